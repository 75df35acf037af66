/* print_val.c: names, types, constants and operands as opt prints them. Spellings: LangRef and experiments with
 * opt-22.
 *
 * Recursion over types and constants is bounded by the nesting of the text they came from (PARSE_MAX_DEPTH of the
 * reader).
 */
#include "ir/text/print.h"

/* Letters, digits, - . _ stand in names as they are; printable characters but " and \ in strings. */
#define L3 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3
const uint8_t pr_plain[256] = {0, 0,  0, 0, 0, 0, 0, 0, 0,  0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                               0, 0,  0, 0, 0, 0, 0, 0, 0,  0, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2, 2, 2,
                               2, 3,  3, 2, 3, 3, 3, 3, 3,  3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, /* space to ? */
                               2, L3, 2, 0, 2, 2, 3, 2, L3, 2, 2, 2, 2, 0};                  /* @ to DEL */

/* How a character stands in a string. */
#define PLAIN(c) ((c) >= 32 && (c) < 127 && (c) != '"' && (c) != '\\')
#define HEX(x) (char)((x) + ((x) < 10 ? '0' : 'A' - 10))
#define E1(c)                                                                                                          \
  {{PLAIN(c) ? (char)(c) : '\\', (c) == '\\' ? '\\' : HEX((c) >> 4), HEX((c) & 15)}, PLAIN(c) ? 1 : (c) == '\\' ? 2 : 3}
#define E4(c) E1(c), E1((c) + 1), E1((c) + 2), E1((c) + 3)
#define E16(c) E4(c), E4((c) + 4), E4((c) + 8), E4((c) + 12)
#define E64(c) E16(c), E16((c) + 16), E16((c) + 32), E16((c) + 48)
static const struct {
  char s[3];
  uint8_t n;
} escape[256] = {E64(0), E64(64), E64(128), E64(192)};
#undef E64
#undef E16
#undef E4
#undef E1
#undef HEX
#undef PLAIN

void pr_escaped(StrBuf *o,
                Str s) { /* without a branch on the character: in binary data nobody guesses which are escaped */
  sb_reserve(o, (size_t)s.n * 3 + 16);
  char *w = o->p + o->n;
  for (uint32_t i = 0; i < s.n;) {
    uint32_t n = u32_min(s.n - i, 16);
    if (n == 16 && !copy_quoted(w, s.p + i)) {
      w += 16;
      i += 16;
      continue;
    }
    for (; n; n--, i++) {
      uint8_t c = (uint8_t)s.p[i];
      memcpy(w, &escape[c], 4);
      w += escape[c].n;
    }
  }
  o->n = (size_t)(w - o->p);
}

static bool pr_name_plain(char *w, Str s) {                  /* copies; false: it needs quotes */
  if (!s.n || (s.p[0] >= '0' && s.p[0] <= '9')) return !s.n; /* a name that starts with a digit is quoted */
  if (s.n < 16) {
    unsigned all = 1;
    for (uint32_t i = 0; i < s.n; i++) {
      all &= pr_plain[(unsigned char)s.p[i]];
      w[i] = s.p[i];
    }
    return all;
  }
  for (uint32_t i = 0; s.n - i > 16; i += 16)
    if (copy_plain(w + i, s.p + i)) return false;
  return !copy_plain(w + s.n - 16, s.p + s.n - 16);
}

bool pr_name(StrBuf *o, char sigil, Str s) {
  sb_reserve(o, (size_t)s.n + 1);
  o->p[o->n] = sigil;
  o->n += sigil != 0;
  if (LIKELY(pr_name_plain(o->p + o->n, s))) {
    o->n += s.n;
    return true;
  }
  sb_ch(o, '"');
  pr_escaped(o, s);
  sb_ch(o, '"');
  return false;
}

/* ---- types ---- */
static void type_text(Pr *p, Ty t);

void pr_struct_body(Pr *p, Ty t) {
  const TypeRec *r = ty_rec(p->m, t);
  StrBuf *o = p->o;
  if (r->flags & TYF_OPAQUE) {
    sb_lit(o, "opaque");
    return;
  }
  if (r->flags & TYF_PACKED) sb_ch(o, '<');
  if (r->n == 0) {
    sb_lit(o, "{}");
  } else {
    sb_lit(o, "{ ");
    for (uint32_t i = 0; i < r->n; i++) {
      if (i) sb_lit(o, ", ");
      PR(p, type, r->elem[i]);
    }
    sb_lit(o, " }");
  }
  if (r->flags & TYF_PACKED) sb_ch(o, '>');
}

static const char *const simple_types[] = {
  [TK_VOID] = "void",     [TK_HALF] = "half",         [TK_BFLOAT] = "bfloat", [TK_FLOAT] = "float",
  [TK_DOUBLE] = "double", [TK_FP80] = "x86_fp80",     [TK_FP128] = "fp128",   [TK_PPC128] = "ppc_fp128",
  [TK_LABEL] = "label",   [TK_METADATA] = "metadata", [TK_TOKEN] = "token",   [TK_AMX] = "x86_amx"};

static void type_text(Pr *p, Ty t) {
  StrBuf *o = p->o;
  if (t == TY_NONE) {
    sb_lit(o, "<no type>");
    return;
  }
  const TypeRec *r = ty_rec(p->m, t);
  switch ((TyKind)r->kind) {
  case TK_INT:
    sb_ch(o, 'i');
    sb_u64(o, r->n);
    return;
  case TK_PTR:
  case TK_TYPEDPTR:
    sb_lit(o, "ptr");
    if (r->n) {
      sb_lit(o, " addrspace(");
      sb_u64(o, r->n);
      sb_ch(o, ')');
    }
    return;
  case TK_VECTOR:
    sb_ch(o, '<');
    if (r->flags & TYF_SCALABLE) sb_lit(o, "vscale x ");
    sb_u64(o, r->count);
    sb_lit(o, " x ");
    PR(p, type, r->elem[0]);
    sb_ch(o, '>');
    return;
  case TK_ARRAY:
    sb_ch(o, '[');
    sb_u64(o, r->count);
    sb_lit(o, " x ");
    PR(p, type, r->elem[0]);
    sb_ch(o, ']');
    return;
  case TK_STRUCT:
    if (!(r->flags & TYF_NAMED)) {
      pr_struct_body(p, t);
    } else if (r->name.n) {
      pr_name(o, '%', r->name);
    } else {
      sb_ch(o, '%');
      bool known = p->pm->type_no && (uint32_t)t < p->pm->nty && p->pm->type_no[t];
      sb_u64(o, known ? p->pm->type_no[t] - 1 : r->number);
    }
    return;
  case TK_FUNC:
    PR(p, type, r->elem[0]);
    sb_lit(o, " (");
    for (uint32_t i = 0; i < r->n; i++) {
      if (i) sb_lit(o, ", ");
      PR(p, type, r->elem[i + 1]);
    }
    if (r->flags & TYF_VARARG) sb_put(o, r->n ? ", ..." : "...", r->n ? 5 : 3);
    sb_ch(o, ')');
    return;
  case TK_TARGET:
    sb_lit(o, "target(\"");
    pr_escaped(o, r->name);
    sb_ch(o, '"');
    for (uint32_t i = 0; i < r->n; i++) {
      sb_lit(o, ", ");
      PR(p, type, r->elem[i]);
    }
    for (uint64_t i = 0; i < r->count; i++) {
      sb_lit(o, ", ");
      sb_u64(o, r->field[i]);
    }
    sb_ch(o, ')');
    return;
  default: sb_cz(o, simple_types[r->kind]); return;
  }
}

void texts_add(Texts *x, uint32_t id, const char *s, size_t n) {
  enum { MOST = 256 }; /* long ones are rare, and must not fill memory */
  if (n > MOST) return;
  if (id >= x->n) {
    uint32_t cap = u32_max(id + 1, u32_max(64, x->n * 2));
    x->at = mem_realloc(x->at, cap * sizeof *x->at);
    memset(x->at + x->n, 0, (cap - x->n) * sizeof *x->at);
    x->n = cap;
  }
  x->at[id] = (TextAt){(uint32_t)x->text.n, (uint32_t)n};
  sb_put(&x->text, s, n);
  sb_reserve(&x->text, TEXT_PAD);
}
void texts_free(Texts *x) {
  mem_free(x->at);
  sb_free(&x->text);
}

char *w_type_slow(Pr *p, char *w, Ty t) {
  w = w_room(p, w);
  char *e = w_text(p, w, &p->types, (uint32_t)t);
  if (e) return e;
  w_close(p->o, w);
  size_t at = p->o->n;
  type_text(p, t);
  texts_add(&p->types, (uint32_t)t, p->o->p + at, p->o->n - at);
  return w_open(p);
}

char *w_mask(Pr *p, char *w, const uint32_t *mask, uint32_t n, bool scalable) {
  w = w_lit(w, ", <");
  if (scalable) w = w_lit(w, "vscale x ");
  w = w_u32(w, n);
  w = w_lit(w, " x i32> ");
  bool zero = true, poison = true;
  for (uint32_t i = 0; i < n; i++) {
    zero &= mask[i] == 0;
    poison &= mask[i] == UINT32_MAX;
  }
  if (zero) return w_lit(w, "zeroinitializer");
  if (poison) return w_lit(w, "poison");
  *w++ = '<';
  for (uint32_t i = 0; i < n; i++) {
    w = w_room(p, w);
    w = i ? w_lit(w, ", i32 ") : w_lit(w, "i32 ");
    w = mask[i] == UINT32_MAX ? w_lit(w, "poison") : w_u32(w, mask[i]);
  }
  *w++ = '>';
  return w_room(p, w);
}

/* ---- constants ---- */
static void pr_ap(StrBuf *o, Ap a) {
  if (a.bits == 1) sb_cz(o, a.u ? "true" : "false");
  else ap_print_s(o, a);
}

static void pr_fp(Pr *p, FpKind k, FpBits x) {
  uint32_t i = (uint32_t)((x.lo ^ (uint64_t)k) * 0x9E3779B97F4A7C15ull >>
                          (64 - FP_TEXTS_LOG2)); /* of doubles the high bytes differ */
  if (x.hi || k > FP_DOUBLE) {
    fp_print(p->o, k, x);
  } else if (p->fp[i].bits == x.lo && p->fp[i].kind == (uint8_t)k + 1) {
    sb_put(p->o, p->fp[i].text, p->fp[i].n);
  } else {
    size_t at = p->o->n, n;
    fp_print(p->o, k, x);
    n = p->o->n - at;
    if (n > sizeof p->fp[i].text) return;
    p->fp[i].bits = x.lo;
    p->fp[i].kind = (uint8_t)(k + 1);
    p->fp[i].n = (uint8_t)n;
    memcpy(p->fp[i].text, p->o->p + at, n);
  }
}

static void pr_data(Pr *p, const ConPool *pool, Val v) {
  StrBuf *o = p->o;
  size_t n;
  const uint8_t *b = con_data_bytes(pool, v, &n);
  Ty e = ty_elem(p->m, con_type(pool, v));
  if (e == TY_I8) {
    sb_lit(o, "c\"");
    while (n) { /* in pieces, so that room for escapes is not reserved for the whole */
      uint32_t piece = (uint32_t)u64_min(n, 4096);
      pr_escaped(o, (Str){(const char *)b, piece});
      b += piece;
      n -= piece;
    }
    sb_ch(o, '"');
    return;
  }
  bool fp = ty_is_fp(e);
  size_t size = ty_bits(p->m, e) / 8;
  char type[16] = ", "; /* and the type and a blank, made once */
  sb_ch(o, '[');
  size_t at = o->n;
  PR(p, type, e);
  sb_ch(o, ' ');
  size_t len = 2 + o->n - at;
  memcpy(type + 2, o->p + at, len - 2);
  for (size_t i = 0; i < n; i += size) {
    if (i) {
      sb_spill(o);
      sb_reserve(o, sizeof type);
      memcpy(o->p + o->n, type, sizeof type);
      o->n += len;
    }
    uint64_t x = 0;
    memcpy(&x, b + i, size);
    if (fp) pr_fp(p, fp_kind_of(e), (FpBits){x, 0});
    else sb_i64(o, sext64(x, (unsigned)size * 8));
  }
  sb_ch(o, ']');
}

static void pr_agg(Pr *p, const ConPool *pool, Val v, Ty t) {
  StrBuf *o = p->o;
  const TypeRec *r = ty_rec(p->m, t);
  const char *open = "[", *close = "]";
  uint32_t n = con_nops(pool, v);
  if (r->kind == TK_STRUCT) {
    bool packed = (r->flags & TYF_PACKED) != 0;
    open = packed ? n ? "<{ " : "<{" : n ? "{ " : "{";
    close = packed ? n ? " }>" : "}>" : n ? " }" : "}";
  } else if (r->kind == TK_VECTOR) {
    open = "<";
    close = ">";
  }
  sb_cz(o, open);
  for (uint32_t i = 0; i < n; i++) {
    if (i) sb_lit(o, ", ");
    sb_spill(o);
    pr_con_typed(p, pool, con_op(pool, v, i));
  }
  sb_cz(o, close);
}

static void pr_splat(Pr *p, const ConPool *pool, Val v, Ty t) {
  StrBuf *o = p->o;
  Val e = con_op(pool, v, 0);
  ConKind k = con_kind(pool, e);
  const TypeRec *r = ty_rec(p->m, t);
  if ((k == CON_INT || k == CON_FP) && mod_has(p->m, SYN_SPLAT)) {
    sb_lit(o, "splat (");
    pr_con_typed(p, pool, e);
    sb_ch(o, ')');
  } else if (r->flags & TYF_SCALABLE) { /* what LLVM makes of such a splat */
    sb_lit(o, "shufflevector (");
    PR(p, type, t);
    sb_lit(o, " insertelement (");
    PR(p, type, t);
    sb_lit(o, " poison, ");
    pr_con_typed(p, pool, e);
    sb_lit(o, ", i64 0), ");
    PR(p, type, t);
    sb_lit(o, " poison, <vscale x ");
    sb_u64(o, r->count);
    sb_lit(o, " x i32> zeroinitializer)");
  } else {
    sb_ch(o, '<');
    for (uint64_t i = 0; i < r->count; i++) {
      if (i) sb_lit(o, ", ");
      pr_con_typed(p, pool, e);
    }
    sb_ch(o, '>');
  }
}

static void pr_expr(Pr *p, const ConPool *pool, Val v) {
  StrBuf *o = p->o;
  ConExpr e = con_expr_get(pool, v);
  const OpInfo *info = &op_info[e.op];
  sb_cz(o, info->text);
  PR(p, flags, info->props & (P_GEP | P_WRAP | P_EXACT), e.flags);
  if (e.op == OP_GEP) {
    if (e.has_inrange && mod_has(p->m, SYN_INRANGE_PAIR)) {
      sb_lit(o, " inrange(");
      sb_i64(o, e.inrange_lo);
      sb_lit(o, ", ");
      sb_i64(o, e.inrange_hi);
      sb_ch(o, ')');
    }
  }
  sb_lit(o, " (");
  if (e.op == OP_GEP) {
    PR(p, type, e.extra);
    sb_lit(o, ", ");
  }
  for (uint32_t i = 0; i < e.n; i++) {
    if (i) sb_lit(o, ", ");
    pr_con_typed(p, pool, e.ops[i]);
  }
  if (info->shape & S_TO) {
    sb_lit(o, " to ");
    PR(p, type, e.type);
  } else if (e.mask) {
    PR(p, mask, e.mask, e.nmask, ty_scalable(p->m, e.type));
  }
  sb_ch(o, ')');
}

/* The canonical form of an address: what a pass made; a cast around it where only the address space differs. */
static void pr_addr(Pr *p, const ConPool *pool, Val v) {
  StrBuf *o = p->o;
  const Con *c = con_rec(pool, v);
  Val base = (Val)c->a;
  int64_t off = con_addr_offset(pool, v);
  Ty bt = con_type(pool, base), t = c->type;
  unsigned fl = c->flags;
  bool cast = bt != t && ty_is_ptr(p->m, bt) && ty_is_ptr(p->m, t);
  if (cast) sb_lit(o, "addrspacecast (");
  if (off || !cast) {
    if (cast) {
      PR(p, type, bt);
      sb_ch(o, ' ');
    }
    sb_lit(o, "getelementptr");
    PR(p, flags, P_GEP, fl);
    sb_lit(o, " (i8, ");
    pr_con_typed(p, pool, base);
    sb_lit(o, ", i");
    sb_u64(o, ptr_index_bits(p->m, ty_addrspace(p->m, bt)));
    sb_ch(o, ' ');
    sb_i64(o, off);
    sb_ch(o, ')');
  } else {
    pr_con_typed(p, pool, base);
  }
  if (cast) {
    sb_lit(o, " to ");
    PR(p, type, t);
    sb_ch(o, ')');
  }
}

void pr_glob_name(Pr *p, char sigil, Glob g) {
  Str s = glob(p->m, g)->name;
  if (UNLIKELY(!p->glob_plain)) p->glob_plain = mem_zalloc(p->m->glob.n * sizeof *p->glob_plain);
  if (p->glob_plain[g]) {
    sb_ch(p->o, sigil);
    sb_str(p->o, s);
  } else {
    p->glob_plain[g] = pr_name(p->o, sigil, s);
  }
}
void pr_glob(Pr *p, Glob g) {
  const Global *r = glob(p->m, g);
  if (LIKELY(r->name.n)) {
    pr_glob_name(p, '@', g);
  } else {
    sb_ch(p->o, '@');
    sb_u64(p->o, p->pm->glob_no ? p->pm->glob_no[g] : r->number);
  }
}

/* A block of another function, or of this one while another is printed: it has a name, or a number. A table of labels
 * names many of one function. */
static void pr_foreign_blk(Pr *p, const Fn *f, Blk b) {
  Str n = blk_name_of(f, b);
  if (n.n) {
    pr_name(p->o, '%', n);
    return;
  }
  if (p->foreign != f) pr_number_foreign(p, f);
  sb_ch(p->o, '%');
  sb_u64(p->o, p->foreign_no.p[b]);
}

static void pr_asm(Pr *p, const ConPool *pool, Val v) {
  Str text, cons;
  Ty fnty;
  unsigned fl;
  con_asm_get(pool, v, &text, &cons, &fnty, &fl);
  StrBuf *o = p->o;
  sb_lit(o, "asm ");
  if (fl & CON_ASM_SIDEEFFECT) sb_lit(o, "sideeffect ");
  if (fl & CON_ASM_ALIGNSTACK) sb_lit(o, "alignstack ");
  if (fl & CON_ASM_INTEL) sb_lit(o, "inteldialect ");
  if (fl & CON_ASM_UNWIND) sb_lit(o, "unwind ");
  sb_ch(o, '"');
  pr_escaped(o, text);
  sb_lit(o, "\", \"");
  pr_escaped(o, cons);
  sb_ch(o, '"');
}

void pr_con(Pr *p, const ConPool *pool, Val v) {
  StrBuf *o = p->o;
  const Con *c = con_rec(pool, v);
  switch ((ConKind)c->kind) {
  case CON_INT:
    if (c->type >= TY_I8 && c->type <= TY_I64) {
      sb_i64(o, sext64(c->lo, 8u << (c->type - TY_I8)));
    } else {
      pr_ap(o, con_get_ap(pool, v));
    }
    return;
  case CON_FP: pr_fp(p, fp_kind_of(c->type), con_get_fp(pool, v)); return;
  case CON_NULL: sb_lit(o, "null"); return;
  case CON_ZERO: sb_lit(o, "zeroinitializer"); return;
  case CON_UNDEF: sb_lit(o, "undef"); return;
  case CON_POISON: sb_lit(o, "poison"); return;
  case CON_TOKEN: sb_lit(o, "none"); return;
  case CON_AGG: pr_agg(p, pool, v, c->type); return;
  case CON_DATA: pr_data(p, pool, v); return;
  case CON_SPLAT: pr_splat(p, pool, v, c->type); return;
  case CON_GLOBAL: pr_glob(p, (Glob)c->a); return;
  case CON_INTRIN: pr_name(o, '@', con_intrin_name(pool, v)); return;
  case CON_BLOCKADDR: {
    const Fn *f = glob(p->m, (Glob)c->a)->fn;
    uint32_t slot = c->b;
    if (f && slot < f->rare->label_slot.n &&
        !f->rare->label_slot.p[slot]) { /* the block was unreachable and went: any non-null address will do */
      sb_lit(o, "inttoptr (i32 1 to ");
      PR(p, type, c->type);
      sb_ch(o, ')');
      return;
    }
    sb_lit(o, "blockaddress(");
    pr_glob(p, (Glob)c->a);
    sb_lit(o, ", ");
    if (!f || slot >= f->rare->label_slot.n || !f->rare->label_slot.p[slot]) sb_lit(o, "<badref>");
    else if (f == p->f) PR(p, blk, f->rare->label_slot.p[slot]);
    else pr_foreign_blk(p, f, f->rare->label_slot.p[slot]);
    sb_ch(o, ')');
    return;
  }
  case CON_DSO_EQUIV:
    sb_lit(o, "dso_local_equivalent ");
    pr_glob(p, (Glob)c->a);
    return;
  case CON_NO_CFI:
    sb_lit(o, "no_cfi ");
    pr_glob(p, (Glob)c->a);
    return;
  case CON_PTRAUTH: {
    uint32_t n = 5; /* trailing zeros are left out, the first two operands never */
    while (n > 2 && con_is_zero(pool, con_op(pool, v, n - 1))) n--;
    sb_lit(o, "ptrauth (");
    for (uint32_t i = 0; i < n; i++) {
      if (i) sb_lit(o, ", ");
      pr_con_typed(p, pool, con_op(pool, v, i));
    }
    sb_ch(o, ')');
    return;
  }
  case CON_EXPR: pr_expr(p, pool, v); return;
  case CON_ADDR: pr_addr(p, pool, v); return;
  case CON_ASM: pr_asm(p, pool, v); return;
  case CON_MD: pr_md_or_null(p, con_md_id(pool, v)); return;
  case CON_NONE_: break;
  }
  BUG("constant of kind %d", (int)c->kind);
}

void pr_con_typed(Pr *p, const ConPool *pool, Val v) {
  PR(p, type, con_type(pool, v));
  sb_ch(p->o, ' ');
  pr_con(p, pool, v);
}
