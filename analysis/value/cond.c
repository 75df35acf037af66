/* cond.c: implications between conditions, and ranges of values. Contract: cond.h.
 *
 *   x < 13 implies x <= 17; x == 127 contradicts x < y; x + 2 <u 4 contradicts x > 2; x <= y and x != y imply each
 *   other's strict forms
 *
 * Two comparisons of the same operands: every predicate is a set of the five ways in which two numbers can lie
 * (equal, and less or greater in unsigned and in signed order), so implication is inclusion of sets. Otherwise each
 * comparison restricts its operands to ranges: one that holds for sure (`over`, a superset of where the comparison is
 * true) and one on which it is surely true (`under`); a implies b when a's `over` lies in b's `under` for some value
 * that both restrict, and contradicts it when the two `over` are disjoint. Additions of constants are peeled off.
 * Sources: LLVM's isImpliedCondition and ConstantRange::makeAllowedICmpRegion (behaviour). */
#include "analysis/analysis.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "support/hash.h"

/* ---- shapes ---- */
/* The value of an integer constant of at most 64 bits, all lanes equal and defined. */
static bool con_exact(const Fn *f, Val v, uint64_t *x) {
  return val_is_con(v) && ty_is_int_or_vec(f->m, ty(f, v)) && con_u64(&f->con, con_twin(&f->con, v), x);
}

/* ---- ranges ---- */
static unsigned range_bits(const Fn *f, Val v) {
  Ty s = ty_scalar(f->m, ty(f, v));
  uint32_t n = ty_is_int(f->m, s) ? ty_bits(f->m, s) : ty_is_ptr(f->m, s) ? ptr_bits(f->m, ty_addrspace(f->m, s)) : 0;
  return n <= 64 ? n : 0;
}
static Range range_of_known(Known b) { return range_of_bits(b.zero.bits, b.zero.u, b.one.u); }
/* c << x, c >> x for any amount that is no poison. */
static Range shift_of_con(Op o, unsigned fl, unsigned n, uint64_t c) {
  if (c == 0) return range_one(n, 0);
  bool neg = (c >> (n - 1)) & 1;
  Ap a = ap_small(n, c);
  if (o == OP_SHL) {
    Range r = range_full(n);
    if (fl & F_NUW) r = range_incl(n, c, c << ap_clz(a));
    if (fl & F_NSW)
      r = range_intersect(r, neg ? range_incl(n, c << (ap_clo(a) - 1), c) : range_incl(n, c, c << (ap_clz(a) - 1)));
    return r;
  }
  unsigned most = (fl & F_EXACT) ? ap_ctz(a) : n - 1; /* an exact shift loses no bit */
  if (o == OP_LSHR) return range_incl(n, c >> most, c);
  uint64_t far = (uint64_t)(sext64(c, n) >> most) & mask64(n);
  return neg ? range_incl(n, c, far) : range_incl(n, far, c);
}
static Range range_at(const KnownCtx *k, Val v, unsigned depth);
/* A select that is a minimum or maximum with a constant, or an absolute value that cannot wrap. Each operand is
 * looked at once: an undefined value compared may differ from the one chosen, so of two variables nothing is said. */
static Range range_select(const KnownCtx *k, Val v) {
  Fn *f = k->f;
  unsigned n = range_bits(f, v), id;
  Val c = arg(f, v, 0), a, b;
  uint64_t z;
  if (!is_op(f, c, OP_ICMP)) return range_full(n);
  if (match_minmax(f, v, &id, &a, &b) && con_exact(f, b, &z) && known_not_undef_poison(k, a)) {
    switch (id) {
    case INTRIN_smax: return range_make(n, z, 1ull << (n - 1));
    case INTRIN_smin: return range_make(n, 1ull << (n - 1), z + 1);
    case INTRIN_umax: return range_make(n, z, 0);
    default: return range_make(n, 0, z + 1);
    }
  }
  /* x < 0 ? 0 - x : x */
  Pred p = (Pred)sub(f, c);
  Val x = arg(f, c, 0), t = arg(f, v, 1), e = arg(f, v, 2);
  if (!con_exact(f, arg(f, c, 1), &z)) return range_full(n);
  bool neg = (p == ICMP_SLT && z <= 1) || (p == ICMP_SLE && (z == 0 || z == mask64(n))),
       pos = (p == ICMP_SGT && (z == 0 || z == mask64(n))) || (p == ICMP_SGE && z <= 1);
  if (!neg && !pos) return range_full(n);
  Val m = neg ? t : e, q = neg ? e : t;
  uint64_t zero;
  if (q != x || !is_op(f, m, OP_SUB) || !con_exact(f, arg(f, m, 0), &zero) || zero || arg(f, m, 1) != x ||
      !(flags(f, m) & F_NSW))
    return range_full(n);
  return range_incl(n, 0, mask64(n) >> 1);
}
static Range range_of_ins(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  unsigned n = range_bits(f, v);
  Range r = range_of_decl(f, v);
  if (!at_cap(f->m, VALUE_RANGE_DEPTH, depth)) {
    Op o = op(f, v);
    Range t = range_full(n);
    if (op_is_bin(o) && (unsigned)o <= OP_LAST_IBIN) {
      Range a = range_at(k, arg(f, v, 0), depth + 1);
      uint64_t c;
      t = range_bin(o, flags(f, v), a, range_at(k, arg(f, v, 1), depth + 1));
      if ((o == OP_SHL || o == OP_LSHR || o == OP_ASHR) && range_single(a, &c))
        t = range_intersect(t, shift_of_con(o, flags(f, v), n, c));
    } else if (o == OP_ZEXT || o == OP_SEXT || o == OP_TRUNC) {
      Range a = range_at(k, arg(f, v, 0), depth + 1);
      if (a.bits) t = range_cast(o, a, n);
      if (o == OP_ZEXT && (flags(f, v) & F_NNEG) && a.bits)
        t = range_intersect(t, range_incl(n, 0, mask64(a.bits - 1u)));
    } else if (o == OP_SELECT && (t = range_select(k, v), !range_is_full(t))) {
    } else if (o == OP_SELECT) {
      Range a = range_at(k, arg(f, v, 1), depth + 1);
      if (!range_is_full(a)) t = range_union(a, range_at(k, arg(f, v, 2), depth + 1));
    } else if (o == OP_CALL && call_intrinsic(f, v) && !intrinsic_sreg((IntrinsicId)call_intrinsic(f, v))) {
      uint32_t na = call_nargs(f, v);
      Range a[3];
      if (na >= 1 && na <= 3) {
        for (uint32_t i = 0; i < na; i++)
          a[i] = range_bits(f, arg(f, v, i)) ? range_at(k, arg(f, v, i), depth + 1) : range_full(0);
        unsigned id = call_intrinsic(f, v);
        t = range_intrin(id, a, na, n);
      }
    }
    if (t.bits == n) r = range_intersect(r, t);
  }
  if (depth == 0) { /* the bits have a recursion of their own */
    Known b = known_bits(k, v);
    if (b.zero.bits == n && !(b.zero.u & b.one.u)) r = range_intersect(r, range_of_known(b));
  }
  return r;
}
/* Answers by value and depth, for as long as nothing changes: between two changes one root after the other, and every
 * arm of a select it is compared through, asks for the same operands. They do not depend on the place; a root's does,
 * which stands for its depth. */
enum { MEMO_LOG2 = 10 };
typedef struct MemoEntry {
  Val v;
  uint32_t where;
  uint64_t cfg, val;
  Range range;
} MemoEntry;
/* The entry for that question; v is VAL_NONE when it is not answered. */
static MemoEntry *memo_of(Fn *f, Val v, uint32_t where) {
  unsigned shift;
  MemoEntry *memo = slot_memo(f, AN_RANGES, MEMO_LOG2, sizeof *memo, &shift),
            *e = &memo[(uint32_t)hash_mix((uint64_t)v << 32, where) >> shift];
  if (e->v != v || e->where != where || e->val != f->ep_val || e->cfg != f->ep_cfg) e->v = VAL_NONE;
  return e;
}
static Range memo_keep(Fn *f, Val v, uint32_t where, Range r) {
  *memo_of(f, v, where) = (MemoEntry){v, where, f->ep_cfg, f->ep_val, r};
  return r;
}
static Range range_at(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  unsigned n = range_bits(f, v);
  if (!n) return range_full(0);
  bool ptr = ty_is_ptr(f->m, ty_scalar(f->m, ty(f, v)));
  if (val_is_con(v)) return !ptr ? range_of_con(&f->con, v) : con_is_zero(&f->con, v) ? range_one(n, 0) : range_full(n);
  if (ptr) return known_nonzero(k, v) ? range_make(n, 1, 0) : range_full(n);
  if (!depth)
    return range_of_ins(k, v, depth); /* its known bits hold where they are asked for, under the conditions there */
  MemoEntry *e = memo_of(f, v, depth);
  if (e->v) return e->range;
  Range r = range_of_ins(k, v, depth);
  return memo_keep(f, v, depth, r);
}
static Range root_range(const KnownCtx *k, Val v) {
  Range r = range_at(k, v, 0);
  Context c;
  if (r.bits && val_is_local(v) && context_of(k, v, &c)) {
    if (!range_is_full(c.range)) r = range_intersect(r, c.range);
    if (c.zero | c.one)
      r = range_intersect(r, range_of_known((Known){ap_small(r.bits, c.zero), ap_small(r.bits, c.one)}));
  }
  return r;
}
Range value_range(const KnownCtx *k, Val v) {
  if (!val_is_local(v) || !val_is_local(k->at) || k->lane || k->max_depth != CAP_KNOWN_DEPTH) return root_range(k, v);
  /* Without assumptions, what holds in a block holds in all of it. */
  uint32_t where = CAP_VALUE_RANGE_DEPTH + 1 + (may_assume(k->f) ? (uint32_t)k->at : (uint32_t)blk_of(k->f, k->at));
  MemoEntry *e = memo_of(k->f, v, where);
  if (e->v) return e->range;
  Range r = root_range(k, v);
  return memo_keep(k->f, v, where, r);
}
int cmp_by_range(const KnownCtx *k, Cmp c) {
  Range a = value_range(k, c.a), b = a.bits ? value_range(k, c.b) : range_full(0);
  if (a.bits && b.bits == a.bits) {
    int r = range_icmp(c.pred, a, b);
    if (r >= 0) return r;
  }
  return known_icmp(k, c.pred, c.a, c.b);
}

/* ---- the five ways ---- */
enum { W_EQ = 1, W_LL = 2, W_LG = 4, W_GL = 8, W_GG = 16, W_ALL = 31 }; /* unsigned, then signed: less, greater */
static unsigned ways(Pred p) {
  switch (p) {
  case ICMP_EQ: return W_EQ;
  case ICMP_NE: return W_ALL & ~(unsigned)W_EQ;
  case ICMP_UGT: return W_GL | W_GG;
  case ICMP_UGE: return W_GL | W_GG | W_EQ;
  case ICMP_ULT: return W_LL | W_LG;
  case ICMP_ULE: return W_LL | W_LG | W_EQ;
  case ICMP_SGT: return W_LG | W_GG;
  case ICMP_SGE: return W_LG | W_GG | W_EQ;
  case ICMP_SLT: return W_LL | W_GL;
  default: return W_LL | W_GL | W_EQ;
  }
}
static int by_sets(unsigned a, unsigned b) { return !(a & b) ? 0 : !(a & ~b) ? 1 : -1; }

/* ---- restrictions ---- */
enum { MAX_HOLDS = 2 * (CAP_COND_PEEL + 1) };
typedef struct Hold {
  Val x;
  Range over, under;
} Hold;
static unsigned holds_of(const KnownCtx *k, Cmp c, Hold *h) {
  Fn *f = k->f;
  unsigned n = 0, bits = range_bits(f, c.a);
  if (!bits || range_bits(f, c.b) != bits) return 0;
  for (int side = 0; side < 2; side++) {
    Val x = side ? c.b : c.a, y = side ? c.a : c.b;
    if (val_is_con(x)) continue;
    Pred p = side ? pred_swap(c.pred) : c.pred;
    uint64_t exact;
    Range ry = value_range(k, y);
    if (val_is_con(y) && !con_exact(f, y, &exact) && !con_is_zero(&f->con, y))
      ry = range_full(bits); /* lanes differ, or are undefined */
    if (ry.kind == RANGE_EMPTY) continue;
    Range over = range_allowed(p, ry), under = range_satisfying(p, ry);
    for (unsigned i = 0; n < MAX_HOLDS; i++) {
      h[n++] = (Hold){x, over, under};
      if (val_is_con(x) || at_cap(f->m, COND_PEEL, i)) break;
      Op o = op(f, x);
      uint64_t z;
      if (o == OP_ADD && con_exact(f, arg(f, x, 1), &z)) {
        unsigned fl = flags(f, x);
        if ((fl & F_NUW) && z) over = range_intersect(over, range_make(bits, z, 0));
        if ((fl & F_NSW) && z) {
          uint64_t smin = 1ull << (bits - 1);
          over = range_intersect(over, sext64(z, bits) > 0 ? range_make(bits, smin + z, smin)
                                                           : range_make(bits, smin, smin + z));
        }
        over = range_moved(over, 0 - z), under = range_moved(under, 0 - z);
        x = arg(f, x, 0);
      } else if (o == OP_OR && (flags(f, x) & F_DISJOINT) && con_exact(f, arg(f, x, 1), &z)) {
        over = range_moved(over, 0 - z), under = range_moved(under, 0 - z);
        x = arg(f, x, 0);
      } else if (o == OP_SUB && con_exact(f, arg(f, x, 0), &z)) {
        over = range_from(z, over), under = range_from(z, under);
        x = arg(f, x, 1);
      } else if (o == OP_XOR && con_exact(f, arg(f, x, 1), &z) && z == mask64(bits)) {
        over = range_from(z, over), under = range_from(z, under);
        x = arg(f, x, 0);
      } else if (o == OP_XOR && con_exact(f, arg(f, x, 1), &z) && z == 1ull << (bits - 1)) {
        over = range_moved(over, z), under = range_moved(under, z);
        x = arg(f, x, 0);
      } else break;
    }
  }
  return n;
}
/* What holds_of would restrict when it starts at x, without the ranges. */
static unsigned peeled(const Fn *f, Val x, Val *out) {
  unsigned n = 0;
  uint64_t z;
  while (!val_is_con(x) && !past_cap(f->m, COND_PEEL, n)) {
    out[n++] = x;
    Op o = op(f, x);
    if ((o == OP_ADD || o == OP_XOR || (o == OP_OR && (flags(f, x) & F_DISJOINT))) && con_exact(f, arg(f, x, 1), &z))
      x = arg(f, x, 0);
    else if (o == OP_SUB && con_exact(f, arg(f, x, 0), &z)) x = arg(f, x, 1);
    else break;
  }
  return n;
}
/* Both comparisons restrict some common value: nearly all pairs do not, and ranges are dear. */
static bool share_value(const Fn *f, Cmp a, Cmp b) {
  Val va[MAX_HOLDS], vb[MAX_HOLDS];
  unsigned na = peeled(f, a.a, va), nb = peeled(f, b.a, vb);
  na += peeled(f, a.b, va + na);
  nb += peeled(f, b.b, vb + nb);
  for (unsigned i = 0; i < na; i++)
    for (unsigned j = 0; j < nb; j++)
      if (va[i] == vb[j]) return true;
  return false;
}
/* x - y == 0 and x ^ y == 0 say x == y. */
static Cmp cmp_normal(const Fn *f, Cmp c) {
  if ((c.pred == ICMP_EQ || c.pred == ICMP_NE) && val_is_con(c.b) && con_is_zero(&f->con, c.b) &&
      (is_op(f, c.a, OP_SUB) || is_op(f, c.a, OP_XOR)))
    return (Cmp){c.pred, arg(f, c.a, 0), arg(f, c.a, 1)};
  return c;
}
/* x == 0 makes x & y zero, x & y != 0 makes x non-zero (x also the integer of a pointer). */
static int by_mask(const Fn *f, Cmp a, Cmp b) {
  if ((a.pred != ICMP_EQ && a.pred != ICMP_NE) || (b.pred != ICMP_EQ && b.pred != ICMP_NE)) return -1;
  if (!val_is_con(a.b) || !val_is_con(b.b) || !con_is_zero(&f->con, a.b) || !con_is_zero(&f->con, b.b)) return -1;
  Cmp m = a.pred == ICMP_EQ ? b : a, z = a.pred == ICMP_EQ ? a : b;
  if (!is_op(f, m.a, OP_AND)) return -1;
  for (uint32_t i = 0; i < 2; i++) {
    Val x = arg(f, m.a, i);
    if (x != z.a && is_op(f, x, OP_PTRTOINT) && arg(f, x, 0) == z.a) x = z.a;
    if (x == z.a) return (b.pred == ICMP_EQ) == (a.pred == ICMP_EQ);
  }
  return -1;
}
/* x <= y, signed or not: they are one, or y is x and something that is no less than 0, without wrapping. */
static bool steps_up(const Fn *f, bool sign, Val x, Val y) {
  if (x == y) return true;
  uint64_t c;
  if (!is_op(f, y, OP_ADD) || arg(f, y, 0) != x || !(flags(f, y) & (sign ? F_NSW : F_NUW))) return false;
  return !sign || (con_exact(f, arg(f, y, 1), &c) && !(c >> (ty_bits(f->m, ty(f, y)) - 1)));
}
/* a says that one thing is below another, b asks the same of something no greater and something no less. */
static bool order_implies(const Fn *f, Cmp a, Cmp b) {
  if (a.pred == ICMP_EQ || a.pred == ICMP_NE || b.pred == ICMP_EQ || b.pred == ICMP_NE) return false;
  bool sign = pred_is_signed(a.pred);
  if (sign != pred_is_signed(b.pred) || ty(f, a.a) != ty(f, b.a)) return false;
  if (pred_is_greater(a.pred)) a = (Cmp){pred_swap(a.pred), a.b, a.a};
  if (pred_is_greater(b.pred)) b = (Cmp){pred_swap(b.pred), b.b, b.a};
  bool strict = a.pred == ICMP_ULT || a.pred == ICMP_SLT;
  if (!strict && (b.pred == ICMP_ULT || b.pred == ICMP_SLT)) return false;
  return steps_up(f, sign, b.a, a.a) && steps_up(f, sign, a.b, b.b);
}
static int cmp_implies_cmp(const KnownCtx *k, Cmp a, Cmp b) {
  const Fn *f = k->f;
  if (order_implies(f, a, b)) return 1;
  if (order_implies(f, a, (Cmp){pred_invert(b.pred), b.a, b.b})) return 0;
  a = cmp_normal(f, a), b = cmp_normal(f, b);
  int q = by_mask(f, a, b);
  if (q >= 0) return q;
  if (!share_value(f, a, b)) return -1;
  if (ty(f, a.a) == ty(f, b.a)) {
    if (a.a == b.a && a.b == b.b) {
      int r = by_sets(ways(a.pred), ways(b.pred));
      if (r >= 0) return r;
    } else if (a.a == b.b && a.b == b.a) {
      int r = by_sets(ways(a.pred), ways(pred_swap(b.pred)));
      if (r >= 0) return r;
    }
  }
  Hold ha[MAX_HOLDS], hb[MAX_HOLDS];
  unsigned na = holds_of(k, a, ha), nb = na ? holds_of(k, b, hb) : 0;
  for (unsigned i = 0; i < na; i++)
    for (unsigned j = 0; j < nb; j++) {
      if (ha[i].x != hb[j].x) continue;
      if (ha[i].over.kind == RANGE_EMPTY) return 0; /* a is never true */
      if (range_contains(hb[j].under, ha[i].over)) return 1;
      if (range_intersect(ha[i].over, hb[j].over).kind == RANGE_EMPTY) return 0;
    }
  return -1;
}
static Cmp cmp_of(const Fn *f, Val v) { return (Cmp){(Pred)sub(f, v), arg(f, v, 0), arg(f, v, 1)}; }

static int implies_cmp_at(const KnownCtx *k, Val a, bool truth, Cmp c, unsigned depth) {
  const Fn *f = k->f;
  if (val_is_con(a) || past_cap(f->m, COND_DEPTH, depth)) return -1;
  Val x, y;
  if (is_op(f, a, OP_ICMP)) {
    Cmp p = cmp_of(f, a);
    if (!truth) p.pred = pred_invert(p.pred);
    return cmp_implies_cmp(k, p, c);
  }
  if (is_not(f, a)) return implies_cmp_at(k, not_of(f, a), !truth, c, depth + 1);
  if (cond_parts(f, a, truth, &x, &y)) {
    int r = implies_cmp_at(k, x, truth, c, depth + 1);
    return r >= 0 ? r : implies_cmp_at(k, y, truth, c, depth + 1);
  }
  return -1;
}
int cond_implies_cmp(const KnownCtx *k, Val a, bool truth, Cmp c) { return implies_cmp_at(k, a, truth, c, 0); }

static int implies_at(const KnownCtx *k, Val a, bool truth, Val b, unsigned depth) {
  const Fn *f = k->f;
  if (a == b) return truth;
  if (val_is_con(a) || val_is_con(b) || ty(f, a) != ty(f, b) || past_cap(f->m, COND_DEPTH, depth)) return -1;
  Val x, y;
  Junction j;
  int r, s;
  if (is_not(f, b)) {
    r = implies_at(k, a, truth, not_of(f, b), depth + 1);
    return r < 0 ? r : !r;
  }
  if (is_op(f, b, OP_ICMP)) {
    r = implies_cmp_at(k, a, truth, cmp_of(f, b), depth);
    if (r >= 0) return r;
  } else if (is_op(f, b, OP_FCMP) && is_op(f, a, OP_FCMP)) { /* a predicate is the set of its outcomes */
    unsigned pa = sub(f, a), pb = sub(f, b);
    if (!truth) pa = ~pa & 15;
    if (!(pa & 8) &&
        (pb == FCMP_ORD ||
         pb == FCMP_UNO)) { /* a says that its operands are numbers: b asks that of one of them, the other is one */
      for (uint32_t i = 0; i < 2; i++) {
        Val w = arg(f, b, i);
        if ((w == arg(f, a, 0) || w == arg(f, a, 1)) &&
            (arg(f, b, 1 - i) == w || !(known_fpclass(k, arg(f, b, 1 - i)) & FPC_NAN)))
          return pb == FCMP_ORD;
      }
    }
    if (arg(f, a, 0) == arg(f, b, 0) && arg(f, a, 1) == arg(f, b, 1)) return by_sets(pa, pb);
    if (arg(f, a, 0) == arg(f, b, 1) && arg(f, a, 1) == arg(f, b, 0)) return by_sets(pa, (unsigned)pred_swap((Pred)pb));
    return -1;
  }
  if (match_junction(f, b, &j)) { /* either part may decide it, or both together */
    r = implies_at(k, a, truth, j.a, depth + 1);
    if (r == (int)j.is_or) return r;
    s = implies_at(k, a, truth, j.b, depth + 1);
    return s == (int)j.is_or || s == r ? s : -1;
  }
  if (is_not(f, a)) return implies_at(k, not_of(f, a), !truth, b, depth + 1);
  if (cond_parts(f, a, truth, &x, &y)) {
    r = implies_at(k, x, truth, b, depth + 1);
    return r >= 0 ? r : implies_at(k, y, truth, b, depth + 1);
  }
  return -1;
}
int cond_implies(const KnownCtx *k, Val a, bool truth, Val b) { return implies_at(k, a, truth, b, 0); }

/* ---- branches and assumptions ---- */
static int from_branches(const KnownCtx *k, const Cmp *c, Val v) {
  if (!val_is_local(k->at)) return -1;
  BranchFacts known = *branch_facts(k->f, blk_of(k->f, k->at)); /* a copy: what is asked asks again, maybe elsewhere */
  for (unsigned i = 0; i < known.n; i++) {
    int r = c ? cond_implies_cmp(k, known.fact[i].cond, known.fact[i].truth, *c)
              : cond_implies(k, known.fact[i].cond, known.fact[i].truth, v);
    if (r >= 0) return r;
  }
  return -1;
}
int branch_implies_cmp(const KnownCtx *k, Cmp c) { return from_branches(k, &c, VAL_NONE); }
int branch_implies(const KnownCtx *k, Val v) { return from_branches(k, NULL, v); }
/* A load or store at p, where nothing is at null. */
static bool accesses_at(const Fn *f, Val v, Val p) {
  return (is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE)) && address_of(f, v) == p && !is_volatile(f, v) &&
         !known_null_is_valid(f, ty(f, p));
}
int assume_implies_cmp(const KnownCtx *k, Cmp c) {
  Fn *f = k->f;
  if (!val_is_local(k->at)) return -1;
  bool assumes = may_assume(f);
  for (int side = 0; side < 2; side++) {
    Val x = side ? c.b : c.a;
    if (val_is_con(x)) continue;
    unsigned seen = 0;
    FOR_EACH_USE(f, x, u) {
      if (at_cap(f->m, COND_USES, seen++)) break;
      Val q = use_user(f, u);
      Op o = op(f, q);
      bool divides = op_divides(o) && use_index(f, u) == 1; /* divided by x, or accessed there: it is not 0 */
      if ((divides || accesses_at(f, q, x)) && assume_holds(f, q, k->at)) {
        int r = cmp_implies_cmp(k, (Cmp){ICMP_NE, x, con_null(&f->con, ty(f, x))}, c);
        if (r >= 0) return r;
      }
      if (o != OP_ICMP || !assumes) continue;
      unsigned seen2 = 0;
      FOR_EACH_USE(f, q, w) {
        if (at_cap(f->m, COND_USES, seen2++)) break;
        Val as = use_user(f, w);
        if (call_intrinsic(f, as) != INTRIN_assume || use_index(f, w) != 0 || !assume_holds(f, as, k->at)) continue;
        int r = cmp_implies_cmp(k, cmp_of(f, q), c);
        if (r >= 0) return r;
      }
    }
  }
  return -1;
}
