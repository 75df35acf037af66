/* demanded.h: which bits of an integer anybody looks at.
 *
 * demanded_transfer is the transfer function, shared by the analysis and by InstCombine's walk: of operand i of v,
 * the bits that can make a difference to the bits `m` of v's result (or to v being poison by its flags). All ones
 * where nothing better is known. Masks of vectors hold for every lane. The analysis: from what has effects, and from
 * terminators, backwards over operands to the smallest solution. A value without any wanted bit can be replaced by
 * anything that is not poison, if flags above it are dropped. Depends on the CFG, value and memory epochs; slot
 * AN_DEMANDED. Cost: O(operands * how often a mask grows) of known bits. Integers wider than DEMANDED_MAX_BITS are
 * not tracked: all their bits are wanted. Source: LLVM's DemandedBits, for comparison only. */
#ifndef NVOPT_DEMANDED_H
#define NVOPT_DEMANDED_H
#include "analysis/analysis.h"
#include "analysis/value/known.h"
#include "support/strbuf.h"

enum { DEMANDED_MAX_BITS = 1024 };
/* Known bits of v's operands, asked for at most once per instruction. f->arena must be as it was (mark and release
 * outside). */
typedef struct DemandedKnown {
  KnownCtx k;
  bool have;
  Known a, b;
} DemandedKnown;
Ap demanded_transfer(DemandedKnown *k, Val v, uint32_t i, Ap m);

typedef struct Demanded {
  Arena A;
  uint32_t nins;
  Ap *bits;      /* by Val: wanted bits of integers that something needs; .bits 0: not reached, or no tracked integer */
  uint8_t *live; /* by Val: reached */
  uint32_t nopnd;
  uint8_t *dead; /* by Use: no bit of the operand is wanted here */
} Demanded;
const Demanded *demanded_bits(Fn *f);
/* v is needed for nothing: not reached, and it has no effects. */
bool demanded_dead(Fn *f, const Demanded *d, Val v);
/* Wanted bits of an integer v (in A where it is wide); all ones where it is not tracked. */
Ap demanded_val(const Fn *f, Arena *A, const Demanded *d, Val v);
/* No bit of operand i, an integer, is wanted in this use, nor would be after other uses that are dead have been
 * replaced: what the analysis found. */
bool demanded_use_dead(const Fn *f, const Demanded *d, Val v, uint32_t i);
/* Wanted bits of operand i, an integer, in this use, asked anew. */
Ap demanded_use(Fn *f, Arena *A, const Demanded *d, Val v, uint32_t i);
void print_demanded_bits(Fn *f, StrBuf *out); /* print<demanded-bits>, in program order */
#endif
