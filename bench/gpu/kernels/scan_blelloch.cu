/* Exclusive prefix sums by Blelloch's tree up and down in shared memory, with padding against bank conflicts. */
//; SIZE n 1024 33554432
//; BUF in f32 n range 0 1
//; BUF out f32 n zero tol=1e-5,1e-4
//; KERNEL scan_blelloch grid=n/512 block=256 args=(in, out)
#include "gpu.h"
#define PAD(i) ((i) + ((i) >> 5))
KERNEL scan_blelloch(const float *in, float *out) {
  __shared__ float s[512 + 16];
  int t = TID_X, base = CTA_X * 512, off = 1;
  s[PAD(t)] = in[base + t];
  s[PAD(t + 256)] = in[base + t + 256];
  for (int d = 256; d > 0; d >>= 1) {
    sync_block();
    if (t < d) {
      int a = off * (2 * t + 1) - 1, b = off * (2 * t + 2) - 1;
      s[PAD(b)] += s[PAD(a)];
    }
    off *= 2;
  }
  if (t == 0) s[PAD(511)] = 0;
  for (int d = 1; d < 512; d *= 2) {
    off >>= 1;
    sync_block();
    if (t < d) {
      int a = off * (2 * t + 1) - 1, b = off * (2 * t + 2) - 1;
      float x = s[PAD(a)];
      s[PAD(a)] = s[PAD(b)];
      s[PAD(b)] += x;
    }
  }
  sync_block();
  out[base + t] = s[PAD(t)];
  out[base + t + 256] = s[PAD(t + 256)];
}
