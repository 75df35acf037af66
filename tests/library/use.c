/* A program in C that has nvopt as a library: optimizes a file. The first line of what is said is repeated on
 * standard error. */
#include <nvopt/nvopt.h>
#include <stdio.h>

static void say(void *user, NvoptSeverity severity, const char *text, size_t n) {
  (void)user;
  fprintf(stderr, "%d %.*s", (int)severity, (int)n, text);
}
static void write_out(void *user, const char *text, size_t n) { fwrite(text, 1, n, user); }

int main(int argc, char **argv) {
  static char text[1 << 16];
  FILE *in = argc > 2 ? fopen(argv[1], "r") : NULL;
  if (!in || nvopt_abi() != NVOPT_ABI) return 2;
  size_t size = fread(text, 1, sizeof text, in);
  Nvopt *n = nvopt_new(say, NULL);
  int ok = n && nvopt_set(n, "mcpu", "sm_80") && nvopt_parse(n, argv[1], text, size) && nvopt_run(n, argv[2]) &&
           nvopt_print(n, write_out, stdout);
  nvopt_free(n);
  return ok ? 0 : 1;
}
