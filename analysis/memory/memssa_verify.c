/* memssa_verify.c: memory SSA compared with one made afresh. Contract: memssa.h (verify_memoryssa).
 *
 * Two structures say the same if the states they name are the same, phi by phi: a phi that one of them lacks must be
 * one state in the other. Pairs of states are taken for equal until two different definitions meet. */
#include "analysis/memory/memssa_int.h"
#include "ir/ctx.h"
#include "support/hash.h"
#include "support/knob.h"

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
        const MemOp *o = &c->m->op.p[x->ops + i], *e = &c->n->op.p[y->ops + i];
        if (i >= x->nops || o->from != e->from) return false;
        if (dom_reachable(d, e->from)) pair(c, o->val, e->val);
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
        for (uint32_t i = 0; i < x->nops && i < npreds(f, b); i++)
          if (m->op.p[x->ops + i].from != pred(f, b, i)) complain(c, a, "an operand belongs to another predecessor");
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
  for (uint32_t i = 0; i < d->n && c.ok; i++) {
    Acc end = mem_at_end(m, d->rpo[i]);
    pair(&c, end, mem_at_end(c.n, d->rpo[i]));
    if (!pairs_agree(&c)) complain(&c, end, "is remembered at the end of a block where something else is");
  }
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
