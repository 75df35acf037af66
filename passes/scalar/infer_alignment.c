/* infer_alignment.c: "infer-alignment": finds how accesses are aligned, and aligns stack objects and variables so
 * that accesses can be wide.
 *
 *   define void @k(ptr align 16 %p, i32 %i)                                 %v = load float, ptr %a, align 16
 *     %b = shl i32 %i, 2                                                 %a1 = getelementptr float, ptr %a, i64 1
 *     %a = getelementptr float, ptr %p, i32 %b                       =>  %w = load float, ptr %a1, align 4
 *     %v = load float, ptr %a, align 4   ; and the same at %a + 4, ...   which the back end's vectorizer joins to one ld.v4
 *
 * Three steps, each linear in the function:
 *  1. Objects. An alloca, or a variable that is wholly the module's own, becomes as aligned as the type of an access
 *     through it prefers, if what is added to its address allows that. For NVPTX an object accessed in pieces also
 *     gets the alignment of the widest vector whose size divides its own (so that it takes no more room), which is
 *     what lets the back end join neighbouring accesses. Variables are frozen while functions run: they change at the
 *     barrier, and this function already counts on it.
 *  2. Pointers. The alignment of every pointer by where it comes from: attributes, !align, objects; getelementptr
 *     takes the smaller one of base and what is added, phi and select the smallest. Optimistic over cycles of phis: a
 *     pointer that a loop advances by 16 bytes stays aligned to 16. Sweeps in reverse post-order until nothing
 *     changes, at most CAP_ALIGN_SWEEPS; then phis of cycles know nothing.
 *  3. Accesses, along the dominator tree. An access that has run proves the alignment of its address and of the bases
 *     that this was made from, for all that it dominates; so do assumptions and branches on the address's low bits
 *     (context.h). What is found is written to loads, stores, and to the arguments of memory intrinsics; masks that
 *     only clear or only keep low bits known zero are folded.
 * An alignment argument of an intrinsic proves nothing: of length 0 it touches no memory.
 *
 * A cast between address spaces keeps the low bits where the spaces are windows of the generic one (NVPTX): up to
 * WINDOW_ALIGN. Chains of bases are followed CAP_LOADS_STEPS up at an access. Changes no order of accesses; barriers
 * are as good as anything else. Compare LLVM's InferAlignment (behaviour), which raises for preferred alignments only
 * and knows pointers by known bits. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/loads.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/stat.h"

enum {
  ALIGN_TOP = 32, /* log2: the most that is told apart; of pointers that nothing is known to be wrong of (null, phis not
                     reached yet) */
  WINDOW_ALIGN = 16, /* log2: where any space begins in the generic one */
  HOST_ALIGN = 4,    /* log2: stacks of hosts are aligned to this; more would cost every call of the function */
  VECTOR_ALIGN = 4   /* log2: the widest access of NVPTX */
};

typedef struct Raised {
  Glob g;
  uint32_t log2;
} Raised;
typedef struct Undo {
  Val v;
  uint8_t was;
} Undo;
typedef struct Infer {
  Fn *f;
  Module *m;
  PassCtx *px;
  const Dom *d;
  KnownCtx k;
  uint8_t *origin; /* by Val: log2, of pointers, by where they come from (step 2) */
  uint8_t *step;   /* by Val: log2 of what a getelementptr adds */
  uint8_t *proved; /* by Val: log2, by accesses that have run (step 3) */
  uint32_t nval;
  VEC(Undo) undo;     /* of `proved`, along the dominator tree */
  VEC(Raised) raised; /* variables to be aligned at the barrier */
  uint32_t accesses, objects;
  bool changed;
} Infer;

static uint32_t least(uint32_t a, uint32_t b) { return a < b ? a : b; }
static uint32_t most(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t ctz_of(uint64_t x) { return x ? least((uint32_t)__builtin_ctzll(x), ALIGN_TOP) : ALIGN_TOP; }
static uint32_t known_ctz(Infer *x, Val v, Val at) {
  ArenaMark mark = arena_mark(x->k.arena);
  x->k.at = at;
  uint32_t n = ap_cto(known_bits(&x->k, v).zero);
  arena_release(x->k.arena, mark);
  return least(n, ALIGN_TOP);
}
static bool is_pointer(const Infer *x, Val v) { return ty_is_ptr(x->m, ty(x->f, v)); }
static bool keeps_low_bits(const Infer *x, Val cast) {
  return is_op(x->f, cast, OP_BITCAST) || (is_op(x->f, cast, OP_ADDRSPACECAST) && x->m->permissions);
}

/* Align_set has 32 bits. */
static void align_set_log2(Fn *f, Val v, uint32_t a) {
  flags_set(f, v, (flags(f, v) & ~(unsigned)F_ALIGN_MASK) | (a + 1) << F_ALIGN_SHIFT);
}

/* ---- pointers by where they come from ---- */
static uint32_t glob_log2(const Infer *x, Glob g, Val c) {
  uint32_t a = log2_floor(ptr_align(x->f, c));
  for (uint32_t i = 0; i < x->raised.n; i++)
    if (x->raised.p[i].g == g) a = most(a, x->raised.p[i].log2);
  return a;
}
static uint32_t con_log2(Infer *x, Val c) {
  const ConPool *p = &x->f->con;
  int64_t off;
  bool in;
  if (con_is_poison(p, c)) return ALIGN_TOP;
  Val b = ptr_base_offset(x->f, c, &off, &in);
  if (con_kind(p, b) == CON_GLOBAL) return least(glob_log2(x, con_glob(p, b), b), ctz_of((uint64_t)off));
  return known_ctz(x, c, VAL_NONE);
}
static uint32_t log2_of(Infer *x, Val v) {
  if (val_is_con(v)) return con_log2(x, v);
  return (uint32_t)v < x->nval ? x->origin[v] : 0;
}
/* What a getelementptr adds: the low zeros of its constant part and of every index times its stride. */
static uint32_t step_of(Infer *x, Val v) {
  const Fn *f = x->f;
  const Module *m = x->m;
  Ty t = gep_type(f, v);
  uint64_t fixed = 0, c;
  uint32_t a = ALIGN_TOP;
  for (uint32_t i = 1; i < nops(f, v); i++) {
    Val ix = arg(f, v, i);
    bool known = val_is_con(ix) && con_u64(&f->con, con_twin(&f->con, ix), &c);
    if (i > 1) {
      if (ty_kind(m, t) == TK_STRUCT) {
        if (!known || !ty_is_sized(m, t)) return 0;
        fixed += ty_field_offset(m, t, (uint32_t)c);
        t = ty_field(m, t, c);
        continue;
      }
      t = ty_elem(m, t);
    }
    if (known && ty_is_int(m, ty(f, ix)) && ty_bits(m, ty(f, ix)) < 64) c = (uint64_t)sext64(c, ty_bits(m, ty(f, ix)));
    if (!ty_is_sized(m, t)) return 0;
    uint64_t stride = ty_alloc_size(m, t); /* of scalable types the least: vscale is a factor more */
    if (known && !ty_scalable(m, t)) fixed += c * stride;
    else if (stride) a = least(a, ctz_of(stride) + known_ctz(x, ix, v));
  }
  return least(a, ctz_of(fixed));
}
static uint32_t origin_of(Infer *x, Val v) {
  const Fn *f = x->f;
  switch (op(f, v)) {
  case OP_GEP: return least(log2_of(x, arg(f, v, 0)), x->step[v]);
  case OP_BITCAST: return log2_of(x, arg(f, v, 0));
  case OP_ADDRSPACECAST: return keeps_low_bits(x, v) ? least(log2_of(x, arg(f, v, 0)), WINDOW_ALIGN) : 0;
  case OP_SELECT: return least(log2_of(x, arg(f, v, 1)), log2_of(x, arg(f, v, 2)));
  case OP_PHI: {
    uint32_t a = ALIGN_TOP;
    for (uint32_t i = 0; i < nops(f, v); i++)
      if (dom_reachable(x->d, pred(f, blk_of(f, v), i))) a = least(a, log2_of(x, arg(f, v, i)));
    return a;
  }
  default: return most(log2_floor(ptr_align(f, v)), known_ctz(x, v, v));
  }
}
static void find_origins(Infer *x) {
  Fn *f = x->f;
  memset(x->origin, ALIGN_TOP, x->nval);
  for (uint32_t i = 1; i <= f->nargs; i++)
    if (is_pointer(x, (Val)i)) x->origin[i] = (uint8_t)log2_floor(ptr_align(f, (Val)i));
  for (unsigned sweep = 0;; sweep++) {
    bool cycle = false, lower = false;
    for (uint32_t i = 0; i < x->d->n; i++) {
      Blk b = x->d->rpo[i];
      FOR_EACH_INS(f, b, v) {
        if (!is_pointer(x, v)) continue;
        Op o = op(f, v);
        bool joined = o == OP_PHI || o == OP_SELECT || o == OP_GEP || o == OP_BITCAST || o == OP_ADDRSPACECAST;
        if (sweep && !joined) continue; /* stands on no other pointer */
        if (o == OP_GEP && !sweep) x->step[v] = (uint8_t)step_of(x, v);
        uint32_t a = origin_of(x, v);
        if (o == OP_PHI) {
          bool back = false;
          for (uint32_t p = 0; p < npreds(f, b); p++) back |= x->d->order[pred(f, b, p)] > i;
          if (back && at_cap(f->m, ALIGN_SWEEPS, sweep)) a = 0;
          cycle |= back;
        }
        if (a < x->origin[v]) {
          x->origin[v] = (uint8_t)a;
          lower |= sweep > 0;
        }
      }
    }
    if (!cycle || (sweep && !lower)) return;
  }
}

/* ---- objects ---- */
/* The module alone decides where it lies. */
static bool may_align(const Global *g) {
  return g->kind == GK_VAR && glob_is_exact(g) && (glob_is_local(g) || g->dso_local) && !g->section && !g->tls;
}
/* What p is an address in, a local alloca or a variable; *add: log2 of what is added to its address. */
static Val object_of(Infer *x, Val p, uint32_t *add) {
  const Fn *f = x->f;
  *add = ALIGN_TOP;
  for (unsigned i = 0; !at_cap(f->m, LOADS_STEPS, i); i++) {
    if (val_is_con(p)) {
      int64_t off;
      bool in;
      Val b = ptr_base_offset(f, p, &off, &in);
      if (con_kind(&f->con, b) == CON_EXPR) { /* a cast between spaces */
        ConExpr e = con_expr_get(&f->con, b);
        if (e.op != OP_ADDRSPACECAST || !x->m->permissions) return VAL_NONE;
        p = e.ops[0];
      } else p = b;
      *add = least(*add, ctz_of((uint64_t)off));
      if (con_kind(&f->con, p) == CON_GLOBAL) return p;
    } else if (is_op(f, p, OP_GEP)) {
      *add = least(*add, step_of(x, p));
      p = arg(f, p, 0);
    } else if (keeps_low_bits(x, p)) p = arg(f, p, 0);
    else return is_op(f, p, OP_ALLOCA) ? p : VAL_NONE;
  }
  return VAL_NONE;
}
static void raise_object(Infer *x, Val access, Ty t) {
  Fn *f = x->f;
  const Module *m = x->m;
  if (!ty_is_sized(m, t) || ty_scalable(m, t)) return;
  uint32_t add, pref = log2_floor(ty_pref_align(m, t));
  bool gpu = str_starts(m->triple, STR("nvptx"));
  if (!gpu && pref <= ctz_of(align_exact(f, access))) return;
  Val o = object_of(x, arg(f, access, is_op(f, access, OP_STORE)), &add);
  if (!o) return;
  bool var = val_is_con(o);
  if (var ? !may_align(glob(m, con_glob(&f->con, o))) : (flags(f, o) & (F_INALLOCA | F_SWIFTERROR)) != 0) return;
  uint32_t want = add >= pref ? pref : 0,
           have = var ? glob_log2(x, con_glob(&f->con, o), o) : log2_floor(ptr_align(f, o));
  uint64_t piece = ty_store_size(m, t), all = object_bytes(f, o);
  if (gpu && all > piece && piece < 1u << VECTOR_ALIGN && is_pow2(piece))
    want = most(want, least(ctz_of(all), VECTOR_ALIGN));
  if (!gpu && !var) want = least(want, HOST_ALIGN);
  if (want <= have) return;
  x->changed = true;
  x->objects++;
  remark(x->px, ALIGNED_OBJECT, f, access, ra_val(o), ra_int(1 << want));
  if (!var) {
    align_set(f, o, 1u << want);
    return;
  }
  for (uint32_t i = 0; i < x->raised.n; i++)
    if (x->raised.p[i].g == con_glob(&f->con, o)) {
      x->raised.p[i].log2 = want;
      return;
    }
  vec_push(&x->raised, ((Raised){con_glob(&f->con, o), want}));
}
typedef struct AtBarrier {
  uint32_t n;
  Raised raised[];
} AtBarrier;
static void align_variables(Module *m, void *data, PassCtx *px) {
  (void)px;
  AtBarrier *a = data;
  for (uint32_t i = 0; i < a->n; i++) {
    Global *g = glob(m, a->raised[i].g);
    g->align = (uint8_t)most(g->align, a->raised[i].log2 + 1);
  }
  mem_free(a);
}

/* ---- accesses ---- */
/* p where `at` runs: what is known of it and of the bases that it is made from. */
static uint32_t log2_at(Infer *x, Val p, Val at) {
  const Fn *f = x->f;
  uint32_t a = log2_of(x, p), add = ALIGN_TOP;
  x->k.at = at;
  for (unsigned i = 0; a < add && val_is_local(p) && (uint32_t)p < x->nval && !at_cap(f->m, LOADS_STEPS, i); i++) {
    uint32_t here = x->proved[p];
    Context c;
    if (context_of(&x->k, p, &c)) here = most(here, most(log2_floor(c.align), ctz_of(~c.zero)));
    a = most(a, least(here, add));
    if (is_op(f, p, OP_GEP)) add = least(add, x->step[p]);
    else if (!keeps_low_bits(x, p)) break;
    else if (is_op(f, p, OP_ADDRSPACECAST)) add = least(add, WINDOW_ALIGN);
    p = arg(f, p, 0);
  }
  return a;
}
/* An access through p has run: p is aligned to 1 << a, and so are its bases as far as what was added to them allows. */
static void prove(Infer *x, Val p, uint32_t a) {
  const Fn *f = x->f;
  for (unsigned i = 0; a && val_is_local(p) && (uint32_t)p < x->nval && !at_cap(f->m, LOADS_STEPS, i); i++) {
    if (a > most(x->proved[p], x->origin[p])) {
      vec_push(&x->undo, ((Undo){p, x->proved[p]}));
      x->proved[p] = (uint8_t)a;
    }
    if (is_op(f, p, OP_GEP)) a = least(a, x->step[p]);
    else if (!keeps_low_bits(x, p)) return;
    else if (is_op(f, p, OP_ADDRSPACECAST)) a = least(a, WINDOW_ALIGN);
    p = arg(f, p, 0);
  }
}
static void visit_access(Infer *x, Val v) {
  Fn *f = x->f;
  Val p = arg(f, v, is_op(f, v, OP_STORE));
  if (!is_pointer(x, p) && !val_is_con(p)) return;
  uint32_t old = (align_exact(f, v) ? ctz_of(align_exact(f, v)) : 0), a = log2_at(x, p, v);
  if (a > old && align_exact(f, v)) {
    align_set_log2(f, v, a);
    x->accesses++;
    x->changed = true;
  } else a = old;
  prove(x, p, a);
}
static void visit_intrinsic(Infer *x, Val call) {
  Fn *f = x->f;
  Module *m = x->m;
  unsigned id = call_intrinsic(f, call), kind = mem_kind(id);
  if ((!kind || (kind & MEM_ATOMIC)) && id != INTRIN_masked_load && id != INTRIN_masked_store) return;
  CallRec c = *call_rec(f, call);
  AttrList l = c.attrs;
  for (uint32_t i = 0; i < call_nargs(f, call); i++) {
    if (!is_pointer(x, arg(f, call, i))) continue;
    AttrSet s = attrlist_param(m, l, i);
    const Attr *old = attrset_find(m, s, ATTR_ALIGN);
    uint64_t a = 1ull << log2_at(x, arg(f, call, i), call);
    if (a <= (old ? old->val : 1)) continue;
    l = attrlist_with_param(m, l, i, attrset_add_int(m, old ? attrset_remove(m, s, ATTR_ALIGN) : s, ATTR_ALIGN, a));
    x->accesses++;
  }
  if (l == c.attrs) return;
  c.attrs = l;
  aux_set(f, call, call_add(f, c));
  x->changed = true;
}
/* A mask or truncation of an address's number that only looks at zeros, or only clears them. */
static void visit_low_bits(Infer *x, Val v) {
  Fn *f = x->f;
  Val n = arg(f, v, 0), with = VAL_NONE;
  if (!is_op(f, n, OP_PTRTOINT) && !is_op(f, n, OP_PTRTOADDR)) return;
  if (val_is_con(n) || !is_pointer(x, arg(f, n, 0)) || !has_uses(f, v)) return;
  uint64_t mask;
  if (is_op(f, v, OP_AND)) {
    if (!val_is_con(arg(f, v, 1)) || !con_u64(&f->con, con_twin(&f->con, arg(f, v, 1)), &mask)) return;
    uint32_t bits = ty_bits(x->m, ty(f, v));
    if (bits > 64) return;
    uint64_t low = (1ull << log2_at(x, arg(f, n, 0), v)) - 1, all = mask64(bits);
    if (!(mask & ~low)) with = con_null(&f->con, ty(f, v));
    else if (((mask | low) & all) == all) with = n;
  } else if (log2_at(x, arg(f, n, 0), v) >= ty_bits(x->m, ty(f, v))) with = con_null(&f->con, ty(f, v));
  if (!with) return;
  val_replace(f, v, with);
  ins_erase_dead(f, v);
  x->changed = true;
}
static void visit(Infer *x, Blk b) {
  const Fn *f = x->f;
  FOR_EACH_INS_SAFE(f, b, v) {
    switch (op(f, v)) {
    case OP_LOAD:
    case OP_STORE: visit_access(x, v); break;
    case OP_CALL: visit_intrinsic(x, v); break;
    case OP_AND:
    case OP_TRUNC: visit_low_bits(x, v); break;
    default: break;
    }
  }
}
static void visit_tree(Infer *x) {
  typedef struct {
    uint32_t out, undo;
  } Scope;
  VEC(Scope) scope = {0};
  const Dom *d = x->d;
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->tree[i];
    while (scope.n && vec_last(&scope).out < i) {
      uint32_t to = vec_pop(&scope).undo;
      while (x->undo.n > to) {
        Undo u = vec_pop(&x->undo);
        x->proved[u.v] = u.was;
      }
    }
    vec_push(&scope, ((Scope){d->out[b], x->undo.n}));
    visit(x, b);
  }
  vec_free(&scope);
}

static bool has_work(const Fn *f) {
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) switch (op(f, v)) {
      case OP_LOAD:
      case OP_STORE:
      case OP_PTRTOINT:
      case OP_PTRTOADDR: return true;
      case OP_CALL:
        if (call_intrinsic(f, v)) return true;
        break;
      default: break;
      }
  return false;
}
Change pass_infer_alignment(Fn *f, PassCtx *px) {
  if (!has_work(f)) return CH_NONE;
  Infer x = {.f = f, .m = f->m, .px = px, .d = dom(f), .k = known_at(f, px->scratch, VAL_NONE), .nval = f->nins};
  x.origin = ARENA_ARRAY(px->scratch, uint8_t, x.nval);
  x.step = ARENA_ZARRAY(px->scratch, uint8_t, x.nval);
  x.proved = ARENA_ZARRAY(px->scratch, uint8_t, x.nval);
  for (uint32_t i = 0; i < x.d->n; i++)
    FOR_EACH_INS(f, x.d->rpo[i], v)
      if (is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE))
        raise_object(&x, v, is_op(f, v, OP_LOAD) ? ty(f, v) : ty(f, arg(f, v, 0)));
  find_origins(&x);
  visit_tree(&x);
  stat_add(px, ST_ALIGN_ACCESSES, x.accesses);
  stat_add(px, ST_ALIGN_OBJECTS, x.objects);
  if (x.raised.n) {
    AtBarrier *a = mem_alloc(sizeof *a + x.raised.n * sizeof *x.raised.p);
    a->n = x.raised.n;
    memcpy(a->raised, x.raised.p, x.raised.n * sizeof *x.raised.p);
    pass_at_barrier(px, align_variables, a);
  }
  Change c = (x.changed ? CH_VAL : CH_NONE) | (x.raised.n ? CH_ATTR : CH_NONE);
  vec_free(&x.raised);
  vec_free(&x.undo);
  return c;
}
