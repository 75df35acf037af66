/* Matrix of bytes with a scale a row times a vector, a warp a row: what a quantized language model does most. */
//; SIZE rows 16 65536
//; SIZE n 256 4096
//; BUF m i8 rows*n random 4
//; BUF scale f32 rows range 0.001 0.01 5
//; BUF x f32 n range -1 1 6
//; BUF y f32 rows zero tol=1e-3,1e-3
//; KERNEL gemv_int8 grid=rows/8 block=256 args=(m, scale, x, y, n/4)
#include "gpu.h"
KERNEL gemv_int8(const u32 *m, const float *scale, const float4 *x, float *y, int n4) {
  int row = CTA_X * 8 + (TID_X >> 5), lane = TID_X & 31;
  float s = 0;
  for (int i = lane; i < n4; i += 32) {
    u32 v = m[(long)row * n4 + i];
    float4 a = x[i];
    s += (float)(signed char)(v & 255) * a.x + (float)(signed char)(v >> 8 & 255) * a.y;
    s += (float)(signed char)(v >> 16 & 255) * a.z + (float)(signed char)(v >> 24) * a.w;
  }
  s = warp_sum(s);
  if (lane == 0) y[row] = s * scale[row];
}
