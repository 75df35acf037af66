/* sched.c: runs a pipeline over a module on one or many threads.
 *
 * The module-level list is a sequence of stages. A module pass is a stage of its own on the main thread.
 * function(...) is one task a function, the longest first; cgscc(...) one task a component of the call graph, ready
 * when the components it calls into are done. A task gathers everything it says; at the stage's end (the barrier)
 * texts are given out in module order (components: callees first), and what passes queued for the module is done in
 * the same order. So no byte depends on the number of threads or on the order of work.
 *
 * With one thread the tasks run in that very order and texts are given out as they come.
 *
 * Facts: tasks compare Fn.clean with the number of the facts stage. A component whose callees changed attributes in
 * this stage sees a number of its own, so that its functions are looked at again. */
#include "analysis/memory/globals_aa.h"
#include "ir/cap.h"
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include "passes/pipeline/manager.h"
#include "support/jobserver.h"
#include "support/knob.h"
#include "support/random.h"
#include <stdio.h>
#include <stdlib.h>

/* Instructions times passes, each 700 to 1,500 instructions executed, that are worth a thread. A thread begins with
 * cold caches and empty memory, and takes of what the others have of both: half a millisecond in all, the second one
 * less once it is there. */
enum {
  THREAD_SECOND = 25000, /* some six milliseconds */
  THREAD_AGAIN = 4000,   /* the second, where it has been started */
  THREAD_MORE = 40000    /* each further one */
};

typedef struct Stage {
  Manager *mg;
  const PipeNode *n;
  Task *task;
  const Glob *fn; /* function stage: by task */
  CallGraph *cg;  /* component stage */
  uint64_t facts;
} Stage;

/* What a stage has analysed goes when it is done with the function: the next one finds the function changed, and with
 * thousands of them what none asks for again would be most of the memory. So would what it has deleted. */
static void done_with(const Module *m, Glob g, Worker *w) {
  Fn *f = glob(m, g)->fn;
  if (!f) return;
  fn_drop_analyses(f);
  fn_compact(f, &w->scratch);
}

/* The fixed frame around a task: whatever breaks inside is kept in the run. */
static void task_failed(PassRun *r, const FailFrame *fr) {
  size_t n = strlen(fail_message(fr));
  r->failed = r->stop = true;
  r->no_memory = fr->no_memory;
  r->fail_pass = r->px.pass;
  r->fail_fn = r->fn ? r->fn->id : GLOB_NONE;
  r->fail_text = mem_try(n + 1);
  if (r->fail_text) memcpy(r->fail_text, fail_message(fr), n + 1);
}

static void task_done(Task *t, PassRun *r) {
  *t = (Task){.changed = r->changed};
  if (!r->err.n && !r->yaml.n && !r->diag.errors && !r->failed) return run_free(r);
  t->said = mem_try(sizeof *r);
  if (t->said) *t->said = *r;
  else t->lost = true, run_free(r);
}

static void function_task(void *ctx, uint32_t i, uint32_t worker) {
  Stage *s = ctx;
  Worker *w = &s->mg->worker[worker];
  PassRun *r = &w->run;
  run_init(r, s->mg, w, i);
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    run_fn_list(r, s->n->child, glob(s->mg->m, s->fn[i])->fn);
    done_with(s->mg->m, s->fn[i], w);
    fail_leave(&fr);
  } else task_failed(r, &fr);
  task_done(&s->task[i], r);
}

static void scc_task(void *ctx, uint32_t i, uint32_t worker) {
  Stage *s = ctx;
  CallGraph *cg = s->cg;
  if (i >= cg->nscc) return; /* a gate between two runs: waits_make */
  Worker *w = &s->mg->worker[worker];
  PassRun *r = &w->run;
  run_init(r, s->mg, w, i);
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    bool news = false;
    for (uint32_t k = cg->dep[i]; k < cg->dep[i + 1]; k++) news |= (s->task[cg->dep_to[k]].changed & CH_ATTR) != 0;
    r->facts = s->facts * 2 + news;
    Scc scc = {s->mg->m, cg, i, cg->scc_fn + cg->scc_first[i], cg->scc_first[i + 1] - cg->scc_first[i]};
    run_scc_list(r, s->n->child, &scc);
    for (uint32_t k = 0; k < scc.n; k++) done_with(scc.m, scc.fn[k], w);
    fail_leave(&fr);
  } else task_failed(r, &fr);
  task_done(&s->task[i], r);
}

/* Gives out what a task said and takes over its verdict. */
static void run_settle(Manager *mg, PassRun *r) {
  if (r->err.n && mg->o->err)
    mg->o->err(mg->o->user,
               r->diag.errors     ? DIAG_ERROR
               : r->diag.warnings ? DIAG_WARNING
                                  : DIAG_NOTE,
               r->err.p, r->err.n);
  if (r->yaml.n) sb_put(&mg->r->yaml, r->yaml.p, r->yaml.n);
  mg->r->errors += r->diag.errors;
  if (r->failed && !mg->r->failed) {
    mg->r->failed = true;
    snprintf(mg->r->fail_text, sizeof mg->r->fail_text, "%s", r->fail_text ? r->fail_text : "out of memory");
    sb_cz(&mg->r->fail_pass, r->fail_pass ? r->fail_pass : "");
    if (r->fail_fn) {
      Global *g = glob(mg->m, r->fail_fn);
      sb_str(&mg->r->fail_fn, g->name);
      FailFrame fr; /* the function is in an unknown state: printing may break too */
      if (r->px.at && g->fn) {
        if (FAIL_TRY(&fr)) {
          ir_print_ins(g->fn, r->px.at, &mg->r->fail_ins);
          fail_leave(&fr);
        } else mg->r->fail_ins.n = 0;
      }
    }
  }
  run_free(r);
}
static void task_settle(Manager *mg, Task *t) {
  if (t->lost && !mg->r->failed) {
    mg->r->failed = true;
    snprintf(mg->r->fail_text, sizeof mg->r->fail_text, "out of memory");
  }
  if (!t->said) return;
  run_settle(mg, t->said);
  mem_free(t->said);
}

static int by_task(const void *a, const void *b) {
  const AtBarrier *x = a, *y = b;
  if (x->task != y->task) return x->task < y->task ? -1 : 1;
  return x->seq < y->seq ? -1 : x->seq > y->seq; /* a task is one worker's */
}
/* What tasks queued, in their order. */
static void barrier(Manager *mg) {
  VEC(AtBarrier) all = {0};
  for (unsigned i = 0; i < mg->nworkers; i++) {
    Worker *w = &mg->worker[i];
    for (uint32_t k = 0; k < w->barrier.n; k++) vec_push(&all, w->barrier.p[k]);
    vec_free(&w->barrier);
  }
  if (all.n) qsort(all.p, all.n, sizeof *all.p, by_task);
  for (uint32_t i = 0; i < all.n; i++) {
    const AtBarrier *q = &all.p[i];
    PassRun r;
    run_init(&r, mg, mg->worker, q->task);
    FailFrame fr;
    if (FAIL_TRY(&fr)) {
      r.px = pass_ctx(&r, q->pass, q->opt);
      ArenaMark mark = arena_mark(r.px.scratch);
      q->fn(mg->m, q->data, &r.px);
      arena_release(r.px.scratch, mark);
      fail_leave(&fr);
    } else task_failed(&r, &fr);
    run_settle(mg, &r);
  }
  vec_free(&all);
}

/* Tasks in the order in which they should start: the longest first, or shuffled. */
static uint32_t *work_order(const Manager *mg, const uint64_t *size, uint32_t n) {
  uint32_t *order = mem_alloc((n + 1) * sizeof *order);
  uint64_t *key = mem_alloc((n + 1) * sizeof *key);
  for (uint32_t i = 0; i < n; i++) key[i] = (UINT32_MAX - u64_min(size[i], UINT32_MAX)) << 32 | i;
  qsort(key, n, sizeof *key, u64_order);
  for (uint32_t i = 0; i < n; i++) order[i] = (uint32_t)key[i];
  mem_free(key);
  if (mg->o->shuffle) {
    uint64_t seed = mg->o->shuffle_seed;
    random_shuffle(order, n, &seed);
  }
  return order;
}

static uint32_t count_passes(const PipeNode *n) {
  uint32_t k = 0;
  for (; n; n = n->next) k += n->child ? count_passes(n->child) : 1;
  return k;
}

static void rules_init(Manager *mg, Worker *w) {
  w->rules.left = mg->o->rule_bisect ? &mg->rules_left : NULL; /* one thread then */
  w->rules.disabled = mg->o->rules_disabled;
  if (mg->o->stats) w->rules.hits = mem_zalloc(RULES_LIMIT * sizeof *w->rules.hits);
}

static bool take_token(void) { return jobserver_take(1) == 1; }

/* Whether threads are worth their start for this much work, and then how many. Makes the pool and the workers on
 * first need. After it comes parallel_done. */
static bool go_parallel(Manager *mg, uint64_t work, uint32_t tasks) {
  if (mg->o->threads <= 1 || mg->o->bisect || mg->o->rule_bisect || tasks < 2) return false;
  if (mg->watch && mg->o->print_module_scope) return false; /* prints of the module as it is in mid-stage */
  uint64_t use = work / THREAD_MORE;
  if (use < 2 && work >= (mg->pool ? THREAD_AGAIN : THREAD_SECOND)) use = 2;
  use = mg->o->shuffle ? tasks : u64_min(use, tasks);
  use = u64_min(use, mg->o->threads);
  if (use < 2) return false;
  if (!mg->pool) {
    mg->pool = pool_new(mg->o->threads);
    uint32_t n = pool_threads(mg->pool);
    for (uint32_t i = 1; i < n; i++) rules_init(mg, &mg->worker[i]);
    for (uint32_t i = 1; i < n; i++)
      if (mg->worker[0].time) mg->worker[i].time = mem_zalloc((mg->p->nconfig + 1) * sizeof(PassTime));
    mg->nworkers = n;
  }
  static const PoolLeave leave = {take_token, jobserver_give_one};
  unsigned most = (unsigned)use;
  if (mg->o->jobserver) pool_use(mg->pool, 1 + jobserver_take(most - 1), most, &leave);
  else pool_use(mg->pool, most, most, NULL);
  return pool_threads(mg->pool) > 1;
}
/* Passes of modules run on one thread: others may have the tokens meanwhile. */
static void parallel_done(const Manager *mg) {
  if (mg->o->jobserver) jobserver_give_back();
}

/* What tasks changed, known to the module afterwards. */
static void stage_facts(Manager *mg, Change ch) {
  if (ch & (CH_ATTR | CH_CALL)) mg->m->facts_stage++;
}

static bool run_ok(const Manager *mg) { return !mg->r->errors && !mg->r->failed; }

static void stage_functions(Manager *mg, const PipeNode *n) {
  Module *m = mg->m;
  VEC(Glob) fn = {0};
  uint64_t work = 0;
  FOR_EACH_FN(m, g) {
    vec_push(&fn, g);
    work += glob(m, g)->fn->nlive;
  }
  Stage s = {.mg = mg, .n = n, .fn = fn.p, .task = mem_alloc((fn.n + 1) * sizeof(Task))};
  Change ch = CH_NONE;
  if (go_parallel(mg, work * count_passes(n->child), fn.n)) {
    uint64_t *size = mem_alloc((fn.n + 1) * sizeof *size);
    for (uint32_t i = 0; i < fn.n; i++) size[i] = glob(m, fn.p[i])->fn->nlive;
    uint32_t *order = work_order(mg, size, fn.n);
    mod_set_parallel(m, true);
    pool_run(mg->pool, fn.n, order, function_task, &s);
    parallel_done(mg);
    mod_set_parallel(m, false);
    mem_free(order);
    mem_free(size);
    for (uint32_t i = 0; i < fn.n; i++) {
      ch |= s.task[i].changed;
      task_settle(mg, &s.task[i]);
    }
  } else
    for (uint32_t i = 0; i < fn.n; i++) {
      function_task(&s, i, 0);
      ch |= s.task[i].changed;
      task_settle(mg, &s.task[i]);
    }
  barrier(mg);
  stage_facts(mg, ch);
  mem_free(s.task);
  vec_free(&fn);
}

/* Who waits for whom among components. Beside the edges of the graph: a component where calls may appear that have no
 * edge (CG_INDIRECT) sees those whose function may be called then (CG_TAKEN) as with one thread, done where they come
 * before it and untouched where they come after. Runs of the one and of the other kind take turns in the order of
 * components; between two runs stands an item with nothing to do, numbered from nscc, that waits for the one run and
 * is waited for by the next. */
typedef struct Waits {
  uint32_t n, *wait, *first, *after;
} Waits;
typedef struct Wait {
  uint32_t before, after;
} Wait;

static Waits waits_make(const CallGraph *cg) {
  VEC(Wait) w = {0};
  uint32_t gates = 0;
  uint8_t kind = 0;
  for (uint32_t i = 0; i < cg->nscc; i++) {
    for (uint32_t k = cg->rdep[i]; k < cg->rdep[i + 1]; k++) vec_push(&w, ((Wait){i, cg->rdep_to[k]}));
    uint8_t p = cg->pointers[i];
    if (!p) continue;
    if (kind && (p != kind || p == (CG_INDIRECT | CG_TAKEN))) {
      if (gates) vec_push(&w, ((Wait){cg->nscc + gates - 1, cg->nscc + gates}));
      gates++;
    }
    kind = p;
  }
  uint32_t gate = 0;
  kind = 0;
  for (uint32_t i = 0; i < cg->nscc && gates; i++) {
    uint8_t p = cg->pointers[i];
    if (!p) continue;
    if (kind && (p != kind || p == (CG_INDIRECT | CG_TAKEN))) gate++;
    if (gate) vec_push(&w, ((Wait){cg->nscc + gate - 1, i}));
    if (gate < gates) vec_push(&w, ((Wait){i, cg->nscc + gate}));
    kind = p;
  }
  Waits r = {.n = cg->nscc + gates};
  r.wait = mem_zalloc((r.n + 1) * sizeof *r.wait);
  r.first = mem_zalloc((r.n + 2) * sizeof *r.first);
  r.after = mem_alloc((w.n + 1) * sizeof *r.after);
  for (uint32_t k = 0; k < w.n; k++) r.wait[w.p[k].after]++, r.first[w.p[k].before + 2]++;
  for (uint32_t i = 2; i <= r.n + 1; i++) r.first[i] += r.first[i - 1];
  for (uint32_t k = 0; k < w.n; k++) r.after[r.first[w.p[k].before + 1]++] = w.p[k].after;
  vec_free(&w);
  return r;
}

/* Components in the order in which they should start: those first behind which the longest way to the end lies. */
static uint32_t *component_order(const Manager *mg, const CallGraph *cg, uint64_t *size) {
  for (uint32_t i = cg->nscc; i-- > 0;) { /* callers have larger numbers */
    uint64_t behind = 0;
    for (uint32_t k = cg->rdep[i]; k < cg->rdep[i + 1]; k++) behind = u64_max(behind, size[cg->rdep_to[k]]);
    size[i] += behind;
  }
  return work_order(mg, size, cg->nscc);
}

static void stage_components(Manager *mg, const PipeNode *n) {
  Module *m = mg->m;
  CallGraph *cg = callgraph_new(m);
  Stage s = {.mg = mg, .n = n, .cg = cg, .task = mem_alloc((cg->nscc + 1) * sizeof(Task)), .facts = m->facts_stage};
  uint64_t work = 0, *size = mem_zalloc((cg->nscc + 1) * sizeof *size);
  for (uint32_t i = 0; i < cg->nscc; i++) {
    for (uint32_t k = cg->scc_first[i]; k < cg->scc_first[i + 1]; k++) size[i] += glob(m, cg->scc_fn[k])->fn->nlive;
    work += size[i];
  }
  m->components = true;
  if (go_parallel(mg, work * count_passes(n->child), cg->nscc)) {
    Waits w = waits_make(cg);
    uint32_t *order = component_order(mg, cg, size), *rank = mem_zalloc((w.n + 1) * sizeof *rank);
    for (uint32_t i = 0; i < cg->nscc; i++) rank[order[i]] = i;
    mod_set_parallel(m, true);
    pool_run_dag(mg->pool, w.n, rank, w.wait, w.first, w.after, scc_task, &s);
    parallel_done(mg);
    mod_set_parallel(m, false);
    mem_free(order), mem_free(rank), mem_free(w.wait), mem_free(w.first), mem_free(w.after);
  } else
    for (uint32_t i = 0; i < cg->nscc; i++) scc_task(&s, i, 0);
  m->components = false;
  Change ch = CH_NONE;
  for (uint32_t i = 0; i < cg->nscc; i++) {
    ch |= s.task[i].changed;
    task_settle(mg, &s.task[i]);
  }
  barrier(mg);
  mg->module_changed |= ch != CH_NONE;
  stage_facts(mg, ch);
  mem_free(size);
  mem_free(s.task);
  callgraph_free(cg);
}

/* ---- parts of a module pass ---- */
typedef struct Parts {
  const PassRun *whole;
  Task *done;
  PassPart *part;
  void *data;
} Parts;

static void part_task(void *ctx, uint32_t i, uint32_t worker) {
  const Parts *p = ctx;
  Worker *w = &p->whole->mg->worker[worker];
  PassRun *r = &w->run;
  run_init(r, p->whole->mg, w, p->whole->task);
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    run_part(r, p->whole, i, p->part, p->data);
    fail_leave(&fr);
  } else task_failed(r, &fr);
  task_done(&p->done[i], r);
}

void pass_parts(PassCtx *px, uint32_t n, const uint64_t *size, PassPart *part, void *data) {
  PassRun *whole = px->run;
  Manager *mg = whole->mg;
  uint64_t work = 0;
  for (uint32_t i = 0; i < n; i++) work += size[i];
  Parts p = {whole, ARENA_ARRAY(px->scratch, Task, n + 1), part, data};
  if (go_parallel(mg, work, n)) {
    uint32_t *order = work_order(mg, size, n);
    mod_set_parallel(mg->m, true);
    pool_run(mg->pool, n, order, part_task, &p);
    parallel_done(mg);
    mod_set_parallel(mg->m, false);
    mem_free(order);
  } else
    for (uint32_t i = 0; i < n; i++) part_task(&p, i, 0);
  for (uint32_t i = 0; i < n; i++) task_settle(mg, &p.done[i]);
  whole->stop |= mg->r->failed;
}

static void stage_module_pass(Manager *mg, const PipeNode *n) {
  PassRun r;
  run_init(&r, mg, mg->worker, 0);
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    if (n->kind == PIPE_PRINT) run_print_analysis(&r, n, NULL);
    else if (n->kind == PIPE_PASS) run_module_pass(&r, n);
    fail_leave(&fr);
  } else task_failed(&r, &fr);
  mg->module_changed |= r.changed != CH_NONE;
  stage_facts(mg, r.changed);
  run_settle(mg, &r);
  barrier(mg);
}

static void run_module_list(Manager *mg, const PipeNode *n) {
  for (; n && run_ok(mg); n = n->next) switch ((PipeKind)n->kind) {
    case PIPE_SEQ:
      if (n->inner == LV_MODULE) run_module_list(mg, n->child);
      else if (n->inner == LV_CGSCC) stage_components(mg, n);
      else stage_functions(mg, n);
      break;
    case PIPE_REPEAT:
      for (int64_t i = 0; i < n->n && run_ok(mg); i++) run_module_list(mg, n->child);
      break;
    case PIPE_PASS:
    case PIPE_PRINT: stage_module_pass(mg, n); break;
    case PIPE_DEVIRT:
    case PIPE_VERIFY: break; /* of functions only */
    case PIPE_REQUIRE:
      if (n->analysis == ANR_GLOBALS_AA) globals_aa_build(mg->m);
      break; /* the others are built when asked for */
    case PIPE_INVALIDATE:
      if (n->analysis == ANR_GLOBALS_AA || n->analysis == ANR_COUNT) globals_aa_drop(mg->m);
      break;
    }
}

/* The last look: what changed since the input was verified. */
typedef struct Epochs {
  uint64_t cfg, val, mem;
} Epochs;

static void verify_end(Manager *mg, const Epochs *at, uint32_t nat) {
  Module *m = mg->m;
  PassRun r;
  run_init(&r, mg, mg->worker, 0);
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    if (mg->module_changed) verify_module(m, &r.diag, "the whole pipeline");
    else
      FOR_EACH_FN(m, g) {
        const Fn *f = glob(m, g)->fn;
        if ((uint32_t)g < nat && at[g].cfg == f->ep_cfg && at[g].val == f->ep_val && at[g].mem == f->ep_mem) continue;
        verify_fn(glob(m, g)->fn, &r.diag, "the whole pipeline");
      }
    diag_finish(&r.diag);
    sb_put(&r.err, r.diag.text.p, r.diag.text.n);
    fail_leave(&fr);
  } else task_failed(&r, &fr);
  run_settle(mg, &r);
}

static void manager_free(Manager *mg) {
  mem_free(mg->m->ctx->caps);
  mg->m->ctx->caps = NULL;
  pool_free(mg->pool);
  for (unsigned i = 0; i < mg->nworkers; i++) {
    arena_free(&mg->worker[i].scratch);
    mem_free(mg->worker[i].time);
    mem_free(mg->worker[i].rules.hits);
  }
  mem_free(mg->worker);
  for (int k = 0; k < 3; k++) ere_free(&mg->re[k]);
}

bool pipeline_run(Module *m, const Pipeline *p, const RunOptions *o, RunResult *res) {
  memset(res, 0, sizeof *res);
  Manager mg = {.m = m, .p = p, .o = o, .r = res, .nworkers = 1};
  mg.worker = mem_zalloc(u32_max(o->threads, 1) * sizeof *mg.worker); /* they stay where they are: passes point there */
  mg.rules_left = o->rule_limit;
  if (o->stats) m->ctx->caps = mem_zalloc(sizeof *m->ctx->caps);
  rules_init(&mg, &mg.worker[0]);
  if (o->time_passes) mg.worker[0].time = mem_zalloc((p->nconfig + 1) * sizeof(PassTime));
  for (int k = 0; k < 3; k++) {
    if (!o->remarks[k].p) continue;
    mg.has_re[k] = !ere_compile(&mg.re[k], o->remarks[k]);
    mg.has_remarks |= mg.has_re[k];
  }
  mg.has_remarks |= o->remarks_yaml;
  mg.watch = o->print_before_all || o->print_after_all || o->print_before.n || o->print_after.n || o->print_changed;
  mg.skip = !o->no_skip && !mg.has_remarks;
  for (uint32_t i = 0; i < verify_knob_count; i++)
    if (knob_bool(o->knobs, verify_knob[i].knob)) mg.verify_analyses |= (uint64_t)1 << verify_knob[i].row;
  mg.verify_claims = knob_bool(o->knobs, KNOB_VERIFY_PASS_CLAIMS);
  bool changes = false; /* a pass stands in the pipeline that may change something */
  for (uint32_t i = 0; i < p->configs.n; i++) changes |= p->configs.p[i] && !pass_is_service(p->configs.p[i]->pass);
  uint32_t nat = o->verify_end && changes ? m->glob.n : 0;
  Epochs *at = mem_alloc((nat + 1) * sizeof *at);
  for (uint32_t g = 1; g < nat; g++) {
    const Fn *f = m->glob.p[g].fn;
    at[g] = f ? (Epochs){f->ep_cfg, f->ep_val, f->ep_mem} : (Epochs){0, 0, 0};
  }
  if (o->print_changed == PRINT_CHANGED_FULL || o->print_changed == PRINT_CHANGED_DIFF) {
    StrBuf s = {0};
    sb_lit(&s, "*** IR Dump At Start ***\n");
    ir_print(m, &s);
    if (o->err) o->err(o->user, DIAG_NOTE, s.p, s.n);
    sb_free(&s);
  }
  run_module_list(&mg, p->first);
  if (o->verify_end && changes && run_ok(&mg)) verify_end(&mg, at, nat);
  mem_free(at);
  report_aa_eval(&mg, &res->report);
  if (o->time_passes) report_times(&mg, &res->report);
  if (o->stats) report_stats(&mg, &res->report);
  manager_free(&mg);
  return run_ok(&mg);
}

void run_result_free(RunResult *r) {
  sb_free(&r->yaml);
  sb_free(&r->report);
  sb_free(&r->fail_pass);
  sb_free(&r->fail_fn);
  sb_free(&r->fail_ins);
}
