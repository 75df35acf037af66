/* known.h: what is known of a value without running the program: bits, sign, zero, powers of two, poison, float
 * classes.
 *
 * Every answer is a fact that holds whenever the value is not poison; "not poison" has its own question. undef: bits
 * of an undef operand are unknown, but a value used twice may differ from itself: known_not_undef_poison says when it
 * cannot. Recursion goes at most knob known-bits-depth (default 6) levels up the operands, as in LLVM; cost
 * O(instructions in that cone). A KnownCtx carries the place the fact is wanted at (`at`, may be VAL_NONE) for
 * assumptions and dominating branches. */
#ifndef NVOPT_KNOWN_H
#define NVOPT_KNOWN_H
#include "ir/cap.h"
#include "ir/fold/fold.h"

typedef struct KnownCtx {
  Fn *f;
  Arena *arena; /* for integers wider than 64 bits */
  Val at;
  unsigned max_depth;
  uint32_t lane; /* of a vector: 1 + the element asked for; 0: what holds in all */
} KnownCtx;
/* Masks of the bits known zero and known one. Width: the scalar integer's, or the pointer's. A bit in both
 * (contradiction) means that the value is poison or the code unreachable. Vectors: what holds in every lane. */
typedef struct Known {
  Ap zero, one;
} Known;

static inline KnownCtx known_at(Fn *f, Arena *a, Val at) { return (KnownCtx){f, a, at, CAP_KNOWN_DEPTH, 0}; }
Known known_bits(const KnownCtx *k, Val v);
unsigned known_sign_bits(const KnownCtx *k, Val v);                       /* copies of the sign at the top, >= 1 */
Known known_bits_and_sign(const KnownCtx *k, Val v, unsigned *sign_bits); /* both at once */
bool known_nonzero(const KnownCtx *k, Val v);
bool known_null_is_valid(const Fn *f, Ty ptr); /* address 0 of this pointer type may be an object's */
/* A pointer that is not null by what declares it: a variable, attributes, an annotation. */
bool known_nonnull_decl(const Fn *f, Val v);
bool known_nonneg(const KnownCtx *k, Val v);
bool known_negative(const KnownCtx *k, Val v);
bool known_pow2(const KnownCtx *k, Val v, bool or_zero);
bool known_disjoint(const KnownCtx *k, Val a, Val b);      /* no bit can be set in both */
bool known_masked_zero(const KnownCtx *k, Val v, Ap mask); /* all bits of mask are zero in v */
bool known_not_undef_poison(const KnownCtx *k, Val v);
/* v's operation, without its flags and annotations, may make undef or poison out of operands that are neither. */
bool known_op_makes_poison(const Fn *f, Val v);
bool known_not_poison(const KnownCtx *k, Val v);            /* may be undef */
bool known_implies_poison(const KnownCtx *k, Val a, Val v); /* whenever a is poison, v is */
/* Classes (FPC_*) that a float value may be in; the second looks no further than what decides whether it may be in
 * those of want, and may give others that it cannot be in. */
unsigned known_fpclass(const KnownCtx *k, Val v);
unsigned known_fpclass_of(const KnownCtx *k, Val v, unsigned want);
/* Bounds that follow from the bits. */
Ap known_umin(Arena *A, Known k);
Ap known_umax(Arena *A, Known k);
Ap known_smin(Arena *A, Known k);
Ap known_smax(Arena *A, Known k);
/* True or false known of a comparison, else -1. */
int known_icmp(const KnownCtx *k, Pred p, Val a, Val b);
/* Installs the hooks that let rules ask analyses (rule_preds.def, ANALYSIS). The arena is the context's scratch
 * arena. */
extern const FoldHooks known_hooks;
bool known_ask(FoldCtx *x, unsigned pred, const Val *v, const Cv *c); /* FoldHooks.ask */
void known_ctx(FoldCtx *x);
#endif
