/* object_size.h: how many bytes there are from a pointer to its object's end, where object and offset are known. */
#ifndef NVOPT_ANALYSIS_OBJECT_SIZE_H
#define NVOPT_ANALYSIS_OBJECT_SIZE_H
#include "ir/ir.h"

/* Of several objects that a select or phi chooses from: all have as many; the fewest; the most. */
typedef enum SizeOf { SIZE_EXACT, SIZE_LEAST, SIZE_MOST } SizeOf;

/* p: a pointer, no vector. null_unknown: nothing is known of a null pointer's object (else it is empty, in address
 * space 0). *n: bytes; 0 where p stands before its object or behind its end. False: not known. Objects are allocas,
 * global variables, byval arguments, and what allocators were asked for (attribute allocsize, the C library's by name).
 * Caps: LOADS_STEPS, OBJECT_SIZE_CHOICES. Compare LLVM's ObjectSizeOffsetVisitor. */
bool object_size_left(const Fn *f, Val p, SizeOf which, bool null_unknown, uint64_t *n);
/* A question of llvm.objectsize: the call's result as a constant of its type, VAL_NONE where it is not known. */
Val objectsize_answer(Fn *f, Val p, Ty t, SizeOf which, bool null_unknown);
#endif
