/* Tests fp and fp_text against the host's arithmetic. The host's rounding modes are set with fesetround.
 *   gcc -std=c17 -g -O1 -frounding-math -Iinclude -fsanitize=address,undefined -Wall -Wextra -Wconversion -Werror \
 *     tests/unit/test_fp.c support/{fp,fp_text,apint,fail,arena,vec,strbuf}.c -lm -o /tmp/test_fp && /tmp/test_fp
 * An argument is the number of random patterns per test (default 100000). */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <fenv.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "often.h"
#include "support/fp.h"

#if defined(__x86_64__)
#define HAVE_X87 1
#endif
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__)
#define HAVE_F128 1
#endif

static Arena A;
static long rounds;
static FpBits ta, tb, tc, tgot, twant; /* the case under test, for messages */
static FpRound tmode;

static void report(const char *file, int line, const char *what) {
  printf("%s:%d: failed: %s\n mode %d a %016llx:%016llx b %016llx:%016llx c %016llx:%016llx got %016llx:%016llx want "
         "%016llx:%016llx\n",
         file, line, what, (int)tmode, (unsigned long long)ta.hi, (unsigned long long)ta.lo, (unsigned long long)tb.hi,
         (unsigned long long)tb.lo, (unsigned long long)tc.hi, (unsigned long long)tc.lo, (unsigned long long)tgot.hi,
         (unsigned long long)tgot.lo, (unsigned long long)twant.hi, (unsigned long long)twant.lo);
  exit(1);
}
#define CHECK(c) ((c) ? (void)0 : report(__FILE__, __LINE__, #c))

static uint64_t rng = 0x9876543;
static uint64_t rnd(void) {
  rng ^= rng << 13, rng ^= rng >> 7, rng ^= rng << 17;
  return rng * 0x2545F4914F6CDD1Dull;
}

/* Random encodings with many specials, and exponents near that of `near` half of the time. */
static FpBits pick(FpKind k, FpBits near) {
  uint32_t w = fp_width(k), frac = k == FP_X86_FP80 ? 64 : fp_precision(k) - 1, eb = w - 1 - frac;
  unsigned __int128 f = (unsigned __int128)rnd() << 64 | rnd(), e = rnd() & mask64(eb), x, one = 1;
  unsigned __int128 fmask = (one << frac) - 1;
  switch (rnd() % 6) {
  case 0: f = 0; break;
  case 1: f = one << rnd() % frac; break;
  case 2: f = fmask - rnd() % 3; break;
  case 3: f = ~(fmask >> rnd() % frac) | rnd() % 4; break;
  default: break;
  }
  switch (rnd() % 12) {
  case 0: e = 0; break;
  case 1: e = mask64(eb) - rnd() % 2; break;
  case 2: e = mask64(eb) / 2 + rnd() % 70 - 2; break;
  case 3:
  case 4:
  case 5:
  case 6:
  case 7: {
    unsigned __int128 n = (unsigned __int128)near.hi << 64 | near.lo;
    e = ((n >> frac) + rnd() % 8 - 4) & mask64(eb);
    break;
  }
  default: break;
  }
  e &= mask64(eb);
  x = (f & fmask) | e << frac | (unsigned __int128)(rnd() & 1) << (w - 1);
  if (k == FP_X86_FP80 && e) x |= one << 63;
  if (k == FP_X86_FP80 && !e) x &= ~(one << 63);
  return (FpBits){(uint64_t)x, (uint64_t)(x >> 64)};
}

static bool agree(FpKind k, FpBits got, FpBits want) {
  tgot = got, twant = want;
  return fp_is_nan(k, want) ? fp_is(k, got, FPC_QNAN) : fp_same(got, want);
}

static const int host_modes[] = {
  [FP_RNE] = FE_TONEAREST, [FP_RTZ] = FE_TOWARDZERO, [FP_RUP] = FE_UPWARD, [FP_RDN] = FE_DOWNWARD};

/* Everything for one host type. F is the suffix of the libm functions; flags are compared for types done in hardware.
 */
#define DEFINE_TESTS(NAME, T, KIND, F, FLAGS, MODES)                                                                   \
  static T NAME##_get(FpBits a) {                                                                                      \
    T x = 0;                                                                                                           \
    memcpy(&x, &a, fp_width(KIND) / 8);                                                                                \
    return x;                                                                                                          \
  }                                                                                                                    \
  static FpBits NAME##_put(T x) {                                                                                      \
    FpBits a = {0};                                                                                                    \
    memcpy(&a, &x, fp_width(KIND) / 8);                                                                                \
    return a;                                                                                                          \
  }                                                                                                                    \
  static void NAME##_same(FpBits got, T want, unsigned ex) {                                                           \
    int h = fetestexcept(FE_ALL_EXCEPT);                                                                               \
    fesetround(FE_TONEAREST);                                                                                          \
    CHECK(agree(KIND, got, NAME##_put(want)));                                                                         \
    if (FLAGS) {                                                                                                       \
      CHECK(!(h & FE_INEXACT) == !(ex & FP_EX_INEXACT));                                                               \
      CHECK(!(h & FE_INVALID) == !(ex & FP_EX_INVALID));                                                               \
      CHECK(!(h & FE_DIVBYZERO) == !(ex & FP_EX_DIV0));                                                                \
      CHECK(!(h & FE_OVERFLOW) == !(ex & FP_EX_OVERFLOW));                                                             \
    }                                                                                                                  \
  }                                                                                                                    \
  static void NAME##_test(void) {                                                                                      \
    const FpKind k = KIND;                                                                                             \
    for (long i = 0; i < rounds; i++) {                                                                                \
      ta = pick(k, fp_one(k)), tb = pick(k, ta), tc = pick(k, rnd() % 2 ? fp_mul(k, ta, tb) : tb);                     \
      volatile T a = NAME##_get(ta), b = NAME##_get(tb), c = NAME##_get(tc), r;                                        \
      bool snan = fp_is_snan(k, ta) || fp_is_snan(k, tb) || fp_is_snan(k, tc);                                         \
      tmode = MODES ? (FpRound)(i % 4) : FP_RNE;                                                                       \
      unsigned ex;                                                                                                     \
      OP(NAME, fp_add_rm(k, ta, tb, tmode, &ex), a + b)                                                                \
      OP(NAME, fp_sub_rm(k, ta, tb, tmode, &ex), a - b)                                                                \
      OP(NAME, fp_mul_rm(k, ta, tb, tmode, &ex), a * b)                                                                \
      OP(NAME, fp_div_rm(k, ta, tb, tmode, &ex), a / b)                                                                \
      OP(NAME, fp_sqrt_rm(k, ta, tmode, &ex), sqrt##F(a))                                                              \
      bool mul_invalid = (fp_is_zero(k, ta) && fp_is_inf(k, tb)) || (fp_is_inf(k, ta) && fp_is_zero(k, tb));           \
      if (!(mul_invalid && fp_is_nan(k, tc))) OP(NAME, fp_fma_rm(k, ta, tb, tc, tmode, &ex), fma##F(a, b, c))          \
      tmode = FP_RNE;                                                                                                  \
      if (i % 8 == 0 || k <= FP_DOUBLE) CHECK(agree(k, fp_rem(k, ta, tb), NAME##_put(fmod##F(a, b))));                 \
      if (!snan) {                                                                                                     \
        CHECK(agree(k, fp_floor(k, ta), NAME##_put(floor##F(a))));                                                     \
        CHECK(agree(k, fp_ceil(k, ta), NAME##_put(ceil##F(a))));                                                       \
        CHECK(agree(k, fp_trunc(k, ta), NAME##_put(trunc##F(a))));                                                     \
        CHECK(agree(k, fp_round(k, ta), NAME##_put(round##F(a))));                                                     \
        CHECK(agree(k, fp_roundeven(k, ta), NAME##_put(rint##F(a))));                                                  \
        int n = (int)(rnd() % 600) - 300, e;                                                                           \
        CHECK(agree(k, fp_ldexp(k, ta, n), NAME##_put(ldexp##F(a, n))));                                               \
        CHECK(agree(k, fp_next(k, ta, false), NAME##_put(nextafter##F(a, (T)INFINITY))));                              \
        CHECK(agree(k, fp_next(k, ta, true), NAME##_put(nextafter##F(a, (T) - INFINITY))));                            \
        r = frexp##F(a, &e);                                                                                           \
        int32_t e2;                                                                                                    \
        CHECK(agree(k, fp_frexp(k, ta, &e2), NAME##_put(r)));                                                          \
        if (fp_is_finite(k, ta)) CHECK(e == e2);                                                                       \
        if (fp_is(k, ta, FPC_FINITE & ~FPC_ZERO)) CHECK(fp_ilogb(k, ta) == ilogb##F(a));                               \
        if (!fp_is_nan(k, ta)) CHECK(fp_is_integer(k, ta) == (fp_is_finite(k, ta) && trunc##F(a) == a));               \
      }                                                                                                                \
      FpOrder o = fp_cmp(k, ta, tb);                                                                                   \
      CHECK(o == (a < b ? FP_LT : a > b ? FP_GT : a == b ? FP_EQ : FP_UNORD));                                         \
      int cls = fpclassify(a);                                                                                         \
      unsigned fc = fp_class(k, ta);                                                                                   \
      CHECK((cls == HOST_NAN && fc & FPC_NAN) || (cls == HOST_INF && fc & FPC_INF) ||                                  \
            (cls == HOST_ZERO && fc & FPC_ZERO) || (cls == HOST_SUB && fc & FPC_DENORMAL) ||                           \
            (cls == HOST_NORM && fc & FPC_NORMAL));                                                                    \
      if (!(fc & FPC_NAN)) CHECK(!!(fc & FPC_NEGATIVE) == fp_is_neg(k, ta));                                           \
      /* Integers. */                                                                                                  \
      if (a > (T) - 9.2e18 && a < (T)9.2e18) {                                                                         \
        CHECK(ap_get_i64(fp_to_int_rm(&A, k, ta, 64, true, FP_RTZ, NULL)) == (int64_t)a);                              \
        CHECK(ap_get_i64(fp_to_int_rm(&A, k, ta, 64, true, FP_RNE, NULL)) == (int64_t)rint##F(a));                     \
      }                                                                                                                \
      if (a >= 0 && a < (T)1.8e19) CHECK(fp_to_int_rm(&A, k, ta, 64, false, FP_RTZ, NULL).u == (uint64_t)a);           \
      int64_t s = (int64_t)(rnd() >> rnd() % 64);                                                                      \
      if (rnd() % 2) s = -s;                                                                                           \
      CHECK(agree(k, fp_of_i64(k, s), NAME##_put((T)s)));                                                              \
      CHECK(agree(k, fp_from_int(k, ap_small(64, (uint64_t)s), false), NAME##_put((T)(uint64_t)s)));                   \
    }                                                                                                                  \
  }
#define OP(NAME, OURS, HOST)                                                                                           \
  {                                                                                                                    \
    ex = 0;                                                                                                            \
    FpBits got = OURS;                                                                                                 \
    fesetround(host_modes[tmode]);                                                                                     \
    feclearexcept(FE_ALL_EXCEPT);                                                                                      \
    r = HOST;                                                                                                          \
    NAME##_same(got, r, ex);                                                                                           \
  }
/* math.h's FPC_NAN and so on are macros that clash with fp.h's enumerators, so they are undefined and kept as numbers.
 */
enum { HOST_NAN = 0, HOST_INF = 1, HOST_ZERO = 2, HOST_SUB = 3, HOST_NORM = 4 };

DEFINE_TESTS(f32, float, FP_FLOAT, f, 1, 1)
DEFINE_TESTS(f64, double, FP_DOUBLE, , 1, 1)
#ifdef HAVE_X87
DEFINE_TESTS(f80, long double, FP_X86_FP80, l, 0, 1)
#endif
#ifdef HAVE_F128
DEFINE_TESTS(f128, _Float128, FP_FP128, f128, 0, 1)
#endif

static void test_convert(void) {
  for (long i = 0; i < rounds; i++) {
    ta = pick(FP_DOUBLE, fp_of_double_bits(FP_DOUBLE, 0x3ff0000000000000ull));
    if (i % 2) ta = fp_convert(FP_FLOAT, FP_DOUBLE, pick(FP_FLOAT, fp_one(FP_FLOAT))), ta.lo ^= rnd() % 3 << 28;
    tmode = (FpRound)(i % 4);
    unsigned ex = 0;
    volatile double d = f64_get(ta);
    FpBits got = fp_convert_rm(FP_DOUBLE, FP_FLOAT, ta, tmode, &ex);
    fesetround(host_modes[tmode]);
    volatile float f = (float)d;
    fesetround(FE_TONEAREST);
    CHECK(agree(FP_FLOAT, got, f32_put(f)));
    if (!fp_is_nan(FP_DOUBLE, ta)) CHECK(!(ex & FP_EX_INEXACT) == ((double)f == d));
    CHECK(agree(FP_DOUBLE, fp_convert(FP_FLOAT, FP_DOUBLE, got), f64_put((double)f)));
    /* Up to a wider format and back is the identity. */
    for (FpKind k = FP_X86_FP80; k <= FP_PPC_FP128; k++) {
      if (fp_is_snan(FP_DOUBLE, ta)) continue;
      ex = 0;
      FpBits w = fp_convert_rm(FP_DOUBLE, k, ta, FP_RTZ, &ex), back = fp_convert_rm(k, FP_DOUBLE, w, FP_RTZ, &ex);
      tgot = back, twant = ta;
      CHECK(fp_same(back, ta) && !ex);
    }
#ifdef HAVE_F128
    ta = pick(FP_FP128, fp_one(FP_FP128));
    if (i % 2) ta = fp_convert(FP_DOUBLE, FP_FP128, pick(FP_DOUBLE, fp_one(FP_DOUBLE))), ta.lo ^= rnd() % 3 << 59;
    if (fp_is_nan(FP_FP128, ta)) continue;
    CHECK(agree(FP_DOUBLE, fp_convert(FP_FP128, FP_DOUBLE, ta), f64_put((double)f128_get(ta))));
    CHECK(agree(FP_X86_FP80, fp_convert(FP_FP128, FP_X86_FP80, ta), f80_put((long double)f128_get(ta))));
#endif
  }
}

/* half and bfloat through a host type wide enough that rounding twice is harmless (p >= 2 * p' + 2). */
static void test_small(FpKind k) {
  for (uint32_t i = 0; i < 0x10000; i++) {
    ta = (FpBits){i, 0};
    unsigned ex = 0;
    FpBits d = fp_convert_literal(k, FP_DOUBLE, ta, &ex);
    double v = f64_get(d);
    twant = ta, tgot = fp_convert_literal(FP_DOUBLE, k, d, &ex);
    CHECK(fp_same(tgot, ta) && !ex);
    if (!fp_is_nan(k, ta)) {
      int32_t e;
      uint32_t frac = fp_precision(k) - 1, be = (i & 0x7fff) >> frac, m = i & (uint32_t)mask64(frac);
      double want = ldexp(be ? m + (1u << frac) : m, (int)(be ? be : 1) - fp_emax(k) - (int)frac);
      if (fp_is_finite(k, ta)) CHECK(fabs(v) == want && !!signbit(v) == i >> 15);
      CHECK(agree(k, fp_sqrt(k, ta), fp_of_double_bits(k, f64_put(sqrt(v)).lo)));
      CHECK(agree(k, fp_floor(k, ta), fp_of_double_bits(k, f64_put(floor(v)).lo)));
      CHECK(agree(k, fp_round(k, ta), fp_of_double_bits(k, f64_put(round(v)).lo)));
      if (fp_is_finite(k, ta)) CHECK(f64_get(fp_convert(k, FP_DOUBLE, fp_frexp(k, ta, &e))) == frexp(v, &(int){0}));
    }
#ifdef __FLT16_MANT_DIG__
    if (k == FP_HALF) {
      _Float16 h;
      uint16_t bits = (uint16_t)i;
      memcpy(&h, &bits, 2);
      if (!fp_is_nan(k, ta)) CHECK((double)h == v);
    }
#endif
  }
  for (long i = 0; i < rounds; i++) {
    ta = pick(k, fp_one(k)), tb = pick(k, ta);
    double a = f64_get(fp_convert(k, FP_DOUBLE, ta)), b = f64_get(fp_convert(k, FP_DOUBLE, tb));
    CHECK(agree(k, fp_add(k, ta, tb), fp_of_double_bits(k, f64_put(a + b).lo)));
    CHECK(agree(k, fp_sub(k, ta, tb), fp_of_double_bits(k, f64_put(a - b).lo)));
    CHECK(agree(k, fp_mul(k, ta, tb), fp_of_double_bits(k, f64_put(a * b).lo)));
    CHECK(agree(k, fp_div(k, ta, tb), fp_of_double_bits(k, f64_put(a / b).lo)));
    CHECK(agree(k, fp_rem(k, ta, tb), fp_of_double_bits(k, f64_put(fmod(a, b)).lo)));
#ifdef __FLT16_MANT_DIG__
    FpBits d = pick(FP_DOUBLE, f64_put(a));
    if (k == FP_HALF && !fp_is_nan(FP_DOUBLE, d)) {
      _Float16 h = (_Float16)f64_get(d);
      uint16_t bits;
      memcpy(&bits, &h, 2);
      CHECK(agree(k, fp_convert(FP_DOUBLE, k, d), (FpBits){bits, 0}));
    }
#endif
  }
}

/* Wide integers: the number rounded down and its neighbour above enclose the integer. */
static void test_wide_int(void) {
  for (long i = 0; i < rounds / 4; i++) {
    ArenaMark m = arena_mark(&A);
    FpKind k = (FpKind)(rnd() % 6);
    uint32_t bits = 65 + (uint32_t)(rnd() % 300);
    uint64_t w[6];
    for (int j = 0; j < 6; j++) w[j] = rnd() % 3 ? rnd() : rnd() % 2 ? ~0ull : 0;
    Ap x = ap_lshr(&A, ap_from_words(&A, bits, w, 6), (uint32_t)(rnd() % bits));
    bool is_signed = rnd() % 2;
    if (is_signed && rnd() % 2) x = ap_neg(&A, x);
    unsigned ex = 0, ex2 = 0;
    FpBits lo = fp_from_int_rm(k, x, is_signed, FP_RDN, &ex), hi = fp_from_int_rm(k, x, is_signed, FP_RUP, &ex2);
    ta = lo, tb = hi;
    CHECK((ex & FP_EX_INEXACT) == (ex2 & FP_EX_INEXACT));
    CHECK(ex & FP_EX_INEXACT ? fp_same(hi, fp_next(k, lo, false)) : fp_same(lo, hi));
    FpBits near = fp_from_int(k, x, is_signed);
    CHECK(fp_same(near, lo) || fp_same(near, hi));
    Ap y = fp_to_int_rm(&A, k, lo, bits + 2, true, FP_RNE, &ex2),
       xx = is_signed ? ap_sext(&A, x, bits + 2) : ap_zext(&A, x, bits + 2);
    if (fp_is_finite(k, lo)) CHECK(ex & FP_EX_INEXACT ? ap_slt(y, xx) : ap_eq(y, xx));
    y = fp_to_int_rm(&A, k, hi, bits + 2, true, FP_RNE, &ex2);
    if (fp_is_finite(k, hi)) CHECK(ex & FP_EX_INEXACT ? ap_sgt(y, xx) : ap_eq(y, xx));
    arena_release(&A, m);
  }
  /* Saturation. */
  for (uint32_t bits = 1; bits <= 140; bits++)
    for (int neg = 0; neg < 2; neg++) {
      unsigned ex = 0;
      FpBits big = fp_ldexp(FP_DOUBLE, fp_of_i64(FP_DOUBLE, neg ? -1 : 1), bits);
      Ap s = fp_to_int_rm(&A, FP_DOUBLE, big, bits, true, FP_RTZ, &ex),
         u = fp_to_int_rm(&A, FP_DOUBLE, big, bits, false, FP_RTZ, &ex);
      CHECK(ex == FP_EX_INVALID && (neg ? ap_is_smin(s) && ap_is_zero(u) : ap_is_smax(s) && ap_is_ones(u)));
      ex = 0;
      FpBits half = fp_ldexp(FP_DOUBLE, fp_of_i64(FP_DOUBLE, neg ? -1 : 1), (int64_t)bits - 1);
      s = fp_to_int_rm(&A, FP_DOUBLE, half, bits, true, FP_RTZ, &ex);
      CHECK(neg ? ap_is_smin(s) && !ex : ap_is_smax(s) && ex == FP_EX_INVALID);
      ex = 0;
      CHECK(ap_is_zero(fp_to_int_rm(&A, FP_DOUBLE, fp_qnan(FP_DOUBLE, neg), bits, true, FP_RTZ, &ex)) &&
            ex == FP_EX_INVALID);
    }
  /* Narrow integers from wide formats. */
  FpBits v = fp_ldexp(FP_FP128, fp_of_i64(FP_FP128, 5), 3);
  CHECK(fp_to_int_rm(&A, FP_FP128, v, 7, true, FP_RTZ, NULL).u == 40);
}

static FpBits parse(FpKind k, const char *s) {
  FpBits r = {0};
  CHECK(fp_parse_decimal(k, str_of(s), FP_RNE, &r, NULL));
  return r;
}

static void check_text(const char *s) {
  volatile double d = strtod(s, NULL);
  if (!agree(FP_DOUBLE, parse(FP_DOUBLE, s), f64_put(d))) printf("%s\n", s), CHECK(str_eq(STR("double"), STR("")));
  if (!agree(FP_FLOAT, parse(FP_FLOAT, s), f32_put(strtof(s, NULL))))
    printf("%s\n", s), CHECK(str_eq(STR("float"), STR("")));
#ifdef HAVE_X87
  if (!agree(FP_X86_FP80, parse(FP_X86_FP80, s), f80_put(strtold(s, NULL))))
    printf("%s\n", s), CHECK(str_eq(STR("x86_fp80"), STR("")));
#endif
#ifdef HAVE_F128
  if (!agree(FP_FP128, parse(FP_FP128, s), f128_put(strtof128(s, NULL))))
    printf("%s\n", s), CHECK(str_eq(STR("fp128"), STR("")));
#endif
}

static void test_text(void) {
  static const char *const fixed[] = {"1.0",
                                      "-2.5e-3",
                                      "1e400",
                                      "-1e400",
                                      "1e-400",
                                      "0.1",
                                      "2.4703282292062327e-324",
                                      "2.4703282292062328e-324",
                                      "4.9e-324",
                                      "1.7976931348623157e308",
                                      "1.7976931348623159e308",
                                      "9007199254740993",
                                      "9007199254740993.00000000000000000000000000000000000000000000000000001",
                                      "16777217",
                                      "16777219",
                                      "3.4028235677973366e38",
                                      "8.5e-46",
                                      "7.006492321624085e-46",
                                      "7.0064923216240854e-46",
                                      "0",
                                      "-0.0",
                                      "00000.000e99999999999999",
                                      "1e99999999999999999999",
                                      "1e-99999999999999999999",
                                      "123456789012345678901234567890e-30",
                                      ".5",
                                      "5.",
                                      "1e5000",
                                      "1e-5000",
                                      "3.6e-4951",
                                      "1.8e-4951",
                                      "1.1897314953572317650857593266280070162e+4932",
                                      "1e4933",
                                      "6.475175119438025110924438958227646552e-4966"};
  for (size_t i = 0; i < ARRAY_LEN(fixed); i++) check_text(fixed[i]);
  char s[20000];
  for (long i = 0; i < rounds / 4; i++) {
    FpBits x = pick(FP_DOUBLE, fp_one(FP_DOUBLE));
    if (!fp_is_finite(FP_DOUBLE, x)) continue;
    switch (i % 5) {
    case 0: snprintf(s, sizeof s, "%.*e", (int)(rnd() % 20), f64_get(x)); break;
    case 1:
      snprintf(s, sizeof s, "%llu.%llue%d", (unsigned long long)(rnd() >> rnd() % 64),
               (unsigned long long)(rnd() >> rnd() % 64), (int)(rnd() % 60) - 30);
      break;
    case 2: snprintf(s, sizeof s, "%llue%d", (unsigned long long)(rnd() >> rnd() % 64), (int)(rnd() % 45) - 22); break;
    case 3: { /* exactly half way to the next double, or a hair beside it */
      if (i % 40 != 3) continue;
      Ap dummy = ap_small(1, 0);
      (void)dummy;
      double d = fabs(f64_get(x)), e = nextafter(d, INFINITY);
      if (!isfinite(e) || !isfinite(d)) continue;
#ifdef HAVE_X87
      long double mid = ((long double)d + (long double)e) / 2;
      int n = snprintf(s, sizeof s - 10, "%.1200Lf", mid);
      if (i % 3 == 0) s[n - 1]++;
      if (i % 3 == 1) strcpy(s + n, "00000");
#endif
      break;
    }
    default: snprintf(s, sizeof s, "%.*f", (int)(rnd() % 8), (double)(int64_t)(rnd() >> rnd() % 60) / 1000); break;
    }
    check_text(s);
  }
  /* Very long digit strings. */
  memset(s, '9', sizeof s);
  s[1] = '.';
  s[sizeof s - 1] = 0;
  check_text(s);
  memset(s, '0', sizeof s);
  memcpy(s, "9007199254740993.", 17);
  s[sizeof s - 2] = '1';
  s[sizeof s - 1] = 0;
  check_text(s);
  s[sizeof s - 2] = '0';
  check_text(s);
}

typedef struct LitCase {
  FpKind k;
  FpLit how;
  const char *in, *out;
} LitCase;

static void test_literals(void) { /* as opt 22 reads and prints them */
  static const LitCase t[] = {
    {FP_FLOAT, FP_LIT_OK, "1.0", "1.000000e+00"},
    {FP_FLOAT, FP_LIT_OK, "1.", "1.000000e+00"},
    {FP_FLOAT, FP_LIT_INEXACT, "-2.5e-3", 0},
    {FP_FLOAT, FP_LIT_OK, "+1.0", "1.000000e+00"},
    {FP_FLOAT, FP_LIT_BAD, "1e5", 0},
    {FP_FLOAT, FP_LIT_OK, "1.e5", "1.000000e+05"},
    {FP_FLOAT, FP_LIT_OK, "1.0e400", "0x7FF0000000000000"},
    {FP_FLOAT, FP_LIT_OK, "-1.0e400", "0xFFF0000000000000"},
    {FP_FLOAT, FP_LIT_OK, "1.0e-400", "0.000000e+00"},
    {FP_FLOAT, FP_LIT_INEXACT, "0.1", 0},
    {FP_FLOAT, FP_LIT_INEXACT, "1.0e39", 0},
    {FP_FLOAT, FP_LIT_BAD, "inf", 0},
    {FP_FLOAT, FP_LIT_BAD, ".5", 0},
    {FP_FLOAT, FP_LIT_BAD, "1.5e", 0},
    {FP_FLOAT, FP_LIT_BAD, "1.5f", 0},
    {FP_FLOAT, FP_LIT_BAD, "0x", 0},
    {FP_FLOAT, FP_LIT_INEXACT, "0x7FF0000000000001", 0},
    {FP_FLOAT, FP_LIT_OK, "0xFFF0000020000000", "0xFFF0000020000000"},
    {FP_FLOAT, FP_LIT_OK, "0x36A0000000000000", "0x36A0000000000000"},
    {FP_FLOAT, FP_LIT_INEXACT, "0x3680000000000000", 0},
    {FP_FLOAT, FP_LIT_OK, "16777216.0", "0x4170000000000000"},
    {FP_FLOAT, FP_LIT_INEXACT, "16777217.0", 0},
    {FP_FLOAT, FP_LIT_OK, "-0.0", "-0.000000e+00"},
    {FP_FLOAT, FP_LIT_WRONG_TYPE, "0xH3C00", 0},
    {FP_FLOAT, FP_LIT_INEXACT, "0xL1", 0},
    {FP_HALF, FP_LIT_OK, "1.0", "0xH3C00"},
    {FP_HALF, FP_LIT_OK, "65504.0", "0xH7BFF"},
    {FP_HALF, FP_LIT_INEXACT, "65520.0", 0},
    {FP_HALF, FP_LIT_OK, "0xHfc00", "0xHFC00"},
    {FP_HALF, FP_LIT_TOO_LARGE, "0xH13C00", 0},
    {FP_HALF, FP_LIT_OK, "0xH03C00", "0xH3C00"},
    {FP_HALF, FP_LIT_OK, "0x7FF0040000000000", "0xH7C01"},
    {FP_HALF, FP_LIT_INEXACT, "0.1", 0},
    {FP_HALF, FP_LIT_BAD, "0xH", 0},
    {FP_HALF, FP_LIT_WRONG_TYPE, "0xR3F80", 0},
    {FP_BFLOAT, FP_LIT_OK, "3.0", "0xR4040"},
    {FP_BFLOAT, FP_LIT_OK, "0xR7F81", "0xR7F81"},
    {FP_DOUBLE, FP_LIT_OK, "0.1", "1.000000e-01"},
    {FP_DOUBLE, FP_LIT_OK, "0.7", "0x3FE6666666666666"},
    {FP_DOUBLE, FP_LIT_OK, "0x7", "3.458460e-323"},
    {FP_DOUBLE, FP_LIT_OK, "0x00000000000000000000003FF0000000000000", "1.000000e+00"},
    {FP_DOUBLE, FP_LIT_TOO_LARGE, "0x1FFFFFFFFFFFFFFFFFF", 0},
    {FP_DOUBLE, FP_LIT_OK, "999999.5", "0x412E847F00000000"},
    {FP_DOUBLE, FP_LIT_OK, "2.5e-324", "4.940660e-324"},
    {FP_DOUBLE, FP_LIT_OK, "2.4e-324", "0.000000e+00"},
    {FP_DOUBLE, FP_LIT_OK, "1.0e99999999999999999999", "0x7FF0000000000000"},
    {FP_DOUBLE, FP_LIT_OK, "0x7FF0000000000001", "0x7FF0000000000001"},
    {FP_DOUBLE, FP_LIT_OK, "1.000001e10", "0x4202A06058800000"},
    {FP_DOUBLE, FP_LIT_OK, "123456.0", "1.234560e+05"},
    {FP_X86_FP80, FP_LIT_WRONG_TYPE, "1.0", 0},
    {FP_X86_FP80, FP_LIT_OK, "0xK3FFF8000000000000000", "0xK3FFF8000000000000000"},
    {FP_X86_FP80, FP_LIT_OK, "0xK3FFF", "0xK7FFF0000000000000000"},
    {FP_X86_FP80, FP_LIT_OK, "0xK00008000000000000000", "0xK00018000000000000000"},
    {FP_X86_FP80, FP_LIT_OK, "0xK00017FFFFFFFFFFFFFFF", "0xK7FFF7FFFFFFFFFFFFFFF"},
    {FP_X86_FP80, FP_LIT_WRONG_TYPE, "0xH3C00", 0},
    {FP_FP128, FP_LIT_OK, "0xL3FFF", "0xL00000000000000000000000000003FFF"},
    {FP_FP128, FP_LIT_TOO_LARGE, "0xL1111111111111111222222222222222233", 0},
    {FP_FP128, FP_LIT_OK, "0xL1111111111111111222", "0xL11111111111111110000000000000222"},
    {FP_FP128, FP_LIT_WRONG_TYPE, "1.0", 0},
    {FP_PPC_FP128, FP_LIT_OK, "0xM7FF00000000000010000000000000001", "0xM7FF00000000000010000000000000001"},
    {FP_PPC_FP128, FP_LIT_WRONG_TYPE, "1.0", 0},
    {FP_FLOAT, FP_LIT_WRONG_TYPE, "0xM3FF00000000000000000000000000000", 0}};
  StrBuf sb = {0};
  for (size_t i = 0; i < ARRAY_LEN(t); i++) {
    FpBits x = {0};
    FpLit how = fp_parse(t[i].k, str_of(t[i].in), &x);
    sb.n = 0;
    fp_print(&sb, t[i].k, x);
    if (how != t[i].how || (!how && strcmp(sb_z(&sb), t[i].out) != 0)) {
      printf("literal %s: result %d, %s\n", t[i].in, (int)how, sb_z(&sb));
      CHECK(false);
    }
  }
  for (FpKind k = FP_HALF; k <= FP_PPC_FP128; k++) /* what is printed reads back */
    for (long i = 0; i < rounds / 10; i++) {
      FpBits x = {0};
      ta = k == FP_PPC_FP128 ? (FpBits){rnd(), rnd()} : pick(k, fp_one(k));
      if (k == FP_DOUBLE && i % 2)
        ta = f64_put((double)(rnd() % 2000000) / (double)(1 + rnd() % 10) * pow(10, (int)(rnd() % 40) - 20));
      sb.n = 0;
      fp_print(&sb, k, ta);
      CHECK(fp_parse(k, (Str){sb.p, (uint32_t)sb.n}, &x) == FP_LIT_OK);
      tgot = x, twant = ta;
      CHECK(fp_same(x, ta));
    }
  sb_free(&sb);
}

static void test_misc(void) {
  const FpKind k = FP_DOUBLE;
  FpBits z = fp_zero(k, false), nz = fp_zero(k, true), one = fp_one(k), two = fp_pow2(k, 1), q = fp_qnan(k, true);
  FpBits s = {0x7ff0000000000001ull, 0}, sq = {0x7ff8000000000001ull, 0}, r;
  CHECK(fp_same(fp_minnum(k, q, one), one) && fp_same(fp_maxnum(k, one, q), one) && fp_same(fp_minnum(k, s, one), sq));
  CHECK(fp_same(fp_minnum(k, z, nz), nz) && fp_same(fp_maxnum(k, nz, z), z) && fp_same(fp_minnum(k, two, one), one));
  CHECK(fp_same(fp_minimum(k, q, one), q) && fp_same(fp_maximum(k, one, s), sq) && fp_same(fp_maximum(k, nz, z), z));
  CHECK(fp_same(fp_minimum(k, z, nz), nz) && fp_same(fp_maximum(k, one, two), two));
  CHECK(fp_same(fp_minimumnum(k, s, one), one) && fp_same(fp_maximumnum(k, one, q), one) &&
        fp_same(fp_minimumnum(k, s, s), sq));
  CHECK(fp_same(fp_add(k, s, q), sq) && fp_same(fp_mul(k, q, s), q) && fp_same(fp_sub(k, one, q), q));
  CHECK(fp_same(fp_div(k, z, z), fp_qnan(k, false)) && fp_same(fp_sqrt(k, fp_neg(k, one)), fp_qnan(k, false)));
  CHECK(fp_same(fp_flush(k, fp_smallest(k, true)), nz) && fp_same(fp_flush_positive(k, fp_smallest(k, true)), z));
  CHECK(fp_same(fp_copysign(k, one, nz), fp_neg(k, one)) && fp_same(fp_abs(k, nz), z) && fp_is_one(k, one));
  CHECK(fp_exact_inverse(k, two, &r) && fp_same(r, fp_pow2(k, -1)) && !fp_exact_inverse(k, fp_of_i64(k, 3), &r));
  CHECK(!fp_exact_inverse(k, fp_pow2(k, 1023), &r) && !fp_exact_inverse(k, z, &r) &&
        fp_exact_inverse(k, fp_pow2(k, -1022), &r));
  CHECK(f64_get(fp_largest(k, false)) == 1.7976931348623157e308 &&
        f64_get(fp_smallest_normal(k, false)) == 2.2250738585072014e-308);
  for (FpKind j = FP_HALF; j <= FP_FP128; j++) {
    CHECK(fp_class(j, fp_inf(j, true)) == FPC_NEG_INF && fp_class(j, fp_qnan(j, false)) == FPC_QNAN);
    CHECK(fp_class(j, fp_smallest(j, false)) == FPC_POS_DENORMAL &&
          fp_class(j, fp_smallest_normal(j, true)) == FPC_NEG_NORMAL);
    CHECK(fp_same(fp_next(j, fp_largest(j, false), false), fp_inf(j, false)) &&
          fp_same(fp_next(j, fp_inf(j, true), false), fp_largest(j, true)));
    CHECK(fp_same(fp_next(j, fp_smallest_normal(j, false), true),
                  fp_sub(j, fp_smallest_normal(j, false), fp_smallest(j, false))));
    CHECK(fp_same(fp_from_bits(j, fp_to_bits(&A, j, fp_one(j))), fp_one(j)) && fp_is_integer(j, fp_one(j)));
  }
}

static void timing(void) {
  static const char *const lits[] = {"1.000000e+00",      "5.000000e-01", "-2.5e-3",
                                     "3.141592653589793", "1.000000e+10", "1.234560e-05"};
  FpBits x;
  uint64_t sum = 0;
  clock_t t0 = clock();
  for (int i = 0; i < 6000000; i++) {
    fp_parse(FP_DOUBLE, (Str){lits[i % 6], (uint32_t)strlen(lits[i % 6])}, &x);
    sum += x.lo;
  }
  printf("parse %.1f ns (%llx)\n", (double)(clock() - t0) / CLOCKS_PER_SEC / 6e6 * 1e9, (unsigned long long)sum);
  StrBuf sb = {0};
  t0 = clock();
  for (int i = 0; i < 1000000; i++) {
    fp_parse(FP_DOUBLE, str_of(lits[i % 6]), &x);
    sb.n = 0;
    fp_print(&sb, FP_DOUBLE, x);
  }
  printf("parse and print %.1f ns\n", (double)(clock() - t0) / CLOCKS_PER_SEC / 1e6 * 1e9);
  sb_free(&sb);
}

int main(int argc, char **argv) {
  if (argc > 1 && !strcmp(argv[1], "time")) return timing(), 0;
  rounds = argc > 1 ? atol(argv[1]) : (long)often(100000);
  test_misc();
  test_literals();
  f32_test();
  f64_test();
#ifdef HAVE_X87
  f80_test();
#endif
#ifdef HAVE_F128
  f128_test();
#endif
  test_convert();
  test_small(FP_HALF);
  test_small(FP_BFLOAT);
  test_wide_int();
  test_text();
  arena_free(&A);
  return 0;
}
