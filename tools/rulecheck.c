/* rulecheck: proves every rewrite rule by brute force, from the tables the optimizer runs on.
 *
 *   rulecheck [--budget=N] [--list] [NAME...]
 *
 * For each rule: every width i1..i4 for its integer types (with the relations its casts need; half and its neighbours for floats), every value,
 * poison and undef for its variables, every constant that satisfies the guard, every predicate of its classes and every combination
 * of the flags the right side looks at. The right side must refine the left: no undefined behaviour or poison where the left has none, and
 * every result among those the left may give. Beyond the budget the assignments are drawn at random (fixed seed) instead of enumerated.
 * Guards that ask analyses hold exactly when the fact is true of the values at hand (or the value is poison), which is all an analysis
 * may say. An undef variable takes another value at each use.
 * Floats: special values and random ones in half precision, any NaN equals any NaN; with reassoc, arcp, contract or afn on the root
 * results are compared with a tolerance.
 * What is not proved here: C folds (call), and rules over operations without a value semantics of their own (memory, addresses, vectors by
 * lane number); --list names them. Exit 0: all proved rules hold. */
#include "nvopt/fold.h"
#include "nvopt/intrinsic.h"
#include <stdio.h>
#include <stdlib.h>

typedef enum Kind { K_VAL, K_POISON, K_UB } Kind;
typedef struct V { uint8_t kind, undef, ov; FpBits f; uint64_t u; } V; /* ov: overflow bit of a pair */
static const V poison = {.kind = K_POISON}, ub = {.kind = K_UB};
static V val(uint64_t u, unsigned bits) { return (V){.u = u & mask64(bits)}; }
static V fval(FpBits f) { return (V){.f = f}; }

/* A type class at hand: integer of `bits`, or float. */
typedef struct T { uint8_t bits; int8_t fk; } T;

static struct {
  const RuleSet *rs;
  const Rule *r;
  const RuleLhs *l;
  const RuleRhs *h;
  const RuleClass *k;
  T cls[RULE_MAX_CLASSES];
  V node[RULE_MAX_NODES];          /* left values */
  V leaf[RULE_MAX_NODES];          /* assigned to variables and constants */
  unsigned flags[RULE_MAX_NODES];
  uint8_t pred[RULE_MAX_NODES];
  bool value_answer;               /* what VALUE predicates answer in this round */
  bool used_value;
  bool dep_undef[RULE_MAX_NODES];
  Arena arena;
  bool unknown;                    /* met an operation without semantics here */
} g;

static int64_t sx(uint64_t u, unsigned b) { return sext64(u, b); }
static bool fits(int64_t v, unsigned b) { return v >= -(INT64_C(1) << (b - 1)) && v < (INT64_C(1) << (b - 1)); }

static V eval_int_bin(Op o, unsigned fl, V a, V b, unsigned n) {
  bool div = o == OP_UDIV || o == OP_SDIV || o == OP_UREM || o == OP_SREM;
  if (div && (b.kind == K_POISON || b.u == 0)) return ub;
  if (a.kind == K_POISON || b.kind == K_POISON) return poison;
  uint64_t m = mask64(n);
  int64_t sa = sx(a.u, n), sb = sx(b.u, n);
  switch (o) {
  case OP_ADD: if ((fl & F_NUW) && a.u + b.u > m) return poison; if ((fl & F_NSW) && !fits(sa + sb, n)) return poison; return val(a.u + b.u, n);
  case OP_SUB: if ((fl & F_NUW) && a.u < b.u) return poison; if ((fl & F_NSW) && !fits(sa - sb, n)) return poison; return val(a.u - b.u, n);
  case OP_MUL: if ((fl & F_NUW) && a.u * b.u > m) return poison; if ((fl & F_NSW) && !fits(sa * sb, n)) return poison; return val(a.u * b.u, n);
  case OP_UDIV: if ((fl & F_EXACT) && a.u % b.u) return poison; return val(a.u / b.u, n);
  case OP_UREM: return val(a.u % b.u, n);
  case OP_SDIV: if (sb == -1 && !fits(-sa, n)) return ub; if ((fl & F_EXACT) && sa % sb) return poison; return val((uint64_t)(sa / sb), n);
  case OP_SREM: if (sb == -1 && !fits(-sa, n)) return ub; return val((uint64_t)(sa % sb), n);
  case OP_SHL: {
    if (b.u >= n) return poison;
    uint64_t r = (a.u << b.u) & m;
    if ((fl & F_NUW) && r >> b.u != a.u) return poison;
    if ((fl & F_NSW) && sx(r, n) >> b.u != sa) return poison;
    return val(r, n);
  }
  case OP_LSHR: if (b.u >= n || ((fl & F_EXACT) && (a.u & mask64((unsigned)b.u)))) return poison; return val(a.u >> b.u, n);
  case OP_ASHR: if (b.u >= n || ((fl & F_EXACT) && (a.u & mask64((unsigned)b.u)))) return poison; return val((uint64_t)(sa >> b.u), n);
  case OP_AND: return val(a.u & b.u, n);
  case OP_OR: if ((fl & F_DISJOINT) && (a.u & b.u)) return poison; return val(a.u | b.u, n);
  case OP_XOR: return val(a.u ^ b.u, n);
  default: g.unknown = true; return poison;
  }
}
static V fmf_result(unsigned fl, FpKind k, V r) {
  if (r.kind) return r;
  if ((fl & F_NNAN) && fp_is_nan(k, r.f)) return poison;
  if ((fl & F_NINF) && fp_is_inf(k, r.f)) return poison;
  return r;
}
static bool fmf_operands_bad(unsigned fl, FpKind k, const V *a, unsigned n) {
  for (unsigned i = 0; i < n; i++) if (((fl & F_NNAN) && fp_is_nan(k, a[i].f)) || ((fl & F_NINF) && fp_is_inf(k, a[i].f))) return true;
  return false;
}
static V eval_icmp(Pred p, unsigned fl, V a, V b, unsigned n) {
  if (a.kind == K_POISON || b.kind == K_POISON) return poison;
  int64_t sa = sx(a.u, n), sb = sx(b.u, n);
  if ((fl & F_SAMESIGN) && (sa < 0) != (sb < 0)) return poison;
  bool r;
  switch (p) {
  case ICMP_EQ: r = a.u == b.u; break;
  case ICMP_NE: r = a.u != b.u; break;
  case ICMP_UGT: r = a.u > b.u; break;
  case ICMP_UGE: r = a.u >= b.u; break;
  case ICMP_ULT: r = a.u < b.u; break;
  case ICMP_ULE: r = a.u <= b.u; break;
  case ICMP_SGT: r = sa > sb; break;
  case ICMP_SGE: r = sa >= sb; break;
  case ICMP_SLT: r = sa < sb; break;
  default: r = sa <= sb; break;
  }
  return val(r, 1);
}
static V eval_cast(Op o, unsigned fl, V a, T from, T to) {
  if (a.kind == K_POISON) return poison;
  Arena *A = &g.arena;
  switch (o) {
  case OP_TRUNC: {
    uint64_t r = a.u & mask64(to.bits);
    if ((fl & F_NUW) && r != a.u) return poison;
    if ((fl & F_NSW) && sx(r, to.bits) != sx(a.u, from.bits)) return poison;
    return val(r, to.bits);
  }
  case OP_ZEXT: if ((fl & F_NNEG) && sx(a.u, from.bits) < 0) return poison; return val(a.u, to.bits);
  case OP_SEXT: return val((uint64_t)sx(a.u, from.bits), to.bits);
  case OP_UITOFP: if ((fl & F_NNEG) && sx(a.u, from.bits) < 0) return poison; return fval(fp_from_int((FpKind)to.fk, ap_small(from.bits, a.u), false));
  case OP_SITOFP: return fval(fp_from_int((FpKind)to.fk, ap_small(from.bits, a.u), true));
  case OP_FPTOUI: case OP_FPTOSI: {
    unsigned ex = 0;
    Ap r = fp_to_int_rm(A, (FpKind)from.fk, a.f, to.bits, o == OP_FPTOSI, FP_RTZ, &ex);
    return ex & FP_EX_INVALID ? poison : val(r.u, to.bits);
  }
  case OP_FPEXT: case OP_FPTRUNC: if (fmf_operands_bad(fl, (FpKind)from.fk, &a, 1)) return poison; return fmf_result(fl, (FpKind)to.fk, fval(fp_convert((FpKind)from.fk, (FpKind)to.fk, a.f)));
  case OP_BITCAST:
    if (from.fk < 0 && to.fk < 0) return from.bits == to.bits ? a : (g.unknown = true, poison);
    if (from.fk >= 0 && to.fk < 0) return val(fp_to_bits(A, (FpKind)from.fk, a.f).u, to.bits);
    if (from.fk < 0) return fval(fp_from_bits((FpKind)to.fk, ap_small(from.bits, a.u)));
    return a;
  default: g.unknown = true; return poison;
  }
}
static V eval_intrin(unsigned id, unsigned fl, const V *a, unsigned n, T t0, T to) {
  for (unsigned i = 0; i < n; i++) if (a[i].kind == K_POISON) return poison;
  if (t0.fk < 0) {
    unsigned b = t0.bits;
    uint64_t x = a[0].u, y = n > 1 ? a[1].u : 0, m = mask64(b);
    int64_t sxx = sx(x, b), sy = sx(y, b), lo = -(INT64_C(1) << (b - 1)), hi = (INT64_C(1) << (b - 1)) - 1;
    int64_t s;
    switch (id) {
    case INTRIN_smax: return val(sxx > sy ? x : y, b);
    case INTRIN_smin: return val(sxx < sy ? x : y, b);
    case INTRIN_umax: return val(x > y ? x : y, b);
    case INTRIN_umin: return val(x < y ? x : y, b);
    case INTRIN_abs: if (sxx == lo && (y & 1)) return poison; return val((uint64_t)(sxx < 0 ? -sxx : sxx), b);
    case INTRIN_ctpop: return val((uint64_t)__builtin_popcountll(x), b);
    case INTRIN_ctlz: if (!x && (y & 1)) return poison; return val(x ? (uint64_t)__builtin_clzll(x) - (64 - b) : b, b);
    case INTRIN_cttz: if (!x && (y & 1)) return poison; return val(x ? (uint64_t)__builtin_ctzll(x) : b, b);
    case INTRIN_bitreverse: { uint64_t r = 0; for (unsigned i = 0; i < b; i++) r |= (x >> i & 1) << (b - 1 - i); return val(r, b); }
    case INTRIN_bswap: if (b % 8) break; { uint64_t r = 0; for (unsigned i = 0; i < b; i += 8) r |= (x >> i & 255) << (b - 8 - i); return val(r, b); }
    case INTRIN_fshl: case INTRIN_fshr: {
      uint64_t w = x << b | y; /* b <= 8 */
      unsigned k = (unsigned)(a[2].u % b);
      return val(id == INTRIN_fshl ? w << k >> b : w >> k, b);
    }
    case INTRIN_uadd_sat: return val(x + y > m ? m : x + y, b);
    case INTRIN_usub_sat: return val(x > y ? x - y : 0, b);
    case INTRIN_sadd_sat: s = sxx + sy; return val((uint64_t)(s < lo ? lo : s > hi ? hi : s), b);
    case INTRIN_ssub_sat: s = sxx - sy; return val((uint64_t)(s < lo ? lo : s > hi ? hi : s), b);
    case INTRIN_ushl_sat: if (y >= b) return poison; return val(x << y > m ? m : x << y, b);
    case INTRIN_sshl_sat: if (y >= b) return poison; s = sxx * (INT64_C(1) << y); return val((uint64_t)(s < lo ? lo : s > hi ? hi : s), b);
    case INTRIN_scmp: return val((uint64_t)((sxx > sy) - (sxx < sy)), to.bits);
    case INTRIN_ucmp: return val((uint64_t)(int64_t)((x > y) - (x < y)), to.bits);
#define PAIR(R, OV) { V r_ = val((uint64_t)(R), b); r_.ov = (OV); return r_; }
    case INTRIN_uadd_with_overflow: PAIR(x + y, x + y > m)
    case INTRIN_sadd_with_overflow: PAIR(sxx + sy, !fits(sxx + sy, b))
    case INTRIN_usub_with_overflow: PAIR(x - y, x < y)
    case INTRIN_ssub_with_overflow: PAIR(sxx - sy, !fits(sxx - sy, b))
    case INTRIN_umul_with_overflow: PAIR(x * y, x * y > m)
    case INTRIN_smul_with_overflow: PAIR(sxx * sy, !fits(sxx * sy, b))
#undef PAIR
    case INTRIN_expect: return a[0];
    default: break;
    }
    g.unknown = true;
    return poison;
  }
  FpKind k = (FpKind)t0.fk;
  FpBits x = a[0].f, y = n > 1 ? a[1].f : x;
  unsigned nf = id == INTRIN_is_fpclass || id == INTRIN_ldexp ? 1 : n;
  if (fmf_operands_bad(fl, k, a, nf)) return poison;
  V r;
  switch (id) {
  case INTRIN_fabs: r = fval(fp_abs(k, x)); break;
  case INTRIN_copysign: r = fval(fp_copysign(k, x, y)); break;
  case INTRIN_minnum: r = fval(fp_minnum(k, x, y)); break;
  case INTRIN_maxnum: r = fval(fp_maxnum(k, x, y)); break;
  case INTRIN_minimum: r = fval(fp_minimum(k, x, y)); break;
  case INTRIN_maximum: r = fval(fp_maximum(k, x, y)); break;
  case INTRIN_minimumnum: r = fval(fp_minimumnum(k, x, y)); break;
  case INTRIN_maximumnum: r = fval(fp_maximumnum(k, x, y)); break;
  case INTRIN_fma: r = fval(fp_fma(k, x, y, a[2].f)); break;
  case INTRIN_fmuladd: r = fval(fp_fma(k, x, y, a[2].f)); break;
  case INTRIN_sqrt: r = fval(fp_sqrt(k, x)); break;
  case INTRIN_floor: r = fval(fp_floor(k, x)); break;
  case INTRIN_ceil: r = fval(fp_ceil(k, x)); break;
  case INTRIN_trunc: r = fval(fp_trunc(k, x)); break;
  case INTRIN_round: r = fval(fp_round(k, x)); break;
  case INTRIN_roundeven: case INTRIN_rint: case INTRIN_nearbyint: r = fval(fp_roundeven(k, x)); break;
  case INTRIN_ldexp: r = fval(fp_ldexp(k, x, sx(a[1].u, 4))); break;
  case INTRIN_canonicalize: r = fval(fp_quiet(k, x)); break;
  case INTRIN_is_fpclass: return val(fp_is(k, x, (unsigned)a[1].u), 1);
  default: g.unknown = true; return poison;
  }
  return fmf_result(fl, k, r);
}
static V eval_op(Op o, unsigned intrin, unsigned sub, unsigned fl, const V *a, unsigned n, const T *at, T to) {
  for (unsigned i = 0; i < n; i++) if (a[i].kind == K_UB) return ub;
  if (intrin) return eval_intrin(intrin, fl, a, n, at[0], to);
  if (op_is_bin(o)) {
    if (to.fk < 0) return eval_int_bin(o, fl, a[0], a[1], to.bits);
    if (a[0].kind || a[1].kind) return poison;
    FpKind k = (FpKind)to.fk;
    if (fmf_operands_bad(fl, k, a, 2)) return poison;
    V r;
    switch (o) {
    case OP_FADD: r = fval(fp_add(k, a[0].f, a[1].f)); break;
    case OP_FSUB: r = fval(fp_sub(k, a[0].f, a[1].f)); break;
    case OP_FMUL: r = fval(fp_mul(k, a[0].f, a[1].f)); break;
    case OP_FDIV: r = fval(fp_div(k, a[0].f, a[1].f)); break;
    case OP_FREM: r = fval(fp_rem(k, a[0].f, a[1].f)); break;
    default: g.unknown = true; return poison;
    }
    return fmf_result(fl, k, r);
  }
  if (op_is_cast(o)) return eval_cast(o, fl, a[0], at[0], to);
  switch (o) {
  case OP_ICMP: return eval_icmp((Pred)sub, fl, a[0], a[1], at[0].bits);
  case OP_FCMP: {
    if (a[0].kind || a[1].kind) return poison;
    FpKind k = (FpKind)at[0].fk;
    if (fmf_operands_bad(fl, k, a, 2)) return poison;
    FpOrder q = fp_cmp(k, a[0].f, a[1].f);
    unsigned bit = q == FP_EQ ? 1 : q == FP_GT ? 2 : q == FP_LT ? 4 : 8;
    return val((sub & bit) != 0, 1);
  }
  case OP_FNEG:
    if (a[0].kind) return poison;
    if (fmf_operands_bad(fl, (FpKind)to.fk, a, 1)) return poison;
    return fval(fp_neg((FpKind)to.fk, a[0].f));
  case OP_SELECT: {
    if (a[0].kind == K_POISON) return poison;
    V r = a[0].u & 1 ? a[1] : a[2];
    if (to.fk >= 0 && r.kind == K_VAL) return fmf_result(fl, (FpKind)to.fk, r);
    return r;
  }
  case OP_FREEZE: if (a[0].kind == K_POISON) { V r = {0}; r.undef = 1; return r; } return a[0]; /* undef: callers enumerate frozen poison */
  case OP_EXTRACTVALUE: return a[0].kind ? a[0] : sub == 1 ? val(a[0].ov, 1) : (V){.u = a[0].u};
  default: g.unknown = true; return poison;
  }
}

/* ---- the two sides ---- */
static V lit_value(const RuleLhs *n, T t) {
  int64_t v = g.rs->lit[n->val];
  FpKind k = t.fk >= 0 ? (FpKind)t.fk : FP_HALF;
  uint64_t d;
  memcpy(&d, &v, 8);
  switch (n->op) {
  case LIT_INT: return val((uint64_t)v, t.bits);
  case LIT_SMIN: return val(1ull << (t.bits - 1), t.bits);
  case LIT_SMAX: return val(mask64(t.bits - 1u), t.bits);
  case LIT_FP: return fval(fp_of_double_bits(k, d));
  case LIT_FPZERO: return fval(fp_zero(k, false));
  case LIT_INF: return fval(fp_inf(k, false));
  case LIT_NEGINF: return fval(fp_inf(k, true));
  case LIT_NAN: return fval(fp_qnan(k, false));
  case LIT_NULL: return t.fk >= 0 ? fval(fp_zero(k, false)) : val(0, t.bits);
  case LIT_POISON: return poison;
  default: g.unknown = true; return poison;
  }
}
static bool lit_fits(const RuleLhs *n, T t) {
  if (n->op != LIT_INT || t.fk >= 0) return true;
  int64_t v = g.rs->lit[n->val];
  return v >= 0 ? !((uint64_t)v >> t.bits) : v >> (t.bits - 1) == -1;
}
static bool interior(const RuleLhs *n) { return n->kind == RL_OP || n->kind == RL_INTRIN; }
/* Children come after their parent: evaluate backwards. frozen: what a frozen poison becomes. */
static uint64_t frozen;
static bool froze;
static V unfreeze(V v, T t) { if (v.undef && v.kind == K_VAL) { v.undef = 0; froze = true; if (t.fk >= 0) v.f = fp_zero((FpKind)t.fk, frozen & 1); else v.u = frozen & mask64(t.bits); } return v; }
static void eval_left(void) {
  unsigned n = g.r->nlhs;
  for (unsigned i = n; i-- > 0;) {
    const RuleLhs *l = &g.l[i];
    if (!interior(l)) { g.node[i] = g.leaf[i]; continue; }
    V a[8];
    T at[8];
    unsigned na = 0;
    for (unsigned j = i + 1; j < n; j++) if (g.l[j].parent == i) { a[g.l[j].index] = g.node[j]; at[g.l[j].index] = g.cls[g.l[j].cls]; na++; }
    unsigned sub = l->op == OP_EXTRACTVALUE ? l->val - 1u : g.pred[i];
    g.node[i] = unfreeze(eval_op((Op)l->op, l->kind == RL_INTRIN ? l->val : 0, sub, g.flags[i], a, na, at, g.cls[l->cls]), g.cls[l->cls]);
  }
}
static V from_cv(Cv c) { return c.kind == CV_INT ? val(c.ap.u, c.ap.bits) : fval(c.fp); }
static V rnode[RULE_MAX_RHS];
static uint64_t undef_value[RULE_MAX_RHS]; /* choices for direct references to undef variables */
static unsigned nsz_choice;                /* bit i: flip the sign of a zero result of right node i */
static unsigned nsz_seen;
static bool leaf_undef[RULE_MAX_NODES];
static const char *eval_right(RuleEval *e, V *out) {
  for (unsigned i = 0; i < g.r->nrhs; i++) {
    const RuleRhs *h = &g.h[i];
    T t = g.cls[h->cls];
    switch ((RuleRhsKind)h->kind) {
    case RR_NODE: {
      unsigned nd = h->arg[0];
      rnode[i] = g.node[nd];
      if (leaf_undef[nd]) rnode[i] = val(undef_value[i], t.bits);
      break;
    }
    case RR_CONST: rnode[i] = from_cv(rule_eval_const(e, h->what)); break;
    case RR_POISON: rnode[i] = poison; break;
    case RR_NULL: rnode[i] = t.fk >= 0 ? fval(fp_zero((FpKind)t.fk, false)) : val(0, t.bits); break;
    case RR_UNDEF: g.unknown = true; rnode[i] = poison; break;
    case RR_OP: case RR_INTRIN: {
      V a[4];
      T at[4];
      for (unsigned j = 0; j < h->narg; j++) a[j] = rnode[h->arg[j]], at[j] = g.cls[g.h[h->arg[j]].cls];
      Op o = (Op)h->op;
      unsigned fl = rule_flags_apply(g.rs, h, g.flags) & op_flag_mask(o);
      if (op_is_cast(o)) {
        if ((o == OP_ZEXT || o == OP_SEXT) && at[0].bits == t.bits) { rnode[i] = a[0]; break; }
        if (o == OP_TRUNC && at[0].bits == t.bits) { rnode[i] = a[0]; break; }
        if ((o == OP_ZEXT || o == OP_SEXT) && at[0].bits > t.bits) return "builds an extension to a narrower type";
        if (o == OP_TRUNC && at[0].bits < t.bits) return "builds a truncation to a wider type";
      }
      unsigned sub = o == OP_ICMP || o == OP_FCMP ? (unsigned)rule_pred_apply(&h->pred, g.pred) : h->what;
      rnode[i] = unfreeze(eval_op(o, h->kind == RR_INTRIN ? h->what : 0, sub, fl, a, h->narg, at, t), t);
      if ((fl & F_NSZ) && t.fk >= 0 && rnode[i].kind == K_VAL && fp_is_zero((FpKind)t.fk, rnode[i].f)) {
        nsz_seen |= 1u << i;
        if (nsz_choice >> i & 1) rnode[i].f = fp_neg((FpKind)t.fk, rnode[i].f);
      }
      break;
    }
    default: g.unknown = true; rnode[i] = poison;
    }
  }
  *out = rnode[g.r->nrhs - 1];
  return NULL;
}

/* ---- facts ---- */
static bool fact(unsigned pred, const uint8_t *nd, const Cv *c) {
  V a = g.node[nd[0]], b = g.node[nd[1]];
  T t = g.cls[g.l[nd[0]].cls];
  if (pred == RP_NOTPOISON || pred == RP_NOTUNDEF) return a.kind == K_VAL && !g.dep_undef[nd[0]];
  if (pred == RP_IMPLIES_POISON) return a.kind != K_POISON || b.kind == K_POISON;
  if (g.dep_undef[nd[0]] && leaf_undef[nd[0]]) return false; /* nothing is known of undef itself */
  if (a.kind == K_POISON) return true;
  FpKind k = t.fk >= 0 ? (FpKind)t.fk : FP_HALF;
  switch (pred) {
  case RP_V_NONZERO: return a.u != 0;
  case RP_V_NONNEG: return sx(a.u, t.bits) >= 0;
  case RP_V_NEG: return sx(a.u, t.bits) < 0;
  case RP_V_POW2: return is_pow2(a.u);
  case RP_V_POW2Z: return a.u == 0 || is_pow2(a.u);
  case RP_KNOWN_ZERO: return !(a.u & c[0].ap.u);
  case RP_KNOWN_ONE: return (a.u & c[0].ap.u) == c[0].ap.u;
  case RP_V_DISJOINT: return b.kind == K_POISON || !(a.u & b.u);
  case RP_V_ULT: return a.u < c[0].ap.u;
  case RP_NEVERNAN: return !fp_is_nan(k, a.f);
  case RP_NEVERINF: return !fp_is_inf(k, a.f);
  case RP_NOTNEGZERO: return !(fp_is_zero(k, a.f) && fp_is_neg(k, a.f));
  case RP_FNONNEG: return !fp_is_neg(k, a.f) || fp_is_nan(k, a.f);
  default: return false;
  }
}
static bool ask(RuleEval *e, unsigned pred, const uint8_t *nd, const Cv *c) {
  (void)e;
  if (rule_pred_info[pred].kind == RPK_ANALYSIS) return fact(pred, nd, c);
  if (pred == RP_SAMETYPE) { T a = g.cls[g.l[nd[0]].cls], b = g.cls[g.l[nd[1]].cls]; return a.bits == b.bits && a.fk == b.fk; }
  g.used_value = true;
  return g.value_answer;
}

/* ---- enumeration ---- */
static uint64_t rng = 88172645463325252ull;
static uint64_t rnd(void) { rng ^= rng << 13; rng ^= rng >> 7; rng ^= rng << 17; return rng; }
enum { MAX_DIMS = 40 };
typedef struct Dim { uint8_t what; /* 0 variable or constant, 1 flags, 2 predicate */ uint8_t node; uint16_t n; unsigned flag_bits; } Dim;
static Dim dim[MAX_DIMS];
static unsigned ndim;
static FpBits fpool[FP_KINDS][40];
static unsigned nfpool;

static void fill_fpool(void) {
  static const double nice[] = {0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, 3.0, -3.0, 7.0, 0.25, -0.5, 10.0, 1.5};
  for (int k = 0; k < FP_KINDS; k++) {
    if (!fp_folds((FpKind)k)) continue;
    unsigned n = 0;
    for (unsigned i = 0; i < ARRAY_LEN(nice); i++) { uint64_t d; memcpy(&d, &nice[i], 8); fpool[k][n++] = fp_of_double_bits((FpKind)k, d); }
    fpool[k][n++] = fp_inf((FpKind)k, false);
    fpool[k][n++] = fp_inf((FpKind)k, true);
    fpool[k][n++] = fp_qnan((FpKind)k, false);
    fpool[k][n++] = fp_smallest((FpKind)k, false);
    fpool[k][n++] = fp_smallest((FpKind)k, true);
    fpool[k][n++] = fp_largest((FpKind)k, false);
    fpool[k][n++] = fp_largest((FpKind)k, true);
    fpool[k][n++] = fp_smallest_normal((FpKind)k, false);
    for (unsigned i = 0; i < 4; i++) fpool[k][n++] = fp_canonical((FpKind)k, fp_from_bits((FpKind)k, fp_width((FpKind)k) <= 64 ? ap_small(fp_width((FpKind)k), rnd()) : fp_to_bits(&g.arena, (FpKind)k, fp_one((FpKind)k))));
    nfpool = n;
  }
}
enum { NICE = 14 };

static bool approximate; /* the root allows other roundings */
static bool same_out(V want, V got, T t) {
  if (t.fk < 0) return want.u == got.u && want.ov == got.ov;
  FpKind k = (FpKind)t.fk;
  if (fp_is_nan(k, want.f) && fp_is_nan(k, got.f)) return true;
  if (fp_same(want.f, got.f)) return true;
  bool z = fp_is_zero(k, want.f) && fp_is_zero(k, got.f);
  if (z && (g.flags[0] & F_NSZ)) return true;
  if (approximate) {
    if (!fp_is_finite(k, want.f) || !fp_is_finite(k, got.f)) return true;
    if (fp_is_zero(k, want.f) && fp_is_zero(k, got.f)) return false;
    FpBits d = fp_abs(k, fp_sub(k, want.f, got.f)), m = fp_abs(k, want.f), m2 = fp_abs(k, got.f);
    FpBits tol = fp_mul(k, fp_add(k, m, m2), fp_pow2(k, -5));
    return fp_cmp(k, d, tol) != FP_GT || fp_cmp(k, d, fp_pow2(k, -9)) == FP_LT;
  }
  return false;
}

static void print_v(V v, T t) {
  if (v.kind == K_POISON) printf("poison");
  else if (v.kind == K_UB) printf("UB");
  else if (t.fk >= 0) { StrBuf sb = {0}; fp_print(&sb, (FpKind)t.fk, v.f); printf("%.*s", (int)sb.n, sb.p); sb_free(&sb); }
  else printf("%lld", (long long)v.u);
}
static void print_left(unsigned i) {
  const RuleLhs *l = &g.l[i];
  T t = g.cls[l->cls];
  if (interior(l)) {
    printf("(%s", l->kind == RL_INTRIN ? intrinsic_name((IntrinsicId)l->val).p ? "" : "" : op_info[l->op].text);
    if (l->kind == RL_INTRIN) { Str s = intrinsic_name((IntrinsicId)l->val); printf("%.*s", (int)s.n, s.p); }
    static const struct { const char *n; unsigned b; } fn[] = {{"nuw", F_NUW}, {"nsw", F_NSW}, {"exact", F_EXACT}, {"disjoint", F_DISJOINT}, {"nneg", F_NNEG}, {"samesign", F_SAMESIGN}, {"nnan", F_NNAN}, {"ninf", F_NINF}, {"nsz", F_NSZ}};
    for (unsigned k = 0; k < ARRAY_LEN(fn); k++) if (g.flags[i] & fn[k].b) printf(" %s", fn[k].n);
    if (l->op == OP_ICMP || l->op == OP_FCMP) printf(" %s", pred_text[g.pred[i]]);
    if (t.fk >= 0) printf(" fp%u", t.bits); else printf(" i%u", t.bits);
    for (unsigned k = 0; k < l->nargs; k++) for (unsigned j = i + 1; j < g.r->nlhs; j++) if (g.l[j].parent == i && g.l[j].index == k) { printf(" "); print_left(j); }
    printf(")");
    return;
  }
  if (leaf_undef[i]) { printf("undef"); return; }
  print_v(g.leaf[i], t);
}
static void counterexample(const char *why, V want, V got) {
  printf("%s:%u: rule %s: %s\n  left  ", g.rs->file[g.r->file], g.r->line, g.r->name, why);
  print_left(0);
  printf("  =  ");
  print_v(want, g.cls[g.l[0].cls]);
  printf("\n  right ");
  print_v(got, g.cls[g.h[g.r->nrhs - 1].cls]);
  printf("\n");
}

/* Values a variable of this type takes; poison and undef follow. */
static unsigned nvalues(T t) { return t.fk >= 0 ? (approximate ? NICE : nfpool) : t.bits <= 4 ? 1u << t.bits : 40; }
static V nth_value(T t, unsigned i) {
  if (t.fk >= 0) return fval(fpool[t.fk][i]);
  if (t.bits <= 4) return val(i, t.bits);
  static const uint8_t some[8] = {0, 1, 2, 0x7f, 0x80, 0xff, 0xfe, 0x81};
  return val(i < 4 ? some[i] : i < 8 ? ~(uint64_t)some[i - 4] : i < 24 ? 1ull << (i * 5 % t.bits) : rnd(), t.bits);
}

typedef enum Verdict { OKAY, BAD } Verdict;
static uint64_t nchecked;

/* One assignment. */
static Verdict check_one(const unsigned *pick, bool undef_round) {
  const Rule *r = g.r;
  unsigned nu = 0, undef_nodes[RULE_MAX_NODES];
  memset(leaf_undef, 0, r->nlhs);
  for (unsigned d = 0; d < ndim; d++) {
    unsigned i = dim[d].node;
    const RuleLhs *l = &g.l[i];
    if (dim[d].what == 0) {
      T t = g.cls[l->cls];
      unsigned n = nvalues(t);
      if (pick[d] < n) g.leaf[i] = nth_value(t, pick[d]);
      else if (pick[d] == n) g.leaf[i] = poison;
      else { g.leaf[i] = val(0, t.bits); leaf_undef[i] = true; }
    } else if (dim[d].what == 1) {
      unsigned fl = l->flags, bits = dim[d].flag_bits, k = 0;
      for (unsigned b = 0; b < 16; b++) if (bits >> b & 1) { if (pick[d] >> k & 1) fl |= 1u << b; k++; }
      if (fl & F_INBOUNDS) fl |= F_NUSW;
      g.flags[i] = fl;
    } else {
      unsigned k = 0;
      for (unsigned p = 0; p < 16; p++) if (l->preds >> p & 1) { if (k == pick[d]) { g.pred[i] = (uint8_t)(l->op == OP_ICMP ? p + ICMP_EQ : p); break; } k++; }
    }
  }
  for (unsigned i = 0; i < r->nlhs; i++) {
    const RuleLhs *l = &g.l[i];
    if (l->kind == RL_SAME) { g.leaf[i] = interior(&g.l[l->same]) ? g.leaf[i] : g.leaf[l->same]; leaf_undef[i] = leaf_undef[l->same]; }
    if (l->pred_same != RULE_NO_NODE && interior(l)) { g.pred[i] = g.pred[l->pred_same]; if (!(l->preds >> (l->op == OP_ICMP ? g.pred[i] - ICMP_EQ : g.pred[i]) & 1)) return OKAY; }
    if (leaf_undef[i]) undef_nodes[nu++] = i;
  }
  if (undef_round != (nu > 0)) return OKAY;
  nchecked++;
  RuleEval e = {.rs = g.rs, .rule = r, .arena = &g.arena, .ask = ask};
  for (unsigned i = 0; i < r->ncls; i++) e.bits[i] = g.cls[i].bits, e.fk[i] = g.cls[i].fk;
  memcpy(e.pred, g.pred, r->nlhs);
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (g.l[i].kind == RL_CINT) e.cv[i] = (Cv){.kind = CV_INT, .ap = ap_small(g.cls[g.l[i].cls].bits, g.leaf[i].u)};
    if (g.l[i].kind == RL_CFP) e.cv[i] = (Cv){.kind = CV_FP, .fk = (uint8_t)g.cls[g.l[i].cls].fk, .fp = g.leaf[i].f};
  }
  /* which left nodes see undef */
  for (unsigned i = r->nlhs; i-- > 0;) { g.dep_undef[i] = leaf_undef[i]; if (interior(&g.l[i])) for (unsigned j = i + 1; j < r->nlhs; j++) if (g.l[j].parent == i && g.dep_undef[j]) g.dep_undef[i] = true; }
  /* choices: one value for each undef occurrence on the left */
  uint64_t combos = 1;
  for (unsigned i = 0; i < nu; i++) combos <<= g.cls[g.l[undef_nodes[i]].cls].bits;
  if (combos > 4096) return OKAY;
  T ot = g.cls[g.l[0].cls];
  uint32_t set = 0, all_bits = 0;
  bool any_bad = false;
  V want = {0};
  V wants[8]; unsigned nwants = 0;
  for (uint64_t c = 0; c < combos; c++) {
    uint64_t x = c;
    for (unsigned i = 0; i < nu; i++) { unsigned b = g.cls[g.l[undef_nodes[i]].cls].bits; g.leaf[undef_nodes[i]] = val(x, b); x >>= b; }
    froze = false;
    for (frozen = 0; frozen == 0 || (froze && frozen < (ot.fk >= 0 ? 2u : 4u)); frozen++) {
      eval_left();
      if (g.r->guard && !rule_eval_guard(&e, g.r->guard)) return OKAY;
      want = g.node[0];
      if (want.kind != K_VAL) { any_bad = true; break; }
      if (ot.fk < 0 && ot.bits <= 4) set |= 1u << want.u | (uint32_t)want.ov << (16 + want.u); else if (nwants < 8) wants[nwants++] = want;
    }
    if (any_bad) break;
  }
  (void)all_bits;
  /* constants of the right side must have values */
  for (unsigned i = 0; i < r->nrhs; i++) if (g.h[i].kind == RR_CONST && rule_eval_const(&e, g.h[i].what).kind == CV_BAD) return OKAY;
  if (any_bad) return OKAY;
  /* right side: its own undef occurrences, and the left instructions it reuses */
  unsigned ru[RULE_MAX_RHS], nr = 0;
  uint64_t rc = 1;
  for (unsigned i = 0; i < r->nrhs; i++) if (g.h[i].kind == RR_NODE && leaf_undef[g.h[i].arg[0]]) { ru[nr++] = i; rc <<= g.cls[g.h[i].cls].bits; }
  bool reuses = false;
  for (unsigned i = 0; i < r->nrhs; i++) if (g.h[i].kind == RR_NODE && interior(&g.l[g.h[i].arg[0]])) reuses = true;
  uint64_t lc = reuses ? combos : 1;
  if (rc * lc > 65536) return OKAY;
  for (uint64_t c = 0; c < lc * rc; c++) {
    uint64_t x = c % lc, y = c / lc;
    if (nu) {
      for (unsigned i = 0; i < nu; i++) { unsigned b = g.cls[g.l[undef_nodes[i]].cls].bits; g.leaf[undef_nodes[i]] = val(x, b); x >>= b; }
      frozen = 0;
      eval_left();
      for (unsigned i = 0; i < nr; i++) { unsigned b = g.cls[g.h[ru[i]].cls].bits; undef_value[ru[i]] = y & mask64(b); y >>= b; }
    }
    froze = false;
    for (frozen = 0; frozen == 0 || (froze && frozen < 4); frozen++) {
      nsz_choice = nsz_seen = 0;
      for (;;) {
        V got;
        const char *why = eval_right(&e, &got);
        if (why) { counterexample(why, want, want); return BAD; }
        if (g.unknown) return OKAY;
        if (got.kind == K_UB) { counterexample("introduces undefined behaviour", want, got); return BAD; }
        if (got.kind == K_POISON) { counterexample("is more poisonous", want, got); return BAD; }
        bool ok = false;
        if (ot.fk < 0 && ot.bits <= 4) ok = (set >> got.u & 1) && (g.l[0].kind != RL_INTRIN || !got.ov || (set >> (16 + got.u) & 1));
        else for (unsigned i = 0; i < nwants; i++) ok |= same_out(wants[i], got, ot);
        if (nwants == 8) ok = true;
        if (!ok) { counterexample(nu ? "gives a result that the left side cannot (undef)" : "gives another result", want, got); return BAD; }
        /* next combination of zero signs */
        if (nsz_choice == nsz_seen) break;
        nsz_choice = ((nsz_choice | ~nsz_seen) + 1) & nsz_seen;
      }
    }
  }
  return OKAY;
}

/* Do the casts of the rule fit these widths? */
static bool widths_fit(void) {
  for (unsigned i = 0; i < g.r->nlhs; i++) {
    const RuleLhs *l = &g.l[i];
    if (l->kind == RL_LIT && !lit_fits(l, g.cls[l->cls])) return false;
    if (l->types & RT_I1 && g.cls[l->cls].bits != 1) return false;
    if (!interior(l) || l->kind != RL_OP || !op_is_cast((Op)l->op)) continue;
    T a = {0}, b = g.cls[l->cls];
    for (unsigned j = i + 1; j < g.r->nlhs; j++) if (g.l[j].parent == i) a = g.cls[g.l[j].cls];
    switch ((Op)l->op) {
    case OP_TRUNC: case OP_FPTRUNC: if (a.bits <= b.bits) return false; break;
    case OP_ZEXT: case OP_SEXT: case OP_FPEXT: if (a.bits >= b.bits) return false; break;
    case OP_BITCAST: case OP_PTRTOINT: case OP_INTTOPTR: if (a.bits != b.bits) return false; break;
    default: break;
    }
  }
  return true;
}

static uint64_t budget = 30000;
static unsigned nproved, nunproved, nfailed;
static bool list_unproved;

static Verdict check_widths(void) {
  const Rule *r = g.r;
  ndim = 0;
  unsigned fl_used[RULE_MAX_NODES] = {0};
  for (unsigned i = 0; i < r->nrhs; i++)
    for (unsigned t = 0; t < g.h[i].nterm; t++) {
      const RuleFlagTerm *ft = &g.rs->term[g.h[i].term + t];
      unsigned m = ft->mask & op_flag_mask((Op)g.h[i].op);
      fl_used[ft->a] |= m;
      if (ft->b != RULE_NO_NODE) fl_used[ft->b] |= m;
      if (ft->c != RULE_NO_NODE) fl_used[ft->c] |= m;
    }
  uint64_t total = 1;
  bool small = true;
  for (unsigned i = 0; i < r->nlhs; i++) {
    const RuleLhs *l = &g.l[i];
    T t = g.cls[l->cls];
    g.leaf[i] = (V){0};
    if (interior(l)) {
      g.flags[i] = l->flags;
      unsigned extra = fl_used[i] & op_flag_mask((Op)l->op) & ~(unsigned)l->flags & ~(unsigned)(F_ARCP | F_CONTRACT | F_AFN | F_REASSOC);
      if (extra && ndim < MAX_DIMS) { unsigned n = 1u << __builtin_popcount(extra); dim[ndim++] = (Dim){1, (uint8_t)i, (uint16_t)n, extra}; total *= n; }
      if ((l->op == OP_ICMP || l->op == OP_FCMP) && l->kind == RL_OP) {
        unsigned n = (unsigned)__builtin_popcount(l->preds);
        g.pred[i] = (uint8_t)((unsigned)__builtin_ctz(l->preds) + (l->op == OP_ICMP ? ICMP_EQ : 0));
        if (n > 1 && l->pred_same == RULE_NO_NODE && ndim < MAX_DIMS) { dim[ndim++] = (Dim){2, (uint8_t)i, (uint16_t)n, 0}; total *= n; }
      }
      continue;
    }
    if (l->kind == RL_SAME) { if (interior(&g.l[l->same])) g.unknown = true; continue; }
    if (l->kind == RL_LIT) { g.leaf[i] = lit_value(l, t); continue; }
    bool con = l->kind == RL_CINT || l->kind == RL_CFP;
    unsigned n = nvalues(t) + (con ? 0 : 1);
    if (!con && t.fk < 0 && t.bits <= 2) n++; else if (!con && t.fk < 0) small = false;
    if (ndim == MAX_DIMS) { g.unknown = true; return OKAY; }
    dim[ndim++] = (Dim){0, (uint8_t)i, (uint16_t)n, 0};
    total = total > budget * 1000 ? total : total * n;
  }
  (void)small;
  unsigned pick[MAX_DIMS] = {0};
  uint64_t runs = total <= budget ? total : budget;
  for (uint64_t it = 0; it < runs; it++) {
    if (total <= budget) { uint64_t x = it; for (unsigned d = 0; d < ndim; d++) { pick[d] = (unsigned)(x % dim[d].n); x /= dim[d].n; } }
    else for (unsigned d = 0; d < ndim; d++) pick[d] = (unsigned)(rnd() % dim[d].n);
    ArenaMark m = arena_mark(&g.arena);
    Verdict v = check_one(pick, false);
    if (v == OKAY && !g.unknown) v = check_one(pick, true);
    arena_release(&g.arena, m);
    if (v == BAD) return BAD;
    if (g.unknown) return OKAY;
  }
  return OKAY;
}

static void check_rule(const RuleSet *rs, const Rule *r) {
  g.rs = rs; g.r = r; g.l = rs->lhs + r->lhs; g.h = rs->rhs + r->rhs; g.k = rs->cls + r->cls;
  g.unknown = false;
  if (r->bits & (RB_CALL | RB_NOCHECK)) { nunproved++; if (list_unproved) printf("not proved here: %s (%s)\n", r->name, r->bits & RB_CALL ? "C fold" : "no-check"); return; }
  unsigned need = g.l[0].flags & (F_ARCP | F_CONTRACT | F_AFN | F_REASSOC);
  approximate = (op_info[g.l[0].op].props & P_FMF) && need;
  bool bytes = false, fpcast = false;
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (g.l[i].kind == RL_INTRIN && g.l[i].val == INTRIN_bswap) bytes = true;
    if (g.l[i].kind == RL_OP && (g.l[i].op == OP_FPEXT || g.l[i].op == OP_FPTRUNC)) fpcast = true;
  }
  /* Classes without a fixed width: odometer over the candidates. */
  unsigned idx[RULE_MAX_CLASSES] = {0}, nc[RULE_MAX_CLASSES];
  static const uint8_t widths[] = {4, 3, 2, 1, 8};
  static const uint8_t bytew[] = {8, 16, 32};
  static const int8_t fkinds[] = {FP_HALF, FP_FLOAT, FP_DOUBLE};
  for (unsigned c = 0; c < r->ncls; c++) {
    bool fp = g.k[c].kinds == RT_FP;
    nc[c] = g.k[c].bits && !fp ? 1 : fp ? (fpcast ? 3 : 1) : bytes ? 3 : r->ncls <= 3 ? 5 : 4;
  }
  Verdict v = OKAY;
  unsigned combos = 0, rounds = 0;
  uint64_t saved = budget;
  for (;;) {
    for (unsigned c = 0; c < r->ncls; c++) {
      bool fp = g.k[c].kinds == RT_FP;
      if (fp) { FpKind k = (FpKind)fkinds[fpcast ? idx[c] : 0]; g.cls[c] = (T){(uint8_t)fp_width(k), (int8_t)k}; }
      else g.cls[c] = (T){g.k[c].bits ? g.k[c].bits : bytes ? bytew[idx[c]] : widths[idx[c]], -1};
    }
    if (widths_fit() && combos++ < 24) {
      budget = combos <= 3 ? saved : saved / 6;
      g.used_value = false;
      for (rounds = 0; rounds < 2 && v == OKAY; rounds++) {
        g.value_answer = rounds == 0;
        v = check_widths();
        if (!g.used_value || g.unknown) break;
      }
      budget = saved;
    }
    if (v == BAD || g.unknown) break;
    unsigned c = 0;
    while (c < r->ncls && ++idx[c] == nc[c]) idx[c++] = 0;
    if (c == r->ncls) break;
  }
  if (v == BAD) nfailed++;
  else if (g.unknown || combos == 0) { nunproved++; if (list_unproved) printf("not proved here: %s (%s)\n", r->name, combos ? "operation without semantics here" : "no widths fit"); }
  else nproved++;
}

static bool found_wrong[2][8192];

int main(int argc, char **argv) {
  const RuleSet *const sets[2] = {&rules_simplify, &rules_combine};
  unsigned nnames = 0;
  bool expect_wrong = false;
  arena_init(&g.arena);
  fill_fpool();
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "--budget=", 9)) budget = strtoull(argv[i] + 9, NULL, 10);
    else if (!strcmp(argv[i], "--list")) list_unproved = true;
    else if (!strcmp(argv[i], "--expect-wrong")) expect_wrong = true; /* the test of this program: every rule must be found wrong */
    else if (argv[i][0] == '-') { fprintf(stderr, "usage: rulecheck [--budget=N] [--list] [--expect-wrong] [NAME...]\n"); return 2; }
    else nnames++;
  }
  for (unsigned s = 0; s < 2; s++)
    for (uint32_t i = 0; i < sets[s]->nrules; i++) {
      bool want = nnames == 0;
      for (int k = 1; k < argc; k++) want |= !strcmp(argv[k], sets[s]->rule[i].name);
      if (!want) continue;
      unsigned before = nfailed;
      check_rule(sets[s], &sets[s]->rule[i]);
      if (expect_wrong && i < 8192) found_wrong[s][i] = nfailed > before;
    }
  printf("%u rules proved, %u wrong, %u not proved here; %llu assignments\n", nproved, nfailed, nunproved, (unsigned long long)nchecked);
  arena_free(&g.arena);
  if (expect_wrong) {
    for (unsigned s = 0; s < 2; s++)
      for (uint32_t i = 0; i < sets[s]->nrules; i++) if (!found_wrong[s][i]) printf("not found wrong: %s\n", sets[s]->rule[i].name);
    return nproved + nunproved != 0;
  }
  return nfailed != 0;
}
