/* GELU by the tanh formula, four values a thread. */
//; SIZE n 1024 67108864
//; BUF in f32 n range -4 4
//; BUF out f32 n zero tol=1e-3,1e-5
//; KERNEL gelu grid=n/512 block=128 args=(in, out)
#include "gpu.h"
GPU_FN float gelu_of(float x) {
  float u = 0.79788456f * (x + 0.044715f * x * x * x);
  float e = f_exp(2.0f * u);
  return 0.5f * x * (1.0f + (1.0f - 2.0f / (e + 1.0f)));
}
KERNEL gelu(const float4 *in, float4 *out) {
  int i = CTA_X * DIM_X + TID_X;
  float4 v = in[i];
  v.x = gelu_of(v.x);
  v.y = gelu_of(v.y);
  v.z = gelu_of(v.z);
  v.w = gelu_of(v.w);
  out[i] = v;
}
