/* constfold_libcall.c: C's mathematical functions, by name, and the intrinsics of the same meaning, on constants
 * whose result is exact or correctly rounded whatever library computes it:
 *
 *   floor, ceil, trunc, round, rint, nearbyint, roundeven, fabs, sqrt, fmod, remainder, fmin, fmax; x^0, x^1, x^2,
 *   1^y; 2^n; the logarithms of exact powers; f(0) and f(1) where that is 0 or 1
 *
 * Calls that would set errno (domain, pole and range errors) are left alone, as are functions marked nobuiltin or
 * defined here. */
#include "ir/effects.h"
#include "ir/fold/constfold_libcall.h"
#include "ir/intrinsic.h"

typedef enum MathFn {
  M_NONE,
  M_FLOOR,
  M_CEIL,
  M_TRUNC,
  M_ROUND,
  M_RINT,
  M_FABS,
  M_SQRT,
  M_FMOD,
  M_REMAINDER,
  M_FMIN,
  M_FMAX,
  M_POW,
  M_EXP2,
  M_LOG2,
  M_LOG10,
  M_EXP_LIKE /* f(0) = 1 */,
  M_SIN_LIKE /* f(+-0) = +-0 */,
  M_LOG /* f(1) = 0 */,
  M_ATAN2
} MathFn;
static const struct {
  const char *name;
  uint8_t fn, args;
} table[] = {
  {"floor", M_FLOOR, 1},    {"ceil", M_CEIL, 1},      {"trunc", M_TRUNC, 1},         {"round", M_ROUND, 1},
  {"rint", M_RINT, 1},      {"nearbyint", M_RINT, 1}, {"roundeven", M_RINT, 1},      {"fabs", M_FABS, 1},
  {"sqrt", M_SQRT, 1},      {"fmod", M_FMOD, 2},      {"remainder", M_REMAINDER, 2}, {"fmin", M_FMIN, 2},
  {"fmax", M_FMAX, 2},      {"pow", M_POW, 2},        {"exp2", M_EXP2, 1},           {"log2", M_LOG2, 1},
  {"log10", M_LOG10, 1},    {"exp", M_EXP_LIKE, 1},   {"exp10", M_EXP_LIKE, 1},      {"cos", M_EXP_LIKE, 1},
  {"cosh", M_EXP_LIKE, 1},  {"sin", M_SIN_LIKE, 1},   {"tan", M_SIN_LIKE, 1},        {"asin", M_SIN_LIKE, 1},
  {"atan", M_SIN_LIKE, 1},  {"sinh", M_SIN_LIKE, 1},  {"tanh", M_SIN_LIKE, 1},       {"asinh", M_SIN_LIKE, 1},
  {"atanh", M_SIN_LIKE, 1}, {"expm1", M_SIN_LIKE, 1}, {"log1p", M_SIN_LIKE, 1},      {"cbrt", M_SIN_LIKE, 1},
  {"erf", M_SIN_LIKE, 1},   {"log", M_LOG, 1},        {"acosh", M_LOG, 1},           {"acos", M_LOG, 1},
  {"atan2", M_ATAN2, 2}};

static bool fp_of_int(FpKind k, int64_t i, FpBits *out) { /* exact */
  unsigned ex = 0;
  *out = fp_from_int_rm(k, ap_small(64, (uint64_t)i), true, FP_RNE, &ex);
  return !ex;
}
static bool eval(FpKind k, MathFn fn, FpBits a, FpBits b, FpBits *r) {
  unsigned ex = 0;
  FpBits one = fp_one(k), t;
  bool fin = fp_is_finite(k, a);
  switch (fn) {
  case M_FLOOR: *r = fp_floor(k, a); return !fp_is_nan(k, a);
  case M_CEIL: *r = fp_ceil(k, a); return !fp_is_nan(k, a);
  case M_TRUNC: *r = fp_trunc(k, a); return !fp_is_nan(k, a);
  case M_ROUND: *r = fp_round(k, a); return !fp_is_nan(k, a);
  case M_RINT: *r = fp_roundeven(k, a); return !fp_is_nan(k, a);
  case M_FABS: *r = fp_abs(k, a); return true;
  case M_SQRT:
    if (fp_is_nan(k, a) || (fp_is_neg(k, a) && !fp_is_zero(k, a))) return false;
    *r = fp_sqrt(k, a);
    return true;
  case M_FMOD:
    if (!fin || fp_is_nan(k, b) || fp_is_zero(k, b)) return false;
    *r = fp_rem(k, a, b);
    return true;
  case M_REMAINDER: { /* a - b * (a / b rounded to the nearest, ties to even) */
    if (!fin || !fp_is_finite(k, b) || fp_is_zero(k, b)) return false;
    FpBits q = fp_div_rm(k, a, b, FP_RNE, &ex);
    if (ex) return false; /* the quotient must be known to the last bit */
    FpBits n = fp_roundeven(k, q);
    *r = fp_fma(k, fp_neg(k, n), b, a);
    if (fp_is_zero(k, *r)) *r = fp_copysign(k, *r, a);
    return true;
  }
  case M_FMIN:
    if (fp_is_nan(k, a) || fp_is_nan(k, b)) return false;
    *r = fp_minnum(k, a, b);
    return true;
  case M_FMAX:
    if (fp_is_nan(k, a) || fp_is_nan(k, b)) return false;
    *r = fp_maxnum(k, a, b);
    return true;
  case M_POW:
    if (fp_is_snan(k, a) || fp_is_snan(k, b)) return false;
    if (fp_is_zero(k, b) || fp_is_one(k, a)) {
      *r = one;
      return true;
    }
    if (!fin || fp_is_zero(k, a)) return false;
    if (fp_is_one(k, b)) {
      *r = a;
      return true;
    }
    if (!fp_of_int(k, 2, &t) || !fp_same(b, t)) return false;
    *r = fp_mul_rm(k, a, a, FP_RNE, &ex);
    return !(ex & (FP_EX_OVERFLOW | FP_EX_UNDERFLOW));
  case M_EXP2:
    if (!fin || !fp_is_integer(k, a)) return false;
    for (int64_t n = -64; n <= 64; n++)
      if (fp_of_int(k, n, &t) && fp_cmp(k, a, t) == FP_EQ) {
        *r = fp_ldexp_rm(k, one, n, FP_RNE, &ex);
        return !ex;
      }
    return false;
  case M_LOG2: {
    if (!fin || fp_is_zero(k, a) || fp_is_neg(k, a)) return false;
    int32_t e = fp_ilogb(k, a);
    return fp_same(fp_ldexp(k, one, e), a) && fp_of_int(k, e, r);
  }
  case M_LOG10: {
    FpBits ten, v = one;
    if (!fin || !fp_of_int(k, 10, &ten)) return false;
    for (int64_t n = 0; n <= 22; n++) {
      if (fp_same(v, a)) return fp_of_int(k, n, r);
      v = fp_mul_rm(k, v, ten, FP_RNE, &ex);
      if (ex) return false;
    }
    return false;
  }
  case M_EXP_LIKE:
    if (!fp_is_zero(k, a)) return false;
    *r = one;
    return true;
  case M_SIN_LIKE:
    if (!fp_is_zero(k, a)) return false;
    *r = a;
    return true;
  case M_LOG:
    if (!fp_is_one(k, a)) return false;
    *r = fp_zero(k, false);
    return true;
  case M_ATAN2:
    if (!fp_is_zero(k, a) || fp_is_nan(k, b) || fp_is_neg(k, b) || fp_is_zero(k, b)) return false;
    *r = a;
    return true;
  default: return false;
  }
}
static Val fold(ConPool *p, MathFn fn, Ty t, const Val *a, uint32_t n) {
  if (!ty_is_fp(t) || !fp_folds(fp_kind_of(t))) return VAL_NONE;
  Cv c[2];
  for (uint32_t i = 0; i < n; i++) {
    if (con_type(p, a[i]) != t) return VAL_NONE;
    c[i] = con_cv(p, con_twin(p, a[i]), 0);
    if (c[i].kind != CV_FP) return VAL_NONE;
  }
  FpBits r;
  return eval(fp_kind_of(t), fn, c[0].fp, n > 1 ? c[1].fp : c[0].fp, &r) ? con_fp(p, t, r) : VAL_NONE;
}
Val con_fold_libcall(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  Val callee = i->ops[i->n - 1];
  if (con_kind(p, callee) != CON_GLOBAL) return VAL_NONE;
  const Global *g = glob(f->m, con_glob(p, callee));
  if (g->kind != GK_FUNC || !g->is_decl || (i->type != TY_DOUBLE && i->type != TY_FLOAT)) return VAL_NONE;
  if (attrlist_fn_has(f->m, g->fattrs, ATTR_NOBUILTIN) || (i->self && call_has_fn_attr(f, i->self, ATTR_NOBUILTIN)))
    return VAL_NONE;
  if (i->self && call_has_fn_attr(f, i->self, ATTR_STRICTFP)) return VAL_NONE;
  Str name = g->name;
  if (i->type == TY_FLOAT) {
    if (name.n < 2 || name.p[name.n - 1] != 'f') return VAL_NONE;
    name.n--;
  }
  for (size_t k = 0; k < ARRAY_LEN(table); k++)
    if (str_eq(name, str_of(table[k].name)))
      return i->n - 1 == table[k].args ? fold(p, (MathFn)table[k].fn, i->type, i->ops, table[k].args) : VAL_NONE;
  return VAL_NONE;
}
Val con_fold_math(ConPool *p, unsigned id, Ty t, const Val *a, uint32_t n) {
  MathFn fn;
  switch (id) {
  case INTRIN_pow: fn = M_POW; break;
  case INTRIN_exp2: fn = M_EXP2; break;
  case INTRIN_log2: fn = M_LOG2; break;
  case INTRIN_log10: fn = M_LOG10; break;
  case INTRIN_log:
  case INTRIN_acos: fn = M_LOG; break;
  case INTRIN_exp:
  case INTRIN_exp10:
  case INTRIN_cos:
  case INTRIN_cosh: fn = M_EXP_LIKE; break;
  case INTRIN_sin:
  case INTRIN_tan:
  case INTRIN_asin:
  case INTRIN_atan:
  case INTRIN_sinh:
  case INTRIN_tanh: fn = M_SIN_LIKE; break;
  case INTRIN_atan2: fn = M_ATAN2; break;
  case INTRIN_powi: { /* small exponents: no or one multiplication */
    Cv c = con_cv(p, con_twin(p, a[0]), 0), e = con_cv(p, con_twin(p, a[1]), 0);
    if (!ty_is_fp(t) || c.kind != CV_FP || e.kind != CV_INT || !fp_folds(fp_kind_of(t))) return VAL_NONE;
    FpKind k = fp_kind_of(t);
    int64_t ex = ap_get_i64(e.ap);
    if (fp_is_nan(k, c.fp)) return VAL_NONE;
    if (ex == 0 || fp_is_one(k, c.fp)) return con_fp(p, t, fp_one(k));
    if (ex == 1) return a[0];
    return ex == 2 ? con_fp(p, t, fp_mul(k, c.fp, c.fp)) : VAL_NONE;
  }
  default: return VAL_NONE;
  }
  return fold(p, fn, t, a, n);
}
