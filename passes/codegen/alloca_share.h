/* alloca_share.h: stack objects that are never needed at the same time become one, in the entry block: alloca_share.c
 * says which, and why that is sound. Edges stay. Whether something changed. O(blocks * depth of loops + instructions)
 * for at most 64 objects. */
#ifndef NVOPT_ALLOCA_SHARE_H
#define NVOPT_ALLOCA_SHARE_H
#include "passes/pass.h"

bool alloca_share(Fn *f, PassCtx *px);
#endif
