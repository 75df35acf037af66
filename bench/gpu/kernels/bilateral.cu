/* Bilateral filter of 7 by 7: weights from distance and from difference, borders repeated. */
//; SIZE w 32 2048
//; SIZE h 8 2048
//; BUF in f32 w*h range 0 1
//; BUF out f32 w*h zero tol=1e-3,1e-4
//; KERNEL bilateral grid=w/32,h/8 block=32,8 args=(in, out, w, h)
#include "gpu.h"
KERNEL bilateral(const float *in, float *out, int w, int h) {
  int x = CTA_X * 32 + TID_X, y = CTA_Y * 8 + TID_Y;
  float here = in[y * w + x], sum = 0, weight = 0;
  for (int dy = -3; dy <= 3; dy++)
    for (int dx = -3; dx <= 3; dx++) {
      int xx = x + dx, yy = y + dy;
      xx = xx < 0 ? 0 : xx >= w ? w - 1 : xx;
      yy = yy < 0 ? 0 : yy >= h ? h - 1 : yy;
      float v = in[yy * w + xx], d = v - here;
      float g = f_exp2(-0.1f * (float)(dx * dx + dy * dy) - 8.0f * d * d);
      sum += g * v;
      weight += g;
    }
  out[y * w + x] = sum / weight;
}
