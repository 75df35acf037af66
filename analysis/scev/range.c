/* range.c: scalar evolution: sets of values of expressions, and what divides them.
 *
 * Each expression has two ranges, which both hold: one whose cuts were chosen for unsigned, one for signed questions.
 * Sources: constants; !range, range attributes, special registers (launch bounds); known bits and sign bits; object
 * sizes; operands; no-wrap flags; for recurrences the greatest backedge count; for phis the union of what comes in.
 * Wider than 64 bits: wide.c. */
#include "analysis/memory/loads.h"
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

/* ---- intervals ---- */
Range range_meet_spans(Range a, Range b, int pref) {
  if (range_contains(a, b)) return b;
  if (range_contains(b, a)) return a;
  if (a.kind != RANGE_SPAN || b.kind != RANGE_SPAN) return range_empty(a.bits);
  bool in_b = range_has(b, a.lo), in_a = range_has(a, b.lo);
  if (!in_b || !in_a)
    return in_b ? range_make(a.bits, a.lo, b.hi) : in_a ? range_make(a.bits, b.lo, a.hi) : range_empty(a.bits);
  /* two pieces: either holds both */
  bool wa = pref == 2 ? range_wraps_s(a) : range_wraps_u(a), wb = pref == 2 ? range_wraps_s(b) : range_wraps_u(b);
  if (pref && wa != wb) return wa ? b : a;
  return range_size_minus1(a) < range_size_minus1(b) ? a : b;
}
static uint64_t udiv_floor(uint64_t a, uint64_t b) { return a / b; }
/* Values x so that x + y (x * y) does not wrap for any y of `other`. */
Range nowrap_region(SxKind k, Range other, bool sign) {
  unsigned w = other.bits;
  if (!w) return range_empty(0);
  if (other.kind == RANGE_EMPTY) return range_full(w);
  uint64_t m = mask64(w), smin = 1ull << (w - 1);
  if (k == SXK_ADD) {
    if (!sign) return range_make(w, 0, (0 - range_umax(other)) & m);
    int64_t lo = range_smin(other), hi = range_smax(other);
    return range_make(w, lo < 0 ? smin - (uint64_t)lo : smin, hi > 0 ? smin - (uint64_t)hi : smin);
  }
  if (!sign) {
    uint64_t y = range_umax(other);
    return y <= 1 ? range_full(w) : range_make(w, 0, udiv_floor(m, y) + 1);
  }
  Range r = range_full(w);
  int64_t v[2] = {range_smin(other), range_smax(other)};
  int64_t min = sext64(smin, w), max = (int64_t)(smin - 1);
  for (int i = 0; i < 2; i++) {
    int64_t y = v[i], lo, hi;
    if (y == 0 || y == 1) continue;
    if (y == -1) {
      r = range_meet(r, range_make(w, smin + 1, smin), 2);
      continue;
    }
    if (y > 0) lo = min / y, hi = max / y;
    else lo = max / y, hi = y == INT64_MIN && min == INT64_MIN ? 1 : min / y;
    r = range_meet(r, range_make(w, (uint64_t)lo, (uint64_t)hi + 1), 2);
  }
  return r;
}
Range range_of_icmp(Pred p, uint64_t c, unsigned bits) { return range_allowed(p, range_one(bits, c)); }
/* r = { x : icmp p (x + offset), c }. */
bool range_to_icmp(Range r, Pred *p, uint64_t *c, uint64_t *offset) {
  uint64_t m = mask64(r.bits), smin = 1ull << (r.bits - 1), x;
  *offset = 0;
  if (r.kind != RANGE_SPAN) {
    *p = r.kind == RANGE_EMPTY ? ICMP_ULT : ICMP_UGE, *c = 0;
    return true;
  }
  if (range_single(r, &x)) {
    *p = ICMP_EQ, *c = x;
    return true;
  }
  if (range_single(range_invert(r), &x)) {
    *p = ICMP_NE, *c = x;
    return true;
  }
  if (r.lo == smin || r.lo == 0) {
    *p = r.lo == smin ? ICMP_SLT : ICMP_ULT, *c = r.hi;
    return true;
  }
  if (r.hi == smin || r.hi == 0) {
    *p = r.hi == smin ? ICMP_SGE : ICMP_UGE, *c = r.lo;
    return true;
  }
  *p = ICMP_ULT, *c = (r.hi - r.lo) & m, *offset = (0 - r.lo) & m;
  return true;
}

/* ---- what divides ---- */
static Ap pow2_ap(Scev *s, uint32_t w, uint32_t tz) { return tz < w ? ap_bit(&s->tmp, w, tz) : ap_zero(&s->tmp, w); }
static uint32_t zeros_of(Ap a) { return ap_is_zero(a) ? a.bits : ap_ctz(a); }
/* A place that is reached whenever v is computed, behind the assumptions that follow in its block; VAL_NONE: there
 * are none. */
static Val behind_assumptions(const Scev *s, Val v) {
  const Fn *f = s->f;
  if (!s->nassume || val_is_con(v) || is_arg(f, v)) return VAL_NONE;
  Val at = VAL_NONE, x = next_of(f, v);
  for (unsigned i = 0; x && !at_cap(f->m, SCEV_ASSUME_SCAN, i); i++, x = next_of(f, x)) {
    if (is_op(f, x, OP_CALL) && call_intrinsic(f, x) == INTRIN_assume) at = next_of(f, x);
    else if (!transfers_execution(f, x)) break;
  }
  return at;
}
static void known_find(Scev *s, Sx x) {
  Val v = unk_val(s, x);
  uint32_t w = bits_of(s, x);
  KnownCtx k = known_at(s->f, &s->tmp, behind_assumptions(s, v));
  unsigned sign = 1;
  Known kb = is_ptr_sx(s, x) ? known_bits(&k, v) : known_bits_and_sign(&k, v, &sign);
  SxKnown r = {ap_zext_or_trunc(&s->tmp, kb.zero, w).u, ap_zext_or_trunc(&s->tmp, kb.one, w).u,
               val_is_con(v) || is_ptr_sx(s, x) ? range_full(w) : range_of_decl(s->f, v), sign, false};
  r.nothing = !(r.zero | r.one) && range_is_full(r.decl) && sign == 1;
  if (!s->known.cap) array_reserve(s, &s->known, s->f->nlive / 2);
  s->rec.p[x].op = s->known.n;
  array_push(s, &s->known, r);
  s->rec.p[x].done |= DONE_KNOWN;
}
static inline const SxKnown *known_of(Scev *s,
                                      Sx x) { /* up to 64 bits: asked for once; holds until the next is asked for */
  if (!(s->rec.p[x].done & DONE_KNOWN)) known_find(s, x);
  return &s->known.p[rec_of(s, x)->op];
}
static uint32_t known_zeros(Scev *s, Sx x, uint32_t w) {
  Val v = unk_val(s, x);
  uint32_t n;
  if (w <= 64) n = ap_cto(ap_small(w, known_of(s, x)->zero));
  else {
    KnownCtx k = known_at(s->f, &s->tmp, behind_assumptions(s, v));
    n = ap_cto(known_bits(&k, v).zero);
  }
  uint32_t al = is_ptr_sx(s, x) ? ptr_align(s->f, v) : 0;
  return u32_min(w, al > 1 ? u32_max((uint32_t)__builtin_ctz(al), n) : n);
}
static Ap multiple_new(Scev *s, Sx x);
static bool zeros_new(Scev *s, Sx x, uint32_t *tz);
/* Of up to 64 bits. */
static uint64_t multiple_find(Scev *s, Sx x) {
  uint32_t tz;
  uint64_t r = !zeros_new(s, x, &tz) ? multiple_new(s, x).u : tz < bits_of(s, x) ? 1ull << tz : 0;
  s->rec.p[x].done |= DONE_MULT, s->mult[x] = r;
  return r;
}
static inline uint64_t multiple64(Scev *s, Sx x) {
  return s->rec.p[x].done & DONE_MULT ? s->mult[x] : multiple_find(s, x);
}
Ap multiple_of(Scev *s, Sx x) {
  if (bits_of(s, x) <= 64) return (Ap){.bits = bits_of(s, x), .u = multiple64(s, x)};
  return is_con_sx(s, x) ? const_of(s, x) : multiple_new(s, x);
}
static inline uint32_t zeros64(Scev *s, Sx x) {
  uint64_t m = multiple64(s, x);
  return m ? (uint32_t)__builtin_ctzll(m) : bits_of(s, x);
}
/* True: it is 2^*tz that is known to divide x (tz the width: x is 0). */
static bool zeros_new(Scev *s, Sx x, uint32_t *tz) {
  uint32_t w = bits_of(s, x), n = nops_of(s, x);
  switch (kind_of(s, x)) {
  case SXK_TRUNC:
  case SXK_SEXT: {
    uint32_t z = sx_trailing_zeros(s, op_of(s, x, 0));
    *tz = z == bits_of(s, op_of(s, x, 0)) ? w : u32_min(z, w);
    return true;
  }
  case SXK_MUL:
    if (flags_of(s, x) & SX_NUW) return false;
    *tz = 0;
    for (uint32_t i = 0; i < n && *tz < w; i++) *tz += sx_trailing_zeros(s, op_of(s, x, i));
    *tz = u32_min(*tz, w);
    return true;
  case SXK_ADD:
  case SXK_ADDREC:
    if (flags_of(s, x) & SX_NUW) return false;
    *tz = w;
    for (uint32_t i = 0; i < n && *tz; i++) *tz = u32_min(*tz, sx_trailing_zeros(s, op_of(s, x, i)));
    return true;
  case SXK_UNKNOWN: *tz = known_zeros(s, x, w); return true;
  case SXK_ZEXT:
  case SXK_PTRTOINT:
  case SXK_PTRTOADDR:
  case SXK_UMAX:
  case SXK_SMAX:
  case SXK_UMIN:
  case SXK_SMIN:
  case SXK_SEQ_UMIN: return false;
  default: *tz = 0; return true;
  }
}
static Ap multiple_new(Scev *s, Sx x) {
  uint32_t w = bits_of(s, x), n = nops_of(s, x), tz;
  if (zeros_new(s, x, &tz)) return pow2_ap(s, w, tz);
  Ap r = multiple_of(s, op_of(s, x, 0));
  switch (kind_of(s, x)) {
  case SXK_ZEXT:
  case SXK_PTRTOINT:
  case SXK_PTRTOADDR: return ap_zext_or_trunc(&s->tmp, r, w);
  case SXK_MUL: /* that does not wrap */
    for (uint32_t i = 1; i < n; i++) r = ap_mul(&s->tmp, r, multiple_of(s, op_of(s, x, i)));
    return r;
  default: /* sums that do not wrap, one of several */
    for (uint32_t i = 1; i < n && !ap_is_one(r); i++) r = ap_gcd(&s->tmp, r, multiple_of(s, op_of(s, x, i)));
    return r;
  }
}
uint32_t sx_trailing_zeros(Scev *s, Sx x) {
  return bits_of(s, x) <= 64 ? zeros64(s, x) : u32_min(zeros_of(multiple_of(s, x)), bits_of(s, x));
}
static bool pow2_leaf(const Scev *s, Sx x, bool or_neg) {
  return is_con_sx(s, x) && (ap_is_pow2(const_of(s, x)) || (or_neg && ap_is_neg_pow2(const_of(s, x))));
}
bool is_pow2_sx(Scev *s, Sx x, bool or_zero, bool or_neg) {
  if (pow2_leaf(s, x, or_neg)) return true;
  if (kind_of(s, x) != SXK_MUL) return false;
  for (uint32_t i = 0; i < nops_of(s, x); i++)
    if (!pow2_leaf(s, op_of(s, x, i), or_neg)) return false;
  return or_zero || sx_known_nonzero(s, x);
}

/* ---- recurrences ---- */
static Range affine_one_way(unsigned w, uint64_t step, Range start, uint64_t count, bool sign) {
  uint64_t m = mask64(w);
  if (!step || !count) return start;
  if (range_is_full(start) || range_is_empty(start)) return range_full(w);
  bool down = sign && (step >> (w - 1) & 1);
  if (down) step = (0 - step) & m;
  if (m / step < count) return range_full(w);
  uint64_t off = step * count, lo = start.lo, hi = (start.hi - 1) & m, moved = (down ? lo - off : hi + off) & m;
  if (range_has(start, moved)) return range_full(w);
  return down ? range_make(w, moved, hi + 1) : range_make(w, lo, moved + 1);
}
static Range range_of_affine(Scev *s, Sx start, Sx step, uint64_t count) {
  unsigned w = bits_of(s, start);
  Range ss = srange_of(s, start), st = srange_of(s, step);
  Range r = range_union(affine_one_way(w, (uint64_t)range_smin(st) & mask64(w), ss, count, true),
                        affine_one_way(w, (uint64_t)range_smax(st) & mask64(w), ss, count, true));
  Range u = affine_one_way(w, range_umax(urange_of(s, step)), urange_of(s, start), count, false);
  return range_meet(r, u, 0);
}
/* (c ? t : f) behind a cast and an added constant. */
typedef struct Choice {
  bool ok;
  Val cond;
  Ap t, f;
} Choice;
static Choice choice_of(Scev *s, Sx x, uint32_t w) {
  Choice r = {0};
  Ap off = ap_zero(&s->tmp, w);
  if (kind_of(s, x) == SXK_ADD && nops_of(s, x) == 2 && is_con_sx(s, op_of(s, x, 0)))
    off = const_of(s, op_of(s, x, 0)), x = op_of(s, x, 1);
  SxKind cast = SXK_CNC;
  if (kind_of(s, x) >= SXK_TRUNC && kind_of(s, x) <= SXK_SEXT) cast = kind_of(s, x), x = op_of(s, x, 0);
  if (kind_of(s, x) != SXK_UNKNOWN || !is_op(s->f, unk_val(s, x), OP_SELECT)) return r;
  Val v = unk_val(s, x), t = arg(s->f, v, 1), f = arg(s->f, v, 2);
  uint64_t a, b;
  if (!val_is_con(t) || !val_is_con(f) || con_kind(&s->f->con, t) != CON_INT || con_kind(&s->f->con, f) != CON_INT ||
      !con_u64(&s->f->con, t, &a) || !con_u64(&s->f->con, f, &b))
    return r;
  r.t = ap_small(bits_of(s, x), a), r.f = ap_small(bits_of(s, x), b);
  if (cast == SXK_TRUNC) r.t = ap_trunc(&s->tmp, r.t, w), r.f = ap_trunc(&s->tmp, r.f, w);
  if (cast == SXK_ZEXT) r.t = ap_zext(&s->tmp, r.t, w), r.f = ap_zext(&s->tmp, r.f, w);
  if (cast == SXK_SEXT) r.t = ap_sext(&s->tmp, r.t, w), r.f = ap_sext(&s->tmp, r.f, w);
  r.t = ap_add(&s->tmp, r.t, off), r.f = ap_add(&s->tmp, r.f, off);
  r.cond = arg(s->f, v, 0), r.ok = true;
  return r;
}
/* {c ? a : b,+,c ? p : q} is one of {a,+,p} and {b,+,q}. */
static Range range_by_factoring(Scev *s, Sx start, Sx step, uint64_t count) {
  uint32_t w = bits_of(s, start);
  Choice a = choice_of(s, start, w), b = choice_of(s, step, w);
  if (!a.ok || !b.ok || a.cond != b.cond) return range_full(w);
  Ty t = type_of(s, step);
  Sx ta = sx_const(s, t, a.t), fa = sx_const(s, t, a.f), tb = sx_const(s, t, b.t), fb = sx_const(s, t, b.f);
  return range_union(range_of_affine(s, ta, tb, count), range_of_affine(s, fa, fb, count));
}
/* A phi that is shifted by a positive amount in every round. */
static Range range_of_shift_phi(Scev *s, Val phi) {
  Fn *f = s->f;
  uint32_t w = ty_bits(f->m, ty(f, phi));
  Range full = range_full(w);
  if (nops(f, phi) != 2) return full;
  for (uint32_t i = 0; i < 2; i++) {
    Val bo = arg(f, phi, i), start = arg(f, phi, 1 - i);
    Op o = op(f, bo);
    if ((o != OP_SHL && o != OP_LSHR && o != OP_ASHR) || arg(f, bo, 0) != phi) continue;
    uint32_t loop = loop_of(s->l, blk_of(f, phi));
    if (!loop || !loop_has_blk(s->l, loop, blk_of(f, bo)) || !dom_reachable(s->d, blk_of(f, phi))) return full;
    uint32_t tc = sx_max_trip_count(s, loop);
    if (!tc || tc >= w) return full;
    KnownCtx k = known_at(f, &s->tmp, VAL_NONE);
    Known ks = known_bits(&k, start), kt = known_bits(&k, arg(f, bo, 1));
    uint64_t amount = ap_limited(known_umax(&s->tmp, kt), 1u << 20), total = amount * (tc - 1);
    if (amount >= w && tc > 1) return full;
    if (total >= w) total = w - 1u;
    uint64_t min = known_umin(&s->tmp, ks).u, max = known_umax(&s->tmp, ks).u;
    if (o == OP_LSHR) return range_make(w, min >> total, max + 1);
    if (o == OP_ASHR) {
      if (!(max >> (w - 1))) return range_make(w, min >> total, max + 1);
      if (min >> (w - 1)) return range_make(w, min, (uint64_t)(sext64(max, w) >> total) + 1);
      return full;
    }
    uint32_t lz = max ? ap_clz(ap_small(w, max)) : w;
    return total < lz ? range_make(w, min, (max << total) + 1) : full;
  }
  return full;
}

/* ---- ranges ---- */
static inline Range range_get(Scev *s, Sx x, bool sign) {
  const Range *r = &(sign ? s->rs : s->ru)[x];
  return LIKELY(r->kind != RANGE_UNKNOWN) ? *r : range_ask(s, x, sign);
}
static Range deref_range(Scev *s, Val v, uint32_t w) { /* an object does not end beyond the address space */
  uint64_t bytes = 0;
  const Fn *f = s->f;
  if (val_is_con(v)) {
    if (con_kind(&f->con, v) == CON_GLOBAL) {
      const Global *g = glob(f->m, con_glob(&f->con, v));
      if (g->kind == GK_VAR && g->linkage != LINK_EXTERN_WEAK && ty_is_sized(f->m, g->type))
        bytes = ty_store_size(f->m, g->type);
    }
  } else if (is_op(f, v, OP_ALLOCA) && val_is_con(arg(f, v, 0)) && con_u64(&f->con, arg(f, v, 0), &bytes) &&
             ty_is_sized(f->m, alloca_type(f, v)) && !ty_scalable(f->m, alloca_type(f, v))) {
    bytes = bytes == 1 ? ty_store_size(f->m, alloca_type(f, v)) : 0;
  } else {
    bytes = 0;
    AttrSet a = ATTRS_NONE;
    if (is_arg(f, v)) a = attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, v));
    else if (is_call(f, v)) a = attrlist_ret(f->m, call_rec(f, v)->attrs);
    const Attr *d = attrset_find(f->m, a, ATTR_DEREFERENCEABLE);
    if (d) bytes = d->val;
    if (!bytes && (d = attrset_find(f->m, a, ATTR_BYVAL)) && d->type && ty_is_sized(f->m, d->type))
      bytes = ty_store_size(f->m, d->type);
    if (!bytes && (d = attrset_find(f->m, a, ATTR_DEREFERENCEABLE_OR_NULL))) bytes = d->val;
  }
  uint64_t m = mask64(w);
  if (bytes <= 1 || bytes > m) return range_full(w);
  uint64_t al = ptr_align(f, v), max = m - bytes;
  max -= max % al;
  KnownCtx k = known_at(s->f, &s->tmp, VAL_NONE);
  return range_make(w, known_nonzero(&k, v) ? al : 0, max + 1);
}
static Range range_of_known(const SxKnown *kb, Range r, uint32_t w, int pref) {
  r = range_meet(r, kb->decl, pref);
  unsigned ns = kb->sign_bits;
  uint64_t m = mask64(w), zero = kb->zero, one = kb->one;
  if (ns > 1 && ns <= w) {
    uint64_t hi = m & ~mask64(w - ns);
    if (zero & hi) zero |= hi;
    if (one & hi) one |= hi;
  }
  if (!(zero & one)) r = range_meet(r, range_make(w, one, (~zero & m) + 1), pref);
  if (ns > 1 && ns <= w) {
    uint64_t half = 1ull << (w - ns);
    r = range_meet(r, range_make(w, 0 - half, half), pref);
  }
  return r;
}
static Range range_of_unknown(Scev *s, Sx x, bool sign, Range r) {
  Fn *f = s->f;
  Val v = unk_val(s, x);
  uint32_t w = bits_of(s, x);
  int pref = sign ? 2 : 1;
  bool ptr = is_ptr_sx(s, x);
  bool phi = is_op(f, v, OP_PHI);
  if (phi && !ptr) r = range_meet(r, range_of_shift_phi(s, v), pref); /* which may ask for the bits of others */
  const SxKnown *kb = known_of(s, x);
  if (!kb->nothing) r = range_of_known(kb, r, w, pref);
  if (ptr && !sign) r = range_meet(r, deref_range(s, v, w), pref);
  if (phi && !at_cap(f->m, SCEV_RANGE_NEST, s->range_nest)) {
    if (s->pending[v] & 2) return r;
    s->pending[v] |= 2;
    Range u = range_empty(w);
    for (uint32_t i = 0, n = nops(f, v); i < n && !range_is_full(u); i++) {
      Sx o = sx_of(s, arg(f, v, i));
      u = range_union(u, range_get(s, o, sign));
    }
    s->pending[v] &= (uint8_t)~2u;
    r = range_meet(r, u, pref);
  }
  return r;
}
static Range range_of_rec(Scev *s, Sx x, bool sign, Range r) {
  uint32_t w = bits_of(s, x);
  int pref = sign ? 2 : 1;
  if (flags_of(s, x) & SX_NUW) {
    uint64_t min = range_umin(urange_of(s, op_of(s, x, 0)));
    if (min) r = range_meet(r, range_make(w, min, 0), pref);
  }
  if (flags_of(s, x) & SX_NSW) {
    bool nonneg = true, nonpos = true;
    for (uint32_t i = 1, n = nops_of(s, x); i < n; i++) {
      Sx o = op_of(s, x, i);
      if (!sx_known_nonneg(s, o)) nonneg = false;
      if (range_smax(srange_of(s, o)) > 0) nonpos = false;
    }
    Range st = srange_of(s, op_of(s, x, 0));
    uint64_t smin = 1ull << (w - 1);
    if (nonneg) r = range_meet(r, range_make(w, (uint64_t)range_smin(st), smin), pref);
    else if (nonpos) r = range_meet(r, range_make(w, smin, (uint64_t)range_smax(st) + 1), pref);
  }
  if (nops_of(s, x) != 2) return r;
  uint32_t loop = rec_loop(s, x);
  Sx be = sx_backedge_max(s, loop);
  if (!is_con_sx(s, be) || ap_active_bits(const_of(s, be)) > w) return r;
  uint64_t count = ap_lo64(const_of(s, be));
  r = range_meet(r, range_of_affine(s, op_of(s, x, 0), op_of(s, x, 1), count), pref);
  return range_meet(r, range_by_factoring(s, op_of(s, x, 0), op_of(s, x, 1), count), pref);
}
static Range range_new(Scev *s, Sx x, bool sign) {
  uint32_t w = bits_of(s, x), n = nops_of(s, x);
  int pref = sign ? 2 : 1;
  if (s->range_nest > 4 * CAP_SCEV_RANGE_NEST) return range_full(w);
  Range r = range_full(w);
  if (!sign) {
    uint64_t mul = multiple64(s, x), rem = mul > 1 ? mask64(w) % mul : 0;
    if (rem) r = range_make(w, 0, mask64(w) - rem + 1);
  } else {
    uint32_t tz = zeros64(s, x);
    if (tz) {
      uint64_t smax = mask64(w - 1);
      r = range_make(w, 1ull << (w - 1), (tz >= w ? 0 : smax >> tz << tz) + 1);
    }
  }
  Range y;
  switch (kind_of(s, x)) {
  case SXK_VSCALE: return range_meet(r, range_make(w, 1, 0), pref);
  case SXK_TRUNC:
    if (bits_of(s, op_of(s, x, 0)) > 64) {
      Ap hi = umax_of(s, op_of(s, x, 0));
      return ap_active_bits(hi) > w
                 ? r
                 : range_meet(r, range_incl(w, ap_lo64(umin_of(s, op_of(s, x, 0))), ap_lo64(hi)), pref);
    }
    return range_meet(r, range_cast(OP_TRUNC, range_get(s, op_of(s, x, 0), sign), w), pref);
  case SXK_ZEXT: return range_meet(r, range_cast(OP_ZEXT, range_get(s, op_of(s, x, 0), sign), w), pref);
  case SXK_SEXT: return range_meet(r, range_cast(OP_SEXT, range_get(s, op_of(s, x, 0), sign), w), pref);
  case SXK_PTRTOINT:
  case SXK_PTRTOADDR: return bits_of(s, op_of(s, x, 0)) == w ? range_get(s, op_of(s, x, 0), sign) : r;
  case SXK_ADD: {
    Sx a, b;
    if (!sign && n == 2 && kind_of(s, op_of(s, x, 0)) == SXK_MUL && match_urem(s, x, &a, &b))
      r = range_meet(r, range_urem(urange_of(s, a), urange_of(s, b)), pref);
    unsigned fl = (flags_of(s, x) & SX_NUW ? F_NUW : 0u) | (flags_of(s, x) & SX_NSW ? F_NSW : 0u);
    y = range_get(s, op_of(s, x, 0), sign);
    for (uint32_t i = 1; i < n && (fl || !range_is_full(y)); i++) {
      Range z = range_get(s, op_of(s, x, i), sign), q = range_add(y, z);
      if (fl & F_NSW) q = range_meet(q, range_bin(OP_ADD, F_NSW, y, z), pref);
      if (fl & F_NUW) q = range_meet(q, range_bin(OP_ADD, F_NUW, y, z), pref);
      y = q;
    }
    return range_meet(r, y, pref);
  }
  case SXK_MUL:
    y = range_get(s, op_of(s, x, 0), sign);
    for (uint32_t i = 1; i < n; i++) y = range_mul(y, range_get(s, op_of(s, x, i), sign));
    return range_meet(r, y, pref);
  case SXK_UDIV:
    return range_meet(r, range_udiv(range_get(s, op_of(s, x, 0), sign), range_get(s, op_of(s, x, 1), sign)), pref);
  case SXK_ADDREC: return range_of_rec(s, x, sign, r);
  case SXK_UMAX:
  case SXK_SMAX:
  case SXK_UMIN:
  case SXK_SMIN:
  case SXK_SEQ_UMIN:
    y = range_get(s, op_of(s, x, 0), sign);
    for (uint32_t i = 1; i < n; i++) {
      Range z = range_get(s, op_of(s, x, i), sign);
      switch (kind_of(s, x)) {
      case SXK_UMAX: y = range_umax_op(y, z); break;
      case SXK_SMAX: y = range_smax_op(y, z); break;
      case SXK_SMIN: y = range_smin_op(y, z); break;
      default: y = range_umin_op(y, z); break;
      }
    }
    return range_meet(r, y, pref);
  case SXK_UNKNOWN: return range_of_unknown(s, x, sign, r);
  default: return r;
  }
}
Range range_ask(Scev *s, Sx x, bool sign) {
  uint32_t w = bits_of(s, x);
  if (cnc(x) || w > 64) return range_full(0);
  if (kind_of(s, x) == SXK_UNKNOWN && !is_ptr_sx(s, x) && !is_op(s->f, unk_val(s, x), OP_PHI) &&
      known_of(s, x)->nothing)
    return s->ru[x] = s->rs[x] = range_full(w);
  s->range_nest++;
  Range r = range_new(s, x, sign);
  bool cut = --s->range_nest >= CAP_SCEV_RANGE_NEST;
  if (range_is_empty(r)) r = range_full(w); /* contradictory facts: code that cannot run */
  if (!cut) (sign ? s->rs : s->ru)[x] = r;
  return r;
}
Range sx_range_u(Scev *s, Sx x) { return urange_of(s, x); }
Range sx_range_s(Scev *s, Sx x) { return srange_of(s, x); }

Ap umin_of(Scev *s, Sx x) {
  if (bits_of(s, x) > 64) return is_con_sx(s, x) ? const_of(s, x) : wide_range(s, x).lo[0];
  return ap_small(bits_of(s, x), range_umin(urange_of(s, x)));
}
Ap umax_of(Scev *s, Sx x) {
  if (bits_of(s, x) > 64) return is_con_sx(s, x) ? const_of(s, x) : wide_range(s, x).hi[0];
  return ap_small(bits_of(s, x), range_umax(urange_of(s, x)));
}
Ap smin_of(Scev *s, Sx x) {
  if (bits_of(s, x) > 64) return is_con_sx(s, x) ? const_of(s, x) : wide_range(s, x).lo[1];
  return ap_small(bits_of(s, x), (uint64_t)range_smin(srange_of(s, x)));
}
Ap smax_of(Scev *s, Sx x) {
  if (bits_of(s, x) > 64) return is_con_sx(s, x) ? const_of(s, x) : wide_range(s, x).hi[1];
  return ap_small(bits_of(s, x), (uint64_t)range_smax(srange_of(s, x)));
}
bool sx_known_nonneg(Scev *s, Sx x) {
  return !cnc(x) && (bits_of(s, x) <= 64 ? range_smin(srange_of(s, x)) >= 0 : !ap_is_neg(smin_of(s, x)));
}
bool sx_known_neg(Scev *s, Sx x) { return !cnc(x) && ap_is_neg(smax_of(s, x)); }
bool sx_known_pos(Scev *s, Sx x) {
  Ap m;
  return !cnc(x) && (m = smin_of(s, x), !ap_is_neg(m) && !ap_is_zero(m));
}
bool sx_known_nonzero(Scev *s, Sx x) {
  return !cnc(x) && (!ap_is_zero(umin_of(s, x)) || (bits_of(s, x) <= 64 && !range_has(urange_of(s, x), 0)));
}
