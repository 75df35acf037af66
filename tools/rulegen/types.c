/* types.c: types of a rule: inferred by unification of classes, and what of them is left to test when matching
 * (rulegen.h). */
#include "tools/rulegen/rulegen.h"

RuleClass *type_class;
unsigned ntype_class;
static unsigned cap_type_class;
int cls_new(unsigned kinds) {
  if (cur.ncls >= 255) {
    err("too many types");
    return 0;
  }
  int c = cur.ncls++;
  cur.parent[c] = c;
  cur.bool_of[c] = -1;
  cur.shape[c] = -1;
  cur.fixed[c] = 0;
  cur.kinds[c] = kinds;
  return c;
}
int cls_find(int c) {
  while (cur.parent[c] != c) c = cur.parent[c];
  return c;
}
void cls_unify(int a, int b) {
  a = cls_find(a);
  b = cls_find(b);
  if (a == b) return;
  if (a > b) {
    int t = a;
    a = b;
    b = t;
  } /* smaller numbers are left nodes */
  unsigned k = (cur.kinds[a] ? cur.kinds[a] : RT_ANYKIND) & (cur.kinds[b] ? cur.kinds[b] : RT_ANYKIND);
  if (!k) err("type conflict: integer, float or pointer?");
  cur.kinds[a] = cur.kinds[a] || cur.kinds[b] ? k : 0;
  if (cur.fixed[a] && cur.fixed[b] && cur.fixed[a] != cur.fixed[b])
    err("type conflict: i%d and i%d", cur.fixed[a], cur.fixed[b]);
  if (!cur.fixed[a]) cur.fixed[a] = cur.fixed[b];
  if (cur.bool_of[a] < 0) cur.bool_of[a] = cur.bool_of[b];
  else if (cur.bool_of[b] >= 0 && cls_find(cur.bool_of[a]) !=
                                      cls_find(cur.bool_of[b])) { /* both hold: shapes agree, scalar types may differ */
  }
  if (cur.shape[a] < 0) cur.shape[a] = cur.shape[b];
  cur.parent[b] = a;
}
void cls_kind(int c, unsigned k) {
  c = cls_find(c);
  unsigned n = (cur.kinds[c] ? cur.kinds[c] : RT_ANYKIND) & k;
  if (!n) err("type conflict: integer, float or pointer?");
  cur.kinds[c] = n;
}
void cls_bool(int c, int of) {
  c = cls_find(c);
  cls_kind(c, RT_INT);
  if (cur.fixed[c] && cur.fixed[c] != 1) err("type conflict: a comparison is i1");
  cur.fixed[c] = 1;
  if (of >= 0 && cur.bool_of[c] < 0) cur.bool_of[c] = of;
}

/* Types of an operation: c result, a[] operands. */
static int intrin_sig_type(const char **s, int c_self, int *ov, int *nov, int *fix) {
  /* Returns a class for one type of a signature; *ov the overloaded types so far. */
  const char *p = *s;
  int c = -1;
  (void)fix;
  switch (*p) {
  case 'A':
  case 'I':
  case 'F':
  case 'V':
  case 'P':
    c = c_self;
    ov[(*nov)++] = c;
    if (*p == 'I') cls_kind(c, RT_INT);
    if (*p == 'F') cls_kind(c, RT_FP);
    p++;
    break;
  case '=':
    p++;
    c = ov[*p++ - '0'];
    break;
  case 'w': {
    int of = ov[p[1] - '0'];
    p += 2;
    if (*p == 'b') cls_bool(c_self, of);
    else if (*p == 'i') {
      cls_kind(c_self, RT_INT);
      cur.fixed[cls_find(c_self)] = 32;
    }
    p++;
    c = c_self;
    break;
  }
  case 'b':
    cls_bool(c_self, -1);
    p++;
    c = c_self;
    break;
  case 'c':
  case 's':
  case 'i':
  case 'l': {
    int bits = *p == 'c' ? 8 : *p == 's' ? 16 : *p == 'i' ? 32 : 64;
    cls_kind(c_self, RT_INT);
    cur.fixed[cls_find(c_self)] = bits;
    p++;
    c = c_self;
    break;
  }
  case 'h':
  case 'f':
  case 'd':
    cls_kind(c_self, RT_FP);
    p++;
    c = c_self;
    break;
  case '{': {
    int d = 1;
    for (p++; *p && d; p++) {
      if (*p == '{') d++;
      if (*p == '}') d--;
    }
    c = c_self;
    break;
  }
  case 'e':
  case '*':
  case '<':
  case '>':
    p += 2;
    c = c_self;
    break;
  case '/':
    p += 3;
    c = c_self;
    break;
  case 0:
  case ')': return -1;
  default:
    while (isdigit((unsigned char)*p)) p++;
    if (*p == '<')
      while (*p && *p++ != '>') {}
    else p++;
    c = c_self;
    break;
  }
  *s = p;
  return c;
}
void infer(int op, int intrin, int c, const int *a, int n) {
  if (intrin) {
    const char *s = intrinsic_words[intrin].sig, *late = NULL;
    int ov[8], nov = 0;
    if (*s == '{') { /* overflow operations: {I w0b}(=0=0): first field is the overloaded type */
      if (s[1] == 'I') {
        ov[nov++] = n ? a[0] : cls_new(RT_INT);
        cls_kind(ov[0], RT_INT);
      }
      while (*s && *s != '(') s++;
    } else if (*s == 'w' || *s == '=') { /* speaks of a type that stands among the parameters: read after them */
      late = s;
      while (*s && *s != '(') s++;
    } else {
      int r = intrin_sig_type(&s, c, ov, &nov, NULL);
      if (r >= 0 && r != c) cls_unify(r, c);
    }
    if (*s == '(') s++;
    for (int i = 0; i < n; i++) {
      int r = intrin_sig_type(&s, a[i], ov, &nov, NULL);
      if (r < 0) {
        err("'%s' has fewer arguments", intrinsic_words[intrin].name);
        return;
      }
      if (r != a[i]) cls_unify(r, a[i]);
    }
    if (*s != ')') err("'%s' has more arguments", intrinsic_words[intrin].name);
    if (late && nov) {
      int r = intrin_sig_type(&late, c, ov, &nov, NULL);
      if (r >= 0 && r != c) cls_unify(r, c);
    }
    return;
  }
  switch (op_words[op].cls) {
  case OC_BIN:
    cls_kind(c, RT_INT);
    for (int i = 0; i < n; i++) cls_unify(c, a[i]);
    break;
  case OC_FBIN:
    cls_kind(c, RT_FP);
    for (int i = 0; i < n; i++) cls_unify(c, a[i]);
    break;
  case OC_CAST: {
    static const struct {
      Op o;
      unsigned from, to;
    } ck[] = {{OP_TRUNC, RT_INT, RT_INT},        {OP_ZEXT, RT_INT, RT_INT},      {OP_SEXT, RT_INT, RT_INT},
              {OP_FPTRUNC, RT_FP, RT_FP},        {OP_FPEXT, RT_FP, RT_FP},       {OP_FPTOUI, RT_FP, RT_INT},
              {OP_FPTOSI, RT_FP, RT_INT},        {OP_UITOFP, RT_INT, RT_FP},     {OP_SITOFP, RT_INT, RT_FP},
              {OP_PTRTOINT, RT_PTR, RT_INT},     {OP_PTRTOADDR, RT_PTR, RT_INT}, {OP_INTTOPTR, RT_INT, RT_PTR},
              {OP_ADDRSPACECAST, RT_PTR, RT_PTR}};
    for (unsigned i = 0; i < sizeof ck / sizeof *ck; i++)
      if ((int)ck[i].o == op) {
        cls_kind(a[0], ck[i].from);
        cls_kind(c, ck[i].to);
      }
    if (op != OP_BITCAST) {
      if (cur.shape[cls_find(c)] < 0) cur.shape[cls_find(c)] = a[0];
    }
    break;
  }
  case OC_CMP:
    cls_unify(a[0], a[1]);
    if (op == OP_FCMP) cls_kind(a[0], RT_FP);
    else cls_kind(a[0], RT_INT | RT_PTR);
    cls_bool(c, a[0]);
    break;
  case OC_SELECT:
    cls_unify(a[1], a[2]);
    cls_unify(c, a[1]);
    cls_bool(a[0], -1);
    break;
  case OC_UNARY:
    if (op == OP_FNEG) cls_kind(c, RT_FP);
    if ((op == OP_FNEG || op == OP_FREEZE) && n) cls_unify(c, a[0]);
    break;
  case OC_VEC:
    if (op == OP_INSERTELEMENT) cls_unify(c, a[0]);
    if (op == OP_SHUFFLEVECTOR && n == 2) cls_unify(a[0], a[1]);
    break;
  case OC_PHI:
    for (int i = 0; i < n; i++) cls_unify(c, a[i]);
    break;
  default: break;
  }
}

void finish_classes(Rule *r) {
  int num[256];
  int rep[RULE_MAX_CLASSES];
  int n = 0;
  for (int i = 0; i < cur.ncls; i++) num[i] = -1;
#define USE_CLS(c_)                                                                                                    \
  do {                                                                                                                 \
    int q_ = cls_find(c_);                                                                                             \
    if (num[q_] < 0) {                                                                                                 \
      if (n == RULE_MAX_CLASSES) {                                                                                     \
        err("more than %d types", RULE_MAX_CLASSES);                                                                   \
        return;                                                                                                        \
      }                                                                                                                \
      rep[n] = q_;                                                                                                     \
      num[q_] = n++;                                                                                                   \
    }                                                                                                                  \
  } while (0)
  for (int i = 0; i < r->nlhs; i++) USE_CLS(i);
  for (int i = 0; i < r->nrhs; i++)
    if (cur.rhs_class[i] >= 0) USE_CLS(cur.rhs_class[i]);
  for (unsigned e = cur.first_expr; e < nexpr; e++)
    if (cur.expr_class[e] >= 0) USE_CLS(cur.expr_class[e]);
  for (int i = 0; i < n; i++) {
    if (cur.bool_of[rep[i]] >= 0) USE_CLS(cur.bool_of[rep[i]]);
    if (cur.shape[rep[i]] >= 0) USE_CLS(cur.shape[rep[i]]);
  }
  r->cls = (uint16_t)ntype_class;
  r->ncls = (uint8_t)n;
  int node_of[RULE_MAX_CLASSES];
  for (int i = 0; i < n; i++) node_of[i] = -1;
  for (int i = r->nlhs - 1; i >= 0; i--) node_of[num[cls_find(i)]] = i;
  for (int i = 0; i < n; i++) {
    RuleClass k = {.how = RC_NONE,
                   .kinds = (uint8_t)cur.kinds[rep[i]],
                   .bits = (uint8_t)cur.fixed[rep[i]],
                   .shape_of = RULE_NO_NODE};
    if (cur.bool_of[rep[i]] >= 0) k.shape_of = (uint8_t)num[cls_find(cur.bool_of[rep[i]])];
    else if (cur.shape[rep[i]] >= 0) k.shape_of = (uint8_t)num[cls_find(cur.shape[rep[i]])];
    if (node_of[i] >= 0) {
      k.how = RC_NODE;
      k.node = (uint8_t)node_of[i];
    } else if (k.bits) {
      int sh = k.shape_of != RULE_NO_NODE ? node_of[k.shape_of] : 0;
      k.how = k.bits == 1 ? RC_BOOL : RC_FIXED;
      k.node = (uint8_t)(sh >= 0 ? sh : 0);
    }
    GROW(type_class, ntype_class, cap_type_class);
    type_class[ntype_class++] = k;
  }
  for (int i = 0; i < r->nlhs; i++) lhs_node[r->lhs + i].cls = (uint8_t)num[cls_find(i)];
  for (int i = 0; i < r->nrhs; i++) {
    RuleRhs *h = &rhs_node[r->rhs + i];
    h->cls = (uint8_t)(cur.rhs_class[i] >= 0 ? num[cls_find(cur.rhs_class[i])] : 0);
    bool needs = h->kind == RR_CONST || h->kind == RR_NULL || h->kind == RR_UNDEF || h->kind == RR_POISON ||
                 (h->kind == RR_OP && op_words[h->op].cls == OC_CAST) || h->kind == RR_INTRIN;
    if (needs && type_class[r->cls + h->cls].how == RC_NONE)
      err("the type of node %d of the right side is not determined: use :to", i);
  }
  for (unsigned e = cur.first_expr; e < nexpr; e++) {
    if (cur.expr_class[e] < 0) continue;
    expr[e].cls = (uint8_t)num[cls_find(cur.expr_class[e])];
    if (expr[e].kind != RX_VAL && type_class[r->cls + expr[e].cls].how == RC_NONE)
      err("the type of a constant expression is not determined");
  }
}

/* What the left side alone says about types (`snap_*`, taken after it was parsed) may be less than what guard and
 * right side need: the difference becomes tests of the left nodes. */
static int snap_cls[RULE_MAX_NODES], snap_fixed[RULE_MAX_NODES];
static unsigned snap_kinds[RULE_MAX_NODES];
void snapshot_types(int n) {
  for (int i = 0; i < n; i++) {
    int c = cls_find(i);
    snap_cls[i] = c;
    snap_fixed[i] = cur.fixed[c];
    snap_kinds[i] = cur.kinds[c];
  }
}
void test_types(const Rule *r) {
  for (int i = 0; i < r->nlhs; i++) {
    RuleLhs *n = &lhs_node[r->lhs + i];
    bool first = true;
    int rep = cls_find(i), j = 0;
    for (int k = 0; k < i; k++) first &= snap_cls[k] != snap_cls[i];
    if (!first) continue;
    while (cls_find(j) != rep) j++;
    if (j < i) n->same_type = (uint8_t)j;
    unsigned kinds = cur.kinds[rep], had = snap_kinds[i] ? snap_kinds[i] : RT_ANYKIND;
    if (kinds && (had & ~kinds)) n->types = (uint8_t)((n->types & ~(unsigned)RT_ANYKIND) | kinds);
    if (cur.fixed[rep] && !snap_fixed[i]) {
      if (cur.fixed[rep] == 1) n->types |= RT_I1;
      else err("the right side needs an i%d here: restrict the left side", cur.fixed[rep]);
    }
  }
}
