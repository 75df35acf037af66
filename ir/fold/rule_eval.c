/* rule_eval.c: evaluates the constant expressions and guards of rules, one lane at a time, on plain values. It knows
 * nothing of functions or pools, so that the engine and rulecheck run the same code. Recursion is bounded by the
 * depth of an expression in a rule file. */
#include "ir/fold/rules.h"
#include "ir/intrinsic.h"

const RulePredInfo rule_pred_info[RP_COUNT] = {
#define RULE_PRED(ID, NAME, ARGS, KIND, DOC) {NAME, ARGS, RPK_##KIND, DOC},
#include "ir/fold/rule_preds.def"
#undef RULE_PRED
};

static Cv cv_bad(void) { return (Cv){.kind = CV_BAD}; }
static Cv cv_int(Ap a) { return (Cv){.kind = CV_INT, .ap = a}; }
static Cv cv_fp(unsigned fk, FpBits b) { return (Cv){.kind = CV_FP, .fk = (uint8_t)fk, .fp = b}; }

static Cv eval_lit(RuleEval *e, const RuleExpr *x) {
  unsigned cls = x->cls;
  int64_t v = e->rs->lit[x->val];
  if (x->what <= LIT_SMAX) {
    uint32_t bits = e->bits[cls];
    if (!bits) return cv_bad();
    if (x->what == LIT_SMIN) return cv_int(ap_smin(e->arena, bits));
    if (x->what == LIT_SMAX) return cv_int(ap_smax(e->arena, bits));
    /* A number that this width cannot hold, signed or unsigned, has no value: 100 is not 4 in i4. */
    if (bits < 64 && (v >= 0 ? (uint64_t)v >> bits != 0 : v >> (bits - 1) != -1)) return cv_bad();
    return cv_int(ap_i64(e->arena, bits, v));
  }
  if (e->fk[cls] < 0) return cv_bad();
  FpKind k = (FpKind)e->fk[cls];
  uint64_t d;
  memcpy(&d, &v, 8);
  switch (x->what) {
  case LIT_FP: return cv_fp(k, fp_of_double_bits(k, d));
  case LIT_INF: return cv_fp(k, fp_inf(k, false));
  case LIT_NEGINF: return cv_fp(k, fp_inf(k, true));
  case LIT_NAN: return cv_fp(k, fp_qnan(k, false));
  default: return cv_bad();
  }
}

static Cv eval_int_bin(Arena *A, Op o, Ap a, Ap b) {
  if (a.bits != b.bits) return cv_bad();
  bool bzero = ap_is_zero(b);
  switch (o) {
  case OP_ADD: return cv_int(ap_add(A, a, b));
  case OP_SUB: return cv_int(ap_sub(A, a, b));
  case OP_MUL: return cv_int(ap_mul(A, a, b));
  case OP_UDIV: return bzero ? cv_bad() : cv_int(ap_udiv(A, a, b));
  case OP_UREM: return bzero ? cv_bad() : cv_int(ap_urem(A, a, b));
  case OP_SDIV: return bzero || (ap_is_ones(b) && ap_is_smin(a)) ? cv_bad() : cv_int(ap_sdiv(A, a, b));
  case OP_SREM: return bzero || (ap_is_ones(b) && ap_is_smin(a)) ? cv_bad() : cv_int(ap_srem(A, a, b));
  case OP_AND: return cv_int(ap_and(A, a, b));
  case OP_OR: return cv_int(ap_or(A, a, b));
  case OP_XOR: return cv_int(ap_xor(A, a, b));
  default: break;
  }
  if (!ap_ult_u64(b, a.bits)) return cv_bad();
  uint32_t n = (uint32_t)ap_lo64(b);
  if (o == OP_SHL) return cv_int(ap_shl(A, a, n));
  if (o == OP_LSHR) return cv_int(ap_lshr(A, a, n));
  if (o == OP_ASHR) return cv_int(ap_ashr(A, a, n));
  return cv_bad();
}
static Cv eval_fp_bin(Op o, FpKind k, FpBits a, FpBits b) {
  if (!fp_folds(k)) return cv_bad();
  switch (o) {
  case OP_FADD: return cv_fp(k, fp_add(k, a, b));
  case OP_FSUB: return cv_fp(k, fp_sub(k, a, b));
  case OP_FMUL: return cv_fp(k, fp_mul(k, a, b));
  case OP_FDIV: return cv_fp(k, fp_div(k, a, b));
  case OP_FREM: return cv_fp(k, fp_rem(k, a, b));
  default: return cv_bad();
  }
}
static Cv eval_cast(RuleEval *e, Op o, Cv a, unsigned cls) {
  Arena *A = e->arena;
  uint32_t bits = e->bits[cls];
  int fk = e->fk[cls];
  unsigned ex = 0;
  switch (o) {
  case OP_TRUNC: return a.kind == CV_INT && bits && bits <= a.ap.bits ? cv_int(ap_trunc(A, a.ap, bits)) : cv_bad();
  case OP_ZEXT: return a.kind == CV_INT && bits >= a.ap.bits ? cv_int(ap_zext(A, a.ap, bits)) : cv_bad();
  case OP_SEXT: return a.kind == CV_INT && bits >= a.ap.bits ? cv_int(ap_sext(A, a.ap, bits)) : cv_bad();
  case OP_SITOFP:
  case OP_UITOFP:
    return a.kind == CV_INT && fk >= 0 && fp_folds((FpKind)fk)
               ? cv_fp((unsigned)fk, fp_from_int((FpKind)fk, a.ap, o == OP_SITOFP))
               : cv_bad();
  case OP_FPTOSI:
  case OP_FPTOUI: {
    if (a.kind != CV_FP || !bits || !fp_folds((FpKind)a.fk)) return cv_bad();
    Ap r = fp_to_int_rm(A, (FpKind)a.fk, a.fp, bits, o == OP_FPTOSI, FP_RTZ, &ex);
    return ex & FP_EX_INVALID ? cv_bad() : cv_int(r);
  }
  case OP_FPEXT:
  case OP_FPTRUNC:
    return a.kind == CV_FP && fk >= 0 ? cv_fp((unsigned)fk, fp_convert((FpKind)a.fk, (FpKind)fk, a.fp)) : cv_bad();
  default: return cv_bad();
  }
}
static Cv eval_fn(Arena *A, RuleFn fn, Cv a, Cv b) {
  if (a.kind == CV_FP) {
    FpKind k = (FpKind)a.fk;
    FpBits inv;
    if (fn == CF_NEG) return cv_fp(k, fp_neg(k, a.fp));
    if (fn == CF_ABS) return cv_fp(k, fp_abs(k, a.fp));
    if (fn == CF_INVERSE && fp_folds(k) && fp_exact_inverse(k, a.fp, &inv)) return cv_fp(k, inv);
    return cv_bad();
  }
  Ap x = a.ap, y = b.ap;
  uint32_t n = x.bits;
  switch (fn) {
  case CF_NEG: return cv_int(ap_neg(A, x));
  case CF_NOT: return cv_int(ap_not(A, x));
  case CF_ABS: return cv_int(ap_abs(A, x));
  case CF_LOG2: return ap_is_pow2(x) ? cv_int(ap_u64(A, n, ap_ctz(x))) : cv_bad();
  case CF_FLOG2: return ap_is_zero(x) ? cv_bad() : cv_int(ap_u64(A, n, ap_active_bits(x) - 1));
  case CF_CTZ: return cv_int(ap_u64(A, n, ap_ctz(x)));
  case CF_CLZ: return cv_int(ap_u64(A, n, ap_clz(x)));
  case CF_POPCOUNT: return cv_int(ap_u64(A, n, ap_popcount(x)));
  case CF_BSWAP: return n % 8 ? cv_bad() : cv_int(ap_bswap(A, x));
  case CF_BITREV: return cv_int(ap_bitreverse(A, x));
  case CF_LOWMASK: return ap_ult_u64(x, (uint64_t)n + 1) ? cv_int(ap_low_mask(A, n, (uint32_t)ap_lo64(x))) : cv_bad();
  case CF_HIGHMASK: return ap_ult_u64(x, (uint64_t)n + 1) ? cv_int(ap_high_mask(A, n, (uint32_t)ap_lo64(x))) : cv_bad();
  case CF_INVERSE: return ap_test(x, 0) ? cv_int(ap_mul_inverse(A, x)) : cv_bad();
  default: break;
  }
  if (b.kind != CV_INT || y.bits != n) return cv_bad();
  switch (fn) {
  case CF_UMIN: return cv_int(ap_umin(x, y));
  case CF_UMAX: return cv_int(ap_umax(x, y));
  case CF_SMIN: return cv_int(ap_min_signed(x, y));
  case CF_SMAX: return cv_int(ap_max_signed(x, y));
  case CF_USUBSAT: return cv_int(ap_usub_sat(A, x, y));
  case CF_UADDSAT: return cv_int(ap_uadd_sat(A, x, y));
  case CF_UDIVCEIL: return ap_is_zero(y) ? cv_bad() : cv_int(ap_udiv_ceil(A, x, y));
  case CF_GCD: return cv_int(ap_gcd(A, x, y));
  default: return cv_bad();
  }
}
static bool cmp_cv(Pred p, Cv a, Cv b) {
  if (a.kind == CV_FP) {
    FpOrder o = fp_cmp((FpKind)a.fk, a.fp, b.fp);
    unsigned bit = o == FP_EQ ? 1 : o == FP_GT ? 2 : o == FP_LT ? 4 : 8; /* the encoding of fcmp predicates */
    return ((unsigned)p & bit) != 0;
  }
  return pred_holds(p, a.ap, b.ap);
}

Pred rule_pred_apply(const RulePredSpec *s, const uint8_t *node_pred) {
  Pred p = (Pred)(s->node == RULE_NO_NODE ? s->fixed : node_pred[s->node]);
  for (unsigned fn = s->fns; fn; fn >>= 4) {
    switch (fn & 15) {
    case PF_SWAP: p = pred_swap(p); break;
    case PF_INVERT: p = pred_invert(p); break;
    case PF_SIGNED: p = pred_to_signed(p); break;
    case PF_UNSIGNED: p = pred_to_unsigned(p); break;
    case PF_STRICT: p = pred_strict(p); break;
    case PF_NONSTRICT: p = pred_nonstrict(p); break;
    case PF_FLIPSIGN: p = pred_is_signed(p) ? pred_to_unsigned(p) : pred_to_signed(p); break;
    default: break;
    }
  }
  return p;
}

unsigned rule_flags_apply(const RuleSet *rs, const RuleRhs *r, const unsigned *node_flags) {
  unsigned fl = r->set;
  for (unsigned i = 0; i < r->nterm; i++) {
    const RuleFlagTerm *t = &rs->term[r->term + i];
    unsigned w = node_flags[t->node[0]];
    for (unsigned j = 1; j < RULE_FLAG_NAMES && t->node[j] != RULE_NO_NODE; j++)
      w = t->is_or ? w | node_flags[t->node[j]] : w & node_flags[t->node[j]];
    fl |= w & t->mask;
  }
  return fl;
}

/* r, computed from a and b, where the function's mode cannot change it. */
static bool denormal(Cv c) { return c.kind == CV_FP && fp_is_denormal((FpKind)c.fk, c.fp); }
static Cv kept(const RuleEval *e, Cv a, Cv b, Cv r) {
  if (!e->keeps) return r;
  const Cv c[3] = {a, b, r};
  for (unsigned i = 0; i < 3; i++)
    if (denormal(c[i]) && !e->keeps(e, (FpKind)c[i].fk)) return cv_bad();
  return r;
}
Cv rule_eval_const(RuleEval *e, unsigned expr) {
  const RuleExpr *x = &e->rs->expr[expr];
  switch ((RuleExprKind)x->kind) {
  case RX_NODE: return e->cv[x->what];
  case RX_LIT: return eval_lit(e, x);
  case RX_WIDTH: {
    uint32_t w = e->bits[rule_lhs(e->rs, e->rule, x->what)->cls], bits = e->bits[x->cls];
    return w && bits ? cv_int(ap_u64(e->arena, bits, w)) : cv_bad();
  }
  case RX_IF: return rule_eval_const(e, x->arg[rule_eval_guard(e, x->arg[0]) ? 1 : 2]);
  case RX_BIN: {
    Cv a = rule_eval_const(e, x->arg[0]);
    if (a.kind == CV_BAD) return a;
    if (!x->arg[1]) return a.kind == CV_FP ? cv_fp(a.fk, fp_neg((FpKind)a.fk, a.fp)) : cv_bad(); /* fneg */
    Cv b = rule_eval_const(e, x->arg[1]);
    if (a.kind != b.kind) return cv_bad();
    return a.kind == CV_INT ? eval_int_bin(e->arena, (Op)x->what, a.ap, b.ap)
                            : kept(e, a, b, eval_fp_bin((Op)x->what, (FpKind)a.fk, a.fp, b.fp));
  }
  case RX_CAST: {
    Cv a = rule_eval_const(e, x->arg[0]);
    return a.kind == CV_BAD ? a : kept(e, a, a, eval_cast(e, (Op)x->what, a, x->cls));
  }
  case RX_FN: {
    Cv a = rule_eval_const(e, x->arg[0]), b = x->arg[1] ? rule_eval_const(e, x->arg[1]) : cv_bad();
    return a.kind == CV_BAD || (x->arg[1] && b.kind == CV_BAD) ? cv_bad() : eval_fn(e->arena, (RuleFn)x->what, a, b);
  }
  case RX_CMP: {
    Cv a = rule_eval_const(e, x->arg[0]), b = rule_eval_const(e, x->arg[1]);
    if (a.kind == CV_BAD || a.kind != b.kind) return cv_bad();
    return kept(e, a, b, cv_int(ap_small(1, cmp_cv(rule_pred_apply(&x->pred, e->pred), a, b))));
  }
  default: return cv_bad();
  }
}

bool rule_const_pred(Arena *A, unsigned pred, const Cv *c) {
  bool ov = false;
  Ap a = c[0].ap, b = c[1].ap;
  FpKind k = (FpKind)c[0].fk;
  FpBits inv;
  switch ((RulePred)pred) {
  case RP_C_EQ: return ap_eq(a, b);
  case RP_C_NE: return !ap_eq(a, b);
  case RP_C_ULT: return ap_ult(a, b);
  case RP_C_ULE: return ap_ule(a, b);
  case RP_C_UGT: return ap_ugt(a, b);
  case RP_C_UGE: return ap_uge(a, b);
  case RP_C_SLT: return ap_slt(a, b);
  case RP_C_SLE: return ap_sle(a, b);
  case RP_C_SGT: return ap_sgt(a, b);
  case RP_C_SGE: return ap_sge(a, b);
  case RP_POW2: return ap_is_pow2(a);
  case RP_NEGPOW2: return ap_is_neg_pow2(a);
  case RP_LOWMASK: return ap_is_low_mask(a);
  case RP_SHMASK: return ap_is_shifted_mask(a);
  case RP_C_NEG: return ap_is_neg(a);
  case RP_C_NONNEG: return !ap_is_neg(a);
  case RP_C_NONZERO: return !ap_is_zero(a);
  case RP_C_ODD: return ap_test(a, 0);
  case RP_C_SMIN: return ap_is_smin(a);
  case RP_C_SMAX: return ap_is_smax(a);
  case RP_SUBSET: return ap_is_subset(a, b);
  case RP_C_DISJOINT: return !ap_intersects(a, b);
  case RP_MULTIPLE_U: return !ap_is_zero(b) && ap_is_zero(ap_urem(A, a, b));
  case RP_MULTIPLE_S: return !ap_is_zero(b) && !(ap_is_smin(a) && ap_is_ones(b)) && ap_is_zero(ap_srem(A, a, b));
  case RP_ADD_NUW: (void)ap_uadd_ov(A, a, b, &ov); return !ov;
  case RP_ADD_NSW: (void)ap_sadd_ov(A, a, b, &ov); return !ov;
  case RP_SUB_NUW: (void)ap_usub_ov(A, a, b, &ov); return !ov;
  case RP_SUB_NSW: (void)ap_ssub_ov(A, a, b, &ov); return !ov;
  case RP_MUL_NUW: (void)ap_umul_ov(A, a, b, &ov); return !ov;
  case RP_MUL_NSW: (void)ap_smul_ov(A, a, b, &ov); return !ov;
  case RP_SHL_NUW:
    if (!ap_ult_u64(b, b.bits)) return false;
    (void)ap_ushl_ov(A, a, (uint32_t)ap_lo64(b), &ov);
    return !ov;
  case RP_SHL_NSW:
    if (!ap_ult_u64(b, b.bits)) return false;
    (void)ap_sshl_ov(A, a, (uint32_t)ap_lo64(b), &ov);
    return !ov;
  case RP_F_EQ: return fp_same(c[0].fp, c[1].fp);
  case RP_F_NAN: return fp_is_nan(k, c[0].fp);
  case RP_F_NONNAN: return !fp_is_nan(k, c[0].fp);
  case RP_F_FINITE: return fp_is_finite(k, c[0].fp);
  case RP_F_NORMAL: return fp_is(k, c[0].fp, FPC_NORMAL);
  case RP_F_NEG: return fp_is_neg(k, c[0].fp);
  case RP_F_NONZERO: return !fp_is_zero(k, c[0].fp);
  case RP_F_DISTINCT: return !fp_is(k, c[0].fp, FPC_ZERO | FPC_DENORMAL);
  case RP_F_LARGEST: return fp_is_finite(k, c[0].fp) && fp_is(k, fp_next(k, c[0].fp, fp_is_neg(k, c[0].fp)), FPC_INF);
  case RP_F_INVERSE: return fp_folds(k) && fp_exact_inverse(k, c[0].fp, &inv);
  default: return false;
  }
}

bool rule_eval_guard(RuleEval *e, unsigned expr) {
  const RuleExpr *x = &e->rs->expr[expr];
  switch ((RuleExprKind)x->kind) {
  case RX_AND: return rule_eval_guard(e, x->arg[0]) && rule_eval_guard(e, x->arg[1]);
  case RX_OR: return rule_eval_guard(e, x->arg[0]) || rule_eval_guard(e, x->arg[1]);
  case RX_NOT: return !rule_eval_guard(e, x->arg[0]);
  case RX_PRED: {
    Cv c[3] = {{0}};
    uint8_t node[3] = {0};
    unsigned nc = 0, nv = 0;
    const RulePredInfo *pi = &rule_pred_info[x->what];
    for (unsigned i = 0; i < 3 && x->arg[i]; i++) {
      const RuleExpr *a = &e->rs->expr[x->arg[i]];
      if (a->kind == RX_VAL) {
        node[nv++] = (uint8_t)a->what;
        continue;
      }
      c[nc] = rule_eval_const(e, x->arg[i]);
      if (c[nc].kind == CV_BAD) return false;
      nc++;
    }
    if (nc == 2 && c[0].kind == CV_INT && c[0].ap.bits != c[1].ap.bits) return false;
    if (x->what == RP_FITS_U || x->what == RP_FITS_S) {
      uint32_t w = e->bits[rule_lhs(e->rs, e->rule, node[0])->cls];
      if (!w) return false;
      return x->what == RP_FITS_U ? ap_active_bits(c[0].ap) <= w : ap_min_signed_bits(c[0].ap) <= w;
    }
    if (pi->kind == RPK_CONST) return rule_const_pred(e->arena, x->what, c);
    if (pi->kind == RPK_TYPE) {
      uint32_t w0 = e->bits[rule_lhs(e->rs, e->rule, node[0])->cls],
               w1 = e->bits[rule_lhs(e->rs, e->rule, node[1])->cls];
      switch (x->what) {
      case RP_SAMEWIDTH: return w0 && w0 == w1;
      case RP_NARROWER: return w0 && w0 < w1;
      case RP_IS_I1: return w0 == 1 && e->fk[rule_lhs(e->rs, e->rule, node[0])->cls] < 0;
      case RP_NOT_I1: return w0 != 1;
      default: return false;
      }
    }
    return e->ask(e, x->what, node, c);
  }
  default: return false;
  }
}

/* ---- rewrite-based flags ---- */
/* Left node l computes: it rounds, so that regrouping it takes a flag. */
static bool rounds(const RuleLhs *l) {
  if (l->kind == RL_OP) return l->op >= OP_FADD && l->op <= OP_FREM;
  if (l->kind != RL_INTRIN) return false;
  switch (l->val) {
  case INTRIN_sqrt:
  case INTRIN_exp:
  case INTRIN_exp2:
  case INTRIN_exp10:
  case INTRIN_log:
  case INTRIN_log2:
  case INTRIN_log10:
  case INTRIN_pow:
  case INTRIN_powi:
  case INTRIN_fma:
  case INTRIN_fmuladd:
  case INTRIN_sin:
  case INTRIN_cos: return true;
  default: return false;
  }
}
const char *rule_rewrite_law(const RuleSet *rs, const Rule *r) {
  enum { REWRITE = F_REASSOC | F_ARCP | F_CONTRACT | F_AFN };
  const RuleLhs *root = rule_lhs(rs, r, 0);
  bool gone[RULE_MAX_NODES];
  if (!rounds(root) || !(root->flags & F_REASSOC)) return NULL;
  for (unsigned i = 0; i < r->nlhs; i++) gone[i] = rounds(rule_lhs(rs, r, i));
  for (unsigned i = 0; i < r->nrhs; i++)
    if (rule_rhs(rs, r, i)->kind == RR_NODE) gone[rule_rhs(rs, r, i)->arg[0]] = false; /* stays as it is */
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (!gone[i]) continue;
    const RuleLhs *l = rule_lhs(rs, r, i);
    if (!(l->flags & F_REASSOC)) return "an operation that goes away need not have reassoc";
    if (l->kind == RL_OP && l->op == OP_FDIV && (root->flags & F_ARCP) && !(l->flags & F_ARCP))
      return "a division that goes away need not have arcp";
  }
  for (unsigned i = 0; i < r->nrhs; i++) {
    const RuleRhs *h = rule_rhs(rs, r, i);
    if (h->kind != RR_OP && h->kind != RR_INTRIN) continue;
    for (unsigned k = 0; k < r->nlhs; k++) {
      if (!gone[k]) continue;
      const RuleLhs *l = rule_lhs(rs, r, k);
      if (h->set & REWRITE & ~l->flags) return "a flag is set that an operation that goes away may lack";
      for (unsigned t = 0; t < h->nterm; t++) {
        const RuleFlagTerm *ft = &rs->term[h->term + t];
        bool named = false;
        for (unsigned j = 0; j < RULE_FLAG_NAMES && ft->node[j] != RULE_NO_NODE; j++)
          named = named || (ft->node[j] == k && !ft->is_or);
        if (!named && (ft->mask & REWRITE & ~l->flags))
          return "a flag is kept that an operation that goes away may lack";
      }
    }
  }
  return NULL;
}
