/* Dot product with a tree of barriers in shared memory, the shape of the textbooks. */
//; SIZE n 2048 33554432
//; SIZE blocks 2 2048
//; BUF a f32 n range -1 1 1
//; BUF b f32 n range -1 1 2
//; BUF out f32 blocks zero tol=1e-4,1e-3
//; KERNEL dot grid=blocks block=128 args=(a, b, out, n)
#include "gpu.h"
KERNEL dot(const float *a, const float *b, float *out, int n) {
  __shared__ float s[128];
  float x = 0;
  for (int i = CTA_X * 128 + TID_X; i < n; i += 128 * GRID_X) x += a[i] * b[i];
  s[TID_X] = x;
  sync_block();
  for (int d = 64; d > 0; d >>= 1) {
    if (TID_X < d) s[TID_X] += s[TID_X + d];
    sync_block();
  }
  if (TID_X == 0) out[CTA_X] = s[0];
}
