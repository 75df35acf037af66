/* test_lazy_value.c: what a branch on a comparison of an operation says of its operand, against brute force (4 bits):
 * every operation that is looked through, every constant, predicate and constant compared with, both edges: no value
 * that takes the edge is outside of the range. And the range of a joined value, of a switch's default and cases, and
 * around a loop. */
#include "analysis/value/lazy_value.h"
#include "ir/ctx.h"
#include "ir/text/text.h"
#include <stdio.h>

enum { W = 4, MASK = 15 };
static int failures;
static int sx(unsigned x, unsigned w) { return (int)(x << (32 - w)) >> (32 - w); }
typedef enum Kind {
  ADD,
  SUB,
  FROM,
  XOR,
  OR,
  OR_DISJOINT,
  AND,
  UREM,
  UDIV,
  LSHR,
  ASHR,
  ZEXT,
  SEXT,
  TRUNC,
  TRUNC_NUW,
  TRUNC_NSW,
  PLAIN,
  KINDS
} Kind;
static const char *const text[KINDS] = {
  "add i4 %x, C",          "sub i4 %x, C",     "sub i4 C, %x",     "xor i4 %x, C",      "or i4 %x, C",
  "or disjoint i4 %x, C",  "and i4 %x, C",     "urem i4 %x, C",    "udiv i4 %x, C",     "lshr i4 %x, C",
  "ashr i4 %x, C",         "zext i4 %x to i6", "sext i4 %x to i6", "trunc i4 %x to i3", "trunc nuw i4 %x to i3",
  "trunc nsw i4 %x to i3", "add i4 %x, 0"};
static unsigned width(Kind k) { return k == ZEXT || k == SEXT ? 6 : k >= TRUNC && k <= TRUNC_NSW ? 3 : 4; }
/* False: poison or undefined. */
static bool eval(Kind k, unsigned x, unsigned c, unsigned *r) {
  switch (k) {
  case ADD: *r = (x + c) & MASK; return true;
  case SUB: *r = (x - c) & MASK; return true;
  case FROM: *r = (c - x) & MASK; return true;
  case XOR: *r = x ^ c; return true;
  case OR: *r = x | c; return true;
  case OR_DISJOINT: *r = x | c; return !(x & c);
  case AND: *r = x & c; return true;
  case UREM:
    if (c) *r = x % c;
    return c != 0;
  case UDIV:
    if (c) *r = x / c;
    return c != 0;
  case LSHR: *r = x >> (c & 3); return c < W;
  case ASHR: *r = (unsigned)(sx(x, W) >> (c & 3)) & MASK; return c < W;
  case ZEXT:
  case PLAIN: *r = x; return true;
  case SEXT: *r = (unsigned)sx(x, W) & 63; return true;
  case TRUNC: *r = x & 7; return true;
  case TRUNC_NUW: *r = x & 7; return x < 8;
  case TRUNC_NSW: *r = x & 7; return sx(x & 7, 3) == sx(x, W);
  default: return false;
  }
}
static bool holds(unsigned p, unsigned a, unsigned b, unsigned w) {
  int s = sx(a, w), t = sx(b, w);
  switch (p) {
  case ICMP_EQ: return a == b;
  case ICMP_NE: return a != b;
  case ICMP_UGT: return a > b;
  case ICMP_UGE: return a >= b;
  case ICMP_ULT: return a < b;
  case ICMP_ULE: return a <= b;
  case ICMP_SGT: return s > t;
  case ICMP_SGE: return s >= t;
  case ICMP_SLT: return s < t;
  default: return s <= t;
  }
}
/* One function: each pair of predicate and constant has a block that branches on it. */
static void conditions(Ctx *ctx, Kind k, unsigned c, uint64_t *exact, uint64_t *all) {
  unsigned w = width(k), n = 0;
  StrBuf s = {0};
  sb_fmt(&s, "define void @f(i4 %%x, i32 %%s) {\n  %%v = ");
  for (const char *p = text[k]; *p; p++)
    if (*p == 'C') sb_fmt(&s, "%d", sx(c, W));
    else sb_put(&s, p, 1);
  sb_fmt(&s, "\n  switch i32 %%s, label %%e [\n");
  for (unsigned i = 0; i < 10u << w; i++) sb_fmt(&s, "    i32 %u, label %%b%u\n", i, i);
  sb_fmt(&s, "  ]\n");
  for (unsigned p = ICMP_EQ; p <= ICMP_SLE; p++)
    for (unsigned z = 0; z < 1u << w; z++, n++)
      sb_fmt(&s, "b%u:\n  %%c%u = icmp %s i%u %%v, %d\n  br i1 %%c%u, label %%e, label %%o\n", n, n, pred_text[p], w,
             sx(z, w), n);
  sb_fmt(&s, "e:\n  ret void\no:\n  ret void\n}\n");
  Module *m = ir_parse(ctx, STR("conditions"), (Str){s.p, (uint32_t)s.n});
  Fn *f = m ? glob(m, glob_find(m, STR("f")))->fn : NULL;
  if (!f) {
    failures++;
    printf("%s: not read\n", text[k]);
    sb_free(&s);
    return;
  }
  Arena arena = {0};
  LazyValue *l = lazy_value_new(f, &arena);
  n = 0;
  Blk b = entry_blk(f);
  for (unsigned p = ICMP_EQ; p <= ICMP_SLE; p++)
    for (unsigned z = 0; z < 1u << w; z++, n++) {
      Blk at = succ(f, b, n + 1);
      for (unsigned no = 0; no < 2; no++) {
        Range r = lazy_range_edge(l, fn_arg(f, 0), at, no, false);
        for (unsigned x = 0; x <= MASK; x++) {
          unsigned v;
          if (!eval(k, x, c, &v) || holds(p, v, z, w) == (no != 0)) {
            *exact += !range_has(r, x);
            (*all)++;
            continue;
          }
          if (range_has(r, x)) continue;
          failures++;
          printf("%s with C = %d, %s %d is %s: %d is possible\n", text[k], sx(c, W), pred_text[p], sx(z, w),
                 no ? "false" : "true", sx(x, W));
        }
      }
    }
  lazy_value_free(l);
  arena_free(&arena);
  mod_free(m);
  sb_free(&s);
}
static const char shapes[] =
    "define void @f(i8 %x, i8 %n) {\n"
    "entry:\n  switch i8 %x, label %rest [ i8 0, label %low\n i8 1, label %low\n i8 9, label %nine ]\n"
    "low:\n  br label %join\n"
    "nine:\n  br label %join\n"
    "join:\n  %j = phi i8 [ %x, %low ], [ 20, %nine ]\n  br label %loop\n"
    "loop:\n  %i = phi i8 [ 3, %join ], [ %next, %loop ]\n  %next = add nuw i8 %i, 1\n  %c = icmp ult i8 %next, 50\n  br i1 %c, label %loop, label %out\n"
    "out:\n  ret void\n"
    "rest:\n  ret void\n}\n";
static void expect(const char *what, Range r, uint64_t lo, uint64_t hi) {
  if (range_eq(r, range_make(8, lo, hi))) return;
  failures++;
  printf("%s: [%llu, %llu), not [%llu, %llu)\n", what, (unsigned long long)r.lo, (unsigned long long)r.hi,
         (unsigned long long)lo, (unsigned long long)hi);
}
static void joins(Ctx *ctx) {
  Module *m = ir_parse(ctx, STR("shapes"), str_of(shapes));
  Fn *f = glob(m, glob_find(m, STR("f")))->fn;
  Arena arena = {0};
  LazyValue *l = lazy_value_new(f, &arena);
  Blk b[8];
  unsigned n = 0;
  FOR_EACH_BLK(f, k) b[n++] = k;
  Val x = fn_arg(f, 0), j = first_ins(f, b[3]), i = first_ins(f, b[4]);
  expect("a case's block", lazy_range(l, x, term(f, b[1]), false), 0, 2);
  expect("the default", lazy_range(l, x, term(f, b[6]), false), 2, 0);
  expect("where they meet", lazy_range(l, x, term(f, b[3]), false), 0, 10);
  expect("a phi", lazy_range(l, j, term(f, b[3]), false), 0, 21);
  expect("a counter", lazy_range(l, i, term(f, b[4]), false), 1,
         50); /* around the cycle only nuw and the test say something */
  if (lazy_icmp(l, ICMP_EQ, j, con_int(&f->con, ty(f, j), 9), term(f, b[3])) != 0) {
    failures++;
    printf("a phi, edge by edge: may be 9\n");
  }
  lazy_value_free(l);
  arena_free(&arena);
  mod_free(m);
}
int main(void) {
  Ctx ctx = {0};
  uint64_t exact = 0, all = 0;
  for (unsigned k = 0; k < KINDS; k++)
    for (unsigned c = 0; c <= MASK; c++) conditions(&ctx, (Kind)k, c, &exact, &all);
  joins(&ctx);
  printf("lazy values: %d failures; %llu of %llu values that do not take the edge are excluded\n", failures,
         (unsigned long long)exact, (unsigned long long)all);
  return failures != 0;
}
