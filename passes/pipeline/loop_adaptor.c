/* loop_adaptor.c: hands loops to loop passes. Without a loop analysis in the tree there is no loop to hand out: whoever adds it walks the
 * loops here, inner ones first, calling run_loop_pass for every pass of the list. */
#include "manager.h"

Change loop_adaptor(PassRun *r, const PipeNode *list, Fn *f, bool mssa) {
  (void)r, (void)list, (void)f, (void)mssa;
  return CH_NONE;
}
