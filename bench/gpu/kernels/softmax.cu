/* Softmax of rows: a block a row, the largest first, then the sum, then the quotients. */
//; SIZE rows 2 8192
//; SIZE n 512 4096
//; BUF in f32 rows*n range -4 4
//; BUF out f32 rows*n zero tol=1e-3,1e-6
//; KERNEL softmax grid=rows block=128 args=(in, out, n)
#include "gpu.h"
KERNEL softmax(const float *in, float *out, int n) {
  __shared__ float part[32];
  const float *p = in + (long)CTA_X * n;
  float *q = out + (long)CTA_X * n;
  float m = -3.0e38f, s = 0;
  for (int i = TID_X; i < n; i += DIM_X) m = f_max(m, p[i]);
  m = block_max(m, part);
  for (int i = TID_X; i < n; i += DIM_X) s += f_exp(p[i] - m);
  s = block_sum(s, part);
  float r = 1.0f / s;
  for (int i = TID_X; i < n; i += DIM_X) q[i] = f_exp(p[i] - m) * r;
}
