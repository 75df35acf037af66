/* prof.h: branch weights, the !prof node of a terminator or select:  !{!"branch_weights", [!"expected",] i32 w0, i32
 *                                                                    w1, ...}
 * "expected" says that the weights come from an annotation of the source (llvm.expect) and not from a profile. */
#ifndef NVOPT_PROF_H
#define NVOPT_PROF_H
#include "ir/ir.h"
#include "ir/md.h"

/* Index of the first weight in the node `prof`, where it holds n of them; 0 where it does not. */
uint32_t prof_first_weight(const Module *m, Md prof, uint32_t n);
/* The n weights of t into w. False: there are none, or not as many, or one is no integer. */
bool prof_weights(const Fn *f, Val t, uint64_t *w, uint32_t n);
/* Gives t the n weights, scaled down together where one exceeds 32 bits; all zero removes the node. */
void prof_set_weights(Fn *f, Val t, const uint64_t *w, uint32_t n);
void prof_set_expected(Fn *f, Val t, const uint64_t *w, uint32_t n); /* the same, as coming from an annotation */
/* Takes weight i out; a node of another form goes. */
void prof_drop_weight(Fn *f, Val t, uint32_t i);
/* Exchanges the two weights of a conditional branch or select; where they come from stays. */
void prof_swap(Fn *f, Val t);
/* How often the function is entered, as its !prof node ("function_entry_count") says; false: it does not. */
bool prof_entry_count(const Fn *f, uint64_t *n);
#endif
