/* gvn_pre.c: what most ways to a block have computed is computed on the one that has not. Contract: gvn.h.
 *
 *     a:  %x = add %p, %q                 a:  %x = add %p, %q
 *         br label %m                         br label %m
 *     b:  br label %m               =>    b:  %y.pre = add %p, %q
 *     m:  %y = add %p, %q                     br label %m
 *                                         m:  %y.pre-phi = phi [ %x, %a ], [ %y.pre, %b ]
 *
 * It then runs as often as before or less. Comparisons and addresses stay: the back end wants them where they are used.
 * What may trap is only moved to where it was sure to run. */
#include "ir/clone.h"
#include "ir/effects.h"
#include "passes/scalar/gvn.h"
#include "passes/stat.h"

static bool is_candidate(const Fn *f, Val v) {
  if (is_op(f, v, OP_PHI) || is_term(f, v) || !has_result(f, v) || ty(f, v) == TY_TOKEN) return false;
  if (!is_bin(f, v) && !is_cast(f, v)) switch (op(f, v)) {
    case OP_FNEG:
    case OP_SELECT:
    case OP_EXTRACTELEMENT:
    case OP_INSERTELEMENT:
    case OP_SHUFFLEVECTOR:
    case OP_EXTRACTVALUE:
    case OP_INSERTVALUE: break;
    case OP_CALL:
      if (touches_mem(f, v) || is_convergent(f, v) || !is_speculatable(f, v)) return false;
      break;
    default: return false;
    }
  bool all = true;
  for (uint32_t i = 0; i < nops(f, v) && all; i++) all = val_is_con(arg(f, v, i));
  return !all;
}
/* v computed at the end of `at`, which leads to b by its edge number k; VAL_NONE: an operand has no leader there. */
static Val computed_at(Gvn *g, Val v, Blk b, uint32_t k, Blk at) {
  enum { MOST = 8 };
  Fn *f = g->f;
  Val ops[MOST];
  if (nops(f, v) > MOST) return VAL_NONE;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val n = gvn_translate(g, arg(f, v, i), b, k);
    if (!n || !(ops[i] = gvn_leader(g, n, at))) return VAL_NONE;
  }
  Val x = ins_clone_as(f, v, ty(f, v), ops);
  ins_place_before(f, x, term(f, at));
  name_like(f, x, v, STR(".pre"));
  (void)gvn_number(g, x);
  gvn_lead(g, gvn_number(g, x), x, at);
  return x;
}
static bool one(Gvn *g, Val v) {
  enum { MOST = 16 };
  Fn *f = g->f;
  Blk b = blk_of(f, v);
  uint32_t n = npreds(f, b), without = 0, at = 0;
  Val in[MOST];
  if (n < 2 || n > MOST || !is_candidate(f, v)) return false;
  for (uint32_t k = 0; k < n; k++) {
    Blk p = pred(f, b, k);
    if (p == b || !dom_reachable(g->d, p) || gvn_is_dead(g, p)) return false;
    Val num = gvn_translate(g, v, b, k);
    in[k] = num ? gvn_leader(g, num, p) : VAL_NONE;
    if (in[k] == v) return false; /* around a loop */
    if (in[k]) continue;
    if (without++) return false;
    at = k;
  }
  if (without == n) return false;
  if (without) {
    Blk p = pred(f, b, at);
    if (!is_speculatable(f, v) && !gvn_reached_from_start(g, v)) return false;
    if (nsuccs(f, p) != 1) {
      if (!gvn_may_split(g, p, b)) return false;
      for (uint32_t i = 0; i < nops(f, v); i++) { /* not split for nothing */
        Val x = gvn_translate(g, arg(f, v, i), b, at);
        if (!x || !gvn_leader(g, x, p)) return false;
      }
      p = gvn_split(g, p, pred_succ(f, b, at));
      at = succ_pred(f, p, 0);
    } else if (!is_op(f, term(f, p), OP_BR)) return false;
    if (!(in[at] = computed_at(g, v, b, at, p))) return false;
  }
  Val phi = emit_phi(f, b, ty(f, v), in);
  name_like(f, phi, v, STR(".pre-phi"));
  dbg_loc_set(f, phi, dbg_loc(f, v));
  for (uint32_t k = 0; k < n; k++)
    if (!val_is_con(in[k]) && !is_arg(f, in[k]) && k != at) {
      flags_intersect(f, in[k], v);
      md_merge(f, in[k], v, false);
    }
  Val num = gvn_number(g, v);
  gvn_is_new(g, phi);
  gvn_lead(g, num, phi, b);
  stat_add(g->px, ST_GVN_PRE, 1);
  gvn_replace(g, v, phi);
  return true;
}
void gvn_scalar_pre(Gvn *g) {
  Fn *f = g->f;
  VecU32 order = {0};
  for (uint32_t i = 1; i < g->d->n; i++) vec_push(&order, (uint32_t)g->d->rpo[i]);
  for (uint32_t i = 0; i < order.n; i++) {
    Blk b = (Blk)order.p[i];
    if (npreds(f, b) < 2 || gvn_is_dead(g, b)) continue;
    for (Val v = first_ins(f, b), next; v; v = next) {
      next = next_of(f, v);
      (void)one(g, v);
    }
  }
  vec_free(&order);
}
