/* Tests mem: pieces of all sizes hold what was put there, have the room they were given, and come back; other threads
 * than the one that asked give them back; what a thread leaves behind is used again. */
#include "often.h"
#include "support/mem.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(c) ((c) ? (void)0 : (printf("%s:%d: failed: %s\n", __FILE__, __LINE__, #c), exit(1)))
enum { PIECES = 4000, THREADS = 4, LARGEST = 40000 };

typedef struct Piece {
  unsigned char *p;
  size_t n;
  unsigned char with;
} Piece;

static uint32_t next_random(uint32_t *s) { return *s = *s * 1664525u + 1013904223u; }
static size_t some_size(uint32_t *s) { /* as many of each order of magnitude */
  uint32_t r = next_random(s) >> 8;
  size_t n = (r & 0xffff) >> (r >> 16 & 15);
  return n > LARGEST ? LARGEST : n;
}
static void fill(Piece *x) { memset(x->p, x->with, x->n); }
static bool holds(const Piece *x, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (x->p[i] != x->with) return false;
  return true;
}
static void take(Piece *x, uint32_t *s) {
  *x = (Piece){.n = some_size(s), .with = (unsigned char)next_random(s)};
  bool zero = next_random(s) & 0x10000;
  x->p = zero ? mem_zalloc(x->n) : mem_alloc(x->n);
  CHECK(((uintptr_t)x->p & 15) == 0);
  if (zero)
    for (size_t i = 0; i < x->n; i++) CHECK(!x->p[i]);
  fill(x);
}

static void test_fit(void) {
  for (size_t n = 1; n < 70000; n++) {
    size_t fit = mem_fit(n);
    CHECK(fit >= n && mem_fit(fit) == fit);
    if (n > 128) CHECK(fit <= n + n / 4 + 1);
  }
}

static void test_sizes(void) {
  static Piece all[PIECES];
  uint32_t s = 1;
  for (unsigned i = 0; i < PIECES; i++) take(&all[i], &s);
  for (unsigned round = 0; round < often(20000); round++) {
    Piece *x = &all[next_random(&s) % PIECES];
    CHECK(holds(x, x->n));
    if (next_random(&s) & 0x10000) {
      size_t n = some_size(&s), less = n < x->n ? n : x->n;
      x->p = mem_realloc(x->p, n);
      CHECK(holds(x, less));
      x->n = n;
      fill(x);
    } else {
      mem_free(x->p);
      take(x, &s);
    }
  }
  for (unsigned i = 0; i < PIECES; i++) {
    CHECK(holds(&all[i], all[i].n));
    mem_free(all[i].p);
  }
  mem_free(NULL);
  Piece x = {.p = mem_realloc(NULL, 10), .n = 10, .with = 7};
  fill(&x);
  for (size_t n = 11; n < 3 * LARGEST; n += n / 2) { /* grows from a small piece to a large one */
    x.p = mem_realloc(x.p, n);
    CHECK(holds(&x, x.n));
    x.n = n;
    fill(&x);
  }
  mem_free(x.p);
}

/* Medium pieces, up to more than are some: those that grow, shrink and go in any order keep what they hold, and when
 * all have gone their place is used again. */
static void test_medium(void) {
  enum { N = 60, MOST = 1200000 };
  Piece all[N] = {0};
  uint32_t s = 3;
  for (unsigned round = 0; round < often(3000); round++) {
    Piece *x = &all[next_random(&s) % N];
    size_t n = ((next_random(&s) >> 8) % MOST) >> (next_random(&s) >> 16 & 7);
    n = n ? n : 1;
    CHECK(!x->p || (x->p[0] == x->with && x->p[x->n / 2] == x->with && x->p[x->n - 1] == x->with));
    if (x->p && next_random(&s) & 0x10000) {
      x->p = mem_realloc(x->p, n);
      CHECK(holds(x, n < x->n ? n : x->n));
    } else {
      mem_free(x->p);
      x->p = mem_zalloc(n);
      for (size_t i = 0; i < n; i++) CHECK(!x->p[i]);
    }
    x->n = n;
    x->with = (unsigned char)(1 + round % 255);
    fill(x);
    if (round % 1000 < 999) continue;
    for (unsigned i = 0; i < N; i++) {
      CHECK(holds(&all[i], all[i].n));
      mem_free(all[i].p);
      all[i] = (Piece){0};
    }
  }
  for (unsigned i = 0; i < N; i++) mem_free(all[i].p);
}

/* Large pieces: more at a time than are kept; what comes back serves again, as one of them or cut up. */
static void test_large(void) {
  enum { N = 24 };
  unsigned char *p[N];
  for (unsigned round = 0; round < 3; round++) {
    for (unsigned i = 0; i < N; i++) {
      p[i] = mem_large(i % 3 ? MEM_LARGE : 1);
      CHECK(((uintptr_t)p[i] & (MEM_LARGE - 1)) == 0);
      memset(p[i], (int)(i + round), MEM_LARGE);
    }
    unsigned char *t = mem_table(MEM_LARGE), *more = mem_alloc(100);
    for (size_t k = 0; k < MEM_LARGE; k++) CHECK(!t[k]);
    mem_free(t);
    mem_free(more);
    for (unsigned i = 0; i < N; i++) {
      for (size_t k = 0; k < MEM_LARGE; k++) CHECK(p[i][k] == (unsigned char)(i + round));
      if (i % 4 == 0) { /* it may shrink and grow */
        p[i] = mem_realloc(p[i], i % 8 ? 100 : 3 * MEM_LARGE);
        for (size_t k = 0; k < 100; k++) CHECK(p[i][k] == (unsigned char)(i + round));
      }
      mem_free(p[i]);
    }
  }
}

/* Each thread takes the pieces of the one before it, looks at them, gives them back and leaves some of its own. */
static Piece handed[THREADS + 1][PIECES];
static void *relay(void *arg) {
  uint32_t k = (uint32_t)(uintptr_t)arg, s = k + 10;
  for (unsigned i = 0; i < PIECES; i++) {
    if (k) {
      CHECK(holds(&handed[k - 1][i], handed[k - 1][i].n));
      mem_free(handed[k - 1][i].p);
    }
    take(&handed[k][i], &s);
  }
  return NULL;
}
static void *churn(void *arg) {
  uint32_t s = (uint32_t)(uintptr_t)arg;
  Piece few[64] = {0};
  for (unsigned round = 0; round < often(50000); round++) {
    Piece *x = &few[next_random(&s) % 64];
    if (x->p) CHECK(holds(x, x->n));
    mem_free(x->p);
    take(x, &s);
  }
  for (unsigned i = 0; i < 64; i++) mem_free(few[i].p);
  return NULL;
}
static void test_threads(void) {
  pthread_t t[THREADS];
  for (unsigned round = 0; round < 3; round++) {
    for (unsigned k = 0; k < THREADS; k++) { /* one after the other */
      CHECK(!pthread_create(&t[0], NULL, relay, (void *)(uintptr_t)k));
      pthread_join(t[0], NULL);
    }
    for (unsigned i = 0; i < PIECES; i++) mem_free(handed[THREADS - 1][i].p);
    for (unsigned k = 0; k < THREADS; k++) CHECK(!pthread_create(&t[k], NULL, churn, (void *)(uintptr_t)(k + 100)));
    for (unsigned k = 0; k < THREADS; k++) pthread_join(t[k], NULL);
  }
}

/* Threads that come and go, as those of one compilation after the other do, take no more memory each time. */
static void *touch(void *arg) {
  void *p[500];
  for (unsigned i = 0; i < 500; i++) memset(p[i] = mem_alloc(1000), 1, 1000);
  *(void **)arg = p[499];
  for (unsigned i = 0; i < 500; i++) mem_free(p[i]);
  return NULL;
}
static void test_left_behind(void) {
  if (mem_fit(1000) == 1000) return; /* malloc's */
  uintptr_t lo = UINTPTR_MAX, hi = 0;
  for (unsigned i = 0; i < 200; i++) {
    pthread_t t;
    void *at = NULL;
    CHECK(!pthread_create(&t, NULL, touch, &at));
    pthread_join(t, NULL);
    lo = (uintptr_t)at < lo ? (uintptr_t)at : lo;
    hi = (uintptr_t)at > hi ? (uintptr_t)at : hi;
  }
  CHECK(hi - lo < 4u << 20);
}

int main(void) {
  test_left_behind(); /* first: what the others leave lies far apart */
  test_fit();
  test_sizes();
  test_medium();
  test_large();
  test_threads();
  return 0;
}
