/* nvopt.h: the embedding interface. One header, no other one needed.
 *
 *   Nvopt *n = nvopt_new(to_stderr, NULL);
 *   if (n && nvopt_parse(n, "k.ll", text, size) && nvopt_run(n, "default<O3>")) nvopt_print(n, to_file, f);
 *   nvopt_free(n);
 *
 * An instance holds one module at a time and belongs to one thread at a time; instances are independent. Nothing is printed, nothing exits,
 * no signal is touched: messages go to the callback given to nvopt_new, calls return false when they failed, internal failures included. */
#ifndef NVOPT_NVOPT_H
#define NVOPT_NVOPT_H
#include <stdbool.h>
#include <stddef.h>

typedef struct Nvopt Nvopt;
typedef void NvoptWrite(void *user, const char *p, size_t n);

Nvopt *nvopt_new(NvoptWrite *err, void *user);       /* NULL on lack of memory; err may be NULL */
void nvopt_free(Nvopt *n);
bool nvopt_threads(Nvopt *n, unsigned threads);      /* 1 at first */
bool nvopt_knob(Nvopt *n, const char *name, const char *value); /* nvopt --help-all lists them */
/* Reads and verifies a module; an earlier one is freed. `text` must stay as it is until the next nvopt_parse or nvopt_free. */
bool nvopt_parse(Nvopt *n, const char *file, const char *text, size_t size);
/* Runs a pipeline in the syntax of -passes=. After false the module is gone. */
bool nvopt_run(Nvopt *n, const char *passes);
/* Writes the module as text, in one or several pieces. */
bool nvopt_print(Nvopt *n, NvoptWrite *out, void *user);
const char *nvopt_version(void);
#endif
