/* inline.h: replaces a direct call by a copy of the callee's body. The decision is the caller's
 * (passes/ipo/inline.c). */
#ifndef NVOPT_INLINE_H
#define NVOPT_INLINE_H
#include "passes/pass.h"

typedef struct InlineResult {
  uint32_t first_new; /* instructions with ids from here on came in: the callee's calls among them */
  const char *why;    /* not inlined: the reason, static text; NULL on success */
} InlineResult;

/* What is to be said of a body, whatever it costs. ONCE: it holds a call that must not be there twice, so that only the
 * last use of a local function may be replaced by it (LangRef, "noduplicate"). RECURSIVE: it calls itself, so that it
 * pays only where these arguments keep it from that. Never 0. O(callee). */
enum { INLINE_BODY_SEEN = 1, INLINE_BODY_ONCE = 2, INLINE_BODY_RECURSIVE = 4 };
uint8_t inline_body(const Fn *callee);
const char *inline_body_why(uint8_t what); /* why it cannot be copied at all; NULL: it can */
/* NULL if this call may be replaced by the body of `callee`; else the reason. `always`: the user asked for it,
 * attributes that merely differ do not matter. */
const char *inline_call_viable(const Fn *caller, Val call, const Fn *callee, bool always);
/* Inlines. The callee is only read; it may be the caller itself only if inline_call_viable said so (never: recursion
 * is refused). Copies: constants through con_import, static allocas into the caller's entry block with lifetime
 * markers around the body if `lifetimes`, dynamic ones between stacksave and stackrestore, byval arguments into fresh
 * allocas unless the callee only reads them, debug locations with inlinedAt, alias scopes renamed (each copy has
 * scopes of its own). Instructions are simplified as they come in and branches on constants folded, so that code dead
 * under these arguments does not arrive. Names get the suffix ".i". Convergence: the body runs exactly where the call
 * ran. */
/* What came in for an invoke, from instruction `first_new` on, unwinds to its landing pad `unwind`, whose phis took
 * `pad_vals` from the invoke (inline_unwind.c). */
void inline_unwind(Fn *f, uint32_t first_new, Blk unwind, const VecU32 *pad_vals);
InlineResult inline_call(Fn *caller, Val call, const Fn *callee, bool lifetimes, PassCtx *px);
#endif
