/* icmp.c: comparisons of operations by their structure: casts, sums, products, quotients and shifts with a common
 * operand, and comparisons of addresses.
 *
 *   icmp slt (add nsw x, y), (add nsw x, z)     what icmp slt y, z simplifies to
 *   icmp eq (zext x), (zext x)                  true
 *   icmp ult (gep inbounds p, -2), (gep inbounds p, 42)     true
 *   icmp eq (alloca a), (alloca b)              false
 *
 * Source: LLVM's InstructionSimplify (simplifyICmpWithBinOp, computePointerICmp, and the casts of simplifyICmpInst),
 * by behaviour. */
#include "analysis/memory/loads.h"
#include "analysis/simplify/simplify.h"

/* ---- casts ---- */
static Val cast_of_con(FoldCtx *x, Val c, Ty narrow, Op ext) { /* c truncated, if extending gives c back */
  ConPool *p = &x->f->con;
  Val t = con_fold_cast(p, OP_TRUNC, c, narrow);
  Val back = t ? con_fold_cast(p, ext, t, con_type(p, c)) : VAL_NONE;
  return back && con_twin(p, back) == con_twin(p, c) ? t : VAL_NONE;
}
Val simplify_icmp_cast(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val a = i->ops[0], b = i->ops[1];
  Pred p = (Pred)i->sub;
  if (!may_nest(x) || !val_is_local(a)) return VAL_NONE;
  Op o = op(f, a);
  if (o != OP_ZEXT && o != OP_SEXT && o != OP_PTRTOINT) return VAL_NONE;
  Val s = arg(f, a, 0), t;
  Ty st = ty(f, s);
  if (o == OP_PTRTOINT) { /* of full width */
    if (ty_bits(f->m, ty(f, a)) != ptr_bits(f->m, ty_addrspace(f->m, st)) || pred_is_signed(p)) return VAL_NONE;
    if (val_is_con(b)) t = con_is_zero(&f->con, b) ? con_null(&f->con, st) : VAL_NONE;
    else t = is_op(f, b, OP_PTRTOINT) && ty(f, arg(f, b, 0)) == st ? arg(f, b, 0) : VAL_NONE;
    return t ? simplify_icmp(x, p, s, t) : VAL_NONE;
  }
  if (val_is_con(b)) t = con_is_imm_int(&f->con, b) ? cast_of_con(x, b, st, o) : VAL_NONE;
  else t = is_op(f, b, o) && ty(f, arg(f, b, 0)) == st ? arg(f, b, 0) : VAL_NONE;
  if (!t) return VAL_NONE;
  return simplify_icmp(x, o == OP_ZEXT ? pred_to_unsigned(p) : p, s, t);
}

/* ---- two operations ---- */
Val simplify_icmp_bins(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val a = i->ops[0], b = i->ops[1];
  Pred p = (Pred)i->sub;
  bool eq = p == ICMP_EQ || p == ICMP_NE, sg = pred_is_signed(p);
  if (!may_nest(x)) return VAL_NONE;
  /* Sums: a == x + 0 too. */
  for (int mode = 0; mode < 3; mode++) { /* both sums, left only, right only */
    bool sa = mode != 2, sb = mode != 1;
    if ((sa && !is_op(f, a, OP_ADD)) || (sb && !is_op(f, b, OP_ADD))) continue;
    unsigned fa = sa ? flags(f, a) : F_NUW | F_NSW, fb = sb ? flags(f, b) : F_NUW | F_NSW;
    if (!eq && !(fa & fb & (sg ? F_NSW : F_NUW))) continue;
    for (uint32_t j = 0; j < (sa ? 2u : 1u); j++)
      for (uint32_t k = 0; k < (sb ? 2u : 1u); k++) {
        Val ca = sa ? arg(f, a, j) : a, cb = sb ? arg(f, b, k) : b;
        if (ca != cb) continue;
        Val ra = sa ? arg(f, a, 1 - j) : con_null(&f->con, ty(f, a)),
            rb = sb ? arg(f, b, 1 - k) : con_null(&f->con, ty(f, a));
        Val r = simplify_icmp(x, p, ra, rb);
        if (r) return r;
      }
  }
  if (!val_is_local(a) || !val_is_local(b) || op(f, a) != op(f, b)) return VAL_NONE;
  Op o = op(f, a);
  unsigned both = flags(f, a) & flags(f, b);
  switch (o) {
  case OP_SUB: /* x - y against x - z: the other way round; y - x against z - x */
    if (!eq && !(both & (sg ? F_NSW : F_NUW))) return VAL_NONE;
    if (arg(f, a, 0) == arg(f, b, 0)) return simplify_icmp(x, p, arg(f, b, 1), arg(f, a, 1));
    if (arg(f, a, 1) == arg(f, b, 1)) return simplify_icmp(x, p, arg(f, a, 0), arg(f, b, 0));
    return VAL_NONE;
  case OP_XOR:
    if (!eq) return VAL_NONE;
    for (uint32_t j = 0; j < 2; j++)
      for (uint32_t k = 0; k < 2; k++)
        if (arg(f, a, j) == arg(f, b, k)) {
          Val r = simplify_icmp(x, p, arg(f, a, 1 - j), arg(f, b, 1 - k));
          if (r) return r;
        }
    return VAL_NONE;
  case OP_UDIV:
  case OP_LSHR:
    if (arg(f, a, 1) != arg(f, b, 1) || !(both & F_EXACT) || sg) return VAL_NONE;
    return simplify_icmp(x, p, arg(f, a, 0), arg(f, b, 0));
  case OP_SDIV:
    if (arg(f, a, 1) != arg(f, b, 1) || !(both & F_EXACT) || !eq) return VAL_NONE;
    return simplify_icmp(x, p, arg(f, a, 0), arg(f, b, 0));
  case OP_ASHR:
    if (arg(f, a, 1) != arg(f, b, 1) || !(both & F_EXACT)) return VAL_NONE;
    return simplify_icmp(x, p, arg(f, a, 0), arg(f, b, 0));
  case OP_SHL:
    if (arg(f, a, 1) != arg(f, b, 1) || !(both & (eq ? F_NSW | F_NUW : sg ? F_NSW : F_NUW))) return VAL_NONE;
    return simplify_icmp(x, p, arg(f, a, 0), arg(f, b, 0));
  default: return VAL_NONE;
  }
}

/* ---- addresses ---- */
/* A stack slot or global that no other object can share an address with, of this size; 0 if it is none. */
static uint64_t object_size(const Fn *f, Val b) {
  const Module *m = f->m;
  if (val_is_con(b)) {
    if (con_kind(&f->con, b) != CON_GLOBAL) return 0;
    const Global *g = glob(m, con_glob(&f->con, b));
    if (g->kind != GK_VAR || g->linkage == LINK_EXTERN_WEAK || g->linkage == LINK_LINKONCE ||
        g->linkage == LINK_LINKONCE_ODR || g->linkage == LINK_WEAK || g->linkage == LINK_WEAK_ODR ||
        g->linkage == LINK_COMMON || !ty_is_sized(m, g->type))
      return 0;
    return ty_alloc_size(m, g->type);
  }
  if (!is_op(f, b, OP_ALLOCA)) return 0;
  Ty t = alloca_type(f, b);
  uint64_t n;
  if (!ty_is_sized(m, t) || ty_scalable(m, t) || !val_is_con(arg(f, b, 0)) || !con_u64(&f->con, arg(f, b, 0), &n) ||
      n > UINT32_MAX)
    return 0;
  return ty_alloc_size(m, t) * n;
}
static bool is_new_memory(const Fn *f, Val p) {
  if (!is_call(f, p)) return false;
  Glob g = call_target(f, p);
  return attrset_has(f->m, attrlist_ret(f->m, call_rec(f, p)->attrs), ATTR_NOALIAS) ||
         (g && attrset_has(f->m, attrlist_ret(f->m, glob(f->m, g)->fattrs), ATTR_NOALIAS));
}
Val simplify_icmp_ptr(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val a = i->ops[0], b = i->ops[1];
  Pred p = (Pred)i->sub;
  if (!ty_is_ptr(f->m, ty(f, a))) return VAL_NONE;
  int64_t oa, ob;
  bool ia, ib;
  Val ba = ptr_base_offset(f, a, &oa, &ia), bb = ptr_base_offset(f, b, &ob, &ib);
  bool eq = p == ICMP_EQ || p == ICMP_NE;
  if (val_is_con(ba)) ba = con_twin(&f->con, ba);
  if (val_is_con(bb)) bb = con_twin(&f->con, bb);
  if (ba == bb) {
    if (eq) return bool_con(x, i->type, (oa == ob) == (p == ICMP_EQ));
    if (pred_is_signed(p) || !ia || !ib) return VAL_NONE; /* inside one object addresses do not wrap */
    bool r = p == ICMP_UGT ? oa > ob : p == ICMP_UGE ? oa >= ob : p == ICMP_ULT ? oa < ob : oa <= ob;
    return bool_con(x, i->type, r);
  }
  if (!eq) return VAL_NONE;
  uint64_t sa = object_size(f, ba), sb = object_size(f, bb);
  if (sa && sb && !(val_is_con(ba) && val_is_con(bb)) && oa >= 0 && ob >= 0 && (uint64_t)oa < sa && (uint64_t)ob < sb)
    return bool_con(x, i->type, p == ICMP_NE);
  /* New memory of a call, at its start, against the inside of a stack slot or variable. */
  if (oa == 0 && is_new_memory(f, ba) && sb && ob >= 0 && (uint64_t)ob < sb) return bool_con(x, i->type, p == ICMP_NE);
  if (ob == 0 && is_new_memory(f, bb) && sa && oa >= 0 && (uint64_t)oa < sa) return bool_con(x, i->type, p == ICMP_NE);
  return VAL_NONE;
}
