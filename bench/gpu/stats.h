/* stats.h: numbers of many timings: medians and quartiles, geometric means. */
#ifndef BENCH_GPU_STATS_H
#define BENCH_GPU_STATS_H
#include "support/base.h"

typedef struct Spread {
  double low, median, high; /* quartiles: half of the values lie between low and high */
} Spread;
/* Sorts x. Of no values: zeros. Between two values the quartiles lie where a straight line has them. */
Spread spread_of(double *x, uint32_t n);

typedef struct Geomean {
  double log_sum;
  uint32_t n;
} Geomean;
void geomean_add(Geomean *g, double ratio); /* one that is not positive is left out */
double geomean(const Geomean *g);           /* 0: of nothing */
#endif
