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
/* An integer, a float or null: in no lane undefined. */
bool is_defined_number(FoldCtx *x, Val c);
enum { PINNED_OPS = 4 };
/* v works lane by lane, and can be asked with other operands: at most PINNED_OPS. */
bool is_lanewise(const Fn *f, Val v);
/* v where `what` is c, if that is a value that is there; v itself if that makes no difference to it. Asked from the
 * last depth on: of v's own operands alone. */
Val value_with(FoldCtx *x, Val v, Val what, Val c, uint32_t depth);
/* The and or the or (o) of cmp, which says x == C or x != C, and of another condition, if that is known where x is C:
 * one of the two, a constant, or VAL_NONE. hides: where cmp decides the other may be poison. */
Val decided_by_equality(FoldCtx *x, Op o, Val cmp, Val other, bool hides);
/* v may be used where x->at stands, as far as a glance tells: constants, arguments, values of the entry block (at
 * elsewhere). */
bool available_cheaply(const FoldCtx *x, Val v, Blk at);
#endif
