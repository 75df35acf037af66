/* remark.c: writes remarks (remark.h) on standard error, as opt does, and in the YAML of -pass-remarks-output, byte
 * by byte as opt does. */
#include "ir/debug_loc.h"
#include "ir/text/text.h"
#include "passes/pipeline/manager.h"
#include "passes/remark.h"
#include <stdio.h>

typedef enum Whose { OPT, OPT_FILE, OWN } Whose;
typedef struct RemarkInfo {
  const char *pass, *name, *text;
  uint8_t kind, whose;
} RemarkInfo;
static const RemarkInfo remark_info[REMARK_ID_COUNT] = {
#define REMARK(ID, PASS, KIND, NAME, WHOSE, TEXT, DOC) [REMARK_ID_##ID] = {PASS, NAME, TEXT, REMARK_##KIND, WHOSE},
#include "passes/remarks.def"
#undef REMARK
};

/* ---- where ---- */

/* Field `name` of a specialized node, or NULL. */
static const MdField *md_field(const Module *m, Md id, const char *name) {
  if (id == MD_NONE || (id & MD_LOCAL_BIT)) return NULL;
  const MdRec *r = md_rec(m, id);
  if (r->form != MDF_SPECIAL) return NULL;
  const MdNodeInfo *ni = &md_node_table[r->special];
  for (uint32_t i = 0; i < r->n; i++)
    if (strcmp(md_field_table[ni->first + r->fields[i].field].name, name) == 0) return &r->fields[i];
  return NULL;
}
static uint64_t md_number(const Module *m, Md id, const char *name) {
  const MdField *x = md_field(m, id, name);
  return x && x->form == MFF_UINT ? x->u : 0;
}
static Md md_node(const Module *m, Md id, const char *name) {
  const MdField *x = md_field(m, id, name);
  return x && x->form == MFF_MD ? x->md : MD_NONE;
}
static Str md_text(const Module *m, Md id, const char *name) {
  const MdField *x = md_field(m, id, name);
  if (x && x->form == MFF_STRING) return md_field_str(x);
  Md s = x && x->form == MFF_MD ? x->md : MD_NONE;
  return s == MD_NONE || (s & MD_LOCAL_BIT) || md_rec(m, s)->form != MDF_STRING ? (Str){NULL, 0} : md_rec(m, s)->str;
}

typedef struct Place {
  Str file;
  uint64_t line, col;
} Place; /* file.n == 0: not known */
static Place place_of_loc(const Module *m, Md loc) {
  Place p = {.line = md_number(m, loc, "line"), .col = md_number(m, loc, "column")};
  Md s = md_node(m, loc, "scope");
  for (int depth = 0; s && depth < DBG_SCOPES_MAX; depth++, s = md_node(m, s, "scope")) {
    Md file = md_node(m, s, "file");
    if (!file) continue;
    p.file = md_text(m, file, "filename");
    break;
  }
  return p;
}
/* Where a function's body begins. */
static Place place_of_fn(const Module *m, Glob g) {
  Md sp = glob_subprogram(m, g);
  if (!sp) return (Place){{NULL, 0}, 0, 0};
  return (Place){md_text(m, md_node(m, sp, "file"), "filename"), md_number(m, sp, "scopeLine"), 0};
}

/* ---- text of the IR ---- */

/* %name, or the number under which the function's text shows it: O(function). */
static void put_local(const Fn *f, Val v, Blk want, StrBuf *out) {
  Str name = v ? name_of(f, v) : blk_name_of(f, want);
  sb_ch(out, '%');
  if (name.n) {
    sb_str(out, name);
    return;
  }
  uint32_t number = 0;
  for (uint32_t i = 0; i < f->nargs; i++) {
    if (v == fn_arg(f, i)) {
      sb_u64(out, number);
      return;
    }
    number += !name_of(f, fn_arg(f, i)).n;
  }
  FOR_EACH_BLK(f, b) {
    if (!v && b == want) break;
    number += !blk_name_of(f, b).n;
    if (v && blk_of(f, v) != b) {
      FOR_EACH_INS(f, b, x) number += has_result(f, x) && !name_of(f, x).n;
      continue;
    }
    FOR_EACH_INS(f, b, x) {
      if (x == v) {
        sb_u64(out, number);
        return;
      }
      number += has_result(f, x) && !name_of(f, x).n;
    }
  }
  sb_u64(out, number);
}
/* Function and instruction, for what has no debug location. */
static void put_place(const Fn *f, Val v, StrBuf *out) {
  sb_ch(out, '@');
  sb_str(out, fn_glob(f)->name);
  if (!v || val_is_con(v)) return;
  sb_lit(out, ": ");
  if (is_arg(f, v)) {
    put_local(f, v, BLK_NONE, out);
    return;
  }
  if (has_result(f, v)) {
    put_local(f, v, BLK_NONE, out);
    sb_lit(out, " = ");
    sb_cz(out, op_info[op(f, v)].text);
    return;
  }
  uint32_t n = 1;
  for (Val x = prev_of(f, v); x; x = prev_of(f, x)) n++;
  sb_fmt(out, "%s, instruction %u of ", op_info[op(f, v)].text, n);
  put_local(f, VAL_NONE, blk_of(f, v), out);
}
static Str glob_plain_name(const Module *m, Glob g) { /* without the mark that keeps a name from being mangled */
  Str s = glob(m, g)->name;
  return s.n && s.p[0] == '\1' ? (Str){s.p + 1, s.n - 1} : s;
}
static void put_arg(const Fn *f, const RemarkArg *a, StrBuf *out) {
  switch (a->kind) {
  case RA_FN: sb_str(out, glob_plain_name(f->m, a->fn)); break;
  case RA_VAL:
    if (val_is_con(a->val)) ir_print_con(f->m, &f->con, a->val, false, out);
    else put_local(f, a->val, BLK_NONE, out);
    break;
  case RA_INT: sb_i64(out, a->num); break;
  case RA_STR: sb_str(out, a->str); break;
  case RA_TYPE: ir_print_type(f->m, a->type, out); break;
  }
}

/* ---- YAML as LLVM writes it ---- */

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
/* What a reader would take for a number. */
static bool yaml_numeric(Str s) {
  if (str_eq(s, STR("+")) || str_eq(s, STR("-"))) return false;
  if (str_eq(s, STR(".nan")) || str_eq(s, STR(".NaN")) || str_eq(s, STR(".NAN"))) return true;
  uint32_t i = s.n && (s.p[0] == '-' || s.p[0] == '+');
  Str tail = {s.p + i, s.n - i};
  if (str_eq(tail, STR(".inf")) || str_eq(tail, STR(".Inf")) || str_eq(tail, STR(".INF"))) return true;
  if (s.n > 2 && s.p[0] == '0' && (s.p[1] == 'o' || s.p[1] == 'x')) {
    bool hex = s.p[1] == 'x';
    for (i = 2; i < s.n; i++) {
      char c = s.p[i];
      if (!(hex ? is_digit(c) || ((c | 32) >= 'a' && (c | 32) <= 'f') : c >= '0' && c <= '7')) return false;
    }
    return true;
  }
  if (i == s.n || (!is_digit(s.p[i]) && !(s.p[i] == '.' && i + 1 < s.n && is_digit(s.p[i + 1])))) return false;
  while (i < s.n && is_digit(s.p[i])) i++;
  if (i < s.n && s.p[i] == '.')
    for (i++; i < s.n && is_digit(s.p[i]); i++) {}
  if (i == s.n) return true;
  if ((s.p[i] | 32) != 'e') return false;
  i++;
  if (i < s.n && (s.p[i] == '-' || s.p[i] == '+')) i++;
  if (i == s.n) return false;
  while (i < s.n && is_digit(s.p[i])) i++;
  return i == s.n;
}
static bool yaml_word(Str s) { /* null, true and false are no strings */
  static const char *const word[] = {"null", "Null", "NULL", "~", "true", "True", "TRUE", "false", "False", "FALSE"};
  for (unsigned i = 0; i < ARRAY_LEN(word); i++)
    if (str_eq(s, str_of(word[i]))) return true;
  return false;
}
static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
/* Bytes of the UTF-8 sequence at p, 0 where there is none; *code: what it stands for. */
static uint32_t utf8(const char *p, uint32_t n, uint32_t *code) {
  unsigned char c = (unsigned char)p[0];
  uint32_t len = c >= 0xf0 ? 4 : c >= 0xe0 ? 3 : 2;
  static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  if (c < 0xc0 || c > 0xf7 || len > n) return 0;
  *code = c & (0x7fu >> len);
  for (uint32_t i = 1; i < len; i++) {
    if (((unsigned char)p[i] & 0xc0) != 0x80) return 0;
    *code = *code << 6 | ((unsigned char)p[i] & 0x3f);
  }
  return *code < least[len] || *code > 0x10ffff || (*code >= 0xd800 && *code <= 0xdfff) ? 0 : len;
}
static void yaml_escaped(StrBuf *out, Str s) {
  static const char letter[0x20] = {[0] = '0',  [7] = 'a',  [8] = 'b',  [9] = 't', [10] = 'n',
                                    [11] = 'v', [12] = 'f', [13] = 'r', [27] = 'e'};
  sb_ch(out, '"');
  for (uint32_t i = 0, len; i < s.n; i += len) {
    unsigned char c = (unsigned char)s.p[i];
    uint32_t code;
    len = 1;
    if (c == '"' || c == '\\') sb_fmt(out, "\\%c", c);
    else if (c < 0x20 && letter[c]) sb_fmt(out, "\\%c", letter[c]);
    else if (c < 0x20) sb_fmt(out, "\\x%02X", c);
    else if (c < 0x80) sb_ch(out, (char)c);
    else if (!(len = utf8(s.p + i, s.n - i, &code))) {
      sb_lit(out, "\xEF\xBF\xBD");
      break;
    } /* the replacement character; LLVM ends there */
    else
      sb_put(out, s.p + i, len);
  }
  sb_ch(out, '"');
}
static void yaml_scalar(StrBuf *out, Str s) {
  bool quoted = !s.n || is_blank(s.p[0]) || is_blank(s.p[s.n - 1]) || yaml_word(s) || yaml_numeric(s) ||
                strchr("-?:\\,[]{}#&*!|>'\"%@`", s.p[0]),
       escaped = false;
  for (uint32_t i = 0; i < s.n; i++) {
    unsigned char c = (unsigned char)s.p[i];
    if (c >= 0x7f || (c < 0x20 && c != '\t')) escaped = true;
    else if (!is_digit((char)c) && !((c | 32) >= 'a' && (c | 32) <= 'z') && !strchr("_-^., \t", c)) quoted = true;
  }
  if (escaped) {
    yaml_escaped(out, s);
    return;
  }
  if (!quoted) {
    sb_str(out, s);
    return;
  }
  sb_ch(out, '\'');
  for (uint32_t i = 0; i < s.n; i++) {
    if (s.p[i] == '\'') sb_ch(out, '\'');
    sb_ch(out, s.p[i]);
  }
  sb_ch(out, '\'');
}
static void yaml_key(StrBuf *out, const char *key, size_t n) {
  enum { KEY_WIDTH = 16 };
  sb_put(out, key, n);
  sb_ch(out, ':');
  sb_fmt(out, "%*s", n < KEY_WIDTH ? (int)(KEY_WIDTH - n) : 1, "");
}
/* { File: ..., Line: ..., Column: ... }, broken where a line has become longer than 70 bytes. */
static void yaml_place(StrBuf *out, const char *indent, const Place *p) {
  enum { WRAP = 70 };
  if (!p->file.n) return;
  size_t line = out->n;
  sb_cz(out, indent);
  yaml_key(out, "DebugLoc", 8);
  int margin = (int)(out->n - line) + 2;
  sb_lit(out, "{ File: ");
  yaml_scalar(out, p->file);
  for (int i = 0; i < 2; i++) {
    sb_lit(out, ", ");
    if (out->n - line > WRAP) {
      sb_ch(out, '\n');
      line = out->n;
      sb_fmt(out, "%*s", margin, "");
    }
    sb_fmt(out, i ? "Column: %llu" : "Line: %llu", (unsigned long long)(i ? p->col : p->line));
  }
  sb_lit(out, " }\n");
}

/* ---- one remark ---- */

typedef struct Writer {
  StrBuf text, args;
  const Fn *f;
} Writer; /* what is shown; the list "Args" */
static void add(Writer *w, const char *key, size_t nkey, Str value, const Place *defined) {
  sb_str(&w->text, value);
  sb_lit(&w->args, "  - ");
  yaml_key(&w->args, key, nkey);
  yaml_scalar(&w->args, value);
  sb_ch(&w->args, '\n');
  if (defined) yaml_place(&w->args, "    ", defined);
}
static void add_text(Writer *w, Str s) {
  if (s.n) add(w, "String", 6, s, NULL);
}
static void add_number(Writer *w, const char *key, int64_t x) {
  char digits[24];
  int n = snprintf(digits, sizeof digits, "%lld", (long long)x);
  add(w, key, strlen(key), (Str){digits, (uint32_t)n}, NULL);
}
/* " at callsite f:2:3 @ g:5:6;": lines from where each function begins. */
static void add_call_site(Writer *w, Md loc) {
  const Module *m = w->f->m;
  if (!loc) return;
  add_text(w, STR(" at callsite "));
  for (int depth = 0; loc && depth < DBG_SCOPES_MAX; depth++, loc = md_node(m, loc, "inlinedAt")) {
    Md sp = dbg_subprogram_of(m, md_node(m, loc, "scope"));
    Str name = md_text(m, sp, "linkageName");
    if (depth) add_text(w, STR(" @ "));
    add_text(w, name.n ? name : md_text(m, sp, "name"));
    add_text(w, STR(":"));
    add_number(w, "Line", (int64_t)(uint32_t)(md_number(m, loc, "line") - md_number(m, sp, "line")));
    add_text(w, STR(":"));
    add_number(w, "Column", (int64_t)md_number(m, loc, "column"));
  }
  add_text(w, STR(";"));
}
static void expand(Writer *w, const RemarkInfo *ri, Md loc, const RemarkArg *args, uint32_t n) {
  StrBuf value = {0};
  uint32_t given = 0;
  for (const char *p = ri->text; *p;) {
    size_t len = strcspn(p, "{|");
    add_text(w, (Str){p, (uint32_t)len});
    p += len;
    if (*p == '|') p++;
    if (*p != '{') continue;
    size_t key = strcspn(++p, "}");
    if (*p == '@') add_call_site(w, loc);
    else {
      if (given == n) BUG("remark %s of %s has more keys than the pass gave arguments", ri->name, ri->pass);
      const RemarkArg *a = &args[given++];
      value.n = 0;
      put_arg(w->f, a, &value);
      Place at = a->kind == RA_FN ? place_of_fn(w->f->m, a->fn) : (Place){{NULL, 0}, 0, 0};
      add(w, p, key, (Str){value.p, (uint32_t)value.n}, &at);
    }
    p += key + 1;
  }
  if (given != n) BUG("remark %s of %s has %u keys, the pass gave %u arguments", ri->name, ri->pass, given, n);
  sb_free(&value);
}

typedef struct Remark {
  const RemarkInfo *ri;
  const Fn *f;
  Place at;
  StrBuf place; /* in the IR, where `at` is not known */
  Writer w;
  bool has_hot;
  uint64_t hot;
} Remark;
static void show(const Remark *x, StrBuf *out) {
  sb_cz(out, x->ri->kind == REMARK_FAILURE ? "warning: " : "remark: ");
  if (x->at.file.n)
    sb_fmt(out, "%.*s:%llu:%llu: ", (int)x->at.file.n, x->at.file.p, (unsigned long long)x->at.line,
           (unsigned long long)x->at.col);
  else sb_lit(out, "<unknown>:0:0: ");
  sb_put(out, x->w.text.p, x->w.text.n);
  if (x->place.n) {
    sb_lit(out, " (");
    sb_put(out, x->place.p, x->place.n);
    sb_ch(out, ')');
  }
  if (x->has_hot) sb_fmt(out, " (hotness: %llu)", (unsigned long long)x->hot);
  sb_ch(out, '\n');
}
static void write_yaml(Remark *x, StrBuf *out) {
  static const char *const tag[] = {"Passed", "Missed", "Analysis", "Failure"};
  if (x->place.n && x->ri->whose == OWN) {
    add_text(&x->w, STR(" ("));
    add(&x->w, "Place", 5, (Str){x->place.p, (uint32_t)x->place.n}, NULL);
    add_text(&x->w, STR(")"));
  }
  sb_fmt(out, "--- !%s\n", tag[x->ri->kind]);
  yaml_key(out, "Pass", 4);
  yaml_scalar(out, str_of(x->ri->pass));
  sb_ch(out, '\n');
  yaml_key(out, "Name", 4);
  yaml_scalar(out, str_of(x->ri->name));
  sb_ch(out, '\n');
  yaml_place(out, "", &x->at);
  yaml_key(out, "Function", 8);
  yaml_scalar(out, fn_glob(x->f)->name);
  sb_ch(out, '\n');
  if (x->has_hot) {
    yaml_key(out, "Hotness", 7);
    sb_u64(out, x->hot);
    sb_ch(out, '\n');
  }
  if (x->w.args.n) {
    sb_lit(out, "Args:\n");
    sb_put(out, x->w.args.p, x->w.args.n);
  }
  sb_lit(out, "...\n");
}
static bool in_code(const Fn *f, Val v) { return v && !val_is_con(v) && !is_arg(f, v); }
static void emit(PassCtx *px, RemarkId id, const Fn *f, Val v, Md loc, const RemarkArg *args, uint32_t n) {
  PassRun *r = px->run;
  const Manager *mg = r->mg;
  Remark x = {.ri = &remark_info[id], .f = f, .w = {.f = f}};
  bool failure = x.ri->kind == REMARK_FAILURE;
  bool shown = failure || (mg->has_re[x.ri->kind] && x.ri->whose != OPT_FILE &&
                           ere_search(&mg->re[x.ri->kind], str_of(x.ri->pass)));
  if (!shown && !mg->o->remarks_yaml) return;
  x.has_hot = hotness_of(r, f, in_code(f, v) ? blk_of(f, v) : BLK_NONE, &x.hot);
  if (x.hot < mg->o->remarks_threshold) return;
  x.at = v ? place_of_loc(f->m, loc) : place_of_fn(f->m, f->id);
  if (!x.at.file.n) put_place(f, v, &x.place);
  expand(&x.w, x.ri, loc, args, n);
  if (shown) show(&x, &r->err);
  if (mg->o->remarks_yaml) write_yaml(&x, &r->yaml);
  r->diag.warnings += failure;
  sb_free(&x.place);
  sb_free(&x.w.text);
  sb_free(&x.w.args);
}
void remark_emit(PassCtx *px, RemarkId id, const Fn *f, Val v, const RemarkArg *args, uint32_t n) {
  emit(px, id, f, v, in_code(f, v) ? dbg_loc(f, v) : MD_NONE, args, n);
}
void remark_failure(PassCtx *px, RemarkId id, const Fn *f, Val v, Md loc) { emit(px, id, f, v, loc, NULL, 0); }
