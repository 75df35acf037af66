/* float.c: folds of floating point that need type tables or masks: class tests as comparisons, operations narrowed
 * between extension and truncation, powers with constant bases and exponents.
 *
 *   %c = call i1 @llvm.is.fpclass.f32(float %x, i32 3)      ->   %c = fcmp uno float %x, 0.0
 *
 *   %a = fpext half %x to float
 *   %b = fpext half %y to float
 *   %s = fadd float %a, %b
 *   %r = fptrunc float %s to half                           ->   %r = fadd half %x, %y
 *
 * Narrowing is exact where the wide format has enough digits that rounding twice is rounding once (Figueroa: 2p + 2
 * for sums, products, quotients and roots). Compare LLVM's foldIntrinsicIsFPClass, visitFPTrunc, optimizePow. Cost
 * O(1) each. */
#include "analysis/value/known.h"
#include "ir/attr.h"
#include "ir/denormal.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/module.h"
#include "passes/instcombine/vector_int.h"

static unsigned digits(FpKind k) {
  switch (k) {
  case FP_HALF: return 11;
  case FP_BFLOAT: return 8;
  case FP_FLOAT: return 24;
  case FP_DOUBLE: return 53;
  case FP_X86_FP80: return 64;
  case FP_FP128: return 113;
  case FP_PPC_FP128:
  default: return 0;
  }
}
static FpKind kind_of(const Fn *f, Ty t) { return fp_kind_of(ty_scalar(f->m, t)); }

/* ---- classes ---- */
/* The classes x may have so that -x (|x|) has one of m. */
static unsigned mask_fneg(unsigned m) {
  unsigned r = m & FPC_NAN;
  for (unsigned i = 2; i < 10; i++)
    if (m >> i & 1) r |= 1u << (11 - i); /* the bits run from -inf to +inf */
  return r;
}
static unsigned mask_fabs(unsigned m) {
  unsigned pos = m & (FPC_POS_ZERO | FPC_POS_DENORMAL | FPC_POS_NORMAL | FPC_POS_INF);
  return (m & FPC_NAN) | pos | mask_fneg(pos);
}
Val fold_is_fpclass(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->ops[0];
  Ty t = ty(f, v);
  uint64_t c;
  if (!val_is_con(rm->root->ops[1]) || !con_u64(&f->con, rm->root->ops[1], &c)) return VAL_NONE;
  unsigned m = (unsigned)c & FPC_ALL;
  if (fn_has_attr(f, ATTR_STRICTFP)) return VAL_NONE; /* comparisons raise exceptions */
  KnownCtx k = known_at(f, x->scratch, x->at);
  Val args[2] = {VAL_NONE, VAL_NONE};
  if (is_op(f, v, OP_FNEG)) {
    args[0] = arg(f, v, 0);
    m = mask_fneg(m);
  } else if (is_intrinsic(f, v, INTRIN_fabs)) {
    args[0] = arg(f, v, 0);
    m = mask_fabs(m);
  }
  if (args[0]) {
    args[1] = con_int(&f->con, ty(f, rm->root->ops[1]), m);
    return fold_intrin(x, INTRIN_is_fpclass, 0, rm->root->type, args, 2);
  }
  unsigned may = known_fpclass(&k, v);
  if (may && (m & may) != m) {
    args[0] = v;
    args[1] = con_int(&f->con, ty(f, rm->root->ops[1]), m & may);
    return fold_intrin(x, INTRIN_is_fpclass, 0, rm->root->type, args, 2);
  }
  bool nan_free = may && !(may & FPC_NAN);
  bool uno = (m & FPC_NAN) == FPC_NAN;
  if (!uno && (m & FPC_NAN) && !nan_free) return VAL_NONE; /* one kind of NaN only */
  FpKind fk = kind_of(f, t);
  if (!fp_folds(fk)) return VAL_NONE;
  unsigned num = m & ~(unsigned)FPC_NAN, all = FPC_ALL & ~(unsigned)FPC_NAN, inv = all & ~num;
  Val zero = con_fp(&f->con, t, fp_zero(fk, false));
  if (uno && !num) return fold_fcmp(x, FCMP_UNO, 0, v, zero);
  if (!uno && num == all) return fold_fcmp(x, FCMP_ORD, 0, v, zero);
  for (unsigned neg = 0; neg < 2; neg++) {
    unsigned bit = neg ? FPC_NEG_INF : FPC_POS_INF;
    if (num == bit) return fold_fcmp(x, uno ? FCMP_UEQ : FCMP_OEQ, 0, v, con_fp(&f->con, t, fp_inf(fk, neg)));
    if (inv == bit) return fold_fcmp(x, uno ? FCMP_UNE : FCMP_ONE, 0, v, con_fp(&f->con, t, fp_inf(fk, neg)));
  }
  if (num == FPC_INF || inv == FPC_INF) {
    Val a = fold_intrin(x, INTRIN_fabs, 0, t, &v, 1);
    return fold_fcmp(x, num == FPC_INF ? (uno ? FCMP_UEQ : FCMP_OEQ) : (uno ? FCMP_UNE : FCMP_ONE), 0, a,
                     con_fp(&f->con, t, fp_inf(fk, false)));
  }
  DenormKind in = fn_denorm_mode(f, fk).in;
  if (denorm_flushes(in)) { /* a comparison takes denormals for zeros */
    if ((num & FPC_POS_DENORMAL) != 0 && (num & FPC_NEG_DENORMAL) != 0 && (num & FPC_ZERO) == FPC_ZERO)
      num &= ~(unsigned)FPC_DENORMAL;
    else if (num & (FPC_ZERO | FPC_DENORMAL)) return VAL_NONE;
    inv = all & ~num & ~(unsigned)FPC_DENORMAL;
    if (num == (FPC_POS_NORMAL | FPC_POS_INF)) num |= FPC_POS_DENORMAL;
    else if (num == (FPC_NEG_NORMAL | FPC_NEG_INF)) num |= FPC_NEG_DENORMAL;
    else if (num == (FPC_ZERO | FPC_POS_NORMAL | FPC_POS_INF)) num |= FPC_POS_DENORMAL;
    else if (num == (FPC_ZERO | FPC_NEG_NORMAL | FPC_NEG_INF)) num |= FPC_NEG_DENORMAL;
  }
  if (in != DENORM_DYNAMIC) {
    if (num == FPC_ZERO) return fold_fcmp(x, uno ? FCMP_UEQ : FCMP_OEQ, 0, v, zero);
    if (inv == FPC_ZERO) return fold_fcmp(x, uno ? FCMP_UNE : FCMP_ONE, 0, v, zero);
    unsigned pos = FPC_POS_DENORMAL | FPC_POS_NORMAL | FPC_POS_INF,
             neg = FPC_NEG_DENORMAL | FPC_NEG_NORMAL | FPC_NEG_INF;
    if (num == pos) return fold_fcmp(x, uno ? FCMP_UGT : FCMP_OGT, 0, v, zero);
    if (num == neg) return fold_fcmp(x, uno ? FCMP_ULT : FCMP_OLT, 0, v, zero);
    if (num == (pos | FPC_ZERO)) return fold_fcmp(x, uno ? FCMP_UGE : FCMP_OGE, 0, v, zero);
    if (num == (neg | FPC_ZERO)) return fold_fcmp(x, uno ? FCMP_ULE : FCMP_OLE, 0, v, zero);
  }
  return VAL_NONE;
}

/* ---- narrowing ---- */
/* v as a value of the narrower type t, exactly: what was extended from it or from a narrower one, or a constant that
 * survives. Nothing is built: *ext is set where the value returned is still to be extended to t. */
static Val narrow(FoldCtx *x, Val v, Ty t, bool *ext) {
  Fn *f = x->f;
  *ext = false;
  FpKind from, to = kind_of(f, t);
  if (is_op(f, v, OP_FPEXT)) {
    Val q = arg(f, v, 0);
    from = kind_of(f, ty(f, q));
    *ext = from != to;
    bool inside = digits(from) && digits(from) < digits(to) && fp_width(from) < fp_width(to);
    return from == to || (inside && has_one_use(f, v)) ? q : VAL_NONE;
  }
  if (!val_is_con(v)) return VAL_NONE;
  Val e[VEC_MAX_LANES];
  uint32_t n = vec_lanes(f->m, t);
  for (uint32_t i = 0; i < n || i == 0; i++) {
    Val l = n ? con_elem(&f->con, v, i) : v;
    FpBits c, d;
    if (!l || !con_splat_fp(&f->con, l, &from, &c) || !fp_folds(from) || fp_is_nan(from, c)) return VAL_NONE;
    d = fp_convert(from, to, c);
    if (!fp_same(fp_convert(to, from, d), c)) return VAL_NONE;
    e[i] = con_fp(&f->con, n ? ty_scalar(f->m, t) : t, d);
  }
  return n ? con_agg(&f->con, t, e, n) : e[0];
}
/* fptrunc of an operation on extended values. */
Val fold_fptrunc_op(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->ops[0];
  Ty t = rm->root->type;
  if (val_is_con(v) || !has_one_use(f, v)) return VAL_NONE;
  FpKind wide = kind_of(f, ty(f, v)), slim = kind_of(f, t);
  if (!denorm_ieee(fn_denorm_mode(f, wide)) || !denorm_ieee(fn_denorm_mode(f, slim))) return VAL_NONE;
  if (!digits(wide) || !digits(slim) || digits(wide) < 2 * digits(slim) + 2) return VAL_NONE;
  Op o = op(f, v);
  unsigned fl = flags(f, v) &
                (F_FAST &
                 ~(unsigned)(F_NINF | F_REASSOC)); /* the narrow result may be infinite where the wide one was not */
  if (o == OP_FADD || o == OP_FSUB || o == OP_FMUL || o == OP_FDIV || o == OP_FREM) {
    if (o == OP_FDIV && slim == FP_BFLOAT && wide == FP_FLOAT)
      return VAL_NONE; /* equal exponents: denormal quotients would be rounded twice */
    if (val_is_con(arg(f, v, 0)) && val_is_con(arg(f, v, 1))) return VAL_NONE;
    bool ea, eb;
    Val a = narrow(x, arg(f, v, 0), t, &ea), b = a ? narrow(x, arg(f, v, 1), t, &eb) : VAL_NONE;
    if (!b || (ea && eb && arg(f, v, 0) == arg(f, v, 1))) return VAL_NONE;
    if (ea) a = fold_cast(x, OP_FPEXT, 0, a, t);
    if (eb) b = fold_cast(x, OP_FPEXT, 0, b, t);
    return fold_bin(x, o, fl, a, b);
  }
  if (is_intrinsic(f, v, INTRIN_sqrt)) {
    Val a = arg(f, v, 0);
    bool e;
    if (!is_op(f, a, OP_FPEXT) || !(a = narrow(x, a, t, &e))) return VAL_NONE;
    if (e) a = fold_cast(x, OP_FPEXT, 0, a, t);
    return fold_intrin(x, INTRIN_sqrt, fl, t, &a, 1);
  }
  return VAL_NONE;
}
/* An integer converted exactly, then to another float type: converted at once. */
Val fold_fpcast_of_int(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->ops[0];
  if (!is_op(f, v, OP_SITOFP) && !is_op(f, v, OP_UITOFP)) return VAL_NONE;
  Val i = arg(f, v, 0);
  FpKind mid = kind_of(f, ty(f, v)), to = kind_of(f, rm->root->type);
  uint32_t bits = ty_bits(f->m, ty(f, i)) - (is_op(f, v, OP_SITOFP) ? 1 : 0);
  /* The middle holds every value without rounding, and without overflow: half reaches 2^16 only. */
  bool exact = bits <= digits(mid) && !(mid == FP_HALF && bits > 15);
  /* The digits that it came with, also where fptoui's are read as negative; what fptosi makes of a negative value has
   * them no longer when it is read as a positive one. */
  if (is_op(f, i, OP_FPTOUI) || (is_op(f, i, OP_FPTOSI) && (is_op(f, v, OP_SITOFP) || (flags(f, v) & F_NNEG)))) {
    FpKind first = kind_of(f, ty(f, arg(f, i, 0)));
    exact |= digits(first) && digits(first) <= digits(mid) && fp_width(first) <= fp_width(mid) && mid != FP_HALF;
  }
  if (!digits(mid) || !digits(to) || !exact) return VAL_NONE;
  return fold_cast(x, op(f, v), flags(f, v) & F_NNEG, i, rm->root->type);
}

/* An integer converted to float and back: the float holds it exactly, or whatever it does not hold exactly is out of
 * the result's range. */
Val fold_int_through_fp(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->ops[0];
  bool in_signed = is_op(f, v, OP_SITOFP), out_signed = rm->root->op == OP_FPTOSI;
  if (!in_signed && !is_op(f, v, OP_UITOFP)) return VAL_NONE;
  Val i = arg(f, v, 0);
  FpKind k = kind_of(f, ty(f, v));
  uint32_t from = ty_bits(f->m, ty(f, i)), to = ty_bits(f->m, rm->root->type), bits = from - (in_signed ? 1 : 0);
  if (!digits(k)) return VAL_NONE;
  /* What is 2^digits or more stays so when it is rounded. */
  bool exact = bits <= digits(k) && !(k == FP_HALF && bits > 15);
  if (!exact && to > digits(k)) {
    KnownCtx kc = known_at(f, x->scratch, x->at);
    ArenaMark mark = arena_mark(x->scratch);
    Known kb = known_bits(&kc, i);
    uint32_t top = in_signed ? known_sign_bits(&kc, i) : ap_clo(kb.zero), low = ap_cto(kb.zero);
    arena_release(x->scratch, mark);
    if (k == FP_HALF || top + low >= from || from - top - low > digits(k)) return VAL_NONE;
  }
  if (to == from) return i;
  if (to < from) return fold_cast(x, OP_TRUNC, 0, i, rm->root->type);
  return fold_cast(x, in_signed && out_signed ? OP_SEXT : OP_ZEXT, 0, i, rm->root->type);
}
/* A sum, difference or product of integers that floats hold exactly: computed in integers where that cannot overflow,
 * rounded once as before. A product that may be zero would lose the sign of -0. */
Val fold_fp_of_ints(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val a = rm->root->ops[0], b = rm->root->ops[1];
  if (val_is_con(a) || val_is_con(b) || op(f, a) != op(f, b) || !has_one_use(f, a) || !has_one_use(f, b))
    return VAL_NONE;
  bool sgn = is_op(f, a, OP_SITOFP);
  if (!sgn && !is_op(f, a, OP_UITOFP)) return VAL_NONE;
  Val i = arg(f, a, 0), j = arg(f, b, 0);
  Ty t = ty(f, i);
  FpKind k = kind_of(f, rm->root->type);
  uint32_t n = ty_bits(f->m, t);
  if (ty(f, j) != t || !digits(k) || n > 64 || (k == FP_HALF && n > 15)) return VAL_NONE;
  KnownCtx kc = known_at(f, x->scratch, x->at);
  Op o = rm->root->op == OP_FADD ? OP_ADD : rm->root->op == OP_FSUB ? OP_SUB : OP_MUL;
  if (sgn) {
    uint32_t p = n - known_sign_bits(&kc, i), q = n - known_sign_bits(&kc, j); /* magnitudes up to 2^p, 2^q */
    if (p > digits(k) || q > digits(k)) return VAL_NONE;
    if (o == OP_MUL) return VAL_NONE;
    if ((p > q ? p : q) + 2 > n) return VAL_NONE;
    return fold_cast(x, OP_SITOFP, 0, fold_bin(x, o, F_NSW, i, j), rm->root->type);
  }
  ArenaMark mark = arena_mark(x->scratch);
  uint32_t p = n - ap_clo(known_bits(&kc, i).zero), q = n - ap_clo(known_bits(&kc, j).zero);
  arena_release(x->scratch, mark);
  if (p > digits(k) || q > digits(k)) return VAL_NONE;
  if (o == OP_SUB) {
    if ((p > q ? p : q) + 1 > n) return VAL_NONE;
    return fold_cast(x, OP_SITOFP, 0, fold_bin(x, o, F_NSW, i, j), rm->root->type);
  }
  if (o == OP_ADD ? (p > q ? p : q) + 1 > n : p + q > n) return VAL_NONE;
  return fold_cast(x, OP_UITOFP, 0, fold_bin(x, o, F_NUW, i, j), rm->root->type);
}
/* A minimum or maximum of an extended value and a constant that the narrower type has. */
Val fold_minmax_of_const(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val e = rm->root->ops[0];
  bool ext;
  if (!is_op(f, e, OP_FPEXT) || !has_one_use(f, e)) return VAL_NONE;
  Val v = arg(f, e, 0), c = narrow(x, rm->root->ops[1], ty(f, v), &ext);
  FpKind wide = kind_of(f, rm->root->type), slim = kind_of(f, ty(f, v));
  if (!c || !denorm_ieee(fn_denorm_mode(f, wide)) || !denorm_ieee(fn_denorm_mode(f, slim))) return VAL_NONE;
  Val m = fold_intrin(x, rm->root->intrin, rm->root->flags & F_FAST, ty(f, v), (Val[]){v, c}, 2);
  return fold_cast(x, OP_FPEXT, 0, m, rm->root->type);
}
/* The sign of c / v is that of v, or its opposite, where the quotient is neither infinite nor 0: for a c of at least 1
 * it is no less than 1 by the greatest number, which is denormal. */
Val fold_fcmp_quotient(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val d = rm->root->ops[0], c = arg(f, d, 0), v = arg(f, d, 1);
  Pred p = (Pred)rm->root->sub;
  FpKind k;
  FpBits b;
  if (p != FCMP_OLT && p != FCMP_OLE && p != FCMP_OGT && p != FCMP_OGE) return VAL_NONE;
  if (!con_splat_fp(&f->con, c, &k, &b) || !fp_folds(k) || !fp_is(k, b, FPC_POS_NORMAL | FPC_NEG_NORMAL))
    return VAL_NONE;
  if (!denorm_ieee(fn_denorm_mode(f, k)) || fp_cmp(k, fp_abs(k, b), fp_one(k)) == FP_LT) return VAL_NONE;
  Val zero = con_fp(&f->con, ty(f, v), fp_zero(k, false));
  return fold_fcmp(x, fp_is_neg(k, b) ? pred_swap(p) : p, rm->root->flags & F_FAST, v, zero);
}
