/* transform.c: number-theoretic transforms (contract in transform.h). */
#include "support/transform.h"
#include "support/mem.h"

typedef unsigned __int128 U128;

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
/* And back, but for the factor n. The inverse of g^j is -g^(h - j). */
static void transform_back(uint64_t *x, uint32_t n, const uint64_t *root) {
  uint32_t h = 1;
  if (n > IN_CACHE) {
    h = n / 2;
    transform_back(x, h, root);
    transform_back(x + h, h, root);
  }
  for (; h < n; h *= 2)
    for (uint32_t i = 0; i < n; i += 2 * h) {
      uint64_t first = x[i], other = x[i + h];
      x[i] = mod_add(first, other);
      x[i + h] = mod_sub(first, other);
      for (uint32_t j = 1; j < h; j++) {
        uint64_t a = x[i + j], b = mod_mul(x[i + j + h], root[2 * h - j]);
        x[i + j] = mod_sub(a, b);
        x[i + j + h] = mod_add(a, b);
      }
    }
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
      carry += x[4 * i + k];
      w |= (uint64_t)(carry & 0xffff) << 16 * k;
      carry >>= 16;
    }
    r[i] = w;
  }
  return (uint64_t)carry;
}
