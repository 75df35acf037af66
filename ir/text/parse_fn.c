/* parse_fn.c: the body of a function: local names, blocks, forward references, edges, phis.
 *
 * Names live in one open-addressing table of 8 bytes a slot, used by one function after the other; the texts they are
 * compared with are those the values and blocks carry. A value used before its definition gets its id at once (an
 * OP_NONE record with the type the use expects) and the definition fills that record: no use is ever rewritten.
 *
 * Edges are made when the whole body is read: each block's predecessors in the order of the first phi, or of the text
 * where there is no phi. Other phis are brought to that order; one that was written in another order keeps it in
 * f->rare->phi_order. Cost: expected linear in the text.
 */
#include "ir/ctx.h"
#include "ir/text/parse_fn.h"
#include <stdio.h>

/* ---- names and numbers ---- */

static NOINLINE void tab_start(struct FnParse *fp) {
  uint32_t cap = LOCALS_MIN;
  while (cap / 2 < UINT32_MAX / 4 && cap - cap / 4 <= fp->expected) cap *= 2;
  if (cap > fp->room) {
    mem_free(fp->tab);
    fp->tab = NULL;
    fp->tab = mem_table(sizeof(LocalName) * cap);
    fp->room = cap;
  } else {
    memset(fp->tab, 0, sizeof(LocalName) * cap);
  }
  fp->cap = cap;
}

static Str ref_name(const Parser *p, LocalRef r) {
  return r & LOCAL_BLOCK ? blk_name_of(p->f, (Blk)(r & LOCAL_ID)) : name_of(p->f, (Val)(r & LOCAL_ID));
}

/* Whether r's name is s. `whole`: s is a piece of the input of 1 to 16 bytes, and 16 may be read there. */
static inline bool ref_is(const Parser *p, LocalRef r, Str s, bool whole) {
  _Static_assert(NAME_OWN_BIT == 1u << 31, "no offset into the input is as large");
  if (LIKELY(whole)) {
    Name n = (r & LOCAL_BLOCK ? p->f->blk_name : p->f->name)[r & LOCAL_ID];
    if (n.len != s.n) return false;
    if (LIKELY(n.off + 16ull <= (size_t)(p->lx.end - p->lx.base))) return text_equal_16(p->lx.base + n.off, s.p, s.n);
  }
  return str_eq(ref_name(p, r), s);
}

/* The free slot for a name that is not there, or with `s` the slot of that name. Three looks near the neighbours (the
 * second and third a fixed way off, so that a run of numbered names that meets another moves as a run), then by the
 * hash proper. */
static inline __attribute__((always_inline)) LocalName *tab_find(const Parser *p, LocalName *tab, uint32_t cap,
                                                                 NameHash hash, const Str *s, bool whole) {
  uint32_t mask = cap - 1, full = (uint32_t)(hash >> 32), near = (uint32_t)hash, way = cap / 8 * 3 + 1;
  for (uint32_t look = 0;; look++) {
    LocalName *l = &tab[(look < 3 ? near + look * way : full + look) & mask];
    if (!l->ref || (s && l->hash == full && LIKELY(ref_is(p, l->ref, *s, whole)))) return l;
  }
}

static COLD void tab_grow(Parser *p) {
  struct FnParse *fp = p->fp;
  if (!fp->cap) {
    tab_start(fp);
    return;
  }
  uint32_t cap = fp->cap * 2;
  LocalName *t = mem_table(sizeof(LocalName) * cap);
  for (uint32_t i = 0; i < fp->cap; i++) {
    if (!fp->tab[i].ref) continue;
    Str s = ref_name(p, fp->tab[i].ref);
    *tab_find(p, t, cap, name_hash(&p->lx, s.p, s.n), NULL, false) = fp->tab[i];
  }
  mem_free(fp->tab);
  fp->tab = t;
  fp->cap = fp->room = cap;
}

/* The entry of a name, 0 if it is new: then the caller gives it a value or block that carries the name, before
 * anything else is looked up. The pointer is valid until the next call. */
static LocalRef *local_named(Parser *p, const Tok *t) {
  struct FnParse *fp = p->fp;
  if (UNLIKELY(fp->used >= fp->cap - fp->cap / 4)) tab_grow(p);
  NameHash hash = t->num;
  LocalName *l;
  if (LIKELY(hash)) { /* the lexer saw 16 bytes of the input there */
    l = tab_find(p, fp->tab, fp->cap, hash, &t->text, true);
  } else {
    Str s = t->esc ? p_text(p, t) : t->text;
    hash = name_hash(&p->lx, s.p, s.n);
    l = tab_find(p, fp->tab, fp->cap, hash, &s, false);
  }
  if (!l->ref) {
    fp->used++;
    l->hash = (uint32_t)(hash >> 32);
  }
  return &l->ref;
}

void p_name_unique(Parser *p, Val v, Str base) {
  Str name = base;
  for (;;) {
    Tok t = {.kind = T_LOCAL, .text = name};
    LocalRef *l = local_named(p, &t);
    if (!*l) {
      *l = (uint32_t)v | LOCAL_DEFINED;
      break;
    }
    char num[16];
    int n = snprintf(num, sizeof num, "%u", ++p->fp->last_unique);
    char *s = ARENA_ARRAY(&p->arena, char, base.n + (size_t)n);
    memcpy(s, base.p, base.n);
    memcpy(s + base.n, num, (size_t)n);
    name = (Str){s, base.n + (uint32_t)n};
  }
  name_set(p->f, v, name);
  p->f->names_dirty = false;
}

static NOINLINE LocalRef *local_new_numbered(Parser *p, uint64_t num, uint32_t pos) {
  struct FnParse *fp = p->fp;
  if (num > (uint64_t)(p->lx.end - p->lx.base) + (1u << 20))
    p_error(p, pos, "value number too large for the size of the input");
  vec_resize_zero(&fp->num, (uint32_t)num + 1);
  return &fp->num.p[num];
}
static inline LocalRef *local_numbered(Parser *p, uint64_t num, uint32_t pos) {
  return LIKELY(num < p->fp->num.n) ? &p->fp->num.p[num] : local_new_numbered(p, num, pos);
}

static inline LocalRef *local_ref(Parser *p, const Tok *t) {
  return t->kind == T_LOCAL ? local_named(p, t) : local_numbered(p, t->num, t->pos);
}

static const char *tok_name(const Tok *t, char *buf, size_t size) { /* for messages */
  if (t->kind == T_LOCALNUM || t->kind == T_LABELNUM) snprintf(buf, size, "%llu", (unsigned long long)t->num);
  else snprintf(buf, size, "%.*s", (int)u32_min(t->text.n, 100), t->text.p);
  return buf;
}

static inline void name_value(Parser *p, Val v, const Tok *t) {
  if (UNLIKELY(t->esc)) name_set(p->f, v, p_text(p, t));
  else name_put_(p->f, v, (uint32_t)(t->text.p - p->lx.base), t->text.n);
}
static void name_block(Parser *p, Blk b, const Tok *t) {
  if (UNLIKELY(t->esc)) blk_name_set(p->f, b, p_text(p, t));
  else blk_name_set_src(p->f, b, (uint32_t)(t->text.p - p->lx.base), t->text.n);
}
static void blk_pos_set(Fn *f, Blk b, uint32_t pos) {
  COLD_BLK(f, blk_pos, b);
  f->blk_pos[b] = pos;
}

/* A value that is used before its definition; until then its position is that of the use. */
static Val placeholder(Parser *p, Ty t, const Tok *tok) {
  if (!ty_is_sized(p->m, t) && ty_kind(p->m, t) != TK_TOKEN && ty_kind(p->m, t) != TK_TARGET &&
      ty_kind(p->m, t) != TK_AMX)
    p_error_here(p, "invalid use of a non-first-class type");
  Val v = ins_alloc_(p->f);
  ASSERT((uint32_t)v <= LOCAL_ID);
  p->f->ins[v] = (Ins){.op = OP_NONE, .type = t};
  pos_set(p->f, v, tok->pos);
  if (tok->kind == T_LOCAL) name_value(p, v, tok);
  p->fp->undefined++;
  return v;
}

static COLD NORETURN void wrong_local(Parser *p, const Tok *t, Ty got, Ty want) {
  char b[128];
  p_error(p, t->pos, "'%%%s' defined with type '%s' but expected '%s'", tok_name(t, b, sizeof b), p_type_text(p, got),
          p_type_text(p, want));
}

/* Not a value that has been met, of type t. */
static NOINLINE Val odd_local(Parser *p, Ty t, LocalRef *l) {
  if (!*l) {
    Val v = placeholder(p, t, &p->tok);
    *l = (uint32_t)v;
    return v;
  }
  if (*l & LOCAL_BLOCK) wrong_local(p, &p->tok, TY_LABEL, t);
  Val v = (Val)(*l & LOCAL_ID);
  Ty got = p_type_of(p, v);
  if (got != t) wrong_local(p, &p->tok, got, t);
  return v;
}

/* The value that the current token stands for. */
static inline Val local_value(Parser *p, Ty t) {
  LocalRef *l = local_ref(p, &p->tok), r = *l;
  if (LIKELY(r && !(r & LOCAL_BLOCK) && p->f->ins[r & LOCAL_ID].type == t)) return (Val)(r & LOCAL_ID);
  return odd_local(p, t, l);
}

HOT Val p_local(Parser *p, Ty t) {
  Val v = local_value(p, t);
  p_next(p);
  return v;
}

static inline bool at_local(Parser *p) {
  if (p->tok.kind != T_LOCAL && p->tok.kind != T_LOCALNUM) return false;
  if (UNLIKELY(!p->f)) p_error_here(p, "invalid use of function-local name");
  return true;
}
HOT Val parse_value(Parser *p, Ty t) { return at_local(p) ? p_local(p, t) : parse_const(p, t); }

/* The value at the current token, and what mostly follows it: true when that was there and taken, and the current
 * token is still that of the value; else the current token is the one behind the value. */
static inline __attribute__((always_inline)) bool value_before(Parser *p, Ty t, const char *text, size_t n, Val *v) {
  if (!at_local(p)) {
    *v = parse_const(p, t);
    return false;
  }
  *v = local_value(p, t);
  if (LIKELY(lexer_take(&p->lx, text, n))) return true;
  p_next(p);
  return false;
}

HOT Val parse_value_comma(Parser *p, Ty t, const char *msg) {
  Val v;
  if (value_before(p, t, ",", 1, &v)) p_next_local(p);
  else p_expect(p, T_COMMA, msg);
  return v;
}

Val p_value_comma_type(Parser *p, Ty t, const char *msg, TypeAt *next) {
  Val v;
  if (value_before(p, t, ",", 1, &v)) {
    *next = p_next_type(p);
  } else {
    p_expect(p, T_COMMA, msg);
    *next = p_type_here(p);
  }
  return v;
}

Val p_value_to_type(Parser *p, Ty t, TypeAt *to) {
  Val v;
  if (value_before(p, t, " to ", 4, &v)) {
    *to = p_next_type(p);
  } else {
    p_expect_kw(p, KW_to, "expected 'to' after cast value");
    *to = p_type_here(p);
  }
  return v;
}

/* The block that the current token names. */
static Blk label(Parser *p) {
  if (UNLIKELY(p->tok.kind != T_LOCAL && p->tok.kind != T_LOCALNUM)) p_error_here(p, "expected a basic block");
  LocalRef *l = local_ref(p, &p->tok);
  if (!*l) {
    Blk b = blk_new(p->f);
    ASSERT((uint32_t)b <= LOCAL_ID);
    *l = (uint32_t)b | LOCAL_BLOCK;
    blk_pos_set(p->f, b, p->tok.pos);
    if (p->tok.kind == T_LOCAL) name_block(p, b, &p->tok);
    p->fp->undefined++;
    return b;
  }
  Blk b = (Blk)(*l & LOCAL_ID);
  if (UNLIKELY(!(*l & LOCAL_BLOCK))) {
    char t[128];
    p_error_here(p, "'%%%s' is not a basic block", tok_name(&p->tok, t, sizeof t));
  }
  return b;
}

Blk p_label(Parser *p) {
  Blk b = label(p);
  p_next(p);
  return b;
}

static void label_word(Parser *p) {
  if (!p_is_kw(p, KW_label)) {
    uint32_t pos = p->tok.pos;
    Ty t = parse_type(p);
    (void)parse_value(p, t);
    p_error(p, pos, "expected a basic block");
  }
  p_next(p);
}

Blk p_type_and_label(Parser *p) {
  label_word(p);
  return p_label(p);
}

Val p_value_comma_label(Parser *p, Ty t, const char *msg) {
  Val v;
  if (value_before(p, t, ", label ", 8, &v)) {
    p_next(p);
  } else {
    p_expect(p, T_COMMA, msg);
    label_word(p);
  }
  return v;
}

Blk p_label_comma_label(Parser *p, const char *msg) {
  Blk b = label(p);
  bool taken = lexer_take(&p->lx, ", label ", 8);
  p_next(p);
  if (UNLIKELY(!taken)) {
    p_expect(p, T_COMMA, msg);
    label_word(p);
  }
  return b;
}

/* A power of two of at most four digits, where it is what comes next and a line or a comma ends it; else 0, and
 * nothing is taken. */
static inline uint32_t take_small_power(Lexer *lx) {
  const char *q = lx->cur;
  if (UNLIKELY(lx->end - q < 8)) return 0;
  uint32_t x;
  q = digits_at(q, 4, &x);
  if (UNLIKELY((*q != '\n' && *q != ',') || !is_pow2(x))) return 0;
  lx->cur = q;
  return x;
}

uint64_t p_align_taken(Parser *p) {
  uint32_t a = take_small_power(&p->lx);
  p_next(p);
  return LIKELY(a) ? a : p_alignment(p);
}

Val p_value_align(Parser *p, Ty t, uint64_t *align) {
  Val v;
  *align = value_before(p, t, ", align ", 8, &v) ? p_align_taken(p) : 0;
  return v;
}

Val p_value_more(Parser *p, Ty t, bool *more, TypeAt *next) {
  Val v;
  *next = (TypeAt){TY_NONE, 0};
  if (!value_before(p, t, ",", 1, &v)) {
    *more = p_more(p);
    return v;
  }
  *next = p_try_type(p);
  *more = true;
  if (!next->t) {
    *more = p->tok.kind != T_MDNAME;
    p->fp->comma = !*more;
  }
  return v;
}

bool p_phi_block(Parser *p, Blk *b) {
  *b = label(p);
  bool taken = lexer_take(&p->lx, " ], [ ", 6);
  p_next(p);
  if (taken) return true;
  p_expect(p, T_RBRACK, "expected ']' in phi value list");
  if (!p_more(p)) return false;
  p_expect(p, T_LBRACK, "expected '[' in phi value list");
  return true;
}

/* ---- instructions ---- */

/* The entry of the statement's result. The pointer holds until the next name is looked up. */
static inline LocalRef *result_ref(Parser *p) {
  struct FnParse *fp = p->fp;
  const Tok *res = &fp->res;
  if (res->kind == T_LOCAL) return local_named(p, res);
  uint32_t num = fp->next_num;
  if (res->kind == T_LOCALNUM) {
    if (UNLIKELY(res->num < num)) p_error(p, res->pos, "instruction expected to be numbered '%%%u' or greater", num);
    num = (uint32_t)res->num;
  }
  LocalRef *l = local_numbered(p, num, fp->ins_pos);
  fp->next_num = num + 1;
  return l;
}

/* The placeholder that stands for the result, which has been used; it is defined now. */
static NOINLINE Val used_result(Parser *p, Ty t, LocalRef *l) {
  struct FnParse *fp = p->fp;
  if (*l & (LOCAL_BLOCK | LOCAL_DEFINED)) {
    char b[128];
    p_error(p, fp->ins_pos, "multiple definition of local value named '%s'", tok_name(&fp->res, b, sizeof b));
  }
  Val v = (Val)(*l & LOCAL_ID);
  if (p->f->ins[v].type != t)
    p_error(p, fp->ins_pos, "instruction forward referenced with type '%s'", p_type_text(p, p->f->ins[v].type));
  fp->undefined--;
  *l |= LOCAL_DEFINED;
  return v;
}

void p_need_uses(Parser *p) {
  if (p->fp->linked) return;
  fn_link_all_(p->f);
  p->fp->linked = true;
}

/* Operand s of `user`. */
static inline void operand_put(bool linked, Fn *f, uint32_t s, Val user, Val x) {
  if (linked) use_link_(f, s, (uint32_t)user, x);
  else f->opnd[s] = x;
}

/* The records that stand before instruction v. */
static NOINLINE void place_pending(Parser *p, Val v) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  dbg_place_before(f, fp->pending.p[0], v);
  for (uint32_t i = 1; i < fp->pending.n; i++) {
    Dbg d = fp->pending.p[i];
    f->rare->dbgrec.p[fp->pending.p[i - 1]].next = d;
    f->rare->dbgrec.p[d].at = v;
    f->rare->dbgrec.p[d].blk = fp->blk;
  }
  vec_clear(&fp->pending);
}

Val p_emit(Parser *p, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n) {
  Fn *f = p->f;
  struct FnParse *fp = p->fp;
  uint32_t at = n ? opnd_alloc_(f, n) : 0;
  Use uses = USE_NONE;
  Val v;
  if (t == TY_VOID) {
    if (UNLIKELY(fp->res.kind != T_EOF)) p_error(p, fp->ins_pos, "instructions returning void cannot have a name");
    v = ins_alloc_(f);
  } else {
    LocalRef *ref = result_ref(p);
    if (LIKELY(!*ref)) {
      v = ins_alloc_(f);
      ASSERT((uint32_t)v <= LOCAL_ID);
      *ref = (uint32_t)v | LOCAL_DEFINED;
      if (fp->res.kind == T_LOCAL) name_value(p, v, &fp->res);
    } else {
      v = used_result(p, t, ref);
      uses = f->ins[v].uses;
      if (p->ctx->strip_pos) f->pos[v] = 0;
    }
  }
  Blk b = fp->blk;
  BlkRec *br = &f->blk[b];
  Val last = br->last;
  f->ins[v] = (Ins){.op = (uint8_t)o,
                    .sub = (uint8_t)sub_,
                    .flags = (uint16_t)flags_,
                    .type = t,
                    .blk = b,
                    .prev = last,
                    .opnd = at,
                    .nops = n,
                    .uses = uses};
  if (last) f->ins[last].next = v;
  else br->first = v;
  br->last = v;
  f->nlive++;
  bool linked = fp->linked;
  for (uint32_t i = 0; i < n; i++) operand_put(linked, f, at + i, v, ops[i]);
  if (!p->ctx->strip_pos) pos_put_(f, v, fp->ins_pos);
  if (UNLIKELY(fp->pending.n)) place_pending(p, v);
  return v;
}

/* %name = instruction, or without a name. */
static void statement(Parser *p) {
  struct FnParse *fp = p->fp;
  fp->comma = false;
  fp->ins_pos = p->tok.pos;
  fp->res.kind = T_EOF;
  if (p->tok.kind == T_LOCAL || p->tok.kind == T_LOCALNUM) {
    fp->res = p->tok;
    if (p->tok.kind == T_LOCAL && fp->cap)
      __builtin_prefetch(&fp->tab[(uint32_t)p->tok.num & (fp->cap - 1)], 1); /* looked up at the end of the statement */
    bool taken = lexer_take(&p->lx, " = ", 3);
    lexer_next_word(&p->lx, &p->tok);
    if (UNLIKELY(!taken))
      p_expect(p, T_EQ,
               fp->res.kind == T_LOCAL ? "expected '=' after instruction name" : "expected '=' after instruction id");
  }
  p_instruction(p);
}

/* ---- blocks and edges ---- */

static void start_block(Parser *p) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  LocalRef *l;
  uint32_t pos = p->tok.pos;
  Tok tok = p->tok;
  if (tok.kind == T_LABEL) {
    p_next(p);
    l = local_named(p, &tok);
  } else {
    uint32_t num = fp->next_num;
    if (tok.kind == T_LABELNUM) {
      p_next(p);
      if (tok.num < num) p_error(p, pos, "label expected to be numbered '%u' or greater", num);
      if (tok.num > UINT32_MAX) p_error(p, pos, "invalid value number (too large)");
      num = (uint32_t)tok.num;
    }
    l = local_numbered(p, num, pos);
    fp->next_num = num + 1;
  }
  char nb[128];
  if (*l && !(*l & LOCAL_BLOCK)) p_error(p, pos, "unable to create block named '%s'", tok_name(&tok, nb, sizeof nb));
  if (*l & LOCAL_DEFINED) p_error(p, pos, "redefinition of block '%s'", tok_name(&tok, nb, sizeof nb));
  Blk b = (Blk)(*l & LOCAL_ID);
  if (b) fp->undefined--;
  else {
    b = blk_new(f);
    ASSERT((uint32_t)b <= LOCAL_ID);
  }
  bool named = *l == 0 && tok.kind == T_LABEL;
  *l = (uint32_t)b | LOCAL_BLOCK | LOCAL_DEFINED;
  if (named) name_block(p, b, &tok);
  fp->blk = b;
  blk_place_end(f, b);
  if (!p->ctx->strip_pos) blk_pos_set(f, b, pos);
  else if ((uint32_t)b < f->cap_blk_pos) f->blk_pos[b] = 0;
}

static void block(Parser *p) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  start_block(p);
  Blk b = fp->blk;
  vec_clear(&fp->succ);
  for (;;) {
    while (UNLIKELY(p->tok.kind == T_HASHWORD)) p_debug_record(p);
    uint32_t live = fp->live = f->nlive;
    statement(p);
    if (f->nlive == live) continue;
    unsigned o = f->ins[f->blk[b].last].op;
    if (o >= OP_FIRST_TERM && o <= OP_LAST_TERM) break;
  }
  uint32_t n = fp->succ.n;
  if (n) {
    uint32_t room = n <= 2 ? n : 1u << log2_ceil(n), need = f->nsucc + room;
    if (need > f->cap_succ) {
      f->cap_succ = u32_max(need, f->cap_succ + f->cap_succ / 2);
      f->succ = fn_realloc_(f, f->succ, sizeof(SuccEdge) * f->nsucc, sizeof(SuccEdge) * f->cap_succ);
    }
    f->blk[b].succ = f->nsucc;
    f->blk[b].nsucc = n;
    for (uint32_t i = 0; i < n; i++) {
      f->succ[f->nsucc + i] = (SuccEdge){fp->succ.p[i], 0};
      f->blk[fp->succ.p[i]].npred++;
    }
    f->nsucc = need;
  }
}

static void make_preds(Fn *f) {
  uint32_t at = 0;
  FOR_EACH_BLK(f, b) {
    uint32_t n = f->blk[b].npred;
    f->blk[b].pred = at;
    f->blk[b].npred = 0;
    at += n <= 2 ? n : 1u << log2_ceil(n);
  }
  if (at > f->cap_pred) {
    f->cap_pred = at;
    f->pred = fn_realloc_(f, f->pred, 0, sizeof(PredEdge) * at);
  }
  f->npred = at;
  FOR_EACH_BLK(f, b) {
    SuccEdge *s = f->succ + f->blk[b].succ;
    for (uint32_t i = 0, n = f->blk[b].nsucc; i < n; i++) {
      BlkRec *t = &f->blk[s[i].to];
      s[i].pred = t->npred;
      f->pred[t->pred + t->npred++] = (PredEdge){b, i};
    }
  }
}

/* map[k] = index of the predecessor entry for the k-th written entry; entries from one block take its edges in turn. */
static void phi_map(Parser *p, const PhiRead *r, uint32_t *map) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  const BlkRec *b = &f->blk[r->blk];
  const PredEdge *pe = f->pred + b->pred;
  const PhiEntry *e = fp->phi_entries.p + r->first;
  uint32_t n = r->n;
  if (n != b->npred)
    p_error(p, r->pos, "PHINode should have one entry for each predecessor of its parent basic block!");
  uint32_t k = 0;
  while (k < n && pe[k].from == e[k].b) map[k] = k, k++;
  if (LIKELY(k == n)) return;
  vec_resize_zero(&fp->scratch, f->nblk + n);
  uint32_t *head = fp->scratch.p, *next = fp->scratch.p + f->nblk;
  for (uint32_t i = n; i-- > 0;) {
    next[i] = head[pe[i].from];
    head[pe[i].from] = i + 1;
  }
  bool bad = false;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t h = head[e[i].b];
    if (!h) {
      bad = true;
      break;
    }
    map[i] = h - 1;
    head[e[i].b] = next[h - 1];
  }
  for (uint32_t i = 0; i < n; i++) head[pe[i].from] = 0;
  if (bad) p_error(p, r->pos, "PHI node entries do not match predecessors!");
}

static void make_phis(Parser *p) {
  struct FnParse *fp = p->fp;
  Fn *f = p->f;
  for (uint32_t i = 0; i < fp->phis.n; i++) {
    PhiRead *r = &fp->phis.p[i];
    uint32_t n = r->n;
    VecU32 *mv = &fp->opos;
    vec_reserve(mv, n);
    uint32_t *map = mv->p;
    phi_map(p, r, map);
    bool straight = true;
    for (uint32_t k = 0; k < n && straight; k++) straight = map[k] == k;
    if (!straight && f->blk[r->blk].first == r->phi) {
      preds_permute(f, r->blk, map);
      for (uint32_t k = 0; k < n; k++) map[k] = k;
      straight = true;
    }
    uint32_t at = opnd_alloc_(f, n);
    f->ins[r->phi].opnd = at;
    f->ins[r->phi].nops = n;
    const PhiEntry *e = fp->phi_entries.p + r->first;
    for (uint32_t k = 0; k < n; k++) operand_put(fp->linked, f, at + map[k], r->phi, e[k].v);
    if (UNLIKELY(
            n >
            1)) { /* entries from one block hold one value: compare neighbours of a chain through the scratch table */
      const PredEdge *pe = f->pred + f->blk[r->blk].pred;
      vec_resize_zero(&fp->scratch, f->nblk);
      uint32_t *seen = fp->scratch.p;
      for (uint32_t k = 0; k < n; k++) {
        uint32_t s = seen[pe[k].from];
        if (s && f->opnd[at + s - 1] != f->opnd[at + k])
          p_error(p, r->pos, "PHI node has multiple entries for the same basic block with different incoming values!");
        seen[pe[k].from] = k + 1;
      }
      for (uint32_t k = 0; k < n; k++) seen[pe[k].from] = 0;
    }
    if (!straight) {
      uint32_t w = words_add(f, map, n);
      RARE_VAL(f, phi_order, r->phi);
      f->rare->phi_order[r->phi] = w;
    }
  }
}

static COLD NORETURN void report_undefined(Parser *p) {
  struct FnParse *fp = p->fp;
  Tok best = {.pos = UINT32_MAX};
  for (uint64_t i = 0; i < (uint64_t)fp->cap + fp->num.n; i++) {
    LocalRef r = i < fp->cap ? fp->tab[i].ref : fp->num.p[i - fp->cap];
    if (!r || (r & LOCAL_DEFINED)) continue;
    uint32_t pos = r & LOCAL_BLOCK ? p->f->blk_pos[r & LOCAL_ID] : pos_of(p->f, (Val)(r & LOCAL_ID));
    if (pos >= best.pos) continue;
    best = (Tok){.kind = T_LOCAL, .pos = pos, .text = i < fp->cap ? ref_name(p, r) : (Str){NULL, 0}};
    if (i >= fp->cap) best.kind = T_LOCALNUM, best.num = i - fp->cap;
  }
  char b[128];
  p_error(p, best.pos, "use of undefined value '%%%s'", tok_name(&best, b, sizeof b));
}

void p_body(Parser *p, Glob g, uint32_t start) {
  struct FnParse *fp = p->fp;
  Module *m = p->m;
  uint32_t labels, lines = p_body_lines(p, g, &labels);
  Fn *f = fn_new(m, g, lines, labels + 1, &fp->spare);
  glob(m, g)->fn = f;
  p->f = f;
  p->pool = &f->con;
  if (++fp->gen == 0) { /* wrapped: really clear */
    memset(fp->callee, 0, sizeof fp->callee);
    fp->gen = 1;
  }
  fp->cap = fp->used = 0;
  fp->expected = lines + lines / 2; /* labels too, and sparse */
  fp->next_num = fp->undefined = 0;
  fp->linked = !p->ctx->no_uses;
  fp->one = VAL_NONE;
  fp->last_unique = 0;
  vec_clear(&fp->upgrades);
  vec_clear(&fp->num);
  vec_resize_zero(&fp->num, lines); /* about so many there will be, if any */
  vec_clear(&fp->phis);
  vec_clear(&fp->phi_entries);
  vec_clear(&fp->pending);
  fp->scratch.n = 0;
  uint32_t nargs;
  const uint32_t *name_pos = p_arg_names(p, g, &nargs);
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val v = fn_arg(f, i);
    if (i >= nargs || !name_pos[i]) {
      *local_numbered(p, fp->next_num++, start) = (uint32_t)v | LOCAL_DEFINED;
      continue;
    }
    p_go_to(p, name_pos[i]);
    const Tok *t = &p->tok;
    if (!p->ctx->strip_pos) pos_set(f, v, t->pos);
    if (t->kind == T_LOCALNUM) {
      if (t->num < fp->next_num) p_error(p, t->pos, "argument expected to be numbered '%%%u' or greater", fp->next_num);
      *local_numbered(p, t->num, t->pos) = (uint32_t)v | LOCAL_DEFINED;
      fp->next_num = (uint32_t)t->num + 1;
      continue;
    }
    LocalRef *l = local_named(p, t);
    if (*l) p_error(p, t->pos, "redefinition of argument '%%%.*s'", (int)t->text.n, t->text.p);
    *l = (uint32_t)v | LOCAL_DEFINED;
    name_value(p, v, t);
  }
  p_go_to(p, start);
  if (p_is(p, T_RBRACE)) p_error_here(p, "function body requires at least one basic block");
  do block(p);
  while (!p_is(p, T_RBRACE) && !p_is_kw(p, KW_uselistorder));
  while (p_is_kw(p, KW_uselistorder)) p_use_list_order(p);
  if (!p_is(p, T_RBRACE)) p_error_here(p, "expected uselistorder directive");
  if (UNLIKELY(fp->undefined)) report_undefined(p);
  make_preds(f);
  make_phis(p);
  upgrade_calls(p);
  fn_pack_(f);
  fn_touch(f, EP_CFG | EP_VAL | EP_MEM);
}
