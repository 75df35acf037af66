/* access_pattern.h: what the threads of one warp touch together: how far apart neighbours are, how many sectors of global memory or how many
 * rounds of the shared memory's banks one access takes.
 *
 * In: a load, store or atomic of a kernel on global (1), generic (0) or shared (3, 7) memory. Out: byte offsets of the 32 lanes from lane 0 as far
 * as they are numbers, the array's subscripts with those that vary with threadIdx.x, and what follows for the hardware:
 *   sectors   of 32 bytes that the warp touches, `ideal` the least that the same bytes could take; the lowest address counts as aligned
 *   conflict  how many different 4-byte words the warp wants from one of the 32 banks (1: free of conflicts); accesses of 8 and 16 bytes go in
 *             halves and quarters of a warp
 * Lanes follow threadIdx.x first; with known block dimensions ("nvvm.reqntid") exactly, else blocks count as a multiple of 32 wide. Loops are
 * looked at in one round for all lanes. Bit operations on lane numbers (swizzles) are evaluated lane by lane. `assumed`: what the answer rests on.
 * This is advice: nothing may be transformed on it.
 * Cost: O(size of the address expression * 32), and ACCESS_STEPS at most for bit operations. Nothing is cached. */
#ifndef NVOPT_ACCESS_PATTERN_H
#define NVOPT_ACCESS_PATTERN_H
#include "nvopt/delinearize.h"
#include "nvopt/uniformity.h"

enum { WARP_LANES = 32, SECTOR_BYTES = 32, BANKS = 32, BANK_BYTES = 4, ACCESS_STEPS = 20000 /* operations evaluated for one access */ };
enum { /* AccessPattern.assumed */
  ACCESS_NO_WRAP = 1,            /* an index of fewer bits than the address does not wrap between lanes */
  ACCESS_INSIDE = 2,             /* no lane is stopped by a minimum or maximum (clamps at the border of an image) */
  ACCESS_FIRST_ROUND = 4,        /* lane numbers are mixed bit by bit with a loop's counter: its first round */
  ACCESS_WIDE_BLOCK = 8,         /* the warp is one row of the block */
  ACCESS_ROWS = 16               /* rows of the block, a distance apart that is not known, share no sector */
};
typedef struct AccessPattern {
  Val at;
  uint32_t space, bytes, lanes;  /* address space, bytes of one lane, lanes of the first warp */
  bool store;
  unsigned assumed;
  bool known;                    /* offsets are numbers */
  int64_t offset[WARP_LANES];    /* from lane 0 */
  bool even;                     /* offset[i] = i * stride */
  int64_t stride;
  Sx symbolic;                   /* not known: the stride as an expression, SX_NONE where it is none */
  Delin dims;                    /* nsub 0: one dimension */
  uint32_t varies;               /* bit i: subscript i varies with threadIdx.x */
  uint32_t sectors, ideal, conflict; /* known only; conflict of shared, sectors of other spaces */
} AccessPattern;
/* False: no access of these kinds. f is a kernel. */
bool access_pattern(Fn *f, Scev *s, const Uniformity *u, const Loops *l, Val v, AccessPattern *out);
void access_describe(Scev *s, const AccessPattern *p, StrBuf *out); /* one line, no newline: "stride 4 bytes: 4 sectors per warp, at best 4" */
void print_coalescing(Fn *f, StrBuf *out);     /* kernels: accesses to global and generic memory */
void print_bank_conflicts(Fn *f, StrBuf *out); /* kernels: accesses to shared memory */
#endif
