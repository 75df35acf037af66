/* Shortest ways through one tile of 16 nodes (the first phase of the blocked algorithm), many graphs. */
//; SIZE count 4 65536
//; BUF in i32 count*256 range 1 100
//; BUF out i32 count*256 zero
//; KERNEL floyd_warshall grid=count block=16,16 args=(in, out)
#include "gpu.h"
KERNEL floyd_warshall(const int *in, int *out) {
  __shared__ int d[16][16];
  int x = TID_X, y = TID_Y, base = CTA_X * 256;
  d[y][x] = x == y ? 0 : in[base + y * 16 + x];
  sync_block();
  for (int k = 0; k < 16; k++) {
    int via = d[y][k] + d[k][x];
    sync_block();
    if (via < d[y][x]) d[y][x] = via;
    sync_block();
  }
  out[base + y * 16 + x] = d[y][x];
}
