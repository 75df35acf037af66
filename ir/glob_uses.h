/* glob_uses.h: who mentions a global: one exact index of the module, built in one sweep over live operands,
 * initialisers, aliases and function headers (a function's constant table is never proof of a use). For module passes
 * only; stale after any edit. O(module). */
#ifndef NVOPT_GLOB_USES_H
#define NVOPT_GLOB_USES_H
#include "ir/ir.h"

typedef struct GlobUse {
  Glob user;     /* the function whose code, or the global whose initialiser, aliasee, personality ... mentions it */
  Val ins;       /* the instruction; VAL_NONE: not code */
  uint32_t slot; /* operand index of ins */
  bool direct;   /* the operand is the global itself, not an expression or aggregate around it */
} GlobUse;
typedef struct GlobUses {
  const uint32_t *first; /* by Glob, one more than globals: uses of g are use[first[g] .. first[g + 1]) */
  const GlobUse *use;
  const uint32_t *intrinsic_uses; /* by Glob: calls of a declared intrinsic (CON_INTRIN of its name) */
} GlobUses;
GlobUses glob_uses(Module *m, Arena *a);
/* Calls `visit` for every global mentioned anywhere inside constant v (expressions, aggregates, blockaddress), each
 * mention once. */
void con_globals(const ConPool *p, Val v, void (*visit)(void *ctx, Glob g), void *ctx);
/* v with every mention of a global g for which to[g] is set (indexed by Glob) turned into to[g]. */
Val con_globs_replace(ConPool *p, const Glob *to, Val v);
/* The same in the whole module: code, initialisers, headers. Metadata is not touched. O(module). */
void globs_replace(Module *m, const Glob *to, Arena *a);
#endif
