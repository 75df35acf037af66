/* decimal.c: decimal digits of numbers of many words, read and written (contract in words.h).
 *
 * Both by halves: n digits are n/2 upper ones times a power of ten and n/2 lower ones; writing divides by that power.
 * Numbers of the same level are multiplied or divided by the same power, so its transform is made once a level; to
 * divide, its reciprocal too (Barrett; Menezes, van Oorschot, Vanstone: Handbook of Applied Cryptography, algorithm
 * 14.42). As each power is the square of the one below, its reciprocal is the square of that one's after a step of
 * Newton's. The remainder is computed modulo a number of the form 2^(64k) - 1 above it, by a transform of half the
 * size. O(log n) multiplications of the whole number. */
#include "support/mem.h"
#include "support/words.h"

typedef unsigned __int128 U128;

/* Up to here word by word. 32 words hold so many digits, but barely: powers of them fill transforms well. */
enum { FEW_DIGITS = 32 * WORDS_DIGITS, BARRETT = 200 /* words of a divisor; below, division is quicker */ };

/* 10^(FEW_DIGITS << k), and what is made of it. */
typedef struct Power {
  uint64_t *w, *inverse; /* inverse: 2^(64 (2n + 1)) / w or up to three less, n + 2 words */
  uint64_t *times;       /* reading: the transform of w of `size` points, of products with as much */
  uint64_t *by, *less;   /* writing: the transforms of inverse but its lowest word, `size` points, and of w, `half` */
  uint32_t n, size, half;
} Power;
typedef struct Powers {
  Roots roots;
  Power at[32];
  uint32_t levels;
} Powers;

static void powers_init(Powers *p, uint32_t levels) {
  *p = (Powers){.levels = levels};
  for (uint32_t k = 0; k < levels; k++) {
    Power *at = &p->at[k], *last = at - 1;
    uint32_t room = k ? 2 * last->n : FEW_DIGITS / WORDS_DIGITS;
    uint64_t *w = at->w = mem_alloc(room * sizeof *w);
    if (k) {
      num_mul_with(&p->roots, w, room, last->w, last->n, last->w, last->n);
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
    at->n = num_len(w, room);
  }
}
static void powers_free(Powers *p) {
  for (uint32_t k = 0; k < p->levels; k++) {
    Power *at = &p->at[k];
    mem_free(at->w), mem_free(at->inverse), mem_free(at->times), mem_free(at->by), mem_free(at->less);
  }
  roots_free(&p->roots);
}

/* ---- reading ---- */

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

static uint64_t num_bits(const uint64_t *w, uint32_t n) {
  return n ? 64 * (uint64_t)n - (uint64_t)__builtin_clzll(w[n - 1]) : 0;
}
/* r[0..nr) = a[0..n) * 10^(FEW_DIGITS << k). */
static void times_power(Powers *p, uint32_t k, uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t n) {
  Power *at = &p->at[k];
  n = num_len(a, n);
  if (!at->size) at->size = transform_size(2 * at->n);
  if (n <= WORDS_SCHOOL || num_bits(a, n) + num_bits(at->w, at->n) > 16 * (uint64_t)at->size) {
    num_mul_with(&p->roots, r, nr, a, n, at->w, at->n);
    return;
  }
  if (!at->times) {
    roots_need(&p->roots, at->size);
    at->times = mem_alloc(at->size * sizeof *at->times);
    transform_words(&p->roots, at->times, at->size, at->w, at->n);
  }
  uint64_t *x = mem_alloc(at->size * sizeof *x);
  transform_words(&p->roots, x, at->size, a, n);
  transform_product(&p->roots, x, at->times, at->size);
  uint32_t m = u32_min(nr, at->size / 4);
  digits_to_words(x, at->size, r, m);
  memset(r + m, 0, (nr - m) * sizeof *r);
  mem_free(x);
}

/* level: digits <= FEW_DIGITS << level. */
static uint32_t from_decimal(Powers *p, uint32_t level, uint64_t *w, const char *digits, uint32_t n) {
  while (level && n <= (uint32_t)FEW_DIGITS << (level - 1)) level--;
  if (!level) return few_from_decimal(w, digits, n);
  uint32_t low = (uint32_t)FEW_DIGITS << (level - 1), high = n - low, nw = n / WORDS_DIGITS + 1;
  uint64_t *t = mem_alloc((size_t)(nw + 1) * sizeof *t);
  uint32_t nh = from_decimal(p, level - 1, t, digits, high);
  times_power(p, level - 1, w, nw, t, nh);
  uint32_t nl = from_decimal(p, level - 1, t, digits + high, low);
  memset(t + nl, 0, (nw - nl) * sizeof *t);
  num_add(w, w, t, nw, false);
  mem_free(t);
  return num_len(w, nw);
}

/* The whole is at most three pieces of the largest power: with two, a number just above a power would want the
 * square of that power, and its reciprocal, for a few digits. */
static uint32_t level_of_pieces(uint64_t digits) {
  uint32_t level = 0;
  while (3 * ((uint64_t)FEW_DIGITS << level) < digits) level++;
  return level;
}

uint32_t num_from_decimal(uint64_t *w, const char *digits, uint32_t n) {
  if (!n) return 0;
  Powers p;
  uint32_t level = level_of_pieces(n), piece = (uint32_t)FEW_DIGITS << level, room = n / WORDS_DIGITS + 1;
  powers_init(&p, n > piece ? level + 1 : level);
  uint32_t done = (n - 1) % piece + 1;
  uint32_t len = from_decimal(&p, level, w, digits, done);
  if (done < n) {
    uint64_t *t = mem_alloc((size_t)(room + 1) * sizeof *t);
    for (; done < n; done += piece) {
      memcpy(t, w, len * sizeof *t);
      uint32_t nw = (done + piece) / WORDS_DIGITS + 1;
      times_power(&p, level, w, nw, t, len);
      uint32_t nt = from_decimal(&p, level, t, digits + done, piece);
      memset(t + nt, 0, (nw - nt) * sizeof *t);
      num_add(w, w, t, nw, false);
      len = num_len(w, nw);
    }
    mem_free(t);
  }
  powers_free(&p);
  return len;
}

/* ---- writing ---- */

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

/* x modulo 2^(64 k) - 1 becomes 2^(64 at) - x modulo the same. */
static void negate_below(uint64_t *x, uint32_t k, uint32_t at) {
  for (uint32_t i = 0; i < k; i++) x[i] = ~x[i]; /* that is -x here */
  for (uint32_t i = at % k; ++x[i] == 0;) i = i + 1 < k ? i + 1 : 0;
  uint32_t ones = 0;
  while (ones < k && x[ones] == ~0ull) ones++;
  if (ones == k) memset(x, 0, k * sizeof *x); /* the other 0 */
}

/* The products of the transforms x and y, as a number of size / 4 words modulo 2^(16 size) - 1. Destroys x. */
static void product_modulo(Powers *p, uint64_t *r, uint64_t *x, const uint64_t *y, uint32_t size) {
  uint32_t k = size / 4;
  transform_product(&p->roots, x, y, size);
  uint64_t carry = digits_to_words(x, size, r, k);
  for (uint32_t i = 0; carry; i = i + 1 < k ? i + 1 : 0) carry = __builtin_add_overflow(r[i], carry, &r[i]);
}

/* The reciprocal J of the power below (m words, B = 2^64) is B^(2m+1) / root or E <= 3 less. T = J^2 / B^(m+1) is
 * B^(3m+1) / w but for one part in B^m, and less; so is R = B^(3m+1) - w * T for a word or two of its 3m, and
 * T * (1 + R / B^(3m+1)) is not above what is wanted: Newton's error, squared, is below one part in B^(n+2), R without
 * its m - 1 lowest words costs one at most, and what is cut off at the end another. */
static void reciprocal_by_root(Powers *p, Power *at, const Power *root) {
  uint32_t m = root->n, n = at->n, size = at->half, k = size / 4, nt = m + 3, nr = m + 2, sh = 2 * n - 3 * m;
  DASSERT(2 * m + 5 <= k && (n == 2 * m || n == 2 * m - 1));
  uint64_t *x = mem_alloc(size * sizeof *x), *y = mem_alloc(size * sizeof *y), *t = mem_alloc(k * sizeof *t);
  uint64_t *r = mem_alloc(k * sizeof *r), *q = at->inverse = mem_zalloc((n + 2) * sizeof *q);
  transform_words(&p->roots, x, size, root->inverse, m + 2);
  product_modulo(p, r, x, x, size);
  memcpy(t, r + m + 1, nt * sizeof *t);

  transform_words(&p->roots, y, size, t, nt);
  memcpy(x, y, size * sizeof *x);
  product_modulo(p, r, x, at->less, size);
  negate_below(r, k, 3 * m + 1);
  DASSERT(!num_len(r + 2 * m + 1, k - 2 * m - 1));

  transform_words(&p->roots, x, size, r + m - 1, nr);
  product_modulo(p, r, x, y, size);
  uint32_t cut = 2 * m + 2 - sh; /* words of T * R that lie below */
  memcpy(q + sh, t, u32_min(nt, n + 2 - sh) * sizeof *q);
  uint32_t len = 2 * m + 5 - cut;
  bool over = num_add(q, q, r + cut, len, false);
  for (uint32_t i = len; over && i < n + 2; i++) over = ++q[i] == 0;
  mem_free(x), mem_free(y), mem_free(t), mem_free(r);
}

static void reciprocal(Powers *p, Power *at) {
  uint32_t n = at->n;
  at->size = transform_size(2 * n + 2), at->half = transform_size(n + 1);
  roots_need(&p->roots, at->size);
  at->by = mem_alloc(at->size * sizeof *at->by), at->less = mem_alloc(at->half * sizeof *at->less);
  transform_words(&p->roots, at->less, at->half, at->w, n);
  if (at > p->at && at[-1].n >= BARRETT) {
    reciprocal_by_root(p, at, at - 1);
  } else {
    uint64_t *one = mem_zalloc((2 * n + 2) * sizeof *one), *q = at->inverse = mem_alloc((n + 3) * sizeof *q);
    one[2 * n + 1] = 1;
    num_divrem_with(&p->roots, one, 2 * n + 2, at->w, n, q, NULL);
    DASSERT(!q[n + 2]); /* the top word of a power of ten's is not 0, and it is no power of two */
    mem_free(one);
  }
  transform_words(&p->roots, at->by, at->size, at->inverse + 1, n + 1);
}

/* q[0..m-n+1), r[0..n) = w[0..m) by the power, n = at->n <= m <= 2n. q' = w / 2^(64(n-1)) * inverse / 2^(64(n+1)) is
 * the quotient or up to four less, so w - q' * power is below five powers: it is what it is modulo 2^(64k) - 1, k > n.
 */
static void divide_often(Powers *p, Power *at, const uint64_t *w, uint32_t m, uint64_t *q, uint64_t *r) {
  for (uint32_t k = 0; !at->inverse; k++)
    if (p->at[k].n >= BARRETT && !p->at[k].inverse) reciprocal(p, &p->at[k]);
  uint32_t n = at->n, nq = m - n + 1, k = at->half / 4;
  uint64_t *x = mem_alloc(at->size * sizeof *x);
  uint64_t *prod = mem_alloc((at->size / 4) * sizeof *prod), *rem = mem_alloc(k * sizeof *rem);
  transform_words(&p->roots, x, at->size, w + n - 1, nq);
  transform_product(&p->roots, x, at->by, at->size);
  digits_to_words(x, at->size, prod, at->size / 4);
  memcpy(q, prod + n + 1, nq * sizeof *q);

  transform_words(&p->roots, x, at->half, q, nq);
  product_modulo(p, prod, x, at->less, at->half);
  memcpy(rem, w, u32_min(m, k) * sizeof *rem);
  if (m < k) memset(rem + m, 0, (k - m) * sizeof *rem);
  if (m > k) { /* m <= 2k: the words above count as those below */
    bool over = num_add(rem, rem, w + k, m - k, false);
    for (uint32_t i = m - k; over; i = i + 1 < k ? i + 1 : 0) over = __builtin_add_overflow(rem[i], 1u, &rem[i]);
  }
  bool under = num_sub(rem, rem, prod, k);
  for (uint32_t i = 0; under; i = i + 1 < k ? i + 1 : 0) under = __builtin_sub_overflow(rem[i], 1u, &rem[i]);
  uint32_t ones = 0;
  while (ones < k && rem[ones] == ~0ull) ones++;
  if (ones == k) memset(rem, 0, k * sizeof *rem); /* the other 0 */
  while (num_len(rem + n, k - n) || num_cmp(rem, at->w, n) >= 0) {
    rem[n] -= num_sub(rem, rem, at->w, n);
    for (uint32_t i = 0; i < nq && ++q[i] == 0;) i++;
  }
  memcpy(r, rem, n * sizeof *r);
  mem_free(x), mem_free(prod), mem_free(rem);
}

/* q[0..m-n+1), r[0..n) = w[0..m) by the power, n = at->n <= m <= 3n; in two steps where the quotient is long. */
static void divide_by_power(Powers *p, Power *at, uint64_t *w, uint32_t m, uint64_t *q, uint64_t *r) {
  uint32_t n = at->n;
  if (n < BARRETT) {
    num_divrem_with(&p->roots, w, m, at->w, n, q, r);
    return;
  }
  uint32_t low = m > 2 * n ? m - 2 * n : 0;
  divide_often(p, at, w + low, m - low, q + low, r);
  if (!low) return;
  uint64_t *t = mem_alloc((size_t)(2 * low + n + 1) * sizeof *t), *rest = t + low + 1;
  memcpy(rest, w, low * sizeof *t), memcpy(rest + low, r, n * sizeof *t);
  divide_often(p, at, rest, n + low, t, r);
  memcpy(q, t, low * sizeof *q); /* the remainder is less than the power, so t less than 2^(64 low) */
  mem_free(t);
}

static bool below_power(const Power *at, const uint64_t *w, uint32_t n) {
  return n < at->n || (n == at->n && num_cmp(w, at->w, n) < 0);
}

static void to_decimal(Powers *p, StrBuf *sb, uint32_t level, uint64_t *w, uint32_t n, bool pad) {
  n = num_len(w, n);
  while (level && !pad) {
    if (!below_power(&p->at[level - 1], w, n)) break;
    level--;
  }
  if (!level) {
    few_to_decimal(sb, w, n, pad ? FEW_DIGITS : 0);
    return;
  }
  Power *at = &p->at[level - 1];
  uint32_t np = at->n;
  if (n < np) { /* padded: the upper half is 0 */
    uint64_t zero = 0;
    to_decimal(p, sb, level - 1, &zero, 0, true);
    to_decimal(p, sb, level - 1, w, n, true);
    return;
  }
  uint64_t *q = mem_alloc((size_t)(n - np + 1 + np) * sizeof *q), *r = q + (n - np + 1);
  divide_by_power(p, at, w, n, q, r);
  to_decimal(p, sb, level - 1, q, n - np + 1, pad);
  to_decimal(p, sb, level - 1, r, np, true);
  mem_free(q);
}

void num_to_decimal(StrBuf *sb, const uint64_t *w, uint32_t n) {
  n = num_len(w, n);
  uint64_t digits = (uint64_t)n * 64 * 1234 / 4096 + 1; /* log10(2) < 1234 / 4096 */
  Powers p;
  uint32_t level = level_of_pieces(digits), pieces = 0, len[3] = {n};
  powers_init(&p, level + 1);
  uint64_t *piece[4] = {mem_alloc((n + 1) * sizeof *w)};
  memcpy(piece[0], w, n * sizeof *w);
  Power *at = &p.at[level];
  while (!below_power(at, piece[pieces], len[pieces])) { /* the quotient is the next piece, the remainder stays */
    uint64_t *whole = piece[pieces], *r = mem_alloc(at->n * sizeof *r);
    uint32_t m = len[pieces], nq = m - at->n + 1;
    uint64_t *q = piece[pieces + 1] = mem_alloc(nq * sizeof *q);
    divide_by_power(&p, at, whole, m, q, r);
    mem_free(whole);
    piece[pieces] = r, len[pieces] = at->n;
    len[++pieces] = num_len(q, nq);
  }
  for (uint32_t i = pieces + 1; i-- > 0;) {
    to_decimal(&p, sb, level, piece[i], len[i], i < pieces);
    mem_free(piece[i]);
  }
  powers_free(&p);
}
