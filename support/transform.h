/* transform.h: number-theoretic transforms for products of many words. Private to support/.
 *
 * A number is a row of 16-bit digits, the lowest first; its transform of `size` points (a power of two) is modulo
 * p = 2^64 - 2^32 + 1. The product of two transforms point by point, transformed back, is the product of the numbers
 * modulo 2^(16 * size) - 1: the product itself where it fits. O(size log size) (von zur Gathen, Gerhard: Modern
 * Computer Algebra, chapter 8).
 *
 * The roots of unity cost as much as a transform: who multiplies many times keeps them, and the transform of a factor
 * that comes again. */
#ifndef NVOPT_SUPPORT_TRANSFORM_H
#define NVOPT_SUPPORT_TRANSFORM_H
#include "support/base.h"

typedef struct Roots {
  uint64_t *w; /* [h + j] = g^j for j < h, g of order 2h, for every power of two h below n */
  uint32_t n;
} Roots;
void roots_need(Roots *t, uint32_t size); /* makes them for transforms of up to `size` points */
void roots_free(Roots *t);
uint32_t transform_size(uint32_t words); /* so many points hold a product of so many words */
/* x[0..size) = the transform of a[0..n), 4 * n <= size. */
void transform_words(const Roots *t, uint64_t *x, uint32_t size, const uint64_t *a, uint32_t n);
/* x becomes the digits, not yet carried, of the product of what x and y (may be x) are transforms of. */
void transform_product(const Roots *t, uint64_t *x, const uint64_t *y, uint32_t size);
/* The first n words of what the digits add up to, 4 * n <= size; what is carried beyond. */
uint64_t digits_to_words(const uint64_t *x, uint32_t size, uint64_t *r, uint32_t n);
#endif
