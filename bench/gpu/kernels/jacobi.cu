/* Four steps of Jacobi's iteration within a tile, two buffers in shared memory that take turns, one barrier a step. */
//; SIZE w 64 8192
//; SIZE h 32 8192
//; BUF in f32 w*h range 0 1
//; BUF out f32 w*h zero tol=1e-5,1e-6
//; KERNEL jacobi grid=w/32,h/16 block=32,16 args=(in, out, w)
#include "gpu.h"
KERNEL jacobi(const float *in, float *out, int w) {
  __shared__ float s[2][18][34];
  int tx = TID_X, ty = TID_Y, x = CTA_X * 32 + tx, y = CTA_Y * 16 + ty, t = ty * 32 + tx;
  for (int i = t; i < 18 * 34; i += 512) s[0][i / 34][i % 34] = s[1][i / 34][i % 34] = 0;
  sync_block();
  s[0][ty + 1][tx + 1] = in[y * w + x];
  int now = 0;
  for (int step = 0; step < 4; step++) {
    sync_block();
    s[now ^ 1][ty + 1][tx + 1] =
        0.25f * (s[now][ty][tx + 1] + s[now][ty + 2][tx + 1] + s[now][ty + 1][tx] + s[now][ty + 1][tx + 2]);
    now ^= 1;
  }
  out[y * w + x] = s[now][ty + 1][tx + 1];
}
