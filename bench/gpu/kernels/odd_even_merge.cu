/* Merges pairs of sorted runs of 128 by binary search: every element finds its place among the others'. */
//; SIZE n 512 16777216
//; BUF in i32 n iota 0 3
//; BUF out i32 n zero
//; KERNEL odd_even_merge grid=n/256 block=256 args=(in, out)
#include "gpu.h"
KERNEL odd_even_merge(const int *in, int *out) {
  __shared__ int s[256];
  int t = TID_X, half = t >> 7, base = CTA_X * 256;
  /* the first run has what the second has and two more: the runs interleave */
  int x = in[base + (t & 127)] * 2 + half;
  s[t] = x;
  sync_block();
  const int *other = s + (half ? 0 : 128);
  int lo = 0, hi = 128;
  while (lo < hi) {
    int mid = (lo + hi) >> 1;
    if (half ? other[mid] <= x : other[mid] < x) lo = mid + 1;
    else hi = mid;
  }
  out[base + (t & 127) + lo] = x;
}
