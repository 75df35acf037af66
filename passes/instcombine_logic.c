/* instcombine_logic.c: shifts whose amounts add up, funnel shifts, and `not` pushed to where it costs nothing.
 *
 *   %a = sub i32 32, %n
 *   %b = shl i32 %x, %n
 *   %c = lshr i32 %x, %a           ->   %d = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %n)
 *   %d = or i32 %b, %c
 *
 * Compare LLVM's reassociateShiftAmtsOfTwoSameDirectionShifts, matchFunnelShift, getFreelyInverted. */
#include "instcombine.h"
#include "nvopt/intrinsic.h"
#include "nvopt/known.h"

static KnownCtx facts(FoldCtx *x) { return known_at(x->f, x->scratch, x->at); }
static uint32_t bits_of(const FoldCtx *x, Val v) { return ty_bits(x->f->m, ty(x->f, v)); }
static Val strip_zext(const FoldCtx *x, Val v) { return is_op(x->f, v, OP_ZEXT) ? arg(x->f, v, 0) : v; }
static bool splat(const FoldCtx *x, Val v, Ap *c) { return val_is_con(v) && con_splat_ap(&x->f->con, v, c); }
static bool is_neg_of(const FoldCtx *x, Val v, Val of) {
  const Fn *f = x->f;
  return is_op(f, v, OP_SUB) && arg(f, v, 1) == of && val_is_con(arg(f, v, 0)) && con_is_zero(&f->con, arg(f, v, 0));
}

/* ---- shift amounts ---- */
typedef struct Linear { Val base; int sign; uint64_t c; } Linear; /* sign * base + c, modulo 2^bits, at most 64 bits */
static bool linear(const FoldCtx *x, Val v, Linear *l) {
  const Fn *f = x->f;
  Ap c;
  if (splat(x, v, &c)) { *l = (Linear){VAL_NONE, 0, ap_lo64(c)}; return true; }
  if (val_is_con(v)) return false;
  if (is_op(f, v, OP_ADD) && splat(x, arg(f, v, 1), &c)) { *l = (Linear){arg(f, v, 0), 1, ap_lo64(c)}; return true; }
  if (is_op(f, v, OP_SUB) && splat(x, arg(f, v, 0), &c)) { *l = (Linear){arg(f, v, 1), -1, ap_lo64(c)}; return true; }
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
  if (is_op(f, in, OP_TRUNC)) { tr = in; in = arg(f, in, 0); }
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
  if (is_op(f, li, OP_AND) && splat(x, arg(f, li, 1), &c) && ap_eq_u64(c, w - 1) && is_neg_of(x, neg, arg(f, li, 0))) return li == l ? arg(f, li, 0) : l;
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
  if (!s) { s = funnel_by(x, r, l, p == q, w); id = INTRIN_fshr; }
  if (!s) return VAL_NONE;
  Val args[3] = {p, q, s};
  return fold_intrin(x, id, 0, m->root->type, args, 3);
}
