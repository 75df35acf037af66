/* launch.h: what is known of the grid a kernel runs in, and so of the special registers.
 *
 * From attributes of the kernel ("nvvm.reqntid", "nvvm.maxntid", "nvvm.cluster_dim", "nvvm.maxclusterrank"; the
 * reader turns nvvm.annotations into these). They say nothing in functions that are no kernels: those may be called
 * from several. A required size holds per dimension, and what it leaves out is 1. A maximal size bounds the number of
 * threads, so the product bounds each dimension (PTX ISA, .maxntid: "does not guarantee that the limit in any
 * particular dimension is not exceeded"). The processor ("target-cpu", or the knob nvvm-intr-range-sm) bounds the
 * width of the grid; what else there is of limits holds from sm_20 to sm_121 alike and stands in intrinsics.def.
 * Sizes of 0 and text that is no list of numbers say nothing. O(attributes) a question; nothing is cached. */
#ifndef NVOPT_LAUNCH_H
#define NVOPT_LAUNCH_H
#include "ir/intrinsic.h"
#include "ir/ir.h"

typedef struct LaunchBounds {
  uint32_t block[3];    /* threads in each dimension, exactly; 0 unknown */
  uint32_t max_threads; /* of a block; 0 unknown */
  uint32_t cluster[3];  /* blocks of a cluster in each dimension, exactly; 0 unknown */
  uint32_t max_rank;    /* blocks of a cluster at most; 0 unknown */
} LaunchBounds;
LaunchBounds launch_bounds(const Fn *f);
/* Number of the processor that f is compiled for, by "target-cpu": 90 for sm_90 and sm_90a. 0: unknown. */
uint32_t fn_sm(const Fn *f);
/* Values of a special register in f: [*lo, *hi). False for other intrinsics and unbounded registers. */
bool sreg_bounds(const Fn *f, IntrinsicId id, int64_t *lo, int64_t *hi);
/* The same of every intrinsic with such a result (nvvm_results.def); lo may be negative. */
bool intrinsic_bounds(const Fn *f, IntrinsicId id, int64_t *lo, int64_t *hi);
/* Classes of floats (FPC_*) that its result may be in, whatever the arguments. */
unsigned intrinsic_fpclass(IntrinsicId id);
/* Reads of a are below reads of b in every thread: an index and its extent in the same dimension. */
bool sreg_below(IntrinsicId a, IntrinsicId b);
#endif
