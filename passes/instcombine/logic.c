/* logic.c: shifts whose amounts add up, funnel shifts, and `not` pushed to where it costs nothing.
 *
 *   %a = sub i32 32, %n
 *   %b = shl i32 %x, %n
 *   %c = lshr i32 %x, %a           ->   %d = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
 *   %d = or i32 %b, %c
 *
 * Compare LLVM's reassociateShiftAmtsOfTwoSameDirectionShifts, matchFunnelShift, getFreelyInverted. */
#include "analysis/simplify/simplify.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

static KnownCtx facts(FoldCtx *x) { return known_at(x->f, x->scratch, x->at); }
static Val strip_zext(const FoldCtx *x, Val v) { return is_op(x->f, v, OP_ZEXT) ? arg(x->f, v, 0) : v; }
static bool is_neg_of(const FoldCtx *x, Val v, Val of) {
  const Fn *f = x->f;
  return is_op(f, v, OP_SUB) && arg(f, v, 1) == of && val_is_con(arg(f, v, 0)) && con_is_zero(&f->con, arg(f, v, 0));
}

/* ---- what a mask makes of its own operand ---- */
/* v of and, or, xor and choices, where x is c, if that is simpler: less than v, or v without x. Its operations go with
 * v; `only` means one of those above has another use. VAL_NONE: no. */
static Val with_operand(FoldCtx *x, Val v, Val what, Val c, bool only, unsigned depth) {
  Fn *f = x->f;
  if (v == what) return c;
  if (val_is_con(v)) return VAL_NONE;
  Op o = op(f, v);
  uint32_t first = o == OP_SELECT; /* the condition chooses among bits that do not meet either */
  if ((o != OP_AND && o != OP_OR && o != OP_XOR && !first) || at_cap(f->m, COMBINE_MASKED_DEPTH, depth))
    return VAL_NONE;
  only |= !has_one_use(f, v);
  Val a = with_operand(x, arg(f, v, first), what, c, only, depth + 1);
  Val b = with_operand(x, arg(f, v, first + 1), what, c, only, depth + 1);
  if (!a && !b) return VAL_NONE;
  if (!a) a = arg(f, v, first);
  if (!b) b = arg(f, v, first + 1);
  if (first) return a == b ? a : only ? VAL_NONE : fold_select(x, 0, arg(f, v, 0), a, b);
  Val r = simplify_bin(x, o, 0, a, b);
  return r || only ? r : fold_bin(x, o, 0, a, b);
}
/* x & f(x): f(-1) & x; x | f(x): f(0) | x. f is of bits that do not meet. */
Val fold_masked(FoldCtx *x, const RuleMatch *m) {
  ConPool *p = &x->f->con;
  const InsView *i = m->root;
  Val c = i->op == OP_AND ? con_allones(p, i->type) : con_null(p, i->type);
  for (uint32_t k = 0; k < 2; k++) {
    Val what = i->ops[1 - k];
    if (val_is_con(what) || val_is_con(i->ops[k])) continue;
    Val r = with_operand(x, i->ops[k], what, c, false, 0);
    if (r) return fold_bin(x, i->op, 0, r, what);
  }
  return VAL_NONE;
}

/* ---- a choice spelt out ---- */
static Val strip_bitcast(const Fn *f, Val v) { return is_op(f, v, OP_BITCAST) ? arg(f, v, 0) : v; }
/* (m & a) | (~m & b), where m is the condition c of every lane, widened and read as another type: a choice by c. */
Val fold_or_choice(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val p = m->root->ops[0], q = m->root->ops[1];
  for (uint32_t k = 0; k < 8; k++) {
    Val yes = k & 4 ? q : p, no = k & 4 ? p : q;
    Val mask = strip_bitcast(f, arg(f, yes, k & 1)), inv = strip_bitcast(f, arg(f, no, k >> 1 & 1));
    if (!is_op(f, mask, OP_SEXT) || !is_not(f, inv) || arg(f, inv, 0) != mask) continue;
    Val c = arg(f, mask, 0);
    Ty t = ty(f, mask);
    if (ty_scalar(f->m, ty(f, c)) != TY_I1 || t == m->root->type) continue;
    Val a = fold_bitcast(x, arg(f, yes, 1 - (k & 1)), t), b = fold_bitcast(x, arg(f, no, 1 - (k >> 1 & 1)), t);
    return fold_bitcast(x, fold_select(x, 0, c, a, b), m->root->type);
  }
  return VAL_NONE;
}

/* ---- shift amounts ---- */
typedef struct Linear {
  Val base;
  int sign;
  uint64_t c;
} Linear; /* sign * base + c, modulo 2^bits, at most 64 bits */
static bool linear(const FoldCtx *x, Val v, Linear *l) {
  const Fn *f = x->f;
  Ap c;
  if (splat(x, v, &c)) {
    *l = (Linear){VAL_NONE, 0, ap_lo64(c)};
    return true;
  }
  if (val_is_con(v)) return false;
  if (is_op(f, v, OP_ADD) && splat(x, arg(f, v, 1), &c)) {
    *l = (Linear){arg(f, v, 0), 1, ap_lo64(c)};
    return true;
  }
  if (is_op(f, v, OP_SUB) && splat(x, arg(f, v, 0), &c)) {
    *l = (Linear){arg(f, v, 1), -1, ap_lo64(c)};
    return true;
  }
  *l = (Linear){v, 1, 0};
  return true;
}
/* (x shift s0) shift s1, where s0 + s1 is a constant though neither need be. A truncation may stand between. */
Val fold_shift_amounts(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Op o = m->root->op;
  Val in = m->root->ops[0];
  if (val_is_con(in)) return VAL_NONE;
  Val tr = VAL_NONE;
  if (is_op(f, in, OP_TRUNC)) {
    tr = in;
    in = arg(f, in, 0);
  }
  if (!is_op(f, in, o) || (tr && !has_one_use(f, tr))) return VAL_NONE;
  Val s0 = strip_zext(x, arg(f, in, 1)), s1 = strip_zext(x, m->root->ops[1]), a = arg(f, in, 0);
  if (ty(f, s0) != ty(f, s1) || val_is_con(a)) return VAL_NONE;
  uint32_t n = bits_of(x, s0), w0 = bits_of(x, in), w1 = ty_bits(f->m, m->root->type);
  if (n > 64 || w0 > 64 || mask64(n) < w0 + w1 - 2) return VAL_NONE; /* the sum must not wrap */
  Linear l0, l1;
  if (!linear(x, s0, &l0) || !linear(x, s1, &l1)) return VAL_NONE;
  if (!(l0.base == l1.base && l0.sign + l1.sign == 0) || l0.base == VAL_NONE) return VAL_NONE;
  uint64_t sum = (l0.c + l1.c) & mask64(n);
  if (sum >= w0) return VAL_NONE;
  Ty t = ty(f, in);
  if (!tr) {
    unsigned fl = m->root->flags & flags(f, in) & (F_NUW | F_NSW | F_EXACT);
    return fold_bin(x, o, fl, a, con_int(&f->con, t, sum));
  }
  if (o != OP_SHL && sum != w0 - 1) return VAL_NONE; /* bits above the truncation would come down */
  Val r = fold_bin(x, o, 0, a, con_int(&f->con, t, sum));
  return fold_cast(x, OP_TRUNC, 0, r, m->root->type);
}

/* ---- funnel shifts ---- */
/* Only the low bits of the amount count where the width is a power of two. */
Val fold_funnel_amount(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, a = m->root->ops[0], b = m->root->ops[1], s = m->root->ops[2];
  uint32_t w = ty_bits(f->m, m->root->type);
  bool left = m->root->intrin == INTRIN_fshl;
  Ap c;
  if (w > 64) return VAL_NONE;
  if (splat(x, s, &c)) return ap_lo64(c) % w == 0 ? (left ? a : b) : VAL_NONE;
  if (!is_pow2(w) || !v || !x->hooks) return VAL_NONE;
  Ap low = ap_small(w, w - 1);
  KnownCtx k = facts(x);
  if (ap_is_subset(low, known_bits(&k, s).zero)) return left ? a : b;
  if (a == b && is_op(f, s, OP_SUB) && splat(x, arg(f, s, 0), &c) && ap_lo64(c) % w == 0 && w > 1) {
    Val args[3] = {a, a, arg(f, s, 1)};
    return fold_intrin(x, left ? INTRIN_fshr : INTRIN_fshl, 0, m->root->type, args, 3);
  }
  return demanded_operand(x, v, 2, low) ? v : VAL_NONE;
}
/* (p << l) | (q >> r): the amount of the left funnel shift that this is, or VAL_NONE. */
static Val funnel_by(FoldCtx *x, Val l, Val r, bool rotate, uint32_t w) {
  Fn *f = x->f;
  Ap c;
  KnownCtx k = facts(x);
  if (is_op(f, r, OP_SUB) && has_one_use(f, r) && arg(f, r, 1) == l && splat(x, arg(f, r, 0), &c) && ap_eq_u64(c, w))
    return ap_ult_u64(known_umax(x->scratch, known_bits(&k, l)), w) ? l : VAL_NONE;
  if (!rotate || !is_pow2(w)) return VAL_NONE;
  Val li = strip_zext(x, l), ri = strip_zext(x, r);
  if (!is_op(f, ri, OP_AND) || !splat(x, arg(f, ri, 1), &c) || !ap_eq_u64(c, w - 1)) return VAL_NONE;
  Val neg = arg(f, ri, 0);
  if (is_neg_of(x, neg, l) && ri == r) return l; /* x << l | x >> (-l & w - 1) */
  if (is_op(f, li, OP_AND) && splat(x, arg(f, li, 1), &c) && ap_eq_u64(c, w - 1) && is_neg_of(x, neg, arg(f, li, 0)))
    return li == l ? arg(f, li, 0) : l;
  if (li != l && ri != r && is_neg_of(x, neg, li)) return l;
  return VAL_NONE;
}
/* or (shl p l) (lshr q r) */
Val fold_funnel_or(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val p = m->v[2], l = m->v[3], q = m->v[5], r = m->v[6];
  if (!x->hooks) return VAL_NONE;
  uint32_t w = ty_bits(f->m, m->root->type);
  Val s = funnel_by(x, l, r, p == q, w);
  unsigned id = INTRIN_fshl;
  if (!s) {
    s = funnel_by(x, r, l, p == q, w);
    id = INTRIN_fshr;
  }
  if (!s) return VAL_NONE;
  Val args[3] = {p, q, s};
  return fold_intrin(x, id, 0, m->root->type, args, 3);
}

/* ---- not ---- */
static unsigned minmax_inverse(unsigned id) {
  switch (id) {
  case INTRIN_smin: return INTRIN_smax;
  case INTRIN_smax: return INTRIN_smin;
  case INTRIN_umin: return INTRIN_umax;
  case INTRIN_umax: return INTRIN_umin;
  default: return 0;
  }
}
/* ~v without more instructions than v takes. all: every use of v becomes a use of ~v, so v itself goes. build: false
 * only asks (then any value but VAL_NONE is a yes). *eats: a `not` goes away on the way. */
static Val inverted(FoldCtx *x, Val v, bool all, bool build, bool *eats, unsigned depth) {
  Fn *f = x->f;
  if (val_is_con(v)) {
    Val c = con_twin(&f->con, v);
    if (!con_is_imm_int(&f->con, c)) return VAL_NONE;
    return con_fold_bin(&f->con, OP_XOR, c, con_allones(&f->con, ty(f, v)));
  }
  if (is_not(f, v)) {
    *eats = true;
    return arg(f, v, 0);
  }
  if (!all || at_cap(f->m, COMBINE_INVERT_DEPTH, depth)) return VAL_NONE;
  Op o = op(f, v);
  Val a, b, na, nb;
#define INV(V, B) inverted(x, V, val_is_con(V) || has_one_use(f, V), B, eats, depth + 1)
  switch (o) {
  case OP_ICMP:
  case OP_FCMP:
    if (!build) return v;
    a = arg(f, v, 0), b = arg(f, v, 1);
    if (o == OP_ICMP) return fold_icmp(x, pred_invert((Pred)sub(f, v)), flags(f, v) & F_SAMESIGN, a, b);
    return fold_fcmp(x, pred_invert((Pred)sub(f, v)), flags(f, v) & F_FAST, a, b);
  case OP_ADD:
  case OP_XOR:
    a = arg(f, v, 0), b = arg(f, v, 1);
    if ((nb = INV(b, build)))
      return !build ? v : o == OP_ADD ? fold_bin(x, OP_SUB, 0, nb, a) : fold_bin(x, OP_XOR, 0, a, nb);
    if ((na = INV(a, build)))
      return !build ? v : o == OP_ADD ? fold_bin(x, OP_SUB, 0, na, b) : fold_bin(x, OP_XOR, 0, na, b);
    return VAL_NONE;
  case OP_SUB:
  case OP_ASHR:
    a = arg(f, v, 0), b = arg(f, v, 1);
    if (!(na = INV(a, build))) return VAL_NONE;
    return !build ? v : fold_bin(x, o == OP_SUB ? OP_ADD : OP_ASHR, 0, na, b);
  case OP_SEXT:
  case OP_TRUNC:
    if (!(na = INV(arg(f, v, 0), build))) return VAL_NONE;
    return !build ? v : fold_cast(x, o, 0, na, ty(f, v));
  case OP_AND:
  case OP_OR:
    a = arg(f, v, 0), b = arg(f, v, 1);
    if (!INV(a, false) || !INV(b, false)) return VAL_NONE;
    if (!build) return v;
    na = INV(a, true), nb = INV(b, true);
    return fold_bin(x, o == OP_AND ? OP_OR : OP_AND, 0, na, nb);
  case OP_SELECT: {
    Val c = arg(f, v, 0);
    a = arg(f, v, 1), b = arg(f, v, 2);
    bool i1 = ty_scalar(f->m, ty(f, v)) == TY_I1 && ty(f, c) == ty(f, v);
    if (i1 && ((val_is_con(b) && con_is_zero(&f->con, b)) ||
               (val_is_con(a) && con_is_allones(&f->con, a)))) { /* logical and, or */
      bool land = val_is_con(b) && con_is_zero(&f->con, b);
      Val y = land ? a : b;
      if (!INV(c, false) || !INV(y, false)) return VAL_NONE;
      if (!build) return v;
      Val nc = INV(c, true), ny = INV(y, true);
      return land ? fold_select(x, 0, nc, con_allones(&f->con, ty(f, v)), ny)
                  : fold_select(x, 0, nc, ny, con_null(&f->con, ty(f, v)));
    }
    if (!INV(a, false) || !INV(b, false)) return VAL_NONE;
    if (!build) return v;
    na = INV(a, true), nb = INV(b, true);
    return fold_select(x, 0, c, na, nb);
  }
  case OP_CALL: {
    unsigned id = minmax_inverse(call_intrinsic(f, v));
    if (!id) return VAL_NONE;
    a = arg(f, v, 0), b = arg(f, v, 1);
    if (!INV(a, false) || !INV(b, false)) return VAL_NONE;
    if (!build) return v;
    Val args[2] = {INV(a, true), INV(b, true)};
    return fold_intrin(x, id, 0, ty(f, v), args, 2);
  }
  default: return VAL_NONE;
  }
#undef INV
}
bool pred_is_canonical(Pred p) {
  switch (p) {
  case ICMP_NE:
  case ICMP_UGE:
  case ICMP_ULE:
  case ICMP_SGE:
  case ICMP_SLE:
  case FCMP_ONE:
  case FCMP_OLE:
  case FCMP_OGE: return false;
  default: return true;
  }
}
Val comb_inverted(FoldCtx *x, Val v, bool build) {
  bool eats = false;
  if (val_is_con(v) || is_not(x->f, v) || !inverted(x, v, has_one_use(x->f, v), false, &eats, 0) || !eats)
    return VAL_NONE;
  return build ? inverted(x, v, true, true, &eats, 0) : v;
}
/* not of something that can be had inverted */
Val fold_not_free(FoldCtx *x, const RuleMatch *m) {
  Val v = m->root->ops[0];
  if (val_is_con(v) || is_not(x->f, v)) return VAL_NONE;
  bool eats = false;
  if (!inverted(x, v, has_one_use(x->f, v), false, &eats, 0)) return VAL_NONE;
  return inverted(x, v, true, true, &eats, 0);
}
/* min (not a) b with b free to invert -> not (max a (not b)) */
Val fold_minmax_not(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  for (uint32_t i = 0; i < 2; i++) {
    Val a = m->root->ops[i], b = m->root->ops[1 - i];
    if (!is_not(f, a) || val_is_con(b) || !has_one_use(f, a)) continue;
    bool eats = false;
    if (!inverted(x, b, has_one_use(f, b), false, &eats, 0) || !eats) continue;
    Val args[2] = {arg(f, a, 0), inverted(x, b, true, true, &eats, 0)};
    return fold_not(x, fold_intrin(x, minmax_inverse(m->root->intrin), 0, m->root->type, args, 2));
  }
  return VAL_NONE;
}

/* ---- a condition and its opposite ---- */
static bool opposite(const Fn *f, Val a, Val b) {
  if (val_is_con(a) || val_is_con(b)) return false;
  if (is_not(f, a)) return arg(f, a, 0) == b;
  if (is_not(f, b)) return arg(f, b, 0) == a;
  Op o = op(f, a);
  if ((o != OP_ICMP && o != OP_FCMP) || op(f, b) != o) return false;
  Pred p = (Pred)sub(f, a), q = pred_invert((Pred)sub(f, b));
  if (o == OP_FCMP && ((flags(f, a) | flags(f, b)) & (F_NNAN | F_NINF))) return false; /* either may be poison alone */
  if (o == OP_ICMP && ((flags(f, a) | flags(f, b)) & F_SAMESIGN)) return false;
  if (arg(f, a, 0) == arg(f, b, 0) && arg(f, a, 1) == arg(f, b, 1)) return p == q;
  return arg(f, a, 0) == arg(f, b, 1) && arg(f, a, 1) == arg(f, b, 0) && p == pred_swap(q);
}
/* x | (y & ~x) -> x | y, and the dual, in the bitwise and the logical forms. Deciding on x first is never more
 * poisonous. */
Val fold_absorb_opposite(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Ty t = m->root->type;
  if (ty_scalar(f->m, t) != TY_I1) return VAL_NONE;
  Junction r, n;
  if (!match_junction_of(f, m->root->op, t, m->root->ops, &r)) return VAL_NONE;
  for (int i = 0; i < 2; i++) {
    Val c = i ? r.b : r.a, in = i ? r.a : r.b;
    if (val_is_con(c) || val_is_con(in)) continue;
    if (!match_junction(f, in, &n) || n.is_or == r.is_or) continue;
    bool second = opposite(f, n.b, c);
    if (!second && !opposite(f, n.a, c)) continue;
    Val y = second ? n.a : n.b;
    if (!r.logical && (!n.logical || second)) return fold_bin(x, r.is_or ? OP_OR : OP_AND, 0, c, y);
    return r.is_or ? fold_select(x, 0, c, con_allones(&f->con, t), y) : fold_select(x, 0, c, y, con_null(&f->con, t));
  }
  return VAL_NONE;
}
