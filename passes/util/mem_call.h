/* mem_call.h: calls of memory intrinsics made, and values that are one byte, again and again, in memory. */
#ifndef NVOPT_MEM_CALL_H
#define NVOPT_MEM_CALL_H
#include "ir/ir.h"

enum { FILL_NONE = -1, FILL_ANY = -2 };
int fill_join(int a, int b); /* the byte that both are, FILL_ANY: undefined is every byte */
/* The byte that all of constant x is made of in memory; FILL_NONE, FILL_ANY. O(constant), to a depth. */
int fill_of(const Fn *f, Val x);
Val fill_val(Fn *f, int b); /* as an i8 */
/* The i8 that a store of x writes to each byte; VAL_NONE: there is none. */
Val fill_stored(Fn *f, Val x);
/* llvm.memset, memcpy or memmove (id) of len bytes at dst, placed before `before`; x: byte or source. Aligns in bytes,
 * 1 says nothing. */
Val mem_call(Fn *f, Val before, unsigned id, Val dst, uint64_t dst_align, Val x, uint64_t x_align, Val len);
#endif
