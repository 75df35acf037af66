/* libcall.h: what the folds of calls of the host's C library share. Each gets a call of the function it is told
 * (lib_func.h) and gives what stands for its result; the call has no effect left then (comb_only_result is the
 * caller's). */
#ifndef NVOPT_INSTCOMBINE_LIBCALL_H
#define NVOPT_INSTCOMBINE_LIBCALL_H
#include "ir/lib_func.h"
#include "passes/instcombine/instcombine_int.h"

/* k, for floats of type fp, can be called: asked before anything is built. False: the target has no such function, the
 * name is somebody else's, or it is not declared and may not be now; then the pass comes back at the next barrier. */
bool lib_ready(FoldCtx *x, LibFunc k, Ty fp);
/* A call of it in the place of the call `like`, whose tail mark it gets. */
Val lib_call(FoldCtx *x, Val like, LibFunc k, Ty fp, const Val *args, uint32_t n);
/* The same of a function of floats with the attributes of `like` and these flags; where `like` is an intrinsic or
 * touches no memory (no errno), the intrinsic (0: none). */
bool lib_is_pure(const Fn *f, const InsView *i);               /* the call sets no errno */
bool lib_log_is_pure(FoldCtx *x, const InsView *i, LibFunc k); /* the same of a logarithm that does not fail */
bool lib_math_ready(FoldCtx *x, const InsView *like, LibFunc k, unsigned intrin, Ty fp);
Val lib_math_call(FoldCtx *x, const InsView *like, LibFunc k, unsigned intrin, unsigned fmf, const Val *args,
                  uint32_t n);

/* ---- texts: what a pointer of a call points to ---- */
typedef struct Text {
  Val p;
  Glob g; /* the constant; GLOB_NONE: no such */
  uint64_t off;
  int64_t len;   /* characters before the first zero; -1: not known */
  uint32_t unit; /* bytes of a character */
} Text;
Text lib_text(Fn *f, Val p);
int lib_char(Fn *f, const Text *t, uint64_t i); /* the character i places on; -1: not known, or outside */
/* Where c is in the first n characters; the last such place if asked. -1: nowhere, -2: not known. */
int64_t lib_find(Fn *f, const Text *t, int c, uint64_t n, bool last);
/* The first byte behind p, extended to t. */
Val lib_first_byte(FoldCtx *x, Val p, Ty t);
/* All uses of v ask whether it is zero. */
bool lib_only_against_zero(const Fn *f, Val v);
/* memcpy, memmove or memset of n bytes by the operations of the IR. */
void lib_copy(FoldCtx *x, Val to, Val from, Val n);
void lib_move(FoldCtx *x, Val to, Val from, Val n);
void lib_fill(FoldCtx *x, Val to, Val byte, Val n);
void lib_store(FoldCtx *x, Val to, Val v); /* not aligned */
Val lib_size(FoldCtx *x, uint64_t n);      /* as a size_t */

Val fold_c_math(FoldCtx *x, const InsView *i, LibFunc k, Ty fp);  /* math_call.c */
Val fold_c_power(FoldCtx *x, const InsView *i, LibFunc k, Ty fp); /* power.c */
Val fold_c_string(FoldCtx *x, const InsView *i, LibFunc k);       /* strings.c */
Val fold_c_copy(FoldCtx *x, const InsView *i, LibFunc k);         /* string_copy.c */
Val fold_c_checked(FoldCtx *x, const InsView *i, LibFunc k);      /* checked_call.c */
Val fold_c_print(FoldCtx *x, const InsView *i, LibFunc k);        /* print_call.c */
#endif
