/* function_pool.h: private to ir/: operand slots and record allocation behind the mutators of ir.h. None of them bumps an epoch. */
#ifndef NVOPT_IR_FUNCTION_POOL_H
#define NVOPT_IR_FUNCTION_POOL_H
#include "nvopt/ir.h"
Val ins_alloc_(Fn *f);                                     /* an uninitialised record */
uint32_t opnd_alloc_(Fn *f, uint32_t n);                   /* room for n operands at the end of the pool; returns the first slot */
void use_link_(Fn *f, uint32_t slot, uint32_t user, Val x); /* fills an unused slot */
void use_unlink_(Fn *f, uint32_t slot);
void opnd_push_(Fn *f, Val v, Val x);                      /* appends an operand; the list may move */
void opnd_pop_(Fn *f, Val v);
void opnd_swap_remove_(Fn *f, Val v, uint32_t i);          /* the last operand takes the place of operand i */
void fn_trim_(Fn *f);                                      /* after reading: arrays give back what is spare by a third or more */
#endif
