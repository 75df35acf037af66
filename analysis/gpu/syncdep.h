/* syncdep.h: where threads that part at a branch meet again: joins of disjoint paths, and cycles that they leave
 * apart.
 *
 * In: a function; per question a block b whose threads take different successors. Out: the blocks where two disjoint
 * paths from b's successors meet (their phis choose by thread), and the blocks outside b's cycles where threads
 * arrive that left in different rounds. Method: every successor of b starts a label; labels flow along edges; a block
 * that gets a second one is a join and becomes a label of its own. The header of a reducible cycle around b is its
 * last join: from there a label goes to the cycle's exits only. Blocks are taken in an order in which a cycle is
 * finished before what follows it. A part of the graph that is entered at one block and left to one block carries one
 * label: it is stepped over, so that nested code costs each branch its own level only. Cost: set-up O(edges * log
 * edges). A question O(what cannot be stepped over); together at most CAP_SYNCDEP_STEPS steps a block: after that
 * `false`, and the caller assumes the worst. Depends on the CFG: used while it stands still. Source: Rosemann, Moll,
 * Hack, An Abstract Interpretation for SPMD Divergence on Reducible Control Flow Graphs, POPL 2021; cycles after
 * LLVM. */
#ifndef NVOPT_ANALYSIS_SYNCDEP_H
#define NVOPT_ANALYSIS_SYNCDEP_H
#include "analysis/cfg/cycles.h"
#include "analysis/cfg/dom.h"

typedef struct SyncDep {
  Fn *f;
  const Cycles *cy;
  const Dom *d;
  uint32_t n;           /* blocks in the order */
  Blk *order;           /* finished last first: the largest index is looked at first */
  uint32_t *index;      /* by Blk: in order; UINT32_MAX: not reachable */
  uint32_t *exit_first; /* by cycle, n + 1 entries: its exits are exit[exit_first[i] ..); may repeat */
  Blk *exit;
  Blk *over;       /* by Blk: where the part entered here is left to; BLK_NONE: step through */
  uint8_t *in_irr; /* by cycle: it or one around it is irreducible */
  Blk *label;      /* by Blk: label of the running question */
  VecU32 labelled; /* blocks whose label is set */
  VecU32 heap;     /* indices of blocks whose label is new, largest first */
  uint8_t *queued; /* by Blk: in heap */
  uint64_t steps;  /* left */
} SyncDep;
void syncdep_init(SyncDep *s, Fn *f);
void syncdep_free(SyncDep *s);
/* Both lists are cleared first; neither holds a block twice. */
bool syncdep_branch(SyncDep *s, Blk b, VecU32 *joins, VecU32 *cycle_exits);
#endif
