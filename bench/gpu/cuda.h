/* cuda.h: the few calls of CUDA's driver that the benchmark makes, declared here and found at run time, so that neither
 * a toolkit nor a driver is needed to build it. Names and numbers: CUDA Driver API reference. */
#ifndef BENCH_GPU_CUDA_H
#define BENCH_GPU_CUDA_H
#include "support/base.h"

typedef int CUresult; /* 0: done */
typedef int CUdevice;
typedef uint64_t CUdeviceptr;
typedef struct CUctx_st *CUcontext;
typedef struct CUmod_st *CUmodule;
typedef struct CUfunc_st *CUfunction;
typedef struct CUevent_st *CUevent;
typedef struct CUstream_st *CUstream;
enum { CU_FUNC_SHARED = 1, CU_FUNC_LOCAL = 3, CU_FUNC_REGISTERS = 4, CU_FUNC_MAX_DYNAMIC_SHARED = 8 };
enum { CU_DEVICE_MAJOR = 75, CU_DEVICE_MINOR = 76 };

/* clang-format off */
#define CUDA_CALLS(X) \
  X(cuInit, (unsigned flags)) \
  X(cuDriverGetVersion, (int *version)) \
  X(cuDeviceGet, (CUdevice *device, int ordinal)) \
  X(cuDeviceGetName, (char *name, int len, CUdevice device)) \
  X(cuDeviceGetAttribute, (int *value, int attribute, CUdevice device)) \
  X(cuDevicePrimaryCtxRetain, (CUcontext *context, CUdevice device)) \
  X(cuCtxSetCurrent, (CUcontext context)) \
  X(cuCtxSynchronize, (void)) \
  X(cuModuleLoadData, (CUmodule *module, const void *image)) \
  X(cuModuleUnload, (CUmodule module)) \
  X(cuModuleGetFunction, (CUfunction *function, CUmodule module, const char *name)) \
  X(cuFuncGetAttribute, (int *value, int attribute, CUfunction function)) \
  X(cuFuncSetAttribute, (CUfunction function, int attribute, int value)) \
  X(cuMemAlloc_v2, (CUdeviceptr *p, size_t n)) \
  X(cuMemFree_v2, (CUdeviceptr p)) \
  X(cuMemcpyHtoD_v2, (CUdeviceptr to, const void *from, size_t n)) \
  X(cuMemcpyDtoH_v2, (void *to, CUdeviceptr from, size_t n)) \
  X(cuMemcpyDtoD_v2, (CUdeviceptr to, CUdeviceptr from, size_t n)) \
  X(cuLaunchKernel, (CUfunction f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, CUstream stream, void **params, void **extra)) \
  X(cuEventCreate, (CUevent *event, unsigned flags)) \
  X(cuEventRecord, (CUevent event, CUstream stream)) \
  X(cuEventSynchronize, (CUevent event)) \
  X(cuEventElapsedTime, (float *ms, CUevent from, CUevent to)) \
  X(cuEventDestroy_v2, (CUevent event)) \
  X(cuGetErrorName, (CUresult error, const char **name))
/* clang-format on */
#define CUDA_MEMBER(name, params) CUresult(*name) params;
typedef struct Cuda {
  CUDA_CALLS(CUDA_MEMBER)
} Cuda;
#undef CUDA_MEMBER

/* Loads the driver from the library `path`. False: `why` (n bytes) says why not. */
bool cuda_load(Cuda *cu, const char *path, char *why, size_t n);
/* "CUDA_ERROR_LAUNCH_FAILED"; in its own buffer where the driver has no name. */
const char *cuda_error(const Cuda *cu, CUresult r);
#endif
