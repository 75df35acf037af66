/* phi_translate.h: what an address computed at the start of a block is at the end of one of its predecessors. */
#ifndef NVOPT_PHI_TRANSLATE_H
#define NVOPT_PHI_TRANSLATE_H
#include "analysis/cfg/dom.h"

/* The value that v has, seen from block b, when b is entered over its predecessor number `edge`: phis of b become
 * their operand; casts, getelementptr and additions of a constant that stand in b are followed, and the same
 * computation is sought among values that exist and are available at the end of the predecessor. v itself when
 * nothing of it is made in b; VAL_NONE when there is no such value. No instruction is made; constants may be. */
Val phi_translate(Fn *f, const Dom *d, Val v, Blk b, uint32_t edge);
#endif
