/* ssa_update.h: one value with several definitions: which of them reaches a use, with phis where they meet. For
 * passes that have copied or split a definition (LCSSA, loop rotation, unswitching, jump threading).
 *
 *   SsaUpdate s;
 *   ssa_update_init(&s, f, scratch);              dominators as they are now; once for many values while the CFG
 *                                                 stays as it is
 *   ssa_update_begin(&s, t, name, at_start);      a value; phis get that name
 *   ssa_update_def(&s, b, v); ...                 v is the value in b: from its start on (at_start), or at its end
 *   ssa_update_use(&s, u);                        sets operand slot u to what reaches it (phis: what reaches the end
 *                                                 of the block it comes from)
 *   ssa_update_free(&s);
 *
 * Phis are made on demand, only at joins where different definitions may meet (iterated frontier, frontier.h) and a
 * use asks. Where no definition reaches, the value is poison. Uses must be in reachable blocks. O(size of the
 * frontier's walk + blocks between definitions and uses) for each value. */
#ifndef NVOPT_SSA_UPDATE_H
#define NVOPT_SSA_UPDATE_H
#include "analysis/cfg/frontier.h"

typedef struct SsaUpdate {
  Fn *f;
  Frontier fr;
  Ty type;
  Str name;
  bool at_start, ran;
  uint32_t nblk;
  uint32_t *stamp; /* by Blk: value is known in this round */
  uint32_t *join;  /* by Blk: in the frontier in this round */
  Val *val;        /* by Blk: of the definition here or what is live in */
  uint32_t round;
  VEC(Blk) defs;
  VecU32 path, todo;
  VEC(Val) phis; /* made since ssa_update_begin */
} SsaUpdate;
void ssa_update_init(SsaUpdate *s, Fn *f, Arena *A);
void ssa_update_free(SsaUpdate *s);
void ssa_update_begin(SsaUpdate *s, Ty t, Str name, bool at_start);
void ssa_update_def(SsaUpdate *s, Blk b, Val v);
void ssa_update_use(SsaUpdate *s, Use u);
Val ssa_update_at_start(SsaUpdate *s, Blk b); /* what reaches b's start; with at_start, b's own definition */
Val ssa_update_at_end(SsaUpdate *s, Blk b);
/* Asked before, or a definition. */
static inline bool ssa_update_knows(const SsaUpdate *s, Blk b) {
  return (uint32_t)b < s->nblk && s->stamp[b] == s->round;
}
#endif
