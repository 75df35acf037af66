/* cycles.h: cycles of the control-flow graph, with any number of entries: a forest in which natural loops are the
 * cycles with one entry that is the header.
 *
 * A cycle is a maximal strongly connected set of blocks, and again, without the edges into its header, inside itself.
 * Which entry of an irreducible cycle is the header depends on the depth-first search (last successor first, as
 * opt's). Depends on the CFG epoch. Blocks of a cycle (inner cycles' too) are a contiguous range, header first.
 * Unreachable blocks lie in no cycle. Slot AN_CYCLES. Cost: O(edges * small), for irreducible graphs O(edges *
 * depth). Source: Havlak, Nesting of Reducible and Irreducible Loops, 1997. */
#ifndef NVOPT_CYCLES_H
#define NVOPT_CYCLES_H
#include "analysis/analysis.h"
#include "ir/text/text.h"
#include "support/strbuf.h"

typedef struct Cycle {
  Blk header;
  uint32_t parent, depth;  /* index into Cycles.cycle, 0: none; 1: outermost */
  uint32_t child, sibling; /* inner cycles; 0 ends */
  uint32_t first, last;    /* blocks are Cycles.blk[first .. last) */
  uint32_t entry, nentry;  /* entries are Cycles.entry[entry ..], header first */
} Cycle;
typedef struct Cycles {
  uint32_t nblk, n; /* cycles are 1 .. n - 1, outer before inner */
  Cycle *cycle;
  uint32_t *of; /* by Blk: innermost cycle, 0 none */
  Blk *blk, *entry;
  uint32_t *at; /* by Blk: its index in blk, UINT32_MAX in no cycle */
  uint32_t top; /* first outermost cycle, linked by sibling */
} Cycles;
const Cycles *cycles(Fn *f);
static inline uint32_t cycle_of(const Cycles *c, Blk b) { return (uint32_t)b < c->nblk ? c->of[b] : 0; }
static inline bool cycle_reducible(const Cycles *c, uint32_t i) { return c->cycle[i].nentry == 1; }
static inline bool cycle_contains(const Cycles *c, uint32_t outer,
                                  uint32_t inner) { /* or the same; 0 is not contained */
  return inner && c->cycle[outer].first <= c->cycle[inner].first && c->cycle[inner].last <= c->cycle[outer].last;
}
static inline bool cycle_has_blk(const Cycles *c, uint32_t i, Blk b) {
  return (uint32_t)b < c->nblk && c->at[b] >= c->cycle[i].first && c->at[b] < c->cycle[i].last;
}
/* "depth=1: entries(header other) block ..." */
void cycle_print(const Cycles *c, uint32_t i, FnText *t);
void print_cycles(Fn *f, StrBuf *out); /* print<cycles> */
#endif
