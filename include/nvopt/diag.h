/* diag.h: diagnostics. A sink gathers messages; the driver prints them. Positions are offsets into the module's source; the text shown is
 *   file:line:col: error: message
 *     source line
 *         ^
 */
#ifndef NVOPT_DIAG_H
#define NVOPT_DIAG_H
#include "nvopt/strbuf.h"

typedef enum Severity { DIAG_NOTE, DIAG_REMARK, DIAG_WARNING, DIAG_ERROR } Severity;
typedef struct DiagSink {
  StrBuf text;         /* formatted messages, in order */
  uint32_t errors, warnings;
  uint32_t max_errors; /* stop adding after this many (20 by default); further ones are counted */
} DiagSink;
#define DIAG_NO_POS 0xffffffffu
/* Adds a message about source[pos]; with DIAG_NO_POS only "file: error: ...". */
void diag_add(DiagSink *d, Severity s, Str file, Str source, uint32_t pos, const char *fmt, ...) PRINTF_LIKE(6, 7);
void diag_free(DiagSink *d);
#endif
