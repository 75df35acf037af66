/* strings.c: functions of the host's C library on memory and strings, where what they read is constant or is not looked
 * at.
 *
 *   @s = constant [6 x i8] c"hello\00"
 *   %n = call i64 @strlen(ptr @s)                  ->   i64 5
 *   %m = call i64 @strtol(ptr @t, ptr null, i32 10) ->   i64 12, with @t c"12\00"
 *   %p = call ptr @strchr(ptr @s, i32 108)         ->   getelementptr inbounds nuw (i8, ptr @s, i64 2)
 *   %c = call i32 @strcmp(ptr @s, ptr %q)          ->   with @s the empty string: 0 - zext (load i8, ptr %q)
 *   %r = call ptr @memcpy(ptr %d, ptr %q, i64 %n)  ->   call void @llvm.memcpy(ptr %d, ptr %q, i64 %n) ; %d
 *
 * Only declarations of the right type in C's calling convention that nothing forbids (host_call_name: never on a GPU,
 * there these names are nobody's). Reading beyond an array folds nothing. Comparisons give -1, 0 or 1, as LLVM's
 * LibCallSimplifier, by behaviour. O(length). */
#include "analysis/memory/loads.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"
#include <limits.h>

typedef enum StrKind {
  STRLEN,
  WCSLEN,
  STRCHR,
  STRRCHR,
  MEMCHR,
  MEMCMP,
  STRCMP,
  STRNCMP,
  STRCAT,
  STRNCAT,
  STRCPY,
  STRNCPY,
  STRSTR,
  STRPBRK,
  STRSPN,
  STRCSPN,
  MEMCPY,
  MEMMOVE,
  MEMSET,
  STRTOI,
  STRTOU,
  NO_FOLD
} StrKind;
/* Types of result and arguments: p pointer, i int, l long, n an integer of a size, d double, "." any others. Of each
 * argument what is accessed behind it for certain: 1 a byte, s a byte if the last argument of type n is not 0, n that
 * many bytes; c: not kept if the next argument is null. */
static const struct {
  const char *name, *type, *access;
  StrKind kind;
} known[] = {
  {"strlen", "np", "1", STRLEN},         {"wcslen", "np", "1", WCSLEN},       {"strchr", "ppi", "1-", STRCHR},
  {"strrchr", "ppi", "1-", STRRCHR},     {"memchr", "ppin", "s--", MEMCHR},   {"memcmp", "ippn", "nn-", MEMCMP},
  {"bcmp", "ippn", "nn-", MEMCMP},       {"strcmp", "ipp", "11", STRCMP},     {"strncmp", "ippn", "ss-", STRNCMP},
  {"strcat", "ppp", "11", STRCAT},       {"strncat", "pppn", "1s-", STRNCAT}, {"strcpy", "ppp", "11", STRCPY},
  {"strncpy", "pppn", "ss-", STRNCPY},   {"strstr", "ppp", "--", STRSTR},     {"strpbrk", "ppp", "--", STRPBRK},
  {"strspn", "npp", "--", STRSPN},       {"strcspn", "npp", "--", STRCSPN},   {"memcpy", "pppn", "nn-", MEMCPY},
  {"memmove", "pppn", "nn-", MEMMOVE},   {"memset", "ppin", "n--", MEMSET},   {"strnlen", "npn", "s-", NO_FOLD},
  {"memrchr", "ppin", "n--", NO_FOLD},   {"stpcpy", "ppp", "11", NO_FOLD},    {"stpncpy", "pppn", "ss-", NO_FOLD},
  {"puts", "ip", "1", NO_FOLD},          {"printf", "ip.", "1", NO_FOLD},     {"sprintf", "ipp.", "11", NO_FOLD},
  {"snprintf", "ipnp.", "s--", NO_FOLD}, {"strtol", "lppi", "c--", STRTOI},   {"strtoul", "lppi", "c--", STRTOU},
  {"strtoll", "lppi", "c--", STRTOI},    {"strtoull", "lppi", "c--", STRTOU}, {"atoi", "ip", "-", STRTOI},
  {"atol", "lp", "-", STRTOI},           {"atoll", "lp", "-", STRTOI},        {"strtod", "dpp", "c-", NO_FOLD}};

/* What a pointer of the call points to: a constant, or not. */
typedef struct Text {
  Val p;
  Glob g;
  uint64_t off;
  int64_t len;   /* characters before the first zero; -1: not known */
  uint32_t unit; /* bytes of a character */
} Text;

static bool type_fits(const Module *m, Ty t, char c) {
  if (c == 'p') return t == TY_PTR;
  if (c == 'd') return t == TY_DOUBLE;
  return ty_is_int(m, t) && (c == 'i' ? t == TY_I32 : ty_bits(m, t) == 32 || ty_bits(m, t) == 64);
}
/* The character i places on; -1: not known, or outside. */
static int char_at(Fn *f, const Text *t, uint64_t i) {
  uint64_t x;
  if (!t->g) return -1;
  Val c = con_fold_load(&f->con, f->m, t->g, t->off + i * t->unit, ty_int(f->m, t->unit * 8));
  if (!c || (con_kind(&f->con, c) != CON_INT && !con_is_zero(&f->con, c)) || !con_u64(&f->con, c, &x)) return -1;
  return x > INT_MAX ? INT_MAX : (int)x;
}
static Text text_of(Fn *f, Val p, uint32_t unit) {
  Text t = {p, GLOB_NONE, 0, -1, unit};
  int64_t off;
  bool ib;
  Val b = ptr_base_offset(f, p, &off, &ib);
  if (!val_is_con(b) || con_kind(&f->con, b) != CON_GLOBAL || off < 0) return t;
  t.g = con_glob(&f->con, b);
  t.off = (uint64_t)off;
  int64_t n = 0;
  int c;
  while ((c = char_at(f, &t, (uint64_t)n)) > 0) n++;
  if (c == 0) t.len = n;
  return t;
}
static Text text_at(Fn *f, Val p) { return text_of(f, p, 1); }
static bool is_empty(const Text *t) { return t->len == 0; }
static Val fold_first(FoldCtx *x, Val p, uint32_t unit, Ty t) {
  Ty c = ty_int(x->f->m, unit * 8);
  Val b = emit_view(x, &(InsView){.op = OP_LOAD, .type = c, .ops = &p, .n = 1, .sub = 1 /* system scope */});
  align_set(x->f, b, 1);
  return fold_zext_or_trunc(x, b, t);
}
static Val fold_first_byte(FoldCtx *x, Val p, Ty t) { return fold_first(x, p, 1, t); }
/* Where c is, in the first n bytes or up to the end of the string; the last such place if asked. Its place, -1 if there
 * is none, -2 if that is not known. */
static int64_t find(Fn *f, const Text *t, int c, uint64_t n, bool last) {
  int64_t at = -1;
  for (uint64_t i = 0; i < n; i++) {
    int b = char_at(f, t, i);
    if (b < 0) return -2;
    if (b != c) continue;
    at = (int64_t)i;
    if (!last) break;
  }
  return at;
}
/* -1, 0, 1 by at most n bytes, up to a zero in strings; 2: not known. */
static int order(Fn *f, const Text *a, const Text *b, uint64_t n, bool strings) {
  for (uint64_t i = 0; i < n; i++) {
    int x = char_at(f, a, i), y = char_at(f, b, i);
    if (x < 0 || y < 0) return 2;
    if (x != y) return x < y ? -1 : 1;
    if (strings && !x) break;
  }
  return 0;
}
static bool in_set(Fn *f, const Text *set, int c) { return find(f, set, c, (uint64_t)set->len, false) >= 0; }
/* How many bytes of s are (or, else, are not) in set. */
static int64_t span(Fn *f, const Text *s, const Text *set, bool in) {
  int64_t n = 0;
  while (n < s->len && in_set(f, set, char_at(f, s, (uint64_t)n)) == in) n++;
  return n;
}
static Val compared(FoldCtx *x, StrKind k, Ty t, const Text *a, const Text *b, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t n = UINT64_MAX;
  bool limited = size == VAL_NONE || con_u64(p, size, &n);
  if (a->p == b->p || n == 0) return con_null(p, t);
  if (!limited) return VAL_NONE;
  int o = order(f, a, b, n, k != MEMCMP);
  if (o != 2) return con_sint(p, t, o);
  if (n == 1) {
    Val l = fold_first_byte(x, a->p, t), r = fold_first_byte(x, b->p, t);
    return fold_bin(x, OP_SUB, 0, l, r);
  }
  if (k == MEMCMP) return VAL_NONE;
  if (is_empty(a)) return fold_neg(x, 0, fold_first_byte(x, b->p, t));
  return is_empty(b) ? fold_first_byte(x, a->p, t) : VAL_NONE;
}
static Val searched(FoldCtx *x, StrKind k, const Text *s, Val chr, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t c, n;
  Val none = con_null(p, TY_PTR);
  if (k == MEMCHR) {
    if (!con_u64(p, size, &n)) return VAL_NONE;
    if (n == 0) return none;
  } else {
    if (s->len < 0) return VAL_NONE;
    n = (uint64_t)s->len + 1; /* the end may be looked for too */
  }
  if (!val_is_con(chr) || !con_u64(p, chr, &c)) return VAL_NONE;
  int64_t at = find(f, s, (int)(c & 255), n, k == STRRCHR);
  return at == -2 ? VAL_NONE : at < 0 ? none : beyond(x, s->p, (uint64_t)at);
}
static Val joined(FoldCtx *x, StrKind k, const Text *to, const Text *from, Val size) {
  ConPool *p = &x->f->con;
  uint64_t n = 1;
  if (size) con_u64(p, size, &n);
  switch (k) {
  case STRCAT: return is_empty(from) ? to->p : VAL_NONE;
  case STRNCAT: return is_empty(from) || n == 0 ? to->p : VAL_NONE;
  case STRNCPY: return n == 0 ? to->p : VAL_NONE;
  case STRCPY: {
    if (from->len < 0) return to->p == from->p ? to->p : VAL_NONE;
    Val all = con_int(p, ty_index(x->f->m, TY_PTR), (uint64_t)from->len + 1), no = con_null(p, TY_I1);
    fold_intrin(x, INTRIN_memcpy, 0, TY_VOID, (const Val[]){to->p, from->p, all, no}, 4);
    return to->p;
  }
  default: return VAL_NONE;
  }
}
static Val of_two(FoldCtx *x, StrKind k, Ty t, const Text *s, const Text *set) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  bool both = s->len >= 0 && set->len >= 0;
  switch (k) {
  case STRSTR:
    if (is_empty(set) || s->p == set->p) return s->p;
    if (!both) return VAL_NONE;
    for (uint64_t i = 0; i + (uint64_t)set->len <= (uint64_t)s->len; i++) {
      Text rest = *s;
      rest.off += i;
      if (!order(f, &rest, set, (uint64_t)set->len, false)) return beyond(x, s->p, i);
    }
    return con_null(p, t);
  case STRPBRK:
    if (is_empty(s) || is_empty(set)) return con_null(p, t);
    if (!both) return VAL_NONE;
    int64_t n = span(f, s, set, false);
    return n == s->len ? con_null(p, t) : beyond(x, s->p, (uint64_t)n);
  case STRSPN:
  case STRCSPN:
    if (is_empty(s) || (k == STRSPN && is_empty(set))) return con_null(p, t);
    return both ? con_int(p, t, (uint64_t)span(f, s, set, k == STRSPN)) : VAL_NONE;
  default: return VAL_NONE;
  }
}
/* ---- lengths ---- */
static bool only_against_zero(const Fn *f, Val v) {
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    if (!is_op(f, w, OP_ICMP) || sub(f, w) > ICMP_NE || !is_zero_con(f, arg(f, w, 1 - use_index(f, u)))) return false;
  }
  return has_uses(f, v);
}
/* Of a place i bytes into a constant string: the rest of it, where the string is all there is, or i is no further than
 * its end. */
static Val length_of_rest(FoldCtx *x, Ty t, const Text *s) {
  Fn *f = x->f;
  Val p = s->p;
  if (!is_op(f, p, OP_GEP) || nops(f, p) != 2 || gep_type(f, p) != ty_int(f->m, s->unit * 8)) return VAL_NONE;
  if (ty_is_vec(f->m, ty(f, p))) return VAL_NONE;
  Text whole = text_of(f, arg(f, p, 0), s->unit);
  if (whole.len < 0 || char_at(f, &whole, (uint64_t)whole.len) != 0) return VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, x->at);
  Val i = arg(f, p, 1);
  Ap most = known_umax(x->scratch, known_bits(&k, i));
  bool within = most.bits <= 64 && ap_lo64(most) <= (uint64_t)whole.len;
  if (!within && (char_at(f, &whole, (uint64_t)whole.len + 1) >= 0 || whole.off)) return VAL_NONE;
  if (!within && object_bytes(f, arg(f, p, 0)) != ((uint64_t)whole.len + 1) * s->unit) return VAL_NONE;
  Val len = con_int(&f->con, t, (uint64_t)whole.len);
  return fold_bin(x, OP_SUB, 0, len, fold_sext_or_trunc(x, i, t));
}
static Val length(FoldCtx *x, Val call, Ty t, const Text *s) {
  Fn *f = x->f;
  if (s->len >= 0) return con_int(&f->con, t, (uint64_t)s->len);
  if (is_op(f, s->p, OP_SELECT) && !ty_is_vec(f->m, ty(f, arg(f, s->p, 0)))) {
    Text a = text_of(f, arg(f, s->p, 1), s->unit), b = text_of(f, arg(f, s->p, 2), s->unit);
    if (a.len >= 0 && b.len >= 0) {
      Val len = con_int(&f->con, t, (uint64_t)a.len);
      return fold_select(x, 0, arg(f, s->p, 0), len, con_int(&f->con, t, (uint64_t)b.len));
    }
  }
  Val rest = length_of_rest(x, t, s);
  return rest ? rest : only_against_zero(f, call) ? fold_first(x, s->p, s->unit, t) : VAL_NONE;
}
/* Of wide characters, whose size is a flag of the module. */
static Val wide_length(FoldCtx *x, Val call, Ty t, Val p) {
  Fn *f = x->f;
  uint64_t unit;
  if (!md_module_flag_int(f->m, STR("wchar_size"), &unit) || (unit != 1 && unit != 2 && unit != 4)) return VAL_NONE;
  Text s = text_of(f, p, (uint32_t)unit);
  return length(x, call, t, &s);
}
/* ---- numbers: all of a constant string, which must fit ---- */
static int digit_of(int c) {
  return c >= '0' && c <= '9'   ? c - '0'
         : c >= 'a' && c <= 'z' ? c - 'a' + 10
         : c >= 'A' && c <= 'Z' ? c - 'A' + 10
                                : 99;
}
static Val number(FoldCtx *x, Ty t, const Text *s, uint64_t base, bool is_signed) {
  Fn *f = x->f;
  uint64_t i = 0, v = 0, n = (uint64_t)s->len;
  uint32_t w = ty_bits(f->m, t);
  if (s->len <= 0 || w > 64 || base > 36 || base == 1) return VAL_NONE;
#define AT(k) char_at(f, s, k)
  while (i < n && (AT(i) == ' ' || (AT(i) >= '\t' && AT(i) <= '\r'))) i++;
  bool neg = AT(i) == '-';
  if (neg || AT(i) == '+') i++;
  bool hex = AT(i) == '0' && (AT(i + 1) | 32) == 'x' && digit_of(AT(i + 2)) < 16;
  if (hex && (base == 0 || base == 16)) i += 2, base = 16;
  if (base == 0) base = AT(i) == '0' ? 8 : 10;
  if (i >= n || (neg && !is_signed)) return VAL_NONE;
  uint64_t most = is_signed ? (mask64(w) >> 1) + neg : mask64(w);
  for (; i < n; i++) {
    uint64_t d = (uint64_t)digit_of(AT(i));
    if (d >= base || __builtin_mul_overflow(v, base, &v) || __builtin_add_overflow(v, d, &v) || v > most)
      return VAL_NONE;
  }
#undef AT
  return con_int(&f->con, t, (neg ? -v : v) & mask64(w));
}
/* memcpy, memmove, memset: the operations of the IR. */
static Val block(FoldCtx *x, StrKind k, Val to, Val from, Val size) {
  ConPool *p = &x->f->con;
  Val what = k == MEMSET ? fold_cast(x, OP_TRUNC, 0, from, TY_I8) : from;
  unsigned id = k == MEMCPY ? INTRIN_memcpy : k == MEMMOVE ? INTRIN_memmove : INTRIN_memset;
  fold_intrin(x, id, 0, TY_VOID, (const Val[]){to, what, size, con_null(p, TY_I1)}, 4);
  return to;
}

/* Nothing but the result is left of it: it is erased when that has no uses. */
void comb_only_result(Fn *f, Val call) {
  CallRec rec = *call_rec(f, call);
  AttrSet s = attrset_add_int(f->m, attrlist_fn(f->m, rec.attrs), ATTR_MEMORY, MEMEFF_NONE);
  s = attrset_add_kind(f->m, attrset_add_kind(f->m, s, ATTR_NOUNWIND), ATTR_WILLRETURN);
  rec.attrs = attrlist_with_fn(f->m, rec.attrs, s);
  aux_set(f, call, call_add(f, rec));
}
/* What is certain of its pointers is written down at the call. */
static Val accessed(FoldCtx *x, Val call, const char *access, const char *type, uint32_t n) {
  Fn *f = x->f;
  CallRec c = *call_rec(f, call);
  AttrList l = c.attrs;
  const char *last = strrchr(type + 1, 'n');
  Val size = last ? arg(f, call, (uint32_t)(last - type - 1)) : VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, call);
  for (uint32_t i = 0; i < n && access[i]; i++) {
    uint64_t bytes = 1;
    if (access[i] == '-' || !ty_is_ptr(f->m, ty(f, arg(f, call, i)))) continue;
    if (access[i] == 'c') {
      if (!is_zero_con(f, arg(f, call, i + 1)) || call_param_attr(f, call, i, ATTR_CAPTURES)) continue;
      l = attrlist_with_param(f->m, l, i, attrset_add_int(f->m, attrlist_param(f->m, l, i), ATTR_CAPTURES, 0));
      continue;
    }
    if (access[i] == 'n' && (!val_is_con(size) || !con_u64(&f->con, size, &bytes) || !bytes)) continue;
    if (access[i] == 's' && !known_nonzero(&k, size)) continue;
    l = comb_touched(f, call, l, i, bytes);
  }
  if (l == c.attrs) return VAL_NONE;
  c.attrs = l;
  aux_set(f, call, call_add(f, c));
  return call;
}
static bool is_row(const Fn *f, uint32_t i, const RuleMatch *rm, uint32_t na) {
  const char *t = known[i].type;
  uint32_t n = (uint32_t)strlen(t);
  bool more = t[n - 1] == '.';
  if (more) n--;
  if (more ? na + 1 < n : na + 1 != n) return false;
  if (!type_fits(f->m, rm->root->type, t[0])) return false;
  for (uint32_t j = 1; j < n; j++)
    if (!type_fits(f->m, ty(f, rm->root->ops[j - 1]), t[j])) return false;
  return true;
}
Val fold_string_call(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->self;
  if (!v || rm->root->n < 2) return VAL_NONE;
  Str s = host_call_name(f, v);
  if (s.n < 4 || !memchr("smbpaw", s.p[0], 6)) return VAL_NONE;
  uint32_t i = 0, n = ARRAY_LEN(known), na = rm->root->n - 1;
  while (i < n && !str_eq(str_of(known[i].name), s)) i++;
  if (i == n || !is_row(f, i, rm, na)) return VAL_NONE;
  Val a[3] = {VAL_NONE, VAL_NONE, VAL_NONE};
  for (uint32_t j = 0; j < na && j < 3; j++) a[j] = rm->root->ops[j];
  StrKind k = known[i].kind;
  Ty t = rm->root->type;
  bool two = na > 1 && known[i].type[2] == 'p';
  Text p = text_at(f, a[0]), q = two ? text_at(f, a[1]) : p;
  Val r = VAL_NONE;
  switch (k) {
  case NO_FOLD: break;
  case STRLEN: r = length(x, v, t, &p); break;
  case WCSLEN: r = wide_length(x, v, t, a[0]); break;
  case STRTOI:
  case STRTOU: {
    uint64_t base = 10;
    if (na == 1 || (is_zero_con(f, a[1]) && val_is_con(a[2]) && con_u64(&f->con, a[2], &base)))
      r = number(x, t, &p, base, k == STRTOI);
    break;
  }
  case STRCHR:
  case STRRCHR:
  case MEMCHR: r = searched(x, k, &p, a[1], a[2]); break;
  case MEMCMP:
  case STRCMP:
  case STRNCMP: r = compared(x, k, t, &p, &q, a[2]); break;
  case MEMCPY:
  case MEMMOVE:
  case MEMSET: r = block(x, k, a[0], a[1], a[2]); break;
  case STRCAT:
  case STRNCAT:
  case STRCPY:
  case STRNCPY: r = joined(x, k, &p, &q, a[2]); break;
  default: r = of_two(x, k, t, &p, &q); break;
  }
  if (!r) return accessed(x, v, known[i].access, known[i].type, na);
  comb_only_result(f, v);
  return r;
}
