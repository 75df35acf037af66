/* rule_engine.c: matches an instruction against a rule set and builds what the rule says.
 *
 * 1. The sieve of the root picks the candidates (rules.h) by the kinds of operands.
 * 2. Each candidate (rule, operand order) is matched in full: one loop over the left nodes, which stand in preorder.
 * 3. The guard is evaluated, lane by lane where a constant is a vector that is no splat.
 * 4. The right side is built in order through the folding builder.
 * Nothing is built before a rule is certain to apply, except that a constant expression without value (a division by
 * zero) makes the rule fail while still nothing has been emitted: constants are computed first. No allocation but
 * wide integers in the scratch arena. */
#include "ir/denormal.h"
#include "ir/cap.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"

/* x, of 2 to 64 bits, is not 0, 1 or -1. */
static unsigned int_class(uint64_t x, unsigned bits) {
  bool neg = x >> (bits - 1);
  uint64_t m = neg ? (0 - x) & mask64(bits) : x;
  if (m & (m - 1)) return neg ? RK_INTNEG : RK_INTPOS;
  return !neg ? RK_INTPOW2 : m == x ? RK_INTMIN : RK_INTNEGPOW2;
}
static unsigned con_class(ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  switch ((ConKind)c->kind) {
  case CON_SPLAT: {
    const Con *e = con_rec(p, (Val)c->a);
    if (e->kind != CON_INT && e->kind != CON_FP) return RK_CON;
    c = e;
    if (c->kind == CON_FP) goto fp;
  } /* fall through */
  case CON_INT:
    if (c->type == TY_I1) return c->lo ? RK_INTTRUE : RK_INT0;
    if (c->lo > 1 || ty_bits(p->m, c->type) > 64) {
      unsigned b = ty_bits(p->m, c->type);
      return b > 64 ? RK_INTV : c->lo == mask64(b) ? RK_INTM1 : int_class(c->lo, b);
    }
    return c->lo ? RK_INT1 : RK_INT0;
  case CON_FP:
  fp: {
    FpKind k = fp_kind_of(c->type);
    if (ty_bits(p->m, c->type) > 64) return RK_FPV;
    return fp_is_zero(k, (FpBits){.lo = c->lo}) ? RK_FP0 : RK_FPN;
  }
  case CON_ZERO: {
    if (!ty_is_vec(p->m, c->type)) return RK_CON;
    Ty s = ty_scalar(p->m, c->type);
    return ty_is_fp(s) ? RK_FP0 : ty_is_int(p->m, s) ? RK_INT0 : RK_CON;
  }
  case CON_AGG: return con_is_imm_int(p, v) ? RK_INTV : con_is_imm_fp(p, v) ? RK_FPV : RK_CON;
  case CON_EXPR: {
    Val t = con_twin(p, v);
    return t == v ? RK_CON : con_class(p, t);
  }
  default: return RK_CON;
  }
}
static bool is_int_class(unsigned k) { return k >= RK_INT0 && k <= RK_INTV; }
static bool is_fp_class(unsigned k) { return k >= RK_FP0 && k <= RK_FPV; }
static unsigned ins_kind(const RuleSet *rs, Op o, unsigned sub_, unsigned intrin) {
  switch (o) {
  case OP_ICMP: return RK_ICMP0 + (sub_ - ICMP_EQ);
  case OP_FCMP: return RK_FCMP0 + sub_;
  case OP_CALL: return intrin && rs->intrin_kind[intrin] ? rs->intrin_kind[intrin] : OP_CALL;
  default: return (unsigned)o;
  }
}
static unsigned kind_of(const FoldCtx *x, const RuleSet *rs, Val v) {
  if (val_is_con(v)) return con_class(&x->f->con, v);
  const Ins *i = &x->f->ins[v];
  return ins_kind(rs, (Op)i->op, i->sub, i->op == OP_CALL ? call_intrinsic(x->f, v) : 0);
}
/* Operand of the root, or of one of these (RuleVariant.same); VAL_NONE where there is none. */
static Val value_at(const Fn *f, const InsView *root, unsigned place) {
  unsigned i = (place & 15u) - 1, j = place >> 4;
  if (i >= root->n) return VAL_NONE;
  Val v = root->ops[i];
  if (!j) return v;
  return val_is_con(v) || j > nops(f, v) ? VAL_NONE : arg(f, v, j - 1);
}
/* The variant wants one value at two places where there certainly are two. */
static bool differs(const Fn *f, const InsView *root, const RuleVariant *va) {
  Val a = value_at(f, root, va->same[0]), b = value_at(f, root, va->same[1]);
  return a != b && !(val_is_con(a) && val_is_con(b)); /* constants: as matching says */
}

/* Words without candidates at both ends go. False: none is left. */
static inline bool trim(const uint64_t *cand, unsigned *lo, unsigned *hi) {
  unsigned l = *lo, h = *hi;
  while (l < h && !cand[l]) l++;
  while (l < h && !cand[h - 1]) h--;
  *lo = l, *hi = h;
  return l < h;
}
/* The cell of what stands at position p; at: by position, parents before their children. */
static inline const RuleCell *look(const FoldCtx *x, const RuleSet *rs, const InsView *root, const RulePos *pos,
                                   const RuleCell *cell, const uint8_t *cls, Val *at, unsigned p) {
  const Fn *f = x->f;
  const RulePos *ps = &pos[p];
  Val v;
  if (ps->parent == 0) v = ps->index < root->n ? root->ops[ps->index] : VAL_NONE;
  else v = ps->index < nops(f, at[ps->parent]) ? arg(f, at[ps->parent], ps->index) : VAL_NONE;
  at[p] = v;
  return cell + ps->cell + cls[v ? kind_of(x, rs, v) : 0]; /* nothing there: kind 0 stands for none */
}

/* Does every lane of constant v equal the literal? Lanes that are undef or poison do: choosing a value for them is a
 * refinement. */
static bool lit_matches_lane(const RuleSet *rs, const RuleLhs *n, const Cv *c) {
  int64_t val = rs->lit[n->val];
  if (c->kind == CV_INT) {
    switch (n->op) {
    case LIT_INT: {
      if (c->ap.bits < 64) { /* the literal must be a value of this width, unsigned or signed */
        if (val >= 0 ? ((uint64_t)val >> c->ap.bits) != 0 : (val >> (c->ap.bits - 1)) != -1) return false;
        return c->ap.u == ((uint64_t)val & mask64(c->ap.bits));
      }
      return val >= 0 ? ap_eq_u64(c->ap, (uint64_t)val)
                      : ap_min_signed_bits(c->ap) <= 64 && ap_get_i64(c->ap) == val && ap_is_neg(c->ap);
    }
    case LIT_SMIN: return ap_is_smin(c->ap);
    case LIT_SMAX: return ap_is_smax(c->ap);
    case LIT_NULL: return ap_is_zero(c->ap);
    default: return false;
    }
  }
  if (c->kind != CV_FP) return false;
  FpKind k = (FpKind)c->fk;
  switch (n->op) {
  case LIT_FP: {
    uint64_t d;
    memcpy(&d, &val, 8);
    return fp_same(c->fp, fp_of_double_bits(k, d));
  }
  case LIT_FPZERO: return fp_is_zero(k, c->fp);
  case LIT_INF: return fp_same(c->fp, fp_inf(k, false));
  case LIT_NEGINF: return fp_same(c->fp, fp_inf(k, true));
  case LIT_NAN: return fp_is_nan(k, c->fp);
  case LIT_NULL: return fp_same(c->fp, fp_zero(k, false));
  default: return false;
  }
}
static bool lit_matches(const FoldCtx *x, const RuleSet *rs, const RuleLhs *n, Val v) {
  ConPool *p = &x->f->con;
  v = con_twin(p, v);
  if (n->op == LIT_UNDEF) return con_is_undef(p, v);
  if (n->op == LIT_POISON) return con_is_poison(p, v);
  if (n->op == LIT_NULL && con_is_zero(p, v)) return true;
  unsigned k = con_class(p, v);
  if (k == RK_CON) return false;
  if (con_kind(p, v) != CON_AGG) {
    Cv c = con_cv(p, v, 0);
    return lit_matches_lane(rs, n, &c);
  }
  uint64_t lanes = con_nelems(p, v);
  for (uint64_t i = 0; i < lanes; i++) {
    Cv c = con_cv(p, v, i);
    if (c.kind != CV_BAD && !lit_matches_lane(rs, n, &c)) return false;
  }
  return true;
}

static bool type_ok(const FoldCtx *x, unsigned mask, Ty t) {
  const Module *m = x->f->m;
  if ((mask & RT_SCALAR) && ty_is_vec(m, t)) return false;
  if ((mask & RT_VEC) && !ty_is_vec(m, t)) return false;
  if (!(mask & (RT_ANYKIND | RT_I1))) return true;
  Ty s = ty_scalar(m, t);
  if (mask & RT_I1) return s == TY_I1;
  return ((mask & RT_INT) && ty_is_int(m, s)) || ((mask & RT_FP) && ty_is_fp(s)) ||
         ((mask & RT_PTR) && ty_is_ptr(m, s));
}

static bool match(FoldCtx *x, const RuleSet *rs, const RuleVariant *va, const InsView *root, RuleMatch *m) {
  const Fn *f = x->f;
  const Rule *r = &rs->rule[va->rule];
  m->rule = r;
  for (unsigned i = 0; i < r->nlhs; i++) {
    const RuleLhs *n = rule_lhs(rs, r, i);
    Val v;
    if (i == 0) v = root->self;
    else {
      unsigned idx = n->index;
      if ((va->swaps >> n->parent & 1) && idx < 2) idx ^= 1;
      v = n->parent == 0 ? root->ops[idx] : arg(f, m->v[n->parent], idx);
    }
    m->v[i] = v;
    switch ((RuleLhsKind)n->kind) {
    case RL_ANY:
    case RL_VAR: break;
    case RL_SAME:
      if (v != m->v[n->same] &&
          !(val_is_con(v) && val_is_con(m->v[n->same]) && con_twin(&f->con, v) == con_twin(&f->con, m->v[n->same])))
        return false;
      continue;
    case RL_CANY:
      if (!val_is_con(v)) return false;
      break;
    case RL_CINT:
      if (!val_is_con(v) || !is_int_class(con_class(&x->f->con, v))) return false;
      break;
    case RL_CFP:
      if (!val_is_con(v) || !is_fp_class(con_class(&x->f->con, v))) return false;
      break;
    case RL_LIT:
      if (!val_is_con(v) || !lit_matches(x, rs, n, v)) return false;
      break;
    case RL_OP:
    case RL_INTRIN: {
      unsigned fl, sb, cnt, o;
      if (i == 0) o = (unsigned)root->op, fl = root->flags, sb = root->sub, cnt = root->n;
      else {
        if (val_is_con(v)) return false;
        const Ins *in = &f->ins[v];
        o = in->op, fl = in->flags, sb = in->sub, cnt = in->nops;
      }
      if (o != n->op) return false;
      if (n->kind == RL_INTRIN) {
        if ((i == 0 ? root->intrin : call_intrinsic(f, v)) != n->val) return false;
        if (cnt != n->nargs + 1u && !(n->bits & LB_MORE)) return false;
      } else if (!(n->bits & LB_MORE) ? cnt != n->nargs : cnt < n->nargs) return false;
      if (n->flags & ~fl) return false;
      if ((n->bits & LB_ONE_USE) && i && !has_one_use(f, v)) return false;
      if (o == OP_ICMP || o == OP_FCMP) {
        Pred p = (Pred)sb;
        if (va->swaps >> i & 1) p = pred_swap(p);
        if (!(n->preds >> (o == OP_ICMP ? (unsigned)p - ICMP_EQ : (unsigned)p) & 1)) return false;
        if (n->pred_same != RULE_NO_NODE && m->pred[n->pred_same] != p) return false;
        m->pred[i] = (uint8_t)p;
      } else if (o == OP_EXTRACTVALUE && n->val) {
        uint32_t nw;
        const uint32_t *w = f->words.p + (i == 0 ? root->aux : aux(f, v));
        nw = *w++;
        if (nw != 1 || w[0] != n->val - 1u) return false;
      }
      if ((n->bits & LB_SHAPE) && ty_is_vec(f->m, ty(f, i == 0 ? root->ops[0] : arg(f, v, 0))) !=
                                      ty_is_vec(f->m, i == 0 ? root->type : ty(f, v)))
        return false;
      break;
    }
    }
    if (n->same_type != RULE_NO_NODE && ty(f, v) != (n->same_type == 0 ? root->type : ty(f, m->v[n->same_type])))
      return false;
    if (n->types && !type_ok(x, n->types, i == 0 ? root->type : ty(f, v))) return false;
  }
  return true;
}

/* The nodes of a left side that the sieve has checked. */
static void collect(const FoldCtx *x, const RuleSet *rs, const RuleVariant *va, const InsView *root, RuleMatch *m) {
  const Fn *f = x->f;
  const Rule *r = &rs->rule[va->rule];
  const uint16_t *lhs = rs->lhs + r->lhs;
  unsigned swaps = va->swaps, nlhs = r->nlhs;
  m->rule = r;
  m->v[0] = root->self;
  if (root->op == OP_ICMP || root->op == OP_FCMP)
    m->pred[0] = (uint8_t)(swaps & 1 ? pred_swap((Pred)root->sub) : (Pred)root->sub);
  for (unsigned i = 1; i < nlhs; i++) {
    const RuleLhs *n = rs->lhs_node + lhs[i];
    unsigned idx = n->index ^ ((swaps >> n->parent & 1) && n->index < 2);
    Val v = n->parent == 0 ? root->ops[idx] : arg(f, m->v[n->parent], idx);
    m->v[i] = v;
    if (n->kind == RL_OP && (n->op == OP_ICMP || n->op == OP_FCMP)) {
      Pred p = (Pred)f->ins[v].sub;
      m->pred[i] = (uint8_t)(swaps >> i & 1 ? pred_swap(p) : p);
    }
  }
}

/* ---- guards and constants ---- */
typedef struct EngineEval {
  RuleEval e;
  FoldCtx *x;
  const RuleMatch *m;
  const InsView *root;
} EngineEval;
static Ty node_type(const FoldCtx *x, const RuleMatch *m, const InsView *root, unsigned node) {
  return node == 0 ? root->type : ty(x->f, m->v[node]);
}
static FpKind node_kind(const FoldCtx *x, const RuleMatch *m, const InsView *root, unsigned node) {
  return fp_kind_of(ty_scalar(x->f->m, node_type(x, m, root, node)));
}
static bool engine_keeps(const RuleEval *e, FpKind k) {
  return denorm_ieee(fn_denorm_mode(((const EngineEval *)e->data)->x->f, k));
}
static bool is_whole(Fn *f, Val v) {
  for (uint32_t i = 0; !val_is_con(v) && i < nops(f, v); i++) {
    Val c = arg(f, v, i);
    if (!val_is_con(c)) continue;
    c = con_twin(&f->con, c);
    if (con_is_undef(&f->con, c) || con_is_poison(&f->con, c)) return false;
    for (uint64_t k = con_kind(&f->con, c) == CON_AGG ? con_nelems(&f->con, c) : 0; k-- > 0;)
      if (con_cv(&f->con, c, k).kind == CV_BAD) return false;
  }
  return true;
}
static bool engine_ask(RuleEval *e, unsigned pred, const uint8_t *node, const Cv *c) {
  EngineEval *ee = (EngineEval *)e->data;
  FoldCtx *x = ee->x;
  const RuleMatch *m = ee->m;
  Val v[3] = {m->v[node[0]], m->v[node[1]], m->v[node[2]]};
  switch ((RulePred)pred) {
  case RP_SAMETYPE: return node_type(x, m, ee->root, node[0]) == node_type(x, m, ee->root, node[1]);
  case RP_ONE_USE: return val_is_con(v[0]) || has_one_use(x->f, v[0]);
  case RP_NOTCON: return !val_is_con(v[0]);
  case RP_ISCON: return val_is_con(v[0]);
  case RP_IS_ARG: return is_arg(x->f, v[0]);
  case RP_READS_DENORM: return fn_denorm_mode(x->f, node_kind(x, m, ee->root, node[0])).in == DENORM_IEEE;
  case RP_KEEPS_DENORM: return denorm_ieee(fn_denorm_mode(x->f, node_kind(x, m, ee->root, node[0])));
  case RP_SAME_DENORM: {
    FpKind a = node_kind(x, m, ee->root, node[0]), b = node_kind(x, m, ee->root, node[1]);
    if (a != FP_BFLOAT || b != FP_FLOAT) return true; /* every other extension makes normal numbers of denormals */
    DenormMode s = fn_denorm_mode(x->f, a), w = fn_denorm_mode(x->f, b);
    return s.in == w.in && s.out == w.out;
  }
  case RP_WHOLE: return is_whole(x->f, v[0]);
  case RP_DIFFERENT: return v[0] != v[1];
  case RP_SHRINKS: {
    Module *md = x->f->m;
    uint32_t from = ty_bits(md, node_type(x, m, ee->root, node[0])),
             to = ty_bits(md, node_type(x, m, ee->root, node[1]));
    bool lf = from == 1 || int_is_legal(md, from), lt = to == 1 || int_is_legal(md, to);
    if (to < from && (to == 8 || to == 16 || to == 32)) return true;
    if (lf && !lt) return false;
    return !(!lf && !lt && to > from);
  }
  default: return x->hooks && x->hooks->ask && x->hooks->ask(x, pred, v, c);
  }
}
static Ty class_type(FoldCtx *x, const RuleMatch *m, const InsView *root, const RuleClass *k) {
  if (k->how == RC_NONE) return TY_NONE;
  Ty t = node_type(x, m, root, k->node);
  if (k->how == RC_NODE) return t;
  Module *md = x->f->m;
  return ty_with_scalar(md, t, k->how == RC_BOOL ? TY_I1 : ty_int(md, k->bits));
}
static void eval_begin(EngineEval *ee, FoldCtx *x, const RuleMatch *m, const InsView *root) {
  ee->x = x;
  ee->m = m;
  ee->root = root;
  RuleEval *e = &ee->e;
  e->rs = m->rs;
  e->rule = m->rule;
  e->arena = x->scratch;
  e->ask = engine_ask;
  e->keeps = engine_keeps;
  e->data = ee;
  memcpy(e->pred, m->pred, m->rule->nlhs);
  Module *md = x->f->m;
  const RuleClass *k = m->rs->cls + m->rule->cls;
  for (unsigned i = 0; i < m->rule->ncls; i++) {
    e->bits[i] = 0;
    e->fk[i] = -1;
    if (k[i].how == RC_NONE) continue;
    Ty t = class_type(x, m, root, &k[i]);
    Ty s = ty_scalar(md, t);
    if (ty_is_fp(s)) e->fk[i] = (int8_t)fp_kind_of(s);
    e->bits[i] = ty_bits(md, t);
  }
}
/* Loads lane `lane` of every constant; false when one has no number at all. */
static bool eval_load(EngineEval *ee, uint64_t lane) {
  const RuleMatch *m = ee->m;
  ConPool *p = &ee->x->f->con;
  for (unsigned i = 1; i < m->rule->nlhs; i++) {
    unsigned kind = rule_lhs(m->rs, m->rule, i)->kind;
    if (kind != RL_CINT && kind != RL_CFP) continue;
    Val v = con_twin(p, m->v[i]);
    Cv c = con_cv(p, v, lane);
    if (c.kind == CV_BAD) { /* an undefined lane: any value will do; take that of the first defined one */
      uint64_t k = con_nelems(p, v);
      for (uint64_t j = 0; j < k && c.kind == CV_BAD; j++) c = con_cv(p, v, j);
      if (c.kind == CV_BAD) return false;
    }
    ee->e.cv[i] = c;
  }
  return true;
}
/* Lanes that have to be looked at one by one: 1 when all constants are scalars or splats. */
static uint64_t lanes_of(const FoldCtx *x, const RuleMatch *m) {
  ConPool *p = &x->f->con;
  for (unsigned i = 1; i < m->rule->nlhs; i++) {
    unsigned kind = rule_lhs(m->rs, m->rule, i)->kind;
    if ((kind == RL_CINT || kind == RL_CFP) && con_kind(p, con_twin(p, m->v[i])) == CON_AGG)
      return con_nelems(p, con_twin(p, m->v[i]));
  }
  return 1;
}

static bool build_const(EngineEval *ee, unsigned expr, Ty t, uint64_t lanes, Val *out) {
  FoldCtx *x = ee->x;
  ConPool *p = &x->f->con;
  if (lanes == 1) {
    if (!eval_load(ee, 0)) return false;
    Cv c = rule_eval_const(&ee->e, expr);
    if (c.kind == CV_BAD) return false;
    *out = con_of_cv(p, t, c);
    return true;
  }
  Module *md = x->f->m;
  if (!ty_is_vec(md, t)) return false;
  Ty s = ty_scalar(md, t);
  Val el[CAP_RULE_LANES];
  for (uint64_t i = 0; i < lanes; i++) {
    if (!eval_load(ee, i)) return false;
    Cv c = rule_eval_const(&ee->e, expr);
    if (c.kind == CV_BAD) return false;
    el[i] = con_of_cv(p, s, c);
  }
  *out = con_agg(p, t, el, (uint32_t)lanes);
  return true;
}

static Val build(FoldCtx *x, const RuleSet *rs, const RuleMatch *m, const InsView *root) {
  const Rule *r = m->rule;
  const RuleRhs *h = rule_rhs(rs, r, 0);
  if (h->kind == RR_CALL && !r->guard) return rs->fold[h->what](x, m);
  ConPool *p = &x->f->con;
  bool need_eval = r->guard != 0;
  for (unsigned i = 0; i < r->nrhs; i++) need_eval |= rule_rhs(rs, r, i)->kind == RR_CONST;
  EngineEval ee;
  Val out[RULE_MAX_RHS] = {VAL_NONE};
  if (need_eval) {
    ArenaMark mark = arena_mark(x->scratch);
    uint64_t lanes = (r->bits & RB_CONSTS) ? lanes_of(x, m) : 1;
    bool ok = !past_cap(x->f->m, RULE_LANES, lanes);
    eval_begin(&ee, x, m, root);
    if (r->guard)
      for (uint64_t i = 0; ok && i < lanes; i++) ok = eval_load(&ee, i) && rule_eval_guard(&ee.e, r->guard);
    for (unsigned i = 0; ok && i < r->nrhs; i++) {
      h = rule_rhs(rs, r, i);
      if (h->kind == RR_CONST)
        ok = build_const(&ee, h->what, class_type(x, m, root, rs->cls + r->cls + h->cls), lanes, &out[i]);
    }
    arena_release(x->scratch, mark);
    if (!ok) return VAL_NONE;
  }
  /* Flags of the left instructions, before anything is built (records may move, but ids stay). */
  unsigned fl[RULE_MAX_NODES];
  fl[0] = root->flags;
  for (unsigned i = 1; i < r->nlhs; i++)
    fl[i] = rule_lhs(rs, r, i)->kind >= RL_OP && val_is_local(m->v[i]) ? flags(x->f, m->v[i]) : 0;
  for (unsigned i = 0; i < r->nrhs; i++) {
    h = rule_rhs(rs, r, i);
    Val a[4];
    if (h->kind == RR_OP || h->kind == RR_INTRIN)
      for (unsigned j = 0; j < h->narg; j++) a[j] = out[h->arg[j]];
    switch ((RuleRhsKind)h->kind) {
    case RR_CONST: break;
    case RR_NODE: {
      Val v = m->v[h->arg[0]];
      /* A bound constant is passed on with its undefined lanes filled: the rule is proved for the values that the
       * guard saw. */
      unsigned k = rule_lhs(rs, r, h->arg[0])->kind;
      if ((k == RL_CINT || k == RL_CFP) && con_kind(p, v) == CON_AGG) {
        uint64_t lanes = con_nelems(p, v), good = 0, j = 0;
        while (j < lanes && con_cv(p, v, j).kind != CV_BAD) j++;
        if (j < lanes && !past_cap(x->f->m, RULE_LANES, lanes)) {
          Val el[CAP_RULE_LANES];
          while (good < lanes && con_cv(p, v, good).kind == CV_BAD) good++;
          Val fill = con_elem(p, v, good);
          for (j = 0; j < lanes; j++) {
            Val e = con_elem(p, v, j);
            el[j] = con_cv(p, v, j).kind == CV_BAD ? fill : e;
          }
          v = con_agg(p, con_type(p, v), el, (uint32_t)lanes);
        }
      }
      out[i] = v;
      break;
    }
    case RR_UNDEF: out[i] = con_undef(p, class_type(x, m, root, rs->cls + r->cls + h->cls)); break;
    case RR_POISON: out[i] = con_poison(p, class_type(x, m, root, rs->cls + r->cls + h->cls)); break;
    case RR_NULL: out[i] = con_null(p, class_type(x, m, root, rs->cls + r->cls + h->cls)); break;
    case RR_CALL: return rs->fold[h->what](x, m);
    case RR_INTRIN:
      /* An immediate is scalar, whatever the shape of the rest (the flag of abs, ctlz, cttz). */
      for (unsigned j = 0; j < h->narg; j++)
        if ((intrinsic_info((IntrinsicId)h->what)->immarg >> j & 1) && val_is_con(a[j]) &&
            ty_is_vec(x->f->m, ty(x->f, a[j])))
          a[j] = con_elem(p, a[j], 0);
      out[i] = fold_intrin(x, h->what, rule_flags_apply(rs, h, fl) & F_FAST,
                           class_type(x, m, root, rs->cls + r->cls + h->cls), a, h->narg);
      break;
    case RR_OP: {
      Op o = (Op)h->op;
      unsigned fg = rule_flags_apply(rs, h, fl) & op_flag_mask(o);
      if (o == OP_ICMP || o == OP_FCMP) {
        Pred pr = rule_pred_apply(&h->pred, m->pred);
        out[i] = o == OP_ICMP ? fold_icmp(x, pr, fg, a[0], a[1]) : fold_fcmp(x, pr, fg, a[0], a[1]);
      } else if (op_is_bin(o)) out[i] = fold_bin(x, o, fg, a[0], a[1]);
      else if (op_is_cast(o)) {
        Ty t = class_type(x, m, root, rs->cls + r->cls + h->cls);
        out[i] = ty(x->f, a[0]) == t && o != OP_BITCAST ? a[0] : fold_cast(x, o, fg, a[0], t);
      } else if (o == OP_FNEG) out[i] = fold_fneg(x, fg, a[0]);
      else if (o == OP_SELECT) out[i] = fold_select(x, fg, a[0], a[1], a[2]);
      else if (o == OP_FREEZE) out[i] = fold_freeze(x, a[0]);
      else if (o == OP_EXTRACTELEMENT) out[i] = fold_extractelement(x, a[0], a[1]);
      else if (o == OP_INSERTELEMENT) out[i] = fold_insertelement(x, a[0], a[1], a[2]);
      else if (o == OP_EXTRACTVALUE) {
        uint32_t idx = h->what;
        out[i] = fold_extractvalue(x, a[0], &idx, 1);
      } else if (o == OP_GEP) out[i] = fold_ptradd(x, fg, a[0], a[1]);
      else BUG("rule %s builds '%s'", r->name, op_info[o].text);
      break;
    }
    }
  }
  DASSERT(ty(x->f, out[r->nrhs - 1]) == root->type);
  return out[r->nrhs - 1];
}

static unsigned type_cat(const Module *m, Ty t) {
  unsigned vec = ty_is_vec(m, t) ? RTC_VEC : 0;
  Ty s = vec ? ty_scalar(m, t) : t;
  return vec + (s == TY_I1        ? RTC_I1
                : ty_is_int(m, s) ? RTC_INT
                : ty_is_fp(s)     ? RTC_FP
                : ty_is_ptr(m, s) ? RTC_PTR
                                  : RTC_OTHER);
}
static Val apply_kind(FoldCtx *x, const RuleSet *rs, const InsView *root, unsigned k) {
  unsigned sn = k < rs->nkinds ? rs->root[k] : 0;
  if (!sn) return VAL_NONE;
  const Fn *f = x->f;
  const RuleSieve *s = &rs->sieve[sn];
  const RulePos *pos = rs->pos + s->pos;
  const uint8_t *cls = rs->kind_cls + s->cls;
  const uint64_t *row = rs->row + s->row, *kids = rs->kids;
  const RuleCell *cell = rs->cell;
  Val at[RULE_MAX_POS];
  uint64_t cand[RULE_MAX_WORDS];
  /* Words lo .. hi - 1 of cand are those that may have bits. */
  unsigned words = s->words, lo = 0, hi = words;
  const RuleCell *c = cell + pos[0].cell + cls[ins_kind(rs, root->op, root->sub, root->intrin)];
  bool cmp = root->op == OP_ICMP || root->op == OP_FCMP;
  const RuleCell *tc = cell + s->type_cell + type_cat(f->m, cmp ? ty(f, root->ops[0]) : root->type);
  const uint64_t *of_root = row + (size_t)c->row * words, *of_type = row + (size_t)tc->row * words;
  for (unsigned w = 0; w < words; w++) cand[w] = of_root[w] & of_type[w];
  if (!trim(cand, &lo, &hi)) return VAL_NONE;
  uint64_t todo = kids[c->kids];
  for (; todo && lo + 1 < hi; todo &= todo - 1) {
    c = look(x, rs, root, pos, cell, cls, at, (unsigned)__builtin_ctzll(todo));
    const uint64_t *r = row + (size_t)c->row * words;
    for (unsigned w = lo; w < hi; w++) cand[w] &= r[w];
    if (!trim(cand, &lo, &hi)) return VAL_NONE;
    todo |= kids[c->kids];
  }
  row += lo; /* most of the way there is one word left */
  for (; todo; todo &= todo - 1) {
    c = look(x, rs, root, pos, cell, cls, at, (unsigned)__builtin_ctzll(todo));
    if (!(cand[lo] &= row[(size_t)c->row * words])) return VAL_NONE;
    todo |= kids[c->kids];
  }
  RuleMatch m;
  m.root = root;
  m.rs = rs;
  const RuleCtl *ctl = x->ctl;
  const uint8_t *disabled = ctl ? ctl->disabled : NULL;
  int64_t *left_to_do = ctl ? ctl->left : NULL;
  const uint16_t *order = rs->order + s->order;
  for (; lo < hi; lo++) {
    for (uint64_t left = cand[lo]; left; left &= left - 1) {
      const RuleVariant *va = &rs->variant[order[lo * 64 + (unsigned)__builtin_ctzll(left)]];
      uint32_t number = rs->first + va->rule;
      if (va->same[0] && differs(f, root, va)) continue;
      if (disabled && disabled[number]) continue;
      if (va->sieved) collect(x, rs, va, root, &m);
      else if (!va->bare && !match(x, rs, va, root, &m)) continue;
      if (left_to_do && *left_to_do <= 0) return VAL_NONE;
      Val v;
      if (va->bare) { /* most of what matches: a fold that looks for itself */
        m.rule = &rs->rule[va->rule];
        m.v[0] = root->self;
        for (unsigned i = 1; i < va->bare; i++) m.v[i] = root->ops[i - 1];
        v = rs->fold[va->fold](x, &m);
      } else v = build(x, rs, &m, root);
      if (v == VAL_NONE) continue;
      if (ctl && ctl->hits) ctl->hits[number]++;
      if (ctl && ctl->left) --*ctl->left;
      x->last_rule = number;
      return v;
    }
  }
  return VAL_NONE;
}

Val rules_apply(FoldCtx *x, const RuleSet *rs, const InsView *root) {
  if (UNLIKELY((op_info[root->op].props & P_FMF) && root->n && val_is_con(root->ops[0]) && con_fold_declined(x, root)))
    return VAL_NONE;
  if (root->op == OP_CALL && root->intrin &&
      rs->intrin_kind[root->intrin]) { /* rules of this intrinsic, then those of all calls */
    Val v = apply_kind(x, rs, root, rs->intrin_kind[root->intrin]);
    if (v) return v;
  }
  return apply_kind(x, rs, root, (unsigned)root->op);
}

const char *rule_name(uint32_t number) {
  const RuleSet *rs = number >= RULES_COMBINE_FIRST ? &rules_combine : &rules_simplify;
  number -= rs->first;
  return number < rs->nrules ? rs->rule[number].name : NULL;
}
unsigned rule_disable(uint8_t *disabled, const char *name) {
  const RuleSet *const sets[2] = {&rules_simplify, &rules_combine};
  unsigned n = 0;
  for (unsigned s = 0; s < 2; s++)
    for (uint32_t i = 0; i < sets[s]->nrules; i++)
      if (!strcmp(sets[s]->rule[i].name, name)) disabled[sets[s]->first + i] = 1, n++;
  return n;
}
