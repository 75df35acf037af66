/* parse_type.c: types in textual IR.
 *
 * Typed pointers (`i32*`, `float addrspace(1)*`, `void (i8*)*`, the LLVM 7 dialect) become opaque as they are read;
 * the parser remembers what the last type pointed to (Parser.pointee), which is all that calls and byval need of
 * them. Nested types are read by recursion, at most PARSE_MAX_DEPTH deep.
 */
#include "ir/text/parser.h"

uint32_t parse_opt_addrspace(Parser *p, uint32_t none) {
  if (!p_is_kw(p, KW_addrspace)) return none;
  p_next(p);
  p_expect(p, T_LPAREN, "expected '(' in address space");
  uint32_t n = 0;
  if (p_is(p, T_STR)) { /* "A" allocas, "G" globals, "P" program: all 0 unless the data layout says otherwise */
    Str s = p->tok.text;
    if (s.n != 1 || (s.p[0] != 'A' && s.p[0] != 'G' && s.p[0] != 'P'))
      p_error_here(p, "invalid symbolic addrspace '%.*s'", (int)s.n, s.p);
    n = p_symbolic_addrspace(p, s.p[0]);
    p_next(p);
  } else {
    if (!p_is(p, T_NUM)) p_error_here(p, "expected integer or string constant");
    uint32_t pos = p->tok.pos;
    n = p_u32(p);
    if (n >= 1u << 24) p_error(p, pos, "invalid address space, must be a 24-bit integer");
  }
  p_expect(p, T_RPAREN, "expected ')' in address space");
  return n;
}

bool p_starts_type(const Parser *p) {
  switch (p->tok.kind) {
  case T_INTTY:
  case T_LT:
  case T_LBRACK:
  case T_LBRACE:
  case T_LOCAL:
  case T_LOCALNUM: return true;
  case T_WORD: return p->tok.kw == KW_target || p_meaning(p, ROLE_TYPE) >= 0;
  default: return false;
  }
}

/* The number of elements before 'x'; the bracket has been read. */
static uint64_t elem_count(Parser *p) {
  if (!p_is(p, T_NUM) || p->tok.neg || p->tok.num == UINT64_MAX)
    p_error_here(p, "expected number in array or vector type");
  uint64_t n = p->tok.num;
  p_next(p);
  p_expect_kw(p, KW_x, "expected 'x' after element count");
  return n;
}

/* Types that may be an element of an array or a struct, a parameter, a vector element. */
static bool valid_elem(const Module *m, Ty t) {
  TyKind k = ty_kind(m, t);
  return k != TK_VOID && k != TK_LABEL && k != TK_METADATA && k != TK_FUNC && k != TK_TOKEN && k != TK_AMX;
}

/* [n x T] and <n x T>, <vscale x n x T>; the opening bracket has been read. */
static Ty array_or_vector(Parser *p, bool vec) {
  bool scalable = false;
  uint32_t size_pos = p->tok.pos;
  if (vec && p_accept_kw(p, KW_vscale)) {
    p_expect_kw(p, KW_x, "expected 'x' after vscale");
    scalable = true;
    size_pos = p->tok.pos;
  }
  uint64_t n = elem_count(p);
  uint32_t pos = p->tok.pos;
  Ty e = parse_type(p);
  if (vec) {
    p_expect(p, T_GT, "expected end of sequential type");
    if (n == 0) p_error(p, size_pos, "zero element vector is illegal");
    if (n > UINT32_MAX) p_error(p, size_pos, "size too large for vector");
    TyKind k = ty_kind(p->m, e);
    if (k != TK_INT && k != TK_PTR && !ty_is_fp(e)) p_error(p, pos, "invalid vector element type");
    return ty_vec(p->m, e, n, scalable);
  }
  p_expect(p, T_RBRACK, "expected end of sequential type");
  if (!valid_elem(p->m, e)) p_error(p, pos, "invalid array element type");
  return ty_array(p->m, e, n);
}

/* Fields up to the closing brace, which is read too. */
TyRange parse_struct_body(Parser *p) {
  uint32_t mark = p->ty_stack.n;
  if (!p_accept(p, T_RBRACE)) {
    do {
      uint32_t pos = p->tok.pos;
      Ty t = parse_type(p);
      if (!valid_elem(p->m, t)) p_error(p, pos, "invalid element type for struct");
      vec_push(&p->ty_stack, t);
    } while (p_accept(p, T_COMMA));
    p_expect(p, T_RBRACE, "expected '}' at end of struct");
  }
  return (TyRange){mark, p->ty_stack.n - mark};
}

static Ty literal_struct(Parser *p, bool packed) {
  TyRange fl = parse_struct_body(p);
  if (packed) p_expect(p, T_GT, "expected '>' at end of packed struct");
  Ty t = ty_struct(p->m, p->ty_stack.p + fl.first, fl.n, packed);
  p->ty_stack.n = fl.first;
  return t;
}

static Ty target_type(Parser *p) { /* target("name", types..., integers...) */
  p_expect(p, T_LPAREN, "expected '(' in target extension type");
  if (!p_is(p, T_STR)) p_error_here(p, "expected string constant");
  Str name = p_string(p);
  uint32_t mark = p->ty_stack.n, nints = 0;
  uint64_t ints[64];
  while (p_accept(p, T_COMMA)) {
    if (p_is(p, T_NUM)) {
      if (nints == ARRAY_LEN(ints))
        p_error_here(p, "more than %u integers in target extension type", (unsigned)ARRAY_LEN(ints));
      ints[nints++] = p_u32(p);
    } else {
      if (nints) p_error_here(p, "expected uint32 param");
      Ty e = parse_type_or_void(p, true);
      vec_push(&p->ty_stack, e);
    }
  }
  p_expect(p, T_RPAREN, "expected ')' in target extension type");
  Ty t = ty_target(p->m, name, p->ty_stack.p + mark, p->ty_stack.n - mark, ints, nints);
  p->ty_stack.n = mark;
  return t;
}

static Ty function_type(Parser *p, Ty ret, uint32_t ret_pos) { /* at '(' */
  TyKind rk = ty_kind(p->m, ret);
  if (rk == TK_FUNC || rk == TK_LABEL || rk == TK_METADATA) p_error(p, ret_pos, "invalid function return type");
  p_next(p);
  uint32_t mark = p->ty_stack.n;
  bool vararg = false;
  if (!p_is(p, T_RPAREN)) {
    do {
      if (p_accept(p, T_DOTS)) {
        vararg = true;
        break;
      }
      uint32_t pos = p->tok.pos;
      Ty t = parse_type_or_void(p, true);
      TyKind k = ty_kind(p->m, t);
      if (k == TK_VOID) p_error(p, pos, "argument can not have void type");
      if (k == TK_FUNC) p_error(p, pos, "invalid function argument type");
      if (p_is(p, T_LOCAL) || p_is(p, T_LOCALNUM)) p_error_here(p, "argument name invalid in function type");
      vec_push(&p->ty_stack, t);
    } while (p_accept(p, T_COMMA));
  }
  p_expect(p, T_RPAREN, "expected ')' at end of argument list");
  Ty t = ty_func(p->m, ret, p->ty_stack.p + mark, p->ty_stack.n - mark, vararg);
  p->ty_stack.n = mark;
  return t;
}

Ty p_named_type(Parser *p, const Tok *t) {
  if (t->kind == T_LOCALNUM) {
    if (t->num > (uint64_t)(p->lx.end - p->lx.base)) p_error(p, t->pos, "type number too large");
    vec_resize_zero(&p->type_num, p->type_num.n > t->num ? p->type_num.n : (uint32_t)t->num + 1);
    Ty *slot = &p->type_num.p[t->num];
    if (*slot == TY_NONE) {
      Ty made = ty_struct_new(p->m, STR(""));
      p->type_num.p[t->num] = made;
      p_type_forward(p, made, t->pos, (uint32_t)t->num);
      return made;
    }
    return *slot;
  }
  bool plain = !t->esc && t->text.n;
  const uint64_t *known = plain ? memo_get(&p->memo, MEMO_STRUCT, t->text) : NULL;
  if (LIKELY(known != NULL)) return (Ty)*known;
  Str name = p_text(p, t);
  Ty s = ty_struct_find(p->m, name);
  if (s == TY_NONE) {
    s = p_type_alias(p, name);
    if (s != TY_NONE) return s;
    s = ty_struct_new(p->m, name);
    p_type_forward(p, s, t->pos, UINT32_MAX);
  }
  if (plain) memo_put(&p->memo, MEMO_STRUCT, t->text, s);
  return s;
}

/* The type of fixed id that a word is; TY_NONE: it is none, or one that goes on. */
static inline Ty word_type(const Tok *t) {
  switch (t->kind == T_INTTY ? t->num : 0) {
  case 0: return kw_meaning[ROLE_TYPE][t->kw] ? (Ty)(kw_meaning[ROLE_TYPE][t->kw] - 1) : TY_NONE;
  case 1: return TY_I1;
  case 8: return TY_I8;
  case 16: return TY_I16;
  case 32: return TY_I32;
  case 64: return TY_I64;
  default: return TY_NONE;
  }
}

/* Any type, function types too. */
static Ty any_type(Parser *p) {
  Module *m = p->m;
  uint32_t pos = p->tok.pos;
  Ty t, pointee = TY_NONE;
  bool opaque_ptr = false;
  p_enter(p);
  switch (p->tok.kind) {
  case T_INTTY:
    if (p->tok.num == 32) t = TY_I32;
    else if (p->tok.num == 0 || p->tok.num > PARSE_MAX_INT_BITS)
      p_error_here(p, "bitwidth for integer type out of range");
    else t = ty_int(m, (uint32_t)p->tok.num);
    p_next(p);
    break;
  case T_WORD: {
    unsigned kw = p->tok.kw;
    t = kw == KW_target ? TY_NONE : word_type(&p->tok);
    if (t == TY_NONE && kw != KW_target) p_error_here(p, "expected type");
    p_next(p);
    if (kw == KW_target) t = target_type(p);
    if (kw == KW_ptr) {
      opaque_ptr = true;
      if (p_is_kw(p, KW_addrspace)) t = ty_ptr(m, parse_opt_addrspace(p, 0));
      if (p_is(p, T_STAR)) p_error_here(p, "ptr* is invalid - use ptr instead");
    }
    break;
  }
  case T_LT:
    p_next(p);
    if (p_accept(p, T_LBRACE)) t = literal_struct(p, true);
    else t = array_or_vector(p, true);
    break;
  case T_LBRACK:
    p_next(p);
    t = array_or_vector(p, false);
    break;
  case T_LBRACE:
    p_next(p);
    t = literal_struct(p, false);
    break;
  case T_LOCAL:
  case T_LOCALNUM: {
    Tok tok = p->tok;
    p_next(p);
    t = p_named_type(p, &tok);
    break;
  }
  default: p_error_here(p, "expected type");
  }
  for (;;) {
    if (p_is(p, T_STAR) || (p_is_kw(p, KW_addrspace) && !opaque_ptr)) {
      TyKind k = ty_kind(m, t);
      if (k == TK_LABEL) p_error_here(p, "basic block pointers are invalid");
      if (k == TK_VOID) p_error_here(p, "pointers to void are invalid - use i8* instead");
      if (k == TK_METADATA || k == TK_TOKEN) p_error_here(p, "pointer to this type is invalid");
      uint32_t as = 0;
      if (p_is_kw(p, KW_addrspace)) {
        as = parse_opt_addrspace(p, 0);
        if (!p_is(p, T_STAR)) p_error_here(p, "expected '*' in address space");
      }
      p_next(p);
      pointee = t;
      t = ty_ptr(m, as);
      m->typed_pointers = true;
    } else if (p_is(p, T_LPAREN)) {
      t = function_type(p, t, pos);
      pointee = TY_NONE;
      opaque_ptr = false;
    } else break;
  }
  p_leave(p);
  p->pointee = pointee;
  return t;
}

/* Behind a word that is a type: what may make it go on (`*`, `(`, `addrspace`), and what one byte does not tell. */
static const bool unsure[256] = {['*'] = true,  ['('] = true,  ['a'] = true, [' '] = true, ['\t'] = true,
                                 ['\n'] = true, ['\r'] = true, [0] = true,   [';'] = true};
static inline bool may_go_on(const Lexer *lx) {
  return UNLIKELY(lx->end - lx->cur < 2) || unsure[(uint8_t)lx->cur[lx->cur[0] == ' ']];
}

/* Whether the type surely ends before q. */
static inline bool type_ends(const char *q) {
  if (*q == ',') return true;
  if (*q == ' ') return !unsure[(uint8_t)q[1]];
  return *q == '\n' && q[1] == ' ' && q[2] == ' ' && !unsure[(uint8_t)q[3]];
}

/* The text from the bracket at the current token up to the first closing one that a type may end behind: nearly
 * always that is the type. Empty: there is none near. */
static Str bracket_text(const Parser *p) {
  const char *s = p->lx.base + p->tok.pos;
  for (uint32_t i = 0; s < p->lx.far && i < 48; i += 16) {
    V16 x = v16_at(s + i);
    for (uint32_t m = v16_mask((V16)(x == '>') | (V16)(x == ']') | (V16)(x == '}')); m; m &= m - 1) {
      uint32_t n = i + (uint32_t)__builtin_ctz(m) + 1;
      if (type_ends(s + n)) return (Str){s, n};
    }
  }
  return (Str){s, 0};
}

static Ty parse_type_slow(Parser *p, bool allow_void) {
  uint32_t pos = p->tok.pos;
  Str text = {NULL, 0};
  if (p->tok.kind == T_LBRACK || p->tok.kind == T_LT || p->tok.kind == T_LBRACE) {
    text = bracket_text(p);
    const uint64_t *known = text.n ? memo_get(&p->memo, MEMO_TYPE, text) : NULL;
    if (known) {
      p->lx.cur = text.p + text.n;
      p_next(p);
      p->pointee = TY_NONE;
      return (Ty)*known;
    }
  }
  Ty t = any_type(p);
  if (UNLIKELY(t == TY_VOID) && !allow_void) p_error(p, pos, "void type only allowed for function results");
  if (text.n) {
    const char *end = p->lx.base + p->tok.pos;
    while (end[-1] == ' ') end--;
    if (end == text.p + text.n) memo_put(&p->memo, MEMO_TYPE, text, t);
  }
  return t;
}

/* Nearly all types are one word that a value follows. */
static inline Ty type_fast(Parser *p, bool allow_void) {
  Ty t = word_type(&p->tok);
  if (UNLIKELY(!t || may_go_on(&p->lx) || (t == TY_VOID && !allow_void))) return parse_type_slow(p, allow_void);
  p_next(p);
  p->pointee = TY_NONE;
  return t;
}
HOT Ty parse_type(Parser *p) { return type_fast(p, false); }
Ty parse_type_or_void(Parser *p, bool allow_void) { return type_fast(p, allow_void); }

/* ---- types without a token ---- */

/* The usual types by their first three bytes; `behind`: 64 less the bits of the word, which is what is not compared. */
#define BYTES3(a, b, c) ((uint32_t)(a) | (uint32_t)(b) << 8 | (uint32_t)(c) << 16)
#define USUAL_SLOT(first3) ((first3) * 0x9E3779B1u >> 27)
#define USUAL(T, N, a, b, c, d, e, f)                                                                                  \
  [USUAL_SLOT(BYTES3(a, b, c))] = {BYTES3(a, b, c) | (uint64_t)BYTES3(d, e, f) << 24, 64 - 8 * (N), N, T}
typedef struct Usual {
  uint64_t text;
  uint8_t behind, n, type;
} Usual;
static const Usual usual[32] = {
  USUAL(TY_I1, 2, 'i', '1', ' ', 0, 0, 0),          USUAL(TY_I1, 2, 'i', '1', ',', 0, 0, 0),
  USUAL(TY_I8, 2, 'i', '8', ' ', 0, 0, 0),          USUAL(TY_I8, 2, 'i', '8', ',', 0, 0, 0),
  USUAL(TY_I16, 3, 'i', '1', '6', 0, 0, 0),         USUAL(TY_I32, 3, 'i', '3', '2', 0, 0, 0),
  USUAL(TY_I64, 3, 'i', '6', '4', 0, 0, 0),         USUAL(TY_PTR, 3, 'p', 't', 'r', 0, 0, 0),
  USUAL(TY_HALF, 4, 'h', 'a', 'l', 'f', 0, 0),      USUAL(TY_FLOAT, 5, 'f', 'l', 'o', 'a', 't', 0),
  USUAL(TY_DOUBLE, 6, 'd', 'o', 'u', 'b', 'l', 'e')};

/* ` addrspace(N)` of one digit to three at q, behind `ptr`; else TY_NONE. */
static __attribute__((noinline)) Ty ptr_by_bytes(Parser *p, const char *q) {
  if (memcmp(q, " addrspace(", 11) != 0) return TY_NONE;
  uint32_t n;
  const char *end = digits_at(q + 11, 3, &n);
  if (end == q + 11 || *end != ')' || !type_ends(end + 1)) return TY_NONE;
  p->lx.cur = end + 1;
  return ty_ptr(p->m, n);
}

/* Takes a usual type where it is what comes next in the text and surely ends; else takes nothing. */
static inline __attribute__((always_inline)) TypeAt take_type(Parser *p) {
  Lexer *lx = &p->lx;
  const char *s = lx->cur;
  TypeAt t = {TY_NONE, 0};
  if (UNLIKELY(s >= lx->far)) return t;
  s += *s == ' ';
  uint64_t w;
  memcpy(&w, s, 8);
  const Usual *u = &usual[USUAL_SLOT((uint32_t)w & 0xffffff)];
  if ((w ^ u->text) << u->behind) return t;
  const char *q = s + u->n;
  if (LIKELY(type_ends(q))) {
    t.t = (Ty)u->type;
    lx->cur = q;
  } else if (u->type == TY_PTR) {
    t.t = ptr_by_bytes(p, q);
  }
  t.pos = (uint32_t)(s - lx->base);
  p->pointee = TY_NONE;
  return t;
}

HOT TypeAt p_try_type(Parser *p) {
  TypeAt t = take_type(p);
  p_next_local(p);
  return t;
}

HOT bool p_try_types(Parser *p, TypeAt t[2]) {
  const char *start = p->lx.cur;
  t[0] = take_type(p);
  if (LIKELY(t[0].t && lexer_take(&p->lx, ",", 1))) {
    t[1] = p_next_type(p);
    return true;
  }
  p->lx.cur = start;
  p_next(p);
  return false;
}
