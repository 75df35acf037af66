/* simplify.h: what the C folds of the simplify rules that ask analyses share. They build nothing: results are
 * existing values or constants. */
#ifndef NVOPT_ANALYSIS_SIMPLIFY_H
#define NVOPT_ANALYSIS_SIMPLIFY_H
#include "analysis/value/cond.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

/* A fold may ask what an operation on other operands would simplify to; that question nests so many times
 * (FoldCtx.depth counts). */
static inline bool may_nest(const FoldCtx *x) { return !past_cap(x->f->m, SIMPLIFY_NEST, x->depth); }
static inline KnownCtx ctx_known(const FoldCtx *x) { return known_at(x->f, x->scratch, x->at); }
/* What these would simplify to, or VAL_NONE; commutative operands and comparisons are put in order. */
Val simplify_bin(FoldCtx *x, Op o, unsigned fl, Val a, Val b);
Val simplify_icmp(FoldCtx *x, Pred p, Val a, Val b);
/* What all operands of a phi are but for itself, poison and undef; undef or poison where there is nothing else. */
Val simplify_phi(FoldCtx *x, const InsView *phi);
Val simplify_phi_ins(FoldCtx *x, Val phi);
Val simplify_fcmp(FoldCtx *x, Pred p, unsigned fl, Val a, Val b);
/* v may be used where x->at stands, as far as a glance tells: constants, arguments, values of the entry block (at
 * elsewhere). */
bool available_cheaply(const FoldCtx *x, Val v, Blk at);
#endif
