/* main.c: nvbench, the GPU as judge: runs kernels as several compilers made them, compares their results with the
 * interpreter's and with each other, and times them.
 *
 *   nvbench KERNEL.ll ... [--cubins DIR]            runs, compares and times DIR/KERNEL.COMPILER.cubin
 *   nvbench --static KERNEL.ll ... [--cubins DIR]   counts in the cubins only: no GPU, no driver
 *   nvbench --list KERNEL.ll ...                    reads what is said of runs and lists it
 *
 * bench/gpu/build.py makes the cubins. Every kernel is run by a process of its own: one that faults or does not end
 * takes the device's context with it, and nothing else. Exit status: 0 all results agree, 1 one is wrong or a kernel
 * failed, 2 usage, no driver or no device. */
#include "bench/gpu/report.h"
#include "support/fail.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

static const char usage_text[] =
    "usage: nvbench [options] KERNEL.ll ...\n"
    "  --cubins DIR        where KERNEL.COMPILER.cubin lie (build/gpu/sm_90; bench/gpu/build.py makes them)\n"
    "  --compilers A,B     which compilers, in the table's order (those that are in DIR)\n"
    "  --reference A       to whose times and counts the ratios are (opt, else the first)\n"
    "  --static            count in the cubins; nothing is run, no driver is needed\n"
    "  --list              read the specifications of runs and list them\n"
    "  --check             compare results, without timing\n"
    "  --rounds N          timings of each kernel and compiler (61)\n"
    "  --warm-ms N         launches before that for so long (200)\n"
    "  --seed N            of the order of compilers in a round (1)\n"
    "  --device N          which GPU (0)\n"
    "  --timeout S         for one kernel, all sizes and compilers (120)\n"
    "  --libcuda FILE      the driver's library (libcuda.so.1)\n"
    "  --json FILE         the results as JSON too\n";

typedef struct Options {
  JudgeConfig judge;
  bool only_static, list, quiet;
  const char *compilers, *reference, *libcuda, *json;
  unsigned timeout_s;
  VEC(const char *) files;
  char found[MAX_COMPILERS][64]; /* names of compilers */
} Options;

static int usage(const char *what, const char *arg) {
  if (what) fprintf(stderr, "nvbench: %s%s%s\n", what, arg ? " " : "", arg ? arg : "");
  fputs(usage_text, what ? stderr : stdout);
  return what ? 2 : -1;
}

static int options_read(int argc, char **argv, Options *o) {
  o->judge = (JudgeConfig){.folder = "build/gpu/sm_90", .rounds = 61, .warm_ms = 200, .seed = 1};
  o->libcuda = "libcuda.so.1";
  o->timeout_s = 120;
  for (int i = 1; i < argc; i++) {
    const char *a = argv[i], *v = i + 1 < argc ? argv[i + 1] : NULL;
    if (a[0] != '-') {
      vec_push(&o->files, a);
      continue;
    }
    if (!strcmp(a, "--help") || !strcmp(a, "-h")) return usage(NULL, NULL);
    if (!strcmp(a, "--static")) o->only_static = true;
    else if (!strcmp(a, "--list")) o->list = true;
    else if (!strcmp(a, "--check")) o->judge.no_time = true;
    else if (!v) return usage("missing value or unknown option", a);
    else {
      i++;
      char *end;
      unsigned long long n = strtoull(v, &end, 0);
      bool number = end != v && !*end && n <= UINT32_MAX;
      if (!strcmp(a, "--cubins")) o->judge.folder = v;
      else if (!strcmp(a, "--compilers")) o->compilers = v;
      else if (!strcmp(a, "--reference")) o->reference = v;
      else if (!strcmp(a, "--libcuda")) o->libcuda = v;
      else if (!strcmp(a, "--json")) o->json = v;
      else if (!number) return usage("unknown option, or not a number:", a);
      else if (!strcmp(a, "--rounds")) o->judge.rounds = u32_max((uint32_t)n, 1);
      else if (!strcmp(a, "--warm-ms")) o->judge.warm_ms = (uint32_t)n;
      else if (!strcmp(a, "--seed")) o->judge.seed = n;
      else if (!strcmp(a, "--device")) o->judge.device = (int)n;
      else if (!strcmp(a, "--timeout")) o->timeout_s = (unsigned)n;
      else return usage("unknown option", a);
    }
  }
  return o->files.n ? 0 : usage("no kernel", NULL);
}

/* ---- compilers ---- */
static bool compiler_add(Options *o, Str name) {
  JudgeConfig *c = &o->judge;
  for (uint32_t k = 0; k < c->ncompilers; k++)
    if (str_eq(str_of(c->compiler[k]), name)) return true;
  if (c->ncompilers >= MAX_COMPILERS || !name.n || name.n >= sizeof o->found[0]) return false;
  memcpy(o->found[c->ncompilers], name.p, name.n);
  c->compiler[c->ncompilers] = o->found[c->ncompilers];
  c->ncompilers++;
  return true;
}
static int by_name(const void *a, const void *b) { return strcmp(a, b); }
/* Those whose cubins lie in the folder, by name. */
static void compilers_find(Options *o) {
  DIR *d = opendir(o->judge.folder);
  struct dirent *e;
  while (d && (e = readdir(d))) {
    Str s = str_of(e->d_name);
    const uint32_t end = 6; /* .cubin */
    if (s.n <= end || memcmp(s.p + s.n - end, ".cubin", end)) continue;
    s.n -= end;
    uint32_t k = s.n;
    while (k && s.p[k - 1] != '.') k--;
    if (k) compiler_add(o, (Str){s.p + k, s.n - k});
  }
  if (d) closedir(d);
  qsort(o->found, o->judge.ncompilers, sizeof o->found[0], by_name);
}
static int compilers_choose(Options *o) {
  JudgeConfig *c = &o->judge;
  for (const char *p = o->compilers; p && *p;) {
    size_t n = strcspn(p, ",");
    if (!compiler_add(o, (Str){p, (uint32_t)n})) return usage("bad name, or more than 8 compilers:", p);
    p += n + (p[n] == ',');
  }
  if (!o->compilers) compilers_find(o);
  if (!c->ncompilers) {
    fprintf(stderr, "nvbench: no cubins in %s: bench/gpu/build.py makes them\n", c->folder);
    return 2;
  }
  const char *want = o->reference ? o->reference : "opt";
  bool found = false;
  for (uint32_t k = 0; k < c->ncompilers; k++)
    if (!strcmp(c->compiler[k], want)) c->reference = k, found = true;
  return o->reference && !found ? usage("no such compiler:", o->reference) : 0;
}

/* ---- listing ---- */
static int list(const Options *o) {
  int rc = 0;
  for (uint32_t i = 0; i < o->files.n; i++) {
    StrBuf err = {0};
    Case c;
    Spec s[2] = {0};
    bool ok = case_read(&c, o->files.p[i], &err) && case_spec(&c, SIZE_SMALL, true, &s[0], &err) &&
              case_spec(&c, SIZE_BENCH, true, &s[1], &err);
    for (uint32_t k = 0; ok && k < s[0].items.n; k++) {
      printf("%s: %.*s", c.name, (int)s[0].items.p[k].fn.n, s[0].items.p[k].fn.p);
      for (unsigned z = 0; z < 2; z++) {
        const Item *it = &s[z].items.p[k];
        uint64_t bytes = 0, threads = (uint64_t)it->grid[0] * it->grid[1] * it->grid[2] * it->block[0] * it->block[1] *
                                      it->block[2];
        for (uint32_t b = 0; b < s[z].bufs.n; b++) bytes += s[z].bufs.p[b].size;
        printf("%s %llu threads, %.3f MB", z ? ";" : "", (unsigned long long)threads, (double)bytes * 1e-6);
      }
      putchar('\n');
    }
    if (!ok) fprintf(stderr, "nvbench: %s: %.*s\n", o->files.p[i], (int)err.n, err.p), rc = 1;
    spec_free(&s[0]);
    spec_free(&s[1]);
    case_free(&c);
    sb_free(&err);
  }
  return rc;
}

/* ---- running ---- */
typedef struct Shared { /* of the two processes of one kernel */
  Measure m[MAX_COMPILERS];
  char error[240];
  bool done;
} Shared;

static void run_here(const Options *o, const Cuda *cu, const JudgeConfig *cfg, const Case *c, uint32_t item,
                     Shared *sh) {
  StrBuf err = {0};
  FailFrame fr;
  alarm(o->timeout_s);
  if (FAIL_TRY(&fr)) {
    sh->done = judge_run(cu, cfg, c, item, sh->m, &err);
    fail_leave(&fr);
    if (!sh->done) snprintf(sh->error, sizeof sh->error, "%.*s", (int)err.n, err.p);
  } else snprintf(sh->error, sizeof sh->error, "internal failure: %.200s", fail_message(&fr));
}

/* Runs a kernel in processes of its own, without the compilers whose code ended one. */
static void run_apart(const Options *o, const Cuda *cu, const Case *c, uint32_t item, Shared *sh, Row *row) {
  JudgeConfig cfg = o->judge;
  *sh = (Shared){0};
  for (uint32_t tries = 0; tries <= cfg.ncompilers; tries++) {
    sh->error[0] = 0;
    sh->done = false;
    fflush(NULL);
    pid_t pid = fork();
    if (pid == 0) {
      run_here(o, cu, &cfg, c, item, sh);
      _exit(0);
    }
    int status = 0;
    if (pid < 0 || waitpid(pid, &status, 0) != pid) {
      snprintf(row->error, sizeof row->error, "cannot start a process");
      return;
    }
    uint32_t before = cfg.skip;
    for (uint32_t k = 0; k < cfg.ncompilers; k++) {
      Measure *m = &sh->m[k];
      if (before >> k & 1) continue;
      if (m->status == JUDGE_RUNS)
        snprintf(m->note, sizeof m->note,
                 WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? "nothing within %u s" : "the process ended",
                 o->timeout_s);
      if (!sh->done && (m->status == JUDGE_RUNS || m->status == JUDGE_FAULT)) cfg.skip |= 1u << k;
    }
    if (sh->done) break;
    if (cfg.skip == before) { /* nobody's code was at fault */
      if (!sh->error[0])
        snprintf(sh->error, sizeof sh->error,
                 WIFSIGNALED(status) ? "the process died of signal %d" : "the process ended (%d)",
                 WIFSIGNALED(status) ? WTERMSIG(status) : status);
      snprintf(row->error, sizeof row->error, "%s", sh->error);
      break;
    }
  }
  memcpy(row->m, sh->m, sizeof row->m);
}

static bool device_describe(const Options *o, const Cuda *cu, char *out, size_t n) {
  char name[128] = "";
  int version = 0, major = 0, minor = 0;
  CUdevice d;
  CUresult r = cu->cuInit(0);
  if (!r) r = cu->cuDeviceGet(&d, o->judge.device);
  if (!r) r = cu->cuDeviceGetName(name, sizeof name, d);
  if (!r) r = cu->cuDeviceGetAttribute(&major, CU_DEVICE_MAJOR, d);
  if (!r) r = cu->cuDeviceGetAttribute(&minor, CU_DEVICE_MINOR, d);
  if (!r) r = cu->cuDriverGetVersion(&version);
  if (r) return snprintf(out, n, "no CUDA device: %s", cuda_error(cu, r)), false;
  snprintf(out, n, "%s, sm_%d%d, driver %d.%d, %s, seed %llu", name, major, minor, version / 1000, version % 1000 / 10,
           o->judge.folder, (unsigned long long)o->judge.seed);
  return true;
}
/* Asks a child what there is: a process that has called the driver must not fork others that call it too. */
static bool device_ask(const Options *o, const Cuda *cu, Shared *sh) {
  *sh = (Shared){0};
  fflush(NULL);
  pid_t pid = fork();
  if (pid == 0) {
    sh->done = device_describe(o, cu, sh->error, sizeof sh->error);
    _exit(0);
  }
  int status;
  if (pid < 0 || waitpid(pid, &status, 0) != pid) return false;
  if (!sh->error[0]) snprintf(sh->error, sizeof sh->error, "the driver does not start");
  return sh->done;
}

static bool write_file(const char *path, const StrBuf *b) {
  FILE *f = fopen(path, "wb");
  if (!f) return false;
  bool ok = fwrite(b->p, 1, b->n, f) == b->n;
  return !fclose(f) && ok;
}

static int go(Options *o) {
  if (o->list) return list(o);
  int rc = compilers_choose(o);
  if (rc) return rc;
  Cuda cu;
  Shared *sh = mmap(NULL, sizeof *sh, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  char device[240] = "", why[512];
  if (sh == MAP_FAILED) return fputs("nvbench: no memory\n", stderr), 2;
  if (!o->only_static) {
    if (!cuda_load(&cu, o->libcuda, why, sizeof why))
      return fprintf(stderr, "nvbench: no NVIDIA driver here: %s (--static needs none)\n", why), 2;
    bool there = device_ask(o, &cu, sh);
    snprintf(device, sizeof device, "%s", sh->error);
    if (!there) return fprintf(stderr, "nvbench: %s\n", device), 2;
  }
  VEC(Row) rows = {0};
  for (uint32_t i = 0; i < o->files.n; i++) {
    StrBuf err = {0};
    Case c;
    Spec s = {0};
    if (!case_read(&c, o->files.p[i], &err) || !case_spec(&c, SIZE_BENCH, true, &s, &err)) {
      Row row = {0};
      snprintf(row.name, sizeof row.name, "%s", c.name);
      snprintf(row.error, sizeof row.error, "%.*s", (int)err.n, err.p);
      vec_push(&rows, row);
    }
    for (uint32_t k = 0; k < s.items.n; k++) {
      Row row = {0};
      const Item *it = &s.items.p[k];
      char kernel[256];
      if (!item_runs(it)) continue;
      snprintf(kernel, sizeof kernel, "%.*s", (int)it->fn.n, it->fn.p);
      if (!strcmp(kernel, c.name)) snprintf(row.name, sizeof row.name, "%s", c.name);
      else snprintf(row.name, sizeof row.name, "%s.%.60s", c.name, kernel);
      if (o->only_static) judge_static(&o->judge, &c, kernel, row.m);
      else run_apart(o, &cu, &c, k, sh, &row);
      vec_push(&rows, row);
    }
    spec_free(&s);
    case_free(&c);
    sb_free(&err);
  }
  Report r = {
    .cfg = &o->judge, .device = o->only_static ? NULL : device, .cubins = o->judge.folder, .row = rows.p, .n = rows.n};
  StrBuf table = {0}, json = {0};
  report_table(&r, &table);
  fwrite(table.p, 1, table.n, stdout);
  if (o->json) {
    report_json(&r, &json);
    if (!write_file(o->json, &json)) fprintf(stderr, "nvbench: cannot write %s\n", o->json), rc = 2;
  }
  if (!rc && !report_clean(&r)) rc = 1;
  sb_free(&table);
  sb_free(&json);
  vec_free(&rows);
  munmap(sh, sizeof *sh);
  return rc;
}

int main(int argc, char **argv) {
  Options o = {0};
  int rc = options_read(argc, argv, &o);
  FailFrame fr;
  if (!rc) {
    if (FAIL_TRY(&fr)) {
      rc = go(&o);
      fail_leave(&fr);
    } else {
      fprintf(stderr, "nvbench: internal failure: %s\n", fail_message(&fr));
      rc = 2;
    }
  }
  vec_free(&o.files);
  return rc < 0 ? 0 : rc;
}
