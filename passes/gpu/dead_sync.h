/* dead_sync.h: which barriers of a function no access of memory needs. For the passes dead-sync-elim, basic-dbe and
 * branch-dist.
 *
 * A function is read once into a row of *events*: accesses, barriers of the block, and what may do more. For a barrier
 * B the accesses above it are those from which B is reached without another barrier, those below it are those that B
 * reaches so: along all paths, around loops and through B itself, and to where the kernel begins and ends. All threads
 * come to the barriers together (analysis/gpu/block_sync.h), so an access of one thread and one of another that only B
 * keeps in order are one above and one below it. B is dead where no such pair is in conflict:
 *   - one of the two writes (write and write, too), and
 *   - they may be the same object: address spaces, variables, noalias arguments of kernels are told apart; what only one
 *     thread has (stack, byval copies) and what nobody writes while the kernel runs is left out, and
 *   - two different threads may touch the same bytes (analysis/access/thread_apart.h).
 * What is no plain access is in conflict with everything: atomics, volatile accesses, fences, asynchronous copies,
 * barriers of other kinds, inline assembly, calls that may touch memory, and the end of a thread or grid by exit or
 * trap. So it is where a chain of orders begins that leaves the block (write, barrier, one thread's fence and atomic),
 * and such a chain is never cut. A barrier also lets lanes of a warp that have parted come together: below it nothing
 * may stand whose result depends on which lanes are there and which names none, if lanes may have parted above it. When
 * a barrier goes, its neighbours' accesses grow by what it kept apart: the sets are made anew for each barrier, from
 * the events that are left. In a function that is not a kernel (only with dead-sync-assume-aligned) the callers'
 * accesses lie beyond its ends.
 *
 * Cost: the events between a barrier and its neighbours, up to three times, and pairs of accesses with a write in
 * them. CAP_DEAD_SYNC_STEPS events on one side of a barrier and CAP_DEAD_SYNC_PAIRS pairs; and in a function, for each
 * of its events CAP_DEAD_SYNC_STEPS_EACH and CAP_DEAD_SYNC_PAIRS_EACH (but what 4,096 events have at least): barriers
 * beyond stay, so that it is linear. */
#ifndef NVOPT_DEAD_SYNC_H
#define NVOPT_DEAD_SYNC_H
#include "analysis/access/thread_apart.h"
#include "passes/pass.h"

typedef struct SyncAccess {
  ThreadPlace place;
  Val object; /* what the address points into */
  uint8_t of; /* SyncObject: dead_sync.c */
  bool reads, writes;
  uint32_t space;
  bool asked;                     /* form is there */
  const ThreadForm *form, *later; /* later: that of `rounds` more rounds of `loop` */
  uint32_t loop, rounds;
} SyncAccess;
typedef enum SyncEventKind { EVENT_ACCESS, EVENT_LANES, EVENT_OPAQUE, EVENT_BARRIER } SyncEventKind;
typedef struct SyncEvent {
  uint8_t kind; /* SyncEventKind */
  bool gone;    /* EVENT_BARRIER, a fence: found dead */
  Val v;
  Blk blk;
  uint32_t access; /* EVENT_ACCESS: index in DeadSync.access */
} SyncEvent;
/* An access as a barrier sees it: how many rounds of the barrier's loop are between the two, 2 for many or those of a
 * loop around it. */
typedef struct SyncSeen {
  uint32_t access;
  uint8_t rounds;
} SyncSeen;
typedef struct SyncSide {
  VEC(SyncSeen) seen;
  bool reads, writes, opaque, lanes, parts; /* lanes: see EVENT_LANES; parts: lanes of a warp may part there */
  Val opaque_at;
} SyncSide;
typedef struct DeadSync {
  Fn *f;
  PassCtx *px;
  bool kernel, classes_only, no_write_write;
  bool nobody_ends; /* while others go on to a barrier */
  const Loops *l;
  const Uniformity *u;
  ThreadApart apart;
  VEC(SyncEvent) event;
  VEC(SyncAccess) access;
  uint32_t *first; /* by Blk: its events are event[first[b] .. last[b]) */
  uint32_t *last;
  uint32_t *mark; /* by Blk and rounds: visited */
  uint32_t stamp;
  VecU32 work;
  uint64_t steps, pairs; /* left for the function */
  uint32_t fences;       /* gone */
  SyncSide above, below; /* of the last question */
  const char *why;       /* it stays: the reason, or NULL and the two accesses */
  Val why_above, why_below;
} DeadSync;

/* Reads f. False, and nothing to close: no barrier may go; the reason in d->why, NULL where there is none at all.
 * ignore_calls: wrong, for who asks for it by a knob: calls touch nothing and wait for nobody. */
bool dead_sync_open(DeadSync *d, Fn *f, PassCtx *px, bool ignore_calls);
void dead_sync_close(DeadSync *d);
/* Event i is a barrier that nobody wants but for the order that it makes. */
bool dead_sync_candidate(const DeadSync *d, uint32_t i);
/* ... and nothing needs that either. */
bool dead_sync_is_dead(DeadSync *d, uint32_t i);
/* Erases the barriers that are `gone`, with their messages; how many. */
uint32_t dead_sync_erase(DeadSync *d);
#endif
