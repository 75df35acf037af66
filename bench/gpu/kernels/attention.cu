/* Attention of one head with 32 numbers a position, the online softmax of FlashAttention: a thread a query, tiles of
 * keys and values in shared memory. */
//; SIZE n 64 16384
//; SIZE keys 16 4096
//; BUF q f32 n*32 range -1 1 1
//; BUF k f32 keys*32 range -1 1 2
//; BUF v f32 keys*32 range -1 1 3
//; BUF out f32 n*32 zero tol=1e-2,1e-3
//; KERNEL attention grid=n/64 block=64 args=(q, k, v, out, keys)
#include "gpu.h"
KERNEL attention(const float *q, const float *k, const float *v, float *out, int keys) {
  __shared__ float ks[16][32], vs[16][32];
  int t = TID_X, i = CTA_X * 64 + t;
  float qr[32], acc[32];
  for (int d = 0; d < 32; d++) {
    qr[d] = q[i * 32 + d] * 0.17677669f;
    acc[d] = 0;
  }
  float m = -3.0e38f, s = 0;
  for (int j0 = 0; j0 < keys; j0 += 16) {
    for (int e = t; e < 16 * 32; e += 64) {
      ks[e / 32][e % 32] = k[j0 * 32 + e];
      vs[e / 32][e % 32] = v[j0 * 32 + e];
    }
    sync_block();
    for (int j = 0; j < 16; j++) {
      float x = 0;
      for (int d = 0; d < 32; d++) x += qr[d] * ks[j][d];
      float big = f_max(m, x), c = f_exp(m - big), p = f_exp(x - big);
      s = s * c + p;
      for (int d = 0; d < 32; d++) acc[d] = acc[d] * c + p * vs[j][d];
      m = big;
    }
    sync_block();
  }
  for (int d = 0; d < 32; d++) out[i * 32 + d] = acc[d] / s;
}
