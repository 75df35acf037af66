/* demanded_elts.c: lanes of vectors that nobody looks at are not computed.
 *
 *   %a = insertelement <2 x i32> %v, i32 %s, i64 1
 *   %b = add <2 x i32> %a, %w
 *   %r = extractelement <2 x i32> %b, i64 0        ->   %b = add <2 x i32> %v, %w
 *
 * Algorithm: from an extraction, an insertion or a shuffle down the operands with the set of wanted lanes; an
 * insertion into a lane that is not wanted is stepped over, lanes of constants and masks become poison. An
 * instruction is changed in place only if it has one use. Nothing that can trap (division) is passed: a poison
 * divisor is undefined behaviour in any lane. Flags stay: what they promise of a wanted lane is what it was. Compare
 * LLVM's SimplifyDemandedVectorElts. Caps: caps.def; VEC_MAX_LANES lanes; cost O(instructions of the tree * lanes). */
#include "ir/cap.h"
#include "passes/instcombine/vector_int.h"

uint32_t vec_lanes(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  return r->kind == TK_VECTOR && !(r->flags & TYF_SCALABLE) && r->count <= VEC_MAX_LANES ? (uint32_t)r->count : 0;
}
uint32_t vec_mask(const Fn *f, Val v, uint32_t mask[VEC_MAX_LANES]) {
  uint32_t n;
  const uint32_t *w = words_of(f, v, &n);
  if (n > VEC_MAX_LANES || !vec_lanes(f->m, ty(f, arg(f, v, 0)))) return 0;
  memcpy(mask, w, n * sizeof *w);
  return n;
}
static uint64_t all_lanes(uint32_t n) { return n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1; }

static Val demanded_con(Fn *f, Val v, uint32_t n, uint64_t lanes) {
  ConPool *p = &f->con;
  ConKind k = con_kind(p, v);
  if (k != CON_AGG && k != CON_ZERO && k != CON_SPLAT && k != CON_UNDEF) return v;
  Val e[VEC_MAX_LANES];
  Val none = con_poison(p, ty_scalar(f->m, con_type(p, v)));
  for (uint32_t i = 0; i < n; i++) {
    e[i] = lanes >> i & 1 ? con_elem(p, v, i) : none;
    if (!e[i]) return v;
  }
  return con_agg(p, con_type(p, v), e, n);
}
static Val demanded(FoldCtx *x, Val v, uint64_t lanes, unsigned depth);
static bool operand(FoldCtx *x, Val v, uint32_t i, uint64_t lanes, unsigned depth) {
  Fn *f = x->f;
  Val o = arg(f, v, i), r = demanded(x, o, lanes, depth);
  if (r == o) return false;
  opnd_set(f, v, i, r);
  if (!val_is_con(o) && x->hooks && x->hooks->made && op(f, o) != OP_ARG)
    x->hooks->made(x, o); /* may be dead, or have one use left */
  return true;
}
/* The value to use instead of v. What changes in place is told to the worklist. */
static Val demanded(FoldCtx *x, Val v, uint64_t lanes, unsigned depth) {
  Fn *f = x->f;
  uint32_t n = vec_lanes(f->m, ty(f, v));
  if (!n) return v;
  lanes &= all_lanes(n);
  if (!lanes) return con_poison(&f->con, ty(f, v));
  if (val_is_con(v)) return lanes == all_lanes(n) ? v : demanded_con(f, v, n, lanes);
  uint32_t ix;
  bool shared = false; /* an insertion stepped over has users that want other lanes */
  while (is_op(f, v, OP_INSERTELEMENT) && is_lane(f, arg(f, v, 2), n, &ix) && !(lanes >> ix & 1)) {
    shared |= !has_one_use(f, v);
    v = arg(f, v, 0);
    if (val_is_con(v)) return demanded_con(f, v, n, lanes);
  }
  if (shared || !has_one_use(f, v) || at_cap(f->m, COMBINE_LANES_DEPTH, depth)) return v;
  Op o = op(f, v);
  bool changed = false;
  if (o == OP_INSERTELEMENT) {
    if (!is_lane(f, arg(f, v, 2), n, &ix)) return v;
    changed = operand(x, v, 0, lanes & ~(UINT64_C(1) << ix), depth + 1);
  } else if (o == OP_SHUFFLEVECTOR) {
    uint32_t mask[VEC_MAX_LANES], s = vec_lanes(f->m, ty(f, arg(f, v, 0)));
    if (vec_mask(f, v, mask) != n) return v;
    uint64_t want[2] = {0, 0};
    for (uint32_t i = 0; i < n; i++) {
      if (mask[i] == VEC_POISON) continue;
      if (!(lanes >> i & 1)) {
        mask[i] = VEC_POISON;
        changed = true;
      } else want[mask[i] >= s] |= UINT64_C(1) << mask[i] % s;
    }
    if (changed) aux_set(f, v, words_add(f, mask, n));
    for (uint32_t i = 0; i < 2; i++) changed |= operand(x, v, i, want[i], depth + 1);
  } else if (op_is_bin(o)) {
    if (op_divides(o)) return v;
    for (uint32_t i = 0; i < 2; i++) changed |= operand(x, v, i, lanes, depth + 1);
  } else if (o == OP_FNEG || (op_is_cast(o) && vec_lanes(f->m, ty(f, arg(f, v, 0))) == n))
    changed = operand(x, v, 0, lanes, depth + 1);
  else if (o == OP_SELECT)
    for (uint32_t i = 0; i < 3; i++) changed |= operand(x, v, i, lanes, depth + 1); /* a scalar condition stays */
  else return v;
  if (changed && x->hooks && x->hooks->made) x->hooks->made(x, v);
  return v;
}
bool demanded_lanes(FoldCtx *x, Val v, uint32_t i, uint64_t lanes) {
  Fn *f = x->f;
  Val o = arg(f, v, i);
  uint32_t n = vec_lanes(f->m, ty(f, o));
  if (!n || (val_is_con(o) && n == 1)) return false;
  /* A change deep in the tree, in place, shows in the epoch. */
  uint64_t before = f->ep_val;
  bool r = operand(x, v, i, lanes, 0);
  return r || f->ep_val != before;
}

Val fold_demanded_extract(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  uint32_t ix, n = vec_lanes(f->m, ty(f, m->root->ops[0]));
  if (!v || !is_lane(f, m->root->ops[1], n, &ix)) return VAL_NONE;
  return demanded_lanes(x, v, 0, UINT64_C(1) << ix) ? v : VAL_NONE;
}
Val fold_demanded_insert(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  uint32_t ix, n = vec_lanes(f->m, m->root->type);
  if (!v || !is_lane(f, m->root->ops[2], n, &ix)) return VAL_NONE;
  return demanded_lanes(x, v, 0, all_lanes(n) & ~(UINT64_C(1) << ix)) ? v : VAL_NONE;
}
Val fold_demanded_shuffle(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  uint32_t mask[VEC_MAX_LANES], s = vec_lanes(f->m, ty(f, m->root->ops[0]));
  uint32_t n = v && s ? vec_mask(f, v, mask) : 0;
  if (!n) return VAL_NONE;
  uint64_t want[2] = {0, 0};
  for (uint32_t i = 0; i < n; i++)
    if (mask[i] != VEC_POISON) want[mask[i] >= s] |= UINT64_C(1) << mask[i] % s;
  bool changed = demanded_lanes(x, v, 0, want[0]);
  return demanded_lanes(x, v, 1, want[1]) || changed ? v : VAL_NONE;
}
