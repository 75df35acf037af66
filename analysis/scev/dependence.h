/* dependence.h: do two accesses of a loop nest touch the same place, in which order, how many rounds apart.
 *
 * In: two instructions of a function, src before dst in its text. Out: independent, or a Dep: for each loop around
 * both, outermost first, the possible orders of the round of src to the round of dst (DEP_LT: src's round is the
 * earlier one) and, where it is one number, the distance (round of dst minus round of src). `confused` means that
 * nothing is known; so is everything that is no plain load or store. "Independent" holds for all rounds of one
 * execution of the outermost loop around both, under the assumptions listed in `pred`. Subscripts are compared as
 * numbers only where they are exact: by no-wrap flags, by bounds of the rounds, or because the access is made in
 * every round and so its address stays inside one object, which is smaller than half the address space. Others allow
 * every order.
 *
 * Tests, after Goff, Kennedy, Tseng 1991 ("Practical dependence testing") on subscripts that delinearize.h recovers:
 * ZIV, strong, weak-zero, weak-crossing and exact SIV, exact and symbolic RDIV (Banerjee 1988), GCD and Banerjee's
 * bounds for MIV (Wolfe 1989); before them, for whole offsets, whether all places of the one access lie below all of
 * the other, bounds being symbols: where each access is made in all rounds of its loops, both stay in one object.
 * Subscripts are tested one by one. Loops side by side with equal depth and count may be looked at as if fused: their
 * levels follow the common ones (`same`). Knobs: da-delinearize, da-disable-delinearization-checks,
 * da-miv-max-level-threshold. Nothing is cached; a pair costs O(subscripts * size of expressions), Banerjee's tree
 * O(3^levels) up to the threshold. */
#ifndef NVOPT_DEPENDENCE_H
#define NVOPT_DEPENDENCE_H
#include "analysis/scev/delinearize.h"
#include "analysis/scev/scev.h"
#include "ir/cap.h"

enum { DEP_LT = 1, DEP_EQ = 2, DEP_LE = 3, DEP_GT = 4, DEP_NE = 5, DEP_GE = 6, DEP_ALL = 7 };
typedef struct DepLevel {
  uint8_t dir;                /* possible orders */
  bool scalar;                /* no subscript speaks of this loop */
  bool peel_first, peel_last; /* only the first (last) round takes part */
  Sx distance;                /* SX_NONE: not one number */
} DepLevel;
typedef struct DepPred {
  Pred pred;
  Sx a, b;
} DepPred; /* ICMP_EQ or ICMP_NE */
typedef struct Dep {
  Val src, dst;
  bool confused;
  bool consistent;       /* the distances hold for every round */
  bool loop_independent; /* also within one round of all loops */
  uint8_t nlevel, nsame; /* common loops, then loops that may be fused */
  uint8_t npred;
  DepLevel level[CAP_DEPENDENCE_LEVELS];
  DepPred pred[CAP_DEPENDENCE_PREDICATES]; /* what was assumed at run time; none unless asked for */
} Dep;

/* False: independent. assume: may rest on assumptions that the program has to check. The memo serves many pairs, as
 * long as nothing is edited: what delinearization makes of an offset is kept. */
bool depends_among(Fn *f, DelinMemo *memo, Val src, Val dst, bool assume, Dep *out);
void dependence_all(Fn *f);                /* asks for every pair of instructions that touch memory */
void print_dependence(Fn *f, StrBuf *out); /* print<da>: the same as text */
#endif
