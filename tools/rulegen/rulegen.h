/* rulegen.h: what the phases of rulegen share. They run in this order, each in a file of its own:
 *
 *   words.c   names of the language: operations, intrinsics, functions, predicates, flags, literals
 *   form.c    text to forms (S-expressions); errors, memory
 *   types.c   which types of a rule are the same and what is known of them: classes, by unification
 *   parse.c   a form to the nodes of a left side, a guard, a right side
 *   law.c     what every rule must obey; `for`; operand orders of commutative operations (variants)
 *   sieve.c   for each kind of root the bits of the variants that may match
 *   print.c   the tables of ir/fold/rules.h as C
 *
 * A plain program of the build machine: libc only. It runs once and frees nothing. Errors go to standard error as
 * FILE:LINE: message; status 1. */
#ifndef NVOPT_RULEGEN_H
#define NVOPT_RULEGEN_H
#include "ir/fold/rules.h"
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- words.c ---- */
typedef struct OpWord {
  const char *text;
  OpClass cls;
  int nops;
  unsigned props;
} OpWord;
typedef struct IntrinsicWord {
  const char *name, *sig, *flags;
} IntrinsicWord;
typedef struct FnWord {
  const char *name;
  int n;
} FnWord; /* a function of constants, its arguments */
typedef struct PredWord {
  const char *name, *args;
  int kind;
} PredWord;
extern const OpWord op_words[OP_COUNT];
extern const IntrinsicWord intrinsic_words[]; /* by id */
extern const FnWord const_fns[CF_COUNT];
extern const PredWord pred_words[RP_COUNT];
/* Number of the word; -1 (of flags: 0) where there is none. */
int find_op(const char *h);
int find_intrin(const char *h);
unsigned find_flag(const char *a);
int find_cfn(const char *h);
bool parse_lit(const char *a, unsigned *lit, int64_t *val);
unsigned lit_kinds(unsigned lit);
unsigned pred_mask(int op, const char *a, bool class_first);
int pred_by_name(int op, const char *a);

/* ---- form.c ---- */
/* An atom, or a list of kids; bind: ?x of ?x=(...). Nothing is freed. */
typedef struct Form {
  char *atom, *bind;
  struct Form **kid;
  unsigned n, cap;
  int line;
} Form;
#define GROW(a, n, cap) ((n) < (cap) ? (void)0 : (void)((a) = grow((a), &(cap), sizeof *(a))))
extern const char *cur_file, *cur_rule; /* where errors are */
extern int cur_line, nerrors;
extern const char *form_text; /* what form_read reads from */
void skip_space(void);
void err(const char *fmt, ...);
void *xalloc(size_t n);
char *dupn(const char *s, size_t n);
void *grow(void *p, unsigned *cap, size_t el);
Form *form_new(void);
void form_add(Form *l, Form *k);
Form *form_read(void);
bool is_atom(const Form *s, const char *a);
const char *head(const Form *s);
Form *form_atom(const char *a, int line);
Form *form_subst(const Form *s, const char *var, const char *with);

/* ---- what is generated: arrays, each with its number of elements (parse.c, law.c) ---- */
extern Rule *rule;
extern unsigned nrule;
extern RuleLhs *lhs_node;
extern unsigned nlhs_node;
extern RuleRhs *rhs_node;
extern unsigned nrhs_node;
extern RuleExpr *expr;
extern unsigned nexpr; /* 0 is none */
extern RuleFlagTerm *flag_term;
extern unsigned nflag_term;
extern RuleClass *type_class;
extern unsigned ntype_class;
extern int64_t *literal;
extern unsigned nliteral;
extern RuleVariant *variant;
extern unsigned nvariant;
extern const char **folds;
extern unsigned nfolds;
extern const char *files[256];
extern unsigned nfiles;
extern bool combine_set;
extern unsigned short intrin_kind[]; /* RK_ kind of an intrinsic that rules name */
extern unsigned nkinds;

/* ---- the rule at hand ---- */
typedef struct NamedThing {
  const char *name;
  int lhs, rhs;
  bool is_con;
} NamedThing;
typedef struct RuleState {
  NamedThing var[64];
  int nvar;
  NamedThing pred[8];
  int npred;
  NamedThing flag[16];
  int nflag;
  unsigned first_lhs, first_rhs, first_expr; /* its first nodes */
  int kid[RULE_MAX_NODES][8], nkid[RULE_MAX_NODES];
  bool referenced[RULE_MAX_NODES]; /* by SAME or a guard */
  bool has_con, analysis;
  /* Classes of types: union-find over 0 .. ncls; left node i starts as class i. */
  int ncls, parent[256];
  unsigned kinds[256];         /* RT_INT, RT_FP, RT_PTR that it may be; 0: not asked yet */
  int fixed[256];              /* bits that it has; 0: any */
  int bool_of[256];            /* class whose comparison it is the result of; -1 none */
  int shape[256];              /* class with as many lanes; -1 none */
  int rhs_class[RULE_MAX_RHS]; /* by node of the right side */
  int *expr_class;             /* by expression */
  unsigned cap_expr_class;
} RuleState;
extern RuleState cur;

/* ---- types.c ---- */
int cls_new(unsigned kinds);
int cls_find(int c);
void cls_unify(int a, int b);
void cls_kind(int c, unsigned k);
void cls_bool(int c, int of);
void infer(int op, int intrin, int c, const int *a, int n);
void finish_classes(Rule *r);
void snapshot_types(int n);
void test_types(const Rule *r);

/* ---- parse.c ---- */
void expr_open(void); /* expression 0, which is none */
unsigned new_expr(unsigned kind);
void parse_lhs(const Form *s, int parent, int index);
unsigned parse_guard(const Form *s);
int parse_rhs(const Form *s, int ctx_cls);

/* ---- law.c ---- */
void top_form(const Form *s);

/* ---- sieve.c ---- */
extern RuleSieve *sieve;
extern RulePos *pos;
extern RuleCell *cell;
extern uint64_t *row, *kids;
extern uint8_t *kind_cls;
extern uint16_t *order;
extern unsigned nsieve, npos, ncell, nrow, nkids, nkind_cls, norder;
uint16_t *sieves_make(void); /* by kind of root: its sieve, 0: none */

/* ---- print.c ---- */
void tables_print(FILE *o, const char *set, const uint16_t *root);
#endif
