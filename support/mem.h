/* mem.h: memory in pieces. What lies under arenas, vectors and the arrays of functions; lack of memory unwinds
 * (base.h).
 *
 * Small pieces come from lists that each thread keeps for itself, by size: no lock is taken for them, and a piece may
 * be given back by another thread than the one that asked for it (then it stays with that one). Medium ones, up to a
 * megabyte, and pieces of MEM_LARGE bytes that mem_large makes come from the same place, under a lock. All others, and
 * all of them where there is a sanitizer or no address space to set aside, come from malloc. Pieces are aligned to 16
 * bytes. Both directions are O(1), for medium ones O(megabytes of them in use) at worst. What small and medium pieces
 * took from the system is kept for the next ones until the process ends, and so are up to 16 MiB of large ones. */
#ifndef NVOPT_MEM_H
#define NVOPT_MEM_H
#include "support/base.h"

/* From MEM_LARGE on, but where a piece only grows, the system is asked for pages of that size: where it has them one
 * fault does for 512, each of which costs more than filling the page. */
enum { MEM_LARGE = 2 << 20 };
/* A megabyte or more will be asked for before long, so that large pages are filled. Until somebody says so the first
 * small and medium pieces have small ones. */
void mem_expect_much(void);
void *mem_alloc(size_t n);
void *mem_zalloc(size_t n);           /* zeros */
void *mem_try(size_t n);              /* NULL where there is none: for those who report failures */
void *mem_realloc(void *p, size_t n); /* p of any of these, or NULL */
void mem_free(void *p);               /* the same */
size_t mem_fit(size_t n);             /* the bytes that a request of n is given */
void *mem_large(size_t n);            /* begins at a multiple of MEM_LARGE, and n is rounded up to one */
void *mem_long(size_t n);  /* begins there too; what is left of n behind the last whole multiple has small pages */
void *mem_table(size_t n); /* zeros for a hash table, all written here: a fresh page that is read before it is written
                              faults twice */
#endif
