/* power.c: powers, exponentials and logarithms, as intrinsics and as functions of the host's library.
 *
 *   %r = call double @pow(double 2.0, double %x)      ->  call double @exp2(double %x)
 *   %r = call fast double @llvm.pow(double %x, 4.5)   ->  powi(%x, 4) * sqrt(%x)
 *   %r = call double @exp2(double (sitofp i32 %n))    ->  call double @ldexp(double 1.0, i32 %n)
 *   %r = call fast double @log2(double (exp2(%x)))    ->  %x
 *
 * The library's functions may set errno. What an operation computes sets none (as if the implementation had chosen so,
 * which C allows for each function); what another function of the library computes is that function, unless the call
 * touched no memory. Compare LLVM's optimizePow, optimizeExp2, optimizeLog. Cost O(1) each. */
#include "analysis/value/known.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/libcall.h"

static bool is_fast(unsigned flags_) { return (flags_ & F_FAST) == F_FAST; }
static bool fp_con(FoldCtx *x, Val v, FpKind *k, FpBits *c) {
  return val_is_con(v) && con_splat_fp(&x->f->con, v, k, c) && fp_folds(*k);
}
/* The constant v, exactly; false: it is none, or not the same number as a double. */
static bool number(FoldCtx *x, Val v, double *d) {
  FpKind k;
  FpBits c;
  if (!fp_con(x, v, &k, &c) || fp_is_nan(k, c)) return false;
  FpBits wide = fp_convert(k, FP_DOUBLE, c);
  memcpy(d, &wide.lo, sizeof *d);
  return fp_same(fp_convert(FP_DOUBLE, k, wide), c);
}
static bool equals(FoldCtx *x, Val v, double d) {
  double e;
  return number(x, v, &e) && e == d;
}
/* The function of k's meaning that v calls, by name or as the intrinsic. */
static LibFunc called(const Fn *f, Val v) {
  if (!is_op(f, v, OP_CALL)) return LF_NONE;
  switch (call_intrinsic(f, v)) {
  case INTRIN_pow: return LF_pow;
  case INTRIN_exp: return LF_exp;
  case INTRIN_exp2: return LF_exp2;
  case INTRIN_exp10: return LF_exp10;
  case 0: return lib_func(f, v, NULL);
  default: return LF_NONE;
  }
}
static unsigned intrinsic_of(LibFunc k) {
  switch (k) {
  case LF_exp: return INTRIN_exp;
  case LF_exp2: return INTRIN_exp2;
  case LF_exp10: return INTRIN_exp10;
  case LF_log: return INTRIN_log;
  case LF_log2: return INTRIN_log2;
  case LF_log10: return INTRIN_log10;
  default: return 0;
  }
}
/* The integer that v was converted from, as an int; VAL_NONE. Nothing is built unless `build`. */
static Val int_of(FoldCtx *x, Val v, bool build) {
  Fn *f = x->f;
  bool sgn = is_op(f, v, OP_SITOFP);
  if (!sgn && !is_op(f, v, OP_UITOFP)) return VAL_NONE;
  Val i = arg(f, v, 0);
  uint32_t w = ty_bits(f->m, ty(f, i)), most = lib_int_bits(f->m);
  if (w > most || (!sgn && w == most)) return VAL_NONE;
  Ty to = ty_with_scalar(f->m, ty(f, i), ty_int(f->m, most));
  return w == most || !build ? i : fold_cast(x, sgn ? OP_SEXT : OP_ZEXT, 0, i, to);
}
/* 2 to the power of the integer n. */
static bool ldexp_ready(FoldCtx *x, const InsView *like) {
  return !x->f->m->permissions && lib_math_ready(x, like, LF_ldexp, INTRIN_ldexp, like->type);
}
static Val ldexp_of(FoldCtx *x, const InsView *like, Val n) {
  Val args[2] = {con_fp_from_double(&x->f->con, like->type, 1.0), n};
  return lib_math_call(x, like, LF_ldexp, INTRIN_ldexp, like->flags, args, 2);
}
/* Base 2 logarithm of a positive finite number: the exponent, and 2 / ln 2 times the series of artanh, (m - 1) / (m +
 * 1), for the rest. */
static double log2_of(double d) {
  uint64_t u;
  int e = 0;
  for (; d < 1; e--) d *= 2;
  for (; d >= 2; e++) d /= 2;
  memcpy(&u, &d, sizeof u);
  long double m = d, y = (m - 1) / (m + 1), yy = y * y, sum = 0, pow = y;
  for (int n = 1; n < 80; n += 2, pow *= yy) sum += pow / n;
  return (double)((long double)e + sum * 2.885390081777926814719849362003784L);
}

/* ---- powers ---- */
/* (e^x)^y, where both may be computed in another way: e^(x * y). */
static Val power_of_power(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Val b = i->ops[0];
  LibFunc k = val_is_local(b) && is_fast(i->flags) ? called(f, b) : LF_NONE;
  if ((k != LF_exp && k != LF_exp2 && k != LF_exp10) || !has_one_use(f, b) || !is_fast(flags(f, b))) return VAL_NONE;
  InsView e = ins_view(f, b);
  unsigned id = intrinsic_of(k);
  if (lib_is_pure(f, i) != lib_is_pure(f, &e) || !lib_math_ready(x, i, k, id, i->type)) return VAL_NONE;
  /* The product may be infinite where both powers are 0. */
  unsigned fl = i->flags & F_FAST & ~(unsigned)(F_NINF | F_NNAN);
  Val n = fold_bin(x, OP_FMUL, fl, arg(f, b, 0), i->ops[1]);
  Val r = lib_math_call(x, i, k, id, fl, &n, 1);
  if (!call_intrinsic(f, b)) comb_only_result(f, b);
  return r;
}
/* c^y: 2^(log2(c) * y). For c = 2^n with n a power of two the product is exact, else approximation must be allowed. */
static Val power_of_constant(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  FpKind k;
  FpBits c;
  Val y = i->ops[1];
  if (!fp_con(x, i->ops[0], &k, &c) || !fp_is(k, c, FPC_POS_NORMAL | FPC_POS_DENORMAL)) return VAL_NONE;
  if (equals(x, i->ops[0], 2.0) && int_of(x, y, false) && ldexp_ready(x, i)) return ldexp_of(x, i, int_of(x, y, true));
  int32_t n = 0;
  enum { MAX_EXPONENT = 64 };
  for (int32_t e = -MAX_EXPONENT; e <= MAX_EXPONENT && !n; e++)
    if (e && fp_is(k, fp_pow2(k, e), FPC_POS_NORMAL) && fp_same(fp_pow2(k, e), c)) n = e;
  uint32_t m = (uint32_t)(n < 0 ? -n : n);
  bool exact = n && !(m & (m - 1));
  unsigned fl = i->flags & F_FAST;
  if (equals(x, i->ops[0], 10.0) && lib_math_ready(x, i, LF_exp10, 0, i->type))
    return lib_math_call(x, i, LF_exp10, 0, fl, &y, 1);
  if (!exact && !(fl & F_AFN)) return VAL_NONE;
  Ty s = ty_scalar(f->m, i->type);
  if (!n && (f->m->permissions || !(fl & F_NNAN) || (s != TY_FLOAT && s != TY_DOUBLE))) return VAL_NONE;
  if (!lib_math_ready(x, i, LF_exp2, INTRIN_exp2, i->type)) return VAL_NONE;
  double d = n;
  if (!n) d = number(x, i->ops[0], &d) ? log2_of(d) : 0;
  if (n != 1) { /* the product may be infinite where the power is 0 */
    fl &= ~(unsigned)F_NINF;
    y = fold_bin(x, OP_FMUL, fl & ~(unsigned)F_NNAN, y, con_fp_from_double(&f->con, i->type, d));
  }
  return lib_math_call(x, i, LF_exp2, INTRIN_exp2, fl, &y, 1);
}
/* x^0.5 and x^-0.5: roots, but -0 to the power is +0, and -inf is +inf (an error for the root, that errno would tell).
 */
static Val power_of_half(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  bool inverse = equals(x, i->ops[1], -0.5);
  unsigned fl = i->flags & F_FAST;
  if (!inverse && !equals(x, i->ops[1], 0.5)) return VAL_NONE;
  if (inverse && !(fl & (F_AFN | F_REASSOC))) return VAL_NONE;
  KnownCtx kc = known_at(f, x->scratch, x->at);
  Val b = i->ops[0];
  unsigned may = known_fpclass(&kc, b);
  bool finite = (fl & F_NINF) || (may && !(may & FPC_NEG_INF));
  if (!finite && (!lib_is_pure(f, i) || f->m->permissions)) return VAL_NONE;
  if (!lib_math_ready(x, i, LF_sqrt, INTRIN_sqrt, i->type)) return VAL_NONE;
  Val r = lib_math_call(x, i, LF_sqrt, INTRIN_sqrt, fl, &b, 1);
  if (!(fl & F_NSZ)) r = fold_intrin(x, INTRIN_fabs, fl, i->type, &r, 1);
  if (!finite) {
    FpKind k = fp_kind_of(ty_scalar(f->m, i->type));
    Val inf = con_fp(&f->con, i->type, fp_inf(k, false)), low = con_fp(&f->con, i->type, fp_inf(k, true));
    r = fold_select(x, fl, fold_fcmp(x, FCMP_OEQ, fl, b, low), inf, r);
  }
  return inverse ? fold_bin(x, OP_FDIV, fl, con_fp_from_double(&f->con, i->type, 1.0), r) : r;
}
/* x^n, n an integer of at most 31 bits, constant or converted: powi. x^(n + 0.5) is that times the root, x^(-n - 0.5)
 * by the root, so that what comes between overflows only where the result does; where nobody asks for zeros, infinities
 * and NaN. */
static Val power_of_integer(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Val e = i->ops[1], args[2] = {i->ops[0], VAL_NONE};
  unsigned fl = i->flags & F_FAST;
  Ty ti = ty_int(f->m, lib_int_bits(f->m));
  if (!(fl & F_AFN)) return VAL_NONE;
  if (val_is_con(e)) {
    double d, most = f->m->permissions ? 64 : (1 << (lib_int_bits(f->m) - 2)) - 1;
    if (!number(x, e, &d) || d > most || d < -most || d == 0.5 || d == -0.5) return VAL_NONE;
    int64_t twice = (int64_t)(d * 2);
    bool half = twice & 1;
    unsigned free = F_NINF | F_NNAN | F_NSZ;
    if ((double)twice != d * 2 || (half && (fl & free) != free)) return VAL_NONE;
    if (half && (f->m->permissions || !lib_math_ready(x, i, LF_sqrt, INTRIN_sqrt, i->type))) return VAL_NONE;
    args[1] = con_sint(&f->con, ti, twice / 2);
    Val root = half ? lib_math_call(x, i, LF_sqrt, INTRIN_sqrt, fl, args, 1) : VAL_NONE;
    Val r = fold_intrin(x, INTRIN_powi, fl, i->type, args, 2);
    return half ? fold_bin(x, d > 0 ? OP_FMUL : OP_FDIV, fl, r, root) : r;
  }
  if (f->m->permissions || ty_is_vec(f->m, i->type))
    return VAL_NONE; /* no such function on the device; one exponent for all lanes */
  if (!int_of(x, e, false)) return VAL_NONE;
  args[1] = int_of(x, e, true);
  return fold_intrin(x, INTRIN_powi, fl, i->type, args, 2);
}
static Val power(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Val a = i->ops[0], b = i->ops[1], one = con_fp_from_double(&f->con, i->type, 1.0), r;
  if (equals(x, a, 1.0) || equals(x, b, 0.0)) return one;
  if ((r = power_of_power(x, i)) || (r = power_of_constant(x, i))) return r;
  if (equals(x, b, 1.0)) return a;
  if (equals(x, b, -1.0)) return fold_bin(x, OP_FDIV, i->flags & F_FAST, one, a);
  if (equals(x, b, 2.0)) {
    Val z = fold_freeze(x, a);
    return fold_bin(x, OP_FMUL, i->flags & F_FAST, z, z);
  }
  return (r = power_of_half(x, i)) ? r : power_of_integer(x, i);
}

/* ---- exponentials and logarithms ---- */
static Val exponential(FoldCtx *x, const InsView *i) {
  Val n = i->ops[0];
  return int_of(x, n, false) && ldexp_ready(x, i) ? ldexp_of(x, i, int_of(x, n, true)) : VAL_NONE;
}
/* log(x^y) = y * log(x) for x > 0, log(b^y) = y * log(b), where both may be computed in another way. */
static Val logarithm(FoldCtx *x, const InsView *i, LibFunc k) {
  static const double of[3][3] = {/* of e, 2 and 10, by the base e, 2 and 10 */
                                  {1, 0.69314718055994530942, 2.30258509299404568402},
                                  {1.44269504088896340736, 1, 3.32192809488736234787},
                                  {0.43429448190325182765, 0.30102999566398119521, 1}};
  Fn *f = x->f;
  Val a = i->ops[0];
  if (!val_is_local(a) || !is_fast(i->flags) || !is_op(f, a, OP_CALL) || !has_one_use(f, a) || !is_fast(flags(f, a)))
    return VAL_NONE;
  LibFunc g = called(f, a);
  unsigned fl = i->flags & F_FAST, base = k == LF_log ? 0 : k == LF_log2 ? 1 : 2;
  bool powi = is_intrinsic(f, a, INTRIN_powi);
  Val r;
  if (g == LF_pow || powi) {
    Val b = arg(f, a, 0), y = arg(f, a, 1);
    KnownCtx kc = known_at(f, x->scratch, x->at);
    unsigned may = known_fpclass(&kc, b); /* the power of a negative number may be positive */
    if (!may || (may & (FPC_NEG_INF | FPC_NEG_NORMAL | FPC_NEG_DENORMAL | FPC_ZERO | FPC_DENORMAL))) return VAL_NONE;
    if (powi && ty_is_vec(f->m, i->type)) return VAL_NONE;
    if (!lib_math_ready(x, i, k, intrinsic_of(k), i->type)) return VAL_NONE;
    if (powi) { y = fold_cast(x, OP_SITOFP, 0, y, i->type); }
    r = fold_bin(x, OP_FMUL, fl, y, lib_math_call(x, i, k, intrinsic_of(k), fl, &b, 1));
  } else if (g == LF_exp || g == LF_exp2 || g == LF_exp10) {
    double c = of[base][g == LF_exp ? 0 : g == LF_exp2 ? 1 : 2];
    r = fold_bin(x, OP_FMUL, fl, arg(f, a, 0), con_fp_from_double(&f->con, i->type, c));
  } else return VAL_NONE;
  if (!call_intrinsic(f, a)) comb_only_result(f, a);
  return r;
}
/* Of what is neither negative nor zero it sets no errno. */
bool lib_log_is_pure(FoldCtx *x, const InsView *i, LibFunc k) {
  if (k != LF_log && k != LF_log2 && k != LF_log10) return false;
  KnownCtx kc = known_at(x->f, x->scratch, x->at);
  unsigned may = known_fpclass(&kc, i->ops[0]);
  if (!may) may = FPC_ALL;
  bool domain = (i->flags & F_NNAN) || !(may & (FPC_NEG_INF | FPC_NEG_NORMAL | FPC_NEG_DENORMAL));
  bool pole = (i->flags & F_NINF) || !(may & (FPC_ZERO | FPC_DENORMAL));
  return domain && pole;
}

Val fold_c_power(FoldCtx *x, const InsView *i, LibFunc k, Ty fp) {
  Val r;
  if (k == LF_pow) r = power(x, i);
  else if (k == LF_exp2) r = exponential(x, i);
  else r = logarithm(x, i, k);
  if (!r && !i->intrin) r = fold_c_math(x, i, k, fp);
  if (r || i->intrin || !lib_log_is_pure(x, i, k)) return r;
  return fold_intrin(x, intrinsic_of(k), i->flags & F_FAST, i->type, i->ops, 1);
}
/* The intrinsics of these meanings. */
Val fold_powers(FoldCtx *x, const RuleMatch *m) {
  static const struct {
    unsigned id;
    LibFunc k;
  } of[] = {{INTRIN_pow, LF_pow},
            {INTRIN_exp2, LF_exp2},
            {INTRIN_log, LF_log},
            {INTRIN_log2, LF_log2},
            {INTRIN_log10, LF_log10}};
  for (uint32_t j = 0; j < ARRAY_LEN(of); j++)
    if (of[j].id == m->root->intrin) return fold_c_power(x, m->root, of[j].k, TY_DOUBLE);
  return VAL_NONE;
}
