/* loops.c: natural loops. Contract: loops.h.
 *
 * Headers are the targets of edges whose source they dominate. Visiting headers from inner to outer (dominator-tree post order), each
 * loop's blocks are found by walking backwards from its latches; a block that already belongs to a loop is entered through the header of
 * the outermost loop found so far (union by parent pointers), so that every block is looked at once per nesting level it opens. */
#include "nvopt/loops.h"
#include "nvopt/dom.h"

static void loops_free(void *p) {
  Loops *l = p;
  mem_free(l->loop);
  mem_free(l->of);
  mem_free(l->blk);
  mem_free(l);
}

const Loops *loops(Fn *f) {
  Loops *l = slot_fresh(f, AN_LOOPS, EP_CFG);
  if (l) return l;
  const Dom *d = dom(f);
  l = mem_zalloc(sizeof *l);
  l->nblk = f->nblk;
  l->of = mem_zalloc(sizeof(uint32_t) * (f->nblk + 1));
  VEC(Loop) found = {0}; /* in discovery order, 1-based */
  vec_push(&found, ((Loop){0}));
  VecU32 work = {0};
  /* Tree post order: outer headers dominate inner ones, and a reverse walk of preorder numbers sees inner ones first. rpo backwards does. */
  for (uint32_t i = d->n; i-- > 0;) {
    Blk h = d->rpo[i];
    vec_clear(&work);
    for (uint32_t k = 0; k < npreds(f, h); k++) {
      Blk p = pred(f, h, k);
      if (!dom_reachable(d, p)) continue;
      if (dom_blk(d, h, p)) vec_push(&work, (uint32_t)p);
      else if (d->order[p] > d->order[h]) l->irreducible = true; /* a retreating edge that is no back edge */
    }
    if (!work.n) continue;
    uint32_t id = found.n;
    vec_push(&found, ((Loop){.header = h}));
    while (work.n) {
      Blk b = (Blk)vec_pop(&work);
      uint32_t in = l->of[b];
      if (!in) {
        if (!dom_reachable(d, b)) continue;
        l->of[b] = id;
        if (b == h) continue;
        for (uint32_t k = 0; k < npreds(f, b); k++) vec_push(&work, (uint32_t)pred(f, b, k));
      } else {
        uint32_t root = in; /* outermost loop found so far around b; path halving on a scratch field */
        while (found.p[root].sibling) {
          uint32_t up = found.p[root].sibling;
          if (found.p[up].sibling) found.p[root].sibling = found.p[up].sibling;
          root = up;
        }
        if (root == id) continue;
        found.p[root].parent = id;
        found.p[root].sibling = id;
        Blk rh = found.p[root].header;
        for (uint32_t k = 0; k < npreds(f, rh); k++) {
          Blk p = pred(f, rh, k);
          uint32_t q = l->of[p];
          if (dom_reachable(d, p) && !(q && dom_blk(d, rh, p))) vec_push(&work, (uint32_t)p);
        }
      }
    }
  }
  /* Renumber: outer before inner, reverse post order of headers. */
  l->n = found.n;
  l->loop = mem_zalloc(sizeof(Loop) * found.n);
  uint32_t *map = mem_zalloc(sizeof(uint32_t) * (found.n + 1)), next = 1;
  for (uint32_t k = found.n; k-- > 1;) { map[k] = next++; } /* discovered backwards in rpo: reversing gives rpo of headers, so parents come first */
  uint32_t *last_child = mem_zalloc(sizeof(uint32_t) * (found.n + 1)), *count = mem_zalloc(sizeof(uint32_t) * (found.n + 1));
  for (uint32_t k = found.n; k-- > 1;) {
    uint32_t id = map[k], par = found.p[k].parent ? map[found.p[k].parent] : 0;
    Loop *lp = &l->loop[id];
    lp->header = found.p[k].header;
    lp->parent = par;
    lp->depth = par ? l->loop[par].depth + 1 : 1;
    if (last_child[par]) l->loop[last_child[par]].sibling = id;
    else if (par) l->loop[par].child = id;
    else l->top = id;
    last_child[par] = id;
  }
  uint32_t nb = 0;
  for (uint32_t b = 1; b < l->nblk; b++) if (l->of[b]) { l->of[b] = map[l->of[b]]; count[l->of[b]]++; nb++; }
  /* Ranges: preorder of the loop tree; own blocks of a loop first (header first, then rpo), then inner loops. */
  l->blk = mem_alloc(sizeof(Blk) * (nb + 1));
  uint32_t *fill = mem_alloc(sizeof(uint32_t) * (found.n + 1)), at = 0;
  VecU32 st = {0};
  for (uint32_t t = l->top; t; t = l->loop[t].sibling) {
    vec_push(&st, t);
    while (st.n) { /* bit 31: leaving */
      uint32_t x = vec_pop(&st), id = x & 0x7fffffffu;
      if (x >> 31) { l->loop[id].last = at; continue; }
      l->loop[id].first = at;
      fill[id] = at;
      at += count[id];
      vec_push(&st, id | 0x80000000u);
      uint32_t base = st.n;
      for (uint32_t c = l->loop[id].child; c; c = l->loop[c].sibling) vec_push(&st, c);
      for (uint32_t a = base, b = st.n; a + 1 < b; a++) { b--; uint32_t x2 = st.p[a]; st.p[a] = st.p[b]; st.p[b] = x2; } /* first child on top */
    }
  }
  for (uint32_t i = 0; i < d->n; i++) { uint32_t id = l->of[d->rpo[i]]; if (id) l->blk[fill[id]++] = d->rpo[i]; } /* headers come first in rpo */
  /* Loop ids: the same !llvm.loop on every latch. */
  for (uint32_t id = 1; id < l->n; id++) {
    Md m = MD_NONE;
    bool same = true, first = true;
    Blk h = l->loop[id].header;
    static const char key[] = "llvm.loop";
    uint32_t kind = md_kind(f->m, (Str){key, sizeof key - 1});
    for (uint32_t k = 0; k < npreds(f, h); k++) {
      Blk p = pred(f, h, k);
      if (!loop_has_blk(l, id, p)) continue;
      Md x = md_get(f, term(f, p), kind);
      if (first) { m = x; first = false; } else same = same && m == x;
    }
    l->loop[id].id = same ? m : MD_NONE;
  }
  mem_free(map); mem_free(last_child); mem_free(count); mem_free(fill);
  vec_free(&found); vec_free(&work); vec_free(&st);
  slot_set(f, AN_LOOPS, l, loops_free);
  return l;
}

Blk loop_predecessor(const Fn *f, const Loops *l, uint32_t loop) {
  Blk h = l->loop[loop].header, out = BLK_NONE;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (loop_has_blk(l, loop, p)) continue;
    if (out && out != p) return BLK_NONE;
    out = p;
  }
  return out;
}
Blk loop_preheader(const Fn *f, const Loops *l, uint32_t loop) {
  Blk p = loop_predecessor(f, l, loop);
  return p && nsuccs(f, p) == 1 ? p : BLK_NONE;
}
Blk loop_latch(const Fn *f, const Loops *l, uint32_t loop) {
  Blk h = l->loop[loop].header, in = BLK_NONE;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (!loop_has_blk(l, loop, p)) continue;
    if (in && in != p) return BLK_NONE;
    in = p;
  }
  return in;
}
