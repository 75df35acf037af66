/* vector_int.h: what the vector folds of InstCombine share. */
#ifndef NVOPT_PASSES_INSTCOMBINE_VEC_H
#define NVOPT_PASSES_INSTCOMBINE_VEC_H
#include "ir/fold/fold.h"
#include "ir/match.h"

enum { VEC_MAX_LANES = 64 /* a set of lanes is one word */, VEC_POISON = UINT32_MAX /* lane of a mask */ };

/* Lanes of a fixed vector of at most VEC_MAX_LANES; 0 for every other type. */
uint32_t vec_lanes(const Module *m, Ty t);
/* A constant index below the number of lanes n. */
/* The mask of a shuffle of fixed vectors (v exists), copied into mask; 0 if it is too long. */
uint32_t vec_mask(const Fn *f, Val v, uint32_t mask[VEC_MAX_LANES]);
/* The constant index that is canonical for elements. */
static inline Val vec_con_index(Fn *f, uint32_t i) { return con_int(&f->con, TY_I64, i); }
/* Only `lanes` of operand i of v matter: drops what computes the others, in place where the operand has no other
 * user. True if something changed. */
bool demanded_lanes(FoldCtx *x, Val v, uint32_t i, uint64_t lanes);

#endif
