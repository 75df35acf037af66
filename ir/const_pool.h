/* const_pool.h: private to const.c and const_expr.c. */
#ifndef NVOPT_IR_CONST_POOL_H
#define NVOPT_IR_CONST_POOL_H
#include "ir/const.h"
/* Image of a CON_EXPR in the pool's list: these words, then the operands, then the shuffle mask. */
enum {
  EX_N,
  EX_NMASK,
  EX_EXTRA /* Ty */,
  EX_INRANGE /* has_inrange | inrange_pre << 1 */,
  EX_INDEX,
  EX_LO,
  EX_LO2,
  EX_HI,
  EX_HI2,
  EX_OPS
};
/* Finds or adds c, whose payload is already in the pool; *fresh (may be NULL) tells whether it was added: if not, the
 * payload may be taken back. */
Val con_intern_(ConPool *p, Con c, bool *fresh);
#endif
