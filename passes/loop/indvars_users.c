/* indvars_users.c: the pass indvars: instructions computed from an induction variable, simplified by what scalar
 * evolution knows of it.
 *
 *   %i = {0,+,1} in [0, 100)      icmp slt %i, 200  -> true    srem %i, 7  -> urem %i, 7    add %i, 1  -> add nuw nsw
 *   %j = {%a,+,1}, %n invariant   urem %i, 100      -> %i      zext of %i  -> zext nneg
 *
 * Users of the phi, then users of those that are affine recurrences of the loop themselves, each once (LLVM's
 * SimplifyIndVar). All facts hold where both sides are not poison; a replacement is no more poisonous than what it
 * stands for. */
#include "ir/intrinsic.h"
#include "passes/loop/indvars_int.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"

typedef struct Pair {
  Val user, operand;
} Pair;
typedef struct Users {
  Iv *x;
  VEC(Pair) work;
  ValSet seen;
} Users;

/* The users of v before use `end`: new ones go first. */
static void push_users(Users *w, Val v, Use end) {
  Fn *f = w->x->f;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (u == end) return;
    if (user == v || !iv_in_loop(w->x, user) || !valset_add(&w->seen, user)) continue;
    vec_push(&w->work, ((Pair){user, v}));
  }
}
/* The first use of v by another than `user`. */
static Use use_of_others(const Fn *f, Val v, Val user) {
  FOR_EACH_USE(f, v, u)
    if (use_user(f, u) != user) return u;
  return USE_NONE;
}

/* What the loop does not change is computed before it. */
static bool to_invariant(Iv *x, Val v) {
  Fn *f = x->f;
  if (!has_uses(f, v) || !sx_able(x->s, ty(f, v))) return false;
  Sx sx = sx_of(x->s, v);
  Val at = term(f, x->pre);
  if (!sx_invariant(x->s, sx, x->loop) || !expand_safe(&x->e, sx, at) || expand_dear(&x->e, sx, at, x->budget))
    return false;
  Val inv = expand_at(&x->e, sx, at);
  if (inv == v || !iv_lcssa_ok(x, v, inv)) return false;
  iv_replace(x, v, inv);
  stat_add(x->px, ST_INDVARS_FOLDED, 1);
  return true;
}
/* (i + 1) / 4 where that is i / 4: looks through the sum. Gives the new operand. */
static Val fold_operand(Iv *x, Val use, Val operand) {
  Fn *f = x->f;
  Scev *s = x->s;
  uint64_t sh;
  if ((!is_op(f, use, OP_UDIV) && !is_op(f, use, OP_LSHR)) || arg(f, use, 0) != operand ||
      !val_is_con(arg(f, use, 1)) || con_kind(&f->con, arg(f, use, 1)) != CON_INT)
    return VAL_NONE;
  if (!is_bin(f, operand) || !val_is_con(arg(f, operand, 1)) || con_kind(&f->con, arg(f, operand, 1)) != CON_INT)
    return VAL_NONE;
  Val src = arg(f, operand, 0);
  Ty t = ty(f, use);
  uint32_t bits = ty_bits(f->m, t);
  Sx by;
  if (is_op(f, use, OP_LSHR)) {
    if (!con_u64(&f->con, arg(f, use, 1), &sh) || sh >= bits || bits > 64) return VAL_NONE;
    by = sx_const(s, t, ap_small(bits, 1ull << sh));
  } else by = sx_of(s, arg(f, use, 1));
  if (val_is_con(src) || sx_is_zero(s, by)) return VAL_NONE;
  Sx l = sx_of(s, src), folded = sx_udiv(s, l, by);
  if (sx_of(s, use) != folded) return VAL_NONE;
  if ((flags(f, use) & F_EXACT) && l != sx_mul2(s, folded, by, 0))
    flags_set(f, use, flags(f, use) & ~(unsigned)F_EXACT);
  opnd_set(f, use, 0, src);
  iv_dead(x, operand);
  x->changed = true;
  return src;
}

/* ---- comparisons ---- */
/* A branch inside the loop stands above: what is above the loop says nothing of its rounds. */
static bool below_condition(const Iv *x, Blk b) {
  while (b != x->head && (b = x->d->idom[b]) != BLK_NONE && loop_has_blk(x->l, x->loop, b))
    if (nsuccs(x->f, b) > 1) return true;
  return false;
}
static int truth_of(Iv *x, Pred p, Sx a, Sx b, Blk at) {
  Scev *s = x->s;
  if (sx_is_known_pred(s, p, a, b)) return 1;
  if (sx_is_known_pred(s, pred_invert(p), a, b)) return 0;
  if (!below_condition(x, at)) return -1;
  if (sx_block_guarded(s, at, p, a, b)) return 1;
  if (sx_block_guarded(s, at, pred_invert(p), a, b)) return 0;
  return -1;
}
/* a (a recurrence that only rises or only falls) against the invariant b: true in the first round means true as long
 * as the loop goes on, or false means false: the first round decides. */
static bool first_round_decides(Iv *x, Pred p, Sx a, Sx b) {
  Scev *s = x->s;
  if (!sx_affine(s, a) || sx_loop(s, a) != x->loop || p == ICMP_EQ || p == ICMP_NE) return false;
  bool greater = pred_is_greater(p), rising; /* of the truth */
  if (!pred_is_signed(p)) {
    if (!(sx_flags(s, a) & SX_NUW)) return false;
    rising = greater;
  } else {
    if (!(sx_flags(s, a) & SX_NSW)) return false;
    Sx step = sx_op(s, a, 1);
    if (sx_known_nonneg(s, step)) rising = greater;
    else if (sx_known_neg(s, step)) rising = !greater;
    else return false;
  }
  return sx_backedge_guarded(s, x->loop, rising ? p : pred_invert(p), a, b);
}
static bool compare_invariants(Iv *x, Val cmp, Pred p, Sx a, Sx b) {
  Fn *f = x->f;
  Scev *s = x->s;
  if (!sx_invariant(s, b, x->loop)) {
    if (!sx_invariant(s, a, x->loop)) return false;
    Sx t = a;
    a = b, b = t, p = pred_swap(p);
  }
  if (!first_round_decides(x, p, a, b)) return false;
  Val at = term(f, x->pre);
  Sx both[2] = {sx_op(s, a, 0), b};
  if (!expand_safe(&x->e, both[0], at) || !expand_safe(&x->e, b, at) ||
      expand_cost(&x->e, both, 2, at, 2 * x->budget) > 2 * x->budget)
    return false;
  Val l = expand_at(&x->e, both[0], at), r = expand_at(&x->e, b, at);
  iv_dead(x, arg(f, cmp, 0)), iv_dead(x, arg(f, cmp, 1));
  sub_set(f, cmp, p);
  flags_set(f, cmp, 0);
  opnd_set(f, cmp, 0, l), opnd_set(f, cmp, 1, r);
  x->exits = true;
  return true;
}
/* It decides the only exit, whose count is known: what follows is said by the count (iv_exit_conditions). */
static bool counted_exit(Iv *x, Val cmp) {
  const Fn *f = x->f;
  Val br = x->exiting.n == 1 && has_one_use(f, cmp) ? use_user(f, first_use(f, cmp)) : VAL_NONE;
  return br && is_op(f, br, OP_BR) && loop_of(x->l, blk_of(f, br)) == x->loop &&
         loop_is_exiting(f, x->l, x->loop, blk_of(f, br)) &&
         sx_exit_count(x->s, x->loop, blk_of(f, br), SX_EXACT) != SX_CNC;
}
static void comparison(Iv *x, Val cmp) {
  Fn *f = x->f;
  Scev *s = x->s;
  if (!sx_able(s, ty(f, arg(f, cmp, 0)))) return;
  uint32_t scope = loop_of(x->l, blk_of(f, cmp));
  Pred p = (Pred)sub(f, cmp);
  Sx a = sx_at_scope(s, sx_of(s, arg(f, cmp, 0)), scope), b = sx_at_scope(s, sx_of(s, arg(f, cmp, 1)), scope);
  bool counted = counted_exit(x, cmp);
  int known = counted ? -1 : truth_of(x, p, a, b, blk_of(f, cmp));
  if (known >= 0) {
    scev_forget_value(s, cmp);
    iv_replace(x, cmp, con_int(&f->con, TY_I1, (uint64_t)known));
    x->exits = true;
  } else if (!counted && compare_invariants(x, cmp, p, a, b)) {
  } else if (pred_is_signed(p) && ((sx_known_nonneg(s, a) && sx_known_nonneg(s, b)) ||
                                   (sx_known_neg(s, a) && sx_known_neg(s, b)))) { /* of one sign: the same order */
    sub_set(f, cmp, pred_to_unsigned(p));
    x->exits = true;
  } else return;
  x->changed = true;
  stat_add(x->px, ST_INDVARS_COMPARES, 1);
}

/* ---- divisions ---- */
static Val instead(Iv *x, Val v, Op o, unsigned fl) {
  Fn *f = x->f;
  Bld k = bld_before(f, v);
  Val w = emit_bin(&k, o, fl, arg(f, v, 0), arg(f, v, 1));
  iv_replace(x, v, w);
  return w;
}
static bool division(Iv *x, Val v) {
  Fn *f = x->f;
  Scev *s = x->s;
  uint32_t scope = loop_of(x->l, blk_of(f, v));
  Sx n = sx_at_scope(s, sx_of(s, arg(f, v, 0)), scope), d = sx_at_scope(s, sx_of(s, arg(f, v, 1)), scope);
  if (!sx_known_nonneg(s, n) || !sx_known_nonneg(s, d)) return false;
  instead(x, v, OP_UDIV, flags(f, v) & F_EXACT);
  stat_add(x->px, ST_INDVARS_DIVS, 1);
  return true;
}
static void remainder_(Iv *x, Val v, Val operand) {
  Fn *f = x->f;
  Scev *s = x->s;
  bool sign = is_op(f, v, OP_SREM), numerator = arg(f, v, 0) == operand;
  if (!numerator && !sign) return;
  uint32_t scope = loop_of(x->l, blk_of(f, v));
  Sx n = sx_at_scope(s, sx_of(s, arg(f, v, 0)), scope);
  if (sign && !sx_known_nonneg(s, n)) return;
  Sx d = sx_at_scope(s, sx_of(s, arg(f, v, 1)), scope);
  if (numerator) {
    Pred lt = sign ? ICMP_SLT : ICMP_ULT;
    Val a = arg(f, v, 0), b = arg(f, v, 1);
    if (sx_is_known_pred(s, lt, n, d)) {
      iv_replace(x, v, a);
      stat_add(x->px, ST_INDVARS_DIVS, 1);
      return;
    }
    if (sx_is_known_pred(s, lt, sx_minus(s, n, sx_int(s, ty(f, v), 1), 0), d)) { /* up to the divisor itself */
      Bld k = bld_before(f, v);
      if (!iv_concrete(x, a)) a = emit(&k, OP_FREEZE, 0, 0, ty(f, a), &a, 1); /* used twice */
      Val eq = emit_icmp(&k, ICMP_EQ, a, b), sel = emit_select(&k, eq, con_null(&f->con, ty(f, v)), a);
      name_set(f, sel, STR("iv.rem"));
      iv_replace(x, v, sel);
      stat_add(x->px, ST_INDVARS_DIVS, 1);
      return;
    }
  }
  if (!sign || !sx_known_nonneg(s, d)) return;
  instead(x, v, OP_UREM, 0);
  stat_add(x->px, ST_INDVARS_DIVS, 1);
}

/* ---- overflow ---- */
/* a + c, a - c for a constant c, in block b: on the side where it could leave the width, a is known not to reach that
 * far. */
static bool far_from_end(Iv *x, Op o, bool sign, Sx a, Sx b, Blk at) {
  Scev *s = x->s;
  Arena *A = x->px->scratch;
  if (o == OP_MUL || !sx_is(s, b, SXK_CONST)) return false;
  Ap c = sx_ap(s, b);
  bool negative = sign && ap_is_neg(c), down = (o == OP_SUB) != negative;
  if (negative && ap_is_smin(c)) return false;
  if (negative) c = ap_neg(A, c);
  Ap end = sign ? (down ? ap_smin(A, c.bits) : ap_smax(A, c.bits)) : down ? ap_zero(A, c.bits) : ap_ones(A, c.bits);
  Sx limit = sx_const(s, sx_type(s, b), down ? ap_add(A, end, c) : ap_sub(A, end, c));
  Pred p = down ? (sign ? ICMP_SGE : ICMP_UGE) : sign ? ICMP_SLE : ICMP_ULE;
  return sx_is_known_pred(s, p, a, limit) || (below_condition(x, at) && sx_block_guarded(s, at, p, a, limit));
}
/* The operation in twice the width gives the extension of its result; or as above. */
static bool no_overflow(Iv *x, Op o, bool sign, Sx a, Sx b, Blk at) {
  Scev *s = x->s;
  Fn *f = x->f;
  uint32_t w = sx_bits(s, a);
  if (w > 64) return false;
  Ty wide = ty_int(f->m, 2 * w);
  Sx r = o == OP_ADD ? sx_add2(s, a, b, 0) : o == OP_SUB ? sx_minus(s, a, b, 0) : sx_mul2(s, a, b, 0);
  Sx wa = sign ? sx_sext(s, a, wide) : sx_zext(s, a, wide), wb = sign ? sx_sext(s, b, wide) : sx_zext(s, b, wide);
  if (r == SX_CNC) return false;
  Sx wr = o == OP_ADD ? sx_add2(s, wa, wb, 0) : o == OP_SUB ? sx_minus(s, wa, wb, 0) : sx_mul2(s, wa, wb, 0);
  return wr == (sign ? sx_sext(s, r, wide) : sx_zext(s, r, wide)) || far_from_end(x, o, sign, a, b, at);
}
static bool overflow_call(Iv *x, Val v) {
  Fn *f = x->f;
  Scev *s = x->s;
  Op o;
  bool sign = false, checked = false;
  switch (call_intrinsic(f, v)) {
  case INTRIN_sadd_with_overflow: o = OP_ADD, sign = checked = true; break;
  case INTRIN_uadd_with_overflow: o = OP_ADD, checked = true; break;
  case INTRIN_ssub_with_overflow: o = OP_SUB, sign = checked = true; break;
  case INTRIN_usub_with_overflow: o = OP_SUB, checked = true; break;
  case INTRIN_smul_with_overflow: o = OP_MUL, sign = checked = true; break;
  case INTRIN_umul_with_overflow: o = OP_MUL, checked = true; break;
  case INTRIN_sadd_sat: o = OP_ADD, sign = true; break;
  case INTRIN_uadd_sat: o = OP_ADD; break;
  case INTRIN_ssub_sat: o = OP_SUB, sign = true; break;
  case INTRIN_usub_sat: o = OP_SUB; break;
  default: return false;
  }
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  if (!sx_able(s, ty(f, a))) return false;
  Sx sb = sx_of(s, b), sa = sx_of(s, a);
  if (!no_overflow(x, o, sign, sa, sb, blk_of(f, v))) return false;
  if (checked)
    FOR_EACH_USE(f, v, u)
      if (!is_op(f, use_user(f, u), OP_EXTRACTVALUE)) return false;
  Bld k = bld_before(f, v);
  Val r = emit_bin(&k, o, sign ? F_NSW : F_NUW, a, b);
  stat_add(x->px, ST_INDVARS_COMPARES, 1);
  if (!checked) {
    iv_replace(x, v, r);
    return true;
  }
  VecU32 users = {0};
  FOR_EACH_USE(f, v, u) vec_push(&users, (uint32_t)use_user(f, u));
  for (uint32_t i = 0; i < users.n; i++) {
    uint32_t n;
    Val ev = (Val)users.p[i];
    scev_forget_value(s, ev); /* conditions made of the check are known now */
    iv_replace(x, ev, words_of(f, ev, &n)[0] ? con_int(&f->con, TY_I1, 0) : r);
    x->exits = true;
  }
  vec_free(&users);
  iv_dead(x, v);
  return true;
}
/* Flags that hold wherever the operands are defined. */
static bool strengthen(Iv *x, Val v) {
  Fn *f = x->f;
  Scev *s = x->s;
  Op o = op(f, v);
  unsigned fl = flags(f, v), was = fl;
  if (!sx_able(s, ty(f, v))) return false;
  if (o == OP_ZEXT) {
    if (!(fl & F_NNEG) && sx_able(s, ty(f, arg(f, v, 0))) && sx_known_nonneg(s, sx_of(s, arg(f, v, 0)))) fl |= F_NNEG;
  } else if (o == OP_ADD || o == OP_SUB || o == OP_MUL) {
    if ((fl & F_NUW) && (fl & F_NSW)) return false;
    Sx a = sx_of(s, arg(f, v, 0)), b = sx_of(s, arg(f, v, 1));
    if (!(fl & F_NUW) && no_overflow(x, o, false, a, b, blk_of(f, v))) fl |= F_NUW;
    if (!(fl & F_NSW) && no_overflow(x, o, true, a, b, blk_of(f, v))) fl |= F_NSW;
  }
  if (fl == was) return false;
  flags_set(f, v, fl);
  x->changed = true;
  /* A step whose flags say more than the recurrence that was made of it: that is made anew, and with it the count. */
  unsigned now = (fl & F_NUW ? (unsigned)SX_NUW : 0) | (fl & F_NSW ? (unsigned)SX_NSW : 0);
  FOR_EACH_USE(f, v, u) {
    Val phi = use_user(f, u);
    if (o == OP_ZEXT || !is_op(f, phi, OP_PHI) || blk_of(f, phi) != x->head || !(now & ~sx_flags(s, sx_of(s, phi))))
      continue;
    scev_forget_value(s, phi);
    x->exits = true;
    break;
  }
  stat_add(x->px, ST_INDVARS_FLAGS, 1);
  return true;
}
/* The remainder's, shift's or mask's result is its operand. */
static bool identity(Iv *x, Val v, Val operand) {
  Fn *f = x->f;
  Scev *s = x->s;
  if (!sx_able(s, ty(f, v)) || ty(f, v) != ty(f, operand)) return false;
  Sx sx = sx_of(s, operand);
  if (sx_of(s, v) != sx || (is_op(f, v, OP_PHI) && !dom_val(f, x->d, operand, v)) || !iv_lcssa_ok(x, v, operand))
    return false;
  bool strict = is_bin(f, v) || is_cast(f, v) || is_op(f, v, OP_GEP); /* v is poison where its operand is */
  if (!strict && !iv_drop_for(x, sx, operand)) return false;
  if (is_op(f, v, OP_PHI)) scev_forget_value(s, v); /* phis below may be recurrences now */
  iv_replace(x, v, operand);
  stat_add(x->px, ST_INDVARS_FOLDED, 1);
  return true;
}
/* Comparisons of a truncated IV with invariants compare the IV itself, where its upper bits say nothing. The
 * extension of the invariant goes before the loop. Not where the comparison would become a 64-bit one on a GPU. */
static bool truncation(Iv *x, Val v) {
  Fn *f = x->f;
  Scev *s = x->s;
  Val iv = arg(f, v, 0);
  Ty wide = ty(f, iv);
  if (!sx_able(s, wide) || !sx_able(s, ty(f, v)) || (f->m->permissions && ty_bits(f->m, wide) > 32)) return false;
  Sx si = sx_of(s, iv), st = sx_of(s, v);
  bool sext = sx_sext(s, st, wide) == si, zext = sx_zext(s, st, wide) == si;
  if (!sext && !zext) return false;
  FOR_EACH_USE(f, v, u) {
    Val c = use_user(f, u);
    if (!is_op(f, c, OP_ICMP) || !iv_in_loop(x, c) || !iv_invariant(x, arg(f, c, 1 - use_index(f, u)))) return false;
    Pred p = (Pred)sub(f, c);
    if ((pred_is_signed(p) && !sext) || (pred_is_unsigned(p) && !zext)) return false;
  }
  if (!has_uses(f, v)) return false;
  VecU32 users = {0};
  FOR_EACH_USE(f, v, u) vec_push(&users, (uint32_t)use_user(f, u));
  for (uint32_t i = 0; i < users.n; i++) {
    Val c = (Val)users.p[i];
    Pred p = (Pred)sub(f, c);
    bool first = arg(f, c, 0) == v;
    Val other = arg(f, c, first ? 1 : 0);
    bool z = pred_is_unsigned(p) || (zext && (p == ICMP_EQ || p == ICMP_NE ||
                                              (sx_known_nonneg(s, st) && sx_known_nonneg(s, sx_of(s, other)))));
    FoldCtx fold = pass_fold_ctx(f, x->px);
    fold_at(&fold, term(f, x->pre));
    Val ext = fold_cast(&fold, z ? OP_ZEXT : OP_SEXT, 0, other, wide);
    if (z && pred_is_signed(p)) p = pred_to_unsigned(p);
    Bld k = bld_before(f, c);
    iv_replace(x, c, first ? emit_icmp(&k, p, iv, ext) : emit_icmp(&k, p, ext, iv));
  }
  vec_free(&users);
  iv_dead(x, v);
  x->exits = true;
  return true;
}
static bool eliminate(Iv *x, Val v, Val operand) {
  switch (op(x->f, v)) {
  case OP_ICMP: comparison(x, v); return true;
  case OP_SREM:
  case OP_UREM: remainder_(x, v, operand); return true;
  case OP_SDIV: return division(x, v);
  case OP_CALL:
    if (overflow_call(x, v)) return true;
    break;
  case OP_TRUNC:
    if (truncation(x, v)) return true;
    break;
  default: break;
  }
  return identity(x, v, operand);
}
void iv_users(Iv *x, Val phi) {
  Fn *f = x->f;
  Scev *s = x->s;
  x->widest = TY_NONE;
  if (!sx_able(s, ty(f, phi))) return;
  Users w = {.x = x};
  push_users(&w, phi, USE_NONE);
  while (w.work.n) {
    Pair p = vec_pop(&w.work);
    Val v = p.user;
    if (is_trivially_dead(f, v)) {
      iv_dead(x, v);
      continue;
    }
    if (v == phi) continue;
    pass_at(x->px, v);
    if (to_invariant(x, v)) continue;
    Val operand = p.operand;
    for (Val o = operand; o && !val_is_con(o) && !is_arg(f, o);) {
      operand = o;
      o = fold_operand(x, v, o);
    }
    bool known = operand == p.operand; /* its users are there, but for those that it gets now */
    Use old = known ? use_of_others(f, operand, v) : USE_NONE;
    if (eliminate(x, v, operand)) {
      push_users(&w, operand, old);
      continue;
    }
    if (strengthen(x, v) && !known) push_users(&w, operand, USE_NONE);
    if (is_op(f, v, OP_SEXT) || is_op(f, v, OP_ZEXT)) iv_note_extension(x, v);
    if (is_cast(f, v) && !is_op(f, v, OP_TRUNC)) continue;
    if (!sx_able(s, ty(f, v))) continue;
    Sx sx = sx_of(s, v);
    if (sx_is(s, sx, SXK_ADDREC) && sx_loop(s, sx) == x->loop) push_users(&w, v, USE_NONE);
  }
  vec_free(&w.work);
  valset_free(&w.seen);
}
