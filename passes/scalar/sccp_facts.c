/* sccp_facts.c: which operands see what a branch or an assumption said: one walk of the dominator tree, with the
 * innermost fact about each value on a stack.
 *
 *   %c = icmp eq i32 %x, 4
 *   br i1 %c, label %a, label %b
 *   a:
 *     %y = add i32 %x, 1           sees %x == 4, and %c
 */
#include "analysis/cfg/dom.h"
#include "analysis/value/context.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/scalar/sccp_int.h"

typedef struct FactUndo {
  Val of;
  uint32_t old;
} FactUndo;
typedef struct FactWalk {
  Fn *f;
  Facts *facts;
  uint32_t *top;
  VEC(FactUndo) undo;
} FactWalk;

static void fact_add(FactWalk *w, Val of, Pred p, Val other) {
  Facts *t = w->facts;
  if (val_is_con(of)) return;
  if (!t->fact.n) vec_push(&t->fact, ((Fact){0}));
  uint32_t k = t->fact.n;
  vec_push(&t->fact, ((Fact){.of = of, .pred = p, .other = other, .parent = w->top[of]}));
  vec_push(&w->undo, ((FactUndo){of, w->top[of]}));
  w->top[of] = k;
}
static void facts_of_cond(FactWalk *w, Val cond, bool is) {
  Fn *f = w->f;
  Val work[CAP_SCCP_CONDITIONS];
  uint32_t n = 0;
  work[n++] = cond;
  for (uint32_t i = 0; i < n; i++) {
    Val c = work[i], a, b;
    if (val_is_con(c) || ty(f, c) != TY_I1) continue;
    fact_add(w, c, ICMP_EQ, con_int(&f->con, TY_I1, is));
    if (is_op(f, c, OP_ICMP)) {
      Pred p = is ? (Pred)sub(f, c) : pred_invert((Pred)sub(f, c));
      Val l = arg(f, c, 0), r = arg(f, c, 1);
      if (l == r) continue;
      fact_add(w, l, p, r);
      fact_add(w, r, pred_swap(p), l);
      uint64_t k;
      if (!val_is_con(l) && is_op(f, l, OP_ADD) && val_is_con(r) && val_is_con(arg(f, l, 1)) &&
          con_u64(&f->con, r, &k) && int_bits(f->m, ty(f, l))) {
        /* x + c in a region: x in the region moved by -c */
        uint64_t off;
        unsigned bits = int_bits(f->m, ty(f, l));
        if (con_u64(&f->con, arg(f, l, 1), &off)) {
          Range g = range_allowed(p, range_one(bits, k));
          if (g.kind == RANGE_SPAN) {
            uint64_t lo = (g.lo - off) & mask64(bits), hi = (g.hi - off) & mask64(bits), top = (hi - 1) & mask64(bits);
            if (lo <= top) {
              fact_add(w, arg(f, l, 0), ICMP_UGE, con_int(&f->con, ty(f, l), lo));
              fact_add(w, arg(f, l, 0), ICMP_ULE, con_int(&f->con, ty(f, l), top));
            }
          }
        }
      }
      continue;
    }
    if (is_not(f, c) && !at_cap(f->m, SCCP_CONDITIONS, n)) facts_of_cond(w, not_of(f, c), !is);
    if (!cond_parts(f, c, is, &a, &b)) continue;
    if (!at_cap(f->m, SCCP_CONDITIONS, n)) work[n++] = a;
    if (!at_cap(f->m, SCCP_CONDITIONS, n)) work[n++] = b;
  }
}
/* What the edge (p, i) says. */
static void facts_of_edge(FactWalk *w, Blk p, uint32_t i) {
  Fn *f = w->f;
  Val t = term(f, p);
  if (blk_forks(f, p)) facts_of_cond(w, arg(f, t, 0), i == 0);
  else if (is_op(f, t, OP_SWITCH) && i > 0) {
    uint32_t same = 0;
    Blk to = succ(f, p, i);
    for (uint32_t k = 0; k < npreds(f, to) && same < 2; k++) same += pred(f, to, k) == p;
    if (same == 1) fact_add(w, arg(f, t, 0), ICMP_EQ, arg(f, t, i));
  }
}
/* What the bundles of an assumption say of pointers. */
static void facts_of_bundles(FactWalk *w, Val as) {
  Fn *f = w->f;
  for (Bundle b = {0}; bundle_next(f, as, &b);) {
    Context c;
    if (!b.n || !ty_is_ptr(f->m, ty(f, arg(f, as, b.at))) || !bundle_fact(f, as, b.at, &c)) continue;
    Ty t = ty(f, arg(f, as, b.at));
    if (c.nonzero || (c.deref && !known_null_is_valid(f, t)))
      fact_add(w, arg(f, as, b.at), ICMP_NE, con_null(&f->con, t));
  }
}
static void facts_undo(FactWalk *w, uint32_t mark) {
  while (w->undo.n > mark) {
    FactUndo u = vec_pop(&w->undo);
    w->top[u.of] = u.old;
  }
}
static void facts_block(FactWalk *w, Blk b) {
  Fn *f = w->f;
  uint32_t *at = w->facts->at;
  if (npreds(f, b) == 1) facts_of_edge(w, pred(f, b, 0), pred_succ(f, b, 0));
  FOR_EACH_INS(f, b, v) {
    if (op(f, v) == OP_PHI) continue; /* seen from the predecessors */
    for (uint32_t i = 0; i < nops(f, v); i++) {
      Val o = arg(f, v, i);
      if (!val_is_con(o) && w->top[o]) at[slot_of(f, v, i)] = w->top[o];
    }
    if (op(f, v) == OP_CALL && call_intrinsic(f, v) == INTRIN_assume) {
      facts_of_cond(w, arg(f, v, 0), true);
      facts_of_bundles(w, v);
    }
  }
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk s = succ(f, b, i);
    if (op(f, first_ins(f, s)) != OP_PHI) continue;
    uint32_t mark = w->undo.n, pi = succ_pred(f, b, i);
    if (npreds(f, s) > 1) facts_of_edge(w, b, i);
    FOR_EACH_PHI(f, s, v) {
      Val o = arg(f, v, pi);
      if (!val_is_con(o) && w->top[o]) at[slot_of(f, v, pi)] = w->top[o];
    }
    facts_undo(w, mark);
  }
}
/* Whether some edge or call may say something: most small functions are one block. */
static bool has_facts(const Fn *f) {
  FOR_EACH_BLK(f, b)
    if (nsuccs(f, b) > 1) return true;
  for (uint32_t i = 0; i < f->con.con.n; i++)
    if (f->con.con.p[i].kind == CON_INTRIN && f->con.con.p[i].flags == INTRIN_assume) return true;
  return false;
}
Facts *sccp_facts(Fn *f, Arena *A) {
  if (!has_facts(f)) return NULL;
  Facts *t = ARENA_NEW(A, Facts);
  FactWalk w = {.f = f, .facts = t, .top = ARENA_ZARRAY(A, uint32_t, f->nins + 1)};
  t->nslots = f->nopnd;
  t->at = ARENA_ZARRAY(A, uint32_t, f->nopnd + 1);
  const Dom *d = dom(f);
  DomScopes scopes = dom_scopes(A, d);
  for (uint32_t i = 0; i < d->n; i++) {
    facts_undo(&w, dom_scope(&scopes, d->tree[i], w.undo.n));
    facts_block(&w, d->tree[i]);
  }
  vec_free(&w.undo);
  if (!t->fact.n) return NULL;
  t->of = ARENA_ZARRAY(A, uint32_t, f->nins + 1);
  t->other = ARENA_ZARRAY(A, uint32_t, f->nins + 1);
  for (uint32_t k = t->fact.n; k-- > 1;) { /* lists end up in order of making */
    Fact *c = &t->fact.p[k];
    if (c->parent) {
      c->sibling = t->fact.p[c->parent].child;
      t->fact.p[c->parent].child = k;
    } else {
      c->next_of = t->of[c->of];
      t->of[c->of] = k;
    }
    if (!val_is_con(c->other)) {
      c->next_other = t->other[c->other];
      t->other[c->other] = k;
    }
  }
  uint32_t total = 0;
  for (uint32_t q = 1; q < t->nslots; q++)
    if (t->at[q]) {
      t->fact.p[t->at[q]].slot_last++;
      total++;
    }
  t->slots = ARENA_ARRAY(A, uint32_t, total + 1);
  uint32_t at = 0;
  for (uint32_t k = 1; k < t->fact.n; k++) {
    Fact *c = &t->fact.p[k];
    uint32_t n = c->slot_last;
    c->slot_first = c->slot_last = at;
    at += n;
  }
  for (uint32_t q = 1; q < t->nslots; q++)
    if (t->at[q]) t->slots[t->fact.p[t->at[q]].slot_last++] = q;
  return t;
}
uint32_t sccp_named_successor(const Fn *f, Blk b, Val addr) {
  const ConPool *p = &f->con;
  addr = con_twin(p, addr);
  while (con_kind(p, addr) == CON_EXPR &&
         (con_rec(p, addr)->sub == OP_PTRTOINT || con_rec(p, addr)->sub == OP_INTTOPTR))
    addr = con_twin(p, con_op(p, addr, 0));
  Blk to = blk_of_address(f, addr);
  if (!to) return UINT32_MAX;
  uint32_t n = nsuccs(f, b), i = 0;
  while (i < n && succ(f, b, i) != to) i++;
  return i;
}
