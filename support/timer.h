/* timer.h: a clock in nanoseconds. */
#ifndef NVOPT_TIMER_H
#define NVOPT_TIMER_H
#include "support/base.h"
uint64_t time_thread(void); /* processor time of the calling thread; a system call */
#endif
