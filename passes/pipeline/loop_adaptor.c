/* loop_adaptor.c: hands the loops of a function to loop passes, inner loops first, siblings in the order of their
 * headers.
 *
 * Before, all loops are brought into simplified form and LCSSA form (forms.c), as opt does it: loop passes rely on
 * both and keep them. All passes of the list run on one loop before the next loop is taken; a list within the list,
 * repeat<N>(...) too, runs on the same loop. A loop that a pass has removed is not visited any more; one that a pass
 * makes comes next; one whose outer loop is gone, or that asks for it, comes again (loop_ctx.h). */
#include "analysis/cfg/flow.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pipeline/manager.h"

/* Knobs that verify an analysis verify what the loops' passes keep of it too. */
static bool verifies(const Manager *mg, AnalysisRow row) {
  return mg->verify_claims || (mg->verify_analyses >> row & 1) != 0;
}

static Change run_loop_list(PassRun *r, const PipeNode *n, LoopCtx *lc) {
  Fn *f = lc->f;
  Change ch = CH_NONE;
  for (; n && !r->stop && lc_alive(lc); n = n->next) switch ((PipeKind)n->kind) {
    case PIPE_PASS:
      ch |= run_loop_pass(r, n, lc);
      lc_map_clear(lc);
      lc_alive(lc); /* looks at what was edited */
      if (verifies(r->mg, ANR_LOOP_INFO) && !loop_forest_check(lc->forest))
        BUG("loops are not what is known of them after pass '%s': it edits outside its loop and does not say so",
            n->name);
      if (verifies(r->mg, ANR_LOOP_INFO) || verifies(r->mg, ANR_DOM_TREE)) {
        StrBuf err = {0};
        if (!flow_check(f, &err))
          BUG("what follows the edits of the graph is wrong after pass '%s': %.*s", n->name, (int)err.n, err.p);
        sb_free(&err);
      }
      if (verifies(r->mg, ANR_DOM_TREE) && !loop_ctx_check_dom(lc))
        BUG("dominators in the loop are not what is known of them after pass '%s': "
            "it edits outside its loop and does not say so",
            n->name);
      break;
    case PIPE_SEQ: ch |= run_loop_list(r, n->child, lc); break;
    case PIPE_REPEAT:
      for (int64_t i = 0; i < n->n && !r->stop && lc_alive(lc); i++) ch |= run_loop_list(r, n->child, lc);
      break;
    case PIPE_PRINT:
    case PIPE_REQUIRE:
    case PIPE_INVALIDATE:
    case PIPE_VERIFY:
    case PIPE_DEVIRT: break; /* none of a loop's level: the adaptor around it takes them */
    }
  return ch;
}

Change loop_adaptor(PassRun *r, const PipeNode *list, Fn *f, bool mssa) {
  Change ch = forms_make(r, f, REQ_LOOPS);
  if (loops(f)->n < 2) return ch;
  hotness_take(r, f, NULL);
  LoopForest forest;
  LoopCtx lc = {0};
  loop_forest_init(&forest, f);
  while (!r->stop && loop_ctx_next(&lc, &forest, mssa)) ch |= run_loop_list(r, list, &lc);
  loop_ctx_free(&lc);
  loop_forest_free(&forest);
  return ch;
}
