/* context.h: what assumptions and branches say of one value at one place; inside analysis/ only.
 *
 * Places: an assumption above `at` in its block (COND_MAX_SCAN instructions), in the entry block, or up the chain of only predecessors; the branches of
 * that chain (COND_MAX_BRANCHES). Conditions: comparisons of v, or of v masked, or-ed, xor-ed, shifted or added to by a constant, with a constant, alone or in a
 * conjunction of two; operand bundles "nonnull", "align", "dereferenceable" of an assumption. Integers to 64 bits, scalars. Cost O(COND_MAX_USES squared) at worst. */
#ifndef NVOPT_ANALYSIS_CONTEXT_H
#define NVOPT_ANALYSIS_CONTEXT_H
#include "nvopt/cond.h"

typedef struct Context {
  uint64_t zero, one;  /* bits known */
  Range range;         /* full: nothing */
  bool nonzero;
  uint32_t align;      /* of a pointer; 1: nothing */
  uint64_t deref;      /* bytes that may be read there and then */
} Context;
/* False: nothing is known. */
bool context_of(const KnownCtx *k, Val v, Context *out);
/* What the operand bundle says in which operand i of the assumption stands first: nonzero, align, deref. False: nothing. */
bool bundle_fact(const Fn *f, Val as, uint32_t i, Context *out);
/* The assumption has run whenever `at` runs. */
bool assume_holds(const Fn *f, Val as, Val at);
/* The condition under which b's only predecessor goes to b. */
bool branch_fact(const Fn *f, Blk b, Val *cond, bool *truth);
#endif
