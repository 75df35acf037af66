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
  if (!v || !is_lane(f, o, UINT32_MAX, &ix) || ty(f, o) == TY_I64) return VAL_NONE;
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
static bool only_inserted(const Fn *f, Val e) {
  if (!has_one_use(f, e)) return false;
  Use u = first_use(f, e);
  return is_op(f, use_user(f, u), OP_INSERTELEMENT) && use_index(f, u) == 1;
}
/* The element of v is there already, or comes from another vector without an instruction more. */
static bool is_known_element(const Fn *f, Val v) {
  return val_is_con(v) || is_op(f, v, OP_SHUFFLEVECTOR) || (is_op(f, v, OP_INSERTELEMENT) && val_is_con(arg(f, v, 2)));
}
/* One address of a vector of addresses: at most one vector gives up an element for it. */
static Val extract_address(FoldCtx *x, Val gep, Val i, Ty t) {
  Fn *f = x->f;
  uint32_t n = nops(f, gep), unknown = 0;
  Val ops[CAP_COMBINE_INDICES];
  if (past_cap(f->m, COMBINE_INDICES, n)) return VAL_NONE;
  for (uint32_t k = 0; k < n; k++) {
    ops[k] = arg(f, gep, k);
    unknown += ty_is_vec(f->m, ty(f, ops[k])) && !is_known_element(f, ops[k]);
  }
  if (unknown > 1) return VAL_NONE;
  for (uint32_t k = 0; k < n; k++)
    if (ty_is_vec(f->m, ty(f, ops[k]))) ops[k] = fold_extractelement(x, ops[k], i);
  return scalar_op(x, gep, ops, n, t);
}
/* Of an insertion elsewhere, a shuffle, an operation, a cast. */
Val fold_extract(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], i = m->root->ops[1];
  if (!m->root->self || val_is_con(v)) return VAL_NONE;
  uint32_t n = vec_lanes(f->m, ty(f, v)), ix;
  bool fixed = is_lane(f, i, n, &ix);
  Op o = op(f, v);
  Ty t = m->root->type;
  if (o == OP_INSERTELEMENT) {
    uint32_t j;
    if (fixed && is_lane(f, arg(f, v, 2), n, &j) && j != ix) return fold_extractelement(x, arg(f, v, 0), i);
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
    if (fixed && n == 1 && vec_lanes(f->m, at) != 1) return fold_bitcast(x, a, t);
    if (vec_lanes(f->m, at) == n && n) /* not of what is inserted elsewhere: a shuffle will be made of that */
      return has_one_use(f, v) && !only_inserted(f, m->root->self) ? fold_bitcast(x, fold_extractelement(x, a, i), t)
                                                                   : VAL_NONE;
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
  if (o == OP_GEP) return extract_address(x, v, i, t);
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
/* The same where that one takes an element of a vector too, or a constant. */
static bool in_element_chain(const Fn *f, Val v) {
  if (!in_chain(f, v)) return false;
  Val e = arg(f, use_user(f, first_use(f, v)), 1);
  return val_is_con(e) || (is_op(f, e, OP_EXTRACTELEMENT) && val_is_con(arg(f, e, 1)));
}
/* Constants are inserted first. */
Val fold_insert_order(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], c = m->root->ops[1];
  uint32_t n = vec_lanes(f->m, m->root->type), i, j;
  if (!m->root->self || !val_is_con(c) || !is_op(f, v, OP_INSERTELEMENT) || !has_one_use(f, v) ||
      val_is_con(arg(f, v, 1)))
    return VAL_NONE;
  if (!is_lane(f, m->root->ops[2], n, &i) || !is_lane(f, arg(f, v, 2), n, &j) || i == j) return VAL_NONE;
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
    if (arg(f, p, 1) != s || !is_lane(f, arg(f, p, 2), n, &ix) || (p != v && !has_one_use(f, p))) { return VAL_NONE; }
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
  if (!m->root->self || !is_op(f, v, OP_SHUFFLEVECTOR) || !is_lane(f, m->root->ops[2], n, &ix)) return VAL_NONE;
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
 * them, or poison. */
Val fold_insert_shuffle(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, src[2] = {VAL_NONE, VAL_NONE};
  Ty t = m->root->type;
  uint32_t n = vec_lanes(f->m, t), mask[VEC_MAX_LANES], ix, from, steps = 0, taken = 0;
  if (!v || !n) return VAL_NONE;
  Val first = m->root->ops[0], put = m->root->ops[1];
  if (is_op(f, put, OP_EXTRACTELEMENT) && ty(f, arg(f, put, 0)) == t && is_lane(f, m->root->ops[2], n, &ix) &&
      is_lane(f, arg(f, put, 1), n, &from) && ix == from && /* back where it was */
      (first == arg(f, put, 0) || (val_is_con(first) && con_is_poison(&f->con, first))))
    return arg(f, put, 0);
  if (in_element_chain(f, v)) return VAL_NONE;
  Ty st = t;
  uint32_t sn = n;
  uint64_t set = 0;
  Val p = v;
  for (; is_op(f, p, OP_INSERTELEMENT) && steps < 2 * n; steps++, p = arg(f, p, 0)) {
    if (!is_lane(f, arg(f, p, 2), n, &ix)) break;
    Val e = arg(f, p, 1);
    bool none = val_is_con(e) && con_is_poison(&f->con, e);
    if (!none) {
      if (!is_op(f, e, OP_EXTRACTELEMENT)) break;
      Ty et = ty(f, arg(f, e, 0));
      uint32_t en = vec_lanes(f->m, et);
      if (!en || !is_lane(f, arg(f, e, 1), en, &from) || (src[0] && et != st)) break;
      st = et;
      sn = en;
    }
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
    mask[ix] = none ? VEC_POISON : from + which * sn;
  }
  if (!taken) return VAL_NONE;
  uint64_t all = n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
  if (set != all) {
    bool none = val_is_con(p) && con_is_poison(&f->con, p);
    if (!none && st != t) { /* elements of one shorter vector: that one is made longer */
      uint32_t pad[VEC_MAX_LANES];
      if (sn > n || taken < 2 || src[1]) return VAL_NONE;
      for (uint32_t i = 0; i < n; i++) pad[i] = i < sn ? i : VEC_POISON;
      src[0] = fold_shuffle(x, src[0], con_poison(&f->con, st), pad, n);
      st = t;
    }
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
  if (!src[1]) src[1] = con_poison(&f->con, st);
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

/* A shuffle that puts one element, inserted just before, among the lanes of the other vector (or poison) as they are:
 * an insertion into that one. */
Val fold_shuffle_of_insert(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  uint32_t mask[VEC_MAX_LANES], n = v ? vec_mask(f, v, mask) : 0, ix;
  if (!n) return VAL_NONE;
  uint32_t s = vec_lanes(f->m, ty(f, m->root->ops[0]));
  for (uint32_t side = 0; side < 2; side++) {
    Val in = m->root->ops[side], other = m->root->ops[1 - side];
    if (!is_op(f, in, OP_INSERTELEMENT) || !is_lane(f, arg(f, in, 2), s, &ix)) continue;
    uint32_t want = ix + side * s, rest = (1 - side) * s, at = n;
    bool ok = true, whole = false;
    for (uint32_t i = 0; i < n && ok; i++) {
      if (mask[i] == VEC_POISON) continue;
      if (mask[i] == want && at == n) at = i;
      else if (mask[i] == rest + i && n == s) whole = true;
      else ok = false;
    }
    if (!ok || at == n) continue;
    if (!whole) other = con_poison(&f->con, m->root->type);
    return fold_insertelement(x, other, arg(f, in, 1), vec_con_index(f, at));
  }
  return VAL_NONE;
}
/* Elements inserted into a constant, then shuffled, each to one place at most: inserted into the shuffled constant. */
Val fold_shuffle_of_inserts(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, in = m->root->ops[0], base = in, put[VEC_MAX_LANES];
  uint32_t mask[VEC_MAX_LANES], to[VEC_MAX_LANES], n = v ? vec_mask(f, v, mask) : 0, k = 0, ix;
  uint32_t s = vec_lanes(f->m, ty(f, in));
  uint64_t seen = 0;
  if (!n || !val_is_con(m->root->ops[1]) || !con_is_poison(&f->con, m->root->ops[1])) return VAL_NONE;
  for (; is_op(f, base, OP_INSERTELEMENT); base = arg(f, base, 0)) {
    if (k == VEC_MAX_LANES || !has_one_use(f, base) || !is_lane(f, arg(f, base, 2), s, &ix) || seen >> ix & 1)
      return VAL_NONE;
    seen |= UINT64_C(1) << ix;
    put[k] = arg(f, base, 1);
    to[k] = n;
    for (uint32_t i = 0; i < n; i++) {
      if (mask[i] != ix) continue;
      if (to[k] != n) return VAL_NONE;
      to[k] = i;
    }
    k++;
  }
  if (!k || !val_is_con(base) || con_kind(&f->con, base) == CON_EXPR || (con_is_poison(&f->con, base) && k == 1))
    return VAL_NONE;
  Val r = fold_shuffle(x, base, con_poison(&f->con, ty(f, base)), mask, n);
  while (k-- > 0)
    if (to[k] != n) r = fold_insertelement(x, r, put[k], vec_con_index(f, to[k]));
  return r;
}
/* Constants inserted into a vector, or into a choice between one and constants: a choice by lane. */
Val fold_insert_constants(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, p = v, e[VEC_MAX_LANES];
  Ty t = m->root->type;
  uint32_t n = vec_lanes(f->m, t), mask[VEC_MAX_LANES], ix, k = 0, w[VEC_MAX_LANES];
  if (!v || n < 2 || !val_is_con(m->root->ops[1]) || in_element_chain(f, v)) return VAL_NONE;
  Val none = con_poison(&f->con, ty_scalar(f->m, t));
  for (uint32_t i = 0; i < n; i++) e[i] = VAL_NONE;
  for (; is_op(f, p, OP_INSERTELEMENT) && val_is_con(arg(f, p, 1)) && is_lane(f, arg(f, p, 2), n, &ix);
       p = arg(f, p, 0), k++) {
    if (p != v && !has_one_use(f, p)) break;
    if (!e[ix]) e[ix] = arg(f, p, 1);
  }
  if (val_is_con(p)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) mask[i] = e[i] ? i + n : i;
  if (is_op(f, p, OP_SHUFFLEVECTOR) && has_one_use(f, p) && ty(f, arg(f, p, 0)) == t && val_is_con(arg(f, p, 1))) {
    if (vec_mask(f, p, w) != n) return VAL_NONE;
    for (uint32_t i = 0; i < n; i++) {
      if (e[i]) continue;
      if (w[i] != VEC_POISON && w[i] % n != i) return VAL_NONE;
      mask[i] = w[i];
      if (w[i] != VEC_POISON && w[i] >= n && !(e[i] = con_elem(&f->con, arg(f, p, 1), i))) return VAL_NONE;
    }
    p = arg(f, p, 0);
  } else if (k < 2) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++)
    if (!e[i]) e[i] = none;
  return fold_shuffle(x, p, con_agg(&f->con, t, e, n), mask, n);
}
/* An element of a bitcast vector into which one was inserted: bits of that one, or an element of the vector before. */
Val fold_extract_bitcast_insert(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val b = m->root->ops[0], in = arg(f, b, 0);
  Ty bt = ty(f, b), t = m->root->type;
  uint32_t n = vec_lanes(f->m, bt), ix, at;
  if (!n || !is_op(f, in, OP_INSERTELEMENT) || dl_big_endian(f->m) || !is_lane(f, m->root->ops[1], n, &ix))
    return VAL_NONE;
  Ty it = ty(f, in), et = ty_scalar(f->m, it);
  uint32_t k = vec_lanes(f->m, it), w = ty_bits(f->m, t), ew = ty_bits(f->m, et);
  if (!k || !w || !ew || ew % w || !is_lane(f, arg(f, in, 2), k, &at)) return VAL_NONE;
  uint32_t per = ew / w, off = ix % per * w;
  if (ix / per != at) { /* of the others */
    if (!has_one_use(f, b)) return VAL_NONE;
    return fold_extractelement(x, fold_bitcast(x, arg(f, in, 0), bt), m->root->ops[1]);
  }
  Val s = arg(f, in, 1);
  if (per == 1) return fold_bitcast(x, s, t);
  if (!ty_is_int(f->m, t) || !ty_is_int(f->m, et) || !has_one_use(f, b)) return VAL_NONE;
  if (off) s = fold_bin(x, OP_LSHR, 0, s, con_int(&f->con, et, off));
  return fold_cast(x, OP_TRUNC, 0, s, t);
}

/* ---- an integer put together from numbers, as a vector of them ---- */
typedef struct Pack {
  Fn *f;
  Val e[VEC_MAX_LANES];
  uint32_t n, w; /* lanes, and their bits */
  Ty elem;
  uint32_t puts;
} Pack;
/* v stands at bit `at` of the integer, zeros around it. */
static bool pack(Pack *k, Val v, uint64_t at, unsigned depth) {
  Fn *f = k->f;
  uint32_t bits = ty_bits(f->m, ty(f, v));
  uint64_t c;
  if (val_is_con(v)) return con_is_zero(&f->con, v);
  if (at_cap(f->m, COMBINE_LANES_DEPTH, depth)) return false;
  if (bits == k->w && at % k->w == 0 && at / k->w < k->n && !is_op(f, v, OP_OR) && !is_op(f, v, OP_SHL)) {
    uint32_t i = (uint32_t)(at / k->w);
    if (is_op(f, v, OP_BITCAST) && ty(f, arg(f, v, 0)) == k->elem) v = arg(f, v, 0);
    else if (ty(f, v) != k->elem) return false;
    if (k->e[i]) return false;
    k->e[i] = v;
    k->puts++;
    return true;
  }
  if (!has_one_use(f, v)) return false;
  switch (op(f, v)) {
  case OP_ZEXT:
    if (ty_bits(f->m, ty(f, arg(f, v, 0))) % k->w) return false;
    return pack(k, arg(f, v, 0), at, depth + 1);
  case OP_OR: return pack(k, arg(f, v, 0), at, depth + 1) && pack(k, arg(f, v, 1), at, depth + 1);
  case OP_SHL:
    if (!val_is_con(arg(f, v, 1)) || !con_u64(&f->con, arg(f, v, 1), &c) || c % k->w || c >= bits) return false;
    /* What a shift pushes out must not come back as a lane: only of what the extension left room for. */
    if (!is_op(f, arg(f, v, 0), OP_ZEXT) || c + ty_bits(f->m, ty(f, arg(f, arg(f, v, 0), 0))) > bits) return false;
    return pack(k, arg(f, v, 0), at + c, depth + 1);
  default: return false;
  }
}
/* bitcast (or (zext a) (shl (zext b) 32)) to <2 x i32>: the two inserted. */
Val fold_bitcast_pack(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0];
  Ty t = m->root->type;
  uint32_t n = vec_lanes(f->m, t);
  if (!m->root->self || !n || !ty_is_int(f->m, ty(f, v)) || dl_big_endian(f->m)) return VAL_NONE;
  Ty e = ty_scalar(f->m, t);
  if (!ty_is_int(f->m, e) && !ty_is_fp(e)) return VAL_NONE;
  Pack k = {.f = f, .n = n, .w = ty_bits(f->m, e), .elem = e};
  if (!k.w || !pack(&k, v, 0, 0) || !k.puts) return VAL_NONE;
  Val r = k.puts == n ? con_poison(&f->con, t) : con_null(&f->con, t);
  for (uint32_t i = 0; i < n; i++)
    if (k.e[i]) r = fold_insertelement(x, r, k.e[i], vec_con_index(f, i));
  return r;
}

/* A vector of one lane is its element. Between vectors, where the element is at hand. */
Val fold_bitcast_one_lane(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], first = vec_con_index(f, 0);
  Ty t = m->root->type, at = ty(f, a);
  if (vec_lanes(f->m, at) == 1) {
    if (vec_lanes(f->m, t) && !is_op(f, a, OP_INSERTELEMENT)) return VAL_NONE;
    return vec_lanes(f->m, t) == 1 ? VAL_NONE : fold_bitcast(x, fold_extractelement(x, a, first), t);
  }
  if (vec_lanes(f->m, t) != 1 || ty_is_vec(f->m, at)) return VAL_NONE;
  Val lane = fold_bitcast(x, a, ty_scalar(f->m, t));
  return fold_insertelement(x, con_poison(&f->con, t), lane, first);
}
/* An element of what was cast, cast again: the element of another cast. */
Val fold_bitcast_element(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val e = m->root->ops[0], v = arg(f, e, 0), a = arg(f, v, 0);
  Ty t = m->root->type;
  uint32_t n = vec_lanes(f->m, ty(f, v));
  if (!n || ty_is_vec(f->m, t) || vec_lanes(f->m, ty(f, a)) == n || !has_one_use(f, v)) return VAL_NONE;
  return fold_extractelement(x, fold_bitcast(x, a, ty_vec(f->m, t, n, false)), arg(f, e, 1));
}
/* The cast of an element into the cast of a vector of its type. */
Val fold_insert_bitcasts(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], e = m->root->ops[1];
  Val w = arg(f, v, 0), s = arg(f, e, 0);
  uint32_t n = vec_lanes(f->m, m->root->type);
  if (!n || vec_lanes(f->m, ty(f, w)) != n || ty_scalar(f->m, ty(f, w)) != ty(f, s)) return VAL_NONE;
  if (!has_one_use(f, v) && !has_one_use(f, e)) return VAL_NONE;
  return fold_bitcast(x, fold_insertelement(x, w, s, m->root->ops[2]), m->root->type);
}
