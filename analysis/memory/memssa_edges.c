/* memssa_edges.c: memory SSA after edits of edges. Contract: memssa.h; windows are flow.h's.
 *
 *        root            The window: what leads from the root to blocks whose edges are others. It is entered through
 *       /    \           the root alone, and its blocks are left by edges that nobody touched.
 *      a      b
 *     x \    / x         1. Its lists of accesses are made again from the code: blocks were split, joined and copied.
 *        \  /            2. Its blocks in reverse post order: each begins with what its forward edges bring, or with a
 *         w                 phi where they differ, or where it heads a loop of the window in which something is
 *        / \                defined: a definition in a natural loop comes to the header before any other way out of it.
 *     out   out          3. Blocks outside that the window dominates immediately (outs), and have no phi: what their
 *                           edges bring now, those from other outs' subtrees by what these begin with. Where that is
 *                           another state than before it is carried down, to the next definitions, and no farther.
 *                        4. Joins that the root does not strictly dominate, and the root itself, have or get a phi if
 *                           an edge of the window brings another state than before.
 *
 * Why that is enough. The structure is right if every block begins with its phi, whose operands are the states at the
 * ends of its predecessors, or with the one state in which all its reached predecessors end: then, by induction over
 * paths, every access names the last definition of every path. In graphs without irreducible cycles it is the minimal
 * one, which a fresh build finds too, as soon as no phi has one state only (Braun et al. 2013, section 3.2; Flow is
 * there for such graphs only). Outside the window the predecessors of all blocks, and whether they are reached, are
 * what they were, so that nothing can be wrong there but through a state at the end of one of the window's blocks that
 * has changed; each such state is handed to all successors, and each phi of which an operand has changed is looked at.
 *
 * Several windows (edits before the last of which nobody asked) are taken as one, closed backwards again in the graph
 * as it is. Where that is more than a quarter of the function all is made anew. Cached answers are forgotten: other
 * paths lead here. Cost: blocks, edges and accesses of the window, the children of its blocks in the dominator tree,
 * and what lies below these as far as their state has changed. */
#include "analysis/cfg/flow.h"
#include "analysis/memory/memssa_int.h"
#include <stdlib.h>

enum { WINDOW_MIN = 64 };
enum { OUT_NEW, OUT_OPEN, OUT_DONE };
typedef struct Out {
  Blk b;
  uint32_t label; /* Dom.in */
  uint8_t state;
  bool phi;       /* its edges bring different states: `in` is a new phi */
  Acc in, before; /* what it begins with; what it began with, MA_NONE: not known */
} Out;
typedef struct Edges {
  Mssa *m;
  Fn *f;
  const Dom *d;
  const Loops *l;
  Arena *A;
  VecU32 blk;       /* the root (or BLK_NONE), then the window's blocks, reached or not; m->at has 1 + places here */
  VecU32 rpo;       /* places of those that are reached */
  uint32_t *order;  /* by place: 1 + index in rpo; 0: not reached */
  bool *defines;    /* by place, of a loop's header: something in the loop defines */
  Acc *phi, *end;   /* by place: its phi; the state at its end */
  bool all_of_root; /* the root's list is made again too */
  VEC(Out) out;
  VecU32 want_phi;      /* blocks that the root does not strictly dominate */
  VecU32 stray;         /* instructions that have left for a block outside */
  VecAcc changed, gone; /* phis to be looked at; phis of the window that go */
  MemCarry carry;
} Edges;

static uint32_t place_of(const Edges *e, Blk b) { return e->m->at.p[b]; } /* 1 + place; 0: outside */
static Blk root_of(const Edges *e) { return (Blk)e->blk.p[0]; }
static void enter(Edges *e, Blk b) {
  if (e->m->at.p[b]) return;
  vec_push(&e->blk, (uint32_t)b);
  e->m->at.p[b] = e->blk.n;
}
static void set_def(Mssa *m, Acc a, Acc state) {
  if (mem(m, a)->def == state) return;
  mem_user_unlink(m, (uint32_t)a);
  mem_user_link(m, (uint32_t)a, state);
}

/* ---- the window ---- */
static void find_root(Edges *e, const FlowWindows *ws) {
  Blk r = BLK_NONE;
  for (uint32_t i = 0; i < ws->n; i++) {
    const FlowWindow *w = &ws->win[i];
    for (uint32_t k = 0; k < w->n; k++) enter(e, (Blk)ws->blk[w->first + k]);
    if (dom_reachable(e->d, w->root)) r = r ? dom_common(e->d, r, w->root) : w->root;
  }
  for (uint32_t i = 1; i < e->blk.n; i++)
    if (dom_reachable(e->d, (Blk)e->blk.p[i])) r = r ? dom_common(e->d, r, (Blk)e->blk.p[i]) : (Blk)e->blk.p[i];
  while (r && place_of(e, r) && e->d->idom[r]) r = e->d->idom[r];
  if (r && place_of(e, r)) { /* the entry: it is no block of the list */
    uint32_t at = place_of(e, r), last = vec_pop(&e->blk);
    if ((Blk)last != r) e->blk.p[at - 1] = last, e->m->at.p[last] = at;
  }
  e->blk.p[0] = (uint32_t)r;
  if (r) e->m->at.p[r] = 1;
}
static bool find_window(Edges *e, const FlowWindows *ws) {
  const Fn *f = e->f;
  uint32_t most = u32_max(WINDOW_MIN, f->nblk / 4);
  vec_push(&e->blk, BLK_NONE);
  find_root(e, ws);
  for (uint32_t i = 0; i < ws->n; i++)
    if (ws->win[i].root) enter(e, ws->win[i].root);
  for (uint32_t i = 1; i < e->blk.n; i++) {
    Blk b = (Blk)e->blk.p[i];
    if (e->blk.n > most) return false;
    for (uint32_t k = 0; k < npreds(f, b); k++)
      if (dom_reachable(e->d, pred(f, b, k))) enter(e, pred(f, b, k));
  }
  return true;
}
static void walk(Edges *e) {
  const Fn *f = e->f;
  typedef struct Frame {
    Blk b;
    uint32_t i;
  } Frame;
  VEC(Frame) st = {0};
  if (!root_of(e)) return;
  e->order[0] = 1;
  vec_push(&st, ((Frame){root_of(e), 0}));
  while (st.n) {
    Frame *fr = &st.p[st.n - 1];
    if (fr->i == nsuccs(f, fr->b)) {
      vec_push(&e->rpo, place_of(e, fr->b) - 1);
      st.n--;
      continue;
    }
    uint32_t at = place_of(e, succ(f, fr->b, fr->i++));
    if (!at || e->order[at - 1]) continue;
    e->order[at - 1] = 1;
    vec_push(&st, ((Frame){(Blk)e->blk.p[at - 1], 0}));
  }
  vec_free(&st);
  for (uint32_t a = 0, z = e->rpo.n; a + 1 < z; a++) {
    z--;
    uint32_t t = e->rpo.p[a];
    e->rpo.p[a] = e->rpo.p[z], e->rpo.p[z] = t;
  }
  for (uint32_t i = 0; i < e->rpo.n; i++) e->order[e->rpo.p[i]] = i + 1;
}

/* ---- lists ---- */
/* Accesses whose instructions have left for a block outside: new ones there. */
static void remove_strays(Edges *e) {
  Mssa *m = e->m;
  for (uint32_t i = 1; i < e->blk.n; i++)
    FOR_EACH_MEM(m, (Blk)e->blk.p[i], a) {
      if (mem(m, a)->kind == MEM_PHI) continue;
      Blk now = blk_of(e->f, mem(m, a)->ins);
      uint32_t at = now ? place_of(e, now) : 0;
      if (at == 1 && root_of(e)) e->all_of_root = true;
      else if (!at) vec_push(&e->stray, (uint32_t)mem(m, a)->ins);
    }
  for (uint32_t i = 0; i < e->stray.n; i++) mem_removed(m, (Val)e->stray.p[i]);
}
/* What stands in b, in order; false: it is not what it was and nobody said so. */
static bool list_again(Edges *e, Blk b) {
  Mssa *m = e->m;
  Fn *f = e->f;
  uint32_t place = 0;
  m->blk.p[b].first = m->blk.p[b].last = m->blk.p[b].last_def = MA_NONE;
  FOR_EACH_INS(f, b, v) {
    MemKind k = mem_classify(f, v);
    Acc a = mem_of(m, v);
    if (a && mem(m, a)->kind != k) return false;
    if (k == MEM_FREE) continue;
    if (!a) {
      a = mem_new(m, k, v, b);
      mem_map(m, v, a);
    } else if (!place_of(e, mem(m, a)->blk)) return false;
    else if (mem(m, a)->blk == root_of(e) && b != root_of(e)) e->all_of_root = true;
    mem_list_insert(m, a, b, MA_NONE);
    mem(m, a)->nops = ++place;
    if (k == MEM_DEF) m->blk.p[b].last_def = a;
  }
  m->blk.p[b].ordered = true;
  return true;
}
static bool list_all(Edges *e) {
  Mssa *m = e->m;
  for (uint32_t i = 0; i < e->blk.n; i++)
    if (e->blk.p[i]) e->phi[i] = mem_phi(m, (Blk)e->blk.p[i]);
  for (uint32_t i = 1; i < e->blk.n; i++)
    if (!list_again(e, (Blk)e->blk.p[i])) return false;
  if (!e->all_of_root) return true;
  if (!list_again(e, root_of(e))) return false;
  if (e->phi[0]) {
    mem_list_insert(m, e->phi[0], root_of(e), mem_first(m, root_of(e)));
    MemBlk *l = &m->blk.p[root_of(e)];
    if (!l->last_def) l->last_def = e->phi[0];
  }
  return true;
}

/* ---- states in the window ---- */
/* The state in which b, outside the window and without a phi, began before; MA_NONE: not known. */
static Acc began_with(Mssa *m, Blk b) {
  Acc a = mem_first(m, b);
  return a ? mem(m, a)->def : mem_memo(m, b);
}
static void mark_loops(Edges *e) {
  const Loops *l = e->l;
  for (uint32_t i = 1; i < e->blk.n; i++) {
    if (!e->order[i] || !e->m->blk.p[e->blk.p[i]].last_def) continue;
    for (uint32_t k = loop_of(l, (Blk)e->blk.p[i]); k; k = l->loop[k].parent) {
      uint32_t at = place_of(e, l->loop[k].header);
      if (at < 2 || e->defines[at - 1]) break;
      e->defines[at - 1] = true;
    }
  }
}
/* Phi of the window's block at place i: the one that was there, or a new one, its operands still empty. */
static Acc phi_again(Edges *e, uint32_t i) {
  Mssa *m = e->m;
  Blk b = (Blk)e->blk.p[i];
  Acc p = e->phi[i];
  if (!p) return e->phi[i] = mem_phi_new(m, b);
  uint32_t had = mem(m, p)->nops, n = npreds(e->f, b);
  mem_phi_empty(m, p);
  if (n > had) {
    mem(m, p)->ops = u32_max(m->op.n, 1);
    vec_resize_zero(&m->op, mem(m, p)->ops + n);
  }
  MemAcc *x = mem(m, p);
  x->nops = n;
  for (uint32_t k = 0; k < n; k++) m->op.p[x->ops + k] = (MemOp){.phi = p, .from = pred(e->f, b, k)};
  mem_list_insert(m, p, b, mem_first(m, b));
  if (!m->blk.p[b].last_def) m->blk.p[b].last_def = p; /* name_blk remembers it */
  return p;
}
/* What reaches the accesses of a block, which begins with this state; the state at its end. */
static Acc name_blk(Mssa *m, Blk b, Acc state) {
  FOR_EACH_MEM(m, b, a) {
    if (mem(m, a)->kind == MEM_PHI) continue;
    set_def(m, a, state);
    if (mem(m, a)->kind == MEM_DEF) state = a;
  }
  mem_memo_set(m, b, state);
  return state;
}
static Acc state_before(Edges *e, uint32_t i) {
  const Fn *f = e->f;
  Blk b = (Blk)e->blk.p[i];
  Acc state = MA_NONE;
  bool many = e->defines[i];
  for (uint32_t k = 0; k < npreds(f, b) && !many; k++) {
    uint32_t at = place_of(e, pred(f, b, k));
    if (!at || !e->order[at - 1] || e->order[at - 1] >= e->order[i]) continue;
    many = state && state != e->end[at - 1];
    state = e->end[at - 1];
  }
  if (many) return phi_again(e, i);
  if (e->phi[i]) vec_push(&e->gone, e->phi[i]);
  e->phi[i] = MA_NONE;
  return state;
}
static bool name_all(Edges *e) {
  Mssa *m = e->m;
  const Fn *f = e->f;
  if (root_of(e)) {
    Blk r = root_of(e);
    Acc in = e->phi[0] ? e->phi[0] : e->d->idom[r] ? mem_at_end(m, e->d->idom[r]) : MA_ENTRY;
    if (e->all_of_root) e->end[0] = name_blk(m, r, in);
    else e->end[0] = m->blk.p[r].last_def ? m->blk.p[r].last_def : in;
  }
  mark_loops(e);
  for (uint32_t r = 1; r < e->rpo.n; r++) {
    uint32_t i = e->rpo.p[r];
    Acc in = state_before(e, i);
    if (!in) return false; /* no natural loops */
    e->end[i] = name_blk(m, (Blk)e->blk.p[i], in);
  }
  for (uint32_t i = 1; i < e->blk.n; i++) {
    Blk b = (Blk)e->blk.p[i];
    if (e->order[i]) {
      for (uint32_t k = 0; e->phi[i] && k < npreds(f, b); k++) {
        uint32_t at = place_of(e, pred(f, b, k));
        mem_phi_op_set(m, e->phi[i], k, at && e->order[at - 1] ? e->end[at - 1] : MA_ENTRY);
      }
      continue;
    }
    if (e->phi[i]) vec_push(&e->gone, e->phi[i]);
    e->end[i] = MA_ENTRY;
    FOR_EACH_MEM(m, b, a) set_def(m, a, MA_ENTRY);
  }
  return true;
}

/* ---- outs ---- */
static int by_label(const void *a, const void *b) {
  const Out *x = a, *y = b;
  return (x->label > y->label) - (x->label < y->label);
}
static void find_outs(Edges *e) {
  VecU32 *kids = &e->carry.kids;
  for (uint32_t i = 0; i < e->rpo.n; i++) {
    flow_kids(e->f, (Blk)e->blk.p[e->rpo.p[i]], kids);
    for (uint32_t k = 0; k < kids->n; k++) {
      Blk b = (Blk)kids->p[k];
      if (!place_of(e, b) && !mem_phi(e->m, b))
        vec_push(&e->out, ((Out){.b = b, .label = e->d->in[b], .before = began_with(e->m, b)}));
    }
  }
}
/* The out in whose subtree b lies; UINT32_MAX: none. */
static uint32_t out_around(Edges *e, Blk b) {
  uint32_t lo = 0, hi = e->out.n, at = e->d->in[b];
  while (lo < hi) {
    uint32_t mid = (lo + hi) / 2;
    if (e->out.p[mid].label <= at) lo = mid + 1;
    else hi = mid;
  }
  return lo && e->d->out[b] <= e->d->out[e->out.p[lo - 1].b] ? lo - 1 : UINT32_MAX;
}
/* The state at the end of p, outside: MA_NONE if it is that with which the out in *around begins. */
static Acc end_outside(Edges *e, Blk p, uint32_t *around) {
  Mssa *m = e->m;
  *around = out_around(e, p);
  if (*around == UINT32_MAX) return mem_at_end(m, p);
  Blk top = e->out.p[*around].b;
  Acc known = m->blk.p[p].last_def ? m->blk.p[p].last_def : mem_memo(m, p);
  if (known) {
    Blk at = mem(m, known)->blk;
    return known != MA_ENTRY && dom_reachable(e->d, at) && dom_blk(e->d, top, at) ? known : MA_NONE;
  }
  for (Blk x = p;; x = e->d->idom[x]) {
    if (m->blk.p[x].last_def) return m->blk.p[x].last_def;
    if (x == top) return MA_NONE;
  }
}
/* What the edges of out i bring; false: outs lead round in circles. */
static bool resolve(Edges *e, uint32_t first) {
  const Fn *f = e->f;
  typedef struct Frame {
    uint32_t out, k;
  } Frame;
  VEC(Frame) st = {0};
  bool ok = true;
  if (e->out.p[first].state != OUT_NEW) return true;
  vec_push(&st, ((Frame){first, 0}));
  e->out.p[first].state = OUT_OPEN;
  while (st.n && ok) {
    Frame *fr = &st.p[st.n - 1];
    Out *o = &e->out.p[fr->out];
    if (fr->k == npreds(f, o->b) || o->phi) {
      o->state = OUT_DONE;
      st.n--;
      continue;
    }
    Blk p = pred(f, o->b, fr->k);
    uint32_t at = place_of(e, p), other = UINT32_MAX;
    Acc in = MA_NONE;
    if (!dom_reachable(e->d, p) || (!at && dom_blk(e->d, o->b, p))) { /* round a loop in which nothing is defined */
      fr->k++;
      continue;
    }
    if (at) in = e->end[at - 1];
    else {
      in = end_outside(e, p, &other);
      if (!in && e->out.p[other].state == OUT_NEW) {
        e->out.p[other].state = OUT_OPEN;
        vec_push(&st, ((Frame){other, 0}));
        continue;
      }
      if (!in) in = e->out.p[other].state == OUT_DONE ? e->out.p[other].in : MA_NONE;
      ok = in != MA_NONE;
    }
    fr->k++;
    if (!o->in || o->in == in) o->in = in;
    else o->in = mem_phi_new(e->m, o->b), o->phi = true;
  }
  vec_free(&st);
  return ok;
}
/* What the outs begin with becomes true of what lies below them. */
static bool carry_outs(Edges *e) {
  Mssa *m = e->m;
  find_outs(e);
  if (e->out.n > 1) qsort(e->out.p, e->out.n, sizeof *e->out.p, by_label);
  for (uint32_t i = 0; i < e->out.n; i++)
    if (!resolve(e, i) || !e->out.p[i].in) return false;
  for (uint32_t i = 0; i < e->out.n; i++) {
    const Out *o = &e->out.p[i];
    Acc first = o->phi ? mem(m, o->in)->next : mem_first(m, o->b);
    if (!o->phi && o->before == o->in) continue;
    mem_carry_from(&e->carry, o->in, o->b, first, root_of(e));
  }
  for (uint32_t i = 0; i < e->out.n; i++) {
    const Out *o = &e->out.p[i];
    if (!o->phi) continue;
    vec_push(&e->carry.made, o->in);
    for (uint32_t k = 0; k < npreds(e->f, o->b); k++) {
      Blk p = pred(e->f, o->b, k);
      uint32_t at = place_of(e, p);
      mem_phi_op_set(m, o->in, k, at ? e->end[at - 1] : mem_at_end(m, p));
    }
  }
  return true;
}

/* ---- ways out ---- */
/* Phis behind the window take what its edges bring now; joins that had one state may have two. */
static void ways_out(Edges *e) {
  Mssa *m = e->m;
  const Fn *f = e->f;
  Blk root = root_of(e);
  for (uint32_t i = root ? 0 : 1; i < e->blk.n; i++) {
    Blk b = (Blk)e->blk.p[i];
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      if (place_of(e, s) > 1) continue;
      Acc p = mem_phi(m, s);
      if (p) {
        uint32_t at = succ_pred(f, b, k);
        if (m->op.p[mem(m, p)->ops + at].val == e->end[i]) continue;
        mem_phi_op_set(m, p, at, e->end[i]);
        vec_push(&e->changed, p);
      } else if (e->order[i] && (s == root || !dom_blk(e->d, root, s))) {
        Acc before = began_with(m, s);
        if (!before) before = e->d->idom[s] ? mem_at_end(m, e->d->idom[s]) : MA_ENTRY;
        if (before != e->end[i]) vec_push(&e->want_phi, (uint32_t)s);
      }
    }
  }
}
static bool phis_gone(Edges *e) {
  Mssa *m = e->m;
  for (uint32_t i = 0; i < e->gone.n; i++) mem_phi_empty(m, e->gone.p[i]);
  for (uint32_t i = 0; i < e->gone.n; i++) {
    MemAcc *x = mem(m, e->gone.p[i]);
    if (x->users) return false;
    x->kind = MEM_FREE;
    x->def = MA_ENTRY;
    x->prev = x->next = MA_NONE;
  }
  return true;
}

/* ---- all of it ---- */
static bool apply(Edges *e, const FlowWindows *ws) {
  if (!find_window(e, ws)) return false;
  remove_strays(e);
  uint32_t n = e->blk.n;
  e->order = ARENA_ZARRAY(e->A, uint32_t, n), e->defines = ARENA_ZARRAY(e->A, bool, n);
  e->phi = ARENA_ZARRAY(e->A, Acc, n), e->end = ARENA_ZARRAY(e->A, Acc, n);
  walk(e);
  if (!list_all(e) || !name_all(e) || !carry_outs(e)) return false;
  ways_out(e);
  mem_carry(&e->carry, BLK_NONE);
  for (uint32_t i = 0; i < e->want_phi.n; i++) mem_carry(&e->carry, (Blk)e->want_phi.p[i]);
  if (!phis_gone(e)) return false;
  mem_simplify(e->m, &e->changed);
  mem_carry_end(&e->carry);
  for (uint32_t i = 0; i < e->stray.n; i++) mem_inserted(e->m, (Val)e->stray.p[i]);
  return true;
}
bool mem_edges_apply(Mssa *m, const FlowWindows *ws) {
  Fn *f = m->f;
  m->optimized = false;
  mem_blks_grow(m);
  if (!ws->n) return true;
  ARENA_ON_STACK(A);
  Edges e = {.m = m, .f = f, .d = flow_dom(f), .l = flow_loops(f), .A = &A};
  e.carry = (MemCarry){.m = m, .d = e.d};
  if (m->at.n < f->nblk) vec_resize_zero(&m->at, f->nblk);
  bool ok = apply(&e, ws);
  for (uint32_t i = 0; i < e.blk.n; i++) m->at.p[e.blk.p[i]] = 0;
  mem_carry_end(&e.carry);
  vec_free(&e.blk), vec_free(&e.rpo), vec_free(&e.out), vec_free(&e.want_phi), vec_free(&e.stray);
  vec_free(&e.changed), vec_free(&e.gone);
  arena_free(&A);
  return ok;
}
