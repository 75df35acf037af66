/* ahead.h: a walk over the functions of a module asks for the memory of the next one while it is busy with this one.
 *
 * The bodies of functions that were read lie one behind the other in the module's store, some kilobytes each, in a dozen arrays: too short
 * for the processor to see where they lead. Asked for all at once they are waited for all the same; a little with every instruction, and they
 * are there when the walk comes to them (2,048 kernels of 10 KB, verified and printed: a tenth of the CPU time of reading them too).
 * No effect but on time. */
#ifndef NVOPT_AHEAD_H
#define NVOPT_AHEAD_H
#include "nvopt/ir.h"

enum { AHEAD_LINE = 64, AHEAD_MOST = 1 << 16 /* bytes: what lies further is as well asked for by itself */ };
typedef struct Ahead { const char *at, *end; } Ahead; /* zeros: nothing to ask for */

static inline void ahead_step(Ahead *a) {
  if (a->at >= a->end) return;
  __builtin_prefetch(a->at);
  __builtin_prefetch(a->at + AHEAD_LINE);
  a->at += 2 * AHEAD_LINE;
}

/* Of the function defined next after g, among the next few globals: from its Fn to that of the one after. */
static inline Ahead ahead_of(const Module *m, Glob g) {
  const char *fn[2] = {NULL, NULL};
  uint32_t n = 0;
  for (uint32_t k = (uint32_t)g + 1; k < m->glob.n && k <= (uint32_t)g + 4 && n < 2; k++)
    if (m->glob.p[k].fn) fn[n++] = (const char *)m->glob.p[k].fn;
  if (n < 2 || fn[1] <= fn[0]) return (Ahead){NULL, NULL};
  Ahead a = {fn[0], fn[1] - fn[0] < AHEAD_MOST ? fn[1] : fn[0] + AHEAD_MOST};
  for (uint32_t i = 0; i < sizeof(Fn) / AHEAD_LINE / 2; i++) ahead_step(&a);
  return a;
}
#endif
