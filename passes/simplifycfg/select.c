/* select.c: branches over few cheap instructions become selects.
 *
 *   b:    br i1 %c, label %arm, label %j           b:  %x = add i32 %y, 1
 *   arm:  %x = add i32 %y, 1                           %p = select i1 %c, i32 %x, i32 %y
 *         br label %j                        =>        br label %j
 *   j:    %p = phi i32 [ %x, %arm ], [ %y, %b ]
 *
 * Two steps, as in LLVM (FoldTwoEntryPHINode, SpeculativelyExecuteBB): the first starts from a phi with two entries
 * and may take both arms, the second from the branch, when the join has other predecessors; it may also turn a store
 * that overwrites an earlier one of the same block into a store of a select. Arms hold only what may run
 * unconditionally: no convergent operation, no call with effects, no barrier. Cost limits: SCFG_TWO_ENTRY_COST,
 * SCFG_PHI_FOLD_COST. A branch that its weights call predictable stays. */
#include "ir/cap.h"
#include "passes/simplifycfg/simplifycfg_int.h"

static bool is_volatile_or_weird(const Fn *f, Val v) { return ty(f, v) == TY_TOKEN; }

/* Moves everything but the terminator of `arm` before `at`; facts that only hold in the arm go. */
static void hoist_all(Scfg *s, Blk arm, Val at) {
  Fn *f = s->f;
  scfg_drop_records(f, term(f, arm));
  FOR_EACH_INS_SAFE(f, arm, v) {
    if (v == term(f, arm)) break;
    scfg_drop_records(f, v);
    drop_ub_implying(f, v);
    ins_move_before(f, v, at);
    dbg_loc_set(f, v, MD_NONE);
  }
}

/* ---- two-entry phi ---- */
typedef struct Gather {
  Val ins[64];
  uint32_t n;
  Val zero[8];
  uint32_t nzero;
  unsigned cost;
  Blk join;
} Gather;
static bool gathered(const Gather *g, Val v) {
  for (uint32_t i = 0; i < g->n; i++)
    if (g->ins[i] == v) return true;
  return false;
}
static bool overflow_call(const Fn *f, Val v) {
  switch (val_is_con(v) || !is_op(f, v, OP_CALL) ? 0 : call_intrinsic(f, v)) {
  case INTRIN_sadd_with_overflow:
  case INTRIN_uadd_with_overflow:
  case INTRIN_ssub_with_overflow:
  case INTRIN_usub_with_overflow:
  case INTRIN_smul_with_overflow:
  case INTRIN_umul_with_overflow: return true;
  default: return false;
  }
}
/* v is available before the branch, or can be moved there with its operands, within the cost. Depth <=
 * CAP_SCFG_SPECULATE_DEPTH. */
static bool available(Scfg *s, Gather *g, Val v, unsigned depth) {
  const Fn *f = s->f;
  if (at_cap(f->m, SCFG_SPECULATE_DEPTH, depth)) return false;
  if (val_is_con(v) || is_arg(f, v)) return true;
  if (is_op(f, v, OP_MDVAL)) return false;
  Blk b = blk_of(f, v);
  if (b == g->join) return false;
  Val t = term(f, b);
  if (!is_br(f, t) || succ(f, b, 0) != g->join) return true;
  if (gathered(g, v)) return true;
  if (!scfg_can_speculate(s, v) || g->n == ARRAY_LEN(g->ins)) return false;
  uint32_t nw;
  if (is_op(f, v, OP_EXTRACTVALUE) && words_of(f, v, &nw)[0] == 1 && nw == 1 && overflow_call(f, arg(f, v, 0)) &&
      has_one_use(f, arg(f, v, 0)) && g->nzero < ARRAY_LEN(g->zero)) {
    g->zero[g->nzero++] = arg(f, v, 0);
    g->cost++;
  } else {
    bool zero = false;
    for (uint32_t i = 0; i < g->nzero; i++) zero |= g->zero[i] == v;
    if (!zero) g->cost += scfg_cost(f, v);
  }
  if (g->cost > SCFG_TWO_ENTRY_COST && (g->n || depth)) return false; /* one expensive instruction is allowed */
  for (uint32_t i = 0; i < nops(f, v); i++)
    if (!available(s, g, arg(f, v, i), depth + 1)) return false;
  if (g->n == ARRAY_LEN(g->ins)) return false;
  g->ins[g->n++] = v;
  return true;
}
static bool binop_like(const Fn *f, Val v) {
  if (val_is_con(v)) return false;
  if (is_bin(f, v)) return true;
  if (!is_op(f, v, OP_SELECT)) return false;
  Val a = arg(f, v, 1), b = arg(f, v, 2);
  return (val_is_con(a) && con_kind(&f->con, a) == CON_INT) || (val_is_con(b) && con_kind(&f->con, b) == CON_INT);
}
static bool inverts_free(const Fn *f, Val v) {
  bool c;
  return is_not(f, v) || scfg_con_bool(f, v, &c) || (is_cmp(f, v) && has_one_use(f, v));
}
bool scfg_two_entry_phi(Scfg *s, Blk b) {
  Fn *f = s->f;
  if (npreds(f, b) != 2 || f->ins[first_ins(f, b)].op != OP_PHI) return false;
  /* The shape: a conditional branch above, whose arms meet here. */
  Blk p = pred(f, b, 0), q = pred(f, b, 1), top, arms[2], yes;
  uint32_t narm = 0;
  if (p == q) return false;
  Val pt = term(f, p), qt = term(f, q);
  if (!is_op(f, pt, OP_BR) || !is_op(f, qt, OP_BR)) return false;
  if (is_condbr(f, qt)) {
    if (is_condbr(f, pt)) return false;
    Blk x = p;
    p = q;
    q = x;
    pt = term(f, p);
    qt = term(f, q);
  }
  if (is_condbr(f, pt)) {
    if (single_pred(f, q) != p || q == b) return false;
    top = p;
    if (succ(f, p, 0) == b && succ(f, p, 1) == q) yes = p;
    else if (succ(f, p, 0) == q && succ(f, p, 1) == b) yes = q;
    else return false;
    arms[narm++] = q;
  } else {
    top = single_pred(f, p);
    if (!top || top != single_pred(f, q) || !is_condbr(f, term(f, top))) return false;
    yes = succ(f, top, 0) == p ? p : q;
    arms[narm++] = p;
    arms[narm++] = q;
  }
  if (top == b) return false;
  Val br = term(f, top), cond = arg(f, br, 0);
  if (val_is_con(cond) && con_kind(&f->con, cond) == CON_INT) return false;
  if (is_op(f, cond, OP_PHI) && blk_of(f, cond) == b) return false;
  uint64_t w[2];
  bool unpredictable = md_get(f, br, MDK_UNPREDICTABLE) != MD_NONE;
  if (!unpredictable && prof_weights(f, br, w, 2) && w[0] + w[1]) {
    if (narm == 1) {
      uint32_t i = succ(f, top, 0) == b ? 0 : 1;
      if (scfg_mostly(w[i], w[1 - i])) return false;
    } else if (scfg_mostly(w[0], w[1]) || scfg_mostly(w[1], w[0])) return false;
  }
  bool any = phis_simplify(f, b) != 0;
  uint32_t nphi = 0;
  FOR_EACH_PHI(f, b, v) {
    nphi++;
    if (is_volatile_or_weird(f, v)) return any;
  }
  if (!nphi) return true;
  if (nphi > SCFG_TWO_ENTRY_PHIS) return any;
  Gather g = {.join = b};
  FOR_EACH_PHI(f, b, v)
    for (uint32_t i = 0; i < 2; i++)
      if (!available(s, &g, arg(f, v, i), 0)) return any;
  Val first = first_ins(f, b);
  if (scfg_is_i1(f, first)) {
    Val x = arg(f, first, 0), y = arg(f, first, 1);
    if ((binop_like(f, x) || binop_like(f, y) || binop_like(f, cond)) &&
        !((is_not(f, x) && inverts_free(f, y)) || (is_not(f, y) && inverts_free(f, x))))
      return any;
  }
  for (uint32_t i = 0; i < narm; i++) {
    if (blk_is_address_taken(f, arms[i])) return any;
    FOR_EACH_INS(f, arms[i], v)
      if (v != term(f, arms[i]) && !gathered(&g, v)) return any;
  }
  for (uint32_t i = 0; i < narm; i++) hoist_all(s, arms[i], br);
  bool weights = prof_weights(f, br, w, 2);
  uint32_t iy = yes == pred(f, b, 0) ? 0 : 1;
  Bld k = bld_before(f, br);
  FOR_EACH_PHI_SAFE(f, b, v) {
    Val sel = emit_select(&k, cond, arg(f, v, iy), arg(f, v, 1 - iy));
    flags_set(f, sel, flags(f, v) & F_FAST);
    if (weights) prof_set_weights(f, sel, w, 2);
    if (unpredictable) md_set(f, sel, MDK_UNPREDICTABLE, md_get(f, br, MDK_UNPREDICTABLE));
    val_replace(f, v, sel);
    name_take(f, sel, v);
    ins_erase(f, v);
  }
  for (uint32_t i = 0; i < narm; i++) scfg_touch(s, arms[i]);
  uint32_t direct = narm == 1 ? (succ(f, top, 0) == b ? 0 : 1) : 0;
  if (narm == 2) { edge_redirect(f, top, 0, b); }
  scfg_keep_edge(s, top, direct);
  for (uint32_t i = 0; i < narm; i++)
    if (!npreds(f, arms[i])) blk_erase(f, arms[i]);
  scfg_touch_around(s, b);
  return true;
}

/* ---- one arm ---- */
/* The store of the arm overwrites what b just stored or loaded at the same place: it may run always, storing the old
 * value. Returns that. */
static Val store_speculable(Scfg *s, Val st, Blk b) {
  const Fn *f = s->f;
  if (!is_op(f, st, OP_STORE) || !is_simple(f, st)) return VAL_NONE;
  Val addr = arg(f, st, 1);
  Ty t = ty(f, arg(f, st, 0));
  unsigned n = 0;
  for (Val v = prev_of(f, term(f, b)); v && !at_cap(f->m, SCFG_LOOK_BACK, n); v = prev_of(f, v), n++) {
    if (is_op(f, v, OP_STORE) && arg(f, v, 1) == addr && ty(f, arg(f, v, 0)) == t && !is_volatile(f, v) &&
        order_of(f, v) == ORD_NONE && align_of(f, st) <= align_of(f, v))
      return arg(f, v, 0); /* the object is writable here, and this thread owns the race already; after an atomic store
                              another thread may have written */
    if (may_write(f, v) && !(is_op(f, v, OP_STORE))) return VAL_NONE;
    if (is_op(f, v, OP_STORE)) return VAL_NONE;
    if (is_sync(f, v)) return VAL_NONE;
    if (is_op(f, v, OP_LOAD) && arg(f, v, 0) == addr && ty(f, v) == t && !is_volatile(f, v) &&
        order_of(f, v) <= ORD_UNORDERED) {
      /* Only an alloca that nobody else sees may be written where it was not. */
      Val o = addr;
      for (unsigned d = 0; d < 8 && is_op(f, o, OP_GEP); d++) o = arg(f, o, 0);
      if (!is_op(f, o, OP_ALLOCA)) return VAL_NONE;
      FOR_EACH_USE((Fn *)(uintptr_t)f, o, u) {
        Val user = use_user(f, u);
        if (is_op(f, user, OP_LOAD) || (is_op(f, user, OP_STORE) && use_index(f, u) == 1)) continue;
        return VAL_NONE;
      }
      return v;
    }
  }
  return VAL_NONE;
}
/* b's conditional branch goes to `arm` (only from there), which goes on to b's other successor. */
/* Assumptions of the arm, and what only they look at, hold only there: they go. */
static void drop_assumptions(Fn *f, Blk arm) {
  for (Val v = first_ins(f, arm), n; v != term(f, arm); v = n) {
    n = next_of(f, v);
    if (is_intrinsic(f, v, INTRIN_assume)) {
      scfg_drop_records(f, v);
      ins_erase(f, v);
    }
  }
  for (Val v = prev_of(f, term(f, arm)), n; v; v = n) {
    n = prev_of(f, v);
    if (is_trivially_dead(f, v)) ins_erase(f, v);
  }
}
bool scfg_speculate(Scfg *s, Blk b, uint32_t side) {
  Fn *f = s->f;
  Blk arm = succ(f, b, side), end = succ(f, b, 1 - side);
  Val br = term(f, b), cond = arg(f, br, 0);
  if (!s->speculate || blk_is_address_taken(f, arm) || !is_br(f, term(f, arm)) || succ(f, arm, 0) != end || arm == end)
    return false;
  if (val_is_con(cond) && con_kind(&f->con, cond) == CON_INT) return false;
  if (f->ins[first_ins(f, arm)].op == OP_PHI) return false;
  uint64_t w[2];
  bool unpredictable = md_get(f, br, MDK_UNPREDICTABLE) != MD_NONE;
  unsigned budget = SCFG_PHI_FOLD_COST;
  if (!unpredictable && prof_weights(f, br, w, 2) && w[0] + w[1] && scfg_mostly(w[1 - side], w[side])) return false;
  unsigned count = 0;
  Val store = VAL_NONE, old = VAL_NONE, sinkable[16];
  uint32_t sink_n[16], nsink = 0;
  for (Val v = prev_of(f, term(f, arm)); v; v = prev_of(f, v)) {
    if (is_intrinsic(f, v, INTRIN_assume)) {
      Val a = arg(f, v, 0);
      if (!call_rec(f, v)->nbundles && !(val_is_local(a) && !is_arg(f, a) && blk_of(f, a) == arm && !has_one_use(f, a)))
        continue; /* goes */
    }
    if (val_is_local(v) && has_one_use(f, v) && is_intrinsic(f, use_user(f, first_use(f, v)), INTRIN_assume) &&
        blk_of(f, use_user(f, first_use(f, v))) == arm && is_speculatable(f, v))
      continue;
    if (++count > 1) return false;
    if (!scfg_can_speculate(s, v)) {
      if (store || !(old = store_speculable(s, v, b))) return false;
      store = v;
    } else if (scfg_cost(f, v) > SCFG_PHI_FOLD_COST || ty(f, v) == TY_TOKEN) return false;
    for (uint32_t i = 0; i < nops(f, v); i++) {
      Val o = arg(f, v, i);
      if (!val_is_local(o) || is_arg(f, o) || blk_of(f, o) != b || has_side_effects(f, o)) continue;
      uint32_t k = 0;
      while (k < nsink && sinkable[k] != o) k++;
      if (k == ARRAY_LEN(sinkable)) return false;
      if (k == nsink) {
        sinkable[nsink] = o;
        sink_n[nsink++] = 0;
      }
      sink_n[k]++;
    }
  }
  for (uint32_t k = 0; k < nsink; k++)
    if (count_uses(f, sinkable[k], sink_n[k] + 1) == sink_n[k] && ++count > 1) return false;
  /* Phis of the join that need a select. */
  uint32_t pa = succ_pred(f, arm, 0), pb = succ_pred(f, b, 1 - side);
  unsigned cost = store ? 1 : 0;
  bool convert = store != VAL_NONE;
  FOR_EACH_PHI(f, end, v) {
    Val x = arg(f, v, pb), y = arg(f, v, pa);
    if (x == y) continue;
    cost++;
    convert = true;
    if (ty(f, v) == TY_TOKEN || scfg_makes_undefined(s, x, v, false, 0) || scfg_makes_undefined(s, y, v, false, 0))
      return false;
    bool ex = val_is_con(x) && con_kind(&f->con, x) == CON_EXPR, ey = val_is_con(y) && con_kind(&f->con, y) == CON_EXPR;
    if ((ex || ey) && ++count > 1) return false;
  }
  if (!convert || cost > budget + (store ? 1u : 0u)) return false;
  bool weights = prof_weights(f, br, w, 2);
  if (side) {
    uint64_t x = w[0];
    w[0] = w[1];
    w[1] = x;
  }
  drop_assumptions(f, arm);
  Bld k = bld_before(f, br);
  if (store) {
    Val x = side == 0 ? arg(f, store, 0) : old, y = side == 0 ? old : arg(f, store, 0);
    hoist_all(s, arm, br);
    k = bld_before(f, store);
    k.loc = dbg_loc(f, br);
    Val sel = emit_select(&k, cond, x, y);
    name_set(f, sel, STR("spec.store.select"));
    opnd_set(f, store, 0, sel);
    if (weights) prof_set_weights(f, sel, side ? (uint64_t[]){w[1], w[0]} : w, 2);
    k = bld_before(f, br);
  } else hoist_all(s, arm, br);
  FOR_EACH_PHI(f, end, v) {
    Val x = arg(f, v, pb), y = arg(f, v, pa); /* x without, y with the arm */
    if (x == y) continue;
    Val sel = emit_select(&k, cond, side == 0 ? y : x, side == 0 ? x : y);
    name_set(f, sel, STR("spec.select"));
    flags_set(f, sel, flags(f, v) & F_FAST);
    if (weights) prof_set_weights(f, sel, side ? (uint64_t[]){w[1], w[0]} : w, 2);
    if (unpredictable) md_set(f, sel, MDK_UNPREDICTABLE, md_get(f, br, MDK_UNPREDICTABLE));
    opnd_set(f, v, pa, sel);
    opnd_set(f, v, pb, sel);
  }
  /* The arm is empty now; b branches straight to the join. */
  scfg_keep_edge(s, b, 1 - side);
  if (!npreds(f, arm)) blk_erase(f, arm);
  scfg_touch_around(s, b);
  return true;
}
