/* scev_expand.h: expressions of scalar evolution back into code.
 *
 * In: an expression and an instruction `at`. Out: a value equal to it that is available before `at`. What is there
 * already is used again where that is no more poisonous than the expression (sx_may_reuse; flags in the way are
 * dropped); what is invariant in loops around `at` is computed in the preheader of the outermost of them. `at` may be
 * a phi or a pad: code then goes behind them.
 *   {0,+,1}   the phi that is it; else, `canonical`: the loop's counter from 0 times the step plus the start; not
 *             canonical: a phi of its own
 *   pointers  getelementptr i8
 *   a /u b    lshr for powers of two
 *   umin_seq  umin of frozen operands; a division in it gets a divisor that is never 0
 * Refused (expand_safe says so; asking all the same is a broken invariant): SX_CNC; a division whose divisor may be 0
 * or poison, outside sequential minima; a recurrence of a loop that does not hold `at`, or without preheader and
 * single latch; a value that is not available at `at`, or that stands in a loop that does not hold `at` (LCSSA would
 * break); `at` in a block without place for code (catchswitch); more than EXPAND_NODES nodes. Predicates (conditions
 * under which an expression holds) are not expanded: nvopt's scalar evolution assumes none. On a GPU: only arithmetic
 * is made, it may run in threads that did not compute it before. Nothing convergent is made or moved.
 *
 * The expander works with the Scev and the loops it was begun with and keeps them right: made code adds values only,
 * dropped flags are forgotten. The CFG must not change meanwhile. Loops stay in simplified form and LCSSA. Cost:
 * O(nodes * loops around) a call, where not asked about that expression in a loop within; equal questions at one place
 * are answered once. Compare LLVM's SCEVExpander. */
#ifndef NVOPT_SCEV_EXPAND_H
#define NVOPT_SCEV_EXPAND_H
#include "analysis/cfg/block_order.h"
#include "analysis/scev/scev.h"
#include "ir/edit.h"
#include "ir/fold/fold.h"

enum { EXPAND_NODES = 512 };
typedef struct ExpandMemo {
  Sx x;
  Val at, v;
  uint32_t next;
} ExpandMemo;
typedef struct ScevExpand {
  Fn *f;
  Scev *s;
  const Dom *d;
  const Loops *l;
  FoldCtx fold;         /* its place is the insertion point */
  bool canonical;       /* recurrences through the counter from 0; default: a phi each */
  bool safe_div;        /* inside a sequential minimum */
  uint32_t guarded;     /* divisions made with a divisor that cannot be 0 */
  bool changed;         /* code was made, or flags dropped */
  VecU32 made;          /* instructions, in the order they were made */
  Val made_first;       /* the least of them: all values from here on are new */
  VEC(ExpandMemo) memo; /* entry 0 unused */
  VecU32 memo_at;       /* a power of two, grows with memo; by the hash of x and at: first entry */
  VecU32 drop;          /* instructions whose flags are in the way of the value found last */
  VecU32 dropped;       /* those that have lost them; scalar evolution is told when the expansion is done */
  BlkOrder order;       /* of instructions in their blocks: who moves one says so (expand_moved) */
  VecU32 head;          /* by loop: where code at its head goes, as far as it was asked */
  bool forgot;          /* scalar evolution has been told: counts of the loop may rest on it */
} ScevExpand;
void expand_init(ScevExpand *e, Scev *s,
                 FoldCtx fold); /* fold: of the function, with the arena and rule switches to use */
void expand_free(ScevExpand *e);
void expand_drop(ScevExpand *e);               /* takes the flags of `drop` away ... */
void expand_tell(ScevExpand *e);               /* ... and has scalar evolution forget what it concluded from them */
void expand_forget(ScevExpand *e);             /* what was answered: before instructions are erased or moved */
void expand_moved(ScevExpand *e, Val v);       /* v stands in another place now; expand_forget as well */
bool expand_dom(ScevExpand *e, Val v, Val at); /* dom_val, in O(1) */
Val expand_place(const Fn *f, Val at); /* where code for `at` goes: `at`, or behind phis and pads; VAL_NONE: nowhere */
bool expand_safe(ScevExpand *e, Sx x, Val at);
Val expand_at(ScevExpand *e, Sx x, Val at);       /* of x's type */
Val expand_existing(ScevExpand *e, Sx x, Val at); /* a value that is there and may be used as it is; VAL_NONE */
/* Erases what the calls since `from` (an earlier made.n) made and nobody uses. Returns how many. */
uint32_t expand_clean(ScevExpand *e, uint32_t from);

/* ---- cost: of all that expanding the n expressions at `at` would make, in units of a 32-bit addition. Values that are
 * there cost nothing. On a GPU (GPU permissions hold) 64-bit operations are two instructions or more, a division some
 * dozens; elsewhere LLVM's table without a target. ---- */
uint32_t expand_cost(ScevExpand *e, const Sx *x, uint32_t n, Val at,
                     uint32_t budget); /* may stop counting beyond the budget */
static inline bool expand_dear(ScevExpand *e, Sx x, Val at, uint32_t budget) {
  return expand_cost(e, &x, 1, at, budget) > budget;
}
#endif
