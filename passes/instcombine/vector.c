/* vector.c: single elements: extractions moved before what computes the vector, chains of insertions as shuffles and
 * splats.
 *
 *   %b = add <4 x i32> %v, C                       %e = extractelement <4 x i32> %v, i64 1
 *   %r = extractelement <4 x i32> %b, i32 1   ->   %r = add i32 %e, C[1]
 *
 *   %e = extractelement <4 x i32> %x, i64 2
 *   %r = insertelement <4 x i32> %y, i32 %e, i64 0 ->   %r = shufflevector <4 x i32> %y, <4 x i32> %x, <6, 1, 2, 3>
 *
 * Source: LLVM's visitExtractElementInst and visitInsertElementInst (cheapToScalarize, collectShuffleElements,
 * foldInsSequenceIntoSplat), by behaviour. Caps: VEC_MAX_LANES lanes, chains as long as the lanes; cost O(lanes).
 * Big-endian layouts: no extraction of a bitcast integer. */
#include "ir/cap.h"
#include "passes/instcombine/vector_int.h"

/* Constant indices are i64. */
Val fold_element_index(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  uint32_t i = m->root->op == OP_INSERTELEMENT ? 2 : 1, ix;
  Val o = m->root->ops[i];
  if (!v || !vec_index(f, o, UINT32_MAX, &ix) || ty(f, o) == TY_I64) return VAL_NONE;
  opnd_set(f, v, i, vec_con_index(f, ix));
  return v;
}

/* The element of v costs no more than v does: what is not a constant is used once. */
static bool cheap(const Fn *f, Val v, bool fixed, unsigned depth) {
  if (val_is_con(v)) {
    ConKind k = con_kind(&f->con, v);
    return k != CON_EXPR && (fixed || k == CON_SPLAT || k == CON_ZERO || k == CON_UNDEF || k == CON_POISON);
  }
  Op o = op(f, v);
  if (o == OP_INSERTELEMENT) return fixed && val_is_con(arg(f, v, 2));
  if (!has_one_use(f, v) || at_cap(f->m, COMBINE_SCALARIZE_DEPTH, depth)) return false;
  if (o == OP_FNEG) return true;
  if (op_is_bin(o) || op_info[o].cls == OC_CMP)
    return cheap(f, arg(f, v, 0), fixed, depth + 1) || cheap(f, arg(f, v, 1), fixed, depth + 1);
  return false;
}
static Val scalar_op(FoldCtx *x, Val v, Val *ops, uint32_t n, Ty t) {
  Fn *f = x->f;
  InsView i = ins_view(f, v);
  i.ops = ops;
  i.n = n;
  i.type = t;
  i.self = VAL_NONE;
  return fold_view(x, &i);
}
/* Of an insertion elsewhere, a shuffle, an operation, a cast. */
Val fold_extract(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], i = m->root->ops[1];
  if (!m->root->self || val_is_con(v)) return VAL_NONE;
  uint32_t n = vec_lanes(f->m, ty(f, v)), ix;
  bool fixed = vec_index(f, i, n, &ix);
  Op o = op(f, v);
  Ty t = m->root->type;
  if (o == OP_INSERTELEMENT) {
    uint32_t j;
    if (fixed && vec_index(f, arg(f, v, 2), n, &j) && j != ix) return fold_extractelement(x, arg(f, v, 0), i);
    return VAL_NONE;
  }
  if (o == OP_SHUFFLEVECTOR) {
    uint32_t mask[VEC_MAX_LANES], s = vec_lanes(f->m, ty(f, arg(f, v, 0)));
    if (!fixed || !s || !vec_mask(f, v, mask) || mask[ix] == VEC_POISON) return VAL_NONE;
    return fold_extractelement(x, arg(f, v, mask[ix] < s ? 0 : 1), vec_con_index(f, mask[ix] % s));
  }
  if (o == OP_BITCAST) {
    Val a = arg(f, v, 0);
    Ty at = ty(f, a);
    if (vec_lanes(f->m, at) == n && n)
      return has_one_use(f, v) ? fold_bitcast(x, fold_extractelement(x, a, i), t) : VAL_NONE;
    if (!fixed || !ty_is_int(f->m, at) || dl_big_endian(f->m)) return VAL_NONE;
    uint32_t w = ty_bits(f->m, t);
    bool whole = ty_is_int(f->m, t);
    if (!w || (!whole && !ty_is_fp(t)) || (uint64_t)w * n != ty_bits(f->m, at)) return VAL_NONE;
    if (ix && (!int_is_legal(f->m, ty_bits(f->m, at)) || !has_one_use(f, v) || !whole)) return VAL_NONE;
    if (!whole && !has_one_use(f, v)) return VAL_NONE;
    if (ix) a = fold_bin(x, OP_LSHR, 0, a, con_int(&f->con, at, (uint64_t)ix * w));
    a = fold_zext_or_trunc(x, a, ty_int(f->m, w)); /* one lane: nothing to cut */
    return whole ? a : fold_bitcast(x, a, t);
  }
  if (!has_one_use(f, v)) return VAL_NONE;
  if (op_is_cast(o)) return scalar_op(x, v, (Val[]){fold_extractelement(x, arg(f, v, 0), i)}, 1, t);
  if (!cheap(f, v, fixed, 0)) return VAL_NONE;
  if (o == OP_FNEG) return scalar_op(x, v, (Val[]){fold_extractelement(x, arg(f, v, 0), i)}, 1, t);
  bool trap = op_divides(o);
  if ((op_is_bin(o) || op_info[o].cls == OC_CMP) &&
      (fixed || !trap)) { /* an index beyond the end gives a poison divisor */
    Val a = fold_extractelement(x, arg(f, v, 0), i), b = fold_extractelement(x, arg(f, v, 1), i);
    return scalar_op(x, v, (Val[]){a, b}, 2, t);
  }
  return VAL_NONE;
}

/* An insertion that another insertion goes on from: left to that one. */
static bool in_chain(const Fn *f, Val v) {
  if (!has_one_use(f, v)) return false;
  Use u = first_use(f, v);
  Val w = use_user(f, u);
  return is_op(f, w, OP_INSERTELEMENT) && use_index(f, u) == 0 && val_is_con(arg(f, w, 2));
}
/* Constants are inserted first. */
Val fold_insert_order(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], c = m->root->ops[1];
  uint32_t n = vec_lanes(f->m, m->root->type), i, j;
  if (!m->root->self || !val_is_con(c) || !is_op(f, v, OP_INSERTELEMENT) || !has_one_use(f, v) ||
      val_is_con(arg(f, v, 1)))
    return VAL_NONE;
  if (!vec_index(f, m->root->ops[2], n, &i) || !vec_index(f, arg(f, v, 2), n, &j) || i == j) return VAL_NONE;
  Val s = arg(f, v, 1);
  Val a = fold_insertelement(x, arg(f, v, 0), c, vec_con_index(f, i));
  return fold_insertelement(x, a, s, vec_con_index(f, j));
}
/* Every lane the same value. */
Val fold_insert_splat(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, s = m->root->ops[1];
  uint32_t n = vec_lanes(f->m, m->root->type), count = 0, ix;
  if (!v || n < 2 || val_is_con(s) || in_chain(f, v)) return VAL_NONE;
  uint64_t lanes = 0;
  Val p = v;
  while (is_op(f, p, OP_INSERTELEMENT)) {
    if (arg(f, p, 1) != s || !vec_index(f, arg(f, p, 2), n, &ix) || (p != v && !has_one_use(f, p))) { return VAL_NONE; }
    lanes |= UINT64_C(1) << ix;
    if (++count > 2 * n) return VAL_NONE;
    p = arg(f, p, 0);
  }
  uint64_t all = n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
  if (count < 2 || (lanes != all && !(val_is_con(p) && con_is_poison(&f->con, p)))) return VAL_NONE;
  uint32_t mask[VEC_MAX_LANES];
  for (uint32_t i = 0; i < n; i++) mask[i] = lanes >> i & 1 ? 0 : VEC_POISON;
  Val none = con_poison(&f->con, m->root->type);
  return fold_shuffle(x, fold_insertelement(x, none, s, vec_con_index(f, 0)), none, mask, n);
}
/* One more lane of a splat. */
Val fold_insert_into_splat(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], s = m->root->ops[1];
  uint32_t n = vec_lanes(f->m, m->root->type), ix, mask[VEC_MAX_LANES];
  if (!m->root->self || !is_op(f, v, OP_SHUFFLEVECTOR) || !vec_index(f, m->root->ops[2], n, &ix)) return VAL_NONE;
  Val in = arg(f, v, 0), r = arg(f, v, 1);
  if (!is_op(f, in, OP_INSERTELEMENT) || arg(f, in, 1) != s || !val_is_con(arg(f, in, 2)) ||
      !con_is_zero(&f->con, arg(f, in, 2)))
    return VAL_NONE;
  if (!val_is_con(r) || !con_is_poison(&f->con, r) || vec_mask(f, v, mask) != n) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++)
    if (mask[i] != VEC_POISON && mask[i] != 0) return VAL_NONE;
  if (mask[ix] == 0) return v;
  mask[ix] = 0;
  return fold_shuffle(x, in, r, mask, n);
}
/* A chain of insertions of elements of at most two vectors of the same type, the vector inserted into being one of
 * them. */
Val fold_insert_shuffle(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, src[2] = {VAL_NONE, VAL_NONE};
  Ty t = m->root->type;
  uint32_t n = vec_lanes(f->m, t), mask[VEC_MAX_LANES], ix, from, steps = 0, taken = 0;
  if (!v || !n || in_chain(f, v)) return VAL_NONE;
  uint64_t set = 0;
  Val p = v;
  for (; is_op(f, p, OP_INSERTELEMENT) && steps < 2 * n; steps++, p = arg(f, p, 0)) {
    if (!vec_index(f, arg(f, p, 2), n, &ix)) break;
    Val e = arg(f, p, 1);
    bool none = val_is_con(e) && con_is_poison(&f->con, e);
    if (!none && (!is_op(f, e, OP_EXTRACTELEMENT) || ty(f, arg(f, e, 0)) != t || !vec_index(f, arg(f, e, 1), n, &from)))
      break;
    uint32_t which = 0;
    if (!none) {
      Val o = arg(f, e, 0);
      which = src[0] == VAL_NONE || src[0] == o ? 0 : 1;
      if (which && src[1] && src[1] != o) break;
      if (set >> ix & 1) continue;
      src[which] = o;
      taken++;
    }
    if (set >> ix & 1) continue;
    set |= UINT64_C(1) << ix;
    mask[ix] = none ? VEC_POISON : from + which * n;
  }
  if (!taken) return VAL_NONE;
  uint64_t all = n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
  if (set != all) {
    bool none = val_is_con(p) && con_is_poison(&f->con, p);
    uint32_t which = src[0] == p ? 0 : 1;
    if (!none && which) {
      if (src[1] && src[1] != p) return VAL_NONE;
      src[1] = p;
    }
    for (uint32_t i = 0; i < n; i++)
      if (!(set >> i & 1)) mask[i] = none ? VEC_POISON : i + which * n;
    if (!none && which) { /* the vector inserted into stands left */
      Val o = src[0];
      src[0] = src[1];
      src[1] = o;
      for (uint32_t i = 0; i < n; i++)
        if (mask[i] != VEC_POISON) mask[i] = mask[i] < n ? mask[i] + n : mask[i] - n;
    }
  }
  if (!src[1]) src[1] = con_poison(&f->con, t);
  return fold_shuffle(x, src[0], src[1], mask, n);
}
/* insertelement undef, (bitcast s), i -> bitcast (insertelement undef, s, i) */
Val fold_insert_bitcast(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val b = m->root->ops[0], c = m->root->ops[1];
  if (!m->root->self || !val_is_con(b) || !is_op(f, c, OP_BITCAST) || !has_one_use(f, c)) return VAL_NONE;
  bool none = con_is_poison(&f->con, b);
  if (!none && !con_is_undef(&f->con, b)) return VAL_NONE;
  Val s = arg(f, c, 0);
  Ty st = ty(f, s);
  if (!ty_is_int(f->m, st) && !ty_is_fp(st)) return VAL_NONE;
  Ty vt = ty_with_scalar(f->m, m->root->type, st);
  return fold_bitcast(
      x, fold_insertelement(x, none ? con_poison(&f->con, vt) : con_undef(&f->con, vt), s, m->root->ops[2]),
      m->root->type);
}
/* trunc (lshr (bitcast vector), whole elements) is an element of the vector (little-endian layouts). */
Val fold_trunc_to_element(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Ty t = m->root->type;
  Val a = m->root->ops[0];
  uint64_t sh = 0;
  if (!m->root->self || !ty_is_int(f->m, t) || dl_big_endian(f->m)) return VAL_NONE;
  if (is_op(f, a, OP_LSHR)) {
    Val c = arg(f, a, 1);
    if (!val_is_con(c) || con_kind(&f->con, c) != CON_INT || !con_u64(&f->con, c, &sh)) return VAL_NONE;
    a = arg(f, a, 0);
  }
  if (!is_op(f, a, OP_BITCAST)) return VAL_NONE;
  Val v = arg(f, a, 0);
  uint32_t n = vec_lanes(f->m, ty(f, v)), w = ty_bits(f->m, t), ew = n ? ty_bits(f->m, ty(f, v)) : 0;
  uint64_t all = (uint64_t)n * ew;
  if (!ew || !w || all % w || sh % w || sh >= all || all / w > VEC_MAX_LANES) return VAL_NONE;
  Ty want = ty_vec(f->m, t, all / w, false);
  if (ty(f, v) != want) v = fold_bitcast(x, v, want);
  return fold_extractelement(x, v, vec_con_index(f, (uint32_t)(sh / w)));
}
