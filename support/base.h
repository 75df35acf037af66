/* base.h: what every file may assume. Fixed-width integers, assertions that unwind, small arithmetic.
 *
 * Failure model. Nothing below main() exits. A broken invariant (BUG, ASSERT) or lack of memory unwinds: it
 * jumps to the innermost `FAIL_TRY` of the running thread; the owner of that frame frees its arenas and
 * reports. See fail.h for the frame itself.
 */
#ifndef NVOPT_BASE_H
#define NVOPT_BASE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
               "texts and constants are looked at eight bytes at a time, the first lowest");

#define NORETURN _Noreturn
#define UNUSED __attribute__((unused))
#define HOT __attribute__((hot))
#define COLD __attribute__((cold, noinline))
#define NOINLINE __attribute__((noinline)) /* what a short way past it is not to pay for */
#define PRINTF_LIKE(a, b) __attribute__((format(printf, a, b)))
#define LIKELY(x) __builtin_expect(!!(x), 1)
#define UNLIKELY(x) __builtin_expect(!!(x), 0)
#define ARRAY_LEN(a) (sizeof(a) / sizeof((a)[0]))

/* Reports a broken invariant (file, line, text) and unwinds to the innermost FAIL_TRY of this thread. Never returns. */
NORETURN COLD void fail_bug(const char *file, int line, const char *fmt, ...) PRINTF_LIKE(3, 4);
/* The same for lack of memory. */
NORETURN COLD void fail_nomem(size_t wanted);

#define BUG(...) fail_bug(__FILE__, __LINE__, __VA_ARGS__)
/* ASSERT stays in release builds: it is for conditions whose check costs nothing beside the work. DASSERT is for hot
 * paths. */
#define ASSERT(c) (LIKELY(c) ? (void)0 : fail_bug(__FILE__, __LINE__, "assertion failed: %s", #c))
#ifdef NVOPT_CHECKED
#define DASSERT(c) ASSERT(c)
#else
#define DASSERT(c) ((void)sizeof(!(c)))
#endif

static inline uint32_t u32_min(uint32_t a, uint32_t b) { return a < b ? a : b; }
static inline uint32_t u32_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static inline uint64_t u64_min(uint64_t a, uint64_t b) { return a < b ? a : b; }
static inline uint64_t u64_max(uint64_t a, uint64_t b) { return a > b ? a : b; }
static inline int u64_order(const void *a, const void *b) { /* for qsort: ascending */
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}
static inline bool is_pow2(uint64_t x) { return x && !(x & (x - 1)); }
static inline unsigned log2_floor(uint64_t x) { return 63u - (unsigned)__builtin_clzll(x); } /* x != 0 */
static inline unsigned log2_ceil(uint64_t x) { return x <= 1 ? 0u : 64u - (unsigned)__builtin_clzll(x - 1); }
/* Align: power of two. */
static inline uint64_t round_up(uint64_t x, uint64_t align) { return (x + align - 1) & ~(align - 1); }
/* All ones in the low `bits` bits, 0 <= bits <= 64. */
static inline uint64_t mask64(unsigned bits) { return bits >= 64 ? ~0ull : (1ull << bits) - 1; }
/* Sign-extends the low `bits` bits of x, 1 <= bits <= 64. */
static inline int64_t sext64(uint64_t x, unsigned bits) { return (int64_t)(x << (64 - bits)) >> (64 - bits); }

/* A piece of text that somebody else owns; not NUL-terminated. */
typedef struct Str {
  const char *p;
  uint32_t n;
} Str;
#define STR(lit) ((Str){(lit), (uint32_t)sizeof(lit) - 1})
static inline bool str_eq(Str a, Str b) { return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0); }
static inline Str str_of(const char *z) { return (Str){z, (uint32_t)strlen(z)}; }
static inline bool str_starts(Str s, Str prefix) { return s.n >= prefix.n && memcmp(s.p, prefix.p, prefix.n) == 0; }
static inline int str_order(Str a, Str b) { /* as strcmp: bytes, the shorter one first */
  int c = memcmp(a.p, b.p, u32_min(a.n, b.n));
  return c ? c : (a.n > b.n) - (a.n < b.n);
}
#endif
