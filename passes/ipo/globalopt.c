/* globalopt.c: what the whole module shows about each of its globals.
 *
 *   @a = internal global i32 7        ; only loaded         @a gone, its loads are 7
 *   @b = internal global i32 0        ; only stored    =>   @b and the stores gone
 *   @c = internal global {i32, i32}   ; parts used          @c.0, @c.1
 *   define internal i32 @f(...)       ; only called         define internal fastcc ... unnamed_addr
 *
 * For every global all accesses are collected, through addresses that are constants, casts and address arithmetic.
 * One that is used in any other way (stored somewhere, passed, compared, volatile or ordered access) has escaped and
 * stays as it is. Then: unused ones go; local variables that are never read lose their stores; that are never changed
 * become constant and their loads fold; that hold an undefined value or one stored constant are that constant;
 * aggregates accessed by parts are split; variables that only one function that cannot recurse uses, which always
 * writes before it reads, move to its stack; what the only store leaves is known behind it; a pointer that is null or
 * one address is that to who accesses through it. Functions only called directly become fastcc; constructors that can
 * be run now are (globalopt_ctors.c); addresses nobody compares become (local_)unnamed_addr; aliases give way to what
 * they name. Rounds repeat while something changes. After LLVM's pass of the same name.
 *
 * GPU: externally_initialized variables are written and read by the host: only removed when nothing mentions them.
 * Shared memory (space 3) has no initial contents and other threads of the block see it: only dead stores and unused
 * variables go. No variable moves to the stack of a function that synchronizes: other threads might see its stores.
 * Requires: nothing. Keeps: the control-flow graph. Cost: linear per round; caps below.
 */
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/ipo/globalopt_ctors.h"
#include "passes/pass.h"
#include "passes/stat.h"

/* WRITE, READ: memory intrinsics; ATOMIC: a load that is atomic: of what nobody writes, there is nothing that it could
 * be ordered with. */
typedef enum AccKind { AK_LOAD, AK_STORE, AK_WRITE, AK_READ, AK_ATOMIC, AK_COMPARE } AccKind;
typedef struct Acc {
  Glob fn;
  Val ins;
  int64_t off;
  bool known;
  uint8_t kind;
} Acc;
typedef struct Status {
  VEC(Acc) acc;
  bool escaped, compared, only_called;
} Status;
typedef struct Opt {
  Module *m;
  PassCtx *px;
  GlobUses u;
  bool stale;     /* u: mentions have come or gone since */
  uint8_t *syncs; /* by function, what fn_syncs found: asked for each variable that the function alone uses */
  Change ch;
} Opt;
static void uses_again(Opt *o) {
  if (o->stale) o->u = glob_uses(o->m, o->px->scratch);
  o->stale = false;
}

/* Constant c is the address of g plus an offset: true. Space casts are looked through. */
static bool con_is_addr(const ConPool *p, Val c, Glob g, int64_t *off) {
  *off = 0;
  for (unsigned i = 0; i < 64; i++) {
    c = con_twin(p, c);
    switch (con_kind(p, c)) {
    case CON_GLOBAL: return con_glob(p, c) == g;
    case CON_ADDR:
      *off += con_addr_offset(p, c);
      c = con_op(p, c, 0);
      break;
    case CON_EXPR:
      if (con_rec(p, c)->sub != OP_ADDRSPACECAST && con_rec(p, c)->sub != OP_BITCAST) return false;
      c = con_op(p, c, 0);
      break;
    default: return false;
    }
  }
  return false;
}

typedef struct Ptr {
  Val v;
  int64_t off;
  bool known;
} Ptr; /* v VAL_NONE: a constant operand of the instruction */
typedef VEC(Ptr) Ptrs;
/* What instruction `w` does with the pointer in its operand i. */
static void use_classify(Opt *o, Status *s, Glob fn, Val w, uint32_t i, int64_t off, bool known, Ptrs *stack) {
  Fn *f = glob(o->m, fn)->fn;
  if (at_cap(o->m, GLOBALOPT_ACCESSES, s->acc.n)) {
    s->escaped = true;
    return;
  }
  switch (op(f, w)) {
  case OP_LOAD:
    if (is_volatile(f, w)) {
      s->escaped = true;
      return;
    }
    vec_push(&s->acc, ((Acc){fn, w, off, known, is_simple(f, w) ? AK_LOAD : AK_ATOMIC}));
    return;
  case OP_STORE:
    if (i != 1 || !is_simple(f, w)) {
      s->escaped = true;
      return;
    }
    vec_push(&s->acc, ((Acc){fn, w, off, known, AK_STORE}));
    return;
  case OP_ICMP: {
    s->compared = true; /* the answer needs the address, not the contents: nobody comes to these by it */
    vec_push(&s->acc, ((Acc){fn, w, off, false, AK_COMPARE}));
    return;
  }
  case OP_GEP: {
    if (i != 0) {
      s->escaped = true;
      return;
    }
    int64_t d = 0;
    bool k = known && gep_offset(f, w, &d);
    if (ty_kind(o->m, ty(f, w)) == TK_VECTOR) {
      s->escaped = true;
      return;
    }
    vec_push(stack, ((Ptr){w, off + d, k}));
    return;
  }
  case OP_ADDRSPACECAST:
  case OP_BITCAST: vec_push(stack, ((Ptr){w, off, known})); return;
  case OP_CALL: {
    unsigned id = call_intrinsic(f, w);
    if (id == INTRIN_memset && i == 0) {
      Val vol = arg(f, w, 3);
      if (val_is_con(vol) && con_is_zero(&f->con, vol)) {
        vec_push(&s->acc, ((Acc){fn, w, off, false, AK_WRITE}));
        return;
      }
    }
    if ((id == INTRIN_memcpy || id == INTRIN_memmove) && i < 2) {
      Val vol = arg(f, w, 3);
      if (val_is_con(vol) && con_is_zero(&f->con, vol)) {
        vec_push(&s->acc, ((Acc){fn, w, off, false, i == 0 ? AK_WRITE : AK_READ}));
        return;
      }
    }
    s->escaped = true;
    return;
  }
  default: s->escaped = true; return;
  }
}
static void status_of(Opt *o, Glob g, Status *s) {
  Module *m = o->m;
  *s = (Status){.only_called = true};
  Ptrs st = {0};
  for (uint32_t i = o->u.first[g]; i < o->u.first[g + 1] && !s->escaped; i++) {
    const GlobUse *x = &o->u.use[i];
    if (!x->ins) {
      s->escaped = true;
      s->only_called = false;
      break;
    }
    Fn *f = glob(m, x->user)->fn;
    if (op(f, x->ins) == OP_NONE) continue;
    if (is_call(f, x->ins) && x->slot == nops(f, x->ins) - 1 && x->direct) continue;
    s->only_called = false;
    int64_t off;
    if (!con_is_addr(&f->con, arg(f, x->ins, x->slot), g, &off)) {
      s->escaped = true;
      break;
    }
    vec_clear(&st);
    use_classify(o, s, x->user, x->ins, x->slot, off, true, &st);
    for (uint32_t steps = 0; st.n && !s->escaped; steps++) {
      Ptr p = vec_pop(&st);
      if (past_cap(m, GLOBALOPT_ACCESSES, steps)) {
        s->escaped = true;
        break;
      }
      FOR_EACH_USE(f, p.v, u) use_classify(o, s, x->user, use_user(f, u), use_index(f, u), p.off, p.known, &st);
    }
  }
  vec_free(&st);
}
static void status_free(Status *s) { vec_free(&s->acc); }

static void erase_ins(Opt *o, Fn *f, Val v) {
  Val ops[4];
  uint32_t n = nops(f, v) < 4 ? nops(f, v) : 4;
  for (uint32_t i = 0; i < n; i++) ops[i] = arg(f, v, i);
  dbg_salvage(f, v);
  ins_erase_poison(f, v);
  for (uint32_t i = 0; i < n; i++)
    if (val_is_local(ops[i]) && !is_arg(f, ops[i]) && op(f, ops[i]) != OP_NONE && is_trivially_dead(f, ops[i]))
      ins_erase_dead(f, ops[i]);
  o->ch |= CH_VAL | CH_MEM;
}

/* ---- unused ---- */
static bool removable(const Opt *o, Glob g) {
  const Global *p = glob(o->m, g);
  if (o->u.first[g] != o->u.first[g + 1] || o->u.intrinsic_uses[g] || p->comdat || p->linkage == LINK_APPENDING)
    return false;
  return p->is_decl || glob_is_discardable(p);
}
static bool remove_unused(Opt *o) {
  bool any = false;
  FOR_EACH_GLOB(o->m, g)
    if (removable(o, g)) {
      stat_add(o->px, ST_GLOBALOPT_DELETED, 1);
      glob_delete(o->m, g);
      any = true;
    }
  if (any) {
    md_forget_deleted(o->m);
    o->ch |= CH_ATTR | CH_CALL;
  }
  return any;
}

/* ---- functions ---- */
static bool make_fastcc(Opt *o, Glob g) {
  Module *m = o->m;
  Global *p = glob(m, g);
  AttrSet fa = attrlist_fn(m, p->fattrs);
  if (!p->fn || !glob_is_local(p) || p->cc != CC_C || ty_vararg(m, p->type) || attrset_has(m, fa, ATTR_NAKED) ||
      attrset_has(m, fa, ATTR_OPTNONE))
    return false;
  for (uint32_t i = o->u.first[g]; i < o->u.first[g + 1]; i++) {
    const GlobUse *x = &o->u.use[i];
    if (!x->ins || !x->direct) return false;
    const Fn *f = glob(m, x->user)->fn;
    if (op(f, x->ins) == OP_NONE) continue;
    if (!is_call(f, x->ins) || x->slot != nops(f, x->ins) - 1 || call_rec(f, x->ins)->fnty != p->type) return false;
    if (is_musttail(f, x->ins)) return false;
  }
  if (fn_has_musttail(p->fn)) return false;
  p->cc = CC_FAST;
  for (uint32_t i = o->u.first[g]; i < o->u.first[g + 1]; i++) {
    const GlobUse *x = &o->u.use[i];
    Fn *f = glob(m, x->user)->fn;
    if (op(f, x->ins) == OP_NONE) continue;
    CallRec r = *call_rec(f, x->ins);
    r.cc = CC_FAST;
    aux_set(f, x->ins, call_add(f, r));
  }
  o->ch |= CH_ATTR | CH_VAL;
  return true;
}

/* ---- variables ---- */
/* Loads at known offsets of what never changes give the initialiser. */
static bool fold_loads(Opt *o, Glob g, Status *s) {
  bool any = false;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    Acc *a = &s->acc.p[i];
    if (a->kind != AK_LOAD && a->kind != AK_ATOMIC) continue;
    Fn *f = glob(o->m, a->fn)->fn;
    if (op(f, a->ins) != OP_LOAD) continue;
    Val c = VAL_NONE;
    if (a->known && a->off >= 0) c = con_fold_load(&f->con, o->m, g, (uint64_t)a->off, ty(f, a->ins));
    else if (!a->known && con_is_zero(&o->m->con, glob(o->m, g)->init) &&
             ty_kind(o->m, ty_scalar(o->m, ty(f, a->ins))) != TK_TARGET)
      c = con_null(&f->con, ty(f, a->ins)); /* wherever it is */
    if (!c) continue;
    val_replace(f, a->ins, c);
    erase_ins(o, f, a->ins);
    any = true;
  }
  return any;
}
static bool erase_writes(Opt *o, Status *s) {
  bool any = false;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    Acc *a = &s->acc.p[i];
    if (a->kind != AK_STORE && a->kind != AK_WRITE) continue;
    Fn *f = glob(o->m, a->fn)->fn;
    if (op(f, a->ins) == OP_NONE) continue;
    erase_ins(o, f, a->ins);
    any = true;
  }
  return any;
}
/* A part of an aggregate. */
typedef struct Part {
  int64_t off;
  Ty t;
  Glob g;
} Part;
/* The new variable q holds a part of g, or what is to be known of it: it lies where g lies. */
static Global *stands_for(Module *m, Glob g, Glob q, Ty t, Val init) {
  Global *d = glob(m, q), is = *glob(m, g);
  is.linkage = LINK_INTERNAL, is.name = d->name, is.type = t, is.init = init, is.align = 0, is.comdat = 0, is.md = NULL,
  is.nmd = 0;
  *d = is;
  return d;
}
static bool split(Opt *o, Glob g, Status *s) {
  Module *m = o->m;
  const Global *p = glob(m, g);
  Part part[CAP_GLOBALOPT_PARTS];
  uint32_t n = 0;
  int64_t size = (int64_t)ty_alloc_size(m, p->type);
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *a = &s->acc.p[i];
    if ((a->kind != AK_LOAD && a->kind != AK_STORE) || !a->known) return false;
    const Fn *f = glob(m, a->fn)->fn;
    Ty t = a->kind == AK_LOAD ? ty(f, a->ins) : ty(f, arg(f, a->ins, 0));
    if (!ty_is_sized(m, t) || ty_scalable(m, t) || a->off < 0 || a->off + (int64_t)ty_store_size(m, t) > size)
      return false;
    uint32_t k = 0;
    while (k < n && part[k].off != a->off) k++;
    if (k < n) {
      if (part[k].t != t) return false;
      continue;
    }
    if (at_cap(m, GLOBALOPT_PARTS, n)) return false;
    while (k > 0 && part[k - 1].off > a->off) {
      part[k] = part[k - 1];
      k--;
    }
    part[k] = (Part){a->off, t, GLOB_NONE};
    n++;
  }
  if (n == 0 || (n == 1 && part[0].off == 0 && ty_alloc_size(m, part[0].t) == (uint64_t)size)) return false;
  for (uint32_t k = 0; k + 1 < n; k++)
    if (part[k].off + (int64_t)ty_store_size(m, part[k].t) > part[k + 1].off) return false;
  Val init[CAP_GLOBALOPT_PARTS];
  glob(m, g)->constant = true; /* for the reader of its initialiser only */
  bool all = true;
  for (uint32_t k = 0; k < n && all; k++)
    all = (init[k] = con_fold_load(&m->con, m, g, (uint64_t)part[k].off, part[k].t)) != VAL_NONE;
  glob(m, g)->constant = false;
  if (!all) return false;
  uint32_t base_align = p->align ? glob_align(p) : ty_pref_align(m, p->type);
  for (uint32_t k = 0; k < n; k++) {
    StrBuf sb = {0};
    Str name = glob(m, g)->name;
    Glob q = GLOB_NONE;
    for (uint32_t tries = k; !q && tries < k + 100000; tries += CAP_GLOBALOPT_PARTS) { /* a name nobody has */
      sb.n = 0;
      sb_fmt(&sb, "%.*s.%u", (int)name.n, name.p, tries);
      q = glob_new(m, GK_VAR, (Str){sb.p, (uint32_t)sb.n});
    }
    sb_free(&sb);
    if (!q) BUG("no name for a part");
    Global *d = stands_for(m, g, q, part[k].t, init[k]);
    uint32_t al = base_align;
    while (al > 1 && part[k].off % al) al >>= 1;
    d->align = al > ty_abi_align(m, part[k].t) || glob(m, g)->align ? (uint8_t)(log2_floor(al) + 1) : 0;
    part[k].g = q;
  }
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *a = &s->acc.p[i];
    Fn *f = glob(m, a->fn)->fn;
    uint32_t k = 0, slot = a->kind == AK_LOAD ? 0 : 1;
    while (part[k].off != a->off) k++;
    Val ptr = arg(f, a->ins, slot), to = con_global(&f->con, part[k].g);
    if (ty(f, ptr) != ty(f, to)) { /* accessed through a cast */
      Bld b = bld_before(f, a->ins);
      to = emit_cast(&b, OP_ADDRSPACECAST, 0, to, ty(f, ptr));
    }
    opnd_set(f, a->ins, slot, to);
    if (!val_is_con(ptr) && is_trivially_dead(f, ptr)) ins_erase_dead(f, ptr);
  }
  o->ch |= CH_VAL | CH_MEM | CH_ATTR;
  return true;
}
/* The function holds something that other threads may have waited for. */
static bool fn_syncs(Opt *o, Glob fn) {
  enum { NEW, NO, YES };
  if (o->syncs[fn] != NEW) return o->syncs[fn] == YES;
  const Fn *f = glob(o->m, fn)->fn;
  o->syncs[fn] = NO;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if ((is_call(f, v) || is_op(f, v, OP_FENCE) || is_op(f, v, OP_ATOMICRMW) || is_op(f, v, OP_CMPXCHG)) &&
          is_sync(f, v)) {
        o->syncs[fn] = YES;
        return true;
      }
  return false;
}
/* A scalar that one function uses, which does not recurse and writes it before every read, lives on that function's
 * stack. */
static bool localize(Opt *o, Glob g, Status *s) {
  Module *m = o->m;
  const Global *p = glob(m, g);
  if (p->addrspace != dl_alloca_as(m) || p->tls || ty_is_agg(m, p->type) || !s->acc.n) return false;
  Glob fn = s->acc.p[0].fn;
  for (uint32_t i = 0; i < s->acc.n; i++)
    if (s->acc.p[i].fn != fn || (s->acc.p[i].kind != AK_LOAD && s->acc.p[i].kind != AK_STORE) || !s->acc.p[i].known ||
        s->acc.p[i].off)
      return false;
  Fn *f = glob(m, fn)->fn;
  if (!attrlist_fn_has(m, glob(m, fn)->fattrs, ATTR_NORECURSE) || fn_syncs(o, fn)) return false;
  const Dom *d = dom(f);
  uint32_t loads = 0;
  uint64_t size = ty_store_size(m, p->type);
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *l = &s->acc.p[i];
    if (l->kind != AK_LOAD) continue;
    if (past_cap(m, GLOBALOPT_LOADS, ++loads) || ty_store_size(m, ty(f, l->ins)) > size) return false;
    bool found = false;
    for (uint32_t k = 0; k < s->acc.n && !found; k++) {
      const Acc *t = &s->acc.p[k];
      if (t->kind != AK_STORE || ty_store_size(m, ty(f, arg(f, t->ins, 0))) < ty_store_size(m, ty(f, l->ins))) continue;
      Blk a = blk_of(f, t->ins), b = blk_of(f, l->ins);
      found = a == b ? val_before(f, t->ins, l->ins) : dom_reachable(d, b) && dom_blk(d, a, b);
    }
    if (!found) return false;
  }
  for (uint32_t i = 0; i < s->acc.n; i++) { /* only through the address itself */
    Val ptr = arg(f, s->acc.p[i].ins, s->acc.p[i].kind == AK_LOAD ? 0 : 1);
    if (!val_is_con(ptr) || con_kind(&f->con, ptr) != CON_GLOBAL) return false;
  }
  Bld b = bld_before(f, first_insertion(f, entry_blk(f)));
  b.loc = MD_NONE;
  Val one = con_int(&f->con, TY_I32, 1);
  Val al = emit(&b, OP_ALLOCA, 0, 0, p->ptr_type, &one, 1);
  aux_set(f, al, (uint32_t)p->type);
  align_set(f, al, p->align ? glob_align(p) : ty_pref_align(m, p->type));
  name_set(f, al, p->name);
  Val init = con_import(&f->con, &m->con, p->init);
  if (!con_is_undef(&f->con, init) && !con_is_poison(&f->con, init)) emit_store(&b, init, al, ty_abi_align(m, p->type));
  for (uint32_t i = 0; i < s->acc.n; i++) opnd_set(f, s->acc.p[i].ins, s->acc.p[i].kind == AK_LOAD ? 0 : 1, al);
  o->ch |= CH_VAL | CH_MEM;
  return true;
}
/* Where one store is all that writes it, of a constant, it holds that for who comes from there: other threads can only
 * have stored the same. */
static bool forward_only_store(Opt *o, Status *s) {
  Module *m = o->m;
  const Acc *only = NULL;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *a = &s->acc.p[i];
    if (a->kind == AK_WRITE || (a->kind == AK_STORE && only)) return false;
    if (a->kind == AK_STORE) only = a;
  }
  if (!only || !only->known) return false;
  Fn *f = glob(m, only->fn)->fn;
  Val x = arg(f, only->ins, 0);
  if (!val_is_con(x)) return false;
  Blk from = blk_of(f, only->ins);
  const Dom *d = NULL;
  bool any = false;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *l = &s->acc.p[i];
    if (l->kind != AK_LOAD || l->fn != only->fn || !l->known || l->off != only->off || ty(f, l->ins) != ty(f, x))
      continue;
    if (!d) d = dom(f);
    Blk b = blk_of(f, l->ins);
    if (!dom_reachable(d, b) || !(b == from ? val_before(f, only->ins, l->ins) : dom_blk(d, from, b))) continue;
    val_replace(f, l->ins, x);
    erase_ins(o, f, l->ins);
    any = true;
  }
  return any;
}
/* Every use of pointer v is an access or call through it, or through an address computed from it: null is undefined. */
static bool traps_if_null(Fn *f, Val v, unsigned depth) {
  if (known_null_is_valid(f, ty(f, v)) || at_cap(f->m, GLOBALOPT_POINTER_DEPTH, depth)) return false;
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    uint32_t i = use_index(f, u);
    bool ok = (is_op(f, w, OP_LOAD) && !is_volatile(f, w)) || (is_op(f, w, OP_STORE) && i == 1 && !is_volatile(f, w)) ||
              (is_op(f, w, OP_CALL) && i == nops(f, w) - 1) ||
              (is_op(f, w, OP_GEP) && i == 0 && (flags(f, w) & F_INBOUNDS) && ty_kind(f->m, ty(f, w)) == TK_PTR &&
               traps_if_null(f, w, depth + 1));
    if (!ok) return false;
  }
  return true;
}
/* A pointer that is null or one other constant is the other one to who uses it as an address. */
static bool never_null(Opt *o, Status *s, Val stored) {
  Module *m = o->m;
  bool any = false;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *l = &s->acc.p[i];
    Fn *f = glob(m, l->fn)->fn;
    if (l->kind != AK_LOAD || !l->known || l->off || ty(f, l->ins) != con_type(&m->con, stored) ||
        !traps_if_null(f, l->ins, 0))
      continue;
    val_replace(f, l->ins, con_import(&f->con, &m->con, stored));
    erase_ins(o, f, l->ins);
    any = true;
  }
  return any;
}
/* Holds its initial value or one other constant: a boolean says which. */
static bool shrink_to_bool(Opt *o, Glob g, Status *s, Val other) {
  Module *m = o->m;
  Global *p = glob(m, g);
  Ty t = p->type;
  if (t == TY_I1 || (!ty_is_int(m, t) && !ty_is_fp(t) && ty_kind(m, t) != TK_PTR) || p->addrspace == 3) return false;
  if (ty_kind(m, t) == TK_PTR || p->tls) return false;
  ConKind ik = con_kind(&m->con, p->init), ok2 = con_kind(&m->con, other);
  if ((ik != CON_INT && ik != CON_FP) || (ok2 != CON_INT && ok2 != CON_FP)) return false;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *a = &s->acc.p[i];
    if ((a->kind != AK_LOAD && a->kind != AK_STORE) || !a->known || a->off) return false;
    const Fn *f = glob(m, a->fn)->fn;
    if (a->kind == AK_LOAD ? ty(f, a->ins) != t : ty(f, arg(f, a->ins, 0)) != t) return false;
    if (a->kind == AK_STORE && !val_is_con(arg(f, a->ins, 0))) return false;
    Val ptr = arg(f, a->ins, a->kind == AK_LOAD ? 0 : 1);
    if (!val_is_con(ptr) || con_kind(&f->con, ptr) != CON_GLOBAL) return false;
  }
  StrBuf sb = {0};
  sb_fmt(&sb, "%.*s.b", (int)p->name.n, p->name.p);
  Glob q = glob_new(m, GK_VAR, (Str){sb.p, (uint32_t)sb.n});
  sb_free(&sb);
  if (!q) return false;
  p = glob(m, g);
  stands_for(m, g, q, TY_I1, con_int(&m->con, TY_I1, 0));
  Val init = p->init;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *a = &s->acc.p[i];
    Fn *f = glob(m, a->fn)->fn;
    Val addr = con_global(&f->con, q);
    Bld b = bld_before(f, a->ins);
    if (a->kind == AK_LOAD) {
      Val l = emit_load(&b, TY_I1, addr, 1);
      name_set(f, l, STR(""));
      Val c1 = con_import(&f->con, &m->con, other), c0 = con_import(&f->con, &m->con, init), r;
      if (ik == CON_INT && con_is_zero(&f->con, c0) && con_is_one(&f->con, c1)) r = emit_cast(&b, OP_ZEXT, 0, l, t);
      else r = emit_select(&b, l, c1, c0);
      name_take(f, r, a->ins);
      val_replace(f, a->ins, r);
    } else {
      bool is = con_equal(&f->con, arg(f, a->ins, 0), &m->con, other);
      emit_store(&b, con_int(&f->con, TY_I1, is), addr, 1);
    }
    ins_erase(f, a->ins);
  }
  o->ch |= CH_VAL | CH_MEM | CH_ATTR;
  return true;
}

static bool variable(Opt *o, Glob g, Status *s) {
  Module *m = o->m;
  Global *p = glob(m, g);
  if (p->is_decl || !p->init || !glob_is_local(p) || p->externally_initialized || s->escaped ||
      p->linkage == LINK_APPENDING)
    return false;
  bool loaded = false, other_read = false, written = false;
  Val stored = VAL_NONE; /* the one constant stored, in the module's pool */
  bool many = false;
  for (uint32_t i = 0; i < s->acc.n; i++) {
    const Acc *a = &s->acc.p[i];
    const Fn *f = glob(m, a->fn)->fn;
    if (a->kind == AK_COMPARE) continue;
    if (a->kind == AK_LOAD) loaded = true;
    else if (a->kind == AK_READ || a->kind == AK_ATOMIC) other_read = true;
    else if (a->kind == AK_WRITE) {
      written = many = true;
    } else {
      Val x = arg(f, a->ins, 0);
      bool whole = a->known && a->off == 0 && ty(f, x) == p->type;
      if (whole && val_is_con(x) && con_equal(&f->con, x, &m->con, p->init)) continue; /* what it holds anyway */
      if (whole && is_op(f, x, OP_LOAD) && val_is_con(arg(f, x, 0)) && con_kind(&f->con, arg(f, x, 0)) == CON_GLOBAL &&
          con_glob(&f->con, arg(f, x, 0)) == g && ty(f, x) == p->type)
        continue;
      written = true;
      if (!whole || !val_is_con(x) || con_kind(&f->con, x) == CON_BLOCKADDR) {
        many = true;
        continue;
      }
      if (!stored) stored = con_import(&m->con, &f->con, x);
      else if (!con_equal(&f->con, x, &m->con, stored)) many = true;
    }
  }
  if (!loaded && !other_read) return erase_writes(o, s);
  if (p->constant || p->addrspace == 3) return p->constant && fold_loads(o, g, s);
  if (!written) {
    if (!s->acc.n) return false;
    p->constant = true;
    o->ch |= CH_ATTR;
    fold_loads(o, g, s);
    erase_writes(o, s);
    for (uint32_t i = 0; i < s->acc.n; i++) /* some targets write where they load atomically */
      if (s->acc.p[i].kind == AK_ATOMIC && op(glob(m, s->acc.p[i].fn)->fn, s->acc.p[i].ins) == OP_LOAD)
        glob(m, g)->constant = false;
    return true;
  }
  if (other_read || s->compared) return false;
  if (split(o, g, s)) return true;
  if (!many && stored && con_is_undefined(&m->con, p->init)) {
    p->init = stored; /* who reads too early may see this too */
    o->ch |= CH_ATTR;
    return true;
  }
  if (localize(o, g, s) || forward_only_store(o, s)) return true;
  if (!many && stored && con_kind(&m->con, p->init) == CON_NULL && never_null(o, s, stored)) return true;
  if (!many && stored && shrink_to_bool(o, g, s, stored)) return true;
  return false;
}

/* Aliases that no other definition can replace: their users name the aliasee. */
static bool aliases(Opt *o) {
  Module *m = o->m;
  Glob *to = ARENA_ZARRAY(o->px->scratch, Glob, m->glob.n + 1);
  bool any = false;
  FOR_EACH_GLOB(m, g) {
    const Global *p = glob(m, g);
    if (p->kind != GK_ALIAS || !p->init || glob_is_interposable(p)) continue;
    Val a = con_twin(&m->con, p->init);
    if (con_kind(&m->con, a) != CON_GLOBAL) continue;
    Glob t = con_glob(&m->con, a);
    const Global *q = glob(m, t);
    if (q->ptr_type != p->ptr_type || q->kind == GK_ALIAS || q->kind == GK_IFUNC || glob_is_interposable(q)) continue;
    bool code = true, uses = false;
    for (uint32_t i = o->u.first[g]; i < o->u.first[g + 1]; i++) {
      uses = true;
      code = code && o->u.use[i].ins;
    }
    if (!uses || !code) continue; /* llvm.used names it */
    to[g] = t;
    any = true;
  }
  if (!any) return false;
  globs_replace(m, to, o->px->scratch);
  o->ch |= CH_VAL | CH_CALL | CH_ATTR;
  return true;
}

static bool unnamed(Opt *o, Glob g, const Status *s) {
  Global *p = glob(o->m, g);
  if (s->escaped || s->compared || p->unnamed_addr == UNNAMED_GLOBAL || str_starts(p->name, STR("llvm.")) ||
      p->kind == GK_ALIAS || p->kind == GK_IFUNC)
    return false;
  unsigned want = glob_is_local(p) ? UNNAMED_GLOBAL : UNNAMED_LOCAL;
  if (p->unnamed_addr == want) return false;
  p->unnamed_addr = (uint8_t)want;
  o->ch |= CH_ATTR;
  return true;
}

/* Branches and switches on constants go one way. */
static bool keep_ways(Opt *o, Fn *f) {
  bool any = false;
  FOR_EACH_BLK(f, b) {
    Val t = term(f, b);
    uint64_t c;
    if (!is_condbr(f, t) && op(f, t) != OP_SWITCH) continue;
    Val k = arg(f, t, 0);
    if (!val_is_con(k) || con_kind(&f->con, con_twin(&f->con, k)) != CON_INT) continue;
    if (op(f, t) == OP_SWITCH) term_keep_edge(f, b, switch_way(f, t, con_twin(&f->con, k)));
    else term_keep_edge(f, b, con_u64(&f->con, k, &c) && c ? 0 : 1);
    any = true;
  }
  if (any) o->ch |= CH_CFG | CH_VAL | CH_MEM;
  o->stale |= any;
  return any;
}
Change pass_globalopt(Module *m, PassCtx *px) {
  Opt o = {.m = m, .px = px, .stale = true, .syncs = ARENA_ZARRAY(px->scratch, uint8_t, m->glob.n)};
  for (uint32_t round = 0; !at_cap(m, GLOBALOPT_ROUNDS, round); round++) {
    bool any = globalopt_ctors(m, px);
    if (any) o.ch |= CH_ATTR | CH_VAL;
    o.stale |= any;
    uses_again(&o);
    for (uint32_t k = 0; !at_cap(m, GLOBALOPT_REMOVALS, k) && remove_unused(&o); k++) {
      o.stale = any = true;
      uses_again(&o);
    }
    FOR_EACH_FN(m, g) {
      if (glob(m, g)->fn->rare->label_slot.n) continue; /* a label may name them */
      any |= keep_ways(&o, glob(m, g)->fn);
      uint32_t dead = blks_erase_unreachable(glob(m, g)->fn);
      if (dead) {
        o.ch |= CH_CFG | CH_VAL | CH_MEM;
        o.stale = any = true;
      }
    }
    uses_again(&o);
    uint32_t n = m->glob.n;
    for (uint32_t i = 1; i < n; i++) {
      Glob g = (Glob)i;
      if (glob(m, g)->deleted) continue;
      Status s;
      status_of(&o, g, &s);
      unnamed(&o, g, &s);
      if (glob(m, g)->kind == GK_FUNC) {
        if (make_fastcc(&o, g)) any = true;
      } else if (glob(m, g)->kind == GK_VAR) {
        bool ch = variable(&o, g, &s);
        /* The index is not made anew until all have been looked at. That is safe: constants that come into code or
         * new parts come from initialisers, and what those name counts as escaped in the old index. */
        if (ch) o.stale = any = true;
      }
      status_free(&s);
    }
    uses_again(&o);
    if (aliases(&o)) o.stale = any = true;
    if (!any) break;
  }
  return o.ch;
}
