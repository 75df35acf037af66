/* code_size.c: contract in code_size.h. */
#include "passes/util/code_size.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "ir/match.h"

enum { DIVISION_SIZE = 4, CALL_SIZE = 1, REGISTER_BITS = 64 };

static uint32_t registers(const Fn *f, Ty t) {
  const Module *m = f->m;
  if (!ty_is_first_class(m, t) || ty_is_agg(m, t) || ty_scalable(m, t)) return 1;
  Ty s = ty_scalar(m, t);
  uint64_t lanes = ty_is_vec(m, t) ? ty_rec(m, t)->count : 1, bits = ty_is_int(m, s) || ty_is_fp(s) ? ty_bits(m, s) : 0;
  uint64_t each = (bits + REGISTER_BITS - 1) / REGISTER_BITS;
  return (uint32_t)u64_min(lanes * u64_max(each, 1), UINT16_MAX);
}
static bool is_marker(IntrinsicId id) {
  switch (id) {
  case INTRIN_assume:
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_experimental_noalias_scope_decl:
  case INTRIN_sideeffect:
  case INTRIN_pseudoprobe:
  case INTRIN_donothing:
  case INTRIN_annotation:
  case INTRIN_ptr_annotation:
  case INTRIN_var_annotation:
  case INTRIN_expect:
  case INTRIN_invariant_start:
  case INTRIN_invariant_end:
  case INTRIN_launder_invariant_group:
  case INTRIN_strip_invariant_group: return true;
  default: return false;
  }
}
static uint32_t call_size(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  if (!id) return CALL_SIZE + call_nargs(f, v);
  if (is_marker((IntrinsicId)id)) return 0;
  return registers(f, ty(f, v));
}

uint32_t ins_size(const Fn *f, Val v) {
  Op o = op(f, v);
  switch (o) {
  case OP_PHI:
  case OP_BITCAST:
  case OP_FREEZE:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE:
  case OP_UNREACHABLE: return 0;
  case OP_PTRTOINT:
  case OP_PTRTOADDR:
  case OP_INTTOPTR: return 0;
  case OP_TRUNC: return ty_is_int(f->m, ty(f, v)) && int_is_legal(f->m, ty_bits(f->m, ty(f, v))) ? 0 : 1;
  case OP_ALLOCA: return val_is_con(arg(f, v, 0)) && blk_of(f, v) == entry_blk(f) ? 0 : 1;
  case OP_GEP: {
    for (uint32_t i = 1; i < nops(f, v); i++)
      if (!val_is_con(arg(f, v, i))) return 1;
    return 0;
  }
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_FDIV:
  case OP_FREM: return DIVISION_SIZE * registers(f, ty(f, v));
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: return call_size(f, v);
  case OP_STORE: return 1;
  default: return is_term(f, v) || o == OP_LOAD ? 1 : registers(f, ty(f, v));
  }
}
uint32_t blk_size(const Fn *f, Blk b, uint32_t limit) {
  uint32_t n = 0;
  FOR_EACH_INS(f, b, v)
    if ((n += ins_size(f, v)) > limit) break;
  return n;
}
