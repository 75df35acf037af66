/* y = a x + y over strides of the grid. */
//; SIZE n 2048 33554432
//; SIZE blocks 4 2048
//; BUF x f32 n range -1 1 1
//; BUF y f32 n range -1 1 2
//; BUF out f32 n zero tol=1e-5,1e-6
//; KERNEL axpy grid=blocks block=128 args=(x, y, out, 1.5, n)
#include "gpu.h"
KERNEL axpy(const float *x, const float *y, float *out, float a, int n) {
  for (int i = CTA_X * DIM_X + TID_X; i < n; i += GRID_X * DIM_X) out[i] = a * x[i] + y[i];
}
