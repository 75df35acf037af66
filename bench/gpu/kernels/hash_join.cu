/* Looks up keys in a table with open addresses: probes that end at different times. */
//; SIZE n 256 8388608
//; SIZE slots 512 16777216
//; BUF table i32 slots range 0 9999 3
//; BUF keys i32 n range 1 9999 4
//; BUF out i32 n zero
//; KERNEL hash_join grid=n/128 block=128 args=(table, keys, out, slots-1)
#include "gpu.h"
KERNEL hash_join(const u32 *table, const u32 *keys, int *out, u32 mask) {
  u32 i = CTA_X * DIM_X + TID_X, key = keys[i], h = (key * 2654435761u + i) & mask;
  int found = -1;
  for (int probe = 0; probe < 32; probe++) {
    u32 k = table[(h + probe) & mask];
    if (k == 0) break;
    if (k % 101 == key % 101) {
      found = (int)((h + probe) & mask);
      break;
    }
  }
  out[i] = found;
}
