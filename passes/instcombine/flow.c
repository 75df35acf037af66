/* flow.c: values that a branch above has decided: a phi of the branch's own answers, a choice by a condition that is
 * branched on.
 *
 *   br i1 %c, label %t, label %f              %r is %c
 *   t: br label %j
 *   f: br label %j                      ->
 *   j: %r = phi i1 [ true, %t ], [ false, %f ]
 *      %s = select i1 %c, i32 %x, i32 %y      %s = phi i32 [ %x, %t ], [ %y, %f ]
 *
 * Whoever comes to a predecessor of j has come along one edge of the branch if that edge dominates the predecessor:
 * its target has no other ways in but from what it dominates. Branching on poison is undefined, so the condition is
 * the value even where a poison condition would make more of the select poison. Threads that diverge at the branch
 * take their own operand of the phi, as they would have chosen their own arm; nothing is executed elsewhere. Compare
 * LLVM's simplifyUsingControlFlow, foldSelectToPhi, EliminateDuplicatePHINodes. Cost O(predecessors) each. Caps:
 * caps.def. */
#include "analysis/cfg/dom.h"
#include "analysis/value/cond.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

/* The edge a -> s dominates the end of p, or is the edge from p to b itself. */
static bool came_along(const Fn *f, const Dom *d, Blk a, Blk s, Blk p, Blk b) {
  if (s == b && p == a) return true;
  if (!dom_reachable(d, p) || !dom_blk(d, s, p)) return false;
  uint32_t n = npreds(f, s), edges = 0;
  if (past_cap(f->m, COMBINE_PHI_OPERANDS, n)) return false;
  for (uint32_t i = 0; i < n; i++) {
    Blk q = pred(f, s, i);
    if (q == a) edges++;
    else if (!dom_blk(d, s, q)) return false;
  }
  return edges == 1;
}
/* Behind either edge of a branch its condition is known there, whatever uses it; of two edges to one place nobody needs
 * to know. */
bool comb_spread_condition(FoldCtx *x, Val br) {
  Fn *f = x->f;
  Val c = arg(f, br, 0);
  Blk a = blk_of(f, br);
  if (!val_is_con(c) && succ(f, a, 0) == succ(f, a, 1)) { /* (what chose may be poison; nothing is chosen) */
    opnd_set(f, br, 0, con_int(&f->con, TY_I1, 0));
    comb_requeue(x, c);
    return true;
  }
  if (val_is_con(c) || has_one_use(f, c) || !blk_forks(f, a)) return false;
  const Dom *d = dom(f);
  uint32_t n = 0;
  bool changed = false;
  FOR_EACH_USE(f, c, u) {
    Val w = use_user(f, u);
    if (at_cap(f->m, COMBINE_TURNED, n++)) break;
    Blk b = blk_of(f, w);
    if (w == br || !b || op(f, w) == OP_MDVAL) continue;
    if (is_condbr(f, w) && blk_forks(f, b)) /* the other one may have decided this one */
      for (uint32_t i = 0; i < 2; i++)
        if (came_along(f, d, b, succ(f, b, i), a, BLK_NONE)) {
          opnd_set(f, br, 0, con_int(&f->con, TY_I1, i == 0));
          comb_requeue(x, c);
          return true;
        }
    bool phi = op(f, w) == OP_PHI;
    Blk p = phi ? pred(f, b, use_index(f, u)) : b;
    for (uint32_t i = 0; i < 2; i++) {
      if (!came_along(f, d, a, succ(f, a, i), p, phi ? b : BLK_NONE)) continue;
      opnd_set(f, w, use_index(f, u), con_int(&f->con, TY_I1, i == 0));
      comb_requeue(x, w);
      changed = true;
      break;
    }
  }
  if (changed) comb_requeue(x, c);
  return changed;
}
/* The value that case k of switch sw has in terms of x, where its condition is made of x by an operation with constant
 * c; VAL_NONE: x never makes it so. */
static Val case_before(FoldCtx *x, Val cond, Val k) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  Op o = op(f, cond);
  Ap v = con_get_ap(p, k);
  if (op_is_cast(o)) {
    Ty t = ty(f, arg(f, cond, 0));
    Ap n = ap_trunc(x->scratch, v, ty_bits(f->m, t));
    bool fits = ap_eq(v, o == OP_SEXT ? ap_sext(x->scratch, n, v.bits) : ap_zext(x->scratch, n, v.bits));
    return fits ? con_ap(p, t, n) : VAL_NONE;
  }
  Val c = arg(f, cond, o == OP_SUB ? 0 : 1);
  Ap a = con_get_ap(p, c);
  return con_ap(p, ty(f, cond), o == OP_SUB ? ap_sub(x->scratch, a, v) : ap_sub(x->scratch, v, a));
}
/* switch (x + 5), (5 - x), (zext x): on x itself. */
bool comb_switch(FoldCtx *x, Val sw) {
  Fn *f = x->f;
  Val c = arg(f, sw, 0);
  if (val_is_con(c)) return false;
  Op o = op(f, c);
  bool cast = o == OP_ZEXT || o == OP_SEXT;
  if (!cast && !(o == OP_ADD && val_is_con(arg(f, c, 1))) && !(o == OP_SUB && val_is_con(arg(f, c, 0)))) return false;
  Val from = arg(f, c, o == OP_SUB ? 1 : 0), con = o == OP_SUB ? arg(f, c, 0) : cast ? VAL_NONE : arg(f, c, 1);
  if (con && con_kind(&f->con, con) != CON_INT) return false;
  for (uint32_t i = 1; i < nops(f, sw) && cast; i++)
    if (!case_before(x, c, arg(f, sw, i))) return false;
  for (uint32_t i = 1; i < nops(f, sw); i++) {
    Val k = case_before(x, c, arg(f, sw, i));
    opnd_set(f, sw, i, k);
  }
  opnd_set(f, sw, 0, from);
  comb_requeue(x, c);
  return true;
}
/* Where the switch at the end of a goes for c, if it goes there for nothing else. */
static Blk only_for(const Fn *f, Val sw, Val c) {
  Blk a = blk_of(f, sw), s = BLK_NONE;
  uint32_t n = nops(f, sw);
  if (past_cap(f->m, COMBINE_PHI_OPERANDS, n)) return BLK_NONE;
  for (uint32_t i = 1; i < n; i++)
    if (arg(f, sw, i) == c) s = succ(f, a, i);
  if (!s || succ(f, a, 0) == s) return BLK_NONE;
  for (uint32_t i = 1; i < n; i++)
    if (succ(f, a, i) == s && arg(f, sw, i) != c) return BLK_NONE;
  return s;
}

/* The edge from p to b is taken only where v is c. */
static bool edge_says(const Fn *f, Blk p, Blk b, Val v, Val c) {
  Val t = term(f, p), q;
  if (!blk_forks(f, p) || !is_op(f, q = arg(f, t, 0), OP_ICMP)) return false;
  if ((arg(f, q, 0) != v || arg(f, q, 1) != c) && (arg(f, q, 0) != c || arg(f, q, 1) != v)) return false;
  Pred k = (Pred)sub(f, q);
  return (k == ICMP_EQ || k == ICMP_NE) && succ(f, p, k == ICMP_NE) == b;
}
/* phi of a constant and of a value that is that constant where it comes from. */
Val fold_phi_equal(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, c = VAL_NONE, v = VAL_NONE;
  uint32_t n = m->root->n;
  if (!self || n < 2 || past_cap(f->m, COMBINE_PHI_OPERANDS, n) || !ty_is_int(f->m, m->root->type)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val k = m->root->ops[i], *known = val_is_con(k) ? &c : &v;
    if (*known && *known != k) return VAL_NONE;
    *known = k;
  }
  if (!c || !v || v == self || con_kind(&f->con, c) != CON_INT) return VAL_NONE;
  Blk b = blk_of(f, self);
  for (uint32_t i = 0; i < n; i++)
    if (m->root->ops[i] == v && !edge_says(f, pred(f, b, i), b, v, c)) return VAL_NONE;
  return c;
}
/* phi of constants: what the dominating branch or switch is decided by, or for a branch its opposite. */
Val fold_phi_decided(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  uint32_t n = m->root->n;
  if (!self || n < 2 || past_cap(f->m, COMBINE_PHI_OPERANDS, n) || !ty_is_int(f->m, m->root->type)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++)
    if (!val_is_con(m->root->ops[i]) || con_kind(&f->con, m->root->ops[i]) != CON_INT) return VAL_NONE;
  const Dom *d = dom(f);
  Blk b = blk_of(f, self), a = dom_reachable(d, b) ? d->idom[b] : BLK_NONE;
  Val t = a ? term(f, a) : VAL_NONE;
  if (!t || (op(f, t) != OP_SWITCH && !blk_forks(f, a))) return VAL_NONE;
  Val c = arg(f, t, 0);
  if (val_is_con(c) || ty(f, c) != m->root->type) return VAL_NONE;
  bool br = op(f, t) == OP_BR, same = true, opposite = br;
  for (uint32_t i = 0; i < n && (same || opposite); i++) {
    Val k = m->root->ops[i];
    Blk p = pred(f, b, i), yes, no = BLK_NONE;
    if (br) {
      bool zero = con_is_zero(&f->con, k);
      yes = succ(f, a, zero ? 1 : 0);
      no = succ(f, a, zero ? 0 : 1);
    } else yes = only_for(f, t, k);
    same &= yes && came_along(f, d, a, yes, p, b);
    opposite &= no && came_along(f, d, a, no, p, b);
  }
  if (same) return c;
  if (!opposite || !blk_has_place(f, b)) return VAL_NONE;
  return fold_bin(x, OP_XOR, 0, c, con_int(&f->con, TY_I1, 1));
}

/* The condition of the branch at the end of a is c (1), not c (0), or another (-1). */
static int branches_on(const Fn *f, Blk a, Val c) {
  if (!blk_forks(f, a)) return -1;
  Val k = arg(f, term(f, a), 0);
  if (k == c) return 1;
  if (is_not(f, k) && arg(f, k, 0) == c) return 0;
  return is_not(f, c) && arg(f, c, 0) == k ? 0 : -1;
}
/* The phi of block b that the select is, or VAL_NONE. */
static Val as_phi(FoldCtx *x, const RuleMatch *m, const Dom *d, Blk b) {
  Fn *f = x->f;
  Val out[CAP_COMBINE_PHI_OPERANDS];
  uint32_t n = npreds(f, b);
  if (!dom_reachable(d, b) || !n || past_cap(f->m, COMBINE_PHI_OPERANDS, n)) return VAL_NONE;
  Blk a = d->idom[b];
  int same = a ? branches_on(f, a, m->root->ops[0]) : -1;
  if (same < 0) return VAL_NONE;
  Blk yes = succ(f, a, same ? 0 : 1), no = succ(f, a, same ? 1 : 0);
  for (uint32_t i = 0; i < n; i++) {
    Blk p = pred(f, b, i);
    Val v;
    if (came_along(f, d, a, yes, p, b)) v = m->root->ops[1];
    else if (came_along(f, d, a, no, p, b)) v = m->root->ops[2];
    else return VAL_NONE;
    if (!val_is_con(v)) {
      if (is_op(f, v, OP_PHI) && blk_of(f, v) == b) v = arg(f, v, i);
      else if (!is_arg(f, v) && dom_blk(d, b, blk_of(f, v))) return VAL_NONE;
      if (!val_is_con(v) && !dom_val(f, d, v, term(f, p))) return VAL_NONE;
    }
    if (v == m->root->self) return VAL_NONE;
    out[i] = v;
  }
  Val r = emit_phi(f, b, m->root->type, out);
  if (x->hooks && x->hooks->made) x->hooks->made(x, r);
  return r;
}
/* select by a condition that a branch above is decided by, or that is known here. */
Val fold_select_decided(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, c = m->root->ops[0];
  if (!self || val_is_con(c) || ty(f, c) != TY_I1 || !x->hooks || !x->hooks->ask) return VAL_NONE;
  const Dom *d = dom(f);
  Blk b = blk_of(f, self);
  if (!dom_reachable(d, b)) return VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, self);
  int known = branch_implies(&k, c);
  if (known >= 0) return m->root->ops[known ? 1 : 2];
  Val r = as_phi(x, m, d, b);
  for (uint32_t i = 1; i <= 2 && !r; i++) {
    Val v = m->root->ops[i];
    if (val_is_con(v) || is_arg(f, v) || blk_of(f, v) == b) continue;
    r = as_phi(x, m, d, blk_of(f, v));
  }
  return r;
}

/* A phi before this one in its block that has the same operands. */
Val fold_phi_twin(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  uint32_t n = m->root->n, seen = 0;
  if (!self || !n) return VAL_NONE;
  for (Val v = prev_of(f, self); v && !at_cap(f->m, COMBINE_TWINS, seen); v = prev_of(f, v), seen++) {
    if (ty(f, v) != m->root->type || arg(f, v, 0) != m->root->ops[0]) continue;
    uint32_t i = 1;
    while (i < n && arg(f, v, i) == m->root->ops[i]) i++;
    if (i < n) continue;
    flags_set(f, v, flags(f, v) & m->root->flags);
    return v;
  }
  return VAL_NONE;
}

/* freeze (op a, b), where only a may be poison and op makes none but by what its flags promise: op (freeze a), b
 * without the promises; nobody else has the result. Where neither may be, the freeze goes. */
Val fold_freeze_pushed(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0], open = VAL_NONE;
  if (!m->root->self || !x->hooks || !x->hooks->ask || !val_is_local(v) || is_arg(f, v) || !has_one_use(f, v) ||
      is_op(f, v, OP_PHI) || is_op(f, v, OP_FREEZE) || known_op_makes_poison(f, v) || may_read(f, v) ||
      (is_call(f, v) && !call_intrinsic(f, v)))
    return VAL_NONE;
  uint32_t n = nops(f, v) - (is_op(f, v, OP_CALL) ? 1 : 0);
  KnownCtx k = known_at(f, x->scratch, v);
  for (uint32_t i = 0; i < n; i++) {
    Val a = arg(f, v, i);
    if (a == open || known_not_undef_poison(&k, a)) continue;
    if (open) return VAL_NONE;
    open = a;
  }
  drop_poison_facts(f, v);
  if (open) {
    CombPlace was = comb_at(x, v);
    Val z = fold_freeze(x, open);
    comb_back(x, was);
    for (uint32_t i = 0; i < n; i++)
      if (arg(f, v, i) == open) opnd_set(f, v, i, z);
  }
  comb_requeue(x, v);
  return v;
}

/* All who use x use freeze x, which goes to where x is made. */
Val fold_freeze_for_all(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, v = m->root->ops[0];
  if (!self || val_is_con(v) || has_one_use(f, v)) return VAL_NONE;
  Blk b = is_arg(f, v) ? entry_blk(f) : blk_of(f, v);
  bool first = is_arg(f, v) || is_op(f, v, OP_PHI);
  if (is_term(f, v) || (first && !blk_has_place(f, b))) return VAL_NONE;
  bool changed = false;
  FOR_EACH_USE(f, v, u) changed |= use_user(f, u) != self && op(f, use_user(f, u)) != OP_MDVAL;
  if (!changed) return VAL_NONE;
  Val place = first ? first_insertion(f, b) : next_of(f, v);
  if (place != self) ins_move_before(f, self, place);
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    if (w != self && op(f, w) != OP_MDVAL) opnd_set(f, w, use_index(f, u), self);
  }
  return self;
}

/* scmp, ucmp of what is known, by itself or by a branch above. */
Val fold_threeway_decided(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  if (!m->root->self || !x->hooks || !x->hooks->ask) return VAL_NONE;
  Val a = m->root->ops[0], b = m->root->ops[1];
  bool s = m->root->intrin == INTRIN_scmp;
  const Pred p[3] = {ICMP_EQ, s ? ICMP_SLT : ICMP_ULT, s ? ICMP_SGT : ICMP_UGT};
  for (int i = 0; i < 3; i++) {
    const Val ops[2] = {a, b};
    Val d = simplify_view(
        x,
        &(InsView){.op = OP_ICMP, .sub = p[i], .type = ty_cmp(f->m, ty(f, a)), .ops = ops, .n = 2}); /* asks branches */
    if (d && val_is_con(d) && con_is_allones(&f->con, d))
      return con_sint(&f->con, m->root->type, i == 0 ? 0 : i == 1 ? -1 : 1);
  }
  return VAL_NONE;
}
