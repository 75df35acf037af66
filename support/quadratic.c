/* quadratic.c: first zero and first exit of a quadratic in wrapping integers. Contract: quadratic.h. */
#include "support/quadratic.h"
#include "support/base.h"

typedef __int128 I128;
typedef unsigned __int128 U128;

static unsigned ctz128(U128 x, unsigned none) {
  if (!x) return none;
  unsigned n = (uint64_t)x ? (unsigned)__builtin_ctzll((uint64_t)x)
                           : 64 + (unsigned)__builtin_ctzll((uint64_t)(x >> 64));
  return n < none ? n : none;
}

bool quad_zero(unsigned w, uint64_t l, uint64_t m, uint64_t n, uint64_t *at) {
  /* 2 * x(n) = a*n^2 + b*n + c modulo 2^k */
  unsigned k = w + 1;
  U128 mod = ((U128)1 << k) - 1, a = n, b = 2 * (U128)m - n, c = 2 * (U128)l, best = mod;
  U128 live[2][QUAD_RESIDUES];
  uint32_t count[2] = {1, 0};
  bool found = false;
  live[0][0] = 0;
  for (unsigned j = 0; j <= k; j++) { /* residues modulo 2^j */
    U128 *from = live[j & 1], *to = live[~j & 1];
    uint32_t nf = count[j & 1], nt = 0;
    for (uint32_t i = 0; i < nf; i++) {
      /* f(r + 2^j*t) = f(r) + 2^j*(2ar + b)*t + 2^2j*a*t^2: the low e bits are those of f(r) for every t */
      U128 r = from[i], f = ((a * r + b) * r + c) & mod;
      unsigned e = ctz128((2 * a * r + b) & mod, k) + j, e2 = ctz128(a & mod, k) + 2 * j;
      if (e2 < e) e = e2;
      if (e > k) e = k;
      if (f & (((U128)1 << e) - 1)) continue;
      if (e == k) {
        if (r <= best) best = r, found = true;
        continue;
      }
      if (nt + 2 > QUAD_RESIDUES) return false;
      to[nt++] = r, to[nt++] = r + ((U128)1 << j);
    }
    count[~j & 1] = nt;
  }
  if (!found || best > mask64(w)) return false;
  *at = (uint64_t)best;
  return true;
}

/* m*n + d*n*(n-1)/2 in unbounded integers; beyond 126 bits any number of that size. */
static I128 moved(I128 m, I128 d, U128 n) {
  const I128 far = (I128)1 << 126;
  I128 t, p;
  if (n == 0) return 0;
  if (__builtin_mul_overflow(d, (I128)(n - 1), &p)) return d < 0 ? -far : far;
  if (__builtin_add_overflow(p, 2 * m, &t)) return d < 0 ? -far : far;
  if (__builtin_mul_overflow(t, (I128)n, &p)) return t < 0 ? -far : far;
  return p / 2;
}
bool quad_leaves(unsigned w, uint64_t m, uint64_t n, uint64_t below, uint64_t above, uint64_t *at) {
  I128 first = sext64(m, w), grow = sext64(n, w), lo = -(I128)below, hi = (I128)above;
  if (first < 0 || (first == 0 && grow < 0)) { /* mirrored: it rises first */
    first = -first, grow = -grow;
    I128 x = lo;
    lo = -hi, hi = -x;
  }
  U128 end = mask64(w), top = end; /* where it turns */
  if (grow < 0 && (U128)(first / -grow) + 1 < end) top = (U128)(first / -grow) + 1;
  U128 from, to;
  bool up = moved(first, grow, top) > hi;
  if (up) from = 0, to = top;
  else if (moved(first, grow, end) < lo) from = top, to = end;
  else return false;
  while (from < to) {
    U128 mid = from + (to - from) / 2;
    I128 y = moved(first, grow, mid);
    if (up ? y > hi : y < lo) to = mid;
    else from = mid + 1;
  }
  /* Modulo 2^w it may be inside again: the step was longer than what lies outside. */
  uint64_t mask = mask64(w), low = (uint64_t)lo & mask, size = (uint64_t)(hi - lo), d = (uint64_t)grow & mask;
  uint64_t half = to & 1 ? (uint64_t)(to - 1) / 2 * (uint64_t)to : (uint64_t)(to / 2) * ((uint64_t)to - 1);
  uint64_t x = ((uint64_t)first * (uint64_t)to + d * half) & mask, step = ((uint64_t)first + d * (uint64_t)to) & mask;
  for (uint32_t i = 0; i < QUAD_ROUNDS && to <= end; i++, to++) {
    if (((x - low) & mask) > size) {
      *at = (uint64_t)to;
      return true;
    }
    x = (x + step) & mask, step = (step + d) & mask;
  }
  return false;
}
