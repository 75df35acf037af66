/* warp_values.h: the values that one expression has in the 32 lanes of a warp, without running the program. For
 * access_pattern.c.
 *
 * The expression is read once into a row of nodes, operands first, and then evaluated for each warp that there may be
 * and each way in which what is not known may matter. A WarpVal is
 *   value in lane i  =  U[group[i]] + d[i]   modulo 2^bits
 * where each U is one number that is not known, the same for the lanes of the group, and a multiple of 2^tz; `sym`
 * names U (0: there is none, the values are known), so that equal names are equal numbers modulo 2^bits. Most values
 * have one group; several come from a row number of a block that is multiplied by something unknown.
 *   lanes     threads of a warp are 32 neighbours in the linear order of the block, x fastest. Of a block whose shape
 *             is known every full warp is looked at (where the block has none, its only warp). Of other blocks it is
 *             assumed that a warp lies in one row (ACCESS_ONE_ROW): threadIdx.x is a multiple of 32 plus the lane, y
 *             and z are the same in all lanes; the multiple is one unknown at first, and each one that a block may
 *             have where that gives no single answer.
 *   unknowns  operations that depend on the low bits of U (masks, shifts, remainders, xor), on which of two values a
 *             uniform condition picks, or on an unknown amount of a shift are evaluated for every possibility;
 *             possibilities that hang together may be taken apart, so what comes out is a superset of what can
 *             happen.
 *   wrapping  numbers of fewer bits that are made wider must not wrap between two lanes: by flags, by their range, or
 *             by ACCESS_NO_WRAP.
 *   poison    is no case: addresses of accesses that happen are none. A value that leaves a loop which lanes leave in
 *             different rounds, and a phi that lanes reach over different edges, is not known.
 *   loops     all lanes of the warp are in the same round.
 * Cost: CAP_WARP_NODES nodes at most, CAP_WARP_STEPS evaluations of a node (32 lanes each) a run; what needs more is
 * not known, and not begun where that can be told. */
#ifndef NVOPT_WARP_VALUES_H
#define NVOPT_WARP_VALUES_H
#include "analysis/access/access_pattern.h"
#include "analysis/cfg/cycles.h"

enum {
  WARP_LOW_BITS = 16 /* of an unknown, that are asked for */,
  WARPS_MAX = 32 /* of a block: 1024 threads */,
  WINDOW_LOG2 = 12 /* the generic windows of other address spaces begin at multiples of more */
};
enum {
  WARP_S = 1,
  WARP_U = 2
}; /* WarpVal.exact: value = U + d holds for the numbers with (without) sign too, d with sign */
typedef struct WarpVal {
  bool known, by_x; /* by_x: depends on threadIdx.x or the lane number */
  uint8_t bits, tz, exact, ngroup;
  uint16_t sym, low; /* low: the name under which the low bits of U are asked for */
  uint8_t group[WARP_LANES];
  uint64_t d[WARP_LANES];
} WarpVal;

/* What is asked of a function once. */
typedef struct WarpFn {
  Fn *f;
  Scev *s;
  const Uniformity *u;
  const Loops *l;
  const Cycles *c;
  uint8_t *left;        /* by cycle: 0 not asked, 1 all lanes leave it together, 2 they may not */
  uint32_t dim[3];      /* block dimensions; 0: not known */
  uint32_t max_threads; /* of a block */
} WarpFn;
void warp_fn_open(WarpFn *w, Fn *f);
void warp_fn_close(WarpFn *w);
Val warp_forwarded(const Fn *f,
                   Val load); /* what a load from a stack slot gives that is written once, above it; VAL_NONE */

typedef struct WarpExpr WarpExpr;
/* v as seen by the instruction `at`. Owned by the caller. */
WarpExpr *warp_expr_new(WarpFn *w, Val v, Val at);
void warp_expr_free(WarpExpr *e);
/* Calls fn for every case under the assumptions `given` (ACCESS_WIDE_BLOCK: blocks are a multiple of 32 wide;
 * ACCESS_ALIGNED: arrays begin at a sector); false: some case is not known. *used: the assumptions that were made
 * (beside `given`). */
typedef void WarpCaseFn(const WarpVal *v, uint32_t lanes, void *user);
bool warp_expr_run(WarpExpr *e, unsigned given, unsigned *used, bool each_warp, WarpCaseFn *fn, void *user);
/* The expression has a part that was read from memory, where each lane may have found something else. */
bool warp_expr_gathers(const WarpExpr *e);
#endif
