/* jobserver.c: contract in jobserver.h; the protocol is "POSIX Jobserver" of GNU make's manual.
 *
 * make and all its children share one open pipe, and make reads it blocking in some versions and not in others: whether
 * reads wait must not be changed for everybody. So the pipe is opened once more by its name in /proc, for reading
 * without waiting. (To poll first and read then would wait for ever where another process is quicker.) A fifo has a
 * name.
 *
 * A token that is taken is noted before a signal may end the process, and noted as given before it is written: ending
 * loses none and gives none twice, and waits for who is between the two. Only SIGKILL loses what is held, as with every
 * client of make. */
#include "support/jobserver.h"
#include "support/pool.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static struct {
  int in, out;
  /* Tokens held, and above HELD_BITS how often that changed: who has read the last token and finds this as it was may
   * give it, whatever went and came meanwhile. */
  atomic_ullong held;
  atomic_uint giving;                  /* threads that have noted a token as given and not written it yet */
  atomic_char token[POOL_MAX_THREADS]; /* make wants the bytes back that it gave */
} jobs = {.in = -1, .out = -1};
enum { HELD_BITS = 16 };
static unsigned held(unsigned long long state) { return (unsigned)(state & ((1u << HELD_BITS) - 1)); }
/* The state with n tokens in place of those in it. */
static unsigned long long next_state(unsigned long long state, unsigned n) {
  return ((state >> HELD_BITS) + 1) << HELD_BITS | n;
}

/* The value of the last --jobserver-auth or --jobserver-fds, without backslashes; false: none. Words behind "--" are
 * variables. */
static bool auth(const char *flags, char *value, size_t size) {
  bool found = false;
  for (const char *p = flags; *p;) {
    while (*p == ' ' || *p == '\t') p++;
    if (strncmp(p, "-- ", 3) == 0) break;
    static const char *const name[] = {"--jobserver-auth=", "--jobserver-fds="};
    const char *from = NULL;
    for (size_t i = 0; i < ARRAY_LEN(name); i++)
      if (strncmp(p, name[i], strlen(name[i])) == 0) from = p + strlen(name[i]);
    size_t n = 0;
    for (; *p && *p != ' ' && *p != '\t'; p++) {
      if (*p == '\\' && p[1]) p++;
      if (from && p >= from && n + 1 < size) value[n++] = *p;
    }
    if (!from) continue;
    value[n] = 0;
    found = true;
  }
  return found;
}

static bool is_fifo(int fd) {
  struct stat st;
  return fstat(fd, &st) == 0 && S_ISFIFO(st.st_mode);
}

static JobServer open_fifo(const char *path) {
  int fd = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (fd >= 0 && is_fifo(fd)) {
    jobs.in = jobs.out = fd;
    return JOBSERVER_OPEN;
  }
  if (fd >= 0) close(fd);
  return JOBSERVER_BROKEN;
}

/* A descriptor at *p, which moves behind it: up to nine digits, a sign before (make closes with negative ones). By
 * hand: sscanf brings 60 KB of the C library into the program. */
static bool descriptor(const char **p, int *fd) {
  const char *s = *p;
  bool minus = *s == '-';
  s += minus;
  const char *first = s;
  for (*fd = 0; *s >= '0' && *s <= '9' && s - first < 9; s++) *fd = 10 * *fd + (*s - '0');
  if (minus) *fd = -*fd;
  *p = s;
  return s != first;
}

static JobServer open_pipe(const char *value) {
  int in, out;
  if (!descriptor(&value, &in) || *value++ != ',' || !descriptor(&value, &out) || *value) return JOBSERVER_BROKEN;
  if (in < 0 || out < 0 || !is_fifo(in) || !is_fifo(out)) return JOBSERVER_CLOSED;
  char name[40];
  snprintf(name, sizeof name, "/proc/self/fd/%d", in);
  jobs.in = open(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  if (jobs.in < 0) return JOBSERVER_BROKEN;
  jobs.out = out;
  return JOBSERVER_OPEN;
}

JobServer jobserver_connect(const char *makeflags) {
  char value[PATH_MAX + 8];
  if (!makeflags || !auth(makeflags, value, sizeof value)) return JOBSERVER_NONE;
  return strncmp(value, "fifo:", 5) == 0 ? open_fifo(value + 5) : open_pipe(value);
}

/* Only the thread that takes adds tokens: the place above those held is its own. */
static void note_taken(char token) {
  unsigned long long was = atomic_load(&jobs.held);
  do atomic_store(&jobs.token[held(was)], token);
  while (!atomic_compare_exchange_weak(&jobs.held, &was, next_state(was, held(was) + 1)));
}
unsigned jobserver_take(unsigned n) {
  char token[POOL_MAX_THREADS];
  unsigned room = POOL_MAX_THREADS - held(atomic_load(&jobs.held));
  if (jobs.in < 0 || !n || !room) return 0;
  sigset_t all, was;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &was);
  ssize_t got;
  do got = read(jobs.in, token, n < room ? n : room);
  while (got < 0 && errno == EINTR);
  for (ssize_t i = 0; i < got; i++) note_taken(token[i]);
  pthread_sigmask(SIG_SETMASK, &was, NULL);
  return got > 0 ? (unsigned)got : 0;
}

/* Signals that end the process do not come to the calling thread meanwhile. False: none is held, or make is gone. */
static bool give_one(void) {
  char token;
  unsigned long long was = atomic_load(&jobs.held);
  do {
    if (!held(was)) return false;
    token = atomic_load(&jobs.token[held(was) - 1]);
  } while (!atomic_compare_exchange_weak(&jobs.held, &was, next_state(was, held(was) - 1)));
  for (;;) {
    ssize_t k = write(jobs.out, &token, 1);
    if (k > 0) return true;
    if (k == 0 || (errno != EINTR && errno != EAGAIN)) return false;
  }
}
static void give(bool all) {
  if (!held(atomic_load(&jobs.held)) && !atomic_load(&jobs.giving)) return;
  sigset_t every, was;
  sigfillset(&every);
  pthread_sigmask(SIG_BLOCK, &every, &was);
  atomic_fetch_add(&jobs.giving, 1);
  while (give_one() && all) {}
  atomic_fetch_sub(&jobs.giving, 1);
  while (all && atomic_load(&jobs.giving)) sched_yield();
  pthread_sigmask(SIG_SETMASK, &was, NULL);
}
void jobserver_give_back(void) { give(true); }
void jobserver_give_one(void) { give(false); }
