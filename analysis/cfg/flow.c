/* flow.c: dominators and loops that follow the edits of the graph: the slot, the first build and the check. Contract:
 * flow.h; the mending is flow_mend.c and flow_loops.c. */
#include "analysis/cfg/flow_int.h"
#include "ir/change_log.h"

enum { STALE_BEFORE = 2 /* questions that are answered by the dense results */, LABEL_ROOM = 16 };

/* ---- lists ---- */
void flow_kid_link(Flow *F, Blk up, Blk b) {
  FlowBlk *u = &F->blk.p[up], *x = &F->blk.p[b];
  x->sib = u->kid;
  x->sib_prev = BLK_NONE;
  if (u->kid) F->blk.p[u->kid].sib_prev = b;
  u->kid = b;
  F->idom.p[b] = (uint32_t)up;
}
void flow_kid_unlink(Flow *F, Blk b) {
  FlowBlk *x = &F->blk.p[b];
  if (x->sib) F->blk.p[x->sib].sib_prev = x->sib_prev;
  if (x->sib_prev) F->blk.p[x->sib_prev].sib = x->sib;
  else F->blk.p[F->idom.p[b]].kid = x->sib;
  x->sib = x->sib_prev = BLK_NONE;
  F->idom.p[b] = BLK_NONE;
}
static uint32_t *first_in(Flow *F, uint32_t up) { return up ? &F->loop.p[up].child : &F->l.top; }
static void loop_unlink(Flow *F, uint32_t i) {
  Loop *x = &F->loop.p[i];
  uint32_t before = F->loop_prev.p[i];
  if (x->sibling) F->loop_prev.p[x->sibling] = before;
  if (before) F->loop.p[before].sibling = x->sibling;
  else if (*first_in(F, x->parent) == i) *first_in(F, x->parent) = x->sibling;
  x->sibling = F->loop_prev.p[i] = 0;
}
/* The loop, which is in a list or in none, goes where its parent says; gone: its header is BLK_NONE. */
void flow_loop_place(Flow *F, uint32_t i, uint32_t parent) {
  loop_unlink(F, i);
  Loop *x = &F->loop.p[i];
  x->parent = parent;
  if (!x->header) return;
  uint32_t *first = first_in(F, parent);
  x->sibling = *first;
  if (*first) F->loop_prev.p[*first] = i;
  *first = i;
  x->depth = parent ? F->loop.p[parent].depth + 1 : 1;
}

/* ---- the whole ---- */
void flow_cover(Flow *F) {
  uint32_t n = F->f->nblk;
  if (F->blk.n >= n) return;
  vec_resize_zero(&F->blk, n);
  vec_resize_zero(&F->idom, n);
  vec_resize_zero(&F->in, n);
  vec_resize_zero(&F->out, n);
  vec_resize_zero(&F->order, n);
  vec_resize_zero(&F->of, n);
  vec_resize_zero(&F->head, n);
}
void flow_views(Flow *F) {
  F->d.patched = F->l.patched = true;
  F->d.nblk = F->l.nblk = F->blk.n;
  F->d.idom = (Blk *)F->idom.p;
  F->d.in = F->in.p, F->d.out = F->out.p, F->d.order = F->order.p;
  F->l.of = F->of.p;
  F->l.loop = F->loop.p;
  F->l.n = F->loop.n;
}
static void tree_copy(Flow *F, const Dom *d) {
  VecU32 st = {0};
  uint32_t last = 0, ntoken = 2 * d->n;
  for (uint32_t i = d->n; i-- > 1;) flow_kid_link(F, d->idom[d->tree[i]], d->tree[i]);
  for (uint32_t i = 0; i <= d->n; i++) {
    Blk b = i < d->n ? d->tree[i] : BLK_NONE;
    while (st.n && (!b || (Blk)vec_last(&st) != d->idom[b])) {
      uint32_t t = token((Blk)vec_pop(&st), 1);
      *token_next(F, last) = t, *token_prev(F, t) = last;
      last = t;
    }
    if (!b) break;
    uint32_t t = token(b, 0);
    if (last) *token_next(F, last) = t;
    *token_prev(F, t) = last;
    last = t;
    F->order.p[b] = 1;
    vec_push(&st, (uint32_t)b);
  }
  *token_next(F, last) = 0;
  flow_labels(F, token(d->tree[0], 0), ntoken);
  vec_free(&st);
}
static void clear(Flow *F) {
  if (F->blk.n) {
    memset(F->blk.p, 0, F->blk.n * sizeof *F->blk.p);
    memset(F->idom.p, 0, F->blk.n * sizeof *F->idom.p), memset(F->order.p, 0, F->blk.n * sizeof *F->order.p);
    memset(F->of.p, 0, F->blk.n * sizeof *F->of.p), memset(F->head.p, 0, F->blk.n * sizeof *F->head.p);
  }
  F->loop.n = F->loop_prev.n = 0;
  F->win.n = F->win_blk.n = 0;
  F->l.top = 0;
}
/* From the dense results; false: Flow cannot be for this function. */
static bool make(Flow *F) {
  Fn *f = F->f;
  const Dom *d = dom(f);
  const Loops *l = loops(f);
  F->base = ++F->serial;
  F->cost.made++;
  clear(F);
  F->live = !l->irreducible && d->n && d->n <= UINT32_MAX / (4 * LABEL_ROOM);
  if (!F->live) {
    log_detach(f, LOG_FLOW);
    return false;
  }
  flow_cover(F);
  tree_copy(F, d);
  for (uint32_t i = 0; i < l->n; i++) vec_push(&F->loop, l->loop[i]), vec_push(&F->loop_prev, 0);
  F->l.top = l->top;
  for (uint32_t i = 1; i < l->n; i++) {
    F->head.p[l->loop[i].header] = i;
    if (l->loop[i].sibling) F->loop_prev.p[l->loop[i].sibling] = i;
  }
  for (uint32_t b = 1; b < f->nblk; b++) F->of.p[b] = loop_of(l, (Blk)b);
  F->nblk = f->nblk;
  F->ep_cfg = f->ep_cfg;
  flow_views(F);
  log_attach(f, LOG_FLOW);
  return true;
}
static void flow_free(void *p) {
  Flow *F = p;
  if (F->live) log_detach(F->f, LOG_FLOW);
  vec_free(&F->blk), vec_free(&F->idom), vec_free(&F->in), vec_free(&F->out), vec_free(&F->order);
  vec_free(&F->of), vec_free(&F->head), vec_free(&F->loop), vec_free(&F->loop_prev);
  vec_free(&F->win), vec_free(&F->win_blk);
  mem_free(F);
}
void flow_begin(Fn *f) {
  if (f->slot && f->slot[AN_FLOW].data) return;
  Flow *F = mem_zalloc(sizeof *F);
  F->f = f;
  F->ep_cfg = f->ep_cfg;
  F->serial = 2 * f->ep_cfg; /* an edit makes two windows at most: no earlier Flow's numbers come again */
  slot_set(f, AN_FLOW, F, flow_free);
}
void flow_drop(Fn *f) { slot_drop(f, AN_FLOW); }

static Flow *flow_had(Fn *f) { return f->slot ? f->slot[AN_FLOW].data : NULL; }
/* Flow as it is now; NULL: the dense results are asked. */
static Flow *flow(Fn *f) {
  Flow *F = flow_had(f);
  if (F && F->live) {
    const uint32_t *edge;
    uint32_t n;
    if (LIKELY(F->ep_cfg == f->ep_cfg)) return F;
    if (!log_read(f, LOG_FLOW, &edge, &n) || !flow_mend(F, edge, n)) return make(F) ? F : NULL;
    F->nblk = f->nblk;
    F->ep_cfg = f->ep_cfg;
    flow_views(F);
    log_attach(f, LOG_FLOW);
    return F;
  }
  if (!F || F->ep_cfg == f->ep_cfg) return NULL;
  F->ep_cfg = f->ep_cfg;
  if (++F->asked < STALE_BEFORE) return NULL;
  return make(F) ? F : NULL;
}
const Dom *flow_dom(Fn *f) {
  Flow *F = flow(f);
  return F ? &F->d : dom(f);
}
const Loops *flow_loops(Fn *f) {
  Flow *F = flow(f);
  return F ? &F->l : loops(f);
}

/* ---- windows ---- */
uint64_t flow_serial(Fn *f) {
  Flow *F = flow(f);
  return F ? F->serial : 0;
}
bool flow_windows(Fn *f, uint64_t since, FlowWindows *out) {
  Flow *F = flow(f);
  if (!F || since < F->base) return false;
  ASSERT(since <= F->serial);
  uint32_t from = (uint32_t)(since - F->base);
  *out = (FlowWindows){F->win.p + from, F->win_blk.p, F->win.n - from};
  return true;
}
void flow_below(Fn *f, Blk b, bool (*fn)(void *user, Blk b), void *user) {
  Flow *F = flow(f);
  VecU32 st = {0};
  if (!F) return;
  vec_push(&st, (uint32_t)b);
  while (st.n) {
    b = (Blk)vec_pop(&st);
    if (!fn(user, b)) continue;
    for (Blk k = F->blk.p[b].kid; k; k = F->blk.p[k].sib) vec_push(&st, (uint32_t)k);
  }
  vec_free(&st);
}
void flow_kids(Fn *f, Blk b, VecU32 *out) {
  Flow *F = flow(f);
  out->n = 0;
  if (F) {
    for (Blk k = F->blk.p[b].kid; k; k = F->blk.p[k].sib) vec_push(out, (uint32_t)k);
    return;
  }
  const Dom *d = dom(f);
  for (uint32_t k = d->child_first[b]; k < d->child_first[b + 1]; k++) vec_push(out, (uint32_t)d->child[k]);
}
FlowCost flow_cost(Fn *f) {
  const Flow *F = flow_had(f);
  return F ? F->cost : (FlowCost){0};
}

/* ---- the check ---- */
static bool wrong(const Fn *f, Blk b, const char *what, StrBuf *err) {
  sb_fmt(err, "flow of block %u", (unsigned)b);
  Str name = blk_name_of(f, b);
  sb_fmt(err, " (%.*s): %s\n", (int)name.n, name.p, what);
  return false;
}
static bool check_tree(Flow *F, StrBuf *err) {
  const Fn *f = F->f;
  const Dom *d = dom(F->f);
  uint32_t before = 0, seen = 0;
  for (uint32_t b = 1; b < f->nblk; b++) {
    if (F->blk.p[b].bits || F->blk.p[b].at) return wrong(f, (Blk)b, "the window was not cleared", err);
    if ((F->order.p[b] != 0) != (d->order[b] != 0)) return wrong(f, (Blk)b, "reachable or not?", err);
    if ((Blk)F->idom.p[b] != d->idom[b]) return wrong(f, (Blk)b, "another block dominates it immediately", err);
    if (!d->order[b] || !d->idom[b]) continue;
    uint32_t up = (uint32_t)d->idom[b];
    if (F->in.p[b] <= F->in.p[up] || F->out.p[b] >= F->out.p[up])
      return wrong(f, (Blk)b, "its label is not within that of what dominates it", err);
  }
  for (uint32_t t = token(entry_blk(f), 0); t; t = *token_next(F, t)) {
    if (*label(F, t) <= before) return wrong(f, (Blk)(t >> 1), "labels do not grow", err);
    before = *label(F, t);
    seen++;
  }
  if (seen != 2 * d->n) return wrong(f, entry_blk(f), "the list of tokens is not complete", err);
  for (uint32_t i = 0; i < d->n; i++) {
    uint32_t kids = 0;
    for (Blk k = F->blk.p[d->rpo[i]].kid; k; k = F->blk.p[k].sib) kids++;
    if (kids != d->child_first[d->rpo[i] + 1] - d->child_first[d->rpo[i]])
      return wrong(f, d->rpo[i], "another number of blocks below it", err);
  }
  return true;
}
static bool check_loops(Flow *F, StrBuf *err) {
  const Fn *f = F->f;
  const Loops *l = loops(F->f);
  uint32_t alive = 1, listed = 0;
  for (uint32_t i = 1; i < F->loop.n; i++) alive += F->loop.p[i].header != BLK_NONE;
  if (alive != l->n) return wrong(f, entry_blk(f), "another number of loops", err);
  for (uint32_t i = 0; i < F->loop.n; i++)
    if (!i || F->loop.p[i].header)
      for (uint32_t c = *first_in(F, i); c; c = F->loop.p[c].sibling) {
        if (F->loop.p[c].parent != i) return wrong(f, F->loop.p[c].header, "stands in the list of another loop", err);
        listed++;
      }
  if (listed + 1 != alive) return wrong(f, entry_blk(f), "the lists of inner loops are not complete", err);
  for (uint32_t i = 1; i < l->n; i++) {
    Blk h = l->loop[i].header, up = l->loop[i].parent ? l->loop[l->loop[i].parent].header : BLK_NONE;
    uint32_t id = F->head.p[h];
    if (!id || F->loop.p[id].header != h) return wrong(f, h, "is not known as a header", err);
    const Loop *x = &F->loop.p[id];
    if (x->depth != l->loop[i].depth || (x->parent ? F->loop.p[x->parent].header : BLK_NONE) != up)
      return wrong(f, h, "the loop lies in another loop", err);
  }
  for (uint32_t b = 1; b < f->nblk; b++) {
    uint32_t i = loop_of(l, (Blk)b), id = F->of.p[b];
    if ((i ? l->loop[i].header : BLK_NONE) != (id ? F->loop.p[id].header : BLK_NONE))
      return wrong(f, (Blk)b, "lies in another loop", err);
    if (F->head.p[b] && (!i || l->loop[i].header != (Blk)b)) return wrong(f, (Blk)b, "is no header", err);
  }
  return true;
}
/* The blocks of each loop in the two orders. */
static bool check_blks(Flow *F, StrBuf *err) {
  const Loops *l = loops(F->f);
  bool ok = true;
  VecU32 a = {0}, b = {0};
  uint64_t left = 8ull * F->f->nblk + 1000; /* a deep nest is not looked at level by level */
  for (uint32_t i = 1; i < l->n && ok && left; i++)
    for (unsigned rpo = 0; rpo < 2 && ok; rpo++) {
      loop_blks(F->f, l, i, rpo, &a), loop_blks(F->f, &F->l, F->head.p[l->loop[i].header], rpo, &b);
      left -= left < a.n ? left : a.n;
      ok = a.n == b.n && !memcmp(a.p, b.p, a.n * sizeof *a.p);
      if (!ok) wrong(F->f, l->loop[i].header, "the blocks of its loop, or their order", err);
    }
  vec_free(&a), vec_free(&b);
  return ok;
}
bool flow_check(Fn *f, StrBuf *err) {
  Flow *F = flow(f);
  return !F || (check_tree(F, err) && check_loops(F, err) && check_blks(F, err));
}
