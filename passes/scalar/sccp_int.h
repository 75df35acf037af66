/* sccp_int.h: what the parts of sccp share: a value of the lattice, and what is known of values where. */
#ifndef NVOPT_SCCP_INT_H
#define NVOPT_SCCP_INT_H

#include "analysis/value/range.h"
#include "ir/ir.h"

/* LV_NOT, LV_SAME: a pointer whose address is not that of `con`, or is the same: but what may be accessed through it is
 * its own, so that `con` never replaces it. */
typedef enum State { LV_UNKNOWN, LV_CON, LV_RANGE, LV_NOT, LV_SAME, LV_OVER } State;
typedef struct Lat {
  uint8_t state, steps;
  bool
      undef; /* LV_CON, LV_RANGE, LV_NOT: some of what was joined is undef (a constant replaces it; in an interval it stays) */
  bool soft; /* LV_CON in FnSolve.lat: folded while an operand was undef; gives way when that takes another value */
  Val con;   /* LV_CON, LV_NOT, LV_SAME: a constant of the owner's pool (function, or module for globals) */
  Range r;
} Lat;

/* What a branch or an assumption says about a value where it decides: in the region, uses of `of` see `lat` instead. */
typedef struct Fact {
  Val of;
  Pred pred;
  Val other;                      /* of pred other */
  uint32_t parent;                /* the fact about the same value around this one; 0 none */
  uint32_t child, sibling;        /* facts about the same value inside this one */
  uint32_t slot_first, slot_last; /* operands that see it: Facts.slots */
  uint32_t next_of, next_other;   /* lists by value: outermost facts about it, facts comparing with it */
  Lat lat;
} Fact;

typedef struct Facts {
  VEC(Fact) fact;  /* index 0 unused */
  uint32_t nslots; /* operand slots when `at` was made */
  uint32_t *at;    /* by Use: the fact that holds at that operand */
  uint32_t *slots; /* operand slots, grouped by fact */
  VecU32 work;
  uint32_t *of, *other; /* by Val: first outermost fact about it, first fact comparing with it */
} Facts;
/* Of an integer, or of the elements of a vector: its interval is what holds in each. */
static inline unsigned int_bits(const Module *m, Ty t) {
  return ty_is_int_or_vec(m, t) && ty_bits(m, t) <= 64 ? ty_bits(m, t) : 0;
}
/* What branches, switches and assumptions of f say, without lattice values yet; in A, but for the two vectors, which
 * the caller frees. NULL: nothing. Linear. */
Facts *sccp_facts(Fn *f, Arena *A);
/* The first of b's successors that the address names, of an indirectbr; nsuccs: none of them; UINT32_MAX: not known. */
uint32_t sccp_named_successor(const Fn *f, Blk b, Val addr);

#endif
