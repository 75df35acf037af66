/* float.c: comparisons of floats decided by the classes of their operands (LLVM's simplifyFCmpInst and
 * KnownFPClass, by behaviour), and what classes say of fabs and is.fpclass.
 *
 *   fcmp olt (fabs x), 0.0          false
 *   fcmp ord (sitofp x), 0.0        true
 *
 * A comparison is computed for every pair of classes that the operands may have. Denormals may be flushed, so that
 * they may compare as zeros. */
#include "analysis/simplify/simplify.h"

enum { UN = 8, LT = 4, GT = 2, EQ = 1 }; /* outcomes; a predicate is the set of those that make it true */
/* Classes in the order of their numbers, a bit each; both zeros are one. */
static unsigned ranks(unsigned c) {
  unsigned r = (c & FPC_ZERO) ? 1u << 3 : 0;
  static const unsigned cls[] = {FPC_NEG_INF,      FPC_NEG_NORMAL, FPC_NEG_DENORMAL, 0,
                                 FPC_POS_DENORMAL, FPC_POS_NORMAL, FPC_POS_INF};
  for (unsigned i = 0; i < ARRAY_LEN(cls); i++)
    if (c & cls[i]) r |= 1u << i;
  return r;
}
static unsigned outcomes(unsigned a, unsigned b) {
  enum { SPREAD = 1 << 1 | 1 << 2 | 1 << 4 | 1 << 5 /* more than one number */, FLUSHED = 1 << 2 | 1 << 3 | 1 << 4 };
  unsigned r = (a | b) & FPC_NAN ? UN : 0;
  a = ranks(a), b = ranks(b);
  if (!a || !b) return r;
  unsigned lo_a = (unsigned)__builtin_ctz(a), hi_a = 31 - (unsigned)__builtin_clz(a), lo_b = (unsigned)__builtin_ctz(b),
           hi_b = 31 - (unsigned)__builtin_clz(b);
  if (lo_a < hi_b) r |= LT;
  if (hi_a > lo_b) r |= GT;
  if (a & b & SPREAD) r |= EQ | LT | GT;
  if (a & b || (a & FLUSHED && b & FLUSHED)) r |= EQ;
  return r;
}
Val simplify_fcmp_class(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  KnownCtx k = ctx_known(x);
  unsigned drop = ((i->flags & F_NNAN) ? FPC_NAN : 0) | ((i->flags & F_NINF) ? FPC_INF : 0);
  enum { WANT = FPC_ALL & ~FPC_NEG_ZERO }; /* -0 compares as 0, which no sum excludes */
  unsigned b = known_fpclass_of(&k, i->ops[1], WANT) & ~drop & FPC_ALL,
           a = i->ops[0] == i->ops[1] ? b : known_fpclass_of(&k, i->ops[0], WANT) & ~drop & FPC_ALL;
  if (!a || !b) return VAL_NONE; /* poison: left to whoever proves it otherwise */
  unsigned r = i->ops[0] == i->ops[1] ? ((a & FPC_NAN) ? UN : 0) | ((a & ~(unsigned)FPC_NAN) ? EQ : 0) : outcomes(a, b),
           p = i->sub;
  return !(r & p) ? bool_con(x, i->type, false) : !(r & ~p) ? bool_con(x, i->type, true) : VAL_NONE;
}
Val simplify_is_fpclass(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  uint64_t test;
  if (!val_is_con(i->ops[1]) || !con_u64(&x->f->con, i->ops[1], &test)) return VAL_NONE;
  KnownCtx k = ctx_known(x);
  unsigned c = known_fpclass(&k, i->ops[0]), t = (unsigned)test & FPC_ALL;
  if (!t) return bool_con(x, i->type, false);
  if (t == FPC_ALL) return bool_con(x, i->type, true);
  if (!c) return VAL_NONE;
  return !(c & t) ? bool_con(x, i->type, false) : !(c & ~t) ? bool_con(x, i->type, true) : VAL_NONE;
}
