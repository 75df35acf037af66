/* fp.c: IEEE arithmetic on encodings (contract in fp.h). Every operation takes its operands apart into sign, exponent
 * and a 128-bit significand with its top bit set, works exactly up to a sticky bit, and rounds once in fp_pack_. */
#include "support/fp_int.h"

typedef struct Format {
  uint8_t p;     /* precision, hidden bit included */
  uint8_t frac;  /* stored significand bits: p - 1, or p for x86_fp80 */
  uint8_t ebits; /* exponent bits */
  uint8_t width;
} Format;

static const Format formats[FP_KINDS] = {[FP_HALF] = {11, 10, 5, 16},       [FP_BFLOAT] = {8, 7, 8, 16},
                                         [FP_FLOAT] = {24, 23, 8, 32},      [FP_DOUBLE] = {53, 52, 11, 64},
                                         [FP_X86_FP80] = {64, 64, 15, 80},  [FP_FP128] = {113, 112, 15, 128},
                                         [FP_PPC_FP128] = {106, 0, 11, 128}};

typedef enum { N_ZERO, N_FINITE, N_INF, N_NAN } NumClass;
/* N_FINITE: sig * 2^(exp - 127), bit 127 of sig set. N_NAN: the stored fraction, so placed that bit 126 is the quiet
 * bit. */
typedef struct Num {
  U128 sig;
  int32_t exp;
  NumClass cls;
  bool neg;
} Num;

uint32_t fp_width(FpKind k) { return formats[k].width; }
uint32_t fp_precision(FpKind k) { return formats[k].p; }
int32_t fp_emax(FpKind k) { return (1 << (formats[k].ebits - 1)) - 1; }
int32_t fp_emin(FpKind k) { return k == FP_PPC_FP128 ? -1022 + 53 : 1 - fp_emax(k); }

static void raise_ex(unsigned *ex, unsigned bits) {
  if (ex) *ex |= bits;
}
static U128 ones128(unsigned n) { return n >= 128 ? ~(U128)0 : ((U128)1 << n) - 1; }
static U128 to_raw(FpBits a) { return (U128)a.hi << 64 | a.lo; }
static FpBits from_raw(U128 x) { return (FpBits){(uint64_t)x, (uint64_t)(x >> 64)}; }
static U128 sign_bit(FpKind k) { return (U128)1 << (formats[k].width - 1); }
/* x >> n with everything cut off ORed into bit 0. */
static U128 jam(U128 x, uint32_t n) {
  if (n == 0) return x;
  if (n >= 128) return x != 0;
  return x >> n | ((x & ones128(n)) != 0);
}

static FpBits encode(FpKind k, bool neg, uint32_t biased, U128 frac) {
  const Format *f = &formats[k];
  U128 x = (U128)biased << f->frac | frac;
  return from_raw(neg ? x | sign_bit(k) : x);
}

static Num unpack(FpKind k, FpBits a) {
  ASSERT(k != FP_PPC_FP128);
  const Format *f = &formats[k];
  U128 x = to_raw(a), frac = x & ones128(f->frac);
  uint32_t be_max = (1u << f->ebits) - 1, be = (uint32_t)(x >> f->frac) & be_max;
  Num n = {.neg = (x & sign_bit(k)) != 0};
  n.sig = k == FP_X86_FP80 ? frac << 64 : frac << (127 - f->frac);
  if (be == be_max) {
    bool inf = k == FP_X86_FP80 ? n.sig == (U128)1 << 127 : n.sig == 0;
    n.cls = inf ? N_INF : N_NAN;
  } else if (be == 0) {
    n.cls = n.sig ? N_FINITE : N_ZERO;
    if (n.sig) {
      unsigned lz = clz128(n.sig);
      n.sig <<= lz;
      n.exp = fp_emin(k) - (int32_t)lz;
    }
  } else if (k == FP_X86_FP80) {
    n.cls = n.sig >> 127 ? N_FINITE : N_NAN;
    n.exp = (int32_t)be - fp_emax(k);
  } else {
    n.cls = N_FINITE;
    n.sig |= (U128)1 << 127;
    n.exp = (int32_t)be - fp_emax(k);
  }
  return n;
}

/* Whether a magnitude is to be rounded away from zero: `odd` is its last kept bit, `half` compares the rest with a
 * half. */
static bool rounds_up(FpRound rm, bool neg, bool odd, int half, bool inexact) {
  switch (rm) {
  case FP_RNE: return half > 0 || (half == 0 && odd);
  case FP_RNA: return half >= 0;
  case FP_RUP: return inexact && !neg;
  case FP_RDN: return inexact && neg;
  case FP_RTZ: break;
  }
  return false;
}

FpBits fp_pack_(FpKind k, bool neg, int32_t exp, U128 sig, FpRound rm, unsigned *ex) {
  const Format *f = &formats[k];
  int32_t emax = fp_emax(k), emin = 1 - emax;
  if (exp < emin) {
    sig = jam(sig, (uint32_t)(emin - exp));
    exp = emin;
  }
  unsigned drop = 128u - f->p;
  U128 q = sig >> drop, rest = sig & ones128(drop), half = (U128)1 << (drop - 1);
  if (rest) {
    q += rounds_up(rm, neg, q & 1, rest > half ? 1 : rest == half ? 0 : -1, true);
    if (q >> f->p) {
      q >>= 1;
      exp++;
    }
    raise_ex(ex, FP_EX_INEXACT);
  }
  bool normal = (q >> (f->p - 1)) & 1;
  if (exp > emax) {
    raise_ex(ex, FP_EX_OVERFLOW | FP_EX_INEXACT);
    bool to_inf = rm == FP_RNE || rm == FP_RNA || (rm == FP_RUP ? !neg : rm == FP_RDN && neg);
    return to_inf ? fp_inf(k, neg) : fp_largest(k, neg);
  }
  if (!normal && rest) raise_ex(ex, FP_EX_UNDERFLOW);
  return encode(k, neg, normal ? (uint32_t)(exp + emax) : 0, q & ones128(f->frac));
}

static FpBits pack_num(FpKind k, Num n, FpRound rm, unsigned *ex) {
  switch (n.cls) {
  case N_ZERO: return fp_zero(k, n.neg);
  case N_INF: return fp_inf(k, n.neg);
  case N_FINITE: return fp_pack_(k, n.neg, n.exp, n.sig, rm, ex);
  case N_NAN: break;
  }
  BUG("a NaN has no rounding");
}

FpBits fp_zero(FpKind k, bool neg) {
  return k == FP_PPC_FP128 ? (FpBits){neg ? 1ull << 63 : 0, 0} : encode(k, neg, 0, 0);
}
FpBits fp_inf(FpKind k, bool neg) {
  if (k == FP_PPC_FP128) return fp_inf(FP_DOUBLE, neg);
  return encode(k, neg, (1u << formats[k].ebits) - 1, k == FP_X86_FP80 ? (U128)1 << 63 : 0);
}
FpBits fp_qnan(FpKind k, bool neg) {
  if (k == FP_PPC_FP128) return fp_qnan(FP_DOUBLE, neg);
  return encode(k, neg, (1u << formats[k].ebits) - 1,
                k == FP_X86_FP80 ? (U128)3 << 62 : (U128)1 << (formats[k].frac - 1));
}
FpBits fp_largest(FpKind k, bool neg) {
  if (k == FP_PPC_FP128) { /* APFloat's: the second double just below half an ulp of the first */
    FpBits x = {0x7fefffffffffffffull, 0x7c8ffffffffffffeull};
    return neg ? fp_neg(k, x) : x;
  }
  return encode(k, neg, (1u << formats[k].ebits) - 2, ones128(formats[k].frac));
}
FpBits fp_smallest(FpKind k, bool neg) {
  return k == FP_PPC_FP128 ? fp_smallest(FP_DOUBLE, neg) : encode(k, neg, 0, 1);
}
FpBits fp_smallest_normal(FpKind k, bool neg) {
  if (k == FP_PPC_FP128) return (FpBits){0x0360000000000000ull | (neg ? 1ull << 63 : 0), 0};
  return encode(k, neg, 1, k == FP_X86_FP80 ? (U128)1 << 63 : 0);
}
FpBits fp_pow2(FpKind k, int32_t e) {
  return fp_pack_(k == FP_PPC_FP128 ? FP_DOUBLE : k, false, e, (U128)1 << 127, FP_RNE, NULL);
}
FpBits fp_of_i64(FpKind k, int64_t i) { return fp_from_int(k, ap_small(64, (uint64_t)i), true); }
FpBits fp_of_double_bits(FpKind k, uint64_t d) { return fp_convert(FP_DOUBLE, k, (FpBits){d, 0}); }

Ap fp_to_bits(Arena *A, FpKind k, FpBits a) { return ap_from_words(A, formats[k].width, (uint64_t[]){a.lo, a.hi}, 2); }
FpBits fp_from_bits(FpKind k, Ap a) {
  DASSERT(a.bits == formats[k].width);
  const uint64_t *w = ap_words(&a);
  return fp_canonical(k, (FpBits){w[0], a.bits > 64 ? w[1] : 0});
}

FpBits fp_canonical(FpKind k, FpBits a) {
  if (k != FP_X86_FP80) return a;
  uint64_t be = a.hi & 0x7fff, integer = a.lo >> 63;
  a.hi &= 0xffff;
  if (be == 0 && integer) a.hi |= 1;
  if (be != 0 && !integer) a.hi |= 0x7fff;
  return a;
}

/* Of a kind of up to 64 bits; asked of every constant that rules look at. */
static unsigned class_of_word(const Format *f, uint64_t x) {
  uint64_t frac = x & ((1ull << f->frac) - 1), most = (1ull << f->ebits) - 1, be = x >> f->frac & most;
  bool neg = x >> (f->width - 1) & 1;
  if (be == most && frac) return frac >> (f->frac - 1) ? FPC_QNAN : FPC_SNAN;
  if (be == most) return neg ? FPC_NEG_INF : FPC_POS_INF;
  if (be) return neg ? FPC_NEG_NORMAL : FPC_POS_NORMAL;
  if (frac) return neg ? FPC_NEG_DENORMAL : FPC_POS_DENORMAL;
  return neg ? FPC_NEG_ZERO : FPC_POS_ZERO;
}
unsigned fp_class(FpKind k, FpBits a) {
  if (k == FP_PPC_FP128) k = FP_DOUBLE, a.hi = 0;
  if (formats[k].width <= 64) return class_of_word(&formats[k], a.lo);
  Num n = unpack(k, a);
  switch (n.cls) {
  case N_ZERO: return n.neg ? FPC_NEG_ZERO : FPC_POS_ZERO;
  case N_INF: return n.neg ? FPC_NEG_INF : FPC_POS_INF;
  case N_NAN: return (n.sig >> 126) & 1 ? FPC_QNAN : FPC_SNAN;
  case N_FINITE: break;
  }
  if (n.exp < fp_emin(k)) return n.neg ? FPC_NEG_DENORMAL : FPC_POS_DENORMAL;
  return n.neg ? FPC_NEG_NORMAL : FPC_POS_NORMAL;
}

bool fp_is_neg(FpKind k, FpBits a) { return k == FP_PPC_FP128 ? a.lo >> 63 : (to_raw(a) & sign_bit(k)) != 0; }

bool fp_is_integer(FpKind k, FpBits a) {
  if (k == FP_PPC_FP128)
    return fp_is_integer(FP_DOUBLE, (FpBits){a.lo, 0}) && fp_is_integer(FP_DOUBLE, (FpBits){a.hi, 0});
  Num n = unpack(k, a);
  if (n.cls != N_FINITE) return n.cls == N_ZERO;
  if (n.exp < 0) return false;
  return n.exp >= 127 || (n.sig & ones128((unsigned)(127 - n.exp))) == 0;
}

FpBits fp_neg(FpKind k, FpBits a) {
  if (k == FP_PPC_FP128) return (FpBits){a.lo ^ 1ull << 63, a.hi ^ 1ull << 63};
  return from_raw(to_raw(a) ^ sign_bit(k));
}
FpBits fp_abs(FpKind k, FpBits a) { return fp_is_neg(k, a) ? fp_neg(k, a) : a; }
FpBits fp_copysign(FpKind k, FpBits a, FpBits sign) { return fp_is_neg(k, a) != fp_is_neg(k, sign) ? fp_neg(k, a) : a; }

FpBits fp_quiet(FpKind k, FpBits a) {
  if (!fp_is_nan(k, a)) return a;
  if (k == FP_PPC_FP128) return (FpBits){a.lo | 1ull << 51, a.hi};
  a = fp_canonical(k, a);
  return from_raw(to_raw(a) | (U128)1 << (k == FP_X86_FP80 ? 62 : formats[k].frac - 1));
}
FpBits fp_flush(FpKind k, FpBits a) { return fp_is_denormal(k, a) ? fp_zero(k, fp_is_neg(k, a)) : a; }
FpBits fp_flush_positive(FpKind k, FpBits a) { return fp_is_denormal(k, a) ? fp_zero(k, false) : a; }

/* If an operand is a NaN, the result is: true, and *r is it. */
static bool nan_result(FpKind k, FpBits a, Num x, FpBits b, Num y, FpBits *r, unsigned *ex) {
  if (LIKELY(x.cls != N_NAN && y.cls != N_NAN)) return false;
  if ((x.cls == N_NAN && !(x.sig >> 126 & 1)) || (y.cls == N_NAN && !(y.sig >> 126 & 1))) raise_ex(ex, FP_EX_INVALID);
  *r = fp_quiet(k, x.cls == N_NAN ? a : b);
  return true;
}

static FpBits invalid(FpKind k, unsigned *ex) {
  raise_ex(ex, FP_EX_INVALID);
  return fp_qnan(k, false);
}

static Num normalised(bool neg, int32_t exp, U128 sig) { /* sig * 2^(exp - 127), any sig */
  if (!sig) return (Num){.cls = N_ZERO, .neg = neg};
  unsigned lz = clz128(sig);
  return (Num){.sig = sig << lz, .exp = exp - (int32_t)lz, .cls = N_FINITE, .neg = neg};
}

/* Sum of two numbers that are no NaN and not infinities of opposite sign. Both significands have at least 15 spare
 * bits. */
static Num num_add(Num a, Num b, FpRound rm) {
  if (a.cls == N_INF || b.cls == N_INF) return a.cls == N_INF ? a : b;
  if (a.cls == N_ZERO && b.cls == N_ZERO) {
    a.neg = a.neg == b.neg ? a.neg : rm == FP_RDN;
    return a;
  }
  if (a.cls == N_ZERO) return b;
  if (b.cls == N_ZERO) return a;
  if (a.exp < b.exp || (a.exp == b.exp && a.sig < b.sig)) {
    Num t = a;
    a = b, b = t;
  }
  U128 x = a.sig >> 1, y = jam(b.sig >> 1, (uint32_t)(a.exp - b.exp));
  if (a.neg == b.neg) return normalised(a.neg, a.exp + 1, x + y);
  return normalised(x == y ? rm == FP_RDN : a.neg, a.exp + 1, x - y);
}

FpBits fp_add_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex) {
  Num x = unpack(k, a), y = unpack(k, b);
  FpBits r;
  if (nan_result(k, a, x, b, y, &r, ex)) return r;
  if (x.cls == N_INF && y.cls == N_INF && x.neg != y.neg) return invalid(k, ex);
  return pack_num(k, num_add(x, y, rm), rm, ex);
}

FpBits fp_sub_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex) {
  return fp_add_rm(k, a, fp_is_nan(k, b) ? b : fp_neg(k, b), rm, ex);
}

typedef struct U256 {
  U128 hi, lo;
} U256;

static U256 mul256(U128 a, U128 b) {
  uint64_t a1 = (uint64_t)(a >> 64), a0 = (uint64_t)a, b1 = (uint64_t)(b >> 64), b0 = (uint64_t)b;
  U128 p00 = (U128)a0 * b0, p01 = (U128)a0 * b1, p10 = (U128)a1 * b0, p11 = (U128)a1 * b1;
  U128 mid = (p00 >> 64) + (uint64_t)p01 + (uint64_t)p10;
  return (U256){p11 + (p01 >> 64) + (p10 >> 64) + (mid >> 64), mid << 64 | (uint64_t)p00};
}
static U256 shl256(U256 x, unsigned n) {
  if (n == 0) return x;
  if (n >= 128) return (U256){n >= 256 ? 0 : x.lo << (n - 128), 0};
  return (U256){x.hi << n | x.lo >> (128 - n), x.lo << n};
}
static U256 jam256(U256 x, uint32_t n) {
  if (n == 0) return x;
  if (n >= 128) return (U256){0, jam(x.hi, n - 128) | (x.lo != 0)};
  return (U256){x.hi >> n, x.lo >> n | x.hi << (128 - n) | ((x.lo & ones128(n)) != 0)};
}

FpBits fp_mul_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex) {
  Num x = unpack(k, a), y = unpack(k, b);
  FpBits r;
  if (nan_result(k, a, x, b, y, &r, ex)) return r;
  bool neg = x.neg != y.neg;
  if (x.cls == N_INF || y.cls == N_INF) return x.cls == N_ZERO || y.cls == N_ZERO ? invalid(k, ex) : fp_inf(k, neg);
  if (x.cls == N_ZERO || y.cls == N_ZERO) return fp_zero(k, neg);
  U256 p = mul256(x.sig, y.sig); /* of 2^254 .. 2^256 */
  return pack_num(k, normalised(neg, x.exp + y.exp + 1, p.hi | (p.lo != 0)), rm, ex);
}

FpBits fp_div_rm(FpKind k, FpBits a, FpBits b, FpRound rm, unsigned *ex) {
  Num x = unpack(k, a), y = unpack(k, b);
  FpBits r;
  if (nan_result(k, a, x, b, y, &r, ex)) return r;
  bool neg = x.neg != y.neg;
  if (x.cls == N_INF) return y.cls == N_INF ? invalid(k, ex) : fp_inf(k, neg);
  if (y.cls == N_INF) return fp_zero(k, neg);
  if (x.cls == N_ZERO) return y.cls == N_ZERO ? invalid(k, ex) : fp_zero(k, neg);
  if (y.cls == N_ZERO) {
    raise_ex(ex, FP_EX_DIV0);
    return fp_inf(k, neg);
  }
  int32_t exp = x.exp - y.exp;
  U128 q;
  bool sticky;
  if (formats[k].p <= 64) {
    uint64_t n = (uint64_t)(x.sig >> 64), d = (uint64_t)(y.sig >> 64);
    bool whole = n >= d;
    U128 t = (U128)(n - (whole ? d : 0)) << 64, q1 = t / d;
    t = (t % d) << 64;
    U128 q2 = t / d;
    q = q1 << 64 | q2;
    sticky = t % d != 0;
    if (whole) {
      sticky |= q & 1;
      q = (U128)1 << 127 | q >> 1;
    } else {
      exp--;
    }
  } else {
    U128 rest = x.sig >> 1, d = y.sig >> 1;
    if (rest < d) {
      rest <<= 1;
      exp--;
    }
    q = 0;
    for (int i = 0; i < 128; i++) { /* rest < 2 * d < 2^128 throughout */
      q <<= 1;
      if (rest >= d) {
        rest -= d;
        q |= 1;
      }
      rest <<= 1;
    }
    sticky = rest != 0;
  }
  return fp_pack_(k, neg, exp, q | sticky, rm, ex);
}

FpBits fp_fma_rm(FpKind k, FpBits a, FpBits b, FpBits c, FpRound rm, unsigned *ex) {
  Num x = unpack(k, a), y = unpack(k, b), z = unpack(k, c);
  FpBits r;
  if (nan_result(k, a, x, b, y, &r, ex)) {
    if (fp_is_snan(k, c)) raise_ex(ex, FP_EX_INVALID);
    return r;
  }
  bool neg = x.neg != y.neg;
  bool zero = x.cls == N_ZERO || y.cls == N_ZERO, inf = x.cls == N_INF || y.cls == N_INF;
  if (zero && inf) return invalid(k, ex);
  if (z.cls == N_NAN) {
    if (fp_is_snan(k, c)) raise_ex(ex, FP_EX_INVALID);
    return fp_quiet(k, c);
  }
  if (inf) return z.cls == N_INF && z.neg != neg ? invalid(k, ex) : fp_inf(k, neg);
  if (z.cls == N_INF) return c;
  if (zero) return pack_num(k, num_add((Num){.cls = N_ZERO, .neg = neg}, z, rm), rm, ex);
  U256 p = mul256(x.sig, y.sig);
  int32_t exp = x.exp + y.exp + 1; /* p * 2^(exp - 255) */
  if (!(p.hi >> 127)) {
    p = shl256(p, 1);
    exp--;
  }
  if (z.cls == N_ZERO) return fp_pack_(k, neg, exp, p.hi | (p.lo != 0), rm, ex);
  U256 s = {z.sig, 0};
  bool swap = z.exp > exp || (z.exp == exp && (z.sig > p.hi));
  U256 g = swap ? s : p, h = swap ? p : s; /* greater and lesser magnitude */
  bool gneg = swap ? z.neg : neg, same = z.neg == neg;
  int32_t gexp = swap ? z.exp : exp, hexp = swap ? exp : z.exp;
  /* At most 226 bits are in use: the shift by one is exact, and a longer one jams only when no cancellation can follow.
   */
  g = jam256(g, 1);
  h = jam256(jam256(h, 1), (uint32_t)(gexp - hexp));
  U256 t;
  if (same) {
    t.lo = g.lo + h.lo;
    t.hi = g.hi + h.hi + (t.lo < g.lo);
  } else {
    t.lo = g.lo - h.lo;
    t.hi = g.hi - h.hi - (g.lo < h.lo);
  }
  if (!t.hi && !t.lo) return fp_zero(k, rm == FP_RDN);
  unsigned lz = t.hi ? clz128(t.hi) : 128 + clz128(t.lo);
  t = shl256(t, lz);
  return fp_pack_(k, gneg, gexp + 1 - (int32_t)lz, t.hi | (t.lo != 0), rm, ex);
}

FpBits fp_sqrt_rm(FpKind k, FpBits a, FpRound rm, unsigned *ex) {
  Num x = unpack(k, a);
  FpBits r;
  if (nan_result(k, a, x, a, x, &r, ex)) return r;
  if (x.cls == N_ZERO) return a;
  if (x.neg) return invalid(k, ex);
  if (x.cls == N_INF) return a;
  bool odd = x.exp & 1;
  U128 m = odd ? x.sig : x.sig >> 1, root = 0, rest = 0; /* 120 bits of root: 64 pairs of m, then 56 pairs of zeros */
  for (int i = 0; i < 120; i++) {
    rest = rest << 2 | m >> 126;
    m <<= 2;
    U128 trial = root << 2 | 1;
    root <<= 1;
    if (rest >= trial) {
      rest -= trial;
      root |= 1;
    }
  }
  return fp_pack_(k, false, (x.exp - odd) / 2, root << 8 | (rest != 0), rm, ex);
}

FpBits fp_rem_ex(FpKind k, FpBits a, FpBits b, unsigned *ex) {
  Num x = unpack(k, a), y = unpack(k, b);
  FpBits r;
  if (nan_result(k, a, x, b, y, &r, ex)) return r;
  if (x.cls == N_INF || y.cls == N_ZERO) return invalid(k, ex);
  if (x.cls == N_ZERO || y.cls == N_INF || x.exp < y.exp) return a;
  U128 rest = x.sig >> 15, d = y.sig >> 15;
  for (int32_t i = x.exp - y.exp;; i--) {
    if (rest >= d) rest -= d;
    if (i == 0 || rest == 0) break;
    rest <<= 1;
  }
  return pack_num(k, normalised(x.neg, y.exp + 15, rest), FP_RTZ, ex);
}

static FpOrder num_cmp(Num x, Num y) {
  if (x.cls == N_NAN || y.cls == N_NAN) return FP_UNORD;
  if (x.cls == N_ZERO && y.cls == N_ZERO) return FP_EQ;
  bool xneg = x.cls != N_ZERO ? x.neg : !y.neg, yneg = y.cls != N_ZERO ? y.neg : !x.neg; /* zero is on the other side */
  if (xneg != yneg) return xneg ? FP_LT : FP_GT;
  int c;
  if (x.cls != N_FINITE || y.cls != N_FINITE) {
    c = (x.cls == N_INF) - (y.cls == N_INF);
  } else if (x.exp != y.exp) {
    c = x.exp < y.exp ? -1 : 1;
  } else {
    c = (x.sig > y.sig) - (x.sig < y.sig);
  }
  return (FpOrder)(xneg ? -c : c);
}

FpOrder fp_cmp(FpKind k, FpBits a, FpBits b) { return num_cmp(unpack(k, a), unpack(k, b)); }

/* The lesser (or greater) of two numbers; -0 is less than +0. */
static FpBits pick(FpKind k, FpBits a, FpBits b, bool greater) {
  FpOrder c = fp_cmp(k, a, b);
  if (c == FP_EQ) return fp_is_neg(k, a) == greater ? b : a;
  return (c == FP_LT) == greater ? b : a;
}

static FpBits min_max_num(FpKind k, FpBits a, FpBits b, bool greater) {
  if (fp_is_snan(k, a)) return fp_quiet(k, a);
  if (fp_is_snan(k, b)) return fp_quiet(k, b);
  if (fp_is_nan(k, a)) return b;
  if (fp_is_nan(k, b)) return a;
  return pick(k, a, b, greater);
}

static FpBits min_max_imum(FpKind k, FpBits a, FpBits b, bool greater) {
  if (fp_is_nan(k, a)) return fp_quiet(k, a);
  if (fp_is_nan(k, b)) return fp_quiet(k, b);
  return pick(k, a, b, greater);
}

static FpBits min_max_imumnum(FpKind k, FpBits a, FpBits b, bool greater) {
  if (fp_is_nan(k, a)) return fp_quiet(k, b);
  if (fp_is_nan(k, b)) return a;
  return pick(k, a, b, greater);
}

FpBits fp_minnum(FpKind k, FpBits a, FpBits b) { return min_max_num(k, a, b, false); }
FpBits fp_maxnum(FpKind k, FpBits a, FpBits b) { return min_max_num(k, a, b, true); }
FpBits fp_minimum(FpKind k, FpBits a, FpBits b) { return min_max_imum(k, a, b, false); }
FpBits fp_maximum(FpKind k, FpBits a, FpBits b) { return min_max_imum(k, a, b, true); }
FpBits fp_minimumnum(FpKind k, FpBits a, FpBits b) { return min_max_imumnum(k, a, b, false); }
FpBits fp_maximumnum(FpKind k, FpBits a, FpBits b) { return min_max_imumnum(k, a, b, true); }

/* The magnitude of a finite number rounded to an integer: the result times 2^*shift. */
static U128 to_integer(Num n, FpRound rm, uint32_t *shift, bool *inexact) {
  *shift = 0;
  *inexact = false;
  if (n.cls == N_ZERO) return 0;
  if (n.exp >= 127) {
    *shift = (uint32_t)(n.exp - 127);
    return n.sig;
  }
  uint32_t cut = (uint32_t)(127 - n.exp);
  if (cut < 2) return n.sig >> cut; /* the spare bits are zero */
  U128 x = jam(n.sig, cut - 2);
  unsigned rest = (unsigned)x & 3;
  *inexact = rest != 0;
  x >>= 2;
  return x + rounds_up(rm, n.neg, x & 1, rest > 2 ? 1 : rest == 2 ? 0 : -1, rest != 0);
}

FpBits fp_round_int_rm(FpKind k, FpBits a, FpRound rm, unsigned *ex) {
  Num n = unpack(k, a);
  FpBits r;
  if (nan_result(k, a, n, a, n, &r, ex)) return r;
  if (n.cls != N_FINITE || n.exp >= formats[k].p - 1) return a;
  uint32_t shift;
  bool inexact;
  U128 x = to_integer(n, rm, &shift, &inexact);
  if (inexact) raise_ex(ex, FP_EX_INEXACT);
  return pack_num(k, normalised(n.neg, 127, x), rm, ex);
}

static FpBits convert(FpKind from, FpKind to, FpBits a, FpRound rm, unsigned *ex, bool quiet) {
  if (to == FP_PPC_FP128) {
    if (from == to) return a;
    FpBits hi = convert(from, FP_DOUBLE, a, rm, NULL, quiet);
    Num x = unpack(from, a), h = unpack(FP_DOUBLE, hi);
    if (x.cls != N_FINITE || h.cls != N_FINITE) return convert(from, FP_DOUBLE, a, rm, ex, quiet);
    h.neg = !h.neg;
    Num rest = num_add(x, h, FP_RNE);
    rest.neg = rest.cls == N_ZERO ? false : rest.neg;
    return (FpBits){hi.lo, pack_num(FP_DOUBLE, rest, rm, ex).lo};
  }
  Num n;
  if (from == FP_PPC_FP128) {
    n = unpack(FP_DOUBLE, (FpBits){a.lo, 0});
    if (n.cls == N_FINITE) n = num_add(n, unpack(FP_DOUBLE, (FpBits){a.hi, 0}), rm);
  } else {
    n = unpack(from, a);
  }
  if (n.cls != N_NAN) return pack_num(to, n, rm, ex);
  bool snan = !(n.sig >> 126 & 1);
  if (snan && quiet) {
    raise_ex(ex, FP_EX_INVALID);
    n.sig |= (U128)1 << 126;
  }
  const Format *f = &formats[to];
  U128 payload = n.sig & ones128(127);
  U128 frac = payload >> (to == FP_X86_FP80 ? 64 : 127 - f->frac);
  if (payload & ones128(to == FP_X86_FP80 ? 64 : 127u - f->frac)) raise_ex(ex, FP_EX_INEXACT);
  if (to == FP_X86_FP80) {
    if (from != FP_X86_FP80 || n.sig >> 127) frac |= (U128)1 << 63;
  } else if (!frac) {
    frac = (U128)1 << (f->frac - 1);
  }
  return encode(to, n.neg, (1u << f->ebits) - 1, frac);
}

FpBits fp_convert_rm(FpKind from, FpKind to, FpBits a, FpRound rm, unsigned *ex) {
  return convert(from, to, a, rm, ex, true);
}
FpBits fp_convert_literal(FpKind from, FpKind to, FpBits a, unsigned *ex) {
  return convert(from, to, a, FP_RNE, ex, false);
}

Ap fp_to_int_rm(Arena *A, FpKind k, FpBits a, uint32_t bits, bool is_signed, FpRound rm, unsigned *ex) {
  Num n = unpack(k, a);
  if (n.cls == N_NAN) {
    raise_ex(ex, FP_EX_INVALID);
    return ap_zero(A, bits);
  }
  bool inexact = false, over = n.cls == N_INF;
  U128 q = 0;
  uint32_t shift = 0;
  if (!over) {
    q = to_integer(n, rm, &shift, &inexact);
    if (!q) {
      if (inexact) raise_ex(ex, FP_EX_INEXACT);
      return ap_zero(A, bits);
    }
    uint32_t top = 127 - clz128(q) + shift;
    if (!is_signed) {
      over = n.neg || top >= bits;
    } else {
      over = top >= bits || (top == bits - 1 && !(n.neg && (q & (q - 1)) == 0));
    }
  }
  if (over) {
    raise_ex(ex, FP_EX_INVALID);
    if (!is_signed) return n.neg ? ap_zero(A, bits) : ap_ones(A, bits);
    return n.neg ? ap_smin(A, bits) : ap_smax(A, bits);
  }
  if (inexact) raise_ex(ex, FP_EX_INEXACT);
  Ap r = ap_from_words(A, bits, (uint64_t[]){(uint64_t)q, (uint64_t)(q >> 64)}, 2);
  if (shift && bits < 128) { /* the significand may reach above the width before it is shifted: keep what stays */
    r = ap_trunc(A, ap_shl(A, ap_from_words(A, 256, (uint64_t[]){(uint64_t)q, (uint64_t)(q >> 64)}, 2), shift), bits);
  } else if (shift) {
    r = ap_shl(A, r, shift);
  }
  return n.neg ? ap_neg(A, r) : r;
}

FpBits fp_from_int_rm(FpKind k, Ap a, bool is_signed, FpRound rm, unsigned *ex) {
  bool neg = is_signed && ap_is_neg(a);
  FpKind pk = k == FP_PPC_FP128 ? FP_DOUBLE : k;
  if (a.bits <= 64) {
    uint64_t m = neg ? 0 - (uint64_t)ap_get_i64(a) : a.u;
    Num n = normalised(neg, 63, (U128)m << 64);
    if (k != FP_PPC_FP128) return pack_num(k, n, rm, ex);
    return convert(FP_FP128, k, pack_num(FP_FP128, n, rm, ex), rm, ex, true);
  }
  /* The magnitude of a negative number is ~a + 1: above the lowest nonzero word just ~a. */
  uint32_t nw = ap_nwords(a.bits), low = ap_ctz(a) / 64;
  U128 top = 0;
  bool sticky = false;
  int32_t exp = 0, have = 0;
  for (uint32_t i = nw; i-- > 0;) {
    uint64_t w = !neg ? a.w[i] : i > low ? ~a.w[i] : i == low ? 0 - a.w[i] : 0;
    if (i == nw - 1) w &= mask64(a.bits % 64 ? a.bits % 64 : 64);
    if (!have && !w) continue;
    if (!have) {
      unsigned lz = (unsigned)__builtin_clzll(w);
      exp = (int32_t)(i * 64 + 63 - lz);
      top = (U128)w << (64 + lz);
      have = (int32_t)(64 - lz);
    } else if (have < 128) {
      int32_t up = 64 - have; /* where the word's low end goes, counted from the bottom of top */
      top |= up >= 0 ? (U128)w << up : (U128)w >> -up;
      if (up < 0) sticky |= (w & mask64((unsigned)-up)) != 0;
      have += 64;
    } else {
      sticky |= w != 0;
    }
  }
  if (!have) return fp_zero(k, false);
  ASSERT(k != FP_PPC_FP128);
  /* 113 bits of the format and a rounding bit lie above bit 13. */
  return fp_pack_(pk, neg, exp, top | sticky, rm, ex);
}

FpBits fp_ldexp_rm(FpKind k, FpBits a, int64_t n, FpRound rm, unsigned *ex) {
  Num x = unpack(k, a);
  FpBits r;
  if (nan_result(k, a, x, a, x, &r, ex)) return r;
  if (x.cls != N_FINITE) return a;
  x.exp += (int32_t)(n < -200000 ? -200000 : n > 200000 ? 200000 : n);
  return pack_num(k, x, rm, ex);
}

FpBits fp_frexp(FpKind k, FpBits a, int32_t *e) {
  Num x = unpack(k, a);
  *e = 0;
  if (x.cls == N_NAN) return fp_quiet(k, a);
  if (x.cls != N_FINITE) return a;
  *e = x.exp + 1;
  x.exp = -1;
  return pack_num(k, x, FP_RNE, NULL);
}

int32_t fp_ilogb(FpKind k, FpBits a) {
  Num x = unpack(k, a);
  return x.cls == N_FINITE ? x.exp : x.cls == N_ZERO ? INT32_MIN : INT32_MAX;
}

FpBits fp_next(FpKind k, FpBits a, bool down) {
  Num x = unpack(k, a);
  if (x.cls == N_NAN) return fp_quiet(k, a);
  if (x.cls == N_ZERO) return fp_smallest(k, down);
  bool shrink = x.neg != down;
  if (x.cls == N_INF && !shrink) return a;
  /* Magnitudes are ordered as their encodings; x86_fp80 needs its integer bit out of the way. */
  U128 m = to_raw(fp_canonical(k, a)) & (sign_bit(k) - 1);
  if (k == FP_X86_FP80) m = (m >> 64) << 63 | (m & mask64(63));
  m = shrink ? m - 1 : m + 1;
  if (k == FP_X86_FP80) m = (m >> 63) << 64 | (m & mask64(63)) | (m >> 63 ? (U128)1 << 63 : 0);
  return from_raw(x.neg ? m | sign_bit(k) : m);
}

bool fp_exact_inverse(FpKind k, FpBits a, FpBits *inv) {
  if (k == FP_PPC_FP128) return false;
  Num x = unpack(k, a);
  if (x.cls != N_FINITE || x.sig != (U128)1 << 127 || x.exp < fp_emin(k)) return false;
  x.exp = -x.exp;
  if (x.exp < fp_emin(k)) return false;
  *inv = pack_num(k, x, FP_RNE, NULL);
  return true;
}
