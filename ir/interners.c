/* interners.c: segmented tables and id sets behind the module's interners. */
#include "interners.h"
#include "nvopt/vec.h"

uint32_t seg_push(SegTable *t) {
  uint32_t i = t->n, j = i + (1u << SEG_FIRST_LOG2);
  unsigned s = 31u - (unsigned)__builtin_clz(j) - SEG_FIRST_LOG2;
  if (s >= SEG_COUNT) BUG("more than 2^31 interned records");
  if (!t->seg[s]) t->seg[s] = mem_zalloc((size_t)t->elem << (s + SEG_FIRST_LOG2));
  t->n = i + 1;
  return i;
}

void seg_free(SegTable *t) {
  for (unsigned s = 0; s < SEG_COUNT; s++) mem_free(t->seg[s]);
  *t = (SegTable){.elem = t->elem};
}

static void idset_resize(IdSet *s, uint32_t cap) {
  IdSlot *slot = mem_table(sizeof *slot * cap);
  for (uint32_t i = 0; i < s->cap; i++) {
    if (!s->slot[i].id) continue;
    uint32_t h = s->slot[i].hash & (cap - 1);
    while (slot[h].id) h = (h + 1) & (cap - 1);
    slot[h] = s->slot[i];
  }
  mem_free(s->slot);
  s->slot = slot;
  s->cap = cap;
}

void idset_grow(IdSet *s) { idset_resize(s, s->cap ? s->cap * 2 : 64); }

void idset_reserve(IdSet *s, uint32_t n) {
  uint32_t cap = u32_max(s->cap, 64);
  while (cap < 1u << 30 && cap - cap / 4 <= n) cap *= 2;
  if (cap > s->cap) idset_resize(s, cap);
}

void idset_free(IdSet *s) {
  mem_free(s->slot);
  *s = (IdSet){0};
}

uint64_t hash_bytes(const void *p, size_t n) {
  const unsigned char *b = p;
  uint64_t h = n * 0x9E3779B97F4A7C15ull, x;
  for (; n >= 8; n -= 8, b += 8) {
    memcpy(&x, b, 8);
    h = hash_mix(h, x);
  }
  x = 0;
  if (n) memcpy(&x, b, n);
  return hash_mix(h, x);
}
