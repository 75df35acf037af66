/* ssa_update.c: repair of SSA form for one value with several definitions. Contract: ssa_update.h.
 *
 * What reaches the start of a block is the definition or phi of the nearest dominator that has one: a climb in the
 * dominator tree, whose answer is remembered in every block passed. A block of the iterated frontier that is come to
 * on the climb gets its phi then and there; its operands are found afterwards, from a list. */
#include "ir/edit.h"
#include "passes/util/ssa_update.h"
#include "support/few.h"

void ssa_update_init(SsaUpdate *s, Fn *f, Arena *A) {
  *s = (SsaUpdate){.f = f, .nblk = f->nblk};
  frontier_init(&s->fr, f, A);
  s->stamp = ARENA_ZARRAY(A, uint32_t, f->nblk);
  s->join = ARENA_ZARRAY(A, uint32_t, f->nblk);
  s->val = ARENA_ARRAY(A, Val, f->nblk);
}
void ssa_update_free(SsaUpdate *s) {
  vec_free(&s->defs);
  vec_free(&s->path);
  vec_free(&s->todo);
  vec_free(&s->phis);
}
void ssa_update_begin(SsaUpdate *s, Ty t, Str name, bool at_start) {
  s->type = t;
  s->name = name;
  s->at_start = at_start;
  s->ran = false;
  s->round++;
  s->defs.n = s->phis.n = 0;
}
void ssa_update_def(SsaUpdate *s, Blk b, Val v) {
  DASSERT(!s->ran);
  if (s->stamp[b] != s->round) vec_push(&s->defs, b);
  s->stamp[b] = s->round;
  s->val[b] = v;
}
static void joins_find(SsaUpdate *s) {
  s->ran = true;
  frontier_begin(&s->fr);
  for (uint32_t i = 0; i < s->defs.n; i++) frontier_def(&s->fr, s->defs.p[i]);
  frontier_run(&s->fr);
  for (uint32_t i = 0; i < s->fr.out.n; i++) s->join[s->fr.out.p[i]] = s->round;
}
static Val phi_make(SsaUpdate *s, Blk b) {
  uint32_t n = npreds(s->f, b);
  FEW(Val, ops, 16, n);
  Val none = con_poison(&s->f->con, s->type);
  for (uint32_t i = 0; i < n; i++) ops[i] = none;
  Val v = emit_phi(s->f, b, s->type, ops);
  if (s->name.n) name_set(s->f, v, s->name);
  FEW_FREE(ops);
  vec_push(&s->phis, v);
  return v;
}
/* What lives at the end of b. Phis met on the way are put on `todo`. */
static Val climb(SsaUpdate *s, Blk b) {
  const Dom *d = s->fr.d;
  Val v = VAL_NONE;
  s->path.n = 0;
  for (; b; b = d->idom[b]) {
    if (s->stamp[b] == s->round) {
      v = s->val[b];
      break;
    }
    vec_push(&s->path, (uint32_t)b);
    if (s->join[b] == s->round) {
      v = phi_make(s, b);
      vec_push(&s->todo, (uint32_t)v);
      break;
    }
  }
  if (!v) v = con_poison(&s->f->con, s->type);
  while (s->path.n) {
    Blk x = (Blk)vec_pop(&s->path);
    s->stamp[x] = s->round;
    s->val[x] = v;
  }
  return v;
}
static Val solve(SsaUpdate *s, Blk b) {
  if (!s->ran) joins_find(s);
  Val v = climb(s, b);
  while (s->todo.n) {
    Val phi = (Val)vec_pop(&s->todo);
    Blk at = blk_of(s->f, phi);
    for (uint32_t i = 0; i < npreds(s->f, at); i++) {
      Blk p = pred(s->f, at, i);
      if (!dom_reachable(s->fr.d, p)) continue; /* poison */
      Val x = climb(s, p);
      opnd_set(s->f, phi, i, x);
    }
  }
  return v;
}
Val ssa_update_at_end(SsaUpdate *s, Blk b) { return solve(s, b); }
Val ssa_update_at_start(SsaUpdate *s, Blk b) {
  if (!s->ran) joins_find(s);
  if (s->at_start || !frontier_is_def(&s->fr, b)) return solve(s, b);
  /* b defines the value at its end: what comes in is another */
  if (s->join[b] == s->round) {
    Val phi = phi_make(s, b);
    vec_push(&s->todo, (uint32_t)phi);
    (void)solve(s, b);
    return phi;
  }
  return s->fr.d->idom[b] ? solve(s, s->fr.d->idom[b]) : con_poison(&s->f->con, s->type);
}
void ssa_update_use(SsaUpdate *s, Use u) {
  Fn *f = s->f;
  Val user = use_user(f, u);
  uint32_t i = use_index(f, u);
  Val v = is_op(f, user, OP_PHI) ? ssa_update_at_end(s, pred(f, blk_of(f, user), i))
                                 : ssa_update_at_start(s, blk_of(f, user));
  opnd_set(f, user, i, v);
}
