/* cgp_divide.c: divisions of 64 bits whose operands mostly fit 32.
 *
 *     %q = udiv i64 %a, %b               %1 = or i64 %a, %b
 *                                        %2 = icmp ult i64 %1, 4294967296
 *                                        br i1 %2, label %3, label %7
 *                                  ==> 3:
 *                                        %6 = udiv i32 (trunc %a), (trunc %b) ; zext
 *                                        br label %9
 *                                      7:
 *                                        %8 = udiv i64 %a, %b
 *                                        br label %9
 *                                      9:
 *                                        %q = phi i64 [ %6, %3 ], [ %8, %7 ]
 *
 * PTX divides 64 bits in some seventy instructions, 32 bits in some twenty. What is known to fit is not tested; where
 * both operands are, the division is of 32 bits and nothing else is needed. An unsigned dividend that fits is compared
 * with the divisor: it is divided by 32 bits, or the quotient is 0. Left alone are divisions by constants, which
 * become products, and of operands that look like hashes (a xor, a product with a large constant, phis of them), which
 * hardly ever fit. Quotient and remainder of the same operands in one block, as far as the first CGP_USES uses show,
 * share what is made. Knob cgp-bypass-slow-division; nothing in functions that are to be small.
 *
 * Sound: an operand that is tested is frozen if it may be undefined, and the same value is tested and divided; one that
 * is not tested may be poison as before. A divisor that is 0 or poison was undefined behaviour already. On a GPU the
 * two sides compute only and meet again right behind: nothing else gains a condition. Cost: linear, but for what known
 * bits cost. Source: LLVM's BypassSlowDivision (public design); NVPTX asks for 64 and 32. */
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/codegen/cgp_int.h"

typedef enum Fit { FIT_UNKNOWN, FIT_SURE, FIT_HARDLY } Fit;
typedef struct Divide {
  Cgp *c;
  KnownCtx k;
  Val v[CAP_CGP_DIVISIONS]; /* quotients and remainders of the same operands, the first of the block first */
  uint32_t n;
  bool sign;
} Divide;

static bool is_quotient(Op o) { return o == OP_UDIV || o == OP_SDIV; }
static bool is_signed(Op o) { return o == OP_SDIV || o == OP_SREM; }

static Fit fit_by_bits(Divide *d, Val v) {
  Known k = known_bits(&d->k, v);
  if (ap_lo64(k.zero) >> 32 == UINT32_MAX) return FIT_SURE;
  return ap_lo64(k.one) >> 32 ? FIT_HARDLY : FIT_UNKNOWN;
}
/* Ends in what hashes end in. */
static bool looks_like_hash(const Fn *f, Val v) {
  if (is_op(f, v, OP_XOR)) return true;
  uint64_t x;
  if (!is_op(f, v, OP_MUL) || !val_is_con(arg(f, v, 1)) || !con_u64(&f->con, arg(f, v, 1), &x)) return false;
  return (int64_t)x != (int32_t)x;
}
static Fit fit(Divide *d, Val v) {
  const Fn *f = d->c->f;
  Fit one = fit_by_bits(d, v);
  if (one != FIT_UNKNOWN) return one;
  if (!is_op(f, v, OP_PHI)) return looks_like_hash(f, v) ? FIT_HARDLY : FIT_UNKNOWN;
  Val phi[CAP_CGP_HASH_PHIS];
  uint32_t n = 0;
  phi[n++] = v;
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < nops(f, phi[i]); k++) {
      Val x = arg(f, phi[i], k);
      uint32_t seen = 0;
      while (seen < n && phi[seen] != x) seen++;
      if (seen < n || is_undefined(f, x)) continue;
      Fit y = fit_by_bits(d, x);
      if (y == FIT_HARDLY || (y == FIT_UNKNOWN && looks_like_hash(f, x))) continue;
      if (y == FIT_SURE || !is_op(f, x, OP_PHI) || at_cap(f->m, CGP_HASH_PHIS, n)) return FIT_UNKNOWN;
      phi[n++] = x;
    }
  return FIT_HARDLY;
}
/* Divisions of the same operands behind v in its block, and v. */
static void find_same(Divide *d, Val v) {
  const Fn *f = d->c->f;
  Val a = arg(f, v, 0), b = arg(f, v, 1), by = val_is_con(a) ? b : a;
  uint32_t seen = 0;
  d->v[0] = v;
  d->n = 1;
  d->sign = is_signed(op(f, v));
  if (val_is_con(by)) return;
  FOR_EACH_USE(f, by, u) {
    Val w = use_user(f, u);
    if (at_cap(f->m, CGP_USES, ++seen) || at_cap(f->m, CGP_DIVISIONS, d->n)) return;
    if (marks_get(&d->c->sunk, (uint32_t)w) <= marks_get(&d->c->sunk, (uint32_t)v) || !op_divides(op(f, w)) ||
        is_signed(op(f, w)) != d->sign || blk_of(f, w) != blk_of(f, v) || !has_uses(f, w))
      continue;
    if (arg(f, w, 0) == a && arg(f, w, 1) == b && (by != a || use_index(f, u) == 0)) d->v[d->n++] = w;
  }
}
/* The same value for quotients (remainders) that use it. */
static void replace(Divide *d, bool quotients, Val with) {
  Fn *f = d->c->f;
  for (uint32_t i = 0; i < d->n; i++) {
    if (is_quotient(op(f, d->v[i])) != quotients) continue;
    if (val_is_local(with) && !is_arg(f, with)) name_take(f, with, d->v[i]);
    val_replace(f, d->v[i], with);
  }
}
static void erase_all(Divide *d) {
  for (uint32_t i = 0; i < d->n; i++) cgp_erase_dead(d->c, d->v[i]);
}
static bool wants(const Divide *d, bool quotients) {
  for (uint32_t i = 0; i < d->n; i++)
    if (is_quotient(op(d->c->f, d->v[i])) == quotients) return true;
  return false;
}
static Val defined(Divide *d, Val v) { return known_not_undef_poison(&d->k, v) ? v : fold_freeze(&d->c->fx, v); }
/* Emits the quotient (remainder) of 32 bits. */
static Val narrow(Divide *d, bool quotient, Val a, Val b) {
  FoldCtx *x = &d->c->fx;
  return fold_cast(x, OP_ZEXT, 0, fold_bin(x, quotient ? OP_UDIV : OP_UREM, 0, a, b), TY_I64);
}
/* A new block behind `after`, for code with v's location. */
static Blk new_side(Divide *d, Blk after, Val v) {
  Fn *f = d->c->f;
  Blk b = blk_new(f);
  blk_place_after(f, b, after);
  fold_at_end(&d->c->fx, b);
  d->c->fx.loc = dbg_loc(f, v);
  return b;
}
static Val join(Fn *f, Blk b, Blk side, Val there, Val else_) {
  Val ops[2];
  for (uint32_t i = 0; i < 2; i++) ops[i] = pred(f, b, i) == side ? there : else_;
  return emit_phi(f, b, TY_I64, ops);
}
/* v is the division of 64 bits that was left where the operands did not fit. */
static bool is_long_side(const Fn *f, Val v) {
  Blk b = blk_of(f, v), p = single_pred(f, b);
  uint64_t x;
  if (!p || !blk_forks(f, p) || succ(f, p, 1) != b) return false;
  Val t = arg(f, term(f, p), 0);
  if (!is_op(f, t, OP_ICMP) || sub(f, t) != ICMP_ULT || !val_is_con(arg(f, t, 1)) ||
      !con_u64(&f->con, arg(f, t, 1), &x) || x != 1ull << 32)
    return false;
  Val high = arg(f, t, 0), a = arg(f, v, 0), c = arg(f, v, 1);
  if (high == a || high == c) return true;
  return is_op(f, high, OP_OR) && (arg(f, high, 0) == a || arg(f, high, 1) == a) &&
         (arg(f, high, 0) == c || arg(f, high, 1) == c);
}
static bool bypass(Divide *d, Val v) {
  Cgp *c = d->c;
  Fn *f = c->f;
  FoldCtx *x = &c->fx;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  d->k.at = v;
  Fit fa = fit(d, a);
  Fit fb = fa == FIT_HARDLY ? fa : fit(d, b);
  if (fa == FIT_HARDLY || fb == FIT_HARDLY) {
    if (!val_is_con(b)) remark(c->px, CGP_DIVISION_STAYS, f, v, ra_val(v), ra_val(fa == FIT_HARDLY ? a : b));
    return false;
  }
  if ((val_is_con(b) && (fa != FIT_SURE || fb != FIT_SURE))) return false;
  remark(c->px, CGP_DIVISION, f, v, ra_val(v));
  find_same(d, v);
  bool quotient = wants(d, true), remainder = wants(d, false);
  fold_at(x, v);
  if (fa == FIT_SURE && fb == FIT_SURE) {
    Val na = fold_cast(x, OP_TRUNC, 0, a, TY_I32), nb = fold_cast(x, OP_TRUNC, 0, b, TY_I32);
    Val q = quotient ? narrow(d, true, na, nb) : VAL_NONE, r = remainder ? narrow(d, false, na, nb) : VAL_NONE;
    if (quotient) replace(d, true, q);
    if (remainder) replace(d, false, r);
    erase_all(d);
    return true;
  }
  bool compare = fa == FIT_SURE && !d->sign;
  Val na = VAL_NONE, test;
  if (compare) {
    /* The frozen dividend fits, too. */
    na = defined(d, fold_cast(x, OP_TRUNC, 0, a, TY_I32));
    a = fold_cast(x, OP_ZEXT, 0, na, TY_I64);
    if (val_is_local(a)) marks_set(&c->ours, (uint32_t)a, 1);
    b = defined(d, b);
    test = fold_icmp(x, ICMP_UGE, 0, a, b);
  } else {
    if (fa != FIT_SURE) a = defined(d, a);
    if (fb != FIT_SURE) b = defined(d, b);
    Val high = fa == FIT_SURE ? b : fb == FIT_SURE ? a : fold_bin(x, OP_OR, 0, a, b);
    test = fold_icmp(x, ICMP_ULT, 0, high, con_int(&f->con, TY_I64, 1ull << 32));
  }
  Blk rest = blk_cut(f, v), above = pred(f, rest, 0);
  Blk fast = new_side(d, above, v), slow = BLK_NONE;
  if (!na) na = fold_cast(x, OP_TRUNC, 0, a, TY_I32);
  Val nb = fold_cast(x, OP_TRUNC, 0, b, TY_I32);
  Val q = quotient ? narrow(d, true, na, nb) : VAL_NONE, r = remainder ? narrow(d, false, na, nb) : VAL_NONE;
  Val q2 = con_null(&f->con, TY_I64), r2 = a, few[2] = {a, b};
  if (!compare) {
    slow = new_side(d, fast, v);
    Bld k = bld_end(f, slow);
    k.loc = x->loc;
    if (quotient) q2 = emit(&k, d->sign ? OP_SDIV : OP_UDIV, 0, 0, TY_I64, few, 2);
    if (remainder) r2 = emit(&k, d->sign ? OP_SREM : OP_UREM, 0, 0, TY_I64, few, 2);
    term_br(f, slow, rest);
  }
  term_condbr(f, above, test, fast, compare ? rest : slow);
  term_br(f, fast, rest);
  dbg_loc_set(f, term(f, above), dbg_loc(f, v));
  if (quotient) replace(d, true, join(f, rest, fast, q, q2));
  if (remainder) replace(d, false, join(f, rest, fast, r, r2));
  erase_all(d);
  return true;
}
bool cgp_divisions(Cgp *c) {
  Fn *f = c->f;
  VecU32 div = {0};
  uint32_t made = 0;
  if (!c->small && cgp_knob(c, KNOB_CGP_BYPASS_SLOW_DIVISION))
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (op_divides(op(f, v)) && ty(f, v) == TY_I64) vec_push(&div, (uint32_t)v);
  marks_next(&c->sunk); /* order in the function */
  for (uint32_t i = 0; i < div.n; i++) marks_set(&c->sunk, div.p[i], i + 1);
  Divide d = {.c = c, .k = known_at(f, c->px->scratch, VAL_NONE)};
  for (uint32_t i = 0; i < div.n; i++) {
    Val v = (Val)div.p[i];
    if (!op_divides(op(f, v)) || !has_uses(f, v) || is_long_side(f, v)) continue;
    made += bypass(&d, v);
  }
  vec_free(&div);
  stat_add(c->px, ST_CGP_DIVISIONS, made);
  return made != 0;
}
