/* parse.c: forms to nodes (rulegen.h). */
#include "ir/intrinsic_rows.h"
#include "tools/rulegen/rulegen.h"

RuleState cur;
const char *files[256];
unsigned nfiles;
bool combine_set;
unsigned short intrin_kind[INTRIN_COUNT];
unsigned nkinds = RK_INTRIN0;
const char **folds;
unsigned nfolds;
static unsigned cap_folds;
int64_t *literal;
unsigned nliteral;
static unsigned cap_literal;
RuleFlagTerm *flag_term;
unsigned nflag_term;
static unsigned cap_flag_term;
RuleExpr *expr;
unsigned nexpr = 1;
static unsigned cap_expr;
RuleRhs *rhs_node;
unsigned nrhs_node;
static unsigned cap_rhs_node;
RuleLhs *lhs_node;
unsigned nlhs_node;
static unsigned cap_lhs_node;

static unsigned lit_index(int64_t v) {
  for (unsigned i = 0; i < nliteral; i++)
    if (literal[i] == v) return i;
  GROW(literal, nliteral, cap_literal);
  literal[nliteral] = v;
  return nliteral++;
}

static const struct {
  const char *name;
  unsigned fn;
} pred_fns[] = {{"swap", PF_SWAP},         {"invert", PF_INVERT}, {"signed", PF_SIGNED},
                {"unsigned", PF_UNSIGNED}, {"strict", PF_STRICT}, {"nonstrict", PF_NONSTRICT},
                {"flip-sign", PF_FLIPSIGN}};
static RulePredSpec parse_pred_spec(int op, const Form *s) {
  RulePredSpec r = {RULE_NO_NODE, 0, 0};
  unsigned sh = 0;
  unsigned fn[4];
  unsigned nfn = 0;
  while (!s->atom) {
    unsigned f = 0;
    for (unsigned i = 0; i < sizeof pred_fns / sizeof *pred_fns; i++)
      if (!strcmp(pred_fns[i].name, head(s))) f = pred_fns[i].fn;
    if (!f || s->n != 2 || nfn == 4) {
      err("bad predicate");
      return r;
    }
    fn[nfn++] = f;
    s = s->kid[1];
  }
  while (nfn) {
    r.fns = (uint16_t)(r.fns | fn[--nfn] << sh);
    sh += 4;
  }
  if (s->atom[0] == '?') {
    for (int i = 0; i < cur.npred; i++)
      if (!strcmp(cur.pred[i].name, s->atom)) {
        r.node = (uint8_t)cur.pred[i].lhs;
        return r;
      }
    err("unknown predicate variable '%s'", s->atom);
    return r;
  }
  int p = pred_by_name(op, s->atom);
  if (p < 0) err("unknown predicate '%s'", s->atom);
  r.fixed = (uint8_t)(op == OP_ICMP ? p + ICMP_EQ : p);
  return r;
}

/* ---- left side ---- */
/* Node i of the rule's left side. Nodes move when one is added. */
static RuleLhs *lhs_at(int i) { return &lhs_node[cur.first_lhs + (unsigned)i]; }
static NamedThing *find_var(const char *n) {
  for (int i = 0; i < cur.nvar; i++)
    if (!strcmp(cur.var[i].name, n)) return &cur.var[i];
  return NULL;
}
static NamedThing *add_var(const char *n) {
  if (cur.nvar == 64) {
    err("too many names");
    exit(1);
  }
  cur.var[cur.nvar].name = n;
  return &cur.var[cur.nvar++];
}
static unsigned parse_types(const char *a) {
  unsigned t = 0;
  char buf[128];
  snprintf(buf, sizeof buf, "%s", a);
  for (char *w = strtok(buf, ":"); w; w = strtok(NULL, ":")) {
    if (!strcmp(w, "int")) t |= RT_INT;
    else if (!strcmp(w, "fp")) t |= RT_FP;
    else if (!strcmp(w, "ptr")) t |= RT_PTR;
    else if (!strcmp(w, "i1")) t |= RT_I1 | RT_INT;
    else if (!strcmp(w, "vec")) t |= RT_VEC;
    else if (!strcmp(w, "scalar")) t |= RT_SCALAR;
    else err("unknown type restriction ':%s'", w);
  }
  return t;
}
static void restrict_types(int i, unsigned t) {
  RuleLhs *n = &lhs_node[cur.first_lhs + (unsigned)i];
  n->types = (uint8_t)(n->types | t);
  if (t & RT_ANYKIND) cls_kind(i, t & RT_ANYKIND);
  if (t & RT_I1) cls_bool(i, -1);
}
static int new_lhs(int parent, int index) {
  int i = (int)(nlhs_node - cur.first_lhs);
  if (i >= RULE_MAX_NODES) {
    err("left side has more than %d nodes", RULE_MAX_NODES);
    exit(1);
  }
  GROW(lhs_node, nlhs_node, cap_lhs_node);
  lhs_node[nlhs_node++] = (RuleLhs){.parent = (uint8_t)parent,
                                    .index = (uint8_t)index,
                                    .same = RULE_NO_NODE,
                                    .pred_same = RULE_NO_NODE,
                                    .same_type = RULE_NO_NODE};
  int c = cls_new(0);
  if (c != i) {
    err("internal: class numbering");
    exit(1);
  }
  cur.nkid[i] = 0;
  return i;
}
static const Form *desugar(const Form *s) {
  if (!strcmp(head(s), "not") && s->n >= 2) { /* (not [modifiers] x) -> (xor x -1) */
    Form *r = xalloc(sizeof *r);
    r->line = s->line;
    r->bind = s->bind;
    form_add(r, form_atom("xor", s->line));
    for (unsigned i = 1; i < s->n; i++) form_add(r, s->kid[i]);
    form_add(r, form_atom("-1", s->line));
    return r;
  }
  if (!strcmp(head(s), "neg") && s->n >= 2) { /* (neg [modifiers] x) -> (sub [modifiers] 0 x) */
    Form *r = xalloc(sizeof *r);
    r->line = s->line;
    r->bind = s->bind;
    form_add(r, form_atom("sub", s->line));
    for (unsigned i = 1; i + 1 < s->n; i++) form_add(r, s->kid[i]);
    form_add(r, form_atom("0", s->line));
    form_add(r, s->kid[s->n - 1]);
    return r;
  }
  return s;
}
static bool is_con_name(const char *a) { return isupper((unsigned char)a[0]); }
static void lhs_constant(int i, NamedThing *v, const char *colon) {
  if (colon && !strncmp(colon, ":any", 4)) {
    lhs_at(i)->kind = RL_CANY;
    colon += 4;
    v->is_con = false;
  } else if (colon && !strncmp(colon, ":fp", 3)) {
    lhs_at(i)->kind = RL_CFP;
    colon += 3;
    cur.has_con = true;
  } else {
    lhs_at(i)->kind = RL_CINT;
    cur.has_con = true;
    if (colon && !strncmp(colon, ":int", 4)) colon += 4;
  }
  if (colon && *colon) restrict_types(i, parse_types(colon));
  cls_kind(i, lhs_at(i)->kind == RL_CFP ? RT_FP : lhs_at(i)->kind == RL_CINT ? RT_INT : RT_ANYKIND);
}
/* A name: of what has stood before, a variable, or a constant that may say its kind. */
static void lhs_name(int i, const char *a) {
  const char *colon = strchr(a, ':');
  char *name = colon ? dupn(a, (size_t)(colon - a)) : dupn(a, strlen(a));
  NamedThing *v = find_var(name);
  if (v) {
    lhs_at(i)->kind = RL_SAME;
    lhs_at(i)->same = (uint8_t)v->lhs;
    cur.referenced[v->lhs] = true;
    if (colon) err("restrict '%s' where it stands first", name);
    cls_unify(i, v->lhs);
    return;
  }
  v = add_var(name);
  v->lhs = i;
  v->rhs = -1;
  v->is_con = is_con_name(a);
  if (!v->is_con) {
    lhs_at(i)->kind = RL_VAR;
    if (colon) restrict_types(i, parse_types(colon));
    return;
  }
  lhs_constant(i, v, colon);
}
/* An atom: anything, a literal or a name. */
static void lhs_atom(int i, const char *a) {
  const char *colon = strchr(a, ':');
  unsigned lit;
  int64_t val;
  if (a[0] == '_' && (!a[1] || a[1] == ':')) {
    lhs_at(i)->kind = RL_ANY;
    if (colon) restrict_types(i, parse_types(colon));
    return;
  }
  if (parse_lit(a, &lit, &val)) {
    lhs_at(i)->kind = RL_LIT;
    lhs_at(i)->op = (uint8_t)lit;
    lhs_at(i)->val = (uint16_t)lit_index(val);
    if (lit_kinds(lit)) cls_kind(i, lit_kinds(lit));
    return;
  }
  if (a[0] != '?' && !is_con_name(a)) err("what is '%s'?", a);
  else lhs_name(i, a);
}
/* The predicate of a comparison: `?p`, with what it may be behind a colon, or the name of one or several. */
static void lhs_pred(int i, int op, const char *a) {
  if (a[0] == '?') {
    char *colon = strchr(a, ':');
    char *name = dupn(a, colon ? (size_t)(colon - a) : strlen(a));
    bool old = false;
    for (int j = 0; j < cur.npred; j++)
      if (!strcmp(cur.pred[j].name, name)) {
        lhs_at(i)->pred_same = (uint8_t)cur.pred[j].lhs;
        old = true;
      }
    if (!old) {
      cur.pred[cur.npred].name = name;
      cur.pred[cur.npred++].lhs = i;
    }
    lhs_at(i)->preds = (uint16_t)pred_mask(op, colon ? colon + 1 : "any", true);
  } else lhs_at(i)->preds = (uint16_t)pred_mask(op, a, false);
}
/* What stands between the name and the operands. Returns where these begin. */
static unsigned lhs_modifiers(const Form *s, int i, int op, unsigned k) {
  bool need_pred = op == OP_ICMP || op == OP_FCMP;
  for (; k < s->n && s->kid[k]->atom; k++) {
    const char *a = s->kid[k]->atom;
    unsigned fl = find_flag(a);
    if (need_pred) {
      need_pred = false;
      lhs_pred(i, op, a);
    } else if (fl) lhs_at(i)->flags = (uint16_t)(lhs_at(i)->flags | fl);
    else if (a[0] == '@') {
      cur.flag[cur.nflag].name = a + 1;
      cur.flag[cur.nflag++].lhs = i;
    } else if (!strcmp(a, ":one-use")) lhs_at(i)->bits |= LB_ONE_USE;
    else if (a[0] == ':') restrict_types(i, parse_types(a));
    else break;
  }
  if (need_pred) err("a comparison needs its predicate");
  return k;
}
/* Their number. */
static int lhs_operands(const Form *s, int i, unsigned k) {
  int nk = 0;
  for (; k < s->n; k++) {
    if (is_atom(s->kid[k], "...")) {
      lhs_at(i)->bits |= LB_MORE;
      if (k + 1 != s->n) err("'...' stands last");
      break;
    }
    if (nk == 8) {
      err("too many operands");
      break;
    }
    int kid = (int)(nlhs_node - cur.first_lhs);
    parse_lhs(s->kid[k], i, nk);
    cur.kid[i][nk++] = kid;
  }
  return nk;
}
/* A name for what has one: lhs or rhs is its node, the other -1. */
static void bind_name(const char *name, int lhs, int rhs) {
  if (find_var(name)) err("'%s' is bound twice", name);
  NamedThing *v = add_var(name);
  v->lhs = lhs;
  v->rhs = rhs;
  v->is_con = false;
}
void parse_lhs(const Form *s, int parent, int index) {
  cur_line = s->line;
  int i = new_lhs(parent, index);
  if (s->atom) {
    lhs_atom(i, s->atom);
    return;
  }
  s = desugar(s);
  const char *h = head(s);
  if (s->bind) bind_name(s->bind, i, -1);
  int op = find_op(h), in = op < 0 ? find_intrin(h) : 0;
  if (op < 0 && in < 0) {
    err("unknown operation or intrinsic '%s'", h);
    return;
  }
  if (in) {
    op = OP_CALL;
    lhs_at(i)->kind = RL_INTRIN;
    lhs_at(i)->val = (uint16_t)in;
    if (!intrin_kind[in]) intrin_kind[in] = (unsigned short)nkinds++;
  } else lhs_at(i)->kind = RL_OP;
  lhs_at(i)->op = (uint8_t)op;
  unsigned k = 1;
  if (op == OP_EXTRACTVALUE && k < s->n && s->kid[k]->atom && isdigit((unsigned char)s->kid[k]->atom[0]))
    lhs_at(i)->val = (uint16_t)(atoi(s->kid[k++]->atom) + 1);
  int nk = lhs_operands(s, i, lhs_modifiers(s, i, op, k));
  cur.nkid[i] = nk;
  lhs_at(i)->nargs = (uint8_t)nk;
  if (!in && op_words[op].nops >= 0 && !(lhs_at(i)->bits & LB_MORE) && op_words[op].nops != nk)
    err("'%s' has %d operands", h, op_words[op].nops);
  if (!(lhs_at(i)->bits & LB_MORE) || in) {
    int a[8];
    for (int j = 0; j < nk; j++) a[j] = cur.kid[i][j];
    if (!(lhs_at(i)->bits & LB_MORE)) infer(op, in, i, a, nk);
  }
}

/* ---- constant expressions and guards ---- */
void expr_open(void) { GROW(expr, nexpr, cap_expr); }
unsigned new_expr(unsigned kind) {
  GROW(expr, nexpr, cap_expr);
  if (nexpr >= 65000) {
    err("too many expressions");
    exit(1);
  }
  expr[nexpr] = (RuleExpr){.kind = (uint8_t)kind, .pred = {RULE_NO_NODE, 0, 0}};
  while (cur.cap_expr_class <= nexpr) {
    unsigned c = cur.cap_expr_class ? cur.cap_expr_class * 2 : 1024;
    cur.expr_class = realloc(cur.expr_class, c * sizeof *cur.expr_class);
    if (!cur.expr_class) exit(1);
    cur.cap_expr_class = c;
  }
  cur.expr_class[nexpr] = -1;
  return nexpr++;
}
unsigned parse_guard(const Form *s);
static bool is_cexpr(const Form *s) { /* all leaves constants, all heads computable */
  unsigned l;
  int64_t v;
  if (s->atom) {
    if (parse_lit(s->atom, &l, &v)) return l <= LIT_NAN && l != LIT_FPZERO;
    if (!is_con_name(s->atom)) return false;
    NamedThing *n = find_var(s->atom);
    return n && n->is_con;
  }
  const char *h = head(s);
  if (s->bind) return false;
  if (!strcmp(h, "width")) return true;
  if (!strcmp(h, "if")) return s->n == 4 && is_cexpr(s->kid[2]) && is_cexpr(s->kid[3]);
  int o = find_op(h);
  bool ok = find_cfn(h) >= 0 ||
            (o >= 0 && (op_words[o].cls == OC_BIN || op_words[o].cls == OC_FBIN || op_words[o].cls == OC_CMP ||
                        o == OP_FNEG || o == OP_TRUNC || o == OP_ZEXT || o == OP_SEXT || o == OP_FPEXT ||
                        o == OP_FPTRUNC || o == OP_SITOFP || o == OP_UITOFP || o == OP_FPTOSI || o == OP_FPTOUI));
  if (!ok) return false;
  unsigned from = o >= 0 && op_words[o].cls == OC_CMP ? 2 : 1;
  for (unsigned i = from; i < s->n; i++) {
    const Form *k = s->kid[i];
    if (k->atom && (find_flag(k->atom) || k->atom[0] == ':' || k->atom[0] == '@' || strchr(k->atom, '?'))) {
      if (k->atom[0] == ':' && i + 1 < s->n && !strcmp(k->atom, ":to")) i++;
      else if (k->atom[0] == '?') return false;
      continue;
    }
    if (!is_cexpr(k)) return false;
  }
  return true;
}
static int to_class(const Form *s) { /* operand of :to */
  if (s->atom && s->atom[0] == 'i' && isdigit((unsigned char)s->atom[1])) {
    int c = cls_new(RT_INT);
    cur.fixed[c] = atoi(s->atom + 1);
    return c;
  }
  if (is_atom(s, "root")) return 0;
  NamedThing *n = s->atom ? find_var(s->atom) : NULL;
  if (n && n->lhs >= 0) return n->lhs;
  err("':to' wants a left-side name, root or iN");
  return 0;
}
static unsigned parse_cexpr(const Form *s) {
  cur_line = s->line;
  unsigned l;
  int64_t v;
  if (s->atom) {
    if (parse_lit(s->atom, &l, &v)) {
      unsigned e = new_expr(RX_LIT);
      expr[e].what = (uint16_t)l;
      expr[e].val = (uint16_t)lit_index(v);
      cur.expr_class[e] = cls_new(lit_kinds(l));
      return e;
    }
    NamedThing *n = find_var(s->atom);
    if (!n || !n->is_con) {
      err("'%s' is no constant of the left side", s->atom);
      return 0;
    }
    unsigned e = new_expr(RX_NODE);
    expr[e].what = (uint16_t)n->lhs;
    cur.expr_class[e] = n->lhs;
    cur.referenced[n->lhs] = true;
    return e;
  }
  const char *h = head(s);
  if (!strcmp(h, "width")) {
    NamedThing *n = s->n == 2 && s->kid[1]->atom ? find_var(s->kid[1]->atom) : NULL;
    if (!n || n->lhs < 0) {
      err("(width ?x) wants a name of the left side");
      return 0;
    }
    unsigned e = new_expr(RX_WIDTH);
    expr[e].what = (uint16_t)n->lhs;
    cur.expr_class[e] = cls_new(RT_INT);
    return e;
  }
  if (!strcmp(h, "if")) {
    unsigned c = parse_guard(s->kid[1]), a = parse_cexpr(s->kid[2]), b = parse_cexpr(s->kid[3]), e = new_expr(RX_IF);
    expr[e].arg[0] = (uint16_t)c;
    expr[e].arg[1] = (uint16_t)a;
    expr[e].arg[2] = (uint16_t)b;
    cls_unify(cur.expr_class[a], cur.expr_class[b]);
    cur.expr_class[e] = cur.expr_class[a];
    return e;
  }
  int o = find_op(h), fn = find_cfn(h);
  if (s->n == 2 && o == OP_SUB) o = -1, fn = CF_NEG; /* (- C) */
  if (s->n == 2 && o == OP_FNEG) o = -1, fn = CF_NEG;
  unsigned arg[3];
  int n = 0;
  int to = -1;
  unsigned i = 1;
  RulePredSpec ps = {RULE_NO_NODE, 0, 0};
  if (o >= 0 && op_words[o].cls == OC_CMP) ps = parse_pred_spec(o, s->kid[i++]);
  for (; i < s->n; i++) {
    const Form *k = s->kid[i];
    if (is_atom(k, ":to") && i + 1 < s->n) {
      to = to_class(s->kid[++i]);
      continue;
    }
    if (k->atom && (find_flag(k->atom) || k->atom[0] == '@')) continue; /* constants carry no flags */
    if (n == 3) {
      err("too many arguments of '%s'", h);
      return 0;
    }
    arg[n++] = parse_cexpr(k);
  }
  unsigned e;
  if (o >= 0) {
    int want = op_words[o].nops;
    if (n != want) {
      err("'%s' has %d operands", h, want);
      return 0;
    }
    e = new_expr(op_words[o].cls == OC_CMP ? RX_CMP : op_words[o].cls == OC_CAST ? RX_CAST : RX_BIN);
    expr[e].what = (uint16_t)o;
    expr[e].pred = ps;
    cur.expr_class[e] = cls_new(0);
    int a[3];
    for (int j = 0; j < n; j++) a[j] = cur.expr_class[arg[j]];
    infer(o, 0, cur.expr_class[e], a, n);
  } else {
    if (fn < 0) {
      err("unknown function '%s' of constants", h);
      return 0;
    }
    if (n != const_fns[fn].n) {
      err("'%s' has %d arguments", h, const_fns[fn].n);
      return 0;
    }
    e = new_expr(RX_FN);
    expr[e].what = (uint16_t)fn;
    cur.expr_class[e] = cls_new(0);
    for (int j = 0; j < n; j++) cls_unify(cur.expr_class[e], cur.expr_class[arg[j]]);
  }
  if (to >= 0) cls_unify(cur.expr_class[e], to);
  for (int j = 0; j < n; j++) expr[e].arg[j] = (uint16_t)arg[j];
  return e;
}
static bool asks_analysis(unsigned e) {
  if (!e) return false;
  if (expr[e].kind == RX_PRED) return pred_words[expr[e].what].kind == RPK_ANALYSIS;
  return (expr[e].kind == RX_AND || expr[e].kind == RX_OR || expr[e].kind == RX_NOT) &&
         (asks_analysis(expr[e].arg[0]) || asks_analysis(expr[e].arg[1]));
}
unsigned parse_guard(const Form *s) {
  cur_line = s->line;
  const char *h = head(s);
  if (!strcmp(h, "not") || !strcmp(h, "or") || !strcmp(h, "and")) {
    if (!strcmp(h, "not")) {
      unsigned a = s->n == 2 ? parse_guard(s->kid[1]) : 0, e = new_expr(RX_NOT);
      if (asks_analysis(a)) err("an analysis that says no knows nothing: it cannot stand under 'not'");
      expr[e].arg[0] = (uint16_t)a;
      return e;
    }
    unsigned r = 0;
    for (unsigned i = 1; i < s->n; i++) {
      unsigned a = parse_guard(s->kid[i]);
      if (!r) r = a;
      else {
        unsigned e = new_expr(*h == 'o' ? RX_OR : RX_AND);
        expr[e].arg[0] = (uint16_t)r;
        expr[e].arg[1] = (uint16_t)a;
        r = e;
      }
    }
    return r;
  }
  char kinds[4] = {0};
  int n = (int)s->n - 1;
  if (n < 1 || n > 3) {
    err("bad guard");
    return 0;
  }
  unsigned arg[3];
  for (int i = 0; i < n; i++) {
    const Form *k = s->kid[i + 1];
    if (k->atom && k->atom[0] == '?') {
      NamedThing *v = find_var(k->atom);
      if (!v || v->lhs < 0) {
        err("'%s' is not bound on the left", k->atom);
        return 0;
      }
      kinds[i] = 'v';
      arg[i] = new_expr(RX_VAL);
      expr[arg[i]].what = (uint16_t)v->lhs;
      cur.expr_class[arg[i]] = v->lhs;
      cur.referenced[v->lhs] = true;
    } else if (k->atom && is_con_name(k->atom) && find_var(k->atom) && !find_var(k->atom)->is_con) { /* C:any */
      kinds[i] = 'v';
      arg[i] = new_expr(RX_VAL);
      expr[arg[i]].what = (uint16_t)find_var(k->atom)->lhs;
      cur.expr_class[arg[i]] = find_var(k->atom)->lhs;
    } else {
      arg[i] = parse_cexpr(k);
      kinds[i] = arg[i] && (cur.kinds[cls_find(cur.expr_class[arg[i]])] == RT_FP) ? 'f' : 'c';
    }
  }
  for (int p = 0; p < RP_COUNT; p++) {
    if (strcmp(pred_words[p].name, h) || (int)strlen(pred_words[p].args) != n) continue;
    bool ok = true;
    for (int i = 0; i < n; i++) {
      bool con_as_val = pred_words[p].args[i] == 'v' && (kinds[i] == 'c' || kinds[i] == 'f') &&
                        expr[arg[i]].kind == RX_NODE;
      if (kinds[i] != pred_words[p].args[i] && !con_as_val) ok = false;
    }
    if (!ok) continue;
    unsigned e = new_expr(RX_PRED);
    expr[e].what = (uint16_t)p;
    int c0 = -1;
    for (int i = 0; i < n; i++) {
      expr[e].arg[i] = (uint16_t)arg[i];
      if (pred_words[p].args[i] == 'v' && expr[arg[i]].kind == RX_NODE) expr[arg[i]].kind = RX_VAL;
      if (pred_words[p].args[i] != 'v' || p == RP_KNOWN_ZERO || p == RP_KNOWN_ONE || p == RP_V_ULT ||
          p == RP_V_DISJOINT) {
        if (c0 < 0) c0 = cur.expr_class[arg[i]];
        else cls_unify(c0, cur.expr_class[arg[i]]);
      }
    }
    if (pred_words[p].kind == RPK_ANALYSIS) cur.analysis = true;
    return e;
  }
  err("no predicate '%s' with these arguments (%s)", h, kinds);
  return 0;
}

/* ---- right side ---- */
static int new_rhs(unsigned kind) {
  int i = (int)(nrhs_node - cur.first_rhs);
  if (i >= RULE_MAX_RHS) {
    err("right side has more than %d nodes", RULE_MAX_RHS);
    exit(1);
  }
  GROW(rhs_node, nrhs_node, cap_rhs_node);
  rhs_node[nrhs_node++] = (RuleRhs){.kind = (uint8_t)kind, .pred = {RULE_NO_NODE, 0, 0}};
  cur.rhs_class[i] = -1;
  return i;
}
static int flag_node(const char *n, size_t len) {
  for (int i = 0; i < cur.nflag; i++)
    if (strlen(cur.flag[i].name) == len && !strncmp(cur.flag[i].name, n, len)) return cur.flag[i].lhs;
  err("flags '@%.*s' are not captured on the left", (int)len, n);
  return 0;
}
static bool parse_flag_term(const char *a, RuleFlagTerm *t) { /* nsw?A  nsw?A&B  @A  @A&B  @A|B */
  const char *names;
  *t = (RuleFlagTerm){.is_or = 0};
  for (int i = 1; i < RULE_FLAG_NAMES; i++) t->node[i] = RULE_NO_NODE;
  if (a[0] == '@') {
    t->mask = 0xffff;
    names = a + 1;
  } else {
    const char *q = strchr(a, '?');
    if (!q || q == a) return false;
    char *n = dupn(a, (size_t)(q - a));
    unsigned f = find_flag(n);
    if (!strcmp(n, "fmf")) f = F_FAST;
    if (!strcmp(n, "wrap")) f = F_NUW | F_NSW;
    if (!strcmp(n, "alg")) f = F_REASSOC | F_ARCP | F_CONTRACT | F_AFN | F_NSZ; /* those that make nothing poison */
    if (!f) return false;
    t->mask = (uint16_t)f;
    names = q + 1;
  }
  for (int i = 0; i < RULE_FLAG_NAMES; i++) {
    size_t len = strcspn(names, "&|");
    t->node[i] = (uint8_t)flag_node(names, len);
    if (!names[len]) return true;
    t->is_or = names[len] == '|';
    names += len + 1;
  }
  err("more than %d names in '%s'", RULE_FLAG_NAMES, a);
  return true;
}
static int rhs_name(const char *name, int ctx_cls) {
  NamedThing *v = find_var(name);
  if (!v) {
    err("'%s' is not bound", name);
    return new_rhs(RR_POISON);
  }
  if (v->rhs >= 0) {
    if (ctx_cls >= 0) cls_unify(ctx_cls, cur.rhs_class[v->rhs]);
    return v->rhs;
  }
  int i = new_rhs(RR_NODE);
  rhs_node[cur.first_rhs + (unsigned)i].arg[0] = (uint8_t)v->lhs;
  cur.rhs_class[i] = v->lhs;
  if (ctx_cls >= 0) cls_unify(ctx_cls, v->lhs);
  return i;
}
static int rhs_call(const Form *s) {
  if (s->n != 2 || !s->kid[1]->atom) {
    err("(call fold_name)");
    return 0;
  }
  unsigned f = 0;
  while (f < nfolds && strcmp(folds[f], s->kid[1]->atom)) f++;
  if (f == nfolds) {
    GROW(folds, nfolds, cap_folds);
    folds[nfolds++] = s->kid[1]->atom;
  }
  int i = new_rhs(RR_CALL);
  rhs_node[cur.first_rhs + (unsigned)i].what = (uint16_t)f;
  cur.rhs_class[i] = 0;
  return i;
}
/* What stands between an operation and its operands. */
typedef struct RhsHead {
  RulePredSpec pred;
  unsigned set, nterm, part; /* flags; terms of them; of extractvalue */
  RuleFlagTerm term[8];
  int to; /* class, or -1 */
} RhsHead;
/* Returns where the operands begin. */
static unsigned rhs_head(const Form *s, int op, RhsHead *x) {
  unsigned k = 1;
  *x = (RhsHead){.pred = {RULE_NO_NODE, 0, 0}, .to = -1};
  if (op == OP_ICMP || op == OP_FCMP) {
    if (s->n < 2) err("a comparison needs its predicate");
    else x->pred = parse_pred_spec(op, s->kid[k++]);
  }
  if (op == OP_EXTRACTVALUE && k < s->n && s->kid[k]->atom) x->part = (unsigned)atoi(s->kid[k++]->atom);
  for (; k < s->n && s->kid[k]->atom; k++) {
    const Form *m = s->kid[k];
    if (find_flag(m->atom)) x->set |= find_flag(m->atom);
    else if (is_atom(m, ":to") && k + 1 < s->n) x->to = to_class(s->kid[++k]);
    else if (m->atom[0] != '?' && x->nterm < 8 && parse_flag_term(m->atom, &x->term[x->nterm])) x->nterm++;
    else break;
  }
  return k;
}
static int rhs_new(unsigned kind, int op, const RhsHead *x) {
  int i = new_rhs(kind);
  RuleRhs *r = &rhs_node[cur.first_rhs + (unsigned)i];
  r->op = (uint8_t)op;
  r->pred = x->pred;
  r->set = (uint16_t)x->set;
  r->what = (uint16_t)x->part;
  r->term = (uint16_t)nflag_term;
  r->nterm = (uint8_t)x->nterm;
  for (unsigned j = 0; j < x->nterm; j++) {
    GROW(flag_term, nflag_term, cap_flag_term);
    flag_term[nflag_term++] = x->term[j];
  }
  return i;
}
int parse_rhs(const Form *s, int ctx_cls) { /* ctx_cls: class the result must have, -1 unknown */
  cur_line = s->line;
  unsigned lit;
  int64_t val;
  if (s->atom && (s->atom[0] == '?' || (is_con_name(s->atom) && find_var(s->atom)))) return rhs_name(s->atom, ctx_cls);
  if (s->atom && parse_lit(s->atom, &lit, &val) && lit >= LIT_UNDEF) {
    int i = new_rhs(lit == LIT_UNDEF ? RR_UNDEF : lit == LIT_POISON ? RR_POISON : RR_NULL);
    cur.rhs_class[i] = ctx_cls >= 0 ? ctx_cls : cls_new(0);
    return i;
  }
  const Form *d = desugar(s);
  if (is_cexpr(s)) {
    unsigned e = parse_cexpr(s);
    int i = new_rhs(RR_CONST);
    rhs_node[cur.first_rhs + (unsigned)i].what = (uint16_t)e;
    cur.rhs_class[i] = e ? cur.expr_class[e] : cls_new(0);
    if (ctx_cls >= 0) cls_unify(ctx_cls, cur.rhs_class[i]);
    return i;
  }
  if (s->atom) {
    err("what is '%s'?", s->atom);
    return new_rhs(RR_POISON);
  }
  s = d;
  const char *h = head(s);
  if (!strcmp(h, "call")) return rhs_call(s);
  int op = find_op(h), in = op < 0 ? find_intrin(h) : 0;
  if (op < 0 && in < 0) {
    err("unknown operation or intrinsic '%s'", h);
    return new_rhs(RR_POISON);
  }
  if (in) op = OP_CALL;
  RhsHead x;
  unsigned k = rhs_head(s, op, &x);
  int a[4] = {0}, ac[4] = {0};
  int c = cls_new(0);
  if (x.to >= 0) cls_unify(c, x.to);
  if (ctx_cls >= 0) cls_unify(c, ctx_cls);
  /* Two passes: give every operand a class first, so that literals find their type from siblings. */
  int cnt = (int)(s->n - k);
  if (cnt > 4) {
    err("too many operands");
    cnt = 4;
  }
  for (int j = 0; j < cnt; j++) ac[j] = cls_new(0);
  if (!in && op_words[op].nops >= 0 && op_words[op].nops != cnt) {
    err("'%s' has %d operands", h, op_words[op].nops);
    return new_rhs(RR_POISON);
  }
  infer(op, in, c, ac, cnt);
  for (int j = 0; j < cnt; j++) a[j] = parse_rhs(s->kid[k + (unsigned)j], ac[j]);
  if (in) x.part = (unsigned)in;
  int i = rhs_new(in ? RR_INTRIN : RR_OP, op, &x);
  RuleRhs *r = &rhs_node[cur.first_rhs + (unsigned)i];
  r->narg = (uint8_t)cnt;
  for (int j = 0; j < cnt; j++) r->arg[j] = (uint8_t)a[j];
  cur.rhs_class[i] = c;
  if (s->bind) bind_name(s->bind, -1, i);
  return i;
}
