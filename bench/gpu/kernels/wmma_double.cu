/* Matrix product of doubles on tensor cores: a tile of 8 by 8 a warp. */
//; SIZE n 16 1024
//; SIZE k 16 1024
//; BUF a f64 n*k range -1 1 1
//; BUF b f64 k*n range -1 1 2
//; BUF c f64 n*n zero tol=1e-10,1e-12
//; KERNEL wmma_double grid=n/8,n/8 block=32 args=(a, b, c, n, k)
#include "gpu.h"
KERNEL wmma_double(const double *a, const double *b, double *c, int n, int k) {
  int row = CTA_Y * 8, col = CTA_X * 8;
  double acc[2] = {};
  for (int q = 0; q < k; q += 4) {
    double fa[1], fb[1];
    __dmma_m8n8k4_ld_a(fa, a + row * k + q, k, 0);
    __dmma_m8n8k4_ld_b(fb, b + q * n + col, n, 0);
    __dmma_m8n8k4_mma_f64(acc, fa, fb, acc, 0, 0);
  }
  __dmma_m8n8k4_st_c_f64(c + row * n + col, acc, n, 0);
}
