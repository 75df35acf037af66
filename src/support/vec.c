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

void *vec_grow_(void *p, uint32_t n, uint32_t *cap, uint32_t need, size_t elem) {
  uint64_t to = *cap ? *cap + (uint64_t)*cap / 2 : n + (uint64_t)n / 2;
  to = u64_max(to, need);
  to = u64_max(to, elem >= 32 ? 2 : 64 / elem);
  to = u64_min(to, UINT32_MAX);
  if (to > SIZE_MAX / elem) fail_nomem(SIZE_MAX);
  void *q = mem_realloc(*cap ? p : NULL, (size_t)to * elem);
  if (!*cap && n) memcpy(q, p, n * elem);
  *cap = (uint32_t)to;
  return q;
}
