/* print.c: the tables as C (rulegen.h). */
#include "ir/intrinsic_rows.h"
#include "tools/rulegen/rulegen.h"

/* Where left node i of the variant stands, if it is an operand of the root or of one of these: RuleVariant.same; else
 * 0. */
static unsigned path_of(const RuleVariant *v, int i) {
  const RuleLhs *l = &lhs_node[rule[v->rule].lhs], *n = l + i, *up = l + n->parent;
  unsigned index = n->index ^ ((v->swaps >> n->parent & 1) && n->index < 2);
  if (!i || index > 14) return 0;
  if (n->parent == 0) return index + 1;
  unsigned first = up->index ^ ((v->swaps & 1) && up->index < 2);
  return up->parent != 0 || first > 14 ? 0 : (first + 1) | (index + 1) << 4;
}
/* The first two places that must hold the same value. */
static void find_same(const RuleVariant *v, unsigned *a, unsigned *b) {
  const Rule *r = &rule[v->rule];
  *a = *b = 0;
  for (int i = 1; i < r->nlhs; i++)
    if (lhs_node[r->lhs + i].kind == RL_SAME && (*a = path_of(v, lhs_node[r->lhs + i].same)) && (*b = path_of(v, i)))
      return;
  *a = *b = 0;
}
/* A fold in C of a left side that says no more than "an operation of that kind and type": the sieve has seen to all
 * of it. How many operands it names, plus one; 0 for any other rule. */
static unsigned bare(const Rule *r) {
  const RuleLhs *n = &lhs_node[r->lhs];
  if (r->nrhs != 1 || rhs_node[r->rhs].kind != RR_CALL || r->guard) return 0;
  if (n->kind != RL_OP || op_words[n->op].cls == OC_CMP || n->op == OP_EXTRACTVALUE || n->flags ||
      (n->bits & LB_SHAPE) || n->same_type != RULE_NO_NODE)
    return 0;
  if ((n->bits & LB_MORE) ? n->nargs != 0 || r->nlhs != 1 : n->nargs != op_words[n->op].nops || n->nargs + 1 != r->nlhs)
    return 0;
  for (unsigned i = 1; i < r->nlhs; i++)
    if ((n[i].kind != RL_ANY && n[i].kind != RL_VAR) || n[i].parent || n[i].index != i - 1 || n[i].types ||
        n[i].same_type != RULE_NO_NODE)
      return 0;
  return r->nlhs;
}

/* ---- what is printed once although many rules have it ---- */
typedef struct Texts {
  char **text;
  unsigned n, cap;
  uint16_t *of;
} Texts; /* of[i]: number of the i-th element's text */
static Texts lhs_texts, rhs_texts, expr_texts;
static uint16_t *expr_at,
    *cls_at; /* expression -> where it is printed; rule -> first of its classes among those printed */
static RuleClass *printed_class;
static unsigned nprinted_class, cap_printed_class;

static uint16_t text_number(Texts *t, const char *fmt, ...) {
  char buf[256];
  va_list ap;
  va_start(ap, fmt);
  vsnprintf(buf, sizeof buf, fmt, ap);
  va_end(ap);
  for (unsigned i = 0; i < t->n; i++)
    if (!strcmp(t->text[i], buf)) return (uint16_t)i;
  GROW(t->text, t->n, t->cap);
  t->text[t->n] = dupn(buf, strlen(buf));
  return (uint16_t)t->n++;
}
static void texts_print(FILE *o, const Texts *t, const char *name) {
  for (unsigned i = 0; i < t->n; i++) fprintf(o, "  %s,\n", t->text[i]);
  fprintf(o, "  {0}};\nstatic const uint16_t %s[] = {", name);
  unsigned n = t == &lhs_texts ? nlhs_node : nrhs_node;
  for (unsigned i = 0; i < n; i++) fprintf(o, "%u,%s", t->of[i], i % 24 == 23 ? "\n  " : " ");
  fprintf(o, "0};\n");
}
/* Operands first, so that equal expressions have equal texts. Depth is that of rules. */
static uint16_t expr_share(unsigned i) {
  if (expr_at[i] != UINT16_MAX) return expr_at[i];
  unsigned a[3];
  for (unsigned k = 0; k < 3; k++) a[k] = expr[i].arg[k] ? expr_share(expr[i].arg[k]) : 0;
  return expr_at[i] = text_number(&expr_texts, "{%u, %u, %u, %u, {%u, %u, %u}, {%u, %u, %u}}", expr[i].kind,
                                  expr[i].cls, expr[i].what, expr[i].val, expr[i].pred.node, expr[i].pred.fixed,
                                  expr[i].pred.fns, a[0], a[1], a[2]);
}
static void tables_share(void) {
  expr_at = xalloc((nexpr + 1) * sizeof *expr_at);
  memset(expr_at, 0xff, (nexpr + 1) * sizeof *expr_at);
  for (unsigned i = 0; i < nexpr; i++) expr_share(i); /* 0 is none, and stays it */
  lhs_texts.of = xalloc((nlhs_node + 1) * sizeof *lhs_texts.of);
  for (unsigned i = 0; i < nlhs_node; i++)
    lhs_texts.of[i] = text_number(&lhs_texts, "{%u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u}",
                                  lhs_node[i].kind, lhs_node[i].op, lhs_node[i].parent, lhs_node[i].index,
                                  lhs_node[i].types, lhs_node[i].nargs, lhs_node[i].same, lhs_node[i].bits,
                                  lhs_node[i].cls, lhs_node[i].pred_same, lhs_node[i].flags, lhs_node[i].preds,
                                  lhs_node[i].val, lhs_node[i].same_type);
  rhs_texts.of = xalloc((nrhs_node + 1) * sizeof *rhs_texts.of);
  for (unsigned i = 0; i < nrhs_node; i++)
    rhs_texts.of[i] = text_number(&rhs_texts, "{%u, %u, %u, %u, {%u, %u, %u, %u}, %u, {%u, %u, %u}, %u, %u, %u}",
                                  rhs_node[i].kind, rhs_node[i].op, rhs_node[i].cls, rhs_node[i].narg,
                                  rhs_node[i].arg[0], rhs_node[i].arg[1], rhs_node[i].arg[2], rhs_node[i].arg[3],
                                  rhs_node[i].kind == RR_CONST ? expr_at[rhs_node[i].what] : rhs_node[i].what,
                                  rhs_node[i].pred.node, rhs_node[i].pred.fixed, rhs_node[i].pred.fns, rhs_node[i].set,
                                  rhs_node[i].term, rhs_node[i].nterm);
  cls_at = xalloc((nrule + 1) * sizeof *cls_at);
  for (unsigned i = 0; i < nrule; i++) { /* a run of classes that stands somewhere already serves again */
    unsigned at = 0, n = rule[i].ncls;
    for (; at + n <= nprinted_class; at++) {
      unsigned k = 0;
      while (k < n && !memcmp(&printed_class[at + k], &type_class[rule[i].cls + k], sizeof *type_class)) k++;
      if (k == n) break;
    }
    if (at + n > nprinted_class) {
      at = nprinted_class;
      for (unsigned k = 0; k < n; k++) {
        GROW(printed_class, nprinted_class, cap_printed_class);
        printed_class[nprinted_class++] = type_class[rule[i].cls + k];
      }
    }
    cls_at[i] = (uint16_t)at;
  }
}

/* All tables of the set, as C. root: the sieve of each kind of root. */
void tables_print(FILE *o, const char *set, const uint16_t *root) {
  tables_share();
  fprintf(
      o, "/* Made by rulegen from *.rules: do not edit. %u rules, %u operand orders. */\n#include \"ir/fold/fold.h\"\n",
      nrule, nvariant);
  for (unsigned i = 0; i < nfolds; i++) fprintf(o, "RuleFoldFn %s;\n", folds[i]);
  fprintf(o, "static const char *const files[] = {");
  for (unsigned i = 0; i < nfiles; i++) fprintf(o, "\"%s\", ", files[i]);
  fprintf(o, "0};\nstatic RuleFoldFn *const folds[] = {");
  for (unsigned i = 0; i < nfolds; i++) fprintf(o, "%s, ", folds[i]);
  fprintf(o, "0};\nstatic const char *const fold_names[] = {");
  for (unsigned i = 0; i < nfolds; i++) fprintf(o, "\"%s\", ", folds[i]);
  fprintf(o, "0};\nstatic const Rule rules[] = {\n");
  for (unsigned i = 0; i < nrule; i++)
    fprintf(o, "  {\"%s\", %u, %u, %u, %u, %u, %u, %u, %u, %u, %u},\n", rule[i].name, rule[i].lhs, rule[i].rhs,
            expr_at[rule[i].guard], cls_at[i], rule[i].nlhs, rule[i].nrhs, rule[i].ncls, rule[i].bits, rule[i].file,
            rule[i].line);
  fprintf(o, "  {0}};\nstatic const RuleLhs lhs_nodes[] = {\n");
  texts_print(o, &lhs_texts, "lhs");
  fprintf(o, "static const RuleRhs rhs_nodes[] = {\n");
  texts_print(o, &rhs_texts, "rhs");
  fprintf(o, "static const RuleExpr exprs[] = {\n");
  for (unsigned i = 0; i < expr_texts.n; i++) fprintf(o, "  %s,\n", expr_texts.text[i]);
  fprintf(o, "};\nstatic const RuleFlagTerm terms[] = {");
  for (unsigned i = 0; i < nflag_term; i++)
    fprintf(o, "{%u, {%u, %u, %u, %u}, %u}, ", flag_term[i].mask, flag_term[i].node[0], flag_term[i].node[1],
            flag_term[i].node[2], flag_term[i].node[3], flag_term[i].is_or);
  fprintf(o, "{0}};\nstatic const RuleClass classes[] = {");
  for (unsigned i = 0; i < nprinted_class; i++)
    fprintf(o, "{%u, %u, %u, %u, %u},%s", printed_class[i].how, printed_class[i].node, printed_class[i].kinds,
            printed_class[i].bits, printed_class[i].shape_of, i % 8 == 7 ? "\n  " : " ");
  fprintf(o, "{0}};\nstatic const int64_t lits[] = {");
  for (unsigned i = 0; i < nliteral; i++)
    if (literal[i] == INT64_MIN) fprintf(o, "INT64_MIN, ");
    else fprintf(o, "%lld, ", (long long)literal[i]);
  fprintf(o, "0};\nstatic const RuleVariant variants[] = {");
  for (unsigned i = 0; i < nvariant; i++) {
    const Rule *r = &rule[variant[i].rule];
    unsigned b = bare(r), same[2];
    find_same(&variant[i], &same[0], &same[1]);
    fprintf(o, "{%u, {%u}, %u, {%u, %u}, %u},%s", variant[i].rule, b ? rhs_node[r->rhs].what : variant[i].swaps, b,
            same[0], same[1], !b && variant[i].sieved, i % 10 == 9 ? "\n  " : " ");
  }
  fprintf(o, "{0}};\nstatic const uint16_t roots[] = {");
  for (unsigned i = 0; i < nkinds; i++) fprintf(o, "%u,%s", root[i], i % 32 == 31 ? "\n  " : " ");
  fprintf(o, "};\nstatic const RuleSieve sieves[] = {\n");
  for (unsigned i = 0; i < nsieve; i++)
    fprintf(o, "  {%u, %u, %u, %u, %u, %u, %u},\n", sieve[i].order, sieve[i].row, sieve[i].cls, sieve[i].pos,
            sieve[i].type_cell, sieve[i].n, sieve[i].words);
  fprintf(o, "};\nstatic const RulePos positions[] = {");
  for (unsigned i = 0; i < npos; i++)
    fprintf(o, "{%u, %u, %u},%s", pos[i].parent, pos[i].index, pos[i].cell, i % 12 == 11 ? "\n  " : " ");
  fprintf(o, "{0}};\nstatic const RuleCell cells[] = {");
  for (unsigned i = 0; i < ncell; i++) fprintf(o, "{%u,%u},%s", cell[i].row, cell[i].kids, i % 24 == 23 ? "\n  " : "");
  fprintf(o, "{0}};\nstatic const uint64_t rows[] = {");
  for (unsigned i = 0; i < nrow; i++) fprintf(o, "0x%llx,%s", (unsigned long long)row[i], i % 12 == 11 ? "\n  " : "");
  fprintf(o, "0};\nstatic const uint64_t kid_masks[] = {");
  for (unsigned i = 0; i < nkids; i++)
    fprintf(o, "0x%llx,%s", (unsigned long long)kids[i], i % 12 == 11 ? "\n  " : " ");
  fprintf(o, "0};\nstatic const uint8_t kind_classes[] = {");
  for (unsigned i = 0; i < nkind_cls; i++) fprintf(o, "%u,%s", kind_cls[i], i % 48 == 47 ? "\n  " : "");
  fprintf(o, "0};\nstatic const uint16_t orders[] = {");
  for (unsigned i = 0; i < norder; i++) fprintf(o, "%u,%s", order[i], i % 24 == 23 ? "\n  " : " ");
  fprintf(o, "0};\nstatic const uint16_t intrin_kinds[%d] = {", INTRIN_COUNT);
  for (unsigned i = 0; i < INTRIN_COUNT; i++)
    if (intrin_kind[i]) fprintf(o, "[%u] = %u, ", i, intrin_kind[i]);
  fprintf(
      o,
      "[0] = 0};\nconst RuleSet rules_%s = {\"%s\", rules, %u, lhs_nodes, rhs_nodes, lhs, rhs, exprs, terms, classes, lits, variants, %u, roots, %u, sieves, positions, cells, rows, kid_masks, kind_classes, orders, intrin_kinds, files, folds, fold_names, %s};\n",
      set, set, nrule, nvariant, nkinds, combine_set ? "RULES_COMBINE_FIRST" : "0");
}
