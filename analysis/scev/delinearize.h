/* delinearize.h: the subscripts of an access to an array of several dimensions, found again in the flat byte offset
 * that is left of it.
 *
 *   {{0,+,(8 * %m)}<%i>,+,8}<%j>  of doubles  ->  A[][%m], subscripts [{0,+,1}<%i>][{0,+,1}<%j>], elements of 8 bytes
 *
 * In: the offset of an access from its base (an integer expression of scev.h) and the size of the element. Out: sizes
 * of all dimensions but the outermost, innermost last, then the element's size; one subscript a dimension. The
 * decomposition is a way to write the offset:
 *   offset = (...((sub[0] * size[0] + sub[1]) * size[1] + ...) * size[n - 1]
 * holds always (of `flat`, see below); that subscripts stay inside their dimensions holds only where delin_valid says
 * so.
 *
 * Method (Grosser et al. 2015, "Optimistic delinearization of parametrically sized arrays"): terms that strides are
 * made of, or that multiply a recurrence, are collected; each dimension is the smallest product that divides all
 * larger ones; the offset is divided by the dimensions from the inside out. A strategy adds: values that run like
 * induction variables (thread numbers), so that products with them are strides too; extents of the grid, which in the
 * step of a loop are no sizes; extensions around recurrences and sums opened; and further rounds: the outermost
 * subscript may hold products that were inside one before, n * (m * ty + tx), and is taken apart again until the
 * sizes stay. Recurrences alone need one round: their steps are seen at every depth. Cost: O(size of the expression *
 * dimensions) a round; caps below. A DelinMemo keeps what one offset gives for callers that meet it in many pairs. */
#ifndef NVOPT_DELINEARIZE_H
#define NVOPT_DELINEARIZE_H
#include "analysis/scev/scev.h"
#include "ir/cap.h"
#include "support/hash.h"

typedef struct Delin {
  uint32_t nsub, nsize; /* 0: not found */
  Sx sub[CAP_DELIN_DIMENSIONS + 1], size[CAP_DELIN_DIMENSIONS + 1];
  Sx flat; /* what was taken apart: the offset, or (strategies that open) the offset if no sum inside an extension wraps
            */
} Delin;
typedef struct DelinTerms {
  uint32_t n;
  Sx t[CAP_DELIN_TERMS];
} DelinTerms;

/* What besides loops makes a value run; NULL: nothing. */
typedef bool DelinRuns(Scev *s, Sx unknown, void *user);
typedef struct DelinStrategy {
  const char *name;
  DelinRuns *runs;   /* the SXK_UNKNOWN runs like an induction variable */
  DelinRuns *extent; /* the SXK_UNKNOWN counts threads or blocks */
  bool open;         /* extensions go inside sums, products and recurrences */
  void *user;
} DelinStrategy;

/* num = *q * den + *r, as far as the form of the expressions shows it; *q = 0 and *r = num where it does not. */
void sx_divide(Scev *s, Sx num, Sx den, Sx *q, Sx *r);
/* a - b, a + b, a * b (op) is what mathematics says, as signed numbers. */
bool sx_no_signed_overflow(Fn *f, Scev *s, Op o, Sx a, Sx b);
Sx sx_elem_size(Fn *f, Scev *s, Val access,
                Ty index); /* bytes that a load or store touches, as a constant of type index */

void delin_terms(Fn *f, Scev *s, Sx offset, const DelinStrategy *st, DelinTerms *t); /* appends */
/* Sizes from terms (changed), then the element's size; nsize 0 where the terms give none. */
void delin_sizes(Scev *s, DelinTerms *t, Sx elem, Delin *d);
/* Subscripts of the offset for the sizes of d; false (and both empty) where the offset is no multiple of the element.
 */
bool delin_subscripts(Scev *s, Sx offset, Delin *d);
Sx delin_open(Scev *s, Sx x); /* extensions at the leaves: equal to x where the sums inside do not wrap */
/* All of it. */
bool delinearize(Fn *f, Scev *s, Sx offset, Sx elem, const DelinStrategy *st, Delin *d);
/* Sizes guessed from constant strides, each the multiple of the next smaller one. */
bool delinearize_fixed(Scev *s, Sx offset, Sx elem, Delin *d);
/* What is known of one offset and element, made once. */
typedef struct DelinKnown {
  Sx offset, elem;
  bool fixed_ok, fixed_valid;
  Delin fixed;
  DelinTerms terms /* delin_terms without strategy */;
} DelinKnown;
typedef struct DelinMemo {
  IdSet at; /* 1 + index in known */
  VEC(DelinKnown) known;
} DelinMemo;
DelinKnown delin_known(DelinMemo *m, Fn *f, Scev *s, Sx offset, Sx elem); /* valid as long as the Scev */
void delin_memo_free(DelinMemo *m);
/* All inner subscripts are in 0 .. size - 1 and the offset does not overflow: different subscripts are different
 * places. */
bool delin_valid(Fn *f, Scev *s, const Delin *d);
void delinearize_all(Fn *f);                    /* loads and stores in loops */
void print_delinearization(Fn *f, StrBuf *out); /* print<delinearization>: the same as text */
#endif
