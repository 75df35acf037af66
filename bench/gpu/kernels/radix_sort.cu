/* Sorts blocks of 256 by four passes over two bits each of an eight-bit key: counts by ballots, places by prefix sums. */
//; SIZE n 512 8388608
//; BUF in i32 n range 0 255
//; BUF out i32 n zero
//; KERNEL radix_sort grid=n/256 block=256 args=(in, out)
#include "gpu.h"
KERNEL radix_sort(const u32 *in, u32 *out) {
  __shared__ u32 s[256];
  __shared__ int counts[4][8];
  int t = TID_X, lane = t & 31, warp = t >> 5;
  u32 x = in[CTA_X * 256 + t];
  for (int bit = 0; bit < 8; bit += 2) {
    int digit = (int)(x >> bit & 3);
    u32 mine = 0;
    for (int d = 0; d < 4; d++) {
      u32 m = vote(digit == d);
      if (digit == d) mine = m;
      if (lane == 0) counts[d][warp] = popc(m);
    }
    sync_block();
    int at = popc(mine & ((1u << lane) - 1));
    for (int d = 0; d < 4; d++)
      for (int w = 0; w < 8; w++)
        if (d < digit || (d == digit && w < warp)) at += counts[d][w];
    s[at] = x;
    sync_block();
    x = s[t];
  }
  out[CTA_X * 256 + t] = x;
}
