/* compare_divide.c: a comparison of a quotient by a constant is one of what is divided.
 *
 *   %d = sdiv i32 %x, 12
 *   %c = icmp eq i32 %d, -6        ->   %t = add i32 %x, 83
 *                                       %c = icmp ult i32 %t, 12
 *
 * Division by a constant is monotone, so an interval of quotients comes from an interval of numbers: its ends are the
 * first number with the least quotient and the last with the greatest. Quotients that no number has are cut off
 * first, so nothing overflows. Compare LLVM's foldICmpDivConstant (which goes by cases of the predicate). Integers to
 * 64 bits, splats. O(1). */
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

/* The numbers whose quotient by d is in q; q does not wrap in the order of the division. */
static Range numbers_u(Range q, uint64_t d) {
  unsigned n = q.bits;
  uint64_t all = mask64(n), top = all / d, lo = range_umin(q), hi = range_umax(q);
  if (lo > top) return range_empty(n);
  uint64_t last = hi >= top ? all : hi * d + (d - 1);
  return range_incl(n, lo * d, last);
}
static int64_t add_capped(int64_t a, uint64_t by, int64_t top) {
  return by > (uint64_t)top - (uint64_t)a ? top : a + (int64_t)by;
}
static int64_t sub_capped(int64_t a, uint64_t by, int64_t low) {
  return by > (uint64_t)a - (uint64_t)low ? low : a - (int64_t)by;
}
static Range numbers_s(Range q, int64_t d) {
  unsigned n = q.bits;
  int64_t top = (int64_t)(mask64(n) >> 1), low = -top - 1, lo = range_smin(q), hi = range_smax(q);
  uint64_t rest = (d < 0 ? 0 - (uint64_t)d : (uint64_t)d) - 1;
  /* The least and greatest quotient; the least number by -1 is not divided. */
  int64_t qlo = d > 0 ? low / d : top / d, qhi = d > 0 ? top / d : d == -1 ? top : low / d;
  if (lo < qlo) lo = qlo;
  if (hi > qhi) hi = qhi;
  if (lo > hi) return range_empty(n);
  int64_t first, last;
  if (d > 0) {
    first = lo > 0 ? lo * d : sub_capped(lo * d, rest, low);
    last = hi < 0 ? hi * d : add_capped(hi * d, rest, top);
  } else {
    first = hi < 0 ? hi * d : sub_capped(hi * d, rest, low);
    last = lo > 0 ? lo * d : add_capped(lo * d, rest, top);
  }
  return range_incl(n, (uint64_t)first & mask64(n), (uint64_t)last & mask64(n));
}
Val fold_icmp_divided(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val d = m->root->ops[0];
  uint64_t by, k;
  Ty t = ty_scalar(f->m, ty(f, d));
  unsigned n = ty_bits(f->m, t);
  if (n < 2 || n > 64 || !con_u64(&f->con, arg(f, d, 1), &by) || !by || !con_u64(&f->con, m->root->ops[1], &k))
    return VAL_NONE;
  Pred p = (Pred)m->root->sub;
  bool invert = p == ICMP_NE, sgn = is_op(f, d, OP_SDIV);
  Range q = range_allowed(invert ? ICMP_EQ : p, range_one(n, k));
  if (range_is_empty(q) || range_is_full(q) || (sgn ? range_wraps_s(q) : range_wraps_u(q))) return VAL_NONE;
  Range r = sgn ? numbers_s(q, sext64(by, n)) : numbers_u(q, by);
  if (invert) r = range_invert(r);
  if (range_needs_add(r) && !has_one_use(f, d)) return VAL_NONE;
  return range_test(x, m->root->type, arg(f, d, 0), r);
}
