/* instsimplify.c: replaces instructions by values that exist already, or by constants; makes no instruction.
 *
 *   %a = add i32 %x, 0            uses of %a become %x, %b's become 0; both are deleted
 *   %b = sub i32 %a, %x
 *
 * Algorithm: one walk over the blocks in layout order, then a worklist of users of what was replaced, in the order they were found.
 * Every instruction goes through simplify_ins (constant folding, the simplify rules); dead ones are deleted on the way. Each
 * replacement removes an instruction, so the work is linear in instructions plus uses of the replaced ones. Unreachable blocks are
 * left alone only in so far as an instruction there may be its own operand, which no rule replaces by itself. */
#include "nvopt/edit.h"
#include "nvopt/effects.h"
#include "nvopt/fold.h"
#include "nvopt/known.h"
#include "nvopt/pass.h"

typedef struct Simp { FoldCtx x; VEC(Val) work; uint8_t *queued; uint32_t cap; bool changed; } Simp;

static void queue(Simp *s, Val v) {
  if ((uint32_t)v >= s->cap || s->queued[v]) return;
  s->queued[v] = 1;
  vec_push(&s->work, v);
}
static void visit(Simp *s, Val v) {
  Fn *f = s->x.f;
  if (!has_result(f, v)) return;
  if (is_trivially_dead(f, v)) { dbg_salvage(f, v); ins_erase_dead(f, v); s->changed = true; return; }
  Val r = has_uses(f, v) ? simplify_ins(&s->x, v) : VAL_NONE;
  if (!r || r == v) return;
  FOR_EACH_USE(f, v, u) queue(s, use_user(f, u));
  val_replace(f, v, r);
  s->changed = true;
  if (is_removable(f, v)) ins_erase_dead(f, v);
}

Change pass_instsimplify(Fn *f, PassCtx *px) {
  Simp s = {0};
  s.x = fold_ctx(f, px->scratch);
  known_ctx(&s.x);
  s.cap = f->nins;
  s.queued = ARENA_ZARRAY(px->scratch, uint8_t, s.cap);
  FailFrame fr;
  if (!FAIL_TRY(&fr)) { vec_free(&s.work); fail_again(&fr); }
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) visit(&s, v);
  for (uint32_t i = 0; i < s.work.n; i++) {
    Val v = s.work.p[i];
    s.queued[v] = 0;
    if (blk_of(f, v)) visit(&s, v);
  }
  fail_leave(&fr);
  vec_free(&s.work);
  return s.changed ? CH_VAL : CH_NONE;
}
