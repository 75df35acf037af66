/* cgp_address_int.h: addresses as accesses hold them: a register and a constant. cgp_address.c, cgp_merge.c. */
#ifndef NVOPT_CGP_ADDRESS_INT_H
#define NVOPT_CGP_ADDRESS_INT_H
#include "passes/codegen/cgp_int.h"

typedef struct AddrMode {
  Val base; /* what has to be in a register */
  int64_t off;
  unsigned flags; /* of the getelementptr that computes the address from base */
  uint32_t steps; /* getelementptrs that are taken: 0 where base is the address */
  bool away;      /* one of them stands in another block than the access */
  bool large;     /* the address adds a constant that no access can hold */
} AddrMode;
/* [register + off] */
bool address_fits(int64_t off);
/* How much of address v the access takes. */
void address_mode(const Cgp *c, Val v, Val access, AddrMode *out);
Val address_build(Cgp *c, Val at, Val base, Val index, unsigned fl);
/* v adds a constant that no access can hold: it may be split behind the round (cgp_large.c). */
void large_offset_met(Cgp *c, Val v);
/* addr, a phi or select, computed before the access from what its operands have in common; VAL_NONE: left alone. */
Val address_merged(Cgp *c, Val access, Val addr);
#endif
