/* lexer.c: textual IR into tokens. One switch on a class table per byte; words are looked up in a hash table of 1024 slots that
 * belongs to the lexer (300 words, so about 1.2 probes). The grammar of tokens is LLVM's (LLLexer): words may contain
 * [-a-zA-Z$._0-9], a word directly followed by ':' is a label, iN is an integer type, numbers are -?[0-9]+.
 * Skipping a body looks at 16 bytes at a time for the four bytes that matter: { } " ;
 */
#include "lexer.h"

const char *const kw_text[KW_COUNT] = {
    "",
#define KW(ID, TEXT) TEXT,
#include "keywords.def"
#undef KW
};

enum { C_WORD = 1 /* [-a-zA-Z$._0-9] */, C_DIGIT = 2, C_SPACE = 4, C_HEX = 8, C_WORD1 = 16 /* starts a word: [a-zA-Z_] */ };
#define W1 (C_WORD | C_WORD1)
#define WH (C_WORD | C_WORD1 | C_HEX)
#define D (C_WORD | C_DIGIT | C_HEX)
static const uint8_t cls[256] = {
    ['\t'] = C_SPACE, ['\n'] = C_SPACE, ['\r'] = C_SPACE, [' '] = C_SPACE, [0] = C_SPACE,
    ['-'] = C_WORD, ['$'] = C_WORD, ['.'] = C_WORD, ['_'] = W1,
    ['0'] = D, ['1'] = D, ['2'] = D, ['3'] = D, ['4'] = D, ['5'] = D, ['6'] = D, ['7'] = D, ['8'] = D, ['9'] = D,
    ['a'] = WH, ['b'] = WH, ['c'] = WH, ['d'] = WH, ['e'] = WH, ['f'] = WH, ['g'] = W1, ['h'] = W1, ['i'] = W1,
    ['j'] = W1, ['k'] = W1, ['l'] = W1, ['m'] = W1, ['n'] = W1, ['o'] = W1, ['p'] = W1, ['q'] = W1, ['r'] = W1,
    ['s'] = W1, ['t'] = W1, ['u'] = W1, ['v'] = W1, ['w'] = W1, ['x'] = W1, ['y'] = W1, ['z'] = W1,
    ['A'] = WH, ['B'] = WH, ['C'] = WH, ['D'] = WH, ['E'] = WH, ['F'] = WH, ['G'] = W1, ['H'] = W1, ['I'] = W1,
    ['J'] = W1, ['K'] = W1, ['L'] = W1, ['M'] = W1, ['N'] = W1, ['O'] = W1, ['P'] = W1, ['Q'] = W1, ['R'] = W1,
    ['S'] = W1, ['T'] = W1, ['U'] = W1, ['V'] = W1, ['W'] = W1, ['X'] = W1, ['Y'] = W1, ['Z'] = W1,
};
#undef W1
#undef WH
#undef D
static inline bool is(char c, unsigned what) { return (cls[(uint8_t)c] & what) != 0; }

static inline uint32_t kw_hash(const char *p, uint32_t n) {
  /* Length, both ends and two bytes inside tell the keywords apart well; never reads beyond the word. */
  uint32_t a = (uint8_t)p[0], b = (uint8_t)p[n - 1], c = (uint8_t)p[n / 2], d = (uint8_t)p[n > 1 ? 1 : 0], e = (uint8_t)p[n > 2 ? n - 2 : 0];
  uint32_t h = a * 0x9E3779B1u ^ b * 0x85EBCA77u ^ c * 0xC2B2AE3Du ^ d * 0x27D4EB2Fu ^ e * 0x165667B1u ^ n * 0x2545F491u;
  return (h ^ (h >> 15)) & (KW_HASH_CAP - 1);
}

Kw kw_lookup(const Lexer *lx, const char *p, uint32_t n) {
  if (n == 0 || n > 40) return KW_NONE;
  for (uint32_t i = kw_hash(p, n);; i = (i + 1) & (KW_HASH_CAP - 1)) {
    unsigned k = lx->kw_hash[i];
    if (!k) return KW_NONE;
    const char *z = kw_text[k];
    if (z[0] == p[0] && strncmp(z, p, n) == 0 && z[n] == 0) return (Kw)k;
  }
}

void lexer_init(Lexer *lx, Str text) {
  lx->base = lx->cur = text.p;
  lx->end = text.p + text.n;
  memset(lx->kw_hash, 0, sizeof lx->kw_hash);
  for (unsigned k = 1; k < KW_COUNT; k++) {
    uint32_t i = kw_hash(kw_text[k], (uint32_t)strlen(kw_text[k]));
    while (lx->kw_hash[i]) i = (i + 1) & (KW_HASH_CAP - 1);
    lx->kw_hash[i] = (uint16_t)k;
  }
}

static inline uint64_t digits(const char **pp, const char *end) {
  const char *p = *pp;
  uint64_t x = 0;
  bool over = false;
  for (; p < end && is(*p, C_DIGIT); p++) {
    uint64_t d = (uint64_t)(*p - '0');
    if (UNLIKELY(x > (UINT64_MAX - d) / 10)) over = true;
    x = x * 10 + d;
  }
  *pp = p;
  return over ? UINT64_MAX : x;
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

/* %name, %"name", %5 and the same with @; p after the sigil. */
static void named(Lexer *lx, Tok *t, const char *p, TokKind name, TokKind num) {
  const char *end = lx->end;
  if (p < end && is(*p, C_WORD)) {
    const char *s = p;
    if (num != T_EOF && is(*p, C_DIGIT)) {
      t->num = digits(&p, end);
      t->text = (Str){s, (uint32_t)(p - s)};
      t->kind = (uint8_t)num;
      if (t->num >= 0xffffffffu) return error_tok(lx, t, p, "invalid value number (too large)");
      lx->cur = p;
      return;
    }
    while (p < end && is(*p, C_WORD)) p++;
    t->text = (Str){s, (uint32_t)(p - s)};
    t->kind = (uint8_t)name;
    lx->cur = p;
    return;
  }
  if (p < end && *p == '"') {
    t->kind = (uint8_t)name;
    if (quoted(lx, t, p) && memchr(t->text.p, 0, t->text.n)) error_tok(lx, t, lx->cur, "NUL character is not allowed in names");
    return;
  }
  error_tok(lx, t, p, "expected a name or number");
}

/* A word ends at p: is it a label? Takes the colon. */
static inline bool label_ends(const char *p, const char *end) { return p < end && *p == ':'; }

static void word(Lexer *lx, Tok *t, const char *s) {
  const char *p = s, *end = lx->end;
  while (p < end && is(*p, C_WORD)) p++;
  t->text = (Str){s, (uint32_t)(p - s)};
  if (label_ends(p, end)) {
    t->kind = T_LABEL;
    lx->cur = p + 1;
    return;
  }
  lx->cur = p;
  if (*s == 'i' && p - s > 1 && is(s[1], C_DIGIT)) {
    const char *q = s + 1;
    uint64_t n = digits(&q, p);
    if (q == p) {
      t->kind = T_INTTY;
      t->num = n;
      return;
    }
  }
  /* Words are [a-zA-Z_][a-zA-Z0-9_]*; the rest of the label characters ends them. */
  const char *q = s;
  while (q < p && (is(*q, C_WORD1) || is(*q, C_DIGIT))) q++;
  if (UNLIKELY(q < p)) {
    t->text.n = (uint32_t)(q - s);
    lx->cur = p = q;
    if (q == s) return error_tok(lx, t, s + 1, "unexpected character");
  }
  t->kind = T_WORD;
  if (p - s > 3 && (s[0] == 'u' || s[0] == 's' || s[0] == 'f') && s[1] == '0' && s[2] == 'x') {
    for (q = s + 3; q < p && is(*q, C_HEX);) q++;
    if (q == p) {
      t->kind = s[0] == 'f' ? T_FP : T_HEXINT;
      return;
    }
  }
  t->kw = (uint16_t)kw_lookup(lx, s, t->text.n);
}

/* Digits or a sign: an integer, a float, a hexadecimal float, or a label such as 5: or -x: */
static void number(Lexer *lx, Tok *t, const char *s) {
  const char *end = lx->end, *p = s;
  t->kind = T_NUM;
  if (*p == '-' || *p == '+') {
    t->neg = *p == '-';
    p++;
  }
  const char *d = p;
  if (p < end && is(*p, C_DIGIT)) {
    t->num = digits(&p, end);
    if (p - d == 1 && *d == '0' && p < end && *p == 'x' && *s != '+') { /* 0x, 0xK, 0xL, 0xM, 0xH, 0xR */
      const char *q = p + 1;
      if (q < end && (*q == 'K' || *q == 'L' || *q == 'M' || *q == 'H' || *q == 'R')) q++;
      const char *h = q;
      while (q < end && is(*q, C_HEX)) q++;
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
    lx->cur = q + 1;
    return;
  }
  if (t->kind == T_FP) return;
  if (p == d) return error_tok(lx, t, s + 1, "unexpected character");
  t->text = (Str){s, (uint32_t)(p - s)};
  lx->cur = p;
}

HOT void lexer_next(Lexer *lx, Tok *t) {
  const char *p = lx->cur, *end = lx->end;
again:
  while (p < end && is(*p, C_SPACE)) p++;
  t->esc = t->neg = false;
  t->kw = 0;
  if (UNLIKELY(p >= end)) {
    t->kind = T_EOF;
    t->text = STR("");
    t->pos = t->end = (uint32_t)(end - lx->base);
    lx->cur = end;
    return;
  }
  t->pos = (uint32_t)(p - lx->base);
  t->text = (Str){p, 1};
  lx->cur = p + 1;
  switch (*p) {
  case ';':
    p = memchr(p, '\n', (size_t)(end - p));
    if (!p) p = end;
    goto again;
  case '=': t->kind = T_EQ; break;
  case ',': t->kind = T_COMMA; break;
  case '*': t->kind = T_STAR; break;
  case '[': t->kind = T_LBRACK; break;
  case ']': t->kind = T_RBRACK; break;
  case '{': t->kind = T_LBRACE; break;
  case '}': t->kind = T_RBRACE; break;
  case '<': t->kind = T_LT; break;
  case '>': t->kind = T_GT; break;
  case '(': t->kind = T_LPAREN; break;
  case ')': t->kind = T_RPAREN; break;
  case '|': t->kind = T_BAR; break;
  case ':': t->kind = T_COLON; break;
  case '%': named(lx, t, p + 1, T_LOCAL, T_LOCALNUM); break;
  case '@': named(lx, t, p + 1, T_GLOBAL, T_GLOBALNUM); break;
  case '"':
    t->kind = T_STR;
    if (quoted(lx, t, p) && label_ends(lx->cur, end)) {
      lx->cur++;
      t->kind = T_LABEL;
      if (memchr(t->text.p, 0, t->text.n)) error_tok(lx, t, lx->cur, "NUL character is not allowed in names");
    }
    break;
  case '$':
    if (p + 1 < end && (p[1] == '"' || is(p[1], C_WORD))) {
      const char *q = p + 1;
      while (q < end && is(*q, C_WORD)) q++;
      if (*(p + 1) != '"' && label_ends(q, end)) word(lx, t, p);
      else named(lx, t, p + 1, T_COMDAT, T_EOF);
    } else
      error_tok(lx, t, p + 1, "unexpected character");
    break;
  case '!':
    if (p + 1 < end && is(p[1], C_DIGIT)) {
      const char *q = p + 1;
      t->num = digits(&q, end);
      t->kind = T_MDNUM;
      lx->cur = q;
      if (t->num > UINT32_MAX) error_tok(lx, t, q, "invalid metadata number (too large)");
    } else if (p + 1 < end && (is(p[1], C_WORD) || p[1] == '\\')) {
      const char *q = p + 1;
      while (q < end && (is(*q, C_WORD) || *q == '\\')) t->esc |= *q++ == '\\';
      t->kind = T_MDNAME;
      t->text = (Str){p + 1, (uint32_t)(q - p - 1)};
      lx->cur = q;
    } else
      t->kind = T_EXCL;
    break;
  case '#':
  case '^':
    if (p + 1 < end && is(p[1], C_DIGIT)) {
      const char *q = p + 1;
      t->num = digits(&q, end);
      t->kind = *p == '#' ? T_ATTRGRP : T_SUMMARY;
      lx->cur = q;
      if (t->num > UINT32_MAX) error_tok(lx, t, q, "invalid value number (too large)");
    } else if (*p == '#' && p + 1 < end && is(p[1], C_WORD1)) {
      const char *q = p + 1;
      while (q < end && (is(*q, C_WORD1) || is(*q, C_DIGIT))) q++;
      t->kind = T_HASHWORD;
      t->text = (Str){p + 1, (uint32_t)(q - p - 1)};
      lx->cur = q;
    } else
      error_tok(lx, t, p + 1, "unexpected character");
    break;
  case '.':
    if (end - p >= 3 && p[1] == '.' && p[2] == '.' && !(end - p > 3 && is(p[3], C_WORD))) {
      t->kind = T_DOTS;
      lx->cur = p + 3;
    } else
      word(lx, t, p);
    break;
  case '-': case '+': case '0': case '1': case '2': case '3': case '4': case '5': case '6': case '7': case '8': case '9':
    number(lx, t, p);
    break;
  default:
    if (is(*p, C_WORD)) word(lx, t, p);
    else error_tok(lx, t, p + 1, "unexpected character");
  }
  t->end = (uint32_t)(lx->cur - lx->base);
}

/* One 16-byte step of the skipper: is any byte of interest in it? */
typedef uint8_t V16 __attribute__((vector_size(16)));
typedef uint64_t V2 __attribute__((vector_size(16)));
static inline bool v16_any(const char *p, char a, char b) {
  V16 x;
  memcpy(&x, p, 16);
  V2 hit = (V2)((x == (uint8_t)a) | (x == (uint8_t)b) | (x == '"') | (x == ';'));
  return (hit[0] | hit[1]) != 0;
}

bool lexer_skip_to_close(Lexer *lx, char open, char close) {
  const char *p = lx->cur, *end = lx->end;
  uint32_t depth = 1;
  while (p < end) {
    while (end - p >= 16 && !v16_any(p, open, close)) p += 16;
    const char *stop = end - p >= 16 ? p + 16 : end;
    for (; p < stop; p++) {
      char c = *p;
      if (c == open) depth++;
      else if (c == close) {
        if (--depth == 0) {
          lx->cur = p + 1;
          return true;
        }
      } else if (c == '"' || c == ';') {
        p = memchr(p + 1, c == '"' ? '"' : '\n', (size_t)(end - p - 1));
        p = p ? p + 1 : end;
        break;
      }
    }
  }
  lx->cur = end;
  return false;
}

uint32_t str_unescape(Str s, char *out) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < s.n; i++) {
    char c = s.p[i];
    if (c == '\\' && i + 1 < s.n) {
      if (s.p[i + 1] == '\\') {
        i++;
      } else if (i + 2 < s.n && is(s.p[i + 1], C_HEX) && is(s.p[i + 2], C_HEX)) {
        unsigned x = 0;
        for (unsigned k = 1; k <= 2; k++) {
          char h = s.p[i + k];
          x = x * 16 + (unsigned)(h <= '9' ? h - '0' : (h | 32) - 'a' + 10);
        }
        c = (char)x;
        i += 2;
      }
    }
    out[n++] = c;
  }
  return n;
}
