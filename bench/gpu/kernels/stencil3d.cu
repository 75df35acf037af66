/* Seven points of a volume, marching through its planes: three values of a column in registers. */
//; SIZE w 32 512
//; SIZE h 8 512
//; SIZE d 6 192
//; BUF in f32 w*h*d range 0 1
//; BUF out f32 w*h*d zero tol=1e-5,1e-6
//; KERNEL stencil3d grid=w/32,h/8 block=32,8 args=(in, out, w, h, d)
#include "gpu.h"
KERNEL stencil3d(const float *__restrict__ in, float *__restrict__ out, int w, int h, int d) {
  int x = CTA_X * 32 + TID_X, y = CTA_Y * 8 + TID_Y;
  if (x == 0 || y == 0 || x >= w - 1 || y >= h - 1) return;
  long plane = (long)w * h, i = (long)y * w + x;
  float below = in[i], here = in[i + plane], above;
  for (int z = 1; z < d - 1; z++) {
    i += plane;
    above = in[i + plane];
    out[i] = 0.4f * here + 0.1f * (below + above + in[i - 1] + in[i + 1] + in[i - w] + in[i + w]);
    below = here;
    here = above;
  }
}
