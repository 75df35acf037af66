/* MurmurHash3 (x86, 32 bits) of keys of 64 bytes. */
//; SIZE n 256 4194304
//; BUF keys i32 n*16 random 5
//; BUF out i32 n zero
//; KERNEL hash_murmur grid=n/128 block=128 args=(keys, out, 42)
#include "gpu.h"
GPU_FN u32 rotate(u32 x, int r) { return x << r | x >> (32 - r); }
KERNEL hash_murmur(const u32 *keys, u32 *out, u32 seed) {
  u32 i = CTA_X * DIM_X + TID_X, h = seed;
  const u32 *p = keys + i * 16;
  for (int j = 0; j < 16; j++) {
    u32 k = p[j] * 0xcc9e2d51u;
    h ^= rotate(k, 15) * 0x1b873593u;
    h = rotate(h, 13) * 5 + 0xe6546b64u;
  }
  h ^= 64;
  h = (h ^ h >> 16) * 0x85ebca6bu;
  h = (h ^ h >> 13) * 0xc2b2ae35u;
  out[i] = h ^ h >> 16;
}
