/* scaled.c: numbers digits * 2^scale. Contract: scaled.h. Semantics and text are those of LLVM's
 * ScaledNumber<uint64_t>, so that printed frequencies can be compared. */
#include "support/scaled.h"

typedef unsigned __int128 U128;
static const Scaled largest = {UINT64_MAX, SCALED_MAX_SCALE};

static Scaled rounded(uint64_t digits, int32_t scale, bool up) {
  if (up && !++digits) return scaled_of(1ull << 63, scale + 1);
  return scaled_of(digits, scale);
}
/* Brings the exponent into its range. */
static Scaled with_scale(Scaled a, int32_t add) {
  if (!a.digits) return a;
  int32_t s = a.scale + add;
  if (s > SCALED_MAX_SCALE) {
    int32_t k = s - SCALED_MAX_SCALE;
    if (k > __builtin_clzll(a.digits)) return largest;
    return scaled_of(a.digits << k, SCALED_MAX_SCALE);
  }
  if (s < SCALED_MIN_SCALE) {
    int32_t k = SCALED_MIN_SCALE - s;
    return k >= 64 ? scaled_of(0, 0) : scaled_of(a.digits >> k, SCALED_MIN_SCALE);
  }
  return scaled_of(a.digits, s);
}
Scaled scaled_mul(Scaled a, Scaled b) {
  if (!a.digits) return a;
  if (!b.digits) return b;
  U128 p = (U128)a.digits * b.digits;
  uint64_t hi = (uint64_t)(p >> 64);
  Scaled r = scaled_of((uint64_t)p, 0);
  if (hi) {
    int32_t shift = 64 - __builtin_clzll(hi);
    r = rounded((uint64_t)(p >> shift), shift, (p >> (shift - 1) & 1) != 0);
  }
  return with_scale(r, a.scale + b.scale);
}
Scaled scaled_div(Scaled a, Scaled b) {
  if (!a.digits) return a;
  if (!b.digits) return largest;
  uint64_t n = a.digits, d = b.digits;
  int32_t shift = -__builtin_ctzll(d);
  d >>= -shift;
  Scaled r;
  if (d == 1) r = scaled_of(n, shift);
  else {
    int lz = __builtin_clzll(n);
    shift -= lz;
    n <<= lz;
    uint64_t q = n / d;
    n %= d;
    U128 rest = n;
    while (!(q >> 63) && rest) { /* 64 digits of quotient, no more than needed */
      rest <<= 1;
      shift--;
      q <<= 1;
      if (rest >= d) {
        q |= 1;
        rest -= d;
      }
    }
    r = rounded(q, shift, rest >= (d >> 1) + (d & 1));
  }
  return with_scale(r, a.scale - b.scale);
}
int scaled_cmp(Scaled a, Scaled b) {
  if (!a.digits || !b.digits) return (a.digits != 0) - (b.digits != 0);
  int32_t la = a.scale - __builtin_clzll(a.digits), lb = b.scale - __builtin_clzll(b.digits);
  if (la != lb) return la < lb ? -1 : 1;
  uint64_t x = a.digits << __builtin_clzll(a.digits), y = b.digits << __builtin_clzll(b.digits);
  return (x > y) - (x < y);
}
uint64_t scaled_to_u64(Scaled a) {
  if (scaled_cmp(a, scaled_of(1, 0)) < 0) return 0;
  if (scaled_cmp(a, scaled_of(UINT64_MAX, 0)) >= 0) return UINT64_MAX;
  return a.scale > 0 ? a.digits << a.scale : a.digits >> -a.scale;
}

/* ---- text ---- */
static void put_stripped(const char *s, size_t n,
                         StrBuf *out) { /* without trailing zeros, but for one after the point */
  while (n && s[n - 1] == '0') n--;
  if (n && s[n - 1] == '.') n++;
  sb_put(out, s, n);
}
/* Adds one to the decimal number s[0 .. n), where a point may stand; true: a leading 1 is missing. */
static bool decimal_inc(char *s, size_t n) {
  while (n-- > 0) {
    if (s[n] == '.') continue;
    if (s[n] != '9') {
      s[n]++;
      return false;
    }
    s[n] = '0';
  }
  return true;
}
/* Numbers that need more than 64 bits before or after the point: decimal digits by long arithmetic, of which the
 * leading KEEP words are kept (far more than are printed). */
static void print_scientific(Scaled a, unsigned precision, StrBuf *out) {
  enum { BASE = 1000000000, BASE_DIGITS = 9, KEEP = 5 };
  VecU32 w = {0}; /* little end first */
  for (uint64_t d = a.digits; d; d /= BASE) vec_push(&w, (uint32_t)(d % BASE));
  int32_t e10 = 0, left = a.scale < 0 ? -a.scale : a.scale;
  while (left) { /* times 2^scale, or times 5^-scale with the point moved */
    int32_t most = a.scale < 0 ? 13 : 30, step = left < most ? left : most; /* 5^13 and 2^30 fit into a word */
    uint32_t by = 1;
    for (int32_t i = 0; i < step; i++) by *= a.scale < 0 ? 5 : 2;
    uint64_t carry = 0;
    for (uint32_t i = 0; i < w.n; i++) {
      carry += (uint64_t)w.p[i] * by;
      w.p[i] = (uint32_t)(carry % BASE);
      carry /= BASE;
    }
    if (carry) vec_push(&w, (uint32_t)carry);
    if (w.n > KEEP) {
      w.n--;
      memmove(w.p, w.p + 1, w.n * sizeof *w.p);
      e10 += BASE_DIGITS;
    }
    left -= step;
    if (a.scale < 0) e10 -= step;
  }
  StrBuf s = {0};
  sb_fmt(&s, "%u", vec_last(&w));
  for (uint32_t i = w.n - 1; i-- > 0;) sb_fmt(&s, "%09u", w.p[i]);
  e10 += (int32_t)s.n - 1;
  if (s.n > precision) {
    bool up = s.p[precision] >= '5';
    s.n = precision;
    if (up && decimal_inc(s.p, s.n)) {
      s.p[0] = '1';
      e10++;
    } /* 99.. became 00.. */
  }
  while (s.n > 1 && s.p[s.n - 1] == '0') s.n--;
  sb_fmt(out, "%c.%.*s%sE%+d", s.p[0], (int)s.n - 1, s.p + 1, s.n == 1 ? "0" : "", e10);
  sb_free(&s);
  vec_free(&w);
}
void scaled_print(Scaled a, unsigned precision, StrBuf *out) {
  enum { MAX_DIGITS = 160 };
  uint64_t d = a.digits, above = 0, below = 0, extra = 0; /* below.extra: the fraction */
  int32_t e = a.scale, lost = 0;
  if (!d) {
    sb_lit(out, "0.0");
    return;
  }
  if (e == 0) above = d;
  else if (e > 0) {
    if (__builtin_clzll(d) >= e) above = d << e;
  } else if (e > -64) {
    above = d >> -e;
    below = d << (64 + e);
  } else if (e == -64) below = d;
  else if (e > -120) {
    below = d >> (-e - 64);
    extra = d << (128 + e);
    lost = -64 - e;
  }
  if (!above && !below) {
    print_scientific(a, precision, out);
    return;
  }
  char s[MAX_DIGITS + 32];
  size_t n = 0, digits = 0, dot;
  StrBuf lead = {0};
  sb_u64(&lead, above);
  memcpy(s, lead.p, lead.n);
  n = lead.n;
  sb_free(&lead);
  if (above) digits = n;
  if (!below) {
    sb_put(out, s, n);
    sb_lit(out, ".0");
    return;
  }
  s[n++] = '.';
  dot = n;
  /* Digits until the rest is less than half of what the 64 bits can tell, or there are enough. The fraction moves
   * down by four bits to make room for a digit above it. */
  uint64_t error = 1;
  extra = (below & 0xf) << 56 | extra >> 8;
  below >>= 4;
  size_t since = 0;
  do {
    if (lost) {
      lost--;
      error *= 5;
    } else error *= 10;
    below *= 10;
    extra *= 10;
    below += extra >> 60;
    extra &= UINT64_MAX >> 4;
    s[n++] = (char)('0' + (below >> 60));
    below &= UINT64_MAX >> 4;
    if (digits || s[n - 1] != '0') digits++;
    since++;
  } while (error && (below << 4 | extra >> 60) >= error / 2 && (digits <= precision || since < 2) && n < MAX_DIGITS);
  if (digits <= precision) {
    put_stripped(s, n, out);
    return;
  }
  size_t cut = n - (digits - precision);
  if (cut < dot + 1) cut = dot + 1;
  if (cut >= n) {
    put_stripped(s, n, out);
    return;
  }
  if (s[cut] >= '5' && decimal_inc(s, cut)) sb_ch(out, '1');
  put_stripped(s, cut, out);
}
