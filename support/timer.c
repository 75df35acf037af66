/* timer.c: clocks (contract in timer.h). */
#include "support/timer.h"
#include <time.h>

static uint64_t time_of(clockid_t c) {
  struct timespec t = {0};
  clock_gettime(c, &t);
  return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
uint64_t time_wall(void) { return time_of(CLOCK_MONOTONIC); }
uint64_t time_thread(void) { return time_of(CLOCK_THREAD_CPUTIME_ID); }
uint64_t time_process(void) { return time_of(CLOCK_PROCESS_CPUTIME_ID); }
