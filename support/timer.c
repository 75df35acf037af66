/* timer.c: a clock (contract in timer.h). */
#include "support/timer.h"
#include <time.h>

uint64_t time_thread(void) {
  struct timespec t = {0};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
