/* print_graphs.c: passes that print graphs and change nothing: print-callgraph, print-callgraph-sccs, print-cfg-sccs. The text is made in
 * analysis/callgraph_print.c. */
#include "nvopt/callgraph.h"
#include "nvopt/pipeline.h"

Change pass_print_callgraph(Module *m, PassCtx *px) { print_callgraph_nodes(m, px->err); return CH_NONE; }
Change pass_print_callgraph_sccs(Module *m, PassCtx *px) { print_callgraph_sccs(m, px->err); return CH_NONE; }
Change pass_print_cfg_sccs(Fn *f, PassCtx *px) { print_cfg_sccs(f, px->err); return CH_NONE; }
