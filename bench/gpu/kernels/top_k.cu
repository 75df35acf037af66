/* The eight largest of each row: a thread keeps eight sorted of its share, then the block merges by rounds. */
//; SIZE rows 2 4096
//; SIZE n 512 8192
//; BUF in f32 rows*n range -10 10
//; BUF out f32 rows*8 zero
//; KERNEL top_k grid=rows block=64 args=(in, out, n)
#include "gpu.h"
KERNEL top_k(const float *in, float *out, int n) {
  __shared__ float s[64][8];
  const float *p = in + (long)CTA_X * n;
  float best[8];
  for (int i = 0; i < 8; i++) best[i] = -3.0e38f;
  for (int i = TID_X; i < n; i += 64) {
    float x = p[i];
    if (x <= best[7]) continue;
    for (int j = 0; j < 8; j++) {
      float top = f_max(best[j], x);
      x = f_min(best[j], x);
      best[j] = top;
    }
  }
  for (int j = 0; j < 8; j++) s[TID_X][j] = best[j];
  sync_block();
  for (int d = 32; d > 0; d >>= 1) {
    if (TID_X < d) {
      float m[8];
      int a = 0, b = 0;
      for (int j = 0; j < 8; j++) {
        float x = s[TID_X][a], y = s[TID_X + d][b];
        m[j] = x >= y ? x : y;
        if (x >= y) a++;
        else b++;
      }
      for (int j = 0; j < 8; j++) s[TID_X][j] = m[j];
    }
    sync_block();
  }
  if (TID_X < 8) out[CTA_X * 8 + TID_X] = s[0][TID_X];
}
