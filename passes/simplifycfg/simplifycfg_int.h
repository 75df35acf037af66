/* simplifycfg.h: what the files of the pass share (passes/simplifycfg*.c). Private to them.
 *
 * Every `scfg_*` step takes one block, returns true when it changed something, and then leaves a consistent function: blocks may have lost
 * all predecessors (the driver erases them), nothing else is half done. Steps mark blocks whose surroundings changed with scfg_touch. */
#ifndef NVOPT_PASSES_SIMPLIFYCFG_H
#define NVOPT_PASSES_SIMPLIFYCFG_H
#include "nvopt/edit.h"
#include "nvopt/effects.h"
#include "nvopt/fold.h"
#include "nvopt/intrinsic.h"
#include "nvopt/md_kinds.h"
#include "nvopt/pass.h"

enum { /* caps; LLVM's numbers where it has them */
  SCFG_PHI_FOLD_COST = 2,       /* select cost allowed when one arm is speculated */
  SCFG_TWO_ENTRY_COST = 4,      /* the same for a two-entry phi */
  SCFG_SPECULATE_DEPTH = 10,    /* operands followed into the arm */
  SCFG_THREAD_SIZE = 10,        /* instructions of a block that may be copied to thread over it */
  SCFG_PHI_GROWTH = 1000,       /* phi entries that removing one empty block may add */
  SCFG_REGION_WALK = 256,       /* blocks looked at to prove that threading passes no convergent operation or live value */
  SCFG_HOIST_SKIP = 20,         /* different instructions that hoisting steps over */
  SCFG_USE_WALK = 8,            /* uses of a phi asked whether an operand makes them undefined */
  SCFG_GATHER_CHAIN = 64,       /* comparisons of one and/or chain */
  SCFG_SWEEPS = 64              /* sweeps over the function */
};

typedef struct Scfg {
  Fn *f;
  PassCtx *px;
  FoldCtx x;
  uint32_t bonus;
  bool forward_cond, range_icmp, to_arith, to_table, keep_loops, hoist, cond_fault, sink, speculate, simplify_cond, unpredictables;
  bool convergent;     /* the function holds a convergent operation */
  bool null_ok;        /* null_pointer_is_valid */
  bool add_globals;    /* running alone: tables may be made */
  bool want_table;     /* a switch waits for the barrier to become a table */
  bool records_gone;   /* debug records were dropped: no reason to look at anything again, but a change */
  uint8_t *dirty, *header;
  uint32_t cap;        /* blocks that both arrays cover */
  struct { Blk from, to; int at; uint64_t ep; } edge; /* the last question of scfg_entry */
} Scfg;

/* ---- simplifycfg.c ---- */
void scfg_touch(Scfg *s, Blk b);               /* look at b again */
void scfg_touch_around(Scfg *s, Blk b);        /* b, its predecessors (few) and successors (few) */
bool scfg_is_header(const Scfg *s, Blk b);
/* Only the edge `keep` stays; the terminator becomes an unconditional branch. A condition that died goes. */
void scfg_keep_edge(Scfg *s, Blk b, uint32_t keep);
/* Replaces the terminator by unreachable; a condition that died goes. */
void scfg_make_unreachable(Scfg *s, Blk b);
/* Erases v if it is dead now, operands too. Constants and arguments are fine. */
void scfg_drop(Scfg *s, Val v);
/* Value x of phi v (or of an address computed from it; moved: by an offset) makes the block undefined. */
bool scfg_makes_undefined(Scfg *s, Val x, Val v, bool moved, unsigned depth);
/* Index of an entry of `to` from `from`, -1 if there is none. O(predecessors), O(1) when asked again: arms of one switch ask the same. */
int scfg_entry(Scfg *s, Blk to, Blk from);
/* ---- simplifycfg_util.c ---- */
Val scfg_clone(Fn *f, Val v);                  /* unplaced copy: same operands, flags, extra record, metadata, location; no name */
/* Branch weights of a terminator with n successors (or of a select: n == 2). */
bool scfg_weights(const Fn *f, Val t, uint64_t *w, uint32_t n);
void scfg_set_weights(Fn *f, Val t, const uint64_t *w, uint32_t n); /* scaled to 32 bits; all zero removes */
/* Every successor that a and b share gets the same values from both. */
bool scfg_same_phis(const Fn *f, Blk a, Blk b);
/* Operand `pi` of every phi of `to` becomes what it takes from its predecessor `like`. */
void scfg_phis_like(Fn *f, Blk to, uint32_t pi, Blk like);
unsigned scfg_cost(const Fn *f, Val v);        /* LLVM's default SizeAndLatency cost */
bool scfg_can_speculate(const Scfg *s, Val v); /* is_speculatable, and loads known to be valid whenever the function runs */
bool scfg_not_poison(const Fn *f, Val v);      /* neither undef nor poison, by its shape */
bool scfg_implies_poison(const Fn *f, Val assumed, Val v); /* if `assumed` is poison, v is */
/* a implies b (1), implies not b (0), or neither is known (-1). a is true if a_true else false. */
int scfg_implied(Scfg *s, Val a, bool a_true, Val b, unsigned depth);
Val scfg_logic(Scfg *s, Bld *k, bool is_or, Val a, Val b, const char *name); /* and/or as select where b may be poison when a decides */
Val scfg_not(Scfg *s, Bld *k, Val v);
void scfg_invert_branch(Scfg *s, Val br);      /* negates the condition, swaps successors and weights */
void scfg_swap_succs(Fn *f, Blk b);            /* of a conditional branch: edges only */
void scfg_condbr_prof(Fn *f, Val t);
/* No convergent operation can be reached from `from` before the point where all paths from it meet again. */
bool scfg_region_plain(Scfg *s, Blk from);
/* Drops debug records that stand before v. */
void scfg_drop_records(Fn *f, Val v);
/* The branch is taken to one side with the probability that targets call predictable (99 %). */
bool scfg_mostly(uint64_t part, uint64_t rest);
void scfg_name(Fn *f, Val v, const char *base_name, Str of, const char *suffix);
static inline bool scfg_condbr(const Fn *f, Val t) { return is_op(f, t, OP_BR) && nops(f, t) == 1; }
static inline bool scfg_br(const Fn *f, Val t) { return is_op(f, t, OP_BR) && nops(f, t) == 0; }
static inline bool scfg_is_i1(const Fn *f, Val v) { return ty(f, v) == TY_I1; }
static inline bool scfg_con_bool(const Fn *f, Val v, bool *out) { /* ConstantInt i1 */
  uint64_t c;
  if (!val_is_con(v) || ty(f, v) != TY_I1 || con_kind(&f->con, v) != CON_INT || !con_u64(&f->con, v, &c)) return false;
  *out = c & 1;
  return true;
}
static inline bool scfg_null_invalid(const Scfg *s, Ty ptr) { return !s->null_ok && ty_addrspace(s->f->m, ptr) == 0; }
/* ---- simplifycfg_branch.c ---- */
bool scfg_cond_branch(Scfg *s, Blk b);
/* b's conditional branch becomes part of that of a predecessor with which it shares a target (one predecessor at a time). */
bool scfg_common_dest(Scfg *s, Blk b);
/* ---- simplifycfg_select.c ---- */
bool scfg_two_entry_phi(Scfg *s, Blk b);
bool scfg_speculate(Scfg *s, Blk b, uint32_t arm);
/* ---- simplifycfg_compare.c: comparisons of one value with constants, as branches and switches ---- */
typedef struct Case { Val con; Blk to; uint64_t w; } Case;
typedef VEC(Case) Cases;
Val scfg_compared(const Fn *f, Val t);         /* the value, VAL_NONE if t is no such terminator */
bool scfg_only_pred(Scfg *s, Blk b);
bool scfg_compare_into_preds(Scfg *s, Blk b);
bool scfg_icmp_chain(Scfg *s, Blk b);
bool scfg_icmp_after_switch(Scfg *s, Blk b);
/* ---- simplifycfg_switch.c, simplifycfg_table.c ---- */
bool scfg_switch(Scfg *s, Blk b);
bool scfg_fold_switch(Scfg *s, Blk b);         /* constant condition, equal targets, one case */
bool scfg_switch_table(Scfg *s, Blk b);
/* New case list for the switch at the end of b, whose targets must all be successors of b already. O(cases). */
void scfg_switch_keep(Scfg *s, Blk b, const uint8_t *drop); /* drop[i]: case i goes */
/* ---- simplifycfg_hoist.c ---- */
bool scfg_hoist(Scfg *s, Blk b, bool all_only);
bool scfg_sink(Scfg *s, Blk b);
/* ---- simplifycfg_store.c ---- */
bool scfg_merge_stores(Scfg *s, Blk p, Blk b);
#endif
