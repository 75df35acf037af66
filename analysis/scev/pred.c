/* pred.c: scalar evolution: comparisons that are known: from ranges, from the shape of the two sides, from conditions
 * that dominate a loop's entry or its backedge, and by induction (true of the start, kept by every step). One
 * comparison implies another by operand order, constant differences and ranges (LLVM's isImpliedCond). Caps: knob
 * scalar-evolution-max-scev-operations-implication-depth, and the ones here. */
#include "analysis/scev/scev_int.h"
#include "analysis/value/cond.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

static bool true_when_equal(Pred p) {
  return p == ICMP_EQ || p == ICMP_UGE || p == ICMP_ULE || p == ICMP_SGE || p == ICMP_SLE;
}
static bool relational(Pred p) { return p != ICMP_EQ && p != ICMP_NE; }
static Pred flip_sign(Pred p) {
  return !relational(p) ? p : pred_is_signed(p) ? pred_to_unsigned(p) : pred_to_signed(p);
}

/* ---- one form of a comparison ---- */
static bool trivial(Scev *s, Pred *p, Sx *a, Sx *b, bool truth) {
  *a = *b = sx_int(s, TY_I1, 0);
  *p = truth ? ICMP_EQ : ICMP_NE;
  return true;
}
static bool binary_sub(Scev *s, Sx x, Sx *l, Sx *r) { /* -1*r + l */
  if (kind_of(s, x) != SXK_ADD || nops_of(s, x) != 2) return false;
  Sx m = op_of(s, x, 0), o = op_of(s, x, 1);
  if (kind_of(s, m) != SXK_MUL) {
    Sx t = m;
    m = o, o = t;
  }
  if (kind_of(s, m) != SXK_MUL || nops_of(s, m) != 2 || !all_ones(s, op_of(s, m, 0))) return false;
  *l = o, *r = op_of(s, m, 1);
  return true;
}
bool simplify_cmp(Scev *s, Pred *pp, Sx *a, Sx *b, unsigned depth) {
  Pred p = *pp;
  Sx l = *a, r = *b;
  bool changed = false;
  if (cnc(l) || cnc(r) || at_cap(s->f->m, SCEV_PROOF_NEST, depth)) return false;
  if (is_con_sx(s, l)) {
    if (is_con_sx(s, r)) return trivial(s, pp, a, b, pred_holds(p, const_of(s, l), const_of(s, r)));
    Sx t = l;
    l = r, r = t, p = pred_swap(p), changed = true;
  }
  if (kind_of(s, r) == SXK_ADDREC) {
    uint32_t loop = rec_loop(s, r);
    if (sx_invariant(s, l, loop) && sx_dominates(s, l, s->l->loop[loop].header, true)) {
      Sx t = l;
      l = r, r = t, p = pred_swap(p), changed = true;
    }
  }
  if (is_con_sx(s, r)) {
    Ap c = const_of(s, r);
    Ty t = type_of(s, r);
    uint32_t w = c.bits;
    bool done = false;
    if (relational(p) && w <= 64) {
      Range e = range_of_icmp(p, c.u, w);
      if (range_is_full(e)) return trivial(s, pp, a, b, true);
      if (range_is_empty(e)) return trivial(s, pp, a, b, false);
      Pred np;
      uint64_t nc, off;
      if (range_to_icmp(e, &np, &nc, &off) && !off && !relational(np))
        p = np, r = sx_const(s, t, ap_small(w, nc)), changed = done = true;
    }
    if (!done) {
      Sx x, y;
      switch (p) {
      case ICMP_EQ:
      case ICMP_NE:
        if (ap_is_zero(c) && binary_sub(s, l, &x, &y)) l = x, r = y, changed = true;
        break;
      case ICMP_UGE:
        if (!ap_is_zero(c)) p = ICMP_UGT, r = sx_const(s, t, ap_sub(&s->tmp, c, ap_one(&s->tmp, w))), changed = true;
        break;
      case ICMP_ULE:
        if (!ap_is_ones(c)) p = ICMP_ULT, r = sx_const(s, t, ap_add(&s->tmp, c, ap_one(&s->tmp, w))), changed = true;
        break;
      case ICMP_SGE:
        if (!ap_is_smin(c)) p = ICMP_SGT, r = sx_const(s, t, ap_sub(&s->tmp, c, ap_one(&s->tmp, w))), changed = true;
        break;
      case ICMP_SLE:
        if (!ap_is_smax(c)) p = ICMP_SLT, r = sx_const(s, t, ap_add(&s->tmp, c, ap_one(&s->tmp, w))), changed = true;
        break;
      default: break;
      }
    }
  }
  if (l == r) return trivial(s, pp, a, b, true_when_equal(p));
  Ty tr = type_of(s, r), tl = type_of(s, l);
  switch (p) {
  case ICMP_SLE:
    if (!ap_is_smax(smax_of(s, r))) r = sx_add2(s, sx_int(s, tr, 1), r, SX_NSW), p = ICMP_SLT, changed = true;
    else if (!ap_is_smin(smin_of(s, l))) l = sx_add2(s, sx_int(s, tl, -1), l, SX_NSW), p = ICMP_SLT, changed = true;
    break;
  case ICMP_SGE:
    if (!ap_is_smin(smin_of(s, r))) r = sx_add2(s, sx_int(s, tr, -1), r, SX_NSW), p = ICMP_SGT, changed = true;
    else if (!ap_is_smax(smax_of(s, l))) l = sx_add2(s, sx_int(s, tl, 1), l, SX_NSW), p = ICMP_SGT, changed = true;
    break;
  case ICMP_ULE:
    if (!ap_is_ones(umax_of(s, r))) r = sx_add2(s, sx_int(s, tr, 1), r, SX_NUW), p = ICMP_ULT, changed = true;
    else if (!ap_is_zero(umin_of(s, l))) l = sx_add2(s, sx_int(s, tl, -1), l, 0), p = ICMP_ULT, changed = true;
    break;
  case ICMP_UGE: {
    bool foldable = is_con_sx(s, r) ||
                    ((kind_of(s, r) == SXK_ADD || kind_of(s, r) == SXK_ADDREC) && is_con_sx(s, op_of(s, r, 0)));
    if (foldable && !ap_is_zero(umin_of(s, r))) r = sx_add2(s, sx_int(s, tr, -1), r, 0), p = ICMP_UGT, changed = true;
    else if (!ap_is_ones(umax_of(s, l))) l = sx_add2(s, sx_int(s, tl, 1), l, SX_NUW), p = ICMP_UGT, changed = true;
    else if (!ap_is_zero(umin_of(s, r))) r = sx_add2(s, sx_int(s, tr, -1), r, 0), p = ICMP_UGT, changed = true;
    break;
  }
  default: break;
  }
  *pp = p, *a = l, *b = r;
  if (changed) simplify_cmp(s, pp, a, b, depth + 1);
  return changed;
}

/* ---- without conditions ---- */
static bool by_ranges(Scev *s, Pred p, Sx a, Sx b) {
  if (a == b) return true_when_equal(p);
  if (is_con_sx(s, a) && is_con_sx(s, b)) return pred_holds(p, const_of(s, a), const_of(s, b));
  if (p == ICMP_EQ) return false;
  if (bits_of(s, a) > 64) {
    if (relational(p) && pred_is_signed(p)) {
      Ap al = smin_of(s, a), ah = smax_of(s, a), bl = smin_of(s, b), bh = smax_of(s, b);
      return p == ICMP_SLT   ? ap_slt(ah, bl)
             : p == ICMP_SLE ? ap_sle(ah, bl)
             : p == ICMP_SGT ? ap_sgt(al, bh)
                             : ap_sge(al, bh);
    }
    Ap al = umin_of(s, a), ah = umax_of(s, a), bl = umin_of(s, b), bh = umax_of(s, b);
    return p == ICMP_NE    ? ap_ult(ah, bl) || ap_ugt(al, bh)
           : p == ICMP_ULT ? ap_ult(ah, bl)
           : p == ICMP_ULE ? ap_ule(ah, bl)
           : p == ICMP_UGT ? ap_ugt(al, bh)
                           : ap_uge(al, bh);
  }
  if (p == ICMP_NE) {
    if (range_icmp(p, srange_of(s, a), srange_of(s, b)) == 1 || range_icmp(p, urange_of(s, a), urange_of(s, b)) == 1)
      return true;
    if (is_ptr_sx(s, a) != is_ptr_sx(s, b) || sx_is_zero(s, b)) return false;
    Sx d = sx_minus(s, a, b, 0);
    return !cnc(d) && sx_known_nonzero(s, d);
  }
  return pred_is_signed(p) ? range_icmp(p, srange_of(s, a), srange_of(s, b)) == 1
                           : range_icmp(p, urange_of(s, a), urange_of(s, b)) == 1;
}
static bool minmax_has(const Scev *s, Sx mm, SxKind k, Sx x) {
  if (kind_of(s, mm) != k) return false;
  for (uint32_t i = 0; i < nops_of(s, mm); i++)
    if (op_of(s, mm, i) == x) return true;
  return false;
}
static bool by_minmax(const Scev *s, Pred p, Sx a, Sx b) {
  if (p == ICMP_SGE || p == ICMP_UGE) {
    Sx t = a;
    a = b, b = t, p = pred_swap(p);
  }
  if (p == ICMP_SLE) return minmax_has(s, a, SXK_SMIN, b) || minmax_has(s, b, SXK_SMAX, a);
  if (p == ICMP_ULE)
    return minmax_has(s, a, SXK_UMIN, b) || minmax_has(s, a, SXK_SEQ_UMIN, b) || minmax_has(s, b, SXK_UMAX, a);
  return false;
}
static bool by_rec_start(Scev *s, Pred p, Sx a, Sx b) {
  if (!relational(p) || kind_of(s, a) != SXK_ADDREC || kind_of(s, b) != SXK_ADDREC || rec_head(s, a) != rec_head(s, b))
    return false;
  if (nops_of(s, a) != 2 || nops_of(s, b) != 2 || op_of(s, a, 1) != op_of(s, b, 1)) return false;
  unsigned need = pred_is_signed(p) ? SX_NSW : SX_NUW;
  return (flags_of(s, a) & flags_of(s, b) & need) && sx_is_known_pred(s, p, op_of(s, a, 0), op_of(s, b, 0));
}
static bool plus_const(const Scev *s, Sx x, unsigned need) {
  return kind_of(s, x) == SXK_ADD && nops_of(s, x) == 2 && is_con_sx(s, op_of(s, x, 0)) && (flags_of(s, x) & need);
}
static bool by_no_overflow(Scev *s, Pred p, Sx a, Sx b) {
  if (p == ICMP_SGE || p == ICMP_SGT || p == ICMP_UGE || p == ICMP_UGT) {
    Sx t = a;
    a = b, b = t, p = pred_swap(p);
  }
  if (!relational(p) || is_con_sx(s, a) || is_con_sx(s, b)) return false;
  unsigned need = pred_is_signed(p) ? SX_NSW : SX_NUW;
  bool ca = plus_const(s, a, need), cb = plus_const(s, b, need);
  if ((ca ? op_of(s, a, 1) : a) != (cb ? op_of(s, b, 1) : b)) return false;
  Ap zero = ap_zero(&s->tmp, bits_of(s, a));
  return pred_holds(p, ca ? const_of(s, op_of(s, a, 0)) : zero, cb ? const_of(s, op_of(s, b, 0)) : zero);
}
static bool by_extension(const Scev *s, Pred p, Sx a, Sx b) {
  if (p == ICMP_SGE || p == ICMP_UGE) {
    Sx t = a;
    a = b, b = t, p = pred_swap(p);
  }
  if (p == ICMP_SLE) return kind_of(s, a) == SXK_SEXT && kind_of(s, b) == SXK_ZEXT && op_of(s, a, 0) == op_of(s, b, 0);
  if (p == ICMP_ULE) return kind_of(s, a) == SXK_ZEXT && kind_of(s, b) == SXK_SEXT && op_of(s, a, 0) == op_of(s, b, 0);
  return false;
}
bool known_simple(Scev *s, Pred p, Sx a, Sx b) {
  if (cnc(a) || cnc(b) || bits_of(s, a) != bits_of(s, b)) return false;
  return by_extension(s, p, a, b) || by_ranges(s, p, a, b) || by_minmax(s, p, a, b) || by_rec_start(s, p, a, b) ||
         by_no_overflow(s, p, a, b);
}

/* a - b where that is a constant. */
bool const_difference(Scev *s, Sx a, Sx b, Ap *d) {
  if (a == b) {
    *d = ap_zero(&s->tmp, bits_of(s, a));
    return true;
  }
  if (bits_of(s, a) != bits_of(s, b)) return false;
  if (is_con_sx(s, a) && is_con_sx(s, b)) {
    *d = ap_sub(&s->tmp, const_of(s, a), const_of(s, b));
    return true;
  }
  if (kind_of(s, a) == SXK_ADDREC && kind_of(s, b) == SXK_ADDREC) {
    if (rec_head(s, a) != rec_head(s, b) || nops_of(s, a) != 2 || nops_of(s, b) != 2 ||
        op_of(s, a, 1) != op_of(s, b, 1))
      return false;
    return const_difference(s, op_of(s, a, 0), op_of(s, b, 0), d);
  }
  /* sums with all terms but the constant in common */
  Sx la[64], lb[64];
  uint32_t na = 0, nb = 0;
  Ap ca = ap_zero(&s->tmp, bits_of(s, a)), cb = ca;
  for (int side = 0; side < 2; side++) {
    Sx x = side ? b : a, *l = side ? lb : la;
    uint32_t *n = side ? &nb : &na;
    Ap *c = side ? &cb : &ca;
    if (kind_of(s, x) != SXK_ADD) {
      if (is_con_sx(s, x)) *c = const_of(s, x);
      else l[(*n)++] = x;
      continue;
    }
    if (nops_of(s, x) > ARRAY_LEN(la)) return false;
    for (uint32_t i = 0; i < nops_of(s, x); i++)
      if (is_con_sx(s, op_of(s, x, i))) *c = const_of(s, op_of(s, x, i));
      else l[(*n)++] = op_of(s, x, i);
  }
  if (na != nb) return false;
  for (uint32_t i = 0; i < na; i++)
    if (la[i] != lb[i]) return false; /* operands are ordered */
  *d = ap_sub(&s->tmp, ca, cb);
  return true;
}

/* ---- one comparison implies another ---- */
static bool implies_ops(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, Blk at);
static bool imply_by_ranges(Scev *s, Pred p, Sx l, Sx r, Pred fp, Sx fl, Sx fr) {
  if (!is_con_sx(s, r) || !is_con_sx(s, fr) || bits_of(s, r) > 64 || bits_of(s, fr) != bits_of(s, r)) return false;
  Ap d;
  if (!const_difference(s, l, fl, &d)) return false;
  Range x = range_add(range_of_icmp(fp, const_of(s, fr).u, bits_of(s, fr)), range_one(d.bits, d.u));
  if (range_is_empty(x)) return true;
  return range_icmp(p, x, range_one(d.bits, const_of(s, r).u)) == 1;
}
static bool imply_by_no_overflow(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr) {
  if (p != ICMP_SLT && p != ICMP_ULT) return false;
  if (kind_of(s, l) != SXK_ADDREC || kind_of(s, fl) != SXK_ADDREC || rec_head(s, l) != rec_head(s, fl)) return false;
  Ap ld, rd;
  if (!const_difference(s, l, fl, &ld) || !const_difference(s, r, fr, &rd) || !ap_eq(ld, rd)) return false;
  if (ap_is_zero(ld)) return true;
  Ap limit = p == ICMP_ULT ? ap_neg(&s->tmp, rd) : ap_sub(&s->tmp, ap_smin(&s->tmp, rd.bits), rd);
  uint32_t loop = rec_loop(s, l);
  return sx_available_at_entry(s, fr, loop) &&
         sx_loop_entry_guarded(s, loop, p, fr, sx_const(s, type_of(s, fr), limit));
}
static bool known_full(Scev *s, Pred p, Sx a, Sx b) { return known_simple(s, p, a, b); }
static bool imply_by_operations(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, unsigned depth);
static bool greater_by_context(Scev *s, Sx a, Sx b, Sx ofl, Sx fr, unsigned depth) {
  return known_simple(s, ICMP_SGT, a, b) || imply_by_operations(s, ICMP_SGT, a, b, ofl, fr, depth + 1);
}
static bool imply_by_merge(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, unsigned depth);
static bool imply_by_operations(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, unsigned depth) {
  if (depth > s->k_imply) return false;
  if (bits_of(s, fl) != bits_of(s, fr) || bits_of(s, l) != bits_of(s, r)) return false;
  if (p == ICMP_SLT || p == ICMP_ULT) {
    Sx t = l;
    l = r, r = t;
    t = fl, fl = fr, fr = t;
    p = pred_swap(p);
  }
  if (p == ICMP_UGT && sx_known_nonneg(s, fl) && sx_known_nonneg(s, fr) && !is_ptr_sx(s, l)) {
    Sx m1 = sx_int(s, type_of(s, l), -1);
    if (bits_of(s, fl) == bits_of(s, l) && implies_ops(s, ICMP_SGT, l, m1, fl, fr, BLK_NONE) &&
        implies_ops(s, ICMP_SGT, r, m1, fl, fr, BLK_NONE))
      p = ICMP_SGT;
  }
  if (p != ICMP_SGT || is_ptr_sx(s, l) || is_ptr_sx(s, fl)) return false;
  Sx ol = l, ofl = fl;
  if (kind_of(s, l) == SXK_SEXT) l = op_of(s, l, 0);
  if (kind_of(s, fl) == SXK_SEXT) fl = op_of(s, fl, 0);
  if (kind_of(s, l) == SXK_ADD) {
    if (bits_of(s, l) != bits_of(s, r) || !(flags_of(s, l) & SX_NSW)) return false;
    if (nops_of(s, l) != 2) return false;
    Sx a = op_of(s, l, 0), b = op_of(s, l, 1), m1 = sx_int(s, type_of(s, r), -1);
    if ((greater_by_context(s, a, m1, ofl, fr, depth) && greater_by_context(s, b, r, ofl, fr, depth)) ||
        (greater_by_context(s, b, m1, ofl, fr, depth) && greater_by_context(s, a, r, ofl, fr, depth)))
      return true;
  } else if (kind_of(s, l) == SXK_UNKNOWN && is_op(s->f, unk_val(s, l), OP_SDIV)) {
    /* fl > fr and l = fl / d with constant d > 0 */
    const Fn *f = s->f;
    Val v = unk_val(s, l), num = arg(f, v, 0), dv = arg(f, v, 1);
    uint64_t dc;
    uint32_t w = bits_of(s, l);
    if (w <= 64 && val_is_con(dv) && con_kind(&f->con, dv) == CON_INT && con_u64(&f->con, dv, &dc) &&
        sext64(dc, w) > 0 && sx_of(s, num) == fl && bits_of(s, fr) >= w) {
      Ty wt = type_of(s, fr);
      Sx den = noop_or_sext(s, sx_const(s, type_of(s, l), ap_small(w, dc)), wt);
      /* (fr > d - 2) and r <= 0 gives l > r */
      if (bits_of(s, fr) == bits_of(s, ofl) && known_simple(s, ICMP_SLE, r, sx_int(s, type_of(s, r), 0)) &&
          greater_by_context(s, fr, sx_minus(s, den, sx_int(s, wt, 2), 0), ofl, fr, depth))
        return true;
      /* (fr > -1 - d) and r < 0 gives l > r */
      if (known_simple(s, ICMP_SLT, r, sx_int(s, type_of(s, r), 0)) &&
          greater_by_context(s, fr, sx_minus(s, sx_int(s, wt, -1), den, 0), ofl, fr, depth))
        return true;
    }
  }
  return imply_by_merge(s, p, ol, r, ofl, fr, depth + 1);
}
static bool imply_helper(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, unsigned depth) {
  switch (p) {
  case ICMP_EQ:
  case ICMP_NE:
    if (l == fl && r == fr) return true;
    break;
  case ICMP_SLT:
  case ICMP_SLE:
    if (known_full(s, ICMP_SLE, l, fl) && known_full(s, ICMP_SGE, r, fr)) return true;
    break;
  case ICMP_SGT:
  case ICMP_SGE:
    if (known_full(s, ICMP_SGE, l, fl) && known_full(s, ICMP_SLE, r, fr)) return true;
    break;
  case ICMP_ULT:
  case ICMP_ULE:
    if (known_full(s, ICMP_ULE, l, fl) && known_full(s, ICMP_UGE, r, fr)) return true;
    break;
  default:
    if (known_full(s, ICMP_UGE, l, fl) && known_full(s, ICMP_ULE, r, fr)) return true;
    break;
  }
  return imply_by_operations(s, p, l, r, fl, fr, depth);
}
/* l is a phi: it holds of every value that comes in. */
static bool imply_by_merge(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, unsigned depth) {
  const Fn *f = s->f;
  Val lp = kind_of(s, l) == SXK_UNKNOWN && is_op(f, unk_val(s, l), OP_PHI) ? unk_val(s, l) : VAL_NONE;
  Val rp = kind_of(s, r) == SXK_UNKNOWN && is_op(f, unk_val(s, r), OP_PHI) ? unk_val(s, r) : VAL_NONE;
  if (!lp && !rp) return false;
  if (lp && (s->pending[lp] & 16)) return false;
  if (rp && (s->pending[rp] & 16)) return false;
  if (lp) s->pending[lp] |= 16;
  if (rp) s->pending[rp] |= 16;
  bool ok = false;
  Blk b = blk_of(f, lp ? lp : rp);
  if (rp && lp && blk_of(f, rp) == b) {
    ok = true;
    for (uint32_t i = 0; i < nops(f, lp) && ok; i++) {
      Sx x = sx_of(s, arg(f, lp, i)), y = sx_of(s, arg(f, rp, i));
      ok = known_simple(s, p, x, y) || imply_helper(s, p, x, y, fl, fr, depth);
    }
  } else if (lp && sx_dominates(s, r, b, true)) {
    ok = true;
    for (uint32_t i = 0; i < nops(f, lp) && ok; i++) {
      Sx x = sx_of(s, arg(f, lp, i));
      ok = known_simple(s, p, x, r) || imply_helper(s, p, x, r, fl, fr, depth);
    }
  } else if (!lp && sx_dominates(s, l, b, true)) {
    ok = true;
    for (uint32_t i = 0; i < nops(f, rp) && ok; i++) {
      Sx x = sx_of(s, arg(f, rp, i));
      ok = known_simple(s, p, l, x) || imply_helper(s, p, l, x, fl, fr, depth);
    }
  }
  if (lp) s->pending[lp] &= (uint8_t)~16u;
  if (rp) s->pending[rp] &= (uint8_t)~16u;
  return ok;
}
static bool imply_by_start(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, Blk at) {
  if (!at) return false;
  for (int side = 0; side < 2; side++) {
    Sx ar = side ? fr : fl, other = side ? fl : fr;
    if (kind_of(s, ar) != SXK_ADDREC) continue;
    uint32_t loop = rec_loop(s, ar);
    Blk latch = loop_latch(s->f, s->l, loop);
    if (!latch || !loop_has_blk(s->l, loop, at) || !dom_blk(s->d, at, latch) || !sx_available_at_entry(s, other, loop))
      return false;
    Sx st = op_of(s, ar, 0);
    return side ? implies_ops(s, p, l, r, fl, st, BLK_NONE) : implies_ops(s, p, l, r, st, fr, BLK_NONE);
  }
  return false;
}
static bool implies_ops(Scev *s, Pred p, Sx l, Sx r, Sx fl, Sx fr, Blk at) {
  if (bits_of(s, l) != bits_of(s, fl)) return false;
  return imply_by_ranges(s, p, l, r, p, fl, fr) || imply_by_no_overflow(s, p, l, r, fl, fr) ||
         imply_by_start(s, p, l, r, fl, fr, at) || imply_helper(s, p, l, r, fl, fr, 0);
}
static bool same_sign(Scev *s, Sx a, Sx b) {
  return (sx_known_nonneg(s, a) && sx_known_nonneg(s, b)) || (sx_known_neg(s, a) && sx_known_neg(s, b));
}
static bool balanced(Scev *s, Pred p, Sx l, Sx r, Pred fp, Sx fl, Sx fr, Blk at) {
  if (simplify_cmp(s, &p, &l, &r, 0) && l == r) return true_when_equal(p);
  if (simplify_cmp(s, &fp, &fl, &fr, 0) && fl == fr) return !true_when_equal(fp);
  if (cnc(l) || cnc(r) || cnc(fl) || cnc(fr) || bits_of(s, l) != bits_of(s, fl)) return false;
  if (l == fr || r == fl) {
    if (is_con_sx(s, r)) {
      Sx t = fl;
      fl = fr, fr = t, fp = pred_swap(fp);
    } else {
      Sx t = l;
      l = r, r = t, p = pred_swap(p);
    }
  }
  if (fp == p) return implies_ops(s, p, l, r, fl, fr, at);
  if (pred_swap(fp) == p) {
    if (!is_con_sx(s, r) && kind_of(s, l) != SXK_ADDREC) return implies_ops(s, fp, r, l, fl, fr, at);
    if (!is_con_sx(s, fr) && kind_of(s, fl) != SXK_ADDREC) return implies_ops(s, p, l, r, fr, fl, at);
    if (!is_ptr_sx(s, l) && !is_ptr_sx(s, r)) {
      Sx nr = sx_not(s, r), nl = sx_not(s, l);
      if (implies_ops(s, fp, nl, nr, fl, fr, at)) return true;
    }
    if (is_ptr_sx(s, fl) || is_ptr_sx(s, fr)) return false;
    fr = sx_not(s, fr), fl = sx_not(s, fl);
    return implies_ops(s, p, l, r, fl, fr, at);
  }
  if (relational(p) && relational(fp) && flip_sign(fp) == p) {
    if (same_sign(s, fl, fr)) return implies_ops(s, p, l, r, fl, fr, at);
    Pred cp = p;
    Sx cl = l, cr = r, cfl = fl, cfr = fr;
    if (pred_is_greater(p)) {
      Sx t = cl;
      cl = cr, cr = t;
      t = cfl, cfl = cfr, cfr = t;
      cp = pred_swap(p);
    }
    /* x <u y, y >= 0: x <s y.   x <s y, y < 0: x <u y. */
    if (pred_is_signed(cp) ? sx_known_nonneg(s, cfr) : sx_known_neg(s, cfr))
      return implies_ops(s, cp, cl, cr, cfl, cfr, at);
  }
  if (fp == ICMP_NE && (is_con_sx(s, fl) || is_con_sx(s, fr)) && relational(p)) {
    Sx c = is_con_sx(s, fr) ? fr : fl, v = c == fr ? fl : fr;
    Ap min = pred_is_signed(p) ? smin_of(s, v) : umin_of(s, v);
    if (ap_eq(min, const_of(s, c))) {
      Sx sharp = sx_const(s, type_of(s, c), ap_add(&s->tmp, min, ap_one(&s->tmp, min.bits))),
         mn = sx_const(s, type_of(s, c), min);
      Pred sp = pred_swap(p);
      switch (p) {
      case ICMP_SGE:
      case ICMP_UGE:
        if (implies_ops(s, p, l, r, v, sharp, at)) return true; /* fall through */
      case ICMP_SGT:
      case ICMP_UGT:
        if (implies_ops(s, p, l, r, v, mn, at)) return true;
        break;
      case ICMP_SLE:
      case ICMP_ULE:
        if (implies_ops(s, sp, r, l, v, sharp, at)) return true; /* fall through */
      default:
        if (implies_ops(s, sp, r, l, v, mn, at)) return true;
        break;
      }
    }
  }
  if (fp == ICMP_EQ && true_when_equal(p) && implies_ops(s, p, l, r, fl, fr, at)) return true;
  if (p == ICMP_NE && !true_when_equal(fp) && implies_ops(s, fp, l, r, fl, fr, at)) return true;
  return imply_by_ranges(s, p, l, r, fp, fl, fr);
}
static bool implied_by_cmp(Scev *s, Pred p, Sx l, Sx r, Pred fp, Sx fl, Sx fr, Blk at) {
  if (cnc(fl) || cnc(fr)) return false;
  bool fptr = is_ptr_sx(s, fl) || is_ptr_sx(s, fr);
  if (bits_of(s, l) < bits_of(s, fl)) {
    if (is_ptr_sx(s, l) || is_ptr_sx(s, r)) return false;
    if (!(relational(fp) && pred_is_signed(fp)) && !fptr) {
      Ty nt = type_of(s, l);
      Sx max = sx_zext(s, sx_int(s, nt, -1), type_of(s, fl));
      if (known_simple(s, ICMP_ULE, fl, max) && known_simple(s, ICMP_ULE, fr, max)) {
        Sx nfr = sx_trunc(s, fr, nt), nfl = sx_trunc(s, fl, nt);
        if (balanced(s, p, l, r, fp, nfl, nfr, at)) return true;
      }
    }
    if (fptr) return false;
    Ty wt = type_of(s, fl);
    if (relational(p) && pred_is_signed(p)) l = sx_sext(s, l, wt), r = sx_sext(s, r, wt);
    else l = sx_zext(s, l, wt), r = sx_zext(s, r, wt);
  } else if (bits_of(s, l) > bits_of(s, fl)) {
    if (fptr || is_ptr_sx(s, l)) return false;
    Ty wt = type_of(s, l);
    if (relational(fp) && pred_is_signed(fp)) fl = sx_sext(s, fl, wt), fr = sx_sext(s, fr, wt);
    else fl = sx_zext(s, fl, wt), fr = sx_zext(s, fr, wt);
  }
  return balanced(s, p, l, r, fp, fl, fr, at);
}
/* The i1 `c` (inverse: its negation) implies l p r. */
static bool implied_by(Scev *s, Pred p, Sx l, Sx r, Val c, bool inverse, Blk at) {
  Fn *f = s->f;
  if (val_is_con(c)) return con_kind(&f->con, c) == CON_INT && con_is_zero(&f->con, c) == !inverse;
  vals_reserve(s);
  if ((s->pending[c] & 32) || past_cap(s->f->m, SCEV_IMPLY_NEST, s->building)) return false;
  s->pending[c] |= 32;
  bool ok = false;
  Val a, b;
  if (cond_parts(f, c, !inverse, &a, &b))
    ok = implied_by(s, p, l, r, a, inverse, at) || implied_by(s, p, l, r, b, inverse, at);
  else if (is_op(f, c, OP_ICMP) && able(s, ty(f, arg(f, c, 0)))) {
    Pred fp = (Pred)sub(f, c);
    Sx fl = sx_of(s, arg(f, c, 0)), fr = sx_of(s, arg(f, c, 1));
    s->building++;
    ok = implied_by_cmp(s, p, l, r, inverse ? pred_invert(fp) : fp, fl, fr, at);
    s->building--;
  }
  s->pending[c] &= (uint8_t)~32u;
  return ok;
}

/* ---- conditions around blocks and loops ---- */
typedef struct Proof {
  Pred p;
  Sx l, r;
  bool strict, non_strict;
} Proof; /* non_strict: that much is known */
static bool prove_by_cond(Scev *s, Proof *x, Val c, bool inverse, Blk at) {
  if (implied_by(s, x->p, x->l, x->r, c, inverse, at)) return true;
  if (x->strict && !x->non_strict) x->non_strict = implied_by(s, pred_nonstrict(x->p), x->l, x->r, c, inverse, at);
  return false;
}
static bool prove_by_guards(Scev *s, Proof *x, Blk bb) {
  const Fn *f = s->f;
  Blk to = bb, from = single_pred(f, bb);
  uint32_t loop = loop_of(s->l, bb);
  if (loop && s->l->loop[loop].header == bb) from = loop_predecessor(f, s->l, loop);
  for (unsigned n = 0; from && !at_cap(f->m, SCEV_GUARD_CLIMB, n); n++) {
    Val t = term(f, from);
    if (blk_forks(f, from) && prove_by_cond(s, x, arg(f, t, 0), succ(f, from, 0) != to, bb)) return true;
    to = from;
    Blk up = single_pred(f, from);
    if (!up && (loop = loop_of(s->l, from)) && dom_reachable(s->d, from)) {
      to = s->l->loop[loop].header;
      up = loop_predecessor(f, s->l, loop);
    }
    from = up;
  }
  for (uint32_t i = 0; i < s->nassume; i++) {
    Val a = s->assume[i];
    if (!blk_of(f, a) || blk_of(f, a) == bb || !dom_blk(s->d, blk_of(f, a), bb)) continue;
    if (prove_by_cond(s, x, arg(f, a, 0), false, bb)) return true;
  }
  if (s->has_guards)
    for (Blk b = s->d->idom[bb]; b; b = s->d->idom[b])
      FOR_EACH_INS(f, b, v)
        if (is_op(f, v, OP_CALL) && call_intrinsic(f, v) == INTRIN_experimental_guard &&
            prove_by_cond(s, x, arg(f, v, 0), false, bb))
          return true;
  return false;
}
/* l < r is l <= r by one condition and l != r by another, too: the second is asked for only where the first is known.
 */
static bool block_entry_guarded(Scev *s, Blk bb, Pred p, Sx l, Sx r) {
  if (!dom_reachable(s->d, bb)) return true;
  Proof x = {p, l, r, relational(p) && pred_nonstrict(p) != p, false}, ne = {ICMP_NE, l, r, false, false};
  bool at_once = x.non_strict = x.strict && known_simple(s, pred_nonstrict(p), l, r);
  if ((at_once && known_simple(s, ICMP_NE, l, r)) || prove_by_guards(s, &x, bb)) return true;
  return x.non_strict && ((!at_once && known_simple(s, ICMP_NE, l, r)) || prove_by_guards(s, &ne, bb));
}
bool sx_block_guarded(Scev *s, Blk b, Pred p, Sx l, Sx r) {
  if (cnc(l) || cnc(r) || bits_of(s, l) != bits_of(s, r) || past_cap(s->f->m, SCEV_IMPLY_NEST, s->building))
    return false;
  s->building++;
  bool ok = block_entry_guarded(s, b, p, l, r);
  s->building--;
  return ok;
}
bool sx_loop_entry_guarded(Scev *s, uint32_t loop, Pred p, Sx l, Sx r) {
  if (!loop || cnc(l) || cnc(r) || bits_of(s, l) != bits_of(s, r)) return false;
  if (!sx_available_at_entry(s, l, loop) || !sx_available_at_entry(s, r, loop)) return false;
  if (known_simple(s, p, l, r)) return true;
  if (past_cap(s->f->m, SCEV_IMPLY_NEST, s->building)) return false;
  s->building++;
  bool ok = block_entry_guarded(s, s->l->loop[loop].header, p, l, r);
  s->building--;
  return ok;
}
bool sx_backedge_guarded(Scev *s, uint32_t loop, Pred p, Sx l, Sx r) {
  const Fn *f = s->f;
  if (cnc(l) || cnc(r)) return false;
  if (!loop || known_simple(s, p, l, r)) return true;
  Blk latch = loop_latch(f, s->l, loop), head = s->l->loop[loop].header;
  if (!latch || past_cap(s->f->m, SCEV_IMPLY_NEST, s->building)) return false;
  Val t = term(f, latch);
  if (blk_forks(f, latch) && implied_by(s, p, l, r, arg(f, t, 0), succ(f, latch, 0) != head, BLK_NONE)) return true;
  if (s->walking_be) return false;
  s->walking_be = true;
  bool ok = false;
  Sx count = exact_of_exit(s, loop, latch);
  if (!cnc(count)) {
    Ty ct = type_of(s, count);
    Sx one = sx_int(s, ct, 1);
    Sx iv = sx_addrec2(s, sx_int(s, ct, 0), one, loop, SX_NUW | SX_NW);
    ok = implied_by_cmp(s, p, l, r, ICMP_ULT, iv, count, BLK_NONE);
  }
  for (uint32_t i = 0; i < s->nassume && !ok; i++) {
    Val a = s->assume[i];
    if (blk_of(f, a) && dom_blk(s->d, blk_of(f, a), latch)) ok = implied_by(s, p, l, r, arg(f, a, 0), false, BLK_NONE);
  }
  for (Blk b = latch; b && !ok; b = s->d->idom[b]) {
    if (s->has_guards)
      FOR_EACH_INS(f, b, v)
        if (!ok && is_op(f, v, OP_CALL) && call_intrinsic(f, v) == INTRIN_experimental_guard)
          ok = implied_by(s, p, l, r, arg(f, v, 0), false, BLK_NONE);
    if (b == head || ok) break;
    Blk pb = single_pred(f, b);
    if (!pb) continue;
    Val bt = term(f, pb);
    if (blk_forks(f, pb)) ok = implied_by(s, p, l, r, arg(f, bt, 0), succ(f, pb, 0) != b, BLK_NONE);
  }
  s->walking_be = false;
  return ok;
}
bool known_every_iteration(Scev *s, Pred p, Sx ar, Sx r) {
  uint32_t loop = rec_loop(s, ar);
  return sx_loop_entry_guarded(s, loop, p, op_of(s, ar, 0), r) && sx_backedge_guarded(s, loop, p, sx_postinc(s, ar), r);
}

/* ---- induction ---- */
typedef struct Used {
  uint32_t deepest;
  bool ok;
} Used;
static bool used_step(Scev *s, Sx x, void *u) {
  Used *d = u;
  if (kind_of(s, x) == SXK_ADDREC) {
    uint32_t l = rec_loop(s, x);
    if (!d->deepest || dom_blk(s->d, s->l->loop[d->deepest].header, s->l->loop[l].header)) d->deepest = l;
    else if (!dom_blk(s->d, s->l->loop[l].header, s->l->loop[d->deepest].header)) d->ok = false;
  }
  return rec_of(s, x)->recs;
}
static bool by_induction(Scev *s, Pred p, Sx l, Sx r) {
  if (!rec_of(s, l)->recs && !rec_of(s, r)->recs) return false;
  Used d = {0, true};
  sx_visit(s, l, used_step, &d);
  sx_visit(s, r, used_step, &d);
  if (!d.deepest || !d.ok || past_cap(s->f->m, SCEV_IMPLY_NEST, s->building)) return false;
  Sx li = rewrite_init(s, l, d.deepest, true), ri = rewrite_init(s, r, d.deepest, true);
  if (cnc(li) || cnc(ri)) return false;
  Sx lp = rewrite_postinc(s, l, d.deepest), rp = rewrite_postinc(s, r, d.deepest);
  if (cnc(lp) || cnc(rp) || !sx_available_at_entry(s, li, d.deepest) || !sx_available_at_entry(s, ri, d.deepest))
    return false;
  s->building++;
  bool ok = sx_backedge_guarded(s, d.deepest, p, lp, rp) && sx_loop_entry_guarded(s, d.deepest, p, li, ri);
  s->building--;
  return ok;
}
bool sx_is_known_pred(Scev *s, Pred p, Sx l, Sx r) {
  if (cnc(l) || cnc(r) || bits_of(s, l) != bits_of(s, r)) return false;
  simplify_cmp(s, &p, &l, &r, 0);
  if (by_induction(s, p, l, r)) return true;
  /* l <u r where r is not negative: 0 <= l < r signed */
  if (p == ICMP_ULT && !s->splitting && !is_ptr_sx(s, l) && !is_ptr_sx(s, r)) {
    s->splitting = true;
    bool ok = sx_known_nonneg(s, r) && sx_is_known_pred(s, ICMP_SGE, l, sx_int(s, type_of(s, l), 0)) &&
              sx_is_known_pred(s, ICMP_SLT, l, r);
    s->splitting = false;
    if (ok) return true;
  }
  return known_simple(s, p, l, r);
}
