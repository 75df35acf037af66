/* apint.h: exact integers of any width from 1 to 2^23 bits, with the arithmetic LLVM gives `iN` (LangRef, "Integer
 * Type").
 *
 * An Ap is an immutable value. Up to 64 bits it lives in `u`; wider ones point to (bits + 63) / 64 little-endian
 * words in the arena the caller passed, and results may share words with operands. Bits above the width are always
 * zero. Binary operations want operands of one width unless said otherwise (DASSERT). Signed operations read two's
 * complement. Division by zero is the caller's to rule out (ASSERT). Shifts take the amount as an unsigned; amounts
 * of `bits` or more give what shifting one by one would (0, or copies of the sign). Cost: nothing allocates up to 64
 * bits; wider add, logic and shifts are linear; mul, div, parse and print a little more than that (words.h). A
 * function takes an Arena first exactly when it may allocate.
 */
#ifndef NVOPT_APINT_H
#define NVOPT_APINT_H
#include "support/arena.h"
#include "support/strbuf.h"

enum { AP_MAX_BITS = 1 << 23 };

typedef struct Ap {
  uint32_t bits;
  union {
    uint64_t u;
    uint64_t *w;
  };
} Ap;

static inline uint32_t ap_nwords(uint32_t bits) { return (bits + 63) / 64; }
static inline bool ap_is_small(Ap a) { return LIKELY(a.bits <= 64); }
static inline const uint64_t *ap_words(const Ap *a) { return a->bits <= 64 ? &a->u : a->w; }
/* The low 64 bits of u in a width of at most 64. */
static inline Ap ap_small(uint32_t bits, uint64_t u) {
  DASSERT(bits >= 1 && bits <= 64);
  return (Ap){.bits = bits, .u = u & mask64(bits)};
}

/* Making values. Numbers that do not fit are truncated. */
Ap ap_wide_from_u64(Arena *A, uint32_t bits, uint64_t u, bool sign_extend);
static inline Ap ap_u64(Arena *A, uint32_t bits, uint64_t u) {
  return LIKELY(bits <= 64) ? ap_small(bits, u) : ap_wide_from_u64(A, bits, u, false);
}
static inline Ap ap_i64(Arena *A, uint32_t bits, int64_t i) {
  return LIKELY(bits <= 64) ? ap_small(bits, (uint64_t)i) : ap_wide_from_u64(A, bits, (uint64_t)i, true);
}
Ap ap_from_words(Arena *A, uint32_t bits, const uint64_t *w, uint32_t n); /* zero-extends n words */
static inline Ap ap_zero(Arena *A, uint32_t bits) { return ap_u64(A, bits, 0); }
static inline Ap ap_one(Arena *A, uint32_t bits) { return ap_u64(A, bits, 1); }
static inline Ap ap_ones(Arena *A, uint32_t bits) { return ap_i64(A, bits, -1); }
Ap ap_range_mask_wide(Arena *A, uint32_t bits, uint32_t lo, uint32_t hi);
static inline Ap ap_range_mask(Arena *A, uint32_t bits, uint32_t lo,
                               uint32_t hi) { /* ones in [lo, hi), lo <= hi <= bits */
  DASSERT(lo <= hi && hi <= bits);
  return LIKELY(bits <= 64) ? ap_small(bits, mask64(hi) & ~mask64(lo)) : ap_range_mask_wide(A, bits, lo, hi);
}
static inline Ap ap_low_mask(Arena *A, uint32_t bits, uint32_t n) { return ap_range_mask(A, bits, 0, n); }
static inline Ap ap_high_mask(Arena *A, uint32_t bits, uint32_t n) { return ap_range_mask(A, bits, bits - n, bits); }
static inline Ap ap_bit(Arena *A, uint32_t bits, uint32_t i) { return ap_range_mask(A, bits, i, i + 1); }
static inline Ap ap_smin(Arena *A, uint32_t bits) { return ap_bit(A, bits, bits - 1); }
static inline Ap ap_smax(Arena *A, uint32_t bits) { return ap_range_mask(A, bits, 0, bits - 1); }
Ap ap_copy(Arena *A, Ap a); /* words of its own, for a value that must outlive its arena */

/* Questions. */
bool ap_eq_wide(Ap a, Ap b);
int ap_ucmp_wide(Ap a, Ap b);
uint32_t ap_clz_wide(Ap a);
uint32_t ap_ctz_wide(Ap a);
uint32_t ap_clo_wide(Ap a);
uint32_t ap_cto_wide(Ap a);
uint32_t ap_popcount_wide(Ap a);
static inline bool ap_test(Ap a, uint32_t i) {
  DASSERT(i < a.bits);
  return (ap_is_small(a) ? a.u >> i : a.w[i / 64] >> i % 64) & 1;
}
static inline bool ap_is_neg(Ap a) { return ap_test(a, a.bits - 1); }
static inline uint64_t ap_lo64(Ap a) { return ap_is_small(a) ? a.u : a.w[0]; }
static inline bool ap_eq(Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? a.u == b.u : ap_eq_wide(a, b);
}
static inline bool ap_same(Ap a, Ap b) { return a.bits == b.bits && ap_eq(a, b); } /* width may differ */
static inline int ap_ucmp(Ap a, Ap b) {                                            /* -1, 0, 1 */
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? (a.u > b.u) - (a.u < b.u) : ap_ucmp_wide(a, b);
}
static inline int ap_scmp(Ap a, Ap b) {
  bool na = ap_is_neg(a), nb = ap_is_neg(b);
  return na != nb ? (na ? -1 : 1) : ap_ucmp(a, b);
}
static inline bool ap_ult(Ap a, Ap b) { return ap_ucmp(a, b) < 0; }
static inline bool ap_ule(Ap a, Ap b) { return ap_ucmp(a, b) <= 0; }
static inline bool ap_ugt(Ap a, Ap b) { return ap_ucmp(a, b) > 0; }
static inline bool ap_uge(Ap a, Ap b) { return ap_ucmp(a, b) >= 0; }
static inline bool ap_slt(Ap a, Ap b) { return ap_scmp(a, b) < 0; }
static inline bool ap_sle(Ap a, Ap b) { return ap_scmp(a, b) <= 0; }
static inline bool ap_sgt(Ap a, Ap b) { return ap_scmp(a, b) > 0; }
static inline bool ap_sge(Ap a, Ap b) { return ap_scmp(a, b) >= 0; }
static inline Ap ap_umin(Ap a, Ap b) { return ap_ule(a, b) ? a : b; }
static inline Ap ap_umax(Ap a, Ap b) { return ap_uge(a, b) ? a : b; }
static inline Ap ap_min_signed(Ap a, Ap b) { return ap_sle(a, b) ? a : b; }
static inline Ap ap_max_signed(Ap a, Ap b) { return ap_sge(a, b) ? a : b; }
/* Leading and trailing zeros and ones; the width when all bits are such. */
static inline uint32_t ap_clz(Ap a) {
  if (!ap_is_small(a)) return ap_clz_wide(a);
  return a.u ? (uint32_t)__builtin_clzll(a.u) - (64 - a.bits) : a.bits;
}
static inline uint32_t ap_ctz(Ap a) {
  if (!ap_is_small(a)) return ap_ctz_wide(a);
  return a.u ? (uint32_t)__builtin_ctzll(a.u) : a.bits;
}
static inline uint32_t ap_clo(Ap a) {
  if (!ap_is_small(a)) return ap_clo_wide(a);
  return ap_clz((Ap){.bits = a.bits, .u = ~a.u & mask64(a.bits)});
}
static inline uint32_t ap_cto(Ap a) {
  if (!ap_is_small(a)) return ap_cto_wide(a);
  return ap_ctz((Ap){.bits = a.bits, .u = ~a.u & mask64(a.bits)});
}
static inline uint32_t ap_popcount(Ap a) {
  return ap_is_small(a) ? (uint32_t)__builtin_popcountll(a.u) : ap_popcount_wide(a);
}
static inline uint32_t ap_active_bits(Ap a) { return a.bits - ap_clz(a); } /* 0 for zero */
/* Copies of the sign. */
static inline uint32_t ap_sign_bits(Ap a) { return ap_is_neg(a) ? ap_clo(a) : ap_clz(a); }
static inline uint32_t ap_min_signed_bits(Ap a) { return a.bits - ap_sign_bits(a) + 1; } /* 1 for 0 and -1 */
static inline bool ap_is_zero(Ap a) { return ap_is_small(a) ? a.u == 0 : ap_clz_wide(a) == a.bits; }
static inline bool ap_eq_u64(Ap a, uint64_t u) {
  return ap_is_small(a) ? a.u == u : a.w[0] == u && ap_active_bits(a) <= 64;
}
static inline bool ap_is_one(Ap a) { return ap_eq_u64(a, 1); }
static inline bool ap_is_ones(Ap a) { return ap_is_small(a) ? a.u == mask64(a.bits) : ap_clo_wide(a) == a.bits; }
static inline bool ap_is_smin(Ap a) { return ap_is_neg(a) && ap_ctz(a) == a.bits - 1; }
static inline bool ap_is_smax(Ap a) { return !ap_is_neg(a) && ap_cto(a) == a.bits - 1; }
static inline bool ap_is_pow2(Ap a) { return ap_is_small(a) ? is_pow2(a.u) : ap_popcount_wide(a) == 1; }
static inline bool ap_is_neg_pow2(Ap a) { return ap_is_neg(a) && ap_clo(a) + ap_ctz(a) == a.bits; } /* -2^k */
static inline int32_t ap_exact_log2(Ap a) { return ap_is_pow2(a) ? (int32_t)ap_ctz(a) : -1; }
static inline bool ap_is_low_mask(Ap a) { return !ap_is_zero(a) && ap_cto(a) == ap_active_bits(a); } /* 0..01..1 */
static inline bool ap_is_shifted_mask(Ap a) { /* 0..01..10..0, not zero */
  return !ap_is_zero(a) && ap_popcount(a) == ap_active_bits(a) - ap_ctz(a);
}
static inline bool ap_fits_u64(Ap a) { return ap_is_small(a) || ap_active_bits(a) <= 64; }
static inline bool ap_fits_i64(Ap a) { return ap_is_small(a) || ap_min_signed_bits(a) <= 64; }
/* The value as an integer of the host; only for values that fit (see above), else the low 64 bits. */
static inline uint64_t ap_get_u64(Ap a) { return ap_lo64(a); }
static inline int64_t ap_get_i64(Ap a) { return ap_is_small(a) ? sext64(a.u, a.bits) : (int64_t)a.w[0]; }
/* The unsigned value, or `limit` if it is greater. */
static inline uint64_t ap_limited(Ap a, uint64_t limit) { return ap_fits_u64(a) ? u64_min(ap_lo64(a), limit) : limit; }
static inline bool ap_ult_u64(Ap a, uint64_t u) { return ap_fits_u64(a) && ap_lo64(a) < u; }
bool ap_intersects_wide(Ap a, Ap b);
/* A & b != 0. */
static inline bool ap_intersects(Ap a, Ap b) { return ap_is_small(a) ? (a.u & b.u) != 0 : ap_intersects_wide(a, b); }
bool ap_is_subset_wide(Ap a, Ap b);
/* A & ~b == 0. */
static inline bool ap_is_subset(Ap a, Ap b) { return ap_is_small(a) ? !(a.u & ~b.u) : ap_is_subset_wide(a, b); }
uint64_t ap_hash(Ap a); /* of width and value; the same in every run */

/* Arithmetic modulo 2^bits. */
Ap ap_add_wide(Arena *A, Ap a, Ap b);
Ap ap_sub_wide(Arena *A, Ap a, Ap b);
Ap ap_mul_wide(Arena *A, Ap a, Ap b);
Ap ap_logic_wide(Arena *A, Ap a, Ap b, int op); /* '&', '|', '^' */
Ap ap_not_wide(Arena *A, Ap a);
Ap ap_shl_wide(Arena *A, Ap a, uint32_t n);
Ap ap_shr_wide(Arena *A, Ap a, uint32_t n, bool arith);
void ap_udivrem_wide(Arena *A, Ap a, Ap b, Ap *q, Ap *r); /* q or r may be NULL */
static inline Ap ap_add(Arena *A, Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? ap_small(a.bits, a.u + b.u) : ap_add_wide(A, a, b);
}
static inline Ap ap_sub(Arena *A, Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? ap_small(a.bits, a.u - b.u) : ap_sub_wide(A, a, b);
}
static inline Ap ap_mul(Arena *A, Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? ap_small(a.bits, a.u * b.u) : ap_mul_wide(A, a, b);
}
static inline Ap ap_and(Arena *A, Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? (Ap){.bits = a.bits, .u = a.u & b.u} : ap_logic_wide(A, a, b, '&');
}
static inline Ap ap_or(Arena *A, Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? (Ap){.bits = a.bits, .u = a.u | b.u} : ap_logic_wide(A, a, b, '|');
}
static inline Ap ap_xor(Arena *A, Ap a, Ap b) {
  DASSERT(a.bits == b.bits);
  return ap_is_small(a) ? (Ap){.bits = a.bits, .u = a.u ^ b.u} : ap_logic_wide(A, a, b, '^');
}
static inline Ap ap_not(Arena *A, Ap a) { return ap_is_small(a) ? ap_small(a.bits, ~a.u) : ap_not_wide(A, a); }
static inline Ap ap_neg(Arena *A, Ap a) { return ap_sub(A, ap_zero(A, a.bits), a); }
static inline Ap ap_abs(Arena *A, Ap a) { return ap_is_neg(a) ? ap_neg(A, a) : a; } /* smin stays */
static inline Ap ap_shl(Arena *A, Ap a, uint32_t n) {
  if (ap_is_small(a)) return ap_small(a.bits, n >= a.bits ? 0 : a.u << n);
  return ap_shl_wide(A, a, n);
}
static inline Ap ap_lshr(Arena *A, Ap a, uint32_t n) {
  if (ap_is_small(a)) return ap_small(a.bits, n >= a.bits ? 0 : a.u >> n);
  return ap_shr_wide(A, a, n, false);
}
static inline Ap ap_ashr(Arena *A, Ap a, uint32_t n) {
  if (ap_is_small(a)) return ap_small(a.bits, (uint64_t)(sext64(a.u, a.bits) >> (n >= a.bits ? a.bits - 1 : n)));
  return ap_shr_wide(A, a, n, true);
}
static inline Ap ap_udiv(Arena *A, Ap a, Ap b) {
  Ap q;
  if (!ap_is_small(a)) return ap_udivrem_wide(A, a, b, &q, NULL), q;
  ASSERT(b.u);
  return ap_small(a.bits, a.u / b.u);
}
static inline Ap ap_urem(Arena *A, Ap a, Ap b) {
  Ap r;
  if (!ap_is_small(a)) return ap_udivrem_wide(A, a, b, NULL, &r), r;
  ASSERT(b.u);
  return ap_small(a.bits, a.u % b.u);
}
Ap ap_sdiv(Arena *A, Ap a, Ap b); /* towards zero; smin / -1 wraps to smin */
Ap ap_srem(Arena *A, Ap a, Ap b); /* sign of a */
void ap_udivrem(Arena *A, Ap a, Ap b, Ap *q, Ap *r);
Ap ap_udiv_ceil(Arena *A, Ap a, Ap b);
Ap ap_umulh(Arena *A, Ap a, Ap b); /* high half of the double-width product */
Ap ap_smulh(Arena *A, Ap a, Ap b);
/* Unsigned; gcd(0, b) = b. Euclid's algorithm is quadratic: where both have more than AP_GCD_BITS bits, only the
 * greatest power of two that divides both. */
enum { AP_GCD_BITS = 4096 };
Ap ap_gcd(Arena *A, Ap a, Ap b);
Ap ap_mul_inverse(Arena *A, Ap a); /* of an odd a, modulo 2^bits */
Ap ap_sqrt(Arena *A, Ap a);        /* floor of the root, unsigned; bit by bit, for small use */
static inline Ap ap_abdu(Arena *A, Ap a, Ap b) { return ap_uge(a, b) ? ap_sub(A, a, b) : ap_sub(A, b, a); }
static inline Ap ap_abds(Arena *A, Ap a, Ap b) { return ap_sge(a, b) ? ap_sub(A, a, b) : ap_sub(A, b, a); }

/* Bits. */
static inline Ap ap_set_bit(Arena *A, Ap a, uint32_t i) { return ap_or(A, a, ap_bit(A, a.bits, i)); }
static inline Ap ap_clear_bit(Arena *A, Ap a, uint32_t i) { return ap_and(A, a, ap_not(A, ap_bit(A, a.bits, i))); }
Ap ap_fshl(Arena *A, Ap a, Ap b, uint32_t n); /* high part of (a:b) << n % bits */
Ap ap_fshr(Arena *A, Ap a, Ap b, uint32_t n); /* low part of (a:b) >> n % bits */
static inline Ap ap_rotl(Arena *A, Ap a, uint32_t n) { return ap_fshl(A, a, a, n); }
static inline Ap ap_rotr(Arena *A, Ap a, uint32_t n) { return ap_fshr(A, a, a, n); }
Ap ap_bswap(Arena *A, Ap a); /* bits % 8 == 0 */
Ap ap_bitreverse(Arena *A, Ap a);
/* The bits [lo, lo + n) of a as a value of n bits; lo + n <= a.bits. */
Ap ap_extract(Arena *A, Ap a, uint32_t lo, uint32_t n);
/* a with the bits [lo, lo + v.bits) replaced by v. */
Ap ap_insert(Arena *A, Ap a, Ap v, uint32_t lo);

/* Widths. */
Ap ap_resize_wide(Arena *A, Ap a, uint32_t bits, bool sign_extend);
static inline Ap ap_trunc(Arena *A, Ap a, uint32_t bits) {
  DASSERT(bits <= a.bits);
  return ap_is_small(a) ? ap_small(bits, a.u) : ap_resize_wide(A, a, bits, false);
}
static inline Ap ap_zext(Arena *A, Ap a, uint32_t bits) {
  DASSERT(bits >= a.bits);
  return LIKELY(bits <= 64) ? (Ap){.bits = bits, .u = a.u} : ap_resize_wide(A, a, bits, false);
}
static inline Ap ap_sext(Arena *A, Ap a, uint32_t bits) {
  DASSERT(bits >= a.bits);
  return LIKELY(bits <= 64) ? ap_small(bits, (uint64_t)sext64(a.u, a.bits)) : ap_resize_wide(A, a, bits, true);
}
static inline Ap ap_zext_or_trunc(Arena *A, Ap a, uint32_t bits) {
  return bits >= a.bits ? ap_zext(A, a, bits) : ap_trunc(A, a, bits);
}
static inline Ap ap_sext_or_trunc(Arena *A, Ap a, uint32_t bits) {
  return bits >= a.bits ? ap_sext(A, a, bits) : ap_trunc(A, a, bits);
}

/* The wrapped result, and whether the exact one does not fit (*ov is always written). */
Ap ap_uadd_ov(Arena *A, Ap a, Ap b, bool *ov);
Ap ap_sadd_ov(Arena *A, Ap a, Ap b, bool *ov);
Ap ap_usub_ov(Arena *A, Ap a, Ap b, bool *ov);
Ap ap_ssub_ov(Arena *A, Ap a, Ap b, bool *ov);
Ap ap_umul_ov(Arena *A, Ap a, Ap b, bool *ov);
Ap ap_smul_ov(Arena *A, Ap a, Ap b, bool *ov);
Ap ap_sdiv_ov(Arena *A, Ap a, Ap b, bool *ov); /* smin / -1 */
Ap ap_ushl_ov(Arena *A, Ap a, uint32_t n, bool *ov);
Ap ap_sshl_ov(Arena *A, Ap a, uint32_t n, bool *ov);
/* The nearest value that fits. */
Ap ap_uadd_sat(Arena *A, Ap a, Ap b);
Ap ap_sadd_sat(Arena *A, Ap a, Ap b);
Ap ap_usub_sat(Arena *A, Ap a, Ap b);
Ap ap_ssub_sat(Arena *A, Ap a, Ap b);
Ap ap_umul_sat(Arena *A, Ap a, Ap b);
Ap ap_smul_sat(Arena *A, Ap a, Ap b);
Ap ap_ushl_sat(Arena *A, Ap a, uint32_t n);
Ap ap_sshl_sat(Arena *A, Ap a, uint32_t n);

typedef enum ApParse {
  AP_PARSE_BAD,  /* not such a number; *out is not written */
  AP_PARSE_FITS, /* exact */
  AP_PARSE_WIDE, /* too wide: *out holds the low bits */
} ApParse;
/* Reads the whole of s as a decimal `-?[0-9]+`, or LLVM's hexadecimal `u0x[0-9A-Fa-f]+` and `s0x...`. As in LLVM's
 * lexer the topmost set bit of an `s0x` number is its sign (s0x0F is -1). A non-negative number fits when its active
 * bits do, a negative one when its signed bits do. */
ApParse ap_parse(Arena *A, Str s, uint32_t bits, Ap *out);
void ap_print_s(StrBuf *sb, Ap a); /* signed decimal, as LLVM prints integer constants (i1 excepted) */
void ap_print_u(StrBuf *sb, Ap a);
#endif
