/* verify.h: LLVM's structural rules. */
#ifndef NVOPT_VERIFY_H
#define NVOPT_VERIFY_H
#include "nvopt/ctx.h"
#include "nvopt/ir.h"
/* Each broken rule becomes a diagnostic with function, instruction and the line it was read from (`after`: the pass to blame, or NULL).
 * Returns the number of breaches. O(size). */
uint32_t verify_module(Module *m, DiagSink *d, const char *after);
uint32_t verify_fn(Fn *f, DiagSink *d, const char *after);
#endif
