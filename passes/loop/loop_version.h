/* loop_version.h: a loop twice, behind a test of whether what it touches overlaps.
 *
 *     for (i) { a[i] = b[i]; *p = c; }  =>  if (a .. a + n overlaps p .. p + 1) <the loop as it was> else <the loop>
 *
 * For passes that could do something to a loop if places in it were apart (loop-distribute, loop-versioning-licm). A
 * LoopRange is what one access, or several at constant distances, touch while the loop runs: bytes from lo to hi, both
 * computed before the loop.
 *
 * A range is only given for accesses that are made in every round: their addresses lie in one object, which does not
 * wrap, so that start and end of a recurrence with known number of rounds are the ends of what is touched; an access
 * that a condition guards could have an address that means nothing where it is not made. Bounds are pointers of the
 * access's address space, compared as such.
 *
 * On a GPU each thread tests for itself, and threads may go different ways: loops with convergent operations are
 * refused (region_refuses with CLONE_APART; the caller asks). Cost: O(ranges) for a new one, O(pairs) comparisons made
 * before the loop, O(loop) for the copy. Source: LLVM's LoopAccessAnalysis and LoopVersioning (public design). */
#ifndef NVOPT_LOOP_VERSION_H
#define NVOPT_LOOP_VERSION_H
#include "analysis/scev/scev.h"
#include "passes/loop/loop_ctx.h"
#include "passes/util/scev_expand.h"

typedef struct LoopRange {
  Sx lo, hi; /* of pointer type */
  bool writes;
} LoopRange;
typedef struct LoopPair {
  uint32_t a, b;
} LoopPair;
typedef struct LoopRanges {
  VEC(LoopRange) range;
  VEC(LoopPair) pair; /* of ranges that must not overlap, each once */
} LoopRanges;

/* The range of a load or store, by its number from 1: a new one, or one that it widens. 0: it is not known. `loop`: the
 * number of lc's loop in loops(f). */
uint32_t loop_range(LoopCtx *lc, Scev *s, uint32_t loop, LoopRanges *r, Val access);
/* They have to be apart. */
void loop_ranges_pair(LoopRanges *r, uint32_t a, uint32_t b);
/* All bounds of ranges that are in pairs can be computed before the loop. */
bool loop_ranges_safe(LoopCtx *lc, ScevExpand *e, const LoopRanges *r);
/* Whether some pair overlaps, an i1 before the loop. */
Val loop_ranges_test(LoopCtx *lc, ScevExpand *e, const LoopRanges *r);
/* The loop is there twice: where `overlap` holds, a copy as it was runs, else the loop. Returns its new preheader.
 * The copy's !llvm.loop says that `off`, an option, is not wanted for it. Exits are
 * the caller's to dedicate (lc_dedicate), when it has done its own edits. */
Blk loop_version(LoopCtx *lc, PassCtx *px, Val overlap, Str suffix, const char *off);
/* A node for !llvm.loop with the options of `had` (MD_NONE: none), but for this one, which is an i1. */
Md loop_id_with(Fn *f, Md had, const char *name, bool on);
void loop_ranges_free(LoopRanges *r);
#endif
