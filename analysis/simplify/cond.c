/* cond.c: folds of conditions: conjunctions and disjunctions of comparisons, selects, comparisons decided by ranges,
 * minima and maxima whose order is known. Named in ir/fold/rules/logic.rules and compare.rules.
 *
 *   and (icmp ult x, 13), (icmp ule x, 17)      the first comparison
 *   select (icmp slt x, y), (icmp eq x, 127), false     false
 *   icmp ult (lshr x, 4), 32  (i8)              true
 *
 * Source: LLVM's InstructionSimplify (simplifyAndOrOfCmps, simplifySelectInst, threading over selects and phis), by
 * behaviour. */
#include "analysis/simplify/simplify.h"
#include "analysis/value/context.h"
#include "analysis/value/launch.h"
#include "ir/cap.h"
#include "ir/match.h"

/* ---- asking for what does not exist ---- */
Val simplify_bin(FoldCtx *x, Op o, unsigned fl, Val a, Val b) {
  Val ops[2] = {a, b};
  return simplify_view(x, &(InsView){.op = o, .flags = fl, .type = ty(x->f, a), .ops = ops, .n = 2});
}
Val simplify_icmp(FoldCtx *x, Pred p, Val a, Val b) {
  Val ops[2] = {a, b};
  return simplify_view(
      x, &(InsView){.op = OP_ICMP, .sub = (unsigned)p, .type = ty_cmp(x->f->m, ty(x->f, a)), .ops = ops, .n = 2});
}
Val simplify_fcmp(FoldCtx *x, Pred p, unsigned fl, Val a, Val b) {
  Val ops[2] = {a, b};
  return simplify_view(
      x, &(InsView){
           .op = OP_FCMP, .sub = (unsigned)p, .flags = fl, .type = ty_cmp(x->f->m, ty(x->f, a)), .ops = ops, .n = 2});
}
bool available_cheaply(const FoldCtx *x, Val v, Blk at) {
  const Fn *f = x->f;
  if (val_is_con(v) || is_arg(f, v)) return true;
  Blk b = blk_of(f, v);
  return b == entry_blk(f) && at && at != b && op(f, v) != OP_INVOKE && op(f, v) != OP_CALLBR;
}
static bool implies_poison(FoldCtx *x, Val a, Val b) {
  KnownCtx k = ctx_known(x);
  return known_implies_poison(&k, a, b);
}

/* ---- and, or ---- */
static Val and_or_bools(FoldCtx *x, bool is_and, Val a, Val b, Ty t) {
  KnownCtx k = ctx_known(x);
  int r = cond_implies(&k, a, is_and, b);
  if (r >= 0) return (r == 1) == is_and ? a : bool_con(x, t, !is_and);
  r = cond_implies(&k, b, is_and, a);
  if (r >= 0) return (r == 1) == is_and ? b : bool_con(x, t, !is_and);
  Val v = decided_by_equality(x, is_and ? OP_AND : OP_OR, a, b, false);
  return v ? v : decided_by_equality(x, is_and ? OP_AND : OP_OR, b, a, false);
}
/* and, or of comparisons, also under the same cast. */
Val simplify_and_or_cond(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *i = m->root;
  bool is_and = i->op == OP_AND;
  Val a = i->ops[0], b = i->ops[1];
  if (!val_is_local(a) || !val_is_local(b)) return VAL_NONE;
  if (ty_scalar(f->m, i->type) == TY_I1) {
    Val r = and_or_bools(x, is_and, a, b, i->type);
    if (r) return r;
  }
  Op o = op(f, a);
  if ((o != OP_ZEXT && o != OP_SEXT && o != OP_BITCAST) || op(f, b) != o) return VAL_NONE;
  Val ca = arg(f, a, 0), cb = arg(f, b, 0);
  Ty ct = ty(f, ca);
  if (ty(f, cb) != ct || ty_scalar(f->m, ct) != TY_I1 || !val_is_local(ca) || !val_is_local(cb)) return VAL_NONE;
  Val r = and_or_bools(x, is_and, ca, cb, ct);
  if (!r) return VAL_NONE;
  if (r == ca) return a;
  if (r == cb) return b;
  return con_fold_cast(&f->con, o, r, i->type);
}

/* ---- comparisons ---- */
/* tid.x against ntid.x and the like: both are below 2^31, so order does not depend on signs. */
static int index_below_extent(const Fn *f, Cmp c) {
  if (!is_op(f, c.a, OP_CALL) || !is_op(f, c.b, OP_CALL)) return -1;
  IntrinsicId a = (IntrinsicId)call_intrinsic(f, c.a), b = (IntrinsicId)call_intrinsic(f, c.b);
  if (!a || !b) return -1;
  if (sreg_below(b, a)) c.pred = pred_swap(c.pred);
  else if (!sreg_below(a, b)) return -1;
  switch (c.pred) {
  case ICMP_ULT:
  case ICMP_ULE:
  case ICMP_SLT:
  case ICMP_SLE:
  case ICMP_NE: return 1;
  default: return 0;
  }
}
/* Decided by the ranges of the operands, or by an assumption. */
Val simplify_icmp_range(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  KnownCtx k = ctx_known(x);
  Cmp c = {(Pred)i->sub, i->ops[0], i->ops[1]};
  int r = index_below_extent(x->f, c);
  if (r < 0) r = cmp_by_range(&k, c);
  if (r < 0 && (c.pred == ICMP_EQ || c.pred == ICMP_NE) && val_is_con(c.b) && con_is_zero(&x->f->con, c.b) &&
      known_nonzero(&k, c.a))
    r = c.pred == ICMP_NE;
  if (r < 0) r = assume_implies_cmp(&k, c);
  if (r < 0) r = branch_implies_cmp(&k, c);
  return r < 0 ? VAL_NONE : bool_con(x, i->type, r == 1);
}
/* max(x, _) against min(x, _) or x, as selects too. */
Val simplify_icmp_minmax(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  const Fn *f = x->f;
  for (int side = 0; side < 2; side++) {
    Pred p = side ? pred_swap((Pred)i->sub) : (Pred)i->sub;
    Val l = i->ops[side], r = i->ops[1 - side], a, b, c, d;
    unsigned id, id2;
    if (!match_minmax(f, l, &id, &a, &b)) continue;
    bool sg = id == INTRIN_smax || id == INTRIN_smin, max = id == INTRIN_smax || id == INTRIN_umax;
    if (p == ICMP_EQ || p == ICMP_NE || pred_is_signed(p) != sg) continue;
    bool related = r == a || r == b;
    if (!related && match_minmax(f, r, &id2, &c, &d) &&
        id2 == (unsigned)(sg    ? (max ? INTRIN_smin : INTRIN_smax)
                          : max ? INTRIN_umin
                                : INTRIN_umax))
      related = a == c || a == d || b == c || b == d;
    if (!related) continue;
    Pred u = pred_to_unsigned(p);
    if (u == (max ? ICMP_UGE : ICMP_ULE)) return bool_con(x, i->type, true);
    if (u == (max ? ICMP_ULT : ICMP_UGT)) return bool_con(x, i->type, false);
  }
  return VAL_NONE;
}
/* Over the arms of a select: both give the same, or what they give is the condition, and of it, or of it. */
static Val cmp_arm(FoldCtx *x, const InsView *i, Val arm, Val other, bool left, Val cond, bool truth) {
  Fn *f = x->f;
  Val a = left ? arm : other, b = left ? other : arm;
  Val r = i->op == OP_ICMP ? simplify_icmp(x, (Pred)i->sub, a, b) : simplify_fcmp(x, (Pred)i->sub, i->flags, a, b);
  if (r) return r == cond ? bool_con(x, ty(f, r), truth) : r;           /* the condition itself: known on this side */
  if (is_op(f, cond, i->op) && ty(f, cond) == ty_cmp(f->m, ty(f, a))) { /* the same comparison as the condition */
    if (arg(f, cond, 0) == a && arg(f, cond, 1) == b && sub(f, cond) == i->sub) return bool_con(x, ty(f, cond), truth);
    if (arg(f, cond, 0) == b && arg(f, cond, 1) == a && sub(f, cond) == (unsigned)pred_swap((Pred)i->sub))
      return bool_con(x, ty(f, cond), truth);
    if (i->op == OP_ICMP) {
      KnownCtx k = ctx_known(x);
      int q = cond_implies_cmp(&k, cond, truth, (Cmp){(Pred)i->sub, a, b});
      if (q >= 0) return bool_con(x, ty(f, cond), q == 1);
    }
  }
  return VAL_NONE;
}
Val simplify_cmp_select(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  if (!may_nest(x)) return VAL_NONE;
  bool nested = x->depth > 1;
  for (int side = 0; side < 2; side++) {
    Val s = i->ops[side], other = i->ops[1 - side];
    if (!is_op(f, s, OP_SELECT)) continue;
    if (side && nested && is_op(f, other, OP_SELECT))
      break; /* one side at a time: the questions would double with each level */
    Val cond = arg(f, s, 0), tv = arg(f, s, 1), fv = arg(f, s, 2);
    if (val_is_con(cond)) continue;
    Val t = cmp_arm(x, i, tv, other, side == 0, cond, true);
    if (!t) continue;
    Val e = cmp_arm(x, i, fv, other, side == 0, cond, false);
    if (!e) continue;
    if (t == e) return t;
    if (ty(f, cond) != i->type) continue;
    bool tt = val_is_con(t) && con_is_allones(&f->con, t), tf = val_is_con(t) && con_is_zero(&f->con, t);
    bool et = val_is_con(e) && con_is_allones(&f->con, e), ef = val_is_con(e) && con_is_zero(&f->con, e);
    if (tt && ef) return cond;
    if (ef && implies_poison(x, t, cond)) {
      Val r = simplify_bin(x, OP_AND, 0, cond, t);
      if (r) return r;
    }
    if (tt && implies_poison(x, e, cond)) {
      Val r = simplify_bin(x, OP_OR, 0, cond, e);
      if (r) return r;
    }
    if (tf && et && is_not(f, cond)) return not_of(f, cond);
  }
  return VAL_NONE;
}
/* Over the incoming values of a phi, where the other operand is available at the end of every predecessor. */
static Val over_phi(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  if (!may_nest(x)) return VAL_NONE;
  for (int side = 0; side < 2; side++) {
    Val p = i->ops[side], other = i->ops[1 - side];
    if (!is_op(f, p, OP_PHI) || nops(f, p) == 0 || past_cap(f->m, SIMPLIFY_PHI_OPERANDS, nops(f, p))) continue;
    Blk b = blk_of(f, p);
    if (!b || !available_cheaply(x, other, b)) continue;
    Val r = VAL_NONE, saved = x->at;
    uint32_t n = nops(f, p);
    bool ok = true;
    for (uint32_t j = 0; j < n && ok; j++) {
      Val in = arg(f, p, j);
      if (in == p) continue;
      Val ops[2] = {side ? other : in, side ? in : other};
      InsView y = *i;
      y.ops = ops;
      y.self = VAL_NONE;
      x->at = term(f, pred(f, b, j));
      Val v = simplify_view(x, &y);
      ok = v && (!r || v == r) && available_cheaply(x, v, b);
      r = v;
    }
    x->at = saved;
    if (ok && r) return r;
  }
  return VAL_NONE;
}
Val simplify_over_phi(FoldCtx *x, const RuleMatch *m) { return over_phi(x, m->root); }
/* A binary operation over the arms of a select: both arms give the same, or each gives the arm. */
Val simplify_bin_select(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  if (!may_nest(x)) return VAL_NONE;
  for (int side = 0; side < 2; side++) {
    Val s = i->ops[side], other = i->ops[1 - side];
    if (!is_op(f, s, OP_SELECT)) continue;
    Val tv = arg(f, s, 1), fv = arg(f, s, 2);
    Val t = side ? simplify_bin(x, i->op, i->flags, other, tv) : simplify_bin(x, i->op, i->flags, tv, other);
    if (!t) continue;
    Val e = side ? simplify_bin(x, i->op, i->flags, other, fv) : simplify_bin(x, i->op, i->flags, fv, other);
    if (!e) continue;
    if (t == e || (val_is_con(e) && con_is_poison(&f->con, e))) return t;
    if (val_is_con(t) && con_is_poison(&f->con, t)) return e;
    if (t == tv && e == fv) return s;
  }
  return VAL_NONE;
}

/* ---- selects ---- */
Val simplify_select_cond(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val c = i->ops[0], t = i->ops[1], e = i->ops[2];
  if (val_is_con(c)) return VAL_NONE;
  KnownCtx k = ctx_known(x);
  int r;
  if (ty(f, c) == i->type) { /* and, or that stop poison */
    bool t1 = val_is_con(t) && con_is_allones(&f->con, t), t0 = val_is_con(t) && con_is_zero(&f->con, t);
    bool e1 = val_is_con(e) && con_is_allones(&f->con, e), e0 = val_is_con(e) && con_is_zero(&f->con, e);
    if (e0 && !t1 && val_is_local(t)) {
      r = cond_implies(&k, c, true, t);
      if (r >= 0) return r ? c : e;
      r = cond_implies(&k, t, true, c);
      if (r == 0) return e;
      if (r == 1 && implies_poison(x, t, c)) return t;
    } else if (t1 && !e0 && val_is_local(e)) {
      r = cond_implies(&k, c, false, e);
      if (r >= 0) return r ? t : c;
      r = cond_implies(&k, e, false, c);
      if (r == 1) return t;
      if (r == 0 && implies_poison(x, e, c)) return e;
    } else if (t0 && val_is_local(e)) { /* not c, and e */
      r = cond_implies(&k, c, false, e);
      if (r == 0) return t;
    } else if (e1 && val_is_local(t)) { /* not c, or t */
      r = cond_implies(&k, c, true, t);
      if (r == 1) return e;
    }
    if ((t1 && val_is_local(e)) || (e0 && val_is_local(t))) {
      Op o = t1 ? OP_OR : OP_AND;
      Val other = t1 ? e : t, v = decided_by_equality(x, o, c, other, true);
      if (v || (v = decided_by_equality(x, o, other, c, false))) return v;
    }
  }
  if (ty(f, c) == TY_I1) {
    r = branch_implies(&k, c);
    if (r >= 0) return r ? t : e;
    if (is_op(f, c, OP_ICMP)) {
      r = assume_implies_cmp(&k, (Cmp){(Pred)sub(f, c), arg(f, c, 0), arg(f, c, 1)});
      if (r >= 0) return r ? t : e;
    }
  }
  /* A nested select on a condition that this one decides. */
  for (int side = 1; side < 3; side++) {
    Val s = i->ops[side];
    if (!is_op(f, s, OP_SELECT)) continue;
    Val sc = arg(f, s, 0);
    if (ty(f, sc) != ty(f, c)) continue;
    int q = cond_implies(&k, c, side == 1, sc);
    if (q < 0) continue;
    Val in = arg(f, s, q == 1 ? 1 : 2);
    if (side == 1 ? in == e : in == t) return in;
  }
  return VAL_NONE;
}

/* Truth values in order: a <= b where a implies b. */
Val simplify_icmp_bools(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Val a = i->ops[0], b = i->ops[1];
  Pred p = (Pred)i->sub;
  if (pred_is_signed(p)) p = pred_to_unsigned(pred_swap(p)); /* true is -1 */
  bool holds = p == ICMP_ULE || p == ICMP_UGE;               /* else the opposite */
  if (p == ICMP_UGE || p == ICMP_ULT) {
    Val t = a;
    a = b, b = t;
  }
  if (!val_is_local(a) || !val_is_local(b)) return VAL_NONE;
  KnownCtx k = ctx_known(x);
  return cond_implies(&k, a, true, b) == 1 ? bool_con(x, i->type, holds) : VAL_NONE;
}

/* A comparison of floats that a branch on another one of the same two decides. */
Val simplify_fcmp_here(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  if (!i->self || !val_is_local(x->at) || !branches_name(f, blk_of(f, x->at), i->ops[0], i->ops[1])) return VAL_NONE;
  KnownCtx k = ctx_known(x);
  int r = branch_implies(&k, i->self);
  return r < 0 ? VAL_NONE : bool_con(x, i->type, r);
}

/* ---- minima and maxima whose order is known ---- */
Val simplify_minmax_cond(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Pred p = i->intrin == INTRIN_smax   ? ICMP_SGE
           : i->intrin == INTRIN_smin ? ICMP_SLE
           : i->intrin == INTRIN_umax ? ICMP_UGE
                                      : ICMP_ULE;
  KnownCtx k = ctx_known(x);
  Cmp c = {p, i->ops[0], i->ops[1]};
  for (int side = 0; side < 2; side++) {
    if (side) c.pred = pred_swap(p);
    if (!may_nest(x)) {
      if (branch_implies_cmp(&k, c) == 1) return i->ops[side];
      continue;
    }
    Val s = simplify_icmp(x, c.pred, c.a, c.b); /* asks the branches too */
    if (!s || !val_is_con(s)) continue;
    if (con_is_allones(&x->f->con, s)) return i->ops[side];
    if (con_is_zero(&x->f->con, s)) return i->ops[1 - side];
  }
  return VAL_NONE;
}
