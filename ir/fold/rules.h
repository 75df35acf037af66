/* rules.h: the rewrite rules as data. tools/rulegen compiles *.rules (docs/add-a-rule.md) into the tables described
 * here; the engine (ir/fold/rule_engine.c) matches and builds from them, and tools/rulecheck proves them from the
 * very same tables.
 *
 * A RuleSet holds all rules of one user ("simplify": existing values and constants only; "combine": may build). Rules
 * are chosen by sieves, one for each kind of root. A sieve has one bit for every (rule, operand order) of its root,
 * in file order. For every position of an operand and every kind of value that may stand there it has a row: the bits
 * of those that allow this. The rows of what stands at the root, its operands and theirs are anded, as deep as any
 * rule left looks; the bits that stay are matched completely. Size: linear in the number of rules. Cost: positions
 * looked at times words in a row (a 64th of the root's rules), plus the matches.
 */
#ifndef NVOPT_RULES_H
#define NVOPT_RULES_H
#include "ir/ir.h"
#include "support/fp.h"

enum {
  RULE_MAX_NODES = 24 /* of a left side */,
  RULE_MAX_RHS = 24,
  RULE_MAX_CLASSES = 24,
  RULE_MAX_POS = 64 /* of a sieve; deeper ones are left to matching */,
  RULE_MAX_WORDS = 64 /* of a row */,
  RULE_NO_NODE = 0xff
};

/* What stands at a position, as the sieve sees it: below RK_INT0 an Op; from RK_INTRIN0 on the intrinsics that rules
 * name. */
enum {
  RK_INT0 = 96,
  RK_INT1,
  RK_INTM1,
  RK_INTTRUE /* i1: 1 and -1 */,
  RK_INTPOW2,
  RK_INTNEGPOW2,
  RK_INTMIN /* least signed */,
  RK_INTPOS /* others */,
  RK_INTNEG,
  RK_INTV /* vector without splat, or wide: may be anything */,
  RK_FP0 /* either zero */,
  RK_FPN,
  RK_FPV,
  RK_CON /* no number */,
  RK_ICMP0 /* by predicate */,
  RK_FCMP0 = RK_ICMP0 + 10,
  RK_INTRIN0 = RK_FCMP0 + 16
};
/* What the root works on (comparisons: their operands): scalars, then the same for vectors. */
enum { RTC_I1, RTC_INT, RTC_FP, RTC_PTR, RTC_OTHER, RTC_VEC /* added */, RTC_COUNT = 2 * RTC_VEC };

enum {
  RT_INT = 1,
  RT_FP = 2,
  RT_PTR = 4,
  RT_ANYKIND = 7,
  RT_SCALAR = 8,
  RT_VEC = 16,
  RT_I1 = 32
}; /* type restrictions; 0: none */

typedef enum RuleLhsKind {
  RL_ANY,   /* _ */
  RL_VAR,   /* ?x where it stands first */
  RL_SAME,  /* the same value as node `same` */
  RL_CINT,  /* C: integer constant, scalar or vector */
  RL_CFP,   /* C:fp */
  RL_CANY,  /* C:any: any constant */
  RL_LIT,   /* 0, -1, smin, 0.0 ... : op is the RuleLit, val indexes RuleSet.lit */
  RL_OP,    /* instruction */
  RL_INTRIN /* call of an intrinsic: val is its id */
} RuleLhsKind;
typedef enum RuleLit {
  LIT_INT,
  LIT_SMIN,
  LIT_SMAX,
  LIT_FP,
  LIT_FPZERO /* either sign */,
  LIT_INF,
  LIT_NEGINF,
  LIT_NAN,
  LIT_UNDEF,
  LIT_POISON,
  LIT_NULL /* all-zero value of any type */
} RuleLit;
enum {
  LB_ONE_USE = 1,
  LB_MORE = 2 /* further operands may follow */,
  LB_SHAPE = 4 /* select: condition and result both scalar or both vector */
};

typedef struct RuleLhs {
  uint8_t kind, op;
  uint8_t parent, index; /* node number of the parent, which operand */
  uint8_t types, nargs, same, bits;
  uint8_t cls;       /* type class */
  uint8_t pred_same; /* comparison: the predicate equals that of this node; RULE_NO_NODE */
  uint16_t flags;    /* required */
  uint16_t preds;    /* comparison: bit p (fcmp) or p - ICMP_EQ (icmp) */
  uint16_t val;
  uint8_t same_type; /* the type equals that of this earlier node; RULE_NO_NODE */
} RuleLhs;

typedef enum RuleExprKind {
  RX_NONE,
  RX_AND,
  RX_OR,
  RX_NOT,
  RX_PRED,
  RX_NODE /* constant bound on the left */,
  RX_LIT,
  RX_BIN,
  RX_CAST,
  RX_FN,
  RX_CMP,
  RX_WIDTH /* of node `what`'s type */,
  RX_VAL /* value, argument of a predicate */,
  RX_IF
} RuleExprKind;
typedef enum RuleFn {
#define RULE_CFN(ID, NAME, N, DOC) CF_##ID,
#include "ir/fold/rule_fns.def"
#undef RULE_CFN
  CF_COUNT
} RuleFn;
typedef enum RulePred {
#define RULE_PRED(ID, NAME, ARGS, KIND, DOC) RP_##ID,
#include "ir/fold/rule_preds.def"
#undef RULE_PRED
  RP_COUNT
} RulePred;
enum { RPK_CONST, RPK_TYPE, RPK_VALUE, RPK_ANALYSIS };

enum { PF_SWAP = 1, PF_INVERT, PF_SIGNED, PF_UNSIGNED, PF_STRICT, PF_NONSTRICT, PF_FLIPSIGN };
typedef struct RulePredSpec { /* a predicate on the right side */
  uint8_t node;               /* predicate of this left node, or RULE_NO_NODE: fixed */
  uint8_t fixed;
  uint16_t fns; /* PF_*, four bits each, applied from the low end up */
} RulePredSpec;

typedef struct RuleExpr {
  uint8_t kind, cls;
  uint16_t what; /* Op, RuleFn, RulePred, node, RuleLit */
  uint16_t val;  /* RX_LIT: index in lit */
  RulePredSpec pred;
  uint16_t arg[3]; /* expressions, 0: none */
} RuleExpr;

typedef enum RuleRhsKind { RR_NODE, RR_CONST, RR_OP, RR_INTRIN, RR_CALL, RR_UNDEF, RR_POISON, RR_NULL } RuleRhsKind;
enum { RULE_FLAG_NAMES = 4 };
typedef struct RuleFlagTerm { /* the bits of mask that all of the nodes have (is_or: that one has) */
  uint16_t mask;
  uint8_t node[RULE_FLAG_NAMES]; /* all but the first: RULE_NO_NODE if absent */
  uint8_t is_or;
} RuleFlagTerm;
typedef struct RuleRhs { /* in building order; the last node is the result */
  uint8_t kind, op, cls, narg;
  uint8_t arg[4]; /* RR_NODE: left node; RR_OP, RR_INTRIN: right nodes */
  uint16_t what;  /* RR_CONST: expression; RR_INTRIN: intrinsic; RR_CALL: fold; extractvalue: index */
  RulePredSpec pred;
  uint16_t set; /* flags set */
  uint16_t term;
  uint8_t nterm;
} RuleRhs;

enum {
  RC_NODE,
  RC_BOOL /* i1, shaped like the node */,
  RC_FIXED /* an integer of `bits`, shaped like the node */,
  RC_NONE
};
typedef struct RuleClass {
  uint8_t how, node; /* where the type is read from */
  uint8_t kinds;     /* RT_* known of it */
  uint8_t bits;      /* RC_FIXED, or when the width is known */
  uint8_t shape_of;  /* class whose vector shape it shares: bool of that class; RULE_NO_NODE */
} RuleClass;

enum {
  RB_ANALYSIS = 1,
  RB_CALL = 2,
  RB_CONSTS = 4 /* has integer or float constants to load */,
  RB_GROWS = 8,
  RB_NOCHECK = 16
};
typedef struct Rule {
  const char *name;
  uint16_t lhs, rhs, guard, cls;
  uint8_t nlhs, nrhs, ncls, bits;
  uint16_t file, line;
} Rule;
typedef struct RuleVariant {
  uint16_t rule;
  union {
    uint16_t swaps; /* bit i: the operands of left node i are taken in reverse (a comparison swaps its predicate) */
    uint16_t fold;  /* bare: index into RuleSet.fold */
  };
  uint8_t bare;    /* not 0: a fold in C, of the root and its first bare - 1 operands; the sieve has checked all of the
                      left side */
  uint8_t same[2]; /* not 0: two places that must hold one value: operand of the root, plus 1; 16 times operand of that,
                      plus 1 */
  uint8_t sieved;  /* the sieve has checked all of the left side: its nodes only have to be collected */
} RuleVariant;
typedef struct RuleCell {
  uint16_t row;  /* of the sieve */
  uint16_t kids; /* which positions are to be looked at next: bits of RuleSet.kids */
} RuleCell;
typedef struct RulePos { /* position 0 is the root */
  uint8_t parent, index;
  uint32_t cell; /* first of its cells, one for each class of kinds */
} RulePos;
typedef struct RuleSieve {
  uint32_t order;     /* first of its variants in RuleSet.order; bit i is the i-th of them */
  uint32_t row;       /* first word of its rows in RuleSet.row */
  uint32_t cls;       /* kind -> class, in RuleSet.kind_cls */
  uint32_t pos;       /* first of its positions; a parent stands before its children */
  uint32_t type_cell; /* cells by RTC_* */
  uint16_t n, words;  /* variants; words of a row */
} RuleSieve;

typedef struct FoldCtx FoldCtx;
typedef struct InsView InsView;
typedef struct RuleMatch {
  const InsView *root;
  Val v[RULE_MAX_NODES]; /* value of each left node; v[0] is VAL_NONE for an instruction that does not exist yet */
  uint8_t pred[RULE_MAX_NODES]; /* comparisons: predicate as written in the rule's operand order */
  const struct RuleSet *rs;
  const Rule *rule;
} RuleMatch;
/* A fold written in C. Returns the value that replaces the root (which may be the root itself, changed in place:
 * combine only), or VAL_NONE when it does not apply (for a root without result any other value has it erased); the
 * next rule is tried then, so nothing may have been built. */
typedef Val RuleFoldFn(FoldCtx *x, const RuleMatch *m);

typedef struct RuleSet {
  const char *name;
  const Rule *rule;
  uint32_t nrules;
  const RuleLhs *lhs_node; /* each that occurs, once */
  const RuleRhs *rhs_node;
  const uint16_t *lhs, *rhs; /* of the rules, one after the other: numbers of nodes */
  const RuleExpr *expr;
  const RuleFlagTerm *term;
  const RuleClass *cls;
  const int64_t *lit; /* integers, and bits of doubles */
  const RuleVariant *variant;
  uint32_t nvariants;
  const uint16_t *root; /* by Op or kind of intrinsic: sieve, 0 none */
  uint32_t nkinds;
  const RuleSieve *sieve;
  const RulePos *pos;
  const RuleCell *cell;
  const uint64_t *row, *kids;
  const uint8_t *kind_cls;
  const uint16_t *order;       /* variants */
  const uint16_t *intrin_kind; /* by IntrinsicId: kind, 0 none */
  const char *const *file;
  RuleFoldFn *const *fold;
  const char *const *fold_name;
  uint32_t first; /* number of rule 0: hit counters and switches of all sets are one dense array */
} RuleSet;
static inline const RuleLhs *rule_lhs(const RuleSet *rs, const Rule *r, unsigned i) {
  return rs->lhs_node + rs->lhs[r->lhs + i];
}
static inline const RuleRhs *rule_rhs(const RuleSet *rs, const Rule *r, unsigned i) {
  return rs->rhs_node + rs->rhs[r->rhs + i];
}
extern const RuleSet rules_simplify, rules_combine;
enum { RULES_COMBINE_FIRST = 8192, RULES_LIMIT = 16384 };

/* ---- evaluation of constant expressions and guards, shared by the engine and rulecheck (ir/fold/rule_eval.c) ---- */
typedef enum CvKind { CV_BAD, CV_INT, CV_FP } CvKind;
typedef struct Cv {
  uint8_t kind, fk;
  Ap ap;
  FpBits fp;
} Cv; /* one lane of a constant */
typedef struct RuleEval {
  const RuleSet *rs;
  const Rule *rule;
  Arena *arena;
  Cv cv[RULE_MAX_NODES]; /* constants by left node */
  uint8_t pred[RULE_MAX_NODES];
  uint32_t bits[RULE_MAX_CLASSES]; /* scalar width of each class, 0 unknown */
  int8_t fk[RULE_MAX_CLASSES];     /* FpKind, or -1 */
  /* Answers type, value and analysis predicates; nodes and constants in argument order. */
  bool (*ask)(struct RuleEval *e, unsigned pred, const uint8_t *node, const Cv *c);
  /* Are denormal numbers of this kind kept? Where they are not, an operation on one, or that gives one, has no value.
   * NULL: they are. */
  bool (*keeps)(const struct RuleEval *e, FpKind k);
  void *data;
} RuleEval;
Cv rule_eval_const(RuleEval *e, unsigned expr);
bool rule_eval_guard(RuleEval *e, unsigned expr);
bool rule_const_pred(Arena *A, unsigned pred, const Cv *c);
Pred rule_pred_apply(const RulePredSpec *s, const uint8_t *node_pred);
unsigned rule_flags_apply(const RuleSet *rs, const RuleRhs *r, const unsigned *node_flags);
/* What is wrong with the rewrite-based flags of a rule (LangRef, "Fast-Math Flags"), or NULL: an expression may be
 * regrouped only where all of its operations that go away have reassoc (divisions also arcp, where the root must),
 * and what is made of it has only those of reassoc, arcp, contract and afn that all of them have. Brute force cannot
 * see it: what such flags allow is no set of values. */
const char *rule_rewrite_law(const RuleSet *rs, const Rule *r);
typedef struct RulePredInfo {
  const char *name, *args;
  uint8_t kind;
  const char *doc;
} RulePredInfo;
extern const RulePredInfo rule_pred_info[RP_COUNT];
#endif
