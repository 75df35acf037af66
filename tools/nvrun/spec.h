/* spec.h: private to tools/nvrun: what to run, read from a text file or from the comments of a module, and comparing
 * two runs.
 *
 *   SIZE n 256 1048576                a number by name: in the tests, and in the benchmark (bench/gpu)
 *   BUF name type count init [as=N] [tol=REL[,ABS]]
 *                                     init: zero | iota [start [step]] | fill V | random SEED | range LO HI [SEED] |
 *                                     undef | poison | {v, v, ...}
 *   CALL f(3, <1, 2>, buf, buf+8) => 12        also => poison, ub, trap, deadlock, race, void; ~1.5 is up to
 *                                              rounding, _ anything
 *   KERNEL k grid=2 block=64 args=(buf, 16) smem=1024 seed=3 => ok
 *   EXPECT buf[3] = 7          EXPECT buf = {1, 2, ...}         TRACE print hello
 *
 * Where a number stands (counts, grid, block, smem, starts, arguments) names of sizes may stand, and what + - * / %
 * make of them without spaces: grid=n/256,m args=(x, n*m). `tol` is for a GPU's results only: what they may differ from
 * the interpreter's and from each other, |a - b| <= ABS + REL * |a|; without it they are the same bits.
 *
 * EXPECT and TRACE belong to the CALL or KERNEL before them. Every run starts from the buffers' initial contents. In
 * a module the lines are comments: "; CALL ...".
 */
#ifndef NVRUN_SPEC_H
#define NVRUN_SPEC_H
#include "tools/nvrun/nvrun.h"

typedef struct Check {
  Str text;
  uint32_t item;
  bool trace;
  uint32_t line;
} Check;
typedef struct Item {
  bool kernel;
  Str fn, args, expect; /* expect.p NULL: none */
  uint32_t grid[3], block[3], line;
  uint64_t smem, seed;
} Item;
typedef struct Size {
  Str name;
  uint64_t value;
} Size;
typedef struct Spec {
  Arena arena;
  bool bench; /* set before reading: the second number of sizes counts */
  bool dry;   /* set before reading: buffers get no contents */
  VEC(Size) sizes;
  VEC(Buffer) bufs;
  VEC(Item) items;
  VEC(Check) checks;
} Spec;
/* Appends what `text` says. False: *err says what is wrong and where. */
bool spec_read(Spec *s, Str text, bool comments_only, StrBuf *err);
void spec_free(Spec *s);
bool spec_buffer(Spec *s, Str line, StrBuf *err); /* "name type count init" */

/* Values. `text` without surrounding space. */
bool value_parse(Run *r, Str text, const SemShape *sh, Lane *out, StrBuf *err);
bool args_parse(Run *r, Fn *f, Str text, Lane *out, StrBuf *err);
void value_print(StrBuf *b, const SemShape *sh, const Lane *l);
Str buffer_type_name(Ty t);
SemTy buffer_sem(Ty t);

/* One finished execution. */
typedef struct Outcome {
  Run *r;
  const SemShape *rs;
  Lane *res;
} Outcome;
Outcome item_run(Module *m, const Spec *s, const Item *it, const Config *base, StrBuf *err); /* r NULL: err */
void outcome_free(Outcome *o);
void outcome_print(StrBuf *b, const Outcome *o, bool full);
/* Checks a result against the item's expectation and EXPECT lines; appends complaints; returns how many. */
uint32_t item_check(const Spec *s, uint32_t item, const Outcome *o, StrBuf *out);

typedef enum Verdict { V_OK, V_INCONCLUSIVE, V_MISMATCH } Verdict;
/* Does b refine a? Appends the reason when it does not, or cannot be told. */
Verdict outcome_compare(const Outcome *a, const Outcome *b, StrBuf *why);
/* The trace grouped by thread. */
void trace_text(const Run *r, StrBuf *out);

/* random.c: n random argument tuples for every function both modules define. Returns the number of mismatches. */
uint32_t random_compare(Module *a, Module *b, const Config *cfg, uint32_t n, uint64_t seed, Str only, bool verbose,
                        StrBuf *out, uint64_t counts[3]);
#endif
