/* sem_intrin.c: what the pure intrinsics mean on lanes, target-independent ones (LangRef) and those of NVVM that are
 * arithmetic (NVVM IR and PTX ISA). Names are decoded once per call site: the NVVM families (add.rm.ftz.f,
 * fmin.ftz.nan.xorsign.abs.f16x2 ...) by their parts, not one by one.
 *
 * Approximate PTX functions (ex2, lg2, rcp, rsqrt, sin, cos, tanh, div.approx) and the transcendental ones of LLVM
 * are evaluated in double precision, rounded once to the type, and are LS_APX. Conversions of NaN to integers give 0,
 * as LLVM folds them.
 */
#include "tools/sem/sem_fp.h"

typedef enum Kind {
  K_NONE,
  K_COPY,
  K_ABS,
  K_SMIN,
  K_SMAX,
  K_UMIN,
  K_UMAX,
  K_CTPOP,
  K_CTLZ,
  K_CTTZ,
  K_BSWAP,
  K_BITREVERSE,
  K_FSHL,
  K_FSHR,
  K_UADDSAT,
  K_SADDSAT,
  K_USUBSAT,
  K_SSUBSAT,
  K_USHLSAT,
  K_SSHLSAT,
  K_UADDO,
  K_SADDO,
  K_USUBO,
  K_SSUBO,
  K_UMULO,
  K_SMULO,
  K_SMULFIX,
  K_UMULFIX,
  K_SMULFIXSAT,
  K_UMULFIXSAT,
  K_UCMP,
  K_SCMP,
  K_CLMUL,
  K_MINNUM,
  K_MAXNUM,
  K_MINIMUM,
  K_MAXIMUM,
  K_MINIMUMNUM,
  K_MAXIMUMNUM,
  K_FMA,
  K_FMULADD,
  K_SQRT,
  K_RINT /* rm says which */,
  K_COPYSIGN,
  K_FABS,
  K_CANON,
  K_FPCLASS,
  K_LDEXP,
  K_FREXP,
  K_LRINT,
  K_MODF,
  K_FSAT,
  K_USAT,
  K_SIN,
  K_COS,
  K_TAN,
  K_ASIN,
  K_ACOS,
  K_ATAN,
  K_ATAN2,
  K_SINH,
  K_COSH,
  K_TANH,
  K_EXP,
  K_EXP2,
  K_EXP10,
  K_LOG,
  K_LOG2,
  K_LOG10,
  K_POW,
  K_POWI,
  K_SINCOS,
  K_RED_ADD,
  K_RED_MUL,
  K_RED_AND,
  K_RED_OR,
  K_RED_XOR,
  K_RED_SMAX,
  K_RED_SMIN,
  K_RED_UMAX,
  K_RED_UMIN,
  K_RED_FADD,
  K_RED_FMUL,
  K_RED_FMAX,
  K_RED_FMIN,
  K_RED_FMAXIMUM,
  K_RED_FMINIMUM,
  K_REVERSE,
  K_SPLICE,
  K_VINSERT,
  K_VEXTRACT,
  K_INTERLEAVE,
  K_DEINTERLEAVE,
  K_STEP,
  K_LANEMASK,
  K_PTRMASK,
  /* NVVM */
  K_NADD,
  K_NMUL,
  K_NDIV,
  K_NRCP,
  K_NSQRT,
  K_NFMA,
  K_NMINMAX,
  K_NROUND,
  K_NSATURATE,
  K_NRSQRT,
  K_NEX2,
  K_NLG2,
  K_NFABS,
  K_NNEG,
  K_F2I,
  K_I2F,
  K_F2F,
  K_D2HI,
  K_D2LO,
  K_LOHI,
  K_MULHI,
  K_MUL24,
  K_SAD,
  K_PRMT,
  K_ROTL,
  K_ROTR,
  K_SWAP,
  K_FLO,
  K_NCLZ,
  K_BFX,
  K_BMSK,
  K_FSHCLAMP,
  K_IDP4,
  K_IDP2,
  K_PACK2,
  K_H2F,
  K_F2H,
  K_BITS,
  K_FNS
} Kind;

static const struct {
  const char *name;
  uint8_t kind, rm;
} plain[] = {
  {"abs", K_ABS, 0},
  {"acos", K_ACOS, 0},
  {"annotation", K_COPY, 0},
  {"arithmetic.fence", K_COPY, 0},
  {"asin", K_ASIN, 0},
  {"atan", K_ATAN, 0},
  {"atan2", K_ATAN2, 0},
  {"bitreverse", K_BITREVERSE, 0},
  {"bswap", K_BSWAP, 0},
  {"canonicalize", K_CANON, 0},
  {"ceil", K_RINT, FP_RUP},
  {"clmul", K_CLMUL, 0},
  {"copysign", K_COPYSIGN, 0},
  {"cos", K_COS, 0},
  {"cosh", K_COSH, 0},
  {"ctlz", K_CTLZ, 0},
  {"ctpop", K_CTPOP, 0},
  {"cttz", K_CTTZ, 0},
  {"exp", K_EXP, 0},
  {"exp10", K_EXP10, 0},
  {"exp2", K_EXP2, 0},
  {"expect", K_COPY, 0},
  {"expect.with.probability", K_COPY, 0},
  {"fabs", K_FABS, 0},
  {"floor", K_RINT, FP_RDN},
  {"fma", K_FMA, 0},
  {"fmuladd", K_FMULADD, 0},
  {"fptosi.sat", K_FSAT, 0},
  {"fptoui.sat", K_USAT, 0},
  {"frexp", K_FREXP, 0},
  {"fshl", K_FSHL, 0},
  {"fshr", K_FSHR, 0},
  {"get.active.lane.mask", K_LANEMASK, 0},
  {"is.fpclass", K_FPCLASS, 0},
  {"launder.invariant.group", K_COPY, 0},
  {"ldexp", K_LDEXP, 0},
  {"llrint", K_LRINT, FP_RNE},
  {"llround", K_LRINT, FP_RNA},
  {"log", K_LOG, 0},
  {"log10", K_LOG10, 0},
  {"log2", K_LOG2, 0},
  {"lrint", K_LRINT, FP_RNE},
  {"lround", K_LRINT, FP_RNA},
  {"maximum", K_MAXIMUM, 0},
  {"maximumnum", K_MAXIMUMNUM, 0},
  {"maxnum", K_MAXNUM, 0},
  {"minimum", K_MINIMUM, 0},
  {"minimumnum", K_MINIMUMNUM, 0},
  {"minnum", K_MINNUM, 0},
  {"modf", K_MODF, 0},
  {"nearbyint", K_RINT, FP_RNE},
  {"pow", K_POW, 0},
  {"powi", K_POWI, 0},
  {"ptr.annotation", K_COPY, 0},
  {"ptrmask", K_PTRMASK, 0},
  {"rint", K_RINT, FP_RNE},
  {"round", K_RINT, FP_RNA},
  {"roundeven", K_RINT, FP_RNE},
  {"sadd.sat", K_SADDSAT, 0},
  {"sadd.with.overflow", K_SADDO, 0},
  {"scmp", K_SCMP, 0},
  {"sin", K_SIN, 0},
  {"sincos", K_SINCOS, 0},
  {"sinh", K_SINH, 0},
  {"smax", K_SMAX, 0},
  {"smin", K_SMIN, 0},
  {"smul.fix", K_SMULFIX, 0},
  {"smul.fix.sat", K_SMULFIXSAT, 0},
  {"smul.with.overflow", K_SMULO, 0},
  {"sqrt", K_SQRT, 0},
  {"ssa.copy", K_COPY, 0},
  {"sshl.sat", K_SSHLSAT, 0},
  {"ssub.sat", K_SSUBSAT, 0},
  {"ssub.with.overflow", K_SSUBO, 0},
  {"stepvector", K_STEP, 0},
  {"strip.invariant.group", K_COPY, 0},
  {"tan", K_TAN, 0},
  {"tanh", K_TANH, 0},
  {"threadlocal.address", K_COPY, 0},
  {"trunc", K_RINT, FP_RTZ},
  {"uadd.sat", K_UADDSAT, 0},
  {"uadd.with.overflow", K_UADDO, 0},
  {"ucmp", K_UCMP, 0},
  {"umax", K_UMAX, 0},
  {"umin", K_UMIN, 0},
  {"umul.fix", K_UMULFIX, 0},
  {"umul.fix.sat", K_UMULFIXSAT, 0},
  {"umul.with.overflow", K_UMULO, 0},
  {"ushl.sat", K_USHLSAT, 0},
  {"usub.sat", K_USUBSAT, 0},
  {"usub.with.overflow", K_USUBO, 0},
  {"vector.deinterleave2", K_DEINTERLEAVE, 2},
  {"vector.deinterleave3", K_DEINTERLEAVE, 3},
  {"vector.deinterleave4", K_DEINTERLEAVE, 4},
  {"vector.extract", K_VEXTRACT, 0},
  {"vector.insert", K_VINSERT, 0},
  {"vector.interleave2", K_INTERLEAVE, 2},
  {"vector.interleave3", K_INTERLEAVE, 3},
  {"vector.interleave4", K_INTERLEAVE, 4},
  {"vector.reduce.add", K_RED_ADD, 0},
  {"vector.reduce.and", K_RED_AND, 0},
  {"vector.reduce.fadd", K_RED_FADD, 0},
  {"vector.reduce.fmax", K_RED_FMAX, 0},
  {"vector.reduce.fmaximum", K_RED_FMAXIMUM, 0},
  {"vector.reduce.fmin", K_RED_FMIN, 0},
  {"vector.reduce.fminimum", K_RED_FMINIMUM, 0},
  {"vector.reduce.fmul", K_RED_FMUL, 0},
  {"vector.reduce.mul", K_RED_MUL, 0},
  {"vector.reduce.or", K_RED_OR, 0},
  {"vector.reduce.smax", K_RED_SMAX, 0},
  {"vector.reduce.smin", K_RED_SMIN, 0},
  {"vector.reduce.umax", K_RED_UMAX, 0},
  {"vector.reduce.umin", K_RED_UMIN, 0},
  {"vector.reduce.xor", K_RED_XOR, 0},
  {"vector.reverse", K_REVERSE, 0},
  {"vector.splice", K_SPLICE, 0},
  {"experimental.vector.reverse", K_REVERSE, 0},
  {"experimental.vector.splice", K_SPLICE, 0},
};

/* One part of an NVVM name. */
static bool part(Str *s, const char *z) {
  size_t n = strlen(z);
  if (s->n < n || memcmp(s->p, z, n) || (s->n > n && s->p[n] != '.')) return false;
  uint32_t k = (uint32_t)n + (s->n > n);
  s->p += k;
  s->n -= k;
  return true;
}
static bool part_rm(Str *s, SemIntrin *d) {
  static const struct {
    const char *z;
    uint8_t rm;
  } t[] = {{"rn", FP_RNE}, {"rz", FP_RTZ}, {"rm", FP_RDN}, {"rp", FP_RUP}};
  for (unsigned i = 0; i < 4; i++)
    if (part(s, t[i].z)) return d->rm = t[i].rm, true;
  return false;
}
static void part_mods(Str *s, SemIntrin *d) {
  for (;;) {
    if (part(s, "ftz")) d->ftz = true;
    else if (part(s, "sat")) d->sat = true;
    else if (part(s, "relu")) d->relu = true;
    else if (part(s, "nan")) d->nan = true;
    else if (part(s, "xorsign")) d->xorsign = true;
    else if (part(s, "abs")) continue;
    else return;
  }
}
static bool fp_suffix(Str s) {
  static const char *const t[] = {"", "f", "d", "f16", "bf16", "f16x2", "bf16x2", "f32", "f64", "v2f16", "v2bf16"};
  for (unsigned i = 0; i < ARRAY_LEN(t); i++)
    if (str_eq(s, str_of(t[i]))) return true;
  return false;
}
/* i, ui, ll, ull, s, us: signedness; the width comes from the type. */
static bool int_suffix(Str s, SemIntrin *d) {
  static const struct {
    const char *z;
    bool sgn;
  } t[] = {{"i", true}, {"ui", false}, {"ll", true}, {"ull", false}, {"s", true}, {"us", false}};
  for (unsigned i = 0; i < ARRAY_LEN(t); i++)
    if (str_eq(s, str_of(t[i].z))) return d->sgn = t[i].sgn, true;
  return false;
}

/* What the parts of an NVVM name after "llvm.nvvm." say, a kind of names each: -1: it is none of these; else whether
 * the name is known to the end. */
typedef int Decoded;
enum { ANOTHER = -1 };
static Decoded decode_float(Str s, SemIntrin *d) {
  static const struct {
    const char *z;
    uint8_t k;
  } arith[] = {{"add", K_NADD}, {"mul", K_NMUL}, {"div", K_NDIV}, {"fma", K_NFMA}, {"rcp", K_NRCP}, {"sqrt", K_NSQRT}};
  for (unsigned i = 0; i < ARRAY_LEN(arith); i++) {
    Str r = s;
    if (!part(&r, arith[i].z)) continue;
    d->kind = arith[i].k;
    if (part(&r, "approx") || part(&r, "full")) d->sub = 1;
    else if (!part_rm(&r, d) && !(d->kind == K_NSQRT && str_eq(r, STR("f")))) return false;
    part_mods(&r, d);
    return fp_suffix(r);
  }
  static const struct {
    const char *z;
    uint8_t k, sub;
  } un[] = {{"rsqrt", K_NRSQRT, 1}, {"ex2", K_NEX2, 1},     {"lg2", K_NLG2, 1},           {"sin", K_SIN, 1},
            {"cos", K_COS, 1},      {"tanh", K_TANH, 1},    {"ceil", K_NROUND, 0},        {"floor", K_NROUND, 0},
            {"round", K_NROUND, 0}, {"trunc", K_NROUND, 0}, {"saturate", K_NSATURATE, 0}, {"fabs", K_NFABS, 0}};
  for (unsigned i = 0; i < ARRAY_LEN(un); i++) {
    Str r = s;
    if (!part(&r, un[i].z)) continue;
    d->kind = un[i].k;
    if (un[i].sub && !part(&r, "approx")) return false;
    d->sub = un[i].sub;
    if (d->kind == K_NROUND)
      d->rm = un[i].z[0] == 'c' ? FP_RUP : un[i].z[0] == 'f' ? FP_RDN : un[i].z[0] == 'r' ? FP_RNE : FP_RTZ;
    part_mods(&r, d);
    return fp_suffix(r);
  }
  Str r = s;
  if (part(&r, "fmin") || part(&r, "fmax")) {
    d->kind = K_NMINMAX;
    d->sub = s.p[2] == 'a';
    part_mods(&r, d);
    return fp_suffix(r);
  }
  if (part(&r, "neg")) return d->kind = K_NNEG, fp_suffix(r);
  return ANOTHER;
}
static Decoded decode_int(Str s, SemIntrin *d) {
  Str r = s;
  if (part(&r, "abs")) {
    if (str_eq(r, STR("bf16")) || str_eq(r, STR("bf16x2"))) return d->kind = K_BITS, d->bits = 16, true;
    return d->kind = K_ABS, d->sub = 1, int_suffix(r, d);
  }
  if (part(&r, "min") || part(&r, "max")) {
    if (!int_suffix(r, d)) return false;
    d->kind = s.p[1] == 'i' ? (d->sgn ? K_SMIN : K_UMIN) : (d->sgn ? K_SMAX : K_UMAX);
    return true;
  }
  if (part(&r, "mulhi")) return d->kind = K_MULHI, int_suffix(r, d);
  if (part(&r, "mul24")) return d->kind = K_MUL24, int_suffix(r, d);
  if (part(&r, "sad")) return d->kind = K_SAD, int_suffix(r, d);
  return ANOTHER;
}
static Decoded decode_bits(Str s, SemIntrin *d) {
  Str r = s;
  if (part(&r, "clz")) return d->kind = K_NCLZ, true;
  if (part(&r, "popc")) return d->kind = K_NCLZ, d->sub = 1, true;
  if (str_eq(s, STR("brev32")) || str_eq(s, STR("brev64"))) return d->kind = K_BITREVERSE, true;
  if (part(&r, "rotate")) {
    if (str_eq(r, STR("b32")) || str_eq(r, STR("b64"))) return d->kind = K_ROTL, true;
    return d->kind = K_ROTR, str_eq(r, STR("right.b64"));
  }
  if (str_eq(s, STR("swap.lo.hi.b64"))) return d->kind = K_SWAP, true;
  if (part(&r, "prmt")) {
    static const char *const modes[] = {"", "f4e", "b4e", "rc8", "ecl", "ecr", "rc16"};
    for (uint8_t i = 0; i < 7; i++)
      if (str_eq(r, str_of(modes[i]))) return d->kind = K_PRMT, d->sub = i, true;
    return false;
  }
  if (part(&r, "flo")) return d->kind = K_FLO, d->sgn = r.n && r.p[0] == 's', true;
  if (part(&r, "sext") || part(&r, "zext"))
    return d->kind = K_BFX, d->sgn = s.p[0] == 's', d->sub = str_eq(r, STR("wrap")), true;
  if (part(&r, "bmsk")) return d->kind = K_BMSK, d->sub = str_eq(r, STR("wrap")), true;
  if (part(&r, "fshl") || part(&r, "fshr")) return d->kind = K_FSHCLAMP, d->sub = s.p[3] == 'r', part(&r, "clamp");
  if (part(&r, "idp4a") || part(&r, "idp2a")) {
    d->kind = s.p[3] == '4' ? K_IDP4 : K_IDP2;
    d->sgn = r.p[0] == 's';
    d->sub = r.n == 3 && r.p[2] == 's';
    return r.n == 3;
  }
  return ANOTHER;
}
/* A way of rounding, modifiers, and nothing more. */
static bool rounded(Str r, SemIntrin *d) {
  if (!part_rm(&r, d)) return false;
  part_mods(&r, d);
  return r.n == 0;
}
static Decoded decode_conversion(Str s, SemIntrin *d) {
  Str r = s;
  if (part(&r, "move") || part(&r, "ptr")) return d->kind = K_COPY, true;
  if (part(&r, "bitcast")) return d->kind = K_BITS, true;
  if (part(&r, "lohi")) return d->kind = K_LOHI, true;
  if (str_eq(s, STR("h2f"))) return d->kind = K_H2F, true;
  if (part(&r, "f2h") || part(&r, "bf2h")) return d->kind = K_F2H, rounded(r, d);
  if (part(&r, "ff2f16x2") || part(&r, "ff2bf16x2")) return d->kind = K_PACK2, rounded(r, d);
  if (part(&r, "f2f16") || part(&r, "f2bf16")) return d->kind = K_F2F, rounded(r, d);
  if (part(&r, "d2i")) {
    if (str_eq(r, STR("hi"))) return d->kind = K_D2HI, true;
    if (str_eq(r, STR("lo"))) return d->kind = K_D2LO, true;
  }
  static const struct {
    const char *z;
    uint8_t k;
    bool sgn;
  } cv[] = {{"d2i", K_F2I, 1},   {"d2ui", K_F2I, 0}, {"d2ll", K_F2I, 1},  {"d2ull", K_F2I, 0}, {"f2i", K_F2I, 1},
            {"f2ui", K_F2I, 0},  {"f2ll", K_F2I, 1}, {"f2ull", K_F2I, 0}, {"i2d", K_I2F, 1},   {"i2f", K_I2F, 1},
            {"ui2d", K_I2F, 0},  {"ui2f", K_I2F, 0}, {"ll2d", K_I2F, 1},  {"ll2f", K_I2F, 1},  {"ull2d", K_I2F, 0},
            {"ull2f", K_I2F, 0}, {"d2f", K_F2F, 0}};
  for (unsigned i = 0; i < ARRAY_LEN(cv); i++) {
    r = s;
    if (!part(&r, cv[i].z)) continue;
    d->kind = cv[i].k;
    d->sgn = cv[i].sgn;
    return rounded(r, d);
  }
  return ANOTHER;
}
static bool nvvm_decode(Str s, SemIntrin *d) {
  static Decoded (*const kind[])(Str, SemIntrin *) = {decode_float, decode_int, decode_bits, decode_conversion};
  for (unsigned i = 0; i < ARRAY_LEN(kind); i++) {
    Decoded done = kind[i](s, d);
    if (done != ANOTHER) return done;
  }
  return false;
}

SemIntrin sem_intrin_decode(Str name) {
  SemIntrin d = {0};
  if (str_starts(name, STR("nvvm."))) {
    Str s = {name.p + 5, name.n - 5};
    if (nvvm_decode(s, &d)) return d;
    /* an overload suffix: drop parts from the end */
    for (uint32_t n = s.n; n;) {
      while (n && s.p[--n] != '.') {}
      if (!n) break;
      d = (SemIntrin){0};
      if (nvvm_decode((Str){s.p, n}, &d)) return d;
    }
    return (SemIntrin){0};
  }
  for (uint32_t n = name.n; n;) {
    for (unsigned i = 0; i < ARRAY_LEN(plain); i++)
      if (str_eq((Str){name.p, n}, str_of(plain[i].name))) return d.kind = plain[i].kind, d.rm = plain[i].rm, d;
    while (n && name.p[--n] != '.') {}
  }
  return (SemIntrin){0};
}

/* ---- evaluation ---- */
static Lane st(Lane l, unsigned s) {
  if (l.state < s) l.state = (uint8_t)s;
  return l;
}
static uint64_t du(double d) {
  uint64_t u;
  memcpy(&u, &d, 8);
  return u;
}
/* A double rounded to the type, marked approximate. */
static Lane approx(SemCtx *c, SemTy t, double d, unsigned s) {
  Lane l = sem_fresult(c, t, fp_of_double_bits((FpKind)t.fp, du(d)), s);
  if (c->approx && l.state < LS_APX) l = l.state == LS_NAN ? l : st(l, LS_APX);
  return l;
}
static FpBits ftz(const SemIntrin *d, SemTy t, FpBits b) { return d->ftz ? fp_flush((FpKind)t.fp, b) : b; }
static FpBits finish(const SemIntrin *d, SemTy t, FpBits b) {
  FpKind k = (FpKind)t.fp;
  b = ftz(d, t, b);
  if (d->sat) {
    if (fp_is_nan(k, b) || fp_is_neg(k, b)) return fp_zero(k, false);
    if (fp_cmp(k, b, fp_one(k)) == FP_GT) return fp_one(k);
  }
  if (d->relu && !fp_is_nan(k, b) && fp_is_neg(k, b)) return fp_zero(k, false);
  return b;
}
static double fmath(unsigned k, double x, double y) {
  switch (k) {
  case K_SIN: return __builtin_sin(x);
  case K_COS: return __builtin_cos(x);
  case K_TAN: return __builtin_tan(x);
  case K_ASIN: return __builtin_asin(x);
  case K_ACOS: return __builtin_acos(x);
  case K_ATAN: return __builtin_atan(x);
  case K_ATAN2: return __builtin_atan2(x, y);
  case K_SINH: return __builtin_sinh(x);
  case K_COSH: return __builtin_cosh(x);
  case K_TANH: return __builtin_tanh(x);
  case K_EXP: return __builtin_exp(x);
  case K_EXP2:
  case K_NEX2: return __builtin_exp2(x);
  case K_EXP10: return __builtin_pow(10.0, x);
  case K_LOG: return __builtin_log(x);
  case K_LOG2:
  case K_NLG2: return __builtin_log2(x);
  case K_LOG10: return __builtin_log10(x);
  case K_NRSQRT: return 1 / __builtin_sqrt(x);
  default: return y == 0 || x == 1 ? 1 : __builtin_pow(x, y); /* of a signaling NaN too, which may count as quiet */
  }
}

/* An exponential multiplies the error of an operand: far from 1 the result of a rough one is rough beyond measure. */
static Lane amplified(unsigned kind, SemTy t, unsigned s, Lane r) {
  bool e = kind == K_EXP || kind == K_EXP2 || kind == K_EXP10 || kind == K_POW || kind == K_SINH || kind == K_COSH;
  if (!e || s != LS_APX || r.state != LS_APX) return r;
  int32_t k = fp_ilogb((FpKind)t.fp, lane_fp(t, r));
  return k > 4 || k < -4 ? st(r, LS_UNK) : r;
}
/* One lane of the operations that work lane by lane. imm: low bits of the second argument where it is an immediate. */
/* One lane of a call: x are its n operands of type t, a1 one more of type ty1 (NULL: none), rt is what it gives. s:
 * what is known of the operands together; undef: one is. */
typedef struct OneLane {
  SemCtx *c;
  const SemIntrin *d;
  SemTy rt, t;
  uint32_t n;
  const Lane *x, *a1;
  const SemTy *ty1;
  unsigned s;
  bool undef;
} OneLane;
typedef struct IntArgs {
  Ap a, b, e;
} IntArgs;
typedef struct FpArgs {
  FpBits a, b, e;
} FpArgs;
/* Integer intrinsics of all targets. */
static Lane int_lane(const OneLane *o, const IntArgs *in) {
  SemCtx *c = o->c;
  const SemIntrin *d = o->d;
  SemTy rt = o->rt;
  const Lane *x = o->x, *a1 = o->a1;
  const SemTy *ty1 = o->ty1;
  unsigned s = o->s;
  bool undef = o->undef;
  Arena *A = o->c->arena;
  Ap a = in->a, b = in->b, e = in->e, r = in->a;
  uint32_t w = o->t.bits;
  switch (d->kind) {
  case K_ABS:
    if (!d->sub && a1 && (a1->u & 1)) {
      if (undef) return lane_poison();
      if (s == LS_UNK) c->imprecise = true;
      if (ap_is_smin(a)) return lane_poison();
    }
    r = ap_abs(A, a);
    break;
  case K_SMIN: r = ap_min_signed(a, b); break;
  case K_SMAX: r = ap_max_signed(a, b); break;
  case K_UMIN: r = ap_umin(a, b); break;
  case K_UMAX: r = ap_umax(a, b); break;
  case K_CTPOP: r = ap_u64(A, w, ap_popcount(a)); break;
  case K_CTLZ:
  case K_CTTZ:
    if (a1 && (a1->u & 1)) {
      if (undef) return lane_poison();
      if (s == LS_UNK) c->imprecise = true;
      if (ap_is_zero(a)) return lane_poison();
    }
    r = ap_u64(A, w, d->kind == K_CTLZ ? ap_clz(a) : ap_ctz(a));
    break;
  case K_BSWAP:
    r = ap_bswap(A, a);
    s = undef ? LS_UNDEF : s;
    break;
  case K_BITREVERSE:
    r = ap_bitreverse(A, a);
    s = undef ? LS_UNDEF : s;
    break;
  case K_FSHL:
  case K_FSHR: {
    uint32_t k = (uint32_t)ap_lo64(ap_urem(A, e, ap_u64(A, w, w)));
    if (w == 1 || !ap_fits_u64(ap_u64(A, 64, w))) k = 0;
    r = d->kind == K_FSHL ? ap_fshl(A, a, b, k) : ap_fshr(A, a, b, k);
    break;
  }
  case K_UADDSAT: r = ap_uadd_sat(A, a, b); break;
  case K_SADDSAT: r = ap_sadd_sat(A, a, b); break;
  case K_USUBSAT: r = ap_usub_sat(A, a, b); break;
  case K_SSUBSAT: r = ap_ssub_sat(A, a, b); break;
  case K_USHLSAT:
  case K_SSHLSAT: {
    uint64_t k = ap_limited(b, w);
    if (x[1].state == LS_UNK) c->imprecise = true; /* another choice may be in range, or not */
    if (k >= w || x[1].state == LS_UNDEF) return lane_poison();
    r = d->kind == K_USHLSAT ? ap_ushl_sat(A, a, (uint32_t)k) : ap_sshl_sat(A, a, (uint32_t)k);
    break;
  }
  case K_SMULFIX:
  case K_UMULFIX:
  case K_SMULFIXSAT:
  case K_UMULFIXSAT: {
    bool sg = d->kind == K_SMULFIX || d->kind == K_SMULFIXSAT, sat = d->kind == K_SMULFIXSAT || d->kind == K_UMULFIXSAT;
    uint32_t sc = ty1 ? (uint32_t)a1->u : 0;
    Ap p = sg ? ap_mul(A, ap_sext(A, a, 2 * w), ap_sext(A, b, 2 * w))
              : ap_mul(A, ap_zext(A, a, 2 * w), ap_zext(A, b, 2 * w));
    p = sg ? ap_ashr(A, p, sc) : ap_lshr(A, p, sc);
    r = ap_trunc(A, p, w);
    if (sat && !ap_eq(sg ? ap_sext(A, r, 2 * w) : ap_zext(A, r, 2 * w), p))
      r = !sg ? ap_ones(A, w) : ap_is_neg(p) ? ap_smin(A, w) : ap_smax(A, w);
    if (sc && s < LS_UNK) s = LS_VAL; /* rounding is towards -inf here; LangRef leaves it open */
    break;
  }
  case K_UCMP: r = ap_i64(A, rt.bits, ap_ucmp(a, b)); break;
  case K_SCMP: r = ap_i64(A, rt.bits, ap_scmp(a, b)); break;
  case K_CLMUL:
    r = ap_zero(A, w);
    for (uint32_t i = 0; i < w; i++)
      if (ap_test(b, i)) r = ap_xor(A, r, ap_shl(A, a, i));
    break;
  default: return c->unsup = "intrinsic", lane_poison();
  }
  return st(lane_of_ap(r), s);
}
/* NVVM's. */
/* Bytes chosen from b:a by a selector, in the manner `sub`. */
static Ap prmt(const SemIntrin *d, Ap a, Ap b, Ap e) {
  uint64_t lo = a.u, hi = b.u, sel;
  if (d->sub >= 3) hi = 0, sel = b.u; /* one data operand and a selector */
  else sel = e.u;
  uint64_t src = lo | hi << 32, bytes = 0;
  for (unsigned i = 0; i < 4; i++) {
    unsigned k = 0;
    uint64_t m = sel & 3;
    bool sgn = false;
    switch (d->sub) {
    case 0:
      k = (sel >> (4 * i)) & 7;
      sgn = (sel >> (4 * i)) & 8;
      break;
    case 1: k = (unsigned)(m + i) & 7; break;
    case 2: k = (unsigned)(m - i) & 7; break;
    case 3: k = (unsigned)m; break;
    case 4: k = u32_max(i, (unsigned)m); break;
    case 5: k = u32_min(i, (unsigned)m); break;
    default: k = (unsigned)(sel & 1) * 2 + (i & 1); break;
    }
    uint64_t byte = (src >> (8 * k)) & 0xff;
    if (sgn) byte = byte & 0x80 ? 0xff : 0;
    bytes |= byte << (8 * i);
  }
  return ap_small(32, bytes);
}
static Lane int_lane_nvvm(const OneLane *o, const IntArgs *in) {
  SemCtx *c = o->c;
  const SemIntrin *d = o->d;
  SemTy rt = o->rt;
  const Lane *x = o->x, *a1 = o->a1;
  unsigned s = o->s;
  bool undef = o->undef;
  Arena *A = o->c->arena;
  Ap a = in->a, b = in->b, e = in->e, r = in->a;
  uint32_t w = o->t.bits;
  switch (d->kind) {
  case K_NCLZ: r = ap_u64(A, rt.bits, d->sub ? ap_popcount(a) : ap_clz(a)); break;
  case K_SWAP:
    r = ap_rotl(A, a, 32);
    s = undef ? LS_UNDEF : s;
    break;
  case K_FSHCLAMP: {
    uint32_t k = (uint32_t)ap_limited(e, w);
    r = k == w ? (d->sub ? a : b) : d->sub ? ap_fshr(A, a, b, k) : ap_fshl(A, a, b, k);
    break;
  }
  case K_MULHI: r = d->sgn ? ap_smulh(A, a, b) : ap_umulh(A, a, b); break;
  case K_MUL24: {
    uint64_t p = d->sgn ? (uint64_t)(sext64(a.u & 0xffffff, 24) * sext64(b.u & 0xffffff, 24))
                        : (a.u & 0xffffff) * (b.u & 0xffffff);
    r = ap_small(32, p);
    break;
  }
  case K_SAD: r = ap_add(A, d->sgn ? ap_abds(A, a, b) : ap_abdu(A, a, b), e); break;
  case K_ROTL: r = ap_rotl(A, a, (uint32_t)(x[1].u % w)); break;
  case K_ROTR: r = ap_rotr(A, a, (uint32_t)(x[1].u % w)); break;
  case K_FLO: {
    Ap v = d->sgn && ap_is_neg(a) ? ap_not(A, a) : a;
    uint32_t z = ap_clz(v);
    r = ap_small(32, z == w ? 0xffffffffu : a1 && (a1->u & 1) ? z : w - 1 - z);
    break;
  }
  case K_BFX: { /* sign or zero extension from bit position b (szext) */
    uint64_t k = d->sub ? b.u & 31 : u64_min(b.u, 32);
    r = k == 0    ? ap_small(32, 0)
        : k >= 32 ? a
        : d->sgn  ? ap_small(32, (uint64_t)sext64(a.u, (unsigned)k))
                  : ap_small(32, a.u & mask64((unsigned)k));
    break;
  }
  case K_BMSK: { /* bmsk a (position), b (width) */
    uint64_t p = d->sub ? a.u & 31 : u64_min(a.u, 32), k = d->sub ? b.u & 31 : u64_min(b.u, 32);
    r = ap_small(32, p >= 32 ? 0 : mask64((unsigned)k) << p);
    break;
  }
  case K_PRMT: r = prmt(d, a, b, e); break;
  case K_IDP4:
  case K_IDP2: {
    uint64_t acc = d->kind == K_IDP4 ? e.u : x[2].u;
    unsigned nb = d->kind == K_IDP4 ? 4 : 2, wb = d->kind == K_IDP4 ? 8 : 16;
    unsigned hi = d->kind == K_IDP2 && a1 && (a1->u & 1) ? 2 : 0;
    for (unsigned i = 0; i < nb; i++) {
      uint64_t p = (a.u >> (wb * i)) & mask64(wb), q = (b.u >> (8 * (i + hi))) & 0xff;
      int64_t pv = d->sgn ? sext64(p, wb) : (int64_t)p, qv = d->sub ? sext64(q, 8) : (int64_t)q;
      acc += (uint64_t)(pv * qv);
    }
    r = ap_small(32, acc);
    break;
  }
  case K_I2F: return sem_fresult(c, rt, fp_from_int_rm((FpKind)rt.fp, a, d->sgn, (FpRound)d->rm, NULL), s);
  case K_LOHI: r = ap_small(64, a.u | b.u << 32); break;
  case K_H2F: return sem_fresult(c, rt, fp_convert(FP_HALF, FP_FLOAT, (FpBits){a.u, 0}), s);
  case K_BITS: /* abs.bf16 on integers: clears sign bits; bitcasts are handled by the caller */
    r = ap_and(A, a, ap_small(w, w == 16 ? 0x7fff : 0x7fff7fff));
    break;
  default: return c->unsup = "intrinsic", lane_poison();
  }
  return st(lane_of_ap(r), s);
}
/* Floating-point intrinsics of all targets. */
static Lane fp_lane(const OneLane *o, const FpArgs *in) {
  SemCtx *c = o->c;
  const SemIntrin *d = o->d;
  SemTy rt = o->rt, t = o->t;
  const Lane *x = o->x, *a1 = o->a1;
  const SemTy *ty1 = o->ty1;
  unsigned s = o->s;
  Arena *A = o->c->arena;
  FpKind k = (FpKind)o->t.fp;
  FpBits a = in->a, b = in->b, e = in->e;
  FpRound rm = (FpRound)d->rm;
  double da = sem_to_double(t, a);
  switch (d->kind) {
  case K_MINNUM: return sem_fminmax(c, t, x[0], x[1], false, 0);
  case K_MAXNUM: return sem_fminmax(c, t, x[0], x[1], true, 0);
  case K_MINIMUM: return sem_fminmax(c, t, x[0], x[1], false, 1);
  case K_MAXIMUM: return sem_fminmax(c, t, x[0], x[1], true, 1);
  case K_MINIMUMNUM: return sem_fminmax(c, t, x[0], x[1], false, 2);
  case K_MAXIMUMNUM: return sem_fminmax(c, t, x[0], x[1], true, 2);
  case K_FMULADD: {
    Lane l = sem_fresult(c, t, fp_add(k, fp_mul(k, a, b), e), s);
    return c->approx && l.state == LS_VAL ? st(l, LS_APX) : l; /* fused or not */
  }
  case K_FMA: return sem_fresult(c, t, fp_fma(k, a, b, e), s);
  case K_SQRT: return sem_fresult(c, t, fp_sqrt(k, a), s);
  case K_RINT: return sem_fresult(c, t, fp_round_int_rm(k, a, rm, NULL), s);
  case K_COPYSIGN:
    return st(lane_of_fp(c, t, fp_copysign(k, a, b)),
              lane_is_nan(t, x[0]) && x[0].state == LS_NAN ? LS_NAN
              : (x[1].state == LS_NAN || (x[1].state == LS_APX && fp_is_zero(k, b))) && s < LS_UNK
                  ? LS_UNK
                  : s); /* whose sign nobody knows */
  case K_FABS: return st(lane_of_fp(c, t, fp_abs(k, a)), x[0].state == LS_NAN ? (unsigned)LS_NAN : s);
  case K_CANON: return sem_fresult(c, t, a, s);
  case K_FPCLASS: {
    uint64_t m = a1->u & FPC_ALL;
    bool r = (fp_class(k, a) & m) != 0;
    if (x[0].state == LS_NAN) { /* quiet or signaling is not known: arithmetic gives quiet ones */
      r = (m & FPC_QNAN) != 0;
      if (((m & FPC_NAN) == FPC_SNAN || (m & FPC_NAN) == FPC_QNAN)) return st(lane_val(r), LS_UNK);
    }
    if (m == 0 || m == FPC_ALL) s = LS_VAL;
    return st(lane_val(r), s == LS_APX ? (unsigned)LS_UNK : s);
  }
  case K_LRINT: {
    unsigned ex = 0;
    Ap r = fp_to_int_rm(A, k, a, rt.bits, true, rm, &ex);
    if (ex & FP_EX_INVALID) return st(lane_of_ap(r), LS_UNK); /* unspecified */
    return st(lane_of_ap(r), s >= LS_APX ? (unsigned)LS_UNK : s);
  }
  case K_FSAT:
  case K_USAT:
    return st(lane_of_ap(fp_to_int_rm(A, k, a, rt.bits, d->kind == K_FSAT, FP_RTZ, NULL)),
              s >= LS_APX ? (unsigned)LS_UNK : s);
  case K_SIN:
  case K_COS:
  case K_TAN:
  case K_ASIN:
  case K_ACOS:
  case K_ATAN:
  case K_SINH:
  case K_COSH:
  case K_TANH:
  case K_EXP:
  case K_EXP2:
  case K_EXP10:
  case K_LOG:
  case K_LOG2:
  case K_LOG10:
    if (t.bits > 64) return c->unsup = "math function of this type", lane_poison();
    return amplified(d->kind, t, s, approx(c, t, fmath(d->kind, da, 0), s));
  case K_ATAN2:
  case K_POW:
    if (t.bits > 64) return c->unsup = "math function of this type", lane_poison();
    return amplified(d->kind, t, s, approx(c, t, fmath(d->kind, da, sem_to_double(t, b)), s));
  case K_POWI: return approx(c, t, fmath(K_POW, da, (double)ap_get_i64(lane_ap(*ty1, *a1))), s);
  case K_LDEXP: {
    Ap z = lane_ap(*ty1, *a1);
    int64_t q = ap_fits_i64(z) ? ap_get_i64(z) : ap_is_neg(z) ? -100000 : 100000;
    q = q > 100000 ? 100000 : q < -100000 ? -100000 : q;
    return sem_fresult(c, t, fp_ldexp(k, a, q), s);
  }
  default: return o->c->unsup = "intrinsic", lane_poison();
  }
}
/* NVVM's: operands are flushed already. */
static Lane fp_lane_nvvm(const OneLane *o, const FpArgs *in) {
  SemCtx *c = o->c;
  const SemIntrin *d = o->d;
  SemTy rt = o->rt, t = o->t;
  const Lane *x = o->x;
  unsigned s = o->s;
  Arena *A = o->c->arena;
  FpKind k = (FpKind)o->t.fp;
  FpBits a = in->a, b = in->b, e = in->e;
  FpRound rm = (FpRound)d->rm;
  double da = sem_to_double(t, a);
  switch (d->kind) {
  case K_NADD: return sem_fresult(c, t, finish(d, t, fp_add_rm(k, a, b, rm, NULL)), s);
  case K_NMUL: return sem_fresult(c, t, finish(d, t, fp_mul_rm(k, a, b, rm, NULL)), s);
  case K_NFMA: return sem_fresult(c, t, finish(d, t, fp_fma_rm(k, a, b, e, rm, NULL)), s);
  case K_NDIV:
  case K_NRCP:
  case K_NSQRT: {
    FpBits r = d->kind == K_NDIV   ? fp_div_rm(k, a, b, rm, NULL)
               : d->kind == K_NRCP ? fp_div_rm(k, fp_one(k), a, rm, NULL)
                                   : fp_sqrt_rm(k, a, rm, NULL);
    Lane l = sem_fresult(c, t, finish(d, t, r), s);
    return d->sub && c->approx && l.state == LS_VAL ? st(l, LS_APX) : l;
  }
  case K_NRSQRT:
  case K_NEX2:
  case K_NLG2: {
    Lane l = approx(c, t, fmath(d->kind, da, 0), s);
    if (d->ftz && l.state < LS_UNK) {
      unsigned z = l.state;
      l = lane_of_fp(c, t, ftz(d, t, lane_fp(t, l)));
      l.state = (uint8_t)z;
    }
    return l;
  }
  case K_NMINMAX: {
    if (d->xorsign) {
      bool neg = fp_is_neg(k, a) != fp_is_neg(k, b);
      Lane p = x[0], q = x[1];
      p.u = fp_abs(k, a).lo;
      q.u = fp_abs(k, b).lo;
      Lane l = sem_fminmax(c, t, p, q, d->sub, d->nan ? 1 : 2);
      if (!lane_is_nan(t, l) && neg) l.u = fp_neg(k, lane_fp(t, l)).lo;
      return l;
    }
    Lane p = x[0], q = x[1];
    if (d->ftz) p.u = a.lo, q.u = b.lo;
    return sem_fminmax(c, t, p, q, d->sub, d->nan ? 1 : 2);
  }
  case K_NROUND: return sem_fresult(c, t, fp_round_int_rm(k, a, rm, NULL), s);
  case K_NSATURATE: {
    SemIntrin z = *d;
    z.sat = true;
    return sem_fresult(c, t, finish(&z, t, a), s);
  }
  case K_NFABS: return sem_fresult(c, t, fp_abs(k, a), s);
  case K_NNEG: return sem_fresult(c, t, fp_neg(k, a), s);
  case K_F2I:
    return st(lane_of_ap(fp_to_int_rm(A, k, a, rt.bits, d->sgn, rm, NULL)),
              lane_is_nan(t, x[0]) || s >= LS_APX ? (unsigned)LS_UNK : s);
  case K_F2F: {
    SemIntrin z = *d;
    return sem_fresult(c, rt, finish(&z, rt, fp_convert_rm(k, (FpKind)rt.fp, a, rm, NULL)), s);
  }
  case K_F2H: {
    Lane l = lane_val(fp_convert_rm(k, FP_HALF, a, rm, NULL).lo);
    return st(l, lane_is_nan(t, x[0]) || s >= LS_APX ? (unsigned)LS_UNK : s);
  }
  case K_D2HI: return st(lane_val(x[0].u >> 32), x[0].state == LS_NAN || s >= LS_APX ? (unsigned)LS_UNK : s);
  case K_D2LO: return st(lane_val(x[0].u & 0xffffffff), x[0].state == LS_NAN || s >= LS_APX ? (unsigned)LS_UNK : s);
  default: return o->c->unsup = "intrinsic", lane_poison();
  }
}
static Lane one(SemCtx *c, const SemIntrin *d, SemTy rt, SemTy t, uint32_t n, const Lane *x, const Lane *a1,
                const SemTy *ty1) {
  OneLane o = {.c = c, .d = d, .rt = rt, .t = t, .n = n, .x = x, .a1 = a1, .ty1 = ty1, .s = LS_VAL};
  for (uint32_t i = 0; i < n; i++) {
    if (x[i].state == LS_POISON) return lane_poison();
    unsigned z = x[i].state == LS_NAN ? (unsigned)LS_VAL : x[i].state;
    if (x[i].prov && t.cls == SC_INT && z < LS_UNK) z = LS_UNK;
    if (z == LS_UNDEF) o.undef = true, z = LS_UNK;
    if (z > o.s) o.s = z;
  }
  if (t.cls == SC_FP && !fp_folds((FpKind)t.fp)) return c->unsup = "ppc_fp128 arithmetic", lane_poison();
  if (t.cls == SC_INT) {
    if (o.s == LS_APX) o.s = LS_VAL;
    Ap a = lane_ap(t, x[0]);
    IntArgs in = {a, n > 1 ? lane_ap(t, x[1]) : a, n > 2 ? lane_ap(t, x[2]) : a};
    return d->kind >= K_NADD ? int_lane_nvvm(&o, &in) : int_lane(&o, &in);
  }
  FpBits a = lane_fp(t, x[0]);
  FpArgs in = {a, n > 1 && !ty1 ? lane_fp(t, x[1]) : a, n > 2 ? lane_fp(t, x[2]) : a};
  if (d->kind < K_NADD) return fp_lane(&o, &in);
  in.a = ftz(d, t, in.a), in.b = ftz(d, t, in.b), in.e = ftz(d, t, in.e);
  return fp_lane_nvvm(&o, &in);
}

static Lane reduce(SemCtx *c, const SemIntrin *d, unsigned fl, SemTy t, Lane x, Lane y) {
  SemIntrin z = *d;
  Lane p[2] = {x, y};
  switch (d->kind) {
  case K_RED_ADD: return sem_bin(c, OP_ADD, 0, t, x, y);
  case K_RED_MUL: return sem_bin(c, OP_MUL, 0, t, x, y);
  case K_RED_AND: return sem_bin(c, OP_AND, 0, t, x, y);
  case K_RED_OR: return sem_bin(c, OP_OR, 0, t, x, y);
  case K_RED_XOR: return sem_bin(c, OP_XOR, 0, t, x, y);
  case K_RED_FADD: return sem_bin(c, OP_FADD, fl, t, x, y);
  case K_RED_FMUL: return sem_bin(c, OP_FMUL, fl, t, x, y);
  case K_RED_SMAX: z.kind = K_SMAX; break;
  case K_RED_SMIN: z.kind = K_SMIN; break;
  case K_RED_UMAX: z.kind = K_UMAX; break;
  case K_RED_UMIN: z.kind = K_UMIN; break;
  case K_RED_FMAX: z.kind = K_MAXNUM; break;
  case K_RED_FMIN: z.kind = K_MINNUM; break;
  case K_RED_FMAXIMUM: z.kind = K_MAXIMUM; break;
  default: z.kind = K_MINIMUM; break;
  }
  return one(c, &z, t, t, 2, p, NULL, NULL);
}

/* Pointers with bits cleared; bits that the mask does not have stay. */
static void ptrmask(const SemShape *rs, Lane *r, const SemShape *const *as, const Lane *const *a) {
  uint32_t n = rs->n;
  for (uint32_t i = 0; i < n; i++) {
    Lane p = a[0][i], m = a[1][i];
    if (p.state == LS_POISON || m.state == LS_POISON) r[i] = lane_poison();
    else {
      r[i] = p;
      uint64_t keep = as[1]->s.bits >= rs->s.bits ? 0 : ~mask64(as[1]->s.bits);
      r[i].u = p.u & (m.u | keep);
      if (m.state > r[i].state) r[i].state = m.state;
    }
  }
}
/* Results, then whether they overflowed. */
static void with_overflow(SemCtx *c, const SemIntrin *d, const SemShape *rs, Lane *r, const SemShape *const *as,
                          const Lane *const *a) {
  uint32_t n = rs->n;
  uint32_t k = n / 2;
  for (uint32_t i = 0; i < k; i++) {
    SemTy t = as[0]->s;
    Lane x = a[0][i], y = a[1][i];
    if (x.state == LS_POISON || y.state == LS_POISON) {
      r[i] = r[k + i] = lane_poison();
      continue;
    }
    Ap p = lane_ap(t, x), q = lane_ap(t, y), v;
    bool ov;
    Arena *A = c->arena;
    switch (d->kind) {
    case K_UADDO: v = ap_uadd_ov(A, p, q, &ov); break;
    case K_SADDO: v = ap_sadd_ov(A, p, q, &ov); break;
    case K_USUBO: v = ap_usub_ov(A, p, q, &ov); break;
    case K_SSUBO: v = ap_ssub_ov(A, p, q, &ov); break;
    case K_UMULO: v = ap_umul_ov(A, p, q, &ov); break;
    default: v = ap_smul_ov(A, p, q, &ov); break;
    }
    unsigned s = x.state > y.state ? x.state : y.state;
    if (s == LS_UNDEF || x.prov || y.prov) s = LS_UNK;
    r[i] = st(lane_of_ap(v), s);
    r[k + i] = st(lane_val(ov), s);
  }
}
/* Fractions, then exponents. */
static void frexp_lanes(SemCtx *c, const SemShape *rs, Lane *r, const SemShape *const *as, const Lane *const *a) {
  uint32_t n = rs->n;
  uint32_t k = n / 2;
  for (uint32_t i = 0; i < k; i++) {
    SemTy t = as[0]->s, it = rs->leaf[k];
    Lane x = a[0][i];
    if (x.state == LS_POISON) {
      r[i] = r[k + i] = x;
      continue;
    }
    int32_t e;
    unsigned s = x.state == LS_NAN ? (unsigned)LS_VAL : x.state == LS_UNDEF ? (unsigned)LS_UNK : x.state;
    FpBits b = lane_fp(t, x);
    r[i] = sem_fresult(c, t, fp_frexp((FpKind)t.fp, b, &e), s);
    r[k + i] = st(lane_of_ap(ap_i64(c->arena, it.bits, e)),
                  s == LS_APX || !fp_is_finite((FpKind)t.fp, b) ? (unsigned)LS_UNK : s);
  }
}
/* Sines, then cosines; fractions, then integral parts. */
static void two_results(SemCtx *c, const SemIntrin *d, const SemShape *rs, Lane *r, const SemShape *const *as,
                        const Lane *const *a) {
  uint32_t n = rs->n;
  uint32_t k = n / 2;
  for (uint32_t i = 0; i < k; i++) {
    SemTy t = as[0]->s;
    Lane x = a[0][i];
    SemIntrin z = *d;
    z.kind = d->kind == K_MODF ? K_RINT : K_COS;
    z.rm = FP_RTZ;
    r[k + i] = one(c, &z, t, t, 1, &x, NULL, NULL);
    z.kind = K_SIN;
    if (d->kind == K_SINCOS) r[i] = one(c, &z, t, t, 1, &x, NULL, NULL);
    else if (fp_is_inf((FpKind)t.fp, lane_fp(t, x)) && x.state < LS_UNK)
      r[i] = lane_of_fp(c, t, fp_zero((FpKind)t.fp, fp_is_neg((FpKind)t.fp, lane_fp(t, x))));
    else {
      r[i] = sem_bin(c, OP_FSUB, 0, t, x, r[k + i]);
      if (r[i].state < LS_UNK && fp_is_zero((FpKind)t.fp, lane_fp(t, r[i])))
        r[i] = lane_of_fp(c, t, fp_copysign((FpKind)t.fp, lane_fp(t, r[i]), lane_fp(t, x)));
    }
  }
}
/* Lanes of two vectors in a row, from a place on. */
static void splice(const SemShape *rs, Lane *r, const SemShape *const *as, const Lane *const *a) {
  uint32_t n = rs->n;
  int64_t k = ap_get_i64(lane_ap(as[2]->s, a[2][0]));
  if (k < 0) k += n;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t j = (uint64_t)k + i;
    r[i] = j < n ? a[0][j] : j < 2ull * n ? a[1][j - n] : lane_poison();
  }
}
/* Which lanes of a loop that ends at the second argument are on, begun at the first. */
static void lane_mask(SemCtx *c, const SemShape *rs, Lane *r, const SemShape *const *as, const Lane *const *a) {
  uint32_t n = rs->n;
  for (uint32_t i = 0; i < n; i++) {
    Ap b = lane_ap(as[0]->s, a[0][0]), e = lane_ap(as[1]->s, a[1][0]);
    bool ov;
    Ap v = ap_uadd_ov(c->arena, b, ap_u64(c->arena, b.bits, i), &ov);
    unsigned s = a[0][0].state > a[1][0].state ? a[0][0].state : a[1][0].state;
    r[i] = st(lane_val(!ov && ap_ult(v, e)), s == LS_UNDEF ? (unsigned)LS_UNK : s);
  }
}
/* Lane by lane; the argument at `imm` is a scalar of another type. */
static void lane_by_lane(SemCtx *c, const SemIntrin *d, unsigned fl, const SemShape *rs, Lane *r, uint32_t na,
                         const SemShape *const *as, const Lane *const *a) {
  uint32_t imm = UINT32_MAX, nv = na;
  switch (d->kind) {
  case K_ABS:
  case K_CTLZ:
  case K_CTTZ:
  case K_FPCLASS:
  case K_LDEXP:
  case K_POWI:
  case K_FLO:
    if (na > 1) imm = 1, nv = 1;
    break;
  case K_SMULFIX:
  case K_UMULFIX:
  case K_SMULFIXSAT:
  case K_UMULFIXSAT: imm = 2, nv = 2; break;
  case K_IDP2: imm = 2, nv = 4; break;
  default: break;
  }
  for (uint32_t i = 0; i < rs->n; i++) {
    Lane x[4], m = {0};
    uint32_t k = 0;
    for (uint32_t j = 0; j < nv && k < 4; j++)
      if (j != imm) x[k++] = a[j][as[j]->n > i ? i : 0];
    const Lane *pm = NULL;
    const SemTy *pt = NULL;
    if (imm != UINT32_MAX) {
      m = a[imm][as[imm]->n > i ? i : 0];
      pm = &m;
      pt = &as[imm]->s;
      if (m.state == LS_POISON) {
        r[i] = m;
        continue;
      }
    }
    Lane l = one(c, d, rs->leaf[i], as[0]->s, k, x, pm, pt);
    if (pm && m.state >= LS_UNK) l = st(l, LS_UNK);
    if ((fl & F_FAST) && rs->leaf[i].cls == SC_FP) {
      for (uint32_t j = 0; j < k; j++)
        if (as[0]->s.cls == SC_FP && sem_fmf(c, fl & (F_NNAN | F_NINF), as[0]->s, x[j]).state == LS_POISON)
          l = lane_poison();
      l = sem_fmf(c, fl, rs->leaf[i], l);
    }
    r[i] = l;
  }
}
void sem_intrin(SemCtx *c, const SemIntrin *d, unsigned fl, const SemShape *rs, Lane *r, uint32_t na,
                const SemShape *const *as, const Lane *const *a) {
  for (uint32_t i = 0; i < na; i++)
    if (as[i]->bad) c->unsup = "value of such a type";
  if (rs->bad) c->unsup = "value of such a type";
  if (c->unsup) return;
  uint32_t n = rs->n;
  switch (d->kind) {
  case K_COPY:
    for (uint32_t i = 0; i < n; i++) r[i] = a[0][i];
    return;
  case K_BITS:
    if (d->bits) break;
    sem_bitcast(c, as[0], a[0], rs, r);
    return;
  case K_PTRMASK: ptrmask(rs, r, as, a); return;
  case K_UADDO:
  case K_SADDO:
  case K_USUBO:
  case K_SSUBO:
  case K_UMULO:
  case K_SMULO: with_overflow(c, d, rs, r, as, a); return;
  case K_FREXP: frexp_lanes(c, rs, r, as, a); return;
  case K_SINCOS:
  case K_MODF: two_results(c, d, rs, r, as, a); return;
  case K_RED_ADD:
  case K_RED_MUL:
  case K_RED_AND:
  case K_RED_OR:
  case K_RED_XOR:
  case K_RED_SMAX:
  case K_RED_SMIN:
  case K_RED_UMAX:
  case K_RED_UMIN:
  case K_RED_FMAX:
  case K_RED_FMIN:
  case K_RED_FMAXIMUM:
  case K_RED_FMINIMUM: {
    Lane x = a[0][0];
    for (uint32_t i = 1; i < as[0]->n; i++) x = reduce(c, d, fl, rs->s, x, a[0][i]);
    r[0] = x;
    return;
  }
  case K_RED_FADD:
  case K_RED_FMUL: {
    Lane x = a[0][0];
    for (uint32_t i = 0; i < as[1]->n; i++) x = reduce(c, d, fl, rs->s, x, a[1][i]);
    r[0] = x;
    return;
  }
  case K_REVERSE:
    for (uint32_t i = 0; i < n; i++) r[i] = a[0][n - 1 - i];
    return;
  case K_SPLICE: splice(rs, r, as, a); return;
  case K_VINSERT: {
    uint64_t k = a[2][0].u;
    for (uint32_t i = 0; i < n; i++) r[i] = i >= k && i < k + as[1]->n ? a[1][i - k] : a[0][i];
    return;
  }
  case K_VEXTRACT: {
    uint64_t k = a[1][0].u;
    for (uint32_t i = 0; i < n; i++) r[i] = k + i < as[0]->n ? a[0][k + i] : lane_poison();
    return;
  }
  case K_INTERLEAVE:
    for (uint32_t i = 0; i < n; i++) r[i] = a[i % d->rm][i / d->rm];
    return;
  case K_DEINTERLEAVE: {
    uint32_t k = n / d->rm;
    for (uint32_t i = 0; i < n; i++) r[i] = a[0][(i % k) * d->rm + i / k];
    return;
  }
  case K_STEP:
    for (uint32_t i = 0; i < n; i++) r[i] = lane_of_ap(ap_u64(c->arena, rs->s.bits, i));
    return;
  case K_LANEMASK: lane_mask(c, rs, r, as, a); return;
  case K_PACK2: { /* cvt.f16x2 d, a, b: a is the upper half */
    SemIntrin z = *d;
    z.kind = K_F2F;
    r[1] = one(c, &z, rs->s, as[0]->s, 1, &a[0][0], NULL, NULL);
    r[0] = one(c, &z, rs->s, as[1]->s, 1, &a[1][0], NULL, NULL);
    return;
  }
  case K_LOHI: {
    Lane x[2] = {a[0][0], a[1][0]};
    r[0] = one(c, d, rs->s, as[0]->s, 2, x, NULL, NULL);
    return;
  }
  default: break;
  }
  lane_by_lane(c, d, fl, rs, r, na, as, a);
}
