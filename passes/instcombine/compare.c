/* compare.c: comparisons that the rules (passes/rules/compare_*.rules) cannot say: two of them under and, or, xor;
 * facts; selects.
 *
 *   %a = icmp ugt i32 %x, 9
 *   %b = icmp ult i32 %x, 20
 *   %r = and i1 %a, %b              ->   %t = add i32 %x, -10
 *                                        %r = icmp ult i32 %t, 10
 *
 * Two comparisons under a logic operation, in this order:
 *  1. of the same two operands: a predicate is the set of the outcomes less, equal, greater (and unordered) that it
 *     accepts; the logic operation works on these sets;
 *  2. of one value (plus a constant) with constants: each is an interval; intersection, union or difference, where
 *     that is one interval again. Two intervals of one size that differ in one bit of their bounds are one interval
 *     of the value without that bit;
 *  3. of bits of one value: (x & m1) == c1 and (x & m2) == c2 is (x & (m1 | m2)) == (c1 | c2); != where all bits but
 *     one are known equal says what that one is; of two != the one of fewer bits is enough; -h <= x < h says that all
 *     bits from h on are alike.
 * `or` is done as the negation of `and` of the negations. The logical forms (select a, b, false) are folded only into
 * what depends on nothing but the operand that the first comparison looks at as well, so that the result is no more
 * poisonous. Compare LLVM's foldAndOrOfICmps, foldICmpUsingKnownBits, foldFCmpIntToFPConst. Widths up to 64 bits; no
 * caps needed: O(1) but for known bits. */
#include "analysis/simplify/simplify.h"
#include "analysis/value/known.h"
#include "analysis/value/range.h"
#include "ir/cap.h"
#include "ir/denormal.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"

typedef struct Compared {
  Val self, a, b;
  Pred p;
  unsigned fl;
  bool once;
} Compared;

static bool get_cmp(const Fn *f, Val v, Op o, Compared *c) {
  if (!is_op(f, v, o)) return false;
  *c = (Compared){v, arg(f, v, 0), arg(f, v, 1), (Pred)sub(f, v), flags(f, v), has_one_use(f, v)};
  return true;
}

/* ---- predicates as sets of outcomes ---- */
enum { LESS = 1, EQUAL = 2, GREATER = 4, ALL = 7 };
static unsigned outcomes(Pred p) {
  switch (p) {
  case ICMP_EQ: return EQUAL;
  case ICMP_NE: return LESS | GREATER;
  case ICMP_ULT:
  case ICMP_SLT: return LESS;
  case ICMP_ULE:
  case ICMP_SLE: return LESS | EQUAL;
  case ICMP_UGT:
  case ICMP_SGT: return GREATER;
  default: return GREATER | EQUAL;
  }
}
static Pred of_outcomes(unsigned o, bool sgn) { /* neither empty nor ALL */
  switch (o) {
  case EQUAL: return ICMP_EQ;
  case LESS | GREATER: return ICMP_NE;
  case LESS: return sgn ? ICMP_SLT : ICMP_ULT;
  case LESS | EQUAL: return sgn ? ICMP_SLE : ICMP_ULE;
  case GREATER: return sgn ? ICMP_SGT : ICMP_UGT;
  default: return sgn ? ICMP_SGE : ICMP_UGE;
  }
}
static unsigned set_op(Op o, unsigned a, unsigned b) { return o == OP_AND ? a & b : o == OP_OR ? a | b : a ^ b; }

static Val same_operands(FoldCtx *x, Op o, Ty t, Compared l, Compared r) {
  if (l.a == r.b && l.b == r.a) {
    Val s = r.a;
    r.a = r.b;
    r.b = s;
    r.p = pred_swap(r.p);
  }
  if (l.a != r.a || l.b != r.b) return VAL_NONE;
  if (l.p < ICMP_EQ) { /* fcmp: the predicate's number is the set */
    unsigned s = set_op(o, l.p, r.p);
    return fold_fcmp(x, (Pred)s, l.fl & r.fl, l.a, l.b);
  }
  bool ls = pred_is_signed(l.p), rs = pred_is_signed(r.p), lu = pred_is_unsigned(l.p), ru = pred_is_unsigned(r.p);
  if ((ls && ru) || (lu && rs)) return VAL_NONE;
  unsigned s = set_op(o, outcomes(l.p), outcomes(r.p));
  if (s == 0 || s == ALL) return bool_con(x, t, s == ALL);
  return fold_icmp(x, of_outcomes(s, ls || rs), l.fl & r.fl, l.a, l.b);
}

/* ---- intervals ---- */
static Range shift_range(Range r, uint64_t by) {
  return r.kind == RANGE_SPAN ? range_make(r.bits, r.lo - by, r.hi - by) : r;
}
/* The values of *base for which c holds. */
static bool cmp_range(const Fn *f, const Compared *c, Val *base, Range *r) {
  uint64_t k;
  Ty s = ty_scalar(f->m, ty(f, c->a));
  if (!ty_is_int(f->m, s) || ty_bits(f->m, s) > 64 || !val_is_con(c->b) || val_is_con(c->a) ||
      !con_u64(&f->con, c->b, &k))
    return false;
  *r = range_allowed(c->p, range_one(ty_bits(f->m, s), k));
  *base = c->a;
  return true;
}
static void strip_add(const Fn *f, Val *base, Range *r) {
  uint64_t k;
  if (!is_op(f, *base, OP_ADD) || !val_is_con(arg(f, *base, 1)) || !con_u64(&f->con, arg(f, *base, 1), &k)) return;
  *r = shift_range(*r, k);
  *base = arg(f, *base, 0);
}
static bool exact_intersect(Range a, Range b, Range *out) {
  *out = range_intersect(a, b);
  return range_eq(*out, range_invert(range_union(range_invert(a), range_invert(b))));
}
static bool exact_union(Range a, Range b, Range *out) {
  bool ok = exact_intersect(range_invert(a), range_invert(b), out);
  *out = range_invert(*out);
  return ok;
}
bool range_needs_add(Range r) { /* no single comparison with a constant says it */
  uint64_t k, m = r.bits == 64 ? 1ull << 63 : 1ull << (r.bits - 1);
  return r.kind == RANGE_SPAN && !range_single(r, &k) && !range_single(range_invert(r), &k) && r.lo != 0 && r.hi != 0 &&
         r.lo != m && r.hi != m;
}
Val range_test(FoldCtx *x, Ty t, Val v, Range r) {
  ConPool *p = &x->f->con;
  Ty vt = ty(x->f, v);
  uint64_t k, smin = 1ull << (r.bits - 1);
  if (r.kind != RANGE_SPAN) return bool_con(x, t, r.kind == RANGE_FULL);
  if (range_single(r, &k)) return fold_icmp(x, ICMP_EQ, 0, v, con_int(p, vt, k));
  if (range_single(range_invert(r), &k)) return fold_icmp(x, ICMP_NE, 0, v, con_int(p, vt, k));
  if (r.lo == 0) return fold_icmp(x, ICMP_ULT, 0, v, con_int(p, vt, r.hi));
  if (r.hi == 0) return fold_icmp(x, ICMP_UGT, 0, v, con_int(p, vt, r.lo - 1));
  if (r.lo == smin) return fold_icmp(x, ICMP_SLT, 0, v, con_int(p, vt, r.hi));
  if (r.hi == smin) return fold_icmp(x, ICMP_SGT, 0, v, con_int(p, vt, r.lo - 1));
  Val a = fold_bin(x, OP_ADD, 0, v, con_int(p, vt, 0 - r.lo));
  return fold_icmp(x, ICMP_ULT, 0, a, con_int(p, vt, r.hi - r.lo));
}
static Val inverse_of(FoldCtx *x, const Compared *c) { return fold_icmp(x, pred_invert(c->p), 0, c->a, c->b); }
static Val intervals(FoldCtx *x, Op o, Ty t, const Compared *l, const Compared *r) {
  Fn *f = x->f;
  Val a, b;
  Range ra, rb, res;
  if (!cmp_range(f, l, &a, &ra) || !cmp_range(f, r, &b, &rb)) return VAL_NONE;
  if (a != b) {
    strip_add(f, &a, &ra);
    if (a != b) {
      strip_add(f, &b, &rb);
      if (a != b) {
        cmp_range(f, l, &a, &ra);
        if (a != b) return VAL_NONE;
      }
    }
  }
  bool once = l->once || r->once, both = l->once && r->once;
  if (o == OP_XOR) {
    Range u, i;
    if (!exact_union(ra, rb, &u) || !exact_intersect(ra, rb, &i) || !exact_intersect(u, range_invert(i), &res)) {
      if (a != l->a || a != r->a) return VAL_NONE;
      /* One implies the other: that one, and not the first. */
      if (r->once && range_contains(ra, rb)) return fold_bin(x, OP_AND, 0, l->self, inverse_of(x, r));
      if (l->once && range_contains(rb, ra)) return fold_bin(x, OP_AND, 0, r->self, inverse_of(x, l));
      return VAL_NONE;
    }
    if (range_needs_add(res) && !once) return VAL_NONE;
    return range_test(x, t, a, res);
  }
  if (o == OP_AND ? exact_intersect(ra, rb, &res) : exact_union(ra, rb, &res)) {
    if (range_needs_add(res) && !once) return VAL_NONE;
    return range_test(x, t, a, res);
  }
  if (!both) return VAL_NONE;
  /* Equal sizes, bounds that differ in one bit. */
  if (o == OP_AND) ra = range_invert(ra), rb = range_invert(rb);
  if (ra.kind != RANGE_SPAN || rb.kind != RANGE_SPAN) return VAL_NONE;
  uint64_t m = mask64(ra.bits), la = ra.lo, ua = (ra.hi - 1) & m, lb = rb.lo, ub = (rb.hi - 1) & m;
  uint64_t d = la ^ lb;
  if (la > ua || lb > ub || !is_pow2(d) || d != (ua ^ ub) || ua - la != ub - lb) return VAL_NONE;
  res = la < lb ? ra : rb;
  if (o == OP_AND) res = range_invert(res);
  Val w = fold_bin(x, OP_AND, 0, a, con_int(&f->con, ty(f, a), ~d));
  return range_test(x, t, w, res);
}

/* ---- bits of one value ---- */
typedef struct Bits {
  Val x;
  uint64_t mask, c;
  bool ne;
} Bits;
static bool get_bits(const Fn *f, const Compared *c, Bits *t) {
  uint64_t k, m;
  Ty s = ty_scalar(f->m, ty(f, c->a));
  if (!ty_is_int(f->m, s) || ty_bits(f->m, s) > 64 || !val_is_con(c->b) || val_is_con(c->a) ||
      !con_u64(&f->con, c->b, &k))
    return false;
  unsigned n = ty_bits(f->m, s);
  uint64_t all = mask64(n), sign = 1ull << (n - 1);
  *t = (Bits){.x = c->a, .c = 0};
  switch (c->p) {
  case ICMP_EQ:
  case ICMP_NE:
    t->ne = c->p == ICMP_NE;
    t->c = k;
    t->mask = all;
    if (is_op(f, c->a, OP_AND) && val_is_con(arg(f, c->a, 1)) && con_u64(&f->con, arg(f, c->a, 1), &m)) {
      if (k & ~m) return false;
      t->x = arg(f, c->a, 0);
      t->mask = m;
    }
    return true;
  case ICMP_SLT:
    t->mask = sign;
    t->ne = true;
    return k == 0;
  case ICMP_SGT:
    t->mask = sign;
    t->ne = false;
    return k == all;
  case ICMP_ULT:
    t->mask = (0 - k) & all;
    t->ne = false;
    return is_pow2(k);
  case ICMP_UGT:
    t->mask = ~k & all;
    t->ne = true;
    return is_pow2(k + 1) && t->mask != 0;
  default: return false;
  }
}
/* v, shifted down by a constant and truncated, of what; by how much. (Without flags: these make poison of what is
 * none.) */
static Val part_of(const Fn *f, Val v, uint64_t *shift) {
  uint64_t s;
  *shift = 0;
  if (is_op(f, v, OP_TRUNC) && !flags(f, v) && ty_bits(f->m, ty_scalar(f->m, ty(f, arg(f, v, 0)))) <= 64)
    v = arg(f, v, 0);
  if (!is_op(f, v, OP_LSHR) || flags(f, v) || !val_is_con(arg(f, v, 1)) || !con_u64(&f->con, arg(f, v, 1), &s))
    return v;
  if (s >= ty_bits(f->m, ty_scalar(f->m, ty(f, v)))) return v;
  *shift = s;
  return arg(f, v, 0);
}
/* Bits of a part are bits of the whole. */
static void strip_part(const Fn *f, Bits *t) {
  uint64_t s;
  Val whole = part_of(f, t->x, &s);
  uint64_t all = mask64(ty_bits(f->m, ty_scalar(f->m, ty(f, whole))));
  if ((t->c << s & all) >> s != t->c) return; /* of zeros that came in from above */
  *t = (Bits){.x = whole, .mask = t->mask << s & all, .c = t->c << s, .ne = t->ne};
}
static bool bits_of_one(const Fn *f, const Compared *l, const Compared *r, Bits *a, Bits *b) {
  if (!get_bits(f, l, a) || !get_bits(f, r, b)) return false;
  Bits was = *a;
  if (a->x == b->x) return true;
  strip_part(f, a);
  if (a->x == b->x) return true;
  strip_part(f, b);
  if (a->x != b->x) *a = was;
  return a->x == b->x;
}
static Val bit_tests(FoldCtx *x, Op o, Ty t, const Compared *l, const Compared *r) {
  Fn *f = x->f;
  Bits a, b;
  if (o == OP_XOR || !bits_of_one(f, l, r, &a, &b)) return VAL_NONE;
  bool inv = o == OP_OR;
  a.ne ^= inv;
  b.ne ^= inv; /* from here on: and */
  if (a.ne && is_pow2(a.mask)) a.ne = false, a.c ^= a.mask;
  if (b.ne && is_pow2(b.mask)) b.ne = false, b.c ^= b.mask;
  bool clash = ((a.c ^ b.c) & a.mask & b.mask) != 0;
  if (a.ne && b.ne) { /* what has not the bits of fewer places has not those of more */
    if (clash) return VAL_NONE;
    return !(a.mask & ~b.mask) ? l->self : !(b.mask & ~a.mask) ? r->self : VAL_NONE;
  }
  if (a.ne || b.ne) {
    const Bits *e = a.ne ? &b : &a, *n = a.ne ? &a : &b;
    if (clash) return a.ne ? r->self : l->self; /* the equality implies the inequality */
    uint64_t rest = n->mask & ~e->mask;
    if (!rest) return bool_con(x, t, inv);
    if (!is_pow2(rest)) return VAL_NONE;
    uint64_t c = rest & ~n->c; /* all places but one are equal: that one is not */
    (a.ne ? &a : &b)->mask = rest, (a.ne ? &a : &b)->c = c;
  } else {
    if (clash) return bool_con(x, t, inv);
    if (!(b.mask & ~a.mask)) return l->self;
    if (!(a.mask & ~b.mask)) return r->self;
  }
  if (!l->once && !r->once) return VAL_NONE;
  ConPool *p = &f->con;
  Ty vt = ty(f, a.x);
  Val w = fold_bin(x, OP_AND, 0, a.x, con_int(p, vt, a.mask | b.mask));
  return fold_icmp(x, inv ? ICMP_NE : ICMP_EQ, 0, w, con_int(p, vt, a.c | b.c));
}

/* -h <= x < h, a power of two, and bits of x from h on: these are all copies of the sign, so one half of that. */
static Val half_of_width(FoldCtx *x, Op o, Ty t, const Compared *l, const Compared *r) {
  Fn *f = x->f;
  if (o == OP_XOR) return VAL_NONE;
  for (int i = 0; i < 2; i++) {
    Val v;
    Range w;
    Bits b;
    if (!cmp_range(f, i ? r : l, &v, &w) || !is_op(f, v, OP_ADD) || !get_bits(f, i ? l : r, &b)) continue;
    strip_add(f, &v, &w);
    if (o == OP_OR) w = range_invert(w), b.ne = !b.ne;
    if (b.ne && is_pow2(b.mask)) b.ne = false, b.c ^= b.mask;
    if (b.x != v) strip_part(f, &b);
    uint64_t h = w.hi;
    if (b.ne || b.x != v || w.kind != RANGE_SPAN || !is_pow2(h) || w.lo != ((0 - h) & mask64(w.bits)) || !b.mask ||
        (b.mask & (h - 1)))
      continue;
    Range res = b.c == 0 ? range_make(w.bits, 0, h) : b.c == b.mask ? range_make(w.bits, w.lo, 0) : range_empty(w.bits);
    return range_test(x, t, v, o == OP_OR ? range_invert(res) : res);
  }
  return VAL_NONE;
}

/* (x ^ y) & mask is 0 where l, and another mask where r: both. Said of parts of x and y, or of x ^ y. */
static uint64_t equal_bits(const Fn *f, const Compared *c, bool ne, Val *x, Val *y) {
  uint64_t k, s, t;
  Ty ct = ty_scalar(f->m, ty(f, c->a));
  if (!ty_is_int(f->m, ct) || ty_bits(f->m, ct) > 64) return 0;
  uint64_t all = mask64(ty_bits(f->m, ct));
  Val d = c->a;
  if (c->p == (ne ? ICMP_NE : ICMP_EQ) && !val_is_con(c->a) && !val_is_con(c->b)) {
    *x = part_of(f, c->a, &s), *y = part_of(f, c->b, &t);
    return s == t && *x != c->a && *y != c->b && ty(f, *x) == ty(f, *y)
               ? all << s & mask64(ty_bits(f->m, ty_scalar(f->m, ty(f, *x))))
               : 0;
  }
  if (!val_is_con(c->b) || !con_u64(&f->con, c->b, &k)) return 0;
  if (c->p == (ne ? ICMP_NE : ICMP_EQ)) {
    if (k || !is_op(f, d, OP_AND) || !val_is_con(arg(f, d, 1)) || !con_u64(&f->con, arg(f, d, 1), &all)) return 0;
    d = arg(f, d, 0);
  } else if (c->p == (ne ? ICMP_UGT : ICMP_ULT)) {
    k += ne;
    if (!is_pow2(k)) return 0;
    all &= 0 - k;
  } else return 0;
  if (!is_op(f, d, OP_XOR) || val_is_con(arg(f, d, 1))) return 0;
  *x = arg(f, d, 0), *y = arg(f, d, 1);
  return all;
}
static Val parts_of_two(FoldCtx *x, Op o, const Compared *l, const Compared *r) {
  Fn *f = x->f;
  Val a, b, c, d;
  bool ne = o == OP_OR;
  if (o == OP_XOR) return VAL_NONE;
  uint64_t m = equal_bits(f, l, ne, &a, &b), n = m ? equal_bits(f, r, ne, &c, &d) : 0;
  if (!n || !((a == c && b == d) || (a == d && b == c))) return VAL_NONE;
  uint64_t all = mask64(ty_bits(f->m, ty_scalar(f->m, ty(f, a))));
  Pred p = ne ? ICMP_NE : ICMP_EQ;
  if ((m | n) == all) return fold_icmp(x, p, 0, a, b);
  if (!l->once || !r->once) return VAL_NONE;
  Val w = fold_bin(x, OP_XOR, 0, a, b);
  w = fold_bin(x, OP_AND, 0, w, con_int(&f->con, ty(f, a), m | n));
  return fold_icmp(x, p, 0, w, con_null(&f->con, ty(f, a)));
}

/* x == C and y P x: the other comparison is with C too. */
static Val pinned(FoldCtx *x, Op o, const Compared *l, const Compared *r, bool logical) {
  Fn *f = x->f;
  if (o == OP_XOR || l->p != (o == OP_AND ? ICMP_EQ : ICMP_NE) || !val_is_con(l->b) || val_is_con(l->a) ||
      !is_defined_number(x, l->b))
    return VAL_NONE;
  if (val_is_con(r->b) || val_is_con(r->a) || r->a == r->b || !r->once) return VAL_NONE;
  Val y;
  Pred p = r->p;
  if (r->b == l->a) y = r->a;
  else if (r->a == l->a) y = r->b, p = pred_swap(p);
  else return VAL_NONE;
  Val n = fold_icmp(x, p, 0, y, l->b);
  if (logical) {
    Val k = o == OP_AND ? con_null(&f->con, ty(f, n)) : con_allones(&f->con, ty(f, n));
    return o == OP_AND ? fold_select(x, 0, l->self, n, k) : fold_select(x, 0, l->self, k, n);
  }
  return fold_bin(x, o, 0, l->self, n);
}

/* x is no NaN, and y is none: one comparison. */
static Val both_ordered(FoldCtx *x, Op o, const Compared *l, const Compared *r) {
  const ConPool *p = &x->f->con;
  if (l->p != r->p || l->p != (o == OP_AND ? FCMP_ORD : FCMP_UNO) || o == OP_XOR) return VAL_NONE;
  if (!val_is_con(l->b) || !val_is_con(r->b) || !con_is_zero(p, l->b) || !con_is_zero(p, r->b)) return VAL_NONE;
  return ty(x->f, l->a) == ty(x->f, r->a) ? fold_fcmp(x, l->p, l->fl & r->fl, l->a, r->a) : VAL_NONE;
}
static Val two_cmps(FoldCtx *x, Op o, Ty t, Val lv, Val rv, bool logical) {
  Fn *f = x->f;
  Compared l, r;
  Val v;
  if (get_cmp(f, lv, OP_FCMP, &l) && get_cmp(f, rv, OP_FCMP, &r)) {
    if (!(v = same_operands(x, o, t, l, r)) && !logical) v = both_ordered(x, o, &l, &r);
    return v;
  }
  if (!get_cmp(f, lv, OP_ICMP, &l) || !get_cmp(f, rv, OP_ICMP, &r)) return VAL_NONE;
  if ((v = same_operands(x, o, t, l, r))) return v;
  if ((v = intervals(x, o, t, &l, &r))) return v;
  if ((v = bit_tests(x, o, t, &l, &r))) {
    /* A logical operation may return its second comparison only if that is poison no more often than the first. */
    return v == rv && logical && (flags(f, rv) & F_SAMESIGN) ? VAL_NONE : v;
  }
  if ((v = half_of_width(x, o, t, &l, &r))) return v;
  if ((v = parts_of_two(x, o, &l, &r))) return v;
  if ((v = pinned(x, o, &l, &r, logical))) return v;
  return logical ? VAL_NONE : pinned(x, o, &r, &l, false);
}

static Val junction(FoldCtx *x, Ty t, bool is_or, bool logical, Val a, Val b) {
  ConPool *p = &x->f->con;
  if (!logical) return fold_bin(x, is_or ? OP_OR : OP_AND, 0, a, b);
  return is_or ? fold_select(x, 0, a, con_allones(p, t), b) : fold_select(x, 0, a, b, con_null(p, t));
}
/* (a & b) & c, with (a & c) or (b & c) simpler; the same for |, and for the logical forms, in which what stands
 * before hides the poison of what stands behind: who asks c earlier than it was asked needs a c that is poison only
 * where what it overtakes lets it be. */
static Val regroup_cmps(FoldCtx *x, Ty t, const Junction *root) {
  Fn *f = x->f;
  Op o = root->is_or ? OP_OR : OP_AND;
  for (unsigned right = 0; right < 2; right++) {
    Val in = right ? root->b : root->a, c = right ? root->a : root->b, v;
    Junction n, deeper;
    if (!is_cmp(f, c) || !has_one_use(f, in) || !match_junction(f, in, &n) || n.is_or != root->is_or) continue;
    if (match_junction(f, c, &deeper)) continue;
    bool l = root->logical;
    KnownCtx k = known_at(f, x->scratch, x->at);
    if (right) { /* c & (a & b) */
      if ((v = two_cmps(x, o, t, c, n.a, l))) return junction(x, t, root->is_or, l || n.logical, v, n.b);
      bool overtakes = l && n.logical; /* b is asked before a */
      if ((!overtakes || known_implies_poison(&k, n.b, c)) && (v = two_cmps(x, o, t, c, n.b, l)))
        return l ? junction(x, t, root->is_or, true, v, n.a) : junction(x, t, root->is_or, n.logical, n.a, v);
    } else { /* (a & b) & c */
      if ((!l || known_implies_poison(&k, c, n.a)) && (v = two_cmps(x, o, t, n.a, c, l)))
        return junction(x, t, root->is_or, n.logical, v, n.b);
      if ((!l || n.logical || known_implies_poison(&k, c, n.b)) && (v = two_cmps(x, o, t, n.b, c, l)))
        return junction(x, t, root->is_or, n.logical, n.a, v);
    }
  }
  return VAL_NONE;
}

/* (and x y), (or x y), (xor x y), (select x y false), (select x true y) of i1. */
Val fold_logic_of_cmps(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  ConPool *p = &f->con;
  Op o = i->op;
  Val l = i->ops[0], r = i->ops[1], v;
  bool logical = false;
  if (o == OP_SELECT) {
    if (ty(f, l) != i->type) return VAL_NONE;
    logical = true;
    if (val_is_con(i->ops[2]) && con_is_zero(p, i->ops[2])) o = OP_AND;
    else if (val_is_con(r) && con_is_allones(p, r)) o = OP_OR, r = i->ops[2];
    else return VAL_NONE;
  }
  if (val_is_con(l) || val_is_con(r)) return VAL_NONE;
  if ((v = two_cmps(x, o, i->type, l, r, logical))) return v;
  return o == OP_XOR ? VAL_NONE
                     : regroup_cmps(x, i->type, &(Junction){.is_or = o == OP_OR, .logical = logical, .a = l, .b = r});
}

/* ---- facts ---- */
/* An integer comparison that known bits decide, or turn into an equality or an unsigned comparison. */
Val fold_icmp_known(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Arena *A = x->scratch;
  Val a = i->ops[0], b = i->ops[1];
  Pred p = (Pred)i->sub;
  if (val_is_con(a)) return VAL_NONE;
  Ap c;
  bool isc = val_is_con(b) && con_splat_ap(&f->con, b, &c);
  ArenaMark mark = arena_mark(A);
  KnownCtx k = known_at(f, A, x->at);
  Known ka = known_bits(&k, a), kb = known_bits(&k, b);
  uint32_t n = ka.one.bits;
  bool fits = n == kb.one.bits && !ap_intersects(ka.zero, ka.one) && !ap_intersects(kb.zero, kb.one);
  int known = fits ? known_icmp(&k, p, a, b) : -1;
  /* Nothing may be built before the scratch arena is released: the driver's lists live there too. */
  uint64_t lo = 0, hi = 0;
  bool rel = fits && known < 0 && n <= 64 && p != ICMP_EQ && p != ICMP_NE, bounds = rel && isc, one_sign = false;
  bool zero_below = false; /* what is not zero is as great as the constant, for its low bits are zero */
  bool meet_high = false, meet_low = false; /* the greatest a is the least b; the least a is the greatest b */
  if (rel && !val_is_con(b)) {
    bool s = pred_is_signed(p);
    meet_high = (s ? known_smax(A, ka) : known_umax(A, ka)).u == (s ? known_smin(A, kb) : known_umin(A, kb)).u;
    meet_low = (s ? known_smin(A, ka) : known_umin(A, ka)).u == (s ? known_smax(A, kb) : known_umax(A, kb)).u;
  }
  if (bounds) {
    bool s = pred_is_signed(p);
    lo = (s ? known_smin(A, ka) : known_umin(A, ka)).u;
    hi = (s ? known_smax(A, ka) : known_umax(A, ka)).u;
    uint64_t least = ~ka.zero.u & (ka.zero.u + 1), bound = p == ICMP_UGT ? c.u : c.u - 1;
    zero_below = (p == ICMP_UGT || p == ICMP_ULT) && (least & mask64(n)) > bound;
  }
  if (fits)
    one_sign = (ap_test(ka.zero, n - 1) && ap_test(kb.zero, n - 1)) ||
               (ap_test(ka.one, n - 1) && ap_test(kb.one, n - 1));
  arena_release(A, mark);
  if (known >= 0) return bool_con(x, i->type, known);
  if (bounds) {
    Ty vt = ty(f, a);
    uint64_t all = mask64(n);
    ConPool *cp = &f->con;
    if (zero_below) return fold_icmp(x, p == ICMP_UGT ? ICMP_NE : ICMP_EQ, 0, a, con_null(cp, vt));
    if (p == ICMP_ULT || p == ICMP_SLT) {
      if (hi == c.u) return fold_icmp(x, ICMP_NE, 0, a, con_int(cp, vt, hi));
      if (((lo + 1) & all) == c.u) return fold_icmp(x, ICMP_EQ, 0, a, con_int(cp, vt, lo));
    } else if (p == ICMP_UGT || p == ICMP_SGT) {
      if (lo == c.u) return fold_icmp(x, ICMP_NE, 0, a, con_int(cp, vt, lo));
      if (((hi - 1) & all) == c.u) return fold_icmp(x, ICMP_EQ, 0, a, con_int(cp, vt, hi));
    }
  }
  if (meet_high && (p == ICMP_ULT || p == ICMP_SLT)) return fold_icmp(x, ICMP_NE, 0, a, b);
  if (meet_high && (p == ICMP_UGE || p == ICMP_SGE)) return fold_icmp(x, ICMP_EQ, 0, a, b);
  if (meet_low && (p == ICMP_UGT || p == ICMP_SGT)) return fold_icmp(x, ICMP_NE, 0, a, b);
  if (meet_low && (p == ICMP_ULE || p == ICMP_SLE)) return fold_icmp(x, ICMP_EQ, 0, a, b);
  /* Of one sign: the unsigned comparison says the same. */
  return one_sign && pred_is_signed(p) ? fold_icmp(x, pred_to_unsigned(p), 0, a, b) : VAL_NONE;
}

/* A bound of x behind a branch on another bound of x that leaves one number on this side of it, or all but one. A test
 * of the sign that is branched on stays: it is the cheapest there is. */
Val fold_icmp_narrowed(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val self = i->self, a;
  Compared up, here = {.a = i->ops[0], .b = i->ops[1], .p = (Pred)i->sub};
  Range now, test, both, others;
  uint64_t k;
  if (!self || !blk_of(f, self) || npreds(f, blk_of(f, self)) != 1) return VAL_NONE;
  Blk b = blk_of(f, self), p = pred(f, b, 0);
  Val br = last_ins(f, p);
  if (!is_condbr(f, br) || succ(f, p, 0) == succ(f, p, 1) || !get_cmp(f, arg(f, br, 0), OP_ICMP, &up) ||
      up.a != here.a || !cmp_range(f, &up, &a, &now) || !cmp_range(f, &here, &a, &test))
    return VAL_NONE;
  if (succ(f, p, 1) == b) now = range_invert(now);
  bool sign = test.lo == 1ull << (test.bits - 1) ? test.hi == 0 : test.lo == 0 && test.hi == 1ull << (test.bits - 1);
  if (has_one_use(f, self)) {
    Val user = use_user(f, first_use(f, self));
    if ((sign && is_condbr(f, user)) || is_op(f, user, OP_SELECT)) return VAL_NONE;
  }
  if (exact_intersect(now, test, &both) && range_single(both, &k))
    return fold_icmp(x, ICMP_EQ, 0, a, con_int(&f->con, ty(f, a), k));
  if (exact_intersect(now, range_invert(test), &others) && range_single(others, &k))
    return fold_icmp(x, ICMP_NE, 0, a, con_int(&f->con, ty(f, a), k));
  return VAL_NONE;
}

/* ---- selects and phis of constants ---- */
/* (icmp p (uadd.sat x C1) C2), usub.sat: the numbers whose sum or difference, cut off at the end, satisfies p. The
 * results are an interval, in the order of numbers without sign one piece or two; so are the numbers. */
Val fold_icmp_saturated(FoldCtx *x, const RuleMatch *rm) {
  const InsView *i = rm->root;
  Fn *f = x->f;
  Val s = i->ops[0];
  uint64_t c, k;
  if (!is_op(f, s, OP_CALL) || !val_is_con(i->ops[1]) || !con_u64(&f->con, i->ops[1], &k) ||
      !con_u64(&f->con, arg(f, s, 1), &c))
    return VAL_NONE;
  unsigned n = ty_bits(f->m, ty(f, s));
  if (n > 64) return VAL_NONE;
  bool add = call_intrinsic(f, s) == INTRIN_uadd_sat;
  uint64_t m = mask64(n);
  Range q = range_allowed((Pred)i->sub, range_one(n, k)), r = range_empty(n);
  if (q.kind != RANGE_SPAN) return VAL_NONE;
  bool two = range_wraps_u(q);
  for (int j = 0; j <= (two ? 1 : 0); j++) {
    uint64_t lo = j ? 0 : q.lo, hi = two && !j ? m : (q.hi - 1) & m;
    uint64_t least = add ? c : 0, most = add ? m : m - c; /* of all results */
    if (hi < least || lo > most) continue;
    uint64_t a = add ? u64_max(lo, c) - c : lo ? lo + c : 0, b = add ? (hi == m ? m : hi - c) : u64_min(hi, most) + c;
    Range piece = range_incl(n, a, b);
    if (!exact_union(r, piece, &r)) return VAL_NONE;
  }
  if (range_needs_add(r) && !has_one_use(f, s)) return VAL_NONE;
  return range_test(x, i->type, arg(f, s, 0), r);
}
/* (icmp p (scmp x y) C), ucmp: which of the three outcomes satisfy p. */
Val fold_icmp_threeway(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val c = i->ops[0];
  uint64_t k;
  if (!is_op(f, c, OP_CALL) || !val_is_con(i->ops[1]) || !con_u64(&f->con, i->ops[1], &k)) return VAL_NONE;
  unsigned n = ty_bits(f->m, ty(f, c));
  if (n > 64) return VAL_NONE;
  Range r = range_allowed((Pred)i->sub, range_one(n, k));
  unsigned s = (range_has(r, mask64(n)) ? LESS : 0u) | (range_has(r, 0) ? EQUAL : 0u) |
               (range_has(r, 1) ? GREATER : 0u);
  if (s == 0 || s == ALL) return bool_con(x, i->type, s == ALL);
  return fold_icmp(x, of_outcomes(s, call_intrinsic(f, c) == INTRIN_scmp), 0, arg(f, c, 0), arg(f, c, 1));
}

/* The constant that v, a choice within a choice by comparisons of a and b, is where these compare as `outcome` says.
 * *signs: 1 if one of the comparisons has a sign, 2 if one has none. */
static Val at_outcome(const Fn *f, Val v, Val a, Val b, unsigned outcome, unsigned *signs) {
  for (int k = 0; k < 2 && is_op(f, v, OP_SELECT); k++) {
    Val c = arg(f, v, 0);
    if (!is_op(f, c, OP_ICMP)) return VAL_NONE;
    Pred p = (Pred)sub(f, c);
    if (arg(f, c, 0) == b && arg(f, c, 1) == a) p = pred_swap(p);
    else if (arg(f, c, 0) != a || arg(f, c, 1) != b) return VAL_NONE;
    *signs |= pred_is_signed(p) ? 1 : pred_is_unsigned(p) ? 2 : 0;
    v = arg(f, v, outcomes(p) & outcome ? 1 : 2);
  }
  return val_is_con(v) ? v : VAL_NONE;
}
/* (icmp p (select (a == b) E (select (a < b) L G)) C), and other such trees: a against b. */
Val fold_icmp_outcomes(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val s = i->ops[0], c = i->ops[1], top = arg(f, s, 0);
  if (!is_op(f, top, OP_ICMP) || !ty_is_int(f->m, ty(f, c)) || ty(f, top) != i->type) return VAL_NONE;
  Val a = arg(f, top, 0), b = arg(f, top, 1);
  unsigned set = 0, signs = 0;
  for (unsigned o = LESS; o <= GREATER; o <<= 1) {
    Val v = at_outcome(f, s, a, b, o, &signs), r;
    if (!v || !(r = con_fold_cmp(&f->con, (Pred)i->sub, v, c)) || !con_is_imm_int(&f->con, r)) return VAL_NONE;
    if (!con_is_zero(&f->con, r)) set |= o;
  }
  if (signs == 3) return VAL_NONE;
  if (set == 0 || set == ALL) return bool_con(x, i->type, set == ALL);
  return fold_icmp(x, of_outcomes(set, signs == 1), 0, a, b);
}
/* (icmp p (add (ext a) (ext b)) C), a and b of i1: the operation of a and b that is true where this is. */
Val fold_icmp_bools(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val s = i->ops[0], a = arg(f, arg(f, s, 0), 0), b = arg(f, arg(f, s, 1), 0);
  uint64_t c, n = ty_bits(f->m, ty_scalar(f->m, ty(f, s)));
  if (ty(f, a) != i->type || ty(f, b) != i->type || n > 64 || !con_u64(&f->con, i->ops[1], &c)) return VAL_NONE;
  uint64_t va = is_op(f, arg(f, s, 0), OP_ZEXT) ? 1 : mask64((unsigned)n);
  uint64_t vb = is_op(f, arg(f, s, 1), OP_ZEXT) ? 1 : mask64((unsigned)n);
  unsigned table = 0; /* bit a + 2 b */
  for (unsigned k = 0; k < 4; k++) {
    Range v = range_one((unsigned)n, ((k & 1 ? va : 0) + (k & 2 ? vb : 0)) & mask64((unsigned)n));
    if (range_icmp((Pred)i->sub, v, range_one((unsigned)n, c)) == 1) table |= 1u << k;
  }
  bool inv = (table & 1) != 0;
  if (inv) table ^= 15;
  Val r;
  switch (table) {
  case 0: return bool_con(x, i->type, inv);
  case 2: r = fold_bin(x, OP_AND, 0, a, fold_not(x, b)); break;
  case 4: r = fold_bin(x, OP_AND, 0, b, fold_not(x, a)); break;
  case 6: r = fold_bin(x, OP_XOR, 0, a, b); break;
  case 8: r = fold_bin(x, OP_AND, 0, a, b); break;
  case 14: r = fold_bin(x, OP_OR, 0, a, b); break;
  default: return VAL_NONE; /* one of them alone: no such sum */
  }
  return inv ? fold_not(x, r) : r;
}
static bool mentions(const Fn *f, Val v, Val what, uint32_t depth) {
  if (val_is_con(v) || !has_one_use(f, v) || !is_lanewise(f, v) || nops(f, v) > PINNED_OPS) return false;
  if (at_cap(f->m, COMBINE_PINNED_DEPTH, depth)) return false;
  for (uint32_t k = nops(f, v); k-- > 0;)
    if (arg(f, v, k) == what || mentions(f, arg(f, v, k), what, depth + 1)) return true;
  return false;
}
/* v, which mentions it, with the constant c for `what`. */
static Val with_constant(FoldCtx *x, Val v, Val what, Val c, uint32_t depth) {
  Fn *f = x->f;
  Val ops[PINNED_OPS];
  uint32_t n = nops(f, v);
  for (uint32_t k = 0; k < n; k++) {
    ops[k] = arg(f, v, k);
    if (ops[k] == what) ops[k] = c;
    else if (mentions(f, ops[k], what, depth + 1)) ops[k] = with_constant(x, ops[k], what, c, depth + 1);
  }
  InsView i = ins_view(f, v);
  i.ops = ops;
  i.self = VAL_NONE;
  return fold_view(x, &i);
}
/* What v simplifies to where its operand `what` is c; VAL_NONE: nothing. */
static Val simplified_with(FoldCtx *x, Val v, Val what, Val c) {
  Val r = value_with(x, v, what, c, CAP_COMBINE_EQUAL_DEPTH - 1);
  return r == v ? VAL_NONE : r;
}
/* (select (x == C) (op .. x ..) y): where the arm is chosen x is C. What is made anew for it must be the select's
 * alone; in vectors lane by lane, so it must be elementwise. (select (x == z) (op .. x ..) y): the same if the arm is
 * a constant then. */
Val fold_select_pinned(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  ConPool *p = &f->con;
  Compared c;
  Val cond = i->ops[0], n;
  bool ne;
  if (get_cmp(f, cond, OP_ICMP, &c) && (c.p == ICMP_EQ || c.p == ICMP_NE)) ne = c.p == ICMP_NE;
  else if (get_cmp(f, cond, OP_FCMP, &c) && (c.p == FCMP_OEQ || c.p == FCMP_UNE)) ne = c.p == FCMP_UNE;
  else return VAL_NONE;
  Val arm = i->ops[ne ? 2 : 1];
  if (!val_is_con(c.b)) {
    if (c.p < ICMP_EQ || !ty_is_int(f->m, ty_scalar(f->m, ty(f, c.a)))) return VAL_NONE;
    n = simplified_with(x, arm, c.a, c.b);
    if (!n || !val_is_con(n)) n = simplified_with(x, arm, c.b, c.a);
    if (!n || !val_is_con(n)) return VAL_NONE;
    return ne ? fold_select(x, i->flags, cond, i->ops[1], n) : fold_select(x, i->flags, cond, n, i->ops[2]);
  }
  if (val_is_con(c.a) || !is_defined_number(x, c.b) || con_kind(p, con_twin(p, c.b)) == CON_NULL) return VAL_NONE;
  FpKind fk;
  FpBits fb;
  if (c.p < ICMP_EQ && (!con_splat_fp(p, c.b, &fk, &fb) || fp_is(fk, fb, FPC_ZERO | FPC_DENORMAL)))
    return VAL_NONE; /* -0 equals +0, and a flushed denormal both */
  if (!(n = simplified_with(x, arm, c.a, c.b))) {
    if (!mentions(f, arm, c.a, 0)) return VAL_NONE;
    n = with_constant(x, arm, c.a, c.b, 0);
  }
  return ne ? fold_select(x, i->flags, cond, i->ops[1], n) : fold_select(x, i->flags, cond, n, i->ops[2]);
}

/* (select c (op .. c ..) y): in either arm the condition is known. */
Val fold_select_own(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val c = i->ops[0];
  if (val_is_con(c) || has_one_use(f, c) || ty_is_vec(f->m, ty(f, c)) != ty_is_vec(f->m, i->type)) return VAL_NONE;
  bool computes = false; /* others may all be choices and branches by it */
  uint32_t seen = 0;
  FOR_EACH_USE(f, c, u) {
    if (at_cap(f->m, COND_USES, seen++)) break;
    Val w = use_user(f, u);
    if ((computes = !is_term(f, w) && !(is_op(f, w, OP_SELECT) && use_index(f, u) == 0))) break;
  }
  if (!computes) return VAL_NONE;
  for (uint32_t k = 1; k <= 2; k++) {
    Val arm = i->ops[k], known = bool_con(x, ty(f, c), k == 1);
    if (val_is_con(arm) || arm == c) continue;
    Val n = simplified_with(x, arm, c, known);
    if (!n && mentions(f, arm, c, 0)) n = with_constant(x, arm, c, known, 0);
    if (n) return k == 1 ? fold_select(x, i->flags, c, n, i->ops[2]) : fold_select(x, i->flags, c, i->ops[1], n);
  }
  return VAL_NONE;
}

/* (cmp (shuffle x) (shuffle y)) of one mask, (cmp (splat shuffle x) splat C): the shuffle of the comparison, which
 * has the narrower lanes. */
Val fold_cmp_shuffle(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  ConPool *p = &f->con;
  enum { MAX_LANES = 64 };
  uint32_t mask[MAX_LANES], n, ny;
  Val s = i->ops[0], y = i->ops[1];
  if (!is_op(f, s, OP_SHUFFLEVECTOR) || !is_undefined(f, arg(f, s, 1))) return VAL_NONE;
  const uint32_t *w = words_of(f, s, &n);
  if (n > MAX_LANES || ty_scalable(f->m, ty(f, s))) return VAL_NONE;
  memcpy(mask, w, n * sizeof *mask);
  Val a = arg(f, s, 0), b;
  Ty at = ty(f, a);
  uint32_t lanes = (uint32_t)ty_rec(f->m, at)->count;
  for (uint32_t k = 0; k < n; k++)
    if (mask[k] != UINT32_MAX && mask[k] >= lanes) return VAL_NONE;
  if (is_op(f, y, OP_SHUFFLEVECTOR)) {
    if (ty(f, arg(f, y, 0)) != at || !is_undefined(f, arg(f, y, 1))) return VAL_NONE;
    const uint32_t *wy = words_of(f, y, &ny);
    if (ny != n || memcmp(wy, mask, n * sizeof *mask) || (!has_one_use(f, s) && !has_one_use(f, y))) return VAL_NONE;
    b = arg(f, y, 0);
  } else {
    Ap c;
    FpKind fk;
    FpBits fb;
    if (!val_is_con(y) || !has_one_use(f, s)) return VAL_NONE;
    for (uint32_t k = 0; k < n; k++)
      if (mask[k] == UINT32_MAX || mask[k] != mask[0]) return VAL_NONE;
    if (con_splat_ap(p, y, &c)) b = con_ap(p, at, c);
    else if (con_splat_fp(p, y, &fk, &fb)) b = con_fp(p, at, fb);
    else return VAL_NONE;
  }
  Val r = i->op == OP_ICMP ? fold_icmp(x, (Pred)i->sub, i->flags, a, b) : fold_fcmp(x, (Pred)i->sub, i->flags, a, b);
  return fold_shuffle(x, r, con_poison(&f->con, ty(f, r)), mask, n);
}

/* (icmp p (bitcast v) C), all lanes of v one, all pieces of C of that width one: the lane against the piece. What has
 * the greater pieces is greater, with a sign or without. */
Val fold_icmp_splat_bits(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val s = arg(f, i->ops[0], 0);
  Ty e = ty_scalar(f->m, ty(f, s));
  uint64_t c;
  uint32_t n, bits, w;
  if (ty_is_vec(f->m, i->type) || !ty_is_int(f->m, e) || ty_scalable(f->m, ty(f, s)) ||
      !con_u64(&f->con, i->ops[1], &c))
    return VAL_NONE;
  bits = ty_bits(f->m, ty(f, i->ops[0])), w = ty_bits(f->m, e);
  const uint32_t *mask = words_of(f, s, &n);
  if (bits > 64 || w >= bits) return VAL_NONE;
  for (uint32_t k = 1; k < n; k++)
    if (mask[k] != mask[0]) return VAL_NONE;
  if ((c ^ (c >> w)) & mask64(bits - w)) return VAL_NONE;
  uint32_t lanes = (uint32_t)ty_rec(f->m, ty(f, arg(f, s, 0)))->count, lane = mask[0];
  if (lane == UINT32_MAX) return VAL_NONE;
  Val from = arg(f, s, lane < lanes ? 0 : 1);
  Val v = fold_extractelement(x, from, con_int(&f->con, TY_I64, lane % lanes));
  return fold_icmp(x, (Pred)i->sub, 0, v, con_int(&f->con, e, c));
}

/* ---- floats ---- */
static bool exact_in(FpKind from, FpKind to, FpBits c, FpBits *out) {
  *out = fp_convert(from, to, c);
  return fp_same(fp_convert(to, from, *out), c) && !(fp_class(to, *out) & FPC_DENORMAL);
}
/* (fcmp p (fpext x) C), C a value of x's format. */
Val fold_fcmp_fpext_const(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  FpKind k;
  FpBits c, d;
  if (!is_op(f, i->ops[0], OP_FPEXT) || !val_is_con(i->ops[1]) || !con_splat_fp(&f->con, i->ops[1], &k, &c) ||
      fp_is_nan(k, c))
    return VAL_NONE;
  Val v = arg(f, i->ops[0], 0);
  Ty s = ty_scalar(f->m, ty(f, v));
  if (!exact_in(k, fp_kind_of(s), c, &d)) {
    if (fp_same(fp_convert(fp_kind_of(s), k, d), c) || (fp_class(k, c) & FPC_DENORMAL)) return VAL_NONE;
    /* nothing equals it */
    Val zero = con_null(&f->con, ty(f, v));
    switch ((Pred)i->sub) {
    case FCMP_OEQ: return bool_con(x, i->type, false);
    case FCMP_UNE: return bool_con(x, i->type, true);
    case FCMP_ONE: return fold_fcmp(x, FCMP_ORD, i->flags, v, zero);
    case FCMP_UEQ: return fold_fcmp(x, FCMP_UNO, i->flags, v, zero);
    default: return VAL_NONE;
    }
  }
  if (fp_kind_of(s) == FP_BFLOAT && k == FP_FLOAT &&
      !(denorm_ieee(fn_denorm_mode(f, k)) && denorm_ieee(fn_denorm_mode(f, FP_BFLOAT))))
    return VAL_NONE; /* denormals stay denormal */
  return fold_fcmp(x, (Pred)i->sub, i->flags, v, con_fp(&f->con, ty(f, v), d));
}
/* The first number that rounds to c or above, or the last that rounds to c or below, in the wider format. */
static bool rounds_to(FpKind wide, FpKind k, FpBits c, bool first, FpBits *out) {
  FpBits n = fp_next(k, c, first), mid;
  if (!fp_is_finite(k, n)) return false;
  mid = fp_ldexp(wide, fp_add(wide, fp_convert(k, wide, n), fp_convert(k, wide, c)), -1);
  FpOrder o = fp_cmp(k, fp_convert(wide, k, mid), c);
  *out = o == FP_EQ ? mid : fp_next(wide, mid, !first);
  return true;
}
/* (fcmp p (fptrunc x) C): x against the bound of what is rounded to C. */
Val fold_fcmp_fptrunc_const(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  FpKind k;
  FpBits c, d;
  if (!is_op(f, i->ops[0], OP_FPTRUNC) || !val_is_con(i->ops[1]) || !con_splat_fp(&f->con, i->ops[1], &k, &c) ||
      !fp_is_finite(k, c))
    return VAL_NONE;
  Val v = arg(f, i->ops[0], 0);
  FpKind wide = fp_kind_of(ty_scalar(f->m, ty(f, v)));
  if (!fp_folds(wide) || !fp_folds(k) || fp_precision(wide) < 2 * fp_precision(k) || fp_emax(wide) <= fp_emax(k) ||
      !denorm_ieee(fn_denorm_mode(f, k)) || !denorm_ieee(fn_denorm_mode(f, wide)))
    return VAL_NONE;
  if (fp_is_zero(k, c)) c = fp_zero(k, false);
  unsigned s = i->sub & 7u;
  bool greater = (s & 2) != 0, less = (s & 4) != 0, eq = (s & 1) != 0;
  if (greater == less || !rounds_to(wide, k, c, greater == eq, &d)) return VAL_NONE;
  return fold_fcmp(x, (Pred)i->sub, i->flags, v, con_fp(&f->con, ty(f, v), d));
}
/* (fcmp p (sitofp x) C), (fcmp p (uitofp x) C) where the conversion is exact as far as C: a comparison of integers. */
Val fold_fcmp_int_const(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val cv = i->ops[0];
  bool sgn = is_op(f, cv, OP_SITOFP);
  FpKind k;
  FpBits c;
  if ((!sgn && !is_op(f, cv, OP_UITOFP)) || !val_is_con(i->ops[1]) || !con_splat_fp(&f->con, i->ops[1], &k, &c) ||
      fp_is_nan(k, c))
    return VAL_NONE;
  Val v = arg(f, cv, 0);
  unsigned n = ty_bits(f->m, ty(f, v)), prec = k == FP_HALF     ? 11
                                               : k == FP_BFLOAT ? 8
                                               : k == FP_FLOAT  ? 24
                                               : k == FP_DOUBLE ? 53
                                                                : 0;
  /* Precision p holds all integers of magnitude up to 2^p; half and above reach 2^p without overflow. */
  if (n - sgn > prec) { /* C below 2^prec in magnitude: what rounds to C or across it is C or across it */
    if (n > 64 || !prec) return VAL_NONE;
    FpBits lim = fp_from_int(FP_DOUBLE, ap_small(64, 1ull << prec), false);
    FpBits a = fp_abs(FP_DOUBLE, fp_convert(k, FP_DOUBLE, c));
    FpBits most = fp_from_int(FP_DOUBLE, ap_small(64, 1ull << (n - sgn < 63 ? n - sgn : 63)), false);
    if (n - sgn <= 63 && k != FP_HALF && fp_cmp(FP_DOUBLE, a, most) == FP_GT) /* beyond what all integers round to */
      return bool_con(x, i->type, (i->sub & (fp_is_neg(k, c) ? 2u : 4u)) != 0);
    if (fp_cmp(FP_DOUBLE, a, lim) != FP_LT) return VAL_NONE;
  }
  unsigned s = i->sub & 7u; /* without the unordered bit: equal 1, greater 2, less 4; neither side is NaN */
  if (s == 0 || s == 7) return bool_con(x, i->type, s == 7);
  /* (of 64 bits without sign all that matters: C is smaller by far) */
  int64_t hi = (int64_t)(mask64(u32_min(n, 64)) >> (sgn || n == 64 ? 1 : 0)), lo = sgn ? -hi - 1 : 0;
  FpKind dk = FP_DOUBLE;
  FpBits d = fp_convert(k, dk, c), fl = fp_floor(dk, d);
  FpBits big = fp_from_int(dk, ap_small(64, 1ull << 60), false),
         nbig = fp_from_int(dk, ap_small(64, 0 - (1ull << 60)), true);
  int64_t q; /* floor of C, or far outside */
  if (fp_cmp(dk, d, big) == FP_GT) q = 1ll << 60;
  else if (fp_cmp(dk, d, nbig) == FP_LT) q = -(1ll << 60);
  else {
    unsigned ex = 0;
    q = ap_get_i64(fp_to_int_rm(x->scratch, dk, fl, 64, true, FP_RTZ, &ex));
  }
  bool whole = fp_cmp(dk, fl, d) == FP_EQ && q >= lo && q <= hi;
  Ty vt = ty(f, v);
  ConPool *p = &f->con;
  if (s == 1 || s == 6) {
    if (!whole) return bool_con(x, i->type, s == 6);
    return fold_icmp(x, s == 1 ? ICMP_EQ : ICMP_NE, 0, v, con_sint(p, vt, q));
  }
  bool greater = (s & 2) != 0, eq = (s & 1) != 0;
  /* x > C is x > floor(C); x >= C is that too unless C is whole: x > C - 1. The others are the negations. */
  bool le = !greater;
  int64_t bound = q;
  if (fp_cmp(dk, fl, d) == FP_EQ && (greater ? eq : !eq)) bound = q - 1;
  if (bound < lo) return bool_con(x, i->type, !le);
  if (bound >= hi) return bool_con(x, i->type, le);
  Val b = con_sint(p, vt, bound);
  return fold_icmp(x, le ? (sgn ? ICMP_SLE : ICMP_ULE) : (sgn ? ICMP_SGT : ICMP_UGT), 0, v, b);
}

/* What an exchange found, compared with what it looked for: whether it took place, if it may not fail else. */
Val fold_icmp_exchanged(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val e = m->root->ops[is_op(f, m->root->ops[0], OP_EXTRACTVALUE) ? 0 : 1], v = arg(f, e, 0);
  if (!is_op(f, v, OP_CMPXCHG) || (flags(f, v) & F_WEAK)) return VAL_NONE;
  const uint32_t second = 1;
  Val done = fold_extractvalue(x, v, &second, 1);
  return m->root->sub == ICMP_EQ ? done : fold_bin(x, OP_XOR, 0, done, con_int(&f->con, TY_I1, 1));
}

/* The bound of two values against a third: one of the two alone where the other is decided. */
Val fold_icmp_bound(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Pred p = (Pred)m->pred[0];
  Val b = m->v[1], z = b == i->ops[0] ? i->ops[1] : i->ops[0];
  if (!val_is_local(b) || !is_op(f, b, OP_CALL)) return VAL_NONE;
  unsigned id = call_intrinsic(f, b);
  bool least = id == INTRIN_smin || id == INTRIN_umin;
  for (uint32_t k = 0; k < 2; k++) {
    Val ops[2] = {arg(f, b, k), z};
    Val r = simplify_view(x, &(InsView){.op = OP_ICMP, .sub = (uint8_t)p, .type = i->type, .ops = ops, .n = 2});
    if (!r || !val_is_con(r) || con_is_undefined(&f->con, r)) continue;
    bool yes = con_is_allones(&f->con, r);
    if (!yes && !con_is_zero(&f->con, r)) continue;
    /* Of the least: all must be above, some must be below. */
    if (yes == (least == pred_is_greater(p))) return fold_icmp(x, p, 0, arg(f, b, 1 - k), z);
    return r;
  }
  return VAL_NONE;
}
