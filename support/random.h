/* random.h: pseudo-random numbers that are the same on every machine, for orders of work and for tests. */
#ifndef NVOPT_RANDOM_H
#define NVOPT_RANDOM_H
#include <stdint.h>

/* splitmix64: the next number of the sequence that *state, any number, begins. */
static inline uint64_t random_next(uint64_t *state) {
  uint64_t x = *state += 0x9E3779B97F4A7C15ull;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}
/* The n numbers of a in another order, each as likely as any other. */
static inline void random_shuffle(uint32_t *a, uint32_t n, uint64_t *state) {
  for (uint32_t i = n; i > 1; i--) {
    uint32_t k = (uint32_t)(random_next(state) % i), t = a[i - 1];
    a[i - 1] = a[k];
    a[k] = t;
  }
}
#endif
