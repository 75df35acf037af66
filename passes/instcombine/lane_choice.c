/* lane_choice.c: a choice by lane between operations with constants is one operation with the constants chosen.
 *
 *   %a = add <4 x i32> %x, <i32 1, i32 2, i32 3, i32 4>
 *   %b = add <4 x i32> %x, <i32 5, i32 6, i32 7, i32 8>
 *   %r = shufflevector %a, %b, <i32 0, i32 5, i32 2, i32 7>  ->  %r = add <4 x i32> %x, <i32 1, i32 6, i32 3, i32 8>
 *
 * One side may be the variable itself: its lanes take the operation's identity. Two variables are chosen first, and
 * computed with once. Lane i of the result is then lane i of an operation that ran before too, with the same operands,
 * so nothing traps that did not; a lane that nobody wants (poison in the mask) divides by 1. Floats have no identity
 * that leaves every bit alone (NaN, denormals), so both sides must be operations there. Source: LLVM's
 * foldSelectShuffle, by behaviour; other than there an operation that stays for other users is not computed twice. Cap:
 * VEC_MAX_LANES lanes; cost O(lanes). */
#include "passes/instcombine/vector_int.h"

/* One side of the choice: `x op c`, or `c op x`. */
typedef struct Side {
  Op op;
  unsigned flags;
  Val x, c; /* the constant's lanes are all known */
  bool left;
} Side;

static bool side_of(Fn *f, Val v, Side *s) {
  if (val_is_con(v) || !op_is_bin((Op)f->ins[v].op)) return false;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  if (val_is_con(a) == val_is_con(b)) return false;
  *s = (Side){(Op)f->ins[v].op, f->ins[v].flags, val_is_con(a) ? b : a, val_is_con(a) ? a : b, val_is_con(a)};
  return con_kind(&f->con, s->c) != CON_EXPR && con_elem(&f->con, s->c, 0);
}
/* `x << c` as a product, `x | c` without common bits as a sum. The constant of the product: one that exists. */
static void as_product(Fn *f, Side *s) {
  Val c = s->op == OP_SHL && !s->left ? con_fold_bin(&f->con, OP_SHL, con_int(&f->con, ty(f, s->c), 1), s->c)
                                      : VAL_NONE;
  if (c) *s = (Side){OP_MUL, s->flags & F_NUW, s->x, c, false};
}
static void as_sum(Side *s) {
  if (s->op == OP_OR && (s->flags & F_DISJOINT)) s->op = OP_ADD, s->flags = F_NUW | F_NSW;
}
static bool same_kind(Fn *f, Side s[2]) {
  if (s[0].op != s[1].op)
    for (unsigned i = 0; i < 2; i++) {
      if (s[1 - i].op == OP_MUL) as_product(f, &s[i]);
      if (s[1 - i].op == OP_ADD) as_sum(&s[i]);
    }
  return s[0].op == s[1].op && s[0].left == s[1].left;
}

/* Where a lane comes from: mask[i] is i, i + n or VEC_POISON. */
static bool is_choice(const uint32_t *mask, uint32_t n) {
  bool both[2] = {false, false};
  for (uint32_t i = 0; i < n; i++) {
    if (mask[i] == VEC_POISON) continue;
    if (mask[i] % n != i) return false;
    both[mask[i] >= n] = true;
  }
  return both[0] && both[1];
}
/* The lanes of c[0] and c[1] by the mask; a lane that nobody wants is poison, or 1 where it is divided by. */
static Val choose_lanes(Fn *f, const Val c[2], const uint32_t *mask, uint32_t n, bool divisor) {
  Val e[VEC_MAX_LANES];
  Ty t = ty(f, c[0]), et = ty_scalar(f->m, t);
  for (uint32_t i = 0; i < n; i++) {
    if (mask[i] != VEC_POISON) e[i] = con_elem(&f->con, c[mask[i] >= n], i);
    else e[i] = divisor ? con_int(&f->con, et, 1) : con_poison(&f->con, et);
    if (!e[i]) return VAL_NONE;
  }
  return con_agg(&f->con, t, e, n);
}
/* The operation of s with the lanes of another constant. */
static Val side_again(FoldCtx *x, const Side *s, Val var, Val c) {
  return s->left ? fold_bin(x, s->op, s->flags, c, var) : fold_bin(x, s->op, s->flags, var, c);
}

/* shuffle x, (x op c) */
static Val choice_of_one(FoldCtx *x, const Side *s, Val op, Val other, const uint32_t *mask, uint32_t n, bool second) {
  Fn *f = x->f;
  int64_t e;
  if (s->x != other || s->left || !has_one_use(f, op) || !op_neutral(s->op, &e)) return VAL_NONE;
  Val c[2] = {s->c, s->c};
  c[!second] = con_sint(&f->con, ty(f, s->c), e);
  Val k = choose_lanes(f, c, mask, n, op_divides(s->op));
  return k ? side_again(x, s, other, k) : VAL_NONE;
}
/* shuffle (x op c), (y op d) */
static Val choice_of_two(FoldCtx *x, Side s[2], const Val op[2], uint32_t *mask, uint32_t n) {
  Fn *f = x->f;
  bool one[2] = {has_one_use(f, op[0]), has_one_use(f, op[1])}, alone = s[0].x == s[1].x;
  if (alone ? !one[0] && !one[1] : !one[0] || !one[1]) return VAL_NONE;
  if (!same_kind(f, s)) return VAL_NONE;
  Side r = s[0];
  r.flags &= s[1].flags;
  if (r.left && op_divides(r.op)) /* both variables divided in every lane; a poison lane would trap */
    for (uint32_t i = 0; i < n; i++)
      if (mask[i] == VEC_POISON) mask[i] = i;
  Val c[2] = {s[0].c, s[1].c};
  Val k = choose_lanes(f, c, mask, n, !r.left && op_divides(r.op));
  if (!k) return VAL_NONE;
  Val var = alone ? r.x : fold_shuffle(x, s[0].x, s[1].x, mask, n);
  return side_again(x, &r, var, k);
}

Val fold_shuffle_lane_choice(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  uint32_t mask[VEC_MAX_LANES], n = r->self ? vec_mask(f, r->self, mask) : 0;
  if (!n || ty(f, r->ops[0]) != r->type || !is_choice(mask, n)) return VAL_NONE;
  Val op[2] = {r->ops[0], r->ops[1]};
  Side s[2];
  bool is[2] = {side_of(f, op[0], &s[0]), side_of(f, op[1], &s[1])};
  Val v = is[0] && is[1] ? choice_of_two(x, s, op, mask, n) : VAL_NONE;
  if (!v && is[0]) v = choice_of_one(x, &s[0], op[0], op[1], mask, n, false);
  if (!v && is[1]) v = choice_of_one(x, &s[1], op[1], op[0], mask, n, true);
  return v;
}
