/* loop_ctx.h: what a loop pass works with: one loop, and the answers about it that stay true while the pass edits.
 *
 * A pass on loops is `Change pass_x(LoopCtx *lc, PassCtx *px)`. It is called with the loop in simplified form and
 * LCSSA form, as far as it can be brought there (loop_utils.h; ask lc_preheader and lc_latch), inner loops before the
 * loops around them, and leaves loops in these forms. All passes of one loop(...) list run on a loop before the next
 * loop is taken.
 *
 * Edits. The pass edits by ir/edit.h and tells nobody: the next question notices that the graph is another and looks
 * again at the loop, its preheader, its exits and the blocks made since, never at the function. So it costs O(the
 * loop) for each round of edits and questions. Loops that appear (a copy, a part split off) are put on the work list,
 * innermost first; loops that are gone are not visited any more. The forest of loops, not only this one's part, is
 * true again then. The rule in return: edges may be changed out of blocks of the loop, out of its preheader, and out
 * of blocks made since. What else is edited is told by lc_edited_outside (all is found anew, O(function));
 * LoopForest.rebuilt counts that, and it happens by itself where an exit or the preheader vanished, and where a loop
 * around this one lost a block by it. -verify-loop-info compares the forest with loops(f) after every pass on a loop,
 * -verify-dom-info the loop's dominators with dom(f).
 *
 *   rotate      the header's test goes into the preheader: the header is another block, of which lc_header_moved tells
 *               (else this loop is gone, and the new one is visited next)
 *   peel        copies of the loop's blocks between preheader and header: they belong to the loop around; inner loops
 *               among the copies are new loops
 *   unroll      copies inside; inner loops are copied too
 *   unswitch    two loops and a test where the preheader was: the copy is a new loop
 *   distribute  the same, one behind the other: the exit of the first leads to the second's preheader
 *   delete      the preheader leads to the exit; erase the blocks
 *   fuse        the second loop lies outside this one: lc_edited_outside
 *
 * Numbers of loops are those of the forest; they stay while the list runs, also when loops come and go. Passes that
 * have questions about other loops ask lc_dense: the Loops that scalar evolution names its loops by, mended after
 * edits (analysis/cfg/flow.h), as flow_dom(f) is. Scalar evolution and memory SSA are asked by lc_scev and
 * lc_memory_ssa. Both are mended after any edit, at the cost of what the edit can have changed, where the graph has no
 * irreducible cycles; scalar evolution not where an assumption or a guard came or went (ir/change_log.h). */
#ifndef NVOPT_LOOP_CTX_H
#define NVOPT_LOOP_CTX_H
#include "analysis/cfg/loops.h"
#include "analysis/cfg/region.h"
#include "ir/clone.h"
#include "passes/pass.h"

typedef struct LoopNode {
  Blk header;
  uint32_t parent, depth;    /* 0 and 1: outermost */
  uint32_t kids;             /* loops whose parent it is; of 0: outermost ones */
  uint32_t asked;            /* = LoopForest.asked: `within` tells that it is the loop at hand, or one inside */
  bool alive, waits, within; /* waits: stands on the work list */
} LoopNode;
typedef struct LoopForest {
  Fn *f;
  VEC(LoopNode) node; /* loops are 1 .. n - 1 */
  VecU32 of;          /* by Blk: innermost loop */
  VecU32 head;        /* by Blk: the loop that it is the header of */
  VecU32 work;        /* loops to visit, the next one on top */
  uint32_t nblk;      /* blocks known */
  uint64_t ep_cfg;    /* as of which all this is true */
  uint32_t asked;     /* a number for each region that is built (loop_ctx.c) */
  uint64_t scev_work; /* instructions of the function each time that scalar evolution was made anew */
  uint64_t rebuilt;   /* times that it was made anew for the whole function */
  bool mem_asked;     /* memory SSA was asked of all uses of the function at once (licm) */
  enum { WATCHED_UNKNOWN, WATCHED_NO, WATCHED_YES } watched; /* the function has a volatile access (licm) */
  bool edited;       /* a pass has changed the graph: the next one is taken to do so too */
  CloneMap val, blk; /* for copies (clone.h), empty when a pass is called */
} LoopForest;

struct LoopCtx {
  Fn *f;
  LoopForest *forest;
  uint32_t loop;    /* in the forest */
  bool mssa;        /* in loop-mssa(...): memory SSA is there, and what edits it keeps it */
  bool gone;        /* the loop is no more */
  bool outside;     /* lc_edited_outside */
  bool joined;      /* lc_exits_joined */
  Region region;    /* root: the preheader, or the header where there is none; inside: the loop; border: the exits */
  bool have_region; /* region is there: made when something first asks for it, and needed to look only at the loop after
                       an edit */
  Blk pre;
  VecU32 must;  /* blocks that every round executes, header first, and ... */
  Val must_end; /* ... the last instruction of them that it certainly does; VAL_NONE: to the end of the last block */
  uint64_t must_cfg, must_mem; /* epochs as of which that is true; 0: not computed */
};

/* ---- the loop as it is now. Each looks first whether the graph is another. ---- */
bool lc_alive(LoopCtx *lc); /* false: the pass is done with it, and nothing else may be asked */
static inline Blk lc_header(const LoopCtx *lc) { return lc->forest->node.p[lc->loop].header; }
Blk lc_preheader(LoopCtx *lc);   /* BLK_NONE: it has none */
Blk lc_latch(LoopCtx *lc);       /* the only block that leads back; BLK_NONE */
uint32_t lc_parent(LoopCtx *lc); /* 0: outermost */
uint32_t lc_depth(LoopCtx *lc);
/* A loop around, for questions until the next edit; loop_ctx_free ends it. */
LoopCtx lc_around(LoopCtx *lc, uint32_t loop);
bool lc_has_blk(LoopCtx *lc, Blk b); /* inner loops' blocks too. O(1) once blocks or exits were asked, else O(depth) */
bool lc_is_innermost_blk(LoopCtx *lc, Blk b); /* in this loop and in no inner one */
bool lc_has_inner(LoopCtx *lc); /* a loop, or a cycle with several entries, in it: not every definition stands before
                                   its uses in lc_blks */
bool lc_has_irreducible(LoopCtx *lc); /* a cycle with several entries in it */
static inline bool lc_has_val(LoopCtx *lc, Val v) {
  return !val_is_con(v) && blk_of(lc->f, v) && lc_has_blk(lc, blk_of(lc->f, v));
}
/* The loop's blocks in reverse post order, header first. */
void lc_blks(LoopCtx *lc, VecU32 *out);
/* It has n blocks or more. Looks at n blocks only, so that a pass need not look through every loop of a deep nest,
 * the inner ones again and again. */
bool lc_blks_reach(LoopCtx *lc, uint32_t n);
void lc_exits(LoopCtx *lc, VecU32 *out); /* blocks outside that it leads to, each once */
bool lc_exits_dedicated(LoopCtx *lc);
/* Dominance within the loop, its preheader and its dedicated exits. O(1). For blocks elsewhere: dom(f). */
bool lc_dom(LoopCtx *lc, Blk a, Blk b);
Blk lc_idom(LoopCtx *lc, Blk b);
/* v, in the loop, is executed in every round that begins, therefore in the first one whenever the loop is entered.
 * Known by a walk from the header: until there every path is the same or meets again in this loop, leaves by no exit,
 * goes round no inner loop (that may never end), and holds nothing that may throw, exit or wait for ever
 * (transfers_execution). It says nothing of other threads: whether a convergent operation may move, and what another
 * thread writes before v, are questions of their own. O(loop) once after edits of graph or memory, then O(blocks that
 * every round executes). */
bool lc_runs_each_round(LoopCtx *lc, Val v);

/* The pass has made h, a block of the loop, its header, and says so before it asks anything: the loop at hand is that
 * one from now on. */
void lc_header_moved(LoopCtx *lc, Blk h);
/* Gives the loop a preheader, and every loop that leads to its exits exits of its own again, where an edit took them:
 * new blocks as loop-simplify makes them, phis in them, LCSSA kept. False: it cannot have them (loop_utils.h).
 * O(edges into the header and the exits * phis and loops there). The latch is the pass's own business. */
bool lc_simplify(LoopCtx *lc);
/* The exits' part of it, of blocks that were exits of this loop before it went: loops around it leave to them too. */
bool lc_dedicate(LoopCtx *lc, const VecU32 *exits);

/* These blocks may have left loops: what they and the phis behind them use of loops that they are not in comes through
 * phis where these are left (LCSSA). The loop at hand may be gone. O(the blocks, and for each such value the blocks
 * between its loop and its uses). */
void lc_close(LoopCtx *lc, const VecU32 *blks);

/* ---- copies ---- */
/* A copy of blocks of the function (clone.h), whose maps are the forest's: empty when a pass is called, and setting,
 * asking and clearing cost what is set (an array by Val of the pass's own would cost the function, for every loop).
 * clone_end and lc_map_clear end it. */
static inline Clone lc_clone(LoopCtx *lc, Str suffix, Arena *scratch) {
  return clone_begin(lc->f, lc->f, &lc->forest->val, &lc->forest->blk, suffix, scratch);
}
void lc_map_clear(LoopCtx *lc); /* the manager does it too, after every pass */

/* ---- analyses beside ---- */
const Loops *lc_dense(LoopCtx *lc, uint32_t *loop); /* flow_loops(f), and this loop's number in it */
struct Scev *lc_scev(LoopCtx *lc);
/* The same for a pass that edits edges in many loops: NULL where it would have to be made anew and has been too often
 * (LOOP_SCEV_WORK). That is seldom: edits are mended but for those that lose the log. */
struct Scev *lc_scev_within(LoopCtx *lc);
struct Mssa *lc_memory_ssa(LoopCtx *lc);

/* ---- what a pass says ---- */
void lc_revisit(LoopCtx *lc); /* run the list on this loop once more, after what is on the work list above it */
static inline void lc_edited_outside(LoopCtx *lc) { lc->outside = true; }
/* Exits that are gone were joined to the block of the loop that led to them (blk_merge_into_pred). */
static inline void lc_exits_joined(LoopCtx *lc) { lc->joined = true; }

/* ---- the manager's side ---- */
bool loop_forest_has(const LoopForest *lf, uint32_t loop, Blk b); /* b lies in loop; 0: outside all is. O(depth) */
uint32_t loop_forest_around(const LoopForest *lf, uint32_t a, uint32_t b); /* innermost loop around both; 0 */
void loop_forest_init(LoopForest *lf, Fn *f);                              /* all loops on the work list */
void loop_forest_free(LoopForest *lf);
bool loop_ctx_next(LoopCtx *lc, LoopForest *lf,
                   bool mssa); /* the next loop of the work list; false: none. *lc is zeroed before the first */
void loop_ctx_free(LoopCtx *lc);
bool loop_forest_check(const LoopForest *lf); /* the same loops as loops(f) finds. O(function) */
bool loop_ctx_check_dom(LoopCtx *lc);         /* the same dominators in the loop as dom(f) finds. O(function) */
#endif
