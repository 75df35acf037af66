/* loop_unroll_runtime.c: a loop of which nobody knows how often it runs, made ready for copies without tests: it runs
 * a multiple of n rounds, and a copy of it behind it the rest. Contract: loop_unroll.h.
 *
 *     h:  ...                                      %l = ssub.sat(%bound, 3); br (%before < %l), label %h, label %r
 *         %i = add nsw %j, 1                  =>   h:  ...                                         four copies, then
 *         br (%i < %bound), label %h, label %exit      br (%i < %l), label %h, label %m
 *                                                  m:  br (%i < %bound), label %r, label %exit
 *                                                  r:  ...                                         the rest, as it was
 *
 * The loop is left at its latch, where a recurrence x = {first,+,step} is compared with a bound from before the loop;
 * it may be left elsewhere too, all copies keep that. Let x of the round just done be at hand: there are n rounds more
 * where the tests of it and of the n - 1 rounds behind it hold. Two ways to know:
 *   less or greater   x + (n - 1) * step compares like the furthest of them, since nothing wraps on the way: that is
 *                     asked as x < bound - (n - 1) * step, which stops at the least number, that nothing is less than,
 *                     with one test before the loop that step has the right sign and (n - 1) steps are a number. No
 *                     division, however the step looks: a grid's stride. For the first n rounds it is asked of what x is
 *                     a step before, or of x of the first round with one step less. The bound is read once
 *   not equal         the latch's exact count of rounds, count, is known from before the loop: (count + 1) mod n of
 *                     them are the rest, and the loop ends where x is what it is in round count - rest. x is that in no
 *                     earlier round that is asked: its step is odd and the count is no wider than it, or it does not
 *                     pass its start (its flags, which hold for rounds that are executed: it is left nowhere else)
 * What is computed before the loop is of frozen values where these may be undefined: the copies then run as often as
 * one choice of them lets the loop run, or to a round whose test is undefined behaviour for some choice. Count and bound
 * may be poison where the latch is not reached in the first round; the test before the loop is frozen then: either way
 * the first round is executed up to the latch, where it is undefined as it was.
 *
 * On a GPU: a thread that has fewer rounds left than its neighbour goes on in the rest while that one is in the copies,
 * so threads that were in a round together need not be: the caller refuses loops with convergent operations
 * (region_refuses with CLONE_APART).
 *
 * Cost: O(loop) for the copy, and the expressions. Knob: scev-cheap-expansion-budget, four times of which may be
 * computed before the loop (no division by what is no power of two). Source: LLVM's LoopUnrollRuntime (public
 * design) for the second way; the first is what one writes by hand. */
#include "analysis/scev/scev.h"
#include "analysis/value/known.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/loop/loop_unroll.h"
#include "passes/util/scev_expand.h"

typedef struct Rest {
  Unroll *u;
  Scev *s;
  uint32_t loop, n;
  ScevExpand e;
  Val at;          /* code before the loop goes here */
  Val x;           /* the recurrence that the latch compares ... */
  Sx rec;          /* {first,+,step} */
  Val bound;       /* ... with this */
  Pred stay;       /* it goes round while x stay bound */
  bool each_round; /* every round gets there, and leaves nowhere else */
  Val enough;      /* before the loop: there are n rounds */
  Val last;        /* with copies it goes round while x stay last */
  Val more;        /* before the loop: rounds are left behind it; VAL_NONE: x stay bound says so */
} Rest;

static bool fits(const Rest *r, Sx x) { /* n does, with a sign */
  return sx_bits(r->s, x) <= 64 && sx_bits(r->s, x) > 1 && r->n < 1ull << (sx_bits(r->s, x) - 1);
}
static bool find_test(Rest *r) {
  const Unroll *u = r->u;
  const Fn *f = u->f;
  Val t = term(f, u->latch), c = is_condbr(f, t) ? arg(f, t, 0) : VAL_NONE;
  if (!c || val_is_con(c) || !is_op(f, c, OP_ICMP) || !ty_is_int(f->m, ty(f, arg(f, c, 0)))) return false;
  uint32_t in = lc_has_val(u->lc, arg(f, c, 0)) ? 0 : 1;
  r->x = arg(f, c, in), r->bound = arg(f, c, 1 - in);
  r->stay = in ? pred_swap((Pred)sub(f, c)) : (Pred)sub(f, c);
  if (succ(f, u->latch, 0) != u->head) r->stay = pred_invert(r->stay);
  if (!lc_has_val(u->lc, r->x) || lc_has_val(u->lc, r->bound)) return false;
  r->rec = sx_of(r->s, r->x);
  return sx_affine(r->s, r->rec) && sx_loop(r->s, r->rec) == r->loop && fits(r, r->rec);
}
static bool can_make(Rest *r, const Sx *want, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (want[i] == SX_CNC || !expand_safe(&r->e, want[i], r->at)) return false;
  uint32_t budget = 4 * (uint32_t)unroll_knob(r->u, KNOB_SCEV_CHEAP_EXPANSION);
  return expand_cost(&r->e, want, n, r->at, budget) <= budget;
}
static Val compare(Rest *r, Pred p, Sx a, Sx b) {
  Val x = expand_at(&r->e, a, r->at), y = expand_at(&r->e, b, r->at);
  Bld k = bld_before(r->u->f, r->at);
  return emit_icmp(&k, p, x, y);
}
static void also(Rest *r, Val c) {
  Bld k = bld_before(r->u->f, r->at);
  r->enough = r->enough ? emit_bin(&k, OP_AND, 0, r->enough, c) : c;
}
static void require(Rest *r, Pred p, Sx a, Sx b) {
  if (sx_is_known_pred(r->s, p, a, b)) return;
  also(r, compare(r, p, a, b));
}
/* ---- what is undefined is one value in all that is computed before the loop ---- */
enum { LEAVES = 8 };
typedef struct Leaves {
  KnownCtx known;
  Sx is[LEAVES];
  uint32_t n;
} Leaves;
static bool find_leaf(Scev *s, Sx x, void *user) {
  Leaves *l = user;
  bool there = !sx_is(s, x, SXK_UNKNOWN) || known_not_undef_poison(&l->known, sx_val(s, x));
  for (uint32_t i = 0; i < l->n && i < LEAVES && !there; i++) there = l->is[i] == x;
  if (!there && l->n++ < LEAVES) l->is[l->n - 1] = x;
  return true;
}
/* Each use of an undefined value may see another: what the n expressions are made of is frozen, where it may be
 * undefined, and they are of that. False: it is too many. */
static bool settle(Rest *r, Sx *x, uint32_t n) {
  Fn *f = r->u->f;
  Leaves l = {.known = known_at(f, r->u->px->scratch, r->at)};
  Sx to[LEAVES];
  for (uint32_t i = 0; i < n; i++) sx_visit(r->s, x[i], find_leaf, &l);
  if (l.n > LEAVES) return false;
  for (uint32_t i = 0; i < l.n; i++) {
    Val v = sx_val(r->s, l.is[i]);
    if (!ty_is_int(f->m, ty(f, v))) return false;
  }
  for (uint32_t i = 0; i < l.n; i++) {
    Val v = sx_val(r->s, l.is[i]);
    Bld k = bld_before(f, r->at);
    Val z = emit(&k, OP_FREEZE, 0, 0, ty(f, v), &v, 1);
    name_like(f, z, v, STR(".fr"));
    to[i] = sx_of(r->s, z);
  }
  for (uint32_t i = 0; i < n && l.n; i++) x[i] = sx_rewrite(r->s, x[i], l.is, to, l.n);
  return true;
}

/* What x is a step before the first round's, where it is what the latch brings to a phi of the header; else SX_NONE. */
static Sx before_first(Rest *r) {
  const Unroll *u = r->u;
  Fn *f = u->f;
  uint32_t from_pre = succ_pred(f, u->pre, 0);
  FOR_EACH_PHI(f, u->head, p)
    if (arg(f, p, 1 - from_pre) == r->x) {
      Sx rec = sx_of(r->s, p);
      return sx_affine(r->s, rec) && sx_op(r->s, rec, 1) == sx_op(r->s, r->rec, 1) ? sx_op(r->s, rec, 0) : SX_NONE;
    }
  return SX_NONE;
}
/* What lies `way`, which is not negative, before the bound on the way there, or at the end of the numbers. */
static Val before_bound(Rest *r, Sx way, bool sgn, bool down) {
  Fn *f = r->u->f;
  Val ops[] = {r->bound, expand_at(&r->e, way, r->at)};
  if (val_is_con(ops[1]) && con_is_zero(&f->con, ops[1])) return r->bound;
  Ty t = ty(f, r->bound);
  Bld k = bld_before(f, r->at);
  unsigned id = down ? (sgn ? INTRIN_sadd_sat : INTRIN_uadd_sat) : sgn ? INTRIN_ssub_sat : INTRIN_usub_sat;
  return emit_intrinsic(&k, id, &t, 1, ops, 2);
}
static bool by_order(Rest *r) {
  Scev *s = r->s;
  Fn *f = r->u->f;
  bool sgn = pred_is_signed(r->stay), down = pred_is_greater(r->stay);
  Sx start = before_first(r), step = sx_op(s, r->rec, 1), far = down ? sx_neg(s, step, 0) : step;
  Ty t = sx_type(s, step);
  uint64_t most = UINT64_MAX >> (64 - sx_bits(s, step) + sgn);
  if (!start && !sx_is(s, step, SXK_CONST))
    return false; /* may be poison, and the first round's test does not ask it */
  /* of the first round n - 2 are left behind it; a step before it, n - 1 are */
  uint32_t left = start ? r->n - 1 : r->n - 2;
  Sx way = sx_mul2(s, far, sx_int(s, t, (int64_t)r->n - 1), 0),
     first_way = sx_mul2(s, far, sx_int(s, t, (int64_t)left), 0);
  Sx want[] = {start ? start : sx_op(s, r->rec, 0), far, way, first_way};
  if ((down ? sx_known_pos(s, step) : sx_known_neg(s, step)) || !can_make(r, want, ARRAY_LEN(want)) ||
      !settle(r, want, ARRAY_LEN(want)))
    return false;
  require(r, ICMP_ULE, want[1], sx_int(s, t, (int64_t)(most / (r->n - 1))));
  r->last = before_bound(r, want[2], sgn, down);
  Val begin = left == r->n - 1 ? r->last : before_bound(r, want[3], sgn, down),
      first = expand_at(&r->e, want[0], r->at);
  Bld k = bld_before(f, r->at);
  also(r, emit_icmp(&k, r->stay, first, begin));
  if (pred_strict(r->stay) == r->stay) return true; /* else x may be the end of the numbers, too */
  uint32_t bits = sx_bits(s, step);
  uint64_t all = UINT64_MAX >> (64 - bits), end = sgn ? (down ? all >> 1 : all ^ all >> 1) : down ? all : 0;
  also(r, emit_icmp(&k, ICMP_NE, r->last, con_ap(&f->con, t, ap_small(bits, end))));
  return true;
}
static bool by_count(Rest *r) {
  Scev *s = r->s;
  Sx step = sx_op(s, r->rec, 1), count = sx_exit_count(s, r->loop, r->u->latch, SX_EXACT);
  if (r->stay != ICMP_NE || count == SX_CNC || !fits(r, count)) return false;
  if (!sx_is(s, step, SXK_CONST)) return false;
  bool odd = (ap_lo64(sx_ap(s, step)) & 1) && sx_bits(s, count) <= sx_bits(s, r->rec);
  if (!odd && (!r->each_round || !(sx_flags(s, r->rec) & (SX_NW | SX_NUW | SX_NSW)))) return false;
  Sx one = sx_int(s, sx_type(s, count), 1), n = sx_int(s, sx_type(s, count), r->n),
     all = is_pow2(r->n) ? count : sx_urem(s, count, n), /* + 1 may be 2^width, which only a power of two divides */
      rest = sx_urem(s, sx_add2(s, all, one, 0), n), round = sx_minus(s, count, rest, 0),
     last = sx_eval_at(s, r->rec, sx_trunc_or_zext(s, round, sx_type(s, step)));
  Sx want[] = {count, rest, last};
  if (!can_make(r, want, ARRAY_LEN(want)) || !settle(r, want, ARRAY_LEN(want))) return false;
  require(r, ICMP_UGE, want[0], sx_int(s, sx_type(s, count), (int64_t)r->n - 1));
  if (!r->enough) return false;
  r->more = compare(r, ICMP_NE, want[1], sx_int(s, sx_type(s, count), 0));
  r->last = expand_at(&r->e, want[2], r->at);
  return true;
}

/* v, of the loop, as block b knows it, behind the loop's latch. The forest is asked as it was before the edits: who
 * looks again now finds the copy where nothing leads to it yet, and in no loop. */
static Val closed(Unroll *u, Blk b, Val v) {
  Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  CloneMap *is = &u->lc->forest->val;
  if (val_is_con(v) || !blk_of(f, v) || !loop_forest_has(lf, u->lc->loop, blk_of(f, v))) return v;
  if (!clone_mapped(is, (uint32_t)v)) {
    Val z = emit_phi(f, b, ty(f, v), &v);
    name_like(f, z, v, STR(".lcssa"));
    clone_map(is, (uint32_t)v, (uint32_t)z);
  }
  return (Val)clone_mapped(is, (uint32_t)v);
}
/* The copy, which is the rest, behind the loop, and ways to it from before the loop and from its end. */
static void make_rest(Rest *r) {
  Unroll *u = r->u;
  Fn *f = u->f;
  Blk guard = u->pre, ph = edge_split(f, guard, 0);
  uint32_t leave = succ(f, u->latch, 0) == u->head ? 1 : 0, from_pre = succ_pred(f, ph, 0);
  Blk exit = succ(f, u->latch, leave);
  VecU32 all = {0}, phi = {0}, at_exit = {0};
  vec_push(&all, (uint32_t)ph);
  for (uint32_t i = 0; i < u->blk.n; i++) vec_push(&all, u->blk.p[i]);
  Clone c = lc_clone(u->lc, STR(".rest"), u->px->scratch);
  region_clone(&c, &all, BLK_NONE, (Blk)all.p[all.n - 1]);
  Blk rest = (Blk)clone_mapped(c.blk, (uint32_t)ph), back = (Blk)clone_mapped(c.blk, (uint32_t)u->latch);
  FOR_EACH_PHI(f, u->head, p) vec_push(&phi, clone_mapped(c.val, (uint32_t)p));
  clone_end(&c);
  lc_map_clear(u->lc);
  md_set(f, term(f, back), MDK_LOOP, unroll_md(u, true, "llvm.loop.unroll.disable", 0));
  md_set(f, term(f, back), MDK_PROF, MD_NONE);
  Blk mid = edge_split(f, u->latch, leave);
  uint32_t out = succ_pred(f, mid, 0), i = 0;
  FOR_EACH_PHI(f, exit, p) {
    opnd_set(f, p, out, closed(u, mid, arg(f, p, out)));
    vec_push(&at_exit, (uint32_t)arg(f, p, out));
  }
  Val more = r->more;
  if (!more) {
    Val x = closed(u, mid, r->x);
    Bld k = bld_before(f, term(f, mid));
    more = emit_icmp(&k, r->stay, x, r->bound);
  }
  term_condbr(f, mid, more, rest, exit);
  FOR_EACH_PHI(f, exit, p) opnd_set(f, p, succ_pred(f, mid, 1), (Val)at_exit.p[i++]);
  term_condbr(f, guard, r->enough, ph, rest);
  i = 0;
  FOR_EACH_PHI(f, u->head, p) {
    Val ops[2], q = (Val)phi.p[i++];
    ops[succ_pred(f, guard, 1)] = arg(f, p, from_pre);
    ops[succ_pred(f, mid, 0)] = closed(u, mid, arg(f, p, 1 - from_pre));
    Val from = emit_phi(f, rest, ty(f, p), ops);
    name_like(f, from, p, STR(".unr"));
    opnd_set(f, q, succ_pred(f, rest, 0), from);
  }
  lc_map_clear(u->lc);
  Val t = term(f, u->latch);
  Bld k = bld_before(f, t);
  opnd_set(f, t, 0, emit_icmp(&k, leave ? r->stay : pred_invert(r->stay), r->x, r->last));
  md_set(f, t, MDK_PROF, MD_NONE);
  u->pre = ph;
  vec_free(&all), vec_free(&phi), vec_free(&at_exit);
}
bool unroll_split_rest(Unroll *u, uint32_t n, bool asked) {
  Fn *f = u->f;
  LoopCtx *lc = u->lc;
  Rest r = {.u = u, .n = n, .at = term(f, u->pre)};
  uint32_t up = lc_parent(lc), stay = succ(f, u->latch, 0) == u->head ? 0 : 1;
  if (n < 2 || !blk_forks(f, u->latch)) return false;
  Blk exit = succ(f, u->latch, 1 - stay);
  if (lc_has_blk(lc, exit) || (up && !loop_forest_has(lc->forest, up, exit)) ||
      !(r.s = unroll_scev(u, &r.loop, asked)) || !find_test(&r))
    return false;
  r.each_round = lc_runs_each_round(lc, term(f, u->latch));
  expand_init(&r.e, r.s, pass_fold_ctx(f, u->px));
  bool ok = r.stay == ICMP_NE || r.stay == ICMP_EQ ? by_count(&r) : by_order(&r);
  expand_free(&r.e);
  if (!ok) return false;
  if (!r.each_round) {
    Bld k = bld_before(f, r.at);
    r.enough = emit(&k, OP_FREEZE, 0, 0, TY_I1, &r.enough, 1);
  }
  make_rest(&r);
  u->rounds = n, u->exit_from = u->latch, u->exit_stay = stay, u->tests = 0;
  return true;
}
