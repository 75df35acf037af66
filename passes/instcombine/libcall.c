/* libcall.c: calls of functions of the host's C library (lib_funcs.def): who folds which, the small ones of integers,
 * and new calls.
 *
 *   %r = call i32 @isdigit(i32 %c)    ->     %1 = add i32 %c, -48 ; %2 = icmp ult i32 %1, 10 ; %r = zext i1 %2 to i32
 *
 * Only a declaration of the right type in C's calling convention, where neither call nor function forbids it
 * (nobuiltin, "no-builtins"), and never on a GPU: there these names are nobody's in particular. Compare LLVM's
 * LibCallSimplifier. */
#include "passes/instcombine/libcall.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"

/* ---- new calls ---- */
bool lib_ready(FoldCtx *x, LibFunc k, Ty fp) {
  char name[32];
  Ty type;
  Glob g;
  if (!lib_func_usable(x->f, k, fp, name, &type, &g)) return false;
  if (g || x->may_declare) return true;
  x->wants_declared = true;
  return false;
}
Val lib_call(FoldCtx *x, Val like, LibFunc k, Ty fp, const Val *args, uint32_t n) {
  Fn *f = x->f;
  char name[32];
  Ty type;
  Glob g;
  bool usable = lib_func_usable(f, k, fp, name, &type, &g);
  ASSERT(usable);
  if (!g) g = lib_func_declare(f->m, str_of(name), type);
  Bld b = {f, blk_of(f, like), like, dbg_loc(f, like)};
  AttrSet quiet = !may_throw(f, like) ? attrset_add_kind(f->m, ATTRS_NONE, ATTR_NOUNWIND) : ATTRS_NONE;
  Val v = emit_call(&b, type, con_global(&f->con, g), args, n, attrlist_with_fn(f->m, ATTRLIST_NONE, quiet), CC_C);
  flags_set(f, v, flags(f, like) & F_TAILMASK);
  comb_requeue(x, v);
  return v;
}
bool lib_is_pure(const Fn *f, const InsView *like) { return like->intrin || call_memeff(f, like->self) == MEMEFF_NONE; }
bool lib_math_ready(FoldCtx *x, const InsView *like, LibFunc k, unsigned intrin, Ty fp) {
  return intrin && lib_is_pure(x->f, like) ? true : !like->intrin && lib_ready(x, k, fp);
}
Val lib_math_call(FoldCtx *x, const InsView *like, LibFunc k, unsigned intrin, unsigned fmf, const Val *args,
                  uint32_t n) {
  Fn *f = x->f;
  Val v = like->self;
  if (intrin && lib_is_pure(f, like)) return fold_intrin(x, intrin, fmf, ty(f, args[0]), args, n);
  Val r = lib_call(x, v, k, ty(f, args[0]), args, n);
  CallRec c = *call_rec(f, r);
  c.attrs = attrlist_with_fn(f->m, ATTRLIST_NONE, attrlist_fn(f->m, call_rec(f, v)->attrs));
  aux_set(f, r, call_add(f, c));
  flags_set(f, r, (flags(f, r) & ~(unsigned)F_FAST) | (fmf & F_FAST));
  return r;
}
/* Nothing but the result is left of it: it is erased when that has no uses. */
void comb_only_result(Fn *f, Val call) {
  CallRec rec = *call_rec(f, call);
  AttrSet s = attrset_add_int(f->m, attrlist_fn(f->m, rec.attrs), ATTR_MEMORY, MEMEFF_NONE);
  s = attrset_add_kind(f->m, attrset_add_kind(f->m, s, ATTR_NOUNWIND), ATTR_WILLRETURN);
  rec.attrs = attrlist_with_fn(f->m, rec.attrs, s);
  aux_set(f, call, call_add(f, rec));
}

/* ---- integers ---- */
/* The number of the lowest (highest) bit that is set, from 1 on; 0: none. */
static Val bit_number(FoldCtx *x, Val a, Ty t, bool lowest) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  Ty at = ty(f, a);
  if (!lowest) {
    Val z = fold_intrin(x, INTRIN_ctlz, 0, at, (Val[]){a, con_int(p, TY_I1, 0)}, 2);
    return fold_zext_or_trunc(x, fold_bin(x, OP_SUB, 0, con_int(p, at, ty_bits(f->m, at)), z), t);
  }
  Val z = fold_intrin(x, INTRIN_cttz, 0, at, (Val[]){a, con_int(p, TY_I1, 1)}, 2);
  Val r = fold_zext_or_trunc(x, fold_bin(x, OP_ADD, 0, z, con_int(p, at, 1)), t);
  Val none = con_null(p, t), any = fold_icmp(x, ICMP_NE, 0, a, con_null(p, at));
  return fold_select(x, 0, any, r, none);
}
static Val of_integer(FoldCtx *x, const InsView *i, LibFunc k) {
  ConPool *p = &x->f->con;
  Val a = i->ops[0];
  Ty t = i->type, at = ty(x->f, a);
  switch (k) {
  case LF_isdigit: {
    Val ten = con_int(p, at, 10), digit = fold_bin(x, OP_ADD, 0, a, con_sint(p, at, -48));
    return fold_cast(x, OP_ZEXT, 0, fold_icmp(x, ICMP_ULT, 0, digit, ten), t);
  }
  case LF_isascii: return fold_cast(x, OP_ZEXT, 0, fold_icmp(x, ICMP_ULT, 0, a, con_int(p, at, 128)), t);
  case LF_toascii: return fold_bin(x, OP_AND, 0, a, con_int(p, at, 127));
  case LF_ffs:
  case LF_ffsl:
  case LF_ffsll: return bit_number(x, a, t, true);
  case LF_fls:
  case LF_flsl:
  case LF_flsll: return bit_number(x, a, t, false);
  default: /* abs; of the least value: undefined in C */
    return fold_intrin(x, INTRIN_abs, 0, t, (Val[]){a, con_int(p, TY_I1, 1)}, 2);
  }
}

Val fold_libcall(FoldCtx *x, const RuleMatch *rm) {
  const InsView *i = rm->root;
  Fn *f = x->f;
  Ty fp;
  LibFunc k = i->self && !i->intrin ? lib_func(f, i->self, &fp) : LF_NONE;
  if (!k || call_has_fn_attr(f, i->self, ATTR_STRICTFP) || fn_has_attr(f, ATTR_STRICTFP)) return VAL_NONE;
  Val r;
  switch (k) {
  case LF_abs:
  case LF_labs:
  case LF_llabs:
  case LF_ffs:
  case LF_ffsl:
  case LF_ffsll:
  case LF_fls:
  case LF_flsl:
  case LF_flsll:
  case LF_isascii:
  case LF_isdigit:
  case LF_toascii: r = of_integer(x, i, k); break;
  case LF_pow:
  case LF_exp2:
  case LF_log:
  case LF_log2:
  case LF_log10: r = fold_c_power(x, i, k, fp); break;
  default:
    if (lib_func_type(k)[0] == 'F') r = fold_c_math(x, i, k, fp);
    else if (lib_func_is_checked(k)) r = fold_c_checked(x, i, k);
    else if (!(r = fold_c_print(x, i, k))) r = fold_c_string(x, i, k);
  }
  if (r && r != i->self) comb_only_result(f, i->self);
  return r;
}
