/* object_walk.h: where the address of a variable or parameter goes, as far as all that happens through it is reading.
 *
 * Followed: getelementptr, casts, phi, select. Fine: plain loads, being copied from, lifetimes, calls that only read
 * through the address and keep nothing, comparisons of two addresses in the object. For a variable also the one copy
 * that fills it from its beginning. Anything else ends the walk. Caps: BYVAL_POINTERS of one object, BYVAL_USES of all
 * walks made with one record. */
#ifndef NVOPT_OBJECT_WALK_H
#define NVOPT_OBJECT_WALK_H
#include "ir/ir.h"

typedef struct ObjectPtr {
  Val v, now;    /* an address; `now` is the user's */
  uint32_t from; /* the entry that it was found through: a smaller one, but for the object itself */
} ObjectPtr;
typedef struct ObjectWalk {
  Fn *f;
  VEC(ObjectPtr) ptr; /* [0] is the object */
  Val copy;           /* the copy that fills the variable */
  bool cast, foreign, /* an address space cast is among the addresses; a phi or select with something else */
      called;         /* a call reads through one of them */
  VEC(uint32_t) at;   /* by Val: 1 + index in ptr, of values in the present walk */
  uint64_t uses;
} ObjectWalk;

/* The object is only read, apart from the copy into a variable; x describes it until the next walk. */
bool object_only_read(ObjectWalk *x, Val object, bool variable);
/* 1 + index in ptr of an address in the object, 0 for other values. */
static inline uint32_t object_index(const ObjectWalk *x, Val v) {
  return !val_is_con(v) && (uint32_t)v < x->at.n ? x->at.p[v] : 0;
}
void object_walk_forget(ObjectWalk *x); /* what the last walk found: values are about to go */
void object_walk_free(ObjectWalk *x);
#endif
