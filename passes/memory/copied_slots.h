/* copied_slots.h: a stack slot that another one is copied to as a whole, and that is not needed behind the copy, is the
 * other one too: copied_slots.c. */
#ifndef NVOPT_COPIED_SLOTS_H
#define NVOPT_COPIED_SLOTS_H
#include "analysis/memory/memssa.h"
#include "passes/pass.h"

/* Returns how many copies went. m is told. */
uint32_t copied_slots(Fn *f, PassCtx *px, const Dom *d, Mssa *m);
#endif
