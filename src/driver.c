/* driver.c: from arguments to exit status: read options, build the pipeline, read and verify the module, run, print,
 * write. */
#include "analysis/memory/alias.h"
#include "ir/fold/fold.h"
#include "ir/text/text.h"
#include "src/driver.h"
#include "src/files.h"
#include "src/instance.h"
#include "src/options.h"
#include "support/ere.h"
#include "support/jobserver.h"
#include "support/pool.h"
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static const char both_pipelines[] =
    "Cannot specify -O#/-Ofast-compile=<min,mid,max> and --passes=/--foo-pass, use -passes='default<O#>,other-pass' or "
    "-passes='default<Ofcmax>,other-pass'\n";
static const char old_syntax[] =
    "The `nvopt -passname` syntax is not supported, please use `nvopt -passes=<pipeline>` (or the `-p` alias for a more concise version).\n";
static const char bad_fast_compile[] =
    "libnvvm : error: -Ofast-compile called with unsupported level, only supports 0, min, mid, or max\n";

static bool err_lost; /* standard error did not take all: the status says so, as nothing else can */

static void err_write(const char *p, size_t n) {
  if (n && !write_all(2, p, n)) err_lost = true;
}
static void err_say(void *user, NvoptSeverity severity, const char *p, size_t n) {
  (void)user, (void)severity;
  err_write(p, n);
}
static void err_text(const char *z) { err_write(z, strlen(z)); }
static int err_buf(StrBuf *s) {
  err_write(s->p, s->n);
  sb_free(s);
  return 1;
}

/* ---- signals ---- */

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
/* A signal that says that nvopt itself is broken, or its input: name the place, leave no output, exit 1. Only
 * async-signal-safe calls. */
static void on_crash(int sig, siginfo_t *info, void *context) {
  (void)context;
  char t[600];
  size_t n = 0;
#define PUT(z, len) (memcpy(t + n, (z), (len)), n += (len))
#define PUTZ(z) PUT(z, strlen(z))
  const char *cut = sig == SIGBUS ? input_cut_at(info->si_addr) : NULL;
  if (cut) {
    PUTZ("nvopt: ");
    PUT(cut, strlen(cut) < 400 ? strlen(cut) : 400);
    PUTZ(": error: the file became shorter while it was read\n");
    output_abandon();
    jobserver_give_back();
    err_write(t, n);
    _exit(1);
  }
  PUTZ("nvopt: internal failure: signal ");
  if (sig >= 10) t[n++] = (char)('0' + sig / 10);
  t[n++] = (char)('0' + sig % 10);
  const char *pass = run_current_pass();
  if (pass) {
    Str fn = run_current_fn();
    PUTZ(" in pass '");
    PUT(pass, strlen(pass) < 100 ? strlen(pass) : 100);
    PUTZ("'");
    if (fn.n) {
      PUTZ(" on function '");
      PUT(fn.p, fn.n < 300 ? fn.n : 300);
      PUTZ("'");
    }
  }
  PUTZ("\n  No output was written. -opt-bisect-limit finds the pass execution.\n");
  output_abandon();
  jobserver_give_back();
  err_write(t, n);
  _exit(1);
}

static void watch_crashes(void) {
  static char stack[1 << 15];
  stack_t ss = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&ss, NULL);
  struct sigaction sa = {.sa_sigaction = on_crash, .sa_flags = SA_SIGINFO | SA_ONSTACK | (int)SA_RESETHAND};
  static const int sig[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
  for (size_t i = 0; i < ARRAY_LEN(sig); i++) sigaction(sig[i], &sa, NULL);
}
#else
static void watch_crashes(void) {}
#endif

/* Somebody wants the process to end: it ends by that very signal, and what it had begun to write goes. */
static void on_end(int sig) {
  output_abandon();
  jobserver_give_back();
  signal(sig, SIG_DFL);
  raise(sig); /* delivered when the handler returns */
}

static void watch_ends(void) {
  static const int sig[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU};
  for (size_t i = 0; i < ARRAY_LEN(sig); i++) {
    struct sigaction sa = {.sa_handler = on_end}, was;
    if (sigaction(sig[i], NULL, &was) == 0 && was.sa_handler != SIG_IGN) sigaction(sig[i], &sa, NULL); /* nohup */
  }
  signal(SIGPIPE, SIG_IGN); /* writing says what is wrong: EPIPE, EFBIG */
  signal(SIGXFSZ, SIG_IGN);
}

/* Tells where nvopt broke, and leaves the input and a command that show it again. */
static int internal_failure(const Nvopt *n, const Input *in, const StrBuf *pipeline, const Options *o) {
  StrBuf s = {0};
  const RunResult *r = &n->result;
  sb_fmt(&s, "nvopt: internal failure: %s\n", n->fail_text);
  if (r->fail_pass.n) sb_fmt(&s, "  in pass '%.*s'", (int)r->fail_pass.n, r->fail_pass.p);
  if (r->fail_fn.n) sb_fmt(&s, " on function '@%.*s'", (int)r->fail_fn.n, r->fail_fn.p);
  if (r->fail_ins.n) sb_fmt(&s, " at '%.*s'", (int)r->fail_ins.n, r->fail_ins.p);
  if (r->fail_pass.n) sb_ch(&s, '\n');
  StrBuf path = {0};
  const char *dir = getenv("TMPDIR");
  sb_fmt(&path, "%s/nvopt-failure-XXXXXX.ll", dir && *dir ? dir : P_tmpdir);
  int fd = mkstemps((char *)(uintptr_t)sb_z(&path), 3);
  bool kept = fd >= 0 && write_all(fd, in->p, in->n);
  if (fd >= 0) close(fd);
  sb_fmt(&s, "  reproduce: nvopt -passes='%.*s' -disable-output", (int)pipeline->n, pipeline->p ? pipeline->p : "");
  if (opt_on(o, OPT_MTRIPLE)) sb_fmt(&s, " -mtriple=%s", o->text[OPT_MTRIPLE]);
  if (opt_on(o, OPT_MCPU)) sb_fmt(&s, " -mcpu=%s", o->text[OPT_MCPU]);
  sb_fmt(&s, " %s\n", kept ? sb_z(&path) : in->path);
  sb_lit(&s, "  No output was written.\n");
  sb_free(&path);
  return err_buf(&s);
}

/* ---- options that need a look ---- */

static bool number_arg(const Options *o, OptId id, long long lo, long long hi, long long *out, StrBuf *err) {
  const char *t = o->text[id];
  if (!t) return true;
  char *end;
  errno = 0;
  long long x = strtoll(t, &end, 10);
  if (!*t || *end || errno || x < lo || x > hi) {
    sb_fmt(err, "nvopt: '%s' is no value for -%s: a number from %lld to %lld\n", t, options_name(id), lo, hi);
    return false;
  }
  *out = x;
  return true;
}

/* The pipeline text that the options ask for; NULL and a message when they contradict. Empty: none. */
static bool choose_pipeline(const Options *o, StrBuf *text, StrBuf *err) {
  const char *passes = NULL, *tier = NULL;
  uint32_t at = 0;
  if (opt_on(o, OPT_PASSES)) passes = o->text[OPT_PASSES];
  if (opt_on(o, OPT_P)) {
    if (passes) {
      sb_lit(err, "nvopt: -passes and -p are the same option: give one\n");
      return false;
    }
    passes = o->text[OPT_P];
  }
  char buf[16];
  if (opt_on(o, OPT_O)) {
    const char *l = o->text[OPT_O];
    if (strlen(l) != 1 || !strchr("0123sz", l[0])) {
      sb_fmt(err, "nvopt: invalid optimization level '-O%s': 0, 1, 2, 3, s or z\n", l);
      return false;
    }
    snprintf(buf, sizeof buf, "O%c", l[0] == 's' || l[0] == 'z' ? '2' : l[0]);
    tier = buf;
    at = o->order[OPT_O];
  }
  static const struct {
    OptId id;
    const char *tier;
  } fast[] = {{OPT_OFCMIN, "Ofcmin"}, {OPT_OFCMID, "Ofcmid"}, {OPT_OFCMAX, "Ofcmax"}};
  for (size_t i = 0; i < ARRAY_LEN(fast); i++)
    if (opt_on(o, fast[i].id) && o->order[fast[i].id] >= at) tier = fast[i].tier, at = o->order[fast[i].id];
  static const OptId level[] = {OPT_OFAST, OPT_OFC};
  for (size_t i = 0; i < ARRAY_LEN(level); i++) {
    if (!opt_on(o, level[i])) continue;
    const char *l = o->text[level[i]];
    const char *t = strcmp(l, "min") == 0   ? "Ofcmin"
                    : strcmp(l, "mid") == 0 ? "Ofcmid"
                    : strcmp(l, "max") == 0 ? "Ofcmax"
                                            : NULL;
    if (!t && strcmp(l, "0") != 0) {
      sb_lit(err, bad_fast_compile);
      return false;
    }
    if (t && o->order[level[i]] >= at) tier = t, at = o->order[level[i]];
  }
  if ((tier && (passes || o->pass_flag))) {
    sb_lit(err, both_pipelines);
    return false;
  }
  if (o->pass_flag) {
    sb_lit(err, old_syntax);
    return false;
  }
  if (tier) sb_fmt(text, "default<%s>", tier);
  else if (passes) sb_cz(text, passes);
  return true;
}

static void unknown_rule(Str name, StrBuf *err) {
  const char **names = mem_alloc(RULES_LIMIT * sizeof *names);
  uint32_t n = 0;
  for (uint32_t i = 0; i < RULES_LIMIT; i++)
    if ((names[n] = rule_name(i))) n++;
  sb_fmt(err, "nvopt: -disable-rule: there is no rule '%.*s'", (int)name.n, name.p);
  suggest_names(err, name, names, n);
  sb_ch(err, '\n');
  mem_free(names);
}
/* A comma-separated list of rules that are switched off. */
static bool disable_rules(RunOptions *r, Str list, StrBuf *err) {
  r->rules_disabled = mem_zalloc(RULES_LIMIT);
  bool ok = true;
  for (uint32_t at = 0; at < list.n;) {
    const char *comma = memchr(list.p + at, ',', list.n - at);
    uint32_t len = comma ? (uint32_t)(comma - list.p) - at : list.n - at;
    StrBuf z = {0};
    sb_put(&z, list.p + at, len);
    unsigned found = rule_disable(r->rules_disabled, sb_z(&z));
    if (!found) unknown_rule((Str){list.p + at, len}, err);
    ok &= found > 0;
    sb_free(&z);
    at += len + 1;
  }
  return ok;
}

/* What opt would write otherwise than as text. */
static bool text_only(const Options *o, StrBuf *err) {
  const char *to = o->text[OPT_OUTPUT];
  size_t n = to ? strlen(to) : 0;
  if (n > 3 && strcmp(to + n - 3, ".bc") == 0 && !opt_on(o, OPT_TEXT) && !opt_on(o, OPT_DISABLE_OUTPUT)) {
    sb_fmt(err, "nvopt: -o %s: nvopt writes no bitcode: give -S, or write a .ll and run llvm-as on it\n", to);
    return false;
  }
  if (opt_on(o, OPT_REMARKS_FORMAT) && strcmp(o->text[OPT_REMARKS_FORMAT], "yaml") != 0) {
    sb_fmt(err, "nvopt: -pass-remarks-format=%s: remarks are written as yaml only\n", o->text[OPT_REMARKS_FORMAT]);
    return false;
  }
  return true;
}

/* Under make: as many threads as its job server has tokens for. Where it is out of reach, make counts on one job,
 * unless the user has given a number. */
static void share_threads(RunOptions *r, bool given) {
  JobServer js = jobserver_connect(getenv("MAKEFLAGS"));
  r->jobserver = js == JOBSERVER_OPEN;
  if (js == JOBSERVER_BROKEN)
    err_text("nvopt: warning: GNU Jobserver support requested, but an error occurred: --jobserver-auth of MAKEFLAGS "
             "names nothing that can be opened\n");
  if ((js == JOBSERVER_BROKEN || js == JOBSERVER_CLOSED) && !given) r->threads = 1;
}

static bool run_options(RunOptions *r, const Options *o, Ctx *ctx, StrBuf *err) {
  long long n = 0;
  bool ok = true;
  r->threads = 0;
  ok &= number_arg(o, OPT_J, 1, POOL_MAX_THREADS, &n, err);
  r->threads = opt_on(o, OPT_J) ? (unsigned)n : getenv("LIBNVVM_DISABLE_CONCURRENT_API") ? 1 : pool_processors();
  if (r->threads > 1) share_threads(r, opt_on(o, OPT_J));
  ctx->threads = r->threads;
  n = 0;
  ok &= number_arg(o, OPT_SHUFFLE_SEED, 0, INT64_MAX, &n, err);
  r->shuffle = opt_on(o, OPT_SHUFFLE_SEED);
  r->shuffle_seed = (uint64_t)n;
  n = -1;
  ok &= number_arg(o, OPT_BISECT, -1, INT64_MAX, &n, err);
  r->bisect = opt_on(o, OPT_BISECT);
  r->bisect_limit = n;
  n = 0;
  ok &= number_arg(o, OPT_RULE_LIMIT, 0, INT64_MAX, &n, err);
  r->rule_bisect = opt_on(o, OPT_RULE_LIMIT);
  r->rule_limit = n;
  if (opt_on(o, OPT_DISABLE_RULE)) ok &= disable_rules(r, opt_str(o, OPT_DISABLE_RULE), err);
  n = 0;
  ok &= number_arg(o, OPT_EMIT_VERSION, 14, 22, &n, err);
  ctx->emit_version = (unsigned)n;
  ctx->mcpu = opt_str(o, OPT_MCPU);
  ctx->allow_unknown = opt_on(o, OPT_ALLOW_UNKNOWN);
  r->no_skip = opt_on(o, OPT_NO_SKIP);
  r->full_sweep = opt_on(o, OPT_FULL_SWEEP);
  r->checked = opt_on(o, OPT_CHECKED);
  r->verify_each = opt_on(o, OPT_VERIFY_EACH);
  r->verify_end = !opt_on(o, OPT_DISABLE_VERIFY);
  r->print_before_all = opt_on(o, OPT_PRINT_BEFORE_ALL);
  r->print_after_all = opt_on(o, OPT_PRINT_AFTER_ALL);
  r->print_before = opt_str(o, OPT_PRINT_BEFORE);
  r->print_after = opt_str(o, OPT_PRINT_AFTER);
  r->print_module_scope = opt_on(o, OPT_PRINT_MODULE_SCOPE);
  r->filter_funcs = opt_str(o, OPT_FILTER_FUNCS);
  if (opt_on(o, OPT_PRINT_CHANGED)) {
    Str how = opt_str(o, OPT_PRINT_CHANGED);
    r->print_changed = !how.n                           ? PRINT_CHANGED_FULL
                       : str_eq(how, STR("quiet"))      ? PRINT_CHANGED_QUIET
                       : str_eq(how, STR("diff"))       ? PRINT_CHANGED_DIFF
                       : str_eq(how, STR("diff-quiet")) ? PRINT_CHANGED_DIFF_QUIET
                                                        : PRINT_CHANGED_NO;
    if (!r->print_changed) {
      sb_fmt(err, "nvopt: '%.*s' is no value for -print-changed: quiet, diff or diff-quiet\n", (int)how.n, how.p);
      ok = false;
    }
  }
  r->time_passes = opt_on(o, OPT_TIME_PASSES);
  r->stats = opt_on(o, OPT_STATS) || opt_on(o, OPT_STATS_JSON);
  r->stats_json = opt_on(o, OPT_STATS_JSON);
  r->debug_pm = opt_on(o, OPT_DEBUG_PM);
  static const OptId remark[] = {OPT_REMARKS, OPT_REMARKS_MISSED, OPT_REMARKS_ANALYSIS};
  for (int k = 0; k < 3; k++) {
    if (!opt_on(o, remark[k])) continue;
    r->remarks[k] = opt_str(o, remark[k]);
    Ere re;
    const char *wrong = ere_compile(&re, r->remarks[k]);
    ere_free(&re);
    if (wrong) {
      sb_fmt(err, "nvopt: invalid regular expression '%s': %s\n", o->text[remark[k]], wrong);
      ok = false;
    }
  }
  r->remarks_yaml = opt_on(o, OPT_REMARKS_OUTPUT);
  long long threshold = 0;
  ok &= number_arg(o, OPT_REMARKS_THRESHOLD, 0, LLONG_MAX, &threshold, err);
  r->remarks_threshold = (uint64_t)threshold;
  r->remarks_hotness = opt_on(o, OPT_REMARKS_HOTNESS) || threshold;
  return ok;
}

/* ---- the run ---- */

/* What the input is where that is no text that a reader could say something of, and what to do about it; else NULL. */
static const char *known_as_other(const Input *in) {
  static const struct {
    Str begin;
    const char *what;
  } kinds[] = {
    {STR("BC\xc0\xde"), "LLVM bitcode; nvopt reads textual IR: run llvm-dis on it first"},
    {STR("\xde\xc0\x17\x0b"), "LLVM bitcode; nvopt reads textual IR: run llvm-dis on it first"},
    {STR("\177ELF"), "an object file or cubin; nvopt reads textual IR"},
    {STR("\x1f\x8b"), "compressed; nvopt reads plain text: run gunzip on it first"},
    {STR("\3757zXZ"), "compressed; nvopt reads plain text: run unxz on it first"},
    {STR("\x28\xb5\x2f\xfd"), "compressed; nvopt reads plain text: run unzstd on it first"},
    {STR("\xff\xfe"), "UTF-16; nvopt reads ASCII or UTF-8: run iconv on it first"},
    {STR("\xfe\xff"), "UTF-16; nvopt reads ASCII or UTF-8: run iconv on it first"},
    {STR("\xef\xbb\xbf"),
     "text that begins with a byte order mark, which is not part of the language: save it without one"},
  };
  for (size_t i = 0; i < ARRAY_LEN(kinds); i++)
    if (in->n >= kinds[i].begin.n && !memcmp(in->p, kinds[i].begin.p, kinds[i].begin.n)) return kinds[i].what;
  return NULL;
}

static int run(Nvopt *n, const Options *o, const Pipeline *p, Input *in) {
  StrBuf err = {0}, text = {0};
  if (!input_open(in, o->input, &err)) return err_buf(&err);
  const char *other = known_as_other(in);
  if (other) {
    sb_fmt(&err, "nvopt: %s: error: this is %s\n", in->path, other);
    return err_buf(&err);
  }
  StrBuf pipeline = {0};
  pipeline_print(p, &pipeline);
  int status = 1;
  n->ctx.no_uses = pipeline_only_verifies(p) && !n->ctx.emit_version && !n->run.checked;
  n->ctx.passed = input_passed;
  n->ctx.passed_user = in;
  if (!nvopt_parse(n, in->path, in->p ? in->p : "", in->n)) goto done;
  if (!nvopt_run_pipeline(n, p)) goto done;
  if (err_lost) goto done;
  if (n->result.yaml.n || opt_on(o, OPT_REMARKS_OUTPUT))
    if (!output_write(o->text[OPT_REMARKS_OUTPUT], n->result.yaml.p, n->result.yaml.n, &err)) goto done;
  if (!opt_on(o, OPT_DISABLE_OUTPUT)) {
    if (!nvopt_lower(n)) goto done;
    Output *to = mem_alloc(sizeof *to);
    FailFrame fr;
    if (!output_begin(to, o->text[OPT_OUTPUT], &err)) {
      mem_free(to);
      goto done;
    }
    text.spill = output_add;
    text.spill_user = to;
    if (FAIL_TRY(&fr)) {
      ir_print(n->m, &text);
      sb_spill_now(&text);
      fail_leave(&fr);
    } else {
      n->failed = true;
      memcpy(n->fail_text, fr.text, sizeof n->fail_text);
    }
    bool written = output_end(to, !n->failed, &err);
    mem_free(to);
    if (!written || n->failed) goto done;
  }
  err_write(n->result.report.p, n->result.report.n);
  status = 0;
done:
  err_write(err.p, err.n);
  if (n->failed) internal_failure(n, in, &pipeline, o);
  sb_free(&err);
  sb_free(&text);
  sb_free(&pipeline);
  return status;
}

static int print_out(StrBuf *s) {
  StrBuf err = {0};
  bool ok = output_write(NULL, s->p, s->n, &err);
  sb_free(s);
  return ok ? 0 : err_buf(&err);
}

static int guarded_main(int argc, char **argv) {
  Options o;
  StrBuf err = {0}, out = {0}, text = {0};
  Nvopt *n = nvopt_new(err_say, NULL);
  if (!n) {
    err_text("nvopt: out of memory\n");
    return 1;
  }
  n->own_report = true;
  int status = 1;
  Pipeline p = {0};
  Input in = {0};
  if (!options_read(&o, &n->knobs, argc, argv, &err)) goto bad;
  if (opt_on(&o, OPT_VERSION)) {
    sb_lit(&out, "nvopt " NVOPT_VERSION
                 "\n  reads textual LLVM IR of versions 14 to 22 and the NVVM dialect with typed pointers\n");
    status = print_out(&out);
    goto done;
  }
  if (opt_on(&o, OPT_HELP) || opt_on(&o, OPT_H) || opt_on(&o, OPT_HELP_ALL) || opt_on(&o, OPT_HELP_HIDDEN)) {
    options_help(&out, opt_on(&o, OPT_HELP_ALL) || opt_on(&o, OPT_HELP_HIDDEN));
    status = print_out(&out);
    goto done;
  }
  if (opt_on(&o, OPT_HELP_MAN) || opt_on(&o, OPT_HELP_COMPLETION)) {
    if (opt_on(&o, OPT_HELP_MAN)) options_man(&out);
    else options_completion(&out);
    status = print_out(&out);
    goto done;
  }
  if (opt_on(&o, OPT_PRINT_PASSES)) {
    pipeline_print_passes(&out);
    status = print_out(&out);
    goto done;
  }
  if (!text_only(&o, &err) || !choose_pipeline(&o, &text, &err) || !run_options(&n->run, &o, &n->ctx, &err)) goto bad;
  size_t at = err.n;
  if (!pipeline_parse(&p, (Str){text.p, (uint32_t)text.n}, &err)) {
    StrBuf line = {0};
    sb_fmt(&line, "nvopt: %.*s\n", (int)(err.n - at), err.p + at);
    err_write(line.p, line.n);
    sb_free(&line);
    goto done;
  }
  pipeline_switch(&p, &n->knobs);
  if (opt_on(&o, OPT_PRINT_PIPELINE)) {
    pipeline_print(&p, &out);
    sb_ch(&out, '\n');
    for (uint32_t i = 0; i < p.absent.n; i++)
      sb_fmt(&err, "%s'%.*s'", i ? ", " : "nvopt: note: without a pass here, left out: ", (int)p.absent.p[i].n,
             p.absent.p[i].p);
    if (p.absent.n) sb_ch(&err, '\n');
    err_write(err.p, err.n);
    status = print_out(&out);
    goto done;
  }
  if (!o.input && isatty(0)) {
    err_text("nvopt: no input file was given and standard input is a terminal. Try: nvopt --help\n");
    goto done;
  }
  Str bad;
  if (opt_on(&o, OPT_AA_PIPELINE) && !alias_pipeline(&n->ctx, opt_str(&o, OPT_AA_PIPELINE), &bad)) {
    uint32_t names;
    const char *const *name = alias_names(&names);
    sb_fmt(&err, "nvopt: unknown alias analysis name '%.*s'", (int)bad.n, bad.p);
    if (!suggest_names(&err, bad, name, names)) {
      sb_lit(&err, "; they are");
      for (uint32_t i = 0; i < names; i++) sb_fmt(&err, "%s %s", i ? "," : "", name[i]);
    }
    sb_ch(&err, '\n');
    goto bad;
  }
  n->ctx.triple = opt_str(&o, OPT_MTRIPLE);
  if (opt_on(&o, OPT_DOT_CFG_MSSA)) { /* functions take turns at the file */
    n->ctx.dot_cfg_mssa = opt_str(&o, OPT_DOT_CFG_MSSA);
    nvopt_threads(n, 1);
  }
  n->no_verify = opt_on(&o, OPT_DISABLE_VERIFY);
  status = run(n, &o, &p, &in);
  goto done;
bad:
  err_write(err.p, err.n);
done:
  sb_free(&err);
  sb_free(&text);
  pipeline_free(&p);
#ifdef NVOPT_CHECKED
  nvopt_free(n);
  input_close(&in);
#endif /* else: the process ends here, and the system frees faster than we do */
  return status;
}

int driver_main(int argc, char **argv) {
#ifdef M_MMAP_THRESHOLD /* arrays of a megabyte come and go: the heap keeps their pages, a mapping of its own would    \
                           give them back each time */
  (void)mallopt(M_MMAP_THRESHOLD, 4 << 20);
  (void)mallopt(M_TRIM_THRESHOLD, 16 << 20);
#endif
  watch_ends();
  watch_crashes();
  FailFrame fr;
  int status = 1;
  if (FAIL_TRY(&fr)) {
    status = guarded_main(argc, argv);
    fail_leave(&fr);
    jobserver_give_back(); /* what a failure on the way left */
    return err_lost ? 1 : status;
  }
  output_abandon();
  jobserver_give_back();
  StrBuf s = {0};
  sb_fmt(&s, "nvopt: internal failure: %s\n", fail_message(&fr));
  return err_buf(&s);
}
