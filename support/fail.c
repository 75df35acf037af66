/* fail.c: the thread's stack of failure frames (contract in fail.h). */
#include "support/fail.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

static _Thread_local FailFrame *fail_top;

void fail_enter(FailFrame *fr) {
  fr->outer = fail_top;
  fr->no_memory = false;
  fr->text[0] = 0;
  fail_top = fr;
}

void fail_leave(FailFrame *fr) {
  ASSERT(fail_top == fr);
  fail_top = fr->outer;
}

/* Pops the innermost frame and jumps to it; without one the message is all we can still give. */
NORETURN static void fail_jump(const char *text, bool no_memory) {
  FailFrame *fr = fail_top;
  if (!fr) {
    fprintf(stderr, "nvopt: fatal: %s\n", text);
    abort();
  }
  fail_top = fr->outer;
  fr->no_memory = no_memory;
  memmove(fr->text, text, strlen(text) + 1);
  longjmp(fr->env, 1);
}

void fail_bug(const char *file, int line, const char *fmt, ...) {
  char text[sizeof(((FailFrame *)0)->text)];
  int n = snprintf(text, sizeof text, "%s:%d: ", file, line);
  size_t at = n < 0 ? 0 : (size_t)n < sizeof text ? (size_t)n : sizeof text - 1;
  va_list ap;
  va_start(ap, fmt);
  vsnprintf(text + at, sizeof text - at, fmt, ap);
  va_end(ap);
  fail_jump(text, false);
}

void fail_nomem(size_t wanted) {
  char text[64];
  snprintf(text, sizeof text, "out of memory (%zu bytes wanted)", wanted);
  fail_jump(text, true);
}

void fail_again(const FailFrame *caught) {
  char text[sizeof caught->text];
  memcpy(text, caught->text, sizeof text);
  fail_jump(text, caught->no_memory);
}
