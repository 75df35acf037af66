/* block_order.h: which of two instructions of a block stands first, for a pass that asks often while it makes and moves
 * code (val_before walks: O(distance) each time).
 *
 * In: a function whose edges stay; instructions may come and go. Out: the answer of val_before. A block is numbered
 * when two of its instructions are first found far apart; what is made later takes its number from what stands behind
 * it, once. So n questions about a block of m instructions cost O(n + m), as long as what is asked about is not all
 * made at one place. Who moves an instruction says so (order_moved); erased ones need no word, their ids are not used
 * again. Begins as zeroes; order_free ends it. */
#ifndef NVOPT_BLOCK_ORDER_H
#define NVOPT_BLOCK_ORDER_H
#include "analysis/cfg/dom.h"
#include "support/vec.h"

typedef struct BlkOrder {
  VecU32 num;     /* by Val: even where it stood when its block was numbered, odd what came before the next even one; 0
                     not known */
  VecU32 done;    /* by Blk: numbered */
  VecU32 waiting; /* of one question */
} BlkOrder;
bool order_before(BlkOrder *o, const Fn *f, Val a, Val b); /* a and b are in one block, and differ */
void order_moved(BlkOrder *o, Val v);
void order_free(BlkOrder *o);
/* dom_val, asked this way. */
bool order_dom(BlkOrder *o, const Fn *f, const Dom *d, Val v, Val at);
#endif
