/* loop_index_split.c: "loop-index-split": a test of the counter against a value from before the loop goes, and the
 * loop's range is cut where its answer changes.
 *
 *     only one round     for (i = 0; i < n; i++) if (i == c) f(i);
 *                    =>  if (c < n) f(c);
 *     all but one        for (i = 0; i < n; i++) if (i == c) f(); else g();
 *                    =>  for (i = 0; i < n && i != c; i++) g(); if (i < n) { f(); for (i++; ...) g(); }
 *     range              for (i = 0; i < n; i++) if (i < c) f(); else g();
 *                    =>  for (i = 0; i < min(n, c); i++) f(); for (; i < n; i++) g();
 *
 * as NVIDIA's compiler has it (LoopIndexSplit; LLVM had it until 2.8, and has the last as loop-bound-split).
 *
 * The loop: innermost, leaving at its latch only, a known number of rounds later; no calls with effects, no volatile
 * or ordered access. The test: an integer comparison that decides a branch in every round, of a recurrence by 1 or -1
 * with a value from before the loop. Let k be the round in which the recurrence is c. For == and != it is (c - start) /
 * step modulo the width: the one round below 2^width, so that `k <= count` (the count is no wider) says whether the
 * loop gets there. For < and the like the recurrence must not wrap (its flags): then the answer is one value up to some
 * round and the other one from there on, and the last round of the first part is c - start, or one less, where the
 * first round belongs to it at all.
 *   only one round    what runs where the test fails has no effects; values carried round the loop are then what they
 *                     were, or are recurrences. The loop becomes its round k, under the condition that there is one;
 *                     values used behind it are what round k made of those carried, and recurrences at the last round
 *   range             a copy of the loop runs the first part and leaves where the recurrence reaches the part's last
 *                     round; behind it the loop itself runs the rest, if there is one
 *   all but one       the same, with the first part up to round k - 1, and then a copy of one round, k
 * Undefined values: the branch on the test runs in the first round, so that a value undefined enough to make the answer
 * open is undefined behaviour there, too.
 *
 * On a GPU: every thread does the same operations in the same order, without meeting others: loops with convergent
 * operations, barriers among them, are left alone. Where threads of a warp have different c the parts would run one
 * after the other for different threads: then only the form with one round is made, which is less work in any case.
 * Requires simplified loops in LCSSA form, keeps both. Cost: O(loop) for each cut. Caps: INDEX_SPLIT_SIZE,
 * LOOP_SCEV_WORK, UNSWITCH_LOOPS for uniformity. No knobs, as there. */
#include "analysis/gpu/uniformity.h"
#include "analysis/scev/scev.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/loop/loop_version.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"

static const char disable[] = "llvm.loop.index.split.disable"; /* ours */

typedef struct Split {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Scev *s;
  uint32_t loop;
  Blk pre, head, latch, exit;
  VecU32 blk;
  /* the test */
  Val br, cmp, iv;
  Sx rec, bound, count; /* {start,+,1 or -1}; what it is compared with; times that the loop goes round, of their type */
  Pred pred;            /* iv pred bound */
  bool up;
} Split;

/* ---- the loop and its test ---- */
static bool shape_fits(Split *x) {
  const Fn *f = x->f;
  LoopCtx *lc = x->lc;
  uint64_t size = 0;
  if (!x->pre || !x->latch || !is_op(f, term(f, x->pre), OP_BR) || !is_condbr(f, term(f, x->latch)) ||
      npreds(f, x->head) != 2 || !lc_exits_dedicated(lc) || convergence_heart(f, x->head))
    return false;
  x->exit = succ(f, x->latch, lc_has_blk(lc, succ(f, x->latch, 0)) ? 1 : 0);
  if (npreds(f, x->exit) != 1) return false;
  for (uint32_t i = 0; i < x->blk.n; i++) {
    Blk b = (Blk)x->blk.p[i];
    size += blk_size(f, b, CAP_INDEX_SPLIT_SIZE);
    if (size > CAP_INDEX_SPLIT_SIZE && cap_hit(f->m, INDEX_SPLIT_SIZE)) return false;
    if (!is_op(f, term(f, b), OP_BR) && !is_op(f, term(f, b), OP_SWITCH)) return false;
    for (uint32_t k = 0; k < nsuccs(f, b); k++)
      if (!lc_has_blk(lc, succ(f, b, k)) && b != x->latch) return false;
    FOR_EACH_INS(f, b, v) {
      if (is_term(f, v) || is_op(f, v, OP_PHI)) continue;
      bool plain = is_op(f, v, OP_STORE) && !is_volatile(f, v) && !order_of(f, v);
      if (!transfers_execution(f, v) || (may_write(f, v) && !plain)) return false;
    }
  }
  return !region_refuses(f, &x->blk, CLONE_APART, NULL);
}
static bool is_step(Scev *s, Sx rec, bool *up) {
  Sx step = sx_op(s, rec, 1);
  *up = sx_is_one(s, step);
  return *up || (sx_is(s, step, SXK_CONST) && ap_is_ones(sx_ap(s, step)));
}
static bool find_test(Split *x, Blk b) {
  Fn *f = x->f;
  Val t = term(f, b);
  if (b == x->latch || !is_condbr(f, t) || succ(f, b, 0) == succ(f, b, 1)) return false;
  Val c = arg(f, t, 0);
  if (val_is_con(c) || !is_op(f, c, OP_ICMP) || !lc_has_val(x->lc, c) || !ty_is_int(f->m, ty(f, arg(f, c, 0))))
    return false;
  x->br = t, x->cmp = c, x->iv = arg(f, c, 0), x->pred = (Pred)sub(f, c);
  Val other = arg(f, c, 1);
  if (val_is_con(x->iv) || !lc_has_val(x->lc, x->iv)) {
    Val v = x->iv;
    x->iv = other, other = v;
    x->pred = pred_swap(x->pred);
  }
  if (val_is_con(x->iv) || !lc_has_val(x->lc, x->iv) || (!val_is_con(other) && lc_has_val(x->lc, other))) return false;
  x->rec = sx_of(x->s, x->iv), x->bound = sx_of(x->s, other);
  if (!sx_is(x->s, x->rec, SXK_ADDREC) || !sx_affine(x->s, x->rec) || sx_loop(x->s, x->rec) != x->loop ||
      !is_step(x->s, x->rec, &x->up) || !sx_invariant(x->s, x->bound, x->loop) || sx_bits(x->s, x->rec) > 64 ||
      !lc_runs_each_round(x->lc, t))
    return false;
  Sx n = sx_backedge_count(x->s, x->loop);
  if (n == SX_CNC || sx_bits(x->s, n) > sx_bits(x->s, x->rec)) return false;
  x->count = sx_trunc_or_zext(x->s, n, sx_type(x->s, x->rec));
  return true;
}
static bool is_uniform(Split *x) {
  Fn *f = x->f;
  if (!f->m->permissions) return true;
  if (x->lc->forest->node.n > CAP_UNSWITCH_LOOPS && cap_hit(f->m, UNSWITCH_LOOPS)) return false;
  const Uniformity *u = uniformity(f);
  return uniform_val(u, x->cmp, UNI_WARP);
}

static void set_answer(Fn *f, Val cmp, bool yes) {
  val_replace(f, cmp, con_int(&f->con, TY_I1, yes));
  ins_erase_dead(f, cmp);
}

/* ---- only one round ---- */
typedef struct Once {
  Split *x;
  Blk only;     /* the successor of the branch that the test leads to in one round */
  CloneMap *is; /* blocks of a round in which it does not */
} Once;
static bool runs_idly(const Once *o, Blk b) { return clone_mapped(o->is, (uint32_t)b) != 0; }
static void walk_idle_round(Once *o) {
  const Fn *f = o->x->f;
  VecU32 todo = {0};
  clone_map(o->is, (uint32_t)o->x->head, 1);
  vec_push(&todo, (uint32_t)o->x->head);
  while (todo.n) {
    Blk b = (Blk)vec_pop(&todo);
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      if (!lc_has_blk(o->x->lc, s) || runs_idly(o, s) || (b == blk_of(f, o->x->br) && s == o->only)) continue;
      clone_map(o->is, (uint32_t)s, 1);
      vec_push(&todo, (uint32_t)s);
    }
  }
  vec_free(&todo);
}
/* What v is in such a round, as far as phis tell. */
static Val idle_value(const Once *o, Val v) {
  const Fn *f = o->x->f;
  for (uint32_t n = 0; n < 8 && !val_is_con(v) && is_op(f, v, OP_PHI) && lc_has_val(o->x->lc, v); n++) {
    Blk b = blk_of(f, v);
    if (b == o->x->head) return v;
    Val all = VAL_NONE;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Blk p = pred(f, b, k);
      if (!runs_idly(o, p) || (p == blk_of(f, o->x->br) && b == o->only)) continue;
      if (all && all != arg(f, v, k)) return v;
      all = arg(f, v, k);
    }
    if (!all) return v;
    v = all;
  }
  return v;
}
static bool is_rec(const Split *x, Val v) {
  if (val_is_con(v) || !sx_able(x->s, ty(x->f, v))) return false;
  Sx e = sx_of(x->s, v);
  return sx_is(x->s, e, SXK_ADDREC) && sx_affine(x->s, e) && sx_loop(x->s, e) == x->loop;
}
/* A phi of the header that only the one round changes. */
static bool is_carried(const Once *o, Val phi) {
  return idle_value(o, arg(o->x->f, phi,
                           succ_pred(o->x->f, o->x->latch, succ(o->x->f, o->x->latch, 0) == o->x->head ? 0 : 1))) ==
         phi;
}
static Val carried_by(const Once *o, Val v) { /* the phi for which v comes round */
  const Fn *f = o->x->f;
  uint32_t back = succ_pred(f, o->x->latch, succ(f, o->x->latch, 0) == o->x->head ? 0 : 1);
  FOR_EACH_PHI(f, o->x->head, p)
    if (arg(f, p, back) == v && is_carried(o, p)) return p;
  return VAL_NONE;
}
static bool once_fits(Once *o) {
  Split *x = o->x;
  const Fn *f = x->f;
  uint32_t up = lc_parent(x->lc);
  if (npreds(f, o->only) != 1 || (up && !loop_forest_has(x->lc->forest, up, x->exit))) return false;
  walk_idle_round(o);
  for (uint32_t i = 0; i < x->blk.n; i++)
    if (runs_idly(o, (Blk)x->blk.p[i]))
      FOR_EACH_INS(f, (Blk)x->blk.p[i], v)
        if (!is_term(f, v) && may_write(f, v)) return false;
  FOR_EACH_PHI(f, x->head, p)
    if (!is_rec(x, p) && !is_carried(o, p)) return false;
  FOR_EACH_PHI(f, x->exit, p) {
    Val v = arg(f, p, 0);
    if (!val_is_con(v) && lc_has_val(x->lc, v) && !is_rec(x, v) && !carried_by(o, v)) return false;
  }
  return true;
}
static bool only_one_round(Split *x, uint32_t way) {
  Fn *f = x->f;
  Scev *s = x->s;
  Once o = {.x = x, .only = succ(f, blk_of(f, x->br), way), .is = &x->lc->forest->blk};
  bool ok = once_fits(&o);
  Val at = term(f, x->pre);
  Sx start = sx_op(s, x->rec, 0), k = x->up ? sx_minus(s, x->bound, start, 0) : sx_minus(s, start, x->bound, 0);
  ScevExpand e;
  expand_init(&e, s, pass_fold_ctx(f, x->px));
  /* Values: the round, what recurrences are in it, and what they are in the end. */
  VEC(Sx) want = {0};
  if (ok) {
    vec_push(&want, k), vec_push(&want, x->count);
    FOR_EACH_PHI(f, x->head, p) {
      Sx rec = is_rec(x, p) ? sx_of(s, p) : SX_NONE;
      vec_push(&want, rec ? sx_eval_at(s, rec, k) : k);
    }
    FOR_EACH_PHI(f, x->exit, p) {
      Val v = arg(f, p, 0);
      bool rec = !val_is_con(v) && lc_has_val(x->lc, v) && is_rec(x, v);
      vec_push(&want, rec ? sx_eval_at(s, sx_of(s, v), x->count) : k);
    }
    for (uint32_t i = 0; i < want.n && ok; i++) ok = want.p[i] != SX_CNC && expand_safe(&e, want.p[i], at);
  }
  VecU32 have = {0};
  for (uint32_t i = 0; i < want.n && ok; i++) vec_push(&have, (uint32_t)expand_at(&e, want.p[i], at));
  expand_free(&e);
  if (ok) {
    remark_plain(x->px, INDEX_SPLIT_ONE, f, x->br);
    uint32_t back = succ(f, x->latch, 0) == x->head ? 0 : 1, from_pre = succ_pred(f, x->pre, 0), i = 2;
    Bld b = bld_before(f, at);
    Val is_there = emit_icmp(&b, ICMP_ULE, (Val)have.p[0], (Val)have.p[1]);
    uint32_t nphi = 0;
    VecU32 other = {0}; /* what the exit takes where there is no such round */
    FOR_EACH_PHI(f, x->head, p) nphi++;
    uint32_t j = 2 + nphi;
    FOR_EACH_PHI(f, x->exit, p) {
      Val v = arg(f, p, 0), now = v;
      if (!val_is_con(v) && lc_has_val(x->lc, v)) {
        Val c = is_rec(x, v) ? VAL_NONE : carried_by(&o, v);
        now = c ? arg(f, c, from_pre) : (Val)have.p[j];
        if (!c) opnd_set(f, p, 0, now);
      }
      j++;
      vec_push(&other, (uint32_t)now);
    }
    FOR_EACH_PHI(f, x->head, p) {
      if (is_rec(x, p)) opnd_set(f, p, from_pre, (Val)have.p[i]);
      i++;
    }
    lc_map_clear(x->lc);
    set_answer(f, x->cmp, way == 0);
    term_keep_edge(f, x->latch, 1 - back);
    Blk ph = edge_split(f, x->pre, 0);
    term_condbr(f, x->pre, is_there, ph, x->exit);
    uint32_t n = succ_pred(f, x->pre, 1);
    i = 0;
    FOR_EACH_PHI(f, x->exit, p) opnd_set(f, p, n, (Val)other.p[i++]);
    phis_simplify(f, x->head);
    vec_free(&other);
  }
  lc_map_clear(x->lc);
  vec_free(&have), vec_free(&want);
  return ok;
}

/* ---- two parts ---- */
/* Of the first part: whether it has a round, its last one. `strict`: it ends before the recurrence is the bound. */
typedef struct Cut {
  Pred pred; /* start pred bound: the first round belongs to it */
  Sx last;   /* its last round, if there is one */
} Cut;
static Cut cut_at(Split *x, Pred p, bool strict) {
  Scev *s = x->s;
  Sx start = sx_op(s, x->rec, 0), k = x->up ? sx_minus(s, x->bound, start, 0) : sx_minus(s, start, x->bound, 0);
  return (Cut){p, strict ? sx_add2(s, k, sx_int(s, sx_type(s, k), -1), 0) : k};
}
/* The parts are not cut again: every test would double what there is. */
static void set_cut(Fn *f, Blk latch) {
  md_set(f, term(f, latch), MDK_LOOP, loop_id_with(f, md_get(f, term(f, latch), MDK_LOOP), disable, true));
}
/* first: the test's answer in the first part. peel: the round behind it is the only one with the other answer. */
static bool two_parts(Split *x, Cut cut, bool first, bool peel) {
  Fn *f = x->f;
  Scev *s = x->s;
  Val at = term(f, x->pre);
  Sx start = sx_op(s, x->rec, 0), end = sx_eval_at(s, x->rec, sx_minmax2(s, SXK_UMIN, cut.last, x->count));
  const Sx want[] = {start, x->bound, cut.last, x->count, end};
  Val have[ARRAY_LEN(want)];
  ScevExpand e;
  expand_init(&e, s, pass_fold_ctx(f, x->px));
  bool ok = true;
  for (uint32_t i = 0; i < ARRAY_LEN(want) && ok; i++) ok = want[i] != SX_CNC && expand_safe(&e, want[i], at);
  for (uint32_t i = 0; i < ARRAY_LEN(want) && ok; i++) have[i] = expand_at(&e, want[i], at);
  expand_free(&e);
  if (!ok) return false;
  Bld b = bld_before(f, at);
  Val begins = emit_icmp(&b, cut.pred, have[0], have[1]), more = emit_icmp(&b, ICMP_ULT, have[2], have[3]);
  VecU32 all = {0}, next = {0};
  uint32_t back = succ(f, x->latch, 0) == x->head ? 0 : 1;
  Blk ph = edge_split(f, x->pre, 0);
  vec_push(&all, (uint32_t)ph);
  for (uint32_t i = 0; i < x->blk.n; i++) vec_push(&all, x->blk.p[i]);
  /* The first part is a copy before the loop. */
  Clone c = lc_clone(x->lc, STR(".first"), x->px->scratch);
  region_clone(&c, &all, BLK_NONE, x->pre);
  Blk h1 = (Blk)clone_mapped(c.blk, (uint32_t)x->head), l1 = (Blk)clone_mapped(c.blk, (uint32_t)x->latch),
      ph1 = (Blk)clone_mapped(c.blk, (uint32_t)ph);
  Val iv1 = (Val)clone_mapped(c.val, (uint32_t)x->iv), cmp1 = (Val)clone_mapped(c.val, (uint32_t)x->cmp);
  uint32_t around = succ_pred(f, x->latch, back), from_pre = 1 - around;
  FOR_EACH_PHI(f, x->head, p) {
    Val v = arg(f, p, around), n = val_is_con(v) ? VAL_NONE : (Val)clone_mapped(c.val, (uint32_t)v);
    vec_push(&next, (uint32_t)(n ? n : v));
  }
  clone_end(&c);
  lc_map_clear(x->lc);
  uint32_t leave = succ(f, l1, 0) == h1 ? 1 : 0;
  Blk mid = edge_split(f, l1, leave);
  Bld bl = bld_before(f, term(f, l1));
  opnd_set(f, term(f, l1), 0, emit_icmp(&bl, leave ? ICMP_NE : ICMP_EQ, iv1, have[4]));
  md_set(f, term(f, l1), MDK_PROF, MD_NONE);
  /* Behind it: the exit, which has the phis that the copy gave it, or the loop. */
  FOR_EACH_PHI(f, x->exit, p) {
    uint32_t k = succ_pred(f, mid, 0);
    Val v = arg(f, p, k);
    if (val_is_con(v) || is_arg(f, v)) continue;
    Val z = emit_phi(f, mid, ty(f, v), &v);
    name_like(f, z, v, STR(".lcssa"));
    opnd_set(f, p, k, z);
  }
  VecU32 kept = {0}; /* what the exit takes for the edge from mid */
  FOR_EACH_PHI(f, x->exit, p) vec_push(&kept, (uint32_t)arg(f, p, succ_pred(f, mid, 0)));
  term_condbr(f, mid, more, ph, x->exit);
  uint32_t i = 0;
  FOR_EACH_PHI(f, x->exit, p) opnd_set(f, p, succ_pred(f, mid, 1), (Val)kept.p[i++]);
  term_condbr(f, x->pre, begins, ph1, ph);
  i = 0;
  FOR_EACH_PHI(f, x->head, p) { /* the loop goes on with what the first part leaves */
    Val v = (Val)next.p[i++], ops[2];
    if (!val_is_con(v) && !is_arg(f, v)) {
      v = emit_phi(f, mid, ty(f, v), &v);
      name_like(f, v, p, STR(".cut"));
    }
    ops[succ_pred(f, mid, 0)] = v;
    ops[succ_pred(f, x->pre, 1)] = arg(f, p, from_pre);
    Val from = emit_phi(f, ph, ty(f, p), ops);
    name_like(f, from, p, STR(".from"));
    opnd_set(f, p, from_pre, from);
  }
  set_answer(f, cmp1, first);
  if (peel) {
    Clone k = lc_clone(x->lc, STR(".one"), x->px->scratch);
    FOR_EACH_PHI(f, x->head, p) clone_map(k.val, (uint32_t)p, (uint32_t)arg(f, p, from_pre));
    region_clone(&k, &x->blk, x->head, ph);
    Blk one = (Blk)clone_mapped(k.blk, (uint32_t)x->head);
    Val cmp2 = (Val)clone_mapped(k.val, (uint32_t)x->cmp);
    clone_end(&k);
    lc_map_clear(x->lc);
    edge_redirect(f, ph, 0, one);
    set_answer(f, cmp2, !first);
    set_answer(f, x->cmp, first);
  } else set_answer(f, x->cmp, !first);
  set_cut(f, l1), set_cut(f, x->latch);
  vec_free(&all), vec_free(&next), vec_free(&kept);
  return true;
}

/* ---- which ---- */
static bool split_at(Split *x) {
  Fn *f = x->f;
  bool eq = x->pred == ICMP_EQ, done = false;
  VecU32 exits = {0};
  vec_push(&exits, (uint32_t)x->exit);
  if (eq || x->pred == ICMP_NE) {
    if (only_one_round(x, eq ? 0 : 1)) {
      vec_free(&exits);
      return true;
    }
    Cut c = cut_at(x, ICMP_NE, true);
    Val br = x->br;
    done = is_uniform(x) && two_parts(x, c, !eq, true);
    if (done) remark_plain(x->px, INDEX_SPLIT_BUT_ONE, f, br);
  } else {
    bool sgn = pred_is_signed(x->pred),
         strict = x->pred == ICMP_ULT || x->pred == ICMP_SLT || x->pred == ICMP_UGT || x->pred == ICMP_SGT,
         less = x->pred == ICMP_ULT || x->pred == ICMP_SLT || x->pred == ICMP_ULE || x->pred == ICMP_SLE;
    /* true first, then false, where it counts away from what is asked for; else the other way round */
    bool first = less == x->up;
    Pred p = first ? x->pred : pred_invert(x->pred);
    if (sx_flags(x->s, x->rec) & (sgn ? SX_NSW : SX_NUW)) {
      Cut c = cut_at(x, p, first == strict);
      done = is_uniform(x) && two_parts(x, c, first, false);
      if (done) remark_plain(x->px, INDEX_SPLIT_RANGE, f, x->br);
    }
  }
  if (done) {
    (void)lc_dedicate(x->lc, &exits);
    (void)lc_simplify(x->lc);
  }
  vec_free(&exits);
  return done;
}
Change pass_loop_index_split(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  Split x = {.lc = lc, .px = px, .f = f, .pre = lc_preheader(lc), .head = lc_header(lc), .latch = lc_latch(lc)};
  Md id = x.latch ? md_get(f, term(f, x.latch), MDK_LOOP) : MD_NONE;
  if (!x.latch || (id && loop_option(f->m, id, str_of(disable))) ||
      (lc_blks_reach(lc, CAP_INDEX_SPLIT_SIZE) && cap_hit(f->m, INDEX_SPLIT_SIZE)) || lc_has_inner(lc))
    return CH_NONE;
  lc_blks(lc, &x.blk);
  bool done = false, tests = false;
  for (uint32_t i = 0; i < x.blk.n; i++) tests |= (Blk)x.blk.p[i] != x.latch && is_condbr(f, term(f, (Blk)x.blk.p[i]));
  if (tests && shape_fits(&x) && (x.s = lc_scev_within(lc))) {
    (void)lc_dense(lc, &x.loop);
    for (uint32_t i = 0; i < x.blk.n && !done; i++) done = find_test(&x, (Blk)x.blk.p[i]) && split_at(&x);
  }
  vec_free(&x.blk);
  if (done) stat_add(px, ST_INDEX_SPLIT, 1);
  return done ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
