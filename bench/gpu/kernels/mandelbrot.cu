/* Rounds until a point of the plane escapes: a loop whose threads leave at different times. */
//; SIZE w 64 4096
//; SIZE h 8 4096
//; SIZE most 32 256
//; BUF out i32 w*h zero
//; KERNEL mandelbrot grid=w/32,h/8 block=32,8 args=(out, w, most, -2.0, -1.25, 0.03)
#include "gpu.h"
KERNEL mandelbrot(int *out, int w, int most, float x0, float y0, float step) {
  int px = CTA_X * 32 + TID_X, py = CTA_Y * 8 + TID_Y, n = 0;
  float scale = step * 64.0f / (float)w, cx = f_fma((float)px, scale, x0), cy = f_fma((float)py, scale, y0), x = 0, y = 0;
  while (n < most && f_fma(x, x, y * y) < 4.0f) {
    float t = f_fma(x, x, f_fma(-y, y, cx));
    y = f_fma(2.0f * x, y, cy);
    x = t;
    n++;
  }
  out[py * w + px] = n;
}
