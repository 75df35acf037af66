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
#include "passes/instcombine/libcall.h"
#include <limits.h>

/* What a pointer of the call points to: a constant, or not. */
typedef struct Text {
  Val p;
  Glob g;
  uint64_t off;
  int64_t len;   /* characters before the first zero; -1: not known */
  uint32_t unit; /* bytes of a character */
} Text;

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
static bool is_memcmp(LibFunc k) { return k == LF_memcmp || k == LF_bcmp; }
static Val compared(FoldCtx *x, LibFunc k, Ty t, const Text *a, const Text *b, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t n = UINT64_MAX;
  bool limited = size == VAL_NONE || con_u64(p, size, &n);
  if (a->p == b->p || n == 0) return con_null(p, t);
  if (!limited) return VAL_NONE;
  int o = order(f, a, b, n, !is_memcmp(k));
  if (o != 2) return con_sint(p, t, o);
  if (n == 1) {
    Val l = fold_first_byte(x, a->p, t), r = fold_first_byte(x, b->p, t);
    return fold_bin(x, OP_SUB, 0, l, r);
  }
  if (is_memcmp(k)) return VAL_NONE;
  if (is_empty(a)) return fold_neg(x, 0, fold_first_byte(x, b->p, t));
  return is_empty(b) ? fold_first_byte(x, a->p, t) : VAL_NONE;
}
static Val searched(FoldCtx *x, LibFunc k, const Text *s, Val chr, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t c, n;
  Val none = con_null(p, TY_PTR);
  if (k == LF_memchr) {
    if (!con_u64(p, size, &n)) return VAL_NONE;
    if (n == 0) return none;
  } else {
    if (s->len < 0) return VAL_NONE;
    n = (uint64_t)s->len + 1; /* the end may be looked for too */
  }
  if (!val_is_con(chr) || !con_u64(p, chr, &c)) return VAL_NONE;
  int64_t at = find(f, s, (int)(c & 255), n, k == LF_strrchr);
  return at == -2 ? VAL_NONE : at < 0 ? none : beyond(x, s->p, (uint64_t)at);
}
static Val joined(FoldCtx *x, LibFunc k, const Text *to, const Text *from, Val size) {
  ConPool *p = &x->f->con;
  uint64_t n = 1;
  if (size) con_u64(p, size, &n);
  switch (k) {
  case LF_strcat: return is_empty(from) ? to->p : VAL_NONE;
  case LF_strncat: return is_empty(from) || n == 0 ? to->p : VAL_NONE;
  case LF_strncpy: return n == 0 ? to->p : VAL_NONE;
  case LF_strcpy: {
    if (from->len < 0) return to->p == from->p ? to->p : VAL_NONE;
    Val all = con_int(p, ty_index(x->f->m, TY_PTR), (uint64_t)from->len + 1), no = con_null(p, TY_I1);
    fold_intrin(x, INTRIN_memcpy, 0, TY_VOID, (const Val[]){to->p, from->p, all, no}, 4);
    return to->p;
  }
  default: return VAL_NONE;
  }
}
static Val of_two(FoldCtx *x, LibFunc k, Ty t, const Text *s, const Text *set) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  bool both = s->len >= 0 && set->len >= 0;
  switch (k) {
  case LF_strstr:
    if (is_empty(set) || s->p == set->p) return s->p;
    if (!both) return VAL_NONE;
    for (uint64_t i = 0; i + (uint64_t)set->len <= (uint64_t)s->len; i++) {
      Text rest = *s;
      rest.off += i;
      if (!order(f, &rest, set, (uint64_t)set->len, false)) return beyond(x, s->p, i);
    }
    return con_null(p, t);
  case LF_strpbrk:
    if (is_empty(s) || is_empty(set)) return con_null(p, t);
    if (!both) return VAL_NONE;
    int64_t n = span(f, s, set, false);
    return n == s->len ? con_null(p, t) : beyond(x, s->p, (uint64_t)n);
  case LF_strspn:
  case LF_strcspn:
    if (is_empty(s) || (k == LF_strspn && is_empty(set))) return con_null(p, t);
    return both ? con_int(p, t, (uint64_t)span(f, s, set, k == LF_strspn)) : VAL_NONE;
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
static Val block(FoldCtx *x, LibFunc k, Val to, Val from, Val size) {
  ConPool *p = &x->f->con;
  Val what = k == LF_memset ? fold_cast(x, OP_TRUNC, 0, from, TY_I8) : from;
  unsigned id = k == LF_memcpy ? INTRIN_memcpy : k == LF_memmove ? INTRIN_memmove : INTRIN_memset;
  fold_intrin(x, id, 0, TY_VOID, (const Val[]){to, what, size, con_null(p, TY_I1)}, 4);
  return to;
}

/* What is certain of its pointers is written down at the call. */
static Val accessed(FoldCtx *x, Val call, LibFunc func) {
  Fn *f = x->f;
  CallRec c = *call_rec(f, call);
  AttrList l = c.attrs;
  const char *access = lib_func_access(func), *type = lib_func_type(func);
  const char *last = strrchr(type + 1, 'z');
  Val size = last ? arg(f, call, (uint32_t)(last - type - 1)) : VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, call);
  for (uint32_t i = 0; access[i]; i++) {
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
Val fold_c_string(FoldCtx *x, const InsView *i, LibFunc k) {
  Fn *f = x->f;
  Val v = i->self, a[3] = {VAL_NONE, VAL_NONE, VAL_NONE};
  uint32_t na = i->n - 1;
  for (uint32_t j = 0; j < na && j < 3; j++) a[j] = i->ops[j];
  Ty t = i->type;
  bool two = na > 1 && lib_func_type(k)[2] == 'p';
  Text p = text_at(f, a[0]), q = two ? text_at(f, a[1]) : p;
  Val r = VAL_NONE;
  switch (k) {
  case LF_strlen: r = length(x, v, t, &p); break;
  case LF_wcslen: r = wide_length(x, v, t, a[0]); break;
  case LF_atoi:
  case LF_atol:
  case LF_atoll: r = number(x, t, &p, 10, true); break;
  case LF_strtol:
  case LF_strtoll:
  case LF_strtoul:
  case LF_strtoull: {
    uint64_t base;
    if (is_zero_con(f, a[1]) && val_is_con(a[2]) && con_u64(&f->con, a[2], &base))
      r = number(x, t, &p, base, k == LF_strtol || k == LF_strtoll);
    break;
  }
  case LF_strchr:
  case LF_strrchr:
  case LF_memchr: r = searched(x, k, &p, a[1], a[2]); break;
  case LF_bcmp:
  case LF_memcmp:
  case LF_strcmp:
  case LF_strncmp: r = compared(x, k, t, &p, &q, a[2]); break;
  case LF_memcpy:
  case LF_memmove:
  case LF_memset: r = block(x, k, a[0], a[1], a[2]); break;
  case LF_strcat:
  case LF_strncat:
  case LF_strcpy:
  case LF_strncpy: r = joined(x, k, &p, &q, a[2]); break;
  case LF_strstr:
  case LF_strpbrk:
  case LF_strspn:
  case LF_strcspn: r = of_two(x, k, t, &p, &q); break;
  default: break;
  }
  return r ? r : accessed(x, v, k);
}
