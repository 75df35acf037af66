/* words.c: names of the rule language (rulegen.h). */
#include "ir/intrinsic_rows.h"
#include "tools/rulegen/rulegen.h"

const OpWord op_words[OP_COUNT] = {
#define OP(ID, TEXT, CLASS, SHAPE, NOPS, PROPS) {TEXT, OC_##CLASS, NOPS, PROPS},
#include "ir/ops.def"
#undef OP
};
const IntrinsicWord intrinsic_words[INTRIN_COUNT] = {
  {"", "", ""},
#define INTRINSIC(id, name, sig, mem, flags, imm, sync, args) {name, sig, #flags},
#include "ir/intrinsics.def"
};
const FnWord const_fns[CF_COUNT] = {
#define RULE_CFN(ID, NAME, N, DOC) {NAME, N},
#include "ir/fold/rule_fns.def"
};
const PredWord pred_words[RP_COUNT] = {
#define RULE_PRED(ID, NAME, ARGS, KIND, DOC) {NAME, ARGS, RPK_##KIND},
#include "ir/fold/rule_preds.def"
};
static const struct {
  const char *name;
  unsigned bit;
} flag_names[] = {{"nuw", F_NUW},
                  {"nsw", F_NSW},
                  {"exact", F_EXACT},
                  {"disjoint", F_DISJOINT},
                  {"nneg", F_NNEG},
                  {"samesign", F_SAMESIGN},
                  {"inbounds", F_INBOUNDS | F_NUSW},
                  {"nusw", F_NUSW},
                  {"nnan", F_NNAN},
                  {"ninf", F_NINF},
                  {"nsz", F_NSZ},
                  {"arcp", F_ARCP},
                  {"contract", F_CONTRACT},
                  {"afn", F_AFN},
                  {"reassoc", F_REASSOC},
                  {"fast", F_FAST}};
static const char *const icmp_names[] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};
static const char *const fcmp_names[] = {"false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                         "uno",   "ueq", "ugt", "uge", "ult", "ule", "une", "true"};
#define IBIT(P) (1u << (ICMP_##P - ICMP_EQ))
static const struct {
  const char *name;
  unsigned icmp, fcmp;
} pred_classes[] = {{"any", 0x3ff, 0xffff},
                    {"eq", IBIT(EQ) | IBIT(NE), 0},
                    {"rel", 0x3fc, 0},
                    {"signed", IBIT(SGT) | IBIT(SGE) | IBIT(SLT) | IBIT(SLE), 0},
                    {"unsigned", IBIT(UGT) | IBIT(UGE) | IBIT(ULT) | IBIT(ULE), 0},
                    {"strict", IBIT(UGT) | IBIT(ULT) | IBIT(SGT) | IBIT(SLT), 0},
                    {"nonstrict", IBIT(UGE) | IBIT(ULE) | IBIT(SGE) | IBIT(SLE), 0},
                    {"lt", IBIT(ULT) | IBIT(SLT), 0},
                    {"le", IBIT(ULE) | IBIT(SLE), 0},
                    {"gt", IBIT(UGT) | IBIT(SGT), 0},
                    {"ge", IBIT(UGE) | IBIT(SGE), 0},
                    {"equality", IBIT(EQ) | IBIT(NE), 1u << FCMP_OEQ | 1u << FCMP_UNE},
                    {"ordered", 0, 0x00fe},
                    {"unordered", 0, 0x7f00}};
static const struct {
  const char *alias, *op;
} aliases[] = {{"+", "add"},    {"-", "sub"},
               {"*", "mul"},    {"&", "and"},
               {"|", "or"},     {"^", "xor"},
               {"<<", "shl"},   {">>u", "lshr"},
               {">>s", "ashr"}, {"/u", "udiv"},
               {"/s", "sdiv"},  {"%u", "urem"},
               {"%s", "srem"},  {"gep", "getelementptr"}};

int find_op(const char *h) {
  for (unsigned i = 0; i < sizeof aliases / sizeof *aliases; i++)
    if (!strcmp(h, aliases[i].alias)) h = aliases[i].op;
  for (int o = OP_RET; o < OP_COUNT; o++)
    if (!strcmp(op_words[o].text, h)) return o;
  return -1;
}
int find_intrin(const char *h) { /* "llvm." for those that are called as an operation is: llvm.trunc */
  if (!strncmp(h, "llvm.", 5)) h += 5;
  for (int i = 1; i < INTRIN_COUNT; i++)
    if (!strcmp(intrinsic_words[i].name, h)) return i;
  return -1;
}
unsigned find_flag(const char *a) {
  for (unsigned i = 0; i < sizeof flag_names / sizeof *flag_names; i++)
    if (!strcmp(flag_names[i].name, a)) return flag_names[i].bit;
  return 0;
}
int find_cfn(const char *h) {
  for (int i = 0; i < CF_COUNT; i++)
    if (!strcmp(const_fns[i].name, h)) return i;
  return -1;
}

bool parse_lit(const char *a, unsigned *lit, int64_t *val) {
  static const struct {
    const char *n;
    unsigned l;
    int64_t v;
  } words[] = {{"smin", LIT_SMIN, 0}, {"smax", LIT_SMAX, 0},   {"undef", LIT_UNDEF, 0}, {"poison", LIT_POISON, 0},
               {"null", LIT_NULL, 0}, {"zero", LIT_NULL, 0},   {"true", LIT_INT, -1},   {"false", LIT_INT, 0},
               {"inf", LIT_INF, 0},   {"-inf", LIT_NEGINF, 0}, {"nan", LIT_NAN, 0},     {"any0.0", LIT_FPZERO, 0}};
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++)
    if (!strcmp(a, words[i].n)) {
      *lit = words[i].l;
      *val = words[i].v;
      return true;
    }
  const char *p = a + (*a == '-');
  if (!isdigit((unsigned char)*p)) return false;
  char *end;
  if (strchr(a, '.')) {
    double d = strtod(a, &end);
    if (*end) return false;
    *lit = LIT_FP;
    memcpy(val, &d, 8);
    return true;
  }
  *val = strtoll(a, &end, 0);
  *lit = LIT_INT;
  return !*end;
}
unsigned lit_kinds(unsigned lit) { return lit <= LIT_SMAX ? RT_INT : lit <= LIT_NAN ? RT_FP : 0; }

int pred_by_name(int op, const char *a) {
  if (op == OP_ICMP) {
    for (int i = 0; i < 10; i++)
      if (!strcmp(a, icmp_names[i])) return i;
  } else
    for (int i = 0; i < 16; i++)
      if (!strcmp(a, fcmp_names[i])) return i;
  return -1;
}
unsigned pred_mask(int op, const char *a,
                   bool class_first) { /* predicate, {a b c}, or a class name (first after ?p:) */
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
      if (q < 0) err("unknown predicate '%s'", t);
      else m |= 1u << q;
    }
    return m;
  }
  if (p >= 0) return 1u << p;
  err("unknown predicate '%s'", a);
  return 1;
}
