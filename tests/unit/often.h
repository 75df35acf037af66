/* often.h: how often a random unit test draws: n times under CI=1, a sixth of that otherwise, at least once; and
 * whether it is CI, for what is exhaustive. */
#ifndef NVOPT_TESTS_UNIT_OFTEN_H
#define NVOPT_TESTS_UNIT_OFTEN_H
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static inline bool is_ci(void) {
  const char *ci = getenv("CI");
  return ci && !strcmp(ci, "1");
}
static inline uint32_t often(uint32_t n) { return is_ci() ? n : (n + 5) / 6; }
#endif
