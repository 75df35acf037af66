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

int num_cmp(const uint64_t *a, const uint64_t *b, uint32_t n) {
  while (n-- > 0)
    if (a[n] != b[n]) return a[n] < b[n] ? -1 : 1;
  return 0;
}

static void mul_by_transform(Roots *t, uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b,
                             uint32_t nb) {
  uint32_t size = transform_size(na + nb);
  roots_need(t, size);
  bool square = a == b && na == nb;
  uint64_t *x = mem_alloc(size * sizeof *x), *y = x;
  transform_words(t, x, size, a, na);
  if (!square) {
    y = mem_alloc(size * sizeof *y);
    transform_words(t, y, size, b, nb);
  }
  transform_product(t, x, y, size);
  if (!square) mem_free(y);
  uint32_t n = u32_min(nr, na + nb);
  digits_to_words(x, size, r, n);
  memset(r + n, 0, (size_t)(nr - n) * sizeof *r);
  mem_free(x);
}

void num_mul_with(Roots *t, uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb) {
  na = num_len(a, u32_min(na, nr));
  nb = num_len(b, u32_min(nb, nr));
  if (u32_min(na, nb) > WORDS_SCHOOL) {
    mul_by_transform(t, r, nr, a, na, b, nb);
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

void num_mul(uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb) {
  Roots t = {0};
  num_mul_with(&t, r, nr, a, na, b, nb);
  roots_free(&t);
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

static void divide_3_2(Roots *t, uint64_t *u, const uint64_t *v, uint32_t k, uint64_t *q, uint64_t *scratch);

/* u[0..2n) / v[0..n), u[n..2n) < v, the top bit of v set: quotient to q[0..n), remainder to u[0..n), u[n..2n) becomes
 * 0. scratch: n words. */
static void divide_2_1(Roots *t, uint64_t *u, const uint64_t *v, uint32_t n, uint64_t *q, uint64_t *scratch) {
  if (n < WORDS_DIVIDE || n % 2) {
    knuth_d(u, 2 * n - 1, v, n, q);
    return;
  }
  divide_3_2(t, u + n / 2, v, n / 2, q + n / 2, scratch);
  divide_3_2(t, u, v, n / 2, q, scratch);
}

/* u[0..3k) / v[0..2k), u[k..3k) < v: quotient to q[0..k), remainder to u[0..2k), u[2k..3k) becomes 0. */
static void divide_3_2(Roots *t, uint64_t *u, const uint64_t *v, uint32_t k, uint64_t *q, uint64_t *scratch) {
  if (num_cmp(u + 2 * k, v + k, k) < 0) { /* by the upper half of v: at most 2 too many */
    divide_2_1(t, u + k, v + k, k, q, scratch);
  } else { /* the upper halves are equal: 2^(64k) - 1 of them leave the middle and one more */
    memset(q, 0xff, k * sizeof *q);
    bool carry = num_add(u + k, u + k, v + k, k, false);
    memset(u + 2 * k, 0, k * sizeof *u);
    u[2 * k] = carry;
  }
  num_mul_with(t, scratch, 2 * k, q, k, v, k);
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

void num_divrem_with(Roots *t, const uint64_t *a, uint32_t m, const uint64_t *b, uint32_t n, uint64_t *q, uint64_t *r) {
  DASSERT(n && b[n - 1] && m >= n);
  if (n == 1) {
    uint64_t *quo = q ? q : mem_alloc(m * sizeof *quo), rem;
    memcpy(quo, a, m * sizeof *quo);
    rem = num_div1(quo, m, b[0]);
    if (r) r[0] = rem;
    if (!q) mem_free(quo);
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
    for (uint32_t i = blocks - 1; i-- > 0;)
      divide_2_1(t, u + (size_t)i * size, v, size, quo + (size_t)i * size, scratch);
    if (q) memcpy(q, quo, (m - n + 1) * sizeof *q);
    mem_free(quo);
    mem_free(scratch);
  }
  for (uint32_t i = 0; r && i < n; i++)
    r[i] = s ? u[i + by] >> s | (i + 1 < n ? u[i + by + 1] << (64 - s) : 0) : u[i + by];
  mem_free(u);
  mem_free(v);
}
void num_divrem(const uint64_t *a, uint32_t m, const uint64_t *b, uint32_t n, uint64_t *q, uint64_t *r) {
  Roots t = {0};
  num_divrem_with(&t, a, m, b, n, q, r);
  roots_free(&t);
}
