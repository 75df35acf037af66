/* Fast Fourier transforms of 512 points: radix 8 in registers, three passes, exchanges through shared memory. */
//; SIZE batch 2 32768
//; BUF in f32 batch*1024 range -1 1
//; BUF out f32 batch*1024 zero tol=1e-2,1e-3
//; KERNEL fft grid=batch block=64 args=(in, out)
#include "gpu.h"
GPU_FN float2 add(float2 a, float2 b) {
  float2 r;
  r.x = a.x + b.x;
  r.y = a.y + b.y;
  return r;
}
GPU_FN float2 sub(float2 a, float2 b) {
  float2 r;
  r.x = a.x - b.x;
  r.y = a.y - b.y;
  return r;
}
GPU_FN float2 mul(float2 a, float c, float s) {
  float2 r;
  r.x = a.x * c - a.y * s;
  r.y = a.x * s + a.y * c;
  return r;
}
GPU_FN void fft8(float2 *v) {
  const float h = 0.70710678f;
  const int order[8] = {0, 4, 2, 6, 1, 5, 3, 7};
  float2 w[8];
  for (int i = 0; i < 4; i++) {
    float2 a = v[i], b = v[i + 4];
    v[i] = add(a, b);
    v[i + 4] = sub(a, b);
  }
  v[5] = mul(v[5], h, -h);
  v[6] = mul(v[6], 0, -1);
  v[7] = mul(v[7], -h, -h);
  for (int g = 0; g < 8; g += 4) {
    for (int i = 0; i < 2; i++) {
      float2 a = v[g + i], b = v[g + i + 2];
      v[g + i] = add(a, b);
      v[g + i + 2] = sub(a, b);
    }
    v[g + 3] = mul(v[g + 3], 0, -1);
    for (int i = 0; i < 4; i += 2) {
      float2 a = v[g + i], b = v[g + i + 1];
      v[g + i] = add(a, b);
      v[g + i + 1] = sub(a, b);
    }
  }
  for (int i = 0; i < 8; i++) w[order[i]] = v[i];
  for (int i = 0; i < 8; i++) v[i] = w[i];
}
GPU_FN void turn(float2 *v, int at, int points) {
  float step = -6.2831853f * (float)at / (float)points;
  for (int i = 1; i < 8; i++) {
    float angle = step * (float)i;
    v[i] = mul(v[i], f_cos(angle), f_sin(angle));
  }
}
KERNEL fft(const float2 *in, float2 *out) {
  __shared__ float re[64 * 9], im[64 * 9];
  int t = TID_X;
  const float2 *p = in + CTA_X * 512;
  float2 v[8];
  for (int i = 0; i < 8; i++) v[i] = p[t + i * 64];
  fft8(v);
  turn(v, t, 512);
  int hi = t >> 3, lo = t & 7;
  for (int i = 0; i < 8; i++) re[i * 66 + t] = v[i].x, im[i * 66 + t] = v[i].y;
  sync_block();
  for (int i = 0; i < 8; i++) v[i].x = re[hi * 66 + lo + i * 8], v[i].y = im[hi * 66 + lo + i * 8];
  sync_block();
  fft8(v);
  turn(v, lo, 64);
  for (int i = 0; i < 8; i++) re[hi * 72 + i * 9 + lo] = v[i].x, im[hi * 72 + i * 9 + lo] = v[i].y;
  sync_block();
  for (int i = 0; i < 8; i++) v[i].x = re[hi * 72 + lo * 9 + i], v[i].y = im[hi * 72 + lo * 9 + i];
  fft8(v);
  for (int i = 0; i < 8; i++) out[CTA_X * 512 + hi + lo * 8 + i * 64] = v[i];
}
