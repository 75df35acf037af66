/* cast.c: expressions computed in another width, and casts of shifts and comparisons.
 *
 *   %a = zext i8 %x to i32
 *   %b = add i32 %a, 5
 *   %c = trunc i32 %b to i8        ->   %c = add i8 %x, 5
 *
 * A tree of single-use integer operations whose leaves are constants and casts is computed in the type that the root
 * cast gives: for truncations when no operation lets high bits flow down, for extensions when the surplus high bits
 * are then masked off (or sign-filled). Scalars change width only where the data layout makes it desirable (LLVM's
 * shouldChangeType). Compare LLVM's canEvaluateTruncated, canEvaluateZExtd, canEvaluateSExtd and
 * EvaluateInDifferentType.
 *
 * Flags of the new operations: none, but exact of right shifts. Caps: caps.def. Cost O(tree). */
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

static KnownCtx facts(FoldCtx *x) { return known_at(x->f, x->scratch, x->at); }
static bool amount(const FoldCtx *x, Val v, uint32_t n, uint32_t *s) {
  Ap c;
  if (!val_is_con(v) || !con_splat_ap(&x->f->con, v, &c) || !ap_ult_u64(c, n)) return false;
  *s = (uint32_t)ap_lo64(c);
  return true;
}
static bool is_ext(const FoldCtx *x, Val v) { return is_op(x->f, v, OP_ZEXT) || is_op(x->f, v, OP_SEXT); }
static bool is_int_cast(const FoldCtx *x, Val v) { return is_ext(x, v) || is_op(x->f, v, OP_TRUNC); }
static bool desirable(const Module *m, uint32_t from, uint32_t to) {
  bool lf = from == 1 || int_is_legal(m, from), lt = to == 1 || int_is_legal(m, to);
  if (to < from && (to == 8 || to == 16 || to == 32)) return true;
  if (lf && !lt) return false;
  return lf || lt || to <= from;
}

/* Constants and casts from t can always be had in t. Else only what nobody else uses. */
static bool always(const FoldCtx *x, Val v, Ty t) {
  const Fn *f = x->f;
  if (val_is_con(v)) return con_is_imm_int(&x->f->con, con_twin(&x->f->con, v));
  return is_int_cast(x, v) && ty(f, arg(f, v, 0)) == t;
}
static bool high_zero(FoldCtx *x, Val v, uint32_t low) { /* the bits from `low` up are zero */
  KnownCtx k = facts(x);
  return ap_clo(known_bits(&k, v).zero) >= bits_of(x, v) - low;
}
static bool can_trunc(FoldCtx *x, Val v, Ty t, unsigned depth) {
  if (always(x, v, t)) return true;
  Fn *f = x->f;
  if (val_is_con(v) || !has_one_use(f, v) || at_cap(f->m, COMBINE_CAST_DEPTH, depth)) return false;
  uint32_t from = bits_of(x, v), to = ty_bits(f->m, t);
  switch (op(f, v)) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_AND:
  case OP_OR:
  case OP_XOR: return can_trunc(x, arg(f, v, 0), t, depth + 1) && can_trunc(x, arg(f, v, 1), t, depth + 1);
  case OP_UDIV:
  case OP_UREM:
    return high_zero(x, arg(f, v, 0), to) && high_zero(x, arg(f, v, 1), to) &&
           can_trunc(x, arg(f, v, 0), t, depth + 1) && can_trunc(x, arg(f, v, 1), t, depth + 1);
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: {
    KnownCtx k = facts(x);
    Val a = arg(f, v, 0), s = arg(f, v, 1);
    if (!ap_ult_u64(known_umax(x->scratch, known_bits(&k, s)), to)) return false;
    if (op(f, v) == OP_LSHR && !high_zero(x, a, to)) return false;
    if (op(f, v) == OP_ASHR && known_sign_bits(&k, a) <= from - to) return false;
    return can_trunc(x, a, t, depth + 1) && can_trunc(x, s, t, depth + 1);
  }
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT: return true;
  case OP_SELECT: return can_trunc(x, arg(f, v, 1), t, depth + 1) && can_trunc(x, arg(f, v, 2), t, depth + 1);
  case OP_PHI: {
    if (past_cap(f->m, COMBINE_CAST_PHI, nops(f, v))) return false;
    for (uint32_t i = 0; i < nops(f, v); i++)
      if (!can_trunc(x, arg(f, v, i), t, depth + 1)) return false;
    return nops(f, v) > 0;
  }
  default: return false;
  }
}
/* *clear: that many high bits of the narrow value have to be cleared afterwards. */
static bool can_zext(FoldCtx *x, Val v, Ty t, uint32_t *clear, unsigned depth) {
  *clear = 0;
  if (always(x, v, t)) return true;
  Fn *f = x->f;
  if (val_is_con(v) || !has_one_use(f, v) || at_cap(f->m, COMBINE_CAST_DEPTH, depth)) return false;
  uint32_t tmp, s, n = bits_of(x, v);
  Op o = op(f, v);
  switch (o) {
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT: return true;
  case OP_AND:
  case OP_OR:
  case OP_XOR:
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
    if (!can_zext(x, arg(f, v, 0), t, clear, depth + 1) || !can_zext(x, arg(f, v, 1), t, &tmp, depth + 1)) return false;
    if (*clear == 0 && tmp == 0) return true;
    if (tmp == 0 && (o == OP_AND || o == OP_OR || o == OP_XOR) && high_zero(x, arg(f, v, 1), n - *clear)) {
      if (o == OP_AND) *clear = 0;
      return true;
    }
    return false;
  case OP_SHL:
    if (!amount(x, arg(f, v, 1), n, &s) || !can_zext(x, arg(f, v, 0), t, clear, depth + 1)) return false;
    *clear = s < *clear ? *clear - s : 0;
    return true;
  case OP_LSHR:
    if (!amount(x, arg(f, v, 1), n, &s) || !can_zext(x, arg(f, v, 0), t, clear, depth + 1)) return false;
    *clear = u32_min(*clear + s, n);
    return true;
  case OP_SELECT:
    return can_zext(x, arg(f, v, 1), t, &tmp, depth + 1) && can_zext(x, arg(f, v, 2), t, clear, depth + 1) &&
           tmp == *clear;
  case OP_PHI: {
    if (nops(f, v) == 0 || past_cap(f->m, COMBINE_CAST_PHI, nops(f, v)) ||
        !can_zext(x, arg(f, v, 0), t, clear, depth + 1))
      return false;
    for (uint32_t i = 1; i < nops(f, v); i++)
      if (!can_zext(x, arg(f, v, i), t, &tmp, depth + 1) || tmp != *clear) return false;
    return true;
  }
  default: return false;
  }
}
static bool can_sext(FoldCtx *x, Val v, Ty t, unsigned depth) {
  if (always(x, v, t)) return true;
  Fn *f = x->f;
  if (val_is_con(v) || !has_one_use(f, v) || at_cap(f->m, COMBINE_CAST_DEPTH, depth)) return false;
  switch (op(f, v)) {
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT: return true;
  case OP_AND:
  case OP_OR:
  case OP_XOR:
  case OP_ADD:
  case OP_SUB:
  case OP_MUL: return can_sext(x, arg(f, v, 0), t, depth + 1) && can_sext(x, arg(f, v, 1), t, depth + 1);
  case OP_SELECT: return can_sext(x, arg(f, v, 1), t, depth + 1) && can_sext(x, arg(f, v, 2), t, depth + 1);
  case OP_PHI: {
    if (past_cap(f->m, COMBINE_CAST_PHI, nops(f, v))) return false;
    for (uint32_t i = 0; i < nops(f, v); i++)
      if (!can_sext(x, arg(f, v, i), t, depth + 1)) return false;
    return nops(f, v) > 0;
  }
  default: return false;
  }
}
/* v, computed in t. Recursion is bounded by the check before. */
static Val eval_in(FoldCtx *x, Val v, Ty t, bool sign) {
  Fn *f = x->f;
  if (val_is_con(v)) {
    uint32_t from = bits_of(x, v), to = ty_bits(f->m, t);
    return from == to ? v : con_fold_cast(&f->con, to < from ? OP_TRUNC : sign ? OP_SEXT : OP_ZEXT, v, t);
  }
  Op o = op(f, v);
  unsigned fl = flags(f, v);
  Val before = x->before, r, a, b, at = v;
  Md loc = x->loc;
  switch (o) {
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT:
    a = arg(f, v, 0);
    if (ty(f, a) == t) return a;
    x->before = at;
    x->loc = dbg_loc(f, v);
    r = o == OP_SEXT ? fold_sext_or_trunc(x, a, t) : fold_zext_or_trunc(x, a, t);
    break;
  case OP_SELECT: {
    Val c = arg(f, v, 0);
    a = eval_in(x, arg(f, v, 1), t, sign), b = eval_in(x, arg(f, v, 2), t, sign);
    x->before = at;
    x->loc = dbg_loc(f, v);
    r = fold_select(x, 0, c, a, b);
    break;
  }
  case OP_PHI: {
    Val in[CAP_COMBINE_CAST_PHI];
    uint32_t n = nops(f, v);
    for (uint32_t i = 0; i < n; i++) in[i] = eval_in(x, arg(f, v, i), t, sign);
    r = emit_phi(f, blk_of(f, v), t, in);
    if (x->hooks->made) x->hooks->made(x, r);
    break;
  }
  default:
    a = eval_in(x, arg(f, v, 0), t, sign), b = eval_in(x, arg(f, v, 1), t, sign);
    x->before = at;
    x->loc = dbg_loc(f, v);
    r = fold_bin(x, o, o == OP_LSHR || o == OP_ASHR ? fl & F_EXACT : 0, a, b);
    break;
  }
  x->before = before;
  x->loc = loc;
  return r;
}

/* trunc of a tree */
Val fold_trunc_tree(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val src = m->root->ops[0];
  Ty t = m->root->type;
  if (val_is_con(src) || !x->hooks) return VAL_NONE;
  if (!ty_is_vec(f->m, t) && !desirable(f->m, bits_of(x, src), ty_bits(f->m, t))) return VAL_NONE;
  if (is_int_cast(x, src) || !can_trunc(x, src, t, 0)) return VAL_NONE;
  return eval_in(x, src, t, false);
}
Val fold_zext_tree(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val src = m->root->ops[0];
  Ty t = m->root->type, st = ty(f, src);
  uint32_t clear, from = ty_bits(f->m, st), to = ty_bits(f->m, t);
  if (val_is_con(src) || !x->hooks || ty_is_vec(f->m, t) || !desirable(f->m, from, to) || is_int_cast(x, src) ||
      !can_zext(x, src, t, &clear, 0))
    return VAL_NONE;
  Val r = eval_in(x, src, t, false);
  uint32_t kept = from - clear;
  if (high_zero(x, r, kept)) return r;
  return fold_bin(x, OP_AND, 0, r, con_ap(&f->con, t, ap_low_mask(x->scratch, to, kept)));
}
Val fold_sext_tree(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val src = m->root->ops[0];
  Ty t = m->root->type, st = ty(f, src);
  uint32_t from = ty_bits(f->m, st), to = ty_bits(f->m, t);
  if (val_is_con(src) || !x->hooks || ty_is_vec(f->m, t) || !desirable(f->m, from, to) || is_int_cast(x, src) ||
      !can_sext(x, src, t, 0))
    return VAL_NONE;
  Val r = eval_in(x, src, t, true);
  KnownCtx k = facts(x);
  if (known_sign_bits(&k, r) > to - from) return r;
  Val s = con_int(&f->con, t, to - from);
  return fold_bin(x, OP_ASHR, 0, fold_bin(x, OP_SHL, 0, r, s), s);
}

/* trunc of one operation: the operation in the narrow type, when that costs nothing. */
Val fold_trunc_narrow(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val src = m->root->ops[0];
  Ty t = m->root->type;
  if (val_is_con(src)) return VAL_NONE;
  uint32_t from = bits_of(x, src), to = ty_bits(f->m, t), s;
  if (!has_one_use(f, src)) return VAL_NONE;
  if (!ty_is_vec(f->m, t) && !desirable(f->m, from, to)) return VAL_NONE;
  Op o = op(f, src);
  Val a, b;
  switch (o) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_AND:
  case OP_OR:
  case OP_XOR:
    a = arg(f, src, 0), b = arg(f, src, 1);
    for (int i = 0; i < 2; i++) {
      Val p = i ? b : a;
      bool con = val_is_con(p) && con_is_imm_int(&f->con, con_twin(&f->con, p));
      if (!con && !(is_ext(x, p) && ty(f, arg(f, p, 0)) == t)) continue;
      Val na = fold_cast(x, OP_TRUNC, 0, a, t), nb = fold_cast(x, OP_TRUNC, 0, b, t);
      return fold_bin(x, o, 0, na, nb);
    }
    return VAL_NONE;
  case OP_SHL:
    if (!amount(x, arg(f, src, 1), to, &s)) return VAL_NONE;
    a = fold_cast(x, OP_TRUNC, 0, arg(f, src, 0), t);
    return fold_bin(x, OP_SHL, 0, a, con_int(&f->con, t, s));
  default: return VAL_NONE;
  }
}

/* trunc (lshr (sext a), c): an arithmetic shift of a, where the zeros that come in from above are cut off again. */
Val fold_trunc_lshr_sext(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val src = m->root->ops[0], a = arg(f, arg(f, src, 0), 0), c = arg(f, src, 1);
  Ty t = m->root->type;
  uint32_t wide = bits_of(x, src), aw = bits_of(x, a), to = ty_bits(f->m, t), limit = wide - u32_max(to, aw);
  if (ty(f, a) != t && !has_one_use(f, src)) return VAL_NONE;
  ConPool *p = &f->con;
  c = con_twin(p, c);
  uint64_t lanes = con_kind(p, c) == CON_AGG ? con_nelems(p, c) : 1;
  enum { MAX_LANES = 64 };
  if (lanes > MAX_LANES) return VAL_NONE;
  Val el[MAX_LANES];
  Ty st = ty_scalar(f->m, ty(f, a));
  for (uint64_t i = 0; i < lanes; i++) {
    Cv l = con_cv(p, c, i);
    if (l.kind != CV_INT || !ap_ult_u64(l.ap, (uint64_t)limit + 1)) return VAL_NONE;
    el[i] = con_int(p, st, u64_min(ap_lo64(l.ap), aw - 1));
  }
  Ty at = ty(f, a);
  Val s = lanes == 1 && con_kind(p, c) != CON_AGG ? con_int(p, at, u64_min(ap_lo64(con_cv(p, c, 0).ap), aw - 1))
                                                  : con_agg(p, at, el, (uint32_t)lanes);
  Val sh = fold_bin(x, OP_ASHR, flags(f, src) & F_EXACT, a, s);
  return fold_sext_or_trunc(x, sh, t);
}

/* zext or sext of a value whose only interesting bit is tested. */
Val fold_ext_icmp(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val c = m->root->ops[0];
  Ty t = m->root->type;
  if (!is_op(f, c, OP_ICMP) || !x->hooks) return VAL_NONE;
  Pred p = (Pred)sub(f, c);
  Val a = arg(f, c, 0), b = arg(f, c, 1);
  Ty at = ty(f, a);
  if (!ty_is_int_or_vec(f->m, at)) return VAL_NONE;
  bool sign = m->root->op == OP_SEXT;
  uint32_t n = ty_bits(f->m, at);
  Ap k;
  if (n < 2 || !val_is_con(b) || !con_splat_ap(&f->con, b, &k)) return VAL_NONE;
  if (p == ICMP_SLT && ap_is_zero(k)) { /* the sign bit */
    if (at != t && !has_one_use(f, c)) return VAL_NONE;
    Val s = fold_bin(x, sign ? OP_ASHR : OP_LSHR, 0, a, con_int(&f->con, at, n - 1));
    return sign ? fold_sext_or_trunc(x, s, t) : fold_zext_or_trunc(x, s, t);
  }
  if ((p != ICMP_EQ && p != ICMP_NE) || !has_one_use(f, c)) return VAL_NONE;
  KnownCtx kc = facts(x);
  ArenaMark mark = arena_mark(x->scratch);
  Ap maybe = ap_not(x->scratch, known_bits(&kc, a).zero);
  bool ok = ap_is_pow2(maybe) && (ap_is_zero(k) || ap_eq(k, maybe));
  uint32_t bit = ap_is_pow2(maybe) ? ap_ctz(maybe) : 0;
  bool set = (p == ICMP_NE) == ap_is_zero(k); /* true when the bit is set */
  arena_release(x->scratch, mark);
  if (!ok) return VAL_NONE;
  if (!sign) {
    if (!set && bit && ty(f, a) != t) return VAL_NONE; /* the inversion costs one more */
    Val s = bit ? fold_bin(x, OP_LSHR, 0, a, con_int(&f->con, at, bit)) : a;
    if (!set) s = fold_bin(x, OP_XOR, 0, s, con_int(&f->con, at, 1));
    return fold_zext_or_trunc(x, s, t);
  }
  Val s;
  if (!set) { /* 1 or 0 to 0 or -1 */
    s = bit ? fold_bin(x, OP_LSHR, 0, a, con_int(&f->con, at, bit)) : a;
    s = fold_bin(x, OP_ADD, 0, s, con_allones(&f->con, at));
  } else {
    s = bit != n - 1 ? fold_bin(x, OP_SHL, 0, a, con_int(&f->con, at, n - 1 - bit)) : a;
    s = fold_bin(x, OP_ASHR, 0, s, con_int(&f->con, at, n - 1));
  }
  return fold_sext_or_trunc(x, s, t);
}

/* sext (trunc a) where a's own sign copies say what was cut off */
Val fold_sext_trunc(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val tr = m->root->ops[0], a = arg(f, tr, 0);
  Ty t = m->root->type;
  if (!x->hooks) return VAL_NONE;
  uint32_t n = bits_of(x, a), mid = bits_of(x, tr), to = ty_bits(f->m, t);
  KnownCtx k = facts(x);
  if ((flags(f, tr) & F_NSW) || known_sign_bits(&k, a) > n - mid) return fold_sext_or_trunc(x, a, t);
  if (n != to || !has_one_use(f, tr)) return VAL_NONE;
  if (mid == 1) return fold_neg(x, F_NSW, fold_bin(x, OP_AND, 0, a, con_int(&f->con, t, 1)));
  Val s = con_int(&f->con, t, n - mid);
  return fold_bin(x, OP_ASHR, 0, fold_bin(x, OP_SHL, 0, a, s), s);
}

/* Pointers as integers: through the integer of the pointer's width. */
Val fold_int_ptr(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0];
  Ty t = m->root->type;
  bool to_ptr = m->root->op == OP_INTTOPTR;
  Ty pt = to_ptr ? t : ty(f, a);
  if (val_is_con(a)) return VAL_NONE;
  Ty it = ty_intptr(f->m, pt);
  uint32_t w = ty_bits(f->m, it);
  if (to_ptr) {
    if (bits_of(x, a) != w) return fold_cast(x, OP_INTTOPTR, 0, fold_zext_or_trunc(x, a, it), t);
    if (is_op(f, a, OP_PTRTOINT) && ty(f, arg(f, a, 0)) == t && !ptr_nonintegral(f->m, ty_addrspace(f->m, t)))
      return arg(f, a, 0);
    return VAL_NONE;
  }
  if (ty_bits(f->m, t) != w) return fold_zext_or_trunc(x, fold_cast(x, OP_PTRTOINT, 0, a, it), t);
  if (is_op(f, a, OP_INTTOPTR)) return fold_zext_or_trunc(x, arg(f, a, 0), t);
  return VAL_NONE;
}

/* Comparisons of pointers compare their addresses: a number of their width and its pointer compare alike. */
Val fold_icmp_address(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], b = m->root->ops[1], to;
  Op o = op(f, a);
  Val from = arg(f, a, 0);
  Ty t = ty(f, from), pt = o == OP_INTTOPTR ? ty(f, a) : t, it = o == OP_INTTOPTR ? t : ty(f, a);
  if (ptr_nonintegral(f->m, ty_addrspace(f->m, ty_scalar(f->m, pt))) || ty_intptr(f->m, pt) != it) return VAL_NONE;
  if (val_is_con(b)) to = o == OP_INTTOPTR ? fold_cast(x, OP_PTRTOINT, 0, b, t) : fold_cast(x, OP_INTTOPTR, 0, b, t);
  else if (is_op(f, b, o) && ty(f, arg(f, b, 0)) == t) to = arg(f, b, 0);
  else return VAL_NONE;
  return fold_icmp(x, (Pred)m->root->sub, 0, from, to);
}

/* Neighbouring lanes read as one number: a lane of the whole, read in that width. All of them in reverse: their bytes,
 * or bits, reversed. */
Val fold_bitcast_part(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val s = m->root->ops[0], v = arg(f, s, 0);
  Ty to = m->root->type, from = ty(f, v);
  uint32_t n;
  const uint32_t *w = words_of(f, s, &n);
  if (ty_is_vec(f->m, to) || ty_scalable(f->m, from) || !n || !is_undefined(f, arg(f, s, 1))) return VAL_NONE;
  uint64_t lanes = ty_rec(f->m, from)->count, lane = ty_bits(f->m, from), bits = ty_bits(f->m, to), at = w[0];
  bool up = at != UINT32_MAX, down = n == lanes;
  for (uint32_t k = 0; k < n; k++) {
    up &= w[k] == at + k;
    down &= w[k] == n - 1 - k || w[k] == UINT32_MAX;
  }
  if (down && n > 1 && ty_is_int(f->m, to) && (lane == 8 || lane == 1) && ty_is_int(f->m, ty_scalar(f->m, from)) &&
      (lane == 1 || bits % 16 == 0)) {
    Val whole = fold_bitcast(x, v, to);
    return fold_intrin(x, lane == 8 ? INTRIN_bswap : INTRIN_bitreverse, 0, to, &whole, 1);
  }
  if (!up || at + n > lanes || n == lanes || !bits || lanes * lane % bits || at * lane % bits) return VAL_NONE;
  if (!ty_is_int(f->m, to) && !ty_is_fp(to)) return VAL_NONE;
  Ty parts = ty_vec(f->m, to, lanes * lane / bits, false);
  Val numbers = fold_bitcast(x, v, parts);
  return fold_extractelement(x, numbers, con_int(&f->con, TY_I64, at * lane / bits));
}
