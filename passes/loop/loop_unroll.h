/* loop_unroll.h: what writing out rounds (loop_unroll.c) and peeling (loop_peel.c) share: the loop at hand. Private to
 * passes/loop. */
#ifndef NVOPT_LOOP_UNROLL_H
#define NVOPT_LOOP_UNROLL_H
#include "passes/loop/loop_ctx.h"
#include "passes/pass_fold.h"
#include "support/knob.h"

typedef struct Unroll {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  FoldCtx x;
  Blk pre, head, latch;
  VecU32 blk;         /* in reverse post order, header first */
  Blk exit_from;      /* known to be left here, in the last round */
  uint32_t exit_stay; /* the other successor of that block */
  uint64_t rounds;    /* so many times exit_from is executed; 0: not known */
  uint32_t tests;     /* or it is left in one of the first so many rounds */
  bool at_most;       /* in any of them: no more is known than the most */
  bool inner;         /* there are loops in it */
  uint64_t size;      /* of the loop */
  bool asked, fixed;  /* the source asks for all rounds to be written out, or for copies; for a number of copies */
  bool can, full;     /* all rounds can be written out; and are worth it */
  bool enabled;       /* the source asks for copies, and says not how many */
  bool beyond;        /* too many rounds to follow one by one */
  bool leaves_around; /* what the last round leaves by may be out of loops around it */
  Md loop_md;
  VecU32 unused;          /* operands of what was erased */
  VecU32 place, place_at; /* indices into variables on the stack: GEPs and their operands... */
  VecU32 place_is;        /* ...and what each of them is in each of the rounds, `rounds` for each */
  struct {
    Val var;
    bool ok;
  } dissolves[2][8]; /* what was asked last: a loop asks for each of its accesses, and has few variables */
  struct {
    Blk head;
    bool ok;
  } others[8]; /* loops whose counters index them, and whether they will be written out: asked for each access */
} Unroll;

/* llvm.loop option `name` is there; its number where value is given. */
bool unroll_option(const Unroll *u, const char *name, uint64_t *value);
static inline uint64_t unroll_knob(const Unroll *u, KnobId id) { return (uint64_t)knob_int(u->px->knobs, id); }
/* A function that is to be small: what is written out takes no more code than the loop. */
static inline bool unroll_for_size(const Unroll *u) {
  return fn_has_attr(u->f, ATTR_OPTSIZE) || fn_has_attr(u->f, ATTR_MINSIZE);
}
static inline uint64_t unroll_threshold(const Unroll *u) {
  return unroll_for_size(u) ? u->size + 1 : unroll_knob(u, KNOB_UNROLL_THRESHOLD);
}
/* The loop's options, without those of unrolling where `unrolled` says so, and one more: `name`, with number n unless
 * it is 0. */
Md unroll_md(Unroll *u, bool unrolled, const char *name, uint32_t n);
/* What became constant in b is, and what nobody needs then goes. Constants only where the loop has inner ones. */
void unroll_simplify_blk(Unroll *u, Blk b);
void unroll_erase_dead(Unroll *u,
                       const VecU32 *blks); /* a user before what it uses, then what only they used outside */
/* The branch at the end of latch that leads to `from` leads to `to`. */
void unroll_lead_on(Fn *f, Blk latch, Blk from, Blk to);
/* Scalar evolution where it is at hand or may be made: before the first edit (UNROLL_LOOPS), behind it for a loop for
 * which the source asks; NULL. */
struct Scev *unroll_scev(Unroll *u, uint32_t *loop, bool asked);

/* Of a loop of which it is not known how often it runs: it runs a multiple of n rounds now, the others are run by a
 * copy behind it, and copies of it need tests in the last one only (rounds, exit_from: as if it ran n times). False: it
 * cannot be, nothing is done. asked: by the source. The caller has seen that the region may be there twice
 * (CLONE_APART) and dedicates the exits. */
bool unroll_split_rest(Unroll *u, uint32_t n, bool asked);

/* How many rounds are worth being peeled off: written out before the loop; 0. size: of the loop. */
uint32_t peel_count(Unroll *u, uint64_t size, bool by_profile);
/* Does it: after peel_count, with what that said. */
void peel(Unroll *u, uint32_t n);
#endif
