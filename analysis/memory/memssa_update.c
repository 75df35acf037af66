/* memssa_update.c: memory SSA kept while a pass edits what stands in blocks. Contract: memssa.h; edits of edges are
 * memssa_edges.c.
 *
 * A removed definition's users take what reached it; a phi left with one state goes, and so on upward. A new
 * definition is carried down the dominator tree to the next definitions below it; where the region it reaches ends at
 * a join that has no phi yet, one is made and carried on likewise (Braun et al. 2013 do this on demand; here the
 * dominator tree says where at once). A cached answer ("nothing from there up to here writes the place") stays true
 * when definitions or paths go; when a definition comes it may be wrong, so that all cached before are forgotten.
 *
 * The state remembered at the end of each block (MemBlk.memo) stays true too: what is carried is written there, and
 * what is removed leads to what stands in its place. Only a definition that moves and keeps its id makes all of them
 * unknown. */
#include "analysis/cfg/flow.h"
#include "analysis/memory/memssa_int.h"
#include "ir/change_log.h"

/* ---- removal ---- */
/* Users of a take `with`; phis among them are noted. */
void mem_replace_users(Mssa *m, Acc a, Acc with, VecAcc *phis) {
  FOR_EACH_MEM_USER(m, a, u) {
    mem_user_unlink(m, u);
    mem_user_link(m, u, with);
    if (u & MEM_OP_BIT) vec_push(phis, mem_user(m, u));
  }
}
static void forget_last(Mssa *m, Acc a) { /* a goes: what is the last definition of its block then */
  MemBlk *l = &m->blk.p[mem(m, a)->blk];
  if (l->last_def != a) return;
  Acc p = mem(m, a)->prev;
  while (p && mem(m, p)->kind == MEM_USE) p = mem(m, p)->prev;
  l->last_def = p;
}
static void take_out(Mssa *m, Acc a, Acc to) {
  if (mem(m, a)->kind != MEM_USE) forget_last(m, a);
  mem_list_remove(m, a);
  mem(m, a)->kind = MEM_FREE;
  mem(m, a)->def = to;
}
/* Phis all of whose operands are one state, or themselves, go; those that this leaves so too. */
void mem_simplify(Mssa *m, VecAcc *phis) {
  while (phis->n) {
    Acc p = vec_pop(phis), one = MA_NONE;
    const MemAcc *x = mem(m, p);
    if (x->kind != MEM_PHI) continue;
    bool many = false;
    for (uint32_t i = 0; i < x->nops && !many; i++) {
      Acc v = m->op.p[x->ops + i].val;
      if (v == p) continue;
      many = one && v != one;
      one = v;
    }
    if (many) continue;
    if (!one) one = MA_ENTRY; /* nothing comes in */
    mem_phi_empty(m, p);
    mem_replace_users(m, p, one, phis);
    take_out(m, p, one);
  }
  vec_free(phis);
}
static void drop(Mssa *m, Acc a, Acc to, VecAcc *phis) {
  if (mem(m, a)->kind == MEM_DEF) mem_replace_users(m, a, to, phis);
  mem_user_unlink(m, (uint32_t)a);
  take_out(m, a, to);
}
void mem_removed(Mssa *m, Val v) {
  Acc a = mem_of(m, v);
  if (!a) return;
  m->of[v] = MA_NONE;
  if (m->dirty) return;
  VecAcc phis = {0};
  drop(m, a, mem(m, a)->def, &phis);
  mem_simplify(m, &phis);
}

/* ---- insertion ---- */
static void need_phi(MemCarry *c, Blk b) {
  Mssa *m = c->m;
  Acc p = mem_phi_new(m, b);
  const MemAcc *x = mem(m, p);
  for (uint32_t i = 0; i < x->nops; i++) {
    Acc end = mem_at_end(m, m->op.p[x->ops + i].from);
    mem_user_link(m, (x->ops + i) | MEM_OP_BIT, end);
  }
  vec_push(&c->todo, p);
  vec_push(&c->made, p);
}
/* Names `a` as what reaches the accesses from `first` on, to the end of the block or the next definition. True: it
 * reaches the end. */
static bool carry_blk(Mssa *m, Acc a, Acc first) {
  for (Acc n = first; n; n = mem(m, n)->next) {
    if (mem(m, n)->kind == MEM_PHI) return false;
    mem_user_unlink(m, (uint32_t)n);
    mem_user_link(m, (uint32_t)n, a);
    if (mem(m, n)->kind == MEM_DEF) return false;
  }
  return true;
}
void mem_carry_from(MemCarry *c, Acc a, Blk top, Acc first, Blk around) {
  Mssa *m = c->m;
  const Fn *f = m->f;
  if (!carry_blk(m, a, first)) return;
  vec_push(&c->stack, (uint32_t)top);
  while (c->stack.n) {
    Blk b = (Blk)vec_pop(&c->stack);
    if (b != top && !carry_blk(m, a, mem_first(m, b))) continue;
    mem_memo_set(m, b, a);
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      Acc p = mem_phi(m, s);
      if (p) {
        mem_phi_op_set(m, p, succ_pred(f, b, k), a);
        vec_push(&c->made, p);
      } else if (s == around || !dom_blk(c->d, around, s)) need_phi(c, s);
    }
    flow_kids(m->f, b, &c->kids);
    for (uint32_t k = 0; k < c->kids.n; k++) vec_push(&c->stack, c->kids.p[k]);
  }
}
void mem_carry(MemCarry *c, Blk want_phi) {
  Mssa *m = c->m;
  if (want_phi && !mem_phi(m, want_phi)) need_phi(c, want_phi);
  while (c->todo.n) {
    Acc a = vec_pop(&c->todo);
    mem_carry_from(c, a, mem(m, a)->blk, mem(m, a)->next, mem(m, a)->blk);
  }
}
void mem_carry_end(MemCarry *c) {
  vec_free(&c->todo), vec_free(&c->stack), vec_free(&c->kids);
  mem_simplify(c->m, &c->made);
}
/* An access that is in no list, of an instruction that is in its place. */
static void place(Mssa *m, Acc a) {
  const Fn *f = m->f;
  Val v = mem(m, a)->ins;
  Blk b = blk_of(f, v);
  mem_blks_grow(m);
  Acc before = MA_NONE;
  for (Val n = next_of(f, v); n && !before; n = next_of(f, n)) before = mem_of(m, n);
  mem_list_insert(m, a, b, before);
  bool def = mem(m, a)->kind == MEM_DEF;
  if (def) m->epoch++;
  const Dom *d = flow_dom(m->f);
  Acc r = mem(m, a)->prev;
  if (r && mem(m, r)->kind == MEM_USE) r = mem(m, r)->def;
  if (!dom_reachable(d, b)) r = MA_ENTRY;
  else if (!r) r = d->idom[b] ? mem_at_end(m, d->idom[b]) : MA_ENTRY;
  mem_user_link(m, (uint32_t)a, r);
  if (!def) return;
  bool last = true;
  for (Acc n = mem(m, a)->next; n && last; n = mem(m, n)->next) last = mem(m, n)->kind == MEM_USE;
  if (last) mem_last_def_set(m, b, a);
  if (!dom_reachable(d, b)) return;
  MemCarry c = {.m = m, .d = d};
  vec_push(&c.todo, a);
  mem_carry(&c, BLK_NONE);
  mem_carry_end(&c);
}
void mem_inserted(Mssa *m, Val v) {
  MemKind k = mem_classify(m->f, v);
  if (k == MEM_FREE || m->dirty || mem_of(m, v)) return;
  Acc a = mem_new(m, k, v, blk_of(m->f, v));
  mem_map(m, v, a);
  place(m, a);
}
void mem_moved(Mssa *m, Val v) {
  Acc a = mem_of(m, v);
  if (!a || m->dirty) return;
  MemKind k = (MemKind)mem(m, a)->kind;
  VecAcc phis = {0};
  drop(m, a, mem(m, a)->def, &phis);
  mem_simplify(m, &phis);
  if (k != MEM_USE) m->memo_stamp++; /* it does not lead to what stands in its old place any more */
  MemAcc *x = mem(m, a);
  x->kind = (uint8_t)k;
  x->def = x->opt = MA_NONE;
  place(m, a);
}
void mem_replaced(Mssa *m, Val v, Val with) {
  Acc a = mem_of(m, v);
  if (!a || mem_classify(m->f, with) != mem(m, a)->kind) {
    mem_removed(m, v);
    mem_inserted(m, with);
    return;
  }
  m->of[v] = MA_NONE;
  mem_map(m, with, a);
  mem(m, a)->ins = with;
  mem(m, a)->opt = MA_NONE;
}
void mem_weakened(Mssa *m, Val v) {
  Acc a = mem_of(m, v);
  if (a) mem(m, a)->opt = MA_NONE;
}

/* ---- the change log ---- */
enum { MANY_CAME = 64 }; /* beyond it the structure is made anew */
bool mem_log_apply(Mssa *m, const uint32_t *entry, uint32_t n, const FlowWindows *w) {
  Fn *f = m->f;
  bool only_gone = true;
  uint32_t come = 0;
  mem_batch_end(m);
  for (uint32_t i = 0; i < n; i++) { /* all that is not where it was leaves the lists first: what is placed then finds
                                        its neighbours by the code */
    Val v = (Val)(entry[i] & ~LOG_MOVED_BIT);
    bool moved = (entry[i] & LOG_MOVED_BIT) != 0, placed = op(f, v) != OP_NONE && blk_of(f, v);
    MemKind k = placed ? mem_classify(f, v) : MEM_FREE;
    Acc a = mem_of(m, v);
    if (placed || !moved) only_gone = false;
    if (a && (moved || k != (MemKind)mem(m, a)->kind)) mem_removed(m, v);
    come += k != MEM_FREE && !mem_of(m, v);
  }
  if (!only_gone || w) m->epoch++; /* an address, or who knows it, may be another */
  if (w && !m->dirty && !mem_edges_apply(m, w)) return false;
  if (come > MANY_CAME) {
    for (uint32_t i = come = 0; w && i < n; i++) { /* most may stand in the window */
      Val v = (Val)(entry[i] & ~LOG_MOVED_BIT);
      come += !mem_of(m, v) && op(f, v) != OP_NONE && blk_of(f, v) && mem_classify(f, v) != MEM_FREE;
    }
    if (!w || come > MANY_CAME) mem_edited(m);
  }
  for (uint32_t i = 0; i < n; i++) {
    Val v = (Val)(entry[i] & ~LOG_MOVED_BIT);
    if (op(f, v) != OP_NONE && blk_of(f, v)) mem_inserted(m, v);
  }
  return true;
}
