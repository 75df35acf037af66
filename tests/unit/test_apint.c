/* Tests apint: every operation exhaustively at 1..6 bits, against __int128 up to 128 bits, identities beyond.
 *   gcc -std=c17 -g -Iinclude -fsanitize=address,undefined -Wall -Wextra -Wconversion -Wenum-conversion -Werror \
 *     tests/unit/test_apint.c support/{apint,words,decimal,transform,mem,fail,arena,vec,strbuf}.c -o /tmp/test_apint && /tmp/test_apint
 */
#include "support/apint.h"
#include "often.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef __int128 I;
typedef unsigned __int128 U;
static Arena A;
static uint32_t W; /* width under test, for messages */

#define CHECK(c)                                                                                                       \
  do {                                                                                                                 \
    if (!(c)) {                                                                                                        \
      printf("%s:%d: failed at width %u: %s\n", __FILE__, __LINE__, W, #c);                                            \
      exit(1);                                                                                                         \
    }                                                                                                                  \
  } while (0)

static uint64_t rng = 0x1234567;
static uint64_t rnd(void) {
  rng ^= rng << 13, rng ^= rng >> 7, rng ^= rng << 17;
  return rng * 0x2545F4914F6CDD1Dull;
}
static U umask(uint32_t n) { return n >= 128 ? ~(U)0 : ((U)1 << n) - 1; }
static Ap mk(U x) {
  uint64_t w[2] = {(uint64_t)x, (uint64_t)(x >> 64)};
  return ap_from_words(&A, W, w, 2);
}
static U val(Ap a) {
  CHECK(a.bits <= 128);
  U x = a.bits <= 64 ? a.u : a.w[0] | (U)a.w[1] << 64;
  CHECK((x & ~umask(a.bits)) == 0);
  return x;
}
static I sx(U x, uint32_t n) { return (I)(x << (128 - n)) >> (128 - n); }
static bool is(Ap a, I want) { return a.bits == W && val(a) == ((U)want & umask(W)); }
static I clampi(I x, I lo, I hi) { return x < lo ? lo : x > hi ? hi : x; }

static void binary(U x, U y) {
  Ap a = mk(x), b = mk(y);
  I s = sx(x, W), t = sx(y, W);
  bool ov;
  CHECK(val(a) == x && val(b) == y);
  CHECK(is(ap_add(&A, a, b), (I)(x + y)) && is(ap_sub(&A, a, b), (I)(x - y)) && is(ap_mul(&A, a, b), (I)(x * y)));
  CHECK(is(ap_and(&A, a, b), (I)(x & y)) && is(ap_or(&A, a, b), (I)(x | y)) && is(ap_xor(&A, a, b), (I)(x ^ y)));
  CHECK(ap_eq(a, b) == (x == y) && ap_ult(a, b) == (x < y) && ap_slt(a, b) == (s < t) && ap_sge(a, b) == (s >= t));
  CHECK(ap_ule(a, b) == (x <= y) && ap_ugt(a, b) == (x > y) && ap_uge(a, b) == (x >= y) && ap_sgt(a, b) == (s > t));
  CHECK(is(ap_umin(a, b), (I)(x < y ? x : y)) && is(ap_min_signed(a, b), s < t ? s : t));
  CHECK(is(ap_umax(a, b), (I)(x > y ? x : y)) && is(ap_max_signed(a, b), s > t ? s : t));
  CHECK(ap_intersects(a, b) == ((x & y) != 0) && ap_is_subset(a, b) == ((x & ~y) == 0));
  CHECK(is(ap_abdu(&A, a, b), (I)(x > y ? x - y : y - x)));
  CHECK(is(ap_abds(&A, a, b), (I)(s > t ? (U)s - (U)t : (U)t - (U)s)));
  if (y) {
    CHECK(is(ap_udiv(&A, a, b), (I)(x / y)) && is(ap_urem(&A, a, b), (I)(x % y)));
    CHECK(is(ap_udiv_ceil(&A, a, b), (I)(x / y + (x % y != 0))));
    bool wrap = t == -1 && x == (U)1 << (W - 1);
    CHECK(is(ap_sdiv_ov(&A, a, b, &ov), wrap ? s : s / t) && ov == wrap);
    CHECK(is(ap_srem(&A, a, b), wrap ? 0 : s % t));
    Ap q, r;
    ap_udivrem(&A, a, b, &q, &r);
    CHECK(is(q, (I)(x / y)) && is(r, (I)(x % y)));
  }
  U g = x, h = y;
  while (h) {
    U r = g % h;
    g = h, h = r;
  }
  CHECK(is(ap_gcd(&A, a, b), (I)g));
  U add = (x + y) & umask(W), sub = (x - y) & umask(W);
  CHECK(is(ap_uadd_ov(&A, a, b, &ov), (I)add) && ov == (add < x));
  CHECK(is(ap_usub_ov(&A, a, b, &ov), (I)sub) && ov == (x < y));
  CHECK(is(ap_uadd_sat(&A, a, b), add < x ? -1 : (I)add) && is(ap_usub_sat(&A, a, b), x < y ? 0 : (I)sub));
  if (W < 127) {
    I lo = -((I)1 << (W - 1)), hi = -(lo + 1);
    CHECK(is(ap_sadd_ov(&A, a, b, &ov), s + t) && ov == (clampi(s + t, lo, hi) != s + t));
    CHECK(is(ap_ssub_ov(&A, a, b, &ov), s - t) && ov == (clampi(s - t, lo, hi) != s - t));
    CHECK(is(ap_sadd_sat(&A, a, b), clampi(s + t, lo, hi)) && is(ap_ssub_sat(&A, a, b), clampi(s - t, lo, hi)));
  }
  if (W <= 63) {
    I lo = -((I)1 << (W - 1)), hi = -(lo + 1);
    CHECK(is(ap_umul_ov(&A, a, b, &ov), (I)(x * y)) && ov == (x * y > umask(W)));
    CHECK(is(ap_smul_ov(&A, a, b, &ov), s * t) && ov == (clampi(s * t, lo, hi) != s * t));
    CHECK(is(ap_umul_sat(&A, a, b), ov || x * y > umask(W) ? (x * y > umask(W) ? -1 : (I)(x * y)) : (I)(x * y)));
    CHECK(is(ap_smul_sat(&A, a, b), clampi(s * t, lo, hi)));
    CHECK(is(ap_umulh(&A, a, b), (I)(x * y >> W)) && is(ap_smulh(&A, a, b), s * t >> W));
  } else { /* by way of twice the width */
    Ap p = ap_mul(&A, ap_zext(&A, a, 2 * W), ap_zext(&A, b, 2 * W)),
       sp = ap_mul(&A, ap_sext(&A, a, 2 * W), ap_sext(&A, b, 2 * W));
    CHECK(ap_eq(ap_umulh(&A, a, b), ap_extract(&A, p, W, W)) && ap_eq(ap_smulh(&A, a, b), ap_extract(&A, sp, W, W)));
    ap_umul_ov(&A, a, b, &ov);
    CHECK(ov == (ap_active_bits(p) > W));
    ap_smul_ov(&A, a, b, &ov);
    CHECK(ov == (ap_min_signed_bits(sp) > W));
  }
}

/* gcc 12.2 drops a branch on `(u >> n & 1) != (s < 0)` (its combine pass; clang and -fdisable-rtl-combine are right),
 * so signs are compared below by ?: instead. */
static void unary(U x) {
  Ap a = mk(x);
  I s = sx(x, W);
  uint32_t pop = 0, clz = 0, ctz = 0, clo = 0, cto = 0;
  U rev = 0, bs = 0;
  for (uint32_t i = 0; i < W; i++) {
    pop += (uint32_t)(x >> i & 1);
    rev |= (x >> i & 1) << (W - 1 - i);
    bs |= (x >> i & 1) << (W - 8 - i / 8 * 8 + i % 8) % 128;
    CHECK(ap_test(a, i) == (x >> i & 1));
    CHECK(is(ap_set_bit(&A, a, i), (I)(x | (U)1 << i)) && is(ap_clear_bit(&A, a, i), (I)(x & ~((U)1 << i))));
  }
  for (uint32_t i = 0; i < W; i++) clz = x >> i & 1 ? 0 : clz + 1;
  while (ctz < W && !(x >> ctz & 1)) ctz++;
  for (uint32_t i = 0; i < W; i++) clo = x >> i & 1 ? clo + 1 : 0;
  while (cto < W && (x >> cto & 1)) cto++;
  CHECK(ap_popcount(a) == pop && ap_clz(a) == clz && ap_ctz(a) == ctz && ap_clo(a) == clo && ap_cto(a) == cto);
  CHECK(ap_active_bits(a) == W - clz && ap_is_zero(a) == !x && ap_is_ones(a) == (x == umask(W)));
  uint32_t need = 1;
  while (sx(x, need) != s) need++;
  CHECK(ap_min_signed_bits(a) == need && ap_is_one(a) == (x == 1) && ap_is_pow2(a) == (pop == 1));
  CHECK(ap_exact_log2(a) == (pop == 1 ? (int32_t)ctz : -1));
  CHECK(ap_is_neg_pow2(a) == (s < 0 && ((-(U)s) & umask(W) & ((-(U)s) - 1) & umask(W)) == 0));
  CHECK(ap_is_low_mask(a) == (x && (x & (x + 1)) == 0));
  CHECK(ap_is_shifted_mask(a) == (x && ((x >> ctz) & ((x >> ctz) + 1)) == 0));
  CHECK(ap_is_smin(a) == (x == (U)1 << (W - 1)) && ap_is_smax(a) == (x == umask(W - 1)) &&
        (ap_is_neg(a) ? s < 0 : s >= 0));
  CHECK(ap_fits_u64(a) == (x <= UINT64_MAX) && ap_fits_i64(a) == (s == (int64_t)s));
  if (ap_fits_i64(a)) CHECK(ap_get_i64(a) == s);
  CHECK(ap_limited(a, 77) == (x < 77 ? x : 77) && ap_ult_u64(a, 50) == (x < 50) && ap_eq_u64(a, 3) == (x == 3));
  CHECK(is(ap_not(&A, a), (I)~x) && is(ap_neg(&A, a), (I)-x) && is(ap_abs(&A, a), (I)(s < 0 ? -(U)s : (U)s)));
  CHECK(is(ap_bitreverse(&A, a), (I)rev));
  if (W % 8 == 0) CHECK(is(ap_bswap(&A, a), (I)bs));
  if (x & 1) CHECK(is(ap_mul(&A, a, ap_mul_inverse(&A, a)), 1));
  if (W < 126) {
    U r = val(ap_sqrt(&A, a));
    CHECK(r * r <= x && (r + 1) * (r + 1) > x);
  }
  for (uint32_t n = 0; n < W + 3; n++) {
    bool ov;
    U shl = n >= W ? 0 : x << n, shr = n >= W ? 0 : x >> n;
    I sar = s >> (n >= W ? W - 1 : n);
    CHECK(is(ap_shl(&A, a, n), (I)shl) && is(ap_lshr(&A, a, n), (I)shr) && is(ap_ashr(&A, a, n), sar));
    U back = n >= W ? 0 : (shl & umask(W)) >> n;
    CHECK(is(ap_ushl_ov(&A, a, n, &ov), (I)shl) && ov == (n >= W || back != x));
    CHECK(is(ap_ushl_sat(&A, a, n), !x ? 0 : back == x ? (I)shl : -1));
    I sback = n >= W ? 0 : sx(shl & umask(W), W) >> n;
    CHECK(is(ap_sshl_ov(&A, a, n, &ov), (I)shl) && ov == (n >= W || sback != s));
    CHECK(is(ap_sshl_sat(&A, a, n), !x                    ? 0
                                    : sback == s && n < W ? (I)shl
                                    : s < 0               ? (I)((U)1 << (W - 1))
                                                          : (I)umask(W - 1)));
    uint32_t k = n % W;
    CHECK(is(ap_rotl(&A, a, n), (I)(k ? x << k | x >> (W - k) : x)) &&
          is(ap_rotr(&A, a, n), (I)(k ? x >> k | x << (W - k) : x)));
    U y = x * 0x9e3779b97f4a7c15ull & umask(W);
    CHECK(is(ap_fshl(&A, a, mk(y), n), (I)(k ? x << k | y >> (W - k) : x)));
    CHECK(is(ap_fshr(&A, a, mk(y), n), (I)(k ? x << (W - k) | y >> k : y)));
  }
  for (uint32_t n = 1; n <= 128; n += n < 70 ? 1 : 7) {
    CHECK(val(ap_zext_or_trunc(&A, a, n)) == (x & umask(n)) && val(ap_sext_or_trunc(&A, a, n)) == ((U)s & umask(n)));
    if (n <= W) {
      CHECK(val(ap_extract(&A, a, W - n, n)) == (x >> (W - n) & umask(n)));
      CHECK(is(ap_insert(&A, mk(0), ap_trunc(&A, a, n), W - n), (I)((x & umask(n)) << (W - n))));
      CHECK(is(ap_low_mask(&A, W, n), (I)umask(n)) && is(ap_high_mask(&A, W, n), (I)~umask(W - n)));
    }
  }
  CHECK(is(ap_u64(&A, W, 5), 5) && is(ap_i64(&A, W, -5), -5) && is(ap_ones(&A, W), -1) && ap_is_smin(ap_smin(&A, W)) &&
        ap_is_smax(ap_smax(&A, W)));
  CHECK(ap_hash(a) == ap_hash(ap_copy(&A, a)) && ap_same(a, ap_copy(&A, a)) && !ap_same(a, ap_zext(&A, a, W + 1)));
  /* Text. */
  StrBuf sb = {0};
  Ap b = {0};
  ap_print_s(&sb, a);
  char want[64];
  int at = 63;
  want[at] = 0;
  U m = s < 0 ? -(U)s : (U)s;
  do want[--at] = (char)('0' + (int)(m % 10));
  while (m /= 10);
  if (s < 0) want[--at] = '-';
  CHECK(!strcmp(sb_z(&sb), want + at));
  CHECK(ap_parse(&A, (Str){sb.p, (uint32_t)sb.n}, W, &b) == AP_PARSE_FITS && ap_eq(a, b));
  sb.n = 0;
  ap_print_u(&sb, a);
  CHECK(ap_parse(&A, (Str){sb.p, (uint32_t)sb.n}, W, &b) == AP_PARSE_FITS && ap_eq(a, b));
  sb.n = 0;
  sb_cz(&sb, "u0x0000");
  if (x >> 64) sb_hex(&sb, (uint64_t)(x >> 64), 1);
  sb_hex(&sb, (uint64_t)x, x >> 64 ? 16 : 1);
  CHECK(ap_parse(&A, (Str){sb.p, (uint32_t)sb.n}, W, &b) == AP_PARSE_FITS && ap_eq(a, b));
  sb.p[0] = 's';
  uint32_t act = ap_active_bits(a);
  CHECK(ap_parse(&A, (Str){sb.p, (uint32_t)sb.n}, W, &b) == AP_PARSE_FITS && is(b, act ? sx(x, act) : 0));
  sb_free(&sb);
}

static U pick(void) { /* values that tend to be corners */
  U x = (U)rnd() << 64 | rnd();
  switch (rnd() % 6) {
  case 0: return x & umask(W);
  case 1: return (x >> rnd() % 128) & umask(W);
  case 2: return ((U)1 << rnd() % W) & umask(W);
  case 3: return (((U)1 << rnd() % W) - 1 + rnd() % 3) & umask(W);
  case 4: return -(x >> rnd() % 128) & umask(W);
  default: return ((U)0 - rnd() % 4) & umask(W);
  }
}

static void parse_cases(void) {
  static const struct {
    const char *text;
    uint32_t bits;
    ApParse how;
    int64_t v;
  } t[] = {{"256", 8, AP_PARSE_WIDE, 0},
           {"-129", 8, AP_PARSE_WIDE, 127},
           {"255", 8, AP_PARSE_FITS, -1},
           {"-128", 8, AP_PARSE_FITS, -128},
           {"u0xFF", 16, AP_PARSE_FITS, 255},
           {"s0x0F", 16, AP_PARSE_FITS, -1},
           {"s0x8", 16, AP_PARSE_FITS, -8},
           {"s0x18", 16, AP_PARSE_FITS, -8},
           {"s0x0", 16, AP_PARSE_FITS, 0},
           {"u0x1FF", 8, AP_PARSE_WIDE, -1},
           {"-0", 32, AP_PARSE_FITS, 0},
           {"", 8, AP_PARSE_BAD, 0},
           {"-", 8, AP_PARSE_BAD, 0},
           {"u0x", 8, AP_PARSE_BAD, 0},
           {"+1", 8, AP_PARSE_BAD, 0},
           {"1a", 8, AP_PARSE_BAD, 0},
           {"u0xg", 8, AP_PARSE_BAD, 0},
           {"-00000000000000000000000000001", 8, AP_PARSE_FITS, -1},
           {"12345678901234567890123x", 64, AP_PARSE_BAD, 0},
           {"18446744073709551615", 64, AP_PARSE_FITS, -1},
           {"18446744073709551616", 64, AP_PARSE_WIDE, 0},
           {"-9223372036854775808", 64, AP_PARSE_FITS, INT64_MIN},
           {"-9223372036854775809", 64, AP_PARSE_WIDE, INT64_MAX},
           {"-1", 1, AP_PARSE_FITS, -1},
           {"1", 1, AP_PARSE_FITS, -1},
           {"2", 1, AP_PARSE_WIDE, 0},
           {"-2", 1, AP_PARSE_WIDE, 0}};
  for (size_t i = 0; i < ARRAY_LEN(t); i++) {
    Ap a = {0};
    W = t[i].bits;
    ApParse how = ap_parse(&A, str_of(t[i].text), W, &a);
    bool ok = how == t[i].how && (how == AP_PARSE_BAD || ap_get_i64(a) == t[i].v);
    if (!ok) printf("%s\n", t[i].text);
    CHECK(ok);
  }
}

static Ap rnd_wide(uint32_t bits) {
  uint64_t w[40];
  uint32_t n = ap_nwords(bits), used = 1 + (uint32_t)(rnd() % n);
  for (uint32_t i = 0; i < n; i++)
    w[i] = i >= used ? 0 : rnd() % 4 == 0 ? 0 : rnd() % 3 == 0 ? ~0ull : rnd() >> rnd() % 64;
  return ap_from_words(&A, bits, w, n);
}
static uint64_t mod_p(Ap a, uint64_t p) {
  const uint64_t *w = ap_words(&a);
  U r = 0;
  for (uint32_t i = ap_nwords(a.bits); i-- > 0;) r = (r << 64 | w[i]) % p;
  return (uint64_t)r;
}

static void wide(void) {
  StrBuf sb = {0};
  for (uint32_t round = 0; round < often(40000); round++) {
    ArenaMark m = arena_mark(&A);
    W = 65 + (uint32_t)(rnd() % 1200);
    Ap a = rnd_wide(W), b = rnd_wide(W), q, r;
    if (!ap_is_zero(b)) {
      ap_udivrem(&A, a, b, &q, &r);
      CHECK(ap_ult(r, b) && ap_eq(ap_add(&A, ap_mul(&A, q, b), r), a) && ap_is_zero(ap_umulh(&A, q, b)));
    }
    const uint64_t p = 18446744073709551557ull;
    Ap prod = ap_mul(&A, ap_zext(&A, a, 2 * W), ap_zext(&A, b, 2 * W));
    CHECK(mod_p(prod, p) == (uint64_t)((U)mod_p(a, p) * mod_p(b, p) % p));
    CHECK(ap_eq(ap_sub(&A, ap_add(&A, a, b), b), a) && ap_eq(ap_xor(&A, ap_xor(&A, a, b), b), a));
    uint32_t n = (uint32_t)(rnd() % W);
    CHECK(ap_eq(ap_shl(&A, a, n), ap_mul(&A, a, ap_bit(&A, W, n))) &&
          ap_eq(ap_lshr(&A, a, n), ap_udiv(&A, a, ap_bit(&A, W, n))));
    CHECK(ap_eq(ap_ashr(&A, a, n), ap_is_neg(a) ? ap_not(&A, ap_lshr(&A, ap_not(&A, a), n)) : ap_lshr(&A, a, n)));
    CHECK(ap_eq(ap_trunc(&A, ap_sext(&A, a, W + 77), W), a) &&
          ap_scmp(ap_sext(&A, a, W + 77), ap_sext(&A, b, W + 77)) == ap_scmp(a, b));
    CHECK(ap_eq(ap_bitreverse(&A, ap_bitreverse(&A, a)), a) &&
          ap_test(ap_bitreverse(&A, a), n) == ap_test(a, W - 1 - n));
    CHECK(ap_popcount(a) + ap_popcount(ap_not(&A, a)) == W && ap_clo(ap_not(&A, a)) == ap_clz(a) &&
          ap_cto(ap_not(&A, a)) == ap_ctz(a));
    sb.n = 0;
    ap_print_s(&sb, a);
    CHECK(ap_parse(&A, (Str){sb.p, (uint32_t)sb.n}, W, &r) == AP_PARSE_FITS && ap_eq(r, a));
    arena_release(&A, m);
  }
  W = 1 << 16;
  Ap a = ap_ones(&A, W), b;
  clock_t t0 = clock();
  sb.n = 0;
  ap_print_u(&sb, a);
  CHECK(sb.n == 19729 && ap_parse(&A, (Str){sb.p, (uint32_t)sb.n}, W, &b) == AP_PARSE_FITS && ap_eq(a, b));
  CHECK(clock() - t0 < CLOCKS_PER_SEC);
  sb_free(&sb);
}

/* Numbers of so many words that the fast algorithms take them: random ones, and such with long rows of ones and
 * zeros, where digits carry all the way and halves of divisors are equal. */
static void random_words(uint64_t *w, uint32_t n) {
  unsigned how = (unsigned)(rnd() % 4);
  uint64_t x = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (rnd() % 64 == 0) x = rnd() % 2 ? ~0ull : 0;
    w[i] = how == 0 ? x : how == 1 ? ~0ull : how == 2 && i % 7 ? x : rnd();
  }
  if (n && !w[n - 1]) w[n - 1] = 1;
}
static Ap simple_mul(Ap a, Ap b) { /* word by word */
  uint32_t n = ap_nwords(a.bits);
  uint64_t *r = ARENA_ZARRAY(&A, uint64_t, n);
  for (uint32_t i = 0; i < n; i++) {
    uint64_t carry = 0;
    for (uint32_t j = 0; a.w[i] && i + j < n; j++) {
      U t = (U)a.w[i] * b.w[j] + r[i + j] + carry;
      r[i + j] = (uint64_t)t;
      carry = (uint64_t)(t >> 64);
    }
  }
  return ap_from_words(&A, a.bits, r, n);
}
static void many_words(uint32_t na, uint32_t nb, bool low_only) {
  ArenaMark m = arena_mark(&A);
  uint32_t n = low_only ? na : na + nb;
  W = n * 64 - (low_only ? 13 : 0);
  uint64_t *x = ARENA_ARRAY(&A, uint64_t, na), *y = ARENA_ARRAY(&A, uint64_t, nb);
  random_words(x, na);
  random_words(y, nb);
  Ap a = ap_from_words(&A, W, x, na), b = ap_from_words(&A, W, y, nb), p = ap_mul(&A, a, b), q, r;
  CHECK(ap_eq(p, simple_mul(a, b)));
  CHECK(ap_eq(ap_mul(&A, a, a), simple_mul(a, a)));
  CHECK(ap_eq(ap_mul(&A, b, a), p));
  if (!ap_is_zero(b)) {
    ap_udivrem(&A, a, b, &q, &r);
    CHECK(ap_ult(r, b) && ap_eq(ap_add(&A, simple_mul(q, b), r), a));
    if (!low_only) { /* exact, one below, one above */
      ap_udivrem(&A, p, b, &q, &r);
      CHECK(ap_eq(q, a) && ap_is_zero(r));
      ap_udivrem(&A, ap_sub(&A, p, ap_one(&A, W)), b, &q, &r);
      CHECK(ap_eq(q, ap_sub(&A, a, ap_one(&A, W))) && ap_eq(r, ap_sub(&A, b, ap_one(&A, W))));
      Ap neg = ap_neg(&A, a);
      CHECK(ap_eq(ap_sdiv(&A, neg, b), ap_neg(&A, ap_udiv(&A, a, b))) &&
            ap_eq(ap_srem(&A, neg, b), ap_neg(&A, ap_urem(&A, a, b))));
    }
  }
  if (ap_test(a, 0)) CHECK(ap_is_one(ap_mul(&A, a, ap_mul_inverse(&A, a))));
  if (!ap_is_zero(b)) {
    Ap g = ap_gcd(&A, a, b);
    CHECK(ap_is_zero(ap_urem(&A, a, g)) && ap_is_zero(ap_urem(&A, b, g)) &&
          ap_ctz(g) == (ap_ctz(a) < ap_ctz(b) ? ap_ctz(a) : ap_ctz(b)));
    CHECK(na <= AP_GCD_BITS / 64 || nb <= AP_GCD_BITS / 64 || ap_is_pow2(g) || ap_eq(a, b));
  }
  StrBuf s = {0};
  ap_print_u(&s, a);
  Ap back = ap_zero(&A, W), digits = ap_zero(&A, W), ten19 = ap_u64(&A, W, 10000000000000000000ull);
  CHECK(ap_parse(&A, (Str){s.p, (uint32_t)s.n}, W, &back) == AP_PARSE_FITS && ap_eq(back, a) && s.p[0] != '0');
  if (na < 200) { /* the digits by themselves */
    for (size_t i = 0; i < s.n;) {
      uint64_t part = 0;
      size_t end = i + ((s.n - i) % 19 ? (s.n - i) % 19 : 19);
      while (i < end) part = part * 10 + (uint64_t)(s.p[i++] - '0');
      digits = ap_add(&A, simple_mul(digits, ten19), ap_u64(&A, W, part));
    }
    CHECK(ap_eq(digits, a));
  }
  sb_free(&s);
  arena_release(&A, m);
}

/* Digits read are the number (modulo a prime, counted by hand) and come back: random ones, rows of 9 and of 0, where
 * quotients by powers of ten are estimated too small, halves that are 0, around the sizes where levels begin. */
static void many_digits(uint32_t n, unsigned how) {
  ArenaMark m = arena_mark(&A);
  char *s = ARENA_ARRAY(&A, char, n);
  char row = '9';
  for (uint32_t i = 0; i < n; i++) {
    if (rnd() % (n / 8 + 1) == 0) row = rnd() % 2 ? '9' : '0';
    s[i] = how == 0 ? (char)('0' + rnd() % 10) : how == 1 ? '9' : how == 2 ? '0' : row;
  }
  if (s[0] == '0') s[0] = '1';
  const uint64_t p = 1000000007;
  uint64_t want = 0, got = 0;
  for (uint32_t i = 0; i < n; i++) want = (want * 10 + (uint64_t)(s[i] - '0')) % p;
  Ap a;
  CHECK(ap_parse(&A, (Str){s, n}, n * 10 / 3 + 100, &a) == AP_PARSE_FITS);
  for (uint32_t i = ap_nwords(a.bits); i-- > 0;) got = (uint64_t)(((U)got << 64 | a.w[i]) % p);
  CHECK(got == want);
  StrBuf back = {0};
  ap_print_u(&back, a);
  CHECK(back.n == n && memcmp(back.p, s, n) == 0);
  sb_free(&back);
  arena_release(&A, m);
}

int main(void) {
  parse_cases();
  for (unsigned how = 0; how < 4; how++) {
    for (uint32_t n = 608; n < often(200000); n *= 2)
      for (uint32_t d = 0; d < 5; d++) many_digits(n - 2 + d, how);
    for (uint32_t i = 0; i < often(10); i++) many_digits(20000 + (uint32_t)(rnd() % 60000), how);
    many_digits(608u << (is_ci() ? 9 : 5), how);
  }
  for (uint32_t i = 0; i < often(150); i++)
    many_words(2 + (uint32_t)(rnd() % 400), 2 + (uint32_t)(rnd() % 200), i % 3 == 0);
  for (uint32_t i = 0; i < often(10); i++)
    many_words(300 + (uint32_t)(rnd() % 900), 300 + (uint32_t)(rnd() % 900), i % 3 == 0);
  many_words(2600, 1280, false);
  for (W = 1; W <= (is_ci() ? 6u : 5u); W++)
    for (U x = 0; x <= umask(W); x++) {
      unary(x);
      for (U y = 0; y <= umask(W); y++) binary(x, y);
      arena_free(&A);
    }
  for (W = 7; W <= 128; W++)
    for (uint32_t i = 0; i < often(400); i++) {
      ArenaMark m = arena_mark(&A);
      U x = pick(), y = pick();
      binary(x, y);
      if (i < 25 || W == 32 || W == 64) unary(x);
      arena_release(&A, m);
    }
  wide();
  arena_free(&A);
  return 0;
}
