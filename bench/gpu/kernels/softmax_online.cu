/* Softmax in one walk: a warp a row, largest and sum together (Milakov and Gimelshein), four values a lane at a time. */
//; SIZE rows 4 65536
//; SIZE n 256 1024
//; BUF in f32 rows*n range -4 4
//; BUF out f32 rows*n zero tol=1e-3,1e-6
//; KERNEL softmax_online grid=rows/4 block=128 args=(in, out, n/4)
#include "gpu.h"
KERNEL softmax_online(const float4 *in, float4 *out, int n4) {
  int row = CTA_X * 4 + (TID_X >> 5), lane = TID_X & 31;
  const float4 *p = in + (long)row * n4;
  float m = -3.0e38f, s = 0;
  for (int i = lane; i < n4; i += 32) {
    float4 v = p[i];
    float big = f_max(m, f_max(f_max(v.x, v.y), f_max(v.z, v.w)));
    s = s * f_exp(m - big) + f_exp(v.x - big) + f_exp(v.y - big) + f_exp(v.z - big) + f_exp(v.w - big);
    m = big;
  }
  for (int d = 16; d; d >>= 1) {
    float om = shfl_xor(m, d), os = shfl_xor(s, d), big = f_max(m, om);
    s = s * f_exp(m - big) + os * f_exp(om - big);
    m = big;
  }
  float r = 1.0f / s;
  for (int i = lane; i < n4; i += 32) {
    float4 v = p[i];
    v.x = f_exp(v.x - m) * r;
    v.y = f_exp(v.y - m) * r;
    v.z = f_exp(v.z - m) * r;
    v.w = f_exp(v.w - m) * r;
    out[(long)row * n4 + i] = v;
  }
}
