/* text_memo.h: what pieces of the input were found to mean when they were read last: what is written over and over is
 * looked up in its table once.
 *
 * A text and a place, which says what kind of thing it names there, lead to a number. Bounded: a text lies in the
 * slot that its hash says or in the other of the pair, and the older of two makes room. So there may be no answer,
 * but never a wrong one, as long as what a text means at a place does not change. Texts are not copied and must stay
 * where they are. All is O(length of the text); the hash looks at 16 bytes of it.
 */
#ifndef NVOPT_TEXT_MEMO_H
#define NVOPT_TEXT_MEMO_H
#include "support/base.h"

enum { MEMO_LOG2 = 9 };
typedef struct MemoEntry {
  const char *p;
  uint32_t n, place;
  uint64_t value;
} MemoEntry; /* n 0: free */
typedef struct TextMemo {
  MemoEntry slot[1 << MEMO_LOG2];
} TextMemo; /* all zero: empty */

static inline uint32_t memo_slot(uint32_t place, Str s) { /* s is not empty */
  uint64_t end = 0, middle = 0;
  if (LIKELY(s.n >= 8)) {
    memcpy(&end, s.p + s.n - 8, 8);
    memcpy(&middle, s.p + s.n / 2 - 4, 8);
  } else if (s.n >= 4) {
    memcpy(&end, s.p + s.n - 4, 4);
    memcpy(&middle, s.p, 4);
  } else {
    end = (uint64_t)(uint8_t)s.p[0] | (uint64_t)(uint8_t)s.p[s.n / 2] << 8 | (uint64_t)(uint8_t)s.p[s.n - 1] << 16;
  }
  return (uint32_t)(((end * 0xC2B2AE3D27D4EB4Full ^ middle) + ((uint64_t)place << 32 | s.n)) * 0x9E3779B97F4A7C15ull >>
                    (64 - MEMO_LOG2));
}

static inline bool memo_is(const MemoEntry *e, uint32_t place, Str s) {
  return e->n == s.n && e->place == place && memcmp(e->p, s.p, s.n) == 0;
}

/* The number of s, which is not empty, at that place; NULL: it is not known. Holds until the next memo_put. */
static inline const uint64_t *memo_get(const TextMemo *m, uint32_t place, Str s) {
  uint32_t i = memo_slot(place, s);
  if (LIKELY(memo_is(&m->slot[i], place, s))) return &m->slot[i].value;
  return memo_is(&m->slot[i ^ 1], place, s) ? &m->slot[i ^ 1].value : NULL;
}

/* Remembers the number of s, which memo_get did not know. */
static inline void memo_put(TextMemo *m, uint32_t place, Str s, uint64_t value) {
  uint32_t i = memo_slot(place, s);
  m->slot[i ^ 1] = m->slot[i];
  m->slot[i] = (MemoEntry){s.p, s.n, place, value};
}
#endif
