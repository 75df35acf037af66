/* aggregate.c: aggregates put together: insertions that are overwritten, and parts put back where they came from.
 *
 *   %a = extractvalue {i32, i32} %s, 0
 *   %b = extractvalue {i32, i32} %s, 1
 *   %i = insertvalue {i32, i32} poison, i32 %a, 0
 *   %r = insertvalue {i32, i32} %i, i32 %b, 1         ->   %r is %s
 *
 * Whole fields of the outermost aggregate; what no insertion covers must be poison, or come from the same place by
 * itself. Compare LLVM's visitInsertValueInst, foldAggregateConstructionIntoAggregateReuse. Cost O(insertions); caps:
 * caps.def. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

static bool prefix(const Fn *f, Val a, Val b) { /* a's path leads to b's, or is it */
  uint32_t na, nb;
  const uint32_t *p = words_of(f, a, &na), *q = words_of(f, b, &nb);
  return na <= nb && !memcmp(p, q, na * sizeof *p);
}
/* Overwritten by an insertion that has it as its only user's user. */
static bool overwritten(const Fn *f, Val self) {
  Val v = self;
  for (unsigned step = 0; !at_cap(f->m, COMBINE_INSERTS, step); step++) {
    if (!has_one_use(f, v)) return false;
    Val u = use_user(f, first_use(f, v));
    if (!is_op(f, u, OP_INSERTVALUE) || arg(f, u, 0) != v || arg(f, u, 1) == v) return false;
    if (prefix(f, u, self)) return true;
    v = u;
  }
  return false;
}
/* One value, or two phis that choose alike. */
static bool same(const Fn *f, Val a, Val b) {
  if (a == b || !is_op(f, a, OP_PHI) || !is_op(f, b, OP_PHI) || blk_of(f, a) != blk_of(f, b)) return a == b;
  uint32_t n = nops(f, a);
  if (past_cap(f->m, COMBINE_PARTS, n)) return false;
  for (uint32_t i = 0; i < n; i++)
    if (arg(f, a, i) != arg(f, b, i)) return false;
  return true;
}
Val fold_insert_value(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self) return VAL_NONE;
  if (overwritten(f, self)) return m->root->ops[0];
  Ty t = m->root->type;
  const TypeRec *r = ty_rec(f->m, t);
  uint64_t fields = r->kind == TK_ARRAY ? r->count : r->n;
  if (!fields || fields > UINT32_MAX || past_cap(f->m, COMBINE_PARTS, (uint32_t)fields)) return VAL_NONE;
  uint32_t n = (uint32_t)fields, k;
  uint64_t seen = 0;
  Val from = VAL_NONE, v = self;
  for (unsigned step = 0; is_op(f, v, OP_INSERTVALUE); step++, v = arg(f, v, 0)) {
    if (at_cap(f->m, COMBINE_INSERTS, step)) return VAL_NONE;
    uint32_t at = *words_of(f, v, &k);
    if (k != 1) return VAL_NONE;
    if (seen >> at & 1) continue;
    seen |= UINT64_C(1) << at;
    Val e = arg(f, v, 1);
    if (!is_op(f, e, OP_EXTRACTVALUE) || ty(f, arg(f, e, 0)) != t || (from && !same(f, arg(f, e, 0), from)))
      return VAL_NONE;
    if (*words_of(f, e, &k) != at || k != 1) return VAL_NONE;
    from = arg(f, e, 0);
  }
  bool all = seen == (n == 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1);
  return all || v == from || (val_is_con(v) && con_is_poison(&f->con, v)) ? from : VAL_NONE;
}
