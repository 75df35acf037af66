/* constraint_elimination.c: "constraint-elimination": comparisons that follow from linear inequalities known before
 * them are decided.
 *
 *     %c = icmp ult i32 %i, %n                       %c = icmp ult i32 %i, %n
 *     br i1 %c, label %in, label %out                br i1 %c, label %in, label %out
 *   in:                                      ==>   in:
 *     %j = add nuw i32 %i, 1                         br i1 true, label %ok, label %trap
 *     %ok = icmp ule i32 %j, %n      ; a check
 *     br i1 %ok, label %ok, label %trap
 *
 * A walk of the dominator tree keeps two systems of inequalities (inequalities.h), one over the values without sign,
 * one over those with: conditions of the branches, switches and assumptions that are passed, and what the definition
 * of a value says (a minimum is at most its operands, a counter that does not wrap at least its start). A value is
 * taken apart into a sum where its operation cannot wrap: by its flags, or because the systems say so. What both
 * orders agree on goes from one system to the other. At each use of a comparison its truth is asked for, at minima,
 * maxima, absolute values, three-way comparisons and checked differences the order of their operands; of an `and` one
 * side may follow from the other.
 *
 * A counter with steps of one that is compared for inequality with a bound at the top of its loop, and starts at or
 * before it, is before it inside.
 *
 * Why it is right: a condition that is branched on or assumed is neither poison nor undef, so that its inequality
 * holds for the values it was computed of; what flags say holds of values that are not poison, and a comparison of
 * poison may have any answer. Nothing but operands and whole values is replaced: the control flow, and with it what
 * is convergent, stays. Cost: a bounded number of steps for each use of a comparison (the caps INEQ_* and
 * CONSTRAINT_*). Compare LLVM's ConstraintElimination; Bodik, Gupta, Sarkar, ABCD, PLDI 2000. */
#include "analysis/cfg/dom.h"
#include "analysis/value/cond.h"
#include "analysis/value/inequalities.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/stat.h"

typedef struct Var {
  Val v;
  bool known;
  Range range;
} Var;
typedef struct Ce {
  Fn *f;
  PassCtx *px;
  const Dom *d;
  KnownCtx k;
  Inequalities sys[2]; /* without and with sign */
  uint32_t *var_of;    /* by Val: 1 + its variable */
  VEC(Var) var;
  VEC(uint8_t) log; /* which system each row went to */
  uint32_t *asked;  /* by Val, comparisons: the state of the systems in which nothing was found */
  uint32_t cap, state;
  bool defining; /* no questions: one is being answered */
  unsigned nest; /* questions about parts of a question */
  VEC(Val) dead;
  uint64_t decided;
} Ce;
enum { U, S };

/* ---- values as sums ---- */
static bool lin(Ce *c, int sys, Val v, int64_t by, unsigned depth, Lin *to);
static bool holds(Ce *c, int sys, Val a, Val b, bool less);

static bool is_number(const Fn *f, Val v) {
  Ty t = ty(f, v);
  return ty_is_ptr(f->m, t) || (ty_is_int(f->m, t) && ty_bits(f->m, t) <= 64);
}
/* The same, asked while a sum is taken apart. */
static bool holds_within(Ce *c, int sys, Val a, Val b) {
  if (c->defining || at_cap(c->f->m, CONSTRAINT_NEST, c->nest)) return false;
  c->nest++;
  bool r = holds(c, sys, a, b, false);
  c->nest--;
  return r;
}
static bool nonneg(Ce *c, Val v) {
  if (!ty_is_int(c->f->m, ty(c->f, v))) return false;
  return known_nonneg(&c->k, v) || holds_within(c, S, con_int(&c->f->con, ty(c->f, v), 0), v);
}
static bool lin_const(Fn *f, int sys, Val v, int64_t *x) {
  uint64_t u;
  if (con_kind(&f->con, con_twin(&f->con, v)) == CON_NULL) {
    *x = 0;
    return true;
  }
  if (!con_is_imm_int(&f->con, v) || !con_u64(&f->con, v, &u)) return false;
  *x = sys == S ? sext64(u, ty_bits(f->m, ty(f, v))) : (int64_t)u;
  return sys == S || *x >= 0;
}
/* An address: neither its sum nor the products may wrap, and what is multiplied must not be negative. */
static bool lin_gep(Ce *c, Val v, int64_t by, unsigned depth, Lin *to) {
  Fn *f = c->f;
  if (!(flags(f, v) & (F_NUW | F_NUSW | F_INBOUNDS))) return false;
  bool sign = flags(f, v) & (F_NUSW | F_INBOUNDS);
  int64_t off, x;
  if (!lin(c, U, arg(f, v, 0), by, depth, to)) return false;
  if (gep_offset(f, v, &off)) return (sign || off >= 0) && !__builtin_mul_overflow(off, by, &x) && lin_add_const(to, x);
  Ty t = gep_type(f, v);
  for (uint32_t i = 1; i < nops(f, v); i++) {
    Val at = arg(f, v, i);
    uint64_t scale;
    if (!is_number(f, at)) return false;
    if (i > 1 && ty_kind(f->m, t) == TK_STRUCT) {
      uint64_t field;
      if (!val_is_con(at) || !con_u64(&f->con, at, &field)) return false;
      scale = ty_field_offset(f->m, t, (uint32_t)field);
      if (scale > INT32_MAX || __builtin_mul_overflow((int64_t)scale, by, &x) || !lin_add_const(to, x)) return false;
      t = ty_field(f->m, t, (uint32_t)field);
      continue;
    }
    if (i > 1) t = ty_elem(f->m, t);
    if (!ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return false;
    scale = ty_alloc_size(f->m, t);
    if (scale > INT32_MAX || __builtin_mul_overflow((int64_t)scale, by, &x)) return false;
    if (val_is_con(at)) {
      if (!lin_const(f, S, at, &off) || (off < 0 && !sign) || __builtin_mul_overflow(off, x, &off) ||
          !lin_add_const(to, off))
        return false;
    } else if (!nonneg(c, at) || !lin(c, U, at, x, depth, to)) return false;
  }
  return true;
}
/* The sum that an operation is; false: none, and `to` is of no use. */
static bool lin_op(Ce *c, int sys, Val v, int64_t by, unsigned depth, Lin *to) {
  Fn *f = c->f;
  Op o = op(f, v);
  if (o == OP_GEP) return sys == U && lin_gep(c, v, by, depth, to);
  if (is_call(f, v) || nops(f, v) == 0 || nops(f, v) > 2 || !is_number(f, v)) return false;
  Val a = arg(f, v, 0), b = nops(f, v) > 1 ? arg(f, v, 1) : VAL_NONE;
  if (!is_number(f, a)) return false;
  unsigned fl = flags(f, v), stays = sys == U ? F_NUW : F_NSW;
  int64_t x, y;
  switch (o) {
  case OP_ZEXT: return (sys == U || (fl & F_NNEG) || nonneg(c, a)) && lin(c, sys, a, by, depth, to);
  case OP_SEXT: return (sys == S || nonneg(c, a)) && lin(c, sys, a, by, depth, to);
  case OP_TRUNC: return (fl & stays) && lin(c, sys, a, by, depth, to);
  case OP_OR:
    if (!(fl & F_DISJOINT)) return false;
    return lin(c, sys, a, by, depth, to) && lin(c, sys, b, by, depth, to);
  case OP_ADD:
    if ((fl & stays) || (sys == U && (fl & F_NSW) && nonneg(c, a) && nonneg(c, b)))
      return lin(c, sys, a, by, depth, to) && lin(c, sys, b, by, depth, to);
    /* What is taken away is there. */
    if (sys == S || !val_is_con(b) || !lin_const(f, S, b, &x) || x >= 0 || x == INT64_MIN ||
        !holds_within(c, U, con_int(&f->con, ty(f, a), (uint64_t)-x), a))
      return false;
    return lin(c, U, a, by, depth, to) && !__builtin_mul_overflow(x, by, &y) && lin_add_const(to, y);
  case OP_SUB:
    if (!(fl & stays) && (sys == S || !holds_within(c, U, b, a))) return false;
    return by != INT64_MIN && lin(c, sys, a, by, depth, to) && lin(c, sys, b, -by, depth, to);
  case OP_SHL:
    if (!val_is_con(b) || !lin_const(f, U, b, &x) || x >= (int64_t)ty_bits(f->m, ty(f, v)) - 1 || x > 61) return false;
    y = 1ll << x;
    break;
  case OP_MUL:
    if (!val_is_con(b) || !lin_const(f, sys, b, &y)) return false;
    if (!(fl & stays) && !(lin_const(f, S, b, &x) && x > 0)) return false;
    break;
  default: return false;
  }
  if (!(fl & stays) && !(sys == U && (fl & F_NSW) && nonneg(c, a))) return false;
  return !__builtin_mul_overflow(y, by, &y) && lin(c, sys, a, y, depth, to);
}
static bool lin(Ce *c, int sys, Val v, int64_t by, unsigned depth, Lin *to) {
  Fn *f = c->f;
  int64_t x;
  if (val_is_con(v)) return lin_const(f, sys, v, &x) && !__builtin_mul_overflow(x, by, &x) && lin_add_const(to, x);
  if (!is_arg(f, v) && !at_cap(f->m, CONSTRAINT_DEPTH, depth)) {
    Lin whole = *to;
    if (lin_op(c, sys, v, by, depth + 1, &whole)) {
      *to = whole;
      return true;
    }
  }
  if ((uint32_t)v >= c->cap) return false;
  if (!c->var_of[v]) {
    vec_push(&c->var, ((Var){.v = v}));
    c->var_of[v] = (uint32_t)c->var.n;
  }
  return lin_add_var(to, c->var_of[v] - 1, by);
}
/* a - b, plus one when `less`: at most 0 says a <= b, or a < b. */
static bool row_of(Ce *c, int sys, Val a, Val b, bool less, Lin *to) {
  *to = (Lin){.c = less};
  return lin(c, sys, a, 1, 0, to) && lin(c, sys, b, -1, 0, to);
}

/* ---- what definitions say ---- */
static void at_most(Ce *c, int sys, Val a, Val b, bool less) {
  Lin l;
  if (row_of(c, sys, a, b, less, &l)) ineq_define(&c->sys[sys], &l);
}
/* Counters: every way round adds a constant without wrapping, and one value comes from outside. */
static void define_phi(Ce *c, int sys, Val v) {
  Fn *f = c->f;
  Val start = VAL_NONE;
  int way = 0;
  if (past_cap(f->m, CONSTRAINT_PHI, nops(f, v))) return;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    int64_t by = 0;
    bool step = false;
    if (val_is_local(x) && !is_arg(f, x) && is_op(f, x, OP_ADD) && arg(f, x, 0) == v && val_is_con(arg(f, x, 1)))
      step = (flags(f, x) & (sys == U ? F_NUW : F_NSW)) && lin_const(f, sys, arg(f, x, 1), &by);
    else if (sys == U && is_op(f, x, OP_GEP) && arg(f, x, 0) == v && (flags(f, x) & (F_NUW | F_NUSW | F_INBOUNDS)))
      step = gep_offset(f, x, &by) && (by >= 0 || (flags(f, x) & (F_NUSW | F_INBOUNDS)));
    if (step) {
      if (way && (way > 0) != (by >= 0)) return;
      way = by >= 0 ? 1 : -1;
    } else {
      if (x == v || (start && start != x)) return;
      start = x;
    }
  }
  if (!way || !start || !dom_val(f, c->d, start, v) ||
      (val_is_local(start) && !is_arg(f, start) && blk_of(f, start) == blk_of(f, v)))
    return;
  if (way > 0) at_most(c, sys, start, v, false);
  else at_most(c, sys, v, start, false);
}
static void define_op(Ce *c, int sys, Val v) {
  Fn *f = c->f;
  if (is_op(f, v, OP_PHI)) {
    define_phi(c, sys, v);
    return;
  }
  unsigned id = is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0;
  if (sys == S) {
    for (uint32_t i = 0; i < 2; i++)
      if (id == INTRIN_smin) at_most(c, S, v, arg(f, v, i), false);
      else if (id == INTRIN_smax) at_most(c, S, arg(f, v, i), v, false);
    return;
  }
  switch (op(f, v)) {
  case OP_UREM: at_most(c, U, v, arg(f, v, 1), true); /* fall through */
  case OP_UDIV:
  case OP_LSHR:
  case OP_TRUNC: at_most(c, U, v, arg(f, v, 0), false); break;
  case OP_AND: at_most(c, U, v, arg(f, v, 0), false), at_most(c, U, v, arg(f, v, 1), false); break;
  case OP_OR: at_most(c, U, arg(f, v, 0), v, false), at_most(c, U, arg(f, v, 1), v, false); break;
  case OP_SHL:
    if (flags(f, v) & F_NUW) at_most(c, U, arg(f, v, 0), v, false);
    break;
  case OP_CALL:
    for (uint32_t i = 0; i < 2; i++)
      if (id == INTRIN_umin || (id == INTRIN_usub_sat && i == 0)) at_most(c, U, v, arg(f, v, i), false);
      else if (id == INTRIN_umax || id == INTRIN_uadd_sat) at_most(c, U, arg(f, v, i), v, false);
    break;
  default: break;
  }
}
/* Inequalities.define and .bound. */
static void define(Inequalities *s, uint32_t var, void *user) {
  Ce *c = user;
  Val v = c->var.p[var].v;
  if (is_arg(c->f, v)) return;
  c->defining = true;
  define_op(c, s == &c->sys[S], v);
  c->defining = false;
}
static void bound(Inequalities *s, uint32_t var, void *user) {
  Ce *c = user;
  Var *x = &c->var.p[var];
  if (!x->known) x->range = value_range(&c->k, x->v);
  x->known = true;
  Range r = x->range;
  Lin l = {.n = 1, .var = {var}, .k = {-1}};
  bool some = r.bits && !range_is_empty(r);
  if (s == &c->sys[U]) {
    uint64_t lo = some ? range_umin(r) : 0, hi = some ? range_umax(r) : UINT64_MAX;
    l.c = lo <= INT64_MAX ? (int64_t)lo : 0;
    ineq_define(s, &l);
    if (hi <= INT64_MAX) {
      l.k[0] = 1, l.c = -(int64_t)hi;
      ineq_define(s, &l);
    }
  } else if (some) {
    int64_t lo = range_smin(r), hi = range_smax(r);
    l.c = lo;
    if (lo != INT64_MIN) ineq_define(s, &l);
    l.k[0] = 1, l.c = -hi;
    ineq_define(s, &l);
  }
}

/* ---- questions and facts ---- */
static bool follows(Ce *c, int sys, Val a, Val b, bool less, bool bounds) {
  Lin l;
  return row_of(c, sys, a, b, less, &l) && ineq_implies(&c->sys[sys], &l, bounds);
}
static bool holds(Ce *c, int sys, Val a, Val b, bool less) { return follows(c, sys, a, b, less, false); }
static int order(Ce *c, int sys, Val a, Val b, bool less) {
  return holds(c, sys, a, b, less) ? 1 : holds(c, sys, b, a, !less) ? 0 : -1;
}
static int equal(Ce *c, int sys, Val a, Val b) {
  if (holds(c, sys, a, b, true) || holds(c, sys, b, a, true)) return 0;
  return holds(c, sys, a, b, false) && holds(c, sys, b, a, false) ? 1 : -1;
}
static int truth_of(Ce *c, Pred p, Val a, Val b) {
  bool ptr = ty_is_ptr(c->f->m, ty(c->f, a));
  int r;
  switch (p) {
  case ICMP_EQ: r = equal(c, U, a, b); return r >= 0 || ptr ? r : equal(c, S, a, b);
  case ICMP_NE: r = truth_of(c, ICMP_EQ, a, b); return r < 0 ? r : !r;
  case ICMP_UGT:
  case ICMP_UGE:
  case ICMP_SGT:
  case ICMP_SGE: return truth_of(c, pred_swap(p), b, a);
  case ICMP_ULT:
  case ICMP_ULE: return order(c, U, a, b, p == ICMP_ULT);
  default:
    if (ptr) return -1;
    r = order(c, S, a, b, p == ICMP_SLT);
    return r < 0 && nonneg(c, a) && nonneg(c, b) ? order(c, U, a, b, p == ICMP_SLT) : r;
  }
}
static void learn(Ce *c, int sys, Val a, Val b, bool less) {
  Lin l;
  if (!row_of(c, sys, a, b, less, &l) || !l.n) return;
  ineq_push(&c->sys[sys], &l);
  vec_push(&c->log, (uint8_t)sys);
  c->state++;
}
static void learn_cmp(Ce *c, Pred p, Val a, Val b) {
  Fn *f = c->f;
  bool ptr = ty_is_ptr(f->m, ty(f, a));
  switch (p) {
  case ICMP_UGT:
  case ICMP_UGE:
  case ICMP_SGT:
  case ICMP_SGE: learn_cmp(c, pred_swap(p), b, a); return;
  case ICMP_ULT:
  case ICMP_ULE:
    learn(c, U, a, b, p == ICMP_ULT);
    if (ptr || !nonneg(c, b)) return;
    learn(c, S, a, b, p == ICMP_ULT);
    learn(c, S, con_int(&f->con, ty(f, a), 0), a, false);
    return;
  case ICMP_SLT:
  case ICMP_SLE:
    if (ptr) return;
    learn(c, S, a, b, p == ICMP_SLT);
    if (nonneg(c, a)) learn(c, U, a, b, p == ICMP_SLT);
    return;
  case ICMP_EQ:
    for (int sys = U; sys <= (ptr ? U : S); sys++) {
      learn(c, sys, a, b, false);
      learn(c, sys, b, a, false);
    }
    return;
  default: /* not equal: of two that are ordered */
    for (int sys = U; sys <= (ptr ? U : S); sys++)
      if (follows(c, sys, a, b, false, true)) learn(c, sys, a, b, true);
      else if (follows(c, sys, b, a, false, true)) learn(c, sys, b, a, true);
  }
}
static bool is_question(const Fn *f, Val v) {
  return val_is_local(v) && !is_arg(f, v) && is_op(f, v, OP_ICMP) && is_number(f, arg(f, v, 0)) && ty(f, v) == TY_I1;
}
static void learn_cond(Ce *c, Val cond, bool truth) {
  Fn *f = c->f;
  Val todo[CAP_CONSTRAINT_PARTS];
  bool is[CAP_CONSTRAINT_PARTS];
  uint32_t n = 1;
  for (todo[0] = cond, is[0] = truth; n--;) {
    Val v = todo[n], x, y;
    bool t = is[n];
    if (val_is_con(v) || is_arg(f, v)) continue;
    if (is_question(f, v)) {
      Pred p = (Pred)sub(f, v);
      learn_cmp(c, t ? p : pred_invert(p), arg(f, v, 0), arg(f, v, 1));
    } else if (cond_parts(f, v, t, &x, &y)) {
      if (at_cap(f->m, CONSTRAINT_PARTS, n + 2)) return;
      todo[n] = y, is[n++] = t;
      todo[n] = x, is[n++] = t;
    } else if ((x = not_of(f, v))) todo[n] = x, is[n++] = !t;
  }
}
static void forget(Ce *c, uint32_t keep) {
  if (c->log.n > keep) c->state++;
  while (c->log.n > keep) {
    Inequalities *s = &c->sys[vec_pop(&c->log)];
    ineq_pop(s, ineq_count(s) - 1);
  }
}

/* ---- blocks ---- */
/* b's only way in but from blocks behind it: from its immediate dominator, by that successor. */
static bool way_in(const Ce *c, Blk b, uint32_t *which) {
  const Fn *f = c->f;
  Blk up = c->d->idom[b];
  bool found = false;
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk p = pred(f, b, i);
    if (p == up) {
      if (found) return false;
      found = true;
      *which = pred_succ(f, b, i);
    } else if (dom_reachable(c->d, p) && !dom_blk(c->d, b, p)) return false;
  }
  return found;
}
/* A counter at the top of its loop that differs from the bound, for which the loop goes on to b. */
static void learn_counter(Ce *c, Blk b, Val phi, Val bound) {
  Fn *f = c->f;
  Blk head = c->d->idom[b];
  if (!is_op(f, phi, OP_PHI) || blk_of(f, phi) != head || !ty_is_int(f->m, ty(f, phi))) return;
  Val start = VAL_NONE;
  int64_t way = 0, by;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (is_op(f, x, OP_ADD) && arg(f, x, 0) == phi && val_is_con(arg(f, x, 1)) && lin_const(f, S, arg(f, x, 1), &by) &&
        (by == 1 || by == -1) && dom_blk(c->d, b, pred(f, head, i))) {
      if (way && way != by) return;
      way = by;
    } else {
      if (x == phi || (start && start != x)) return;
      start = x;
    }
  }
  Val fixed[2] = {start, bound};
  for (int i = 0; i < 2; i++)
    if (!fixed[i] || !dom_val(f, c->d, fixed[i], phi) ||
        (val_is_local(fixed[i]) && !is_arg(f, fixed[i]) && blk_of(f, fixed[i]) == head))
      return;
  for (int sys = U; way && sys <= S; sys++) {
    Val low = way > 0 ? start : bound, high = way > 0 ? bound : start;
    if (!holds(c, sys, low, high, false)) continue;
    learn(c, sys, low, phi, way < 0);
    learn(c, sys, phi, high, way > 0);
  }
}
static void enter(Ce *c, Blk b) {
  Fn *f = c->f;
  uint32_t i = 0;
  if (c->d->idom[b] == BLK_NONE || !way_in(c, b, &i)) return;
  Val t = term(f, c->d->idom[b]);
  if (is_condbr(f, t)) {
    Val cond = arg(f, t, 0);
    if (val_is_con(cond) || succ(f, c->d->idom[b], 0) == succ(f, c->d->idom[b], 1)) return;
    learn_cond(c, cond, i == 0);
    if (is_question(f, cond) && sub(f, cond) == (i == 0 ? ICMP_NE : ICMP_EQ)) {
      learn_counter(c, b, arg(f, cond, 0), arg(f, cond, 1));
      learn_counter(c, b, arg(f, cond, 1), arg(f, cond, 0));
    }
  } else if (is_op(f, t, OP_SWITCH) && is_number(f, arg(f, t, 0))) {
    if (i) learn_cmp(c, ICMP_EQ, arg(f, t, 0), arg(f, t, i));
    else
      for (uint32_t k = 1; k < nsuccs(f, c->d->idom[b]) && !at_cap(f->m, CONSTRAINT_CASES, k); k++)
        learn_cmp(c, ICMP_NE, arg(f, t, 0), arg(f, t, k));
  }
}
/* What comparison v is here: 1, 0, -1 not known. */
static int decide(Ce *c, Val v) {
  if (!is_question(c->f, v) || (uint32_t)v >= c->cap || c->asked[v] == c->state) return -1;
  int r = truth_of(c, (Pred)sub(c->f, v), arg(c->f, v, 0), arg(c->f, v, 1));
  if (r < 0) c->asked[v] = c->state;
  return r;
}
static void settle(Ce *c, Val user, uint32_t i, bool truth) {
  Fn *f = c->f;
  Val v = arg(f, user, i);
  remark(c->px, CONSTRAINT_DECIDED, f, user, ra_val(v), ra_z(truth ? "true" : "false"));
  opnd_set(f, user, i, con_int(&f->con, TY_I1, truth));
  vec_push(&c->dead, v);
  c->decided++;
}
static void replace(Ce *c, Val v, Val with) {
  Fn *f = c->f;
  remark(c->px, CONSTRAINT_VALUE, f, v, ra_val(v), ra_val(with));
  val_replace(f, v, with);
  vec_push(&c->dead, v);
  c->decided++;
}
/* Differences that are checked: where nothing can overflow, the plain one. An undef operand may be another value in the
 * difference than in what was compared, so the difference itself promises nothing then. */
static void plain_difference(Ce *c, Val v) {
  Fn *f = c->f;
  FOR_EACH_USE(f, v, u) {
    Val x = use_user(f, u);
    if (!is_op(f, x, OP_EXTRACTVALUE)) return;
  }
  Val plain = VAL_NONE, a = arg(f, v, 0), b = arg(f, v, 1);
  KnownCtx k = known_at(f, c->px->scratch, v);
  unsigned wraps = call_intrinsic(f, v) == INTRIN_ssub_with_overflow ? F_NSW : F_NUW;
  if (!known_not_undef_poison(&k, a) || !known_not_undef_poison(&k, b)) wraps = 0;
  FOR_EACH_USE(f, v, u) {
    Val x = use_user(f, u);
    uint32_t n;
    const uint32_t *w = words_of(f, x, &n);
    bool flag = w[0] == 1;
    if (!flag && !plain) {
      Bld at = bld_before(f, v);
      plain = emit_bin(&at, OP_SUB, wraps, a, b);
    }
    replace(c, x, flag ? con_int(&f->con, TY_I1, 0) : plain);
  }
  vec_push(&c->dead, v);
}
static void visit_call(Ce *c, Val v) {
  Fn *f = c->f;
  unsigned id = call_intrinsic(f, v);
  if (!id || !call_nargs(f, v) || !is_number(f, arg(f, v, 0))) return;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  switch (id) {
  case INTRIN_umin:
  case INTRIN_smin:
  case INTRIN_umax:
  case INTRIN_smax: {
    int sys = id == INTRIN_smin || id == INTRIN_smax;
    bool max = id == INTRIN_umax || id == INTRIN_smax;
    int r = order(c, sys, a, b, false);
    if (r < 0 && holds(c, sys, b, a, false)) r = 0;
    if (r >= 0) replace(c, v, (r == 1) != max ? a : b);
    return;
  }
  case INTRIN_abs:
    if (nonneg(c, a)) replace(c, v, a);
    return;
  case INTRIN_ucmp:
  case INTRIN_scmp: {
    int sys = id == INTRIN_scmp;
    int64_t r = holds(c, sys, a, b, true) ? -1 : holds(c, sys, b, a, true) ? 1 : equal(c, sys, a, b) == 1 ? 0 : 2;
    if (r < 2) replace(c, v, con_sint(&f->con, ty(f, v), r));
    return;
  }
  case INTRIN_usub_with_overflow:
    if (holds(c, U, b, a, false)) plain_difference(c, v);
    return;
  case INTRIN_ssub_with_overflow:
    if (nonneg(c, b) && holds(c, S, b, a, false)) plain_difference(c, v);
    return;
  case INTRIN_assume: learn_cond(c, a, true); return;
  default: return;
  }
}
/* One side of an `and` follows from the other, or is refuted by it; of an `or` from its opposite. */
static void sides(Ce *c, Val v) {
  Fn *f = c->f;
  Val x, y;
  bool logical = is_op(f, v, OP_SELECT), truth = true;
  if (ty(f, v) != TY_I1 || (!logical && !is_op(f, v, OP_AND) && !is_op(f, v, OP_OR))) return;
  if (!cond_parts(f, v, true, &x, &y)) {
    truth = false;
    if (!cond_parts(f, v, false, &x, &y)) return;
  }
  for (int k = 0; k < (logical ? 1 : 2); k++) {
    Val fact = k ? y : x, other = k ? x : y;
    if (!is_question(f, other) || fact == other) continue;
    uint32_t mark = c->log.n;
    learn_cond(c, fact, truth);
    int r = c->log.n > mark ? decide(c, other) : -1;
    forget(c, mark);
    if (r < 0) continue;
    for (uint32_t i = 0; i < nops(f, v); i++)
      if (arg(f, v, i) == other && !(logical && i == 0)) {
        settle(c, v, i, r == 1);
        return;
      }
  }
}
static void visit_blk(Ce *c, Blk b) {
  Fn *f = c->f;
  for (Val v = first_ins(f, b), next; v; v = next) {
    next = next_of(f, v);
    if (is_op(f, v, OP_PHI)) continue;
    unsigned id = is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0;
    for (uint32_t i = 0; id != INTRIN_assume && i < nops(f, v); i++) {
      int r = decide(c, arg(f, v, i));
      if (r >= 0) settle(c, v, i, r == 1);
    }
    sides(c, v);
    if (id) visit_call(c, v);
  }
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk s = succ(f, b, i);
    uint32_t from = succ_pred(f, b, i);
    FOR_EACH_PHI(f, s, phi) {
      if (ty(f, phi) != TY_I1) continue;
      int r = decide(c, arg(f, phi, from));
      if (r >= 0) settle(c, phi, from, r == 1);
    }
  }
}
static bool has_questions(const Fn *f) {
  for (Blk b = entry_blk(f); b; b = f->blk[b].next)
    FOR_EACH_INS(f, b, v)
      if (is_op(f, v, OP_ICMP) || (is_op(f, v, OP_CALL) && call_intrinsic(f, v))) return true;
  return false;
}

Change pass_constraint_elimination(Fn *f, PassCtx *px) {
  if (!has_questions(f)) return CH_NONE;
  Ce c = {.f = f, .px = px, .d = dom(f), .k = known_at(f, px->scratch, VAL_NONE), .cap = f->cap_ins, .state = 1};
  c.var_of = ARENA_ZARRAY(px->scratch, uint32_t, c.cap);
  c.asked = ARENA_ZARRAY(px->scratch, uint32_t, c.cap);
  for (int i = U; i <= S; i++) c.sys[i].m = f->m, c.sys[i].define = define, c.sys[i].bound = bound, c.sys[i].user = &c;
  DomScopes sc = dom_scopes(px->scratch, c.d);
  for (uint32_t i = 0; i < c.d->n; i++) {
    Blk b = c.d->tree[i];
    forget(&c, dom_scope(&sc, b, (uint32_t)c.log.n));
    enter(&c, b);
    visit_blk(&c, b);
  }
  stat_add(px, ST_CONSTRAINT_REMOVED, c.decided);
  for (uint32_t i = 0; i < c.dead.n; i++)
    if (blk_of(f, c.dead.p[i])) ins_erase_dead(f, c.dead.p[i]);
  bool changed = c.decided != 0;
  ineq_free(&c.sys[U]), ineq_free(&c.sys[S]);
  vec_free(&c.var), vec_free(&c.log), vec_free(&c.dead);
  return changed ? CH_VAL : CH_NONE;
}
