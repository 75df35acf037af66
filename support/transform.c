/* transform.c: number-theoretic transforms (contract in transform.h). */
#include "support/transform.h"
#include "support/mem.h"

typedef unsigned __int128 U128;

#define P 0xffffffff00000001ull

/* Numbers modulo p are any 64-bit ones here: only the digits of a product are told from their likes above p. Without
 * branches: nothing can be foretold. */
static inline uint64_t two64_if(bool c) { return (uint32_t)(0 - (uint32_t)c); }
static inline uint64_t mod_sub(uint64_t a, uint64_t b) {
  bool c = __builtin_sub_overflow(a, b, &a);
  c = __builtin_sub_overflow(a, two64_if(c), &a); /* again only where b is p or more */
  return a - two64_if(c);
}
static inline uint64_t mod_add(uint64_t a, uint64_t b) {
  bool c = __builtin_add_overflow(a, b, &a);
  c = __builtin_add_overflow(a, two64_if(c), &a);
  return a + two64_if(c);
}
/* lo + 2^64 * (x1 + 2^32 * x2) with 2^64 = 2^32 - 1 and 2^96 = -1. */
static inline uint64_t mod_reduce(uint64_t lo, uint64_t hi) {
  bool c = __builtin_sub_overflow(lo, hi >> 32, &lo);
  lo -= two64_if(c); /* that is not less than 0: x2 < 2^32 */
  c = __builtin_add_overflow(lo, (hi << 32) - (uint32_t)hi, &lo);
  return lo + two64_if(c); /* nor that 2^64 or more: x1 * (2^32 - 1) is below 2^64 - 2^32 */
}
static inline uint64_t mod_mul(uint64_t a, uint64_t b) {
  U128 x = (U128)a * b;
  return mod_reduce((uint64_t)x, (uint64_t)(x >> 64));
}
static uint64_t mod_pow(uint64_t a, uint64_t e) {
  uint64_t r = 1;
  for (; e; e >>= 1, a = mod_mul(a, a))
    if (e & 1) r = mod_mul(r, a);
  return r;
}

/* 7 generates the group. Each layer is the one before it and, between, its products with one new root. */
void roots_need(Roots *t, uint32_t size) {
  if (t->n >= size) return;
  uint64_t *w = mem_alloc(size * sizeof *w);
  if (t->n) memcpy(w, t->w, t->n * sizeof *w);
  if (t->n < 2 && size > 1) w[1] = 1;
  for (uint32_t h = u32_max(t->n, 2); h < size; h *= 2) {
    uint64_t g = mod_pow(7, (P - 1) / (2 * h));
    for (uint32_t j = 0; j < h; j += 2) {
      w[h + j] = w[h / 2 + j / 2];
      w[h + j + 1] = mod_mul(w[h / 2 + j / 2], g);
    }
  }
  mem_free(t->w);
  t->w = w, t->n = size;
}
void roots_free(Roots *t) {
  mem_free(t->w);
  *t = (Roots){0};
}

/* The fourth root of unity that the roots' own is: g^(h / 2) = 2^48. */
static inline uint64_t mod_mul_i(uint64_t a) { return mod_reduce(a << 48, a >> 16); }

enum { IN_CACHE = 1 << 12 }; /* quarters are done one after the other above, layers below */

/* Two layers of a transform of 4q points at once, h = 2q and q, and of these the points j, j + q, j + 2q, j + 3q. With
 * w = g^j the roots of the first are w and i * w, of the second w^2: three products instead of four. `late`, for
 * 3j >= h: w^3 is -g^(3j - h). */
static inline __attribute__((always_inline)) void spread_at(uint64_t *x, size_t q, const uint64_t *root, size_t j,
                                                            bool late) {
  uint64_t *a = x + j, *b = a + q, *c = b + q, *d = c + q;
  uint64_t s0 = mod_add(*a, *c), s1 = mod_add(*b, *d), d0 = mod_sub(*a, *c), d1 = mod_mul_i(mod_sub(*b, *d));
  *a = mod_add(s0, s1);
  *b = mod_mul(mod_sub(s0, s1), root[q + j]);
  *c = mod_mul(mod_add(d0, d1), root[2 * q + j]);
  *d = late ? mod_mul(mod_sub(d1, d0), root[3 * j]) : mod_mul(mod_sub(d0, d1), root[2 * q + 3 * j]);
}
static void spread(uint64_t *x, size_t q, const uint64_t *root) {
  size_t third = (2 * q + 2) / 3;
  for (size_t j = 0; j < third; j++) spread_at(x, q, root, j, false);
  for (size_t j = third; j < q; j++) spread_at(x, q, root, j, true);
}
/* And back, but for the factor 4. The inverse of g^j is -g^(h - j), for j > 0; its sign goes into what comes after, and
 * that of 1 / i = -i too. */
static inline __attribute__((always_inline)) void gather_at(uint64_t *x, size_t q, const uint64_t *root, size_t j,
                                                            bool late) {
  uint64_t *a = x + j, *b = a + q, *c = b + q, *d = c + q;
  uint64_t b1 = mod_mul(*b, root[2 * q - j]), c1 = mod_mul(*c, root[4 * q - j]);
  uint64_t d1 = mod_mul(*d, root[(late ? 6 : 4) * q - 3 * j]);
  uint64_t s0 = mod_sub(*a, b1), s1 = mod_add(*a, b1);
  uint64_t less0 = late ? mod_sub(c1, d1) : mod_add(c1, d1);
  uint64_t d1i = mod_mul_i(late ? mod_add(c1, d1) : mod_sub(c1, d1));
  *a = mod_sub(s0, less0);
  *b = mod_add(s1, d1i);
  *c = mod_add(s0, less0);
  *d = mod_sub(s1, d1i);
}
static void gather(uint64_t *x, size_t q, const uint64_t *root) {
  size_t third = (2 * q + 2) / 3;
  uint64_t *a = x, *b = a + q, *c = b + q, *d = c + q; /* j = 0: the roots are 1 */
  uint64_t s0 = mod_add(*a, *b), s1 = mod_sub(*a, *b), d0 = mod_add(*c, *d), d1i = mod_mul_i(mod_sub(*d, *c));
  *a = mod_add(s0, d0);
  *b = mod_add(s1, d1i);
  *c = mod_sub(s0, d0);
  *d = mod_sub(s1, d1i);
  for (size_t j = 1; j < third; j++) gather_at(x, q, root, j, false);
  for (size_t j = third; j < q; j++) gather_at(x, q, root, j, true);
}
static void pairs(uint64_t *x, uint32_t n) {
  for (uint32_t i = 0; i < n; i += 2) {
    uint64_t a = x[i], b = x[i + 1];
    x[i] = mod_add(a, b), x[i + 1] = mod_sub(a, b);
  }
}

/* From the natural order to that of reversed bits. */
static void transform(uint64_t *x, uint32_t n, const uint64_t *root) {
  uint32_t m = n;
  for (; m >= 4; m /= 4) {
    for (uint32_t i = 0; i < n; i += m) spread(x + i, m / 4, root);
    if (n > IN_CACHE) {
      for (uint32_t i = 0; i < 4; i++) transform(x + i * (n / 4), n / 4, root);
      return;
    }
  }
  if (m == 2) pairs(x, n);
}
/* And back, but for the factor n. */
static void transform_back(uint64_t *x, uint32_t n, const uint64_t *root) {
  if (n > IN_CACHE) {
    for (uint32_t i = 0; i < 4; i++) transform_back(x + i * (n / 4), n / 4, root);
    gather(x, n / 4, root);
    return;
  }
  bool odd = __builtin_ctz(n) & 1;
  if (odd) pairs(x, n);
  for (uint32_t m = odd ? 8 : 4; m <= n; m *= 4)
    for (uint32_t i = 0; i < n; i += m) gather(x + i, m / 4, root);
}

uint32_t transform_size(uint32_t words) {
  uint32_t size = 1;
  while (size < 4 * words) size *= 2;
  return size;
}
void transform_words(const Roots *t, uint64_t *x, uint32_t size, const uint64_t *a, uint32_t n) {
  DASSERT(4 * n <= size && size <= t->n);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < 4; k++) x[4 * i + k] = a[i] >> 16 * k & 0xffff;
  memset(x + 4 * n, 0, (size_t)(size - 4 * n) * sizeof *x);
  transform(x, size, t->w);
}
/* A sum of digit products is below 2^32 * 2^22, far below p, for factors of 2^24 bits. */
void transform_product(const Roots *t, uint64_t *x, const uint64_t *y, uint32_t size) {
  uint64_t scale = P - (P - 1) / size; /* size * (P - 1) / size = -1 */
  for (uint32_t i = 0; i < size; i++) x[i] = mod_mul(mod_mul(x[i], y[i]), scale);
  transform_back(x, size, t->w);
}
uint64_t digits_to_words(const uint64_t *x, uint32_t size, uint64_t *r, uint32_t n) {
  DASSERT(4 * n <= size);
  (void)size;
  U128 carry = 0;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t w = 0;
    for (uint32_t k = 0; k < 4; k++) {
      carry += x[4 * i + k] - (x[4 * i + k] >= P ? P : 0);
      w |= (uint64_t)(carry & 0xffff) << 16 * k;
      carry >>= 16;
    }
    r[i] = w;
  }
  return (uint64_t)carry;
}
