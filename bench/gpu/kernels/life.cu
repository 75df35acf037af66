/* Conway's game on a torus, a byte a cell. */
//; SIZE w 64 8192
//; SIZE h 8 8192
//; BUF in i8 w*h range 0 1
//; BUF out i8 w*h zero
//; KERNEL life grid=w/64,h/4 block=64,4 args=(in, out, w, h)
#include "gpu.h"
KERNEL life(const u8 *in, u8 *out, int w, int h) {
  int x = CTA_X * 64 + TID_X, y = CTA_Y * 4 + TID_Y, n = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++)
      if (dx || dy) n += in[(y + dy + h) % h * w + (x + dx + w) % w];
  out[y * w + x] = n == 3 || (n == 2 && in[y * w + x]);
}
