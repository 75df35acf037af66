/* constfold.c: what an instruction on constants gives. Scalars through apint and fp; vectors lane by lane; undef and
 * poison by LLVM's rules (poison in, poison out where the operation propagates it; undef takes the value that gives
 * the simplest result, per lane). Flags that a constant breaks (nsw, exact) are ignored, as LLVM does: the wrapped
 * value refines poison. Intrinsics: constfold_intrin.c; loads: constfold_load.c. Floats: denormal operands and
 * results are what the function's mode makes of them (denormal.h); where that is known only when the code runs, what
 * comes out the same in every mode is folded. */
#include "ir/denormal.h"
#include "ir/cap.h"
#include "ir/fold/constfold_libcall.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/few.h"

Cv con_cv(ConPool *p, Val v, uint64_t lane) {
  const Con *c = con_rec(p, v);
  if (c->kind == CON_EXPR) {
    v = con_twin(p, v);
    c = con_rec(p, v);
  }
  if (c->kind == CON_SPLAT) {
    v = (Val)c->a;
    c = con_rec(p, v);
  } else if (c->kind == CON_AGG) {
    if (lane >= c->b) return (Cv){.kind = CV_BAD};
    v = con_twin(p, (Val)p->list.p[c->a + lane]);
    c = con_rec(p, v);
  } else if (c->kind == CON_ZERO) {
    Ty s = ty_scalar(p->m, c->type);
    if (ty_is_fp(s)) return (Cv){.kind = CV_FP, .fk = (uint8_t)fp_kind_of(s), .fp = fp_zero(fp_kind_of(s), false)};
    if (ty_is_int(p->m, s)) return (Cv){.kind = CV_INT, .ap = ap_zero(p->arena, ty_bits(p->m, s))};
    return (Cv){.kind = CV_BAD};
  }
  if (c->kind == CON_INT) {
    Ap a = con_get_ap(p, v);
    return (Cv){.kind = CV_INT, .ap = ap_is_small(a) ? a : ap_copy(p->arena, a)}; /* the pool's words may move */
  }
  if (c->kind == CON_FP) return (Cv){.kind = CV_FP, .fk = (uint8_t)fp_kind_of(c->type), .fp = con_get_fp(p, v)};
  return (Cv){.kind = CV_BAD};
}
Val con_of_cv(ConPool *p, Ty t, Cv c) {
  return c.kind == CV_INT ? con_ap(p, t, c.ap) : c.kind == CV_FP ? con_fp(p, t, c.fp) : con_poison(p, t);
}

static bool imm_of(ConPool *p, Val v, ConKind want) {
  const Con *c = con_rec(p, v);
  if (c->kind == CON_EXPR) {
    v = con_twin(p, v);
    c = con_rec(p, v);
  }
  switch ((ConKind)c->kind) {
  case CON_INT:
  case CON_FP: return c->kind == want;
  case CON_SPLAT: return con_kind(p, (Val)c->a) == want;
  case CON_ZERO: {
    if (!ty_is_vec(p->m, c->type)) return false;
    Ty s = ty_scalar(p->m, c->type);
    return want == CON_FP ? ty_is_fp(s) : ty_is_int(p->m, s);
  }
  case CON_AGG: {
    if (!ty_is_vec(p->m, c->type)) return false;
    bool any = false;
    for (uint32_t i = 0; i < c->b; i++) {
      ConKind k = con_kind(p, con_twin(p, (Val)p->list.p[c->a + i]));
      if (k == want) any = true;
      else if (k != CON_UNDEF && k != CON_POISON) return false;
    }
    return any;
  }
  default: return false;
  }
}
bool con_is_imm_int(ConPool *p, Val v) { return imm_of(p, v, CON_INT); }
bool con_is_imm_fp(ConPool *p, Val v) { return imm_of(p, v, CON_FP); }
static bool splat_cv(ConPool *p, Val v, ConKind want, Cv *out) {
  if (!val_is_con(v) || !imm_of(p, v, want)) return false;
  v = con_twin(p, v);
  *out = con_cv(p, v, 0);
  if (con_kind(p, v) != CON_AGG) return true;
  uint64_t n = con_nelems(p, v);
  for (uint64_t i = 0; i < n; i++) {
    Cv c = con_cv(p, v, i);
    if (c.kind == CV_BAD) continue;
    if (out->kind == CV_BAD) *out = c;
    else if (want == CON_INT ? !ap_eq(c.ap, out->ap) : !fp_same(c.fp, out->fp)) return false;
  }
  return true;
}
bool con_splat_ap(ConPool *p, Val v, Ap *out) {
  Cv c;
  if (!splat_cv(p, v, CON_INT, &c)) return false;
  *out = c.ap;
  return true;
}
bool con_splat_fp(ConPool *p, Val v, FpKind *k, FpBits *out) {
  Cv c;
  if (!splat_cv(p, v, CON_FP, &c)) return false;
  *k = (FpKind)c.fk;
  *out = c.fp;
  return true;
}

/* ---- scalars ---- */
static Val fold_bin_undef(ConPool *p, Op o, Ty t, Val a, Val b) {
  bool ua = con_is_undef(p, a), ub = con_is_undef(p, b);
  bool bzero = con_is_zero(p, b);
  switch (o) {
  case OP_XOR:
    if (ua && ub) return con_null(p, t);
    return con_undef(p, t);
  case OP_ADD:
  case OP_SUB: return con_undef(p, t);
  case OP_AND: return ua && ub ? con_undef(p, t) : con_null(p, t);
  case OP_OR: return ua && ub ? con_undef(p, t) : con_allones(p, t);
  case OP_MUL: {
    if (ua && ub) return con_undef(p, t);
    Cv c = con_cv(p, ua ? b : a, 0);
    return c.kind == CV_INT && ap_test(c.ap, 0) ? con_undef(p, t) : con_null(p, t);
  }
  case OP_UDIV:
  case OP_SDIV: return ub || bzero ? con_poison(p, t) : con_is_one(p, b) ? con_undef(p, t) : con_null(p, t);
  case OP_UREM:
  case OP_SREM: return ub || bzero ? con_poison(p, t) : con_null(p, t);
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: {
    if (ub) return con_poison(p, t);
    Cv c = con_cv(p, b, 0);
    if (c.kind == CV_INT && !ap_ult_u64(c.ap, c.ap.bits)) return con_poison(p, t);
    return bzero ? con_undef(p, t) : con_null(p, t);
  }
  case OP_FADD:
  case OP_FSUB:
  case OP_FMUL:
  case OP_FDIV:
  case OP_FREM:
    if (ua && ub) return con_undef(p, t);
    return con_fp(p, t, fp_qnan(fp_kind_of(t), false));
  default: return VAL_NONE;
  }
}
static Val bin_scalar(ConPool *p, Op o, Val a, Val b) {
  Ty t = con_type(p, a);
  Arena *A = p->arena;
  a = con_twin(p, a), b = con_twin(p, b);
  if (con_is_poison(p, a) || con_is_poison(p, b)) return con_poison(p, t);
  if (con_is_undef(p, a) || con_is_undef(p, b)) {
    /* an expression (an address) may be anything: only operations whose undef result needs no value of the other side
     */
    return fold_bin_undef(p, o, t, a, b);
  }
  Cv x = con_cv(p, a, 0), y = con_cv(p, b, 0);
  if (y.kind == CV_INT && x.kind != CV_INT && x.kind != CV_FP) { /* expression op number */
    if (ap_is_zero(y.ap) &&
        (o == OP_ADD || o == OP_SUB || o == OP_XOR || o == OP_OR || o == OP_SHL || o == OP_LSHR || o == OP_ASHR))
      return a;
    if (ap_is_zero(y.ap) && (o == OP_AND || o == OP_MUL)) return b;
    if (ap_is_zero(y.ap) && op_divides(o)) return con_poison(p, t);
  }
  if (x.kind == CV_INT && y.kind == CV_INT) {
    Ap r;
    bool z = ap_is_zero(y.ap);
    switch (o) {
    case OP_ADD: r = ap_add(A, x.ap, y.ap); break;
    case OP_SUB: r = ap_sub(A, x.ap, y.ap); break;
    case OP_MUL: r = ap_mul(A, x.ap, y.ap); break;
    case OP_AND: r = ap_and(A, x.ap, y.ap); break;
    case OP_OR: r = ap_or(A, x.ap, y.ap); break;
    case OP_XOR: r = ap_xor(A, x.ap, y.ap); break;
    case OP_UDIV:
      if (z) return con_poison(p, t);
      r = ap_udiv(A, x.ap, y.ap);
      break;
    case OP_UREM:
      if (z) return con_poison(p, t);
      r = ap_urem(A, x.ap, y.ap);
      break;
    case OP_SDIV:
    case OP_SREM:
      if (z || (ap_is_smin(x.ap) && ap_is_ones(y.ap))) return con_poison(p, t);
      r = o == OP_SDIV ? ap_sdiv(A, x.ap, y.ap) : ap_srem(A, x.ap, y.ap);
      break;
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR: {
      if (!ap_ult_u64(y.ap, x.ap.bits)) return con_poison(p, t);
      uint32_t n = (uint32_t)ap_lo64(y.ap);
      r = o == OP_SHL ? ap_shl(A, x.ap, n) : o == OP_LSHR ? ap_lshr(A, x.ap, n) : ap_ashr(A, x.ap, n);
      break;
    }
    default: return VAL_NONE;
    }
    return con_ap(p, t, r);
  }
  if (x.kind == CV_FP && y.kind == CV_FP) {
    FpKind k = (FpKind)x.fk;
    if (!fp_folds(k)) return VAL_NONE;
    switch (o) {
    case OP_FADD: return con_fp(p, t, fp_add(k, x.fp, y.fp));
    case OP_FSUB: return con_fp(p, t, fp_sub(k, x.fp, y.fp));
    case OP_FMUL: return con_fp(p, t, fp_mul(k, x.fp, y.fp));
    case OP_FDIV: return con_fp(p, t, fp_div(k, x.fp, y.fp));
    case OP_FREM: return con_fp(p, t, fp_rem(k, x.fp, y.fp));
    default: return VAL_NONE;
    }
  }
  return VAL_NONE;
}

/* Applies a scalar folder to every lane; splats once. */
typedef struct LaneOp {
  Op o;
  Pred pr;
  Ty to;
  unsigned id, fmf;
} LaneOp;
typedef Val LaneFn(ConPool *p, const LaneOp *l, const Val *a, uint32_t n);
static bool uniform(ConPool *p, Val v) {
  ConKind k = con_kind(p, v);
  return k == CON_SPLAT || k == CON_ZERO || k == CON_UNDEF || k == CON_POISON || !ty_is_vec(p->m, con_type(p, v));
}
static Val lanewise(ConPool *p, Ty t, const LaneOp *l, LaneFn *fn, const Val *a, uint32_t n) {
  if (!ty_is_vec(p->m, t)) return fn(p, l, a, n);
  bool same = true;
  Ty shape = TY_NONE;
  for (uint32_t i = 0; i < n; i++) {
    same &= uniform(p, a[i]);
    if (ty_is_vec(p->m, con_type(p, a[i]))) shape = con_type(p, a[i]);
  }
  if (!shape) return VAL_NONE;
  Val e[4];
  ASSERT(n <= 4);
  if (same) {
    for (uint32_t i = 0; i < n; i++) {
      e[i] = ty_is_vec(p->m, con_type(p, a[i])) ? con_elem(p, a[i], 0) : a[i];
      if (!e[i]) return VAL_NONE;
    }
    Val r = fn(p, l, e, n);
    return r ? con_splat(p, t, r) : VAL_NONE;
  }
  if (ty_scalable(p->m, t)) return VAL_NONE;
  uint64_t lanes = ty_rec(p->m, shape)->count;
  if (past_cap(p->m, FOLD_LANES, lanes)) return VAL_NONE;
  FEW_ON(p->arena, Val, out, 16, lanes);
  for (uint64_t k = 0; k < lanes; k++) {
    for (uint32_t i = 0; i < n; i++) {
      e[i] = ty_is_vec(p->m, con_type(p, a[i])) ? con_elem(p, con_twin(p, a[i]), k) : a[i];
      if (!e[i]) return VAL_NONE;
    }
    out[k] = fn(p, l, e, n);
    if (!out[k]) return VAL_NONE;
  }
  return con_agg(p, t, out, (uint32_t)lanes);
}
static Val lane_bin(ConPool *p, const LaneOp *l, const Val *a, uint32_t n) {
  (void)n;
  return bin_scalar(p, l->o, a[0], a[1]);
}
Val con_fold_bin(ConPool *p, Op o, Val a, Val b) {
  Val ops[2] = {a, b};
  Ty t = con_type(p, a);
  Val r = lanewise(p, t, &(LaneOp){.o = o}, lane_bin, ops, 2);
  if (r || ty_is_vec(p->m, t) || (o != OP_ADD && o != OP_SUB && o != OP_XOR) || !ty_is_int(p->m, t)) return r;
  if (o == OP_SUB && con_twin(p, a) == con_twin(p, b)) return con_null(p, t);
  return con_expr(p, &(ConExpr){.op = (uint8_t)o, .type = t, .n = 2, .ops = ops});
}

/* ---- casts ---- */
static Val lane_cast(ConPool *p, const LaneOp *l, const Val *arg_, uint32_t n) {
  (void)n;
  Val a = con_twin(p, arg_[0]);
  Op o = l->o;
  Ty t = ty_scalar(p->m, l->to);
  Arena *A = p->arena;
  if (con_is_poison(p, a)) return con_poison(p, t);
  if (con_is_undef(p, a))
    return o == OP_ZEXT || o == OP_SEXT || o == OP_UITOFP || o == OP_SITOFP ? con_null(p, t) : con_undef(p, t);
  Cv c = con_cv(p, a, 0);
  if (c.kind == CV_INT) {
    switch (o) {
    case OP_TRUNC: return con_ap(p, t, ap_trunc(A, c.ap, ty_bits(p->m, t)));
    case OP_ZEXT: return con_ap(p, t, ap_zext(A, c.ap, ty_bits(p->m, t)));
    case OP_SEXT: return con_ap(p, t, ap_sext(A, c.ap, ty_bits(p->m, t)));
    case OP_UITOFP:
    case OP_SITOFP:
      return fp_folds(fp_kind_of(t)) ? con_fp(p, t, fp_from_int(fp_kind_of(t), c.ap, o == OP_SITOFP)) : VAL_NONE;
    case OP_INTTOPTR: return ap_is_zero(c.ap) ? con_null(p, t) : VAL_NONE;
    case OP_BITCAST:
      if (ty_is_fp(t)) return con_fp(p, t, fp_from_bits(fp_kind_of(t), c.ap));
      return con_type(p, a) == t ? a : VAL_NONE;
    default: return VAL_NONE;
    }
  }
  if (c.kind == CV_FP) {
    FpKind k = (FpKind)c.fk;
    unsigned ex = 0;
    switch (o) {
    case OP_FPTRUNC:
    case OP_FPEXT: return con_fp(p, t, fp_convert(k, fp_kind_of(t), c.fp));
    case OP_FPTOUI:
    case OP_FPTOSI: {
      if (!fp_folds(k)) return VAL_NONE;
      Ap r = fp_to_int_rm(A, k, c.fp, ty_bits(p->m, t), o == OP_FPTOSI, FP_RTZ, &ex);
      return ex & FP_EX_INVALID ? con_poison(p, t) : con_ap(p, t, r);
    }
    case OP_BITCAST:
      if (ty_is_int(p->m, t)) return con_ap(p, t, fp_to_bits(A, k, c.fp));
      if (t == con_type(p, a)) return a;
      return ty_is_fp(t) ? con_fp(p, t, fp_from_bits(fp_kind_of(t), fp_to_bits(A, k, c.fp))) : VAL_NONE;
    default: return VAL_NONE;
    }
  }
  if (con_kind(p, a) == CON_NULL) {
    if (o == OP_PTRTOINT || o == OP_PTRTOADDR || o == OP_BITCAST) return con_null(p, t);
    return VAL_NONE;
  }
  if (con_kind(p, a) == CON_EXPR) { /* casts of casts */
    ConExpr e = con_expr_get(p, a);
    if (o == OP_PTRTOINT && e.op == OP_INTTOPTR) { /* through a pointer as wide or wider; a literal, through any */
      Val in = e.ops[0];
      uint32_t pb = ptr_bits(p->m, ty_addrspace(p->m, con_type(p, a)));
      if (ty_bits(p->m, con_type(p, in)) <= pb && con_type(p, in) == t) return in;
      Cv number = con_cv(p, in, 0);
      if (number.kind == CV_INT)
        return con_ap(p, t, ap_zext_or_trunc(A, ap_zext_or_trunc(A, number.ap, pb), ty_bits(p->m, t)));
    }
    if (o == OP_INTTOPTR || o == OP_PTRTOINT) return VAL_NONE;
  }
  return VAL_NONE;
}
/* Bits of a vector of integers or floats as bytes of one integer, and back: for bitcasts between shapes. Little
 * endian. */
enum { MAX_CAST_BITS = 4096 };
static Val bitcast_shapes(ConPool *p, Val a, Ty to) {
  Module *m = p->m;
  Ty from = con_type(p, a);
  if (con_is_zero(p, a)) return con_null(p, to);
  Ty fs = ty_scalar(m, from), ts = ty_scalar(m, to);
  if (ty_scalable(m, from) || ty_is_ptr(m, fs) || ty_is_ptr(m, ts)) return VAL_NONE;
  uint64_t bits = ty_size_bits(m, from);
  if (bits > MAX_CAST_BITS || bits != ty_size_bits(m, to)) return VAL_NONE;
  Arena *A = p->arena;
  uint32_t fb = ty_bits(m, fs), tb = ty_bits(m, ts);
  uint64_t fn = ty_is_vec(m, from) ? ty_rec(m, from)->count : 1, tn = ty_is_vec(m, to) ? ty_rec(m, to)->count : 1;
  bool big = dl_big_endian(m); /* then lane 0 holds the highest bits */
  Ap all = ap_zero(A, (uint32_t)bits), undef = all, poison = all;
  for (uint64_t i = 0; i < fn; i++) {
    Val e = ty_is_vec(m, from) ? con_elem(p, a, i) : a;
    if (!e) return VAL_NONE;
    e = con_twin(p, e);
    uint32_t at = (uint32_t)((big ? fn - 1 - i : i) * fb);
    if (con_is_undef(p, e)) {
      undef = ap_or(A, undef, ap_range_mask(A, (uint32_t)bits, at, at + fb));
      continue;
    }
    if (con_is_poison(p, e)) {
      poison = ap_or(A, poison, ap_range_mask(A, (uint32_t)bits, at, at + fb));
      continue;
    }
    Cv c = con_cv(p, e, 0);
    if (c.kind == CV_BAD) return VAL_NONE;
    all = ap_insert(A, all, c.kind == CV_INT ? c.ap : fp_to_bits(A, (FpKind)c.fk, c.fp), at);
  }
  FEW_ON(A, Val, out, 64, tn);
  for (uint64_t i = 0; i < tn; i++) {
    uint32_t at = (uint32_t)((big ? tn - 1 - i : i) * tb);
    if (!ap_is_zero(ap_extract(A, poison, at, tb))) {
      out[i] = con_poison(p, ts);
      continue;
    }
    Ap u = ap_extract(A, undef, at, tb);
    if (ap_is_ones(u)) {
      out[i] = con_undef(p, ts);
      continue;
    }
    Ap x = ap_extract(A, all, at, tb);
    out[i] = ty_is_fp(ts) ? con_fp(p, ts, fp_from_bits(fp_kind_of(ts), x)) : con_ap(p, ts, x);
  }
  return ty_is_vec(m, to) ? con_agg(p, to, out, (uint32_t)tn) : out[0];
}
Val con_fold_cast(ConPool *p, Op o, Val a, Ty to) {
  Module *m = p->m;
  Ty from = con_type(p, a);
  if (from == to && o != OP_INTTOPTR && o != OP_PTRTOINT) return a;
  a = con_twin(p, a);
  if (o == OP_BITCAST) {
    if (con_is_poison(p, a)) return con_poison(p, to);
    if (con_is_undef(p, a)) return con_undef(p, to);
    bool lanes = ty_is_vec(m, from) == ty_is_vec(m, to) &&
                 (!ty_is_vec(m, from) || ty_rec(m, from)->count == ty_rec(m, to)->count);
    if (!lanes) return bitcast_shapes(p, a, to);
  }
  Val r = lanewise(p, to, &(LaneOp){.o = o, .to = to}, lane_cast, &a, 1);
  if (r || ty_is_vec(m, to)) return r;
  if (o == OP_PTRTOINT || o == OP_PTRTOADDR || o == OP_INTTOPTR || o == OP_ADDRSPACECAST || o == OP_TRUNC)
    return con_expr(p, &(ConExpr){.op = (uint8_t)o, .type = to, .n = 1, .ops = &a});
  return VAL_NONE;
}

/* ---- comparisons ---- */
static Val i1_con(ConPool *p, bool b) { return con_int(p, TY_I1, b); }
/* base + offset of an address; the base is not an address itself. */
static Val addr_base(ConPool *p, Val v, int64_t *off, unsigned *fl) {
  v = con_twin(p, v);
  *off = 0;
  *fl = F_INBOUNDS | F_NUSW | F_NUW;
  if (con_kind(p, v) != CON_ADDR) return v;
  *off = con_addr_offset(p, v);
  *fl = con_rec(p, v)->flags;
  return (Val)con_rec(p, v)->a;
}
static bool is_distinct_object(ConPool *p, Val v) { /* a global whose address is its own */
  if (con_kind(p, v) != CON_GLOBAL) return false;
  const Global *g = glob(p->m, con_glob(p, v));
  if (g->kind != GK_VAR && g->kind != GK_FUNC) return false;
  if (glob_is_interposable(g) || g->unnamed_addr == UNNAMED_GLOBAL || g->linkage == LINK_EXTERN_WEAK) return false;
  return g->kind == GK_FUNC || (ty_is_sized(p->m, g->type) && ty_alloc_size(p->m, g->type) > 0);
}
static Val lane_cmp(ConPool *p, const LaneOp *l, const Val *arg_, uint32_t n) {
  (void)n;
  Val a = con_twin(p, arg_[0]), b = con_twin(p, arg_[1]);
  Pred pr = l->pr;
  if (con_is_poison(p, a) || con_is_poison(p, b)) return con_poison(p, TY_I1);
  bool ua = con_is_undef(p, a), ub = con_is_undef(p, b);
  if (ua || ub) {
    bool eq = pr == ICMP_EQ || pr == ICMP_NE;
    if (pr >= ICMP_EQ) {
      if (eq || (ua && ub)) return con_undef(p, TY_I1);
      return i1_con(p,
                    pr == ICMP_UGE || pr == ICMP_ULE || pr == ICMP_SGE || pr == ICMP_SLE); /* undef := the other side */
    }
    return i1_con(p, pr >= FCMP_UNO); /* undef := NaN */
  }
  Cv x = con_cv(p, a, 0), y = con_cv(p, b, 0);
  if (x.kind == CV_FP && y.kind == CV_FP) {
    FpOrder o = fp_cmp((FpKind)x.fk, x.fp, y.fp);
    unsigned bit = o == FP_EQ ? 1 : o == FP_GT ? 2 : o == FP_LT ? 4 : 8;
    return i1_con(p, ((unsigned)pr & bit) != 0);
  }
  if (pr < ICMP_EQ) return pr == FCMP_FALSE ? i1_con(p, false) : pr == FCMP_TRUE ? i1_con(p, true) : VAL_NONE;
  if (x.kind == CV_INT && y.kind == CV_INT) {
    int u = ap_ucmp(x.ap, y.ap), s = ap_scmp(x.ap, y.ap);
    int c = pred_is_signed(pr) ? s : u;
    switch (pred_to_unsigned(pr)) {
    case ICMP_EQ: return i1_con(p, c == 0);
    case ICMP_NE: return i1_con(p, c != 0);
    case ICMP_UGT: return i1_con(p, c > 0);
    case ICMP_UGE: return i1_con(p, c >= 0);
    case ICMP_ULT: return i1_con(p, c < 0);
    default: return i1_con(p, c <= 0);
    }
  }
  if (a == b) return i1_con(p, pr == ICMP_EQ || pr == ICMP_UGE || pr == ICMP_ULE || pr == ICMP_SGE || pr == ICMP_SLE);
  /* addresses */
  if (!ty_is_ptr(p->m, con_type(p, a))) return VAL_NONE;
  int64_t oa, ob;
  unsigned fa, fb;
  Val ba = addr_base(p, a, &oa, &fa), bb = addr_base(p, b, &ob, &fb);
  if (ba == bb) {
    if (pr == ICMP_EQ || pr == ICMP_NE) return i1_con(p, (pr == ICMP_EQ) == (oa == ob));
    if (!(fa & fb & F_INBOUNDS) || pred_is_signed(pr)) return VAL_NONE;
    switch (pr) {
    case ICMP_UGT: return i1_con(p, oa > ob);
    case ICMP_UGE: return i1_con(p, oa >= ob);
    case ICMP_ULT: return i1_con(p, oa < ob);
    default: return i1_con(p, oa <= ob);
    }
  }
  bool na = con_kind(p, ba) == CON_NULL && oa == 0, nb = con_kind(p, bb) == CON_NULL && ob == 0;
  if (na || nb) {
    Val g = na ? bb : ba;
    int64_t off = na ? ob : oa;
    unsigned fl = na ? fb : fa;
    if (con_kind(p, g) != CON_BLOCKADDR || off) {
      if (con_kind(p, g) != CON_GLOBAL || (off && !(fl & F_INBOUNDS))) return VAL_NONE;
      const Global *gl = glob(p->m, con_glob(p, g));
      if (glob_is_absolute(gl) || gl->linkage == LINK_EXTERN_WEAK || gl->addrspace != 0 || gl->kind == GK_ALIAS ||
          gl->kind == GK_IFUNC)
        return VAL_NONE;
    }
    if (na) pr = pred_swap(pr); /* global pr null */
    switch (pr) {
    case ICMP_EQ:
    case ICMP_ULE:
    case ICMP_ULT: return i1_con(p, false);
    case ICMP_NE:
    case ICMP_UGT:
    case ICMP_UGE: return i1_con(p, true);
    default: return VAL_NONE;
    }
  }
  if ((pr == ICMP_EQ || pr == ICMP_NE) && oa == 0 && ob == 0 && is_distinct_object(p, ba) && is_distinct_object(p, bb))
    return i1_con(p, pr == ICMP_NE);
  return VAL_NONE;
}
Val con_fold_cmp(ConPool *p, Pred pr, Val a, Val b) {
  Val ops[2] = {a, b};
  Ty t = ty_cmp(p->m, con_type(p, a));
  if (pr == FCMP_FALSE) return con_null(p, t);
  if (pr == FCMP_TRUE) return con_allones(p, t);
  return lanewise(p, t, &(LaneOp){.pr = pr}, lane_cmp, ops, 2);
}

/* ---- select, freeze ---- */
static Val lane_select(ConPool *p, const LaneOp *l, const Val *a, uint32_t n) {
  (void)l;
  (void)n;
  Val c = con_twin(p, a[0]);
  if (con_is_poison(p, c)) return con_poison(p, con_type(p, a[1]));
  if (con_is_undef(p, c)) return con_is_undef(p, a[1]) ? a[1] : a[2];
  Cv x = con_cv(p, c, 0);
  if (x.kind == CV_INT) return ap_is_zero(x.ap) ? a[2] : a[1];
  return a[1] == a[2] ? a[1] : VAL_NONE;
}
Val con_fold_select(ConPool *p, Val c, Val a, Val b) {
  Val ops[3] = {c, a, b};
  if (!ty_is_vec(p->m, con_type(p, c))) {
    Cv x = con_cv(p, con_twin(p, c), 0);
    if (x.kind == CV_INT) return ap_is_zero(x.ap) ? b : a;
    if (con_is_poison(p, c)) return con_poison(p, con_type(p, a));
    if (con_is_undef(p, c)) return con_is_undef(p, a) ? a : b;
    return a == b ? a : VAL_NONE;
  }
  return lanewise(p, con_type(p, a), &(LaneOp){0}, lane_select, ops, 3);
}
static bool is_frozen_con(ConPool *p, Val v, unsigned depth) { /* surely neither undef nor poison in any part */
  v = con_twin(p, v);
  switch (con_kind(p, v)) {
  case CON_INT:
  case CON_FP:
  case CON_NULL:
  case CON_ZERO:
  case CON_DATA:
  case CON_GLOBAL:
  case CON_BLOCKADDR: return true;
  case CON_SPLAT: return is_frozen_con(p, (Val)con_rec(p, v)->a, depth + 1);
  case CON_AGG: {
    if (depth > 4) return false;
    uint32_t n = con_nops(p, v);
    for (uint32_t i = 0; i < n; i++)
      if (!is_frozen_con(p, con_op(p, v, i), depth + 1)) return false;
    return true;
  }
  case CON_ADDR: return !(con_rec(p, v)->flags & (F_INBOUNDS | F_NUSW | F_NUW));
  default: return false;
  }
}
static Val lane_freeze(ConPool *p, const LaneOp *l, const Val *a, uint32_t n) {
  (void)l;
  (void)n;
  Val c = con_twin(p, a[0]);
  if (con_is_undefined(p, c)) return con_null(p, con_type(p, a[0]));
  return is_frozen_con(p, c, 0) ? c : VAL_NONE;
}

/* ---- addresses ---- */
static Val fold_gep_con(ConPool *p, const InsView *i);
/* Lane by lane. An undef index is 0. */
static Val fold_gep_lanes(ConPool *p, const InsView *i) {
  Module *m = p->m;
  uint64_t lanes = ty_rec(m, i->type)->count;
  if (ty_scalable(m, i->type) || i->n > 8 || past_cap(m, FOLD_LANES, lanes)) return VAL_NONE;
  FEW_ON(p->arena, Val, out, 16, lanes);
  for (uint64_t k = 0; k < lanes; k++) {
    Val ops[8];
    for (uint32_t q = 0; q < i->n; q++) {
      Val e = con_twin(p, i->ops[q]);
      if (ty_is_vec(m, con_type(p, e))) e = con_elem(p, e, k);
      if (!e) return VAL_NONE;
      ops[q] = q && con_kind(p, e) == CON_UNDEF ? con_null(p, con_type(p, e)) : e;
    }
    InsView lane = *i;
    lane.type = ty_elem(m, i->type);
    lane.ops = ops;
    out[k] = fold_gep_con(p, &lane);
    if (!out[k]) return VAL_NONE;
  }
  return con_agg(p, i->type, out, (uint32_t)lanes);
}
static Val fold_gep_con(ConPool *p, const InsView *i) {
  Module *m = p->m;
  Val base = con_twin(p, i->ops[0]);
  Ty t = i->type;
  for (uint32_t k = 0; k < i->n; k++)
    if (con_is_poison(p, i->ops[k])) return con_poison(p, t);
  if (con_is_undef(p, base)) return con_undef(p, t);
  if (ty_is_vec(m, t)) {
    bool zero = con_type(p, base) == t;
    for (uint32_t k = 1; k < i->n && zero; k++) zero = con_is_zero(p, i->ops[k]);
    return zero ? base : fold_gep_lanes(p, i);
  }
  int64_t off;
  if (!con_gep_offset(p, (Ty)i->aux, i->ops + 1, i->n - 1, &off)) return VAL_NONE;
  uint32_t ib = ptr_index_bits(m, ty_addrspace(m, t));
  int64_t total = ib < 64 ? sext64((uint64_t)off, ib) : off;
  if (total == 0) return base;
  unsigned fl = i->flags & (F_INBOUNDS | F_NUSW | F_NUW);
  int64_t o0;
  unsigned f0;
  Val b0 = addr_base(p, base, &o0, &f0);
  if (b0 != base) {
    /* Two steps in one: inbounds both times stays inbounds; nusw alone only when the sum cannot wrap, which equal
     * signs below 2^62 give. */
    if (!(fl & f0 & F_INBOUNDS)) fl &= f0 & ((o0 < 0) == (total < 0) ? (unsigned)(F_NUSW | F_NUW) : (unsigned)F_NUW);
    else fl &= f0;
    uint64_t sum = (uint64_t)o0 + (uint64_t)total;
    total = ib < 64 ? sext64(sum, ib) : (int64_t)sum;
    if (total == 0) return b0;
  }
  if (con_kind(p, b0) == CON_EXPR) { /* an address of unknown origin (inttoptr ...): an expression of bytes */
    Val ops[2] = {b0, con_sint(p, ty_index(m, t), total)};
    return con_expr(p, &(ConExpr){.op = OP_GEP, .flags = (uint16_t)fl, .type = t, .extra = TY_I8, .n = 2, .ops = ops});
  }
  return con_addr(p, t, b0, total, fl);
}

/* ---- vectors and aggregates ---- */
static Val fold_shuffle_con(ConPool *p, const InsView *i, const uint32_t *mask, uint32_t n) {
  Module *m = p->m;
  Ty et = ty_scalar(m, i->type);
  if (ty_scalable(m, i->type) || past_cap(m, FOLD_LANES, n)) {
    bool allp = true;
    for (uint32_t k = 0; k < n; k++) allp &= mask[k] == UINT32_MAX;
    return allp ? con_poison(p, i->type) : VAL_NONE;
  }
  uint64_t src = ty_rec(m, con_type(p, i->ops[0]))->count;
  FEW_ON(p->arena, Val, out, 32, n);
  for (uint32_t k = 0; k < n; k++) {
    if (mask[k] == UINT32_MAX) {
      out[k] = con_poison(p, et);
      continue;
    }
    Val v = con_twin(p, mask[k] < src ? i->ops[0] : i->ops[1]);
    out[k] = con_elem(p, v, mask[k] < src ? mask[k] : mask[k] - src);
    if (!out[k]) return VAL_NONE;
  }
  return con_agg(p, i->type, out, n);
}
static Val set_elem(ConPool *p, Val agg, Val e, uint64_t at) {
  Ty t = con_type(p, agg);
  uint64_t n = con_nelems(p, agg);
  if (ty_scalable(p->m, t) || past_cap(p->m, FOLD_LANES, n)) return VAL_NONE;
  FEW_ON(p->arena, Val, out, 32, n);
  for (uint64_t k = 0; k < n; k++) {
    out[k] = k == at ? e : con_elem(p, con_twin(p, agg), k);
    if (!out[k]) return VAL_NONE;
  }
  return con_agg(p, t, out, (uint32_t)n);
}

static bool has_fp_class(ConPool *p, Val v, unsigned mask) {
  if (!val_is_con(v)) return false;
  v = con_twin(p, v);
  if (!imm_of(p, v, CON_FP)) return false;
  uint64_t n = con_kind(p, v) == CON_AGG ? con_nelems(p, v) : 1;
  for (uint64_t k = 0; k < n; k++) {
    Cv c = con_cv(p, v, k);
    if (c.kind == CV_FP && fp_is((FpKind)c.fk, c.fp, mask)) return true;
  }
  return false;
}
/* r, a result of type t, with poison in the lanes in which `src` (an operand, or r itself) is of a class in mask. */
static Val poison_lanes(ConPool *p, Ty t, Val r, Val src, unsigned mask) {
  if (!mask || !val_is_con(src) || !has_fp_class(p, src, mask)) return r;
  src = con_twin(p, src);
  if (con_kind(p, src) != CON_AGG || !ty_is_vec(p->m, t)) return con_poison(p, t);
  Val e[CAP_FOLD_FLAG_LANES];
  uint64_t n = con_nelems(p, src);
  if (ty_rec(p->m, t)->count != n || past_cap(p->m, FOLD_FLAG_LANES, n)) return VAL_NONE;
  for (uint64_t k = 0; k < n; k++) {
    Cv c = con_cv(p, src, k);
    e[k] = c.kind == CV_FP && fp_is((FpKind)c.fk, c.fp, mask) ? con_poison(p, ty_scalar(p->m, t)) : con_elem(p, r, k);
  }
  return con_agg(p, t, e, (uint32_t)n);
}

static Val lane_fneg(ConPool *p, const LaneOp *l, const Val *a, uint32_t n) {
  (void)l;
  (void)n;
  Val v = con_twin(p, a[0]);
  if (con_is_undefined(p, v)) return v;
  Cv c = con_cv(p, v, 0);
  return c.kind == CV_FP ? con_fp(p, con_type(p, v), fp_neg((FpKind)c.fk, c.fp)) : VAL_NONE;
}

static Val fold_any(FoldCtx *x, const InsView *i) {
  ConPool *p = &x->f->con;
  const Val *a = i->ops;
  if (op_is_bin(i->op)) return con_fold_bin(p, i->op, a[0], a[1]);
  if (op_is_cast(i->op)) return con_fold_cast(p, i->op, a[0], i->type);
  switch (i->op) {
  case OP_FNEG: {
    if (con_is_poison(p, a[0])) return con_poison(p, i->type);
    if (con_is_undef(p, a[0])) return con_undef(p, i->type);
    return lanewise(p, i->type, &(LaneOp){0}, lane_fneg, a, 1);
  }
  case OP_ICMP:
  case OP_FCMP: return con_fold_cmp(p, (Pred)i->sub, a[0], a[1]);
  case OP_SELECT: return con_fold_select(p, a[0], a[1], a[2]);
  case OP_FREEZE:
    if (con_is_undefined(p, a[0]))
      return ty_is_single(p->m, i->type) || ty_is_agg(p->m, i->type) ? con_null(p, i->type) : VAL_NONE;
    if (is_frozen_con(p, a[0], 0)) return a[0];
    return ty_is_vec(p->m, i->type) ? lanewise(p, i->type, &(LaneOp){0}, lane_freeze, a, 1) : VAL_NONE;
  case OP_GEP: return fold_gep_con(p, i);
  case OP_EXTRACTELEMENT: {
    if (con_is_undef(p, a[1]) || con_is_poison(p, a[0]) || con_is_poison(p, a[1])) return con_poison(p, i->type);
    Cv c = con_cv(p, a[1], 0);
    Ty vt = con_type(p, a[0]);
    if (c.kind != CV_INT) return uniform(p, con_twin(p, a[0])) ? con_elem(p, con_twin(p, a[0]), 0) : VAL_NONE;
    if (!ap_ult_u64(c.ap, ty_rec(p->m, vt)->count)) return ty_scalable(p->m, vt) ? VAL_NONE : con_poison(p, i->type);
    return con_elem(p, con_twin(p, a[0]), ap_lo64(c.ap));
  }
  case OP_INSERTELEMENT: {
    if (con_is_undefined(p, a[2])) return con_poison(p, i->type);
    Cv c = con_cv(p, a[2], 0);
    if (c.kind != CV_INT) return VAL_NONE;
    if (!ap_ult_u64(c.ap, ty_rec(p->m, i->type)->count))
      return ty_scalable(p->m, i->type) ? VAL_NONE : con_poison(p, i->type);
    return set_elem(p, a[0], a[1], ap_lo64(c.ap));
  }
  case OP_SHUFFLEVECTOR: {
    const uint32_t *w = x->f->words.p + i->aux;
    return fold_shuffle_con(p, i, w + 1, w[0]);
  }
  case OP_EXTRACTVALUE: {
    const uint32_t *w = x->f->words.p + i->aux;
    Val v = a[0];
    for (uint32_t k = 0; k < w[0] && v; k++) v = con_elem(p, con_twin(p, v), w[k + 1]);
    return v;
  }
  case OP_INSERTVALUE: {
    const uint32_t *w = x->f->words.p + i->aux;
    if (past_cap(p->m, FOLD_NEST, w[0])) return VAL_NONE;
    Val path[CAP_FOLD_NEST + 1];
    path[0] = a[0];
    for (uint32_t k = 0; k + 1 < w[0]; k++) {
      path[k + 1] = con_elem(p, con_twin(p, path[k]), w[k + 1]);
      if (!path[k + 1]) return VAL_NONE;
    }
    Val v = a[1];
    for (uint32_t k = w[0]; k-- > 0 && v;) v = set_elem(p, path[k], v, w[k + 1]);
    return v;
  }
  case OP_LOAD: {
    if (i->flags & (F_VOLATILE | F_ORDER_MASK)) return VAL_NONE;
    int64_t off;
    unsigned fl;
    Val b = addr_base(p, a[0], &off, &fl);
    if (con_kind(p, b) != CON_GLOBAL || off < 0) return VAL_NONE;
    return con_fold_load(p, p->m, con_glob(p, b), (uint64_t)off, i->type);
  }
  case OP_CALL: return i->intrin ? con_fold_intrin(p, i->intrin, i->type, a, i->n - 1) : con_fold_libcall(x, i);
  default: return VAL_NONE;
  }
}
/* A floating-point operation that carries flags: fold_any, with poison where nnan or ninf is broken. */
static Val fold_fmf(FoldCtx *x, const InsView *i, uint32_t n) {
  ConPool *p = &x->f->con;
  unsigned bad = ((i->flags & F_NNAN) ? FPC_NAN : 0) | ((i->flags & F_NINF) ? FPC_INF : 0);
  for (uint32_t k = 0; bad && k < n; k++)
    if (!ty_is_vec(p->m, i->type) && has_fp_class(p, i->ops[k], bad)) return con_poison(p, i->type);
  Val r = fold_any(x, i), whole = r;
  for (uint32_t k = 0; k < n && r; k++) r = poison_lanes(p, i->type, r, i->ops[k], bad);
  return r ? poison_lanes(p, i->type, r, whole, bad) : r;
}

/* ---- denormals ---- */
/* What the function's mode applies to (denormal.h). */
static bool follows_mode(ConPool *p, const InsView *i) {
  if (!(op_info[i->op].props & P_FMF) || i->op == OP_SELECT || i->op == OP_FNEG || i->op == OP_PHI) return false;
  if (!ty_is_fp(ty_scalar(p->m, i->op == OP_FCMP ? con_type(p, i->ops[0]) : i->type))) return false;
  if (i->op != OP_CALL || !i->intrin) return true;
  return i->intrin != INTRIN_fabs && i->intrin != INTRIN_copysign &&
         !str_starts(intrinsic_name((IntrinsicId)i->intrin, &(IntrinsicName){0}), STR("nvvm."));
}
/* v with its denormal numbers as the mode has them; VAL_NONE: a vector of too many elements. */
static Val flush_con(ConPool *p, Val v, DenormKind m) {
  if (m == DENORM_IEEE || !val_is_con(v) || !has_fp_class(p, v, FPC_DENORMAL)) return v;
  v = con_twin(p, v);
  Ty t = con_type(p, v);
  if (con_kind(p, v) != CON_AGG) {
    Cv c = con_cv(p, v, 0);
    Val e = con_fp(p, ty_scalar(p->m, t), denorm_apply(m, (FpKind)c.fk, c.fp));
    return !ty_is_vec(p->m, t) ? e : con_is_zero(p, e) ? con_null(p, t) : con_splat(p, t, e);
  }
  uint64_t n = con_nelems(p, v);
  Val e[CAP_FOLD_FLUSH_LANES];
  if (past_cap(p->m, FOLD_FLUSH_LANES, n)) return VAL_NONE;
  for (uint64_t k = 0; k < n; k++) e[k] = flush_con(p, con_elem(p, v, k), m); /* scalars: one deep */
  return con_agg(p, t, e, (uint32_t)n);
}
static uint32_t modes_of(DenormKind m, DenormKind out[3]) {
  if (m != DENORM_DYNAMIC) return out[0] = m, 1;
  out[0] = DENORM_IEEE, out[1] = DENORM_PRESERVE_SIGN, out[2] = DENORM_POSITIVE_ZERO;
  return 3;
}
/* The mode of what i reads; of what it makes where it reads no floats. */
static DenormMode mode_read(const Fn *f, ConPool *p, const InsView *i) {
  Ty t = ty_scalar(p->m, con_type(p, i->ops[0]));
  return fn_denorm_mode(f, fp_kind_of(ty_is_fp(t) ? t : ty_scalar(p->m, i->type)));
}
static bool reads_denormal(ConPool *p, const InsView *i) {
  for (uint32_t k = 0; k < i->n - (i->op == OP_CALL); k++)
    if (has_fp_class(p, i->ops[k], FPC_DENORMAL)) return true;
  return false;
}
bool con_fold_declined(FoldCtx *x, const InsView *i) {
  ConPool *p = &x->f->con;
  for (uint32_t k = 0; k < i->n; k++)
    if (!val_is_con(i->ops[k])) return false;
  if (!follows_mode(p, i) || !reads_denormal(p, i)) return false;
  return !denorm_ieee(mode_read(x->f, p, i));
}
/* The same for every mode that the function may run in, or VAL_NONE. r: the result where denormals are kept. */
static Val fold_modes(FoldCtx *x, const InsView *i, uint32_t n, Val r) {
  ConPool *p = &x->f->con;
  Ty rt = ty_scalar(p->m, i->type);
  DenormMode from = mode_read(x->f, p, i), to = from;
  if (ty_is_fp(rt)) to = fn_denorm_mode(x->f, fp_kind_of(rt));
  if (from.in == DENORM_IEEE && to.out == DENORM_IEEE) return r;
  if ((i->op == OP_CALL && !i->intrin) || past_cap(p->m, FOLD_MODE_OPERANDS, i->n)) return VAL_NONE;
  DenormKind in[3], out[3];
  uint32_t nin = modes_of(from.in, in), nout = ty_is_fp(rt) ? modes_of(to.out, out) : 1;
  Val one = VAL_NONE;
  for (uint32_t a = 0; a < nin; a++) {
    Val ops[CAP_FOLD_MODE_OPERANDS];
    InsView y = *i;
    memcpy(ops, i->ops, i->n * sizeof *ops);
    for (uint32_t k = 0; k < n; k++)
      if (!(ops[k] = flush_con(p, ops[k], in[a]))) return VAL_NONE;
    y.ops = ops;
    Val s = fold_fmf(x, &y, n);
    for (uint32_t b = 0; b < nout; b++) {
      Val t = s && ty_is_fp(rt) ? flush_con(p, s, out[b]) : s;
      if (!t || (one && t != one)) return VAL_NONE;
      one = t;
    }
  }
  return one;
}
Val con_fold(FoldCtx *x, const InsView *i) {
  ConPool *p = &x->f->con;
  bool fp_op = (op_info[i->op].props & P_FMF) != 0 &&
               ty_is_fp(ty_scalar(p->m, i->op == OP_FCMP ? ty(x->f, i->ops[0]) : i->type));
  if (!fp_op || i->op == OP_SELECT || i->op == OP_FNEG) return fold_any(x, i);
  uint32_t n = i->n - (i->op == OP_CALL);
  Val r = fold_fmf(x, i, n);
  if (!n || !((r && has_fp_class(p, r, FPC_DENORMAL)) || reads_denormal(p, i)) || !follows_mode(p, i)) return r;
  return fold_modes(x, i, n, r);
}
