/* call.c: addresses, calls and freeze: what needs no arithmetic.
 *
 *   getelementptr T, p, 0, 0            p
 *   call @f(x returned)                 x
 *   sub (ptrtoint (gep p, 42)), (ptrtoint p)     42
 *   br x; freeze x                      x
 *
 * Source: LLVM's InstructionSimplify (simplifyGEPInst, simplifyCall, simplifyFreezeInst), by behaviour. */
#include "analysis/memory/loads.h"
#include "analysis/simplify/simplify.h"
#include "analysis/value/launch.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"

Val simplify_gep(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  ConPool *p = &f->con;
  Module *md = f->m;
  for (uint32_t k = 0; k < i->n; k++)
    if (val_is_con(i->ops[k]) && con_is_poison(p, i->ops[k])) return con_poison(p, i->type);
  if (val_is_con(i->ops[0]) && con_is_undef(p, i->ops[0])) return con_undef(p, i->type);
  if (ty(f, i->ops[0]) != i->type) return VAL_NONE;
  Ty t = (Ty)i->aux;
  for (uint32_t k = 1; k < i->n; k++) {
    bool zero = val_is_con(i->ops[k]) && con_is_zero(p, i->ops[k]);
    if (k > 1) {
      if (ty_kind(md, t) == TK_STRUCT) {
        uint64_t c;
        if (!val_is_con(i->ops[k]) || !con_u64(p, i->ops[k], &c) || !ty_is_sized(md, t) || ty_scalable(md, t))
          return VAL_NONE;
        if (ty_field_offset(md, t, (uint32_t)c)) return VAL_NONE;
        t = ty_field(md, t, c);
        continue;
      }
      t = ty_elem(md, t);
    }
    if (zero) continue;
    if (!ty_is_sized(md, t) || ty_alloc_size(md, t) != 0) return VAL_NONE;
  }
  return i->ops[0];
}
/* The difference of two addresses in one object. */
Val simplify_ptrdiff(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val a = i->ops[0], b = i->ops[1];
  if (!is_op(f, a, OP_PTRTOINT) || !is_op(f, b, OP_PTRTOINT)) return VAL_NONE;
  Val pa = arg(f, a, 0), pb = arg(f, b, 0);
  if (ty(f, pa) != ty(f, pb)) return VAL_NONE;
  uint32_t pw = ptr_bits(f->m, ty_addrspace(f->m, ty(f, pa))), iw = ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, pa))),
           w = ty_bits(f->m, i->type);
  if (w > pw || w > iw || w > 64) return VAL_NONE;
  if (pa == pb) return con_null(&f->con, i->type);
  if (ty_is_vec(f->m, i->type)) return VAL_NONE;
  int64_t oa, ob;
  bool in;
  Val ba = ptr_base_offset(f, pa, &oa, &in), bb = ptr_base_offset(f, pb, &ob, &in);
  return ba == bb ? con_int(&f->con, i->type, ((uint64_t)oa - (uint64_t)ob) & mask64(w)) : VAL_NONE;
}
/* A callee that is undefined, an argument that is returned, a special register that the launch bounds fix. */
Val simplify_call(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  if (i->op != OP_CALL) return VAL_NONE;
  Val c = i->ops[i->n - 1];
  if (is_undefined(f, c) && i->type != TY_VOID) return con_poison(&f->con, i->type);
  int64_t lo, hi;
  if (i->intrin && sreg_bounds(f, (IntrinsicId)i->intrin, &lo, &hi) && hi == lo + 1 && ty_bits(f->m, i->type) >= 32)
    return con_int(&f->con, i->type, (uint64_t)lo);
  if (!i->self || i->intrin || is_musttail(f, i->self)) return VAL_NONE;
  uint32_t n = call_nargs(f, i->self);
  for (uint32_t k = 0; k < n; k++)
    if (ty(f, i->ops[k]) == i->type && call_param_attr(f, i->self, k, ATTR_RETURNED)) return i->ops[k];
  return VAL_NONE;
}
/* A terminator that chose by x ran before: x was neither undef nor poison. */
Val simplify_freeze(FoldCtx *x, const RuleMatch *m) {
  const Fn *f = x->f;
  Val v = m->root->ops[0];
  if (!val_is_local(v) || !val_is_local(x->at)) return VAL_NONE;
  Blk at = blk_of(f, x->at);
  unsigned seen = 0;
  FOR_EACH_USE(f, v, u) {
    if (at_cap(f->m, COND_USES, seen++)) break;
    Val t = use_user(f, u);
    if ((!is_op(f, t, OP_BR) && !is_op(f, t, OP_SWITCH)) || use_index(f, u) != 0) continue;
    Blk from = blk_of(f, t), b = at;
    if (from == entry_blk(f) && b != from) return v;
    for (unsigned k = 0; b && !at_cap(f->m, COND_CHAIN, k); k++) {
      b = unique_pred(f, b);
      if (b && b == from) return v;
    }
  }
  return VAL_NONE;
}
