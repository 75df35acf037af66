/* small_eval.h: what operations mean on small integers and floats, with poison and undefined behaviour: the semantics
 * that rulecheck compares with, written apart from the folder on purpose. Every value is one word; pairs of the
 * overflow intrinsics carry their bit beside it. */
#ifndef NVOPT_SMALL_EVAL_H
#define NVOPT_SMALL_EVAL_H
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include <math.h>

typedef enum Kind { K_VAL, K_POISON, K_UB } Kind;
typedef struct V {
  uint8_t kind, undef, ov;
  FpBits f;
  uint64_t u;
} V; /* ov: overflow bit of a pair */
static const V poison = {.kind = K_POISON}, ub = {.kind = K_UB};
static V val(uint64_t u, unsigned bits) { return (V){.u = u & mask64(bits)}; }
static V fval(FpBits f) { return (V){.f = f}; }

/* A type class at hand: integer of `bits`, or float. */
typedef struct T {
  uint8_t bits;
  int8_t fk;
} T;

static Arena sem_arena;
static bool sem_unknown; /* met an operation without semantics here */

static int64_t sx(uint64_t u, unsigned b) { return sext64(u, b); }
static bool fits(int64_t v, unsigned b) { return v >= -(INT64_C(1) << (b - 1)) && v < (INT64_C(1) << (b - 1)); }

static V eval_int_bin(Op o, unsigned fl, V a, V b, unsigned n) {
  bool div = o == OP_UDIV || o == OP_SDIV || o == OP_UREM || o == OP_SREM;
  if (div && (b.kind == K_POISON || b.u == 0)) return ub;
  if ((o == OP_SDIV || o == OP_SREM) && a.kind == K_POISON && b.u == mask64(n))
    return ub; /* poison may be the least value */
  if (a.kind == K_POISON || b.kind == K_POISON) return poison;
  uint64_t m = mask64(n);
  int64_t sa = sx(a.u, n), sb = sx(b.u, n);
  switch (o) {
  case OP_ADD:
    if ((fl & F_NUW) && a.u + b.u > m) return poison;
    if ((fl & F_NSW) && !fits(sa + sb, n)) return poison;
    return val(a.u + b.u, n);
  case OP_SUB:
    if ((fl & F_NUW) && a.u < b.u) return poison;
    if ((fl & F_NSW) && !fits(sa - sb, n)) return poison;
    return val(a.u - b.u, n);
  case OP_MUL:
    if ((fl & F_NUW) && a.u * b.u > m) return poison;
    if ((fl & F_NSW) && !fits(sa * sb, n)) return poison;
    return val(a.u * b.u, n);
  case OP_UDIV:
    if ((fl & F_EXACT) && a.u % b.u) return poison;
    return val(a.u / b.u, n);
  case OP_UREM: return val(a.u % b.u, n);
  case OP_SDIV:
    if (sb == -1 && !fits(-sa, n)) return ub;
    if ((fl & F_EXACT) && sa % sb) return poison;
    return val((uint64_t)(sa / sb), n);
  case OP_SREM:
    if (sb == -1 && !fits(-sa, n)) return ub;
    return val((uint64_t)(sa % sb), n);
  case OP_SHL: {
    if (b.u >= n) return poison;
    uint64_t r = (a.u << b.u) & m;
    if ((fl & F_NUW) && r >> b.u != a.u) return poison;
    if ((fl & F_NSW) && sx(r, n) >> b.u != sa) return poison;
    return val(r, n);
  }
  case OP_LSHR:
    if (b.u >= n || ((fl & F_EXACT) && (a.u & mask64((unsigned)b.u)))) return poison;
    return val(a.u >> b.u, n);
  case OP_ASHR:
    if (b.u >= n || ((fl & F_EXACT) && (a.u & mask64((unsigned)b.u)))) return poison;
    return val((uint64_t)(sa >> b.u), n);
  case OP_AND: return val(a.u & b.u, n);
  case OP_OR:
    if ((fl & F_DISJOINT) && (a.u & b.u)) return poison;
    return val(a.u | b.u, n);
  case OP_XOR: return val(a.u ^ b.u, n);
  default: sem_unknown = true; return poison;
  }
}
static V fmf_result(unsigned fl, FpKind k, V r) {
  if (r.kind) return r;
  if ((fl & F_NNAN) && fp_is_nan(k, r.f)) return poison;
  if ((fl & F_NINF) && fp_is_inf(k, r.f)) return poison;
  return r;
}
static bool fmf_operands_bad(unsigned fl, FpKind k, const V *a, unsigned n) {
  for (unsigned i = 0; i < n; i++)
    if (((fl & F_NNAN) && fp_is_nan(k, a[i].f)) || ((fl & F_NINF) && fp_is_inf(k, a[i].f))) return true;
  return false;
}
static V eval_icmp(Pred p, unsigned fl, V a, V b, unsigned n) {
  if (a.kind == K_POISON || b.kind == K_POISON) return poison;
  int64_t sa = sx(a.u, n), sb = sx(b.u, n);
  if ((fl & F_SAMESIGN) && (sa < 0) != (sb < 0)) return poison;
  bool r;
  switch (p) {
  case ICMP_EQ: r = a.u == b.u; break;
  case ICMP_NE: r = a.u != b.u; break;
  case ICMP_UGT: r = a.u > b.u; break;
  case ICMP_UGE: r = a.u >= b.u; break;
  case ICMP_ULT: r = a.u < b.u; break;
  case ICMP_ULE: r = a.u <= b.u; break;
  case ICMP_SGT: r = sa > sb; break;
  case ICMP_SGE: r = sa >= sb; break;
  case ICMP_SLT: r = sa < sb; break;
  default: r = sa <= sb; break;
  }
  return val(r, 1);
}
static V eval_cast(Op o, unsigned fl, V a, T from, T to) {
  if (a.kind == K_POISON) return poison;
  Arena *A = &sem_arena;
  switch (o) {
  case OP_TRUNC: {
    uint64_t r = a.u & mask64(to.bits);
    if ((fl & F_NUW) && r != a.u) return poison;
    if ((fl & F_NSW) && sx(r, to.bits) != sx(a.u, from.bits)) return poison;
    return val(r, to.bits);
  }
  case OP_ZEXT:
    if ((fl & F_NNEG) && sx(a.u, from.bits) < 0) return poison;
    return val(a.u, to.bits);
  case OP_SEXT: return val((uint64_t)sx(a.u, from.bits), to.bits);
  case OP_UITOFP:
    if ((fl & F_NNEG) && sx(a.u, from.bits) < 0) return poison;
    return fval(fp_from_int((FpKind)to.fk, ap_small(from.bits, a.u), false));
  case OP_SITOFP: return fval(fp_from_int((FpKind)to.fk, ap_small(from.bits, a.u), true));
  case OP_FPTOUI:
  case OP_FPTOSI: {
    unsigned ex = 0;
    Ap r = fp_to_int_rm(A, (FpKind)from.fk, a.f, to.bits, o == OP_FPTOSI, FP_RTZ, &ex);
    return ex & FP_EX_INVALID ? poison : val(r.u, to.bits);
  }
  case OP_FPEXT:
  case OP_FPTRUNC:
    if (fmf_operands_bad(fl, (FpKind)from.fk, &a, 1)) return poison;
    return fmf_result(fl, (FpKind)to.fk, fval(fp_convert((FpKind)from.fk, (FpKind)to.fk, a.f)));
  case OP_BITCAST:
    if (from.fk < 0 && to.fk < 0) return from.bits == to.bits ? a : (sem_unknown = true, poison);
    if (from.fk >= 0 && to.fk < 0) return val(fp_to_bits(A, (FpKind)from.fk, a.f).u, to.bits);
    if (from.fk < 0) return fval(fp_from_bits((FpKind)to.fk, ap_small(from.bits, a.u)));
    return a;
  default: sem_unknown = true; return poison;
  }
}
/* The host's functions in double precision, rounded. */
static double to_double(FpKind k, FpBits b) {
  FpBits x = fp_convert(k, FP_DOUBLE, b);
  double d;
  memcpy(&d, &x.lo, 8);
  return d;
}
static FpBits of_double(FpKind k, double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return fp_of_double_bits(k, u);
}
static bool eval_math(unsigned id, FpKind k, const V *a, unsigned n, const T *at, FpBits *r) {
  double x = to_double(k, a[0].f), y = n > 1 && id == INTRIN_pow ? to_double(k, a[1].f) : 0, z;
  switch (id) {
  case INTRIN_pow: z = pow(x, y); break;
  case INTRIN_powi: z = pow(x, (double)sx(a[1].u, at[1].bits)); break;
  case INTRIN_exp: z = exp(x); break;
  case INTRIN_exp2: z = exp2(x); break;
  case INTRIN_exp10: z = pow(10, x); break;
  case INTRIN_log: z = log(x); break;
  case INTRIN_log2: z = log2(x); break;
  case INTRIN_log10: z = log10(x); break;
  case INTRIN_sin: z = sin(x); break;
  case INTRIN_cos: z = cos(x); break;
  case INTRIN_tan: z = tan(x); break;
  case INTRIN_sinh: z = sinh(x); break;
  case INTRIN_cosh: z = cosh(x); break;
  case INTRIN_tanh: z = tanh(x); break;
  case INTRIN_asin: z = asin(x); break;
  case INTRIN_acos: z = acos(x); break;
  case INTRIN_atan: z = atan(x); break;
  default: return false;
  }
  *r = of_double(k, z);
  return true;
}
static bool is_math(unsigned id) {
  const V one[2] = {{.kind = K_VAL}};
  const T at[2] = {{.bits = 1}, {.bits = 1}};
  FpBits r;
  return eval_math(id, FP_HALF, one, 2, at, &r);
}
static V eval_int_intrin(unsigned id, const V *a, unsigned n, T t0, T to) {
  unsigned b = t0.bits;
  uint64_t x = a[0].u, y = n > 1 ? a[1].u : 0, m = mask64(b);
  int64_t sxx = sx(x, b), sy = sx(y, b), lo = -(INT64_C(1) << (b - 1)), hi = (INT64_C(1) << (b - 1)) - 1;
  int64_t s;
  switch (id) {
  case INTRIN_smax: return val(sxx > sy ? x : y, b);
  case INTRIN_smin: return val(sxx < sy ? x : y, b);
  case INTRIN_umax: return val(x > y ? x : y, b);
  case INTRIN_umin: return val(x < y ? x : y, b);
  case INTRIN_abs:
    if (sxx == lo && (y & 1)) return poison;
    return val((uint64_t)(sxx < 0 ? -sxx : sxx), b);
  case INTRIN_ctpop: return val((uint64_t)__builtin_popcountll(x), b);
  case INTRIN_ctlz:
    if (!x && (y & 1)) return poison;
    return val(x ? (uint64_t)__builtin_clzll(x) - (64 - b) : b, b);
  case INTRIN_cttz:
    if (!x && (y & 1)) return poison;
    return val(x ? (uint64_t)__builtin_ctzll(x) : b, b);
  case INTRIN_bitreverse: {
    uint64_t r = 0;
    for (unsigned i = 0; i < b; i++) r |= (x >> i & 1) << (b - 1 - i);
    return val(r, b);
  }
  case INTRIN_bswap:
    if (b % 8) break;
    {
      uint64_t r = 0;
      for (unsigned i = 0; i < b; i += 8) r |= (x >> i & 255) << (b - 8 - i);
      return val(r, b);
    }
  case INTRIN_fshl:
  case INTRIN_fshr: {
    uint64_t w = x << b | y; /* b <= 8 */
    unsigned k = (unsigned)(a[2].u % b);
    return val(id == INTRIN_fshl ? w << k >> b : w >> k, b);
  }
  case INTRIN_uadd_sat: return val(x + y > m ? m : x + y, b);
  case INTRIN_usub_sat: return val(x > y ? x - y : 0, b);
  case INTRIN_sadd_sat: s = sxx + sy; return val((uint64_t)(s < lo ? lo : s > hi ? hi : s), b);
  case INTRIN_ssub_sat: s = sxx - sy; return val((uint64_t)(s < lo ? lo : s > hi ? hi : s), b);
  case INTRIN_ushl_sat:
    if (y >= b) return poison;
    return val(x << y > m ? m : x << y, b);
  case INTRIN_sshl_sat:
    if (y >= b) return poison;
    s = sxx * (INT64_C(1) << y);
    return val((uint64_t)(s < lo ? lo : s > hi ? hi : s), b);
  case INTRIN_scmp: return val((uint64_t)((sxx > sy) - (sxx < sy)), to.bits);
  case INTRIN_ucmp: return val((uint64_t)(int64_t)((x > y) - (x < y)), to.bits);
#define PAIR(R, OV)                                                                                                    \
  {                                                                                                                    \
    V r_ = val((uint64_t)(R), b);                                                                                      \
    r_.ov = (OV);                                                                                                      \
    return r_;                                                                                                         \
  }
  case INTRIN_uadd_with_overflow: PAIR(x + y, x + y > m)
  case INTRIN_sadd_with_overflow: PAIR(sxx + sy, !fits(sxx + sy, b))
  case INTRIN_usub_with_overflow: PAIR(x - y, x < y)
  case INTRIN_ssub_with_overflow: PAIR(sxx - sy, !fits(sxx - sy, b))
  case INTRIN_umul_with_overflow: PAIR(x * y, x * y > m)
  case INTRIN_smul_with_overflow: PAIR(sxx * sy, !fits(sxx * sy, b))
#undef PAIR
  case INTRIN_expect: return a[0];
  default: break;
  }
  sem_unknown = true;
  return poison;
}
static V eval_intrin(unsigned id, unsigned fl, const V *a, unsigned n, const T *at, T to) {
  T t0 = at[0];
  for (unsigned i = 0; i < n; i++)
    if (a[i].kind == K_POISON) return poison;
  if (t0.fk < 0) return eval_int_intrin(id, a, n, t0, to);
  FpKind k = (FpKind)t0.fk;
  FpBits x = a[0].f, y = n > 1 ? a[1].f : x;
  unsigned nf = id == INTRIN_is_fpclass || id == INTRIN_ldexp || id == INTRIN_powi ? 1 : n;
  if (fmf_operands_bad(fl, k, a, nf)) return poison;
  V r;
  switch (id) {
  case INTRIN_fabs: r = fval(fp_abs(k, x)); break;
  case INTRIN_copysign: r = fval(fp_copysign(k, x, y)); break;
  case INTRIN_minnum: r = fval(fp_minnum(k, x, y)); break;
  case INTRIN_maxnum: r = fval(fp_maxnum(k, x, y)); break;
  case INTRIN_minimum: r = fval(fp_minimum(k, x, y)); break;
  case INTRIN_maximum: r = fval(fp_maximum(k, x, y)); break;
  case INTRIN_minimumnum: r = fval(fp_minimumnum(k, x, y)); break;
  case INTRIN_maximumnum: r = fval(fp_maximumnum(k, x, y)); break;
  case INTRIN_fma: r = fval(fp_fma(k, x, y, a[2].f)); break;
  case INTRIN_fmuladd: r = fval(fp_fma(k, x, y, a[2].f)); break;
  case INTRIN_sqrt: r = fval(fp_sqrt(k, x)); break;
  case INTRIN_floor: r = fval(fp_floor(k, x)); break;
  case INTRIN_ceil: r = fval(fp_ceil(k, x)); break;
  case INTRIN_trunc: r = fval(fp_trunc(k, x)); break;
  case INTRIN_round: r = fval(fp_round(k, x)); break;
  case INTRIN_roundeven:
  case INTRIN_rint:
  case INTRIN_nearbyint: r = fval(fp_roundeven(k, x)); break;
  case INTRIN_ldexp: r = fval(fp_ldexp(k, x, sx(a[1].u, at[1].bits))); break;
  case INTRIN_canonicalize: r = fval(fp_quiet(k, x)); break;
  case INTRIN_is_fpclass: return val(fp_is(k, x, (unsigned)a[1].u), 1);
  default: {
    FpBits f;
    if (!eval_math(id, k, a, n, at, &f)) {
      sem_unknown = true;
      return poison;
    }
    r = fval(f);
  }
  }
  return fmf_result(fl, k, r);
}
static V eval_op(Op o, unsigned intrin, unsigned sub, unsigned fl, const V *a, unsigned n, const T *at, T to) {
  for (unsigned i = 0; i < n; i++)
    if (a[i].kind == K_UB) return ub;
  if (intrin) return eval_intrin(intrin, fl, a, n, at, to);
  if (op_is_bin(o)) {
    if (to.fk < 0) return eval_int_bin(o, fl, a[0], a[1], to.bits);
    if (a[0].kind || a[1].kind) return poison;
    FpKind k = (FpKind)to.fk;
    if (fmf_operands_bad(fl, k, a, 2)) return poison;
    V r;
    switch (o) {
    case OP_FADD: r = fval(fp_add(k, a[0].f, a[1].f)); break;
    case OP_FSUB: r = fval(fp_sub(k, a[0].f, a[1].f)); break;
    case OP_FMUL: r = fval(fp_mul(k, a[0].f, a[1].f)); break;
    case OP_FDIV: r = fval(fp_div(k, a[0].f, a[1].f)); break;
    case OP_FREM: r = fval(fp_rem(k, a[0].f, a[1].f)); break;
    default: sem_unknown = true; return poison;
    }
    return fmf_result(fl, k, r);
  }
  if (op_is_cast(o)) return eval_cast(o, fl, a[0], at[0], to);
  switch (o) {
  case OP_ICMP: return eval_icmp((Pred)sub, fl, a[0], a[1], at[0].bits);
  case OP_FCMP: {
    if (a[0].kind || a[1].kind) return poison;
    FpKind k = (FpKind)at[0].fk;
    if (fmf_operands_bad(fl, k, a, 2)) return poison;
    FpOrder q = fp_cmp(k, a[0].f, a[1].f);
    unsigned bit = q == FP_EQ ? 1 : q == FP_GT ? 2 : q == FP_LT ? 4 : 8;
    return val((sub & bit) != 0, 1);
  }
  case OP_FNEG:
    if (a[0].kind) return poison;
    if (fmf_operands_bad(fl, (FpKind)to.fk, a, 1)) return poison;
    return fval(fp_neg((FpKind)to.fk, a[0].f));
  case OP_SELECT: {
    if (a[0].kind == K_POISON) return poison;
    V r = a[0].u & 1 ? a[1] : a[2];
    if (to.fk >= 0 && r.kind == K_VAL) return fmf_result(fl, (FpKind)to.fk, r);
    return r;
  }
  case OP_FREEZE:
    if (a[0].kind == K_POISON) {
      V r = {0};
      r.undef = 1;
      return r;
    }
    return a[0]; /* undef: callers enumerate frozen poison */
  case OP_EXTRACTVALUE: return a[0].kind ? a[0] : sub == 1 ? val(a[0].ov, 1) : (V){.u = a[0].u};
  default: sem_unknown = true; return poison;
  }
}

/* ---- undef ---- A register that depends on undef holds a set: each use takes any of its values, independently
 * (Alive2's reading of LangRef). Only freeze makes a set one value for good. Sets of integers of at most five bits. */
typedef struct Set {
  uint32_t vals;
  bool poison, ub;
} Set;
static Set set_of(V v) {
  return v.kind == K_UB       ? (Set){.ub = true}
         : v.kind == K_POISON ? (Set){.poison = true}
                              : (Set){.vals = 1u << (v.u & 31)};
}
static Set set_full(unsigned bits) { return (Set){.vals = (uint32_t)mask64(1u << bits)}; }
/* The k-th value of a set that freeze may give (poison: any value). */
static UNUSED V set_freeze(Set s, unsigned bits, uint64_t k) {
  uint32_t x = s.poison ? set_full(bits).vals : s.vals;
  for (k %= (uint64_t)__builtin_popcount(x); k; k--) x &= x - 1;
  return val((uint64_t)__builtin_ctz(x), bits);
}
static Set set_op(Op o, unsigned intrin, unsigned sub, unsigned fl, const Set *a, unsigned n, const T *at, T to) {
  Set r = {0};
  unsigned cnt[4], idx[4] = {0};
  V x[4], pool[4][33];
  if (n > 4 || to.bits > 5) {
    sem_unknown = true;
    return r;
  }
  for (unsigned i = 0; i < n; i++) {
    if (at[i].bits > 5 || at[i].fk >= 0) {
      sem_unknown = true;
      return r;
    }
    cnt[i] = 0;
    for (unsigned v = 0; v < 32; v++)
      if (a[i].vals >> v & 1) pool[i][cnt[i]++] = val(v, at[i].bits);
    if (a[i].poison) pool[i][cnt[i]++] = poison;
    if (a[i].ub) return (Set){.ub = true};
    if (!cnt[i]) {
      sem_unknown = true;
      return r;
    }
  }
  for (;;) {
    for (unsigned i = 0; i < n; i++) x[i] = pool[i][idx[i]];
    V v = eval_op(o, intrin, sub, fl, x, n, at, to);
    if (v.ov) {
      sem_unknown = true;
      return r;
    }
    if (v.kind == K_UB) r.ub = true;
    else if (v.kind == K_POISON) r.poison = true;
    else r.vals |= 1u << (v.u & 31);
    unsigned i = 0;
    while (i < n && ++idx[i] == cnt[i]) idx[i++] = 0;
    if (i == n) return r;
  }
}
#endif
