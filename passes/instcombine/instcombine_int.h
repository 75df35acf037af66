/* instcombine_int.h: what the C folds of InstCombine share. */
#ifndef NVOPT_PASSES_INSTCOMBINE_H
#define NVOPT_PASSES_INSTCOMBINE_H
#include "analysis/value/range.h"
#include "ir/fold/fold.h"

static inline bool splat(const FoldCtx *x, Val v, Ap *c) { return val_is_con(v) && con_splat_ap(&x->f->con, v, c); }
static inline uint32_t bits_of(const FoldCtx *x, Val v) { return ty_bits(x->f->m, ty(x->f, v)); }
/* n bytes behind p, inside the object. */
static inline Val beyond(FoldCtx *x, Val p, uint64_t n) {
  Fn *f = x->f;
  return n ? fold_ptradd(x, F_INBOUNDS | F_NUSW | F_NUW, p, con_int(&f->con, ty_index(f->m, ty(f, p)), n)) : p;
}
/* Only the bits of `mask` of operand i of v matter: makes the operand simpler, in place or by another value. True if
 * something changed; flags of v are the caller's. */
bool demanded_operand(FoldCtx *x, Val v, uint32_t i, Ap mask);
/* v is in r, as a comparison of type t; whether that takes a sum before the comparison. */
Val range_test(FoldCtx *x, Ty t, Val v, Range r);
bool range_needs_add(Range r);
/* The opposite of v, whose uses all become uses of that, where a `not` goes away by it and nothing is added; VAL_NONE
 * else. build: false only asks. */
Val comb_inverted(FoldCtx *x, Val v, bool build);
/* The comparison p of a pair is the canonical one of it and its negation: not ne, nor the `or equal` ones. */
bool pred_is_canonical(Pred p);
/* What the branch br decides is written where it has been decided. True if something changed. */
bool comb_spread_condition(FoldCtx *x, Val br);
bool comb_switch(FoldCtx *x, Val sw);
/* v is to be looked at again. */
void comb_requeue(FoldCtx *x, Val v);
/* Erases v, which has no uses (not the root of the fold: the driver does that); its operands are looked at again. */
void comb_erase(FoldCtx *x, Val v);
/* The call has no effect left but its result: it is erased when that has no uses. */
void comb_only_result(Fn *f, Val call);
/* The call l is of reads or writes the first `bytes` (at least 1) bytes behind its argument i. */
AttrList comb_touched(const Fn *f, Val call, AttrList l, uint32_t i, uint64_t bytes);
/* A store to a place where nothing can be: execution does not come behind it. */
bool is_bad_store(const Fn *f, Val v);
/* What is built stands where v stands, and has its location, until comb_back. */
typedef struct CombPlace {
  Val before, at;
  Md loc;
} CombPlace;
CombPlace comb_at(FoldCtx *x, Val v);
void comb_back(FoldCtx *x, CombPlace was);

#endif
