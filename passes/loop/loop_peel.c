/* loop_peel.c: the first rounds of a loop written out before it, where something is known from then on. Contract:
 * loop_unroll.h.
 *
 *     h:  %i = phi [ 0, %pre ], [ %j, %l ]          h.peel: ... what is done for 0 ...
 *         br (%i == 0), label %a, label %l    =>            br (%n > 1), label %h, label %exit
 *     a:  ... br label %l                           h:      %i = phi [ 1, %h.peel ], [ %j, %l ]
 *     l:  br (%j < %n), label %h, label %exit               br false, label %a, label %l  ...
 *
 * Worth it are rounds after which
 *   - a comparison of a recurrence in the loop, on which a branch, a select or a minimum depends, has one answer. It
 *     changes its answer once, since the recurrence does not wrap: what is left of the loop gets the constant;
 *   - a phi of the header is the same in every round: it took what the latch brings from before the loop;
 *   - or all that the profile expects (loop-unroll only).
 * At most peel-max of them, and unroll-threshold code in all. Only loops that hold no other, that are left at the latch
 * and elsewhere only to code that ends in unreachable.
 *
 * On a GPU: each thread executes the same operations in the same order; a round of number k is the same code for all
 * threads, before as after, and all of them leave to the same blocks. So convergent operations may be in it.
 *
 * Cost: O(loop * conditions' expressions) to look, O(code made). Source: LLVM's LoopPeel (public design). */
#include "analysis/scev/scev.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/prof.h"
#include "passes/loop/loop_unroll.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include <stdio.h>

typedef struct Peel {
  Unroll *u;
  Scev *s;
  uint32_t loop, most, want;
} Peel;

/* ---- what is known after some rounds ---- */
/* p, of a recurrence of the loop and something, changes its answer at most once. */
static bool is_monotonic(Scev *s, Pred p, Sx rec) {
  unsigned fl = sx_flags(s, rec);
  if (p == ICMP_EQ || p == ICMP_NE) return fl & (SX_NW | SX_NUW | SX_NSW);
  if (pred_is_unsigned(p)) return fl & SX_NUW;
  return (fl & SX_NSW) && (sx_known_nonneg(s, sx_step(s, rec)) || sx_known_neg(s, sx_step(s, rec)));
}
/* The rounds after which `rec p bound` has one answer, *answer; UINT32_MAX: not known, or more than `most`. */
static uint32_t settled_after(Peel *c, Pred p, Sx rec, Sx bound, bool *answer) {
  Scev *s = c->s;
  Sx step = sx_step(s, rec), at = sx_eval_at(s, rec, sx_int(s, sx_type(s, step), c->want));
  uint32_t n = c->want;
  Pred q = sx_is_known_pred(s, p, at, bound) ? p : pred_invert(p);
  while (n < c->most && sx_is_known_pred(s, q, at, bound)) at = sx_add2(s, at, step, 0), n++;
  if (!sx_is_known_pred(s, pred_invert(q), at, bound)) return UINT32_MAX;
  Sx next = sx_add2(s, at, step, 0);
  if ((p == ICMP_EQ || p == ICMP_NE) && !sx_is_known_pred(s, pred_invert(q), next, bound) &&
      sx_is_known_pred(s, q, next, bound)) { /* equal in this round only */
    if (n >= c->most) return UINT32_MAX;
    n++;
    q = pred_invert(q);
  }
  *answer = q != p;
  return n;
}
typedef struct Test {
  Sx rec, bound;
  Pred p;
} Test;
/* a p b as a test of a recurrence of this loop that may settle. */
static bool test_of(Peel *c, Pred p, Val a, Val b, Test *t) {
  Scev *s = c->s;
  if (!sx_able(s, ty(c->u->f, a))) return false;
  Sx x = sx_of(s, a), y = sx_of(s, b);
  if (!sx_is(s, x, SXK_ADDREC)) {
    Sx z = x;
    x = y, y = z, p = pred_swap(p);
  }
  *t = (Test){x, y, p};
  return sx_affine(s, x) && sx_loop(s, x) == c->loop && sx_invariant(s, y, c->loop) && is_monotonic(s, p, x) &&
         !sx_is_known_pred(s, p, x, y) && !sx_is_known_pred(s, pred_invert(p), x, y);
}
/* The comparison v, or what a minimum or maximum compares. */
static bool test_in(Peel *c, Val v, Test *t) {
  const Fn *f = c->u->f;
  if (val_is_con(v)) return false;
  if (is_op(f, v, OP_ICMP)) return test_of(c, (Pred)sub(f, v), arg(f, v, 0), arg(f, v, 1), t);
  Pred p;
  switch (is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0) {
  case INTRIN_umin: p = ICMP_ULT; break;
  case INTRIN_umax: p = ICMP_UGT; break;
  case INTRIN_smin: p = ICMP_SLT; break;
  case INTRIN_smax: p = ICMP_SGT; break;
  default: return false;
  }
  return test_of(c, p, arg(f, v, 0), arg(f, v, 1), t);
}
/* Comparisons that decide v: itself, or the parts of an and or or, or what a not inverts, into out. */
static void tests_of(const Peel *c, Val cond, VecU32 *out) {
  enum { DEEP = 4 };
  const Fn *f = c->u->f;
  VecU32 todo = {0};
  vec_push(&todo, (uint32_t)cond);
  for (unsigned seen = 0; todo.n && seen < 1u << DEEP; seen++) {
    Val v = (Val)vec_pop(&todo);
    if (val_is_con(v) || !lc_has_val(c->u->lc, v)) continue;
    Junction j;
    if (is_not(f, v)) vec_push(&todo, (uint32_t)not_of(f, v));
    else if (match_junction(f, v, &j)) {
      vec_push(&todo, (uint32_t)j.b);
      vec_push(&todo, (uint32_t)j.a);
    } else if (is_op(f, v, OP_ICMP)) vec_push(out, (uint32_t)v);
  }
  vec_free(&todo);
}
/* Every value of the loop that a test may be: conditions, minima. */
static void tests_of_loop(const Peel *c, VecU32 *out) {
  const Unroll *u = c->u;
  const Fn *f = u->f;
  for (uint32_t i = 0; i < u->blk.n; i++) {
    Blk b = (Blk)u->blk.p[i];
    FOR_EACH_INS(f, b, v) {
      if (is_op(f, v, OP_SELECT)) tests_of(c, arg(f, v, 0), out);
      else if (is_op(f, v, OP_CALL) && call_intrinsic(f, v)) vec_push(out, (uint32_t)v);
      else if (b != u->latch && is_condbr(f, v)) tests_of(c, arg(f, v, 0), out);
    }
  }
}
/* What the header's phi v takes is the same from some round on: that round's number; 0: not so. */
static uint32_t phi_settled_after(const Peel *c, Val phi) {
  const Unroll *u = c->u;
  const Fn *f = u->f;
  uint32_t n = 0, from_latch = 1 - succ_pred(f, u->pre, 0);
  for (Val v = phi;; n++) { /* a row of phis, each a round behind the next */
    if (n > c->most) return 0;
    v = arg(f, v, from_latch);
    while (!val_is_con(v) && lc_has_val(u->lc, v) && is_cast(f, v)) v = arg(f, v, 0);
    if (val_is_con(v) || !lc_has_val(u->lc, v)) return n + 1;
    if (!is_op(f, v, OP_PHI) || blk_of(f, v) != u->head || v == phi) return 0;
  }
}
/* Whatever is executed from here on ends in unreachable. */
static bool leads_to_unreachable(const Fn *f, Blk b) {
  enum { FAR = 8 };
  for (unsigned i = 0; i < FAR; i++) {
    if (is_op(f, term(f, b), OP_UNREACHABLE)) return true;
    if (nsuccs(f, b) != 1) return false;
    b = succ(f, b, 0);
  }
  return false;
}
static bool may_peel(const Unroll *u) {
  const Fn *f = u->f;
  if (u->inner || !is_condbr(f, term(f, u->latch))) return false;
  Blk out = succ(f, u->latch, succ(f, u->latch, 0) == u->head ? 1 : 0);
  if (lc_has_blk(u->lc, out)) return false;
  for (uint32_t i = 0; i < u->blk.n; i++)
    for (uint32_t k = 0; k < nsuccs(f, (Blk)u->blk.p[i]); k++) {
      Blk s = succ(f, (Blk)u->blk.p[i], k);
      if (s != out && !lc_has_blk(u->lc, s) && !leads_to_unreachable(f, s)) return false;
    }
  return true;
}
/* Rounds that the latch's weights speak of; 0: they say nothing. */
static uint64_t expected_rounds(const Unroll *u) {
  const Fn *f = u->f;
  uint64_t w[2], entered;
  if (!prof_entry_count(f, &entered) || !prof_weights(f, term(f, u->latch), w, 2)) return 0;
  uint32_t back = succ(f, u->latch, 0) == u->head ? 0 : 1;
  return w[1 - back] ? (w[back] + w[1 - back] / 2) / w[1 - back] + 1 : 0;
}
uint32_t peel_count(Unroll *u, uint64_t size, bool by_profile) {
  uint64_t threshold = unroll_threshold(u), max = unroll_knob(u, KNOB_UNROLL_PEEL_MAX), had = 0;
  const Fn *f = u->f;
  Peel c = {.u = u};
  (void)unroll_option(u, "llvm.loop.peeled.count", &had);
  if (had >= max || 2 * size > threshold || !may_peel(u)) return 0;
  max -= had;
  c.most = (uint32_t)u64_min(max, threshold / size - 1);
  FOR_EACH_PHI(f, u->head, v) {
    uint32_t n = phi_settled_after(&c, v);
    if (n <= c.most) c.want = u32_max(c.want, n);
  }
  VecU32 tests = {0};
  tests_of_loop(&c, &tests);
  c.s = tests.n ? unroll_scev(u, &c.loop, false) : NULL;
  if (c.s) {
    Sx all = sx_backedge_max(c.s, c.loop);
    if (sx_is(c.s, all, SXK_CONST) && sx_bits(c.s, all) <= 64 && !sx_is_zero(c.s, all))
      c.most = (uint32_t)u64_min(c.most, ap_lo64(sx_ap(c.s, all)) - 1);
    for (uint32_t i = 0; i < tests.n; i++) {
      Test t;
      bool answer;
      if (!test_in(&c, (Val)tests.p[i], &t)) continue;
      uint32_t n = settled_after(&c, t.p, t.rec, t.bound, &answer);
      if (n != UINT32_MAX) c.want = u32_max(c.want, n);
    }
  }
  vec_free(&tests);
  if (!c.want && by_profile && !u->rounds && expected_rounds(u) <= u64_min(max, threshold / size - 1))
    return (uint32_t)expected_rounds(u);
  return c.want;
}

/* ---- doing it ---- */
/* The answers that hold behind n rounds, as pairs: the comparison or minimum, and what it is. */
static void answers(Unroll *u, uint32_t n, VecU32 *out) {
  Fn *f = u->f;
  Peel c = {.u = u, .most = n};
  VecU32 tests = {0};
  tests_of_loop(&c, &tests);
  c.s = tests.n ? unroll_scev(u, &c.loop, false) : NULL;
  for (uint32_t i = 0; c.s && i < tests.n; i++) {
    Val v = (Val)tests.p[i];
    Test t;
    bool answer;
    if (!test_in(&c, v, &t) || settled_after(&c, t.p, t.rec, t.bound, &answer) == UINT32_MAX) continue;
    vec_push(out, (uint32_t)v);
    vec_push(out, (uint32_t)(is_op(f, v, OP_ICMP) ? con_int(&f->con, ty(f, v), answer) : arg(f, v, answer ? 0 : 1)));
  }
  vec_free(&tests);
}
void peel(Unroll *u, uint32_t n) {
  Fn *f = u->f;
  LoopCtx *lc = u->lc;
  Blk h = u->head, after = u->pre, latch = BLK_NONE, first = BLK_NONE;
  VecU32 phi = {0}, back = {0}, cur = {0}, made = {0}, known = {0};
  uint32_t from_pre = succ_pred(f, u->pre, 0);
  uint64_t had = 0;
  (void)unroll_option(u, "llvm.loop.peeled.count", &had);
  answers(u, n, &known);
  FOR_EACH_PHI(f, h, v) {
    vec_push(&phi, (uint32_t)v);
    vec_push(&back, (uint32_t)arg(f, v, 1 - from_pre));
    vec_push(&cur, (uint32_t)arg(f, v, from_pre));
  }
  md_set(f, term(f, u->latch), MDK_LOOP, MD_NONE);
  for (uint32_t k = 0; k < n; k++) {
    char *suffix = arena_alloc(u->px->scratch, 24);
    int len = snprintf(suffix, 24, ".peel%.0u", k);
    Clone c = lc_clone(lc, (Str){suffix, (uint32_t)len}, u->px->scratch);
    for (uint32_t i = 0; i < phi.n; i++) clone_map(c.val, phi.p[i], cur.p[i]);
    region_clone(&c, &u->blk, h, after);
    Blk hk = (Blk)clone_mapped(c.blk, (uint32_t)h);
    if (latch) unroll_lead_on(f, latch, h, hk);
    else first = hk;
    latch = (Blk)clone_mapped(c.blk, (uint32_t)u->latch);
    for (uint32_t i = 0; i < phi.n; i++) {
      uint32_t now = val_is_con((Val)back.p[i]) ? 0 : clone_mapped(c.val, back.p[i]);
      cur.p[i] = now ? now : back.p[i];
    }
    for (uint32_t i = 0; i < u->blk.n; i++) vec_push(&made, clone_mapped(c.blk, u->blk.p[i]));
    after = (Blk)made.p[made.n - 1];
    clone_end(&c);
    lc_map_clear(lc);
  }
  unroll_lead_on(f, u->pre, h, first);
  md_set(f, term(f, u->latch), MDK_LOOP, unroll_md(u, false, "llvm.loop.peeled.count", (uint32_t)had + n));
  for (uint32_t i = 0; i < known.n; i += 2) val_replace(f, (Val)known.p[i], (Val)known.p[i + 1]);
  (void)lc_simplify(lc);
  phis_simplify(f, h);
  for (uint32_t i = 0; i < made.n; i++) unroll_simplify_blk(u, (Blk)made.p[i]);
  for (uint32_t i = 0; i < u->blk.n; i++) vec_push(&made, u->blk.p[i]);
  unroll_erase_dead(u, &made);
  vec_free(&phi), vec_free(&back), vec_free(&cur), vec_free(&made), vec_free(&known);
}
