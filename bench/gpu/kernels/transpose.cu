/* Transposes tiles of 32 by 32 through shared memory with a column of padding. */
//; SIZE n 64 8192
//; BUF in f32 n*n range -1 1
//; BUF out f32 n*n zero
//; KERNEL transpose grid=n/32,n/32 block=32,8 args=(in, out, n)
#include "gpu.h"
KERNEL transpose(const float *in, float *out, int n) {
  __shared__ float s[32][33];
  int x = CTA_X * 32 + TID_X, y = CTA_Y * 32 + TID_Y;
  for (int i = 0; i < 32; i += 8) s[TID_Y + i][TID_X] = in[(y + i) * n + x];
  sync_block();
  x = CTA_Y * 32 + TID_X;
  y = CTA_X * 32 + TID_Y;
  for (int i = 0; i < 32; i += 8) out[(y + i) * n + x] = s[TID_X][TID_Y + i];
}
