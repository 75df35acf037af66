/* dead_code.h: what InstCombine does with code that never runs: dead_code.c. */
#ifndef NVOPT_PASSES_DEAD_CODE_H
#define NVOPT_PASSES_DEAD_CODE_H
#include "analysis/cfg/dom.h"
#include "support/vec.h"

typedef struct DeadCode {
  Fn *f;
  const Dom *d;                    /* of the function as it is: nothing here changes an edge */
  uint8_t *reach;                  /* by Blk: may be reached; cleared for those that die */
  void *who;                       /* first argument of the two below */
  void (*again)(void *who, Val v); /* v (any value) has other operands or uses than before */
  void (*erase)(void *who, Val v); /* erase v, which has no uses */
  VEC(uint8_t) state;              /* by Blk: whether some, or all ways out of it are dead */
  VecU32 taken;                    /* by Blk: where it goes, if some are */
  VecU32 ways;                     /* by Blk: 1 + ways into it that are left, 0 where all are */
  VecU32 work;
  bool changed;
} DeadCode;

/* Fill in the first six before. */
void dead_begin(DeadCode *c);
void dead_end(DeadCode *c);
/* The ways out of b that its constant condition does not choose. */
void dead_ways(DeadCode *c, Blk b);
/* Nothing leads to b. */
void dead_block(DeadCode *c, Blk b);
/* v (no terminator) never ends: what follows it in its block, and where that leads. */
void dead_behind(DeadCode *c, Val v);
/* What stands before an `unreachable` and is sure to get there. */
void dead_before(DeadCode *c, Val unreachable);

#endif
