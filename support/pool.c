/* pool.c: threads that run numbered items (contract in pool.h).
 *
 * One mutex guards the job description and, for graphs, the heap of ready items; plain lists are handed out by an
 * atomic counter. Items are whole functions or components, the longest first. Where there are very many most are small:
 * then a worker takes some at once, no more than leave the others enough to do, and neighbours in memory stay with one
 * processor; of the first ones, which are not small, one. */
#include "support/pool.h"
#include "support/vec.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>

enum { POOL_BATCH = 16, POOL_SHARE = 8 /* a batch is at most this part of what would be one worker's share */ };

struct Pool {
  unsigned threads, started;
  atomic_uint use; /* how many of them the job is for */
  unsigned most;   /* how many it may come to be for */
  const PoolLeave *leave;
  pthread_t *tid;
  pthread_mutex_t lock;
  pthread_cond_t work, ready,
      idle; /* a job arrived; in a graph an item became ready, or the last was done; a worker went idle */
  bool quit;
  bool open;     /* the job may be entered */
  uint64_t job;  /* number of the job, so that a worker takes each once */
  uint32_t busy; /* workers inside the job */
  /* the job */
  PoolFn *fn;
  void *ctx;
  uint32_t n;
  const uint32_t *order;
  atomic_uint next;
  /* of a graph */
  bool dag;
  const uint32_t *rank, *first, *after;
  uint32_t *wait;
  uint32_t *heap, nheap, done, waiting; /* waiting: workers inside the job for whom nothing is ready */
};
typedef struct Start {
  Pool *p;
  uint32_t worker;
} Start;

static void heap_push(Pool *p, uint32_t item) {
  uint32_t i = p->nheap++;
  while (i) {
    uint32_t up = (i - 1) / 2;
    if (p->rank[p->heap[up]] <= p->rank[item]) break;
    p->heap[i] = p->heap[up];
    i = up;
  }
  p->heap[i] = item;
}

static uint32_t heap_pop(Pool *p) {
  uint32_t top = p->heap[0], last = p->heap[--p->nheap], i = 0;
  for (;;) {
    uint32_t c = 2 * i + 1;
    if (c >= p->nheap) break;
    if (c + 1 < p->nheap && p->rank[p->heap[c + 1]] < p->rank[p->heap[c]]) c++;
    if (p->rank[last] <= p->rank[p->heap[c]]) break;
    p->heap[i] = p->heap[c];
    i = c;
  }
  if (p->nheap) p->heap[i] = last;
  return top;
}

/* taken: items that have been handed out. */
static uint32_t batch(const Pool *p, uint32_t taken, uint32_t ready) {
  uint32_t n = (taken < ready ? taken : ready) / atomic_load_explicit(&p->use, memory_order_relaxed) / POOL_SHARE;
  return n < 1 ? 1 : n > POOL_BATCH ? POOL_BATCH : n;
}

static void pool_start(Pool *p);
/* Another thread for the items that are left, where one may come. */
static void grow(Pool *p, uint32_t left) {
  unsigned use = atomic_load_explicit(&p->use, memory_order_relaxed);
  if (!p->leave || use >= p->most || left < 2 || !p->leave->take()) return;
  pthread_mutex_lock(&p->lock);
  atomic_store_explicit(&p->use, use + 1, memory_order_relaxed);
  pthread_cond_broadcast(&p->work);
  pthread_mutex_unlock(&p->lock);
  pool_start(p);
}

static void list_work(Pool *p, uint32_t worker) {
  uint32_t i = atomic_load_explicit(&p->next, memory_order_relaxed);
  while (i < p->n) {
    uint32_t end = i + batch(p, i, p->n - i);
    if (!atomic_compare_exchange_weak_explicit(&p->next, &i, end, memory_order_relaxed, memory_order_relaxed)) continue;
    for (; i < end; i++) p->fn(p->ctx, p->order ? p->order[i] : i, worker);
    if (!worker) grow(p, p->n - i);
    i = atomic_load_explicit(&p->next, memory_order_relaxed);
  }
}

static void dag_work(Pool *p, uint32_t worker) {
  pthread_mutex_lock(&p->lock);
  for (;;) {
    while (!p->nheap && p->done < p->n) {
      p->waiting++;
      pthread_cond_wait(&p->ready, &p->lock);
      p->waiting--;
    }
    if (p->done == p->n) break;
    uint32_t item[POOL_BATCH], n = batch(p, p->done, p->nheap);
    for (uint32_t i = 0; i < n; i++) item[i] = heap_pop(p);
    /* One that becomes ready is done by who made it ready: along a chain of calls nobody is woken. Who takes one of
     * several wakes the next. */
    if (p->nheap && p->waiting) pthread_cond_signal(&p->ready);
    uint32_t left = p->nheap;
    pthread_mutex_unlock(&p->lock);
    for (uint32_t i = 0; i < n; i++) p->fn(p->ctx, item[i], worker);
    if (!worker) grow(p, left);
    pthread_mutex_lock(&p->lock);
    for (uint32_t i = 0; i < n; i++)
      for (uint32_t k = p->first[item[i]]; k < p->first[item[i] + 1]; k++)
        if (--p->wait[p->after[k]] == 0) heap_push(p, p->after[k]);
    if ((p->done += n) == p->n) pthread_cond_broadcast(&p->ready);
  }
  pthread_mutex_unlock(&p->lock);
}

static void pool_work(Pool *p, uint32_t worker) {
  if (p->dag) dag_work(p, worker);
  else list_work(p, worker);
}

static void *pool_main(void *arg) {
  Start s = *(Start *)arg;
  mem_free(arg);
  Pool *p = s.p;
  uint64_t seen = 0;
  pthread_mutex_lock(&p->lock);
  for (;;) {
    while (!p->quit && (p->job == seen || !p->open || s.worker >= p->use)) pthread_cond_wait(&p->work, &p->lock);
    if (p->quit) break;
    seen = p->job;
    p->busy++;
    pthread_mutex_unlock(&p->lock);
    pool_work(p, s.worker);
    if (p->leave) p->leave->give();
    pthread_mutex_lock(&p->lock);
    if (--p->busy == 0) pthread_cond_signal(&p->idle);
  }
  pthread_mutex_unlock(&p->lock);
  return NULL;
}

void pool_use(Pool *p, unsigned threads, unsigned most, const PoolLeave *leave) {
  p->most = most < 1 ? 1 : most > p->threads ? p->threads : most;
  p->use = threads < 1 ? 1 : threads > p->most ? p->most : threads;
  p->leave = leave;
}
Pool *pool_new(unsigned threads) {
  Pool *p = mem_zalloc(sizeof *p);
  p->threads = threads < 1 ? 1 : threads > POOL_MAX_THREADS ? POOL_MAX_THREADS : threads;
  pool_use(p, p->threads, p->threads, NULL);
  pthread_mutex_init(&p->lock, NULL);
  pthread_cond_init(&p->work, NULL);
  pthread_cond_init(&p->ready, NULL);
  pthread_cond_init(&p->idle, NULL);
  return p;
}

void pool_free(Pool *p) {
  if (!p) return;
  pthread_mutex_lock(&p->lock);
  p->quit = true;
  pthread_cond_broadcast(&p->work);
  pthread_mutex_unlock(&p->lock);
  for (unsigned i = 0; i < p->started; i++) pthread_join(p->tid[i], NULL);
  pthread_mutex_destroy(&p->lock);
  pthread_cond_destroy(&p->work);
  pthread_cond_destroy(&p->ready);
  pthread_cond_destroy(&p->idle);
  mem_free(p->tid);
  mem_free(p);
}

unsigned pool_threads(const Pool *p) { return p->threads; }

static void pool_start(Pool *p) {
  if (!p->tid) p->tid = mem_zalloc(p->threads * sizeof *p->tid);
  /* Signals from outside are the calling thread's, so that what it does with them blocked is not cut in two. */
  sigset_t end, was;
  sigemptyset(&end);
  static const int sig[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU};
  for (size_t i = 0; i < ARRAY_LEN(sig); i++) sigaddset(&end, sig[i]);
  pthread_sigmask(SIG_BLOCK, &end, &was);
  while (p->started + 1 < p->use) {
    Start *s = mem_alloc(sizeof *s);
    *s = (Start){p, p->started + 1};
    if (pthread_create(&p->tid[p->started], NULL, pool_main, s) != 0) { /* no more threads to be had: do with fewer */
      mem_free(s);
      break;
    }
    p->started++;
  }
  pthread_sigmask(SIG_SETMASK, &was, NULL);
}

/* Hands the job to everybody, works along, and waits until nobody is inside it. */
static void pool_job(Pool *p) {
  pool_start(p);
  pthread_mutex_lock(&p->lock);
  p->job++;
  p->open = true;
  pthread_cond_broadcast(&p->work);
  pthread_mutex_unlock(&p->lock);
  pool_work(p, 0);
  pthread_mutex_lock(&p->lock);
  p->open = false; /* nobody enters any more: all items are taken; fn stays for those who are inside */
  while (p->busy) pthread_cond_wait(&p->idle, &p->lock);
  pthread_mutex_unlock(&p->lock);
}

void pool_run(Pool *p, uint32_t n, const uint32_t *order, PoolFn *fn, void *ctx) {
  if (p->most == 1 || n < 2) {
    for (uint32_t i = 0; i < n; i++) fn(ctx, order ? order[i] : i, 0);
    return;
  }
  pthread_mutex_lock(&p->lock);
  p->fn = fn, p->ctx = ctx, p->n = n, p->order = order, p->dag = false;
  atomic_store(&p->next, 0);
  pthread_mutex_unlock(&p->lock);
  pool_job(p);
}

void pool_run_dag(Pool *p, uint32_t n, const uint32_t *rank, uint32_t *wait, const uint32_t *first,
                  const uint32_t *after, PoolFn *fn, void *ctx) {
  if (!n) return;
  pthread_mutex_lock(&p->lock);
  p->fn = fn, p->ctx = ctx, p->n = n, p->dag = true;
  p->rank = rank, p->wait = wait, p->first = first, p->after = after;
  p->heap = mem_alloc(n * sizeof *p->heap);
  p->nheap = p->done = p->waiting = 0;
  for (uint32_t i = 0; i < n; i++)
    if (!wait[i]) heap_push(p, i);
  pthread_mutex_unlock(&p->lock);
  if (p->most == 1) dag_work(p, 0);
  else pool_job(p);
  mem_free(p->heap);
  p->heap = NULL;
}

unsigned pool_processors(void) {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return 1;
  int n = CPU_COUNT(&set);
  return n < 1 ? 1 : (unsigned)n;
}
