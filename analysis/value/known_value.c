/* known_value.c: poison and undef, classes of floats, and the hooks through which rules ask (known_ctx). Contract:
 * known.h. Sources: LLVM's ValueTracking (behaviour), LangRef "Poison Values", "Undefined Values". */
#include "ir/cap.h"
#include "analysis/value/known.h"
#include "analysis/value/launch.h"
#include "ir/denormal.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"

/* ---- poison ---- */
/* Attributes or metadata of the call make its result poison where it is not as they say. */
static bool says_more_of_result(const Fn *f, Val v) {
  static const AttrKind kinds[] = {ATTR_RANGE, ATTR_NONNULL, ATTR_ALIGN, ATTR_NOFPCLASS};
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++)
    if (call_ret_attr(f, v, kinds[i])) return true;
  return md_get(f, v, MDK_RANGE) || md_get(f, v, MDK_NONNULL) || md_get(f, v, MDK_ALIGN);
}
/* Flags by which the instruction makes poison. */
static unsigned poison_flags(const Fn *f, Val v) {
  Op o = op(f, v);
  if (o == OP_CALL) return F_FAST & (F_NNAN | F_NINF);
  if (o == OP_UITOFP) return F_NNEG | F_NNAN | F_NINF;
  if (op_info[o].props & P_FMF) return F_NNAN | F_NINF;
  return F_NUW | F_NSW | F_EXACT | F_DISJOINT | F_NNEG | F_SAMESIGN | F_INBOUNDS | F_NUSW;
}
bool known_op_makes_poison(const Fn *f, Val v) {
  Op o = op(f, v);
  switch (o) {
  case OP_CALL: {
    unsigned id = call_intrinsic(f, v);
    return !id || !(intrinsic_info((IntrinsicId)id)->flags & IF_NOPOISON);
  }
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_AND:
  case OP_OR:
  case OP_XOR:
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_ICMP:
  case OP_FCMP:
  case OP_SELECT:
  case OP_PHI:
  case OP_ZEXT:
  case OP_SEXT:
  case OP_TRUNC:
  case OP_BITCAST:
  case OP_PTRTOINT:
  case OP_INTTOPTR:
  case OP_UITOFP:
  case OP_SITOFP:
  case OP_FPEXT:
  case OP_FPTRUNC:
  case OP_FNEG:
  case OP_FADD:
  case OP_FSUB:
  case OP_FMUL:
  case OP_FDIV:
  case OP_FREM:
  case OP_GEP:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE:
  case OP_ADDRSPACECAST:
  case OP_FREEZE: return false;
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: {
    Ap c;
    ConPool *p = (ConPool *)&f->con;
    if (!val_is_con(arg(f, v, 1)) || !con_splat_ap(p, arg(f, v, 1), &c)) return true;
    return !ap_ult_u64(c, c.bits);
  }
  case OP_SHUFFLEVECTOR: {
    uint32_t n;
    const uint32_t *w = words_of(f, v, &n);
    for (uint32_t i = 0; i < n; i++)
      if (w[i] == UINT32_MAX) return true;
    return false;
  }
  case OP_EXTRACTELEMENT:
  case OP_INSERTELEMENT: {
    uint64_t i;
    Val ix = arg(f, v, o == OP_EXTRACTELEMENT ? 1 : 2);
    return !val_is_con(ix) || !con_u64(&f->con, ix, &i) || i >= ty_rec(f->m, ty(f, arg(f, v, 0)))->count;
  }
  default: return true;
  }
}
/* The instruction may make undef or poison out of operands that are neither. */
static bool creates_poison(const Fn *f, Val v) {
  if (is_op(f, v, OP_CALL) && says_more_of_result(f, v)) return true;
  return (!is_op(f, v, OP_FREEZE) && (flags(f, v) & poison_flags(f, v))) || known_op_makes_poison(f, v);
}
static bool con_is_sound(const Fn *f, Val v, bool undef_too, unsigned depth) {
  const ConPool *p = &f->con;
  v = con_twin(p, v);
  switch (con_kind(p, v)) {
  case CON_POISON: return false;
  case CON_EXPR: {
    ConExpr e = con_expr_get(p, v);
    bool plain = e.op == OP_ADD || e.op == OP_SUB || e.op == OP_XOR || e.op == OP_TRUNC || e.op == OP_PTRTOINT ||
                 e.op == OP_INTTOPTR || e.op == OP_BITCAST || e.op == OP_ADDRSPACECAST;
    if (!plain || e.flags || depth > 3) return false;
    for (uint32_t i = 0; i < e.n; i++)
      if (!con_is_sound(f, e.ops[i], undef_too, depth + 1)) return false;
    return true;
  }
  case CON_UNDEF: return !undef_too;
  case CON_ADDR: return !(con_rec(p, v)->flags & (F_INBOUNDS | F_NUSW | F_NUW));
  case CON_AGG:
  case CON_SPLAT: {
    if (depth > 3) return false;
    uint32_t n = con_nops(p, v);
    for (uint32_t i = 0; i < n; i++)
      if (!con_is_sound(f, con_op(p, v, i), undef_too, depth + 1)) return false;
    return true;
  }
  default: return true;
  }
}
static bool sound_at(const KnownCtx *k, Val v, bool undef_too, unsigned depth) {
  Fn *f = k->f;
  if (val_is_con(v)) return con_is_sound(f, v, undef_too, 0);
  switch (op(f, v)) {
  case OP_ARG: return attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, v)), ATTR_NOUNDEF);
  case OP_FREEZE:
  case OP_ALLOCA: return true;
  case OP_LOAD: return md_get(f, v, MDK_NOUNDEF) != MD_NONE;
  case OP_CALL:
  case OP_INVOKE:
    if (call_ret_attr(f, v, ATTR_NOUNDEF)) return true;
    break;
  default: break;
  }
  if (depth >= k->max_depth || creates_poison(f, v)) return false;
  uint32_t n = is_call(f, v) ? call_nargs(f, v) : nops(f, v);
  if (op(f, v) == OP_PHI) {
    if (n > 4) return false;
    for (uint32_t i = 0; i < n; i++)
      if (arg(f, v, i) != v &&
          !sound_at(k, arg(f, v, i), undef_too, k->max_depth - 1 > depth ? k->max_depth - 1 : depth + 1))
        return false;
    return n > 0;
  }
  for (uint32_t i = 0; i < n; i++)
    if (!sound_at(k, arg(f, v, i), undef_too, depth + 1)) return false;
  return n > 0;
}
bool known_not_undef_poison(const KnownCtx *k, Val v) { return sound_at(k, v, true, 0); }
bool known_not_poison(const KnownCtx *k, Val v) { return sound_at(k, v, false, 0); }

/* v is computed from a by operations that hand poison on. */
static bool poison_reaches(const Fn *f, Val a, Val v, unsigned depth) {
  if (a == v) return true;
  if (val_is_con(v) || at_cap(f->m, KNOWN_POISON_DEPTH, depth)) return false;
  Op o = op(f, v);
  uint32_t n = nops(f, v);
  if (o == OP_SELECT) n = 1;                                          /* the condition */
  else if (o == OP_EXTRACTVALUE && is_op(f, arg(f, v, 0), OP_CALL)) { /* of an operation with overflow */
    v = arg(f, v, 0);
    switch (call_intrinsic(f, v)) {
    case INTRIN_sadd_with_overflow:
    case INTRIN_uadd_with_overflow:
    case INTRIN_ssub_with_overflow:
    case INTRIN_usub_with_overflow:
    case INTRIN_smul_with_overflow:
    case INTRIN_umul_with_overflow: n = 2; break;
    default: return false;
    }
    if (is_op(f, a, OP_EXTRACTVALUE) && arg(f, a, 0) == v) return true; /* both parts are poison, or neither */
  } else if (!op_is_bin(o) && !op_is_cast(o) && !is_cmp(f, v) && o != OP_FNEG && o != OP_GEP) return false;
  for (uint32_t i = 0; i < n; i++)
    if (poison_reaches(f, a, arg(f, v, i), depth + 1)) return true;
  return false;
}
static bool implies_poison(const KnownCtx *k, Val a, Val v, unsigned depth) {
  const Fn *f = k->f;
  if (known_not_poison(k, a) || poison_reaches(f, a, v, 0)) return true;
  /* a is poison only if one of its operands is, and each of those implies v's poison */
  if (val_is_con(a) || at_cap(f->m, KNOWN_POISON_DEPTH, depth) || is_arg(f, a) || is_op(f, a, OP_PHI) ||
      is_call(f, a) || is_op(f, a, OP_SHUFFLEVECTOR) || /* of other lanes */
      creates_poison(f, a))
    return false;
  for (uint32_t i = 0; i < nops(f, a); i++)
    if (!implies_poison(k, arg(f, a, i), v, depth + 1)) return false;
  return true;
}
bool known_implies_poison(const KnownCtx *k, Val a, Val v) { return implies_poison(k, a, v, 0); }

/* ---- floats ---- */
static unsigned class_swap_sign(unsigned c) { /* classes of -x */
  unsigned r = c & FPC_NAN;
  if (c & FPC_NEG_INF) r |= FPC_POS_INF;
  if (c & FPC_POS_INF) r |= FPC_NEG_INF;
  if (c & FPC_NEG_NORMAL) r |= FPC_POS_NORMAL;
  if (c & FPC_POS_NORMAL) r |= FPC_NEG_NORMAL;
  if (c & FPC_NEG_DENORMAL) r |= FPC_POS_DENORMAL;
  if (c & FPC_POS_DENORMAL) r |= FPC_NEG_DENORMAL;
  if (c & FPC_NEG_ZERO) r |= FPC_POS_ZERO;
  if (c & FPC_POS_ZERO) r |= FPC_NEG_ZERO;
  return r;
}
static unsigned class_abs(unsigned c) { return (c & (FPC_NAN | FPC_POSITIVE)) | (class_swap_sign(c & FPC_NEGATIVE)); }
static unsigned class_of_attr(const Module *m, AttrSet s) { /* nofpclass */
  const Attr *a = attrset_find(m, s, ATTR_NOFPCLASS);
  return a ? FPC_ALL & ~(unsigned)a->val : (unsigned)FPC_ALL;
}
/* c, and the zeros that denormals among it may become. */
static unsigned class_flush(DenormKind m, unsigned c) {
  if (m == DENORM_IEEE) return c;
  if (m != DENORM_PRESERVE_SIGN) c |= FPC_POS_ZERO;
  if (m != DENORM_POSITIVE_ZERO)
    c |= ((c & FPC_POS_DENORMAL) ? FPC_POS_ZERO : 0) | ((c & FPC_NEG_DENORMAL) ? FPC_NEG_ZERO : 0);
  return c;
}
static DenormMode mode_of(const Fn *f, Ty t) { return fn_denorm_mode(f, fp_kind_of(ty_scalar(f->m, t))); }
/* Classes of an operand of type t as an operation reads it; of a result as it gives it back. */
static unsigned class_read(const Fn *f, Ty t, unsigned c) {
  return c & FPC_DENORMAL ? class_flush(mode_of(f, t).in, c) : c;
}
static unsigned class_made(const Fn *f, Ty t, unsigned c) {
  return c & FPC_DENORMAL ? class_flush(mode_of(f, t).out, c) : c;
}
/* Of the classes in want, those that v may be in, as well as can be told; of the others at least those. What want does
 * not ask for spares questions: an operand that may be anything decides for a whole tree of sums and products. */
static unsigned class_at(const KnownCtx *k, Val v, unsigned want, unsigned depth);
enum { ALL = FPC_ALL };
#define CL(i) class_at(k, arg(f, v, i), ALL, depth + 1)
#define RD_WANT(i, want) class_read(f, ty(f, arg(f, v, i)), class_at(k, arg(f, v, i), want, depth + 1))
#define RD(i) RD_WANT(i, ALL)
enum { BELOW_ZERO = FPC_NEGATIVE & ~FPC_NEG_ZERO };
/* A sum or difference may be 0 in any case: whether -0 too matters to few. */
static unsigned class_of_sum(const KnownCtx *k, Val v, unsigned want, unsigned depth) {
  Fn *f = k->f;
  bool minus = op(f, v) == OP_FSUB;
  unsigned sub = want & FPC_NEG_ZERO || minus ? ALL : ALL & ~(unsigned)FPC_NEG_ZERO, b = RD_WANT(1, sub), r = ALL;
  if (minus) b = class_swap_sign(b);
  bool open = want & (b & FPC_NAN ? 0 : FPC_NAN) || want & (b & BELOW_ZERO ? 0 : BELOW_ZERO);
  if (!open && !(want & b & FPC_NEG_ZERO)) {
    if (!(b & FPC_NEG_ZERO)) r &= ~(unsigned)FPC_NEG_ZERO;
    return class_made(f, ty(f, v), r);
  }
  unsigned a = RD_WANT(0, sub);
  if (!((a | b) & FPC_NAN) && !((a & FPC_POS_INF) && (b & FPC_NEG_INF)) && !((a & FPC_NEG_INF) && (b & FPC_POS_INF)))
    r &= ~(unsigned)FPC_NAN;
  if (!((a | b) & BELOW_ZERO)) r &= ~(unsigned)BELOW_ZERO;
  if (!(a & FPC_NEG_ZERO) || !(b & FPC_NEG_ZERO))
    r &= ~(unsigned)FPC_NEG_ZERO; /* rounding to nearest: -0 only from two -0 */
  return class_made(f, ty(f, v), r);
}
/* A product or quotient of operands without sign has none. */
static unsigned class_unsigned(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  for (uint32_t i = 2; i-- > 0;)
    if (class_at(k, arg(f, v, i), FPC_NEGATIVE | FPC_NAN, depth + 1) & (FPC_NEGATIVE | FPC_NAN)) return ALL;
  return ALL & ~(unsigned)FPC_NEGATIVE;
}
static unsigned class_of_product(const KnownCtx *k, Val v, unsigned want, unsigned depth) {
  Fn *f = k->f;
  unsigned r = ALL, sub = ALL & ~(unsigned)FPC_NEG_ZERO;
  if (arg(f, v, 0) == arg(f, v, 1) && known_not_undef_poison(k, arg(f, v, 0))) r &= ~(unsigned)FPC_NEGATIVE;
  else if (want & FPC_NEGATIVE) r = class_unsigned(k, v, depth);
  if (!(want & FPC_NAN)) return r;
  unsigned b = RD_WANT(1, sub);
  if (b & FPC_NAN) return r;
  unsigned a = RD_WANT(0, sub);
  if (!((a | b) & FPC_NAN) && !((a & FPC_INF) && (b & (FPC_ZERO | FPC_DENORMAL))) &&
      !((b & FPC_INF) && (a & (FPC_ZERO | FPC_DENORMAL))))
    r &= ~(unsigned)FPC_NAN;
  return r;
}
static unsigned class_of_intrinsic(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  unsigned r = ALL;
  switch (call_intrinsic(f, v)) {
  case INTRIN_fabs:
  case INTRIN_nvvm_fabs_f:
  case INTRIN_nvvm_fabs_d: r = class_abs(CL(0)); break;
  case INTRIN_copysign: {
    unsigned a = class_abs(CL(0)), s = CL(1);
    r = 0;
    if (s & (FPC_POSITIVE | FPC_NAN)) r |= a;
    if (s & (FPC_NEGATIVE | FPC_NAN)) r |= class_swap_sign(a);
    break;
  }
  case INTRIN_sqrt: {
    unsigned a = RD(0);
    r = (a & (FPC_NAN | FPC_POS_INF | FPC_ZERO | FPC_POS_NORMAL));
    if (a & FPC_POS_DENORMAL) r |= FPC_POS_NORMAL | FPC_POS_ZERO;
    if (a & FPC_NEG_DENORMAL) r |= FPC_NEG_ZERO;
    if (a & (FPC_NEGATIVE & ~FPC_NEG_ZERO)) r |= FPC_NAN;
    if (a & FPC_NAN) r |= FPC_NAN;
    break;
  }
  case INTRIN_exp:
  case INTRIN_exp2:
    r = FPC_NAN | FPC_POSITIVE;
    if (!(CL(0) & FPC_NAN)) r &= ~(unsigned)FPC_NAN;
    break;
  case INTRIN_sin:
  case INTRIN_cos: r = ALL & ~(unsigned)FPC_INF; break;
  case INTRIN_floor:
  case INTRIN_ceil:
  case INTRIN_trunc:
  case INTRIN_rint:
  case INTRIN_nearbyint:
  case INTRIN_round:
  case INTRIN_roundeven: {
    unsigned a = RD(0);
    if (!(a & FPC_NAN)) r &= ~(unsigned)FPC_NAN;
    if (!(a & FPC_INF)) r &= ~(unsigned)FPC_INF;
    if (!(a & FPC_NEGATIVE)) r &= ~(unsigned)FPC_NEGATIVE;
    r &= ~(unsigned)FPC_DENORMAL;
    break;
  }
  case INTRIN_minnum:
  case INTRIN_maxnum:
  case INTRIN_minimumnum:
  case INTRIN_maximumnum: {
    unsigned a = RD(0), b = RD(1);
    r = class_made(f, ty(f, v), a | b);
    if (!(a & FPC_NAN) || !(b & FPC_NAN)) r &= ~(unsigned)FPC_NAN;
    if (r & FPC_ZERO) r |= FPC_ZERO;
    /* A number on the right side of zero bounds the result: either it is chosen, or one beyond it. */
    bool max = call_intrinsic(f, v) == INTRIN_maxnum || call_intrinsic(f, v) == INTRIN_maximumnum;
    unsigned other = (max ? FPC_NEGATIVE : FPC_POSITIVE) | FPC_NAN, past = other & ~(unsigned)(FPC_ZERO | FPC_NAN);
    if (!(a & (other | FPC_ZERO)) || !(b & (other | FPC_ZERO))) r &= ~(other & ~(unsigned)FPC_NAN);
    else if (!(a & (past | FPC_NAN)) || !(b & (past | FPC_NAN))) r &= ~past;
    break;
  }
  case INTRIN_minimum:
  case INTRIN_maximum: { /* as above, but NaN stays */
    unsigned a = RD(0), b = RD(1);
    unsigned beyond = call_intrinsic(f, v) == INTRIN_maximum ? FPC_NEGATIVE : FPC_POSITIVE;
    r = a | b;
    if (!(a & beyond) || !(b & beyond)) r &= ~beyond;
    r = class_made(f, ty(f, v), r); /* last: the zero of a flushed result may be of the other sign */
    break;
  }
  case INTRIN_powi: {
    unsigned a = RD(0);
    uint64_t n;
    bool even = val_is_con(arg(f, v, 1)) && con_u64(&f->con, arg(f, v, 1), &n) && !(n & 1);
    if (even || !(a & FPC_NEGATIVE)) r &= ~(unsigned)FPC_NEGATIVE;
    break;
  }
  case INTRIN_canonicalize: {
    unsigned a = CL(0);
    r = a;
    if (a & FPC_DENORMAL) r |= FPC_ZERO;
    break;
  }
  default: break;
  }
  return r;
}
static unsigned class_at(const KnownCtx *k, Val v, unsigned want, unsigned depth) {
  Fn *f = k->f;
  if (val_is_con(v)) {
    ConPool *p = &f->con;
    Val c = con_twin(p, v);
    if (con_is_poison(p, c)) return 0;
    if (!con_is_imm_fp(p, c)) return ALL;
    unsigned r = 0;
    uint64_t n = con_kind(p, c) == CON_AGG ? con_nelems(p, c) : 1;
    for (uint64_t i = 0; i < n; i++) {
      Cv x = con_cv(p, c, i);
      if (x.kind == CV_FP) r |= fp_class((FpKind)x.fk, x.fp);
      else if (con_is_undef(p, con_elem(p, c, i))) return ALL;
    }
    return r;
  }
  unsigned r = ALL;
  unsigned fl = op_info[op(f, v)].props & P_FMF ? flags(f, v) : 0;
  if (depth < k->max_depth) {
    switch (op(f, v)) {
    case OP_ARG: r = class_of_attr(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, v))); break;
    case OP_FNEG: r = class_swap_sign(CL(0)); break;
    case OP_UITOFP:
      r = FPC_POS_ZERO | FPC_POS_NORMAL | FPC_POS_INF;
      if (ty_bits(f->m, ty(f, arg(f, v, 0))) <= (ty_scalar(f->m, ty(f, v)) == TY_HALF ? 15 : 127))
        r &= ~(unsigned)FPC_INF;
      break;
    case OP_SITOFP:
      r = FPC_POS_ZERO | FPC_NORMAL | FPC_INF;
      if (ty_bits(f->m, ty(f, arg(f, v, 0))) <= (ty_scalar(f->m, ty(f, v)) == TY_HALF ? 16 : 127))
        r &= ~(unsigned)FPC_INF;
      break;
    case OP_SELECT:
      r = class_at(k, arg(f, v, 1), want, depth + 1);
      if (want & ~r) r |= class_at(k, arg(f, v, 2), want, depth + 1);
      else r = ALL;
      break;
    case OP_FPEXT:
      r = RD(0);
      if (r & FPC_POS_DENORMAL) r |= FPC_POS_NORMAL;
      if (r & FPC_NEG_DENORMAL) r |= FPC_NEG_NORMAL;
      r = class_made(f, ty(f, v), r);
      break;
    case OP_FPTRUNC: {
      unsigned c = RD(0);
      r = ALL;
      if (!(c & FPC_NAN)) r &= ~(unsigned)FPC_NAN;
      if (!(c & FPC_NEGATIVE)) r &= ~(unsigned)FPC_NEGATIVE;
      if (!(c & FPC_POSITIVE)) r &= ~(unsigned)FPC_POSITIVE;
      r = class_made(f, ty(f, v), r);
      break;
    }
    case OP_FADD:
    case OP_FSUB: r = class_of_sum(k, v, want, depth); break;
    case OP_FREM: /* the sign of what is divided */
      if (want & FPC_NEGATIVE && !(RD_WANT(0, FPC_NEGATIVE) & FPC_NEGATIVE)) r &= ~(unsigned)FPC_NEGATIVE;
      break;
    case OP_FMUL: r = class_of_product(k, v, want, depth); break;
    case OP_FDIV: r = want & FPC_NEGATIVE ? class_unsigned(k, v, depth) : ALL; break;
    case OP_PHI: {
      uint32_t n = nops(f, v);
      if (n == 0 || n > 4) break;
      r = 0;
      for (uint32_t i = 0; i < n && want & ~r; i++)
        if (arg(f, v, i) != v)
          r |= class_at(k, arg(f, v, i), want, k->max_depth - 1 > depth ? k->max_depth - 1 : depth + 1);
      if (!(want & ~r)) r = ALL;
      break;
    }
    case OP_CALL: r = class_of_intrinsic(k, v, depth); break;
    default: break;
    }
    if (is_call(f, v)) {
      Glob g = call_target(f, v);
      r &= intrinsic_fpclass((IntrinsicId)call_intrinsic(f, v));
      r &= class_of_attr(f->m, attrlist_ret(f->m, call_rec(f, v)->attrs));
      if (g) r &= class_of_attr(f->m, attrlist_ret(f->m, glob(f->m, g)->fattrs));
    }
  }
  if (fl & F_NNAN) r &= ~(unsigned)FPC_NAN;
  if (fl & F_NINF) r &= ~(unsigned)FPC_INF;
  return r;
}
#undef CL
#undef RD
#undef RD_WANT
unsigned known_fpclass(const KnownCtx *k, Val v) { return class_at(k, v, FPC_ALL, 0); }
unsigned known_fpclass_of(const KnownCtx *k, Val v, unsigned want) { return class_at(k, v, want, 0); }

/* ---- hooks ---- */
bool known_ask(FoldCtx *x, unsigned pred, const Val *v, const Cv *c) {
  KnownCtx k = known_at(x->f, x->scratch, x->at);
  switch ((RulePred)pred) {
  case RP_V_NONZERO: return known_nonzero(&k, v[0]);
  case RP_V_NONNEG: return known_nonneg(&k, v[0]);
  case RP_V_NEG: return known_negative(&k, v[0]);
  case RP_V_POW2: return known_pow2(&k, v[0], false);
  case RP_V_POW2Z: return known_pow2(&k, v[0], true);
  case RP_KNOWN_ZERO: return known_masked_zero(&k, v[0], c[0].ap);
  case RP_KNOWN_ONE: {
    Known b = known_bits(&k, v[0]);
    return ap_is_subset(c[0].ap, b.one);
  }
  case RP_V_DISJOINT: return known_disjoint(&k, v[0], v[1]);
  case RP_V_ULT: return ap_ult(known_umax(x->scratch, known_bits(&k, v[0])), c[0].ap);
  case RP_NOTPOISON: return known_not_undef_poison(&k, v[0]);
  case RP_NOTUNDEF: return known_not_undef_poison(&k, v[0]);
  case RP_NEVERNAN: return !(known_fpclass_of(&k, v[0], FPC_NAN) & FPC_NAN);
  case RP_NEVERINF: return !(known_fpclass_of(&k, v[0], FPC_INF) & FPC_INF);
  case RP_NOTNEGZERO:
    return !(class_read(k.f, ty(k.f, v[0]), known_fpclass(&k, v[0])) & FPC_NEG_ZERO); /* nor read as such */
  case RP_FNONNEG: return !(known_fpclass_of(&k, v[0], FPC_NEGATIVE) & FPC_NEGATIVE);
  case RP_IMPLIES_POISON: return known_implies_poison(&k, v[0], v[1]);
  default: return false;
  }
}
const FoldHooks known_hooks = {known_ask, NULL};
void known_ctx(FoldCtx *x) {
  if (!x->hooks) x->hooks = &known_hooks;
}
