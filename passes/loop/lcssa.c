/* lcssa.c: loop-closed SSA form. Contract: loop_utils.h.
 *
 *     loop:                                       loop:
 *       %x = ...                                    %x = ...
 *       br %c, label %loop, label %exit    =>       br %c, label %loop, label %exit
 *     exit:                                       exit:
 *       use %x                                      %x.lcssa = phi [ %x, %loop ]
 *                                                   use %x.lcssa
 *
 * For each loop, inner ones first, each value defined in it (inner loops apart: their values leave through phis
 * already) with a use outside: a phi in every exit that its block dominates; the uses take what reaches them from
 * there (ssa_update.h). Exits are listed once for all loops that an edge leaves. Phis that come to stand in another
 * loop are values of that loop and looked at in turn. No block is made, nothing is moved: barriers and convergence do
 * not matter. Tokens cannot be phi operands and stay. Compare LLVM's LCSSA.cpp. */
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/loop/loop_utils.h"
#include "passes/util/ssa_update.h"
#include "support/few.h"

typedef struct Lcssa {
  Fn *f;
  const Dom *d;
  const Loops *l;
  SsaUpdate ssa;
  VEC(Val) work;
  VEC(Use) uses;
  VEC(Val) exit_phis, maybe_dead;
  uint32_t *exit_first; /* by loop: its exits, each once, are exit[exit_first[loop] .. exit_last[loop]) */
  uint32_t *exit_last;
  Blk *exit;
  bool changed, dropped; /* dropped: markers too */
} Lcssa;

static void lcssa_init(Lcssa *c, Fn *f, Arena *A) {
  *c = (Lcssa){.f = f, .d = dom(f), .l = loops(f)};
  ssa_update_init(&c->ssa, f, A);
  uint32_t n = c->l->n, *first = ARENA_ZARRAY(A, uint32_t, n + 2), *seen = ARENA_ZARRAY(A, uint32_t, f->nblk);
  for (unsigned fill = 0; fill < 2;
       fill++) { /* an exiting edge stands in the list of every loop that it leaves: count, then fill */
    if (fill) {
      for (uint32_t i = 1; i <= n + 1; i++) first[i] += first[i - 1];
      c->exit = ARENA_ARRAY(A, Blk, first[n + 1] + 1);
    }
    FOR_EACH_BLK(f, b)
      for (uint32_t k = 0; loop_of(c->l, b) && k < nsuccs(f, b); k++)
        for (uint32_t i = loop_of(c->l, b); i && !loop_has_blk(c->l, i, succ(f, b, k)); i = c->l->loop[i].parent)
          if (fill) c->exit[first[i + 1]++] = succ(f, b, k);
          else first[i + 2]++;
  }
  c->exit_first = first;
  c->exit_last = ARENA_ZARRAY(A, uint32_t, n + 1);
  for (uint32_t i = 1; i < n; i++) {
    uint32_t to = first[i];
    for (uint32_t k = first[i]; k < first[i + 1]; k++)
      if (seen[c->exit[k]] != i) {
        seen[c->exit[k]] = i;
        c->exit[to++] = c->exit[k];
      }
    c->exit_last[i] = to;
  }
}
static void lcssa_free(Lcssa *c) {
  ssa_update_free(&c->ssa);
  vec_free(&c->work);
  vec_free(&c->uses);
  vec_free(&c->exit_phis);
  vec_free(&c->maybe_dead);
}
/* The block in which operand slot u is used: for a phi, where the value comes from. */
static Blk use_blk(const Fn *f, Use u) {
  Val v = use_user(f, u);
  return is_op(f, v, OP_PHI) ? pred(f, blk_of(f, v), use_index(f, u)) : blk_of(f, v);
}
static void debug_uses(Lcssa *c, Val v, uint32_t loop) {
  Fn *f = c->f;
  if ((uint32_t)v >= f->rare->cap_dbg_use) return;
  for (Use u = f->rare->dbg_use[v], next; u; u = next) {
    next = f->link[u].next;
    Dbg d = (Dbg)(f->link[u].user & ~DBG_USER_BIT);
    const DbgRec *r = &f->rare->dbgrec.p[d];
    Blk b = r->at ? blk_of(f, r->at) : r->blk;
    if (b == blk_of(f, v) || loop_has_blk(c->l, loop, b)) continue;
    if (c->exit_phis.n == 1) dbg_operand_replace(f, d, v, c->exit_phis.p[0]);
    else if (ssa_update_knows(&c->ssa, b)) dbg_operand_replace(f, d, v, c->ssa.val[b]);
  }
}
static void drop_markers_behind(Lcssa *c, Val slot, uint32_t loop) {
  Fn *f = c->f;
  bool behind = false;
  FOR_EACH_USE(f, slot, u) {
    Val w = use_user(f, u);
    behind = behind || (is_lifetime(f, w) && !loop_has_blk(c->l, loop, blk_of(f, w)));
  }
  if (!behind) return;
  FOR_EACH_USE(f, slot, u)
    if (is_lifetime(f, use_user(f, u))) ins_erase(f, use_user(f, u));
  c->changed = c->dropped = true;
}
static void one_value(Lcssa *c, Val v) {
  Fn *f = c->f;
  Blk home = blk_of(f, v);
  uint32_t loop = loop_of(c->l, home);
  if (!loop) return;
  if (is_op(f, v, OP_ALLOCA)) drop_markers_behind(c, v, loop);
  c->uses.n = 0;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    Blk b = use_blk(f, u);
    if (!dom_reachable(c->d, b)) {
      opnd_set(f, user, use_index(f, u), con_poison(&f->con, ty(f, v)));
      c->changed = true;
      continue;
    }
    if (b != home && !loop_has_blk(c->l, loop, b)) vec_push(&c->uses, u);
  }
  if (!c->uses.n) return;
  Blk from = home; /* an invoke's result is there on its normal edge only */
  if (is_op(f, v, OP_INVOKE) || is_op(f, v, OP_CALLBR)) from = succ(f, home, 0);
  Str base = name_of(f, v);
  FEW(char, text, 128, base.n + 6);
  if (base.n) memcpy(text, base.p, base.n);
  memcpy(text + base.n, ".lcssa", 6);
  c->exit_phis.n = 0;
  ssa_update_begin(&c->ssa, ty(f, v), (Str){text, base.n}, true);
  for (uint32_t x = c->exit_first[loop]; x < c->exit_last[loop]; x++) {
    Blk e = c->exit[x];
    if (!dom_blk(c->d, from, e)) continue;
    uint32_t n = npreds(f, e);
    FEW(Val, ops, 16, n);
    for (uint32_t i = 0; i < n; i++) ops[i] = dom_reachable(c->d, pred(f, e, i)) ? v : con_poison(&f->con, ty(f, v));
    Val phi = emit_phi(f, e, ty(f, v), ops);
    FEW_FREE(ops);
    name_set(f, phi, base.n ? (Str){text, base.n + 6u} : STR(".lcssa"));
    dbg_loc_set(f, phi, dbg_loc(f, v));
    for (uint32_t i = 0; i < n; i++) { /* from elsewhere comes what leaves through another exit */
      Blk p = pred(f, e, i);
      if (dom_reachable(c->d, p) && !loop_has_blk(c->l, loop, p)) vec_push(&c->uses, slot_of(f, phi, i));
    }
    vec_push(&c->exit_phis, phi);
    ssa_update_def(&c->ssa, e, phi);
  }
  for (uint32_t i = 0; i < c->uses.n; i++) {
    Use u = c->uses.p[i];
    if (c->exit_phis.n == 1) opnd_set(f, use_user(f, u), use_index(f, u), c->exit_phis.p[0]);
    else ssa_update_use(&c->ssa, u);
  }
  debug_uses(c, v, loop);
  FEW_FREE(text);
  c->changed = true;
  for (uint32_t i = 0; i < c->exit_phis.n + c->ssa.phis.n; i++) {
    Val phi = i < c->exit_phis.n ? c->exit_phis.p[i] : c->ssa.phis.p[i - c->exit_phis.n];
    uint32_t other = loop_of(c->l, blk_of(f, phi));
    if (other && !loop_contains(c->l, loop, other) && has_uses(f, phi)) vec_push(&c->work, phi);
    if (i < c->exit_phis.n) vec_push(&c->maybe_dead, phi);
  }
}
/* Values that the loop itself defines. */
static void one_loop(Lcssa *c, uint32_t loop) {
  const Fn *f = c->f;
  const Loop *lp = &c->l->loop[loop];
  for (uint32_t i = lp->first; i < lp->last; i++) { /* own blocks come first */
    Blk b = c->l->blk[i];
    if (c->l->of[b] != loop) break;
    FOR_EACH_INS(f, b, v) {
      if (!has_uses(f, v) || ty(f, v) == TY_TOKEN) continue;
      if (has_one_use(f, v)) {
        Val u = use_user(f, first_use(f, v));
        if (blk_of(f, u) == b && !is_op(f, u, OP_PHI)) continue;
      }
      vec_push(&c->work, v);
    }
  }
  for (uint32_t a = 0, z = c->work.n; a + 1 < z; a++) {
    z--;
    Val t = c->work.p[a];
    c->work.p[a] = c->work.p[z];
    c->work.p[z] = t;
  } /* first value on top */
  while (c->work.n) one_value(c, vec_pop(&c->work));
}
static void drop_dead_phis(Lcssa *c) {
  for (uint32_t i = c->maybe_dead.n; i-- > 0;)
    if (!has_uses(c->f, c->maybe_dead.p[i])) ins_erase(c->f, c->maybe_dead.p[i]);
  c->maybe_dead.n = 0;
}
Change lcssa_fn(Fn *f, Arena *scratch) {
  if (loops(f)->n < 2) return CH_NONE;
  ArenaMark mark = arena_mark(scratch);
  Lcssa c;
  lcssa_init(&c, f, scratch);
  for (uint32_t i = c.l->n; i-- > 1;) one_loop(&c, i);
  drop_dead_phis(&c);
  Change changed = (c.changed ? CH_VAL : CH_NONE) | (c.dropped ? CH_MEM : CH_NONE);
  lcssa_free(&c);
  arena_release(scratch, mark);
  return changed;
}
bool loops_are_lcssa(Fn *f) {
  const Loops *l = loops(f);
  const Dom *d = dom(f);
  for (uint32_t i = 0; l->n > 1 && i < d->n; i++) {
    Blk b = d->rpo[i];
    if (loop_of(l, b))
      FOR_EACH_INS(f, b, v) {
        if (ty(f, v) == TY_TOKEN) continue;
        FOR_EACH_USE(f, v, u) {
          Blk at = use_blk(f, u);
          if (at != b && dom_reachable(d, at) && !loop_has_blk(l, loop_of(l, b), at)) return false;
        }
      }
  }
  return true;
}
Change pass_lcssa(Fn *f, PassCtx *px) { return lcssa_fn(f, px->scratch); }
