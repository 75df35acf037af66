/* known_bits.c: known bits, sign copies, zero, powers of two. Contract: known.h. Transfer functions per operation;
 * LLVM's KnownBits is the behaviour compared with. Recursion is bounded by the depth (6). Up to 64 bits nothing
 * allocates. */
#include "analysis/analysis.h"
#include "analysis/value/context.h"
#include "analysis/value/known.h"
#include "analysis/value/launch.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "support/hash.h"

static inline Known unknown(Arena *A, uint32_t bits) { return (Known){ap_zero(A, bits), ap_zero(A, bits)}; }
static Known exactly(Arena *A, Ap a) { return (Known){ap_not(A, a), a}; }
/* True of both. */
static Known meet(Arena *A, Known a, Known b) { return (Known){ap_and(A, a.zero, b.zero), ap_and(A, a.one, b.one)}; }
/* Facts added. */
static Known join(Arena *A, Known a, Known b) { return (Known){ap_or(A, a.zero, b.zero), ap_or(A, a.one, b.one)}; }
static void top_zero(Arena *A, Known *k, uint32_t n) {
  if (n) k->zero = ap_or(A, k->zero, ap_high_mask(A, k->zero.bits, u32_min(n, k->zero.bits)));
}
static void low_zero(Arena *A, Known *k, uint32_t n) {
  if (n) k->zero = ap_or(A, k->zero, ap_low_mask(A, k->zero.bits, u32_min(n, k->zero.bits)));
}
Ap known_umin(Arena *A, Known k) {
  (void)A;
  return k.one;
}
Ap known_umax(Arena *A, Known k) { return ap_not(A, k.zero); }
Ap known_smin(Arena *A, Known k) {
  uint32_t n = k.one.bits;
  return ap_test(k.zero, n - 1) ? k.one : ap_set_bit(A, k.one, n - 1);
}
Ap known_smax(Arena *A, Known k) {
  uint32_t n = k.one.bits;
  Ap m = ap_not(A, k.zero);
  return ap_test(k.one, n - 1) ? m : ap_clear_bit(A, m, n - 1);
}
static bool nothing(Known k) { return ap_is_zero(k.zero) && ap_is_zero(k.one); }
static bool is_const(Arena *A, Known k) { return ap_is_ones(ap_or(A, k.zero, k.one)); }
static uint32_t min_clz(Known k) { return ap_clo(k.zero); }
static uint32_t min_ctz(Known k) { return ap_cto(k.zero); }
static uint32_t max_clz(Known k) { return ap_clz(k.one); }
static uint32_t max_ctz(Known k) { return ap_ctz(k.one); }

/* a + b + carry; carry known zero or one. */
static Known add_carry(Arena *A, Known a, Known b, bool cz, bool co) {
  Ap c1 = ap_u64(A, a.zero.bits, !cz), c0 = ap_u64(A, a.zero.bits, co);
  Ap max = ap_add(A, ap_add(A, known_umax(A, a), known_umax(A, b)), c1);
  Ap min = ap_add(A, ap_add(A, a.one, b.one), c0);
  Ap carry0 = ap_not(A, ap_xor(A, ap_xor(A, max, a.zero), b.zero)); /* carries into each bit that are surely 0, */
  Ap carry1 = ap_xor(A, ap_xor(A, min, a.one), b.one);              /* surely 1 */
  Ap kc = ap_or(A, carry0, carry1);
  Ap known = ap_and(A, ap_and(A, ap_or(A, a.zero, a.one), ap_or(A, b.zero, b.one)), kc);
  return (Known){ap_and(A, ap_not(A, max), known), ap_and(A, min, known)};
}
static Known add_known(Arena *A, Known a, Known b, bool sub, unsigned fl) {
  Known r;
  if (!sub) r = add_carry(A, a, b, true, false);
  else {
    Known nb = {b.one, b.zero};
    r = add_carry(A, a, nb, false, true);
  }
  uint32_t n = a.zero.bits;
  if (fl & F_NSW) {
    bool az = ap_test(a.zero, n - 1), ao = ap_test(a.one, n - 1), bz = ap_test(b.zero, n - 1),
         bo = ap_test(b.one, n - 1);
    if (sub) {
      bool t = bz;
      bz = bo;
      bo = t;
    }
    if (az && bz) r.zero = ap_set_bit(A, r.zero, n - 1);
    if (ao && bo) r.one = ap_set_bit(A, r.one, n - 1);
  }
  if (fl & F_NUW) {
    if (!sub) { /* at least as large as each: leading ones stay */
      uint32_t lo = u32_max(ap_clo(a.one), ap_clo(b.one));
      if (lo) r.one = ap_or(A, r.one, ap_high_mask(A, n, lo));
    } else top_zero(A, &r, min_clz(a));
  }
  if (ap_intersects(r.zero, r.one)) return unknown(A, n);
  return r;
}
/* A bit above the lowest is set, and not the sign: 2 at least. */
static bool at_least_2(Known a) { return ap_test(a.zero, a.zero.bits - 1) && !ap_is_zero(a.one) && !ap_is_one(a.one); }
static Known mul_known(Arena *A, Known a, Known b, bool same, unsigned fl) {
  uint32_t n = a.zero.bits;
  if (is_const(A, a) && is_const(A, b)) return exactly(A, ap_mul(A, a.one, b.one));
  Known r = unknown(A, n);
  uint32_t lz = min_clz(a) + min_clz(b);
  uint32_t tz = min_ctz(a) + min_ctz(b);
  if (lz > n) top_zero(A, &r, lz - n);
  low_zero(A, &r, tz);
  /* Low bits known in both, from the lowest one that may be set. */
  uint32_t ka = ap_cto(ap_or(A, a.zero, a.one)), kb = ap_cto(ap_or(A, b.zero, b.one));
  uint32_t k = u32_min(ka - u32_min(ka, min_ctz(a)), kb - u32_min(kb, min_ctz(b))) + tz;
  k = u32_min(k, n);
  if (k) {
    Ap m = ap_low_mask(A, n, k),
       low = ap_and(A, ap_mul(A, ap_and(A, a.one, ap_low_mask(A, n, ka)), ap_and(A, b.one, ap_low_mask(A, n, kb))), m);
    r.one = ap_or(A, r.one, low);
    r.zero = ap_or(A, r.zero, ap_and(A, ap_not(A, low), m));
  }
  if (same && n > 1) r.zero = ap_set_bit(A, r.zero, 1); /* squares are 0 or 1 modulo 4 */
  bool nsw = (fl & F_NSW) != 0, twice = at_least_2(a) || at_least_2(b);
  if (nsw && same) r.zero = ap_set_bit(A, r.zero, n - 1);
  if (nsw && ap_test(a.zero, n - 1) && ap_test(b.zero, n - 1)) r.zero = ap_set_bit(A, r.zero, n - 1);
  if (nsw && (fl & F_NUW) && twice)
    r.zero = ap_set_bit(A, r.zero, n - 1); /* a negative factor would wrap without sign */
  if (ap_intersects(r.zero, r.one)) return unknown(A, n);
  return r;
}
static Known shift_by(Arena *A, Op o, Known a, uint32_t s) {
  uint32_t n = a.zero.bits;
  if (o == OP_SHL) return (Known){ap_or(A, ap_shl(A, a.zero, s), ap_low_mask(A, n, s)), ap_shl(A, a.one, s)};
  if (o == OP_LSHR) return (Known){ap_or(A, ap_lshr(A, a.zero, s), ap_high_mask(A, n, s)), ap_lshr(A, a.one, s)};
  return (Known){ap_ashr(A, a.zero, s), ap_ashr(A, a.one, s)};
}
static Known shift_known(Arena *A, Op o, Known a, Known s, unsigned fl) {
  uint32_t n = a.zero.bits;
  uint64_t lo = ap_limited(known_umin(A, s), n), hi = ap_limited(known_umax(A, s), n - 1);
  Known r = unknown(A, n);
  if (lo >= n) return r; /* poison */
  if (hi - lo > 63 && n > 64) hi = n - 1;
  bool first = true;
  for (uint64_t i = lo; i <= hi; i++) {
    if (!is_const(A, s)) { /* amounts that the bits rule out */
      Ap x = ap_u64(A, s.zero.bits, i);
      if (ap_intersects(x, s.zero) || !ap_is_subset(s.one, x)) continue;
    }
    Known t = shift_by(A, o, a, (uint32_t)i);
    r = first ? t : meet(A, r, t);
    first = false;
    if (nothing(r)) break;
  }
  if (first) return unknown(A, n);
  if (o == OP_SHL && (fl & F_NSW)) {
    if (ap_test(a.zero, n - 1) || (lo && (fl & F_NUW))) r.zero = ap_set_bit(A, r.zero, n - 1);
    if (ap_test(a.one, n - 1)) r.one = ap_set_bit(A, r.one, n - 1);
    if (ap_intersects(r.zero, r.one)) return unknown(A, n);
  }
  return r;
}

/* The common leading bits of the unsigned bounds lo <= x <= hi. */
static Known from_urange(Arena *A, Ap lo, Ap hi) {
  uint32_t n = lo.bits;
  uint32_t same = ap_clz(ap_xor(A, lo, hi));
  Ap m = ap_high_mask(A, n, same);
  return (Known){ap_and(A, ap_not(A, lo), m), ap_and(A, lo, m)};
}
static Known from_range_bounds(Arena *A, Ap lo, Ap hi) { /* [lo, hi), may wrap */
  uint32_t n = lo.bits;
  if (ap_eq(lo, hi)) return unknown(A, n);
  Ap last = ap_sub(A, hi, ap_one(A, n));
  if (ap_ule(lo, last)) return from_urange(A, lo, last);
  return unknown(A, n);
}
static bool range_md_bounds(const KnownCtx *k, Md md, uint32_t bits, Known *out) {
  Module *m = k->f->m;
  Arena *A = k->arena;
  if (md & MD_LOCAL_BIT) return false;
  const MdRec *r = md_rec(m, md);
  if (r->form != MDF_TUPLE || r->n < 2 || r->n % 2) return false;
  bool first = true;
  for (uint32_t i = 0; i + 1 < r->n; i += 2) {
    const MdRec *a = md_rec(m, r->ops[i]), *b = md_rec(m, r->ops[i + 1]);
    if (a->form != MDF_VALUE || b->form != MDF_VALUE || con_kind(&m->con, a->con) != CON_INT ||
        con_kind(&m->con, b->con) != CON_INT)
      return false;
    Ap lo = con_get_ap(&m->con, a->con), hi = con_get_ap(&m->con, b->con);
    if (lo.bits != bits) return false;
    Known t = from_range_bounds(A, lo, hi);
    *out = first ? t : meet(A, *out, t);
    first = false;
  }
  return !first;
}
static bool range_attr(const KnownCtx *k, AttrSet s, uint32_t bits, Known *out) {
  const Attr *a = s ? attrset_find(k->f->m, s, ATTR_RANGE) : NULL;
  if (!a || a->bits != bits) return false;
  uint32_t w = ap_nwords(bits);
  *out = from_range_bounds(k->arena, ap_from_words(k->arena, bits, a->words, w),
                           ap_from_words(k->arena, bits, a->words + w, w));
  return true;
}

static inline uint32_t width_of(const Fn *f, Ty t) {
  if (LIKELY(t < TY_PTR)) return ty_bits(f->m, t);
  Ty s = ty_scalar(f->m, t);
  return ty_is_ptr(f->m, s) ? ptr_bits(f->m, ty_addrspace(f->m, s)) : ty_bits(f->m, s);
}
static Known bits_at(const KnownCtx *k, Val v, unsigned depth);

static Known con_bits(const KnownCtx *k, Val v, uint32_t bits) {
  ConPool *p = &k->f->con;
  Arena *A = k->arena;
  v = con_twin(p, v);
  if (con_is_zero(p, v)) return exactly(A, ap_zero(A, bits));
  Cv c = con_cv(p, v, 0);
  if (con_kind(p, v) != CON_AGG) {
    if (c.kind == CV_INT) return exactly(A, c.ap);
    if (con_kind(p, v) == CON_GLOBAL) {
      const Global *g = glob(k->f->m, con_glob(p, v));
      Known r = unknown(A, bits);
      uint32_t al = g->align ? g->align - 1u : 0;
      if (g->kind == GK_VAR) low_zero(A, &r, al);
      return r;
    }
    if (con_kind(p, v) == CON_EXPR) {
      ConExpr e = con_expr_get(p, v);
      if (e.op == OP_INTTOPTR && con_kind(p, e.ops[0]) == CON_INT)
        return exactly(A, ap_zext_or_trunc(A, con_get_ap(p, e.ops[0]), bits));
    }
    return unknown(A, bits);
  }
  if (k->lane && k->lane <= con_nelems(p, v)) { /* the element alone */
    c = con_cv(p, v, k->lane - 1);
    return c.kind == CV_INT ? exactly(A, c.ap) : unknown(A, bits);
  }
  if (!con_is_imm_int(p, v)) return unknown(A, bits);
  Known r = unknown(A, bits);
  bool first = true;
  uint64_t n = con_nelems(p, v);
  for (uint64_t i = 0; i < n; i++) {
    c = con_cv(p, v, i);
    if (c.kind != CV_INT) {
      if (con_is_undef(p, con_elem(p, v, i))) return unknown(A, bits);
      continue;
    } /* poison lanes hold any fact */
    Known t = exactly(A, c.ap);
    r = first ? t : meet(A, r, t);
    first = false;
  }
  return r;
}

/* Of a number of bits. */
static Known count_bits(const KnownCtx *k, Val v, unsigned id, uint32_t n, unsigned depth) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known r = unknown(A, n);
  uint64_t max = n;
  if (id == INTRIN_ctpop) {
    Known a = bits_at(k, arg(f, v, 0), depth + 1);
    max = ap_popcount(known_umax(A, a));
  } else {
    Known a = bits_at(k, arg(f, v, 0), depth + 1);
    max = id == INTRIN_ctlz ? max_clz(a) : max_ctz(a);
    if (max >= n && con_is_one(&f->con, arg(f, v, 1))) max = n - 1;
  }
  uint32_t need = max ? log2_floor(max) + 1 : 0;
  if (need < n) top_zero(A, &r, n - need);
  return r;
}
/* Byte i is byte `nibble & 7` of b:a, or eight times its sign where bit 3 of the nibble is set. */
static Known prmt_bits(const KnownCtx *k, Val v, uint32_t n, unsigned depth) {
  Fn *f = k->f;
  Arena *A = k->arena;
  uint64_t sel;
  if (!val_is_con(arg(f, v, 2)) || !con_u64(&f->con, arg(f, v, 2), &sel)) return unknown(A, n);
  Known a = bits_at(k, arg(f, v, 0), depth + 1), b = bits_at(k, arg(f, v, 1), depth + 1);
  uint64_t both[2] = {ap_lo64(a.zero) | ap_lo64(b.zero) << 32, ap_lo64(a.one) | ap_lo64(b.one) << 32}, out[2] = {0, 0};
  for (unsigned w = 0; w < 2; w++)
    for (unsigned i = 0; i < 4; i++) {
      unsigned nibble = (unsigned)(sel >> (4 * i)) & 15u;
      uint64_t byte = both[w] >> (8 * (nibble & 7)) & 255u;
      if (nibble & 8) byte = byte & 128 ? 255 : 0;
      out[w] |= byte << (8 * i);
    }
  return (Known){ap_u64(A, n, out[0]), ap_u64(A, n, out[1])};
}
static Known intrin_bits(const KnownCtx *k, Val v, unsigned id, uint32_t n, unsigned depth) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known r = unknown(A, n);
  int64_t lo, hi;
  if (intrinsic_bounds(f, (IntrinsicId)id, &lo, &hi))
    return n >= 32 && lo >= 0 ? from_urange(A, ap_i64(A, n, lo), ap_i64(A, n, hi - 1)) : r;
  switch (id) {
  case INTRIN_ctpop:
  case INTRIN_ctlz:
  case INTRIN_cttz: return count_bits(k, v, id, n, depth);
  case INTRIN_bswap: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1);
    return (Known){ap_bswap(A, a.zero), ap_bswap(A, a.one)};
  }
  case INTRIN_bitreverse: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1);
    return (Known){ap_bitreverse(A, a.zero), ap_bitreverse(A, a.one)};
  }
  case INTRIN_abs: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1);
    if (ap_test(a.zero, n - 1)) return a;
    low_zero(A, &r, min_ctz(a));
    if (ap_test(a.one, 0)) r.one = ap_set_bit(A, r.one, 0);
    /* of all but the least number, which has no other bit than the sign */
    if (con_is_one(&f->con, arg(f, v, 1)) || (n > 1 && !ap_is_zero(ap_trunc(A, a.one, n - 1))))
      r.zero = ap_set_bit(A, r.zero, n - 1);
    return r;
  }
  case INTRIN_umin:
  case INTRIN_umax:
  case INTRIN_smin:
  case INTRIN_smax: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1), b = bits_at(k, arg(f, v, 1), depth + 1);
    r = meet(A, a, b);
    if (id == INTRIN_umin) top_zero(A, &r, u32_max(min_clz(a), min_clz(b)));
    if (id == INTRIN_umax) {
      uint32_t lo = u32_max(ap_clo(a.one), ap_clo(b.one));
      if (lo) r.one = ap_or(A, r.one, ap_high_mask(A, n, lo));
    }
    if (id == INTRIN_smax && (ap_test(a.zero, n - 1) || ap_test(b.zero, n - 1))) r.zero = ap_set_bit(A, r.zero, n - 1);
    if (id == INTRIN_smin && (ap_test(a.one, n - 1) || ap_test(b.one, n - 1))) r.one = ap_set_bit(A, r.one, n - 1);
    if (ap_intersects(r.zero, r.one)) return unknown(A, n);
    return r;
  }
  case INTRIN_uadd_sat: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1), b = bits_at(k, arg(f, v, 1), depth + 1);
    uint32_t lo = u32_max(ap_clo(a.one), ap_clo(b.one));
    if (lo) r.one = ap_high_mask(A, n, lo);
    return r;
  }
  case INTRIN_usub_sat: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1);
    top_zero(A, &r, min_clz(a));
    return r;
  }
  case INTRIN_fshl:
  case INTRIN_fshr: {
    Cv c = val_is_con(arg(f, v, 2)) ? con_cv(&f->con, arg(f, v, 2), 0) : (Cv){0};
    Ap sp;
    if (c.kind != CV_INT || !con_splat_ap(&f->con, arg(f, v, 2), &sp)) return r;
    uint32_t s = (uint32_t)ap_lo64(ap_urem(A, n == 1 ? ap_zero(A, 1) : sp, n == 1 ? ap_one(A, 1) : ap_u64(A, n, n)));
    Known a = bits_at(k, arg(f, v, 0), depth + 1), b = bits_at(k, arg(f, v, 1), depth + 1);
    if (id == INTRIN_fshl) return (Known){ap_fshl(A, a.zero, b.zero, s), ap_fshl(A, a.one, b.one, s)};
    return (Known){ap_fshr(A, a.zero, b.zero, s), ap_fshr(A, a.one, b.one, s)};
  }
  case INTRIN_nvvm_prmt: return prmt_bits(k, v, n, depth);
  case INTRIN_nvvm_mulhi_ui:
  case INTRIN_nvvm_mulhi_ull:
  case INTRIN_nvvm_mulhi_us: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1), b = bits_at(k, arg(f, v, 1), depth + 1);
    top_zero(A, &r,
             u32_min(n, min_clz(a) + min_clz(b))); /* a < 2^(n-i), b < 2^(n-j): the product is below 2^(2n-i-j) */
    return r;
  }
  case INTRIN_ptrmask: {
    Known a = bits_at(k, arg(f, v, 0), depth + 1), b = bits_at(k, arg(f, v, 1), depth + 1);
    return a.zero.bits == b.zero.bits ? (Known){ap_or(A, a.zero, b.zero), ap_and(A, a.one, b.one)} : r;
  }
  default: return r;
  }
}

/* phi = [start], [phi op step]: what every round keeps, by induction. */
static bool recurrence_bits(const KnownCtx *k, Val phi, unsigned depth, uint32_t n, Known *r) {
  const Fn *f = k->f;
  Arena *A = k->arena;
  for (uint32_t i = 0; i < 2; i++) {
    Val bo = arg(f, phi, i), start = arg(f, phi, 1 - i);
    if (val_is_con(bo) || !op_is_bin(op(f, bo)) || start == phi || start == bo) continue;
    Op o = op(f, bo);
    bool first = arg(f, bo, 0) == phi;
    if (!first && arg(f, bo, 1) != phi) continue;
    if (first && arg(f, bo, 1) == phi) continue;
    Known s;
    switch (o) {
    case OP_LSHR:
    case OP_UDIV:
    case OP_UREM: /* never grows */
      if (!first) return false;
      s = bits_at(k, start, depth);
      r->zero = ap_or(A, r->zero, ap_high_mask(A, n, ap_clo(s.zero)));
      break;
    case OP_ASHR: /* keeps the sign */
      if (!first) return false;
      s = bits_at(k, start, depth);
      r->zero = ap_or(A, r->zero, ap_high_mask(A, n, ap_clo(s.zero)));
      r->one = ap_or(A, r->one, ap_high_mask(A, n, ap_clo(s.one)));
      break;
    case OP_SHL:
      if (!first) return false;
      s = bits_at(k, start, depth);
      r->zero = ap_or(A, r->zero, ap_low_mask(A, n, ap_cto(s.zero)));
      break;
    case OP_ADD:
    case OP_SUB:
    case OP_MUL:
    case OP_AND:
    case OP_OR: {
      s = bits_at(k, start, depth);
      Known st = bits_at(k, arg(f, bo, first ? 1 : 0), depth);
      r->zero = ap_or(A, r->zero, ap_low_mask(A, n, u32_min(ap_cto(s.zero), ap_cto(st.zero))));
      if (o == OP_AND) r->zero = ap_or(A, r->zero, s.zero); /* what has been cleared stays so, */
      if (o == OP_OR) r->one = ap_or(A, r->one, s.one);     /* or set */
      if (!(op_info[o].props & P_WRAP) || !(flags(f, bo) & F_NSW)) break;
      bool sp = ap_test(s.zero, n - 1), sn = ap_test(s.one, n - 1), tp = ap_test(st.zero, n - 1),
           tn = ap_test(st.one, n - 1);
      bool pos = sp && (o == OP_ADD || o == OP_MUL ? tp : first && tn),
           neg = o != OP_MUL && sn && (o == OP_ADD ? tn : first && tp);
      if (pos) r->zero = ap_or(A, r->zero, ap_bit(A, n, n - 1));
      if (neg) r->one = ap_or(A, r->one, ap_bit(A, n, n - 1));
      break;
    }
    default: return false;
    }
    return !ap_is_zero(r->zero) || !ap_is_zero(r->one);
  }
  return false;
}
static const uint8_t asks[OP_COUNT] = {[OP_AND] = 1,
                                       [OP_OR] = 1,
                                       [OP_XOR] = 1,
                                       [OP_ADD] = 1,
                                       [OP_SUB] = 1,
                                       [OP_MUL] = 1,
                                       [OP_UDIV] = 1,
                                       [OP_UREM] = 1,
                                       [OP_SREM] = 1,
                                       [OP_SHL] = 1,
                                       [OP_LSHR] = 1,
                                       [OP_ASHR] = 1,
                                       [OP_ZEXT] = 1,
                                       [OP_SEXT] = 1,
                                       [OP_TRUNC] = 1,
                                       [OP_PTRTOINT] = 1,
                                       [OP_INTTOPTR] = 1,
                                       [OP_PTRTOADDR] = 1,
                                       [OP_BITCAST] = 1,
                                       [OP_SELECT] = 1,
                                       [OP_FREEZE] = 1,
                                       [OP_PHI] = 1,
                                       [OP_EXTRACTELEMENT] = 1,
                                       [OP_INSERTELEMENT] = 1,
                                       [OP_SHUFFLEVECTOR] = 1,
                                       [OP_EXTRACTVALUE] = 1,
                                       [OP_GEP] = 1,
                                       [OP_CALL] = 2,
                                       [OP_INVOKE] = 2}; /* for the bits of operands, with so many */
static bool is_leaf(const Fn *f, Val v) { return !val_is_con(v) && !asks[f->ins[v].op]; }
#define SUB(i) bits_at(k, arg(f, v, i), depth + 1)
/* Attributes of a parameter. */
static Known arg_known(const KnownCtx *k, Val v, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a, r = unknown(A, n);
  const AttrListRec *l = attrlist_rec(f->m, fn_glob(f)->fattrs);
  uint32_t i = arg_index(f, v);
  if (i >= l->nparams || !l->param[i]) return r;
  if (range_attr(k, l->param[i], n, &a)) r = a;
  const Attr *al = attrset_find(f->m, l->param[i], ATTR_ALIGN);
  if (al && al->val) low_zero(A, &r, log2_floor(al->val));
  return r;
}
/* The quotient is at most the greatest dividend by the least divisor. */
static Known udiv_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a = SUB(0), b = SUB(1), r = unknown(A, n);
  Ap lo = known_umin(A, b), top = known_umax(A, a);
  if (ap_is_zero(lo)) lo = ap_one(A, n);
  top_zero(A, &r, ap_clz(ap_udiv(A, top, lo)));
  return r;
}
/* By a power of two: the low bits. */
static Known urem_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a = SUB(0), b = SUB(1), r = unknown(A, n);
  if (is_const(A, b) && ap_is_pow2(b.one)) {
    Ap m = ap_sub(A, b.one, ap_one(A, n));
    return (Known){ap_or(A, a.zero, ap_not(A, m)), ap_and(A, a.one, m)};
  }
  top_zero(A, &r, u32_max(min_clz(a), min_clz(b)));
  return r;
}
/* By a power of two: the low bits, and the sign where it is known. */
static Known srem_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a = SUB(0), b = SUB(1), r = unknown(A, n);
  if (is_const(A, b) && ap_is_pow2(b.one)) {
    Ap m = ap_sub(A, b.one, ap_one(A, n));
    r.zero = ap_and(A, a.zero, m), r.one = ap_and(A, a.one, m);
    if (ap_test(a.zero, n - 1) || ap_is_subset(m, a.zero)) r.zero = ap_or(A, r.zero, ap_not(A, m));
    if (ap_test(a.one, n - 1) && ap_intersects(a.one, m)) r.one = ap_or(A, r.one, ap_not(A, m));
    return r;
  }
  if (ap_test(a.zero, n - 1)) top_zero(A, &r, min_clz(a));
  return r;
}
enum { RECURRENCE_MORE = 2 }; /* levels above a recurrence that those above other phis do not get */
/* What all operands have; recurrences by how they step. */
static Known phi_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a, r = unknown(A, n);
  uint32_t m = nops(f, v);
  if (m == 0 || m > 4) return r;
  bool first = true;
  unsigned d = depth + 1 < k->max_depth - 1 ? k->max_depth - 1 : depth + 1;
  if (m == 2 && recurrence_bits(k, v, depth + 1 < d - RECURRENCE_MORE ? d - RECURRENCE_MORE : depth + 1, n, &r))
    return r;
  for (uint32_t i = 0; i < m; i++) {
    Val x = arg(f, v, i);
    if (x == v) continue;
    if (is_op(f, x, OP_PHI) && nops(f, x) == 2 && (arg(f, x, 0) == v) != (arg(f, x, 1) == v))
      x = arg(f, x, arg(f, x, 0) == v); /* two that feed each other */
    a = bits_at(k, x, d);
    r = first ? a : meet(A, r, a);
    first = false;
    if (nothing(r)) return r;
  }
  return first ? unknown(A, n) : r;
}
/* The bits of that one lane. */
static Known extractelement_known(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  uint64_t i;
  KnownCtx one = *k;
  one.lane = !ty_scalable(f->m, ty(f, arg(f, v, 0))) && val_is_con(arg(f, v, 1)) &&
                     con_u64(&f->con, arg(f, v, 1), &i) && i < ty_rec(f->m, ty(f, arg(f, v, 0)))->count
                 ? (uint32_t)i + 1
                 : 0;
  return bits_at(&one, arg(f, v, 0), depth + 1);
}
/* Of one lane, where it is told which; else what both have. */
static Known insertelement_known(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a, b;
  uint64_t i;
  if (k->lane && val_is_con(arg(f, v, 2)) && con_u64(&f->con, arg(f, v, 2), &i)) {
    if (i + 1 != k->lane) return SUB(0);
    KnownCtx all = *k;
    all.lane = 0;
    return bits_at(&all, arg(f, v, 1), depth + 1);
  }
  KnownCtx all = *k;
  all.lane = 0;
  a = SUB(0), b = bits_at(&all, arg(f, v, 1), depth + 1);
  return meet(A, a, b);
}
/* Of one lane, where it is asked for; else what all lanes have that are taken. */
static Known shuffle_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  uint32_t nw;
  const uint32_t *w = words_of(f, v, &nw);
  uint64_t s = ty_rec(f->m, ty(f, arg(f, v, 0)))->count;
  if (k->lane) {
    KnownCtx one = *k;
    uint32_t from = k->lane <= nw ? w[k->lane - 1] : UINT32_MAX;
    if (from == UINT32_MAX || ty_scalable(f->m, ty(f, v))) return unknown(k->arena, n);
    one.lane = (uint32_t)(from < s ? from : from - s) + 1;
    return bits_at(&one, arg(f, v, from >= s), depth + 1);
  }
  bool takes[2] = {false, false};
  for (uint32_t i = 0; i < nw; i++)
    if (w[i] != UINT32_MAX) takes[w[i] >= s] = true;
  if (!takes[0] || !takes[1]) return takes[1] ? SUB(1) : SUB(0);
  Known a = SUB(0), b = SUB(1);
  return meet(k->arena, a, b);
}
/* The result of an operation that also tells whether it overflowed. */
static Known overflow_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a, b, r = unknown(A, n);
  Val c = arg(f, v, 0);
  uint32_t nw;
  const uint32_t *w = words_of(f, v, &nw);
  if (nw != 1 || w[0] != 0 || val_is_con(c)) return r;
  Op q;
  bool sub_ = false;
  switch (call_intrinsic(f, c)) {
  case INTRIN_uadd_with_overflow:
  case INTRIN_sadd_with_overflow: q = OP_ADD; break;
  case INTRIN_usub_with_overflow:
  case INTRIN_ssub_with_overflow:
    q = OP_SUB;
    sub_ = true;
    break;
  case INTRIN_umul_with_overflow:
  case INTRIN_smul_with_overflow: q = OP_MUL; break;
  default: return r;
  }
  a = bits_at(k, arg(f, c, 0), depth + 1), b = bits_at(k, arg(f, c, 1), depth + 1);
  return q == OP_MUL ? mul_known(A, a, b, false, 0) : add_known(A, a, b, sub_, 0);
}
/* The low zeros that base and steps share. */
static Known gep_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a = SUB(0), r = unknown(A, n);
  uint32_t tz = min_ctz(a);
  Ty t = gep_type(f, v);
  for (uint32_t i = 1; i < nops(f, v) && tz; i++) {
    Val x = arg(f, v, i);
    uint64_t c;
    if (i > 1) {
      if (ty_kind(f->m, t) == TK_STRUCT) {
        if (!val_is_con(x) || !con_u64(&f->con, x, &c) || !ty_is_sized(f->m, t)) return r;
        uint64_t fo = ty_field_offset(f->m, t, (uint32_t)c);
        if (fo) tz = u32_min(tz, (uint32_t)__builtin_ctzll(fo));
        t = ty_field(f->m, t, c);
        continue;
      }
      t = ty_elem(f->m, t);
    }
    if (!ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return r;
    uint64_t sz = ty_alloc_size(f->m, t);
    if (!sz) continue;
    Known ix = bits_at(k, x, depth + 1);
    tz = u32_min(tz, min_ctz(ix) + (uint32_t)__builtin_ctzll(sz));
  }
  low_zero(A, &r, tz);
  return r;
}
/* What range attributes, range metadata and the intrinsic say. */
static Known call_known(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a, r = unknown(A, n);
  Md md = md_get(f, v, MDK_RANGE);
  if (md && range_md_bounds(k, md, n, &a)) r = a;
  if (range_attr(k, attrlist_ret(f->m, call_rec(f, v)->attrs), n, &a)) r = join(A, r, a);
  Glob g = call_target(f, v);
  if (g && glob(f->m, g)->kind == GK_FUNC && range_attr(k, attrlist_ret(f->m, glob(f->m, g)->fattrs), n, &a))
    r = join(A, r, a);
  unsigned id = call_intrinsic(f, v);
  if (id) r = join(A, r, intrin_bits(k, v, id, n, depth));
  return ap_intersects(r.zero, r.one) ? unknown(A, n) : r;
}
static Known compute(const KnownCtx *k, Val v, unsigned depth, uint32_t n) {
  Fn *f = k->f;
  Arena *A = k->arena;
  Known a, b, r = unknown(A, n);
  Op o = op(f, v);
  switch (o) {
  case OP_ARG: return arg_known(k, v, n);
  case OP_AND: a = SUB(0), b = SUB(1); return (Known){ap_or(A, a.zero, b.zero), ap_and(A, a.one, b.one)};
  case OP_OR: a = SUB(0), b = SUB(1); return (Known){ap_and(A, a.zero, b.zero), ap_or(A, a.one, b.one)};
  case OP_XOR:
  case OP_ADD:
  case OP_SUB: {
    bool both = o != OP_XOR &&
                (flags(f, v) &
                 (F_NUW | F_NSW)); /* else one operand of which nothing is known is enough to know nothing */
    uint32_t first = !both && is_leaf(f, arg(f, v, 1)) && !is_leaf(f, arg(f, v, 0));
    a = SUB(first);
    if (!both && nothing(a)) return r;
    b = SUB(1 - first);
    if (first) {
      Known t = a;
      a = b;
      b = t;
    }
    if (o != OP_XOR) return add_known(A, a, b, o == OP_SUB, flags(f, v));
    return (Known){ap_or(A, ap_and(A, a.zero, b.zero), ap_and(A, a.one, b.one)),
                   ap_or(A, ap_and(A, a.zero, b.one), ap_and(A, a.one, b.zero))};
  }
  case OP_MUL:
    a = SUB(0), b = SUB(1);
    if (arg(f, v, 0) != arg(f, v, 1) && (nothing(a) || nothing(b))) {
      low_zero(A, &r, nothing(a) ? min_ctz(b) : min_ctz(a));
      if ((flags(f, v) & (F_NUW | F_NSW)) == (F_NUW | F_NSW) && (at_least_2(a) || at_least_2(b)))
        r.zero = ap_set_bit(A, r.zero, n - 1);
      return r;
    } /* the other's low zeros are all that is left */
    return mul_known(A, a, b, arg(f, v, 0) == arg(f, v, 1) && known_not_undef_poison(k, arg(f, v, 0)), flags(f, v));
  case OP_UDIV: return udiv_known(k, v, depth, n);
  case OP_UREM: return urem_known(k, v, depth, n);
  case OP_SREM: return srem_known(k, v, depth, n);
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: a = SUB(0), b = SUB(1); return shift_known(A, o, a, b, flags(f, v));
  case OP_ZEXT:
    a = SUB(0);
    r = (Known){ap_zext(A, a.zero, n), ap_zext(A, a.one, n)};
    top_zero(A, &r, n - a.zero.bits);
    if ((flags(f, v) & F_NNEG)) r.zero = ap_set_bit(A, r.zero, a.zero.bits - 1);
    return ap_intersects(r.zero, r.one) ? unknown(A, n) : r;
  case OP_SEXT: a = SUB(0); return (Known){ap_sext(A, a.zero, n), ap_sext(A, a.one, n)};
  case OP_TRUNC: a = SUB(0); return (Known){ap_trunc(A, a.zero, n), ap_trunc(A, a.one, n)};
  case OP_PTRTOINT:
  case OP_INTTOPTR:
  case OP_PTRTOADDR:
    a = SUB(0);
    r = (Known){ap_zext_or_trunc(A, a.zero, n), ap_zext_or_trunc(A, a.one, n)};
    if (n > a.zero.bits) top_zero(A, &r, n - a.zero.bits);
    return r;
  case OP_BITCAST: {
    Ty s = ty(f, arg(f, v, 0));
    Ty ss = ty_scalar(f->m, s);
    if ((ty_is_int(f->m, ss) || ty_is_ptr(f->m, ss)) && width_of(f, s) == n &&
        ty_is_vec(f->m, s) == ty_is_vec(f->m, ty(f, v)) && !k->lane)
      return SUB(0);
    return r;
  }
  case OP_SELECT:
    a = SUB(1);
    if (nothing(a)) return r;
    b = SUB(2);
    return meet(A, a, b);
  case OP_FREEZE: return known_not_undef_poison(k, arg(f, v, 0)) ? SUB(0) : r;
  case OP_PHI: return phi_known(k, v, depth, n);
  case OP_EXTRACTELEMENT: return extractelement_known(k, v, depth);
  case OP_INSERTELEMENT: return insertelement_known(k, v, depth);
  case OP_SHUFFLEVECTOR: return shuffle_known(k, v, depth, n);
  case OP_EXTRACTVALUE: return overflow_known(k, v, depth, n);
  case OP_ALLOCA: {
    uint32_t al = align_of(f, v);
    if (al) low_zero(A, &r, log2_floor(al));
    return r;
  }
  case OP_GEP: return gep_known(k, v, depth, n);
  case OP_LOAD: {
    Md md = md_get(f, v, MDK_RANGE);
    if (md && range_md_bounds(k, md, n, &a)) return a;
    return r;
  }
  case OP_CALL:
  case OP_INVOKE: return call_known(k, v, depth, n);
  default: return r;
  }
}
#undef SUB
/* Answers of up to 64 bits, by value and remaining depth (equal, so that an answer never depends on what was asked
 * before), for as long as no value changes. */
enum { MEMO_LOG2 = 9 };
typedef struct MemoEntry {
  Val v;
  uint32_t left;
  uint64_t epoch, zero, one;
} MemoEntry;
static Known bits_at(const KnownCtx *k, Val v, unsigned depth) {
  Ty t = ty(k->f, v);
  uint32_t n = width_of(k->f, t);
  Ty s = ty_scalar(k->f->m, t);
  if (!n || ty_is_fp(s)) return unknown(k->arena, n ? n : 1);
  if (val_is_con(v)) return con_bits(k, v, n);
  if (depth >= k->max_depth && cap_hit(k->f->m, KNOWN_DEPTH)) return unknown(k->arena, n);
  if (n > 64 || k->lane || !asks[k->f->ins[v].op] || nops(k->f, v) < asks[k->f->ins[v].op])
    return compute(k, v, depth, n);
  /* Most questions repeat: between two changes the operands' cones are asked about again and again. */
  unsigned shift;
  unsigned left = k->max_depth - depth;
  MemoEntry *memo = slot_memo(k->f, AN_KNOWN, MEMO_LOG2, sizeof *memo, &shift),
            *e = &memo[hash_u32((uint32_t)v << 3 ^ left) >> shift];
  if (e->v == v && e->left == left && e->epoch == k->f->ep_val)
    return (Known){{.bits = n, .u = e->zero}, {.bits = n, .u = e->one}};
  Known r = compute(k, v, depth, n);
  *e = (MemoEntry){v, left, k->f->ep_val, r.zero.u, r.one.u};
  return r;
}
/* An nsw sum or product of which one operand is not negative, and branches say so of the other: neither is it. Asked of
 * v itself only: what bits_at remembers is true everywhere. */
static bool nonneg_here(const KnownCtx *k, Val v) {
  const Fn *f = k->f;
  if (val_is_con(v) || !(is_op(f, v, OP_ADD) || is_op(f, v, OP_MUL)) || !(flags(f, v) & F_NSW)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Context c;
    if (!context_of(k, arg(f, v, i), &c) || c.range.bits > 64 || !(c.zero >> (c.range.bits - 1) & 1)) continue;
    Known o = bits_at(k, arg(f, v, 1 - i), 1);
    if (ap_test(o.zero, o.zero.bits - 1)) return true;
  }
  return false;
}
/* What holds everywhere, and what assumptions and branches add at k->at. */
Known known_bits(const KnownCtx *k, Val v) {
  Known r = bits_at(k, v, 0), t = r;
  uint32_t n = r.zero.bits;
  Context c;
  if (n > 64) return r;
  if (context_of(k, v, &c))
    t = (Known){ap_or(k->arena, r.zero, ap_small(n, c.zero)), ap_or(k->arena, r.one, ap_small(n, c.one))};
  if (!ap_test(t.zero, n - 1) && nonneg_here(k, v)) t.zero = ap_set_bit(k->arena, t.zero, n - 1);
  return ap_intersects(t.zero, t.one) ? r : t;
}

bool known_nonneg(const KnownCtx *k, Val v) {
  Known b = known_bits(k, v);
  return ap_test(b.zero, b.zero.bits - 1);
}
bool known_negative(const KnownCtx *k, Val v) {
  Known b = known_bits(k, v);
  return ap_test(b.one, b.one.bits - 1);
}
bool known_masked_zero(const KnownCtx *k, Val v, Ap mask) {
  Known b = known_bits(k, v);
  return b.zero.bits == mask.bits && ap_is_subset(mask, b.zero);
}
/* v is `of` - w, a constant less w. */
static bool is_rest(Fn *f, Val v, uint32_t of, Val w) {
  Ap c;
  return is_op(f, v, OP_SUB) && arg(f, v, 1) == w && con_splat_ap(&f->con, arg(f, v, 0), &c) && ap_eq_u64(c, of);
}
bool known_disjoint(const KnownCtx *k, Val a, Val b) {
  Fn *f = k->f;
  for (int sw = 0; sw < 2; sw++) { /* x & m against ~m and the like */
    Val x = sw ? b : a, y = sw ? a : b;
    if (is_op(f, x, OP_SHL) && is_op(f, y, OP_LSHR)) { /* x << s against y >> n - s */
      Val s = arg(f, x, 1), t = arg(f, y, 1);
      uint32_t n = ty_bits(f->m, ty(f, x));
      if ((is_rest(f, t, n, s) && known_not_undef_poison(k, s)) ||
          (is_rest(f, s, n, t) && known_not_undef_poison(k, t)))
        return true;
    }
    if (is_not(f, x)) {
      Val m = arg(f, x, 0);
      if (known_not_undef_poison(k, m) && (m == y || (is_op(f, y, OP_AND) && (arg(f, y, 0) == m || arg(f, y, 1) == m))))
        return true;
    }
    if (is_op(f, x, OP_AND))
      for (uint32_t i = 0; i < 2; i++) {
        Val q = arg(f, x, i);
        if (!is_not(f, q)) continue;
        Val m = arg(f, q, 0);
        if (known_not_undef_poison(k, m) &&
            (m == y || (is_op(f, y, OP_AND) && (arg(f, y, 0) == m || arg(f, y, 1) == m))))
          return true;
      }
  }
  Known x = known_bits(k, a), y = known_bits(k, b);
  return x.zero.bits == y.zero.bits && ap_is_ones(ap_or(k->arena, x.zero, y.zero));
}
/* bits: of v, or NULL. */
static unsigned sign_bits_at(const KnownCtx *k, Val v, const Known *bits, unsigned depth) {
  Fn *f = k->f;
  Ty t = ty(f, v);
  if (!ty_is_int_or_vec(f->m, t)) return 1;
  uint32_t n = ty_bits(f->m, t);
  unsigned best = 1;
  if (val_is_local(v) && depth < k->max_depth) {
#define SB(i) sign_bits_at(k, arg(f, v, i), NULL, depth + 1)
#define LESS(i, j) ((best = SB(i)) > 1 ? u32_min(best, SB(j)) : 1)
    Ap c;
    switch (op(f, v)) {
    case OP_SEXT: best = n - ty_bits(f->m, ty(f, arg(f, v, 0))) + SB(0); break;
    case OP_TRUNC: {
      unsigned w = ty_bits(f->m, ty(f, arg(f, v, 0))), s = SB(0);
      best = s > w - n ? s - (w - n) : 1;
      break;
    }
    case OP_ASHR:
      best = SB(0);
      if (con_splat_ap(&f->con, arg(f, v, 1), &c) && ap_ult_u64(c, n)) best = u32_min(n, best + (unsigned)ap_lo64(c));
      break;
    case OP_SHL:
      if (con_splat_ap(&f->con, arg(f, v, 1), &c) && ap_ult_u64(c, n)) {
        unsigned s = SB(0);
        best = s > ap_lo64(c) ? s - (unsigned)ap_lo64(c) : 1;
      }
      break;
    case OP_AND:
    case OP_OR:
    case OP_XOR: best = LESS(0, 1); break;
    case OP_SELECT: best = LESS(1, 2); break;
    case OP_ADD:
    case OP_SUB: {
      unsigned s = LESS(0, 1);
      best = s > 1 ? s - 1 : 1;
      break;
    }
    case OP_MUL: {
      unsigned a = SB(0), b = a > 1 ? SB(1) : 1, used = n - a + 1 + n - b + 1;
      best = used > n ? 1 : n - used + 1;
      break;
    }
    case OP_SREM: /* nearer to zero than the divisor, and than the dividend */
      best = SB(0);
      if (con_splat_ap(&f->con, arg(f, v, 1), &c) && !ap_is_neg(c) && !ap_is_zero(c))
        best = u32_max(best, n - ap_active_bits(ap_sub(k->arena, c, ap_one(k->arena, n))));
      break;
    case OP_SDIV:
      if (con_splat_ap(&f->con, arg(f, v, 1), &c) && !ap_is_neg(c) && !ap_is_zero(c))
        best = u32_min(n, SB(0) + ap_active_bits(c) - 1);
      break;
    case OP_PHI: {
      uint32_t m = nops(f, v);
      if (m == 0 || m > 4) break;
      best = n;
      for (uint32_t i = 0; i < m && best > 1; i++)
        best = u32_min(best,
                       sign_bits_at(k, arg(f, v, i), NULL, k->max_depth - 1 > depth ? k->max_depth - 1 : depth + 1));
      break;
    }
    default: break;
    }
#undef SB
#undef LESS
  }
  Known b = bits ? *bits : bits_at(k, v, depth);
  unsigned z = ap_clo(b.zero), o = ap_clo(b.one);
  return u32_max(best, u32_max(1, u32_max(z, o)));
}
unsigned known_sign_bits(const KnownCtx *k, Val v) {
  Known b = known_bits(k, v);
  return sign_bits_at(k, v, &b, 0);
}
Known known_bits_and_sign(const KnownCtx *k, Val v, unsigned *sign_bits) {
  Known b = known_bits(k, v);
  *sign_bits = sign_bits_at(k, v, &b, 0);
  return b;
}

/* Address 0 may be an object's. */
bool known_null_is_valid(const Fn *f, Ty ptr) {
  return ty_addrspace(f->m, ptr) != 0 || fn_has_attr(f, ATTR_NULL_POINTER_IS_VALID);
}
bool known_nonnull_decl(const Fn *f, Val v) {
  Ty t = ty(f, v);
  AttrSet s[2] = {0};
  if (is_arg(f, v)) s[0] = attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, v));
  else if (is_call(f, v)) {
    Glob g = call_target(f, v);
    s[0] = attrlist_ret(f->m, call_rec(f, v)->attrs);
    if (g) s[1] = attrlist_ret(f->m, glob(f->m, g)->fattrs);
  } else return op(f, v) == OP_ALLOCA ? ty_addrspace(f->m, t) == 0 : md_get(f, v, MDK_NONNULL) != MD_NONE;
  for (unsigned i = 0; i < 2; i++) {
    const Attr *d = attrset_find(f->m, s[i], ATTR_DEREFERENCEABLE);
    if (attrset_has(f->m, s[i], ATTR_NONNULL) || (d && d->val && !known_null_is_valid(f, t))) return true;
  }
  return false;
}
static bool nonzero_at(const KnownCtx *k, Val v, unsigned depth);
/* Some step of an inbounds getelementptr is not zero: from null, which lies in no object, that would be poison. */
static bool gep_moves(const KnownCtx *k, Val v, unsigned depth) {
  const Fn *f = k->f;
  Ty t = gep_type(f, v);
  for (uint32_t i = 1; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    uint64_t c;
    if (i > 1) {
      if (ty_kind(f->m, t) == TK_STRUCT) {
        if (!val_is_con(x) || !con_u64(&f->con, x, &c) || !ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return false;
        if (ty_field_offset(f->m, t, (uint32_t)c)) return true;
        t = ty_field(f->m, t, c);
        continue;
      }
      t = ty_elem(f->m, t);
    }
    if (!ty_is_sized(f->m, t)) return false;
    if (ty_alloc_size(f->m, t) && nonzero_at(k, x, depth + 1)) return true;
  }
  return false;
}
static bool nonzero_at(const KnownCtx *k, Val v, unsigned depth) {
  Fn *f = k->f;
  Ty t = ty(f, v);
  if (val_is_con(v)) {
    ConPool *p = &f->con;
    Val c = con_twin(p, v);
    if (con_kind(p, c) == CON_GLOBAL) {
      const Global *g = glob(f->m, con_glob(p, c));
      return !glob_is_absolute(g) && g->linkage != LINK_EXTERN_WEAK && g->addrspace == 0 &&
             (g->kind == GK_VAR || g->kind == GK_FUNC);
    }
    if (con_kind(p, c) == CON_ADDR && (con_rec(p, c)->flags & F_INBOUNDS))
      return nonzero_at(k, (Val)con_rec(p, c)->a, depth + 1);
    if (con_kind(p, c) == CON_AGG) {
      if (!con_is_imm_int(p, c)) return false;
      uint64_t n = con_nelems(p, c);
      for (uint64_t i = 0; i < n; i++) {
        Cv x = con_cv(p, c, i);
        if (x.kind == CV_INT ? ap_is_zero(x.ap) : con_is_undef(p, con_elem(p, c, i))) return false;
      }
      return true;
    }
    Cv x = con_cv(p, c, 0);
    return x.kind == CV_INT && !ap_is_zero(x.ap);
  }
  Known b = bits_at(k, v, depth);
  if (!ap_is_zero(b.one)) return true;
  if (depth >= k->max_depth && cap_hit(k->f->m, KNOWN_DEPTH)) return false;
#define NZ(i) nonzero_at(k, arg(f, v, i), depth + 1)
  unsigned fl = flags(f, v);
  switch (op(f, v)) {
  case OP_ARG:
  case OP_ALLOCA:
  case OP_LOAD: return ty_is_ptr(f->m, t) && known_nonnull_decl(f, v);
  case OP_OR: return NZ(0) || NZ(1);
  case OP_ZEXT:
  case OP_SEXT:
  case OP_FREEZE: return op(f, v) == OP_FREEZE ? known_not_undef_poison(k, arg(f, v, 0)) && NZ(0) : NZ(0);
  case OP_SHL: return (fl & (F_NUW | F_NSW)) && NZ(0);
  case OP_LSHR:
  case OP_ASHR: return (fl & F_EXACT) && NZ(0);
  case OP_UDIV:
  case OP_SDIV: return (fl & F_EXACT) && NZ(0);
  case OP_TRUNC: return (fl & (F_NUW | F_NSW)) && NZ(0);
  case OP_PTRTOINT:
    return ty_bits(f->m, t) >= ptr_bits(f->m, ty_addrspace(f->m, ty_scalar(f->m, ty(f, arg(f, v, 0))))) && NZ(0);
  case OP_MUL: {
    if (fl & (F_NUW | F_NSW)) return NZ(0) && NZ(1);
    bool odd = ap_test(bits_at(k, arg(f, v, 1), depth + 1).one, 0); /* what an odd factor maps to zero is zero */
    return odd ? NZ(0) : ap_test(bits_at(k, arg(f, v, 0), depth + 1).one, 0) && NZ(1);
  }
  case OP_ADD:
    if (fl & F_NUW) return NZ(0) || NZ(1);
    if (known_nonneg(k, arg(f, v, 0)) && known_nonneg(k, arg(f, v, 1))) return NZ(0) || NZ(1);
    return false;
  case OP_SELECT: return NZ(1) && NZ(2);
  case OP_GEP:
    if ((fl & F_NUW) && ty_is_ptr(f->m, ty(f, v)) && NZ(0)) return true;
    return (fl & F_INBOUNDS) && ty_is_ptr(f->m, ty(f, v)) && !known_null_is_valid(f, ty(f, v)) &&
           (NZ(0) || gep_moves(k, v, depth));
  case OP_PHI: {
    uint32_t m = nops(f, v);
    if (m == 0 || m > 4) return false;
    for (uint32_t i = 0; i < m; i++)
      if (arg(f, v, i) != v && !nonzero_at(k, arg(f, v, i), k->max_depth - 1 > depth ? k->max_depth - 1 : depth + 1))
        return false;
    return true;
  }
  case OP_CALL: {
    if (ty_is_ptr(f->m, t) && known_nonnull_decl(f, v)) return true;
    int64_t lo, hi;
    if (intrinsic_bounds(f, (IntrinsicId)call_intrinsic(f, v), &lo, &hi)) return lo > 0;
    switch (call_intrinsic(f, v)) {
    case INTRIN_umax:
    case INTRIN_uadd_sat: return NZ(0) || NZ(1);
    case INTRIN_umin:
    case INTRIN_smax:
    case INTRIN_smin: return NZ(0) && NZ(1);
    case INTRIN_ctpop:
    case INTRIN_abs:
    case INTRIN_bswap:
    case INTRIN_bitreverse: return NZ(0);
    default: return false;
    }
  }
  default: return false;
  }
#undef NZ
}
bool known_nonzero(const KnownCtx *k, Val v) {
  Context c;
  return nonzero_at(k, v, 0) || (context_of(k, v, &c) && (c.nonzero || c.one));
}

static bool pow2_at(const KnownCtx *k, Val v, bool z, unsigned depth);
/* All that a phi takes are powers of two; or it begins with one and a step keeps it one: `for (s = 1; ...; s <<= 1)`.
 */
static bool pow2_phi(const KnownCtx *k, Val phi, bool z, unsigned depth) {
  Fn *f = k->f;
  uint32_t n = nops(f, phi);
  if (past_cap(f->m, KNOWN_PHI_OPERANDS, n)) return false;
  for (uint32_t i = 0; n == 2 && i < 2; i++) {
    Val step = arg(f, phi, i);
    if (val_is_con(step) || nops(f, step) != 2 || (arg(f, step, 0) != phi && arg(f, step, 1) != phi)) continue;
    Op o = op(f, step);
    bool left = arg(f, step, 0) == phi, exact = flags(f, step) & F_EXACT, nuw = flags(f, step) & F_NUW;
    Val other = arg(f, step, left);
    bool keeps = (o == OP_SHL && left && (z || nuw || (flags(f, step) & F_NSW))) ||
                 (o == OP_LSHR && left && (z || exact)) || (o == OP_AND && z) ||
                 (o == OP_MUL && (z || nuw) && other != phi && pow2_at(k, other, z, depth + 1));
    if (keeps) return pow2_at(k, arg(f, phi, 1 - i), z, depth + 1);
  }
  unsigned deep = depth + 1 > k->max_depth - 1 ? depth + 1 : k->max_depth - 1; /* operands of operands at most */
  bool some = false;
  for (uint32_t i = 0; i < n; i++) {
    Val in = arg(f, phi, i);
    if (in == phi) continue;
    if (!pow2_at(k, in, z, deep)) return false;
    some = true;
  }
  return some;
}
static bool pow2_at(const KnownCtx *k, Val v, bool z, unsigned depth) {
  Fn *f = k->f;
  if (val_is_con(v)) {
    ConPool *p = &f->con;
    Val c = con_twin(p, v);
    if (!con_is_imm_int(p, c)) return false;
    uint64_t n = con_kind(p, c) == CON_AGG ? con_nelems(p, c) : 1;
    for (uint64_t i = 0; i < n; i++) {
      Cv x = con_cv(p, c, i);
      if (x.kind != CV_INT) {
        if (con_is_undef(p, con_elem(p, c, i))) return false;
        continue;
      }
      if (!ap_is_pow2(x.ap) && !(z && ap_is_zero(x.ap))) return false;
    }
    return true;
  }
  if (depth >= k->max_depth && cap_hit(k->f->m, KNOWN_DEPTH)) return false;
#define P2(i, z_) pow2_at(k, arg(f, v, i), z_, depth + 1)
  switch (op(f, v)) {
  case OP_SHL: {
    Ap one;
    if (con_splat_ap(&f->con, arg(f, v, 0), &one) && ap_is_one(one)) return true; /* too large an amount is poison */
    return P2(0, z) && (z || (flags(f, v) & (F_NUW | F_NSW)));
  }
  case OP_LSHR: {
    Ap c;
    if (con_splat_ap(&f->con, arg(f, v, 0), &c) && ap_is_smin(c)) return true;
    return P2(0, z) && (z || (flags(f, v) & F_EXACT));
  }
  case OP_ZEXT: return P2(0, z);
  case OP_TRUNC: return z && P2(0, z);
  case OP_SELECT: return P2(1, z) && P2(2, z);
  case OP_AND: {
    if (z && (P2(0, true) || P2(1, true))) return true;
    for (uint32_t i = 0; i < 2; i++) { /* x & -x */
      Val q = arg(f, v, i), x = arg(f, v, 1 - i);
      if (is_op(f, q, OP_SUB) && val_is_con(arg(f, q, 0)) && con_is_zero(&f->con, arg(f, q, 0)) && arg(f, q, 1) == x &&
          known_not_undef_poison(k, x))
        return z || known_nonzero(k, x);
    }
    return false;
  }
  case OP_FREEZE: return known_not_undef_poison(k, arg(f, v, 0)) && P2(0, z);
  case OP_PHI: return pow2_phi(k, v, z, depth);
  case OP_CALL:
    switch (call_intrinsic(f, v)) {
    case INTRIN_umax:
    case INTRIN_umin:
    case INTRIN_smax:
    case INTRIN_smin: return P2(0, z) && P2(1, z);
    case INTRIN_bswap:
    case INTRIN_bitreverse: return P2(0, z);
    case INTRIN_fshl:
    case INTRIN_fshr: return arg(f, v, 0) == arg(f, v, 1) && known_not_undef_poison(k, arg(f, v, 0)) && P2(0, z);
    default: return false;
    }
  default: return false;
  }
#undef P2
}
bool known_pow2(const KnownCtx *k, Val v, bool or_zero) { return pow2_at(k, v, or_zero, 0); }

int known_icmp(const KnownCtx *k, Pred p, Val x, Val y) {
  if (p < ICMP_EQ) return -1;
  if (p == ICMP_ULT || p == ICMP_SLT || p == ICMP_UGE || p == ICMP_SGE) {
    p = pred_swap(p);
    Val t = x;
    x = y;
    y = t;
  }
  Arena *A = k->arena;
  Known a = known_bits(k, x), b = known_bits(k, y);
  if (a.zero.bits != b.zero.bits) return -1;
  switch (p) {
  case ICMP_EQ:
  case ICMP_NE: {
    bool differ = ap_intersects(a.one, b.zero) || ap_intersects(a.zero, b.one);
    if (differ) return p == ICMP_NE;
    if (is_const(A, a) && is_const(A, b) && ap_eq(a.one, b.one)) return p == ICMP_EQ;
    return -1;
  }
  default: { /* b < a, !(b < a) */
    bool s = pred_is_signed(p), inv = p == ICMP_ULE || p == ICMP_SLE;
    Ap amin = s ? known_smin(A, a) : known_umin(A, a), amax = s ? known_smax(A, a) : known_umax(A, a);
    Ap bmin = s ? known_smin(A, b) : known_umin(A, b), bmax = s ? known_smax(A, b) : known_umax(A, b);
    if (s ? ap_sgt(amin, bmax) : ap_ugt(amin, bmax)) return !inv;
    if (s ? ap_sle(amax, bmin) : ap_ule(amax, bmin)) return inv;
    return -1;
  }
  }
}
