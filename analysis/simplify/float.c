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
static const struct {
  unsigned cls;
  int rank;
} order[] = {{FPC_NEG_INF, -3},     {FPC_NEG_NORMAL, -2}, {FPC_NEG_DENORMAL, -1}, {FPC_ZERO, 0},
             {FPC_POS_DENORMAL, 1}, {FPC_POS_NORMAL, 2},  {FPC_POS_INF, 3}};
static unsigned outcomes(unsigned a, unsigned b) {
  unsigned r = (a & FPC_NAN) || (b & FPC_NAN) ? UN : 0;
  for (unsigned i = 0; i < ARRAY_LEN(order); i++) {
    if (!(a & order[i].cls)) continue;
    for (unsigned j = 0; j < ARRAY_LEN(order); j++) {
      if (!(b & order[j].cls)) continue;
      int ra = order[i].rank, rb = order[j].rank;
      if (ra < rb) r |= LT;
      else if (ra > rb) r |= GT;
      else r |= ra == 0 || ra == 3 || ra == -3 ? EQ : EQ | LT | GT;
      if (ra >= -1 && ra <= 1 && rb >= -1 && rb <= 1) r |= EQ; /* both flushed */
    }
  }
  return r;
}
Val simplify_fcmp_class(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  KnownCtx k = ctx_known(x);
  unsigned drop = ((i->flags & F_NNAN) ? FPC_NAN : 0) | ((i->flags & F_NINF) ? FPC_INF : 0);
  unsigned a = known_fpclass(&k, i->ops[0]) & ~drop & FPC_ALL,
           b = i->ops[0] == i->ops[1] ? a : known_fpclass(&k, i->ops[1]) & ~drop & FPC_ALL;
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
