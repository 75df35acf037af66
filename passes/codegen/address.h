/* address.h: addresses as scalar evolution sees them, for passes that have several of them share one computation.
 *
 *   getelementptr i32, ptr %p, i64 (%i + 3)   is   key (%p + 4 * %i), offset 12
 *
 * Equal keys are addresses that differ by a constant, however they are written: one of them, or their key, is computed
 * (the anchor), the others are the anchor and a constant, which the access takes as its immediate.
 *
 * Soundness. Where scalar evolution has one expression for two addresses they are equal wherever both are defined. The
 * anchor has to be defined where any of the others is, so it is taken only as sx_may_reuse allows: flags and
 * annotations that the expression does not have are dropped from what computes it (stock LLVM's straight-line strength
 * reduction kept them, and miscompiled). An address that is computed where it was not before touches nothing and traps
 * nothing. An anchor has the object of the addresses it serves: expressions of pointers have one pointer at the bottom,
 * and code made of them is getelementptr, never inttoptr, so that spaces stay.
 *
 * A context belongs to one walk over the function: the graph does not change meanwhile, what was replaced stays in its
 * place until addr_end. Then scalar evolution reads from the change log what happened. Cost: what expansion costs. */
#ifndef NVOPT_ADDRESS_H
#define NVOPT_ADDRESS_H
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "passes/pass.h"
#include "passes/util/scev_expand.h"

/* Immediates of accesses: 24 bits with sign on every GPU. */
enum { ADDR_REACH = 1 << 23 };

typedef struct AddrCtx {
  Fn *f;
  PassCtx *px;
  Scev *s;
  const Dom *d;
  const Loops *l;
  ScevExpand e;
  VecU32 dead;    /* replaced, to be erased at the end */
  uint32_t bases; /* named so far */
  bool changed;
} AddrCtx;
typedef struct Addr {
  Sx x, key;   /* x is key + off */
  int64_t off; /* bytes */
} Addr;

void addr_begin(AddrCtx *a, Fn *f, PassCtx *px);
/* Erases what was replaced and nobody uses. Whether something changed. */
bool addr_end(AddrCtx *a);
/* The address v, a pointer and no vector of them, taken apart. False: it is no expression, or one deeper than
 * `depth`. */
bool addr_parts(AddrCtx *a, Val v, uint32_t depth, Addr *out);
/* The expression nests no deeper than `depth`; large ones count as deep. */
bool addr_shallow(const AddrCtx *a, Sx x, uint32_t depth);
/* What an expression adds: the constant at its bottom, through starts of recurrences. 0: there is none. */
int64_t addr_constant(const AddrCtx *a, Sx x);
/* v may serve for x from now on: takes what is in the way away from it. False: it may not, and nothing has changed. */
bool addr_reuse(AddrCtx *a, Sx x, Val v);
/* A value of x at `at`: one that is there, or made: scevcgp_N, its parts scevcgptmp_N. VAL_NONE: that is not safe. */
Val addr_make(AddrCtx *a, Sx x, Val at);
/* The same of base + uniform + rest, the sum of a pointer that all threads of a block agree on before what they do not
 * agree on: what they agree on then is one number for the block. */
Val addr_make_split(AddrCtx *a, Sx uniform, Sx rest, Val at);
/* v and what computes it, as far as it is arithmetic that stands below, comes to stand before `at`, which dominates it.
 * False: something of it may not, and nothing has changed. */
bool addr_hoist(AddrCtx *a, Val v, Val at);
bool addr_in_loop(AddrCtx *a, Sx x); /* a recurrence is in it: made anew it would be a pointer that the loop advances */
/* Names what was made since e.made had n. */
void addr_name(AddrCtx *a, uint32_t from, Val top);
/* v is the anchor and delta bytes: getelementptr i8 with that constant. */
bool addr_is_offset(const AddrCtx *a, Val v, Val anchor, int64_t delta);
/* Before this stands what is computed in the place of v: of a phi, behind the phis. */
Val addr_place(const Fn *f, Val v);
/* v's uses take the anchor and delta bytes, computed where v stands. */
void addr_replace(AddrCtx *a, Val v, Val anchor, int64_t delta);
/* v's uses take `with`, which is available there. */
void addr_take(AddrCtx *a, Val v, Val with);
/* x rests on what differs between the threads of a block: a thread index, lane or the like. */
bool addr_of_thread(AddrCtx *a, Sx x);
/* The function's text, to standard error, below a line "*** what ***": for the dump knobs. */
void addr_dump(AddrCtx *a, const char *what);
#endif
