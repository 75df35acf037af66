/* conformance.c: all that is asked of one file of tests/conformance, in one process:
 *
 *   conformance FILE.ll PIPELINE...
 *
 * What is printed of the file reads back to the same text. Each pipeline, on the file as it is, runs with the
 * verifier after every pass and with the verifiers of dominators, loops, memory SSA and scalar evolution; leaves a
 * module whose text reads back, and then to the same text (the first reading numbers attribute groups anew where a
 * pass declared an intrinsic, and drops annotations whose global is gone); and gives the same text with one thread
 * and with eight. Status 1 and a message on standard error for the first pipeline that does not. */
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

/* The text of `text` after `passes` (NULL: as read); sb_free it. */
static StrBuf after(const char *file, Str text, const char *passes, unsigned threads) {
  static const char *const verifiers[] = {"verify-dom-info", "verify-loop-info", "verify-memoryssa",
                                          "verify-scev",     "verify-scev-maps", "verify-scev-strict"};
  StrBuf out = {0};
  said.n = 0;
  Nvopt *n = nvopt_new(hear, &said);
  if (!n) fail(file, "new", "no memory");
  n->run.verify_each = true;
  nvopt_threads(n, threads);
  for (size_t i = 0; i < ARRAY_LEN(verifiers); i++)
    if (!nvopt_set(n, verifiers[i], "true")) fail(file, verifiers[i], "no such knob");
  if (!nvopt_parse(n, file, text.p, text.n)) fail(file, passes ? passes : "reading", "not read");
  if (passes && !nvopt_run(n, passes)) fail(file, passes, n->failed ? n->fail_text : "failed");
  if (!nvopt_print(n, keep, &out)) fail(file, passes ? passes : "reading", "not printed");
  nvopt_free(n);
  return out;
}

static bool same(StrBuf a, StrBuf b) { return a.n == b.n && memcmp(a.p, b.p, a.n) == 0; }

/* Text that was printed of a module as read is a fixed point of reading and printing. */
static void check_round_trip(const char *file, const char *passes, StrBuf text) {
  StrBuf again = after(file, (Str){text.p, (uint32_t)text.n}, NULL, 1);
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

int main(int argc, char **argv) {
  if (argc < 3) return fputs("usage: conformance FILE.ll PIPELINE...\n", stderr), 2;
  const char *file = argv[1];
  StrBuf in = file_read(file);
  Str text = {in.p, (uint32_t)in.n};
  StrBuf plain = after(file, text, NULL, 1);
  check_round_trip(file, "reading", plain);
  sb_free(&plain);
  for (int i = 2; i < argc; i++) {
    StrBuf one = after(file, text, argv[i], 1), eight = after(file, text, argv[i], 8);
    if (!same(one, eight)) fail(file, argv[i], "one thread and eight give different text");
    StrBuf read = after(file, (Str){one.p, (uint32_t)one.n}, NULL, 1);
    check_round_trip(file, argv[i], read);
    sb_free(&read);
    sb_free(&one);
    sb_free(&eight);
  }
  sb_free(&in);
  sb_free(&said);
  return 0;
}
