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
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/libcall.h"
#include <limits.h>

/* The character i places on; -1: not known, or outside. */
int lib_char(Fn *f, const Text *t, uint64_t i) {
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
  while ((c = lib_char(f, &t, (uint64_t)n)) > 0) n++;
  if (c == 0) t.len = n;
  return t;
}
Text lib_text(Fn *f, Val p) { return text_of(f, p, 1); }
static bool is_empty(const Text *t) { return t->len == 0; }
static Val fold_first(FoldCtx *x, Val p, uint32_t unit, Ty t) {
  Ty c = ty_int(x->f->m, unit * 8);
  Val b = emit_view(x, &(InsView){.op = OP_LOAD, .type = c, .ops = &p, .n = 1, .sub = 1 /* system scope */});
  align_set(x->f, b, 1);
  return fold_zext_or_trunc(x, b, t);
}
Val lib_first_byte(FoldCtx *x, Val p, Ty t) { return fold_first(x, p, 1, t); }
/* Where c is, in the first n bytes or up to the end of the string; the last such place if asked. Its place, -1 if there
 * is none, -2 if that is not known. */
int64_t lib_find(Fn *f, const Text *t, int c, uint64_t n, bool last) {
  int64_t at = -1;
  for (uint64_t i = 0; i < n; i++) {
    int b = lib_char(f, t, i);
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
    int x = lib_char(f, a, i), y = lib_char(f, b, i);
    if (x < 0 || y < 0) return 2;
    if (x != y) return x < y ? -1 : 1;
    if (strings && !x) break;
  }
  return 0;
}
static bool in_set(Fn *f, const Text *set, int c) { return lib_find(f, set, c, (uint64_t)set->len, false) >= 0; }
/* How many bytes of s are (or, else, are not) in set. */
static int64_t span(Fn *f, const Text *s, const Text *set, bool in) {
  int64_t n = 0;
  while (n < s->len && in_set(f, set, lib_char(f, s, (uint64_t)n)) == in) n++;
  return n;
}
static bool is_memcmp(LibFunc k) { return k == LF_memcmp || k == LF_bcmp; }
/* Of so many bytes that an integer holds, of which nobody asks more than whether they are the same: one comparison,
 * where loads of such integers are aligned or go away. */
static Val compared_at_once(FoldCtx *x, Val call, const Text *a, const Text *b, uint64_t n) {
  Fn *f = x->f;
  const Text *s[2] = {a, b};
  Val v[2];
  Ty t = ty(f, call), it = ty_int(f->m, (uint32_t)n * 8);
  for (uint32_t i = 0; i < 2; i++) {
    v[i] = s[i]->g ? con_fold_load(&f->con, f->m, s[i]->g, s[i]->off, it) : VAL_NONE;
    if (!v[i] && ptr_align(f, s[i]->p) < ty_pref_align(f->m, it)) return VAL_NONE;
  }
  for (uint32_t i = 0; i < 2; i++) {
    if (v[i]) continue;
    v[i] = emit_view(x, &(InsView){.op = OP_LOAD, .type = it, .ops = &s[i]->p, .n = 1, .sub = 1 /* system scope */});
    align_set(f, v[i], ptr_align(f, s[i]->p));
  }
  return fold_cast(x, OP_ZEXT, 0, fold_icmp(x, ICMP_NE, 0, v[0], v[1]), t);
}
/* Of two constants as many bytes as the program wants: where they differ first decides. */
static Val compared_up_to(FoldCtx *x, Ty t, const Text *a, const Text *b, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t n = 0;
  int c, d;
  do c = lib_char(f, a, n), d = lib_char(f, b, n);
  while (c >= 0 && c == d && ++n < CAP_TEXT);
  if (at_cap(f->m, TEXT, n)) return VAL_NONE;
  if (c < 0 || d < 0) { /* the same, as far as one of them goes */
    uint64_t all = c < 0 ? object_bytes(f, a->p) : object_bytes(f, b->p);
    return all == n ? con_null(p, t) : VAL_NONE;
  }
  Val before = fold_icmp(x, ICMP_ULE, 0, size, con_int(p, ty(f, size), n));
  Val same = con_null(p, t), other = con_sint(p, t, c < d ? -1 : 1);
  return fold_select(x, 0, before, same, other);
}
static Val compared(FoldCtx *x, Val call, LibFunc k, Ty t, const Text *a, const Text *b, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t n = UINT64_MAX;
  bool limited = size == VAL_NONE || con_u64(p, size, &n);
  if (a->p == b->p || n == 0) return con_null(p, t);
  if (!limited) return is_memcmp(k) && a->g && b->g ? compared_up_to(x, t, a, b, size) : VAL_NONE;
  int o = order(f, a, b, n, !is_memcmp(k));
  if (o != 2) return con_sint(p, t, o);
  if (n == 1) {
    Val l = lib_first_byte(x, a->p, t), r = lib_first_byte(x, b->p, t);
    return fold_bin(x, OP_SUB, 0, l, r);
  }
  bool equality = lib_only_against_zero(f, call);
  Val r = VAL_NONE;
  if (is_memcmp(k)) {
    if (equality && n <= 8 && int_is_legal(f->m, (uint32_t)n * 8)) r = compared_at_once(x, call, a, b, n);
    if (r || !equality || k == LF_bcmp || !lib_ready(x, LF_bcmp, TY_DOUBLE)) return r;
    return lib_call(x, call, LF_bcmp, TY_DOUBLE, (const Val[]){a->p, b->p, size}, 3);
  }
  if (is_empty(a)) return fold_neg(x, 0, lib_first_byte(x, b->p, t));
  if (is_empty(b)) return lib_first_byte(x, a->p, t);
  /* Up to the zero of a constant string, where the other may be read as far. */
  const Text *c = a->len >= 0 ? a : b, *other = c == a ? b : a;
  if (c->len < 0 || !equality) return VAL_NONE;
  if (n > (uint64_t)c->len + 1) n = (uint64_t)c->len + 1;
  if (!ptr_dereferenceable(f, other->p, n, 1) || !lib_ready(x, LF_memcmp, TY_DOUBLE)) return VAL_NONE;
  return lib_call(x, call, LF_memcmp, TY_DOUBLE, (const Val[]){a->p, b->p, lib_size(x, n)}, 3);
}
/* c, as a byte, is what stands there: the place, else null. */
static Val place_if_equal(FoldCtx *x, Val place, Val chr) {
  Fn *f = x->f;
  Val here = lib_first_byte(x, place, TY_I8), c = fold_cast(x, OP_TRUNC, 0, chr, TY_I8);
  Val none = con_null(&f->con, TY_PTR), equal = fold_icmp(x, ICMP_EQ, 0, here, c);
  return fold_select(x, 0, equal, place, none);
}
/* Whether a byte that is not known is one of those of a constant, of which nobody asks where: a bit of a mask. */
static Val is_among(FoldCtx *x, Val call, const Text *s, Val chr, uint64_t n) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  enum { MOST = 64 };
  uint64_t mask = 0;
  int most = 0, two[2] = {lib_char(f, s, 0), lib_char(f, s, 0)};
  bool more = false;
  if (!lib_only_against_zero(f, call) || n > 4 * MOST) return VAL_NONE;
  for (uint64_t i = 0; i < n; i++) {
    int c = lib_char(f, s, i);
    if (c < 0) return VAL_NONE;
    if (two[0] == two[1]) two[1] = c;
    more |= c != two[0] && c != two[1];
    if (c < MOST) mask |= 1ull << c;
    if (c > most) most = c;
  }
  if (!more) {
    Val b = fold_cast(x, OP_TRUNC, 0, chr, TY_I8), is = con_int(p, TY_I1, 0);
    for (uint32_t i = 0; i < 2; i++)
      is = fold_bin(x, OP_OR, 0, is, fold_icmp(x, ICMP_EQ, 0, b, con_int(p, TY_I8, (uint64_t)two[i])));
    return fold_cast(x, OP_INTTOPTR, 0, is, ty(f, call));
  }
  if (most >= MOST) return VAL_NONE;
  uint32_t w = 8;
  while (w <= (uint32_t)most) w *= 2;
  if (!int_is_legal(f->m, w)) return VAL_NONE;
  Ty t = ty_int(f->m, w);
  Val c = fold_zext_or_trunc(x, fold_cast(x, OP_TRUNC, 0, chr, TY_I8), t);
  Val inside = fold_icmp(x, ICMP_ULT, 0, c, con_int(p, t, w));
  Val all = con_int(p, t, mask), bit = fold_bin(x, OP_SHL, 0, con_int(p, t, 1), c);
  bit = fold_bin(x, OP_AND, 0, bit, all);
  Val is = fold_icmp(x, ICMP_NE, 0, bit, con_null(p, t)); /* poison where c is not inside */
  return fold_cast(x, OP_INTTOPTR, 0, fold_select(x, 0, inside, is, con_int(p, TY_I1, 0)), ty(f, call));
}
static Val searched_memory(FoldCtx *x, Val call, LibFunc k, const Text *s, Val chr, Val size) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t c, n = 0;
  Val none = con_null(p, TY_PTR);
  bool sized = val_is_con(size) && con_u64(p, size, &n), known = val_is_con(chr) && con_u64(p, chr, &c);
  if (sized && n == 0) return none;
  if (sized && n == 1) return place_if_equal(x, s->p, chr);
  if (sized && known) {
    int64_t at = lib_find(f, s, (int)(c & 255), n, k == LF_memrchr);
    return at == -2 ? VAL_NONE : at < 0 ? none : beyond(x, s->p, (uint64_t)at);
  }
  if (sized) return k == LF_memchr ? is_among(x, call, s, chr, n) : VAL_NONE;
  if (!known || !s->g) return VAL_NONE;
  uint64_t all = 0; /* no more than there is may be looked at */
  while (lib_char(f, s, all) >= 0 && all < CAP_TEXT) all++;
  if (at_cap(f->m, TEXT, all)) return VAL_NONE;
  int64_t at = lib_find(f, s, (int)(c & 255), all, false);
  if (at < 0) return object_bytes(f, s->p) == all ? none : VAL_NONE;
  if (k == LF_memrchr && lib_find(f, s, (int)(c & 255), all, true) != at) return VAL_NONE;
  Val before = fold_icmp(x, ICMP_ULE, 0, size, con_int(p, ty(f, size), (uint64_t)at));
  return fold_select(x, 0, before, none, beyond(x, s->p, (uint64_t)at));
}
static Val searched(FoldCtx *x, Val call, LibFunc k, const Text *s, Val chr) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t c;
  bool known = val_is_con(chr) && con_u64(p, chr, &c);
  if (known && s->len >= 0) {
    int64_t at = lib_find(f, s, (int)(c & 255), (uint64_t)s->len + 1, k == LF_strrchr); /* the end, too */
    return at == -2 ? VAL_NONE : at < 0 ? con_null(p, TY_PTR) : beyond(x, s->p, (uint64_t)at);
  }
  if (known && !(c & 255) && lib_ready(x, LF_strlen, TY_DOUBLE))
    return fold_ptradd(x, F_INBOUNDS | F_NUSW, s->p, lib_call(x, call, LF_strlen, TY_DOUBLE, &s->p, 1));
  LibFunc m = k == LF_strchr ? LF_memchr : LF_memrchr;
  if (known || s->len < 0 || !lib_ready(x, m, TY_DOUBLE)) return VAL_NONE;
  Val args[3] = {s->p, chr, lib_size(x, (uint64_t)s->len + 1)};
  return lib_call(x, call, m, TY_DOUBLE, args, 3);
}
static Val first_of(FoldCtx *x, Val call, const Text *s, int c) {
  if (!lib_ready(x, LF_strchr, TY_DOUBLE)) return VAL_NONE;
  Val args[2] = {s->p, con_int(&x->f->con, ty_int(x->f->m, lib_int_bits(x->f->m)), (uint64_t)c)};
  return lib_call(x, call, LF_strchr, TY_DOUBLE, args, 2);
}
static Val of_two(FoldCtx *x, Val call, LibFunc k, Ty t, const Text *s, const Text *set) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  bool both = s->len >= 0 && set->len >= 0;
  switch (k) {
  case LF_strstr:
    if (is_empty(set) || s->p == set->p) return s->p;
    if (!both) return set->len == 1 ? first_of(x, call, s, lib_char(f, set, 0)) : VAL_NONE;
    for (uint64_t i = 0; i + (uint64_t)set->len <= (uint64_t)s->len; i++) {
      Text rest = *s;
      rest.off += i;
      if (!order(f, &rest, set, (uint64_t)set->len, false)) return beyond(x, s->p, i);
    }
    return con_null(p, t);
  case LF_strpbrk:
    if (is_empty(s) || is_empty(set)) return con_null(p, t);
    if (!both) return set->len == 1 ? first_of(x, call, s, lib_char(f, set, 0)) : VAL_NONE;
    int64_t n = span(f, s, set, false);
    return n == s->len ? con_null(p, t) : beyond(x, s->p, (uint64_t)n);
  case LF_strspn:
  case LF_strcspn:
    if (is_empty(s) || (k == LF_strspn && is_empty(set))) return con_null(p, t);
    if (is_empty(set) && lib_ready(x, LF_strlen, TY_DOUBLE)) return lib_call(x, call, LF_strlen, TY_DOUBLE, &s->p, 1);
    return both ? con_int(p, t, (uint64_t)span(f, s, set, k == LF_strspn)) : VAL_NONE;
  default: return VAL_NONE;
  }
}
/* ---- lengths ---- */
Val lib_size(FoldCtx *x, uint64_t n) { return con_int(&x->f->con, ty_int(x->f->m, ptr_bits(x->f->m, 0)), n); }
bool lib_only_against_zero(const Fn *f, Val v) {
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
  if (whole.len < 0 || lib_char(f, &whole, (uint64_t)whole.len) != 0) return VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, x->at);
  Val i = arg(f, p, 1);
  Ap most = known_umax(x->scratch, known_bits(&k, i));
  bool within = most.bits <= 64 && ap_lo64(most) <= (uint64_t)whole.len;
  if (!within && (lib_char(f, &whole, (uint64_t)whole.len + 1) >= 0 || whole.off)) return VAL_NONE;
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
  return rest ? rest : lib_only_against_zero(f, call) ? fold_first(x, s->p, s->unit, t) : VAL_NONE;
}
/* No more than n. */
static Val length_within(FoldCtx *x, Ty t, const Text *s, Val n) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  uint64_t most = UINT64_MAX;
  if (val_is_con(n)) con_u64(p, n, &most);
  if (most == 0) return con_null(p, t);
  if (s->len >= 0) {
    Val args[2] = {n, con_int(p, t, (uint64_t)s->len)};
    return fold_intrin(x, INTRIN_umin, 0, t, args, 2);
  }
  if (most != 1) return VAL_NONE;
  return fold_cast(x, OP_ZEXT, 0, fold_icmp(x, ICMP_NE, 0, lib_first_byte(x, s->p, TY_I8), con_null(p, TY_I8)), t);
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
#define AT(k) lib_char(f, s, k)
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
  Text p = lib_text(f, a[0]), q = two ? lib_text(f, a[1]) : p;
  Val r = VAL_NONE;
  switch (k) {
  case LF_strlen: r = length(x, v, t, &p); break;
  case LF_strnlen: r = length_within(x, t, &p, a[1]); break;
  case LF_wcslen: r = wide_length(x, v, t, a[0]); break;
  case LF_atoi:
  case LF_atol:
  case LF_atoll: r = number(x, t, &p, 10, true); break;
  case LF_strtol:
  case LF_strtoll:
  case LF_strtoul:
  case LF_strtoull: {
    uint64_t base;
    KnownCtx kc = known_at(f, x->scratch, v);
    bool told = !is_zero_con(f, a[1]); /* where it ends */
    if ((told && !known_nonzero(&kc, a[1])) || !val_is_con(a[2]) || !con_u64(&f->con, a[2], &base)) break;
    r = number(x, t, &p, base, k == LF_strtol || k == LF_strtoll);
    if (r && told) lib_store(x, a[1], beyond(x, p.p, (uint64_t)p.len));
    break;
  }
  case LF_strchr:
  case LF_strrchr: r = searched(x, v, k, &p, a[1]); break;
  case LF_memchr:
  case LF_memrchr: r = searched_memory(x, v, k, &p, a[1], a[2]); break;
  case LF_bcmp:
  case LF_memcmp:
  case LF_strcmp:
  case LF_strncmp: r = compared(x, v, k, t, &p, &q, a[2]); break;
  case LF_strstr:
  case LF_strpbrk:
  case LF_strspn:
  case LF_strcspn: r = of_two(x, v, k, t, &p, &q); break;
  default: r = fold_c_copy(x, i, k);
  }
  return r ? r : accessed(x, v, k);
}
