/* uniformity.h: which values and branches all threads of a warp, or of a CTA, certainly agree on.
 *
 * In: a function. Out: per value and per block two bits, UNI_WARP and UNI_CTA: set where the threads of one warp (of
 * one CTA) that execute the instruction together may differ. What differs inside a warp differs inside the CTA.
 * Conservative: "may differ" is the default.
 *   sources   thread and lane numbers (a warp number differs only in the CTA), clocks, atomics, results of unknown
 *             calls and of warp exchanges, loads from generic and local memory (each thread has its own), parameters
 *             of functions that are not kernels, stack addresses
 *   data      an operand that differs makes the result differ
 *   control   the phis of a block where two disjoint paths from a branch that differs meet; what a cycle computes
 *             that threads leave in different rounds, where it is used outside (the value itself stays uniform:
 *             inside, all see one; ask for the user); all that an irreducible cycle computes which threads enter
 *             apart, or in which they meet after parting
 * Parameters of kernels, constants, and loads from uniform addresses of other spaces, and of structs passed by value
 * to a kernel that only reads them, are uniform; those need the module's GPU permissions. Depends on the CFG, value
 * and memory epochs. Cost: O(uses) for data; joins: analysis/gpu/syncdep.h. Slot AN_UNIFORMITY. */
#ifndef NVOPT_UNIFORMITY_H
#define NVOPT_UNIFORMITY_H
#include "analysis/analysis.h"
#include "support/strbuf.h"

enum { UNI_WARP = 1, UNI_CTA = 2 };
typedef struct Uniformity {
  uint32_t nins, nblk;
  uint8_t *val; /* by Val: bits in which it may differ */
  uint8_t *blk; /* by Blk: bits in which the terminator may differ: where it goes, what it returns */
} Uniformity;
const Uniformity *uniformity(Fn *f);
/* All threads of the warp (scope UNI_WARP) or of the CTA (UNI_CTA) that get to v together see one value. */
static inline bool uniform_val(const Uniformity *u, Val v, unsigned scope) {
  return val_is_con(v) || ((uint32_t)v < u->nins && !(u->val[v] & scope));
}
/* ... and take the same way out of b. */
static inline bool uniform_branch(const Uniformity *u, Blk b, unsigned scope) {
  return (uint32_t)b < u->nblk && !(u->blk[b] & scope);
}
/* print<uniformity>: opt's text. Its answer has one scope and coarser sources (every call; no stack address), and is
 * computed for the print alone. */
void print_uniformity(Fn *f, StrBuf *out);
void print_uniformity_scopes(
    Fn *f,
    StrBuf *out); /* print<uniformity-scopes>: what this analysis says; IN CTA: the same in a warp, not in the CTA */
#endif
