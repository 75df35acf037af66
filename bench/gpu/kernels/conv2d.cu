/* Convolution of an image with a 5 by 5 filter, tile and rim in shared memory. */
//; SIZE w 32 4096
//; SIZE h 16 4096
//; BUF in f32 w*h range 0 1
//; BUF filter f32 25 range -0.2 0.2 6
//; BUF out f32 w*h zero tol=1e-4,1e-5
//; KERNEL conv2d grid=w/16,h/16 block=16,16 args=(in, filter, out, w, h)
#include "gpu.h"
KERNEL conv2d(const float *in, const float *filter, float *out, int w, int h) {
  __shared__ float s[20][20], f[25];
  int tx = TID_X, ty = TID_Y, t = ty * 16 + tx, x0 = CTA_X * 16 - 2, y0 = CTA_Y * 16 - 2;
  if (t < 25) f[t] = filter[t];
  for (int i = t; i < 400; i += 256) {
    int x = x0 + i % 20, y = y0 + i / 20;
    s[i / 20][i % 20] = x >= 0 && x < w && y >= 0 && y < h ? in[y * w + x] : 0.f;
  }
  sync_block();
  float sum = 0;
  UNROLL(5)
  for (int i = 0; i < 5; i++)
    UNROLL(5)
    for (int j = 0; j < 5; j++) sum += f[i * 5 + j] * s[ty + i][tx + j];
  out[(y0 + 2 + ty) * w + x0 + 2 + tx] = sum;
}
