/* loop_instsimplify.c: "loop-instsimplify": in a loop, values that are others already, or constants, and what is dead.
 *
 *     h:  %i = phi [ 0, %pre ], [ %j, %h ]          h:  %i = phi [ 0, %pre ], [ %j, %h ]
 *         %s = phi [ %x, %pre ], [ %t, %h ]     =>      %j = add %i, 1
 *         %t = add %s, 0                                use %x
 *         %j = add %i, 1
 *         use %t
 *
 * All instructions of the loop in reverse post order, then the users of what was replaced, until nothing is queued:
 * the same folds as instsimplify, and phis all of whose ways bring one value (poison, and undef where the value is not
 * poison, agree with whatever reaches the phi). Inner loops were visited before: their phis, and what is queued, are
 * looked at. A value of an inner loop does not replace one behind it: that is what the phis of its exits are for
 * (LCSSA).
 *
 * Neither edges nor effects change, so that on a GPU all threads do the same operations in the same order. Requires
 * simplified loops in LCSSA form, keeps the graph. Cost: O(loop + uses of what is replaced). Caps: LOOP_FOLD_BLOCKS.
 * Source: LLVM's LoopInstSimplify (public design). */
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"

typedef struct Simp {
  LoopCtx *lc;
  Fn *f;
  FoldCtx x;
  VecU32 blk, ins, todo; /* todo: values; those in it have an entry in the map `queued` */
  CloneMap *queued;
  uint32_t gone;
  bool changed;
} Simp;

static void queue_users(Simp *s, Val v) {
  const Fn *f = s->f;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (clone_mapped(s->queued, (uint32_t)user) || !lc_has_val(s->lc, user)) continue;
    clone_map(s->queued, (uint32_t)user, 1);
    vec_push(&s->todo, (uint32_t)user);
  }
}
/* v is there wherever the phi is. */
static bool reaches_phi(const Simp *s, Val v, Val phi) {
  const Fn *f = s->f;
  if (!val_is_local(v) || is_arg(f, v) || !lc_has_val(s->lc, v)) return true;
  return blk_of(f, v) != blk_of(f, phi) && !is_op(f, v, OP_INVOKE) && !is_op(f, v, OP_CALLBR) &&
         lc_dom(s->lc, blk_of(f, v), blk_of(f, phi));
}
static Val simplify_phi(const Simp *s, Val phi) {
  const Fn *f = s->f;
  Val same = VAL_NONE;
  bool undef = false, poison = false;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (x == phi || x == same) continue;
    if (val_is_con(x) && con_is_poison(&f->con, x)) {
      poison = true;
      continue;
    }
    if (val_is_con(x) && con_is_undef(&f->con, x)) {
      undef = true;
      continue;
    }
    if (same) return VAL_NONE;
    same = x;
  }
  if (!same)
    return undef    ? con_undef(&s->f->con, ty(f, phi))
           : poison ? con_poison(&s->f->con, ty(f, phi))
                    : VAL_NONE; /* of itself alone: it is not reached */
  if (!undef && !poison) return same;
  KnownCtx k = known_at(s->f, s->x.scratch, VAL_NONE);
  return reaches_phi(s, same, phi) && (!undef || known_not_poison(&k, same)) ? same : VAL_NONE;
}
/* r stands for v in LCSSA form too: no loop is left in between. */
static bool keeps_lcssa(const Simp *s, Val r, Val v) {
  const Fn *f = s->f;
  if (!val_is_local(r) || is_arg(f, r)) return true;
  const LoopForest *lf = s->lc->forest;
  uint32_t in = lf->of.p[blk_of(f, r)];
  return !in || loop_forest_has(lf, in, blk_of(f, v));
}
static void visit(Simp *s, Val v) {
  Fn *f = s->f;
  if (is_term(f, v)) return;
  if (!has_uses(f, v)) {
    if (!is_trivially_dead(f, v)) return;
    s->gone += ins_erase_dead(f, v);
    s->changed = true;
    return;
  }
  if (!has_result(f, v) || ty(f, v) == TY_TOKEN) return;
  s->x.at = v;
  Val r = is_op(f, v, OP_PHI) ? simplify_phi(s, v) : simplify_ins(&s->x, v);
  if (!r || r == v || !keeps_lcssa(s, r, v)) return;
  queue_users(s, v);
  val_replace(f, v, r);
  s->changed = true;
  if (is_op(f, v, OP_PHI)) ins_erase(f, v), s->gone++;
  else if (is_trivially_dead(f, v)) s->gone += ins_erase_dead(f, v);
}

Change pass_loop_instsimplify(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  if (lc_blks_reach(lc, CAP_LOOP_FOLD_BLOCKS) && cap_hit(f->m, LOOP_FOLD_BLOCKS)) return CH_NONE;
  Simp s = {.lc = lc, .f = f, .x = pass_fold_ctx(f, px), .queued = &lc->forest->val};
  known_ctx(&s.x);
  lc_blks(lc, &s.blk);
  for (uint32_t i = 0; i < s.blk.n; i++) {
    Blk b = (Blk)s.blk.p[i];
    bool own = lc_is_innermost_blk(lc, b);
    s.ins.n = 0; /* what is dead takes along others, by way of phis those below it too */
    FOR_EACH_INS(f, b, v) {
      if (!own && !is_op(f, v, OP_PHI)) break;
      vec_push(&s.ins, (uint32_t)v);
    }
    for (uint32_t k = 0; k < s.ins.n; k++)
      if (blk_of(f, (Val)s.ins.p[k])) visit(&s, (Val)s.ins.p[k]);
  }
  while (s.todo.n) {
    Val v = (Val)vec_pop(&s.todo);
    clone_map(s.queued, (uint32_t)v, 0);
    if (blk_of(f, v)) visit(&s, v);
  }
  stat_add(px, ST_LOOP_INSTSIMPLIFY, s.gone);
  vec_free(&s.blk), vec_free(&s.ins), vec_free(&s.todo);
  return s.changed ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
