/* libcall.c: small functions of the host's C library, computed in place.
 *
 *   %r = call i32 @isdigit(i32 %c)    ->     %1 = add i32 %c, -48 ; %2 = icmp ult i32 %1, 10 ; %r = zext i1 %2 to i32
 *
 * Only a declaration of the right type in C's calling convention, where neither call nor function forbids it
 * (nobuiltin, "no-builtins"), and never on a GPU: there these names are nobody's in particular. Compare LLVM's
 * LibCallSimplifier. */
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

typedef enum LibKind { LIB_ISDIGIT, LIB_ISASCII, LIB_TOASCII, LIB_FFS, LIB_ABS } LibKind;
static const struct {
  const char *name;
  LibKind kind;
  bool same; /* argument and result have one type, else the result is i32 */
} lib[] = {
  {"isdigit", LIB_ISDIGIT, true}, {"isascii", LIB_ISASCII, true}, {"toascii", LIB_TOASCII, true},
  {"ffs", LIB_FFS, false},        {"ffsl", LIB_FFS, false},       {"ffsll", LIB_FFS, false},
  {"abs", LIB_ABS, true},         {"labs", LIB_ABS, true},        {"llabs", LIB_ABS, true},
};

Val fold_libcall(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->self;
  if (!v || rm->root->n != 2) return VAL_NONE;
  Val a = rm->root->ops[0];
  Ty t = rm->root->type, at = ty(f, a);
  if (!ty_is_int(f->m, t) || !ty_is_int(f->m, at)) return VAL_NONE;
  Str s = host_call_name(f, v);
  if (!s.n) return VAL_NONE;
  uint32_t k = 0, n = ARRAY_LEN(lib);
  while (k < n && !str_eq(str_of(lib[k].name), s)) k++;
  if (k == n) return VAL_NONE;
  if (lib[k].same ? t != at : t != TY_I32) return VAL_NONE;
  bool is_int = lib[k].kind != LIB_FFS ? s.p[0] != 'l' : s.n == 3; /* int, else long or long long */
  uint32_t w = ty_bits(f->m, at);
  if (is_int ? w != 32 : w != 32 && w != 64) return VAL_NONE;
  if (s.n >= 5 && w == 32 && (!memcmp(s.p + s.n - 2, "ll", 2) || !memcmp(s.p, "ll", 2)))
    return VAL_NONE; /* long long has 64 bits */
  comb_only_result(f, v);
  ConPool *p = &f->con;
  switch (lib[k].kind) {
  case LIB_ISDIGIT: {
    Val ten = con_int(p, at, 10), digit = fold_bin(x, OP_ADD, 0, a, con_sint(p, at, -48));
    return fold_cast(x, OP_ZEXT, 0, fold_icmp(x, ICMP_ULT, 0, digit, ten), t);
  }
  case LIB_ISASCII: return fold_cast(x, OP_ZEXT, 0, fold_icmp(x, ICMP_ULT, 0, a, con_int(p, at, 128)), t);
  case LIB_TOASCII: return fold_bin(x, OP_AND, 0, a, con_int(p, at, 127));
  case LIB_FFS: {
    Val args[2] = {a, con_int(p, TY_I1, 1)};
    Val z = fold_intrin(x, INTRIN_cttz, 0, at, args, 2);
    Val r = fold_zext_or_trunc(x, fold_bin(x, OP_ADD, 0, z, con_int(p, at, 1)), t);
    Val none = con_null(p, t);
    return fold_select(x, 0, fold_icmp(x, ICMP_NE, 0, a, con_null(p, at)), r, none);
  }
  case LIB_ABS: { /* of the least value: undefined in C */
    Val args[2] = {a, con_int(p, TY_I1, 1)};
    return fold_intrin(x, INTRIN_abs, 0, t, args, 2);
  }
  }
  return VAL_NONE;
}
