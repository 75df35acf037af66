/* loop_deletion.c: "loop-deletion": loops go that do nothing anybody sees, and edges back that are never taken.
 *
 *     pre:  br label %h                              pre:  br label %exit
 *     h:    %i = phi [ 0, %pre ], [ %j, %h ]   =>    exit: use %a
 *           %x = mul %i, %a
 *           br %c, label %h, label %exit
 *     exit: use %a
 *
 * A loop is dead when it writes nothing, throws nothing, calls nothing that may not return or that other threads take
 * part in, leaves to one block whose phis take the same for every way out, which is there before the loop or can be
 * computed there, and comes to an end: it must make progress (mustprogress, willreturn, llvm.loop.mustprogress), or it and
 * every loop in it has a bound. Without a way out, and obliged to make progress, it is unreachable. An edge back that
 * is not taken (scalar evolution counts 0, or the first round, followed with the values that it begins with, leaves)
 * goes, and the loop is code that is executed once. A loop that branches on constants lead past goes whatever it does.
 *
 * On a GPU a dead loop holds no barrier, fence or other convergent operation: those write, or are asked here.
 * Requires simplified loops in LCSSA form and keeps both. Cost: O(loop). Caps: DELETION_BLOCKS, DELETION_EVALUATED,
 * DELETION_INVARIANT, DELETION_LOOPS, LOOP_SCEV_WORK. Source: LLVM's LoopDeletion (public design). */
#include "analysis/scev/scev.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"

typedef struct Deletion {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Blk pre, head, latch;
  VecU32 blk, exits;
} Deletion;

static bool has_effects(const Fn *f, Val v) {
  return may_write(f, v) || may_throw(f, v) || !will_return(f, v) || is_convergent(f, v) || is_sync(f, v) ||
         ty(f, v) == TY_TOKEN;
}
/* Nothing that runs has effects. What a branch on a constant leads past does not run; blocks come in an order in which
 * every way in from above stands before, where no cycle has several entries. */
static bool does_nothing(Deletion *d) {
  const Fn *f = d->f;
  CloneMap *runs = &d->lc->forest->blk;
  bool ok = true, all = lc_has_irreducible(d->lc);
  clone_map(runs, (uint32_t)d->head, 1);
  for (uint32_t i = 0; i < d->blk.n && ok; i++) {
    Blk b = (Blk)d->blk.p[i];
    if (!all && !clone_mapped(runs, (uint32_t)b)) continue;
    FOR_EACH_INS(f, b, v)
      ok = ok && (is_term(f, v) ? is_op(f, v, OP_BR) || is_op(f, v, OP_SWITCH) : !has_effects(f, v));
    Val t = term(f, b);
    bool known = is_condbr(f, t) && val_is_con(arg(f, t, 0)) && con_kind(&f->con, arg(f, t, 0)) == CON_INT;
    for (uint32_t k = 0; k < nsuccs(f, b) && ok; k++)
      if (!known || k == con_is_zero(&f->con, arg(f, t, 0))) clone_map(runs, (uint32_t)succ(f, b, k), 1);
  }
  lc_map_clear(d->lc);
  return ok;
}
static bool must_progress(const Fn *f, Md loop) {
  return fn_has_attr(f, ATTR_MUSTPROGRESS) || fn_has_attr(f, ATTR_WILLRETURN) ||
         (loop && loop_option(f->m, loop, STR("llvm.loop.mustprogress")));
}
static Scev *evolution(Deletion *d, uint32_t *loop) {
  const LoopForest *lf = d->lc->forest;
  Scev *s = scev_had(d->f);
  if (!s && (lf->edited || !at_cap(d->f->m, DELETION_LOOPS, lf->node.n))) s = lc_scev_within(d->lc);
  if (s) (void)lc_dense(d->lc, loop);
  return s;
}
/* The loop and those in it come to an end. */
static bool ends(Deletion *d) {
  const Fn *f = d->f;
  if (must_progress(f, MD_NONE)) return true;
  if (!lc_has_inner(d->lc) && d->latch && must_progress(f, md_get(f, term(f, d->latch), MDK_LOOP))) return true;
  uint32_t loop;
  Scev *s = evolution(d, &loop);
  if (!s) return false;
  const Loops *l = lc_dense(d->lc, &loop);
  VecU32 todo = {0};
  bool all = !l->irreducible || !lc_has_irreducible(d->lc);
  vec_push(&todo, loop);
  while (todo.n && all) {
    uint32_t i = vec_pop(&todo);
    all = !sx_is(s, sx_backedge_max(s, i), SXK_CNC);
    for (uint32_t c = l->loop[i].child; c; c = l->loop[c].sibling) vec_push(&todo, c);
  }
  vec_free(&todo);
  return all;
}
/* v, or what computes it from values of before the loop, is available before it; *out: the instructions to move. */
static bool available(Deletion *d, Val v, VecU32 *out) {
  Fn *f = d->f;
  VecU32 todo = {0};
  bool ok = true;
  vec_push(&todo, (uint32_t)v);
  while (todo.n && ok) {
    Val x = (Val)vec_pop(&todo);
    if (val_is_con(x) || !lc_has_val(d->lc, x)) continue;
    ok = !is_op(f, x, OP_PHI) && !is_term(f, x) && !may_read(f, x) && is_speculatable(f, x) && !has_effects(f, x) &&
         !at_cap(f->m, DELETION_INVARIANT, out->n);
    vec_push(out, (uint32_t)x);
    for (uint32_t i = 0; i < nops(f, x) && ok; i++) vec_push(&todo, (uint32_t)arg(f, x, i));
  }
  vec_free(&todo);
  return ok;
}
/* Every phi of the exit takes one value, whichever way the loop is left, and it is available before the loop. */
static bool same_on_all_ways(Deletion *d, Blk exit, VecU32 *vals, VecU32 *move) {
  const Fn *f = d->f;
  FOR_EACH_PHI(f, exit, p) {
    Val x = arg(f, p, 0);
    for (uint32_t i = 1; i < nops(f, p); i++)
      if (arg(f, p, i) != x) return false;
    if (!available(d, x, move)) return false;
    vec_push(vals, (uint32_t)x);
  }
  return true;
}
static void move_before(Deletion *d, const VecU32 *move) {
  Fn *f = d->f;
  for (bool again = true; again;) { /* operands first */
    again = false;
    for (uint32_t i = move->n; i-- > 0;) {
      Val v = (Val)move->p[i];
      bool ready = lc_has_val(d->lc, v);
      for (uint32_t k = 0; k < nops(f, v) && ready; k++) ready = !lc_has_val(d->lc, arg(f, v, k));
      if (!ready) continue;
      ins_hoist(f, v, term(f, d->pre));
      again = true;
    }
  }
}
static void erase_blks(Fn *f, const VecU32 *blks) {
  for (uint32_t i = 0; i < blks->n; i++) term_unreachable(f, (Blk)blks->p[i]);
  for (uint32_t i = 0; i < blks->n; i++)
    if (!npreds(f, (Blk)blks->p[i])) blk_erase(f, (Blk)blks->p[i]);
}
/* Whatever leads to the preheader is a branch on a constant that goes elsewhere. */
static bool never_runs(const Deletion *d) {
  const Fn *f = d->f;
  for (uint32_t i = 0; i < npreds(f, d->pre); i++) {
    Val t = term(f, pred(f, d->pre, i));
    if (!is_condbr(f, t) || !val_is_con(arg(f, t, 0)) || con_kind(&f->con, arg(f, t, 0)) != CON_INT ||
        succ(f, pred(f, d->pre, i), con_is_zero(&f->con, arg(f, t, 0)) ? 1 : 0) == d->pre)
      return false;
  }
  return npreds(f, d->pre) != 0;
}
static bool delete_dead(Deletion *d) {
  Fn *f = d->f;
  bool never = d->exits.n <= 1 && never_runs(d);
  if (d->exits.n > 1 || (!never && !does_nothing(d))) return false;
  for (uint32_t i = 0; i < d->blk.n; i++)
    if (blk_is_address_taken(f, (Blk)d->blk.p[i])) return false;
  VecU32 vals = {0}, move = {0};
  Blk exit = d->exits.n ? (Blk)d->exits.p[0] : BLK_NONE;
  if (never && exit)
    FOR_EACH_PHI(f, exit, p) vec_push(&vals, (uint32_t)con_poison(&f->con, ty(f, p)));
  bool ok = never  ? exit == BLK_NONE || op(f, first_nonphi(f, exit)) != OP_LANDINGPAD
            : exit ? same_on_all_ways(d, exit, &vals, &move) && ends(d)
                   : must_progress(f, d->latch ? md_get(f, term(f, d->latch), MDK_LOOP) : MD_NONE);
  if (ok) {
    if (never) remark(d->px, LOOP_NEVER_RUNS, f, term(f, d->head));
    else remark(d->px, LOOP_DELETED, f, term(f, d->head));
    stat_add(d->px, ST_LOOP_DELETED, 1);
    if (exit) {
      move_before(d, &move);
      edge_redirect(f, d->pre, 0, exit);
      uint32_t at = succ_pred(f, d->pre, 0), i = 0;
      FOR_EACH_PHI(f, exit, p) opnd_set(f, p, at, (Val)vals.p[i++]);
    } else term_unreachable(f, d->pre);
    erase_blks(f, &d->blk);
    const LoopForest *lf = d->lc->forest;
    if (exit && (uint32_t)exit < lf->of.n && lf->of.p[exit] == lf->node.p[d->lc->loop].parent) phis_simplify(f, exit);
    (void)lc_dedicate(d->lc, &d->exits);
  }
  vec_free(&vals), vec_free(&move);
  return ok;
}
/* ---- the first round ---- */
static Val in_first_round(const Deletion *d, Val v) {
  uint32_t x = val_is_con(v) ? 0 : clone_mapped(&d->lc->forest->val, (uint32_t)v);
  return x ? (Val)x : v;
}
static bool is_evaluated(const Fn *f, Val v) {
  return is_op(f, v, OP_ICMP) || op_is_bin(op(f, v)) || is_op(f, v, OP_ZEXT) || is_op(f, v, OP_SEXT) ||
         is_op(f, v, OP_TRUNC);
}
/* What v is in the first round, from what its operands are. */
static Val evaluate(Deletion *d, FoldCtx *x, Val v) {
  Fn *f = d->f;
  CloneMap *first = &d->lc->forest->val;
  VecU32 todo = {0};
  vec_push(&todo, (uint32_t)v);
  while (todo.n && !at_cap(f->m, DELETION_EVALUATED, first->set.n)) {
    Val t = (Val)todo.p[todo.n - 1];
    uint32_t n = todo.n;
    if (val_is_con(t) || clone_mapped(first, (uint32_t)t) || !lc_has_val(d->lc, t) || !is_evaluated(f, t)) {
      todo.n--;
      continue;
    }
    for (uint32_t i = 0; i < nops(f, t); i++) {
      Val o = arg(f, t, i);
      if (!val_is_con(o) && !clone_mapped(first, (uint32_t)o) && lc_has_val(d->lc, o) && is_evaluated(f, o))
        vec_push(&todo, (uint32_t)o);
    }
    if (todo.n > n) continue;
    todo.n--;
    Val ops[2];
    for (uint32_t i = 0; i < nops(f, t); i++) ops[i] = in_first_round(d, arg(f, t, i));
    InsView view = ins_view(f, t);
    view.ops = ops, view.self = VAL_NONE;
    Val r = simplify_view(x, &view);
    clone_map(first, (uint32_t)t, (uint32_t)(r ? r : t));
  }
  vec_free(&todo);
  return in_first_round(d, v);
}
enum { IS_LIVE = 1 };
/* The edge that b's terminator takes in the first round; UINT32_MAX: it is open. */
static uint32_t taken_first(Deletion *d, FoldCtx *x, Blk b) {
  const Fn *f = d->f;
  Val t = term(f, b);
  if (!lc_is_innermost_blk(d->lc, b) || (!is_condbr(f, t) && !is_op(f, t, OP_SWITCH))) return UINT32_MAX;
  Val c = evaluate(d, x, arg(f, t, 0));
  if (!val_is_con(c) || con_kind(&f->con, c) != CON_INT) return UINT32_MAX;
  if (is_op(f, t, OP_BR)) return con_is_zero(&f->con, c) ? 1 : 0;
  for (uint32_t i = 1; i < nsuccs(f, b); i++)
    if (arg(f, t, i) == c) return i;
  return 0;
}
/* Followed with the values that phis have in the first round, the way does not come back to the header. */
static bool ends_in_first_round(Deletion *d, FoldCtx *x) {
  Fn *f = d->f;
  CloneMap *live = &d->lc->forest->blk,
           *first = &d->lc->forest->val; /* live: 1 + the only edge taken; all: UINT32_MAX */
  bool back = false;
  if (lc_has_irreducible(d->lc)) return false;
  for (uint32_t i = 0; i < d->blk.n && !back; i++) {
    Blk b = (Blk)d->blk.p[i];
    bool reached = b == d->head;
    for (uint32_t k = 0; k < npreds(f, b) && !reached; k++) {
      uint32_t by = clone_mapped(live, (uint32_t)pred(f, b, k));
      reached = by == UINT32_MAX || by == 1 + pred_succ(f, b, k);
    }
    /* the header of an inner loop is reached from above it, and its phis are open */
    if (!reached) continue;
    FOR_EACH_PHI(f, b, v) {
      Val only = VAL_NONE;
      bool one = lc_is_innermost_blk(d->lc, b);
      for (uint32_t k = 0; k < npreds(f, b) && one; k++) {
        uint32_t by = clone_mapped(live, (uint32_t)pred(f, b, k));
        if (b == d->head ? pred(f, b, k) != d->pre : by != UINT32_MAX && by != 1 + pred_succ(f, b, k)) continue;
        Val o = in_first_round(d, arg(f, v, k));
        if (val_is_con(o) && con_is_poison(&f->con, o)) continue;
        one = !only || only == o;
        only = o;
      }
      if (one && only) clone_map(first, (uint32_t)v, (uint32_t)only);
    }
    uint32_t by = taken_first(d, x, b);
    clone_map(live, (uint32_t)b, by == UINT32_MAX ? by : 1 + by);
    for (uint32_t k = 0; k < nsuccs(f, b); k++) back |= succ(f, b, k) == d->head && (by == UINT32_MAX || by == k);
  }
  lc_map_clear(d->lc);
  return !back;
}
static bool is_never_taken(Deletion *d) {
  uint32_t loop;
  Scev *s = evolution(d, &loop);
  Sx n = s ? sx_backedge_max(s, loop) : SX_CNC;
  if (s && !sx_is(s, n, SXK_CNC)) return sx_is_zero(s, n);
  FoldCtx x = pass_fold_ctx(d->f, d->px);
  known_ctx(&x);
  return ends_in_first_round(d, &x);
}
/* The edge back is not taken: the latch leaves, or is not reached to its end. */
static bool break_backedge(Deletion *d) {
  Fn *f = d->f;
  if (!d->latch || !is_op(f, term(f, d->latch), OP_BR) || convergence_heart(f, d->head) || !is_never_taken(d))
    return false;
  uint32_t up = lc_parent(d->lc);
  for (uint32_t i = 0; i < d->exits.n; i++) /* what is left lies in the loop around, as the exits do */
    if (d->lc->forest->of.p[d->exits.p[i]] != up) return false;
  if (!is_condbr(f, term(f, d->latch))) {
    if (up) return false; /* the latch would lead nowhere and leave the loop around */
    term_unreachable(f, d->latch);
  } else term_keep_edge(f, d->latch, succ(f, d->latch, 0) == d->head ? 1 : 0);
  phis_simplify(f, d->head);
  stat_add(d->px, ST_BACKEDGES_BROKEN, 1);
  return true;
}

Change pass_loop_deletion(LoopCtx *lc, PassCtx *px) {
  Deletion d = {.lc = lc, .px = px, .f = lc->f, .pre = lc_preheader(lc), .head = lc_header(lc), .latch = lc_latch(lc)};
  if (!d.pre || !is_op(d.f, term(d.f, d.pre), OP_BR) ||
      (lc_blks_reach(lc, CAP_DELETION_BLOCKS) && cap_hit(d.f->m, DELETION_BLOCKS)) || !lc_exits_dedicated(lc))
    return CH_NONE;
  lc_blks(lc, &d.blk);
  lc_exits(lc, &d.exits);
  bool done = delete_dead(&d) || break_backedge(&d);
  vec_free(&d.blk), vec_free(&d.exits);
  return done ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
