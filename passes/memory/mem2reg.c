/* mem2reg.c: "mem2reg": the promotable allocas of the entry block become SSA values.
 *
 *     %a = alloca i32
 *     store i32 %x, ptr %a          ==>      ret i32 %x
 *     %v = load i32, ptr %a
 *     ret i32 %v
 *
 * The work is promote.c's. Promotion may make further allocas promotable (one that held the address of another), so
 * it is repeated for those that are left until none is. Needs dominators, keeps the flow graph. */
#include "passes/pass.h"
#include "passes/stat.h"
#include "passes/util/promote.h"

Change pass_mem2reg(Fn *f, PassCtx *px) {
  VecU32 left = {0}, now = {0};
  FOR_EACH_INS(f, entry_blk(f), v)
    if (op(f, v) == OP_ALLOCA) vec_push(&left, (uint32_t)v);
  Change ch = CH_NONE;
  while (left.n) {
    uint32_t n = 0;
    now.n = 0;
    for (uint32_t i = 0; i < left.n; i++) {
      if (alloca_promotable(f, (Val)left.p[i])) vec_push(&now, left.p[i]);
      else left.p[n++] = left.p[i];
    }
    left.n = n;
    if (!now.n) break;
    PromoteStats s = promote_allocas(f, (const Val *)now.p, now.n, px->scratch);
    stat_add(px, ST_MEM2REG_ALLOCAS, s.allocas);
    stat_add(px, ST_MEM2REG_PHIS, s.phis);
    ch = CH_VAL | CH_MEM;
  }
  vec_free(&left);
  vec_free(&now);
  return ch;
}
