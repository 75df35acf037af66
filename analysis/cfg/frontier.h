/* frontier.h: dominance frontiers. The frontier of a block b holds the blocks that b does not strictly dominate and
 * that have a predecessor which b dominates: where a definition in b meets others. What phi placement wants is the
 * iterated frontier of a set of blocks; it is computed set by set without frontiers ever being written down (Sreedhar
 * and Gao, A Linear Time Algorithm for Placing phi-Nodes, POPL 1995), so that deep loop nests do not cost their
 * square.
 *
 *   Frontier fr;
 *   frontier_init(&fr, f, A);                 once; O(blocks + edges)
 *   frontier_begin(&fr);                      for each variable:
 *   frontier_def(&fr, b); ...                   blocks that define it
 *   frontier_run(&fr);                          fr.out.p[0 .. fr.out.n - 1] are the blocks that want a phi, in LLVM's
 *                                               order
 *
 * Blocks that the entry does not reach are not looked at, and never among the answers; they must not be given. Valid
 * while the CFG stays as it is. */
#ifndef NVOPT_FRONTIER_H
#define NVOPT_FRONTIER_H
#include "analysis/cfg/dom.h"

typedef struct Frontier {
  const Fn *f;
  const Dom *d;
  uint32_t *low;                              /* by Blk: smallest level that a join edge from its subtree leads to */
  uint32_t *stamp_in, *stamp_def, *stamp_phi; /* by Blk: = round when set */
  uint32_t round;
  struct {
    uint32_t *p, n;
  } heap, work, out; /* room for every block */
} Frontier;
void frontier_init(Frontier *fr, Fn *f, Arena *A); /* builds dominators if they are stale; all of it lives in A */
void frontier_begin(Frontier *fr);
void frontier_def(Frontier *fr, Blk b);
void frontier_run(Frontier *fr);
/* Of the present set. */
static inline bool frontier_is_def(const Frontier *fr, Blk b) { return fr->stamp_def[b] == fr->round; }

/* print<domfrontier>: every reachable block in layout order (opt: in no fixed order) with its frontier. The size of
 * the text may be quadratic. */
void print_domfrontier(Fn *f, StrBuf *out);
#endif
