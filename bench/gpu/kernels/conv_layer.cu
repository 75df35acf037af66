/* A layer of a neural network: 3 by 3, several input planes, each thread four output planes; straight from memory. */
//; SIZE w 32 512
//; SIZE h 4 512
//; SIZE planes 2 8
//; BUF in f32 w*h*planes range -1 1
//; BUF weight f32 planes*9*16 range -0.3 0.3 6
//; BUF out f32 w*h*16 zero tol=1e-3,1e-4
//; KERNEL conv_layer grid=w/32,h/4,4 block=32,4 args=(in, weight, out, w, h, planes)
#include "gpu.h"
KERNEL conv_layer(const float *__restrict__ in, const float *__restrict__ weight, float *__restrict__ out, int w, int h,
                  int planes) {
  int x = CTA_X * 32 + TID_X, y = CTA_Y * 4 + TID_Y, o0 = CTA_Z * 4;
  float acc[4] = {};
  for (int c = 0; c < planes; c++)
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) {
        int xx = x + dx, yy = y + dy;
        float v = xx >= 0 && xx < w && yy >= 0 && yy < h ? in[(c * h + yy) * w + xx] : 0.f;
        for (int o = 0; o < 4; o++) acc[o] += v * weight[((o0 + o) * planes + c) * 9 + (dy + 1) * 3 + dx + 1];
      }
  for (int o = 0; o < 4; o++) out[((o0 + o) * h + y) * w + x] = f_max(acc[o], 0.f);
}
