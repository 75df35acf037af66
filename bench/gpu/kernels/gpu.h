/* gpu.h: what the kernels of the benchmark are written with: one source for nvcc and for clang without any CUDA header
 * (-nocudainc -nocudalib), so that a machine with clang alone can make the modules, and so that no one else's text is
 * in them. Functions that round or approximate are those of the hardware, and mean the same under both. No libdevice:
 * nothing is called that the interpreter would not know. */
#ifndef GPU_H
#define GPU_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;

#ifdef __clang__
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ inline __attribute__((always_inline))
#define __restrict__ __restrict
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define GPU_FN static __device__ __forceinline__
struct alignas(8) float2 {
  float x, y;
};
struct alignas(16) float4 {
  float x, y, z, w;
};
struct alignas(16) uint4 {
  u32 x, y, z, w;
};
#define TID_X ((u32)__nvvm_read_ptx_sreg_tid_x())
#define TID_Y ((u32)__nvvm_read_ptx_sreg_tid_y())
#define CTA_X ((u32)__nvvm_read_ptx_sreg_ctaid_x())
#define CTA_Y ((u32)__nvvm_read_ptx_sreg_ctaid_y())
#define CTA_Z ((u32)__nvvm_read_ptx_sreg_ctaid_z())
#define DIM_X ((u32)__nvvm_read_ptx_sreg_ntid_x())
#define DIM_Y ((u32)__nvvm_read_ptx_sreg_ntid_y())
#define GRID_X ((u32)__nvvm_read_ptx_sreg_nctaid_x())
GPU_FN void sync_block() { __nvvm_bar_sync(0); }
GPU_FN void sync_warp() { __nvvm_bar_warp_sync(0xffffffffu); }
GPU_FN float f_exp2(float x) { return __nvvm_ex2_approx_f(x); }
GPU_FN float f_log2(float x) { return __nvvm_lg2_approx_f(x); }
GPU_FN float f_rsqrt(float x) { return __nvvm_rsqrt_approx_f(x); }
GPU_FN float f_sqrt(float x) { return __nvvm_sqrt_rn_f(x); }
GPU_FN float f_sin(float x) { return __nvvm_sin_approx_f(x); }
GPU_FN float f_cos(float x) { return __nvvm_cos_approx_f(x); }
GPU_FN float f_rcp(float x) { return __nvvm_rcp_rn_f(x); }
GPU_FN float f_fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
GPU_FN float f_max(float a, float b) { return __builtin_fmaxf(a, b); }
GPU_FN float f_min(float a, float b) { return __builtin_fminf(a, b); }
GPU_FN float f_abs(float a) { return __builtin_fabsf(a); }
GPU_FN double d_fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
GPU_FN float shfl_xor(float x, int m) { return __nvvm_shfl_sync_bfly_f32(0xffffffffu, x, m, 31); }
GPU_FN int shfl_xor(int x, int m) { return __nvvm_shfl_sync_bfly_i32(0xffffffffu, x, m, 31); }
GPU_FN float shfl_up(float x, int d) { return __nvvm_shfl_sync_up_f32(0xffffffffu, x, d, 0); }
GPU_FN int shfl_up(int x, int d) { return __nvvm_shfl_sync_up_i32(0xffffffffu, x, d, 0); }
GPU_FN int shfl_at(int x, int l) { return __nvvm_shfl_sync_idx_i32(0xffffffffu, x, l, 31); }
GPU_FN u32 vote(bool p) { return __nvvm_vote_ballot_sync(0xffffffffu, p); }
GPU_FN int atomic_add(int *p, int x) { return __nvvm_atom_add_gen_i(p, x); }
GPU_FN u32 atomic_add(u32 *p, u32 x) { return (u32)__nvvm_atom_add_gen_i((int *)p, (int)x); }
GPU_FN int atomic_min(int *p, int x) { return __nvvm_atom_min_gen_i(p, x); }
GPU_FN int atomic_max(int *p, int x) { return __nvvm_atom_max_gen_i(p, x); }
GPU_FN int atomic_cas(int *p, int old, int x) { return __nvvm_atom_cas_gen_i(p, old, x); }
GPU_FN int popc(u32 x) { return __builtin_popcount(x); }
GPU_FN int clz(u32 x) { return x ? __builtin_clz(x) : 32; }
GPU_FN u32 mul_high(u32 a, u32 b) { return (u32)((u64)a * b >> 32); }
GPU_FN float as_float(u32 x) { return __builtin_bit_cast(float, x); }
GPU_FN u32 as_u32(float x) { return __builtin_bit_cast(u32, x); }
#define UNROLL(N) _Pragma(GPU_TEXT(unroll N))
#else
#define GPU_FN static __device__ __forceinline__
#define TID_X threadIdx.x
#define TID_Y threadIdx.y
#define CTA_X blockIdx.x
#define CTA_Y blockIdx.y
#define CTA_Z blockIdx.z
#define DIM_X blockDim.x
#define DIM_Y blockDim.y
#define GRID_X gridDim.x
GPU_FN void sync_block() { __syncthreads(); }
GPU_FN void sync_warp() { __syncwarp(); }
GPU_FN float f_exp2(float x) {
  float y;
  asm("ex2.approx.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}
GPU_FN float f_log2(float x) { return __log2f(x); }
GPU_FN float f_rsqrt(float x) { return rsqrtf(x); }
GPU_FN float f_sqrt(float x) { return __fsqrt_rn(x); }
GPU_FN float f_sin(float x) { return __sinf(x); }
GPU_FN float f_cos(float x) { return __cosf(x); }
GPU_FN float f_rcp(float x) { return __frcp_rn(x); }
GPU_FN float f_fma(float a, float b, float c) { return fmaf(a, b, c); }
GPU_FN float f_max(float a, float b) { return fmaxf(a, b); }
GPU_FN float f_min(float a, float b) { return fminf(a, b); }
GPU_FN float f_abs(float a) { return fabsf(a); }
GPU_FN double d_fma(double a, double b, double c) { return fma(a, b, c); }
GPU_FN float shfl_xor(float x, int m) { return __shfl_xor_sync(0xffffffffu, x, m); }
GPU_FN int shfl_xor(int x, int m) { return __shfl_xor_sync(0xffffffffu, x, m); }
GPU_FN float shfl_up(float x, int d) { return __shfl_up_sync(0xffffffffu, x, d); }
GPU_FN int shfl_up(int x, int d) { return __shfl_up_sync(0xffffffffu, x, d); }
GPU_FN int shfl_at(int x, int l) { return __shfl_sync(0xffffffffu, x, l); }
GPU_FN u32 vote(bool p) { return __ballot_sync(0xffffffffu, p); }
GPU_FN int atomic_add(int *p, int x) { return atomicAdd(p, x); }
GPU_FN u32 atomic_add(u32 *p, u32 x) { return atomicAdd(p, x); }
GPU_FN int atomic_min(int *p, int x) { return atomicMin(p, x); }
GPU_FN int atomic_max(int *p, int x) { return atomicMax(p, x); }
GPU_FN int atomic_cas(int *p, int old, int x) { return atomicCAS(p, old, x); }
GPU_FN int popc(u32 x) { return __popc(x); }
GPU_FN int clz(u32 x) { return __clz((int)x); }
GPU_FN u32 mul_high(u32 a, u32 b) { return __umulhi(a, b); }
GPU_FN float as_float(u32 x) { return __uint_as_float(x); }
GPU_FN u32 as_u32(float x) { return __float_as_uint(x); }
#define UNROLL(N) _Pragma(GPU_TEXT(unroll N))
#endif
#define GPU_TEXT(x) #x
#define KERNEL extern "C" __global__ void

GPU_FN float f_exp(float x) { return f_exp2(x * 1.4426950408889634f); }
GPU_FN float f_log(float x) { return f_log2(x) * 0.6931471805599453f; }
GPU_FN float warp_sum(float x) {
  for (int d = 16; d; d >>= 1) x += shfl_xor(x, d);
  return x;
}
GPU_FN int warp_sum(int x) {
  for (int d = 16; d; d >>= 1) x += shfl_xor(x, d);
  return x;
}
GPU_FN float warp_max(float x) {
  for (int d = 16; d; d >>= 1) x = f_max(x, shfl_xor(x, d));
  return x;
}
/* The sum over a block of at most 32 whole warps, in every thread; `part` holds 32. */
GPU_FN float block_sum(float x, float *part) {
  int lane = (int)TID_X & 31, warp = (int)TID_X >> 5, warps = (int)DIM_X >> 5;
  x = warp_sum(x);
  if (lane == 0) part[warp] = x;
  sync_block();
  x = warp_sum(lane < warps ? part[lane] : 0.f);
  sync_block();
  return x;
}
GPU_FN float block_max(float x, float *part) {
  int lane = (int)TID_X & 31, warp = (int)TID_X >> 5, warps = (int)DIM_X >> 5;
  x = warp_max(x);
  if (lane == 0) part[warp] = x;
  sync_block();
  x = warp_max(lane < warps ? part[lane] : -3.0e38f);
  sync_block();
  return x;
}
#endif
