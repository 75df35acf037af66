/* instance.c: the embedding interface (contract in nvopt.h). Every entry point has a frame that catches failures. */
#include "ir/text/text.h"
#include "ir/text/version.h"
#include "ir/verify/verify.h"
#include "src/instance.h"
#include "support/knob.h"
#include "support/pool.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

_Static_assert((int)NVOPT_NOTE == (int)DIAG_NOTE && (int)NVOPT_REMARK == (int)DIAG_REMARK &&
                   (int)NVOPT_WARNING == (int)DIAG_WARNING && (int)NVOPT_ERROR == (int)DIAG_ERROR,
               "severities go out as they are");
enum { SAY_MAX = 1024 }; /* bytes of a line that is no diagnostic; longer ones are cut */

static void say(void *instance, Severity sev, const char *p, size_t len) {
  Nvopt *n = instance;
  if (n->say && len) n->say(n->say_user, (NvoptSeverity)sev, p, len);
}

/* One line, an error. Needs no memory: lack of it may be what is told. */
PRINTF_LIKE(2, 3) static void say_error(Nvopt *n, const char *fmt, ...) {
  char t[SAY_MAX];
  va_list ap;
  va_start(ap, fmt);
  int k = vsnprintf(t, sizeof t - 1, fmt, ap);
  va_end(ap);
  size_t len = k < 0 ? 0 : u64_min((uint64_t)k, sizeof t - 2);
  t[len++] = '\n';
  say(n, DIAG_ERROR, t, len);
}

static void say_failure(Nvopt *n, const char *text) {
  n->failed = true;
  snprintf(n->fail_text, sizeof n->fail_text, "%s", text);
  if (!n->own_report) say_error(n, "nvopt: internal failure: %s", n->fail_text);
}

/* Gives out what gathered in the sink, message by message. */
static void flush_diag(Nvopt *n) {
  DiagSink *d = &n->ctx.diag;
  size_t from = 0;
  diag_finish(d);
  for (uint32_t i = 0; i < d->mark.n; i++) {
    say(n, d->mark.p[i].severity, d->text.p + from, d->mark.p[i].end - from);
    from = d->mark.p[i].end;
  }
  diag_clear(d);
}

Nvopt *nvopt_new(NvoptMessage *tell, void *user) {
  Nvopt *n = calloc(1, sizeof *n);
  if (!n) return NULL;
  knobs_init(&n->knobs);
  n->ctx.knobs = &n->knobs;
  n->ctx.threads = 1;
  n->run = (RunOptions){.threads = 1, .verify_end = true, .knobs = &n->knobs, .err = say, .user = n};
  n->say = tell;
  n->say_user = user;
  return n;
}

static void module_drop(Nvopt *n) {
  FailFrame fr;
  Module *m = n->m;
  n->m = NULL;
  n->lowered = false;
  if (m && FAIL_TRY(&fr)) {
    mod_free(m);
    fail_leave(&fr);
  }
}

void nvopt_free(Nvopt *n) {
  if (!n) return;
  module_drop(n);
  run_result_free(&n->result);
  diag_free(&n->ctx.diag);
  mem_free(n->run.rules_disabled);
  free(n->mcpu);
  free(n->mtriple);
  free(n);
}

void nvopt_threads(Nvopt *n, unsigned threads) {
  n->run.threads = n->ctx.threads = threads < 1 ? 1 : u32_min(threads, POOL_MAX_THREADS);
}

/* Keeps a copy of an option's text, NULL for none. */
static bool keep_text(Nvopt *n, char **own, Str *use, const char *value) {
  char *copy = value ? strdup(value) : NULL;
  if (value && !copy) {
    say_error(n, "nvopt: out of memory");
    return false;
  }
  free(*own);
  *own = copy;
  *use = copy ? str_of(copy) : (Str){NULL, 0};
  return true;
}

static bool set_emit_version(Nvopt *n, const char *value) {
  unsigned v = 0;
  if (value) {
    for (const char *p = value; *p >= '0' && *p <= '9' && v < 100; p++) v = v * 10 + (unsigned)(*p - '0');
    char back[16];
    snprintf(back, sizeof back, "%u", v);
    if (v < VERSION_OLDEST || v > VERSION_NEWEST || strcmp(back, value) != 0) {
      say_error(n, "nvopt: '%s' is no value for emit-version: a number from %d to %d", value, VERSION_OLDEST,
                VERSION_NEWEST);
      return false;
    }
  }
  n->ctx.emit_version = v;
  return true;
}

bool nvopt_set(Nvopt *n, const char *name, const char *value) {
  if (!name && value) {
    say_error(n, "nvopt: nvopt_set: a value without a name");
    return false;
  }
  if (!name) {
    knobs_init(&n->knobs);
    bool version = set_emit_version(n, NULL), cpu = keep_text(n, &n->mcpu, &n->ctx.mcpu, NULL),
         triple = keep_text(n, &n->mtriple, &n->ctx.triple, NULL);
    return version && cpu && triple;
  }
  if (strcmp(name, "mcpu") == 0) return keep_text(n, &n->mcpu, &n->ctx.mcpu, value);
  if (strcmp(name, "mtriple") == 0) return keep_text(n, &n->mtriple, &n->ctx.triple, value);
  if (strcmp(name, "emit-version") == 0) return set_emit_version(n, value);
  char err[256];
  int r = value                                  ? knobs_set(&n->knobs, str_of(name), str_of(value), err, sizeof err)
          : knobs_reset(&n->knobs, str_of(name)) ? 0
                                                 : 1;
  if (r == 0) return true;
  if (r == 2) say_error(n, "nvopt: %s", err);
  else {
    const char *names[KNOB_COUNT + 3] = {"mcpu", "mtriple", "emit-version"};
    for (uint32_t i = 0; i < KNOB_COUNT; i++) names[3 + i] = knob_info[i].name;
    StrBuf hint = {0};
    FailFrame fr;
    if (FAIL_TRY(&fr)) {
      suggest_names(&hint, str_of(name), names, ARRAY_LEN(names));
      sb_z(&hint);
      fail_leave(&fr);
      say_error(n, "nvopt: unknown knob '%s'%s", name, hint.p);
    } else say_failure(n, fail_message(&fr));
    sb_free(&hint);
  }
  return false;
}

/* Permissions of GPU code (design, section 6): an nvptx triple or a kernel in the module. */
static bool permissions(const Module *m) {
  if (str_starts(m->triple, STR("nvptx"))) return true;
  for (uint32_t i = 0; i < m->named_md.n; i++)
    if (str_eq(m->named_md.p[i].name, STR("nvvm.annotations"))) return true;
  FOR_EACH_GLOB(m, g)
    if (m->glob.p[g].kind == GK_FUNC && m->glob.p[g].cc == CC_PTX_KERNEL) return true;
  return false;
}

static void read_module(Nvopt *n, Str file, const char *text, size_t size) {
  if (size >= NAME_OWN_BIT) {
    diag_add(&n->ctx.diag, DIAG_ERROR, file, (Str){text, 0}, DIAG_NO_POS, "larger than 2 GiB");
    return;
  }
  n->m = ir_parse(&n->ctx, file, (Str){text, (uint32_t)size});
  if (!n->m) return;
  n->m->permissions |= permissions(n->m);
  if (!n->no_verify) verify_module(n->m, &n->ctx.diag, NULL);
}

bool nvopt_parse(Nvopt *n, const char *file, const char *text, size_t size) {
  module_drop(n);
  n->ctx.diag.errors = n->ctx.diag.warnings = 0;
  n->failed = false;
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    read_module(n, str_of(file), text, size);
    fail_leave(&fr);
    flush_diag(n);
  } else {
    flush_diag(n);
    say_failure(n, fail_message(&fr));
  }
  bool ok = n->m && !n->failed && !n->ctx.diag.errors;
  n->run.input_verified = ok && !n->no_verify;
  if (!ok) module_drop(n);
  return ok;
}

bool nvopt_run_pipeline(Nvopt *n, const Pipeline *p) {
  run_result_free(&n->result);
  memset(&n->result, 0, sizeof n->result);
  if (!n->m) return false;
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ok = pipeline_run(n->m, p, &n->run, &n->result);
    n->run.input_verified = false; /* a pass may have changed the module */
    fail_leave(&fr);
  } else say_failure(n, fail_message(&fr));
  if (n->result.failed && !n->failed) say_failure(n, n->result.fail_text);
  if (!ok) module_drop(n);
  return ok;
}

bool nvopt_run(Nvopt *n, const char *passes) {
  n->failed = false;
  if (!n->m || n->lowered) {
    say_error(n, n->m ? "nvopt: the module is in the words of an older LLVM: parse it again"
                      : "nvopt: there is no module to run passes on");
    return false;
  }
  StrBuf err = {0};
  Pipeline p = {0};
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ok = pipeline_parse(&p, str_of(passes), &err);
    if (ok) pipeline_switch(&p, &n->knobs);
    else sb_z(&err);
    fail_leave(&fr);
    if (!ok) say_error(n, "nvopt: %s", err.p);
  } else say_failure(n, fail_message(&fr));
  if (ok) ok = nvopt_run_pipeline(n, &p);
  pipeline_free(&p);
  sb_free(&err);
  return ok;
}

bool nvopt_lower(Nvopt *n) {
  unsigned v = n->ctx.emit_version;
  if (!v || !n->m || n->lowered) return n->m != NULL;
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ok = module_lower(n->m, v);
    if (ok && v < syntax_since[SYN_OPAQUE_POINTERS])
      diag_add(&n->ctx.diag, DIAG_WARNING, n->m->file, n->m->source, DIAG_NO_POS,
               "the output has pointers without a type: LLVM %u reads it with -opaque-pointers only", v);
    fail_leave(&fr);
    flush_diag(n);
  } else {
    flush_diag(n);
    say_failure(n, fail_message(&fr));
  }
  n->lowered = true;
  return ok && !n->failed;
}

bool nvopt_print(Nvopt *n, NvoptWrite *out, void *user) {
  n->failed = false;
  if (!n->m) {
    say_error(n, "nvopt: there is no module to print");
    return false;
  }
  if (!nvopt_lower(n)) {
    module_drop(n);
    return false;
  }
  StrBuf s = {.spill = out, .spill_user = user};
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ir_print(n->m, &s);
    sb_spill_now(&s);
    fail_leave(&fr);
    ok = true;
  } else say_failure(n, fail_message(&fr));
  sb_free(&s);
  return ok;
}

const char *nvopt_version(void) { return NVOPT_VERSION; }
unsigned nvopt_abi(void) { return NVOPT_ABI; }
