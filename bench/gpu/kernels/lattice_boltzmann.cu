/* A step of a fluid on a lattice with nine speeds (D2Q9): gather, collide, store. */
//; SIZE w 64 2048
//; SIZE h 8 2048
//; BUF in f32 w*h*9 range 0.05 0.15
//; BUF out f32 w*h*9 zero tol=1e-3,1e-5
//; KERNEL lattice_boltzmann grid=w/64,h block=64 args=(in, out, w, h, 1.2)
#include "gpu.h"
KERNEL lattice_boltzmann(const float *in, float *out, int w, int h, float omega) {
  const int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  const float wt[9] = {4.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 9, 1.f / 36, 1.f / 36, 1.f / 36, 1.f / 36};
  int x = CTA_X * 64 + TID_X, y = CTA_Y, n = w * h;
  float f[9], rho = 0, ux = 0, uy = 0;
  for (int k = 0; k < 9; k++) {
    int sx = x - cx[k], sy = y - cy[k];
    sx = sx < 0 ? sx + w : sx >= w ? sx - w : sx;
    sy = sy < 0 ? sy + h : sy >= h ? sy - h : sy;
    f[k] = in[k * n + sy * w + sx];
    rho += f[k];
    ux += f[k] * (float)cx[k];
    uy += f[k] * (float)cy[k];
  }
  ux /= rho;
  uy /= rho;
  float u2 = 1.5f * (ux * ux + uy * uy);
  for (int k = 0; k < 9; k++) {
    float cu = 3.0f * ((float)cx[k] * ux + (float)cy[k] * uy);
    float eq = wt[k] * rho * (1.0f + cu + 0.5f * cu * cu - u2);
    out[k * n + y * w + x] = f[k] + omega * (eq - f[k]);
  }
}
