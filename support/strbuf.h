/* strbuf.h: a growing text buffer. Not NUL-terminated until sb_z. Memory from mem.h, lack of it unwinds. */
#ifndef NVOPT_STRBUF_H
#define NVOPT_STRBUF_H
#include "support/vec.h"

typedef struct StrBuf {
  char *p;
  size_t n, cap;
  /* Where text that is complete may go before the rest is there (sb_spill); NULL: nowhere. */
  void (*spill)(void *user, const char *p, size_t n);
  void *spill_user;
} StrBuf;
enum { SB_SPILL_SIZE = 1 << 18 };
void sb_more(StrBuf *s, size_t extra); /* makes room for `extra` more bytes */
void sb_free(StrBuf *s);
void sb_spill_now(StrBuf *s);   /* hands over what is there, whatever its size; needs `spill` */
void sb_spill_whole(StrBuf *s); /* the multiple of SB_SPILL_SIZE that is there: a file is written in aligned pieces,
                                   which costs a third less */
/* To be called where no position in the buffer is remembered. */
static inline void sb_spill(StrBuf *s) {
  if (s->spill && s->n >= SB_SPILL_SIZE) sb_spill_whole(s);
}
void sb_fmt(StrBuf *s, const char *fmt, ...) PRINTF_LIKE(2, 3);
extern const char sb_digit_pairs[201]; /* 00 01 02 ... 99 */
extern const uint8_t hex_value[256];   /* of a hexadecimal digit, plus 16; 0: it is none */
void sb_u64(StrBuf *s, uint64_t x);    /* decimal */
void sb_i64(StrBuf *s, int64_t x);
void sb_hex(StrBuf *s, uint64_t x, int digits); /* upper case, zero-padded to `digits` */
static inline void sb_reserve(StrBuf *s, size_t extra) {
  if (UNLIKELY(s->cap - s->n < extra)) sb_more(s, extra);
}
static inline void sb_ch(StrBuf *s, char c) {
  sb_reserve(s, 1);
  s->p[s->n++] = c;
}
static inline void sb_put(StrBuf *s, const char *p, size_t n) {
  sb_reserve(s, n);
  if (n) memcpy(s->p + s->n, p, n);
  s->n += n;
}
static inline void sb_str(StrBuf *s, Str x) { sb_put(s, x.p, x.n); }
#define sb_lit(s, lit) sb_put((s), (lit), sizeof(lit) - 1)
static inline void sb_cz(StrBuf *s, const char *z) { sb_put(s, z, strlen(z)); }
const char *sb_z(StrBuf *s); /* NUL-terminates (not counted in n) and returns p */
#endif
