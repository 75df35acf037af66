/* sieve.c: which variants a kind of value at a position leaves (rulegen.h). */
#include "tools/rulegen/rulegen.h"

RuleSieve *sieve;
unsigned nsieve = 1;
static unsigned capsieve;
RulePos *pos;
unsigned npos;
static unsigned cappos;
RuleCell *cell;
unsigned ncell;
static unsigned capcell;
uint64_t *row;
unsigned nrow;
static unsigned caprow;
uint64_t *kids;
unsigned nkids;
static unsigned capkids;
uint8_t *kind_cls;
unsigned nkind_cls;
static unsigned capkind_cls;
uint16_t *order;
unsigned norder;
static unsigned caporder;
/* What a predicate of one constant says of all of this kind: 1, 0, or -1 if it says now this, now that. */
static int says(unsigned pred, unsigned kind) {
  bool one = kind == RK_INT1, all = kind == RK_INTM1,
       neg = all || kind == RK_INTNEGPOW2 || kind == RK_INTMIN || kind == RK_INTNEG;
  if (kind == RK_INTTRUE)
    return pred == RP_C_NEG || pred == RP_C_NONZERO || pred == RP_C_SMIN ? 1 : pred == RP_C_NONNEG ? 0 : -1;
  if (kind < RK_INT0 || kind >= RK_INTV) return -1;
  switch (pred) {
  case RP_POW2: return one || kind == RK_INTPOW2 || kind == RK_INTMIN;
  case RP_NEGPOW2: return all || kind == RK_INTNEGPOW2 || kind == RK_INTMIN;
  case RP_C_NEG: return neg;
  case RP_C_NONNEG: return !neg;
  case RP_C_NONZERO: return kind != RK_INT0;
  case RP_C_SMIN: return kind == RK_INTMIN;
  default: return -1;
  }
}
/* May the guard hold when constant `node` is of this kind? */
static bool guard_allows(unsigned e, unsigned node, unsigned kind) {
  bool no = expr[e].kind == RX_NOT;
  if (expr[e].kind == RX_AND)
    return guard_allows(expr[e].arg[0], node, kind) && guard_allows(expr[e].arg[1], node, kind);
  if (no) e = expr[e].arg[0];
  if (expr[e].kind != RX_PRED || pred_words[expr[e].what].args[1] || expr[expr[e].arg[0]].kind != RX_NODE ||
      expr[expr[e].arg[0]].what != node)
    return true;
  int s = says(expr[e].what, kind);
  return s < 0 || (s == 1) != no;
}
/* May a value of this kind stand where the left node does? A no is certain; all else is left to matching. */
static bool allows(const RuleVariant *v, int i, unsigned kind) {
  const Rule *r = &rule[v->rule];
  const RuleLhs *n = &lhs_node[r->lhs + i];
  if (n->kind == RL_SAME) i = n->same, n = &lhs_node[r->lhs + i];
  bool con = kind >= RK_INT0 && kind <= RK_CON, in = kind >= RK_INT0 && kind <= RK_INTV,
       fp = kind >= RK_FP0 && kind <= RK_FPV;
  switch (n->kind) {
  case RL_CANY: return con;
  case RL_CINT: return in && (!r->guard || guard_allows(r->guard, (unsigned)i, kind));
  case RL_CFP: return fp;
  case RL_INTRIN: return kind == intrin_kind[n->val];
  case RL_OP: {
    if (n->op != OP_ICMP && n->op != OP_FCMP) return kind == n->op;
    unsigned base = n->op == OP_ICMP ? RK_ICMP0 : RK_FCMP0, np = n->op == OP_ICMP ? 10 : 16;
    if (kind < base || kind >= base + np) return false;
    unsigned p = kind - base;
    static const unsigned char iswap[10] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7};
    if (v->swaps >> i & 1) p = n->op == OP_ICMP ? iswap[p] : (p & 9u) | (p >> 1 & 2u) | (p << 1 & 4u);
    return n->preds >> p & 1;
  }
  case RL_LIT: {
    int64_t k = literal[n->val];
    double d;
    memcpy(&d, &k, 8);
    if (!con) return false;
    switch (n->op) {
    case LIT_INT:
      return kind == RK_INTV || (k == 0    ? kind == RK_INT0
                                 : k == 1  ? kind == RK_INT1 || kind == RK_INTTRUE
                                 : k == -1 ? kind == RK_INTM1 || kind == RK_INTTRUE
                                           : (in && kind >= RK_INTPOW2) || (k > 0 && kind == RK_INTM1));
    case LIT_SMIN: return kind == RK_INTV || kind == RK_INTMIN || kind == RK_INTTRUE;
    case LIT_SMAX: return in && kind != RK_INTM1 && kind != RK_INTTRUE;
    case LIT_FP: return kind == RK_FPV || (kind == RK_FP0 ? d > -1e-3 && d < 1e-3 : kind == RK_FPN && d != 0);
    case LIT_FPZERO: return kind == RK_FPV || kind == RK_FP0;
    case LIT_INF:
    case LIT_NEGINF:
    case LIT_NAN: return kind == RK_FPV || kind == RK_FPN;
    case LIT_NULL: return kind == RK_INT0 || kind == RK_INTV || kind == RK_FP0 || kind == RK_FPV || kind == RK_CON;
    default: return kind == RK_CON; /* undef, poison */
    }
  }
  default: return true;
  }
}
static bool asks_kind(const RuleVariant *v, int i) {
  const RuleLhs *n = &lhs_node[rule[v->rule].lhs + i];
  unsigned k = n->kind == RL_SAME ? lhs_node[rule[v->rule].lhs + n->same].kind : n->kind;
  return k != RL_ANY && k != RL_VAR;
}
/* May the root work on this type? Every node that matching holds to that type is asked. */
static bool allows_type(const RuleVariant *v, unsigned cat) {
  const Rule *r = &rule[v->rule];
  static const uint8_t as[RTC_VEC] = {RT_INT, RT_INT, RT_FP, RT_PTR, 0};
  unsigned cls = lhs_node[r->lhs + (op_words[lhs_node[r->lhs].op].cls == OC_CMP)].cls;
  for (int i = 0; i < r->nlhs; i++) {
    const RuleLhs *n = &lhs_node[r->lhs + i];
    unsigned t = n->types, c = cat % RTC_VEC;
    if (n->cls != cls) continue;
    if ((t & RT_SCALAR) && cat >= RTC_VEC) return false;
    if ((t & RT_VEC) && cat < RTC_VEC) return false;
    if ((t & RT_I1) ? c != RTC_I1 : (t & RT_ANYKIND) && !(t & as[c])) return false;
  }
  return true;
}
/* Has the sieve, once these nodes stand at positions, checked all that matching would? at: position of each node. */
static bool all_sieved(const RuleVariant *v, const int *at) {
  const Rule *r = &rule[v->rule];
  for (int i = 0; i < r->nlhs; i++) {
    const RuleLhs *n = &lhs_node[r->lhs + i];
    if (n->same_type != RULE_NO_NODE || (i && n->types) || (n->bits & LB_SHAPE)) return false;
    if (i && asks_kind(v, i) && at[i] < 0) return false;
    switch (n->kind) {
    case RL_ANY:
    case RL_VAR:
    case RL_CANY:
    case RL_CINT:
    case RL_CFP: break;
    case RL_OP: {
      int fixed = op_words[n->op].nops;
      if (n->flags || (i && (n->bits & LB_ONE_USE)) || n->op == OP_EXTRACTVALUE || n->pred_same != RULE_NO_NODE)
        return false;
      bool more = n->bits & LB_MORE; /* an address has one operand at least */
      if (more ? n->nargs > (n->op == OP_GEP) && n->nargs > fixed : n->nargs != fixed) return false;
      break;
    }
    default: return false;
    }
  }
  return true;
}
static unsigned row_add(const RuleSieve *s, const uint64_t *bits) {
  unsigned have = (nrow - s->row) / s->words;
  for (unsigned i = 0; i < have; i++)
    if (!memcmp(row + s->row + i * s->words, bits, s->words * sizeof *bits)) return i;
  for (unsigned w = 0; w < s->words; w++) {
    GROW(row, nrow, caprow);
    row[nrow++] = bits[w];
  }
  if (have > 65000) {
    fprintf(stderr, "rulegen: table limits\n");
    exit(1);
  }
  return have;
}
static unsigned kids_add(uint64_t mask) {
  for (unsigned i = 0; i < nkids; i++)
    if (kids[i] == mask) return i;
  GROW(kids, nkids, capkids);
  kids[nkids] = mask;
  return nkids++;
}
static void sieve_make(const uint16_t *vs, unsigned n) {
  RuleSieve s = {
    .order = norder, .row = nrow, .cls = nkind_cls, .pos = npos, .n = (uint16_t)n, .words = (uint16_t)((n + 63) / 64)};
  if (s.words > RULE_MAX_WORDS) {
    fprintf(stderr, "rulegen: more than %d operand orders of one root\n", 64 * RULE_MAX_WORDS);
    exit(1);
  }
  for (unsigned i = 0; i < n; i++) {
    GROW(order, norder, caporder);
    order[norder++] = vs[i];
  }
  /* Positions, and which node of each variant stands there. */
  int (*node)[RULE_MAX_POS] = xalloc(n * sizeof *node);
  unsigned np = 1;
  GROW(pos, npos, cappos);
  pos[npos++] = (RulePos){0};
  for (unsigned k = 0; k < n; k++) {
    RuleVariant *v = &variant[vs[k]];
    const Rule *r = &rule[v->rule];
    int at[RULE_MAX_NODES] = {0};
    for (unsigned p = 1; p < RULE_MAX_POS; p++) node[k][p] = -1;
    for (int i = 1; i < r->nlhs; i++) {
      const RuleLhs *l = &lhs_node[r->lhs + i];
      unsigned index = l->index, p;
      at[i] = -1;
      if (at[l->parent] < 0 || !asks_kind(v, i)) continue;
      if ((v->swaps >> l->parent & 1) && index < 2) index ^= 1;
      for (p = 1; p < np && (pos[s.pos + p].parent != at[l->parent] || pos[s.pos + p].index != index); p++) {}
      if (p == np) {
        if (np == RULE_MAX_POS) continue;
        GROW(pos, npos, cappos);
        pos[npos++] = (RulePos){.parent = (uint8_t)at[l->parent], .index = (uint8_t)index};
        np++;
      }
      at[i] = (int)p;
      node[k][p] = i;
    }
    v->sieved = all_sieved(v, at);
  }
  /* Classes: kinds that no variant tells apart. Most kinds are of one class. */
  unsigned ncls = 0;
  unsigned *rep = xalloc(nkinds * sizeof *rep), *cls = xalloc(nkinds * sizeof *cls);
  for (unsigned k = 0; k < nkinds; k++) {
    unsigned c = 0;
    for (; c < ncls; c++) {
      bool same = true;
      for (unsigned j = 0; same && j < n; j++)
        for (unsigned p = 0; same && p < np; p++)
          if (node[j][p] >= 0)
            same = allows(&variant[vs[j]], node[j][p], k) == allows(&variant[vs[j]], node[j][p], rep[c]);
      if (same) break;
    }
    if (c == ncls) rep[ncls++] = k;
    cls[k] = c;
    GROW(kind_cls, nkind_cls, capkind_cls);
    kind_cls[nkind_cls++] = (uint8_t)c;
  }
  uint64_t bits[RULE_MAX_WORDS];
  for (unsigned p = 0; p < np; p++) {
    pos[s.pos + p].cell = ncell;
    for (unsigned c = 0; c < ncls; c++) {
      uint64_t next = 0;
      memset(bits, 0, sizeof bits);
      for (unsigned j = 0; j < n; j++) {
        if (node[j][p] >= 0 && !allows(&variant[vs[j]], node[j][p], rep[c])) continue;
        bits[j / 64] |= 1ull << (j % 64);
        if (node[j][p] >= 0)
          for (unsigned q = 1; q < np; q++)
            if (pos[s.pos + q].parent == p && node[j][q] >= 0) next |= 1ull << q;
      }
      GROW(cell, ncell, capcell);
      cell[ncell++] = (RuleCell){(uint16_t)row_add(&s, bits), (uint16_t)kids_add(next)};
    }
  }
  s.type_cell = ncell;
  for (unsigned t = 0; t < RTC_COUNT; t++) {
    memset(bits, 0, sizeof bits);
    for (unsigned j = 0; j < n; j++)
      if (allows_type(&variant[vs[j]], t)) bits[j / 64] |= 1ull << (j % 64);
    GROW(cell, ncell, capcell);
    cell[ncell++] = (RuleCell){(uint16_t)row_add(&s, bits), 0};
  }
  free(node);
  free(rep);
  free(cls);
  GROW(sieve, nsieve, capsieve);
  sieve[nsieve++] = s;
}
uint16_t *sieves_make(void) {
  uint16_t *root = xalloc((nkinds + 1) * sizeof *root);
  uint16_t *list = xalloc((nvariant + 1) * sizeof *list);
  GROW(sieve, nsieve, capsieve);
  kids_add(0);
  for (unsigned k = 1; k < nkinds; k++) {
    if (k >= OP_COUNT && k < RK_INTRIN0) continue;
    unsigned n = 0;
    for (unsigned v = 0; v < nvariant; v++) {
      const RuleLhs *l = &lhs_node[rule[variant[v].rule].lhs];
      if ((l->kind == RL_INTRIN ? intrin_kind[l->val] : l->op) == k) list[n++] = (uint16_t)v;
    }
    if (!n) continue;
    root[k] = (uint16_t)nsieve;
    sieve_make(list, n);
  }
  return root;
}
