/* answers.c: calls that ask the compiler become what it answers.
 *
 *   %a = call i32 @llvm.nvvm.reflect(...)   ; 0
 *   %c = icmp ne i32 %a, 0                                =>   br label %no
 *   br i1 %c, label %yes, label %no
 */
#include "passes/util/answers.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/match.h"
#include "passes/pass_fold.h"

static void push_users(VecU32 *users, const Fn *f, Val v) {
  FOR_EACH_USE(f, v, u) vec_push(users, (uint32_t)use_user(f, u));
}
void answer_give(Fn *f, Val call, Val constant, VecU32 *users) {
  Val asked = arg(f, call, 0);
  push_users(users, f, call);
  val_replace(f, call, constant);
  ins_erase(f, call);
  if (!val_is_con(asked) && !is_arg(f, asked) && is_trivially_dead(f, asked)) ins_erase_dead(f, asked);
}
/* The terminator's condition is a constant. */
static bool decided(Fn *f, Val t) {
  uint64_t c;
  uint32_t to = 0;
  if (is_condbr(f, t) && val_is_con(arg(f, t, 0))) {
    if (!con_u64(&f->con, arg(f, t, 0), &c)) return false;
    to = c ? 0 : 1;
  } else if (op(f, t) == OP_SWITCH && val_is_con(arg(f, t, 0))) {
    to = switch_way(f, t, arg(f, t, 0));
  } else return false;
  term_keep_edge(f, blk_of(f, t), to); /* phis keep their values for the edge */
  return true;
}
Change answers_fold(Fn *f, PassCtx *px, VecU32 *users) {
  FoldCtx k = pass_fold_ctx(f, px);
  Change ch = CH_NONE;
  for (uint32_t i = 0; i < users->n; i++) {
    Val v = (Val)users->p[i];
    if (op(f, v) == OP_NONE) continue;
    if (is_term(f, v)) {
      if (decided(f, v)) ch |= CH_CFG;
      continue;
    }
    fold_at(&k, v);
    Val s = simplify_ins(&k, v);
    if (!s || s == v) continue;
    push_users(users, f, v);
    val_replace(f, v, s);
    if (is_removable(f, v)) ins_erase(f, v);
    ch |= CH_VAL;
  }
  vec_free(users);
  if (ch & CH_CFG) blks_erase_unreachable(f);
  return ch;
}
