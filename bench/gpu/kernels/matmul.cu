/* Matrix product with a tile of 64 by 64 a block and 4 by 4 a thread, tiles of both factors in shared memory. */
//; SIZE n 64 2048
//; SIZE k 16 2048
//; BUF a f32 n*k range -1 1 1
//; BUF b f32 k*n range -1 1 2
//; BUF c f32 n*n zero tol=1e-4,1e-4
//; KERNEL matmul grid=n/64,n/64 block=16,16 args=(a, b, c, n, k)
#include "gpu.h"
KERNEL matmul(const float *a, const float *b, float *c, int n, int k) {
  __shared__ float as[16][64 + 4], bs[16][64];
  int tx = TID_X, ty = TID_Y, t = ty * 16 + tx, row = CTA_Y * 64, col = CTA_X * 64;
  float acc[4][4] = {};
  for (int k0 = 0; k0 < k; k0 += 16) {
    for (int i = t; i < 1024; i += 256) {
      as[i & 15][i >> 4] = a[(row + (i >> 4)) * k + k0 + (i & 15)];
      bs[i >> 6][i & 63] = b[(k0 + (i >> 6)) * n + col + (i & 63)];
    }
    sync_block();
    UNROLL(16)
    for (int q = 0; q < 16; q++) {
      float x[4], y[4];
      for (int i = 0; i < 4; i++) x[i] = as[q][ty * 4 + i], y[i] = bs[q][tx * 4 + i];
      for (int i = 0; i < 4; i++)
        for (int j = 0; j < 4; j++) acc[i][j] += x[i] * y[j];
    }
    sync_block();
  }
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) c[(row + ty * 4 + i) * n + col + tx * 4 + j] = acc[i][j];
}
