/* flow_loops.c: the loops after edits of edges, in the window that flow_mend.c has found. Contract: flow.h.
 *
 * A loop whose header lies in the window, but is not its root, lies in the window whole: its blocks lead to the
 * header, and the window holds all that leads to its blocks. These loops are found again, as loops.c does it. Loops
 * around the window stay: a block outside is in them as before, since it comes to a latch on a way that nobody
 * touched, or through the root, if the root is still in that loop, which is checked. Which of the loops around a block
 * of the window lies in, its successors tell: the deepest that they lie in. */
#include "analysis/cfg/flow_int.h"

typedef struct WinLoop {
  uint32_t head, parent, id; /* number of the header; 1 + loop around in the window; in the table */
} WinLoop;
typedef struct WinLoops {
  Mend *w;
  VEC(WinLoop) loop;
  uint32_t *of;     /* by number: 1 + innermost loop */
  uint32_t *around; /* by number, and from pre.n on by 1 + loop: the deepest loop around the window it lies in */
} WinLoops;

static uint32_t outermost(const WinLoops *x, uint32_t i) {
  while (x->loop.p[i - 1].parent) i = x->loop.p[i - 1].parent;
  return i;
}
static void add_preds(const WinLoops *x, Blk b, VecU32 *work) {
  const Mend *w = x->w;
  const Fn *f = w->F->f;
  for (uint32_t k = 0; k < npreds(f, b); k++)
    if (reached(w, pred(f, b, k))) vec_push(work, w->F->blk.p[pred(f, b, k)].at - 1);
}
/* Inner loops first; false: there is a cycle with several entries. */
static bool find_loops(WinLoops *x) {
  const Mend *w = x->w;
  const Fn *f = w->F->f;
  VecU32 work = {0};
  bool ok = true;
  for (uint32_t r = 0; r + 1 < w->post.n && ok; r++) { /* post order: the root is the last */
    uint32_t h = w->post.p[r];
    Blk head = (Blk)w->pre.p[h];
    for (uint32_t k = 0; k < npreds(f, head) && ok; k++) {
      Blk p = pred(f, head, k);
      uint32_t at = w->F->blk.p[p].at - 1;
      if (!reached(w, p) || w->rpo[at] < w->rpo[h]) continue;
      ok = dom_blk(&w->F->d, head, p);
      vec_push(&work, at);
    }
    if (!work.n || !ok) continue;
    vec_push(&x->loop, ((WinLoop){.head = h}));
    uint32_t id = x->loop.n;
    while (work.n) {
      uint32_t at = vec_pop(&work);
      if (x->of[at]) {
        uint32_t in = outermost(x, x->of[at]);
        if (in == id) continue;
        x->loop.p[in - 1].parent = id;
        at = x->loop.p[in - 1].head;
      } else x->of[at] = id;
      if (at != h) add_preds(x, (Blk)w->pre.p[at], &work);
    }
  }
  vec_free(&work);
  return ok;
}
static uint32_t innermost_of_both(const Flow *F, uint32_t a, uint32_t b) {
  while (a != b)
    if (F->loop.p[a].depth >= F->loop.p[b].depth) a = F->loop.p[a].parent;
    else b = F->loop.p[b].parent;
  return a;
}
static bool sweep(WinLoops *x, uint32_t up) {
  const Mend *w = x->w;
  const Flow *F = w->F;
  bool changed = false;
  for (uint32_t r = 0; r < w->post.n; r++) {
    uint32_t i = w->post.p[r], own = x->of[i] ? outermost(x, x->of[i]) : 0,
             *to = own ? &x->around[w->pre.n + own] : &x->around[i];
    Blk b = (Blk)w->pre.p[i];
    for (uint32_t k = 0; k < nsuccs(F->f, b); k++) {
      Blk s = succ(F->f, b, k);
      uint32_t in;
      if (!in_window(w, s)) in = innermost_of_both(F, up, F->of.p[s]);
      else {
        uint32_t at = F->blk.p[s].at - 1, other = x->of[at] ? outermost(x, x->of[at]) : 0;
        if (other && other == own) continue;
        in = other ? x->around[w->pre.n + other] : x->around[at];
      }
      if (F->loop.p[in].depth <= F->loop.p[*to].depth) continue;
      *to = in;
      changed = true;
    }
  }
  return changed;
}
/* The node that !llvm.loop of all latches is. */
static void look_at_id(Flow *F, uint32_t i) {
  const Fn *f = F->f;
  Blk h = F->loop.p[i].header;
  Md m = MD_NONE;
  bool first = true;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (!loop_has_blk(&F->l, i, p)) continue;
    Md y = md_get(f, term(f, p), MDK_LOOP);
    if (!first && m != y) y = MD_NONE, k = npreds(f, h);
    m = y;
    first = false;
  }
  F->loop.p[i].id = m;
}
/* The innermost loop around that all of the window was in and is in, and that no edge of it leaves or leads round. */
static uint32_t same_before(const Mend *w, uint32_t up) {
  const Flow *F = w->F;
  uint32_t same = up;
  for (uint32_t i = 0; i < w->blk.n; i++)
    if (w->had[i]) same = innermost_of_both(F, same, F->of.p[w->blk.p[i]]);
  return same;
}
static uint32_t same_after(const Mend *w, uint32_t same) {
  const Flow *F = w->F;
  for (uint32_t i = 0; i < w->pre.n; i++) {
    Blk b = (Blk)w->pre.p[i];
    same = innermost_of_both(F, same, F->of.p[b]);
    for (uint32_t k = 0; k < nsuccs(F->f, b); k++) {
      Blk s = succ(F->f, b, k);
      if (in_window(w, s) && s != w->root) continue;
      uint32_t round = F->head.p[s], to = F->of.p[s];
      if (round && loop_has_blk(&F->l, round, b)) to = F->loop.p[round].parent;
      same = innermost_of_both(F, same, to);
    }
  }
  return same;
}
static void install(WinLoops *x) {
  const Mend *w = x->w;
  Flow *F = w->F;
  VecU32 was = {0};
  for (uint32_t i = 0; i < w->blk.n; i++) {
    Blk b = (Blk)w->blk.p[i];
    uint32_t id = F->head.p[b];
    F->of.p[b] = 0; /* what is not reached any more is in no loop */
    if (!id) continue;
    F->head.p[b] = 0;
    vec_push(&was, id);
    vec_push(&was, (uint32_t)b);
    F->loop.p[id].header = BLK_NONE;
  }
  for (uint32_t i = 0; i < was.n; i += 2) { /* the same loop if its header is */
    Blk h = (Blk)was.p[i + 1];
    F->head.p[h] = was.p[i];
  }
  for (uint32_t i = x->loop.n; i-- > 0;) { /* outer loops before inner ones */
    WinLoop *l = &x->loop.p[i];
    Blk h = (Blk)w->pre.p[l->head];
    l->id = F->head.p[h];
    if (!l->id) {
      l->id = F->head.p[h] = F->loop.n;
      vec_push(&F->loop, ((Loop){0}));
      vec_push(&F->loop_prev, 0);
    }
    F->loop.p[l->id].header = h;
    flow_loop_place(F, l->id, l->parent ? x->loop.p[l->parent - 1].id : x->around[w->pre.n + i + 1]);
  }
  for (uint32_t i = 0; i < was.n; i += 2) {
    if (F->loop.p[was.p[i]].header) continue;
    F->head.p[was.p[i + 1]] = 0;
    F->loop.p[was.p[i]].child = 0;
    flow_loop_place(F, was.p[i], 0);
  }
  for (uint32_t i = 1; i < w->pre.n; i++) F->of.p[w->pre.p[i]] = x->of[i] ? x->loop.p[x->of[i] - 1].id : x->around[i];
  flow_views(F);
  for (uint32_t i = 0; i < w->pre.n; i++)
    for (uint32_t k = 0; k < nsuccs(F->f, (Blk)w->pre.p[i]); k++) {
      Blk s = succ(F->f, (Blk)w->pre.p[i], k);
      if (F->head.p[s] && loop_has_blk(&F->l, F->head.p[s], (Blk)w->pre.p[i])) look_at_id(F, F->head.p[s]);
    }
  vec_free(&was);
}
bool flow_mend_loops(Mend *w) {
  Flow *F = w->F;
  WinLoops x = {.w = w, .of = ARENA_ZARRAY(w->A, uint32_t, w->pre.n)};
  uint32_t up = F->of.p[w->root];
  bool ok = find_loops(&x);
  if (ok) {
    x.around = ARENA_ZARRAY(w->A, uint32_t, w->pre.n + x.loop.n + 1);
    if (up && F->loop.p[up].header == w->root) x.around[0] = up; /* its latches lead to it as before */
    while (sweep(&x, up)) {}
    ok = x.around[0] == up;
  }
  if (ok) {
    uint32_t same = same_before(w, up);
    install(&x);
    w->same = F->loop.p[same_after(w, same)].header;
  }
  vec_free(&x.loop);
  return ok;
}
