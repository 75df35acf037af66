/* vec.c: memory that unwinds when there is none, and the growth of vectors (contract in vec.h). */
#include "nvopt/vec.h"
#include <stdlib.h>

void mem_free(void *p) { free(p); }

void *mem_alloc(size_t n) {
  void *p = malloc(n ? n : 1);
  if (UNLIKELY(!p)) fail_nomem(n);
  return p;
}

void *mem_zalloc(size_t n) {
  void *p = calloc(1, n ? n : 1);
  if (UNLIKELY(!p)) fail_nomem(n);
  return p;
}

void *mem_realloc(void *p, size_t n) {
  void *q = realloc(p, n ? n : 1);
  if (UNLIKELY(!q)) fail_nomem(n);
  return q;
}

void *vec_grow_(void *p, uint32_t *cap, uint32_t need, size_t elem) {
  uint64_t n = *cap + (uint64_t)*cap / 2;
  n = u64_max(n, need);
  n = u64_max(n, elem >= 32 ? 2 : 64 / elem);
  n = u64_min(n, UINT32_MAX);
  if (n > SIZE_MAX / elem) fail_nomem(SIZE_MAX);
  void *q = mem_realloc(p, (size_t)n * elem);
  *cap = (uint32_t)n;
  return q;
}
