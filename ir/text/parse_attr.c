/* parse_attr.c: attributes at their places and in groups, by the table of attrs.def. Messages are LLVM's.
 *
 * Spellings of older LLVM are rewritten as LLVM 22 does: readnone, argmemonly and their kin on functions become memory(...),
 * nocapture becomes captures(none).
 */
#include "ir/text/parser.h"

enum { GROUP_SLACK = 4096, MAX_ATTRS = 256 }; /* group numbers up to the length of the text and this; attributes at one place */

typedef struct AttrBuf {
  Attr a[MAX_ATTRS];
  uint32_t n;
  bool mem_seen;       /* older spellings of memory(...) */
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
  static const char *const names[] = {[MEMLOC_ARG] = "argmem", [MEMLOC_INACCESSIBLE] = "inaccessiblemem", [MEMLOC_ERRNO] = "errnomem", [MEMLOC_TARGET0] = "target_mem0", [MEMLOC_TARGET1] = "target_mem1"};
  for (int i = 0; i < (int)ARRAY_LEN(names); i++) if (names[i] && str_eq(s, str_of(names[i]))) return i;
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
    for (unsigned i = 0; i < 4 && p_is(p, T_WORD); i++) if (str_eq(p->tok.text, str_of(kinds[i]))) mr = i;
    if (mr == 4) {
      if (loc < 0) p_error_here(p, "expected memory location (argmem, inaccessiblemem, errnomem) or access kind (none, read, write, readwrite)");
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
  static const struct { const char *word; unsigned bits; } parts[] = {
    {"none", 0}, {"address_is_null", CAPTURE_NULL}, {"address", CAPTURE_ADDR}, {"provenance", CAPTURE_PROV}, {"read_provenance", CAPTURE_RPROV}};
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
    if (i == ARRAY_LEN(parts)) p_error_here(p, "expected one of 'none', 'address', 'address_is_null', 'provenance' or 'read_provenance'");
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
  static const struct { const char *word; unsigned mask; } classes[] = {
    {"all", 0x3ff}, {"nan", 0x003}, {"snan", 0x001}, {"qnan", 0x002}, {"inf", 0x204}, {"ninf", 0x004}, {"pinf", 0x200}, {"norm", 0x108},
    {"nnorm", 0x008}, {"pnorm", 0x100}, {"sub", 0x090}, {"nsub", 0x010}, {"psub", 0x080}, {"zero", 0x060}, {"nzero", 0x020}, {"pzero", 0x040}};
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
  if (ap_parse(&p->arena, p->tok.text, bits, &x) != AP_PARSE_FITS) p_error_here(p, "integer is too large for the bit width of specified type");
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
  if (memcmp(lo, hi, n * sizeof *lo) == 0 && !zero) p_error_here(p, "the range represent the empty set but limits aren't 0!");
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
    if ((int64_t)w[i] >= (int64_t)w[i + 1] || (i && (int64_t)w[i] <= (int64_t)w[i - 1])) p_error_here(p, "Invalid (unordered or overlapping) range list");
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

static AttrKind word_kind(const Tok *t) { return t->kw == KW_NONE ? (AttrKind)t->num : attr_lookup(t->text); } /* T_WORD */

static inline bool may_be_attr(const Parser *p) { /* the current token, which is no #N */
  if (p->tok.kind != T_WORD) return p->tok.kind == T_STR;
  Kw kw = (Kw)p->tok.kw;
  return kw == KW_NONE || kw == KW_align || kw == KW_alignstack || kw == KW_inalloca || kw == KW_swifterror || kw == KW_sanitize_memtag;
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
    if ((place == AP_FN || place == AP_VAR) && !(where & ATTRW_FN) && k != ATTR_ALIGN) p_error(p, pos, "this attribute does not apply to functions");
    if (place == AP_PARAM && !(where & ATTRW_PARAM)) p_error(p, pos, "this attribute does not apply to parameters");
    if (place == AP_RET && !(where & ATTRW_RET)) p_error(p, pos, "this attribute does not apply to return values");
    attr_push(p, b, a);
  }
}

static void finish_memory(Parser *p, AttrBuf *b) {
  if (b->mem_seen) attr_push(p, b, (Attr){.kind = ATTR_MEMORY, .val = b->mem});
}

/* How far it is from p to a comma or to a blank before a name: where most texts of attributes end. At most 64; so many bytes and one more may be read. */
static inline uint32_t stop_at(const char *p) {
  uint32_t i = 0;
#ifdef __SSE2__
  for (; i < 64; i += 16) {
    __m128i x = _mm_loadu_si128((const __m128i *)(const void *)(p + i)), y = _mm_loadu_si128((const __m128i *)(const void *)(p + i + 1));
    __m128i name = _mm_or_si128(_mm_cmpeq_epi8(y, _mm_set1_epi8('%')), _mm_cmpeq_epi8(y, _mm_set1_epi8('@')));
    __m128i stop = _mm_or_si128(_mm_cmpeq_epi8(x, _mm_set1_epi8(',')), _mm_and_si128(_mm_cmpeq_epi8(x, _mm_set1_epi8(' ')), name));
    uint32_t m = (uint32_t)_mm_movemask_epi8(stop);
    if (m) return i + (uint32_t)__builtin_ctz(m);
  }
#else
  while (i < 64 && p[i] != ',' && !(p[i] == ' ' && (p[i + 1] == '%' || p[i + 1] == '@'))) i++;
#endif
  return i;
}

/* The same texts stand at parameters and results over and over. Where one of several attributes would lie that begins with the current word, by its
 * end and middle; UINT32_MAX: nowhere. The end of the text must be far, and no typed pointer before it. */
static inline uint32_t text_slot(const Parser *p, AttrPlace place) {
  const char *s = p->tok.text.p;
  uint64_t x, y;
  if (p->lx.end - s < 96 || p->pointee != TY_NONE) return UINT32_MAX;
  uint32_t n = stop_at(s);
  if (n < 7) return UINT32_MAX; /* `align 8` and what stands before it */
  memcpy(&x, s + n - 8, 8);
  memcpy(&y, s + n / 2 - 4, 8);
  return (uint32_t)(((x * 0xC2B2AE3D27D4EB4Full ^ y) + (n << 2 | place)) * 0x9E3779B97F4A7C15ull >> 56) % ATTR_TEXTS;
}
/* Whether attributes surely end before q, of which five bytes may be read: in front of a value or the next parameter, or of the result's type. */
static inline bool attrs_end(const char *q, AttrPlace place) {
  if (place == AP_PARAM) return *q == ',' || *q == ')' || (*q == ' ' && (q[1] == '%' || q[1] == '@'));
  return memcmp(q, " ptr ", 5) == 0 || (*q == ' ' && q[1] == 'i' && (unsigned)(q[2] - '0') < 10);
}

/* The attributes from `start` on, of which one may have been read; they are remembered at `slot` unless that is UINT32_MAX. */
static NOINLINE AttrSet read_set(Parser *p, AttrPlace place, const char *start, AttrKind read, uint32_t slot) {
  AttrBuf b;
  b.n = 0;
  b.mem_seen = false;
  if (read) attr_push(p, &b, (Attr){.kind = (uint16_t)read});
  read_attrs(p, place, false, &b);
  finish_memory(p, &b);
  AttrSet set = attrset_get(p->m, b.a, b.n);
  if (slot == UINT32_MAX || !b.n) return set;
  const char *end = p->lx.base + p->tok.pos;
  while (end[-1] == ' ') end--;
  if (p->lx.end - end > 8 && attrs_end(end, place)) {
    p->attr_text[slot ^ 1] = p->attr_text[slot]; /* the older of two gives up its place */
    p->attr_text[slot] = (AttrText){start, (uint32_t)(end - start), place, set};
  }
  return set;
}

AttrSet parse_attrs(Parser *p, AttrPlace place) {
  bool value = place == AP_PARAM || place == AP_RET;
  while (p->tok.kind == T_ATTRGRP && !value) read_group_ref(p);
  if (!may_be_attr(p)) return ATTRS_NONE; /* most places have none, or a type or a value follows at once */
  const char *start = p->lx.base + p->tok.pos, *behind = p->lx.cur;
  if (!value || p->tok.kind != T_WORD) return read_set(p, place, start, ATTR_NONE, UINT32_MAX);
  uint32_t slot = UINT32_MAX;
  if (p->lx.end - behind > 8 && *behind == ' ' && !attrs_end(behind, place)) slot = text_slot(p, place);
  for (uint32_t i = 0; slot != UINT32_MAX && i < 2; i++) {
    const AttrText *e = &p->attr_text[slot ^ i];
    if (e->place != place || !e->n || (size_t)(p->lx.end - start) <= e->n + 8u || !attrs_end(start + e->n, place) || memcmp(start, e->p, e->n) != 0) continue;
    p->lx.cur = start + e->n;
    p_next(p);
    return e->set;
  }
  AttrKind k = p->tok.kw == KW_NONE ? (AttrKind)p->tok.num : ATTR_NONE; /* mostly one word, as noundef */
  const AttrInfo *info = attr_info(k);
  if (k == ATTR_NONE || k == ATTR_NOCAPTURE || info->form != ATTRF_FLAG || !(info->where & (place == AP_PARAM ? ATTRW_PARAM : ATTRW_RET))) return read_set(p, place, start, ATTR_NONE, slot);
  if (!p->attr_alone[k]) p->attr_alone[k] = attrset_get(p->m, &(Attr){.kind = (uint16_t)k}, 1);
  p_next(p);
  return may_be_attr(p) ? read_set(p, place, start, k, slot) : p->attr_alone[k];
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
