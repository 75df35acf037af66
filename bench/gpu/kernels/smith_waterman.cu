/* Best local alignment of pairs of strings of 64 letters by Smith and Waterman: a thread a pair, one row kept. */
//; SIZE pairs 32 65536
//; SIZE len 24 64
//; BUF a i8 pairs*len range 0 3 1
//; BUF b i8 pairs*len range 0 3 2
//; BUF out i32 pairs zero
//; KERNEL smith_waterman grid=pairs/32 block=32 args=(a, b, out, len, pairs)
#include "gpu.h"
KERNEL smith_waterman(const u8 *a, const u8 *b, int *out, int len, int pairs) {
  __shared__ short rows[65][32];
  int t = TID_X, i = CTA_X * 32 + t, best = 0;
  for (int y = 0; y <= len; y++) rows[y][t] = 0;
  for (int x = 0; x < len; x++) {
    int ca = a[x * pairs + i], diagonal = 0, left = 0;
    for (int y = 1; y <= len; y++) {
      int up = rows[y][t];
      int s = diagonal + (ca == b[(y - 1) * pairs + i] ? 3 : -2);
      s = s > up - 2 ? s : up - 2;
      s = s > left - 2 ? s : left - 2;
      s = s > 0 ? s : 0;
      best = best > s ? best : s;
      diagonal = up;
      left = s;
      rows[y][t] = (short)s;
    }
  }
  out[i] = best;
}
