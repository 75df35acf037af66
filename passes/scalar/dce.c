/* dce.c: "dce": deletes instructions whose results nobody uses and that do nothing else, and what becomes dead with
 * them.
 *
 *     %a = add i32 %x, 1
 *     %b = mul i32 %a, %a        ==>      ret void
 *     ret void
 *
 * One walk backwards over each block, so that users go before what they use; operands that the walk has passed
 * already are looked at again from a worklist. O(instructions + operands). Debug records that name what goes are
 * rewritten where they can be. Keeps the flow graph. A barrier, a convergent call with effects, a volatile access are
 * never dead (effects.h). */
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/stat.h"

Change pass_dce(Fn *f, PassCtx *px) {
  VecU32 work = {0};
  uint32_t gone = 0;
  for (Blk b = f->last_blk; b; b = f->blk[b].prev) {
    for (Val v = last_ins(f, b), p; v; v = p) {
      p = prev_of(f, v);
      if (!is_trivially_dead(f, v)) continue;
      dbg_salvage(f, v);
      for (uint32_t i = 0; i < nops(f, v); i++) { /* those before v in its block are still to come */
        Val x = arg(f, v, i);
        if (val_is_local(x) && !is_arg(f, x) && blk_of(f, x) != b) vec_push(&work, (uint32_t)x);
      }
      ins_erase(f, v);
      gone++;
    }
  }
  while (work.n) {
    Val x = (Val)vec_pop(&work);
    if (op(f, x) != OP_NONE && is_trivially_dead(f, x)) gone += ins_erase_dead(f, x);
  }
  vec_free(&work);
  stat_add(px, ST_DCE_DELETED, gone);
  return gone ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
