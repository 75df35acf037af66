/* constfold_libcall.h: inside ir/fold: mathematical functions on constants; VAL_NONE where the result is not certain
 * to the last bit. */
#ifndef NVOPT_CONSTFOLD_LIBCALL_H
#define NVOPT_CONSTFOLD_LIBCALL_H
#include "ir/fold/fold.h"

Val con_fold_libcall(FoldCtx *x, const InsView *i);                         /* a call of a declared function of C */
Val con_fold_math(ConPool *p, unsigned id, Ty t, const Val *a, uint32_t n); /* scalar intrinsics */
#endif
