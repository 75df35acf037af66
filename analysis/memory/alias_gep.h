/* alias_gep.h: addresses as base + constant + sum of scale * variable, modulo the index width. Inside alias analysis
 * only. */
#ifndef NVOPT_ALIAS_GEP_H
#define NVOPT_ALIAS_GEP_H
#include "analysis/memory/alias_int.h"
#include "ir/cap.h"

/* scale * v + offset, in the width of v after its casts; nuw, nsw: neither wraps. */
typedef struct Linear {
  Cast v;
  uint64_t scale, offset;
  bool nuw, nsw;
} Linear;
typedef struct GepSum {
  Val base;
  unsigned bits;  /* of the index type; numbers below are masked to it */
  unsigned flags; /* F_INBOUNDS, F_NUW: every step had it */
  uint64_t offset;
  unsigned n;
  GepVar var[CAP_ALIAS_GEP_VARIABLES];
} GepSum;

void gep_sum(Alias *a, Val p, GepSum *out);
/* x := x - y, variables of equal value cancelled; x has room for the variables of both, of CAP_ALIAS_GEP_VARIABLES at
 * most. False: too many variables. */
bool gep_sum_sub(Alias *a, GepSum *x, const AddrSum *y);
Linear linear_of(const Fn *f, Cast v, unsigned depth);
unsigned cast_bits(const Fn *f, Cast c);
bool cast_same(const Fn *f, Cast a, Cast b);
/* v is one value on both sides of the question (not so for what a loop computes anew, when the sides may be of
 * different rounds). */
bool same_value(Alias *a, Val v, Val w);
#endif
