/* manager.h: shared between manager.c (runs passes on one thing), sched.c (stages and threads) and report.c (tables, remarks). */
#ifndef NVOPT_MANAGER_H
#define NVOPT_MANAGER_H
#include "nvopt/callgraph.h"
#include "nvopt/diag.h"
#include "nvopt/fail.h"
#include "nvopt/fold.h"
#include "nvopt/pipeline.h"
#include "nvopt/pool.h"
#include <regex.h>

/* A function when a pass was last done with it: epochs and facts, by PipeNode.again. Fn.clean points to nclean of them. The lower bits are kept: a
 * module may have a hundred thousand functions, a pipeline dozens of passes. (Two numbers that differ by a multiple of 2^30 would look
 * alike: a pass would be left out.) */
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
struct RemarkSink { struct PassRun *run; };

/* What a pass queued for the end of the stage (pass_at_barrier). */
typedef struct AtBarrier { uint32_t task, seq; void (*fn)(Module *m, void *data); void *data; } AtBarrier;

/* A task while it runs: a function through its stage, a component, or the module pass by pass. */
typedef struct PassRun {
  Manager *mg;
  Worker *w;
  StrBuf err, yaml;
  DiagSink diag;
  RemarkSink sink;
  uint64_t facts;              /* what Fn.clean compares with */
  uint32_t task;               /* number in the stage */
  Change changed;
  bool stop;                   /* a broken function was found: run nothing more on this */
  bool failed;
  bool no_memory;
  char *fail_text;
  const char *fail_pass;
  Glob fail_fn;
  PassCtx px;                  /* of the running pass */
  Fn *fn;                      /* the function at hand, or NULL */
} PassRun;

/* What is left of a task when it is done. Most have nothing to say, and there may be a hundred thousand. */
typedef struct Task { PassRun *said; Change changed; bool lost; /* it had something to say, but there was no memory for it */ } Task;

struct Worker {
  Arena scratch;
  PassRun run;                 /* the task at hand */
  PassTime *time;              /* by config */
  RuleCtl rules;
  VEC(AtBarrier) barrier;      /* queued in this stage */
  uint64_t stats[ST_COUNT];
  char apart[128];             /* from the next worker's lines */
};

struct Manager {
  Module *m;
  const Pipeline *p;
  const RunOptions *o;
  RunResult *r;
  Pool *pool;
  unsigned nworkers;
  Worker *worker;
  bool has_remarks;            /* somebody listens */
  bool has_re[3];
  regex_t re[3];
  bool watch;                  /* -print-before and the like: every pass execution is looked at */
  bool skip;
  bool verify_analyses;        /* some -verify-... knob is on */
  uint64_t bisect_n;
  int64_t rules_left;          /* -rule-limit: rewrites left; one thread then */
  bool module_changed;         /* a module or component pass changed something */
  bool touched;                /* a pass that may change something has run; written by workers (relaxed) */
};

bool pass_is_service(PassId id);  /* looks and prints only */
void run_init(PassRun *r, Manager *mg, Worker *w, uint32_t task);
void run_free(PassRun *r);
/* Lists of nodes on one thing. They return what changed. */
Change run_module_pass(PassRun *r, const PipeNode *n);
Change run_scc_list(PassRun *r, const PipeNode *n, Scc *scc);
Change run_fn_list(PassRun *r, const PipeNode *n, Fn *f);
Change run_loop_pass(PassRun *r, const PipeNode *n, Fn *f, uint32_t loop);
void run_print_analysis(PassRun *r, const PipeNode *n, Fn *f);
/* Runs the loop passes of `list` on every loop of f, inner ones first (loop_adaptor.c). */
Change loop_adaptor(PassRun *r, const PipeNode *list, Fn *f, bool mssa);

bool filter_has(Str list, Str name);
uint64_t fn_hash(const Fn *f);
void report_times(const Manager *mg, StrBuf *out);
void report_stats(const Manager *mg, StrBuf *out);
void report_aa_eval(const Manager *mg, StrBuf *out); /* opt's alias evaluator report, where aa-eval ran */
void diff_lines(Str a, Str b, StrBuf *out);
#endif
