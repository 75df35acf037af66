/* interners.c: segmented tables and id sets behind the module's interners. */
#include "ir/interners.h"
#include "support/vec.h"

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

static inline uint64_t load8(const char *p) { uint64_t x; return memcpy(&x, p, 8), x; }
static inline uint32_t load4(const char *p) { uint32_t x; return memcpy(&x, p, 4), x; }
static inline uint64_t fold(uint64_t a, uint64_t b) { /* both halves of the product, as in wyhash */
  unsigned __int128 x = (unsigned __int128)a * b;
  return (uint64_t)x ^ (uint64_t)(x >> 64);
}
uint64_t hash_bytes(const void *bytes, size_t n) {
  const char *p = bytes;
  uint64_t h = n * 0x9E3779B97F4A7C15ull, a = 0, b = 0;
  const char *end = p + n;
  for (; end - p > 16; p += 16) h = fold(load8(p) ^ 0xC2B2AE3D27D4EB4Full, load8(p + 8) ^ h);
  if (n >= 16) a = load8(end - 16), b = load8(end - 8); /* the last bytes of a longer text come in twice */
  else if (n >= 8) a = load8(p), b = load8(end - 8);
  else if (n >= 4) a = load4(p), b = load4(end - 4);
  else if (n) a = (uint64_t)(uint8_t)p[0] | (uint64_t)(uint8_t)p[n / 2] << 8 | (uint64_t)(uint8_t)end[-1] << 16;
  return fold(a ^ 0xD6E8FEB86659FD93ull, b ^ h ^ 0xC2B2AE3D27D4EB4Full);
}
