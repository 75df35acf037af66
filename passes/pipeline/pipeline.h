/* pipeline.h: pipelines of passes: read from -passes= text, printed back, run.
 *
 * The grammar is that of opt's new pass manager:
 *   list := item (',' item)*
 *   item := name | name '<' parameter (';' parameter)* '>' | adaptor '(' list ')'
 *   adaptor := module | cgscc | function | function<eager-inv> | loop | loop-mssa | repeat<N> | devirt<N>
 * A list stands at a level. A pass of a lower level is wrapped by itself; the first item of the whole text decides
 * its level. default<O3> and nvopt<O3> stand for the strings of passes/pipeline/tiers.def, nvopt<O3;documented> for one
 * in the order of NVIDIA's documents. A name behind a question mark is left out where there is no such pass (`absent`).
 */
#ifndef NVOPT_PIPELINE_H
#define NVOPT_PIPELINE_H
#include "passes/pass.h"
#include "passes/pass_id.h"

typedef enum AnalysisRow {
#define ANALYSIS(ID, NAME, LEVEL, PRINTER, VERIFIER, DOC) ANR_##ID,
#include "passes/analyses.def"
#undef ANALYSIS
  ANR_COUNT
} AnalysisRow;
typedef void PrintModuleFn(Module *m, StrBuf *out);
typedef void PrintFunctionFn(Fn *f, StrBuf *out);
typedef bool VerifyAnalysisFn(Fn *f, bool asked, StrBuf *err);
typedef struct AnalysisInfo {
  const char *name, *doc;
  PassLevel level;
  PrintModuleFn *print_module;
  PrintFunctionFn *print_fn;
  VerifyAnalysisFn *verify;
} AnalysisInfo;
extern const AnalysisInfo analysis_info[ANR_COUNT];
typedef void BuildAnalysisFn(Fn *f);
extern BuildAnalysisFn *const analysis_build[ANR_COUNT]; /* require<name> of a FUNCTION row; NULL: nothing is kept */
typedef struct PrintVariant {
  AnalysisRow row;
  const char *parameter;
  PrintFunctionFn *print_fn;
} PrintVariant; /* print<name><parameter> */
typedef struct VerifyKnob {
  AnalysisRow row;
  uint16_t knob; /* KnobId */
} VerifyKnob;    /* the knob asks for the row's verifier after every pass */
extern const VerifyKnob verify_knob[];
extern const uint32_t verify_knob_count;
extern const PrintVariant print_variant[];
extern const uint32_t print_variant_count;

typedef struct TierInfo {
  const char *name, *variant, *text;
} TierInfo;
extern const TierInfo tier_info[];
extern const uint32_t tier_count;

typedef enum PipeKind {
  PIPE_PASS,
  PIPE_SEQ,    /* children at level `inner`, once per module, component, function or loop */
  PIPE_REPEAT, /* children n times */
  PIPE_DEVIRT, /* children, again while indirect calls become direct, n times more at most */
  PIPE_PRINT,
  PIPE_REQUIRE,
  PIPE_INVALIDATE /* analysis; ANR_COUNT: all */,
  PIPE_VERIFY
} PipeKind;
typedef struct PipeNode PipeNode;
struct PipeNode {
  uint8_t kind, level /* of the list it stands in */, inner /* of its children */;
  bool eager_inv, no_rerun, of_tier; /* of_tier: not written out by the user */
  PassId pass;
  uint32_t analysis;
  int64_t n;       /* REPEAT, DEVIRT: times; PRINT: 1 + number of the variant, 0 the plain one */
  int64_t *opt;    /* PASS_MAX_OPTS values */
  uint32_t config; /* dense number of (pass, options): equal ones share it */
  uint32_t again;  /* in the node that `configs` has: 1 + dense number among function passes that the pipeline runs more
                      than once; 0: once, or no function pass */
  const char *name; /* of the pass, for messages */
  PipeNode *child, *next;
};
typedef struct Pipeline {
  Arena arena;
  PipeNode *first; /* module level */
  uint32_t nconfig, nagain;
  uint32_t nsimplify;      /* passes that are PP_SIMPLIFIES */
  uint32_t simplified;     /* 0: there is one at most; else as PipeNode.again, of all of them together */
  VEC(PipeNode *) configs; /* one node of each config */
  VEC(Str) absent;         /* what stands behind a question mark and has no pass, each once */
} Pipeline;

/* Reads the text; false and a message without newline in `err` when it is wrong. The pipeline must be freed either
 * way. */
bool pipeline_parse(Pipeline *p, Str text, StrBuf *err);
void pipeline_free(Pipeline *p);
/* Takes out of the tiers in it what knobs switch off (switches.def). */
void pipeline_switch(Pipeline *p, const struct Knobs *k);
/* Whether the list keeps to order.def, as every tier must; false and what is wrong in `err`. */
typedef struct OrderRow {
  PassId a, b;
  const char *because;
} OrderRow;
extern const OrderRow order_row[];
extern const uint32_t order_row_count;
bool pipeline_keeps_order(const PipeNode *first, Str tier, StrBuf *err);
bool pipeline_only_verifies(const Pipeline *p); /* or does nothing */
/* The text that gives this pipeline again, every option spelled out as opt does. */
void pipeline_print(const Pipeline *p, StrBuf *out);
/* "name" with its options in print form. */
void pipe_node_print(const PipeNode *n, StrBuf *out);
/* The string of tier "O3" (variant NULL: the standard one), or NULL. */
const char *tier_text(Str name, Str variant);
/* All passes with their doc lines, as opt's --print-passes. */
void pipeline_print_passes(StrBuf *out);
bool pass_name_known(Str name);
/* Appends what is wrong with a name that a list of some level has no item for: what it is, or "; did you mean 'a' or
 * 'b'?", or where to look. */
void explain_name(StrBuf *out, Str name);
/* Appends "; did you mean 'a' or 'b'?" with the nearest of n names; false and nothing when none is near. */
bool suggest_names(StrBuf *out, Str wrong, const char *const *names, uint32_t n);

typedef enum PrintChanged {
  PRINT_CHANGED_NO,
  PRINT_CHANGED_FULL,
  PRINT_CHANGED_QUIET,
  PRINT_CHANGED_DIFF,
  PRINT_CHANGED_DIFF_QUIET
} PrintChanged;
typedef struct RunOptions {
  unsigned threads; /* 1: none is started */
  bool jobserver;   /* ask make's job server for each thread beyond the first (jobserver.h) */
  bool shuffle;     /* take work in an order drawn from shuffle_seed: the bytes must not change */
  uint64_t shuffle_seed;
  bool no_skip;    /* run passes again where nothing changed */
  bool full_sweep; /* PassCtx.since is 0 always */
  bool checked;    /* prove CH_NONE by hashing (always in checked builds) */
  bool verify_each, verify_end;
  bool input_verified; /* the module was verified and not touched since: verify has nothing to find until a pass has run
                        */
  bool print_before_all, print_after_all, print_module_scope;
  Str print_before, print_after; /* comma-separated pass names */
  Str filter_funcs;              /* comma-separated function names; empty: all */
  PrintChanged print_changed;
  bool time_passes, stats, stats_json, debug_pm;
  bool bisect; /* stop after bisect_limit executions (negative: only number them). Runs on one thread */
  int64_t bisect_limit;
  uint8_t *rules_disabled; /* by rule number (fold.h), NULL: none; freed with the instance */
  bool rule_bisect;        /* stop rewriting after rule_limit rewrites of each worker. Give one thread */
  int64_t rule_limit;
  Str remarks[3];             /* regular expressions on pass names, by RemarkKind; p == NULL: none */
  bool remarks_yaml;          /* gather all remarks in RunResult.yaml */
  bool remarks_hotness;       /* with how often the code ran, where a profile says so */
  uint64_t remarks_threshold; /* only of code that ran that often; 0: all */
  const struct Knobs *knobs;
  void (*err)(void *user, Severity worst, const char *p,
              size_t n); /* takes what goes to standard error, in order, whole lines */
  void *user;
} RunOptions;
typedef struct RunResult {
  StrBuf yaml;
  StrBuf report;   /* tables of -time-passes and -stats, to be printed last */
  uint32_t errors; /* broken functions found by verify, text already given to err */
  bool failed;     /* an internal failure: the three below say where */
  char fail_text[512];
  StrBuf fail_pass, fail_fn, fail_ins;
} RunResult;
/* Runs the pipeline. False when something was broken (errors or failed). The module may be printed only when true. */
bool pipeline_run(Module *m, const Pipeline *p, const RunOptions *o, RunResult *r);
void run_result_free(RunResult *r);
/* What the running pass of this thread works on, for a signal handler: NULL when none runs. */
const char *run_current_pass(void);
Str run_current_fn(void);
#endif
