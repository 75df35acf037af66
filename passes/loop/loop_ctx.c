/* loop_ctx.c: the loops of a function kept true while passes edit one of them. Contract: loop_ctx.h.
 *
 * An edit around a loop changes loops in its *window* only: what is reached from the preheader as it was, through the
 * loop's blocks and blocks made since, up to old blocks outside (the exits). In the window, loops are found again
 * from its own dominators; a loop is the same one if its header is. What lies in the window but in no such loop
 * belongs to the innermost loop around that it can still reach, which the successors say. That holds as long as
 * nothing but the preheader leads into the window, all exits are still reached, and the preheader stays in the loop
 * that it was in: loops outside the window hold the same blocks then. Otherwise everything is found anew by loops(f).
 */
#include "analysis/cfg/flow.h"
#include "analysis/memory/memssa.h"
#include "analysis/scev/scev.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/loop/loop_ctx.h"

/* ---- the forest ---- */
static uint32_t node_new(LoopForest *lf, Blk header) {
  vec_push(&lf->node, ((LoopNode){.header = header, .alive = true}));
  return lf->head.p[header] = lf->node.n - 1;
}
static void push_work(LoopForest *lf, uint32_t loop) {
  if (lf->node.p[loop].waits) return;
  lf->node.p[loop].waits = true;
  vec_push(&lf->work, loop);
}
static void cover(LoopForest *lf) {
  if (lf->of.n >= lf->f->nblk) return;
  vec_resize_zero(&lf->of, lf->f->nblk);
  vec_resize_zero(&lf->head, lf->f->nblk);
}
static bool is_placed(const Fn *f, Blk b) { return f->blk[b].first != VAL_NONE; }
bool loop_forest_has(const LoopForest *lf, uint32_t loop, Blk b) {
  uint32_t i = (uint32_t)b < lf->of.n ? lf->of.p[b] : 0;
  while (i && lf->node.p[i].depth > lf->node.p[loop].depth) i = lf->node.p[i].parent;
  return i == loop;
}
uint32_t loop_forest_around(const LoopForest *lf, uint32_t a, uint32_t b) {
  while (a != b)
    if (lf->node.p[a].depth >= lf->node.p[b].depth) a = lf->node.p[a].parent;
    else b = lf->node.p[b].parent;
  return a;
}
/* Everything from loops(f): a loop is the one it was if its header is. New ones go on the work list, inner ones on
 * top, and so do those that a loop which is gone had around them: what they count may be known now. */
static void rebuild(LoopForest *lf) {
  Fn *f = lf->f;
  const Loops *l = loops(f);
  cover(lf);
  ARENA_ON_STACK(A);
  uint32_t *map = ARENA_ZARRAY(&A, uint32_t, l->n + 1), old = lf->node.n, *up = ARENA_ZARRAY(&A, uint32_t, old);
  for (uint32_t i = 0; i < old; i++) up[i] = lf->node.p[i].parent, lf->node.p[i].alive = !i, lf->node.p[i].kids = 0;
  for (uint32_t i = 1; i < l->n; i++) { /* outer ones first */
    Blk h = l->loop[i].header;
    uint32_t id = lf->head.p[h];
    map[i] = id ? id : node_new(lf, h);
    LoopNode *n = &lf->node.p[map[i]];
    n->alive = true;
    n->parent = map[l->loop[i].parent];
    n->depth = l->loop[i].depth;
    lf->node.p[n->parent].kids++;
  }
  for (uint32_t i = 1; i < old; i++)
    if (!lf->node.p[i].alive) lf->head.p[lf->node.p[i].header] = 0;
  for (uint32_t b = 1; b < f->nblk; b++) lf->of.p[b] = map[loop_of(l, (Blk)b)];
  for (uint32_t i = 1; i < old; i++)
    if (lf->node.p[i].alive && !lf->node.p[up[i]].alive) push_work(lf, i);
  for (uint32_t i = old; i < lf->node.n; i++) push_work(lf, i);
  lf->nblk = f->nblk;
  lf->ep_cfg = f->ep_cfg;
  lf->rebuilt++;
  arena_free(&A);
}
void loop_forest_init(LoopForest *lf, Fn *f) {
  *lf = (LoopForest){.f = f};
  flow_begin(f);
  vec_push(&lf->node, ((LoopNode){.alive = true}));
  rebuild(lf);
  lf->rebuilt = 0;
  /* Inner loops first, siblings in the order of their headers: the list is taken from its end. */
  const Loops *l = loops(f);
  VecU32 st = {0};
  lf->work.n = 0;
  for (uint32_t i = l->top; i; i = l->loop[i].sibling) vec_push(&st, i);
  for (uint32_t a = 0, z = st.n; a + 1 < z; a++) {
    z--;
    uint32_t t = st.p[a];
    st.p[a] = st.p[z];
    st.p[z] = t;
  } /* the first on top */
  VecU32 order = {0}; /* reversed post order: node, then children from the last to the first */
  while (st.n) {      /* post order with a mark for the second visit */
    uint32_t i = vec_pop(&st);
    if (i & 0x80000000u) {
      vec_push(&order, i & 0x7fffffffu);
      continue;
    }
    vec_push(&st, i | 0x80000000u);
    uint32_t from = st.n;
    for (uint32_t c = l->loop[i].child; c; c = l->loop[c].sibling) vec_push(&st, c);
    for (uint32_t a = from, z = st.n; a + 1 < z; a++) {
      z--;
      uint32_t t = st.p[a];
      st.p[a] = st.p[z];
      st.p[z] = t;
    }
  }
  for (uint32_t i = order.n; i-- > 0;) vec_push(&lf->work, lf->head.p[l->loop[order.p[i]].header]);
  vec_free(&order), vec_free(&st);
}
void loop_forest_free(LoopForest *lf) {
  flow_drop(lf->f);
  vec_free(&lf->node), vec_free(&lf->of), vec_free(&lf->head), vec_free(&lf->work);
  clone_map_free(&lf->val), clone_map_free(&lf->blk);
}
void lc_map_clear(LoopCtx *lc) { clone_map_clear(&lc->forest->val), clone_map_clear(&lc->forest->blk); }
bool loop_forest_check(const LoopForest *lf) {
  Fn *f = lf->f;
  const Loops *l = loops(f);
  const Dom *d = dom(f);
  uint32_t alive = 0;
  for (uint32_t i = 1; i < lf->node.n; i++) alive += lf->node.p[i].alive;
  if (alive != l->n - 1) return false;
  for (uint32_t i = 1; i < l->n; i++) {
    uint32_t id = (uint32_t)l->loop[i].header < lf->head.n ? lf->head.p[l->loop[i].header] : 0, up = l->loop[i].parent;
    if (!id || !lf->node.p[id].alive || lf->node.p[id].depth != l->loop[i].depth ||
        lf->node.p[id].parent != (up ? lf->head.p[l->loop[up].header] : 0))
      return false;
  }
  for (uint32_t i = 0; i < d->n; i++) {
    uint32_t in = loop_of(l, d->rpo[i]);
    if (((uint32_t)d->rpo[i] < lf->of.n ? lf->of.p[d->rpo[i]] : 0) != (in ? lf->head.p[l->loop[in].header] : 0))
      return false;
  }
  return true;
}

static Region *region_of(LoopCtx *lc);
bool loop_ctx_check_dom(LoopCtx *lc) {
  const Dom *d = dom(lc->f);
  if (!lc_alive(lc)) return true;
  for (uint32_t i = 1, n = region_of(lc)->blk.n; i < n; i++)
    if (lc->region.blk.p[i].inside && region_idom(&lc->region, lc->region.blk.p[i].b) != d->idom[lc->region.blk.p[i].b])
      return false;
  return true;
}

/* ---- the window ---- */
typedef struct Window {
  const LoopCtx *lc;
  const Fn *f;
} Window;
/* b lies in the loop at hand. While a region is built loops stay as they are, so that each of them is asked once: in a
 * deep nest the climb from every block would cost the cube of its depth. */
static bool in_this_loop(const void *what, Blk b) {
  const LoopCtx *lc = what;
  LoopForest *lf = lc->forest;
  LoopNode *node = lf->node.p;
  uint32_t from = (uint32_t)b < lf->of.n ? lf->of.p[b] : 0, i = from;
  while (node[i].asked != lf->asked && node[i].depth > node[lc->loop].depth) i = node[i].parent;
  bool in = node[i].asked == lf->asked ? node[i].within : i == lc->loop;
  for (uint32_t k = from;; k = node[k].parent) {
    node[k].asked = lf->asked, node[k].within = in;
    if (k == i) return in;
  }
}
static void region_make(LoopCtx *lc, Blk root, RegionInside *inside, const void *what) {
  lc->forest->asked++;
  region_build(&lc->region, lc->f, root, inside, what);
}
static bool is_new(const LoopForest *lf, Blk b) { return (uint32_t)b >= lf->nblk; }
static bool in_window(const void *what, Blk b) {
  const Window *w = what;
  const LoopForest *lf = w->lc->forest;
  if (is_new(lf, b) || in_this_loop(w->lc, b)) return true;
  for (uint32_t k = 0; k < nsuccs(w->f, b); k++)
    if (is_new(lf, succ(w->f, b, k))) return true; /* an exit that was split */
  return false;
}

/* Loops of the window, numbered from the innermost last one: header's place, the loop around. */
typedef struct WinLoop {
  uint32_t head, parent, id;
} WinLoop;
typedef struct WinLoops {
  VEC(WinLoop) loop;
  uint32_t *of;
} WinLoops; /* of: by place: 1 + innermost loop */
static uint32_t outermost(const WinLoops *w, uint32_t i) {
  while (w->loop.p[i - 1].parent) i = w->loop.p[i - 1].parent;
  return i;
}
static void window_loops(const Region *r, WinLoops *w, Arena *A) {
  const Fn *f = r->f;
  VecU32 work = {0};
  w->of = ARENA_ZARRAY(A, uint32_t, r->blk.n);
  for (uint32_t i = r->blk.n; i-- > 0;) {
    Blk h = r->blk.p[i].b;
    if (!r->blk.p[i].inside) continue;
    for (uint32_t k = 0; k < npreds(f, h); k++) {
      Blk p = pred(f, h, k);
      if (region_inside(r, p) && region_dom(r, h, p)) vec_push(&work, region_place(r, p));
    }
    if (!work.n) continue;
    vec_push(&w->loop, ((WinLoop){.head = i}));
    uint32_t id = w->loop.n;
    while (work.n) {
      uint32_t at = vec_pop(&work);
      if (w->of[at]) {
        uint32_t in = outermost(w, w->of[at]);
        if (in == id) continue;
        w->loop.p[in - 1].parent = id;
        at = w->loop.p[in - 1].head;
      } else w->of[at] = id;
      if (at == i) continue;
      Blk b = r->blk.p[at].b;
      for (uint32_t k = 0; k < npreds(f, b); k++) {
        Blk p = pred(f, b, k);
        if (region_inside(r, p)) vec_push(&work, region_place(r, p));
      }
    }
  }
  vec_free(&work);
}
/* The loops around: for every place that is in no loop of the window, the innermost loop of the forest around; for
 * outermost loops of the window likewise. One sweep with successors before their predecessors, and more only where a
 * cycle with several entries (no loop) leads back: answers only grow deeper. */
static bool around_sweep(const LoopForest *lf, uint32_t up, const Region *r, const WinLoops *w, uint32_t *around,
                         uint32_t *loop_around) {
  const Fn *f = r->f;
  bool back = false, changed = false;
  for (uint32_t i = r->blk.n; i-- > 0;) {
    if (!r->blk.p[i].inside) continue;
    uint32_t own = w->of[i] ? outermost(w, w->of[i]) : 0, *to = own ? &loop_around[own] : &around[i];
    for (uint32_t k = 0; k < nsuccs(f, r->blk.p[i].b); k++) {
      Blk s = succ(f, r->blk.p[i].b, k);
      uint32_t at = region_place(r, s), in = w->of[at] ? outermost(w, w->of[at]) : 0, x;
      if (in && in == own) continue;
      back |= at <= i;
      if (!r->blk.p[at].inside) x = loop_forest_around(lf, up, lf->of.p[s]);
      else x = in ? loop_around[in] : around[at];
      if (lf->node.p[x].depth > lf->node.p[*to].depth) {
        *to = x;
        changed = true;
      }
    }
  }
  return back && changed;
}
/* Looks at the window again; false: that is not enough. */
static bool window_sync(LoopCtx *lc) {
  LoopForest *lf = lc->forest;
  Fn *f = lc->f;
  if (!lc->have_region || !lc->pre || !is_placed(f, lc->pre) || lc->outside) return false;
  ARENA_ON_STACK(A);
  VecU32 was = {0}, exits = {0};
  for (uint32_t i = 1; i < lc->region.blk.n; i++)
    vec_push(lc->region.blk.p[i].inside ? &was : &exits,
             (uint32_t)lc->region.blk.p[i].b); /* the first is the preheader */
  uint32_t up = lf->node.p[lc->loop].parent;
  Region *r = &lc->region;
  cover(lf);
  region_make(lc, lc->pre, in_window, &(Window){lc, f});
  bool ok = !r->entered;
  for (uint32_t i = 0; i < exits.n && ok; i++)
    ok = region_has(r, (Blk)exits.p[i]) || (lc->joined && !is_placed(f, (Blk)exits.p[i]));
  for (uint32_t b = lf->nblk; b < f->nblk && ok; b++) ok = !is_placed(f, (Blk)b) || region_has(r, (Blk)b);
  WinLoops w = {0};
  uint32_t *around = NULL;
  if (ok) {
    window_loops(r, &w, &A);
    around = ARENA_ZARRAY(&A, uint32_t, r->blk.n + w.loop.n + 1);
    while (around_sweep(lf, up, r, &w, around, around + r->blk.n)) {}
    ok = !w.of[0] && around[0] == up;
  }
  if (ok) {
    uint32_t *loop_around = around + r->blk.n, first_new = lf->node.n;
    for (uint32_t i = 0; i < was.n; i++) { /* loops of the window as it was: those found again are alive */
      uint32_t id = lf->head.p[was.p[i]];
      if (id && lf->node.p[id].alive) lf->node.p[id].alive = false, lf->node.p[lf->node.p[id].parent].kids--;
      lf->of.p[was.p[i]] = 0; /* what is not reached any more is in no loop */
    }
    for (uint32_t i = w.loop.n; i-- > 0;) { /* outer loops before inner ones */
      WinLoop *x = &w.loop.p[i];
      Blk h = r->blk.p[x->head].b;
      x->id = lf->head.p[h] ? lf->head.p[h] : node_new(lf, h);
      LoopNode *n = &lf->node.p[x->id];
      n->alive = true;
      n->parent = x->parent ? w.loop.p[x->parent - 1].id : loop_around[i + 1];
      n->depth = lf->node.p[n->parent].depth + 1;
      lf->node.p[n->parent].kids++;
    }
    for (uint32_t i = 0; i < r->blk.n; i++)
      if (r->blk.p[i].inside) lf->of.p[r->blk.p[i].b] = w.of[i] ? w.loop.p[w.of[i] - 1].id : around[i];
    for (uint32_t i = 0; i < was.n; i++) {
      uint32_t id = lf->head.p[was.p[i]];
      if (id && !lf->node.p[id].alive) lf->head.p[was.p[i]] = 0;
    }
    for (uint32_t i = w.loop.n; i-- > 0 && !lf->node.p[lc->loop].alive;) /* it had them around it */
      if (w.loop.p[i].id < first_new) push_work(lf, w.loop.p[i].id);
    for (uint32_t i = first_new; i < lf->node.n; i++) push_work(lf, i);
    lf->nblk = f->nblk;
    lf->ep_cfg = f->ep_cfg;
  }
  vec_free(&w.loop), vec_free(&was), vec_free(&exits);
  arena_free(&A);
  return ok;
}

/* ---- the loop at hand ---- */
static Blk preheader_of(const LoopCtx *lc) {
  const Fn *f = lc->f;
  Blk h = lc_header(lc), out = BLK_NONE;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (loop_forest_has(lc->forest, lc->loop, p)) continue;
    if (out && out != p) return BLK_NONE;
    out = p;
  }
  return out && nsuccs(f, out) == 1 ? out : BLK_NONE;
}
static void look(LoopCtx *lc) { /* at the loop as the forest has it */
  lc->gone = !lc->forest->node.p[lc->loop].alive;
  lc->outside = lc->joined = false;
  if (lc->gone) return;
  lc->pre = preheader_of(lc);
  lc->have_region = false;
}
/* A nest whose outer loops nobody asks about costs nothing for them. */
static Region *region_of(LoopCtx *lc) {
  if (!lc->have_region) {
    region_make(lc, lc->pre ? lc->pre : lc_header(lc), in_this_loop, lc);
    lc->have_region = true;
  }
  return &lc->region;
}
static void sync(LoopCtx *lc) {
  if (LIKELY(lc->forest->ep_cfg == lc->f->ep_cfg && !lc->outside)) return;
  if (!window_sync(lc)) rebuild(lc->forest);
  lc->forest->edited = true;
  look(lc);
  if (!lc->gone) (void)region_of(lc);
}
void lc_header_moved(LoopCtx *lc, Blk h) {
  LoopForest *lf = lc->forest;
  cover(lf);
  ASSERT(!lf->head.p[h]);
  lf->head.p[lc_header(lc)] = 0;
  lf->head.p[h] = lc->loop;
  lf->node.p[lc->loop].header = h;
}
bool loop_ctx_next(LoopCtx *lc, LoopForest *lf, bool mssa) {
  if (lc->forest) sync(lc);
  while (lf->work.n) {
    uint32_t i = vec_pop(&lf->work);
    lf->node.p[i].waits = false;
    if (!lf->node.p[i].alive) continue;
    lc->f = lf->f, lc->forest = lf, lc->loop = i, lc->mssa = mssa, lc->must_cfg = 0;
    look(lc);
    return true;
  }
  return false;
}
void loop_ctx_free(LoopCtx *lc) {
  region_free(&lc->region);
  vec_free(&lc->must);
}
bool lc_alive(LoopCtx *lc) {
  sync(lc);
  return !lc->gone;
}
Blk lc_preheader(LoopCtx *lc) {
  sync(lc);
  return lc->pre;
}
Blk lc_latch(LoopCtx *lc) {
  sync(lc);
  const Fn *f = lc->f;
  Blk h = lc_header(lc), in = BLK_NONE;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (!loop_forest_has(lc->forest, lc->loop, p)) continue;
    if (in && in != p) return BLK_NONE;
    in = p;
  }
  return in;
}
uint32_t lc_parent(LoopCtx *lc) {
  sync(lc);
  return lc->forest->node.p[lc->loop].parent;
}
uint32_t lc_depth(LoopCtx *lc) {
  sync(lc);
  return lc->forest->node.p[lc->loop].depth;
}
LoopCtx lc_around(LoopCtx *lc, uint32_t loop) {
  sync(lc);
  LoopCtx out = {.f = lc->f, .forest = lc->forest, .loop = loop, .mssa = lc->mssa};
  look(&out);
  return out;
}
bool lc_has_blk(LoopCtx *lc, Blk b) {
  sync(lc);
  if (lc->have_region) return b != lc->pre && region_inside(&lc->region, b);
  return loop_forest_has(lc->forest, lc->loop, b);
}
bool lc_is_innermost_blk(LoopCtx *lc, Blk b) {
  sync(lc);
  return (uint32_t)b < lc->forest->of.n && lc->forest->of.p[b] == lc->loop;
}
bool lc_has_inner(LoopCtx *lc) {
  sync(lc);
  const Region *r = region_of(lc);
  for (uint32_t i = 0; i < r->blk.n; i++) {
    if (!r->blk.p[i].inside) continue;
    for (uint32_t k = 0; k < nsuccs(lc->f, r->blk.p[i].b); k++) {
      Blk s = succ(lc->f, r->blk.p[i].b, k);
      if (region_inside(r, s) && region_place(r, s) <= i && s != lc_header(lc)) return true;
    }
  }
  return false;
}
bool lc_has_irreducible(LoopCtx *lc) {
  sync(lc);
  const Region *r = region_of(lc);
  for (uint32_t i = 0; i < r->blk.n; i++) {
    if (!r->blk.p[i].inside) continue;
    for (uint32_t k = 0; k < nsuccs(lc->f, r->blk.p[i].b); k++) {
      Blk s = succ(lc->f, r->blk.p[i].b, k);
      if (region_inside(r, s) && region_place(r, s) <= i && !region_dom(r, s, r->blk.p[i].b)) return true;
    }
  }
  return false;
}
void lc_blks(LoopCtx *lc, VecU32 *out) {
  sync(lc);
  out->n = 0;
  for (uint32_t i = 0, n = region_of(lc)->blk.n; i < n; i++)
    if (lc->region.blk.p[i].inside && lc->region.blk.p[i].b != lc->pre) vec_push(out, (uint32_t)lc->region.blk.p[i].b);
}
bool lc_blks_reach(LoopCtx *lc, uint32_t n) {
  sync(lc);
  const Fn *f = lc->f;
  CloneMap *seen = &lc->forest->blk;
  Blk h = lc_header(lc);
  VecU32 todo = {0};
  uint32_t have = 1;
  clone_map(seen, (uint32_t)h, 1);
  for (Blk b = h;; b = (Blk)vec_pop(&todo)) {
    for (uint32_t i = 0; i < npreds(f, b); i++) {
      Blk p = pred(f, b, i);
      /* of other blocks all are in the loop, but for code that cannot run */
      if (clone_mapped(seen, (uint32_t)p) || (b == h && !loop_forest_has(lc->forest, lc->loop, p))) continue;
      clone_map(seen, (uint32_t)p, 1);
      vec_push(&todo, (uint32_t)p);
      have++;
    }
    if (!todo.n || have >= n) break;
  }
  clone_map_clear(seen);
  vec_free(&todo);
  return have >= n;
}
void lc_exits(LoopCtx *lc, VecU32 *out) {
  sync(lc);
  out->n = 0;
  for (uint32_t i = 0, n = region_of(lc)->blk.n; i < n; i++)
    if (!lc->region.blk.p[i].inside) vec_push(out, (uint32_t)lc->region.blk.p[i].b);
}
bool lc_exits_dedicated(LoopCtx *lc) {
  sync(lc);
  const Fn *f = lc->f;
  for (uint32_t i = 0, n = region_of(lc)->blk.n; i < n; i++) {
    Blk b = lc->region.blk.p[i].b;
    if (lc->region.blk.p[i].inside) continue;
    for (uint32_t k = 0; k < npreds(f, b); k++)
      if (!lc_has_blk(lc, pred(f, b, k))) return false;
  }
  return true;
}
bool lc_dom(LoopCtx *lc, Blk a, Blk b) {
  sync(lc);
  ASSERT(region_has(region_of(lc), a) && region_has(&lc->region, b));
  return region_dom(&lc->region, a, b);
}
Blk lc_idom(LoopCtx *lc, Blk b) {
  sync(lc);
  ASSERT(region_has(region_of(lc), b));
  return region_idom(&lc->region, b);
}

/* ---- forms ---- */
/* Phis of `to` that take a value of a loop over the edge from b, a new block outside that loop, take it through a phi
 * in b: LCSSA. */
static void close_phis(const LoopForest *lf, Blk to, Blk b) {
  Fn *f = lf->f;
  uint32_t at = succ_pred(f, b, 0);
  FOR_EACH_PHI(f, to, v) {
    Val x = arg(f, v, at);
    if (!val_is_local(x) || is_arg(f, x) || blk_of(f, x) == b || loop_forest_has(lf, lf->of.p[blk_of(f, x)], b))
      continue;
    VEC(Val) ops = {0};
    for (uint32_t k = 0; k < npreds(f, b); k++) vec_push(&ops, x);
    Val phi = emit_phi(f, b, ty(f, v), ops.p);
    name_like(f, phi, x, STR(".lcssa"));
    vec_free(&ops);
    opnd_set(f, v, at, phi);
  }
}
/* A block of their own for the edges into `to` that come from `loop`, or for those that do not. The new block is in
 * the loop `in`. */
static bool give_block(LoopForest *lf, Blk to, uint32_t loop, bool from_loop, uint32_t in, Str suffix) {
  Fn *f = lf->f;
  VecU32 which = {0};
  for (uint32_t k = 0; k < npreds(f, to); k++)
    if (loop_forest_has(lf, loop, pred(f, to, k)) == from_loop) vec_push(&which, k);
  Blk rest = BLK_NONE, b = which.n ? preds_split(f, to, which.p, which.n, suffix, STR(".ph"), &rest) : BLK_NONE;
  vec_free(&which);
  cover(lf);
  if (b) lf->of.p[b] = in;
  if (rest) lf->of.p[rest] = in;
  if (b && from_loop) close_phis(lf, to, b);
  return b != BLK_NONE;
}
/* Edges into e from the deepest loop that e is not in, but not from it alone: that loop, or 0. A loop that all edges
 * come from is one that all come from loops around it, too. */
static uint32_t mixed_exit(const LoopForest *lf, Blk e) {
  const Fn *f = lf->f;
  uint32_t best = 0;
  for (uint32_t k = 0; k < npreds(f, e); k++) {
    uint32_t i = lf->of.p[pred(f, e, k)];
    if (lf->node.p[i].depth <= lf->node.p[best].depth || loop_forest_has(lf, i, e)) continue;
    for (uint32_t j = 0; j < npreds(f, e); j++)
      if (!loop_forest_has(lf, i, pred(f, e, j))) {
        best = i;
        break;
      }
  }
  return best;
}
bool lc_dedicate(LoopCtx *lc, const VecU32 *exits) {
  sync(lc);
  LoopForest *lf = lc->forest;
  bool ok = true;
  for (uint32_t i = 0; i < exits->n && ok; i++)
    for (uint32_t l; ok && is_placed(lc->f, (Blk)exits->p[i]) && (l = mixed_exit(lf, (Blk)exits->p[i]));)
      ok = give_block(lf, (Blk)exits->p[i], l, true, lf->of.p[exits->p[i]], STR(".loopexit"));
  if (lf->ep_cfg !=
      lc->f->ep_cfg) { /* the new blocks are in the forest; behind other loops they are in no window of this one */
    lf->nblk = lc->f->nblk;
    lf->ep_cfg = lc->f->ep_cfg;
    lf->edited = true;
    look(lc);
  }
  return ok;
}
bool lc_simplify(LoopCtx *lc) {
  sync(lc);
  LoopForest *lf = lc->forest;
  VecU32 exits = {0};
  lc_exits(lc, &exits);
  bool ok = lc_dedicate(lc, &exits);
  vec_free(&exits);
  if (!preheader_of(lc))
    ok &= give_block(lf, lc_header(lc), lc->loop, false, lf->node.p[lc->loop].parent, STR(".preheader"));
  sync(lc);
  return ok;
}

/* ---- guaranteed to execute ---- */
/* The first instruction of b that may not hand on; VAL_NONE: all do. */
static Val stops_at(const Fn *f, Blk b) {
  FOR_EACH_INS(f, b, v)
    if (!is_term(f, v) ? !transfers_execution(f, v) : nsuccs(f, b) < 1 || may_throw(f, v)) return v;
  return VAL_NONE;
}
/* Blocks in reverse post order; `open`: edges from blocks seen to blocks of the loop not seen yet. Where all of them
 * lead to one block, every path does. */
static void must_find(LoopCtx *lc) {
  const Fn *f = lc->f;
  const Region *r = region_of(lc);
  lc->must.n = 0;
  lc->must_end = VAL_NONE;
  lc->must_cfg = f->ep_cfg, lc->must_mem = f->ep_mem;
  uint32_t open = 0, from = lc->pre ? 1 : 0;
  for (uint32_t i = from; i < r->blk.n; i++) {
    if (!r->blk.p[i].inside) continue;
    Blk b = r->blk.p[i].b;
    uint32_t in = 0;
    for (uint32_t k = 0; k < npreds(f, b) && i > from; k++) {
      Blk p = pred(f, b, k);
      in += region_has(r, p) && region_place(r, p) < i;
    }
    bool must = i == from || in == open;
    open -= in;
    Val stop = stops_at(f, b);
    if (must) {
      vec_push(&lc->must, (uint32_t)b);
      if (stop) {
        lc->must_end = stop;
        return;
      }
    } else if (stop) return;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      if (!region_inside(r, s) || region_place(r, s) <= i)
        return; /* some path leaves here, begins the next round, or goes round an inner loop, maybe for ever */
      open++;
    }
  }
}
bool lc_runs_each_round(LoopCtx *lc, Val v) {
  sync(lc);
  const Fn *f = lc->f;
  if (val_is_con(v) || !blk_of(f, v)) return false;
  if (lc->must_cfg != f->ep_cfg || lc->must_mem != f->ep_mem || !lc->must.n) must_find(lc);
  Blk b = blk_of(f, v);
  for (uint32_t i = 0; i < lc->must.n; i++) {
    if ((Blk)lc->must.p[i] != b) continue;
    return i + 1 < lc->must.n || !lc->must_end || v == lc->must_end || val_before(f, v, lc->must_end);
  }
  return false;
}

/* ---- beside ---- */
const Loops *lc_dense(LoopCtx *lc, uint32_t *loop) {
  const Loops *l = flow_loops(lc->f);
  *loop = loop_of(l, lc_header(lc));
  return l;
}
Scev *lc_scev(LoopCtx *lc) {
  Scev *s = scev_had(lc->f);
  if (s) return s;
  lc->forest->scev_work += lc->f->nins;
  return scev(lc->f);
}
Scev *lc_scev_within(LoopCtx *lc) {
  Scev *s = scev_had(lc->f);
  return s || past_cap(lc->f->m, LOOP_SCEV_WORK, lc->forest->scev_work) ? s : lc_scev(lc);
}
Mssa *lc_memory_ssa(LoopCtx *lc) { return memory_ssa(lc->f); }
void lc_revisit(LoopCtx *lc) {
  sync(lc);
  if (!lc->gone) push_work(lc->forest, lc->loop);
}
