/* report.h: what was measured, as a table to read and as JSON. */
#ifndef BENCH_GPU_REPORT_H
#define BENCH_GPU_REPORT_H
#include "bench/gpu/judge.h"

typedef struct Row {
  char name[160];           /* of the kernel */
  char error[240];          /* why nothing could be run; "" */
  Measure m[MAX_COMPILERS]; /* by compiler */
} Row;
typedef struct Report {
  const JudgeConfig *cfg;
  const char *device, *cubins; /* what it ran on, NULL: nothing ran */
  const Row *row;
  uint32_t n;
} Report;

void report_table(const Report *r, StrBuf *out);
void report_json(const Report *r, StrBuf *out);
bool report_clean(const Report *r); /* nothing failed, nothing came out wrong */
#endif
