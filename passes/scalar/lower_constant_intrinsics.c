/* lower_constant_intrinsics.c: the last moment for llvm.is.constant and llvm.objectsize: what is not known now is not.
 *
 *   %c = call i1 @llvm.is.constant.i32(i32 %x)
 *   br i1 %c, label %table, label %general              =>   br label %general
 *
 * is.constant is true of constants that no linker fixes (a global's address is not one), else false. objectsize is the
 * fewest or the most bytes that the pointer may have, as its second argument asks; if that is not known 0 or -1 (for
 * objects whose size is computed at run time, too: the fourth argument allows more, it does not ask for it). Users fold
 * and blocks that are not reached go. Source: Language Reference, both intrinsics; compare LLVM's pass of that name.
 * Cost: linear. Cap: OBJECT_SIZE_CHOICES. */
#include "analysis/memory/object_size.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/stat.h"
#include "passes/util/answers.h"

/* Nothing of it is left to linker or loader. */
static bool is_manifest(const ConPool *pool, Val c) {
  if (!val_is_con(c)) return false;
  ConKind k = con_kind(pool, c);
  if (con_is_data(pool, c)) return true;
  if (k != CON_AGG && k != CON_SPLAT && k != CON_ADDR && k != CON_EXPR) return false;
  for (uint32_t i = 0, n = con_nops(pool, c); i < n; i++)
    if (!is_manifest(pool, con_op(pool, c, i))) return false;
  return true;
}
static Val object_size(Fn *f, Val call) {
  bool least = !con_is_zero(&f->con, arg(f, call, 1)), null_unknown = !con_is_zero(&f->con, arg(f, call, 2));
  Ty t = ty(f, call);
  Val n = objectsize_answer(f, arg(f, call, 0), t, least ? SIZE_LEAST : SIZE_MOST, null_unknown);
  return n ? n : least ? con_int(&f->con, t, 0) : con_allones(&f->con, t);
}
Change pass_lower_constant_intrinsics(Fn *f, PassCtx *px) {
  VecU32 users = {0};
  Change ch = CH_NONE;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) {
      if (!is_op(f, v, OP_CALL)) continue;
      unsigned id = call_intrinsic(f, v);
      if (id == INTRIN_is_constant) {
        answer_give(f, v, con_int(&f->con, TY_I1, is_manifest(&f->con, arg(f, v, 0))), &users);
        stat_add(px, ST_LOWER_CONSTANT_IS_CONSTANT, 1);
      } else if (id == INTRIN_objectsize) {
        answer_give(f, v, object_size(f, v), &users);
        stat_add(px, ST_LOWER_CONSTANT_OBJECTSIZE, 1);
      } else continue;
      ch = CH_VAL | CH_CALL;
    }
  return ch ? ch | answers_fold(f, px, &users) : CH_NONE;
}
