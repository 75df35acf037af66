/* dead_code.c: code that never runs, in InstCombine: what stands in it goes, and what comes from it is poison.
 *
 *   br i1 false, label %a, label %b                   br i1 false, label %a, label %b
 *   a: %x = add i32 %p, 1                             a: br label %b
 *      br label %b                            ->
 *   b: %r = phi i32 [ 7, %entry ], [ %x, %a ]         b: (%r is 7)
 *
 * Algorithm: an edge is dead where the condition of its branch or switch is a constant that chooses another block, or
 * undefined (branching on that is undefined behaviour), where its block is dead, or where its block cannot come to
 * its end: behind a store to a place that cannot be stored to. Along a dead edge a phi has poison. A block is dead when
 * all edges into it are that do not come from blocks it dominates: each block counts those that are left, so each edge
 * dies once. Of a dead block all instructions go but its terminator (which looks at poison), pads of exceptions and
 * tokens; edges stay (other passes turn the branches), so dominators hold. Compare LLVM's handlePotentiallyDeadBlocks,
 * handleUnreachableFrom, removeInstructionsBeforeUnreachable.
 *
 * On a GPU: a thread whose execution has no meaning from here on meets no barrier either, so those behind the place go
 * with the rest; before an `unreachable` they stay, as does all that may not pass control on. Cost O(edges +
 * instructions) for all calls together, dominance O(1). No caps. */
#include "passes/instcombine/dead_code.h"
#include "ir/effects.h"
#include "ir/match.h"

enum { ENDS = 1 /* one way is taken */, NO_WAY /* none is */ };

void dead_begin(DeadCode *c) {
  vec_resize_zero(&c->state, c->f->nblk);
  vec_resize_zero(&c->taken, c->f->nblk);
  vec_resize_zero(&c->ways, c->f->nblk);
}
void dead_end(DeadCode *c) {
  vec_free(&c->state);
  vec_free(&c->taken);
  vec_free(&c->ways);
  vec_free(&c->work);
}

/* An edge that counts: it may bring control from outside into the block. */
static bool counts(const DeadCode *c, Blk from, Blk to) {
  return dom_reachable(c->d, from) && !dom_blk(c->d, to, from);
}
static void edge_dies(DeadCode *c, Blk b, uint32_t i) {
  Fn *f = c->f;
  Blk s = succ(f, b, i);
  uint32_t k = succ_pred(f, b, i);
  FOR_EACH_PHI(f, s, p) {
    Val v = arg(f, p, k);
    if (val_is_con(v) && con_is_poison(&f->con, v)) continue;
    opnd_set(f, p, k, con_poison(&f->con, ty(f, p)));
    c->again(c->who, p);
    c->again(c->who, v);
    c->changed = true;
  }
  if (!c->reach[s] || !counts(c, b, s)) return;
  if (!c->ways.p[s]) {
    c->ways.p[s] = 1;
    for (uint32_t j = 0; j < npreds(f, s); j++) c->ways.p[s] += counts(c, pred(f, s, j), s);
  }
  if (--c->ways.p[s] == 1) vec_push(&c->work, s);
}
static void ways_die(DeadCode *c, Blk b, Blk taken) {
  bool some = c->state.p[b] == ENDS;
  for (uint32_t i = 0; i < nsuccs(c->f, b); i++) {
    Blk s = succ(c->f, b, i);
    if (s == taken || (some && s != c->taken.p[b])) continue;
    edge_dies(c, b, i);
  }
  c->state.p[b] = taken ? ENDS : NO_WAY;
  c->taken.p[b] = taken;
}
static bool stays(const Fn *f, Val v) {
  return is_term(f, v) || op_info[op(f, v)].cls == OC_EH || ty(f, v) == TY_TOKEN;
}
static void goes(DeadCode *c, Val v) {
  Fn *f = c->f;
  if (has_uses(f, v)) {
    FOR_EACH_USE(f, v, u) c->again(c->who, use_user(f, u));
    val_replace(f, v, con_poison(&f->con, ty(f, v)));
  }
  c->erase(c->who, v);
  c->changed = true;
}
/* What a terminator that never runs looks at is nobody's business. */
static void terminator_dies(DeadCode *c, Val t) {
  Fn *f = c->f;
  for (uint32_t i = 0, n = t ? nops(f, t) : 0; i < n; i++) {
    Val v = arg(f, t, i);
    if (!val_is_local(v) || is_arg(f, v) || ty(f, v) == TY_TOKEN) continue;
    opnd_set(f, t, i, con_poison(&f->con, ty(f, v)));
    c->again(c->who, v);
    c->changed = true;
  }
}
static void block_dies(DeadCode *c, Blk b) {
  Fn *f = c->f;
  c->reach[b] = 0;
  for (Val v = last_ins(f, b), up; v; v = up) {
    up = prev_of(f, v);
    if (!stays(f, v)) goes(c, v);
  }
  terminator_dies(c, term(f, b));
  if (c->state.p[b] != NO_WAY) ways_die(c, b, BLK_NONE);
}
static void drain(DeadCode *c) {
  while (c->work.n) {
    Blk b = (Blk)vec_pop(&c->work);
    if (c->reach[b]) block_dies(c, b);
  }
}

void dead_ways(DeadCode *c, Blk b) {
  Fn *f = c->f;
  Val t = term(f, b);
  if (!t || c->state.p[b] || !(is_condbr(f, t) || op(f, t) == OP_SWITCH)) return;
  Val v = arg(f, t, 0);
  if (!val_is_con(v)) return;
  Blk taken = BLK_NONE;
  if (!con_is_undefined(&f->con, v)) {
    if (con_kind(&f->con, v) != CON_INT) return;
    if (op(f, t) == OP_BR) taken = succ(f, b, con_is_zero(&f->con, v) ? 1 : 0);
    else {
      uint32_t i = 1, n = nops(f, t);
      while (i < n && arg(f, t, i) != v) i++;
      taken = succ(f, b, i < n ? i : 0);
    }
  }
  ways_die(c, b, taken);
  drain(c);
}
void dead_block(DeadCode *c, Blk b) {
  block_dies(c, b);
  drain(c);
}
void dead_behind(DeadCode *c, Val v) {
  Fn *f = c->f;
  Blk b = blk_of(f, v);
  for (Val w = last_ins(f, b), up; w != v; w = up) {
    up = prev_of(f, w);
    if (!stays(f, w)) goes(c, w);
  }
  if (c->state.p[b] == NO_WAY) return;
  ways_die(c, b, BLK_NONE);
  drain(c);
}
void dead_before(DeadCode *c, Val unreachable) {
  Fn *f = c->f;
  for (Val v = prev_of(f, unreachable), up; v; v = up) {
    up = prev_of(f, v);
    if (op(f, v) == OP_PHI || stays(f, v) || !transfers_execution(f, v) || is_sync(f, v) || is_convergent(f, v)) return;
    goes(c, v);
  }
}
