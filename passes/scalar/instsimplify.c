/* instsimplify.c: replaces instructions by values that exist already, or by constants; makes no instruction.
 *
 *   %a = add i32 %x, 0            uses of %a become %x, %b's become 0; both are deleted
 *   %b = sub i32 %a, %x
 *
 * Algorithm: all instructions in layout order, then a queue of the users of what was replaced. Each goes through
 * simplify_ins (constant folding, the simplify rules); what became dead is deleted on the way. Every replacement
 * removes an instruction, so the work is linear in instructions plus uses of the replaced ones. Compare LLVM's
 * InstSimplifyPass. */
#include "analysis/simplify/simplify.h"
#include "analysis/value/known.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/pass_fold.h"

typedef struct Simp {
  FoldCtx x;
  Val *ring; /* at most one entry for each value: cap is enough */
  uint32_t head, n, cap;
  uint8_t *queued;
  bool changed;
} Simp;

static void queue(Simp *s, Val v) {
  if ((uint32_t)v >= s->cap || s->queued[v]) return;
  s->queued[v] = 1;
  s->ring[(s->head + s->n++) % s->cap] = v;
}
static void visit(Simp *s, Val v) {
  Fn *f = s->x.f;
  if (!has_result(f, v)) return;
  if (is_trivially_dead(f, v)) {
    ins_erase_dead(f, v);
    s->changed = true;
    return;
  }
  Val r = VAL_NONE;
  if (has_uses(f, v)) r = is_op(f, v, OP_PHI) ? simplify_phi_ins(&s->x, v) : simplify_ins(&s->x, v);
  if (!r || r == v) return;
  FOR_EACH_USE(f, v, u) queue(s, use_user(f, u));
  val_replace(f, v, r);
  s->changed = true;
  if (is_trivially_dead(f, v)) ins_erase_dead(f, v);
}

Change pass_instsimplify(Fn *f, PassCtx *px) {
  Simp s = {.x = pass_fold_ctx(f, px), .cap = f->nins};
  known_ctx(&s.x);
  s.queued = ARENA_ZARRAY(px->scratch, uint8_t, s.cap);
  s.ring = ARENA_ARRAY(px->scratch, Val, s.cap);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) queue(&s, v);
  while (s.n) {
    Val v = s.ring[s.head];
    s.head = (s.head + 1) % s.cap;
    s.n--;
    s.queued[v] = 0;
    if (blk_of(f, v)) visit(&s, v);
  }
  return s.changed ? CH_VAL : CH_NONE;
}
