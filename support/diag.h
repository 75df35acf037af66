/* diag.h: diagnostics. A sink gathers messages; the driver prints them. Positions are offsets into the module's
 * source; the text shown is
 *   file:line:col: error: message
 *     source line
 *         ^
 */
#ifndef NVOPT_DIAG_H
#define NVOPT_DIAG_H
#include "support/strbuf.h"

typedef enum Severity { DIAG_NOTE, DIAG_REMARK, DIAG_WARNING, DIAG_ERROR } Severity;
typedef struct DiagMark {
  size_t end;
  Severity severity;
} DiagMark;
typedef struct DiagSink {
  StrBuf text;        /* formatted messages, in order */
  VEC(DiagMark) mark; /* where each of them ends */
  uint32_t errors, warnings;
  uint32_t max_errors; /* keep no text after this many (DIAG_ERRORS_DEFAULT where 0); further messages are counted in
                          `hidden` */
  uint32_t hidden;
  Str file; /* of those */
  struct {
    const char *text;
    size_t at;
    uint64_t line;
  } last; /* where the line of the last placed message begins (line 0: none): lines are counted from there */
} DiagSink;
enum { DIAG_ERRORS_DEFAULT = 100000 };
#define DIAG_NO_POS 0xffffffffu
/* Adds a message about source[pos], in O(distance from the last message's place); with DIAG_NO_POS only "file: error:
 * ...". */
void diag_add(DiagSink *d, Severity s, Str file, Str source, uint32_t pos, const char *fmt, ...) PRINTF_LIKE(6, 7);
/* To be called before the text is given out: says how many messages were hidden since the last call, if any. */
void diag_finish(DiagSink *d);
void diag_clear(DiagSink *d); /* forgets the messages, not how many there were */
void diag_free(DiagSink *d);
#endif
