/* dependence_tests.c: the tests for pairs of subscripts. Contract: dependence_int.h.
 *
 * Names as in the paper: src is c1 + a1 * i, dst is c2 + a2 * i', 0 <= i, i' <= U. Numbers are exact (128 bits for
 * widths up to 64, overflow gives up); expressions are only used where subtraction or multiplication cannot leave the
 * width, or through predicates that scev proves. */
#include "analysis/scev/delinearize.h"
#include "analysis/cfg/flow.h"
#include "analysis/scev/dependence_int.h"
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "support/knob.h"

typedef __int128 I128;
typedef struct Num {
  bool known;
  I128 x;
} Num;

static bool num(Da *d, Sx x, I128 *out) {
  if (!x || !sx_is(d->s, x, SXK_CONST) || sx_bits(d->s, x) > 64) return false;
  *out = ap_get_i64(sx_ap(d->s, x));
  return true;
}
static I128 iabs(I128 x) { return x < 0 ? -x : x; }
static I128 gcd(I128 a, I128 b) {
  a = iabs(a);
  b = iabs(b);
  while (b) {
    I128 r = a % b;
    a = b;
    b = r;
  }
  return a;
}
static bool nonpos(Da *d, Sx x) {
  Range r = sx_range_s(d->s, x);
  return r.bits && !range_is_empty(r) && range_smax(r) <= 0;
}
static Sx zero_of(Da *d, Sx x) { return sx_int(d->s, sx_type(d->s, x), 0); }
static Sx minus_nsw(Da *d, Sx a, Sx b) {
  return d->address || sx_no_signed_overflow(d->f, d->s, OP_SUB, a, b) ? sx_minus(d->s, a, b, 0) : SX_NONE;
}
static Sx mul_nsw(Da *d, Sx a, Sx b) {
  return sx_no_signed_overflow(d->f, d->s, OP_MUL, a, b) ? sx_mul2(d->s, a, b, 0) : SX_NONE;
}
static Sx add_nsw(Da *d, Sx a, Sx b) {
  return a && b && sx_no_signed_overflow(d->f, d->s, OP_ADD, a, b) ? sx_add2(d->s, a, b, 0) : SX_NONE;
}
static Sx abs_nsw(Da *d, Sx a) {
  uint32_t bits = sx_bits(d->s, a);
  Sx least = sx_int(d->s, sx_type(d->s, a), bits >= 64 ? INT64_MIN : -(1ll << (bits - 1)));
  if (!sx_is_known_pred(d->s, ICMP_NE, a, least)) return SX_NONE;
  return sx_minmax2(d->s, SXK_SMAX, a, sx_neg(d->s, a, SX_NSW));
}

/* The loop's coefficient a is not 0: where it is, every round touches one place. `ask`: rather by an assumption than
 * by a proof from the code, as opt's strong test does. */
static bool moves(Da *d, Sx a, uint32_t loop, bool ask, Dep *out) {
  if (sx_known_nonzero(d->s, a) || (ask && da_assume(d, out, ICMP_NE, a, zero_of(d, a)))) return true;
  return da_index_moves(d, out->src, loop) || da_index_moves(d, out->dst, loop) ||
         (!ask && da_assume(d, out, ICMP_NE, a, zero_of(d, a)));
}

bool da_test_ziv(Da *d, Sx src, Sx dst, Dep *out) {
  if (sx_is_known_pred(d->s, ICMP_EQ, src, dst)) return false;
  if (sx_is_known_pred(d->s, ICMP_NE, src, dst)) return true;
  out->consistent = false;
  return false;
}

/* ---- one loop ---- */

/* a*i + c1 = a*i' + c2: the distance is (c1 - c2) / a. */
static bool strong(Da *d, Sx a, Sx c1, Sx c2, uint32_t loop, DepLevel *e, Dep *out) {
  Scev *s = d->s;
  Sx delta = minus_nsw(d, c1, c2);
  if (!delta) {
    out->consistent = false;
    return false;
  }
  Sx ub = da_upper_bound(d, loop, sx_type(s, delta));
  if (ub) {
    Sx ad = abs_nsw(d, delta), aa = abs_nsw(d, a), p = ad && aa ? mul_nsw(d, ub, aa) : SX_NONE;
    if (p && sx_is_known_pred(s, ICMP_SGT, ad, p)) return true;
  }
  I128 nd, na;
  if (num(d, delta, &nd) && num(d, a, &na) && na) {
    if (nd % na) return true;
    I128 dist = nd / na;
    e->distance = sx_int(s, sx_type(s, delta), (int64_t)dist);
    e->dir &= dist > 0 ? DEP_LT : dist < 0 ? DEP_GT : DEP_EQ;
  } else if (sx_is_zero(s, delta)) {
    if (!moves(d, a, loop, true, out)) return false;
    e->distance = delta;
    e->dir &= DEP_EQ;
  } else {
    if (sx_is_one(s, a)) e->distance = delta;
    else out->consistent = false;
    bool dz = !sx_known_nonzero(s, delta), dp = !nonpos(d, delta), dn = !sx_known_nonneg(s, delta);
    bool ap = !nonpos(d, a), an = !sx_known_nonneg(s, a);
    unsigned dir = ((dp && ap) || (dn && an) ? DEP_LT : 0) | (dz ? DEP_EQ : 0) |
                   ((dn && ap) || (dp && an) ? DEP_GT : 0);
    e->dir &= (uint8_t)dir;
  }
  return false;
}
/* a*i + c1 = -a*i' + c2: the lines cross in round (c2 - c1) / 2a. */
static bool weak_crossing(Da *d, Sx a, Sx c1, Sx c2, uint32_t loop, DepLevel *e, Dep *out) {
  Scev *s = d->s;
  out->consistent = false;
  Sx delta = minus_nsw(d, c2, c1);
  if (!delta) return false;
  if (sx_is_zero(s, delta)) { /* both in round 0, unless no round moves */
    if (!moves(d, a, loop, false, out)) return false;
    e->dir &= DEP_EQ;
    if (!e->dir) return true;
    e->distance = delta;
    return false;
  }
  I128 na, nd;
  if (!num(d, a, &na) || !num(d, delta, &nd)) return false;
  if (na < 0) {
    na = -na;
    nd = -nd;
  }
  if (nd < 0) return true;
  I128 nu;
  if (num(d, da_upper_bound(d, loop, sx_type(s, delta)), &nu) && nu >= 0) {
    I128 last = 2 * na * nu;
    if (nd > last) return true;
    if (nd == last) { /* only the last round */
      e->dir &= DEP_EQ;
      if (!e->dir) return true;
      e->distance = zero_of(d, delta);
      return false;
    }
  }
  if (nd % na) return true;
  if (nd / na % 2) e->dir &= (uint8_t)~DEP_EQ;
  return false;
}

static bool mul_ok(I128 a, I128 b, I128 *r) { return !__builtin_mul_overflow(a, b, r); }
static bool sub_ok(I128 a, I128 b, I128 *r) { return !__builtin_sub_overflow(a, b, r); }
static I128 floor_div(I128 a, I128 b) {
  I128 q = a / b;
  return a % b && (a < 0) != (b < 0) ? q - 1 : q;
}
static I128 ceil_div(I128 a, I128 b) {
  I128 q = a / b;
  return a % b && (a < 0) == (b < 0) ? q + 1 : q;
}
/* Bounds of k that 0 <= a*k + b (<= ub) gives. */
static void domain(I128 a, I128 b, Num ub, Num *lo, Num *hi) {
  *lo = *hi = (Num){0};
  I128 t = 0;
  bool up = ub.known && sub_ok(ub.x, b, &t);
  if (a > 0) {
    *lo = (Num){true, ceil_div(-b, a)};
    if (up) *hi = (Num){true, floor_div(t, a)};
  } else {
    *hi = (Num){true, floor_div(-b, a)};
    if (up) *lo = (Num){true, ceil_div(t, a)};
  }
}
/* All solutions of a1*i - a2*j = c2 - c1 are (x + k*tb, y + k*ta); bounds of k. False: nothing to be said. *apart:
 * there is none. */
typedef struct Solution {
  I128 x, y, ta, tb, lo, hi;
} Solution;
static bool solve(I128 a1, I128 a2, I128 delta, Num u1, Num u2, Solution *o, bool *apart) {
  *apart = false;
  if (!a1 || !a2) return false;
  /* Extended Euclid on the absolute values (Kirch's algorithm, Wolfe 1989). */
  I128 p0 = 1, p1 = 0, q0 = 0, q1 = 1, g0 = iabs(a1), g1 = iabs(a2);
  while (g0 % g1) {
    I128 q = g0 / g1, r = g0 % g1, p2 = p0 - q * p1, q2 = q0 - q * q1;
    p0 = p1;
    p1 = p2;
    q0 = q1;
    q1 = q2;
    g0 = g1;
    g1 = r;
  }
  I128 g = g1, x = a1 < 0 ? -p1 : p1, y = a2 < 0 ? q1 : -q1;
  if (delta % g) {
    *apart = true;
    return true;
  }
  I128 c = delta / g;
  o->ta = a1 / g;
  o->tb = a2 / g;
  if (!mul_ok(x, c, &o->x) || !mul_ok(y, c, &o->y)) return false;
  Num lo[2], hi[2];
  domain(o->tb, o->x, u1, &lo[0], &hi[0]);
  domain(o->ta, o->y, u2, &lo[1], &hi[1]);
  if ((!lo[0].known && !lo[1].known) || (!hi[0].known && !hi[1].known)) return false;
  o->lo = !lo[1].known || (lo[0].known && lo[0].x > lo[1].x) ? lo[0].x : lo[1].x;
  o->hi = !hi[1].known || (hi[0].known && hi[0].x < hi[1].x) ? hi[0].x : hi[1].x;
  if (o->lo > o->hi) *apart = true;
  return true;
}
static Num bound_num(Da *d, uint32_t loop, Ty t) {
  Num n = {0};
  n.known = num(d, da_upper_bound(d, loop, t), &n.x);
  return n;
}
static bool exact_siv(Da *d, Sx a1, Sx a2, Sx c1, Sx c2, uint32_t loop, DepLevel *e, Dep *out) {
  out->consistent = false;
  Sx delta = minus_nsw(d, c2, c1);
  I128 n1, n2, nd;
  if (!delta || !num(d, delta, &nd) || !num(d, a1, &n1) || !num(d, a2, &n2)) return false;
  Num u = bound_num(d, loop, sx_type(d->s, delta));
  Solution k;
  bool apart;
  if (!solve(n1, n2, nd, u, u, &k, &apart)) return false;
  if (apart) return true;
  /* j - i = (y - x) + (ta - tb) * k */
  I128 low, high, diff;
  if (!sub_ok(k.y, k.x, &diff) || !mul_ok(k.ta - k.tb, k.ta > k.tb ? k.lo : k.hi, &low) ||
      !mul_ok(k.ta - k.tb, k.ta > k.tb ? k.hi : k.lo, &high))
    return false;
  if (__builtin_add_overflow(low, diff, &low) || __builtin_add_overflow(high, diff, &high)) return false;
  e->dir &= (uint8_t)((low <= 0 && high >= 0 ? DEP_EQ : 0) | (low < 0 ? DEP_GT : 0) | (high > 0 ? DEP_LT : 0));
  return !e->dir;
}
/* c1 (src or dst alone is constant) = c2 + a*i: only round (c1 - c2) / a. `src_moves`: src is the one with the loop. */
static bool weak_zero(Da *d, Sx a, Sx fixed, Sx start, uint32_t loop, DepLevel *e, bool src_moves, Dep *out) {
  Scev *s = d->s;
  out->consistent = false;
  if (sx_is_known_pred(s, ICMP_EQ, fixed, start)) { /* the first round */
    if (e && moves(d, a, loop, false, out)) {
      e->dir &= src_moves ? DEP_LE : DEP_GE;
      e->peel_first = true;
    }
    return false;
  }
  bool neg = sx_is(s, a, SXK_CONST) && sx_known_neg(s, a);
  Sx delta = minus_nsw(d, fixed, start), aa = neg ? abs_nsw(d, a) : a, nd = neg ? minus_nsw(d, start, fixed) : delta;
  if (!sx_is(s, a, SXK_CONST) || !delta || !aa || !nd) return false;
  Sx ub = da_upper_bound(d, loop, sx_type(s, delta)), p = ub ? mul_nsw(d, aa, ub) : SX_NONE;
  if (p) {
    if (sx_is_known_pred(s, ICMP_SGT, nd, p)) return true;
    if (sx_is_known_pred(s, ICMP_EQ, nd, p)) { /* the last round */
      if (e) {
        e->dir &= src_moves ? DEP_GE : DEP_LE;
        e->peel_last = true;
      }
      return false;
    }
  }
  if (sx_known_neg(s, nd)) return true;
  I128 x, y;
  return num(d, delta, &x) && num(d, a, &y) && y && x % y;
}

/* ---- bounds for symbols (section 4.5 of the paper) ---- */

static bool symbolic_rdiv(Da *d, Sx a1, Sx a2, Sx c1, Sx c2, uint32_t l1, uint32_t l2) {
  Scev *s = d->s;
  Ty t = sx_type(s, a1);
  bool p1 = sx_known_nonneg(s, a1), p2 = sx_known_nonneg(s, a2), n1 = nonpos(d, a1), n2 = nonpos(d, a2);
  if ((!p1 && !n1) || (!p2 && !n2)) return false;
  Sx u1 = da_upper_bound(d, l1, t), u2 = da_upper_bound(d, l2, t);
  Sx up = minus_nsw(d, c2, c1), down = minus_nsw(d, c1, c2); /* c2 - c1, c1 - c2 */
  Sx m1 = u1 ? mul_nsw(d, a1, u1) : SX_NONE, m2 = u2 ? mul_nsw(d, a2, u2) : SX_NONE;
  if (!up || !down) return false;
  /* c2 - c1 lies between the least and the greatest a1*i - a2*j. */
  if (p1 && p2) return (m1 && sx_is_known_pred(s, ICMP_SGT, up, m1)) || (m2 && sx_is_known_pred(s, ICMP_SLT, m2, down));
  if (p1) {
    Sx m = m1 && m2 ? minus_nsw(d, m1, m2) : SX_NONE;
    return (m && sx_is_known_pred(s, ICMP_SGT, up, m)) || sx_known_neg(s, up);
  }
  if (p2) {
    Sx m = m1 && m2 ? minus_nsw(d, m1, m2) : SX_NONE;
    return (m && sx_is_known_pred(s, ICMP_SGT, m, up)) || sx_known_pos(s, up);
  }
  return (m1 && sx_is_known_pred(s, ICMP_SGT, m1, up)) || (m2 && sx_is_known_pred(s, ICMP_SLT, down, m2));
}

/* ---- the places of two accesses to one object ---- */

/* Every loop in `loop` ends. */
static bool inner_loops_end(Da *d, uint32_t loop) {
  const Loops *l = d->l;
  for (uint32_t x = l->loop[loop].child; x;) {
    if (sx_backedge_count(d->s, x) == SX_CNC) return false;
    if (l->loop[x].child) {
      x = l->loop[x].child;
      continue;
    }
    while (x != loop && !l->loop[x].sibling) x = l->loop[x].parent;
    if (x == loop) break;
    x = l->loop[x].sibling;
  }
  return true;
}
static bool in_each_round(Da *d, Blk b, uint32_t loop) {
  const Dom *dom = flow_dom(d->f);
  Blk latch = loop_latch(d->f, d->l, loop);
  if (!latch || !dom_blk(dom, b, latch)) return false;
  uint32_t n;
  const Blk *ex = sx_exiting_blks(d->s, loop, &n);
  for (uint32_t i = 0; i < n; i++)
    if (!dom_blk(dom, b, ex[i])) return false;
  return true;
}
/* The loop with this preheader stands behind a comparison whose result is the same in every round of `loop`: the block
 * that compares; BLK_NONE: it does not. */
static Blk same_guard(Da *d, Blk pre, uint32_t loop) {
  const Fn *f = d->f;
  Blk g = pre ? single_pred(f, pre) : BLK_NONE;
  if (!g || !is_op(f, term(f, g), OP_BR) || nsuccs(f, g) != 2) return BLK_NONE;
  Val c = arg(f, term(f, g), 0);
  if (!val_is_local(c) || !is_op(f, c, OP_ICMP)) return BLK_NONE;
  for (uint32_t i = 0; i < 2; i++)
    if (!sx_able(d->s, ty(f, arg(f, c, i))) || !sx_invariant(d->s, sx_of(d->s, arg(f, c, i)), loop)) return BLK_NONE;
  return g;
}
/* Whenever v is executed in the loop, it is in each of its rounds, the last one too, and they are as many as the
 * loop's count says. */
static bool in_all_rounds(Da *d, Val v, uint32_t loop) {
  Blk b = blk_of(d->f, v);
  if (d->l->irreducible) return false;
  while (!in_each_round(d, b, loop)) { /* from the inner loop out that it stands in */
    uint32_t x = loop_of(d->l, b);
    if (x == loop || !x || !in_each_round(d, b, x)) return false;
    b = same_guard(d, loop_preheader(d->f, d->l, x), loop);
    if (!b || !loop_has_blk(d->l, loop, b)) return false;
  }
  return loop_no_abnormal_exits(d->s, loop) && inner_loops_end(d, loop);
}
/* A count of more bits than an address has says nothing that could be computed with. */
static bool fits(Da *d, Sx n, Sx x) {
  uint32_t bits = sx_bits(d->s, x), nb = sx_bits(d->s, n);
  return nb <= bits || (nb <= 64 && !(range_umax(sx_range_u(d->s, n)) >> (bits - 1)));
}
/* The least and the greatest place of v, which lies at x; `loop`: the innermost one around it. */
static bool places(Da *d, Val v, Sx x, uint32_t loop, Sx *lo, Sx *hi) {
  Scev *s = d->s;
  while (d->l->loop[loop].parent) loop = d->l->loop[loop].parent;
  Sx least = zero_of(d, x), most = least;
  for (; sx_is(s, x, SXK_ADDREC); x = sx_op(s, x, 0)) {
    Sx a = sx_step(s, x), n = sx_backedge_count(s, sx_loop(s, x));
    bool up = sx_known_nonneg(s, a);
    if (n == SX_CNC || (!up && !sx_known_neg(s, a)) || !sx_invariant(s, n, loop) || !fits(d, n, x) ||
        !in_all_rounds(d, v, sx_loop(s, x)))
      return false;
    Sx last = sx_mul2(s, a, sx_trunc_or_zext(s, n, sx_type(s, a)), 0);
    if (up) most = sx_add2(s, most, last, 0);
    else least = sx_add2(s, least, last, 0);
  }
  *lo = sx_add2(s, least, x, 0);
  *hi = sx_add2(s, most, x, 0);
  return true;
}
bool da_apart_in_object(Da *d, Sx src, Sx dst, uint64_t bytes, const Dep *out) {
  Scev *s = d->s;
  Sx lo[2], hi[2];
  if (!bytes || (d->src_loop && !places(d, out->src, src, d->src_loop, &lo[0], &hi[0])) ||
      (d->dst_loop && !places(d, out->dst, dst, d->dst_loop, &lo[1], &hi[1])))
    return false;
  if (!d->src_loop) lo[0] = hi[0] = src;
  if (!d->dst_loop) lo[1] = hi[1] = dst;
  Sx room = sx_int(s, sx_type(s, src), (int64_t)bytes - 1);
  for (int i = 0; i < 2; i++) {
    Sx gap = sx_minus(s, lo[1 - i], hi[i], 0);
    if (gap != SX_CNC && sx_known_pos(s, sx_minus(s, gap, room, 0))) return true;
  }
  return false;
}

/* ---- greatest common divisor ---- */

/* 10 of 10 and of (10 * x)<nsw>: a divisor of the value. */
static bool constant_factor(Da *d, Sx x, I128 *out) {
  if (num(d, x, out)) return true;
  return sx_is(d->s, x, SXK_MUL) && (sx_flags(d->s, x) & SX_NSW) && num(d, sx_op(d->s, x, 0), out);
}
/* Divides all coefficients of x but the loop's, which goes to *own. */
static bool other_factors(Da *d, Sx x, uint32_t loop, Sx *own, I128 *g) {
  for (; sx_is(d->s, x, SXK_ADDREC); x = sx_op(d->s, x, 0)) {
    if (*g == 1) return true;
    Sx step = sx_step(d->s, x);
    I128 c;
    if (sx_loop(d->s, x) == loop) {
      *own = step;
      continue;
    }
    if (!constant_factor(d, step, &c)) return false;
    *g = gcd(*g, c);
  }
  return true;
}
static bool gcd_test(Da *d, Sx src, Sx dst, Dep *out) {
  Scev *s = d->s;
  I128 g = 0, c, delta;
  Sx end[2] = {src, dst};
  for (int i = 0; i < 2; i++)
    for (; sx_is(s, end[i], SXK_ADDREC); end[i] = sx_op(s, end[i], 0)) {
      if (!constant_factor(d, sx_step(s, end[i]), &c)) return false;
      g = gcd(g, c);
    }
  Sx diff = minus_nsw(d, end[1], end[0]);
  if (!diff || !num(d, diff, &delta) || !delta || !g) return false;
  if (delta % g) return true;
  /* With i = i' in one loop its coefficients join: where that is impossible, the rounds differ. */
  for (Sx x = src; sx_is(s, x, SXK_ADDREC); x = sx_op(s, x, 0)) {
    uint32_t loop = sx_loop(s, x);
    Sx cs = sx_step(s, x), cd = zero_of(d, cs);
    g = 0;
    if (!other_factors(d, src, loop, &cs, &g) || !other_factors(d, dst, loop, &cd, &g)) return false;
    Sx joined = sx_no_signed_overflow(d->f, s, OP_SUB, cs, cd) ? sx_minus(s, cs, cd, 0) : SX_NONE;
    if (!joined || !constant_factor(d, joined, &c)) continue;
    g = gcd(g, c);
    uint32_t k = da_level(d, loop, true);
    if (g && delta % g && k <= d->common) out->level[k - 1].dir &= (uint8_t)~DEP_EQ;
  }
  return false;
}

bool da_test_siv(Da *d, Sx src, Sx dst, Dep *out) {
  Scev *s = d->s;
  bool ms = sx_is(s, src, SXK_ADDREC), md = sx_is(s, dst, SXK_ADDREC);
  uint32_t loop = sx_loop(s, ms ? src : dst), k = da_level(d, loop, ms);
  DepLevel *e = k <= d->common ? &out->level[k - 1] : NULL;
  if (ms && md) {
    Sx c1 = sx_op(s, src, 0), c2 = sx_op(s, dst, 0), a1 = sx_step(s, src), a2 = sx_step(s, dst);
    bool apart = a1 == a2                 ? strong(d, a1, c1, c2, loop, e, out)
                 : a1 == sx_neg(s, a2, 0) ? weak_crossing(d, a1, c1, c2, loop, e, out)
                                          : exact_siv(d, a1, a2, c1, c2, loop, e, out);
    return apart || gcd_test(d, src, dst, out) || symbolic_rdiv(d, a1, a2, c1, c2, loop, sx_loop(s, dst));
  }
  Sx moving = ms ? src : dst, fixed = ms ? dst : src;
  return weak_zero(d, sx_step(s, moving), fixed, sx_op(s, moving, 0), loop, e, ms, out) || gcd_test(d, src, dst, out);
}

bool da_test_rdiv(Da *d, Sx src, Sx dst, Dep *out) {
  Scev *s = d->s;
  bool ms = sx_is(s, src, SXK_ADDREC), md = sx_is(s, dst, SXK_ADDREC);
  Sx a1, a2, c1, c2;
  uint32_t l1, l2;
  if (ms && md) {
    a1 = sx_step(s, src);
    c1 = sx_op(s, src, 0);
    l1 = sx_loop(s, src);
    a2 = sx_step(s, dst);
    c2 = sx_op(s, dst, 0);
    l2 = sx_loop(s, dst);
  } else { /* both loops on one side: move one of them over */
    Sx outer = ms ? src : dst, inner = sx_op(s, outer, 0);
    a1 = sx_step(s, inner);
    c1 = sx_op(s, inner, 0);
    l1 = sx_loop(s, inner);
    a2 = sx_neg(s, sx_step(s, outer), 0);
    c2 = ms ? dst : src;
    l2 = sx_loop(s, outer);
    if (!ms) { /* names are those of the equation dst = src */
      Sx t = c1;
      c1 = c2;
      c2 = t;
      t = a1;
      a1 = a2;
      a2 = t;
      uint32_t l = l1;
      l1 = l2;
      l2 = l;
    }
  }
  out->consistent = false;
  Sx delta = minus_nsw(d, c2, c1);
  I128 n1, n2, nd;
  if (num(d, delta, &nd) && num(d, a1, &n1) && num(d, a2, &n2)) {
    Solution k;
    bool apart;
    if (solve(n1, n2, nd, bound_num(d, l1, sx_type(s, delta)), bound_num(d, l2, sx_type(s, delta)), &k, &apart) &&
        apart)
      return true;
  }
  return gcd_test(d, src, dst, out) || symbolic_rdiv(d, a1, a2, c1, c2, l1, l2);
}

/* ---- Banerjee's bounds (Wolfe, section 2.5.2, for loops from 0 by 1) ---- */

typedef struct Coeff {
  Sx c, pos, neg, rounds;
} Coeff;
typedef struct Bound {
  Sx rounds, lo[8], hi[8];
  uint8_t dir, found;
} Bound; /* SX_NONE: infinite */
typedef struct Miv {
  Da *d;
  Coeff a[CAP_DEPENDENCE_LEVELS + 2], b[CAP_DEPENDENCE_LEVELS + 2];
  Bound bound[CAP_DEPENDENCE_LEVELS + 2];
  Sx delta;
  uint64_t loops;
  uint32_t expanded, limit;
} Miv;

static Sx difference(Da *d, Sx a, Sx b) {
  return sx_no_signed_overflow(d->f, d->s, OP_SUB, a, b) ? sx_minus(d->s, a, b, 0) : SX_NONE;
}
static Sx positive(Da *d, Sx x) { return !x ? x : sx_minmax2(d->s, SXK_SMAX, x, zero_of(d, x)); }
static Sx negative(Da *d, Sx x) { return !x ? x : sx_minmax2(d->s, SXK_SMIN, x, zero_of(d, x)); }
static Sx coefficients(Da *d, Sx x, bool is_src, Coeff *c) {
  for (uint32_t k = 1; k <= d->max_levels; k++) c[k] = (Coeff){zero_of(d, x), zero_of(d, x), zero_of(d, x), SX_NONE};
  for (; sx_is(d->s, x, SXK_ADDREC); x = sx_op(d->s, x, 0)) {
    Sx a = sx_step(d->s, x);
    c[da_level(d, sx_loop(d->s, x), is_src)] = (Coeff){a, positive(d, a), negative(d, a),
                                                       da_upper_bound(d, sx_loop(d->s, x), sx_type(d->s, x))};
  }
  return x;
}
/* Bounds of one level for one direction: part * rounds + rest, where rounds unknown leave only a part of 0 bounded;
 * so does what may leave the width. */
static Sx bound_of(Da *d, Sx part, Sx rounds, Sx rest) {
  if (!part || !rest) return SX_NONE;
  if (!rounds) return sx_is_zero(d->s, part) ? rest : SX_NONE;
  Sx p = mul_nsw(d, part, rounds);
  return p ? add_nsw(d, p, rest) : SX_NONE;
}
static void bounds(Miv *m, uint32_t k) {
  Da *d = m->d;
  Scev *s = d->s;
  const Coeff *a = &m->a[k], *b = &m->b[k];
  Bound *o = &m->bound[k];
  Sx zero = zero_of(d, a->c),
     less = o->rounds ? sx_minus(s, o->rounds, sx_int(s, sx_type(s, o->rounds), 1), 0) : SX_NONE;
  Sx diff = difference(d, a->c, b->c), nb = difference(d, zero, b->c);
  o->lo[DEP_EQ] = bound_of(d, negative(d, diff), o->rounds, zero);
  o->hi[DEP_EQ] = bound_of(d, positive(d, diff), o->rounds, zero);
  o->lo[DEP_LT] = bound_of(d, negative(d, difference(d, a->neg, b->c)), less, nb);
  o->hi[DEP_LT] = bound_of(d, positive(d, difference(d, a->pos, b->c)), less, nb);
  o->lo[DEP_GT] = bound_of(d, negative(d, difference(d, a->c, b->pos)), less, a->c);
  o->hi[DEP_GT] = bound_of(d, positive(d, difference(d, a->c, b->neg)), less, a->c);
}
static Sx total(Miv *m, bool upper) {
  Sx sum = SX_NONE;
  for (uint32_t k = 1; k <= m->d->max_levels; k++) {
    const Bound *b = &m->bound[k];
    Sx x = upper ? b->hi[b->dir] : b->lo[b->dir];
    if (!x) return SX_NONE;
    sum = sum ? add_nsw(m->d, sum, x) : x;
    if (!sum) return SX_NONE;
  }
  return sum;
}
static bool possible(Miv *m, uint8_t dir, uint32_t k) {
  m->bound[k].dir = dir;
  Sx lo = total(m, false), hi = total(m, true);
  if (lo && sx_is_known_pred(m->d->s, ICMP_SGT, lo, m->delta)) return false;
  return !(hi && sx_is_known_pred(m->d->s, ICMP_SGT, m->delta, hi));
}
/* Directions of level k and further in that may be; their number, 0: none. Depth: common levels, at most the
 * threshold. */
static uint32_t explore(Miv *m, uint32_t k) {
  while (k <= m->d->common && !(m->loops >> k & 1)) k++;
  if (k > m->d->common) {
    for (uint32_t i = 1; i <= m->d->common; i++)
      if (m->loops >> i & 1) m->bound[i].found |= m->bound[i].dir;
    return 1;
  }
  if (k > m->expanded) {
    m->expanded = k;
    bounds(m, k);
  }
  uint32_t n = 0;
  for (uint8_t dir = DEP_LT; dir <= DEP_GT; dir = (uint8_t)(dir << 1))
    if (possible(m, dir, k)) n += explore(m, k + 1);
  m->bound[k].dir = DEP_ALL;
  return n;
}
static bool banerjee(Da *d, Sx src, Sx dst, uint64_t loops, Dep *out) {
  Miv m = {.d = d, .loops = loops, .limit = (uint32_t)knob_int(d->f->m->ctx->knobs, KNOB_DA_MIV_MAX_LEVEL)};
  Sx a0 = coefficients(d, src, true, m.a), b0 = coefficients(d, dst, false, m.b);
  m.delta = minus_nsw(d, b0, a0);
  if (!m.delta) return false;
  for (uint32_t k = 1; k <= d->max_levels; k++) {
    Bound *o = &m.bound[k];
    Sx zero = zero_of(d, m.a[k].c);
    *o = (Bound){.rounds = m.a[k].rounds ? m.a[k].rounds : m.b[k].rounds, .dir = DEP_ALL};
    o->lo[DEP_ALL] = bound_of(d, difference(d, m.a[k].neg, m.b[k].pos), o->rounds, zero);
    o->hi[DEP_ALL] = bound_of(d, difference(d, m.a[k].pos, m.b[k].neg), o->rounds, zero);
  }
  if (!d->max_levels) return false;
  if (!possible(&m, DEP_ALL, 1)) return true;
  if (d->common > m.limit) return false;
  if (!explore(&m, 1)) return true;
  for (uint32_t k = 1; k <= d->common; k++) {
    if (!(loops >> k & 1)) continue;
    out->level[k - 1].dir &= m.bound[k].found;
    if (!out->level[k - 1].dir) return true;
  }
  return false;
}
bool da_test_miv(Da *d, Sx src, Sx dst, uint64_t loops, Dep *out) {
  out->consistent = false;
  return gcd_test(d, src, dst, out) || banerjee(d, src, dst, loops, out);
}
