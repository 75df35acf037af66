/* apint.c: what apint.h does not do inline, chiefly widths above 64 (contract there). Products, quotients and decimal
 * digits of many words: words.h. */
#include "support/apint.h"
#include "support/hash.h"
#include "support/vec.h"
#include "support/words.h"

typedef unsigned __int128 U128;

static Ap ap_new(Arena *A, uint32_t bits) {
  ASSERT(bits > 64 && bits <= AP_MAX_BITS);
  return (Ap){.bits = bits, .w = ARENA_ARRAY(A, uint64_t, ap_nwords(bits))};
}

static uint64_t top_mask(uint32_t bits) { return bits % 64 ? mask64(bits % 64) : ~0ull; }

static Ap ap_trim(Ap a) { /* clears the bits above the width of a wide value being made */
  a.w[ap_nwords(a.bits) - 1] &= top_mask(a.bits);
  return a;
}

Ap ap_wide_from_u64(Arena *A, uint32_t bits, uint64_t u, bool sign_extend) {
  Ap r = ap_new(A, bits);
  memset(r.w, sign_extend && u >> 63 ? 0xff : 0, ap_nwords(bits) * sizeof *r.w);
  r.w[0] = u;
  return ap_trim(r);
}

Ap ap_from_words(Arena *A, uint32_t bits, const uint64_t *w, uint32_t n) {
  if (bits <= 64) return ap_small(bits, n ? w[0] : 0);
  Ap r = ap_new(A, bits);
  uint32_t m = ap_nwords(bits);
  for (uint32_t i = 0; i < m; i++) r.w[i] = i < n ? w[i] : 0;
  return ap_trim(r);
}

Ap ap_range_mask_wide(Arena *A, uint32_t bits, uint32_t lo, uint32_t hi) {
  Ap r = ap_new(A, bits);
  for (uint32_t i = 0, m = ap_nwords(bits); i < m; i++) {
    uint32_t at = i * 64;
    r.w[i] = (hi > at ? mask64(hi - at) : 0) & ~(lo > at ? mask64(lo - at) : 0);
  }
  return r;
}

Ap ap_copy(Arena *A, Ap a) { return a.bits <= 64 ? a : ap_from_words(A, a.bits, a.w, ap_nwords(a.bits)); }

bool ap_eq_wide(Ap a, Ap b) { return memcmp(a.w, b.w, ap_nwords(a.bits) * sizeof *a.w) == 0; }

int ap_ucmp_wide(Ap a, Ap b) {
  for (uint32_t i = ap_nwords(a.bits); i-- > 0;)
    if (a.w[i] != b.w[i]) return a.w[i] < b.w[i] ? -1 : 1;
  return 0;
}

uint32_t ap_clz_wide(Ap a) {
  for (uint32_t i = ap_nwords(a.bits); i-- > 0;)
    if (a.w[i]) return a.bits - (i * 64 + log2_floor(a.w[i]) + 1);
  return a.bits;
}

uint32_t ap_ctz_wide(Ap a) {
  for (uint32_t i = 0, m = ap_nwords(a.bits); i < m; i++)
    if (a.w[i]) return i * 64 + (uint32_t)__builtin_ctzll(a.w[i]);
  return a.bits;
}

uint32_t ap_clo_wide(Ap a) {
  for (uint32_t m = ap_nwords(a.bits), i = m; i-- > 0;) {
    uint64_t z = ~a.w[i] & (i == m - 1 ? top_mask(a.bits) : ~0ull);
    if (z) return a.bits - (i * 64 + log2_floor(z) + 1);
  }
  return a.bits;
}

uint32_t ap_cto_wide(Ap a) {
  for (uint32_t i = 0, m = ap_nwords(a.bits); i < m; i++)
    if (~a.w[i]) return u32_min(a.bits, i * 64 + (uint32_t)__builtin_ctzll(~a.w[i]));
  return a.bits;
}

uint32_t ap_popcount_wide(Ap a) {
  uint32_t n = 0;
  for (uint32_t i = 0, m = ap_nwords(a.bits); i < m; i++) n += (uint32_t)__builtin_popcountll(a.w[i]);
  return n;
}

bool ap_intersects_wide(Ap a, Ap b) {
  const uint64_t *x = ap_words(&a), *y = ap_words(&b);
  for (uint32_t i = 0, m = ap_nwords(a.bits); i < m; i++)
    if (x[i] & y[i]) return true;
  return false;
}

bool ap_is_subset_wide(Ap a, Ap b) {
  const uint64_t *x = ap_words(&a), *y = ap_words(&b);
  for (uint32_t i = 0, m = ap_nwords(a.bits); i < m; i++)
    if (x[i] & ~y[i]) return false;
  return true;
}

uint64_t ap_hash(Ap a) {
  const uint64_t *x = ap_words(&a);
  uint64_t h = a.bits;
  for (uint32_t i = 0, m = ap_nwords(a.bits); i < m; i++) h = hash_mix(h, x[i]);
  return h;
}

Ap ap_add_wide(Arena *A, Ap a, Ap b) {
  Ap r = ap_new(A, a.bits);
  num_add(r.w, a.w, b.w, ap_nwords(a.bits), false);
  return ap_trim(r);
}

Ap ap_sub_wide(Arena *A, Ap a, Ap b) {
  Ap r = ap_new(A, a.bits);
  num_sub(r.w, a.w, b.w, ap_nwords(a.bits));
  return ap_trim(r);
}

Ap ap_mul_wide(Arena *A, Ap a, Ap b) {
  Ap r = ap_new(A, a.bits);
  uint32_t n = ap_nwords(a.bits);
  num_mul(r.w, n, a.w, n, b.w, n);
  return ap_trim(r);
}

Ap ap_logic_wide(Arena *A, Ap a, Ap b, int op) {
  Ap r = ap_new(A, a.bits);
  uint32_t n = ap_nwords(a.bits);
  switch (op) {
  case '&':
    for (uint32_t i = 0; i < n; i++) r.w[i] = a.w[i] & b.w[i];
    break;
  case '|':
    for (uint32_t i = 0; i < n; i++) r.w[i] = a.w[i] | b.w[i];
    break;
  default:
    for (uint32_t i = 0; i < n; i++) r.w[i] = a.w[i] ^ b.w[i];
    break;
  }
  return r;
}

Ap ap_not_wide(Arena *A, Ap a) {
  Ap r = ap_new(A, a.bits);
  for (uint32_t i = 0, n = ap_nwords(a.bits); i < n; i++) r.w[i] = ~a.w[i];
  return ap_trim(r);
}

Ap ap_shl_wide(Arena *A, Ap a, uint32_t n) {
  if (n >= a.bits) return ap_zero(A, a.bits);
  if (n == 0) return a;
  Ap r = ap_new(A, a.bits);
  uint32_t q = n / 64, s = n % 64;
  for (uint32_t i = ap_nwords(a.bits); i-- > 0;) {
    uint64_t hi = i >= q ? a.w[i - q] : 0, lo = i >= q + 1 ? a.w[i - q - 1] : 0;
    r.w[i] = s ? hi << s | lo >> (64 - s) : hi;
  }
  return ap_trim(r);
}

Ap ap_shr_wide(Arena *A, Ap a, uint32_t n, bool arith) {
  bool neg = arith && ap_is_neg(a);
  if (n >= a.bits) return neg ? ap_ones(A, a.bits) : ap_zero(A, a.bits);
  if (n == 0) return a;
  Ap r = ap_new(A, a.bits);
  uint32_t q = n / 64, s = n % 64, m = ap_nwords(a.bits);
  uint64_t fill = neg ? ~0ull : 0, top = a.w[m - 1] | (fill & ~top_mask(a.bits));
  for (uint32_t i = 0; i < m; i++) {
    uint64_t j = (uint64_t)i + q;
    uint64_t lo = j < m - 1 ? a.w[j] : j == m - 1 ? top : fill;
    uint64_t hi = j + 1 < m - 1 ? a.w[j + 1] : j + 1 == m - 1 ? top : fill;
    r.w[i] = s ? lo >> s | hi << (64 - s) : lo;
  }
  return ap_trim(r);
}

void ap_udivrem_wide(Arena *A, Ap a, Ap b, Ap *q, Ap *r) {
  uint32_t nw = ap_nwords(a.bits), m = num_len(a.w, nw), n = num_len(b.w, nw);
  ASSERT(n);
  if (ap_ucmp_wide(a, b) < 0) {
    if (q) *q = ap_zero(A, a.bits);
    if (r) *r = a;
    return;
  }
  Ap quo = ap_zero(A, a.bits), rem = ap_zero(A, a.bits);
  num_divrem(a.w, m, b.w, n, quo.w, rem.w);
  if (q) *q = quo;
  if (r) *r = rem;
}

void ap_udivrem(Arena *A, Ap a, Ap b, Ap *q, Ap *r) {
  if (!ap_is_small(a)) {
    ap_udivrem_wide(A, a, b, q, r);
    return;
  }
  ASSERT(b.u);
  *q = ap_small(a.bits, a.u / b.u);
  *r = ap_small(a.bits, a.u % b.u);
}

Ap ap_sdiv(Arena *A, Ap a, Ap b) {
  Ap q = ap_udiv(A, ap_abs(A, a), ap_abs(A, b));
  return ap_is_neg(a) != ap_is_neg(b) ? ap_neg(A, q) : q;
}

Ap ap_srem(Arena *A, Ap a, Ap b) {
  Ap r = ap_urem(A, ap_abs(A, a), ap_abs(A, b));
  return ap_is_neg(a) ? ap_neg(A, r) : r;
}

Ap ap_udiv_ceil(Arena *A, Ap a, Ap b) {
  Ap q, r;
  ap_udivrem(A, a, b, &q, &r);
  return ap_is_zero(r) ? q : ap_add(A, q, ap_one(A, a.bits));
}

Ap ap_umulh(Arena *A, Ap a, Ap b) {
  if (ap_is_small(a)) return ap_small(a.bits, (uint64_t)((U128)a.u * b.u >> a.bits));
  uint32_t n = ap_nwords(a.bits);
  Ap full = {.bits = a.bits * 2, .w = ARENA_ARRAY(A, uint64_t, 2 * n)};
  num_mul(full.w, 2 * n, a.w, n, b.w, n);
  return ap_extract(A, full, a.bits, a.bits);
}

Ap ap_smulh(Arena *A, Ap a, Ap b) {
  if (ap_is_small(a)) return ap_small(a.bits, (uint64_t)((__int128)ap_get_i64(a) * ap_get_i64(b) >> a.bits));
  Ap h = ap_umulh(A, a, b); /* the unsigned reading of a negative a adds 2^bits to it, hence b to the high half */
  if (ap_is_neg(a)) h = ap_sub(A, h, b);
  return ap_is_neg(b) ? ap_sub(A, h, a) : h;
}

Ap ap_gcd(Arena *A, Ap a, Ap b) {
  if (!ap_is_small(a) && u32_min(ap_active_bits(a), ap_active_bits(b)) > AP_GCD_BITS)
    return ap_eq(a, b) ? a : ap_bit(A, a.bits, u32_min(ap_ctz(a), ap_ctz(b)));
  while (!ap_is_zero(b)) {
    Ap r = ap_urem(A, a, b);
    a = b;
    b = r;
  }
  return a;
}

Ap ap_mul_inverse(Arena *A, Ap a) {
  ASSERT(ap_test(a, 0));
  if (ap_is_small(a)) {
    uint64_t x = a.u; /* a * a = 1 mod 8; each Newton step doubles the good bits */
    for (uint32_t good = 3; good < a.bits; good *= 2) x *= 2 - a.u * x;
    return ap_small(a.bits, x);
  }
  uint32_t good = 64;
  Ap x = ap_mul_inverse(A, ap_trunc(A, a, good));
  while (good < a.bits) { /* each step in the width it makes good: twice the last one */
    good = u32_min(2 * good, a.bits);
    x = ap_zext(A, x, good);
    x = ap_mul(A, x, ap_sub(A, ap_u64(A, good, 2), ap_mul(A, ap_trunc(A, a, good), x)));
  }
  return x;
}

Ap ap_sqrt(Arena *A, Ap a) {
  Ap root = ap_zero(A, a.bits), rest = a;
  for (uint32_t i = (ap_active_bits(a) + 1) / 2; i-- > 0;) {
    /* Try root + 2^i: its square exceeds root^2 by 2^i * (2 * root + 2^i). */
    Ap step = ap_shl(A, ap_add(A, ap_shl(A, root, 1), ap_bit(A, a.bits, i)), i);
    if (ap_ule(step, rest)) {
      rest = ap_sub(A, rest, step);
      root = ap_set_bit(A, root, i);
    }
  }
  return root;
}

Ap ap_fshl(Arena *A, Ap a, Ap b, uint32_t n) {
  n %= a.bits;
  return n ? ap_or(A, ap_shl(A, a, n), ap_lshr(A, b, a.bits - n)) : a;
}

Ap ap_fshr(Arena *A, Ap a, Ap b, uint32_t n) {
  n %= a.bits;
  return n ? ap_or(A, ap_shl(A, a, a.bits - n), ap_lshr(A, b, n)) : b;
}

Ap ap_bswap(Arena *A, Ap a) {
  ASSERT(a.bits % 8 == 0);
  if (ap_is_small(a)) return ap_small(a.bits, __builtin_bswap64(a.u) >> (64 - a.bits));
  uint32_t n = ap_nwords(a.bits);
  Ap r = {.bits = n * 64, .w = ARENA_ARRAY(A, uint64_t, n)};
  for (uint32_t i = 0; i < n; i++) r.w[i] = __builtin_bswap64(a.w[n - 1 - i]);
  return ap_extract(A, r, r.bits - a.bits, a.bits);
}

static uint64_t rev64(uint64_t x) {
  x = (x >> 1 & 0x5555555555555555ull) | (x & 0x5555555555555555ull) << 1;
  x = (x >> 2 & 0x3333333333333333ull) | (x & 0x3333333333333333ull) << 2;
  x = (x >> 4 & 0x0f0f0f0f0f0f0f0full) | (x & 0x0f0f0f0f0f0f0f0full) << 4;
  return __builtin_bswap64(x);
}

Ap ap_bitreverse(Arena *A, Ap a) {
  if (ap_is_small(a)) return ap_small(a.bits, rev64(a.u) >> (64 - a.bits));
  uint32_t n = ap_nwords(a.bits);
  Ap r = {.bits = n * 64, .w = ARENA_ARRAY(A, uint64_t, n)};
  for (uint32_t i = 0; i < n; i++) r.w[i] = rev64(a.w[n - 1 - i]);
  return ap_extract(A, r, r.bits - a.bits, a.bits);
}

Ap ap_extract(Arena *A, Ap a, uint32_t lo, uint32_t n) {
  DASSERT(n && lo + n <= a.bits);
  if (ap_is_small(a)) return ap_small(n, a.u >> lo);
  uint32_t q = lo / 64, s = lo % 64, m = ap_nwords(a.bits);
  Ap r = n <= 64 ? (Ap){.bits = n, .u = 0} : ap_new(A, n);
  uint64_t *w = n <= 64 ? &r.u : r.w;
  for (uint32_t i = 0, k = ap_nwords(n); i < k; i++) {
    uint64_t l = a.w[q + i], h = q + i + 1 < m ? a.w[q + i + 1] : 0;
    w[i] = s ? l >> s | h << (64 - s) : l;
  }
  return n <= 64 ? ap_small(n, r.u) : ap_trim(r);
}

Ap ap_insert(Arena *A, Ap a, Ap v, uint32_t lo) {
  DASSERT(lo + v.bits <= a.bits);
  Ap hole = ap_not(A, ap_range_mask(A, a.bits, lo, lo + v.bits));
  return ap_or(A, ap_and(A, a, hole), ap_shl(A, ap_zext(A, v, a.bits), lo));
}

Ap ap_resize_wide(Arena *A, Ap a, uint32_t bits, bool sign_extend) {
  if (bits == a.bits) return a;
  const uint64_t *w = ap_words(&a);
  uint32_t n = ap_nwords(a.bits);
  if (bits < a.bits) return ap_from_words(A, bits, w, n);
  Ap r = ap_from_words(A, bits, w, n);
  if (!sign_extend || !ap_is_neg(a)) return r;
  r.w[n - 1] |= ~top_mask(a.bits);
  for (uint32_t i = n, m = ap_nwords(bits); i < m; i++) r.w[i] = ~0ull;
  return ap_trim(r);
}

Ap ap_uadd_ov(Arena *A, Ap a, Ap b, bool *ov) {
  Ap r = ap_add(A, a, b);
  *ov = ap_ult(r, a);
  return r;
}

Ap ap_sadd_ov(Arena *A, Ap a, Ap b, bool *ov) {
  Ap r = ap_add(A, a, b);
  *ov = ap_is_neg(a) == ap_is_neg(b) && ap_is_neg(r) != ap_is_neg(a);
  return r;
}

Ap ap_usub_ov(Arena *A, Ap a, Ap b, bool *ov) {
  *ov = ap_ult(a, b);
  return ap_sub(A, a, b);
}

Ap ap_ssub_ov(Arena *A, Ap a, Ap b, bool *ov) {
  Ap r = ap_sub(A, a, b);
  *ov = ap_is_neg(a) != ap_is_neg(b) && ap_is_neg(r) != ap_is_neg(a);
  return r;
}

Ap ap_umul_ov(Arena *A, Ap a, Ap b, bool *ov) {
  *ov = !ap_is_zero(ap_umulh(A, a, b));
  return ap_mul(A, a, b);
}

Ap ap_smul_ov(Arena *A, Ap a, Ap b, bool *ov) {
  Ap r = ap_mul(A, a, b), h = ap_smulh(A, a, b);
  *ov = ap_is_neg(r) ? !ap_is_ones(h) : !ap_is_zero(h);
  return r;
}

Ap ap_sdiv_ov(Arena *A, Ap a, Ap b, bool *ov) {
  *ov = ap_is_smin(a) && ap_is_ones(b);
  return ap_sdiv(A, a, b);
}

Ap ap_ushl_ov(Arena *A, Ap a, uint32_t n, bool *ov) {
  *ov = n >= a.bits || n > ap_clz(a);
  return ap_shl(A, a, n);
}

Ap ap_sshl_ov(Arena *A, Ap a, uint32_t n, bool *ov) {
  *ov = n >= a.bits || n >= ap_sign_bits(a);
  return ap_shl(A, a, n);
}

static Ap sat_signed(Arena *A, uint32_t bits, bool neg) { return neg ? ap_smin(A, bits) : ap_smax(A, bits); }

Ap ap_uadd_sat(Arena *A, Ap a, Ap b) {
  bool ov;
  Ap r = ap_uadd_ov(A, a, b, &ov);
  return ov ? ap_ones(A, a.bits) : r;
}

Ap ap_sadd_sat(Arena *A, Ap a, Ap b) {
  bool ov;
  Ap r = ap_sadd_ov(A, a, b, &ov);
  return ov ? sat_signed(A, a.bits, ap_is_neg(a)) : r;
}

Ap ap_usub_sat(Arena *A, Ap a, Ap b) { return ap_ult(a, b) ? ap_zero(A, a.bits) : ap_sub(A, a, b); }

Ap ap_ssub_sat(Arena *A, Ap a, Ap b) {
  bool ov;
  Ap r = ap_ssub_ov(A, a, b, &ov);
  return ov ? sat_signed(A, a.bits, ap_is_neg(a)) : r;
}

Ap ap_umul_sat(Arena *A, Ap a, Ap b) {
  bool ov;
  Ap r = ap_umul_ov(A, a, b, &ov);
  return ov ? ap_ones(A, a.bits) : r;
}

Ap ap_smul_sat(Arena *A, Ap a, Ap b) {
  bool ov;
  Ap r = ap_smul_ov(A, a, b, &ov);
  return ov ? sat_signed(A, a.bits, ap_is_neg(a) != ap_is_neg(b)) : r;
}

Ap ap_ushl_sat(Arena *A, Ap a, uint32_t n) {
  if (ap_is_zero(a)) return a;
  bool ov;
  Ap r = ap_ushl_ov(A, a, n, &ov);
  return ov ? ap_ones(A, a.bits) : r;
}

Ap ap_sshl_sat(Arena *A, Ap a, uint32_t n) {
  if (ap_is_zero(a)) return a;
  bool ov;
  Ap r = ap_sshl_ov(A, a, n, &ov);
  return ov ? sat_signed(A, a.bits, ap_is_neg(a)) : r;
}

/* Makes the value of `n` magnitude words, negated if asked, in the width, and says whether it fits. */
static ApParse parse_finish(Arena *A, uint64_t *w, uint32_t n, bool neg, uint32_t bits, Ap *out) {
  n = num_len(w, n);
  uint32_t active = n ? (n - 1) * 64 + log2_floor(w[n - 1]) + 1 : 0;
  bool pow2 = active != 0;
  for (uint32_t i = 0; i < n && pow2; i++) pow2 = i == n - 1 ? is_pow2(w[i]) : w[i] == 0;
  Ap r = ap_from_words(A, bits, w, n);
  *out = neg ? ap_neg(A, r) : r;
  uint32_t need = neg && active ? (pow2 ? active : active + 1) : active;
  return need <= bits ? AP_PARSE_FITS : AP_PARSE_WIDE;
}

static ApParse parse_hex(Arena *A, Str s, bool is_signed, uint32_t bits, Ap *out) {
  if (!s.n) return AP_PARSE_BAD;
  uint32_t nw = (uint32_t)(((uint64_t)s.n * 4 + 63) / 64);
  uint64_t one = 0, *w = nw == 1 ? &one : ARENA_ZARRAY(A, uint64_t, nw);
  for (uint32_t i = 0; i < s.n; i++) {
    uint64_t d = hex_value[(uint8_t)s.p[s.n - 1 - i]];
    if (!d) return AP_PARSE_BAD;
    w[i / 16] |= (d & 15) << i % 16 * 4;
  }
  uint32_t n = num_len(w, nw);
  if (is_signed && n) { /* the topmost set bit is the sign: the magnitude is 2^active - w */
    unsigned top = log2_floor(w[n - 1]);
    bool borrow = true;
    for (uint32_t i = 0; i < n; i++) {
      w[i] = ~w[i] + borrow;
      borrow = borrow && w[i] == 0;
    }
    w[n - 1] &= mask64(top + 1);
    /* 2^active - 2^(active - 1) = 2^(active - 1) is the greatest, so nothing is lost by the mask. */
    return parse_finish(A, w, n, true, bits, out);
  }
  return parse_finish(A, w, n, false, bits, out);
}

ApParse ap_parse(Arena *A, Str s, uint32_t bits, Ap *out) {
  if (s.n > 3 && (s.p[0] == 'u' || s.p[0] == 's') && s.p[1] == '0' && s.p[2] == 'x')
    return parse_hex(A, (Str){s.p + 3, s.n - 3}, s.p[0] == 's', bits, out);
  bool neg = s.n && s.p[0] == '-';
  const char *p = s.p + neg, *end = s.p + s.n;
  if (p == end) return AP_PARSE_BAD;
  if (end - p <= 19) {
    uint64_t u = 0;
    for (; p < end; p++) {
      unsigned d = (unsigned)(*p - '0');
      if (d > 9) return AP_PARSE_BAD;
      u = u * 10 + d;
    }
    if (LIKELY(bits <= 64)) {
      *out = ap_small(bits, neg ? 0 - u : u);
      bool fits = neg ? u <= 1ull << (bits - 1) : u <= mask64(bits);
      return fits ? AP_PARSE_FITS : AP_PARSE_WIDE;
    }
    return parse_finish(A, &u, 1, neg, bits, out);
  }
  for (const char *d = p; d < end; d++)
    if ((unsigned)(*d - '0') > 9) return AP_PARSE_BAD;
  uint64_t *w = ARENA_ARRAY(A, uint64_t, (uint32_t)(end - p) / WORDS_DIGITS + 1);
  uint32_t n = num_from_decimal(w, p, (uint32_t)(end - p));
  return parse_finish(A, w, n, neg, bits, out);
}

static void print_wide(StrBuf *sb, Ap a, bool neg) {
  uint32_t n = ap_nwords(a.bits);
  uint64_t *w = mem_alloc(n * sizeof *w);
  bool carry = true;
  for (uint32_t i = 0; i < n; i++) {
    w[i] = neg ? ~a.w[i] + carry : a.w[i];
    carry = carry && w[i] == 0;
  }
  w[n - 1] &= top_mask(a.bits);
  if (neg) sb_ch(sb, '-');
  num_to_decimal(sb, w, n);
  mem_free(w);
}

void ap_print_s(StrBuf *sb, Ap a) {
  if (ap_is_small(a)) {
    sb_i64(sb, ap_get_i64(a));
  } else {
    print_wide(sb, a, ap_is_neg(a));
  }
}

void ap_print_u(StrBuf *sb, Ap a) {
  if (ap_is_small(a)) {
    sb_u64(sb, a.u);
  } else {
    print_wide(sb, a, false);
  }
}
