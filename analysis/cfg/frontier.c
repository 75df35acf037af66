/* frontier.c: dominance frontiers. Contract: frontier.h.
 *
 * The iterated frontier is found on the DJ-graph, deepest definitions first. The walk below a definition leaves out
 * every subtree of the dominator tree whose join edges all lead deeper than the definition: this is known beforehand
 * for each subtree (`low`), so that a definition in the entry block costs nothing. */
#include "analysis/cfg/frontier.h"
#include "ir/text/text.h"

void frontier_init(Frontier *fr, Fn *f, Arena *A) {
  const Dom *d = dom(f);
  size_t n = d->nblk;
  uint32_t *zero = ARENA_ZARRAY(A, uint32_t, 3 * n), *w = ARENA_ARRAY(A, uint32_t, 4 * n);
  *fr = (Frontier){.f = f,
                   .d = d,
                   .low = w,
                   .heap.p = w + n,
                   .work.p = w + 2 * n,
                   .out.p = w + 3 * n,
                   .stamp_in = zero,
                   .stamp_def = zero + n,
                   .stamp_phi = zero + 2 * n};
  for (uint32_t i = d->n; i-- > 0;) { /* children come after their parents in reverse post order */
    Blk b = d->rpo[i];
    uint32_t low = UINT32_MAX;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      if (d->idom[s] != b) low = u32_min(low, d->level[s]);
    }
    for (uint32_t k = d->child_first[b]; k < d->child_first[b + 1]; k++) low = u32_min(low, fr->low[d->child[k]]);
    fr->low[b] = low;
  }
}

/* Deepest block first; among equals the one later in the walk of the tree (any fixed order serves; this is LLVM's). */
static inline uint64_t depth_key(const Dom *d, uint32_t b) { return (uint64_t)d->level[b] << 32 | d->in[b]; }
static void heap_push(Frontier *fr, Blk b) {
  uint32_t *h = fr->heap.p, i = fr->heap.n++;
  h[i] = (uint32_t)b;
  while (i && depth_key(fr->d, h[(i - 1) / 2]) < depth_key(fr->d, h[i])) {
    uint32_t t = h[i];
    h[i] = h[(i - 1) / 2];
    h[(i - 1) / 2] = t;
    i = (i - 1) / 2;
  }
}
static Blk heap_pop(Frontier *fr) {
  uint32_t *h = fr->heap.p, n = --fr->heap.n, i = 0;
  Blk top = (Blk)h[0];
  h[0] = h[n];
  for (;;) {
    uint32_t l = 2 * i + 1, m = i;
    if (l < n && depth_key(fr->d, h[l]) > depth_key(fr->d, h[m])) m = l;
    if (l + 1 < n && depth_key(fr->d, h[l + 1]) > depth_key(fr->d, h[m])) m = l + 1;
    if (m == i) return top;
    uint32_t t = h[i];
    h[i] = h[m];
    h[m] = t;
    i = m;
  }
}
void frontier_begin(Frontier *fr) {
  fr->round++;
  fr->heap.n = fr->out.n = 0;
}
void frontier_def(Frontier *fr, Blk b) {
  if (fr->stamp_def[b] == fr->round) return;
  fr->stamp_def[b] = fr->round;
  if (fr->low[b] <= fr->d->level[b]) heap_push(fr, b);
}
void frontier_run(Frontier *fr) {
  const Fn *f = fr->f;
  const Dom *d = fr->d;
  while (fr->heap.n) {
    Blk root = heap_pop(fr);
    uint32_t level = d->level[root];
    if (fr->stamp_in[root] != fr->round) {
      fr->stamp_in[root] = fr->round;
      fr->work.p[fr->work.n++] = (uint32_t)root;
    }
    while (fr->work.n) {
      Blk b = (Blk)fr->work.p[--fr->work.n];
      for (uint32_t k = 0; k < nsuccs(f, b); k++) {
        Blk s = succ(f, b, k);
        if (d->idom[s] == b || d->level[s] > level || fr->stamp_phi[s] == fr->round) continue;
        fr->stamp_phi[s] = fr->round;
        fr->out.p[fr->out.n++] = (uint32_t)s;
        if (fr->stamp_def[s] != fr->round && fr->low[s] <= d->level[s]) heap_push(fr, s);
      }
      for (uint32_t k = d->child_first[b]; k < d->child_first[b + 1]; k++) {
        Blk s = d->child[k];
        if (fr->low[s] <= level && fr->stamp_in[s] != fr->round) {
          fr->stamp_in[s] = fr->round;
          fr->work.p[fr->work.n++] = (uint32_t)s;
        }
      }
    }
  }
}

/* Frontiers bottom up: the successors that a block does not dominate immediately, then what its children have and it
 * does not strictly dominate (Cytron et al. 1991). */
void print_domfrontier(Fn *f, StrBuf *out) {
  const Dom *d = dom(f);
  Arena A;
  arena_init(&A);
  typedef struct Set {
    uint32_t first, n;
  } Set;
  Set *set = ARENA_ZARRAY(&A, Set, d->nblk);
  uint32_t *stamp = ARENA_ZARRAY(&A, uint32_t, d->nblk);
  VecU32 pool = {0};
  for (uint32_t i = d->n; i-- > 0;) {
    Blk b = d->rpo[i];
    Set s = {pool.n, 0};
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk x = succ(f, b, k);
      if (d->idom[x] == b || stamp[x] == i + 1) continue;
      stamp[x] = i + 1;
      vec_push(&pool, (uint32_t)x);
    }
    for (uint32_t k = d->child_first[b + 1]; k-- > d->child_first[b];) {
      Set c = set[d->child[k]];
      for (uint32_t j = c.first; j < c.first + c.n; j++) {
        uint32_t x = pool.p[j];
        if (d->idom[x] == b || stamp[x] == i + 1) continue;
        stamp[x] = i + 1;
        vec_push(&pool, x);
      }
    }
    s.n = pool.n - s.first;
    set[b] = s;
  }
  Str name = fn_glob(f)->name;
  FnText *t = fn_text_new(f, out);
  sb_fmt(out, "DominanceFrontier for function: %.*s\n", (int)name.n, name.p);
  FOR_EACH_BLK(f, b) {
    if (!dom_reachable(d, b)) continue;
    sb_lit(out, "  DomFrontier for BB ");
    fn_text_blk(t, b);
    sb_lit(out, " is:\t");
    for (uint32_t j = set[b].first; j < set[b].first + set[b].n; j++) {
      sb_ch(out, ' ');
      fn_text_blk(t, (Blk)pool.p[j]);
    }
    sb_ch(out, '\n');
  }
  fn_text_free(t);
  vec_free(&pool);
  arena_free(&A);
}
