/* Matrix product, one element a thread, straight from global memory. */
//; SIZE n 32 1024
//; SIZE k 24 1024
//; BUF a f32 n*k range -1 1 1
//; BUF b f32 k*n range -1 1 2
//; BUF c f32 n*n zero tol=1e-4,1e-4
//; KERNEL matmul_naive grid=n/16,n/16 block=16,16 args=(a, b, c, n, k)
#include "gpu.h"
KERNEL matmul_naive(const float *a, const float *b, float *c, int n, int k) {
  int x = CTA_X * DIM_X + TID_X, y = CTA_Y * DIM_Y + TID_Y;
  float s = 0;
  for (int i = 0; i < k; i++) s += a[y * k + i] * b[i * n + x];
  c[y * n + x] = s;
}
