/* parse_md.c: metadata: numbered and named nodes, inline nodes, specialized nodes by the tables of md.def. Messages
 * are LLVM's.
 *
 * A specialized node is read into one value per field of its table, whatever the order in the text, and kept as the
 * fields opt would print: required ones and those that differ from their default. Numbers and symbols of enumerations
 * become numbers.
 */
#include "ir/text/parser.h"
#include "support/diag.h"

enum {
  MD_DENSE_SLACK = 4096
}; /* node numbers up to the length of the text and this are kept in an array; others are refused */

/* ---- node numbers ---- */
Md parse_md_unseen(Parser *p, uint64_t num, uint32_t pos) {
  if (num > UINT32_MAX) p_error(p, pos, "expected 32-bit integer (too large)");
  if (p->f)
    p_error(p, pos, "use of undefined metadata '!%u'", (uint32_t)num); /* all nodes have been read before the bodies */
  if (num > (uint64_t)p->m->source.n + MD_DENSE_SLACK) p_error(p, pos, "metadata number is larger than the text");
  if (num >= p->md_num.n) {
    vec_resize_zero(&p->md_num, num + 1);
    vec_resize_zero(&p->md_first_use, num + 1);
  }
  p->md_first_use.p[num] = pos + 1;
  return p->md_num.p[num] = md_forward(p->m);
}

/* ---- fields ---- */
typedef struct FieldVal {
  bool seen;
  MdField v;
} FieldVal;

static const struct {
  const char *expected, *invalid;
  uint32_t limit;
} enum_texts[DWC_COUNT] = {[DWC_TAG] = {"DWARF tag", "DWARF tag", 0xffff},
                           [DWC_LANG] = {"DWARF language", "DWARF language", 0xffff},
                           [DWC_LNAME] = {"DWARF source language name", "DWARF source language name", UINT32_MAX},
                           [DWC_ATE] = {"DWARF type attribute encoding", "DWARF type attribute encoding", 0xff},
                           [DWC_CC] = {"DWARF calling convention", "DWARF calling convention", 0xff},
                           [DWC_VIRTUALITY] = {"DWARF virtuality code", "DWARF virtuality code", 2},
                           [DWC_MACINFO] = {"DWARF macinfo type", "DWARF macinfo type", 0xff},
                           [DWC_ENUMKIND] = {"DWARF enum kind code", "DWARF enum kind code", 1},
                           [DWC_EMISSION] = {"emission kind", "emission kind", 3},
                           [DWC_NAMETABLE] = {"nameTable kind", "nameTable kind", 3},
                           [DWC_CHECKSUM] = {"checksum kind", "checksum kind", 3},
                           [DWC_FIXEDKIND] = {"fixed-point kind", "fixed-point kind", 2},
                           [DWC_DIFLAG] = {"debug info flag", "debug info flag", UINT32_MAX},
                           [DWC_SPFLAG] = {"debug info flag", "subprogram debug info flag", UINT32_MAX}};

static uint64_t read_unsigned(Parser *p, const char *name, uint64_t limit) {
  if (!p_is(p, T_NUM) || p->tok.neg) p_error_here(p, "expected unsigned integer");
  if (p->tok.num > limit || (p->tok.num == UINT64_MAX && !str_eq(p->tok.text, STR("18446744073709551615"))))
    p_error_here(p, "value for '%s' too large, limit is %llu", name, (unsigned long long)limit);
  uint64_t x = p->tok.num;
  p_next(p);
  return x;
}

static int64_t read_signed(Parser *p, const char *name) {
  if (!p_is(p, T_NUM)) p_error_here(p, "expected signed integer");
  uint64_t x = p->tok.num;
  if (strcmp(name, "thisAdjustment") == 0) {
    if (p->tok.neg && x > 2147483648u) p_error_here(p, "value for '%s' too small, limit is -2147483648", name);
    if (!p->tok.neg && x > INT32_MAX) p_error_here(p, "value for '%s' too large, limit is 2147483647", name);
  }
  if (p->tok.neg && x > (uint64_t)1 << 63)
    p_error_here(p, "value for '%s' too small, limit is %lld", name, (long long)INT64_MIN);
  if (!p->tok.neg && x > INT64_MAX)
    p_error_here(p, "value for '%s' too large, limit is %lld", name, (long long)INT64_MAX);
  bool neg = p->tok.neg;
  p_next(p);
  return neg ? (int64_t)(0 - x) : (int64_t)x;
}

/* dw_value of the current word. Few are written, over and over. */
static bool dw_word(Parser *p, DwClass c, uint64_t *value) {
  const uint64_t *known = memo_get(&p->memo, MEMO_DWARF + (uint32_t)c, p->tok.text);
  if (known) *value = *known;
  else if (!dw_value(c, p->tok.text, value)) return false;
  else memo_put(&p->memo, MEMO_DWARF + (uint32_t)c, p->tok.text, *value);
  return true;
}

/* A symbol or a number of class c; for flags one part. */
static uint64_t read_enum(Parser *p, DwClass c, const char *name) {
  bool flags = c == DWC_DIFLAG || c == DWC_SPFLAG;
  if (c == DWC_CHECKSUM && !(p_is(p, T_WORD) && str_starts(p->tok.text, STR("CSK_"))))
    p_error_here(p, "invalid checksum kind '%s'", name);
  if (flags && p_is(p, T_NUM) && !p->tok.neg) return p_u32(p);
  if (!flags && p_is(p, T_NUM)) return read_unsigned(p, name, enum_texts[c].limit);
  if (!p_is(p, T_WORD)) p_error_here(p, "expected %s", enum_texts[c].expected);
  uint64_t x;
  if (!dw_word(p, c, &x)) {
    static const char *const prefix[DWC_COUNT] = {[DWC_TAG] = "DW_TAG_",         [DWC_LANG] = "DW_LANG_",
                                                  [DWC_LNAME] = "DW_LNAME_",     [DWC_ATE] = "DW_ATE_",
                                                  [DWC_CC] = "DW_CC_",           [DWC_VIRTUALITY] = "DW_VIRTUALITY_",
                                                  [DWC_MACINFO] = "DW_MACINFO_", [DWC_ENUMKIND] = "DW_APPLE_ENUM_KIND_",
                                                  [DWC_DIFLAG] = "DIFlag",       [DWC_SPFLAG] = "DISPFlag"};
    if (c != DWC_CHECKSUM && (!prefix[c] || !str_starts(p->tok.text, str_of(prefix[c]))))
      p_error_here(p, "expected %s", enum_texts[c].expected);
    p_error_here(p, "invalid %s '%.*s'", enum_texts[c].invalid, (int)p->tok.text.n, p->tok.text.p);
  }
  p_next(p);
  return x;
}

/* Decimal text without leading zeros: APSInt prints what it holds. */
static Str read_big(Parser *p) {
  if (!p_is(p, T_NUM)) p_error_here(p, "expected integer");
  Str s = p->tok.text;
  bool neg = s.n && s.p[0] == '-';
  uint32_t i = neg;
  while (i + 1 < s.n && s.p[i] == '0') i++;
  char *t = ARENA_ARRAY(&p->arena, char, s.n + 1);
  uint32_t n = 0;
  if (neg && !(s.n - i == 1 && s.p[i] == '0')) t[n++] = '-';
  memcpy(t + n, s.p + i, s.n - i);
  n += s.n - i;
  p_next(p);
  return (Str){t, n};
}

static void read_tuple(Parser *p, MdRec *r);

/* Fields whose reference may not be null. */
static bool null_allowed(MdSpecial s, const MdFieldInfo *f) {
  Str n = {f->name, f->name_len};
  if (str_eq(n, STR("scope")))
    return s != MDS_DILocation && s != MDS_DILexicalBlock && s != MDS_DILexicalBlockFile && s != MDS_DILocalVariable &&
           s != MDS_DILabel;
  if (str_eq(n, STR("file"))) return s != MDS_DICompileUnit;
  if (str_eq(n, STR("count"))) return s != MDS_DISubrange;
  return true;
}

/* A reference to a constant integer where a number may stand: LLVM makes it that number. */
static void read_constant(Parser *p, MdSpecial s, MdFieldKind k, MdField *v) {
  if (s == MDS_DIGenericSubrange) return;
  const MdRec *r = md_rec(p->m, v->md);
  if (r->form != MDF_VALUE || !r->int_type || (k == MDFK_I64_MD && r->int_type != TY_I64)) return;
  if (k == MDFK_UINT_MD) {
    v->form = MFF_UINT;
    v->u = r->int_value;
  } else {
    v->form = MFF_SINT;
    v->s = sext64(r->int_value, ty_bits(p->m, r->int_type));
  }
}

static void read_field(Parser *p, MdSpecial s, unsigned index, MdField *v) {
  const MdFieldInfo *f = md_special_field(s, index);
  MdFieldKind k = (MdFieldKind)f->form;
  v->field = (uint16_t)index;
  switch (k) {
  case MDFK_SINT_MD:
  case MDFK_UINT_MD:
  case MDFK_I64_MD:
    if (p_is(p, T_NUM)) {
      if (k == MDFK_UINT_MD) {
        v->form = MFF_UINT;
        v->u = read_unsigned(p, f->name, UINT64_MAX);
      } else {
        v->form = MFF_SINT;
        v->s = read_signed(p, f->name);
      }
      if (s ==
          MDS_DIGenericSubrange) { /* here a number means an expression that pushes it; printed as a number again */
        uint64_t words[2] = {0x11 /* DW_OP_consts */, (uint64_t)v->s};
        v->form = MFF_MD;
        v->md = md_expr(p->m, words, 2);
      }
      return;
    }
    /* fall through */
  case MDFK_MD:
    if (p_is_kw(p, KW_null)) {
      if (!null_allowed(s, f)) p_error_here(p, "'%s' cannot be null", f->name);
      p_next(p);
      v->form = MFF_NULL;
      return;
    }
    v->form = MFF_MD;
    v->md = parse_md_operand(p);
    if (k != MDFK_MD) read_constant(p, s, k, v);
    return;
  case MDFK_MDLIST: {
    MdRec r = {.form = MDF_TUPLE};
    v->form = MFF_MD;
    read_tuple(p, &r);
    v->md = md_tuple(p->m, r.ops, r.n, false);
    if (!r.n) v->form = MFF_NULL;
    return;
  }
  case MDFK_STRING: {
    if (!p_is(p, T_STR)) p_error_here(p, "expected string constant");
    uint32_t pos = p->tok.pos;
    md_field_set_str(v, MFF_STRING, p_text(p, &p->tok));
    if (!v->len && s == MDS_DIGlobalVariable && str_eq((Str){f->name, f->name_len}, STR("name")))
      p_error(p, pos, "'name' cannot be empty");
    p_next(p);
    return;
  }
  case MDFK_UINT:
  case MDFK_U32:
  case MDFK_U16:
  case MDFK_U8:
  case MDFK_U3:
    v->form = MFF_UINT;
    v->u = read_unsigned(p, f->name,
                         k == MDFK_UINT  ? UINT64_MAX
                         : k == MDFK_U32 ? UINT32_MAX
                         : k == MDFK_U16 ? UINT16_MAX
                         : k == MDFK_U8  ? UINT8_MAX
                                         : 7);
    return;
  case MDFK_SINT:
    v->form = MFF_SINT;
    v->s = read_signed(p, f->name);
    return;
  case MDFK_BIGINT: md_field_set_str(v, MFF_BIGINT, read_big(p)); return;
  case MDFK_BOOL:
    if (!p_is_kw(p, KW_true) && !p_is_kw(p, KW_false)) p_error_here(p, "expected 'true' or 'false'");
    v->form = MFF_BOOL;
    v->b = p_is_kw(p, KW_true);
    p_next(p);
    return;
  case MDFK_DIFLAGS:
  case MDFK_SPFLAGS:
    v->form = MFF_UINT;
    v->u = 0;
    do v->u |= read_enum(p, md_field_class(k), f->name);
    while (p_accept(p, T_BAR));
    return;
  default:
    v->form = MFF_UINT;
    v->u = read_enum(p, md_field_class(k), f->name);
    return;
  }
}

static bool is_absent(const MdFieldInfo *f, const MdField *v) {
  switch ((MdFieldForm)v->form) {
  case MFF_NULL: return true;
  case MFF_MD: return v->md == MD_NONE;
  case MFF_UINT: return v->u == f->absent;
  case MFF_SINT: return v->s == (int64_t)f->absent;
  case MFF_BOOL: return v->b == (f->absent != 0);
  case MFF_BIGINT: return false;
  default: return v->len == 0;
  }
}

/* The value of a field that was not written. */
static MdField absent_value(const MdFieldInfo *f, unsigned index) {
  MdField v = {.field = (uint16_t)index, .form = MFF_UINT};
  switch ((MdFieldKind)f->form) {
  case MDFK_MD:
  case MDFK_MDLIST: v.form = MFF_NULL; break;
  case MDFK_STRING: v.form = MFF_STRING; break;
  case MDFK_BOOL:
    v.form = MFF_BOOL;
    v.b = f->absent != 0;
    break;
  case MDFK_SINT:
  case MDFK_SINT_MD:
  case MDFK_I64_MD:
    v.form = MFF_SINT;
    v.s = f->absent;
    break;
  case MDFK_BIGINT: md_field_set_str(&v, MFF_BIGINT, STR("0")); break;
  default: v.u = f->absent; break;
  }
  return v;
}

/* DISubprogram: the older booleans become spFlags. Bits: 3 virtuality, 4 local, 8 definition, 16 optimized. */
static void fold_spflags(FieldVal *val) {
  FieldVal *sp = &val[MD_FIELD_OF(DISubprogram, spFlags)];
  if (sp->seen) return;
  const FieldVal *local = &val[MD_FIELD_OF(DISubprogram, isLocal)],
                 *def = &val[MD_FIELD_OF(DISubprogram, isDefinition)];
  const FieldVal *opt = &val[MD_FIELD_OF(DISubprogram, isOptimized)],
                 *virt = &val[MD_FIELD_OF(DISubprogram, virtuality)];
  uint64_t x = virt->seen ? virt->v.u & 3 : 0;
  if (local->seen && local->v.b) x |= 4;
  if (!def->seen || def->v.b) x |= 8;
  if (opt->seen && opt->v.b) x |= 16;
  sp->seen = true;
  sp->v = (MdField){.field = (uint16_t)(sp - val), .form = MFF_UINT, .u = x};
}

/* DIFixedPointType: a rational one has both parts of its fraction, the others have none. A fraction or factor that is
 * not nought where it may not be stays, for the verifier. */
static void fold_fraction(FieldVal *val) {
  const FieldVal *kind = &val[MD_FIELD_OF(DIFixedPointType, kind)];
  FieldVal *part[2] = {&val[MD_FIELD_OF(DIFixedPointType, numerator)],
                       &val[MD_FIELD_OF(DIFixedPointType, denominator)]};
  bool rational = kind->seen && kind->v.u == DWV_Rational, nought = true;
  for (int i = 0; i < 2; i++) nought &= !part[i]->seen || str_eq(md_field_str(&part[i]->v), STR("0"));
  for (int i = 0; i < 2; i++) {
    unsigned at = (unsigned)(part[i] - val);
    if (!part[i]->seen) part[i]->v = absent_value(md_special_field(MDS_DIFixedPointType, at), at);
    part[i]->seen = rational || !nought;
  }
}

static bool is_printed(MdSpecial s, const MdFieldInfo *f, const FieldVal *v, const FieldVal *all) {
  switch ((MdPrint)f->print) {
  case MDP_KEEP: return true;
  case MDP_OMIT: return v->seen && !is_absent(f, &v->v);
  case MDP_PRESENT:
    return v->seen && v->v.form != MFF_NULL &&
           !(v->v.form == MFF_STRING && !v->v.len &&
             !(s == MDS_DIFile && str_eq((Str){f->name, f->name_len}, STR("source"))));
  case MDP_VINDEX: return (v->seen && v->v.u != 0) || (all[MD_FIELD_OF(DISubprogram, spFlags)].v.u & 3) != 0;
  case MDP_OLD: return false;
  }
  return false;
}

/* After the name: "(field: value, ...)". Fills r; the fields are in the parser's arena. */
static void read_special(Parser *p, MdSpecial s, uint32_t start, MdRec *r) {
  unsigned n = md_special_nfields(s);
  FieldVal *val = ARENA_ZARRAY(&p->arena, FieldVal, n);
  unsigned guess = 0; /* printed nodes have their fields in the table's order */
  p_expect(p, T_LPAREN, "expected '(' here");
  if (!p_is(p, T_RPAREN)) {
    do {
      if (!p_is(p, T_LABEL)) p_error_here(p, "expected field label here");
      int i = md_field_lookup_from(s, p->tok.text, guess);
      if (i < 0) p_error_here(p, "invalid field '%.*s'", (int)p->tok.text.n, p->tok.text.p);
      if (val[i].seen)
        p_error_here(p, "field '%s' cannot be specified more than once", md_special_field(s, (unsigned)i)->name);
      p_next(p);
      guess = (unsigned)i + 1;
      val[i].seen = true;
      read_field(p, s, (unsigned)i, &val[i].v);
    } while (p_accept(p, T_COMMA));
  }
  uint32_t close = p->tok.pos;
  p_expect(p, T_RPAREN, "expected ')' here");
  for (unsigned i = 0; i < n; i++) {
    const MdFieldInfo *f = md_special_field(s, i);
    if (f->required && !val[i].seen) p_error(p, close, "missing required field '%s'", f->name);
  }
  if (s == MDS_DIFile && val[MD_FIELD_OF(DIFile, checksumkind)].seen != val[MD_FIELD_OF(DIFile, checksum)].seen)
    p_error_here(p, "'checksumkind' and 'checksum' must be provided together");
  if (s == MDS_DICompileUnit && !val[MD_FIELD_OF(DICompileUnit, language)].seen &&
      !val[MD_FIELD_OF(DICompileUnit, sourceLanguageName)].seen)
    p_error(p, start, "missing one of 'language' or 'sourceLanguageName', required for !DICompileUnit");
  if (s == MDS_DICompileUnit && val[MD_FIELD_OF(DICompileUnit, language)].seen &&
      val[MD_FIELD_OF(DICompileUnit, sourceLanguageName)].seen)
    p_error(p, start, "can only specify one of 'language' and 'sourceLanguageName' on !DICompileUnit");
  if (s == MDS_DICompileUnit && !r->distinct) p_error(p, start, "missing 'distinct', required for !DICompileUnit");
  if (s == MDS_DIFixedPointType) fold_fraction(val);
  if (s == MDS_DISubprogram) {
    fold_spflags(val);
    if (!r->distinct && (val[MD_FIELD_OF(DISubprogram, spFlags)].v.u & 8))
      p_error(p, start, "missing 'distinct', required for !DISubprogram that is a Definition");
  }
  if (s == MDS_DIEnumerator) {
    const FieldVal *u = &val[MD_FIELD_OF(DIEnumerator, isUnsigned)], *v = &val[MD_FIELD_OF(DIEnumerator, value)];
    if (u->seen && u->v.b && v->v.len && v->v.text[0] == '-')
      p_error(p, start, "unsigned enumerator with negative value");
  }
  MdField *out = ARENA_ARRAY(&p->arena, MdField, n);
  uint32_t k = 0;
  for (unsigned i = 0; i < n; i++) {
    const MdFieldInfo *f = md_special_field(s, i);
    if (!is_printed(s, f, &val[i], val)) continue;
    out[k++] = val[i].seen ? val[i].v : absent_value(f, i);
  }
  p->m->has_debug_info = true;
  r->form = MDF_SPECIAL;
  r->special = (uint16_t)s;
  r->fields = out;
  r->n = k;
}

/* A full list in twice the room, in the parser's arena: an error jumps out of who grows it. */
static void *list_double(Parser *p, const void *list, uint32_t *cap, size_t elem) {
  void *more = arena_alloc(&p->arena, elem * *cap * 2);
  memcpy(more, list, elem * *cap);
  *cap *= 2;
  return more;
}

/* After "DIExpression": operators and numbers. */
static void read_expr(Parser *p, MdRec *r) {
  uint64_t few[32], *words = few;
  uint32_t n = 0, cap = ARRAY_LEN(few);
  p_expect(p, T_LPAREN, "expected '(' here");
  if (!p_is(p, T_RPAREN)) {
    do {
      uint64_t x;
      if (p_is(p, T_WORD) && str_starts(p->tok.text, STR("DW_OP_"))) {
        const DwOp *d = dw_op_lookup(p->tok.text);
        if (!d) p_error_here(p, "invalid DWARF op '%.*s'", (int)p->tok.text.n, p->tok.text.p);
        x = d->value;
        p_next(p);
      } else if (p_is(p, T_WORD) && str_starts(p->tok.text, STR("DW_ATE_"))) {
        if (!dw_value(DWC_ATE, p->tok.text, &x))
          p_error_here(p, "invalid DWARF attribute encoding '%.*s'", (int)p->tok.text.n, p->tok.text.p);
        p_next(p);
      } else {
        if (!p_is(p, T_NUM) || p->tok.neg) p_error_here(p, "expected unsigned integer");
        x = p->tok.num;
        if (x == UINT64_MAX && !str_eq(p->tok.text, STR("18446744073709551615")))
          p_error_here(p, "element too large, limit is 18446744073709551615");
        p_next(p);
      }
      if (n == cap) words = list_double(p, words, &cap, sizeof *words);
      words[n++] = x;
    } while (p_accept(p, T_COMMA));
  }
  p_expect(p, T_RPAREN, "expected ')' here");
  uint64_t *keep = ARENA_ARRAY(&p->arena, uint64_t, n);
  if (n) memcpy(keep, words, n * sizeof *keep);
  r->form = MDF_EXPR;
  r->words = keep;
  r->n = n;
}

/* At '{': the elements of a tuple; fills r. */
static void read_tuple(Parser *p, MdRec *r) {
  p_enter(p);
  Md few[64], *ops = few;
  uint32_t n = 0, cap = ARRAY_LEN(few);
  p_expect(p, T_LBRACE, "expected '{' here");
  if (!p_is(p, T_RBRACE)) {
    do {
      Md x = parse_md_operand(p);
      if (n == cap) ops = list_double(p, ops, &cap, sizeof *ops);
      ops[n++] = x;
    } while (p_accept(p, T_COMMA));
  }
  p_expect(p, T_RBRACE, "expected end of metadata node");
  p_leave(p);
  if (ops == few) {
    ops = ARENA_ARRAY(&p->arena, Md, n);
    if (n) memcpy(ops, few, n * sizeof *ops);
  }
  r->form = MDF_TUPLE;
  r->ops = ops;
  r->n = n;
}

/* A node with contents, at '!{' or '!DIName': fills r. */
static void read_node(Parser *p, MdRec *r) {
  if (p_is(p, T_MDNAME)) {
    uint32_t start = p->tok.pos;
    MdSpecial s = md_special_lookup(p->tok.text);
    if (s == MDS_NONE) p_error_here(p, "expected metadata type");
    if (s == MDS_DIArgList) p_error_here(p, "found DIArgList outside of function");
    p_next(p);
    p_enter(p);
    if (s == MDS_DIExpression) {
      read_expr(p, r);
    } else if (s == MDS_DIAssignID) {
      if (!r->distinct) p_error(p, start, "missing 'distinct', required for !DIAssignID()");
      p_expect(p, T_LPAREN, "expected '(' here");
      p_expect(p, T_RPAREN, "expected ')' here");
      p->m->has_debug_info = true;
      r->form = MDF_SPECIAL;
      r->special = MDS_DIAssignID;
    } else {
      read_special(p, s, start, r);
    }
    p_leave(p);
    return;
  }
  p_expect(p, T_EXCL, "Expected '!' here");
  read_tuple(p, r);
}

static Md node_of(Parser *p, const MdRec *r) {
  switch ((MdForm)r->form) {
  case MDF_TUPLE: return md_tuple(p->m, r->ops, r->n, r->distinct);
  case MDF_EXPR: return md_expr(p->m, r->words, r->n);
  default: return md_special(p->m, r->special, r->fields, r->n, r->distinct);
  }
}

Md parse_md_node(Parser *p) {
  if (p_is(p, T_MDNUM)) {
    Md md = parse_md_number(p, p->tok.num, p->tok.pos + 1); /* LLVM's token is the number */
    p_next(p);
    return md;
  }
  uint32_t pos = p->tok.pos;
  bool named = p_is(p, T_MDNAME);
  if (!named) {
    p_expect(p, T_EXCL, "expected '!' here");
    if (p_is(p, T_STR)) {
      Md md = md_string(p->m, p_text(p, &p->tok));
      p_next(p);
      return md;
    }
    if (!p_is(p, T_LBRACE)) p_error_here(p, "expected integer");
  }
  MdRec r = {.pos = pos};
  ArenaMark mark = arena_mark(&p->arena);
  if (named) read_node(p, &r);
  else read_tuple(p, &r);
  Md md = node_of(p, &r);
  arena_release(&p->arena, mark);
  return md;
}

Md parse_md_operand(Parser *p) {
  if (p_is(p, T_MDNUM) || p_is(p, T_EXCL) || p_is(p, T_MDNAME)) return parse_md_node(p);
  if (p_accept_kw(p, KW_null)) return MD_NONE;
  if (!p_starts_type(p)) p_error_here(p, "expected metadata operand");
  uint32_t pos = p->tok.pos;
  ConPool *pool = p->pool;
  Fn *f = p->f;
  p->pool = &p->m->con; /* p_error leaves to a loop that sets these again */
  p->f = NULL;
  if (p_is_kw(p, KW_metadata)) p_error(p, pos, "invalid metadata-value-metadata roundtrip");
  Val v = parse_type_and_const(p);
  p->pool = pool;
  p->f = f;
  return md_value(p->m, v);
}

/* ---- top level ---- */
void parse_md_def(Parser *p) {
  uint64_t num = p->tok.num;
  uint32_t pos = p->tok.pos;
  p_next(p);
  p_expect(p, T_EQ, "expected '=' here");
  if (p_starts_type(p)) p_error_here(p, "unexpected type in metadata definition");
  MdRec r = {.pos = pos};
  ArenaMark mark = arena_mark(&p->arena);
  r.distinct = p_accept_kw(p, KW_distinct);
  read_node(p, &r);
  Md id = parse_md_number(p, num, pos);
  if (!p->md_first_use.p[num]) p_error(p, pos, "Metadata id is already used");
  p->md_first_use.p[num] = 0;
  md_define(p->m, id, &r);
  arena_release(&p->arena, mark);
}

void parse_md_named(Parser *p) {
  Str name = mod_strdup(p->m, p_text(p, &p->tok));
  p_next(p);
  p_expect(p, T_EQ, "expected '=' here");
  p_expect(p, T_EXCL, "Expected '!' here");
  p_expect(p, T_LBRACE, "Expected '{' here");
  uint32_t n = 0, cap = 8;
  Md *ops = ARENA_ARRAY(&p->arena, Md, cap);
  if (!p_is(p, T_RBRACE)) {
    do {
      Md x;
      if (p_is(p, T_MDNAME)) {
        if (str_eq(p->tok.text, STR("DIArgList"))) p_error_here(p, "found DIArgList outside of function");
        if (!str_eq(p->tok.text, STR("DIExpression"))) p_error_here(p, "Expected '!' here");
        x = parse_md_node(p);
      } else {
        if (!p_is(p, T_MDNUM)) p_error_here(p, p_is(p, T_EXCL) ? "expected integer" : "Expected '!' here");
        x = parse_md_number(p, p->tok.num, p->tok.pos + 1);
        p_next(p);
      }
      if (n == cap) ops = list_double(p, ops, &cap, sizeof *ops);
      ops[n++] = x;
    } while (p_accept(p, T_COMMA));
  }
  p_expect(p, T_RBRACE, "expected end of metadata node");
  /* A name that is there already gets more operands. */
  Module *m = p->m;
  uint32_t at = str_intern(m, name);
  NamedMd *old = NULL;
  if (at < p->named_md_of_str.n && p->named_md_of_str.p[at]) old = &m->named_md.p[p->named_md_of_str.p[at] - 1];
  if (old) {
    uint32_t *room = &p->named_md_room.p[p->named_md_of_str.p[at] - 1];
    Md *keep = (Md *)(uintptr_t)old->ops;
    if (n > *room - old->n) {
      *room = u32_max(*room * 2, old->n + n);
      keep = ARENA_ARRAY(&m->arena, Md, *room);
      if (old->n) memcpy(keep, old->ops, old->n * sizeof *keep);
    }
    if (n) memcpy(keep + old->n, ops, n * sizeof *keep);
    old->ops = keep;
    old->n += n;
    return;
  }
  Md *keep = ARENA_ARRAY(&m->arena, Md, n);
  if (n) memcpy(keep, ops, n * sizeof *keep);
  vec_push(&m->named_md, ((NamedMd){.name = name, .ops = keep, .n = n}));
  vec_push(&p->named_md_room, n);
  if (at >= p->named_md_of_str.n) vec_resize_zero(&p->named_md_of_str, at + 1);
  p->named_md_of_str.p[at] = m->named_md.n;
}

void parse_md_finish(Parser *p) {
  bool missing = false;
  for (uint32_t i = 0; i < p->md_first_use.n; i++) {
    if (!p->md_first_use.p[i]) continue;
    if (!missing)
      diag_add(&p->ctx->diag, DIAG_ERROR, p->m->file, p->m->source, p->md_first_use.p[i] - 1,
               "use of undefined metadata '!%u'", i);
    missing = true;
    md_define(p->m, p->md_num.p[i], &(MdRec){.form = MDF_TUPLE}); /* so that reading can go on */
    p->md_first_use.p[i] = 0;
  }
  Md *map = md_unique_map(p->m);
  if (!map) return;
  md_apply_map(p->m, map);
  for (uint32_t i = 0; i < p->md_num.n; i++)
    if (p->md_num.p[i]) p->md_num.p[i] = map[p->md_num.p[i]];
  mem_free(map);
}
