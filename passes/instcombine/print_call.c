/* print_call.c: formatted output of the host's C library by functions that do less.
 *
 *   call i32 (ptr, ...) @printf(ptr @hello_nl)               ->   call i32 @puts(ptr @hello)
 *   call i32 (ptr, ptr, ...) @sprintf(ptr %d, ptr @hello)    ->   memcpy of 6 bytes ; i32 5
 *   call i32 @fputs(ptr @hello, ptr %f)                      ->   call i64 @fwrite(ptr @hello, i64 5, i64 1, ptr %f)
 *
 * Formats that are constant and have no directive, or are just %c, %s or %s and a newline. What printf, fprintf, fputs
 * and fwrite give is another function's result then: only where nobody asks for it. Compare LLVM's optimizePrintF and
 * its neighbours. O(format). */
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "ir/module.h"
#include "passes/instcombine/libcall.h"
#include <stdio.h>

typedef struct Print {
  FoldCtx *x;
  Val call;
  Ty ret;
  const Val *more; /* arguments behind the format */
  uint32_t nmore;
  Text t; /* the format */
} Print;
static int at(const Print *p, int64_t i) { return lib_char(p->x->f, &p->t, (uint64_t)i); }
static bool is(const Print *p, const char *format) {
  int64_t n = (int64_t)strlen(format);
  if (p->t.len != n) return false;
  for (int64_t i = 0; i < n; i++)
    if (at(p, i) != format[i]) return false;
  return true;
}
static bool has_directive(const Print *p) { return lib_find(p->x->f, &p->t, '%', (uint64_t)p->t.len, false) != -1; }
static Val call(const Print *p, LibFunc k, const Val *args, uint32_t n) {
  return lib_ready(p->x, k, TY_DOUBLE) ? lib_call(p->x, p->call, k, TY_DOUBLE, args, n) : VAL_NONE;
}
static Val integer(const Print *p, int64_t i) {
  return con_sint(&p->x->f->con, ty_int(p->x->f->m, lib_int_bits(p->x->f->m)), i);
}
static bool is_char(const Print *p, uint32_t i) {
  return p->nmore == i + 1 && ty(p->x->f, p->more[i]) == ty_int(p->x->f->m, lib_int_bits(p->x->f->m));
}
static bool is_string(const Print *p, uint32_t i) { return p->nmore == i + 1 && ty(p->x->f, p->more[i]) == TY_PTR; }
/* A new constant with the text but its last character. */
static Val without_last(const Print *p) {
  FoldCtx *x = p->x;
  Module *m = x->f->m;
  uint8_t text[CAP_TEXT];
  uint64_t n = (uint64_t)p->t.len;
  if (at_cap(m, TEXT, n)) return VAL_NONE;
  if (!x->may_declare) {
    x->wants_declared = true;
    return VAL_NONE;
  }
  for (uint64_t i = 0; i + 1 < n; i++) text[i] = (uint8_t)at(p, (int64_t)i);
  text[n - 1] = 0;
  Glob g = GLOB_NONE;
  for (uint32_t i = 0; !g; i++) {
    char name[24];
    int len = i ? snprintf(name, sizeof name, "str.%u", i) : snprintf(name, sizeof name, "str");
    g = glob_new(m, GK_VAR, (Str){name, (uint32_t)len});
  }
  Global *q = glob(m, g);
  q->linkage = LINK_PRIVATE;
  q->unnamed_addr = UNNAMED_GLOBAL;
  q->constant = true;
  q->addrspace = dl_globals_as(m);
  q->ptr_type = ty_ptr(m, q->addrspace);
  q->type = ty_array(m, TY_I8, n);
  q->init = con_data(&m->con, q->type, text, n);
  q->align = 1;
  return con_global(&x->f->con, g);
}
/* printf, of which nobody asks how much it wrote. */
static Val printed(const Print *p) {
  Fn *f = p->x->f;
  if (p->t.len == 0) return integer(p, 0);
  bool unused = !has_uses(f, p->call);
  if (!unused || p->t.len < 0) return VAL_NONE;
  if (is(p, "%c") && is_char(p, 0)) return call(p, LF_putchar, p->more, 1);
  if (is(p, "%s\n") && is_string(p, 0)) return call(p, LF_puts, p->more, 1);
  if (is(p, "%s") && is_string(p, 0)) {
    Text s = lib_text(f, p->more[0]);
    if (s.len == 0) return integer(p, 0);
    Val c = s.len == 1 ? integer(p, lib_char(f, &s, 0)) : VAL_NONE;
    return c ? call(p, LF_putchar, &c, 1) : VAL_NONE;
  }
  if (is(p, "%%") || (p->t.len == 1 && !has_directive(p))) {
    Val c = integer(p, at(p, 0));
    return call(p, LF_putchar, &c, 1);
  }
  if (at(p, p->t.len - 1) != '\n' || has_directive(p) || !lib_ready(p->x, LF_puts, TY_DOUBLE)) return VAL_NONE;
  Val s = without_last(p);
  return s ? call(p, LF_puts, &s, 1) : VAL_NONE;
}
/* sprintf to `to`, of n bytes at most for snprintf: what it gives is known or the difference of two places. */
static Val formatted(const Print *p, Val to, uint64_t n) {
  FoldCtx *x = p->x;
  Fn *f = x->f;
  Text s = p->t;
  if (p->t.len < 0) return VAL_NONE;
  if (is(p, "%c") && is_char(p, 0)) {
    if (n == 0) return con_int(&f->con, p->ret, 1);
    if (n > 1) {
      lib_store(x, to, fold_cast(x, OP_TRUNC, 0, p->more[0], TY_I8));
      to = beyond(x, to, 1);
    }
    lib_store(x, to, con_int(&f->con, TY_I8, 0));
    return con_int(&f->con, p->ret, 1);
  }
  if (is(p, "%s") && is_string(p, 0)) {
    s = lib_text(f, p->more[0]);
    if (s.len < 0 && n == UINT64_MAX && !has_uses(f, p->call)) {
      Val r = call(p, LF_strcpy, (const Val[]){to, s.p}, 2);
      return r ? con_poison(&f->con, p->ret) : VAL_NONE;
    }
    if (s.len < 0 && n == UINT64_MAX && lib_ready(x, LF_stpcpy, TY_DOUBLE)) {
      Val end = call(p, LF_stpcpy, (const Val[]){to, s.p}, 2);
      Ty t = ty_int(f->m, ptr_bits(f->m, 0));
      Val a = fold_cast(x, OP_PTRTOINT, 0, end, t), b = fold_cast(x, OP_PTRTOINT, 0, to, t);
      return fold_zext_or_trunc(x, fold_bin(x, OP_SUB, 0, a, b), p->ret);
    }
  } else if (has_directive(p) || p->nmore) return VAL_NONE;
  if (s.len < 0 || s.len > INT32_MAX) return VAL_NONE;
  uint64_t len = (uint64_t)s.len;
  if (len < n) lib_copy(x, to, s.p, lib_size(x, len + 1));
  else if (n) {
    if (n > 1) lib_copy(x, to, s.p, lib_size(x, n - 1));
    lib_store(x, beyond(x, to, n - 1), con_int(&f->con, TY_I8, 0));
  }
  return con_int(&f->con, p->ret, len);
}
/* fprintf, of which nobody asks how much it wrote. */
static Val written(const Print *p, Val file) {
  FoldCtx *x = p->x;
  if (has_uses(x->f, p->call) || p->t.len < 0) return VAL_NONE;
  if (is(p, "%c") && is_char(p, 0)) return call(p, LF_fputc, (const Val[]){p->more[0], file}, 2);
  if (is(p, "%s") && is_string(p, 0)) return call(p, LF_fputs, (const Val[]){p->more[0], file}, 2);
  if (p->nmore || has_directive(p) || p->t.len == 0) return VAL_NONE;
  Val args[4] = {p->t.p, lib_size(x, (uint64_t)p->t.len), lib_size(x, 1), file};
  return call(p, LF_fwrite, args, 4);
}
/* fputs of a constant; fwrite of nothing or of one byte. */
static Val put(const Print *p, Val s, Val file) {
  FoldCtx *x = p->x;
  Fn *f = x->f;
  Text t = lib_text(f, s);
  if (has_uses(f, p->call) || t.len < 0 || fn_has_attr(f, ATTR_OPTSIZE) || fn_has_attr(f, ATTR_MINSIZE))
    return VAL_NONE;
  Val args[4] = {s, lib_size(x, (uint64_t)t.len), lib_size(x, 1), file};
  return call(p, LF_fwrite, args, 4);
}
static Val wrote(const Print *p, const Val *a) {
  FoldCtx *x = p->x;
  Fn *f = x->f;
  uint64_t n, m;
  if (!val_is_con(a[1]) || !val_is_con(a[2]) || !con_u64(&f->con, a[1], &n) || !con_u64(&f->con, a[2], &m))
    return VAL_NONE;
  if (n == 0 || m == 0) return con_null(&f->con, p->ret);
  if (n != 1 || m != 1 || has_uses(f, p->call) || !lib_ready(x, LF_fputc, TY_DOUBLE)) return VAL_NONE;
  Val c = lib_first_byte(x, a[0], ty_int(f->m, lib_int_bits(f->m)));
  return call(p, LF_fputc, (const Val[]){c, a[3]}, 2);
}
Val fold_c_print(FoldCtx *x, const InsView *i, LibFunc k) {
  Fn *f = x->f;
  uint32_t na = i->n - 1, format = k == LF_printf ? 0 : k == LF_snprintf ? 2 : 1;
  Print p = {x, i->self, i->type, i->ops + format + 1, na - format - 1, {.len = -1}};
  uint64_t n = UINT64_MAX;
  switch (k) {
  case LF_printf:
  case LF_fprintf:
  case LF_sprintf:
  case LF_snprintf: p.t = lib_text(f, i->ops[format]); break;
  case LF_fputs: return put(&p, i->ops[0], i->ops[1]);
  case LF_fwrite: return wrote(&p, i->ops);
  case LF_puts: {
    Text s = lib_text(f, i->ops[0]);
    Val c = integer(&p, '\n');
    return s.len == 0 && !has_uses(f, i->self) ? call(&p, LF_putchar, &c, 1) : VAL_NONE;
  }
  default: return VAL_NONE;
  }
  if (k == LF_printf) return printed(&p);
  if (k == LF_fprintf) return written(&p, i->ops[0]);
  if (k == LF_snprintf && (!val_is_con(i->ops[1]) || !con_u64(&f->con, i->ops[1], &n) || n > INT32_MAX))
    return VAL_NONE;
  return formatted(&p, i->ops[0], n);
}
