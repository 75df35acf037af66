/* indvars_exit.c: the pass indvars: how a loop is left, and with which values.
 *
 *   %s = {0,+,4} leaves the loop after %n rounds     =>    4 * %n behind the loop
 *   exits after %n rounds and after umin(%n, ...)          the second condition is a constant where the first is
 *                                                          always first
 *   br (icmp slt %i.next, %n), %loop, %exit                icmp ne %i.next, smax(%n, 1)
 *   br (icmp sgt %i.next, %n), %exit, %loop                icmp sge %i, %n, which has a count
 *
 * Counts are those of scalar evolution: of edges taken, so that conditions and values of one round belong together.
 * An exit condition becomes a constant only where its block runs in every round (it dominates the latch) and the loop
 * is the innermost one around it. Compare LLVM's IndVarSimplify and rewriteLoopExitValues. */
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/loop/indvars_int.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"
#include "support/knob.h"

/* ---- values ---- */
enum { REPL_NEVER, REPL_CHEAP, REPL_NOHARDUSE, REPL_UNUSED, REPL_ALWAYS }; /* knob replexitval */
typedef struct ExitVal {
  Val phi;
  uint32_t k;
  Val inst;
  Sx sx;
  bool dear;
} ExitVal; /* k: the phi's operand */
typedef VEC(ExitVal) ExitVals;

/* Something with effects in the loop needs v, directly or not: it stays whatever happens outside. */
static bool hard_use(Iv *x, Val v) {
  const Fn *f = x->f;
  Val w[CAP_INDVARS_HARD_USERS];
  uint32_t n = 1;
  w[0] = v;
  for (uint32_t i = 0; i < n; i++) {
    if (!iv_in_loop(x, w[i])) continue;
    if (has_side_effects(f, w[i])) return true;
    FOR_EACH_USE(f, w[i], u) {
      Val user = use_user(f, u);
      bool in = !blk_of(f, user);
      for (uint32_t k = 0; k < n && !in; k++) in = w[k] == user;
      if (in) continue;
      if (at_cap(f->m, INDVARS_HARD_USERS, n)) return true;
      w[n++] = user;
    }
  }
  return false;
}
static bool ready(Iv *x, Sx sx, Val at) {
  return sx != SX_CNC && sx_invariant(x->s, sx, x->loop) && expand_safe(&x->e, sx, at);
}
/* In round 0 a recurrence is its start, whatever its step; a closed form names the step: it must not be poison, or
 * there are more rounds. */
static bool enters_step(Iv *x, Sx rec, Blk from) {
  Scev *s = x->s;
  if (!sx_is(s, rec, SXK_ADDREC) || sx_loop(s, rec) != x->loop) return true;
  for (uint32_t i = 1; i < sx_nops(s, rec); i++) {
    if (sx_not_poison(s, sx_op(s, rec, i))) continue;
    Sx count = sx_exit_count(s, x->loop, from, SX_EXACT);
    return count != SX_CNC && sx_known_nonzero(s, count);
  }
  return true;
}
static void gather(Iv *x, Blk out, Blk from, bool always, ExitVals *list) {
  Fn *f = x->f;
  Scev *s = x->s;
  FOR_EACH_PHI(f, out, phi) {
    if (!sx_able(s, ty(f, phi)) || !has_uses(f, phi)) continue;
    int found = find_pred(f, out, from);
    if (found >= 0) {
      uint32_t k = (uint32_t)found;
      Val v = arg(f, phi, k);
      if (!iv_in_loop(x, v)) continue;
      Val at = expand_place(f, v);
      if (!at) continue;
      Sx sx = sx_at_scope(s, sx_of(s, v), x->l->loop[x->loop].parent);
      if (!ready(x, sx, at)) { /* the round in which this exit is taken */
        Sx count = sx_exit_count(s, x->loop, from, SX_EXACT), rec = sx_of(s, v);
        if (count == SX_CNC || !sx_is(s, rec, SXK_ADDREC) || sx_loop(s, rec) != x->loop) continue;
        sx = sx_eval_at(s, rec, count);
        if (!ready(x, sx, at)) continue;
      }
      if (!enters_step(x, sx_of(s, v), from)) continue;
      if (!always && !sx_is(s, sx, SXK_CONST) && !sx_is(s, sx, SXK_UNKNOWN) && hard_use(x, v)) continue;
      vec_push(list, ((ExitVal){phi, k, v, sx, expand_dear(&x->e, sx, at, x->budget)}));
    }
  }
}
/* Effects, or convergent operations: others would meet in another round. */
static bool does_something(const Iv *x) {
  const Fn *f = x->f;
  VecU32 blk = {0};
  uint32_t n = 0;
  bool does = false;
  loop_blks(f, x->l, x->loop, false, &blk);
  for (uint32_t i = 0; i < blk.n && !does; i++)
    for (Val v = first_ins(f, (Blk)blk.p[i]); v && !does; v = next_of(f, v))
      does = past_cap(f->m, INDVARS_EFFECTS, ++n) || has_side_effects(f, v) || is_convergent(f, v);
  vec_free(&blk);
  return does;
}
/* Once its values are computed outside, the loop does nothing. */
static bool deletable(Iv *x, const ExitVals *list) {
  Fn *f = x->f;
  if (x->exiting.n != 1) return false;
  Blk from = (Blk)x->exiting.p[0], out = BLK_NONE;
  uint32_t at = 0;
  for (uint32_t k = 0; k < nsuccs(f, from); k++) {
    Blk to = succ(f, from, k);
    if (loop_has_blk(x->l, x->loop, to)) continue;
    if (out && out != to) return false;
    out = to;
  }
  FOR_EACH_PHI(f, out, phi)
    for (uint32_t k = 0; k < nops(f, phi); k++) {
      Val v = arg(f, phi, k);
      if (at < list->n && list->p[at].phi == phi && list->p[at].k == k) {
        at++;
        continue;
      } /* the same walk made the list */
      if (!iv_in_loop(x, v)) continue;
      for (uint32_t i = 0; i < nops(f, v); i++)
        if (iv_in_loop(x, arg(f, v, i))) return false;
      if (is_op(f, v, OP_PHI)) return false;
    }
  return !does_something(x);
}
/* An induction variable, or its increment, that the loop does nothing with but count. */
static bool unused_iv(Iv *x, Val v) {
  const Fn *f = x->f;
  Val phi = is_op(f, v, OP_PHI) && blk_of(f, v) == x->head ? v : VAL_NONE;
  if (!phi)
    FOR_EACH_PHI(f, x->head, p)
      if (arg(f, p, (uint32_t)find_pred(f, x->head, x->latch)) == v) phi = p;
  if (!phi || !sx_is(x->s, sx_of(x->s, phi), SXK_ADDREC)) return false;
  Val inc = arg(f, phi, (uint32_t)find_pred(f, x->head, x->latch));
  FOR_EACH_USE(f, phi, u)
    if (iv_in_loop(x, use_user(f, u)) && use_user(f, u) != inc) return false;
  if (iv_in_loop(x, inc))
    FOR_EACH_USE(f, inc, u)
      if (iv_in_loop(x, use_user(f, u)) && use_user(f, u) != phi) return false;
  return true;
}
/* An exit whose condition is the same in each round, in a block that each round passes, is taken in the first or never:
 * behind it the header's phis are what they start with. Compare LLVM's rewriteFirstIterationLoopExitValues. */
static void first_round_values(Iv *x, Blk b) {
  Fn *f = x->f;
  Val t = term(f, b);
  if ((!is_condbr(f, t) && !is_op(f, t, OP_SWITCH)) || !iv_invariant(x, arg(f, t, 0)) || !dom_blk(x->d, b, x->latch))
    return;
  for (uint32_t k = 0; k < nsuccs(f, b); k++) {
    Blk to = succ(f, b, k);
    if (loop_has_blk(x->l, x->loop, to)) continue;
    FOR_EACH_PHI(f, to, phi) {
      Val v = arg(f, phi, succ_pred(f, b, k));
      if (!is_op(f, v, OP_PHI) || blk_of(f, v) != x->head) continue;
      scev_forget_value(x->s, phi);
      phi_set(f, phi, b, arg(f, v, succ_pred(f, x->pre, 0)));
      x->changed = true;
      stat_add(x->px, ST_INDVARS_EXIT_VALUES, 1);
      iv_dead(x, v);
    }
  }
}
void iv_exit_values(Iv *x) {
  Fn *f = x->f;
  unsigned how = (unsigned)knob_int(x->px->knobs, KNOB_REPLEXITVAL);
  if (how == REPL_NEVER) return;
  ExitVals list = {0};
  for (uint32_t i = 0; i < x->exiting.n; i++)
    for (uint32_t k = 0; k < nsuccs(f, (Blk)x->exiting.p[i]); k++) {
      Blk to = succ(f, (Blk)x->exiting.p[i], k);
      if (!loop_has_blk(x->l, x->loop, to)) gather(x, to, (Blk)x->exiting.p[i], how == REPL_ALWAYS, &list);
    }
  bool goes = list.n && deletable(x, &list);
  for (uint32_t i = 0; i < list.n; i++) {
    ExitVal v = list.p[i];
    if ((how == REPL_CHEAP || how == REPL_UNUSED) && !goes && v.dear) continue;
    if (how == REPL_UNUSED && !unused_iv(x, v.inst)) continue;
    if (!blk_of(f, v.phi) || arg(f, v.phi, v.k) != v.inst) continue;
    Val w = expand_at(&x->e, v.sx, expand_place(f, v.inst));
    if (w == v.inst) continue;
    scev_forget_value(x->s, v.phi);
    phi_set(f, v.phi, pred(f, blk_of(f, v.phi), v.k), w);
    x->changed = true;
    stat_add(x->px, ST_INDVARS_EXIT_VALUES, 1);
    iv_dead(x, v.inst);
    if (nops(f, v.phi) == 1 && iv_lcssa_ok(x, v.phi, w)) {
      val_replace(f, v.phi, w);
      scev_value_gone(x->s, v.phi);
      ins_erase(f, v.phi);
    }
  }
  vec_free(&list);
  for (uint32_t i = 0; i < x->exiting.n; i++) first_round_values(x, (Blk)x->exiting.p[i]);
}

/* ---- conditions ---- */
static void set_condition(Iv *x, Blk b, Val c) {
  Val t = term(x->f, b), old = arg(x->f, t, 0);
  opnd_set(x->f, t, 0, c);
  iv_dead(x, old);
  x->changed = x->exits = true;
}
static void fold_exit(Iv *x, Blk b, bool taken) {
  bool leave_if = !loop_has_blk(x->l, x->loop, succ(x->f, b, 0));
  set_condition(x, b, con_int(&x->f->con, TY_I1, taken ? leave_if : !leave_if));
  stat_add(x->px, ST_INDVARS_EXITS, 1);
}
/* The backedge is never taken: phis are what comes from outside, and what is computed from them may be simpler. */
static void phis_are_starts(Iv *x) {
  Fn *f = x->f;
  VecU32 work = {0};
  FOR_EACH_PHI(f, x->head, v) {
    if (!has_uses(f, v)) continue;
    Val start = arg(f, v, (uint32_t)find_pred(f, x->head, x->pre));
    FOR_EACH_USE(f, v, u) vec_push(&work, (uint32_t)use_user(f, u));
    scev_forget_value(x->s, v);
    iv_replace(x, v, start);
  }
  expand_forget(&x->e);
  FoldCtx fold = pass_fold_ctx(f, x->px);
  known_ctx(&fold);
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    if (!iv_in_loop(x, v) || !has_result(f, v) || !has_uses(f, v)) continue;
    Val r = simplify_ins(&fold, v);
    if (!r || r == v || !iv_lcssa_ok(x, v, r)) continue;
    FOR_EACH_USE(f, v, u) vec_push(&work, (uint32_t)use_user(f, u));
    scev_forget_value(x->s, v);
    iv_replace(x, v, r);
  }
  vec_free(&work);
}
/* A block whose branch the pass may decide: in this loop alone, run in every round, leaves or goes on. */
static bool rewritable(const Iv *x, Blk b) {
  const Fn *f = x->f;
  return loop_of(x->l, b) == x->loop && blk_forks(f, b) &&
         loop_has_blk(x->l, x->loop, succ(f, b, 0)) != loop_has_blk(x->l, x->loop, succ(f, b, 1));
}
/* The leaves of a condition whose truth is known in all rounds that can happen. */
static void known_leaves(Iv *x, Blk b) {
  Fn *f = x->f;
  Scev *s = x->s;
  Val w[16];
  uint32_t n = 1;
  w[0] = arg(f, term(f, b), 0);
  for (uint32_t i = 0; i < n; i++) {
    Val c = w[i], l, r;
    if (val_is_con(c) || !iv_in_loop(x, c)) continue;
    if (is_op(f, c, OP_ICMP) && sx_able(s, ty(f, arg(f, c, 0)))) {
      Pred p = (Pred)sub(f, c);
      Sx a = sx_at_scope(s, sx_of(s, arg(f, c, 0)), x->loop), d = sx_at_scope(s, sx_of(s, arg(f, c, 1)), x->loop);
      int known = sx_is_known_pred(s, p, a, d) || sx_block_guarded(s, blk_of(f, c), p, a, d) ? 1
                  : sx_is_known_pred(s, pred_invert(p), a, d) || sx_block_guarded(s, blk_of(f, c), pred_invert(p), a, d)
                      ? 0
                      : -1;
      if (known < 0) continue;
      scev_forget_value(s, c);
      iv_replace(x, c, con_int(&f->con, TY_I1, (uint64_t)known));
      x->exits = true;
      stat_add(x->px, ST_INDVARS_COMPARES, 1);
    } else if (has_one_use(f, c) && n + 2 <= ARRAY_LEN(w)) {
      if (is_op(f, c, OP_AND) || is_op(f, c, OP_OR)) l = arg(f, c, 0), r = arg(f, c, 1);
      else if (is_op(f, c, OP_SELECT) && ty(f, c) == TY_I1)
        l = arg(f, c, 0), r = val_is_con(arg(f, c, 1)) ? arg(f, c, 2) : arg(f, c, 1);
      else continue;
      w[n++] = l, w[n++] = r;
    }
  }
}
void iv_exit_conditions(Iv *x) {
  Fn *f = x->f;
  Scev *s = x->s;
  ArenaMark m = arena_mark(x->px->scratch);
  uint32_t n = 0;
  Blk *ex = ARENA_ARRAY(x->px->scratch, Blk, x->exiting.n + 1);
  for (uint32_t i = 0; i < x->exiting.n;
       i++) { /* own blocks are in reverse post order: those on one path of the tree by dominance */
    Blk b = (Blk)x->exiting.p[i];
    if (!rewritable(x, b) || !dom_blk(x->d, b, x->latch)) continue;
    Val c = arg(f, term(f, b), 0);
    if (val_is_con(c)) {
      if (con_kind(&f->con, c) == CON_INT && !loop_has_blk(x->l, x->loop, succ(f, b, con_is_zero(&f->con, c) ? 1 : 0)))
        phis_are_starts(x);
      continue;
    }
    ex[n++] = b;
  }
  Sx max = n ? sx_backedge_symbolic_max(s, x->loop) : SX_CNC;
  if (max != SX_CNC) {
    VecU32 counts = {0};
    for (uint32_t i = 0; i < n; i++) {
      Sx count = sx_exit_count(s, x->loop, ex[i], SX_EXACT);
      if (count == SX_CNC) {
        known_leaves(x, ex[i]);
        continue;
      }
      if (sx_is_zero(s, count)) {
        fold_exit(x, ex[i], true);
        phis_are_starts(x);
        continue;
      }
      Ty wide = sx_bits(s, max) > sx_bits(s, count) ? sx_type(s, max) : sx_type(s, count);
      if (sx_type(s, count) != wide) count = sx_zext(s, count, wide);
      if (sx_type(s, max) != wide) max = sx_zext(s, max, wide);
      bool never = sx_loop_entry_guarded(s, x->loop, ICMP_ULT, max, count); /* another exit is taken before */
      for (uint32_t k = 0; k < counts.n && !never && !at_cap(f->m, INDVARS_COUNTS, k); k++)
        never = counts.p[k] == (uint32_t)count; /* in the same round, but earlier in it */
      if (never) {
        fold_exit(x, ex[i], false);
        continue;
      }
      vec_push(&counts, (uint32_t)count);
    }
    vec_free(&counts);
  }
  arena_release(x->px->scratch, m);
}

/* ---- loops that nobody sees going round ---- */
/* A loop without effects (nor convergent operations: others would meet in another round), of whose values the exits
 * need none, may leave in the first round by the exit that it would take in the last: %count == %all. Exits in order
 * of dominance, as far as they can be decided. */
void iv_leave_at_once(Iv *x) {
  Fn *f = x->f;
  Scev *s = x->s;
  Sx all = sx_backedge_count(s, x->loop);
  Val at = term(f, x->pre);
  if (all == SX_CNC || !sx_invariant(s, all, x->loop) || !expand_safe(&x->e, all, at)) return;
  uint32_t n = x->exiting.n, k = 0;
  const Blk *ex = (const Blk *)x->exiting.p; /* by dominance, where they are blocks of this loop alone */
  bool ok = n != 0;
  for (uint32_t i = 0; i < n && ok; i++) ok = dom_blk(x->d, ex[i], x->latch) && loop_of(x->l, ex[i]) == x->loop;
  for (; ok && k < n; k++) {
    Blk b = ex[k];
    if (!rewritable(x, b) || val_is_con(arg(f, term(f, b), 0))) break;
    Blk out = succ(f, b, loop_has_blk(x->l, x->loop, succ(f, b, 0)) ? 1 : 0);
    bool needed = false;
    FOR_EACH_PHI(f, out, phi) needed |= has_uses(f, phi);
    if (needed) break;
    Sx count = sx_exit_count(s, x->loop, b, SX_EXACT);
    if (count == SX_CNC || !expand_safe(&x->e, count, at)) break;
  }
  if (ok && k && does_something(x)) ok = false;
  for (uint32_t i = 0; ok && i < k; i++) {
    Sx count = sx_exit_count(s, x->loop, ex[i], SX_EXACT);
    if (count == all) {
      fold_exit(x, ex[i], true);
      continue;
    }
    Val a = expand_at(&x->e, count, at), b = expand_at(&x->e, all, at);
    FoldCtx fold = pass_fold_ctx(f, x->px);
    fold_at(&fold, at);
    Ty wide = ty_bits(f->m, ty(f, a)) > ty_bits(f->m, ty(f, b)) ? ty(f, a) : ty(f, b);
    a = fold_zext_or_trunc(&fold, a, wide), b = fold_zext_or_trunc(&fold, b, wide);
    set_condition(x, ex[i],
                  fold_icmp(&fold, loop_has_blk(x->l, x->loop, succ(f, ex[i], 0)) ? ICMP_NE : ICMP_EQ, 0, a, b));
    stat_add(x->px, ST_INDVARS_EXITS, 1);
  }
  if (ok && k) scev_forget_loop(s, x->loop, 1); /* it goes round less often than what is known says */
}

/* ---- bounds that may be the greatest number ---- */
/* Leaving when i + 1 > n says nothing of the count where n may be the greatest number; leaving when i >= n says the
 * same where the sum does not wrap, and has one. */
static bool strict_bound(Iv *x, Blk b) {
  Fn *f = x->f;
  Val br = term(f, b);
  if (loop_of(x->l, b) != x->loop || !is_op(f, br, OP_BR) || nsuccs(f, b) != 2) return false;
  Val cmp = arg(f, br, 0);
  if (!iv_in_loop(x, cmp) || !is_op(f, cmp, OP_ICMP)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Val next = arg(f, cmp, i);
    Pred p = i ? pred_swap((Pred)sub(f, cmp)) : (Pred)sub(f, cmp);
    if (!iv_in_loop(x, next) || !is_op(f, next, OP_ADD)) continue;
    Val step = arg(f, next, 1);
    if (!val_is_con(step) || !con_is_one(&f->con, step)) continue;
    unsigned keeps = pred_is_signed(p) ? F_NSW : F_NUW;
    Val phi = arg(f, next, 0);
    if (!(flags(f, next) & keeps) || !iv_in_loop(x, phi) || !is_op(f, phi, OP_PHI) || blk_of(f, phi) != x->head)
      continue;
    if (p == ICMP_SGT) p = ICMP_SGE;
    else if (p == ICMP_SLE) p = ICMP_SLT;
    else if (p == ICMP_UGT) p = ICMP_UGE;
    else if (p == ICMP_ULE) p = ICMP_ULT;
    else continue;
    if (sx_exit_count(x->s, x->loop, b, SX_EXACT) != SX_CNC) return false;
    scev_forget_value(x->s, cmp);
    sub_set(f, cmp, i ? pred_swap(p) : p);
    flags_set(f, cmp, 0);
    opnd_set(f, cmp, i, phi);
    return true;
  }
  return false;
}
void iv_strict_bounds(Iv *x) {
  bool any = false;
  for (uint32_t i = 0; i < x->exiting.n; i++) any |= strict_bound(x, (Blk)x->exiting.p[i]);
  if (!any) return;
  x->changed = x->exits = true;
  scev_forget_count(x->s, x->loop);
}

/* ---- tests: != against the last value of a counter ---- */
static Val counter_phi(const Iv *x, Val inc) { /* inc is phi + invariant */
  const Fn *f = x->f;
  if (val_is_con(inc) || is_arg(f, inc)) return VAL_NONE;
  if (is_op(f, inc, OP_GEP) && nops(f, inc) == 2) {
    Val p = arg(f, inc, 0);
    return is_op(f, p, OP_PHI) && blk_of(f, p) == x->head && iv_invariant(x, arg(f, inc, 1)) ? p : VAL_NONE;
  }
  if (!is_op(f, inc, OP_ADD) && !is_op(f, inc, OP_SUB)) return VAL_NONE;
  for (uint32_t i = 0; i < 2; i++) {
    Val p = arg(f, inc, i);
    if (is_op(f, p, OP_PHI) && blk_of(f, p) == x->head) return iv_invariant(x, arg(f, inc, 1 - i)) ? p : VAL_NONE;
  }
  return VAL_NONE;
}
static Val round_value(const Iv *x, Val phi) { return arg(x->f, phi, (uint32_t)find_pred(x->f, x->head, x->latch)); }
static bool needs_test(const Iv *x, Blk b) {
  const Fn *f = x->f;
  Val c = arg(f, term(f, b), 0);
  if (iv_invariant(x, c)) return false;
  if (!is_op(f, c, OP_ICMP) || (sub(f, c) != ICMP_EQ && sub(f, c) != ICMP_NE)) return true;
  Val l = arg(f, c, 0), r = arg(f, c, 1);
  if (!iv_invariant(x, r)) {
    if (!iv_invariant(x, l)) return true;
    Val t = l;
    l = r, r = t;
  }
  Val phi = is_op(f, l, OP_PHI) && blk_of(f, l) == x->head ? l : counter_phi(x, l);
  return !phi || counter_phi(x, round_value(x, phi)) != phi;
}
static bool tested(const Iv *x, Val v, Blk b) {
  Val c = arg(x->f, term(x->f, b), 0);
  return is_op(x->f, c, OP_ICMP) && (arg(x->f, c, 0) == v || arg(x->f, c, 1) == v);
}
/* Nothing but its increment and the condition uses the phi, nothing but the phi and the condition the increment. */
static bool almost_dead(const Iv *x, Val phi, Val cond) {
  const Fn *f = x->f;
  Val inc = round_value(x, phi);
  FOR_EACH_USE(f, phi, u)
    if (use_user(f, u) != cond && use_user(f, u) != inc) return false;
  if (val_is_con(inc)) return true;
  FOR_EACH_USE(f, inc, u)
    if (use_user(f, u) != cond && use_user(f, u) != phi) return false;
  return true;
}
/* The counter has a constant to be compared with: no register for it, and a copy of the loop for one round of another
 * around still counts from what is known there (a triangle's rows: `for (j = i; j < 7; j++) out[n++] = ...`; n ends at
 * what it begins with and 7 - i). */
static bool ends_constant(Iv *x, Sx rec, Sx count, bool post) {
  Scev *s = x->s;
  if (sx_bits(s, rec) > sx_bits(s, count)) rec = sx_trunc(s, rec, sx_type(s, count)); /* as one_test may */
  Sx end = sx_affine(s, rec) ? sx_eval_at(s, rec, count) : SX_CNC;
  if (end != SX_CNC && post) end = sx_add2(s, end, sx_op(s, rec, 1), 0);
  return end != SX_CNC && sx_is(s, end, SXK_CONST);
}
static Val find_counter(Iv *x, Blk b, Sx count) {
  Fn *f = x->f;
  Scev *s = x->s;
  Val best = VAL_NONE, cond = arg(f, term(f, b), 0);
  Sx init = SX_NONE;
  FOR_EACH_PHI(f, x->head, v) {
    if (!ty_is_int(f->m, ty(f, v))) continue; /* pointers: inbounds may be poison in rounds that did not look */
    Sx sx = sx_of(s, v);
    if (!sx_affine(s, sx) || sx_loop(s, sx) != x->loop || !sx_is_one(s, sx_op(s, sx, 1))) continue;
    Val inc = round_value(x, v);
    if (counter_phi(x, inc) != v || !sx_is(s, sx_of(s, inc), SXK_ADDREC)) continue;
    uint32_t w = sx_bits(s, sx);
    if (w < sx_bits(s, count) || !int_is_legal(f->m, w)) continue;
    if (!iv_concrete(x, v) && !tested(x, v, b) && !tested(x, inc, b)) continue;
    Sx st = sx_op(s, sx, 0);
    if (best && !almost_dead(x, best, cond)) {
      if (almost_dead(x, v, cond)) continue;
      bool ends = ends_constant(x, sx_of(s, best), count, b == x->latch);
      if (ends != ends_constant(x, sx, count, b == x->latch)) {
        if (ends) continue;
      } else if (sx_is_zero(s, init) != sx_is_zero(s, st)) {
        if (sx_is_zero(s, init)) continue;
      } else if (w <= ty_bits(f->m, ty(f, best))) continue;
    }
    best = v, init = st;
  }
  return best;
}
static bool one_test(Iv *x, Blk b) {
  Fn *f = x->f;
  Scev *s = x->s;
  Sx count = sx_exit_count(s, x->loop, b, SX_EXACT);
  if (count == SX_CNC || sx_is_zero(s, count)) return false;
  Val iv = find_counter(x, b, count);
  if (!iv) return false;
  Val inc = round_value(x, iv), br = term(f, b);
  bool post = b == x->latch;
  Sx rec = sx_of(s, iv);
  uint32_t w = sx_bits(s, rec), cw = sx_bits(s, count);
  if (w > cw) {
    if (f->m->permissions && w > 32 && tested(x, iv, b) + tested(x, inc, b) == 0)
      return false; /* a 64-bit test in place of a narrow one */
    if (!sx_is(s, sx_op(s, rec, 0), SXK_CONST) || !sx_is(s, count, SXK_CONST))
      rec = sx_trunc(s, rec, sx_type(s, count));
    if (!sx_affine(s, rec)) return false;
  }
  if (post) rec = sx_add2(s, rec, sx_op(s, rec, 1), 0);
  if (!sx_affine(s, rec)) return false;
  Sx limit = sx_eval_at(s, rec, count);
  if (limit == SX_CNC || !sx_invariant(s, limit, x->loop) || !expand_safe(&x->e, limit, br)) return false;
  if (expand_dear(&x->e, count, br, x->budget) || expand_dear(&x->e, limit, br, x->budget)) return false;
  /* The increment's flags may be those of rounds in which nobody looked at it: what is not proved of it goes. */
  unsigned fl = flags(f, inc), have = sx_flags(s, sx_of(s, inc));
  if (((fl & F_NUW) && !(have & SX_NUW)) || ((fl & F_NSW) && !(have & SX_NSW)))
    flags_set(f, inc, fl & ~((have & SX_NUW ? 0u : (unsigned)F_NUW) | (have & SX_NSW ? 0u : (unsigned)F_NSW)));
  Val end = expand_at(&x->e, limit, br), cmp = post ? inc : iv;
  Bld k = bld_before(f, br);
  if (!val_is_con(arg(f, br, 0))) k.loc = dbg_loc(f, arg(f, br, 0));
  if (ty(f, cmp) != ty(f, end)) {
    Sx sx = sx_of(s, cmp), tr = sx_trunc(s, sx, ty(f, end));
    bool z = sx_zext(s, tr, ty(f, cmp)) == sx, sg = !z && sx_sext(s, tr, ty(f, cmp)) == sx;
    if (z || sg) {
      FoldCtx fold = pass_fold_ctx(f, x->px);
      fold_at(&fold, iv_invariant(x, end) ? term(f, x->pre) : br);
      end = fold_cast(&fold, z ? OP_ZEXT : OP_SEXT, 0, end, ty(f, cmp));
      if (!val_is_con(end)) name_set(f, end, STR("wide.trip.count"));
    } else cmp = emit_cast(&k, OP_TRUNC, 0, cmp, ty(f, end));
  }
  Val c = emit_icmp(&k, loop_has_blk(x->l, x->loop, succ(f, b, 0)) ? ICMP_NE : ICMP_EQ, cmp, end);
  name_set(f, c, STR("exitcond"));
  set_condition(x, b, c);
  stat_add(x->px, ST_INDVARS_TESTS, 1);
  return true;
}
void iv_exit_tests(Iv *x) {
  for (uint32_t i = 0; i < x->exiting.n; i++) {
    Blk b = (Blk)x->exiting.p[i];
    if (rewritable(x, b) && needs_test(x, b)) one_test(x, b);
  }
}
