/* indvars.c: "indvars": induction variables simplified by scalar evolution. Compare LLVM's IndVarSimplify.
 *
 *   for (i = 0; i < n; i++) s += 4;             for (...) ;                 (then deletable)
 *   use(s, i, (i < n), i % 100)         =>      use(4 * max(n, 0), ...)
 *
 * For each loop in simplified and LCSSA form, inner ones first:
 *   users        of each phi of the header: loop-invariant results are computed in the preheader; comparisons that are known become constants, those whose truth
 *                the first round decides compare invariants, signed ones of non-negative operands are unsigned; remainders and signed divisions of
 *                what is in range become cheaper ones; overflow checks that cannot fail go; what scalar evolution proves becomes nuw, nsw, nneg (indvars_users.c)
 *   exit values  values used behind the loop are computed there from the trip count, where that is cheap (knobs scev-cheap-expansion-budget, replexitval), where
 *                the loop could then be deleted, and never where the loop needs them anyway (indvars_exit.c)
 *   equal IVs    phis of the header with one expression are one
 *   exits        conditions of exits that are never taken, or taken in the first round, are constants (indvars_exit.c)
 *   exit tests   compare a counter from the loop with its last value by != (knob disable-lftr; indvars_exit.c)
 *   sinking      what the preheader computes for the code behind the only exit alone moves there
 *   dead IVs     cycles of phis that only feed themselves are deleted
 * Not in: widening of narrow induction variables (knob indvars-widen-indvars, accepted, does nothing yet: a 64-bit counter takes two registers on a GPU), floating-point
 * counters, predication of exits of read-only loops.
 *
 * On a GPU: edges stay; only conditions of exits proved constant, and equivalent forms of them, change, so every thread leaves in the same round. Nothing with effects is
 * moved, copied or deleted. Cost: linear in the loop's instructions and the users of its phis, times what scalar evolution takes. Scalar evolution is kept: what
 * a changed loop's values gave is forgotten. */
#include "indvars.h"
#include "nvopt/intrinsic.h"

enum { DEAD_CYCLE = 32 /* instructions in a cycle that feeds only itself */, CONCRETE_MAX = 24 /* values below one that is asked to be never undef */ };

bool iv_lcssa_ok(const Iv *x, Val old, Val with) {
  if (val_is_con(with) || is_arg(x->f, with)) return true;
  uint32_t lw = loop_of(x->l, blk_of(x->f, with));
  return !lw || loop_has_blk(x->l, lw, blk_of(x->f, old));
}
void iv_dead(Iv *x, Val v) { if (!val_is_con(v) && !is_arg(x->f, v)) vec_push(&x->dead, (uint32_t)v); }
void iv_replace(Iv *x, Val old, Val with) {
  val_replace(x->f, old, with);
  iv_dead(x, old);
  x->changed = true;
}
bool iv_concrete(const Iv *x, Val v) {
  const Fn *f = x->f;
  Val w[CONCRETE_MAX];
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
    if (!is_bin(f, v) && !is_cast(f, v) && !is_op(f, v, OP_PHI) && !is_op(f, v, OP_GEP)) return false; /* arguments, loads, calls may be undef */
    for (uint32_t k = 0; k < nops(f, v); k++) {
      bool in = false;
      for (uint32_t j = 0; j < n && !in; j++) in = w[j] == arg(f, v, k);
      if (in) continue;
      if (n == CONCRETE_MAX) return false;
      w[n++] = arg(f, v, k);
    }
  }
  return true;
}
bool iv_drop_for(Iv *x, Sx sx, Val v) {
  x->e.drop.n = 0;
  if (!sx_may_reuse(x->s, sx, v, &x->e.drop)) return false;
  for (uint32_t i = 0; i < x->e.drop.n; i++) drop_poison_facts(x->f, (Val)x->e.drop.p[i]), x->changed = true;
  return true;
}
Blk *iv_exiting(const Iv *x, uint32_t *n) {
  const Loop *l = &x->l->loop[x->loop];
  Blk *b = ARENA_ARRAY(x->px->scratch, Blk, l->last - l->first);
  *n = 0;
  for (uint32_t i = l->first; i < l->last; i++) if (loop_is_exiting(x->f, x->l, x->loop, x->l->blk[i])) b[(*n)++] = x->l->blk[i];
  return b;
}

/* ---- phis that are one, or one value ---- */
static void equal_ivs(Iv *x) {
  Fn *f = x->f;
  FOR_EACH_PHI(f, x->head, a) {
    if (!has_uses(f, a)) continue;
    Val one = phi_common(f, a);
    if (one && iv_lcssa_ok(x, a, one) && iv_invariant(x, one)) { scev_forget_value(x->s, a); iv_replace(x, a, one); continue; }
    if (!sx_able(x->s, ty(f, a)) || !has_uses(f, a)) continue;
    Sx sa = sx_of(x->s, a);
    if (!sx_is(x->s, sa, SXK_ADDREC)) continue;
    for (Val b = next_of(f, a), next; b && is_op(f, b, OP_PHI); b = next) {
      next = next_of(f, b);
      if (ty(f, b) != ty(f, a) || !has_uses(f, b) || sx_of(x->s, b) != sa) continue;
      if (!iv_drop_for(x, sa, a)) continue;
      Val ia = arg(f, a, (uint32_t)find_pred(f, x->head, x->latch)), ib = arg(f, b, (uint32_t)find_pred(f, x->head, x->latch));
      iv_replace(x, b, a);
      /* the increments too, where one comes before the other */
      if (val_is_con(ia) || val_is_con(ib) || ia == ib || !iv_in_loop(x, ia) || !iv_in_loop(x, ib)) continue;
      if (sx_of(x->s, ia) == sx_of(x->s, ib) && !is_op(f, ib, OP_PHI) && dom_val(f, x->d, ia, ib) && iv_lcssa_ok(x, ib, ia) && iv_drop_for(x, sx_of(x->s, ia), ia)) iv_replace(x, ib, ia);
    }
  }
}

/* ---- sinking ---- */
static void sink_unused(Iv *x) {
  Fn *f = x->f;
  uint32_t n;
  Blk *ex = iv_exiting(x, &n), out = BLK_NONE;
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < nsuccs(f, ex[i]); k++) {
      Blk to = succ(f, ex[i], k);
      if (loop_has_blk(x->l, x->loop, to)) continue;
      if (out) return; /* more than one edge out */
      out = to;
    }
  Val at = out ? first_insertion(f, out) : VAL_NONE;
  if (!at || is_op(f, at, OP_CATCHSWITCH)) return;
  for (Val v = prev_of(f, term(f, x->pre)), up; v && !is_op(f, v, OP_PHI); v = up) {
    up = prev_of(f, v);
    if (touches_mem(f, v) || has_side_effects(f, v) || is_convergent(f, v) || !is_removable(f, v) || is_op(f, v, OP_ALLOCA) || ty(f, v) == TY_TOKEN) continue;
    bool inside = false;
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      Blk b = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
      if (!b || b == x->pre || loop_has_blk(x->l, x->loop, b) || !dom_blk(x->d, out, b)) { inside = true; break; }
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
    for (uint32_t i = 0; i < nops(f, v); i++) if (arg(f, v, i) != v) iv_dead(x, arg(f, v, i));
    scev_value_gone(x->s, v);
    ins_erase(f, v);
    x->changed = true;
  }
}
/* The phi and all that is computed from it serve nothing else. */
static bool dead_cycle(Iv *x, Val phi) {
  Fn *f = x->f;
  Val set[DEAD_CYCLE];
  uint32_t n = 1;
  set[0] = phi;
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_USE(f, set[i], u) {
      Val w = use_user(f, u);
      bool in = false;
      for (uint32_t k = 0; k < n && !in; k++) in = set[k] == w;
      if (in) continue;
      if (n == DEAD_CYCLE || !blk_of(f, w) || !is_removable(f, w)) return false;
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

Change pass_indvars(Fn *f, uint32_t loop, PassCtx *px) {
  Iv x = {.f = f, .px = px, .loop = loop, .l = loops(f), .budget = (uint32_t)knob_int(px->knobs, KNOB_SCEV_CHEAP_EXPANSION)};
  if (!loop_is_simplified(f, x.l, loop)) return CH_NONE;
  x.d = dom(f), x.s = scev(f);
  x.head = x.l->loop[loop].header, x.pre = loop_preheader(f, x.l, loop), x.latch = loop_latch(f, x.l, loop);
  expand_init(&x.e, f, x.s, px->scratch);
  VecU32 phis = {0};
  FOR_EACH_PHI(f, x.head, v) vec_push(&phis, (uint32_t)v);
  for (uint32_t i = phis.n; i-- > 0;) iv_users(&x, (Val)phis.p[i]); /* as LLVM: last first */
  vec_free(&phis);
  iv_exit_values(&x);
  equal_ivs(&x);
  iv_exit_conditions(&x);
  if (knob_bool(px->knobs, KNOB_INDVARS_PREDICATE)) iv_leave_at_once(&x);
  if (!knob_bool(px->knobs, KNOB_DISABLE_LFTR)) iv_exit_tests(&x);
  erase_dead(&x);
  expand_clean(&x.e, 0);
  sink_unused(&x);
  FOR_EACH_PHI_SAFE(f, x.head, v) if (dead_cycle(&x, v)) v_n = first_ins(f, x.head);
  erase_dead(&x);
  x.changed |= x.e.changed;
  expand_free(&x.e);
  vec_free(&x.dead);
  if (!x.changed) { scev_keep(f); return CH_NONE; }
  /* Counts of the loops around may be found better now, and the code that they came from is another. */
  scev_forget_begin(x.s);
  scev_forget_loop(x.s, loop, 1);
  if (x.exits) for (uint32_t p = x.l->loop[loop].parent; p; p = x.l->loop[p].parent) scev_forget_loop(x.s, p, 0);
  scev_forget_end(x.s);
  scev_keep(f);
  return CH_VAL | CH_MEM | CH_CALL;
}
