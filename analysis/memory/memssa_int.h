/* memssa_int.h: what the files of memory SSA share. Private to analysis/memory/. */
#ifndef NVOPT_ANALYSIS_MEMSSA_H
#define NVOPT_ANALYSIS_MEMSSA_H
#include "analysis/memory/memssa.h"

/* memssa.c: raw lists; u is a user in the sense of FOR_EACH_MEM_USER */
void mem_user_link(Mssa *m, uint32_t u, Acc to);
void mem_user_unlink(Mssa *m, uint32_t u);
void mem_opt_set(Mssa *m, Acc a, Acc to);                /* the walker's answer */
void mem_list_insert(Mssa *m, Acc a, Blk b, Acc before); /* MA_NONE: at the end */
void mem_list_remove(Mssa *m, Acc a);
Acc mem_new(Mssa *m, MemKind k, Val v, Blk b);
void mem_map(Mssa *m, Val v, Acc a);
void mem_blks_grow(Mssa *m);        /* blocks were made */
Acc mem_phi_new(Mssa *m, Blk b);    /* operands are still empty */
MemKind mem_classify(Fn *f, Val v); /* MEM_FREE: no access */
Mssa *mem_build(Fn *f);             /* not in the slot; mem_destroy */
void mem_destroy(Mssa *m);
static inline void mem_phi_op_set(Mssa *m, Acc phi, uint32_t i, Acc val) {
  uint32_t o = mem(m, phi)->ops + i;
  if (m->op.p[o].val == val) return;
  mem_user_unlink(m, o | MEM_OP_BIT);
  mem_user_link(m, o | MEM_OP_BIT, val);
}
void mem_phi_empty(Mssa *m, Acc phi); /* it has no operands any more */
static inline void mem_memo_set(Mssa *m, Blk b, Acc state) {
  m->blk.p[b].memo = state;
  m->blk.p[b].memo_stamp = m->memo_stamp;
}
/* A new last definition: when it goes, what is remembered leads to what stands in its place. */
static inline void mem_last_def_set(Mssa *m, Blk b, Acc a) {
  m->blk.p[b].last_def = a;
  mem_memo_set(m, b, a);
}
/* The state at the end of b as remembered; MA_NONE: it is not. */
Acc mem_memo(Mssa *m, Blk b);

/* memssa_update.c */
typedef VEC(Acc) VecAcc;
/* Users of a take `with`; phis among them are noted. */
void mem_replace_users(Mssa *m, Acc a, Acc with, VecAcc *phis);
/* Phis all of whose operands are one state, or themselves, go; those that this leaves so too. Frees the list. */
void mem_simplify(Mssa *m, VecAcc *phis);
/* States on their way down the dominator tree. */
typedef struct MemCarry {
  Mssa *m;
  const Dom *d;
  VecAcc todo, made; /* definitions and phis to be carried down; phis made, or with another operand */
  VecU32 stack, kids;
} MemCarry;
/* State a reaches `first`, an access of block `top` (MA_NONE: its end): from there on to the next definitions. Where
 * it meets others, at joins that `around` does not strictly dominate, phis are made and noted; other joins are the
 * caller's. */
void mem_carry_from(MemCarry *c, Acc a, Blk top, Acc first, Blk around);
/* All that is noted is carried; before that want_phi, if it is a block, gets a phi. */
void mem_carry(MemCarry *c, Blk want_phi);
void mem_carry_end(MemCarry *c); /* phis that were made in vain go */
/* What the change log, and the windows of edited edges (NULL: none), say becomes true of the structure; false: it
 * cannot, and must be made anew. */
struct FlowWindows;
bool mem_log_apply(Mssa *m, const uint32_t *entry, uint32_t n, const struct FlowWindows *w);
/* memssa_edges.c: the windows' part of it, once all that is gone has been removed. */
bool mem_edges_apply(Mssa *m, const struct FlowWindows *w);
/* memssa_walk.c */
bool mem_trivial_use(Mssa *m, Acc a); /* a load of what never changes: its answer is MA_ENTRY */
void mem_walk_free(MemWalk *w);
#endif
