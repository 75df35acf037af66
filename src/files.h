/* files.h: input and output of the driver. */
#ifndef NVOPT_FILES_H
#define NVOPT_FILES_H
#include "support/strbuf.h"
#include <limits.h>
#include <sys/types.h>

typedef struct Input {
  const char *path; /* for messages: "<stdin>" for standard input */
  char *p;
  size_t n;
  bool mapped;
  size_t passed; /* up to here memory was given back */
} Input;
/* Reads or maps the whole of `path` (NULL or "-": standard input). False and a line in err when that fails. */
bool input_open(Input *in, const char *path, StrBuf *err);
/* What lies before the offset is hardly looked at any more: its memory may serve others (what is looked at comes
 * back). Ctx.passed. */
void input_passed(void *input, uint32_t offset);
void input_close(Input *in);
/* The input's path if the address lies in it and it is mapped: a SIGBUS there says that somebody made the file shorter.
 * Async-signal-safe. */
const char *input_cut_at(const void *p);
/* Writing to `path` (NULL or "-": standard output) piece by piece. A regular or absent file is written beside and
 * renamed when complete, keeping its mode and following a symlink; everything else is written directly. When
 * something fails the file is as before, and output_begin or output_end returns false and puts a line into err. */
typedef struct Output {
  int fd;
  const char *path;    /* for messages */
  char file[PATH_MAX]; /* what the path leads to */
  char temp[PATH_MAX]; /* beside it; empty: written directly */
  mode_t mode;
  int error; /* errno of the first failure */
} Output;
bool output_begin(Output *o, const char *path, StrBuf *err);
void output_add(void *output, const char *p, size_t n); /* StrBuf.spill */
bool output_end(Output *o, bool keep, StrBuf *err);     /* keep: it is complete; else nothing remains */
bool output_write(const char *path, const char *p, size_t n, StrBuf *err); /* all at once */
/* Removes the temporary of the output that is being written, if any. Async-signal-safe; for handlers and other ends
 * of the process. */
void output_abandon(void);
bool write_all(int fd, const char *p, size_t n); /* false: errno */
#endif
