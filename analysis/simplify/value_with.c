/* value_with.c: what a value is where another one is a constant.
 *
 *   %e = icmp eq i8 %x, 7
 *   %s = shl i8 %x, 1
 *   %c = icmp ult i8 %s, 9
 *   %r = and i1 %e, %c             ->   false: 14 is not below 9
 *
 * Compare LLVM's simplifyWithOpReplaced, simplifyAndOrWithICmpEq. Caps: COMBINE_EQUAL_DEPTH. */
#include "analysis/simplify/simplify.h"
#include "ir/effects.h"

/* An integer, a float or null: in no lane undefined. */
bool is_defined_number(FoldCtx *x, Val c) {
  ConPool *p = &x->f->con;
  if (!val_is_con(c)) return false;
  if (con_kind(p, con_twin(p, c)) == CON_NULL) return true;
  if (!con_is_imm_int(p, c) && !con_is_imm_fp(p, c)) return false;
  c = con_twin(p, c);
  if (con_kind(p, c) != CON_AGG) return true;
  for (uint64_t k = con_nelems(p, c); k-- > 0;)
    if (con_cv(p, c, k).kind == CV_BAD) return false;
  return true;
}
/* v works lane by lane, and can be asked with other operands. */
bool is_lanewise(const Fn *f, Val v) {
  Op o = op(f, v);
  if (o == OP_CALL) {
    unsigned id = call_intrinsic(f, v);
    return id && (intrinsic_info((IntrinsicId)id)->flags & IF_SPECULATABLE) && !ty_is_vec(f->m, ty(f, v)) &&
           !may_read(f, v) && !may_write(f, v) && !is_convergent(f, v);
  }
  return (op_is_bin(o) && !op_divides(o)) || (op_is_cast(o) && o != OP_BITCAST) || is_cmp(f, v);
}
/* v where `what` is c, if that is a value that is there; v itself if that makes no difference to it. Asked from the
 * last depth on: of v's own operands alone. */
Val value_with(FoldCtx *x, Val v, Val what, Val c, uint32_t depth) {
  Fn *f = x->f;
  if (v == what) return c;
  if (val_is_con(v) || !is_lanewise(f, v) || nops(f, v) > PINNED_OPS || at_cap(f->m, COMBINE_EQUAL_DEPTH, depth))
    return v;
  Val ops[PINNED_OPS];
  InsView i = ins_view(f, v);
  bool changed = false;
  for (uint32_t k = 0; k < i.n; k++) {
    Val o = arg(f, v, k);
    if (!(ops[k] = value_with(x, o, what, c, depth + 1))) return VAL_NONE;
    changed |= ops[k] != o;
  }
  if (!changed) return v;
  i.ops = ops;
  i.self = VAL_NONE;
  return simplify_view(x, &i);
}
/* cmp says x == C or x != C, and the other condition is known where x is C: one of the two may be all that matters, or
 * neither. hides: where cmp decides the other may be poison. */
Val decided_by_equality(FoldCtx *x, Op o, Val cmp, Val other, bool hides) {
  Fn *f = x->f;
  if (!is_op(f, cmp, OP_ICMP) || !may_nest(x)) return VAL_NONE;
  Pred p = (Pred)sub(f, cmp);
  Val a = arg(f, cmp, 0), b = arg(f, cmp, 1);
  if ((p != ICMP_EQ && p != ICMP_NE) || val_is_con(a) || !is_defined_number(x, b)) return VAL_NONE;
  Val r = value_with(x, other, a, b, 0);
  if (!r || r == other || !val_is_con(r) || con_is_undefined(&f->con, r)) return VAL_NONE;
  bool yes = con_is_allones(&f->con, r);
  if (!yes && !con_is_zero(&f->con, r)) return VAL_NONE;
  if ((p == ICMP_EQ) == (o == OP_AND)) return yes == (o == OP_AND) ? cmp : r;
  return yes == (o == OP_OR) && !hides ? other : VAL_NONE; /* the other one is decided where cmp would decide */
}
