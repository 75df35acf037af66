/* lazy_value.h: ranges of integers, and nullness of pointers, at places: what the branches, switches and assumptions
 * on the way there say.
 *
 * The range of v in block b is computed from its definition where that is in b, else joined over the edges into b; on
 * an edge it is what v has at the end of the block it leaves, cut down by the condition of the edge. Computed when
 * asked for and kept per value and block, with an explicit stack. Around a cycle nothing is assumed. Values that no
 * condition in the function mentions have one range everywhere, that of their definition. After LLVM's LazyValueInfo
 * (Chris Lattner 2009), whose ranges are no better.
 *
 * Facts hold whenever v is not poison. Where v may be undef, a use may see any value: ranges say so (`undef`) where
 * undef is written in the program and joined in; of values whose origin is unknown, a condition that was branched on
 * excludes it, since that would be undefined.
 *
 * The function may change while one is in use as a pass changes it: values replaced by equal ones or by what they
 * were refined to, edges removed, flags added. Blocks and edges may not be added. Memory is the arena's. Cost of a
 * question: at most `lazy-value-steps` ranges computed, then it gives up, as often as not those that are kept
 * already. */
#ifndef NVOPT_LAZY_VALUE_H
#define NVOPT_LAZY_VALUE_H
#include "analysis/cfg/dom.h"
#include "analysis/value/cond.h"

typedef struct LazyValue LazyValue;
LazyValue *lazy_value_new(Fn *f, Arena *arena);
void lazy_value_free(LazyValue *l);
/* Width of v's ranges: integers to 64 bits and vectors of them (what holds in every lane), pointers (only null and
 * not null are told apart); 0: others. */
unsigned lazy_bits(const LazyValue *l, Val v);
/* What v is when `at` runs (before it). undef_ok: a use that sees undef may be taken to see any of these; else full
 * if there is such a use. */
Range lazy_range(LazyValue *l, Val v, Val at, bool undef_ok);
/* The same of operand i of `user`, also by where the result goes: a chain of single uses up to a select or phi that
 * takes it under a condition. */
Range lazy_range_use(LazyValue *l, Val user, uint32_t i, bool undef_ok);
/* v on edge i out of `from`. */
Range lazy_range_edge(LazyValue *l, Val v, Blk from, uint32_t i, bool undef_ok);
/* Some condition mentions v: asking where it is used can give more than its definition. */
bool lazy_is_constrained(const LazyValue *l, Val v);
/* icmp p a b at `at`: 1, 0, or -1 unknown. Also asks edge by edge where they meet in `at`'s block. */
int lazy_icmp(LazyValue *l, Pred p, Val a, Val b, Val at);
#endif
