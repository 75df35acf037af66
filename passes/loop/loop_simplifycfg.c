/* loop_simplifycfg.c: "loop-simplifycfg": in a loop, branches that are decided, blocks that nothing reaches then, and
 * blocks that follow one another.
 *
 *     h:  %i = phi [ 0, %pre ], [ %j, %l ]          h:  %i = phi [ 0, %pre ], [ %j, %h ]
 *         br true, label %a, label %b                   use %i
 *     a:  use %i                                =>      %j = add %i, 1
 *         br label %l                                   br %c, label %h, label %exit
 *     b:  ...
 *         br label %l
 *     l:  %v = phi [ 1, %a ], [ 0, %b ]
 *         %j = add %i, %v
 *         br %c, label %h, label %exit
 *
 * Branches and switches of the loop's own blocks (not of inner loops: those were visited) whose condition is a
 * constant, or that lead to one block anyway, are decided together, if the loop stays one and every block that is
 * still reached stays in it; or if nothing leads back any more, and what is left then lies in the loop around. What
 * is not reached goes, inner loops with it. A way out that is never taken goes with all that only it reached, where
 * loops around keep their ways back: if they do is decided before anything is edited. At last blocks of the loop are
 * joined to the only one before them.
 *
 * On a GPU: no thread took the ways that go, so that those that meet at a barrier or in a convergent operation are
 * the same. A loop with a heart of convergence stays a loop.
 * Requires simplified loops in LCSSA form, keeps both. Cost: O(loop), and O(function) where a way out goes, since the
 * loops behind it are others. Caps: LOOP_CFG_BLOCKS, LOOP_CFG_LOOKED; knob enable-loop-simplifycfg-term-folding.
 * Source: LLVM's LoopSimplifyCFG (public design). */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/fold/fold.h"
#include "ir/match.h"
#include "passes/loop/loop_ctx.h"
#include "passes/stat.h"
#include "support/knob.h"

enum {
  IS_OWN = 1,
  IS_LIVE = 2,
  GOES_ROUND = 4,
}; /* in no inner loop; reached; so is the next round from it */

typedef struct Shape {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Blk head, latch;
  VecU32 blk, exits, touched; /* touched: blocks that have lost an edge */
  CloneMap *mark;             /* by Blk */
} Shape;

static bool marked(const Shape *s, Blk b, unsigned m) { return (clone_mapped(s->mark, (uint32_t)b) & m) != 0; }
static void mark(const Shape *s, Blk b, unsigned m) {
  clone_map(s->mark, (uint32_t)b, clone_mapped(s->mark, (uint32_t)b) | m);
}

/* ---- what is decided ---- */
/* The one edge that b's terminator takes; UINT32_MAX: it is open. */
static uint32_t decided(const Shape *s, Blk b) {
  Fn *f = s->f;
  Val t = term(f, b);
  uint32_t n = nsuccs(f, b), same = 1;
  if (n < 2 || (!is_op(f, t, OP_BR) && !is_op(f, t, OP_SWITCH)) || !marked(s, b, IS_OWN)) return UINT32_MAX;
  while (same < n && succ(f, b, same) == succ(f, b, 0)) same++;
  if (same == n) return 0;
  Val c = arg(f, t, 0);
  if (!val_is_con(c) || !con_is_imm_int(&f->con, c)) return UINT32_MAX;
  return is_op(f, t, OP_BR) ? (con_is_allones(&f->con, c) ? 0 : 1) : switch_way(f, t, c);
}
static bool is_taken(const Shape *s, Blk b, uint32_t i) {
  uint32_t only = decided(s, b);
  return only == UINT32_MAX || only == i;
}
/* Marks what is reached, and what of that leads to another round. Returns how many branches are decided. */
static uint32_t look(Shape *s) {
  const Fn *f = s->f;
  uint32_t n = 0;
  VecU32 todo = {0};
  mark(s, s->head, IS_LIVE);
  vec_push(&todo, (uint32_t)s->head);
  while (todo.n) {
    Blk b = (Blk)vec_pop(&todo);
    uint32_t only = decided(s, b);
    n += only != UINT32_MAX;
    for (uint32_t i = 0; i < nsuccs(f, b); i++) {
      Blk to = succ(f, b, i);
      if ((only != UINT32_MAX && only != i) || marked(s, to, IS_LIVE)) continue;
      mark(s, to, IS_LIVE);
      if (lc_has_blk(s->lc, to)) vec_push(&todo, (uint32_t)to);
    }
  }
  if (n && marked(s, s->latch, IS_LIVE))
    for (uint32_t i = 0; i < nsuccs(f, s->latch); i++)
      if (succ(f, s->latch, i) == s->head && is_taken(s, s->latch, i) && !marked(s, s->latch, GOES_ROUND)) {
        mark(s, s->latch, GOES_ROUND);
        vec_push(&todo, (uint32_t)s->latch);
      }
  while (todo.n) {
    Blk b = (Blk)vec_pop(&todo);
    for (uint32_t i = 0; i < npreds(f, b) && b != s->head; i++) {
      Blk p = pred(f, b, i);
      if (!marked(s, p, IS_LIVE) || marked(s, p, GOES_ROUND) || !is_taken(s, p, pred_succ(f, b, i))) continue;
      mark(s, p, GOES_ROUND);
      vec_push(&todo, (uint32_t)p);
    }
  }
  vec_free(&todo);
  return n;
}
static uint32_t loop_of_exit(const Shape *s, uint32_t i) { return s->lc->forest->of.p[s->exits.p[i]]; }
/* All that is left of it is the loop, or lies in the loop around. */
static bool stays_in_form(const Shape *s) {
  const Fn *f = s->f;
  if (marked(s, s->head, GOES_ROUND)) {
    for (uint32_t i = 0; i < s->blk.n; i++)
      if (marked(s, (Blk)s->blk.p[i], IS_LIVE) && !marked(s, (Blk)s->blk.p[i], GOES_ROUND)) return false;
    return true;
  }
  if (convergence_heart(f, s->head)) return false;
  for (uint32_t i = 0; i < s->exits.n; i++)
    if (marked(s, (Blk)s->exits.p[i], IS_LIVE) && loop_of_exit(s, i) != lc_parent(s->lc)) return false;
  return true;
}
/* Ways out that are never taken may go. One that leads into a loop around may be its way back for what stands before
 * and in this loop: there must be another that stays. *any: there are such ways out. */
static bool exits_may_go(const Shape *s, bool *any) {
  const Fn *f = s->f;
  *any = false;
  for (uint32_t i = 0; i < s->exits.n; i++) {
    if (marked(s, (Blk)s->exits.p[i], IS_LIVE)) continue;
    uint32_t in = loop_of_exit(s, i);
    bool other = !in;
    for (uint32_t k = 0; k < s->exits.n && !other; k++)
      other = marked(s, (Blk)s->exits.p[k], IS_LIVE) && loop_of_exit(s, k) == in;
    if (!other) return false;
    *any = true;
  }
  if (!*any) return true;
  if (at_cap(f->m, LOOP_CFG_LOOKED, s->lc->forest->rebuilt * f->nblk)) return false;
  return !loops(s->f)->irreducible; /* "another that stays" holds of natural loops, and no new ones may appear */
}

/* ---- the edits ---- */
static uint32_t decide(Shape *s) {
  Fn *f = s->f;
  uint32_t n = 0;
  for (uint32_t i = 0; i < s->blk.n; i++) {
    Blk b = (Blk)s->blk.p[i];
    uint32_t only = marked(s, b, IS_LIVE) ? decided(s, b) : UINT32_MAX;
    if (only == UINT32_MAX) continue;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) vec_push(&s->touched, (uint32_t)succ(f, b, k));
    Md loop = md_get(f, term(f, b), MDK_LOOP);
    Val t = term_keep_edge(f, b, only);
    if (loop && b == s->latch && succ(f, b, 0) == s->head) md_set(f, t, MDK_LOOP, loop);
    n++;
  }
  return n;
}
static uint32_t erase_dead(Shape *s) {
  Fn *f = s->f;
  uint32_t n = 0;
  for (uint32_t i = 0; i < s->blk.n; i++) {
    Blk b = (Blk)s->blk.p[i];
    if (marked(s, b, IS_LIVE)) continue;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) vec_push(&s->touched, (uint32_t)succ(f, b, k));
    term_unreachable(f, b);
    n++;
  }
  for (uint32_t i = 0; i < s->blk.n; i++)
    if (!marked(s, (Blk)s->blk.p[i], IS_LIVE) && !npreds(f, (Blk)s->blk.p[i])) blk_erase(f, (Blk)s->blk.p[i]);
  return n;
}
/* Phis of the loop's own blocks that have lost a way, but not those that close an inner loop. */
static void simplify_phis(const Shape *s) {
  Fn *f = s->f;
  const LoopForest *lf = s->lc->forest; /* as it was */
  for (uint32_t i = 0; i < s->touched.n; i++) {
    Blk b = (Blk)s->touched.p[i];
    if (!marked(s, b, IS_OWN) || !marked(s, b, IS_LIVE)) continue;
    FOR_EACH_PHI_SAFE(f, b, v) {
      Val x = phi_common(f, v);
      if (!x || (val_is_local(x) && !is_arg(f, x) && !loop_forest_has(lf, lf->of.p[blk_of(f, x)], b))) continue;
      val_replace(f, v, x);
      ins_erase(f, v);
    }
  }
}
static bool fold_branches(Shape *s) {
  Fn *f = s->f;
  bool exits_go;
  /* A cycle with several entries in the loop would be a loop when one of them goes. */
  if (!look(s) || !stays_in_form(s) || lc_has_irreducible(s->lc) || !exits_may_go(s, &exits_go)) return false;
  uint32_t dead_exits = 0;
  for (uint32_t i = 0; i < s->exits.n; i++) dead_exits += !marked(s, (Blk)s->exits.p[i], IS_LIVE);
  stat_add(s->px, ST_LOOP_CFG_FOLDED, decide(s));
  stat_add(s->px, ST_LOOP_CFG_BLOCKS, erase_dead(s));
  stat_add(s->px, ST_LOOP_CFG_EXITS, dead_exits);
  if (exits_go) {
    (void)blks_erase_unreachable(f);
    lc_edited_outside(s->lc);
  }
  simplify_phis(s);
  return true;
}
/* Of what is left; if the loop is no more, too. Nothing is asked until all are joined. */
static bool join_blocks(Shape *s) {
  Fn *f = s->f;
  bool joined = false;
  for (uint32_t i = 1; i < s->blk.n; i++) {
    Blk b = (Blk)s->blk.p[i], p = first_ins(f, b) ? single_pred(f, b) : BLK_NONE;
    if (p && nsuccs(f, p) == 1 && marked(s, p, IS_OWN)) joined |= blk_merge_into_pred(f, b);
  }
  return joined;
}

Change pass_loop_simplifycfg(LoopCtx *lc, PassCtx *px) {
  Shape s = {.lc = lc, .px = px, .f = lc->f, .head = lc_header(lc), .latch = lc_latch(lc), .mark = &lc->forest->blk};
  if (lc_blks_reach(lc, CAP_LOOP_CFG_BLOCKS) && cap_hit(s.f->m, LOOP_CFG_BLOCKS)) return CH_NONE;
  bool folded = false, joined;
  lc_blks(lc, &s.blk);
  for (uint32_t i = 0; i < s.blk.n; i++)
    if (lc_is_innermost_blk(lc, (Blk)s.blk.p[i])) mark(&s, (Blk)s.blk.p[i], IS_OWN);
  lc_exits(lc, &s.exits);
  if (knob_bool(px->knobs, KNOB_LOOP_CFG_FOLDING) && lc_preheader(lc) && s.latch && lc_exits_dedicated(lc))
    folded = fold_branches(&s);
  joined = join_blocks(&s);
  vec_free(&s.blk), vec_free(&s.exits), vec_free(&s.touched);
  return folded || joined ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
