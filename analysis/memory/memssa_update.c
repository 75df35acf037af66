/* memssa_update.c: memory SSA kept while a pass edits. Contract: memssa.h.
 *
 * A removed definition's users take what reached it; a phi left with one state goes, and so on upward. A new
 * definition is carried down the dominator tree to the next definitions below it; where the region it reaches ends at
 * a join that has no phi yet, one is made and carried on likewise (Braun et al. 2013 do this on demand; here the
 * dominator tree says where at once). A cached answer ("nothing from there up to here writes the place") stays true
 * when definitions or paths go; when a definition comes it may be wrong, so that all cached before are forgotten. */
#include "analysis/memory/memssa_int.h"
#include "ir/change_log.h"
#include "ir/ctx.h"
#include "support/hash.h"
#include "support/knob.h"

typedef VEC(Acc) VecAcc;

/* ---- operands of phis ---- */
/* The operand of edge from -> phi: number `at` if it is that one, else the first such; UINT32_MAX: none. */
static uint32_t op_find(const Mssa *m, Acc phi, Blk from, uint32_t at) {
  const MemAcc *x = mem(m, phi);
  if (at < x->nops && m->op.p[x->ops + at].from == from) return x->ops + at;
  for (uint32_t i = 0; i < x->nops; i++)
    if (m->op.p[x->ops + i].from == from) return x->ops + i;
  return UINT32_MAX;
}
static void phi_op_set(Mssa *m, uint32_t o, Acc val) {
  mem_user_unlink(m, o | MEM_OP_BIT);
  mem_user_link(m, o | MEM_OP_BIT, val);
}
static void op_remove(Mssa *m, Acc phi, uint32_t o) { /* the last takes its place, as in predecessor lists */
  MemAcc *x = mem(m, phi);
  uint32_t last = x->ops + --x->nops;
  mem_user_unlink(m, o | MEM_OP_BIT);
  if (o != last) {
    Acc val = m->op.p[last].val;
    m->op.p[o].from = m->op.p[last].from;
    mem_user_unlink(m, last | MEM_OP_BIT);
    mem_user_link(m, o | MEM_OP_BIT, val);
  }
  m->op.p[last].phi = MA_NONE;
}

/* ---- removal ---- */
/* Users of a take `with`; phis among them are noted. */
static void replace_users(Mssa *m, Acc a, Acc with, VecAcc *phis) {
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
  if (mem(m, a)->kind != MEM_USE) {
    forget_last(m, a);
    m->memo_stamp++;
  }
  mem_list_remove(m, a);
  mem(m, a)->kind = MEM_FREE;
  mem(m, a)->def = to;
}
/* Phis all of whose operands are one state, or themselves, go; those that this leaves so too. */
static void simplify(Mssa *m, VecAcc *phis) {
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
    while (mem(m, p)->nops) op_remove(m, p, mem(m, p)->ops);
    replace_users(m, p, one, phis);
    take_out(m, p, one);
  }
  vec_free(phis);
}
static void drop(Mssa *m, Acc a, Acc to, VecAcc *phis) {
  if (mem(m, a)->kind == MEM_DEF) replace_users(m, a, to, phis);
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
  simplify(m, &phis);
}

/* ---- insertion ---- */
typedef struct Carry {
  Mssa *m;
  const Dom *d;
  VecAcc todo, made; /* definitions to be carried down; the phis made */
  VecU32 stack;
} Carry;

static void need_phi(Carry *c, Blk b) {
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
static void carry(Carry *c, Acc a) {
  Mssa *m = c->m;
  const Fn *f = m->f;
  Blk top = mem(m, a)->blk;
  if (!carry_blk(m, a, mem(m, a)->next)) return;
  vec_push(&c->stack, (uint32_t)top);
  while (c->stack.n) {
    Blk b = (Blk)vec_pop(&c->stack);
    if (b != top && !carry_blk(m, a, mem_first(m, b))) continue;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      Acc p = mem_phi(m, s);
      if (p) {
        uint32_t o = op_find(m, p, b, succ_pred(f, b, k));
        if (o != UINT32_MAX) phi_op_set(m, o, a);
      } else if (s == top || !dom_blk(c->d, top, s)) need_phi(c, s);
    }
    for (uint32_t k = c->d->child_first[b]; k < c->d->child_first[b + 1]; k++)
      vec_push(&c->stack, (uint32_t)c->d->child[k]);
  }
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
  const Dom *d = dom(m->f);
  Acc r = mem(m, a)->prev;
  if (r && mem(m, r)->kind == MEM_USE) r = mem(m, r)->def;
  if (!dom_reachable(d, b)) r = MA_ENTRY;
  else if (!r) r = d->idom[b] ? mem_at_end(m, d->idom[b]) : MA_ENTRY;
  mem_user_link(m, (uint32_t)a, r);
  if (!def) return;
  bool last = true;
  for (Acc n = mem(m, a)->next; n && last; n = mem(m, n)->next) last = mem(m, n)->kind == MEM_USE;
  if (last) {
    m->blk.p[b].last_def = a;
    m->memo_stamp++;
  }
  if (!dom_reachable(d, b)) return;
  Carry c = {.m = m, .d = d};
  carry(&c, a);
  while (c.todo.n) carry(&c, vec_pop(&c.todo));
  vec_free(&c.todo);
  vec_free(&c.stack);
  simplify(m, &c.made);
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
  simplify(m, &phis);
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

/* ---- the change log ---- */
enum { MANY_CAME = 64 }; /* beyond it the structure is made anew */
void mem_log_apply(Mssa *m, const uint32_t *entry, uint32_t n) {
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
  if (!only_gone) m->epoch++; /* an address, or who knows it, may be another */
  if (come > MANY_CAME) mem_edited(m);
  for (uint32_t i = 0; i < n; i++) {
    Val v = (Val)(entry[i] & ~LOG_MOVED_BIT);
    if (op(f, v) != OP_NONE && blk_of(f, v)) mem_inserted(m, v);
  }
}

/* ---- edges and blocks ---- */
void mem_edge_removed(Mssa *m, Blk from, Blk to) {
  if (m->dirty) return;
  m->memo_stamp++;
  Acc p = mem_phi(m, to);
  uint32_t o = p ? op_find(m, p, from, UINT32_MAX) : UINT32_MAX;
  if (o == UINT32_MAX) return;
  op_remove(m, p, o);
  VecAcc phis = {0};
  vec_push(&phis, p);
  simplify(m, &phis);
}
void mem_blk_removed(Mssa *m, Blk b) {
  const Fn *f = m->f;
  if (m->dirty || (uint32_t)b >= m->blk.n) return;
  VecAcc phis = {0};
  for (uint32_t k = 0; k < nsuccs(f, b); k++) {
    Acc p = mem_phi(m, succ(f, b, k));
    uint32_t o = p ? op_find(m, p, b, succ_pred(f, b, k)) : UINT32_MAX;
    if (o == UINT32_MAX) continue;
    op_remove(m, p, o);
    vec_push(&phis, p);
  }
  FOR_EACH_MEM(m, b, a) {
    if (mem(m, a)->kind == MEM_PHI) {
      while (mem(m, a)->nops) op_remove(m, a, mem(m, a)->ops);
      replace_users(m, a, MA_ENTRY, &phis);
      take_out(m, a, MA_ENTRY);
      continue;
    }
    m->of[mem(m, a)->ins] = MA_NONE;
    drop(m, a, MA_ENTRY, &phis);
  }
  m->memo_stamp++;
  simplify(m, &phis);
}
static void rename_from(Mssa *m, Blk b, Blk old, Blk new) { /* in the phis of b's successors */
  const Fn *f = m->f;
  for (uint32_t k = 0; k < nsuccs(f, b); k++) {
    Acc p = mem_phi(m, succ(f, b, k));
    uint32_t o = p ? op_find(m, p, old, succ_pred(f, b, k)) : UINT32_MAX;
    if (o != UINT32_MAX) m->op.p[o].from = new;
  }
}
void mem_blk_split(Mssa *m, Blk from, Blk to) {
  if (m->dirty) return;
  mem_blks_grow(m);
  MemBlk *l = &m->blk.p[from], *n = &m->blk.p[to];
  Acc first = MA_NONE;
  for (Acc a = l->last; a && mem(m, a)->kind != MEM_PHI && blk_of(m->f, mem(m, a)->ins) == to; a = mem(m, a)->prev)
    first = a;
  if (first) {
    n->first = first;
    n->last = l->last;
    l->last = mem(m, first)->prev;
    if (l->last) mem(m, l->last)->next = MA_NONE;
    else l->first = MA_NONE;
    mem(m, first)->prev = MA_NONE;
    l->last_def = MA_NONE;
    for (Acc a = n->first; a; a = mem(m, a)->next) {
      mem(m, a)->blk = to;
      if (mem(m, a)->kind == MEM_DEF) n->last_def = a;
    }
    for (Acc a = l->last; a && !l->last_def; a = mem(m, a)->prev)
      if (mem(m, a)->kind != MEM_USE) l->last_def = a;
    m->blk.p[from].ordered = m->blk.p[to].ordered = false;
  }
  m->memo_stamp++;
  rename_from(m, to, from, to);
}
void mem_edge_split(Mssa *m, Blk from, Blk mid, Blk to) {
  if (m->dirty) return;
  mem_blks_grow(m);
  m->memo_stamp++;
  Acc p = mem_phi(m, to);
  uint32_t o = p ? op_find(m, p, from, nsuccs(m->f, mid) ? succ_pred(m->f, mid, 0) : UINT32_MAX) : UINT32_MAX;
  if (o != UINT32_MAX) m->op.p[o].from = mid;
}
void mem_blk_merged(Mssa *m, Blk b, Blk into) {
  if (m->dirty) return;
  Acc p = mem_phi(m, b);
  if (p) {
    VecAcc phis = {0};
    vec_push(&phis, p);
    simplify(m, &phis);
  }
  MemBlk *l = &m->blk.p[b], *n = &m->blk.p[into];
  for (Acc a = l->first; a; a = mem(m, a)->next) mem(m, a)->blk = into;
  if (l->first) {
    mem(m, l->first)->prev = n->last;
    if (n->last) mem(m, n->last)->next = l->first;
    else n->first = l->first;
    n->last = l->last;
    if (l->last_def) n->last_def = l->last_def;
    m->blk.p[into].ordered = false;
  }
  *l = (MemBlk){0};
  m->memo_stamp++;
  rename_from(m, nsuccs(m->f, b) ? b : into, b, into);
}

/* ---- the check ---- */
/* Two structures say the same if the states they name are the same, phi by phi: a phi that one of them lacks must be
 * one state in the other. Pairs of states are taken for equal until two different definitions meet. */
typedef struct Pair {
  Acc a, b;
} Pair;
typedef struct Check {
  Mssa *m, *n; /* the one to be checked, and one made afresh */
  StrBuf *err;
  bool ok;
  KeySet seen;
  VEC(Pair) todo;
} Check;
static void complain(Check *c, Acc a, const char *what) {
  c->ok = false;
  const MemAcc *x = mem(c->m, a);
  sb_fmt(c->err, "memory SSA: access %u (%s in block %u): %s\n", (unsigned)a,
         x->kind == MEM_PHI   ? "phi"
         : x->kind == MEM_DEF ? "definition"
         : x->kind == MEM_USE ? "use"
                              : "freed",
         (unsigned)x->blk, what);
}
static void pair(Check *c, Acc a, Acc b) {
  if (keyset_add(&c->seen, (uint64_t)a << 32 | b)) vec_push(&c->todo, ((Pair){a, b}));
}
static bool pairs_agree(Check *c) {
  const Dom *d = dom(c->m->f);
  while (c->todo.n) {
    Pair p = vec_pop(&c->todo);
    const MemAcc *x = mem(c->m, p.a), *y = mem(c->n, p.b);
    bool px = x->kind == MEM_PHI, py = y->kind == MEM_PHI;
    if (x->kind == MEM_FREE) return false;
    if (!px && !py) {
      if (x->ins != y->ins) return false;
      continue;
    }
    if (px && py && x->blk == y->blk) {
      for (uint32_t i = 0; i < y->nops; i++) {
        Blk from = c->n->op.p[y->ops + i].from;
        uint32_t o = op_find(c->m, p.a, from, i);
        if (o == UINT32_MAX) return false;
        if (dom_reachable(d, from)) pair(c, c->m->op.p[o].val, c->n->op.p[y->ops + i].val);
      }
      continue;
    }
    if (px && !mem_phi(c->n, x->blk)) {
      for (uint32_t i = 0; i < x->nops; i++)
        if (dom_reachable(d, c->m->op.p[x->ops + i].from)) pair(c, c->m->op.p[x->ops + i].val, p.b);
    } else if (py && !mem_phi(c->m, y->blk)) {
      for (uint32_t i = 0; i < y->nops; i++)
        if (dom_reachable(d, c->n->op.p[y->ops + i].from)) pair(c, p.a, c->n->op.p[y->ops + i].val);
    } else return false;
  }
  return true;
}
static void lists_check(Check *c) {
  Mssa *m = c->m;
  const Fn *f = m->f;
  uint32_t links = 0, users = 0;
  FOR_EACH_BLK(f, b) {
    Acc prev = MA_NONE, last_def = MA_NONE;
    Val at = first_ins(f, b);
    FOR_EACH_MEM(m, b, a) {
      const MemAcc *x = mem(m, a);
      if (x->blk != b || x->prev != prev) complain(c, a, "its place in the block's list is wrong");
      if (x->kind == MEM_PHI) {
        if (prev) complain(c, a, "a phi that is not the first");
        if (x->nops != npreds(f, b)) complain(c, a, "the number of operands is not that of predecessors");
        links += x->nops;
      } else {
        while (at && at != x->ins) {
          if (mem_of(m, at)) complain(c, mem_of(m, at), "is not in its block's list");
          at = next_of(f, at);
        }
        if (!at) {
          complain(c, a, "is not in the order of instructions");
          return;
        }
        at = next_of(f, at);
        if (mem_of(m, x->ins) != a) complain(c, a, "its instruction names another access");
        if (x->def) links++;
        else complain(c, a, "nothing reaches it");
      }
      if (x->kind != MEM_USE) last_def = a;
      prev = a;
    }
    if (mem_last(m, b) != prev) complain(c, prev, "is not the last of its block's list");
    if ((uint32_t)b < m->blk.n && m->blk.p[b].last_def != last_def)
      complain(c, last_def, "is not the last definition of its block's list");
  }
  for (uint32_t i = 1; i < m->acc.n; i++) {
    if (m->acc.p[i].kind == MEM_FREE) continue;
    FOR_EACH_MEM_USER(m, (Acc)i, u) {
      Acc user = mem_user(m, u);
      users++;
      if ((u & MEM_OP_BIT ? m->op.p[u & ~MEM_OP_BIT].val : mem(m, user)->def) != (Acc)i ||
          mem(m, user)->kind == MEM_FREE)
        complain(c, user, "stands in the list of users of another access");
    }
  }
  if (links != users) complain(c, MA_ENTRY, "the lists of users are not complete");
}
bool verify_memoryssa(Fn *f, bool asked, StrBuf *err) {
  if (!asked && !knob_bool(f->m->ctx->knobs, KNOB_VERIFY_MEMORYSSA)) return true;
  Mssa *m = asked ? memory_ssa(f) : memory_ssa_had(f);
  if (!m || m->dirty) return true;
  const Dom *d = dom(f);
  Check c = {.m = m, .n = mem_build(f), .err = err, .ok = true};
  c.n->unlimited = true;
  lists_check(&c);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      Acc a = mem_of(m, v), e = mem_of(c.n, v);
      if (!c.ok) break;
      if (!a != !e || (a && mem(m, a)->kind != mem(c.n, e)->kind)) {
        complain(&c, a ? a : MA_ENTRY, "an instruction has an access that it should not have, or none");
        continue;
      }
      if (!a || !dom_reachable(d, b)) continue;
      pair(&c, mem(m, a)->def, mem(c.n, e)->def);
      if (!pairs_agree(&c)) {
        complain(&c, a, "something else reaches it");
        continue;
      }
      /* A cached answer above a definition that does write the place would be wrong. */
      Acc o = mem_opt(m, a);
      if (!o || o == mem(m, a)->def) continue;
      Acc w = mem_clobber(c.n, e);
      const MemAcc *x = mem(m, o), *y = mem(c.n, w);
      if (w == MA_ENTRY || y->kind != MEM_DEF || x->ins == y->ins) continue;
      bool above = o == MA_ENTRY || (x->blk != y->blk ? dom_blk(d, x->blk, y->blk)
                                                      : x->kind == MEM_PHI || mem_dominates(m, o, mem_of(m, y->ins)));
      if (above) complain(&c, a, "its clobber is below the one remembered");
    }
  vec_free(&c.todo);
  keyset_free(&c.seen);
  mem_destroy(c.n);
  return c.ok;
}
