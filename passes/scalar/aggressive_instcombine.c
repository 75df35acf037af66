/* aggressive_instcombine.c: "aggressive-instcombine": shapes of many instructions that are one operation, rarely met,
 * so that they are looked for once and not in every round of instcombine.
 *
 *     %c = icmp eq i32 %n, 0                               %r = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 %n)
 *     br i1 %c, label %join, label %shift          ==>     (b frozen: with n = 0 the phi did not look at it)
 *   shift:   ; (a << n) | (b >> (32 - n))
 *   join:    %r = phi i32 [ %a, %entry ], [ %or, %shift ]
 *
 * - truncated expressions with fewer bits (aic_trunc.c)
 * - shifts of two numbers, and rotations, that branch around an amount of zero: fshl, fshr
 * - bits of one number picked by shifts, and-ed or or-ed: one mask and one comparison
 * - the sum of bits by halves: ctpop
 * - the upper half of a product by halves (aic_mul_high.c); trailing zeros by table, and tables of equal elements; a
 * number
 *   put together from bytes in memory: one load (aic_loads.c)
 * - calls of the host's C library: sqrt that cannot fail, comparisons with short strings, searches in them
 *   (aic_libcalls.c); never on a GPU, where the names are nobody's in particular
 *
 * All but the calls replace values only: no branch, barrier or convergent operation is touched, nor an access moved but
 * the loads merged, over which nothing writes. Blocks from the end upward, so that the largest shape is met first; then
 * what has become foldable is folded. Cost: each shape a bounded number of instructions (caps AIC_), so linear. Source:
 * LLVM's AggressiveInstCombine (public design); Warren, Hacker's Delight, 5-1 and 8-2. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/pass_fold.h"
#include "passes/scalar/aic_int.h"
#include "passes/stat.h"

/* ---- shifts of two numbers behind a branch ---- */
typedef struct Funnel {
  unsigned id;
  Val hi, lo, by;
} Funnel;
/* v is (hi << by) | (lo >> (width - by)), or the same with the amounts exchanged. */
static bool funnel_of(const Fn *f, Val v, Funnel *r) {
  if (!is_op(f, v, OP_OR) || !has_one_use(f, v)) return false;
  uint32_t w = ty_bits(f->m, ty(f, v));
  for (uint32_t i = 0; i < 2; i++) {
    Val shl = arg(f, v, i), shr = arg(f, v, 1 - i), n, m, k, x;
    if (!aic_bin(f, shl, OP_SHL, &r->hi, &n) || !aic_bin(f, shr, OP_LSHR, &r->lo, &m)) continue;
    if (aic_bin(f, m, OP_SUB, &k, &x) && x == n && aic_is_int(f, k, w)) {
      r->id = INTRIN_fshl, r->by = n;
      return true;
    }
    if (aic_bin(f, n, OP_SUB, &k, &x) && x == m && aic_is_int(f, k, w)) {
      r->id = INTRIN_fshr, r->by = m;
      return true;
    }
  }
  return false;
}
static bool guarded_funnel(Aic *a, Val v) {
  Fn *f = a->f;
  Ty t = ty(f, v);
  if (!is_op(f, v, OP_PHI) || nops(f, v) != 2 || !ty_is_int_or_vec(f->m, t)) return false;
  uint32_t w = ty_bits(f->m, t);
  if (w & (w - 1)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Funnel r;
    Val whole = arg(f, v, 1 - i);
    if (!funnel_of(f, arg(f, v, i), &r) || (r.id == INTRIN_fshl ? r.hi : r.lo) != whole) continue;
    Blk join = blk_of(f, v), guard = pred(f, join, 1 - i), work = pred(f, join, i);
    Val br = term(f, guard);
    if (!is_condbr(f, br) || succ(f, guard, 0) != join || succ(f, guard, 1) != work || work == join) continue;
    Val c = arg(f, br, 0);
    if (!is_op(f, c, OP_ICMP) || sub(f, c) != ICMP_EQ || arg(f, c, 0) != r.by || !aic_is_int(f, arg(f, c, 1), 0))
      continue;
    if (!dom_val(f, a->d, r.hi, br) || !dom_val(f, a->d, r.lo, br)) continue;
    Val at = first_insertion(f, join);
    if (!at) continue;
    uint32_t made = f->nins;
    fold_at(&a->x, at);
    a->x.loc = dbg_loc(f, v);
    if (r.hi != r.lo) { /* the amount zero did not look at the other one; who branches on poison has lost */
      Val *other = r.id == INTRIN_fshl ? &r.lo : &r.hi;
      KnownCtx k = known_at(f, a->px->scratch, br);
      if (*other != r.by && !known_not_poison(&k, *other)) *other = fold_freeze(&a->x, *other);
    }
    aic_replace(a, v, fold_intrin(&a->x, r.id, 0, t, (Val[]){r.hi, r.lo, r.by}, 3), made);
    stat_add(a->px, r.hi == r.lo ? ST_AIC_ROTATES : ST_AIC_FUNNELS, 1);
    return true;
  }
  return false;
}

/* ---- bits of one number ---- */
/* What is and-ed (or or-ed) together to v are bits of one number, *root, each shifted to the place of bit 0. *one: an
 * operand 1 clears the others. */
static bool bits_picked(Aic *a, Val v, Op o, Val *root, Ap *mask, bool *one) {
  const Fn *f = a->f;
  Val todo[CAP_AIC_BITS];
  uint32_t n = 0, looked = 0, w = mask->bits;
  todo[n++] = v;
  *root = VAL_NONE;
  while (n) {
    Val x = todo[--n], l, r;
    if (at_cap(f->m, AIC_BITS, ++looked)) return false;
    if (aic_bin(f, x, o, &l, &r)) {
      if (o == OP_AND && aic_is_int(f, r, 1)) *one = true;
      else if (n + 2 >= CAP_AIC_BITS) return false;
      else todo[n++] = r;
      todo[n++] = l;
      continue;
    }
    uint64_t by = 0;
    Val k;
    if (!aic_bin(f, x, OP_LSHR, &l, &k) || !val_is_con(k) || !con_u64(&f->con, k, &by)) l = x, by = 0;
    if (by >= w || (*root && *root != l)) return false;
    *root = l;
    *mask = ap_or(a->px->scratch, *mask, ap_bit(a->px->scratch, w, (uint32_t)by));
  }
  return !val_is_con(*root);
}
static bool any_or_all_bits(Aic *a, Val v) {
  Fn *f = a->f;
  Ty t = ty(f, v);
  Val l, r, root;
  if (!aic_bin(f, v, OP_AND, &l, &r)) return false;
  bool all = (is_op(f, l, OP_AND) && has_one_use(f, l)) || (is_op(f, r, OP_AND) && has_one_use(f, r)), one = false;
  if (!all && !(is_op(f, l, OP_OR) && has_one_use(f, l) && aic_is_int(f, r, 1))) return false;
  uint32_t w = ty_bits(f->m, t);
  if (w == 1) return false; /* it is the comparison */
  Ap mask = ap_zero(a->px->scratch, w);
  if (!bits_picked(a, all ? v : l, all ? OP_AND : OP_OR, &root, &mask, &one) || (all && !one)) return false;
  FoldCtx *x = &a->x;
  uint32_t made = f->nins;
  fold_at(x, v);
  Val m = con_ap(&f->con, t, mask), bits = fold_bin(x, OP_AND, 0, root, m);
  Val is = fold_icmp(x, all ? ICMP_EQ : ICMP_NE, 0, bits, all ? m : con_null(&f->con, t));
  aic_replace(a, v, fold_cast(x, OP_ZEXT, 0, is, t), made);
  stat_add(a->px, ST_AIC_BITS, 1);
  return true;
}

/* ---- the number of bits ---- */
/* Every byte of the constant, or of its elements, is x. */
static bool is_bytes(const Fn *f, Val v, uint8_t x) {
  Ap n;
  if (!aic_con(f, v, &n) || n.bits % 8) return false;
  const uint64_t *w = ap_words(&n);
  for (uint32_t i = 0; i < n.bits / 8; i++)
    if ((uint8_t)(w[i / 8] >> i % 8 * 8) != x) return false;
  return true;
}
/* v is o of x, which is given or found, and of itself shifted right by n and masked with bytes m. */
static bool and_bytes(const Fn *f, Val v, uint8_t m, Val *x) {
  Val k;
  return aic_bin(f, v, OP_AND, x, &k) && is_bytes(f, k, m);
}
static bool pop_count(Aic *a, Val v) {
  Fn *f = a->f;
  if (!is_op(f, v, OP_LSHR) || !ty_is_int_or_vec(f->m, ty(f, v))) return false;
  uint32_t w = ty_bits(f->m, ty(f, v));
  Val mul = arg(f, v, 0), x, k, l, r;
  if (w > 128 || w <= 8 || w % 8 || !aic_is_int(f, arg(f, v, 1), w - 8)) return false;
  if (!aic_bin(f, mul, OP_MUL, &x, &k) || !is_bytes(f, k, 0x01) || !and_bytes(f, x, 0x0f, &x)) return false;
  Val by4, by2, pairs, root, s;
  if (!aic_bin(f, x, OP_ADD, &l, &r)) return false; /* y + (y >> 4) */
  if (aic_lshr(f, l, 4, &by4) && by4 == r) {
  } else if (!aic_lshr(f, r, 4, &by4) || by4 != l) return false;
  if (!aic_bin(f, by4, OP_ADD, &l, &r)) return false; /* (z & 33) + (z >> 2 & 33) */
  if (!and_bytes(f, l, 0x33, &l) || !and_bytes(f, r, 0x33, &r)) return false;
  if (aic_lshr(f, l, 2, &by2) && by2 == r) pairs = r;
  else if (aic_lshr(f, r, 2, &by2) && by2 == l) pairs = l;
  else return false;
  if (!aic_bin(f, pairs, OP_SUB, &root, &s) || !and_bytes(f, s, 0x55, &s)) return false; /* n - (n >> 1 & 55) */
  if (!aic_lshr(f, s, 1, &x) || x != root) return false;
  uint32_t made = f->nins;
  fold_at(&a->x, v);
  aic_replace(a, v, fold_intrin(&a->x, INTRIN_ctpop, 0, ty(f, v), &root, 1), made);
  stat_add(a->px, ST_AIC_POPCOUNT, 1);
  return true;
}

/* ---- the pass ---- */
/* Folds what can be folded now, and deletes what nobody needs any more. */
static void fold_all(Aic *a) {
  Fn *f = a->f;
  FoldCtx x = pass_fold_ctx(f, a->px);
  known_ctx(&x);
  const Dom *d = dom(f);
  uint32_t n = d->n;
  Blk *order = ARENA_ARRAY(a->px->scratch, Blk, n);
  memcpy(order, d->rpo, n * sizeof *order);
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_INS(f, order[i], v) {
      Val s = has_result(f, v) && has_uses(f, v) ? simplify_ins(&x, v) : VAL_NONE;
      if (s && s != v) val_replace(f, v, s);
    }
  while (n-- > 0)
    for (Val v = last_ins(f, order[n]), up; v; v = up) {
      up = prev_of(f, v);
      if (is_trivially_dead(f, v)) ins_erase(f, v);
    }
}
/* What v is the end of becomes one operation; v may be gone then. */
static bool combine(Aic *a, Val v) {
  if (is_op(a->f, v, OP_PHI)) return guarded_funnel(a, v);
  if (!has_result(a->f, v) || !has_uses(a->f, v)) return false;
  switch (op(a->f, v)) {
  case OP_ADD: return aic_mul_high(a, v);
  case OP_AND: return any_or_all_bits(a, v);
  case OP_LOAD: return aic_table(a, v);
  case OP_LSHR: return pop_count(a, v);
  case OP_OR: return aic_wide_load(a, v);
  default: return false;
  }
}
Change pass_aggressive_instcombine(Fn *f, PassCtx *px) {
  Aic a = {.f = f, .px = px, .x = pass_fold_ctx(f, px), .d = dom(f)};
  bool narrowed = aic_trunc(&a), changed = false;
  VecU32 call = {0};
  FOR_EACH_BLK(f, b) {
    if (!dom_reachable(a.d, b)) continue;
    for (Val v = last_ins(f, b), up; v; v = up) {
      Val below = next_of(f, v);
      if (is_op(f, v, OP_CALL) && !call_intrinsic(f, v)) vec_push(&call, (uint32_t)v);
      else changed |= combine(&a, v);
      up = blk_of(f, v) ? prev_of(f, v) : prev_of(f, below);
    }
  }
  for (uint32_t i = 0; i < call.n; i++)
    if (blk_of(f, (Val)call.p[i])) changed |= aic_libcall(&a, (Val)call.p[i]);
  vec_free(&call);
  if (changed) fold_all(&a);
  return changed || narrowed ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
