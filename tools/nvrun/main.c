/* main.c: nvrun, the reference interpreter's command line.
 *
 *   nvrun FILE.ll [--spec SPEC]                       runs the CALL and KERNEL lines of SPEC or of FILE's comments,
 *                                                     checks expectations
 *   nvrun FILE.ll --fn NAME [ARG ...]                 one call
 *   nvrun FILE.ll --kernel NAME --grid X,Y,Z --block X,Y,Z [ARG ...]
 *   nvrun --compare A.ll B.ll [--spec SPEC | --random N [--fn NAME]]     does B refine A?
 *
 * Options: --buf "name type count init", --seed N (schedule; with --random: of the arguments), --schedules K (repeat
 * under K seeds), --smem BYTES, --max-steps N, --choose N (choices of undef and freeze), --no-races, --print (buffers
 * in full), --stats, --count (instructions executed, by class), -v. Exit status: 0 ok, 1 undefined behaviour, race,
 * deadlock or mismatch, 2 usage or unreadable input, 3 not supported.
 */
#include "ir/verify/verify.h"
#include "support/fail.h"
#include "tools/nvrun/spec.h"
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef struct Options {
  const char *file, *other, *spec, *fn, *args[64];
  uint32_t nargs, schedules, random;
  bool kernel, compare, print, verbose, stats;
  Config cfg;
  VEC(const char *) bufs;
} Options;

typedef struct Source {
  Str text;
  Module *m;
} Source;

static int usage(const char *what, const char *arg) {
  if (what) fprintf(stderr, "nvrun: %s%s%s\n", what, arg ? " " : "", arg ? arg : "");
  fputs(
      "usage: nvrun FILE.ll [--spec SPEC] | FILE.ll --fn NAME ARG... | FILE.ll --kernel NAME --grid X,Y,Z --block X,Y,Z ARG...\n"
      "       nvrun --compare A.ll B.ll [--spec SPEC | --random N [--fn NAME]]\n"
      "options: --buf 'name type count init' --seed N --schedules K --smem BYTES --max-steps N --choose N --no-races --print --stats --count -v\n",
      stderr);
  return 2;
}

static bool file_read(const char *path, Str *out) {
  FILE *f = strcmp(path, "-") ? fopen(path, "rb") : stdin;
  if (!f) return false;
  StrBuf b = {0};
  char buf[65536];
  size_t n;
  while ((n = fread(buf, 1, sizeof buf, f)) > 0) sb_put(&b, buf, n);
  bool ok = !ferror(f) && b.n < UINT32_MAX;
  if (f != stdin) fclose(f);
  sb_z(&b);
  *out = (Str){b.p, (uint32_t)b.n};
  return ok;
}

static bool module_read(Ctx *ctx, const char *path, Source *s) {
  if (!file_read(path, &s->text)) {
    fprintf(stderr, "nvrun: cannot read %s\n", path);
    return false;
  }
  s->m = ir_parse(ctx, str_of(path), s->text);
  if (s->m && verify_module(s->m, &ctx->diag, NULL)) {
    mod_free(s->m);
    s->m = NULL;
  }
  if (!s->m && ctx->diag.text.n) fwrite(ctx->diag.text.p, 1, ctx->diag.text.n, stderr);
  return s->m != NULL;
}

static bool dims(const char *s, uint32_t d[3]) {
  for (unsigned i = 0; i < 3; i++) {
    char *end;
    unsigned long x = strtoul(s, &end, 10);
    if (end == s || !x || x > UINT32_MAX) return false;
    d[i] = (uint32_t)x;
    if (!*end) return true;
    if (*end != ',') return false;
    s = end + 1;
  }
  return false;
}

static int options_read(int argc, char **argv, Options *o) {
  o->cfg = (Config){.grid = {1, 1, 1}, .block = {1, 1, 1}, .max_steps = 20000000, .races = true};
  o->schedules = 1;
  for (int i = 1; i < argc; i++) {
    const char *a = argv[i];
    if (a[0] == '-' && a[1] && (a[1] == '-' || a[1] == 'v')) {
      if (!strcmp(a, "--no-races")) o->cfg.races = false;
      else if (!strcmp(a, "--print")) o->print = true;
      else if (!strcmp(a, "--stats")) o->stats = true;
      else if (!strcmp(a, "--count")) o->cfg.count = true;
      else if (!strcmp(a, "-v")) o->verbose = true;
      else if (!strcmp(a, "--compare")) o->compare = true;
      else if (!strcmp(a, "--help")) return usage(NULL, NULL), -1;
      else if (i + 1 >= argc) return usage("missing value or unknown option", a);
      else {
        const char *v = argv[++i];
        if (!strcmp(a, "--spec")) o->spec = v;
        else if (!strcmp(a, "--fn")) o->fn = v;
        else if (!strcmp(a, "--kernel")) o->fn = v, o->kernel = true;
        else if (!strcmp(a, "--buf")) vec_push(&o->bufs, v);
        else if (!strcmp(a, "--grid")) {
          if (!dims(v, o->cfg.grid)) return usage("bad --grid", v);
        } else if (!strcmp(a, "--block")) {
          if (!dims(v, o->cfg.block)) return usage("bad --block", v);
        } else {
          char *end;
          unsigned long long n = strtoull(v, &end, 0);
          if (*end || end == v) return usage("not a number:", v);
          if (!strcmp(a, "--seed")) o->cfg.seed = n;
          else if (!strcmp(a, "--schedules")) o->schedules = (uint32_t)n;
          else if (!strcmp(a, "--smem")) o->cfg.smem = n;
          else if (!strcmp(a, "--max-steps")) o->cfg.max_steps = n;
          else if (!strcmp(a, "--choose")) o->cfg.choose = n;
          else if (!strcmp(a, "--random")) o->random = (uint32_t)n;
          else return usage("unknown option", a);
        }
      }
    } else if (!o->file) o->file = a;
    else if (o->compare && !o->other) o->other = a;
    else if (o->nargs < ARRAY_LEN(o->args)) o->args[o->nargs++] = a;
    else return usage("too many arguments", NULL);
  }
  if (!o->file) return usage("no file", NULL);
  if (o->compare && !o->other) return usage("--compare wants two files", NULL);
  if (o->nargs && !o->fn) return usage("unexpected", o->args[0]);
  return 0;
}

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int worst(int a, int b) { return a == 1 || b == 1 ? 1 : a > b ? a : b; }

/* Runs one item under every schedule. */
static int item_go(const Options *o, const Spec *s, uint32_t i, Module *m, StrBuf *out) {
  int rc = 0;
  for (uint32_t k = 0; k < o->schedules; k++) {
    Config c = o->cfg;
    c.seed += k;
    StrBuf err = {0};
    double t0 = seconds();
    Outcome a = item_run(m, s, &s->items.p[i], &c, &err);
    if (!a.r) {
      sb_fmt(out, "line %u: %.*s\n", s->items.p[i].line, (int)err.n, err.p);
      sb_free(&err);
      return 2;
    }
    sb_free(&err);
    if (o->fn) {
      outcome_print(out, &a, o->print);
      rc = worst(rc, a.r->status == R_UNSUP || a.r->status == R_LIMIT ? 3 : a.r->status != R_OK || a.r->nraces ? 1 : 0);
    } else {
      if (a.r->status == R_UNSUP) rc = worst(rc, 3);
      else if (item_check(s, i, &a, out)) rc = 1;
      if (o->verbose || a.r->status == R_UNSUP) outcome_print(out, &a, o->print);
    }
    if (o->cfg.count) count_print(a.r, out);
    if (o->stats) sb_fmt(out, "%llu steps, %.3f s\n", (unsigned long long)a.r->steps, seconds() - t0);
    outcome_free(&a);
  }
  return rc;
}

static int item_compare(const Options *o, const Spec *s, uint32_t i, Module *ma, Module *mb, StrBuf *out) {
  int rc = 0;
  for (uint32_t k = 0; k < o->schedules && !rc; k++) {
    Config c = o->cfg;
    c.seed += k;
    c.approx = true;
    StrBuf err = {0}, why = {0};
    Outcome a = item_run(ma, s, &s->items.p[i], &c, &err), b = {0};
    if (a.r) b = item_run(mb, s, &s->items.p[i], &c, &err);
    if (!a.r || !b.r) {
      sb_fmt(out, "line %u: %.*s\n", s->items.p[i].line, (int)err.n, err.p);
      rc = 2;
    } else {
      Verdict v = outcome_compare(&a, &b, &why);
      if (v == V_MISMATCH) rc = 1;
      if (v == V_MISMATCH || (v == V_INCONCLUSIVE && o->verbose)) {
        Str f = s->items.p[i].fn;
        sb_fmt(out, "%s @%.*s (line %u): %.*s", v == V_MISMATCH ? "MISMATCH" : "inconclusive", (int)f.n, f.p,
               s->items.p[i].line, (int)why.n, why.p);
      }
    }
    outcome_free(&b);
    outcome_free(&a);
    sb_free(&err);
    sb_free(&why);
  }
  return rc;
}

static int go(const Options *o, Ctx *ctx, StrBuf *out) {
  Source a = {0}, b = {0};
  Spec s = {0};
  StrBuf err = {0}, line = {0};
  Str spec = {NULL, 0};
  int rc = 2;
  if (!module_read(ctx, o->file, &a) || (o->compare && !module_read(ctx, o->other, &b))) goto done;
  if (o->spec && !file_read(o->spec, &spec)) {
    fprintf(stderr, "nvrun: cannot read %s\n", o->spec);
    goto done;
  }
  for (uint32_t i = 0; i < o->bufs.n; i++)
    if (!spec_buffer(&s, str_of(o->bufs.p[i]), &err)) goto bad;
  if (o->random) {
    Config c = o->cfg;
    c.approx = true;
    if (c.max_steps == 20000000) c.max_steps = 200000;
    uint64_t counts[3] = {0};
    uint32_t n = random_compare(a.m, b.m ? b.m : a.m, &c, o->random, o->cfg.seed,
                                o->fn ? str_of(o->fn) : (Str){NULL, 0}, o->verbose, out, counts);
    sb_fmt(out, "%u mismatches, %llu the same, %llu inconclusive, %llu undefined in the original\n", n,
           (unsigned long long)counts[0], (unsigned long long)counts[1], (unsigned long long)counts[2]);
    rc = n ? 1 : 0;
    goto done;
  }
  if (o->fn) {
    for (uint32_t i = 0; i < o->nargs; i++) sb_fmt(&line, "%s%s", i ? ", " : "", o->args[i]);
    Item it = {.kernel = o->kernel, .fn = str_of(o->fn), .args = {line.p, (uint32_t)line.n}, .smem = o->cfg.smem};
    memcpy(it.grid, o->cfg.grid, sizeof it.grid);
    memcpy(it.block, o->cfg.block, sizeof it.block);
    vec_push(&s.items, it);
  } else if (o->spec) {
    bool ll = strlen(o->spec) > 3 && !strcmp(o->spec + strlen(o->spec) - 3, ".ll");
    if (!spec_read(&s, spec, ll, &err)) goto bad;
  } else if (!spec_read(&s, a.text, true, &err)) goto bad;
  if (!s.items.n) {
    sb_lit(&err, "nothing to run: no CALL or KERNEL line");
    goto bad;
  }
  rc = 0;
  for (uint32_t i = 0; i < s.items.n; i++)
    rc = worst(rc, o->compare ? item_compare(o, &s, i, a.m, b.m, out) : item_go(o, &s, i, a.m, out));
  goto done;
bad:
  fprintf(stderr, "nvrun: %.*s\n", (int)err.n, err.p);
done:
  if (a.m) mod_free(a.m);
  if (b.m) mod_free(b.m);
  mem_free((void *)(uintptr_t)a.text.p);
  mem_free((void *)(uintptr_t)b.text.p);
  mem_free((void *)(uintptr_t)spec.p);
  spec_free(&s);
  sb_free(&err);
  sb_free(&line);
  return rc;
}

int main(int argc, char **argv) {
  Options o = {0};
  int rc = options_read(argc, argv, &o);
  if (!rc) {
    Ctx ctx = {0};
    StrBuf out = {0};
    FailFrame fr;
    if (FAIL_TRY(&fr)) {
      rc = go(&o, &ctx, &out);
      fail_leave(&fr);
    } else {
      fprintf(stderr, "nvrun: internal failure: %s\n", fail_message(&fr));
      rc = 3;
    }
    if (out.n) fwrite(out.p, 1, out.n, stdout);
    sb_free(&out);
    diag_free(&ctx.diag);
  }
  vec_free(&o.bufs);
  return rc < 0 ? 0 : rc;
}
