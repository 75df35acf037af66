/* simplifycfg_int.h: what the files of the pass share. Private to passes/simplifycfg/.
 *
 * Every `scfg_*` step takes one block, returns true when it changed something, and then leaves a consistent function:
 * blocks may have lost all predecessors (the driver erases them), nothing else is half done. Steps mark blocks whose
 * surroundings changed with scfg_touch. */
#ifndef NVOPT_PASSES_SIMPLIFYCFG_H
#define NVOPT_PASSES_SIMPLIFYCFG_H
#include "analysis/value/expr.h"
#include "analysis/value/known.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/md_kinds.h"
#include "ir/prof.h"
#include "passes/pass.h"
#include "passes/simplifycfg/simplifycfg.h"
#include "support/hash.h"

/* What is worth it; LLVM's numbers where it has them. Limits on work: caps.def */
enum {
  SCFG_PHI_FOLD_COST = 2,  /* select cost allowed when one arm is speculated */
  SCFG_TWO_ENTRY_COST = 4, /* the same for a two-entry phi */
  SCFG_TWO_ENTRY_PHIS = 3, /* such phis of one block that become selects together */
  SCFG_CHAIN = 16,         /* comparisons in a row from which on they are taken at once */
};

/* Numbers of blocks, 0 where none was set since scfg_map_begin, which costs nothing: questions about few blocks of a
 * large function. */
typedef struct ScfgMap {
  uint32_t *round, *val, cap, now;
} ScfgMap;
struct Scfg {
  Fn *f;
  PassCtx *px;
  FoldCtx x;
  uint32_t bonus;
  bool forward_cond, range_icmp, to_arith, to_table, keep_loops, hoist, cond_fault, sink, speculate, simplify_cond,
      unpredictables;
  bool convergent;        /* the function holds a convergent operation */
  uint32_t rets, resumes; /* blocks that end so: cut_dead_ends */
  int8_t lanes;           /* and one that takes the lanes that are there: scfg_lanes; -1 not asked yet */
  bool null_ok;           /* null_pointer_is_valid */
  bool add_globals;       /* running alone: tables may be made */
  bool want_table;        /* a switch waits for the barrier to become a table */
  bool waits;             /* a block was left for the next sweep: scfg_chain_waits */
  bool records_gone;      /* debug records were dropped: no reason to look at anything again, but a change */
  uint8_t *dirty, *header;
  uint32_t cap; /* blocks that both arrays cover */
  struct {
    Blk from, to;
    int at;
    uint64_t ep;
  } edge;              /* the last question of scfg_entry */
  ScfgMap map, region; /* map: of one step; region: of scfg_paths_plain */
};

/* ---- simplifycfg.c ---- */
void scfg_touch(Scfg *s, Blk b);        /* look at b again */
void scfg_touch_around(Scfg *s, Blk b); /* b, its predecessors (few) and successors (few) */
bool scfg_is_header(const Scfg *s, Blk b);
/* Only the edge `keep` stays; the terminator becomes an unconditional branch. A condition that died goes. */
void scfg_keep_edge(Scfg *s, Blk b, uint32_t keep);
/* Replaces the terminator by unreachable; a condition that died goes. */
void scfg_make_unreachable(Scfg *s, Blk b);
/* Erases v if it is dead now, operands too. Constants and arguments are fine. */
void scfg_drop(Scfg *s, Val v);
/* Value x of phi v (or of an address computed from it; moved: by an offset) makes the block undefined. */
bool scfg_makes_undefined(Scfg *s, Val x, Val v, bool moved, unsigned depth);
/* Index of an entry of `to` from `from`, -1 if there is none. O(predecessors), O(1) when asked again: arms of one
 * switch ask the same. */
int scfg_entry(Scfg *s, Blk to, Blk from);
/* ---- util.c ---- */
/* Every successor that a and b share gets the same values from both. */
bool scfg_same_phis(const Fn *f, Blk a, Blk b);
/* Operand `pi` of every phi of `to` becomes what it takes from its predecessor `like`. */
void scfg_phis_like(Fn *f, Blk to, uint32_t pi, Blk like);
unsigned scfg_cost(const Fn *f, Val v); /* LLVM's default SizeAndLatency cost */
bool scfg_can_speculate(const Scfg *s,
                        Val v); /* is_speculatable, and loads known to be valid whenever the function runs */
Val scfg_logic(Scfg *s, Bld *k, bool is_or, Val a, Val b,
               const char *name); /* and/or as select where b may be poison when a decides */
Val scfg_not(Scfg *s, Bld *k, Val v);
void scfg_invert_branch(Scfg *s, Val br); /* negates the condition, swaps successors and weights */
void scfg_condbr_prof(Fn *f, Val t);
/* The paths from `at` over `via`, which is `at` or can be reached from it, pass no convergent operation before the
 * point where all paths from `at` meet again (its immediate post-dominator). To be asked by every step that makes
 * threads come to a block on fewer or more different paths than before: those that branched at `at` stay together, or
 * apart, only as far as that point. O(CAP_SCFG_REGION). */
bool scfg_paths_plain(Scfg *s, Blk at, Blk via);
/* The same of a block that edges are led around. */
static inline bool scfg_region_plain(Scfg *s, Blk from) { return scfg_paths_plain(s, from, from); }
/* The same where two paths from the branch `at` to `via` become one and what decides between them and others stays
 * the same, as of two branches that follow one another or of two arms that do nothing: who comes there stays. An
 * operation that is given its lanes, or counts them, works as before; only one that takes those that happen to be
 * there forbids it, where it is to be seen: what a function that is called does with more of them at once, it could
 * have done before, had they come at the same time. */
bool scfg_join_plain(Scfg *s, Blk at, Blk via);
/* The branch of b, below p, and of the blocks in a row from b to `last`, may become part of p's: those that part in one
 * of them meet where they did, since all that part in p meet where those do that part in the last, or none on these
 * ways takes who happens to be there. O(CAP_SCFG_REGION). */
bool scfg_nested_plain(Scfg *s, Blk p, Blk b, Blk last);
bool scfg_lanes(Scfg *s); /* the function holds such an operation */
void scfg_map_begin(ScfgMap *m, const Fn *f);
static inline uint32_t scfg_map_get(const ScfgMap *m, Blk b) {
  return b < m->cap && m->round[b] == m->now ? m->val[b] : 0;
}
static inline void scfg_map_set(ScfgMap *m, Blk b, uint32_t x) {
  m->round[b] = m->now;
  m->val[b] = x;
}
/* Drops debug records that stand before v. */
void scfg_drop_records(Fn *f, Val v);
/* The branch is taken to one side with the probability that targets call predictable (99 %). */
bool scfg_mostly(uint64_t part, uint64_t rest);
/* A block before b that does nothing but go there, named after it; what b's phis take from it is not set yet. */
Blk scfg_block_before(Fn *f, Blk b, const char *suffix, Md loc);
void scfg_name(Fn *f, Val v, const char *base_name, Str of, const char *suffix);
static inline bool scfg_is_i1(const Fn *f, Val v) { return ty(f, v) == TY_I1; }
static inline bool scfg_con_bool(const Fn *f, Val v, bool *out) { /* ConstantInt i1 */
  uint64_t c;
  if (!val_is_con(v) || ty(f, v) != TY_I1 || con_kind(&f->con, v) != CON_INT || !con_u64(&f->con, v, &c)) return false;
  *out = c & 1;
  return true;
}
static inline bool scfg_null_invalid(const Scfg *s, Ty ptr) { return !s->null_ok && ty_addrspace(s->f->m, ptr) == 0; }
/* ---- branch.c ---- */
bool scfg_cond_branch(Scfg *s, Blk b);
/* ---- select.c ---- */
bool scfg_two_entry_phi(Scfg *s, Blk b);
bool scfg_speculate(Scfg *s, Blk b, uint32_t arm);
/* ---- compare.c: comparisons of one value with constants, as branches and switches ---- */
typedef struct Case {
  Val con;
  Blk to;
  uint64_t w;
} Case;
typedef VEC(Case) Cases;
Val scfg_compared(const Fn *f, Val t); /* the value, VAL_NONE if t is no such terminator */
/* k may be what is compared with: an integer, or an address that is one. As a case: of a pointer, that integer. */
bool scfg_case(const Fn *f, Val k);
Val scfg_case_of(Fn *f, Val k);
Val scfg_switched(const Fn *f, Val t);     /* what switch t decides on: the pointer, where it is one as an integer */
Val scfg_as_int(Fn *f, Val v, Val before); /* what a switch on v decides on, made there for a pointer */
bool scfg_only_pred(Scfg *s, Blk b);
bool scfg_compare_into_preds(Scfg *s, Blk b);
bool scfg_icmp_chain(Scfg *s, Blk b);
bool scfg_icmp_after_switch(Scfg *s, Blk b);
/* ---- chain.c ---- */
bool scfg_chain(Scfg *s, Blk b); /* b compares a value: a long chain of comparisons of it below becomes part of it */
/* b has many cases, and the chain below it ends at a block that is still to be looked at: what follows is taken when
 * that is done. */
bool scfg_chain_waits(Scfg *s, Blk b);
/* ---- switch.c, table.c ---- */
bool scfg_switch(Scfg *s, Blk b);
bool scfg_fold_switch(Scfg *s, Blk b); /* constant condition, equal targets, one case */
bool scfg_switch_table(Scfg *s, Blk b);
/* The switch or indirect branch at the end of b becomes a conditional one that keeps two of its edges. */
void scfg_two_way(Scfg *s, Blk b, Val cond, uint32_t yes, uint32_t no);
/* New case list for the switch at the end of b, whose targets must all be successors of b already. O(cases). */
void scfg_switch_keep(Scfg *s, Blk b, const uint8_t *drop); /* drop[i]: case i goes */
/* ---- hoist.c ---- */
bool scfg_hoist(Scfg *s, Blk b, bool all_only);
bool scfg_sink(Scfg *s, Blk b);
/* ---- store.c ---- */
bool scfg_merge_stores(Scfg *s, Blk b); /* b branches, as the block above does: each stores to the same place */
#endif
