/* Sparse matrix times vector, padded rows stored by columns (ELL): a thread takes a row. */
//; SIZE rows 256 1048576
//; SIZE per 9 27
//; BUF col i32 rows*per range -1 rows-1 7
//; BUF val f32 rows*per range -1 1 8
//; BUF x f32 rows range -1 1 9
//; BUF y f32 rows zero tol=1e-4,1e-5
//; KERNEL spmv_ell grid=rows/128 block=128 args=(col, val, x, y, rows, per)
#include "gpu.h"
KERNEL spmv_ell(const int *col, const float *val, const float *x, float *y, int rows, int per) {
  int row = CTA_X * DIM_X + TID_X;
  float s = 0;
  for (int i = 0; i < per; i++) {
    int c = col[(long)i * rows + row];
    if (c >= 0) s += val[(long)i * rows + row] * x[c];
  }
  y[row] = s;
}
