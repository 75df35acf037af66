/* parse_token.c: what all of the reader does with a token: report at it, take its text or number, go somewhere else.
 * Contract: parser.h. */
#include "ir/ctx.h"
#include "ir/text/parser.h"
#include <stdarg.h>
#include <stdio.h>

static void report(Parser *p, uint32_t pos, const char *fmt, va_list ap) {
  char buf[1024];
  vsnprintf(buf, sizeof buf, fmt, ap);
  diag_add(&p->ctx->diag, DIAG_ERROR, p->m->file, p->m->source, pos, "%s", buf);
}

void p_error(Parser *p, uint32_t pos, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  report(p, pos, fmt, ap);
  va_end(ap);
  longjmp(p->resume, 1);
}

void p_error_here(Parser *p, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  if (p->tok.kind == T_ERR)
    diag_add(&p->ctx->diag, DIAG_ERROR, p->m->file, p->m->source, p->tok.pos, "%.*s", (int)p->tok.text.n,
             p->tok.text.p);
  else report(p, p->tok.pos, fmt, ap);
  va_end(ap);
  longjmp(p->resume, 1);
}

Str p_text(Parser *p, const Tok *t) {
  if (!t->esc) return t->text;
  char *buf = arena_alloc_align(&p->arena, t->text.n ? t->text.n : 1, 1);
  return (Str){buf, str_unescape(t->text, buf)};
}

Str p_string(Parser *p) {
  if (!p_is(p, T_STR)) p_error_here(p, "expected string constant");
  Str s = p->tok.text;
  if (p->tok.esc) {
    char *buf = arena_alloc_align(&p->m->arena, s.n ? s.n : 1, 1);
    s = (Str){buf, str_unescape(s, buf)};
  }
  p_next(p);
  return s.n ? s : (Str){"", 0};
}

uint64_t p_u64(Parser *p) {
  if (!p_is(p, T_NUM) || p->tok.neg) p_error_here(p, "expected integer");
  if (p->tok.num == UINT64_MAX && !str_eq(p->tok.text, STR("18446744073709551615")))
    p_error_here(p, "expected 64-bit integer (too large)");
  uint64_t n = p->tok.num;
  p_next(p);
  return n;
}

uint32_t p_u32(Parser *p) {
  if (!p_is(p, T_NUM) || p->tok.neg) p_error_here(p, "expected integer");
  if (p->tok.num > UINT32_MAX) p_error_here(p, "expected 32-bit integer (too large)");
  uint32_t n = (uint32_t)p->tok.num;
  p_next(p);
  return n;
}

const char *p_type_text(Parser *p, Ty t) {
  StrBuf b = {0};
  ir_print_type(p->m, t, &b);
  if (b.n > 200) b.n = 200;
  const char *z = arena_strdup(&p->arena, (Str){b.p, (uint32_t)b.n});
  sb_free(&b);
  return z;
}

void p_go_to(Parser *p, uint32_t pos) {
  p->lx.cur = p->lx.base + pos;
  p_next(p);
}
