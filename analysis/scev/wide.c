/* wide.c: scalar evolution: ranges of expressions of more than 64 bits (range.c does the others).
 *
 * Two intervals that do not wrap, one of numbers without sign, one of numbers with sign; each holds what the value
 * is, what one says of the sign goes into the other. Such expressions are rare in programs and common for a moment:
 * the tests for no wrap compute in twice the width. So results are kept in a list that is made when the first is
 * asked for. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"

enum { U, S }; /* without and with sign */

static SxWide everything(Scev *s, uint32_t w) {
  return (SxWide){{ap_zero(&s->tmp, w), ap_smin(&s->tmp, w)}, {ap_ones(&s->tmp, w), ap_smax(&s->tmp, w)}};
}
static bool below(int i, Ap a, Ap b) { return i == S ? ap_slt(a, b) : ap_ult(a, b); }
static void shrink(SxWide *r, int i, Ap lo, Ap hi) {
  if (below(i, r->lo[i], lo)) r->lo[i] = lo;
  if (below(i, hi, r->hi[i])) r->hi[i] = hi;
}
/* a op b for op + or *, no sign or sign; flag: the mathematical result is inside the width. */
static void combine(Scev *s, SxWide *a, const SxWide *b, bool product, unsigned fl) {
  uint32_t w = a->lo[U].bits;
  SxWide full = everything(s, w), r = full;
  bool o1, o2;
  Ap lo = product ? ap_umul_ov(&s->tmp, a->lo[U], b->lo[U], &o1) : ap_uadd_ov(&s->tmp, a->lo[U], b->lo[U], &o1);
  Ap hi = product ? ap_umul_ov(&s->tmp, a->hi[U], b->hi[U], &o2) : ap_uadd_ov(&s->tmp, a->hi[U], b->hi[U], &o2);
  if (!o2 || (o1 && !product)) r.lo[U] = lo, r.hi[U] = hi; /* both sums beyond the end: both come round once */
  else if ((fl & SX_NUW) && !o1) r.lo[U] = lo;
  if (product) {
    bool any = false;
    Ap least = full.hi[S], most = full.lo[S];
    for (int i = 0; i < 4; i++) {
      Ap x = ap_smul_ov(&s->tmp, i & 1 ? a->hi[S] : a->lo[S], i & 2 ? b->hi[S] : b->lo[S], &o1);
      any |= o1, least = ap_min_signed(least, x), most = ap_max_signed(most, x);
    }
    if (!any) r.lo[S] = least, r.hi[S] = most;
  } else {
    lo = ap_sadd_ov(&s->tmp, a->lo[S], b->lo[S], &o1), hi = ap_sadd_ov(&s->tmp, a->hi[S], b->hi[S], &o2);
    if ((!o1 && !o2) || (o1 && o2 && ap_is_neg(a->lo[S]) == ap_is_neg(a->hi[S]))) r.lo[S] = lo, r.hi[S] = hi;
    else if (fl & SX_NSW) r.lo[S] = o1 ? full.lo[S] : lo, r.hi[S] = o2 ? full.hi[S] : hi;
  }
  *a = r;
}
static void of_rec(Scev *s, Sx x, SxWide *r) {
  SxWide start = wide_range(s, op_of(s, x, 0));
  bool up = true, down = true;
  for (uint32_t i = 1; i < nops_of(s, x); i++) {
    SxWide st = wide_range(s, op_of(s, x, i));
    up &= !ap_is_neg(st.lo[S]), down &= ap_is_neg(st.hi[S]) || ap_is_zero(st.hi[S]);
  }
  if (flags_of(s, x) & SX_NUW) shrink(r, U, start.lo[U], r->hi[U]);
  if ((flags_of(s, x) & SX_NSW) && up) shrink(r, S, start.lo[S], r->hi[S]);
  if ((flags_of(s, x) & SX_NSW) && down) shrink(r, S, r->lo[S], start.hi[S]);
  Sx be = sx_backedge_max(s, rec_loop(s, x));
  uint32_t w = bits_of(s, x);
  if (nops_of(s, x) != 2 || !is_con_sx(s, be) || ap_active_bits(const_of(s, be)) >= w) return;
  Ap n = ap_zext_or_trunc(&s->tmp, const_of(s, be), w);
  SxWide st = wide_range(s, op_of(s, x, 1));
  bool o1, o2, o3, o4;
  Ap far = ap_uadd_ov(&s->tmp, start.hi[U], ap_umul_ov(&s->tmp, st.hi[U], n, &o1), &o2);
  if (!o1 && !o2) shrink(r, U, start.lo[U], far);
  Ap zero = ap_zero(&s->tmp, w), back = ap_smul_ov(&s->tmp, ap_min_signed(st.lo[S], zero), n, &o1),
     on = ap_smul_ov(&s->tmp, ap_max_signed(st.hi[S], zero), n, &o2);
  Ap lo = ap_sadd_ov(&s->tmp, start.lo[S], back, &o3), hi = ap_sadd_ov(&s->tmp, start.hi[S], on, &o4);
  if (!(o1 | o2 | o3 | o4)) shrink(r, S, lo, hi);
}
static SxWide range_new(Scev *s, Sx x) {
  uint32_t w = bits_of(s, x), n = nops_of(s, x);
  SxWide r = everything(s, w);
  if (is_con_sx(s, x)) return (SxWide){{const_of(s, x), const_of(s, x)}, {const_of(s, x), const_of(s, x)}};
  SxKind k = kind_of(s, x);
  SxWide a = n && k != SXK_ADDREC && !is_ptr_sx(s, op_of(s, x, 0)) ? wide_range(s, op_of(s, x, 0)) : r;
  switch (k) {
  case SXK_ZEXT: r.lo[U] = ap_zext(&s->tmp, a.lo[U], w), r.hi[U] = ap_zext(&s->tmp, a.hi[U], w); break;
  case SXK_SEXT: r.lo[S] = ap_sext(&s->tmp, a.lo[S], w), r.hi[S] = ap_sext(&s->tmp, a.hi[S], w); break;
  case SXK_TRUNC:
    if (ap_active_bits(a.hi[U]) <= w) r.lo[U] = ap_trunc(&s->tmp, a.lo[U], w), r.hi[U] = ap_trunc(&s->tmp, a.hi[U], w);
    if (ap_min_signed_bits(a.lo[S]) <= w && ap_min_signed_bits(a.hi[S]) <= w)
      r.lo[S] = ap_trunc(&s->tmp, a.lo[S], w), r.hi[S] = ap_trunc(&s->tmp, a.hi[S], w);
    break;
  case SXK_ADD:
  case SXK_MUL:
    for (uint32_t i = 1; i < n; i++) {
      SxWide b = wide_range(s, op_of(s, x, i));
      combine(s, &a, &b, k == SXK_MUL, flags_of(s, x));
    }
    r = a;
    break;
  case SXK_UDIV: {
    SxWide b = wide_range(s, op_of(s, x, 1));
    if (!ap_is_zero(b.hi[U]))
      r.lo[U] = ap_udiv(&s->tmp, a.lo[U], b.hi[U]),
      r.hi[U] = ap_udiv(&s->tmp, a.hi[U], ap_umax(b.lo[U], ap_one(&s->tmp, w)));
    break;
  }
  case SXK_UMAX:
  case SXK_SMAX:
  case SXK_UMIN:
  case SXK_SMIN:
  case SXK_SEQ_UMIN:
    for (uint32_t i = 1; i < n; i++) {
      SxWide b = wide_range(s, op_of(s, x, i));
      for (int j = 0; j < 2; j++) {
        bool mine = (k == SXK_SMAX || k == SXK_SMIN) == (j == S), max = k == SXK_UMAX || k == SXK_SMAX;
        bool lower = below(j, a.lo[j], b.lo[j]), upper = below(j, b.hi[j], a.hi[j]);
        if (mine ? max == lower : !lower)
          a.lo[j] = b.lo[j]; /* it is one of them: the other order gives both together */
        if (mine ? max != upper : !upper) a.hi[j] = b.hi[j];
      }
    }
    r = a;
    break;
  case SXK_ADDREC: of_rec(s, x, &r); break;
  case SXK_UNKNOWN: {
    KnownCtx kc = known_at(s->f, &s->tmp, VAL_NONE);
    Known kb = known_bits(&kc, unk_val(s, x));
    if (kb.zero.bits != w || ap_intersects(kb.zero, kb.one)) break;
    Ap sign = ap_bit(&s->tmp, w, w - 1),
       top = ap_intersects(ap_or(&s->tmp, kb.zero, kb.one), sign) ? ap_zero(&s->tmp, w) : sign;
    r.lo[U] = kb.one, r.hi[U] = ap_not(&s->tmp, kb.zero);
    r.lo[S] = ap_or(&s->tmp, kb.one, top), r.hi[S] = ap_and(&s->tmp, r.hi[U], ap_not(&s->tmp, top));
    uint32_t ns = known_sign_bits(&kc, unk_val(s, x));
    if (ns > 1 && ns <= w) shrink(&r, S, ap_high_mask(&s->tmp, w, ns), ap_low_mask(&s->tmp, w, w - ns));
    break;
  }
  default: break;
  }
  Ap m = multiple_of(s, x);
  if (!ap_is_zero(m))
    shrink(&r, U, r.lo[U], ap_sub(&s->tmp, ap_ones(&s->tmp, w), ap_urem(&s->tmp, ap_ones(&s->tmp, w), m)));
  uint32_t tz = sx_trailing_zeros(s, x);
  if (tz && tz < w) shrink(&r, S, r.lo[S], ap_shl(&s->tmp, ap_lshr(&s->tmp, ap_smax(&s->tmp, w), tz), tz));
  if (ap_is_neg(r.lo[S]) == ap_is_neg(r.hi[S])) shrink(&r, U, r.lo[S], r.hi[S]);
  if (ap_is_neg(r.lo[U]) == ap_is_neg(r.hi[U])) shrink(&r, S, r.lo[U], r.hi[U]);
  return below(U, r.hi[U], r.lo[U]) || below(S, r.hi[S], r.lo[S]) ? everything(s, w)
                                                                  : r; /* contradictory facts: code that cannot run */
}
SxWide wide_range(Scev *s, Sx x) {
  uint32_t w = bits_of(s, x);
  if (w <= 64) return (SxWide){{umin_of(s, x), smin_of(s, x)}, {umax_of(s, x), smax_of(s, x)}};
  if (is_con_sx(s, x)) return range_new(s, x);
  if ((uint32_t)x < s->wide_at.n && s->wide_at.p[x]) return s->wide.p[s->wide_at.p[x] - 1];
  if (at_cap(s->f->m, SCEV_WIDE_NEST, s->wide_nest)) {
    s->wide_cut = true;
    return everything(s, w);
  }
  bool cut = s->wide_cut;
  s->wide_nest++, s->wide_cut = false;
  SxWide r = range_new(s, x);
  s->wide_nest--;
  if (s->wide_cut) return r;
  s->wide_cut = cut;
  for (int i = 0; i < 2; i++) r.lo[i] = ap_copy(&s->arena, r.lo[i]), r.hi[i] = ap_copy(&s->arena, r.hi[i]);
  while (s->wide_at.n <= (uint32_t)x) array_push(s, &s->wide_at, 0);
  array_push(s, &s->wide, r);
  s->wide_at.p[x] = s->wide.n;
  return r;
}
bool wide_no_wrap(Scev *s, SxKind k, Sx a, Sx b, bool sign) {
  SxWide x = wide_range(s, a), y = wide_range(s, b);
  bool any = false, ov;
  for (int i = 0; i < 4; i++) {
    Ap p = i & 1 ? x.hi[sign] : x.lo[sign], q = i & 2 ? y.hi[sign] : y.lo[sign];
    if (k == SXK_ADD) {
      if (sign) ap_sadd_ov(&s->tmp, p, q, &ov);
      else ap_uadd_ov(&s->tmp, p, q, &ov);
    } else if (sign) ap_smul_ov(&s->tmp, p, q, &ov);
    else ap_umul_ov(&s->tmp, p, q, &ov);
    any |= ov;
  }
  return !any;
}
