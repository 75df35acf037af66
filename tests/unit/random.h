/* random.h: what random unit tests draw from: `state`, which a test sets to its seed (not 0), and rnd. */
#ifndef NVOPT_TESTS_UNIT_RANDOM_H
#define NVOPT_TESTS_UNIT_RANDOM_H
#include <stdint.h>

static uint64_t state;
/* Below n. Source: Marsaglia, Xorshift RNGs, 2003. */
static inline uint32_t rnd(uint32_t n) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)((state >> 11) % n);
}
#endif
