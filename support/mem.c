/* mem.c: small pieces of memory by size and thread (contract in mem.h).
 *
 *   region   set aside once, never moved           | step | step | step | ...
 *   step     2 MiB: a large piece, or 32 slabs     | slab | slab | slab | ...
 *   slab     64 KiB, pieces of one size            [piece|piece|piece| rest ]
 *   run      units of 16 KiB that are neighbours in a step: one medium piece
 *   Local    of a thread, by size                  list of free pieces; the rest of its newest slab
 *   shared   of the process, by size, one lock     what threads have too much of or leave behind
 *
 * The size of a piece is that of its slab: no headers. A thread takes a piece from its list, else some from the
 * shared one, else the next of its slab. Compilers in C work like that since Bonwick's slabs and Berger's Hoard; the
 * shared lists bound what can lie idle with one thread while another asks for more. A large piece that is given back
 * becomes the next one, or slabs: to have the system clear new pages takes longer than most of what is done with
 * them.
 *
 * Medium pieces, the arrays of functions that grow, stand in steps of runs, under the lock: each is written from end to
 * end, so that one fault for the pages of a whole step does for all of them, and one that grows takes the free units
 * behind it. */
#include "support/mem.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/mman.h>

enum { PAGE = 4096 };
enum {
  SLAB_BITS = 16,
  SLAB = 1 << SLAB_BITS,
  REGION_BITS = 34, /* address space only; beyond it, malloc */
  SLABS = 1 << (REGION_BITS - SLAB_BITS),
  STEP = MEM_LARGE, /* the region becomes usable in pieces of that size */
  STEP_SLABS = STEP / SLAB,
  STEPS = SLABS / STEP_SLABS,
  WARM = 8, /* free steps that keep their memory */
  /* Slabs and runs begin their pieces at a line of their own, within a page: first lines would else lie in one set of
   * the cache. COLOR_STEP: eleven lines, which has no factor in common with the page, so that all come in turn. */
  COLOR = 4 << 10,
  COLOR_STEP = 11 * 64,
  SMALL = 16 << 10, /* the largest small piece */
  CLASSES = 36,     /* multiples of 16 up to 128, then four to a doubling */
  WHOLE = CLASSES,  /* class of the slabs of a large piece */
  RUNS,             /* of those of a step of runs */
  UNIT_BITS = 14,
  UNIT = 1 << UNIT_BITS,
  UNITS = STEP / UNIT,
  FIRST_UNITS = 16,          /* of a first step with small pages so many are used */
  MEDIUM = STEP / 2 - COLOR, /* the largest medium piece */
  SPARE = 128 << 10          /* bytes of one size that a thread may keep; half of them leave at once */
};

typedef struct Piece {
  struct Piece *next;
} Piece;
typedef struct Rest {
  struct Rest *next;
  char *end;
} Rest; /* at the beginning of the free end of a slab */
typedef struct Local {
  Piece *list;
  uint32_t n;
  char *cur, *end;
} Local;

#if defined __SANITIZE_ADDRESS__ || defined __SANITIZE_THREAD__
#define SANITIZED 1
#elif defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

__extension__ typedef unsigned __int128 UnitSet; /* of a step */
typedef struct Runs {
  UnitSet free;
  uint8_t len[UNITS]; /* of the run that begins there */
} Runs;

static _Thread_local Local local[CLASSES];
static _Thread_local bool known; /* this thread leaves its pieces behind when it ends */
static uint8_t class_of_slab[SLABS];
static Runs runs_of_step[STEPS];
/* Where the region begins. Before there is one, a number from which no address is near. */
static atomic_uintptr_t region = (uintptr_t)1 << 63;
static struct {
  pthread_mutex_t lock;
  pthread_once_t once;
  pthread_key_t key;
  uint32_t steps, slabs; /* handed out, given back or not */
  char *slab, *slab_end; /* slabs to be handed out next */
  uint32_t nwarm, ncold;
  uint16_t warm[WARM], cold[STEPS]; /* free steps, with and without memory */
  bool much;                        /* mem_expect_much: from now on all steps have large pages */
  uint32_t nruns, colored;
  uint16_t runs[STEPS]; /* steps of runs */
  struct {
    Piece *list;
    _Atomic uint32_t n;
    Rest *rest;
  } of[CLASSES];
} shared = {.lock = PTHREAD_MUTEX_INITIALIZER, .once = PTHREAD_ONCE_INIT};

static inline uint32_t class_of(size_t n) { /* 1 .. SMALL */
  if (n <= 128) return (uint32_t)(n - 1) >> 4;
  unsigned k = log2_floor(n - 1);
  return 8 + (k - 7) * 4 + ((uint32_t)(n - 1) >> (k - 2) & 3);
}
static inline size_t class_size(uint32_t c) {
  return c < 8 ? (size_t)(c + 1) << 4 : (size_t)(5 + (c & 3)) << (5 + ((c - 8) >> 2));
}
static inline uintptr_t region_base(void) { return atomic_load_explicit(&region, memory_order_relaxed); }
static inline uint64_t slab_of(const void *p) { return ((uintptr_t)p - region_base()) >> SLAB_BITS; }
static inline bool in_region(const void *p) { return !SANITIZED && slab_of(p) < SLABS; }
size_t mem_fit(size_t n) { return SANITIZED || !n || n > SMALL ? n : class_size(class_of(n)); }

/* ---- what threads share ---- */
static void shared_put(uint32_t c, Piece *first, Piece *last, uint32_t n) {
  pthread_mutex_lock(&shared.lock);
  last->next = shared.of[c].list;
  shared.of[c].list = first;
  atomic_store_explicit(&shared.of[c].n, atomic_load_explicit(&shared.of[c].n, memory_order_relaxed) + n,
                        memory_order_relaxed);
  pthread_mutex_unlock(&shared.lock);
}
static void leave(void *unused) {
  (void)unused;
  known = false;
  for (uint32_t c = 0; c < CLASSES; c++) {
    Local *l = &local[c];
    Piece *last = l->list;
    while (last && last->next) last = last->next;
    if (last) shared_put(c, l->list, last, l->n);
    if ((size_t)(l->end - l->cur) >= class_size(c)) {
      Rest *r = (Rest *)(void *)l->cur;
      pthread_mutex_lock(&shared.lock);
      *r = (Rest){shared.of[c].rest, l->end};
      shared.of[c].rest = r;
      pthread_mutex_unlock(&shared.lock);
    }
    *l = (Local){0};
  }
}
static void region_new(void) {
  if (pthread_key_create(&shared.key, leave) != 0) return;
  size_t n = ((size_t)1 << REGION_BITS) + MEM_LARGE;
  char *p = mmap(NULL, n, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p != MAP_FAILED) atomic_store(&region, round_up((uintptr_t)p, MEM_LARGE));
}
static char *step_new(
    bool sparse) { /* under the lock; NULL: there is none. sparse: with small pages, if it is a new one */
  uintptr_t base = region_base();
  if (base >> 63) return NULL;
  if (shared.nwarm) return (char *)base + (size_t)shared.warm[--shared.nwarm] * STEP;
  if (shared.ncold) return (char *)base + (size_t)shared.cold[--shared.ncold] * STEP;
  if (shared.steps == STEPS) return NULL;
  char *p = (char *)base + (size_t)shared.steps * STEP;
  if (mprotect(p, STEP, PROT_READ | PROT_WRITE) != 0) return NULL;
#ifdef MADV_HUGEPAGE
  if (!sparse) (void)madvise(p, STEP, MADV_HUGEPAGE);
#endif
  shared.steps++;
  return p;
}
static inline uint16_t step_of(const void *p) { return (uint16_t)(slab_of(p) / STEP_SLABS); }
static void step_free(char *p) { /* under the lock */
  uint16_t i = step_of(p);
  if (shared.nwarm < WARM) shared.warm[shared.nwarm++] = i;
  else {
    (void)madvise(p, STEP, MADV_DONTNEED);
    shared.cold[shared.ncold++] = i;
  }
}
static char *slab_new(uint32_t c) { /* under the lock; NULL: there is none */
  if (shared.slab == shared.slab_end) {
    char *p = step_new(!shared.much && shared.slabs < STEP_SLABS); /* with a slab for each size few are filled */
    if (!p) return NULL;
    shared.slab = p;
    shared.slab_end = p + STEP;
  }
  char *p = shared.slab;
  shared.slab += SLAB;
  class_of_slab[slab_of(p)] = (uint8_t)c;
  return p + shared.slabs++ * COLOR_STEP % COLOR;
}

void mem_expect_much(void) {
  pthread_mutex_lock(&shared.lock);
  if (!shared.much) shared.slab = shared.slab_end; /* pages that are there would stay small */
  shared.much = true;
  pthread_mutex_unlock(&shared.lock);
}

/* Once in a thread: when it ends, it leaves what it has. */
static NOINLINE void thread_known(void) {
  pthread_once(&shared.once, region_new);
  known = true;
  if (!(atomic_load(&region) >> 63))
    (void)pthread_setspecific(shared.key, local); /* where that fails, what it has is lost */
}
static NOINLINE void *refill(uint32_t c) {
  Local *l = &local[c];
  if (!known) thread_known();
  size_t size = class_size(c);
  if (atomic_load_explicit(&shared.of[c].n, memory_order_relaxed)) {
    pthread_mutex_lock(&shared.lock);
    uint32_t n = 0, most = (uint32_t)(SPARE / 2 / size);
    Piece **end = &shared.of[c].list, *p = *end;
    while (*end && n < most) end = &(*end)->next, n++;
    if (n) {
      shared.of[c].list = *end;
      *end = NULL;
      atomic_store_explicit(&shared.of[c].n, atomic_load_explicit(&shared.of[c].n, memory_order_relaxed) - n,
                            memory_order_relaxed);
    }
    pthread_mutex_unlock(&shared.lock);
    if (n) {
      l->list = p->next;
      l->n = n - 1;
      return p;
    }
  }
  if ((size_t)(l->end - l->cur) < size) {
    pthread_mutex_lock(&shared.lock);
    Rest *r = shared.of[c].rest;
    if (r) {
      shared.of[c].rest = r->next;
      l->cur = (char *)r;
      l->end = r->end;
    } else if ((l->cur = slab_new(c))) l->end = (char *)round_up((uintptr_t)l->cur + 1, SLAB);
    else l->end = NULL;
    pthread_mutex_unlock(&shared.lock);
    if (!l->cur) return malloc(size);
  }
  char *p = l->cur;
  l->cur += size;
  return p;
}
static NOINLINE void give_half(uint32_t c) {
  Local *l = &local[c];
  Piece *last = l->list;
  uint32_t n = l->n / 2;
  for (uint32_t i = 1; i < n; i++) last = last->next;
  Piece *first = l->list;
  l->list = last->next;
  l->n -= n;
  shared_put(c, first, last, n);
}

static inline void *small_alloc(uint32_t c) {
  Local *l = &local[c];
  Piece *p = l->list;
  if (UNLIKELY(!p)) return refill(c);
  l->list = p->next;
  l->n--;
  return p;
}
static inline void small_free(Piece *p, uint32_t c) {
  Local *l = &local[c];
  if (UNLIKELY(!known)) thread_known();
  p->next = l->list;
  l->list = p;
  if (UNLIKELY(++l->n * class_size(c) > SPARE)) give_half(c);
}

/* ---- medium pieces: all of it under the lock ---- */
static inline UnitSet units(uint32_t at, uint32_t n) { return (((UnitSet)1 << n) - 1) << at; }
/* Where k free neighbours begin; UNITS: nowhere. */
static uint32_t run_find(UnitSet free, uint32_t k) {
  for (uint32_t have = 1, by; have < k; have += by) { /* a bit stays where `have` free ones begin */
    by = have < k - have ? have : k - have;
    free &= free >> by;
  }
  uint64_t low = (uint64_t)free, high = (uint64_t)(free >> 64);
  return low ? (uint32_t)__builtin_ctzll(low) : high ? 64 + (uint32_t)__builtin_ctzll(high) : UNITS;
}
static bool runs_new(uint32_t k) { /* a step with room for k units */
  bool first = !shared.much && !shared.nruns && k <= FIRST_UNITS;
  char *p = step_new(first);
  if (!p) return false;
  for (uint32_t i = 0; i < STEP_SLABS; i++) class_of_slab[slab_of(p) + i] = RUNS;
  uint16_t step = step_of(p);
  runs_of_step[step].free = first ? units(0, FIRST_UNITS) : ~(UnitSet)0;
  shared.runs[shared.nruns++] = step;
  return true;
}
static inline uint32_t units_for(size_t n) { return (uint32_t)((n + COLOR + UNIT - 1) >> UNIT_BITS); }
static void *run_alloc(size_t n) { /* NULL: there is none */
  uint32_t k = units_for(n), at = UNITS, i = shared.nruns;
  while (i && (at = run_find(runs_of_step[shared.runs[i - 1]].free, k)) == UNITS) i--;
  if (!i) {
    if (!runs_new(k)) return NULL;
    i = shared.nruns, at = 0;
  }
  Runs *r = &runs_of_step[shared.runs[i - 1]];
  r->free &= ~units(at, k);
  r->len[at] = (uint8_t)k;
  return (char *)region_base() + (size_t)shared.runs[i - 1] * STEP + (size_t)at * UNIT +
         ++shared.colored * COLOR_STEP % COLOR;
}
static inline uint32_t unit_of(const void *p) {
  return (uint32_t)(((uintptr_t)p - region_base()) >> UNIT_BITS) % UNITS;
}
static void run_free(void *p) {
  Runs *r = &runs_of_step[step_of(p)];
  uint32_t at = unit_of(p);
  r->free |= units(at, r->len[at]);
  if (r->free != ~(UnitSet)0 || shared.nruns == 1) return;
  uint32_t i = 0;
  while (shared.runs[i] != step_of(p)) i++;
  shared.runs[i] = shared.runs[--shared.nruns];
  step_free(p);
}
static size_t run_room(const void *p) {
  return (size_t)runs_of_step[step_of(p)].len[unit_of(p)] * UNIT - (uintptr_t)p % UNIT;
}
/* Whether the piece has room for n bytes where it is now. What it has too much of is free afterwards. */
static bool run_resize(void *p, size_t n) {
  Runs *r = &runs_of_step[step_of(p)];
  uint32_t at = unit_of(p), have = r->len[at], k = units_for(n);
  if (k > have) {
    if (at + k > UNITS || (r->free & units(at + have, k - have)) != units(at + have, k - have)) return false;
    r->free &= ~units(at + have, k - have);
  } else if (k < have) r->free |= units(at + k, have - k);
  r->len[at] = (uint8_t)k;
  return true;
}
static NOINLINE void *medium_alloc(size_t n) {
  if (UNLIKELY(!known)) thread_known();
  pthread_mutex_lock(&shared.lock);
  void *p = run_alloc(n);
  pthread_mutex_unlock(&shared.lock);
  return p ? p : malloc(n);
}
static NOINLINE void larger_free(void *p, uint32_t c) {
  pthread_mutex_lock(&shared.lock);
  if (c == RUNS) run_free(p);
  else step_free(p);
  pthread_mutex_unlock(&shared.lock);
}

/* ---- all sizes ---- */
static inline void *got(void *p, size_t n, bool used) { /* used: as soon as may be, nearly all of it */
  if (UNLIKELY(!p)) fail_nomem(n);
#ifdef MADV_HUGEPAGE
  if (UNLIKELY(used && n >= MEM_LARGE)) {
    /* The whole of the mapping: in pieces of two kinds it could not be moved. A wish: what is wrong with it does not
     * matter. */
    uintptr_t from = (uintptr_t)p & ~(uintptr_t)(PAGE - 1), to = round_up((uintptr_t)p + n, PAGE);
    (void)madvise((void *)from, to - from, MADV_HUGEPAGE);
  }
#endif
  return p;
}

void mem_free(void *p) {
  if (!in_region(p)) {
    free(p);
    return;
  }
  uint32_t c = class_of_slab[slab_of(p)];
  if (LIKELY(c < CLASSES)) small_free(p, c);
  else larger_free(p, c);
}
void *mem_try(size_t n) {
  n += !n;
  if (SANITIZED || n > MEDIUM) return malloc(n);
  return n <= SMALL ? small_alloc(class_of(n)) : medium_alloc(n);
}
void *mem_alloc(size_t n) { return got(mem_try(n), n, true); }
void *mem_zalloc(size_t n) { return n <= MEDIUM ? memset(mem_alloc(n), 0, n) : got(calloc(1, n), n, true); }
/* The bytes of a piece of the region, of class c. Nothing else changes them while it is in use. */
static size_t piece_room(const void *p, uint32_t c) {
  return c < CLASSES ? class_size(c) : c == WHOLE ? STEP : run_room(p);
}
/* Whether it may stay where it is with n bytes. */
static bool piece_resize(void *p, uint32_t c, size_t n) {
  if (c < CLASSES) return n <= SMALL && class_of(n) == c;
  if (c == WHOLE) return n <= STEP && n > STEP / 2;
  if (n <= SMALL || n > MEDIUM) return false;
  pthread_mutex_lock(&shared.lock);
  bool stays = run_resize(p, n);
  pthread_mutex_unlock(&shared.lock);
  return stays;
}
void *mem_realloc(void *p, size_t n) {
  if (!p) return mem_alloc(n);
  n += !n;
  if (!in_region(p)) return got(realloc(p, n), n, false);
  uint32_t c = class_of_slab[slab_of(p)];
  if (piece_resize(p, c, n)) return p;
  size_t have = piece_room(p, c);
  void *q = got(mem_try(n), n, false);
  memcpy(q, p, have < n ? have : n);
  mem_free(p);
  return q;
}
void *mem_table(size_t n) { return memset(n < MEM_LARGE ? mem_alloc(n) : mem_large(n), 0, n); }
void *mem_large(size_t n) {
  n = round_up(n, MEM_LARGE);
  if (n == STEP && !SANITIZED) {
    if (UNLIKELY(!known)) thread_known();
    pthread_mutex_lock(&shared.lock);
    char *p = step_new(false);
    pthread_mutex_unlock(&shared.lock);
    if (p) {
      class_of_slab[slab_of(p)] = WHOLE;
      return p;
    }
  }
  return got(aligned_alloc(MEM_LARGE, n), n, true);
}
void *mem_long(size_t n) { return got(aligned_alloc(MEM_LARGE, round_up(n, PAGE)), n, true); }
