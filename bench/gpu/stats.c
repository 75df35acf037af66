/* stats.c: medians rather than means: one launch that another process got in the way of moves a mean, not a median. */
#include "bench/gpu/stats.h"
#include <math.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}
static double quantile(const double *x, uint32_t n, double q) {
  double at = q * (double)(n - 1);
  uint32_t i = (uint32_t)at;
  return i + 1 < n ? x[i] + (x[i + 1] - x[i]) * (at - (double)i) : x[i];
}
Spread spread_of(double *x, uint32_t n) {
  if (!n) return (Spread){0};
  qsort(x, n, sizeof *x, ascending);
  return (Spread){quantile(x, n, 0.25), quantile(x, n, 0.5), quantile(x, n, 0.75)};
}

void geomean_add(Geomean *g, double ratio) {
  if (!(ratio > 0)) return;
  g->log_sum += log(ratio);
  g->n++;
}
double geomean(const Geomean *g) { return g->n ? exp(g->log_sum / g->n) : 0; }
