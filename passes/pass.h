/* pass.h: what a pass is.
 *
 * A pass is one C function and one row in passes/passes.def. By level:
 *   MODULE    Change pass_x(Module *m, PassCtx *px)   the whole module; may change anything
 *   CGSCC     Change pass_x(Scc *scc, PassCtx *px)    one component of the call graph, callees first; may change the bodies and the
 *                                                     attributes of its functions, and read those of transitive callees
 *   FUNCTION  Change pass_x(Fn *f, PassCtx *px)       one body; everything outside it is frozen, other bodies are not to be read
 *   LOOP, LOOPMSSA  Change pass_x(Fn *f, uint32_t loop, PassCtx *px)  one loop, inner ones first: its number in loops(f)
 *                                                     (loops.h), fresh at the call
 *
 * It returns what it changed, CH_NONE for nothing: then it has left ids, use order, flags and names untouched (checked builds hash the
 * function before and after to prove it). Claiming a change that was none costs time, denying one is a bug.
 *
 * What px gives:
 *   px->opt[i]      value of option item i of the pass's row (passes.def says how items are written)
 *   px->scratch     arena; whatever the pass allocates there is gone when it returns (the manager marks and releases)
 *   px->knobs       knob_int(px->knobs, KNOB_X)
 *   stat_add(px, ST_X, n)     counters (passes/stats.def), per worker, no locks
 *   remark_*(px, f, v, ...)   remarks; test remark_on(px) first where building the text costs something
 * A pass keeps no state of its own between calls: several threads run it on several functions at once.
 */
#ifndef NVOPT_PASS_H
#define NVOPT_PASS_H
#include "nvopt/diag.h"
#include "nvopt/ir.h"
#include "nvopt/knob.h"
#include "nvopt/strbuf.h"

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
typedef enum PassId {
#define PASS(ID, NAME, LEVEL, FN, OPTS, DOC) PASS_##ID,
#include "../../passes/passes.def"
#undef PASS
  PASS_COUNT
} PassId;
typedef enum StatId {
#define STAT(ID, PASS, TEXT) ST_##ID,
#include "../../passes/stats.def"
#undef STAT
  ST_COUNT
} StatId;
enum { PASS_MAX_OPTS = 16 };

typedef struct RemarkSink RemarkSink;
typedef struct PassCtx {
  const int64_t *opt;        /* values of the pass's option items */
  Arena *scratch;
  const Knobs *knobs;        /* NULL: defaults; knob_int takes that */
  uint64_t *stats;           /* by StatId */
  struct RuleCtl *rules;     /* counters and switches of rewrite rules (fold.h): passes that fold hand it to their FoldCtx */
  RemarkSink *remarks;       /* NULL: nobody listens */
  StrBuf *err;               /* what goes to standard error, in module order: print passes append here */
  DiagSink *diag;            /* errors found by a pass (verify) */
  const char *pass;          /* name of the running pass */
  PassId id;
  uint32_t since;            /* not 0: the pass has looked at the whole function when f->ep_val was this and no edge has changed since:
                              * what change_distance finds far from it need not be looked at again (fn_stamps_on before and after) */
  bool new_facts;            /* other functions' attributes or globals have changed since then */
  Val at;                    /* pass_at */
  struct PassRun *run;       /* the manager's own */
} PassCtx;
#define stat_add(px, ID, n_) ((void)((px)->stats[ID] += (uint64_t)(n_)))

/* Remarks in the sense of -pass-remarks=. `name` is the remark's identifier ("Inlined"); v gives place and location (VAL_NONE: the
 * function). The text is printf-formatted. */
typedef enum RemarkKind { REMARK_PASSED, REMARK_MISSED, REMARK_ANALYSIS } RemarkKind;
static inline bool remark_on(const PassCtx *px) { return px->remarks != NULL; }
void remark_add(PassCtx *px, RemarkKind k, const Fn *f, Val v, const char *name, const char *fmt, ...) PRINTF_LIKE(6, 7);
#define remark_passed(px, f, v, name, ...) (remark_on(px) ? remark_add((px), REMARK_PASSED, (f), (v), (name), __VA_ARGS__) : (void)0)
#define remark_missed(px, f, v, name, ...) (remark_on(px) ? remark_add((px), REMARK_MISSED, (f), (v), (name), __VA_ARGS__) : (void)0)
#define remark_analysis(px, f, v, name, ...) (remark_on(px) ? remark_add((px), REMARK_ANALYSIS, (f), (v), (name), __VA_ARGS__) : (void)0)

/* What a pass wants done to the module (delete a function, add a declaration) is queued and done at the next barrier, in module order, by
 * the main thread: fn(m, data) is called once and owns data. */
void pass_at_barrier(PassCtx *px, void (*fn)(Module *m, void *data), void *data);
/* The instruction being worked on, for the report of an internal failure; optional. */
#define pass_at(px, v) ((void)((px)->at = (v)))

/* A strongly connected component of the call graph (callgraph.h). */
typedef struct Scc {
  Module *m;
  struct CallGraph *cg;
  uint32_t index;            /* callees have smaller indices */
  const Glob *fn;            /* its defined functions, in module order */
  uint32_t n;
} Scc;

typedef Change PassModuleFn(Module *m, PassCtx *px);
typedef Change PassCgsccFn(Scc *scc, PassCtx *px);
typedef Change PassFunctionFn(Fn *f, PassCtx *px);
typedef Change PassLoopFn(Fn *f, uint32_t loop, PassCtx *px);
typedef PassLoopFn PassLoopMssaFn;

typedef struct PassInfo {
  const char *name, *options, *doc;
  PassLevel level;
  union {
    PassModuleFn *module;
    PassCgsccFn *cgscc;
    PassFunctionFn *function;
    PassLoopFn *loop;
  };
} PassInfo;
extern const PassInfo pass_info[PASS_COUNT];

/* Declares the function of every row. */
#define PASS_DECL_MODULE(FN) PassModuleFn FN;
#define PASS_DECL_CGSCC(FN) PassCgsccFn FN;
#define PASS_DECL_FUNCTION(FN) PassFunctionFn FN;
#define PASS_DECL_LOOP(FN) PassLoopFn FN;
#define PASS_DECL_LOOPMSSA(FN) PassLoopFn FN;
#define PASS(ID, NAME, LEVEL, FN, OPTS, DOC) PASS_DECL_##LEVEL(FN)
#include "../../passes/passes.def"
#undef PASS
#endif
