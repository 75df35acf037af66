/* hash.h: one mixer, hashes of bytes, and the tables made with them. All are open addressing with linear probing over
 * a power of two of slots; a search costs O(1) expected. Nothing is ever decided by the order of a table. Hashes are
 * the same in every run. */
#ifndef NVOPT_HASH_H
#define NVOPT_HASH_H
#include "support/arena.h"
#include "support/vec.h"

/* Both halves of a product, as in wyhash: every bit of a and b reaches the low ones. */
static inline uint64_t hash_fold(uint64_t a, uint64_t b) {
  unsigned __int128 x = (unsigned __int128)a * b;
  return (uint64_t)x ^ (uint64_t)(x >> 64);
}
/* The hash of what h is the hash of, followed by x. */
static inline uint64_t hash_mix(uint64_t h, uint64_t x) { return hash_fold(h ^ x, 0x9E3779B97F4A7C15ull); }
uint64_t hash_bytes(const void *p, size_t n);
/* A bijection: equal hashes are equal keys. The upper bits are the better ones, `>> (32 - log2)` is a place in a memo
 * of that size. */
static inline uint32_t hash_u32(uint32_t x) { return x * 0x9E3779B1u; }

/* A set of things that the caller numbers from 1 on and compares: their numbers with their hashes, so that a search
 * looks at no thing but, nearly always, the one it finds.
 *
 *   for (uint32_t s = idset_first(t, h), id; (id = t->slot[s].id) != 0; s = idset_probe(t, s + 1, h)) if (same(id))
 *   return id;
 *
 * ends at a free slot, to which idset_put adds. Memory comes from mem.h, or once and for all from an arena
 * (idset_on): such a set has room for as many as were announced, does not grow and is not freed. */
typedef struct IdSlot {
  uint32_t id /* 0: empty */, hash;
} IdSlot;
typedef struct IdSet {
  IdSlot *slot;
  uint32_t cap, used;
} IdSet;
void idset_grow(IdSet *s);
void idset_reserve(IdSet *s, uint32_t n); /* room for n in all */
IdSet idset_on(Arena *a, uint32_t n);     /* room for n */
void idset_free(IdSet *s);
static inline bool idset_full(const IdSet *s) { return s->used * 4 >= s->cap * 3; }
/* The first slot from `from` on that has this hash or is empty. There is room for one more. */
static inline uint32_t idset_probe(const IdSet *s, uint32_t from, uint32_t hash) {
  uint32_t mask = s->cap - 1, i = from & mask;
  while (s->slot[i].id && s->slot[i].hash != hash) i = (i + 1) & mask;
  return i;
}
/* The same from where the search begins, having made that room. */
static inline uint32_t idset_first(IdSet *s, uint32_t hash) {
  if (UNLIKELY(idset_full(s))) idset_grow(s);
  return idset_probe(s, hash, hash);
}
static inline void idset_put(IdSet *s, uint32_t slot, uint32_t id, uint32_t hash) {
  s->slot[slot] = (IdSlot){id, hash};
  s->used++;
}

/* A map from ids to numbers that are not 0: an IdSet whose numbers the caller chooses. Equal hashes are equal keys, so
 * nothing else is compared. */
static inline uint32_t idmap_get(const IdSet *s, uint32_t key) { /* 0: none */
  uint32_t h = hash_u32(key);
  return s->used ? s->slot[idset_probe(s, h, h)].id : 0;
}
static inline void idmap_put(IdSet *s, uint32_t key, uint32_t number) {
  uint32_t h = hash_u32(key), at = idset_first(s, h);
  if (s->slot[at].id) s->slot[at].id = number;
  else idset_put(s, at, number, h);
}

/* An IdSet with scopes that nest: what a scope puts in is gone when it is left, and what it hid is back. The set
 * numbers what it takes 1, 2, ... and takes numbers back with the scope, so that the caller's things lie in a stack.
 * Its slots are made once (idset_on), for as many as there may be at a time. */
typedef struct ScopedSet {
  IdSet set;
  VEC(IdSlot) log; /* by number - 1: what was in the slot (.id), and the slot (.hash) */
} ScopedSet;
/* At a slot that is empty or holds an equal thing, which is hidden. Returns the number. */
static inline uint32_t scoped_put(ScopedSet *s, uint32_t slot, uint32_t hash) {
  vec_push(&s->log, ((IdSlot){s->set.slot[slot].id, slot}));
  s->set.slot[slot] = (IdSlot){s->log.n, hash};
  return s->log.n;
}
static inline void scoped_leave(ScopedSet *s, uint32_t n) { /* n: how many there were when the scope began */
  while (s->log.n > n) {
    IdSlot old = vec_pop(&s->log), *at = &s->set.slot[old.hash];
    *at = (IdSlot){old.id, old.id ? at->hash : 0};
  }
}

/* A set of keys of 64 bits. Emptying it is O(1). */
typedef struct KeySlot {
  uint64_t key;
  uint32_t round;
} KeySlot; /* of another round than the set: empty */
typedef struct KeySet {
  KeySlot *slot;
  uint32_t cap, used, round;
} KeySet;
bool keyset_add(KeySet *s, uint64_t key); /* false: it was there */
void keyset_clear(KeySet *s);
static inline void keyset_free(KeySet *s) { mem_free(s->slot), *s = (KeySet){0}; }
#endif
