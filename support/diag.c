/* diag.c: diagnostics (contract in diag.h).
 *
 *   k.ll:7:12: error: use of undefined value '%y'
 *     %z = add i32 %y, 1
 *                  ^
 *
 * The line is shown as it stands; the caret's line repeats its tabs, so that both line up whatever the tab width. Of
 * a line longer than DIAG_LINE_MAX bytes only a window around the caret is shown, cut ends marked by "...". */
#include "support/diag.h"
#include <stdarg.h>
#include <stdio.h>

enum { DIAG_LINE_MAX = 160 };

static const char *const severity_text[] = {"note", "remark", "warning", "error"};

/* Puts one byte of a source line: control characters other than tab would garble a terminal. */
static void put_source(StrBuf *s, const char *p, size_t n) {
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)p[i];
    sb_ch(s, (c < 0x20 && c != '\t') || c == 0x7f ? '?' : (char)c);
  }
}

static bool utf8_tail(char c) { return ((unsigned char)c & 0xc0) == 0x80; }

/* Line `pos` stands in, with a caret below. */
static void put_line(StrBuf *s, Str source, uint32_t pos, size_t from) {
  size_t end = pos;
  while (end < source.n && source.p[end] != '\n' && end - pos < DIAG_LINE_MAX) end++;
  bool cut_right = end < source.n && source.p[end] != '\n';
  if (!cut_right && end > from && source.p[end - 1] == '\r') end--;
  size_t begin = from;
  bool cut_left = false;
  if (end - from > DIAG_LINE_MAX) { /* a window with the caret in its middle where possible */
    begin = pos - from > DIAG_LINE_MAX / 2 ? pos - DIAG_LINE_MAX / 2 : from;
    if (end - begin > DIAG_LINE_MAX) {
      end = begin + DIAG_LINE_MAX;
      cut_right = true;
    }
    while (begin > from && utf8_tail(source.p[begin])) begin--;
    while (end > pos + 1 && end < source.n && utf8_tail(source.p[end])) end--;
    cut_left = begin > from;
  }
  if (cut_left) sb_lit(s, "...");
  put_source(s, source.p + begin, end - begin);
  if (cut_right) sb_lit(s, "...");
  sb_ch(s, '\n');
  if (cut_left) sb_lit(s, "   ");
  for (size_t i = begin; i < pos && i < end; i++)
    if (!utf8_tail(source.p[i])) sb_ch(s, source.p[i] == '\t' ? '\t' : ' ');
  sb_lit(s, "^\n");
}

/* The line of source[pos], and where it begins. */
static uint64_t line_of(DiagSink *d, Str source, size_t pos, size_t *begin) {
  if (!d->last.line || d->last.text != source.p || d->last.at > source.n || pos < d->last.at / 2)
    d->last.text = source.p, d->last.at = 0, d->last.line = 1;
  size_t at = d->last.at;
  const char *q;
  while (at < pos && (q = memchr(source.p + at, '\n', pos - at))) d->last.line++, at = (size_t)(q - source.p) + 1;
  if (pos < at) {
    for (size_t i = pos; i < at; i++) d->last.line -= source.p[i] == '\n';
    for (at = pos; at > 0 && source.p[at - 1] != '\n';) at--;
  }
  *begin = d->last.at = at;
  return d->last.line;
}

void diag_add(DiagSink *d, Severity sev, Str file, Str source, uint32_t pos, const char *fmt, ...) {
  if (sev == DIAG_ERROR) d->errors++;
  if (sev == DIAG_WARNING) d->warnings++;
  uint32_t max = d->max_errors ? d->max_errors : DIAG_ERRORS_DEFAULT;
  if (d->errors > max && sev != DIAG_REMARK) {
    d->hidden++;
    d->file = file;
    return;
  }
  sb_str(&d->text, file);
  sb_ch(&d->text, ':');
  bool placed = pos != DIAG_NO_POS;
  size_t from = 0;
  if (placed) {
    if (pos > source.n) pos = source.n;
    uint64_t line = line_of(d, source, pos, &from);
    sb_u64(&d->text, line);
    sb_ch(&d->text, ':');
    sb_u64(&d->text, pos - from + 1);
    sb_ch(&d->text, ':');
  }
  sb_ch(&d->text, ' ');
  sb_cz(&d->text, severity_text[sev]);
  sb_lit(&d->text, ": ");
  va_list ap, ap2;
  va_start(ap, fmt);
  va_copy(ap2, ap);
  int n = vsnprintf(NULL, 0, fmt, ap);
  va_end(ap);
  if (n > 0) {
    sb_reserve(&d->text, (size_t)n + 1);
    vsnprintf(d->text.p + d->text.n, (size_t)n + 1, fmt, ap2);
    for (char *c = d->text.p + d->text.n, *e = c + n; c < e; c++) /* text quoted from the input */
      if ((unsigned char)*c < 0x20 && *c != '\n' && *c != '\t') *c = '?';
    d->text.n += (size_t)n;
  }
  va_end(ap2);
  sb_ch(&d->text, '\n');
  if (placed) put_line(&d->text, source, pos, from);
  vec_push(&d->mark, ((DiagMark){d->text.n, sev}));
}

void diag_finish(DiagSink *d) {
  if (!d->hidden) return;
  sb_fmt(&d->text, "%.*s: error: too many errors: %u more messages are not shown\n", (int)d->file.n, d->file.p,
         d->hidden);
  vec_push(&d->mark, ((DiagMark){d->text.n, DIAG_ERROR}));
  d->hidden = 0;
}

void diag_clear(DiagSink *d) {
  d->text.n = 0;
  d->last.line = 0; /* another source may come to lie there */
  vec_clear(&d->mark);
}

void diag_free(DiagSink *d) {
  sb_free(&d->text);
  vec_free(&d->mark);
  *d = (DiagSink){0};
}
