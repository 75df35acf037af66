/* pass_fold.h: the folding context of a pass. A pass that folds makes it here, so that -disable-rule, -rule-limit and
 * the counters of rules hold for whatever folds (tests/test_layering.py finds who does not). */
#ifndef NVOPT_PASS_FOLD_H
#define NVOPT_PASS_FOLD_H
#include "ir/fold/fold.h"
#include "passes/pass.h"

static inline FoldCtx pass_fold_ctx(Fn *f, PassCtx *px) {
  FoldCtx x = fold_ctx(f, px->scratch);
  x.ctl = px->rules;
  return x;
}
#endif
