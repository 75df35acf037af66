/* divide.c: division of expressions by form. Contract: delinearize.h.
 *
 *   (%n * %i) + %j   by %n   ->   %i, rest %j
 *
 * Sums and recurrences divide part by part; a product divides when a factor does, and by an unknown also through its
 * value where that is 0 and 1. Recursion follows the nesting of the numerator, at most CAP_DELIN_NEST deep. */
#include "analysis/scev/delinearize.h"
#include "ir/cap.h"

static bool count_node(Scev *s, Sx x, void *user) {
  (void)s;
  (void)x;
  ++*(uint32_t *)user;
  return true;
}
static uint32_t size_of(Scev *s, Sx x) {
  uint32_t n = 0;
  sx_visit(s, x, count_node, &n);
  return n;
}
static bool const_i64(const Scev *s, Sx x, int64_t *out) {
  if (!sx_is(s, x, SXK_CONST) || sx_bits(s, x) > 64) return false;
  *out = ap_get_i64(sx_ap(s, x));
  return true;
}

static void divide(Scev *s, Sx num, Sx den, unsigned depth, Sx *q, Sx *r);

static bool divide_parts(Scev *s, Sx num, Sx den, unsigned depth, Sx *q, Sx *r) {
  Sx qs[CAP_DIVIDE_OPERANDS], rs[CAP_DIVIDE_OPERANDS];
  uint32_t n = sx_nops(s, num);
  if (past_cap(sx_module(s), DIVIDE_OPERANDS, n)) return false;
  Ty t = sx_type(s, den);
  for (uint32_t i = 0; i < n; i++) {
    divide(s, sx_op(s, num, i), den, depth + 1, &qs[i], &rs[i]);
    if (sx_type(s, qs[i]) != t || sx_type(s, rs[i]) != t) return false;
  }
  if (sx_is(s, num, SXK_ADDREC)) {
    unsigned fl = sx_flags(s, num);
    *q = sx_addrec(s, qs, n, sx_loop(s, num), fl);
    *r = sx_addrec(s, rs, n, sx_loop(s, num), fl);
  } else {
    *q = sx_add(s, qs, n, 0);
    *r = sx_add(s, rs, n, 0);
  }
  return true;
}
static bool divide_product(Scev *s, Sx num, Sx den, unsigned depth, Sx *q, Sx *r) {
  Sx qs[CAP_DIVIDE_OPERANDS];
  uint32_t n = sx_nops(s, num);
  Ty t = sx_type(s, den);
  Sx zero = sx_int(s, t, 0);
  if (past_cap(sx_module(s), DIVIDE_OPERANDS, n)) return false;
  bool found = false;
  for (uint32_t i = 0; i < n; i++) {
    qs[i] = sx_op(s, num, i);
    if (sx_type(s, qs[i]) != t) return false;
    if (found) continue;
    Sx q1, r1;
    divide(s, qs[i], den, depth + 1, &q1, &r1);
    if (r1 != zero) continue;
    if (sx_type(s, q1) != t) return false;
    found = true;
    qs[i] = q1;
  }
  if (found) {
    *q = sx_mul(s, qs, n, 0);
    *r = zero;
    return true;
  }
  if (!sx_is(s, den, SXK_UNKNOWN)) return false;
  *r = sx_rewrite(s, num, &den, &zero, 1);
  if (*r == zero) {
    Sx one = sx_int(s, t, 1);
    *q = sx_rewrite(s, num, &den, &one, 1);
    return true;
  }
  Sx diff = sx_minus(s, num, *r, 0), rest;
  if (diff == SX_CNC || size_of(s, diff) > size_of(s, num)) return false; /* no simpler: it would not end */
  divide(s, diff, den, depth + 1, q, &rest);
  return rest == zero;
}
static void divide(Scev *s, Sx num, Sx den, unsigned depth, Sx *q, Sx *r) {
  Ty t = sx_type(s, den);
  Sx zero = sx_int(s, t, 0);
  if (num == den) {
    *q = sx_int(s, t, 1);
    *r = zero;
    return;
  }
  if (sx_is_zero(s, num)) {
    *q = *r = zero;
    return;
  }
  if (sx_is_one(s, den)) {
    *q = num;
    *r = zero;
    return;
  }
  if (sx_is(s, den, SXK_MUL)) { /* factor by factor, all without rest */
    *q = num;
    for (uint32_t i = 0; i < sx_nops(s, den); i++) {
      divide(s, *q, sx_op(s, den, i), depth + 1, q, r);
      if (!sx_is_zero(s, *r)) {
        *q = zero;
        *r = num;
        return;
      }
    }
    return;
  }
  if (!at_cap(sx_module(s), DELIN_NEST, depth)) switch (sx_kind(s, num)) {
    case SXK_CONST: {
      int64_t a, b;
      if (!const_i64(s, num, &a) || !const_i64(s, den, &b) || !b || b == -1) break;
      Ty wide = sx_bits(s, num) >= sx_bits(s, den) ? sx_type(s, num) : t;
      *q = sx_int(s, wide, a / b);
      *r = sx_int(s, wide, a % b);
      return;
    }
    case SXK_ADDREC:
      if (sx_affine(s, num) && divide_parts(s, num, den, depth, q, r)) return;
      break;
    case SXK_ADD:
      if (divide_parts(s, num, den, depth, q, r)) return;
      break;
    case SXK_MUL:
      if (divide_product(s, num, den, depth, q, r)) return;
      break;
    default: break;
    }
  *q = zero;
  *r = num;
}
void sx_divide(Scev *s, Sx num, Sx den, Sx *q, Sx *r) { divide(s, num, den, 0, q, r); }
