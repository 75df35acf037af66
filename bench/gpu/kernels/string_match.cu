/* Occurrences of a pattern of eight letters in a text, the pattern in two words, the text read a word at a time. */
//; SIZE n 2048 268435456
//; BUF text i8 n+16 range 97 98 9
//; BUF counts i32 n/512 zero
//; KERNEL string_match grid=n/512 block=128 args=(text, counts, 1633771873, 1650614882, n)
#include "gpu.h"
KERNEL string_match(const u32 *text, int *counts, u32 first, u32 second, int n) {
  __shared__ int part[4];
  int i = CTA_X * DIM_X + TID_X, hits = 0;
  u64 lo = text[i] | (u64)text[i + 1] << 32, hi = text[i + 2];
  for (int k = 0; k < 4; k++) {
    u64 at = k ? lo >> (8 * k) | hi << (64 - 8 * k) : lo;
    hits += (u32)at == first && (at >> 32 == second || (at >> 40) == (second >> 8));
  }
  hits = warp_sum(hits);
  if ((TID_X & 31) == 0) part[TID_X >> 5] = hits;
  sync_block();
  if (TID_X == 0) counts[CTA_X] = part[0] + part[1] + part[2] + part[3];
}
