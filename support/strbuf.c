/* strbuf.c: the growing text buffer (contract in strbuf.h). */
#include "support/strbuf.h"
#include <stdarg.h>
#include <stdio.h>

void sb_more(StrBuf *s, size_t extra) {
  if (extra > SIZE_MAX - s->n) fail_nomem(SIZE_MAX);
  size_t need = s->n + extra, cap = s->cap < SIZE_MAX / 2 ? s->cap * 2 : SIZE_MAX;
  if (cap < 64) cap = 64;
  if (cap < need) cap = need;
  s->p = mem_realloc(s->p, cap);
  s->cap = cap;
}

void sb_free(StrBuf *s) {
  mem_free(s->p);
  *s = (StrBuf){0};
}

void sb_fmt(StrBuf *s, const char *fmt, ...) {
  va_list ap, again;
  va_start(ap, fmt);
  va_copy(again, ap);
  sb_reserve(s, 32);
  size_t room = s->cap - s->n;
  int n = vsnprintf(s->p + s->n, room, fmt, ap);
  va_end(ap);
  if (n < 0) {
    va_end(again);
    BUG("bad format: %s", fmt);
  }
  if ((size_t)n >= room) { /* vsnprintf wants room for a NUL too */
    sb_reserve(s, (size_t)n + 1);
    vsnprintf(s->p + s->n, (size_t)n + 1, fmt, again);
  }
  va_end(again);
  s->n += (size_t)n;
}

const char sb_digit_pairs[201] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748"
    "49505152535455565758596061626364656667686970717273747576777879808182838485868788899091929394959697"
    "9899";

#define X 16
const uint8_t hex_value[256] = {['0'] = X,      X + 1,  X + 2,          X + 3,  X + 4,  X + 5,  X + 6,  X + 7,
                                X + 8,          X + 9,  ['A'] = X + 10, X + 11, X + 12, X + 13, X + 14, X + 15,
                                ['a'] = X + 10, X + 11, X + 12,         X + 13, X + 14, X + 15};
#undef X

void sb_u64(StrBuf *s, uint64_t x) {
  enum { MOST = 20 };
  char buf[2 * MOST]; /* the digits, and as much behind them: MOST bytes are copied however many there are */
  char *p = buf + MOST;
  while (x >= 100) {
    p -= 2;
    memcpy(p, sb_digit_pairs + x % 100 * 2, 2);
    x /= 100;
  }
  if (x >= 10) {
    p -= 2;
    memcpy(p, sb_digit_pairs + x * 2, 2);
  } else {
    *--p = (char)('0' + x);
  }
  sb_reserve(s, MOST);
  memcpy(s->p + s->n, p, MOST);
  s->n += (size_t)(buf + MOST - p);
}

void sb_i64(StrBuf *s, int64_t x) {
  if (x < 0) sb_ch(s, '-');
  sb_u64(s, x < 0 ? 0 - (uint64_t)x : (uint64_t)x);
}

void sb_hex(StrBuf *s, uint64_t x, int digits) {
  int n = (67 - __builtin_clzll(x | 1)) / 4;
  if (n < digits) n = digits;
  sb_reserve(s, (size_t)n);
  s->n += (size_t)n;
  for (char *p = s->p + s->n; n; n--, x >>= 4) *--p = "0123456789ABCDEF"[x & 15];
}

const char *sb_z(StrBuf *s) {
  sb_reserve(s, 1);
  s->p[s->n] = 0;
  return s->p;
}

void sb_spill_now(StrBuf *s) {
  if (s->n) s->spill(s->spill_user, s->p, s->n);
  s->n = 0;
}

void sb_spill_whole(StrBuf *s) {
  size_t n = s->n / SB_SPILL_SIZE * SB_SPILL_SIZE;
  s->spill(s->spill_user, s->p, n);
  memmove(s->p, s->p + n, s->n -= n);
}
