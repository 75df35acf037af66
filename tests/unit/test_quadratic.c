/* First zeros and first exits of quadratics, against counting round by round: every coefficient of small widths,
 * random ones of 64 bits. */
#include "support/quadratic.h"
#include <stdio.h>

static uint64_t seed = 88172645463325252ull;
static uint64_t rnd(void) {
  seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
  return seed;
}
static int failures;

/* Least n with x(n) outside lo .. lo + size (modulo 2^w); false: none below 2^w or `rounds`. */
static bool count(unsigned w, uint64_t x, uint64_t m, uint64_t n, uint64_t lo, uint64_t size, uint64_t rounds,
                  uint64_t *at) {
  uint64_t mask = w == 64 ? UINT64_MAX : (1ull << w) - 1;
  for (uint64_t i = 0; i <= mask && i < rounds; i++) {
    if (((x - lo) & mask) > size) {
      *at = i;
      return true;
    }
    x = (x + m) & mask, m = (m + n) & mask;
  }
  return false;
}
static void bad(const char *what, unsigned w, uint64_t l, uint64_t m, uint64_t n) {
  if (failures++ < 5)
    printf("%s: %u bits, {%llu,+,%llu,+,%llu}\n", what, w, (unsigned long long)l, (unsigned long long)m,
           (unsigned long long)n);
}
static void zero(unsigned w, uint64_t l, uint64_t m, uint64_t n) {
  uint64_t a = 0, b = 0, mask = (1ull << w) - 1;
  /* "outside 1 .. 2^w - 1" is zero */
  bool x = quad_zero(w, l, m, n, &a), y = count(w, l, m, n, 1, mask - 1, UINT64_MAX, &b);
  if (x != y || a != b) bad("zero", w, l, m, n);
}
static void leaves(unsigned w, uint64_t m, uint64_t n, uint64_t below, uint64_t above, uint64_t rounds) {
  uint64_t a = 0, b = 0;
  bool x = quad_leaves(w, m, n, below, above, &a), y = count(w, 0, m, n, 0 - below, below + above, rounds, &b);
  if (y ? !x || a != b : x && a < rounds) bad("leaves", w, below, m, n);
}

int main(void) {
  for (unsigned w = 1; w <= 5; w++) {
    uint64_t e = 1ull << w;
    for (uint64_t l = 0; l < e; l++)
      for (uint64_t m = 0; m < e; m++)
        for (uint64_t n = 0; n < e; n++) {
          zero(w, l, m, n);
          for (uint64_t above = 0; w <= 4 && l + above < e - 1; above++) leaves(w, m, n, l, above, UINT64_MAX);
        }
  }
  for (int i = 0; i < 2000; i++) zero(12, rnd() & 4095, rnd() & 4095, rnd() & 4095);
  for (int i = 0; i < 2000; i++)
    leaves(11, rnd() & 2047, rnd() & 2047 >> (rnd() % 11), rnd() & 1023, rnd() & 1023, UINT64_MAX);
  /* wide: a zero put where it is known to be; what is found is one, and no later */
  for (int i = 0; i < 20000; i++) {
    uint64_t m = rnd(), n = rnd() << (rnd() % 64), at = rnd() >> (rnd() % 64), found = 0;
    uint64_t half = at & 1 ? (at - 1) / 2 * at : at / 2 * (at - 1), l = 0 - (m * at + n * half);
    if (!quad_zero(64, l, m, n, &found) || found > at) {
      bad("wide zero", 64, l, m, n);
      continue;
    }
    half = found & 1 ? (found - 1) / 2 * found : found / 2 * (found - 1);
    if (l + m * found + n * half) bad("no zero", 64, l, m, n);
  }
  for (int i = 0; i < 300; i++)
    leaves(64, rnd() >> (rnd() % 64), (0 - (rnd() & 1)) ^ (rnd() >> (rnd() % 64)), rnd() >> (1 + rnd() % 63),
           rnd() >> (1 + rnd() % 63), 100000);
  return failures != 0;
}
