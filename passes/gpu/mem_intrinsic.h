/* mem_intrinsic.h: memcpy and its kind with a pointer of another address space. */
#ifndef NVOPT_MEM_INTRINSIC_H
#define NVOPT_MEM_INTRINSIC_H
#include "ir/ir.h"

/* How many of its leading arguments are pointers that may get another space; 0: no intrinsic for that. */
uint32_t mem_intrinsic_pointers(const Fn *f, Val w);
/* A load or store of a matrix fragment (nvvm.wmma): its first argument is the address. */
bool is_wmma_access(const Fn *f, Val w);
/* Makes w anew with `now` wherever a pointer argument is `old`; w is gone then. The new call, or VAL_NONE where
 * nothing was to be done. */
Val mem_intrinsic_retarget(Fn *f, Val w, Val old, Val now);
#endif
