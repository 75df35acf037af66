/* sem_fp.c: what floating-point operations mean on lanes (model: sem.h). float and double go through the host's
 * arithmetic, which is IEEE 754 in round-to-nearest, and so check fp.c, which folds constants; the other formats and
 * rounding directions use fp.c. Source: LangRef "Floating-Point Semantics", "Fast-Math Flags". Tests: tests/run.
 */
#include "tools/sem/sem_fp.h"

enum { FMF_VALUE = F_ARCP | F_CONTRACT | F_AFN | F_REASSOC | F_NSZ };

static double d_of(uint64_t u) {
  double d;
  memcpy(&d, &u, 8);
  return d;
}
static uint64_t u_of(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return u;
}
static float f_of(uint64_t u) {
  uint32_t w = (uint32_t)u;
  float f;
  memcpy(&f, &w, 4);
  return f;
}
static uint64_t u_of_f(float f) {
  uint32_t w;
  memcpy(&w, &f, 4);
  return w;
}
FpBits lane_fp(SemTy t, Lane l) {
  if (t.bits <= 64) return (FpBits){l.u, 0};
  return fp_from_bits((FpKind)t.fp, lane_ap(t, l));
}
Lane lane_of_fp(SemCtx *c, SemTy t, FpBits b) {
  if (t.bits <= 64) return lane_val(b.lo);
  return lane_of_ap(fp_to_bits(c->arena, (FpKind)t.fp, b));
}
bool lane_is_nan(SemTy t, Lane l) {
  if (l.state == LS_NAN) return true;
  if (t.fp == FP_FLOAT) return (l.u & 0x7fffffff) > 0x7f800000;
  if (t.fp == FP_DOUBLE) return (l.u & (UINT64_MAX >> 1)) > 0x7ff0000000000000ull;
  return fp_is_nan((FpKind)t.fp, lane_fp(t, l));
}
double sem_to_double(SemTy t, FpBits b) {
  if (t.fp == FP_FLOAT) return (double)f_of(b.lo);
  if (t.fp == FP_DOUBLE) return d_of(b.lo);
  if (t.fp == FP_PPC_FP128) return d_of(b.lo) + d_of(b.hi);
  return d_of(fp_convert((FpKind)t.fp, FP_DOUBLE, b).lo);
}

Lane sem_fresult(SemCtx *c, SemTy t, FpBits r, unsigned s) {
  if (fp_folds((FpKind)t.fp) && fp_is_nan((FpKind)t.fp, r)) {
    Lane l = lane_of_fp(c, t, fp_qnan((FpKind)t.fp, false));
    l.state = s >= LS_UNK ? LS_UNK : LS_NAN;
    return l;
  }
  Lane l = lane_of_fp(c, t, r);
  if (s > LS_NAN) l.state = (uint8_t)s;
  return l;
}
/* Operands' states -> the state of a result that is computed from them. LS_NAN of an operand alone means nothing for
 * the result. */
static unsigned fjoin(Lane a, Lane b) {
  unsigned x = a.state == LS_NAN ? (unsigned)LS_VAL : a.state, y = b.state == LS_NAN ? (unsigned)LS_VAL : b.state;
  unsigned s = x > y ? x : y;
  return s == LS_UNDEF ? LS_UNK : s;
}

Lane sem_fmf(SemCtx *c, unsigned fl, SemTy t, Lane r) {
  if (r.state == LS_POISON || !(fl & F_FAST)) return r;
  if (r.state == LS_UNDEF && (fl & (F_NNAN | F_NINF))) return lane_poison();
  FpKind k = (FpKind)t.fp;
  FpBits b = lane_fp(t, r);
  if (fl & F_NNAN) {
    if (lane_is_nan(t, r)) return lane_poison();
    if (r.state == LS_UNK) c->imprecise = true;
  }
  if (fl & F_NINF) {
    if (fp_is_inf(k, b)) return lane_poison();
    if (r.state == LS_UNK || (r.state == LS_APX && !(c->tame && fp_ilogb(k, b) < fp_emax(k) - 4))) c->imprecise = true;
  }
  if (c->approx && (fl & F_REASSOC) && r.state < LS_UNK && !fp_is_finite(k, b))
    r.state = LS_UNK; /* another order may not overflow */
  if (c->approx && r.state == LS_VAL && (fl & FMF_VALUE) && ((fl & (FMF_VALUE ^ F_NSZ)) || fp_is_zero(k, b)))
    r.state = LS_APX;
  return r;
}
/* nnan and ninf make poison of arguments too. */
static bool fmf_bad_arg(SemCtx *c, unsigned fl, SemTy t, Lane a) {
  if (!(fl & (F_NNAN | F_NINF))) return false;
  return sem_fmf(c, fl & (F_NNAN | F_NINF), t, a).state == LS_POISON;
}

/* A small number of few bits: sums and products of a few such are exact in any order. */
static bool nice(SemTy t, Lane l) {
  if ((t.fp != FP_FLOAT && t.fp != FP_DOUBLE && t.fp != FP_HALF) || l.state != LS_VAL) return false;
  double one = t.fp == FP_HALF ? 0.5 : 0x1p-4, most = t.fp == FP_HALF ? 8 : 64, d = sem_to_double(t, lane_fp(t, l));
  return __builtin_fabs(d) <= most && d / one == __builtin_trunc(d / one);
}
Lane sem_fbin(SemCtx *c, Op o, unsigned fl, SemTy t, Lane x, Lane y) {
  if (x.state == LS_POISON || y.state == LS_POISON) return lane_poison();
  if (fmf_bad_arg(c, fl, t, x) || fmf_bad_arg(c, fl, t, y)) return lane_poison();
  unsigned s = fjoin(x, y);
  FpBits r = {0, 0};
  if (t.fp == FP_FLOAT && o != OP_FREM) {
    float a = f_of(x.u), b = f_of(y.u);
    r.lo = u_of_f(o == OP_FADD ? a + b : o == OP_FSUB ? a - b : o == OP_FMUL ? a * b : a / b);
  } else if (t.fp == FP_DOUBLE) {
    double a = d_of(x.u), b = d_of(y.u);
    r.lo = u_of(o == OP_FADD   ? a + b
                : o == OP_FSUB ? a - b
                : o == OP_FMUL ? a * b
                : o == OP_FDIV ? a / b
                               : __builtin_fmod(a, b));
  } else {
    FpKind k = (FpKind)t.fp;
    if (!fp_folds(k)) return c->unsup = "ppc_fp128 arithmetic", lane_poison();
    FpBits a = lane_fp(t, x), b = lane_fp(t, y);
    switch (o) {
    case OP_FADD: r = fp_add(k, a, b); break;
    case OP_FSUB: r = fp_sub(k, a, b); break;
    case OP_FMUL: r = fp_mul(k, a, b); break;
    case OP_FDIV: r = fp_div(k, a, b); break;
    default: r = fp_rem(k, a, b); break;
    }
  }
  Lane l = sem_fresult(c, t, r, s);
  if (c->tame && o <= OP_FMUL && nice(t, x) && nice(t, y) && nice(t, l))
    fl &= ~(unsigned)(F_REASSOC | F_ARCP | F_AFN | F_CONTRACT);
  if (c->approx && l.state <= LS_APX && (s == LS_APX || (fl & F_REASSOC)) && fp_folds((FpKind)t.fp)) {
    /* where operands cancel, or are not finite, an error of theirs is all of the result */
    double a = __builtin_fabs(sem_to_double(t, lane_fp(t, x))), b = __builtin_fabs(sem_to_double(t, lane_fp(t, y))),
           z = __builtin_fabs(sem_to_double(t, r));
    bool add = o == OP_FADD || o == OP_FSUB;
    if (!__builtin_isfinite(a) || !__builtin_isfinite(b) || !__builtin_isfinite(z) ||
        (add && z < __builtin_fmax(a, b) * 0x1p-8) || o == OP_FREM)
      l.state = LS_UNK;
  }
  if (fl & F_FAST) {
    /* the sign of a zero operand does not count: x / 0 has either sign */
    if (c->approx && (fl & F_NSZ) && o == OP_FDIV && l.state < LS_UNK && fp_is_zero((FpKind)t.fp, lane_fp(t, y)))
      l.state = LS_UNK;
    l = sem_fmf(c, fl, t, l);
  }
  return l;
}

Lane sem_fneg(SemCtx *c, unsigned fl, SemTy t, Lane x) {
  if (x.state == LS_POISON || fmf_bad_arg(c, fl, t, x)) return lane_poison();
  Lane l = lane_of_fp(c, t, fp_neg((FpKind)t.fp, lane_fp(t, x)));
  l.state = x.state;
  return fl & F_FAST ? sem_fmf(c, fl, t, l) : l;
}

/* bit 0 unordered, 1 less, 2 equal, 3 greater */
static bool fcmp_true(unsigned pred, FpOrder o) {
  bool lt = o == FP_LT, eq = o == FP_EQ, gt = o == FP_GT, un = o == FP_UNORD;
  switch (pred) {
  case FCMP_FALSE: return false;
  case FCMP_OEQ: return eq;
  case FCMP_OGT: return gt;
  case FCMP_OGE: return gt || eq;
  case FCMP_OLT: return lt;
  case FCMP_OLE: return lt || eq;
  case FCMP_ONE: return lt || gt;
  case FCMP_ORD: return !un;
  case FCMP_UNO: return un;
  case FCMP_UEQ: return un || eq;
  case FCMP_UGT: return un || gt;
  case FCMP_UGE: return un || gt || eq;
  case FCMP_ULT: return un || lt;
  case FCMP_ULE: return un || lt || eq;
  case FCMP_UNE: return !eq;
  default: return true;
  }
}
static FpOrder order_d(double a, double b) { return a < b ? FP_LT : a > b ? FP_GT : a == b ? FP_EQ : FP_UNORD; }

Lane sem_fcmp(SemCtx *c, unsigned pred, unsigned fl, SemTy t, Lane x, Lane y) {
  if (x.state == LS_POISON || y.state == LS_POISON) return lane_poison();
  if (fmf_bad_arg(c, fl, t, x) || fmf_bad_arg(c, fl, t, y)) return lane_poison();
  if (!fp_folds((FpKind)t.fp)) return c->unsup = "ppc_fp128 comparison", lane_poison();
  bool nx = lane_is_nan(t, x), ny = lane_is_nan(t, y);
  unsigned s = fjoin(x, y);
  FpOrder o;
  if (nx || ny) o = FP_UNORD;
  else if (t.fp == FP_FLOAT) o = order_d((double)f_of(x.u), (double)f_of(y.u));
  else if (t.fp == FP_DOUBLE) o = order_d(d_of(x.u), d_of(y.u));
  else o = fp_cmp((FpKind)t.fp, lane_fp(t, x), lane_fp(t, y));
  Lane l = lane_val(fcmp_true(pred, o));
  if (pred == FCMP_FALSE || pred == FCMP_TRUE) return l;
  if (s == LS_UNK) {
    bool certain = (nx && x.state < LS_UNK) || (ny && y.state < LS_UNK);
    if (!certain) l.state = LS_UNK;
  } else if (s == LS_APX && o != FP_UNORD) {
    double a = sem_to_double(t, lane_fp(t, x)), b = sem_to_double(t, lane_fp(t, y)),
           m = __builtin_fmax(__builtin_fabs(a), __builtin_fabs(b));
    if (!(__builtin_fabs(a - b) > m * 0x1p-10)) l.state = LS_UNK;
  }
  return l;
}

Lane sem_fcast(SemCtx *c, Op o, unsigned fl, SemTy from, SemTy to, Lane x) {
  if (x.state == LS_POISON) return lane_poison();
  if ((from.cls == SC_FP && !fp_folds((FpKind)from.fp)) || (to.cls == SC_FP && !fp_folds((FpKind)to.fp)))
    return c->unsup = "ppc_fp128 conversion", lane_poison();
  Arena *A = c->arena;
  switch (o) {
  case OP_FPTRUNC:
  case OP_FPEXT: {
    if (fmf_bad_arg(c, fl, from, x)) return lane_poison();
    FpBits r;
    if (from.fp == FP_FLOAT && to.fp == FP_DOUBLE) r = (FpBits){u_of((double)f_of(x.u)), 0};
    else if (from.fp == FP_DOUBLE && to.fp == FP_FLOAT) r = (FpBits){u_of_f((float)d_of(x.u)), 0};
    else r = fp_convert((FpKind)from.fp, (FpKind)to.fp, lane_fp(from, x));
    return sem_fmf(c, fl, to, sem_fresult(c, to, r, fjoin(x, x)));
  }
  case OP_UITOFP:
  case OP_SITOFP: {
    Ap a = lane_ap(from, x);
    if (o == OP_UITOFP && (fl & F_NNEG)) {
      if (x.state == LS_UNDEF) return lane_poison();
      if (x.state == LS_UNK) c->imprecise = true;
      if (ap_is_neg(a)) return lane_poison();
    }
    FpBits r;
    if (from.bits <= 32 && to.fp == FP_DOUBLE)
      r = (FpBits){u_of(o == OP_UITOFP ? (double)a.u : (double)ap_get_i64(a)), 0};
    else r = fp_from_int((FpKind)to.fp, a, o == OP_SITOFP);
    return sem_fmf(c, fl & ~(unsigned)(F_NNEG), to,
                   sem_fresult(c, to, r, x.prov || x.state >= LS_UNK ? LS_UNK : LS_VAL));
  }
  default: { /* FPTOUI, FPTOSI */
    unsigned ex = 0;
    if (x.state == LS_UNDEF || lane_is_nan(from, x)) return lane_poison();
    if (x.state == LS_UNK) c->imprecise = true;
    FpBits b = lane_fp(from, x);
    Lane l = lane_of_ap(fp_to_int_rm(A, (FpKind)from.fp, b, to.bits, o == OP_FPTOSI, FP_RTZ, &ex));
    if (ex & FP_EX_INVALID) return lane_poison();
    if (x.state == LS_APX) {
      double d = sem_to_double(from, b);
      if (__builtin_trunc(d * (1 + 0x1p-10)) != __builtin_trunc(d * (1 - 0x1p-10))) l.state = LS_UNK;
    } else if (x.state >= LS_UNK) l.state = LS_UNK;
    return l;
  }
  }
}

Lane sem_fminmax(SemCtx *c, SemTy t, Lane x, Lane y, bool max, unsigned mode) {
  if (x.state == LS_POISON || y.state == LS_POISON) return lane_poison();
  FpKind k = (FpKind)t.fp;
  if (!fp_folds(k)) return c->unsup = "ppc_fp128 arithmetic", lane_poison();
  FpBits a = lane_fp(t, x), b = lane_fp(t, y), r;
  bool nx = fp_is_nan(k, a), ny = fp_is_nan(k, b);
  unsigned s = fjoin(x, y);
  if (nx || ny) {
    if (mode == 1 || (nx && ny)) return sem_fresult(c, t, fp_qnan(k, false), s);
    bool snan = mode == 0 && fp_is_snan(k, nx ? a : b);
    r = nx ? b : a;
    Lane l = sem_fresult(c, t, r, s);
    if (snan && l.state < LS_UNK) l.state = LS_UNK; /* minnum of a signaling NaN: a NaN or the number, both allowed */
    return l;
  }
  r = max ? fp_maximum(k, a, b) : fp_minimum(k, a, b);
  Lane l = sem_fresult(c, t, r, s);
  /* minnum and maxnum may return either zero */
  if (mode == 0 && fp_is_zero(k, a) && fp_is_zero(k, b) && fp_is_neg(k, a) != fp_is_neg(k, b) && l.state < LS_UNK)
    l.state = LS_UNK;
  return l;
}

/* ---- refinement and printing ---- */
bool lane_refines(SemTy t, Lane a, Lane b, double tol) {
  if (a.state == LS_POISON) return true;
  if (b.state == LS_POISON) return false;
  if (a.state == LS_UNDEF || a.state == LS_UNK) return true;
  if (t.cls == SC_OTHER) return true;
  if (t.cls == SC_FP) {
    if (b.state == LS_UNDEF) return false;
    if (lane_is_nan(t, a)) return lane_is_nan(t, b);
    if (lane_same_bits(t, a, b)) return true;
    if (a.state == LS_APX) {
      double x = sem_to_double(t, lane_fp(t, a)), y = sem_to_double(t, lane_fp(t, b));
      if (x == y || __builtin_isinf(x) || __builtin_isinf(y) || __builtin_isnan(y))
        return true; /* reassociation may overflow */
      double eps = t.fp == FP_HALF ? 0x1p-6 : t.fp == FP_BFLOAT ? 0x1p-4 : t.fp == FP_FLOAT ? tol : tol * 0x1p-8;
      return __builtin_fabs(x - y) <= eps * __builtin_fmax(__builtin_fmax(__builtin_fabs(x), __builtin_fabs(y)),
                                                           t.fp == FP_DOUBLE ? 0x1p-100 : 0x1p-20);
    }
    return false;
  }
  if (b.state == LS_UNDEF) return false;
  return lane_same_bits(t, a, b);
}

void lane_print(StrBuf *s, SemTy t, Lane l) {
  if (l.state == LS_POISON) return (void)sb_lit(s, "poison");
  if (l.state == LS_UNDEF) return (void)sb_lit(s, "undef");
  if (t.cls == SC_FP) {
    if (lane_is_nan(t, l)) sb_lit(s, "nan");
    else if (t.fp <= FP_DOUBLE) {
      double d = sem_to_double(t, lane_fp(t, l));
      sb_fmt(s, t.fp == FP_DOUBLE ? "%.17g" : "%.9g", d);
    } else fp_print(s, (FpKind)t.fp, lane_fp(t, l));
  } else if (t.cls == SC_PTR) {
    if (l.u) sb_fmt(s, "0x%llx", (unsigned long long)l.u);
    else sb_lit(s, "null");
  } else if (t.cls == SC_INT) {
    if (t.bits == 1) sb_cz(s, l.u ? "true" : "false");
    else ap_print_s(s, lane_ap(t, l));
  } else sb_lit(s, "?");
  if (l.state == LS_UNK) sb_ch(s, '?');
  if (l.state == LS_APX) sb_ch(s, '~');
}
