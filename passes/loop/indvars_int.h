/* indvars_int.h: what the files of the pass indvars share. See indvars.c. */
#ifndef NVOPT_INDVARS_H
#define NVOPT_INDVARS_H
#include "analysis/value/known.h"
#include "ir/effects.h"
#include "passes/loop/loop_ctx.h"
#include "passes/util/scev_expand.h"

/* A set of values that costs what is in it, not what the function has: pages of 512 bits. */
typedef struct ValPage {
  uint32_t w[16];
} ValPage;
typedef struct ValSet {
  VecU32 dir;
  VEC(ValPage) page;
} ValSet;                                         /* dir: by Val / 512, 1 + page */
static inline bool valset_add(ValSet *s, Val v) { /* false: was in */
  uint32_t d = (uint32_t)v >> 9, *w, bit = 1u << ((uint32_t)v & 31);
  if (d >= s->dir.n) vec_resize_zero(&s->dir, d + 1);
  if (!s->dir.p[d]) {
    vec_push(&s->page, ((ValPage){{0}}));
    s->dir.p[d] = s->page.n;
  }
  w = &s->page.p[s->dir.p[d] - 1].w[((uint32_t)v >> 5) & 15];
  if (*w & bit) return false;
  *w |= bit;
  return true;
}
static inline void valset_free(ValSet *s) { vec_free(&s->dir), vec_free(&s->page); }

typedef struct Iv {
  Fn *f;
  PassCtx *px;
  Scev *s;
  const Dom *d;
  const Loops *l;
  uint32_t loop;
  Blk head, pre, latch;
  ScevExpand e;
  VecU32 dead;    /* values to be looked at in the end */
  VecU32 exiting; /* blocks with edges out of the loop, those of inner loops too */
  uint32_t budget;
  Ty widest;           /* the widest type to which something counted by the phi at hand is extended; 0: none */
  bool widest_sign;    /* by a sign extension, at least once */
  bool widened;        /* what is known may rest on flags of an increment that is gone: found anew after the pass */
  bool changed, exits; /* exits: a condition that ends the loop is another */
} Iv;

/* indvars_users.c: instructions computed from the phi `v` of the header. */
void iv_users(Iv *x, Val v);
/* indvars_widen.c */
void iv_note_extension(Iv *x, Val cast);
Val iv_widen(Iv *x, Val phi); /* to x->widest: the wide phi; VAL_NONE: it stays as it is */
/* indvars_exit.c */
void iv_strict_bounds(Iv *x);
void iv_exit_values(Iv *x);
void iv_exit_conditions(Iv *x);
void iv_leave_at_once(Iv *x);
void iv_exit_tests(Iv *x);

/* indvars_float.c: true: the loop ends by another test */
bool iv_float_counters(Iv *x);

/* indvars.c */
static inline bool iv_in_loop(const Iv *x, Val v) {
  return !val_is_con(v) && blk_of(x->f, v) && loop_has_blk(x->l, x->loop, blk_of(x->f, v));
}
static inline bool iv_invariant(const Iv *x, Val v) { return !iv_in_loop(x, v); }
bool iv_lcssa_ok(const Iv *x, Val old, Val with); /* `with` may stand where `old` is used, in LCSSA form */
void iv_replace(Iv *x, Val old, Val with);
void iv_dead(Iv *x, Val v);
bool iv_concrete(const Iv *x, Val v);  /* never undef (poison it may be) */
bool iv_drop_for(Iv *x, Sx sx, Val v); /* v may be used for its expression sx: flags in the way are gone */
#endif
