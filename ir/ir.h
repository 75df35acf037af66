/* ir.h: functions: values, blocks, operands, use lists. Ids, not pointers: arrays move when they grow, so never keep
 * a pointer to a record across anything that may make one.
 *
 * Legend of one-letter locals: f function, b block, v value, u use (operand slot), t type, c constant, m module.
 *
 * Invariants (checked by fn_check, ir/check.c, and by the verifier):
 *  - operand slot s of user v: opnd[s] is the operand; if it is local, s is in its use list, doubly linked by slot.
 *  - block b: npred entries, one per edge, cross-linked with the successor entries; a phi in b has npred operands,
 *    operand i from predecessor i; entries from one block hold one value.
 *  - a placed instruction knows its block; an argument or unplaced record has blk BLK_NONE.
 *  - ids are not reused.
 */
#ifndef NVOPT_IR_H
#define NVOPT_IR_H
#include "ir/module.h"

typedef enum Op {
#define OP(ID, TEXT, CLASS, SHAPE, NOPS, PROPS) OP_##ID,
#include "ir/ops.def"
#undef OP
  OP_COUNT
} Op;
enum {
  /* clang-format off */
  OP_FIRST_TERM = OP_RET, OP_LAST_TERM = OP_UNREACHABLE, OP_FIRST_BIN = OP_ADD, OP_LAST_BIN = OP_FREM, OP_LAST_IBIN = OP_XOR,
  OP_FIRST_CAST = OP_TRUNC, OP_LAST_CAST = OP_ADDRSPACECAST
  /* clang-format on */
};
/* clang-format off */
typedef enum OpClass { OC_NONE, OC_RET, OC_BR, OC_SWITCH, OC_INDBR, OC_CALL, OC_UNARY, OC_EH, OC_BIN, OC_FBIN,
  OC_CAST, OC_CMP, OC_PHI, OC_SELECT, OC_VEC, OC_AGG, OC_GEP, OC_ALLOCA, OC_MEM } OpClass;
enum { P_COMM = 1, P_ASSOC = 2, P_TERM = 4, P_CALL = 8, P_TRAP = 16, P_WRAP = 32, P_EXACT = 64, P_DISJOINT = 128,
  P_NNEG = 256, P_SAMESIGN = 512, P_FMF = 1024, P_GEP = 2048, P_MEM = 4096 };
/* clang-format on */
/* Operands and what stands around them: `add T a, b`, `icmp PRED T a, b`, `select T a, T b, T c`, `zext T a to T`,
 * `va_arg T a, T`, `extractvalue T a, N, N` */
enum {
  S_OWN = 0,
  S_ONE_TYPE = 1,
  S_TYPED = 2,
  S_PRED = 4,
  S_TO = 8,
  S_TYPE = 16,
  S_INDICES = 32,
  S_MASK = 64 /* the mask is written as one more operand */
};
typedef struct OpInfo {
  const char *text;
  uint8_t cls;
  int8_t nops;
  uint16_t props;
  uint8_t shape;
} OpInfo;
extern const OpInfo op_info[OP_COUNT];

/* flags: meaning by family. */
enum {
  /* clang-format off */
  F_NUW = 1 << 0, F_NSW = 1 << 1, F_EXACT = 1 << 2, F_DISJOINT = 1 << 3, F_NNEG = 1 << 4, F_SAMESIGN = 1 << 5,
  F_INBOUNDS = 1 << 6 /* implies F_NUSW */, F_NUSW = 1 << 7,                         /* getelementptr: these two and F_NUW */
  F_NNAN = 1 << 8, F_NINF = 1 << 9, F_NSZ = 1 << 10, F_ARCP = 1 << 11, F_CONTRACT = 1 << 12, F_AFN = 1 << 13, F_REASSOC = 1 << 14,
  F_FAST = 0x7f << 8,
  F_TAIL = 1, F_MUSTTAIL = 2, F_NOTAIL = 3, F_TAILMASK = 3,                          /* calls: two bits */
  F_VOLATILE = 1 << 0, F_ALIGN_SHIFT = 1, F_ALIGN_MASK = 0x3f << 1,                  /* memory and alloca: log2(align) + 1, 0 none */
  F_ORDER_SHIFT = 7, F_ORDER_MASK = 7 << 7,                                          /* load, store, fence, atomicrmw, cmpxchg (success) */
  F_FAIL_SHIFT = 10, F_FAIL_MASK = 7 << 10, F_WEAK = 1 << 13,                        /* cmpxchg */
  F_RMWSCOPE_SHIFT = 10, F_RMWSCOPE_MASK = 0x3f << 10,                               /* atomicrmw: its scope (sub holds the operation) */
  F_INALLOCA = 1 << 7, F_SWIFTERROR = 1 << 8,                                        /* alloca */
  F_CLEANUP = 1 << 0,                                                                /* landingpad */
  F_UNWIND = 1 << 0                                                                  /* catchswitch: the first successor is the unwind destination */
  /* clang-format on */
};
typedef enum Ordering {
  ORD_NONE,
  ORD_UNORDERED,
  ORD_MONOTONIC,
  ORD_ACQUIRE,
  ORD_RELEASE,
  ORD_ACQ_REL,
  ORD_SEQ_CST
} Ordering;
/* Icmp and fcmp predicates; sub */
typedef enum Pred {
  FCMP_FALSE,
  FCMP_OEQ,
  FCMP_OGT,
  FCMP_OGE,
  FCMP_OLT,
  FCMP_OLE,
  FCMP_ONE,
  FCMP_ORD,
  FCMP_UNO,
  FCMP_UEQ,
  FCMP_UGT,
  FCMP_UGE,
  FCMP_ULT,
  FCMP_ULE,
  FCMP_UNE,
  FCMP_TRUE,
  ICMP_EQ = 32,
  ICMP_NE,
  ICMP_UGT,
  ICMP_UGE,
  ICMP_ULT,
  ICMP_ULE,
  ICMP_SGT,
  ICMP_SGE,
  ICMP_SLT,
  ICMP_SLE
} Pred;
typedef enum RmwOp {
  RMW_XCHG,
  RMW_ADD,
  RMW_SUB,
  RMW_AND,
  RMW_NAND,
  RMW_OR,
  RMW_XOR,
  RMW_MAX,
  RMW_MIN,
  RMW_UMAX,
  RMW_UMIN,
  RMW_FADD,
  RMW_FSUB,
  RMW_FMAX,
  RMW_FMIN,
  RMW_FMAXIMUM,
  RMW_FMINIMUM,
  RMW_FMAXIMUMNUM,
  RMW_FMINIMUMNUM,
  RMW_UINC_WRAP,
  RMW_UDEC_WRAP,
  RMW_USUB_COND,
  RMW_USUB_SAT,
  RMW_COUNT
} RmwOp;
extern const char *const pred_text[]; /* by Pred */
extern const char *const rmw_text[];
extern const char *const ordering_text[];

typedef struct Ins { /* 32 bytes, asserted */
  uint8_t op, sub;
  uint16_t flags;
  Ty type;
  Blk blk;
  Val prev, next;
  uint32_t opnd; /* first operand slot (OP_ARG: its index) */
  Use uses;      /* head of the use list */
  uint32_t nops;
} Ins;
typedef struct Link {
  uint32_t user;
  Use next, prev;
} Link; /* user: Val; for debug operands: Dbg | DBG_USER_BIT */
#define DBG_USER_BIT 0x80000000u

typedef struct BlkRec { /* 32 bytes */
  Val first, last;
  Blk prev, next;       /* layout */
  uint32_t pred, npred; /* first entry in Fn.pred, of a piece with room for npred rounded up to a power of two at least:
                           ir/block.c */
  uint32_t succ, nsucc;
} BlkRec;
typedef struct SuccEdge {
  Blk to;
  uint32_t pred;
} SuccEdge; /* pred: index i of this edge in to's predecessors */
typedef struct PredEdge {
  Blk from;
  uint32_t succ;
} PredEdge; /* succ: index of this edge in from's successors */

typedef struct Name {
  uint32_t off, len;
} Name; /* len 0: unnamed; off: into Module.source, or with NAME_OWN_BIT into FnRare.own_names */
#define NAME_OWN_BIT 0x80000000u

/* A debug record: #dbg_value and the like. It hangs before an instruction, or at the end of a block. */
typedef enum DbgKind { DBGK_VALUE, DBGK_DECLARE, DBGK_ASSIGN, DBGK_LABEL, DBGK_DECLARE_VALUE } DbgKind;
typedef struct DbgRec {
  uint8_t kind; /* DbgKind */
  bool arglist; /* the location is !DIArgList(...) of its nops operands */
  Dbg next;     /* next record at the same place, in order */
  Val at;       /* the instruction it stands before; VAL_NONE: end of block `blk` or deleted */
  Blk blk;
  Md var, expr, loc;       /* variable or label, expression, location */
  Md loc_md;               /* location operand when it is metadata (e.g. an empty node) and no value: nops is 0 */
  Md assign_id, addr_expr; /* assign */
  Md addr_md;              /* assign: address when it is metadata */
  uint32_t opnd, nops;     /* operand slots: location values; for assign the address is the last one if has_addr */
  bool has_addr, deleted;
} DbgRec;

/* What a call needs beyond operands. */
typedef struct CallRec {
  Ty fnty;
  AttrList attrs;
  uint16_t cc;
  uint16_t nbundles;
  uint32_t bundles; /* first of nbundles {tag (str_intern), number of operands} pairs in Fn.words; operands follow the
                       arguments in order */
} CallRec;

typedef struct Slot { /* an analysis: result, and the epochs it was computed at */
  void *data;
  void (*free)(void *data);
  uint64_t cfg, val, mem;
} Slot;
enum { FN_SLOTS = 16 };

/* What many functions have nothing of, cold as above: a module may have a hundred thousand of them. fn_rare_none,
 * which nobody writes to, until something is set (fn_rare_ in ir/function_pool.h). */
typedef struct FnRare {
  uint32_t *md; /* by Val: where its list begins in mdatt; 0 none */
  Md *dbg;
  Use *dbg_use;        /* head of the list of debug operands naming the value */
  Dbg *dbg_at;         /* first debug record before the instruction */
  uint32_t *phi_order; /* of a phi: index in words of the order as written, 0 none */
  Dbg *dbg_end;        /* by Blk: records at the block's end */
  uint32_t *label_of;  /* by Blk: 1 + its index in label_slot, 0 none */
  uint32_t cap_md, cap_dbg, cap_dbg_use, cap_dbg_at, cap_phi_order, cap_dbg_end, cap_label_of;
  VEC(DbgRec) dbgrec;  /* index 0 unused */
  VEC(MdAttach) mdatt; /* attachment lists: {kind = count, 0} followed by the entries */
  VEC(Blk) label_slot; /* address-taken blocks: blockaddress is {function, index} */
  VEC(char) own_names; /* made by passes */
  bool own;            /* this record was made by a pass: it does not lie in the module's store */
} FnRare;
extern const FnRare fn_rare_none;

struct Fn {
  Module *m;
  Glob id;
  uint32_t pack_size;
  Arena arena; /* what lives as long as the function */
  void *pack;  /* the arrays below as they were read, until each grows: function_store.c */
  Fn *lend;    /* while it is read: whose arrays it uses */
  Ins *ins;
  uint32_t nins, cap_ins; /* by Val; 0 unused; arguments are 1 .. nargs */
  Val *opnd;
  Link *link;
  uint32_t nopnd, cap_opnd, cap_link; /* by Use; 0 unused */
  uint32_t nargs;
  BlkRec *blk;
  uint32_t nblk, cap_blk; /* by Blk; 0 unused */
  Blk first_blk, last_blk;
  SuccEdge *succ;
  uint32_t nsucc, cap_succ;
  PredEdge *pred;
  uint32_t npred, cap_pred;
  uint32_t *free_edges; /* pieces of succ and pred that no block has, by size; NULL until there is one: ir/block.c */
  ConPool con;
  VecU32 words;       /* masks, indices, bundles: what aux leads to */
  VEC(CallRec) calls; /* index 0 unused */
  /* cold, NULL until first needed; readers go through accessors */
  uint32_t *aux, *pos; /* by Val */
  Name *name;
  Name *blk_name; /* by Blk */
  uint32_t *blk_pos;
  FnRare *rare;
  uint32_t cap_aux, cap_pos, cap_name, cap_blk_name, cap_blk_pos;
  uint32_t nlive; /* placed instructions */
  uint32_t cap_stamp, room_stamp, cap_blk_stamp;
  uint32_t combined; /* low half of ep_val when InstCombine was last done with the function; 0: never */
  uint32_t nclean : 29;
  bool names_dirty : 1;            /* names made by passes: the printer makes them unique */
  bool stored : 1;                 /* this record lies in the module's store */
  bool pack_own : 1;               /* pack is a piece of memory of its own */
  uint64_t ep_cfg, ep_val, ep_mem; /* epochs: bumped by mutators */
  Slot *slot;                      /* FN_SLOTS of them, made by the first analysis; NULL before */
  struct ChangeLog *log;           /* what changes, while an analysis wants to know: change_log.h */
  struct LastClean *clean;         /* pass manager: the function when each pass was last done with it */
  uint32_t *stamp;     /* by Val: low half of ep_val behind the last change of its operands, flags or users; later ones:
                      new. NULL: not kept */
  uint32_t *blk_stamp; /* by Blk: the same of the edges that lead into it, and of code that has been moved into it */
};

/* ---- reading ---- */
/* OP_NONE for constants. */
static inline Op op(const Fn *f, Val v) { return val_is_con(v) ? OP_NONE : (Op)f->ins[v].op; }
static inline bool is_op(const Fn *f, Val v, Op o) { return !val_is_con(v) && f->ins[v].op == o; }
static inline Ty ty(const Fn *f, Val v) { return val_is_con(v) ? con_type(&f->con, v) : f->ins[v].type; }
static inline uint32_t nops(const Fn *f, Val v) { return f->ins[v].nops; } /* local only, as all below */
static inline bool is_condbr(const Fn *f, Val t) { return is_op(f, t, OP_BR) && nops(f, t) == 1; }
static inline bool is_br(const Fn *f, Val t) { return is_op(f, t, OP_BR) && nops(f, t) == 0; }
static inline Val arg(const Fn *f, Val v, uint32_t i) {
  DASSERT(i < f->ins[v].nops);
  return f->opnd[f->ins[v].opnd + i];
}
static inline Use slot_of(const Fn *f, Val v, uint32_t i) { return (Use)(f->ins[v].opnd + i); }
static inline unsigned sub(const Fn *f, Val v) { return f->ins[v].sub; }
static inline unsigned flags(const Fn *f, Val v) { return f->ins[v].flags; }
static inline Blk blk_of(const Fn *f, Val v) { return f->ins[v].blk; }
static inline Val next_of(const Fn *f, Val v) { return f->ins[v].next; }
static inline Val prev_of(const Fn *f, Val v) { return f->ins[v].prev; }
static inline bool is_arg(const Fn *f, Val v) { return !val_is_con(v) && f->ins[v].op == OP_ARG; }
static inline uint32_t arg_index(const Fn *f, Val v) { return f->ins[v].opnd; }
static inline Val fn_arg(const Fn *f, uint32_t i) {
  DASSERT(i < f->nargs);
  (void)f;
  return (Val)(i + 1);
}
static inline bool is_term(const Fn *f, Val v) {
  unsigned o = (unsigned)op(f, v);
  return o >= OP_FIRST_TERM && o <= OP_LAST_TERM;
}
static inline bool is_call(const Fn *f, Val v) {
  Op o = op(f, v);
  return o == OP_CALL || o == OP_INVOKE || o == OP_CALLBR;
}
static inline bool is_bin(const Fn *f, Val v) {
  unsigned o = (unsigned)op(f, v);
  return o >= OP_FIRST_BIN && o <= OP_LAST_BIN;
}
static inline bool is_cast(const Fn *f, Val v) {
  unsigned o = (unsigned)op(f, v);
  return o >= OP_FIRST_CAST && o <= OP_LAST_CAST;
}
static inline bool has_result(const Fn *f, Val v) { return f->ins[v].type != TY_VOID; }
/* Up to 2^32. */
static inline uint64_t align_exact(const Fn *f, Val v) {
  unsigned a = ((unsigned)f->ins[v].flags & F_ALIGN_MASK) >> F_ALIGN_SHIFT;
  return a ? 1ull << (a - 1) : 0;
}
/* What 32 bits hold of it. */
static inline uint32_t align_of(const Fn *f, Val v) {
  uint64_t a = align_exact(f, v);
  return a > 1u << 31 ? 1u << 31 : (uint32_t)a;
}
static inline Ordering order_of(const Fn *f, Val v) {
  return (Ordering)((f->ins[v].flags & F_ORDER_MASK) >> F_ORDER_SHIFT);
}
static inline bool is_volatile(const Fn *f, Val v) { return (f->ins[v].flags & F_VOLATILE) != 0; }
/* A load or store that is neither volatile nor atomic. */
/* Atomic at most in that nothing is torn. */
static inline bool is_unordered(const Fn *f, Val v) { return !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED; }
static inline bool is_simple(const Fn *f, Val v) { return !is_volatile(f, v) && order_of(f, v) == ORD_NONE; }
/* Sync scope number. */
static inline uint32_t scope_of(const Fn *f, Val v) {
  return f->ins[v].op == OP_ATOMICRMW ? (uint32_t)(f->ins[v].flags & F_RMWSCOPE_MASK) >> F_RMWSCOPE_SHIFT
                                      : f->ins[v].sub;
}
static inline uint32_t aux(const Fn *f, Val v) { return (uint32_t)v < f->cap_aux ? f->aux[v] : 0; }
static inline Ty gep_type(const Fn *f, Val v) { return (Ty)aux(f, v); } /* source element type */
/* Bytes that a getelementptr adds to its base, where that is one constant (con_gep_offset); false for vectors of
 * pointers. */
static inline bool gep_offset(const Fn *f, Val v, int64_t *out) {
  return !ty_is_vec(f->m, f->ins[v].type) &&
         con_gep_offset(&f->con, gep_type(f, v), f->opnd + f->ins[v].opnd + 1, f->ins[v].nops - 1, out);
}
static inline Ty alloca_type(const Fn *f, Val v) { return (Ty)aux(f, v); }
extern const uint32_t words_none[1]; /* what words_of gives where there are none: may be compared and copied, 0 long */
/* None: no landingpad clauses; shuffle mask (0xffffffff: poison), extract/insertvalue indices, landingpad filter
 * bits. */
static inline const uint32_t *words_of(const Fn *f, Val v, uint32_t *n) {
  uint32_t i = aux(f, v);
  if (UNLIKELY(!i)) {
    *n = 0;
    return words_none;
  }
  *n = f->words.p[i];
  return f->words.p + i + 1;
}
static inline const CallRec *call_rec(const Fn *f, Val v) { return &f->calls.p[aux(f, v)]; }
static inline Val callee(const Fn *f, Val v) { return arg(f, v, f->ins[v].nops - 1); }
static inline uint32_t call_nargs(const Fn *f, Val v) { /* arguments, without bundles and callee */
  const CallRec *c = call_rec(f, v);
  uint32_t n = f->ins[v].nops - 1;
  for (uint32_t i = 0; i < c->nbundles; i++) n -= f->words.p[c->bundles + 2 * i + 1];
  return n;
}
static inline Glob call_target(const Fn *f, Val v) { /* function or other global called directly; GLOB_NONE else */
  Val c = callee(f, v);
  if (!val_is_con(c)) return GLOB_NONE;
  c = con_twin(&f->con, c);
  return con_kind(&f->con, c) == CON_GLOBAL ? con_glob(&f->con, c) : GLOB_NONE;
}
static inline unsigned call_intrinsic(const Fn *f, Val v) { /* IntrinsicId; 0 when it is none or unknown */
  if (!is_call(f, v)) return 0;
  Val c = callee(f, v);
  return val_is_con(c) && con_kind(&f->con, c) == CON_INTRIN ? con_rec(&f->con, c)->flags : 0;
}
static inline bool is_intrinsic(const Fn *f, Val v, unsigned id) { return call_intrinsic(f, v) == id; }
static inline Md dbg_loc(const Fn *f, Val v) { return (uint32_t)v < f->rare->cap_dbg ? f->rare->dbg[v] : MD_NONE; }
static inline uint32_t pos_of(const Fn *f, Val v) { return (uint32_t)v < f->cap_pos ? f->pos[v] : 0; }
Str name_of(const Fn *f, Val v);
Str blk_name_of(const Fn *f, Blk b);
static inline const MdAttach *md_all(const Fn *f, Val v, uint32_t *n) {
  if ((uint32_t)v >= f->rare->cap_md || !f->rare->md[v]) {
    *n = 0;
    return NULL;
  }
  const MdAttach *h = &f->rare->mdatt.p[f->rare->md[v]];
  *n = h->kind;
  return h + 1;
}
static inline Md md_get(const Fn *f, Val v, uint32_t kind) { /* attachment of that kind, MD_NONE if absent */
  uint32_t n;
  const MdAttach *a = md_all(f, v, &n);
  for (uint32_t i = 0; i < n; i++)
    if (a[i].kind == kind) return a[i].node;
  return MD_NONE;
}
static inline Global *fn_glob(const Fn *f) { return glob(f->m, f->id); }
static inline bool fn_has_attr(const Fn *f, AttrKind k) { return attrlist_fn_has(f->m, fn_glob(f)->fattrs, k); }
static inline AttrSet arg_attrset(const Fn *f, Val a) {
  return attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, a));
}
static inline bool arg_has_attr(const Fn *f, Val a, AttrKind k) { return attrset_has(f->m, arg_attrset(f, a), k); }

/* Uses. One entry per operand slot. */
static inline Use first_use(const Fn *f, Val v) { return val_is_con(v) ? USE_NONE : f->ins[v].uses; }
static inline Use next_use(const Fn *f, Use u) { return f->link[u].next; }
static inline Val use_user(const Fn *f, Use u) { return (Val)f->link[u].user; }
static inline uint32_t use_index(const Fn *f, Use u) { return (uint32_t)u - f->ins[f->link[u].user].opnd; }
#define FOR_EACH_USE(f, v, u)                                                                                          \
  for (Use u = first_use(f, v), u##_n; u && (u##_n = next_use(f, u), 1);                                               \
       u = u##_n) /* the current use may be changed  \
                                                                                     */
static inline bool has_uses(const Fn *f, Val v) { return first_use(f, v) != USE_NONE; }
static inline bool has_one_use(const Fn *f, Val v) {
  Use u = first_use(f, v);
  return u && !f->link[u].next;
}
uint32_t count_uses(const Fn *f, Val v, uint32_t limit); /* stops at limit */

/* Blocks and edges. */
static inline Blk entry_blk(const Fn *f) { return f->first_blk; }
static inline Val first_ins(const Fn *f, Blk b) { return f->blk[b].first; }
/* The terminator of a finished block. */
static inline Val last_ins(const Fn *f, Blk b) { return f->blk[b].last; }
static inline Val term(const Fn *f, Blk b) { return f->blk[b].last; }
static inline uint32_t npreds(const Fn *f, Blk b) { return f->blk[b].npred; }
static inline Blk pred(const Fn *f, Blk b, uint32_t i) { return f->pred[f->blk[b].pred + i].from; }
static inline uint32_t pred_succ(const Fn *f, Blk b, uint32_t i) { return f->pred[f->blk[b].pred + i].succ; }
static inline uint32_t nsuccs(const Fn *f, Blk b) { return f->blk[b].nsucc; }
static inline Blk succ(const Fn *f, Blk b, uint32_t i) { return f->succ[f->blk[b].succ + i].to; }
static inline uint32_t succ_pred(const Fn *f, Blk b, uint32_t i) { return f->succ[f->blk[b].succ + i].pred; }
Blk single_pred(const Fn *f, Blk b); /* the only predecessor block with exactly one edge, else BLK_NONE */
Blk unique_pred(const Fn *f, Blk b); /* the only predecessor block, over any number of edges */
Blk single_succ(const Fn *f, Blk b);
int find_pred(const Fn *f, Blk b, Blk from); /* index of the first edge from `from`, -1 if none. O(preds) */
Val first_nonphi(const Fn *f, Blk b);
/* Whether there is a place for instructions other than phis: not in the block of a catchswitch, before which only
 * phis may stand. */
static inline bool blk_has_place(const Fn *f, Blk b) { return f->ins[f->blk[b].last].op != OP_CATCHSWITCH; }
Val first_insertion(const Fn *f, Blk b); /* the first place, after phis and an exception pad; VAL_NONE: there is none */
static inline bool blk_is_address_taken(const Fn *f, Blk b) {
  return UNLIKELY((uint32_t)b < f->rare->cap_label_of) && f->rare->label_of[b];
}
#define FOR_EACH_BLK(f, b) for (Blk b = (f)->first_blk; b; b = (f)->blk[b].next)
#define FOR_EACH_INS(f, b, v) for (Val v = (f)->blk[b].first; v; v = (f)->ins[v].next)
/* The current instruction may be erased or moved. */
#define FOR_EACH_INS_SAFE(f, b, v) for (Val v = (f)->blk[b].first, v##_n; v && (v##_n = (f)->ins[v].next, 1); v = v##_n)
#define FOR_EACH_PHI(f, b, v) for (Val v = (f)->blk[b].first; v && (f)->ins[v].op == OP_PHI; v = (f)->ins[v].next)
#define FOR_EACH_PHI_SAFE(f, b, v)                                                                                     \
  for (Val v = (f)->blk[b].first, v##_n; v && (f)->ins[v].op == OP_PHI && (v##_n = (f)->ins[v].next, 1); v = v##_n)
bool val_before(const Fn *f, Val a, Val b); /* a stands before b in their (same) block; O(distance) */

/* Predicates. */
Pred pred_swap(Pred p);              /* of (b, a) */
Pred pred_invert(Pred p);            /* of !(a, b) */
bool pred_holds(Pred p, Ap a, Ap b); /* of two integers of one width; p: an ICMP_* */
static inline bool pred_is_signed(Pred p) { return p >= ICMP_SGT; }
static inline bool pred_is_unsigned(Pred p) { return p >= ICMP_UGT && p <= ICMP_ULE; }
static inline bool pred_is_greater(Pred p) { /* or equal */
  return p == ICMP_UGT || p == ICMP_UGE || p == ICMP_SGT || p == ICMP_SGE;
}
Pred pred_to_signed(Pred p);
Pred pred_to_unsigned(Pred p);
Pred pred_strict(Pred p); /* >= becomes > and so on */
Pred pred_nonstrict(Pred p);

/* ---- writing: raw, nothing is folded. Epochs are bumped. ---- */
Fn *fn_new(Module *m, Glob g, uint32_t expected_ins, uint32_t expected_blk,
           Fn *lend); /* makes the arguments from the global's function type; lend: NULL, or the reader's (fn_borrow_ in
                         ir/function_pool.h) */
void fn_free(Fn *f);
/* Where many instructions have been deleted: the others, their operands and all that is kept by Val move together, in
 * their order, and arrays become as short as they may. Vals (but arguments) and Uses are others then; nothing else
 * changes, no epoch either. Drops analyses. Linear. */
void fn_compact(Fn *f, Arena *scratch);
/* Makes the use lists, as reading would have left them, where Ctx.no_uses had them dropped: before anything asks for
 * uses or edits. O(f). */
void fn_uses(Fn *f);
/* That many instructions and operands more are about to come: room for them is made at once. */
void fn_expect(Fn *f, uint32_t ninstr, uint32_t nopnd);
bool fn_is_kernel(const Fn *f); /* by calling convention, attribute or nvvm.annotations */
void fn_drop_analyses(Fn *f);   /* all slots (analysis.h), those first that rest on others */
/* Makes an unplaced instruction with these operands. */
Val ins_new(Fn *f, Op o, unsigned sub_, unsigned flags_, Ty t, const Val *ops, uint32_t n);
void ins_place_end(Fn *f, Val v, Blk b);
void ins_place_before(Fn *f, Val v, Val before);
void ins_place_after(Fn *f, Val v, Val after);
void ins_place_first(Fn *f, Val v, Blk b); /* before everything, phis too */
void ins_unplace(Fn *f, Val v);            /* keeps operands and uses; not for terminators with edges */
static inline void ins_move_before(Fn *f, Val v, Val before) {
  ins_unplace(f, v);
  ins_place_before(f, v, before);
}
/* Unlinks and deletes an instruction that has no uses left; operands are released, debug records that name it get
 * poison (salvage first: dbg_salvage in edit.h). A terminator loses its edges (phis downstream lose those entries). */
void ins_erase(Fn *f, Val v);
void ins_erase_poison(Fn *f, Val v);        /* remaining uses become poison, then as above */
void val_replace(Fn *f, Val old, Val with); /* every use, debug uses too; old stays */
void opnd_set(Fn *f, Val v, uint32_t i, Val x);
void opnd_insert(Fn *f, Val v, uint32_t i, Val x); /* grows the operand list; O(n) */
void opnd_remove(Fn *f, Val v, uint32_t i);        /* keeps order; O(n) */
void flags_set(Fn *f, Val v, unsigned flags_);
void op_set(
    Fn *f, Val v,
    Op o); /* of the same shape: an operation for another; no terminator that is in its place (term_become in edit.h) */
void sub_set(Fn *f, Val v, unsigned s);
void type_set(Fn *f, Val v, Ty t);
void aux_set(Fn *f, Val v, uint32_t x);
void align_set(Fn *f, Val v, uint32_t bytes);             /* 0: none */
uint32_t words_add(Fn *f, const uint32_t *w, uint32_t n); /* stores {n, w...} and returns the index for aux_set */
uint32_t call_add(Fn *f, CallRec c);
void dbg_loc_set(Fn *f, Val v, Md loc);
void pos_set(Fn *f, Val v, uint32_t pos);
void name_set_src(Fn *f, Val v, uint32_t off, uint32_t len); /* a piece of Module.source */
void name_set(Fn *f, Val v, Str s);                          /* copies; the printer makes it unique; empty: unnamed */
void name_take(Fn *f, Val v, Val from);                      /* moves from's name to v */
void blk_name_set_src(Fn *f, Blk b, uint32_t off, uint32_t len);
void blk_name_set(Fn *f, Blk b, Str s);
void md_set(Fn *f, Val v, uint32_t kind, Md node); /* adds or replaces; MD_NONE removes */
void md_set_all(Fn *f, Val v, const MdAttach *a, uint32_t n);
void md_copy(Fn *f, Val to, Val from); /* all attachments (not the location) */

Blk blk_new(Fn *f); /* unplaced */
void blk_place_end(Fn *f, Blk b);
void blk_place_after(Fn *f, Blk b, Blk after);
void blk_place_before(Fn *f, Blk b, Blk before);
Blk blk_new_before(Fn *f, Blk before, Str name); /* name empty: none */
void blk_unplace(Fn *f, Blk b);
/* Edges. `edge_add` appends a successor to `from` (whose terminator is being built) and a predecessor to `to`; phis
 * of `to` get a poison operand that the caller sets. `edge_remove` removes successor i: later successors move down,
 * phis of the target lose the operand (the target's last predecessor moves into the gap: O(phis)). `edge_redirect`
 * keeps successor i and changes where it goes. */
uint32_t edge_add(Fn *f, Blk from, Blk to); /* returns the predecessor index in `to` */
void edge_remove(Fn *f, Blk from, uint32_t i);
uint32_t edge_redirect(Fn *f, Blk from, uint32_t i, Blk to);
void phi_set(Fn *f, Val phi, Blk from, Val x); /* every entry from that block */
void preds_permute(
    Fn *f, Blk b,
    const uint32_t *order); /* predecessor order[i] moves to place i; phis are the caller's (parser only) */
void label_slot_set(Fn *f, uint32_t slot, Blk b); /* the slot, one of f->rare->label_slot, is b's from now on; BLK_NONE:
                                                     nobody's. A block has one slot at most */
Dbg dbg_new(Fn *f, const DbgRec *r, const Val *ops); /* copies; not yet anywhere */
void dbg_place_before(Fn *f, Dbg d, Val before);     /* after the records already there */
void dbg_move(Fn *f, Val from, Val to); /* records before `from` stand before `to` (same block, none there yet) */
void dbg_place_end(Fn *f, Dbg d, Blk b);
void dbg_end_move(Fn *f, Blk from,
                  Val to); /* records at the end of `from` stand before `to`, above those already there */
void dbg_erase(Fn *f, Dbg d);
static inline Dbg dbg_first(const Fn *f, Val v) {
  return (uint32_t)v < f->rare->cap_dbg_at ? f->rare->dbg_at[v] : DBG_NONE;
}
static inline Dbg dbg_first_end(const Fn *f, Blk b) {
  return (uint32_t)b < f->rare->cap_dbg_end ? f->rare->dbg_end[b] : DBG_NONE;
}
/* Recounts everything the invariants above say; returns a static description of the first breach, or NULL. */
const char *fn_check(const Fn *f);

enum { EP_CFG = 1, EP_VAL = 2, EP_MEM = 4 };
/* The change stamps. fn_stamps_on begins to keep them, values made since then are new ones. `since` is an ep_val of
 * earlier. */
void fn_stamps_on(Fn *f);
static inline bool changed_since(const Fn *f, Val v, uint32_t since) {
  return val_is_local(v) && ((uint32_t)v >= f->cap_stamp || f->stamp[v] > since);
}
/* How many operands up from v something has changed or, with `facts`, depends on other functions or globals;
 * CHANGE_FAR: that many or more, or nothing. `at`, by Val: the same of its operands, CHANGE_FAR for those not looked
 * at yet. */
enum { CHANGE_FAR = 3 };
uint8_t change_distance(const Fn *f, Val v, uint32_t since, bool facts, const uint8_t *at);
/* By Blk, of A: whether the way that leads there up the chain of only predecessors, over so many
 * blocks as conditions are looked for in, may say something else than at `since`; of a block with phis, also whether
 * that is so of a predecessor. Blocks that are not among the n of `order`, in which a block's only predecessor comes
 * first, are others. */
uint8_t *change_ways(const Fn *f, uint32_t since, const Blk *order, uint32_t n, Arena *A);
void log_lose_(Fn *f);
/* Something changed that no mutator tells (change_log.h). */
static inline void fn_touch(Fn *f, unsigned what) {
  if (what & EP_CFG) f->ep_cfg++;
  if (what & EP_VAL) f->ep_val++;
  if (what & EP_MEM) f->ep_mem++;
  if (UNLIKELY(f->log != NULL)) log_lose_(f);
}
#endif
