/* spaces.h: the inference of address spaces, for the passes that differ in what they take for known
 * (infer_address_spaces.c has the algorithm). */
#ifndef NVOPT_SPACES_H
#define NVOPT_SPACES_H
#include "passes/pass.h"

enum { SPACE_GLOBAL = 1, SPACE_SHARED = 3, SPACE_CONST = 4, SPACE_LOCAL = 5, SPACE_CLUSTER = 7, SPACE_PARAM = 101 };
/* Where generic pointers point by where they come from, and what else is done. */
enum {
  SP_KERNEL_ARGS = 1,   /* what a host passes to a kernel points to global memory */
  SP_ALLOCAS = 2,       /* a variable on the stack is local */
  SP_INTEGERS = 4,      /* a pointer made of a pointer's number is that pointer */
  SP_BYVAL = 8,         /* a kernel's byval parameter that is only read is read in parameter space */
  SP_LOADED = 16,       /* pointers in such parameters point to global memory, as those passed by themselves do */
  SP_LOADED_CONST = 32, /* an assumption: so do those in constant memory */
  SP_WMMA = 64,         /* matrix loads and stores take a pointer of the space */
  SP_QUERIES = 128,     /* isspacep is answered where the space is known */
  SP_CHAINS_ONLY = 256  /* no phis and selects */
};
/* Gives f's generic pointers their spaces. *answered: how many isspacep went. */
Change spaces_rewrite(Fn *f, PassCtx *px, unsigned what, uint32_t *answered);

/* What is known beside: the space of a generic argument or call result by itself. SPACE_UNKNOWN: nothing; SPACE_OPEN:
 * nothing yet, so that it agrees with anything; SPACE_GENERIC: any. */
enum { SPACE_GENERIC = 0, SPACE_UNKNOWN = -1, SPACE_OPEN = -2 };
typedef struct SpaceFacts {
  int32_t (*of)(void *data, const Fn *f, Val v);
  bool (*may_be_null)(void *data, const Fn *f, Val v); /* asked where `of` said something */
  void *data;
} SpaceFacts;
typedef struct SpacesFound SpacesFound;
/* The spaces of f's values; nothing is changed. Lives in px->scratch but for what spaces_found_free frees. */
SpacesFound *spaces_find(Fn *f, PassCtx *px, unsigned what, const SpaceFacts *facts);
/* Of an operand of a call or of ret: its space, SPACE_UNKNOWN where any will do. *may_be_null: as a pointer of that
 * space it may have been null, which only global memory has. */
int32_t spaces_found(const SpacesFound *s, Val v, bool *may_be_null);
void spaces_found_free(SpacesFound *s);
/* The scopes of noalias arguments at the accesses (process_restrict.c). */
Change restrict_scopes(Fn *f, PassCtx *px, bool propagate_only);
#endif
