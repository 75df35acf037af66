/* rulegen: compiles rewrite rules (*.rules; the language: docs/add-a-rule.md) into the tables of ir/fold/rules.h. Run by the build:
 *
 *   rulegen simplify|combine OUT.c IN.rules...
 *
 * Steps: read S-expressions, expand `for`, parse each rule into left nodes, guard and right nodes, infer type classes by unification,
 * check the laws (instruction count, no duplicate name, no rule hidden by an earlier one), expand operand orders of commutative
 * operations into variants, make the sieves, print. A plain program of the build machine: libc only, errors go to stderr as
 * FILE:LINE: message, exit 1. */
#include "ir/fold/rules.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- tables of the language ---- */
static const struct { const char *text; OpClass cls; int nops; unsigned props; } ops[OP_COUNT] = {
#define OP(ID, TEXT, CLASS, SHAPE, NOPS, PROPS) {TEXT, OC_##CLASS, NOPS, PROPS},
#include "ir/ops.def"
#undef OP
};
static const struct { const char *name, *sig, *flags; } intrins[] = {
  {"", "", ""},
#define INTRINSIC(id, name, sig, mem, flags, imm, sync, args) {name, sig, #flags},
#include "ir/intrinsics.def"
};
enum { NINTRIN = sizeof intrins / sizeof *intrins };
static const struct { const char *name; int n; } cfns[] = {
#define RULE_CFN(ID, NAME, N, DOC) {NAME, N},
#include "ir/fold/rule_fns.def"
};
#define P_CONST RPK_CONST
static const struct { const char *name, *args; int kind; } preds[] = {
#define RULE_PRED(ID, NAME, ARGS, KIND, DOC) {NAME, ARGS, RPK_##KIND},
#include "ir/fold/rule_preds.def"
};
static const struct { const char *name; unsigned bit; } flag_names[] = {
  {"nuw", F_NUW}, {"nsw", F_NSW}, {"exact", F_EXACT}, {"disjoint", F_DISJOINT}, {"nneg", F_NNEG}, {"samesign", F_SAMESIGN},
  {"inbounds", F_INBOUNDS | F_NUSW}, {"nusw", F_NUSW}, {"nnan", F_NNAN}, {"ninf", F_NINF}, {"nsz", F_NSZ}, {"arcp", F_ARCP},
  {"contract", F_CONTRACT}, {"afn", F_AFN}, {"reassoc", F_REASSOC}, {"fast", F_FAST}};
static const char *const icmp_names[] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};
static const char *const fcmp_names[] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "uno", "ueq", "ugt", "uge", "ult", "ule", "une", "true"};
#define IBIT(P) (1u << (ICMP_##P - ICMP_EQ))
static const struct { const char *name; unsigned icmp, fcmp; } pred_classes[] = {
  {"any", 0x3ff, 0xffff}, {"eq", IBIT(EQ) | IBIT(NE), 0}, {"rel", 0x3fc, 0},
  {"signed", IBIT(SGT) | IBIT(SGE) | IBIT(SLT) | IBIT(SLE), 0}, {"unsigned", IBIT(UGT) | IBIT(UGE) | IBIT(ULT) | IBIT(ULE), 0},
  {"strict", IBIT(UGT) | IBIT(ULT) | IBIT(SGT) | IBIT(SLT), 0}, {"nonstrict", IBIT(UGE) | IBIT(ULE) | IBIT(SGE) | IBIT(SLE), 0},
  {"lt", IBIT(ULT) | IBIT(SLT), 0}, {"le", IBIT(ULE) | IBIT(SLE), 0}, {"gt", IBIT(UGT) | IBIT(SGT), 0}, {"ge", IBIT(UGE) | IBIT(SGE), 0},
  {"equality", IBIT(EQ) | IBIT(NE), 1u << FCMP_OEQ | 1u << FCMP_UNE},
  {"ordered", 0, 0x00fe}, {"unordered", 0, 0x7f00}};
static const struct { const char *name; unsigned fn; } pred_fns[] = {{"swap", PF_SWAP}, {"invert", PF_INVERT}, {"signed", PF_SIGNED},
  {"unsigned", PF_UNSIGNED}, {"strict", PF_STRICT}, {"nonstrict", PF_NONSTRICT}, {"flip-sign", PF_FLIPSIGN}};
static const struct { const char *alias, *op; } aliases[] = {{"+", "add"}, {"-", "sub"}, {"*", "mul"}, {"&", "and"}, {"|", "or"}, {"^", "xor"},
  {"<<", "shl"}, {">>u", "lshr"}, {">>s", "ashr"}, {"/u", "udiv"}, {"/s", "sdiv"}, {"%u", "urem"}, {"%s", "srem"}, {"gep", "getelementptr"}};

/* ---- errors ---- */
static const char *cur_file; static int cur_line; static const char *cur_rule; static int nerrors;
static void err(const char *fmt, ...) {
  va_list ap; va_start(ap, fmt);
  fprintf(stderr, "%s:%d: error: %s%s", cur_file, cur_line, cur_rule ? cur_rule : "", cur_rule ? ": " : "");
  vfprintf(stderr, fmt, ap); fputc('\n', stderr);
  va_end(ap);
  if (++nerrors > 30) exit(1);
}
static void *xalloc(size_t n) { void *p = calloc(1, n ? n : 1); if (!p) { fprintf(stderr, "rulegen: out of memory\n"); exit(1); } return p; }
static char *dupn(const char *s, size_t n) { char *p = xalloc(n + 1); memcpy(p, s, n); return p; }
#define GROW(a, n, cap) ((n) < (cap) ? (void)0 : (void)((a) = grow((a), &(cap), sizeof *(a))))
static void *grow(void *p, unsigned *cap, size_t el) { unsigned c = *cap ? *cap * 2 : 64; p = realloc(p, c * el); if (!p) exit(1); memset((char *)p + *cap * el, 0, (c - *cap) * el); *cap = c; return p; }

/* ---- S-expressions ---- */
typedef struct S { char *atom, *bind; struct S **kid; unsigned n, cap; int line; } S;
static const char *rd;
static void skip_space(void) {
  for (;; rd++) {
    if (*rd == '\n') cur_line++;
    else if (*rd == ';') { while (*rd && *rd != '\n') rd++; rd--; }
    else if (!isspace((unsigned char)*rd)) return;
    if (!*rd) return;
  }
}
static S *s_new(void) { S *s = xalloc(sizeof *s); s->line = cur_line; return s; }
static void s_add(S *l, S *k) { GROW(l->kid, l->n, l->cap); l->kid[l->n++] = k; }
static S *s_read(void) { /* nesting is that of rules: shallow */
  skip_space();
  S *s = s_new();
  if (*rd == '(') {
    for (rd++;;) {
      skip_space();
      if (!*rd) { err("missing ')' for the list of line %d", s->line); return s; }
      if (*rd == ')') { rd++; return s; }
      s_add(s, s_read());
    }
  }
  if (*rd == ')') { err("unexpected ')'"); rd++; return s; }
  const char *b = rd;
  if (*rd == '"') { for (rd++; *rd && *rd != '"'; rd++) if (*rd == '\n') cur_line++; if (*rd) rd++; s->atom = dupn(b, (size_t)(rd - b)); return s; }
  if (*rd == '{') { while (*rd && *rd != '}') rd++; if (*rd) rd++; s->atom = dupn(b, (size_t)(rd - b)); return s; }
  while (*rd && !isspace((unsigned char)*rd) && *rd != '(' && *rd != ')' && *rd != ';') { if (*rd == '{') while (*rd && *rd != '}') rd++; rd++; }
  s->atom = dupn(b, (size_t)(rd - b));
  if (*rd == '(' && rd > b && rd[-1] == '=' && *b == '?') { /* ?x=( ... ) */
    S *l = s_read();
    l->bind = dupn(b, (size_t)(rd > b ? strcspn(b, "=") : 0));
    return l;
  }
  return s;
}
static bool is_atom(const S *s, const char *a) { return s->atom && !strcmp(s->atom, a); }
static const char *head(const S *s) { return !s->atom && s->n && s->kid[0]->atom ? s->kid[0]->atom : ""; }
static S *s_atom(const char *a, int line) { S *s = xalloc(sizeof *s); s->atom = dupn(a, strlen(a)); s->line = line; return s; }
/* Copy with every atom `var` (or -var- part of the rule's name, word by word) replaced. */
static char *subst_word(const char *text, const char *var, const char *with) {
  size_t lv = strlen(var), lw = strlen(with); char *out = xalloc(strlen(text) * (lw + 1) + lw + 2), *o = out;
  for (const char *p = text; *p;) {
    bool at = !strncmp(p, var, lv) && (p == text || strchr("-?:{ &|@", p[-1])) && (!p[lv] || strchr("-?:} &|=", p[lv]));
    if (at) { memcpy(o, with, lw); o += lw; p += lv; } else *o++ = *p++;
  }
  return out;
}
static S *s_subst(const S *s, const char *var, const char *with) {
  S *r = xalloc(sizeof *r); r->line = s->line;
  if (s->atom) r->atom = s->atom[0] == '"' ? s->atom : subst_word(s->atom, var, with);
  if (s->bind) r->bind = s->bind;
  for (unsigned i = 0; i < s->n; i++) s_add(r, s_subst(s->kid[i], var, with));
  return r;
}

/* ---- what is generated ---- */
static Rule *R; static unsigned nR, capR;
static RuleLhs *L; static unsigned nL, capL;
static RuleRhs *H; static unsigned nH, capH;
static RuleExpr *E; static unsigned nE = 1, capE;
static RuleFlagTerm *T; static unsigned nT, capT;
static RuleClass *K; static unsigned nK, capK;
static int64_t *lits; static unsigned nlits, caplits;
static RuleVariant *V; static unsigned nV, capV;
static const char **folds; static unsigned nfolds, capfolds;
static const char *files[256]; static unsigned nfiles;
static bool combine_set;
static unsigned short intrin_kind[NINTRIN]; static unsigned nkinds = RK_INTRIN0;

static unsigned lit_index(int64_t v) {
  for (unsigned i = 0; i < nlits; i++) if (lits[i] == v) return i;
  GROW(lits, nlits, caplits); lits[nlits] = v; return nlits++;
}
static int find_op(const char *h) {
  for (unsigned i = 0; i < sizeof aliases / sizeof *aliases; i++) if (!strcmp(h, aliases[i].alias)) h = aliases[i].op;
  for (int o = OP_RET; o < OP_COUNT; o++) if (!strcmp(ops[o].text, h)) return o;
  return -1;
}
static int find_intrin(const char *h) { for (int i = 1; i < NINTRIN; i++) if (!strcmp(intrins[i].name, h)) return i; return -1; }
static unsigned find_flag(const char *a) { for (unsigned i = 0; i < sizeof flag_names / sizeof *flag_names; i++) if (!strcmp(flag_names[i].name, a)) return flag_names[i].bit; return 0; }

/* ---- state of the rule being parsed ---- */
typedef struct NamedThing { const char *name; int lhs, rhs; bool is_con; } NamedThing;
static struct {
  NamedThing var[64]; int nvar;
  NamedThing pred[8]; int npred;
  NamedThing flag[16]; int nflag;
  unsigned l0, h0, e0;               /* first nodes */
  int kid[RULE_MAX_NODES][8], nkid[RULE_MAX_NODES];
  bool referenced[RULE_MAX_NODES];   /* by SAME or a guard */
  bool has_con, analysis;
  /* classes: union-find over 0 .. ncls; left node i starts as class i */
  int uf[256], boolof[256], fixed[256], shape[256]; unsigned kinds[256]; int ncls;
  int hcls[RULE_MAX_RHS]; int *ecls; unsigned ecap;
} g;
static int cls_new(unsigned kinds) { if (g.ncls >= 255) { err("too many types"); return 0; } int c = g.ncls++; g.uf[c] = c; g.boolof[c] = -1; g.shape[c] = -1; g.fixed[c] = 0; g.kinds[c] = kinds; return c; }
static int cls_find(int c) { while (g.uf[c] != c) c = g.uf[c]; return c; }
static void cls_unify(int a, int b) {
  a = cls_find(a); b = cls_find(b);
  if (a == b) return;
  if (a > b) { int t = a; a = b; b = t; } /* smaller numbers are left nodes */
  unsigned k = (g.kinds[a] ? g.kinds[a] : RT_ANYKIND) & (g.kinds[b] ? g.kinds[b] : RT_ANYKIND);
  if (!k) err("type conflict: integer, float or pointer?");
  g.kinds[a] = g.kinds[a] || g.kinds[b] ? k : 0;
  if (g.fixed[a] && g.fixed[b] && g.fixed[a] != g.fixed[b]) err("type conflict: i%d and i%d", g.fixed[a], g.fixed[b]);
  if (!g.fixed[a]) g.fixed[a] = g.fixed[b];
  if (g.boolof[a] < 0) g.boolof[a] = g.boolof[b]; else if (g.boolof[b] >= 0 && cls_find(g.boolof[a]) != cls_find(g.boolof[b])) { /* both hold: shapes agree, scalar types may differ */ }
  if (g.shape[a] < 0) g.shape[a] = g.shape[b];
  g.uf[b] = a;
}
static void cls_kind(int c, unsigned k) { c = cls_find(c); unsigned n = (g.kinds[c] ? g.kinds[c] : RT_ANYKIND) & k; if (!n) err("type conflict: integer, float or pointer?"); g.kinds[c] = n; }
static void cls_bool(int c, int of) { c = cls_find(c); cls_kind(c, RT_INT); if (g.fixed[c] && g.fixed[c] != 1) err("type conflict: a comparison is i1"); g.fixed[c] = 1; if (of >= 0 && g.boolof[c] < 0) g.boolof[c] = of; }

/* Types of an operation: c result, a[] operands. */
static int intrin_sig_type(const char **s, int c_self, int *ov, int *nov, int *fix) {
  /* Returns a class for one type of a signature; *ov the overloaded types so far. */
  const char *p = *s; int c = -1; (void)fix;
  switch (*p) {
  case 'A': case 'I': case 'F': case 'V': case 'P':
    c = c_self; ov[(*nov)++] = c;
    if (*p == 'I') cls_kind(c, RT_INT);
    if (*p == 'F') cls_kind(c, RT_FP);
    p++; break;
  case '=': p++; c = ov[*p++ - '0']; break;
  case 'w': { int of = ov[p[1] - '0']; p += 2; if (*p == 'b') cls_bool(c_self, of); else if (*p == 'i') { cls_kind(c_self, RT_INT); g.fixed[cls_find(c_self)] = 32; } p++; c = c_self; break; }
  case 'b': cls_bool(c_self, -1); p++; c = c_self; break;
  case 'c': case 's': case 'i': case 'l': { int bits = *p == 'c' ? 8 : *p == 's' ? 16 : *p == 'i' ? 32 : 64; cls_kind(c_self, RT_INT); g.fixed[cls_find(c_self)] = bits; p++; c = c_self; break; }
  case 'h': case 'f': case 'd': cls_kind(c_self, RT_FP); p++; c = c_self; break;
  case '{': { int d = 1; for (p++; *p && d; p++) { if (*p == '{') d++; if (*p == '}') d--; } c = c_self; break; }
  case 'e': case '*': case '<': case '>': p += 2; c = c_self; break;
  case '/': p += 3; c = c_self; break;
  case 0: case ')': return -1;
  default: while (isdigit((unsigned char)*p)) p++; if (*p == '<') while (*p && *p++ != '>') {} else p++; c = c_self; break;
  }
  *s = p;
  return c;
}
static void infer(int op, int intrin, int c, const int *a, int n) {
  if (intrin) {
    const char *s = intrins[intrin].sig, *late = NULL; int ov[8], nov = 0;
    if (*s == '{') { /* overflow operations: {I w0b}(=0=0): first field is the overloaded type */
      if (s[1] == 'I') { ov[nov++] = n ? a[0] : cls_new(RT_INT); cls_kind(ov[0], RT_INT); }
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
      if (r < 0) { err("'%s' has fewer arguments", intrins[intrin].name); return; }
      if (r != a[i]) cls_unify(r, a[i]);
    }
    if (*s != ')') err("'%s' has more arguments", intrins[intrin].name);
    if (late && nov) { int r = intrin_sig_type(&late, c, ov, &nov, NULL); if (r >= 0 && r != c) cls_unify(r, c); }
    return;
  }
  switch (ops[op].cls) {
  case OC_BIN: cls_kind(c, RT_INT); for (int i = 0; i < n; i++) cls_unify(c, a[i]); break;
  case OC_FBIN: cls_kind(c, RT_FP); for (int i = 0; i < n; i++) cls_unify(c, a[i]); break;
  case OC_CAST: {
    static const struct { Op o; unsigned from, to; } ck[] = {{OP_TRUNC, RT_INT, RT_INT}, {OP_ZEXT, RT_INT, RT_INT}, {OP_SEXT, RT_INT, RT_INT}, {OP_FPTRUNC, RT_FP, RT_FP},
      {OP_FPEXT, RT_FP, RT_FP}, {OP_FPTOUI, RT_FP, RT_INT}, {OP_FPTOSI, RT_FP, RT_INT}, {OP_UITOFP, RT_INT, RT_FP}, {OP_SITOFP, RT_INT, RT_FP},
      {OP_PTRTOINT, RT_PTR, RT_INT}, {OP_PTRTOADDR, RT_PTR, RT_INT}, {OP_INTTOPTR, RT_INT, RT_PTR}, {OP_ADDRSPACECAST, RT_PTR, RT_PTR}};
    for (unsigned i = 0; i < sizeof ck / sizeof *ck; i++) if ((int)ck[i].o == op) { cls_kind(a[0], ck[i].from); cls_kind(c, ck[i].to); }
    if (op != OP_BITCAST) { if (g.shape[cls_find(c)] < 0) g.shape[cls_find(c)] = a[0]; }
    break;
  }
  case OC_CMP: cls_unify(a[0], a[1]); if (op == OP_FCMP) cls_kind(a[0], RT_FP); else cls_kind(a[0], RT_INT | RT_PTR); cls_bool(c, a[0]); break;
  case OC_SELECT: cls_unify(a[1], a[2]); cls_unify(c, a[1]); cls_bool(a[0], -1); break;
  case OC_UNARY: if (op == OP_FNEG) cls_kind(c, RT_FP); if ((op == OP_FNEG || op == OP_FREEZE) && n) cls_unify(c, a[0]); break;
  case OC_VEC: if (op == OP_INSERTELEMENT) cls_unify(c, a[0]); if (op == OP_SHUFFLEVECTOR && n == 2) cls_unify(a[0], a[1]); break;
  case OC_PHI: for (int i = 0; i < n; i++) cls_unify(c, a[i]); break;
  default: break;
  }
}

/* ---- literals ---- */
static bool parse_lit(const char *a, unsigned *lit, int64_t *val) {
  static const struct { const char *n; unsigned l; int64_t v; } words[] = {{"smin", LIT_SMIN, 0}, {"smax", LIT_SMAX, 0}, {"undef", LIT_UNDEF, 0}, {"poison", LIT_POISON, 0},
    {"null", LIT_NULL, 0}, {"zero", LIT_NULL, 0}, {"true", LIT_INT, -1}, {"false", LIT_INT, 0}, {"inf", LIT_INF, 0}, {"-inf", LIT_NEGINF, 0}, {"nan", LIT_NAN, 0}, {"any0.0", LIT_FPZERO, 0}};
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++) if (!strcmp(a, words[i].n)) { *lit = words[i].l; *val = words[i].v; return true; }
  const char *p = a + (*a == '-');
  if (!isdigit((unsigned char)*p)) return false;
  char *end;
  if (strchr(a, '.')) { double d = strtod(a, &end); if (*end) return false; *lit = LIT_FP; memcpy(val, &d, 8); return true; }
  *val = strtoll(a, &end, 0); *lit = LIT_INT;
  return !*end;
}
static unsigned lit_kinds(unsigned lit) { return lit <= LIT_SMAX ? RT_INT : lit <= LIT_NAN ? RT_FP : 0; }

/* ---- predicates of comparisons ---- */
static int pred_by_name(int op, const char *a) {
  if (op == OP_ICMP) { for (int i = 0; i < 10; i++) if (!strcmp(a, icmp_names[i])) return i; }
  else for (int i = 0; i < 16; i++) if (!strcmp(a, fcmp_names[i])) return i;
  return -1;
}
static unsigned pred_mask(int op, const char *a, bool class_first) { /* predicate, {a b c}, or a class name (first after ?p:) */
  int p = pred_by_name(op, a);
  if (p >= 0 && !class_first) return 1u << p;
  for (unsigned i = 0; i < sizeof pred_classes / sizeof *pred_classes; i++) {
    unsigned m = op == OP_ICMP ? pred_classes[i].icmp : pred_classes[i].fcmp;
    if (!strcmp(pred_classes[i].name, a) && m) return m;
  }
  if (*a == '{') {
    unsigned m = 0;
    char buf[256];
    snprintf(buf, sizeof buf, "%s", a + 1);
    for (char *t = strtok(buf, " ,}"); t; t = strtok(NULL, " ,}")) {
      int q = pred_by_name(op, t);
      if (q < 0) err("unknown predicate '%s'", t); else m |= 1u << q;
    }
    return m;
  }
  if (p >= 0) return 1u << p;
  err("unknown predicate '%s'", a);
  return 1;
}
static RulePredSpec parse_pred_spec(int op, const S *s) {
  RulePredSpec r = {RULE_NO_NODE, 0, 0};
  unsigned sh = 0; unsigned fn[4]; unsigned nfn = 0;
  while (!s->atom) {
    unsigned f = 0;
    for (unsigned i = 0; i < sizeof pred_fns / sizeof *pred_fns; i++) if (!strcmp(pred_fns[i].name, head(s))) f = pred_fns[i].fn;
    if (!f || s->n != 2 || nfn == 4) { err("bad predicate"); return r; }
    fn[nfn++] = f; s = s->kid[1];
  }
  while (nfn) { r.fns = (uint16_t)(r.fns | fn[--nfn] << sh); sh += 4; }
  if (s->atom[0] == '?') {
    for (int i = 0; i < g.npred; i++) if (!strcmp(g.pred[i].name, s->atom)) { r.node = (uint8_t)g.pred[i].lhs; return r; }
    err("unknown predicate variable '%s'", s->atom);
    return r;
  }
  int p = pred_by_name(op, s->atom);
  if (p < 0) err("unknown predicate '%s'", s->atom);
  r.fixed = (uint8_t)(op == OP_ICMP ? p + ICMP_EQ : p);
  return r;
}

/* ---- left side ---- */
static NamedThing *find_var(const char *n) { for (int i = 0; i < g.nvar; i++) if (!strcmp(g.var[i].name, n)) return &g.var[i]; return NULL; }
static NamedThing *add_var(const char *n) { if (g.nvar == 64) { err("too many names"); exit(1); } g.var[g.nvar].name = n; return &g.var[g.nvar++]; }
static unsigned parse_types(const char *a) {
  unsigned t = 0;
  char buf[128]; snprintf(buf, sizeof buf, "%s", a);
  for (char *w = strtok(buf, ":"); w; w = strtok(NULL, ":")) {
    if (!strcmp(w, "int")) t |= RT_INT; else if (!strcmp(w, "fp")) t |= RT_FP; else if (!strcmp(w, "ptr")) t |= RT_PTR; else if (!strcmp(w, "i1")) t |= RT_I1 | RT_INT;
    else if (!strcmp(w, "vec")) t |= RT_VEC; else if (!strcmp(w, "scalar")) t |= RT_SCALAR; else err("unknown type restriction ':%s'", w);
  }
  return t;
}
static void restrict_types(int i, unsigned t) {
  RuleLhs *n = &L[g.l0 + (unsigned)i];
  n->types = (uint8_t)(n->types | t);
  if (t & RT_ANYKIND) cls_kind(i, t & RT_ANYKIND);
  if (t & RT_I1) cls_bool(i, -1);
}
static int new_lhs(int parent, int index) {
  int i = (int)(nL - g.l0);
  if (i >= RULE_MAX_NODES) { err("left side has more than %d nodes", RULE_MAX_NODES); exit(1); }
  GROW(L, nL, capL);
  L[nL++] = (RuleLhs){.parent = (uint8_t)parent, .index = (uint8_t)index, .same = RULE_NO_NODE, .pred_same = RULE_NO_NODE, .same_type = RULE_NO_NODE};
  int c = cls_new(0);
  if (c != i) { err("internal: class numbering"); exit(1); }
  g.nkid[i] = 0;
  return i;
}
static const S *desugar(const S *s) {
  if (!strcmp(head(s), "not") && s->n >= 2) { /* (not [modifiers] x) -> (xor x -1) */
    S *r = xalloc(sizeof *r); r->line = s->line; r->bind = s->bind;
    s_add(r, s_atom("xor", s->line));
    for (unsigned i = 1; i < s->n; i++) s_add(r, s->kid[i]);
    s_add(r, s_atom("-1", s->line));
    return r;
  }
  if (!strcmp(head(s), "neg") && s->n >= 2) { /* (neg [modifiers] x) -> (sub [modifiers] 0 x) */
    S *r = xalloc(sizeof *r); r->line = s->line; r->bind = s->bind;
    s_add(r, s_atom("sub", s->line));
    for (unsigned i = 1; i + 1 < s->n; i++) s_add(r, s->kid[i]);
    s_add(r, s_atom("0", s->line));
    s_add(r, s->kid[s->n - 1]);
    return r;
  }
  return s;
}
static bool is_con_name(const char *a) { return isupper((unsigned char)a[0]); }
static void parse_lhs(const S *s, int parent, int index) {
  cur_line = s->line;
  int i = new_lhs(parent, index);
#define N (L[g.l0 + (unsigned)i])
  if (s->atom) {
    const char *a = s->atom; const char *colon = strchr(a, ':');
    unsigned lit; int64_t val;
    if (a[0] == '_' && (!a[1] || a[1] == ':')) { N.kind = RL_ANY; if (colon) restrict_types(i, parse_types(colon)); return; }
    if (parse_lit(a, &lit, &val)) { N.kind = RL_LIT; N.op = (uint8_t)lit; N.val = (uint16_t)lit_index(val); if (lit_kinds(lit)) cls_kind(i, lit_kinds(lit)); return; }
    if (a[0] != '?' && !is_con_name(a)) { err("what is '%s'?", a); return; }
    char *name = colon ? dupn(a, (size_t)(colon - a)) : dupn(a, strlen(a));
    NamedThing *v = find_var(name);
    if (v) {
      N.kind = RL_SAME; N.same = (uint8_t)v->lhs; g.referenced[v->lhs] = true;
      if (colon) err("restrict '%s' where it stands first", name);
      cls_unify(i, v->lhs);
      return;
    }
    v = add_var(name); v->lhs = i; v->rhs = -1; v->is_con = is_con_name(a);
    if (!v->is_con) { N.kind = RL_VAR; if (colon) restrict_types(i, parse_types(colon)); return; }
    if (colon && !strncmp(colon, ":any", 4)) { N.kind = RL_CANY; colon += 4; v->is_con = false; }
    else if (colon && !strncmp(colon, ":fp", 3)) { N.kind = RL_CFP; colon += 3; g.has_con = true; }
    else { N.kind = RL_CINT; g.has_con = true; if (colon && !strncmp(colon, ":int", 4)) colon += 4; }
    if (colon && *colon) restrict_types(i, parse_types(colon));
    cls_kind(i, N.kind == RL_CFP ? RT_FP : N.kind == RL_CINT ? RT_INT : RT_ANYKIND);
    return;
  }
  s = desugar(s);
  const char *h = head(s);
  if (s->bind) { if (find_var(s->bind)) err("'%s' is bound twice", s->bind); NamedThing *v = add_var(s->bind); v->lhs = i; v->rhs = -1; v->is_con = false; }
  int op = find_op(h), in = op < 0 ? find_intrin(h) : 0;
  if (op < 0 && in < 0) { err("unknown operation or intrinsic '%s'", h); return; }
  if (in) {
    op = OP_CALL; N.kind = RL_INTRIN; N.val = (uint16_t)in;
    if (!intrin_kind[in]) intrin_kind[in] = (unsigned short)nkinds++;
  } else N.kind = RL_OP;
  N.op = (uint8_t)op;
  unsigned k = 1;
  bool need_pred = op == OP_ICMP || op == OP_FCMP;
  if (op == OP_EXTRACTVALUE && k < s->n && s->kid[k]->atom && isdigit((unsigned char)s->kid[k]->atom[0])) N.val = (uint16_t)(atoi(s->kid[k++]->atom) + 1);
  for (; k < s->n; k++) { /* modifiers */
    const S *m = s->kid[k];
    if (!m->atom) break;
    const char *a = m->atom; unsigned fl = find_flag(a);
    if (need_pred) {
      need_pred = false;
      if (a[0] == '?') {
        char *colon = strchr(a, ':'); char *name = dupn(a, colon ? (size_t)(colon - a) : strlen(a)); bool old = false;
        for (int j = 0; j < g.npred; j++) if (!strcmp(g.pred[j].name, name)) { N.pred_same = (uint8_t)g.pred[j].lhs; old = true; }
        if (!old) { g.pred[g.npred].name = name; g.pred[g.npred++].lhs = i; }
        N.preds = (uint16_t)pred_mask(op, colon ? colon + 1 : "any", true);
      } else N.preds = (uint16_t)pred_mask(op, a, false);
      continue;
    }
    if (fl) { N.flags = (uint16_t)(N.flags | fl); continue; }
    if (a[0] == '@') { g.flag[g.nflag].name = a + 1; g.flag[g.nflag++].lhs = i; continue; }
    if (!strcmp(a, ":one-use")) { N.bits |= LB_ONE_USE; continue; }
    if (a[0] == ':') { restrict_types(i, parse_types(a)); continue; }
    break;
  }
  if (need_pred) err("a comparison needs its predicate");
  int nk = 0;
  for (; k < s->n; k++) {
    if (is_atom(s->kid[k], "...")) { N.bits |= LB_MORE; if (k + 1 != s->n) err("'...' stands last"); break; }
    if (nk == 8) { err("too many operands"); break; }
    int kid = (int)(nL - g.l0);
    parse_lhs(s->kid[k], i, nk);
    g.kid[i][nk++] = kid;
  }
  g.nkid[i] = nk;
  N.nargs = (uint8_t)nk;
  if (!in && ops[op].nops >= 0 && !(N.bits & LB_MORE) && ops[op].nops != nk) err("'%s' has %d operands", h, ops[op].nops);
  if (!(N.bits & LB_MORE) || in) { int a[8]; for (int j = 0; j < nk; j++) a[j] = g.kid[i][j]; if (!(N.bits & LB_MORE)) infer(op, in, i, a, nk); }
#undef N
}

/* ---- constant expressions and guards ---- */
static unsigned new_expr(unsigned kind) {
  GROW(E, nE, capE);
  if (nE >= 65000) { err("too many expressions"); exit(1); }
  E[nE] = (RuleExpr){.kind = (uint8_t)kind, .pred = {RULE_NO_NODE, 0, 0}};
  while (g.ecap <= nE) { unsigned c = g.ecap ? g.ecap * 2 : 1024; g.ecls = realloc(g.ecls, c * sizeof *g.ecls); if (!g.ecls) exit(1); g.ecap = c; }
  g.ecls[nE] = -1;
  return nE++;
}
static int find_cfn(const char *h) { for (int i = 0; i < CF_COUNT; i++) if (!strcmp(cfns[i].name, h)) return i; return -1; }
static unsigned parse_guard(const S *s);
static bool is_cexpr(const S *s) { /* all leaves constants, all heads computable */
  unsigned l; int64_t v;
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
  bool ok = find_cfn(h) >= 0 || (o >= 0 && (ops[o].cls == OC_BIN || ops[o].cls == OC_FBIN || ops[o].cls == OC_CMP || o == OP_FNEG || o == OP_TRUNC || o == OP_ZEXT || o == OP_SEXT || o == OP_FPEXT || o == OP_FPTRUNC || o == OP_SITOFP || o == OP_UITOFP || o == OP_FPTOSI || o == OP_FPTOUI));
  if (!ok) return false;
  unsigned from = o >= 0 && ops[o].cls == OC_CMP ? 2 : 1;
  for (unsigned i = from; i < s->n; i++) {
    const S *k = s->kid[i];
    if (k->atom && (find_flag(k->atom) || k->atom[0] == ':' || k->atom[0] == '@' || strchr(k->atom, '?'))) { if (k->atom[0] == ':' && i + 1 < s->n && !strcmp(k->atom, ":to")) i++; else if (k->atom[0] == '?') return false; continue; }
    if (!is_cexpr(k)) return false;
  }
  return true;
}
static int to_class(const S *s) { /* operand of :to */
  if (s->atom && s->atom[0] == 'i' && isdigit((unsigned char)s->atom[1])) { int c = cls_new(RT_INT); g.fixed[c] = atoi(s->atom + 1); return c; }
  if (is_atom(s, "root")) return 0;
  NamedThing *n = s->atom ? find_var(s->atom) : NULL;
  if (n && n->lhs >= 0) return n->lhs;
  err("':to' wants a left-side name, root or iN");
  return 0;
}
static unsigned parse_cexpr(const S *s) {
  cur_line = s->line;
  unsigned l; int64_t v;
  if (s->atom) {
    if (parse_lit(s->atom, &l, &v)) { unsigned e = new_expr(RX_LIT); E[e].what = (uint16_t)l; E[e].val = (uint16_t)lit_index(v); g.ecls[e] = cls_new(lit_kinds(l)); return e; }
    NamedThing *n = find_var(s->atom);
    if (!n || !n->is_con) { err("'%s' is no constant of the left side", s->atom); return 0; }
    unsigned e = new_expr(RX_NODE); E[e].what = (uint16_t)n->lhs; g.ecls[e] = n->lhs; g.referenced[n->lhs] = true; return e;
  }
  const char *h = head(s);
  if (!strcmp(h, "width")) {
    NamedThing *n = s->n == 2 && s->kid[1]->atom ? find_var(s->kid[1]->atom) : NULL;
    if (!n || n->lhs < 0) { err("(width ?x) wants a name of the left side"); return 0; }
    unsigned e = new_expr(RX_WIDTH); E[e].what = (uint16_t)n->lhs; g.ecls[e] = cls_new(RT_INT); return e;
  }
  if (!strcmp(h, "if")) {
    unsigned c = parse_guard(s->kid[1]), a = parse_cexpr(s->kid[2]), b = parse_cexpr(s->kid[3]), e = new_expr(RX_IF);
    E[e].arg[0] = (uint16_t)c; E[e].arg[1] = (uint16_t)a; E[e].arg[2] = (uint16_t)b;
    cls_unify(g.ecls[a], g.ecls[b]); g.ecls[e] = g.ecls[a]; return e;
  }
  int o = find_op(h), fn = find_cfn(h);
  if (s->n == 2 && o == OP_SUB) o = -1, fn = CF_NEG;  /* (- C) */
  if (s->n == 2 && o == OP_FNEG) o = -1, fn = CF_NEG;
  unsigned arg[3]; int n = 0; int to = -1; unsigned i = 1; RulePredSpec ps = {RULE_NO_NODE, 0, 0};
  if (o >= 0 && ops[o].cls == OC_CMP) ps = parse_pred_spec(o, s->kid[i++]);
  for (; i < s->n; i++) {
    const S *k = s->kid[i];
    if (is_atom(k, ":to") && i + 1 < s->n) { to = to_class(s->kid[++i]); continue; }
    if (k->atom && (find_flag(k->atom) || k->atom[0] == '@')) continue; /* constants carry no flags */
    if (n == 3) { err("too many arguments of '%s'", h); return 0; }
    arg[n++] = parse_cexpr(k);
  }
  unsigned e;
  if (o >= 0) {
    int want = ops[o].nops;
    if (n != want) { err("'%s' has %d operands", h, want); return 0; }
    e = new_expr(ops[o].cls == OC_CMP ? RX_CMP : ops[o].cls == OC_CAST ? RX_CAST : RX_BIN);
    E[e].what = (uint16_t)o; E[e].pred = ps; g.ecls[e] = cls_new(0);
    int a[3]; for (int j = 0; j < n; j++) a[j] = g.ecls[arg[j]];
    infer(o, 0, g.ecls[e], a, n);
  } else {
    if (fn < 0) { err("unknown function '%s' of constants", h); return 0; }
    if (n != cfns[fn].n) { err("'%s' has %d arguments", h, cfns[fn].n); return 0; }
    e = new_expr(RX_FN); E[e].what = (uint16_t)fn; g.ecls[e] = cls_new(0);
    for (int j = 0; j < n; j++) cls_unify(g.ecls[e], g.ecls[arg[j]]);
  }
  if (to >= 0) cls_unify(g.ecls[e], to);
  for (int j = 0; j < n; j++) E[e].arg[j] = (uint16_t)arg[j];
  return e;
}
static bool asks_analysis(unsigned e) {
  if (!e) return false;
  if (E[e].kind == RX_PRED) return preds[E[e].what].kind == RPK_ANALYSIS;
  return (E[e].kind == RX_AND || E[e].kind == RX_OR || E[e].kind == RX_NOT) && (asks_analysis(E[e].arg[0]) || asks_analysis(E[e].arg[1]));
}
static unsigned parse_guard(const S *s) {
  cur_line = s->line;
  const char *h = head(s);
  if (!strcmp(h, "not") || !strcmp(h, "or") || !strcmp(h, "and")) {
    if (!strcmp(h, "not")) { unsigned a = s->n == 2 ? parse_guard(s->kid[1]) : 0, e = new_expr(RX_NOT);
      if (asks_analysis(a)) err("an analysis that says no knows nothing: it cannot stand under 'not'");
      E[e].arg[0] = (uint16_t)a; return e; }
    unsigned r = 0;
    for (unsigned i = 1; i < s->n; i++) {
      unsigned a = parse_guard(s->kid[i]);
      if (!r) r = a; else { unsigned e = new_expr(*h == 'o' ? RX_OR : RX_AND); E[e].arg[0] = (uint16_t)r; E[e].arg[1] = (uint16_t)a; r = e; }
    }
    return r;
  }
  char kinds[4] = {0};
  int n = (int)s->n - 1;
  if (n < 1 || n > 3) { err("bad guard"); return 0; }
  unsigned arg[3];
  for (int i = 0; i < n; i++) {
    const S *k = s->kid[i + 1];
    if (k->atom && k->atom[0] == '?') {
      NamedThing *v = find_var(k->atom);
      if (!v || v->lhs < 0) { err("'%s' is not bound on the left", k->atom); return 0; }
      kinds[i] = 'v'; arg[i] = new_expr(RX_VAL); E[arg[i]].what = (uint16_t)v->lhs; g.ecls[arg[i]] = v->lhs; g.referenced[v->lhs] = true;
    } else if (k->atom && is_con_name(k->atom) && find_var(k->atom) && !find_var(k->atom)->is_con) { /* C:any */
      kinds[i] = 'v'; arg[i] = new_expr(RX_VAL); E[arg[i]].what = (uint16_t)find_var(k->atom)->lhs; g.ecls[arg[i]] = find_var(k->atom)->lhs;
    } else { arg[i] = parse_cexpr(k); kinds[i] = arg[i] && (g.kinds[cls_find(g.ecls[arg[i]])] == RT_FP) ? 'f' : 'c'; }
  }
  for (int p = 0; p < RP_COUNT; p++) {
    if (strcmp(preds[p].name, h) || (int)strlen(preds[p].args) != n) continue;
    bool ok = true;
    for (int i = 0; i < n; i++) {
      bool con_as_val = preds[p].args[i] == 'v' && (kinds[i] == 'c' || kinds[i] == 'f') && E[arg[i]].kind == RX_NODE;
      if (kinds[i] != preds[p].args[i] && !con_as_val) ok = false;
    }
    if (!ok) continue;
    unsigned e = new_expr(RX_PRED); E[e].what = (uint16_t)p;
    int c0 = -1;
    for (int i = 0; i < n; i++) {
      E[e].arg[i] = (uint16_t)arg[i];
      if (preds[p].args[i] == 'v' && E[arg[i]].kind == RX_NODE) E[arg[i]].kind = RX_VAL;
      if (preds[p].args[i] != 'v' || p == RP_KNOWN_ZERO || p == RP_KNOWN_ONE || p == RP_V_ULT || p == RP_V_DISJOINT) { if (c0 < 0) c0 = g.ecls[arg[i]]; else cls_unify(c0, g.ecls[arg[i]]); }
    }
    if (preds[p].kind == RPK_ANALYSIS) g.analysis = true;
    return e;
  }
  err("no predicate '%s' with these arguments (%s)", h, kinds);
  return 0;
}

/* ---- right side ---- */
static int new_rhs(unsigned kind) {
  int i = (int)(nH - g.h0);
  if (i >= RULE_MAX_RHS) { err("right side has more than %d nodes", RULE_MAX_RHS); exit(1); }
  GROW(H, nH, capH);
  H[nH++] = (RuleRhs){.kind = (uint8_t)kind, .pred = {RULE_NO_NODE, 0, 0}};
  g.hcls[i] = -1;
  return i;
}
static int flag_node(const char *n, size_t len) {
  for (int i = 0; i < g.nflag; i++) if (strlen(g.flag[i].name) == len && !strncmp(g.flag[i].name, n, len)) return g.flag[i].lhs;
  err("flags '@%.*s' are not captured on the left", (int)len, n);
  return 0;
}
static bool parse_flag_term(const char *a, RuleFlagTerm *t) { /* nsw?A  nsw?A&B  @A  @A&B  @A|B */
  const char *names;
  *t = (RuleFlagTerm){.is_or = 0};
  for (int i = 1; i < RULE_FLAG_NAMES; i++) t->node[i] = RULE_NO_NODE;
  if (a[0] == '@') { t->mask = 0xffff; names = a + 1; }
  else {
    const char *q = strchr(a, '?');
    if (!q || q == a) return false;
    char *n = dupn(a, (size_t)(q - a)); unsigned f = find_flag(n);
    if (!strcmp(n, "fmf")) f = F_FAST;
    if (!strcmp(n, "wrap")) f = F_NUW | F_NSW;
    if (!strcmp(n, "alg")) f = F_REASSOC | F_ARCP | F_CONTRACT | F_AFN | F_NSZ; /* those that make nothing poison */
    if (!f) return false;
    t->mask = (uint16_t)f; names = q + 1;
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
static int parse_rhs(const S *s, int ctx_cls) { /* ctx_cls: class the result must have, -1 unknown */
  cur_line = s->line;
  unsigned lit; int64_t val;
  if (s->atom && (s->atom[0] == '?' || (is_con_name(s->atom) && find_var(s->atom)))) {
    NamedThing *v = find_var(s->atom);
    if (!v) { err("'%s' is not bound", s->atom); return new_rhs(RR_POISON); }
    if (v->rhs >= 0) { if (ctx_cls >= 0) cls_unify(ctx_cls, g.hcls[v->rhs]); return v->rhs; }
    int i = new_rhs(RR_NODE); H[g.h0 + (unsigned)i].arg[0] = (uint8_t)v->lhs; g.hcls[i] = v->lhs;
    if (ctx_cls >= 0) cls_unify(ctx_cls, v->lhs);
    return i;
  }
  if (s->atom && parse_lit(s->atom, &lit, &val) && lit >= LIT_UNDEF) {
    int i = new_rhs(lit == LIT_UNDEF ? RR_UNDEF : lit == LIT_POISON ? RR_POISON : RR_NULL);
    g.hcls[i] = ctx_cls >= 0 ? ctx_cls : cls_new(0); return i;
  }
  const S *d = desugar(s);
  if (is_cexpr(s)) {
    unsigned e = parse_cexpr(s);
    int i = new_rhs(RR_CONST); H[g.h0 + (unsigned)i].what = (uint16_t)e; g.hcls[i] = e ? g.ecls[e] : cls_new(0);
    if (ctx_cls >= 0) cls_unify(ctx_cls, g.hcls[i]);
    return i;
  }
  if (s->atom) { err("what is '%s'?", s->atom); return new_rhs(RR_POISON); }
  s = d;
  const char *h = head(s);
  if (!strcmp(h, "call")) {
    if (s->n != 2 || !s->kid[1]->atom) { err("(call fold_name)"); return 0; }
    unsigned f = 0;
    while (f < nfolds && strcmp(folds[f], s->kid[1]->atom)) f++;
    if (f == nfolds) { GROW(folds, nfolds, capfolds); folds[nfolds++] = s->kid[1]->atom; }
    int i = new_rhs(RR_CALL); H[g.h0 + (unsigned)i].what = (uint16_t)f; g.hcls[i] = 0; return i;
  }
  int op = find_op(h), in = op < 0 ? find_intrin(h) : 0;
  if (op < 0 && in < 0) { err("unknown operation or intrinsic '%s'", h); return new_rhs(RR_POISON); }
  if (in) op = OP_CALL;
  RulePredSpec ps = {RULE_NO_NODE, 0, 0};
  unsigned k = 1, set = 0, nterm = 0, what = 0; RuleFlagTerm term[8]; int to = -1;
  if (op == OP_ICMP || op == OP_FCMP) { if (s->n < 2) { err("a comparison needs its predicate"); return 0; } ps = parse_pred_spec(op, s->kid[k++]); }
  if (op == OP_EXTRACTVALUE && k < s->n && s->kid[k]->atom) what = (unsigned)atoi(s->kid[k++]->atom);
  for (; k < s->n; k++) {
    const S *m = s->kid[k];
    if (!m->atom) break;
    if (find_flag(m->atom)) { set |= find_flag(m->atom); continue; }
    if (is_atom(m, ":to") && k + 1 < s->n) { to = to_class(s->kid[++k]); continue; }
    if (m->atom[0] != '?' && nterm < 8 && parse_flag_term(m->atom, &term[nterm])) { nterm++; continue; }
    break;
  }
  int a[4] = {0}, ac[4] = {0}, n = 0;
  int c = cls_new(0);
  if (to >= 0) cls_unify(c, to);
  if (ctx_cls >= 0) cls_unify(c, ctx_cls);
  /* Two passes: give every operand a class first, so that literals find their type from siblings. */
  int cnt = (int)(s->n - k);
  if (cnt > 4) { err("too many operands"); cnt = 4; }
  for (int j = 0; j < cnt; j++) ac[j] = cls_new(0);
  if (!in && ops[op].nops >= 0 && ops[op].nops != cnt) { err("'%s' has %d operands", h, ops[op].nops); return new_rhs(RR_POISON); }
  infer(op, in, c, ac, cnt);
  for (int j = 0; j < cnt; j++) { a[j] = parse_rhs(s->kid[k + (unsigned)j], ac[j]); n++; }
  int i = new_rhs(in ? RR_INTRIN : RR_OP);
  RuleRhs *r = &H[g.h0 + (unsigned)i];
  r->op = (uint8_t)op; r->pred = ps; r->set = (uint16_t)set; r->what = (uint16_t)(in ? in : (int)what); r->narg = (uint8_t)n;
  r->term = (uint16_t)nT; r->nterm = (uint8_t)nterm;
  for (unsigned j = 0; j < nterm; j++) { GROW(T, nT, capT); T[nT++] = term[j]; }
  for (int j = 0; j < n; j++) r->arg[j] = (uint8_t)a[j];
  g.hcls[i] = c;
  if (s->bind) { if (find_var(s->bind)) err("'%s' is bound twice", s->bind); NamedThing *v = add_var(s->bind); v->lhs = -1; v->rhs = i; v->is_con = false; }
  return i;
}

/* ---- types: classes that remain ---- */
static void finish_classes(Rule *r) {
  int num[256]; int rep[RULE_MAX_CLASSES]; int n = 0;
  for (int i = 0; i < g.ncls; i++) num[i] = -1;
#define USE_CLS(c_) do { int q_ = cls_find(c_); if (num[q_] < 0) { if (n == RULE_MAX_CLASSES) { err("more than %d types", RULE_MAX_CLASSES); return; } rep[n] = q_; num[q_] = n++; } } while (0)
  for (int i = 0; i < r->nlhs; i++) USE_CLS(i);
  for (int i = 0; i < r->nrhs; i++) if (g.hcls[i] >= 0) USE_CLS(g.hcls[i]);
  for (unsigned e = g.e0; e < nE; e++) if (g.ecls[e] >= 0) USE_CLS(g.ecls[e]);
  for (int i = 0; i < n; i++) { if (g.boolof[rep[i]] >= 0) USE_CLS(g.boolof[rep[i]]); if (g.shape[rep[i]] >= 0) USE_CLS(g.shape[rep[i]]); }
  r->cls = (uint16_t)nK; r->ncls = (uint8_t)n;
  int node_of[RULE_MAX_CLASSES];
  for (int i = 0; i < n; i++) node_of[i] = -1;
  for (int i = r->nlhs - 1; i >= 0; i--) node_of[num[cls_find(i)]] = i;
  for (int i = 0; i < n; i++) {
    RuleClass k = {.how = RC_NONE, .kinds = (uint8_t)g.kinds[rep[i]], .bits = (uint8_t)g.fixed[rep[i]], .shape_of = RULE_NO_NODE};
    if (g.boolof[rep[i]] >= 0) k.shape_of = (uint8_t)num[cls_find(g.boolof[rep[i]])];
    else if (g.shape[rep[i]] >= 0) k.shape_of = (uint8_t)num[cls_find(g.shape[rep[i]])];
    if (node_of[i] >= 0) { k.how = RC_NODE; k.node = (uint8_t)node_of[i]; }
    else if (k.bits) {
      int sh = k.shape_of != RULE_NO_NODE ? node_of[k.shape_of] : 0;
      k.how = k.bits == 1 ? RC_BOOL : RC_FIXED; k.node = (uint8_t)(sh >= 0 ? sh : 0);
    }
    GROW(K, nK, capK); K[nK++] = k;
  }
  for (int i = 0; i < r->nlhs; i++) L[r->lhs + i].cls = (uint8_t)num[cls_find(i)];
  for (int i = 0; i < r->nrhs; i++) {
    RuleRhs *h = &H[r->rhs + i];
    h->cls = (uint8_t)(g.hcls[i] >= 0 ? num[cls_find(g.hcls[i])] : 0);
    bool needs = h->kind == RR_CONST || h->kind == RR_NULL || h->kind == RR_UNDEF || h->kind == RR_POISON || (h->kind == RR_OP && ops[h->op].cls == OC_CAST) || h->kind == RR_INTRIN;
    if (needs && K[r->cls + h->cls].how == RC_NONE) err("the type of node %d of the right side is not determined: use :to", i);
  }
  for (unsigned e = g.e0; e < nE; e++) {
    if (g.ecls[e] < 0) continue;
    E[e].cls = (uint8_t)num[cls_find(g.ecls[e])];
    if (E[e].kind != RX_VAL && K[r->cls + E[e].cls].how == RC_NONE) err("the type of a constant expression is not determined");
  }
}

/* ---- laws ---- */
static int lhs_kid(const Rule *r, int node, int index) { for (int i = node + 1; i < r->nlhs; i++) if (L[r->lhs + i].parent == node && L[r->lhs + i].index == index) return i; return -1; }
static int same_rep(const Rule *r, int i) { return L[r->lhs + i].kind == RL_SAME ? L[r->lhs + i].same : i; }
static bool subsumes(const Rule *a, int i, unsigned swaps, const Rule *b, int j, int *map) {
  const RuleLhs *x = &L[a->lhs + i], *y = &L[b->lhs + j];
  if (x->types & ~y->types) return false;
  map[i] = same_rep(b, j);
  switch (x->kind) {
  case RL_ANY: case RL_VAR: return true;
  case RL_SAME: return map[x->same] == same_rep(b, j);
  case RL_CINT: return y->kind == RL_CINT || (y->kind == RL_LIT && y->op <= LIT_SMAX);
  case RL_CFP: return y->kind == RL_CFP || (y->kind == RL_LIT && y->op >= LIT_FP && y->op <= LIT_NAN);
  case RL_CANY: return y->kind == RL_CANY || y->kind == RL_CINT || y->kind == RL_CFP || y->kind == RL_LIT;
  case RL_LIT: return y->kind == RL_LIT && y->op == x->op && y->val == x->val;
  default: break;
  }
  if (y->kind != x->kind || y->op != x->op || y->val != x->val || (x->flags & ~y->flags) || x->nargs > y->nargs || (!(x->bits & LB_MORE) && x->nargs != y->nargs)) return false;
  if ((x->bits & LB_ONE_USE) && !(y->bits & LB_ONE_USE)) return false;
  if (x->pred_same != RULE_NO_NODE) return false;
  unsigned yp = y->preds; bool sw = swaps >> i & 1;
  if (sw && x->op == OP_ICMP) { unsigned q = 0; static const int swp[10] = {0, 1, 4, 5, 2, 3, 8, 9, 6, 7}; for (int p = 0; p < 10; p++) if (yp >> p & 1) q |= 1u << swp[p]; yp = q; }
  if (yp & ~x->preds) return false;
  for (int k = 0; k < x->nargs; k++) {
    int kk = sw && k < 2 ? 1 - k : k;
    if (!subsumes(a, lhs_kid(a, i, k), swaps, b, lhs_kid(b, j, kk), map)) return false;
  }
  return true;
}
static void check_laws(const Rule *r) {
  int built = 0, freed = 1;
  for (int i = 0; i < r->nrhs; i++) built += H[r->rhs + i].kind == RR_OP || H[r->rhs + i].kind == RR_INTRIN;
  for (int i = 1; i < r->nlhs; i++) freed += (L[r->lhs + i].kind == RL_OP || L[r->lhs + i].kind == RL_INTRIN) && (L[r->lhs + i].bits & LB_ONE_USE);
  if (!combine_set && built) err("a simplify rule gives an existing value or a constant, it builds nothing");
  if (combine_set && built > freed && !(r->bits & RB_GROWS)) err("builds %d instructions where at most %d go away: mark operands :one-use, or add (grows \"why\")", built, freed);
}
/* What the left side alone says about types (`snap_*`, taken after it was parsed) may be less than what guard and right side need: the
 * difference becomes tests of the left nodes. */
static int snap_cls[RULE_MAX_NODES], snap_fixed[RULE_MAX_NODES]; static unsigned snap_kinds[RULE_MAX_NODES];
static void snapshot_types(int n) { for (int i = 0; i < n; i++) { int c = cls_find(i); snap_cls[i] = c; snap_fixed[i] = g.fixed[c]; snap_kinds[i] = g.kinds[c]; } }
static void test_types(const Rule *r) {
  for (int i = 0; i < r->nlhs; i++) {
    RuleLhs *n = &L[r->lhs + i];
    bool first = true;
    int rep = cls_find(i), j = 0;
    for (int k = 0; k < i; k++) first &= snap_cls[k] != snap_cls[i];
    if (!first) continue;
    while (cls_find(j) != rep) j++;
    if (j < i) n->same_type = (uint8_t)j;
    unsigned kinds = g.kinds[rep], had = snap_kinds[i] ? snap_kinds[i] : RT_ANYKIND;
    if (kinds && (had & ~kinds)) n->types = (uint8_t)((n->types & ~(unsigned)RT_ANYKIND) | kinds);
    if (g.fixed[rep] && !snap_fixed[i]) {
      if (g.fixed[rep] == 1) n->types |= RT_I1;
      else err("the right side needs an i%d here: restrict the left side", g.fixed[rep]);
    }
  }
}
/* A scalar condition may choose between vectors. Where the right side uses the condition (or a part of it) other than as a condition again,
 * both must have one shape: the select gets LB_SHAPE. */
static bool under(const Rule *r, int node, int top) { for (; node != RULE_NO_NODE; node = L[r->lhs + node].parent) if (node == top) return true; return false; }
static bool refers_under(const Rule *r, int node, int top) {
  for (int i = 0; i < r->nlhs; i++) if ((i == node || (L[r->lhs + i].kind == RL_SAME && L[r->lhs + i].same == node)) && under(r, i, top)) return true;
  return under(r, node, top);
}
static void mark_shapes(Rule *r) {
  for (int i = 0; i < r->nlhs; i++) {
    RuleLhs *n = &L[r->lhs + i];
    if (n->kind != RL_OP || n->op != OP_SELECT || (n->bits & LB_MORE)) continue;
    int c = lhs_kid(r, i, 0);
    bool need = false;
    for (int h = 0; h < r->nrhs; h++) {
      const RuleRhs *x = &H[r->rhs + h];
      if (x->kind == RR_NODE && h == r->nrhs - 1 && refers_under(r, x->arg[0], c)) need = true;
      if (x->kind != RR_OP && x->kind != RR_INTRIN) continue;
      for (int j = 0; j < x->narg; j++) {
        const RuleRhs *a = &H[r->rhs + x->arg[j]];
        if (a->kind == RR_NODE && refers_under(r, a->arg[0], c) && !(x->kind == RR_OP && x->op == OP_SELECT && j == 0)) need = true;
      }
    }
    if (need) n->bits |= LB_SHAPE;
  }
}
static void add_variants(unsigned ri) {
  const Rule *r = &R[ri];
  int sw[RULE_MAX_NODES], nsw = 0;
  for (int i = 0; i < r->nlhs; i++) {
    const RuleLhs *n = &L[r->lhs + i];
    bool comm = n->kind == RL_OP && ((ops[n->op].props & P_COMM) || ops[n->op].cls == OC_CMP);
    if (n->kind == RL_INTRIN) comm = strstr(intrins[n->val].flags, "CM") != NULL;
    if (!comm || g.nkid[i] < 2) continue;
    const RuleLhs *b = &L[r->lhs + g.kid[i][1]], *a = &L[r->lhs + g.kid[i][0]];
    if (b->kind == RL_CINT || b->kind == RL_CFP || b->kind == RL_CANY || b->kind == RL_LIT) continue; /* constants stand right */
    bool free_a = (a->kind == RL_ANY || a->kind == RL_VAR) && !g.referenced[g.kid[i][0]] && !a->types;
    bool free_b = (b->kind == RL_ANY || b->kind == RL_VAR) && !g.referenced[g.kid[i][1]] && !b->types;
    bool pred_matters = ops[n->op].cls == OC_CMP && n->kind == RL_OP && n->preds != (n->op == OP_ICMP ? 0x3ff : 0xffff);
    if (free_a && free_b && !pred_matters) continue;
    /* x op x */
    if (b->kind == RL_SAME && b->same == g.kid[i][0]) continue;
    sw[nsw++] = i;
  }
  if (nsw > 6) { err("more than 64 operand orders"); nsw = 6; }
  for (unsigned m = 0; m < 1u << nsw; m++) {
    uint32_t s = 0;
    for (int i = 0; i < nsw; i++) if (m >> i & 1) s |= 1u << sw[i];
    GROW(V, nV, capV);
    V[nV++] = (RuleVariant){.rule = (uint16_t)ri, .swaps = s};
  }
}

/* Where left node i of the variant stands, if it is an operand of the root or of one of these: RuleVariant.same; else 0. */
static unsigned path_of(const RuleVariant *v, int i) {
  const RuleLhs *l = &L[R[v->rule].lhs], *n = l + i, *up = l + n->parent;
  unsigned index = n->index ^ ((v->swaps >> n->parent & 1) && n->index < 2);
  if (!i || index > 14) return 0;
  if (n->parent == 0) return index + 1;
  unsigned first = up->index ^ ((v->swaps & 1) && up->index < 2);
  return up->parent != 0 || first > 14 ? 0 : (first + 1) | (index + 1) << 4;
}
/* The first two places that must hold the same value. */
static void find_same(const RuleVariant *v, unsigned *a, unsigned *b) {
  const Rule *r = &R[v->rule];
  *a = *b = 0;
  for (int i = 1; i < r->nlhs; i++)
    if (L[r->lhs + i].kind == RL_SAME && (*a = path_of(v, L[r->lhs + i].same)) && (*b = path_of(v, i))) return;
  *a = *b = 0;
}
/* A fold in C of a left side that says no more than "an operation of that kind and type": the sieve has seen to all of it. How many operands it names, plus one;
 * 0 for any other rule. */
static unsigned bare(const Rule *r) {
  const RuleLhs *n = &L[r->lhs];
  if (r->nrhs != 1 || H[r->rhs].kind != RR_CALL || r->guard) return 0;
  if (n->kind != RL_OP || ops[n->op].cls == OC_CMP || n->op == OP_EXTRACTVALUE || n->flags || (n->bits & LB_SHAPE) || n->same_type != RULE_NO_NODE) return 0;
  if ((n->bits & LB_MORE) ? n->nargs != 0 || r->nlhs != 1 : n->nargs != ops[n->op].nops || n->nargs + 1 != r->nlhs) return 0;
  for (unsigned i = 1; i < r->nlhs; i++)
    if ((n[i].kind != RL_ANY && n[i].kind != RL_VAR) || n[i].parent || n[i].index != i - 1 || n[i].types || n[i].same_type != RULE_NO_NODE) return 0;
  return r->nlhs;
}
static void parse_rule(const S *s) {
  cur_line = s->line; cur_rule = NULL;
  if (s->n < 5 || !s->kid[1]->atom || !is_atom(s->kid[3], "=>")) { err("(rule NAME LEFT => RIGHT [(when GUARD...)])"); return; }
  cur_rule = s->kid[1]->atom;
  for (unsigned i = 0; i < nR; i++) if (!strcmp(R[i].name, cur_rule)) { err("the name is taken (%s:%d)", files[R[i].file], R[i].line); return; }
  int *ecls = g.ecls; unsigned ecap = g.ecap;
  memset(&g, 0, sizeof g);
  g.ecls = ecls; g.ecap = ecap; g.l0 = nL; g.h0 = nH; g.e0 = nE;
  int before = nerrors;
  Rule r = {.name = cur_rule, .lhs = (uint16_t)nL, .file = (uint16_t)(nfiles - 1), .line = (uint16_t)s->line};
  parse_lhs(s->kid[2], RULE_NO_NODE, 0);
  if (nerrors == before && L[g.l0].kind != RL_OP && L[g.l0].kind != RL_INTRIN) err("the left side must be an operation");
  if (nerrors > before) return;
  r.nlhs = (uint8_t)(nL - r.lhs); r.rhs = (uint16_t)nH;
  snapshot_types(r.nlhs);
  for (unsigned i = 5; i < s->n; i++) {
    const char *h = head(s->kid[i]);
    if (!strcmp(h, "when")) {
      for (unsigned j = 1; j < s->kid[i]->n; j++) {
        unsigned a = parse_guard(s->kid[i]->kid[j]);
        if (!r.guard) r.guard = (uint16_t)a; else { unsigned e = new_expr(RX_AND); E[e].arg[0] = r.guard; E[e].arg[1] = (uint16_t)a; r.guard = (uint16_t)e; }
      }
    } else if (!strcmp(h, "grows")) r.bits |= RB_GROWS;
    else if (!strcmp(h, "no-check")) r.bits |= RB_NOCHECK;
    else err("unknown clause '%s'", h);
  }
  int top = parse_rhs(s->kid[4], 0);
  if (nerrors > before) return;
  if (top != (int)(nH - g.h0) - 1) { err("internal: right side order"); return; }
  if (H[nH - 1].kind == RR_CALL) r.bits |= RB_CALL;
  if (g.has_con) r.bits |= RB_CONSTS;
  if (g.analysis) r.bits |= RB_ANALYSIS;
  r.nrhs = (uint8_t)(nH - r.rhs);
  finish_classes(&r);
  check_laws(&r);
  mark_shapes(&r);
  test_types(&r);
  for (unsigned v = 0; v < nV; v++) {
    const Rule *a = &R[V[v].rule]; int map[RULE_MAX_NODES];
    if (a->guard || (a->bits & RB_CALL)) continue;
    if (L[a->lhs].op == L[r.lhs].op && subsumes(a, 0, V[v].swaps, &r, 0, map)) { err("can never be reached: '%s' (%s:%d) takes all it matches", a->name, files[a->file], a->line); break; }
  }
  if (nerrors > before) return;
  GROW(R, nR, capR); R[nR++] = r;
  add_variants(nR - 1);
}
static void top_form(const S *s) {
  cur_line = s->line; cur_rule = NULL;
  if (!strcmp(head(s), "rule")) { parse_rule(s); return; }
  if (!strcmp(head(s), "for")) { /* (for (A x y) ...) or (for ((A x y) (B u v)) ...): bodies repeated, names replaced in step */
    if (s->n < 3) { err("(for (NAME word...) form...)"); return; }
    const S *h = s->kid[1]; const S *one[1] = {h}; const S *const *lists = one; unsigned nl = 1;
    if (h->n && !h->kid[0]->atom) { lists = (const S *const *)h->kid; nl = h->n; }
    for (unsigned i = 1; i < lists[0]->n; i++)
      for (unsigned b = 2; b < s->n; b++) {
        const S *f = s->kid[b];
        for (unsigned l = 0; l < nl; l++) {
          if (lists[l]->n != lists[0]->n) { cur_line = s->line; err("the lists of a 'for' are of one length"); return; }
          f = s_subst(f, lists[l]->kid[0]->atom, lists[l]->kid[i]->atom);
        }
        top_form(f);
      }
    return;
  }
  err("unknown form '%s'", head(s));
}

/* ---- the sieves ---- */
static RuleSieve *sieve; static unsigned nsieve = 1, capsieve;
static RulePos *pos; static unsigned npos, cappos;
static RuleCell *cell; static unsigned ncell, capcell;
static uint64_t *row; static unsigned nrow, caprow;
static uint64_t *kids; static unsigned nkids, capkids;
static uint8_t *kind_cls; static unsigned nkind_cls, capkind_cls;
static uint16_t *order; static unsigned norder, caporder;
/* What a predicate of one constant says of all of this kind: 1, 0, or -1 if it says now this, now that. */
static int says(unsigned pred, unsigned kind) {
  bool one = kind == RK_INT1, all = kind == RK_INTM1, neg = all || kind == RK_INTNEGPOW2 || kind == RK_INTMIN || kind == RK_INTNEG;
  if (kind == RK_INTTRUE) return pred == RP_C_NEG || pred == RP_C_NONZERO || pred == RP_C_SMIN ? 1 : pred == RP_C_NONNEG ? 0 : -1;
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
  bool no = E[e].kind == RX_NOT;
  if (E[e].kind == RX_AND) return guard_allows(E[e].arg[0], node, kind) && guard_allows(E[e].arg[1], node, kind);
  if (no) e = E[e].arg[0];
  if (E[e].kind != RX_PRED || preds[E[e].what].args[1] || E[E[e].arg[0]].kind != RX_NODE || E[E[e].arg[0]].what != node) return true;
  int s = says(E[e].what, kind);
  return s < 0 || (s == 1) != no;
}
/* May a value of this kind stand where the left node does? A no is certain; all else is left to matching. */
static bool allows(const RuleVariant *v, int i, unsigned kind) {
  const Rule *r = &R[v->rule];
  const RuleLhs *n = &L[r->lhs + i];
  if (n->kind == RL_SAME) i = n->same, n = &L[r->lhs + i];
  bool con = kind >= RK_INT0 && kind <= RK_CON, in = kind >= RK_INT0 && kind <= RK_INTV, fp = kind >= RK_FP0 && kind <= RK_FPV;
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
    int64_t k = lits[n->val]; double d; memcpy(&d, &k, 8);
    if (!con) return false;
    switch (n->op) {
    case LIT_INT: return kind == RK_INTV || (k == 0 ? kind == RK_INT0 : k == 1 ? kind == RK_INT1 || kind == RK_INTTRUE : k == -1 ? kind == RK_INTM1 || kind == RK_INTTRUE :
                         (in && kind >= RK_INTPOW2) || (k > 0 && kind == RK_INTM1));
    case LIT_SMIN: return kind == RK_INTV || kind == RK_INTMIN || kind == RK_INTTRUE;
    case LIT_SMAX: return in && kind != RK_INTM1 && kind != RK_INTTRUE;
    case LIT_FP: return kind == RK_FPV || (kind == RK_FP0 ? d > -1e-3 && d < 1e-3 : kind == RK_FPN && d != 0);
    case LIT_FPZERO: return kind == RK_FPV || kind == RK_FP0;
    case LIT_INF: case LIT_NEGINF: case LIT_NAN: return kind == RK_FPV || kind == RK_FPN;
    case LIT_NULL: return kind == RK_INT0 || kind == RK_INTV || kind == RK_FP0 || kind == RK_FPV || kind == RK_CON;
    default: return kind == RK_CON; /* undef, poison */
    }
  }
  default: return true;
  }
}
static bool asks_kind(const RuleVariant *v, int i) { const RuleLhs *n = &L[R[v->rule].lhs + i]; unsigned k = n->kind == RL_SAME ? L[R[v->rule].lhs + n->same].kind : n->kind; return k != RL_ANY && k != RL_VAR; }
/* May the root work on this type? Every node that matching holds to that type is asked. */
static bool allows_type(const RuleVariant *v, unsigned cat) {
  const Rule *r = &R[v->rule];
  static const uint8_t as[RTC_VEC] = {RT_INT, RT_INT, RT_FP, RT_PTR, 0};
  unsigned cls = L[r->lhs + (ops[L[r->lhs].op].cls == OC_CMP)].cls;
  for (int i = 0; i < r->nlhs; i++) {
    const RuleLhs *n = &L[r->lhs + i];
    unsigned t = n->types, c = cat % RTC_VEC;
    if (n->cls != cls) continue;
    if ((t & RT_SCALAR) && cat >= RTC_VEC) return false;
    if ((t & RT_VEC) && cat < RTC_VEC) return false;
    if ((t & RT_I1) ? c != RTC_I1 : (t & RT_ANYKIND) && !(t & as[c])) return false;
  }
  return true;
}
static unsigned row_add(const RuleSieve *s, const uint64_t *bits) {
  unsigned have = (nrow - s->row) / s->words;
  for (unsigned i = 0; i < have; i++) if (!memcmp(row + s->row + i * s->words, bits, s->words * sizeof *bits)) return i;
  for (unsigned w = 0; w < s->words; w++) { GROW(row, nrow, caprow); row[nrow++] = bits[w]; }
  if (have > 65000) { fprintf(stderr, "rulegen: table limits\n"); exit(1); }
  return have;
}
static unsigned kids_add(uint64_t mask) {
  for (unsigned i = 0; i < nkids; i++) if (kids[i] == mask) return i;
  GROW(kids, nkids, capkids); kids[nkids] = mask;
  return nkids++;
}
static void sieve_make(const uint16_t *vs, unsigned n) {
  RuleSieve s = {.order = norder, .row = nrow, .cls = nkind_cls, .pos = npos, .n = (uint16_t)n, .words = (uint16_t)((n + 63) / 64)};
  if (s.words > RULE_MAX_WORDS) { fprintf(stderr, "rulegen: more than %d operand orders of one root\n", 64 * RULE_MAX_WORDS); exit(1); }
  for (unsigned i = 0; i < n; i++) { GROW(order, norder, caporder); order[norder++] = vs[i]; }
  /* Positions, and which node of each variant stands there. */
  int (*node)[RULE_MAX_POS] = xalloc(n * sizeof *node);
  unsigned np = 1;
  GROW(pos, npos, cappos); pos[npos++] = (RulePos){0};
  for (unsigned k = 0; k < n; k++) {
    const RuleVariant *v = &V[vs[k]]; const Rule *r = &R[v->rule]; int at[RULE_MAX_NODES] = {0};
    for (unsigned p = 1; p < RULE_MAX_POS; p++) node[k][p] = -1;
    for (int i = 1; i < r->nlhs; i++) {
      const RuleLhs *l = &L[r->lhs + i];
      unsigned index = l->index, p;
      at[i] = -1;
      if (at[l->parent] < 0 || !asks_kind(v, i)) continue;
      if ((v->swaps >> l->parent & 1) && index < 2) index ^= 1;
      for (p = 1; p < np && (pos[s.pos + p].parent != at[l->parent] || pos[s.pos + p].index != index); p++) {}
      if (p == np) {
        if (np == RULE_MAX_POS) continue;
        GROW(pos, npos, cappos); pos[npos++] = (RulePos){.parent = (uint8_t)at[l->parent], .index = (uint8_t)index};
        np++;
      }
      at[i] = (int)p; node[k][p] = i;
    }
  }
  /* Classes: kinds that no variant tells apart. Most kinds are of one class. */
  unsigned ncls = 0;
  unsigned *rep = xalloc(nkinds * sizeof *rep), *cls = xalloc(nkinds * sizeof *cls);
  for (unsigned k = 0; k < nkinds; k++) {
    unsigned c = 0;
    for (; c < ncls; c++) {
      bool same = true;
      for (unsigned j = 0; same && j < n; j++) for (unsigned p = 0; same && p < np; p++) if (node[j][p] >= 0) same = allows(&V[vs[j]], node[j][p], k) == allows(&V[vs[j]], node[j][p], rep[c]);
      if (same) break;
    }
    if (c == ncls) rep[ncls++] = k;
    cls[k] = c;
    GROW(kind_cls, nkind_cls, capkind_cls); kind_cls[nkind_cls++] = (uint8_t)c;
  }
  uint64_t bits[RULE_MAX_WORDS];
  for (unsigned p = 0; p < np; p++) {
    pos[s.pos + p].cell = ncell;
    for (unsigned c = 0; c < ncls; c++) {
      uint64_t next = 0;
      memset(bits, 0, sizeof bits);
      for (unsigned j = 0; j < n; j++) {
        if (node[j][p] >= 0 && !allows(&V[vs[j]], node[j][p], rep[c])) continue;
        bits[j / 64] |= 1ull << (j % 64);
        if (node[j][p] >= 0) for (unsigned q = 1; q < np; q++) if (pos[s.pos + q].parent == p && node[j][q] >= 0) next |= 1ull << q;
      }
      GROW(cell, ncell, capcell);
      cell[ncell++] = (RuleCell){(uint16_t)row_add(&s, bits), (uint16_t)kids_add(next)};
    }
  }
  s.type_cell = ncell;
  for (unsigned t = 0; t < RTC_COUNT; t++) {
    memset(bits, 0, sizeof bits);
    for (unsigned j = 0; j < n; j++) if (allows_type(&V[vs[j]], t)) bits[j / 64] |= 1ull << (j % 64);
    GROW(cell, ncell, capcell);
    cell[ncell++] = (RuleCell){(uint16_t)row_add(&s, bits), 0};
  }
  free(node); free(rep); free(cls);
  GROW(sieve, nsieve, capsieve); sieve[nsieve++] = s;
}

/* ---- output ---- */
/* ---- what is printed once although many rules have it ---- */
typedef struct Texts { char **text; unsigned n, cap; uint16_t *of; } Texts; /* of[i]: number of the i-th element's text */
static Texts lhs_texts, rhs_texts, expr_texts;
static uint16_t *expr_at, *cls_at;      /* expression -> where it is printed; rule -> first of its classes among those printed */
static RuleClass *Kp; static unsigned nKp, capKp;

static uint16_t text_number(Texts *t, const char *fmt, ...) {
  char buf[256];
  va_list ap; va_start(ap, fmt);
  vsnprintf(buf, sizeof buf, fmt, ap);
  va_end(ap);
  for (unsigned i = 0; i < t->n; i++) if (!strcmp(t->text[i], buf)) return (uint16_t)i;
  GROW(t->text, t->n, t->cap);
  t->text[t->n] = dupn(buf, strlen(buf));
  return (uint16_t)t->n++;
}
static void texts_print(FILE *o, const Texts *t, const char *name) {
  for (unsigned i = 0; i < t->n; i++) fprintf(o, "  %s,\n", t->text[i]);
  fprintf(o, "  {0}};\nstatic const uint16_t %s[] = {", name);
  unsigned n = t == &lhs_texts ? nL : nH;
  for (unsigned i = 0; i < n; i++) fprintf(o, "%u,%s", t->of[i], i % 24 == 23 ? "\n  " : " ");
  fprintf(o, "0};\n");
}
/* Operands first, so that equal expressions have equal texts. Depth is that of rules. */
static uint16_t expr_share(unsigned i) {
  if (expr_at[i] != UINT16_MAX) return expr_at[i];
  unsigned a[3];
  for (unsigned k = 0; k < 3; k++) a[k] = E[i].arg[k] ? expr_share(E[i].arg[k]) : 0;
  return expr_at[i] = text_number(&expr_texts, "{%u, %u, %u, %u, {%u, %u, %u}, {%u, %u, %u}}", E[i].kind, E[i].cls, E[i].what, E[i].val, E[i].pred.node, E[i].pred.fixed, E[i].pred.fns, a[0], a[1], a[2]);
}
static void tables_share(void) {
  expr_at = xalloc((nE + 1) * sizeof *expr_at);
  memset(expr_at, 0xff, (nE + 1) * sizeof *expr_at);
  for (unsigned i = 0; i < nE; i++) expr_share(i); /* 0 is none, and stays it */
  lhs_texts.of = xalloc((nL + 1) * sizeof *lhs_texts.of);
  for (unsigned i = 0; i < nL; i++)
    lhs_texts.of[i] = text_number(&lhs_texts, "{%u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u, %u}", L[i].kind, L[i].op, L[i].parent, L[i].index, L[i].types, L[i].nargs, L[i].same, L[i].bits, L[i].cls, L[i].pred_same, L[i].flags, L[i].preds, L[i].val, L[i].same_type);
  rhs_texts.of = xalloc((nH + 1) * sizeof *rhs_texts.of);
  for (unsigned i = 0; i < nH; i++)
    rhs_texts.of[i] = text_number(&rhs_texts, "{%u, %u, %u, %u, {%u, %u, %u, %u}, %u, {%u, %u, %u}, %u, %u, %u}", H[i].kind, H[i].op, H[i].cls, H[i].narg, H[i].arg[0], H[i].arg[1], H[i].arg[2], H[i].arg[3], H[i].kind == RR_CONST ? expr_at[H[i].what] : H[i].what, H[i].pred.node, H[i].pred.fixed, H[i].pred.fns, H[i].set, H[i].term, H[i].nterm);
  cls_at = xalloc((nR + 1) * sizeof *cls_at);
  for (unsigned i = 0; i < nR; i++) { /* a run of classes that stands somewhere already serves again */
    unsigned at = 0, n = R[i].ncls;
    for (; at + n <= nKp; at++) {
      unsigned k = 0;
      while (k < n && !memcmp(&Kp[at + k], &K[R[i].cls + k], sizeof *K)) k++;
      if (k == n) break;
    }
    if (at + n > nKp) {
      at = nKp;
      for (unsigned k = 0; k < n; k++) { GROW(Kp, nKp, capKp); Kp[nKp++] = K[R[i].cls + k]; }
    }
    cls_at[i] = (uint16_t)at;
  }
}

int main(int argc, char **argv) {
  if (argc < 4) { fprintf(stderr, "usage: rulegen simplify|combine OUT.c IN.rules...\n"); return 1; }
  combine_set = !strcmp(argv[1], "combine");
  GROW(E, nE, capE);
  for (int i = 3; i < argc; i++) {
    FILE *f = fopen(argv[i], "rb");
    if (!f) { perror(argv[i]); return 1; }
    fseek(f, 0, SEEK_END); long n = ftell(f); rewind(f);
    char *text = xalloc((size_t)n + 1);
    if (fread(text, 1, (size_t)n, f) != (size_t)n) { perror(argv[i]); return 1; }
    fclose(f);
    cur_file = argv[i]; cur_line = 1; cur_rule = NULL; rd = text;
    const char *base = strrchr(argv[i], '/');
    files[nfiles++] = base ? base + 1 : argv[i];
    S *forms = s_new();
    for (skip_space(); *rd; skip_space()) s_add(forms, s_read());
    for (unsigned k = 0; k < forms->n; k++) top_form(forms->kid[k]);
  }
  if (nerrors) return 1;
  if (nR > 8000 || nL > 65000 || nH > 65000 || nV > 65000) { fprintf(stderr, "rulegen: table limits\n"); return 1; }
  uint16_t *root = xalloc((nkinds + 1) * sizeof *root);
  uint16_t *list = xalloc((nV + 1) * sizeof *list);
  GROW(sieve, nsieve, capsieve);
  kids_add(0);
  for (unsigned k = 1; k < nkinds; k++) {
    if (k >= OP_COUNT && k < RK_INTRIN0) continue;
    unsigned n = 0;
    for (unsigned v = 0; v < nV; v++) {
      const RuleLhs *l = &L[R[V[v].rule].lhs];
      if ((l->kind == RL_INTRIN ? intrin_kind[l->val] : l->op) == k) list[n++] = (uint16_t)v;
    }
    if (!n) continue;
    root[k] = (uint16_t)nsieve;
    sieve_make(list, n);
  }
  tables_share();
  FILE *o = fopen(argv[2], "w");
  if (!o) { perror(argv[2]); return 1; }
  fprintf(o, "/* Made by rulegen from *.rules: do not edit. %u rules, %u operand orders. */\n#include \"ir/fold/fold.h\"\n", nR, nV);
  for (unsigned i = 0; i < nfolds; i++) fprintf(o, "RuleFoldFn %s;\n", folds[i]);
  fprintf(o, "static const char *const files[] = {");
  for (unsigned i = 0; i < nfiles; i++) fprintf(o, "\"%s\", ", files[i]);
  fprintf(o, "0};\nstatic RuleFoldFn *const folds[] = {");
  for (unsigned i = 0; i < nfolds; i++) fprintf(o, "%s, ", folds[i]);
  fprintf(o, "0};\nstatic const char *const fold_names[] = {");
  for (unsigned i = 0; i < nfolds; i++) fprintf(o, "\"%s\", ", folds[i]);
  fprintf(o, "0};\nstatic const Rule rules[] = {\n");
  for (unsigned i = 0; i < nR; i++) fprintf(o, "  {\"%s\", %u, %u, %u, %u, %u, %u, %u, %u, %u, %u},\n", R[i].name, R[i].lhs, R[i].rhs, expr_at[R[i].guard], cls_at[i], R[i].nlhs, R[i].nrhs, R[i].ncls, R[i].bits, R[i].file, R[i].line);
  fprintf(o, "  {0}};\nstatic const RuleLhs lhs_nodes[] = {\n");
  texts_print(o, &lhs_texts, "lhs");
  fprintf(o, "static const RuleRhs rhs_nodes[] = {\n");
  texts_print(o, &rhs_texts, "rhs");
  fprintf(o, "static const RuleExpr exprs[] = {\n");
  for (unsigned i = 0; i < expr_texts.n; i++) fprintf(o, "  %s,\n", expr_texts.text[i]);
  fprintf(o, "};\nstatic const RuleFlagTerm terms[] = {");
  for (unsigned i = 0; i < nT; i++) fprintf(o, "{%u, {%u, %u, %u, %u}, %u}, ", T[i].mask, T[i].node[0], T[i].node[1], T[i].node[2], T[i].node[3], T[i].is_or);
  fprintf(o, "{0}};\nstatic const RuleClass classes[] = {");
  for (unsigned i = 0; i < nKp; i++) fprintf(o, "{%u, %u, %u, %u, %u},%s", Kp[i].how, Kp[i].node, Kp[i].kinds, Kp[i].bits, Kp[i].shape_of, i % 8 == 7 ? "\n  " : " ");
  fprintf(o, "{0}};\nstatic const int64_t lits[] = {");
  for (unsigned i = 0; i < nlits; i++) if (lits[i] == INT64_MIN) fprintf(o, "INT64_MIN, "); else fprintf(o, "%lld, ", (long long)lits[i]);
  fprintf(o, "0};\nstatic const RuleVariant variants[] = {");
  for (unsigned i = 0; i < nV; i++) {
    const Rule *r = &R[V[i].rule];
    unsigned b = bare(r), same[2];
    find_same(&V[i], &same[0], &same[1]);
    fprintf(o, "{%u, %u, {%u, %u}, {%u}},%s", V[i].rule, b, same[0], same[1], b ? H[r->rhs].what : V[i].swaps, i % 10 == 9 ? "\n  " : " ");
  }
  fprintf(o, "{0}};\nstatic const uint16_t roots[] = {");
  for (unsigned i = 0; i < nkinds; i++) fprintf(o, "%u,%s", root[i], i % 32 == 31 ? "\n  " : " ");
  fprintf(o, "};\nstatic const RuleSieve sieves[] = {\n");
  for (unsigned i = 0; i < nsieve; i++) fprintf(o, "  {%u, %u, %u, %u, %u, %u, %u},\n", sieve[i].order, sieve[i].row, sieve[i].cls, sieve[i].pos, sieve[i].type_cell, sieve[i].n, sieve[i].words);
  fprintf(o, "};\nstatic const RulePos positions[] = {");
  for (unsigned i = 0; i < npos; i++) fprintf(o, "{%u, %u, %u},%s", pos[i].parent, pos[i].index, pos[i].cell, i % 12 == 11 ? "\n  " : " ");
  fprintf(o, "{0}};\nstatic const RuleCell cells[] = {");
  for (unsigned i = 0; i < ncell; i++) fprintf(o, "{%u,%u},%s", cell[i].row, cell[i].kids, i % 24 == 23 ? "\n  " : "");
  fprintf(o, "{0}};\nstatic const uint64_t rows[] = {");
  for (unsigned i = 0; i < nrow; i++) fprintf(o, "0x%llx,%s", (unsigned long long)row[i], i % 12 == 11 ? "\n  " : "");
  fprintf(o, "0};\nstatic const uint64_t kid_masks[] = {");
  for (unsigned i = 0; i < nkids; i++) fprintf(o, "0x%llx,%s", (unsigned long long)kids[i], i % 12 == 11 ? "\n  " : " ");
  fprintf(o, "0};\nstatic const uint8_t kind_classes[] = {");
  for (unsigned i = 0; i < nkind_cls; i++) fprintf(o, "%u,%s", kind_cls[i], i % 48 == 47 ? "\n  " : "");
  fprintf(o, "0};\nstatic const uint16_t orders[] = {");
  for (unsigned i = 0; i < norder; i++) fprintf(o, "%u,%s", order[i], i % 24 == 23 ? "\n  " : " ");
  fprintf(o, "0};\nstatic const uint16_t intrin_kinds[%d] = {", NINTRIN);
  for (unsigned i = 0; i < NINTRIN; i++) if (intrin_kind[i]) fprintf(o, "[%u] = %u, ", i, intrin_kind[i]);
  fprintf(o, "[0] = 0};\nconst RuleSet rules_%s = {\"%s\", rules, %u, lhs_nodes, rhs_nodes, lhs, rhs, exprs, terms, classes, lits, variants, %u, roots, %u, sieves, positions, cells, rows, kid_masks, kind_classes, orders, intrin_kinds, files, folds, fold_names, %s};\n",
          argv[1], argv[1], nR, nV, nkinds, combine_set ? "RULES_COMBINE_FIRST" : "0");
  if (fclose(o)) { perror(argv[2]); return 1; }
  return 0;
}
