/* vec.c: the growth of vectors (contract in vec.h). */
#include "support/vec.h"

void *vec_grow_(void *p, uint32_t n, uint32_t *cap, uint32_t need, size_t elem) {
  uint64_t to = *cap ? *cap + (uint64_t)*cap / 2 : n + (uint64_t)n / 2;
  to = u64_max(to, need);
  to = u64_max(to, elem >= 32 ? 2 : 64 / elem);
  to = u64_min(to, UINT32_MAX);
  if (to > SIZE_MAX / elem) fail_nomem(SIZE_MAX);
  to = u64_min(mem_fit((size_t)to * elem) / elem, UINT32_MAX);
  void *q = mem_realloc(*cap ? p : NULL, (size_t)to * elem);
  if (!*cap && n) memcpy(q, p, n * elem);
  *cap = (uint32_t)to;
  return q;
}
