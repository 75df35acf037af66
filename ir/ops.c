/* ops.c: spelling and properties of operations, predicates, orderings; relations between predicates, what a
 * comparison of two integers gives. */
#include "ir/ir.h"

const OpInfo op_info[OP_COUNT] = {
#define OP(ID, TEXT, CLASS, SHAPE, NOPS, PROPS) [OP_##ID] = {TEXT, OC_##CLASS, NOPS, PROPS, SHAPE},
#include "ir/ops.def"
#undef OP
};
const char *const pred_text[] = {[FCMP_FALSE] = "false", [FCMP_OEQ] = "oeq", [FCMP_OGT] = "ogt", [FCMP_OGE] = "oge",
                                 [FCMP_OLT] = "olt",     [FCMP_OLE] = "ole", [FCMP_ONE] = "one", [FCMP_ORD] = "ord",
                                 [FCMP_UNO] = "uno",     [FCMP_UEQ] = "ueq", [FCMP_UGT] = "ugt", [FCMP_UGE] = "uge",
                                 [FCMP_ULT] = "ult",     [FCMP_ULE] = "ule", [FCMP_UNE] = "une", [FCMP_TRUE] = "true",
                                 [ICMP_EQ] = "eq",       [ICMP_NE] = "ne",   [ICMP_UGT] = "ugt", [ICMP_UGE] = "uge",
                                 [ICMP_ULT] = "ult",     [ICMP_ULE] = "ule", [ICMP_SGT] = "sgt", [ICMP_SGE] = "sge",
                                 [ICMP_SLT] = "slt",     [ICMP_SLE] = "sle"};
const char *const rmw_text[] = {"xchg",        "add",       "sub",       "and",       "nand",     "or",
                                "xor",         "max",       "min",       "umax",      "umin",     "fadd",
                                "fsub",        "fmax",      "fmin",      "fmaximum",  "fminimum", "fmaximumnum",
                                "fminimumnum", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"};
const char *const ordering_text[] = {"", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"};
_Static_assert(sizeof(Ins) == 32, "hot record");
_Static_assert(sizeof(BlkRec) == 32, "block record");
_Static_assert(sizeof(Con) == 16, "constant record");
_Static_assert(ARRAY_LEN(rmw_text) == RMW_COUNT, "atomicrmw operations");

/* fcmp predicates are sets: bit 0 equal, 1 greater, 2 less, 3 unordered. */
Pred pred_swap(Pred p) {
  if (p < ICMP_EQ) return (Pred)((p & 9u) | (p & 2u) << 1 | (p & 4u) >> 1);
  static const uint8_t s[] = {ICMP_EQ,  ICMP_NE,  ICMP_ULT, ICMP_ULE, ICMP_UGT,
                              ICMP_UGE, ICMP_SLT, ICMP_SLE, ICMP_SGT, ICMP_SGE};
  return (Pred)s[p - ICMP_EQ];
}
bool pred_holds(Pred p, Ap a, Ap b) {
  switch (p) {
  case ICMP_EQ: return ap_eq(a, b);
  case ICMP_NE: return !ap_eq(a, b);
  case ICMP_UGT: return ap_ugt(a, b);
  case ICMP_UGE: return ap_uge(a, b);
  case ICMP_ULT: return ap_ult(a, b);
  case ICMP_ULE: return ap_ule(a, b);
  case ICMP_SGT: return ap_sgt(a, b);
  case ICMP_SGE: return ap_sge(a, b);
  case ICMP_SLT: return ap_slt(a, b);
  default: return ap_sle(a, b);
  }
}
Pred pred_invert(Pred p) {
  if (p < ICMP_EQ) return (Pred)(p ^ 15u);
  static const uint8_t s[] = {ICMP_NE,  ICMP_EQ,  ICMP_ULE, ICMP_ULT, ICMP_UGE,
                              ICMP_UGT, ICMP_SLE, ICMP_SLT, ICMP_SGE, ICMP_SGT};
  return (Pred)s[p - ICMP_EQ];
}
Pred pred_to_signed(Pred p) { return pred_is_unsigned(p) ? (Pred)(p + (ICMP_SGT - ICMP_UGT)) : p; }
Pred pred_to_unsigned(Pred p) { return pred_is_signed(p) ? (Pred)(p - (ICMP_SGT - ICMP_UGT)) : p; }
Pred pred_strict(Pred p) {
  switch (p) {
  case ICMP_UGE: return ICMP_UGT;
  case ICMP_ULE: return ICMP_ULT;
  case ICMP_SGE: return ICMP_SGT;
  case ICMP_SLE: return ICMP_SLT;
  case FCMP_OGE: return FCMP_OGT;
  case FCMP_OLE: return FCMP_OLT;
  case FCMP_UGE: return FCMP_UGT;
  case FCMP_ULE: return FCMP_ULT;
  default: return p;
  }
}
Pred pred_nonstrict(Pred p) {
  switch (p) {
  case ICMP_UGT: return ICMP_UGE;
  case ICMP_ULT: return ICMP_ULE;
  case ICMP_SGT: return ICMP_SGE;
  case ICMP_SLT: return ICMP_SLE;
  case FCMP_OGT: return FCMP_OGE;
  case FCMP_OLT: return FCMP_OLE;
  case FCMP_UGT: return FCMP_UGE;
  case FCMP_ULT: return FCMP_ULE;
  default: return p;
  }
}
