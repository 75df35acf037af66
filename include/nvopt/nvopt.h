/* nvopt.h: the embedding interface, for C and C++. One header, no other one needed.
 *
 *   Nvopt *n = nvopt_new(to_stderr, NULL);
 *   if (n && nvopt_parse(n, "k.ll", text, size) && nvopt_run(n, "default<O3>")) nvopt_print(n, to_file, f);
 *   nvopt_free(n);
 *
 * An instance holds one module at a time and belongs to one thread at a time; instances are independent, any number
 * of them may work at once. Nothing is printed, nothing exits, no signal and no locale is touched: messages go to the
 * callback given to nvopt_new, and calls that return bool return false when they failed, internal failures included;
 * a message has said why. Callbacks run on the thread that made the call, and must return: no exception, no longjmp,
 * no call with the same instance. */
#ifndef NVOPT_NVOPT_H
#define NVOPT_NVOPT_H
#include <stdbool.h>
#include <stddef.h>

#if defined(__GNUC__)
#define NVOPT_API __attribute__((visibility("default")))
#else
#define NVOPT_API
#endif
#ifdef __cplusplus
extern "C" {
#endif

/* Moves when a program built with this header could no longer run with the library, as the number of the shared
 * library does. What is compiled in is NVOPT_ABI, what runs is nvopt_abi(). */
#define NVOPT_ABI 1

typedef struct Nvopt Nvopt;
typedef enum NvoptSeverity {
  NVOPT_NOTE, /* what passes were asked to print: print<...> */
  NVOPT_REMARK,
  NVOPT_WARNING,
  NVOPT_ERROR /* the call is going to fail */
} NvoptSeverity;
/* One message: whole lines, the last one ended; the first is "file:line:col: error: ..." where there is a place. What
 * one pass printed about one function comes as one piece, with the worst severity in it. */
typedef void NvoptMessage(void *user, NvoptSeverity severity, const char *text, size_t size);
typedef void NvoptWrite(void *user, const char *text, size_t size);

NVOPT_API Nvopt *nvopt_new(NvoptMessage *say, void *user); /* NULL on lack of memory; say may be NULL */
NVOPT_API void nvopt_free(Nvopt *n);                       /* n may be NULL */
NVOPT_API void nvopt_threads(
    Nvopt *n,
    unsigned threads); /* for the functions of one module; 1 at first, which starts none. Same bytes for any number */
/* Sets a knob (`nvopt --help-all` lists them) or the options "mcpu", "mtriple" and "emit-version", for what is parsed
 * and run from now on. The value is copied; NULL is the value at first, and name NULL too puts all of them back. */
NVOPT_API bool nvopt_set(Nvopt *n, const char *name, const char *value);
/* Reads and verifies a module; an earlier one is freed. `text` need not end with a NUL and must stay as it is until
 * the next nvopt_parse or nvopt_free. */
NVOPT_API bool nvopt_parse(Nvopt *n, const char *file, const char *text, size_t size);
/* Runs a pipeline in the syntax of -passes=, and verifies what came out. A text that is no pipeline leaves the module
 * as it was; after any other failure the module is gone. */
NVOPT_API bool nvopt_run(Nvopt *n, const char *passes);
/* Writes the module as text, in one or several pieces. With "emit-version" the module is brought down to that version
 * for good: it can be printed again, not run. */
NVOPT_API bool nvopt_print(Nvopt *n, NvoptWrite *out, void *user);
NVOPT_API const char *nvopt_version(void); /* "0.1.0" */
NVOPT_API unsigned nvopt_abi(void);

#ifdef __cplusplus
}
#endif
#endif
