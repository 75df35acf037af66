/* byval_mem2reg.c: "byval-mem2reg": a variable that only ever holds a copy of memory that nobody writes is that memory.
 *
 *   define ptx_kernel void @k(ptr byval(%S) %s, ...)          define ptx_kernel void @k(ptr byval(%S) %s, ...)
 *     %t = alloca %S                                            %a = getelementptr float, ptr %s, i64 %i
 *     call @llvm.memcpy(ptr %t, ptr %s, i64 68, i1 false)  =>   %v = load float, ptr %a
 *     %a = getelementptr float, ptr %t, i64 %i
 *     %v = load float, ptr %a
 *
 * The index may be anything, so that no promotion of scalars helps: the copy is a frame in local memory, written once
 * and read once by every thread, where the parameter itself is read with ld.param. Copies of copies go one after the
 * other, whatever order they stand in.
 *
 * What is copied may be constant memory, or a byval parameter that the function only reads: that is the function's
 * own copy, so nobody else has its address, and no barrier and no call makes another thread a writer of it. The
 * variable's own address may go through getelementptr, casts, phi and select, to loads, further copies out of it and
 * to calls that only read through it and keep nothing. Reads before the copy, and of what it left out, read undef:
 * the source's bytes will do, since as many of them as the variable has may be read (or the copy has run before).
 * The source's address has to be there where the variable's is used: an argument or constant plus a constant offset
 * is, anything else where the copy dominates those uses; a path from the address to the use that does not go through
 * the copy would contradict that.
 *
 * Loads get the smaller of both alignments. Outside kernels they lose TBAA and scopes: what wrote the source did not
 * write it as the type of the variable, and inlined the two may meet; kernels' parameters and constants are written
 * by no instruction at all.
 *
 * Cost: the uses of each such variable, once more when its source has become another; caps BYVAL_POINTERS,
 * BYVAL_SOURCES and BYVAL_USES. Keeps the flow graph; moves no access over another. Compare LLVM's
 * isOnlyCopiedFromConstantMemory, which knows constants only, and cicc's pass of this name. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/gpu/mem_intrinsic.h"
#include "passes/gpu/object_walk.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/few.h"

enum { WINDOW_ALIGN = 1 << 16 /* where any space begins in the generic one */ };

typedef struct Byval {
  Fn *f;
  PassCtx *px;
  ObjectWalk w;
  uint8_t *read_only; /* by argument: 0 not asked, 1 only read, 2 written or out of sight */
  VecU32 work;
  bool kernel;
} Byval;

static bool argument_only_read(Byval *x, Val a) {
  uint8_t *known = &x->read_only[arg_index(x->f, a)];
  if (!*known) *known = object_only_read(&x->w, a, false) ? 1 : 2;
  return *known == 1;
}

/* ---- where a variable is filled from ---- */
typedef struct Source {
  Val v, base;
  int64_t offset;
  bool fixed,    /* base + offset says where */
      unwritten; /* by any instruction, wherever this function may be inlined */
  uint32_t align;
} Source;

static bool is_byval(const Fn *f, Val v) {
  return is_arg(f, v) && attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, v)), ATTR_BYVAL);
}
static uint32_t lowest_bit(int64_t n) {
  return n ? (uint32_t)1 << u32_min((uint32_t)__builtin_ctzll((uint64_t)n), 31) : 1u << 31;
}
/* What the copy says of its source: where it has run that is true. */
static uint32_t copied_align(const Fn *f, Val copy) {
  const Attr *a = attrset_find(f->m, attrlist_param(f->m, call_rec(f, copy)->attrs, 1), ATTR_ALIGN);
  return a ? (uint32_t)u64_min(a->val, 1u << 31) : 1;
}
/* Whether the object o stays as it is while the function runs; *unwritten as in Source. */
static bool object_stable(Byval *x, Val o, bool *unwritten) {
  Fn *f = x->f;
  if (is_byval(f, o)) {
    *unwritten &= x->kernel;
    return argument_only_read(x, o);
  }
  if (val_is_con(o) && con_kind(&f->con, o) == CON_GLOBAL) {
    const Global *g = glob(f->m, con_glob(&f->con, o));
    if (g->kind == GK_VAR && g->constant) return true;
  }
  *unwritten = false;
  return alias_never_written(alias_of(f), o, MD_NONE);
}
/* Describes where p points; false: somebody may write there. Through phis and selects to every object. */
static bool stable(Byval *x, Val p, Source *s) {
  Fn *f = x->f;
  bool in;
  *s = (Source){.v = p, .fixed = true, .unwritten = true, .align = ptr_align(f, p)};
  s->base = ptr_base_offset(f, p, &s->offset, &in);
  if (f->m->permissions) /* the cast of an address keeps its low bits */
    s->align = u32_max(s->align, u32_min(u32_min(ptr_align(f, s->base), WINDOW_ALIGN), lowest_bit(s->offset)));
  Val few[CAP_BYVAL_SOURCES] = {p};
  uint32_t n = 1;
  for (uint32_t i = 0; i < n; i++) {
    Val o = alias_object(f, few[i]);
    if (i || o != s->base) s->fixed = false;
    if (!is_op(f, o, OP_PHI) && !is_op(f, o, OP_SELECT)) {
      if (!object_stable(x, o, &s->unwritten)) return false;
      continue;
    }
    s->fixed = false;
    for (uint32_t k = is_op(f, o, OP_SELECT); k < nops(f, o); k++) {
      bool old = false;
      for (uint32_t j = 0; j < n; j++) old |= few[j] == arg(f, o, k);
      if (old) continue;
      if (at_cap(f->m, BYVAL_SOURCES, n)) return false;
      few[n++] = arg(f, o, k);
    }
  }
  return true;
}
/* The copy has run wherever the variable's address is used. */
static bool copied_before_uses(const Byval *x, Val var, Val copy) {
  Fn *f = x->f;
  const Dom *d = dom(f);
  FOR_EACH_USE(f, var, u) {
    Val w = use_user(f, u);
    unsigned id = call_intrinsic(f, w);
    if (w == copy || intrinsic_is_lifetime(id)) continue;
    if (!dom_use(f, d, copy, w, use_index(f, u))) return false;
  }
  return true;
}
/* The same of all that reads. */
static bool copied_before_reads(const Byval *x, Val copy) {
  Fn *f = x->f;
  const Dom *d = dom(f);
  for (uint32_t i = 0; i < x->w.ptr.n; i++)
    FOR_EACH_USE(f, x->w.ptr.p[i].v, u) {
      Val w = use_user(f, u);
      unsigned id = call_intrinsic(f, w);
      if (w == copy || object_index(&x->w, w) || intrinsic_is_lifetime(id)) continue;
      if (!dom_use(f, d, copy, w, use_index(f, u))) return false;
    }
  return true;
}
/* A sum that wraps in one space would wrap elsewhere in another. */
static bool sums_move(const Byval *x, Ty to) {
  const Fn *f = x->f;
  uint32_t width = ptr_index_bits(f->m, ty_addrspace(f->m, to));
  for (uint32_t i = 1; i < x->w.ptr.n; i++) {
    Val p = x->w.ptr.p[i].v;
    if (is_op(f, p, OP_GEP) && !(flags(f, p) & F_INBOUNDS) &&
        ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, p))) != width)
      return false;
  }
  return true;
}
/* No use asks for the very type of the variable's address. */
static bool uses_move(const Byval *x, Ty to) {
  const Fn *f = x->f;
  for (uint32_t i = 0; i < x->w.ptr.n; i++)
    FOR_EACH_USE(f, x->w.ptr.p[i].v, u) {
      Val w = use_user(f, u);
      if (is_call(f, w) && !mem_intrinsic_pointers(f, w) && !is_lifetime(f, w) && ty(f, x->w.ptr.p[i].v) != to)
        return false;
    }
  return true;
}

/* ---- rewriting ---- */
static void set_argument_align(Fn *f, Val w, uint32_t i, uint32_t align) {
  Module *m = f->m;
  AttrSet s = attrlist_param(m, call_rec(f, w)->attrs, i);
  const Attr *a = attrset_find(m, s, ATTR_ALIGN);
  if (!a || a->val <= align) return;
  CallRec r = *call_rec(f, w);
  r.attrs = attrlist_with_param(m, r.attrs, i, attrset_add_int(m, s, ATTR_ALIGN, align));
  aux_set(f, w, call_add(f, r));
}
/* What accesses through p say of the variable, they may not say of its source. */
static void weaken_uses(Byval *x, Val p, const Source *s, uint32_t align) {
  Fn *f = x->f;
  FOR_EACH_USE(f, p, u) {
    Val w = use_user(f, u);
    if (is_op(f, w, OP_LOAD)) {
      if (align_exact(f, w) > align) align_set(f, w, align);
      if (s->unwritten) continue;
      md_set(f, w, MDK_TBAA, MD_NONE);
      md_set(f, w, MDK_ALIAS_SCOPE, MD_NONE);
      md_set(f, w, MDK_NOALIAS, MD_NONE);
    } else if (mem_intrinsic_pointers(f, w)) set_argument_align(f, w, use_index(f, u), align);
  }
}
/* Builds the addresses anew from `from`, which has another type, and leads the uses to them. */
static void rebuild(Byval *x, Val from) {
  Fn *f = x->f;
  Ty t = ty(f, from);
  x->w.ptr.p[0].now = from;
  for (uint32_t i = 1; i < x->w.ptr.n; i++) {
    ObjectPtr *p = &x->w.ptr.p[i];
    Op o = op(f, p->v);
    if (o == OP_ADDRSPACECAST || o == OP_BITCAST) {
      p->now = x->w.ptr.p[p->from].now;
      continue;
    }
    uint32_t n = nops(f, p->v);
    FEW(Val, ops, 16, n);
    for (uint32_t k = 0; k < n; k++) ops[k] = arg(f, p->v, k);
    if (o == OP_GEP) ops[0] = x->w.ptr.p[p->from].now;
    else
      for (uint32_t k = o == OP_SELECT; k < n; k++) ops[k] = con_poison(&f->con, t); /* set below */
    p->now = ins_clone_as(f, p->v, t, ops);
    ins_place_before(f, p->now, p->v);
    name_take(f, p->now, p->v);
    FEW_FREE(ops);
  }
  for (uint32_t i = 1; i < x->w.ptr.n; i++) {
    ObjectPtr p = x->w.ptr.p[i];
    if (is_op(f, p.v, OP_PHI) || is_op(f, p.v, OP_SELECT))
      for (uint32_t k = is_op(f, p.v, OP_SELECT); k < nops(f, p.v); k++)
        opnd_set(f, p.now, k, x->w.ptr.p[object_index(&x->w, arg(f, p.v, k)) - 1].now);
  }
  for (uint32_t i = 0; i < x->w.ptr.n; i++) {
    ObjectPtr p = x->w.ptr.p[i];
    VecU32 uses = {0};
    FOR_EACH_USE(f, p.v, u) vec_push(&uses, (uint32_t)use_user(f, u));
    for (uint32_t j = 0; j < uses.n; j++) {
      Val w = (Val)uses.p[j];
      if (op(f, w) == OP_NONE || object_index(&x->w, w)) continue;
      if (mem_intrinsic_pointers(f, w)) {
        mem_intrinsic_retarget(f, w, p.v, p.now);
        continue;
      }
      for (uint32_t k = 0; k < nops(f, w); k++)
        if (arg(f, w, k) == p.v) opnd_set(f, w, k, p.now);
    }
    vec_free(&uses);
  }
  for (uint32_t i = x->w.ptr.n; i-- > 1;) {
    dbg_salvage(f, x->w.ptr.p[i].v);
    ins_erase_poison(f, x->w.ptr.p[i].v);
  }
}
static void replace_variable(Byval *x, Val var, const Source *s, bool plain) {
  Fn *f = x->f;
  Val from = s->v;
  uint32_t was = align_of(f, var), align = was && was < s->align ? was : s->align;
  if (s->fixed && !val_is_con(from) && !is_arg(f, from) && ty(f, from) == ty(f, s->base)) {
    Bld k = bld_before(f, var); /* the same address, where the variable is */
    from = s->offset ? emit_ptradd(&k, 0, s->base,
                                   con_int(&f->con, ty_int(f->m, ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, from)))),
                                           (uint64_t)s->offset))
                     : s->base;
  }
  if (align < was || !s->unwritten)
    for (uint32_t i = 0; i < x->w.ptr.n; i++) weaken_uses(x, x->w.ptr.p[i].v, s, align);
  for (uint32_t i = 0; i < x->w.ptr.n; i++)
    FOR_EACH_USE(f, x->w.ptr.p[i].v, u) {
      Val w = use_user(f, u);
      unsigned id = call_intrinsic(f, w);
      if (intrinsic_is_lifetime(id)) ins_erase(f, w);
      else if (mem_intrinsic_pointers(f, w) == 2 && w != x->w.copy && is_op(f, arg(f, w, 0), OP_ALLOCA))
        vec_push(&x->work, (uint32_t)arg(f, w, 0)); /* a copy of this copy: its turn comes again */
    }
  ins_erase(f, x->w.copy);
  if (plain) val_replace(f, var, from);
  else rebuild(x, from);
  object_walk_forget(&x->w);
  if (has_uses(f, var)) ins_erase_poison(f, var);
  else {
    dbg_salvage(f, var);
    ins_erase(f, var);
  }
}
static bool forward(Byval *x, Val var) {
  Fn *f = x->f;
  uint64_t bytes = object_bytes(f, var), copied = 0;
  if (!bytes || !has_uses(f, var) || !object_only_read(&x->w, var, true) || !x->w.copy) return false;
  Val copy = x->w.copy, src = arg(f, copy, 1);
  Source s;
  if (!stable(x, src, &s)) return false;
  if (!object_only_read(&x->w, var, true)) return false; /* the walk at hand is the variable's again */
  bool before = copied_before_reads(x, copy);
  con_u64(&f->con, arg(f, copy, 2), &copied);
  if (before && copied) s.align = u32_max(s.align, copied_align(f, copy));
  if (!ptr_dereferenceable(f, src, bytes, 1) && !(before && copied >= bytes)) return false;
  bool there = val_is_con(src) || is_arg(f, src) || (s.fixed && ty(f, src) == ty(f, s.base));
  if (!there && !copied_before_uses(x, var, copy)) return false;
  bool plain = ty(f, src) == ty(f, var) && !x->w.cast;
  if (!plain && (x->w.foreign || !sums_move(x, ty(f, src)) || !uses_move(x, ty(f, src)))) return false;
  if (x->w.called && s.align < align_of(f, var)) return false; /* the callee may count on it */
  remark(x->px, BYVAL_FORWARDED, f, copy, ra_val(var), ra_val(alias_object(f, src)));
  replace_variable(x, var, &s, plain);
  return true;
}

Change pass_byval_mem2reg(Fn *f, PassCtx *px) {
  Byval x = {.f = f, .px = px, .w = {.f = f}, .kernel = fn_is_kernel(f)};
  FOR_EACH_INS(f, entry_blk(f), v)
    if (is_op(f, v, OP_ALLOCA)) vec_push(&x.work, (uint32_t)v);
  x.read_only = ARENA_ZARRAY(px->scratch, uint8_t, f->nargs + 1);
  Change ch = CH_NONE;
  for (uint32_t i = 0; i < x.work.n; i++) {
    Val v = (Val)x.work.p[i];
    if (op(f, v) != OP_ALLOCA || !forward(&x, v)) continue;
    stat_add(px, ST_BYVAL_FORWARDED, 1);
    ch = CH_VAL | CH_MEM;
  }
  vec_free(&x.work);
  object_walk_free(&x.w);
  return ch;
}
