/* fp.h: IEEE 754 arithmetic in software, bit for bit, for every floating-point type of LLVM IR. The host's
 * floating-point environment is never used, so results do not depend on the machine, its flags or its rounding mode.
 *
 * A number is its encoding (FpBits) plus its format (FpKind). half, bfloat, float and double use `lo` only; x86_fp80
 * has its 64 significand bits in lo and sign and exponent in the low 16 bits of hi; fp128 is hi:lo; ppc_fp128 has the
 * high-order double in lo and the low-order one in hi (the order of LLVM's text and APFloat words). Bits beyond the
 * format are zero. x86_fp80 encodings that no hardware makes are read as LLVM reads them: a missing integer bit is a
 * NaN.
 *
 * NaNs follow LLVM's APFloat: an operation returns its first NaN operand, quieted, with its sign; an invalid operation
 * returns the positive quiet NaN without payload.
 *
 * Every `*_rm` function takes a rounding direction and ORs the exceptions it raises into *ex (ex may be NULL); the
 * short names round to nearest even. Tininess is detected after rounding to the format (underflow = result denormal or
 * zero, and inexact).
 *
 * ppc_fp128 is carried, classified, negated, converted, parsed and printed; arithmetic on it must not be asked for
 * (`fp_folds` says so, ASSERT).
 *
 * Sources: IEEE 754-2019; LangRef "Floating-Point Types", "Simple Constants", llvm.minimum and its family; PTX ISA for
 * .rz .rm .rp; LLVM's printing was taken down by experiment against opt 22.
 */
#ifndef NVOPT_FP_H
#define NVOPT_FP_H
#include "support/apint.h"

typedef struct FpBits {
  uint64_t lo, hi;
} FpBits;

typedef enum FpKind { FP_HALF, FP_BFLOAT, FP_FLOAT, FP_DOUBLE, FP_X86_FP80, FP_FP128, FP_PPC_FP128 } FpKind;
enum { FP_KINDS = 7 };

typedef enum FpRound {
  FP_RNE, /* nearest, ties to even */
  FP_RTZ, /* towards zero (NVVM rz) */
  FP_RUP, /* towards +inf (rp) */
  FP_RDN, /* towards -inf (rm) */
  FP_RNA, /* nearest, ties away from zero */
} FpRound;

enum { FP_EX_INEXACT = 1, FP_EX_INVALID = 2, FP_EX_DIV0 = 4, FP_EX_OVERFLOW = 8, FP_EX_UNDERFLOW = 16 };

/* The mask of llvm.is.fpclass (FP_NAN and its like belong to math.h). */
enum {
  FPC_SNAN = 1,
  FPC_QNAN = 2,
  FPC_NEG_INF = 4,
  FPC_NEG_NORMAL = 8,
  FPC_NEG_DENORMAL = 0x10,
  FPC_NEG_ZERO = 0x20,
  FPC_POS_ZERO = 0x40,
  FPC_POS_DENORMAL = 0x80,
  FPC_POS_NORMAL = 0x100,
  FPC_POS_INF = 0x200,
  FPC_NAN = FPC_SNAN | FPC_QNAN,
  FPC_INF = FPC_NEG_INF | FPC_POS_INF,
  FPC_ZERO = FPC_NEG_ZERO | FPC_POS_ZERO,
  FPC_DENORMAL = FPC_NEG_DENORMAL | FPC_POS_DENORMAL,
  FPC_NORMAL = FPC_NEG_NORMAL | FPC_POS_NORMAL,
  FPC_FINITE = FPC_ZERO | FPC_DENORMAL | FPC_NORMAL,
  FPC_NEGATIVE = FPC_NEG_INF | FPC_NEG_NORMAL | FPC_NEG_DENORMAL | FPC_NEG_ZERO,
  FPC_POSITIVE = FPC_POS_INF | FPC_POS_NORMAL | FPC_POS_DENORMAL | FPC_POS_ZERO,
  FPC_ALL = 0x3ff
};

typedef enum FpOrder { FP_LT = -1, FP_EQ = 0, FP_GT = 1, FP_UNORD = 2 } FpOrder;

static inline bool fp_folds(FpKind k) { return k != FP_PPC_FP128; }
static inline bool fp_same(FpBits a, FpBits b) { return a.lo == b.lo && a.hi == b.hi; } /* of encodings */
uint32_t fp_width(FpKind k);     /* bits in memory: 16 16 32 64 80 128 128 */
uint32_t fp_precision(FpKind k); /* significand bits with the hidden one: 11 8 24 53 64 113 106 */
int32_t fp_emax(FpKind k);       /* exponent of the largest finite number */
int32_t fp_emin(FpKind k);       /* exponent of the least normal number */

/* Making numbers. */
FpBits fp_zero(FpKind k, bool neg);
FpBits fp_inf(FpKind k, bool neg);
FpBits fp_qnan(FpKind k, bool neg);
FpBits fp_largest(FpKind k, bool neg);
FpBits fp_smallest(FpKind k, bool neg); /* least denormal */
FpBits fp_smallest_normal(FpKind k, bool neg);
FpBits fp_pow2(FpKind k, int32_t e);            /* 2^e, rounded if need be */
FpBits fp_of_i64(FpKind k, int64_t i);          /* rounded to nearest even */
FpBits fp_of_double_bits(FpKind k, uint64_t d); /* the double with encoding d, rounded to nearest even */
static inline FpBits fp_one(FpKind k) { return fp_pow2(k, 0); }
/* The bits as an integer of fp_width(k) and back: what bitcast does (LLVM's order of words for the 128-bit formats). */
Ap fp_to_bits(Arena *A, FpKind k, FpBits a);
FpBits fp_from_bits(FpKind k, Ap a); /* canonical, see fp_canonical */
/* x86_fp80: what LLVM makes of an encoding when it reads it (unnormals become NaNs, pseudo-denormals normal numbers);
 * the identity elsewhere. */
FpBits fp_canonical(FpKind k, FpBits a);

/* Classification. */
unsigned fp_class(FpKind k, FpBits a); /* exactly one bit of the mask above */
static inline bool fp_is(FpKind k, FpBits a, unsigned mask) { return (fp_class(k, a) & mask) != 0; }
static inline bool fp_is_nan(FpKind k, FpBits a) { return fp_is(k, a, FPC_NAN); }
static inline bool fp_is_snan(FpKind k, FpBits a) { return fp_is(k, a, FPC_SNAN); }
static inline bool fp_is_inf(FpKind k, FpBits a) { return fp_is(k, a, FPC_INF); }
static inline bool fp_is_zero(FpKind k, FpBits a) { return fp_is(k, a, FPC_ZERO); }
static inline bool fp_is_denormal(FpKind k, FpBits a) { return fp_is(k, a, FPC_DENORMAL); }
static inline bool fp_is_finite(FpKind k, FpBits a) { return fp_is(k, a, FPC_FINITE); }
bool fp_is_neg(FpKind k, FpBits a); /* the sign bit, NaNs included */
bool fp_is_integer(FpKind k, FpBits a);
static inline bool fp_is_one(FpKind k, FpBits a) { return fp_same(a, fp_one(k)); }

/* Sign and payload; no exceptions. */
FpBits fp_neg(FpKind k, FpBits a);
FpBits fp_abs(FpKind k, FpBits a);
FpBits fp_copysign(FpKind k, FpBits a, FpBits sign);
FpBits fp_quiet(FpKind k, FpBits a);          /* a NaN quieted; other numbers as they are */
FpBits fp_flush(FpKind k, FpBits a);          /* a denormal becomes the zero of its sign (ftz, preserve-sign) */
FpBits fp_flush_positive(FpKind k, FpBits a); /* a denormal becomes +0 (positive-zero) */

/* Arithmetic. */
FpBits fp_add_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex);
FpBits fp_sub_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex);
FpBits fp_mul_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex);
FpBits fp_div_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex);
FpBits fp_fma_rm(FpKind k, FpBits a, FpBits b, FpBits c, FpRound rm, unsigned *ex); /* a * b + c, rounded once */
FpBits fp_sqrt_rm(FpKind k, FpBits a, FpRound rm, unsigned *ex);
FpBits fp_rem_ex(FpKind k, FpBits a, FpBits b, unsigned *ex); /* C's fmod, what frem means; exact */
static inline FpBits fp_add(FpKind k, FpBits a, FpBits b) { return fp_add_rm(k, a, b, FP_RNE, NULL); }
static inline FpBits fp_sub(FpKind k, FpBits a, FpBits b) { return fp_sub_rm(k, a, b, FP_RNE, NULL); }
static inline FpBits fp_mul(FpKind k, FpBits a, FpBits b) { return fp_mul_rm(k, a, b, FP_RNE, NULL); }
static inline FpBits fp_div(FpKind k, FpBits a, FpBits b) { return fp_div_rm(k, a, b, FP_RNE, NULL); }
static inline FpBits fp_rem(FpKind k, FpBits a, FpBits b) { return fp_rem_ex(k, a, b, NULL); }
static inline FpBits fp_fma(FpKind k, FpBits a, FpBits b, FpBits c) { return fp_fma_rm(k, a, b, c, FP_RNE, NULL); }
static inline FpBits fp_sqrt(FpKind k, FpBits a) { return fp_sqrt_rm(k, a, FP_RNE, NULL); }

FpOrder fp_cmp(FpKind k, FpBits a, FpBits b); /* -0 equals +0 */
/* The intrinsics of these names. minnum and maxnum: a signaling NaN is returned quieted, a quiet one loses to a number;
 * all six order -0 before +0 (what LLVM folds to). */
FpBits fp_minnum(FpKind k, FpBits a, FpBits b);
FpBits fp_maxnum(FpKind k, FpBits a, FpBits b);
FpBits fp_minimum(FpKind k, FpBits a, FpBits b); /* NaN if one is */
FpBits fp_maximum(FpKind k, FpBits a, FpBits b);
FpBits fp_minimumnum(FpKind k, FpBits a, FpBits b); /* a NaN of either kind loses to a number; of two, the second */
FpBits fp_maximumnum(FpKind k, FpBits a, FpBits b);

/* Rounding to an integer in the same format; keeps the sign of zero. */
FpBits fp_round_int_rm(FpKind k, FpBits a, FpRound rm, unsigned *ex);
static inline FpBits fp_floor(FpKind k, FpBits a) { return fp_round_int_rm(k, a, FP_RDN, NULL); }
static inline FpBits fp_ceil(FpKind k, FpBits a) { return fp_round_int_rm(k, a, FP_RUP, NULL); }
static inline FpBits fp_trunc(FpKind k, FpBits a) { return fp_round_int_rm(k, a, FP_RTZ, NULL); }
static inline FpBits fp_round(FpKind k, FpBits a) { return fp_round_int_rm(k, a, FP_RNA, NULL); }
static inline FpBits fp_roundeven(FpKind k, FpBits a) {
  return fp_round_int_rm(k, a, FP_RNE, NULL);
} /* rint, nearbyint */

/* Between formats. Raises FP_EX_INEXACT when the value, or a NaN's payload, did not survive; FP_EX_INVALID for a
 * signaling NaN, which is quieted. */
FpBits fp_convert_rm(FpKind from, FpKind to, FpBits a, FpRound rm, unsigned *ex);
static inline FpBits fp_convert(FpKind from, FpKind to, FpBits a) { return fp_convert_rm(from, to, a, FP_RNE, NULL); }
/* The same but a signaling NaN stays one: a literal read or printed in another format. */
FpBits fp_convert_literal(FpKind from, FpKind to, FpBits a, unsigned *ex);
/* To an integer, rounded. What does not fit raises FP_EX_INVALID and gives the nearest value that does, NaN gives 0 (so
 * the result is also that of llvm.fpto[su]i.sat). */
Ap fp_to_int_rm(Arena *A, FpKind k, FpBits a, uint32_t bits, bool is_signed, FpRound rm, unsigned *ex);
FpBits fp_from_int_rm(FpKind k, Ap a, bool is_signed, FpRound rm, unsigned *ex);
static inline FpBits fp_from_int(FpKind k, Ap a, bool is_signed) {
  return fp_from_int_rm(k, a, is_signed, FP_RNE, NULL);
}

/* Exponents. */
FpBits fp_ldexp_rm(FpKind k, FpBits a, int64_t n, FpRound rm, unsigned *ex); /* a * 2^n, rounded once */
static inline FpBits fp_ldexp(FpKind k, FpBits a, int64_t n) { return fp_ldexp_rm(k, a, n, FP_RNE, NULL); }
FpBits fp_frexp(FpKind k, FpBits a, int32_t *e); /* in [0.5, 1) and a = result * 2^*e; *e = 0 for 0, inf and NaN */
int32_t fp_ilogb(FpKind k, FpBits a);            /* floor(log2 |a|); INT32_MIN for 0, INT32_MAX for inf and NaN */

FpBits fp_next(FpKind k, FpBits a, bool down); /* next number up or down; inf stays in its direction, NaN is quieted */
bool fp_exact_inverse(FpKind k, FpBits a, FpBits *inv); /* a is a power of two, and 1/a is too and is normal */

/* Text (fp_text.c). */
typedef enum FpLit {
  FP_LIT_OK,
  FP_LIT_BAD,        /* not a literal of these forms */
  FP_LIT_TOO_LARGE,  /* hexadecimal digits beyond the size the prefix says */
  FP_LIT_INEXACT,    /* LLVM: "floating point constant invalid for type" */
  FP_LIT_WRONG_TYPE, /* LLVM: "floating point constant does not have type" */
} FpLit;
/* Reads the whole of s as a floating literal of LLVM IR for the type k: `[-+]?[0-9]+[.][0-9]*([eE][-+]?[0-9]+)?`, 0x
 * (the bits of a double), 0xH half, 0xR bfloat, 0xK, 0xL, 0xM. Decimal and 0x literals name a double, which must be
 * exactly a number of the type (half, bfloat, float, double only): 0.1 is no float. *out is written only with
 * FP_LIT_OK. opt 22 knows no other forms (no inf, nan, f0x). */
FpLit fp_parse(FpKind k, Str s, FpBits *out);
/* Reads a decimal number `[-+]?[0-9]*[.]?[0-9]*([eE][-+]?[0-9]+)?` with at least one digit, of any length, and rounds
 * it once into the format (not ppc_fp128). False if it is no such number. Below 40 ns up to 19 digits and small
 * exponents. */
bool fp_parse_decimal(FpKind k, Str s, FpRound rm, FpBits *out, unsigned *ex);
/* Prints exactly what opt 22 prints for a constant of the type: float and double as d.dddddde+dd when reading six
 * digits back gives the number, else 0x and the bits of the double; 0xH, 0xR, 0xK, 0xL, 0xM with all digits for the
 * others. */
void fp_print(StrBuf *sb, FpKind k, FpBits a);
#endif
