/* access_pattern.h: what the threads of one warp touch together: how far apart neighbours are, how many sectors of
 * global memory or how many rounds of the shared memory's banks one access takes.
 *
 * In: a load, store, atomic, or a copy or fill of constant size (llvm.memcpy, memmove, memset, cp.async), of a
 * kernel, on global (1), generic (0) or shared (3, 7) memory; a generic address that comes from a cast is of the
 * space that it was cast from. Local memory, which interleaves the lanes by itself, and parameters (byval) are left
 * out. Out: the pattern of the 32 lanes, the array's subscripts with those that vary with threadIdx.x, and what
 * follows for the hardware:
 *   sectors   of 32 bytes that the warp touches with the access; `ideal`: the least that the same bytes could take
 *   conflict  how many different 4-byte words the warp wants from one of the 32 banks (1: free of conflicts). Lanes
 *             on one word share it. Accesses of 8 and 16 bytes go in halves and quarters of a warp; what is aligned
 *             to less than its size goes in pieces of that alignment, of which the worst counts
 *
 * What the numbers promise: each is a span, and the true number of every warp that has all of its lanes active, in
 * every round of the loops around the access (the lanes being in the same round), is in it, provided that what
 * `assumed` names holds. With lanes inactive the upper ends still hold. A block of fewer than 32 threads is one warp
 * of so many lanes; the last warp of another block is left out where it is not full.
 *   - Addresses of the lanes are U + d[lane], d numbers and U one unknown for the warp (analysis/access/warp_values.h
 *     says how they are found and why). With equal U the bytes that two lanes touch overlap, or share a sector, by d
 *     and U modulo 32 alone: sectors are counted for every U modulo 32 that the known alignment of U and of the
 *     access leave. Conflicts depend on d and U modulo 4 alone: a multiple of 4 turns the banks around.
 *   - Where the answer depends on which warp, row, or bit of an unknown it is, all are counted, and the span is
 *     around them.
 *   - Everything else is "not known": a stride that is an argument (given as an expression), rows of a block that
 *     bank numbers depend on, and places that were read from memory (a gather or scatter).
 * `assumed`, the fewest of them under which the span is as narrow as under all:
 *   ACCESS_ALIGNED    what a pointer argument, a loaded pointer or a global points to begins at a multiple of 32
 *                     bytes (cudaMalloc gives 256)
 *   ACCESS_ONE_ROW    the shape of the block is not known, and its rows are as long as a warp, or it has one row
 *   ACCESS_WIDE_BLOCK more: rows are a multiple of 32 long
 * This is advice: nothing may be transformed on it.
 * Cost: warp_values.h, for at most 8 runs an access. Nothing is cached. */
#ifndef NVOPT_ACCESS_PATTERN_H
#define NVOPT_ACCESS_PATTERN_H
#include "analysis/gpu/uniformity.h"
#include "analysis/scev/delinearize.h"

enum {
  WARP_LANES = 32,
  SECTOR_BYTES = 32,
  BANKS = 32,
  BANK_BYTES = 4,
  ACCESS_BYTES = 64 /* of one lane, at most */,
  ACCESS_WIDEST = 16 /* bytes of one instruction */
};
/* AccessPattern.assumed */
enum {
  ACCESS_NO_WRAP = 1,    /* an index of fewer bits than the address does not wrap between lanes */
  ACCESS_INSIDE = 2,     /* no lane is stopped by a minimum or maximum (clamps at the border of an image) */
  ACCESS_ONE_ROW = 4,    /* the warp is in one row of the block */
  ACCESS_WIDE_BLOCK = 8, /* rows of the block are a multiple of 32 long */
  ACCESS_ROWS = 16,      /* rows of the block, a distance apart that is not known, share no sector */
  ACCESS_ALIGNED = 32    /* the array begins at a sector */
};
typedef struct Span {
  uint32_t lo, hi;
} Span;
typedef struct AccessPattern {
  Val at;
  uint32_t space, bytes, align; /* address space, bytes of one lane */
  bool writes;
  unsigned assumed;
  bool known;
  bool even;                     /* known: in every warp offset[i] - offset[0] = i * stride, */
  int64_t stride_lo, stride_hi;  /* ... in between these; not even: of no meaning */
  Span sectors, ideal, conflict; /* known only; conflict of shared, the others of other spaces */
  bool best;   /* known: no conflict; as few sectors as can be, or one more where that depends on an unknown start */
  bool gather; /* not known: the place was read from memory */
  Sx symbolic; /* not known: the stride as an expression, SX_NONE where it is none */
  Delin dims;  /* nsub 0: one dimension */
  uint32_t varies; /* bit i: subscript i varies with threadIdx.x */
} AccessPattern;

typedef struct AccessFn AccessFn; /* what is asked of a kernel once; valid until f changes */
AccessFn *access_open(Fn *f);
void access_close(AccessFn *a);
/* Access i of instruction v (a copy has two: 0 writes, 1 reads); false: there is none of these kinds. */
bool access_pattern(AccessFn *a, Val v, unsigned i, AccessPattern *out);
bool access_is_shared(const AccessPattern *p);
/* One line, no newline: "stride 4 bytes: 4 sectors per warp, at best 4"; of copies "read: " or "write: " before it. */
void access_describe(AccessFn *a, const AccessPattern *p, StrBuf *out);
void print_coalescing(Fn *f, StrBuf *out);     /* kernels: accesses to global and generic memory */
void print_bank_conflicts(Fn *f, StrBuf *out); /* kernels: accesses to shared memory */
#endif
