/* cgp_gather.c: addresses of masked gathers and scatters as one pointer and a vector of indices.
 *
 *     %i = insertelement <4 x ptr> poison, ptr %p, i32 0
 *     %s = shufflevector <4 x ptr> %i, <4 x ptr> poison, <4 x i32> zeroinitializer
 *     %a = getelementptr i32, <4 x ptr> %s, <4 x i64> %k      ==>   %a = getelementptr i32, ptr %p, <4 x i64> %k
 *     %v = call <4 x i32> @llvm.masked.gather(<4 x ptr> %a, ...)
 *
 * Selection looks for a pointer that all lanes share in a getelementptr of two operands in the block of the access. A
 * base that is one pointer in all lanes becomes that pointer; indices before the last must be 0 and, with a last one
 * that is the same in all lanes, move into a getelementptr of their own, over which a vector of zeros makes the vector
 * again. The same addresses in every lane, with fewer flags. Cost: O(indices). Source: LLVM's CodeGenPrepare (public
 * design). */
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/codegen/cgp_int.h"

/* What all lanes of v are; VAL_NONE: not known to be one value. */
static Val splat_of(Fn *f, Val v) {
  Ty t = ty(f, v);
  if (val_is_con(v)) {
    ConKind k = con_kind(&f->con, v);
    if (k == CON_SPLAT) return con_op(&f->con, v, 0);
    return k == CON_ZERO ? con_null(&f->con, ty_scalar(f->m, t)) : VAL_NONE;
  }
  uint64_t at;
  if (!is_op(f, v, OP_SHUFFLEVECTOR) || !is_op(f, arg(f, v, 0), OP_INSERTELEMENT)) return VAL_NONE;
  Val in = arg(f, v, 0);
  if (!val_is_con(arg(f, in, 2)) || !con_u64(&f->con, arg(f, in, 2), &at) || at) return VAL_NONE;
  uint32_t n;
  const uint32_t *w = words_of(f, v, &n);
  bool any = false;
  for (uint32_t i = 0; i < n; i++) {
    if (w[i] && w[i] != UINT32_MAX) return VAL_NONE;
    any |= !w[i];
  }
  return any ? arg(f, in, 1) : VAL_NONE;
}
/* The type of what n constant indices of source lead to. */
static Ty indexed(const Fn *f, Ty source, const Val *idx, uint32_t n) {
  Ty t = source;
  for (uint32_t i = 1; i < n; i++) {
    uint64_t k = 0;
    if (ty_kind(f->m, t) != TK_STRUCT) t = ty_elem(f->m, t);
    else t = val_is_con(idx[i]) && con_u64(&f->con, idx[i], &k) ? ty_field(f->m, t, k) : TY_NONE;
    if (!t) return TY_NONE;
  }
  return t;
}
/* The operands of getelementptr g with a scalar base, zeros, and a last index that is scalar if it can be; whether that
 * is new. */
static bool scalar_operands(Fn *f, Val g, Val *ops, uint32_t n, bool *other) {
  for (uint32_t i = 0; i < n; i++) ops[i] = arg(f, g, i);
  *other = ty_is_vec(f->m, ty(f, ops[0]));
  if (*other && !(ops[0] = splat_of(f, ops[0]))) return false;
  for (uint32_t i = 1; i + 1 < n; i++) {
    if (!val_is_con(ops[i]) || !con_is_zero(&f->con, ops[i])) return false;
    ops[i] = con_null(&f->con, ty_scalar(f->m, ty(f, ops[i])));
  }
  Val last = ty_is_vec(f->m, ty(f, ops[n - 1])) ? splat_of(f, ops[n - 1]) : VAL_NONE;
  if (last && !(val_is_con(last) && con_is_zero(&f->con, last))) ops[n - 1] = last, *other = true;
  return true;
}
bool cgp_gather(Cgp *c, Val v, uint32_t at, Ty value) {
  Fn *f = c->f;
  FoldCtx *x = &c->fx;
  Val ptr = arg(f, v, at), ops[CAP_CGP_GATHER], with;
  if (!val_is_local(ptr)) return false;
  fold_at(x, v);
  Ty source = ty_scalar(f->m, value), shape = ty(f, ptr);
  if (is_op(f, ptr, OP_GEP)) {
    uint32_t n = nops(f, ptr);
    bool other;
    if (n < 2 || blk_of(f, ptr) != blk_of(f, v) || past_cap(f->m, CGP_GATHER, n) ||
        !scalar_operands(f, ptr, ops, n, &other) || (!other && n == 2))
      return false;
    source = gep_type(f, ptr);
    Ty inner = indexed(f, source, ops + 1, n - 1);
    Val zeros = con_null(&f->con, ty_with_scalar(f->m, shape, ty_index(f->m, ty(f, ops[0])))), index = ops[n - 1];
    if (!inner) return false;
    if (!ty_is_vec(f->m, ty(f, index))) {
      with = fold_gep(x, 0, source, ops[0], ops + 1, n - 1);
      index = zeros;
      source = inner;
    } else if (n > 2) {
      ops[n - 1] = con_null(&f->con, ty_scalar(f->m, ty(f, index)));
      with = fold_gep(x, 0, source, ops[0], ops + 1, n - 1);
      source = inner;
    } else with = ops[0];
    Bld k = bld_before(f, v);
    with = val_is_con(with) && index == zeros ? con_splat(&f->con, shape, with)
                                              : emit_gep(&k, source, 0, with, &index, 1);
  } else {
    Val one = splat_of(f, ptr);
    if (!one) return false;
    Bld k = bld_before(f, v);
    Val zeros = con_null(&f->con, ty_with_scalar(f->m, shape, ty_index(f->m, ty(f, one))));
    with = emit_gep(&k, source, 0, one, &zeros, 1);
  }
  opnd_set(f, v, at, with);
  cgp_erase_dead(c, ptr);
  stat_add(c->px, ST_CGP_GATHERS, 1);
  return true;
}
