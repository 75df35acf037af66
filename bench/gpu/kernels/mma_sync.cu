/* Matrix product of halves through mma.sync as libraries write it: tiles in shared memory, 32 by 32 a warp. B is stored
 * by columns. */
//; SIZE n 64 2048
//; SIZE k 32 2048
//; BUF a f16 n*k range -1 1 1
//; BUF b f16 k*n range -1 1 2
//; BUF c f32 n*n zero tol=1e-3,1e-3
//; KERNEL mma_sync grid=n/64,n/64 block=128 args=(a, b, c, n, k)
#include "gpu.h"
GPU_FN void mma(float *d, const u32 *a, const u32 *b) {
  asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
               : "=f"(d[0]), "=f"(d[1]), "=f"(d[2]), "=f"(d[3])
               : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]), "f"(d[0]), "f"(d[1]), "f"(d[2]), "f"(d[3]));
}
KERNEL mma_sync(const u32 *a, const u32 *b, float *c, int n, int k) {
  __shared__ u32 as[64][8 + 4], bs[64][8 + 4]; /* 16 halves a row */
  int t = TID_X, lane = t & 31, warp = t >> 5, group = lane >> 2, pair = lane & 3;
  int row = CTA_Y * 64, col = CTA_X * 64, wr = (warp >> 1) * 32, wc = (warp & 1) * 32, k2 = k / 2;
  float acc[2][4][4] = {};
  for (int q = 0; q < k2; q += 8) {
    for (int i = t; i < 512; i += 128) {
      as[i >> 3][i & 7] = a[(row + (i >> 3)) * k2 + q + (i & 7)];
      bs[i >> 3][i & 7] = b[(col + (i >> 3)) * k2 + q + (i & 7)];
    }
    sync_block();
    u32 fa[2][4], fb[4][2];
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 4; j++) fa[i][j] = as[wr + i * 16 + group + (j & 1) * 8][pair + (j >> 1) * 4];
    for (int i = 0; i < 4; i++)
      for (int j = 0; j < 2; j++) fb[i][j] = bs[wc + i * 8 + group][pair + j * 4];
    for (int i = 0; i < 2; i++)
      for (int j = 0; j < 4; j++) mma(acc[i][j], fa[i], fb[j]);
    sync_block();
  }
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 4; j++)
      for (int e = 0; e < 4; e++)
        c[(row + wr + i * 16 + group + (e >> 1) * 8) * n + col + wc + j * 8 + pair * 2 + (e & 1)] = acc[i][j][e];
}
