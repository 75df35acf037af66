/* call.c: NVVM's arithmetic intrinsics become the target-independent ones where they mean the same.
 *
 *   call float @llvm.nvvm.fmax.f(float %a, float %b)  ->  call float @llvm.maxnum.f32(float %a, float %b)
 *
 * The generic operation on float flushes denormals exactly if the function asks for it
 * ("denormal-fp-math-f32"="preserve-sign"), the NVVM one if its name says so (.ftz): both must agree. What NVVM
 * promises not to contract (add.rn, mul.rn) or rounds in a way of its own stays. Compare LLVM's
 * convertNvvmIntrinsicToLlvm. */
#include "analysis/memory/object_size.h"
#include "analysis/value/known.h"
#include "ir/denormal.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

enum { FTZ_ANY, FTZ_OFF, FTZ_ON };

static int flush_mode_of(const Fn *f, FpKind k) { /* FTZ_ANY: neither is sure */
  DenormMode m = fn_denorm_mode(f, k);
  return denorm_ieee(m) ? FTZ_OFF : m.in == DENORM_PRESERVE_SIGN && m.out == DENORM_PRESERVE_SIGN ? FTZ_ON : FTZ_ANY;
}
/* Operations of 16 bits flush in PTX where those of 32 do. */
static int flush_mode(const Fn *f, Ty t) {
  int m = flush_mode_of(f, FP_FLOAT);
  Ty s = ty_scalar(f->m, t);
  return s == TY_FLOAT || flush_mode_of(f, fp_kind_of(s)) == m ? m : FTZ_ANY;
}
/* Of null where null is no object, and of undef and poison, the barriers of invariant groups are the pointer itself. */
Val fold_invariant_null(FoldCtx *x, const RuleMatch *m) {
  const Fn *f = x->f;
  Val p = m->root->ops[0];
  if (!val_is_con(p)) return VAL_NONE;
  if (con_is_undefined(&f->con, p)) return p;
  return con_is_zero(&f->con, p) && !known_null_is_valid(f, ty(f, p)) ? p : VAL_NONE;
}
/* What is not known yet stays a question (lower-constant-intrinsics answers it). */
Val fold_objectsize(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *i = m->root;
  Val unknown = i->ops[2];
  if (!is_int_con(f, unknown)) return VAL_NONE;
  return objectsize_answer(f, i->ops[0], i->type, SIZE_EXACT, !con_is_zero(&f->con, unknown));
}
Val fold_nvvm_math(FoldCtx *x, const RuleMatch *m) {
  static const struct {
    uint16_t from, to;
    uint8_t n, ftz;
  } table[] = {
    {INTRIN_nvvm_ceil_d, INTRIN_ceil, 1, FTZ_ANY},
    {INTRIN_nvvm_ceil_f, INTRIN_ceil, 1, FTZ_OFF},
    {INTRIN_nvvm_ceil_ftz_f, INTRIN_ceil, 1, FTZ_ON},
    {INTRIN_nvvm_floor_d, INTRIN_floor, 1, FTZ_ANY},
    {INTRIN_nvvm_floor_f, INTRIN_floor, 1, FTZ_OFF},
    {INTRIN_nvvm_floor_ftz_f, INTRIN_floor, 1, FTZ_ON},
    {INTRIN_nvvm_trunc_d, INTRIN_trunc, 1, FTZ_ANY},
    {INTRIN_nvvm_trunc_f, INTRIN_trunc, 1, FTZ_OFF},
    {INTRIN_nvvm_trunc_ftz_f, INTRIN_trunc, 1, FTZ_ON},
    {INTRIN_nvvm_fma_rn_d, INTRIN_fma, 3, FTZ_ANY},
    {INTRIN_nvvm_fma_rn_f, INTRIN_fma, 3, FTZ_OFF},
    {INTRIN_nvvm_fma_rn_ftz_f, INTRIN_fma, 3, FTZ_ON},
    {INTRIN_nvvm_fmax_d, INTRIN_maxnum, 2, FTZ_ANY},
    {INTRIN_nvvm_fmax_f, INTRIN_maxnum, 2, FTZ_OFF},
    {INTRIN_nvvm_fmax_ftz_f, INTRIN_maxnum, 2, FTZ_ON},
    {INTRIN_nvvm_fmin_d, INTRIN_minnum, 2, FTZ_ANY},
    {INTRIN_nvvm_fmin_f, INTRIN_minnum, 2, FTZ_OFF},
    {INTRIN_nvvm_fmin_ftz_f, INTRIN_minnum, 2, FTZ_ON},
    {INTRIN_nvvm_fmax_nan_f, INTRIN_maximum, 2, FTZ_OFF},
    {INTRIN_nvvm_fmax_ftz_nan_f, INTRIN_maximum, 2, FTZ_ON},
    {INTRIN_nvvm_fmin_nan_f, INTRIN_minimum, 2, FTZ_OFF},
    {INTRIN_nvvm_fmin_ftz_nan_f, INTRIN_minimum, 2, FTZ_ON},
    {INTRIN_nvvm_fma_rn_bf16, INTRIN_fma, 3, FTZ_OFF},
    {INTRIN_nvvm_fma_rn_bf16x2, INTRIN_fma, 3, FTZ_OFF},
#define HALF(NAME, TO, N)                                                                                              \
  {INTRIN_nvvm_##NAME##_f16, INTRIN_##TO, N, FTZ_OFF}, {INTRIN_nvvm_##NAME##_f16x2, INTRIN_##TO, N, FTZ_OFF},
#define HALF_FTZ(NAME, TO, N)                                                                                          \
  {INTRIN_nvvm_##NAME##_f16, INTRIN_##TO, N, FTZ_ON}, {INTRIN_nvvm_##NAME##_f16x2, INTRIN_##TO, N, FTZ_ON},
    HALF(fma_rn, fma, 3) HALF_FTZ(fma_rn_ftz, fma, 3) HALF(fmax, maxnum, 2) HALF_FTZ(fmax_ftz, maxnum, 2)
        HALF(fmin, minnum, 2) HALF_FTZ(fmin_ftz, minnum, 2) HALF(fmax_nan, maximum, 2)
            HALF_FTZ(fmax_ftz_nan, maximum, 2) HALF(fmin_nan, minimum, 2)
                HALF_FTZ(fmin_ftz_nan, minimum, 2){INTRIN_nvvm_rcp_rn_d, 0, 1, FTZ_ANY},
    {INTRIN_nvvm_sqrt_rn_d, INTRIN_sqrt, 1, FTZ_ANY},
    {INTRIN_nvvm_sqrt_f, INTRIN_sqrt, 1, FTZ_ANY},
    {INTRIN_nvvm_div_rn_d, 0, 2, FTZ_ANY},
  };
  for (uint32_t k = 0; k < ARRAY_LEN(table); k++) {
    if (table[k].from != m->root->intrin) continue;
    if (m->root->n < table[k].n + 1u) return VAL_NONE;
    /* Nothing flushes doubles in PTX; nvvm.sqrt.f means what the function asks for. */
    if (table[k].ftz != FTZ_ANY ? flush_mode(x->f, m->root->type) != table[k].ftz
                                : m->root->type == TY_DOUBLE && !denorm_ieee(fn_denorm_mode(x->f, FP_DOUBLE)))
      return VAL_NONE;
    unsigned fmf = m->root->flags & F_FAST;
    if (!table[k].to) {
      Val one = con_fp_from_double(&x->f->con, m->root->type, 1.0), a = m->root->ops[0];
      return fold_bin(x, OP_FDIV, fmf, table[k].n == 1 ? one : a, table[k].n == 1 ? a : m->root->ops[1]);
    }
    return fold_intrin(x, table[k].to, fmf, m->root->type, m->root->ops, table[k].n);
  }
  return VAL_NONE;
}

/* What is known of a call's arguments and callee, written down at the call: pointers that are not null, inline
 * assembly that does not unwind, nor any call in a function that does not (it would unwind out of that). */
Val fold_call_facts(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self || op(f, self) != OP_CALL || m->root->intrin || !x->hooks || !x->hooks->ask) return VAL_NONE;
  const CallRec *c = call_rec(f, self);
  AttrList was = c->attrs, l = was;
  KnownCtx k = known_at(f, x->scratch, self);
  uint32_t n = call_nargs(f, self);
  for (uint32_t i = 0; i < n; i++) {
    Val p = arg(f, self, i);
    if (!ty_is_ptr(f->m, ty(f, p)) || call_param_attr(f, self, i, ATTR_NONNULL) || !known_nonzero(&k, p)) continue;
    l = attrlist_with_param(f->m, l, i, attrset_add_kind(f->m, attrlist_param(f->m, l, i), ATTR_NONNULL));
  }
  bool calm = is_asm_call(f, self) && !(con_rec(&f->con, callee(f, self))->flags & CON_ASM_UNWIND);
  if ((calm || fn_has_attr(f, ATTR_NOUNWIND)) && may_throw(f, self))
    l = attrlist_with_fn(f->m, l, attrset_add_kind(f->m, attrlist_fn(f->m, l), ATTR_NOUNWIND));
  if (l == was) return VAL_NONE;
  CallRec rec = *call_rec(f, self);
  rec.attrs = l;
  aux_set(f, self, call_add(f, rec));
  return self;
}
