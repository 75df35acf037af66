/* licm_int.h: what the files of the pass licm share. See licm.c. */
#ifndef NVOPT_LICM_H
#define NVOPT_LICM_H
#include "analysis/memory/memssa.h"
#include "analysis/scev/scev.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/loop/loop_ctx.h"

typedef struct LicmBlk {
  Blk b;
  bool own;  /* in no inner loop */
  bool must; /* executed whenever the loop is entered ... */
  Val stop;  /* ... to this instruction at least, which is executed too; VAL_NONE: to its end */
} LicmBlk;
typedef struct Licm {
  Fn *f;
  LoopCtx *lc;
  PassCtx *px;
  Mssa *m;
  Scev *s; /* NULL: nobody has asked for it, or it is stale */
  Blk pre, head;
  VEC(LicmBlk) blk; /* of the loop, in reverse post order */
  VecU32 exits;
  uint32_t queries; /* asked of the walker for stores of this loop */
  Val sync;         /* the loop's first barrier or the like; VAL_NONE: none */
  bool nest;        /* inner loops' blocks are looked at, too: lnicm */
  bool speculate;   /* option: what cannot fault may run where it did not */
  bool too_many;    /* accesses for promotion, sinking of loads and hoisting of stores */
  bool inner;       /* there are loops, or other cycles, inside */
  bool throws;      /* something in the loop may unwind */
  bool ends;        /* a call in the loop may not return: it may end the thread */
  bool watched;     /* an access is volatile, which is how threads without a barrier look at one another's progress */
  bool scopes;      /* the loop declares alias scopes: what they say holds in one round */
  bool changed;
} Licm;

/* The graph stays as it is, so that the context's region does. O(1) */
static inline bool licm_has_blk(const Licm *x, Blk b) { return b != x->pre && region_inside(&x->lc->region, b); }
static inline bool licm_in_loop(const Licm *x, Val v) {
  return val_is_local(v) && blk_of(x->f, v) && licm_has_blk(x, blk_of(x->f, v));
}
static inline bool licm_invariant(const Licm *x, Val v) { return !licm_in_loop(x, v); }
/* Where code in front of the loop goes. */
static inline Val licm_at(const Licm *x) { return term(x->f, x->pre); }
/* The instruction is about to be erased: whoever keeps facts about it is told, its debug records are salvaged. */
void licm_erase(Licm *x, Val v);
/* Uses of old, which stays, become uses of `with`. */
void licm_replace(Licm *x, Val old, Val with);
/* e lies in the innermost loop around b: what b defines may be used in e without a phi. O(depth). */
bool licm_in_loop_of(const Licm *x, Blk b, Blk e);
/* A value for use in exit e: v, or a phi that closes the loops that v lives in and e does not (LCSSA).
 * O(predecessors). */
Val licm_closed(Licm *x, Val v, Blk e);
/* v may be executed in front of the loop: it runs in any case once the loop is entered (`sure`), or it cannot fault
 * there. */
bool licm_safe_before(Licm *x, Val v, bool sure);
/* licm_arith.c: v, which varies, becomes cheaper by computing a part of it before the loop. False: it is as it was;
 * else it may be gone. */
bool licm_arith(Licm *x, Val v);
/* licm_promote.c: places in memory that the loop reads and writes live in values. */
void licm_promote(Licm *x);
#endif
