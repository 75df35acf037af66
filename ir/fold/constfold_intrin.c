/* constfold_intrin.c: foldable intrinsics on constants: integer and bit operations, overflow pairs, IEEE functions
 * that are exact or correctly rounded in software, vector reductions, and the NVVM ones with PTX semantics.
 * Transcendental functions are not folded: their last bit depends on the library. Poison in any operand gives poison
 * (lane by lane); undef is not folded but where noted. */
#include "ir/fold/constfold_libcall.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "support/few.h"

static Val int_val(ConPool *p, Ty t, Ap a) { return con_ap(p, t, a); }

/* One lane; c[] are the operands' lanes (CV_BAD: not a number). VAL_NONE: not folded. */
static Val lane_int(ConPool *p, unsigned id, Ty t, const Cv *c, uint32_t n) {
  Arena *A = p->arena;
  Ap a = c[0].ap, b = n > 1 && c[1].kind == CV_INT ? c[1].ap : a;
  uint32_t bits = a.bits;
  switch (id) {
  case INTRIN_smax: return int_val(p, t, ap_max_signed(a, b));
  case INTRIN_smin: return int_val(p, t, ap_min_signed(a, b));
  case INTRIN_umax: return int_val(p, t, ap_umax(a, b));
  case INTRIN_umin: return int_val(p, t, ap_umin(a, b));
  case INTRIN_abs: return ap_is_smin(a) && ap_is_one(b) ? con_poison(p, t) : int_val(p, t, ap_abs(A, a));
  case INTRIN_ctpop: return int_val(p, t, ap_u64(A, bits, ap_popcount(a)));
  case INTRIN_ctlz: return ap_is_zero(a) && ap_is_one(b) ? con_poison(p, t) : int_val(p, t, ap_u64(A, bits, ap_clz(a)));
  case INTRIN_cttz: return ap_is_zero(a) && ap_is_one(b) ? con_poison(p, t) : int_val(p, t, ap_u64(A, bits, ap_ctz(a)));
  case INTRIN_bswap: return int_val(p, t, ap_bswap(A, a));
  case INTRIN_bitreverse: return int_val(p, t, ap_bitreverse(A, a));
  case INTRIN_fshl:
  case INTRIN_fshr: {
    Ap m = ap_urem(A, c[2].ap, ap_u64(A, bits, bits));
    if (bits == 1) m = ap_zero(A, 1); /* the width is 1, which is 0 in one bit... every amount is 0 modulo 1 */
    uint32_t s = (uint32_t)ap_lo64(m);
    return int_val(p, t, id == INTRIN_fshl ? ap_fshl(A, a, b, s) : ap_fshr(A, a, b, s));
  }
  case INTRIN_sadd_sat: return int_val(p, t, ap_sadd_sat(A, a, b));
  case INTRIN_uadd_sat: return int_val(p, t, ap_uadd_sat(A, a, b));
  case INTRIN_ssub_sat: return int_val(p, t, ap_ssub_sat(A, a, b));
  case INTRIN_usub_sat: return int_val(p, t, ap_usub_sat(A, a, b));
  case INTRIN_sshl_sat:
    return ap_ult_u64(b, bits) ? int_val(p, t, ap_sshl_sat(A, a, (uint32_t)ap_lo64(b))) : con_poison(p, t);
  case INTRIN_ushl_sat:
    return ap_ult_u64(b, bits) ? int_val(p, t, ap_ushl_sat(A, a, (uint32_t)ap_lo64(b))) : con_poison(p, t);
  case INTRIN_smul_fix:
  case INTRIN_smul_fix_sat: { /* rounded down, as LLVM's constant folding does; LangRef leaves it open */
    uint32_t scale = (uint32_t)ap_lo64(c[2].ap);
    if (bits > AP_MAX_BITS / 2 || scale > bits) return VAL_NONE;
    Ap w = ap_ashr(A, ap_mul(A, ap_sext(A, a, 2 * bits), ap_sext(A, b, 2 * bits)), scale);
    Ap most = ap_sext(A, ap_smax(A, bits), 2 * bits), least = ap_sext(A, ap_smin(A, bits), 2 * bits);
    if (id == INTRIN_smul_fix_sat) w = ap_scmp(w, most) > 0 ? most : ap_scmp(w, least) < 0 ? least : w;
    return int_val(p, t, ap_trunc(A, w, bits));
  }
  case INTRIN_scmp: return int_val(p, t, ap_i64(A, ty_bits(p->m, t), ap_scmp(a, b)));
  case INTRIN_ucmp: return int_val(p, t, ap_i64(A, ty_bits(p->m, t), ap_ucmp(a, b)));
  case INTRIN_expect: return int_val(p, t, a);
  case INTRIN_convert_from_fp16:
    return ty_is_fp(t) && fp_folds(fp_kind_of(t))
               ? con_fp(p, t, fp_convert(FP_HALF, fp_kind_of(t), fp_from_bits(FP_HALF, a)))
               : VAL_NONE;
  default: return VAL_NONE;
  }
}
/* NVVM's conversions to integers. */
static Val lane_nvvm_to_int(ConPool *p, unsigned id, Ty t, FpKind k, FpBits a) {
  Arena *A = p->arena;
  switch (id) {
    /* clang-format off */
  /* conversions to integers: PTX saturates; NaN gives 0, but the topmost bit where the source or the destination has
   * 64 bits */
#define CVT(NAME, BITS, SIGNED, RM, FTZ) case INTRIN_nvvm_##NAME: \
    if ((BITS == 64 || k == FP_DOUBLE) && fp_is_nan(k, a)) return int_val(p, t, ap_smin(A, BITS)); \
    return int_val(p, t, fp_to_int_rm(A, k, FTZ ? fp_flush(k, a) : a, BITS, SIGNED, RM, NULL));
#define CVT4(S, D, BITS, SIGNED) CVT(S##2##D##_rn, BITS, SIGNED, FP_RNE, false) CVT(S##2##D##_rz, BITS, SIGNED, FP_RTZ, false) CVT(S##2##D##_rm, BITS, SIGNED, FP_RDN, false) CVT(S##2##D##_rp, BITS, SIGNED, FP_RUP, false)
#define CVT4F(S, D, BITS, SIGNED) CVT(S##2##D##_rn_ftz, BITS, SIGNED, FP_RNE, true) CVT(S##2##D##_rz_ftz, BITS, SIGNED, FP_RTZ, true) CVT(S##2##D##_rm_ftz, BITS, SIGNED, FP_RDN, true) CVT(S##2##D##_rp_ftz, BITS, SIGNED, FP_RUP, true)
  CVT4(f, i, 32, true) CVT4(f, ui, 32, false) CVT4(f, ll, 64, true) CVT4(f, ull, 64, false)
  CVT4F(f, i, 32, true) CVT4F(f, ui, 32, false) CVT4F(f, ll, 64, true) CVT4F(f, ull, 64, false)
  CVT4(d, i, 32, true) CVT4(d, ui, 32, false) CVT4(d, ll, 64, true) CVT4(d, ull, 64, false)
#undef CVT
#undef CVT4
#undef CVT4F
        /* clang-format on */
        default : return VAL_NONE;
  }
}
/* NVVM's on floats. */
static Val lane_nvvm(ConPool *p, unsigned id, Ty t, FpKind k, FpBits a, FpBits b, FpBits c) {
  Arena *A = p->arena;
  switch (id) {
    /* NVVM: rounding in the name; the ftz forms flush denormal operands and results to a zero of their sign. */
    /* clang-format off */
#define NV2(NAME, FN, RM, FTZ) case INTRIN_nvvm_##NAME: { \
      FpBits x_ = FTZ ? fp_flush(k, a) : a, y_ = FTZ ? fp_flush(k, b) : b, r_ = FN(k, x_, y_, RM, NULL); \
      return con_fp(p, t, FTZ ? fp_flush(k, r_) : r_); }
  NV2(add_rn_f, fp_add_rm, FP_RNE, false) NV2(add_rz_f, fp_add_rm, FP_RTZ, false)
  NV2(add_rm_f, fp_add_rm, FP_RDN, false) NV2(add_rp_f, fp_add_rm, FP_RUP, false)
  NV2(add_rn_ftz_f, fp_add_rm, FP_RNE, true) NV2(add_rz_ftz_f, fp_add_rm, FP_RTZ, true)
  NV2(add_rm_ftz_f, fp_add_rm, FP_RDN, true) NV2(add_rp_ftz_f, fp_add_rm, FP_RUP, true)
  NV2(add_rn_d, fp_add_rm, FP_RNE, false) NV2(add_rz_d, fp_add_rm, FP_RTZ, false)
  NV2(add_rm_d, fp_add_rm, FP_RDN, false) NV2(add_rp_d, fp_add_rm, FP_RUP, false)
  NV2(mul_rn_f, fp_mul_rm, FP_RNE, false) NV2(mul_rz_f, fp_mul_rm, FP_RTZ, false)
  NV2(mul_rm_f, fp_mul_rm, FP_RDN, false) NV2(mul_rp_f, fp_mul_rm, FP_RUP, false)
  NV2(mul_rn_ftz_f, fp_mul_rm, FP_RNE, true) NV2(mul_rz_ftz_f, fp_mul_rm, FP_RTZ, true)
  NV2(mul_rm_ftz_f, fp_mul_rm, FP_RDN, true) NV2(mul_rp_ftz_f, fp_mul_rm, FP_RUP, true)
  NV2(mul_rn_d, fp_mul_rm, FP_RNE, false) NV2(mul_rz_d, fp_mul_rm, FP_RTZ, false)
  NV2(mul_rm_d, fp_mul_rm, FP_RDN, false) NV2(mul_rp_d, fp_mul_rm, FP_RUP, false)
  NV2(div_rn_f, fp_div_rm, FP_RNE, false) NV2(div_rz_f, fp_div_rm, FP_RTZ, false)
  NV2(div_rm_f, fp_div_rm, FP_RDN, false) NV2(div_rp_f, fp_div_rm, FP_RUP, false)
  NV2(div_rn_ftz_f, fp_div_rm, FP_RNE, true) NV2(div_rz_ftz_f, fp_div_rm, FP_RTZ, true)
  NV2(div_rm_ftz_f, fp_div_rm, FP_RDN, true) NV2(div_rp_ftz_f, fp_div_rm, FP_RUP, true)
  NV2(div_rn_d, fp_div_rm, FP_RNE, false) NV2(div_rz_d, fp_div_rm, FP_RTZ, false)
  NV2(div_rm_d, fp_div_rm, FP_RDN, false) NV2(div_rp_d, fp_div_rm, FP_RUP, false)
#undef NV2
#define NV3(NAME, RM, FTZ) case INTRIN_nvvm_fma_##NAME: { \
      FpBits x_ = FTZ ? fp_flush(k, a) : a, y_ = FTZ ? fp_flush(k, b) : b, z_ = FTZ ? fp_flush(k, c) : c, r_ = fp_fma_rm(k, x_, y_, z_, RM, NULL); \
      return con_fp(p, t, FTZ ? fp_flush(k, r_) : r_); }
  NV3(rn_f, FP_RNE, false) NV3(rz_f, FP_RTZ, false) NV3(rm_f, FP_RDN, false) NV3(rp_f, FP_RUP, false)
  NV3(rn_ftz_f, FP_RNE, true) NV3(rz_ftz_f, FP_RTZ, true) NV3(rm_ftz_f, FP_RDN, true) NV3(rp_ftz_f, FP_RUP, true)
  NV3(rn_d, FP_RNE, false) NV3(rz_d, FP_RTZ, false) NV3(rm_d, FP_RDN, false) NV3(rp_d, FP_RUP, false)
#undef NV3
#define NV1(NAME, FN, RM, FTZ) case INTRIN_nvvm_##NAME: { \
      FpBits x_ = FTZ ? fp_flush(k, a) : a, r_ = FN(k, x_, RM, NULL); return con_fp(p, t, FTZ ? fp_flush(k, r_) : r_); }
  NV1(sqrt_rn_f, fp_sqrt_rm, FP_RNE, false) NV1(sqrt_rz_f, fp_sqrt_rm, FP_RTZ, false)
  NV1(sqrt_rm_f, fp_sqrt_rm, FP_RDN, false) NV1(sqrt_rp_f, fp_sqrt_rm, FP_RUP, false)
  NV1(sqrt_rn_d, fp_sqrt_rm, FP_RNE, false) NV1(sqrt_rz_d, fp_sqrt_rm, FP_RTZ, false)
  NV1(sqrt_rm_d, fp_sqrt_rm, FP_RDN, false) NV1(sqrt_rp_d, fp_sqrt_rm, FP_RUP, false)
  NV1(floor_f, fp_round_int_rm, FP_RDN, false) NV1(floor_d, fp_round_int_rm, FP_RDN, false)
  NV1(floor_ftz_f, fp_round_int_rm, FP_RDN, true)
  NV1(ceil_f, fp_round_int_rm, FP_RUP, false) NV1(ceil_d, fp_round_int_rm, FP_RUP, false)
  NV1(ceil_ftz_f, fp_round_int_rm, FP_RUP, true)
  NV1(trunc_f, fp_round_int_rm, FP_RTZ, false) NV1(trunc_d, fp_round_int_rm, FP_RTZ, false)
  NV1(trunc_ftz_f, fp_round_int_rm, FP_RTZ, true)
  NV1(round_f, fp_round_int_rm, FP_RNE, false) NV1(round_d, fp_round_int_rm, FP_RNE, false)
  NV1(round_ftz_f, fp_round_int_rm, FP_RNE, true)
#undef NV1
#define NVR(NAME, RM, FTZ) case INTRIN_nvvm_rcp_##NAME: { \
      FpBits r_ = fp_div_rm(k, fp_one(k), FTZ ? fp_flush(k, a) : a, RM, NULL); return con_fp(p, t, FTZ ? fp_flush(k, r_) : r_); }
  NVR(rn_f, FP_RNE, false) NVR(rz_f, FP_RTZ, false) NVR(rm_f, FP_RDN, false) NVR(rp_f, FP_RUP, false)
  NVR(rn_d, FP_RNE, false) NVR(rz_d, FP_RTZ, false) NVR(rm_d, FP_RDN, false) NVR(rp_d, FP_RUP, false)
  NVR(rn_ftz_f, FP_RNE, true) NVR(rz_ftz_f, FP_RTZ, true) NVR(rm_ftz_f, FP_RDN, true) NVR(rp_ftz_f, FP_RUP, true)
#undef NVR
  case INTRIN_nvvm_saturate_f: case INTRIN_nvvm_saturate_d: case INTRIN_nvvm_saturate_ftz_f: { /* to [0, 1]; NaN gives +0 */
    FpBits z = fp_zero(k, false), one = fp_one(k), v = id == INTRIN_nvvm_saturate_ftz_f ? fp_flush(k, a) : a;
    if (fp_is_nan(k, v) || fp_is_neg(k, v)) return con_fp(p, t, z);
    return con_fp(p, t, fp_cmp(k, v, one) == FP_GT ? one : v);
  }
  /* nan: a NaN wins; xorsign.abs: of the magnitudes, with the product's sign. A NaN result is left to the hardware. */
#define NVM(NAME, MAX, FTZ, NAN_, XS) case INTRIN_nvvm_##NAME: { \
      FpBits x_ = FTZ ? fp_flush(k, a) : a, y_ = FTZ ? fp_flush(k, b) : b; \
      bool neg_ = XS && fp_is_neg(k, x_) != fp_is_neg(k, y_); \
      if (XS) x_ = fp_abs(k, x_), y_ = fp_abs(k, y_); \
      FpBits r_ = NAN_ ? (MAX ? fp_maximum(k, x_, y_) : fp_minimum(k, x_, y_)) : MAX ? fp_maximumnum(k, x_, y_) : fp_minimumnum(k, x_, y_); \
      if (fp_is_nan(k, r_)) return VAL_NONE; \
      return con_fp(p, t, neg_ ? fp_neg(k, r_) : r_); }
  NVM(fmax_nan_f, true, false, true, false) NVM(fmax_ftz_nan_f, true, true, true, false)
  NVM(fmax_xorsign_abs_f, true, false, false, true)
  NVM(fmax_ftz_xorsign_abs_f, true, true, false, true) NVM(fmax_nan_xorsign_abs_f, true, false, true, true)
  NVM(fmax_ftz_nan_xorsign_abs_f, true, true, true, true)
  NVM(fmin_nan_f, false, false, true, false) NVM(fmin_ftz_nan_f, false, true, true, false)
  NVM(fmin_xorsign_abs_f, false, false, false, true)
  NVM(fmin_ftz_xorsign_abs_f, false, true, false, true) NVM(fmin_nan_xorsign_abs_f, false, false, true, true)
  NVM(fmin_ftz_nan_xorsign_abs_f, false, true, true, true)
#undef NVM
  case INTRIN_convert_to_fp16: return int_val(p, t, fp_to_bits(A, FP_HALF, fp_convert(k, FP_HALF, a)));
  case INTRIN_nvvm_fabs_f: case INTRIN_nvvm_fabs_d: case INTRIN_nvvm_fabs: return con_fp(p, t, fp_abs(k, a));
  case INTRIN_nvvm_fabs_ftz: case INTRIN_nvvm_fabs_ftz_f: return con_fp(p, t, fp_flush(k, fp_abs(k, a)));
  /* min and max: a NaN loses to a number; two NaNs give the canonical one. PTX orders -0 below +0 */
  case INTRIN_nvvm_fmin_f: case INTRIN_nvvm_fmin_d: return con_fp(p, t, fp_minimumnum(k, a, b));
  case INTRIN_nvvm_fmax_f: case INTRIN_nvvm_fmax_d: return con_fp(p, t, fp_maximumnum(k, a, b));
  case INTRIN_nvvm_fmin_ftz_f: return con_fp(p, t, fp_minimumnum(k, fp_flush(k, a), fp_flush(k, b)));
  case INTRIN_nvvm_fmax_ftz_f: return con_fp(p, t, fp_maximumnum(k, fp_flush(k, a), fp_flush(k, b)));
    /* clang-format on */
    default : return lane_nvvm_to_int(p, id, t, k, a);
  }
}

static Val lane(ConPool *p, unsigned id, Ty t, const Cv *c, uint32_t n) {
  Arena *A = p->arena;
  for (uint32_t i = 0; i < n; i++)
    if (c[i].kind == CV_BAD) return VAL_NONE;
  if (c[0].kind == CV_INT) return lane_int(p, id, t, c, n);
  FpKind k = (FpKind)c[0].fk;
  FpBits a = c[0].fp, b = n > 1 && c[1].kind == CV_FP ? c[1].fp : a;
  if (!fp_folds(k) && id != INTRIN_fabs && id != INTRIN_copysign) return VAL_NONE;
  switch (id) {
  case INTRIN_fabs: return con_fp(p, t, fp_abs(k, a));
  case INTRIN_copysign: return con_fp(p, t, fp_copysign(k, a, b));
  case INTRIN_floor: return con_fp(p, t, fp_floor(k, a));
  case INTRIN_ceil: return con_fp(p, t, fp_ceil(k, a));
  case INTRIN_trunc: return con_fp(p, t, fp_trunc(k, a));
  case INTRIN_round: return con_fp(p, t, fp_round(k, a));
  case INTRIN_roundeven:
  case INTRIN_rint:
  case INTRIN_nearbyint: return con_fp(p, t, fp_roundeven(k, a));
  case INTRIN_sqrt: return con_fp(p, t, fp_sqrt(k, a));
  case INTRIN_fma:
  case INTRIN_fmuladd: return con_fp(p, t, fp_fma(k, a, b, c[2].fp));
  case INTRIN_minnum: return con_fp(p, t, fp_minnum(k, a, b));
  case INTRIN_maxnum: return con_fp(p, t, fp_maxnum(k, a, b));
  case INTRIN_minimum: return con_fp(p, t, fp_minimum(k, a, b));
  case INTRIN_maximum: return con_fp(p, t, fp_maximum(k, a, b));
  case INTRIN_minimumnum: return con_fp(p, t, fp_minimumnum(k, a, b));
  case INTRIN_maximumnum: return con_fp(p, t, fp_maximumnum(k, a, b));
  case INTRIN_canonicalize:
    return fp_is(k, a, FPC_FINITE | FPC_INF) ? con_fp(p, t, a) : VAL_NONE; /* denormals: con_fold knows the mode */
  case INTRIN_is_fpclass: return con_int(p, t, fp_is(k, a, (unsigned)ap_lo64(c[1].ap)));
  case INTRIN_fptosi_sat: return int_val(p, t, fp_to_int_rm(A, k, a, ty_bits(p->m, t), true, FP_RTZ, NULL));
  case INTRIN_fptoui_sat: return int_val(p, t, fp_to_int_rm(A, k, a, ty_bits(p->m, t), false, FP_RTZ, NULL));
  case INTRIN_ldexp: return c[1].kind == CV_INT ? con_fp(p, t, fp_ldexp(k, a, (int64_t)ap_get_i64(c[1].ap))) : VAL_NONE;
  default: return lane_nvvm(p, id, t, k, a, b, n > 2 && c[2].kind == CV_FP ? c[2].fp : a);
  }
}

/* A lane of which an operand is undef and none poison. The undefined one takes the value that gives the simplest
 * result. */
static Val lane_undef(ConPool *p, unsigned id, Ty t, const Cv *c, const bool *u, uint32_t n) {
  Arena *A = p->arena;
  uint32_t bits = ty_is_int(p->m, t) ? ty_bits(p->m, t) : 0;
  bool both = n > 1 && u[0] && u[1];
  switch (id) {
  case INTRIN_smax: return both ? con_undef(p, t) : con_ap(p, t, ap_smax(A, bits));
  case INTRIN_smin: return both ? con_undef(p, t) : con_ap(p, t, ap_smin(A, bits));
  case INTRIN_umax: return both ? con_undef(p, t) : con_allones(p, t);
  case INTRIN_umin: return both ? con_undef(p, t) : con_null(p, t);
  case INTRIN_uadd_sat:
  case INTRIN_sadd_sat: return both ? con_undef(p, t) : con_allones(p, t);
  case INTRIN_usub_sat:
  case INTRIN_ssub_sat: return both ? con_undef(p, t) : con_null(p, t);
  case INTRIN_ctpop: return con_null(p, t);
  case INTRIN_ctlz:
  case INTRIN_cttz:
  case INTRIN_abs: /* of zero, of the least number */
    if (!u[0] || c[1].kind != CV_INT) return VAL_NONE;
    return ap_is_one(c[1].ap) ? con_poison(p, t) : con_null(p, t);
  case INTRIN_fptosi_sat:
  case INTRIN_fptoui_sat: return con_null(p, t);
  case INTRIN_bswap:
  case INTRIN_bitreverse: return con_undef(p, t);
  case INTRIN_sqrt:
  case INTRIN_sin:
  case INTRIN_cos:
  case INTRIN_fma:
  case INTRIN_fmuladd: return con_fp(p, t, fp_qnan(fp_kind_of(t), false));
  default: return VAL_NONE;
  }
}

/* Constrained operations: folded when nothing can be seen of when and how they are computed. */
static Str md_text(ConPool *p, Val v) {
  if (con_kind(p, v) != CON_MD) return (Str){0};
  Md md = con_md_id(p, v);
  if (md & MD_LOCAL_BIT) return (Str){0};
  const MdRec *r = md_rec(p->m, md);
  return r->form == MDF_STRING ? r->str : (Str){0};
}
static Val fold_constrained(ConPool *p, unsigned id, Ty t, const Val *a, uint32_t n) {
  Str ex = n ? md_text(p, a[n - 1]) : (Str){0};
  if (!ty_is_fp(t) || !str_starts(ex, STR("fpexcept."))) return VAL_NONE;
  bool strict = str_eq(ex, STR("fpexcept.strict")), dynamic = false, known_rm = true;
  FpRound rm = FP_RNE;
  uint32_t nargs = n - 1;
  Str r = nargs ? md_text(p, a[nargs - 1]) : (Str){0};
  if (r.n) {
    nargs--;
    if (str_eq(r, STR("round.tonearest"))) rm = FP_RNE;
    else if (str_eq(r, STR("round.downward"))) rm = FP_RDN;
    else if (str_eq(r, STR("round.upward"))) rm = FP_RUP;
    else if (str_eq(r, STR("round.towardzero"))) rm = FP_RTZ;
    else if (str_eq(r, STR("round.tonearestaway"))) rm = FP_RNA;
    else if (str_eq(r, STR("round.dynamic"))) dynamic = true;
    else known_rm = false;
  }
  Cv c[3] = {{.kind = CV_BAD}, {.kind = CV_BAD}, {.kind = CV_BAD}};
  if (!known_rm || nargs == 0 || nargs > 3) return VAL_NONE;
  for (uint32_t i = 0; i < nargs; i++) {
    c[i] = con_cv(p, con_twin(p, a[i]), 0);
    if (c[i].kind != CV_FP) return VAL_NONE;
  }
  FpKind k = (FpKind)c[0].fk;
  if (!fp_folds(k) || k != fp_kind_of(t)) return VAL_NONE;
  FpBits x = c[0].fp, y = c[1].fp, v;
  unsigned seen = 0;
  bool quiet = false; /* does not raise "inexact" */
  switch (id) {
  case INTRIN_experimental_constrained_floor:
    v = fp_round_int_rm(k, x, FP_RDN, &seen);
    quiet = true;
    break;
  case INTRIN_experimental_constrained_ceil:
    v = fp_round_int_rm(k, x, FP_RUP, &seen);
    quiet = true;
    break;
  case INTRIN_experimental_constrained_trunc:
    v = fp_round_int_rm(k, x, FP_RTZ, &seen);
    quiet = true;
    break;
  case INTRIN_experimental_constrained_round:
    v = fp_round_int_rm(k, x, FP_RNA, &seen);
    quiet = true;
    break;
  case INTRIN_experimental_constrained_roundeven:
    v = fp_round_int_rm(k, x, FP_RNE, &seen);
    quiet = true;
    break;
  case INTRIN_experimental_constrained_rint: v = fp_round_int_rm(k, x, rm, &seen); break;
  case INTRIN_experimental_constrained_nearbyint:
    v = fp_round_int_rm(k, x, rm, &seen);
    if (dynamic && (seen & FP_EX_INEXACT)) return VAL_NONE;
    quiet = true;
    break;
  case INTRIN_experimental_constrained_fadd:
    if (nargs < 2) return VAL_NONE;
    v = fp_add_rm(k, x, y, rm, &seen);
    break;
  case INTRIN_experimental_constrained_fsub:
    if (nargs < 2) return VAL_NONE;
    v = fp_sub_rm(k, x, y, rm, &seen);
    break;
  case INTRIN_experimental_constrained_fmul:
    if (nargs < 2) return VAL_NONE;
    v = fp_mul_rm(k, x, y, rm, &seen);
    break;
  case INTRIN_experimental_constrained_fdiv:
    if (nargs < 2) return VAL_NONE;
    v = fp_div_rm(k, x, y, rm, &seen);
    break;
  case INTRIN_experimental_constrained_fma:
  case INTRIN_experimental_constrained_fmuladd:
    if (nargs < 3) return VAL_NONE;
    v = fp_fma_rm(k, x, y, c[2].fp, rm, &seen);
    break;
  default: return VAL_NONE;
  }
  if (fp_is_snan(k, x) || (nargs > 1 && fp_is_snan(k, y))) seen |= FP_EX_INVALID;
  if (quiet) seen &= ~(unsigned)FP_EX_INEXACT;
  if (seen && (strict || dynamic)) return VAL_NONE;
  return con_fp(p, t, v);
}

static Val fold_overflow(ConPool *p, unsigned id, Ty ret, Val x, Val y) {
  Ty t = con_type(p, x);
  if (con_is_poison(p, x) || con_is_poison(p, y)) return con_poison(p, ret);
  if (con_is_undef(p, x) ||
      con_is_undef(p, y)) { /* the undefined operand so that nothing overflows, and the sum is anything */
    bool mul = id == INTRIN_umul_with_overflow || id == INTRIN_smul_with_overflow;
    if (!mul) return VAL_NONE;
    return con_null(p, ret);
  }
  bool vec = ty_is_vec(p->m, t);
  uint64_t n = vec ? ty_rec(p->m, t)->count : 1;
  if (n > 64 || ty_scalable(p->m, t)) return VAL_NONE;
  Ty s = ty_scalar(p->m, t), bt = ty_field(p->m, ret, 1);
  Val r[64], o[64];
  for (uint64_t i = 0; i < n; i++) {
    Cv a = con_cv(p, x, i), b = con_cv(p, y, i);
    if (a.kind != CV_INT || b.kind != CV_INT) return VAL_NONE;
    bool ov = false;
    Ap v;
    switch (id) {
    case INTRIN_uadd_with_overflow: v = ap_uadd_ov(p->arena, a.ap, b.ap, &ov); break;
    case INTRIN_sadd_with_overflow: v = ap_sadd_ov(p->arena, a.ap, b.ap, &ov); break;
    case INTRIN_usub_with_overflow: v = ap_usub_ov(p->arena, a.ap, b.ap, &ov); break;
    case INTRIN_ssub_with_overflow: v = ap_ssub_ov(p->arena, a.ap, b.ap, &ov); break;
    case INTRIN_umul_with_overflow: v = ap_umul_ov(p->arena, a.ap, b.ap, &ov); break;
    default: v = ap_smul_ov(p->arena, a.ap, b.ap, &ov); break;
    }
    r[i] = con_ap(p, s, v);
    o[i] = con_int(p, TY_I1, ov);
  }
  Val f[2] = {r[0], o[0]};
  if (vec) f[0] = con_agg(p, t, r, (uint32_t)n), f[1] = con_agg(p, bt, o, (uint32_t)n);
  return con_agg(p, ret, f, 2);
}

static Val fold_reduce(ConPool *p, unsigned id, Ty t, Val v) {
  if (con_is_poison(p, v)) return con_poison(p, t);
  Ty vt = con_type(p, v);
  uint64_t n = ty_rec(p->m, vt)->count;
  if (ty_scalable(p->m, vt) || past_cap(p->m, FOLD_LANES, n)) return VAL_NONE;
  Arena *A = p->arena;
  Ap acc = {0};
  for (uint64_t i = 0; i < n; i++) {
    Val e = con_elem(p, con_twin(p, v), i);
    if (e && con_is_poison(p, e)) return con_poison(p, t);
    Cv c = con_cv(p, v, i);
    if (c.kind != CV_INT) return VAL_NONE;
    if (i == 0) {
      acc = c.ap;
      continue;
    }
    switch (id) {
    case INTRIN_vector_reduce_add: acc = ap_add(A, acc, c.ap); break;
    case INTRIN_vector_reduce_mul: acc = ap_mul(A, acc, c.ap); break;
    case INTRIN_vector_reduce_and: acc = ap_and(A, acc, c.ap); break;
    case INTRIN_vector_reduce_or: acc = ap_or(A, acc, c.ap); break;
    case INTRIN_vector_reduce_xor: acc = ap_xor(A, acc, c.ap); break;
    case INTRIN_vector_reduce_smax: acc = ap_max_signed(acc, c.ap); break;
    case INTRIN_vector_reduce_smin: acc = ap_min_signed(acc, c.ap); break;
    case INTRIN_vector_reduce_umax: acc = ap_umax(acc, c.ap); break;
    case INTRIN_vector_reduce_umin: acc = ap_umin(acc, c.ap); break;
    default: return VAL_NONE;
    }
  }
  return con_ap(p, t, acc);
}

/* Every lane poison as soon as one operand's lane is: true of all that `lane` folds. */
/* get.active.lane.mask(base, n): lane k says whether base + k, which does not wrap, is below n. */
static Val fold_lane_mask(ConPool *p, Ty ret, Val base, Val n) {
  uint64_t b, e, lanes = ty_rec(p->m, ret)->count;
  if (ty_scalable(p->m, ret) || past_cap(p->m, FOLD_LANES, lanes) || !con_u64(p, con_twin(p, base), &b) ||
      !con_u64(p, con_twin(p, n), &e))
    return VAL_NONE;
  uint64_t set = e > b ? e - b : 0;
  FEW_ON(p->arena, Val, out, 16, lanes);
  for (uint64_t k = 0; k < lanes; k++) out[k] = con_int(p, TY_I1, k < set);
  return con_agg(p, ret, out, (uint32_t)lanes);
}
Val con_fold_intrin(ConPool *p, unsigned id, Ty ret, const Val *args, uint32_t n) {
  switch (id) {
  case INTRIN_get_active_lane_mask: return fold_lane_mask(p, ret, args[0], args[1]);
  case INTRIN_uadd_with_overflow:
  case INTRIN_sadd_with_overflow:
  case INTRIN_usub_with_overflow:
  case INTRIN_ssub_with_overflow:
  case INTRIN_umul_with_overflow:
  case INTRIN_smul_with_overflow: return fold_overflow(p, id, ret, args[0], args[1]);
  case INTRIN_vector_reduce_add:
  case INTRIN_vector_reduce_mul:
  case INTRIN_vector_reduce_and:
  case INTRIN_vector_reduce_or:
  case INTRIN_vector_reduce_xor:
  case INTRIN_vector_reduce_smax:
  case INTRIN_vector_reduce_smin:
  case INTRIN_vector_reduce_umax:
  case INTRIN_vector_reduce_umin: return fold_reduce(p, id, ret, args[0]);
  default: break;
  }
  if (n == 0 || n > 4) return VAL_NONE;
  if (con_kind(p, args[n - 1]) == CON_MD) return fold_constrained(p, id, ret, args, n);
  if (id == INTRIN_fptosi_sat || id == INTRIN_fptoui_sat) { /* two types */
    if (con_is_poison(p, args[0])) return con_poison(p, ret);
    if (con_is_undef(p, args[0])) return con_null(p, ret);
  }
  Val math = con_fold_math(p, id, ret, args, n);
  if (math) return math;
  /* Metadata and the like are no numbers: con_cv says so and nothing is folded. */
  Module *m = p->m;
  bool vec = ty_is_vec(m, ret);
  uint64_t lanes = 1;
  if (vec) {
    bool uniform = true;
    for (uint32_t i = 0; i < n; i++) uniform &= con_kind(p, con_twin(p, args[i])) != CON_AGG;
    lanes = uniform ? 1 : ty_rec(m, ret)->count;
    if (past_cap(m, FOLD_LANES, lanes)) return VAL_NONE;
  }
  Ty t = ty_scalar(m, ret);
  FEW_ON(p->arena, Val, out, 16, lanes);
  for (uint64_t k = 0; k < lanes; k++) {
    Cv c[4];
    bool poison = false, undef[4] = {false}, any_undef = false;
    for (uint32_t i = 0; i < n; i++) {
      Val a = con_twin(p, args[i]);
      Val e = con_kind(p, a) == CON_AGG && ty_is_vec(m, con_type(p, a)) ? con_elem(p, a, k) : a;
      poison |= con_is_poison(p, e);
      any_undef |= undef[i] = con_is_undef(p, e);
      c[i] = con_cv(p, a, k);
    }
    /* id must be one that folds: ask with poison only after a lane of numbers would */
    if (poison) {
      const IntrinsicInfo *ii = intrinsic_info((IntrinsicId)id);
      if (ii->mem != 0 || !(ii->flags & IF_SPECULATABLE) || id == INTRIN_is_constant || id == INTRIN_fptosi_sat ||
          id == INTRIN_fptoui_sat)
        return VAL_NONE;
      static const uint16_t strict[] = {
        INTRIN_smax,       INTRIN_smin,       INTRIN_umax,      INTRIN_umin,       INTRIN_abs,       INTRIN_ctpop,
        INTRIN_ctlz,       INTRIN_cttz,       INTRIN_bswap,     INTRIN_bitreverse, INTRIN_fshl,      INTRIN_fshr,
        INTRIN_sadd_sat,   INTRIN_uadd_sat,   INTRIN_ssub_sat,  INTRIN_usub_sat,   INTRIN_sshl_sat,  INTRIN_ushl_sat,
        INTRIN_scmp,       INTRIN_ucmp,       INTRIN_fabs,      INTRIN_copysign,   INTRIN_floor,     INTRIN_ceil,
        INTRIN_trunc,      INTRIN_round,      INTRIN_roundeven, INTRIN_rint,       INTRIN_nearbyint, INTRIN_sqrt,
        INTRIN_fma,        INTRIN_fmuladd,    INTRIN_minnum,    INTRIN_maxnum,     INTRIN_minimum,   INTRIN_maximum,
        INTRIN_minimumnum, INTRIN_maximumnum, INTRIN_ldexp,     INTRIN_sin,        INTRIN_cos,       INTRIN_exp,
        INTRIN_exp2,       INTRIN_log,        INTRIN_log2,      INTRIN_pow};
      bool ok = false;
      for (size_t i = 0; i < ARRAY_LEN(strict); i++) ok |= strict[i] == id;
      if (!ok) return VAL_NONE;
      out[k] = con_poison(p, t);
      continue;
    }
    out[k] = any_undef ? lane_undef(p, id, t, c, undef, n) : lane(p, id, t, c, n);
    if (!out[k]) return VAL_NONE;
  }
  return !vec ? out[0] : lanes == 1 ? con_splat(p, ret, out[0]) : con_agg(p, ret, out, (uint32_t)lanes);
}
