/* case.h: a kernel of the benchmark: a module whose comments say what runs (tools/nvrun/spec.h), its launches in the
 * small size, which the interpreter runs too, and in the size that is timed. */
#ifndef BENCH_GPU_CASE_H
#define BENCH_GPU_CASE_H
#include "bench/gpu/cuda.h"
#include "tools/nvrun/spec.h"

typedef struct Case {
  const char *path;
  char name[96]; /* of the file, without folder and ending */
  Ctx ctx;
  Str text;
  Module *m;
} Case;
typedef enum CaseSize { SIZE_SMALL, SIZE_BENCH } CaseSize;

/* Reads and verifies a module. False: *err says why not. */
bool case_read(Case *c, const char *path, StrBuf *err);
void case_free(Case *c);
/* What runs; its KERNEL lines are checked against the module's signatures. dry: without the contents of buffers. */
bool case_spec(const Case *c, CaseSize size, bool dry, Spec *out, StrBuf *err);
/* A launch that is meant to end well: not one that shows a race, a trap ... */
bool item_runs(const Item *it);

enum { MAX_PARAMS = 64 };
typedef struct Launch {
  uint64_t value[MAX_PARAMS];
  void *param[MAX_PARAMS]; /* what cuLaunchKernel takes: they point into `value`, so a launch is not copied */
  uint32_t n;
} Launch;
/* The parameters of a launch; buffer i of the specification lies at mem[i]. */
bool launch_make(const Case *c, const Spec *s, const Item *it, const CUdeviceptr *mem, Launch *out, StrBuf *err);
#endif
