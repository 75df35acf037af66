/* shuffle.c: shuffles in canonical form, shuffles of shuffles, operations moved before the shuffle of their operands.
 *
 *   %a = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> M
 *   %b = shufflevector <4 x i32> %y, <4 x i32> poison, <4 x i32> M
 *   %r = add <4 x i32> %a, %b      ->   %s = add <4 x i32> %x, %y
 *                                       %r = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> M
 *
 * Two shuffles become one only if its mask is one of theirs or a splat: targets may have no good code for a new
 * permutation. Source: LLVM's visitShuffleVectorInst and foldVectorBinop, by behaviour. Cap: VEC_MAX_LANES lanes;
 * cost O(lanes). */
#include "passes/instcombine/vector_int.h"

static bool is_poison(const Fn *f, Val v) { return val_is_con(v) && con_is_poison(&f->con, v); }
/* A shuffle of one vector: the mask, and its source in *src. */
static uint32_t shuffle_of_one(const Fn *f, Val v, Val *src, uint32_t mask[VEC_MAX_LANES]) {
  if (!is_op(f, v, OP_SHUFFLEVECTOR) || !is_poison(f, arg(f, v, 1))) return 0;
  uint32_t n = vec_mask(f, v, mask), s = vec_lanes(f->m, ty(f, arg(f, v, 0)));
  for (uint32_t i = 0; i < n; i++)
    if (mask[i] != VEC_POISON && mask[i] >= s) return 0;
  *src = arg(f, v, 0);
  return n;
}
static bool same_mask(const uint32_t *a, const uint32_t *b, uint32_t n) { return memcmp(a, b, n * sizeof *a) == 0; }
static bool is_splat(const uint32_t *w, uint32_t n) {
  uint32_t first = VEC_POISON;
  for (uint32_t i = 0; i < n; i++) {
    if (w[i] == VEC_POISON) continue;
    if (first == VEC_POISON) first = w[i];
    if (w[i] != first) return false;
  }
  return true;
}

/* One operand twice: mask of the first. An operand that no lane comes from: poison. Only the second is used: swapped.
 */
Val fold_shuffle_canon(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, a = m->root->ops[0], b = m->root->ops[1];
  uint32_t mask[VEC_MAX_LANES], s = vec_lanes(f->m, ty(f, a)), n = v && s ? vec_mask(f, v, mask) : 0;
  if (!n) return VAL_NONE;
  Val none = con_poison(&f->con, ty(f, a));
  bool changed = false, use[2] = {false, false};
  for (uint32_t i = 0; i < n; i++) {
    if (mask[i] == VEC_POISON) continue;
    if (a == b && mask[i] >= s) {
      mask[i] -= s;
      changed = true;
    }
    if ((mask[i] < s ? a : b) == none) {
      mask[i] = VEC_POISON;
      changed = true;
    } else use[mask[i] >= s] = true;
  }
  if (!use[0] && !use[1]) return none == a && m->root->type == ty(f, a) ? none : con_poison(&f->con, m->root->type);
  if (!use[1] && b != none) {
    b = none;
    changed = true;
  }
  if (!use[0]) {
    a = b;
    b = none;
    changed = true;
    for (uint32_t i = 0; i < n; i++)
      if (mask[i] != VEC_POISON) mask[i] -= s;
  } else if (use[1] && val_is_con(a) && con_is_undef(&f->con, a) && !val_is_con(b)) {
    Val t = a;
    a = b;
    b = t;
    changed = true;
    for (uint32_t i = 0; i < n; i++)
      if (mask[i] != VEC_POISON) mask[i] = mask[i] < s ? mask[i] + s : mask[i] - s;
  }
  return changed ? fold_shuffle(x, a, b, mask, n) : VAL_NONE;
}

/* shuffle (shuffle x, y, m1), poison, m2 */
Val fold_shuffle_of_shuffle(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, in, a, b;
  uint32_t m2[VEC_MAX_LANES], m1[VEC_MAX_LANES], w[VEC_MAX_LANES], n = v ? shuffle_of_one(f, v, &in, m2) : 0;
  if (!n || !is_op(f, in, OP_SHUFFLEVECTOR)) return VAL_NONE;
  uint32_t n1 = vec_mask(f, in, m1);
  if (!n1) return VAL_NONE;
  a = arg(f, in, 0);
  b = arg(f, in, 1);
  for (uint32_t i = 0; i < n; i++) w[i] = m2[i] == VEC_POISON ? VEC_POISON : m1[m2[i]];
  bool same = is_splat(w, n) || (n == n1 && (same_mask(w, m1, n) || same_mask(w, m2, n)));
  uint32_t s = vec_lanes(f->m, ty(f, a));
  if (!same && is_poison(f, b)) { /* narrowing what only widened: a plain sub-vector or padding */
    bool pad = true;
    for (uint32_t i = 0; i < n1; i++) pad &= m1[i] == VEC_POISON || m1[i] == i;
    same = pad && s == n;
  }
  if (!same && has_one_use(f, in) && n < n1) { /* the front of a longer shuffle: the rest is not needed */
    same = true;
    for (uint32_t i = 0; i < n; i++) same &= m2[i] == VEC_POISON || m2[i] == i;
  }
  return same ? fold_shuffle(x, a, b, w, n) : VAL_NONE;
}

/* shuffle (shuffle x, m1), (x or shuffle x, m2): all lanes are x's. */
Val fold_shuffle_of_own(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, src = VAL_NONE;
  uint32_t mask[VEC_MAX_LANES], in[2][VEC_MAX_LANES], w[VEC_MAX_LANES], n = v ? vec_mask(f, v, mask) : 0, k[2];
  if (!n || is_poison(f, m->root->ops[1])) return VAL_NONE;
  uint32_t s = vec_lanes(f->m, ty(f, m->root->ops[0]));
  for (uint32_t i = 0; i < 2; i++) {
    Val from;
    k[i] = shuffle_of_one(f, m->root->ops[i], &from, in[i]);
    if (!k[i]) from = m->root->ops[i];
    if (i && from != src) return VAL_NONE;
    src = from;
  }
  if (!k[0] && !k[1]) return VAL_NONE;
  bool same[2] = {k[0] == n, k[1] == n}, identity = true;
  for (uint32_t i = 0; i < n; i++) {
    w[i] = VEC_POISON;
    if (mask[i] == VEC_POISON) continue;
    uint32_t side = mask[i] >= s, at = mask[i] % s;
    w[i] = k[side] ? in[side][at] : at;
    identity &= w[i] == i;
    for (uint32_t j = 0; j < 2; j++) same[j] = same[j] && in[j][i] == w[i];
  }
  bool whole = identity && vec_lanes(f->m, ty(f, src)) == n;
  return whole || same[0] || same[1] || is_splat(w, n) ? fold_shuffle(x, src, con_poison(&f->con, ty(f, src)), w, n)
                                                       : VAL_NONE;
}

/* shuffle (shuffle a, b, m1), (shuffle c, d, m2), where the lanes come from at most two vectors of one type and no
 * other user needs the inner ones: they go, and the new mask takes less than theirs did.
 *   %s = shufflevector <2 x i8> %x, poison, <0, 1, -, ->
 *   %t = shufflevector <2 x i8> %y, poison, <0, 1, -, ->
 *   %r = shufflevector <4 x i8> %s, %t, <0, 4, 1, 5>        ->   shufflevector <2 x i8> %x, %y, <0, 2, 1, 3> */
Val fold_shuffle_of_two(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, src[2] = {VAL_NONE, VAL_NONE};
  uint32_t mask[VEC_MAX_LANES], in[2][VEC_MAX_LANES], n = v ? vec_mask(f, v, mask) : 0, from = 0;
  uint32_t s = n ? vec_lanes(f->m, ty(f, m->root->ops[0])) : 0;
  if (!s) return VAL_NONE;
  for (uint32_t i = 0; i < 2; i++) {
    Val o = m->root->ops[i];
    if (!is_op(f, o, OP_SHUFFLEVECTOR) || !vec_mask(f, o, in[i]) || !has_one_use(f, o)) return VAL_NONE;
  }
  for (uint32_t i = 0; i < n; i++) {
    if (mask[i] == VEC_POISON) continue;
    uint32_t side = mask[i] >= s, at = mask[i] % s, k = 0;
    Val a = m->root->ops[side];
    at = in[side][at];
    if (at == VEC_POISON) {
      mask[i] = VEC_POISON;
      continue;
    }
    uint32_t w = vec_lanes(f->m, ty(f, arg(f, a, 0)));
    Val e = arg(f, a, at >= w);
    if (is_poison(f, e)) {
      mask[i] = VEC_POISON;
      continue;
    }
    if (from && ty(f, e) != ty(f, src[0])) return VAL_NONE;
    while (k < from && src[k] != e) k++;
    if (k == 2) return VAL_NONE;
    if (k == from) src[from++] = e;
    mask[i] = k * w + at % w;
  }
  if (!from) return con_poison(&f->con, m->root->type);
  return fold_shuffle(x, src[0], from == 2 ? src[1] : con_poison(&f->con, ty(f, src[0])), mask, n);
}

static Val again(FoldCtx *x, const InsView *r, Val *ops, uint32_t n, Ty t) {
  InsView i = *r;
  i.ops = ops;
  i.n = n;
  i.type = t;
  i.self = VAL_NONE;
  return fold_view(x, &i);
}
/* The constant that, shuffled by w, gives c; lanes that nothing comes from are poison. VAL_NONE if two lanes
 * disagree. */
static Val unshuffle(Fn *f, Val c, const uint32_t *w, uint32_t n, Ty src) {
  Val e[VEC_MAX_LANES];
  uint32_t s = vec_lanes(f->m, src);
  Ty et = ty_scalar(f->m, ty(f, c));
  Val none = con_poison(&f->con, et);
  for (uint32_t i = 0; i < s; i++) e[i] = VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    if (w[i] == VEC_POISON) continue;
    Val o = con_elem(&f->con, c, i);
    if (!o || (e[w[i]] && e[w[i]] != o)) return VAL_NONE;
    e[w[i]] = o;
  }
  for (uint32_t i = 0; i < s; i++)
    if (!e[i]) e[i] = none;
  return con_agg(&f->con, ty_vec(f->m, et, s, false), e, s);
}
/* An operation of two shuffles by one mask, or of a shuffle and a constant. Not division: lanes that were not
 * selected would be divided too. */
Val fold_op_of_shuffles(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  if (!r->self || op_divides(r->op) || r->n != 2 || !vec_lanes(f->m, r->type)) return VAL_NONE;
  Val a = r->ops[0], b = r->ops[1], sa, sb;
  uint32_t wa[VEC_MAX_LANES], wb[VEC_MAX_LANES];
  bool cmp = op_info[r->op].cls == OC_CMP;
  uint32_t na = shuffle_of_one(f, a, &sa, wa), nb = shuffle_of_one(f, b, &sb, wb);
  if (na && nb) {
    if (!same_mask(wa, wb, na) || ty(f, sa) != ty(f, sb) || !(has_one_use(f, a) || has_one_use(f, b) || a == b))
      return VAL_NONE;
  } else if (na && val_is_con(b)) {
    if (!has_one_use(f, a) || vec_lanes(f->m, ty(f, sa)) > na || con_kind(&f->con, b) == CON_EXPR) return VAL_NONE;
    if (!(sb = unshuffle(f, b, wa, na, ty(f, sa)))) return VAL_NONE;
  } else if (nb && val_is_con(a)) {
    if (!has_one_use(f, b) || vec_lanes(f->m, ty(f, sb)) > nb || con_kind(&f->con, a) == CON_EXPR) return VAL_NONE;
    if (!(sa = unshuffle(f, a, wb, nb, ty(f, sb)))) return VAL_NONE;
    na = nb;
    memcpy(wa, wb, sizeof wa);
  } else return VAL_NONE;
  Val o = again(x, r, (Val[]){sa, sb}, 2, cmp ? ty_cmp(f->m, ty(f, sa)) : ty(f, sa));
  return fold_shuffle(x, o, con_poison(&f->con, ty(f, o)), wa, na);
}
/* fneg and casts of a shuffle that nothing else uses. */
Val fold_unary_of_shuffle(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  Val a = r->ops[0], s;
  uint32_t w[VEC_MAX_LANES], n = r->self ? shuffle_of_one(f, a, &s, w) : 0;
  if (!n || !has_one_use(f, a) || vec_lanes(f->m, r->type) != n || vec_lanes(f->m, ty(f, s)) != n) return VAL_NONE;
  Val o = again(x, r, &s, 1, r->type);
  return fold_shuffle(x, o, con_poison(&f->con, r->type), w, n);
}
/* An operation of two concatenations: the halves one by one. Every lane is selected, so division may be split too. */
Val fold_op_of_concats(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  Val a = r->ops[0], b = r->ops[1];
  uint32_t wa[VEC_MAX_LANES], wb[VEC_MAX_LANES];
  if (!r->self || !is_op(f, a, OP_SHUFFLEVECTOR) || !is_op(f, b, OP_SHUFFLEVECTOR) || a == b || !has_one_use(f, a) ||
      !has_one_use(f, b))
    return VAL_NONE;
  uint32_t n = vec_mask(f, a, wa), s = vec_lanes(f->m, ty(f, arg(f, a, 0)));
  if (!n || vec_mask(f, b, wb) != n || n != 2 * s || ty(f, arg(f, a, 0)) != ty(f, arg(f, b, 0))) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    if ((wa[i] != i && wa[i] != VEC_POISON) || (wb[i] != i && wb[i] != VEC_POISON)) return VAL_NONE;
    if (wa[i] == wb[i]) continue;
    if (op_divides(r->op)) return VAL_NONE;
    wa[i] = VEC_POISON;
  }
  Val o[2], p[2], q[2];
  for (uint32_t i = 0; i < 2; i++) p[i] = arg(f, a, i), q[i] = arg(f, b, i);
  for (uint32_t i = 0; i < 2; i++) o[i] = again(x, r, (Val[]){p[i], q[i]}, 2, ty(f, p[i]));
  return fold_shuffle(x, o[0], o[1], wa, n);
}
/* A commutative operation of two choices by lane, where each lane meets both vectors: the choice is idle. */
Val fold_op_of_choices(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  Val a = r->ops[0], b = r->ops[1];
  uint32_t wa[VEC_MAX_LANES], wb[VEC_MAX_LANES];
  if (!r->self || !is_op(f, a, OP_SHUFFLEVECTOR) || !is_op(f, b, OP_SHUFFLEVECTOR) || ty(f, arg(f, a, 0)) != r->type)
    return VAL_NONE;
  Val p = arg(f, a, 0), q = arg(f, a, 1), p2 = arg(f, b, 0), q2 = arg(f, b, 1);
  if (!((p == p2 && q == q2) || (p == q2 && q == p2))) return VAL_NONE;
  uint32_t n = vec_mask(f, a, wa);
  if (!n || vec_mask(f, b, wb) != n) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    if (wa[i] == VEC_POISON || wb[i] == VEC_POISON || wa[i] % n != i || wb[i] % n != i) return VAL_NONE;
    if ((wa[i] < n ? p : q) == (wb[i] < n ? p2 : q2)) return VAL_NONE;
  }
  return again(x, r, (Val[]){p, q}, 2, r->type);
}
/* A choice by lane with a constant condition is a shuffle. A lane whose condition is undef takes the first. */
Val fold_select_to_shuffle(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  Val c = r->ops[0];
  uint32_t n = vec_lanes(f->m, r->type), mask[VEC_MAX_LANES];
  if (!r->self || !n || !val_is_con(c) || con_kind(&f->con, c) != CON_AGG || (r->flags & F_FAST)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val e = con_elem(&f->con, c, i);
    uint64_t k = 1;
    if (!e) return VAL_NONE;
    if (con_is_poison(&f->con, e)) {
      mask[i] = VEC_POISON;
      continue;
    }
    if (!con_is_undef(&f->con, e) && (con_kind(&f->con, e) != CON_INT || !con_u64(&f->con, e, &k))) return VAL_NONE;
    mask[i] = k ? i : i + n;
  }
  return fold_shuffle(x, r->ops[1], r->ops[2], mask, n);
}
/* Every lane stays where it is, or is poison: the vector. After what drops the lanes that nobody wants. */
Val fold_shuffle_identity(FoldCtx *x, const RuleMatch *m) {
  const Fn *f = x->f;
  Val v = m->root->self, a = m->root->ops[0];
  uint32_t mask[VEC_MAX_LANES], n = v ? vec_mask(f, v, mask) : 0;
  if (!n || ty(f, a) != m->root->type) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++)
    if (mask[i] != i && mask[i] != VEC_POISON) return VAL_NONE;
  return a;
}

/* v's mask in `to` lanes, each a part of one of its own. */
static bool finer_mask(const Fn *f, Val v, uint32_t to, uint32_t mask[VEC_MAX_LANES]) {
  uint32_t m[VEC_MAX_LANES], n = vec_mask(f, v, m);
  if (!n || to % n || vec_lanes(f->m, ty(f, arg(f, v, 0))) != n) return false;
  uint32_t k = to / n;
  for (uint32_t i = 0; i < to; i++) {
    if (m[i / k] != VEC_POISON && m[i / k] >= n) return false; /* of the second vector */
    mask[i] = m[i / k] == VEC_POISON ? VEC_POISON : m[i / k] * k + i % k;
  }
  return true;
}
/* A shuffle of a shuffle in other lanes: what was shuffled, where every bit is back in its place; the first shuffle,
 * where the second one moves nothing that differs. */
Val fold_shuffle_of_cast(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self, cast = m->root->ops[0], in = arg(f, cast, 0);
  uint32_t n1 = vec_lanes(f->m, ty(f, in)), n2 = vec_lanes(f->m, m->root->type), n = u32_max(n1, n2);
  uint32_t first[VEC_MAX_LANES], second[VEC_MAX_LANES];
  if (!v || !n1 || !n2 || !finer_mask(f, in, n, first) || !finer_mask(f, v, n, second)) return VAL_NONE;
  bool back = true, same = true;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t to = second[i] == VEC_POISON ? VEC_POISON : first[second[i]];
    back &= to == i || to == VEC_POISON;
    same &= to == first[i] || to == VEC_POISON;
  }
  return back ? fold_bitcast(x, arg(f, in, 0), m->root->type) : same ? cast : VAL_NONE;
}
