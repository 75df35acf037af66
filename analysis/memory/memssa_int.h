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
/* memssa_update.c: what the change log says has become true of the structure. */
void mem_log_apply(Mssa *m, const uint32_t *entry, uint32_t n);
/* memssa_walk.c */
bool mem_trivial_use(Mssa *m, Acc a); /* a load of what never changes: its answer is MA_ENTRY */
void mem_walk_free(MemWalk *w);
#endif
