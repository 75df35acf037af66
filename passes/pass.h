/* pass.h: what a pass is.
 *
 * A pass is one C function and one row in passes/passes.def. By level:
 *   MODULE          Change pass_x(Module *m, PassCtx *px)    the whole module; may change anything
 *   CGSCC           Change pass_x(Scc *scc, PassCtx *px)     one component of the call graph, callees first; may change
 *                                                            the bodies and the attributes of its functions, and read
 *                                                            those of transitive callees
 *   FUNCTION        Change pass_x(Fn *f, PassCtx *px)        one body; everything outside it is frozen, other bodies
 *                                                            are not to be read
 *   LOOP, LOOPMSSA  Change pass_x(LoopCtx *lc, PassCtx *px)  one loop, inner ones first, and what is known of it
 *                                                            (passes/loop/loop_ctx.h)
 *
 * It returns what it changed, CH_NONE for nothing: then it has left ids, use order, flags and names untouched
 * (checked builds hash the function before and after to prove it). Claiming a change that was none costs time,
 * denying one is a bug.
 *
 * What px gives:
 *   px->opt[i]      value of option item i of the pass's row (passes.def says how items are written)
 *   px->scratch     arena; whatever the pass allocates there is gone when it returns (the manager marks and releases)
 *   px->knobs       knob_int(px->knobs, KNOB_X): support/knob.h
 *   stat_add(px, ST_X, n)     counters: stat.h (passes/stats.def), per worker, no locks
 *   remark(px, ID, f, v, ...)  what was done, not done, found out: remark.h (passes/remarks.def)
 * A pass keeps no state of its own between calls: several threads run it on several functions at once.
 */
#ifndef NVOPT_PASS_H
#define NVOPT_PASS_H
#include "ir/ir.h"
#include "support/diag.h"
#include "support/strbuf.h"

typedef unsigned Change;
enum {
  CH_NONE = 0,
  CH_VAL = 1,   /* instructions, operands, flags, metadata, names */
  CH_CFG = 2,   /* blocks or edges (implies that values changed too) */
  CH_MEM = 4,   /* loads, stores, calls with effects were added, removed or moved */
  CH_CALL = 8,  /* the set of calls or of addresses taken of functions changed */
  CH_ATTR = 16, /* attributes, linkage, globals, declarations: frozen facts of the module */
  CH_ALL = 31
};

typedef enum PassLevel { LV_MODULE, LV_CGSCC, LV_FUNCTION, LV_LOOP, LV_LOOPMSSA } PassLevel;
enum { PASS_MAX_OPTS = 16 };

/* Columns of passes.def. */
enum {
  PP_PRINTS = 1,   /* writes to standard error what it was asked for: runs whenever it stands there, bisection does not
                      count it, prints of changes leave it out */
  PP_VERIFIES = 2, /* looks for broken rules of the IR: as above, but prints of changes show it; a pipeline of such
                      passes alone only verifies */
  PP_ON_OPTNONE = 4, /* runs on optnone functions too (printers and verifiers do anyway) */
  PP_MAKES_SIMPLIFIED = 8,
  PP_MAKES_LCSSA =
      16, /* FUNCTION pass without options that brings all loops into the form, where another requires it */
  PP_SIMPLIFIES =
      32, /* FUNCTION pass that has offered every instruction to InstSimplify's rules when it is done, but for
                         what PassCtx.simplified or since says has been, and keeps stamps (fn_stamps_on) */
  PP_SERVICE = PP_PRINTS | PP_VERIFIES
};
enum {
  REQ_SIMPLIFIED = 1, /* loops in simplified form, as far as they can be (loop_utils.h) */
  REQ_LCSSA = 2,      /* loops in LCSSA form */
  REQ_LOOPS = REQ_SIMPLIFIED | REQ_LCSSA,
  REQ_MEMSSA = 4 /* memory SSA is there (a loop pass: also through the edits of the passes beside it; loop-mssa) */
};
enum {
  KEEP_SIMPLIFIED = 1,
  KEEP_LCSSA = 2, /* all loops are in the form if all were */
  KEEP_DOM = 4,
  KEEP_LOOPS = 8,
  KEEP_MEMSSA = 16,
  KEEP_SCEV = 32,   /* the result of the analysis is fresh and right if it was fresh */
  KEEP_BLOCKS = 64, /* no block or edge is another (ep_cfg stands) */
  KEEP_CFG = KEEP_BLOCKS | KEEP_SIMPLIFIED | KEEP_DOM | KEEP_LOOPS,
  KEEP_CODE = 128, /* nothing is another: returns CH_NONE */
  KEEP_ALL = 255
};

typedef struct PassCtx {
  const int64_t *opt; /* values of the pass's option items */
  Arena *scratch;
  const struct Knobs *knobs; /* NULL: defaults; knob_int takes that */
  uint64_t *stats;           /* by StatId */
  struct RuleCtl
      *rules;       /* counters and switches of rewrite rules (fold.h): passes that fold hand it to their FoldCtx */
  bool remarks;     /* somebody listens */
  StrBuf *err;      /* what goes to standard error, in module order: print passes append here */
  DiagSink *diag;   /* errors found by a pass (verify) */
  const char *pass; /* name of the running pass */
  uint16_t id;      /* PassId: the row of passes.def */
  uint32_t since;   /* not 0: the pass has looked at the whole function when f->ep_val was this:
              * what change_distance finds far from it need not be looked at again (fn_stamps_on before and after) */
  bool new_ways;    /* edges have changed since then (change_ways) */
  bool new_facts;   /* other functions' attributes or globals have changed since then */
  bool simplified_facts, simplified_ways; /* as new_facts and new_ways, since `simplified` */
  uint32_t simplified; /* not 0: as `since`, when a pass that is PP_SIMPLIFIES, this or another, was last done with it.
                        * Given to passes that are that themselves. */
  Val at;              /* pass_at */
  struct PassRun *run; /* the manager's own */
} PassCtx;

/* What a pass wants done to the module (delete a function, add a declaration) is queued and done at the next barrier,
 * in module order, by the main thread: fn(m, data, px) is called once and owns data; its px is one of this pass, with
 * the same options and knobs, and it may not queue more. */
typedef void PassAtBarrierFn(Module *m, void *data, PassCtx *px);
void pass_at_barrier(PassCtx *px, PassAtBarrierFn *fn, void *data);
/* For passes of modules: does part(i, px, data) for each i below n, on threads where that pays; size: instructions
 * times what one costs, measured in passes. A part changes only what no other one reads, and order must not matter. */
typedef void PassPart(uint32_t i, PassCtx *px, void *data);
void pass_parts(PassCtx *px, uint32_t n, const uint64_t *size, PassPart *part, void *data);
/* The instruction being worked on, for the report of an internal failure; optional. */
#define pass_at(px, v) ((void)((px)->at = (v)))

/* A strongly connected component of the call graph (callgraph.h). */
typedef struct Scc {
  Module *m;
  struct CallGraph *cg;
  uint32_t index; /* callees have smaller indices */
  const Glob *fn; /* its defined functions, in module order */
  uint32_t n;
} Scc;

typedef Change PassModuleFn(Module *m, PassCtx *px);
typedef Change PassCgsccFn(Scc *scc, PassCtx *px);
typedef Change PassFunctionFn(Fn *f, PassCtx *px);
typedef struct LoopCtx LoopCtx;
typedef Change PassLoopFn(LoopCtx *lc, PassCtx *px);
typedef PassLoopFn PassLoopMssaFn;

typedef struct PassInfo {
  const char *name, *options, *doc;
  PassLevel level;
  uint8_t properties,
    requires,
  keeps; /* PP_, REQ_, KEEP_ */
  union {
    PassModuleFn *module;
    PassCgsccFn *cgscc;
    PassFunctionFn *function;
    PassLoopFn *loop;
  };
} PassInfo;
extern const PassInfo pass_info[]; /* by PassId (pass_id.h) */
#endif
