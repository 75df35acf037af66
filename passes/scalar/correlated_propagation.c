/* correlated_propagation.c: "correlated-propagation": uses what branches, switches and assumptions say of values
 * where they are used.
 *
 *   if (0 <= t && t < n)          %x = sext i32 %t to i64      %x = zext nneg i32 %t to i64
 *     ... (long)t / (d & 0xffff)  %q = sdiv i64 %x, %y     =>  %q = zext (udiv i32 (trunc %x), (trunc %y))
 *
 * With ranges at places (lazy_value.h), block by block, definitions first:
 *  - comparisons, selects, incoming values of phis, switch cases and returned values that are decided go; phis of one
 *    value and constants that it has on those edges
 *  - division and remainder: signed becomes unsigned, wide becomes narrow, that of small multiples becomes a
 *    comparison
 *  - ashr, sext, sitofp of what is not negative become lshr, zext nneg, uitofp nneg; signed comparisons become
 *    unsigned ones; masks that clear nothing go
 *  - abs, minima, maxima, three-way comparisons, overflow checks and saturation that are decided become plain
 *    operations
 *  - an interval that all results lie in becomes the function's attribute, at the barrier
 *  - no-wrap flags on add, sub, mul, shl, trunc; nneg on zext, uitofp; nonnull on pointer arguments
 * Where the value itself would stand for what was computed of it, or undefined behaviour would come of it, ranges
 * that are only right for some choice of an undef are not used. Keeps: nothing where switches lose edges. Cost: one
 * question per operand of these instructions; cap: lazy-value-steps. Convergent calls are not moved, nor made
 * dependent on anything; a call under a switch is gone only with an edge that is never taken. Compare LLVM's
 * CorrelatedValuePropagation. */
#include "analysis/value/lazy_value.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"
#include "support/few.h"

enum {
  MIN_WIDTH = 8 /* bits that division is not narrowed below */
};

typedef struct Cvp {
  Fn *f;
  PassCtx *px;
  LazyValue *l;
  const Dom *d;
  KnownCtx k;
  FoldCtx x;
  Range result; /* of what is returned so far; bits 0: not wanted */
  bool changed, edges;
} Cvp;

static bool all_negative(Range r) { return !range_is_empty(r) && range_smax(r) < 0; }
static bool not_negative(Range r) { return !range_is_empty(r) && range_smin(r) >= 0; }
static bool below(Range a, Range b) { return range_icmp(ICMP_ULT, a, b) == 1; }
static void replace(Cvp *c, Val v, Val with) {
  Fn *f = c->f;
  if (val_is_local(with) && !is_arg(f, with) && name_of(f, with).n == 0) name_take(f, with, v);
  val_replace(f, v, with);
  ins_erase(f, v);
  c->changed = true;
}
static bool is_scalar_int(const Cvp *c, Val v) {
  return ty_is_int(c->f->m, ty(c->f, v)) && ty_bits(c->f->m, ty(c->f, v)) <= 64;
}
/* Range of operand i of v; whatever an undef chooses. */
static Range of(Cvp *c, Val v, uint32_t i) { return lazy_range_use(c->l, v, i, false); }
/* The constant that a range of one value leaves; VAL_NONE where there is none, or where a pointer is not null. */
static Val only(const Cvp *c, Range r, Ty t) {
  uint64_t x;
  if (!range_single(r, &x)) return VAL_NONE;
  return ty_is_ptr(c->f->m, t) ? con_null(&c->f->con, t) : con_int(&c->f->con, t, x);
}

/* ---- what is decided ---- */
static void visit_icmp(Cvp *c, Val v) {
  Fn *f = c->f;
  Pred p = (Pred)sub(f, v);
  int r = lazy_icmp(c->l, p, arg(f, v, 0), arg(f, v, 1), v);
  if (r >= 0) {
    stat_add(c->px, ST_CVP_CMPS, 1);
    replace(c, v, con_int(&f->con, ty(f, v), (uint64_t)r));
    return;
  }
  if (!pred_is_signed(p) || !lazy_bits(c->l, arg(f, v, 0)) || ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, 0)))) return;
  Range a = of(c, v, 0);
  if (!not_negative(a) && !all_negative(a)) return;
  Range b = of(c, v, 1);
  if (!(not_negative(a) ? not_negative(b) : all_negative(b))) return;
  sub_set(f, v, pred_to_unsigned(p));
  stat_add(c->px, ST_CVP_SICMPS, 1);
  c->changed = true;
}
static void visit_select(Cvp *c, Val v) {
  Fn *f = c->f;
  Val cond = arg(f, v, 0);
  if (!lazy_is_constrained(c->l, cond) || ty_is_vec(f->m, ty(f, cond))) return;
  unsigned seen = 0;
  FOR_EACH_USE(f, v, u) {
    if (at_cap(f->m, CVP_SELECT_USES, seen++)) break;
    Val user = use_user(f, u);
    uint32_t i = use_index(f, u);
    uint64_t x;
    if (is_op(f, user, OP_MDVAL) || !blk_of(f, user)) continue;
    bool phi = is_op(f, user, OP_PHI);
    Blk b = blk_of(f, user);
    if (!dom_reachable(c->d, phi ? pred(f, b, i) : b)) continue;
    Range r = phi ? lazy_range_edge(c->l, cond, pred(f, b, i), pred_succ(f, b, i), true)
                  : lazy_range(c->l, cond, user, true);
    if (!range_single(r, &x)) continue;
    Val with = arg(f, v, x ? 1 : 2);
    if (phi) phi_set(f, user, pred(f, b, i), with);
    else opnd_set(f, user, i, with);
    stat_add(c->px, ST_CVP_SELECTS, 1);
    c->changed = true;
    if (phi) break; /* several operands may have changed: other edges from that block */
  }
  if (!has_uses(f, v)) ins_erase_dead(f, v);
}
/* What an incoming value is on its edge, where that is simpler. */
static Val on_edge(Cvp *c, Val x, Blk from, uint32_t i) {
  Fn *f = c->f;
  if (!lazy_bits(c->l, x) || ty_is_vec(f->m, ty(f, x))) return VAL_NONE;
  Range r = lazy_range_edge(c->l, x, from, i, true);
  Val con = only(c, r, ty(f, x));
  if (con || is_arg(f, x) || !is_op(f, x, OP_SELECT)) return con;
  uint64_t one;
  if (lazy_is_constrained(c->l, arg(f, x, 0)) && range_single(lazy_range_edge(c->l, arg(f, x, 0), from, i, true), &one))
    return arg(f, x, one ? 1 : 2);
  for (uint32_t side = 1; side <= 2; side++) { /* never this arm's constant */
    Val k = arg(f, x, side);
    Range rk = val_is_con(k) && !ty_is_ptr(f->m, ty(f, k)) ? range_of_con(&f->con, k)
               : val_is_con(k) && con_is_zero(&f->con, k)  ? range_one(r.bits, 0)
                                                           : range_full(r.bits);
    if (range_single(rk, &one) && !range_has(r, one)) return arg(f, x, 3 - side);
  }
  return VAL_NONE;
}
/* A branch above has looked at v: had it been poison, that would have been undefined behaviour. */
static bool tested_above(const Cvp *c, Val v, Blk b) {
  const Fn *f = c->f;
  for (unsigned i = 0; b && !at_cap(f->m, CVP_DOM_UP, i); i++) {
    b = c->d->idom[b];
    if (!b) return false;
    Val t = term(f, b);
    if (nsuccs(f, b) < 2 || (!is_op(f, t, OP_BR) && !is_op(f, t, OP_SWITCH))) continue;
    Val q = arg(f, t, 0);
    if (q == v || (val_is_local(q) && is_op(f, q, OP_ICMP) && (arg(f, q, 0) == v || arg(f, q, 1) == v))) return true;
  }
  return false;
}
/* The one variable among the incoming values, where all constants among them are what it is on their edges. */
static Val common_value(Cvp *c, Val phi) {
  Fn *f = c->f;
  Blk b = blk_of(f, phi);
  Val v = VAL_NONE;
  bool con = false;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (val_is_con(x)) con = true;
    else if (!v) v = x;
    else if (x != v) return VAL_NONE;
  }
  if (!v || !con || v == phi || !lazy_is_constrained(c->l, v) || !lazy_bits(c->l, v)) return VAL_NONE;
  if (!is_arg(f, v) && (blk_of(f, v) == b || !dom_blk(c->d, blk_of(f, v), b))) return VAL_NONE;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (!val_is_con(x) || !dom_reachable(c->d, pred(f, b, i))) continue;
    if (only(c, lazy_range_edge(c->l, v, pred(f, b, i), pred_succ(f, b, i), false), ty(f, v)) != x) return VAL_NONE;
  }
  c->k.at = phi;
  return known_not_poison(&c->k, v) || tested_above(c, v, b) ? v : VAL_NONE;
}
/* The one integer among the incoming values, where the others are undefined. */
static Val only_defined(const Fn *f, Val phi) {
  Val v = VAL_NONE;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (is_undefined(f, x)) continue;
    if (!is_int_con(f, x) || (v && x != v)) return VAL_NONE;
    v = x;
  }
  return v;
}
static void visit_phi(Cvp *c, Val v) {
  Fn *f = c->f;
  Blk b = blk_of(f, v);
  bool changed = false;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    Blk from = pred(f, b, i);
    if (val_is_con(x) || x == v || !dom_reachable(c->d, from) || (i && pred(f, b, i - 1) == from)) continue;
    Val with = on_edge(c, x, from, pred_succ(f, b, i));
    if (!with) continue;
    if (nsuccs(f, from) == 1) opnd_set(f, v, i, with);
    else phi_set(f, v, from, with); /* edges from one block hold one value: what is asked is asked of all of them */
    changed = true;
  }
  Val with = phi_common(f, v);
  if (with == v) with = VAL_NONE;
  if (!with) with = only_defined(f, v);
  bool joined = false;
  if (!with && !changed) {
    with = common_value(c, v);
    joined = with != VAL_NONE;
  }
  if (with) {
    val_replace(f, v, with);
    ins_erase(f, v);
  }
  stat_add(c->px, ST_CVP_PHI_COMMON, joined);
  stat_add(c->px, ST_CVP_PHIS, changed || with);
  c->changed |= changed || with;
}
static void visit_ret(Cvp *c, Val v) {
  Fn *f = c->f;
  if (c->result.bits) c->result = range_union(c->result, lazy_range(c->l, arg(f, v, 0), v, false));
  if (nops(f, v) == 0 || val_is_con(arg(f, v, 0)) || !lazy_bits(c->l, arg(f, v, 0)) ||
      ty_is_vec(f->m, ty(f, arg(f, v, 0))))
    return;
  Val with = only(c, lazy_range(c->l, arg(f, v, 0), v, true), ty(f, arg(f, v, 0)));
  if (!with) return;
  if (is_call(f, arg(f, v, 0)) && (flags(f, arg(f, v, 0)) & F_TAILMASK) == F_MUSTTAIL) return;
  opnd_set(f, v, 0, with);
  stat_add(c->px, ST_CVP_RETURNS, 1);
  c->changed = true;
}
static void visit_switch(Cvp *c, Val v) {
  Fn *f = c->f;
  Val q = arg(f, v, 0);
  Blk b = blk_of(f, v);
  if (val_is_con(q) || !lazy_bits(c->l, q)) return;
  uint32_t dead = 0;
  FEW_ON(c->px->scratch, uint8_t, drop, 64, nsuccs(f, b));
  for (uint32_t i = nsuccs(f, b); i-- > 1;) {
    int r = lazy_icmp(c->l, ICMP_EQ, q, arg(f, v, i), v);
    dead += drop[i - 1] = r == 0;
    if (r <= 0) continue;
    c->changed = c->edges = true;
    stat_add(c->px, ST_CVP_DEAD_CASES, nsuccs(f, b) - 1);
    term_keep_edge(f, b, i);
    return;
  }
  if (dead) {
    switch_cases_remove(f, v, drop);
    stat_add(c->px, ST_CVP_DEAD_CASES, dead);
    c->changed = c->edges = true;
  }
  uint32_t cases = nsuccs(f, b) - 1;
  if (cases == 0) {
    term_keep_edge(f, b, 0);
    return;
  }
  Range r = lazy_range(c->l, q, v, false);
  if (range_is_empty(r) || range_is_full(r) || range_size_minus1(r) != cases - 1) return;
  if (past_cap(f->m, CVP_COVERED, cases)) return;
  if (is_op(f, first_ins(f, succ(f, b, 0)), OP_UNREACHABLE)) return;
  uint64_t x;
  for (uint32_t i = 1; i <= cases; i++)
    if (!con_u64(&f->con, arg(f, v, i), &x) || !range_has(r, x)) return;
  Blk none = blk_new(f); /* every value has a case */
  blk_name_set(f, none, STR("default.unreachable"));
  blk_place_after(f, none, b);
  edge_redirect(f, b, 0, none);
  term_unreachable(f, none);
  c->changed = c->edges = true;
}

/* The interval of the results, for callers: a frozen fact, which changes when the stage is over. One value is left to
 * ipsccp. */
typedef struct NewResult {
  Glob g;
  Range r;
} NewResult;
static AttrSet with_interval(Module *m, Glob g, Range r) {
  AttrSet s = attrlist_ret(m, glob(m, g)->fattrs);
  r = range_intersect(r, range_of_attr(m, s, r.bits));
  if (r.kind != RANGE_SPAN || range_single(r, &(uint64_t){0}) || range_eq(r, range_of_attr(m, s, r.bits))) return s;
  return attrset_add_range(m, attrset_remove(m, s, ATTR_RANGE), r.bits, (int64_t)r.lo, (int64_t)r.hi);
}
static void install_result(Module *m, void *data, PassCtx *px) {
  (void)px;
  NewResult *n = data;
  if (!glob(m, n->g)->deleted)
    glob(m, n->g)->fattrs = attrlist_with_ret(m, glob(m, n->g)->fattrs, with_interval(m, n->g, n->r));
  mem_free(n);
}
static bool wants_result(const Fn *f) {
  const Module *m = f->m;
  const Global *g = glob(m, f->id);
  Ty t = ty_ret(m, g->type);
  AttrSet fa = attrlist_fn(m, g->fattrs);
  return glob_is_exact(g) && ty_is_int_or_vec(m, t) && ty_bits(m, t) <= 64 && ty_bits(m, t) > 1 &&
         !attrset_has(m, fa, ATTR_NAKED) && !attrset_has(m, fa, ATTR_PRESPLITCOROUTINE);
}

/* ---- division ---- */
static uint32_t pow2_width(uint32_t n) {
  uint32_t w = MIN_WIDTH;
  while (w < n) w *= 2;
  return w;
}
static Val divide(Cvp *c, Op o, unsigned fl, Val a, Val b) {
  return fold_bin(&c->x, o, o == OP_UDIV || o == OP_SDIV ? fl & F_EXACT : 0, a, b);
}
static Val narrowed(Cvp *c, Val v, Op o, uint32_t width) {
  Fn *f = c->f;
  Ty t = ty_int(f->m, width);
  Val a = fold_cast(&c->x, OP_TRUNC, 0, arg(f, v, 0), t), b = fold_cast(&c->x, OP_TRUNC, 0, arg(f, v, 1), t);
  return fold_cast(&c->x, o == OP_UDIV || o == OP_UREM ? OP_ZEXT : OP_SEXT, 0, divide(c, o, flags(f, v), a, b),
                   ty(f, v));
}
static Val frozen(Cvp *c, Val v, Val at) {
  c->k.at = at;
  return known_not_undef_poison(&c->k, v) ? v : fold_freeze(&c->x, v);
}
/* udiv and urem of ranges a and b. */
static bool visit_unsigned(Cvp *c, Val v, Range a, Range b) {
  Fn *f = c->f;
  Op o = op(f, v);
  unsigned n = a.bits;
  if (range_is_empty(a) || range_is_empty(b)) return false;
  fold_at(&c->x, v);
  if (below(a, b)) { /* 0 times */
    stat_add(c->px, ST_CVP_EXPANDED, 1);
    replace(c, v, o == OP_UREM ? arg(f, v, 0) : con_null(&f->con, ty(f, v)));
    return true;
  }
  unsigned __int128 twice = 2 * (unsigned __int128)range_umin(b);
  if (range_umax(a) < twice || twice > mask64(n)) { /* once or not at all */
    stat_add(c->px, ST_CVP_EXPANDED, 1);
    Val x, y, r;
    if (o == OP_UREM) {
      x = frozen(c, arg(f, v, 0), v), y = frozen(c, arg(f, v, 1), v);
      Val less = fold_bin(&c->x, OP_SUB, F_NUW, x, y);
      r = fold_select(&c->x, 0, fold_icmp(&c->x, ICMP_ULT, 0, x, y), x, less);
    } else r = fold_zext_or_trunc(&c->x, fold_icmp(&c->x, ICMP_UGE, 0, arg(f, v, 0), arg(f, v, 1)), ty(f, v));
    replace(c, v, r);
    return true;
  }
  uint64_t top = u64_max(range_umax(a), range_umax(b));
  uint32_t width = pow2_width(top ? log2_floor(top) + 1u : 0);
  if (width >= n) return false;
  stat_add(c->px, ST_CVP_UNARROWED, 1);
  replace(c, v, narrowed(c, v, o, width));
  return true;
}
static uint32_t signed_bits(Range r) { /* that hold every value */
  uint64_t lo = (uint64_t)range_smin(r), hi = (uint64_t)range_smax(r);
  uint64_t x = ((int64_t)lo < 0 ? ~lo : lo) | ((int64_t)hi < 0 ? ~hi : hi);
  return x ? log2_floor(x) + 2u : 1;
}
static bool visit_signed(Cvp *c, Val v, Range a, Range b) {
  Fn *f = c->f;
  Op o = op(f, v);
  unsigned n = a.bits;
  if (range_is_empty(a) || range_is_empty(b)) return false;
  if (o == OP_SREM && below(range_abs(a, false), range_abs(b, false))) {
    stat_add(c->px, ST_CVP_SREMS, 1);
    replace(c, v, arg(f, v, 0));
    return true;
  }
  bool ap = not_negative(a), bp = not_negative(b), an = range_smax(a) <= 0, bn = range_smax(b) <= 0;
  fold_at(&c->x, v);
  if ((ap || an) && (bp || bn)) {
    Op u = o == OP_SDIV ? OP_UDIV : OP_UREM;
    if (o == OP_SDIV) stat_add(c->px, ST_CVP_SDIVS, 1);
    else stat_add(c->px, ST_CVP_SREMS, 1);
    Val x = ap ? arg(f, v, 0) : fold_neg(&c->x, 0, arg(f, v, 0)),
        y = bp ? arg(f, v, 1) : fold_neg(&c->x, 0, arg(f, v, 1));
    bool negate = o == OP_SDIV ? ap != bp : !ap;
    if (!negate) { /* the same instruction, so that uses further down count */
      Val r = divide(c, u, flags(f, v), x, y);
      replace(c, v, r);
      if (val_is_local(r) && !is_arg(f, r) && is_op(f, r, u))
        visit_unsigned(c, r, ap ? a : range_sub(range_one(n, 0), a), bp ? b : range_sub(range_one(n, 0), b));
      return true;
    }
    Val r = divide(c, u, flags(f, v), x, y), neg = fold_neg(&c->x, 0, r);
    replace(c, v, neg);
    if (val_is_local(r) && !is_arg(f, r) && is_op(f, r, u))
      visit_unsigned(c, r, ap ? a : range_sub(range_one(n, 0), a), bp ? b : range_sub(range_one(n, 0), b));
    return true;
  }
  uint32_t bits = u32_max(signed_bits(a), signed_bits(b));
  if (bits < n && range_has(b, mask64(n)) && range_has(a, (0 - (1ull << (bits - 1))) & mask64(n)))
    bits++; /* the least by -1 does not fit */
  uint32_t width = pow2_width(bits);
  if (width >= n) return false;
  stat_add(c->px, ST_CVP_SNARROWED, 1);
  replace(c, v, narrowed(c, v, o, width));
  return true;
}

/* ---- other operations ---- */
static void visit_wrap(Cvp *c, Val v) {
  Fn *f = c->f;
  unsigned fl = flags(f, v);
  Op o = op(f, v);
  if ((fl & F_NUW) && (fl & F_NSW)) return;
  Range a = of(c, v, 0);
  if (o != OP_SHL && range_is_full(a) && o != OP_SUB && !val_is_con(arg(f, v, 1))) return;
  Range b = of(c, v, 1);
  if (range_is_empty(a) || range_is_empty(b)) return;
  unsigned more = 0;
  if (!(fl & F_NUW) && range_never_wraps(o, false, a, b)) more |= F_NUW;
  if (!(fl & F_NSW) && range_never_wraps(o, true, a, b)) more |= F_NSW;
  if (!((fl | more) & F_NUW) && ((fl | more) & F_NSW) && o != OP_SUB && not_negative(a) &&
      (o == OP_SHL || not_negative(b)))
    more |= F_NUW; /* neither negative, and no sign comes of it */
  if (!more) return;
  flags_set(f, v, fl | more);
  stat_add(c->px, ST_CVP_NW, ((more & F_NUW) != 0) + ((more & F_NSW) != 0));
  if (more & F_NSW) stat_add(c->px, ST_CVP_NSW, 1);
  if (more & F_NUW) stat_add(c->px, ST_CVP_NUW, 1);
  c->changed = true;
}
static void visit_trunc(Cvp *c, Val v) {
  Fn *f = c->f;
  unsigned fl = flags(f, v), more = 0, n = lazy_bits(c->l, v);
  if (((fl & F_NUW) && (fl & F_NSW)) || !n) return;
  Range r = of(c, v, 0);
  if (range_is_empty(r)) return;
  if (!(fl & F_NUW) && range_umax(r) <= mask64(n)) more |= F_NUW;
  if (!(fl & F_NSW) && signed_bits(r) <= n) more |= F_NSW;
  if (!more) return;
  flags_set(f, v, fl | more);
  if (more & F_NSW) stat_add(c->px, ST_CVP_NSW, 1);
  if (more & F_NUW) stat_add(c->px, ST_CVP_NUW, 1);
  c->changed = true;
}
static void visit_and(Cvp *c, Val v) {
  const Fn *f = c->f;
  uint64_t m;
  if (!val_is_con(arg(f, v, 1)) || !con_u64(&f->con, con_twin(&f->con, arg(f, v, 1)), &m) || !m || (m & (m + 1)))
    return;
  Range r = of(c, v, 0);
  if (range_is_empty(r) || range_umax(r) > m) return;
  stat_add(c->px, ST_CVP_ANDS, 1);
  replace(c, v, arg(f, v, 0));
}
static void visit_ashr(Cvp *c, Val v) {
  Fn *f = c->f;
  Range r = of(c, v, 0);
  unsigned n = r.bits;
  if (range_is_empty(r)) return;
  if (range_smin(r) >= -1 && range_smax(r) <= 0) {
    stat_add(c->px, ST_CVP_ASHR_REMOVED, 1);
    replace(c, v, arg(f, v, 0));
  } else if (n && not_negative(r)) {
    stat_add(c->px, ST_CVP_ASHRS, 1);
    fold_at(&c->x, v);
    replace(c, v, fold_bin(&c->x, OP_LSHR, flags(f, v) & F_EXACT, arg(f, v, 0), arg(f, v, 1)));
  }
}
/* sext, sitofp, and the nneg of zext and uitofp. */
static void visit_extension(Cvp *c, Val v) {
  Fn *f = c->f;
  Op o = op(f, v);
  if (((o == OP_ZEXT || o == OP_UITOFP) && (flags(f, v) & F_NNEG)) || !lazy_bits(c->l, arg(f, v, 0)) ||
      !not_negative(of(c, v, 0)))
    return;
  if (o == OP_ZEXT || o == OP_UITOFP) {
    flags_set(f, v, flags(f, v) | F_NNEG);
    stat_add(c->px, ST_CVP_NNEG, 1);
    c->changed = true;
    return;
  }
  if (o == OP_SEXT) stat_add(c->px, ST_CVP_SEXTS, 1);
  else stat_add(c->px, ST_CVP_SITOFPS, 1);
  Bld k = bld_before(f, v);
  replace(c, v, emit_cast(&k, o == OP_SEXT ? OP_ZEXT : OP_UITOFP, F_NNEG, arg(f, v, 0), ty(f, v)));
}

/* ---- intrinsics ---- */
static void visit_abs(Cvp *c, Val v) {
  Fn *f = c->f;
  uint64_t poison;
  Val x = arg(f, v, 0);
  if (!val_is_con(arg(f, v, 1)) || !con_u64(&f->con, arg(f, v, 1), &poison)) return;
  Range r = lazy_range_use(c->l, v, 0, poison != 0);
  unsigned n = r.bits;
  uint64_t min = 1ull << (n - 1);
  if (range_is_empty(r)) return;
  fold_at(&c->x, v);
  if (range_umax(r) <= min) {
    stat_add(c->px, ST_CVP_ABS, 1);
    replace(c, v, x);
  } else if (range_smax(r) <= 0) {
    stat_add(c->px, ST_CVP_ABS, 1);
    replace(c, v, fold_neg(&c->x, poison || !range_has(r, min) ? F_NSW : 0, x));
  } else if (!poison && !range_has(r, min)) {
    opnd_set(f, v, 1, con_int(&f->con, TY_I1, 1));
    stat_add(c->px, ST_CVP_NSW, 1);
    c->changed = true;
  }
}
static void visit_minmax(Cvp *c, Val v, unsigned id) {
  Fn *f = c->f;
  Range a = of(c, v, 0), b = of(c, v, 1);
  bool sign = id == INTRIN_smin || id == INTRIN_smax, max = id == INTRIN_smax || id == INTRIN_umax;
  int r = range_icmp(sign ? ICMP_SGE : ICMP_UGE, a, b);
  if (r < 0) {
    r = range_icmp(sign ? ICMP_SLE : ICMP_ULE, a, b);
    if (r >= 0) r = !r;
  }
  if (r >= 0) {
    stat_add(c->px, ST_CVP_MINMAX, 1);
    replace(c, v, arg(f, v, (r != 0) == max ? 0 : 1));
  } else if (sign && ((not_negative(a) && not_negative(b)) || (all_negative(a) && all_negative(b)))) {
    Ty t = ty(f, v);
    Bld k = bld_before(f, v);
    stat_add(c->px, ST_CVP_MINMAX, 1);
    replace(c, v, emit_intrinsic(&k, max ? INTRIN_umax : INTRIN_umin, &t, 1, (Val[]){arg(f, v, 0), arg(f, v, 1)}, 2));
  }
}
static void visit_three_way(Cvp *c, Val v, bool sign) {
  Fn *f = c->f;
  Range a = of(c, v, 0), b = of(c, v, 1);
  Val with = VAL_NONE;
  if (range_icmp(sign ? ICMP_SGT : ICMP_UGT, a, b) == 1) with = con_int(&f->con, ty(f, v), 1);
  else if (range_icmp(sign ? ICMP_SLT : ICMP_ULT, a, b) == 1) with = con_allones(&f->con, ty(f, v));
  else if (range_icmp(ICMP_EQ, a, b) == 1) with = con_null(&f->con, ty(f, v));
  if (!with) return;
  stat_add(c->px, ST_CVP_CMPS, 1);
  replace(c, v, with);
}
/* An overflow check or saturation that never matters. */
static void visit_checked(Cvp *c, Val v, Op o, bool sign, bool saturates) {
  Fn *f = c->f;
  Range a = of(c, v, 0), b = of(c, v, 1);
  if (!range_never_wraps(o, sign, a, b)) return;
  if (!saturates && ty_is_vec(f->m, ty(f, arg(f, v, 0)))) return;
  unsigned fl = (sign ? F_NSW : F_NUW) | (range_never_wraps(o, !sign, a, b) ? (sign ? F_NUW : F_NSW) : 0);
  fold_at(&c->x, v);
  Val r = fold_bin(&c->x, o, fl, arg(f, v, 0), arg(f, v, 1));
  if (saturates) {
    stat_add(c->px, ST_CVP_SATURATING, 1);
    replace(c, v, r);
    return;
  }
  stat_add(c->px, ST_CVP_OVERFLOWS, 1);
  Ty t = ty(f, v);
  Val result = con_poison(&f->con, ty_field(f->m, t, 0)), never = con_null(&f->con, ty_field(f->m, t, 1));
  Val two[2] = {result, never};
  replace(c, v, fold_insertvalue(&c->x, con_agg(&f->con, t, two, 2), r, (uint32_t[]){0}, 1));
}
static void visit_arguments(Cvp *c, Val v) {
  Fn *f = c->f;
  Module *m = f->m;
  CallRec call = *call_rec(f, v);
  AttrList l = call.attrs;
  for (uint32_t i = 0; i < call_nargs(f, v); i++) {
    Val p = arg(f, v, i);
    if (val_is_con(p) || !ty_is_ptr(m, ty(f, p)) || attrset_has(m, attrlist_param(m, l, i), ATTR_NONNULL)) continue;
    Range r = lazy_range(c->l, p, v, false);
    if (!r.bits || range_has(r, 0)) continue;
    l = attrlist_with_param(m, l, i, attrset_add_kind(m, attrlist_param(m, l, i), ATTR_NONNULL));
    stat_add(c->px, ST_CVP_NONNULL, 1);
  }
  if (l == call.attrs) return;
  call.attrs = l;
  aux_set(f, v, call_add(f, call));
  c->changed = true;
}
/* What the interpreter is handed. */
static void visit_deopt(Cvp *c, Val v) {
  Fn *f = c->f;
  for (Bundle b = {0}; bundle_next(f, v, &b);) {
    if (!str_eq(b.tag, STR("deopt"))) continue;
    for (uint32_t i = b.at; i < b.at + b.n; i++) {
      Val x = arg(f, v, i);
      if (val_is_con(x) || !lazy_bits(c->l, x) || ty_is_vec(f->m, ty(f, x))) continue;
      Val con = only(c, lazy_range(c->l, x, v, true), ty(f, x));
      if (!con) continue;
      opnd_set(f, v, i, con);
      c->changed = true;
    }
  }
}
static void visit_call(Cvp *c, Val v) {
  const Fn *f = c->f;
  if (call_rec(f, v)->nbundles) visit_deopt(c, v);
  unsigned id = call_intrinsic(f, v);
  if (id && call_nargs(f, v) && lazy_bits(c->l, arg(f, v, 0))) switch (id) {
    case INTRIN_abs: visit_abs(c, v); return;
    case INTRIN_smin:
    case INTRIN_smax:
    case INTRIN_umin:
    case INTRIN_umax: visit_minmax(c, v, id); return;
    case INTRIN_scmp:
    case INTRIN_ucmp: visit_three_way(c, v, id == INTRIN_scmp); return;
    case INTRIN_uadd_with_overflow: visit_checked(c, v, OP_ADD, false, false); return;
    case INTRIN_sadd_with_overflow: visit_checked(c, v, OP_ADD, true, false); return;
    case INTRIN_usub_with_overflow: visit_checked(c, v, OP_SUB, false, false); return;
    case INTRIN_ssub_with_overflow: visit_checked(c, v, OP_SUB, true, false); return;
    case INTRIN_umul_with_overflow: visit_checked(c, v, OP_MUL, false, false); return;
    case INTRIN_smul_with_overflow: visit_checked(c, v, OP_MUL, true, false); return;
    case INTRIN_uadd_sat: visit_checked(c, v, OP_ADD, false, true); return;
    case INTRIN_sadd_sat: visit_checked(c, v, OP_ADD, true, true); return;
    case INTRIN_usub_sat: visit_checked(c, v, OP_SUB, false, true); return;
    case INTRIN_ssub_sat: visit_checked(c, v, OP_SUB, true, true); return;
    case INTRIN_ushl_sat: visit_checked(c, v, OP_SHL, false, true); return;
    case INTRIN_sshl_sat: visit_checked(c, v, OP_SHL, true, true); return;
    default: break;
    }
  if (id != INTRIN_assume) visit_arguments(c, v);
}
static void visit(Cvp *c, Val v) {
  const Fn *f = c->f;
  switch (op(f, v)) {
  case OP_ICMP: visit_icmp(c, v); return;
  case OP_SELECT: visit_select(c, v); return;
  case OP_PHI: visit_phi(c, v); return;
  case OP_CALL:
  case OP_INVOKE: visit_call(c, v); return;
  case OP_UDIV:
  case OP_UREM:
    if (is_scalar_int(c, v)) visit_unsigned(c, v, of(c, v, 0), of(c, v, 1));
    return;
  case OP_SDIV:
  case OP_SREM:
    if (is_scalar_int(c, v)) visit_signed(c, v, of(c, v, 0), of(c, v, 1));
    return;
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_SHL:
    if (lazy_bits(c->l, v)) visit_wrap(c, v);
    return;
  case OP_TRUNC:
    if (lazy_bits(c->l, arg(f, v, 0))) visit_trunc(c, v);
    return;
  case OP_AND:
    if (lazy_bits(c->l, v)) visit_and(c, v);
    return;
  case OP_ASHR:
    if (lazy_bits(c->l, v)) visit_ashr(c, v);
    return;
  case OP_SEXT:
  case OP_SITOFP:
  case OP_ZEXT:
  case OP_UITOFP: visit_extension(c, v); return;
  case OP_SWITCH: visit_switch(c, v); return;
  case OP_RET: visit_ret(c, v); return;
  default: return;
  }
}
Change pass_correlated_propagation(Fn *f, PassCtx *px) {
  Cvp c = {.f = f,
           .px = px,
           .l = lazy_value_new(f, px->scratch),
           .d = dom(f),
           .k = known_at(f, px->scratch, VAL_NONE),
           .x = pass_fold_ctx(f, px)};
  /* the order of blocks is kept apart: edits drop the analysis */
  uint32_t n = c.d->n;
  Blk *order = ARENA_ARRAY(px->scratch, Blk, n);
  if (wants_result(f)) c.result = range_empty(ty_bits(f->m, ty_ret(f->m, fn_glob(f)->type)));
  memcpy(order, c.d->rpo, n * sizeof *order);
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_INS_SAFE(f, order[i], v) visit(&c, v);
  lazy_value_free(c.l);
  if (c.edges) blks_erase_unreachable(f);
  Change ch = c.edges ? CH_VAL | CH_CFG | CH_MEM | CH_CALL : c.changed ? CH_VAL | CH_CALL : CH_NONE;
  if (c.result.bits && with_interval(f->m, f->id, c.result) != attrlist_ret(f->m, fn_glob(f)->fattrs)) {
    NewResult *r = mem_alloc(sizeof *r);
    *r = (NewResult){f->id, c.result};
    pass_at_barrier(px, install_result, r);
    ch |= CH_ATTR;
  }
  return ch;
}
