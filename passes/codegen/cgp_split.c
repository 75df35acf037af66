/* cgp_split.c: steps of codegenprepare that make branches or double returns. All are off for NVPTX, where a select and
 * a count of zeros are cheaper than a branch, and no call is a tail call.
 *
 * cgp-split-branch-condition:                            br i1 %a, label %bb.cond.split, label %no
 *     %c = and i1 %a, %b                          ==>  bb.cond.split:
 *     br i1 %c, label %yes, label %no                    br i1 %b, label %yes, label %no
 *   The second comparison moves behind the first. The new block is called .unlikely where the target
 *   that both must agree on hardly runs, as the branch's weights say. Weights are shared out as if the two were as likely.
 * disable-cgp-select2branch=0:
 *     %d = fdiv float %x, %y                             br i1 %c, label %select.true.sink, label %select.end
 *     %s = select i1 %c, float %d, float 0.0      ==>  select.true.sink:
 *                                                        %d = fdiv float %x, %y
 *                                                        br label %select.end
 *   A division or root that is used by the select alone, on one side, does not run for the other. Selects of one
 *   condition that follow each other become phis together.
 * cgp-despeculate-count-zeros: cttz of what may be 0 is made behind a test for 0 (ctlz is one instruction anyway).
 * cgp-dup-return: a block of a phi, if any, and a return goes up to the calls that may be tail calls and whose result
 *   it returns.
 *
 * On a GPU: no convergent operation comes under another condition. A branch on a conjunction is split only where all
 * threads of the CTA agree on both parts, or the function has no convergent operation: else the threads that leave over
 * one edge and over the other would come to the common target apart. Selects become branches only where the warp
 * agrees. The other two put pure code under a condition, or copy a return. What is branched on that was only selected
 * on is frozen if it may be undefined. The graph stays reducible: no edge leads back or into a loop that did not. Cost:
 * linear. Source: LLVM's CodeGenPrepare (public design). */
#include "analysis/gpu/uniformity.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/prof.h"
#include "passes/codegen/cgp_int.h"
#include "passes/util/code_size.h"

/* ---- branches on conjunctions ---- */
static bool is_part(const Fn *f, Val v) {
  Junction j;
  return val_is_local(v) && !is_arg(f, v) && has_one_use(f, v) && (is_cmp(f, v) || match_junction(f, v, &j));
}
/* Weights of the two branches: yes and no of the first, then of the second. */
static bool shared_weights(const Fn *f, Val t, bool is_or, uint64_t w[4]) {
  uint64_t old[2];
  if (!prof_weights(f, t, old, 2) || old[0] > UINT32_MAX || old[1] > UINT32_MAX) return false;
  uint64_t yes = old[0], no = old[1];
  if (is_or) w[0] = yes, w[1] = yes + 2 * no, w[2] = yes, w[3] = 2 * no;
  else w[0] = 2 * yes + no, w[1] = no, w[2] = 2 * yes, w[3] = no;
  return true;
}
static bool split_condition(Cgp *c, Blk b, const Uniformity *u) {
  Fn *f = c->f;
  Val t = term(f, b);
  Junction j;
  if (!blk_forks(f, b) || md_get(f, t, MDK_UNPREDICTABLE) || md_get(f, t, MDK_LOOP)) return false;
  Val cond = arg(f, t, 0);
  if (!val_is_local(cond) || is_arg(f, cond) || !has_one_use(f, cond) || !match_junction(f, cond, &j) ||
      ty_is_vec(f->m, ty(f, cond)) || !is_part(f, j.a) || !is_part(f, j.b))
    return false;
  if (u && (!uniform_val(u, j.a, UNI_CTA) || !uniform_val(u, j.b, UNI_CTA))) {
    remark(c->px, CGP_CONDITION_STAYS, f, t, ra_val(j.a), ra_val(j.b));
    return false;
  }
  uint64_t w[4];
  bool weighed = shared_weights(f, t, j.is_or, w);
  Blk yes = succ(f, b, 0), no = succ(f, b, 1), both = j.is_or ? yes : no, next = blk_new(f);
  blk_place_after(f, next, b);
  /* The edge that the second part decides begins at the new block; the other target is reached from both. */
  uint32_t first = j.is_or ? 1 : 0;
  Bld k = bld_end(f, next);
  k.loc = dbg_loc(f, t);
  VecU32 one = {0}, two = {0};
  FOR_EACH_PHI(f, succ(f, b, first), p) vec_push(&one, (uint32_t)arg(f, p, succ_pred(f, b, first)));
  FOR_EACH_PHI(f, both, p) vec_push(&two, (uint32_t)arg(f, p, succ_pred(f, b, 1 - first)));
  Blk other = succ(f, b, first);
  edge_redirect(f, b, first, next);
  opnd_set(f, t, 0, j.a);
  Val n = term_condbr(f, next, j.b, yes, no);
  cgp_erase_dead(c, cond);
  dbg_loc_set(f, n, k.loc);
  uint32_t i = 0;
  FOR_EACH_PHI(f, other, p) phi_set(f, p, next, (Val)one.p[i++]);
  i = 0;
  FOR_EACH_PHI(f, both, p) phi_set(f, p, next, (Val)two.p[i++]);
  vec_free(&one);
  vec_free(&two);
  if (!is_arg(f, j.b) && blk_of(f, j.b) == b) ins_move_before(f, j.b, n);
  bool rare = false;
  if (weighed) {
    prof_set_weights(f, t, w, 2);
    prof_set_weights(f, n, w + 2, 2);
    rare = w[j.is_or ? 3 : 2] * 100 < w[2] + w[3];
  }
  if (blk_name_of(f, b).n) {
    char *p = arena_strdup(c->px->scratch, blk_name_of(f, b));
    uint32_t len = blk_name_of(f, b).n;
    Str suffix = rare ? STR(".unlikely") : STR(".cond.split");
    char *name = arena_alloc(c->px->scratch, (size_t)len + suffix.n);
    memcpy(name, p, len);
    memcpy(name + len, suffix.p, suffix.n);
    blk_name_set(f, next, (Str){name, len + suffix.n});
  } else blk_name_set(f, next, rare ? STR("unlikely") : STR("cond.split"));
  stat_add(c->px, ST_CGP_CONDITIONS, 1);
  return true;
}
bool cgp_split_conditions(Cgp *c) {
  Fn *f = c->f;
  bool changed = false;
  if (!cgp_knob(c, KNOB_CGP_SPLIT_BRANCH_CONDITION) || cgp_knob(c, KNOB_DISABLE_CGP_BRANCH_OPTS)) return false;
  const Uniformity *u = fn_has_convergent(f) ? uniformity(f) : NULL;
  /* What the new blocks and conditions are does not change what was uniform: parts are values of before. */
  uint8_t *val = NULL;
  Uniformity kept = {0};
  if (u) {
    val = ARENA_ARRAY(c->px->scratch, uint8_t, u->nins);
    memcpy(val, u->val, u->nins);
    kept = (Uniformity){.nins = u->nins, .val = val};
  }
  VecU32 blk = {0};
  FOR_EACH_BLK(f, b) vec_push(&blk, (uint32_t)b);
  for (uint32_t i = 0; i < blk.n; i++) changed |= split_condition(c, (Blk)blk.p[i], u ? &kept : NULL);
  vec_free(&blk);
  return changed;
}

/* ---- selects ---- */
/* What only select v uses and would rather not compute: tens of instructions, or a way through a slow unit. */
static bool is_dear(const Fn *f, Val x, Val v) {
  if (!val_is_local(x) || is_arg(f, x) || !has_one_use(f, x) || blk_of(f, x) != blk_of(f, v)) return false;
  Op o = op(f, x);
  bool dear = op_divides(o) || o == OP_FDIV || o == OP_FREM || is_intrinsic(f, x, INTRIN_sqrt);
  return dear && is_speculatable(f, x);
}
/* v, a select, and those of the same condition right behind it become phis. */
static bool branch_on(Cgp *c, Val v, const Uniformity *u) {
  Fn *f = c->f;
  Val cond = arg(f, v, 0), last = v;
  if (!val_is_local(cond) || ty(f, cond) != TY_I1 || !uniform_val(u, cond, UNI_WARP) || md_get(f, v, MDK_UNPREDICTABLE))
    return false;
  if (!is_cmp(f, cond) || (!is_dear(f, arg(f, v, 1), v) && !is_dear(f, arg(f, v, 2), v))) return false;
  VecU32 sel = {0};
  for (Val w = v; is_op(f, w, OP_SELECT) && arg(f, w, 0) == cond; w = next_of(f, w)) {
    /* One of one of them would have to be looked through. */
    bool chained = false;
    for (uint32_t i = 0; i < sel.n; i++) chained |= arg(f, w, 1) == (Val)sel.p[i] || arg(f, w, 2) == (Val)sel.p[i];
    if (chained) break;
    vec_push(&sel, (uint32_t)w);
    last = w;
  }
  KnownCtx k = known_at(f, c->px->scratch, v);
  fold_at(&c->fx, v);
  Val test = known_not_undef_poison(&k, cond) ? cond : fold_freeze(&c->fx, cond);
  if (test != cond) name_like(f, test, v, STR(".frozen"));
  Blk end = blk_cut(f, next_of(f, last)), above = pred(f, end, 0), side[2] = {BLK_NONE, BLK_NONE};
  for (uint32_t s = 0; s < 2; s++)
    for (uint32_t i = 0; i < sel.n; i++) {
      Val x = arg(f, (Val)sel.p[i], s + 1);
      if (!is_dear(f, x, (Val)sel.p[i])) continue;
      if (!side[s]) { side[s] = blk_new_before(f, end, s ? STR("select.false.sink") : STR("select.true.sink")); }
      ins_unplace(f, x);
      ins_place_end(f, x, side[s]);
    }
  uint64_t w[2];
  bool weighed = prof_weights(f, v, w, 2);
  Val t = term_condbr(f, above, test, side[0] ? side[0] : end, side[1] ? side[1] : end);
  if (weighed) prof_set_weights(f, t, w, 2);
  dbg_loc_set(f, t, dbg_loc(f, v));
  for (uint32_t s = 0; s < 2; s++)
    if (side[s]) term_br(f, side[s], end);
  blk_name_set(f, end, STR("select.end"));
  for (uint32_t i = 0; i < sel.n; i++) {
    Val s = (Val)sel.p[i], ops[2];
    for (uint32_t e = 0; e < 2; e++) ops[e] = arg(f, s, pred(f, end, e) == (side[0] ? side[0] : above) ? 1 : 2);
    Val phi = emit_phi(f, end, ty(f, s), ops);
    name_take(f, phi, s);
    val_replace(f, s, phi);
    ins_erase(f, s);
  }
  vec_free(&sel);
  stat_add(c->px, ST_CGP_SELECTS, 1);
  return true;
}
static bool branches_for_selects(Cgp *c) {
  Fn *f = c->f;
  VecU32 sel = {0};
  bool changed = false;
  if (cgp_knob(c, KNOB_DISABLE_CGP_SELECT2BRANCH) || c->small) return false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_op(f, v, OP_SELECT)) vec_push(&sel, (uint32_t)v);
  if (sel.n) {
    const Uniformity *u = uniformity(f);
    uint8_t *val = ARENA_ARRAY(c->px->scratch, uint8_t, u->nins);
    memcpy(val, u->val, u->nins);
    const Uniformity kept = {.nins = u->nins, .val = val};
    for (uint32_t i = 0; i < sel.n; i++)
      if (is_op(f, (Val)sel.p[i], OP_SELECT)) changed |= branch_on(c, (Val)sel.p[i], &kept);
  }
  vec_free(&sel);
  return changed;
}

/* ---- counts of zeros ---- */
static void test_for_zero(Cgp *c, Val v) {
  Fn *f = c->f;
  Ty t = ty(f, v);
  KnownCtx k = known_at(f, c->px->scratch, v);
  Val x = arg(f, v, 0);
  fold_at(&c->fx, v);
  if (!known_not_undef_poison(&k, x)) {
    Val fr = fold_freeze(&c->fx, x);
    name_like(f, fr, x, STR(".fr"));
    opnd_set(f, v, 0, x = fr);
  }
  Val test = fold_icmp(&c->fx, ICMP_EQ, 0, x, con_null(&f->con, t));
  if (val_is_local(test)) name_set(f, test, STR("cmpz"));
  Blk end = blk_cut(f, v), above = pred(f, end, 0), call = blk_new(f);
  blk_place_before(f, call, end);
  ins_unplace(f, v);
  ins_place_end(f, v, call);
  Val br = term_condbr(f, above, test, end, call);
  dbg_loc_set(f, br, dbg_loc(f, v));
  term_br(f, call, end);
  blk_name_set(f, call, STR("cond.false"));
  blk_name_set(f, end, STR("cond.end"));
  opnd_set(f, v, 1, con_int(&f->con, TY_I1, 1));
  Val ops[2], bits = con_int(&f->con, t, ty_bits(f->m, t));
  for (uint32_t i = 0; i < 2; i++) ops[i] = bits;
  Val phi = emit_phi(f, end, t, ops);
  name_set(f, phi, STR("ctz"));
  val_replace(f, v, phi);
  for (uint32_t i = 0; i < 2; i++) opnd_set(f, phi, i, pred(f, end, i) == call ? v : bits);
  stat_add(c->px, ST_CGP_COUNTS, 1);
}
static bool tests_for_counts(Cgp *c) {
  Fn *f = c->f;
  VecU32 ctz = {0};
  if (!cgp_knob(c, KNOB_CGP_DESPECULATE_COUNT_ZEROS) || c->small) return false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_intrinsic(f, v, INTRIN_cttz) && ty_is_int(f->m, ty(f, v)) && val_is_con(arg(f, v, 1)) &&
          con_is_zero(&f->con, arg(f, v, 1)) && has_uses(f, v) && val_is_local(arg(f, v, 0)))
        vec_push(&ctz, (uint32_t)v);
  uint32_t n = 0;
  for (uint32_t i = 0; i < ctz.n; i++) {
    Val v = (Val)ctz.p[i];
    KnownCtx k = known_at(f, c->px->scratch, v);
    if (known_nonzero(&k, arg(f, v, 0))) continue;
    test_for_zero(c, v);
    n++;
  }
  vec_free(&ctz);
  return n != 0;
}

/* ---- returns ---- */
static bool double_return(Cgp *c, Blk b) {
  Fn *f = c->f;
  Val t = term(f, b), x = nops(f, t) ? arg(f, t, 0) : VAL_NONE;
  bool changed = false;
  if (!is_op(f, t, OP_RET) || first_nonphi(f, b) != t) return false;
  bool phi = x && is_op(f, x, OP_PHI) && blk_of(f, x) == b;
  if ((x && !phi) || (is_op(f, first_ins(f, b), OP_PHI) && (!phi || first_ins(f, b) != x || next_of(f, x) != t)))
    return false;
  for (uint32_t i = npreds(f, b); i--;) {
    Blk p = pred(f, b, i);
    Val br = term(f, p), call = prev_of(f, br), r = phi ? arg(f, x, i) : VAL_NONE;
    if (!is_br(f, br) || !call || !is_tail_marked(f, call)) continue;
    if (phi ? r != call || !has_one_use(f, call) : has_uses(f, call)) continue;
    Val ret = term_ret(f, p, r);
    dbg_loc_set(f, ret, dbg_loc(f, t));
    stat_add(c->px, ST_CGP_RETURNS, 1);
    changed = true;
  }
  if (changed && !npreds(f, b) && b != entry_blk(f) && !blk_is_address_taken(f, b)) blk_erase(f, b);
  return changed;
}
bool cgp_make_branches(Cgp *c) {
  Fn *f = c->f;
  bool changed = branches_for_selects(c);
  changed |= tests_for_counts(c);
  if (!cgp_knob(c, KNOB_CGP_DUP_RETURN)) return changed;
  VecU32 blk = {0};
  FOR_EACH_BLK(f, b)
    if (is_op(f, term(f, b), OP_RET)) vec_push(&blk, (uint32_t)b);
  for (uint32_t i = 0; i < blk.n; i++) changed |= double_return(c, (Blk)blk.p[i]);
  vec_free(&blk);
  return changed;
}
