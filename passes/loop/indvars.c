/* indvars.c: "indvars": induction variables simplified by scalar evolution. Compare LLVM's IndVarSimplify.
 *
 *   for (i = 0; i < n; i++) s += 4;             for (...) ;                 (then deletable)
 *   use(s, i, (i < n), i % 100)         =>      use(4 * max(n, 0), ...)
 *
 * For each loop in simplified and LCSSA form, inner ones first:
 *   users        of each phi of the header: loop-invariant results are computed in the preheader; comparisons that
 *                are known become constants, those whose truth the first round decides compare invariants, signed
 *                ones of non-negative operands are unsigned; remainders and signed divisions of what is in range
 *                become cheaper ones; overflow checks that cannot fail go; what scalar evolution proves becomes nuw,
 *                nsw, nneg (indvars_users.c)
 *   exit values  values used behind the loop are computed there from the trip count, where that is cheap (knobs
 *                scev-cheap-expansion-budget, replexitval), where the loop could then be deleted, and never where the
 *                loop needs them anyway; what the counters start with, where an exit is taken in the first round or
 *                never (indvars_exit.c)
 *   equal IVs    phis of the header with one expression are one
 *   exits        conditions of exits that are never taken, or taken in the first round, are constants; a loop without
 *                effects whose values nobody uses leaves in the first round (knob indvars-predicate-loops;
 *                indvars_exit.c)
 *   exit tests   compare a counter from the loop with its last value by != (knob disable-lftr; indvars_exit.c)
 *   sinking      what the preheader computes for the code behind the only exit alone moves there
 *   dead IVs     cycles of phis that only feed themselves are deleted
 *   float IVs    counters in floating point that count whole numbers are integers (indvars_float.c)
 *   wide IVs     counters that are read extended count in the wider type, on a GPU up to 32 bits (indvars_widen.c)
 * Not in: tests of pointers against their end.
 *
 * On a GPU: edges stay; only conditions of exits proved constant, and equivalent forms of them, change, so every
 * thread leaves in the round it left in (a loop in which nothing can be seen to happen aside). Nothing with effects
 * is moved, copied or deleted. Cost: linear in the loop's instructions and the users of its phis, times what scalar
 * evolution takes. Scalar evolution is kept: what changes is forgotten value by value, counts of loops with another
 * condition. */
#include "analysis/cfg/flow.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "passes/loop/indvars_int.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "support/knob.h"

bool iv_lcssa_ok(const Iv *x, Val old, Val with) {
  if (val_is_con(with) || is_arg(x->f, with)) return true;
  uint32_t lw = loop_of(x->l, blk_of(x->f, with));
  return !lw || loop_has_blk(x->l, lw, blk_of(x->f, old));
}
void iv_dead(Iv *x, Val v) {
  if (!val_is_con(v) && !is_arg(x->f, v)) vec_push(&x->dead, (uint32_t)v);
}
void iv_replace(Iv *x, Val old, Val with) {
  val_replace(x->f, old, with);
  iv_dead(x, old);
  x->changed = true;
}
bool iv_concrete(const Iv *x, Val v) {
  const Fn *f = x->f;
  Val w[CAP_INDVARS_CONCRETE];
  uint32_t n = 1;
  w[0] = v;
  for (uint32_t i = 0; i < n; i++) {
    v = w[i];
    if (val_is_con(v)) {
      ConKind k = con_kind(&f->con, v);
      if (k != CON_INT && k != CON_NULL && k != CON_ZERO && k != CON_GLOBAL && k != CON_ADDR) return false;
      continue;
    }
    if (is_op(f, v, OP_FREEZE)) continue;
    if (!is_bin(f, v) && !is_cast(f, v) && !is_op(f, v, OP_PHI) && !is_op(f, v, OP_GEP))
      return false; /* arguments, loads, calls may be undef */
    for (uint32_t k = 0; k < nops(f, v); k++) {
      bool in = false;
      for (uint32_t j = 0; j < n && !in; j++) in = w[j] == arg(f, v, k);
      if (in) continue;
      if (at_cap(f->m, INDVARS_CONCRETE, n)) return false;
      w[n++] = arg(f, v, k);
    }
  }
  return true;
}
bool iv_drop_for(Iv *x, Sx sx, Val v) {
  x->e.drop.n = 0;
  if (!sx_may_reuse(x->s, sx, v, &x->e.drop)) return false;
  x->changed |= x->e.drop.n != 0;
  expand_drop(&x->e);
  expand_tell(&x->e);
  return true;
}
/* ---- phis that are one, or one value ---- */
/* a stands before b: in the same block only if near. */
static bool stands_before(const Iv *x, Val a, Val b) {
  const Fn *f = x->f;
  if (blk_of(f, a) != blk_of(f, b)) return dom_blk(x->d, blk_of(f, a), blk_of(f, b));
  Val v = prev_of(f, b);
  for (unsigned i = 0; v && v != a && !at_cap(f->m, INDVARS_NEAR, i); i++) v = prev_of(f, v);
  return v == a;
}
static void equal_ivs(Iv *x) {
  Fn *f = x->f;
  ValSet seen = {0};
  FOR_EACH_PHI(f, x->head, b) {
    if (!has_uses(f, b)) continue;
    Val one = phi_common(f, b);
    if (one && iv_lcssa_ok(x, b, one) && iv_invariant(x, one)) {
      scev_forget_value(x->s, b);
      iv_replace(x, b, one);
      continue;
    }
    if (!sx_able(x->s, ty(f, b))) continue;
    Sx sx = sx_of(x->s, b);
    if (!sx_is(x->s, sx, SXK_ADDREC)) continue;
    Val a = sx_first_val(x->s, sx);
    for (; a; a = sx_next_val(x->s, a))
      if (a != b && is_op(f, a, OP_PHI) && blk_of(f, a) == x->head && ty(f, a) == ty(f, b) && has_uses(f, a) &&
          !valset_add(&seen, a))
        break;
    valset_add(&seen, b);
    if (!a || !iv_drop_for(x, sx, a)) continue;
    Val ia = arg(f, a, (uint32_t)find_pred(f, x->head, x->latch)),
        ib = arg(f, b, (uint32_t)find_pred(f, x->head, x->latch));
    iv_replace(x, b, a);
    /* the increments too, where one comes before the other */
    if (val_is_con(ia) || val_is_con(ib) || ia == ib || !iv_in_loop(x, ia) || !iv_in_loop(x, ib)) continue;
    Sx xa = sx_of(x->s, ia), xb = sx_of(x->s, ib);
    if (xa == xb && !is_op(f, ib, OP_PHI) && stands_before(x, ia, ib) && iv_lcssa_ok(x, ib, ia) &&
        iv_drop_for(x, xa, ia))
      iv_replace(x, ib, ia);
  }
  valset_free(&seen);
}

/* ---- sinking ---- */
static void sink_unused(Iv *x) {
  Fn *f = x->f;
  Blk out = BLK_NONE;
  for (uint32_t i = 0; i < x->exiting.n; i++)
    for (uint32_t k = 0; k < nsuccs(f, (Blk)x->exiting.p[i]); k++) {
      Blk to = succ(f, (Blk)x->exiting.p[i], k);
      if (loop_has_blk(x->l, x->loop, to)) continue;
      if (out) return; /* more than one edge out */
      out = to;
    }
  Val at = out ? first_insertion(f, out) : VAL_NONE;
  if (!at) return;
  for (Val v = prev_of(f, term(f, x->pre)), up; v && !is_op(f, v, OP_PHI); v = up) {
    up = prev_of(f, v);
    if (touches_mem(f, v) || has_side_effects(f, v) || is_convergent(f, v) || !is_removable(f, v) ||
        is_op(f, v, OP_ALLOCA) || ty(f, v) == TY_TOKEN)
      continue;
    bool inside = false;
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      Blk b = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
      if (!b || b == x->pre || loop_has_blk(x->l, x->loop, b) || !dom_blk(x->d, out, b)) {
        inside = true;
        break;
      }
    }
    if (inside || !has_uses(f, v)) continue;
    scev_value_gone(x->s, v);
    ins_move_before(f, v, at);
    at = v;
    x->changed = true;
  }
}

/* ---- what is dead ---- */
static void erase_dead(Iv *x) {
  Fn *f = x->f;
  expand_forget(&x->e);
  while (x->dead.n) {
    Val v = (Val)vec_pop(&x->dead);
    if (!blk_of(f, v) || !is_trivially_dead(f, v)) continue;
    dbg_salvage(f, v);
    for (uint32_t i = 0; i < nops(f, v); i++)
      if (arg(f, v, i) != v) iv_dead(x, arg(f, v, i));
    scev_value_gone(x->s, v);
    ins_erase(f, v);
    x->changed = true;
  }
}
/* The phi and all that is computed from it serve nothing else. */
static bool dead_cycle(Iv *x, Val phi) {
  Fn *f = x->f;
  Val set[CAP_INDVARS_DEAD_CYCLE];
  uint32_t n = 1;
  set[0] = phi;
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_USE(f, set[i], u) {
      Val w = use_user(f, u);
      bool in = false;
      for (uint32_t k = 0; k < n && !in; k++) in = set[k] == w;
      if (in) continue;
      if (!blk_of(f, w) || !is_removable(f, w) || at_cap(f->m, INDVARS_DEAD_CYCLE, n)) return false;
      set[n++] = w;
    }
  for (uint32_t i = n; i-- > 0;) {
    dbg_salvage(f, set[i]);
    for (uint32_t k = 0; k < nops(f, set[i]); k++) iv_dead(x, arg(f, set[i], k));
  }
  for (uint32_t i = n; i-- > 0;) scev_value_gone(x->s, set[i]);
  for (uint32_t i = n; i-- > 0;) ins_erase_poison(f, set[i]);
  x->changed = true;
  return true;
}

/* Recurrences with one step differ by what does not vary, so what flags say of one becomes known of the others. But
 * the flags are those of an increment that may be poison which nobody uses, where another counter just wraps. So
 * counters with one step get the flags that all have. False: too many phis to look at. */
static bool level_flags(Iv *x) {
  Fn *f = x->f;
  int from = find_pred(f, x->head, x->latch);
  if (from < 0) return false;
  uint32_t phis = 0;
  FOR_EACH_PHI(f, x->head, p)
    if (past_cap(f->m, INDVARS_PHIS, ++phis)) {
      remark(x->px, CAP_INDVARS, f, p, ra_z("LEVEL_MAX"), ra_int(CAP_INDVARS_PHIS));
      return false;
    }
  FOR_EACH_PHI(f, x->head, p) {
    Val a = arg(f, p, (uint32_t)from);
    if (!sx_able(x->s, ty(f, p)) || !val_is_local(a)) continue;
    Sx r = sx_of(x->s, p);
    if (!sx_is(x->s, r, SXK_ADDREC)) continue;
    unsigned all = flags(f, a);
    bool differ = false;
    for (Val q = next_of(f, p); q && is_op(f, q, OP_PHI); q = next_of(f, q)) {
      Val b = arg(f, q, (uint32_t)from);
      if (ty(f, q) != ty(f, p) || !val_is_local(b)) continue;
      Sx t = sx_of(x->s, q);
      if (!sx_is(x->s, t, SXK_ADDREC) || sx_loop(x->s, t) != sx_loop(x->s, r) || sx_op(x->s, t, 1) != sx_op(x->s, r, 1))
        continue;
      differ |= op(f, b) != op(f, a) || flags(f, b) != flags(f, a);
      all &= flags(f, b);
      if (!differ) continue;
      Val two[2] = {a, b};
      for (unsigned i = 0; i < 2; i++) {
        if (op(f, a) == op(f, b) && (op(f, a) == OP_ADD || op(f, a) == OP_SUB)) flags_set(f, two[i], all);
        else drop_poison_facts(f, two[i]);
        scev_forget_value(x->s, two[i]); /* and the phi that it goes into */
      }
      scev_forget_value(x->s, p), scev_forget_value(x->s, q);
      r = sx_of(x->s, p);
      x->changed = x->e.forgot = true;
      if (!sx_is(x->s, r, SXK_ADDREC)) break;
    }
  }
  return true;
}
/* All exits have their predecessors in the loop. O(edges out of the loop). */
static bool dedicated_exits(const Iv *x) {
  const Fn *f = x->f;
  ValSet seen = {0};
  bool ok = true;
  for (uint32_t i = 0; i < x->exiting.n && ok; i++)
    for (uint32_t k = 0; k < nsuccs(f, (Blk)x->exiting.p[i]) && ok; k++) {
      Blk to = succ(f, (Blk)x->exiting.p[i], k);
      if (loop_has_blk(x->l, x->loop, to) || !valset_add(&seen, (Val)to)) continue;
      for (uint32_t j = 0; j < npreds(f, to) && ok; j++) ok = loop_has_blk(x->l, x->loop, pred(f, to, j));
    }
  valset_free(&seen);
  return ok;
}
Change pass_indvars(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  uint32_t loop;
  Iv x = {
    .f = f, .px = px, .l = lc_dense(lc, &loop), .budget = (uint32_t)knob_int(px->knobs, KNOB_SCEV_CHEAP_EXPANSION)};
  x.loop = loop, x.head = lc_header(lc), x.pre = lc_preheader(lc), x.latch = lc_latch(lc);
  x.d = flow_dom(f), x.s = lc_scev(lc);
  uint32_t nex;
  const Blk *ex = sx_exiting_blks(x.s, loop, &nex);
  for (uint32_t i = 0; i < nex; i++) vec_push(&x.exiting, (uint32_t)ex[i]);
  if (!x.pre || !x.latch || !dedicated_exits(&x)) {
    vec_free(&x.exiting);
    return CH_NONE;
  }
  expand_init(&x.e, x.s, pass_fold_ctx(f, px));
  if (!level_flags(&x)) {
    expand_free(&x.e), vec_free(&x.exiting);
    return CH_NONE;
  }
  if (iv_float_counters(&x)) {
    x.changed = x.exits = true;
    scev_forget_count(x.s, loop);
  }
  iv_strict_bounds(&x);
  VecU32 phis = {0};
  FOR_EACH_PHI(f, x.head, v) vec_push(&phis, (uint32_t)v);
  while (phis.n) { /* as LLVM: last first */
    Val phi = (Val)vec_pop(&phis), wide;
    if (!blk_of(f, phi)) continue;
    iv_users(&x, phi);
    if (!x.widest || !(wide = iv_widen(&x, phi))) continue;
    expand_forget(&x.e);
    dead_cycle(&x, phi);
    vec_push(&phis, (uint32_t)wide);
  }
  vec_free(&phis);
  iv_exit_values(&x);
  equal_ivs(&x);
  iv_exit_conditions(&x);
  if (knob_bool(px->knobs, KNOB_INDVARS_PREDICATE)) iv_leave_at_once(&x);
  if (!knob_bool(px->knobs, KNOB_DISABLE_LFTR)) iv_exit_tests(&x);
  erase_dead(&x);
  expand_clean(&x.e, 0);
  sink_unused(&x);
  FOR_EACH_PHI_SAFE(f, x.head, v)
    if (dead_cycle(&x, v)) v_n = first_ins(f, x.head);
  erase_dead(&x);
  x.changed |= x.e.changed;
  expand_free(&x.e);
  vec_free(&x.dead);
  vec_free(&x.exiting);
  if (x.widened) scev_forget_loop(x.s, loop, 0);
  if (x.exits || x.e.forgot) scev_forget_count(x.s, loop);
  scev_keep(f);
  return x.changed ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
