/* Sparse matrix times vector, rows one after the other (CSR): a warp takes a row. */
//; SIZE rows 64 524288
//; SIZE per 20 40
//; BUF start i32 rows+1 iota 0 per
//; BUF col i32 rows*per range 0 rows-1 7
//; BUF val f32 rows*per range -1 1 8
//; BUF x f32 rows range -1 1 9
//; BUF y f32 rows zero tol=1e-4,1e-5
//; KERNEL spmv_csr grid=rows/8 block=256 args=(start, col, val, x, y, rows)
#include "gpu.h"
KERNEL spmv_csr(const int *start, const int *col, const float *val, const float *x, float *y, int rows) {
  int row = (CTA_X * DIM_X + TID_X) >> 5, lane = TID_X & 31;
  if (row >= rows) return;
  float s = 0;
  for (int i = start[row] + lane; i < start[row + 1]; i += 32) s += val[i] * x[col[i]];
  s = warp_sum(s);
  if (lane == 0) y[row] = s;
}
