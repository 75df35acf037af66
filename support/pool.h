/* pool.h: a fixed set of threads that run numbered items of work. The calling thread is worker 0 and works too; a
 * pool of one thread starts none. Threads start at the first call that needs them. */
#ifndef NVOPT_POOL_H
#define NVOPT_POOL_H
#include "support/base.h"

typedef struct Pool Pool;
/* Runs one item. Must not unwind out of itself (catch with FAIL_TRY). */
typedef void PoolFn(void *ctx, uint32_t item, uint32_t worker);

Pool *pool_new(unsigned threads); /* 1 .. POOL_MAX_THREADS, clamped */
void pool_free(Pool *p);
unsigned pool_threads(const Pool *p);
/* Threads beyond the first may need leave to run. take: one more may run now (asked by worker 0, between two items);
 * give: one has nothing left to do in this job. */
typedef struct PoolLeave {
  bool (*take)(void);
  void (*give)(void);
} PoolLeave;
/* The next jobs begin with `threads` of them, worker 0 among them, and may come to have `most`, where somebody gives
 * leave. Between jobs. leave NULL: needs none, all are there from the beginning. */
void pool_use(Pool *p, unsigned threads, unsigned most, const PoolLeave *leave);
/* Runs items order[0 .. n-1], taken in that order; returns when all are done. order NULL: 0 .. n-1. Threads that
 * cannot be started are done without. */
void pool_run(Pool *p, uint32_t n, const uint32_t *order, PoolFn *fn, void *ctx);
/* The same where items wait for others: item i is ready when wait[i] (consumed) reaches 0; when it is done, wait of
 * after[first[i] .. first[i + 1] - 1] falls by one. Among ready items the one with the smallest rank runs first. The
 * graph must be acyclic. */
void pool_run_dag(Pool *p, uint32_t n, const uint32_t *rank, uint32_t *wait, const uint32_t *first,
                  const uint32_t *after, PoolFn *fn, void *ctx);
/* Processors this process may use (its affinity mask), at least 1. */
unsigned pool_processors(void);
enum { POOL_MAX_THREADS = 256 };
#endif
