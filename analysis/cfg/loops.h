/* loops.h: natural loops. Depends on the CFG epoch. Blocks of a loop (nested ones too) are a contiguous range, header
 * first. O(edges * depth) to build in the worst case, linear in practice. Irreducible cycles are no loops;
 * `irreducible` tells that there is one. */
#ifndef NVOPT_LOOPS_H
#define NVOPT_LOOPS_H
#include "analysis/analysis.h"
#include "support/strbuf.h"

typedef struct Loop {
  Blk header;
  uint32_t parent;         /* index into Loops.loop; 0: none */
  uint32_t depth;          /* 1: outermost */
  uint32_t first, last;    /* blocks are Loops.blk[first .. last) */
  uint32_t child, sibling; /* inner loops, in reverse post order of headers; 0 ends */
  Md id;                   /* !llvm.loop of the latch(es), MD_NONE when absent or not the same */
} Loop;
typedef struct Loops {
  uint32_t nblk, n; /* loops are 1 .. n - 1, outer before inner */
  Loop *loop;
  uint32_t *of; /* by Blk: innermost loop, 0 none */
  Blk *blk;
  uint32_t top; /* first outermost loop, linked by sibling */
  bool irreducible;
  bool patched; /* they are Flow's (flow.h): blk, first and last are not there, nor is the order of loops */
} Loops;
const Loops *loops(Fn *f);
static inline uint32_t loop_of(const Loops *l, Blk b) { return (uint32_t)b < l->nblk ? l->of[b] : 0; }
static inline uint32_t loop_depth(const Loops *l, Blk b) {
  uint32_t i = loop_of(l, b);
  return i ? l->loop[i].depth : 0;
}
static inline bool loop_contains(
    const Loops *l, uint32_t loop,
    uint32_t inner) { /* inner loop or the same; 0 is contained in 0 alone, and contains all. O(1) */
  const Loop *a = &l->loop[loop], *b = &l->loop[inner];
  if (UNLIKELY(l->patched)) {
    while (l->loop[inner].depth > a->depth) inner = l->loop[inner].parent;
    return loop == inner || !loop;
  }
  return loop == inner || (inner && a->first <= b->first && b->last <= a->last);
}
static inline bool loop_has_blk(const Loops *l, uint32_t loop, Blk b) { return loop_contains(l, loop, loop_of(l, b)); }
/* All blocks of the loop: own ones first, in reverse post order, then those of each inner loop likewise, and, if rpo,
 * instead all of them in reverse post order. O(1) a block, where loops are Flow's O(log) and their edges. */
void loop_blks(const Fn *f, const Loops *l, uint32_t loop, bool rpo, VecU32 *out);
Blk loop_preheader(const Fn *f, const Loops *l,
                   uint32_t loop); /* the only predecessor outside, which has only this successor; else BLK_NONE */
Blk loop_predecessor(const Fn *f, const Loops *l, uint32_t loop);        /* the only predecessor outside */
Blk loop_latch(const Fn *f, const Loops *l, uint32_t loop);              /* the only predecessor inside */
bool loop_is_exiting(const Fn *f, const Loops *l, uint32_t loop, Blk b); /* b (in the loop) has a successor outside */
/* Where the loop stands in the source: a location in its !llvm.loop, that of the preheader's branch, or of the
 * header's terminator. */
/* A phi of a loop's header that has one value from outside and one that comes around: the loop; 0: not such a phi. */
uint32_t loop_phi(const Fn *f, const Loops *l, Val phi, Val *start, Val *around);
Md loop_start_loc(const Fn *f, const Loops *l, uint32_t loop);
/* The operand of !llvm.loop `id` whose first operand is the string `name` ("llvm.loop.unroll.disable"); MD_NONE:
 * there is none. O(operands). */
Md loop_option(const Module *m, Md id, Str name);
/* The number of an option that loop_option found; false, and *n as it is: it has none. */
bool loop_option_number(const Module *m, Md option, uint64_t *n);
/* Annotated as free of dependences between its rounds: every memory access by its access group or the older
 * annotation. O(instructions). */
bool loop_is_parallel(const Fn *f, const Loops *l, uint32_t loop);
void print_loops(Fn *f, StrBuf *out);              /* print<loops>, as opt */
bool verify_loops(Fn *f, bool asked, StrBuf *err); /* asked, or knob verify-loop-info: finds every loop again by its
                                                      definition, one by one, and compares */
#endif
