/* arena.c: blocks of the bump allocator (contract in arena.h). */
#include "support/arena.h"
#include "support/vec.h"

enum {
  ARENA_MIN = 512,
  ARENA_MAX = MEM_LARGE,
  ARENA_KEEP = 4 * MEM_LARGE
}; /* a module has an arena or two for every function */

struct ArenaBlock {
  ArenaBlock *before; /* the block that was newest when this one came */
  ArenaBlock *spare;  /* a free block kept by arena_release, or NULL; only the newest block's counts */
  char *end;
  size_t size; /* of the whole block, header included */
  size_t next; /* of the block that comes after it */
};

static char *block_start(ArenaBlock *b) { return (char *)(b + 1); }

static void block_free(ArenaBlock *b) {
  if (!b) return;
  ARENA_UNPOISON(block_start(b), (size_t)(b->end - block_start(b)));
  mem_free(b);
}

static ArenaBlock *block_new(size_t size, size_t next) {
  ArenaBlock *b = size == MEM_LARGE ? mem_large(size) : mem_alloc(size);
  *b = (ArenaBlock){.end = (char *)b + size, .size = size, .next = next};
  ARENA_POISON(block_start(b), size - sizeof *b);
  return b;
}

void arena_expect_much(Arena *a) {
  if (a->block) return;
  a->block = block_new(MEM_LARGE, MEM_LARGE);
  a->block->before = NULL;
  a->cur = block_start(a->block);
  a->end = a->block->end;
}

void *arena_more(Arena *a, size_t n, size_t align) {
  if (n > SIZE_MAX / 2 || align > ARENA_MAX) fail_nomem(n);
  size_t need = sizeof(ArenaBlock) + n + align;
  ArenaBlock *b = a->block ? a->block->spare : NULL;
  if (b && b->size >= need) {
    a->block->spare = NULL;
  } else {
    size_t size = a->block ? a->block->next : ARENA_MIN;
    while (size < need && size < ARENA_MAX) size *= 2;
    b = need > size ? block_new(need, size) : block_new(size, size < ARENA_MAX ? size * 2 : size);
    if (a->block) { /* the spare stays with the newest block */
      b->spare = a->block->spare;
      a->block->spare = NULL;
    }
  }
  b->before = a->block;
  char *p = (char *)round_up((uintptr_t)block_start(b), align);
  ARENA_UNPOISON(p, n);
  a->block = b;
  a->cur = p + n;
  a->end = b->end;
  return p;
}

ArenaMark arena_mark(Arena *a) { return (ArenaMark){a->block, a->cur}; }

void arena_release(Arena *a, ArenaMark m) {
  if (!a->block) {
    a->cur = m.cur;
    return;
  } /* nothing but the buffer of arena_init_on */
  /* The biggest block given up here becomes the spare; with the mark of an empty arena it stays as the only block. */
  ArenaBlock *keep = a->block->spare;
  a->block->spare = NULL;
  while (a->block != m.block) {
    ArenaBlock *b = a->block;
    ASSERT(b);
    a->block = b->before;
    bool take = b->size <= ARENA_KEEP && (!keep || b->size > keep->size); /* larger ones go back */
    block_free(take ? keep : b);
    if (take) keep = b;
  }
  if (keep) {
    ARENA_POISON(block_start(keep), (size_t)(keep->end - block_start(keep)));
    keep->before = keep->spare = NULL;
  }
  if (m.block) {
    m.block->spare = keep;
    a->cur = m.cur;
    ARENA_POISON(m.cur, (size_t)(m.block->end - m.cur));
  } else {
    a->block = keep;
    a->cur = keep ? block_start(keep) : NULL;
  }
  a->end = a->block ? a->block->end : NULL;
}

void arena_free(Arena *a) {
  for (ArenaBlock *b = a->block; b;) {
    ArenaBlock *before = b->before;
    block_free(b->spare);
    block_free(b);
    b = before;
  }
  *a = (Arena){0};
}
