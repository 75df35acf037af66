/* match.c: shapes of several instructions. Contract: match.h. */
#include "ir/match.h"
#include "ir/intrinsic.h"

static bool junction(const Fn *f, Op o, Ty t, const Val *ops, bool is_or, Val *a,
                     Val *b) { /* as one of the two, of a type of i1 */
  *a = ops[0];
  *b = ops[1];
  if (o == (is_or ? OP_OR : OP_AND)) return true;
  Val fixed = ops[o == OP_SELECT && !is_or ? 2 : 1];
  if (o != OP_SELECT || !val_is_con(fixed) || ty(f, ops[0]) != t ||
      !(is_or ? con_is_allones(&f->con, fixed) : con_is_zero(&f->con, fixed)))
    return false;
  *b = ops[is_or ? 2 : 1];
  return true;
}
static inline bool may_join(const Fn *f, Op o, Ty t) {
  return (o == OP_AND || o == OP_OR || o == OP_SELECT) && ty_scalar(f->m, t) == TY_I1;
}
bool match_junction_of(const Fn *f, Op o, Ty t, const Val *ops, Junction *j) {
  if (!may_join(f, o, t)) return false;
  j->is_or = false, j->logical = o == OP_SELECT;
  return junction(f, o, t, ops, false, &j->a, &j->b) || (j->is_or = true, junction(f, o, t, ops, true, &j->a, &j->b));
}
static const Val *ops_of(const Fn *f, Val v) { return f->opnd + f->ins[v].opnd; }
bool match_junction(const Fn *f, Val v, Junction *j) {
  return val_is_local(v) && match_junction_of(f, op(f, v), ty(f, v), ops_of(f, v), j);
}
bool cond_parts(const Fn *f, Val v, bool truth, Val *a, Val *b) {
  return val_is_local(v) && may_join(f, op(f, v), ty(f, v)) &&
         junction(f, op(f, v), ty(f, v), ops_of(f, v), !truth, a, b);
}
bool match_minmax(const Fn *f, Val v, unsigned *id, Val *a, Val *b) {
  if (!val_is_local(v)) return false;
  if (is_op(f, v, OP_CALL)) {
    *id = call_intrinsic(f, v);
    if (*id != INTRIN_smax && *id != INTRIN_smin && *id != INTRIN_umax && *id != INTRIN_umin) return false;
    *a = arg(f, v, 0), *b = arg(f, v, 1);
    return true;
  }
  if (!is_op(f, v, OP_SELECT)) return false;
  Val n = not_of(f, arg(f, v, 0)), c = n ? n : arg(f, v, 0);
  if (!is_op(f, c, OP_ICMP)) return false;
  Val x = arg(f, c, 0), y = arg(f, c, 1), on = arg(f, v, n ? 2 : 1), off = arg(f, v, n ? 1 : 2);
  Pred p = (Pred)sub(f, c);
  if (on == y && off == x) p = pred_swap(p);
  else if (on != x || off != y) return false;
  *a = x, *b = y;
  switch (p) {
  case ICMP_SGT:
  case ICMP_SGE: *id = INTRIN_smax; return true;
  case ICMP_SLT:
  case ICMP_SLE: *id = INTRIN_smin; return true;
  case ICMP_UGT:
  case ICMP_UGE: *id = INTRIN_umax; return true;
  case ICMP_ULT:
  case ICMP_ULE: *id = INTRIN_umin; return true;
  default: return false;
  }
}
bool bundle_of(const Fn *f, Val v, uint32_t i, Bundle *b) {
  for (*b = (Bundle){0}; bundle_next(f, v, b);)
    if (i - b->at < b->n) return true;
  return false;
}
