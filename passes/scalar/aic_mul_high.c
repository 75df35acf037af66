/* aic_mul_high.c: aggressive-instcombine, the upper half of a product, put together from products of halves.
 *
 *     with x = xh * 2^h + xl, y alike, and w = 2 h bits, all of these are (x * y) >> w:
 *       ladder    xh*yh + (a >> h) + (b >> h)                     a = xh*yl + (xl*yl >> h), b = xl*yh + low(a)
 *       ladder 4  xh*yh + (xh*yl >> h) + (xl*yh >> h) + (c >> h)  c = (xl*yl >> h) + low(xh*yl) + low(xl*yh)
 *       carry     xh*yh + (s >> h) + carry(s)                     s = a + xl*yh, which may wrap: carry is 2^h then
 *       carry 4   xh*yh + (s >> h) + carry(s) + (d >> h)          s = xh*yl + xl*yh, d = (xl*yl >> h) + low(s)
 *
 *     ==>  trunc ((zext x * zext y) >> w)                         which targets have as one operation
 *
 * No sum but s can wrap: (2^h - 1)^2 + 2 (2^h - 1) = 2^w - 1. The sum of the terms is right modulo 2^w in any order.
 * Cost: at most 4 terms of a few operations. Source: Warren, Hacker's Delight, 8-2. */
#include "ir/edit.h"
#include "passes/scalar/aic_int.h"
#include "passes/stat.h"

typedef struct Halves {
  const Fn *f;
  uint32_t h;
  Val x, y;
} Halves;

static bool low_of(const Halves *m, Val v, Val *x) {
  Val k;
  return aic_bin(m->f, v, OP_AND, x, &k) && aic_is_int(m->f, k, mask64(m->h));
}
/* v is the product of these halves of x and y. */
static bool is_product(const Halves *m, Val v, bool high_x, bool high_y) {
  Val a, b, p, q;
  if (!aic_bin(m->f, v, OP_MUL, &a, &b)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Val s = i ? b : a, t = i ? a : b;
    if ((high_x ? aic_lshr(m->f, s, m->h, &p) : low_of(m, s, &p)) && p == m->x &&
        (high_y ? aic_lshr(m->f, t, m->h, &q) : low_of(m, t, &q)) && q == m->y)
      return true;
  }
  return false;
}
static bool is_low_high(const Halves *m, Val v) { /* xl*yl >> h */
  Val p;
  return aic_lshr(m->f, v, m->h, &p) && is_product(m, p, false, false);
}
static bool is_low_of(const Halves *m, Val v, Val x) {
  Val p;
  return low_of(m, v, &p) && p == x;
}
/* v is the sum of two: the one at *s, for which this holds, and the other. */
#define SUM_OF(m, v, s, t, cond)                                                                                       \
  (aic_bin((m)->f, (v), OP_ADD, &(s), &(t)) &&                                                                         \
   ((cond) || ((s) = arg((m)->f, (v), 1), (t) = arg((m)->f, (v), 0), (cond))))
/* Product of the upper half of one and the lower of the other; which: of x's. */
static bool is_cross(const Halves *m, Val v, bool of_x) { return is_product(m, v, of_x, !of_x); }
static bool is_a(const Halves *m, Val v, bool of_x) {
  Val s, t;
  return SUM_OF(m, v, s, t, is_cross(m, s, of_x) && is_low_high(m, t));
}
/* v is 2^h where s, a sum that has p as one part, has wrapped, else 0. */
static bool is_carry(const Halves *m, Val v, Val s) {
  const Fn *f = m->f;
  Val c, p, q, k;
  if (is_op(f, v, OP_SELECT) && aic_is_int(f, arg(f, v, 1), 1ull << m->h) && aic_is_int(f, arg(f, v, 2), 0))
    c = arg(f, v, 0);
  else if (aic_bin(f, v, OP_SHL, &p, &k) && aic_is_int(f, k, m->h) && is_op(f, p, OP_ZEXT) &&
           ty_bits(f->m, ty(f, arg(f, p, 0))) == 1)
    c = arg(f, p, 0);
  else return false;
  if (!is_op(f, c, OP_ICMP)) return false;
  p = arg(f, c, 0), q = arg(f, c, 1);
  if (sub(f, c) == ICMP_UGT) k = p, p = q, q = k;
  else if (sub(f, c) != ICMP_ULT) return false;
  return p == s && is_op(f, s, OP_ADD) && (arg(f, s, 0) == q || arg(f, s, 1) == q);
}
/* The terms but xh*yh, with the cross products in this order. */
static bool is_high(const Halves *m, const Val *t, uint32_t n, bool of_x) {
  const Fn *f = m->f;
  Val a, b, c, p, q;
  for (uint32_t i = 0; i < n; i++) {
    if (!aic_lshr(f, t[i], m->h, &a)) continue;
    for (uint32_t j = 0; j < n; j++) {
      if (j == i) continue;
      if (n == 2) {
        if (aic_lshr(f, t[j], m->h, &b) && is_a(m, a, of_x) &&
            SUM_OF(m, b, p, q, is_cross(m, p, !of_x) && is_low_of(m, q, a)))
          return true;
        if (is_carry(m, t[j], a) && SUM_OF(m, a, p, q, is_cross(m, p, !of_x) && is_a(m, q, of_x))) return true;
        continue;
      }
      uint32_t l = 3 - i - j;
      if (!aic_lshr(f, t[l], m->h, &c)) continue;
      if (is_carry(m, t[j], a) && SUM_OF(m, a, p, q, is_cross(m, p, of_x) && is_cross(m, q, !of_x)) &&
          SUM_OF(m, c, p, q, is_low_high(m, p) && is_low_of(m, q, a)))
        return true;
      if (!is_cross(m, a, of_x) || !aic_lshr(f, t[j], m->h, &b) || !is_cross(m, b, !of_x)) continue;
      Val part[3], r;
      if (!aic_bin(f, c, OP_ADD, &p, &q)) continue;
      if (aic_bin(f, p, OP_ADD, &part[0], &part[1])) part[2] = q;
      else if (aic_bin(f, q, OP_ADD, &part[0], &part[1])) part[2] = p;
      else continue;
      for (uint32_t k = 0; k < 3; k++) {
        p = part[k], q = part[(k + 1) % 3], r = part[(k + 2) % 3];
        if (is_low_high(m, p) &&
            ((is_low_of(m, q, a) && is_low_of(m, r, b)) || (is_low_of(m, q, b) && is_low_of(m, r, a))))
          return true;
      }
    }
  }
  return false;
}

bool aic_mul_high(Aic *a, Val v) {
  Fn *f = a->f;
  Ty t = ty(f, v);
  uint32_t w = ty_bits(f->m, t), n = 0, h = w / 2;
  if (!ty_is_int_or_vec(f->m, t) || w < 8 || w > 64 || w & (w - 1)) return false;
  Val term[4], todo[4], l, r;
  uint32_t k = 0;
  todo[k++] = v;
  while (k) {
    Val x = todo[--k];
    if (aic_bin(f, x, OP_ADD, &l, &r) && (x == v || has_one_use(f, x))) {
      if (n + k + 2 > 4) return false;
      todo[k++] = l, todo[k++] = r;
    } else term[n++] = x;
  }
  if (n < 3) return false;
  for (uint32_t i = 0; i < n; i++) { /* xh*yh says who x and y are */
    Halves m = {.f = f, .h = h};
    Val rest[3];
    if (!aic_bin(f, term[i], OP_MUL, &l, &r) || !aic_lshr(f, l, h, &m.x) || !aic_lshr(f, r, h, &m.y)) continue;
    for (uint32_t j = 0, at = 0; j < n; j++)
      if (j != i) rest[at++] = term[j];
    if (!is_high(&m, rest, n - 1, true) && !is_high(&m, rest, n - 1, false)) continue;
    uint32_t made = f->nins;
    Ty wide = ty_with_scalar(f->m, t, ty_int(f->m, 2 * w));
    fold_at(&a->x, v);
    Val y = fold_cast(&a->x, OP_ZEXT, 0, m.y, wide), x = fold_cast(&a->x, OP_ZEXT, 0, m.x, wide);
    Val p = fold_bin(&a->x, OP_MUL, F_NUW, x, y);
    p = fold_bin(&a->x, OP_LSHR, 0, p, con_int(&f->con, wide, w));
    aic_replace(a, v, fold_cast(&a->x, OP_TRUNC, F_NUW, p, t), made);
    stat_add(a->px, ST_AIC_PRODUCTS, 1);
    return true;
  }
  return false;
}
