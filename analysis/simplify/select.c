/* select.c: selects whose arms differ only where the condition says that they do not; phis that choose nothing.
 *
 *   select (icmp eq (and x, 8), 0), (or x, 8), x       or x, 8
 *   select (icmp eq n, 0), p, (gep p, n)               the gep
 *
 * Source: LLVM's InstructionSimplify (simplifySelectBitTest, simplifySelectWithEquivalence), by behaviour. */
#include "analysis/cfg/dom.h"
#include "analysis/simplify/simplify.h"
#include "ir/match.h"

/* The condition, when it has value `set` or not, as a test of bits: true <=> (x & mask) == 0. Widths to 64. */
static bool bit_test(const Fn *f, Val c, Val *x, uint64_t *mask, bool *true_when_zero) {
  if (is_op(f, c, OP_TRUNC) && ty_bits(f->m, ty(f, c)) == 1) {
    *x = arg(f, c, 0);
    *mask = 1;
    *true_when_zero = false;
    return ty_bits(f->m, ty(f, *x)) <= 64;
  }
  if (!is_op(f, c, OP_ICMP) || !val_is_con(arg(f, c, 1)) || !ty_is_int_or_vec(f->m, ty(f, arg(f, c, 0)))) return false;
  Val a = arg(f, c, 0);
  uint32_t n = ty_bits(f->m, ty(f, a));
  uint64_t b, all = mask64(n);
  if (n > 64 || !con_u64(&f->con, con_twin(&f->con, arg(f, c, 1)), &b)) return false;
  Pred p = (Pred)sub(f, c);
  *x = a;
  uint64_t sign = 1ull << (n - 1);
  switch (p) {
  case ICMP_EQ:
  case ICMP_NE: {
    uint64_t t;
    if (!is_op(f, a, OP_AND) || !val_is_con(arg(f, a, 1)) || !con_u64(&f->con, con_twin(&f->con, arg(f, a, 1)), &t))
      return false;
    if (b != 0 && !(b == t && is_pow2(t))) return false;
    *x = arg(f, a, 0), *mask = t, *true_when_zero = (p == ICMP_EQ) == (b == 0);
    break;
  }
  case ICMP_SLT:
    if (b != 0) return false;
    *mask = sign, *true_when_zero = false;
    break;
  case ICMP_SLE:
    if (b != all) return false;
    *mask = sign, *true_when_zero = false;
    break;
  case ICMP_SGT:
    if (b != all) return false;
    *mask = sign, *true_when_zero = true;
    break;
  case ICMP_SGE:
    if (b != 0) return false;
    *mask = sign, *true_when_zero = true;
    break;
  case ICMP_ULT:
    if (!is_pow2(b)) return false;
    *mask = ~(b - 1) & all, *true_when_zero = true;
    break;
  case ICMP_ULE:
    if (!is_pow2((b + 1) & all)) return false;
    *mask = ~b & all, *true_when_zero = true;
    break;
  case ICMP_UGT:
    if (!is_pow2((b + 1) & all)) return false;
    *mask = ~b & all, *true_when_zero = false;
    break;
  case ICMP_UGE:
    if (!is_pow2(b)) return false;
    *mask = ~(b - 1) & all, *true_when_zero = false;
    break;
  default: return false;
  }
  if (is_op(f, *x, OP_TRUNC) && ty_bits(f->m, ty(f, arg(f, *x, 0))) <= 64) *x = arg(f, *x, 0);
  return true;
}
Val simplify_select_bits(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  const Fn *f = x->f;
  Val c = i->ops[0], v;
  uint64_t mask, k;
  bool twz;
  if (val_is_con(c) || !bit_test(f, c, &v, &mask, &twz) || ty(f, v) != i->type) return VAL_NONE;
  for (uint32_t side = 1; side < 3; side++) { /* the arm that is an operation on v */
    Val b = i->ops[side];
    if (i->ops[3 - side] != v || !val_is_local(b) || (op(f, b) != OP_AND && op(f, b) != OP_OR) || arg(f, b, 0) != v)
      continue;
    if (!val_is_con(arg(f, b, 1)) || !con_u64(&f->con, con_twin(&f->con, arg(f, b, 1)), &k)) continue;
    uint64_t cleared = ~k & mask64(ty_bits(f->m, i->type));
    bool zero_here = (side == 1) == twz; /* where b is chosen the bits are zero */
    /* and: equals v where the cleared bits are zero; or: equals v where its bits are set, known of a single bit only */
    if (op(f, b) == OP_AND) {
      if (zero_here && !(cleared & ~mask)) return v;
      if (!zero_here && !(cleared & ~mask)) return b;
    } else if (is_pow2(mask) && k == mask && !(flags(f, b) & F_DISJOINT)) return zero_here ? b : v;
  }
  return VAL_NONE;
}

/* v with `from` replaced by `to` in its operands: what that simplifies to. Only operations that work lane by lane. */
static Val replaced(FoldCtx *x, Val v, Val from, Val to, bool strict) {
  Fn *f = x->f;
  if (v == from) return to;
  if (!val_is_local(v)) return VAL_NONE;
  Op o = op(f, v);
  InsView i = ins_view(f, v);
  bool lane = op_is_bin(o) || o == OP_ICMP || o == OP_FCMP || (op_is_cast(o) && o != OP_BITCAST) ||
              (o == OP_GEP && !ty_is_vec(f->m, i.type));
  if (o == OP_CALL) switch (i.intrin) {
    case INTRIN_umin:
    case INTRIN_umax:
    case INTRIN_smin:
    case INTRIN_smax:
    case INTRIN_uadd_sat:
    case INTRIN_usub_sat:
    case INTRIN_sadd_sat:
    case INTRIN_ssub_sat:
    case INTRIN_fshl:
    case INTRIN_fshr:
    case INTRIN_ctpop: lane = true; break;
    case INTRIN_abs:
    case INTRIN_ctlz:
    case INTRIN_cttz: lane = !strict; break;
    default: break;
    }
  enum { MAX_OPS = 4 };
  if (!lane || i.n > MAX_OPS) return VAL_NONE;
  Val ops[MAX_OPS];
  bool any = false;
  for (uint32_t k = 0; k < i.n; k++) {
    ops[k] = i.ops[k] == from ? to : i.ops[k];
    any |= ops[k] != i.ops[k];
  }
  if (!any) return VAL_NONE;
  /* What may be poison for these operands must not be taken for the value that replaces it. */
  if (strict && o != OP_CALL && (i.flags & op_flag_mask(o)) && o != OP_GEP) return VAL_NONE;
  if (strict && (o == OP_SHL || o == OP_LSHR || o == OP_ASHR)) { /* by too much: poison, though 0 simplifies to 0 */
    Ap by;
    if (!val_is_con(ops[1]) || !con_splat_ap(&f->con, ops[1], &by) || !ap_ult_u64(by, by.bits)) return VAL_NONE;
  }
  i.ops = ops;
  i.self = VAL_NONE;
  Val r = simplify_view(x, &i);
  if (!r || !strict) return r;
  /* v is to stand for r where from == to: it must not be poison where r is none. What simplifying dropped must be no
   * poison. */
  KnownCtx k = ctx_known(x);
  uint32_t n = i.n - (o == OP_CALL);
  for (uint32_t j = 0; j < n; j++)
    if (!val_is_con(ops[j]) && ops[j] != r && ops[j] != to && !known_not_undef_poison(&k, ops[j])) return VAL_NONE;
  if (o == OP_GEP && (i.flags & op_flag_mask(o)) && r != ops[0]) return VAL_NONE;
  return r;
}
/* e becomes the constant r where a is b, but may be poison there for the sake of another operand. */
static bool hides_poison(FoldCtx *x, Val e, Val r, Val a, Val b) {
  if (!val_is_con(r) || !val_is_local(e) || e == a) return false;
  const Fn *f = x->f;
  KnownCtx k = known_at(x->f, x->scratch, x->at);
  for (uint32_t i = 0; i < nops(f, e); i++) {
    Val o = arg(f, e, i);
    if (o != a && o != b && !val_is_con(o) && !known_not_undef_poison(&k, o)) return true;
  }
  return false;
}
static Val with_equal(FoldCtx *x, Val a, Val b, Val t, Val e) { /* a == b chooses t, else e */
  Val r = replaced(x, e, a, b, true);
  if (r && r == t && !hides_poison(x, e, r, a, b)) return e;
  r = replaced(x, t, a, b, false);
  return r && r == e ? e : VAL_NONE;
}
Val simplify_select_equal(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val c = i->ops[0];
  if (!may_nest(x) || !is_op(f, c, OP_ICMP)) return VAL_NONE;
  Pred p = (Pred)sub(f, c);
  if (p != ICMP_EQ && p != ICMP_NE) return VAL_NONE;
  Val a = arg(f, c, 0), b = arg(f, c, 1), t = i->ops[p == ICMP_EQ ? 1 : 2], e = i->ops[p == ICMP_EQ ? 2 : 1];
  /* A scalar condition on vectors: the compared scalars occur in lane-wise operations only as scalars, never. */
  if (ty_is_ptr_or_vec(f->m, ty(f, a)) && !(val_is_con(b) && con_is_zero(&f->con, b)))
    return VAL_NONE; /* equal addresses may belong to two objects */
  if (val_is_con(b) && !con_is_imm_int(&f->con, b) && !con_is_zero(&f->con, b)) return VAL_NONE;
  if (val_is_con(b) && con_kind(&f->con, con_twin(&f->con, b)) == CON_AGG) return VAL_NONE; /* undefined lanes */
  Val r = with_equal(x, a, b, t, e);
  if (!r && !val_is_con(b)) r = with_equal(x, b, a, t, e);
  return r;
}
/* Constant arms that agree but for undefined lanes; an undefined condition. */
Val simplify_select_undef(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  ConPool *p = &x->f->con;
  if (val_is_con(i->ops[0]) && con_is_undef(p, i->ops[0])) return val_is_con(i->ops[2]) ? i->ops[2] : i->ops[1];
  if (!val_is_con(i->ops[1]) || !val_is_con(i->ops[2])) return VAL_NONE;
  Val a = con_twin(p, i->ops[1]), b = con_twin(p, i->ops[2]);
  if (con_kind(p, a) != CON_AGG && con_kind(p, b) != CON_AGG) return VAL_NONE;
  enum { MAX_LANES = 64 };
  if (!ty_is_vec(p->m, i->type) || ty_scalable(p->m, i->type)) return VAL_NONE;
  uint64_t n = con_nelems(p, a);
  if (n > MAX_LANES) return VAL_NONE;
  Val out[MAX_LANES];
  for (uint64_t k = 0; k < n; k++) {
    Val u = con_elem(p, a, k), v = con_elem(p, b, k);
    if (!u || !v) return VAL_NONE;
    if (con_twin(p, u) == con_twin(p, v) || con_is_poison(p, v)) out[k] = u;
    else if (con_is_poison(p, u)) out[k] = v;
    /* undef may become the other's value where that is surely no poison */
    else if (con_is_undef(p, v) && con_kind(p, con_twin(p, u)) != CON_EXPR) out[k] = u;
    else if (con_is_undef(p, u) && con_kind(p, con_twin(p, v)) != CON_EXPR) out[k] = v;
    else return VAL_NONE;
  }
  return con_agg(p, i->type, out, (uint32_t)n);
}

Val simplify_phi(FoldCtx *x, const InsView *phi) {
  Fn *f = x->f;
  Val v = VAL_NONE;
  bool undef = false;
  for (uint32_t i = 0; i < phi->n; i++) {
    Val o = phi->ops[i];
    if (o == phi->self || o == v) continue;
    if (val_is_con(o) && con_is_undefined(&f->con, o)) {
      undef |= !con_is_poison(&f->con, o);
      continue;
    }
    if (v) return VAL_NONE;
    v = o;
  }
  if (!v) {
    if (phi->n == 0) return VAL_NONE;
    return undef ? con_undef(&f->con, phi->type) : con_poison(&f->con, phi->type);
  }
  if (undef) { /* undef may be any value but no poison */
    KnownCtx k = known_at(f, x->scratch, phi->self);
    if (!known_not_poison(&k, v)) return VAL_NONE;
  }
  /* Equal operands dominate the phi; where predecessors are unreachable the verifier's rules are looser, so ask. */
  return dom_val(f, dom(f), v, phi->self) ? v : VAL_NONE;
}
Val simplify_phi_ins(FoldCtx *x, Val phi) {
  InsView i = ins_view(x->f, phi);
  return simplify_phi(x, &i);
}
