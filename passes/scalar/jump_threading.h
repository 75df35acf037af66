/* jump_threading.h: what passes that lead jumps past decisions share. */
#ifndef NVOPT_JUMP_THREADING_H
#define NVOPT_JUMP_THREADING_H
#include "passes/pass.h"

/* The select, on one i1, becomes a branch around an empty block, with a phi behind; the condition is frozen where it
 * may be undefined. Its block is split. */
void jump_unfold_select(Fn *f, Arena *scratch, Val sel);
/* Loads of what branches decide on, known over some of the edges to them, become phis. True when something changed. */
bool jump_loads(Fn *f, PassCtx *px);
#endif
