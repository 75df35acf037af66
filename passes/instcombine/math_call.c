/* math_call.c: calls of the host's mathematical functions: odd and even ones of a negated argument, powers whatever
 * the base or the exponent.
 *
 *   %n = fneg double %x ; %r = call double @sin(double %n)  ->  %1 = call double @sin(double %x) ; %r = fneg double %1
 *   %r = call double @pow(double %x, double 1.0)            ->  %x
 *
 * Only declarations of the right type in C's calling convention that nothing forbids (host_call_name: never on a GPU).
 * The intrinsics of these meanings have rules (float.rules). Compare LLVM's LibCallSimplifier. */
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

typedef enum MathKind { EVEN, ODD, POWER } MathKind;
static const struct {
  const char *name;
  MathKind kind;
} math[] = {{"cos", EVEN}, {"sin", ODD}, {"tan", ODD}, {"pow", POWER}};

/* The function's name without the letter of its type; n is 0 if the types do not fit. */
static Str base_name(const InsView *i, Str s) {
  Ty t = i->type;
  char suffix = t == TY_FLOAT ? 'f' : t == TY_DOUBLE ? 0 : 'l';
  if (!ty_is_fp(t) || t == TY_HALF || t == TY_BFLOAT || s.n < 2) return (Str){0};
  if (suffix && s.p[--s.n] != suffix) return (Str){0};
  return s;
}
static Val call_of(FoldCtx *x, Val call, Val a) {
  Fn *f = x->f;
  Val n = ins_clone(f, call);
  opnd_set(f, n, 0, a);
  ins_place_before(f, n, call);
  comb_requeue(x, n);
  return n;
}
/* Without an error that errno would tell of. */
static Val power(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  Val a = i->ops[0], b = i->ops[1];
  FpKind k;
  FpBits c;
  Val one = con_fp_from_double(p, i->type, 1.0);
  if (val_is_con(b) && con_splat_fp(p, b, &k, &c)) {
    if (fp_is_zero(k, c)) return one;
    if (con_twin(p, b) == one) return a;
  }
  return val_is_con(a) && con_twin(p, a) == one ? one : VAL_NONE;
}

Val fold_math_call(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *i = m->root;
  Val v = i->self, r;
  if (!v || i->intrin || !ty_is_fp(i->type) || i->n < 2 || i->n > 3) return VAL_NONE;
  for (uint32_t k = 0; k + 1 < i->n; k++)
    if (ty(f, i->ops[k]) != i->type) return VAL_NONE;
  Str s = base_name(i, host_call_name(f, v));
  uint32_t k = 0, n = ARRAY_LEN(math);
  while (k < n && !str_eq(str_of(math[k].name), s)) k++;
  if (k == n || i->n != (math[k].kind == POWER ? 3 : 2)) return VAL_NONE;
  switch (math[k].kind) {
  case EVEN:
    if (!is_op(f, i->ops[0], OP_FNEG)) return VAL_NONE;
    opnd_set(f, v, 0, arg(f, i->ops[0], 0));
    comb_requeue(x, i->ops[0]);
    return v;
  case ODD:
    if (!is_op(f, i->ops[0], OP_FNEG) || !has_one_use(f, i->ops[0])) return VAL_NONE;
    r = fold_fneg(x, i->flags & F_FAST, call_of(x, v, arg(f, i->ops[0], 0)));
    break;
  default:
    if (!(r = power(x, i))) return VAL_NONE;
  }
  comb_only_result(f, v);
  return r;
}
