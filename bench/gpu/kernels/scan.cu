/* Inclusive prefix sums of blocks of 1,024: four elements a thread, warps by shuffles, warps' sums in shared memory. */
//; SIZE n 2048 33554432
//; BUF in i32 n range 0 99
//; BUF out i32 n zero
//; BUF sums i32 n/1024 zero
//; KERNEL scan grid=n/1024 block=256 args=(in, out, sums)
#include "gpu.h"
KERNEL scan(const int *in, int *out, int *sums) {
  __shared__ int part[8];
  int lane = TID_X & 31, warp = TID_X >> 5;
  const int *p = in + (CTA_X * 1024 + TID_X * 4);
  int v[4], t = 0;
  for (int k = 0; k < 4; k++) v[k] = t += p[k];
  int s = t;
  for (int d = 1; d < 32; d <<= 1) {
    int y = shfl_up(s, d);
    if (lane >= d) s += y;
  }
  if (lane == 31) part[warp] = s;
  sync_block();
  int before = 0;
  for (int w = 0; w < 8; w++)
    if (w < warp) before += part[w];
  before += s - t;
  int *q = out + (CTA_X * 1024 + TID_X * 4);
  for (int k = 0; k < 4; k++) q[k] = v[k] + before;
  if (TID_X == 255) sums[CTA_X] = before + t;
}
