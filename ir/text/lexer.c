/* lexer.c: textual IR into tokens. One switch on a class table per token; the grammar of tokens is LLVM's (LLLexer):
 * words may contain [-a-zA-Z$._0-9], a word directly followed by ':' is a label, iN is an integer type, numbers are
 * -?[0-9]+.
 *
 * Where at least FAR bytes of text remain, nothing short of a long name needs to ask where it ends. The last of them
 * take the same functions with far = false.
 *
 * Names and words are measured 16 bytes at a time, without a loop that the processor would have to guess the end of:
 * one mask says which bytes belong to a word. The 16 bytes, cut to the length, are the key of the keyword table and
 * of the hash of a name. Skipping a body looks at 16 bytes at a time for the four bytes that matter: { } " ;
 */
#include "ir/attr_kinds.h"
#include "ir/ir.h"
#include "ir/text/lexer.h"

/* The keywords, and behind them the usual integer types and the names of attributes, so that one look finds any. Of
 * the attributes that are keywords too the keyword is found. */
enum {
  KW_I1 = KW_COUNT,
  KW_I8,
  KW_I16,
  KW_I32,
  KW_I64,
  KW_ATTR /* plus the AttrKind; none is 0 */,
  KW_ALL = KW_ATTR + ATTR_STRING
};
static const uint8_t int_bits[KW_ATTR - KW_COUNT] = {1, 8, 16, 32, 64};
static const struct {
  char s[47];
  uint8_t n;
} keywords[KW_ALL] = {
  {"", 0},
#define KW(ID, TEXT) {TEXT, sizeof(TEXT) - 1},
#include "ir/text/keywords.def"
  {"i1", 2}, {"i8", 2}, {"i16", 3}, {"i32", 3}, {"i64", 3}, {"", 0},
#define ATTRIBUTE(id, name, form, where, merge, since, until) {name, sizeof(name) - 1},
#include "ir/attrs.def"
};

const uint16_t kw_meaning[ROLE_COUNT][KW_COUNT] = {
#define MEANS(ROLE, ID, VALUE) [ROLE_##ROLE][KW_##ID] = (VALUE) + 1,
#include "ir/text/keywords.def"
};
const KwFlag kw_flag[KW_COUNT] = {
#define FLAG(ID, BITS, PROPS) [KW_##ID] = {BITS, PROPS},
#include "ir/text/keywords.def"
};

enum { FAR = 64 };
enum {
  C_WORD = 1 /* [-a-zA-Z$._0-9] */,
  C_DIGIT = 2,
  C_SPACE = 4,
  C_WORD1 = 8 /* starts a word: [a-zA-Z_] */,
  C_MORE = 16 /* C_WORD and ':': what comes before it is no keyword */
};
#define WC (C_WORD | C_MORE)
#define W1 (WC | C_WORD1)
#define D (WC | C_DIGIT)
static const uint8_t cls[256] = {
  ['\t'] = C_SPACE, ['\n'] = C_SPACE, ['\r'] = C_SPACE, [' '] = C_SPACE, [0] = C_SPACE, ['-'] = WC, ['$'] = WC,
  ['.'] = WC,       ['_'] = W1,       [':'] = C_MORE,   ['0'] = D,       ['1'] = D,     ['2'] = D,  ['3'] = D,
  ['4'] = D,        ['5'] = D,        ['6'] = D,        ['7'] = D,       ['8'] = D,     ['9'] = D,  ['a'] = W1,
  ['b'] = W1,       ['c'] = W1,       ['d'] = W1,       ['e'] = W1,      ['f'] = W1,    ['g'] = W1, ['h'] = W1,
  ['i'] = W1,       ['j'] = W1,       ['k'] = W1,       ['l'] = W1,      ['m'] = W1,    ['n'] = W1, ['o'] = W1,
  ['p'] = W1,       ['q'] = W1,       ['r'] = W1,       ['s'] = W1,      ['t'] = W1,    ['u'] = W1, ['v'] = W1,
  ['w'] = W1,       ['x'] = W1,       ['y'] = W1,       ['z'] = W1,      ['A'] = W1,    ['B'] = W1, ['C'] = W1,
  ['D'] = W1,       ['E'] = W1,       ['F'] = W1,       ['G'] = W1,      ['H'] = W1,    ['I'] = W1, ['J'] = W1,
  ['K'] = W1,       ['L'] = W1,       ['M'] = W1,       ['N'] = W1,      ['O'] = W1,    ['P'] = W1, ['Q'] = W1,
  ['R'] = W1,       ['S'] = W1,       ['T'] = W1,       ['U'] = W1,      ['V'] = W1,    ['W'] = W1, ['X'] = W1,
  ['Y'] = W1,       ['Z'] = W1,
};
#undef WC
#undef W1
#undef D
static inline bool is(char c, unsigned what) { return (cls[(uint8_t)c] & what) != 0; }

/* ---- sixteen bytes ---- */
typedef struct Key {
  uint64_t lo, hi;
} Key; /* bytes of a name or word, zeros behind its end */

#define M1(n) ((n) >= 8 ? ~0ull : (1ull << (8 * ((n) & 7))) - 1)
#define M2(n) {M1(n), (n) <= 8 ? 0 : M1((n) - 8)}
static const Key low_bytes[17] = {M2(0), M2(1),  M2(2),  M2(3),  M2(4),  M2(5),  M2(6),  M2(7), M2(8),
                                  M2(9), M2(10), M2(11), M2(12), M2(13), M2(14), M2(15), M2(16)};
#undef M1
#undef M2
static inline Key key_load(const char *p, uint32_t n) { /* 16 bytes may be read; n <= 16 */
  Key k;
  memcpy(&k.lo, p, 8);
  memcpy(&k.hi, p + 8, 8);
  k.lo &= low_bytes[n].lo;
  k.hi &= low_bytes[n].hi;
  return k;
}
static Key key_short(const char *p, uint32_t n) { /* no byte behind the n <= 16 is read */
  char b[16] = {0};
  memcpy(b, p, n);
  return key_load(b, 16);
}

/* Bit i: byte i of the 16 at p may stand in a name (*ident: in a word). */
#ifdef __SSE2__
static inline uint32_t word_mask(const char *p, uint32_t *ident) {
#define V(c) _mm_set1_epi8((char)(c))
#define UPTO(x, n) _mm_cmpeq_epi8(_mm_min_epu8((x), V(n)), (x))
  __m128i x = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i letter = UPTO(_mm_sub_epi8(_mm_or_si128(x, V(0x20)), V('a')), 25);
  __m128i digit = UPTO(_mm_sub_epi8(x, V('0')), 9);
  __m128i id = _mm_or_si128(_mm_or_si128(letter, digit), _mm_cmpeq_epi8(x, V('_')));
  __m128i more = _mm_or_si128(_mm_cmpeq_epi8(x, V('$')), UPTO(_mm_sub_epi8(x, V('-')), 1)); /* $ - . */
  *ident = (uint32_t)_mm_movemask_epi8(id);
  return (uint32_t)_mm_movemask_epi8(_mm_or_si128(id, more));
#undef V
#undef UPTO
}
#else
static inline uint32_t word_mask(const char *p, uint32_t *ident) {
  uint32_t m = 0, id = 0;
  for (uint32_t i = 0; i < 16; i++) {
    m |= (uint32_t)is(p[i], C_WORD) << i;
    id |= (uint32_t)is(p[i], C_WORD1 | C_DIGIT) << i;
  }
  *ident = id;
  return m;
}
#endif

/* Where the characters of a name end that go on at p. */
static inline const char *word_end(const char *p, const char *end) {
  while (end - p >= 16) {
    uint32_t ident, n = (uint32_t)__builtin_ctz(~word_mask(p, &ident));
    p += n;
    if (LIKELY(n < 16)) return p;
  }
  while (p < end && is(*p, C_WORD)) p++;
  return p;
}

static inline uint64_t key_hash(Key k, uint32_t n) {
  uint64_t h = (k.lo ^ n) * 0x9E3779B97F4A7C15ull;
  h = (h ^ h >> 32 ^ k.hi) * 0xD6E8FEB86659FD93ull;
  return h ^ h >> 32;
}

/* From the hash of all but the last three characters, and those, the last one highest. */
static inline NameHash hash_join(uint64_t front, uint32_t last3) {
  uint64_t h = (front ^ last3) * 0xC2B2AE3D27D4EB4Full;
  uint32_t near = (uint32_t)(front >> 20) + (last3 & 0xff) * 100 + (last3 >> 8 & 0xff) * 10 + (last3 >> 16);
  return h >> 32 << 32 | 1ull << 32 | near;
}

static inline NameHash hash_16(const char *p, uint32_t n) { /* 16 bytes may be read; 0 < n <= 16 */
  Key k = key_load(p, n);
  uint32_t cut = n > 3 ? n - 3 : 0;
  uint64_t tail = k.lo << (64 - 8 * (n < 8 ? n : 8));
  if (n > 8) memcpy(&tail, p + n - 8, 8);
  Key front = {k.lo & low_bytes[cut].lo, k.hi & low_bytes[cut].hi};
  return hash_join(key_hash(front, n), (uint32_t)(tail >> 40));
}

NameHash name_hash(const Lexer *lx, const char *p, uint32_t n) {
  char b[16] = {0};
  if (!n) return 1ull << 32;
  if (LIKELY(n <= sizeof b && p >= lx->base && lx->end - p >= (ptrdiff_t)sizeof b)) return hash_16(p, n);
  if (n <= sizeof b) {
    memcpy(b, p, n);
    return hash_16(b, n);
  }
  uint64_t h = n;
  uint32_t last3 = (uint32_t)(uint8_t)p[n - 3] | (uint32_t)(uint8_t)p[n - 2] << 8 | (uint32_t)(uint8_t)p[n - 1] << 16;
  for (n -= 3; n > 16; p += 16, n -= 16) h = h * 0xC2B2AE3D27D4EB4Full ^ key_hash(key_load(p, 16), 16);
  memcpy(b, p, n);
  return hash_join(h * 0xC2B2AE3D27D4EB4Full ^ key_hash(key_load(b, 16), n), last3);
}

/* ---- keywords ---- */
/* Found by trial: no two words of usual text share a slot. */
static inline uint32_t kw_slot(Key k) { return (uint32_t)((k.lo + 2 * k.hi) * 0x9DCEE630D5CAD7C9ull >> 52); }
_Static_assert(KW_HASH_CAP == 1 << 12, "kw_slot");

static unsigned kw_lookup(const Lexer *lx, const char *p, uint32_t n, Key key,
                          uint32_t i) { /* key: of the first 16 bytes; from slot i on */
  for (;; i = (i + 1) & (KW_HASH_CAP - 1)) {
    unsigned k = lx->kw_hash[i];
    if (!k) return KW_NONE;
    Key x;
    memcpy(&x, keywords[k].s, sizeof x);
    if (x.lo == key.lo && x.hi == key.hi && keywords[k].n == n && (n <= 16 || memcmp(keywords[k].s, p, n) == 0))
      return k;
  }
}

static inline void word_is(Tok *t, unsigned k) { /* k: index in `keywords` */
  t->kind = T_WORD;
  t->kw = KW_NONE;
  t->num = ATTR_NONE;
  if (LIKELY(k < KW_COUNT)) t->kw = (uint16_t)k;
  else if (k > KW_ATTR) t->num = k - KW_ATTR;
}

void lexer_init(Lexer *lx, Str text) {
  lx->base = lx->cur = text.p;
  lx->end = text.p + text.n;
  lx->far = text.n >= FAR ? lx->end - FAR + 1 : text.p;
  lx->lines = lx->labels = 0;
  memset(lx->kw_hash, 0, sizeof lx->kw_hash);
  for (unsigned k = 1; k < KW_ALL; k++) {
    if (k == KW_ATTR) continue;
    uint32_t i = kw_slot(key_load(keywords[k].s, 16));
    while (lx->kw_hash[i]) i = (i + 1) & (KW_HASH_CAP - 1);
    lx->kw_hash[i] = (uint16_t)k;
  }
}

static COLD uint64_t digits_checked(const char *p, const char *stop) {
  uint64_t x = 0;
  for (; p < stop; p++)
    if (__builtin_mul_overflow(x, 10, &x) || __builtin_add_overflow(x, (uint64_t)(*p - '0'), &x)) return UINT64_MAX;
  return x;
}

/* The number that begins at *pp with a digit. Of up to three digits nearly always; up to seven are found eight bytes
 * at a time. */
static inline uint64_t digits(const char **pp, const char *end) {
  const char *p = *pp, *s = p;
  uint64_t x = 0;
  if (LIKELY(end - p >= 8)) {
    uint32_t small;
    if (LIKELY((*pp = digits_three(p, &small)) != NULL)) return small;
    uint64_t w;
    memcpy(&w, p, 8);
    uint32_t n = digits_eight(w, &x);
    if (LIKELY(n < 8)) {
      *pp = p + n;
      return x;
    }
    x = 0;
  }
  for (; p < end && (unsigned)(*p - '0') < 10; p++) x = x * 10 + (uint64_t)(*p - '0');
  *pp = p;
  return LIKELY(p - s < 20) ? x : digits_checked(s, p); /* 19 digits always fit */
}

static void error_tok(Lexer *lx, Tok *t, const char *at, const char *text) {
  t->kind = T_ERR;
  t->text = str_of(text);
  lx->cur = at < lx->end ? at : lx->end;
}

/* "..." with p at the opening quote; the text without quotes. False when it does not end. */
static bool quoted(Lexer *lx, Tok *t, const char *p) {
  const char *s = p + 1, *q = memchr(s, '"', (size_t)(lx->end - s));
  if (!q) {
    error_tok(lx, t, lx->end, "end of file in string constant");
    return false;
  }
  t->text = (Str){s, (uint32_t)(q - s)};
  t->esc = memchr(s, '\\', t->text.n) != NULL;
  lx->cur = q + 1;
  return true;
}

/* What stands behind a sigil and is no word: a name in quotes, or nothing that may stand there. */
static NOINLINE void named_oddly(Lexer *lx, Tok *t, const char *p, TokKind name) {
  t->num = 0;
  if (p == lx->end || *p != '"') return error_tok(lx, t, p, "expected a name or number");
  t->kind = (uint8_t)name;
  if (quoted(lx, t, p) && memchr(t->text.p, 0, t->text.n))
    error_tok(lx, t, lx->cur, "NUL character is not allowed in names");
}

/* The digits at p, behind a sigil. */
static inline __attribute__((always_inline)) void numbered(Lexer *lx, Tok *t, const char *p, TokKind num) {
  const char *s = p;
  t->num = digits(&p, lx->end);
  t->text = (Str){s, (uint32_t)(p - s)};
  t->kind = (uint8_t)num;
  lx->cur = p;
  if (UNLIKELY(t->num >= 0xffffffffu)) error_tok(lx, t, p, "invalid value number (too large)");
}

/* %name, %"name", %5 and the same with @; p after the sigil. The hash is made for locals. */
static inline __attribute__((always_inline)) void named(Lexer *lx, Tok *t, const char *p, TokKind name, TokKind num,
                                                        bool far) {
  const char *end = lx->end, *s = p;
  if (LIKELY((far || p < end) && is(*p, C_WORD))) {
    if (num != T_EOF && (unsigned)(*p - '0') < 10) return numbered(lx, t, p, num);
    t->kind = (uint8_t)name;
    t->num = 0;
    if (far || LIKELY(end - s >= 16)) {
      uint32_t ident, m = word_mask(s, &ident), n = (uint32_t)__builtin_ctz(~m);
      if (LIKELY(n < 16)) {
        if (name == T_LOCAL) t->num = hash_16(s, n);
        t->text = (Str){s, n};
        lx->cur = s + n;
        return;
      }
      p += 16;
    }
    p = word_end(p, end);
    t->text = (Str){s, (uint32_t)(p - s)};
    lx->cur = p;
    return;
  }
  named_oddly(lx, t, p, name);
}
static NOINLINE void global(Lexer *lx, Tok *t, const char *p) { named(lx, t, p + 1, T_GLOBAL, T_GLOBALNUM, false); }
static NOINLINE void local(Lexer *lx, Tok *t, const char *p) { named(lx, t, p + 1, T_LOCAL, T_LOCALNUM, true); }

/* A word ends at p: is it a label? Takes the colon. */
static inline bool label_ends(const char *p, const char *end) { return p < end && *p == ':'; }

/* A word of any length, up to the end of the text; iN; u0x.., s0x.. and f0x..; a label. */
static NOINLINE void any_word(Lexer *lx, Tok *t, const char *s) {
  const char *end = lx->end, *p = word_end(s, end), *q = s;
  uint32_t n = (uint32_t)(p - s);
  t->num = 0;
  t->text = (Str){s, n};
  if (label_ends(p, end)) {
    t->kind = T_LABEL;
    lx->cur = p + 1;
    return;
  }
  lx->cur = p;
  if (*s == 'i' && n > 1 && is(s[1], C_DIGIT)) {
    q++;
    uint64_t x = digits(&q, p);
    if (q == p) {
      t->kind = T_INTTY;
      t->num = x;
      return;
    }
  }
  /* Words are [a-zA-Z_][a-zA-Z0-9_]*; the rest of the label characters ends them. */
  for (q = s; q < p && is(*q, C_WORD1 | C_DIGIT);) q++;
  if (UNLIKELY(q < p)) {
    t->text.n = n = (uint32_t)(q - s);
    lx->cur = p = q;
    if (!n) return error_tok(lx, t, s + 1, "unexpected character");
  }
  if (n > 3 && s[1] == '0' && s[2] == 'x' && (s[0] == 'u' || s[0] == 's' || s[0] == 'f')) {
    for (q = s + 3; q < p && hex_value[(uint8_t)*q];) q++;
    if (q == p) {
      t->kind = s[0] == 'f' ? T_FP : T_HEXINT;
      return;
    }
  }
  Key key = key_short(s, n < 16 ? n : 16);
  word_is(t, kw_lookup(lx, s, n, key, kw_slot(key)));
}

/* A word that is not found at once, or not followed by what usually follows. */
static NOINLINE void long_word(Lexer *lx, Tok *t, const char *s) {
  uint32_t id, m = word_mask(s, &id);
  uint32_t n = (uint32_t)__builtin_ctz(~m);
  if (UNLIKELY(n == 16 || s[n] == ':' || s[1] == '0' || (*s == 'i' && is(s[1], C_DIGIT)) ||
               (m & ~id & ((1u << n) - 1)))) {
    if (n == 16 || s[n] != ':') return any_word(lx, t, s);
    t->kind = T_LABEL;
    t->text = (Str){s, n};
    t->num = 0;
    lx->cur = s + n + 1;
    return;
  }
  t->text = (Str){s, n};
  lx->cur = s + n;
  Key key = key_load(s, n);
  word_is(t, kw_lookup(lx, s, n, key, kw_slot(key)));
}

/* Bit i: byte i of the 16 at p is below '0', not ASCII, or '>', as nearly all are that end a word. */
#ifdef __SSE2__
static inline uint32_t end_mask(const char *p) {
  __m128i x = _mm_loadu_si128((const __m128i *)(const void *)p);
  return (uint32_t)_mm_movemask_epi8(
      _mm_or_si128(_mm_cmplt_epi8(x, _mm_set1_epi8('0')), _mm_cmpeq_epi8(x, _mm_set1_epi8('>'))));
}
#else
static inline uint32_t end_mask(const char *p) {
  uint32_t m = 0;
  for (uint32_t i = 0; i < 16; i++) m |= (uint32_t)((signed char)p[i] < '0' || p[i] == '>') << i;
  return m;
}
#endif

static NOINLINE void word(Lexer *lx, Tok *t, const char *s) { /* 17 bytes may be read */
  uint32_t n = (uint32_t)__builtin_ctz(end_mask(s) | 1u << 16);
  Key key = key_load(s, n), x;
  unsigned k = lx->kw_hash[kw_slot(key)];
  memcpy(&x, keywords[k].s, sizeof x); /* shorter than 16 bytes: the zeros tell the length */
  if (UNLIKELY(x.lo != key.lo || x.hi != key.hi || n == 16 || is(s[n], C_MORE))) return long_word(lx, t, s);
  t->text = (Str){s, n};
  lx->cur = s + n;
  if (LIKELY(k < KW_I1 || k > KW_ATTR)) return word_is(t, k);
  t->kind = T_INTTY;
  t->num = int_bits[k - KW_I1];
}
static void near_word(Lexer *lx, Tok *t, const char *s) { lx->end - s >= 17 ? word(lx, t, s) : any_word(lx, t, s); }

static NOINLINE void label_number(Lexer *lx, Tok *t, const char *s, const char *colon) {
  t->kind = T_LABELNUM;
  t->text = (Str){s, (uint32_t)(colon - s)};
  lx->cur = colon + 1;
}

/* Digits or a sign: an integer, a float, a hexadecimal float, or a label such as 5: or -x: */
static void number(Lexer *lx, Tok *t, const char *s) {
  const char *end = lx->end, *p = s;
  t->kind = T_NUM;
  if (*p == '-' || *p == '+') {
    t->neg = *p == '-';
    p++;
    if (*s == '+') { /* only before a floating point number */
      const char *q = p;
      while (q < end && is(*q, C_DIGIT)) q++;
      if (q == p || q == end || *q != '.') return error_tok(lx, t, s + 1, "unexpected character");
    }
  }
  const char *d = p;
  if (p < end && is(*p, C_DIGIT)) {
    t->num = digits(&p, end);
    if (p < end && !is(*p, C_MORE)) { /* an integer */
      t->text = (Str){s, (uint32_t)(p - s)};
      lx->cur = p;
      return;
    }
    if (p - d == 1 && *d == '0' && p < end && *p == 'x' && *s != '+') { /* 0x, 0xK, 0xL, 0xM, 0xH, 0xR */
      const char *q = p + 1;
      if (q < end && (*q == 'K' || *q == 'L' || *q == 'M' || *q == 'H' || *q == 'R')) q++;
      const char *h = q;
      while (q < end && hex_value[(uint8_t)*q]) q++;
      if (q > h) {
        t->kind = T_FP;
        t->text = (Str){s, (uint32_t)(q - s)};
        lx->cur = q;
        return;
      }
    }
    if (p < end && *p == '.') {
      const char *q = p + 1;
      while (q < end && is(*q, C_DIGIT)) q++;
      if (q < end && (*q == 'e' || *q == 'E')) {
        const char *e = q + 1;
        if (e < end && (*e == '-' || *e == '+')) e++;
        if (e < end && is(*e, C_DIGIT)) {
          while (e < end && is(*e, C_DIGIT)) e++;
          q = e;
        }
      }
      t->kind = T_FP;
      t->text = (Str){s, (uint32_t)(q - s)};
      lx->cur = q;
      if (*s == '+' || q >= end || !is(*q, C_WORD)) {
        if (!label_ends(q, end) || *s == '+') return;
      }
    }
  }
  /* A label may be made of all of this. */
  const char *q = s;
  while (q < end && is(*q, C_WORD)) q++;
  if (q > s && label_ends(q, end)) {
    t->text = (Str){s, (uint32_t)(q - s)};
    t->kind = q == p && *s != '-' ? T_LABELNUM : T_LABEL;
    if (t->kind == T_LABEL) t->num = 0;
    lx->cur = q + 1;
    return;
  }
  if (t->kind == T_FP) return;
  if (p == d) return error_tok(lx, t, s + 1, "unexpected character");
  t->text = (Str){s, (uint32_t)(p - s)};
  lx->cur = p;
}

static void string(Lexer *lx, Tok *t, const char *p) {
  t->kind = T_STR;
  t->num = 0;
  if (quoted(lx, t, p) && label_ends(lx->cur, lx->end)) {
    lx->cur++;
    t->kind = T_LABEL;
    if (memchr(t->text.p, 0, t->text.n)) error_tok(lx, t, lx->cur, "NUL character is not allowed in names");
  }
}

/* !5, !name, and ! alone. */
static void metadata(Lexer *lx, Tok *t, const char *p) {
  const char *end = lx->end, *q = p + 1;
  if (q < end && is(*q, C_DIGIT)) {
    t->num = digits(&q, end);
    t->kind = T_MDNUM;
    lx->cur = q;
    if (UNLIKELY(t->num > UINT32_MAX)) error_tok(lx, t, q, "invalid metadata number (too large)");
  } else if (q < end && (is(*q, C_WORD) || *q == '\\')) {
    if (LIKELY(end - q > 16)) {
      uint32_t ident;
      q += __builtin_ctz(~word_mask(q, &ident));
    }
    while (q < end && (is(*q, C_WORD) || *q == '\\')) t->esc |= *q++ == '\\';
    t->kind = T_MDNAME;
    t->text = (Str){p + 1, (uint32_t)(q - p - 1)};
    lx->cur = q;
  } else {
    t->kind = T_EXCL;
    lx->cur = q;
  }
}

/* # ^ $ . and what begins no token. */
static void rare(Lexer *lx, Tok *t, const char *p) {
  const char *end = lx->end, *q = p + 1;
  switch (*p) {
  case '$':
    if (q < end && *q == '"') return named_oddly(lx, t, q, T_COMDAT);
    q = word_end(q, end);
    if (q == p + 1) break;
    if (label_ends(q, end)) return near_word(lx, t, p);
    t->kind = T_COMDAT;
    t->num = 0;
    t->text = (Str){p + 1, (uint32_t)(q - p - 1)};
    lx->cur = q;
    return;
  case '#':
  case '^':
    if (q < end && is(*q, C_DIGIT)) {
      t->num = digits(&q, end);
      t->kind = *p == '#' ? T_ATTRGRP : T_SUMMARY;
      lx->cur = q;
      if (t->num > UINT32_MAX) error_tok(lx, t, q, "invalid value number (too large)");
      return;
    }
    if (*p == '#' && q < end && is(*q, C_WORD1)) {
      while (q < end && (is(*q, C_WORD1) || is(*q, C_DIGIT))) q++;
      t->kind = T_HASHWORD;
      t->text = (Str){p + 1, (uint32_t)(q - p - 1)};
      lx->cur = q;
      return;
    }
    break;
  case '.':
    if (end - p < 3 || p[1] != '.' || p[2] != '.' || (end - p > 3 && is(p[3], C_WORD))) {
      near_word(lx, t, p);
      return;
    }
    t->kind = T_DOTS;
    lx->cur = p + 3;
    return;
  default: break;
  }
  error_tok(lx, t, p + 1, "unexpected character");
}

/* What a token is that begins with this byte: the kind of a token of one character, or one of these. */
enum { S_RARE, S_WORD = 64, S_LOCAL, S_GLOBAL, S_NUMBER, S_METADATA, S_STRING, S_BLANK };
#define LETTER(c) [c] = S_WORD, [c + 'a' - 'A'] = S_WORD
static const uint8_t start[256] = {
  ['='] = T_EQ,     [','] = T_COMMA,  ['*'] = T_STAR,   ['['] = T_LBRACK,   [']'] = T_RBRACK, ['{'] = T_LBRACE,
  ['}'] = T_RBRACE, ['<'] = T_LT,     ['>'] = T_GT,     ['('] = T_LPAREN,   [')'] = T_RPAREN, ['|'] = T_BAR,
  [':'] = T_COLON,  ['%'] = S_LOCAL,  ['@'] = S_GLOBAL, ['!'] = S_METADATA, ['"'] = S_STRING, ['-'] = S_NUMBER,
  ['+'] = S_NUMBER, ['0'] = S_NUMBER, ['1'] = S_NUMBER, ['2'] = S_NUMBER,   ['3'] = S_NUMBER, ['4'] = S_NUMBER,
  ['5'] = S_NUMBER, ['6'] = S_NUMBER, ['7'] = S_NUMBER, ['8'] = S_NUMBER,   ['9'] = S_NUMBER, ['_'] = S_WORD,
  LETTER('A'),      LETTER('B'),      LETTER('C'),      LETTER('D'),        LETTER('E'),      LETTER('F'),
  LETTER('G'),      LETTER('H'),      LETTER('I'),      LETTER('J'),        LETTER('K'),      LETTER('L'),
  LETTER('M'),      LETTER('N'),      LETTER('O'),      LETTER('P'),        LETTER('Q'),      LETTER('R'),
  LETTER('S'),      LETTER('T'),      LETTER('U'),      LETTER('V'),        LETTER('W'),      LETTER('X'),
  LETTER('Y'),      LETTER('Z'),      ['\t'] = S_BLANK, ['\n'] = S_BLANK,   ['\r'] = S_BLANK, [' '] = S_BLANK,
  [0] = S_BLANK,    [';'] = S_BLANK};
#undef LETTER

/* The token that begins at p, which is neither blank nor comment nor the end. */
static inline __attribute__((always_inline)) void token(Lexer *lx, Tok *t, const char *p, unsigned k, bool far) {
  t->kind = (uint8_t)k;
  t->esc = t->neg = false;
  t->kw = 0;
  t->pos = (uint32_t)(p - lx->base);
  if (k == S_WORD) return far ? word(lx, t, p) : near_word(lx, t, p);
  uint32_t num;
  const char *q;
  if (k == S_LOCAL) {
    if (!far) return named(lx, t, p + 1, T_LOCAL, T_LOCALNUM, false);
    if (!(q = digits_three(p + 1, &num))) return local(lx, t, p);
    t->num = num;
    t->kind = T_LOCALNUM;
    lx->cur = q;
    return;
  }
  if (k - 1 < S_WORD - 1) {
    lx->cur = p + 1;
    return;
  }
  switch (k) {
  case S_GLOBAL: return global(lx, t, p);
  case S_METADATA: return metadata(lx, t, p);
  case S_STRING: return string(lx, t, p);
  case S_NUMBER:
    if (!far || !(q = digits_three(p, &num))) return number(lx, t, p);
    t->num = num;
    if (is(*q, C_MORE)) return *q == ':' ? label_number(lx, t, p, q) : number(lx, t, p);
    t->kind = T_NUM;
    t->text = (Str){p, (uint32_t)(q - p)};
    lx->cur = q;
    return;
  default: return rare(lx, t, p);
  }
}

/* How many of the 16 bytes at p are blanks or newlines before the first that is neither. */
static inline uint32_t indent(const char *p) {
#ifdef __SSE2__
  __m128i x = _mm_loadu_si128((const __m128i *)(const void *)p);
  __m128i b = _mm_or_si128(_mm_cmpeq_epi8(x, _mm_set1_epi8(' ')), _mm_cmpeq_epi8(x, _mm_set1_epi8('\n')));
  return (uint32_t)__builtin_ctz(~(uint32_t)_mm_movemask_epi8(b));
#else
  uint32_t n = 0;
  while (n < 16 && (p[n] == ' ' || p[n] == '\n')) n++;
  return n;
#endif
}

/* The token after the blanks and comments at p. */
static NOINLINE void blanks(Lexer *lx, Tok *t, const char *p) {
  const char *end = lx->end;
  while (p < end) {
    for (uint32_t n = 16; n == 16 && end - p >= 16; p += n) n = indent(p); /* before a comment there may be many */
    while (p < end && is(*p, C_SPACE)) p++;
    if (p == end) break;
    if (*p != ';') {
      lx->cur = p;
      return p < lx->far ? lexer_next(lx, t) : token(lx, t, p, start[(uint8_t)*p], false);
    }
    p = memchr(p, '\n', (size_t)(end - p));
    if (!p) break;
  }
  *t = (Tok){.kind = T_EOF, .text = STR(""), .pos = (uint32_t)(end - lx->base)};
  lx->cur = end;
}

HOT void lexer_next(Lexer *lx, Tok *t) {
  const char *p = lx->cur;
  if (UNLIKELY(p >= lx->far)) return blanks(lx, t, p);
  p += *p == ' '; /* mostly one blank and no more */
  unsigned k = start[(uint8_t)*p];
  if (k == S_BLANK) { /* or the next line */
    p += indent(p);
    k = start[(uint8_t)*p];
    if (UNLIKELY(k == S_BLANK)) return blanks(lx, t, p);
  }
  token(lx, t, p, k, true);
}

HOT void lexer_next_word(Lexer *lx, Tok *t) {
  const char *p = lx->cur;
  if (UNLIKELY(p >= lx->far || start[(uint8_t)*p] != S_WORD)) return lexer_next(lx, t);
  token(lx, t, p, S_WORD, true);
}

/* The skipper goes by steps of 64 bytes. In a quarter of one: bytes of interest; for braces one comparison finds
 * both, and the few others behind 'z'. Counts newlines and, between braces, colons, per byte lane. */
enum { STEP = 64 };
typedef int8_t S16 __attribute__((vector_size(16)));
static inline V16 v16_hits(const char *p, char open, char close, V16 *lines, V16 *labels) {
  V16 x = v16_at(p);
  *lines -= (V16)(x == '\n');
  if (open == '{') *labels -= (V16)(x == ':');
  V16 bracket = open == '{' ? (V16)((S16)x > 'z') : (V16)((x == (uint8_t)open) | (x == (uint8_t)close));
  return bracket | (V16)((x == '"') | (x == ';'));
}
static inline bool v16_any(V16 v) {
#ifdef __SSE2__
  return v16_mask(v) != 0;
#else
  uint64_t h[2];
  memcpy(h, &v, sizeof h);
  return (h[0] | h[1]) != 0;
#endif
}
static inline uint32_t v16_sum(V16 v) {
#ifdef __SSE2__
  __m128i s = _mm_sad_epu8((__m128i)v, _mm_setzero_si128());
  return (uint32_t)_mm_cvtsi128_si32(s) + (uint32_t)_mm_extract_epi16(s, 4);
#else
  uint32_t n = 0;
  for (int i = 0; i < 16; i++) n += v[i];
  return n;
#endif
}

/* Goes through the bytes of interest among those before `next`. Returns where to go on, NULL when the bracket is
 * closed: lx->cur is behind it then. */
static inline const char *pass_hits(Lexer *lx, const char *p, uint64_t hits, const char *next, char open, char close,
                                    uint32_t *depth) {
  while (hits) {
    const char *q = p + __builtin_ctzll(hits);
    hits &= hits - 1;
    if (*q == open) {
      ++*depth;
    } else if (*q == close) {
      if (--*depth) continue;
      lx->cur = q + 1;
      return NULL;
    } else if (*q == '"' || *q == ';') { /* to the end of a string or comment */
      q = memchr(q + 1, *q == '"' ? '"' : '\n', (size_t)(lx->end - q - 1));
      if (!q || q + 1 >= next) return q ? q + 1 : lx->end;
      hits &= ~0ull << (q + 1 - p);
    }
  }
  return next;
}

static inline __attribute__((always_inline)) bool skip_to_close(Lexer *lx, char open, char close) {
  const char *p = lx->cur, *end = lx->end;
  uint32_t depth = 1;
  lx->lines = lx->labels = 0;
  while (end - p >= STEP) {
    V16 lines = {0}, labels = {0};
    const char *stop = p + u64_min((uint64_t)(end - p) - STEP + 1, 63 * STEP); /* a lane counts to 255 */
    while (p < stop) {
      V16 a = v16_hits(p, open, close, &lines, &labels), b = v16_hits(p + 16, open, close, &lines, &labels);
      V16 c = v16_hits(p + 32, open, close, &lines, &labels), d = v16_hits(p + 48, open, close, &lines, &labels);
      if (LIKELY(!v16_any(a | b | c | d))) {
        p += STEP;
        continue;
      }
      uint64_t hits = v16_mask(a) | v16_mask(b) << 16 | (uint64_t)(v16_mask(c) | v16_mask(d) << 16) << 32;
      p = pass_hits(lx, p, hits, p + STEP, open, close, &depth);
      if (!p) break;
    }
    lx->lines += v16_sum(lines);
    lx->labels += v16_sum(labels);
    if (!p) return true;
  }
  uint64_t hits = 0;
  for (uint32_t i = 0; i < end - p; i++) {
    hits |= (uint64_t)(p[i] == open || p[i] == close || p[i] == '"' || p[i] == ';') << i;
    lx->lines += p[i] == '\n';
  }
  if (!pass_hits(lx, p, hits, end, open, close, &depth)) return true;
  lx->cur = end;
  return false;
}
bool lexer_skip_to_close(Lexer *lx, char open, char close) {
  return open == '{' ? skip_to_close(lx, '{', '}') : skip_to_close(lx, open, close);
}

uint32_t str_unescape(Str s, char *out) {
  const uint8_t *p = (const uint8_t *)s.p, *end = p + s.n;
  char *w = out;
  while (end - p >= 3) { /* which characters are escaped nobody guesses in binary data: no branch on it but where an
                            escape is not \xx */
    uint32_t esc = p[0] == '\\', h = hex_value[p[1]], l = hex_value[p[2]];
    if (UNLIKELY(esc & !(h & l & 16))) {
      *w++ = '\\';
      p += 1 + (p[1] == '\\');
      continue;
    }
    *w++ = (char)(p[0] ^ ((p[0] ^ ((h & 15) << 4 | (l & 15))) & (0 - esc)));
    p += 1 + 2 * esc;
  }
  while (p < end) {
    char c = (char)*p++;
    *w++ = c;
    if (c == '\\' && p < end && *p == '\\') p++;
  }
  return (uint32_t)(w - out);
}
