/* cubin.h: what can be counted of a kernel without a GPU: registers and local memory as the file's own tables say them
 * (.nv.info), and instructions of its code. An instruction of Volta and later has 16 bytes, its operation in the low
 * bits; branches are followed as far as is needed to see loops. */
#ifndef BENCH_GPU_CUBIN_H
#define BENCH_GPU_CUBIN_H
#include "support/base.h"

typedef struct CodeStats {
  uint32_t regs, local, shared; /* bytes a thread, bytes a block (static) */
  uint32_t sass, sass_loops;    /* instructions without the padding behind them; those between a loop's ends */
  uint32_t loads_loops, stores_loops, local_ops; /* global, shared and local accesses in loops; local ones anywhere */
} CodeStats;

/* Of the kernel `name` in the cubin of n bytes. False: *why says what is wrong, and *out is zero. */
bool cubin_stats(const uint8_t *data, size_t n, const char *name, CodeStats *out, const char **why);
#endif
