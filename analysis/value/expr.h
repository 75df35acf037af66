/* expr.h: what an instruction computes, as the key of a table of values: for all who look for an equal value that is
 * there already.
 *
 * A key is an InsView (fold.h). ins_view(f, v) is v as it stands; a caller who numbers values puts his own operands
 * in: leaders of classes, operands as they are on another edge, base and offset of an address. Operands are equal
 * where their ids are. Equal keys compute the same wherever both are executed, with each other's flags and facts: who
 * puts one in the other's place calls flags_intersect and md_merge. Commutative operations and intrinsics are equal
 * with operands exchanged, comparisons with the predicate too, selects on a condition and on its negation or inverse
 * comparison with arms exchanged. Equal keys have equal hashes.
 *
 * Tables are IdSets, flat, or with scopes for a walk of the dominator tree (hash.h, DomScopes in dom.h). Nothing is
 * allocated. O(operands). */
#ifndef NVOPT_EXPR_H
#define NVOPT_EXPR_H
#include "ir/fold/fold.h"

uint32_t expr_hash(const Fn *f, const InsView *e);
/* Keys of instructions whose result their operands alone determine, and of calls, which are as equal as what they
 * read; false for all others. A call is there (.self): convergent ones are equal in one block only. */
bool expr_same(const Fn *f, const InsView *a, const InsView *b);
/* v's result follows from its operands alone, and its equal may stand for it: operations without effects, and calls
 * that touch no memory. Of calls, executing them once more adds nothing; that they return is not asked: where the
 * second is reached the first has returned, and so would the second. */
bool expr_is_computed(const Fn *f, Val v);
/* The same of a call that only reads memory, if that is unchanged. */
bool expr_is_reading_call(const Fn *f, Val v);
#endif
