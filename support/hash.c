/* hash.c: hashes of bytes; growth of tables. */
#include "support/hash.h"

static inline uint64_t load8(const char *p) {
  uint64_t x;
  return memcpy(&x, p, 8), x;
}
static inline uint32_t load4(const char *p) {
  uint32_t x;
  return memcpy(&x, p, 4), x;
}
uint64_t hash_bytes(const void *bytes, size_t n) {
  const char *p = bytes;
  uint64_t h = n * 0x9E3779B97F4A7C15ull, a = 0, b = 0;
  const char *end = p + n;
  for (; end - p > 16; p += 16) h = hash_fold(load8(p) ^ 0xC2B2AE3D27D4EB4Full, load8(p + 8) ^ h);
  if (n >= 16) a = load8(end - 16), b = load8(end - 8); /* the last bytes of a longer text come in twice */
  else if (n >= 8) a = load8(p), b = load8(end - 8);
  else if (n >= 4) a = load4(p), b = load4(end - 4);
  else if (n) a = (uint64_t)(uint8_t)p[0] | (uint64_t)(uint8_t)p[n / 2] << 8 | (uint64_t)(uint8_t)end[-1] << 16;
  return hash_fold(a ^ 0xD6E8FEB86659FD93ull, b ^ h ^ 0xC2B2AE3D27D4EB4Full);
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
IdSet idset_on(Arena *a, uint32_t n) {
  uint32_t cap = 1u << log2_ceil(2 * (uint64_t)n + 2);
  return (IdSet){.slot = ARENA_ZARRAY(a, IdSlot, cap), .cap = cap};
}
void idset_free(IdSet *s) {
  mem_free(s->slot);
  *s = (IdSet){0};
}

static uint32_t key_slot(const KeySet *s, uint64_t key) {
  uint32_t mask = s->cap - 1, i = (uint32_t)hash_mix(0, key) & mask;
  while (s->slot[i].round == s->round && s->slot[i].key != key) i = (i + 1) & mask;
  return i;
}
bool keyset_add(KeySet *s, uint64_t key) {
  if (s->used * 2 >= s->cap) {
    KeySet old = *s;
    s->cap = old.cap ? 2 * old.cap : 64;
    s->slot = mem_zalloc(s->cap * sizeof *s->slot);
    if (!s->round) s->round = 1;
    for (uint32_t i = 0; i < old.cap; i++)
      if (old.slot[i].round == old.round) s->slot[key_slot(s, old.slot[i].key)] = old.slot[i];
    mem_free(old.slot);
  }
  uint32_t i = key_slot(s, key);
  if (s->slot[i].round == s->round) return false;
  s->slot[i] = (KeySlot){key, s->round};
  s->used++;
  return true;
}
void keyset_clear(KeySet *s) {
  s->used = 0;
  if (++s->round) return;
  memset(s->slot, 0, s->cap * sizeof *s->slot);
  s->round = 1;
}
