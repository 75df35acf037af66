/* vector_widen.c: vector-combine where vectors are registers: operations of extracted elements become one of the
 * vectors.
 *
 *     %a = extractelement <4 x i32> %x, i32 1                  %v = add <4 x i32> %x, %y
 *     %b = extractelement <4 x i32> %y, i32 1            ==>   %r = extractelement <4 x i32> %v, i32 1
 *     %r = add i32 %a, %b
 *
 * Elements of different places are brought to one by a shuffle that keeps only that one. Nothing that may trap is done
 * for elements it was not done for. Cost: O(elements). */
#include "ir/effects.h"
#include "passes/scalar/vector_int.h"
#include "passes/stat.h"

/* Element *at of *vec, a fixed vector. */
static bool extracted(const Fn *f, Val e, Val *vec, uint32_t *at) {
  if (!is_op(f, e, OP_EXTRACTELEMENT)) return false;
  *vec = arg(f, e, 0);
  return is_lane(f, arg(f, e, 1), vc_lanes(f->m, ty(f, *vec)), at);
}
/* x with its element `from` at place `to`, and nothing else. */
static Val shifted(VecComb *c, Val x, uint32_t from, uint32_t to) {
  Fn *f = c->f;
  uint32_t n = vc_lanes(f->m, ty(f, x)), mask[MAX_LANES], made = f->nins;
  for (uint32_t i = 0; i < n; i++) mask[i] = i == to ? from : VC_POISON;
  Val r = fold_shuffle(&c->x, x, con_poison(&f->con, ty(f, x)), mask, n);
  if (val_is_local(r) && (uint32_t)r >= made) name_set(f, r, STR("shift"));
  return r;
}
static InsView vector_view(VecComb *c, Val v, const Val *ops) {
  Fn *f = c->f;
  InsView i = ins_view(f, v);
  i.ops = ops, i.self = VAL_NONE;
  i.type = is_bin(f, v) ? ty(f, ops[0]) : ty_cmp(f->m, ty(f, ops[0]));
  return i;
}
/* The place of the element that is put into a vector, where the one user of v does that. */
static uint32_t wanted_place(const Fn *f, Val v, uint32_t n) {
  uint32_t at = UINT32_MAX;
  if (!has_one_use(f, v)) return at;
  Val u = use_user(f, first_use(f, v));
  if (is_op(f, u, OP_INSERTELEMENT) && arg(f, u, 1) == v) is_lane(f, arg(f, u, 2), n, &at);
  return at;
}
bool vc_extracted(VecComb *c, Val v) {
  Fn *f = c->f;
  Val e[2] = {arg(f, v, 0), arg(f, v, 1)}, x[2];
  uint32_t at[2];
  if ((op_info[op(f, v)].props & P_TRAP) || !extracted(f, e[0], &x[0], &at[0]) || !extracted(f, e[1], &x[1], &at[1]) ||
      ty(f, x[0]) != ty(f, x[1]))
    return false;
  uint32_t one = vc_cost(c, op(f, v), ty(f, e[0])), all = vc_cost(c, op(f, v), ty(f, x[0])), was, is;
  if (x[0] == x[1] && at[0] == at[1]) {
    bool more = e[0] == e[1] ? count_uses(f, e[0], 3) != 2 : !has_one_use(f, e[0]) || !has_one_use(f, e[1]);
    was = 1 + one, is = all + 1u + more;
  } else was = 2 + one, is = all + 1u + !has_one_use(f, e[0]) + !has_one_use(f, e[1]) + (at[0] != at[1]);
  if (was < is) return false;
  uint32_t keep = 0; /* whose place the result has */
  if (at[0] != at[1]) {
    uint32_t want = wanted_place(f, v, vc_lanes(f->m, ty(f, x[0])));
    keep = want == at[0] ? 0 : want == at[1] ? 1 : at[0] > at[1];
    if (val_is_con(x[1 - keep])) return false;
    x[1 - keep] = shifted(c, x[1 - keep], at[1 - keep], at[keep]);
  }
  InsView i = vector_view(c, v, x);
  uint32_t made = f->nins;
  Val r = fold_view(&c->x, &i);
  if (is_bin(f, v) && val_is_local(r) && (uint32_t)r >= made) name_set(f, r, STR("foldExtExtBinop"));
  stat_add(c->px, is_bin(f, v) ? ST_VC_VECTOR_OPS : ST_VC_VECTOR_CMPS, 1);
  Val at_ = arg(f, e[keep], 1);
  vc_push(c, e[0]), vc_push(c, e[1]);
  vc_replace(c, v, fold_extractelement(&c->x, r, at_));
  return true;
}
/* v joins two comparisons of elements of one vector with constants. */
bool vc_extracted_cmps(VecComb *c, Val v) {
  Fn *f = c->f;
  Val cmp[2] = {arg(f, v, 0), arg(f, v, 1)}, x[2];
  uint32_t at[2];
  if (ty(f, v) != TY_I1) return false;
  for (uint32_t i = 0; i < 2; i++)
    if (!(is_op(f, cmp[i], OP_ICMP) || is_op(f, cmp[i], OP_FCMP)) || !val_is_con(arg(f, cmp[i], 1)) ||
        !extracted(f, arg(f, cmp[i], 0), &x[i], &at[i]))
      return false;
  if (op(f, cmp[0]) != op(f, cmp[1]) || sub(f, cmp[0]) != sub(f, cmp[1]) || x[0] != x[1] || at[0] == at[1])
    return false;
  Ty t = ty(f, x[0]);
  uint32_t n = vc_lanes(f->m, t), keep = at[0] > at[1];
  Val e[MAX_LANES], none = con_poison(&f->con, ty_scalar(f->m, t));
  for (uint32_t i = 0; i < n; i++) e[i] = i == at[0] ? arg(f, cmp[0], 1) : i == at[1] ? arg(f, cmp[1], 1) : none;
  Val all = op(f, cmp[0]) == OP_ICMP ? fold_icmp(&c->x, (Pred)sub(f, cmp[0]), 0, x[0], con_agg(&f->con, t, e, n))
                                     : fold_fcmp(&c->x, (Pred)sub(f, cmp[0]), flags(f, cmp[0]) & flags(f, cmp[1]), x[0],
                                                 con_agg(&f->con, t, e, n));
  Val s[2];
  s[keep] = all, s[1 - keep] = shifted(c, all, at[1 - keep], at[keep]);
  Val r = fold_bin(&c->x, op(f, v), flags(f, v), s[0], s[1]);
  stat_add(c->px, ST_VC_VECTOR_CMPS, 1);
  vc_replace(c, v, fold_extractelement(&c->x, r, con_int(&f->con, TY_I64, at[keep])));
  return true;
}
/* The negation of x: fneg, or -0.0 - x; where the sign of zero does not matter 0.0 - x too. */
static bool is_negation(Fn *f, Val v, Val *x) {
  if (is_op(f, v, OP_FNEG)) {
    *x = arg(f, v, 0);
    return true;
  }
  if (!is_op(f, v, OP_FSUB) || !val_is_con(arg(f, v, 0))) return false;
  Val z = arg(f, v, 0);
  *x = arg(f, v, 1);
  if (con_is_zero(&f->con, z)) return (flags(f, v) & F_NSZ) != 0;
  return con_kind(&f->con, z) == CON_FP && fp_class(fp_kind_of(ty(f, z)), con_get_fp(&f->con, z)) == FPC_NEG_ZERO;
}
/* The insertion of an extracted element, or of the negation of one. */
bool vc_insert_extracted(VecComb *c, Val v) {
  Fn *f = c->f;
  Val into = arg(f, v, 0), e = arg(f, v, 1), x;
  uint32_t n = vc_lanes(f->m, ty(f, v)), to, from, mask[MAX_LANES];
  if (!is_lane(f, arg(f, v, 2), n, &to)) return false;
  Val neg = val_is_local(e) && has_one_use(f, e) && is_negation(f, e, &x) ? e : VAL_NONE;
  if (neg) e = x;
  if (!extracted(f, e, &x, &from) || n == 1 || val_is_con(x)) return false;
  uint32_t k = vc_lanes(f->m, ty(f, x));
  if (k != n && !has_one_use(f, e)) return false; /* two shuffles for one insertion */
  if (neg) x = fold_fneg(&c->x, flags(f, neg) & F_FAST, x);
  bool alone = val_is_con(into) && con_is_poison(&f->con, into);
  if (k != n) { /* brought to the length first */
    for (uint32_t i = 0; i < n; i++) mask[i] = i == from % n ? from : VC_POISON;
    x = fold_shuffle(&c->x, x, con_poison(&f->con, ty(f, x)), mask, n);
    from %= n;
  }
  for (uint32_t i = 0; i < n; i++) mask[i] = i == to ? from + (alone ? 0 : n) : alone ? VC_POISON : i;
  vc_replace(c, v,
             alone ? fold_shuffle(&c->x, x, con_poison(&f->con, ty(f, v)), mask, n)
                   : fold_shuffle(&c->x, into, x, mask, n));
  return true;
}
