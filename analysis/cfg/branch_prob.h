/* branch_prob.h: how likely each edge of the control-flow graph is to be taken, as LLVM 22 estimates it.
 *
 * A probability is a numerator over PROB_ONE (2^31). For a block with several successors, the first of these that
 * says something:
 *  1. !prof branch weights (where the target cannot be reached from them, a very small probability, and the others
 *     grow in proportion);
 *  2. weights of blocks: what ends in unreachable, calls something noreturn or cold, or is an exception pad is
 *     unlikely, and so is what must lead there; edges that leave a loop are a 31st as likely as those that stay; a
 *     branch that makes its own condition false in the next round is half as likely;
 *  3. pointers are seldom equal; integers seldom zero or negative; floats are seldom not ordered (Ball and Larus,
 *     Branch Prediction for Free, PLDI 1993; Wu and Larus, Static Branch Frequency and Program Profile Analysis,
 *     MICRO 1994).
 * Else all edges are equally likely. Blocks that the entry does not reach are not judged: their edges are equally
 * likely.
 *
 * Depends on the CFG and value epochs (conditions, metadata). O(blocks + edges), times the depth of nesting for
 * dominators crossed; dense. */
#ifndef NVOPT_BRANCH_PROB_H
#define NVOPT_BRANCH_PROB_H
#include "analysis/analysis.h"
#include "support/strbuf.h"

#define PROB_ONE 0x80000000u
typedef struct BranchProb {
  uint32_t *prob;  /* by place in Fn.succ */
  uint8_t *judged; /* by Blk: not only equal shares for want of an opinion */
} BranchProb;
const BranchProb *branch_prob(Fn *f);
/* Of edge i of b. */
static inline uint32_t edge_prob(const BranchProb *p, const Fn *f, Blk b, uint32_t i) {
  return p->prob[f->blk[b].succ + i];
}
/* n / d rounded to the nearest; n <= d, d != 0. */
static inline uint32_t prob_of(uint32_t n, uint32_t d) { return (uint32_t)(((uint64_t)n * PROB_ONE + d / 2) / d); }
/* x * n / d rounded down, all ones on overflow. */
static inline uint64_t u64_scale(uint64_t x, uint32_t n, uint32_t d) {
  uint64_t hi = (x >> 32) * n, lo = (x & 0xffffffffu) * n,
           mid = (hi & 0xffffffffu) + (lo >> 32); /* three digits of 32 bits */
  uint64_t top = (hi >> 32) + (mid >> 32), rest = top << 32 | (mid & 0xffffffffu), q = rest / d;
  if (top >> 32 || q >> 32) return UINT64_MAX;
  return q << 32 | (((rest % d) << 32 | (lo & 0xffffffffu)) / d);
}
static inline uint64_t prob_scale(uint64_t x, uint32_t prob) { return u64_scale(x, prob, PROB_ONE); }

/* The !prof branch weights of terminator t into w (nsuccs entries). False: none, or not as many as successors. */
bool term_weights(const Fn *f, Val t, uint32_t *w);
void print_branch_prob(Fn *f, StrBuf *out); /* print<branch-prob>, as opt */
#endif
