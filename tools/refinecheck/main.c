/* main.c: refinecheck proves folds on real functions: rules, C folds, the driver of InstCombine and InstSimplify, in
 * company.
 *
 *   refinecheck [--rules] [--random=N] [--seed=S] [--inputs=N] [--rule=NAME] [--want=N] [--passes=PIPELINE]
 *   [--require] [--unhit] [--keep=FOLDER] [--print] [--expect-wrong] [FILE.ll|FOLDER...]
 *
 * --rules    makes instances of every rule's left side until the rule has fired in a pass that has all others too,
 *            and checks the function before against the function after. The seed of a rule is its name: a new rule
 *            changes nothing for the others.
 * --random=N N random functions, a third of them instances of rules.
 * FILE.ll    every function, through InstSimplify and through InstCombine; of a FOLDER all its .ll files.
 * --rule=NAME only this rule (more instances; --print shows them).  --want=N: so many instances of each rule.
 * --passes=PIPELINE  in the place of both (for FILES and --random; no hits are counted); the pass execution to blame
 *                    is found.
 * --unhit    lists the rules that neither a file nor an instance of theirs has hit: other rules take all they would
 *            match, or their left side does not say enough.  --require: and they are errors. What random functions
 *            hit does not count, as another seed would not.
 * --keep=FOLDER  writes FOLDER/seldom-{host,gpu}.ll: for each rule that the FILES do not hit and its instances seldom
 *                do, a function that does.
 * --expect-wrong  for a set of wrong rules: each must be found out.
 *
 * When a result is wrong it shows the functions, the input, both results, and the rule: rewriting is stopped after
 * ever more steps (RuleCtl.left) until the result is wrong for the first time. Exit 0: nothing wrong (and nothing
 * missing). Deterministic for a seed. */
#include "passes/pass.h"
#include "passes/pipeline/pipeline.h"
#include "passes/stat.h"
#include "support/fail.h"
#include "tools/refinecheck/refine.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

enum {
  TRIES = 3000 /* instances made of a rule */,
  PATIENCE = 8 /* times as many of one that did not fire at all */,
  WANT = 4 /* that fire, for a rule of the table */,
  WANT_FOLD = 12,
  MAX_BAD = 20,
  MAX_STEPS = 400
};

static uint32_t hits[RULES_LIMIT];    /* checked and found right */
static uint32_t made[RULES_LIMIT];    /* instances of a rule that did not fire */
static uint32_t decided[RULES_LIMIT]; /* hits in cases in which some input told anything */
static bool by_chance;                /* hits do not count now */
static Arena scratch;
static uint64_t stats[ST_COUNT];
static Effort effort = {.inputs = 600, .undef = 6};
static Counts counts;
static unsigned bad, missed /* wrong rules that went unseen */;
static bool print, expect_wrong;
static const RuleSet *const sets[2] = {&rules_simplify, &rules_combine};

static const uint8_t *disabled;
static Pipeline pipe; /* --passes: in the place of both */
static bool piped;
static StrBuf said; /* what the pipeline prints: the numbered passes of a bisection */
static void take_text(void *user, Severity severity, const char *p, size_t n) {
  (void)severity;
  (void)user;
  sb_put(&said, p, n);
}
/* A pipeline wants a module of its own; the function keeps its name. limit: of pass executions. */
static bool run_pipe(Module *m, const int64_t *limit) {
  RunOptions o = {.threads = 1, .err = take_text, .bisect = limit != NULL, .bisect_limit = limit ? *limit : 0};
  RunResult r = {0};
  said.n = 0;
  bool ok = pipeline_run(m, &pipe, &o, &r);
  if (!ok) printf("the pipeline failed: %s\n", r.fail_text);
  run_result_free(&r);
  return ok;
}
static Change run_pass(bool combine, Fn *f, uint32_t *count, int64_t *left) {
  static const int64_t opt[PASS_MAX_OPTS];
  const PassInfo *pass = &pass_info[combine ? PASS_INSTCOMBINE : PASS_INSTSIMPLIFY];
  RuleCtl ctl = {.hits = count, .left = left, .disabled = disabled};
  PassCtx px = {.opt = opt, .scratch = &scratch, .stats = stats, .rules = &ctl, .pass = pass->name};
  ArenaMark mark = arena_mark(&scratch);
  if (piped) return run_pipe(f->m, left) ? CH_ALL : CH_NONE;
  Change c = pass->function(f, &px);
  arena_release(&scratch, mark);
  return c;
}
static void show(Module *m, Glob g, const char *title) {
  StrBuf sb = {0};
  ir_print_fn(glob(m, g)->fn, &sb);
  printf("; %s\n%.*s", title, (int)sb.n, sb.p);
  sb_free(&sb);
}

/* A case that can be made again: the function after, rewritten `left` times at most. */
typedef struct Case {
  const RuleSet *rs;
  const Rule *rule;
  uint64_t seed; /* made by gen_case, */
  Ctx *ctx;
  const char *path;
  Str text, fn; /* or read */
  bool combine, gpu;
  Module *mb, *ma;
  Glob gb, ga;
} Case;
static bool again(Case *c, uint32_t *count, int64_t *left) {
  if (c->path) {
    if (c->ma) mod_free(c->ma);
    c->ma = ir_parse(c->ctx, str_of(c->path), c->text);
  } else if (piped) {
    Glob other;
    if (c->ma != c->mb) mod_free(c->ma);
    c->ma = gen_module(c->ctx, c->gpu, &other, &c->ga);
    glob_delete(c->ma, other);
    if (!gen_case(c->ma, c->ga, c->rs, c->rule, c->seed)) return false;
  } else {
    if (glob(c->ma, c->ga)->fn) fn_free(glob(c->ma, c->ga)->fn);
    glob(c->ma, c->ga)->fn = NULL;
    if (!gen_case(c->ma, c->ga, c->rs, c->rule, c->seed)) return false;
  }
  run_pass(c->combine, glob(c->ma, c->ga)->fn, count, left);
  return true;
}
/* A pipeline does not say whether it did something. */
static bool changed(const Case *c) {
  StrBuf b = {0}, a = {0};
  ir_print_fn(glob(c->mb, c->gb)->fn, &b);
  ir_print_fn(glob(c->ma, c->ga)->fn, &a);
  const char *pb = memchr(b.p, '\n', b.n), *pa = memchr(a.p, '\n', a.n); /* after the line with the name */
  bool same = b.n - (size_t)(pb - b.p) == a.n - (size_t)(pa - a.p) && !memcmp(pa, pb, a.n - (size_t)(pa - a.p));
  sb_free(&a);
  sb_free(&b);
  return !same;
}
static void blame(Case *c, uint64_t seed) {
  static uint32_t was[RULES_LIMIT], is[RULES_LIMIT];
  Counts n = {0};
  for (int64_t k = 0; k <= MAX_STEPS; k++) {
    int64_t left = k;
    StrBuf why = {0};
    memcpy(was, is, sizeof is);
    memset(is, 0, sizeof is);
    if (!again(c, is, &left)) return;
    bool ok = refines(c->mb, c->gb, c->ma, c->ga, &effort, seed, &n, &why);
    sb_free(&why);
    if (ok) continue;
    if (piped) {
      size_t at = said.n, end = 0; /* the last pass that was still run */
      for (size_t i = 0; i < said.n; i++)
        if (said.p[i] == '\n' && memmem(said.p + end, i - end, "NOT ", 4)) {
          at = end;
          break;
        } else if (said.p[i] == '\n') end = i + 1;
      size_t b = at ? at - 1 : 0;
      while (b && said.p[b - 1] != '\n') b--;
      printf("; to blame: %.*s", (int)(at - b), said.p + b);
    } else if (k == 0) printf("; wrong without any rule: the driver, or what it calls\n");
    else
      for (unsigned i = 0; i < RULES_LIMIT; i++)
        if (is[i] > was[i]) printf("; to blame: step %lld, %s\n", (long long)k, rule_name(i));
    show(c->ma, c->ga, "after that step");
    break;
  }
  for (unsigned i = 0; i < RULES_LIMIT; i++) is[i] = 0;
}
/* now: the hits of the pass. */
static bool check(Case *c, uint64_t seed, const uint32_t *now) {
  StrBuf why = {0};
  const char *broken = fn_check(glob(c->ma, c->ga)->fn);
  if (broken) sb_fmt(&why, "broken links: %s\n", broken);
  uint64_t had = counts.decided + counts.ub;
  bool ok = !broken && refines(c->mb, c->gb, c->ma, c->ga, &effort, seed, &counts, &why);
  if (ok && !by_chance)
    for (unsigned j = 0; j < RULES_LIMIT; j++) {
      hits[j] += now[j];
      if (counts.decided + counts.ub > had) decided[j] += now[j];
    }
  if (print) {
    show(c->mb, c->gb, "before");
    show(c->ma, c->ga, "after");
  }
  if (!ok && expect_wrong) bad++;
  else if (!ok) {
    bad++;
    printf("WRONG after %s%s%s%s%.*s\n",
           piped        ? "the pipeline"
           : c->combine ? "instcombine"
                        : "instsimplify",
           c->rule ? ", an instance of " : "", c->rule ? c->rule->name : "", c->path ? ", @" : "", (int)c->fn.n,
           c->fn.p ? c->fn.p : "");
    if (c->path) printf("; in %s\n", c->path);
    show(c->mb, c->gb, "before");
    show(c->ma, c->ga, "after");
    printf("; %.*s", (int)why.n, why.p);
    if (!broken) blame(c, seed);
    printf("\n");
  }
  sb_free(&why);
  return ok;
}
static uint64_t name_seed(const char *s, uint64_t h) {
  for (; *s; s++) h = (h ^ (uint8_t)*s) * 0x100000001B3ull;
  return h;
}
static void drop(Module *m, Glob g) {
  if (glob(m, g)->fn) fn_free(glob(m, g)->fn);
  glob(m, g)->fn = NULL;
}

static void try_rule(Ctx *ctx, const RuleSet *rs, uint32_t i, uint64_t seed, uint32_t want, uint32_t tries) {
  static uint32_t now[RULES_LIMIT];
  Case c = {.rs = rs, .rule = &rs->rule[i], .ctx = ctx};
  c.mb = c.ma = gen_module(ctx, name_seed(c.rule->name, seed) >> 20 & 1, &c.gb, &c.ga);
  uint32_t number = rs->first + i;
  uint64_t s = name_seed(c.rule->name, seed + (rs->first ? 1 : 0));
  unsigned before = bad;
  for (uint32_t k = 0, found = 0; k < (found             ? tries
                                       : decided[number] ? tries / 3
                                                         : tries * PATIENCE) &&
                                  found < want && (expect_wrong ? bad == before : bad < MAX_BAD);
       k++) {
    c.seed = s + k * 0x9E37;
    c.combine = rs->first || k % 2;
    if (!gen_case(c.mb, c.gb, rs, c.rule, c.seed)) continue;
    if (!gen_case(c.ma, c.ga, rs, c.rule, c.seed)) BUG("a seed makes one case");
    run_pass(c.combine, glob(c.ma, c.ga)->fn, now, NULL);
    bool hit = now[number] != 0;
    made[number] += !hit;
    uint64_t had = counts.decided + counts.ub;
    if (hit) check(&c, c.seed, now);
    found += hit && (counts.decided + counts.ub > had ||
                     expect_wrong); /* one that the interpreter cannot decide does not count */
    memset(now, 0, sizeof now);
    drop(c.mb, c.gb);
    drop(c.ma, c.ga);
  }
  const char *law = rule_rewrite_law(rs, c.rule); /* running shows nothing of it */
  if (law) {
    bad++;
    if (!expect_wrong) printf("WRONG: %s: %s\n", c.rule->name, law);
  }
  if (expect_wrong && bad == before) {
    missed++;
    printf("not found out: %s\n", c.rule->name);
  }
  mod_free(c.mb);
}
/* Why no instance of the rule makes it fire: shows one that does when all other rules are switched off, and which
 * comes first when they are on. */
static void explain(Ctx *ctx, const RuleSet *rs, uint32_t i, uint64_t seed) {
  static uint32_t now[RULES_LIMIT];
  static uint8_t off[RULES_LIMIT];
  Case c = {.rs = rs, .rule = &rs->rule[i], .ctx = ctx};
  c.mb = c.ma = gen_module(ctx, name_seed(c.rule->name, seed) >> 20 & 1, &c.gb, &c.ga);
  uint64_t s = name_seed(c.rule->name, seed + (rs->first ? 1 : 0));
  bool alone = false;
  for (uint32_t k = 0; k < TRIES && !alone; k++) {
    c.seed = s + k * 0x9E37;
    c.combine = rs->first != 0;
    if (!gen_case(c.mb, c.gb, rs, c.rule, c.seed)) continue;
    memset(off, 1, sizeof off);
    off[rs->first + i] = 0;
    disabled = off;
    memset(now, 0, sizeof now);
    if (again(&c, now, NULL)) alone = now[rs->first + i] != 0;
    disabled = NULL;
    if (alone) {
      printf("; fires alone:");
      for (int64_t n = 1; n < 4; n++) {
        int64_t left = n;
        static uint32_t was[RULES_LIMIT];
        memcpy(was, now, sizeof was);
        if (n == 1) memset(was, 0, sizeof was);
        memset(now, 0, sizeof now);
        again(&c, now, &left);
        for (unsigned j = 0; j < RULES_LIMIT; j++)
          if (now[j] > was[j]) printf(" %s%s", n == 1 ? "but first comes " : "then ", rule_name(j));
      }
      printf("\n");
      show(c.mb, c.gb, "where it would");
    }
    drop(c.mb, c.gb);
    drop(c.ma, c.ga);
  }
  if (!alone) printf("; and it does not fire alone\n");
  mod_free(c.mb);
}
/* Of a rule that no file hits and that its instances seldom make fire: the smallest of some that do, for the files
 * that `--keep` writes. */
static void keep_rule(Ctx *ctx, const RuleSet *rs, uint32_t i, uint64_t seed, StrBuf out[2]) {
  enum { SAMPLE = 2000, SELDOM = 40 /* of them */, MOST = 200000, ENOUGH = 12 };
  static uint32_t now[RULES_LIMIT];
  Case c = {.rs = rs, .rule = &rs->rule[i], .ctx = ctx};
  uint32_t number = rs->first + i, found = 0, best = UINT32_MAX;
  if (decided[number]) return;
  bool gpu = name_seed(c.rule->name, seed) >> 20 & 1;
  uint64_t s = name_seed(c.rule->name, seed + (rs->first ? 1 : 0));
  c.mb = c.ma = gen_module(ctx, gpu, &c.gb, &c.ga);
  StrBuf text = {0};
  for (uint32_t k = 0; k < MOST && found < (k < SAMPLE ? SELDOM : ENOUGH); k++) {
    c.seed = s + k * 0x9E37;
    c.combine = rs->first || k % 2;
    if (!gen_case(c.mb, c.gb, rs, c.rule, c.seed)) continue;
    gen_case(c.ma, c.ga, rs, c.rule, c.seed);
    run_pass(c.combine, glob(c.ma, c.ga)->fn, now, NULL);
    if (now[number]) {
      uint64_t had = counts.decided;
      check(&c, c.seed, now);
      found++;
      uint32_t n = 0;
      Fn *f = glob(c.mb, c.gb)->fn;
      FOR_EACH_BLK(f, b)
        FOR_EACH_INS(f, b, v) n++;
      if (counts.decided > had + 20 && n < best) {
        best = n;
        text.n = 0;
        ir_print_fn(f, &text);
      }
    }
    memset(now, 0, sizeof now);
    drop(c.mb, c.gb);
    drop(c.ma, c.ga);
  }
  mod_free(c.mb);
  if (found < SELDOM) {
    char *at = text.n ? memmem(text.p, text.n, "@before(", 8) : NULL;
    if (!at) fprintf(stderr, "refinecheck: nothing found that makes %s %s fire\n", rs->name, c.rule->name);
    else {
      sb_put(&out[gpu], text.p, (size_t)(at - text.p));
      sb_fmt(&out[gpu], "@%s.%s", rs->name, c.rule->name);
      sb_put(&out[gpu], at + 7, text.n - (size_t)(at + 7 - text.p));
    }
  }
  sb_free(&text);
}
static void keep_all(Ctx *ctx, uint64_t seed, const char *dir) {
  StrBuf out[2] = {{0}, {0}};
  for (unsigned s = 0; s < 2; s++)
    for (uint32_t i = 0; i < sets[s]->nrules; i++) keep_rule(ctx, sets[s], i, seed, out);
  for (unsigned gpu = 0; gpu < 2; gpu++) {
    StrBuf name = {0};
    sb_fmt(&name, "%s/seldom-%s.ll", dir, gpu ? "gpu" : "host");
    sb_z(&name);
    FILE *f = fopen(name.p, "w");
    Glob a, b;
    Module *m = gen_module(ctx, gpu, &a, &b);
    if (!f) {
      fprintf(stderr, "refinecheck: cannot write %s\n", name.p);
      exit(1);
    }
    glob_delete(m, a);
    glob_delete(m, b);
    StrBuf head = {0};
    ir_print(m, &head);
    fprintf(
        f,
        "; Functions that make rules fire which their instances seldom do (refinecheck --keep; docs/add-a-rule.md).\n%.*s%.*s",
        (int)head.n, head.p, (int)out[gpu].n, out[gpu].n ? out[gpu].p : "");
    fclose(f);
    sb_free(&head);
    sb_free(&name);
    sb_free(&out[gpu]);
    mod_free(m);
  }
}
static void try_random(Ctx *ctx, uint64_t n, uint64_t seed) {
  static uint32_t now[RULES_LIMIT];
  Case c = {.ctx = ctx};
  for (uint64_t k = 0; k < n && bad < MAX_BAD; k++) {
    if (k % 64 == 0) {
      if (c.mb) mod_free(c.mb);
      c.mb = c.ma = gen_module(ctx, k / 64 % 2, &c.gb, &c.ga);
    }
    c.seed = seed * 0x2545F4914F6CDD1Dull + k * 0x9E37;
    c.combine = k % 4 != 0;
    c.gpu = k / 64 % 2;
    /* a third of them instances of rules */
    uint32_t any = (uint32_t)(c.seed >> 7) % (sets[0]->nrules + sets[1]->nrules);
    c.rs = any < sets[0]->nrules ? sets[0] : sets[1];
    c.rule = k % 3 ? NULL : &c.rs->rule[any < sets[0]->nrules ? any : any - sets[0]->nrules];
    if (!gen_case(c.mb, c.gb, c.rs, c.rule, c.seed)) continue;
    if (piped) {
      if (again(&c, now, NULL) && changed(&c)) check(&c, c.seed, now);
      mod_free(c.ma);
      c.ma = c.mb;
    } else {
      gen_case(c.ma, c.ga, c.rs, c.rule, c.seed);
      if (run_pass(c.combine, glob(c.ma, c.ga)->fn, now, NULL)) check(&c, c.seed, now);
      drop(c.ma, c.ga);
    }
    memset(now, 0, sizeof now);
    drop(c.mb, c.gb);
  }
  if (c.mb) mod_free(c.mb);
}
static bool file_read(const char *path, Str *out) {
  FILE *f = fopen(path, "rb");
  if (!f) return false;
  StrBuf b = {0};
  char tmp[65536];
  for (size_t n; (n = fread(tmp, 1, sizeof tmp, f)) > 0;) sb_put(&b, tmp, n);
  bool ok = !ferror(f);
  fclose(f);
  sb_z(&b);
  *out = (Str){b.p, (uint32_t)b.n};
  return ok;
}
static bool try_file(Ctx *ctx, const char *path) {
  static uint32_t now[RULES_LIMIT];
  const char *slash = strrchr(path, '/'); /* the inputs drawn are the same in whatever folder the project lies */
  uint64_t seed = name_seed(slash ? slash + 1 : path, 7);
  Case c = {.ctx = ctx, .path = path};
  if (!file_read(path, &c.text)) {
    fprintf(stderr, "refinecheck: cannot read %s\n", path);
    return false;
  }
  for (unsigned p = piped; p < 2; p++) {
    Module *mb = ir_parse(ctx, str_of(path), c.text), *ma = mb ? ir_parse(ctx, str_of(path), c.text) : NULL;
    if (!ma) {
      fwrite(ctx->diag.text.p, 1, ctx->diag.text.n, stderr);
      return false;
    }
    if (piped && !run_pipe(ma, NULL)) return false;
    FOR_EACH_FN(mb, g) {
      Str name = glob(mb, g)->name;
      c.combine = p;
      c.mb = mb;
      c.gb = g;
      c.fn = name;
      c.ma = ma;
      c.ga = g; /* the same text: the same numbers */
      if (piped && (glob(ma, g)->deleted || !glob(ma, g)->fn || glob(ma, g)->type != glob(mb, g)->type)) continue;
      if (!piped && !run_pass(p, glob(ma, c.ga)->fn, now, NULL)) continue;
      if (bad < MAX_BAD) check(&c, seed + p, now);
      memset(now, 0, sizeof now);
      ma = c.ma; /* read again if there was something to blame */
    }
    mod_free(mb);
    mod_free(ma);
  }
  mem_free((void *)(uintptr_t)c.text.p);
  return true;
}

static int by_name(const void *a, const void *b) { return strcmp(*(char *const *)a, *(char *const *)b); }
static bool try_path(Ctx *ctx, const char *path) {
  DIR *d = opendir(path);
  if (!d) return try_file(ctx, path);
  VEC(char *) names = {0};
  bool ok = true;
  for (struct dirent *e; (e = readdir(d)) != NULL;) {
    size_t n = strlen(e->d_name);
    if (n < 4 || strcmp(e->d_name + n - 3, ".ll")) continue;
    StrBuf b = {0};
    sb_fmt(&b, "%s/%s", path, e->d_name);
    sb_z(&b);
    vec_push(&names, b.p);
  }
  closedir(d);
  qsort(names.p, names.n, sizeof *names.p, by_name);
  for (uint32_t i = 0; i < names.n; i++) {
    ok &= try_file(ctx, names.p[i]);
    mem_free(names.p[i]);
  }
  vec_free(&names);
  return ok;
}

int main(int argc, char **argv) {
  static uint64_t seed = 1, random_n;
  static uint32_t want;
  static bool rules, unhit, require, ok = true;
  static const char *one, *keep;
  static int first_file;
  for (int i = 1; i < argc; i++) {
    const char *a = argv[i];
    if (!strcmp(a, "--rules")) rules = true;
    else if (!strncmp(a, "--random=", 9)) random_n = strtoull(a + 9, NULL, 10);
    else if (!strncmp(a, "--seed=", 7)) seed = strtoull(a + 7, NULL, 10);
    else if (!strncmp(a, "--inputs=", 9)) effort.inputs = (uint32_t)strtoul(a + 9, NULL, 10);
    else if (!strncmp(a, "--rule=", 7)) one = a + 7;
    else if (!strncmp(a, "--want=", 7)) want = (uint32_t)strtoul(a + 7, NULL, 10);
    else if (!strncmp(a, "--passes=", 9)) {
      StrBuf err = {0};
      piped = true;
      if (!pipeline_parse(&pipe, str_of(a + 9), &err)) {
        fprintf(stderr, "refinecheck: %.*s\n", (int)err.n, err.p);
        return 2;
      }
      sb_free(&err);
    } else if (!strncmp(a, "--keep=", 7)) keep = a + 7;
    else if (!strcmp(a, "--unhit")) unhit = true;
    else if (!strcmp(a, "--require")) require = true;
    else if (!strcmp(a, "--print")) print = true;
    else if (!strcmp(a, "--expect-wrong")) expect_wrong = true;
    else if (*a != '-') first_file = first_file ? first_file : i;
    else {
      fprintf(
          stderr,
          "usage: refinecheck [--rules] [--random=N] [--seed=S] [--inputs=N] [--rule=NAME] [--want=N] [--passes=PIPELINE] [--require] [--unhit] [--keep=FOLDER] [--print] [--expect-wrong] [FILE.ll|FOLDER...]\n");
      return 2;
    }
  }
  static Ctx ctx;
  arena_init(&scratch);
  FailFrame fr;
  if (!FAIL_TRY(&fr)) {
    printf("failure: %s\n", fail_message(&fr));
    return 1;
  }
  for (int i = first_file; first_file && i < argc; i++)
    if (argv[i][0] != '-') ok &= try_path(&ctx, argv[i]);
  for (unsigned s = 0; s < 2; s++)
    for (uint32_t i = 0; (rules || one) && i < sets[s]->nrules; i++) {
      const Rule *r = &sets[s]->rule[i];
      if (one && strcmp(one, r->name)) continue;
      try_rule(&ctx, sets[s], i, seed,
               expect_wrong        ? 400
               : want              ? want
               : one               ? 40
               : r->bits & RB_CALL ? WANT_FOLD
                                   : WANT,
               one || expect_wrong || want ? 20 * TRIES : TRIES);
    }
  if (keep) keep_all(&ctx, seed, keep);
  by_chance = true;
  try_random(&ctx, random_n, seed);
  fail_leave(&fr);
  unsigned missing = 0, total = 0;
  for (unsigned s = 0; s < 2; s++)
    for (uint32_t i = 0; i < sets[s]->nrules; i++) {
      const Rule *r = &sets[s]->rule[i];
      total++;
      if (decided[sets[s]->first + i]) continue;
      if (hits[sets[s]->first + i]) {
        if (unhit || require)
          printf("%s:%u: no test of %s %s tells anything: the interpreter cannot run it\n", sets[s]->file[r->file],
                 r->line, sets[s]->name, r->name);
        missing++;
        continue;
      }
      missing++;
      if (unhit || require) {
        uint32_t k = sets[s]->first + i;
        printf("%s:%u: no test hits %s %s%s", sets[s]->file[r->file], r->line, sets[s]->name, r->name,
               r->bits & RB_CALL ? " (C fold)" : "");
        printf(rules ? "; of %u instances\n" : "\n", made[k]);
        if (rules && unhit) explain(&ctx, sets[s], i, seed);
      }
    }
  if (require && missing) printf("%u rules that no test hits: see docs/add-a-rule.md, \"Prove and test\"\n", missing);
  static const char *const whys[UD_COUNT] = {"types without inputs", "not interpreted", "known roughly",
                                             "choices of freeze",    "extreme floats",  "rough results"};
  printf("undecided:");
  for (unsigned i = 0; i < UD_COUNT; i++)
    printf("%s %llu %s", i ? "," : "", (unsigned long long)counts.unknown[i], whys[i]);
  printf("\n%llu runs compared, %llu undefined before, %llu undecided; %u of %u rules hit; %u wrong\n",
         (unsigned long long)counts.decided, (unsigned long long)counts.ub, (unsigned long long)undecided(&counts),
         total - missing, total, bad);
  arena_free(&scratch);
  if (expect_wrong) return missed != 0;
  return bad || !ok || (require && missing);
}
