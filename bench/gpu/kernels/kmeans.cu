/* The nearest of sixteen centres for points of eight numbers, centres in shared memory. */
//; SIZE n 256 4194304
//; BUF points f32 n*8 range -1 1 1
//; BUF centres f32 128 range -1 1 2
//; BUF out i32 n zero
//; KERNEL kmeans grid=n/128 block=128 args=(points, centres, out, n)
#include "gpu.h"
KERNEL kmeans(const float *points, const float *centres, int *out, int n) {
  __shared__ float c[16][8];
  int i = CTA_X * DIM_X + TID_X;
  c[TID_X >> 3][TID_X & 7] = centres[TID_X];
  sync_block();
  float p[8], best = 3.0e38f;
  for (int d = 0; d < 8; d++) p[d] = points[d * n + i];
  int which = 0;
  for (int k = 0; k < 16; k++) {
    float s = 0;
    for (int d = 0; d < 8; d++) s = f_fma(p[d] - c[k][d], p[d] - c[k][d], s);
    if (s < best) {
      best = s;
      which = k;
    }
  }
  out[i] = which;
}
