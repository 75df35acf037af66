/* match.h: shapes that many places look for. Nothing is looked through but what is said; O(1) but for constants of
 * many lanes. */
#ifndef NVOPT_MATCH_H
#define NVOPT_MATCH_H
#include "ir/ir.h"

/* ---- constants ---- */
/* The edge that switch t takes for the constant c. O(cases). */
static inline uint32_t switch_way(const Fn *f, Val t, Val c) {
  for (uint32_t i = 1; i < nops(f, t); i++)
    if (arg(f, t, i) == c) return i;
  return 0;
}
static inline bool con_is_undefined(const ConPool *p, Val c) { return con_is_undef(p, c) || con_is_poison(p, c); }
static inline bool is_undefined(const Fn *f, Val v) { return val_is_con(v) && con_is_undefined(&f->con, v); }
static inline bool is_zero_con(const Fn *f, Val v) { return val_is_con(v) && con_is_zero(&f->con, v); }
static inline bool is_int_con(const Fn *f, Val v) { return val_is_con(v) && con_kind(&f->con, v) == CON_INT; }
static inline bool is_u64_con(const Fn *f, Val v) { /* of at most 64 bits, or larger that fits */
  uint64_t x;
  return val_is_con(v) && con_u64(&f->con, v, &x);
}
/* A constant integer below n: the index of a lane. */
static inline bool is_lane(const Fn *f, Val v, uint32_t n, uint32_t *lane) {
  uint64_t c;
  if (!is_int_con(f, v) || !con_u64(&f->con, v, &c) || c >= n) return false;
  *lane = (uint32_t)c;
  return true;
}
/* A getelementptr whose result is its base, in every lane. */
static inline bool has_zero_indices(const Fn *f, Val gep) {
  for (uint32_t i = 1; i < nops(f, gep); i++)
    if (!is_zero_con(f, arg(f, gep, i))) return false;
  return true;
}

/* ---- values ---- */
/* x, where v is `xor x, -1`; else VAL_NONE. */
static inline Val not_of(const Fn *f, Val v) {
  return is_op(f, v, OP_XOR) && val_is_con(arg(f, v, 1)) && con_is_allones(&f->con, arg(f, v, 1)) ? arg(f, v, 0)
                                                                                                  : VAL_NONE;
}
static inline bool is_not(const Fn *f, Val v) { return not_of(f, v) != VAL_NONE; }
static inline bool is_cmp(const Fn *f, Val v) { return is_op(f, v, OP_ICMP) || is_op(f, v, OP_FCMP); }
static inline bool is_phi_or_select(const Fn *f, Val v) { return is_op(f, v, OP_PHI) || is_op(f, v, OP_SELECT); }
/* A conjunction or disjunction of i1 (or vectors of them): an operation, or `logical`, the select on `a` that stops
 * poison of b. */
typedef struct Junction {
  bool is_or, logical;
  Val a, b;
} Junction;
bool match_junction(const Fn *f, Val v, Junction *j);
bool match_junction_of(const Fn *f, Op o, Ty t, const Val *ops,
                       Junction *j); /* of an instruction that need not exist; t: its type */
/* What v says where it has the value `truth`, and no lane is poison: that both a and b have it. */
bool cond_parts(const Fn *f, Val v, bool truth, Val *a, Val *b);
/* A minimum or maximum of integers, as intrinsic (whose id it is) or as select of its own comparison or the negation of
 * that. Of a select the operands are used twice: undefined ones may differ. */
bool match_minmax(const Fn *f, Val v, unsigned *id, Val *a, Val *b);

/* ---- calls and terminators ---- */
static inline bool is_asm_call(const Fn *f, Val v) { /* of a call: of inline assembly */
  Val c = callee(f, v);
  return val_is_con(c) && con_kind(&f->con, c) == CON_ASM;
}
static inline bool is_musttail(const Fn *f, Val v) {
  return is_op(f, v, OP_CALL) && (flags(f, v) & F_TAILMASK) == F_MUSTTAIL;
}
/* tail or musttail: the callee sees no alloca or va_list of the caller, but by copy. */
static inline bool is_tail_marked(const Fn *f, Val v) {
  unsigned t = flags(f, v) & F_TAILMASK;
  return is_op(f, v, OP_CALL) && (t == F_TAIL || t == F_MUSTTAIL);
}
/* The operand bundles of a call, in order:  for (Bundle b = {0}; bundle_next(f, v, &b);) ... */
typedef struct Bundle {
  Str tag;
  uint32_t at, n, next;
} Bundle; /* operands at .. at + n of the call; next: number of the bundle behind */
static inline bool bundle_next(const Fn *f, Val v, Bundle *b) {
  const CallRec *c = call_rec(f, v);
  if (b->next == c->nbundles) return false;
  const uint32_t *w = f->words.p + c->bundles + 2 * b->next;
  *b = (Bundle){str_get(f->m, w[0]), b->next ? b->at + b->n : call_nargs(f, v), w[1], b->next + 1};
  return true;
}
bool bundle_of(const Fn *f, Val v, uint32_t i, Bundle *b); /* the one in which operand i stands */
/* Which operand of a load, store or atomic operation is the address; -1: v is none of them. */
static inline int address_operand(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_ATOMICRMW:
  case OP_CMPXCHG: return 0;
  case OP_STORE: return 1;
  default: return -1;
  }
}
static inline Val address_of(const Fn *f, Val v) { /* VAL_NONE: v is none of them */
  int i = address_operand(f, v);
  return i < 0 ? VAL_NONE : arg(f, v, (uint32_t)i);
}
/* b ends in a conditional branch to two different blocks: its condition decides which. */
static inline bool blk_forks(const Fn *f, Blk b) { return is_condbr(f, term(f, b)) && succ(f, b, 0) != succ(f, b, 1); }
/* The block whose address the constant is; BLK_NONE: another function's, or no such constant. */
static inline Blk blk_of_address(const Fn *f, Val v) {
  if (!val_is_con(v) || con_kind(&f->con, v) != CON_BLOCKADDR || con_glob(&f->con, v) != f->id) return BLK_NONE;
  uint32_t slot = con_rec(&f->con, v)->b;
  return slot < f->rare->label_slot.n ? f->rare->label_slot.p[slot] : BLK_NONE;
}
/* Whether the phis of `to` take the same values from predecessors i and k. */
static inline bool phis_agree(const Fn *f, Blk to, uint32_t i, uint32_t k) {
  FOR_EACH_PHI(f, to, v)
    if (arg(f, v, i) != arg(f, v, k)) return false;
  return true;
}
#endif
