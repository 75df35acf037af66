/* lexer.h: tokens of textual IR. Zero-copy: a token's text points into the source. The lexer never fails by itself:
 * what it cannot read is a T_ERR token whose `text` is a message, and the parser reports it where it stands.
 *
 * Words (types, instructions, flags, attributes, ...) are all T_WORD; `kw` is their number in keywords.def, 0 for
 * words that are not listed there (attribute names, DW_ constants and the like are looked up by those who want them).
 */
#ifndef NVOPT_TEXT_LEXER_H
#define NVOPT_TEXT_LEXER_H
#include "support/base.h"
#ifdef __SSE2__
#include <emmintrin.h>
#endif

/* Of the text of a name; never 0. The lower half is for the first look into a table and puts neighbours side by side:
 * names that differ in their last three digits only, as the numbered names of a front end do, are as far apart as
 * their numbers, so that the table is walked in the order of the text. The upper half is the hash proper: where to
 * look next, and what to compare first. */
typedef uint64_t NameHash;

typedef enum TokKind {
  T_EOF,
  T_ERR,
  T_EQ,
  T_COMMA,
  T_STAR,
  T_LBRACK,
  T_RBRACK,
  T_LBRACE,
  T_RBRACE,
  T_LT,
  T_GT,
  T_LPAREN,
  T_RPAREN,
  T_EXCL,
  T_BAR,
  T_COLON,
  T_DOTS,
  T_WORD,   /* text, kw */
  T_INTTY,  /* iN: num is N */
  T_NUM,    /* -?[0-9]+: text; num the absolute value (saturated), neg */
  T_HEXINT, /* u0x... s0x...: text (the whole word) */
  T_FP,     /* 1.0e3, 0x..., 0xK..., f0x... : text */
  T_STR,    /* "...": text between the quotes, escapes not resolved; esc: there is a backslash in it */
  T_LOCAL,
  T_LOCALNUM, /* %name: text without sigil and quotes; esc as above. %5: num */
  T_GLOBAL,
  T_GLOBALNUM, /* @name @5 */
  T_COMDAT,    /* $name */
  T_LABEL,     /* name: or "name": */
  T_LABELNUM,  /* 5: (num) */
  T_MDNUM,     /* !5: num (a '!' that is not followed by a digit or a name is T_EXCL) */
  T_MDNAME,    /* !name: text (escapes as \xx resolved by the reader) */
  T_ATTRGRP,   /* #5: num */
  T_HASHWORD,  /* #dbg_value: text without '#' */
  T_SUMMARY    /* ^5: num */
} TokKind;

typedef struct Tok {
  uint32_t pos; /* input offset of its first byte; its end is lexer_pos until the next token is read */
  bool esc, neg;
  uint16_t kw;
  Str text;     /* of kinds that say so above */
  uint64_t num; /* UINT64_MAX when it does not fit. T_LOCAL: name_hash of the text, or 0: not made. T_WORD without kw:
                   AttrKind of that name */
  uint8_t kind;
} Tok;

typedef enum Kw {
  KW_NONE,
#define KW(ID, TEXT) KW_##ID,
#include "ir/text/keywords.def"
  KW_COUNT
} Kw;
/* Where a word of a choice may stand, and what each stands for there, plus one: 0 for words that are none of them. */
typedef enum KwRole {
  ROLE_TYPE,
  ROLE_COMDAT,
  ROLE_LINKAGE,
  ROLE_VISIBILITY,
  ROLE_DLL,
  ROLE_DSO_LOCAL,
  ROLE_TLS,
  ROLE_UNNAMED,
  ROLE_ASM,
  ROLE_TAIL,
  ROLE_ORDERING,
  ROLE_RMW,
  ROLE_ICMP,
  ROLE_FCMP,
  ROLE_CC,
  ROLE_COUNT
} KwRole;
extern const uint16_t kw_meaning[ROLE_COUNT][KW_COUNT];
typedef struct KwFlag {
  uint16_t bits, props;
} KwFlag; /* bits 0: the word is no flag */
extern const KwFlag kw_flag[KW_COUNT];

enum { KW_HASH_CAP = 4096 }; /* few of the 350 share a slot */
typedef struct Lexer {
  const char *base, *end, *cur;
  const char *far; /* from here on fewer than 64 bytes of text remain */
  /* What lexer_skip_to_close met last between braces, more or less: lines, and colons, an estimate of the blocks. */
  uint32_t lines, labels;
  uint16_t kw_hash[KW_HASH_CAP]; /* open addressing over keywords, types and attributes; filled by lexer_init, so that
                                    there is no process state */
} Lexer;

NameHash name_hash(const Lexer *lx, const char *p, uint32_t n);
void lexer_init(Lexer *lx, Str text);
static inline uint32_t lexer_pos(const Lexer *lx) { return (uint32_t)(lx->cur - lx->base); }
/* The next token. O(its length and the white space and comments before it). */
void lexer_next(Lexer *lx, Tok *t);
/* The same, where a word is what mostly comes, with no blank before it. */
void lexer_next_word(Lexer *lx, Tok *t);
/* Takes `text` of at most 64 bytes, which must not end within a token, where it is what comes next, byte by byte, and
 * not at the end of the input. For what nearly always comes: no token is made of it. */
static inline bool lexer_take(Lexer *lx, const char *text, size_t n) {
  if (UNLIKELY(lx->cur >= lx->far || memcmp(lx->cur, text, n) != 0)) return false;
  lx->cur += n;
  return true;
}
/* The number of at most `most` <= 9 digits at p; returns where it ends. One byte more than these may be read. */
static inline const char *digits_at(const char *p, uint32_t most, uint32_t *num) {
  uint32_t x = 0;
  for (; most && (unsigned)(*p - '0') < 10; most--, p++) x = x * 10 + (uint32_t)(*p - '0');
  *num = x;
  return p;
}
/* The number of one to three digits at p, found four bytes at a time; returns where it ends, NULL when it has none or
 * more. */
static inline const char *digits_three(const char *p, uint32_t *num) {
  uint32_t w,
      stop; /* digits become 0 to 9; anything else sets the high bit of its byte: the lowest of these is right */
  memcpy(&w, p, 4);
  w ^= 0x30303030u;
  stop = ((w + 0x76767676u) | w) & 0x80808080u;
  unsigned bits = (unsigned)__builtin_ctzll(stop | 1ull << 32) & 56u;
  if (UNLIKELY(bits - 8 > 16)) return NULL;
  w <<= 32 - bits; /* pairs, then both */
  w = w * 10 + (w >> 8);
  *num = (w & 0xff00ffu) * (1 + (100u << 16)) >> 16;
  return p + bits / 8;
}
/* The number of up to eight digits that the bytes of w begin with, the first byte lowest; returns how many they are. */
static inline uint32_t digits_eight(uint64_t w, uint64_t *num) {
  w ^= 0x3030303030303030u;
  uint64_t stop = ((w + 0x7676767676767676u) | w) & 0x8080808080808080u; /* as above */
  if (UNLIKELY(stop & 0x80)) return 0;
  unsigned bits = stop ? (unsigned)__builtin_ctzll(stop) & 56u : 64;
  w <<= 64 - bits; /* pairs, then fours, then all */
  w = w * 10 + (w >> 8);
  *num = ((w & 0x000000ff000000ffu) * (100 + (1000000ull << 32)) +
          (w >> 16 & 0x000000ff000000ffu) * (1 + (10000ull << 32))) >>
         32;
  return bits / 8;
}
/* As lexer_next, where a blank and a numbered local are what mostly comes. */
static inline void lexer_next_local(Lexer *lx, Tok *t) {
  const char *p = lx->cur, *q;
  uint32_t num;
  if (UNLIKELY(p >= lx->far) || memcmp(p, " %", 2) != 0 || !(q = digits_three(p + 2, &num))) return lexer_next(lx, t);
  t->pos = lexer_pos(lx) + 1;
  t->esc = t->neg = false;
  t->kw = 0;
  t->num = num;
  t->kind = T_LOCALNUM;
  lx->cur = q;
}
/* Sixteen bytes of the text at once. */
typedef uint8_t V16 __attribute__((vector_size(16)));
static inline V16 v16_at(const char *p) {
  V16 x;
  memcpy(&x, p, sizeof x);
  return x;
}
static inline uint32_t v16_mask(V16 v) { /* bit i: byte i is all ones */
#ifdef __SSE2__
  return (uint32_t)_mm_movemask_epi8((__m128i)v);
#else
  uint32_t m = 0;
  for (unsigned i = 0; i < 16; i++) m |= (uint32_t)(v[i] & 1) << i;
  return m;
#endif
}
/* Whether the first n <= 16 bytes are equal; 16 may be read at both. */
static inline bool text_equal_16(const char *a, const char *b, uint32_t n) {
#ifdef __SSE2__
  __m128i x = _mm_loadu_si128((const __m128i *)(const void *)a), y = _mm_loadu_si128((const __m128i *)(const void *)b);
  return !(~(uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(x, y)) & ((1u << n) - 1));
#else
  return memcmp(a, b, n) == 0;
#endif
}
/* Skips from just after an opening bracket to just after the one that closes it, minding strings and comments. False
 * at the end of the text. About 5 GB/s where there are few of them. */
bool lexer_skip_to_close(Lexer *lx, char open, char close);
/* Resolves \xx and \\ : writes at most s.n bytes to `out`, returns how many. */
uint32_t str_unescape(Str s, char *out);
#endif
