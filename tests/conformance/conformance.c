/* conformance.c: what is asked of many modules, in one process: a build with sanitizers needs longer to start than to
 * do it.
 *
 *   conformance check FILE.ll... -- PIPELINE...
 *
 * What is printed of a file reads back to the same text. Each pipeline, on the file as it is, runs with the verifier
 * after every pass and with the verifiers of dominators, loops, memory SSA and scalar evolution; leaves a module whose
 * text reads back, and then to the same text (the first reading numbers attribute groups anew where a pass declared
 * an intrinsic, and drops annotations whose global is gone); and gives the same text and says the same, remarks
 * included, with one thread and with several, in other orders, and without skipping what has nothing to do.
 *
 *   conformance same FILE.ll... -- FILE.ll...
 *
 * The files between two `--` are the same module.
 *
 * Status 1 and a message on standard error for the first file and pipeline of which it is not so. */
#include "src/instance.h"
#include <stdio.h>
#include <stdlib.h>

static StrBuf said;

static void keep(void *user, const char *p, size_t n) { sb_put(user, p, n); }
static void hear(void *user, NvoptSeverity s, const char *p, size_t n) {
  (void)s;
  sb_put(user, p, n);
}

static void fail(const char *file, const char *passes, const char *what) {
  fprintf(stderr, "%s: %s: %s\n%.*s", file, passes, what, (int)said.n, said.p ? said.p : "");
  exit(1);
}

typedef struct Way {
  unsigned threads, seed; /* 0: work is taken in the order of sizes */
  bool no_skip;
} Way;
static const Way alone = {.threads = 1};

/* The text of `text` after `passes` (NULL: as read); sb_free it. */
static StrBuf after(const char *file, Str text, const char *passes, Way way) {
  static const char *const verifiers[] = {"verify-dom-info", "verify-loop-info", "verify-memoryssa",
                                          "verify-scev",     "verify-scev-maps", "verify-scev-strict"};
  StrBuf out = {0};
  said.n = 0;
  Nvopt *n = nvopt_new(hear, &said);
  if (!n) fail(file, "new", "no memory");
  n->run.verify_each = !way.seed; /* what gives the same text need not be verified again */
  n->run.shuffle = way.seed != 0;
  n->run.shuffle_seed = way.seed;
  n->run.no_skip = way.no_skip;
  for (size_t i = 0; i < ARRAY_LEN(n->run.remarks); i++) n->run.remarks[i] = STR(".*");
  nvopt_threads(n, way.threads);
  for (size_t i = 0; i < ARRAY_LEN(verifiers) && !way.seed; i++)
    if (!nvopt_set(n, verifiers[i], "true")) fail(file, verifiers[i], "no such knob");
  if (!nvopt_parse(n, file, text.p, text.n)) fail(file, passes ? passes : "reading", "not read");
  if (passes && !nvopt_run(n, passes)) fail(file, passes, n->failed ? n->fail_text : "failed");
  if (!nvopt_print(n, keep, &out)) fail(file, passes ? passes : "reading", "not printed");
  nvopt_free(n);
  return out;
}

static bool same(StrBuf a, StrBuf b) { return a.n == b.n && (!a.n || !memcmp(a.p, b.p, a.n)); }

/* Text that was printed of a module as read is a fixed point of reading and printing. */
static void check_round_trip(const char *file, const char *passes, StrBuf text) {
  StrBuf again = after(file, (Str){text.p, (uint32_t)text.n}, NULL, alone);
  if (!same(text, again)) fail(file, passes, "what is printed reads back to another module");
  sb_free(&again);
}

static StrBuf file_read(const char *path) {
  StrBuf b = {0};
  char piece[65536];
  size_t n;
  FILE *f = fopen(path, "rb");
  if (!f) fail(path, "open", "cannot be read");
  while ((n = fread(piece, 1, sizeof piece, f)) > 0) sb_put(&b, piece, n);
  fclose(f);
  sb_z(&b);
  return b;
}

static void check(const char *file, char **pipeline) {
  static const Way ways[] = {{.threads = 8, .seed = 7}, {.threads = 2, .seed = 8, .no_skip = true}};
  StrBuf in = file_read(file);
  Str text = {in.p, (uint32_t)in.n};
  StrBuf plain = after(file, text, NULL, alone);
  check_round_trip(file, "reading", plain);
  sb_free(&plain);
  for (; *pipeline; pipeline++) {
    StrBuf one = after(file, text, *pipeline, alone), told = {0};
    sb_put(&told, said.p, said.n);
    for (size_t i = 0; i < ARRAY_LEN(ways); i++) {
      StrBuf other = after(file, text, *pipeline, ways[i]);
      if (!same(one, other)) fail(file, *pipeline, "threads or their order are seen in the module");
      if (!same(told, said)) fail(file, *pipeline, "threads or their order are seen in what is said");
      sb_free(&other);
    }
    StrBuf read = after(file, (Str){one.p, (uint32_t)one.n}, NULL, alone);
    check_round_trip(file, *pipeline, read);
    sb_free(&read);
    sb_free(&told);
    sb_free(&one);
  }
  sb_free(&in);
}

static StrBuf as_read(const char *path, const char *name) {
  StrBuf in = file_read(path), out = after(name, (Str){in.p, (uint32_t)in.n}, NULL, alone);
  sb_free(&in);
  return out;
}

int main(int argc, char **argv) {
  bool checks = argc > 2 && !strcmp(argv[1], "check"), compares = argc > 2 && !strcmp(argv[1], "same");
  if (!checks && !compares)
    return fputs("usage: conformance check FILE.ll... -- PIPELINE...\n"
                 "       conformance same FILE.ll... -- FILE.ll...\n",
                 stderr),
           2;
  char **arg = argv + 2, **pipeline = arg;
  while (*pipeline && strcmp(*pipeline, "--")) pipeline++;
  if (checks)
    for (; arg < pipeline; arg++) check(*arg, *pipeline ? pipeline + 1 : pipeline);
  while (compares && *arg) {
    const char *first = *arg++;
    StrBuf want = as_read(first, first);
    for (; *arg && strcmp(*arg, "--"); arg++) {
      StrBuf got = as_read(*arg, first);
      if (!same(want, got)) fail(*arg, "reading", "not the same module as the first");
      sb_free(&got);
    }
    sb_free(&want);
    arg += *arg != NULL;
  }
  sb_free(&said);
  return 0;
}
