/* math_call.c: calls of the host's mathematical functions.
 *
 *   %r = call double @sin(double (fneg %x))                            ->  fneg (call double @sin(double %x))
 *   %r = call fast double @tan(double (call fast @atan(double %x)))    ->  %x
 *   %r = fptrunc (call fast double @cos(double (fpext %f to double)))  ->  call fast float @cosf(float %f)
 *   %r = call double @floor(double %x)                                 ->  call double @llvm.floor.f64(double %x)
 *
 * A function that cannot touch errno becomes the intrinsic, which has rules. In the precision of its argument a
 * function is computed where the result is rounded to that and the call allows approximation; a square root always:
 * it is rounded correctly twice, from more than twice the digits (fold_fptrunc_op says why). Compare LLVM's
 * LibCallSimplifier. Cost O(uses of the call). */
#include "ir/attr.h"
#include "ir/clone.h"
#include "ir/denormal.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/libcall.h"

static bool is_fast(unsigned flags_) { return (flags_ & F_FAST) == F_FAST; }

/* ---- signs ---- */
static Val call_of(FoldCtx *x, Val call, Val a) {
  Fn *f = x->f;
  Val n = ins_clone(f, call);
  opnd_set(f, n, 0, a);
  ins_place_before(f, n, call);
  comb_requeue(x, n);
  return n;
}
static Val even(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Val a = i->ops[0];
  if (!is_op(f, a, OP_FNEG) && !is_intrinsic(f, a, INTRIN_fabs) && !is_intrinsic(f, a, INTRIN_copysign))
    return VAL_NONE;
  opnd_set(f, i->self, 0, arg(f, a, 0));
  comb_requeue(x, a);
  return i->self;
}
static Val odd(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  if (!is_op(f, i->ops[0], OP_FNEG) || !has_one_use(f, i->ops[0])) return VAL_NONE;
  return fold_fneg(x, i->flags & F_FAST, call_of(x, i->self, arg(f, i->ops[0], 0)));
}

/* ---- inverse functions ---- */
static Val inverse(FoldCtx *x, const InsView *i, LibFunc of) {
  Fn *f = x->f;
  Val a = i->ops[0];
  Ty fp;
  if (!is_op(f, a, OP_CALL) || !is_fast(i->flags) || !is_fast(flags(f, a)) || call_intrinsic(f, a)) return VAL_NONE;
  if (lib_func(f, a, &fp) != of || fp != i->type) return VAL_NONE;
  if (has_one_use(f, a)) comb_only_result(f, a);
  return arg(f, a, 0);
}
/* The amount of a complex number of which one part is all there is. (A root of the sum of squares overflows where the
 * amount does not.) */
static Val amount(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  if (i->n != 3) return VAL_NONE;
  Val re = i->ops[0], im = i->ops[1], only = is_zero_con(f, re) ? im : is_zero_con(f, im) ? re : VAL_NONE;
  return only ? fold_intrin(x, INTRIN_fabs, i->flags & F_FAST, i->type, &only, 1) : VAL_NONE;
}

/* ---- intrinsics ---- */
typedef struct Meaning {
  uint16_t lib, intrin;
  bool errno_free;
} Meaning;
static unsigned meaning_of(LibFunc k, bool *errno_free) {
  static const Meaning row[] = {
    {LF_ceil, INTRIN_ceil, true},    {LF_copysign, INTRIN_copysign, true},
    {LF_cos, INTRIN_cos, false},     {LF_exp, INTRIN_exp, false},
    {LF_exp10, INTRIN_exp10, false}, {LF_exp2, INTRIN_exp2, false},
    {LF_fabs, INTRIN_fabs, true},    {LF_floor, INTRIN_floor, true},
    {LF_fmax, INTRIN_maxnum, true},  {LF_fmin, INTRIN_minnum, true},
    {LF_log, INTRIN_log, false},     {LF_log10, INTRIN_log10, false},
    {LF_log2, INTRIN_log2, false},   {LF_nearbyint, INTRIN_nearbyint, true},
    {LF_pow, INTRIN_pow, false},     {LF_rint, INTRIN_rint, true},
    {LF_round, INTRIN_round, true},  {LF_roundeven, INTRIN_roundeven, true},
    {LF_sin, INTRIN_sin, false},     {LF_sqrt, INTRIN_sqrt, false},
    {LF_tan, INTRIN_tan, false},     {LF_trunc, INTRIN_trunc, true},
  };
  for (uint32_t j = 0; j < ARRAY_LEN(row); j++)
    if (row[j].lib == k) {
      *errno_free = row[j].errno_free;
      return row[j].intrin;
    }
  return 0;
}
/* ---- precision ---- */
static bool only_rounded_to_float(const Fn *f, Val v) {
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    if (!is_op(f, w, OP_FPTRUNC) || ty(f, w) != TY_FLOAT) return false;
  }
  return has_uses(f, v);
}
/* v as a float, exactly; VAL_NONE. */
static Val as_float(FoldCtx *x, Val v) {
  Fn *f = x->f;
  FpKind k;
  FpBits c;
  if (is_op(f, v, OP_FPEXT)) return ty(f, arg(f, v, 0)) == TY_FLOAT ? arg(f, v, 0) : VAL_NONE;
  if (!val_is_con(v) || !con_splat_fp(&f->con, v, &k, &c) || fp_is_nan(k, c)) return VAL_NONE;
  FpBits slim = fp_convert(k, FP_FLOAT, c);
  return fp_same(fp_convert(FP_FLOAT, k, slim), c) ? con_fp(&f->con, TY_FLOAT, slim) : VAL_NONE;
}
static Val in_float(FoldCtx *x, const InsView *i, LibFunc k, Ty fp) {
  Fn *f = x->f;
  uint32_t n = i->n - 1;
  Val a[2];
  if (fp != TY_DOUBLE || i->type != TY_DOUBLE || n > 2 || lib_func_type(k)[n] != 'F') return VAL_NONE;
  if ((k != LF_sqrt && !is_fast(i->flags)) || !only_rounded_to_float(f, i->self)) return VAL_NONE;
  bool any = false;
  for (uint32_t j = 0; j < n; j++) {
    if (!(a[j] = as_float(x, i->ops[j]))) return VAL_NONE;
    any |= !val_is_con(a[j]);
  }
  /* In the body of the float function itself: it would call itself. */
  Str self = fn_glob(f)->name, wide = glob(f->m, call_target(f, i->self))->name;
  if (!any || !denorm_ieee(fn_denorm_mode(f, FP_FLOAT)) ||
      (self.n == wide.n + 1 && str_starts(self, wide) && self.p[wide.n] == 'f'))
    return VAL_NONE;
  bool errno_free;
  unsigned id = meaning_of(k, &errno_free), fl = i->flags & F_FAST & ~(unsigned)F_NINF; /* floats end sooner */
  Val r;
  if (id && (lib_is_pure(f, i) || lib_log_is_pure(x, i, k))) r = fold_intrin(x, id, fl, TY_FLOAT, a, n);
  else if (!lib_ready(x, k, TY_FLOAT)) return VAL_NONE;
  else r = lib_math_call(x, i, k, 0, fl, a, n);
  return fold_cast(x, OP_FPEXT, 0, r, TY_DOUBLE);
}

/* The call is changed in place. */
static Val as_intrinsic(FoldCtx *x, const InsView *i, LibFunc k) {
  Fn *f = x->f;
  bool errno_free;
  unsigned id = meaning_of(k, &errno_free);
  if (!id || (!errno_free && call_memeff(f, i->self) != MEMEFF_NONE)) return VAL_NONE;
  Ty args[2] = {i->type, i->type}, fnty;
  opnd_set(f, i->self, i->n - 1, intrin_callee(f, id, i->type, args, i->n - 1, &fnty));
  return i->self;
}

Val fold_c_math(FoldCtx *x, const InsView *i, LibFunc k, Ty fp) {
  Val r = VAL_NONE;
  switch (k) {
  case LF_cabs: return amount(x, i);
  case LF_cos: r = even(x, i); break;
  case LF_sin:
  case LF_erf: r = odd(x, i); break;
  case LF_tan:
    if (!(r = odd(x, i))) r = inverse(x, i, LF_atan);
    break;
  case LF_atanh: r = inverse(x, i, LF_tanh); break;
  case LF_sinh: r = inverse(x, i, LF_asinh); break;
  case LF_asinh: r = inverse(x, i, LF_sinh); break;
  case LF_cosh: r = inverse(x, i, LF_acosh); break;
  default: break;
  }
  if (!r) r = in_float(x, i, k, fp);
  return r ? r : as_intrinsic(x, i, k);
}
/* sin x / cos x = tan x, cos x / sin x = 1 / tan x, with a host's tangent. */
Val fold_tangent(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val s = m->root->ops[0], a = arg(f, s, 0);
  if (f->m->permissions || arg(f, m->root->ops[1], 0) != a) return VAL_NONE;
  unsigned fl = m->root->flags & flags(f, s) & flags(f, m->root->ops[1]) & F_FAST;
  Val t = fold_intrin(x, INTRIN_tan, fl, m->root->type, &a, 1);
  return is_intrinsic(f, s, INTRIN_sin) ? t
                                        : fold_bin(x, OP_FDIV, fl, con_fp_from_double(&f->con, m->root->type, 1.0), t);
}
