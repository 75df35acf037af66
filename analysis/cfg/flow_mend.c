/* flow_mend.c: the dominator tree after edits of edges. Contract: flow.h.
 *
 *        root                   The window: from the blocks whose edges are others (x) backwards to their nearest
 *       /    \                  common dominator, the root. Nothing else leads into it: an edge into a block of the
 *      a      b                 window begins in the window, or was told. So paths from the root to its blocks lie in
 *     x \    / x                it, and their dominators are found by a walk of the window alone (Semi-NCA).
 *        \  /
 *         w ... rest            Blocks outside that were dominated immediately by one of the window (w) are dominated
 *                               by what the ways out of the window that lead to them have in common; of all others
 *                               nothing has changed: whoever dominates them immediately lies outside, below or above.
 *
 * Why that is so. T is the tree as it was. The root dominated all that was touched, so that no edge that came or went
 * begins outside its subtree: its own dominators, and what it dominates, are the same, but for blocks that are not
 * reached any more. The window holds every predecessor of each of its blocks but of the root, so it is left by edges
 * that nobody touched, and after leaving it a path comes back through the root only. A block c outside with an
 * immediate dominator d in T outside the window keeps it: a path around d would have to use edges of the window, and
 * these lead to the same ways out as before (a way out that is not reached any more is taken into the window, and the
 * blocks behind it, until all are reached). A block outside whose immediate dominator lay in the window keeps one in
 * the window, for the same reason. Which: the meet, in the new tree of the window, over all ways out that reach c.
 * That is a problem of data flow over these blocks alone, each standing for its subtree; meets over a fixed tree
 * distribute, so that iterating from "all" gives the exact answer also where there are cycles.
 *
 * The list of tokens: those of the window are taken out and come back in an order of the new tree in which subtrees
 * outside the window, which may be large, stay where they are; only where that is impossible all but the largest move.
 */
#include "analysis/cfg/flow_int.h"
#include "ir/change_log.h"
#include "support/semi_nca.h"
#include <stdlib.h>

enum { ROUNDS = 8 /* of taking in what is not reached any more */, WINDOW_MIN = 64, NOWHERE = UINT32_MAX };

/* ---- the window ---- */
static void touch(Mend *w, Blk b, unsigned bits) {
  FlowBlk *x = &w->F->blk.p[b];
  if (!(x->bits & FB_TOUCHED)) vec_push(&w->touched, (uint32_t)b);
  x->bits |= (uint8_t)(FB_TOUCHED | bits);
}
static bool was_reached(const Mend *w, Blk b) { return w->F->order.p[b] != 0; }
static void find_root(Mend *w) {
  const Flow *F = w->F;
  w->root = BLK_NONE;
  for (uint32_t i = 0; i < w->touched.n; i++) {
    Blk b = (Blk)w->touched.p[i];
    if (was_reached(w, b)) w->root = w->root ? dom_common(&F->d, w->root, b) : b;
  }
  while (w->root && (F->blk.p[w->root].bits & FB_IN) && F->idom.p[w->root]) w->root = (Blk)F->idom.p[w->root];
}
static void enter(Mend *w, Blk b) {
  FlowBlk *x = &w->F->blk.p[b];
  if (x->bits & FB_WINDOW) return;
  x->bits |= FB_WINDOW;
  vec_push(&w->blk, (uint32_t)b);
}
/* Everything that leads to what was touched. Blocks that were not reached belong to it only if they were touched. */
static bool close_backwards(Mend *w, uint32_t most) {
  const Fn *f = w->F->f;
  w->blk.n = 0;
  w->F->blk.p[w->root].bits |= FB_WINDOW;
  for (uint32_t i = 0; i < w->touched.n; i++) enter(w, (Blk)w->touched.p[i]);
  for (uint32_t i = 0; i < w->blk.n; i++) {
    Blk b = (Blk)w->blk.p[i];
    if (w->blk.n > most) return false;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Blk p = pred(f, b, k);
      if (was_reached(w, p) || (w->F->blk.p[p].bits & FB_TOUCHED)) enter(w, p);
    }
  }
  return true;
}
static void walk(Mend *w) {
  const Fn *f = w->F->f;
  typedef struct Frame {
    Blk b;
    uint32_t i;
  } Frame;
  VEC(Frame) st = {0};
  w->pre.n = w->parent.n = w->post.n = 0;
  vec_push(&w->pre, (uint32_t)w->root);
  vec_push(&w->parent, 0);
  w->F->blk.p[w->root].at = 1;
  vec_push(&st, ((Frame){w->root, 0}));
  while (st.n) {
    Frame *fr = &st.p[st.n - 1];
    if (fr->i == nsuccs(f, fr->b)) {
      vec_push(&w->post, w->F->blk.p[fr->b].at - 1);
      st.n--;
      continue;
    }
    Blk s = succ(f, fr->b, fr->i++);
    if (!in_window(w, s) || reached(w, s)) continue;
    vec_push(&w->parent, w->F->blk.p[fr->b].at - 1);
    vec_push(&w->pre, (uint32_t)s);
    w->F->blk.p[s].at = w->pre.n;
    vec_push(&st, ((Frame){s, 0}));
  }
  vec_free(&st);
}
static void touch_succs(Mend *w, Blk b) {
  const Fn *f = w->F->f;
  for (uint32_t k = 0; k < nsuccs(f, b); k++) touch(w, succ(f, b, k), succ(f, b, k) == w->root ? FB_IN : 0);
}
/* What is reached now and was not before, or the other way round, makes others of the edges behind it: true if that
 * touches more blocks. */
static bool touch_behind(Mend *w) {
  Flow *F = w->F;
  uint32_t had = w->touched.n, n = w->blk.n;
  bool root_in = (F->blk.p[w->root].bits & FB_IN) != 0;
  VecU32 gone = {0};
  for (uint32_t i = 0; i < n; i++) {
    Blk b = (Blk)w->blk.p[i];
    if (was_reached(w, b) == reached(w, b)) continue;
    if (reached(w, b)) {
      touch_succs(w, b);
      continue;
    }
    vec_push(&gone, (uint32_t)b);
    while (gone.n) { /* with all that it dominated, unless something else leads there now, which was touched */
      Blk x = (Blk)vec_pop(&gone);
      touch_succs(w, x);
      for (Blk k = F->blk.p[x].kid; k; k = F->blk.p[k].sib) {
        if (F->blk.p[k].bits & FB_TOUCHED) continue;
        touch(w, k, 0);
        vec_push(&gone, (uint32_t)k);
      }
    }
  }
  vec_free(&gone);
  return w->touched.n > had || root_in != ((F->blk.p[w->root].bits & FB_IN) != 0);
}
static void window_clear(Mend *w, bool touched) {
  FlowBlk *x = w->F->blk.p;
  for (uint32_t i = 0; i < w->blk.n; i++) x[w->blk.p[i]].bits &= FB_TOUCHED | FB_IN, x[w->blk.p[i]].at = 0;
  if (w->root) x[w->root].bits &= FB_TOUCHED | FB_IN, x[w->root].at = 0;
  for (uint32_t i = 0; touched && i < w->touched.n; i++) x[w->touched.p[i]].bits = 0;
}
static bool find_window(Mend *w) {
  uint32_t most = u32_max(WINDOW_MIN, w->F->f->nblk / 4);
  for (uint32_t round = 0; round < ROUNDS; round++) {
    find_root(w);
    if (!w->root) return true;
    if (!close_backwards(w, most)) return false;
    walk(w);
    w->F->cost.looked += w->blk.n;
    if (!touch_behind(w)) { /* the root is no block of the list */
      for (uint32_t i = 0; i < w->blk.n; i++)
        if ((Blk)w->blk.p[i] == w->root) w->blk.p[i] = w->blk.p[--w->blk.n];
      return true;
    }
    window_clear(w, false);
  }
  return false;
}
static void dominators(Mend *w) {
  const Fn *f = w->F->f;
  uint32_t n = w->pre.n, edges = 0, *first = ARENA_ARRAY(w->A, uint32_t, n + 1);
  w->idom = ARENA_ARRAY(w->A, uint32_t, n), w->rpo = ARENA_ARRAY(w->A, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) {
    w->rpo[w->post.p[i]] = n - 1 - i;
    edges += npreds(f, (Blk)w->pre.p[i]);
  }
  FlowGraph g = {n, w->parent.p, first, ARENA_ARRAY(w->A, uint32_t, edges + 1)};
  edges = 0;
  for (uint32_t i = 0; i < n; i++) {
    Blk b = (Blk)w->pre.p[i];
    first[i] = edges;
    for (uint32_t k = 0; i && k < npreds(f, b); k++)
      if (reached(w, pred(f, b, k))) g.pred[edges++] = w->F->blk.p[pred(f, b, k)].at - 1;
  }
  first[n] = edges;
  w->F->cost.looked += edges;
  semi_nca(w->A, &g, w->idom);
}

/* ---- subtrees outside ---- */
typedef struct Out {
  Blk b;
  uint32_t label, up; /* of its opening token; number in the window of what dominates it */
  bool moves;
} Out;
typedef VEC(Out) Outs;
static int by_label(const void *a, const void *b) {
  const Out *x = a, *y = b;
  return (x->label > y->label) - (x->label < y->label);
}
static void outs_of(Mend *w, Blk b, Outs *o) {
  const Flow *F = w->F;
  for (Blk k = F->blk.p[b].kid; k; k = F->blk.p[k].sib)
    if (!in_window(w, k)) vec_push(o, ((Out){k, F->in.p[k], NOWHERE, false}));
}
/* The subtree that holds b; o->n: none. */
static uint32_t out_of(const Flow *F, const Outs *o, Blk b) {
  uint32_t lo = 0, hi = o->n, at = F->in.p[b];
  while (lo < hi) {
    uint32_t mid = (lo + hi) / 2;
    if (o->p[mid].label <= at) lo = mid + 1;
    else hi = mid;
  }
  return lo && F->out.p[b] <= F->out.p[o->p[lo - 1].b] ? lo - 1 : o->n;
}
static uint32_t meet(const Mend *w, uint32_t a, uint32_t b) {
  if (a == NOWHERE) return b;
  while (a != b)
    if (a > b) a = w->idom[a];
    else b = w->idom[b];
  return a;
}
static bool dominate_outs(Mend *w, Outs *o) {
  const Flow *F = w->F;
  const Fn *f = F->f;
  if (o->n > 1) qsort(o->p, o->n, sizeof *o->p, by_label);
  for (bool again = true; again;) {
    again = false;
    for (uint32_t i = 0; i < o->n; i++) {
      Blk c = o->p[i].b;
      uint32_t up = o->p[i].up;
      w->F->cost.looked += npreds(f, c);
      for (uint32_t k = 0; k < npreds(f, c); k++) {
        Blk p = pred(f, c, k);
        uint32_t from;
        if (in_window(w, p)) {
          if (!reached(w, p)) continue;
          from = F->blk.p[p].at - 1;
        } else {
          if (!was_reached(w, p)) continue;
          uint32_t x = out_of(F, o, p);
          if (x == o->n) return false;
          if (x == i || (from = o->p[x].up) == NOWHERE) continue;
        }
        up = meet(w, up, from);
      }
      again |= up != o->p[i].up;
      o->p[i].up = up;
    }
    if (o->n == 1) break;
  }
  for (uint32_t i = 0; i < o->n; i++)
    if (o->p[i].up == NOWHERE) return false;
  return true;
}

/* ---- labels ---- */
/* n tokens from `first` on get labels between those before and behind. */
static void spread(Flow *F, uint32_t first, uint32_t n, uint32_t lo, uint32_t hi) {
  uint64_t gap = ((uint64_t)hi - lo) / (n + 1), at = lo;
  for (uint32_t t = first; n; n--, t = *token_next(F, t)) *label(F, t) = (uint32_t)(at += gap);
}
void flow_labels(Flow *F, uint32_t first, uint32_t n) { spread(F, first, n, 0, UINT32_MAX); }
/* The same for n tokens of which the first stands behind `before`. Where there is no room, neighbours move too: twice
 * as many at a time, until each has a gap that grows with their number. */
static void label_run(Flow *F, uint32_t before, uint32_t n) {
  uint32_t first = *token_next(F, before), end = first, need = 1;
  for (uint32_t i = 0; i < n; i++) end = *token_next(F, end);
  for (;;) {
    uint32_t lo = before ? *label(F, before) : 0, hi = end ? *label(F, end) : UINT32_MAX;
    if ((hi - lo) / (n + 1) >= need || (!before && !end)) {
      spread(F, first, n, lo, hi);
      return;
    }
    for (uint32_t i = 0, more = n + 1; i < more; i++) {
      if (before) first = before, before = *token_prev(F, before), n++;
      if (end) end = *token_next(F, end), n++;
    }
    need *= 2;
    F->cost.looked += n;
  }
}

/* ---- the list of tokens ---- */
static void list_join(Flow *F, uint32_t a, uint32_t b) {
  if (a) *token_next(F, a) = b;
  if (b) *token_prev(F, b) = a;
}
static void list_take(Flow *F, uint32_t a, uint32_t z) { list_join(F, *token_prev(F, a), *token_next(F, z)); }
typedef struct Step { /* of the tour of the new tree: a token of the window, or a subtree outside */
  uint32_t token, out;
} Step;
typedef struct Item { /* what stands below a block of the window: 2 * number in it, or 2 * subtree + 1 */
  uint32_t up, key, what;
} Item;
static int by_key(const void *a, const void *b) {
  const Item *x = a, *y = b;
  if (x->up != y->up) return x->up < y->up ? -1 : 1;
  if (x->key != y->key) return x->key < y->key ? -1 : 1;
  return (x->what > y->what) - (x->what < y->what);
}
typedef VEC(Step) Tour;
/* Children stand in the order of the first subtree outside that is below them. */
static void tour(Mend *w, const Outs *o, Tour *t) {
  uint32_t n = w->pre.n, *key = ARENA_ARRAY(w->A, uint32_t, 2 * n + 1), *first = key + n, k = 0;
  Item *it = ARENA_ARRAY(w->A, Item, n + o->n);
  for (uint32_t i = 0; i < n; i++) key[i] = NOWHERE;
  for (uint32_t i = 0; i < o->n; i++) key[o->p[i].up] = u32_min(key[o->p[i].up], o->p[i].label);
  for (uint32_t i = n; i-- > 1;) key[w->idom[i]] = u32_min(key[w->idom[i]], key[i]);
  for (uint32_t i = 1; i < n; i++) it[k++] = (Item){w->idom[i], key[i], 2 * i};
  for (uint32_t i = 0; i < o->n; i++) it[k++] = (Item){o->p[i].up, o->p[i].label, 2 * i + 1};
  if (k > 1) qsort(it, k, sizeof *it, by_key);
  for (uint32_t i = 0, at = 0; i <= n; i++) {
    while (at < k && it[at].up < i) at++;
    first[i] = at;
  }
  VecU32 st = {0};
  uint32_t *next = ARENA_ARRAY(w->A, uint32_t, n);
  memcpy(next, first, n * sizeof *next);
  vec_push(&st, 0);
  while (st.n) {
    uint32_t i = vec_last(&st);
    if (next[i] == first[i + 1]) {
      vec_push(t, ((Step){token((Blk)w->pre.p[i], 1), NOWHERE}));
      st.n--;
      continue;
    }
    const Item *x = &it[next[i]++];
    if (x->what & 1) vec_push(t, ((Step){0, x->what / 2}));
    else {
      vec_push(t, ((Step){token((Blk)w->pre.p[x->what / 2], 0), NOWHERE}));
      vec_push(&st, x->what / 2);
    }
  }
  vec_free(&st);
}
/* Which subtrees outside cannot stay: none where the tour has them in the order of the list, else all but the
 * largest, which looking at all of them in step tells at the cost of the others. */
static void choose_movers(Mend *w, Outs *o, const Tour *t) {
  Flow *F = w->F;
  uint32_t last = 0, left = o->n;
  bool ordered = true;
  for (uint32_t i = 0; i < t->n; i++) {
    if (t->p[i].out == NOWHERE) continue;
    ordered &= t->p[i].out >= last;
    last = t->p[i].out;
  }
  if (ordered) return;
  uint32_t *at = ARENA_ARRAY(w->A, uint32_t, o->n);
  for (uint32_t i = 0; i < o->n; i++) at[i] = token(o->p[i].b, 0);
  while (left > 1)
    for (uint32_t i = 0; i < o->n && left > 1; i++) {
      if (o->p[i].moves) continue;
      F->cost.looked++;
      if (at[i] == token(o->p[i].b, 1)) o->p[i].moves = true, left--;
      else at[i] = *token_next(F, at[i]);
    }
}
static uint32_t range_count(Flow *F, Blk b) {
  uint32_t n = 1;
  for (uint32_t t = token(b, 0); t != token(b, 1); t = *token_next(F, t)) n++;
  return n;
}
/* The tokens between the root's, as the tour says. */
static void relist(Mend *w, Outs *o, const Tour *t) {
  Flow *F = w->F;
  for (uint32_t i = 0; i < o->n; i++)
    if (o->p[i].moves) list_take(F, token(o->p[i].b, 0), token(o->p[i].b, 1));
  for (uint32_t i = 0; i < w->blk.n; i++) {
    Blk b = (Blk)w->blk.p[i];
    if (!w->had[i]) continue;
    list_take(F, token(b, 0), token(b, 0));
    list_take(F, token(b, 1), token(b, 1));
  }
  uint32_t at = token(w->root, 0), fixed = at, run = 0;
  for (uint32_t i = 0; i < t->n; i++) {
    const Step *s = &t->p[i];
    uint32_t a = s->token, z = s->token, n = 1;
    bool stays = s->token == token(w->root, 1);
    if (s->out != NOWHERE) {
      a = token(o->p[s->out].b, 0), z = token(o->p[s->out].b, 1);
      stays = !o->p[s->out].moves;
      if (!stays) n = range_count(F, o->p[s->out].b);
    }
    if (stays) {
      if (run) label_run(F, fixed, run);
      at = fixed = z;
      run = 0;
      continue;
    }
    list_join(F, z, *token_next(F, at));
    list_join(F, at, a);
    at = z;
    run += n;
  }
}

/* ---- all of it ---- */
static void apply(Mend *w, Outs *o) {
  Flow *F = w->F;
  w->had = ARENA_ARRAY(w->A, uint8_t, w->blk.n + 1);
  for (uint32_t i = 0; i < w->blk.n; i++) {
    Blk b = (Blk)w->blk.p[i];
    w->had[i] = was_reached(w, b);
    if (w->had[i]) flow_kid_unlink(F, b);
    F->order.p[b] = reached(w, b);
  }
  for (uint32_t i = 1; i < w->pre.n; i++) flow_kid_link(F, (Blk)w->pre.p[w->idom[i]], (Blk)w->pre.p[i]);
  for (uint32_t i = 0; i < o->n; i++) {
    Blk up = (Blk)w->pre.p[o->p[i].up];
    if ((Blk)F->idom.p[o->p[i].b] == up) continue;
    flow_kid_unlink(F, o->p[i].b);
    flow_kid_link(F, up, o->p[i].b);
  }
  Tour t = {0};
  tour(w, o, &t);
  choose_movers(w, o, &t);
  relist(w, o, &t);
  vec_free(&t);
}
static void window_keep(Mend *w) {
  Flow *F = w->F;
  if (F->win_blk.n > F->f->nblk + WINDOW_MIN) { /* whoever has not read them is slower making all anew */
    F->base = F->serial;
    F->win.n = F->win_blk.n = 0;
  }
  vec_push(&F->win, ((FlowWindow){w->root, w->same, F->win_blk.n, w->blk.n}));
  for (uint32_t i = 0; i < w->blk.n; i++) vec_push(&F->win_blk, w->blk.p[i]);
  F->serial++;
}
bool flow_mend(Flow *F, const uint32_t *edge, uint32_t n) {
  Fn *f = F->f;
  ARENA_ON_STACK(A);
  Mend w = {.F = F, .A = &A};
  Outs o = {0};
  flow_cover(F);
  flow_views(F);
  for (uint32_t i = 0; i < n; i++)
    touch(&w, (Blk)(edge[i] & ~(LOG_OUT_BIT | LOG_IN_BIT)), edge[i] & LOG_IN_BIT ? FB_IN : 0);
  bool ok = was_reached(&w, entry_blk(f)) && !F->idom.p[entry_blk(f)] && find_window(&w);
  if (ok && w.root) {
    dominators(&w);
    outs_of(&w, w.root, &o);
    for (uint32_t i = 0; i < w.blk.n; i++)
      if (was_reached(&w, (Blk)w.blk.p[i])) outs_of(&w, (Blk)w.blk.p[i], &o);
    ok = dominate_outs(&w, &o);
    if (ok) {
      apply(&w, &o);
      flow_views(F);
      ok = flow_mend_loops(&w);
      window_keep(&w);
    }
  } else if (ok) { /* edges between blocks that are not reached: nothing to mend here, but code may stand elsewhere */
    for (uint32_t i = 0; i < w.touched.n; i++) enter(&w, (Blk)w.touched.p[i]);
    window_keep(&w);
  }
  window_clear(&w, true);
  vec_free(&o), vec_free(&w.touched), vec_free(&w.blk), vec_free(&w.pre), vec_free(&w.parent), vec_free(&w.post);
  arena_free(&A);
  return ok;
}
