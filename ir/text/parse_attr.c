/* parse_attr.c: attributes at their places and in groups, by the table of attrs.def. Messages are LLVM's.
 *
 * Spellings of older LLVM are rewritten as LLVM 22 does: readnone, argmemonly and their kin on functions become
 * memory(...), nocapture becomes captures(none).
 */
#include "ir/text/parser.h"

enum {
  GROUP_SLACK = 4096,
  MAX_ATTRS = 256
}; /* group numbers up to the length of the text and this; attributes at one place */

typedef struct AttrBuf {
  Attr a[MAX_ATTRS];
  uint32_t n;
  bool mem_seen; /* older spellings of memory(...) */
  uint64_t mem;
} AttrBuf;

static void attr_push(Parser *p, AttrBuf *b, Attr a) {
  if (b->n == MAX_ATTRS) p_error_here(p, "more than %d attributes at one place", MAX_ATTRS);
  b->a[b->n++] = a;
}

static uint64_t paren_u64(Parser *p) {
  p_expect(p, T_LPAREN, "expected '('");
  uint64_t v = p_u64(p);
  p_expect(p, T_RPAREN, "expected ')'");
  return v;
}

/* ---- values with a syntax of their own ---- */
static uint64_t read_align(Parser *p, AttrKind k, bool group) {
  bool stack = k == ATTR_ALIGNSTACK, paren = false;
  if (group) p_expect(p, T_EQ, "expected '=' here");
  else if (p_is(p, T_LPAREN)) p_next(p), paren = true;
  else if (stack) p_error_here(p, "expected '('");
  uint32_t pos = p->tok.pos;
  uint64_t v = p_u64(p);
  if (paren) p_expect(p, T_RPAREN, "expected ')'");
  if (!is_pow2(v)) p_error(p, pos, stack ? "stack alignment is not a power of two" : "alignment is not a power of two");
  if (v > 1ull << 32) p_error(p, pos, "huge alignments are not supported yet");
  return v;
}

static int mem_location(Str s) {
  static const char *const names[] = {[MEMLOC_ARG] = "argmem",
                                      [MEMLOC_INACCESSIBLE] = "inaccessiblemem",
                                      [MEMLOC_ERRNO] = "errnomem",
                                      [MEMLOC_TARGET0] = "target_mem0",
                                      [MEMLOC_TARGET1] = "target_mem1"};
  for (int i = 0; i < (int)ARRAY_LEN(names); i++)
    if (names[i] && str_eq(s, str_of(names[i]))) return i;
  return -1;
}

static uint64_t read_memory(Parser *p) {
  static const char *const kinds[] = {"none", "read", "write", "readwrite"};
  uint64_t e = MEMEFF_NONE;
  bool seen = false;
  p_expect(p, T_LPAREN, "expected '('");
  do {
    int loc = p_is(p, T_LABEL) || p_is(p, T_WORD) ? mem_location(p->tok.text) : -1;
    if (loc >= 0) {
      bool colon = p_is(p, T_LABEL); /* "argmem:" is one token */
      p_next(p);
      if (!colon) p_expect(p, T_COLON, "expected ':' after location");
    }
    unsigned mr = 4;
    for (unsigned i = 0; i < 4 && p_is(p, T_WORD); i++)
      if (str_eq(p->tok.text, str_of(kinds[i]))) mr = i;
    if (mr == 4) {
      if (loc < 0)
        p_error_here(
            p,
            "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)");
      p_error_here(p, "expected access kind (none, read, write, readwrite)");
    }
    p_next(p);
    if (loc >= 0) {
      seen = true;
      e = (e & ~(3ull << (2 * loc))) | (uint64_t)mr << (2 * loc);
    } else {
      if (seen) p_error_here(p, "default access kind must be specified first");
      e = 0;
      for (unsigned i = 0; i < MEMLOC_COUNT; i++) e |= (uint64_t)mr << (2 * i);
    }
    if (p_accept(p, T_RPAREN)) return e;
  } while (p_accept(p, T_COMMA));
  p_error_here(p, "unterminated memory attribute");
}

static uint64_t read_captures(Parser *p) {
  static const struct {
    const char *word;
    unsigned bits;
  } parts[] = {{"none", 0},
               {"address_is_null", CAPTURE_NULL},
               {"address", CAPTURE_ADDR},
               {"provenance", CAPTURE_PROV},
               {"read_provenance", CAPTURE_RPROV}};
  unsigned v[2] = {0, 0}, at = 0;
  bool seen = false;
  p_expect(p, T_LPAREN, "expected '('");
  for (;;) {
    if ((p_is(p, T_LABEL) || p_is(p, T_WORD)) && str_eq(p->tok.text, STR("ret"))) {
      bool colon = p_is(p, T_LABEL);
      p_next(p);
      if (!colon) p_expect(p, T_COLON, "expected ':'");
      if (at) p_error_here(p, "duplicate 'ret' location");
      at = 1;
      seen = false;
    }
    unsigned i = 0;
    while (i < ARRAY_LEN(parts) && !p_is_word(p, str_of(parts[i].word))) i++;
    if (i == ARRAY_LEN(parts))
      p_error_here(p, "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'");
    if (seen && (i == 0 || v[at] == 0)) p_error_here(p, "cannot use 'none' with other component");
    v[at] |= parts[i].bits;
    seen = true;
    p_next(p);
    if (p_accept(p, T_RPAREN)) break;
    p_expect(p, T_COMMA, "expected ',' or ')'");
  }
  return v[0] | (uint64_t)(at ? v[1] : v[0]) << 8;
}

static uint64_t read_fpclass(Parser *p) {
  static const struct {
    const char *word;
    unsigned mask;
  } classes[] = {{"all", 0x3ff},  {"nan", 0x003},  {"snan", 0x001},  {"qnan", 0x002},  {"inf", 0x204}, {"ninf", 0x004},
                 {"pinf", 0x200}, {"norm", 0x108}, {"nnorm", 0x008}, {"pnorm", 0x100}, {"sub", 0x090}, {"nsub", 0x010},
                 {"psub", 0x080}, {"zero", 0x060}, {"nzero", 0x020}, {"pzero", 0x040}};
  unsigned mask = 0;
  p_expect(p, T_LPAREN, "expected '('");
  do {
    if (mask == 0 && p_is(p, T_NUM)) {
      uint32_t v = p_u32(p);
      if (v == 0 || v > 0x3ff) p_error_here(p, "invalid mask value for 'nofpclass'");
      p_expect(p, T_RPAREN, "expected ')'");
      return v;
    }
    unsigned i = 0;
    while (i < ARRAY_LEN(classes) && !p_is_word(p, str_of(classes[i].word))) i++;
    if (i == ARRAY_LEN(classes)) p_error_here(p, "expected nofpclass test mask");
    mask |= classes[i].mask;
    p_next(p);
  } while (!p_accept(p, T_RPAREN));
  return mask;
}

static uint64_t read_allockind(Parser *p) {
  static const char *const kinds[] = {"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"};
  p_expect(p, T_LPAREN, "expected '('");
  if (!p_is(p, T_STR)) p_error_here(p, "expected allockind value");
  Str s = p_text(p, &p->tok);
  uint64_t v = 0;
  for (uint32_t i = 0; i <= s.n;) {
    uint32_t e = i;
    while (e < s.n && s.p[e] != ',') e++;
    unsigned k = 0;
    while (k < ARRAY_LEN(kinds) && !str_eq((Str){s.p + i, e - i}, str_of(kinds[k]))) k++;
    if (k == ARRAY_LEN(kinds)) p_error_here(p, "unknown allockind %.*s", (int)(e - i), s.p + i);
    v |= 1ull << k;
    i = e + 1;
  }
  p_next(p);
  if (v == 0) p_error_here(p, "expected allockind value");
  p_expect(p, T_RPAREN, "expected ')'");
  return v;
}

/* Two small numbers: (a) or (a,b). */
static uint64_t read_pair(Parser *p, AttrForm form) {
  p_expect(p, T_LPAREN, "expected '('");
  uint32_t pos = p->tok.pos;
  uint64_t a = p_u32(p), b = form == ATTRF_ALLOCSIZE ? 0xffffffff : a;
  if (p_accept(p, T_COMMA)) {
    pos = p->tok.pos;
    b = p_u32(p);
    if (form == ATTRF_ALLOCSIZE && a == b) p_error(p, pos, "'allocsize' indices can't refer to the same parameter");
  }
  p_expect(p, T_RPAREN, "expected ')'");
  if (form == ATTRF_VSCALE && b && a > b) p_error(p, pos, "'vscale_range' minimum cannot be greater than maximum");
  return a << 32 | b;
}

/* A signed integer of at most `bits` bits, as (bits + 63) / 64 words in the parser's arena. */
static uint64_t *read_bound(Parser *p, uint32_t bits) {
  if (!p_is(p, T_NUM)) p_error_here(p, "expected integer");
  Ap x;
  if (ap_parse(&p->arena, p->tok.text, bits, &x) != AP_PARSE_FITS)
    p_error_here(p, "integer is too large for the bit width of specified type");
  uint32_t n = ap_nwords(bits);
  uint64_t *w = ARENA_ARRAY(&p->arena, uint64_t, n);
  memcpy(w, ap_words(&x), n * sizeof *w);
  p_next(p);
  return w;
}

static void read_range(Parser *p, Attr *a) {
  p_expect(p, T_LPAREN, "expected '('");
  uint32_t pos = p->tok.pos;
  Ty t = parse_type(p);
  if (!ty_is_int(p->m, t)) p_error(p, pos, "the range must have integer type!");
  a->bits = ty_bits(p->m, t);
  uint64_t *lo = read_bound(p, a->bits);
  p_expect(p, T_COMMA, "expected ','");
  uint64_t *hi = read_bound(p, a->bits);
  uint32_t n = ap_nwords(a->bits);
  bool zero = true;
  for (uint32_t i = 0; i < n; i++) zero &= lo[i] == 0;
  if (memcmp(lo, hi, n * sizeof *lo) == 0 && !zero)
    p_error_here(p, "the range represent the empty set but limits aren't 0!");
  p_expect(p, T_RPAREN, "expected ')'");
  uint64_t *w = ARENA_ARRAY(&p->arena, uint64_t, 2 * n);
  memcpy(w, lo, n * sizeof *w);
  memcpy(w + n, hi, n * sizeof *w);
  a->words = w;
  a->nwords = 2 * n;
}

static void read_rangelist(Parser *p, Attr *a) {
  uint32_t n = 0, cap = 8;
  uint64_t *w = ARENA_ARRAY(&p->arena, uint64_t, cap);
  p_expect(p, T_LPAREN, "expected '('");
  do {
    p_expect(p, T_LPAREN, "expected '('");
    uint64_t lo = *read_bound(p, 64);
    p_expect(p, T_COMMA, "expected ','");
    uint64_t hi = *read_bound(p, 64);
    if (lo == hi) p_error_here(p, "the range should not represent the full or empty set!");
    p_expect(p, T_RPAREN, "expected ')'");
    if (n + 2 > cap) {
      uint64_t *more = ARENA_ARRAY(&p->arena, uint64_t, cap * 2);
      memcpy(more, w, n * sizeof *w);
      w = more;
      cap *= 2;
    }
    w[n++] = lo;
    w[n++] = hi;
  } while (p_accept(p, T_COMMA));
  p_expect(p, T_RPAREN, "expected ')'");
  for (uint32_t i = 0; i < n; i += 2)
    if ((int64_t)w[i] >= (int64_t)w[i + 1] || (i && (int64_t)w[i] <= (int64_t)w[i - 1]))
      p_error_here(p, "Invalid (unordered or overlapping) range list");
  a->words = w;
  a->nwords = n;
}

/* The attribute whose name is the current token. */
static Attr read_attr(Parser *p, AttrKind k, bool group, Ty pointee) {
  Attr a = {.kind = (uint16_t)k};
  AttrForm form = (AttrForm)attr_info(k)->form;
  p_next(p);
  switch (form) {
  case ATTRF_FLAG:
  case ATTRF_STRING: break;
  case ATTRF_ALIGN: a.val = read_align(p, k, group); break;
  case ATTRF_INT:
    if (k == ATTR_DEREFERENCEABLE || k == ATTR_DEREFERENCEABLE_OR_NULL) {
      p_expect(p, T_LPAREN, "expected '('");
      uint32_t pos = p->tok.pos;
      a.val = p_u64(p);
      p_expect(p, T_RPAREN, "expected ')'");
      if (!a.val) p_error(p, pos, "dereferenceable bytes must be non-zero");
    } else {
      a.val = paren_u64(p);
    }
    break;
  case ATTRF_TYPE:
    if (!p_is(p, T_LPAREN)) { /* until LLVM 14 the pointer's type said it */
      if (!pointee) p_error_here(p, "expected '('");
      a.type = pointee;
      break;
    }
    p_next(p);
    a.type = parse_type(p);
    p_expect(p, T_RPAREN, "expected ')'");
    break;
  case ATTRF_UWTABLE:
    a.val = 2;
    if (p_accept(p, T_LPAREN)) {
      if (p_is_word(p, STR("sync"))) a.val = 1;
      else if (!p_is_word(p, STR("async"))) p_error_here(p, "expected unwind table kind");
      p_next(p);
      p_expect(p, T_RPAREN, "expected ')'");
    }
    break;
  case ATTRF_MEMORY: a.val = read_memory(p); break;
  case ATTRF_CAPTURES: a.val = read_captures(p); break;
  case ATTRF_FPCLASS: a.val = read_fpclass(p); break;
  case ATTRF_ALLOCKIND: a.val = read_allockind(p); break;
  case ATTRF_ALLOCSIZE:
  case ATTRF_VSCALE: a.val = read_pair(p, form); break;
  case ATTRF_RANGE: read_range(p, &a); break;
  case ATTRF_RANGELIST: read_rangelist(p, &a); break;
  }
  return a;
}

static Attr read_string_attr(Parser *p) {
  Attr a = {.kind = ATTR_STRING, .key = p_text(p, &p->tok)};
  p_next(p);
  if (p_accept(p, T_EQ)) {
    if (!p_is(p, T_STR)) p_error_here(p, "expected string constant");
    a.str = p_text(p, &p->tok);
    if (!a.str.n) a.str.p = NULL;
    p_next(p);
  }
  return a;
}

/* readnone and the like on a function: the intersection of what each allows. */
static bool upgrade_memory(AttrKind k, AttrBuf *b) {
  const uint64_t arg = 3ull << (2 * MEMLOC_ARG), inacc = 3ull << (2 * MEMLOC_INACCESSIBLE);
  uint64_t reads = 0, may;
  for (unsigned i = 0; i < MEMLOC_COUNT; i++) reads |= 1ull << (2 * i);
  switch (k) {
  case ATTR_READNONE: may = 0; break;
  case ATTR_READONLY: may = reads; break;
  case ATTR_WRITEONLY: may = reads << 1; break;
  case ATTR_ARGMEMONLY: may = arg; break;
  case ATTR_INACCESSIBLEMEMONLY: may = inacc; break;
  case ATTR_INACCESSIBLEMEM_OR_ARGMEMONLY: may = arg | inacc; break;
  default: return false;
  }
  if (!b->mem_seen) b->mem = MEMEFF_ALL;
  b->mem_seen = true;
  b->mem &= may;
  return true;
}

/* A bare word nobody knows, with what stands in parentheses behind it, kept as text (--allow-unknown). */
static Attr read_unknown(Parser *p) {
  uint32_t start = p->tok.pos, end = p_tok_end(p), depth = 0;
  p_next(p);
  if (p_is(p, T_LPAREN)) {
    do {
      if (p_is(p, T_EOF)) p_error_here(p, "expected ')'");
      depth += p_is(p, T_LPAREN);
      depth -= p_is(p, T_RPAREN);
      end = p_tok_end(p);
      p_next(p);
    } while (depth);
  }
  return (Attr){.kind = ATTR_STRING, .bits = 1, .key = {p->m->source.p + start, end - start}};
}

static void read_group_ref(Parser *p) { /* #N */
  if (p->tok.num > UINT32_MAX) p_error_here(p, "expected 32-bit integer (too large)");
  vec_push(&p->groups, (uint32_t)p->tok.num);
  p_next(p);
}

/* T_WORD. */
static AttrKind word_kind(const Tok *t) { return t->kw == KW_NONE ? (AttrKind)t->num : attr_lookup(t->text); }

static inline bool may_be_attr(const Parser *p) { /* the current token, which is no #N */
  if (p->tok.kind != T_WORD) return p->tok.kind == T_STR;
  Kw kw = (Kw)p->tok.kw;
  return kw == KW_NONE || kw == KW_align || kw == KW_alignstack || kw == KW_inalloca || kw == KW_swifterror ||
         kw == KW_sanitize_memtag;
}

/* Reads up to what is no attribute. */
static void read_attrs(Parser *p, AttrPlace place, bool group, AttrBuf *b) {
  Ty pointee = p->pointee;
  for (;;) {
    if (p_is(p, T_STR)) {
      attr_push(p, b, read_string_attr(p));
      continue;
    }
    if (p_is(p, T_ATTRGRP) && (place == AP_FN || place == AP_VAR)) {
      if (group) p_error_here(p, "cannot have an attribute group reference in an attribute group");
      read_group_ref(p);
      continue;
    }
    if (!may_be_attr(p)) return;
    Kw kw = (Kw)p->tok.kw;
    if (kw == KW_align && !group && (place == AP_FN || place == AP_VAR)) return; /* the function's own alignment */
    AttrKind k = word_kind(&p->tok);
    if (k == ATTR_NONE) {
      if (!p->ctx->allow_unknown || kw != KW_NONE || p_starts_type(p)) return;
      attr_push(p, b, read_unknown(p));
      continue;
    }
    uint32_t pos = p->tok.pos;
    if (place == AP_FN && upgrade_memory(k, b)) {
      p_next(p);
      continue;
    }
    if (k == ATTR_NOCAPTURE && place != AP_FN && place != AP_VAR) {
      p_next(p);
      attr_push(p, b, (Attr){.kind = ATTR_CAPTURES});
      continue;
    }
    Attr a = read_attr(p, k, group, pointee);
    unsigned where = attr_info(k)->where;
    if ((place == AP_FN || place == AP_VAR) && !(where & ATTRW_FN) && k != ATTR_ALIGN)
      p_error(p, pos, "this attribute does not apply to functions");
    if (place == AP_PARAM && !(where & ATTRW_PARAM)) p_error(p, pos, "this attribute does not apply to parameters");
    if (place == AP_RET && !(where & ATTRW_RET)) p_error(p, pos, "this attribute does not apply to return values");
    attr_push(p, b, a);
  }
}

static void finish_memory(Parser *p, AttrBuf *b) {
  if (b->mem_seen) attr_push(p, b, (Attr){.kind = ATTR_MEMORY, .val = b->mem});
}

/* How far it is from p to a comma or to a blank before a name: where most texts of attributes end. At most 64; so
 * many bytes and one more may be read. */
static inline uint32_t stop_at(const char *p) {
  for (uint32_t i = 0; i < 64; i += 16) {
    V16 x = v16_at(p + i), next = v16_at(p + i + 1);
    uint32_t m = v16_mask((V16)(x == ',') | ((V16)(x == ' ') & ((V16)(next == '%') | (V16)(next == '@'))));
    if (m) return i + (uint32_t)__builtin_ctz(m);
  }
  return 64;
}

/* Whether attributes surely end before q, of which eight bytes may be read: in front of a value or the next
 * parameter, or of the usual types of results. */
static inline bool attrs_end(const char *q, AttrPlace place) {
  if (place == AP_PARAM) return *q == ',' || *q == ')' || (*q == ' ' && (q[1] == '%' || q[1] == '@'));
  if (*q != ' ') return false;
  switch (q[1]) {
  case 'i': return (unsigned)(q[2] - '0') < 10;
  case 'p': return memcmp(q, " ptr ", 5) == 0;
  case 'f': return memcmp(q, " float ", 7) == 0;
  case 'd': return memcmp(q, " double ", 8) == 0;
  default: return q[1] == '<' || q[1] == '[' || q[1] == '{' || q[1] == '%';
  }
}

static NOINLINE AttrSet read_set(Parser *p, AttrPlace place) {
  AttrBuf b;
  b.n = 0;
  b.mem_seen = false;
  read_attrs(p, place, false, &b);
  finish_memory(p, &b);
  return attrset_get(p->m, b.a, b.n);
}

/* The same attributes stand at parameters and results over and over. Their text, from the current word to where they
 * seem to end; empty where that is not sure, or what they mean depends on a typed pointer before them. */
static inline Str attrs_text(const Parser *p, AttrPlace place) {
  const char *s = p->tok.text.p, *end = p->lx.cur;
  if (p->lx.end - end < 96 || p->pointee != TY_NONE) return (Str){s, 0};
  if (!attrs_end(end, place)) end = s + stop_at(s);
  return attrs_end(end, place) ? (Str){s, (uint32_t)(end - s)} : (Str){s, 0};
}

AttrSet parse_attrs(Parser *p, AttrPlace place) {
  bool value = place == AP_PARAM || place == AP_RET;
  while (p->tok.kind == T_ATTRGRP && !value) read_group_ref(p);
  if (!may_be_attr(p)) return ATTRS_NONE; /* most places have none, or a type or a value follows at once */
  Str text = value && p->tok.kind == T_WORD ? attrs_text(p, place) : (Str){NULL, 0};
  const uint64_t *known = text.n ? memo_get(&p->memo, MEMO_ATTRS + place, text) : NULL;
  if (known) {
    p->lx.cur = text.p + text.n;
    p_next(p);
    return (AttrSet)*known;
  }
  AttrSet set = read_set(p, place);
  if (text.n) {
    const char *end = p->lx.base + p->tok.pos;
    while (end[-1] == ' ') end--;
    if (end == text.p + text.n) memo_put(&p->memo, MEMO_ATTRS + place, text, set);
  }
  return set;
}

void parse_attr_group(Parser *p) {
  uint32_t at = p->tok.pos;
  p_next(p);
  if (!p_is(p, T_ATTRGRP)) p_error_here(p, "expected attribute group id");
  uint64_t num = p->tok.num;
  if (num > (uint64_t)p->m->source.n + GROUP_SLACK) p_error_here(p, "attribute group number is larger than the text");
  p_next(p);
  p_expect(p, T_EQ, "expected '=' here");
  p_expect(p, T_LBRACE, "expected '{' here");
  AttrBuf b;
  b.n = 0;
  b.mem_seen = false;
  p->pointee = TY_NONE;
  read_attrs(p, AP_FN, true, &b);
  finish_memory(p, &b);
  if (!p_is(p, T_RBRACE)) {
    if (p_is(p, T_WORD)) p_error_here(p, "unknown attribute '%.*s'", (int)p->tok.text.n, p->tok.text.p);
    p_error_here(p, "unterminated attribute group");
  }
  p_next(p);
  if (!b.n) p_error(p, at, "attribute group has no attributes");
  if (num >= p->group_set.n) vec_resize_zero(&p->group_set, num + 1);
  p->group_set.p[num] = attrset_get(p->m, b.a, b.n); /* the last definition counts */
}
