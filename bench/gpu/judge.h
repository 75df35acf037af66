/* judge.h: runs one kernel as several compilers made it, compares what comes out, and times it.
 *
 * In the small size the results are compared with the interpreter's, which ran the module before any optimizer; in the
 * size that is timed with those of the first compiler. Where a specification gives a buffer a tolerance, that much may
 * differ, else nothing. */
#ifndef BENCH_GPU_JUDGE_H
#define BENCH_GPU_JUDGE_H
#include "bench/gpu/case.h"
#include "bench/gpu/cubin.h"
#include "bench/gpu/stats.h"

enum { MAX_COMPILERS = 8 };
/* JUDGE_RUNS: on its way, which is what is left to be seen of a process that ended there. */
typedef enum JudgeStatus { JUDGE_NOT_RUN, JUDGE_OK, JUDGE_NO_CUBIN, JUDGE_RUNS, JUDGE_FAULT, JUDGE_WRONG } JudgeStatus;
typedef struct Measure { /* of one kernel by one compiler; plain data, it lies in memory that two processes share */
  uint8_t status;        /* JudgeStatus */
  bool has_code, timed;
  CodeStats code;            /* from the cubin */
  int32_t regs, local;       /* as the driver says; -1: it was not asked */
  uint32_t rounds, launches; /* timings; launches in each */
  Spread us;                 /* of a launch */
  Spread ratio;              /* to the reference compiler in the same round */
  char note[240];            /* what is wrong */
} Measure;
typedef struct JudgeConfig {
  const char *folder; /* of NAME.COMPILER.cubin */
  const char *compiler[MAX_COMPILERS];
  uint32_t ncompilers, reference;
  uint32_t rounds, warm_ms;
  int device;
  uint64_t seed;
  bool no_time;
  uint32_t skip; /* bits: compilers that are not to run any more; what is known of them stays */
} JudgeConfig;

/* What the files say of code; `kernel` is the function's name. */
void judge_static(const JudgeConfig *cfg, const Case *c, const char *kernel, Measure *out);
/* Runs launch number `item` of the specification. False: nothing could be run, *err says why. */
bool judge_run(const Cuda *cu, const JudgeConfig *cfg, const Case *c, uint32_t item, Measure *out, StrBuf *err);
/* Compares two contents of a buffer; elements whose shadow (may be NULL) says that they may be anything are passed by.
 * Returns how many differ too much; the first is described. */
uint64_t buffer_differs(const Buffer *b, const uint8_t *want, const uint8_t *shadow, const uint8_t *got, char *why,
                        size_t n);
#endif
