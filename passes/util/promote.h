/* promote.h: allocas to SSA values. Used by mem2reg and SROA.
 *
 * An alloca is promotable when every use is a non-volatile load of its allocated type, a non-volatile store of a
 * value of that type to it, a lifetime marker, an operand of an operand bundle of llvm.assume, or a cast or all-zero
 * getelementptr that is used by such markers and assumptions only. Its address then never leaves the thread: atomic
 * orderings on it mean nothing, and barriers do not matter. */
#ifndef NVOPT_PROMOTE_H
#define NVOPT_PROMOTE_H
#include "ir/ir.h"

typedef struct PromoteStats {
  uint32_t allocas, phis;
} PromoteStats;

/* O(uses). */
bool alloca_promotable(const Fn *f, Val a);

/* Replaces the loads of n different promotable allocas by the values stored, with phis where control flow joins, and
 * erases the allocas and all that used them. Loads before any store give undef. #dbg_declare of an alloca becomes
 * #dbg_value at its stores and phis. The flow graph stays as it is; dominators are built if they are stale and stay
 * fresh. Uses `scratch` (marked and released). Cost: O(instructions + blocks + phis placed), and for each alloca that
 * needs a phi the blocks in which it is live. */
PromoteStats promote_allocas(Fn *f, const Val *allocas, uint32_t n, Arena *scratch);

/* The operand bundle of llvm.assume in which operand `index` of v stands becomes "ignore"(poison); the call goes when
 * nothing is left in it. False: not such an operand. */
bool assume_drop_operand(Fn *f, Val v, uint32_t index);
bool assume_is_bundle_operand(const Fn *f, Val v, uint32_t index);
#endif
