/* object_size.h: how many bytes there are from a pointer to its object's end, where object and offset are known. */
#ifndef NVOPT_ANALYSIS_OBJECT_SIZE_H
#define NVOPT_ANALYSIS_OBJECT_SIZE_H
#include "ir/ir.h"

/* Of several objects that a select or phi chooses from: all have as many; the fewest; the most. */
typedef enum SizeOf { SIZE_EXACT, SIZE_LEAST, SIZE_MOST } SizeOf;

/* What llvm.objectsize answers of p, as a constant of type t; VAL_NONE: not known, or p is a vector. null_unknown:
 * nothing is known of a null pointer's object (else it is empty, in address space 0). The answer is 0 where p stands
 * before its object or behind its end. Objects are allocas, global variables, byval arguments, and what allocators were
 * asked for (heap.h). Caps: LOADS_STEPS, OBJECT_SIZE_CHOICES. Compare LLVM's ObjectSizeOffsetVisitor. */
Val objectsize_answer(Fn *f, Val p, Ty t, SizeOf which, bool null_unknown);
#endif
