/* thread_apart.h: do two accesses, made by two different threads of one block, certainly touch different bytes.
 *
 *   s[tid.x] = ...;  barrier;  ... = s[tid.x];         apart, where blocks are one row: no thread sees another's
 *   s[tid.x] = ...;  barrier;  ... = s[tid.x + 256];   apart, where tid.x < 256
 *   buf[k & 1][..] = ...;  barrier of round k + 1;  ... = buf[(k + 1) & 1][...]     apart: two buffers
 *
 * The question is put for two places whose threads stand in the same rounds of the loops around `loop` (that of the
 * barrier between the accesses), y's thread `rounds` rounds of `loop` further than x's. One SSA value is one number for
 * both only where uniformity.h says that the threads of the block agree on it and it was computed once between the two,
 * or in such a loop; everything else is two unknown numbers, even where it is one SSA value.
 *
 * Method. Addresses are taken from scalar evolution and written as polynomials: a constant and terms, each a number
 * times up to four atoms: thread numbers, values that agree, iteration numbers of loops, and what is opaque. Extensions
 * and truncations in them are not proved not to wrap: a polynomial is what the address is modulo a power of two. The
 * difference of the two is then an interval of numbers plus multiples of a number (a window), and the accesses are
 * apart where no element of it is less than an access long. The threads' own part can be left without 0 where it tells
 * threads apart: factors of the dimensions are those of a number system with mixed radix, and the dimensions that have
 * none are one thread wide; or it is the linear number of the thread, tid.x + ntid.x * (tid.y + ntid.y * tid.z), of
 * blocks of any shape. Thread numbers are bounded by launch.h, and by conditions on the way to the accesses (if (tid <
 * 16)).
 *
 * Sound for whatever order the threads run in, as the answer speaks of addresses alone; an address that is poison is
 * none, as its access is undefined. Cost: O(size of the expressions), of which CAP_APART_STEPS nodes are looked at, and
 * sums of at most APART_TERMS terms. Nothing is cached beyond what scalar evolution does. */
#ifndef NVOPT_THREAD_APART_H
#define NVOPT_THREAD_APART_H
#include "analysis/gpu/uniformity.h"
#include "analysis/scev/scev.h"
#include "analysis/value/launch.h"

typedef struct ThreadApart {
  Fn *f;
  Scev *s;
  const Uniformity *u;
  const Loops *l;
  LaunchBounds launch;
  bool by_expression; /* wrong, for who asks for it by a knob: equal expressions are one place of one thread */
} ThreadApart;
typedef struct ThreadPlace {
  Val at, ptr;    /* the access, and its address */
  uint64_t bytes; /* at most that many from ptr on; 0: not known */
} ThreadPlace;
/* An address as a polynomial, and the threads that come to the access. Lives in the arena that it was made in. */
typedef struct ThreadForm ThreadForm;
/* Valid until f changes, as are forms. */
void thread_apart_open(ThreadApart *a, Fn *f, bool by_expression);
/* rounds of `loop` later than the rounds that the form speaks of; 0 for x. NULL: it has none. */
const ThreadForm *thread_form(ThreadApart *a, Arena *arena, const ThreadPlace *x, uint32_t loop, uint32_t rounds);
/* y's form is `rounds` later. any_round: the two may be any number of rounds apart, of the loops around `loop` too, and
 * y's form is of 0. loop 0: the barrier is in none. */
bool thread_apart(ThreadApart *a, const ThreadForm *x, const ThreadForm *y, uint32_t loop, bool any_round);
#endif
