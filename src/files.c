/* files.c: input and output of the driver (contract in files.h). */
#include "src/files.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifndef MAP_POPULATE
#define MAP_POPULATE 0
#endif

enum { READ_PIECE = 1 << 16, PASSED_STEP = 1 << 20, LINK_HOPS = 40 };

static const char *cut_path; /* of the file that is mapped, if one is */
static char *cut_from;
static size_t cut_n;

const char *input_cut_at(const void *p) {
  const char *at = p;
  return cut_path && at >= cut_from && at < cut_from + cut_n ? cut_path : NULL;
}
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
    /* Mapped at once: all of it is read. */
    void *p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, fd, 0);
    if (p != MAP_FAILED) {
      in->p = p;
      in->n = (size_t)st.st_size;
      in->mapped = true;
      cut_path = in->path, cut_from = in->p, cut_n = in->n;
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

void input_passed(void *input, uint32_t offset) {
  Input *in = input;
  size_t to = offset & ~(size_t)(PASSED_STEP - 1);
  if (!in->mapped || to <= in->passed) return;
  (void)madvise(in->p + in->passed, to - in->passed, MADV_DONTNEED); /* a wish */
  in->passed = to;
}

void input_close(Input *in) {
  if (in->mapped) cut_path = NULL, munmap(in->p, in->n);
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

/* Opens what is there: devices, FIFOs, and files in folders where nothing can be made. */
static bool open_direct(Output *o, int flags, StrBuf *err) {
  o->fd = open(o->file, O_WRONLY | O_CLOEXEC | flags);
  return o->fd >= 0 || cannot(err, o->path);
}

/* The temporary, while there is one. A handler may look at any moment: the name is complete before the pointer is
 * set, and signals wait while the file comes and goes, so that none falls between the file and its name here. The
 * process writes one output at a time, on one thread: workers are gone. */
static const char *volatile temp_file;

void output_abandon(void) {
  const char *t = temp_file;
  temp_file = NULL;
  if (t) unlink(t);
}

static void signals_wait(sigset_t *before) {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, before);
}

static void temp_make(Output *o) {
  sigset_t before;
  signals_wait(&before);
  o->fd = mkostemp(o->temp, O_CLOEXEC);
  int e = errno;
  if (o->fd >= 0) temp_file = o->temp;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = e;
}

/* The temporary becomes the file, or goes. */
static void temp_end(Output *o, bool keep) {
  sigset_t before;
  signals_wait(&before);
  if (keep && !o->error && rename(o->temp, o->file) != 0) o->error = errno;
  if (!keep || o->error) unlink(o->temp);
  temp_file = NULL;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

bool output_begin(Output *o, const char *path, StrBuf *err) {
  *o = (Output){.fd = 1, .path = path};
  if (!path || strcmp(path, "-") == 0) {
    o->path = "<stdout>";
    return true;
  }
  struct stat st;
  if (!follow(path, o->file)) return cannot(err, path);
  bool exists = stat(o->file, &st) == 0;
  if (exists && !S_ISREG(st.st_mode)) return open_direct(o, 0, err);
  if (exists && access(o->file, W_OK) != 0) return cannot(err, path);
  const char *slash = strrchr(o->file, '/');
  int dir = slash ? (int)(slash - o->file) + 1 : 0;
  if ((size_t)snprintf(o->temp, sizeof o->temp, "%.*s.nvopt-XXXXXX", dir, o->file) >= sizeof o->temp)
    return errno = ENAMETOOLONG, cannot(err, path);
  temp_make(o);
  if (o->fd < 0) {
    o->temp[0] = 0;
    if (exists && (errno == EACCES || errno == EROFS || errno == EPERM)) return open_direct(o, O_TRUNC, err);
    return cannot(err, path);
  }
  mode_t mask = umask(0);
  umask(mask);
  o->mode = exists ? st.st_mode & 07777 : 0666 & ~mask;
  return true;
}

void output_add(void *output, const char *p, size_t n) {
  Output *o = output;
  if (!o->error && !write_all(o->fd, p, n)) o->error = errno;
}

bool output_end(Output *o, bool keep, StrBuf *err) {
  bool own = o->fd > 2;
  if (own && o->temp[0] && keep && !o->error && fchmod(o->fd, o->mode) != 0) o->error = errno;
  if (own && close(o->fd) != 0 && !o->error) o->error = errno;
  if (o->temp[0]) temp_end(o, keep);
  if (!o->error) return true;
  errno = o->error;
  return cannot(err, o->path);
}

bool output_write(const char *path, const char *p, size_t n, StrBuf *err) {
  Output o;
  if (!output_begin(&o, path, err)) return false;
  output_add(&o, p, n);
  return output_end(&o, true, err);
}
