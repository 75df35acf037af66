/* region.h: a part of the control-flow graph that is entered through one block, with the dominators of that part:
 * what a pass on loops keeps fresh while it edits, at the cost of the part and not of the function.
 *
 * A region is what a walk from its root reaches: blocks that are *inside* are walked through, the others that the
 * walk meets are its *border*. Dominators are those of paths that begin at the root. For a block inside they are the
 * function's own, as far as the root, unless something outside leads into the region other than through the root
 * (`entered`). For a block of the border they are when all its predecessors lie inside (a dedicated exit). The arrays
 * are used again by the next build; nothing of the size of the function is cleared. Cost of a build: O(blocks and
 * edges of the region), of a question O(1). */
#ifndef NVOPT_REGION_H
#define NVOPT_REGION_H
#include "ir/ir.h"

typedef struct RegionBlk {
  Blk b;
  uint32_t idom, in, out;
  bool inside;
} RegionBlk; /* idom: a place; in, out: numbers of a walk of the tree */
typedef struct Region {
  const Fn *f;
  VEC(RegionBlk) blk; /* in reverse post order; the root is the first */
  VecU32 at;          /* by Blk: 1 + place in blk; 0: not in the region */
  bool entered;       /* something outside leads to a block inside that is not the root */
  uint64_t looked;    /* blocks that builds have looked at so far: their cost */
} Region;
typedef bool RegionInside(const void *what, Blk b);
void region_build(Region *r, const Fn *f, Blk root, RegionInside *inside, const void *what);
void region_free(Region *r);
static inline bool region_has(const Region *r, Blk b) { return (uint32_t)b < r->at.n && r->at.p[b]; }
/* Of a block of the region; smaller before larger on every path without a cycle. */
static inline uint32_t region_place(const Region *r, Blk b) { return r->at.p[b] - 1; }
static inline bool region_inside(const Region *r, Blk b) {
  return region_has(r, b) && r->blk.p[region_place(r, b)].inside;
}
/* Both in the region. Reflexive. */
static inline bool region_dom(const Region *r, Blk a, Blk b) {
  const RegionBlk *x = &r->blk.p[region_place(r, a)], *y = &r->blk.p[region_place(r, b)];
  return x->in <= y->in && y->out <= x->out;
}
/* Of the root: BLK_NONE. */
static inline Blk region_idom(const Region *r, Blk b) {
  uint32_t i = region_place(r, b);
  return i ? r->blk.p[r->blk.p[i].idom].b : BLK_NONE;
}
#endif
