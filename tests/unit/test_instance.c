/* The embedding interface: what each call promises in nvopt.h. */
#include "nvopt/nvopt.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef struct Heard {
  int calls, severity[8];
  size_t n;
  char text[8][400];
} Heard;
static int failures;
#define CHECK(c) ((c) ? (void)0 : (void)(failures++, printf("%d: %s\n", __LINE__, #c)))

static void hear(void *user, NvoptSeverity severity, const char *p, size_t n) {
  Heard *h = user;
  CHECK(n > 0 && p[n - 1] == '\n');
  if (h->calls < 8) {
    h->severity[h->calls] = (int)severity;
    snprintf(h->text[h->calls], sizeof h->text[0], "%.*s", (int)n, p);
  }
  h->calls++;
}
static void gather(void *user, const char *p, size_t n) {
  char *to = user;
  size_t have = strlen(to);
  if (have + n < 4096) memcpy(to + have, p, n), to[have + n] = 0;
}
static bool heard(Heard *h, int severity, const char *want) {
  bool ok = h->calls == 1 && h->severity[0] == severity && strstr(h->text[0], want);
  if (!ok) printf("%d messages, wanted \"%s\", the first is %d %s", h->calls, want, h->severity[0], h->text[0]);
  *h = (Heard){0};
  return ok;
}

static const char module[] = "define i32 @f(i32 %x) {\n  %y = add i32 %x, 0\n  ret i32 %y\n}\n";
#define PARSE(n, t) nvopt_parse((n), "t.ll", (t), strlen(t))

static void *work(void *arg) {
  (void)arg;
  for (int i = 0; i < 50; i++) {
    char out[4096] = "";
    Nvopt *n = nvopt_new(NULL, NULL);
    nvopt_threads(n, i % 3 == 0 ? 2 : 1);
    CHECK(PARSE(n, module) && nvopt_run(n, "default<O3>") && nvopt_print(n, gather, out) && strstr(out, "ret i32 %x"));
    nvopt_free(n);
  }
  return NULL;
}

int main(void) {
  Heard h = {0};
  char out[4096] = "";
  Nvopt *n = nvopt_new(hear, &h);
  CHECK(nvopt_abi() == NVOPT_ABI && strchr(nvopt_version(), '.'));

  /* without a module */
  CHECK(!nvopt_run(n, "verify") && heard(&h, NVOPT_ERROR, "nvopt: there is no module"));
  CHECK(!nvopt_print(n, gather, out) && heard(&h, NVOPT_ERROR, "nvopt: there is no module"));

  /* knobs and options */
  CHECK(nvopt_set(n, "inline-threshold", "1") && h.calls == 0);
  CHECK(!nvopt_set(n, "inline-treshold", "1") &&
        heard(&h, NVOPT_ERROR, "nvopt: unknown knob 'inline-treshold'; did you mean 'inline-threshold'?\n"));
  CHECK(!nvopt_set(n, "inline-treshold", NULL) && heard(&h, NVOPT_ERROR, "nvopt: unknown knob"));
  CHECK(!nvopt_set(n, "inline-threshold", "many") &&
        heard(&h, NVOPT_ERROR, "nvopt: 'many' is no value for -inline-threshold"));
  CHECK(!nvopt_set(n, "emit-version", "9") && heard(&h, NVOPT_ERROR, "a number from 14 to 22"));
  CHECK(!nvopt_set(n, "emit-version", "15x") && heard(&h, NVOPT_ERROR, "a number from 14 to 22"));
  CHECK(!nvopt_set(n, NULL, "1") && heard(&h, NVOPT_ERROR, "without a name"));
  static const char two[] =
      "define internal i32 @g(i32 %x) noinline {\n  ret i32 %x\n}\ndefine internal i32 @h(i32 %x) {\n"
      "  %a = call i32 @g(i32 %x)\n  %b = call i32 @g(i32 %a)\n  %c = call i32 @g(i32 %b)\n  %d = call i32 @g(i32 %c)\n  ret i32 %d\n}\n"
      "define i32 @f(i32 %x) {\n  %a = call i32 @h(i32 %x)\n  %b = call i32 @h(i32 %a)\n  ret i32 %b\n}\n";
  for (int round = 0; round < 4; round++) {
    out[0] = 0;
    CHECK(nvopt_set(n, "inline-threshold", round == 0 || round == 2 ? "0" : NULL));
    if (round == 3) CHECK(nvopt_set(n, "inline-threshold", "0") && nvopt_set(n, NULL, NULL));
    CHECK(PARSE(n, two) && nvopt_run(n, "cgscc(inline)") && nvopt_print(n, gather, out));
    CHECK(!strstr(out, "@h(") == (round == 1 || round == 3)); /* the default inlines it */
  }

  /* a wrong pipeline leaves the module as it was */
  out[0] = 0;
  CHECK(PARSE(n, module));
  CHECK(!nvopt_run(n, "function(nonsense)") &&
        heard(&h, NVOPT_ERROR, "nvopt: unknown function pass 'nonsense'; nvopt --print-passes lists them\n"));
  CHECK(nvopt_print(n, gather, out) && strstr(out, "add i32 %x, 0"));
  out[0] = 0;
  CHECK(nvopt_run(n, "instcombine") && nvopt_print(n, gather, out) && strstr(out, "ret i32 %x"));

  /* what passes print is a note */
  CHECK(nvopt_run(n, "print<domtree>") && heard(&h, NVOPT_NOTE, "DominatorTree"));

  /* one message, one call; the module is gone */
  CHECK(!PARSE(
      n,
      "define void @f() {\n  %x = add i32 %nope, 1\n  ret void\n}\ndefine void @g() {\n  %x = add i32 %nope, 1\n  ret void\n}\n"));
  CHECK(h.calls == 2 && h.severity[0] == NVOPT_ERROR && strncmp(h.text[0], "t.ll:2:", 7) == 0 &&
        strncmp(h.text[1], "t.ll:6:", 7) == 0);
  h = (Heard){0};
  CHECK(!nvopt_run(n, "verify") && heard(&h, NVOPT_ERROR, "there is no module"));

  /* words of an older LLVM */
  out[0] = 0;
  CHECK(nvopt_set(n, "emit-version", "14") && PARSE(n, "define ptr @f(ptr %p) {\n  ret ptr %p\n}\n"));
  CHECK(nvopt_print(n, gather, out) && strstr(out, "ptr") && heard(&h, NVOPT_WARNING, "-opaque-pointers"));
  CHECK(nvopt_print(n, gather, out) && h.calls == 0);
  CHECK(!nvopt_run(n, "verify") && heard(&h, NVOPT_ERROR, "older LLVM"));
  out[0] = 0;
  CHECK(nvopt_set(n, NULL, NULL) && nvopt_set(n, "mtriple", "nvptx64-nvidia-cuda") && PARSE(n, module) &&
        nvopt_print(n, gather, out) && strstr(out, "nvptx64-nvidia-cuda"));
  nvopt_free(n);
  nvopt_free(NULL);

  pthread_t t[3];
  for (int i = 0; i < 3; i++) pthread_create(&t[i], NULL, work, NULL);
  for (int i = 0; i < 3; i++) pthread_join(t[i], NULL);
  return failures != 0;
}
