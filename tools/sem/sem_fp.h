/* sem_fp.h: private to ir/sem*.c: the floating-point part. */
#ifndef NVOPT_IR_SEM_FP_H
#define NVOPT_IR_SEM_FP_H
#include "tools/sem/sem.h"
Lane sem_fbin(SemCtx *c, Op o, unsigned fl, SemTy t, Lane a, Lane b);
Lane sem_fcmp(SemCtx *c, unsigned pred, unsigned fl, SemTy t, Lane a, Lane b);
Lane sem_fcast(SemCtx *c, Op o, unsigned fl, SemTy from, SemTy to, Lane a);
/* mode 0: minnum/maxnum, 1: minimum/maximum (NaN wins), 2: minimumnum/maximumnum. */
Lane sem_fminmax(SemCtx *c, SemTy t, Lane a, Lane b, bool max, unsigned mode);
/* State of a float result: its NaNs become LS_NAN; LS_UNK and LS_APX of the operands go on. */
Lane sem_fresult(SemCtx *c, SemTy t, FpBits r, unsigned join);
double sem_to_double(SemTy t, FpBits b); /* rounded to nearest */
#endif
