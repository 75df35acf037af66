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
#include "ir/edit.h"
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

/* A special register that inline assembly reads, as CUDA's headers and CUB do: `mov.u32 $0, %laneid;`. By its intrinsic
 * its range is known, what a thread and its neighbours have, and that it is the same each time (PTX ISA, special
 * registers); those that change while a thread runs stay. */
Val fold_register_read(FoldCtx *x, const RuleMatch *m) {
  static const uint32_t steady = 1u << SREG_TID | 1u << SREG_NTID | 1u << SREG_CTAID | 1u << SREG_NCTAID |
                                 1u << SREG_LANEID | 1u << SREG_LANEMASK;
  const Fn *f = x->f;
  Val self = m->root->self;
  if (!self || op(f, self) != OP_CALL || !is_asm_call(f, self) || call_nargs(f, self) || ty(f, self) != TY_I32 ||
      !str_starts(f->m->triple, STR("nvptx")))
    return VAL_NONE;
  Str text, constraints, begin = STR("mov.u32 $0, %"), intrinsic = STR("llvm.nvvm.read.ptx.sreg.");
  Ty t;
  unsigned flags;
  char name[64];
  con_asm_get(&f->con, callee(f, self), &text, &constraints, &t, &flags);
  if ((flags & CON_ASM_SIDEEFFECT) || !str_eq(constraints, STR("=r")) || !str_starts(text, begin) ||
      text.p[text.n - 1] != ';' || text.n - begin.n + intrinsic.n > sizeof name)
    return VAL_NONE;
  memcpy(name, intrinsic.p, intrinsic.n);
  uint32_t n = (uint32_t)intrinsic.n;
  for (const char *c = text.p + begin.n; c < text.p + text.n - 1; c++) name[n++] = *c == '_' ? '.' : *c;
  IntrinsicId id = intrinsic_lookup((Str){name, n});
  const SregInfo *r = id ? intrinsic_sreg(id) : NULL;
  return r && (steady >> r->kind & 1) ? fold_intrin(x, id, 0, TY_I32, NULL, 0) : VAL_NONE;
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

/* ---- calls by another type than the function's, which are undefined: as their writer meant them ---- */
/* The cast that hands the bits of `from` on as `to`; OP_BITCAST of equal types: none is needed; OP_NONE: there is none.
 */
static Op same_bits(const Module *m, Ty from, Ty to) {
  if (from == to) return OP_BITCAST;
  if (!ty_is_single(m, from) || !ty_is_single(m, to) || ty_scalable(m, from) || ty_scalable(m, to)) return OP_NONE;
  bool p = ty_is_ptr_or_vec(m, from), q = ty_is_ptr_or_vec(m, to);
  if (!p && !q) return ty_rec(m, from)->size_bits == ty_rec(m, to)->size_bits ? OP_BITCAST : OP_NONE;
  if (p && ty_is_int(m, to) && ty_is_ptr(m, from) && ty_bits(m, to) == ptr_bits(m, ty_addrspace(m, from)))
    return OP_PTRTOINT;
  if (q && ty_is_int(m, from) && ty_is_ptr(m, to) && ty_bits(m, from) == ptr_bits(m, ty_addrspace(m, to)))
    return OP_INTTOPTR;
  return OP_NONE;
}
/* Memory that belongs to the call, and registers of the convention, say more than a value. */
static bool passes_more(const Module *m, AttrSet s) {
  static const AttrKind kinds[] = {ATTR_BYVAL, ATTR_INALLOCA,  ATTR_PREALLOCATED, ATTR_SRET,
                                   ATTR_NEST,  ATTR_SWIFTSELF, ATTR_SWIFTERROR,   ATTR_SWIFTASYNC};
  for (uint32_t i = 0; i < ARRAY_LEN(kinds); i++)
    if (attrset_has(m, s, kinds[i])) return true;
  return false;
}
static bool type_may_change(const Fn *f, Val call, const Global *p) {
  const Module *m = f->m;
  const CallRec *c = call_rec(f, call);
  Ty old = ty(f, call), now = ty_ret(m, p->type);
  uint32_t n = call_nargs(f, call), np = ty_nparams(m, p->type);
  if (c->fnty == p->type || c->nbundles || c->cc != p->cc || !p->fn || is_musttail(f, call)) return false;
  bool ret = old == TY_VOID || same_bits(m, now, old) || !has_uses(f, call) || now == TY_VOID;
  if (!ret || (old != now && ty_kind(m, now) == TK_STRUCT)) return false;
  for (uint32_t i = 0; i < n && i < np; i++)
    if (!same_bits(m, ty(f, arg(f, call, i)), ty_param(m, p->type, i))) return false;
  for (uint32_t i = 0; i < u32_max(n, np); i++)
    if (passes_more(m, attrlist_param(m, c->attrs, i)) || passes_more(m, attrlist_param(m, p->fattrs, i))) return false;
  return true;
}
Val fold_call_type(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Module *m = f->m;
  Val v = rm->root->self;
  Glob g = v && op(f, v) == OP_CALL && !rm->root->intrin ? call_target(f, v) : GLOB_NONE;
  if (!g || glob(m, g)->kind != GK_FUNC || !type_may_change(f, v, glob(m, g))) return VAL_NONE;
  Ty t = glob(m, g)->type, old = ty(f, v);
  CallRec c = *call_rec(f, v);
  uint32_t n = call_nargs(f, v), np = ty_nparams(m, t), k = ty_vararg(m, t) ? u32_max(n, np) : np;
  Val *a = ARENA_ARRAY(x->scratch, Val, k + 1);
  AttrSet *pa = ARENA_ZARRAY(x->scratch, AttrSet, k + 1);
  for (uint32_t i = 0; i < k; i++) {
    Val from = i < n ? arg(f, v, i) : VAL_NONE;
    Ty is = from ? ty(f, from) : TY_VOID, to = i < np ? ty_param(m, t, i) : is;
    if (i >= np && ty_is_int(m, is) && ty_bits(m, is) < 32) to = TY_I32; /* as C promotes what follows the "..." */
    if (!from) a[i] = con_null(&f->con, to);
    else if (is == to) a[i] = from, pa[i] = attrlist_param(m, c.attrs, i);
    else a[i] = fold_cast(x, i < np ? same_bits(m, is, to) : OP_ZEXT, 0, from, to);
  }
  Bld b = {f, blk_of(f, v), v, dbg_loc(f, v)};
  AttrSet ra = old == ty_ret(m, t) ? attrlist_ret(m, c.attrs) : ATTRS_NONE;
  Val r = emit_call(&b, t, con_global(&f->con, g), a, k, attrlist_get(m, attrlist_fn(m, c.attrs), ra, pa, k), c.cc);
  flags_set(f, r, flags(f, v) & F_TAILMASK);
  md_copy(f, r, v);
  comb_requeue(x, r);
  comb_only_result(f, v);
  if (old == TY_VOID || ty(f, r) == old) return r;
  Op cast = ty(f, r) == TY_VOID ? OP_NONE : same_bits(m, ty(f, r), old);
  return cast ? fold_cast(x, cast, 0, r, old) : con_poison(&f->con, old);
}
