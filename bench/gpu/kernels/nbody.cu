/* Forces of n bodies on each other, a block's worth of them at a time in shared memory. */
//; SIZE n 128 32768
//; BUF pos f32 n*4 range 0 1
//; BUF acc f32 n*4 zero tol=1e-3,1e-3
//; KERNEL nbody grid=n/64 block=64 args=(pos, acc, n)
#include "gpu.h"
KERNEL nbody(const float4 *pos, float4 *acc, int n) {
  __shared__ float4 s[64];
  int i = CTA_X * 64 + TID_X;
  float4 p = pos[i];
  float ax = 0, ay = 0, az = 0;
  for (int b = 0; b < n; b += 64) {
    s[TID_X] = pos[b + TID_X];
    sync_block();
    UNROLL(8)
    for (int j = 0; j < 64; j++) {
      float4 q = s[j];
      float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
      float r = f_rsqrt(dx * dx + dy * dy + dz * dz + 0.01f);
      float f = q.w * r * r * r;
      ax += f * dx;
      ay += f * dy;
      az += f * dz;
    }
    sync_block();
  }
  float4 r;
  r.x = ax;
  r.y = ay;
  r.z = az;
  r.w = 0;
  acc[i] = r;
}
