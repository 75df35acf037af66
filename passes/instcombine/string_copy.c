/* string_copy.c: functions of the host's C library that copy or fill, by the operations of the IR.
 *
 *   %p = call ptr @memcpy(ptr %d, ptr %s, i64 %n)     ->  call void @llvm.memcpy(ptr %d, ptr %s, i64 %n) ; %d
 *   %p = call ptr @strcpy(ptr %d, ptr @hello)         ->  call void @llvm.memcpy(ptr %d, ptr @hello, i64 6) ; %d
 *   %p = call ptr @strcat(ptr %d, ptr @hello)         ->  %l = call i64 @strlen(ptr %d) ; memcpy to %d + %l ; %d
 *
 * Source and destination of these functions do not overlap (C), but for memmove's. Compare LLVM's LibCallSimplifier. */
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/libcall.h"

static void operation(FoldCtx *x, unsigned id, Val to, Val what, Val n) {
  fold_intrin(x, id, 0, TY_VOID, (const Val[]){to, what, n, con_null(&x->f->con, TY_I1)}, 4);
}
void lib_copy(FoldCtx *x, Val to, Val from, Val n) { operation(x, INTRIN_memcpy, to, from, n); }
void lib_move(FoldCtx *x, Val to, Val from, Val n) { operation(x, INTRIN_memmove, to, from, n); }
void lib_fill(FoldCtx *x, Val to, Val byte, Val n) { operation(x, INTRIN_memset, to, byte, n); }
void lib_store(FoldCtx *x, Val to, Val v) {
  Val s = emit_view(x, &(InsView){.op = OP_STORE, .type = TY_VOID, .ops = (Val[]){v, to}, .n = 2, .sub = 1});
  align_set(x->f, s, 1);
}
static Val byte(FoldCtx *x, int c) { return con_int(&x->f->con, TY_I8, (uint64_t)c); }
/* The first byte behind p is copied to `to`; it is given. */
static Val copy_byte(FoldCtx *x, Val to, Val p) {
  Val c = lib_first_byte(x, p, TY_I8);
  lib_store(x, to, c);
  return c;
}

/* ---- strings ---- */
/* What is known of s is appended to the string behind `to`. */
static Val appended(FoldCtx *x, Val call, Val to, const Text *s) {
  if (s->len == 0) return to;
  if (s->len < 0 || !lib_ready(x, LF_strlen, TY_DOUBLE)) return VAL_NONE;
  Val end = fold_ptradd(x, F_INBOUNDS | F_NUSW, to, lib_call(x, call, LF_strlen, TY_DOUBLE, &to, 1));
  lib_copy(x, end, s->p, lib_size(x, (uint64_t)s->len + 1));
  return to;
}
/* strcpy and stpcpy, which gives the end. */
static Val copied(FoldCtx *x, Val call, Val to, const Text *s, bool end) {
  Fn *f = x->f;
  if (to == s->p) { /* each byte comes from itself */
    if (!end) return to;
    if (!lib_ready(x, LF_strlen, TY_DOUBLE)) return VAL_NONE;
    return fold_ptradd(x, F_INBOUNDS | F_NUSW, to, lib_call(x, call, LF_strlen, TY_DOUBLE, &to, 1));
  }
  if (s->len >= 0) {
    lib_copy(x, to, s->p, lib_size(x, (uint64_t)s->len + 1));
    return end ? beyond(x, to, (uint64_t)s->len) : to;
  }
  if (!end || has_uses(f, call) || !lib_ready(x, LF_strcpy, TY_DOUBLE)) return VAL_NONE;
  return lib_call(x, call, LF_strcpy, TY_DOUBLE, (const Val[]){to, s->p}, 2);
}
/* strncpy and stpncpy: n bytes are written, zeros where the string is over. */
static Val copied_padded(FoldCtx *x, Val to, const Text *s, Val size, bool end) {
  Fn *f = x->f;
  uint64_t n = UINT64_MAX;
  if (val_is_con(size)) con_u64(&f->con, size, &n);
  if (n == 0) return to;
  if (n == 1) {
    Val c = copy_byte(x, to, s->p);
    if (!end) return to;
    return fold_select(x, 0, fold_icmp(x, ICMP_NE, 0, c, byte(x, 0)), beyond(x, to, 1), to);
  }
  if (s->len == 0) {
    lib_fill(x, to, byte(x, 0), size);
    return to;
  }
  if (s->len < 0 || n > (uint64_t)s->len + 1) return VAL_NONE;
  lib_copy(x, to, s->p, size);
  return end ? beyond(x, to, n > (uint64_t)s->len ? (uint64_t)s->len : n) : to;
}
/* As much of the string as fits with a zero behind it; the string's length is given. */
static Val copied_cut(FoldCtx *x, Val call, Val to, const Text *s, Val size) {
  Fn *f = x->f;
  uint64_t n;
  if (!val_is_con(size) || !con_u64(&f->con, size, &n)) return VAL_NONE;
  Ty t = ty(f, call);
  uint64_t len = (uint64_t)s->len;
  if (s->len < 0) {
    if (n > 1 || !lib_ready(x, LF_strlen, TY_DOUBLE)) return VAL_NONE;
    Val r = lib_call(x, call, LF_strlen, TY_DOUBLE, &s->p, 1);
    if (n == 1) lib_store(x, to, byte(x, 0));
    return r;
  }
  uint64_t m = len < n ? len + 1 : n; /* bytes that are written */
  if (len < n) lib_copy(x, to, s->p, lib_size(x, m));
  else if (n) {
    if (n > 1) lib_copy(x, to, s->p, lib_size(x, n - 1));
    lib_store(x, beyond(x, to, n - 1), byte(x, 0));
  }
  return con_int(&f->con, t, len);
}
/* Up to and with the first c, n bytes at most; what stands behind it there is given, null where there is none. */
static Val copied_until(FoldCtx *x, Val to, const Text *s, Val chr, Val size) {
  Fn *f = x->f;
  uint64_t n, c;
  Val none = con_null(&f->con, TY_PTR);
  if (!val_is_con(size) || !con_u64(&f->con, size, &n)) return VAL_NONE;
  if (n == 0) return none;
  if (!val_is_con(chr) || !con_u64(&f->con, chr, &c)) return VAL_NONE;
  int64_t at = lib_find(f, s, (int)(c & 255), n, false);
  if (at == -2) return VAL_NONE;
  lib_copy(x, to, s->p, lib_size(x, at < 0 ? n : (uint64_t)at + 1));
  return at < 0 ? none : beyond(x, to, (uint64_t)at + 1);
}
static Val duplicated(FoldCtx *x, Val call, const Text *s, Val most) {
  uint64_t n;
  if (s->len < 0 || !val_is_con(most) || !con_u64(&x->f->con, most, &n) || n < (uint64_t)s->len) return VAL_NONE;
  return lib_ready(x, LF_strdup, TY_DOUBLE) ? lib_call(x, call, LF_strdup, TY_DOUBLE, &s->p, 1) : VAL_NONE;
}

Val fold_c_copy(FoldCtx *x, const InsView *i, LibFunc k) {
  Fn *f = x->f;
  Val v = i->self, a = i->ops[0], b = i->n > 2 ? i->ops[1] : VAL_NONE, c = i->n > 3 ? i->ops[2] : VAL_NONE;
  Text s = b && ty(f, b) == TY_PTR ? lib_text(f, b) : (Text){.len = -1};
  uint64_t n;
  switch (k) {
  case LF_memcpy: lib_copy(x, a, b, c); return a;
  case LF_memmove: lib_move(x, a, b, c); return a;
  case LF_mempcpy: lib_copy(x, a, b, c); return fold_ptradd(x, F_INBOUNDS | F_NUSW, a, c);
  case LF_memset: lib_fill(x, a, fold_cast(x, OP_TRUNC, 0, b, TY_I8), c); return a;
  case LF_bcopy: lib_move(x, b, a, c); return b;
  case LF_bzero: lib_fill(x, a, byte(x, 0), b); return a;
  case LF_memccpy: return copied_until(x, a, &s, c, i->ops[3]);
  case LF_strcat: return appended(x, v, a, &s);
  case LF_strncat:
    if (s.len == 0) return a;
    if (!val_is_con(c) || !con_u64(&f->con, c, &n)) return VAL_NONE;
    return n == 0 ? a : s.len >= 0 && n >= (uint64_t)s.len ? appended(x, v, a, &s) : VAL_NONE;
  case LF_strcpy:
  case LF_stpcpy: return copied(x, v, a, &s, k == LF_stpcpy);
  case LF_strncpy:
  case LF_stpncpy: return copied_padded(x, a, &s, c, k == LF_stpncpy);
  case LF_strlcpy: return copied_cut(x, v, a, &s, c);
  case LF_strndup: s = lib_text(f, a); return duplicated(x, v, &s, b);
  case LF_realloc:
    return is_zero_con(f, a) && lib_ready(x, LF_malloc, TY_DOUBLE) ? lib_call(x, v, LF_malloc, TY_DOUBLE, &b, 1)
                                                                   : VAL_NONE;
  default: return VAL_NONE;
  }
}
