/* vector.c: elements of vectors and aggregates found where they were put, shuffles that change nothing, indices out
 * of range. Source: LLVM's findScalarElement, findInsertedValue, simplifyShuffleVectorInst, by behaviour. */
#include "analysis/simplify/simplify.h"
#include "ir/cap.h"
#include "ir/match.h"

/* Index of an element as a number; false if it is none. */
static bool index_of(const Fn *f, Val v, uint64_t *i) {
  if (!val_is_con(v)) return false;
  ConPool *p = (ConPool *)&f->con;
  Cv c = con_cv(p, con_twin(p, v), 0);
  if (c.kind != CV_INT) return false;
  *i = ap_fits_u64(c.ap) ? ap_lo64(c.ap) : UINT64_MAX;
  return true;
}
/* Element i of v, followed through insertions and shuffles. */
static Val element(FoldCtx *x, Val v, uint64_t i) {
  Fn *f = x->f;
  for (unsigned step = 0; !at_cap(f->m, SIMPLIFY_VECTOR_STEPS, step); step++) {
    if (val_is_con(v)) return con_elem(&f->con, con_twin(&f->con, v), i);
    switch (op(f, v)) {
    case OP_INSERTELEMENT: {
      uint64_t j;
      if (!index_of(f, arg(f, v, 2), &j)) return VAL_NONE;
      if (j == i) return arg(f, v, 1);
      v = arg(f, v, 0);
      break;
    }
    case OP_SHUFFLEVECTOR: {
      uint32_t n;
      const uint32_t *w = words_of(f, v, &n);
      Val a = arg(f, v, 0);
      if (ty_scalable(f->m, ty(f, a))) { /* a splat of element 0 */
        if (i >= n || w[i] != 0) return VAL_NONE;
        v = a;
        i = 0;
        break;
      }
      uint64_t s = ty_rec(f->m, ty(f, a))->count;
      if (i >= n) return VAL_NONE;
      if (w[i] == UINT32_MAX) return con_poison(&f->con, ty_scalar(f->m, ty(f, v)));
      if (w[i] < s) v = a, i = w[i];
      else v = arg(f, v, 1), i = w[i] - s;
      break;
    }
    default: return VAL_NONE;
    }
  }
  return VAL_NONE;
}
Val simplify_extractelement(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val v = i->ops[0], ix = i->ops[1];
  const TypeRec *vt = ty_rec(f->m, ty(f, v));
  bool scalable = (vt->flags & TYF_SCALABLE) != 0;
  uint64_t n;
  if (is_undefined(f, ix)) return con_poison(&f->con, i->type);
  if (!index_of(f, ix, &n)) {
    if (val_is_con(v)) {
      Val c = con_twin(&f->con, v);
      ConKind k = con_kind(&f->con, c);
      if (k == CON_UNDEF || k == CON_POISON || k == CON_SPLAT || k == CON_ZERO)
        return con_elem(&f->con, c, 0); /* beyond the end it would be poison */
    } else if (is_op(f, v, OP_INSERTELEMENT) && arg(f, v, 2) == ix) return arg(f, v, 1);
    return VAL_NONE;
  }
  if (n >= vt->count && !scalable) return con_poison(&f->con, i->type);
  if (n >= vt->count) return VAL_NONE;
  return element(x, v, n);
}
Val simplify_insertelement(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val v = i->ops[0], e = i->ops[1], ix = i->ops[2];
  const TypeRec *vt = ty_rec(f->m, i->type);
  uint64_t n;
  if (is_undefined(f, ix)) return con_poison(&f->con, i->type);
  if (index_of(f, ix, &n) && n >= vt->count && !(vt->flags & TYF_SCALABLE)) return con_poison(&f->con, i->type);
  if (val_is_con(e) && con_is_poison(&f->con, e)) return v;
  if (is_op(f, e, OP_EXTRACTELEMENT) && arg(f, e, 0) == v && arg(f, e, 1) == ix) return v;
  if (val_is_con(e) && con_is_undef(&f->con, e)) {
    KnownCtx k = ctx_known(x);
    if (known_not_poison(&k, v)) return v;
  }
  if (val_is_con(v) && val_is_con(e) && !val_is_con(ix)) { /* an element of the splat into itself */
    Val c = con_twin(&f->con, v);
    if ((con_kind(&f->con, c) == CON_SPLAT || con_kind(&f->con, c) == CON_ZERO) && con_elem(&f->con, c, 0) == e)
      return v;
  }
  return VAL_NONE;
}
/* All lanes are constants that were put there: the constant vector. */
static Val constant_lanes(FoldCtx *x, const InsView *i, const uint32_t *w, uint32_t n, uint64_t s) {
  Fn *f = x->f;
  ArenaMark mark = arena_mark(x->scratch);
  Val *lane = ARENA_ARRAY(x->scratch, Val, n), r = VAL_NONE;
  uint32_t k = 0;
  for (; k < n; k++) {
    if (w[k] == UINT32_MAX) lane[k] = con_poison(&f->con, ty_scalar(f->m, i->type));
    else lane[k] = w[k] < s ? element(x, i->ops[0], w[k]) : element(x, i->ops[1], w[k] - s);
    if (!lane[k] || !val_is_con(lane[k])) break;
  }
  if (k == n) r = con_agg(&f->con, i->type, lane, n);
  arena_release(x->scratch, mark);
  return r;
}
/* Lanes of one operand that is a shuffle of this type, and holds one element all over: that operand. */
static Val splat_operand(const FoldCtx *x, const InsView *i, const uint32_t *w, uint32_t n, uint64_t s) {
  const Fn *f = x->f;
  bool second = true, first = true;
  for (uint32_t k = 0; k < n; k++)
    if (w[k] != UINT32_MAX) first &= w[k] < s, second &= w[k] >= s;
  Val v = first ? i->ops[0] : second ? i->ops[1] : VAL_NONE;
  if (!v || !is_op(f, v, OP_SHUFFLEVECTOR) || ty(f, v) != i->type) return VAL_NONE;
  uint32_t nn;
  const uint32_t *ww = words_of(f, v, &nn);
  for (uint32_t k = 0; k < nn; k++)
    if (ww[k] != ww[0] || ww[k] == UINT32_MAX) return VAL_NONE;
  return v;
}
Val simplify_shuffle(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  const uint32_t *w = f->words.p + i->aux;
  uint32_t n = *w++;
  Ty st = ty(f, i->ops[0]);
  uint64_t s = ty_rec(f->m, st)->count;
  bool all_poison = true, some_poison = false;
  for (uint32_t k = 0; k < n; k++) all_poison &= w[k] == UINT32_MAX, some_poison |= w[k] == UINT32_MAX;
  if (all_poison) return con_poison(&f->con, i->type);
  if (ty_scalable(f->m, st)) return VAL_NONE;
  bool id0 = n == s, id1 = n == s;
  for (uint32_t k = 0; k < n; k++)
    if (w[k] != UINT32_MAX) {
      id0 &= w[k] == k;
      id1 &= w[k] == k + s;
    }
  /* A poison element may become the vector's own; what is made for this only first loses what nobody wants
   * (InstCombine). */
  Val same = id0 ? i->ops[0] : id1 ? i->ops[1] : VAL_NONE;
  if (same) return some_poison && is_op(f, same, OP_INSERTELEMENT) && has_one_use(f, same) ? VAL_NONE : same;
  Val known = splat_operand(x, i, w, n, s);
  if (!known) known = constant_lanes(x, i, w, n, s);
  if (known) return known;
  /* Through shuffles every element comes from the same place of one vector. */
  Val root = VAL_NONE;
  for (uint32_t k = 0; k < n; k++) {
    if (w[k] == UINT32_MAX) continue;
    Val v = w[k] < s ? i->ops[0] : i->ops[1];
    uint64_t at = w[k] < s ? w[k] : w[k] - s;
    for (unsigned step = 0; is_op(f, v, OP_SHUFFLEVECTOR) && !at_cap(f->m, SIMPLIFY_VECTOR_STEPS, step); step++) {
      uint32_t nn;
      const uint32_t *ww = words_of(f, v, &nn);
      if (ty_scalable(f->m, ty(f, arg(f, v, 0))) || ww[at] == UINT32_MAX) return VAL_NONE;
      uint64_t c = ty_rec(f->m, ty(f, arg(f, v, 0)))->count;
      uint64_t to = ww[at];
      v = to < c ? arg(f, v, 0) : arg(f, v, 1);
      at = to < c ? to : to - c;
    }
    if (ty(f, v) != i->type || at != k || (root && root != v)) return VAL_NONE;
    root = v;
  }
  return root && !val_is_con(root) ? root : VAL_NONE;
}
Val simplify_extractvalue(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  const uint32_t *w = f->words.p + i->aux;
  uint32_t n = *w++;
  Val v = i->ops[0];
  for (unsigned step = 0; is_op(f, v, OP_INSERTVALUE) && !at_cap(f->m, SIMPLIFY_VECTOR_STEPS, step); step++) {
    uint32_t k;
    const uint32_t *u = words_of(f, v, &k);
    uint32_t same = 0;
    while (same < n && same < k && w[same] == u[same]) same++;
    if (same == n && same == k) return arg(f, v, 1);
    if (same == n || same == k) return VAL_NONE; /* one lies inside the other: not found here */
    v = arg(f, v, 0);
  }
  if (!val_is_con(v)) return VAL_NONE;
  for (uint32_t k = 0; k < n && v; k++) v = con_elem(&f->con, con_twin(&f->con, v), w[k]);
  return v;
}
/* insertvalue of what was taken from the same place. */
Val simplify_insertvalue(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  const uint32_t *w = f->words.p + i->aux;
  uint32_t n = *w++;
  Val agg = i->ops[0], e = i->ops[1];
  if (val_is_con(e) && con_is_poison(&f->con, e)) return agg;
  if (val_is_con(e) && con_is_undef(&f->con, e)) {
    KnownCtx k = ctx_known(x);
    return known_not_poison(&k, agg) ? agg : VAL_NONE;
  }
  if (!is_op(f, e, OP_EXTRACTVALUE)) return VAL_NONE;
  uint32_t k;
  const uint32_t *u = words_of(f, e, &k);
  if (k != n || memcmp(u, w, n * sizeof *w) != 0 || ty(f, arg(f, e, 0)) != i->type) return VAL_NONE;
  Val from = arg(f, e, 0);
  if (from == agg) return agg;
  /* into poison; or into undef when what lies beside it is surely no poison */
  if (!val_is_con(agg)) return VAL_NONE;
  if (con_is_poison(&f->con, agg)) return from;
  KnownCtx kc = ctx_known(x);
  return con_is_undef(&f->con, agg) && known_not_poison(&kc, from) ? from : VAL_NONE;
}
