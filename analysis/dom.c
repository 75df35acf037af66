/* dom.c: dominators and post-dominators by Semi-NCA. Contract: dom.h.
 *
 * Blocks are renumbered in depth-first preorder; `semi_nca` works on these numbers alone, so that both directions share it. Node 0 is the
 * root (for post-dominators a virtual exit). Roots of the reverse graph: blocks without successors; and for regions that never exit, the
 * last block of a forward depth-first walk that the exits do not reach, repeatedly (any choice gives a valid tree; LLVM's is similar). */
#include "nvopt/dom.h"

typedef struct Graph { /* preorder numbers 0 .. n - 1 */
  uint32_t n;
  uint32_t *parent;      /* in the depth-first tree */
  uint32_t *pred_first;  /* n + 1 */
  uint32_t *pred;
} Graph;

/* Immediate dominators of g into idom (idom[0] = 0). */
static void semi_nca(Arena *A, const Graph *g, uint32_t *idom) {
  uint32_t n = g->n;
  uint32_t *semi = ARENA_ARRAY(A, uint32_t, n), *label = ARENA_ARRAY(A, uint32_t, n), *anc = ARENA_ARRAY(A, uint32_t, n), *stack = ARENA_ARRAY(A, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) { semi[i] = i; label[i] = i; anc[i] = g->parent[i]; idom[i] = g->parent[i]; }
  for (uint32_t w = n; w-- > 1;) {
    uint32_t s = g->parent[w], linked = w + 1; /* vertices >= linked are in the forest */
    for (uint32_t k = g->pred_first[w]; k < g->pred_first[w + 1]; k++) {
      uint32_t v = g->pred[k];
      if (v >= linked && anc[v] >= linked) { /* path compression towards the forest's root */
        uint32_t top = 0, x = v;
        do { stack[top++] = x; x = anc[x]; } while (anc[x] >= linked);
        uint32_t p = x, best = label[x];
        do {
          x = stack[--top];
          anc[x] = anc[p];
          if (semi[best] < semi[label[x]]) label[x] = best; else best = label[x];
          p = x;
        } while (top);
      }
      uint32_t u = v >= linked ? semi[label[v]] : v;
      if (u < s) s = u;
    }
    semi[w] = s;
    label[w] = w;
  }
  for (uint32_t w = 1; w < n; w++) {
    uint32_t c = idom[w];
    while (c > semi[w]) c = idom[c];
    idom[w] = c;
  }
}

typedef struct Frame { Blk b; uint32_t i; } Frame;

static void dom_free(void *p) {
  Dom *d = p;
  mem_free(d->rpo);
  mem_free(d);
}

static Dom *dom_alloc(const Fn *f) {
  Dom *d = mem_zalloc(sizeof *d);
  uint32_t n = f->nblk;
  d->nblk = n;
  uint32_t *w = mem_zalloc(sizeof(uint32_t) * ((size_t)n * 9 + 2)); /* one block of memory for all arrays */
  d->rpo = (Blk *)w;
  d->order = w + n;
  d->idom = (Blk *)(w + 2 * n);
  d->in = w + 3 * n;
  d->out = w + 4 * n;
  d->level = w + 5 * n;
  d->child_first = w + 6 * n;
  d->child = (Blk *)(w + 7 * n + 1);
  d->roots = (Blk *)(w + 8 * n + 1);
  return d;
}

/* Children lists, levels and intervals from idom, rpo and roots. */
static void tree_finish(const Fn *f, Dom *d, Arena *A) {
  uint32_t n = d->nblk;
  for (uint32_t i = 0; i < d->n; i++) { Blk p = d->idom[d->rpo[i]]; if (p) d->child_first[p]++; }
  uint32_t sum = 0;
  for (uint32_t b = 0; b <= n; b++) { uint32_t c = b < n ? d->child_first[b] : 0; d->child_first[b] = sum; sum += c; }
  uint32_t *at = ARENA_ARRAY(A, uint32_t, n + 1);
  memcpy(at, d->child_first, sizeof(uint32_t) * (n + 1));
  for (uint32_t i = 0; i < d->n; i++) { Blk b = d->rpo[i], p = d->idom[b]; if (p) d->child[at[p]++] = b; }
  Frame *st = ARENA_ARRAY(A, Frame, n + 1);
  uint32_t top = 0, clock = 0;
  for (uint32_t r = 0; r < d->nroots; r++) {
    d->in[d->roots[r]] = clock++;
    st[top++] = (Frame){d->roots[r], d->child_first[d->roots[r]]};
    while (top) {
      Frame *fr = &st[top - 1];
      if (fr->i < d->child_first[fr->b + 1]) {
        Blk c = d->child[fr->i++];
        d->level[c] = d->level[fr->b] + 1;
        d->in[c] = clock++;
        st[top++] = (Frame){c, d->child_first[c]};
      } else { d->out[fr->b] = clock++; top--; }
    }
  }
  (void)f;
}

const Dom *dom(Fn *f) {
  Dom *d = slot_fresh(f, AN_DOM, EP_CFG);
  if (d) return d;
  d = dom_alloc(f);
  Arena A;
  arena_init(&A);
  uint32_t n = f->nblk;
  /* depth-first walk: preorder numbers, post order */
  uint32_t *num = ARENA_ZARRAY(&A, uint32_t, n); /* 1 + preorder */
  Blk *pre = ARENA_ARRAY(&A, Blk, n), *post = ARENA_ARRAY(&A, Blk, n);
  uint32_t *parent = ARENA_ARRAY(&A, uint32_t, n);
  Frame *st = ARENA_ARRAY(&A, Frame, n + 1);
  uint32_t top = 0, npre = 0, npost = 0;
  Blk e = entry_blk(f);
  if (e) { num[e] = 1; pre[0] = e; parent[0] = 0; npre = 1; st[top++] = (Frame){e, 0}; }
  while (top) {
    Frame *fr = &st[top - 1];
    if (fr->i < nsuccs(f, fr->b)) {
      Blk s = succ(f, fr->b, fr->i++);
      if (num[s]) continue;
      parent[npre] = num[fr->b] - 1;
      pre[npre] = s;
      num[s] = ++npre;
      st[top++] = (Frame){s, 0};
    } else { post[npost++] = fr->b; top--; }
  }
  d->n = npre;
  for (uint32_t i = 0; i < npre; i++) { d->rpo[i] = post[npre - 1 - i]; d->order[d->rpo[i]] = i + 1; }
  Graph g = {npre, parent, ARENA_ARRAY(&A, uint32_t, npre + 1), NULL};
  uint32_t total = 0;
  for (uint32_t i = 0; i < npre; i++) total += npreds(f, pre[i]);
  g.pred = ARENA_ARRAY(&A, uint32_t, total + 1);
  total = 0;
  for (uint32_t i = 0; i < npre; i++) {
    g.pred_first[i] = total;
    for (uint32_t k = 0; k < npreds(f, pre[i]); k++) { uint32_t p = num[pred(f, pre[i], k)]; if (p) g.pred[total++] = p - 1; }
  }
  g.pred_first[npre] = total;
  if (npre) {
    uint32_t *idom = ARENA_ARRAY(&A, uint32_t, npre);
    semi_nca(&A, &g, idom);
    for (uint32_t i = 1; i < npre; i++) d->idom[pre[i]] = pre[idom[i]];
    ((Blk *)(uintptr_t)d->roots)[0] = e;
    d->nroots = 1;
    tree_finish(f, d, &A);
  }
  arena_free(&A);
  slot_set(f, AN_DOM, d, dom_free);
  return d;
}

const Dom *postdom(Fn *f) {
  Dom *d = slot_fresh(f, AN_POSTDOM, EP_CFG);
  if (d) return d;
  d = dom_alloc(f);
  Arena A;
  arena_init(&A);
  uint32_t n = f->nblk;
  uint32_t *num = ARENA_ZARRAY(&A, uint32_t, n); /* 1 + preorder of the reverse walk; the virtual exit is number 0, so blocks start at 2 */
  Blk *pre = ARENA_ARRAY(&A, Blk, n + 1), *post = ARENA_ARRAY(&A, Blk, n + 1);
  uint32_t *parent = ARENA_ARRAY(&A, uint32_t, n + 1);
  Frame *st = ARENA_ARRAY(&A, Frame, n + 1);
  Blk *roots = (Blk *)(uintptr_t)d->roots;
  uint32_t npre = 1, npost = 0, nroots = 0, top = 0;
  pre[0] = BLK_NONE;
  parent[0] = 0;
#define WALK(r)                                                                                                                                      \
  do {                                                                                                                                               \
    roots[nroots++] = (r);                                                                                                                           \
    parent[npre] = 0; pre[npre] = (r); num[r] = ++npre; st[top++] = (Frame){(r), 0};                                                                 \
    while (top) {                                                                                                                                    \
      Frame *fr = &st[top - 1];                                                                                                                      \
      if (fr->i < npreds(f, fr->b)) {                                                                                                                \
        Blk s = pred(f, fr->b, fr->i++);                                                                                                             \
        if (num[s]) continue;                                                                                                                        \
        parent[npre] = num[fr->b] - 1; pre[npre] = s; num[s] = ++npre; st[top++] = (Frame){s, 0};                                                    \
      } else { post[npost++] = fr->b; top--; }                                                                                                       \
    }                                                                                                                                                \
  } while (0)
  const Dom *fd = dom(f);
  for (Blk b = f->first_blk; b; b = f->blk[b].next) if (nsuccs(f, b) == 0 && !num[b]) WALK(b);
  /* What no exit is reachable from: the block that a forward walk finishes first lies deepest in the cycle. */
  for (uint32_t i = fd->n; i-- > 0;) if (!num[fd->rpo[i]]) WALK(fd->rpo[i]);
  for (Blk b = f->first_blk; b; b = f->blk[b].next) if (!num[b]) WALK(b);
#undef WALK
  d->n = npre - 1;
  d->nroots = nroots;
  for (uint32_t i = 0; i < d->n; i++) { d->rpo[i] = post[d->n - 1 - i]; d->order[d->rpo[i]] = i + 1; }
  Graph g = {npre, parent, ARENA_ARRAY(&A, uint32_t, npre + 1), NULL};
  uint32_t total = 0;
  for (uint32_t i = 1; i < npre; i++) total += nsuccs(f, pre[i]);
  g.pred = ARENA_ARRAY(&A, uint32_t, total + nroots + 1);
  g.pred_first[0] = 0;
  total = 0;
  for (uint32_t i = 1; i < npre; i++) {
    g.pred_first[i] = total;
    if (parent[i] == 0) g.pred[total++] = 0;
    for (uint32_t k = 0; k < nsuccs(f, pre[i]); k++) g.pred[total++] = num[succ(f, pre[i], k)] - 1;
  }
  g.pred_first[npre] = total;
  uint32_t *idom = ARENA_ARRAY(&A, uint32_t, npre);
  semi_nca(&A, &g, idom);
  nroots = 0;
  for (uint32_t i = 1; i < npre; i++) { d->idom[pre[i]] = pre[idom[i]]; }
  for (uint32_t i = 0; i < d->n; i++) if (!d->idom[d->rpo[i]]) { roots[nroots++] = d->rpo[i]; d->level[d->rpo[i]] = 1; }
  d->nroots = nroots;
  tree_finish(f, d, &A);
  arena_free(&A);
  slot_set(f, AN_POSTDOM, d, dom_free);
  return d;
}

Blk dom_common(const Dom *d, Blk a, Blk b) {
  while (a != b) {
    if (!a || !b) return BLK_NONE;
    if (d->level[a] < d->level[b]) b = d->idom[b];
    else if (d->level[b] < d->level[a]) a = d->idom[a];
    else { a = d->idom[a]; b = d->idom[b]; }
  }
  return a;
}
bool dom_val(const Fn *f, const Dom *d, Val v, Val at) {
  if (val_is_con(v) || f->ins[v].op == OP_ARG) return true;
  Blk a = blk_of(f, v), b = blk_of(f, at);
  if (a == b) return v != at && val_before(f, v, at);
  if (f->ins[v].op == OP_INVOKE || f->ins[v].op == OP_CALLBR) { /* available on the normal edge only */
    Blk s = succ(f, a, 0);
    if (!dom_reachable(d, b)) return true;
    return npreds(f, s) == 1 && dom_blk(d, s, b);
  }
  return dom_blk(d, a, b);
}
bool dom_use(const Fn *f, const Dom *d, Val v, Val user, uint32_t index) {
  if (f->ins[user].op != OP_PHI) return dom_val(f, d, v, user);
  if (val_is_con(v) || f->ins[v].op == OP_ARG) return true;
  Blk p = pred(f, blk_of(f, user), index), a = blk_of(f, v);
  if (a == p) { /* an invoke's result is available on its normal edge only */
    if (f->ins[v].op != OP_INVOKE && f->ins[v].op != OP_CALLBR) return true;
    return pred_succ(f, blk_of(f, user), index) == 0;
  }
  return dom_val(f, d, v, last_ins(f, p));
}
