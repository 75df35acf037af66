/* ahead.h: a walk over the functions of a module asks for the memory of the next one while it is busy with this one.
 *
 * The bodies of functions that were read lie one behind the other in the module's store, some kilobytes each, in a
 * dozen arrays: too short for the processor to see where they lead. Asked for all at once they are waited for all the
 * same; a little with every instruction, and they are there when the walk comes to them (2,048 kernels of 10 KB,
 * verified and printed: a tenth of the CPU time of reading them too). No effect but on time. */
#ifndef NVOPT_AHEAD_H
#define NVOPT_AHEAD_H
#include "ir/ir.h"

enum { AHEAD_LINE = 64, AHEAD_MOST = 1 << 16 /* bytes */, AHEAD_GLOBALS = 8 };
typedef struct Ahead {
  const char *at, *end;
} Ahead; /* zeros: nothing to ask for */

static inline void ahead_step(Ahead *a) {
  if (a->at >= a->end) return;
  __builtin_prefetch(a->at);
  __builtin_prefetch(a->at + AHEAD_LINE);
  a->at += 2 * AHEAD_LINE;
}

/* The walk comes to g: the window is now the functions defined among the next globals; what of it was asked for
 * already is not again. */
static inline void ahead_move(Ahead *a, const Module *m, Glob g) {
  const char *first = NULL, *last = NULL;
  for (uint32_t k = (uint32_t)g + 1; k < m->glob.n && k <= (uint32_t)g + AHEAD_GLOBALS; k++) {
    const char *fn = (const char *)m->glob.p[k].fn;
    if (!fn) continue;
    if (!first) {
      first = fn;
      continue;
    }
    if (fn <= first) break;
    last = fn - first < AHEAD_MOST ? fn : first + AHEAD_MOST;
    if (last != fn) break;
  }
  if (!last) {
    *a = (Ahead){NULL, NULL};
    return;
  }
  if (a->at < first || a->at > last) a->at = first;
  a->end = last;
  for (uint32_t i = 0; i < sizeof(Fn) / AHEAD_LINE / 2; i++) ahead_step(a);
}
#endif
