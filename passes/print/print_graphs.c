/* print_graphs.c: passes that print graphs and change nothing: print-callgraph, print-callgraph-sccs, print-cfg-sccs.
 * The text is made in analysis/callgraph/callgraph_print.c. */
#include "analysis/callgraph/callgraph.h"
#include "passes/pipeline/pipeline.h"

Change pass_print_callgraph(Module *m, PassCtx *px) {
  print_callgraph_nodes(m, px->err);
  return CH_NONE;
}
Change pass_print_callgraph_sccs(Module *m, PassCtx *px) {
  print_callgraph_sccs(m, px->err);
  return CH_NONE;
}
Change pass_print_cfg_sccs(Fn *f, PassCtx *px) {
  print_cfg_sccs(f, px->err);
  return CH_NONE;
}
