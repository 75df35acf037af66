/* dom_verify.c: what dom() and postdom() hold, compared with an independent computation. Contract: dom.h,
 * verify_domtree.
 *
 * Immediate dominators by iteration over reverse post order (Cooper, Harvey and Kennedy, "A Simple, Fast Dominance
 * Algorithm", 2001), from successor lists and the roots alone. It is quadratic at worst; beyond CAP_DOM_VERIFY steps
 * per block only the parent property is checked (every edge leads into the subtree of its target's parent: Georgiadis
 * and Tarjan, "Dominator Tree Certification", 2016), which is linear. The roots of post-dominators must be all blocks
 * without successors and enough others that every block reaches one, none of which reaches another. */
#include "analysis/cfg/dom.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/text/text.h"
#include "support/knob.h"

typedef struct Check {
  const Fn *f;
  const Dom *d;
  StrBuf *err;
  uint32_t n;           /* nodes; node 0 is the virtual root, its successors are the roots */
  Blk *blk;             /* by node */
  uint32_t *node;       /* by Blk; UINT32_MAX: not reached */
  uint32_t *first, *in; /* edges into nodes */
  uint32_t *rpo, *idom;
  bool ok;
} Check;

static void complain(Check *c, Blk b, const char *what) {
  c->ok = false;
  sb_lit(c->err, "dominators of block ");
  if (b) ir_print_blk_ref(c->f, b, c->err);
  else sb_lit(c->err, "<<exit node>>");
  sb_fmt(c->err, ": %s\n", what);
}

/* Nodes in reverse post order of a walk from the roots; edges between them. */
static void nodes_make(Check *c, bool post, Arena *A) {
  const Fn *f = c->f;
  uint32_t nb = f->nblk, *ofirst = ARENA_ZARRAY(A, uint32_t, nb + 1), total = 0;
  /* outgoing edges of the graph that is walked */
  FOR_EACH_BLK(f, b)
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      ofirst[post ? succ(f, b, k) : b]++;
      total++;
    }
  uint32_t sum = 0;
  for (uint32_t b = 0; b <= nb; b++) {
    uint32_t x = ofirst[b];
    ofirst[b] = sum;
    sum += x;
  }
  Blk *oto = ARENA_ARRAY(A, Blk, total + 1);
  uint32_t *fill = ARENA_ARRAY(A, uint32_t, nb + 1);
  memcpy(fill, ofirst, sizeof *fill * (nb + 1));
  FOR_EACH_BLK(f, b)
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      if (post) oto[fill[s]++] = b;
      else oto[fill[b]++] = s;
    }
  /* depth first: bit 31 of an entry of the stack marks a block that is being left */
  uint32_t npost = 0;
  VecU32 st = {0};
  uint8_t *seen = ARENA_ZARRAY(A, uint8_t, nb);
  Blk *order = ARENA_ARRAY(A, Blk, nb);
  for (uint32_t r = 0; r < c->d->nroots; r++) {
    vec_push(&st, (uint32_t)c->d->roots[r]);
    while (st.n) {
      uint32_t x = vec_pop(&st);
      Blk b = (Blk)(x & 0x7fffffffu);
      if (x >> 31) {
        order[npost++] = b;
        continue;
      }
      if (seen[b]) continue;
      seen[b] = 1;
      vec_push(&st, x | 0x80000000u);
      for (uint32_t k = ofirst[b]; k < ofirst[b + 1]; k++)
        if (!seen[oto[k]]) vec_push(&st, (uint32_t)oto[k]);
    }
  }
  vec_free(&st);
  c->n = npost + 1;
  c->blk = ARENA_ZARRAY(A, Blk, c->n);
  c->node = ARENA_ARRAY(A, uint32_t, nb);
  for (uint32_t b = 0; b < nb; b++) c->node[b] = UINT32_MAX;
  for (uint32_t i = 0; i < npost; i++) {
    c->blk[i + 1] = order[npost - 1 - i];
    c->node[c->blk[i + 1]] = i + 1;
  }
  c->first = ARENA_ZARRAY(A, uint32_t, c->n + 2);
  c->in = ARENA_ARRAY(A, uint32_t, total + c->d->nroots + 1);
  for (uint32_t r = 0; r < c->d->nroots; r++) c->first[c->node[c->d->roots[r]] + 2]++;
  for (uint32_t i = 1; i < c->n; i++)
    for (uint32_t k = ofirst[c->blk[i]]; k < ofirst[c->blk[i] + 1]; k++) c->first[c->node[oto[k]] + 2]++;
  for (uint32_t i = 2; i < c->n + 2; i++) c->first[i] += c->first[i - 1];
  for (uint32_t r = 0; r < c->d->nroots; r++) c->in[c->first[c->node[c->d->roots[r]] + 1]++] = 0;
  for (uint32_t i = 1; i < c->n; i++)
    for (uint32_t k = ofirst[c->blk[i]]; k < ofirst[c->blk[i] + 1]; k++) c->in[c->first[c->node[oto[k]] + 1]++] = i;
}
/* Immediate dominators by iteration; false: gave up. */
static bool iterate(Check *c, Arena *A) {
  enum { UNKNOWN = 0x7fffffff };
  uint32_t *idom = c->idom = ARENA_ARRAY(A, uint32_t, c->n);
  uint64_t left = (uint64_t)CAP_DOM_VERIFY * (c->n + c->first[c->n + 1]) + 10000;
  for (uint32_t i = 0; i < c->n; i++) idom[i] = UNKNOWN;
  idom[0] = 0;
  for (bool again = true; again;) {
    again = false;
    for (uint32_t i = 1; i < c->n; i++) {
      uint32_t x = UNKNOWN;
      for (uint32_t k = c->first[i]; k < c->first[i + 1]; k++) {
        uint32_t y = c->in[k];
        if (idom[y] == UNKNOWN) continue;
        if (x == UNKNOWN) {
          x = y;
          continue;
        }
        while (x != y) {
          if (!left--) {
            cap_hit(c->f->m, DOM_VERIFY);
            return false;
          }
          if (x > y) x = idom[x];
          else y = idom[y];
        }
      }
      if (idom[i] != x) {
        idom[i] = x;
        again = true;
      }
    }
  }
  return true;
}
static void tree_check(Check *c, bool exact) {
  const Dom *d = c->d;
  for (uint32_t b = 1; b < c->f->nblk; b++)
    if ((c->node[b] != UINT32_MAX) != dom_reachable(d, (Blk)b)) complain(c, (Blk)b, "reachable or not?");
  if (!c->ok) return;
  if (d->n != c->n - 1) {
    complain(c, BLK_NONE, "the number of blocks is wrong");
    return;
  }
  for (uint32_t i = 1; i < c->n; i++) {
    Blk b = c->blk[i], up = d->idom[b];
    if (exact && up != c->blk[c->idom[i]]) complain(c, b, "the immediate dominator is another");
    for (uint32_t k = c->first[i]; k < c->first[i + 1]; k++) {
      Blk p = c->blk[c->in[k]];
      if (up && (!p || !dom_blk(d, up, p)))
        complain(c, b, "the immediate dominator does not dominate every predecessor");
    }
    if (d->order[b] == 0 || d->rpo[d->order[b] - 1] != b) complain(c, b, "rpo and order do not agree");
    if (d->tree[d->in[b]] != b) complain(c, b, "tree and its numbers do not agree");
    bool root = !up && b == d->roots[0] && d->level[b] == 0;
    if (!root && d->level[b] != d->level[up] + 1) complain(c, b, "wrong level");
    if (up && !(d->in[up] < d->in[b] && d->out[b] <= d->out[up]))
      complain(c, b, "its interval is not inside its parent's");
    uint32_t at = d->in[b] + 1;
    for (uint32_t k = d->child_first[b]; k < d->child_first[b + 1]; k++) {
      Blk x = d->child[k];
      if (d->idom[x] != b || d->in[x] != at) complain(c, x, "wrong place among the children");
      at += d->out[x] - d->in[x] + 1;
    }
    if (at != d->out[b] + 1) complain(c, b, "its interval is not the sum of its children's");
  }
}
static void roots_check(Check *c, bool post, Arena *A) {
  const Fn *f = c->f;
  const Dom *d = c->d;
  if (!post) {
    if (d->nroots != (entry_blk(f) ? 1u : 0u) || (d->nroots && d->roots[0] != entry_blk(f)))
      complain(c, entry_blk(f), "the root is not the entry");
    return;
  }
  uint8_t *is_root = ARENA_ZARRAY(A, uint8_t, f->nblk), *reaches = ARENA_ZARRAY(A, uint8_t, f->nblk);
  for (uint32_t i = 0; i < d->nroots; i++) is_root[d->roots[i]] = 1;
  FOR_EACH_BLK(f, b) {
    if (!nsuccs(f, b) && !is_root[b]) complain(c, b, "has no successors, but is no root");
    if (c->node[b] == UINT32_MAX) complain(c, b, "reaches no root");
  }
  VecU32 st = {
    0}; /* which blocks come to a root after at least one edge, by walking back from each root, stopping at others */
  for (uint32_t i = 0; i < d->nroots; i++) {
    vec_push(&st, (uint32_t)d->roots[i]);
    while (st.n) {
      Blk b = (Blk)vec_pop(&st);
      for (uint32_t k = 0; k < npreds(f, b); k++) {
        Blk p = pred(f, b, k);
        if (is_root[p] && p != d->roots[i]) complain(c, p, "is a root, but reaches another");
        if (!reaches[p] && !is_root[p]) {
          reaches[p] = 1;
          vec_push(&st, (uint32_t)p);
        }
      }
    }
  }
  vec_free(&st);
}
static bool verify(Fn *f, bool post, bool asked, StrBuf *err) {
  if (!asked && !knob_bool(f->m->ctx->knobs, KNOB_VERIFY_DOM_INFO)) return true;
  const Dom *d = asked ? (post ? postdom(f) : dom(f)) : slot_fresh(f, post ? AN_POSTDOM : AN_DOM, EP_CFG);
  if (!d) return true;
  Arena A;
  arena_init(&A);
  Check c = {.f = f, .d = d, .err = err, .ok = true};
  nodes_make(&c, post, &A);
  roots_check(&c, post, &A);
  if (c.ok) tree_check(&c, iterate(&c, &A));
  arena_free(&A);
  return c.ok;
}
bool verify_domtree(Fn *f, bool asked, StrBuf *err) { return verify(f, false, asked, err); }
bool verify_postdomtree(Fn *f, bool asked, StrBuf *err) { return verify(f, true, asked, err); }
