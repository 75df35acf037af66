/* phi_translate.c: addresses through phis. Contract: phi_translate.h. After LLVM's PHITransAddr (public design). */
#include "analysis/memory/phi_translate.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"

typedef struct Trans {
  Fn *f;
  const Dom *d;
  Blk b, from;
  uint32_t edge;
} Trans;

static Val translate(Trans *t, Val v, unsigned depth);

/* An instruction equal to x but with operands `ops`, available at the end of t->from. */
static Val find_equal(Trans *t, Val x, const Val *ops, uint32_t n) {
  const Fn *f = t->f;
  Val key = VAL_NONE;
  for (uint32_t i = 0; i < n && !key; i++)
    if (val_is_local(ops[i])) key = ops[i];
  if (!key) return VAL_NONE;
  uint32_t seen = 0;
  FOR_EACH_USE(f, key, u) {
    if (at_cap(f->m, PHI_TRANSLATE_USES, seen++)) break;
    Val y = use_user(f, u);
    if (op(f, y) != op(f, x) || ty(f, y) != ty(f, x) || nops(f, y) != n || !blk_of(f, y)) continue;
    if (op(f, x) == OP_GEP && gep_type(f, x) != gep_type(f, y)) continue;
    bool same = true;
    for (uint32_t i = 0; i < n && same; i++) same = arg(f, y, i) == ops[i];
    if (same && dom_blk(t->d, blk_of(f, y), t->from)) return y;
  }
  return VAL_NONE;
}
static Val translate_ops(Trans *t, Val v, unsigned depth) {
  enum { MOST = 16 }; /* operands of a getelementptr */
  Fn *f = t->f;
  uint32_t n = nops(f, v);
  Val ops[MOST];
  if (n > MOST) return VAL_NONE;
  bool changed = false;
  for (uint32_t i = 0; i < n; i++) {
    ops[i] = translate(t, arg(f, v, i), depth + 1);
    if (!ops[i]) return VAL_NONE;
    changed |= ops[i] != arg(f, v, i);
  }
  if (!changed) return find_equal(t, v, ops, n); /* the same computation on the other side, of what is above both */
  Arena scratch;
  arena_init(&scratch);
  FoldCtx x = fold_ctx(f, &scratch);
  InsView i = ins_view(f, v);
  i.ops = ops;
  i.self = VAL_NONE;
  if (op(f, v) == OP_ADD && is_op(f, ops[0], OP_ADD)) { /* (a + c1) + c2 */
    Val c = arg(f, ops[0], 1);
    if (val_is_con(c) && val_is_con(ops[1]) && con_kind(&f->con, c) == CON_INT) {
      Val sum = con_fold_bin(&f->con, OP_ADD, ops[1], c);
      if (sum) {
        ops[1] = sum;
        ops[0] = arg(f, ops[0], 0);
        i.flags = 0;
      }
    }
  }
  Val r = simplify_view(&x, &i);
  arena_free(&scratch);
  return r ? r : find_equal(t, v, ops, n);
}
static Val translate(Trans *t, Val v, unsigned depth) {
  const Fn *f = t->f;
  if (val_is_con(v) || blk_of(f, v) != t->b) return v; /* arguments have no block */
  if (op(f, v) == OP_PHI) return arg(f, v, t->edge);
  if (at_cap(t->f->m, PHI_TRANSLATE_DEPTH, depth)) return VAL_NONE;
  if (op(f, v) == OP_GEP || (is_cast(f, v) && is_speculatable(f, v))) return translate_ops(t, v, depth);
  if (op(f, v) == OP_ADD && val_is_con(arg(f, v, 1)) && con_kind(&f->con, arg(f, v, 1)) == CON_INT)
    return translate_ops(t, v, depth);
  return VAL_NONE;
}
Val phi_translate(Fn *f, const Dom *d, Val v, Blk b, uint32_t edge) {
  Trans t = {f, d, b, pred(f, b, edge), edge};
  if (!dom_reachable(d, t.from)) return VAL_NONE;
  Val r = translate(&t, v, 0);
  if (r && val_is_local(r) && blk_of(f, r) && !dom_blk(d, blk_of(f, r), t.from)) return VAL_NONE;
  return r;
}
