/* print_md.c: metadata nodes, references to them, attachments and debug records as opt prints them.
 *
 * A specialized node prints the fields its record holds, in their order; the reader (and who makes nodes) has left
 * out what opt does not print.
 */
#include "ir/text/print.h"

/* Letters and - $ . _ stand as they are, digits too but at the start; all else is \XX. */
void pr_md_ident(StrBuf *o, Str name) {
  for (uint32_t i = 0; i < name.n; i++) {
    unsigned char c = (unsigned char)name.p[i];
    bool plain = (pr_plain[c] & 1) || c == '$';
    if (i == 0 && c >= '0' && c <= '9') plain = false;
    if (plain) {
      sb_ch(o, (char)c);
    } else {
      sb_ch(o, '\\');
      sb_hex(o, c, 2);
    }
  }
}

static void pr_expr_md(Pr *p, const MdRec *r) {
  StrBuf *o = p->o;
  sb_lit(o, "!DIExpression(");
  if (di_expr_valid(r->words, r->n)) {
    for (uint32_t i = 0; i < r->n;) {
      const DwOp *d = dw_op(r->words[i]);
      if (i) sb_lit(o, ", ");
      sb_put(o, d->name, d->name_len);
      bool convert = d->value == 0x1001; /* DW_OP_LLVM_convert: size, encoding by name */
      for (uint32_t k = 1; k <= d->operands; k++) {
        sb_lit(o, ", ");
        Str enc = convert && k == 2 ? dw_name(DWC_ATE, r->words[i + k]) : (Str){0};
        if (enc.n) sb_str(o, enc);
        else sb_u64(o, r->words[i + k]);
      }
      i += 1u + d->operands;
    }
  } else {
    for (uint32_t i = 0; i < r->n; i++) {
      if (i) sb_lit(o, ", ");
      sb_u64(o, r->words[i]);
    }
  }
  sb_ch(o, ')');
}

void pr_md_in_place(Pr *p, Md md) {
  StrBuf *o = p->o;
  const MdRec *r = md_rec(p->m, md);
  switch ((MdForm)r->form) {
  case MDF_STRING:
    sb_lit(o, "!\"");
    pr_escaped(o, r->str);
    sb_ch(o, '"');
    return;
  case MDF_VALUE:
    if (r->int_type) {
      PR(p, type, r->int_type);
      sb_ch(o, ' ');
      if (r->int_type == TY_I1) sb_cz(o, r->int_value ? "true" : "false");
      else sb_i64(o, sext64(r->int_value, ty_bits(p->m, r->int_type)));
      return;
    }
    pr_con_typed(p, &p->m->con, r->con);
    return;
  case MDF_EXPR: pr_expr_md(p, r); return;
  case MDF_TUPLE:
  case MDF_SPECIAL: /* a node nobody numbered: shown in place (diagnostics) */
  case MDF_FORWARD: sb_lit(o, "<badref>"); return;
  }
}

void pr_md_or_null(Pr *p, Md md) {
  if (md == MD_NONE) sb_lit(p->o, "null");
  else PR(p, md, md);
}

static void pr_flag_part(void *arg, Str name, uint32_t rest) {
  StrBuf *o = ((void **)arg)[0];
  bool *first = ((void **)arg)[1];
  if (!*first) sb_lit(o, " | ");
  *first = false;
  if (name.n) sb_str(o, name);
  else sb_u64(o, rest);
}

static void pr_list(Pr *p, const MdRec *r) {
  sb_ch(p->o, '{');
  for (uint32_t i = 0; i < r->n; i++) {
    if (i) sb_lit(p->o, ", ");
    pr_md_or_null(p, r->ops[i]);
  }
  sb_ch(p->o, '}');
}

static Str symbol(Pr *p, DwClass c, uint64_t value) {
  if (value > UINT16_MAX) return dw_name(c, value);
  uint32_t key = ((uint32_t)c << 16 | (uint32_t)value) + 1, i = (key ^ (uint32_t)c * 5) % ARRAY_LEN(p->dw);
  if (p->dw[i].key != key) {
    p->dw[i].key = key;
    p->dw[i].name = dw_name(c, value);
  }
  return p->dw[i].name;
}

static void pr_field(Pr *p, const MdFieldInfo *info, const MdField *f) {
  StrBuf *o = p->o;
  MdFieldKind k = (MdFieldKind)info->form;
  DwClass c = md_field_class(k);
  switch ((MdFieldForm)f->form) {
  case MFF_NULL: sb_lit(o, "null"); return;
  case MFF_MD:
    if (k == MDFK_MDLIST && f->md) {
      pr_list(p, md_rec(p->m, f->md));
      return;
    }
    if (info->node == MDS_DIGenericSubrange &&
        f->md) { /* an expression that pushes a constant is shown as that number */
      const MdRec *r = md_rec(p->m, f->md);
      if (r->form == MDF_EXPR && r->n == 2 && r->words[0] == 0x11 /* DW_OP_consts */) {
        sb_i64(o, (int64_t)r->words[1]);
        return;
      }
    }
    pr_md_or_null(p, f->md);
    return;
  case MFF_UINT:
    if (k == MDFK_DIFLAGS || k == MDFK_SPFLAGS) {
      bool first = true;
      void *arg[2] = {o, &first};
      di_flags_split(c, (uint32_t)f->u, pr_flag_part, arg);
      if (first) sb_ch(o, '0');
      return;
    }
    if (c != DWC_COUNT) {
      Str name = symbol(p, c, f->u);
      if (name.n) {
        sb_str(o, name);
        return;
      }
    }
    sb_u64(o, f->u);
    return;
  case MFF_SINT:
    if (k == MDFK_I64_MD) sb_lit(o, "i64 ");
    sb_i64(o, f->s);
    return;
  case MFF_STRING:
    sb_ch(o, '"');
    pr_escaped(o, md_field_str(f));
    sb_ch(o, '"');
    return;
  case MFF_BOOL: sb_cz(o, f->b ? "true" : "false"); return;
  case MFF_WORDS:
  case MFF_BIGINT: sb_str(o, md_field_str(f)); return;
  }
}

void pr_md_body(Pr *p, const MdRec *r) {
  StrBuf *o = p->o;
  if (r->distinct) sb_lit(o, "distinct ");
  if (r->form == MDF_TUPLE) {
    sb_ch(o, '!');
    pr_list(p, r);
    return;
  }
  ASSERT(r->form == MDF_SPECIAL);
  Str name = md_special_name((MdSpecial)r->special);
  sb_ch(o, '!');
  sb_str(o, name);
  sb_ch(o, '(');
  bool first = true;
  for (uint32_t i = 0; i < r->n; i++) {
    const MdField *f = &r->fields[i];
    const MdFieldInfo *info = md_special_field((MdSpecial)r->special, f->field);
    if (p->m->version && !md_field_in(p->m->version, r->special, f->field)) continue;
    if (!first) sb_lit(o, ", ");
    first = false;
    sb_put(o, info->name, info->name_len);
    sb_lit(o, ": ");
    pr_field(p, info, f);
  }
  sb_ch(o, ')');
}

static void pr_md_or_none(Pr *p, Md md) {
  if (md == MD_NONE) sb_lit(p->o, "(null)");
  else PR(p, md, md);
}

/* Location operands [from, to) of a record: one value, a list, or metadata. */
static void pr_dbg_loc(Pr *p, const DbgRec *r, uint32_t from, uint32_t to, Md md, bool list) {
  StrBuf *o = p->o;
  if (list) {
    sb_lit(o, "!DIArgList(");
    for (uint32_t i = from; i < to; i++) {
      if (i > from) sb_lit(o, ", ");
      PR(p, val_typed, p->f->opnd[r->opnd + i]);
    }
    sb_ch(o, ')');
  } else if (from < to) {
    PR(p, val_typed, p->f->opnd[r->opnd + from]);
  } else {
    pr_md_or_none(p, md);
  }
}

/* As LLVM 18 and before: a call of an intrinsic. */
static void pr_dbg_call(Pr *p, const DbgRec *r, const char *kind) {
  StrBuf *o = p->o;
  sb_lit(o, "  call void @llvm.dbg.");
  sb_cz(o, kind);
  sb_lit(o, "(metadata ");
  if (r->kind == DBGK_LABEL) {
    pr_md_or_none(p, r->var);
  } else {
    pr_dbg_loc(p, r, 0, r->nops - (r->has_addr ? 1 : 0), r->loc_md, r->arglist);
    sb_lit(o, ", metadata ");
    pr_md_or_none(p, r->var);
    sb_lit(o, ", metadata ");
    pr_md_or_none(p, r->expr);
  }
  if (r->kind == DBGK_ASSIGN) {
    sb_lit(o, ", metadata ");
    pr_md_or_none(p, r->assign_id);
    sb_lit(o, ", metadata ");
    pr_dbg_loc(p, r, r->nops - (r->has_addr ? 1 : 0), r->nops, r->addr_md, false);
    sb_lit(o, ", metadata ");
    pr_md_or_none(p, r->addr_expr);
  }
  sb_ch(o, ')');
  if (!r->loc) return;
  sb_lit(o, ", !dbg ");
  PR(p, md, r->loc);
}

void pr_dbg_record(Pr *p, const DbgRec *r) {
  static const char *const kinds[] = {[DBGK_VALUE] = "value",
                                      [DBGK_DECLARE] = "declare",
                                      [DBGK_ASSIGN] = "assign",
                                      [DBGK_LABEL] = "label",
                                      [DBGK_DECLARE_VALUE] = "declare_value"};
  StrBuf *o = p->o;
  if (!mod_has(p->m, SYN_DEBUG_RECORD)) {
    pr_dbg_call(p, r, kinds[r->kind]);
    return;
  }
  sb_lit(o, "    #dbg_");
  sb_cz(o, kinds[r->kind]);
  sb_ch(o, '(');
  if (r->kind != DBGK_LABEL) {
    pr_dbg_loc(p, r, 0, r->nops - (r->has_addr ? 1 : 0), r->loc_md, r->arglist);
    sb_lit(o, ", ");
    pr_md_or_none(p, r->var);
    sb_lit(o, ", ");
    pr_md_or_none(p, r->expr);
  } else {
    pr_md_or_none(p, r->var);
  }
  if (r->kind == DBGK_ASSIGN) {
    sb_lit(o, ", ");
    pr_md_or_none(p, r->assign_id);
    sb_lit(o, ", ");
    pr_dbg_loc(p, r, r->nops - (r->has_addr ? 1 : 0), r->nops, r->addr_md, false);
    sb_lit(o, ", ");
    pr_md_or_none(p, r->addr_expr);
  }
  sb_lit(o, ", ");
  pr_md_or_none(p, r->loc);
  sb_ch(o, ')');
}
