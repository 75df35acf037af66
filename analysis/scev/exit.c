/* exit.c: scalar evolution: how often the backedge of a loop is taken.
 *
 * Each exiting block that dominates the latch gives a limit: exact, a constant bound, a symbolic bound. The condition
 * is taken apart (and, or, selects of them), comparisons are brought to X != 0, X < Y or X > Y with X affine (of
 * constants: quadratic too) and solved; what cannot be is evaluated round by round; shifts by a positive amount reach
 * 0 (or -1) within the width. Several exits: the smallest. Poison of a later exit's count must not matter where an
 * earlier exit is taken at once: umin_seq. "Finite" is a fact only of mustprogress code without side effects. The
 * same again for counts under assumptions (assume.c): a comparison without an exact answer is tried once more with
 * them. */
#include "analysis/scev/scev_int.h"
#include "analysis/value/cond.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "support/quadratic.h"

enum { COND_CACHE = 16 };
typedef struct Limit {
  Sx exact, cmax, smax;
  bool or_zero;
  const SxAssumed *under;
} Limit;
static const Limit NO_LIMIT = {.exact = SX_CNC, .cmax = SX_CNC, .smax = SX_CNC};
static bool any_info(Limit l) { return !cnc(l.exact) || !cnc(l.cmax); }
static Limit limit_of(Scev *s, Sx e, Sx c, Sx m, bool oz) {
  if (!cnc(c) && sx_is_zero(s, c)) e = m = c; /* at most none is none */
  return (Limit){.exact = e, .cmax = c, .smax = m, .or_zero = oz};
}
static Limit limit_make(Scev *s, Sx e, Sx c, Sx m, bool oz) {
  /* a symbolic bound that cannot be better than the constant one is that */
  if (is_con_sx(s, e)) c = m = e;
  return limit_of(s, e, c, m, oz);
}
static Sx con_umax(Scev *s, Sx x) { return sx_const(s, type_of(s, x), umax_of(s, x)); }
static Ap guarded_umax(Scev *s, const SxGuards *g, Sx x) {
  return ap_umin(umax_of(s, guards_apply(s, g, x)), umax_of(s, x));
}

/* ---- properties of loops ---- */
/* Of all loops at once: a nest has as many exits as loops, but looking for them loop by loop looks at every block
 * once a level. */
const Blk *sx_exiting_blks(Scev *s, uint32_t loop, uint32_t *n) {
  const Loops *l = s->l;
  const Fn *f = s->f;
  if (l->patched) {
    VecU32 blk = {0};
    uint32_t k = 0;
    loop_blks(f, l, loop, false, &blk);
    for (uint32_t i = 0; i < blk.n; i++)
      if (loop_is_exiting(f, l, loop, (Blk)blk.p[i])) blk.p[k++] = blk.p[i];
    Blk *out = ARENA_ARRAY(&s->arena, Blk, k + 1);
    for (uint32_t i = 0; i < k; i++) out[i] = (Blk)blk.p[i];
    vec_free(&blk);
    *n = k;
    return out;
  }
  if (!s->exit_first) {
    uint32_t *first = ARENA_ZARRAY(&s->arena, uint32_t, l->n + 2), total = 0;
    for (uint32_t i = l->top; i; i = l->loop[i].sibling) total = u32_max(total, l->loop[i].last);
    for (unsigned round = 0; round < 2; round++) {
      for (uint32_t i = 0; i < total; i++) {
        Blk b = l->blk[i];
        uint32_t out = loop_of(l, b); /* the innermost loop that no edge of b leaves */
        for (uint32_t j = 0; j < nsuccs(f, b); j++)
          while (out && !loop_has_blk(l, out, succ(f, b, j))) out = l->loop[out].parent;
        for (uint32_t x = loop_of(l, b); x != out; x = l->loop[x].parent)
          if (round) s->exiting[first[x + 1]++] = b;
          else first[x + 2]++;
      }
      if (round) break;
      for (uint32_t x = 2; x <= l->n + 1; x++) first[x] += first[x - 1];
      s->exiting = ARENA_ARRAY(&s->arena, Blk, first[l->n + 1] + 1);
    }
    s->exit_first = first;
  }
  *n = s->exit_first[loop + 1] - s->exit_first[loop];
  return s->exiting + s->exit_first[loop];
}
/* Loops inside were looked at before. */
static void look_at_effects(Scev *s, uint32_t loop) {
  bool ok = true, effects = false;
  const Loop *l = &s->l->loop[loop];
  VecU32 blk = {0};
  if (s->l->patched) {
    loop_blks(s->f, s->l, loop, true, &blk);
    for (uint32_t c = l->child; c; c = s->l->loop[c].sibling) {
      uint8_t known = s->of[s->l->loop[c].header].abnormal;
      ok &= (known & 2) != 0, effects |= (known & 8) != 0;
    }
  }
  for (uint32_t i = s->l->patched ? 0 : l->first, end = s->l->patched ? blk.n : l->last; i < end; i++) {
    Blk b = s->l->patched ? (Blk)blk.p[i] : s->l->blk[i];
    uint32_t x = loop_of(s->l, b);
    if (x != loop) { /* the header of a loop inside: all of that at once */
      if (s->l->patched) continue;
      uint8_t known = s->of[s->l->loop[x].header].abnormal;
      ok &= (known & 2) != 0, effects |= (known & 8) != 0;
      i = s->l->loop[x].last - 1;
      continue;
    }
    FOR_EACH_INS(s->f, b, v) {
      bool on = goes_on(s->f, v);
      if (!on && !(is_term(s->f, v) && !is_call(s->f, v) && op(s->f, v) != OP_RESUME && op(s->f, v) != OP_UNREACHABLE &&
                   op(s->f, v) != OP_RET))
        ok = false;
      bool plain = is_op(s->f, v, OP_STORE) && !is_volatile(s->f, v) &&
                   order_of(s->f, v) == ORD_NONE; /* no other thread waits for it */
      if (!plain && (may_write(s->f, v) || (!on && !is_term(s->f, v))))
        effects = true; /* has_side_effects, but of terminators */
    }
  }
  vec_free(&blk);
  note_blk(s, l->header);
  s->of[l->header].abnormal = (uint8_t)(s->of[l->header].abnormal | (ok ? 2 : 1) | (effects ? 8 : 4));
}
bool loop_no_abnormal_exits(Scev *s, uint32_t loop) {
  const Loops *l = s->l;
  uint8_t *known = &s->of[l->loop[loop].header].abnormal;
  if (*known & 3) return *known & 2;
  VecU32 inner = {0}; /* those that are not known, outer before inner */
  vec_push(&inner, loop);
  for (uint32_t i = 0; i < inner.n; i++)
    for (uint32_t c = l->loop[inner.p[i]].child; c; c = l->loop[c].sibling)
      if (!(s->of[l->loop[c].header].abnormal & 3)) vec_push(&inner, c);
  while (inner.n) look_at_effects(s, vec_pop(&inner));
  vec_free(&inner);
  return *known & 2;
}
static bool loop_no_side_effects(Scev *s, uint32_t loop) {
  loop_no_abnormal_exits(s, loop);
  return (s->of[s->l->loop[loop].header].abnormal & 4) != 0;
}
static bool has_mustprogress(Scev *s, uint32_t loop) {
  const Module *m = s->f->m;
  AttrSet fa = attrlist_fn(m, fn_glob(s->f)->fattrs);
  if (attrset_has(m, fa, ATTR_MUSTPROGRESS) || attrset_has(m, fa, ATTR_WILLRETURN)) return true;
  return loop_option(m, s->l->loop[loop].id, STR("llvm.loop.mustprogress")) != MD_NONE;
}
bool loop_finite(Scev *s, uint32_t loop) { /* it ends, or the program is undefined */
  const Module *m = s->f->m;
  if (attrlist_fn_has(m, fn_glob(s->f)->fattrs, ATTR_WILLRETURN)) return true;
  return has_mustprogress(s, loop) && loop_no_side_effects(s, loop);
}

/* ---- X != 0 ---- */
/* The least N >= 0 with a*N + b = 0 modulo 2^w, as an expression of b. */
static Sx solve_linear(Scev *s, Ap a, Sx b, uint32_t loop) {
  uint32_t w = a.bits, two = ap_ctz(a);
  Ty t = type_of(s, b);
  if (sx_trailing_zeros(s, b) < two) {
    Sx rem = sx_urem(s, b, sx_const(s, t, ap_bit(&s->tmp, w, two)));
    if (!sx_is_known_pred(s, ICMP_EQ, rem, sx_int(s, t, 0))) {
      Sx g = sx_apply_guards(s, loop, b);
      if (sx_trailing_zeros(s, g) < two && !assumed_equal(s, rem, sx_int(s, t, 0))) return SX_CNC;
    }
  }
  Ap odd = ap_trunc(&s->tmp, ap_lshr(&s->tmp, a, two), w - two),
     inv = ap_zext(&s->tmp, ap_mul_inverse(&s->tmp, odd), w);
  Sx power = sx_const(s, t, ap_bit(&s->tmp, w, two));
  return sx_udiv_exact(s, sx_mul2(s, b, sx_const(s, t, inv), 0), power);
}
/* {L,+,M,+,N} of constants is zero for the first time. */
static Sx quadratic_root(Scev *s, Sx ar) {
  uint64_t n;
  uint32_t w = bits_of(s, ar);
  for (uint32_t i = 0; i < 3; i++)
    if (!is_con_sx(s, op_of(s, ar, i))) return SX_CNC;
  if (w > 64 ||
      !quad_zero(w, const_of(s, op_of(s, ar, 0)).u, const_of(s, op_of(s, ar, 1)).u, const_of(s, op_of(s, ar, 2)).u, &n))
    return SX_CNC;
  return sx_const(s, type_of(s, ar), ap_small(w, n));
}
static Limit far_to_zero(Scev *s, Sx v, uint32_t loop, bool only) {
  if (cnc(v)) return NO_LIMIT;
  if (is_con_sx(s, v)) return sx_is_zero(s, v) ? limit_of(s, v, v, v, false) : NO_LIMIT;
  Sx ar = v;
  while (kind_of(s, ar) == SXK_ZEXT || kind_of(s, ar) == SXK_SEXT)
    ar = op_of(s, ar, 0); /* zero exactly where the operand is */
  if (kind_of(s, ar) != SXK_ADDREC && !(ar = assumed_rec(s, v, loop))) return NO_LIMIT;
  if (rec_loop(s, ar) != loop) return NO_LIMIT;
  if (nops_of(s, ar) == 3) {
    Sx r = quadratic_root(s, ar);
    return limit_of(s, r, r, r, false);
  }
  if (nops_of(s, ar) != 2) return NO_LIMIT;
  uint32_t parent = s->l->loop[loop].parent;
  Sx start = sx_at_scope(s, op_of(s, ar, 0), parent), step = sx_at_scope(s, op_of(s, ar, 1), parent);
  if (!sx_invariant(s, step, loop)) return NO_LIMIT;
  const SxGuards *g = guards_of(s, loop);
  Sx gstep = guards_apply(s, g, step);
  bool down = sx_known_neg(s, gstep);
  if (!down && !sx_known_nonneg(s, gstep)) return NO_LIMIT;
  Sx dist = down ? start : sx_neg(s, start, 0);
  Ty t = type_of(s, dist);
  if (sx_is_one(s, step) || (is_con_sx(s, step) && ap_is_ones(const_of(s, step)))) {
    Ap max = guarded_umax(s, g, dist);
    Sx plus = sx_add2(s, dist, sx_int(s, t, 1), 0);
    if (sx_loop_entry_guarded(s, loop, ICMP_NE, plus, sx_int(s, t, 0)))
      max = ap_umin(max, ap_sub(&s->tmp, umax_of(s, plus), ap_one(&s->tmp, bits_of(s, dist))));
    return limit_make(s, dist, sx_const(s, t, max), dist, false);
  }
  if (only && (flags_of(s, ar) & SX_NW) && loop_no_abnormal_exits(s, loop)) {
    if (!(loop_finite(s, loop) && sx_known_nonzero(s, start)) && !sx_known_nonzero(s, gstep)) return NO_LIMIT;
    Sx exact = sx_udiv(s, dist, down ? sx_neg(s, step, 0) : step);
    return limit_make(s, exact, sx_const(s, t, guarded_umax(s, g, exact)), exact, false);
  }
  if (!is_con_sx(s, step) || sx_is_zero(s, step)) return NO_LIMIT;
  Sx e = solve_linear(s, const_of(s, step), sx_neg(s, start, 0), loop);
  if (cnc(e)) return NO_LIMIT;
  return limit_make(s, e, sx_const(s, t, guarded_umax(s, g, e)), e, false);
}

/* ---- X < Y ---- */
static Sx max_count_lt(Scev *s, Sx start, Sx stride, Sx end, uint32_t w, bool sign) {
  if (sign && w == 1) return sx_int(s, type_of(s, stride), 0);
  if (sign && sx_known_neg(s, stride)) return SX_CNC;
  Ty t = type_of(s, stride);
  Ap min_start = sign ? smin_of(s, start) : umin_of(s, start),
     min_stride = sign ? smin_of(s, stride) : umin_of(s, stride), one = ap_one(&s->tmp, w);
  Ap st = sign ? ap_max_signed(one, min_stride) : ap_umax(one, min_stride);
  Ap limit = ap_sub(&s->tmp, sign ? ap_smax(&s->tmp, w) : ap_ones(&s->tmp, w), ap_sub(&s->tmp, st, one));
  Ap max_end = sign ? ap_min_signed(smax_of(s, end), limit) : ap_umin(umax_of(s, end), limit);
  max_end = sign ? ap_max_signed(max_end, min_start) : ap_umax(max_end, min_start);
  Sx by = sx_const(s, t, st);
  return sx_udiv_ceil(s, sx_const(s, t, ap_sub(&s->tmp, max_end, min_start)), by);
}
static bool iv_overflows_lt(Scev *s, Sx rhs, Sx stride, bool sign) {
  Sx m1 = sx_minus(s, stride, sx_int(s, type_of(s, stride), 1), 0);
  uint32_t w = bits_of(s, rhs);
  if (sign) return ap_slt(ap_sub(&s->tmp, ap_smax(&s->tmp, w), smax_of(s, m1)), smax_of(s, rhs));
  return ap_ult(ap_sub(&s->tmp, ap_ones(&s->tmp, w), umax_of(s, m1)), umax_of(s, rhs));
}
static bool iv_overflows_gt(Scev *s, Sx rhs, Sx stride, bool sign) {
  Sx m1 = sx_minus(s, stride, sx_int(s, type_of(s, stride), 1), 0);
  uint32_t w = bits_of(s, rhs);
  if (sign) return ap_sgt(ap_add(&s->tmp, ap_smin(&s->tmp, w), smax_of(s, m1)), smin_of(s, rhs));
  return ap_ugt(umax_of(s, m1), umin_of(s, rhs));
}
/* zext({S,+,X}) where the comparison itself keeps the recurrence from wrapping. */
static Sx iv_of_zext(Scev *s, Sx lhs, Sx rhs, uint32_t loop, bool only) {
  Sx ar = op_of(s, lhs, 0);
  if (kind_of(s, ar) != SXK_ADDREC || rec_loop(s, ar) != loop || nops_of(s, ar) != 2) return SX_NONE;
  if (!(flags_of(s, ar) & SX_NUW) && only && sx_invariant(s, rhs, loop) && sx_known_nonzero(s, op_of(s, ar, 1))) {
    uint32_t in = bits_of(s, ar), out = bits_of(s, rhs);
    Ap stride = umax_of(s, op_of(s, ar, 1));
    Ap limit = ap_zext(&s->tmp, ap_sub(&s->tmp, ap_ones(&s->tmp, in), ap_sub(&s->tmp, stride, ap_one(&s->tmp, in))),
                       out);
    if (ap_ule(umax_of(s, sx_apply_guards(s, loop, rhs)), limit)) sx_set_flags(s, ar, SX_NUW);
  }
  if (!(flags_of(s, ar) & SX_NUW)) return SX_NONE;
  Sx step = sx_zext(s, op_of(s, ar, 1), type_of(s, lhs));
  Sx start = ext_start(s, ar, type_of(s, lhs), false, 0);
  Sx x = sx_addrec2(s, start, step, loop, flags_of(s, ar));
  return kind_of(s, x) == SXK_ADDREC ? x : SX_NONE;
}
/* A product of grid and block dimensions (knob aggressive-positive-stride-analysis; may wrap in grids of 2^31
 * threads). */
static bool grid_stride(Scev *s, Sx x) {
  if (kind_of(s, x) == SXK_ZEXT || kind_of(s, x) == SXK_SEXT) x = op_of(s, x, 0);
  if (kind_of(s, x) != SXK_MUL) return false;
  for (uint32_t i = 0; i < nops_of(s, x); i++) {
    Sx o = op_of(s, x, i);
    if (is_con_sx(s, o) ? ap_is_neg(const_of(s, o))
                        : !(kind_of(s, o) == SXK_UNKNOWN && is_op(s->f, unk_val(s, o), OP_CALL)))
      return false;
    if (is_con_sx(s, o)) continue;
    switch (call_intrinsic(s->f, unk_val(s, o))) {
    case INTRIN_nvvm_read_ptx_sreg_ntid_x:
    case INTRIN_nvvm_read_ptx_sreg_ntid_y:
    case INTRIN_nvvm_read_ptx_sreg_ntid_z:
    case INTRIN_nvvm_read_ptx_sreg_nctaid_x:
    case INTRIN_nvvm_read_ptx_sreg_nctaid_y:
    case INTRIN_nvvm_read_ptx_sreg_nctaid_z: break;
    default: return false;
    }
  }
  return true;
}
static Limit many_less(Scev *s, Sx lhs, Sx rhs, uint32_t loop, bool sign, bool only) {
  Sx iv = kind_of(s, lhs) == SXK_ADDREC ? lhs : SX_NONE;
  if (!iv && kind_of(s, lhs) == SXK_ZEXT) iv = iv_of_zext(s, lhs, rhs, loop, only);
  bool assumed = !iv && (iv = assumed_rec(s, lhs, loop));
  if (!iv || rec_loop(s, iv) != loop || nops_of(s, iv) != 2) return NO_LIMIT;
  bool nowrap = only && (flags_of(s, iv) & (sign ? SX_NSW : SX_NUW));
  Pred lt = sign ? ICMP_SLT : ICMP_ULT, ge = sign ? ICMP_SGE : ICMP_UGE, gt = sign ? ICMP_SGT : ICMP_UGT;
  Sx stride = op_of(s, iv, 1);
  Ty st = type_of(s, stride);
  bool pos = sx_known_pos(s, stride) || (s->k_stride && grid_stride(s, stride));
  Sx one = sx_int(s, st, 1);
  if (!pos) {
    if (assumed || !nowrap || !loop_finite(s, loop) || !loop_no_abnormal_exits(s, loop)) return NO_LIMIT;
    if (!sx_known_nonzero(s, stride)) {
      if (!sx_invariant(s, rhs, loop)) return NO_LIMIT;
      Sx zero_start = sx_minus(s, op_of(s, iv, 0), stride, 0);
      if (!sx_loop_entry_guarded(s, loop, lt, zero_start, rhs)) stride = sx_minmax2(s, SXK_UMAX, stride, one);
    }
  } else if (!nowrap && iv_overflows_lt(s, rhs, stride, sign)) return NO_LIMIT;
  Sx start = op_of(s, iv, 0), ostart = start, orhs = rhs;
  uint32_t w = bits_of(s, lhs);
  if (is_ptr_sx(s, start)) start = sx_lossless_ptrtoint(s, start);
  if (is_ptr_sx(s, rhs)) rhs = sx_lossless_ptrtoint(s, rhs);
  if (cnc(start) || cnc(rhs)) return NO_LIMIT;
  SxKind maxk = sign ? SXK_SMAX : SXK_UMAX;
  Sx be = SX_NONE, be_if = SX_NONE;
  if (!sx_invariant(s, rhs, loop)) {
    if (pos && kind_of(s, rhs) == SXK_ADDREC && rec_loop(s, rhs) == loop && nops_of(s, rhs) == 2 && flags_of(s, rhs)) {
      Sx rs = op_of(s, rhs, 0), rstep = op_of(s, rhs, 1);
      if (sx_known_neg(s, rstep) && bits_of(s, stride) <= 64 &&
          range_never_wraps(OP_SUB, true, srange_of(s, stride), srange_of(s, rstep))) {
        Sx den = sx_minus(s, stride, rstep, 0);
        if (sx_known_pos(s, den)) {
          Sx end = sx_minmax2(s, maxk, rs, start);
          be = sx_udiv_ceil(s, sx_minus(s, end, start, 0), den);
          be_if = sx_udiv_ceil(s, sx_minus(s, rs, start, 0), den);
        }
      }
    }
    if (!be) {
      Sx max = max_count_lt(s, start, stride, rhs, w, sign);
      return limit_of(s, SX_CNC, max, max, false);
    }
  } else {
    Sx sms = sx_minus(s, ostart, stride, 0);
    if (!cnc(sms) && sx_loop_entry_guarded(s, loop, lt, sms, ostart) && sx_loop_entry_guarded(s, loop, lt, sms, orhs)) {
      Sx less = sx_minus(s, start, stride, 0);
      Sx num = sx_minus(s, sx_add2(s, rhs, sx_int(s, st, -1), 0), less, 0);
      be = sx_udiv(s, num, stride);
    }
    if (!be) {
      Sx end;
      bool ge_start = sx_loop_entry_guarded(s, loop, ge, orhs, ostart);
      if (!ge_start) {
        const SxGuards *g = guards_of(s, loop);
        Sx gstart = guards_apply(s, g, ostart), grhs = guards_apply(s, g, orhs);
        ge_start = sx_is_known_pred(s, ge, grhs, gstart) ||
                   sx_loop_entry_guarded(s, loop, gt, orhs, sx_add2(s, ostart, sx_int(s, type_of(s, ostart), -1), 0));
      }
      if (ge_start) end = rhs;
      else {
        end = sx_minmax2(s, maxk, rhs, start);
        be_if = sx_udiv_ceil(s, sx_minus(s, rhs, start, 0), stride);
      }
      bool may_wrap = !(is_pow2_sx(s, stride, false, false) || start == stride || start == sx_minus(s, stride, one, 0));
      Sx delta = sx_minus(s, end, start, 0);
      be = may_wrap ? sx_udiv_ceil(s, delta, stride)
                    : sx_udiv(s, sx_add2(s, delta, sx_minus(s, stride, one, 0), 0), stride);
    }
  }
  Sx cmax;
  bool oz = false;
  if (is_con_sx(s, be)) cmax = be;
  else if (be_if && is_con_sx(s, be_if)) cmax = be_if, oz = true;
  else cmax = max_count_lt(s, start, stride, rhs, w, sign);
  if (cnc(cmax) && !cnc(be)) cmax = con_umax(s, be);
  return limit_of(s, be, cmax, cnc(be) ? cmax : be, oz);
}
static Limit many_greater(Scev *s, Sx lhs, Sx rhs, uint32_t loop, bool sign, bool only) {
  if (!sx_invariant(s, rhs, loop)) return NO_LIMIT;
  if (kind_of(s, lhs) != SXK_ADDREC && !(lhs = assumed_rec(s, lhs, loop))) return NO_LIMIT;
  if (rec_loop(s, lhs) != loop || nops_of(s, lhs) != 2) return NO_LIMIT;
  bool nowrap = only && (flags_of(s, lhs) & (sign ? SX_NSW : SX_NUW));
  Pred gt = sign ? ICMP_SGT : ICMP_UGT, ge = sign ? ICMP_SGE : ICMP_UGE;
  Sx stride = sx_neg(s, op_of(s, lhs, 1), 0);
  if (!sx_known_pos(s, stride)) return NO_LIMIT;
  if (!sx_is_one(s, stride) && !nowrap && iv_overflows_gt(s, rhs, stride, sign)) return NO_LIMIT;
  Sx start = op_of(s, lhs, 0), end = rhs;
  SxKind mink = sign ? SXK_SMIN : SXK_UMIN;
  if (!sx_loop_entry_guarded(s, loop, gt, sx_add2(s, start, stride, 0), rhs) &&
      !sx_loop_entry_guarded(s, loop, ge, start, rhs))
    end = sx_minmax2(s, mink, rhs, start);
  if (is_ptr_sx(s, start)) start = sx_lossless_ptrtoint(s, start);
  if (is_ptr_sx(s, end)) end = sx_lossless_ptrtoint(s, end);
  if (cnc(start) || cnc(end)) return NO_LIMIT;
  Ty t = type_of(s, stride);
  Sx one = sx_int(s, t, 1);
  Sx up = sx_minus(s, stride, one, 0);
  Sx be = sx_udiv(s, sx_add2(s, sx_minus(s, start, end, 0), up, 0), stride);
  uint32_t w = bits_of(s, lhs);
  Ap max_start = sign ? smax_of(s, start) : umax_of(s, start),
     min_stride = sign ? smin_of(s, stride) : umin_of(s, stride);
  Ap limit = ap_add(&s->tmp, sign ? ap_smin(&s->tmp, w) : ap_zero(&s->tmp, w),
                    ap_sub(&s->tmp, min_stride, ap_one(&s->tmp, w)));
  Ap min_end = sign ? ap_max_signed(smin_of(s, rhs), limit) : ap_umax(umin_of(s, rhs), limit);
  Sx cmax = be;
  if (!is_con_sx(s, be)) {
    Sx by = sx_const(s, t, min_stride);
    cmax = sx_udiv_ceil(s, sx_const(s, t, ap_sub(&s->tmp, max_start, min_end)), by);
  }
  if (cnc(cmax)) cmax = be;
  return limit_of(s, be, cmax, cnc(be) ? cmax : be, false);
}

/* ---- a recurrence leaves a range ---- */
static Sx iterations_in_range(Scev *s, Sx ar, Range r) {
  if (range_is_full(r)) return SX_CNC;
  LIST(l);
  list_ops(s, &l, ar);
  for (uint32_t i = 0; i < l.n; i++)
    if (!is_con_sx(s, l.p[i])) return SX_CNC;
  uint32_t w = bits_of(s, ar);
  uint64_t m = mask64(w), st = const_of(s, l.p[0]).u;
  Ty t = type_of(s, l.p[0]);
  if (range_is_empty(r) || !range_has(r, st)) return sx_int(s, t, 0);
  r = range_sub(r, range_one(w, st));
  if (l.n == 2) {
    uint64_t a = const_of(s, l.p[1]).u;
    if (r.kind != RANGE_SPAN) return SX_CNC;
    uint64_t end = sext64(a, w) >= 1 ? (r.hi - 1) & m : r.lo, exit = ((end + a) & m) / a;
    return range_has(r, (exit * a) & m) ? SX_CNC : sx_const(s, t, ap_small(w, exit));
  }
  uint64_t n;
  if (l.n == 3 && r.kind == RANGE_SPAN &&
      quad_leaves(w, const_of(s, l.p[1]).u, const_of(s, l.p[2]).u, (0 - r.lo) & m, (r.hi - 1) & m, &n))
    return sx_const(s, t, ap_small(w, n));
  return SX_CNC;
}

/* ---- comparisons ---- */
static Limit from_cmp(Scev *s, uint32_t loop, Pred p, Sx l, Sx r, bool only) {
  l = sx_at_scope(s, l, loop), r = sx_at_scope(s, r, loop);
  if (cnc(l) || cnc(r)) return NO_LIMIT;
  if (sx_invariant(s, l, loop) && !sx_invariant(s, r, loop)) {
    Sx t = l;
    l = r, r = t, p = pred_swap(p);
  }
  bool finite = only && loop_no_abnormal_exits(s, loop) && loop_finite(s, loop);
  simplify_cmp(s, &p, &l, &r, 0);
  if (is_con_sx(s, r) && kind_of(s, l) == SXK_ADDREC && rec_loop(s, l) == loop && bits_of(s, r) <= 64 &&
      !is_ptr_sx(s, l)) {
    Sx n = iterations_in_range(s, l, range_of_icmp(p, const_of(s, r).u, bits_of(s, r)));
    if (!cnc(n)) return limit_of(s, n, n, n, false);
  }
  if (finite && sx_invariant(s, r, loop)) {
    Sx in = kind_of(s, l) == SXK_ZEXT ? op_of(s, l, 0) : l;
    if (kind_of(s, in) == SXK_ADDREC && !(flags_of(s, in) & SX_NW) && rec_loop(s, in) == loop && nops_of(s, in) == 2 &&
        is_pow2_sx(s, op_of(s, in, 1), true, true)) {
      LIST(o);
      list_ops(s, &o, in);
      sx_set_flags(s, in, strengthen(s, SXK_ADDREC, o.p, o.n, flags_of(s, in) | SX_NW));
    }
    if (p == ICMP_ULT || p == ICMP_SLT) {
      unsigned wrap = p == ICMP_SLT ? SX_NSW : SX_NUW;
      if (kind_of(s, l) == SXK_ADDREC && rec_loop(s, l) == loop && nops_of(s, l) == 2 && !(flags_of(s, l) & wrap) &&
          (flags_of(s, l) & SX_NW) && sx_known_pos(s, op_of(s, l, 1)))
        sx_set_flags(s, l, flags_of(s, l) | wrap);
    }
  }
  Ty t = type_of(s, r);
  switch (p) {
  case ICMP_NE:
  case ICMP_EQ:
    if (is_ptr_sx(s, l)) l = sx_lossless_ptrtoint(s, l);
    if (is_ptr_sx(s, r)) r = sx_lossless_ptrtoint(s, r);
    if (cnc(l) || cnc(r)) return NO_LIMIT;
    l = sx_minus(s, l, r, 0);
    if (p == ICMP_NE) return far_to_zero(s, l, loop, only);
    if (is_con_sx(s, l) && !sx_is_zero(s, l)) {
      Sx z = sx_int(s, type_of(s, l), 0);
      return limit_of(s, z, z, z, false);
    }
    return NO_LIMIT;
  case ICMP_SLE:
  case ICMP_ULE:
    if (!s->k_finite || !finite || !sx_invariant(s, r, loop)) {
      if (is_ptr_sx(s, l) || is_ptr_sx(s, r) || 2 * bits_of(s, l) > SX_MAX_BITS) return NO_LIMIT;
      t = sx_ity(s, 2 * bits_of(s, l));
      if (p == ICMP_ULE) l = sx_zext(s, l, t), r = sx_zext(s, r, t);
      else l = sx_sext(s, l, t), r = sx_sext(s, r, t);
    }
    r = sx_add2(s, sx_int(s, t, 1), r, 0);
    return many_less(s, l, r, loop, p == ICMP_SLE, only);
  case ICMP_SLT:
  case ICMP_ULT: return many_less(s, l, r, loop, p == ICMP_SLT, only);
  case ICMP_SGE:
  case ICMP_UGE:
    if (!s->k_finite || !finite || !sx_invariant(s, r, loop)) return NO_LIMIT;
    r = sx_add2(s, sx_int(s, t, -1), r, 0);
    return many_greater(s, l, r, loop, p == ICMP_SGE, only);
  case ICMP_SGT:
  case ICMP_UGT: return many_greater(s, l, r, loop, p == ICMP_SGT, only);
  default: return NO_LIMIT;
  }
}
static bool positive_shift(const Scev *s, Val v, Val *in, Op *o) {
  const Fn *f = s->f;
  Op k = op(f, v);
  uint64_t c;
  if ((k != OP_SHL && k != OP_LSHR && k != OP_ASHR) || !val_is_con(arg(f, v, 1)) ||
      con_kind(&f->con, arg(f, v, 1)) != CON_INT || !con_u64(&f->con, arg(f, v, 1), &c))
    return false;
  if (sext64(c, ty_bits(f->m, ty(f, v))) <= 0) return false;
  *in = arg(f, v, 0), *o = k;
  return true;
}
static Limit from_shift(Scev *s, uint32_t loop, Val l, Val rv, Pred p) {
  Fn *f = s->f;
  if (!val_is_con(rv) || con_kind(&f->con, rv) != CON_INT || val_is_con(l)) return NO_LIMIT;
  Blk latch = loop_latch(f, s->l, loop), before = loop_predecessor(f, s->l, loop);
  if (!latch || !before) return NO_LIMIT;
  Op post = OP_NONE, k;
  Val phi = l, in;
  if (positive_shift(s, l, &in, &post)) phi = in;
  if (!is_op(f, phi, OP_PHI) || blk_of(f, phi) != s->l->loop[loop].header) return NO_LIMIT;
  int li = find_pred(f, blk_of(f, phi), latch), bi = find_pred(f, blk_of(f, phi), before);
  if (li < 0 || bi < 0) return NO_LIMIT;
  if (!positive_shift(s, arg(f, phi, (uint32_t)li), &in, &k) || in != phi || (post && post != k)) return NO_LIMIT;
  Ty t = ty(f, rv);
  uint32_t w = ty_bits(f->m, t);
  Val stable = con_int(&f->con, t, 0);
  if (k == OP_ASHR) {
    KnownCtx kc = known_at(f, &s->tmp, term(f, before));
    Val first = arg(f, phi, (uint32_t)bi);
    if (known_negative(&kc, first)) stable = con_allones(&f->con, t);
    else if (!known_nonneg(&kc, first)) return NO_LIMIT;
  }
  Val c = con_fold_cmp(&f->con, p, stable, rv);
  if (!c || !con_is_zero(&f->con, c)) return NO_LIMIT;
  Sx bound = sx_const(s, t, ap_u64(&s->tmp, w, w));
  return limit_of(s, SX_CNC, bound, bound, false);
}
/* The condition of one exit, which leaves the loop where it is exit_if, taken apart; its parts, and what they said
 * (only: it alone decides whether the loop goes on). */
typedef struct ExitCond {
  Scev *s;
  uint32_t loop;
  bool exit_if;
  struct {
    Val v;
    bool only;
    Limit l;
  } part[COND_CACHE];
  uint32_t n;
} ExitCond;
static Limit from_cond(ExitCond *x, Val c, bool only, unsigned nest);
static Limit from_and_or(ExitCond *cond, Junction j, bool only, unsigned nest) {
  Scev *s = cond->s;
  const Fn *f = s->f;
  Val a = j.a, b = j.b;
  bool is_and = !j.is_or, either = is_and != cond->exit_if;
  Limit x = from_cond(cond, a, only && !either, nest + 1), y = from_cond(cond, b, only && !either, nest + 1);
  if (val_is_con(b)) return con_is_one(&f->con, b) == is_and ? x : y;
  if (val_is_con(a)) return con_is_one(&f->con, a) == is_and ? y : x;
  Sx e = SX_CNC, cm = SX_CNC, sm = SX_CNC;
  if (either) {
    if (!cnc(x.exact) && !cnc(y.exact)) e = sx_umin_mismatched(s, (Sx[]){x.exact, y.exact}, 2, j.logical);
    cm = cnc(x.cmax) ? y.cmax : cnc(y.cmax) ? x.cmax : sx_umin_mismatched(s, (Sx[]){x.cmax, y.cmax}, 2, false);
    sm = cnc(x.smax) ? y.smax : cnc(y.smax) ? x.smax : sx_umin_mismatched(s, (Sx[]){x.smax, y.smax}, 2, j.logical);
  } else if (x.exact == y.exact) e = x.exact;
  if (cnc(cm) && !cnc(e)) cm = con_umax(s, e);
  if (cnc(sm)) sm = cnc(e) ? cm : e;
  Limit r = limit_of(s, e, cm, sm, false);
  if (s->predicated) r.under = assumed_both(s, x.under, y.under);
  return r;
}
static Limit from_overflow(Scev *s, uint32_t loop, Val c, bool exit_if, bool only) {
  Fn *f = s->f;
  uint32_t n;
  Val wo = arg(f, c, 0);
  if (words_of(f, c, &n)[0] != 1 || n != 1 || !is_op(f, wo, OP_CALL)) return NO_LIMIT;
  SxKind k;
  bool sign, subtract = false;
  switch (call_intrinsic(f, wo)) {
  case INTRIN_sadd_with_overflow: k = SXK_ADD, sign = true; break;
  case INTRIN_uadd_with_overflow: k = SXK_ADD, sign = false; break;
  case INTRIN_ssub_with_overflow: k = SXK_ADD, sign = true, subtract = true; break;
  case INTRIN_usub_with_overflow: k = SXK_ADD, sign = false, subtract = true; break;
  case INTRIN_smul_with_overflow: k = SXK_MUL, sign = true; break;
  case INTRIN_umul_with_overflow: k = SXK_MUL, sign = false; break;
  default: return NO_LIMIT;
  }
  uint64_t cv;
  Val r = arg(f, wo, 1);
  uint32_t w = ty_bits(f->m, ty(f, r));
  if (!val_is_con(r) || con_kind(&f->con, r) != CON_INT || w > 64 || !con_u64(&f->con, r, &cv)) return NO_LIMIT;
  Range ok;
  uint64_t m = mask64(w), smin = 1ull << (w - 1);
  if (!subtract) ok = nowrap_region(k, range_one(w, cv), sign);
  else if (!sign) ok = range_make(w, cv, 0);
  else {
    int64_t sv = sext64(cv, w);
    ok = sv > 0 ? range_make(w, smin + cv, smin) : sv < 0 ? range_make(w, smin, (smin + cv) & m) : range_full(w);
  }
  Pred p;
  uint64_t nc, off;
  range_to_icmp(ok, &p, &nc, &off);
  if (!exit_if) p = pred_invert(p);
  Sx l = sx_of(s, arg(f, wo, 0));
  Ty t = type_of(s, l);
  if (off) l = sx_add2(s, l, sx_const(s, t, ap_small(w, off)), 0);
  return from_cmp(s, loop, p, l, sx_const(s, t, ap_small(w, nc)), only);
}
static Limit from_icmp(Scev *s, uint32_t loop, Val c, bool exit_if, bool only) {
  const Fn *f = s->f;
  Val l = arg(f, c, 0), r = arg(f, c, 1);
  if (!able(s, ty(f, l))) return NO_LIMIT;
  Pred p = (Pred)sub(f, c);
  if (exit_if) p = pred_invert(p);
  Sx ls = sx_of(s, l), rs = sx_of(s, r);
  Limit x = from_cmp(s, loop, p, ls, rs, only);
  if (any_info(x)) return x;
  Sx n = count_exhaustively(s, loop, c, exit_if);
  return cnc(n) ? from_shift(s, loop, l, r, p) : limit_of(s, n, n, n, false);
}
/* The comparison, again under assumptions. */
static Limit assuming(Scev *s, uint32_t loop, Val c, bool exit_if, bool only,
                      Limit (*from)(Scev *, uint32_t, Val, bool, bool)) {
  s->assuming = true, s->assumed = NULL;
  Limit x = from(s, loop, c, exit_if, only);
  if (any_info(x)) x.under = s->assumed;
  s->assuming = false, s->assumed = NULL;
  return x;
}
static Limit from_cond_new(ExitCond *cond, Val c, bool only, unsigned nest) {
  Scev *s = cond->s;
  Fn *f = s->f;
  Junction j;
  if (match_junction(f, c, &j) && !at_cap(f->m, SCEV_COND_NEST, nest)) return from_and_or(cond, j, only, nest);
  uint32_t loop = cond->loop;
  bool exit_if = cond->exit_if;
  if (is_op(f, c, OP_ICMP)) {
    Limit l = from_icmp(s, loop, c, exit_if, only);
    return cnc(l.exact) && s->predicated ? assuming(s, loop, c, exit_if, only, from_icmp) : l;
  }
  if (val_is_con(c) && con_kind(&f->con, c) == CON_INT) {
    if (exit_if == con_is_zero(&f->con, c)) return NO_LIMIT; /* always around */
    Sx z = sx_int(s, TY_I1, 0);
    return limit_of(s, z, z, z, false);
  }
  if (is_op(f, c, OP_EXTRACTVALUE)) {
    Limit l = s->predicated ? assuming(s, loop, c, exit_if, only, from_overflow)
                            : from_overflow(s, loop, c, exit_if, only);
    if (any_info(l)) return l;
  }
  Sx n = val_is_con(c) ? SX_CNC : count_exhaustively(s, loop, c, exit_if);
  return limit_of(s, n, n, n, false);
}
static Limit from_cond(ExitCond *x, Val c, bool only, unsigned nest) {
  for (uint32_t i = 0; i < x->n; i++)
    if (x->part[i].v == c && x->part[i].only == only) return x->part[i].l;
  Limit l = from_cond_new(x, c, only, nest);
  if (x->n < COND_CACHE) x->part[x->n].v = c, x->part[x->n].only = only, x->part[x->n++].l = l;
  return l;
}
static Limit limit_of_exit(Scev *s, uint32_t loop, Blk b, bool only) {
  Fn *f = s->f;
  Blk latch = loop_latch(f, s->l, loop);
  if (!latch || !dom_blk(s->d, b, latch)) return NO_LIMIT;
  Val t = term(f, b);
  if (is_condbr(f, t)) {
    bool exit_if = !loop_has_blk(s->l, loop, succ(f, b, 0));
    if (exit_if == !loop_has_blk(s->l, loop, succ(f, b, 1))) return NO_LIMIT; /* both ways out */
    ExitCond x = {.s = s, .loop = loop, .exit_if = exit_if};
    return from_cond(&x, arg(f, t, 0), only, 0);
  }
  if (is_op(f, t, OP_SWITCH)) {
    uint32_t out = UINT32_MAX;
    for (uint32_t i = 0; i < nsuccs(f, b); i++) {
      if (loop_has_blk(s->l, loop, succ(f, b, i))) continue;
      if (out != UINT32_MAX) return NO_LIMIT;
      out = i;
    }
    if (out == UINT32_MAX || out == 0) return NO_LIMIT;
    Sx l = sx_at_scope(s, sx_of(s, arg(f, t, 0)), loop), r = sx_of(s, arg(f, t, out));
    if (cnc(l)) return NO_LIMIT;
    return far_to_zero(s, sx_minus(s, l, r, 0), loop, only);
  }
  return NO_LIMIT;
}
static Sx mismatched_max(Scev *s, Sx a, Sx b) {
  Ty t = bits_of(s, a) >= bits_of(s, b) ? type_of(s, a) : type_of(s, b);
  b = noop_or_zext(s, b, t), a = noop_or_zext(s, a, t);
  return sx_minmax2(s, SXK_UMAX, a, b);
}

/* ---- loops ---- */
static void btc_new(Scev *s, uint32_t loop, SxBtc *r) {
  *r = (SxBtc){
    .done = true, .cmax = SX_CNC, .exact = SX_CNC, .smax = SX_CNC}; /* while it is computed, nothing is known */
  const Fn *f = s->f;
  VEC(Blk) ex = {0};
  const uint32_t *order = s->d->order;
  uint32_t nex;
  note_blk(s, s->l->loop[loop].header);
  if (s->l->patched) { /* which have no order of their own */
    VecU32 blk = {0};
    loop_blks(f, s->l, loop, true, &blk);
    for (uint32_t i = 0; i < blk.n; i++)
      if (loop_is_exiting(f, s->l, loop, (Blk)blk.p[i])) vec_push(&ex, (Blk)blk.p[i]);
    vec_free(&blk);
  } else {
    const Blk *all = sx_exiting_blks(s, loop, &nex);
    for (uint32_t i = 0; i < nex; i++) vec_push(&ex, all[i]);
  }
  for (uint32_t i = 1; i < ex.n && !s->l->patched; i++) { /* in reverse post order; nearly sorted */
    Blk b = ex.p[i];
    uint32_t j = i;
    for (; j && order[ex.p[j - 1]] > order[b]; j--) ex.p[j] = ex.p[j - 1];
    ex.p[j] = b;
  }
  SxBtc n = {.done = true, .complete = true, .exact = SX_NONE, .smax = SX_NONE};
  n.exit = arena_alloc(&s->arena, (ex.n + 1) * sizeof *n.exit);
  Blk latch = loop_latch(f, s->l, loop);
  Sx must = SX_NONE, may = SX_NONE;
  bool oz = false;
  /* Seed 003: of deep loops with two exits they are not looked at, and so not known either: the count of the other
   * exits would not be the loop's. */
  if (ex.n == 2 && s->k_exit_depth && s->l->loop[loop].depth >= s->k_exit_depth) ex.n = 0, n.complete = false;
  for (uint32_t i = 0; i < ex.n; i++) {
    Blk b = ex.p[i];
    Val t = term(f, b);
    if (is_condbr(f, t) && val_is_con(arg(f, t, 0)) && con_kind(&f->con, arg(f, t, 0)) == CON_INT) {
      bool exit_if = !loop_has_blk(s->l, loop, succ(f, b, 0));
      if (exit_if == con_is_zero(&f->con, arg(f, t, 0))) continue; /* never taken */
    }
    Limit e = limit_of_exit(s, loop, b, ex.n == 1);
    if (cnc(e.exact)) n.complete = false;
    if (!cnc(e.smax)) n.exit[n.n++] = (SxExit){b, e.exact, e.cmax, e.smax, e.or_zero, e.under};
    if (!cnc(e.cmax) && latch && dom_blk(s->d, b, latch)) {
      if (!must) must = e.cmax, oz = e.or_zero;
      else must = sx_umin_mismatched(s, (Sx[]){must, e.cmax}, 2, false);
    } else if (!cnc(may)) {
      may = !may || cnc(e.cmax) ? e.cmax : mismatched_max(s, may, e.cmax);
    }
  }
  n.cmax = must ? must : may ? may : SX_CNC;
  n.max_or_zero = oz && ex.n == 1;
  vec_free(&ex);
  *r = n;
}
static void btc_make(Scev *s, uint32_t loop, SxBtc *r, bool predicated) {
  bool p = s->predicated, a = s->assuming;
  SxAssumed *list = s->assumed;
  ArenaMark m;
  enter(s, &m);
  s->predicated = predicated, s->assuming = false; /* may be asked for by a query of another loop's count */
  btc_new(s, loop, r);
  btc_register(s, loop, r);
  /* what was derived while nothing was known of this loop may be better now */
  if (!predicated && (r->n || !cnc(r->cmax))) recs_forget(s, s->l->loop[loop].header);
  s->predicated = p, s->assuming = a, s->assumed = list;
  leave(s, m);
}
SxBtc *btc_of(Scev *s, uint32_t loop) {
  SxBtc *r = &s->of[s->l->loop[loop].header].btc;
  if (!r->done) btc_make(s, loop, r, false);
  return r;
}
Sx exact_of_exit(Scev *s, uint32_t loop, Blk b) {
  const SxBtc *t = btc_of(s, loop);
  for (uint32_t i = 0; i < t->n; i++)
    if (t->exit[i].blk == b) return t->exit[i].exact;
  return SX_CNC;
}
Sx sx_exit_count(Scev *s, uint32_t loop, Blk b, SxExitKind k) {
  const SxBtc *t = btc_of(s, loop);
  for (uint32_t i = 0; i < t->n; i++)
    if (t->exit[i].blk == b)
      return k == SX_EXACT ? t->exit[i].exact : k == SX_CONST_MAX ? t->exit[i].cmax : t->exit[i].smax;
  return SX_CNC;
}
static Sx least_of_exits(Scev *s, const SxBtc *t, SxExitKind k) {
  ArenaMark m;
  enter(s, &m);
  LIST(l);
  for (uint32_t i = 0; i < t->n; i++) list_push(s, &l, k == SX_EXACT ? t->exit[i].exact : t->exit[i].smax);
  Sx r = sx_umin_mismatched(s, l.p, l.n, true);
  leave(s, m);
  return r;
}
static Sx btc_exact(Scev *s, uint32_t loop, SxBtc *t) {
  if (t->exact) return t->exact;
  Sx r = t->complete && t->n && loop_latch(s->f, s->l, loop) ? least_of_exits(s, t, SX_EXACT) : SX_CNC;
  return t->exact = r;
}
static Sx btc_symbolic(Scev *s, SxBtc *t) {
  if (t->smax) return t->smax;
  Sx r = t->n ? least_of_exits(s, t, SX_SYMBOLIC_MAX) : SX_CNC;
  return t->smax = r;
}
Sx sx_backedge_count(Scev *s, uint32_t loop) { return btc_exact(s, loop, btc_of(s, loop)); }
Sx sx_backedge_max(Scev *s, uint32_t loop) { return btc_of(s, loop)->cmax; }
Sx sx_backedge_symbolic_max(Scev *s, uint32_t loop) { return btc_symbolic(s, btc_of(s, loop)); }
const SxBtc *btc_assuming(Scev *s, uint32_t loop) {
  if (!s->pbtc) s->pbtc = ARENA_ZARRAY(&s->arena, SxBtc, s->nof);
  SxBtc *r = &s->pbtc[s->l->loop[loop].header];
  if (!r->done) btc_make(s, loop, r, true);
  btc_exact(s, loop, r), btc_symbolic(s, r);
  return r;
}
bool sx_backedge_max_or_zero(Scev *s, uint32_t loop) { return btc_of(s, loop)->max_or_zero; }
uint32_t sx_max_trip_count(Scev *s, uint32_t loop) {
  Sx b = sx_backedge_max(s, loop);
  if (!is_con_sx(s, b) || ap_active_bits(const_of(s, b)) > 32) return 0;
  return (uint32_t)ap_lo64(const_of(s, b)) + 1;
}
/* count + 1 in a type of one bit more, so that it cannot wrap. */
static Sx trip_count_expr(Scev *s, Sx be) {
  Ty t = type_of(s, be), wide = sx_ity(s, bits_of(s, be) + 1);
  if (bits_of(s, be) <= 64 ? !range_has(urange_of(s, be), mask64(bits_of(s, be))) : !ap_is_ones(umax_of(s, be)))
    return sx_zext(s, sx_add2(s, be, sx_int(s, t, 1), 0), wide);
  Sx one = sx_int(s, wide, 1);
  return sx_add2(s, sx_zext(s, be, wide), one, 0);
}
static uint32_t gcd32(uint32_t a, uint32_t b) {
  while (b) {
    uint32_t t = a % b;
    a = b, b = t;
  }
  return a;
}
uint32_t sx_trip_multiple(Scev *s, uint32_t loop) {
  const SxBtc *bt = btc_of(s, loop);
  if (!bt->complete || !bt->n) return 1; /* an exit without count says nothing */
  uint32_t r = 0, n = bt->n;
  ArenaMark m;
  enter(s, &m);
  for (uint32_t i = 0; i < n && r != 1; i++) {
    Sx be = sx_apply_guards(s, loop, s->of[s->l->loop[loop].header].btc.exit[i].exact);
    Ap mul = multiple_of(s, trip_count_expr(s, be));
    if (ap_is_zero(mul)) mul = ap_one(&s->tmp, mul.bits);
    r = gcd32(ap_active_bits(mul) > 32 ? 1u << u32_min(31, ap_ctz(mul)) : (uint32_t)ap_lo64(mul), r);
  }
  leave(s, m);
  return r ? r : 1;
}
