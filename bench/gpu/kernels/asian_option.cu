/* Prices of paths of a share: xorshift numbers, Box and Muller, the mean over a path. */
//; SIZE paths 64 524288
//; SIZE steps 6 64
//; BUF out f32 paths zero tol=1e-3,1e-2
//; KERNEL asian_option grid=paths/64 block=64 args=(out, steps, 100.0, 0.01, 0.04)
#include "gpu.h"
KERNEL asian_option(float *out, int steps, float spot, float drift, float vol) {
  u32 i = CTA_X * DIM_X + TID_X, s = i * 2654435761u + 12345u;
  float x = spot, sum = 0;
  for (int t = 0; t < steps; t++) {
    s ^= s << 13, s ^= s >> 17, s ^= s << 5;
    float u = (float)((s >> 8) + 1) * (1.0f / 16777216);
    s ^= s << 13, s ^= s >> 17, s ^= s << 5;
    float v = (float)(s >> 8) * (6.2831853f / 16777216);
    float z = f_sqrt(-2.0f * f_log(u)) * f_cos(v);
    x *= f_exp(drift + vol * z);
    sum += x;
  }
  out[i] = f_max(sum / (float)steps - spot, 0.0f);
}
