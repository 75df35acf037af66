/* flow_int.h: what the files of Flow share. Private to analysis/cfg/.
 *
 * Blocks of the tree stand in a list of tokens, one that opens and one that closes each block's subtree, nested like
 * the tree. The labels of the tokens are Dom.in and Dom.out: they only grow along the list, so that dominance is a
 * comparison, and there are gaps between them. */
#ifndef NVOPT_FLOW_INT_H
#define NVOPT_FLOW_INT_H
#include "analysis/cfg/flow.h"
#include "support/arena.h"

enum { FB_TOUCHED = 1, FB_WINDOW = 2, FB_IN = 4 /* its predecessors are others */ };
typedef struct FlowBlk {
  Blk kid, sib, sib_prev;    /* children in the tree, in no order */
  uint32_t next[2], prev[2]; /* of its two tokens: tokens */
  uint32_t at;               /* 1 + number in the window, while one is looked at */
  uint8_t bits;
} FlowBlk;
typedef struct Flow {
  Fn *f;
  Dom d;
  Loops l;
  bool live;
  uint32_t asked;   /* stale questions before it was made */
  uint32_t nblk;    /* blocks known; the arrays have as many */
  uint64_t ep_cfg;  /* as of which all is true */
  VEC(FlowBlk) blk; /* by Blk, as the arrays of d and l */
  VecU32 idom, in, out, order, of, head;
  VEC(Loop) loop;
  VecU32 loop_prev;      /* by loop: the sibling before */
  uint64_t serial, base; /* windows since base are kept */
  VEC(FlowWindow) win;
  VecU32 win_blk;
  FlowCost cost;
} Flow;

/* A window while it is mended. Blocks are numbered in preorder of a walk from the root, which is 0. */
typedef struct Mend {
  Flow *F;
  Arena *A;
  Blk root;
  VecU32 touched, blk; /* blk: all of the window but the root, reached or not */
  VecU32 pre, parent;  /* by number */
  VecU32 post;         /* numbers */
  uint8_t *had;        /* by place in blk: it was reached */
  Blk same;
  uint32_t *idom, *rpo; /* by number: the tree in the window; place in reverse post order */
} Mend;
static inline uint32_t token(Blk b, unsigned closes) { return (uint32_t)b << 1 | closes; }
static inline uint32_t *label(Flow *F, uint32_t t) { return t & 1 ? &F->out.p[t >> 1] : &F->in.p[t >> 1]; }
static inline uint32_t *token_next(Flow *F, uint32_t t) { return &F->blk.p[t >> 1].next[t & 1]; }
static inline uint32_t *token_prev(Flow *F, uint32_t t) { return &F->blk.p[t >> 1].prev[t & 1]; }
static inline bool reached(const Mend *w, Blk b) { return w->F->blk.p[b].at != 0; }
static inline bool in_window(const Mend *w, Blk b) { return (w->F->blk.p[b].bits & FB_WINDOW) != 0; }

/* flow.c */
void flow_kid_link(Flow *F, Blk up, Blk b);
void flow_kid_unlink(Flow *F, Blk b);
void flow_cover(Flow *F);                                      /* the arrays reach as far as the blocks */
void flow_loop_place(Flow *F, uint32_t loop, uint32_t parent); /* header BLK_NONE: it is gone */
void flow_views(Flow *F);                                      /* d and l point to the arrays, which may have moved */
/* flow_mend.c: what the edges that were told mean for the tree; false: all must be made anew */
bool flow_mend(Flow *F, const uint32_t *edge, uint32_t n);
void flow_labels(Flow *F, uint32_t first, uint32_t n); /* of the whole list, n tokens */
/* flow_loops.c: the same for the loops, once the tree is mended */
bool flow_mend_loops(Mend *w);
#endif
