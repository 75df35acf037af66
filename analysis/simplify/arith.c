/* arith.c: folds of arithmetic that ask ranges and known bits, and reassociation.
 *
 *   sdiv (zext i8 x to i32), 256        0, and srem the dividend
 *   shl x, (or y, 32)                   poison
 *   and (and x, y), (or x, z)           and x, y: "x & (x | z)" is x, and "x & y" is there
 *
 * Source: LLVM's InstructionSimplify (isDivZero, simplifyShift, simplifyAssociativeBinOp), by behaviour. */
#include "analysis/simplify/simplify.h"
#include "analysis/value/context.h"

/* A constant divisor with a lane that is zero or undefined: to divide by it is undefined, whatever the others are.
 * Only of a division that is there: of one that would be, a select may take other lanes. */
static bool lane_divides_by_nothing(FoldCtx *x, Val b) {
  ConPool *p = &x->f->con;
  if (!val_is_con(b) || con_kind(p, con_twin(p, b)) != CON_AGG) return false;
  b = con_twin(p, b);
  for (uint32_t i = 0; i < con_nops(p, b); i++) {
    Val e = con_op(p, b, i);
    if (con_kind(p, e) == CON_POISON || con_kind(p, e) == CON_UNDEF || con_is_zero(p, e)) return true;
  }
  return false;
}
/* Operands that are equal here, as a branch says. */
Val simplify_equal_here(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Val a = i->ops[0], b = i->ops[1];
  Fn *f = x->f;
  if (!val_is_local(a) || !val_is_local(b) || !val_is_local(x->at) || !branches_name(f, blk_of(f, x->at), a, b))
    return VAL_NONE;
  KnownCtx k = ctx_known(x);
  if (branch_implies_cmp(&k, (Cmp){ICMP_EQ, a, b}) != 1) return VAL_NONE;
  switch (i->op) {
  case OP_AND:
  case OP_OR: return a;
  case OP_UDIV:
  case OP_SDIV: return con_int(&f->con, i->type, 1);
  default: return con_null(&f->con, i->type);
  }
}
/* A dividend smaller than the divisor. */
Val simplify_div_range(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  KnownCtx k = ctx_known(x);
  Val a = i->ops[0], b = i->ops[1];
  if (i->self && lane_divides_by_nothing(x, b)) return con_poison(&x->f->con, i->type);
  bool rem = i->op == OP_UREM || i->op == OP_SREM, less;
  if (i->op == OP_UDIV || i->op == OP_UREM) {
    less = cmp_by_range(&k, (Cmp){ICMP_ULT, a, b}) == 1 || branch_implies_cmp(&k, (Cmp){ICMP_ULT, a, b}) == 1;
    if (!less && may_nest(x)) {
      Val r = simplify_icmp(x, ICMP_ULT, a, b);
      less = r && val_is_con(r) && con_is_allones(&x->f->con, r);
    }
  } else {
    Range ra = value_range(&k, a), rb = ra.bits ? value_range(&k, b) : range_full(0);
    if (!ra.bits || ra.bits != rb.bits || ra.kind == RANGE_EMPTY || rb.kind == RANGE_EMPTY) return VAL_NONE;
    int64_t bl = range_smin(rb), bh = range_smax(rb), al = range_smin(ra), ah = range_smax(ra);
    /* |a| < |b| for all: b on one side of a's span and of its mirror image */
    uint64_t most = u64_max(al < 0 ? 0 - (uint64_t)al : (uint64_t)al, ah < 0 ? 0 - (uint64_t)ah : (uint64_t)ah);
    uint64_t least = bl > 0 ? (uint64_t)bl : bh < 0 ? 0 - (uint64_t)bh : 0;
    less = most < least;
  }
  return !less ? VAL_NONE : rem ? a : con_null(&x->f->con, i->type);
}
/* Amounts known to be too large, or to be zero wherever they are not. */
Val simplify_shift_known(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  if (val_is_con(i->ops[1])) return VAL_NONE;
  KnownCtx k = ctx_known(x);
  Known b = known_bits(&k, i->ops[1]);
  uint32_t n = b.zero.bits;
  if (n != ty_bits(f->m, i->type) || ap_intersects(b.zero, b.one)) return VAL_NONE;
  if (!ap_ult_u64(b.one, n)) return con_poison(&f->con, i->type);
  uint32_t low = n > 1 ? log2_ceil(n) : 1; /* bits that an amount below the width may have */
  if (n == 1 || ap_cto(b.zero) >= low) return i->ops[0];
  return VAL_NONE;
}
/* Pairs of terms that give nothing, from where simplify_assoc was asked first: long sums of the same operation meet the
 * same pair in every grouping, each of which would ask again for all of its parts. */
typedef struct Regrouping {
  Op op;
  Val at;
  unsigned n;
  struct {
    Val a, b;
    unsigned depth;
  } failed[CAP_REGROUPED_PAIRS];
} Regrouping;
/* b op c, asked once. A pair that gave nothing gives nothing further down, where fewer questions may nest. */
static Val regrouped(FoldCtx *x, Op o, Val b, Val c) {
  Regrouping *g = x->regrouping;
  Val lo = b < c ? b : c, hi = b < c ? c : b;
  for (unsigned i = 0; i < g->n; i++)
    if (g->failed[i].a == lo && g->failed[i].b == hi && g->failed[i].depth <= x->depth) return VAL_NONE;
  Val r = simplify_bin(x, o, 0, b, c);
  if (!r && !past_cap(x->f->m, REGROUPED_PAIRS, g->n + 1)) {
    g->failed[g->n].a = lo, g->failed[g->n].b = hi;
    g->failed[g->n++].depth = x->depth;
  }
  return r;
}
/* (a op b) op c: if b op c, or a op c, is there, then what it and the rest give. */
static Val regroup(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Op o = i->op;
  for (uint32_t side = 0; side < 2; side++) {
    Val in = i->ops[side], c = i->ops[1 - side];
    if (!is_op(f, in, o)) continue;
    for (uint32_t j = 0; j < 2; j++) {
      Val b = arg(f, in, j), a = arg(f, in, 1 - j);
      Val r = regrouped(x, o, b, c);
      if (!r) continue;
      if (r == b) return in; /* (a op b) op c is a op b */
      Val s = regrouped(x, o, a, r);
      if (s) return s;
    }
  }
  return VAL_NONE;
}
Val simplify_assoc(FoldCtx *x, const RuleMatch *m) {
  if (!may_nest(x) || x->depth > 2) return VAL_NONE;
  Regrouping *outer = x->regrouping, own;
  bool begins = !outer || outer->op != m->root->op || outer->at != x->at;
  if (begins) {
    own.op = m->root->op;
    own.at = x->at;
    own.n = 0;
    x->regrouping = &own;
  }
  Val r = regroup(x, m->root);
  x->regrouping = outer;
  return r;
}
