/* block_sync.h: what instructions mean for the threads of one block that wait for one another, and whether all of
 * them come to the barriers of a function together.
 *
 * A barrier of the whole block is one that every thread of it waits at: barrier0, bar.sync, barrier.cta.*.all, with a
 * constant number. Barriers with counts, arrivals, those of a cluster, a warp, and inline assembly are none of these.
 * PTX lets a thread wait at one instruction while another waits at a different one of the same number, so that a
 * barrier means little by itself. It does where the barriers of a function are *aligned*: whoever has not ended comes
 * to the same one in the same round of all loops around it. That is proved here, not taken from the word `.aligned`,
 * which speaks of one warp. It holds where no branch whose threads may part decides whether a barrier is reached: no
 * such branch is in the iterated post-dominance frontier of the barriers, but for those of which all ways but one
 * lead to the end of the kernel without a barrier or a memory access (`if (i >= n) return;`). Sources: Aiken and Gay,
 * Barrier Inference, POPL 1998; Sreedhar and Gao for the frontier. Cost: O(instructions + edges). */
#ifndef NVOPT_BLOCK_SYNC_H
#define NVOPT_BLOCK_SYNC_H
#include "ir/ir.h"

typedef enum SyncEffect {
  SYNC_NONE,   /* no other thread sees it: computations, exchanges between lanes that a mask names, barriers of a warp
                   (they order, which nobody here relies on) */
  SYNC_ACCESS, /* plain loads and stores, copies and other intrinsics that touch what their arguments point to */
  SYNC_LANES,  /* what it gives depends on which lanes come together, and nothing names them; touches no memory */
  SYNC_OPAQUE, /* orders memory, is atomic or volatile, or may touch anything */
  SYNC_BARRIER /* of the whole block */
} SyncEffect;
typedef struct SyncOp {
  uint8_t effect; /* SyncEffect */
  uint8_t number; /* of a barrier, 0 to 15 */
  bool counted;   /* SYNC_OPAQUE: a barrier of that number with a count, or an arrival at it */
  bool waits;     /* SYNC_OPAQUE: may hold barriers of the block that are not seen */
} SyncOp;
/* O(1), but for the text of inline assembly. */
SyncOp sync_op(const Fn *f, Val v);
bool sync_is_call(const Fn *f, Val v); /* of a function, no intrinsic or inline assembly */
enum {
  SYNC_TRUST_ALIGNED =
      1,               /* that all threads meet, wherever it can be said at all, and of functions that are no kernels */
  SYNC_TRUST_CALLS = 2 /* that there are no barriers in functions that are called */
};
/* The barriers of the kernel f are aligned, in the sense above. trust: what is taken on trust. *nobody_ends: no thread
 * ends while others go on to a barrier. *why: what is in the way. What is made on the way lies in the arena. */
bool sync_aligned(Fn *f, Arena *arena, unsigned trust, bool *nobody_ends, const char **why);
#endif
