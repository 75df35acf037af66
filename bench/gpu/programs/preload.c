/* Stands between a CUDA program and the runtime library (LD_PRELOAD), and writes one JSON line to the file $WP_OUT at the end:
 *
 *   kernels   per name: launches, the milliseconds of the first TIMED of them one by one, and of those after them as a sum
 *   hashes    one for each copy from the GPU to the host, in order, and for each managed allocation when it is freed or the program ends
 *   error     the first error seen after a launch, with the name of the kernel
 *
 * WP_LOCK=FILE: times are taken, each launch alone on the GPU: the file is locked over the launch and its end is waited for, so that programs beside
 * each other do not disturb the times. Without it nothing is waited for. What cudaMalloc returns is zero, and time() stands still, for two runs of a
 * program to be the same.
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

enum { NAMES = 4096, TIMED = 64, HASHES = 4096, MANAGED = 4096, TO_HOST = 2, ANY_WAY = 4 };

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
  unsigned timed;
  float ms[TIMED];
  double rest_ms;
} Kernel;

static Kernel kernels[NAMES];
static unsigned num_kernels, num_hashes, num_managed;
static uint64_t hashes[HASHES];
static struct {
  char *p;
  size_t size;
} managed[MANAGED];
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
    fprintf(f, "%s\"%s\": {\"launches\": %lu, \"rest\": %lu, \"rest_ms\": %.4f, \"ms\": [", sep, k->name, k->launches,
            k->rest, k->rest_ms);
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

/* Before a launch: whether it is to be timed, the GPU then taken. */
static int before(Kernel *k, void *stream) {
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
  CALL("cudaEventRecord", (void *, void *), events[0], stream);
  return 1;
}

static int after(Kernel *k, void *stream, int timed, int result) {
  float ms = 0;
  if (timed) {
    CALL("cudaEventRecord", (void *, void *), events[1], stream);
    int r = CALL("cudaEventSynchronize", (void *), events[1]);
    flock(lock_file, LOCK_UN);
    if (!r && !CALL("cudaEventElapsedTime", (float *, void *, void *), &ms, events[0], events[1])) {
      if (k->timed < TIMED) k->ms[k->timed++] = ms;
      else k->rest++, k->rest_ms += ms;
    }
    pthread_mutex_unlock(&mutex);
  }
  int e = result ? result : peek();
  if (e && !first_error) first_error = e, error_at = k->name;
  return result;
}

#define LAUNCH(name)                                                                                                   \
  int name(const void *f, Dim grid, Dim block, void **args, size_t shared, void *stream) {                             \
    Kernel *k = kernel_of(f);                                                                                          \
    int timed = before(k, stream);                                                                                     \
    int r = CALL(#name, (const void *, Dim, Dim, void **, size_t, void *), f, grid, block, args, shared, stream);      \
    return after(k, stream, timed, r);                                                                                 \
  }
LAUNCH(cudaLaunchKernel)
LAUNCH(cudaLaunchKernel_ptsz)
LAUNCH(cudaLaunchCooperativeKernel)
LAUNCH(cudaLaunchCooperativeKernel_ptsz)

int cudaLaunchKernelExC(const Config *c, const void *f, void **args) {
  Kernel *k = kernel_of(f);
  int timed = before(k, c->stream);
  int r = CALL("cudaLaunchKernelExC", (const Config *, const void *, void **), c, f, args);
  return after(k, c->stream, timed, r);
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
  return r;
}

int cudaMallocManaged(void **p, size_t n, unsigned flags) {
  begin();
  int r = CALL("cudaMallocManaged", (void **, size_t, unsigned), p, n, flags);
  pthread_mutex_lock(&mutex);
  if (!r && num_managed < MANAGED) managed[num_managed].p = *p, managed[num_managed++].size = n;
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
  return CALL("cudaFree", (void *), p);
}
