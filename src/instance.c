/* instance.c: the embedding interface (contract in nvopt.h). Every entry point has a frame that catches failures. */
#include "instance.h"
#include "nvopt/text.h"
#include "nvopt/verify.h"
#include "nvopt/version.h"
#include <stdlib.h>

static void say(Nvopt *n, const char *p, size_t len) {
  if (n->run.err && len) n->run.err(n->run.user, p, len);
}

static void say_failure(Nvopt *n, const FailFrame *fr) {
  n->failed = true;
  memcpy(n->fail_text, fr->text, sizeof n->fail_text);
}

/* Gives out what gathered in the sink. */
static void flush_diag(Nvopt *n) {
  say(n, n->ctx.diag.text.p, n->ctx.diag.text.n);
  n->ctx.diag.text.n = 0;
}

Nvopt *nvopt_new(NvoptWrite *err, void *user) {
  Nvopt *n = calloc(1, sizeof *n);
  if (!n) return NULL;
  knobs_init(&n->knobs);
  n->ctx.knobs = &n->knobs;
  n->ctx.threads = 1;
  n->run = (RunOptions){.threads = 1, .verify_end = true, .knobs = &n->knobs, .err = err, .user = user};
  return n;
}

static void module_drop(Nvopt *n) {
  FailFrame fr;
  Module *m = n->m;
  n->m = NULL;
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
  free(n);
}

bool nvopt_threads(Nvopt *n, unsigned threads) {
  n->run.threads = n->ctx.threads = threads ? threads : 1;
  return true;
}

bool nvopt_knob(Nvopt *n, const char *name, const char *value) {
  char err[256];
  if (knobs_set(&n->knobs, str_of(name), str_of(value), err, sizeof err) == 0) return true;
  return false;
}

/* Permissions of GPU code (design, section 6): an nvptx triple or a kernel in the module. */
static bool permissions(const Module *m) {
  if (str_starts(m->triple, STR("nvptx"))) return true;
  for (uint32_t i = 0; i < m->named_md.n; i++)
    if (str_eq(m->named_md.p[i].name, STR("nvvm.annotations"))) return true;
  FOR_EACH_GLOB(m, g) if (m->glob.p[g].kind == GK_FUNC && m->glob.p[g].cc == CC_PTX_KERNEL) return true;
  return false;
}

bool nvopt_parse(Nvopt *n, const char *file, const char *text, size_t size) {
  module_drop(n);
  n->ctx.diag.errors = n->ctx.diag.warnings = 0;
  n->failed = false;
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    if (size >= NAME_OWN_BIT) diag_add(&n->ctx.diag, DIAG_ERROR, str_of(file), (Str){text, 0}, DIAG_NO_POS, "larger than 2 GiB");
    else n->m = ir_parse(&n->ctx, str_of(file), (Str){text, (uint32_t)size});
    if (n->m) {
      n->m->permissions |= permissions(n->m);
      if (!n->no_verify) verify_module(n->m, &n->ctx.diag, NULL);
    }
    fail_leave(&fr);
  } else say_failure(n, &fr);
  flush_diag(n);
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
  } else say_failure(n, &fr);
  if (n->result.failed && !n->failed) {
    n->failed = true;
    memcpy(n->fail_text, n->result.fail_text, sizeof n->fail_text);
  }
  if (!ok) module_drop(n);
  return ok;
}

bool nvopt_run(Nvopt *n, const char *passes) {
  n->failed = false;
  StrBuf err = {0};
  Pipeline p = {0};
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ok = pipeline_parse(&p, str_of(passes), &err);
    fail_leave(&fr);
  } else say_failure(n, &fr);
  if (ok) ok = nvopt_run_pipeline(n, &p);
  else {
    if (err.n) {
      say(n, "nvopt: ", 7);
      say(n, err.p, err.n);
      say(n, "\n", 1);
    }
    module_drop(n);
  }
  if (n->failed) {
    say(n, "nvopt: internal failure: ", 25);
    say(n, n->fail_text, strlen(n->fail_text));
    say(n, "\n", 1);
  }
  pipeline_free(&p);
  sb_free(&err);
  return ok;
}

bool nvopt_lower(Nvopt *n) {
  unsigned v = n->ctx.emit_version;
  if (!v || !n->m) return n->m != NULL;
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ok = module_lower(n->m, v);
    if (ok && v < syntax_since[SYN_OPAQUE_POINTERS])
      diag_add(&n->ctx.diag, DIAG_WARNING, n->m->file, n->m->source, DIAG_NO_POS, "the output has pointers without a type: LLVM %u reads it with -opaque-pointers only", v);
    fail_leave(&fr);
  } else say_failure(n, &fr);
  flush_diag(n);
  return ok && !n->failed;
}

bool nvopt_print(Nvopt *n, NvoptWrite *out, void *user) {
  if (!n->m) return false;
  StrBuf s = {0};
  volatile bool ok = false; /* set between FAIL_TRY and its end */
  FailFrame fr;
  if (FAIL_TRY(&fr)) {
    ir_print(n->m, &s);
    fail_leave(&fr);
    ok = true;
  } else say_failure(n, &fr);
  if (ok) out(user, s.p, s.n);
  sb_free(&s);
  return ok;
}

const char *nvopt_version(void) { return NVOPT_VERSION; }
