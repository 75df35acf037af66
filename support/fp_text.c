/* fp_text.c: floating-point literals (contract in fp.h). Reading: up to 19 digits with a small power of ten take one
 * 128-bit division, the rest exact big integers. Printing repeats the steps of LLVM's APFloat::toString with six
 * digits, because which numbers it prints in decimal depends on where that function truncates (0.7 it prints in
 * hexadecimal). */
#include "support/fp_int.h"

static const uint64_t pow10_tab[20] = {1ull,
                                       10ull,
                                       100ull,
                                       1000ull,
                                       10000ull,
                                       100000ull,
                                       1000000ull,
                                       10000000ull,
                                       100000000ull,
                                       1000000000ull,
                                       10000000000ull,
                                       100000000000ull,
                                       1000000000000ull,
                                       10000000000000ull,
                                       100000000000000ull,
                                       1000000000000000ull,
                                       10000000000000000ull,
                                       100000000000000000ull,
                                       1000000000000000000ull,
                                       10000000000000000000ull};
enum { POW5_WORD = 27, MAX_DIGITS = 12000 };
/* No halfway point between neighbours of any format has more than 11,600 significant digits. */

static uint64_t pow5_small(unsigned k) { /* k <= 27 */
  uint64_t r = 1;
  while (k--) r *= 5;
  return r;
}

/* w[0..n) = w * m + add; returns the new length, which may be n + 1. */
static uint32_t big_mul(uint64_t *w, uint32_t n, uint64_t m, uint64_t add) {
  for (uint32_t i = 0; i < n; i++) {
    U128 t = (U128)w[i] * m + add;
    w[i] = (uint64_t)t;
    add = (uint64_t)(t >> 64);
  }
  if (add) w[n++] = add;
  return n;
}

static uint32_t big_mul_pow5(uint64_t *w, uint32_t n, uint32_t k) {
  const uint64_t p27 = 7450580596923828125ull;
  for (; k >= POW5_WORD; k -= POW5_WORD) n = big_mul(w, n, p27, 0);
  return k ? big_mul(w, n, pow5_small(k), 0) : n;
}

static uint32_t big_bits(const uint64_t *w, uint32_t n) { return n ? n * 64 - (uint32_t)__builtin_clzll(w[n - 1]) : 0; }

/* Rounds w * 2^exp, n words without leading zero words, n > 0. */
static FpBits big_round(FpKind k, bool neg, const uint64_t *w, uint32_t n, int32_t exp, bool sticky, FpRound rm,
                        unsigned *ex) {
  unsigned lz = (unsigned)__builtin_clzll(w[n - 1]);
  uint64_t a = w[n - 1], b = n > 1 ? w[n - 2] : 0, c = n > 2 ? w[n - 3] : 0;
  U128 top = ((U128)a << 64 | b) << lz;
  if (lz) {
    top |= c >> (64 - lz);
    sticky |= (c << lz) != 0;
  } else {
    sticky |= c != 0;
  }
  for (uint32_t i = n > 3 ? n - 3 : 0; i-- > 0 && !sticky;) sticky = w[i] != 0;
  return fp_pack_(k, neg, exp + (int32_t)(n * 64 - lz) - 1, top | sticky, rm, ex);
}

/* The exact slow path: n words of digits times 10^e10. */
COLD static FpBits dec_big(FpKind k, bool neg, const uint64_t *dig, uint32_t n, int32_t e10, FpRound rm, unsigned *ex) {
  Arena A;
  arena_init(&A);
  uint32_t five = (uint32_t)(e10 < 0 ? -e10 : e10), fw = five * 7 / 3 / 64 + 2; /* log2(5) < 7/3 */
  FpBits r;
  if (e10 >= 0) {
    uint64_t *w = ARENA_ARRAY(&A, uint64_t, n + fw);
    memcpy(w, dig, n * sizeof *w);
    n = big_mul_pow5(w, n, five);
    r = big_round(k, neg, w, n, e10, false, rm, ex);
  } else {
    uint64_t *d = ARENA_ARRAY(&A, uint64_t, fw);
    d[0] = 1;
    uint32_t dn = big_mul_pow5(d, 1, five), nb = big_bits(dig, n), db = big_bits(d, dn);
    uint32_t s = db + 130 > nb ? db + 130 - nb : 0, bits = u32_max(u32_max(nb + s, db), 65);
    Ap q, rest;
    ap_udivrem_wide(&A, ap_shl(&A, ap_from_words(&A, bits, dig, n), s), ap_from_words(&A, bits, d, dn), &q, &rest);
    uint32_t qn = ap_nwords(ap_active_bits(q));
    r = big_round(k, neg, q.w, qn, e10 - (int32_t)s, !ap_is_zero(rest), rm, ex);
  }
  arena_free(&A);
  return r;
}

/* w * 10^e10, w != 0. */
static FpBits dec_word(FpKind k, bool neg, uint64_t w, int32_t e10, FpRound rm, unsigned *ex) {
  if (e10 >= 0 && e10 <= 19) {
    U128 x = (U128)w * pow10_tab[e10];
    unsigned lz = clz128(x);
    return fp_pack_(k, neg, 127 - (int32_t)lz, x << lz, rm, ex); /* fp_pack_ takes any bits, not only sticky ones */
  }
  if (e10 < 0 && e10 >= -19 && k <= FP_DOUBLE) {
    uint64_t d = pow10_tab[-e10];
    unsigned lw = (unsigned)__builtin_clzll(w), ld = (unsigned)__builtin_clzll(d);
    U128 n = (U128)(w << lw) << 63;
    uint64_t dn = d << ld, q = (uint64_t)(n / dn), rest = (uint64_t)(n - (U128)q * dn); /* 2^62 < q < 2^64 */
    unsigned lq = (unsigned)__builtin_clzll(q);
    return fp_pack_(k, neg, (int32_t)ld - (int32_t)lw - (int32_t)lq, (U128)(q << lq) << 64 | (rest != 0), rm, ex);
  }
  return dec_big(k, neg, &w, 1, e10, rm, ex);
}

/* A decimal number taken apart. */
typedef struct Dec {
  bool neg;
  bool has_dot;
  const char *digits, *end; /* from the first nonzero digit to the last digit; one '.' may be among them */
  uint64_t w;               /* the first 19 significant digits */
  uint32_t nd;              /* significant digits */
  uint32_t before;          /* digits before the point */
  int64_t e10;              /* exponent of the last digit */
} Dec;

/* Scans the whole of s; false if it is not `[-+]?[0-9]*[.]?[0-9]*([eE][-+]?[0-9]+)?` with a digit. */
static bool dec_scan(Str s, Dec *out) {
  const char *p = s.p, *end = s.p + s.n;
  Dec d = {0};
  if (p < end && (*p == '-' || *p == '+')) d.neg = *p++ == '-';
  uint32_t all = 0, after = 0;
  uint64_t w = 0;
  for (; p < end; p++) {
    unsigned c = (unsigned)(*p - '0');
    if (c > 9) {
      if (*p != '.' || d.has_dot) break;
      d.has_dot = true;
      d.before = all;
      continue;
    }
    all++;
    after += d.has_dot;
    if (!d.nd && !c) continue;
    if (!d.nd) d.digits = p;
    if (d.nd++ < 19) w = w * 10 + c;
  }
  if (!all) return false;
  if (!d.has_dot) d.before = all;
  d.end = p;
  d.w = w;
  int64_t exp = 0;
  if (p < end) {
    if ((*p | 0x20) != 'e') return false;
    p++;
    bool eneg = false;
    if (p < end && (*p == '-' || *p == '+')) eneg = *p++ == '-';
    if (p == end) return false;
    for (; p < end; p++) {
      unsigned c = (unsigned)(*p - '0');
      if (c > 9) return false;
      if (exp < 100000000000) exp = exp * 10 + c; /* beyond any length of text */
    }
    if (eneg) exp = -exp;
  }
  exp -= after;
  d.e10 = exp;
  *out = d;
  return true;
}

static FpBits dec_round(FpKind k, const Dec *d, FpRound rm, unsigned *ex) {
  if (!d->nd) return fp_zero(k, d->neg);
  int64_t top = d->e10 + d->nd; /* beyond these bounds every format overflows or vanishes */
  if (top > 5500) return fp_pack_(k, d->neg, 1 << 20, (U128)1 << 127, rm, ex);
  if (top < -5500) return fp_pack_(k, d->neg, -(1 << 20), (U128)1 << 127, rm, ex);
  if (LIKELY(d->nd <= 19)) return dec_word(k, d->neg, d->w, (int32_t)d->e10, rm, ex);
  uint32_t use = u32_min(d->nd, MAX_DIGITS), n = 0, seen = 0;
  uint64_t w[MAX_DIGITS / 19 + 3];
  const char *p = d->digits;
  while (seen < use) {
    uint64_t part = 0, scale = 1;
    for (int i = 0; i < 19 && seen < use; p++) {
      if (*p == '.') continue;
      part = part * 10 + (uint64_t)(*p - '0');
      scale *= 10;
      i++, seen++;
    }
    n = big_mul(w, n, scale, part);
  }
  int32_t e10 = (int32_t)(d->e10 + (d->nd - use));
  if (use < d->nd) { /* one more digit stands for all that were cut off */
    bool sticky = false;
    for (; p < d->end && !sticky; p++) sticky = *p != '.' && *p != '0';
    n = big_mul(w, n, 10, sticky);
    e10--;
  }
  return dec_big(k, d->neg, w, n, e10, rm, ex);
}

bool fp_parse_decimal(FpKind k, Str s, FpRound rm, FpBits *out, unsigned *ex) {
  ASSERT(k != FP_PPC_FP128);
  Dec d;
  if (!dec_scan(s, &d)) return false;
  *out = dec_round(k, &d, rm, ex);
  return true;
}

/* What LLVM says of a number of format `from` where the type is k. */
static FpLit wrong_type(FpKind from, FpKind k, FpBits x) {
  unsigned ex = 0;
  fp_convert_literal(from, k, x, &ex);
  return ex & FP_EX_INEXACT ? FP_LIT_INEXACT : FP_LIT_WRONG_TYPE;
}

/* Floats that are normal numbers and the doubles that equal them; false where there is none. */
enum { FLOAT_BIAS = 1023 - 127 };
static bool float_of_double(uint64_t d, uint64_t *f) {
  uint32_t e = (uint32_t)(d >> 52) & 0x7ff;
  if (e <= FLOAT_BIAS || e >= FLOAT_BIAS + 255 || d & mask64(29)) return false;
  *f = d >> 63 << 31 | (uint64_t)(e - FLOAT_BIAS) << 23 | (d >> 29 & mask64(23));
  return true;
}
static bool double_of_float(uint64_t f, uint64_t *d) {
  uint32_t e = (uint32_t)(f >> 23) & 0xff;
  if (e == 0 || e == 255) return false;
  *d = f >> 31 << 63 | (uint64_t)(e + FLOAT_BIAS) << 52 | (f & mask64(23)) << 29;
  return true;
}

static FpLit from_double(FpKind k, uint64_t d, FpBits *out) {
  if (k == FP_DOUBLE) {
    *out = (FpBits){d, 0};
    return FP_LIT_OK;
  }
  if (k > FP_DOUBLE) return FP_LIT_WRONG_TYPE;
  out->hi = 0;
  if (k == FP_FLOAT && float_of_double(d, &out->lo)) return FP_LIT_OK;
  unsigned ex = 0;
  FpBits r = fp_convert_literal(FP_DOUBLE, k, (FpBits){d, 0}, &ex);
  if (ex & FP_EX_INEXACT) return FP_LIT_INEXACT;
  *out = r;
  return FP_LIT_OK;
}

static FpLit parse_hex(FpKind k, Str s, FpBits *out) {
  static const char prefix[] = "HRKLM";
  static const FpKind kinds[] = {FP_HALF, FP_BFLOAT, FP_X86_FP80, FP_FP128, FP_PPC_FP128};
  const char *letter = memchr(prefix, s.p[2], sizeof prefix - 1);
  const char *p = s.p + 2 + (letter != NULL), *end = s.p + s.n;
  if (p >= end) return FP_LIT_BAD;
  FpKind from = letter ? kinds[letter - prefix] : FP_DOUBLE;
  size_t n = (size_t)(end - p);
  uint64_t a = 0, b = 0;
  if (from <= FP_DOUBLE) {
    unsigned width = fp_width(from);
    for (; p < end; p++) {
      uint64_t h = hex_value[(uint8_t)*p];
      if (!h) return FP_LIT_BAD;
      b |= a >> (width - 4); /* what the next digit pushes out */
      a = a << 4 | (h & 15);
    }
    if (b) return FP_LIT_TOO_LARGE;
    if (!letter) return from_double(k, a, out);
  } else {
    /* LLVM reads 0xK as 4 digits of hi and 16 of lo, 0xL and 0xM as 16 of lo (if there are so many) and 16 of hi. */
    size_t first = from == FP_X86_FP80 ? 4 : n >= 16 ? 16 : 0;
    for (size_t i = 0; i < n; i++)
      if (!hex_value[(uint8_t)p[i]]) return FP_LIT_BAD;
    if (n > first + 16) return FP_LIT_TOO_LARGE;
    for (size_t i = 0; i < n; i++) {
      uint64_t *w = i < first ? &a : &b;
      *w = *w << 4 | (hex_value[(uint8_t)p[i]] & 15u);
    }
  }
  FpBits x = from == FP_X86_FP80 ? (FpBits){b, a} : (FpBits){a, b};
  x = fp_canonical(from, x);
  if (from != k) return wrong_type(from, k, x);
  *out = x;
  return FP_LIT_OK;
}

FpLit fp_parse(FpKind k, Str s, FpBits *out) {
  if (s.n > 2 && s.p[0] == '0' && s.p[1] == 'x') return parse_hex(k, s, out);
  Dec d;
  if (!dec_scan(s, &d) || !d.has_dot || !d.before) return FP_LIT_BAD;
  return from_double(k, dec_round(FP_DOUBLE, &d, FP_RNE, NULL).lo, out);
}

/* floor(n * 2^e2 / 10^t) * 10^(t + *e10) is what toString starts its digits from: t and the floor, for odd n. */
static uint64_t leading_digits(uint64_t n, int32_t e2, int32_t *e10) {
  uint64_t w[48]; /* the longest: 53 bits * 5^1074, 2548 bits */
  uint32_t len = 1, bits;
  uint32_t five = e2 < 0 ? (uint32_t)-e2 : 0; /* n * 2^e2 = (n * 5^five) * 10^-five */
  w[0] = n;
  if (e2 >= 0) {
    bits = big_bits(w, 1) + (uint32_t)e2;
  } else {
    len = big_mul_pow5(w, len, five);
    bits = big_bits(w, len);
  }
  uint32_t t = bits <= 20 ? 0 : (bits - 20) * 59 / 196; /* LLVM's count of digits that can go */
  *e10 = (int32_t)t - (int32_t)five;
  if (e2 < 0) {
    /* n * 5^five / (5^t * 2^t). */
    if (t > five) return t > 63 ? 0 : (n >> t) / pow5_small(t - five);
    w[0] = n;
    len = big_mul_pow5(w, 1, five - t);
  } else {
    uint32_t up = (uint32_t)e2;
    if (bits <= 64) return (n << up) / pow10_tab[t];
    if (up < t) { /* shift down later, floors compose */
      t -= up;
      n >>= t;
      for (t += up; t >= POW5_WORD; t -= POW5_WORD) n /= pow5_small(POW5_WORD);
      return n / pow5_small(t);
    }
    uint32_t s = up - t, q = s / 64, r = s % 64;
    memset(w, 0, (q + 2) * sizeof *w);
    w[q] = n << r;
    w[q + 1] = r ? n >> (64 - r) : 0;
    len = q + 2;
    for (uint32_t left = t; left;) {
      uint32_t k = u32_min(left, POW5_WORD);
      uint64_t d = pow5_small(k), rest = 0;
      for (uint32_t i = len; i-- > 0;) {
        U128 x = (U128)rest << 64 | w[i];
        w[i] = (uint64_t)(x / d);
        rest = (uint64_t)(x % d);
      }
      while (len > 1 && !w[len - 1]) len--;
      left -= k;
    }
    return w[0];
  }
  uint32_t q = t / 64, r = t % 64;
  if (q >= len) return 0;
  return w[q] >> r | (r && q + 1 < len ? w[q + 1] << (64 - r) : 0);
}

/* False: no six digits give the finite double back. They would make |d| * 10^k a whole number, but for rounding: it
 * has less than 28 bits before the point, so the error lies below 2^-24. */
static bool maybe_short(uint64_t d) {
  static const double pow10[23] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,  1e8,  1e9,  1e10, 1e11,
                                   1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22}; /* exact */
  int32_t e = (int32_t)(d >> 52 & 0x7ff) - 1023, k = 6 - (e * 1233 >> 12); /* log10(2) = 0.30103 */
  if (k < -22 || k > 22) return true;
  double x;
  d &= mask64(63);
  memcpy(&x, &d, 8);
  x = k >= 0 ? x * pow10[k] : x / pow10[-k];
  double off = x - (double)(int64_t)(x + 0.5);
  return off > -1e-6 && off < 1e-6;
}

/* Prints the finite double d in decimal if six digits give it back. */
static bool print_decimal(StrBuf *sb, uint64_t d) {
  bool neg = d >> 63;
  uint64_t frac = d & mask64(52), be = d >> 52 & 0x7ff;
  if (!frac && !be) {
    if (neg) sb_ch(sb, '-');
    sb_lit(sb, "0.000000e+00");
    return true;
  }
  if (!maybe_short(d)) return false;
  uint64_t n = be ? frac | 1ull << 52 : frac;
  int32_t e2 = (int32_t)(be ? be : 1) - 1075, e10;
  unsigned tz = (unsigned)__builtin_ctzll(n);
  uint64_t x = leading_digits(n >> tz, e2 + (int32_t)tz, &e10);
  if (!x) return false;
  unsigned nd = 1;
  while (nd < 20 && x >= pow10_tab[nd]) nd++;
  if (nd > 6) {
    unsigned cut = nd - 6;
    uint64_t last = x / pow10_tab[cut - 1];
    x = last / 10 + (last % 10 >= 5);
    e10 += (int32_t)cut;
    nd = x == 1000000 ? 7 : 6;
  }
  if (dec_word(FP_DOUBLE, neg, x, e10, FP_RNE, NULL).lo != d) return false;
  for (; nd < 7; nd++, e10--) x *= 10; /* seven places, of which the last is always 0 */
  char out[32];
  int at = 0;
  if (neg) out[at++] = '-';
  for (int i = 6; i >= 0; i--) {
    out[at++] = (char)('0' + x / pow10_tab[i] % 10);
    if (i == 6) out[at++] = '.';
  }
  int32_t e = e10 + 6;
  out[at++] = 'e';
  out[at++] = e < 0 ? '-' : '+';
  if (e < 0) e = -e;
  if (e >= 100) out[at++] = (char)('0' + e / 100);
  out[at++] = (char)('0' + e / 10 % 10);
  out[at++] = (char)('0' + e % 10);
  sb_put(sb, out, (size_t)at);
  return true;
}

void fp_print(StrBuf *sb, FpKind k, FpBits a) {
  switch (k) {
  case FP_HALF:
    sb_lit(sb, "0xH");
    sb_hex(sb, a.lo, 4);
    return;
  case FP_BFLOAT:
    sb_lit(sb, "0xR");
    sb_hex(sb, a.lo, 4);
    return;
  case FP_X86_FP80:
    sb_lit(sb, "0xK");
    sb_hex(sb, a.hi, 4);
    sb_hex(sb, a.lo, 16);
    return;
  case FP_FP128:
  case FP_PPC_FP128:
    sb_cz(sb, k == FP_FP128 ? "0xL" : "0xM");
    sb_hex(sb, a.lo, 16);
    sb_hex(sb, a.hi, 16);
    return;
  case FP_FLOAT:
    if (!double_of_float(a.lo, &a.lo)) a = fp_convert_literal(FP_FLOAT, FP_DOUBLE, a, NULL);
    break;
  case FP_DOUBLE: break;
  }
  if ((a.lo >> 52 & 0x7ff) != 0x7ff && print_decimal(sb, a.lo)) return;
  sb_lit(sb, "0x");
  sb_hex(sb, a.lo, 1);
}
