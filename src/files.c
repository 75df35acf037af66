/* files.c: input and output of the driver (contract in files.h). */
#include "files.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { READ_PIECE = 1 << 16, LINK_HOPS = 40 };

bool input_open(Input *in, const char *path, StrBuf *err) {
  *in = (Input){.path = "<stdin>"};
  int fd = 0;
  if (path && strcmp(path, "-") != 0) {
    in->path = path;
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
      sb_fmt(err, "nvopt: %s: error: cannot open input file: %s\n", path, strerror(errno));
      return false;
    }
  }
  struct stat st;
  if (fd != 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0) {
    void *p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (p != MAP_FAILED) {
      in->p = p;
      in->n = (size_t)st.st_size;
      in->mapped = true;
      close(fd);
      return true;
    }
  }
  StrBuf s = {0};
  for (;;) {
    sb_reserve(&s, READ_PIECE);
    ssize_t k = read(fd, s.p + s.n, s.cap - s.n);
    if (k < 0 && errno == EINTR) continue;
    if (k < 0) {
      sb_fmt(err, "nvopt: %s: error: cannot read: %s\n", in->path, strerror(errno));
      if (fd) close(fd);
      sb_free(&s);
      return false;
    }
    if (k == 0) break;
    s.n += (size_t)k;
  }
  if (fd) close(fd);
  in->p = s.p;
  in->n = s.n;
  return true;
}

void input_close(Input *in) {
  if (in->mapped) munmap(in->p, in->n);
  else mem_free(in->p);
  *in = (Input){0};
}

bool write_all(int fd, const char *p, size_t n) {
  while (n) {
    ssize_t k = write(fd, p, n < INT_MAX ? n : INT_MAX);
    if (k < 0 && errno == EINTR) continue;
    if (k < 0) return false;
    p += k;
    n -= (size_t)k;
  }
  return true;
}

static bool cannot(StrBuf *err, const char *path) {
  sb_fmt(err, "nvopt: %s: error: cannot write output: %s\n", path, strerror(errno));
  return false;
}

/* The file a chain of symbolic links ends at, existing or not; false when it does not end. */
static bool follow(const char *path, char out[PATH_MAX]) {
  if ((size_t)snprintf(out, PATH_MAX, "%s", path) >= PATH_MAX) return errno = ENAMETOOLONG, false;
  for (int hop = 0; hop < LINK_HOPS; hop++) {
    char to[PATH_MAX], next[PATH_MAX];
    ssize_t n = readlink(out, to, sizeof to - 1);
    if (n < 0) return true; /* no link (or not there) */
    to[n] = 0;
    const char *slash = to[0] == '/' ? NULL : strrchr(out, '/');
    int dir = slash ? (int)(slash - out) + 1 : 0;
    if ((size_t)snprintf(next, sizeof next, "%.*s%s", dir, out, to) >= sizeof next) return errno = ENAMETOOLONG, false;
    memcpy(out, next, strlen(next) + 1);
  }
  return errno = ELOOP, false;
}

/* Writes into what is there: devices, FIFOs, and files in folders where nothing can be made. */
static bool write_direct(const char *path, const char *p, size_t n, int flags, StrBuf *err) {
  int fd = open(path, O_WRONLY | O_CLOEXEC | flags);
  if (fd < 0) return cannot(err, path);
  bool ok = write_all(fd, p, n);
  int e = errno;
  if (close(fd) != 0 && ok) ok = false, e = errno;
  errno = e;
  return ok || cannot(err, path);
}

bool output_write(const char *path, const char *p, size_t n, StrBuf *err) {
  if (!path || strcmp(path, "-") == 0) {
    if (write_all(1, p, n)) return true;
    return cannot(err, "<stdout>");
  }
  char file[PATH_MAX], temp[PATH_MAX];
  struct stat st;
  if (!follow(path, file)) return cannot(err, path);
  bool exists = stat(file, &st) == 0;
  if (exists && !S_ISREG(st.st_mode)) return write_direct(file, p, n, 0, err);
  if (exists && access(file, W_OK) != 0) return cannot(err, path);
  const char *slash = strrchr(file, '/');
  int dir = slash ? (int)(slash - file) + 1 : 0;
  if ((size_t)snprintf(temp, sizeof temp, "%.*s.nvopt-XXXXXX", dir, file) >= sizeof temp) return errno = ENAMETOOLONG, cannot(err, path);
  int fd = mkostemp(temp, O_CLOEXEC);
  if (fd < 0) {
    if (exists && (errno == EACCES || errno == EROFS || errno == EPERM)) return write_direct(file, p, n, O_TRUNC, err);
    return cannot(err, path);
  }
  mode_t mask = umask(0);
  umask(mask);
  bool ok = write_all(fd, p, n) && fchmod(fd, exists ? st.st_mode & 07777 : 0666 & ~mask) == 0;
  int e = errno;
  if (close(fd) != 0 && ok) ok = false, e = errno;
  if (ok && rename(temp, file) != 0) ok = false, e = errno;
  if (ok) return true;
  unlink(temp);
  errno = e;
  return cannot(err, path);
}
