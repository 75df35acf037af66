/* region.c: a part of the graph with its dominators. Contract: region.h.
 *
 * One depth-first walk numbers the blocks; Semi-NCA (support/semi_nca.h) works on the numbers. An immediate dominator
 * stands before what it dominates in reverse post order too, so that the intervals of the tree come from two sweeps. */
#include "analysis/cfg/region.h"
#include "support/semi_nca.h"

typedef struct Frame {
  Blk b;
  uint32_t i;
  bool inside;
} Frame;

void region_free(Region *r) { vec_free(&r->blk), vec_free(&r->at); }

/* The tree over `n` blocks, given immediate dominators as places. */
static void intervals(Region *r, Arena *A) {
  uint32_t n = r->blk.n, *size = ARENA_ARRAY(A, uint32_t, 2 * n + 1), *next = size + n;
  for (uint32_t i = 0; i < n; i++) size[i] = 1;
  for (uint32_t i = n; i-- > 1;) size[r->blk.p[i].idom] += size[i];
  for (uint32_t i = 0; i < n; i++) {
    RegionBlk *x = &r->blk.p[i];
    uint32_t at = 0;
    if (i) {
      at = next[x->idom];
      next[x->idom] += size[i];
    }
    next[i] = at + 1;
    x->in = at;
    x->out = at + size[i] - 1;
  }
}

void region_build(Region *r, const Fn *f, Blk root, RegionInside *inside, const void *what) {
  ARENA_ON_STACK(A);
  for (uint32_t i = 0; i < r->blk.n; i++) r->at.p[r->blk.p[i].b] = 0;
  if (r->at.n < f->nblk) vec_resize_zero(&r->at, f->nblk);
  r->f = f;
  r->blk.n = 0;
  r->entered = false;
  typedef struct Seen {
    Blk b;
    uint32_t parent;
    bool inside;
  } Seen; /* by preorder number */
  VEC(Seen) pre = {0};
  VEC(Frame) st = {0};
  VecU32 post = {0}; /* preorder numbers in post order */
  vec_push(&pre, ((Seen){root, 0, true}));
  vec_push(&st, ((Frame){root, 0, true}));
  r->at.p[root] = 1; /* 1 + preorder number until the end */
  while (st.n) {
    Frame *fr = &st.p[st.n - 1];
    if (!fr->inside || fr->i == nsuccs(f, fr->b)) {
      vec_push(&post, r->at.p[fr->b] - 1);
      st.n--;
      continue;
    }
    Blk s = succ(f, fr->b, fr->i++);
    if (r->at.p[s]) continue;
    Seen x = {s, r->at.p[fr->b] - 1, inside(what, s)};
    vec_push(&pre, x);
    r->at.p[s] = pre.n;
    vec_push(&st, ((Frame){s, 0, x.inside}));
  }
  uint32_t n = pre.n, edges = 0, *parent = ARENA_ARRAY(&A, uint32_t, 3 * n + 1), *place = parent + n,
           *first = place + n, *idom = ARENA_ARRAY(&A, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) {
    parent[i] = pre.p[i].parent;
    edges += npreds(f, pre.p[i].b);
  }
  FlowGraph g = {n, parent, first, ARENA_ARRAY(&A, uint32_t, edges + 1)};
  edges = 0;
  for (uint32_t i = 0; i < n; i++) {
    Blk b = pre.p[i].b;
    first[i] = edges;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Blk p = pred(f, b, k);
      uint32_t from = (uint32_t)p < r->at.n ? r->at.p[p] : 0;
      if (from && pre.p[from - 1].inside) g.pred[edges++] = from - 1;
      else if (i && pre.p[i].inside) r->entered = true;
    }
  }
  first[n] = edges;
  semi_nca(&A, &g, idom);
  vec_resize_zero(&r->blk, n);
  for (uint32_t i = 0; i < n; i++) place[post.p[i]] = n - 1 - i;
  for (uint32_t i = 0; i < n; i++) {
    r->blk.p[place[i]] = (RegionBlk){.b = pre.p[i].b, .idom = place[idom[i]], .inside = pre.p[i].inside};
    r->at.p[pre.p[i].b] = 1 + place[i];
  }
  r->looked += n;
  intervals(r, &A);
  vec_free(&pre), vec_free(&st), vec_free(&post);
  arena_free(&A);
}
