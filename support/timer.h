/* timer.h: clocks in nanoseconds. */
#ifndef NVOPT_TIMER_H
#define NVOPT_TIMER_H
#include "support/base.h"
uint64_t time_wall(void);    /* monotonic */
uint64_t time_thread(void);  /* processor time of the calling thread; a system call */
uint64_t time_process(void); /* processor time of all threads */
#endif
