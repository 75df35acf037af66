/* fold.h: constant folding, the simplify rules and the folding builder.
 *
 * A FoldCtx says in which function and where. The builder (`fold_*`) folds constants, then asks the simplify rules,
 * else emits an instruction at the insertion point; what it returns may therefore be any value of the right type. The
 * same context serves InstSimplify (`simplify_ins`, never builds) and InstCombine (`rules_apply` with rules_combine).
 *
 * Analyses lie above this folder: guards that need them go through `hooks`; without hooks they are false.
 */
#ifndef NVOPT_FOLD_H
#define NVOPT_FOLD_H
#include "ir/fold/rules.h"

typedef struct FoldHooks {
  /* A predicate of kind ANALYSIS (rule_preds.def) about values. May be NULL. */
  bool (*ask)(FoldCtx *x, unsigned pred, const Val *v, const Cv *c);
  /* Told about every instruction the builder emits. May be NULL. */
  void (*made)(FoldCtx *x, Val v);
} FoldHooks;

struct RuleCtl {           /* counters and switches, one per worker; NULL where nobody wants them */
  uint32_t *hits;          /* by rule number, RULES_LIMIT entries; may be NULL */
  const uint8_t *disabled; /* by rule number; may be NULL */
  int64_t *left;           /* --rule-limit: rewrites still allowed; may be NULL */
};
typedef struct RuleCtl RuleCtl;

struct FoldCtx {
  Fn *f;
  Arena *scratch;         /* for wide constants; marked and released inside */
  const FoldHooks *hooks; /* may be NULL */
  void *an;               /* the hooks' own */
  RuleCtl *ctl;
  Val at;             /* context: the instruction that facts must hold at; VAL_NONE none */
  Val before;         /* builder: emit before this instruction, */
  Blk end;            /* or, if that is VAL_NONE, at the end of this block */
  Md loc;             /* location given to what is emitted */
  uint32_t last_rule; /* number of the rule that fired last */
  unsigned depth;
  bool may_declare, wants_declared; /* functions of the library: it may; it would, where the module is frozen */
  struct Regrouping *regrouping;    /* simplify_assoc's, while it asks; NULL else */
};

/* An instruction that exists or might exist. */
struct InsView {
  Op op;
  unsigned sub, flags;
  Ty type;
  const Val *ops;
  uint32_t n;      /* calls: callee last */
  uint32_t aux;    /* as in the function; source element type for getelementptr, index of words ... */
  unsigned intrin; /* IntrinsicId of a call */
  Val self;        /* VAL_NONE if it does not exist */
};
static inline InsView ins_view(
    const Fn *f, Val v) { /* ops points into the function: valid until an instruction or operand is made */
  const Ins *i = &f->ins[v];
  return (InsView){(Op)i->op,
                   i->sub,
                   i->flags,
                   i->type,
                   f->opnd + i->opnd,
                   i->nops,
                   aux(f, v),
                   i->op == OP_CALL ? call_intrinsic(f, v) : 0,
                   v};
}

static inline FoldCtx fold_ctx(Fn *f, Arena *scratch) { return (FoldCtx){.f = f, .scratch = scratch}; }
/* Insert before `v`, with its location, facts holding there. */
static inline void fold_at(FoldCtx *x, Val v) {
  x->before = v, x->at = v, x->end = BLK_NONE, x->loc = dbg_loc(x->f, v);
}
static inline void fold_at_end(FoldCtx *x, Blk b) { x->before = x->at = VAL_NONE, x->end = b, x->loc = MD_NONE; }
static inline Val bool_con(FoldCtx *x, Ty t, bool b) { /* of i1 or a vector of them */
  return b ? con_allones(&x->f->con, t) : con_null(&x->f->con, t);
}

/* ---- simplify: a value that exists already, or a constant, equal to (or refining) the instruction; VAL_NONE if none
 * is known ---- */
Val simplify_view(FoldCtx *x, const InsView *i);
Val simplify_ins(FoldCtx *x, Val v);
/* The first rule of the set that applies (see RuleFoldFn for what may come back). */
Val rules_apply(FoldCtx *x, const RuleSet *rs, const InsView *i);
const char *rule_name(uint32_t number); /* NULL if there is no such rule */
unsigned rule_disable(uint8_t *disabled,
                      const char *name); /* marks the rules of that name (one a set); how many there are */

/* ---- builder ---- */
Val fold_bin(FoldCtx *x, Op o, unsigned flags_, Val a, Val b);
static inline Val fold_not(FoldCtx *x, Val a) {
  return fold_bin(x, OP_XOR, 0, a, con_allones(&x->f->con, ty(x->f, a)));
}
static inline Val fold_neg(FoldCtx *x, unsigned flags_, Val a) {
  return fold_bin(x, OP_SUB, flags_, con_null(&x->f->con, ty(x->f, a)), a);
}
Val fold_fneg(FoldCtx *x, unsigned flags_, Val a);
Val fold_cast(FoldCtx *x, Op o, unsigned flags_, Val a, Ty to);
Val fold_zext_or_trunc(FoldCtx *x, Val a, Ty to);
Val fold_sext_or_trunc(FoldCtx *x, Val a, Ty to);
Val fold_bitcast(FoldCtx *x, Val a, Ty to); /* a itself if it has that type */
Val fold_icmp(FoldCtx *x, Pred p, unsigned flags_, Val a, Val b);
Val fold_fcmp(FoldCtx *x, Pred p, unsigned flags_, Val a, Val b);
Val fold_select(FoldCtx *x, unsigned flags_, Val c, Val a, Val b);
Val fold_freeze(FoldCtx *x, Val a);
Val fold_gep(FoldCtx *x, unsigned flags_, Ty source, Val base, const Val *idx, uint32_t n);
Val fold_ptradd(FoldCtx *x, unsigned flags_, Val base, Val bytes); /* getelementptr i8 */
Val fold_extractelement(FoldCtx *x, Val vec, Val i);
Val fold_insertelement(FoldCtx *x, Val vec, Val e, Val i);
Val fold_shuffle(FoldCtx *x, Val a, Val b, const uint32_t *mask, uint32_t n);
Val fold_extractvalue(FoldCtx *x, Val agg, const uint32_t *idx, uint32_t n);
Val fold_insertvalue(FoldCtx *x, Val agg, Val e, const uint32_t *idx, uint32_t n);
/* A call of an intrinsic. `ret` is its result type; overloads are derived from ret and the arguments. */
Val fold_intrin(FoldCtx *x, unsigned id, unsigned fmf, Ty ret, const Val *args, uint32_t n);
/* Any instruction: folds, simplifies, else emits. */
Val fold_view(FoldCtx *x, const InsView *i);
/* Emits without folding (still through the insertion point and the hooks). */
Val emit_view(FoldCtx *x, const InsView *i);
/* The callee constant of an intrinsic with these types, with its mangled name. */
Val intrin_callee(Fn *f, unsigned id, Ty ret, const Ty *args, uint32_t n, Ty *fnty);

static inline bool op_is_bin(Op o) { return (unsigned)o >= OP_FIRST_BIN && (unsigned)o <= OP_LAST_BIN; }
/* Division or remainder of integers: undefined where the divisor is zero or poison. */
static inline bool op_divides(Op o) { return o == OP_UDIV || o == OP_SDIV || o == OP_UREM || o == OP_SREM; }
/* The integer c with x op c == x for every x; false: there is none. */
static inline bool op_neutral(Op o, int64_t *c) {
  switch (o) {
  case OP_ADD:
  case OP_SUB:
  case OP_OR:
  case OP_XOR:
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: return *c = 0, true;
  case OP_MUL:
  case OP_UDIV:
  case OP_SDIV: return *c = 1, true;
  case OP_AND: return *c = -1, true;
  default: return false;
  }
}
static inline bool op_is_cast(Op o) { return (unsigned)o >= OP_FIRST_CAST && (unsigned)o <= OP_LAST_CAST; }
Ty ty_cmp(Module *m, Ty operand); /* i1, or vector of i1 of the operand's length */
/* Flags that an instruction of this kind may carry. */
unsigned op_flag_mask(Op o);

/* ---- constant folding (constfold.c) ---- */
/* All operands constants: the constant the instruction gives, or VAL_NONE. Poison where LangRef says so. */
Val con_fold(FoldCtx *x, const InsView *i);
/* All operands are constants, denormal numbers among them, and the function does not keep these: what con_fold did
 * not fold then is left to the hardware, and no identity (x * 1.0) hands such a constant on. */
bool con_fold_declined(FoldCtx *x, const InsView *i);
Val con_fold_bin(ConPool *p, Op o, Val a, Val b);
Val con_fold_cast(ConPool *p, Op o, Val a, Ty to);
Val con_fold_cmp(ConPool *p, Pred pr, Val a, Val b);
Val con_fold_select(ConPool *p, Val c, Val a, Val b);
Val con_fold_intrin(ConPool *p, unsigned id, Ty ret, const Val *args, uint32_t n);
/* The value of type t at byte `offset` of the initialiser of constant global g, imported into p; VAL_NONE if not
 * known. */
Val con_fold_load(ConPool *p, Module *m, Glob g, uint64_t offset, Ty t);
/* One lane of an integer or float constant (scalar: lane is ignored). CV_BAD for undef, poison and what is no number.
 */
Cv con_cv(ConPool *p, Val v, uint64_t lane);
Val con_of_cv(ConPool *p, Ty t, Cv c); /* splat for vectors */
/* Every lane is an integer (a float); lanes that are undef or poison are allowed if at least one is not. */
bool con_is_imm_int(ConPool *p, Val v);
bool con_is_imm_fp(ConPool *p, Val v);
/* The integer of a scalar or splat constant (undefined lanes are skipped). */
bool con_splat_ap(ConPool *p, Val v, Ap *out);
bool con_splat_fp(ConPool *p, Val v, FpKind *k, FpBits *out);
#endif
