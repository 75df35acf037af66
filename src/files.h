/* files.h: input and output of the driver. */
#ifndef NVOPT_FILES_H
#define NVOPT_FILES_H
#include "nvopt/strbuf.h"

typedef struct Input {
  const char *path;  /* for messages: "<stdin>" for standard input */
  char *p;
  size_t n;
  bool mapped;
} Input;
/* Reads or maps the whole of `path` (NULL or "-": standard input). False and a line in err when that fails. */
bool input_open(Input *in, const char *path, StrBuf *err);
void input_close(Input *in);
/* Writes n bytes to `path` (NULL or "-": standard output). A regular or absent file is written beside and renamed when complete, keeping its
 * mode and following a symlink; everything else is written directly. False and a line in err when that fails; the file is then as before. */
bool output_write(const char *path, const char *p, size_t n, StrBuf *err);
bool write_all(int fd, const char *p, size_t n); /* false: errno */
#endif
