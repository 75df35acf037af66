/* print_attr.c: attributes as opt prints them, at their place and inside a group (`align 8` there is `align=8`). */
#include "ir/text/print.h"

static void captures_part(StrBuf *o, unsigned c) {
  if (!c) {
    sb_lit(o, "none");
    return;
  }
  const char *sep = "";
  if ((c & CAPTURE_ADDR) == CAPTURE_NULL) sb_lit(o, "address_is_null"), sep = ", ";
  else if (c & 2) sb_lit(o, "address"), sep = ", ";
  if ((c & CAPTURE_PROV) == CAPTURE_RPROV) sb_cz(o, sep), sb_lit(o, "read_provenance");
  else if (c & 8) sb_cz(o, sep), sb_lit(o, "provenance");
}

static void captures_print(StrBuf *o, uint64_t v) {
  unsigned other = (unsigned)(v & 0xff), ret = (unsigned)(v >> 8 & 0xff);
  if (other || other == ret) captures_part(o, other);
  if (other != ret) {
    sb_cz(o, other ? ", ret: " : "ret: ");
    captures_part(o, ret);
  }
}

/* Words from the widest class to the narrowest; each takes its bits away. */
static const struct {
  uint16_t mask;
  const char *text;
} fpclasses[] = {{0x3ff, "all"},  {0x003, "nan"},  {0x001, "snan"},  {0x002, "qnan"},  {0x204, "inf"}, {0x004, "ninf"},
                 {0x200, "pinf"}, {0x060, "zero"}, {0x020, "nzero"}, {0x040, "pzero"}, {0x090, "sub"}, {0x010, "nsub"},
                 {0x080, "psub"}, {0x108, "norm"}, {0x008, "nnorm"}, {0x100, "pnorm"}};

static void fpclass_print(StrBuf *o, uint64_t v) {
  unsigned left = (unsigned)v & 0x3ff;
  if (!left) sb_lit(o, "none");
  for (unsigned i = 0; left && i < ARRAY_LEN(fpclasses); i++) {
    if ((left & fpclasses[i].mask) != fpclasses[i].mask) continue;
    sb_cz(o, fpclasses[i].text);
    left &= ~(unsigned)fpclasses[i].mask;
    if (left) sb_ch(o, ' ');
  }
}

static void allockind_print(StrBuf *o, uint64_t v) {
  static const char *const kinds[] = {"alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"};
  const char *sep = "";
  sb_ch(o, '"');
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++) {
    if (!(v >> i & 1)) continue;
    sb_cz(o, sep);
    sb_cz(o, kinds[i]);
    sep = ",";
  }
  sb_ch(o, '"');
}

static void range_print(StrBuf *o, const Attr *a) {
  uint32_t each = a->nwords / 2;
  sb_ch(o, 'i');
  sb_u64(o, a->bits);
  for (uint32_t i = 0; i < 2; i++) {
    sb_cz(o, i ? ", " : " ");
    Ap x = {.bits = a->bits};
    uint64_t w[1];
    if (a->bits <= 64) {
      w[0] = a->words[i * each];
      x.u = w[0];
      sb_i64(o, sext64(x.u, a->bits));
    } else {
      x.w = (uint64_t *)(uintptr_t)(a->words + i * each);
      ap_print_s(o, x);
    }
  }
}

void pr_attr(Pr *p, const Attr *a, bool group) {
  StrBuf *o = p->o;
  if (a->kind == ATTR_STRING && a->bits) { /* an unknown bare word that was let through */
    sb_str(o, a->key);
    return;
  }
  if (a->kind == ATTR_STRING) {
    sb_ch(o, '"');
    pr_escaped(o, a->key);
    sb_ch(o, '"');
    if (a->str.n) {
      sb_lit(o, "=\"");
      pr_escaped(o, a->str);
      sb_ch(o, '"');
    }
    return;
  }
  const AttrInfo *info = attr_info((AttrKind)a->kind);
  sb_put(o, info->name, info->name_len);
  switch ((AttrForm)info->form) {
  case ATTRF_FLAG:
  case ATTRF_STRING: return;
  case ATTRF_ALIGN:
    if (group) {
      sb_ch(o, '=');
      sb_u64(o, a->val);
    } else if (a->kind == ATTR_ALIGNSTACK) {
      sb_ch(o, '(');
      sb_u64(o, a->val);
      sb_ch(o, ')');
    } else {
      sb_ch(o, ' ');
      sb_u64(o, a->val);
    }
    return;
  case ATTRF_TYPE:
    if (a->type == TY_NONE) return;
    sb_ch(o, '(');
    PR(p, type, a->type);
    break;
  case ATTRF_UWTABLE:
    if (a->val != 1) return;
    sb_lit(o, "(sync");
    break;
  case ATTRF_INT:
    sb_ch(o, '(');
    sb_u64(o, a->val);
    break;
  case ATTRF_RANGE:
    sb_ch(o, '(');
    range_print(o, a);
    break;
  case ATTRF_RANGELIST:
    sb_ch(o, '(');
    for (uint32_t i = 0; i + 1 < a->nwords; i += 2) {
      sb_cz(o, i ? ", (" : "(");
      sb_i64(o, (int64_t)a->words[i]);
      sb_lit(o, ", ");
      sb_i64(o, (int64_t)a->words[i + 1]);
      sb_ch(o, ')');
    }
    break;
  case ATTRF_MEMORY:
    sb_ch(o, '(');
    memeff_print(a->val, o);
    break;
  case ATTRF_CAPTURES:
    sb_ch(o, '(');
    captures_print(o, a->val);
    break;
  case ATTRF_ALLOCKIND:
    sb_ch(o, '(');
    allockind_print(o, a->val);
    break;
  case ATTRF_ALLOCSIZE:
    sb_ch(o, '(');
    sb_u64(o, a->val >> 32);
    if ((a->val & 0xffffffff) != 0xffffffff) {
      sb_ch(o, ',');
      sb_u64(o, a->val & 0xffffffff);
    }
    break;
  case ATTRF_FPCLASS:
    sb_ch(o, '(');
    fpclass_print(o, a->val);
    break;
  case ATTRF_VSCALE:
    sb_ch(o, '(');
    sb_u64(o, a->val >> 32);
    sb_ch(o, ',');
    sb_u64(o, a->val & 0xffffffff);
    break;
  }
  sb_ch(o, ')');
}

void pr_attrset(Pr *p, AttrSet s, bool group, bool strings) {
  const AttrSetRec *r = attrset_rec(p->m, s);
  bool first = true;
  for (uint32_t i = 0; i < r->n; i++) {
    if (r->attr[i].kind == ATTR_STRING && !strings) continue;
    if (!first) sb_ch(p->o, ' ');
    first = false;
    pr_attr(p, &r->attr[i], group);
  }
}

char *w_attrs_slow(Pr *p, char *w, AttrSet s) {
  w = w_room(p, w);
  char *e = w_text(p, w, &p->attrs, (uint32_t)s);
  if (e) return e;
  *w++ = ' ';
  w_close(p->o, w);
  size_t at = p->o->n - 1;
  pr_attrset(p, s, false, true);
  texts_add(&p->attrs, (uint32_t)s, p->o->p + at, p->o->n - at);
  return w_open(p);
}
