/* loop_flatten.c: "loop-flatten": two loops, one in the other, that walk an array from end to end are one loop.
 *
 *     for (i = 0; i < n; i++)                     for (k = 0; k < n * m; k++)
 *       for (j = 0; j < m; j++)              =>     use(a[k]);
 *         use(a[i * m + j]);
 *
 * Both loops count from 0 by 1, leave at their latch only, and run a number of times that is known before the outer
 * one. Between their headers and latches lies code in a line that computes without effects. The counters are used for
 * i * m + j only (an addition, or the index of an index; j and i may be extended first), and values carried by the
 * inner loop are carried by the outer one as they are. Then the inner loop's way back goes, the outer loop counts to n
 * * m, and what was i * m + j is its counter.
 *
 * The product must fit: by what is known of n and m; or because the program would be undefined otherwise, in code that
 * always goes on to its next instruction (an index that must stay within an object is read or written through, or the
 * sum is known not to wrap by scalar evolution); or in a counter of the widest legal integer, when that is twice as
 * wide.
 *
 * On a GPU: a thread does the same in the same order, atomics and fences too; but threads that meet in rounds of the
 * inner loop would meet in others where n or m differ between them, so that loops with convergent operations are left
 * alone.
 * Requires simplified loops in LCSSA form, keeps both. Cost: O(both loops). Caps: FLATTEN_BLOCKS, LOOP_SCEV_WORK;
 * knobs loop-flatten-assume-no-overflow, loop-flatten-cost-threshold, loop-flatten-widen-iv. Source: LLVM's
 * LoopFlatten (public design); Polychronopoulos, Loop coalescing (ICPP 1987). */
#include "analysis/scev/scev.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

typedef struct Counted { /* a loop that counts */
  Blk head, latch;
  uint32_t id; /* in loops(f) */
  Val phi, step, test, bound;
  uint64_t rounds; /* where bound is not them, a constant */
  bool stays;      /* the latch's first successor is the header */
  bool to_less;    /* tested by ult */
} Counted;
typedef struct Flatten {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Scev *s;
  Blk pre;
  Counted out, in;
  VecU32 between;      /* blocks of the outer loop that are in no inner one */
  VecU32 blk;          /* the inner loop's */
  VecU32 sum, product; /* i * m + j; i * m */
  VecU32 ext;          /* extensions of i and j */
  Ty type, counter;    /* of i and j; of k */
  bool steady;         /* every instruction goes on to the next */
} Flatten;

static bool in_list(const VecU32 *l, Val v) {
  for (uint32_t i = 0; i < l->n; i++)
    if (l->p[i] == (uint32_t)v) return true;
  return false;
}

/* ---- the shape ---- */
/* The outer loop in a line: its header .. the inner loop .. its latch. */
static bool find_nest(Flatten *x) {
  const Fn *f = x->f;
  const LoopForest *lf = x->lc->forest;
  Blk b = x->out.head;
  for (;; b = succ(f, b, 0)) {
    if (b != x->out.head && lf->head.p[b]) break;
    if (nsuccs(f, b) != 1 || b == x->out.latch || !lc_has_blk(x->lc, b)) return false;
    vec_push(&x->between, (uint32_t)b);
  }
  uint32_t in = lf->head.p[b];
  x->in.head = b;
  for (uint32_t i = 0; i < npreds(f, b); i++)
    if (loop_forest_has(lf, in, pred(f, b, i))) {
      if (x->in.latch) return false;
      x->in.latch = pred(f, b, i);
    }
  if (!x->in.latch || !is_condbr(f, term(f, x->in.latch))) return false;
  b = succ(f, x->in.latch, succ(f, x->in.latch, 0) == x->in.head ? 1 : 0);
  for (; b != x->out.latch; b = succ(f, b, 0)) {
    if (nsuccs(f, b) != 1 || npreds(f, b) != 1 || b == x->out.head) return false;
    vec_push(&x->between, (uint32_t)b);
  }
  if (npreds(f, b) != 1) return false;
  vec_push(&x->between, (uint32_t)b);
  VecU32 all = {0};
  lc_blks(x->lc, &all);
  for (uint32_t i = 0; i < all.n; i++)
    if (lf->of.p[all.p[i]] == in) vec_push(&x->blk, all.p[i]);
  bool ok = x->blk.n + x->between.n == all.n; /* no third loop */
  vec_free(&all);
  for (uint32_t i = 0; i < x->blk.n && ok; i++) {
    Blk c = (Blk)x->blk.p[i];
    Op o = op(f, term(f, c));
    ok = o == OP_BR || o == OP_SWITCH;
    for (uint32_t k = 0; k < nsuccs(f, c) && ok && c != x->in.latch; k++) ok = lf->of.p[succ(f, c, k)] == in;
  }
  return ok;
}
/* What the loops execute may be executed as often, or in the outer loop more often, in the new order of rounds. */
static bool may_run(Flatten *x) {
  const Fn *f = x->f;
  x->steady = true;
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_INS(f, (Blk)x->blk.p[i], v) {
      if (ty(f, v) == TY_TOKEN || is_convergent(f, v)) return false;
      x->steady &= is_term(f, v) || transfers_execution(f, v);
    }
  for (uint32_t i = 0; i < x->between.n; i++)
    FOR_EACH_INS(f, (Blk)x->between.p[i], v)
      if (!is_term(f, v) && !is_op(f, v, OP_PHI) && (!is_speculatable(f, v) || may_read(f, v))) return false;
  return true;
}

/* ---- the counters ---- */
/* A phi of the header that begins with 0 and goes on by 1, tested at the latch for the number of rounds. */
static bool find_counter(Flatten *x, Counted *c) {
  Fn *f = x->f;
  Val t = term(f, c->latch);
  c->stays = succ(f, c->latch, 0) == c->head;
  if (succ(f, c->latch, 1) == succ(f, c->latch, 0)) return false;
  c->test = arg(f, t, 0);
  if (!is_op(f, c->test, OP_ICMP) || !has_one_use(f, c->test)) return false;
  Pred p = (Pred)sub(f, c->test);
  c->to_less = p == ICMP_ULT;
  if (c->stays ? p != ICMP_NE && p != ICMP_ULT : p != ICMP_EQ) return false;
  Val a = arg(f, c->test, 0);
  c->bound = arg(f, c->test, 1);
  if (lc_has_val(x->lc, c->bound) || ty_is_ptr(f->m, ty(f, a))) return false;
  uint32_t back = succ_pred(f, c->latch, c->stays ? 0 : 1);
  FOR_EACH_PHI(f, c->head, v) {
    if (npreds(f, c->head) != 2) return false;
    Val step = arg(f, v, back), start = arg(f, v, 1 - back);
    if ((a != v && a != step) || !is_op(f, step, OP_ADD) || arg(f, step, 0) != v || !val_is_con(arg(f, step, 1)) ||
        !con_is_one(&f->con, arg(f, step, 1)) || !val_is_con(start) || !con_is_zero(&f->con, start) ||
        !ty_is_int(f->m, ty(f, v)))
      continue;
    c->phi = v, c->step = step;
  }
  if (!c->phi) return false;
  FOR_EACH_USE(f, c->step, u)
    if (use_user(f, u) != c->phi && use_user(f, u) != c->test) return false;
  Scev *s = x->s;
  Sx n = sx_backedge_count(s, c->id), bound = sx_of(s, c->bound);
  uint64_t k;
  if (n == SX_CNC || sx_bits(s, n) > 64 || sx_type(s, n) != ty(f, c->phi)) return false;
  if (sx_add2(s, n, sx_int(s, sx_type(s, n), 1), 0) == bound) return true;
  if (n != bound || !val_is_con(c->bound) || !con_u64(&f->con, c->bound, &k) || k == mask64(sx_bits(s, n)))
    return false;
  c->rounds = k + 1;
  return true;
}
/* Values that the loops carry: the inner one takes what the outer one has, and gives it back. */
static bool phis_agree(const Flatten *x) {
  const Fn *f = x->f;
  uint32_t in_back = succ_pred(f, x->in.latch, x->in.stays ? 0 : 1),
           out_back = succ_pred(f, x->out.latch, x->out.stays ? 0 : 1), carried = 0, have = 0;
  FOR_EACH_PHI(f, x->in.head, v) {
    if (v == x->in.phi) continue;
    Val o = arg(f, v, 1 - in_back), closed;
    if (!is_op(f, o, OP_PHI) || blk_of(f, o) != x->out.head || o == x->out.phi) return false;
    closed = arg(f, o, out_back);
    if (!is_op(f, closed, OP_PHI) || !in_list(&x->between, (Val)blk_of(f, closed)) || nops(f, closed) != 1 ||
        arg(f, closed, 0) != arg(f, v, in_back))
      return false;
    FOR_EACH_USE(f, o, u) /* the start of a round of the outer loop is seen in the inner one's phi only */
      if (use_user(f, u) != v) return false;
    carried++;
  }
  FOR_EACH_PHI(f, x->out.head, v) have += v != x->out.phi;
  return have == carried;
}
static Val rounds_of(Flatten *x, const Counted *c) {
  return c->rounds ? con_int(&x->f->con, x->type, c->rounds) : c->bound;
}
static bool is_rounds(Flatten *x, Val v) { /* the inner loop's number of rounds, or that zero-extended */
  Fn *f = x->f;
  Val n = rounds_of(x, &x->in);
  uint64_t a, b;
  if (v == n) return true;
  if (val_is_con(v)) return val_is_con(n) && con_u64(&f->con, v, &a) && con_u64(&f->con, n, &b) && a == b;
  return is_op(f, v, OP_ZEXT) && arg(f, v, 0) == n;
}
/* v is c, or c zero-extended, which *ext then is. */
static bool is_counter(Flatten *x, const Counted *c, Val v) {
  Fn *f = x->f;
  if (v == c->phi) return true;
  if (!is_op(f, v, OP_ZEXT) && !(is_op(f, v, OP_SEXT) && sx_known_nonneg(x->s, sx_of(x->s, c->phi)))) return false;
  if (arg(f, v, 0) != c->phi) return false;
  if (!in_list(&x->ext, v)) vec_push(&x->ext, (uint32_t)v);
  return true;
}
static bool is_product(Flatten *x, Val v) {
  Fn *f = x->f;
  uint64_t k, n;
  bool ok = false;
  if (val_is_con(v)) return false;
  if (is_op(f, v, OP_MUL))
    for (uint32_t i = 0; i < 2 && !ok; i++) ok = is_rounds(x, arg(f, v, 1 - i)) && is_counter(x, &x->out, arg(f, v, i));
  else if (is_op(f, v, OP_SHL))
    ok = val_is_con(arg(f, v, 1)) && con_u64(&f->con, arg(f, v, 1), &k) && k < 64 && val_is_con(rounds_of(x, &x->in)) &&
         con_u64(&f->con, rounds_of(x, &x->in), &n) && n == 1ull << k && is_counter(x, &x->out, arg(f, v, 0));
  if (ok && !in_list(&x->product, v)) vec_push(&x->product, (uint32_t)v);
  return ok;
}
/* v, which uses j (or its extension), is i * m + j: as a sum, or as an index j of what an index i * m leads to. */
static bool is_sum(Flatten *x, Val v, Val j) {
  Fn *f = x->f;
  bool ok = false;
  if (is_op(f, v, OP_ADD) || (is_op(f, v, OP_OR) && (flags(f, v) & F_DISJOINT)))
    ok = is_product(x, arg(f, v, arg(f, v, 0) == j ? 1 : 0));
  else if (is_op(f, v, OP_GEP) && nops(f, v) == 2 && arg(f, v, 1) == j) {
    Val b = arg(f, v, 0);
    ok = is_op(f, b, OP_GEP) && nops(f, b) == 2 && gep_type(f, b) == gep_type(f, v) &&
         !lc_has_val(x->lc, arg(f, b, 0)) && is_product(x, arg(f, b, 1));
    if (ok && !in_list(&x->product, b)) vec_push(&x->product, (uint32_t)b);
  }
  if (ok) vec_push(&x->sum, (uint32_t)v);
  return ok;
}
/* The counters serve for nothing else. */
static bool counters_are_for_sums(Flatten *x) {
  Fn *f = x->f;
  FOR_EACH_USE(f, x->in.phi, u) {
    Val v = use_user(f, u);
    if (v == x->in.step || v == x->in.test || is_sum(x, v, x->in.phi)) continue;
    if (!is_counter(x, &x->in, v)) return false;
    FOR_EACH_USE(f, v, w)
      if (!is_sum(x, use_user(f, w), v)) return false;
  }
  FOR_EACH_USE(f, x->out.phi, u) {
    Val v = use_user(f, u);
    if (v != x->out.step && v != x->out.test && !in_list(&x->product, v) && !in_list(&x->ext, v)) return false;
    for (uint32_t once = in_list(&x->ext, v); once; once = 0)
      FOR_EACH_USE(f, v, w)
        if (!in_list(&x->product, use_user(f, w))) return false;
  }
  for (uint32_t i = 0; i < x->product.n; i++)
    FOR_EACH_USE(f, (Val)x->product.p[i], u)
      if (!in_list(&x->sum, use_user(f, u)) && !in_list(&x->product, use_user(f, u))) return false;
  return true;
}
/* What the outer loop computes would be computed in every round. */
static bool worth_it(const Flatten *x) {
  const Fn *f = x->f;
  int64_t n = 0;
  for (uint32_t i = 0; i < x->between.n; i++)
    FOR_EACH_INS(f, (Blk)x->between.p[i], v)
      n += !is_term(f, v) && !is_op(f, v, OP_PHI) && v != x->out.step && v != x->out.test && !in_list(&x->product, v) &&
           !in_list(&x->ext, v);
  return n <= knob_int(x->px->knobs, KNOB_FLATTEN_COST);
}

/* ---- the product fits ---- */
/* The loop runs bound rounds, and not 2^width where bound is 0: a counter that must not wrap, or a bound that is not.
 */
static bool at_least_one(Flatten *x, const Counted *c) {
  Scev *s = x->s;
  if (c->rounds || c->to_less) return true; /* by ult, 0 would be one round */
  Sx n = sx_of(s, c->bound);
  return sx_known_nonzero(s, n) || sx_loop_entry_guarded(s, c->id, ICMP_NE, n, sx_int(s, x->type, 0)) ||
         (x->steady && (flags(x->f, c->step) & (F_NUW | F_NSW)));
}
static uint64_t most(Flatten *x, const Counted *c) {
  if (c->rounds) return c->rounds;
  Sx n = sx_of(x->s, c->bound);
  return u64_min(range_umax(sx_range_u(x->s, n)), range_umax(sx_range_u(x->s, sx_apply_guards(x->s, c->id, n))));
}
/* Were the product too large, the index v would take every value there is, in an object that cannot be that large. */
static bool spans_object(const Flatten *x, Val v) {
  const Fn *f = x->f;
  FOR_EACH_USE(f, v, u) {
    Val g = use_user(f, u);
    if (!is_op(f, g, OP_GEP) || nops(f, g) != 2 || arg(f, g, 1) != v || !(flags(f, g) & F_INBOUNDS) ||
        ty_bits(f->m, ty(f, v)) < ty_bits(f->m, ty_index(f->m, ty(f, g))) || !ty_store_size(f->m, gep_type(f, g)))
      continue;
    FOR_EACH_USE(f, g, w) {
      Val a = use_user(f, w);
      bool access = (is_op(f, a, OP_LOAD) && arg(f, a, 0) == g) || (is_op(f, a, OP_STORE) && arg(f, a, 1) == g);
      if (access && lc_has_blk(x->lc, blk_of(f, a)) && lc_dom(x->lc, blk_of(f, a), x->in.latch)) return true;
    }
  }
  return false;
}
/* Scalar evolution knows that v, i * m + j of width of i, goes up from 0 without wrapping. */
static bool goes_up(Flatten *x, Val v) {
  Scev *s = x->s;
  Sx a = sx_of(s, v), b;
  if (!sx_affine(s, a) || sx_loop(s, a) != x->in.id) return false;
  b = sx_op(s, a, 0);
  unsigned fl = sx_affine(s, b) && sx_loop(s, b) == x->out.id ? sx_flags(s, a) & sx_flags(s, b) : 0;
  return (fl & (SX_NUW | SX_NSW)) && sx_is_zero(s, sx_op(s, b, 0)) && sx_is_one(s, sx_step(s, a));
}
/* The type of the counter in which the product fits; *exactly: it is less than its largest value. */
static bool fits(Flatten *x, bool *exactly) {
  Fn *f = x->f;
  uint32_t w = ty_bits(f->m, x->type), wide = 0;
  uint64_t a = most(x, &x->in), b = most(x, &x->out);
  x->counter = x->type;
  *exactly = true;
  if (!a || b <= mask64(w) / a) return true;
  bool by_ub = knob_bool(x->px->knobs, KNOB_FLATTEN_NO_OVERFLOW);
  for (uint32_t i = 0; i < x->sum.n && !by_ub && x->steady; i++) {
    Val v = (Val)x->sum.p[i];
    by_ub = ty(f, v) == x->type && (spans_object(x, v) || goes_up(x, v));
  }
  if (by_ub) {
    *exactly = false;
    return true;
  }
  for (uint32_t k = 8; k <= 64; k *= 2)
    if (int_is_legal(f->m, k)) wide = k;
  if (wide < 2 * w || !knob_bool(x->px->knobs, KNOB_FLATTEN_WIDEN)) return false;
  x->counter = ty_int(f->m, wide);
  return true;
}

/* ---- the edits ---- */
static void flatten(Flatten *x, bool exactly) {
  Fn *f = x->f;
  FoldCtx fx = pass_fold_ctx(f, x->px);
  fold_at(&fx, term(f, x->pre));
  fx.loc = MD_NONE;
  unsigned nuw = exactly ? F_NUW : 0;
  Val n = fold_zext_or_trunc(&fx, rounds_of(x, &x->out), x->counter),
      m = fold_zext_or_trunc(&fx, rounds_of(x, &x->in), x->counter), total = fold_bin(&fx, OP_MUL, nuw, n, m);
  /* The first test of n comes after one round now, and not after m; before, a call may have ended the thread. So n that
   * is undefined is some number, and the first m rounds are made whatever it is. */
  KnownCtx at_pre = known_at(f, x->px->scratch, term(f, x->pre));
  if (!x->steady && !known_not_undef_poison(&at_pre, n))
    total = fold_intrin(&fx, INTRIN_umax, 0, x->counter, (Val[]){fold_freeze(&fx, total), m}, 2);
  if (val_is_local(total) && !name_of(f, total).n) name_set(f, total, STR("flatten.tripcount"));
  /* k */
  Blk h = x->out.head;
  uint32_t back = succ_pred(f, x->out.latch, x->out.stays ? 0 : 1);
  Val ops[2];
  ops[back] = con_poison(&f->con, x->counter), ops[1 - back] = con_null(&f->con, x->counter);
  Val k = emit_phi(f, h, x->counter, ops), t = term(f, x->out.latch);
  name_take(f, k, x->out.phi);
  Bld at = bld_before(f, t);
  at.loc = dbg_loc(f, x->out.step);
  Val step = emit_bin(&at, OP_ADD, nuw, k, con_int(&f->con, x->counter, 1));
  opnd_set(f, k, back, step);
  at.loc = dbg_loc(f, x->out.test);
  Val test = emit_icmp(&at, x->out.stays ? ICMP_NE : ICMP_EQ, step, total);
  name_take(f, step, x->out.step), name_take(f, test, x->out.test);
  opnd_set(f, t, 0, test);
  md_set(f, t, MDK_PROF, MD_NONE);
  /* the sums */
  fold_at(&fx, first_nonphi(f, h));
  Val index = k;
  for (uint32_t i = 0; i < x->sum.n; i++) {
    Val v = (Val)x->sum.p[i];
    bool gep = is_op(f, v, OP_GEP);
    Ty t_index = ty(f, arg(f, v, gep ? 1 : 0));
    fx.loc = dbg_loc(f, v);
    if (ty(f, index) != t_index) index = fold_zext_or_trunc(&fx, k, t_index);
    Val with = gep ? fold_gep(&fx, 0, gep_type(f, v), arg(f, arg(f, v, 0), 0), &index, 1) : index;
    if (gep) name_take(f, with, v);
    val_replace(f, v, with);
    ins_erase_dead(f, v);
  }
  /* the inner loop, and the counters */
  term_keep_edge(f, x->in.latch, x->in.stays ? 1 : 0);
  ins_erase_dead(f, x->in.test);
  ins_erase_dead(f, x->out.test);
  phis_simplify(f, x->in.head);
  Val gone[2] = {x->in.step, x->out.step};
  for (uint32_t i = 0; i < 2; i++) {
    if (op(f, gone[i]) == OP_NONE) continue;
    val_replace(f, gone[i], con_poison(&f->con, x->type));
    ins_erase_dead(f, gone[i]);
  }
  if (op(f, x->out.phi) != OP_NONE && is_trivially_dead(f, x->out.phi)) ins_erase(f, x->out.phi);
  remark(x->px, LOOP_FLATTENED, f, term(f, x->in.head));
  stat_add(x->px, ST_LOOP_FLATTENED, 1);
}
static bool try_flatten(Flatten *x) {
  Fn *f = x->f;
  if (!find_nest(x) || !may_run(x)) return false;
  if (!(x->s = lc_scev_within(x->lc))) return false;
  const Loops *l = lc_dense(x->lc, &x->out.id);
  x->in.id = loop_of(l, x->in.head);
  if (!find_counter(x, &x->out) || !find_counter(x, &x->in) || ty(f, x->out.phi) != ty(f, x->in.phi)) return false;
  x->type = ty(f, x->out.phi);
  if (!phis_agree(x) || !counters_are_for_sums(x) || !worth_it(x) || !at_least_one(x, &x->in) ||
      !at_least_one(x, &x->out))
    return false;
  bool exactly;
  if (!fits(x, &exactly)) return false;
  flatten(x, exactly);
  return true;
}

Change pass_loop_flatten(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  Flatten x = {.lc = lc, .px = px, .f = f, .pre = lc_preheader(lc)};
  x.out.head = lc_header(lc), x.out.latch = lc_latch(lc);
  if (!x.pre || !x.out.latch || !is_op(f, term(f, x.pre), OP_BR) || !is_condbr(f, term(f, x.out.latch)) ||
      (lc_blks_reach(lc, CAP_FLATTEN_BLOCKS) && cap_hit(f->m, FLATTEN_BLOCKS)) || !lc_exits_dedicated(lc))
    return CH_NONE;
  bool done = try_flatten(&x);
  vec_free(&x.between), vec_free(&x.blk), vec_free(&x.sum), vec_free(&x.product), vec_free(&x.ext);
  return done ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
