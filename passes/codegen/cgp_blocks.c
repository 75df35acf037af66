/* cgp_blocks.c: what codegenprepare does to blocks.
 *
 * Assumptions have done their work and go, with what only they needed. Phis that nobody needs go. A block of phis and
 * a branch alone goes:
 *
 *     switch i32 %c, label %d [ i32 1, label %e ]            switch i32 %c, label %d [ i32 1, label %x ]
 *   e:                                                 ==>
 *     br label %x                                          x:
 *   x:                                                       %p = phi i32 [ 3, %0 ], ...
 *     %p = phi i32 [ 3, %e ], ...
 *
 * where each of its phis is used by phis of its successor alone, and no block leads to both with different values. It
 * stays where it is the preheader of a loop that would not have one without it (knob disable-preheader-prot), and where
 * a switch leads to it, alone, with a value of its own, unless that happens often: the move of the value to a register
 * would come before the switch, on the way of all others (knob cgp-freq-ratio-to-skip-merge: how much less often the
 * block runs than the switch).
 *
 * In the end branches on constants are decided, what cannot be reached goes, and a block that one block alone leads to,
 * and that only to it, is appended to that. No computation moves to where it was not executed, and no instruction
 * comes under a condition or leaves one. Cost: linear, but for cases of a switch whose values are compared with each
 * other: CGP_CASES. Source: LLVM's CodeGenPrepare (public design). */
#include "analysis/cfg/block_freq.h"
#include "analysis/cfg/loops.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/codegen/cgp_int.h"

bool cgp_drop_assumptions(Cgp *c) {
  Fn *f = c->f;
  VecU32 gone = {0}, need = {0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_intrinsic(f, v, INTRIN_assume)) vec_push(&gone, (uint32_t)v);
  for (uint32_t i = 0; i < gone.n; i++) {
    Val v = (Val)gone.p[i];
    for (uint32_t k = 0; k < nops(f, v); k++)
      if (val_is_local(arg(f, v, k))) vec_push(&need, (uint32_t)arg(f, v, k));
    ins_erase(f, v);
  }
  for (uint32_t i = 0; i < need.n; i++) cgp_erase_dead(c, (Val)need.p[i]);
  bool changed = gone.n != 0;
  vec_free(&gone);
  vec_free(&need);
  return changed;
}

/* The phi and its chain of only users lead to nobody, or back to themselves. *end: the last of the chain. */
static bool phi_is_dead(Cgp *c, Val phi, Val *end) {
  const Fn *f = c->f;
  uint32_t steps = 0;
  for (Val v = phi;;) {
    Val user = VAL_NONE;
    *end = v;
    FOR_EACH_USE(f, v, u) {
      if (user && use_user(f, u) != user) return false;
      user = use_user(f, u);
    }
    if (!user) return true;
    if (is_op(f, user, OP_MDVAL) || !is_removable(f, user) || at_cap(f->m, CGP_DEAD_CHAIN, ++steps)) return false;
    if (user == phi) return true;
    v = user;
  }
}
static bool erase_dead_phis(Cgp *c) {
  Fn *f = c->f;
  VecU32 need = {0};
  bool changed = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_PHI_SAFE(f, b, v) {
      Val end;
      if (!phi_is_dead(c, v, &end)) continue;
      if (end != v) vec_push(&need, (uint32_t)end); /* goes with the chain before it: a load of poison is undefined */
      for (uint32_t i = 0; i < nops(f, v); i++)
        if (val_is_local(arg(f, v, i)) && arg(f, v, i) != v) vec_push(&need, (uint32_t)arg(f, v, i));
      ins_erase_poison(f, v);
      changed = true;
    }
  for (uint32_t i = 0; i < need.n; i++) cgp_erase_dead(c, (Val)need.p[i]);
  vec_free(&need);
  return changed;
}

/* The value that phi of block b has over edge i, where it stands in b; v itself else. */
static Val over_edge(const Fn *f, Val v, Blk b, uint32_t i) {
  return is_op(f, v, OP_PHI) && blk_of(f, v) == b ? arg(f, v, i) : v;
}
static bool is_empty(const Fn *f, Blk b) { return is_op(f, first_nonphi(f, b), OP_BR) && nsuccs(f, b) == 1; }
/* b's phis are what phis of `to` have over the edge from b, and nothing else. */
static bool phis_pass_through(const Fn *f, Blk b, Blk to) {
  FOR_EACH_PHI(f, b, v)
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (!is_op(f, user, OP_PHI) || blk_of(f, user) != to || pred(f, to, use_index(f, u)) != b) return false;
    }
  return true;
}
/* Blocks that lead to both b and `to` bring the same values either way. c->copy holds the places of predecessors of
 * block c->joined, which are looked for anew where they have moved. */
static bool edges_agree(Cgp *c, Blk b, Blk to, uint32_t at) {
  const Fn *f = c->f;
  if (!is_op(f, first_ins(f, to), OP_PHI)) return true;
  if (c->joined != to) {
    marks_next(&c->copy);
    c->joined = to;
    for (uint32_t i = 0; i < npreds(f, to); i++) marks_set(&c->copy, (uint32_t)pred(f, to, i), i + 1);
  }
  for (uint32_t k = 0; k < npreds(f, b); k++) {
    Blk p = pred(f, b, k);
    uint32_t i = marks_get(&c->copy, (uint32_t)p);
    if (!i--) continue;
    if (i >= npreds(f, to) || pred(f, to, i) != p) {
      int found = find_pred(f, to, p);
      if (found < 0) continue;
      marks_set(&c->copy, (uint32_t)p, (i = (uint32_t)found) + 1);
    }
    FOR_EACH_PHI(f, to, v)
      if (arg(f, v, i) != over_edge(f, arg(f, v, at), b, k)) return false;
  }
  return true;
}
/* Where b leads, if it is of phis and a branch alone and may go. */
static Blk empty_block_leads_to(Cgp *c, Blk b) {
  const Fn *f = c->f;
  if (!is_empty(f, b) || blk_is_address_taken(f, b)) return BLK_NONE;
  Blk to = succ(f, b, 0);
  if (to == b || !phis_pass_through(f, b, to) || !edges_agree(c, b, to, succ_pred(f, b, 0))) return BLK_NONE;
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Op o = op(f, term(f, pred(f, b, i)));
    if (o != OP_BR && o != OP_SWITCH && o != OP_INDIRECTBR) return BLK_NONE;
  }
  return to;
}
static bool worth_going(Cgp *c, Blk b, Blk to, bool is_preheader, const BlockFreq *q) {
  Fn *f = c->f;
  if (is_preheader && !cgp_knob(c, KNOB_DISABLE_PREHEADER_PROT)) {
    Blk p = single_pred(f, b);
    if (!p || nsuccs(f, p) != 1) return false;
  }
  Blk from = unique_pred(f, b);
  if (!from || (!is_op(f, term(f, from), OP_SWITCH) && !is_op(f, term(f, from), OP_INDIRECTBR))) return true;
  if (is_op(f, first_ins(f, b), OP_PHI) || !is_op(f, first_ins(f, to), OP_PHI)) return true;
  uint32_t at = succ_pred(f, b, 0);
  uint64_t often = freq_of(q, b);
  if (!at_cap(f->m, CGP_CASES, npreds(f, to)))
    for (uint32_t i = 0; i < npreds(f, to); i++) {
      Blk p = pred(f, to, i);
      if (p == b || !phis_agree(f, to, i, at)) continue;
      if (p == from) return true; /* the value is in its register there already */
      if (unique_pred(f, p) == from && empty_block_leads_to(c, p) == to) often += freq_of(q, p);
    }
  uint64_t ratio = (uint64_t)knob_int(c->px->knobs, KNOB_CGP_FREQ_RATIO_TO_SKIP_MERGE);
  return !ratio || often >= UINT64_MAX / ratio || freq_of(q, from) <= often * ratio;
}
/* What leads to b leads to `to`; b goes. */
static void bypass(Cgp *c, Blk b, Blk to) {
  Fn *f = c->f;
  if (single_pred(f, to) == b && blk_merge_into_pred(f, to)) {
    c->joined = BLK_NONE;
    return;
  }
  Md loop = md_get(f, term(f, b), MDK_LOOP);
  VecU32 val = {0};
  Blk from = BLK_NONE;
  uint32_t at = succ_pred(f, b, 0);
  for (uint32_t i = npreds(f, b); i--;) {
    from = pred(f, b, i);
    vec_clear(&val);
    FOR_EACH_PHI(f, to, v) vec_push(&val, (uint32_t)over_edge(f, arg(f, v, at), b, i));
    uint32_t k = edge_redirect(f, from, pred_succ(f, b, i), to), n = 0;
    FOR_EACH_PHI(f, to, v) opnd_set(f, v, k, (Val)val.p[n++]);
    if (loop && is_op(f, term(f, from), OP_BR)) md_set(f, term(f, from), MDK_LOOP, loop);
    if (c->joined == to) marks_set(&c->copy, (uint32_t)from, k + 1);
  }
  vec_free(&val);
  blk_erase(f, b);
  /* The last predecessor has moved to where b was. */
  if (from && c->joined == to) marks_set(&c->copy, (uint32_t)from, at + 1);
}
bool cgp_empty_blocks(Cgp *c) {
  Fn *f = c->f;
  bool changed = erase_dead_phis(c);
  VecU32 blk = {0};
  for (Blk b = f->blk[entry_blk(f)].next; b; b = f->blk[b].next)
    if (is_empty(f, b)) vec_push(&blk, (uint32_t)b);
  c->joined = BLK_NONE;
  if (blk.n) {
    const Loops *l = loops(f);
    const BlockFreq *q = block_freq(f);
    uint8_t *pre = ARENA_ZARRAY(c->px->scratch, uint8_t, f->nblk);
    for (uint32_t i = 1; i < l->n; i++) pre[loop_preheader(f, l, i)] = 1;
    pre[BLK_NONE] = 0;
    /* Frequencies of the blocks that stay are what they were: no edge is taken more or less often. */
    uint64_t *freq = ARENA_ARRAY(c->px->scratch, uint64_t, f->nblk);
    for (uint32_t i = 0; i < f->nblk; i++) freq[i] = freq_of(q, (Blk)i);
    const BlockFreq kept = {f->nblk, freq, NULL, q->entry};
    for (uint32_t i = 0; i < blk.n; i++) {
      Blk b = (Blk)blk.p[i];
      if (!first_ins(f, b)) continue;
      Blk to = empty_block_leads_to(c, b);
      if (!to || !worth_going(c, b, to, pre[b], &kept)) continue;
      bypass(c, b, to);
      stat_add(c->px, ST_CGP_BLOCKS, 1);
      changed = true;
    }
  }
  vec_free(&blk);
  return changed;
}

bool cgp_fall_through(Cgp *c) {
  Fn *f = c->f;
  VecU32 blk = {0};
  bool changed = false;
  for (Blk b = f->blk[entry_blk(f)].next; b; b = f->blk[b].next)
    if (single_pred(f, b)) vec_push(&blk, (uint32_t)b);
  for (uint32_t i = 0; i < blk.n; i++) {
    Blk b = (Blk)blk.p[i];
    if (!first_ins(f, b)) continue;
    Blk p = single_pred(f, b);
    if (p && p != b && is_br(f, term(f, p))) changed |= blk_join(f, b);
  }
  vec_free(&blk);
  return changed;
}

/* The edge that a terminator with a constant condition takes; false: not known. */
static bool decided(const Fn *f, Val t, uint32_t *edge) {
  if (is_condbr(f, t)) {
    uint64_t x;
    Val cond = arg(f, t, 0);
    if (val_is_con(cond) && con_u64(&f->con, cond, &x)) return *edge = x ? 0 : 1, true;
    return *edge = 0, succ(f, blk_of(f, t), 0) == succ(f, blk_of(f, t), 1);
  }
  if (!is_op(f, t, OP_SWITCH) || !val_is_con(arg(f, t, 0)) || con_kind(&f->con, arg(f, t, 0)) != CON_INT) return false;
  *edge = 0;
  for (uint32_t i = 1; i < nops(f, t); i++)
    if (arg(f, t, i) == arg(f, t, 0)) *edge = i;
  return true;
}
bool cgp_constant_branches(Cgp *c) {
  Fn *f = c->f;
  bool changed = false;
  FOR_EACH_BLK(f, b) {
    uint32_t edge;
    Val t = term(f, b);
    if (!decided(f, t, &edge)) continue;
    Val cond = arg(f, t, 0);
    term_keep_edge(f, b, edge);
    cgp_erase_dead(c, cond);
    changed = true;
  }
  if (changed) blks_erase_unreachable(f);
  return changed;
}
