/* parse_call.c: call, invoke, callbr; exception handling pads; debug records, and the older debug intrinsics, which
 * become records:
 *
 *   call void @llvm.dbg.value(metadata i32 %x, metadata !12, metadata !DIExpression()), !dbg !15
 *   #dbg_value(i32 %x, !12, !DIExpression(), !15)
 */
#include "ir/ctx.h"
#include "ir/intrinsic.h"
#include "ir/text/parse_ins.h"

/* ---- metadata as an operand ---- */

static Md value_as_md(Parser *p, Ty t) { /* a constant of type t at the current token, in the module's pool */
  ConPool *save = p->pool;
  p->pool = &p->m->con;
  Val c = parse_const(p, t);
  p->pool = save;
  return md_value(p->m, c);
}

/* After `metadata`: a value of type metadata. */
static Val md_operand(Parser *p) {
  if (p->tok.kind == T_MDNUM || p->tok.kind == T_EXCL || p->tok.kind == T_MDNAME) {
    if (p->tok.kind == T_MDNAME && str_eq(p->tok.text, STR("DIArgList")))
      p_error_here(p, "!DIArgList is allowed in debug records only");
    return con_md(p->pool, p_attached_node(p));
  }
  Ty t = parse_type(p);
  if (t == TY_METADATA) p_error_here(p, "invalid metadata-value-metadata roundtrip");
  if (p->tok.kind == T_LOCAL || p->tok.kind == T_LOCALNUM) {
    Val v = p_local(p, t);
    if (val_is_con(v)) return con_md(p->pool, md_value(p->m, con_import(&p->m->con, p->pool, v)));
    return ins_new(p->f, OP_MDVAL, 0, 0, TY_METADATA, &v, 1);
  }
  return con_md(p->pool, value_as_md(p, t));
}

static Val argument(Parser *p, Ty t) { return t == TY_METADATA ? md_operand(p) : parse_value(p, t); }

/* ---- debug records ---- */

/* The location operand: a value, !DIArgList(...), or metadata; its values go to fp->ops. */
static void location(Parser *p, DbgRec *r, Md *as_md) {
  struct FnParse *fp = p->fp;
  if (p->tok.kind == T_MDNAME && str_eq(p->tok.text, STR("DIArgList"))) {
    p_next(p);
    p_expect(p, T_LPAREN, "expected '(' here");
    r->arglist = true;
    if (!p_is(p, T_RPAREN)) do {
        Ty t;
        Val v = p_typed_value(p, &t);
        vec_push(&fp->ops, v);
      } while (p_accept(p, T_COMMA));
    p_expect(p, T_RPAREN, "expected ')' here");
    return;
  }
  if (p->tok.kind == T_MDNUM || p->tok.kind == T_EXCL || p->tok.kind == T_MDNAME) {
    *as_md = p_attached_node(p);
    return;
  }
  Ty t;
  uint32_t pos = p->tok.pos;
  Val v = p_typed_value(p, &t);
  if (t == TY_METADATA) p_error(p, pos, "invalid metadata-value-metadata roundtrip");
  vec_push(&fp->ops, v);
}

/* `intrinsic`: operands are separated and prefixed as in a call. */
static void next_operand(Parser *p, bool intrinsic, bool first) {
  if (!first) p_expect(p, T_COMMA, "Expected ',' here");
  if (intrinsic) p_expect_kw(p, KW_metadata, "expected metadata operand of debug intrinsic");
}

static void record_operands(Parser *p, DbgRec *r, bool intrinsic) {
  struct FnParse *fp = p->fp;
  vec_clear(&fp->ops);
  next_operand(p, intrinsic, true);
  if (r->kind == DBGK_LABEL) {
    r->var = parse_md_node(p);
    return;
  }
  location(p, r, &r->loc_md);
  if (intrinsic && r->kind == DBGK_VALUE && p_is(p, T_COMMA)) { /* before LLVM 6: an offset, always 0 */
    const char *at = p->lx.cur;
    Tok t = p->tok;
    p_next(p);
    if (p->tok.kind == T_INTTY) {
      Ty ot;
      (void)p_typed_value(p, &ot);
    } else {
      p->lx.cur = at;
      p->tok = t;
    }
  }
  next_operand(p, intrinsic, false);
  r->var = parse_md_node(p);
  next_operand(p, intrinsic, false);
  r->expr = parse_md_node(p);
  if (r->kind == DBGK_ASSIGN) {
    next_operand(p, intrinsic, false);
    r->assign_id = parse_md_node(p);
    next_operand(p, intrinsic, false);
    uint32_t n = fp->ops.n;
    bool list = r->arglist;
    location(p, r, &r->addr_md);
    r->arglist = list;
    r->has_addr = fp->ops.n > n;
    next_operand(p, intrinsic, false);
    r->addr_expr = parse_md_node(p);
  }
}

static void finish_record(Parser *p, DbgRec *r) {
  struct FnParse *fp = p->fp;
  r->nops = fp->ops.n;
  p_need_uses(p);
  Dbg d = dbg_new(p->f, r, fp->ops.p);
  vec_push(&fp->pending, d);
  p->m->has_debug_info = true;
}

void p_debug_record(Parser *p) {
  static const struct {
    Str name;
    uint8_t kind;
  } kinds[] = {{{"dbg_value", 9}, DBGK_VALUE},
               {{"dbg_declare", 11}, DBGK_DECLARE},
               {{"dbg_assign", 10}, DBGK_ASSIGN},
               {{"dbg_label", 9}, DBGK_LABEL},
               {{"dbg_declare_value", 17}, DBGK_DECLARE_VALUE}};
  DbgRec r = {0};
  unsigned i = 0;
  while (i < ARRAY_LEN(kinds) && !str_eq(p->tok.text, kinds[i].name)) i++;
  if (i == ARRAY_LEN(kinds)) p_error_here(p, "expected debug record type here");
  r.kind = kinds[i].kind;
  p_next(p);
  p_expect(p, T_LPAREN, "Expected '(' here");
  record_operands(p, &r, false);
  p_expect(p, T_COMMA, "Expected ',' here");
  r.loc = parse_md_node(p);
  p_expect(p, T_RPAREN, "Expected ')' here");
  finish_record(p, &r);
}

bool p_debug_call(Parser *p, Str callee) {
  DbgRec r = {0};
  Str n = {callee.p + 9, callee.n - 9}; /* after "llvm.dbg." */
  bool addr = str_eq(n, STR("addr"));
  if (addr || str_eq(n, STR("value"))) r.kind = DBGK_VALUE;
  else if (str_eq(n, STR("declare"))) r.kind = DBGK_DECLARE;
  else if (str_eq(n, STR("assign"))) r.kind = DBGK_ASSIGN;
  else if (str_eq(n, STR("label"))) r.kind = DBGK_LABEL;
  else return false;
  p_next(p); /* ( */
  record_operands(p, &r, true);
  if (addr) r.expr = upgrade_dbg_addr(p, r.expr);
  p_expect(p, T_RPAREN, "expected ')' at end of debug intrinsic's operands");
  (void)parse_attrs(p, AP_FN);
  p->groups.n = 0;
  while (p_accept(p, T_COMMA)) {
    if (!p_is(p, T_MDNAME)) p_error_here(p, "expected metadata after comma");
    bool dbg = str_eq(p->tok.text, STR("dbg"));
    p_next(p);
    Md md = p_attached_node(p);
    if (dbg) r.loc = md;
  }
  if (UNLIKELY(p->fp->res.kind != T_EOF)) p_error(p, p->fp->res.pos, "instructions returning void cannot have a name");
  finish_record(p, &r);
  return true;
}

/* ---- calls ---- */

/* Attributes of a call: #N and others. Calls mostly have one group or nothing. */
static AttrSet call_fn_attrs(Parser *p) {
  if (p->tok.kind == T_LOCAL || p->tok.kind == T_LOCALNUM || p->tok.kind == T_COMMA || p_is_op(p)) return ATTRS_NONE;
  uint32_t first = p->groups.n;
  AttrSet s = parse_attrs(p, AP_FN);
  return p_merge_groups(p, s, first);
}

static bool may_be_attr(const Parser *p) { /* after the type of an argument: cheap no for the common values */
  return (p->tok.kind == T_WORD && p->tok.kw != KW_null && p->tok.kw != KW_undef && p->tok.kw != KW_poison &&
          p->tok.kw != KW_true && p->tok.kw != KW_false && p->tok.kw != KW_zeroinitializer) ||
         p->tok.kind == T_STR;
}

static unsigned inline_asm(Parser *p, Str text[2]) { /* after `asm`: CON_ASM_* */
  unsigned fl = 0;
  for (int last = 0, flag; (flag = p_meaning(p, ROLE_ASM)) > last; last = flag) { /* each once, in this order */
    fl |= (unsigned)flag;
    p_next(p);
  }
  for (int i = 0; i < 2; i++) {
    if (!p_is(p, T_STR)) p_error_here(p, i ? "expected constraint string" : "expected string constant");
    text[i] = p_text(p, &p->tok);
    p_next(p);
    if (!i) p_expect(p, T_COMMA, "expected comma in inline asm expression");
  }
  return fl;
}

/* The constraints of inline assembly: each is [~ = !] [*] [& %]... and codes: `{register}`, the number of the output
 * that the input shares, `^ab`, `@3abc`, one character; '|' parts alternatives. A comma ends a constraint wherever it
 * stands. */
typedef enum AsmKind { ASM_INPUT, ASM_OUTPUT, ASM_CLOBBER, ASM_LABEL } AsmKind;
typedef struct AsmConstraint {
  AsmKind kind;
  bool indirect;
  uint32_t alternatives, match; /* match: index of its first entry in AsmRead.match */
} AsmConstraint;
typedef struct AsmRead {
  VEC(AsmConstraint) c;
  VecU32 match; /* by constraint and alternative: 1 + the input that shares the output; 0: none yet */
} AsmRead;

/* The constraint `s` is put behind those of `r`; false: malformed. */
static bool asm_constraint(AsmRead *r, Str s) {
  uint32_t i = 0, own = r->c.n;
  AsmConstraint c = {ASM_INPUT, false, 1, r->match.n};
  for (uint32_t k = 0; k < s.n; k++) c.alternatives += s.p[k] == '|';
  if (!s.n) return false;
  switch (s.p[0]) {
  case '~':
    c.kind = ASM_CLOBBER, i = 1;
    if (s.n > 1 && s.p[1] != '{') return false;
    break;
  case '=': c.kind = ASM_OUTPUT, i = 1; break;
  case '!': c.kind = ASM_LABEL, i = 1; break;
  default: break;
  }
  if (i < s.n && s.p[i] == '*') c.indirect = true, i++;
  bool early = false, commutative = false;
  for (; i < s.n && memchr("&%#*", s.p[i], 4); i++) {
    bool *seen = s.p[i] == '&' ? &early : &commutative;
    if (s.p[i] == '#' || s.p[i] == '*' || *seen) return false;
    if (s.p[i] == '&' ? c.kind != ASM_OUTPUT : c.kind == ASM_CLOBBER) return false;
    *seen = true;
  }
  if (i == s.n) return false; /* no code */
  vec_resize_zero(&r->match, c.match + c.alternatives);
  uint32_t alternative = 0;
  while (i < s.n) {
    char k = s.p[i];
    if (k == '{') {
      const char *end = memchr(s.p + i, '}', s.n - i);
      if (!end) return false;
      i = (uint32_t)(end - s.p) + 1;
    } else if (k >= '0' && k <= '9') {
      uint64_t x = 0;
      for (; i < s.n && s.p[i] >= '0' && s.p[i] <= '9'; i++)
        x = x <= UINT32_MAX ? x * 10 + (uint64_t)(s.p[i] - '0') : x;
      if (c.kind != ASM_INPUT || x >= own || r->c.p[x].kind != ASM_OUTPUT) return false;
      const AsmConstraint *out = &r->c.p[x];
      uint32_t *m = &r->match.p[out->match]; /* of an output with alternatives, the entry of this one */
      if (c.alternatives > 1) {
        if (alternative >= out->alternatives || out->alternatives == 1) return false;
        m += alternative;
        if (*m) return false;
      }
      if (*m && *m != own + 1) return false;
      *m = own + 1;
    } else if (k == '|') {
      alternative++, i++;
    } else {
      uint32_t letters = k == '^' ? 3 : 1;
      if (k == '@') {
        if (i + 1 == s.n || s.p[i + 1] < '1' || s.p[i + 1] > '9') return false;
        letters = 2 + (uint32_t)(s.p[i + 1] - '0');
      }
      if (letters > s.n - i) return false;
      i += letters;
    }
  }
  vec_push(&r->c, c);
  return true;
}

static const char *asm_form_error(const AsmRead *r, const Module *m, Ty fnty) {
  uint32_t outs = 0, ins = 0, indirect = 0, labels = 0, clobbers = 0;
  for (uint32_t i = 0; i < r->c.n; i++) {
    const AsmConstraint *c = &r->c.p[i];
    switch (c->kind) {
    case ASM_OUTPUT:
      if (ins != indirect || clobbers || labels)
        return "output constraint occurs after input, clobber or label constraint";
      outs += !c->indirect;
      indirect += c->indirect, ins += c->indirect; /* where it writes is an argument */
      break;
    case ASM_INPUT:
      if (clobbers) return "input constraint occurs after clobber constraint";
      ins++;
      break;
    case ASM_LABEL:
      if (clobbers) return "label constraint occurs after clobber constraint";
      labels++;
      break;
    case ASM_CLOBBER: clobbers++;
    }
  }
  Ty ret = ty_ret(m, fnty);
  const TypeRec *t = ty_rec(m, ret);
  if (outs == 0 && ret != TY_VOID) return "inline asm without outputs must return void";
  if (outs == 1 && t->kind == TK_STRUCT) return "inline asm with one output cannot return struct";
  if (outs > 1 && (t->kind != TK_STRUCT || t->n != outs))
    return "number of output constraints does not match number of return struct elements";
  return ins == ty_nparams(m, fnty) ? NULL : "number of input constraints does not match number of parameters";
}

/* What is wrong with the constraints, or with the function type for them; NULL: nothing. */
static const char *asm_error(const Module *m, Str text, Ty fnty) {
  if (ty_vararg(m, fnty)) return "inline asm cannot be variadic";
  AsmRead r = {0};
  bool ok = true;
  for (uint32_t i = 0; i < text.n && ok;) {
    const char *comma = memchr(text.p + i, ',', text.n - i);
    uint32_t end = comma ? (uint32_t)(comma - text.p) : text.n;
    ok = asm_constraint(&r, (Str){text.p + i, end - i}) && end + 1 != text.n;
    i = end + 1;
  }
  const char *why = ok ? asm_form_error(&r, m, fnty) : "failed to parse constraints";
  vec_free(&r.c);
  vec_free(&r.match);
  return why;
}

typedef struct CallRead {
  Op op;
  unsigned fl, fmf, cc;
  AttrSet ret_attrs, fn_attrs;
  bool any_arg_attr;
  uint32_t op_pos;    /* behind the opcode: where LLVM reports what concerns the whole */
  TypeAt type;        /* of the callee, or of the result only: `void (i32)*` is what the callee returns */
  bool explicit_type; /* it is the callee's */
  Ty fnty, ret;
  Tok name;      /* of the callee */
  Glob g;        /* the callee, where it is a global */
  Str auto_name; /* of an intrinsic that nothing declares */
  Val callee;    /* what is called otherwise */
  bool is_asm;
  Str asm_text[2];
  unsigned asm_flags;
} CallRead;

/* p_try_type, and `void` too. */
static TypeAt take_result_type(Parser *p) {
  const char *s = p->lx.cur;
  if (p->lx.end - s < 8 || memcmp(s, " void ", 6) != 0 || (s[6] != '@' && s[6] != '%')) return p_try_type(p);
  TypeAt t = {TY_VOID, p_tok_end(p) + 1};
  p->lx.cur += 6;
  p->pointee = TY_NONE;
  p_next(p);
  return t;
}

/* Up to the type: flags, convention, attributes of the result, address space. Returns the type of the callee as an
 * operand. */
static inline Ty call_head(Parser *p, CallRead *c) {
  Module *m = p->m;
  uint32_t as = dl_program_as(m);
  c->type = take_result_type(p);
  if (c->type.t) {
    c->op_pos = c->type.pos;
  } else {
    c->op_pos = p->tok.pos;
    if (c->op != OP_CALLBR) c->fmf = p_flags(p, P_FMF);
    c->cc = parse_opt_cc(p);
    if (p->tok.kind == T_WORD ? !p_starts_type(p) && p->tok.kw != KW_addrspace : p->tok.kind == T_STR)
      c->ret_attrs = parse_attrs(p, AP_RET);
    as = parse_opt_addrspace(p, as);
    c->type.pos = p->tok.pos;
    c->type.t = parse_type_or_void(p, true);
  }
  c->explicit_type = ty_kind(m, c->type.t) == TK_FUNC;
  c->fnty = c->explicit_type ? c->type.t : TY_NONE;
  c->ret = c->explicit_type ? ty_ret(m, c->type.t) : c->type.t;
  return ty_ptr(m, as);
}

/* A global as callee. Takes the parenthesis behind it, where that comes at once: true, and the current token is the
 * one before it. */
static inline bool global_callee(Parser *p, CallRead *c, Ty pt) {
  const Tok *t = &c->name;
  c->g = p_find_global(p, t);
  if (UNLIKELY(c->g == GLOB_NONE)) { /* an intrinsic needs no declaration */
    if (t->kind == T_GLOBAL) c->auto_name = p_text(p, t);
    if (!str_starts(c->auto_name, STR("llvm."))) (void)p_global(p, t);
  } else {
    Ty gt = glob(p->m, c->g)->ptr_type;
    if (gt != pt)
      p_error(p, t->pos, "'@%.*s' defined with type '%s' but expected '%s'", (int)t->text.n, t->text.p,
              p_type_text(p, gt), p_type_text(p, pt));
  }
  bool open = lexer_take(&p->lx, "(", 1);
  if (!open) p_next(p);
  return open;
}

static inline bool is_debug_call(const Parser *p, const CallRead *c, Str callee, bool open) {
  return UNLIKELY(callee.n > 9 && memcmp(callee.p, "llvm.dbg.", 9) == 0) && c->op == OP_CALL &&
         (open || p_is(p, T_LPAREN));
}

/* `...` in place of arguments: a musttail call in a variadic function passes its variable arguments on. */
static NOINLINE void forwarded_args(Parser *p, const CallRead *c) {
  if ((c->fl & F_TAILMASK) != F_MUSTTAIL) p_error_here(p, "unexpected ellipsis in argument list for non-musttail call");
  if (!ty_vararg(p->m, fn_glob(p->f)->type))
    p_error_here(p, "unexpected ellipsis in argument list for musttail call in non-varargs function");
  p_next(p);
}

static NOINLINE void check_arg(Parser *p, const CallRead *c, uint32_t i,
                               TypeAt t) { /* against a type of the callee that was written */
  uint32_t fixed = ty_nparams(p->m, c->fnty);
  if (i >= fixed && !ty_vararg(p->m, c->fnty)) p_error(p, t.pos, "too many arguments specified");
  if (i < fixed && ty_param(p->m, c->fnty, i) != t.t)
    p_error(p, t.pos, "argument is not of expected type '%s'", p_type_text(p, ty_param(p->m, c->fnty, i)));
}

/* The arguments and the closing parenthesis: into fp->ops and fp->pattrs. open: the opening one was taken. */
static inline void call_args(Parser *p, CallRead *c, bool open) {
  struct FnParse *fp = p->fp;
  TypeAt next = {TY_NONE, 0}; /* the type of the next argument, if it has been read */
  if (open) next = p_try_type(p);
  else p_expect(p, T_LPAREN, "expected '(' in call");
  vec_clear(&fp->ops);
  vec_clear(&fp->pattrs);
  bool forwarded = false;
  for (bool more = next.t || !p_is(p, T_RPAREN); more;) {
    if (!next.t && p_is(p, T_DOTS)) {
      forwarded_args(p, c);
      forwarded = true;
      break;
    }
    TypeAt t = next.t ? next : p_type_here(p);
    AttrSet a = ATTRS_NONE;
    Val v;
    if (t.t == TY_METADATA) {
      v = md_operand(p);
      more = p_accept(p, T_COMMA);
      next.t = TY_NONE;
    } else {
      if (may_be_attr(p)) a = parse_attrs(p, AP_PARAM);
      v = p_value_more(p, t.t, &more, &next);
      if (UNLIKELY(fp->comma)) p_error_here(p, "expected type"); /* no attachments in here */
    }
    vec_push(&fp->ops, v);
    vec_push(&fp->pattrs, a);
    c->any_arg_attr |= a != ATTRS_NONE;
    if (c->explicit_type) check_arg(p, c, fp->ops.n - 1, t);
  }
  if (UNLIKELY(!forwarded && (c->fl & F_TAILMASK) == F_MUSTTAIL && ty_vararg(p->m, fn_glob(p->f)->type)))
    p_error_here(p, "expected '...' at end of argument list for musttail call in varargs function");
  p_expect(p, T_RPAREN, "expected ')' at end of argument list");
  if (c->explicit_type && fp->ops.n < ty_nparams(p->m, c->fnty))
    p_error(p, c->op_pos, "not enough parameters specified for call");
}

/* Whether a function of type fnty is what is called, as far as the text says. */
static bool same_signature(const Parser *p, const CallRead *c, Ty fnty) {
  if (c->explicit_type) return fnty == c->type.t;
  const TypeRec *r = ty_rec(p->m, fnty);
  uint32_t n = p->fp->ops.n;
  if (r->kind != TK_FUNC || r->n != n || (r->flags & TYF_VARARG) || r->elem[0] != c->ret) return false;
  for (uint32_t i = 0; i < n; i++)
    if (p_type_of(p, p->fp->ops.p[i]) != r->elem[i + 1]) return false;
  return true;
}

/* The callee's type: its own, or what result and arguments say. Declares an intrinsic that nothing declares. */
static inline void callee_type(Parser *p, CallRead *c) {
  Module *m = p->m;
  Glob g = c->g;
  if (g != GLOB_NONE && glob(m, g)->kind == GK_FUNC && same_signature(p, c, glob(m, g)->type)) {
    c->fnty = glob(m, g)->type;
  } else if (!c->explicit_type) {
    TyKind rk = ty_kind(m, c->ret);
    if (rk == TK_LABEL || rk == TK_METADATA) p_error(p, c->type.pos, "Invalid result type for LLVM function");
    uint32_t mark = p->ty_stack.n, n = p->fp->ops.n;
    for (uint32_t i = 0; i < n; i++) {
      Ty t = p_type_of(p, p->fp->ops.p[i]);
      vec_push(&p->ty_stack, t);
    }
    c->fnty = ty_func(m, c->ret, p->ty_stack.p + mark, n, false);
    p->ty_stack.n = mark;
  }
  if (UNLIKELY(c->auto_name.n)) c->g = upgrade_auto_decl(p, c->auto_name, c->fnty, c->name.pos);
  else if (UNLIKELY(p->first_auto && g >= p->first_auto && c->fnty != glob(m, g)->type))
    p_error(p, c->name.pos, "intrinsic '%.*s' is not declared and called with different types", (int)c->name.text.n,
            c->name.text.p);
}

/* At '[': operands of bundles follow the arguments in fp->ops, tags and counts go to the function's words. */
static NOINLINE void bundles(Parser *p, CallRec *rec) {
  struct FnParse *fp = p->fp;
  uint32_t n = 0;
  VecU32 *w = &fp->opos;
  vec_clear(w);
  p_next(p);
  if (p_is(p, T_RBRACK)) p_error_here(p, "operand bundle set must not be empty");
  do {
    if (!p_is(p, T_STR)) p_error_here(p, "expected string constant");
    uint32_t tag = str_intern(p->m, p_text(p, &p->tok)), before = fp->ops.n;
    p_next(p);
    p_expect(p, T_LPAREN, "expected '(' in operand bundle");
    if (!p_is(p, T_RPAREN)) do {
        uint32_t pos = p->tok.pos;
        Ty t = parse_type(p);
        if (ty_kind(p->m, t) == TK_LABEL) p_error(p, pos, "invalid type for operand bundle input");
        Val v = argument(p, t);
        vec_push(&fp->ops, v);
      } while (p_accept(p, T_COMMA));
    p_expect(p, T_RPAREN, "expected ')' in operand bundle");
    vec_push(w, tag);
    vec_push(w, fp->ops.n - before);
    if (++n > UINT16_MAX) p_error_here(p, "more than 65535 operand bundles");
  } while (p_accept(p, T_COMMA));
  p_expect(p, T_RBRACK, "expected ']' in operand bundle set");
  rec->nbundles = (uint16_t)n;
  rec->bundles = p->f->words.n;
  for (uint32_t i = 0; i < w->n; i++) vec_push(&p->f->words, w->p[i]);
}

static void destinations(Parser *p, Op o) { /* of invoke and callbr */
  struct FnParse *fp = p->fp;
  p_expect_kw(p, KW_to, o == OP_INVOKE ? "expected 'to' in invoke" : "expected 'to' in callbr");
  vec_push(&fp->succ, p_type_and_label(p));
  if (o == OP_INVOKE) {
    p_expect_kw(p, KW_unwind, "expected 'unwind' in invoke");
    vec_push(&fp->succ, p_type_and_label(p));
    return;
  }
  p_expect(p, T_LBRACK, "expected '[' in callbr");
  if (!p_is(p, T_RBRACK)) do
      vec_push(&fp->succ, p_type_and_label(p));
    while (p_accept(p, T_COMMA));
  p_expect(p, T_RBRACK, "expected ']' at end of block list");
}

/* What the call names as its callee, as an operand. Of a function called over and over it is made once in each body. */
static inline Val callee_operand(Parser *p, const CallRead *c) {
  if (c->is_asm) {
    const char *bad = asm_error(p->m, c->asm_text[1], c->fnty);
    if (bad) p_error(p, c->name.pos, "%s", bad);
    return con_asm(p->pool, c->fnty, c->asm_text[0], c->asm_text[1], c->asm_flags);
  }
  Glob g = c->g;
  if (g == GLOB_NONE) return c->callee;
  struct FnParse *fp = p->fp;
  CalleeCache *cache = &fp->callee[(uint32_t)g % CALLEE_CACHE];
  const Global *r = glob(p->m, g);
  unsigned id = r->intrinsic;
  bool intrin = id && c->fnty == r->type, always = intrin || !id;
  if (cache->g == g && cache->gen == fp->gen && always) return cache->v;
  Val v = intrin ? con_intrin(p->pool, id, r->name) : con_global(p->pool, g);
  if (always) *cache = (CalleeCache){g, fp->gen, v};
  return v;
}

void p_call(Parser *p, Op o, unsigned fl) {
  Module *m = p->m;
  struct FnParse *fp = p->fp;
  CallRead c = {.op = o, .fl = fl};
  Ty pt = call_head(p, &c);
  bool open = false;
  c.name = p->tok;
  if (c.name.kind == T_GLOBAL || c.name.kind == T_GLOBALNUM) {
    open = global_callee(p, &c, pt);
    Str name = c.g ? glob(m, c.g)->name : c.auto_name;
    if (is_debug_call(p, &c, name, open) && p_debug_call(p, name)) return;
  } else if (p_accept_kw(p, KW_asm)) {
    c.is_asm = true;
    c.asm_flags = inline_asm(p, c.asm_text);
  } else {
    c.callee = parse_value(p, pt);
  }
  call_args(p, &c, open);
  uint32_t nargs = fp->ops.n;
  c.fn_attrs = call_fn_attrs(p);
  callee_type(p, &c);
  CallRec rec = {.fnty = c.fnty, .cc = (uint16_t)c.cc};
  if (UNLIKELY(p_is(p, T_LBRACK))) bundles(p, &rec);
  if (c.fmf && !p_fmf_type(m, c.ret))
    p_error(p, c.op_pos, "fast-math-flags specified for call without floating-point scalar or vector return type");
  if (o != OP_CALL) destinations(p, o);
  Val callee = callee_operand(p, &c);
  vec_push(&fp->ops, callee);
  if (c.any_arg_attr || c.fn_attrs || c.ret_attrs)
    rec.attrs = attrlist_get(m, c.fn_attrs, c.ret_attrs, fp->pattrs.p, c.any_arg_attr ? nargs : 0);
  Val v = p_emit(p, o, 0, fl | c.fmf, c.ret, fp->ops.p, fp->ops.n);
  aux_put_(p->f, v, call_add(p->f, rec));
  if (UNLIKELY((uint32_t)c.g < p->up.n && p->up.p[c.g].row)) {
    if (c.fnty != glob(m, c.g)->type) p_error(p, c.name.pos, "Intrinsic called with incompatible signature");
    vec_push(&fp->upgrades, ((UpCall){v, c.g}));
  }
}

/* ---- exception handling ---- */

static void unwind_dest(Parser *p, const char *what, unsigned *fl) { /* unwind to caller | unwind label %x */
  struct FnParse *fp = p->fp;
  if (!p_is_kw(p, KW_unwind)) p_error_here(p, "expected 'unwind' in %s", what);
  p_next(p);
  if (p_accept_kw(p, KW_to)) {
    p_expect_kw(p, KW_caller, what[1] == 'l' ? "expected 'caller' in cleanupret" : "expected 'caller' in catchswitch");
    return;
  }
  vec_push(&fp->succ, p_type_and_label(p));
  *fl |= F_UNWIND;
}

static void pad_args(Parser *p, const char *what) {
  struct FnParse *fp = p->fp;
  vec_clear(&fp->ops);
  if (!p_is(p, T_LBRACK)) p_error_here(p, "expected '[' in %s", what);
  p_next(p);
  if (!p_is(p, T_RBRACK)) do {
      Ty t = parse_type(p);
      Val v = argument(p, t);
      vec_push(&fp->ops, v);
    } while (p_accept(p, T_COMMA));
  p_expect(p, T_RBRACK, "expected ']' at end of exception pad arguments");
}

static Val scope_value(Parser *p, const char *what, bool none_allowed) { /* %pad, none */
  if (!p_is(p, T_LOCAL) && !p_is(p, T_LOCALNUM) && !(none_allowed && p_is_kw(p, KW_none)))
    p_error_here(p, "expected scope value for %s", what);
  return parse_value(p, TY_TOKEN);
}

static void parse_cleanupret(Parser *p) {
  unsigned fl = 0;
  p_expect_kw(p, KW_from, "expected 'from' after cleanupret");
  Val v = parse_value(p, TY_TOKEN);
  unwind_dest(p, "cleanupret", &fl);
  p_emit(p, OP_CLEANUPRET, 0, 0, TY_VOID, &v, 1);
}

static void parse_catchret(Parser *p) {
  p_expect_kw(p, KW_from, "expected 'from' after catchret");
  Val v = parse_value(p, TY_TOKEN);
  p_expect_kw(p, KW_to, "expected 'to' in catchret");
  vec_push(&p->fp->succ, p_type_and_label(p));
  p_emit(p, OP_CATCHRET, 0, 0, TY_VOID, &v, 1);
}

static void parse_catchswitch(Parser *p) {
  struct FnParse *fp = p->fp;
  unsigned fl = 0;
  p_expect_kw(p, KW_within, "expected 'within' after catchswitch");
  Val v = scope_value(p, "catchswitch", true);
  p_expect(p, T_LBRACK, "expected '[' with catchswitch labels");
  do vec_push(&fp->succ, p_type_and_label(p));
  while (p_accept(p, T_COMMA));
  p_expect(p, T_RBRACK, "expected ']' after catchswitch labels");
  unwind_dest(p, "catchswitch scope", &fl);
  if (fl & F_UNWIND) { /* written last, but the first successor, as in LLVM */
    uint32_t n = fp->succ.n - 1;
    Blk to = fp->succ.p[n];
    memmove(fp->succ.p + 1, fp->succ.p, n * sizeof *fp->succ.p);
    fp->succ.p[0] = to;
  }
  p_emit(p, OP_CATCHSWITCH, 0, fl, TY_TOKEN, &v, 1);
}

static void parse_pad(Parser *p, Op o) { /* catchpad, cleanuppad */
  struct FnParse *fp = p->fp;
  p_expect_kw(p, KW_within,
              o == OP_CATCHPAD ? "expected 'within' after catchpad" : "expected 'within' after cleanuppad");
  Val v = scope_value(p, op_info[o].text, o == OP_CLEANUPPAD);
  pad_args(p, op_info[o].text);
  vec_push(&fp->ops, v);
  p_emit(p, o, 0, 0, TY_TOKEN, fp->ops.p, fp->ops.n);
}

static void parse_landingpad(Parser *p) {
  struct FnParse *fp = p->fp;
  Ty t = parse_type(p);
  unsigned fl = p_accept_kw(p, KW_cleanup) ? F_CLEANUP : 0;
  vec_clear(&fp->ops);
  vec_clear(&fp->opos);
  while (p_is_kw(p, KW_catch) || p_is_kw(p, KW_filter)) {
    bool filter = p_is_kw(p, KW_filter);
    p_next(p);
    uint32_t pos = p->tok.pos;
    Ty ct;
    Val v = p_typed_value(p, &ct);
    if (filter != (ty_kind(p->m, ct) == TK_ARRAY))
      p_error(p, pos, filter ? "'filter' clause has an invalid type" : "'catch' clause has an invalid type");
    if (!val_is_con(v)) p_error(p, pos, "clause argument must be a constant");
    uint32_t i = fp->ops.n;
    vec_push(&fp->ops, v);
    vec_resize_zero(&fp->opos, i / 32 + 1);
    fp->opos.p[i / 32] |= (uint32_t)filter << (i % 32);
  }
  Val v = p_emit(p, OP_LANDINGPAD, 0, fl, t, fp->ops.p, fp->ops.n);
  if (fp->ops.n) aux_put_(p->f, v, words_add(p->f, fp->opos.p, fp->opos.n));
}

void p_exception(Parser *p, Op o) {
  switch (o) {
  case OP_CLEANUPRET: parse_cleanupret(p); return;
  case OP_CATCHRET: parse_catchret(p); return;
  case OP_CATCHSWITCH: parse_catchswitch(p); return;
  case OP_LANDINGPAD: parse_landingpad(p); return;
  default: parse_pad(p, o); return;
  }
}
