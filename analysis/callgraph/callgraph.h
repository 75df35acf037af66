/* callgraph.h: the call graph of direct calls between defined functions, and its strongly connected components,
 * callees first.
 *
 * Nodes are functions with a body; an edge f -> g stands for a direct call in f. Calls through pointers, and calls of
 * declarations, make no edge: what they reach is unknown to every user of the graph. The graph is a snapshot: it
 * stays as it was made while passes change bodies. Order: nothing but module order and instruction order decides it.
 * O(instructions). */
#ifndef NVOPT_CALLGRAPH_H
#define NVOPT_CALLGRAPH_H
#include "ir/ir.h"
#include "support/strbuf.h"

/* Calls that no edge stands for may appear while passes run: a call through a pointer turns out to be one of a
 * function whose address is taken. CG_INDIRECT: such a call may appear in the component, which calls through pointers
 * or calls into one that does. CG_TAKEN: it may be one of this component, whose address is taken, or which one of
 * such functions calls into. */
enum { CG_INDIRECT = 1, CG_TAKEN = 2 };
enum { CG_KEPT = UINT32_MAX };
typedef struct CgHeld {
  uint32_t *node, n;
  bool set;
} CgHeld; /* sorted; not set: those of its edges */
typedef struct CallGraph {
  Module *m;
  Arena arena;
  uint32_t nfn;      /* nodes, in module order */
  Glob *fn;          /* by node */
  uint32_t *node_of; /* by Glob: node + 1, 0 for none */
  uint32_t nglob;
  uint32_t *edge,
      *callee; /* node i calls callee[edge[i] .. edge[i + 1] - 1] (nodes), each once, in order of first call */
  uint32_t nscc;
  uint32_t *scc_of;    /* by node */
  uint32_t *scc_first; /* component s holds scc_fn[scc_first[s] .. scc_first[s + 1] - 1], in module order */
  Glob *scc_fn;
  uint32_t *dep, *dep_to;   /* component s calls into components dep_to[dep[s] .. dep[s + 1] - 1], each once, all < s */
  uint32_t *rdep, *rdep_to; /* the reverse: who waits for s */
  uint32_t *mentions;       /* by Glob: how often code and initialisers name it, when the graph was made */
  Glob *only_caller; /* by Glob: the function with the one mention of it, which is a direct call; GLOB_NONE when there
                        are others */
  uint32_t *holders; /* by node: how many functions still call it, CG_KEPT where more than direct calls may mention it;
                        counted by callgraph_recount */
  CgHeld *held;      /* by node: the nodes for which it counts as a holder */
  uint8_t *pointers; /* by component: CG_INDIRECT, CG_TAKEN */
  _Atomic uint8_t *body; /* by node: what the inliner has to say of its body; 0: not asked yet */
  bool swept;            /* the inliner's clean-up of this stage is done */
} CallGraph;
CallGraph *callgraph_new(Module *m);
void callgraph_free(CallGraph *cg);
/* Calls have come into f, of component `scc`, and have gone from it. Frees the bodies of functions that no code calls
 * any more (the global stays, without a body, for the end of the stage to delete): most of a module's memory, were
 * they all to wait for it, and what the next bodies grow into. While functions run on threads each may ask for its
 * own: what f calls it has from functions that it called, so those are held until f holds their callees itself; who
 * holds a function waits for the component of that function to be done. O(f). */
void callgraph_recount(CallGraph *cg, uint32_t scc, const Fn *f);
void print_callgraph(Module *m, StrBuf *out);
/* opt's print-callgraph, print-callgraph-sccs and print-cfg-sccs (callgraph_print.c): of the whole module with
 * declarations and what lies outside, and of the blocks of one function. */
void print_callgraph_nodes(Module *m, StrBuf *out);
void print_callgraph_sccs(Module *m, StrBuf *out);
void print_cfg_sccs(Fn *f, StrBuf *out);
#endif
