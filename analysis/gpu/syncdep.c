/* syncdep.c: joins of divergent branches. Contract: syncdep.h. */
#include "analysis/gpu/syncdep.h"
#include "ir/cap.h"

/* ---- the order: cycles are finished before what follows them; inside a cycle its header comes last ---- */
static void find_exits(SyncDep *s) {
  const Cycles *c = s->cy;
  Fn *f = s->f;
  s->exit_first = mem_zalloc(sizeof(uint32_t) * (c->n + 2));
  uint32_t total = c->n > 1 ? 0 : 1;
  for (unsigned pass = 0; pass < 2; pass++) {
    for (uint32_t t = c->top; t; t = c->cycle[t].sibling)
      for (uint32_t k = c->cycle[t].first; k < c->cycle[t].last; k++) {
        Blk b = c->blk[k];
        for (uint32_t i = 0; i < nsuccs(f, b); i++)
          for (uint32_t y = c->of[b]; y && !cycle_has_blk(c, y, succ(f, b, i)); y = c->cycle[y].parent) {
            if (pass) s->exit[s->exit_first[y + 1]++] = succ(f, b, i);
            else s->exit_first[y + 1]++;
          }
      }
    if (pass) break;
    /* Counts at y + 1 become starts at y + 1; filling then moves them to ends, which are the starts of the next. */
    uint32_t at = 0;
    for (uint32_t y = 1; y < c->n; y++) {
      uint32_t n = s->exit_first[y + 1];
      s->exit_first[y + 1] = at;
      at += n;
    }
    total += at;
    s->exit = mem_alloc(sizeof(Blk) * (total + 1));
  }
  s->exit_first[1] = 0;
}
static void push_fresh(const SyncDep *s, VecU32 *st, uint32_t cycle, Blk b, bool *any) {
  if ((cycle && !cycle_has_blk(s->cy, cycle, b)) || s->index[b] != UINT32_MAX) return;
  vec_push(st, (uint32_t)b);
  *any = true;
}
static void find_order(SyncDep *s) {
  const Cycles *c = s->cy;
  Fn *f = s->f;
  VecU32 st = {0}, frame = {0}; /* frame: pairs cycle, base of its part of st */
  vec_push(&frame, 0);
  vec_push(&frame, 0);
  vec_push(&st, (uint32_t)entry_blk(f));
  while (frame.n) {
    uint32_t base = vec_last(&frame), cyc = frame.p[frame.n - 2];
    if (st.n == base) {
      frame.n -= 2;
      continue;
    }
    Blk b = (Blk)vec_last(&st);
    if (s->index[b] != UINT32_MAX) {
      st.n--;
      continue;
    }
    uint32_t in = cycle_of(c, b);
    bool any = false;
    if (in != cyc && (!cyc || cycle_contains(c, cyc, in))) {
      while (c->cycle[in].parent != cyc) in = c->cycle[in].parent;
      for (uint32_t k = s->exit_first[in]; k < s->exit_first[in + 1]; k++) push_fresh(s, &st, cyc, s->exit[k], &any);
      if (any) continue;
      st.n--;
      Blk h = c->cycle[in].header;
      s->index[h] = s->n;
      s->order[s->n++] = h;
      vec_push(&frame, in);
      vec_push(&frame, st.n);
      for (uint32_t i = 0; i < nsuccs(f, h); i++) push_fresh(s, &st, in, succ(f, h, i), &any);
      continue;
    }
    for (uint32_t i = 0; i < nsuccs(f, b); i++) push_fresh(s, &st, cyc, succ(f, b, i), &any);
    if (any) continue;
    st.n--;
    s->index[b] = s->n;
    s->order[s->n++] = b;
  }
  vec_free(&st);
  vec_free(&frame);
}

/* ---- parts that carry one label ----
 * For x with immediate post-dominator p: the blocks between them are those x dominates, without those p dominates
 * where x is p's immediate dominator. They carry x's label alone if no edge leaves them but to p. Edges are counted:
 * leave[x] leave what x dominates; of these those to p are found among p's predecessors, or (p below x) those from
 * p's part by leave[p] less the edges that p's part sends back to x or to x's other children (cross[p]). */
static int by_in(const Dom *d, Blk a, Blk b) { return d->in[a] < d->in[b] ? -1 : d->in[a] > d->in[b]; }
static void sort_by_in(const Dom *d, Blk *p, uint32_t n) { /* heap sort: no recursion, no scratch */
  for (uint32_t start = n / 2, end = n; end > 1;) {
    if (start) start--;
    else {
      end--;
      Blk t = p[0];
      p[0] = p[end];
      p[end] = t;
    }
    for (uint32_t i = start, k; (k = 2 * i + 1) < end; i = k) {
      if (k + 1 < end && by_in(d, p[k], p[k + 1]) < 0) k++;
      if (by_in(d, p[i], p[k]) >= 0) break;
      Blk t = p[i];
      p[i] = p[k];
      p[k] = t;
    }
  }
}
static uint32_t lower(const Dom *d, const Blk *p, uint32_t n, uint32_t in) { /* entries with a smaller `in` */
  uint32_t lo = 0, hi = n;
  while (lo < hi) {
    uint32_t mid = lo + (hi - lo) / 2;
    if (d->in[p[mid]] < in) lo = mid + 1;
    else hi = mid;
  }
  return lo;
}
static void find_parts(SyncDep *s) {
  Fn *f = s->f;
  const Dom *d = s->d, *pd = postdom(f);
  for (uint32_t i = 0; i < d->n; i++)
    if (!dom_reachable(pd, d->rpo[i])) return; /* endless loops: post-dominators say nothing of them */
  uint32_t *leave = mem_zalloc(sizeof(uint32_t) * (f->nblk + 1)), *cross = mem_zalloc(sizeof(uint32_t) * (f->nblk + 1)),
           *pfirst = mem_zalloc(sizeof(uint32_t) * (f->nblk + 2));
  uint32_t np = 0;
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->rpo[i];
    pfirst[b] = np;
    np += npreds(f, b);
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk v = succ(f, b, k);
      bool back = dom_blk(d, v, b);
      Blk top = back ? v : d->idom[v]; /* the edge leaves what x dominates for every x from b up to below top */
      if (b == top) continue;
      leave[b]++;
      leave[top]--; /* modulo 2^32: sums come out right */
      /* The child of top around b. */
      const Blk *ch = d->child + d->child_first[top];
      uint32_t n = d->child_first[top + 1] - d->child_first[top], at = lower(d, ch, n, d->in[b] + 1);
      Blk c = ch[at - 1];
      if (c != v) cross[c]++;
    }
  }
  for (uint32_t i = d->n; i-- > 1;) {
    Blk b = d->rpo[i];
    leave[d->idom[b]] += leave[b];
  }
  Blk *preds = mem_alloc(sizeof(Blk) * (np + 1));
  for (uint32_t i = 0; i < d->n; i++) {
    Blk b = d->rpo[i];
    uint32_t n = 0;
    for (uint32_t k = 0; k < npreds(f, b); k++)
      if (dom_reachable(d, pred(f, b, k))) preds[pfirst[b] + n++] = pred(f, b, k);
    sort_by_in(d, preds + pfirst[b], n);
    for (; n < npreds(f, b); n++) preds[pfirst[b] + n] = BLK_NONE;
  }
  for (uint32_t i = 0; i < d->n; i++) {
    Blk x = d->rpo[i], p = pd->idom[x];
    if (!p || !dom_reachable(d, p)) continue;
    uint32_t to_p;
    if (d->idom[p] == x) to_p = leave[p] - cross[p]; /* leaving what x dominates, from p's part */
    else {
      if (dom_blk(d, x, p)) continue;
      uint32_t n = npreds(f, p);
      while (n && preds[pfirst[p] + n - 1] == BLK_NONE) n--;
      const Blk *pr = preds + pfirst[p];
      to_p = lower(d, pr, n, d->out[x] + 1) - lower(d, pr, n, d->in[x]);
    }
    if (leave[x] == to_p) s->over[x] = p;
  }
  mem_free(leave);
  mem_free(cross);
  mem_free(pfirst);
  mem_free(preds);
}

void syncdep_init(SyncDep *s, Fn *f) {
  *s = (SyncDep){.f = f, .cy = cycles(f), .d = dom(f)};
  size_t n = f->nblk + 1;
  s->order = mem_alloc(sizeof(Blk) * n);
  s->index = mem_alloc(sizeof(uint32_t) * n);
  memset(s->index, 0xff, sizeof(uint32_t) * n);
  s->over = mem_zalloc(sizeof(Blk) * n);
  s->label = mem_zalloc(sizeof(Blk) * n);
  s->queued = mem_zalloc(n);
  s->in_irr = mem_zalloc(s->cy->n + 1);
  for (uint32_t y = 1; y < s->cy->n; y++)
    s->in_irr[y] = !cycle_reducible(s->cy, y) || (s->cy->cycle[y].parent && s->in_irr[s->cy->cycle[y].parent]);
  find_exits(s);
  find_order(s);
  find_parts(s);
  s->steps = (uint64_t)CAP_SYNCDEP_STEPS * (f->nblk + 64);
}
void syncdep_free(SyncDep *s) {
  mem_free(s->order);
  mem_free(s->index);
  mem_free(s->exit_first);
  mem_free(s->exit);
  mem_free(s->over);
  mem_free(s->label);
  mem_free(s->queued);
  mem_free(s->in_irr);
  vec_free(&s->labelled);
  vec_free(&s->heap);
}

static void heap_push(SyncDep *s, Blk b) {
  if (s->queued[b]) return;
  s->queued[b] = 1;
  vec_push(&s->heap, s->index[b]);
  uint32_t *h = s->heap.p;
  for (uint32_t i = s->heap.n - 1, up; i && h[up = (i - 1) / 2] < h[i]; i = up) {
    uint32_t t = h[i];
    h[i] = h[up];
    h[up] = t;
  }
}
static Blk heap_pop(SyncDep *s) {
  uint32_t *h = s->heap.p;
  Blk b = s->order[h[0]];
  h[0] = h[--s->heap.n];
  for (uint32_t i = 0, k; (k = 2 * i + 1) < s->heap.n; i = k) {
    if (k + 1 < s->heap.n && h[k] < h[k + 1]) k++;
    if (h[i] >= h[k]) break;
    uint32_t t = h[i];
    h[i] = h[k];
    h[k] = t;
  }
  s->queued[b] = 0;
  return b;
}
/* A label comes to b: true where another one has come before. */
static bool arrive(SyncDep *s, Blk b, Blk label) {
  Blk old = s->label[b];
  if (old == label) return false;
  if (old != b) heap_push(s, b);
  if (!old) {
    s->label[b] = label;
    vec_push(&s->labelled, (uint32_t)b);
    return false;
  }
  s->label[b] = b;
  return true;
}
static void add_once(VecU32 *list, Blk b) {
  for (uint32_t i = 0; i < list->n && i < 8; i++)
    if (list->p[list->n - 1 - i] == (uint32_t)b) return; /* most repeats follow at once; the caller bears others */
  vec_push(list, (uint32_t)b);
}
bool syncdep_branch(SyncDep *s, Blk b, VecU32 *joins, VecU32 *cycle_exits) {
  Fn *f = s->f;
  const Cycles *c = s->cy;
  vec_clear(joins);
  vec_clear(cycle_exits);
  if (s->index[b] == UINT32_MAX) return true;
  uint32_t own = cycle_of(c, b), irr = 0; /* irr: the largest irreducible cycle around b below a reducible one, where
                                             b's innermost is irreducible */
  if (own && !cycle_reducible(c, own))
    for (irr = own; c->cycle[irr].parent && !cycle_reducible(c, c->cycle[irr].parent);) irr = c->cycle[irr].parent;
  bool skip = !own || !s->in_irr[own];
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk t = succ(f, b, i);
    if (own && !cycle_has_blk(c, own, t)) add_once(cycle_exits, t);
    if (arrive(s, t, t)) add_once(joins, t);
  }
  bool ok = true;
  while (s->heap.n) {
    Blk x = s->order[s->heap.p[0]];
    if (s->heap.n == 1 && !(irr && cycle_has_blk(c, irr, x))) break; /* all have met */
    uint32_t in = cycle_of(c, x);
    bool last = in && c->cycle[in].header == x && cycle_reducible(c, in) && cycle_has_blk(c, in, b);
    uint32_t cost = 1 + (last ? s->exit_first[in + 1] - s->exit_first[in] : nsuccs(f, x));
    if (s->steps < cost && cap_hit(s->f->m, SYNCDEP_STEPS)) {
      ok = false;
      break;
    }
    s->steps -= cost;
    heap_pop(s);
    Blk label = s->label[x];
    if (last) {
      for (uint32_t k = s->exit_first[in]; k < s->exit_first[in + 1]; k++)
        if (arrive(s, s->exit[k], label)) add_once(cycle_exits, s->exit[k]);
    } else if (x == b) { /* the next round of an irreducible cycle */
    } else if (skip && s->over[x]) {
      if (arrive(s, s->over[x], label)) add_once(joins, s->over[x]);
    } else {
      for (uint32_t i = 0; i < nsuccs(f, x); i++)
        if (arrive(s, succ(f, x, i), label)) add_once(joins, succ(f, x, i));
    }
  }
  while (s->heap.n) heap_pop(s);
  /* Irreducible cycles: an exit whose label is not the header's was reached apart. */
  for (uint32_t y = own; y && !skip; y = c->cycle[y].parent) {
    if (cycle_reducible(c, y)) continue;
    for (uint32_t k = s->exit_first[y]; k < s->exit_first[y + 1]; k++)
      if (s->label[s->exit[k]] != s->label[c->cycle[y].header]) add_once(cycle_exits, s->exit[k]);
  }
  while (s->labelled.n) s->label[vec_pop(&s->labelled)] = BLK_NONE;
  return ok;
}
