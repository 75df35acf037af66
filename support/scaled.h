/* scaled.h: non-negative numbers digits * 2^scale with 64 bits of digits, rounded to the nearest (ties up) in
 * products and quotients: fast, the same on every host, and with a range that no loop nest leaves. Results outside
 * the range saturate (largest, zero). For frequencies of blocks. Not normalized: equal numbers may have different
 * digits; compare with scaled_cmp. */
#ifndef NVOPT_SCALED_H
#define NVOPT_SCALED_H
#include "support/strbuf.h"

typedef struct Scaled {
  uint64_t digits;
  int32_t scale;
} Scaled;
enum { SCALED_MAX_SCALE = 16383, SCALED_MIN_SCALE = -16382 };
static inline Scaled scaled_of(uint64_t digits, int32_t scale) { return (Scaled){digits, scale}; }
Scaled scaled_mul(Scaled a, Scaled b);
Scaled scaled_div(Scaled a, Scaled b); /* by zero: the largest */
int scaled_cmp(Scaled a, Scaled b);    /* < 0, 0, > 0 */
uint64_t scaled_to_u64(Scaled a);      /* rounded down; saturates */
/* Decimal with `precision` significant digits (rounded half up) and at least one digit on either side of the point:
 * "0.5", "1024.0", "0.00000000034925"; beyond 64 bits on either side as "1.2345e+40". */
void scaled_print(Scaled a, unsigned precision, StrBuf *out);
#endif
