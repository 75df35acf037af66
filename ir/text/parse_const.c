/* parse_const.c: constants and constant expressions. Each is made in Parser.pool as it is read; nested ones wait on
 * one value stack of the parser (no allocation per constant). The messages are LLVM's, the checks those its parser
 * makes.
 */
#include "ir/text/parser.h"

/* ---- shared with instructions ---- */

static bool is_aggregate(const Module *m, Ty t) {
  TyKind k = ty_kind(m, t);
  return k == TK_STRUCT || k == TK_ARRAY;
}

bool p_cast_ok(const Module *m, Op o, Ty from, Ty to) {
  if (is_aggregate(m, from) || is_aggregate(m, to)) return false;
  TyKind fk = ty_kind(m, from), tk = ty_kind(m, to);
  if (fk == TK_VOID || fk == TK_LABEL || fk == TK_METADATA || fk == TK_TOKEN || fk == TK_FUNC || tk == TK_VOID ||
      tk == TK_LABEL || tk == TK_METADATA || tk == TK_TOKEN || tk == TK_FUNC)
    return false;
  Ty fs = ty_scalar(m, from), ts = ty_scalar(m, to);
  bool fi = ty_is_int(m, fs), ti = ty_is_int(m, ts), ff = ty_is_fp(fs), tf = ty_is_fp(ts), fp = ty_is_ptr(m, fs),
       tp = ty_is_ptr(m, ts);
  uint32_t fb = ty_bits(m, fs), tb = ty_bits(m, ts);
  bool lanes = ty_same_lanes(m, from, to);
  switch (o) {
  case OP_TRUNC: return fi && ti && lanes && fb > tb;
  case OP_ZEXT:
  case OP_SEXT: return fi && ti && lanes && fb < tb;
  case OP_FPTRUNC: return ff && tf && lanes && fb > tb;
  case OP_FPEXT: return ff && tf && lanes && fb < tb;
  case OP_UITOFP:
  case OP_SITOFP: return fi && tf && lanes;
  case OP_FPTOUI:
  case OP_FPTOSI: return ff && ti && lanes;
  case OP_PTRTOINT:
  case OP_PTRTOADDR: return fp && ti && lanes;
  case OP_INTTOPTR: return fi && tp && lanes;
  case OP_ADDRSPACECAST: return fp && tp && lanes && ty_addrspace(m, fs) != ty_addrspace(m, ts);
  case OP_BITCAST:
    if (fp != tp) return false;
    if (fp) { /* <1 x ptr> and ptr are the same size */
      if (ty_addrspace(m, fs) != ty_addrspace(m, ts)) return false;
      const TypeRec *x = ty_rec(m, from), *y = ty_rec(m, to);
      bool vx = x->kind == TK_VECTOR, vy = y->kind == TK_VECTOR;
      if (vx && vy) return lanes;
      if (vx) return x->count == 1 && !(x->flags & TYF_SCALABLE);
      if (vy) return y->count == 1 && !(y->flags & TYF_SCALABLE);
      return true;
    }
    return ty_scalable(m, from) == ty_scalable(m, to) && ty_size_bits(m, from) != 0 &&
           ty_size_bits(m, from) == ty_size_bits(m, to);
  default: return false;
  }
}

/* One step of getelementptr into *cur; false when the index does not fit. */
static bool gep_step(Parser *p, Ty *cur, Val idx) {
  const TypeRec *r = ty_rec(p->m, *cur);
  switch (r->kind) {
  case TK_ARRAY:
  case TK_VECTOR: *cur = r->elem[0]; return true;
  case TK_STRUCT: {
    uint64_t x;
    if (!val_is_con(idx) || !con_u64(p->pool, idx, &x) || x >= r->n || (r->flags & TYF_OPAQUE)) return false;
    Ty t = con_type(p->pool, idx);
    if (t != TY_I32 && (ty_scalable(p->m, t) || ty_scalar(p->m, t) != TY_I32)) return false;
    *cur = r->elem[x];
    return true;
  }
  default: return false;
  }
}

Ty p_gep_type(Parser *p, uint32_t pos, Ty src, Ty base, uint32_t base_pos, const Val *idx, const uint32_t *idx_pos,
              uint32_t n) {
  Module *m = p->m;
  if (!ty_is_ptr(m, ty_scalar(m, base))) p_error(p, base_pos, "base of getelementptr must be a pointer");
  Ty result = base;
  bool vec = ty_is_vec(m, base);
  uint64_t count = vec ? ty_rec(m, base)->count : 0;
  bool scal = vec && (ty_rec(m, base)->flags & TYF_SCALABLE);
  for (uint32_t i = 0; i < n; i++) {
    Ty it = p_type_of(p, idx[i]);
    if (LIKELY(it >= TY_I1 && it <= TY_I128)) continue;
    if (!ty_is_int(m, ty_scalar(m, it)))
      p_error(p, idx_pos ? idx_pos[i] : pos, "getelementptr index must be an integer");
    if (ty_is_vec(m, it)) {
      const TypeRec *r = ty_rec(m, it);
      bool s = (r->flags & TYF_SCALABLE) != 0;
      if (vec && (r->count != count || s != scal))
        p_error(p, idx_pos ? idx_pos[i] : pos, "getelementptr vector index has a wrong number of elements");
      if (!vec) result = ty_vec(m, result, r->count, s);
      vec = true;
      count = r->count;
      scal = s;
    }
  }
  if (n && !ty_is_sized(m, src)) p_error(p, base_pos, "base element of getelementptr must be sized");
  Ty cur = src;
  for (uint32_t i = 1; i < n; i++)
    if (!gep_step(p, &cur, idx[i])) p_error(p, pos, "invalid getelementptr indices");
  return result;
}

/* ---- simple constants ---- */

static NORETURN COLD void mismatch(Parser *p, uint32_t pos, Ty got, Ty want) {
  p_error(p, pos, "constant expression type mismatch: got type '%s' but expected '%s'", p_type_text(p, got),
          p_type_text(p, want));
}

static Val expect_type(Parser *p, uint32_t pos, Val v, Ty want) {
  Ty t = con_type(p->pool, v);
  if (UNLIKELY(t != want) && want != TY_NONE) mismatch(p, pos, t, want); /* TY_NONE: an untyped aliasee */
  return v;
}

static NOINLINE Val integer(Parser *p, Ty t) {
  if (!ty_is_int(p->m, t)) p_error_here(p, "integer constant must have integer type");
  uint32_t bits = ty_bits(p->m, t);
  Val v;
  if (p->tok.kind == T_NUM &&
      bits <= 64) { /* more digits than the type holds: the low bits, in one go however many there are */
    uint64_t x = 0;
    for (uint32_t i = 0; i < p->tok.text.n; i++)
      if (p->tok.text.p[i] >= '0') x = x * 10 + (uint64_t)(p->tok.text.p[i] - '0');
    v = con_int(p->pool, t, p->tok.neg ? 0 - x : x);
  } else {
    ArenaMark mark = arena_mark(&p->arena);
    Ap x;
    Str s = p->tok.text;
    if (s.p[0] == '+') s.p++, s.n--;
    if (ap_parse(&p->arena, s, bits, &x) == AP_PARSE_BAD) p_error_here(p, "invalid integer constant");
    v = con_ap(p->pool, t, x);
    arena_release(&p->arena, mark);
  }
  p_next(p);
  return v;
}

/* The text of a number of type t. Few are written, over and over. */
static FpLit fp_text(Parser *p, Ty t, Str s, FpBits *x) {
  FpKind k = fp_kind_of(t);
  const uint64_t *known = k <= FP_DOUBLE ? memo_get(&p->memo, MEMO_FP + (uint32_t)t, s) : NULL;
  if (known) {
    *x = (FpBits){*known, 0};
    return FP_LIT_OK;
  }
  FpLit r = fp_parse(k, s, x);
  if (r == FP_LIT_OK && k <= FP_DOUBLE) memo_put(&p->memo, MEMO_FP + (uint32_t)t, s, x->lo);
  return r;
}

static NOINLINE Val floating(Parser *p, Ty t) {
  if (!ty_is_fp(t)) p_error_here(p, "floating point constant invalid for type");
  FpBits x;
  switch (fp_text(p, t, p->tok.text, &x)) {
  case FP_LIT_OK: break;
  case FP_LIT_TOO_LARGE: p_error_here(p, "hexadecimal constant too large for %s", p_type_text(p, t));
  case FP_LIT_WRONG_TYPE: p_error_here(p, "floating point constant does not have type '%s'", p_type_text(p, t));
  case FP_LIT_BAD: p_error_here(p, "invalid floating point constant");
  case FP_LIT_INEXACT: p_error_here(p, "floating point constant invalid for type");
  }
  p_next(p);
  return con_fp(p->pool, t, x);
}

static bool first_class(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  return r->kind != TK_VOID && r->kind != TK_FUNC && !(r->kind == TK_STRUCT && (r->flags & TYF_OPAQUE));
}

/* Typed values up to `close`, onto the value stack. Returns where they start. */
static uint32_t elements(Parser *p, TokKind close, const char *msg) {
  uint32_t mark = p->val_stack.n;
  if (!p_accept(p, close)) {
    do {
      Ty t = parse_type(p);
      Val v = parse_const(p, t);
      vec_push(&p->val_stack, v);
    } while (p_accept(p, T_COMMA));
    p_expect(p, close, msg);
  }
  return mark;
}

static Val struct_const(Parser *p, Ty t, uint32_t pos, bool packed) {
  uint32_t mark = elements(p, T_RBRACE, "expected end of struct constant");
  if (packed) p_expect(p, T_GT, "expected end of packed struct");
  uint32_t n = p->val_stack.n - mark;
  const TypeRec *r = ty_rec(p->m, t);
  if (r->kind != TK_STRUCT) p_error(p, pos, "constant expression type mismatch");
  if (r->n != n || (r->flags & TYF_OPAQUE)) p_error(p, pos, "initializer with struct type has wrong # elements");
  if (((r->flags & TYF_PACKED) != 0) != packed) p_error(p, pos, "packed'ness of initializer and type don't match");
  for (uint32_t i = 0; i < n; i++)
    if (con_type(p->pool, p->val_stack.p[mark + i]) != r->elem[i])
      p_error(p, pos, "element %u of struct initializer doesn't match struct element type", i);
  Val v = n ? con_agg(p->pool, t, p->val_stack.p + mark, n) : con_null(p->pool, t);
  p->val_stack.n = mark;
  return v;
}

/* ---- tables of numbers ---- */

/* The bytes at q, zeros from `end` on. */
static inline uint64_t eight_at(const char *q, const char *end) {
  uint64_t w = 0;
  if (LIKELY(end - q >= 8)) memcpy(&w, q, 8);
  else memcpy(&w, q, (size_t)(end - q));
  return w;
}
static inline char char_at(const char *q, const char *end) { return LIKELY(q < end) ? *q : 0; }

/* The number at q, of at most 19 digits, with or without a sign; returns where it ends, or NULL. */
static inline const char *table_int(const char *q, const char *end, uint64_t *x) {
  bool neg = char_at(q, end) == '-';
  q += neg;
  uint64_t w;
  uint32_t n = digits_eight(eight_at(q, end), &w);
  if (!n) return NULL;
  if (n == 8)
    for (char c; (unsigned)((c = char_at(q + n, end)) - '0') < 10; n++) {
      if (n == 19) return NULL;
      w = w * 10 + (uint64_t)(c - '0');
    }
  *x = neg ? 0 - w : w;
  return q + n;
}

/* The same for a decimal number with a point or a hexadecimal one: as far as its letters go. */
static const char *table_fp(Parser *p, Ty t, const char *q, const char *end, uint64_t *x) {
  const char *e = q;
  for (char c; (unsigned)((c = char_at(e, end)) - '0') < 10 || (unsigned)((c | 0x20) - 'a') < 26 || c == '.' ||
               c == '+' || c == '-';
       e++)
    if (e - q == 24) return NULL;
  Str s = {q, (uint32_t)(e - q)};
  FpBits b;
  if (s.n < 3) return NULL;
  bool hex = s.p[0] == '0' && s.p[1] == 'x',
       decimal = (unsigned)(s.p[s.p[0] == '-'] - '0') < 10 && memchr(s.p, '.', s.n);
  if ((!hex && !decimal) || fp_text(p, t, s, &b) != FP_LIT_OK) return NULL;
  *x = b.lo;
  return e;
}

/* The elements of an array of type t as everyone prints a table of numbers, `i32 1, i32 -2]`: from the current token
 * on, up to and with the bracket. No token and no constant is made of them. VAL_NONE, and nothing read, where a
 * single byte is different. */
static Val number_table(Parser *p, Ty t) {
  static const struct {
    char s[8];
    uint8_t n;
  } forms[] = {/* by type */
               [TY_I8] = {"i8 ", 3},   [TY_I16] = {"i16 ", 4},     [TY_I32] = {"i32 ", 4},
               [TY_I64] = {"i64 ", 4}, [TY_FLOAT] = {"float ", 6}, [TY_DOUBLE] = {"double ", 7}};
  const TypeRec *r = ty_rec(p->m, t);
  if (r->kind != TK_ARRAY || (size_t)r->elem[0] >= ARRAY_LEN(forms) || !forms[r->elem[0]].n) return VAL_NONE;
  Ty e = r->elem[0];
  uint32_t n = forms[e].n, size = ty_bits(p->m, e) / 8;
  uint64_t count = r->count, type, mask = ~0ull >> (64 - 8 * n);
  const char *q = p->lx.base + p->tok.pos, *end = p->lx.end;
  if (!count || count > (size_t)(end - q) / (n + 2))
    return VAL_NONE; /* no room for a table that the text cannot hold */
  memcpy(&type, forms[e].s, 8);
  ArenaMark mark = arena_mark(&p->arena);
  uint8_t *bytes = arena_alloc(&p->arena, count * size), *to = bytes;
  Val v = VAL_NONE;
  for (uint64_t x; !((eight_at(q, end) ^ type) & mask); to += size) {
    q = ty_is_fp(e) ? table_fp(p, e, q + n, end, &x) : table_int(q + n, end, &x);
    if (!q) break;
    memcpy(to, &x, size);
    if (!--count) {
      if (char_at(q, end) != ']') break;
      p->lx.cur = q + 1;
      p_next(p);
      v = con_data(p->pool, t, bytes, (size_t)(to + size - bytes));
      break;
    }
    if (char_at(q, end) != ',' || char_at(q + 1, end) != ' ') break;
    q += 2;
  }
  arena_release(&p->arena, mark);
  return v;
}

static Val array_const(Parser *p, Ty t, uint32_t pos) {
  Val table = number_table(p, t);
  if (table != VAL_NONE) return table;
  uint32_t first_pos = p->tok.pos;
  uint32_t mark = elements(p, T_RBRACK, "expected end of array constant");
  uint32_t n = p->val_stack.n - mark;
  if (n == 0) { /* [] is an array of any element type */
    const TypeRec *r = ty_rec(p->m, t);
    if (r->kind != TK_ARRAY || r->count != 0) p_error(p, pos, "invalid empty array initializer");
    return con_null(p->pool, t);
  }
  const Val *e = p->val_stack.p + mark;
  Ty et = con_type(p->pool, e[0]);
  if (!first_class(p->m, et)) p_error(p, first_pos, "invalid array element type: %s", p_type_text(p, et));
  for (uint32_t i = 1; i < n; i++)
    if (con_type(p->pool, e[i]) != et)
      p_error(p, first_pos, "array element #%u is not of type '%s", i, p_type_text(p, et));
  Ty at = ty_array(p->m, et, n);
  if (at != t) mismatch(p, pos, at, t);
  Val v = con_agg(p->pool, t, e, n);
  p->val_stack.n = mark;
  return v;
}

static Val vector_const(Parser *p, Ty t, uint32_t pos) {
  uint32_t first_pos = p->tok.pos;
  uint32_t mark = elements(p, T_GT, "expected end of constant");
  uint32_t n = p->val_stack.n - mark;
  if (n == 0) p_error(p, pos, "constant vector must not be empty");
  const Val *e = p->val_stack.p + mark;
  Ty et = con_type(p->pool, e[0]);
  if (!ty_is_int(p->m, et) && !ty_is_ptr(p->m, et) && !ty_is_fp(et))
    p_error(p, first_pos, "vector elements must have integer, pointer or floating point type");
  for (uint32_t i = 1; i < n; i++)
    if (con_type(p->pool, e[i]) != et)
      p_error(p, first_pos, "vector element #%u is not of type '%s", i, p_type_text(p, et));
  Ty vt = ty_vec(p->m, et, n, false);
  if (vt != t) mismatch(p, pos, vt, t);
  Val v = con_agg(p->pool, t, e, n);
  p->val_stack.n = mark;
  return v;
}

static Val string_const(Parser *p, Ty t, uint32_t pos) { /* c"..." at the string */
  if (!p_is(p, T_STR)) p_error_here(p, "expected string");
  Str s = p->tok.text;
  ArenaMark mark = arena_mark(&p->arena);
  char *buf = NULL;
  if (p->tok.esc) {
    buf = arena_alloc(&p->arena, s.n ? s.n : 1);
    s = (Str){buf, str_unescape(s, buf)};
  }
  Ty st = ty_array(p->m, TY_I8, s.n);
  if (st != t) mismatch(p, pos, st, t);
  Val v = s.n ? con_data(p->pool, t, s.p, s.n) : con_null(p->pool, t);
  arena_release(&p->arena, mark);
  p_next(p);
  return v;
}

static Val global_ref(Parser *p, Ty t) {
  Tok tok = p->tok;
  if (!ty_is_ptr(p->m, t)) p_error_here(p, "global variable reference must have pointer type");
  Glob g = p_global(p, &tok);
  Ty gt = glob(p->m, g)->ptr_type;
  if (gt != t)
    p_error_here(p, "'@%.*s' defined with type '%s' but expected '%s'", (int)tok.text.n, tok.text.p, p_type_text(p, gt),
                 p_type_text(p, t));
  p_next(p);
  return con_global(p->pool, g);
}

/* ---- constant expressions ---- */

static void operands(Parser *p, uint32_t *mark) { /* ( type value, ... ) */
  p_expect(p, T_LPAREN, "expected '(' in constantexpr");
  *mark = elements(p, T_RPAREN, "expected ')' in constantexpr");
}

static Val make_expr(Parser *p, Op o, unsigned fl, Ty t, Ty extra, uint32_t mark) {
  ConExpr e = {.op = (uint8_t)o,
               .flags = (uint16_t)fl,
               .type = t,
               .extra = extra,
               .n = p->val_stack.n - mark,
               .ops = p->val_stack.p + mark};
  Val v = con_expr(p->pool, &e);
  p->val_stack.n = mark;
  return v;
}

/* LLVM up to 18 marked an index `inrange`; since 19 it is a range of bytes around the result. */
static void old_inrange(Parser *p, ConExpr *e, uint32_t which) {
  Module *m = p->m;
  Ty cur = e->extra;
  int64_t off = 0, lo = 0, hi = 0;
  for (uint32_t i = 1; i < e->n; i++) {
    uint64_t x;
    if (!con_u64(p->pool, e->ops[i], &x)) return;
    int64_t k = sext64(x, u32_max(1, u32_min(64, ty_bits(m, ty_scalar(m, con_type(p->pool, e->ops[i]))))));
    if (i == 1) off += k * (int64_t)ty_alloc_size(m, cur);
    else {
      if (ty_kind(m, cur) == TK_STRUCT) off += (int64_t)ty_field_offset(m, cur, (uint32_t)x);
      else off += k * (int64_t)ty_alloc_size(m, ty_elem(m, cur));
      if (!gep_step(p, &cur, e->ops[i])) return;
    }
    if (i == which) {
      lo = off;
      hi = off + (int64_t)ty_alloc_size(m, cur);
    }
  }
  e->has_inrange = true;
  e->inrange_lo = lo - off;
  e->inrange_hi = hi - off;
}

static int64_t signed_number(Parser *p) {
  if (!p_is(p, T_NUM) || p->tok.num > INT64_MAX) p_error_here(p, "expected integer");
  int64_t x = p->tok.neg ? -(int64_t)p->tok.num : (int64_t)p->tok.num;
  p_next(p);
  return x;
}

static Val gep_expr(Parser *p, uint32_t pos) {
  ConExpr e = {.op = OP_GEP};
  for (;;) {
    for (unsigned flag; (flag = p_flag(p, P_GEP)) != 0; e.flags |= (uint16_t)flag) p_next(p);
    if (p_accept_kw(p, KW_inrange)) {
      p_expect(p, T_LPAREN, "expected '('");
      e.has_inrange = true;
      e.inrange_lo = signed_number(p);
      p_expect(p, T_COMMA, "expected ','");
      uint32_t end_pos = p->tok.pos;
      e.inrange_hi = signed_number(p);
      p_expect(p, T_RPAREN, "expected ')'");
      if (e.inrange_lo >= e.inrange_hi) p_error(p, end_pos, "expected end to be larger than start");
    } else break;
  }
  p_expect(p, T_LPAREN, "expected '(' in constantexpr");
  e.extra = parse_type(p);
  p_expect(p, T_COMMA, "expected comma after getelementptr's type");
  uint32_t mark = p->val_stack.n, marked = 0;
  if (p_is(p, T_RPAREN)) p_error(p, pos, "base of getelementptr must be a pointer");
  do {
    if (p_is_kw(p, KW_inrange)) {
      if (marked || p->val_stack.n == mark) p_error_here(p, "expected ')' in constantexpr");
      marked = p->val_stack.n - mark;
      p_next(p);
    }
    Val v = parse_type_and_const(p);
    vec_push(&p->val_stack, v);
  } while (p_accept(p, T_COMMA));
  p_expect(p, T_RPAREN, "expected ')' in constantexpr");
  e.ops = p->val_stack.p + mark;
  e.n = p->val_stack.n - mark;
  if (ty_scalable(p->m, e.extra)) p_error(p, pos, "invalid base element for constant getelementptr");
  e.type = p_gep_type(p, pos, e.extra, con_type(p->pool, e.ops[0]), pos, e.ops + 1, NULL, e.n - 1);
  if (marked) old_inrange(p, &e, marked);
  Val v = con_expr(p->pool, &e);
  p->val_stack.n = mark;
  return v;
}

static Val cast_expr(Parser *p, Op o, uint32_t pos, unsigned fl) {
  p_expect(p, T_LPAREN, "expected '(' after constantexpr cast");
  Val v = parse_type_and_const(p);
  p_expect_kw(p, KW_to, "expected 'to' in constantexpr cast");
  Ty to = parse_type(p);
  p_expect(p, T_RPAREN, "expected ')' at end of constantexpr cast");
  Ty from = con_type(p->pool, v);
  /* A constant cast to its own type is the constant, as in LLVM; an instruction stays. */
  if (o == OP_BITCAST && from == to) return v;
  if (!p_cast_ok(p->m, o, from, to))
    p_error(p, pos, "invalid cast opcode for cast from '%s' to '%s'", p_type_text(p, from), p_type_text(p, to));
  uint32_t mark = p->val_stack.n;
  vec_push(&p->val_stack, v);
  return make_expr(p, o, fl, to, TY_NONE, mark);
}

static Val binary_expr(Parser *p, Op o, uint32_t pos) {
  unsigned fl = 0;
  for (unsigned flag; (flag = p_flag(p, op_info[o].props & P_WRAP)) != 0; fl |= flag) p_next(p);
  p_expect(p, T_LPAREN, "expected '(' in binary constantexpr");
  uint32_t mark = p->val_stack.n;
  Val a = parse_type_and_const(p);
  vec_push(&p->val_stack, a);
  p_expect(p, T_COMMA, "expected comma in binary constantexpr");
  Val b = parse_type_and_const(p);
  vec_push(&p->val_stack, b);
  p_expect(p, T_RPAREN, "expected ')' in binary constantexpr");
  Ty t = con_type(p->pool, a);
  if (t != con_type(p->pool, b)) p_error(p, pos, "operands of constexpr must have same type");
  if (!ty_is_int(p->m, ty_scalar(p->m, t))) p_error(p, pos, "constexpr requires integer or integer vector operands");
  return make_expr(p, o, fl, t, TY_NONE, mark);
}

static Val vector_expr(Parser *p, Op o, uint32_t pos) {
  uint32_t mark;
  operands(p, &mark);
  Module *m = p->m;
  const Val *v = p->val_stack.p + mark;
  uint32_t n = p->val_stack.n - mark, want = o == OP_EXTRACTELEMENT ? 2 : 3;
  if (n != want) p_error(p, pos, "expected %s operands to %s", want == 2 ? "two" : "three", op_info[o].text);
  Ty t0 = con_type(p->pool, v[0]), t1 = con_type(p->pool, v[1]);
  bool vec = ty_kind(m, t0) == TK_VECTOR;
  switch (o) {
  case OP_EXTRACTELEMENT:
    if (!vec || !ty_is_int(m, t1)) p_error(p, pos, "invalid extractelement operands");
    return make_expr(p, o, 0, ty_elem(m, t0), TY_NONE, mark);
  case OP_INSERTELEMENT:
    if (!vec || t1 != ty_elem(m, t0) || !ty_is_int(m, con_type(p->pool, v[2])))
      p_error(p, pos, "invalid insertelement operands");
    return make_expr(p, o, 0, t0, TY_NONE, mark);
  default: {
    uint32_t nmask;
    uint32_t *mask = p_shuffle_mask(p, t0, t1, v[2], &nmask);
    if (!mask) p_error(p, pos, "invalid operands to shufflevector");
    const TypeRec *mr = ty_rec(m, con_type(p->pool, v[2]));
    ConExpr e = {.op = (uint8_t)o,
                 .type = ty_vec(m, ty_elem(m, t0), mr->count, (mr->flags & TYF_SCALABLE) != 0),
                 .n = 2,
                 .ops = v,
                 .mask = mask,
                 .nmask = nmask};
    Val r = con_expr(p->pool, &e);
    p->val_stack.n = mark;
    return r;
  }
  }
}

uint32_t *p_shuffle_mask(Parser *p, Ty a, Ty b, Val mask, uint32_t *n) {
  Module *m = p->m;
  if (a != b || ty_kind(m, a) != TK_VECTOR || !val_is_con(mask)) return NULL;
  const TypeRec *mr = ty_rec(m, con_type(p->pool, mask)), *ar = ty_rec(m, a);
  if (mr->kind != TK_VECTOR || mr->elem[0] != TY_I32 || ((mr->flags ^ ar->flags) & TYF_SCALABLE)) return NULL;
  uint64_t count = mr->count, limit = 2 * ar->count;
  ConKind k = con_kind(p->pool, mask);
  if (mr->flags & TYF_SCALABLE) {
    if (k != CON_ZERO && k != CON_UNDEF && k != CON_POISON) return NULL;
  }
  if (count > (uint64_t)(p->lx.end - p->lx.base) + 65536u && k != CON_ZERO && k != CON_UNDEF && k != CON_POISON &&
      k != CON_SPLAT)
    return NULL;
  if (count > 1u << 24) return NULL;
  uint32_t *out = ARENA_ARRAY(&p->arena, uint32_t, count ? count : 1);
  *n = (uint32_t)count;
  for (uint64_t i = 0; i < count; i++) {
    uint64_t x = 0;
    if (k == CON_UNDEF || k == CON_POISON) x = UINT32_MAX;
    else if (k != CON_ZERO) {
      Val e = con_elem(p->pool, mask, i);
      if (e == VAL_NONE) return NULL;
      ConKind ek = con_kind(p->pool, e);
      if (ek == CON_UNDEF || ek == CON_POISON) x = UINT32_MAX;
      else if (ek != CON_INT || !con_u64(p->pool, e, &x) || x >= limit) return NULL;
    }
    out[i] = (uint32_t)x;
  }
  return out;
}

static Val block_address(Parser *p, Ty t, uint32_t pos) {
  p_expect(p, T_LPAREN, "expected '(' in block address expression");
  if (!p_is(p, T_GLOBAL) && !p_is(p, T_GLOBALNUM)) p_error_here(p, "expected function name in blockaddress");
  Tok ft = p->tok;
  p_next(p);
  p_expect(p, T_COMMA, "expected comma in block address expression");
  if (!p_is(p, T_LOCAL) && !p_is(p, T_LOCALNUM)) p_error_here(p, "expected basic block name in blockaddress");
  Tok bt = p->tok;
  p_next(p);
  p_expect(p, T_RPAREN, "expected ')' in block address expression");
  Glob g = p_global(p, &ft);
  const Global *r = glob(p->m, g);
  if (r->kind != GK_FUNC) p_error(p, ft.pos, "expected function name in blockaddress");
  if (r->is_decl) p_error(p, ft.pos, "cannot take blockaddress inside a declaration");
  if (!ty_is_ptr(p->m, t)) p_error(p, pos, "type of blockaddress must be a pointer");
  return expect_type(p, pos, con_blockaddr(p->pool, g, p_block_slot(p, g, &bt)), t);
}

static Val glob_wrapper(Parser *p, ConKind k, const char *what, Ty t, uint32_t pos) {
  if (!p_is(p, T_GLOBAL) && !p_is(p, T_GLOBALNUM)) p_error_here(p, "expected global value name in %s", what);
  Tok tok = p->tok;
  p_next(p);
  Glob g = p_find_global(p, &tok);
  if (g == GLOB_NONE)
    p_error(p, tok.pos, "unknown function '%.*s' referenced by %s", (int)tok.text.n, tok.text.p, what);
  const Global *r = glob(p->m, g);
  if (k == CON_DSO_EQUIV && (r->kind == GK_VAR || (r->kind == GK_ALIAS && ty_kind(p->m, r->type) != TK_FUNC)))
    p_error(p, tok.pos, "expected a function, alias to function, or ifunc in dso_local_equivalent");
  return expect_type(p, pos, con_glob_kind(p->pool, k, g), t);
}

static Val ptr_auth(Parser *p, Ty t, uint32_t pos) {
  p_expect(p, T_LPAREN, "expected '(' in constant ptrauth expression");
  uint32_t mark = elements(p, T_RPAREN, "expected ')' in constant ptrauth expression"), n = p->val_stack.n - mark;
  const Val *v = p->val_stack.p + mark;
  if (n < 2 || n > 5) p_error(p, pos, "expected comma in constant ptrauth expression");
  Val zero = con_int(p->pool, TY_I64, 0), null = con_null(p->pool, TY_PTR);
  Val o[5] = {v[0], v[1], n > 2 ? v[2] : zero, n > 3 ? v[3] : null, n > 4 ? v[4] : null};
  Ty ot = con_type(p->pool, o[0]);
  if (!ty_is_ptr(p->m, ot)) p_error(p, pos, "constant ptrauth base pointer must be a pointer");
  if (con_type(p->pool, o[1]) != TY_I32 || con_kind(p->pool, o[1]) != CON_INT)
    p_error(p, pos, "constant ptrauth key must be i32 constant");
  if (con_type(p->pool, o[2]) != TY_I64 || con_kind(p->pool, o[2]) != CON_INT)
    p_error(p, pos, "constant ptrauth integer discriminator must be i64 constant");
  if (!ty_is_ptr(p->m, con_type(p->pool, o[3])))
    p_error(p, pos, "constant ptrauth address discriminator must be a pointer");
  if (!ty_is_ptr(p->m, con_type(p->pool, o[4])))
    p_error(p, pos, "constant ptrauth deactivation symbol must be a pointer");
  if (ot != t) mismatch(p, pos, ot, t);
  Val r = con_ptrauth(p->pool, t, o);
  p->val_stack.n = mark;
  return r;
}

static Val keyword_const(Parser *p, Ty t) {
  uint32_t pos = p->tok.pos;
  unsigned kw = p->tok.kw;
  Module *m = p->m;
  if (p_is_op(p)) {
    Op o = (Op)(kw - KW_OP_RET + OP_RET);
    switch (o) {
    case OP_ADD:
    case OP_SUB:
    case OP_XOR: p_next(p); return expect_type(p, pos, binary_expr(p, o, pos), t);
    case OP_TRUNC:
    case OP_PTRTOINT:
    case OP_PTRTOADDR:
    case OP_INTTOPTR:
    case OP_BITCAST:
    case OP_ADDRSPACECAST: p_next(p); return expect_type(p, pos, cast_expr(p, o, pos, 0), t);
    case OP_GEP: p_next(p); return expect_type(p, pos, gep_expr(p, pos), t);
    case OP_EXTRACTELEMENT:
    case OP_INSERTELEMENT:
    case OP_SHUFFLEVECTOR: p_next(p); return expect_type(p, pos, vector_expr(p, o, pos), t);
    default:
      if (((unsigned)o >= OP_FNEG && (unsigned)o <= OP_LAST_CAST) || o == OP_ICMP || o == OP_FCMP || o == OP_SELECT ||
          o == OP_EXTRACTVALUE || o == OP_INSERTVALUE)
        p_error_here(p, "%s constexprs are no longer supported", op_info[o].text);
      p_error_here(p, "expected value token");
    }
  }
  switch (kw) {
  case KW_true: p_next(p); return expect_type(p, pos, con_int(p->pool, TY_I1, 1), t);
  case KW_false: p_next(p); return expect_type(p, pos, con_int(p->pool, TY_I1, 0), t);
  case KW_null:
    if (!ty_is_ptr(m, t)) p_error_here(p, "null must be a pointer type");
    p_next(p);
    return con_null(p->pool, t);
  case KW_none:
    if (t != TY_TOKEN) p_error_here(p, "invalid type for none constant");
    p_next(p);
    return con_null(p->pool, t);
  case KW_undef:
  case KW_poison:
    if (!first_class(m, t) || t == TY_LABEL || t == TY_METADATA)
      p_error_here(p, "invalid type for %s constant", kw == KW_undef ? "undef" : "poison");
    p_next(p);
    return kw == KW_undef ? con_undef(p->pool, t) : con_poison(p->pool, t);
  case KW_zeroinitializer:
    if (!first_class(m, t) || t == TY_LABEL || t == TY_METADATA || t == TY_TOKEN || !p_has_zero(m, t))
      p_error_here(p, "invalid type for null constant");
    p_next(p);
    return con_null(p->pool, t);
  case KW_c: p_next(p); return string_const(p, t, pos);
  case KW_splat: {
    p_next(p);
    p_expect(p, T_LPAREN, "expected '(' after vector splat");
    Val e = parse_type_and_const(p);
    p_expect(p, T_RPAREN, "expected ')' at end of vector splat");
    if (ty_kind(m, t) != TK_VECTOR) p_error(p, pos, "vector constant must have vector type");
    Ty et = con_type(p->pool, e);
    if (et != ty_elem(m, t))
      p_error(p, pos, "constant expression type mismatch: got type '%s' but expected '%s'", p_type_text(p, et),
              p_type_text(p, ty_elem(m, t)));
    return con_splat(p->pool, t, e);
  }
  case KW_blockaddress: p_next(p); return block_address(p, t, pos);
  case KW_dso_local_equivalent: p_next(p); return glob_wrapper(p, CON_DSO_EQUIV, "dso_local_equivalent", t, pos);
  case KW_no_cfi: p_next(p); return glob_wrapper(p, CON_NO_CFI, "no_cfi", t, pos);
  case KW_ptrauth: p_next(p); return ptr_auth(p, t, pos);
  case KW_asm: p_error_here(p, "invalid type for inline asm constraint string");
  default: p_error_here(p, "expected value token");
  }
}

/* Whether the type has an all-zero value: of target types only some have. */
bool p_has_zero(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  if (r->kind != TK_TARGET) return true;
  static const Str without[] = {{"spirv.Image", 11},   {"spirv.SignedImage", 17},
                                {"spirv.Padding", 13}, {"spirv.IntegralConstant", 22},
                                {"spirv.Literal", 13}, {"spirv.Type", 10}};
  for (unsigned i = 0; i < ARRAY_LEN(without); i++)
    if (str_eq(r->name, without[i])) return false;
  return str_starts(r->name, STR("spirv.")) || str_eq(r->name, STR("aarch64.svcount")) ||
         str_eq(r->name, STR("riscv.vector.tuple"));
}

/* What is no number. */
static NOINLINE Val other_const(Parser *p, Ty t) {
  uint32_t pos = p->tok.pos;
  Val v;
  switch (p->tok.kind) {
  case T_GLOBAL:
  case T_GLOBALNUM: return global_ref(p, t);
  case T_LOCAL:
  case T_LOCALNUM: p_error_here(p, "invalid use of function-local name");
  case T_WORD:
  case T_LBRACE:
  case T_LBRACK:
  case T_LT: break;
  default: p_error_here(p, "expected value token");
  }
  p_enter(p);
  switch (p->tok.kind) {
  case T_LBRACE:
    p_next(p);
    v = struct_const(p, t, pos, false);
    break;
  case T_LBRACK:
    p_next(p);
    v = array_const(p, t, pos);
    break;
  case T_LT:
    p_next(p);
    v = p_accept(p, T_LBRACE) ? struct_const(p, t, pos, true) : vector_const(p, t, pos);
    break;
  default: v = keyword_const(p, t);
  }
  p_leave(p);
  return v;
}

Val parse_const(Parser *p, Ty t) {
  switch (p->tok.kind) {
  case T_NUM: {
    if (UNLIKELY(t < TY_I1 || t > TY_I64 || p->tok.num == UINT64_MAX)) return integer(p, t);
    Val v = con_int(p->pool, t, p->tok.neg ? 0 - p->tok.num : p->tok.num);
    p_next(p);
    return v;
  }
  case T_HEXINT: return integer(p, t);
  case T_FP: return floating(p, t);
  default: return other_const(p, t);
  }
}

Val parse_type_and_const(Parser *p) {
  Ty t = parse_type(p);
  return parse_const(p, t);
}
