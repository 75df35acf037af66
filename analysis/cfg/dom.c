/* dom.c: dominators and post-dominators by Semi-NCA. Contract: dom.h.
 *
 * Blocks are renumbered in depth-first preorder; `semi_nca` and `tree_finish` work on these numbers alone, so that
 * both directions share them. Number 0 is the root: the entry, for post-dominators a virtual exit. Every immediate
 * dominator has a smaller number than what it dominates, so that the tree's levels and intervals come from two sweeps
 * of the numbers, without a walk.
 *
 * Roots of the reverse graph: the blocks without successors, in layout order. What reaches none of these never leaves
 * the function (endless loops): from the first such block in layout order a forward depth-first walk goes as far as
 * it can (successors that stand later in the layout first); the last block it numbers becomes a root, and what
 * reaches that block is done; again until nothing is left. A root from which another one is reached is redundant and
 * goes. This is LLVM's choice (GenericDomTreeConstruction.h, FindRoots), so that both print one tree. The forward
 * walks may repeat themselves; beyond ROOT_WALK_FACTOR times the size of the graph one more walk finds the rest: the
 * block that it leaves first lies deepest. */
#include "analysis/cfg/dom.h"
#include "ir/text/text.h"
#include "support/few.h"
#include "support/semi_nca.h"
#include <stdlib.h>

typedef struct Frame {
  Blk b;
  uint32_t i;
} Frame;
typedef struct Walk { /* a depth-first walk; arrays have room for every block and the virtual exit */
  const Fn *f;
  const uint32_t *edge_first; /* by Blk: reverse walks: where its predecessors start in edge; NULL: a forward walk */
  const Blk *edge;
  uint32_t *num;    /* by Blk: 1 + preorder number; 0: not seen */
  Blk *pre, *rpo;   /* by preorder number; in reverse post order, from `done` on */
  uint32_t *parent; /* by preorder number: its parent's */
  Frame *st;
  uint32_t npre, done;
} Walk;

/* rpo has room for f->nblk blocks; num, likewise, is all 0. */
static void walk_init(Walk *w, const Fn *f, Blk *rpo, uint32_t *num, Arena *A) {
  uint32_t n = f->nblk + 1, *a = ARENA_ARRAY(A, uint32_t, 2 * n);
  *w = (Walk){
    .f = f, .num = num, .pre = (Blk *)a, .rpo = rpo, .parent = a + n, .st = ARENA_ARRAY(A, Frame, n), .done = f->nblk};
}
static void walk_init_scratch(Walk *w, const Fn *f, Arena *A) {
  walk_init(w, f, ARENA_ARRAY(A, Blk, f->nblk), ARENA_ZARRAY(A, uint32_t, f->nblk), A);
}
static inline void walk_enter(Walk *w, Blk b, uint32_t parent, uint32_t depth) {
  w->parent[w->npre] = parent;
  w->pre[w->npre] = b;
  w->num[b] = ++w->npre;
  w->st[depth] = (Frame){b, 0};
}
static void walk_forward(Walk *w, Blk root) {
  const Fn *f = w->f;
  uint32_t top = 1;
  walk_enter(w, root, 0, 0);
  while (top) {
    Frame *fr = &w->st[top - 1];
    if (fr->i < nsuccs(f, fr->b)) {
      Blk s = succ(f, fr->b, fr->i++);
      if (!w->num[s]) walk_enter(w, s, w->num[fr->b] - 1, top++);
    } else {
      w->rpo[--w->done] = fr->b;
      top--;
    }
  }
}
static void walk_reverse(Walk *w, Blk root) {
  uint32_t top = 1;
  walk_enter(w, root, 0, 0);
  while (top) {
    Frame *fr = &w->st[top - 1];
    uint32_t k = w->edge_first[fr->b] + fr->i;
    if (k < w->edge_first[fr->b + 1]) {
      fr->i++;
      Blk s = w->edge[k];
      if (!w->num[s]) walk_enter(w, s, w->num[fr->b] - 1, top++);
    } else {
      w->rpo[--w->done] = fr->b;
      top--;
    }
  }
}
/* Predecessors of every block in layout order: the order of a block's own entries depends on what was edited before. */
static void walk_gather_preds(Walk *w, Arena *A) {
  const Fn *f = w->f;
  uint32_t n = f->nblk, *first = ARENA_ZARRAY(A, uint32_t, n + 2);
  FOR_EACH_BLK(f, b)
    for (uint32_t k = 0; k < nsuccs(f, b); k++) first[succ(f, b, k) + 2]++;
  for (uint32_t b = 2; b <= n + 1; b++) first[b] += first[b - 1];
  Blk *e = ARENA_ARRAY(A, Blk, first[n + 1] + 1);
  FOR_EACH_BLK(f, b)
    for (uint32_t k = 0; k < nsuccs(f, b); k++) e[first[succ(f, b, k) + 1]++] = b;
  w->edge_first = first;
  w->edge = e;
}

static Dom *dom_alloc(const Fn *f) { /* one block of memory with all arrays */
  uint32_t n = f->nblk;
  Dom *d = mem_zalloc(sizeof *d + sizeof(uint32_t) * ((size_t)n * 10 + 3));
  uint32_t *w = (uint32_t *)(d + 1);
  d->nblk = n;
  d->rpo = (Blk *)w;
  d->order = w + n;
  d->idom = (Blk *)(w + 2 * n);
  d->in = w + 3 * n;
  d->out = w + 4 * n;
  d->level = w + 5 * n;
  d->child_first = w + 6 * n;
  d->child = (Blk *)(w + 7 * n + 1);
  d->roots = (Blk *)(w + 8 * n + 1);
  d->tree = (Blk *)(w + 9 * n + 1);
  return d;
}

/* Everything but the roots from a finished walk and the immediate dominators by preorder number; number 0 is pre[0],
 * BLK_NONE for the virtual exit. */
static void tree_finish(Dom *d, const Walk *w, const uint32_t *idom, Arena *A) {
  uint32_t n = w->npre, nb = d->nblk, *size = ARENA_ARRAY(A, uint32_t, 2 * n), *next = size + n, sum = 0;
  d->rpo += w->done;
  d->n = nb - w->done;
  for (uint32_t i = 0; i < d->n; i++) d->order[d->rpo[i]] = i + 1;
  for (uint32_t i = 0; i < n; i++) size[i] = 1;
  for (uint32_t i = n; i-- > 1;) size[idom[i]] += size[i];
  for (uint32_t i = 0; i < n; i++) {
    Blk b = w->pre[i];
    uint32_t at = 0;
    if (i) {
      Blk up = w->pre[idom[i]];
      at = next[idom[i]];
      next[idom[i]] += size[i];
      d->idom[b] = up;
      d->level[b] = d->level[up] + 1;
    }
    next[i] = at + 1;
    d->in[b] = at;
    d->tree[at] = b;
    d->out[b] = at + size[i] - 1;
    d->child_first[d->idom[b]] += b != BLK_NONE; /* how many */
  }
  for (uint32_t b = 0; b <= nb; b++) d->child_first[b] = sum += d->child_first[b]; /* where they end */
  for (uint32_t i = n; i-- > 0;) {
    Blk b = w->pre[i];
    if (b) d->child[--d->child_first[d->idom[b]]] = b;
  }
}

/* Of a function of one block, as many are. */
static void tree_of_one(Dom *d, Blk e) {
  d->n = 1;
  d->rpo[0] = d->tree[0] = d->child[0] = e;
  d->order[e] = 1;
  for (uint32_t b = 1; b <= d->nblk; b++) d->child_first[b] = 1;
}

static void tree_of_many(Dom *d, const Fn *f, Blk e) {
  ARENA_ON_STACK(A);
  Walk w;
  walk_init(&w, f, d->rpo, d->order, &A); /* `order` holds the numbers until tree_finish */
  walk_forward(&w, e);
  uint32_t n = w.npre, total = 0, *idom = ARENA_ARRAY(&A, uint32_t, 2 * n + 1);
  for (uint32_t i = 0; i < n; i++) total += npreds(f, w.pre[i]);
  FlowGraph g = {n, w.parent, idom + n, ARENA_ARRAY(&A, uint32_t, total)};
  total = 0;
  for (uint32_t i = 0; i < n; i++) {
    Blk b = w.pre[i];
    g.pred_first[i] = total;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      uint32_t p = w.num[pred(f, b, k)];
      if (p) g.pred[total++] = p - 1;
    }
  }
  g.pred_first[n] = total;
  semi_nca(&A, &g, idom);
  tree_finish(d, &w, idom, &A);
  arena_free(&A);
}

const Dom *dom(Fn *f) {
  Dom *d = slot_fresh(f, AN_DOM, EP_CFG);
  if (d) return d;
  d = dom_alloc(f);
  Blk e = entry_blk(f);
  if (e) {
    ((Blk *)(uintptr_t)d->roots)[0] = e;
    d->nroots = 1;
    if (nsuccs(f, e)) tree_of_many(d, f, e);
    else tree_of_one(d, e);
  }
  slot_set(f, AN_DOM, d, mem_free);
  return d;
}

/* ---- post-dominators: roots ---- */
typedef struct Reach { /* walks whose marks are compared with a round number: nothing to clear */
  uint32_t *stamp, round, *place;
  VecU32 st;
} Reach;
/* The block that a depth-first walk from b numbers last; of several successors the one that stands last in the layout
 * is entered first. BLK_NONE: more than *left edges. */
static Blk furthest(const Fn *f, Reach *r, Blk b, uint64_t *left) {
  Blk last = b;
  r->round++;
  vec_push(&r->st, (uint32_t)b);
  while (r->st.n) {
    b = (Blk)vec_pop(&r->st);
    if (r->stamp[b] == r->round) continue;
    r->stamp[b] = r->round;
    last = b;
    uint32_t k = nsuccs(f, b);
    if (*left < k + 1) {
      r->st.n = 0;
      return BLK_NONE;
    }
    *left -= k + 1;
    if (k == 2) { /* the usual case without sorting */
      Blk x = succ(f, b, 0), y = succ(f, b, 1);
      bool swap = r->place[x] > r->place[y];
      vec_push(&r->st, (uint32_t)(swap ? y : x));
      vec_push(&r->st, (uint32_t)(swap ? x : y));
      continue;
    }
    FEW(uint64_t, key, 16, k);
    for (uint32_t i = 0; i < k; i++) key[i] = (uint64_t)r->place[succ(f, b, i)] << 32 | succ(f, b, i);
    if (k > 1) qsort(key, k, sizeof *key, u64_order);
    for (uint32_t i = 0; i < k; i++) vec_push(&r->st, (uint32_t)key[i]);
    FEW_FREE(key);
  }
  return last;
}
enum { ROOT_WALK_FACTOR = 8 };
/* Roots for what reaches no exit; w holds the walks from the exits and is continued. */
static uint32_t endless_roots(const Fn *f, Walk *w, Blk *roots, uint32_t nroots, Arena *A) {
  Reach r = {.stamp = ARENA_ZARRAY(A, uint32_t, f->nblk), .place = ARENA_ARRAY(A, uint32_t, f->nblk)};
  uint32_t trivial = nroots, k = 0;
  uint64_t left = 0;
  FOR_EACH_BLK(f, b) {
    r.place[b] = k++;
    left += 1 + nsuccs(f, b);
  }
  left = left * ROOT_WALK_FACTOR + 1;
  FOR_EACH_BLK(f, b) {
    if (w->num[b]) continue;
    Blk far = furthest(f, &r, b, &left);
    if (!far) {
      left = 0;
      break;
    }
    roots[nroots++] = far;
    walk_reverse(w, far); /* gets to b: what b reaches is not seen either */
  }
  if (!left) {
    Walk rest;
    walk_init_scratch(&rest, f, A);
    FOR_EACH_BLK(f, b)
      if (!w->num[b] && !rest.num[b]) walk_forward(&rest, b);
    for (uint32_t i = f->nblk; i-- > rest.done;)
      if (!w->num[rest.rpo[i]]) {
        roots[nroots++] = rest.rpo[i];
        walk_reverse(w, rest.rpo[i]);
      }
  }
  /* A root found later does not reach one found before it: walking back from the last one first tells which are
   * redundant. */
  uint8_t *reaches = ARENA_ZARRAY(A, uint8_t, f->nblk), *redundant = ARENA_ZARRAY(A, uint8_t, f->nblk);
  for (uint32_t i = nroots; i-- > trivial;) {
    redundant[roots[i]] = reaches[roots[i]];
    vec_push(&r.st, (uint32_t)roots[i]);
    while (r.st.n) {
      Blk b = (Blk)vec_pop(&r.st);
      if (reaches[b]) continue;
      reaches[b] = 1;
      for (uint32_t j = w->edge_first[b]; j < w->edge_first[b + 1]; j++)
        if (!reaches[w->edge[j]]) vec_push(&r.st, (uint32_t)w->edge[j]);
    }
  }
  for (uint32_t i = trivial; i < nroots;)
    if (redundant[roots[i]]) roots[i] = roots[--nroots];
    else i++;
  vec_free(&r.st);
  return nroots;
}
/* The walk from every root, under a virtual exit with number 0. */
static void walk_roots(Walk *w, const Blk *roots, uint32_t nroots) {
  w->npre = 1;
  w->done = w->f->nblk;
  w->pre[0] = BLK_NONE;
  w->parent[0] = 0;
  for (uint32_t i = 0; i < nroots; i++) walk_reverse(w, roots[i]);
}

const Dom *postdom(Fn *f) {
  Dom *d = slot_fresh(f, AN_POSTDOM, EP_CFG);
  if (d) return d;
  d = dom_alloc(f);
  ARENA_ON_STACK(A);
  Walk w;
  walk_init(&w, f, d->rpo, d->order, &A);
  walk_gather_preds(&w, &A);
  Blk *roots = (Blk *)(uintptr_t)d->roots;
  uint32_t nroots = 0, nplaced = 0, total = 0;
  FOR_EACH_BLK(f, b) {
    nplaced++;
    if (nsuccs(f, b) == 0) roots[nroots++] = b;
  }
  walk_roots(&w, roots, nroots);
  if (w.npre - 1 < nplaced) {
    nroots = endless_roots(f, &w, roots, nroots, &A);
    memset(w.num, 0, f->nblk * sizeof *w.num);
    walk_roots(&w, roots, nroots);
  }
  d->nroots = nroots;
  uint32_t n = w.npre;
  FlowGraph g = {n, w.parent, ARENA_ARRAY(&A, uint32_t, n + 1), NULL};
  for (uint32_t i = 1; i < n; i++) total += nsuccs(f, w.pre[i]);
  g.pred = ARENA_ARRAY(&A, uint32_t, total + n + 1);
  g.pred_first[0] = 0;
  total = 0;
  for (uint32_t i = 1; i < n; i++) {
    g.pred_first[i] = total;
    if (w.parent[i] == 0) g.pred[total++] = 0;
    for (uint32_t k = 0; k < nsuccs(f, w.pre[i]); k++) g.pred[total++] = w.num[succ(f, w.pre[i], k)] - 1;
  }
  g.pred_first[n] = total;
  uint32_t *idom = ARENA_ARRAY(&A, uint32_t, n);
  semi_nca(&A, &g, idom);
  tree_finish(d, &w, idom, &A);
  arena_free(&A);
  slot_set(f, AN_POSTDOM, d, mem_free);
  return d;
}

Blk dom_common(const Dom *d, Blk a, Blk b) {
  if (!a || !b) return BLK_NONE;
  if (d->patched) { /* no levels: both climb, so that it costs twice the shorter way */
    for (;;) {
      if (!a || dom_blk(d, a, b)) return a;
      a = d->idom[a];
      if (!b || dom_blk(d, b, a)) return b;
      b = d->idom[b];
    }
  }
  if (d->level[b] < d->level[a]) {
    Blk t = a;
    a = b;
    b = t;
  }
  while (a && !dom_blk(d, a, b)) a = d->idom[a];
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

/* ---- text, as opt prints it: children in preorder of the walk ---- */
static void tree_print(Fn *f, const Dom *d, bool post, StrBuf *out) {
  ARENA_ON_STACK(A);
  Walk w;
  walk_init_scratch(&w, f, &A);
  if (post) {
    walk_gather_preds(&w, &A);
    walk_roots(&w, d->roots, d->nroots);
  } else walk_forward(&w, entry_blk(f));
  FnText *t = fn_text_new(f, out);
  Str name = fn_glob(f)->name;
  const char *kind = post ? "PostDominator" : "Dominator";
  sb_fmt(
      out,
      "%sTree for function: %.*s\n=============================--------------------------------\nInorder %s Tree: DFSNumbers invalid: 0 slow queries.\n",
      kind, (int)name.n, name.p, kind);
  uint32_t n = w.npre, *first = ARENA_ZARRAY(&A, uint32_t, n), *next = ARENA_ZARRAY(&A, uint32_t, n),
           *st = ARENA_ARRAY(&A, uint32_t, n), top = 0;
  for (uint32_t i = n; i-- > 1;) {
    Blk up = d->idom[w.pre[i]];
    uint32_t p = up ? w.num[up] - 1 : 0;
    next[i] = first[p];
    first[p] = i;
  }
  for (uint32_t i = 0;;) { /* preorder; 0 is never a child */
    sb_fmt(out, "%*s[%u] ", (int)(2 * top + 2), "", top + 1);
    if (w.pre[i]) fn_text_blk(t, w.pre[i]);
    else sb_lit(out, " <<exit node>>");
    sb_fmt(out, " {4294967295,4294967295} [%u]\n", top);
    if (first[i]) {
      st[top++] = i;
      i = first[i];
      continue;
    }
    while (top && !next[i]) i = st[--top];
    if (!top) break;
    i = next[i];
  }
  sb_lit(out, "Roots: ");
  for (uint32_t i = 0; i < d->nroots; i++) {
    fn_text_blk(t, d->roots[i]);
    sb_ch(out, ' ');
  }
  sb_ch(out, '\n');
  fn_text_free(t);
  arena_free(&A);
}
void print_domtree(Fn *f, StrBuf *out) { tree_print(f, dom(f), false, out); }
void print_postdomtree(Fn *f, StrBuf *out) { tree_print(f, postdom(f), true, out); }
