/* context.h: what assumptions and branches say of one value at one place; inside analysis/ only.
 *
 * Places: an assumption above `at` in its block (CAP_COND_SCAN instructions), in the entry block, or up the chain of
 * only predecessors; the branches of that chain (CAP_COND_BRANCHES). Conditions: comparisons of v, or of v masked,
 * or-ed, xor-ed, shifted or added to by a constant, with a constant, alone or in a conjunction of two; of a pointer's
 * low bits with zero; operand bundles "nonnull", "align", "dereferenceable" of an assumption. Integers to 64 bits,
 * scalars. Cost O(CAP_COND_USES squared) at worst. */
#ifndef NVOPT_ANALYSIS_CONTEXT_H
#define NVOPT_ANALYSIS_CONTEXT_H
#include "analysis/value/cond.h"
#include "ir/cap.h"

typedef struct Context {
  uint64_t zero, one; /* bits known */
  Range range;        /* full: nothing */
  bool nonzero;
  uint32_t align; /* of a pointer; 1: nothing */
  uint64_t deref; /* bytes that may be read there and then */
} Context;
/* False: nothing is known. */
bool context_of(const KnownCtx *k, Val v, Context *out);
/* What the operand bundle says in which operand i of the assumption stands first: nonzero, align, deref. False:
 * nothing. */
bool bundle_fact(const Fn *f, Val as, uint32_t i, Context *out);
/* The assumption has run whenever `at` runs. */
bool assume_holds(const Fn *f, Val as, Val at);
/* An assumption of q holds at `at`. */
bool is_assumed(const Fn *f, Val q, Val at);
/* The function may hold an assumption. */
bool may_assume(Fn *f);
/* The conditions of the branches that lead to `at`, up the chain of only predecessors, nearest first; found once for
 * as long as nothing changes. The pointer is valid until facts of another place are asked for. */
typedef struct BranchFact {
  Val cond;
  bool truth;
} BranchFact;
typedef struct BranchFacts {
  unsigned n;
  BranchFact fact[CAP_COND_BRANCHES];
} BranchFacts;
const BranchFacts *branch_facts(Fn *f, Blk at);
/* They may speak of both a and b: asked first by who asks of many pairs. */
bool branches_name(Fn *f, Blk at, Val a, Val b);
#endif
