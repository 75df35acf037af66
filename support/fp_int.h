/* fp_int.h: what fp.c and fp_text.c share: a finite number taken apart, and rounding it into a format. */
#ifndef NVOPT_FP_INTERNAL_H
#define NVOPT_FP_INTERNAL_H
#include "support/fp.h"

typedef unsigned __int128 U128;

/* Rounds sig * 2^(exp - 127) into the format. Bit 127 of sig is set; bit 0 may be a sticky bit (set when anything
 * nonzero was cut off below), which is harmless because every format leaves at least 15 bits spare. Any exp is fine. */
FpBits fp_pack_(FpKind k, bool neg, int32_t exp, U128 sig, FpRound rm, unsigned *ex);

static inline unsigned clz128(U128 x) { /* x != 0 */
  uint64_t hi = (uint64_t)(x >> 64);
  return hi ? (unsigned)__builtin_clzll(hi) : 64u + (unsigned)__builtin_clzll((uint64_t)x);
}
#endif
