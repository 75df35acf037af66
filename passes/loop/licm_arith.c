/* licm_arith.c: rewrites of licm that leave less to compute in each round. Compare LLVM's hoistArithmetics.
 *
 *   i < a && i < b         =>  m = min(a, b);    i < m          integers; with ||: max
 *   p + i + a (addresses)  =>  q = p + a;        q + i          a is not constant: those are part of the access
 *   i + a < b              =>  c = b - a;        i < c          where neither sum nor difference wraps; likewise differences
 *   (i * a + j * b) * c    =>  d = a*c, e = b*c; i * d + j * e  integers, floats that may be reassociated; at most
 *                                                            licm-max-num-(int|fp)-reassociations products
 *   (i + a) + b            =>  c = a + b;        i + c          associative operations
 *
 * i, j vary, a, b, c are invariant. What is rewritten has no other use, so that the loop never gets longer. Flags are
 * kept as far as they hold of the new order: for floats, no instruction says nnan or ninf afterwards, since another
 * order may have infinities in between. Cost: O(1) but for the third last, which is O(products). */
#include "analysis/value/known.h"
#include "ir/intrinsic.h"
#include "passes/loop/licm_int.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"
#include "support/knob.h"

static Bld before_loop(const Licm *x) { return (Bld){x->f, x->pre, licm_at(x), MD_NONE}; }
/* v gives way to `with`; what it was computed from goes as far as nobody else needs it. */
static void give_way(Licm *x, Val v, Val with) {
  Fn *f = x->f;
  name_take(f, with, v);
  licm_replace(x, v, with);
  Val ops[2] = {arg(f, v, 0), arg(f, v, 1)};
  licm_erase(x, v);
  for (unsigned i = 0; i < 2; i++)
    if (val_is_local(ops[i]) && !is_arg(f, ops[i]) && blk_of(f, ops[i]) && is_trivially_dead(f, ops[i]))
      licm_erase(x, ops[i]);
}
static bool is_int(const Licm *x, Val v) { return ty_is_int_or_vec(x->f->m, ty(x->f, v)); }

/* icmp of a varying and an invariant operand, in this order. */
static bool varying_compare(const Licm *x, Val v, Pred *p, Val *l, Val *r) {
  const Fn *f = x->f;
  if (!is_op(f, v, OP_ICMP)) return false;
  *p = (Pred)sub(f, v), *l = arg(f, v, 0), *r = arg(f, v, 1);
  if (licm_invariant(x, *l)) {
    Val t = *l;
    *l = *r;
    *r = t;
    *p = pred_swap(*p);
  }
  return !licm_invariant(x, *l) && licm_invariant(x, *r);
}
static bool min_max(Licm *x, Val v) {
  Fn *f = x->f;
  Val a, b;
  bool both, chosen = is_op(f, v, OP_SELECT); /* chosen: a select, for which b may be poison where a decides */
  if (chosen) {
    a = arg(f, v, 0);
    both = val_is_con(arg(f, v, 2)) && con_is_zero(&f->con, arg(f, v, 2));
    if (!both && !(val_is_con(arg(f, v, 1)) && con_is_allones(&f->con, arg(f, v, 1)))) return false;
    b = arg(f, v, both ? 1 : 2);
  } else if (is_op(f, v, OP_AND) || is_op(f, v, OP_OR)) a = arg(f, v, 0), b = arg(f, v, 1), both = is_op(f, v, OP_AND);
  else return false;
  Pred p, q;
  Val l, m, r, s;
  if (a == b || !varying_compare(x, a, &p, &l, &r) || !varying_compare(x, b, &q, &m, &s) || p != q || l != m ||
      !is_int(x, l))
    return false;
  if (!has_one_use(f, a) || !has_one_use(f, b) || (!pred_is_signed(p) && !pred_is_unsigned(p))) return false;
  bool less = p == ICMP_ULT || p == ICMP_ULE || p == ICMP_SLT || p == ICMP_SLE, least = less == both;
  Bld k = before_loop(x);
  if (chosen) s = emit(&k, OP_FREEZE, 0, 0, ty(f, s), &s, 1);
  Ty t = ty(f, l);
  Val bound = emit_intrinsic(&k,
                             pred_is_signed(p) ? (least ? INTRIN_smin : INTRIN_smax)
                             : least           ? INTRIN_umin
                                               : INTRIN_umax,
                             &t, 1, (Val[]){r, s}, 2);
  name_set(f, bound, STR("invariant.bound"));
  Bld here = bld_before(f, v);
  Val c = emit_icmp(&here, p, l, bound);
  name_take(f, c, v);
  licm_replace(x, v, c);
  licm_erase(x, v), licm_erase(x, a), licm_erase(x, b);
  stat_add(x->px, ST_LICM_MINMAX, 1);
  return true;
}

static bool nested_gep(Licm *x, Val v) {
  Fn *f = x->f;
  int64_t off;
  if (!is_op(f, v, OP_GEP) || gep_offset(f, v, &off)) return false;
  Val in = arg(f, v, 0);
  if (!is_op(f, in, OP_GEP) || !has_one_use(f, in) || licm_invariant(x, in) || !licm_invariant(x, arg(f, in, 0)) ||
      ty(f, v) != ty(f, arg(f, in, 0)))
    return false;
  bool varies = false, positive = true;
  KnownCtx k = known_at(f, x->px->scratch, v);
  for (uint32_t i = 1; i < nops(f, v); i++) {
    if (!licm_invariant(x, arg(f, v, i)) || ty_is_vec(f->m, ty(f, arg(f, v, i)))) return false;
    positive = positive && known_nonneg(&k, arg(f, v, i));
  }
  for (uint32_t i = 1; i < nops(f, in); i++) {
    varies |= !licm_invariant(x, arg(f, in, i));
    positive = positive && known_nonneg(&k, arg(f, in, i));
  }
  if (!varies) return false;
  unsigned fl = flags(f, v) & flags(f, in) & F_NUW;
  if (flags(f, v) & flags(f, in) & F_INBOUNDS && (positive || fl)) fl |= F_INBOUNDS | F_NUSW;
  VEC(Val) idx = {0};
  for (uint32_t i = 1; i < nops(f, v); i++) vec_push(&idx, arg(f, v, i));
  Bld before = before_loop(x), here = bld_before(f, v);
  Val base = emit_gep(&before, gep_type(f, v), fl, arg(f, in, 0), idx.p, idx.n);
  name_set(f, base, STR("invariant.gep"));
  idx.n = 0;
  for (uint32_t i = 1; i < nops(f, in); i++) vec_push(&idx, arg(f, in, i));
  Val g = emit_gep(&here, gep_type(f, in), fl, base, idx.p, idx.n);
  vec_free(&idx);
  name_take(f, g, v);
  licm_replace(x, v, g);
  licm_erase(x, v), licm_erase(x, in);
  stat_add(x->px, ST_LICM_GEPS, 1);
  return true;
}

/* a + b or a - b never wraps, with or without sign. */
static bool cannot_wrap(Licm *x, Val at, Op o, Val a, Val b, bool sgn) {
  Fn *f = x->f;
  KnownCtx k = known_at(f, x->px->scratch, at);
  if (sgn && known_sign_bits(&k, a) > 1 && known_sign_bits(&k, b) > 1) return true;
  Known ka = known_bits(&k, a), kb = known_bits(&k, b);
  unsigned bits = ty_bits(f->m, ty(f, a));
  if (bits > 64) return false;
  Arena *A = x->px->scratch;
  if (!sgn) {
    uint64_t la = ap_get_u64(known_umin(A, ka)), ha = ap_get_u64(known_umax(A, ka)), hb = ap_get_u64(known_umax(A, kb));
    return o == OP_SUB ? la >= hb : ha <= mask64(bits) - hb;
  }
  int64_t la = ap_get_i64(known_smin(A, ka)), ha = ap_get_i64(known_smax(A, ka)), lb = ap_get_i64(known_smin(A, kb)),
          hb = ap_get_i64(known_smax(A, kb)), lo, hi;
  bool over = o == OP_SUB ? __builtin_sub_overflow(la, hb, &lo) || __builtin_sub_overflow(ha, lb, &hi)
                          : __builtin_add_overflow(la, lb, &lo) || __builtin_add_overflow(ha, hb, &hi);
  return !over && lo >= -(int64_t)(1ull << (bits - 1)) && hi <= (int64_t)(mask64(bits) >> 1);
}
static bool compare_sum(Licm *x, Val v) {
  Fn *f = x->f;
  Pred p;
  Val l, r;
  if (!varying_compare(x, v, &p, &l, &r) || (!is_op(f, l, OP_ADD) && !is_op(f, l, OP_SUB)) || !has_one_use(f, l) ||
      ty_is_vec(f->m, ty(f, l)))
    return false;
  bool sgn = pred_is_signed(p), add = is_op(f, l, OP_ADD);
  if ((!sgn && !pred_is_unsigned(p)) || !(flags(f, l) & (sgn ? F_NSW : F_NUW))) return false;
  Val i = arg(f, l, 0), a = arg(f, l, 1);
  bool turned = licm_invariant(x, i); /* a + i, a - i */
  if (turned) {
    Val t = i;
    i = a;
    a = t;
  }
  if (licm_invariant(x, i) || !licm_invariant(x, a)) return false;
  Op o = add || turned ? OP_SUB : OP_ADD;
  Val u = r, w = a; /* i + a < r: i < r - a; i - a < r: i < r + a; a - i < r: i > a - r */
  if (!add && turned) u = a, w = r, p = pred_swap(p);
  if (!cannot_wrap(x, v, o, u, w, sgn)) return false;
  FoldCtx fx = pass_fold_ctx(f, x->px);
  fold_at(&fx, licm_at(x));
  fx.loc = MD_NONE;
  Val bound = fold_bin(&fx, o, sgn ? F_NSW : F_NUW, u, w);
  Bld here = bld_before(f, v);
  Val c = emit_icmp(&here, p, i, bound);
  give_way(x, v, c);
  stat_add(x->px, ST_LICM_ADDSUB, 1);
  return true;
}

/* Flags of operations whose order may change; 0: it may not. */
static bool may_reassociate(const Fn *f, Val v, Op i, Op fp) {
  return is_op(f, v, i) || (is_op(f, v, fp) && (flags(f, v) & (F_REASSOC | F_NSZ)) == (F_REASSOC | F_NSZ));
}
static void reordered(Fn *f, Val v) { drop_poison_flags(f, v); }
static bool multiply_sum(Licm *x, Val v) {
  enum { SUMS = 32 };
  Fn *f = x->f;
  if (!may_reassociate(f, v, OP_MUL, OP_FMUL)) return false;
  Val sum = arg(f, v, 0), c = arg(f, v, 1);
  if (licm_invariant(x, sum)) {
    Val t = sum;
    sum = c;
    c = t;
  }
  if (licm_invariant(x, sum) || !licm_invariant(x, c) || !is_bin(f, sum)) return false;
  uint64_t most = (uint64_t)knob_int(x->px->knobs, is_op(f, v, OP_MUL) ? KNOB_LICM_INT_REASSOC : KNOB_LICM_FP_REASSOC);
  Val todo[SUMS], adds[SUMS];
  VecU32 products = {0};
  uint32_t n = 0, nadds = 0;
  todo[n++] = sum;
  bool ok = true;
  while (n && ok) {
    Val w = todo[--n];
    if (!has_one_use(f, w) || licm_invariant(x, w)) ok = false;
    else if (may_reassociate(f, w, OP_ADD, OP_FADD) && is_bin(f, arg(f, w, 0)) && is_bin(f, arg(f, w, 1))) {
      if (nadds == SUMS || n + 2 > SUMS) {
        ok = false;
        break;
      }
      todo[n++] = arg(f, w, 0), todo[n++] = arg(f, w, 1);
      adds[nadds++] = w;
    } else if (may_reassociate(f, w, OP_MUL, OP_FMUL) &&
               (licm_invariant(x, arg(f, w, 0)) || licm_invariant(x, arg(f, w, 1)))) {
      vec_push(&products, (uint32_t)w);
      ok = products.n <= most;
    } else ok = false;
  }
  ok = ok && products.n;
  if (ok) {
    FoldCtx fx = pass_fold_ctx(f, x->px);
    fold_at(&fx, licm_at(x));
    fx.loc = MD_NONE;
    unsigned fl = is_op(f, v, OP_FMUL) ? flags(f, v) & ~(unsigned)(F_NNAN | F_NINF) : 0;
    for (uint32_t i = 0; i < nadds; i++) reordered(f, adds[i]);
    for (uint32_t i = 0; i < products.n; i++) {
      Val w = (Val)products.p[i];
      uint32_t at = licm_invariant(x, arg(f, w, 0)) ? 0 : 1;
      Val factor = fold_bin(&fx, op(f, w), fl & flags(f, w), arg(f, w, at), c);
      if (x->s) scev_forget_value(x->s, w);
      opnd_set(f, w, at, factor);
      reordered(f, w);
    }
    licm_replace(x, v, sum);
    licm_erase(x, v);
    stat_add(x->px, ST_LICM_PRODUCTS, 1);
  }
  vec_free(&products);
  return ok;
}
/* Constants whose sum as signed numbers does not wrap. */
static bool sum_is_exact(const Licm *x, Val a, Val b) {
  Ap p, q;
  bool over;
  if (!con_splat_ap(&x->f->con, a, &p) || !con_splat_ap(&x->f->con, b, &q)) return false;
  ap_sadd_ov(x->px->scratch, p, q, &over);
  return !over;
}
static bool associate(Licm *x, Val v) {
  enum { USES = 3 };
  Fn *f = x->f;
  Op o = op(f, v);
  unsigned props = op_info[o].props;
  if (!is_bin(f, v) || !(props & P_COMM) || (!(props & P_ASSOC) && !may_reassociate(f, v, OP_NONE, o))) return false;
  Val in = arg(f, v, 0), b = arg(f, v, 1);
  if (licm_invariant(x, in)) {
    Val t = in;
    in = b;
    b = t;
  }
  if (licm_invariant(x, in) || !licm_invariant(x, b) || !is_op(f, in, o) ||
      (!(props & P_ASSOC) && !may_reassociate(f, in, OP_NONE, o)) || count_uses(f, in, USES) >= USES)
    return false;
  Val i = arg(f, in, 0), a = arg(f, in, 1);
  if (licm_invariant(x, i)) {
    Val t = i;
    i = a;
    a = t;
  }
  if (licm_invariant(x, i) || !licm_invariant(x, a)) return false;
  /* Of integers: what is added in two steps without wrap may be added at once, if the sum of the steps does not wrap. */
  unsigned both = flags(f, v) & flags(f, in), fl = o == OP_ADD     ? both & F_NUW
                                                   : props & P_FMF ? both & F_FAST & ~(unsigned)(F_NNAN | F_NINF)
                                                                   : 0;
  bool exact = o == OP_ADD && (both & F_NSW) && sum_is_exact(x, a, b);
  FoldCtx fx = pass_fold_ctx(f, x->px);
  fold_at(&fx, licm_at(x));
  fx.loc = MD_NONE;
  Val c = fold_bin(&fx, o, fl, a, b);
  Bld here = bld_before(f, v);
  Val r = emit_bin(&here, o, fl | (exact ? F_NSW : 0u), i, c);
  give_way(x, v, r);
  stat_add(x->px, ST_LICM_ASSOCIATED, 1);
  return true;
}
bool licm_arith(Licm *x, Val v) {
  return min_max(x, v) || nested_gep(x, v) || compare_sum(x, v) || multiply_sum(x, v) || associate(x, v);
}
