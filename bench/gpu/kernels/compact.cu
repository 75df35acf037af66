/* Keeps the positive elements of each block of 256 in their order: ballots count within warps, shared memory between. */
//; SIZE n 1024 33554432
//; BUF in i32 n range -50 50
//; BUF out i32 n zero
//; BUF counts i32 n/256 zero
//; KERNEL compact grid=n/256 block=256 args=(in, out, counts)
#include "gpu.h"
KERNEL compact(const int *in, int *out, int *counts) {
  __shared__ int warps[8];
  int t = TID_X, lane = t & 31, warp = t >> 5, i = CTA_X * 256 + t;
  int x = in[i];
  bool keep = x > 0;
  u32 mask = vote(keep);
  if (lane == 0) warps[warp] = popc(mask);
  sync_block();
  int at = popc(mask & ((1u << lane) - 1)), all = 0;
  for (int w = 0; w < 8; w++) {
    if (w < warp) at += warps[w];
    all += warps[w];
  }
  if (keep) out[CTA_X * 256 + at] = x;
  if (t == 0) counts[CTA_X] = all;
}
