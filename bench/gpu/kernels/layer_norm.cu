/* Layer normalization of rows: mean and variance by a block, scale and bias. */
//; SIZE rows 2 16384
//; SIZE n 512 2048
//; BUF in f32 rows*n range -2 3
//; BUF gain f32 n range 0.5 1.5 4
//; BUF bias f32 n range -0.5 0.5 5
//; BUF out f32 rows*n zero tol=1e-3,1e-4
//; KERNEL layer_norm grid=rows block=128 args=(in, gain, bias, out, n)
#include "gpu.h"
KERNEL layer_norm(const float *in, const float *gain, const float *bias, float *out, int n) {
  __shared__ float part[32];
  const float *p = in + (long)CTA_X * n;
  float s = 0, q = 0;
  for (int i = TID_X; i < n; i += DIM_X) {
    float x = p[i];
    s += x;
    q += x * x;
  }
  float mean = block_sum(s, part) / (float)n;
  float var = block_sum(q, part) / (float)n - mean * mean;
  float r = f_rsqrt(var + 1e-5f);
  for (int i = TID_X; i < n; i += DIM_X) out[(long)CTA_X * n + i] = (p[i] - mean) * r * gain[i] + bias[i];
}
