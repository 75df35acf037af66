/* Sorts blocks of 512 in shared memory by Batcher's bitonic network. */
//; SIZE n 1024 8388608
//; BUF in i32 n range 0 999999
//; BUF out i32 n zero
//; KERNEL bitonic_sort grid=n/512 block=256 args=(in, out)
#include "gpu.h"
KERNEL bitonic_sort(const int *in, int *out) {
  __shared__ int s[512];
  int t = TID_X, base = CTA_X * 512;
  s[t] = in[base + t];
  s[t + 256] = in[base + t + 256];
  for (int size = 2; size <= 512; size <<= 1)
    for (int d = size >> 1; d > 0; d >>= 1) {
      sync_block();
      int i = 2 * t - (t & (d - 1)), j = i + d;
      int a = s[i], b = s[j];
      bool up = (i & size) == 0;
      if ((a > b) == up) {
        s[i] = b;
        s[j] = a;
      }
    }
  sync_block();
  out[base + t] = s[t];
  out[base + t + 256] = s[t + 256];
}
