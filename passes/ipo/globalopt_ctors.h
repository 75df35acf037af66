/* globalopt_ctors.h: a part of globalopt. Runs what constructors can be run and takes them off the list. True when
 * one was. */
#ifndef NVOPT_GLOBALOPT_CTORS_H
#define NVOPT_GLOBALOPT_CTORS_H
#include "passes/pass.h"
bool globalopt_ctors(Module *m, PassCtx *px);
#endif
