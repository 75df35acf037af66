/* heap.h: which calls give and take back memory: those that say so (attributes allockind, "alloc-family"), and those of
 * the C and C++ libraries by name; on a GPU malloc and free alone, which CUDA has there. No caching; O(1). */
#ifndef NVOPT_ANALYSIS_HEAP_H
#define NVOPT_ANALYSIS_HEAP_H
#include "ir/ir.h"

/* The call does nothing but allocate: its result is memory that nobody else has, or null. A call whose memory is not
 * needed may go: it may be taken to succeed, and nobody sees whether it was made. Not realloc. */
bool heap_allocates(const Fn *f, Val call);
/* Call `free` takes back, by its first argument, what `alloc` allocated: one family. */
bool heap_frees(const Fn *f, Val free, Val alloc);
/* Bytes that the call says it asks for (attribute allocsize), where they are constant. */
bool alloc_size(const Fn *f, Val call, uint64_t *n);
/* The same, where it says nothing as its name says. */
bool heap_bytes(const Fn *f, Val call, uint64_t *n);
#endif
