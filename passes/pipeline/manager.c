/* manager.c: runs the passes of a pipeline on one function, component or module: skip rule, verification, prints,
 * bisection, timing.
 *
 * Skip rule: a function remembers, for every (pass, options) of the pipeline, the epochs and the facts stage at which
 * it last changed nothing, and the pass is not run again while they hold. Repetition of remarks must not depend on
 * that rule, so that with a listener for remarks nothing is skipped. */
#include "ir/text/text.h"
#include "ir/verify/verify.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pass_id.h"
#include "passes/pipeline/manager.h"
#include "passes/stat.h"
#include "support/hash.h"
#include "support/timer.h"
#include <stdio.h>

#ifdef NVOPT_CHECKED
static const bool checked_build = true;
#else
static const bool checked_build = false;
#endif

static _Thread_local const char *current_pass;
static _Thread_local Str current_fn;
const char *run_current_pass(void) { return current_pass; }
Str run_current_fn(void) { return current_fn; }

void run_init(PassRun *r, Manager *mg, Worker *w, uint32_t task) {
  memset(r, 0, sizeof *r);
  r->mg = mg;
  r->w = w;
  r->task = task;
  r->facts = (uint64_t)mg->m->facts_stage * 2;
  r->diag.max_errors = mg->m->ctx->diag.max_errors;
}

void run_free(PassRun *r) {
  sb_free(&r->err);
  sb_free(&r->yaml);
  diag_free(&r->diag);
  mem_free(r->fail_text);
  hotness_drop(r);
}

void pass_at_barrier(PassCtx *px, PassAtBarrierFn *fn, void *data) {
  Worker *w = px->run->w;
  vec_push(&w->barrier, ((AtBarrier){px->run->task, w->barrier.n, px->id, px->opt, fn, data}));
}

PassCtx pass_ctx(PassRun *r, PassId id, const int64_t *opt) {
  return (PassCtx){.opt = opt,
                   .scratch = &r->w->scratch,
                   .knobs = r->mg->o->knobs,
                   .stats = r->w->stats,
                   .rules = &r->w->rules,
                   .remarks = r->mg->has_remarks,
                   .err = &r->err,
                   .diag = &r->diag,
                   .pass = pass_info[id].name,
                   .id = (uint16_t)id,
                   .run = r};
}

/* ---- small passes that belong to the manager ---- */

Change pass_no_op_module(Module *m, PassCtx *px) {
  (void)m, (void)px;
  return CH_NONE;
}
Change pass_no_op_cgscc(Scc *scc, PassCtx *px) {
  (void)scc, (void)px;
  return CH_NONE;
}
Change pass_no_op_function(Fn *f, PassCtx *px) {
  (void)f, (void)px;
  return CH_NONE;
}
Change pass_no_op_loop(LoopCtx *lc, PassCtx *px) {
  (void)lc, (void)px;
  return CH_NONE;
}
/* What was verified when it was read and what nothing has touched since is sound. */
static bool is_verified(const PassCtx *px) {
  const Manager *mg = px->run->mg;
  return mg->o->input_verified && !__atomic_load_n(&mg->touched, __ATOMIC_RELAXED);
}
Change pass_verify_module(Module *m, PassCtx *px) {
  if (!is_verified(px)) verify_module(m, px->diag, NULL);
  return CH_NONE;
}
Change pass_verify_fn(Fn *f, PassCtx *px) {
  if (!is_verified(px)) verify_fn(f, px->diag, NULL);
  return CH_NONE;
}
Change pass_print_module(Module *m, PassCtx *px) {
  ir_print(m, px->err);
  return CH_NONE;
}
Change pass_print_fn(Fn *f, PassCtx *px) {
  if (!filter_has(px->run->mg->o->filter_funcs, fn_glob(f)->name)) return CH_NONE;
  ir_print_fn(f, px->err);
  return CH_NONE;
}
/* Neither counted by bisection nor skipped when nothing changed. */
static bool is_print(PassId id) { return (pass_info[id].properties & PP_PRINTS) != 0; }

/* Whether a comma-separated list names `name`; an empty list names all. */
bool filter_has(Str list, Str name) {
  if (!list.n) return true;
  for (uint32_t i = 0; i <= list.n;) {
    uint32_t e = i;
    while (e < list.n && list.p[e] != ',') e++;
    if (str_eq((Str){list.p + i, e - i}, name) || (e - i == 1 && list.p[i] == '*')) return true;
    i = e + 1;
  }
  return false;
}

/* ---- what a pass execution works on ---- */

typedef struct Unit { /* one of: the module (both NULL), a component, a function */
  Fn *f;
  Scc *scc;
  LoopCtx *lc; /* NULL: the whole function */
  Blk header;  /* of the loop: may be gone after the pass */
} Unit;

static void unit_name(const Manager *mg, Unit u, StrBuf *out) {
  if (u.f) {
    Str n = fn_glob(u.f)->name;
    if (u.lc) {
      sb_lit(out, "loop ");
      if (u.f->blk[u.header].first) ir_print_blk_ref(u.f, u.header, out);
      sb_lit(out, " in function ");
    }
    sb_str(out, n);
  } else if (u.scc) {
    sb_ch(out, '(');
    for (uint32_t i = 0; i < u.scc->n; i++) {
      if (i) sb_lit(out, ", ");
      sb_str(out, glob(mg->m, u.scc->fn[i])->name);
    }
    sb_ch(out, ')');
  } else sb_lit(out, "[module]");
}

/* The text of the unit as -print-after shows it; respects -filter-print-funcs. */
static void unit_print(const Manager *mg, Unit u, StrBuf *out) {
  Str filter = mg->o->filter_funcs;
  if (mg->o->print_module_scope || (!u.f && !u.scc && !filter.n)) {
    ir_print(mg->m, out);
    return;
  }
  if (u.f) ir_print_fn(u.f, out);
  else if (u.scc) {
    for (uint32_t i = 0; i < u.scc->n; i++)
      if (glob(mg->m, u.scc->fn[i])->fn && filter_has(filter, glob(mg->m, u.scc->fn[i])->name))
        ir_print_fn(glob(mg->m, u.scc->fn[i])->fn, out);
  } else
    FOR_EACH_FN(mg->m, g)
      if (filter_has(filter, glob(mg->m, g)->name)) ir_print_fn(glob(mg->m, g)->fn, out);
}

static bool unit_shown(const Manager *mg, Unit u) {
  if (u.f) return filter_has(mg->o->filter_funcs, fn_glob(u.f)->name);
  if (!u.scc) return true;
  for (uint32_t i = 0; i < u.scc->n; i++)
    if (filter_has(mg->o->filter_funcs, glob(mg->m, u.scc->fn[i])->name)) return true;
  return false;
}

static void dump(PassRun *r, const char *when, const PipeNode *n, Unit u, const char *lead) {
  sb_fmt(&r->err, "%s*** IR Dump %s %s on ", lead, when, n->name);
  unit_name(r->mg, u, &r->err);
  sb_lit(&r->err, " ***\n");
  unit_print(r->mg, u, &r->err);
}

static void show_before(PassRun *r, const PipeNode *n, Unit u, StrBuf *old) {
  const RunOptions *o = r->mg->o;
  if (!unit_shown(r->mg, u)) return;
  if (o->print_before_all || (o->print_before.n && filter_has(o->print_before, str_of(n->name))))
    dump(r, "Before", n, u, "; ");
  if (o->print_changed) unit_print(r->mg, u, old);
}

static void show_after(PassRun *r, const PipeNode *n, Unit u, Change ch, StrBuf *old) {
  const RunOptions *o = r->mg->o;
  if (!unit_shown(r->mg, u)) return;
  if (o->print_after_all || (o->print_after.n && filter_has(o->print_after, str_of(n->name))))
    dump(r, "After", n, u, "; ");
  if (!o->print_changed || is_print(n->pass)) return;
  StrBuf now = {0};
  if (ch) unit_print(r->mg, u, &now);
  bool same = !ch || (now.n == old->n && memcmp(now.p, old->p, now.n) == 0);
  if (!same) {
    sb_fmt(&r->err, "*** IR Dump After %s on ", n->name);
    unit_name(r->mg, u, &r->err);
    sb_lit(&r->err, " ***\n");
    if (o->print_changed == PRINT_CHANGED_DIFF || o->print_changed == PRINT_CHANGED_DIFF_QUIET)
      diff_lines((Str){old->p, (uint32_t)old->n}, (Str){now.p, (uint32_t)now.n}, &r->err);
    else sb_put(&r->err, now.p, now.n);
    sb_ch(&r->err, '\n');
  } else if (o->print_changed == PRINT_CHANGED_FULL || o->print_changed == PRINT_CHANGED_DIFF) {
    sb_fmt(&r->err, "*** IR Dump After %s on ", n->name);
    unit_name(r->mg, u, &r->err);
    sb_lit(&r->err, " omitted because no change ***\n");
  }
  sb_free(&now);
}

/* ---- checked mode: proof of "unchanged" ---- */

static uint64_t mix(uint64_t h, const void *p, size_t n) { return hash_mix(h, hash_bytes(p, n)); }
/* Side arrays may have grown: that zeros stand at the end now where nothing stood before means the same. */
static size_t bytes_set(const void *p, size_t n) {
  const unsigned char *c = p;
  while (n && !c[n - 1]) n--;
  return n;
}
/* Everything of a function that an unchanged function keeps: records, operands, use order, edges, names, attachments.
 */
uint64_t fn_hash(const Fn *f) {
  uint64_t h = mix(0, f->ins, f->nins * sizeof *f->ins);
  h = mix(h, f->opnd, f->nopnd * sizeof *f->opnd);
  h = mix(h, f->link, f->nopnd * sizeof *f->link);
  h = mix(h, f->blk, f->nblk * sizeof *f->blk);
  h = mix(h, f->succ, f->nsucc * sizeof *f->succ);
  h = mix(h, f->pred, f->npred * sizeof *f->pred);
  h = mix(h, f->words.p, f->words.n * sizeof *f->words.p);
  h = mix(h, f->calls.p, f->calls.n * sizeof *f->calls.p);
  h = mix(h, f->rare->dbgrec.p, f->rare->dbgrec.n * sizeof *f->rare->dbgrec.p);
  h = mix(h, f->rare->own_names.p, f->rare->own_names.n);
#define SIDE(a, cap) h = f->a ? mix(h, f->a, bytes_set(f->a, f->cap * sizeof *f->a)) : h
  SIDE(aux, cap_aux);
  SIDE(rare->md, rare->cap_md);
  SIDE(rare->dbg, rare->cap_dbg);
  SIDE(name, cap_name);
  SIDE(rare->dbg_use, rare->cap_dbg_use);
  SIDE(rare->dbg_at, rare->cap_dbg_at);
  SIDE(blk_name, cap_blk_name);
  SIDE(rare->dbg_end, rare->cap_dbg_end);
#undef SIDE
  h = mix(h, &fn_glob(f)->fattrs, sizeof fn_glob(f)->fattrs);
  return h;
}

/* ---- one execution ---- */

/* False when bisection says no. Numbers are those of one thread: with bisection there is only one. */
static bool bisect_go(PassRun *r, const PipeNode *n, Unit u) {
  Manager *mg = r->mg;
  if (!mg->o->bisect || pass_is_service(n->pass)) return true;
  uint64_t k = ++mg->bisect_n;
  bool go = mg->o->bisect_limit < 0 || k <= (uint64_t)mg->o->bisect_limit;
  sb_fmt(&r->err, "BISECT: %srunning pass (%llu) %s on ", go ? "" : "NOT ", (unsigned long long)k, n->name);
  unit_name(mg, u, &r->err);
  sb_ch(&r->err, '\n');
  return go;
}

/* Moves what a pass said through the sink to the task's text; stops the task when it was an error. */
static void take_diag(PassRun *r, const char *after) {
  diag_finish(&r->diag);
  if (r->diag.text.n) {
    sb_put(&r->err, r->diag.text.p, r->diag.text.n);
    diag_clear(&r->diag);
  }
  if (!r->diag.errors || r->stop) return;
  r->stop = true;
  if (after) sb_fmt(&r->err, "nvopt: error: the IR is broken after pass '%s'\n", after);
}

/* Compares the analyses that are there with ones made afresh (verifiers of analyses.def). */
static void verify_analysis(PassRun *r, Fn *f, unsigned row, const char *after) {
  const AnalysisInfo *a = &analysis_info[row];
  if (!a->verify || a->verify(f, !after, &r->err)) return;
  r->stop = true;
  r->diag.errors++;
  sb_fmt(&r->err, "nvopt: error: analysis '%s' of function '%.*s' is wrong", a->name, (int)fn_glob(f)->name.n,
         fn_glob(f)->name.p);
  if (after) sb_fmt(&r->err, " after pass '%s'", after);
  sb_ch(&r->err, '\n');
}
static void verify_analyses(PassRun *r, Fn *f, const char *after) {
  for (uint64_t rows = r->mg->verify_analyses; rows && !r->stop; rows &= rows - 1)
    verify_analysis(r, f, (unsigned)__builtin_ctzll(rows), after);
}

static uint32_t unit_size(const Manager *mg, Unit u) {
  if (u.f) return u.f->nlive;
  uint32_t n = 0;
  if (u.scc) {
    for (uint32_t i = 0; i < u.scc->n; i++)
      n += glob(mg->m, u.scc->fn[i])->fn ? glob(mg->m, u.scc->fn[i])->fn->nlive : 0;
    return n;
  }
  FOR_EACH_FN(mg->m, g) n += glob(mg->m, g)->fn->nlive;
  return n;
}

/* i: PipeNode.again. NULL: the pass runs once, nobody will ask. */
static LastClean *clean_of(PassRun *r, Fn *f, uint32_t i) {
  uint32_t n = r->mg->p->nagain;
  if (!i) return NULL;
  if (f->nclean < n) {
    f->clean = mem_realloc(f->clean, n * sizeof *f->clean);
    memset(f->clean + f->nclean, 0, (n - f->nclean) * sizeof *f->clean);
    f->nclean = n & ((1u << 29) - 1);
  }
  return &f->clean[i - 1];
}

static LastClean clean_now(const PassRun *r, const Fn *f, Change ch) {
  return (LastClean){(uint32_t)f->ep_cfg, (uint32_t)f->ep_val, (uint32_t)f->ep_mem, CLEAN_FACTS(r->facts), true,
                     ch == CH_NONE};
}
/* PassCtx.since, told by c, and its new_facts and new_ways. */
static uint32_t looked_at(const PassRun *r, const Fn *f, const LastClean *c, bool *new_facts, bool *new_ways) {
  *new_facts = c && c->facts != CLEAN_FACTS(r->facts);
  *new_ways = c && c->cfg != (uint32_t)f->ep_cfg;
  bool partly = c && c->ran && !r->mg->o->full_sweep && f->ep_val < UINT32_MAX;
  return partly ? c->val : 0;
}

/* Function and loop passes leave an optnone function as it is (LangRef, "optnone"); those that only look run. */
static bool left_alone(const PipeNode *n, Unit u) {
  if (!u.f || !attrlist_fn_has(u.f->m, fn_glob(u.f)->fattrs, ATTR_OPTNONE)) return false;
  return !(pass_info[n->pass].properties & (PP_SERVICE | PP_ON_OPTNONE));
}

/* Runs one pass on one unit: everything around the call. */
static Change execute(PassRun *r, const PipeNode *n, Unit u) {
  Manager *mg = r->mg;
  const RunOptions *o = mg->o;
  const PassInfo *pi = &pass_info[n->pass];
  if (r->stop || left_alone(n, u)) return CH_NONE;
  PassTime *t = r->w->time ? &r->w->time[n->config] : NULL;
  StrBuf old = {0};
  if (mg->watch && !is_print(n->pass)) show_before(r, n, u, &old);
  if (!bisect_go(r, n, u)) {
    if (mg->watch) show_after(r, n, u, CH_NONE, &old);
    sb_free(&old);
    return CH_NONE;
  }
  unsigned requires = u.lc ? pi->requires & REQ_MEMSSA
                           : pi->requires; /* the adaptor has brought the forms of loops about */
  Change ch = u.f && requires ? forms_make(r, u.f, requires) : CH_NONE;
  LastClean *c = pi->level == LV_FUNCTION && !is_print(n->pass) ? clean_of(r, u.f, mg->p->configs.p[n->config]->again)
                                                                : NULL;
  Fn *f = u.f;
  if (mg->skip && c && c->valid && c->cfg == (uint32_t)f->ep_cfg && c->val == (uint32_t)f->ep_val &&
      c->mem == (uint32_t)f->ep_mem && c->facts == CLEAN_FACTS(r->facts)) {
    r->w->stats[ST_PM_SKIPS]++;
    if (t) t->skipped++;
    if (o->debug_pm) {
      sb_fmt(&r->err, "Skipping pass: %s on ", n->name);
      unit_name(mg, u, &r->err);
      sb_lit(&r->err, " (unchanged since it last found nothing to do)\n");
    }
  } else {
    if (!pass_is_service(n->pass) && !__atomic_load_n(&mg->touched, __ATOMIC_RELAXED))
      __atomic_store_n(&mg->touched, true, __ATOMIC_RELAXED); /* written once: all workers read that line */
    if (o->debug_pm) {
      sb_fmt(&r->err, "Running pass: %s on ", n->name);
      unit_name(mg, u, &r->err);
      uint32_t size = unit_size(mg, u);
      if (u.f) sb_fmt(&r->err, " (%u instruction%s)", size, size == 1 ? "" : "s");
      sb_ch(&r->err, '\n');
    }
    bool prove = (o->checked || checked_build) && f && !u.lc;
    Claims claims = {0};
    if (f && pi->keeps && (mg->verify_claims || prove)) claims = claims_before(pi, f, mg->verify_claims);
    uint64_t hash = prove ? fn_hash(f) : 0, start = 0;
    LastClean *s = f && pi->properties & PP_SIMPLIFIES ? clean_of(r, f, mg->p->simplified) : NULL;
    if (!u.lc) hotness_take(r, f, u.scc); /* of loops: loop_adaptor */
    r->px = pass_ctx(r, n->pass, n->opt);
    r->px.since = looked_at(r, f, c, &r->px.new_facts, &r->px.new_ways);
    r->px.simplified = looked_at(r, f, s, &r->px.simplified_facts, &r->px.simplified_ways);
    r->fn = f;
    current_pass = n->name;
    current_fn = f ? fn_glob(f)->name : (Str){NULL, 0};
    ArenaMark mark = arena_mark(&r->w->scratch);
    if (t) {
      t->visited += unit_size(mg, u);
      start = time_thread();
    }
    switch (pi->level) {
    case LV_MODULE: ch = pi->module(mg->m, &r->px); break;
    case LV_CGSCC: ch = pi->cgscc(u.scc, &r->px); break;
    case LV_FUNCTION: ch = pi->function(f, &r->px); break;
    case LV_LOOP:
    case LV_LOOPMSSA: ch = pi->loop(u.lc, &r->px); break;
    }
    if (t) {
      t->ns += time_thread() - start;
      t->runs++;
      t->changed += ch != CH_NONE;
    }
    arena_release(&r->w->scratch, mark);
    r->w->stats[ST_PM_RUNS]++;
    const char *broken = claims.held ? claims_broken(&claims, f, &r->err) : NULL;
    if (broken) BUG("pass '%s' claims to keep %s (passes.def), but it did not", n->name, broken);
    if (pi->keeps == KEEP_ALL && ch)
      BUG("pass '%s' claims to change nothing (passes.def), but it says that it did", n->name);
    if (prove && !ch && fn_hash(f) != hash) BUG("pass '%s' said that it changed nothing, but it did", n->name);
    if (c) *c = clean_now(r, f, ch);
    if (s) *s = clean_now(r, f, ch);
    r->changed |= ch;
    take_diag(r, NULL);
    if (o->verify_each && !pass_is_service(n->pass) && !r->stop) {
      if (f) verify_fn(f, &r->diag, n->name);
      else if (u.scc) {
        for (uint32_t i = 0; i < u.scc->n; i++)
          if (glob(mg->m, u.scc->fn[i])->fn) verify_fn(glob(mg->m, u.scc->fn[i])->fn, &r->diag, n->name);
      } else verify_module(mg->m, &r->diag, n->name);
      take_diag(r, n->name);
    }
    if (mg->verify_analyses && !r->stop) {
      if (f) verify_analyses(r, f, n->name);
      else if (u.scc) {
        for (uint32_t i = 0; i < u.scc->n; i++)
          if (glob(mg->m, u.scc->fn[i])->fn) verify_analyses(r, glob(mg->m, u.scc->fn[i])->fn, n->name);
      } else
        FOR_EACH_FN(mg->m, g) verify_analyses(r, glob(mg->m, g)->fn, n->name);
    }
    current_pass = NULL;
  }
  if (mg->watch && !is_print(n->pass)) show_after(r, n, u, ch, &old);
  sb_free(&old);
  return ch;
}

void run_part(PassRun *r, const PassRun *whole, uint32_t i, PassPart *part, void *data) {
  r->px = pass_ctx(r, (PassId)whole->px.id, whole->px.opt);
  current_pass = r->px.pass;
  PassTime *t = r->w->time && r->w != whole->w ? &r->w->time[whole->config] : NULL; /* else whole's clock runs */
  uint64_t start = t ? time_thread() : 0;
  ArenaMark mark = arena_mark(&r->w->scratch);
  part(i, &r->px, data);
  arena_release(&r->w->scratch, mark);
  if (t) t->ns += time_thread() - start;
}

Change run_module_pass(PassRun *r, const PipeNode *n) {
  r->config = n->config;
  return execute(r, n, (Unit){0});
}
Change run_loop_pass(PassRun *r, const PipeNode *n, LoopCtx *lc) {
  return execute(r, n, (Unit){.f = lc->f, .lc = lc, .header = lc_header(lc)});
}

void run_print_analysis(PassRun *r, const PipeNode *n, Fn *f) {
  const AnalysisInfo *a = &analysis_info[n->analysis];
  PrintFunctionFn *print = n->n ? print_variant[n->n - 1].print_fn : a->print_fn;
  if (f && print && filter_has(r->mg->o->filter_funcs, fn_glob(f)->name)) print(f, &r->err);
  if (!f && a->print_module) a->print_module(r->mg->m, &r->err);
}

Change run_fn_list(PassRun *r, const PipeNode *n, Fn *f) {
  Change ch = CH_NONE;
  for (; n && !r->stop; n = n->next) switch ((PipeKind)n->kind) {
    case PIPE_PASS: ch |= execute(r, n, (Unit){.f = f}); break;
    case PIPE_SEQ:
      ch |= n->inner == LV_FUNCTION ? run_fn_list(r, n->child, f)
                                    : loop_adaptor(r, n->child, f, n->inner == LV_LOOPMSSA);
      break;
    case PIPE_REPEAT:
      for (int64_t i = 0; i < n->n; i++) ch |= run_fn_list(r, n->child, f);
      break;
    case PIPE_PRINT: run_print_analysis(r, n, f); break;
    case PIPE_VERIFY: verify_analysis(r, f, n->analysis, NULL); break;
    case PIPE_DEVIRT: break;
    case PIPE_REQUIRE:
      if (analysis_build[n->analysis]) analysis_build[n->analysis](f);
      break;
    case PIPE_INVALIDATE:
      if (n->analysis == ANR_COUNT || analysis_build[n->analysis]) fn_drop_analyses(f);
      break;
    }
  return ch;
}

/* Calls through pointers in the component. */
static uint64_t indirect_calls(const Manager *mg, const Scc *scc) {
  uint64_t n = 0;
  for (uint32_t i = 0; i < scc->n; i++) {
    const Fn *f = glob(mg->m, scc->fn[i])->fn;
    if (!f) continue;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v) n += is_call(f, v) && val_is_local(callee(f, v));
  }
  return n;
}

Change run_scc_list(PassRun *r, const PipeNode *n, Scc *scc) {
  Change ch = CH_NONE;
  for (; n && !r->stop; n = n->next) switch ((PipeKind)n->kind) {
    case PIPE_PASS: ch |= execute(r, n, (Unit){.scc = scc}); break;
    case PIPE_SEQ:
      if (n->inner == LV_CGSCC) ch |= run_scc_list(r, n->child, scc);
      else
        for (uint32_t i = 0; i < scc->n; i++)
          if (glob(r->mg->m, scc->fn[i])->fn) ch |= run_fn_list(r, n->child, glob(r->mg->m, scc->fn[i])->fn);
      break;
    case PIPE_REPEAT:
      for (int64_t i = 0; i < n->n; i++) ch |= run_scc_list(r, n->child, scc);
      break;
    case PIPE_DEVIRT:
      for (int64_t i = 0; i <= n->n && !r->stop; i++) {
        uint64_t before = indirect_calls(r->mg, scc);
        ch |= run_scc_list(r, n->child, scc);
        if (!before || indirect_calls(r->mg, scc) >= before) break;
      }
      break;
    case PIPE_PRINT:
    case PIPE_REQUIRE:
    case PIPE_VERIFY: /* of functions only: the adaptor around it has taken it there */
    case PIPE_INVALIDATE: break;
    }
  return ch;
}
