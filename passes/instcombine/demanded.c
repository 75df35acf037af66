/* demanded.c: bits that nobody looks at, and flags that the known bits allow.
 *
 *   %a = or i32 %x, 65280
 *   %b = trunc i32 %a to i8        ->   %b = trunc i32 %x to i8          (demanded bits)
 *
 *   %a = and i32 %x, 15
 *   %b = shl i32 %a, 2             ->   %b = shl nuw nsw i32 %a, 2       (flags)
 *
 * Demanded bits: from the root all bits are wanted; walking up the operands of single-use instructions the set of
 * wanted bits shrinks (masks, shifts, truncations, the top of an addition). Where an instruction does not change the
 * wanted bits its operand takes its place; constants lose bits that do not matter; an arithmetic shift or sign
 * extension whose sign bits do not matter becomes a logical one. An instruction with several uses is never changed,
 * only this use of it may be given something simpler. The first change ends the walk: the driver visits the root
 * again. Compare LLVM's SimplifyDemandedUseBits.
 *
 * Soundness: an operand may change in bits that are not wanted, so flags of an instruction whose operand was changed
 * under a mask are dropped (shifts by constants want the bits that their flags speak of and keep them). Facts are
 * those that hold at the root. What shifts, casts and products want of their operands: demanded.h. Caps: caps.def;
 * integers of at most MAX_BITS. Cost O(instructions of the cone), known bits at its rim. */
#include "analysis/value/cond.h"
#include "analysis/value/demanded.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "passes/instcombine/instcombine_int.h"

enum { MAX_BITS = 1024 };

typedef struct Dem {
  FoldCtx *x;
  Fn *f;
  Arena *A;
} Dem;

static void touch(Dem *d, Val v) {
  if (val_is_local(v) && d->x->hooks && d->x->hooks->made) d->x->hooks->made(d->x, v);
}
static Known known_of(const Dem *d, Val v, unsigned depth) {
  KnownCtx k = known_at(d->f, d->A, d->x->at);
  k.max_depth = depth + 1 < CAP_COMBINE_DEMANDED_DEPTH ? CAP_COMBINE_DEMANDED_DEPTH - depth : 1;
  return known_bits(&k, v);
}
static unsigned sign_bits(const Dem *d, Val v) {
  KnownCtx k = known_at(d->f, d->A, d->x->at);
  return known_sign_bits(&k, v);
}
/* Of operand i of v, what m of v needs. */
static Ap wanted(const Dem *d, Val v, uint32_t i, Ap m) {
  DemandedKnown k = {.k = known_at(d->f, d->A, d->x->at)};
  return demanded_transfer(&k, v, i, m);
}
/* All wanted bits are known: the constant with them (others 0); else VAL_NONE. */
static Val as_const(Dem *d, Val v, Ap m, const Known *k) {
  if (val_is_con(v) || ap_intersects(k->zero, k->one) || !ap_is_subset(m, ap_or(d->A, k->zero, k->one)))
    return VAL_NONE;
  return con_ap(&d->f->con, ty(d->f, v), k->one);
}
/* Constant operand i of v loses the bits outside m. */
static bool shrink(Dem *d, Val v, uint32_t i, Ap m) {
  Fn *f = d->f;
  Ap c;
  Val o = arg(f, v, i);
  if (!val_is_con(o) || !con_splat_ap(&f->con, o, &c) || ap_is_subset(c, m)) return false;
  opnd_set(f, v, i, con_ap(&f->con, ty(f, v), ap_and(d->A, c, m)));
  touch(d, v);
  return true;
}
/* A constant arm of a select keeps to the wanted bits, or is the constant that the condition compares with, if that has
 * the same ones: minima and maxima are seen by it. */
static bool shrink_arm(Dem *d, Val v, uint32_t i, Ap m) {
  Fn *f = d->f;
  Ap c, k;
  Val o = arg(f, v, i), cond = arg(f, v, 0);
  if (!val_is_con(o) || !con_splat_ap(&f->con, o, &c)) return false;
  if (!is_op(f, cond, OP_ICMP) || ty(f, arg(f, cond, 1)) != ty(f, v) || !val_is_con(arg(f, cond, 1)) ||
      !con_splat_ap(&f->con, arg(f, cond, 1), &k))
    return shrink(d, v, i, m);
  if (ap_eq(c, k)) return false;
  if (!ap_eq(ap_and(d->A, c, m), ap_and(d->A, k, m))) return shrink(d, v, i, m);
  opnd_set(f, v, i, con_ap(&f->con, ty(f, v), k)); /* in lanes that are undefined there, too */
  touch(d, v);
  return true;
}
static bool shift_amount(const Dem *d, Val v, uint32_t *s) {
  Ap c;
  Val o = arg(d->f, v, 1);
  if (!val_is_con(o) || !con_splat_ap(&d->f->con, o, &c) || !ap_ult_u64(c, c.bits)) return false;
  *s = (uint32_t)ap_lo64(c);
  return true;
}
static Val build_before(Dem *d, Val v, Op o, unsigned fl, Val a, Val b) {
  FoldCtx *x = d->x;
  Val before = x->before;
  Md loc = x->loc;
  x->before = v;
  x->loc = dbg_loc(d->f, v);
  Val r = fold_bin(x, o, fl, a, b);
  x->before = before;
  x->loc = loc;
  return r;
}
static Val amount_con(Dem *d, Val v, uint32_t s) { return con_int(&d->f->con, ty(d->f, v), s); }

/* a and b are known; what the operation is known to give, and the operand that already has the wanted bits. */
static Val logic(Dem *d, Val v, Ap m, const Known *a, const Known *b, Known *out) {
  Arena *A = d->A;
  Fn *f = d->f;
  switch (op(f, v)) {
  case OP_AND:
    *out = (Known){ap_or(A, a->zero, b->zero), ap_and(A, a->one, b->one)};
    if (ap_is_subset(m, ap_or(A, a->zero, b->one))) return arg(f, v, 0);
    if (ap_is_subset(m, ap_or(A, b->zero, a->one))) return arg(f, v, 1);
    break;
  case OP_OR:
    *out = (Known){ap_and(A, a->zero, b->zero), ap_or(A, a->one, b->one)};
    if (ap_is_subset(m, ap_or(A, a->one, b->zero))) return arg(f, v, 0);
    if (ap_is_subset(m, ap_or(A, b->one, a->zero))) return arg(f, v, 1);
    break;
  default:
    *out = (Known){ap_or(A, ap_and(A, a->zero, b->zero), ap_and(A, a->one, b->one)),
                   ap_or(A, ap_and(A, a->zero, b->one), ap_and(A, a->one, b->zero))};
    if (ap_is_subset(m, b->zero)) return arg(f, v, 0);
    if (ap_is_subset(m, a->zero)) return arg(f, v, 1);
    break;
  }
  return as_const(d, v, m, out);
}
/* v has other uses: what this one may be given instead. */
static Val dem_shared(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  Fn *f = d->f;
  Arena *A = d->A;
  Op o = op(f, v);
  switch (o) {
  case OP_AND:
  case OP_OR:
  case OP_XOR: {
    Known a = known_of(d, arg(f, v, 0), depth + 1), b = known_of(d, arg(f, v, 1), depth + 1);
    Val c = logic(d, v, m, &a, &b, out);
    if (c) return c;
    break;
  }
  case OP_ADD:
  case OP_SUB: {
    Ap low = ap_low_mask(A, m.bits, m.bits - ap_clz(m));
    if (ap_is_subset(low, known_of(d, arg(f, v, 1), depth + 1).zero)) return arg(f, v, 0);
    if (o == OP_ADD && ap_is_subset(low, known_of(d, arg(f, v, 0), depth + 1).zero)) return arg(f, v, 1);
    break;
  }
  case OP_ASHR: {
    uint32_t s, t;
    Val q = arg(f, v, 0);
    if (shift_amount(d, v, &s) && is_op(f, q, OP_SHL) && shift_amount(d, q, &t) && s == t && ap_clz(m) >= s)
      return arg(f, q, 0);
    break;
  }
  default: break;
  }
  *out = known_of(d, v, depth);
  return as_const(d, v, m, out);
}

static Val dem(Dem *d, Val v, Ap m, Known *out, unsigned depth);
/* Operand i of v, of which m is wanted. True: something changed. keep: v's flags hold whatever the other bits are. */
static bool dem_op(Dem *d, Val v, uint32_t i, Ap m, Known *out, unsigned depth, bool keep) {
  Fn *f = d->f;
  Val o = arg(f, v, i), r = dem(d, o, m, out, depth + 1);
  if (!r) return false;
  if (r != o) {
    opnd_set(f, v, i, r);
    touch(d, o);
  }
  if (!keep && !ap_is_ones(m) && (flags(f, v) & op_flag_mask(op(f, v))))
    flags_set(f, v, flags(f, v) & ~op_flag_mask(op(f, v)));
  touch(d, v);
  return true;
}
/* (x >> r) << s, of which m is wanted: one shift, or x. */
static Val shr_shl(Dem *d, Val v, uint32_t s, Ap m) {
  Fn *f = d->f;
  Arena *A = d->A;
  Val q = arg(f, v, 0);
  uint32_t r;
  if (!(is_op(f, q, OP_LSHR) || is_op(f, q, OP_ASHR)) || !shift_amount(d, q, &r) || r == 0 || s == 0) return VAL_NONE;
  bool ar = op(f, q) == OP_ASHR;
  Ap ones = ap_ones(A, m.bits);
  Ap b1 = ap_shl(A, ar ? ap_ashr(A, ones, r) : ap_lshr(A, ones, r), s);
  Ap b2 = r <= s ? ap_shl(A, ones, s - r) : ar ? ap_ashr(A, ones, r - s) : ap_lshr(A, ones, r - s);
  if (!ap_eq(ap_and(A, b1, m), ap_and(A, b2, m))) return VAL_NONE;
  Val x = arg(f, q, 0);
  if (r == s) return x;
  if (!has_one_use(f, q)) return VAL_NONE;
  if (r < s) return build_before(d, v, OP_SHL, 0, x, amount_con(d, v, s - r));
  return build_before(d, v, ar ? OP_ASHR : OP_LSHR, flags(f, q) & F_EXACT, x, amount_con(d, v, r - s));
}

/* Nothing better to say: what is known of v. */
static Val dem_known(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  *out = known_of(d, v, depth);
  return as_const(d, v, m, out);
}
/* Exclusive or: and, or, or not, where the wanted bits allow it. */
static Val dem_xor(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  Fn *f = d->f;
  Arena *A = d->A;
  Known a, b;
  if (dem_op(d, v, 1, m, &b, depth, false) || dem_op(d, v, 0, m, &a, depth, false)) return v;
  Val c = logic(d, v, m, &a, &b, out);
  if (c) return c;
  Val l = arg(f, v, 0), r = arg(f, v, 1);
  Ap cx, ca;
  bool con = val_is_con(r) && con_splat_ap(&f->con, r, &cx);
  if (ap_is_subset(m, ap_or(A, a.zero, b.zero))) return build_before(d, v, OP_OR, ap_is_ones(m) ? F_DISJOINT : 0, l, r);
  if (ap_is_subset(m, ap_or(A, b.zero, b.one)) && ap_is_subset(ap_and(A, m, b.one), a.one))
    return build_before(d, v, OP_AND, 0, l, con_ap(&f->con, ty(f, v), ap_or(A, ap_not(A, b.one), ap_not(A, m))));
  Ap both = ap_and(A, ap_and(A, a.one, b.one), m);
  if (con && is_op(f, l, OP_AND) && has_one_use(f, l) && con_splat_ap(&f->con, arg(f, l, 1), &ca) &&
      !ap_is_zero(both)) {
    Ap keep = ap_not(A, both);
    Val x = build_before(d, v, OP_AND, 0, arg(f, l, 0), con_ap(&f->con, ty(f, v), ap_and(A, ca, keep)));
    return build_before(d, v, OP_XOR, 0, x, con_ap(&f->con, ty(f, v), ap_and(A, cx, keep)));
  }
  if (con && ap_is_ones(ap_or(A, cx, ap_not(A, m)))) {
    if (ap_is_ones(cx)) return VAL_NONE;
    opnd_set(f, v, 1, con_allones(&f->con, ty(f, v)));
    touch(d, v);
    return v;
  }
  return shrink(d, v, 1, m) ? v : VAL_NONE;
}
/* Extensions: a sign that is known, or that nobody wants, is a zero extension. */
static Val dem_ext(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  Fn *f = d->f;
  Arena *A = d->A;
  uint32_t n = m.bits;
  Op o = op(f, v);
  Known a;
  Val q = arg(f, v, 0);
  uint32_t w = ty_bits(f->m, ty(f, q));
  bool top = ap_active_bits(m) > w;
  if (dem_op(d, v, 0, wanted(d, v, 0, m), &a, depth, false)) return v;
  if (o == OP_SEXT && (!top || ap_test(a.zero, w - 1))) {
    FoldCtx *x = d->x;
    Val before = x->before;
    Md loc = x->loc;
    x->before = v;
    x->loc = dbg_loc(f, v);
    Val c = fold_cast(x, OP_ZEXT, ap_test(a.zero, w - 1) ? F_NNEG : 0, q, ty(f, v));
    x->before = before;
    x->loc = loc;
    return c;
  }
  if (o == OP_SEXT) *out = (Known){ap_sext(A, a.zero, n), ap_sext(A, a.one, n)};
  else *out = (Known){ap_or(A, ap_zext(A, a.zero, n), ap_high_mask(A, n, n - w)), ap_zext(A, a.one, n)};
  return as_const(d, v, m, out);
}
/* Sums: only the bits up to the highest wanted one matter. */
static Val dem_add(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  Fn *f = d->f;
  Arena *A = d->A;
  uint32_t n = m.bits;
  Op o = op(f, v);
  Known a, b;
  Ap low = ap_low_mask(A, n, n - ap_clz(m));
  if (dem_op(d, v, 1, low, &b, depth, false)) return v;
  uint32_t tz = ap_cto(
      ap_and(A, ap_not(A, m), b.zero)); /* low bits that the right side leaves alone and nobody wants */
  Ap inl = tz ? ap_and(A, low, ap_not(A, ap_low_mask(A, n, u32_min(tz, n)))) : low;
  if (dem_op(d, v, 0, inl, &a, depth, false)) return v;
  if (!ap_is_ones(low) && (shrink(d, v, 0, inl) || shrink(d, v, 1, low))) {
    flags_set(f, v, 0);
    return v;
  }
  if (ap_is_subset(low, b.zero)) return arg(f, v, 0);
  if ((o == OP_ADD || ap_is_one(low)) && ap_is_subset(low, a.zero)) return arg(f, v, 1);
  Ap k;
  if (o == OP_ADD && !ap_is_ones(m) && con_splat_ap(&f->con, arg(f, v, 1), &k) &&
      ap_eq(k, ap_bit(A, n, n - 1 - ap_clz(m))))
    return build_before(d, v, OP_XOR, 0, arg(f, v, 0), arg(f, v, 1));
  if (o == OP_SUB && !ap_is_ones(m) && val_is_con(arg(f, v, 0)) && con_splat_ap(&f->con, arg(f, v, 0), &k) &&
      ap_is_subset(low, k))
    return build_before(d, v, OP_XOR, 0, arg(f, v, 1), con_allones(&f->con, ty(f, v)));
  return dem_known(d, v, m, out, depth);
}
/* Intrinsics that move bits. */
static Val dem_call(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  Fn *f = d->f;
  Arena *A = d->A;
  uint32_t n = m.bits, s;
  Known a, b;
  switch (call_intrinsic(f, v)) {
  case INTRIN_bswap: {
    uint32_t lz = ap_clz(m) & ~7u, tz = ap_ctz(m) & ~7u;
    if (n - lz - tz == 8) { /* one byte is wanted: a shift brings it to its place */
      if (lz == tz) return arg(f, v, 0);
      if (lz > tz) return build_before(d, v, OP_LSHR, 0, arg(f, v, 0), amount_con(d, v, lz - tz));
      return build_before(d, v, OP_SHL, 0, arg(f, v, 0), amount_con(d, v, tz - lz));
    }
    break;
  }
  case INTRIN_abs:
    if (ap_is_one(m)) return arg(f, v, 0);
    break;
  case INTRIN_umax: /* a bound that has none of the bits that are wanted, nor one above them */
  case INTRIN_umin: {
    Ap k;
    if (!val_is_con(arg(f, v, 1)) || !con_splat_ap(&f->con, arg(f, v, 1), &k)) break;
    if (call_intrinsic(f, v) == INTRIN_umin) k = ap_not(A, k);
    if (ap_active_bits(k) <= ap_ctz(m)) return arg(f, v, 0);
    break;
  }
  case INTRIN_fshl:
  case INTRIN_fshr: {
    Ap c;
    if (attrlist_ret(f->m, call_rec(f, v)->attrs) || !val_is_con(arg(f, v, 2)) ||
        !con_splat_ap(&f->con, arg(f, v, 2), &c))
      break;
    s = (uint32_t)ap_lo64(ap_urem(A, c, ap_u64(A, n, n)));
    if (call_intrinsic(f, v) == INTRIN_fshr) s = n - s;
    if (s == 0 || s >= n) break;
    if (dem_op(d, v, 0, wanted(d, v, 0, m), &a, depth, true) || dem_op(d, v, 1, wanted(d, v, 1, m), &b, depth, true))
      return v;
    *out = (Known){ap_or(A, ap_shl(A, a.zero, s), ap_lshr(A, b.zero, n - s)),
                   ap_or(A, ap_shl(A, a.one, s), ap_lshr(A, b.one, n - s))};
    return as_const(d, v, m, out);
  }
  default: break;
  }
  return dem_known(d, v, m, out, depth);
}
/* What may stand for v where only the bits of m matter: another value, v itself if it was changed in place, or
 * VAL_NONE; then *out is what is known of v. */
static Val dem(Dem *d, Val v, Ap m, Known *out, unsigned depth) {
  Fn *f = d->f;
  Arena *A = d->A;
  uint32_t n = m.bits, s;
  if (val_is_con(v)) {
    *out = known_of(d, v, depth);
    return VAL_NONE;
  }
  if (ap_is_zero(m)) return con_null(&f->con, ty(f, v));
  Op o = op(f, v);
  if (o == OP_ARG || o == OP_PHI || at_cap(f->m, COMBINE_DEMANDED_DEPTH, depth)) {
    *out = known_of(d, v, depth);
    return o == OP_ARG || o == OP_PHI ? as_const(d, v, m, out) : VAL_NONE;
  }
  if (depth && !has_one_use(f, v)) return dem_shared(d, v, m, out, depth);
  Known a, b;
  Val c;
  switch (o) {
  case OP_AND:
    if (dem_op(d, v, 1, m, &b, depth, false) || dem_op(d, v, 0, ap_and(A, m, ap_not(A, b.zero)), &a, depth, false))
      return v;
    if ((c = logic(d, v, m, &a, &b, out))) return c;
    return shrink(d, v, 1, ap_and(A, m, ap_not(A, a.zero))) ? v : VAL_NONE;
  case OP_OR:
    if (dem_op(d, v, 1, m, &b, depth, false) || dem_op(d, v, 0, ap_and(A, m, ap_not(A, b.one)), &a, depth, false))
      return v;
    if ((c = logic(d, v, m, &a, &b, out))) return c;
    return shrink(d, v, 1, m) ? v : VAL_NONE;
  case OP_XOR: return dem_xor(d, v, m, out, depth);
  case OP_SELECT:
    if (dem_op(d, v, 2, m, &b, depth, false) || dem_op(d, v, 1, m, &a, depth, false) || shrink_arm(d, v, 1, m) ||
        shrink_arm(d, v, 2, m))
      return v;
    *out = (Known){ap_and(A, a.zero, b.zero), ap_and(A, a.one, b.one)};
    return as_const(d, v, m, out);
  case OP_ZEXT:
  case OP_SEXT: return dem_ext(d, v, m, out, depth);
  case OP_TRUNC: {
    if (dem_op(d, v, 0, wanted(d, v, 0, m), &a, depth, false)) return v;
    *out = (Known){ap_trunc(A, a.zero, n), ap_trunc(A, a.one, n)};
    return as_const(d, v, m, out);
  }
  case OP_ADD:
  case OP_SUB: return dem_add(d, v, m, out, depth);
  case OP_MUL: {
    Ap low = wanted(d, v, 0, m), k;
    if (ap_is_pow2(m) && con_splat_ap(&f->con, arg(f, v, 1), &k) && ap_ctz(k) == ap_ctz(m) && !ap_is_one(k)) {
      return build_before(d, v, OP_SHL, 0, arg(f, v, 0), amount_con(d, v, ap_ctz(m)));
    }
    if (con_splat_ap(&f->con, arg(f, v, 1), &k) && ap_is_one(ap_and(A, k, low))) return arg(f, v, 0);
    if (dem_op(d, v, 1, low, &b, depth, false) || dem_op(d, v, 0, low, &a, depth, false)) return v;
    return dem_known(d, v, m, out, depth);
  }
  case OP_UDIV: { /* the quotient does not depend on bits below the divisor's lowest */
    Ap k;
    if (val_is_con(arg(f, v, 1)) && con_splat_ap(&f->con, arg(f, v, 1), &k) && ap_ctz(k) && !ap_is_zero(k) &&
        dem_op(d, v, 0, ap_high_mask(A, n, n - ap_ctz(k)), &a, depth, false))
      return v;
    break;
  }
  case OP_SREM: { /* by a power of two: the low bits are the dividend's; they and its sign decide the rest */
    Ap k;
    if (!val_is_con(arg(f, v, 1)) || !con_splat_ap(&f->con, arg(f, v, 1), &k) || !ap_is_pow2(k)) break;
    Ap low = ap_low_mask(A, n, ap_ctz(k));
    if (ap_is_subset(m, low)) return arg(f, v, 0);
    if (dem_op(d, v, 0, ap_set_bit(A, low, n - 1), &a, depth, false)) return v;
    break;
  }
  case OP_SHL: {
    if (!shift_amount(d, v, &s)) {
      if (dem_op(d, v, 0, ap_low_mask(A, n, n - ap_clz(m)), &a, depth, false)) return v;
      break;
    }
    if ((c = shr_shl(d, v, s, m))) return c;
    if (dem_op(d, v, 0, wanted(d, v, 0, m), &a, depth, true)) return v;
    *out = (Known){ap_or(A, ap_shl(A, a.zero, s), ap_low_mask(A, n, s)), ap_shl(A, a.one, s)};
    return as_const(d, v, m, out);
  }
  case OP_LSHR: {
    if (!shift_amount(d, v, &s)) break;
    if (dem_op(d, v, 0, wanted(d, v, 0, m), &a, depth, true)) return v;
    *out = (Known){ap_or(A, ap_lshr(A, a.zero, s), ap_high_mask(A, n, s)), ap_lshr(A, a.one, s)};
    return as_const(d, v, m, out);
  }
  case OP_ASHR: {
    Val q = arg(f, v, 0);
    if (!ap_is_ones(m) && sign_bits(d, q) >= n - ap_ctz(m))
      return q; /* shifting copies of the sign over copies of it */
    if (!shift_amount(d, v, &s)) break;
    bool top = ap_clz(m) < s;
    if (dem_op(d, v, 0, wanted(d, v, 0, m), &a, depth, true)) return v;
    if (!top || ap_test(a.zero, n - 1)) return build_before(d, v, OP_LSHR, flags(f, v) & F_EXACT, q, arg(f, v, 1));
    *out = (Known){ap_ashr(A, a.zero, s), ap_ashr(A, a.one, s)};
    return as_const(d, v, m, out);
  }
  case OP_CALL: return dem_call(d, v, m, out, depth);
  default: break;
  }
  return dem_known(d, v, m, out, depth);
}

/* The root wants all of its bits. */
Val fold_demanded(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->self;
  if (!v || !x->hooks || !x->hooks->ask) return VAL_NONE;
  Ty t = ty(f, v);
  if (!ty_is_int_or_vec(f->m, t)) return VAL_NONE;
  uint32_t n = ty_bits(f->m, t);
  if (n > MAX_BITS) return VAL_NONE;
  Dem d = {x, f, x->scratch};
  ArenaMark mark = arena_mark(x->scratch);
  Known k;
  Val r = dem(&d, v, ap_ones(x->scratch, n), &k, 0);
  if (!r) arena_release(x->scratch, mark); /* else the driver's lists may have grown there */
  return r;
}

/* A comparison of order with a constant asks for the bits from the constant's lowest 0 (1) up; one with the border of
 * signs for the sign. */
Val fold_icmp_demanded(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  Ap c;
  if (!v || !x->hooks || !x->hooks->ask || !val_is_con(m->root->ops[1]) ||
      !ty_is_int_or_vec(f->m, ty(f, m->root->ops[0])) || !con_splat_ap(&f->con, m->root->ops[1], &c) ||
      c.bits > MAX_BITS)
    return VAL_NONE;
  ArenaMark mark = arena_mark(x->scratch);
  uint32_t low = 0, n = c.bits;
  switch ((Pred)m->root->sub) {
  case ICMP_UGT:
  case ICMP_ULE: low = ap_cto(c); break;
  case ICMP_UGE:
  case ICMP_ULT: low = ap_ctz(c); break;
  case ICMP_SGT:
  case ICMP_SLE: low = ap_is_ones(c) ? n - 1 : ap_cto(c); break;
  case ICMP_SGE:
  case ICMP_SLT: low = ap_is_zero(c) ? n - 1 : ap_ctz(c); break;
  default: break;
  }
  if (low && low < n && demanded_operand(x, v, 0, ap_high_mask(x->scratch, n, n - low))) return v;
  arena_release(x->scratch, mark);
  return VAL_NONE;
}

bool demanded_operand(FoldCtx *x, Val v, uint32_t i, Ap mask) {
  Dem d = {x, x->f, x->scratch};
  Known k;
  Val o = arg(x->f, v, i), r = dem(&d, o, mask, &k, 1);
  if (!r) return false;
  if (r != o) {
    opnd_set(x->f, v, i, r);
    touch(&d, o);
  }
  return true;
}

/* ---- flags ---- */
/* Those of F_NUW and F_NSW in `ask` that the bits of a and b prove of a sum, difference or product. */
static unsigned no_wrap(const KnownCtx *k, Op o, Val a, Val b, unsigned ask) {
  Arena *A = k->arena;
  Known p = known_bits(k, a), q = known_bits(k, b);
  unsigned add = 0;
  bool ov;
  if (ap_intersects(p.zero, p.one) || ap_intersects(q.zero, q.one)) return 0;
  if (ask & F_NUW) {
    if (o == OP_ADD) (void)ap_uadd_ov(A, known_umax(A, p), known_umax(A, q), &ov);
    else if (o == OP_SUB) (void)ap_usub_ov(A, known_umin(A, p), known_umax(A, q), &ov);
    else (void)ap_umul_ov(A, known_umax(A, p), known_umax(A, q), &ov);
    if (!ov) add |= F_NUW;
  }
  if (!(ask & F_NSW)) return add;
  unsigned sb = known_sign_bits(k, b), sa = sb > 1 ? known_sign_bits(k, a) : 1;
  if (o == OP_MUL) return sa + sb > p.zero.bits + 1 ? add | F_NSW : add;
  if (sa > 1) return add | F_NSW;
  /* extremes of the one with extremes of the other */
  Ap l = known_smin(A, p), h = known_smax(A, p), l2 = known_smin(A, q), h2 = known_smax(A, q);
  if (val_is_con(b) && (sa = known_sign_bits(k, a)) > 1) {
    Ap most = ap_low_mask(A, l.bits, l.bits - sa), least = ap_not(A, most);
    if (ap_slt(most, h)) h = most;
    if (ap_slt(l, least)) l = least;
  }
  bool ov2;
  if (o == OP_ADD) {
    (void)ap_sadd_ov(A, l, l2, &ov);
    (void)ap_sadd_ov(A, h, h2, &ov2);
  } else {
    (void)ap_ssub_ov(A, l, h2, &ov);
    (void)ap_ssub_ov(A, h, l2, &ov2);
  }
  return ov || ov2 ? add : add | F_NSW;
}
/* Its range says what its bits do not: a remainder, a bound. */
static bool has_range(const Fn *f, Val v) {
  if (val_is_con(v)) return true;
  Op o = op(f, v);
  if (o == OP_CALL) {
    unsigned id = call_intrinsic(f, v);
    return id == INTRIN_smin || id == INTRIN_smax || id == INTRIN_umin || id == INTRIN_umax || id == INTRIN_usub_sat;
  }
  return o == OP_SREM || o == OP_UREM || o == OP_UDIV;
}
static unsigned no_wrap_by_range(const KnownCtx *k, Op o, Val a, Val b, unsigned ask) {
  if (!has_range(k->f, a) || !has_range(k->f, b)) return 0;
  Range ra = value_range(k, a), rb = ra.bits ? value_range(k, b) : range_full(0);
  if (!rb.bits) return 0;
  return ((ask & F_NUW) && range_never_wraps(o, false, ra, rb) ? F_NUW : 0) |
         ((ask & F_NSW) && range_never_wraps(o, true, ra, rb) ? F_NSW : 0);
}
/* Sums, differences and products of two values extended alike, which do not wrap before: in the narrow type. */
Val fold_narrow_sum(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Op o = m->root->op, ext = op(f, m->root->ops[0]);
  Val a = arg(f, m->root->ops[0], 0), b = arg(f, m->root->ops[1], 0);
  if (!x->hooks || ty_bits(f->m, ty(f, a)) > MAX_BITS) return VAL_NONE;
  unsigned flag = ext == OP_ZEXT ? F_NUW : F_NSW;
  ArenaMark mark = arena_mark(x->scratch);
  KnownCtx k = known_at(f, x->scratch, x->at);
  bool fits = no_wrap(&k, o, a, b, flag) != 0;
  arena_release(x->scratch, mark);
  return fits ? fold_cast(x, ext, 0, fold_bin(x, o, flag, a, b), m->root->type) : VAL_NONE;
}
/* Sets flags that the bits of the operands prove. */
Val fold_infer_flags(FoldCtx *x, const RuleMatch *rm) {
  Fn *f = x->f;
  Val v = rm->root->self;
  if (!v || !x->hooks || !x->hooks->ask) return VAL_NONE;
  Op o = op(f, v);
  unsigned have = flags(f, v), add = 0;
  Val a = arg(f, v, 0);
  Ty t = ty(f, a);
  if (!ty_is_int_or_vec(f->m, t) || ty_bits(f->m, t) > MAX_BITS) return VAL_NONE;
  uint32_t n = ty_bits(f->m, t);
  Arena *A = x->scratch;
  ArenaMark mark = arena_mark(A);
  KnownCtx k = known_at(f, A, x->at);
  switch (o) {
  case OP_OR:
    if (!(have & F_DISJOINT) && known_disjoint(&k, a, arg(f, v, 1))) add = F_DISJOINT;
    break;
  case OP_ZEXT:
  case OP_UITOFP:
    if (!(have & F_NNEG) && known_nonneg(&k, a)) add = F_NNEG;
    break;
  case OP_TRUNC: {
    uint32_t w = ty_bits(f->m, ty(f, v));
    if (!(have & F_NSW) && known_sign_bits(&k, a) > n - w) add |= F_NSW;
    if (!(have & F_NUW) && ap_clo(known_bits(&k, a).zero) >= n - w) add |= F_NUW;
    break;
  }
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: {
    Val s = arg(f, v, 1);
    if (o != OP_SHL && is_op(f, a, OP_SHL) && arg(f, a, 1) == s)
      add = F_EXACT & ~have; /* what was shifted in goes out again */
    if (add) break;
    uint32_t by = (uint32_t)ap_limited(known_umax(A, known_bits(&k, s)), n - 1); /* a greater amount is poison */
    if (o == OP_SHL) {
      if (!(have & F_NUW) && ap_clo(known_bits(&k, a).zero) >= by) add |= F_NUW;
      if (!(have & F_NSW) && known_sign_bits(&k, a) > by) add |= F_NSW;
      if (((have | add) & F_NSW) && !((have | add) & F_NUW) && known_nonneg(&k, a)) add |= F_NUW;
    } else if (!(have & F_EXACT) && ap_cto(known_bits(&k, a).zero) >= by) add |= F_EXACT;
    break;
  }
  case OP_ADD:
  case OP_SUB:
  case OP_MUL: {
    if ((have & (F_NUW | F_NSW)) == (F_NUW | F_NSW)) break;
    add |= no_wrap(&k, o, a, arg(f, v, 1), ~have & (F_NUW | F_NSW));
    unsigned ask = ~(have | add) & (F_NUW | F_NSW);
    if (ask) add |= no_wrap_by_range(&k, o, a, arg(f, v, 1), ask);
    if (o == OP_MUL && ((have | add) & F_NSW) && !((have | add) & F_NUW) && known_nonneg(&k, arg(f, v, 1)) &&
        known_nonneg(&k, a))
      add |= F_NUW;
    break;
  }
  default: break;
  }
  arena_release(A, mark);
  if (!add) return VAL_NONE;
  flags_set(f, v, have | add);
  return v;
}
