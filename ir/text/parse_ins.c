/* parse_ins.c: instructions. Those with a shape in ops.def have one reader, the others one per family of syntax. Each
 * checks what LLVM's parser checks (types of operands, orderings, indices), in its words, and leaves structural rules
 * to the verifier. Calls, pads and debug records are in parse_call.c.
 */
#include "ir/ctx.h"
#include "ir/text/parse_ins.h"

/* ---- small pieces ---- */

unsigned p_flags(Parser *p, unsigned props) {
  unsigned fl = 0;
  for (unsigned flag; (flag = p_flag(p, props)) != 0 && !(fl & flag & ~(unsigned)F_FAST); fl |= flag) p_next(p);
  return fl;
}

/* Whether fast-math flags may stand on something of this type: floats, vectors of them, arrays of these, structs of
 * one such type. */
bool p_fmf_type(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  if (r->kind == TK_STRUCT && r->n) {
    for (uint32_t i = 1; i < r->n; i++)
      if (r->elem[i] != r->elem[0]) return false;
    if (!(r->flags & TYF_LITERAL)) return false;
    t = r->elem[0];
  }
  for (unsigned depth = 0; depth < 64 && ty_kind(m, t) == TK_ARRAY; depth++) t = ty_elem(m, t);
  return ty_is_fp(ty_scalar(m, t));
}

bool p_after_comma(Parser *p) {
  p_next(p);
  if (p->tok.kind == T_MDNAME) {
    p->fp->comma = true;
    return false;
  }
  return true;
}

uint64_t p_alignment(Parser *p) { /* after `align` */
  uint32_t pos = p->tok.pos;
  bool paren = false;
  if (p_is(p, T_LPAREN)) {
    p_next(p);
    paren = true;
    pos = p->tok.pos;
  }
  uint64_t a = p_u64(p);
  if (paren) p_expect(p, T_RPAREN, "expected ')'");
  if (!is_pow2(a)) p_error(p, pos, "alignment is not a power of two");
  if (a > 1ull << 32) p_error(p, pos, "huge alignments are not supported yet");
  return a;
}
static inline unsigned align_flag(uint64_t a) { return (log2_floor(a) + 1) << F_ALIGN_SHIFT; }

/* [, align N]; a if absent. */
static NOINLINE uint64_t comma_align(Parser *p, uint64_t a) {
  while (p_more(p)) {
    if (!p_is_kw(p, KW_align)) p_error_here(p, "expected metadata or 'align'");
    p_next(p);
    a = p_alignment(p);
  }
  return a;
}

/* Whether a metadata attachment surely follows the comma at the current token: it is left to `attachments` then. */
static inline bool before_attachment(const Parser *p) {
  const char *q = p->lx.cur;
  return p->lx.end - q > 2 && q[0] == ' ' && q[1] == '!' && (unsigned)((q[2] | 0x20) - 'a') < 26;
}
static inline uint64_t opt_comma_align(Parser *p, uint64_t a) {
  return !p_is(p, T_COMMA) || LIKELY(before_attachment(p)) ? a : comma_align(p, a);
}

static uint32_t scope(Parser *p) {
  if (!p_accept_kw(p, KW_syncscope)) return 1;
  p_expect(p, T_LPAREN, "Expected '(' in syncscope");
  if (!p_is(p, T_STR)) p_error_here(p, "Expected synchronization scope name");
  Str s = p_text(p, &p->tok);
  uint32_t n = sync_scope(p->m, s), pos = p->tok.pos;
  if (n > 63) p_error(p, pos, "more than 64 synchronization scopes");
  p_next(p);
  p_expect(p, T_RPAREN, "Expected ')' in syncscope");
  return n;
}

static Ordering ordering(Parser *p) {
  int o = p_take_meaning(p, ROLE_ORDERING, ORD_NONE);
  if (o == ORD_NONE) p_error_here(p, "Expected ordering on atomic instruction");
  return (Ordering)o;
}

static bool first_class_value(const Module *m, Ty t) {
  TyKind k = ty_kind(m, t);
  return k != TK_VOID && k != TK_FUNC && k != TK_LABEL && k != TK_METADATA;
}

/* Has a size that memory can hold: of structs with scalable vectors only those of one element type have one. */
static NOINLINE bool made_in_memory(const Module *m, Ty t) {
  if (!ty_is_sized(m, t)) return false;
  const TypeRec *r = ty_rec(m, t);
  if (r->kind != TK_STRUCT) return true;
  bool scalable = false, same = true;
  for (uint32_t i = 0; i < r->n; i++) {
    scalable |= ty_scalable(m, r->elem[i]);
    same &= r->elem[i] == r->elem[0];
  }
  return same || !scalable;
}
static inline bool in_memory(const Module *m, Ty t) { return t < TY_NFIXED ? ty_is_sized(m, t) : made_in_memory(m, t); }

static uint64_t default_align(const Module *m, Ty t) { return ty_is_sized(m, t) ? ty_abi_align(m, t) : 1; }

/* ---- terminators ---- */

static void parse_ret(Parser *p) {
  Ty want = ty_ret(p->m, fn_glob(p->f)->type);
  TypeAt t;
  if (lexer_take(&p->lx, " void\n", 6)) {
    t = (TypeAt){TY_VOID, p_tok_end(p) - 5};
    p_next(p);
  } else if (!(t = p_try_type(p)).t) {
    t.pos = p->tok.pos;
    t.t = parse_type_or_void(p, true);
  }
  Val v = t.t == TY_VOID ? VAL_NONE : parse_value(p, t.t);
  if (t.t != want) p_error(p, t.pos, "value doesn't match function result type '%s'", p_type_text(p, want));
  p_emit(p, OP_RET, 0, 0, TY_VOID, &v, v != VAL_NONE);
}

static void parse_br(Parser *p) {
  struct FnParse *fp = p->fp;
  TypeAt t = {TY_NONE, 0};
  bool plain = lexer_take(&p->lx, " label ", 7);
  if (plain) p_next(p);
  else plain = !(t = p_try_type(p)).t && p_accept_kw(p, KW_label);
  if (plain) {
    if (!p_is(p, T_LOCAL) && !p_is(p, T_LOCALNUM)) {
      if (p_is(p, T_NUM)) p_error_here(p, "integer constant must have integer type");
      p_error_here(p, "expected value token");
    }
    vec_push(&fp->succ, p_label(p));
    p_emit(p, OP_BR, 0, 0, TY_VOID, NULL, 0);
    return;
  }
  if (!t.t) t = p_type_here(p);
  Val c = p_value_comma_label(p, t.t, "expected ',' after branch condition");
  if (t.t != TY_I1) p_error(p, t.pos, "branch condition must have 'i1' type");
  vec_push(&fp->succ, p_label_comma_label(p, "expected ',' after true destination"));
  vec_push(&fp->succ, p_label(p));
  p_emit(p, OP_BR, 0, 0, TY_VOID, &c, 1);
}

static void parse_switch(Parser *p) {
  struct FnParse *fp = p->fp;
  uint32_t pos = p->tok.pos;
  Ty t;
  Val c = p_typed_value(p, &t);
  p_expect(p, T_COMMA, "expected ',' after switch condition");
  vec_push(&fp->succ, p_type_and_label(p));
  p_expect(p, T_LBRACK, "expected '[' with switch table");
  if (!ty_is_int(p->m, t)) p_error(p, pos, "switch condition must have integer type");
  vec_clear(&fp->ops);
  vec_clear(&fp->opos);
  vec_push(&fp->ops, c);
  uint32_t first_con = UINT32_MAX, last_con = 0;
  while (!p_accept(p, T_RBRACK)) {
    uint32_t cpos = p->tok.pos;
    Ty ct = parse_type(p);
    Val v = parse_value_comma(p, ct, "expected ',' after case value");
    Blk b = p_type_and_label(p);
    if (ct != t || !val_is_con(v) || con_kind(p->pool, v) != CON_INT)
      p_error(p, cpos, "case value is not a constant integer");
    vec_push(&fp->ops, v);
    vec_push(&fp->opos, cpos);
    vec_push(&fp->succ, b);
    first_con = u32_min(first_con, con_index(v));
    last_con = u32_max(last_con, con_index(v));
  }
  if (fp->ops.n > 2) { /* equal constants have equal ids: a bit per id in the range they span */
    uint32_t words = (last_con - first_con) / 64 + 1;
    ArenaMark mark = arena_mark(&p->arena);
    uint64_t *seen = ARENA_ZARRAY(&p->arena, uint64_t, words);
    for (uint32_t i = 1; i < fp->ops.n; i++) {
      uint32_t k = con_index(fp->ops.p[i]) - first_con;
      if (seen[k / 64] >> (k % 64) & 1) p_error(p, fp->opos.p[i - 1], "duplicate case value in switch");
      seen[k / 64] |= 1ull << (k % 64);
    }
    arena_release(&p->arena, mark);
  }
  p_emit(p, OP_SWITCH, 0, 0, TY_VOID, fp->ops.p, fp->ops.n);
}

static void parse_indirectbr(Parser *p) {
  struct FnParse *fp = p->fp;
  uint32_t pos = p->tok.pos;
  Ty t;
  Val a = p_typed_value(p, &t);
  p_expect(p, T_COMMA, "expected ',' after indirectbr address");
  p_expect(p, T_LBRACK, "expected '[' with indirectbr");
  if (!ty_is_ptr(p->m, t)) p_error(p, pos, "indirectbr address must have pointer type");
  if (!p_is(p, T_RBRACK)) do
      vec_push(&fp->succ, p_type_and_label(p));
    while (p_accept(p, T_COMMA));
  p_expect(p, T_RBRACK, "expected ']' at end of block list");
  p_emit(p, OP_INDIRECTBR, 0, 0, TY_VOID, &a, 1);
}

/* ---- operations by their shape ---- */

/* Behind the opcode: flags, those that are not fast-math flags once each, then a type. */
static TypeAt flags_and_type(Parser *p, unsigned props, unsigned *fl) {
  for (;;) {
    TypeAt t = p_try_type(p);
    if (LIKELY(t.t)) return t;
    unsigned flag = p_flag(p, props);
    if (!flag || (*fl & flag & ~(unsigned)F_FAST)) return p_type_here(p);
    *fl |= flag;
  }
}

/* , N, N ... : indices into fp->opos; returns the type they lead to. */
static Ty agg_indices(Parser *p, Ty t, uint32_t pos, const char *what) {
  struct FnParse *fp = p->fp;
  vec_clear(&fp->opos);
  if (!p_is(p, T_COMMA)) p_error_here(p, "expected ',' as start of index list");
  while (p_more(p)) {
    uint32_t i = p_u32(p);
    vec_push(&fp->opos, i);
  }
  if (!fp->opos.n) p_error_here(p, "expected index");
  for (uint32_t k = 0; k < fp->opos.n; k++) {
    const TypeRec *r = ty_rec(p->m, t);
    uint32_t i = fp->opos.p[k];
    if (r->kind == TK_STRUCT && !(r->flags & TYF_OPAQUE) && i < r->n) t = r->elem[i];
    else if (r->kind == TK_ARRAY && i < r->count) t = r->elem[0];
    else p_error(p, pos, "invalid indices for %s", what);
  }
  return t;
}

/* What LLVM says where the comma behind operand i is missing. */
static inline const char *no_comma(Op o, unsigned i) {
  static const char *const text[OP_COUNT][2] = {
    [OP_AND] = {"expected ',' in logical operation"},
    [OP_OR] = {"expected ',' in logical operation"},
    [OP_XOR] = {"expected ',' in logical operation"},
    [OP_ICMP] = {"expected ',' after compare value"},
    [OP_FCMP] = {"expected ',' after compare value"},
    [OP_SELECT] = {"expected ',' after select condition", "expected ',' after select value"},
    [OP_EXTRACTELEMENT] = {"expected ',' after extract value"},
    [OP_INSERTELEMENT] = {"expected ',' after insertelement value", "expected ',' after insertelement value"},
    [OP_SHUFFLEVECTOR] = {"expected ',' after shuffle mask", "expected ',' after shuffle value"},
    [OP_INSERTVALUE] = {"expected comma after insertvalue operand"},
    [OP_VAARG] = {"expected ',' after vaarg operand"}};
  return text[o][i] ? text[o][i] : "expected ',' in arithmetic operation";
}

static Ty select_type(Parser *p, unsigned fl, const TypeAt *at) {
  Module *m = p->m;
  uint32_t pos = at[0].pos;
  Ty c = at[0].t, t = at[1].t;
  if (t != at[2].t) p_error(p, pos, "both values to select must have same type");
  if (t == TY_TOKEN) p_error(p, pos, "select values cannot have token type");
  if (ty_kind(m, c) == TK_VECTOR) {
    if (ty_scalar(m, c) != TY_I1) p_error(p, pos, "vector select condition element type must be i1");
    if (ty_kind(m, t) != TK_VECTOR) p_error(p, pos, "selected values for vector select must be vectors");
    if (ty_with_scalar(m, t, TY_I1) != c)
      p_error(p, pos, "vector select requires selected vectors to have the same vector length as select condition");
  } else if (c != TY_I1) p_error(p, pos, "select condition must be i1 or <n x i1>");
  if (fl && !p_fmf_type(m, t))
    p_error(p, p->fp->op_pos,
            "fast-math-flags specified for select without floating-point scalar or vector return type");
  return t;
}

static Ty vector_type(Parser *p, Op o, const TypeAt *at) { /* shufflevector: see parse_shaped */
  Module *m = p->m;
  bool vec = ty_kind(m, at[0].t) == TK_VECTOR;
  if (o == OP_EXTRACTELEMENT) {
    if (!vec || !ty_is_int(m, at[1].t)) p_error(p, at[0].pos, "invalid extractelement operands");
    return ty_elem(m, at[0].t);
  }
  if (!vec || at[1].t != ty_elem(m, at[0].t) || !ty_is_int(m, at[2].t))
    p_error(p, at[0].pos, "invalid insertelement operands");
  return at[0].t;
}

/* Reads the indices too. */
static Ty aggregate_type(Parser *p, Op o, const TypeAt *at) {
  const char *text = op_info[o].text;
  TyKind k = ty_kind(p->m, at[0].t);
  if (k != TK_STRUCT && k != TK_ARRAY) p_error(p, at[0].pos, "%s operand must be aggregate type", text);
  Ty field = agg_indices(p, at[0].t, at[0].pos, text);
  if (o == OP_EXTRACTVALUE) return field;
  if (field != at[1].t)
    p_error(p, at[1].pos, "insertvalue operand and field disagree in type: '%s' instead of '%s'",
            p_type_text(p, at[1].t), p_type_text(p, field));
  return at[0].t;
}

/* The type of the result; operands of types that do not fit are reported. */
static inline Ty result_type(Parser *p, Op o, unsigned fl, const TypeAt *at) {
  Module *m = p->m;
  Ty t = at[0].t, s = ty_scalar(m, t);
  uint32_t pos = at[0].pos;
  switch ((OpClass)op_info[o].cls) {
  case OC_BIN:
    if (!ty_is_int(m, s))
      p_error(p, pos,
              o == OP_AND || o == OP_OR || o == OP_XOR ? "instruction requires integer or integer vector operands"
                                                       : "invalid operand type for instruction");
    return t;
  case OC_FBIN:
    if (!ty_is_fp(s)) p_error(p, pos, "invalid operand type for instruction");
    return t;
  case OC_CAST:
    if (!p_cast_ok(m, o, t, at[1].t))
      p_error(p, pos, "invalid cast opcode for cast from '%s' to '%s'", p_type_text(p, t), p_type_text(p, at[1].t));
    return at[1].t;
  case OC_CMP:
    if (o == OP_FCMP && !ty_is_fp(s)) p_error(p, pos, "fcmp requires floating point operands");
    if (o == OP_ICMP && !ty_is_int(m, s) && !ty_is_ptr(m, s)) p_error(p, pos, "icmp requires integer operands");
    return ty_with_scalar(m, t, TY_I1);
  case OC_SELECT: return select_type(p, fl, at);
  case OC_VEC: return vector_type(p, o, at);
  case OC_AGG: return aggregate_type(p, o, at);
  default: break;
  }
  if (o == OP_RESUME) return TY_VOID;
  if (o == OP_FNEG && !ty_is_fp(s)) p_error(p, pos, "invalid operand type for instruction");
  if (o != OP_VAARG) return t;
  if (!first_class_value(m, at[1].t)) p_error(p, at[1].pos, "va_arg requires operand with first class type");
  return at[1].t;
}

static void make_shuffle(Parser *p, const TypeAt *at, const Val *v) {
  uint32_t n;
  ArenaMark mark = arena_mark(&p->arena);
  uint32_t *w = p_shuffle_mask(p, at[0].t, at[1].t, v[2], &n);
  if (!w) p_error(p, at[0].pos, "invalid shufflevector operands");
  Val r = p_emit(p, OP_SHUFFLEVECTOR, 0, 0,
                 ty_vec(p->m, ty_elem(p->m, at[0].t), n, (ty_rec(p->m, at[2].t)->flags & TYF_SCALABLE) != 0), v, 2);
  aux_put_(p->f, r, words_add(p->f, w, n));
  arena_release(&p->arena, mark);
}

static HOT void parse_shaped(Parser *p, Op o) {
  const OpInfo *info = &op_info[o];
  unsigned shape = info->shape, fl = 0, i = 0;
  int pred = 0;
  TypeAt at[3];
  Val v[3];
  if (shape & S_PRED) {
    p_next(p);
    fl = p_flags(p, info->props);
    pred = p_meaning(p, o == OP_FCMP ? ROLE_FCMP : ROLE_ICMP);
    if (pred < 0)
      p_error_here(p, o == OP_FCMP ? "expected fcmp predicate (e.g. 'oeq')" : "expected icmp predicate (e.g. 'eq')");
    at[0] = p_next_type(p);
  } else {
    at[0] = flags_and_type(p, info->props, &fl);
  }
  if (shape & S_ONE_TYPE) {
    v[0] = parse_value_comma(p, at[0].t, no_comma(o, 0));
    v[1] = parse_value(p, at[0].t);
  } else if (shape & S_TO) {
    v[0] = p_value_to_type(p, at[0].t, &at[1]);
  } else {
    unsigned types = (unsigned)info->nops + ((shape & (S_TYPE | S_MASK)) != 0);
    for (; i + 1 < types; i++) v[i] = p_value_comma_type(p, at[i].t, no_comma(o, i), &at[i + 1]);
    if (!(shape & S_TYPE)) v[i] = parse_value(p, at[i].t);
    if (shape & S_MASK) return make_shuffle(p, at, v);
  }
  Ty t = result_type(p, o, fl, at);
  Val r = p_emit(p, o, (unsigned)pred, fl, t, v, (uint32_t)info->nops);
  if (shape & S_INDICES) aux_put_(p->f, r, words_add(p->f, p->fp->opos.p, p->fp->opos.n));
}

/* ---- phis ---- */

static void parse_phi(Parser *p) {
  struct FnParse *fp = p->fp;
  uint32_t ipos = fp->op_pos, first = fp->phi_entries.n;
  unsigned fl = 0;
  TypeAt at = flags_and_type(p, P_FMF, &fl);
  Ty t = at.t;
  p_expect(p, T_LBRACK, "expected '[' in phi value list");
  for (bool more = true; more;) {
    PhiEntry e;
    e.v = parse_value_comma(p, t, "expected ',' after insertelement value");
    more = p_phi_block(p, &e.b);
    vec_push(&fp->phi_entries, e);
  }
  if (!first_class_value(p->m, t)) p_error(p, at.pos, "phi node must have first class type");
  if (fl && !p_fmf_type(p->m, t))
    p_error(p, ipos, "fast-math-flags specified for phi without floating-point scalar or vector return type");
  Val v = p_emit(p, OP_PHI, 0, fl, t, NULL, 0);
  vec_push(&fp->phis, ((PhiRead){v, fp->blk, first, fp->phi_entries.n - first, fp->ins_pos}));
}

/* ---- memory ---- */

/* A type, a comma and a type, from the current token on. */
static void types_here(Parser *p, TypeAt t[2], const char *msg) {
  t[0] = p_type_here(p);
  if (UNLIKELY(!p_is(p, T_COMMA))) p_error_here(p, "%s", msg);
  t[1] = p_next_type(p);
}

/* lexer_take of a word and the blank before it, when a blank follows too. */
static inline bool taken_before_blank(Lexer *lx, const char *text, size_t n) {
  if (UNLIKELY(lx->cur >= lx->far || lx->cur[n] != ' ' || memcmp(lx->cur, text, n) != 0)) return false;
  lx->cur += n;
  return true;
}

static void parse_gep(Parser *p) {
  struct FnParse *fp = p->fp;
  unsigned fl = 0;
  TypeAt at[2], next; /* of what is pointed to, of the pointer; of the index */
  if (taken_before_blank(&p->lx, " inbounds", 9)) fl |= F_INBOUNDS | F_NUSW;
  if (taken_before_blank(&p->lx, " nuw", 4)) fl |= F_NUW;
  while (!p_try_types(p, at)) {
    unsigned flag = p_flag(p, P_GEP);
    if (!flag) {
      types_here(p, at, "expected comma after getelementptr's type");
      break;
    }
    fl |= flag;
  }
  Ty src = at[0].t, t = at[1].t;
  uint32_t pos = at[1].pos;
  vec_clear(&fp->ops);
  vec_clear(&fp->opos);
  bool more;
  Val base = p_value_more(p, t, &more, &next);
  vec_push(&fp->ops, base);
  while (more) {
    if (!next.t) next = p_type_here(p);
    vec_push(&fp->opos, next.pos);
    Val v = p_value_more(p, next.t, &more, &next);
    vec_push(&fp->ops, v);
  }
  Ty r = p_gep_type(p, pos, src, t, pos, fp->ops.p + 1, fp->opos.p, fp->ops.n - 1);
  Val v = p_emit(p, OP_GEP, 0, fl, r, fp->ops.p, fp->ops.n);
  aux_put_(p->f, v, (uint32_t)src);
}

static void parse_alloca(Parser *p) {
  Module *m = p->m;
  unsigned fl = 0;
  TypeAt at = p_try_type(p);
  if (!at.t) {
    if (p_accept_kw(p, KW_inalloca)) fl |= F_INALLOCA;
    if (p_accept_kw(p, KW_swifterror)) fl |= F_SWIFTERROR;
    at = p_type_here(p);
  }
  uint32_t pos = at.pos, as = 0; /* whatever the layout says, as in LLVM */
  Ty t = at.t;
  if (!first_class_value(m, t) || t == TY_TOKEN) p_error(p, pos, "invalid type for alloca");
  Val count = VAL_NONE;
  uint64_t al = 0;
  bool first = true;
  if (p_is(p, T_COMMA) && lexer_take(&p->lx, " align ", 7)) {
    al = p_align_taken(p);
    first = false;
  }
  while (p_more(p)) {
    if (p_is_kw(p, KW_align)) {
      p_next(p);
      al = p_alignment(p);
    } else if (p_is_kw(p, KW_addrspace)) {
      as = parse_opt_addrspace(p, as);
      if (p_more(p)) p_error_here(p, "expected metadata after comma");
      break;
    } else if (first) {
      uint32_t cpos = p->tok.pos;
      Ty ct;
      count = p_typed_value(p, &ct);
      if (!ty_is_int(m, ct)) p_error(p, cpos, "element count must have integer type");
    } else p_error_here(p, "expected metadata or 'align'");
    first = false;
  }
  if (!in_memory(m, t)) p_error(p, pos, "Cannot allocate unsized type");
  if (!count) count = p->fp->one ? p->fp->one : (p->fp->one = con_int(p->pool, TY_I32, 1));
  if (!al) al = ty_pref_align(m, t);
  Val v = p_emit(p, OP_ALLOCA, 0, fl | align_flag(al), ty_ptr(m, as), &count, 1);
  aux_put_(p->f, v, (uint32_t)t);
}

static void atomic_volatile(Parser *p, bool *atomic, unsigned *fl) {
  *atomic = p_accept_kw(p, KW_atomic);
  if (p_accept_kw(p, KW_volatile)) *fl |= F_VOLATILE;
}

static void parse_load(Parser *p) {
  Module *m = p->m;
  bool atomic = false;
  unsigned fl = 0;
  TypeAt at[2];
  if (!p_try_types(p, at)) {
    atomic_volatile(p, &atomic, &fl);
    types_here(p, at, "expected comma after load's type");
  }
  Ty t = at[0].t, pt = at[1].t;
  uint32_t tpos = at[0].pos, pos = at[1].pos;
  uint64_t al = 0;
  Val a = atomic ? parse_value(p, pt) : p_value_align(p, pt, &al);
  uint32_t sc = 1; /* system: what LLVM gives accesses that are not atomic too */
  Ordering o = ORD_NONE;
  if (atomic) {
    sc = scope(p);
    o = ordering(p);
  }
  al = opt_comma_align(p, al);
  bool opaque = ty_kind(m, t) == TK_STRUCT && (ty_rec(m, t)->flags & TYF_OPAQUE);
  if (!ty_is_ptr(m, pt) || !first_class_value(m, t) || opaque)
    p_error(p, pos, "load operand must be a pointer to a first class type");
  if (atomic && !al) p_error(p, pos, "atomic load must have explicit non-zero alignment");
  if (o == ORD_RELEASE || o == ORD_ACQ_REL) p_error(p, pos, "atomic load cannot use Release ordering");
  if (!in_memory(m, t)) p_error(p, tpos, "loading unsized types is not allowed");
  if (!al) al = default_align(m, t);
  p_emit(p, OP_LOAD, sc, fl | align_flag(al) | (unsigned)o << F_ORDER_SHIFT, t, &a, 1);
}

static void parse_store(Parser *p) {
  Module *m = p->m;
  bool atomic = false;
  unsigned fl = 0;
  TypeAt at = p_try_type(p), to;
  if (!at.t) {
    atomic_volatile(p, &atomic, &fl);
    at = p_type_here(p);
  }
  Val v[2];
  v[0] = p_value_comma_type(p, at.t, "expected ',' after store operand", &to);
  Ty t = at.t, pt = to.t;
  uint32_t vpos = at.pos, pos = to.pos;
  uint64_t al = 0;
  v[1] = atomic ? parse_value(p, pt) : p_value_align(p, pt, &al);
  uint32_t sc = 1; /* system: what LLVM gives accesses that are not atomic too */
  Ordering o = ORD_NONE;
  if (atomic) {
    sc = scope(p);
    o = ordering(p);
  }
  al = opt_comma_align(p, al);
  if (!ty_is_ptr(m, pt)) p_error(p, pos, "store operand must be a pointer");
  if (!first_class_value(m, t)) p_error(p, vpos, "store operand must be a first class value");
  if (atomic && !al) p_error(p, vpos, "atomic store must have explicit non-zero alignment");
  if (o == ORD_ACQUIRE || o == ORD_ACQ_REL) p_error(p, vpos, "atomic store cannot use Acquire ordering");
  if (!in_memory(m, t)) p_error(p, vpos, "storing unsized types is not allowed");
  if (!al) al = default_align(m, t);
  p_emit(p, OP_STORE, sc, fl | align_flag(al) | (unsigned)o << F_ORDER_SHIFT, TY_VOID, v, 2);
}

static void parse_fence(Parser *p) {
  uint32_t sc = scope(p);
  Ordering o = ordering(p);
  if (o == ORD_UNORDERED) p_error_here(p, "fence cannot be unordered");
  if (o == ORD_MONOTONIC) p_error_here(p, "fence cannot be monotonic");
  p_emit(p, OP_FENCE, sc, (unsigned)o << F_ORDER_SHIFT, TY_VOID, NULL, 0);
}

/* Alignment of atomic read-modify-writes without one: the size of the value. */
static uint64_t rmw_align(const Module *m, Ty t) {
  uint64_t n = ty_is_sized(m, t) ? ty_store_size(m, t) : 1;
  return n ? 1ull << log2_ceil(n) : 1;
}

static void parse_cmpxchg(Parser *p) {
  Module *m = p->m;
  unsigned fl = 0;
  if (p_accept_kw(p, KW_weak)) fl |= F_WEAK;
  if (p_accept_kw(p, KW_volatile)) fl |= F_VOLATILE;
  uint32_t pos = p->tok.pos;
  Ty pt, tc, tn;
  Val v[3];
  v[0] = p_typed_value(p, &pt);
  p_expect(p, T_COMMA, "expected ',' after cmpxchg address");
  v[1] = p_typed_value(p, &tc);
  p_expect(p, T_COMMA, "expected ',' after cmpxchg cmp operand");
  uint32_t npos = p->tok.pos;
  v[2] = p_typed_value(p, &tn);
  uint32_t sc = scope(p);
  Ordering s = ordering(p), fo = ordering(p);
  uint32_t opos = p->tok.pos;
  uint64_t al = opt_comma_align(p, 0);
  if (s < ORD_MONOTONIC) p_error(p, opos, "invalid cmpxchg success ordering");
  if (fo < ORD_MONOTONIC || fo == ORD_RELEASE || fo == ORD_ACQ_REL)
    p_error(p, opos, "invalid cmpxchg failure ordering");
  if (!ty_is_ptr(m, pt)) p_error(p, pos, "cmpxchg operand must be a pointer");
  if (tc != tn) p_error(p, npos, "compare value and new value type do not match");
  if (!first_class_value(m, tn)) p_error(p, npos, "cmpxchg operand must be a first class value");
  if (!al) al = rmw_align(m, tn);
  Ty parts[2] = {tn, TY_I1};
  p_emit(p, OP_CMPXCHG, sc, fl | align_flag(al) | (unsigned)s << F_ORDER_SHIFT | (unsigned)fo << F_FAIL_SHIFT,
         ty_struct(m, parts, 2, false), v, 3);
}

static void parse_atomicrmw(Parser *p) {
  Module *m = p->m;
  unsigned fl = p_accept_kw(p, KW_volatile) ? F_VOLATILE : 0;
  int rmw = p_take_meaning(p, ROLE_RMW, -1);
  if (rmw < 0) p_error_here(p, "expected binary operation in atomicrmw");
  uint32_t pos = p->tok.pos;
  Ty pt, t;
  Val v[2];
  v[0] = p_typed_value(p, &pt);
  p_expect(p, T_COMMA, "expected ',' after atomicrmw address");
  uint32_t vpos = p->tok.pos;
  v[1] = p_typed_value(p, &t);
  uint32_t sc = scope(p);
  Ordering o = ordering(p);
  uint32_t opos = p->tok.pos;
  uint64_t al = opt_comma_align(p, 0);
  if (o == ORD_UNORDERED) p_error(p, opos, "atomicrmw cannot be unordered");
  if (!ty_is_ptr(m, pt)) p_error(p, pos, "atomicrmw operand must be a pointer");
  bool fop = rmw >= RMW_FADD && rmw <= RMW_FMINIMUMNUM;
  Ty s = ty_scalar(m, t);
  if (ty_scalable(m, t)) p_error(p, vpos, "atomicrmw operand may not be scalable");
  if (rmw == RMW_XCHG) {
    if (!ty_is_int(m, t) && !ty_is_fp(t) && !ty_is_ptr(m, t))
      p_error(p, vpos, "atomicrmw xchg operand must be an integer, floating point, or pointer type");
  } else if (fop) {
    if (!ty_is_fp(s)) p_error(p, vpos, "atomicrmw %s operand must be a floating point type", rmw_text[rmw]);
  } else if (!ty_is_int(m, t)) p_error(p, vpos, "atomicrmw %s operand must be an integer", rmw_text[rmw]);
  uint64_t bits = ty_is_ptr(m, t) ? ptr_bits(m, ty_addrspace(m, t)) : ty_size_bits(m, t);
  if (bits < 8 || (!fop && !is_pow2(bits)) || (fop && !is_pow2(bits)))
    p_error(p, vpos, "atomicrmw operand must be power-of-two byte-sized integer");
  if (!al) al = rmw_align(m, t);
  p_emit(p, OP_ATOMICRMW, (unsigned)rmw, fl | align_flag(al) | (unsigned)o << F_ORDER_SHIFT | sc << F_RMWSCOPE_SHIFT, t,
         v, 2);
}

/* ---- attachments and the switch over opcodes ---- */

static uint32_t kind_number(Parser *p) { /* current T_MDNAME */
  const uint64_t *known = memo_get(&p->memo, MEMO_MD_KIND, p->tok.text);
  if (LIKELY(known != NULL)) return (uint32_t)*known;
  uint32_t k = md_kind(p->m, p_text(p, &p->tok));
  memo_put(&p->memo, MEMO_MD_KIND, p->tok.text, k);
  return k;
}

/* ` !dbg !N` and ` !tbaa !N`, which nearly all attachments are, behind a comma: moves on past it. Else takes nothing.
 */
static inline bool attached_by_bytes(Parser *p, uint32_t *kind, Md *md) {
  const char *q = p->lx.cur;
  if (UNLIKELY(p->lx.end - q < 32)) return false;
  if (memcmp(q, " !dbg !", 7) == 0) *kind = MDK_DBG, q += 7;
  else if (memcmp(q, " !tbaa !", 8) == 0) *kind = MDK_TBAA, q += 8;
  else return false;
  const char *s = q;
  uint32_t num;
  q = digits_at(q, 9, &num);
  if (q == s || (*q != '\n' && *q != ',')) return false;
  p->lx.cur = q;
  *md = parse_md_number(p, num, (uint32_t)(s - p->lx.base));
  p_next(p);
  return true;
}

/* From the comma on, or what stands behind it. */
static void attachments(Parser *p, Val v) {
  struct FnParse *fp = p->fp;
  bool comma = !fp->comma;
  vec_clear(&fp->att);
  for (;;) {
    uint32_t k;
    Md md;
    if (!comma || !attached_by_bytes(p, &k, &md)) {
      if (comma) p_next(p);
      if (!p_is(p, T_MDNAME)) p_error_here(p, "expected metadata after comma");
      k = kind_number(p);
      p_next(p);
      md = p_attached_node(p);
    }
    if (k == MDK_TBAA) md = upgrade_tbaa(p->m, md);
    p_kind_read(p, k);
    if (k == MDK_DBG) {
      if (v) dbg_loc_set(p->f, v, md);
    } else {
      uint32_t i = 0;
      while (i < fp->att.n && fp->att.p[i].kind != k) i++;
      if (i < fp->att.n) fp->att.p[i].node = md;
      else vec_push(&fp->att, ((MdAttach){k, md}));
    }
    comma = true;
    if (!p_is(p, T_COMMA)) break;
  }
  if (fp->att.n && v) md_set_all(p->f, v, fp->att.p, fp->att.n);
}

HOT void p_instruction(Parser *p) {
  struct FnParse *fp = p->fp;
  int tail = p_meaning(p, ROLE_TAIL);
  if (tail >= 0) {
    Str word = p->tok.text;
    if (!taken_before_blank(&p->lx, " call", 5)) {
      p_next(p);
      if (!p_is_kw(p, KW_OP_CALL)) p_error_here(p, "expected '%.*s call'", (int)word.n, word.p);
    }
    p_call(p, OP_CALL, (unsigned)tail);
    goto done;
  }
  if (!p_is_op(p)) {
    if (p->tok.kind == T_EOF) p_error_here(p, "found end of file when expecting more instructions");
    p_error_here(p, "expected instruction opcode");
  }
  Op o = (Op)(p->tok.kw - KW_OP_RET + OP_RET);
  fp->op_pos = p->tok.pos;
  if (op_info[o].shape) {
    parse_shaped(p, o);
    goto done;
  }
  switch (o) { /* these go on behind the opcode themselves, mostly with a type */
  case OP_RET: parse_ret(p); goto done;
  case OP_BR: parse_br(p); goto done;
  case OP_INVOKE:
  case OP_CALLBR:
  case OP_CALL: p_call(p, o, 0); goto done;
  case OP_PHI: parse_phi(p); goto done;
  case OP_GEP: parse_gep(p); goto done;
  case OP_ALLOCA: parse_alloca(p); goto done;
  case OP_LOAD: parse_load(p); goto done;
  case OP_STORE: parse_store(p); goto done;
  default: break;
  }
  p_next(p);
  switch (o) {
  case OP_SWITCH: parse_switch(p); break;
  case OP_INDIRECTBR: parse_indirectbr(p); break;
  case OP_UNREACHABLE: p_emit(p, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0); break;
  case OP_FENCE: parse_fence(p); break;
  case OP_CMPXCHG: parse_cmpxchg(p); break;
  case OP_ATOMICRMW: parse_atomicrmw(p); break;
  default: p_exception(p, o); break;
  }
done:
  if (fp->comma || p->tok.kind == T_COMMA) attachments(p, p->f->nlive != fp->live ? p->f->blk[fp->blk].last : VAL_NONE);
}
