/* refine.h: private to tools/refinecheck: functions before and after a pass, and whether the one refines the other.
 *
 * gen.c makes functions: instances of a rule's left side with what its guard may want around it, and random ones.
 * eval.c runs two functions on all inputs of small types and on chosen ones of large types, by the reference
 * interpreter (tools/nvrun), and compares. main.c makes the cases, runs the passes, counts the rules hit, and finds
 * the rule to blame. */
#ifndef REFINE_H
#define REFINE_H
#include "ir/fold/fold.h"
#include "tools/nvrun/spec.h"

/* gen.c. Fills global `g` of m (made by gen_module) with the function that the seed stands for: an instance of rule r
 * of set rs, or random code where r is NULL. The same seed makes the same function. False: this seed makes none. */
Module *gen_module(Ctx *ctx, bool gpu, Glob *before, Glob *after);
bool gen_case(Module *m, Glob g, const RuleSet *rs, const Rule *r, uint64_t seed);

/* eval.c */
typedef struct Effort {
  uint32_t inputs; /* at most so many; all of them if there are no more */
  uint32_t undef;  /* inputs with an undef argument */
} Effort;
/* Why a run tells nothing of the result: no inputs of such types; an operation that the interpreter lacks, or too
 * many steps; poison or undefined behaviour hung on a value known roughly only; a freeze with more values than are
 * tried; float constants too extreme for the flags; every lane of the original's result is known roughly only. */
typedef enum Undecided { UD_TYPES, UD_UNSUPPORTED, UD_ROUGH, UD_CHOICES, UD_EXTREME, UD_RESULT, UD_COUNT } Undecided;
typedef struct Counts {
  uint64_t runs, ub, decided, unknown[UD_COUNT];
} Counts;
uint64_t undecided(const Counts *n);
/* Does `after` (in module ma) refine `before`? False: the reason and the input are appended to why. */
bool refines(Module *mb, Glob before, Module *ma, Glob after, const Effort *e, uint64_t seed, Counts *n, StrBuf *why);
#endif
