/* quadratic.h: when does x(n) = L + M*n + N*n*(n-1)/2, in integers of w bits that wrap, first reach zero or leave a
 * range?
 *
 * M is the first step, N what a step grows by (a recurrence {L,+,M,+,N}). 1 <= w <= 64; numbers are bit patterns of w
 * bits, bits above are ignored. Exact: the answer is the least n, or "no". Zero: solved bit by bit (Hensel lifting):
 * of the residues n may have modulo 2^j only few can still be extended. O(w * residues), residues capped at
 * QUAD_RESIDUES. Leaving a range: x(n) - x(0) in unbounded integers rises and falls at most once, each part is
 * searched by halving, O(w); where a step jumps over all that is outside, following rounds are tried, at most
 * QUAD_ROUNDS. Cap reached: false. */
#ifndef NVOPT_QUADRATIC_H
#define NVOPT_QUADRATIC_H
#include <stdbool.h>
#include <stdint.h>

enum { QUAD_RESIDUES = 64, QUAD_ROUNDS = 1 << 14 };
/* The least n < 2^w with x(n) = 0; false: none (or a cap). */
bool quad_zero(unsigned w, uint64_t l, uint64_t m, uint64_t n, uint64_t *at);
/* The least n < 2^w where x(n) - x(0) is outside -below .. above (below + above < 2^w - 1); false: none (or a cap). */
bool quad_leaves(unsigned w, uint64_t m, uint64_t n, uint64_t below, uint64_t above, uint64_t *at);
#endif
