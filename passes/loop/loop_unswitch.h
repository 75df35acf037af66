/* loop_unswitch.h: what the files of the pass simple-loop-unswitch share. See loop_unswitch.c. */
#ifndef NVOPT_LOOP_UNSWITCH_H
#define NVOPT_LOOP_UNSWITCH_H
#include "passes/loop/loop_ctx.h"

/* The branch at the end of the loop's header decides on what it loads, and once it takes its way number *way nothing
 * writes what is loaded: every round from there on takes that way. `most` accesses on the way are looked at. load: what
 * computes the condition, each behind what it is made of; all of it runs in every round, before anything else may end
 * the loop. O(loop). */
bool unswitch_partial(LoopCtx *lc, uint64_t most, VecU32 *load, uint32_t *way);
/* These before `before`; the condition, which is the last. */
Val unswitch_load_before(Fn *f, const VecU32 *load, Val before, Arena *scratch);
extern const char unswitch_partial_off[]; /* option of a loop that has been unswitched so */
#endif
