/* flow.h: dominators and loops that follow the edits of the graph, at the cost of what an edit can have changed.
 *
 *   edge_redirect(f, b, 0, e); ...     the mutators tell the change log which blocks have other edges
 *   const Dom *d = flow_dom(f);        reads it, mends the tree and the loops around these blocks, and is fresh again
 *
 * dom(f) and loops(f) are dense: numbers in reverse post order, lists as ranges; after an edit of the graph they are
 * made anew, O(function). Who edits the graph again and again and asks in between (passes on loops, and the scalar
 * evolution that they ask) asks flow_dom and flow_loops instead. What they give has the same types and answers the
 * same questions (dom_blk, dom_common, Dom.idom, loop_of, loop_contains, Loop.header, .parent, .depth), but it has no
 * order: of Dom only idom, in, out and order (0: not reachable) are there, of Loops no blk, first and last (ask
 * loop_blks), and the numbers of loops are kept, so that they are in no order and some are of loops that are gone
 * (header BLK_NONE). `patched` says so.
 *
 * The dense results are what flow_dom and flow_loops give as long as the graph is not edited between questions; Flow
 * itself is made at the second stale question after flow_begin, and is there until flow_drop (the manager of loop
 * passes calls both, so that function passes never see it) or fn_drop_analyses. Functions with irreducible cycles have
 * none.
 *
 * Readers that remember facts of their own (scalar evolution, memory SSA) take up windows: a window is a block, its
 * root, and blocks below it, such that the edges that have changed lie within and are entered through the root alone.
 * What is not dominated by the root cannot have changed.
 *
 * Cost of a mend: O(blocks and edges of the window + the tree's children of these + log of the function's size a block
 * that moves). The window is what leads from the nearest common dominator of the edited blocks to them, so that a loop
 * that is deleted, peeled or unrolled costs what the loop costs. Where a window is larger than a quarter of the
 * function, all is made anew. Source: Georgiadis, Italiano, Laura, Santaroni, An Experimental Study of Dynamic
 * Dominators (2016), of whose depth based search only the idea is left that nothing outside an affected region needs
 * to be looked at; order maintenance by relabelling: Bender et al., Two Simplified Algorithms for Maintaining Order
 * in a List (2002). */
#ifndef NVOPT_FLOW_H
#define NVOPT_FLOW_H
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"

const Dom *flow_dom(Fn *f);
const Loops *flow_loops(Fn *f);
/* Until flow_drop the graph is edited and asked about in turns. */
void flow_begin(Fn *f);
void flow_drop(Fn *f);
/* The same tree and the same loops as dom(f) and loops(f). O(function). */
bool flow_check(Fn *f, StrBuf *err);

typedef struct FlowWindow {
  Blk root; /* BLK_NONE: none of its blocks is reached, or was */
  Blk same; /* header of the innermost loop around of which no way out and no way round has changed; BLK_NONE: none */
  uint32_t first, n; /* blocks: FlowWindows.blk[first .. first + n), those that are gone too; not the root */
} FlowWindow;
typedef struct FlowWindows {
  const FlowWindow *win;
  const uint32_t *blk;
  uint32_t n;
} FlowWindows;
/* A number that grows with every window, also when Flow is dropped and made again; of results that no Flow is behind:
 * 0. */
uint64_t flow_serial(Fn *f);
/* The windows since that number was returned; false: it is not known any more what has changed since. They hold until
 * Flow is asked after the next edit. */
bool flow_windows(Fn *f, uint64_t since, FlowWindows *out);
/* Calls fn for b and all blocks that it dominates; those below a block of which fn says false are left out. */
void flow_below(Fn *f, Blk b, bool (*fn)(void *user, Blk b), void *user);
/* The blocks that b dominates immediately, by whichever of Flow and dom(f) flow_dom gives. */
void flow_kids(Fn *f, Blk b, VecU32 *out);
/* Blocks that Flow has looked at so far, and how often all was made anew: its cost. */
typedef struct FlowCost {
  uint64_t looked, made;
} FlowCost;
FlowCost flow_cost(Fn *f);
#endif
