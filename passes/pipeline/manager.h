/* manager.h: shared between manager.c (runs passes on one thing), sched.c (stages and threads), remark.c and report.c
 * (tables). */
#ifndef NVOPT_MANAGER_H
#define NVOPT_MANAGER_H
#include "analysis/callgraph/callgraph.h"
#include "ir/fold/fold.h"
#include "passes/pass_id.h"
#include "passes/pipeline/pipeline.h"
#include "passes/stat.h"
#include "support/diag.h"
#include "support/ere.h"
#include "support/fail.h"
#include "support/hash.h"
#include "support/pool.h"

/* A function when a pass was last done with it: epochs and facts, by PipeNode.again. Fn.clean points to nclean of
 * them. The lower bits are kept: a module may have a hundred thousand functions, a pipeline dozens of passes. (Two
 * numbers that differ by a multiple of 2^30 would look alike: a pass would be left out.) */
typedef struct LastClean {
  uint32_t cfg, val, mem;
  uint32_t facts : 30;
  bool ran : 1;
  bool valid : 1; /* and it changed nothing */
} LastClean;
#define CLEAN_FACTS(facts) ((facts) & ((1u << 30) - 1))

typedef struct PassTime {
  uint64_t ns, runs, changed, skipped, visited; /* visited: instructions handed to the pass */
} PassTime;

typedef struct Manager Manager;
typedef struct Worker Worker;

/* What a pass queued for the end of the stage (pass_at_barrier). */
typedef struct AtBarrier {
  uint32_t task, seq;
  PassId pass;
  const int64_t *opt;
  PassAtBarrierFn *fn;
  void *data;
} AtBarrier;

/* How often the blocks of a function ran when the pass at hand began (hotness.c). */
typedef struct HotFn {
  uint64_t *count; /* by Blk */
  uint32_t n;
  Blk entry;
} HotFn;

/* A task while it runs: a function through its stage, a component, or the module pass by pass. */
typedef struct PassRun {
  Manager *mg;
  Worker *w;
  StrBuf err, yaml;
  DiagSink diag;
  uint64_t facts; /* what Fn.clean compares with */
  uint32_t task;  /* number in the stage */
  Change changed;
  bool stop; /* a broken function was found: run nothing more on this */
  bool failed;
  bool no_memory;
  char *fail_text;
  const char *fail_pass;
  Glob fail_fn;
  PassCtx px;      /* of the running pass */
  uint32_t config; /* its row in times */
  Fn *fn;          /* the function at hand, or NULL */
  VEC(HotFn) hot;  /* functions with a profile, where remarks are to say how hot their code is */
  IdSet hot_of;    /* map of functions: 1 + index in hot */
} PassRun;

/* What is left of a task when it is done. Most have nothing to say, and there may be a hundred thousand. */
typedef struct Task {
  PassRun *said;
  Change changed;
  bool lost; /* it had something to say, but there was no memory for it */
} Task;

struct Worker {
  Arena scratch;
  PassRun run;    /* the task at hand */
  PassTime *time; /* by config */
  RuleCtl rules;
  VEC(AtBarrier) barrier; /* queued in this stage */
  uint64_t stats[ST_COUNT];
  char apart[128]; /* from the next worker's lines */
};

struct Manager {
  Module *m;
  const Pipeline *p;
  const RunOptions *o;
  RunResult *r;
  Pool *pool;
  unsigned nworkers;
  Worker *worker;
  bool has_remarks; /* somebody listens */
  bool has_re[3];
  Ere re[3];
  bool watch; /* -print-before and the like: every pass execution is looked at */
  bool skip;
  uint64_t verify_analyses; /* by AnalysisRow: a knob asks for the verifier after every pass */
  bool verify_claims;       /* -verify-pass-claims */
  uint64_t bisect_n;
  int64_t rules_left;  /* -rule-limit: rewrites left; one thread then */
  bool module_changed; /* a module or component pass changed something */
  bool touched;        /* a pass that may change something has run; written by workers (relaxed) */
};

/* Looks and prints only. */
static inline bool pass_is_service(PassId id) { return (pass_info[id].properties & PP_SERVICE) != 0; }
_Static_assert((int)ANR_COUNT <= 64, "Manager.verify_analyses");
void run_init(PassRun *r, Manager *mg, Worker *w, uint32_t task);
void run_free(PassRun *r);
/* What a pass is given: the one place where a PassCtx is made. opt: NULL for a pass without options. */
PassCtx pass_ctx(PassRun *r, PassId id, const int64_t *opt);
/* Takes the counts of f, else of the functions of scc, else of all, for remarks; O(1) where nobody wants them. */
void hotness_take(PassRun *r, Fn *f, const Scc *scc);
void hotness_drop(PassRun *r);
/* How often b (BLK_NONE: the entry) ran. False: not known. */
bool hotness_of(const PassRun *r, const Fn *f, Blk b, uint64_t *count);
/* Lists of nodes on one thing. They return what changed. */
Change run_module_pass(PassRun *r, const PipeNode *n);
/* A part of the pass that `whole` runs (pass_parts). */
void run_part(PassRun *r, const PassRun *whole, uint32_t i, PassPart *part, void *data);
Change run_scc_list(PassRun *r, const PipeNode *n, Scc *scc);
Change run_fn_list(PassRun *r, const PipeNode *n, Fn *f);
Change run_loop_pass(PassRun *r, const PipeNode *n, LoopCtx *lc);
void run_print_analysis(PassRun *r, const PipeNode *n, Fn *f);
/* Brings about what a pass of that REQUIRES column needs (forms.c). */
Change forms_make(PassRun *r, Fn *f, unsigned requires);
/* What a pass has claimed to keep (forms.c). Before it: what of that holds; with `all`, analyses are made so that
 * they can be kept. After it: what is wrong with the claim, in words; NULL: nothing. O(function), and what the
 * analyses' verifiers cost. */
typedef struct Claims {
  unsigned held;
  uint64_t ep_cfg;
} Claims;
Claims claims_before(const PassInfo *p, Fn *f, bool all);
const char *claims_broken(const Claims *c, Fn *f, StrBuf *err);
/* Runs the loop passes of `list` on every loop of f, inner ones first (loop_adaptor.c). */
Change loop_adaptor(PassRun *r, const PipeNode *list, Fn *f, bool mssa);

bool filter_has(Str list, Str name);
uint64_t fn_hash(const Fn *f);
void report_times(const Manager *mg, StrBuf *out);
void report_stats(const Manager *mg, StrBuf *out);
void report_aa_eval(const Manager *mg, StrBuf *out); /* opt's alias evaluator report, where aa-eval ran */
void diff_lines(Str a, Str b, StrBuf *out);
#endif
