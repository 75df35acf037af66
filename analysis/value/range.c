/* range.c: wrapping intervals. Contract: range.h. Arithmetic is done on unsigned or signed hulls in 128 bits; a
 * result that does not fit the width becomes full unless a no-wrap flag says that it cannot happen. */
#include "analysis/value/launch.h"
#include "analysis/value/range.h"

typedef unsigned __int128 u128;
typedef __int128 i128;

#define M(r) mask64((r).bits)
static inline uint64_t size_of(Range r) { return range_size_minus1(r); }
Range range_invert(Range r) {
  if (r.kind == RANGE_FULL) return range_empty(r.bits);
  if (r.kind == RANGE_EMPTY) return range_full(r.bits);
  return (Range){RANGE_SPAN, r.bits, r.hi, r.lo};
}
Range range_union(Range a, Range b) {
  if (range_contains(a, b)) return a;
  if (range_contains(b, a)) return b;
  if (a.kind != RANGE_SPAN || b.kind != RANGE_SPAN) return range_full(a.bits);
  /* two ways around the circle: a.lo .. b.hi, or b.lo .. a.hi; each must hold both */
  Range x = range_make(a.bits, a.lo, b.hi), y = range_make(a.bits, b.lo, a.hi);
  bool xo = range_contains(x, a) && range_contains(x, b), yo = range_contains(y, a) && range_contains(y, b);
  if (xo && yo) return size_of(x) <= size_of(y) ? x : y;
  return xo ? x : yo ? y : range_full(a.bits);
}
Range range_intersect(Range a, Range b) {
  if (range_contains(a, b)) return b;
  if (range_contains(b, a)) return a;
  if (a.kind != RANGE_SPAN || b.kind != RANGE_SPAN) return range_empty(a.bits);
  bool alo = range_has(b, a.lo), blo = range_has(a, b.lo);
  if (alo && blo) return size_of(a) <= size_of(b) ? a : b; /* two pieces: either operand is a superset */
  if (alo) return range_make(a.bits, a.lo, b.hi);
  if (blo) return range_make(a.bits, b.lo, a.hi);
  return range_empty(a.bits);
}

Range range_allowed(Pred p, Range r) {
  unsigned n = r.bits;
  if (r.kind == RANGE_EMPTY) return r;
  uint64_t one, smin = 1ull << (n - 1);
  switch (p) {
  case ICMP_EQ: return r;
  case ICMP_NE: return range_single(r, &one) ? range_make(n, one + 1, one) : range_full(n);
  case ICMP_ULT: return range_umax(r) == 0 ? range_empty(n) : range_make(n, 0, range_umax(r));
  case ICMP_ULE: return range_make(n, 0, range_umax(r) + 1);
  case ICMP_UGT: return range_umin(r) == M(r) ? range_empty(n) : range_make(n, range_umin(r) + 1, 0);
  case ICMP_UGE: return range_make(n, range_umin(r), 0);
  case ICMP_SLT:
    return ((uint64_t)range_smax(r) & M(r)) == (smin & M(r)) ? range_empty(n)
                                                             : range_make(n, smin, (uint64_t)range_smax(r));
  case ICMP_SLE: return range_make(n, smin, (uint64_t)range_smax(r) + 1);
  case ICMP_SGT:
    return ((uint64_t)range_smin(r) & M(r)) == ((smin - 1) & M(r)) ? range_empty(n)
                                                                   : range_make(n, (uint64_t)range_smin(r) + 1, smin);
  case ICMP_SGE: return range_make(n, (uint64_t)range_smin(r), smin);
  default: return range_full(n);
  }
}
Range range_satisfying(Pred p, Range r) { return range_invert(range_allowed(pred_invert(p), r)); }
int range_icmp(Pred p, Range a, Range b) {
  if (a.kind == RANGE_EMPTY || b.kind == RANGE_EMPTY) return -1;
  if (p == ICMP_EQ || p == ICMP_NE) {
    uint64_t x, y;
    if (range_single(a, &x) && range_single(b, &y) && x == y) return p == ICMP_EQ;
    Range i = range_intersect(a, b);
    return i.kind == RANGE_EMPTY ? p == ICMP_NE : -1;
  }
  switch (p) {
  case ICMP_ULT: return range_umax(a) < range_umin(b) ? 1 : range_umin(a) >= range_umax(b) ? 0 : -1;
  case ICMP_ULE: return range_umax(a) <= range_umin(b) ? 1 : range_umin(a) > range_umax(b) ? 0 : -1;
  case ICMP_SLT: return range_smax(a) < range_smin(b) ? 1 : range_smin(a) >= range_smax(b) ? 0 : -1;
  case ICMP_SLE: return range_smax(a) <= range_smin(b) ? 1 : range_smin(a) > range_smax(b) ? 0 : -1;
  case ICMP_UGT:
  case ICMP_UGE:
  case ICMP_SGT:
  case ICMP_SGE: return range_icmp(pred_swap(p), b, a);
  default: return -1;
  }
}

/* lo..hi inclusive, modulo the width: a span shorter than the circle stays an interval. */
static Range modulo(unsigned bits, u128 lo, u128 span) {
  return span >= mask64(bits) ? range_full(bits)
                              : range_incl(bits, (uint64_t)lo & mask64(bits), (uint64_t)(lo + span) & mask64(bits));
}
static Range hull_s(unsigned bits, i128 lo, i128 hi) {
  i128 min = -((i128)1 << (bits - 1)), max = ((i128)1 << (bits - 1)) - 1;
  if (lo < min || hi > max) return range_full(bits);
  return range_incl(bits, (uint64_t)lo, (uint64_t)hi);
}
static Range smaller(Range a, Range b) {
  if (a.kind == RANGE_FULL) return b;
  if (b.kind == RANGE_FULL) return a;
  return size_of(a) <= size_of(b) ? a : b;
}
#define EMPTY2(a, b)                                                                                                   \
  if ((a).kind == RANGE_EMPTY || (b).kind == RANGE_EMPTY) return range_empty((a).bits)

Range range_sub(Range a, Range b) {
  EMPTY2(a, b);
  if (a.kind == RANGE_FULL || b.kind == RANGE_FULL) return range_full(a.bits);
  if ((u128)size_of(a) + size_of(b) >= M(a)) return range_full(a.bits);
  return range_make(a.bits, a.lo - (b.hi - 1), a.hi - b.lo);
}
Range range_mul(Range a, Range b) {
  EMPTY2(a, b);
  if (a.kind == RANGE_FULL ||
      b.kind == RANGE_FULL) { /* times anything but zero alone the products span the whole circle */
    Range o = a.kind == RANGE_FULL ? b : a;
    return o.kind == RANGE_SPAN && o.lo == 0 && o.hi == (1 & M(o)) ? o : range_full(a.bits);
  }
  u128 ulo = (u128)range_umin(a) * range_umin(b), uhi = (u128)range_umax(a) * range_umax(b);
  Range u = modulo(a.bits, ulo, uhi - ulo);
  if (range_smin(a) >= 0 && range_smin(b) >= 0) return u;
  i128 al = range_smin(a), ah = range_smax(a), bl = range_smin(b), bh = range_smax(b),
       c[4] = {al * bl, al * bh, ah * bl, ah * bh}, lo = c[0], hi = c[0];
  for (int i = 1; i < 4; i++) {
    if (c[i] < lo) lo = c[i];
    if (c[i] > hi) hi = c[i];
  }
  return smaller(u, modulo(a.bits, (u128)lo, (u128)(hi - lo)));
}
Range range_udiv(Range a, Range b) {
  EMPTY2(a, b);
  uint64_t dmax = range_umax(b), dmin = range_umin(b);
  if (dmax == 0) return range_empty(a.bits);
  if (dmin == 0) dmin = 1;
  return range_incl(a.bits, range_umin(a) / dmax, range_umax(a) / dmin);
}
Range range_urem(Range a, Range b) {
  EMPTY2(a, b);
  uint64_t dmax = range_umax(b), x, y;
  if (dmax == 0) return range_empty(a.bits);
  if (range_single(b, &y) && range_single(a, &x)) return range_one(a.bits, x % y);
  if (range_umax(a) < range_umin(b)) return a;
  return range_incl(a.bits, 0, u64_min(range_umax(a), dmax - 1));
}
Range range_sdiv(Range a, Range b) {
  EMPTY2(a, b);
  /* extremes over divisors nearest and farthest from zero, on both sides */
  i128 d[4];
  int nd = 0;
  i128 bl = range_smin(b), bh = range_smax(b);
  if (bl < 0) {
    d[nd++] = bl;
    d[nd++] = bh < -1 ? bh : -1;
  }
  if (bh > 0) {
    d[nd++] = bh;
    d[nd++] = bl > 1 ? bl : 1;
  }
  if (!nd) return range_empty(a.bits);
  i128 n[4] = {range_smin(a), range_smax(a), 0, 0}, lo = 0, hi = 0;
  int nn = 2;
  if (n[0] < 0 && n[1] > 0) n[nn++] = 0;
  bool first = true;
  i128 min = -((i128)1 << (a.bits - 1));
  for (int i = 0; i < nn; i++)
    for (int k = 0; k < nd; k++) {
      i128 x = n[i], q;
      q = x / d[k];
      if (x == min && d[k] == -1) { /* overflow is undefined: the next dividend, else the next divisor */
        if (n[1] != min) q = -(min + 1);
        else if (bl < -1) q = min / -2;
        else continue;
      }
      if (first || q < lo) lo = q;
      if (first || q > hi) hi = q;
      first = false;
    }
  if (first) return range_empty(a.bits);
  return hull_s(a.bits, lo, hi);
}
Range range_srem(Range a, Range b) {
  EMPTY2(a, b);
  i128 bl = range_smin(b), bh = range_smax(b);
  i128 m = (bl < 0 ? -bl : bl) > (bh < 0 ? -bh : bh) ? (bl < 0 ? -bl : bl) : (bh < 0 ? -bh : bh);
  if (m == 0) return range_empty(a.bits);
  i128 lo = range_smin(a), hi = range_smax(a);
  if (lo >= 0 && bl > hi) return a;
  i128 rl = lo < 0 ? (lo > -(m - 1) ? lo : -(m - 1)) : 0, rh = hi > 0 ? (hi < m - 1 ? hi : m - 1) : 0;
  return hull_s(a.bits, rl, rh);
}
/* Bits known from an interval: those above the highest bit in which umin and umax differ. */
static void known_of(Range r, uint64_t *zero, uint64_t *one) {
  uint64_t lo = range_umin(r), hi = range_umax(r), x = lo ^ hi, m = x ? mask64(log2_floor(x) + 1) : 0;
  *one = lo & ~m & M(r);
  *zero = ~lo & ~m & M(r);
}
Range range_and(Range a, Range b) {
  EMPTY2(a, b);
  uint64_t za, oa, zb, ob, x, y;
  if (range_single(a, &x) && range_single(b, &y)) return range_one(a.bits, x & y);
  known_of(a, &za, &oa);
  known_of(b, &zb, &ob);
  return range_incl(a.bits, oa & ob, u64_min(~(za | zb) & M(a), u64_min(range_umax(a), range_umax(b))));
}
Range range_or(Range a, Range b) {
  EMPTY2(a, b);
  uint64_t za, oa, zb, ob, x, y;
  if (range_single(a, &x) && range_single(b, &y)) return range_one(a.bits, x | y);
  known_of(a, &za, &oa);
  known_of(b, &zb, &ob);
  return range_incl(a.bits, u64_max(oa | ob, u64_max(range_umin(a), range_umin(b))), ~(za & zb) & M(a));
}
Range range_xor(Range a, Range b) {
  EMPTY2(a, b);
  uint64_t za, oa, zb, ob, x, y;
  if (range_single(a, &x) && range_single(b, &y)) return range_one(a.bits, x ^ y);
  if (range_single(b, &y) && y == M(b) && a.kind == RANGE_SPAN) return range_make(a.bits, ~(a.hi - 1), ~a.lo + 1);
  if (range_single(a, &y) && y == M(a) && b.kind == RANGE_SPAN) return range_make(a.bits, ~(b.hi - 1), ~b.lo + 1);
  known_of(a, &za, &oa);
  known_of(b, &zb, &ob);
  uint64_t one = (oa & zb) | (za & ob), zero = (oa & ob) | (za & zb);
  return range_incl(a.bits, one, ~zero & M(a));
}
/* Amounts of the width and beyond are poison. */
#define AMOUNTS(a, b)                                                                                                  \
  EMPTY2(a, b);                                                                                                        \
  if (range_umax(b) >= (a).bits) b = range_intersect(b, range_make((b).bits, 0, (a).bits));                            \
  uint64_t smin = range_umin(b), smax = range_umax(b);                                                                 \
  if ((b).kind == RANGE_EMPTY || smin >= (a).bits) return range_empty((a).bits);                                       \
  if (smax >= (a).bits) smax = (a).bits - 1u
Range range_shl(Range a, Range b) {
  AMOUNTS(a, b);
  u128 ulo = (u128)range_umin(a) << smin, uhi = (u128)range_umax(a) << smax;
  i128 lo = range_smin(a), hi = range_smax(a);
  lo *= (i128)1 << (lo < 0 ? smax : smin), hi *= (i128)1 << (hi < 0 ? smin : smax);
  Range r = smaller(modulo(a.bits, ulo, uhi - ulo), modulo(a.bits, (u128)lo, (u128)(hi - lo)));
  if (range_is_full(r) && smin)
    r = range_incl(a.bits, 0, mask64(a.bits) & ~mask64((unsigned)smin)); /* low bits are 0 */
  return r;
}
Range range_lshr(Range a, Range b) {
  AMOUNTS(a, b);
  return range_incl(a.bits, range_umin(a) >> smax, range_umax(a) >> smin);
}
Range range_ashr(Range a, Range b) {
  AMOUNTS(a, b);
  int64_t lo = range_smin(a), hi = range_smax(a);
  return hull_s(a.bits, lo < 0 ? lo >> smin : lo >> smax, hi < 0 ? hi >> smax : hi >> smin);
}
Range range_umin_op(Range a, Range b) {
  EMPTY2(a, b);
  return range_incl(a.bits, u64_min(range_umin(a), range_umin(b)), u64_min(range_umax(a), range_umax(b)));
}
Range range_umax_op(Range a, Range b) {
  EMPTY2(a, b);
  return range_incl(a.bits, u64_max(range_umin(a), range_umin(b)), u64_max(range_umax(a), range_umax(b)));
}
static int64_t i64min(int64_t a, int64_t b) { return a < b ? a : b; }
static int64_t i64max(int64_t a, int64_t b) { return a > b ? a : b; }
Range range_smin_op(Range a, Range b) {
  EMPTY2(a, b);
  return hull_s(a.bits, i64min(range_smin(a), range_smin(b)), i64min(range_smax(a), range_smax(b)));
}
Range range_smax_op(Range a, Range b) {
  EMPTY2(a, b);
  return hull_s(a.bits, i64max(range_smin(a), range_smin(b)), i64max(range_smax(a), range_smax(b)));
}
Range range_abs(Range a, bool min_poison) {
  if (a.kind == RANGE_EMPTY) return a;
  i128 lo = range_smin(a), hi = range_smax(a), min = -((i128)1 << (a.bits - 1));
  if (lo >= 0) return a;
  if (min_poison && lo == min) {
    if (hi == min) return range_empty(a.bits);
    lo = min + 1;
  }
  i128 big = -lo > hi ? -lo : hi, small = hi < 0 ? -hi : 0;
  return range_incl(a.bits, (uint64_t)small, (uint64_t)big);
}
/* What of r lies between the corners of a monotonous operation that does not wrap. */
static Range between(Range r, const i128 corner[4]) {
  i128 min = -((i128)1 << (r.bits - 1)), max = -min - 1, lo = corner[0], hi = corner[0];
  for (int i = 1; i < 4; i++) {
    if (corner[i] < lo) lo = corner[i];
    if (corner[i] > hi) hi = corner[i];
  }
  if (lo > max || hi < min) return range_empty(r.bits);
  return range_intersect(r, range_incl(r.bits, (uint64_t)(lo < min ? min : lo), (uint64_t)(hi > max ? max : hi)));
}
Range range_bin(Op o, unsigned fl, Range a, Range b) {
  EMPTY2(a, b);
  unsigned n = a.bits;
  Range r = range_full(n);
  switch (o) {
  case OP_ADD:
    r = range_add(a, b);
    if (fl & F_NUW) {
      u128 lo = (u128)range_umin(a) + range_umin(b);
      if (lo > mask64(n)) return range_empty(n);
      u128 hi = (u128)range_umax(a) + range_umax(b);
      r = range_intersect(r, range_incl(n, (uint64_t)lo, hi > mask64(n) ? mask64(n) : (uint64_t)hi));
    }
    if (fl & F_NSW) {
      i128 min = -((i128)1 << (n - 1)), max = -min - 1, lo = (i128)range_smin(a) + range_smin(b),
           hi = (i128)range_smax(a) + range_smax(b);
      if (lo > max || hi < min) return range_empty(n);
      r = range_intersect(r, range_incl(n, (uint64_t)(lo < min ? min : lo), (uint64_t)(hi > max ? max : hi)));
    }
    return r;
  case OP_SUB:
    r = range_sub(a, b);
    if (fl & F_NUW) {
      if (range_umax(a) < range_umin(b)) return range_empty(n);
      uint64_t lo = range_umin(a) > range_umax(b) ? range_umin(a) - range_umax(b) : 0;
      r = range_intersect(r, range_incl(n, lo, range_umax(a) - range_umin(b)));
    }
    if (fl & F_NSW) {
      i128 min = -((i128)1 << (n - 1)), max = -min - 1, lo = (i128)range_smin(a) - range_smax(b),
           hi = (i128)range_smax(a) - range_smin(b);
      if (lo > max || hi < min) return range_empty(n);
      r = range_intersect(r, range_incl(n, (uint64_t)(lo < min ? min : lo), (uint64_t)(hi > max ? max : hi)));
    }
    return r;
  case OP_MUL:
    r = range_mul(a, b);
    if (fl & F_NUW) {
      u128 lo = (u128)range_umin(a) * range_umin(b), hi = (u128)range_umax(a) * range_umax(b);
      if (lo > mask64(n)) return range_empty(n);
      r = range_intersect(r, range_incl(n, (uint64_t)lo, hi > mask64(n) ? mask64(n) : (uint64_t)hi));
    }
    if (fl & F_NSW) {
      i128 al = range_smin(a), ah = range_smax(a), bl = range_smin(b), bh = range_smax(b);
      r = between(r, (i128[]){al * bl, al * bh, ah * bl, ah * bh});
    }
    return r;
  case OP_UDIV: return range_udiv(a, b);
  case OP_SDIV: return range_sdiv(a, b);
  case OP_UREM: return range_urem(a, b);
  case OP_SREM: return range_srem(a, b);
  case OP_SHL: {
    r = range_shl(a, b);
    uint64_t bl = range_umin(b), bh = u64_min(range_umax(b), n - 1); /* by more is poison */
    if (bl >= n || !(fl & (F_NUW | F_NSW))) return r;
    if (fl & F_NUW) {
      u128 lo = (u128)range_umin(a) << bl, hi = (u128)range_umax(a) << bh;
      if (lo > mask64(n)) return range_empty(n);
      r = range_intersect(r, range_incl(n, (uint64_t)lo, hi > mask64(n) ? mask64(n) : (uint64_t)hi));
    }
    if (fl & F_NSW) {
      i128 l = (i128)1 << bl, h = (i128)1 << bh, al = range_smin(a), ah = range_smax(a);
      r = between(r, (i128[]){al * l, al * h, ah * l, ah * h});
    }
    return r;
  }
  case OP_LSHR: return range_lshr(a, b);
  case OP_ASHR: return range_ashr(a, b);
  case OP_AND: return range_and(a, b);
  case OP_OR: return range_or(a, b);
  case OP_XOR: return range_xor(a, b);
  default: return r;
  }
}
Range range_cast(Op o, Range a, unsigned to) {
  if (to > 64 || a.bits == 0) return range_full(to > 64 ? 0 : to);
  if (a.kind == RANGE_EMPTY) return range_empty(to);
  switch (o) {
  case OP_ZEXT: return range_incl(to, range_umin(a), range_umax(a));
  case OP_SEXT: return hull_s(to, range_smin(a), range_smax(a));
  case OP_TRUNC:
    if (size_of(a) >= mask64(to)) return range_full(to);
    return a.kind == RANGE_FULL ? range_full(to) : range_make(to, a.lo, a.hi);
  default: return range_full(to);
  }
}
Range range_intrin(unsigned id, const Range *a, uint32_t n, unsigned bits) {
  if (id == INTRIN_scmp || id == INTRIN_ucmp) return bits > 1 ? range_incl(bits, mask64(bits), 1) : range_full(bits);
  if (n >= 2 && (a[0].bits != bits || a[1].bits != bits) && id != INTRIN_abs && id != INTRIN_ctlz && id != INTRIN_cttz)
    return range_full(bits);
  if (!n || a[0].bits != bits) return range_full(bits);
  if (a[0].kind == RANGE_EMPTY) return range_empty(bits);
  switch (id) {
  case INTRIN_umin: return range_umin_op(a[0], a[1]);
  case INTRIN_umax: return range_umax_op(a[0], a[1]);
  case INTRIN_smin: return range_smin_op(a[0], a[1]);
  case INTRIN_smax: return range_smax_op(a[0], a[1]);
  case INTRIN_abs: return range_abs(a[0], n > 1 && a[1].kind == RANGE_SPAN && a[1].lo == 1);
  case INTRIN_ctpop:
    return range_incl(bits, range_umin(a[0]) ? 1 : 0, bits == 64 || bits <= mask64(bits) ? bits : mask64(bits));
  case INTRIN_ctlz: {
    uint64_t hi = range_umax(a[0]), lo = range_umin(a[0]);
    return range_incl(bits, bits - (hi ? log2_floor(hi) + 1u : 0), bits - (lo ? log2_floor(lo) + 1u : 0));
  }
  case INTRIN_cttz: return bits > 2 ? range_incl(bits, 0, bits) : range_full(bits);
  case INTRIN_uadd_sat:
  case INTRIN_usub_sat: {
    if (a[1].kind == RANGE_EMPTY) return range_empty(bits);
    uint64_t m = mask64(bits);
    if (id == INTRIN_uadd_sat) {
      u128 lo = (u128)range_umin(a[0]) + range_umin(a[1]), hi = (u128)range_umax(a[0]) + range_umax(a[1]);
      return range_incl(bits, lo > m ? m : (uint64_t)lo, hi > m ? m : (uint64_t)hi);
    }
    uint64_t l0 = range_umin(a[0]), h0 = range_umax(a[0]), l1 = range_umin(a[1]), h1 = range_umax(a[1]);
    return range_incl(bits, l0 > h1 ? l0 - h1 : 0, h0 > l1 ? h0 - l1 : 0);
  }
  case INTRIN_sadd_sat:
  case INTRIN_ssub_sat: { /* the sums of the bounds, saturated */
    if (a[1].kind == RANGE_EMPTY) return range_empty(bits);
    i128 least = -((i128)1 << (bits - 1)), most = -least - 1, l1 = range_smin(a[1]), h1 = range_smax(a[1]);
    i128 lo = range_smin(a[0]) + (id == INTRIN_sadd_sat ? l1 : -h1),
         hi = range_smax(a[0]) + (id == INTRIN_sadd_sat ? h1 : -l1);
    return range_incl(bits,
                      (uint64_t)(lo < least  ? least
                                 : lo > most ? most
                                             : lo),
                      (uint64_t)(hi < least  ? least
                                 : hi > most ? most
                                             : hi));
  }
  default: return range_full(bits);
  }
}

Range range_of_bits(unsigned n, uint64_t zero, uint64_t one) {
  uint64_t lo = one, hi = ~zero & mask64(n), s = 1ull << (n - 1);
  if (lo > hi) return range_full(n);
  Range r = range_incl(n, lo, hi);
  return (zero | one) & s ? r
                          : range_intersect(r, range_incl(n, lo | s, hi & ~s)); /* sign unknown: the signed bounds */
}
bool range_never_wraps(Op o, bool sign, Range a, Range b) {
  if (range_is_empty(a) || range_is_empty(b)) return false;
  unsigned n = a.bits;
  i128 smin = -((i128)1 << (n - 1)), smax = -smin - 1;
  uint64_t m = mask64(n), ah = range_umax(a), bl = range_umin(b), bh = range_umax(b);
  i128 sal = range_smin(a), sah = range_smax(a), sbl = range_smin(b), sbh = range_smax(b);
  switch (o) {
  case OP_ADD: return sign ? sal + sbl >= smin && sah + sbh <= smax : bh <= m - ah;
  case OP_SUB: return sign ? sal - sbh >= smin && sah - sbl <= smax : range_umin(a) >= bh;
  case OP_MUL: {
    if (!sign) return (u128)ah * bh <= m;
    i128 c[4] = {sal * sbl, sal * sbh, sah * sbl, sah * sbh};
    for (int i = 0; i < 4; i++)
      if (c[i] < smin || c[i] > smax) return false;
    return true;
  }
  case OP_SHL: {
    if (bl >= n) return true; /* always poison */
    if (bh >= n) {
      b = range_intersect(b, range_make(n, 0, n));
      bh = range_is_empty(b) ? bl : range_umax(b);
    }
    unsigned by = (unsigned)u64_min(bh, n - 1);
    return sign ? sal * ((i128)1 << by) >= smin && sah * ((i128)1 << by) <= smax : ((u128)ah << by) <= m;
  }
  default: return false;
  }
}
Range range_unwrapped(Op o, bool sign, unsigned n, uint64_t c) {
  uint64_t m = mask64(n), min = 1ull << (n - 1);
  i128 smin = -((i128)1 << (n - 1)), smax = -smin - 1, s = sext64(c, n);
  c &= m;
  switch (o) {
  case OP_ADD:
    return !sign    ? range_incl(n, 0, m - c)
           : s >= 0 ? range_incl(n, min, (uint64_t)(smax - s) & m)
                    : range_incl(n, (uint64_t)(smin - s) & m, min - 1);
  case OP_SUB:
    return !sign    ? range_incl(n, c, m)
           : s >= 0 ? range_incl(n, (uint64_t)(smin + s) & m, min - 1)
                    : range_incl(n, min, (uint64_t)(smax + s) & m);
  case OP_MUL: {
    if (c == 0) return range_full(n);
    if (!sign) return range_incl(n, 0, m / c);
    i128 lo = s > 0 ? smin / s : s == -1 ? smin + 1 : smax / s, hi = s > 0 ? smax / s : s == -1 ? smax : smin / s;
    return range_incl(n, (uint64_t)lo & m, (uint64_t)hi & m);
  }
  default: return range_full(n);
  }
}

Range range_of_con(const ConPool *p, Val c) {
  Ty t = con_type(p, c);
  unsigned bits = ty_is_int_or_vec(p->m, t) ? ty_bits(p->m, t) : 0;
  if (!bits || bits > 64) return range_full(bits > 64 ? 0 : bits);
  c = con_twin(p, c);
  switch (con_kind(p, c)) {
  case CON_INT: return range_one(bits, con_rec(p, c)->lo);
  case CON_ZERO: return range_one(bits, 0);
  case CON_POISON: return range_empty(bits);
  case CON_SPLAT: return range_of_con(p, con_op(p, c, 0));
  case CON_AGG: {
    Range r = range_empty(bits);
    for (uint32_t i = 0; i < con_nops(p, c); i++) {
      Val e = con_op(p, c, i);
      if (con_kind(p, e) == CON_POISON) continue;
      if (con_kind(p, e) != CON_INT) return range_full(bits);
      r = range_union(r, range_one(bits, con_rec(p, e)->lo));
    }
    return r;
  }
  default: return range_full(bits);
  }
}
Range range_of_md(const Module *m, Md node, unsigned bits) {
  if (!node || !bits || bits > 64) return range_full(bits > 64 ? 0 : bits);
  const MdRec *r = md_rec(m, node);
  if (r->form != MDF_TUPLE || r->n < 2) return range_full(bits);
  Range u = range_empty(bits);
  for (uint32_t i = 0; i + 1 < r->n; i += 2) {
    uint64_t lo, hi;
    if (!md_get_int(m, r->ops[i], &lo) || !md_get_int(m, r->ops[i + 1], &hi)) return range_full(bits);
    u = range_union(u, range_make(bits, lo, hi));
  }
  return u;
}
Range range_of_attr(const Module *m, AttrSet s, unsigned bits) {
  const Attr *a = s ? attrset_find(m, s, ATTR_RANGE) : NULL;
  if (!a || bits > 64 || a->bits != bits || a->nwords != 2) return range_full(bits > 64 ? 0 : bits);
  return range_make(bits, a->words[0], a->words[1]);
}
Range range_of_decl(const Fn *f, Val v) {
  const Module *m = f->m;
  Ty t = ty(f, v);
  if (!ty_is_int_or_vec(m, t)) return range_full(0);
  unsigned bits = ty_bits(m, t);
  if (bits > 64) return range_full(0);
  if (val_is_con(v)) return range_of_con(&f->con, v);
  Range r = range_full(bits);
  if (is_arg(f, v)) return range_of_attr(m, attrlist_param(m, fn_glob(f)->fattrs, arg_index(f, v)), bits);
  Md rm = md_get(f, v, MDK_RANGE);
  if (rm) r = range_of_md(m, rm, bits);
  if (is_call(f, v)) {
    AttrSet a = attrlist_ret(m, call_rec(f, v)->attrs);
    if (a) r = range_intersect(r, range_of_attr(m, a, bits));
    Glob g = call_target(f, v);
    if (g && (a = attrlist_ret(m, glob(m, g)->fattrs))) r = range_intersect(r, range_of_attr(m, a, bits));
    unsigned id = call_intrinsic(f, v);
    int64_t lo, hi;
    if (id && bits >= 32 && intrinsic_bounds(f, (IntrinsicId)id, &lo, &hi))
      r = range_intersect(r, range_make(bits, (uint64_t)lo, (uint64_t)hi));
  }
  return r;
}
