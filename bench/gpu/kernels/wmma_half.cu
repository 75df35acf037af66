/* Matrix product of halves on tensor cores through wmma: a tile of 16 by 16 a warp. */
//; SIZE n 32 2048
//; SIZE k 32 2048
//; BUF a f16 n*k range -1 1 1
//; BUF b f16 k*n range -1 1 2
//; BUF c f32 n*n zero tol=1e-3,1e-3
//; KERNEL wmma_half grid=n/32,n/16 block=32,2 args=(a, b, c, n, k)
#include "gpu.h"
KERNEL wmma_half(const u16 *a, const u16 *b, float *c, int n, int k) {
  int row = CTA_Y * 16, col = (CTA_X * 2 + TID_Y) * 16;
  float acc[8] = {};
  for (int q = 0; q < k; q += 16) {
    int fa[8], fb[8];
    __hmma_m16n16k16_ld_a(fa, (const int *)(a + row * k + q), k, 0);
    __hmma_m16n16k16_ld_b(fb, (const int *)(b + q * n + col), n, 0);
    __hmma_m16n16k16_mma_f32f32(acc, fa, fb, acc, 0, 0);
  }
  __hmma_m16n16k16_st_c_f32(c + row * n + col, acc, n, 0);
}
