/* words.c: rows of words (contract in words.h). */
#include "support/mem.h"
#include "support/words.h"

typedef unsigned __int128 U128;

bool num_add(uint64_t *r, const uint64_t *a, const uint64_t *b, uint32_t n, bool carry) {
  for (uint32_t i = 0; i < n; i++) {
    uint64_t s, t;
    bool c1 = __builtin_add_overflow(a[i], b[i], &s);
    bool c2 = __builtin_add_overflow(s, (uint64_t)carry, &t);
    carry = c1 | c2;
    r[i] = t;
  }
  return carry;
}

bool num_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, uint32_t n) {
  bool borrow = false;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t s, t;
    bool c1 = __builtin_sub_overflow(a[i], b[i], &s);
    bool c2 = __builtin_sub_overflow(s, (uint64_t)borrow, &t);
    borrow = c1 | c2;
    r[i] = t;
  }
  return borrow;
}

static int num_cmp(const uint64_t *a, const uint64_t *b, uint32_t n) {
  while (n-- > 0)
    if (a[n] != b[n]) return a[n] < b[n] ? -1 : 1;
  return 0;
}

/* ---- transforms modulo p ---- */

#define P 0xffffffff00000001ull
#define TWO64 0xffffffffull /* 2^64 modulo p */

static inline uint64_t mod_sub(uint64_t a, uint64_t b) { return a - b - (TWO64 & (0 - (uint64_t)(a < b))); }
/* B not above P: fine for 0 too, as a < P. */
static inline uint64_t mod_add(uint64_t a, uint64_t b) { return mod_sub(a, P - b); }
/* With x = x0 + 2^64 * (x1 + 2^32 * x2): 2^64 = 2^32 - 1 and 2^96 = -1. Without branches: nothing can be foretold. */
static inline uint64_t mod_mul(uint64_t a, uint64_t b) {
  U128 x = (U128)a * b;
  uint64_t lo = (uint64_t)x, hi = (uint64_t)(x >> 64), x1 = hi & 0xffffffff, x2 = hi >> 32;
  uint64_t t = lo - x2;
  t -= TWO64 & (0 - (uint64_t)(lo < x2));
  uint64_t m = (x1 << 32) - x1, r = t + m;
  r += TWO64 & (0 - (uint64_t)(r < t));
  return r - (P & (0 - (uint64_t)(r >= P)));
}
static uint64_t mod_pow(uint64_t a, uint64_t e) {
  uint64_t r = 1;
  for (; e; e >>= 1, a = mod_mul(a, a))
    if (e & 1) r = mod_mul(r, a);
  return r;
}

/* root[h + j] = w^j for j < h, w of order 2h, for every power of two h below n: the factors of each layer side by
 * side. 7 generates the group. */
static uint64_t *roots(uint32_t n, bool inverse) {
  uint64_t *root = mem_alloc(n * sizeof *root), w = mod_pow(7, (P - 1) / n);
  if (inverse) w = mod_pow(w, P - 2);
  uint32_t h = n / 2;
  root[h] = 1;
  for (uint32_t j = 1; j < h; j++) root[h + j] = mod_mul(root[h + j - 1], w);
  for (h /= 2; h; h /= 2)
    for (uint32_t j = 0; j < h; j++) root[h + j] = root[2 * h + 2 * j];
  return root;
}

enum { IN_CACHE = 1 << 12 }; /* halves are done one after the other above, layers below */

/* From the natural order to that of reversed bits. */
static void transform(uint64_t *x, uint32_t n, const uint64_t *root) {
  for (uint32_t h = n / 2; h; h /= 2) {
    for (uint32_t i = 0; i < n; i += 2 * h)
      for (uint32_t j = 0; j < h; j++) {
        uint64_t a = x[i + j], b = x[i + j + h];
        x[i + j] = mod_add(a, b);
        x[i + j + h] = mod_mul(mod_sub(a, b), root[h + j]);
      }
    if (n > IN_CACHE) {
      transform(x, h, root);
      transform(x + h, h, root);
      return;
    }
  }
}
/* And back, but for the factor n. */
static void transform_back(uint64_t *x, uint32_t n, const uint64_t *root) {
  uint32_t h = 1;
  if (n > IN_CACHE) {
    h = n / 2;
    transform_back(x, h, root);
    transform_back(x + h, h, root);
  }
  for (; h < n; h *= 2)
    for (uint32_t i = 0; i < n; i += 2 * h)
      for (uint32_t j = 0; j < h; j++) {
        uint64_t a = x[i + j], b = mod_mul(x[i + j + h], root[h + j]);
        x[i + j] = mod_add(a, b);
        x[i + j + h] = mod_sub(a, b);
      }
}

static void to_digits(uint64_t *x, uint32_t size, const uint64_t *a, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < 4; k++) x[4 * i + k] = a[i] >> 16 * k & 0xffff;
  memset(x + 4 * n, 0, (size_t)(size - 4 * n) * sizeof *x);
}

/* A sum of digit products is below 2^32 * 2^22, far below p, for factors of 2^24 bits. */
static void mul_by_transform(uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb) {
  uint32_t size = 1;
  while (size < 4 * (na + nb)) size *= 2;
  bool square = a == b && na == nb;
  uint64_t *x = mem_alloc(size * sizeof *x), *y = x, *root = roots(size, false);
  to_digits(x, size, a, na);
  transform(x, size, root);
  if (!square) {
    y = mem_alloc(size * sizeof *y);
    to_digits(y, size, b, nb);
    transform(y, size, root);
  }
  mem_free(root);
  uint64_t scale = mod_pow(size, P - 2);
  for (uint32_t i = 0; i < size; i++) x[i] = mod_mul(mod_mul(x[i], y[i]), scale);
  if (!square) mem_free(y);
  root = roots(size, true);
  transform_back(x, size, root);
  mem_free(root);
  U128 carry = 0;
  uint32_t n = u32_min(nr, na + nb);
  for (uint32_t i = 0; i < n; i++) {
    uint64_t w = 0;
    for (uint32_t k = 0; k < 4; k++) {
      carry += x[4 * i + k];
      w |= (uint64_t)(carry & 0xffff) << 16 * k;
      carry >>= 16;
    }
    r[i] = w;
  }
  memset(r + n, 0, (size_t)(nr - n) * sizeof *r);
  mem_free(x);
}

void num_mul(uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb) {
  na = num_len(a, u32_min(na, nr));
  nb = num_len(b, u32_min(nb, nr));
  if (u32_min(na, nb) > WORDS_SCHOOL) {
    mul_by_transform(r, nr, a, na, b, nb);
    return;
  }
  memset(r, 0, nr * sizeof *r);
  for (uint32_t i = 0; i < na; i++) {
    if (!a[i]) continue;
    uint64_t carry = 0;
    uint32_t n = u32_min(nb, nr - i);
    for (uint32_t j = 0; j < n; j++) {
      U128 t = (U128)a[i] * b[j] + r[i + j] + carry;
      r[i + j] = (uint64_t)t;
      carry = (uint64_t)(t >> 64);
    }
    if (i + n < nr) r[i + n] = carry;
  }
}

/* ---- division ---- */

uint64_t num_div1(uint64_t *w, uint32_t n, uint64_t d) {
  uint64_t r = 0;
  for (uint32_t i = n; i-- > 0;) {
    U128 t = (U128)r << 64 | w[i];
    w[i] = (uint64_t)(t / d);
    r = (uint64_t)(t % d);
  }
  return r;
}

/* u[0..m] / v[0..n), the top bit of v set, n >= 2, m >= n - 1, the top n words of u below v: the quotient goes to
 * q[0..m-n], the remainder stays in u[0..n). */
static void knuth_d(uint64_t *u, uint32_t m, const uint64_t *v, uint32_t n, uint64_t *q) {
  for (uint32_t j = m - n + 1; j-- > 0;) {
    U128 num = (U128)u[j + n] << 64 | u[j + n - 1], qh, rh;
    if (u[j + n] >= v[n - 1]) {
      qh = ~0ull;
      rh = num - qh * v[n - 1];
    } else {
      qh = num / v[n - 1];
      rh = num % v[n - 1];
    }
    while (!(rh >> 64) && qh * v[n - 2] > (rh << 64 | u[j + n - 2])) {
      qh--;
      rh += v[n - 1];
    }
    uint64_t carry = 0;
    bool borrow = false;
    for (uint32_t i = 0; i < n; i++) {
      U128 p = qh * v[i] + carry;
      carry = (uint64_t)(p >> 64);
      uint64_t s;
      bool c1 = __builtin_sub_overflow(u[i + j], (uint64_t)p, &s);
      bool c2 = __builtin_sub_overflow(s, (uint64_t)borrow, &u[i + j]);
      borrow = c1 | c2;
    }
    uint64_t s;
    bool c1 = __builtin_sub_overflow(u[j + n], carry, &s);
    bool c2 = __builtin_sub_overflow(s, (uint64_t)borrow, &u[j + n]);
    if (c1 | c2) { /* one too many, rare */
      qh--;
      u[j + n] += num_add(u + j, u + j, v, n, false);
    }
    q[j] = (uint64_t)qh;
  }
}

static void divide_3_2(uint64_t *u, const uint64_t *v, uint32_t k, uint64_t *q, uint64_t *scratch);

/* u[0..2n) / v[0..n), u[n..2n) < v, the top bit of v set: quotient to q[0..n), remainder to u[0..n), u[n..2n) becomes
 * 0. scratch: n words. */
static void divide_2_1(uint64_t *u, const uint64_t *v, uint32_t n, uint64_t *q, uint64_t *scratch) {
  if (n < WORDS_DIVIDE || n % 2) {
    knuth_d(u, 2 * n - 1, v, n, q);
    return;
  }
  divide_3_2(u + n / 2, v, n / 2, q + n / 2, scratch);
  divide_3_2(u, v, n / 2, q, scratch);
}

/* u[0..3k) / v[0..2k), u[k..3k) < v: quotient to q[0..k), remainder to u[0..2k), u[2k..3k) becomes 0. */
static void divide_3_2(uint64_t *u, const uint64_t *v, uint32_t k, uint64_t *q, uint64_t *scratch) {
  if (num_cmp(u + 2 * k, v + k, k) < 0) { /* by the upper half of v: at most 2 too many */
    divide_2_1(u + k, v + k, k, q, scratch);
  } else { /* the upper halves are equal: 2^(64k) - 1 of them leave the middle and one more */
    memset(q, 0xff, k * sizeof *q);
    bool carry = num_add(u + k, u + k, v + k, k, false);
    memset(u + 2 * k, 0, k * sizeof *u);
    u[2 * k] = carry;
  }
  num_mul(scratch, 2 * k, q, k, v, k);
  u[2 * k] -= num_sub(u, u, scratch, 2 * k);
  while (u[2 * k]) {
    for (uint32_t i = 0; i < k && q[i]-- == 0;) i++;
    u[2 * k] += num_add(u, u, v, 2 * k, false);
  }
}

/* r[0..n + by] = a[0..n) shifted up by `by` words and s bits. */
static void shift_up(uint64_t *r, const uint64_t *a, uint32_t n, uint32_t by, unsigned s) {
  memset(r, 0, by * sizeof *r);
  r[n + by] = s && n ? a[n - 1] >> (64 - s) : 0;
  for (uint32_t i = n; i-- > 0;) r[i + by] = s ? a[i] << s | (i ? a[i - 1] >> (64 - s) : 0) : a[i];
}

void num_divrem(const uint64_t *a, uint32_t m, const uint64_t *b, uint32_t n, uint64_t *q, uint64_t *r) {
  DASSERT(n && b[n - 1] && m >= n);
  if (n == 1) {
    uint64_t *t = q ? q : mem_alloc(m * sizeof *t), rem;
    memcpy(t, a, m * sizeof *t);
    rem = num_div1(t, m, b[0]);
    if (r) r[0] = rem;
    if (!q) mem_free(t);
    return;
  }
  /* The divisor is made as long as so many halvings ask, the dividend a whole number of divisors, the uppermost of
   * which is below it. */
  uint32_t size = n, halves = 0;
  while (size >= WORDS_DIVIDE && m - n >= WORDS_DIVIDE) size = (size + 1) / 2, halves++;
  size <<= halves;
  uint32_t by = size - n, blocks = (m + by) / size + 2;
  unsigned s = (unsigned)__builtin_clzll(b[n - 1]);
  uint64_t *v = mem_alloc((size + 1) * sizeof *v), *u = mem_zalloc(((size_t)blocks * size + 1) * sizeof *u);
  shift_up(v, b, n, by, s);
  shift_up(u, a, m, by, s);
  if (!halves) {
    uint64_t *quo = mem_alloc((m - n + 1) * sizeof *quo);
    knuth_d(u, m, v, n, quo);
    if (q) memcpy(q, quo, (m - n + 1) * sizeof *q);
    mem_free(quo);
  } else {
    uint64_t *quo = mem_zalloc((size_t)blocks * size * sizeof *quo), *scratch = mem_alloc(size * sizeof *scratch);
    while (blocks > 1 && !num_len(u + (size_t)(blocks - 1) * size, size) &&
           (blocks > 2 && num_cmp(u + (size_t)(blocks - 2) * size, v, size) < 0))
      blocks--;
    for (uint32_t i = blocks - 1; i-- > 0;) divide_2_1(u + (size_t)i * size, v, size, quo + (size_t)i * size, scratch);
    if (q) memcpy(q, quo, (m - n + 1) * sizeof *q);
    mem_free(quo);
    mem_free(scratch);
  }
  for (uint32_t i = 0; r && i < n; i++)
    r[i] = s ? u[i + by] >> s | (i + 1 < n ? u[i + by + 1] << (64 - s) : 0) : u[i + by];
  mem_free(u);
  mem_free(v);
}

/* ---- decimal digits ---- */

enum { FEW_DIGITS = 40 * WORDS_DIGITS }; /* up to here word by word */

/* 10^(FEW_DIGITS << k) for k below `levels`. */
typedef struct Powers {
  uint64_t *w[32];
  uint32_t n[32], levels;
} Powers;

static void powers_init(Powers *p, uint32_t levels) {
  p->levels = levels;
  for (uint32_t k = 0; k < levels; k++) {
    uint32_t room = k ? 2 * p->n[k - 1] : FEW_DIGITS / WORDS_DIGITS;
    uint64_t *w = p->w[k] = mem_alloc(room * sizeof *w);
    if (k) {
      num_mul(w, room, p->w[k - 1], p->n[k - 1], p->w[k - 1], p->n[k - 1]);
    } else {
      uint32_t n = 1;
      w[0] = 1;
      for (uint32_t i = 0; i < FEW_DIGITS / WORDS_DIGITS; i++) {
        uint64_t carry = 0;
        for (uint32_t j = 0; j < n; j++) {
          U128 t = (U128)w[j] * 10000000000000000000ull + carry;
          w[j] = (uint64_t)t;
          carry = (uint64_t)(t >> 64);
        }
        if (carry) w[n++] = carry;
      }
      room = n;
    }
    p->n[k] = num_len(w, room);
  }
}
static void powers_free(Powers *p) {
  for (uint32_t k = 0; k < p->levels; k++) mem_free(p->w[k]);
}

static uint32_t few_from_decimal(uint64_t *w, const char *p, uint32_t digits) {
  const char *end = p + digits;
  uint32_t n = 0;
  while (p < end) {
    uint64_t part = 0, scale = 1;
    for (int i = 0; i < WORDS_DIGITS && p < end; i++, p++) {
      part = part * 10 + (uint64_t)(*p - '0');
      scale *= 10;
    }
    for (uint32_t i = 0; i < n; i++) {
      U128 t = (U128)w[i] * scale + part;
      w[i] = (uint64_t)t;
      part = (uint64_t)(t >> 64);
    }
    if (part) w[n++] = part;
  }
  return n;
}

/* level: digits <= FEW_DIGITS << level. */
static uint32_t from_decimal(const Powers *p, uint32_t level, uint64_t *w, const char *digits, uint32_t n) {
  while (level && n <= (uint32_t)FEW_DIGITS << (level - 1)) level--;
  if (!level) return few_from_decimal(w, digits, n);
  uint32_t low = (uint32_t)FEW_DIGITS << (level - 1), high = n - low, nw = n / WORDS_DIGITS + 1;
  uint64_t *t = mem_alloc((size_t)(nw + 1) * sizeof *t);
  uint32_t nh = from_decimal(p, level - 1, t, digits, high);
  num_mul(w, nw, t, nh, p->w[level - 1], p->n[level - 1]);
  uint32_t nl = from_decimal(p, level - 1, t, digits + high, low);
  memset(t + nl, 0, (nw - nl) * sizeof *t);
  num_add(w, w, t, nw, false);
  mem_free(t);
  return num_len(w, nw);
}

static uint32_t levels_for(uint64_t digits) {
  uint32_t level = 0;
  while ((uint64_t)FEW_DIGITS << level < digits) level++;
  return level;
}

uint32_t num_from_decimal(uint64_t *w, const char *digits, uint32_t n) {
  Powers p;
  uint32_t level = levels_for(n);
  powers_init(&p, level);
  uint32_t len = from_decimal(&p, level, w, digits, n);
  powers_free(&p);
  return len;
}

/* Exactly `digits` of them, or with 0 as many as there are. Destroys w. */
static void few_to_decimal(StrBuf *sb, uint64_t *w, uint32_t n, uint32_t digits) {
  uint64_t part[FEW_DIGITS / WORDS_DIGITS + 1];
  uint32_t k = 0;
  while ((n = num_len(w, n)) > 0) part[k++] = num_div1(w, n, 10000000000000000000ull);
  if (!digits && !k) part[k++] = 0;
  char d[WORDS_DIGITS];
  for (uint32_t i = k * WORDS_DIGITS; i < digits; i++) sb_ch(sb, '0');
  for (uint32_t i = k; i-- > 0;) {
    uint64_t x = part[i];
    if (!digits && i == k - 1) {
      sb_u64(sb, x);
      continue;
    }
    for (int j = WORDS_DIGITS - 1; j >= 0; j--, x /= 10) d[j] = (char)('0' + x % 10);
    sb_put(sb, d, sizeof d);
  }
}

static void to_decimal(const Powers *p, StrBuf *sb, uint32_t level, uint64_t *w, uint32_t n, bool pad) {
  n = num_len(w, n);
  while (level && !pad && (n < p->n[level - 1] || (n == p->n[level - 1] && num_cmp(w, p->w[level - 1], n) < 0)))
    level--;
  if (!level) {
    few_to_decimal(sb, w, n, pad ? FEW_DIGITS : 0);
    return;
  }
  uint32_t np = p->n[level - 1];
  if (n < np) { /* padded: the upper half is 0 */
    uint64_t zero = 0;
    to_decimal(p, sb, level - 1, &zero, 0, true);
    to_decimal(p, sb, level - 1, w, n, true);
    return;
  }
  uint64_t *q = mem_alloc((size_t)(n - np + 1 + np) * sizeof *q), *r = q + (n - np + 1);
  num_divrem(w, n, p->w[level - 1], np, q, r);
  to_decimal(p, sb, level - 1, q, n - np + 1, pad);
  to_decimal(p, sb, level - 1, r, np, true);
  mem_free(q);
}

void num_to_decimal(StrBuf *sb, const uint64_t *w, uint32_t n) {
  Powers p;
  n = num_len(w, n);
  uint32_t level = levels_for((uint64_t)n * 64 * 1234 / 4096 + 1); /* log10(2) < 1234 / 4096 */
  powers_init(&p, level);
  uint64_t *t = mem_alloc((n + 1) * sizeof *t);
  memcpy(t, w, n * sizeof *t);
  to_decimal(&p, sb, level, t, n, false);
  mem_free(t);
  powers_free(&p);
}
