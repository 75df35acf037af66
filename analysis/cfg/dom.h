/* dom.h: dominators and post-dominators: Semi-NCA on dense arrays (Georgiadis 2005; the variant without the last step
 * of Lengauer-Tarjan), O(edges * small), O(1) dominance queries by intervals of a tree walk. Depends on the CFG
 * epoch. Rebuilt, not patched. */
#ifndef NVOPT_DOM_H
#define NVOPT_DOM_H
#include "analysis/analysis.h"
#include "support/strbuf.h"

typedef struct Dom {
  bool patched;  /* Flow's (flow.h): only idom, in, out and order are there, in and out have gaps, order is 0 or 1 */
  uint32_t nblk; /* size of the arrays by Blk: f->nblk when built */
  uint32_t n;    /* reachable blocks */
  Blk *rpo; /* n blocks in reverse post order (of the reverse graph for post-dominators, without the virtual exit) */
  uint32_t *order;    /* by Blk: 1 + index in rpo; 0: not reachable */
  Blk *idom;          /* by Blk: BLK_NONE for the root, unreachable blocks, and (post) children of the virtual exit */
  uint32_t *in, *out; /* by Blk: number in a preorder of the tree, and the largest one in the subtree */
  Blk *tree;          /* the blocks in that order: tree[in[b]] is b (post: tree[0] is BLK_NONE) */
  uint32_t *level;    /* by Blk: depth in the tree; root 0 (post: children of the virtual exit 1) */
  uint32_t *child_first; /* by Blk, nblk + 1 entries: children of b are child[child_first[b] .. child_first[b + 1]), in
                            depth-first preorder of the graph (LLVM's order; `in` counts in it); those of BLK_NONE are
                            the entry (post: what the virtual exit dominates immediately) */
  Blk *child;
  const Blk *roots;
  uint32_t
      nroots; /* entry; post: blocks without successors, and one for each endless loop that leads to no other (dom.c) */
} Dom;
const Dom *dom(Fn *f);
const Dom *postdom(Fn *f);
static inline bool dom_reachable(const Dom *d, Blk b) { return (uint32_t)b < d->nblk && d->order[b] != 0; }
/* Reflexive. Unreachable blocks are dominated by every block and dominate only themselves and unreachable ones. */
static inline bool dom_blk(const Dom *d, Blk a, Blk b) {
  if (a == b || !dom_reachable(d, b)) return true;
  if (!dom_reachable(d, a)) return false;
  return d->in[a] <= d->in[b] && d->out[b] <= d->out[a];
}
/* The nearest common dominator of a and b, both reachable; BLK_NONE: the virtual exit. O(levels between it and the
 * upper of the two). */
Blk dom_common(const Dom *d, Blk a, Blk b);
/* The definition v (argument, instruction or constant) is available at instruction `at` (before it runs). */
bool dom_val(const Fn *f, const Dom *d, Val v, Val at);
/* v is available at operand slot `index` of `user`: for phis, at the end of the incoming block. */
bool dom_use(const Fn *f, const Dom *d, Val v, Val user, uint32_t index);
/* A walk of the tree with scopes: blocks in the order of `tree`, with a log of what holds in the block at hand that
 * grows as it is walked. Before block b, with so many entries in the log: how many of them b's dominators made. The
 * others are the caller's to undo. O(1).
 *
 *   for (uint32_t i = 0; i < d->n; i++) { undo_to(dom_scope(&sc, d->tree[i], log.n)); visit(d->tree[i]); } */
typedef struct DomScopes {
  const Dom *d;
  uint32_t *mark, depth;
} DomScopes; /* mark: by level, where the log of the block on the path began */
static inline DomScopes dom_scopes(Arena *a, const Dom *d) {
  return (DomScopes){d, ARENA_ARRAY(a, uint32_t, d->n + 1), 0};
}
static inline uint32_t dom_scope(DomScopes *s, Blk b, uint32_t log) {
  uint32_t l = s->d->level[b];
  if (l >= s->depth) s->mark[l] = log;
  s->depth = l + 1;
  return s->mark[l];
}
/* Text, as opt's print<domtree> and print<postdomtree>. The verifiers (knob verify-dom-info) compute the trees again
 * by iteration (Cooper, Harvey and Kennedy 2001) and compare every array: dom_verify.c. */
void print_domtree(Fn *f, StrBuf *out);
void print_postdomtree(Fn *f, StrBuf *out);
bool verify_domtree(Fn *f, bool asked, StrBuf *err);
bool verify_postdomtree(Fn *f, bool asked, StrBuf *err);
#endif
