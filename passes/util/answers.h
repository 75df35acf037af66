/* answers.h: calls that ask the compiler become what it answers, and what hangs on that goes at once. */
#ifndef NVOPT_PASSES_ANSWERS_H
#define NVOPT_PASSES_ANSWERS_H
#include "ir/ir.h"
#include "passes/pass.h"
#include "support/vec.h"

/* The call, which uses only its first argument, is the constant from now on; what computed the argument for nothing
 * else goes with it. Its users are appended to *users (the caller's, zeroed at first). */
void answer_give(Fn *f, Val call, Val constant, VecU32 *users);
/* The users simplify, and theirs; terminators on a constant keep one edge, and blocks that are not reached go. Frees
 * *users. Returns what changed. Linear in the uses that are folded. */
Change answers_fold(Fn *f, PassCtx *px, VecU32 *users);
#endif
