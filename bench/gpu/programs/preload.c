/* Stands between a CUDA program and the runtime library (LD_PRELOAD), and writes one JSON line to the file $WP_OUT at the end:
 *
 *   kernels   per name: launches, the milliseconds of the first TIMED of them one by one, and of those after them as a sum; how many were played again
 *   hashes    one for each copy from the GPU to the host, in order, and for each managed allocation when it is freed or the program ends
 *   error     the first error seen after a launch, with the name of the kernel
 *
 * WP_LOCK=FILE: times are taken, each launch alone on the GPU: the file is locked over the launch and its end is waited for, so that programs beside
 * each other do not disturb the times. Without it nothing is waited for. What cudaMalloc returns is zero, and time() stands still, for two runs of a
 * program to be the same.
 *
 * WP_TURNS=N, with times: the first REPLAYED launches of each kernel run N times, from the same memory each time, and the least time counts: a launch
 * that runs once wavers too much to say anything. What cudaMalloc gave is put back; what it did not give (managed memory: then nothing is played
 * again; globals, arrays: then the results may be others, and run.py says so) is not.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

enum { NAMES = 4096, TIMED = 64, HASHES = 4096, AREAS = 4096, REPLAYED = 3, ON_DEVICE = 3, TO_HOST = 2, ANY_WAY = 4 };
static const size_t most_saved = (size_t)8 << 30;

typedef struct {
  unsigned x, y, z;
} Dim;
typedef struct {
  Dim grid, block;
  size_t shared;
  void *stream, *attrs;
  unsigned num_attrs;
} Config;
typedef struct {
  int type;
  int device;
  void *device_pointer, *host_pointer;
  long more[8];
} Attributes;
typedef struct {
  const void *host;
  char name[512];
  unsigned long launches, rest;
  unsigned timed, replayed;
  float ms[TIMED];
  double rest_ms;
} Kernel;

static Kernel kernels[NAMES];
typedef struct {
  char *p;
  size_t size;
} Area;
static unsigned num_kernels, num_hashes, num_managed, num_allocated, max_turns = 1;
static uint64_t hashes[HASHES];
static Area managed[AREAS], allocated[AREAS], saved;
static unsigned long all_hashes;
static int first_error, lock_file = -1, written;
static const char *error_at = "", *lock_name;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *events[2];

static void *real(const char *name) {
  void *f = dlsym(RTLD_NEXT, name);
  if (!f) {
    fprintf(stderr, "preload: no %s\n", name);
    _exit(120);
  }
  return f;
}

#define CALL(name, params, ...)                                                                                        \
  ({                                                                                                                   \
    static int(*f_) params;                                                                                            \
    if (!f_) f_ = (int(*) params)real(name);                                                                           \
    f_(__VA_ARGS__);                                                                                                   \
  })

static uint64_t hash(const unsigned char *p, size_t n) {
  uint64_t h = 0x9e3779b97f4a7c15u ^ n, w;
  for (; n >= 8; n -= 8, p += 8) {
    memcpy(&w, p, 8);
    h = (h ^ w) * 0xff51afd7ed558ccdu;
    h ^= h >> 29;
  }
  for (; n; n--) h = (h ^ *p++) * 0x100000001b3u;
  return h ^ h >> 32;
}

static void keep(const void *p, size_t n) {
  uint64_t h = hash(p, n);
  pthread_mutex_lock(&mutex);
  if (num_hashes < HASHES) hashes[num_hashes++] = h;
  else hashes[HASHES - 1] = (hashes[HASHES - 1] ^ h) * 0xff51afd7ed558ccdu;
  all_hashes++;
  pthread_mutex_unlock(&mutex);
}

static int peek(void) { return CALL("cudaPeekAtLastError", (void)); }

static int capturing(void *stream) {
  int status = 0;
  int r = CALL("cudaStreamIsCapturing", (void *, int *), stream, &status);
  return r || status;
}

static void write_out(void) {
  const char *name = getenv("WP_OUT");
  if (!name || !num_kernels || __atomic_exchange_n(&written, 1, __ATOMIC_SEQ_CST)) return;
  FILE *f = fopen(name, "w");
  if (!f) return;
  fprintf(f, "{\"error\": %d, \"error_at\": \"%s\", \"copies\": %lu, \"kernels\": {", first_error, error_at,
          all_hashes);
  const char *sep = "";
  for (unsigned i = 0; i < num_kernels; i++) {
    Kernel *k = &kernels[i];
    if (!k->launches) continue;
    fprintf(f, "%s\"%s\": {\"launches\": %lu, \"rest\": %lu, \"rest_ms\": %.4f, \"replayed\": %u, \"ms\": [", sep,
            k->name, k->launches, k->rest, k->rest_ms, k->replayed);
    for (unsigned j = 0; j < k->timed; j++) fprintf(f, "%s%.4f", j ? ", " : "", k->ms[j]);
    fprintf(f, "]}");
    sep = ", ";
  }
  fprintf(f, "}, \"hashes\": [");
  for (unsigned i = 0; i < num_hashes; i++) fprintf(f, "%s\"%016lx\"", i ? ", " : "", (unsigned long)hashes[i]);
  fprintf(f, "]}\n");
  fclose(f);
}

/* Registered at the first call into CUDA, so that it runs before what the CUDA libraries registered when they were loaded. */
static void at_end(void) {
  for (unsigned i = 0; i < num_managed; i++)
    if (managed[i].p && !peek() && !CALL("cudaDeviceSynchronize", (void))) keep(managed[i].p, managed[i].size);
  write_out();
}

static void begin(void) {
  static int begun;
  if (__atomic_exchange_n(&begun, 1, __ATOMIC_SEQ_CST)) return;
  atexit(at_end);
  lock_name = getenv("WP_LOCK");
  if (getenv("WP_TURNS")) max_turns = (unsigned)atoi(getenv("WP_TURNS"));
  if (lock_name) lock_file = open(lock_name, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
}

__attribute__((destructor)) static void unload(void) { write_out(); }

time_t time(time_t *p) {
  if (p) *p = 1700000000;
  return 1700000000;
}

void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, void *tid,
                            void *bid, void *block, void *grid, int *warp) {
  pthread_mutex_lock(&mutex);
  if (num_kernels < NAMES) {
    kernels[num_kernels].host = host;
    snprintf(kernels[num_kernels++].name, sizeof kernels->name, "%s", name);
  }
  pthread_mutex_unlock(&mutex);
  typedef void (*Register)(void **, const char *, char *, const char *, int, void *, void *, void *, void *, int *);
  ((Register)real("__cudaRegisterFunction"))(handle, host, device, name, limit, tid, bid, block, grid, warp);
}

static Kernel *kernel_of(const void *host) {
  static Kernel other = {.name = "?"};
  for (unsigned i = 0; i < num_kernels; i++)
    if (kernels[i].host == host) return &kernels[i];
  return &other;
}

/* The GPU alone for this process, what it did before done; with times only. */
static void take_gpu(void) {
  CALL("cudaDeviceSynchronize", (void));
  flock(lock_file, LOCK_EX);
}

/* What the program has allocated goes to saved, or comes back from it. */
static void copy_areas(int back) {
  size_t at = 0;
  for (unsigned i = 0; i < num_allocated; at += allocated[i++].size) {
    char *here = saved.p + at, *there = allocated[i].p;
    CALL("cudaMemcpy", (void *, const void *, size_t, int), back ? there : here, back ? here : there, allocated[i].size,
         ON_DEVICE);
  }
  CALL("cudaDeviceSynchronize", (void));
}

/* How often a launch is to run: more than once where its memory could be saved. */
static unsigned turns_of(Kernel *k) {
  size_t all = 0;
  for (unsigned i = 0; i < num_allocated; i++) all += allocated[i].size;
  if (max_turns < 2 || k->timed >= REPLAYED || num_managed || num_allocated == AREAS || all > most_saved) return 1;
  if (all > saved.size) {
    if (saved.p) CALL("cudaFree", (void *), saved.p);
    saved.size = 0;
    if (CALL("cudaMalloc", (void **, size_t), (void **)&saved.p, all)) {
      saved.p = NULL;
      CALL("cudaGetLastError", (void)); /* not the program's */
      return 1;
    }
    saved.size = all;
  }
  copy_areas(0);
  k->replayed++;
  return max_turns;
}

/* Before a launch: how often it is to run and be timed, the GPU then taken; 0: once, without a time. */
static unsigned before(Kernel *k, void *stream) {
  begin();
  pthread_mutex_lock(&mutex);
  k->launches++;
  if (lock_file < 0 || capturing(stream)) {
    pthread_mutex_unlock(&mutex);
    return 0;
  }
  for (int i = 0; i < 2; i++)
    if (!events[i] && CALL("cudaEventCreate", (void **), &events[i])) events[i] = NULL;
  take_gpu();
  unsigned turns = turns_of(k);
  CALL("cudaEventRecord", (void *, void *), events[0], stream);
  return turns;
}

/* After a run of a launch that is timed: whether it is to run again, its memory then as before; else the GPU is given back. */
static int again(Kernel *k, void *stream, int result, unsigned *turns, float *least) {
  float ms = 0;
  CALL("cudaEventRecord", (void *, void *), events[1], stream);
  int bad = CALL("cudaEventSynchronize", (void *), events[1]);
  bad = bad || CALL("cudaEventElapsedTime", (float *, void *, void *), &ms, events[0], events[1]);
  if (*least < 0 || ms < *least) *least = ms;
  if (!bad && !result && --*turns) {
    copy_areas(1);
    CALL("cudaEventRecord", (void *, void *), events[0], stream);
    return 1;
  }
  flock(lock_file, LOCK_UN);
  if (!bad) {
    if (k->timed < TIMED) k->ms[k->timed++] = *least;
    else k->rest++, k->rest_ms += *least;
  }
  pthread_mutex_unlock(&mutex);
  return 0;
}

static int after(Kernel *k, int result) {
  int e = result ? result : peek();
  if (e && !first_error) first_error = e, error_at = k->name;
  return result;
}

#define LAUNCH(name, stream, params, ...)                                                                              \
  ({                                                                                                                   \
    Kernel *k_ = kernel_of(f);                                                                                         \
    unsigned turns_ = before(k_, stream);                                                                              \
    float least_ = -1;                                                                                                 \
    int r_;                                                                                                            \
    do r_ = CALL(name, params, __VA_ARGS__);                                                                           \
    while (turns_ && again(k_, stream, r_, &turns_, &least_));                                                         \
    after(k_, r_);                                                                                                     \
  })
#define LAUNCHER(name)                                                                                                 \
  int name(const void *f, Dim grid, Dim block, void **args, size_t shared, void *stream) {                             \
    return LAUNCH(#name, stream, (const void *, Dim, Dim, void **, size_t, void *), f, grid, block, args, shared,      \
                  stream);                                                                                             \
  }
LAUNCHER(cudaLaunchKernel)
LAUNCHER(cudaLaunchKernel_ptsz)
LAUNCHER(cudaLaunchCooperativeKernel)
LAUNCHER(cudaLaunchCooperativeKernel_ptsz)

int cudaLaunchKernelExC(const Config *c, const void *f, void **args) {
  return LAUNCH("cudaLaunchKernelExC", c->stream, (const Config *, const void *, void **), c, f, args);
}

/* Whether a copy of this kind arrives in the host's memory. */
static int to_host(int kind, const void *dst, const void *src) {
  Attributes d, s;
  if (kind == TO_HOST) return 1;
  if (kind != ANY_WAY) return 0;
  memset(&d, 0, sizeof d);
  memset(&s, 0, sizeof s);
  if (CALL("cudaPointerGetAttributes", (Attributes *, const void *), &d, dst)) return 0;
  if (CALL("cudaPointerGetAttributes", (Attributes *, const void *), &s, src)) return 0;
  return d.type <= 1 && s.type >= 2; /* unregistered or the host's; the device's or managed */
}

int cudaMemcpy(void *dst, const void *src, size_t n, int kind) {
  begin();
  int here = to_host(kind, dst, src);
  int r = CALL("cudaMemcpy", (void *, const void *, size_t, int), dst, src, n, kind);
  if (!r && here) keep(dst, n);
  return r;
}

int cudaMemcpyAsync(void *dst, const void *src, size_t n, int kind, void *stream) {
  begin();
  int here = to_host(kind, dst, src);
  int r = CALL("cudaMemcpyAsync", (void *, const void *, size_t, int, void *), dst, src, n, kind, stream);
  if (!r && here && !capturing(stream) && !CALL("cudaStreamSynchronize", (void *), stream)) keep(dst, n);
  return r;
}

int cudaMemcpyFromSymbol(void *dst, const void *symbol, size_t n, size_t offset, int kind) {
  begin();
  int r = CALL("cudaMemcpyFromSymbol", (void *, const void *, size_t, size_t, int), dst, symbol, n, offset, kind);
  if (!r && kind == TO_HOST) keep(dst, n);
  return r;
}

int cudaMemcpy2D(void *dst, size_t dpitch, const void *src, size_t spitch, size_t width, size_t height, int kind) {
  begin();
  int here = to_host(kind, dst, src);
  int r = CALL("cudaMemcpy2D", (void *, size_t, const void *, size_t, size_t, size_t, int), dst, dpitch, src, spitch,
               width, height, kind);
  if (!r && here)
    for (size_t i = 0; i < height; i++) keep((char *)dst + i * dpitch, width);
  return r;
}

static int set(void *p, int value, size_t n) {
  if (lock_file >= 0) take_gpu();
  int r = CALL("cudaMemset", (void *, int, size_t), p, value, n);
  if (lock_file >= 0) {
    if (!r) CALL("cudaStreamSynchronize", (void *), NULL);
    flock(lock_file, LOCK_UN);
  }
  return r;
}

int cudaMemset(void *p, int value, size_t n) {
  begin();
  return set(p, value, n);
}

int cudaMalloc(void **p, size_t n) {
  begin();
  int r = CALL("cudaMalloc", (void **, size_t), p, n);
  if (!r && n && !set(*p, 0, n)) CALL("cudaStreamSynchronize", (void *), NULL);
  pthread_mutex_lock(&mutex);
  if (!r && n && num_allocated < AREAS) allocated[num_allocated++] = (Area){*p, n};
  pthread_mutex_unlock(&mutex);
  return r;
}

int cudaMallocManaged(void **p, size_t n, unsigned flags) {
  begin();
  int r = CALL("cudaMallocManaged", (void **, size_t, unsigned), p, n, flags);
  pthread_mutex_lock(&mutex);
  if (!r && num_managed < AREAS) managed[num_managed++] = (Area){*p, n};
  pthread_mutex_unlock(&mutex);
  return r;
}

int cudaFree(void *p) {
  begin();
  for (unsigned i = 0; p && i < num_managed; i++)
    if (managed[i].p == p) {
      if (!CALL("cudaDeviceSynchronize", (void))) keep(p, managed[i].size);
      managed[i].p = NULL;
    }
  pthread_mutex_lock(&mutex);
  for (unsigned i = 0; p && i < num_allocated; i++)
    if (allocated[i].p == p) allocated[i] = allocated[--num_allocated];
  pthread_mutex_unlock(&mutex);
  return CALL("cudaFree", (void *), p);
}
