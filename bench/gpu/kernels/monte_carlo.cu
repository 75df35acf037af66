/* Pi by throwing darts with Philox4x32-10, a counter-based generator. */
//; SIZE blocks 1 2048
//; SIZE rounds 4 256
//; BUF out i32 blocks zero
//; KERNEL monte_carlo grid=blocks block=128 args=(out, rounds)
#include "gpu.h"
GPU_FN uint4 philox(uint4 c, u32 k0, u32 k1) {
  for (int i = 0; i < 10; i++) {
    u32 h0 = mul_high(0xD2511F53u, c.x), l0 = 0xD2511F53u * c.x, h1 = mul_high(0xCD9E8D57u, c.z), l1 = 0xCD9E8D57u * c.z;
    c.x = h1 ^ c.y ^ k0;
    c.y = l1;
    c.z = h0 ^ c.w ^ k1;
    c.w = l0;
    k0 += 0x9E3779B9u;
    k1 += 0xBB67AE85u;
  }
  return c;
}
KERNEL monte_carlo(int *out, int rounds) {
  __shared__ int part[4];
  int hits = 0;
  uint4 c;
  for (int r = 0; r < rounds; r++) {
    c.x = (u32)r;
    c.y = CTA_X * DIM_X + TID_X;
    c.z = c.w = 0;
    uint4 v = philox(c, 1234, 5678);
    float x = (float)(v.x >> 8) * (1.0f / 16777216), y = (float)(v.y >> 8) * (1.0f / 16777216);
    float z = (float)(v.z >> 8) * (1.0f / 16777216), w = (float)(v.w >> 8) * (1.0f / 16777216);
    hits += (f_fma(x, x, y * y) < 1.0f) + (f_fma(z, z, w * w) < 1.0f);
  }
  hits = warp_sum(hits);
  if ((TID_X & 31) == 0) part[TID_X >> 5] = hits;
  sync_block();
  if (TID_X == 0) out[CTA_X] = part[0] + part[1] + part[2] + part[3];
}
