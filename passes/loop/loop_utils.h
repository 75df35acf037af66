/* loop_utils.h: loops in the forms that loop passes want.
 *
 * Simplified form: a preheader (the only predecessor outside, which leads nowhere else), one latch (one edge back),
 * and exits that are dedicated (all their predecessors lie in the loop). LCSSA: a value of the loop that is used
 * outside is used there through phis in the exits. Blocks reached from an indirectbr, and exception pads, cannot be
 * given new predecessors; loops there stay as they are.
 *
 * These edits make blocks, which makes Loops stale. A LoopEdit goes on with the Loops it was begun with: blocks made
 * meanwhile are kept beside. The sets of blocks of all loops stay right in it; nothing else may change the
 * control-flow graph meanwhile. */
#ifndef NVOPT_LOOP_UTILS_H
#define NVOPT_LOOP_UTILS_H
#include "analysis/cfg/loops.h"
#include "ir/edit.h"
#include "passes/pass.h"

typedef struct LoopEdit {
  Fn *f;
  const Loops *l; /* as when the edit began; do not call loops(f) before it ends */
  VecU32 added;   /* by Blk - l->nblk: innermost loop of blocks made since */
} LoopEdit;
static inline void loop_edit_end(LoopEdit *e) { vec_free(&e->added); }
static inline uint32_t loop_edit_of(const LoopEdit *e, Blk b) {
  return (uint32_t)b < e->l->nblk                ? e->l->of[b]
         : (uint32_t)b - e->l->nblk < e->added.n ? e->added.p[(uint32_t)b - e->l->nblk]
                                                 : 0;
}
static inline bool loop_edit_has(const LoopEdit *e, uint32_t loop, Blk b) { /* O(1) */
  uint32_t i = loop_edit_of(e, b);
  return i && e->l->loop[loop].first <= e->l->loop[i].first && e->l->loop[i].last <= e->l->loop[loop].last;
}
/* The loop's preheader, made where there is none. BLK_NONE: impossible. *changed is set, not cleared. O(predecessors
 * * phis of the header). */
Blk loop_preheader_make(LoopEdit *e, uint32_t loop, bool *changed);
/* The block of the only edge back, made where there are several (needs a preheader). Metadata !llvm.loop moves there.
 * BLK_NONE: impossible. */
Blk loop_latch_make(LoopEdit *e, uint32_t loop, bool *changed);
/* It has a preheader, one edge back, and exits that are its own. O(edges of the loop). */
bool loop_is_simplified(const Fn *f, const Loops *l, uint32_t loop);
bool loops_are_simplified(Fn *f); /* all of them. O(edges * depth) */
bool loops_are_lcssa(Fn *f);      /* every value of a loop is used in it, or by a phi for an edge out of it. O(uses) */
/* What the pass loop-simplify does to the whole function. O(function) for each level of nesting that it uncovers. */
Change loop_simplify_fn(Fn *f, PassCtx *px);
/* LCSSA form of the whole function; keeps the CFG, so that dominators and loops stay fresh. O(instructions + uses +
 * phis placed). */
Change lcssa_fn(Fn *f, Arena *scratch);
#endif
