/* fake_cuda.c: a driver without a GPU, for tests of nvbench: memory is the host's, a module is a line of text that says
 * how its kernel behaves, and time is what that line says. Every call is a line of the file $FAKE_CUDA_LOG.
 *
 *   FAKE us=60 kind=right       right, near (a millionth off), wrong, large (wrong in long arrays), fault, hang
 *
 * Kernels: twice(in, out, n) on floats, sum_up(in, out, n) on 32-bit integers, which adds to what is there. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct Module {
  double us;
  char kind[16];
  int number;
} Module;
typedef struct Function {
  Module *m;
  char name[32];
} Function;
static double now_us;
static int modules, launches, dead;

static void logged(const char *what, const char *more) {
  const char *path = getenv("FAKE_CUDA_LOG");
  FILE *f = path ? fopen(path, "a") : NULL;
  if (!f) return;
  fprintf(f, "%s%s%s\n", what, more[0] ? " " : "", more);
  fclose(f);
}
#define CALL(name)                                                                                                     \
  do {                                                                                                                 \
    logged(#name, "");                                                                                                 \
    if (dead) return 700;                                                                                              \
  } while (0)

int cuInit(unsigned flags) {
  (void)flags;
  CALL(cuInit);
  return getenv("FAKE_CUDA_NO_DEVICE") ? 100 : 0;
}
int cuDriverGetVersion(int *v) { return *v = 12040, 0; }
int cuDeviceGet(int *d, int n) { return *d = n, 0; }
int cuDeviceGetName(char *name, int n, int d) { return (void)d, snprintf(name, (size_t)n, "Fake GPU"), 0; }
int cuDeviceGetAttribute(int *v, int a, int d) { return (void)d, *v = a == 75 ? 9 : 0, 0; }
int cuDevicePrimaryCtxRetain(void **c, int d) { return (void)d, *c = &now_us, 0; }
int cuCtxSetCurrent(void *c) { return (void)c, 0; }
int cuCtxSynchronize(void) {
  CALL(cuCtxSynchronize);
  return 0;
}
int cuModuleLoadData(Module **m, const void *image) {
  CALL(cuModuleLoadData);
  if (memcmp(image, "FAKE", 4)) return 200;
  *m = calloc(1, sizeof **m);
  (*m)->number = modules++;
  return sscanf(image, "FAKE us=%lf kind=%15s", &(*m)->us, (*m)->kind) == 2 ? 0 : 200;
}
int cuModuleUnload(Module *m) {
  CALL(cuModuleUnload);
  free(m);
  return 0;
}
int cuModuleGetFunction(Function **f, Module *m, const char *name) {
  *f = calloc(1, sizeof **f);
  (*f)->m = m;
  snprintf((*f)->name, sizeof(*f)->name, "%s", name);
  return strcmp(name, "twice") && strcmp(name, "sum_up") ? 500 : 0;
}
int cuFuncGetAttribute(int *v, int a, Function *f) { return *v = a == 4 ? 20 + f->m->number : a == 3 ? 8 : 0, 0; }
int cuFuncSetAttribute(Function *f, int a, int v) { return (void)f, (void)a, (void)v, 0; }
int cuMemAlloc_v2(uint64_t *p, size_t n) {
  CALL(cuMemAlloc);
  return *p = (uint64_t)(uintptr_t)malloc(n), 0;
}
int cuMemFree_v2(uint64_t p) { return free((void *)(uintptr_t)p), 0; }
int cuMemcpyHtoD_v2(uint64_t to, const void *from, size_t n) {
  CALL(cuMemcpyHtoD);
  memcpy((void *)(uintptr_t)to, from, n);
  return 0;
}
int cuMemcpyDtoH_v2(void *to, uint64_t from, size_t n) {
  CALL(cuMemcpyDtoH);
  memcpy(to, (void *)(uintptr_t)from, n);
  return 0;
}
int cuMemcpyDtoD_v2(uint64_t to, uint64_t from, size_t n) {
  CALL(cuMemcpyDtoD);
  now_us += 1000; /* it is not timed, so this must not show */
  memcpy((void *)(uintptr_t)to, (void *)(uintptr_t)from, n);
  return 0;
}
int cuLaunchKernel(Function *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, void *stream, void **param, void **extra) {
  char text[96];
  snprintf(text, sizeof text, "%s %d grid=%u,%u,%u block=%u,%u,%u smem=%u", f->name, f->m->number, gx, gy, gz, bx, by,
           bz, shared);
  logged("cuLaunchKernel", text);
  (void)stream, (void)extra;
  if (dead) return 700;
  const char *kind = f->m->kind;
  void *in = *(void **)param[0], *out = *(void **)param[1];
  int n = *(int *)param[2];
  if (!strcmp(kind, "fault")) return dead = 1, 0; /* it shows at the next call that waits */
  if (!strcmp(kind, "hang")) sleep(1000);
  int wrong = !strcmp(kind, "wrong") || (!strcmp(kind, "large") && n > 100);
  for (int i = 0; i < n; i++)
    if (!strcmp(f->name, "twice"))
      ((float *)out)[i] = ((float *)in)[i] * (strcmp(kind, "near") ? 2.0f : 2.000002f) +
                          (wrong && i == 5 ? 1.0f : 0.0f);
    else ((int *)out)[i] += ((int *)in)[i] + (wrong && i == 5);
  now_us += f->m->us * (1 + 0.01 * (launches++ % 5 - 2)) * n / 256;
  return 0;
}
int cuEventCreate(double **e, unsigned flags) { return (void)flags, *e = calloc(1, sizeof **e), 0; }
int cuEventRecord(double *e, void *stream) {
  (void)stream;
  CALL(cuEventRecord);
  return *e = now_us, 0;
}
int cuEventSynchronize(double *e) { return (void)e, 0; }
int cuEventElapsedTime(float *ms, double *from, double *to) { return *ms = (float)((*to - *from) / 1000), 0; }
int cuEventDestroy_v2(double *e) { return free(e), 0; }
int cuGetErrorName(int r, const char **name) {
  *name = r == 700   ? "CUDA_ERROR_ILLEGAL_ADDRESS"
          : r == 100 ? "CUDA_ERROR_NO_DEVICE"
          : r == 200 ? "CUDA_ERROR_INVALID_IMAGE"
                     : NULL;
  return *name ? 0 : 1;
}
