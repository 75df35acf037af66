/* loop_unswitch.c: "simple-loop-unswitch": what decides the same way in every round is decided before the loop.
 *
 *     h: ...                                         br %c, label %h.us.pre, label %h.pre
 *        br %c, label %a, label %b                   h.us:  ...  the loop with %a only  ...
 *     a: ... br label %l                      =>     h:     ...  the loop with %b only  ...
 *     b: ... br label %l
 *     l: br %d, label %h, label %exit
 *
 * Trivial: the branch stands where nothing has been done yet in the round, and one side of it leaves the loop with
 * values from before it: the branch moves before the loop, nothing is copied. Of an and or or that leaves when a part
 * says so, that part moves; of a switch, the cases that leave.
 *
 * Non-trivial (nontrivial): the loop is there twice, or once for each successor of a switch. Worth it where the code
 * that is there more than once is below unswitch-threshold (code_size.h); what only one side executes is there once. A
 * loop with many such conditions, or many sisters, pays more: unswitch-num-initial-unscaled-candidates,
 * unswitch-siblings-toplevel-div. A select is made a branch first. The condition is frozen unless the loop was sure to
 * branch on it: a branch that was not reached may depend on poison. A condition that the header loads in every round,
 * and that one side of the loop cannot change, is decided so for that side (unswitch_partial.c).
 *
 * On a GPU: a branch moves up only over code that no thread can notice the absence of, convergent operations among it;
 * a loop with one is not copied, since threads that met in one copy would not any more. Where threads disagree on the
 * condition the warp would run both loops: conditions that are not the same for a warp stay
 * (uniformity; on targets other than nvptx every condition is taken).
 *
 * Requires simplified loops in LCSSA form and keeps both. What one side alone led to, and a copy that leads back into a
 * loop around no more, lie further out then, or in no loop: they are closed there (lc_close). Cost: O(loop) for each
 * look, O(code made), O(cases of a switch, squared). Caps: UNSWITCH_BLOCKS, UNSWITCH_CASES. Source: LLVM's
 * SimpleLoopUnswitch (public design). */
#include "analysis/gpu/uniformity.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "ir/prof.h"
#include "passes/loop/loop_unswitch.h"
#include "passes/loop/loop_utils.h"
#include "passes/loop/loop_version.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"
#include "support/knob.h"

typedef struct Candidate {
  Val at;      /* the branch, switch or select */
  Val part;    /* and or or of which only a part is the same in every round; VAL_NONE: all of the condition */
  bool loaded; /* it is not, but once the branch takes its way Unswitch.way it takes no other (loop_unswitch.h) */
} Candidate;
typedef struct Unswitch {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Blk pre, head, latch;
  VecU32 blk, exits;
  VEC(Candidate) cand;
  VecU32 load; /* of the candidate that is loaded: what computes its condition */
  uint32_t way;
} Unswitch;

static bool is_invariant(const Unswitch *u, Val v) { return val_is_con(v) || !lc_has_val(u->lc, v); }
static void look(Unswitch *u) {
  u->pre = lc_preheader(u->lc), u->head = lc_header(u->lc), u->latch = lc_latch(u->lc);
  lc_blks(u->lc, &u->blk);
  lc_exits(u->lc, &u->exits);
}
/* The parts of junction j, taken apart as long as they are junctions of its kind, that are the same in every round. */
static void invariant_parts(const Unswitch *u, const Junction *j, VecU32 *out) {
  enum { MOST = 16 };
  VecU32 todo = {0};
  vec_push(&todo, (uint32_t)j->b), vec_push(&todo, (uint32_t)j->a);
  for (unsigned seen = 0; todo.n && seen < MOST; seen++) {
    Val v = (Val)vec_pop(&todo);
    Junction x;
    if (val_is_con(v)) continue;
    if (is_invariant(u, v)) vec_push(out, (uint32_t)v);
    else if (match_junction(u->f, v, &x) && x.is_or == j->is_or && ty(u->f, v) == TY_I1)
      vec_push(&todo, (uint32_t)x.b), vec_push(&todo, (uint32_t)x.a);
  }
  vec_free(&todo);
}
/* The parts, in one value at the end of b; frozen each where asked. */
static Val joined_parts(Unswitch *u, Blk b, const VecU32 *parts, bool is_or, bool freeze) {
  Fn *f = u->f;
  Bld k = bld_before(f, term(f, b));
  KnownCtx kc = known_at(f, u->px->scratch, term(f, b));
  Val all = VAL_NONE;
  for (uint32_t i = 0; i < parts->n; i++) {
    Val v = (Val)parts->p[i];
    if (freeze && !known_not_undef_poison(&kc, v)) {
      Val w = emit(&k, OP_FREEZE, 0, 0, ty(f, v), &v, 1);
      name_like(f, w, v, STR(".fr"));
      v = w;
    }
    all = all ? emit_bin(&k, is_or ? OP_OR : OP_AND, 0, all, v) : v;
  }
  return all;
}
/* In the loop's blocks the parts are known: they have this value there. The blocks are looked through and not the uses:
 * of a condition that many loops ask they are many. */
static void settle_parts(const Unswitch *u, const VecU32 *blks, const VecU32 *parts, bool value) {
  Fn *f = u->f;
  CloneMap *is = &u->lc->forest->val;
  Val known = con_int(&f->con, TY_I1, value);
  for (uint32_t i = 0; i < parts->n; i++) clone_map(is, parts->p[i], 1);
  for (uint32_t i = 0; i < blks->n; i++)
    FOR_EACH_INS(f, (Blk)blks->p[i], v)
      for (uint32_t k = 0; k < nops(f, v); k++) {
        Val x = arg(f, v, k);
        if (ty(f, x) == TY_I1 && !val_is_con(x) && clone_mapped(is, (uint32_t)x)) opnd_set(f, v, k, known);
      }
  lc_map_clear(u->lc);
}

/* ---- trivial ---- */
/* The branch at the end of b becomes a switch without cases. */
static Val to_switch(Fn *f, Blk b, Val c, Blk other) {
  if (succ(f, b, 0) != other) edge_redirect(f, b, 0, other);
  term_become(f, b, OP_SWITCH, &c, 1);
  return term(f, b);
}
/* What the exit takes over edge i of b is there before the loop; and the exit can be given to the loop and to what
 * comes before it in two blocks. */
static bool takes_invariants(const Unswitch *u, Blk b, uint32_t i) {
  const Fn *f = u->f;
  uint32_t k = succ_pred(f, b, i);
  Blk e = succ(f, b, i);
  for (uint32_t n = 0; n < npreds(f, e); n++) {
    Op o = op(f, term(f, pred(f, e, n)));
    if (o != OP_BR && o != OP_SWITCH) return false;
  }
  FOR_EACH_PHI(f, succ(f, b, i), v)
    if (!is_invariant(u, arg(f, v, k))) return false;
  return true;
}
/* Without the edges of b that leave (their successors marked in out), the loop still leads into the loop around. */
static bool stays_around(const Unswitch *u, Blk b, const bool *leaves) {
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  uint32_t up = lc_parent(u->lc);
  if (!up) return true;
  for (uint32_t i = 0; i < u->exits.n; i++) {
    Blk e = (Blk)u->exits.p[i];
    for (uint32_t k = 0; k < npreds(f, e) && loop_forest_has(lf, up, e); k++)
      if (pred(f, e, k) != b || !leaves[pred_succ(f, e, k)]) return true;
  }
  return false;
}
/* The exit gets an edge from `from`, its successor i, with what it takes from b's successor k. */
static void same_phis(Fn *f, Blk from, uint32_t i, Blk b, uint32_t k) {
  uint32_t to = succ_pred(f, from, i), like = succ_pred(f, b, k);
  FOR_EACH_PHI(f, succ(f, b, k), v) opnd_set(f, v, to, arg(f, v, like));
}
/* The loop lies in the loop around no more: what it uses of that, or of more loops around, comes through phis in its
 * preheader. */
static void close_fallen(Unswitch *u, Blk ph) {
  vec_push(&u->blk, (uint32_t)ph);
  lc_close(u->lc, &u->blk);
}
static bool trivial_branch(Unswitch *u, Blk b) {
  Fn *f = u->f;
  Val t = term(f, b), c = arg(f, t, 0);
  if (val_is_con(c) || succ(f, b, 0) == succ(f, b, 1)) return false;
  bool in0 = lc_has_blk(u->lc, succ(f, b, 0)), in1 = lc_has_blk(u->lc, succ(f, b, 1));
  if (in0 == in1) return false;
  uint32_t out = in0 ? 1 : 0;
  bool leaves[2] = {!in0, !in1};
  Junction j;
  VecU32 parts = {0};
  bool whole = is_invariant(u, c);
  if (whole) vec_push(&parts, (uint32_t)c);
  else if (match_junction(f, c, &j) && j.is_or == (out == 0)) invariant_parts(u, &j, &parts);
  if (!parts.n || !takes_invariants(u, b, out)) {
    vec_free(&parts);
    return false;
  }
  bool falls = whole && !stays_around(u, b, leaves);
  Blk e = succ(f, b, out), ph = edge_split(f, u->pre, 0);
  Val test = whole ? c : joined_parts(u, u->pre, &parts, out == 0, true);
  uint64_t w[2];
  bool weights = whole && prof_weights(f, t, w, 2);
  Val n = term_condbr(f, u->pre, test, out == 0 ? e : ph, out == 0 ? ph : e);
  if (weights) prof_set_weights(f, n, w, 2);
  same_phis(f, u->pre, out, b, out);
  remark(u->px, UNSWITCH_TRIVIAL, f, n);
  stat_add(u->px, ST_UNSWITCH_TRIVIAL, 1);
  if (whole) term_keep_edge(f, b, 1 - out);
  settle_parts(u, &u->blk, &parts, out == 1);
  (void)lc_dedicate(u->lc, &u->exits);
  if (falls) close_fallen(u, ph);
  vec_free(&parts);
  look(u);
  return true;
}
static bool leads_one_way(const Fn *f, Blk b) {
  for (uint32_t i = 1; i < nsuccs(f, b); i++)
    if (succ(f, b, i) != succ(f, b, 0)) return false;
  return true;
}
static bool trivial_switch(Unswitch *u, Blk b) {
  Fn *f = u->f;
  Val t = term(f, b), c = arg(f, t, 0);
  uint32_t n = nsuccs(f, b), out = 0;
  if (val_is_con(c) || !is_invariant(u, c) || past_cap(f->m, UNSWITCH_CASES, n)) return false;
  bool *leaves = ARENA_ZARRAY(u->px->scratch, bool, n);
  for (uint32_t i = 0; i < n; i++) {
    leaves[i] = !lc_has_blk(u->lc, succ(f, b, i)) && takes_invariants(u, b, i) &&
                !(i == 0 && is_op(f, first_nonphi(f, succ(f, b, i)), OP_UNREACHABLE));
    out += leaves[i];
  }
  if (!out) return false;
  bool falls = !stays_around(u, b, leaves);
  Blk ph = edge_split(f, u->pre, 0);
  /* The switch before the loop: cases that leave go where they went, all others into it; or the other way round where
   * what is not named leaves. */
  Blk other = leaves[0] ? succ(f, b, 0) : ph;
  Val s = to_switch(f, u->pre, c, other);
  if (leaves[0]) same_phis(f, u->pre, 0, b, 0);
  for (uint32_t i = 1; i < n; i++) {
    if (leaves[i] == leaves[0] && (!leaves[0] || succ(f, b, i) == other)) continue;
    switch_case_add(f, s, arg(f, t, i), leaves[i] ? succ(f, b, i) : ph);
    if (leaves[i]) same_phis(f, u->pre, nsuccs(f, u->pre) - 1, b, i);
  }
  stat_add(u->px, ST_UNSWITCH_TRIVIAL, 1);
  remark(u->px, UNSWITCH_TRIVIAL, f, s);
  for (uint32_t i = n; i-- > 1;)
    if (leaves[i]) switch_case_remove(f, t, i - 1);
  n = nsuccs(f, b);
  if (leaves[0]) { /* one of the cases stands for what cannot come any more */
    if (n == 1) {
      term_unreachable(f, b);
    } else {
      Blk last = succ(f, b, n - 1);
      uint32_t k = succ_pred(f, b, n - 1);
      edge_redirect(f, b, 0, last);
      uint32_t d = succ_pred(f, b, 0);
      FOR_EACH_PHI(f, last, v) opnd_set(f, v, d, arg(f, v, k));
      switch_case_remove(f, t, n - 2);
    }
  }
  if (is_op(f, term(f, b), OP_SWITCH) && leads_one_way(f, b)) term_keep_edge(f, b, 0);
  (void)lc_dedicate(u->lc, &u->exits);
  if (falls) close_fallen(u, ph);
  look(u);
  return true;
}
/* Nothing in b is noticed: the loop may be left before it. */
static bool does_nothing(const Fn *f, Blk b) {
  FOR_EACH_INS(f, b, v)
    if (!is_term(f, v) && (may_write(f, v) || has_side_effects(f, v) || is_convergent(f, v))) return false;
  return true;
}
static bool trivial(Unswitch *u) {
  Fn *f = u->f;
  bool done = false;
  Blk b = u->head;
  for (uint32_t n = 0; n < u->blk.n && lc_has_blk(u->lc, b) && does_nothing(f, b); n++) {
    Op o = op(f, term(f, b));
    if (o == OP_SWITCH) {
      if (!trivial_switch(u, b)) break;
      done = true;
      if (!lc_alive(u->lc)) break;
      if (is_op(f, term(f, b), OP_SWITCH)) break;
    }
    if (is_condbr(f, term(f, b))) {
      uint32_t in = lc_has_blk(u->lc, succ(f, b, 0)) ? 0 : 1;
      Blk next = succ(f, b, in);
      if (!trivial_branch(u, b)) break;
      done = true;
      if (!lc_alive(u->lc)) break;
      if (is_condbr(f, term(f, b))) { /* a part of its condition is left */
        if (!trivial_branch(u, b)) break;
      }
      b = next;
    } else if (o == OP_BR || is_op(f, term(f, b), OP_BR)) b = succ(f, b, 0);
    else break;
    if (b == u->head) break;
  }
  return done;
}

/* ---- which condition ---- */
static bool may_copy(const Unswitch *u) {
  const Fn *f = u->f;
  if (region_refuses(f, &u->blk, CLONE_APART, NULL)) return false;
  CloneMap *place = &u->lc->forest->blk;
  bool ok = true;
  for (uint32_t i = 0; i < u->blk.n && ok; i++) { /* a cycle with several entries would become a loop */
    clone_map(place, u->blk.p[i], 1);
    for (uint32_t k = 0; k < nsuccs(f, (Blk)u->blk.p[i]); k++) {
      Blk s = succ(f, (Blk)u->blk.p[i], k);
      if (clone_mapped(place, (uint32_t)s)) ok &= lc_dom(u->lc, s, (Blk)u->blk.p[i]);
    }
  }
  lc_map_clear(u->lc);
  if (!ok) return false;
  for (uint32_t i = 0; i < u->blk.n; i++) {
    Op o = op(f, term(f, (Blk)u->blk.p[i]));
    if (o != OP_BR && o != OP_SWITCH) return false;
    FOR_EACH_INS(f, (Blk)u->blk.p[i], v)
      if (ty(f, v) == TY_TOKEN) return false;
  }
  return true;
}
static bool is_worth(const Unswitch *u, Val c) {
  const Fn *f = u->f;
  if (!f->m->permissions || val_is_con(c)) return true; /* no GPU */
  const LoopForest *lf = u->lc->forest;
  if (lf->edited && at_cap(f->m, UNSWITCH_LOOPS, lf->node.n)) return false;
  return uniform_val(uniformity(u->f), c, UNI_WARP);
}
static void add_condition(Unswitch *u, Val at, Val c) {
  const Fn *f = u->f;
  Junction j;
  if (val_is_con(c) || ty(f, c) != TY_I1) return;
  if (is_invariant(u, c)) {
    if (is_worth(u, c)) vec_push(&u->cand, ((Candidate){at, VAL_NONE, false}));
  } else if (match_junction(f, c, &j)) {
    VecU32 parts = {0};
    invariant_parts(u, &j, &parts);
    bool worth = parts.n != 0;
    for (uint32_t i = 0; i < parts.n; i++) worth &= is_worth(u, (Val)parts.p[i]);
    if (worth) vec_push(&u->cand, ((Candidate){at, c, false}));
    vec_free(&parts);
  }
}
static void find_candidates(Unswitch *u) {
  const Fn *f = u->f;
  u->cand.n = 0;
  for (uint32_t i = 0; i < u->blk.n; i++) {
    Blk b = (Blk)u->blk.p[i];
    if (!lc_is_innermost_blk(u->lc, b)) continue;
    FOR_EACH_INS(f, b, v) {
      if (is_op(f, v, OP_SELECT) && !ty_is_vec(f->m, ty(f, arg(f, v, 0))) && ty(f, v) != TY_I1)
        add_condition(u, v, arg(f, v, 0));
      else if (is_condbr(f, v) && succ(f, b, 0) != succ(f, b, 1)) add_condition(u, v, arg(f, v, 0));
      else if (is_op(f, v, OP_SWITCH) && !val_is_con(arg(f, v, 0)) && is_invariant(u, arg(f, v, 0)) &&
               !leads_one_way(f, b) && !past_cap(f->m, UNSWITCH_CASES, nsuccs(f, b)) && is_worth(u, arg(f, v, 0)))
        vec_push(&u->cand, ((Candidate){v, VAL_NONE, false}));
    }
  }
  Val t = term(f, u->head);
  for (uint32_t i = 0; i < u->cand.n; i++)
    if (u->cand.p[i].at == t) return;
  if (unswitch_partial(u->lc, (uint64_t)knob_int(u->px->knobs, KNOB_UNSWITCH_MEMSSA_THRESHOLD), &u->load, &u->way) &&
      is_worth(u, arg(f, t, 0)))
    vec_push(&u->cand, ((Candidate){t, VAL_NONE, true}));
}
/* Different successors of b; one of them at least leaves the loop or not. */
static uint32_t distinct_succs(const Unswitch *u, Blk b, bool inside) {
  const Fn *f = u->f;
  uint32_t n = 0;
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    bool seen = inside && !lc_has_blk(u->lc, succ(f, b, i));
    for (uint32_t k = 0; k < i && !seen; k++) seen = succ(f, b, k) == succ(f, b, i);
    n += !seen;
  }
  return n;
}
/* It leaves the loop but for one successor, in every round: the copies do not multiply by it. */
static bool is_exiting(const Unswitch *u, Val at) {
  Blk b = blk_of(u->f, at);
  return is_term(u->f, at) && lc_dom(u->lc, b, u->latch) && distinct_succs(u, b, true) <= 1;
}
static uint64_t multiplier(const Unswitch *u, const Candidate *c) {
  if (is_exiting(u, c->at)) return 1;
  uint32_t up = lc_parent(u->lc);
  uint64_t sisters = u64_min(u->lc->forest->node.p[up].kids, 1024), power = 0;
  if (!up) sisters /= (uint64_t)knob_int(u->px->knobs, KNOB_UNSWITCH_SIBLINGS_DIV);
  for (uint32_t i = 0; i < u->cand.n; i++) {
    Val at = u->cand.p[i].at;
    if (is_exiting(u, at)) continue;
    uint32_t n = is_term(u->f, at) ? distinct_succs(u, blk_of(u->f, at), true) : 2;
    while (n > 1) power++, n = (n + 1) / 2;
  }
  uint64_t free = (uint64_t)knob_int(u->px->knobs, KNOB_UNSWITCH_UNSCALED);
  power = power > free ? power - free : 0;
  return power > 20 ? UINT32_MAX : u64_max(sisters, 1) << power;
}
/* What is there more than once when c has been decided before the loop. sub: by place in blk, the size of what its
 * block dominates. */
static uint64_t cost_of(const Unswitch *u, const Candidate *c, const uint64_t *sub) {
  const Fn *f = u->f;
  uint64_t all = sub[0], once = 0;
  if (!is_term(f, c->at)) return all;
  Blk b = blk_of(f, c->at);
  Junction j = {0};
  if (c->part) (void)match_junction(f, c->part, &j);
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk s = succ(f, b, i);
    if ((c->part && i == (j.is_or ? 0u : 1u)) || (c->loaded && i == u->way) || !lc_has_blk(u->lc, s)) continue;
    bool seen = false, own = s != u->head;
    for (uint32_t k = 0; k < i && !seen; k++) seen = succ(f, b, k) == s;
    for (uint32_t k = 0; k < npreds(f, s) && own; k++) own = pred(f, s, k) == b || lc_dom(u->lc, s, pred(f, s, k));
    if (seen || !own) continue;
    once += sub[clone_mapped(&u->lc->forest->blk, (uint32_t)s) - 1];
  }
  return (all - once) * (distinct_succs(u, b, false) - 1);
}
static bool best_candidate(Unswitch *u, Candidate *best) {
  const Fn *f = u->f;
  uint64_t least = UINT64_MAX, *sub = ARENA_ZARRAY(u->px->scratch, uint64_t, u->blk.n + 1);
  CloneMap *place = &u->lc->forest->blk;
  uint32_t limit = (uint32_t)knob_int(u->px->knobs, KNOB_UNSWITCH_THRESHOLD);
  for (uint32_t i = 0; i < u->blk.n; i++) clone_map(place, u->blk.p[i], 1 + i);
  for (uint32_t i = u->blk.n; i-- > 0;) {
    sub[i] += blk_size(f, (Blk)u->blk.p[i], 1u << 20);
    if (i) sub[clone_mapped(place, (uint32_t)lc_idom(u->lc, (Blk)u->blk.p[i])) - 1] += sub[i];
  }
  for (uint32_t i = 0; i < u->cand.n; i++) {
    uint64_t x = cost_of(u, &u->cand.p[i], sub);
    if (x < least) least = x, *best = u->cand.p[i];
  }
  lc_map_clear(u->lc);
  if (least >= limit) return false;
  return u->cand.n && least * multiplier(u, best) < limit;
}

/* ---- copies ---- */
/* Of these blocks, entered by the first: what is reached; the rest is erased. */
static void keep_reached(Unswitch *u, const VecU32 *blks) {
  Fn *f = u->f;
  CloneMap *is = &u->lc->forest->blk; /* 1: of them, 2: reached */
  VecU32 todo = {0};
  for (uint32_t i = 0; i < blks->n; i++) clone_map(is, blks->p[i], 1);
  clone_map(is, blks->p[0], 2);
  vec_push(&todo, blks->p[0]);
  while (todo.n) {
    Blk b = (Blk)vec_pop(&todo);
    for (uint32_t i = 0; i < nsuccs(f, b); i++)
      if (clone_mapped(is, (uint32_t)succ(f, b, i)) == 1) {
        clone_map(is, (uint32_t)succ(f, b, i), 2);
        vec_push(&todo, (uint32_t)succ(f, b, i));
      }
  }
  for (uint32_t i = 0; i < blks->n; i++)
    if (clone_mapped(is, blks->p[i]) == 1) term_unreachable(f, (Blk)blks->p[i]);
  for (uint32_t i = 0; i < blks->n; i++)
    if (clone_mapped(is, blks->p[i]) == 1 && !npreds(f, (Blk)blks->p[i])) blk_erase(f, (Blk)blks->p[i]);
  lc_map_clear(u->lc);
  vec_free(&todo);
}
/* With the edges of b but `keep` gone (UINT32_MAX: it keeps them), blocks that are left lie in fewer loops: in this one no
 * more though it is there, or in the one around no more since nothing leads back into it. */
static bool drops_blocks(const Unswitch *u, Blk b, uint32_t keep) {
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  uint32_t up = lc_parent(u->lc);
  enum { REACHED = 1, AROUND = 2, BACK = 4 };
  CloneMap *is = &u->lc->forest->blk;
  clone_map(is, (uint32_t)u->head, REACHED);
  for (bool again = true; again;) { /* in order; inner loops may take another turn */
    again = false;
    for (uint32_t i = 0; i < u->blk.n; i++) {
      Blk x = (Blk)u->blk.p[i];
      if (!clone_mapped(is, (uint32_t)x)) continue;
      for (uint32_t k = 0; k < nsuccs(f, x); k++) {
        Blk s = succ(f, x, k);
        if ((x == b && keep != UINT32_MAX && s != succ(f, b, keep)) || !lc_has_blk(u->lc, s) ||
            clone_mapped(is, (uint32_t)s))
          continue;
        clone_map(is, (uint32_t)s, REACHED);
        again = true;
      }
    }
  }
  bool back = clone_mapped(is, (uint32_t)u->latch) != 0;
  for (bool again = true; again;) {
    again = false;
    for (uint32_t i = u->blk.n; i-- > 0;) {
      Blk x = (Blk)u->blk.p[i];
      uint32_t had = clone_mapped(is, (uint32_t)x), now = had;
      if (!had) continue;
      if (x == u->latch) now |= BACK;
      for (uint32_t k = 0; k < nsuccs(f, x); k++) {
        Blk s = succ(f, x, k);
        if (x == b && keep != UINT32_MAX && s != succ(f, b, keep)) continue;
        if (lc_has_blk(u->lc, s)) now |= clone_mapped(is, (uint32_t)s) & (AROUND | BACK);
        else if (loop_forest_has(lf, up, s)) now |= AROUND;
      }
      if (now != had) clone_map(is, (uint32_t)x, now), again = true;
    }
  }
  bool drops = false;
  for (uint32_t i = 0; i < u->blk.n; i++) {
    uint32_t x = clone_mapped(is, u->blk.p[i]);
    drops |= x && ((up && !(x & AROUND)) || (back && !(x & BACK)));
  }
  lc_map_clear(u->lc);
  return drops;
}
/* A select becomes a branch; its condition is the branch's. */
static Val select_to_branch(Unswitch *u, Val sel) {
  Fn *f = u->f;
  Blk b = blk_of(f, sel);
  Blk tail = blk_split(f, sel);
  Blk then = edge_split(f, b, 0);
  Val c = arg(f, sel, 0), t = term_condbr(f, b, c, then, tail);
  Val ops[2];
  ops[succ_pred(f, then, 0)] = arg(f, sel, 1);
  ops[succ_pred(f, b, 1)] = arg(f, sel, 2);
  Val phi = emit_phi(f, tail, ty(f, sel), ops);
  name_set(f, phi, name_of(f, sel));
  val_replace(f, sel, phi);
  ins_erase(f, sel);
  return t;
}
/* The branch that a select has become is there still: poison was no harm to the select. */
static void freeze_condition(Unswitch *u, Val br) {
  Fn *f = u->f;
  Val c = arg(f, br, 0);
  KnownCtx kc = known_at(f, u->px->scratch, br);
  if (val_is_con(c) || known_not_undef_poison(&kc, c)) return;
  Bld k = bld_before(f, br);
  Val w = emit(&k, OP_FREEZE, 0, 0, ty(f, c), &c, 1);
  name_like(f, w, c, STR(".fr"));
  opnd_set(f, br, 0, w);
}
/* Blocks of the loop, or of a copy, are in it no more: its exits are others. */
static void close_left(Unswitch *u, const VecU32 *blks) {
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  VecU32 exits = {0};
  for (uint32_t i = 0; i < blks->n; i++) {
    Blk b = (Blk)blks->p[i];
    for (uint32_t k = 0; first_ins(f, b) && k < nsuccs(f, b); k++)
      if (!loop_forest_has(lf, lf->of.p[b], succ(f, b, k))) vec_push(&exits, (uint32_t)succ(f, b, k));
  }
  (void)lc_dedicate(u->lc, &exits);
  lc_close(u->lc, blks);
  vec_free(&exits);
}
/* Phis of b stand between loops and what lies behind them. */
static bool closes_loops(const LoopForest *lf, Blk b) {
  for (uint32_t k = 0; k < npreds(lf->f, b); k++)
    if (!loop_forest_has(lf, lf->of.p[pred(lf->f, b, k)], b)) return true;
  return false;
}
/* The loop's copy for edge i of b, entered from `ph`; all but that edge of b's goes. */
static Blk copy_for(Unswitch *u, const VecU32 *blks, Blk b, uint32_t i, Str suffix, VecU32 *made) {
  Fn *f = u->f;
  Clone c = lc_clone(u->lc, suffix, u->px->scratch);
  region_clone(&c, blks, BLK_NONE, (Blk)blks->p[blks->n - 1]);
  made->n = 0;
  for (uint32_t k = 0; k < blks->n; k++) vec_push(made, clone_mapped(c.blk, blks->p[k]));
  Blk x = (Blk)clone_mapped(c.blk, (uint32_t)b), first = (Blk)made->p[0];
  clone_end(&c);
  lc_map_clear(u->lc);
  Val t = term(f, x), cond = is_op(f, t, OP_BR) || is_op(f, t, OP_SWITCH) ? arg(f, t, 0) : VAL_NONE;
  if (i != UINT32_MAX) term_keep_edge(f, x, i);
  if (cond && !val_is_con(cond) && !is_arg(f, cond) && is_trivially_dead(f, cond)) ins_erase_dead(f, cond);
  return first;
}
static void unswitch(Unswitch *u, Candidate c) {
  Fn *f = u->f;
  bool selects = !is_term(f, c.at);
  if (selects) {
    c.at = select_to_branch(u, c.at);
    look(u);
  }
  Blk b = blk_of(f, c.at), pre = u->pre;
  Val cond = c.part ? c.part : arg(f, c.at, 0);
  VecU32 parts = {0}, blks = {0}, made = {0};
  Junction j = {0};
  if (c.part) {
    (void)match_junction(f, c.part, &j);
    invariant_parts(u, &j, &parts);
  } else if (!c.loaded) vec_push(&parts, (uint32_t)cond);
  bool is_switch = is_op(f, c.at, OP_SWITCH);
  uint32_t n = nsuccs(f, b), sure = c.loaded ? u->way : j.is_or ? 0 : 1; /* of a part: the way that it decides alone */
  bool all = !c.part && !c.loaded;                                       /* the loop that stays has lost its branch */
  /* Which edges get a copy: of a branch its first, or the one that the part decides; of a switch each other successor.
   */
  VecU32 copied = {0};
  if (!is_switch) vec_push(&copied, all ? 0 : sure);
  else
    for (uint32_t i = 1; i < n; i++) {
      bool seen = succ(f, b, i) == succ(f, b, 0);
      for (uint32_t k = 1; k < i && !seen; k++) seen = succ(f, b, k) == succ(f, b, i);
      if (!seen) vec_push(&copied, i);
    }
  uint32_t rest = is_switch ? 0 : all ? 1 : UINT32_MAX;
  bool drops = drops_blocks(u, b, rest);
  for (uint32_t i = 0; i < copied.n && !drops; i++) drops = drops_blocks(u, b, copied.p[i]);
  bool always = all && !selects && lc_runs_each_round(u->lc, c.at); /* a select of poison is no more than poison */
  remark(u->px, UNSWITCH, f, c.at, ra_int(is_switch ? copied.n : 1));
  stat_add(u->px, is_switch ? ST_UNSWITCH_SWITCHES : ST_UNSWITCH_BRANCHES, 1);
  Blk ph = edge_split(f, pre, 0);
  vec_push(&blks, (uint32_t)ph);
  for (uint32_t i = 0; i < u->blk.n; i++) vec_push(&blks, u->blk.p[i]);
  Val test = c.loaded ? unswitch_load_before(f, &u->load, term(f, pre), u->px->scratch)
                      : joined_parts(u, pre, &parts, j.is_or, !always);
  VecU32 heads = {0}, there = {0};
  for (uint32_t i = 0; i < copied.n; i++) {
    Blk first = copy_for(u, &blks, b, copied.p[i], STR(".us"), &made);
    /* of several parts, one of which decides, it is not known which */
    if (!is_switch && parts.n == 1) settle_parts(u, &made, &parts, c.part ? j.is_or : true);
    vec_push(&heads, made.p[1]);
    keep_reached(u, &made);
    for (uint32_t k = 0; k < made.n; k++) vec_push(&there, made.p[k]);
    vec_push(&heads, (uint32_t)first);
  }
  if (is_switch) {
    Val s = to_switch(f, pre, test, ph);
    for (uint32_t i = 1; i < n; i++)
      for (uint32_t k = 0; k < copied.n; k++)
        if (succ(f, b, i) == succ(f, b, copied.p[k])) switch_case_add(f, s, arg(f, c.at, i), (Blk)heads.p[2 * k + 1]);
    term_keep_edge(f, b, 0);
  } else {
    uint64_t w[2];
    bool weights = all && prof_weights(f, c.at, w, 2), first = all || sure == 0;
    Val t = term_condbr(f, pre, test, first ? (Blk)heads.p[1] : ph, first ? ph : (Blk)heads.p[1]);
    if (weights) prof_set_weights(f, t, w, 2);
    if (all) term_keep_edge(f, b, 1);
    settle_parts(u, &blks, &parts, c.part && !j.is_or);
    if (c.loaded) {
      Val l = term(f, u->latch);
      md_set(f, l, MDK_LOOP, loop_id_with(f, md_get(f, l, MDK_LOOP), unswitch_partial_off, true));
    }
  }
  keep_reached(u, &blks);
  (void)lc_dedicate(u->lc, &u->exits);
  for (uint32_t k = 0; k < blks.n; k++) vec_push(&there, blks.p[k]);
  if (drops) close_left(u, &there);
  for (uint32_t i = 0; i < blks.n; i++)
    if (first_ins(f, (Blk)blks.p[i]) && !closes_loops(u->lc->forest, (Blk)blks.p[i])) phis_simplify(f, (Blk)blks.p[i]);
  vec_free(&heads), vec_free(&there);
  if (selects && op(f, c.at) != OP_NONE && is_condbr(f, c.at)) freeze_condition(u, c.at);
  vec_free(&parts), vec_free(&blks), vec_free(&made), vec_free(&copied);
}

Change pass_loop_unswitch(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  Unswitch u = {.lc = lc, .px = px, .f = f};
  bool done = false;
  if (!lc_preheader(lc) || !lc_latch(lc) || !is_op(f, term(f, lc_preheader(lc)), OP_BR) ||
      (lc_blks_reach(lc, CAP_UNSWITCH_BLOCKS) && cap_hit(f->m, UNSWITCH_BLOCKS)) || !lc_exits_dedicated(lc))
    return CH_NONE;
  look(&u);
  if (px->opt[1]) done = trivial(&u);
  if (done && lc_alive(lc)) lc_revisit(lc);
  if (!done && px->opt[0] && !fn_has_attr(f, ATTR_OPTSIZE) && may_copy(&u)) {
    Candidate c = {0};
    find_candidates(&u);
    if (u.cand.n && best_candidate(&u, &c)) {
      unswitch(&u, c);
      done = true;
      if (lc_alive(lc)) lc_revisit(lc);
    }
  }
  vec_free(&u.blk), vec_free(&u.exits), vec_free(&u.cand), vec_free(&u.load);
  return done ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
