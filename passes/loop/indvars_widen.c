/* indvars_widen.c: the pass indvars: counters that are read extended count in the wider type.
 *
 *   %i = phi i32 [ 0, %pre ], [ %i.next, %loop ]       %w = phi i64 [ 0, %pre ], [ %w.next, %loop ]
 *   %j = sext i32 %i to i64                            use %w
 *   use %j                                       =>
 *   %i.next = add nsw i32 %i, 1                        %w.next = add nsw i64 %w, 1
 *   %c = icmp slt i32 %i.next, %n                      %c = icmp slt i64 %w.next, (sext %n, before the loop)
 *
 * The widest extension of the phi, or of what is a recurrence with it, to a type that the data layout calls legal
 * says how wide; the kind of the extensions (signed where there are both) how. Then every value computed from the
 * phi is looked at with its wide counterpart, which is its extension wherever it is not poison:
 *   extensions of that kind, or of values that are not negative, are the counterpart
 *   operations have a counterpart where nothing can overflow by their flags, or where scalar evolution finds the
 *     extension of the result to be what the wide operation computes
 *   comparisons of a fitting kind compare the counterpart with the other operand's extension
 *   everything else reads a truncation
 * On a GPU an addition of 64 bits is two: there counters grow to 32 bits at most (as LLVM's cost model has it). Nothing
 * but arithmetic is made. Cost: linear in the users of the values that are looked at. Compare LLVM's WidenIV. */
#include "passes/loop/indvars_int.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"

typedef struct WideDef {
  Val narrow, wide, cut; /* cut: the truncation, when somebody has asked for it */
  bool sign, nonneg;     /* wide is the sign extension, the zero extension; not negative: both */
  bool loose;            /* where it is zero-extended wide is that; else only its low bits are the narrow value */
} WideDef;
typedef struct WideUse {
  Val user;
  uint32_t def;
} WideUse;
typedef struct Widening {
  Iv *x;
  Ty t;
  Val inc, wide_inc; /* of the narrow phi and of the wide one */
  VEC(WideDef) def;
  VEC(WideUse) work;
  ValSet seen;
} Widening;

void iv_note_extension(Iv *x, Val cast) {
  Fn *f = x->f;
  Ty t = ty(f, cast);
  if (!ty_is_int(f->m, t)) return;
  uint32_t bits = ty_bits(f->m, t);
  if (!int_is_legal(f->m, bits) || (f->m->permissions && bits > 32)) return;
  bool sign = is_op(f, cast, OP_SEXT);
  if (!x->widest || bits > ty_bits(f->m, x->widest)) x->widest = t, x->widest_sign = sign;
  else x->widest_sign |= sign;
}
static Sx extended(Scev *s, Sx x, Ty t, bool sign) { return sign ? sx_sext(s, x, t) : sx_zext(s, x, t); }
static bool own_recurrence(const Iv *x, Sx r) { return sx_is(x->s, r, SXK_ADDREC) && sx_loop(x->s, r) == x->loop; }

/* By its range, or since it is not where the loop is entered nor whenever it goes round again: a counter that counts down
 * while it is positive. */
static bool never_negative(const Iv *x, Sx a) {
  Scev *s = x->s;
  return sx_known_nonneg(s, a) ||
         (own_recurrence(x, a) && sx_is_known_pred(s, ICMP_SGE, a, sx_int(s, sx_type(s, a), 0)));
}
static void push_users(Widening *w, Val narrow, Val wide, bool sign) {
  Fn *f = w->x->f;
  bool nonneg = never_negative(w->x, sx_of(w->x->s, narrow));
  vec_push(&w->def, ((WideDef){narrow, wide, VAL_NONE, sign, nonneg, false}));
  FOR_EACH_USE(f, narrow, u) {
    Val user = use_user(f, u);
    if (blk_of(f, user) && valset_add(&w->seen, user)) vec_push(&w->work, ((WideUse){user, w->def.n - 1}));
  }
}
/* The value's extension: before the loop where it does not change in it, else before its user. */
static Val extend(Widening *w, Val v, bool sign, Val user) {
  Iv *x = w->x;
  FoldCtx fold = pass_fold_ctx(x->f, x->px);
  fold_at(&fold, iv_invariant(x, v) ? term(x->f, x->pre) : user);
  return fold_cast(&fold, sign ? OP_SEXT : OP_ZEXT, 0, v, w->t);
}
static Val side(Widening *w, const WideDef *d, Val user, uint32_t k, bool sign) {
  Val v = arg(w->x->f, user, k);
  return v == d->narrow ? d->wide : extend(w, v, sign, user);
}
static Val wide_op(Widening *w, const WideDef *d, Val user, bool sign, unsigned fl) {
  Val a = side(w, d, user, 0, sign), b = side(w, d, user, 1, sign);
  Bld k = bld_before(w->x->f, user);
  return emit_bin(&k, op(w->x->f, user), fl, a, b);
}
static void undo(Iv *x, Val v) {
  Fn *f = x->f;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  scev_value_gone(x->s, v);
  ins_erase(f, v);
  iv_dead(x, a), iv_dead(x, b);
}
/* What the loop computes as that already and may be used for the user: the wide phi's increment, which comes up to the
 * user where it stands behind it, or another sum. */
static Val is_there(Widening *w, Sx want, Val user) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (!iv_in_loop(x, user) || is_op(f, user, OP_PHI)) return VAL_NONE;
  Val inc = w->wide_inc;
  if (is_bin(f, inc) && sx_of(x->s, inc) == want && !expand_dom(&x->e, inc, user) && expand_dom(&x->e, user, inc) &&
      arg(f, inc, 0) == w->def.p[0].wide && iv_invariant(x, arg(f, inc, 1))) {
    ins_move_before(f, inc, user);
    expand_moved(&x->e, inc);
  }
  uint32_t n = 0;
  for (Val v = sx_first_val(x->s, want); v && !at_cap(f->m, EXPAND_VALUES, n++); v = sx_next_val(x->s, v))
    if (v != user && is_bin(f, v) && ty(f, v) == w->t && iv_in_loop(x, v) && expand_dom(&x->e, v, user) &&
        loop_has_blk(x->l, loop_of(x->l, blk_of(f, v)), blk_of(f, user)) && iv_drop_for(x, want, v))
      return v;
  return VAL_NONE;
}
/* By its flags the sum, difference, product or shift of the extensions is the extension of the result: F_NSW, F_NUW
 * or 0. */
static unsigned exact_by_flags(const Fn *f, const WideDef *d, Val user) {
  Op o = op(f, user);
  if (o != OP_ADD && o != OP_SUB && o != OP_MUL && (o != OP_SHL || arg(f, user, 1) == d->narrow)) return 0;
  unsigned fl = flags(f, user);
  if ((fl & F_NSW) && (d->sign || d->nonneg) && o != OP_SHL) return F_NSW;
  return (fl & F_NUW) && (!d->sign || d->nonneg) ? (unsigned)F_NUW : 0;
}
/* The counterpart of an operation that is a recurrence of the loop, and its kind. */
static Val recurrence(Widening *w, const WideDef *d, Val user, bool *sign) {
  Iv *x = w->x;
  Fn *f = x->f;
  Scev *s = x->s;
  switch (op(f, user)) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_SHL:
  case OP_UDIV:
  case OP_LSHR:
  case OP_ASHR:
  case OP_AND:
  case OP_OR:
  case OP_XOR: break;
  default: return VAL_NONE;
  }
  Sx narrow = sx_of(s, user);
  unsigned exact = exact_by_flags(f, d, user);
  if (exact) {
    *sign = exact == F_NSW;
    Val v = is_there(w, extended(s, narrow, w->t, *sign), user);
    if (v) return v;
    v = wide_op(w, d, user, *sign, exact);
    bool own = own_recurrence(x, sx_of(s, v));
    Val there = own ? is_there(w, sx_of(s, v), v) : VAL_NONE;
    if (own && !there) return v;
    undo(x, v);
    return there;
  }
  for (uint32_t i = 0; i < 1u + d->nonneg; i++) {
    *sign = d->nonneg ? !i : d->sign;
    Sx want = extended(s, narrow, w->t, *sign);
    if (!own_recurrence(x, want)) continue;
    Val there = is_there(w, want, user);
    if (there) return there;
    for (uint32_t other = 0; other < 2; other++) { /* by which extension of the other operand, scalar evolution says */
      Val v = wide_op(w, d, user, other ? !*sign : *sign, 0);
      if (is_bin(f, v) && sx_of(s, v) == want) return v;
      if (is_bin(f, v)) undo(x, v);
    }
  }
  return VAL_NONE;
}
/* At the user the narrow value is not negative. */
static bool nonneg_at(Widening *w, const WideDef *d, Val user) {
  Scev *s = w->x->s;
  if (d->nonneg) return true;
  Sx sx = sx_of(s, d->narrow);
  return iv_in_loop(w->x, user) &&
         sx_block_guarded(s, blk_of(w->x->f, user), ICMP_SGE, sx, sx_int(s, sx_type(s, sx), 0));
}
static bool extension(Widening *w, const WideDef *d, Val user) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (!is_op(f, user, OP_SEXT) && !is_op(f, user, OP_ZEXT)) return false;
  if (is_op(f, user, OP_SEXT) != d->sign && !(flags(f, user) & F_NNEG) && !nonneg_at(w, d, user)) return false;
  Ty t = ty(f, user);
  uint32_t bits = ty_bits(f->m, t), wide = ty_bits(f->m, w->t);
  if (bits > wide) { /* its other half */
    Bld k = bld_before(f, user);
    iv_replace(x, user, emit_cast(&k, d->sign ? OP_SEXT : OP_ZEXT, 0, d->wide, t));
  } else if (bits < wide) {
    Bld k = bld_before(f, user);
    iv_replace(x, user, emit_cast(&k, OP_TRUNC, 0, d->wide, t));
  } else iv_replace(x, user, d->wide);
  return true;
}
static bool comparison(Widening *w, const WideDef *d, Val user) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (!is_op(f, user, OP_ICMP)) return false;
  Pred p = (Pred)sub(f, user);
  bool sign = pred_is_signed(p) || (!pred_is_unsigned(p) && d->sign);
  if (sign != d->sign && !nonneg_at(w, d, user)) return false;
  Val a = side(w, d, user, 0, sign), b = side(w, d, user, 1, sign);
  Bld k = bld_before(f, user);
  Val c = emit_icmp(&k, p, a, b);
  flags_set(f, c, flags(f, user));
  name_like(f, c, user, STR(""));
  iv_replace(x, user, c);
  return true;
}
/* A sum that is a difference which does not fall below zero where it is extended: of no negative number more is taken
 * than it has. */
static bool takes_away(Widening *w, const WideDef *d, Val user, Val ext) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (!is_op(f, user, OP_ADD) || d->sign || arg(f, user, 0) != d->narrow || !is_op(f, ext, OP_ZEXT)) return false;
  Sx by = sx_of(x->s, arg(f, user, 1));
  if (!sx_known_neg(x->s, by)) return false;
  Sx taken = sx_neg(x->s, by, 0);
  return sx_block_guarded(x->s, blk_of(f, ext), ICMP_UGE, sx_of(x->s, d->narrow), taken);
}
/* What uses the result: extensions of one kind, comparisons and phis behind the loop that fit; F_NSW, F_NUW: exact by
 * flags; F_NNEG: takes_away; 0: something else. */
static unsigned variant_kind(Widening *w, const WideDef *d, Val user) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (!is_bin(f, user) || !iv_in_loop(x, user) || is_op(f, user, OP_SHL)) return 0;
  unsigned exact = exact_by_flags(f, d, user), n = 0;
  if (!exact && (!is_op(f, user, OP_ADD) || d->sign)) return 0;
  FOR_EACH_USE(f, user, u) {
    Val c = use_user(f, u);
    if (c == w->def.p[0].narrow) continue; /* the phi itself, which is done for */
    bool ext = is_op(f, c, OP_SEXT) || is_op(f, c, OP_ZEXT);
    if (ext) {
      if (!is_op(f, c, exact == F_NSW ? OP_SEXT : OP_ZEXT) || ty(f, c) != w->t) return 0;
      if (!exact && !takes_away(w, d, user, c)) return 0;
      n++;
    } else if (!exact) {
    } else if (!iv_in_loop(x, c)) {
      if (!is_op(f, c, OP_PHI) || nops(f, c) != 1) return 0;
    } else if (!is_op(f, c, OP_ICMP) ||
               (exact == F_NUW ? pred_is_signed((Pred)sub(f, c)) : pred_is_unsigned((Pred)sub(f, c))))
      return 0;
  }
  return !n ? 0 : exact ? exact : (unsigned)F_NNEG;
}
/* An operation on something that varies, whose users extend it: the extension goes to the other operand. */
static bool variant(Widening *w, const WideDef *d, Val user) {
  unsigned kind = variant_kind(w, d, user);
  if (!kind) return false;
  Iv *x = w->x;
  bool loose = kind == F_NNEG;
  Val v = loose ? wide_op(w, d, user, true, 0) : wide_op(w, d, user, kind == F_NSW, kind);
  Val there = is_there(w, sx_of(x->s, v), v);
  if (there) undo(x, v), v = there;
  push_users(w, user, v, kind == F_NSW);
  WideDef *of = &w->def.p[w->def.n - 1];
  if (loose) of->loose = true, of->nonneg = false;
  iv_dead(x, user);
  return true;
}
/* Behind the loop: a phi of one value takes the wide one. */
static bool behind(Widening *w, const WideDef *d, Val user) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (!is_op(f, user, OP_PHI) || nops(f, user) != 1 || iv_in_loop(x, user)) return false;
  Val at = expand_place(f, user);
  if (!at) return false;
  Val v = d->wide, phi = emit_phi(f, blk_of(f, user), w->t, &v);
  name_like(f, phi, user, STR(".wide"));
  Bld k = bld_before(f, expand_place(f, user));
  iv_replace(x, user, emit_cast(&k, OP_TRUNC, 0, phi, ty(f, user)));
  return true;
}
static void truncated(Widening *w, WideDef *d, Val user) {
  Iv *x = w->x;
  Fn *f = x->f;
  if (is_op(f, user, OP_TRUNC)) {
    Bld k = bld_before(f, user);
    iv_replace(x, user, emit_cast(&k, OP_TRUNC, 0, d->wide, ty(f, user)));
    return;
  }
  if (!d->cut) {
    unsigned fl = (d->sign || d->nonneg ? (unsigned)F_NSW : 0) | (!d->sign || d->nonneg ? (unsigned)F_NUW : 0);
    Val next = is_op(f, d->wide, OP_PHI) ? expand_place(f, d->wide) : next_of(f, d->wide);
    if (d->loose) fl = 0;
    if (is_op(f, next, OP_TRUNC) && arg(f, next, 0) == d->wide && ty(f, next) == ty(f, d->narrow)) {
      d->cut = next; /* of another narrow value that is the same */
      flags_set(f, next, flags(f, next) & fl);
    } else {
      Bld k = bld_before(f, next);
      d->cut = emit_cast(&k, OP_TRUNC, fl, d->wide, ty(f, d->narrow));
    }
  }
  for (uint32_t i = 0; i < nops(f, user); i++) {
    if (arg(f, user, i) != d->narrow) continue;
    bool index = is_op(f, user, OP_GEP) && i && d->sign; /* indices are sign-extended anyway */
    opnd_set(f, user, i, index ? d->wide : d->cut);
  }
  iv_dead(x, d->cut);
  x->changed = true;
}
static void one_use(Widening *w, WideUse u) {
  Iv *x = w->x;
  WideDef *d = &w->def.p[u.def];
  bool uses = false, sign;
  for (uint32_t i = 0; i < nops(x->f, u.user) && !uses; i++) uses = arg(x->f, u.user, i) == d->narrow;
  if (!uses || extension(w, d, u.user)) return;
  if (d->loose) {
    if (!behind(w, d, u.user)) truncated(w, d, u.user);
    return;
  }
  Val v = is_op(x->f, u.user, OP_PHI) || ty(x->f, u.user) != ty(x->f, d->narrow) ? VAL_NONE
                                                                                 : recurrence(w, d, u.user, &sign);
  if (v) {
    push_users(w, u.user, v, sign);
    iv_dead(x, u.user);
    return;
  }
  if (!comparison(w, d, u.user) && !behind(w, d, u.user) && !variant(w, d, u.user)) truncated(w, d, u.user);
}
static Val round_value(const Iv *x, Val phi) { return arg(x->f, phi, (uint32_t)find_pred(x->f, x->head, x->latch)); }
/* It is not stepped by the narrow one, extended. */
static bool steps_itself(const Iv *x, Val phi) {
  Val inc = round_value(x, phi);
  return iv_in_loop(x, inc) && is_bin(x->f, inc) && (arg(x->f, inc, 0) == phi || arg(x->f, inc, 1) == phi);
}
/* The wide phi: one that is there, or a new one. */
static Val wide_phi(Widening *w, Sx rec) {
  Iv *x = w->x;
  Fn *f = x->f;
  Scev *s = x->s;
  Val at = term(f, x->pre);
  for (Val v = sx_first_val(s, rec); v; v = sx_next_val(s, v))
    if (is_op(f, v, OP_PHI) && blk_of(f, v) == x->head && steps_itself(x, v) && iv_drop_for(x, rec, v)) {
      w->wide_inc = round_value(x, v);
      return v;
    }
  Sx start = sx_op(s, rec, 0), step = sx_op(s, rec, 1);
  if (!expand_safe(&x->e, start, at) || !expand_safe(&x->e, step, at)) return VAL_NONE;
  Val ops[2], from = expand_at(&x->e, start, at), by = expand_at(&x->e, step, at);
  uint32_t in = (uint32_t)find_pred(f, x->head, x->pre);
  ops[in] = from, ops[1 - in] = con_poison(&f->con, w->t);
  Val v = emit_phi(f, x->head, w->t, ops);
  name_set(f, v, STR("indvars.iv"));
  bool here = iv_in_loop(x, w->inc) && is_bin(f, w->inc) && loop_of(x->l, blk_of(f, w->inc)) == x->loop;
  Bld k = bld_before(f, here ? w->inc : term(f, x->latch));
  w->wide_inc = emit_bin(&k, OP_ADD, 0, v, by);
  name_set(f, w->wide_inc, STR("indvars.iv.next"));
  opnd_set(f, v, 1 - in, w->wide_inc);
  x->changed = true;
  if (sx_of(s, v) == rec) return v;
  scev_value_gone(s, v), scev_value_gone(s, w->wide_inc);
  opnd_set(f, v, 1 - in, con_poison(&f->con, w->t));
  ins_erase(f, w->wide_inc), ins_erase(f, v);
  return VAL_NONE;
}
Val iv_widen(Iv *x, Val phi) {
  Fn *f = x->f;
  Scev *s = x->s;
  Ty t = x->widest;
  if (!ty_is_int(f->m, ty(f, phi)) || ty_bits(f->m, t) <= ty_bits(f->m, ty(f, phi))) return VAL_NONE;
  Sx narrow = sx_of(s, phi);
  if (!sx_affine(s, narrow) || sx_loop(s, narrow) != x->loop || npreds(f, x->head) != 2) return VAL_NONE;
  Sx rec = extended(s, narrow, t, x->widest_sign);
  if (!sx_affine(s, rec) || sx_loop(s, rec) != x->loop) return VAL_NONE;
  Widening w = {.x = x, .t = t, .inc = round_value(x, phi)};
  Val wide = wide_phi(&w, rec);
  if (wide) {
    valset_add(&w.seen, phi);
    push_users(&w, phi, wide, x->widest_sign);
    while (w.work.n) one_use(&w, vec_pop(&w.work));
    x->widened = true;
    stat_add(x->px, ST_INDVARS_WIDENED, 1);
  }
  vec_free(&w.def), vec_free(&w.work), valset_free(&w.seen);
  return wide;
}
