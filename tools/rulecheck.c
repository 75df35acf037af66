/* rulecheck: proves every rewrite rule by brute force, from the tables the optimizer runs on.
 *
 *   rulecheck [--budget=N] [--list] [NAME...]
 *
 * For each rule: every width i1..i4 for its integer types (with the relations its casts need; half and its neighbours
 * for floats), every value, poison and undef for its variables, every constant that satisfies the guard, every
 * predicate of its classes and every combination of the flags the right side looks at. The right side must refine the
 * left: no undefined behaviour or poison where the left has none, and every result among those the left may give.
 * Beyond the budget the assignments are drawn at random (fixed seed) instead of enumerated. Guards that ask analyses
 * hold exactly when the fact is true of the values at hand (or the value is poison), which is all an analysis may
 * say. An undef variable takes another value at each use. Floats: special values and random ones in half precision,
 * any NaN equals any NaN; with reassoc, arcp, contract or afn on the root results are compared with a tolerance.
 * Transcendental functions are the host's. An undef float takes each of the values tried. What is not proved here: C
 * folds (call), and rules over operations without a value semantics of their own (memory, addresses, vectors by lane
 * number); --list names them. Exit 0: all proved rules hold. */
#include "tools/small_eval.h"
#include <stdio.h>
#include <stdlib.h>

static struct {
  const RuleSet *rs;
  const Rule *r;
  RuleLhs l[RULE_MAX_NODES];
  RuleRhs h[RULE_MAX_RHS];
  const RuleClass *k;
  T cls[RULE_MAX_CLASSES];
  V node[RULE_MAX_NODES]; /* left values */
  V leaf[RULE_MAX_NODES]; /* assigned to variables and constants */
  unsigned flags[RULE_MAX_NODES];
  uint8_t pred[RULE_MAX_NODES];
  bool value_answer; /* what VALUE predicates answer in this round */
  bool used_value;
  bool dep_undef[RULE_MAX_NODES];
} g;

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
  case LIT_UNDEF: return t.fk >= 0 ? fval(fp_zero(k, false)) : val(0, t.bits); /* check_one tries the others */
  default: sem_unknown = true; return poison;
  }
}
static bool lit_fits(const RuleLhs *n, T t) {
  if (n->op != LIT_INT || t.fk >= 0) return true;
  int64_t v = g.rs->lit[n->val];
  return v >= 0 ? !((uint64_t)v >> t.bits) : v >> (t.bits - 1) == -1;
}
static bool interior(const RuleLhs *n) { return n->kind == RL_OP || n->kind == RL_INTRIN; }
/* frozen: what a frozen poison becomes. */
static uint64_t frozen;
static bool froze;
static V unfreeze(V v, T t) {
  if (v.undef && v.kind == K_VAL) {
    v.undef = 0;
    froze = true;
    if (t.fk >= 0) v.f = fp_zero((FpKind)t.fk, frozen & 1);
    else v.u = frozen & mask64(t.bits);
  }
  return v;
}
static bool done[RULE_MAX_NODES];
/* Depth: that of left sides. */
static V eval_node(unsigned i) {
  const RuleLhs *l = &g.l[i];
  if (done[i]) return g.node[i];
  done[i] = true;
  if (l->kind == RL_SAME && interior(&g.l[l->same])) return g.node[i] = eval_node(l->same);
  if (!interior(l)) return g.node[i] = g.leaf[i];
  V a[8];
  T at[8];
  unsigned na = 0;
  for (unsigned j = i + 1; j < g.r->nlhs; j++)
    if (g.l[j].parent == i) {
      a[g.l[j].index] = eval_node(j);
      at[g.l[j].index] = g.cls[g.l[j].cls];
      na++;
    }
  unsigned sub = l->op == OP_EXTRACTVALUE ? l->val - 1u : g.pred[i];
  return g.node[i] = unfreeze(
             eval_op((Op)l->op, l->kind == RL_INTRIN ? l->val : 0, sub, g.flags[i], a, na, at, g.cls[l->cls]),
             g.cls[l->cls]);
}
static void eval_left(void) {
  memset(done, 0, g.r->nlhs);
  for (unsigned i = 0; i < g.r->nlhs; i++) eval_node(i);
}
static V from_cv(Cv c) { return c.kind == CV_INT ? val(c.ap.u, c.ap.bits) : fval(c.fp); }
static V rnode[RULE_MAX_RHS];
static unsigned nsz_choice; /* bit i: flip the sign of a zero result of right node i */
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
      break;
    }
    case RR_CONST: rnode[i] = from_cv(rule_eval_const(e, h->what)); break;
    case RR_POISON: rnode[i] = poison; break;
    case RR_NULL: rnode[i] = t.fk >= 0 ? fval(fp_zero((FpKind)t.fk, false)) : val(0, t.bits); break;
    case RR_UNDEF:
      if (t.fk >= 0) sem_unknown = true;
      rnode[i] = val(0, t.bits);
      break; /* of integers: only sets are compared */
    case RR_OP:
    case RR_INTRIN: {
      V a[4];
      T at[4];
      for (unsigned j = 0; j < h->narg; j++) a[j] = rnode[h->arg[j]], at[j] = g.cls[g.h[h->arg[j]].cls];
      Op o = (Op)h->op;
      unsigned fl = rule_flags_apply(g.rs, h, g.flags) & op_flag_mask(o);
      if (op_is_cast(o)) {
        if ((o == OP_ZEXT || o == OP_SEXT) && at[0].bits == t.bits) {
          rnode[i] = a[0];
          break;
        }
        if (o == OP_TRUNC && at[0].bits == t.bits) {
          rnode[i] = a[0];
          break;
        }
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
    default: sem_unknown = true; rnode[i] = poison;
    }
  }
  *out = rnode[g.r->nrhs - 1];
  return NULL;
}

/* The same with sets, for undef: lset and rset by node. */
static Set lset[RULE_MAX_NODES], rset[RULE_MAX_RHS];
static bool set_froze;
static Set set_node(Op o, unsigned intrin, unsigned sub, unsigned fl, const Set *a, unsigned n, const T *at, T t) {
  if (o == OP_FREEZE) {
    set_froze = true;
    return t.bits > 5 ? (sem_unknown = true, (Set){0}) : a[0].ub ? a[0] : set_of(set_freeze(a[0], t.bits, frozen));
  }
  if (o == OP_EXTRACTVALUE) sem_unknown = true;
  return sem_unknown ? (Set){0} : set_op(o, intrin, sub, fl, a, n, at, t);
}
static Set leaf_set(unsigned i, T t) {
  return t.bits > 5 || t.fk >= 0 ? (sem_unknown = true, (Set){0})
         : leaf_undef[i]         ? set_full(t.bits)
                                 : set_of(g.leaf[i]);
}
static Set eval_node_set(unsigned i) {
  const RuleLhs *l = &g.l[i];
  T t = g.cls[l->cls];
  if (done[i] || sem_unknown) return lset[i];
  done[i] = true;
  if (l->kind == RL_SAME && interior(&g.l[l->same])) return lset[i] = eval_node_set(l->same);
  if (!interior(l)) return lset[i] = leaf_set(i, t);
  Set a[8];
  T at[8];
  unsigned na = 0;
  for (unsigned j = i + 1; j < g.r->nlhs; j++)
    if (g.l[j].parent == i) {
      a[g.l[j].index] = eval_node_set(j);
      at[g.l[j].index] = g.cls[g.l[j].cls];
      na++;
    }
  if (sem_unknown) return lset[i];
  return lset[i] = set_node((Op)l->op, l->kind == RL_INTRIN ? l->val : 0, g.pred[i], g.flags[i], a, na, at, t);
}
static void eval_left_sets(void) {
  memset(done, 0, g.r->nlhs);
  for (unsigned i = 0; i < g.r->nlhs && !sem_unknown; i++) eval_node_set(i);
}
static Set eval_right_sets(RuleEval *e) {
  for (unsigned i = 0; i < g.r->nrhs; i++) {
    const RuleRhs *h = &g.h[i];
    T t = g.cls[h->cls];
    if (h->kind == RR_NODE) {
      rset[i] = lset[h->arg[0]];
      continue;
    }
    if (h->kind == RR_CONST) {
      rset[i] = set_of(from_cv(rule_eval_const(e, h->what)));
      continue;
    }
    if (h->kind == RR_POISON) {
      rset[i] = (Set){.poison = true};
      continue;
    }
    if (h->kind == RR_UNDEF && t.bits <= 5) {
      rset[i] = set_full(t.bits);
      continue;
    }
    if (h->kind == RR_NULL) {
      rset[i] = set_of(val(0, t.bits));
      continue;
    }
    if (h->kind != RR_OP && h->kind != RR_INTRIN) {
      sem_unknown = true;
      return rset[i];
    }
    Set a[4];
    T at[4];
    for (unsigned j = 0; j < h->narg; j++) a[j] = rset[h->arg[j]], at[j] = g.cls[g.h[h->arg[j]].cls];
    Op o = (Op)h->op;
    if (op_is_cast(o) && at[0].bits == t.bits && o != OP_BITCAST) {
      rset[i] = a[0];
      continue;
    }
    unsigned fl = rule_flags_apply(g.rs, h, g.flags) & op_flag_mask(o);
    unsigned sub = o == OP_ICMP || o == OP_FCMP ? (unsigned)rule_pred_apply(&h->pred, g.pred) : h->what;
    rset[i] = set_node(o, h->kind == RR_INTRIN ? h->what : 0, sub, fl, a, h->narg, at, t);
    if (sem_unknown || rset[i].ub) return rset[i];
  }
  return rset[g.r->nrhs - 1];
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
static bool in_sets;
/* True of every value the nodes may have. */
static bool fact_sets(unsigned pred, const uint8_t *nd, const Cv *c) {
  T t0 = g.cls[g.l[nd[0]].cls], t1 = g.cls[g.l[nd[1]].cls];
  Set a = lset[nd[0]], b = lset[nd[1]];
  bool ok = true;
  for (unsigned i = 0; i <= 32 && ok; i++) {
    if (i < 32 ? !(a.vals >> i & 1) : !a.poison) continue;
    g.node[nd[0]] = i < 32 ? val(i, t0.bits) : poison;
    if (nd[1] == nd[0]) {
      ok = fact(pred, nd, c);
      continue;
    }
    for (unsigned j = 0; j <= 32 && ok; j++) {
      if (j < 32 ? !(b.vals >> j & 1) : !b.poison) continue;
      g.node[nd[1]] = j < 32 ? val(j, t1.bits) : poison;
      ok = fact(pred, nd, c);
    }
  }
  return ok;
}
static bool ask(RuleEval *e, unsigned pred, const uint8_t *nd, const Cv *c) {
  (void)e;
  if (rule_pred_info[pred].kind == RPK_ANALYSIS) return in_sets ? fact_sets(pred, nd, c) : fact(pred, nd, c);
  if (pred == RP_SAMETYPE) {
    T a = g.cls[g.l[nd[0]].cls], b = g.cls[g.l[nd[1]].cls];
    return a.bits == b.bits && a.fk == b.fk;
  }
  g.used_value = true;
  return g.value_answer;
}

/* ---- enumeration ---- */
static uint64_t rng = 88172645463325252ull;
static uint64_t rnd(void) {
  rng ^= rng << 13;
  rng ^= rng >> 7;
  rng ^= rng << 17;
  return rng;
}
enum { MAX_DIMS = 40 };
typedef struct Dim {
  uint8_t what; /* 0 variable or constant, 1 flags, 2 predicate */
  uint8_t node;
  uint16_t n;
  unsigned flag_bits;
} Dim;
static Dim dim[MAX_DIMS];
static unsigned ndim;
static FpBits fpool[FP_KINDS][40];
static unsigned nfpool;

static void fill_fpool(void) {
  static const double nice[] = {0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, 3.0, -3.0, 7.0, 0.25, -0.5, 10.0, 1.5};
  for (int k = 0; k < FP_KINDS; k++) {
    if (!fp_folds((FpKind)k)) continue;
    unsigned n = 0;
    for (unsigned i = 0; i < ARRAY_LEN(nice); i++) {
      uint64_t d;
      memcpy(&d, &nice[i], 8);
      fpool[k][n++] = fp_of_double_bits((FpKind)k, d);
    }
    fpool[k][n++] = fp_inf((FpKind)k, false);
    fpool[k][n++] = fp_inf((FpKind)k, true);
    fpool[k][n++] = fp_qnan((FpKind)k, false);
    fpool[k][n++] = fp_smallest((FpKind)k, false);
    fpool[k][n++] = fp_smallest((FpKind)k, true);
    fpool[k][n++] = fp_largest((FpKind)k, false);
    fpool[k][n++] = fp_largest((FpKind)k, true);
    fpool[k][n++] = fp_smallest_normal((FpKind)k, false);
    for (unsigned i = 0; i < 4; i++)
      fpool[k][n++] = fp_canonical((FpKind)k,
                                   fp_from_bits((FpKind)k, fp_width((FpKind)k) <= 64
                                                               ? ap_small(fp_width((FpKind)k), rnd())
                                                               : fp_to_bits(&sem_arena, (FpKind)k, fp_one((FpKind)k))));
    nfpool = n;
  }
}
enum { NICE = 14 };

static bool approximate; /* the root allows other roundings */
static bool undone; /* and what changes is the argument of a function that is no arithmetic: reassoc then speaks of real
                       numbers, which have one zero */
static bool same_out(V want, V got, T t) {
  if (t.fk < 0) return want.u == got.u && want.ov == got.ov;
  FpKind k = (FpKind)t.fk;
  if (fp_is_nan(k, want.f) && fp_is_nan(k, got.f)) return true;
  if (fp_same(want.f, got.f)) return true;
  bool z = fp_is_zero(k, want.f) && fp_is_zero(k, got.f);
  if (z && ((g.flags[0] & F_NSZ) || undone)) return true;
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
  else if (t.fk >= 0) {
    StrBuf sb = {0};
    fp_print(&sb, (FpKind)t.fk, v.f);
    printf("%.*s", (int)sb.n, sb.p);
    sb_free(&sb);
  } else printf("%lld", (long long)v.u);
}
static void print_left(unsigned i) {
  const RuleLhs *l = &g.l[i];
  T t = g.cls[l->cls];
  if (interior(l)) {
    printf("(%s", l->kind == RL_INTRIN ? intrinsic_name((IntrinsicId)l->val, &(IntrinsicName){0}).p ? "" : ""
                                       : op_info[l->op].text);
    if (l->kind == RL_INTRIN) {
      Str s = intrinsic_name((IntrinsicId)l->val, &(IntrinsicName){0});
      printf("%.*s", (int)s.n, s.p);
    }
    static const struct {
      const char *n;
      unsigned b;
    } fn[] = {{"nuw", F_NUW},           {"nsw", F_NSW},   {"exact", F_EXACT},
              {"disjoint", F_DISJOINT}, {"nneg", F_NNEG}, {"samesign", F_SAMESIGN},
              {"nnan", F_NNAN},         {"ninf", F_NINF}, {"nsz", F_NSZ}};
    for (unsigned k = 0; k < ARRAY_LEN(fn); k++)
      if (g.flags[i] & fn[k].b) printf(" %s", fn[k].n);
    if (l->op == OP_ICMP || l->op == OP_FCMP) printf(" %s", pred_text[g.pred[i]]);
    if (t.fk >= 0) printf(" fp%u", t.bits);
    else printf(" i%u", t.bits);
    for (unsigned k = 0; k < l->nargs; k++)
      for (unsigned j = i + 1; j < g.r->nlhs; j++)
        if (g.l[j].parent == i && g.l[j].index == k) {
          printf(" ");
          print_left(j);
        }
    printf(")");
    return;
  }
  if (leaf_undef[i]) {
    printf("undef");
    return;
  }
  if (l->kind == RL_SAME && interior(&g.l[l->same])) {
    print_left(l->same);
    return;
  }
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
/* Node i of the left side is the k-th of its values, poison or undef; has the at-th set of flags; the at-th predicate.
 */
static void pick_leaf(unsigned i, unsigned k) {
  T t = g.cls[g.l[i].cls];
  unsigned n = nvalues(t);
  if (k < n) g.leaf[i] = nth_value(t, k);
  else if (k == n) g.leaf[i] = poison;
  else {
    g.leaf[i] = val(0, t.bits);
    leaf_undef[i] = true;
  }
}
static void pick_flags(unsigned i, unsigned bits, unsigned at) {
  unsigned fl = g.l[i].flags, k = 0;
  for (unsigned b = 0; b < 16; b++)
    if (bits >> b & 1) {
      if (at >> k & 1) fl |= 1u << b;
      k++;
    }
  if (fl & F_INBOUNDS) fl |= F_NUSW;
  g.flags[i] = fl;
}
static void pick_pred(unsigned i, unsigned at) {
  const RuleLhs *l = &g.l[i];
  unsigned k = 0;
  for (unsigned p = 0; p < 16; p++)
    if (l->preds >> p & 1) {
      if (k == at) {
        g.pred[i] = (uint8_t)(l->op == OP_ICMP ? p + ICMP_EQ : p);
        break;
      }
      k++;
    }
}
/* What is named again is the same. False: a predicate named again would be another one than its node takes.
 * *undefs: leaves that are undef; *fundef: one that is an undef float. */
static bool pick_repeated(unsigned *undefs, unsigned *fundef) {
  for (unsigned i = 0; i < g.r->nlhs; i++) {
    const RuleLhs *l = &g.l[i];
    if (l->kind == RL_SAME) {
      g.leaf[i] = interior(&g.l[l->same]) ? g.leaf[i] : g.leaf[l->same];
      leaf_undef[i] = leaf_undef[l->same];
    }
    if (l->pred_same != RULE_NO_NODE && interior(l)) {
      g.pred[i] = g.pred[l->pred_same];
      if (!(l->preds >> (l->op == OP_ICMP ? g.pred[i] - ICMP_EQ : g.pred[i]) & 1)) return false;
    }
    if (l->kind == RL_LIT && l->op == LIT_UNDEF) {
      if (g.cls[l->cls].fk < 0) leaf_undef[i] = true;
      else *fundef = i;
    }
    if (leaf_undef[i]) ++*undefs;
  }
  return true;
}
static RuleEval evaluation(void) {
  const Rule *r = g.r;
  RuleEval e = {.rs = g.rs, .rule = r, .arena = &sem_arena, .ask = ask};
  for (unsigned i = 0; i < r->ncls; i++) e.bits[i] = g.cls[i].bits, e.fk[i] = g.cls[i].fk;
  memcpy(e.pred, g.pred, r->nlhs);
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (g.l[i].kind == RL_CINT) e.cv[i] = (Cv){.kind = CV_INT, .ap = ap_small(g.cls[g.l[i].cls].bits, g.leaf[i].u)};
    if (g.l[i].kind == RL_CFP) e.cv[i] = (Cv){.kind = CV_FP, .fk = (uint8_t)g.cls[g.l[i].cls].fk, .fp = g.leaf[i].f};
  }
  return e;
}
/* Which left nodes see undef. */
static void mark_undef(void) {
  const Rule *r = g.r;
  for (unsigned twice = 0; twice < 2; twice++) /* what is named again stands before */
    for (unsigned i = r->nlhs; i-- > 0;) {
      g.dep_undef[i] = leaf_undef[i] || (g.l[i].kind == RL_SAME && g.dep_undef[g.l[i].same]);
      if (interior(&g.l[i]))
        for (unsigned j = i + 1; j < r->nlhs; j++)
          if (g.l[j].parent == i && g.dep_undef[j]) g.dep_undef[i] = true;
    }
}
/* Undef integers: sets of what the left side may give, and of what the right side gives. */
static Verdict check_sets(RuleEval *e) {
  const Rule *r = g.r;
  T t = g.cls[g.l[0].cls];
  Set left = {0};
  bool guard = true, values = true;
  set_froze = false;
  in_sets = true;
  for (frozen = 0; frozen == 0 || (set_froze && frozen < 32); frozen++) {
    eval_left_sets();
    if (sem_unknown) break;
    if (r->guard && !rule_eval_guard(e, r->guard)) {
      guard = false;
      break;
    }
    left.vals |= lset[0].vals;
    left.poison |= lset[0].poison;
    left.ub |= lset[0].ub;
  }
  for (unsigned i = 0; i < r->nrhs; i++)
    if (g.h[i].kind == RR_CONST && rule_eval_const(e, g.h[i].what).kind == CV_BAD) values = false;
  in_sets = false;
  if (sem_unknown || !guard || !values || left.poison || left.ub) {
    sem_unknown = false;
    return OKAY;
  }
  for (frozen = 0; frozen == 0 || (set_froze && frozen < 32); frozen++) {
    eval_left_sets(); /* what the right side reuses */
    Set got = eval_right_sets(e);
    if (sem_unknown) {
      sem_unknown = false;
      return OKAY;
    }
    if (got.ub || got.poison || (got.vals & ~left.vals)) {
      V w = val((uint64_t)__builtin_ctz(left.vals), t.bits),
        x = got.ub       ? ub
            : got.poison ? poison
                         : val((uint64_t)__builtin_ctz(got.vals & ~left.vals), t.bits);
      counterexample(got.ub       ? "introduces undefined behaviour (undef)"
                     : got.poison ? "is more poisonous (undef)"
                                  : "gives a result that the left side cannot (undef)",
                     w, x);
      return BAD;
    }
  }
  return OKAY;
}
/* What the left side gives: for short integers a set of them, else a list. */
typedef struct Wanted {
  uint32_t set;
  bool poison; /* may be */
  V last, list[40];
  unsigned n, most, fundef;
} Wanted;
/* False: the guard forbids it, or it is undefined: nothing is asked of the right side. */
static bool left_values(RuleEval *e, Wanted *w) {
  const T ot = g.cls[g.l[0].cls];
  bool all_floats = w->fundef != RULE_NO_NODE;
  for (unsigned k = 0; k < (all_floats ? nfpool : 1) && !w->poison; k++) {
    if (all_floats) g.leaf[w->fundef] = fval(fpool[g.cls[g.l[w->fundef].cls].fk][k]);
    froze = false;
    for (frozen = 0; frozen == 0 || (froze && frozen < (ot.fk >= 0 ? 2u : 4u)); frozen++) {
      eval_left();
      if (g.r->guard && !rule_eval_guard(e, g.r->guard)) return false;
      V v = w->last = g.node[0];
      if (v.kind == K_UB) return false;
      if (v.kind != K_VAL) {
        w->poison = true;
        break;
      }
      if (ot.fk < 0 && ot.bits <= 4) w->set |= 1u << v.u | (uint32_t)v.ov << (16 + v.u);
      else if (w->n < w->most) w->list[w->n++] = v;
    }
  }
  return true;
}
static bool is_wanted(const Wanted *w, V got) {
  const T ot = g.cls[g.l[0].cls];
  if (ot.fk < 0 && ot.bits <= 4)
    return (w->set >> got.u & 1) && (g.l[0].kind != RL_INTRIN || !got.ov || (w->set >> (16 + got.u) & 1));
  bool ok = w->n == 8 && w->fundef == RULE_NO_NODE;
  for (unsigned i = 0; i < w->n; i++) ok |= same_out(w->list[i], got, ot);
  return ok;
}
/* What is wrong with a value of the right side; NULL: nothing. */
static const char *fault(const Wanted *w, V got) {
  if (got.kind == K_UB) return "introduces undefined behaviour";
  if (w->poison) return NULL; /* poison may become anything but undefined behaviour */
  if (got.kind == K_POISON) return "is more poisonous";
  return is_wanted(w, got) ? NULL : "gives another result";
}
static Verdict check_values(RuleEval *e, unsigned fundef) {
  const Rule *r = g.r;
  Wanted w = {.fundef = fundef, .most = fundef == RULE_NO_NODE ? 8 : 40};
  if (!left_values(e, &w)) return OKAY;
  for (unsigned i = 0; i < r->nrhs; i++) /* constants of the right side must have values */
    if (g.h[i].kind == RR_CONST && rule_eval_const(e, g.h[i].what).kind == CV_BAD) return OKAY;
  froze = false;
  for (frozen = 0; frozen == 0 || (froze && frozen < 4); frozen++) {
    nsz_choice = nsz_seen = 0;
    for (;;) {
      V got;
      const char *why = eval_right(e, &got);
      if (!why && sem_unknown) return OKAY;
      if (why) got = w.last;
      else why = fault(&w, got);
      if (why) {
        counterexample(why, w.last, got);
        return BAD;
      }
      if (w.poison || nsz_choice == nsz_seen) break;
      nsz_choice = ((nsz_choice | ~nsz_seen) + 1) & nsz_seen; /* next combination of zero signs */
    }
  }
  return OKAY;
}
static Verdict check_one(const unsigned *pick, bool undef_round) {
  unsigned undefs = 0, fundef = RULE_NO_NODE; /* an undef float: any of the values tried */
  memset(leaf_undef, 0, g.r->nlhs);
  for (unsigned d = 0; d < ndim; d++)
    if (dim[d].what == 0) pick_leaf(dim[d].node, pick[d]);
    else if (dim[d].what == 1) pick_flags(dim[d].node, dim[d].flag_bits, pick[d]);
    else pick_pred(dim[d].node, pick[d]);
  if (!pick_repeated(&undefs, &fundef) || undef_round != (undefs > 0)) return OKAY;
  nchecked++;
  RuleEval e = evaluation();
  mark_undef();
  return undefs ? check_sets(&e) : check_values(&e, fundef);
}

/* Do the casts of the rule fit these widths? */
static bool widths_fit(void) {
  for (unsigned i = 0; i < g.r->nlhs; i++) {
    const RuleLhs *l = &g.l[i];
    if (l->kind == RL_LIT && !lit_fits(l, g.cls[l->cls])) return false;
    if (l->types & RT_I1 && g.cls[l->cls].bits != 1) return false;
    if (!interior(l) || l->kind != RL_OP || !op_is_cast((Op)l->op)) continue;
    T a = {0}, b = g.cls[l->cls];
    for (unsigned j = i + 1; j < g.r->nlhs; j++)
      if (g.l[j].parent == i) a = g.cls[g.l[j].cls];
    switch ((Op)l->op) {
    case OP_TRUNC:
    case OP_FPTRUNC:
      if (a.bits <= b.bits) return false;
      break;
    case OP_ZEXT:
    case OP_SEXT:
    case OP_FPEXT:
      if (a.bits >= b.bits) return false;
      break;
    case OP_BITCAST:
    case OP_PTRTOINT:
    case OP_INTTOPTR:
      if (a.bits != b.bits) return false;
      break;
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
      for (unsigned j = 0; j < RULE_FLAG_NAMES && ft->node[j] != RULE_NO_NODE; j++) fl_used[ft->node[j]] |= m;
    }
  uint64_t total = 1;
  for (unsigned i = 0; i < r->nlhs; i++) {
    const RuleLhs *l = &g.l[i];
    T t = g.cls[l->cls];
    g.leaf[i] = (V){0};
    if (interior(l)) {
      g.flags[i] = l->flags;
      unsigned extra = fl_used[i] & op_flag_mask((Op)l->op) & ~(unsigned)l->flags &
                       ~(unsigned)(F_ARCP | F_CONTRACT | F_AFN | F_REASSOC);
      if (extra && ndim < MAX_DIMS) {
        unsigned n = 1u << __builtin_popcount(extra);
        dim[ndim++] = (Dim){1, (uint8_t)i, (uint16_t)n, extra};
        total *= n;
      }
      if ((l->op == OP_ICMP || l->op == OP_FCMP) && l->kind == RL_OP) {
        unsigned n = (unsigned)__builtin_popcount(l->preds);
        g.pred[i] = (uint8_t)((unsigned)__builtin_ctz(l->preds) + (l->op == OP_ICMP ? ICMP_EQ : 0));
        if (n > 1 && l->pred_same == RULE_NO_NODE && ndim < MAX_DIMS) {
          dim[ndim++] = (Dim){2, (uint8_t)i, (uint16_t)n, 0};
          total *= n;
        }
      }
      continue;
    }
    if (l->kind == RL_SAME) continue;
    if (l->kind == RL_LIT) {
      g.leaf[i] = lit_value(l, t);
      continue;
    }
    bool con = l->kind == RL_CINT || l->kind == RL_CFP;
    unsigned n = nvalues(t) + (con ? 0 : 1);
    if (!con && t.fk < 0 && t.bits <= 2) n++;
    if (ndim == MAX_DIMS) {
      sem_unknown = true;
      return OKAY;
    }
    dim[ndim++] = (Dim){0, (uint8_t)i, (uint16_t)n, 0};
    total = total > budget * 1000 ? total : total * n;
  }
  unsigned pick[MAX_DIMS] = {0};
  uint64_t runs = total <= budget ? total : budget;
  for (uint64_t it = 0; it < runs; it++) {
    if (total <= budget) {
      uint64_t x = it;
      for (unsigned d = 0; d < ndim; d++) {
        pick[d] = (unsigned)(x % dim[d].n);
        x /= dim[d].n;
      }
    } else
      for (unsigned d = 0; d < ndim; d++) pick[d] = (unsigned)(rnd() % dim[d].n);
    ArenaMark m = arena_mark(&sem_arena);
    Verdict v = check_one(pick, false);
    if (v == OKAY && !sem_unknown) v = check_one(pick, true);
    arena_release(&sem_arena, m);
    if (v == BAD) return BAD;
    if (sem_unknown) return OKAY;
  }
  return OKAY;
}

static void check_rule(const RuleSet *rs, const Rule *r) {
  g.rs = rs;
  g.r = r;
  g.k = rs->cls + r->cls;
  for (unsigned i = 0; i < r->nlhs; i++) g.l[i] = *rule_lhs(rs, r, i);
  for (unsigned i = 0; i < r->nrhs; i++) g.h[i] = *rule_rhs(rs, r, i);
  sem_unknown = false;
  if (r->bits & (RB_CALL | RB_NOCHECK)) {
    nunproved++;
    if (list_unproved) printf("not proved here: %s (%s)\n", r->name, r->bits & RB_CALL ? "C fold" : "no-check");
    return;
  }
  const char *law = rule_rewrite_law(rs, r);
  if (law) {
    nfailed++;
    printf("WRONG: %s: %s\n", r->name, law);
    return;
  }
  unsigned need = g.l[0].flags & (F_ARCP | F_CONTRACT | F_AFN | F_REASSOC);
  approximate = (op_info[g.l[0].op].props & P_FMF) && need;
  bool bytes = false, fpcast = false;
  undone = false;
  for (unsigned i = 0; i < r->nlhs; i++) {
    if (g.l[i].kind == RL_INTRIN && g.l[i].val == INTRIN_bswap) bytes = true;
    if (g.l[i].kind == RL_INTRIN && (need & F_REASSOC)) undone |= is_math(g.l[i].val);
    if (g.l[i].kind == RL_OP && g.l[i].op == OP_BITCAST) bytes = true; /* as wide as a float */
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
      if (fp) {
        FpKind k = (FpKind)fkinds[fpcast ? idx[c] : 0];
        g.cls[c] = (T){(uint8_t)fp_width(k), (int8_t)k};
      } else g.cls[c] = (T){g.k[c].bits ? g.k[c].bits : bytes ? bytew[idx[c]] : widths[idx[c]], -1};
    }
    if (widths_fit() && combos++ < 24) {
      budget = combos <= 3 ? saved : saved / 6;
      g.used_value = false;
      for (rounds = 0; rounds < 2 && v == OKAY; rounds++) {
        g.value_answer = rounds == 0;
        v = check_widths();
        if (!g.used_value || sem_unknown) break;
      }
      budget = saved;
    }
    if (v == BAD || sem_unknown) break;
    unsigned c = 0;
    while (c < r->ncls && ++idx[c] == nc[c]) idx[c++] = 0;
    if (c == r->ncls) break;
  }
  if (v == BAD) nfailed++;
  else if (sem_unknown || combos == 0) {
    nunproved++;
    if (list_unproved)
      printf("not proved here: %s (%s)\n", r->name, combos ? "operation without semantics here" : "no widths fit");
  } else nproved++;
}

static bool found_wrong[2][8192];

int main(int argc, char **argv) {
  const RuleSet *const sets[2] = {&rules_simplify, &rules_combine};
  unsigned nnames = 0;
  bool expect_wrong = false;
  arena_init(&sem_arena);
  fill_fpool();
  for (int i = 1; i < argc; i++) {
    if (!strncmp(argv[i], "--budget=", 9)) budget = strtoull(argv[i] + 9, NULL, 10);
    else if (!strcmp(argv[i], "--list")) list_unproved = true;
    else if (!strcmp(argv[i], "--expect-wrong"))
      expect_wrong = true; /* the test of this program: every rule must be found wrong */
    else if (argv[i][0] == '-') {
      fprintf(stderr, "usage: rulecheck [--budget=N] [--list] [--expect-wrong] [NAME...]\n");
      return 2;
    } else nnames++;
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
  printf("%u rules proved, %u wrong, %u not proved here; %llu assignments\n", nproved, nfailed, nunproved,
         (unsigned long long)nchecked);
  arena_free(&sem_arena);
  if (expect_wrong) {
    for (unsigned s = 0; s < 2; s++)
      for (uint32_t i = 0; i < sets[s]->nrules; i++)
        if (!found_wrong[s][i]) printf("not found wrong: %s\n", sets[s]->rule[i].name);
    return nproved + nunproved != 0;
  }
  return nfailed != 0;
}
