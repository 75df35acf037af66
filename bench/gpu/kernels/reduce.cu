/* Sum of an array: every thread sums its stride of float4, warps by shuffles, the block in shared memory. */
//; SIZE n 4096 67108864
//; SIZE blocks 4 2048
//; BUF in f32 n range -1 1
//; BUF out f32 blocks zero tol=1e-4,1e-3
//; KERNEL reduce grid=blocks block=128 args=(in, out, n/4)
#include "gpu.h"
KERNEL reduce(const float4 *in, float *out, int n4) {
  __shared__ float part[32];
  float s = 0;
  for (u32 i = CTA_X * DIM_X + TID_X; i < (u32)n4; i += GRID_X * DIM_X) {
    float4 v = in[i];
    s += (v.x + v.y) + (v.z + v.w);
  }
  s = block_sum(s, part);
  if (TID_X == 0) out[CTA_X] = s;
}
