/* Rays through a field of distances (a lattice of spheres): steps until a surface is near, then a shade. */
//; SIZE w 32 2048
//; SIZE h 4 1024
//; BUF out f32 w*h zero tol=2e-2,2e-2
//; KERNEL ray_march grid=w/32,h/4 block=32,4 args=(out, w, h, 48)
#include "gpu.h"
GPU_FN float fract(float x) {
  int i = (int)x;
  return x - (float)(x < (float)i ? i - 1 : i);
}
GPU_FN float field(float x, float y, float z) {
  x = fract(x) - 0.5f;
  y = fract(y) - 0.5f;
  z = fract(z) - 0.5f;
  return f_sqrt(x * x + y * y + z * z) - 0.3f;
}
KERNEL ray_march(float *out, int w, int h, int steps) {
  int px = CTA_X * 32 + TID_X, py = CTA_Y * 4 + TID_Y;
  float dx = ((float)px + 0.5f) / (float)w - 0.5f, dy = ((float)py + 0.5f) / (float)h - 0.5f, dz = 1.0f;
  float r = f_rsqrt(dx * dx + dy * dy + dz * dz), t = 0;
  dx *= r;
  dy *= r;
  dz *= r;
  for (int i = 0; i < steps; i++) {
    float d = field(dx * t, dy * t + 0.25f, dz * t + 0.125f);
    t += d * 0.8f;
    if (d < 0.001f || t > 12.0f) break;
  }
  out[py * w + px] = 1.0f / (1.0f + t);
}
