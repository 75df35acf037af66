/* 256 bins counted by atomics in shared memory, blocks' counts added to those in global memory. */
//; SIZE n 4096 268435456
//; SIZE blocks 2 1024
//; BUF in i8 n random 3
//; BUF bins i32 256 zero
//; KERNEL histogram grid=blocks block=256 args=(in, bins, n/4)
#include "gpu.h"
KERNEL histogram(const u32 *in, int *bins, int n) {
  __shared__ int s[256];
  s[TID_X] = 0;
  sync_block();
  for (int i = CTA_X * 256 + TID_X; i < n; i += 256 * GRID_X) {
    u32 v = in[i];
    atomic_add(&s[v & 255], 1);
    atomic_add(&s[v >> 8 & 255], 1);
    atomic_add(&s[v >> 16 & 255], 1);
    atomic_add(&s[v >> 24], 1);
  }
  sync_block();
  atomic_add(&bins[TID_X], s[TID_X]);
}
