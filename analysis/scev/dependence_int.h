/* dependence_int.h: shared by dependence.c (levels, subscripts) and dependence_tests.c (one test a kind of subscript
 * pair). */
#ifndef NVOPT_DEPENDENCE_INT_H
#define NVOPT_DEPENDENCE_INT_H
#include "analysis/memory/alias.h"
#include "analysis/scev/delinearize.h"
#include "analysis/scev/dependence.h"

typedef struct Da {
  Fn *f;
  Scev *s;
  Alias *aa;
  const Loops *l;
  DelinMemo *memo; /* of the offsets met */
  bool assume;     /* may rest on assumptions */
  uint32_t src_loop, dst_loop;
  uint32_t common, src_levels, max_levels; /* common: with those that count as fused */
  uint32_t same;                           /* how many of them */
  bool whole;                              /* the pair at hand is the whole offset */
  bool address; /* the pair at hand is addresses in one object: their differences are differences of numbers */
} Da;
uint32_t da_level(const Da *d, uint32_t loop, bool is_src); /* 1 .. max_levels */
Sx da_upper_bound(Da *d, uint32_t loop, Ty t); /* times the backedge is taken, in type t; SX_NONE unknown */
bool da_index_moves(Da *d, Val access,
                    uint32_t loop); /* the pair at hand is the whole offset and its step in the loop is not 0 */
/* Addresses src and dst, offsets in bytes of accesses of `bytes` bytes, never meet: all places of the one lie below all
 * places of the other. Each access is made in every round of the loops that its offset moves in, so that its first and
 * its last place are places in one object, and so are their differences differences of numbers, whatever wraps on the
 * way to them. Bounds may be symbols: symbolic SIV and RDIV, and nests. */
bool da_apart_in_object(Da *d, Sx src, Sx dst, uint64_t bytes, const Dep *out);
bool da_assume(Da *d, Dep *out, Pred p, Sx a, Sx b); /* false: not allowed */

/* True: independent. Else they narrow out's levels. Source and destination have one type, of 64 bits at most. */
bool da_test_ziv(Da *d, Sx src, Sx dst, Dep *out);
bool da_test_siv(Da *d, Sx src, Sx dst, Dep *out);
bool da_test_rdiv(Da *d, Sx src, Sx dst, Dep *out);
bool da_test_miv(Da *d, Sx src, Sx dst, uint64_t loops, Dep *out);
#endif
