/* vec.c: memory that unwinds when there is none, and the growth of vectors (contract in vec.h). */
#include "nvopt/vec.h"
#include <stdlib.h>
#include <sys/mman.h>

void mem_free(void *p) { free(p); }

enum { PAGE = 4096, CACHED = 1024 /* bytes, about the largest that glibc keeps for each thread; calloc does not look there */ };
static inline void *got(void *p, size_t n, bool used) { /* used: as soon as may be, nearly all of it */
  if (UNLIKELY(!p)) fail_nomem(n);
#ifdef MADV_HUGEPAGE
  if (UNLIKELY(used && n >= MEM_LARGE)) {
    /* The whole of the mapping: in pieces of two kinds it could not be moved. A wish: what is wrong with it does not matter. */
    uintptr_t from = (uintptr_t)p & ~(uintptr_t)(PAGE - 1), to = round_up((uintptr_t)p + n, PAGE);
    (void)madvise((void *)from, to - from, MADV_HUGEPAGE);
  }
#endif
  return p;
}

void *mem_alloc(size_t n) { return got(malloc(n ? n : 1), n, true); }
void *mem_zalloc(size_t n) { return n <= CACHED ? memset(mem_alloc(n), 0, n) : got(calloc(1, n), n, true); }
void *mem_realloc(void *p, size_t n) { return got(realloc(p, n ? n : 1), n, false); }
void *mem_table(size_t n) { return memset(n < MEM_LARGE ? mem_alloc(n) : mem_large(n), 0, n); }
void *mem_large(size_t n) {
  n = round_up(n, MEM_LARGE);
  return got(aligned_alloc(MEM_LARGE, n), n, true);
}
void *mem_long(size_t n) { return got(aligned_alloc(MEM_LARGE, round_up(n, PAGE)), n, true); }

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
