/* cast.c: scalar evolution: truncation, extension, pointer to integer, and the proofs of no wrap that let extensions
 * go into recurrences.
 *
 * An extension of {S,+,X} is a recurrence of extensions exactly where the narrow one does not wrap. That is known
 * from its flags, from the greatest backedge count (S + X*count computed wide equals the narrow one extended), from
 * conditions around the loop by induction, or from a neighbour that starts a little earlier. Caps: knob
 * scalar-evolution-max-cast-depth. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"

Sx noop_or_zext(Scev *s, Sx a, Ty t) { return sx_eff(s, type_of(s, a)) == t ? a : sx_zext(s, a, t); }
Sx noop_or_sext(Scev *s, Sx a, Ty t) { return sx_eff(s, type_of(s, a)) == t ? a : sx_sext(s, a, t); }
Sx sx_trunc(Scev *s, Sx a, Ty t) { return trunc_d(s, a, t, 0); }
Sx sx_zext(Scev *s, Sx a, Ty t) { return zext_d(s, a, t, 0); }
Sx sx_sext(Scev *s, Sx a, Ty t) { return sext_d(s, a, t, 0); }
Sx sx_trunc_or_zext(Scev *s, Sx a, Ty t) {
  if (cnc(a)) return a;
  uint32_t w = ty_bits(s->f->m, t);
  return bits_of(s, a) == w ? a : bits_of(s, a) > w ? sx_trunc(s, a, t) : sx_zext(s, a, t);
}
Sx sx_trunc_or_sext(Scev *s, Sx a, Ty t) {
  if (cnc(a)) return a;
  uint32_t w = ty_bits(s->f->m, t);
  return bits_of(s, a) == w ? a : bits_of(s, a) > w ? sx_trunc(s, a, t) : sx_sext(s, a, t);
}
static Sx ext_d(Scev *s, Sx a, Ty t, bool sign, unsigned depth);
Sx zext_d(Scev *s, Sx a, Ty t, unsigned depth) { return ext_d(s, a, t, false, depth); }
Sx sext_d(Scev *s, Sx a, Ty t, unsigned depth) { return ext_d(s, a, t, true, depth); }
/* Bits above may be anything. */
Sx sx_anyext(Scev *s, Sx a, Ty t) {
  if (is_con_sx(s, a)) return ap_is_neg(const_of(s, a)) ? sx_sext(s, a, t) : sx_zext(s, a, t);
  if (kind_of(s, a) == SXK_TRUNC) {
    Sx in = op_of(s, a, 0);
    return bits_of(s, in) < ty_bits(s->f->m, t) ? sx_anyext(s, in, t) : sx_trunc_or_zext(s, in, t);
  }
  return sx_zext(s, a, t);
}

/* ---- what was asked for before ---- */
static struct SxFold *fold_slot(Scev *s, SxKind k, Sx a, Ty t) {
  uint32_t h = (uint32_t)hash_mix((uint64_t)a << 32 | (uint32_t)t, k);
  for (uint32_t i = h & (s->fold_cap - 1);; i = (i + 1) & (s->fold_cap - 1)) {
    struct SxFold *f = &s->fold[i];
    if (!f->key || (f->key == (uint32_t)k && f->op == (uint32_t)a && f->ty == (uint32_t)t)) return f;
  }
}
static void fold_put(Scev *s, SxKind k, Sx a, Ty t, Sx r) {
  if (s->fold_used * 2 >= s->fold_cap) {
    struct SxFold *old = s->fold;
    uint32_t n = s->fold_cap;
    s->fold_cap = n ? 2 * n : 16;
    s->fold = ARENA_ZARRAY(&s->arena, struct SxFold, s->fold_cap);
    for (uint32_t i = 0; i < n; i++)
      if (old[i].key) *fold_slot(s, (SxKind)old[i].key, (Sx)old[i].op, (Ty)old[i].ty) = old[i];
  }
  struct SxFold *f = fold_slot(s, k, a, t);
  if (!f->key) s->fold_used++;
  *f = (struct SxFold){(uint32_t)k, (uint32_t)a, (uint32_t)t, s->marks[a].fold_gen, r};
}

/* ---- truncation ---- */
Sx trunc_d(Scev *s, Sx a, Ty t, unsigned depth) {
  if (cnc(a)) return a;
  uint32_t w = ty_bits(s->f->m, t);
  DASSERT(w <= bits_of(s, a));
  if (w == bits_of(s, a)) return a;
  Sx e = sx_find(s, SXK_TRUNC, t, &a, 1, 0);
  if (e) return e;
  switch (kind_of(s, a)) {
  case SXK_CONST: return sx_const(s, t, ap_trunc(&s->tmp, const_of(s, a), w));
  case SXK_TRUNC: return trunc_d(s, op_of(s, a, 0), t, depth + 1);
  case SXK_SEXT: return sx_trunc_or_sext(s, op_of(s, a, 0), t);
  case SXK_ZEXT: return sx_trunc_or_zext(s, op_of(s, a, 0), t);
  default: break;
  }
  if (depth > s->k_cast) return sx_intern(s, SXK_TRUNC, t, &a, 1, 0);
  if (kind_of(s, a) == SXK_ADD || kind_of(s, a) == SXK_MUL) {
    LIST(l);
    uint32_t n = nops_of(s, a), truncs = 0;
    for (uint32_t i = 0; i < n && truncs < 2; i++) {
      Sx o = op_of(s, a, i), x = trunc_d(s, o, t, depth + 1);
      SxKind k = kind_of(s, o);
      if (!(k >= SXK_TRUNC && k <= SXK_SEXT) && kind_of(s, x) == SXK_TRUNC) truncs++;
      list_push(s, &l, x);
    }
    if (truncs < 2) return kind_of(s, a) == SXK_ADD ? sx_add(s, l.p, l.n, 0) : sx_mul(s, l.p, l.n, 0);
    if ((e = sx_find(s, SXK_TRUNC, t, &a, 1, 0))) return e;
  }
  if (kind_of(s, a) == SXK_ADDREC) {
    LIST(l);
    for (uint32_t i = 0, n = nops_of(s, a); i < n; i++) list_push(s, &l, trunc_d(s, op_of(s, a, i), t, depth + 1));
    return sx_addrec(s, l.p, l.n, rec_loop(s, a), 0);
  }
  if (sx_trailing_zeros(s, a) >= w) return sx_int(s, t, 0);
  return sx_intern(s, SXK_TRUNC, t, &a, 1, 0);
}

/* ---- proofs ---- */
/* p holds of X and the limit exactly where X + step does not wrap. */
static Sx overflow_limit(Scev *s, Sx step, bool sign, Pred *p) {
  Ty t = type_of(s, step);
  uint32_t w = bits_of(s, step);
  if (!sign) {
    *p = ICMP_ULT;
    return sx_const(s, t, ap_neg(&s->tmp, umax_of(s, step)));
  }
  if (sx_known_pos(s, step)) {
    *p = ICMP_SLT;
    return sx_const(s, t, ap_sub(&s->tmp, ap_smin(&s->tmp, w), smax_of(s, step)));
  }
  if (sx_known_neg(s, step)) {
    *p = ICMP_SGT;
    return sx_const(s, t, ap_sub(&s->tmp, ap_smax(&s->tmp, w), smin_of(s, step)));
  }
  return SX_NONE;
}
/* S where the start is S + step and that sum does not wrap; SX_NONE. */
static Sx pre_start(Scev *s, Sx ar, bool sign, unsigned depth) {
  uint32_t loop = rec_loop(s, ar);
  Sx start = op_of(s, ar, 0), step = sx_step(s, ar);
  unsigned wrap = sign ? SX_NSW : SX_NUW;
  if (kind_of(s, start) != SXK_ADD) return SX_NONE;
  LIST(l);
  list_ops(s, &l, start);
  uint32_t i = 0;
  while (i < l.n && l.p[i] != step) i++;
  if (i == l.n) return SX_NONE;
  list_erase(&l, i);
  Sx pre = sx_add(s, l.p, l.n, flags_of(s, start) & SX_NUW);
  Sx par = sx_addrec2(s, pre, step, loop, 0);
  if (kind_of(s, par) != SXK_ADDREC) par = SX_NONE;
  Sx be = sx_backedge_count(s, loop);
  if (par && (flags_of(s, par) & wrap) && !cnc(be) && sx_known_pos(s, be)) return pre;
  Ty wide = sx_ity(s, bits_of(s, ar) * 2);
  if (bits_of(s, ar) * 2 <= SX_MAX_BITS) {
    Sx whole = ext_d(s, start, wide, sign, depth), by = ext_d(s, step, wide, sign, depth);
    if (whole == sx_add2(s, ext_d(s, pre, wide, sign, depth), by, 0)) {
      if (par && (flags_of(s, ar) & wrap)) sx_set_flags(s, par, wrap);
      return pre;
    }
  }
  Pred p;
  Sx limit = overflow_limit(s, step, sign, &p);
  if (limit && sx_loop_entry_guarded(s, loop, p, pre, limit)) return pre;
  return SX_NONE;
}
Sx ext_start(Scev *s, Sx ar, Ty t, bool sign, unsigned depth) {
  Sx pre = pre_start(s, ar, sign, depth);
  if (!pre) return ext_d(s, op_of(s, ar, 0), t, sign, depth);
  pre = ext_d(s, pre, t, sign, depth);
  return sx_add2(s, ext_d(s, sx_step(s, ar), t, sign, depth), pre, 0);
}
/* A constant start: a recurrence beside it whose flags are known may prove this one. */
static bool by_varying_start(Scev *s, Sx start, Sx step, uint32_t loop, bool sign) {
  static const int delta[] = {-2, -1, 1, 2};
  if (!is_con_sx(s, start)) return false;
  Ty t = type_of(s, start);
  for (size_t i = 0; i < ARRAY_LEN(delta); i++) {
    Sx d = sx_int(s, t, delta[i]), pre = sx_const(s, t, ap_sub(&s->tmp, const_of(s, start), const_of(s, d)));
    Sx par = sx_find(s, SXK_ADDREC, t, (Sx[]){pre, step}, 2, (uint32_t)s->l->loop[loop].header);
    if (!par || !(flags_of(s, par) & (sign ? SX_NSW : SX_NUW))) continue;
    Pred p;
    Sx limit = overflow_limit(s, d, sign, &p);
    if (limit && sx_is_known_pred(s, p, par, limit)) return true;
  }
  return false;
}
unsigned nowrap_by_ranges(Scev *s, Sx ar) {
  unsigned r = 0;
  if (!sx_affine(s, ar)) return 0;
  Sx step = op_of(s, ar, 1);
  if (!(flags_of(s, ar) & SX_NW)) {
    Sx be = sx_backedge_max(s, rec_loop(s, ar));
    if (is_con_sx(s, be)) {
      uint32_t bits = u32_max(ap_min_signed_bits(smin_of(s, step)), ap_min_signed_bits(smax_of(s, step)));
      if (ap_active_bits(const_of(s, be)) + bits <= bits_of(s, ar)) r |= SX_NW;
    }
  }
  if (bits_of(s, ar) > 64) {
    if (!(flags_of(s, ar) & SX_NSW) && wide_no_wrap(s, SXK_ADD, ar, step, true)) r |= SX_NSW;
    if (!(flags_of(s, ar) & SX_NUW) && wide_no_wrap(s, SXK_ADD, ar, step, false)) r |= SX_NUW;
    return r;
  }
  if (!(flags_of(s, ar) & SX_NSW) && range_contains(nowrap_region(SXK_ADD, srange_of(s, step), true), srange_of(s, ar)))
    r |= SX_NSW;
  if (!(flags_of(s, ar) & SX_NUW) &&
      range_contains(nowrap_region(SXK_ADD, urange_of(s, step), false), urange_of(s, ar)))
    r |= SX_NUW;
  return r;
}
static bool induction_worth(Scev *s, uint32_t loop) {
  /* Where a condition around the loop proves it, a count is known too, unless guards or assumptions are what proves
   * it. Also ends the recursion from inside the computation of that count. */
  return !cnc(sx_backedge_max(s, loop)) || s->has_guards || s->nassume;
}
static void prove_nsw(Scev *s, Sx ar) {
  if ((flags_of(s, ar) & SX_NSW) || (s->rec.p[ar].done & DONE_NSW)) return;
  s->rec.p[ar].done |= DONE_NSW;
  uint32_t loop = rec_loop(s, ar);
  if (!induction_worth(s, loop)) return;
  Pred p;
  Sx limit = overflow_limit(s, sx_step(s, ar), true, &p);
  if (limit && (sx_backedge_guarded(s, loop, p, ar, limit) || known_every_iteration(s, p, ar, limit)))
    sx_set_flags(s, ar, SX_NSW);
}
static void prove_nuw(Scev *s, Sx ar) {
  if ((flags_of(s, ar) & SX_NUW) || (s->rec.p[ar].done & DONE_NUW)) return;
  s->rec.p[ar].done |= DONE_NUW;
  uint32_t loop = rec_loop(s, ar);
  if (!induction_worth(s, loop)) return;
  Sx step = sx_step(s, ar);
  if (!sx_known_pos(s, step)) return;
  Sx n = sx_const(s, type_of(s, step), ap_neg(&s->tmp, umax_of(s, step)));
  if (sx_backedge_guarded(s, loop, ICMP_ULT, ar, n) || known_every_iteration(s, ICMP_ULT, ar, n))
    sx_set_flags(s, ar, SX_NUW);
}
/* The low bits of the constant c that adding them back cannot carry out of, because the rest has that many trailing
 * zeros. */
static Ap low_part(Scev *s, Ap c, uint32_t tz) {
  if (!tz) return ap_zero(&s->tmp, c.bits);
  return tz < c.bits ? ap_and(&s->tmp, c, ap_low_mask(&s->tmp, c.bits, tz)) : c;
}
static uint32_t rest_zeros(Scev *s, Sx sum) {
  uint32_t tz = bits_of(s, sum);
  for (uint32_t i = 1, n = nops_of(s, sum); i < n && tz; i++) tz = u32_min(tz, sx_trailing_zeros(s, op_of(s, sum, i)));
  return tz;
}
static Sx rec_ext(Scev *s, Sx ar, Ty t, bool sign, bool step_sign, unsigned fl, unsigned depth) {
  Sx start = ext_start(s, ar, t, sign, depth + 1), step = ext_d(s, sx_step(s, ar), t, step_sign, depth + 1);
  return sx_addrec2(s, start, step, rec_loop(s, ar), fl == UINT32_MAX ? flags_of(s, ar) : fl);
}
/* The extension of an affine recurrence as a recurrence; SX_NONE where that is not proved. */
static Sx ext_of_rec(Scev *s, Sx ar, Ty t, bool sign, unsigned depth) {
  unsigned wrap = sign ? SX_NSW : SX_NUW;
  if (flags_of(s, ar) & wrap) return rec_ext(s, ar, t, sign, sign, sign ? SX_NSW : UINT32_MAX, depth);
  uint32_t loop = rec_loop(s, ar);
  Sx start = op_of(s, ar, 0), step = sx_step(s, ar);
  Sx be = sx_backedge_max(s, loop);
  if (!cnc(be)) {
    Ty at = sx_eff(s, type_of(s, start));
    Sx cast = sx_trunc_or_zext(s, be, at);
    if (sx_trunc_or_zext(s, cast, type_of(s, be)) == be && bits_of(s, ar) * 2 <= SX_MAX_BITS) {
      Ty wide = sx_ity(s, bits_of(s, ar) * 2);
      Sx end = ext_d(s, add2_d(s, start, mul2_d(s, cast, step, 0, depth + 1), 0, depth + 1), wide, sign, depth + 1);
      Sx ws = ext_d(s, start, wide, sign, depth + 1), wb = zext_d(s, cast, wide, depth + 1);
      Sx oe = add2_d(s, ws, mul2_d(s, wb, ext_d(s, step, wide, sign, depth + 1), 0, depth + 1), 0, depth + 1);
      if (end == oe) {
        sx_set_flags(s, ar, wrap);
        return rec_ext(s, ar, t, sign, sign, UINT32_MAX, depth);
      }
      oe = add2_d(s, ws, mul2_d(s, wb, ext_d(s, step, wide, !sign, depth + 1), 0, depth + 1), 0, depth + 1);
      if (end == oe) {
        sx_set_flags(s, ar, SX_NW);
        return rec_ext(s, ar, t, sign, !sign, UINT32_MAX, depth);
      }
    }
  }
  if (sign) prove_nsw(s, ar);
  else prove_nuw(s, ar);
  if (flags_of(s, ar) & wrap) return rec_ext(s, ar, t, sign, sign, UINT32_MAX, depth);
  if (!sign && (!cnc(be) || s->has_guards || s->nassume) && sx_known_neg(s, step)) {
    Sx n = sx_const(s, type_of(s, step), ap_sub(&s->tmp, ap_ones(&s->tmp, bits_of(s, step)), smin_of(s, step)));
    if (sx_backedge_guarded(s, loop, ICMP_UGT, ar, n) || known_every_iteration(s, ICMP_UGT, ar, n)) {
      sx_set_flags(s, ar, SX_NW);
      return rec_ext(s, ar, t, false, true, UINT32_MAX, depth);
    }
  }
  if (is_con_sx(s, start)) {
    Ap c = const_of(s, start), d = low_part(s, c, sx_trailing_zeros(s, step));
    if (!ap_is_zero(d)) {
      Ty at = type_of(s, start);
      Sx hi = sx_addrec2(s, sx_const(s, at, ap_sub(&s->tmp, c, d)), step, loop, flags_of(s, ar));
      hi = ext_d(s, hi, t, sign, depth + 1);
      return add2_d(s, ext_d(s, sx_const(s, at, d), t, sign, depth), hi, SX_NSW | SX_NUW, depth + 1);
    }
  }
  if (by_varying_start(s, start, step, loop, sign)) {
    sx_set_flags(s, ar, wrap);
    return rec_ext(s, ar, t, sign, sign, UINT32_MAX, depth);
  }
  return SX_NONE;
}
static Sx ext_all(Scev *s, Sx a, Ty t, bool sign, unsigned fl, unsigned depth) {
  LIST(l);
  for (uint32_t i = 0, n = nops_of(s, a); i < n; i++) list_push(s, &l, ext_d(s, op_of(s, a, i), t, sign, depth + 1));
  SxKind k = kind_of(s, a);
  return k == SXK_ADD   ? add_d(s, l.p, l.n, fl, depth + 1)
         : k == SXK_MUL ? mul_d(s, l.p, l.n, fl, depth + 1)
                        : sx_minmax(s, k, l.p, l.n);
}
/* C + X with C = D + (C - D): D goes outside. */
static Sx split_sum(Scev *s, Sx a, Ty t, bool sign, unsigned depth) {
  if (!is_con_sx(s, op_of(s, a, 0))) return SX_NONE;
  Ap d = low_part(s, const_of(s, op_of(s, a, 0)), rest_zeros(s, a));
  if (ap_is_zero(d)) return SX_NONE;
  Ty at = type_of(s, op_of(s, a, 0));
  Sx rest = add2_d(s, sx_const(s, at, ap_neg(&s->tmp, d)), a, 0, depth);
  rest = ext_d(s, rest, t, sign, depth + 1);
  return add2_d(s, ext_d(s, sx_const(s, at, d), t, sign, depth), rest, SX_NSW | SX_NUW, depth + 1);
}
static Range cast_down_up(Range r, uint32_t down, uint32_t up, bool sign) {
  return range_cast(sign ? OP_SEXT : OP_ZEXT, range_cast(OP_TRUNC, r, down), up);
}

/* ---- extensions ---- */
/* Of a, a truncation: where what it cut off is what extending brings back, x itself in type t. SX_CNC: it is not. */
static Sx ext_of_trunc(Scev *s, Sx a, Ty t, bool sign) {
  uint32_t w = ty_bits(s->f->m, t);
  Sx x = op_of(s, a, 0);
  uint32_t n = bits_of(s, x);
  if (n > 64 || w > 64) return SX_CNC;
  Range r = sign ? srange_of(s, x) : urange_of(s, x), full = n == w  ? r
                                                             : n > w ? range_cast(OP_TRUNC, r, w)
                                                                     : range_cast(sign ? OP_SEXT : OP_ZEXT, r, w);
  if (!range_contains(cast_down_up(r, bits_of(s, a), w, sign), full)) return SX_CNC;
  return sign ? sx_trunc_or_sext(s, x, t) : sx_trunc_or_zext(s, x, t);
}
static Sx zext_new(Scev *s, Sx a, Ty t, unsigned depth) {
  if (kind_of(s, a) == SXK_ZEXT) return zext_d(s, op_of(s, a, 0), t, depth + 1);
  Sx e = sx_find(s, SXK_ZEXT, t, &a, 1, 0);
  if (e) return e;
  if (depth > s->k_ext) return sx_intern(s, SXK_ZEXT, t, &a, 1, 0);
  if (kind_of(s, a) == SXK_TRUNC) {
    Sx r = ext_of_trunc(s, a, t, false);
    if (!cnc(r)) return r;
  }
  if (kind_of(s, a) == SXK_ADDREC && sx_affine(s, a)) {
    Sx r = ext_of_rec(s, a, t, false, depth);
    if (r) return r;
  }
  Sx x, y;
  if ((kind_of(s, a) == SXK_ADD || kind_of(s, a) == SXK_ZEXT) && match_urem(s, a, &x, &y)) {
    y = zext_d(s, y, t, depth + 1);
    return sx_urem(s, zext_d(s, x, t, depth + 1), y);
  }
  switch (kind_of(s, a)) {
  case SXK_UDIV:
    y = zext_d(s, op_of(s, a, 1), t, depth + 1);
    return sx_udiv(s, zext_d(s, op_of(s, a, 0), t, depth + 1), y);
  case SXK_ADD:
    if (flags_of(s, a) & SX_NUW) return ext_all(s, a, t, false, SX_NUW, depth);
    if ((x = split_sum(s, a, t, false, depth))) return x;
    break;
  case SXK_MUL:
    if (flags_of(s, a) & SX_NUW) return ext_all(s, a, t, false, SX_NUW, depth);
    if (nops_of(s, a) == 2 && is_con_sx(s, op_of(s, a, 0)) && ap_is_pow2(const_of(s, op_of(s, a, 0))) &&
        kind_of(s, op_of(s, a, 1)) == SXK_TRUNC) {
      Sx c = op_of(s, a, 0), tr = op_of(s, a, 1);
      uint32_t nb = bits_of(s, tr) - ap_ctz(const_of(s, c));
      Sx in = zext_d(s, trunc_d(s, op_of(s, tr, 0), sx_ity(s, nb), 0), t, 0);
      return mul2_d(s, zext_d(s, c, t, 0), in, SX_NUW, depth + 1);
    }
    break;
  case SXK_UMIN:
  case SXK_UMAX:
  case SXK_SEQ_UMIN: return ext_all(s, a, t, false, 0, depth);
  default: break;
  }
  return sx_intern(s, SXK_ZEXT, t, &a, 1, 0);
}

static Sx sext_new(Scev *s, Sx a, Ty t, unsigned depth) {
  if (kind_of(s, a) == SXK_SEXT) return sext_d(s, op_of(s, a, 0), t, depth + 1);
  if (kind_of(s, a) == SXK_ZEXT) return zext_d(s, op_of(s, a, 0), t, depth + 1);
  Sx e = sx_find(s, SXK_SEXT, t, &a, 1, 0);
  if (e) return e;
  if (depth > s->k_ext) return sx_intern(s, SXK_SEXT, t, &a, 1, 0);
  if (kind_of(s, a) == SXK_TRUNC) {
    Sx r = ext_of_trunc(s, a, t, true);
    if (!cnc(r)) return r;
  }
  if (kind_of(s, a) == SXK_ADD) {
    if ((flags_of(s, a) & SX_NSW) ||
        (s->k_sext_expand && nops_of(s, a) == 2 &&
         range_contains(nowrap_region(SXK_ADD, srange_of(s, op_of(s, a, 0)), true), srange_of(s, op_of(s, a, 1)))))
      return ext_all(s, a, t, true, SX_NSW, depth);
    Sx x = split_sum(s, a, t, true, depth);
    if (x) return x;
  }
  if (kind_of(s, a) == SXK_ADDREC && sx_affine(s, a)) {
    Sx r = ext_of_rec(s, a, t, true, depth);
    if (r) return r;
  }
  if (s->k_sext_simplify && sx_known_nonneg(s, a)) return zext_d(s, a, t, depth + 1);
  if (kind_of(s, a) == SXK_SMIN || kind_of(s, a) == SXK_SMAX) return ext_all(s, a, t, true, 0, depth);
  return sx_intern(s, SXK_SEXT, t, &a, 1, 0);
}
static Sx ext_d(Scev *s, Sx a, Ty t, bool sign, unsigned depth) {
  if (cnc(a)) return a;
  uint32_t w = ty_bits(s->f->m, t);
  DASSERT(w >= bits_of(s, a));
  if (w == bits_of(s, a)) return a;
  if (is_con_sx(s, a))
    return sx_const(s, t, sign ? ap_sext(&s->tmp, const_of(s, a), w) : ap_zext(&s->tmp, const_of(s, a), w));
  SxKind k = sign ? SXK_SEXT : SXK_ZEXT;
  if (s->fold) {
    const struct SxFold *f = fold_slot(s, k, a, t);
    if (f->key && f->gen == s->marks[a].fold_gen && rec_of(s, f->r)->hash != UINT32_MAX) return f->r;
  }
  Sx r = sign ? sext_new(s, a, t, depth) : zext_new(s, a, t, depth);
  if (!(kind_of(s, r) == k && op_of(s, r, 0) == a)) fold_put(s, k, a, t, r);
  return r;
}

/* ---- pointers ---- */
static Sx sink_ptr(Scev *s, Sx a, Ty it, SxKind k, unsigned depth) {
  if (!is_ptr_sx(s, a)) return a;
  if (past_cap(s->f->m, SCEV_NEST, depth)) return sx_intern(s, k, it, &a, 1, 0);
  switch (kind_of(s, a)) {
  case SXK_UNKNOWN:
    if (val_is_con(unk_val(s, a)) && con_kind(&s->f->con, unk_val(s, a)) == CON_NULL) return sx_int(s, it, 0);
    return sx_intern(s, k, it, &a, 1, 0);
  case SXK_ADD:
  case SXK_MUL:
  case SXK_ADDREC:
  case SXK_UMAX:
  case SXK_SMAX:
  case SXK_UMIN:
  case SXK_SMIN:
  case SXK_SEQ_UMIN: {
    LIST(l);
    for (uint32_t i = 0, n = nops_of(s, a); i < n; i++) list_push(s, &l, sink_ptr(s, op_of(s, a, i), it, k, depth + 1));
    if (kind_of(s, a) == SXK_ADD) return sx_add(s, l.p, l.n, flags_of(s, a));
    if (kind_of(s, a) == SXK_ADDREC) return sx_addrec(s, l.p, l.n, rec_loop(s, a), flags_of(s, a));
    return kind_of(s, a) == SXK_MUL ? sx_mul(s, l.p, l.n, flags_of(s, a)) : sx_minmax(s, kind_of(s, a), l.p, l.n);
  }
  default: return sx_intern(s, k, it, &a, 1, 0);
  }
}
Sx sx_lossless_ptrtoint(Scev *s, Sx a) {
  if (cnc(a) || !is_ptr_sx(s, a)) return a;
  const Module *m = s->f->m;
  uint32_t as = ty_addrspace(m, type_of(s, a));
  if (ptr_nonintegral(m, as)) return SX_CNC;
  if (ptr_bits(m, as) != ptr_index_bits(m, as)) return SX_CNC;
  return sink_ptr(s, a, ty_intptr(s->f->m, type_of(s, a)), SXK_PTRTOINT, 0);
}
Sx sx_ptrtoint(Scev *s, Sx a, Ty t) {
  Sx x = sx_lossless_ptrtoint(s, a);
  return cnc(x) ? x : sx_trunc_or_zext(s, x, t);
}
