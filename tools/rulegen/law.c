/* law.c: what every rule must obey, and the operand orders in which it is tried (rulegen.h). */
#include "tools/rulegen/rulegen.h"

RuleVariant *variant;
unsigned nvariant;
static unsigned cap_variant;
Rule *rule;
unsigned nrule;
static unsigned cap_rule;
static int lhs_kid(const Rule *r, int node, int index) {
  for (int i = node + 1; i < r->nlhs; i++)
    if (lhs_node[r->lhs + i].parent == node && lhs_node[r->lhs + i].index == index) return i;
  return -1;
}
static int same_rep(const Rule *r, int i) {
  return lhs_node[r->lhs + i].kind == RL_SAME ? lhs_node[r->lhs + i].same : i;
}
static bool subsumes(const Rule *a, int i, unsigned swaps, const Rule *b, int j, int *map) {
  const RuleLhs *x = &lhs_node[a->lhs + i], *y = &lhs_node[b->lhs + j];
  if (x->types & ~y->types) return false;
  map[i] = same_rep(b, j);
  switch (x->kind) {
  case RL_ANY:
  case RL_VAR: return true;
  case RL_SAME: return map[x->same] == same_rep(b, j);
  case RL_CINT: return y->kind == RL_CINT || (y->kind == RL_LIT && y->op <= LIT_SMAX);
  case RL_CFP: return y->kind == RL_CFP || (y->kind == RL_LIT && y->op >= LIT_FP && y->op <= LIT_NAN);
  case RL_CANY: return y->kind == RL_CANY || y->kind == RL_CINT || y->kind == RL_CFP || y->kind == RL_LIT;
  case RL_LIT: return y->kind == RL_LIT && y->op == x->op && y->val == x->val;
  default: break;
  }
  if (y->kind != x->kind || y->op != x->op || y->val != x->val || (x->flags & ~y->flags) || x->nargs > y->nargs ||
      (!(x->bits & LB_MORE) && x->nargs != y->nargs))
    return false;
  if ((x->bits & LB_ONE_USE) && !(y->bits & LB_ONE_USE)) return false;
  if (x->pred_same != RULE_NO_NODE) return false;
  unsigned yp = y->preds;
  bool sw = swaps >> i & 1;
  if (sw && x->op == OP_ICMP) {
    unsigned q = 0;
    static const int swp[10] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7};
    for (int p = 0; p < 10; p++)
      if (yp >> p & 1) q |= 1u << swp[p];
    yp = q;
  }
  if (yp & ~x->preds) return false;
  for (int k = 0; k < x->nargs; k++) {
    int kk = sw && k < 2 ? 1 - k : k;
    if (!subsumes(a, lhs_kid(a, i, k), swaps, b, lhs_kid(b, j, kk), map)) return false;
  }
  return true;
}
static void check_laws(const Rule *r) {
  int built = 0, freed = 1;
  for (int i = 0; i < r->nrhs; i++)
    built += rhs_node[r->rhs + i].kind == RR_OP || rhs_node[r->rhs + i].kind == RR_INTRIN;
  for (int i = 1; i < r->nlhs; i++)
    freed += (lhs_node[r->lhs + i].kind == RL_OP || lhs_node[r->lhs + i].kind == RL_INTRIN) &&
             (lhs_node[r->lhs + i].bits & LB_ONE_USE);
  if (!combine_set && built) err("a simplify rule gives an existing value or a constant, it builds nothing");
  if (combine_set && built > freed && !(r->bits & RB_GROWS))
    err("builds %d instructions where at most %d go away: mark operands :one-use, or add (grows \"why\")", built,
        freed);
}

/* A scalar condition may choose between vectors. Where the right side uses the condition (or a part of it) other than
 * as a condition again, both must have one shape: the select gets LB_SHAPE. */
static bool under(const Rule *r, int node, int top) {
  for (; node != RULE_NO_NODE; node = lhs_node[r->lhs + node].parent)
    if (node == top) return true;
  return false;
}
static bool refers_under(const Rule *r, int node, int top) {
  for (int i = 0; i < r->nlhs; i++)
    if ((i == node || (lhs_node[r->lhs + i].kind == RL_SAME && lhs_node[r->lhs + i].same == node)) && under(r, i, top))
      return true;
  return under(r, node, top);
}
static void mark_shapes(Rule *r) {
  for (int i = 0; i < r->nlhs; i++) {
    RuleLhs *n = &lhs_node[r->lhs + i];
    if (n->kind != RL_OP || n->op != OP_SELECT || (n->bits & LB_MORE)) continue;
    int c = lhs_kid(r, i, 0);
    bool need = false;
    for (int h = 0; h < r->nrhs; h++) {
      const RuleRhs *x = &rhs_node[r->rhs + h];
      if (x->kind == RR_NODE && h == r->nrhs - 1 && refers_under(r, x->arg[0], c)) need = true;
      if (x->kind != RR_OP && x->kind != RR_INTRIN) continue;
      for (int j = 0; j < x->narg; j++) {
        const RuleRhs *a = &rhs_node[r->rhs + x->arg[j]];
        if (a->kind == RR_NODE && refers_under(r, a->arg[0], c) && !(x->kind == RR_OP && x->op == OP_SELECT && j == 0))
          need = true;
      }
    }
    if (need) n->bits |= LB_SHAPE;
  }
}

/* All of the rule is an operation on a and b and a question about the two that has no order: asked the other way
 * round it is answered the same. */
static bool asks_without_order(const Rule *r, int a, int b) {
  const RuleLhs *x = &lhs_node[r->lhs + a], *y = &lhs_node[r->lhs + b];
  const RuleExpr *g = &expr[r->guard];
  return r->nlhs == 3 && x->kind == RL_VAR && y->kind == RL_VAR && !x->types && !y->types && r->guard &&
         g->kind == RX_PRED && g->what == RP_V_DISJOINT && expr[g->arg[0]].what != expr[g->arg[1]].what;
}

static void add_variants(unsigned ri) {
  const Rule *r = &rule[ri];
  int sw[RULE_MAX_NODES], nsw = 0;
  for (int i = 0; i < r->nlhs; i++) {
    const RuleLhs *n = &lhs_node[r->lhs + i];
    bool comm = n->kind == RL_OP && ((op_words[n->op].props & P_COMM) || op_words[n->op].cls == OC_CMP);
    if (n->kind == RL_INTRIN) comm = strstr(intrinsic_words[n->val].flags, "CM") != NULL;
    if (!comm || cur.nkid[i] < 2) continue;
    const RuleLhs *b = &lhs_node[r->lhs + cur.kid[i][1]], *a = &lhs_node[r->lhs + cur.kid[i][0]];
    if (b->kind == RL_CINT || b->kind == RL_CFP || b->kind == RL_CANY || b->kind == RL_LIT)
      continue; /* constants stand right */
    bool free_a = (a->kind == RL_ANY || a->kind == RL_VAR) && !cur.referenced[cur.kid[i][0]] && !a->types;
    bool free_b = (b->kind == RL_ANY || b->kind == RL_VAR) && !cur.referenced[cur.kid[i][1]] && !b->types;
    bool pred_matters = op_words[n->op].cls == OC_CMP && n->kind == RL_OP &&
                        n->preds != (n->op == OP_ICMP ? 0x3ff : 0xffff);
    if (free_a && free_b && !pred_matters) continue;
    if (asks_without_order(r, cur.kid[i][0], cur.kid[i][1])) continue;
    /* x op x */
    if (b->kind == RL_SAME && b->same == cur.kid[i][0]) continue;
    sw[nsw++] = i;
  }
  if (nsw > 6) {
    err("more than 64 operand orders");
    nsw = 6;
  }
  for (unsigned m = 0; m < 1u << nsw; m++) {
    uint32_t s = 0;
    for (int i = 0; i < nsw; i++)
      if (m >> i & 1) s |= 1u << sw[i];
    if (s > UINT16_MAX) err("a node behind the 16th whose operands are exchanged");
    GROW(variant, nvariant, cap_variant);
    variant[nvariant++] = (RuleVariant){.rule = (uint16_t)ri, .swaps = (uint16_t)s};
  }
}

static void parse_rule(const Form *s) {
  cur_line = s->line;
  cur_rule = NULL;
  if (s->n < 5 || !s->kid[1]->atom || !is_atom(s->kid[3], "=>")) {
    err("(rule NAME LEFT => RIGHT [(when GUARD...)])");
    return;
  }
  cur_rule = s->kid[1]->atom;
  for (unsigned i = 0; i < nrule; i++)
    if (!strcmp(rule[i].name, cur_rule)) {
      err("the name is taken (%s:%d)", files[rule[i].file], rule[i].line);
      return;
    }
  int *ecls = cur.expr_class;
  unsigned ecap = cur.cap_expr_class;
  memset(&cur, 0, sizeof cur);
  cur.expr_class = ecls;
  cur.cap_expr_class = ecap;
  cur.first_lhs = nlhs_node;
  cur.first_rhs = nrhs_node;
  cur.first_expr = nexpr;
  int before = nerrors;
  Rule r = {.name = cur_rule, .lhs = (uint16_t)nlhs_node, .file = (uint16_t)(nfiles - 1), .line = (uint16_t)s->line};
  parse_lhs(s->kid[2], RULE_NO_NODE, 0);
  if (nerrors == before && lhs_node[cur.first_lhs].kind != RL_OP && lhs_node[cur.first_lhs].kind != RL_INTRIN)
    err("the left side must be an operation");
  if (nerrors > before) return;
  r.nlhs = (uint8_t)(nlhs_node - r.lhs);
  r.rhs = (uint16_t)nrhs_node;
  snapshot_types(r.nlhs);
  for (unsigned i = 5; i < s->n; i++) {
    const char *h = head(s->kid[i]);
    if (!strcmp(h, "when")) {
      for (unsigned j = 1; j < s->kid[i]->n; j++) {
        unsigned a = parse_guard(s->kid[i]->kid[j]);
        if (!r.guard) r.guard = (uint16_t)a;
        else {
          unsigned e = new_expr(RX_AND);
          expr[e].arg[0] = r.guard;
          expr[e].arg[1] = (uint16_t)a;
          r.guard = (uint16_t)e;
        }
      }
    } else if (!strcmp(h, "grows")) r.bits |= RB_GROWS;
    else if (!strcmp(h, "no-check")) r.bits |= RB_NOCHECK;
    else err("unknown clause '%s'", h);
  }
  int top = parse_rhs(s->kid[4], 0);
  if (nerrors > before) return;
  if (top != (int)(nrhs_node - cur.first_rhs) - 1) {
    err("internal: right side order");
    return;
  }
  if (rhs_node[nrhs_node - 1].kind == RR_CALL) r.bits |= RB_CALL;
  if (cur.has_con) r.bits |= RB_CONSTS;
  if (cur.analysis) r.bits |= RB_ANALYSIS;
  r.nrhs = (uint8_t)(nrhs_node - r.rhs);
  finish_classes(&r);
  check_laws(&r);
  mark_shapes(&r);
  test_types(&r);
  for (unsigned v = 0; v < nvariant; v++) {
    const Rule *a = &rule[variant[v].rule];
    int map[RULE_MAX_NODES];
    if (a->guard || (a->bits & RB_CALL)) continue;
    if (lhs_node[a->lhs].op == lhs_node[r.lhs].op && subsumes(a, 0, variant[v].swaps, &r, 0, map)) {
      err("can never be reached: '%s' (%s:%d) takes all it matches", a->name, files[a->file], a->line);
      break;
    }
  }
  if (nerrors > before) return;
  GROW(rule, nrule, cap_rule);
  rule[nrule++] = r;
  add_variants(nrule - 1);
}
void top_form(const Form *s) {
  cur_line = s->line;
  cur_rule = NULL;
  if (!strcmp(head(s), "rule")) {
    parse_rule(s);
    return;
  }
  if (!strcmp(head(s),
              "for")) { /* (for (A x y) ...) or (for ((A x y) (B u v)) ...): bodies repeated, names replaced in step */
    if (s->n < 3) {
      err("(for (NAME word...) form...)");
      return;
    }
    const Form *h = s->kid[1];
    const Form *one[1] = {h};
    const Form *const *lists = one;
    unsigned nl = 1;
    if (h->n && !h->kid[0]->atom) {
      lists = (const Form *const *)h->kid;
      nl = h->n;
    }
    for (unsigned i = 1; i < lists[0]->n; i++)
      for (unsigned b = 2; b < s->n; b++) {
        const Form *f = s->kid[b];
        for (unsigned l = 0; l < nl; l++) {
          if (lists[l]->n != lists[0]->n) {
            cur_line = s->line;
            err("the lists of a 'for' are of one length");
            return;
          }
          f = form_subst(f, lists[l]->kid[0]->atom, lists[l]->kid[i]->atom);
        }
        top_form(f);
      }
    return;
  }
  err("unknown form '%s'", head(s));
}
