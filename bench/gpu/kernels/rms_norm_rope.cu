/* What a transformer does before attention: RMS normalization of a head of 128 and rotary positions, a warp a head. */
//; SIZE heads 8 262144
//; BUF in f32 heads*128 range -2 2
//; BUF gain f32 128 range 0.5 1.5 4
//; BUF out f32 heads*128 zero tol=1e-3,1e-3
//; KERNEL rms_norm_rope grid=heads/4 block=128 args=(in, gain, out)
#include "gpu.h"
KERNEL rms_norm_rope(const float4 *in, const float4 *gain, float4 *out) {
  int head = CTA_X * 4 + (TID_X >> 5), lane = TID_X & 31, pos = head & 1023;
  float4 v = in[head * 32 + lane], g = gain[lane];
  float s = warp_sum(v.x * v.x + v.y * v.y + v.z * v.z + v.w * v.w);
  float r = f_rsqrt(s * (1.0f / 128) + 1e-6f);
  v.x *= r * g.x;
  v.y *= r * g.y;
  v.z *= r * g.z;
  v.w *= r * g.w;
  float a = (float)pos * f_exp2((float)(2 * lane) * -0.2076205f), b = (float)pos * f_exp2((float)(2 * lane + 1) * -0.2076205f);
  a -= 6.2831853f * (float)(int)(a * 0.15915494f);
  b -= 6.2831853f * (float)(int)(b * 0.15915494f);
  float ca = f_cos(a), sa = f_sin(a), cb = f_cos(b), sb = f_sin(b);
  float4 w;
  w.x = v.x * ca - v.y * sa;
  w.y = v.x * sa + v.y * ca;
  w.z = v.z * cb - v.w * sb;
  w.w = v.z * sb + v.w * cb;
  out[head * 32 + lane] = w;
}
