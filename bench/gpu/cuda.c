/* cuda.c: finds the driver's calls in its library. */
#include "bench/gpu/cuda.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

bool cuda_load(Cuda *cu, const char *path, char *why, size_t n) {
  void *lib = dlopen(path, RTLD_NOW | RTLD_LOCAL); /* stays until the process ends */
  if (!lib) {
    const char *said = dlerror();
    snprintf(why, n, "%s", said ? said : path);
    return false;
  }
  static const char *const names[] = {
#define CUDA_NAME(name, params) #name,
    CUDA_CALLS(CUDA_NAME)
#undef CUDA_NAME
  };
  void *found[ARRAY_LEN(names)];
  _Static_assert(sizeof found == sizeof *cu, "Cuda holds the pointers and nothing else");
  for (unsigned i = 0; i < ARRAY_LEN(names); i++) {
    found[i] = dlsym(lib, names[i]);
    if (found[i]) continue;
    snprintf(why, n, "%s has no %s", path, names[i]);
    return false;
  }
  memcpy(cu, found, sizeof found); /* what dlsym gives is a function's address by POSIX, though not by C */
  return true;
}

const char *cuda_error(const Cuda *cu, CUresult r) {
  static char number[32];
  const char *name = NULL;
  if (!cu->cuGetErrorName(r, &name) && name) return name;
  snprintf(number, sizeof number, "CUDA error %d", r);
  return number;
}
