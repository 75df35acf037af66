/* Five points of a plane, tiles with their rim in shared memory. */
//; SIZE w 64 8192
//; SIZE h 16 8192
//; BUF in f32 w*h range 0 1
//; BUF out f32 w*h zero tol=1e-5,1e-6
//; KERNEL stencil2d grid=w/32,h/8 block=32,8 args=(in, out, w, h)
#include "gpu.h"
KERNEL stencil2d(const float *in, float *out, int w, int h) {
  __shared__ float s[10][34];
  int tx = TID_X, ty = TID_Y, x = CTA_X * 32 + tx, y = CTA_Y * 8 + ty;
  s[ty + 1][tx + 1] = in[y * w + x];
  if (tx == 0) s[ty + 1][0] = x > 0 ? in[y * w + x - 1] : 0.f;
  if (tx == 31) s[ty + 1][33] = x < w - 1 ? in[y * w + x + 1] : 0.f;
  if (ty == 0) s[0][tx + 1] = y > 0 ? in[(y - 1) * w + x] : 0.f;
  if (ty == 7) s[9][tx + 1] = y < h - 1 ? in[(y + 1) * w + x] : 0.f;
  sync_block();
  float c = s[ty + 1][tx + 1];
  out[y * w + x] = c * 0.5f + 0.125f * (s[ty][tx + 1] + s[ty + 2][tx + 1] + s[ty + 1][tx] + s[ty + 1][tx + 2]);
}
