/* dfa_jump_threading.c: "dfa-jump-threading": who decides the next state of a machine goes there.
 *
 *     loop:  %s = phi [ 1, %entry ], [ %n, %next ]         loop:    switch (first round)
 *            switch %s [ 1, %one; 2, %two ]                one:     ...
 *     one:   br label %next                          ==>   next.2:  ...  br label %two
 *     two:   br label %next                                two:     ...
 *     next:  %n = phi [ 2, %one ], [ 1, %two ]             next.1:  ...  br label %one
 *            br label %loop
 *
 * The value that a switch in a loop decides on comes from phis of the loop, its web. An edge over which a phi of the
 * web takes a constant settles the switch, if that phi's value is what comes through: the blocks from there to the
 * switch are copied for that constant, once however many ways lead to them, and the copy of the switch is a branch. A
 * select that a phi of the web takes becomes a branch first. Where another value from the loop comes in, the machine is
 * not predictable, and stays.
 *
 * Formally: a copy is a triple of a block, a phi p of the web and a constant c, and is entered only while p is c. Over
 * an edge of it comes the triple of a phi that takes p there, or takes a constant; else the same, while p is needed:
 * some way leads on to a phi that takes it, or to the switch. The values of copied blocks are mended by ssa_update.h.
 *
 * On a GPU threads that met at the switch may meet later or not at all: in a function where a convergent operation
 * could notice nothing is done. Blocks that may not be there twice (clone.h) are not copied.
 *
 * Knobs: dfa-cost-threshold (copied instructions by the tests that a switch is), dfa-max-path-length,
 * dfa-max-num-paths. Cost: a switch its loop times the phis of its web, at most CAP_DFA_WEB; loops that do not touch
 * each other are done in one round, of at most CAP_DFA_ROUNDS. Source: LLVM's DFAJumpThreading (public design); Kallen,
 * "Jump threading for state machines", 2021 (the problem). */
#include "analysis/cfg/loops.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/scalar/jump_threading.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"
#include "passes/util/ssa_update.h"
#include "support/knob.h"
#include <stdlib.h>

typedef struct Node { /* a copy */
  Blk b, copy;
  uint32_t web, depth;
  Val c;
  bool useful;
} Node;
typedef struct Way {
  uint32_t node; /* whose copy it leaves; NO_NODE: the original */
  Blk from;
  uint32_t i, to; /* successor number, node */
} Way;
typedef struct Copied {
  Val val, to;
  Blk is;
} Copied;
enum { NO_NODE = UINT32_MAX, NO_WEB = UINT32_MAX };
typedef struct Dfa {
  Fn *f;
  PassCtx *px;
  const Loops *l;
  const Dom *d;
  uint32_t loop;
  VEC(Val) web;     /* web[0] decides */
  CloneMap at;      /* by Val: 1 + index in web */
  VEC(Val) selects; /* that phis of the web take */
  uint32_t *need;   /* by Blk: bits of phis of the web whose value is wanted behind */
  VEC(Blk) needed;  /* those with bits */
  VecU32 todo;
  VEC(Node) node;
  VEC(Way) way;
  VEC(Copied) copied;
  VEC(Blk) made;
  uint8_t *touched; /* by loop */
  bool changed;
} Dfa;

static uint32_t web_of(const Dfa *d, Val v) { return val_is_local(v) ? clone_mapped(&d->at, (uint32_t)v) - 1 : NO_WEB; }
static bool in_loop(const Dfa *d, Blk b) { return loop_has_blk(d->l, d->loop, b); }

/* ---- the web ---- */
static bool unfolds(const Fn *f, Val s, Val phi, Blk from) {
  if (!is_op(f, s, OP_SELECT) || !has_one_use(f, s) || blk_of(f, s) != from || ty(f, arg(f, s, 0)) != TY_I1 ||
      op(f, phi) != OP_PHI || md_get(f, s, MDK_UNPREDICTABLE))
    return false;
  Op o = op(f, term(f, from));
  return (o == OP_BR || o == OP_SWITCH) && (is_int_con(f, arg(f, s, 1)) || is_int_con(f, arg(f, s, 2)) ||
                                            is_op(f, arg(f, s, 1), OP_SELECT) || is_op(f, arg(f, s, 2), OP_SELECT));
}
static void add_phi(Dfa *d, Val v) {
  clone_map(&d->at, (uint32_t)v, d->web.n + 1);
  vec_push(&d->web, v);
}
/* The phis that decide what x is, and the selects among their operands. False: other values come from the loop, or no
 * constant does. */
static bool find_web(Dfa *d, Val x) {
  Fn *f = d->f;
  bool some = false;
  clone_map_clear(&d->at);
  d->web.n = d->selects.n = 0;
  if (!is_op(f, x, OP_PHI) || !ty_is_int(f->m, ty(f, x)) || !in_loop(d, blk_of(f, x))) return false;
  add_phi(d, x);
  for (uint32_t i = 0; i < d->web.n; i++) {
    Val p = d->web.p[i];
    Blk b = blk_of(f, p);
    for (uint32_t k = 0; k < nops(f, p); k++) {
      Val o = arg(f, p, k);
      Blk from = pred(f, b, k);
      if (!in_loop(d, from)) continue;
      if (is_int_con(f, o)) some = true;
      else if (is_op(f, o, OP_PHI) && in_loop(d, blk_of(f, o))) {
        if (web_of(d, o) != NO_WEB) continue;
        if (at_cap(f->m, DFA_WEB, d->web.n)) return false;
        add_phi(d, o);
      } else if (val_is_local(o) && unfolds(f, o, p, from)) {
        vec_push(&d->selects, o);
        some = true;
      } else if (val_is_con(o) || is_arg(f, o) || !in_loop(d, blk_of(f, o))) continue;
      else return false;
    }
  }
  return some;
}
static bool may_copy(const Fn *f, Blk b) {
  if (blk_is_address_taken(f, b)) return false;
  FOR_EACH_INS(f, b, v) {
    Op o = op(f, v);
    if (o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD || o == OP_CATCHSWITCH || ty(f, v) == TY_TOKEN)
      return false;
    if (is_call(f, v) && (is_noduplicate(f, v) || is_convergent(f, v))) return false;
    if (is_term(f, v) && o != OP_BR && o != OP_SWITCH) return false;
  }
  return true;
}
static void want(Dfa *d, Blk b, uint32_t bits) {
  if (!in_loop(d, b) || !(bits & ~d->need[b])) return;
  if (!d->need[b]) vec_push(&d->needed, b);
  d->need[b] |= bits;
  vec_push(&d->todo, (uint32_t)b);
}
/* Where which value of the web is wanted: on all ways back from where a phi takes it to where it is made. */
static void find_need(Dfa *d, Blk sw) {
  Fn *f = d->f;
  d->todo.n = 0;
  want(d, sw, 1);
  for (uint32_t i = 0; i < d->web.n; i++) {
    Val p = d->web.p[i];
    for (uint32_t k = 0; k < nops(f, p); k++) {
      uint32_t w = web_of(d, arg(f, p, k));
      if (w != NO_WEB && dom_reachable(d->d, pred(f, blk_of(f, p), k))) want(d, pred(f, blk_of(f, p), k), 1u << w);
    }
  }
  while (d->todo.n) {
    Blk b = (Blk)d->todo.p[--d->todo.n];
    uint32_t bits = d->need[b];
    for (uint32_t i = 0; i < d->web.n; i++)
      if (blk_of(f, d->web.p[i]) == b) bits &= ~(1u << i);
    if (b == sw) bits &= 1; /* beyond the switch it is decided */
    if (bits)
      for (uint32_t k = 0; k < npreds(f, b); k++)
        if (dom_reachable(d->d, pred(f, b, k))) want(d, pred(f, b, k), bits);
  }
}
static void forget_need(Dfa *d) {
  for (uint32_t i = 0; i < d->needed.n; i++) d->need[d->needed.p[i]] = 0;
  d->needed.n = 0;
}

/* ---- copies ---- */
static bool is_wanted(const Dfa *d, Blk t, uint32_t web, Blk sw) {
  return t == sw ? web == 0 : (d->need[t] >> web & 1) != 0;
}
/* What comes over edge i of block b while phi `web` (NO_WEB: nothing known) is c. */
static bool next_of_way(const Dfa *d, Blk b, uint32_t i, uint32_t web, Val c, Blk sw, uint32_t *to, Val *with) {
  const Fn *f = d->f;
  Blk t = succ(f, b, i);
  if (!in_loop(d, t)) return false;
  uint32_t k = succ_pred(f, b, i);
  *to = NO_WEB;
  FOR_EACH_PHI(f, t, q) {
    uint32_t w = web_of(d, q);
    Val o = arg(f, q, k);
    if (w == NO_WEB || w >= *to || !is_wanted(d, t, w, sw)) continue;
    if (web != NO_WEB && o == d->web.p[web]) *to = w, *with = c;
    else if (is_int_con(f, o)) *to = w, *with = o;
  }
  if (*to != NO_WEB) return true;
  if (web == NO_WEB || blk_of(f, d->web.p[web]) == t || !is_wanted(d, t, web, sw)) return false;
  *to = web, *with = c;
  return true;
}
static uint32_t node_for(Dfa *d, Blk b, uint32_t web, Val c, uint32_t depth) {
  for (uint32_t i = 0; i < d->node.n; i++)
    if (d->node.p[i].b == b && d->node.p[i].web == web && d->node.p[i].c == c) return i;
  if (d->node.n >= (uint64_t)knob_int(d->px->knobs, KNOB_DFA_MAX_PATHS) ||
      depth > (uint64_t)knob_int(d->px->knobs, KNOB_DFA_MAX_LENGTH) || !may_copy(d->f, b))
    return NO_NODE;
  vec_push(&d->node, ((Node){.b = b, .web = web, .c = c, .depth = depth}));
  return d->node.n - 1;
}
static void add_ways(Dfa *d, uint32_t node, Blk b, Blk sw) {
  const Fn *f = d->f;
  Node n = node == NO_NODE ? (Node){.web = NO_WEB} : d->node.p[node];
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    uint32_t to, web;
    Val c;
    if (!next_of_way(d, b, i, n.web, n.c, sw, &web, &c)) continue;
    to = node_for(d, succ(f, b, i), web, c, n.depth + 1);
    if (to != NO_NODE) vec_push(&d->way, ((Way){node, b, i, to}));
  }
}
/* The copies that settle the switch, and what leads to them; the size of it all. */
static uint32_t plan(Dfa *d, Blk sw) {
  Fn *f = d->f;
  d->node.n = d->way.n = 0;
  const Loop *l = &d->l->loop[d->loop];
  for (uint32_t i = l->first; i < l->last; i++) {
    Blk b = d->l->blk[i];
    Op o = op(f, term(f, b));
    if (dom_reachable(d->d, b) && (o == OP_BR || o == OP_SWITCH)) add_ways(d, NO_NODE, b, sw);
  }
  for (uint32_t i = 0; i < d->node.n; i++) {
    if (d->node.p[i].b == sw) d->node.p[i].useful = true;
    else add_ways(d, i, d->node.p[i].b, sw);
  }
  for (bool again = true; again;) {
    again = false;
    for (uint32_t i = d->way.n; i-- > 0;) {
      Way w = d->way.p[i];
      if (w.node == NO_NODE || !d->node.p[w.to].useful || d->node.p[w.node].useful) continue;
      d->node.p[w.node].useful = again = true;
    }
  }
  uint32_t size = 0;
  for (uint32_t i = 0; i < d->node.n; i++)
    if (d->node.p[i].useful) size += blk_size(f, d->node.p[i].b, 1u << 16);
  return size;
}
static void copy_block(Dfa *d, Node *n, CloneMap *vals, CloneMap *blks, Blk sw) {
  Fn *f = d->f;
  char name[24];
  uint64_t c = 0;
  con_u64(&f->con, n->c, &c);
  StrBuf s = {0};
  sb_lit(&s, ".jt");
  sb_u64(&s, c);
  uint32_t len = s.n < sizeof name ? (uint32_t)s.n : 3;
  memcpy(name, s.p, len);
  sb_free(&s);
  Clone k = clone_begin(f, f, vals, blks, (Str){name, len}, d->px->scratch);
  VecU32 one = {0};
  vec_push(&one, (uint32_t)n->b);
  region_clone(&k, &one, n->b, n->b);
  vec_free(&one);
  n->copy = (Blk)clone_mapped(k.blk, (uint32_t)n->b);
  FOR_EACH_INS(f, n->b, v)
    if (has_result(f, v) && has_uses(f, v))
      vec_push(&d->copied, ((Copied){v, (Val)clone_mapped(k.val, (uint32_t)v), n->copy}));
  clone_end(&k);
  clone_map_clear(vals), clone_map_clear(blks);
  if (n->b == sw) term_keep_edge(f, n->copy, switch_way(f, term(f, sw), n->c));
  vec_push(&d->made, n->copy);
}
/* Edge i of `from`, which leads to the block that n is a copy of, leads to the copy. */
static void lead_to(Dfa *d, Blk from, uint32_t i, const Node *n) {
  Fn *f = d->f;
  uint32_t k = succ_pred(f, from, i), count = 0;
  FOR_EACH_PHI(f, n->b, v) count++;
  ArenaMark mark = arena_mark(d->px->scratch);
  Val *ops = ARENA_ARRAY(d->px->scratch, Val, count + 1);
  count = 0;
  FOR_EACH_PHI(f, n->b, v) ops[count++] = arg(f, v, k);
  uint32_t at = edge_redirect(f, from, i, n->copy);
  count = 0;
  FOR_EACH_PHI(f, n->copy, v) opnd_set(f, v, at, ops[count++]);
  arena_release(d->px->scratch, mark);
}
static void thread(Dfa *d, Blk sw) {
  CloneMap vals = {0}, blks = {0};
  for (uint32_t i = 0; i < d->node.n; i++)
    if (d->node.p[i].useful) copy_block(d, &d->node.p[i], &vals, &blks, sw);
  for (uint32_t i = 0; i < d->way.n; i++) {
    Way w = d->way.p[i];
    if (!d->node.p[w.to].useful || (w.node != NO_NODE && !d->node.p[w.node].useful)) continue;
    lead_to(d, w.node == NO_NODE ? w.from : d->node.p[w.node].copy, w.i, &d->node.p[w.to]);
  }
  clone_map_free(&vals), clone_map_free(&blks);
}

/* ---- values of copied blocks ---- */
static int by_value(const void *a, const void *b) {
  const Copied *x = a, *y = b;
  return x->val != y->val ? (x->val < y->val ? -1 : 1) : (x->is > y->is) - (x->is < y->is);
}
static void mend(Dfa *d) {
  Fn *f = d->f;
  if (!d->copied.n) return;
  qsort(d->copied.p, d->copied.n, sizeof *d->copied.p, by_value);
  const Dom *t = dom(f);
  SsaUpdate s;
  ssa_update_init(&s, f, d->px->scratch);
  VEC(Use) uses = {0};
  for (uint32_t i = 0, k; i < d->copied.n; i = k) {
    Val v = d->copied.p[i].val;
    Blk home = blk_of(f, v);
    for (k = i; k < d->copied.n && d->copied.p[k].val == v;) k++;
    uses.n = 0;
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (!blk_of(f, user)) continue;
      Blk at = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
      if (at != home && dom_reachable(t, at)) vec_push(&uses, u);
    }
    if (!uses.n) continue;
    ssa_update_begin(&s, ty(f, v), name_of(f, v), false);
    if (dom_reachable(t, home)) ssa_update_def(&s, home, v);
    for (uint32_t n = i; n < k; n++)
      if (dom_reachable(t, d->copied.p[n].is)) ssa_update_def(&s, d->copied.p[n].is, d->copied.p[n].to);
    for (uint32_t n = 0; n < uses.n; n++) ssa_update_use(&s, uses.p[n]);
  }
  ssa_update_free(&s);
  vec_free(&uses);
}
static void tidy(Dfa *d) {
  Fn *f = d->f;
  blks_erase_unreachable(f);
  for (uint32_t i = 0; i < d->made.n; i++) {
    Blk b = d->made.p[i];
    if (!first_ins(f, b)) continue;
    for (Val v = last_ins(f, b), up; v; v = up) {
      up = prev_of(f, v);
      if (is_trivially_dead(f, v)) ins_erase(f, v);
    }
  }
  for (Blk b = f->first_blk, next; b; b = next) {
    next = f->blk[b].next;
    if (npreds(f, b) == 1) phis_simplify(f, b);
    blk_merge_into_pred(f, b);
  }
}

/* ---- the pass ---- */
static uint32_t outermost(const Dfa *d, uint32_t loop) {
  while (d->l->loop[loop].parent) loop = d->l->loop[loop].parent;
  return loop;
}
static bool is_machine(Dfa *d, Blk b) {
  const Fn *f = d->f;
  Val t = term(f, b);
  if (!is_op(f, t, OP_SWITCH) || nops(f, t) < 2 || !dom_reachable(d->d, b)) return false;
  d->loop = loop_of(d->l, b);
  return d->loop != 0;
}
static uint32_t tests_of(const Fn *f, Val sw) { /* of a tree of comparisons */
  uint32_t n = nops(f, sw), log = 1;
  while (1u << log < n) log++;
  return log;
}
/* Selects of all machines become branches. True: a select went. */
static bool unfold_all(Dfa *d) {
  Fn *f = d->f;
  VEC(Val) all = {0};
  FOR_EACH_BLK(f, b)
    if (is_machine(d, b) && may_copy(f, b) && find_web(d, arg(f, term(f, b), 0)))
      for (uint32_t i = 0; i < d->selects.n; i++) vec_push(&all, d->selects.p[i]);
  bool some = false;
  for (uint32_t i = 0; i < all.n; i++) {
    if (!blk_of(f, all.p[i])) continue;
    jump_unfold_select(f, d->px->scratch, all.p[i]);
    some = true;
  }
  vec_free(&all);
  return some;
}
static bool machine(Dfa *d, Blk b) {
  Fn *f = d->f;
  Val t = term(f, b);
  if (!find_web(d, arg(f, t, 0))) {
    remark_plain(d->px, DFA_NOT_PREDICTABLE, f, t);
    return false;
  }
  find_need(d, b);
  int64_t cost = plan(d, b) / tests_of(f, t), limit = knob_int(d->px->knobs, KNOB_DFA_COST);
  uint32_t n = 0;
  for (uint32_t i = 0; i < d->node.n; i++) n += d->node.p[i].useful;
  forget_need(d);
  if (!n) return false;
  if (cost > limit) {
    remark(d->px, DFA_TOO_COSTLY, f, t, ra_int(cost), ra_int(limit));
    return false;
  }
  remark_plain(d->px, DFA_THREADED, f, t);
  thread(d, b);
  stat_add(d->px, ST_DFA_SWITCHES, 1);
  stat_add(d->px, ST_DFA_COPIES, n);
  return true;
}
/* Machines in loops that have nothing to do with each other. True: others may be left. */
static bool round_of(Dfa *d, uint8_t *done, uint32_t ndone) {
  Fn *f = d->f;
  bool some = false, left = false;
  d->l = loops(f), d->d = dom(f);
  d->need = ARENA_ZARRAY(d->px->scratch, uint32_t, f->nblk);
  d->touched = ARENA_ZARRAY(d->px->scratch, uint8_t, d->l->n + 1);
  d->copied.n = d->made.n = 0;
  uint32_t n = d->d->n;
  Blk *order = ARENA_ARRAY(d->px->scratch, Blk, n);
  memcpy(order, d->d->rpo, n * sizeof *order);
  for (uint32_t i = 0; i < n; i++) {
    Blk b = order[i];
    if ((uint32_t)b >= ndone || done[b] || !is_machine(d, b)) continue;
    uint32_t top = outermost(d, d->loop);
    if (d->touched[top]) {
      left = true;
      continue;
    }
    done[b] = 1;
    if (may_copy(f, b) && machine(d, b)) d->touched[top] = some = true;
  }
  if (some) {
    mend(d);
    tidy(d);
    d->changed = true;
  }
  return left;
}
Change pass_dfa_jump_threading(Fn *f, PassCtx *px) {
  bool some = false;
  FOR_EACH_BLK(f, b) some |= is_op(f, term(f, b), OP_SWITCH);
  if (!some || fn_has_convergent(f)) return CH_NONE;
  Dfa d = {.f = f, .px = px};
  for (uint32_t i = 0; !at_cap(f->m, DFA_ROUNDS, i); i++) { /* selects of selects */
    d.l = loops(f), d.d = dom(f);
    if (!unfold_all(&d)) break;
    d.changed = true;
  }
  uint32_t n = f->nblk;
  uint8_t *done = ARENA_ZARRAY(px->scratch, uint8_t, n);
  for (uint32_t i = 0; !at_cap(f->m, DFA_ROUNDS, i) && round_of(&d, done, n); i++) {}
  vec_free(&d.web), vec_free(&d.selects), vec_free(&d.needed), vec_free(&d.todo), vec_free(&d.node), vec_free(&d.way);
  vec_free(&d.copied), vec_free(&d.made);
  clone_map_free(&d.at);
  return d.changed ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
