/* Tests pool: every item exactly once, order of graphs, many jobs on one pool, more threads than items. */
#include "support/pool.h"
#include "support/vec.h"
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CHECK(c) ((c) ? (void)0 : (printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #c), exit(1)))

typedef struct Job {
  atomic_uint *hits;
  atomic_uint clock;
  uint32_t *done_at;
  const uint32_t *first, *after;
} Job;

static void count(void *ctx, uint32_t i, uint32_t worker) {
  Job *j = ctx;
  (void)worker;
  atomic_fetch_add(&j->hits[i], 1);
}

static void stamp(void *ctx, uint32_t i, uint32_t worker) {
  Job *j = ctx;
  count(ctx, i, worker);
  j->done_at[i] = 1 + atomic_fetch_add(&j->clock, 1);
}

static void test_list(unsigned threads, uint32_t n) {
  Pool *p = pool_new(threads);
  Job j = {.hits = mem_zalloc((n + 1) * sizeof(atomic_uint))};
  for (unsigned round = 1; round <= 20; round++) {
    pool_run(p, n, NULL, count, &j);
    for (uint32_t i = 0; i < n; i++) CHECK(atomic_load(&j.hits[i]) == round);
  }
  pool_free(p);
  mem_free(j.hits);
}

/* A job for fewer threads is done by those alone. */
static void count_few(void *ctx, uint32_t i, uint32_t worker) {
  CHECK(worker < 2);
  count(ctx, i, worker);
}
static void test_few(void) {
  enum { N = 300 };
  Pool *p = pool_new(8);
  Job j = {.hits = mem_zalloc(N * sizeof(atomic_uint))};
  for (unsigned round = 1; round <= 30; round++) {
    bool few = round % 3 != 0;
    pool_use(p, few ? 2 : 8, few ? 2 : 8, NULL);
    pool_run(p, N, NULL, few ? count_few : count, &j);
    for (uint32_t i = 0; i < N; i++) CHECK(atomic_load(&j.hits[i]) == round);
  }
  pool_free(p);
  mem_free(j.hits);
}

/* Threads come as leave is given, and give it back when they have nothing to do. */
static atomic_int tokens;
static atomic_uint helped, given;
static bool take(void) {
  if (atomic_fetch_sub(&tokens, 1) > 0) return true;
  atomic_fetch_add(&tokens, 1);
  return false;
}
static void give(void) {
  atomic_fetch_add(&given, 1);
  atomic_fetch_add(&tokens, 1);
}
static void count_slowly(void *ctx, uint32_t i, uint32_t worker) {
  CHECK(worker < 3);
  if (worker) atomic_fetch_add(&helped, 1);
  nanosleep(&(struct timespec){.tv_nsec = 20000}, NULL);
  count(ctx, i, worker);
}
static void test_leave(void) {
  enum { N = 60, ROUNDS = 30 };
  static const PoolLeave leave = {take, give};
  Pool *p = pool_new(8);
  Job j = {.hits = mem_zalloc(N * sizeof(atomic_uint))};
  uint32_t *zero = mem_zalloc((N + 1) * sizeof *zero), *wait = mem_zalloc(N * sizeof *wait);
  for (unsigned round = 1; round <= ROUNDS; round++) {
    atomic_store(&tokens, round % 3 ? 2 : 0);
    atomic_store(&helped, 0);
    pool_use(p, 1, 8, &leave);
    if (round % 2) pool_run(p, N, NULL, count_slowly, &j);
    else pool_run_dag(p, N, zero, wait, zero, zero, count_slowly, &j);
    for (uint32_t i = 0; i < N; i++) CHECK(atomic_load(&j.hits[i]) == round);
    CHECK(atomic_load(&tokens) <= 2 && (round % 3 || !atomic_load(&helped)));
  }
  CHECK(atomic_load(&given) > 0); /* somebody came */
  pool_free(p);
  mem_free(zero), mem_free(wait), mem_free(j.hits);
}

/* The first items are the longest: nobody takes two of them while another worker has none. */
static void first_waits_for_second(void *ctx, uint32_t i, uint32_t worker) {
  Job *j = ctx;
  count(ctx, i, worker);
  for (time_t end = time(NULL) + 20; i == 0 && !atomic_load(&j->hits[1]);) CHECK(time(NULL) < end);
}
static void test_first_items_are_not_batched(void) {
  enum { N = 200 };
  Pool *p = pool_new(2);
  Job j = {.hits = mem_zalloc(N * sizeof(atomic_uint))};
  pool_run(p, N, NULL, first_waits_for_second, &j);
  for (uint32_t i = 0; i < N; i++) CHECK(atomic_load(&j.hits[i]) == 1);
  memset(j.hits, 0, N * sizeof *j.hits);
  uint32_t *zero = mem_zalloc((N + 1) * sizeof *zero), *wait = mem_zalloc(N * sizeof *wait),
           *rank = mem_zalloc(N * sizeof *rank);
  for (uint32_t i = 0; i < N; i++) rank[i] = i;
  pool_run_dag(p, N, rank, wait, zero, zero, first_waits_for_second, &j);
  for (uint32_t i = 0; i < N; i++) CHECK(atomic_load(&j.hits[i]) == 1);
  pool_free(p);
  mem_free(zero), mem_free(wait), mem_free(rank), mem_free(j.hits);
}

/* Item i waits for i / 2 and i / 3: a shape with much and little freedom. */
static void test_graph(unsigned threads, uint32_t n) {
  Pool *p = pool_new(threads);
  uint32_t *first = mem_zalloc((n + 2) * sizeof *first), *after = mem_zalloc((2 * n + 2) * sizeof *after),
           *wait = mem_zalloc((n + 1) * sizeof *wait);
  uint32_t *rank = mem_zalloc((n + 1) * sizeof *rank), k = 0;
  for (uint32_t i = 0; i < n; i++) {
    first[i] = k;
    rank[i] = n - i;
    for (uint32_t to = i + 1; to < n && to <= 3 * i + 2; to++)
      if (to / 2 == i || to / 3 == i) after[k++] = to;
  }
  first[n] = k;
  Job j = {.hits = mem_zalloc((n + 1) * sizeof(atomic_uint)), .done_at = mem_zalloc((n + 1) * sizeof(uint32_t))};
  for (unsigned round = 1; round <= 20; round++) {
    memset(wait, 0, n * sizeof *wait);
    for (uint32_t e = 0; e < k; e++) wait[after[e]]++;
    atomic_store(&j.clock, 0);
    pool_run_dag(p, n, rank, wait, first, after, stamp, &j);
    for (uint32_t i = 0; i < n; i++) {
      CHECK(atomic_load(&j.hits[i]) == round);
      for (uint32_t e = first[i]; e < first[i + 1]; e++) CHECK(j.done_at[i] < j.done_at[after[e]]);
    }
  }
  pool_free(p);
  mem_free(first), mem_free(after), mem_free(wait), mem_free(rank), mem_free(j.hits), mem_free(j.done_at);
}

int main(void) {
  static const unsigned threads[] = {1, 2, 3, 8};
  static const uint32_t sizes[] = {0, 1, 2, 7, 500};
  for (size_t t = 0; t < ARRAY_LEN(threads); t++)
    for (size_t s = 0; s < ARRAY_LEN(sizes); s++) {
      test_list(threads[t], sizes[s]);
      test_graph(threads[t], sizes[s]);
    }
  test_few();
  test_leave();
  test_first_items_are_not_batched();
  CHECK(pool_processors() >= 1);
  puts("pool ok");
  return 0;
}
