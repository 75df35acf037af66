/* fail.h: unwinding from a broken invariant, lack of memory, or a worker's failure to whoever can clean up.
 *
 *   FailFrame fr;
 *   if (FAIL_TRY(&fr)) { ...work...; fail_leave(&fr); }
 *   else { fail_message(&fr) says what happened; free what the work owned }
 *
 * Frames nest, one stack per thread. Code between FAIL_TRY and fail_leave must keep what it allocates reachable from
 * something the handler can free (an arena), because locals are lost. The handler runs with the frame already popped.
 */
#ifndef NVOPT_FAIL_H
#define NVOPT_FAIL_H
#include "support/base.h"
#include <setjmp.h>

typedef struct FailFrame {
  jmp_buf env;
  struct FailFrame *outer;
  bool no_memory; /* the failure was lack of memory */
  char text[512]; /* "file:line: message" */
} FailFrame;

void fail_enter(FailFrame *fr);
void fail_leave(FailFrame *fr);
#define FAIL_TRY(fr) (fail_enter(fr), setjmp((fr)->env) == 0)
static inline const char *fail_message(const FailFrame *fr) { return fr->text; }
/* Passes a failure caught by an inner frame (for example a worker's) on to the innermost frame of this thread. */
NORETURN COLD void fail_again(const FailFrame *caught);
#endif
