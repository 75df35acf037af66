/* arena.h: bump allocation with mark and release. Memory is not zeroed unless asked for. Never returns NULL: lack of
 * memory unwinds (fail.h). Blocks double from 512 bytes up to MEM_LARGE; larger requests get a block of their own.
 * Under ASan memory that is not handed out is poisoned. Not thread-safe: an arena belongs to one thread at a time. */
#ifndef NVOPT_ARENA_H
#define NVOPT_ARENA_H
#include "support/base.h"

#if defined(__SANITIZE_ADDRESS__)
#define ARENA_ASAN 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ARENA_ASAN 1
#endif
#endif
#ifdef ARENA_ASAN
/* Not const as in the sanitizer's header: gcc would warn that the memory is uninitialized. */
void __asan_poison_memory_region(void *p, size_t n);
void __asan_unpoison_memory_region(void *p, size_t n);
#define ARENA_POISON(p, n) __asan_poison_memory_region((p), (n))
#define ARENA_UNPOISON(p, n) __asan_unpoison_memory_region((p), (n))
#else
#define ARENA_POISON(p, n) ((void)(p), (void)(n))
#define ARENA_UNPOISON(p, n) ((void)(p), (void)(n))
#endif

typedef struct ArenaBlock ArenaBlock;
typedef struct Arena {
  char *cur, *end;   /* free space of the newest block */
  ArenaBlock *block; /* newest block; each links to the one before */
} Arena;
typedef struct ArenaMark {
  ArenaBlock *block;
  char *cur;
} ArenaMark;

static inline void arena_init(Arena *a) { *a = (Arena){0}; }
/* The first n bytes come from buf, usually on the stack of the caller: scratch of small functions costs no malloc.
 * arena_free as ever. */
static inline void arena_init_on(Arena *a, void *buf, size_t n) { *a = (Arena){.cur = buf, .end = (char *)buf + n}; }
enum { ARENA_STACK = 8192 };
#define ARENA_ON_STACK(name)                                                                                           \
  Arena name;                                                                                                          \
  _Alignas(16) char name##_buf[ARENA_STACK];                                                                           \
  arena_init_on(&name, name##_buf, sizeof name##_buf)
void arena_expect_much(Arena *a);                   /* MEM_LARGE and more will be asked for: no small blocks first */
void arena_free(Arena *a);                          /* gives everything back; the arena may be used again */
void *arena_more(Arena *a, size_t n, size_t align); /* slow path of arena_alloc */
ArenaMark arena_mark(Arena *a);
void arena_release(Arena *a, ArenaMark m); /* frees what was allocated since the mark (keeps one spare block) */

static inline void *arena_alloc_align(Arena *a, size_t n, size_t align) {
  char *p = (char *)round_up((uintptr_t)a->cur, align);
  if (UNLIKELY(!a->cur || p > a->end || (size_t)(a->end - p) < n)) return arena_more(a, n, align);
  ARENA_UNPOISON(p, n);
  a->cur = p + n;
  return p;
}
static inline void *arena_alloc(Arena *a, size_t n) { return arena_alloc_align(a, n, 8); }
static inline void *arena_zalloc(Arena *a, size_t n) { return memset(arena_alloc(a, n), 0, n); }
#define ARENA_NEW(a, T) ((T *)arena_zalloc((a), sizeof(T)))
#define ARENA_ARRAY(a, T, n) ((T *)arena_alloc((a), sizeof(T) * (size_t)(n)))
#define ARENA_ZARRAY(a, T, n) ((T *)arena_zalloc((a), sizeof(T) * (size_t)(n)))
static inline char *arena_strdup(Arena *a, Str s) {
  char *p = arena_alloc_align(a, (size_t)s.n + 1, 1);
  if (s.n) memcpy(p, s.p, s.n);
  p[s.n] = 0;
  return p;
}
#endif
