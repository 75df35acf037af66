/* words.h: natural numbers as rows of 64-bit words, the lowest first: what apint.c does with numbers of many words.
 * Private to support/.
 *
 * Multiplication is schoolbook up to WORDS_SCHOOL words in the shorter factor, beyond by number-theoretic transforms,
 * O(n log n): transform.h. Division is Knuth's D (TAOCP 2, 4.3.1) below WORDS_DIVIDE words, above by halves (Burnikel,
 * Ziegler: Fast Recursive Division, 1998), O(log n) multiplications. Decimal digits: decimal.c.
 */
#ifndef NVOPT_SUPPORT_WORDS_H
#define NVOPT_SUPPORT_WORDS_H
#include "support/strbuf.h"
#include "support/transform.h"

enum { WORDS_SCHOOL = 300, WORDS_DIVIDE = 80, WORDS_DIGITS = 19 /* decimal digits that a word holds */ };

static inline uint32_t num_len(const uint64_t *w, uint32_t n) { /* without leading zero words */
  while (n && !w[n - 1]) n--;
  return n;
}
int num_cmp(const uint64_t *a, const uint64_t *b, uint32_t n); /* of two rows as long: -1, 0, 1 */
bool num_add(uint64_t *r, const uint64_t *a, const uint64_t *b, uint32_t n,
             bool carry); /* r = a + b + carry over n words; the carry out. r may be a or b */
bool num_sub(uint64_t *r, const uint64_t *a, const uint64_t *b, uint32_t n); /* r = a - b; the borrow. The same */
uint64_t num_div1(uint64_t *w, uint32_t n, uint64_t d);                      /* divides in place; the remainder */
/* r[0..nr) = the low words of a * b. r overlaps neither. */
void num_mul(uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b, uint32_t nb);
void num_mul_with(Roots *t, uint64_t *r, uint32_t nr, const uint64_t *a, uint32_t na, const uint64_t *b,
                  uint32_t nb); /* the same, with roots that the caller keeps for the next time */
/* a[0..m) / b[0..n), the top word of b not 0, m >= n: the quotient to q[0..m-n+1), the remainder to r[0..n). NULL:
 * not wanted. Neither overlaps a or b. */
void num_divrem(const uint64_t *a, uint32_t m, const uint64_t *b, uint32_t n, uint64_t *q, uint64_t *r);
void num_divrem_with(Roots *t, const uint64_t *a, uint32_t m, const uint64_t *b, uint32_t n, uint64_t *q, uint64_t *r);
/* The value of n decimal digits to w, which has room for n / WORDS_DIGITS + 1 words; its length. */
uint32_t num_from_decimal(uint64_t *w, const char *digits, uint32_t n);
void num_to_decimal(StrBuf *sb, const uint64_t *w, uint32_t n); /* without leading zeros */
#endif
