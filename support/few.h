/* few.h: an array of n things that most of the time are few: on the stack where N hold them, else from mem.h (FEW,
 * freed by FEW_FREE) or from an arena (FEW_ON, which goes with it).
 *
 *   FEW(Val, ops, 16, nops(f, v));
 *   for (...) ops[i] = ...
 *   FEW_FREE(ops);
 *
 * Declares `ops`, whose things are not set. The number is evaluated up to twice; the variable is not assigned. */
#ifndef NVOPT_FEW_H
#define NVOPT_FEW_H
#include "support/arena.h"
#include "support/mem.h"

#define FEW(TYPE, NAME, N, COUNT)                                                                                      \
  TYPE NAME##_few[N], *NAME = (size_t)(COUNT) <= (size_t)(N) ? NAME##_few : mem_alloc((size_t)(COUNT) * sizeof(TYPE))
#define FEW_ON(ARENA, TYPE, NAME, N, COUNT)                                                                            \
  TYPE NAME##_few[N], *NAME = (size_t)(COUNT) <= (size_t)(N) ? NAME##_few : ARENA_ARRAY(ARENA, TYPE, COUNT)
#define FEW_FREE(NAME) ((NAME) == NAME##_few ? (void)0 : mem_free(NAME))
#endif
