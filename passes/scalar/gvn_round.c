/* gvn_round.c: what a round of gvn need not do again. Contract: gvn.h.
 *
 * A round comes to every instruction after its operands but for what phis take from a loop's way back. So what it
 * changes is seen by what it comes to later, and there is nothing left to find unless it made instructions (loads that
 * became phis, partial redundancy), gave a phi another operand after it had been visited, or merged a value into one
 * that an assumption or a branch had said something of before. Only then is there another round. That one simplifies
 * only what lies near a change (change_distance), and asks for the dependences of loads only where an address or an
 * access has changed: they are most of the cost.
 *
 * The first round too: what a pass before has simplified (PassCtx.simplified) is numbered and no more. */
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/scalar/gvn.h"

static bool has_visited(const Gvn *g, Val v) { return (uint32_t)v < g->visited.n && g->visited.p[v]; }
void gvn_round_begin(Gvn *g) {
  Fn *f = g->f;
  g->changed = g->again = false;
  g->visited.n = g->told.n = g->unused.n = 0;
  vec_resize_zero(&g->visited, f->nins);
  g->far = NULL;
  if (!g->since) {
    fn_stamps_on(f);
    return;
  }
  g->nfar = f->nins;
  g->far = ARENA_ARRAY(g->px->scratch, uint8_t, g->nfar);
  memset(g->far, CHANGE_FAR, g->nfar);
  if (g->loads) return; /* the first round */
  for (uint32_t i = 0; i < g->d->n && !g->loads; i++)
    FOR_EACH_INS(f, g->d->rpo[i], v) {
      g->far[v] = change_distance(f, v, g->since, g->new_facts, g->far);
      if (g->far[v] < CHANGE_FAR && (touches_mem(f, v) || (has_result(f, v) && ty_is_ptr_or_vec(f->m, ty(f, v))))) {
        g->loads = true;
        break;
      }
    }
}
bool gvn_visits(Gvn *g, Val v) {
  Fn *f = g->f;
  if ((uint32_t)v >= g->visited.n) vec_resize_zero(&g->visited, f->nins + f->nins / 4 + 4);
  g->visited.p[v] = (uint32_t)f->ep_val + 1;
  if (!g->far || (uint32_t)v >= g->nfar) return true;
  g->far[v] = change_distance(f, v, g->since, g->new_facts, g->far);
  return g->far[v] < CHANGE_FAR;
}
static void lost_use(Gvn *g, Val x) {
  if (val_is_local(x) && has_visited(g, x)) vec_push(&g->unused, (uint32_t)x);
}
void gvn_new_operand(Gvn *g, Val user) {
  if (is_op(g->f, user, OP_PHI) && has_visited(g, user)) g->again = true;
}
void gvn_goes(Gvn *g, Val v) {
  const Fn *f = g->f;
  memdep_edited(&g->dep);
  for (uint32_t i = 0; i < nops(f, v); i++) lost_use(g, arg(f, v, i));
  FOR_EACH_USE(f, v, u) gvn_new_operand(g, use_user(f, u));
}
void gvn_opnd_set(Gvn *g, Val user, uint32_t i, Val with) {
  lost_use(g, arg(g->f, user, i));
  opnd_set(g->f, user, i, with);
  memdep_edited(&g->dep);
  gvn_new_operand(g, user);
  g->changed = true;
}
void gvn_tell(Gvn *g, Val v) {
  if (val_is_con(v)) return;
  if ((uint32_t)v >= g->told.n) vec_resize_zero(&g->told, g->f->nins);
  g->told.p[v] = 1;
}
bool gvn_round_end(Gvn *g) {
  Fn *f = g->f;
  for (uint32_t i = 0; i < g->unused.n; i++) {
    Val x = (Val)g->unused.p[i];
    if (blk_of(f, x) && !has_uses(f, x)) (void)ins_erase_dead(f, x);
  }
  g->any |= g->changed;
  g->loads = false;
  if (f->ep_val + 1 >= UINT32_MAX) {
    g->since = 0;
    return g->again;
  }
  uint32_t was = f->cap_stamp;
  fn_stamps_on(f);
  for (uint32_t v = 1; v < f->cap_stamp; v++) { /* what changed since it was visited is the next round's */
    uint32_t at = v < g->visited.n ? g->visited.p[v] : 0;
    if (v >= was || (at && f->stamp[v] > at - 1)) f->stamp[v] = (uint32_t)f->ep_val + 1;
  }
  g->since = (uint32_t)f->ep_val;
  g->new_facts = false;
  return g->again;
}
