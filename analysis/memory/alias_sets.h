/* alias_sets.h: accesses of a region partitioned so that different sets do not overlap, with what is done to each
 * set.
 *
 * Sets grow by alias_sets_add; two sets that an access connects are merged, and the merged one forwards to the other
 * until nothing refers to it (as in LLVM's AliasSetTracker, whose printed form shows that). Beyond
 * alias-set-saturation-threshold places (250) everything is one set that may do anything, so that adding stays
 * O(threshold) queries an access. Accesses are not to be changed while the sets are in use. */
#ifndef NVOPT_ALIAS_SETS_H
#define NVOPT_ALIAS_SETS_H
#include "analysis/memory/alias.h"
#include "ir/text/text.h"

typedef struct AliasSet {
  uint32_t forward; /* set that took this one's contents; 0: none */
  uint32_t refs;    /* pointers that lead here, sets that forward here, 1 for unknown instructions; 0: gone */
  uint8_t access;   /* ModRef */
  bool must, any;   /* all places are the same one; the saturated set */
  VEC(MemLoc) loc;
  VecU32 unknown; /* instructions that are not described by places */
} AliasSet;
struct PtrSets {
  uint32_t set, place;
}; /* of a pointer: its set, its newest place + 1; 0 none */
struct PtrPlace {
  MemLoc l;
  uint32_t next;
};
typedef struct AliasSets {
  Alias *a;
  Fn *f;
  VEC(AliasSet) set;          /* from 1 */
  struct PtrSets *of;         /* by Val of locals */
  VEC(struct PtrSets) con;    /* by index of constants */
  VEC(struct PtrPlace) place; /* all places, those of one pointer linked */
  uint32_t nof;
  uint32_t npointers, nplaces, saturated;
} AliasSets;

void alias_sets_init(AliasSets *s, Fn *f);
void alias_sets_free(AliasSets *s);
void alias_sets_add(AliasSets *s, Val v); /* any instruction */
void alias_sets_print(AliasSets *s, FnText *x,
                      StrBuf *out); /* print-alias-sets: opt's form; numbers of sets in place of addresses */
#endif
