/* LU factors of many matrices of 16 by 16 without pivoting, a block each, in shared memory. */
//; SIZE count 4 32768
//; BUF a f32 count*256 range -1 1
//; BUF out f32 count*256 zero tol=1e-2,1e-3
//; KERNEL lu grid=count block=16,16 args=(a, out)
#include "gpu.h"
KERNEL lu(const float *a, float *out) {
  __shared__ float s[16][17];
  int x = TID_X, y = TID_Y, base = CTA_X * 256;
  s[y][x] = a[base + y * 16 + x] + (x == y ? 16.f : 0.f);
  sync_block();
  for (int k = 0; k < 15; k++) {
    if (x == k && y > k) s[y][k] /= s[k][k];
    sync_block();
    if (x > k && y > k) s[y][x] -= s[y][k] * s[k][x];
    sync_block();
  }
  out[base + y * 16 + x] = s[y][x];
}
