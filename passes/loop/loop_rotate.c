/* loop_rotate.c: "loop-rotate": the test at the top of a loop is made at its bottom, and once before it.
 *
 *     pre:  br label %h                                pre:  br (0 < %n), label %ph, label %exit
 *     h:    %i = phi [ 0, %pre ], [ %j, %body ]        ph:   br label %body
 *           br (%i < %n), label %body, label %exit     body: %i = phi [ 0, %ph ], [ %j, %body ]
 *     body: ...                                   =>         ...
 *           %j = add %i, 1                                   %j = add %i, 1
 *           br label %h                                      br (%j < %n), label %body, label %exit
 *
 * A round is one jump shorter, what the body always executes is executed whenever the loop is entered (licm), and the
 * exit is tested where the count is known (indvars; ptxas unrolls loops of this form only).
 *
 * Where the header leaves the loop and the latch does not, or a phi is read behind the header's exit alone, the header
 * is copied before the loop with what its phis have there (ir/clone.h); its other successor in the loop is the new
 * header, gets phis for what the header computes, and the old one becomes part of the latch. What does not change in
 * the loop goes before it instead of being copied.
 * Before that, a latch of cheap computation behind a block that leaves the loop is joined to that block, which is the
 * latch then. No convergent operation, no token and nothing marked noduplicate is copied: threads that wait together
 * in the header would wait in two places.
 *
 * Requires simplified loops in LCSSA form, keeps both. Cost: O(loop + uses of the header's values). Caps: knob
 * rotation-max-header-size. Source: LLVM's LoopRotation (public design). */
#include "ir/effects.h"
#include "ir/edit.h"
#include "ir/match.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pass_fold.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"
#include "support/knob.h"

/* ---- the latch ---- */
/* Cheap code without effects: one step of an induction variable, and extensions. */
static bool may_speculate(LoopCtx *lc, Blk latch, bool single_exit) {
  Fn *f = lc->f;
  bool step = false;
  FOR_EACH_INS(f, latch, v) {
    if (is_term(f, v)) break;
    if (!is_speculatable(f, v)) return false;
    switch (op(f, v)) {
    case OP_GEP:
      for (uint32_t i = 1; i < nops(f, v); i++)
        if (!val_is_con(arg(f, v, i))) return false;
      break;
    case OP_ADD:
    case OP_SUB:
    case OP_AND:
    case OP_OR:
    case OP_XOR:
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR: break;
    case OP_TRUNC:
    case OP_ZEXT:
    case OP_SEXT: continue;
    default: return false;
    }
    if (step) return false;
    step = true;
    Val of = !val_is_con(arg(f, v, 0)) ? arg(f, v, 0) : arg(f, v, 1);
    if (val_is_con(of)) return false;
    if (single_exit) continue;
    FOR_EACH_USE(f, of, u) /* it would live longer beside the stepped value */
      if (!lc_has_blk(lc, blk_of(f, use_user(f, u)))) return false;
  }
  return true;
}
/* Joins a latch that does nothing but step to the block above, where that leaves the loop. */
static bool latch_join(LoopCtx *lc) {
  Fn *f = lc->f;
  Blk latch = lc_latch(lc);
  if (!latch || latch == lc_header(lc) || nsuccs(f, latch) != 1 || blk_is_address_taken(f, latch)) return false;
  if (npreds(f, latch) != 1) return false;
  Blk up = pred(f, latch, 0);
  if (!blk_forks(f, up)) return false;
  uint32_t to_latch = pred_succ(f, latch, 0);
  if (lc_has_blk(lc, succ(f, up, 1 - to_latch))) return false;
  VecU32 exits = {0};
  lc_exits(lc, &exits);
  bool single = exits.n == 1 && npreds(f, (Blk)exits.p[0]) == 1;
  vec_free(&exits);
  if (!may_speculate(lc, latch, single)) return false;
  phis_simplify(f, latch);
  Val t = term(f, up);
  while (first_ins(f, latch) != term(f, latch)) ins_move_before(f, first_ins(f, latch), t);
  Md loop = md_get(f, term(f, latch), MDK_LOOP);
  Blk h = lc_header(lc);
  uint32_t from_latch = succ_pred(f, latch, 0);
  VEC(Val) back = {0};
  FOR_EACH_PHI(f, h, v) vec_push(&back, arg(f, v, from_latch));
  edge_redirect(f, up, to_latch, h);
  uint32_t i = 0, at = succ_pred(f, up, to_latch);
  FOR_EACH_PHI(f, h, v) opnd_set(f, v, at, back.p[i++]);
  vec_free(&back);
  blk_erase(f, latch);
  if (loop) md_set(f, t, MDK_LOOP, loop);
  return true;
}

/* ---- the header ---- */
typedef struct Rotate {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Blk pre, head, latch, body; /* body: the header to be */
  uint32_t stays;             /* the header's successor `body` */
} Rotate;

/* A phi of the header used behind the exit alone, which is known there when the first test leaves, and needs no register
 * around the loop when another does: then a latch that leaves the loop as well is no reason to stay. */
static bool carries_for_exit(const Rotate *r, Blk exit) {
  const Fn *f = r->f;
  FOR_EACH_PHI(f, r->head, v) {
    bool only = true;
    FOR_EACH_USE(f, v, u)
      if (!(only = blk_of(f, use_user(f, u)) == exit)) break;
    if (only) return true;
  }
  return false;
}
static bool may_rotate(Rotate *r, bool joined) {
  LoopCtx *lc = r->lc;
  Fn *f = r->f;
  r->pre = lc_preheader(lc), r->head = lc_header(lc), r->latch = lc_latch(lc);
  if (!r->pre || !r->latch || r->latch == r->head || !blk_forks(f, r->head) || !is_op(f, term(f, r->pre), OP_BR))
    return false;
  bool in0 = lc_has_blk(lc, succ(f, r->head, 0)), in1 = lc_has_blk(lc, succ(f, r->head, 1));
  if (in0 == in1 || !lc_exits_dedicated(lc)) return false;
  r->stays = in0 ? 0 : 1;
  r->body = succ(f, r->head, r->stays);
  if (npreds(f, r->body) != 1 || r->body == r->head) return false;
  Blk exit = succ(f, r->head, 1 - r->stays); /* gets a predecessor before the loop, so its others want a block */
  for (uint32_t i = 0; i < npreds(f, exit); i++)
    if (is_op(f, term(f, pred(f, exit, i)), OP_INDIRECTBR)) return false;
  bool rotated = false;
  for (uint32_t i = 0; i < nsuccs(f, r->latch) && !joined; i++) rotated |= !lc_has_blk(lc, succ(f, r->latch, i));
  if (rotated && !carries_for_exit(r, exit)) return false;
  VecU32 one = {0};
  vec_push(&one, (uint32_t)r->head);
  bool refused = convergence_heart(f, r->head) || region_refuses(f, &one, CLONE_APART, NULL);
  vec_free(&one);
  if (refused) return false;
  uint32_t max = r->px->opt[0] ? (uint32_t)knob_int(r->px->knobs, KNOB_ROTATION_MAX_HEADER) : 0;
  if (blk_size(f, r->head, max) <= max) return true;
  stat_add(r->px, ST_ROTATE_TOO_LARGE, 1);
  return false;
}
/* What the header computes from values of before the loop alone, and may compute there: nothing above it in the header
 * may keep it from being executed, or it may be speculated. */
static void hoist_invariant(Rotate *r) {
  Fn *f = r->f;
  bool reached = true;
  FOR_EACH_INS_SAFE(f, r->head, v) {
    if (is_op(f, v, OP_PHI)) continue;
    if (is_term(f, v)) break;
    bool may = !may_read(f, v) && !may_write(f, v) && !is_op(f, v, OP_ALLOCA) && ty(f, v) != TY_TOKEN &&
               !is_convergent(f, v) && (reached || is_speculatable(f, v));
    for (uint32_t i = 0; i < nops(f, v) && may; i++) may = !lc_has_val(r->lc, arg(f, v, i));
    reached = reached && transfers_execution(f, v);
    if (may) ins_move_before(f, v, term(f, r->pre));
  }
}
/* Uses of the header's value v in the rest of the loop take a phi of the new header: `before` over the edge from the
 * copy, v from the header. */
static void join_at_body(Rotate *r, Val v, Val before, uint32_t from_copy) {
  Fn *f = r->f;
  Val phi = VAL_NONE;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (user == phi) continue;
    Blk at = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
    if (at == r->head || !at) continue;
    if (!phi) {
      Val ops[2];
      ops[from_copy] = before;
      ops[1 - from_copy] = v;
      phi = emit_phi(f, r->body, ty(f, v), ops);
      name_set(f, phi, name_of(f, v));
    }
    opnd_set(f, user, use_index(f, u), phi);
  }
}
static void simplify_copy(Rotate *r, Blk copy) {
  Fn *f = r->f;
  FoldCtx x = pass_fold_ctx(f, r->px);
  FOR_EACH_INS_SAFE(f, copy, v) {
    if (is_term(f, v)) break;
    if (!has_result(f, v) || !has_uses(f, v)) {
      if (is_trivially_dead(f, v)) ins_erase(f, v);
      continue;
    }
    Val s = simplify_ins(&x, v);
    if (!s || s == v) continue;
    val_replace(f, v, s);
    if (is_trivially_dead(f, v)) ins_erase(f, v);
  }
}
static bool rotate(Rotate *r) {
  Fn *f = r->f;
  LoopCtx *lc = r->lc;
  Blk h = r->head;
  phis_simplify(f, r->body);
  hoist_invariant(r);
  Clone c = lc_clone(lc, STR(""), r->px->scratch);
  uint32_t from = succ_pred(f, r->pre, 0);
  FOR_EACH_PHI(f, h, v) clone_map(c.val, (uint32_t)v, (uint32_t)arg(f, v, from));
  VecU32 one = {0};
  vec_push(&one, (uint32_t)h);
  region_clone(&c, &one, h, r->pre);
  vec_free(&one);
  Blk copy = (Blk)clone_mapped(c.blk, (uint32_t)h);
  edge_redirect(f, h, r->stays, copy); /* and back, so that the edge from before the loop is the first one of phis */
  edge_redirect(f, h, r->stays, r->body);
  uint32_t from_copy = succ_pred(f, copy, r->stays);
  for (Val v = last_ins(f, h); v;
       v = prev_of(f, v)) /* from the end, so that phis come out in the order of the header */
    if (has_result(f, v) && has_uses(f, v)) join_at_body(r, v, (Val)clone_mapped(c.val, (uint32_t)v), from_copy);
  edge_redirect(f, r->pre, 0, copy);
  clone_end(&c);
  lc_map_clear(lc);
  simplify_copy(r, copy);
  Val test = arg(f, term(f, copy), 0);
  if (val_is_con(test) && (con_is_allones(&f->con, test) ? 0u : 1u) == r->stays && con_is_imm_int(&f->con, test))
    term_keep_edge(f, copy, r->stays);
  else {
    Blk ph = edge_split(f, copy, r->stays);
    Str name = blk_name_of(f, r->body);
    if (name.n) {
      StrBuf b = {0};
      sb_fmt(&b, "%.*s.lr.ph", (int)name.n, name.p);
      blk_name_set(f, ph, (Str){b.p, (uint32_t)b.n});
      sb_free(&b);
    }
  }
  /* The header is the latch from now on, or its end. */
  Val back = term(f, r->latch);
  Md loop = md_get(f, back, MDK_LOOP);
  if (loop) {
    md_set(f, term(f, h), MDK_LOOP, loop);
    md_set(f, back, MDK_LOOP, MD_NONE);
  }
  phis_simplify(f, h);
  phis_simplify(f, r->body);
  blk_merge_into_pred(f, h);
  blk_merge_into_pred(f, copy);
  lc_header_moved(lc, r->body);
  lc_simplify(lc);
  stat_add(r->px, ST_ROTATED, 1);
  return true;
}

Change pass_loop_rotate(LoopCtx *lc, PassCtx *px) {
  bool joined = latch_join(lc);
  Rotate r = {.lc = lc, .px = px, .f = lc->f};
  bool rotated = may_rotate(&r, joined) && rotate(&r);
  return joined || rotated ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
