/* cond.h: what conditions say: one about another, a branch or an assumption about a comparison, ranges of values.
 *
 * "Implies" means: whenever the first is true (false) and neither is poison, the second has that value; where the
 * second would be poison any answer may be given. Operands that are undef take one value for both. Nothing is cached;
 * costs are bounded by the caps. */
#ifndef NVOPT_COND_H
#define NVOPT_COND_H
#include "analysis/value/known.h"
#include "analysis/value/range.h"
#include "ir/match.h"

/* A comparison that need not exist. */
typedef struct Cmp {
  Pred pred;
  Val a, b;
} Cmp;

/* Values v may have (vectors: any lane), from declarations, operations and known bits. Integers to 64 bits, and
 * pointers; `bits` is 0 else. */
Range value_range(const KnownCtx *k, Val v);
/* Truth of a comparison from ranges and known bits of its operands: 1, 0, -1 unknown. */
int cmp_by_range(const KnownCtx *k, Cmp c);
/* If `a` has the value `truth`, what has the comparison, or the i1 `b`: 1, 0, -1 unknown. */
int cond_implies_cmp(const KnownCtx *k, Val a, bool truth, Cmp c);
int cond_implies(const KnownCtx *k, Val a, bool truth, Val b);
/* The same from the branches up the chain of only predecessors of k->at's block. */
int branch_implies_cmp(const KnownCtx *k, Cmp c);
int branch_implies(const KnownCtx *k, Val cond);
/* From assumptions about c's operands that hold at k->at. */
int assume_implies_cmp(const KnownCtx *k, Cmp c);
#endif
