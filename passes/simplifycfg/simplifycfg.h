/* simplifycfg.h: a step of simplifycfg that another pass takes on single blocks. The pass itself is a row of
 * passes.def. */
#ifndef NVOPT_SIMPLIFYCFG_H
#define NVOPT_SIMPLIFYCFG_H
#include "passes/pass.h"

typedef struct Scfg Scfg;
/* What the steps need to know of f: with the choices of `simplifycfg` without options. To be given back before
 * px->scratch is. O(instructions). */
Scfg *scfg_new(Fn *f, PassCtx *px);
void scfg_free(Scfg *s); /* NULL is fine */
/* b's conditional branch becomes part of that of a predecessor with which it shares a target (one predecessor at a
 * time). b may be left without predecessors; the caller erases it. */
bool scfg_common_dest(Scfg *s, Blk b);
#endif
