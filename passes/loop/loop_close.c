/* loop_close.c: lc_close: blocks that have left loops use what these define through phis where they were left (LCSSA).
 *
 *     h:  %x = ...                                 h:  %x = ...
 *         br %c, label %m, label %h        =>          br %c, label %m, label %h
 *     m:  br label %o        (in the loop before)  m:  %x.lcssa = phi [ %x, %h ]
 *     o:  use %x                                       br label %o
 *                                                  o:  use %x.lcssa
 *
 * Value by value, from the uses upward: what stands for it at the start of a block is what does at the end of its only
 * predecessor, as long as the block lies in the loops of that; else a phi in the block. Phis where several ways come
 * together are made before it is known what comes, and go again if that is one value only, which the block may use
 * (Braun et al., Simple and Efficient Construction of Static Single Assignment Form, CC 2013: in graphs without
 * irreducible cycles none is left over). So it needs no dominators, and looks at nothing above the places where the
 * loops are left. */
#include "ir/edit.h"
#include "passes/loop/loop_ctx.h"
#include "support/few.h"

typedef struct CloseUse {
  Val user;
  uint32_t slot, next; /* of the same value; UINT32_MAX ends */
  Blk at;              /* where it is used: for a phi, where the value comes from */
} CloseUse;
typedef struct CloseVal {
  Val v;
  uint32_t first, last;
} CloseVal;
typedef struct Close {
  LoopForest *lf;
  Fn *f;
  VEC(CloseVal) val;
  VEC(CloseUse) use;
  /* of the value at hand */
  Val v;
  VecU32 path, todo, phis; /* phis: all that were made; todo: those that still take poison */
} Close;

/* v may be used in b without a phi. */
static bool serves(const Close *c, Val v, Blk b) {
  const Fn *f = c->f;
  return !val_is_local(v) || is_arg(f, v) || loop_forest_has(c->lf, c->lf->of.p[blk_of(f, v)], b);
}
static void note(Close *c, Val user, uint32_t slot, Blk at) {
  Val v = arg(c->f, user, slot);
  if (serves(c, v, at) || ty(c->f, v) == TY_TOKEN) return;
  uint32_t i = clone_mapped(&c->lf->val, (uint32_t)v);
  vec_push(&c->use, ((CloseUse){user, slot, UINT32_MAX, at}));
  if (i) {
    CloseVal *x = &c->val.p[i - 1];
    c->use.p[x->last].next = c->use.n - 1;
    x->last = c->use.n - 1;
    return;
  }
  vec_push(&c->val, ((CloseVal){v, c->use.n - 1, c->use.n - 1}));
  clone_map(&c->lf->val, (uint32_t)v, c->val.n);
}
static Val phi_of(Close *c, Blk b, Val all) {
  uint32_t n = npreds(c->f, b);
  FEW(Val, ops, 16, n);
  for (uint32_t i = 0; i < n; i++) ops[i] = all;
  Val phi = emit_phi(c->f, b, ty(c->f, c->v), ops);
  FEW_FREE(ops);
  dbg_loc_set(c->f, phi, dbg_loc(c->f, c->v));
  vec_push(&c->phis, (uint32_t)phi);
  return phi;
}
/* What stands for the value at the start of b, which is not in its loop. */
static Val at_start(Close *c, Blk b) {
  const Fn *f = c->f;
  CloneMap *known = &c->lf->blk;
  Val none = con_poison(&c->f->con, ty(f, c->v)), v;
  c->path.n = 0;
  for (;; b = pred(f, b, 0)) {
    v = (Val)clone_mapped(known, (uint32_t)b);
    if (v) break;
    if (!npreds(f, b) || c->path.n > f->nblk) { /* code that is not reached */
      v = none;
      break;
    }
    if (npreds(f, b) > 1) {
      v = phi_of(c, b, none);
      clone_map(known, (uint32_t)b, (uint32_t)v);
      vec_push(&c->todo, (uint32_t)v);
      break;
    }
    vec_push(&c->path, (uint32_t)b);
    if (serves(c, c->v, pred(f, b, 0))) {
      v = c->v;
      break;
    }
  }
  while (c->path.n) {
    b = (Blk)vec_pop(&c->path);
    if (!serves(c, v, b)) v = phi_of(c, b, v);
    clone_map(known, (uint32_t)b, (uint32_t)v);
  }
  return v;
}
static Val at_end(Close *c, Blk b) { return serves(c, c->v, b) ? c->v : at_start(c, b); }
static void close_value(Close *c, const CloseVal *x) {
  Fn *f = c->f;
  c->v = x->v;
  c->phis.n = 0;
  for (uint32_t i = x->first; i != UINT32_MAX; i = c->use.p[i].next) {
    const CloseUse u = c->use.p[i];
    opnd_set(f, u.user, u.slot, at_start(c, u.at));
  }
  while (c->todo.n) {
    Val phi = (Val)vec_pop(&c->todo);
    for (uint32_t k = 0; k < npreds(f, blk_of(f, phi)); k++) opnd_set(f, phi, k, at_end(c, pred(f, blk_of(f, phi), k)));
  }
  for (bool again = true; again;) {
    again = false;
    for (uint32_t i = 0; i < c->phis.n; i++) {
      Val phi = (Val)c->phis.p[i], one = phi ? phi_common(f, phi) : VAL_NONE;
      if (!one || !serves(c, one, blk_of(f, phi))) continue;
      val_replace(f, phi, one);
      ins_erase(f, phi);
      c->phis.p[i] = 0;
      again = true;
    }
  }
  for (uint32_t i = 0; i < c->phis.n; i++) {
    Val phi = (Val)c->phis.p[i], one = phi ? phi_common(f, phi) : VAL_NONE;
    if (phi) name_like(f, phi, one ? one : c->v, STR(".lcssa"));
  }
  clone_map_clear(&c->lf->blk);
}
void lc_close(LoopCtx *lc, const VecU32 *blks) {
  (void)lc_alive(lc); /* the forest is true */
  Close c = {.lf = lc->forest, .f = lc->f};
  const Fn *f = lc->f;
  for (uint32_t i = 0; i < blks->n; i++) {
    Blk b = (Blk)blks->p[i];
    if (!first_ins(f, b)) continue;
    FOR_EACH_INS(f, b, v)
      for (uint32_t k = 0; !is_op(f, v, OP_PHI) && k < nops(f, v); k++) note(&c, v, k, b);
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      FOR_EACH_PHI(f, s, v) note(&c, v, succ_pred(f, b, k), b);
    }
  }
  for (uint32_t i = 0; i < c.val.n; i++) close_value(&c, &c.val.p[i]);
  lc_map_clear(lc);
  vec_free(&c.val), vec_free(&c.use), vec_free(&c.path), vec_free(&c.todo), vec_free(&c.phis);
}
