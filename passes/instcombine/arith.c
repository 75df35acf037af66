/* arith.c: folds of integer arithmetic that need a search: negations sunk into what they negate, logarithms of
 * divisors.
 *
 *   %t = shl i8 -42, %y
 *   %r = sub i8 %x, %t             ->   %t = shl i8 42, %y
 *                                       %r = add i8 %t, %x
 *
 *   %d = shl i32 4, %y
 *   %r = udiv i32 %x, %d           ->   %n = add i32 %y, 2
 *                                       %r = lshr i32 %x, %n
 *
 * Algorithm: the tree of single-use operations under the operand is walked twice with the same decisions: first to
 * see whether it can be negated (or its logarithm written down) at no more instructions, then to build. A value with
 * other uses is only taken where its negation is free by itself. No flag of the old tree is kept; what bits prove
 * comes back by fold_infer_flags. Compare LLVM's Negator and takeLog2. Caps: caps.def; shuffles of MAX_MASK lanes.
 * Cost O(instructions of the tree * levels). */
#include "analysis/simplify/simplify.h"
#include "analysis/value/cond.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

enum { MAX_MASK = 64 };

typedef struct Neg {
  FoldCtx *x;
  Fn *f;
  bool whole; /* the root is 0 - v: nothing is left of the subtraction */
} Neg;

static bool splat_amount(Fn *f, Val s, uint32_t n, uint32_t *out) {
  Ap c;
  if (!val_is_con(s) || !con_splat_ap(&f->con, s, &c) || !ap_ult_u64(c, n)) return false;
  *out = (uint32_t)ap_lo64(c);
  return true;
}
static bool is_imm_int(Fn *f, Val v) { return val_is_con(v) && con_is_imm_int(&f->con, v); }
static bool is_neg_of(const Fn *f, Val a, Val b) {
  return is_op(f, a, OP_SUB) && is_zero_con(f, arg(f, a, 0)) && arg(f, a, 1) == b;
}
static Val con_neg(Fn *f, Val c) { return con_fold_bin(&f->con, OP_SUB, con_null(&f->con, ty(f, c)), c); }

static Val negate_op(Neg *n, Val v, unsigned depth, bool build);
/* -v, or VAL_NONE. Without `build` nothing is made and any value means yes. What is made stands where v stands. */
static Val negate(Neg *n, Val v, unsigned depth, bool build) {
  if (!build || val_is_con(v) || is_op(n->f, v, OP_ARG) || is_op(n->f, v, OP_PHI)) return negate_op(n, v, depth, build);
  CombPlace was = comb_at(n->x, v);
  Val r = negate_op(n, v, depth, build);
  comb_back(n->x, was);
  return r;
}
/* Whether it is decided without looking into operands that only v uses: then *r is the answer. */
static bool negate_alone(Neg *n, Val v, bool build, Val *r) {
  Fn *f = n->f;
  FoldCtx *x = n->x;
  Ty t = ty(f, v);
  uint32_t w = ty_bits(f->m, t), s;
  Val a, b;
  if (w == 1) return *r = v, true;
  if (val_is_con(v)) return *r = (is_imm_int(f, v) ? con_neg(f, v) : VAL_NONE), true;
  Op o = op(f, v);
  if (o == OP_SUB && is_zero_con(f, arg(f, v, 0))) return *r = arg(f, v, 1), true;
  bool own = has_one_use(f, v);
  if (!own && !n->whole && (o == OP_ADD || o == OP_XOR || o == OP_LSHR || o == OP_ASHR || o == OP_ZEXT || o == OP_SEXT))
    return *r = VAL_NONE, true; /* it would stay beside its negation */
  switch (o) {                  /* free by itself */
  case OP_ADD:
    if (val_is_con(arg(f, v, 1)) && con_is_one(&f->con, arg(f, v, 1)))
      return *r = (build ? fold_not(x, arg(f, v, 0)) : v), true;
    break;
  case OP_XOR:
    if (val_is_con(arg(f, v, 1)) && con_is_allones(&f->con, arg(f, v, 1)))
      return *r = (build ? fold_bin(x, OP_ADD, 0, arg(f, v, 0), con_int(&f->con, t, 1)) : v), true;
    break;
  case OP_LSHR:
  case OP_ASHR:
    if (splat_amount(f, arg(f, v, 1), w, &s) && s == w - 1)
      return *r = (build ? fold_bin(x, o == OP_LSHR ? OP_ASHR : OP_LSHR, flags(f, v) & F_EXACT, arg(f, v, 0),
                                    arg(f, v, 1))
                         : v),
             true;
    return *r = VAL_NONE, true;
  case OP_ZEXT:
  case OP_SEXT:
    if (ty_bits(f->m, ty(f, arg(f, v, 0))) == 1)
      return *r = (build ? fold_cast(x, o == OP_ZEXT ? OP_SEXT : OP_ZEXT, 0, arg(f, v, 0), t) : v), true;
    return *r = VAL_NONE, true;
  case OP_SUB:
    if (own || is_imm_int(f, arg(f, v, 0)))
      return *r = (build ? fold_bin(x, OP_SUB, 0, arg(f, v, 1), arg(f, v, 0)) : v), true;
    return *r = VAL_NONE, true;
  case OP_SELECT:
    a = arg(f, v, 1);
    b = arg(f, v, 2);
    if (is_neg_of(f, a, b) || is_neg_of(f, b, a)) return *r = (build ? fold_select(x, 0, arg(f, v, 0), b, a) : v), true;
    if (is_imm_int(f, a) && is_imm_int(f, b) && !own) return *r = VAL_NONE, true;
    break;
  default: break;
  }
  if (o == OP_ADD && is_imm_int(f, arg(f, v, 1)) && n->whole)
    return *r = (build ? fold_bin(x, OP_SUB, 0, con_neg(f, arg(f, v, 1)), arg(f, v, 0)) : v), true;
  return false;
}
static Val negate_op(Neg *n, Val v, unsigned depth, bool build) {
  Fn *f = n->f;
  FoldCtx *x = n->x;
  Ty t = ty(f, v);
  Val a, b;
  if (negate_alone(n, v, build, &a)) return a;
  Op o = op(f, v);
  if (!has_one_use(f, v) || at_cap(f->m, COMBINE_NEGATE_DEPTH, depth)) return VAL_NONE;
  switch (o) {
  case OP_FREEZE:
    if (!(a = negate(n, arg(f, v, 0), depth + 1, build))) return VAL_NONE;
    return build ? fold_freeze(x, a) : v;
  case OP_TRUNC:
    if (!(a = negate(n, arg(f, v, 0), depth + 1, build))) return VAL_NONE;
    return build ? fold_cast(x, OP_TRUNC, 0, a, t) : v;
  case OP_SELECT:
    if (!negate(n, arg(f, v, 1), depth + 1, false) || !negate(n, arg(f, v, 2), depth + 1, false)) return VAL_NONE;
    if (!build) return v;
    a = negate(n, arg(f, v, 1), depth + 1, true);
    b = negate(n, arg(f, v, 2), depth + 1, true);
    return fold_select(x, 0, arg(f, v, 0), a, b);
  case OP_INSERTELEMENT:
    if (!negate(n, arg(f, v, 0), depth + 1, false) || !negate(n, arg(f, v, 1), depth + 1, false)) return VAL_NONE;
    if (!build) return v;
    a = negate(n, arg(f, v, 0), depth + 1, true);
    b = negate(n, arg(f, v, 1), depth + 1, true);
    return fold_insertelement(x, a, b, arg(f, v, 2));
  case OP_EXTRACTELEMENT:
    if (!(a = negate(n, arg(f, v, 0), depth + 1, build))) return VAL_NONE;
    return build ? fold_extractelement(x, a, arg(f, v, 1)) : v;
  case OP_SHUFFLEVECTOR: {
    uint32_t nm;
    const uint32_t *mask = words_of(f, v, &nm);
    uint32_t copy[MAX_MASK]; /* words move when something is made */
    if (nm > MAX_MASK || !negate(n, arg(f, v, 0), depth + 1, false) || !negate(n, arg(f, v, 1), depth + 1, false))
      return VAL_NONE;
    if (!build) return v;
    memcpy(copy, mask, nm * sizeof *copy);
    a = negate(n, arg(f, v, 0), depth + 1, true);
    b = negate(n, arg(f, v, 1), depth + 1, true);
    return fold_shuffle(x, a, b, copy, nm);
  }
  case OP_SHL:
    if (negate(n, arg(f, v, 0), depth + 1, false))
      return build ? fold_bin(x, OP_SHL, 0, negate(n, arg(f, v, 0), depth + 1, true), arg(f, v, 1)) : v;
    if (!n->whole || !is_imm_int(f, arg(f, v, 1))) return VAL_NONE;
    a = con_fold_bin(&f->con, OP_SHL, con_allones(&f->con, t), arg(f, v, 1));
    if (!a || !is_imm_int(f, a)) return VAL_NONE;
    return build ? fold_bin(x, OP_MUL, 0, arg(f, v, 0), a) : v;
  case OP_OR:
  case OP_ADD: {
    if (o == OP_OR && !(flags(f, v) & F_DISJOINT)) {
      KnownCtx k = known_at(f, x->scratch, x->at);
      if (!known_disjoint(&k, arg(f, v, 0), arg(f, v, 1))) return VAL_NONE;
    }
    bool l = negate(n, arg(f, v, 0), depth + 1, false) != VAL_NONE,
         r = negate(n, arg(f, v, 1), depth + 1, false) != VAL_NONE;
    if (!(l && r) && !(n->whole && (l || r))) return VAL_NONE;
    if (!build) return v;
    a = l ? negate(n, arg(f, v, 0), depth + 1, true) : arg(f, v, 0);
    b = r ? negate(n, arg(f, v, 1), depth + 1, true) : arg(f, v, 1);
    return l && r ? fold_bin(x, OP_ADD, 0, a, b) : l ? fold_bin(x, OP_SUB, 0, a, b) : fold_bin(x, OP_SUB, 0, b, a);
  }
  case OP_XOR: /* -(x ^ C) is ~(x ^ C) + 1 */
    if (!n->whole || !is_imm_int(f, arg(f, v, 1))) return VAL_NONE;
    if (!build) return v;
    a = fold_bin(x, OP_XOR, 0, arg(f, v, 0), con_fold_bin(&f->con, OP_XOR, arg(f, v, 1), con_allones(&f->con, t)));
    return fold_bin(x, OP_ADD, 0, a, con_int(&f->con, t, 1));
  case OP_MUL:
    if (negate(n, arg(f, v, 1), depth + 1, false))
      return build ? fold_bin(x, OP_MUL, 0, arg(f, v, 0), negate(n, arg(f, v, 1), depth + 1, true)) : v;
    if (negate(n, arg(f, v, 0), depth + 1, false))
      return build ? fold_bin(x, OP_MUL, 0, negate(n, arg(f, v, 0), depth + 1, true), arg(f, v, 1)) : v;
    return VAL_NONE;
  case OP_SDIV: {
    Ap c;
    b = arg(f, v, 1);
    if (!is_imm_int(f, b) || !con_splat_ap(&f->con, b, &c) || ap_is_zero(c) || ap_is_one(c) || ap_is_ones(c) ||
        ap_is_smin(c))
      return VAL_NONE;
    return build ? fold_bin(x, OP_SDIV, flags(f, v) & F_EXACT, arg(f, v, 0), con_neg(f, b)) : v;
  }
  default: return VAL_NONE;
  }
}

static bool feeds_abs(const Fn *f, Val neg, Val v) { /* select(_, v, -v): absolute values have rules of their own */
  FOR_EACH_USE(f, neg, u) {
    Val s = use_user(f, u);
    if (is_op(f, s, OP_SELECT) &&
        ((arg(f, s, 1) == v && arg(f, s, 2) == neg) || (arg(f, s, 2) == v && arg(f, s, 1) == neg)))
      return true;
  }
  return false;
}
/* x - v, 0 - v where v can be negated. */
Val fold_sub_negate(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], v = m->root->ops[1];
  Neg n = {x, f, is_zero_con(f, a)};
  if (val_is_con(v) || is_op(f, v, OP_ARG)) return VAL_NONE;
  if (n.whole && m->root->self && feeds_abs(f, m->root->self, v)) return VAL_NONE;
  if (!negate(&n, v, 0, false)) return VAL_NONE;
  Val r = negate(&n, v, 0, true);
  return n.whole ? r : fold_bin(x, OP_ADD, 0, r, a);
}
/* (x * -2^k), x / C and the like: x can be negated for nothing. The constant is operand 1. */
Val fold_mul_negated_pow2(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], c = m->root->ops[1];
  Ap k;
  if (val_is_con(a) || !has_one_use(f, a) || !val_is_con(c) || !con_splat_ap(&f->con, c, &k) ||
      !ap_is_pow2(ap_neg(x->scratch, k)) || ap_is_smin(k) || ap_is_ones(k))
    return VAL_NONE;
  Neg n = {x, f, false};
  if (!negate(&n, a, 0, false)) return VAL_NONE;
  Val r = negate(&n, a, 0, true);
  return fold_bin(x, OP_SHL, 0, r, con_int(&f->con, m->root->type, ap_ctz(k)));
}

/* log2 of v, which is a power of two or makes the division undefined; VAL_NONE if it cannot be written down. */
static bool log2_nonzero(FoldCtx *x, Val v, unsigned depth);
static Val log2_of(FoldCtx *x, Val v, unsigned depth, bool build) {
  Fn *f = x->f;
  Ty t = ty(f, v);
  Ap c;
  if (val_is_con(v)) {
    if (!con_splat_ap(&f->con, v, &c) || !ap_is_pow2(c)) return VAL_NONE;
    return build ? con_int(&f->con, t, ap_ctz(c)) : v;
  }
  if (at_cap(f->m, COMBINE_NEGATE_DEPTH, depth)) return VAL_NONE;
  Val a, b;
  switch (op(f, v)) {
  case OP_ZEXT:
    if (!has_one_use(f, v) || !(a = log2_of(x, arg(f, v, 0), depth + 1, build))) return VAL_NONE;
    return build ? fold_cast(x, OP_ZEXT, 0, a, t) : v;
  case OP_LSHR: /* what is shifted out leaves zero: undefined as well */
    if (!has_one_use(f, v) || !val_is_con(arg(f, v, 1)) || val_is_con(arg(f, v, 0)) ||
        !(a = log2_of(x, arg(f, v, 0), depth + 1, build)))
      return VAL_NONE;
    return build ? fold_bin(x, OP_SUB, 0, a, arg(f, v, 1)) : v;
  case OP_CALL: { /* the greater one has the greater logarithm */
    unsigned id = call_intrinsic(f, v);
    if ((id != INTRIN_umax && id != INTRIN_umin) || !has_one_use(f, v) || !log2_nonzero(x, arg(f, v, 0), depth + 1) ||
        !log2_nonzero(x, arg(f, v, 1), depth + 1))
      return VAL_NONE;
    if (!build) return v;
    Val ops[2];
    ops[0] = log2_of(x, arg(f, v, 0), depth + 1, true);
    ops[1] = log2_of(x, arg(f, v, 1), depth + 1, true);
    return fold_intrin(x, id, 0, t, ops, 2);
  }
  case OP_SHL: /* a wrapped one is zero, and dividing by zero is undefined */
    if (!(a = log2_of(x, arg(f, v, 0), depth + 1, build))) return VAL_NONE;
    return build ? fold_bin(x, OP_ADD, 0, a, arg(f, v, 1)) : v;
  case OP_SELECT:
    if (!has_one_use(f, v) || !log2_of(x, arg(f, v, 1), depth + 1, false) ||
        !log2_of(x, arg(f, v, 2), depth + 1, false))
      return VAL_NONE;
    if (!build) return v;
    a = log2_of(x, arg(f, v, 1), depth + 1, true);
    b = log2_of(x, arg(f, v, 2), depth + 1, true);
    return fold_select(x, 0, arg(f, v, 0), a, b);
  default: return VAL_NONE;
  }
}
/* The same, and v is no zero even where the division is by something else: a shift that loses the bit would be one. */
static bool log2_nonzero(FoldCtx *x, Val v, unsigned depth) {
  if (!log2_of(x, v, depth, false)) return false;
  if (val_is_con(v)) return true;
  return is_op(x->f, v, OP_SHL) && val_is_con(arg(x->f, v, 0)) && con_is_one(&x->f->con, arg(x->f, v, 0));
}
/* x / v, v a power of two by its form. */
Val fold_udiv_log2(FoldCtx *x, const RuleMatch *m) {
  Val v = m->root->ops[1];
  if (val_is_con(v) || !log2_of(x, v, 0, false)) return VAL_NONE;
  Val s = log2_of(x, v, 0, true);
  return fold_bin(x, OP_LSHR, m->root->flags & F_EXACT, m->root->ops[0], s);
}

/* ---- overflow ---- */
/* The same by the ranges of the operands, and for a difference by what a branch says of them. */
static int overflows_by_range(const KnownCtx *k, Op o, bool sgn, Val va, Val vb) {
  if (o == OP_SUB && !sgn) {
    int less = branch_implies_cmp(k, (Cmp){ICMP_ULT, va, vb});
    if (less >= 0) return less;
  }
  Range a = value_range(k, va), b = value_range(k, vb);
  if (!a.bits || !b.bits || range_is_empty(a) || range_is_empty(b)) return -1;
  if (range_never_wraps(o, sgn, a, b)) return 0;
  if (o == OP_MUL) return -1;
  if (!sgn) {
    if (o == OP_SUB) return range_umax(a) < range_umin(b) ? 1 : -1;
    return range_umin(a) > mask64(a.bits) - range_umin(b) ? 1 : -1;
  }
  return -1;
}
/* A signed sum or difference always leaves the width: 1 above, -1 below, 0 not known. */
static int saturates(const KnownCtx *k, Op o, Val va, Val vb) {
  Range a = value_range(k, va), b = value_range(k, vb);
  if (!a.bits || a.bits > 62 || range_is_empty(a) || range_is_empty(b) || !b.bits) return 0;
  int64_t top = ((int64_t)1 << (a.bits - 1)) - 1, lo, hi;
  if (o == OP_ADD) lo = range_smin(a) + range_smin(b), hi = range_smax(a) + range_smax(b);
  else lo = range_smin(a) - range_smax(b), hi = range_smax(a) - range_smin(b);
  return lo > top ? 1 : hi < -top - 1 ? -1 : 0;
}
/* 0: op(a, b) never leaves the range, 1: always does, -1: not known. */
static int overflows(FoldCtx *x, Op o, bool sgn, Val va, Val vb) {
  Fn *f = x->f;
  Arena *A = x->scratch;
  uint32_t n = ty_bits(f->m, ty(f, va));
  enum { MAX_BITS = 128 };
  if (n > MAX_BITS) return -1;
  ArenaMark mark = arena_mark(A);
  KnownCtx k = known_at(f, A, x->at);
  Known p = known_bits(&k, va), q = known_bits(&k, vb);
  int r = -1;
  bool lo, hi;
  if (ap_intersects(p.zero, p.one) || ap_intersects(q.zero, q.one)) goto out;
  if (!sgn) {
    Ap pl = known_umin(A, p), ph = known_umax(A, p), ql = known_umin(A, q), qh = known_umax(A, q);
    if (o == OP_ADD) {
      (void)ap_uadd_ov(A, pl, ql, &lo);
      (void)ap_uadd_ov(A, ph, qh, &hi);
    } else if (o == OP_SUB) {
      (void)ap_usub_ov(A, ph, ql, &lo);
      (void)ap_usub_ov(A, pl, qh, &hi);
    } else {
      (void)ap_umul_ov(A, pl, ql, &lo);
      (void)ap_umul_ov(A, ph, qh, &hi);
    }
    r = !hi ? 0 : lo ? 1 : -1;
  } else if (o == OP_MUL) {
    if (known_sign_bits(&k, va) + known_sign_bits(&k, vb) > n + 1) r = 0;
  } else {
    Ap pl = known_smin(A, p), ph = known_smax(A, p), ql = known_smin(A, q), qh = known_smax(A, q);
    if (known_sign_bits(&k, va) > 1 && known_sign_bits(&k, vb) > 1) r = 0;
    else {
      if (o == OP_ADD) {
        (void)ap_sadd_ov(A, pl, ql, &lo);
        (void)ap_sadd_ov(A, ph, qh, &hi);
      } else {
        (void)ap_ssub_ov(A, pl, qh, &lo);
        (void)ap_ssub_ov(A, ph, ql, &hi);
      }
      if (!lo && !hi) r = 0;
    }
  }
out:
  arena_release(A, mark);
  return r < 0 ? overflows_by_range(&k, o, sgn, va, vb) : r;
}
static bool overflow_op(unsigned id, Op *o, bool *sgn) {
  *sgn = false;
  switch (id) {
  case INTRIN_uadd_with_overflow:
  case INTRIN_uadd_sat: *o = OP_ADD; return true;
  case INTRIN_usub_with_overflow:
  case INTRIN_usub_sat: *o = OP_SUB; return true;
  case INTRIN_umul_with_overflow: *o = OP_MUL; return true;
  case INTRIN_sadd_with_overflow:
  case INTRIN_sadd_sat:
    *o = OP_ADD;
    *sgn = true;
    return true;
  case INTRIN_ssub_with_overflow:
  case INTRIN_ssub_sat:
    *o = OP_SUB;
    *sgn = true;
    return true;
  case INTRIN_smul_with_overflow:
    *o = OP_MUL;
    *sgn = true;
    return true;
  default: return false;
  }
}
/* Whether the product of a and b wraps, or that it does not. */
static Val umul_overflows(FoldCtx *x, Ty answer, Val a, Val b, bool wraps) {
  Fn *f = x->f;
  Ty parts[2] = {ty(f, a), answer};
  Val ops[2] = {a, b};
  uint32_t one = 1;
  Val s = fold_intrin(x, INTRIN_umul_with_overflow, 0, ty_struct(f->m, parts, 2, false), ops, 2);
  Val o = fold_extractvalue(x, s, &one, 1);
  return wraps ? o : fold_bin(x, OP_XOR, 0, o, con_allones(&f->con, answer));
}
/* x * y / x == y, and -1 / x against y: whether the product leaves the width. */
Val fold_mul_overflows(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val d = m->root->ops[0], y = m->root->ops[1];
  Pred p = (Pred)m->root->sub;
  if (!is_op(f, d, OP_UDIV)) {
    d = m->root->ops[1], y = m->root->ops[0];
    p = pred_swap(p);
  }
  if (!is_op(f, d, OP_UDIV) || val_is_con(y)) return VAL_NONE;
  Val a = arg(f, d, 1), prod = arg(f, d, 0);
  if (is_op(f, prod, OP_MUL) && !has_one_use(f, prod)) return VAL_NONE;
  bool overflow = p == ICMP_NE || p == ICMP_ULT;
  if (!overflow && p != ICMP_EQ && p != ICMP_UGE) return VAL_NONE;
  return umul_overflows(x, m->root->type, a, y, overflow);
}
/* zext x * zext y, in a type that holds it, against the greatest value of theirs: whether the product leaves it. */
Val fold_wide_mul(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val p = m->root->ops[0], a = arg(f, arg(f, p, 0), 0), b = arg(f, arg(f, p, 1), 0);
  Ap c;
  if (ty(f, a) != ty(f, b) || !con_splat_ap(&f->con, m->root->ops[1], &c)) return VAL_NONE;
  uint32_t w = ty_bits(f->m, ty_scalar(f->m, ty(f, a)));
  if (c.bits < 2 * w) return VAL_NONE;
  bool overflow = m->root->sub == ICMP_UGT;
  if (overflow ? ap_cto(c) != w || ap_popcount(c) != w : !ap_is_pow2(c) || ap_ctz(c) != w) return VAL_NONE;
  return umul_overflows(x, m->root->type, a, b, overflow);
}
/* extractvalue i of op.with.overflow: a plain operation and a known answer where the bits tell. */
Val fold_overflow_part(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val c = m->root->ops[0];
  Op o;
  bool sgn;
  uint32_t nw;
  if (val_is_con(c) || !m->root->self || !overflow_op(call_intrinsic(f, c), &o, &sgn)) return VAL_NONE;
  const uint32_t *w = words_of(f, m->root->self, &nw);
  if (nw != 1) return VAL_NONE;
  bool value = w[0] == 0;
  Val a = arg(f, c, 0), b = arg(f, c, 1);
  Ap by;
  bool cheap = o == OP_MUL && splat(x, b, &by) && (ap_is_pow2(by) || ap_is_ones(by)); /* a shift, a negation */
  if (value && (has_one_use(f, c) || cheap)) return fold_bin(x, o, 0, a, b);
  int r = overflows(x, o, sgn, a, b);
  if (r < 0) return VAL_NONE;
  if (!value) return con_int(&f->con, m->root->type, (uint64_t)r);
  if (r == 1) return VAL_NONE;
  return fold_bin(x, o, sgn ? F_NSW : F_NUW, a, b);
}
/* (x + 1) % y, where x < y: the sum, or 0 if that is y. By a power of two a mask is less. */
Val fold_urem_step(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], y = m->root->ops[1];
  KnownCtx k = known_at(f, x->scratch, x->at);
  if (known_pow2(&k, y, true)) return VAL_NONE;
  Val less = simplify_icmp(x, ICMP_ULT, arg(f, a, 0), y);
  if (!less || !val_is_con(less) || !con_is_allones(&f->con, less)) return VAL_NONE;
  a = fold_freeze(x, a);
  Val end = fold_icmp(x, ICMP_EQ, 0, a, y);
  return fold_select(x, 0, end, con_null(&f->con, m->root->type), a);
}
/* op.with.overflow of which more is needed than its parts, where the bits tell the answer. */
Val fold_ov_decided(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Op o;
  bool sgn;
  if (!m->root->self || !overflow_op(m->root->intrin, &o, &sgn)) return VAL_NONE;
  Val self = m->root->self;
  if (!has_one_use(f, self) || is_op(f, use_user(f, first_use(f, self)), OP_EXTRACTVALUE)) return VAL_NONE;
  int r = overflows(x, o, sgn, m->root->ops[0], m->root->ops[1]);
  if (r < 0) return VAL_NONE;
  Ty t = m->root->type;
  Val v = fold_bin(x, o, r ? 0 : sgn ? F_NSW : F_NUW, m->root->ops[0], m->root->ops[1]);
  uint32_t first = 0, second = 1;
  Val answer = con_int(&f->con, ty_field(f->m, t, 1), (uint64_t)r), agg = con_poison(&f->con, t);
  agg = fold_insertvalue(x, agg, answer, &second, 1);
  return fold_insertvalue(x, agg, v, &first, 1);
}
/* A saturating sum or difference that never, or always, saturates. */
Val fold_saturating(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Op o;
  bool sgn;
  if (!overflow_op(m->root->intrin, &o, &sgn)) return VAL_NONE;
  Val a = m->root->ops[0], b = m->root->ops[1];
  int r = overflows(x, o, sgn, a, b);
  if (r == 0) return fold_bin(x, o, sgn ? F_NSW : F_NUW, a, b);
  if (r == 1 && !sgn) return o == OP_ADD ? con_allones(&f->con, m->root->type) : con_null(&f->con, m->root->type);
  if (!sgn || ty_bits(f->m, m->root->type) > 62) return VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, x->at);
  int s = saturates(&k, o, a, b);
  if (!s) return VAL_NONE;
  uint64_t least = (uint64_t)1 << (ty_bits(f->m, m->root->type) - 1);
  return con_int(&f->con, m->root->type, s < 0 ? least : least - 1);
}

/* ---- differences of addresses ---- */
/* Constant bytes and number of variable terms of one getelementptr; false if it has no such form. */
static bool gep_shape(Fn *f, Val g, uint32_t *terms) {
  Ty t = gep_type(f, g);
  for (uint32_t i = 1; i < nops(f, g); i++) {
    Val idx = arg(f, g, i);
    uint64_t c;
    if (ty_is_vec(f->m, ty(f, idx))) return false;
    if (i > 1) {
      if (ty_kind(f->m, t) == TK_STRUCT) {
        if (!val_is_con(idx) || !con_u64(&f->con, idx, &c)) return false;
        t = ty_field(f->m, t, c);
        continue;
      }
      if (!ty_is_agg(f->m, t)) return false;
      t = ty_elem(f->m, t);
    }
    if (ty_scalable(f->m, t)) return false;
    if (!val_is_con(idx)) (*terms)++;
    else if (!con_u64(&f->con, idx, &c)) return false;
  }
  return true;
}
/* sum + the offset of g (- if minus), in type it. */
static Val gep_add(FoldCtx *x, Val g, Ty it, Val sum, bool minus) {
  Fn *f = x->f;
  Ty t = gep_type(f, g);
  uint64_t fixed = 0, c;
  unsigned gf = flags(f, g), fl = (gf & (F_INBOUNDS | F_NUSW) ? F_NSW : 0) | (gf & F_NUW ? F_NUW : 0);
  for (uint32_t i = 1; i < nops(f, g); i++) {
    Val idx = arg(f, g, i);
    if (i > 1) {
      if (ty_kind(f->m, t) == TK_STRUCT) {
        (void)con_u64(&f->con, idx, &c);
        fixed += ty_field_offset(f->m, t, (uint32_t)c);
        t = ty_field(f->m, t, c);
        continue;
      }
      t = ty_elem(f->m, t);
    }
    uint64_t size = ty_alloc_size(f->m, t);
    Val wide = fold_sext_or_trunc(x, idx, it);
    if (val_is_con(wide) && con_u64(&f->con, wide, &c)) {
      fixed += c * size;
      continue;
    }
    if (!size) continue;
    Val e = size == 1 ? wide : fold_bin(x, OP_MUL, fl, wide, con_int(&f->con, it, size));
    sum = !sum ? (minus ? fold_neg(x, 0, e) : e) : fold_bin(x, minus ? OP_SUB : OP_ADD, 0, sum, e);
  }
  if (!sum) return con_int(&f->con, it, minus ? 0 - fixed : fixed);
  return fixed ? fold_bin(x, OP_ADD, 0, sum, con_int(&f->con, it, minus ? 0 - fixed : fixed)) : sum;
}
/* ptrtoint(p + i) - ptrtoint(p + j), also truncated. */
Val fold_ptr_difference(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], b = m->root->ops[1];
  if (is_op(f, a, OP_TRUNC) && is_op(f, b, OP_TRUNC)) {
    a = arg(f, a, 0);
    b = arg(f, b, 0);
  }
  if (!is_op(f, a, OP_PTRTOINT) || !is_op(f, b, OP_PTRTOINT) || ty(f, a) != ty(f, b)) return VAL_NONE;
  Val p[2][CAP_COMBINE_POINTER_STEPS + 1];
  uint32_t n[2], terms = 0;
  Ty pt = ty(f, arg(f, a, 0));
  if (!ty_is_ptr(f->m, pt) || ty(f, arg(f, b, 0)) != pt) return VAL_NONE;
  Ty it = ty_index(f->m, pt);
  if (ty(f, a) != it || ty_bits(f->m, it) > 64 || ptr_nonintegral(f->m, ty_addrspace(f->m, pt)) ||
      ptr_bits(f->m, ty_addrspace(f->m, pt)) != ty_bits(f->m, it))
    return VAL_NONE;
  for (uint32_t s = 0; s < 2; s++) {
    p[s][0] = arg(f, s ? b : a, 0);
    for (n[s] = 0; is_op(f, p[s][n[s]], OP_GEP) && !at_cap(f->m, COMBINE_POINTER_STEPS, n[s]); n[s]++)
      p[s][n[s] + 1] = arg(f, p[s][n[s]], 0);
  }
  uint32_t na = 0, nb = 0;
  bool found = false;
  for (uint32_t i = 0; i <= n[0] && !found; i++)
    for (uint32_t j = 0; j <= n[1] && !found; j++)
      if (p[0][i] == p[1][j]) {
        na = i;
        nb = j;
        found = true;
      }
  if (!found || (!na && !nb)) return VAL_NONE;
  for (uint32_t i = 0; i < na; i++)
    if (!gep_shape(f, p[0][i], &terms)) return VAL_NONE;
  for (uint32_t j = 0; j < nb; j++)
    if (!gep_shape(f, p[1][j], &terms)) return VAL_NONE;
  bool goes = true; /* then the difference takes the place of the addresses */
  for (uint32_t s = 0; s < 2; s++) {
    goes &= has_one_use(f, s ? b : a);
    for (uint32_t i = 0; i < (s ? nb : na); i++) goes &= has_one_use(f, p[s][i]);
  }
  if (!goes && past_cap(f->m, COMBINE_POINTER_TERMS, terms)) return VAL_NONE;
  Val sum = VAL_NONE;
  for (uint32_t i = na; i-- > 0;) sum = gep_add(x, p[0][i], it, sum, false);
  for (uint32_t j = nb; j-- > 0;) sum = gep_add(x, p[1][j], it, sum, true);
  return fold_sext_or_trunc(x, sum, m->root->type);
}
