/* Ten rounds in the shape of AES: four words of state, lookups in a table in shared memory, keys in constant memory. */
//; SIZE n 256 4194304
//; BUF in i32 n*4 random 1
//; BUF table i32 256 random 2
//; BUF keys i32 44 random 3
//; BUF out i32 n*4 zero
//; KERNEL aes_tables grid=n/256 block=256 args=(in, table, keys, out)
#include "gpu.h"
GPU_FN u32 rotate(u32 x, int r) { return r ? x << r | x >> (32 - r) : x; }
KERNEL aes_tables(const uint4 *in, const u32 *table, const u32 *keys, uint4 *out) {
  __shared__ u32 t[256], k[44];
  u32 i = CTA_X * 256 + TID_X;
  t[TID_X] = table[TID_X];
  if (TID_X < 44) k[TID_X] = keys[TID_X];
  sync_block();
  uint4 v = in[i];
  u32 s[4] = {v.x ^ k[0], v.y ^ k[1], v.z ^ k[2], v.w ^ k[3]};
  for (int r = 1; r <= 10; r++) {
    u32 n[4];
    for (int c = 0; c < 4; c++)
      n[c] = t[s[c] & 255] ^ rotate(t[s[(c + 1) & 3] >> 8 & 255], 8) ^ rotate(t[s[(c + 2) & 3] >> 16 & 255], 16) ^
             rotate(t[s[(c + 3) & 3] >> 24], 24) ^ k[r * 4 + c];
    for (int c = 0; c < 4; c++) s[c] = n[c];
  }
  v.x = s[0];
  v.y = s[1];
  v.z = s[2];
  v.w = s[3];
  out[i] = v;
}
