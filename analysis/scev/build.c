/* build.c: scalar evolution: expressions of IR values.
 *
 * A value's operands are analysed before it by an explicit stack; phis of loop headers are assumed opaque while the
 * value that comes around the backedge is analysed, and become recurrences where it turns out to be phi + step
 * (Bachmann, Wang, Zima 1994; LLVM's createAddRecFromPHI). Flags of instructions are taken over only where poison
 * would be undefined behaviour everywhere the expression is defined (never_poison_expr). Cap: a value whose
 * expression exceeds scalar-evolution-max-expr-size stays opaque; after scalar-evolution-max-expr-failures of them
 * every new value does. */
#include "analysis/scev/scev_int.h"
#include "analysis/value/cond.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

static bool con_ap_of(const Scev *s, Val v, Ap *a) {
  if (!val_is_con(v) || con_kind(&s->f->con, v) != CON_INT) return false;
  *a = con_get_ap(&s->f->con, v);
  return true;
}
/* Whoever reaches `at` came over the edge from -> to: other ways into `to` come round from below it. */
static bool edge_dominates(const Scev *s, Blk from, Blk to, Blk at) {
  if (!dom_blk(s->d, to, at)) return false;
  uint32_t edges = 0;
  for (uint32_t i = 0, n = npreds(s->f, to); i < n; i++) {
    Blk p = pred(s->f, to, i);
    if (p == from ? ++edges > 1 : !dom_blk(s->d, to, p)) return false;
  }
  return edges == 1;
}
typedef struct NoOverflow {
  Blk from[CAP_SCEV_OVERFLOW_BRANCHES], to[CAP_SCEV_OVERFLOW_BRANCHES];
  uint32_t n;
} NoOverflow; /* edges taken without overflow */
/* The use, in block `at` (a phi's: the end of the predecessor), lies behind one of the edges. */
static bool behind(const Scev *s, const NoOverflow *e, Val user, Blk at) {
  const Fn *f = s->f;
  for (uint32_t i = 0; i < e->n; i++) {
    if (is_op(f, user, OP_PHI) && blk_of(f, user) == e->to[i] && at == e->from[i]) return true;
    if (edge_dominates(s, e->from[i], e->to[i], at)) return true;
  }
  return false;
}
/* All uses of the arithmetic result are below a branch that excludes overflow, or on that very edge. */
static bool overflow_excluded(Scev *s, Val wo) {
  const Fn *f = s->f;
  NoOverflow e = {.n = 0};
  FOR_EACH_USE(f, wo, u) {
    Val ev = use_user(f, u);
    if (!is_op(f, ev, OP_EXTRACTVALUE)) return false;
    uint32_t n;
    const uint32_t *w = words_of(f, ev, &n);
    if (n != 1) return false;
    if (w[0] == 0) continue;
    FOR_EACH_USE(f, ev, b) {
      Val br = use_user(f, b);
      Blk at = blk_of(f, br);
      if (!is_op(f, br, OP_BR) || !at || succ(f, at, 0) == succ(f, at, 1) || at_cap(f->m, SCEV_OVERFLOW_BRANCHES, e.n))
        continue;
      e.from[e.n] = at, e.to[e.n++] = succ(f, at, 1);
    }
  }
  if (!e.n) return false;
  FOR_EACH_USE(f, wo, u) {
    Val ev = use_user(f, u);
    uint32_t n;
    if (words_of(f, ev, &n)[0] != 0) continue;
    FOR_EACH_USE(f, ev, r) {
      Val x = use_user(f, r);
      if (!blk_of(f, x)) {
        if (is_op(f, x, OP_MDVAL)) continue;
        return false;
      }
      if (!behind(s, &e, x, is_op(f, x, OP_PHI) ? pred(f, blk_of(f, x), use_index(f, r)) : blk_of(f, x))) return false;
    }
  }
  return true;
}
bool match_bin(Scev *s, Val v, SxBin *r) {
  const Fn *f = s->f;
  *r = (SxBin){0};
  if (val_is_con(v) || is_arg(f, v)) return false;
  Op o = op(f, v);
  Ap c;
  if (op_is_bin(o))
    *r = (SxBin){.op = o,
                 .a = arg(f, v, 0),
                 .b = arg(f, v, 1),
                 .ins = v,
                 .nuw = (flags(f, v) & F_NUW) && (op_info[o].props & P_WRAP),
                 .nsw = (flags(f, v) & F_NSW) && (op_info[o].props & P_WRAP)};
  switch (o) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_UDIV:
  case OP_UREM:
  case OP_AND:
  case OP_ASHR:
  case OP_SHL: return true;
  case OP_OR:
    if (flags(f, v) & F_DISJOINT) r->op = OP_ADD, r->nuw = r->nsw = true, r->ins = VAL_NONE;
    return true;
  case OP_XOR:
    if (con_ap_of(s, r->b, &c) && ap_is_smin(c)) r->op = OP_ADD, r->ins = VAL_NONE;
    else if (ty(f, v) == TY_I1) r->op = OP_ADD, r->ins = VAL_NONE;
    return true;
  case OP_LSHR:
    if (con_ap_of(s, r->b, &c) && ap_ult_u64(c, c.bits)) {
      r->op = OP_UDIV, r->ins = VAL_NONE;
      r->con = sx_const(s, ty(f, v), ap_bit(&s->tmp, c.bits, (uint32_t)ap_lo64(c)));
    }
    return true;
  case OP_EXTRACTVALUE: {
    uint32_t n;
    const uint32_t *w = words_of(f, v, &n);
    Val wo = arg(f, v, 0);
    if (n != 1 || w[0] != 0 || !is_op(f, wo, OP_CALL)) return false;
    bool sign = false;
    switch (call_intrinsic(f, wo)) {
    case INTRIN_sadd_with_overflow: o = OP_ADD, sign = true; break;
    case INTRIN_uadd_with_overflow: o = OP_ADD; break;
    case INTRIN_ssub_with_overflow: o = OP_SUB, sign = true; break;
    case INTRIN_usub_with_overflow: o = OP_SUB; break;
    case INTRIN_smul_with_overflow:
    case INTRIN_umul_with_overflow: o = OP_MUL; break;
    default: return false;
    }
    *r = (SxBin){.op = o, .a = arg(f, wo, 0), .b = arg(f, wo, 1)};
    if (o != OP_MUL && overflow_excluded(s, wo)) r->nsw = sign, r->nuw = !sign;
    return true;
  }
  case OP_CALL:
    if (call_intrinsic(f, v) != INTRIN_loop_decrement_reg) return false;
    *r = (SxBin){.op = OP_SUB, .a = arg(f, v, 0), .b = arg(f, v, 1)};
    return true;
  default: return false;
  }
}
static Sx rhs(Scev *s, const SxBin *b) { return b->con ? b->con : sx_of(s, b->b); }
static unsigned flags_from_ub(Scev *s, Val v) {
  unsigned fl = (flags(s->f, v) & F_NUW ? (unsigned)SX_NUW : 0) | (flags(s->f, v) & F_NSW ? (unsigned)SX_NSW : 0);
  return fl && never_poison_expr(s, v) ? fl : 0;
}

/* ---- selects ---- */
static Sx via_seq_umin(Scev *s, Val v, Val c, Val t, Val e) {
  Fn *f = s->f;
  if (ty(f, v) != TY_I1 || ty(f, c) != TY_I1) return sx_unknown(s, v);
  Ap k;
  bool ct = con_ap_of(s, t, &k), ce = con_ap_of(s, e, &k);
  if (!ct && !ce) return sx_unknown(s, v);
  Sx cond = sx_of(s, c), x, cs;
  if (ct) cond = sx_not(s, cond), x = sx_of(s, e), cs = sx_of(s, t);
  else x = sx_of(s, t), cs = sx_of(s, e);
  return sx_add2(s, cs, sx_minmax2(s, SXK_SEQ_UMIN, cond, sx_minus(s, x, cs, 0)), 0);
}
typedef struct InMin {
  Sx x;
  bool hit;
} InMin;
static bool min_contains(Scev *s, Sx x, Sx what, unsigned depth) {
  if (x == what) return true;
  if ((kind_of(s, x) != SXK_UMIN && kind_of(s, x) != SXK_SEQ_UMIN) || depth > 32) return false;
  for (uint32_t i = 0; i < nops_of(s, x); i++)
    if (min_contains(s, op_of(s, x, i), what, depth + 1)) return true;
  return false;
}
static Sx coerce(Scev *s, Sx x, Ty t, bool sign) {
  if (is_ptr_sx(s, x)) x = sx_lossless_ptrtoint(s, x);
  if (cnc(x)) return x;
  return sign ? noop_or_sext(s, x, t) : noop_or_zext(s, x, t);
}
/* An opaque value is in one of the expressions alone: it does not go away in sums and differences of them. False: it
 * was not found. */
static bool one_stands_alone(Scev *s, const Sx *x, uint32_t n) {
  Sx leaf[8];
  uint8_t in[ARRAY_LEN(leaf)];
  uint32_t nleaf = 0;
  LIST(w);
  for (uint32_t i = 0; i < n; i++) {
    uint32_t st = mark_begin(s), seen = 0;
    list_push(s, &w, x[i]);
    while (w.n) {
      Sx y = w.p[--w.n];
      if (!mark_once(s, st, y)) continue;
      if (++seen > 4 * ARRAY_LEN(leaf)) return false;
      if (kind_of(s, y) != SXK_UNKNOWN) {
        list_ops(s, &w, y);
        continue;
      }
      uint32_t j = 0;
      while (j < nleaf && leaf[j] != y) j++;
      if (j == ARRAY_LEN(leaf)) return false;
      if (j == nleaf) leaf[j] = y, in[j] = 0, nleaf++;
      in[j]++;
    }
  }
  for (uint32_t i = 0; i < nleaf; i++)
    if (in[i] == 1) return true;
  return false;
}
/* cmp ? t : e of type `t0` as minimum or maximum; SX_NONE. */
static Sx by_compare(Scev *s, Ty t0, Val cmp, Val t, Val e) {
  Fn *f = s->f;
  Val l = arg(f, cmp, 0), r = arg(f, cmp, 1);
  if (!able(s, ty(f, l))) return SX_NONE;
  Pred p = (Pred)sub(f, cmp);
  uint32_t wl = ty_is_ptr(f->m, ty(f, l)) ? ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, l)))
                                          : ty_bits(f->m, ty(f, l)),
           w = ty_is_ptr(f->m, t0) ? ptr_index_bits(f->m, ty_addrspace(f->m, t0)) : ty_bits(f->m, t0);
  if (wl > w) return SX_NONE;
  if (p != ICMP_EQ && p != ICMP_NE) {
    if (p == ICMP_SLT || p == ICMP_SLE || p == ICMP_ULT || p == ICMP_ULE) {
      Val x = l;
      l = r, r = x;
    }
    bool sign = pred_is_signed(p);
    Sx la = sx_of(s, t), ra = sx_of(s, e), ls = sx_of(s, l), rs = sx_of(s, r);
    SxKind max = sign ? SXK_SMAX : SXK_UMAX, min = sign ? SXK_SMIN : SXK_UMIN;
    if (is_ptr_sx(s, la)) {
      if (la == ls && ra == rs) return sx_minmax2(s, max, ls, rs);
      if (la == rs && ra == ls) return sx_minmax2(s, min, ls, rs);
    }
    if (ty_is_ptr(f->m, t0)) return SX_NONE;
    ls = coerce(s, ls, t0, sign), rs = coerce(s, rs, t0, sign);
    if (cnc(ls) || cnc(rs) || one_stands_alone(s, (Sx[]){la, ra, ls, rs}, 4)) return SX_NONE;
    Sx ld = sx_minus(s, la, ls, 0), rd = sx_minus(s, ra, rs, 0);
    if (ld == rd) return sx_add2(s, sx_minmax2(s, max, ls, rs), ld, 0);
    ld = sx_minus(s, la, rs, 0), rd = sx_minus(s, ra, ls, 0);
    if (ld == rd) return sx_add2(s, sx_minmax2(s, min, ls, rs), ld, 0);
    return SX_NONE;
  }
  if (p == ICMP_NE) {
    Val x = t;
    t = e, e = x;
  }
  Ap c;
  if (!con_ap_of(s, r, &c) || !ap_is_zero(c) || ty_is_ptr(f->m, t0)) return SX_NONE;
  { /* x == 0 ? C+y : x+y is umax(x, C)+y for C <= 1 */
    Sx x = noop_or_zext(s, sx_of(s, l), t0), tx = sx_of(s, t), ex = sx_of(s, e);
    if (!one_stands_alone(s, (Sx[]){x, tx, ex}, 3)) {
      Sx y = sx_minus(s, ex, x, 0), cc = sx_minus(s, tx, y, 0);
      if (is_con_sx(s, cc) && ap_ult_u64(const_of(s, cc), 2)) return sx_add2(s, sx_minmax2(s, SXK_UMAX, x, cc), y, 0);
    }
  }
  if (con_ap_of(s, t, &c) && ap_is_zero(c)) { /* x == 0 ? 0 : umin(..., x, ...) stops at x */
    Sx x = sx_of(s, l);
    while (kind_of(s, x) == SXK_ZEXT) x = op_of(s, x, 0);
    Sx ex = sx_of(s, e);
    if (min_contains(s, ex, x, 0)) return sx_minmax2(s, SXK_SEQ_UMIN, noop_or_zext(s, x, t0), ex);
  }
  return SX_NONE;
}
static Sx of_select(Scev *s, Val v, Val c, Val t, Val e) {
  Ap k;
  if (con_ap_of(s, c, &k)) return sx_of(s, ap_is_zero(k) ? e : t);
  if (is_op(s->f, c, OP_ICMP)) {
    Sx x = by_compare(s, ty(s->f, v), c, t, e);
    if (x && !cnc(x)) return x;
  }
  return via_seq_umin(s, v, c, t, e);
}
/* Edge i of block b reaches operand k of phi alone. */
static bool edge_owns(Scev *s, Blk b, uint32_t i, Val phi, uint32_t k) {
  const Fn *f = s->f;
  Blk to = succ(f, b, i), pb = blk_of(f, phi), in = pred(f, pb, k);
  if (to == pb && in == b) return succ(f, b, 1 - i) != pb;
  return edge_dominates(s, b, to, in);
}
static Sx phi_as_select(Scev *s, Val phi) {
  const Fn *f = s->f;
  Blk b = blk_of(f, phi);
  if (nops(f, phi) != 2 || !dom_reachable(s->d, b)) return SX_NONE;
  for (uint32_t i = 0; i < 2; i++)
    if (!dom_reachable(s->d, pred(f, b, i))) return SX_NONE;
  Blk id = s->d->idom[b];
  if (!id) return SX_NONE;
  Val br = term(f, id);
  if (!blk_forks(f, id)) return SX_NONE;
  Val l, r;
  if (edge_owns(s, id, 0, phi, 0) && edge_owns(s, id, 1, phi, 1)) l = arg(f, phi, 0), r = arg(f, phi, 1);
  else if (edge_owns(s, id, 0, phi, 1) && edge_owns(s, id, 1, phi, 0)) l = arg(f, phi, 1), r = arg(f, phi, 0);
  else return SX_NONE;
  if (!sx_dominates(s, sx_of(s, l), b, true) || !sx_dominates(s, sx_of(s, r), b, true)) return SX_NONE;
  return of_select(s, phi, arg(f, br, 0), l, r);
}

/* ---- recurrences ---- */
/* The step's flags hold for the value after it too: poison there would reach undefined behaviour, or decide an exit
 * of a loop that must end. */
static bool rec_never_poison(Scev *s, Val v, uint32_t loop) {
  const Fn *f = s->f;
  if (never_poison_expr(s, v)) return true;
  uint32_t nex;
  const Blk *ex = sx_exiting_blks(s, loop, &nex);
  Blk exiting = nex ? ex[0] : BLK_NONE;
  if (nex != 1 || !loop_no_abnormal_exits(s, loop)) return false;
  Val bad[32];
  uint32_t n = 1, done = 0;
  bad[0] = v;
  while (done < n) {
    Val p = bad[done++];
    FOR_EACH_USE(f, p, u) {
      Val user = use_user(f, u);
      if (is_op(f, user, OP_MDVAL) || !blk_of(f, user)) continue;
      if (must_trigger_ub(s, user, p) && dom_blk(s->d, blk_of(f, user), exiting)) return true;
      if (n < ARRAY_LEN(bad) && propagates_poison(s, user, use_index(f, u)) &&
          loop_has_blk(s->l, loop, blk_of(f, user))) {
        bool in = false;
        for (uint32_t j = 0; j < n; j++) in |= bad[j] == user;
        if (!in) bad[n++] = user;
      }
    }
  }
  return false;
}
static bool loop_invariant_val(const Scev *s, Val v, uint32_t loop) {
  return val_is_con(v) || is_arg(s->f, v) || !loop_has_blk(s->l, loop, blk_of(s->f, v));
}
/* How what only a round itself brings (a load, say) is part of a value of the loop. Such a thing is no expression's but
 * its own, so that what has it once is no constant, and what is added up of that does not count. */
typedef enum Part {
  PART_NONE,    /* not at all: of header phis and what does not change */
  PART_ITSELF,  /* it is that */
  PART_UNIT,    /* extended, or a product of such */
  PART_ONCE,    /* once, with a factor that is not zero, and other things */
  PART_UNKNOWN, /* in another way: it may have gone again */
} Part;
static bool only_round_brings(const Fn *f, Val v) {
  if (!is_call(f, v)) return is_op(f, v, OP_LOAD) || is_op(f, v, OP_FPTOSI) || is_op(f, v, OP_FPTOUI);
  uint32_t n = call_nargs(f, v);
  for (uint32_t i = 0; i < n; i++) /* it may be that argument (of_call) */
    if (ty(f, arg(f, v, i)) == ty(f, v)) return false;
  return !is_intrinsic(f, v, INTRIN_vscale);
}
static Part part(const Scev *s, Val v, uint32_t loop, unsigned depth) {
  const Fn *f = s->f;
  if (loop_invariant_val(s, v, loop)) return PART_NONE;
  if (is_op(f, v, OP_PHI)) return blk_of(f, v) == s->l->loop[loop].header ? PART_NONE : PART_UNKNOWN;
  if (only_round_brings(f, v)) return PART_ITSELF;
  if (depth > 4) return PART_UNKNOWN;
  Part a, b;
  Ap c;
  switch (op(f, v)) {
  case OP_TRUNC: a = part(s, arg(f, v, 0), loop, depth + 1); return a <= PART_ITSELF ? a : PART_UNKNOWN;
  case OP_ZEXT:
  case OP_SEXT: a = part(s, arg(f, v, 0), loop, depth + 1); return a == PART_ITSELF ? PART_UNIT : a;
  case OP_AND:
  case OP_LSHR:
  case OP_ASHR:
  case OP_SHL:
  case OP_MUL: {
    a = part(s, arg(f, v, 0), loop, depth + 1), b = part(s, arg(f, v, 1), loop, depth + 1);
    if (a == PART_NONE && b == PART_NONE) return PART_NONE;
    Op o = op(f, v);
    if (o == OP_MUL && (a == PART_ITSELF || a == PART_UNIT) && (b == PART_ITSELF || b == PART_UNIT)) return PART_UNIT;
    if (!con_ap_of(s, arg(f, v, 1), &c)) return PART_UNKNOWN;
    bool keeps = o == OP_AND || o == OP_MUL ? !ap_is_zero(c) : ap_ult_u64(c, c.bits);
    if (keeps && (a == PART_ITSELF || (a == PART_UNIT && (o == OP_MUL || o == OP_SHL)))) return PART_ONCE;
    return o == OP_MUL && a == PART_ONCE && ap_test(c, 0) ? PART_ONCE : PART_UNKNOWN; /* an odd factor */
  }
  case OP_GEP:
    if (nops(f, v) != 2) return PART_UNKNOWN;
    a = part(s, arg(f, v, 0), loop, depth + 1), b = part(s, arg(f, v, 1), loop, depth + 1);
    if (a != PART_NONE || b == PART_NONE) return a == b ? a : PART_UNKNOWN;
    return b == PART_ITSELF || b == PART_UNIT ? PART_ONCE : PART_UNKNOWN;
  case OP_ADD:
  case OP_SUB:
    a = part(s, arg(f, v, 0), loop, depth + 1), b = part(s, arg(f, v, 1), loop, depth + 1);
    if (a == PART_NONE && b == PART_NONE) return PART_NONE;
    return (a == PART_NONE && b != PART_UNKNOWN) || (b == PART_NONE && a != PART_UNKNOWN) ? PART_ONCE : PART_UNKNOWN;
  default: return PART_UNKNOWN;
  }
}
static bool does_not_count(const Scev *s, Val around, uint32_t loop) {
  Part p = part(s, around, loop, 0);
  return p != PART_NONE && p != PART_UNKNOWN;
}
/* No other phi of the loop counts. */
static bool counts_alone(const Scev *s, Val phi, uint32_t loop) {
  const Fn *f = s->f;
  FOR_EACH_PHI(f, s->l->loop[loop].header, q) {
    Val start, be;
    if (q != phi && able(s, ty(f, q)) && loop_phi(f, s->l, q, &start, &be) && !loop_invariant_val(s, be, loop) &&
        !does_not_count(s, be, loop))
      return false;
  }
  return true;
}
/* `phi`, whose value of the next round is `be`, is {start,+,step} of the loop. May it have the flags fl of that
 * increment? One that wraps is poison, and so is all that is made of the phi: where that goes unnoticed, the flags are
 * not true of the numbers of the expression, only of the phi. Another phi that counts may have the expression, too, or
 * one that differs by a constant: then the flags are taken only where poison would be seen, in the round of the
 * increment or, of the phi, in the next. %j = {-2,+,1} with an unused `add nuw %j, 1` says nothing of {0,+,1}. Where
 * it would be seen at once, the value after the increment has the flags as well. */
static Sx bind_rec(Scev *s, Val phi, Val be, Sx start, Sx step, uint32_t loop, unsigned fl) {
  Sx x = sx_addrec2(s, start, step, loop, 0);
  sx_bind(s, phi, x);
  bool sure = fl && rec_never_poison(s, be, loop);
  if (fl && (sure || s->as_said || counts_alone(s, phi, loop) || undefined_if_poison(s, phi)))
    sx_addrec2(s, start, step, loop, fl);
  if (kind_of(s, x) == SXK_ADDREC) sx_set_flags(s, x, nowrap_by_ranges(s, x));
  if (sure && sx_invariant(s, step, loop)) sx_addrec2(s, sx_add2(s, start, step, 0), step, loop, fl);
  return x;
}
/* On the backedge the latch's condition is known. */
static Sx fold_on_backedge(Scev *s, Sx x, uint32_t loop) {
  const Fn *f = s->f;
  Blk latch = loop_latch(f, s->l, loop);
  if (!latch || kind_of(s, x) != SXK_UNKNOWN || val_is_con(unk_val(s, x))) return x;
  Val br = term(f, latch);
  if (!blk_forks(f, latch)) return x;
  bool pos = succ(f, latch, 0) == s->l->loop[loop].header;
  Val v = unk_val(s, x);
  if (v == arg(f, br, 0)) return sx_int(s, TY_I1, pos);
  if (is_op(f, v, OP_SELECT) && arg(f, v, 0) == arg(f, br, 0)) return sx_of(s, arg(f, v, pos ? 1 : 2));
  return x;
}
static Sx rec_from_phi(Scev *s, Val phi) {
  Fn *f = s->f;
  Val be, start;
  uint32_t loop = loop_phi(f, s->l, phi, &start, &be);
  if (!loop) return SX_NONE;
  SxBin b;
  if (match_bin(s, be, &b) && b.op == OP_ADD && !b.con) {
    Val other = b.a == phi && loop_invariant_val(s, b.b, loop)   ? b.b
                : b.b == phi && loop_invariant_val(s, b.a, loop) ? b.a
                                                                 : VAL_NONE;
    if (other) {
      Sx step = sx_of(s, other), st = sx_of(s, start);
      unsigned fl = (b.nuw ? (unsigned)SX_NUW : 0) | (b.nsw ? (unsigned)SX_NSW : 0);
      return bind_rec(s, phi, be, st, step, loop, fl);
    }
  }
  Sx sym = sx_unknown(s, phi);
  sx_bind(s, phi, sym);
  Sx bx = sx_of(s, be);
  if (kind_of(s, bx) == SXK_ADD) {
    uint32_t at = 0, n = nops_of(s, bx);
    while (at < n && op_of(s, bx, at) != sym) at++;
    if (at < n) {
      LIST(l);
      for (uint32_t i = 0; i < n; i++)
        if (i != at) list_push(s, &l, fold_on_backedge(s, op_of(s, bx, i), loop));
      Sx step = sx_add(s, l.p, l.n, 0);
      if (sx_invariant(s, step, loop) || (kind_of(s, step) == SXK_ADDREC && rec_loop(s, step) == loop)) {
        unsigned fl = 0;
        if (match_bin(s, be, &b)) {
          if (b.op == OP_ADD && b.a == phi) fl = (b.nuw ? (unsigned)SX_NUW : 0) | (b.nsw ? (unsigned)SX_NSW : 0);
        } else if (is_op(f, be, OP_GEP) && arg(f, be, 0) == phi) {
          unsigned gf = flags(f, be);
          if (gf & (F_INBOUNDS | F_NUSW | F_NUW)) fl |= SX_NW;
          if ((gf & F_NUW) || ((gf & (F_NUSW | F_INBOUNDS)) && sx_known_nonneg(s, step))) fl |= SX_NUW;
        }
        Sx st = sx_of(s, start);
        sx_forget_expr(s, sym);
        return bind_rec(s, phi, be, st, step, loop, fl);
      }
    }
  } else {
    /* i = f(0) first and then f of the round before: f one round earlier. */
    Sx shifted = rewrite_shift(s, bx, loop), init = cnc(shifted) ? SX_CNC : rewrite_init(s, shifted, loop, false);
    if (!cnc(shifted) && !cnc(init) && init == sx_of(s, start)) {
      sx_forget_expr(s, sym);
      sx_bind(s, phi, shifted);
      return shifted;
    }
  }
  sx_unbind(s, phi);
  return SX_NONE;
}
static Val phi_single_value(Scev *s, Val phi) {
  const Fn *f = s->f;
  Val r = VAL_NONE;
  bool poison = false;
  for (uint32_t i = 0, n = nops(f, phi); i < n; i++) {
    Val v = arg(f, phi, i);
    if (v == phi) continue;
    if (val_is_con(v) && con_is_poison(&f->con, v)) {
      poison = true;
      continue;
    }
    if (r && r != v) return VAL_NONE;
    r = v;
  }
  if (!r) return VAL_NONE;
  if (poison && !val_is_con(r) && !dom_val(f, s->d, r, phi)) return VAL_NONE;
  if (!val_is_con(r) && !is_arg(f, r) && nops(f, phi) > 1 && !dom_val(f, s->d, r, phi)) return VAL_NONE;
  return r;
}
static Sx of_phi(Scev *s, Val v) {
  if (s->phi_nest >= s->k_nest) return sx_unknown(s, v);
  s->phi_nest++;
  Sx x = rec_from_phi(s, v);
  s->phi_nest--;
  if (x) return x;
  Val same = phi_single_value(s, v);
  if (same) return sx_of(s, same);
  if ((x = phi_as_select(s, v))) return x;
  return sx_unknown(s, v);
}

/* ---- addresses ---- */
static Sx of_gep(Scev *s, Val v) {
  Fn *f = s->f;
  Ty src = gep_type(f, v);
  if (!ty_is_sized(f->m, src) || ty_is_vec(f->m, ty(f, v)) || ty_scalable(f->m, src)) {
    if (!ty_is_sized(f->m, src) || ty_is_vec(f->m, ty(f, v)) || ty_kind(f->m, src) != TK_VECTOR || nops(f, v) != 2)
      return sx_unknown(s, v);
  }
  LIST(idx);
  for (uint32_t i = 1, n = nops(f, v); i < n; i++) {
    if (!able(s, ty(f, arg(f, v, i)))) return sx_unknown(s, v);
    list_push(s, &idx, sx_of(s, arg(f, v, i)));
  }
  Sx base = sx_of(s, arg(f, v, 0));
  unsigned gf = flags(f, v);
  if (!(gf & (F_INBOUNDS | F_NUSW | F_NUW)) || !never_poison_expr(s, v)) gf = 0;
  unsigned wrap = (gf & (F_INBOUNDS | F_NUSW) ? (unsigned)SX_NSW : 0) | (gf & F_NUW ? (unsigned)SX_NUW : 0);
  Ty it = ty_index(f->m, ty(f, v)), cur = src;
  LIST(off);
  for (uint32_t i = 0; i < idx.n; i++) {
    if (i && ty_kind(f->m, cur) == TK_STRUCT) {
      Sx fi = idx.p[i];
      if (!is_con_sx(s, fi)) return sx_unknown(s, v);
      uint32_t k = (uint32_t)ap_lo64(const_of(s, fi));
      list_push(s, &off, sx_int(s, it, (int64_t)ty_field_offset(f->m, cur, k)));
      cur = ty_field(f->m, cur, k);
      continue;
    }
    if (i) cur = ty_elem(f->m, cur);
    Sx size = sx_int(s, it, (int64_t)ty_alloc_size(f->m, cur));
    if (ty_scalable(f->m, cur)) size = sx_mul2(s, size, sx_intern(s, SXK_VSCALE, it, NULL, 0, 0), 0);
    list_push(s, &off, sx_mul2(s, sx_trunc_or_sext(s, idx.p[i], it), size, wrap));
  }
  if (!off.n) return base;
  Sx o = sx_add(s, off.p, off.n, wrap);
  bool nuw = (gf & F_NUW) || ((gf & (F_INBOUNDS | F_NUSW)) && sx_known_nonneg(s, o));
  return sx_add2(s, base, o, nuw ? SX_NUW : 0);
}
static Sx of_const(Scev *s, Val v) {
  Fn *f = s->f;
  const Con *c = con_rec(&f->con, v);
  if (c->kind == CON_INT) return sx_const(s, c->type, con_get_ap(&f->con, v));
  Val t = con_twin(&f->con, v);
  if (con_kind(&f->con, t) == CON_INT) return sx_const(s, con_type(&f->con, t), con_get_ap(&f->con, t));
  if (con_kind(&f->con, t) == CON_ADDR) {
    Val b = con_op(&f->con, t, 0);
    int64_t off = con_addr_offset(&f->con, t);
    Sx by = sx_int(s, ty_index(f->m, con_type(&f->con, t)), off);
    return sx_add2(s, sx_of(s, b), by, 0);
  }
  if (con_kind(&f->con, t) == CON_EXPR) {
    ConExpr e = con_expr_get(&f->con, t);
    if (e.op == OP_PTRTOINT && e.n == 1) {
      Sx x = sx_ptrtoint(s, sx_of(s, e.ops[0]), e.type);
      if (!cnc(x)) return x;
    }
    if (e.op == OP_TRUNC && e.n == 1 && able(s, con_type(&f->con, e.ops[0])))
      return sx_trunc(s, sx_of(s, e.ops[0]), e.type);
    if ((e.op == OP_ADD || e.op == OP_SUB) && e.n == 2) {
      Val a0 = e.ops[0], b0 = e.ops[1];
      bool subtract = e.op == OP_SUB;
      Sx a = sx_of(s, a0), b = sx_of(s, b0);
      return subtract ? sx_minus(s, a, b, 0) : sx_add2(s, a, b, 0);
    }
  }
  return sx_unknown(s, v);
}

/* ---- arithmetic ---- */
/* Sums (with differences) or products written as chains are opened into one. */
static Sx of_chain(Scev *s, SxBin b, bool product) {
  LIST(l);
  for (bool first = true;; first = false) {
    bool subtract = b.op == OP_SUB;
    if (b.ins) {
      Sx known = first ? SX_NONE : sx_known_of(s, b.ins);
      if (known) {
        list_push(s, &l, known);
        break;
      }
      unsigned fl = b.nuw || b.nsw ? flags_from_ub(s, b.ins) : 0;
      if (fl) {
        Sx a = sx_of(s, b.a), r = rhs(s, &b);
        list_push(s, &l, product ? sx_mul2(s, a, r, fl) : subtract ? sx_minus(s, a, r, fl) : sx_add2(s, a, r, fl));
        break;
      }
    }
    Sx r = rhs(s, &b);
    list_push(s, &l, subtract ? sx_neg(s, r, 0) : r);
    SxBin n;
    if (!match_bin(s, b.a, &n) || (product ? n.op != OP_MUL : n.op != OP_ADD && n.op != OP_SUB)) {
      list_push(s, &l, sx_of(s, b.a));
      break;
    }
    b = n;
  }
  return product ? sx_mul(s, l.p, l.n, 0) : sx_add(s, l.p, l.n, 0);
}
/* `and`, `or` of truth values are their least, greatest. */
static Sx of_bools(Scev *s, Val v, SxBin b, SxKind k) {
  if (ty(s->f, v) != TY_I1) return sx_unknown(s, v);
  Sx r = sx_of(s, b.b), l = sx_of(s, b.a);
  return sx_minmax2(s, k, l, r);
}
static Sx of_and(Scev *s, Val v, SxBin b) {
  Fn *f = s->f;
  Ap a;
  if (con_ap_of(s, b.b, &a)) {
    if (ap_is_zero(a)) return sx_of(s, b.b);
    if (ap_is_ones(a)) return sx_of(s, b.a);
    uint32_t w = a.bits, lz = ap_clz(a), tz = ap_ctz(a);
    KnownCtx k = known_at(f, &s->tmp, VAL_NONE);
    Known kb = known_bits(&k, b.a);
    Ap eff = ap_range_mask(&s->tmp, w, tz, w - lz);
    a = con_get_ap(&f->con, b.b);
    if ((lz || tz) && !ap_intersects(ap_and(&s->tmp, ap_not(&s->tmp, a), ap_not(&s->tmp, kb.zero)), eff)) {
      Ty t = ty(f, b.a);
      Sx scale = sx_const(s, t, ap_bit(&s->tmp, w, tz)), l = sx_of(s, b.a), shifted = SX_NONE;
      if (kind_of(s, l) == SXK_MUL && is_con_sx(s, op_of(s, l, 0))) {
        Ap c = const_of(s, op_of(s, l, 0));
        uint32_t g = u32_min(ap_ctz(c), tz);
        LIST(m);
        list_ops(s, &m, l);
        m.p[0] = sx_const(s, t, ap_ashr(&s->tmp, c, g));
        Sx power = sx_const(s, t, ap_bit(&s->tmp, w, tz - g));
        shifted = sx_udiv(s, sx_mul(s, m.p, m.n, flags_of(s, l)), power);
      }
      if (!shifted) shifted = sx_udiv(s, l, scale);
      return sx_mul2(s, sx_zext(s, sx_trunc(s, shifted, sx_ity(s, w - lz - tz)), t), scale, 0);
    }
  }
  return of_bools(s, v, b, SXK_UMIN);
}
static Sx of_xor(Scev *s, Val v, SxBin b) {
  const Fn *f = s->f;
  Ap c, c2;
  if (!con_ap_of(s, b.b, &c)) return sx_unknown(s, v);
  if (ap_is_ones(c)) return sx_not(s, sx_of(s, b.a));
  if (is_op(f, b.a, OP_AND) && con_ap_of(s, arg(f, b.a, 1), &c2) && ap_eq(c, c2)) {
    Sx z = sx_of(s, b.a);
    c = con_get_ap(&f->con, b.b);
    if (kind_of(s, z) == SXK_ZEXT) {
      Sx z0 = op_of(s, z, 0);
      uint32_t w0 = bits_of(s, z0);
      Ty t = ty(f, b.a);
      if (ap_is_low_mask(c) && ap_cto(c) == w0) return sx_zext(s, sx_not(s, z0), t);
      Ap tr = ap_trunc(&s->tmp, c, w0);
      if (ap_eq(ap_zext(&s->tmp, tr, c.bits), c) && ap_is_smin(tr))
        return sx_zext(s, sx_add2(s, z0, sx_const(s, type_of(s, z0), tr), 0), t);
    }
  }
  return sx_unknown(s, v);
}
static Sx of_ashr(Scev *s, Val v, SxBin b) {
  const Fn *f = s->f;
  Ap c, n, add;
  if (!con_ap_of(s, b.b, &c) || !ap_ult_u64(c, c.bits)) return sx_unknown(s, v);
  if (ap_is_zero(c)) return sx_of(s, b.a);
  uint32_t w = c.bits, m = (uint32_t)ap_lo64(c);
  Ty tt = sx_ity(s, w - m), t = ty(f, v);
  bool has_add = false;
  Val sh = b.a;
  if (is_op(f, sh, OP_ADD) && con_ap_of(s, arg(f, sh, 1), &add) && is_op(f, arg(f, sh, 0), OP_SHL))
    sh = arg(f, sh, 0), has_add = true;
  if (is_op(f, sh, OP_SHL) && con_ap_of(s, arg(f, sh, 1), &n) && ap_ult_u64(n, w) && ap_lo64(n) >= m) {
    uint32_t k = (uint32_t)ap_lo64(n) - m;
    if (k < w - m) {
      Sx power = sx_const(s, tt, ap_bit(&s->tmp, w - m, k));
      Sx x = sx_mul2(s, sx_trunc(s, sx_of(s, arg(f, sh, 0)), tt), power, 0);
      if (has_add) {
        con_ap_of(s, arg(f, b.a, 1), &add);
        x = sx_add2(s, x, sx_const(s, tt, ap_trunc(&s->tmp, ap_ashr(&s->tmp, add, m), w - m)), 0);
      }
      return sx_sext(s, x, t);
    }
  }
  return sx_unknown(s, v);
}
static Sx of_shl(Scev *s, Val v, SxBin b) {
  Ap c;
  if (!con_ap_of(s, b.b, &c) || !ap_ult_u64(c, c.bits)) return sx_unknown(s, v);
  uint32_t k = (uint32_t)ap_lo64(c), w = c.bits;
  unsigned ub = b.nuw || b.nsw ? flags_from_ub(s, b.ins) : 0, fl = 0;
  if ((ub & SX_NSW) && ((ub & SX_NUW) || k < w - 1)) fl |= SX_NSW;
  if (ub & SX_NUW) fl |= SX_NUW;
  Sx power = sx_const(s, ty(s->f, v), ap_bit(&s->tmp, w, k));
  return sx_mul2(s, sx_of(s, b.a), power, fl);
}
static Sx of_call(Scev *s, Val v) {
  Fn *f = s->f;
  for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++)
    if (call_param_attr(f, v, i, ATTR_RETURNED) && ty(f, arg(f, v, i)) == ty(f, v)) return sx_of(s, arg(f, v, i));
  unsigned id = call_intrinsic(f, v);
  if (!id || ty_is_vec(f->m, ty(f, v))) return sx_unknown(s, v);
  switch (id) {
  case INTRIN_abs: {
    Sx x = sx_of(s, arg(f, v, 0));
    Ap p;
    bool nsw = con_ap_of(s, arg(f, v, 1), &p) && !ap_is_zero(p);
    return sx_minmax2(s, SXK_SMAX, x, sx_neg(s, x, nsw ? SX_NSW : 0));
  }
  case INTRIN_umax:
  case INTRIN_umin:
  case INTRIN_smax:
  case INTRIN_smin: {
    Sx a = sx_of(s, arg(f, v, 0)), b = sx_of(s, arg(f, v, 1));
    return sx_minmax2(s,
                      id == INTRIN_umax   ? SXK_UMAX
                      : id == INTRIN_umin ? SXK_UMIN
                      : id == INTRIN_smax ? SXK_SMAX
                                          : SXK_SMIN,
                      a, b);
  }
  case INTRIN_usub_sat: {
    Sx a = sx_of(s, arg(f, v, 0)), b = sx_of(s, arg(f, v, 1));
    return sx_minus(s, a, sx_minmax2(s, SXK_UMIN, a, b), SX_NUW);
  }
  case INTRIN_uadd_sat: {
    Sx a = sx_of(s, arg(f, v, 0)), b = sx_of(s, arg(f, v, 1));
    return sx_add2(s, sx_minmax2(s, SXK_UMIN, a, sx_not(s, b)), b, SX_NUW);
  }
  case INTRIN_annotation:
  case INTRIN_ptr_annotation:
  case INTRIN_start_loop_iterations:
  case INTRIN_ssa_copy: return sx_of(s, arg(f, v, 0));
  case INTRIN_vscale: return sx_intern(s, SXK_VSCALE, ty(f, v), NULL, 0, 0);
  default: return sx_unknown(s, v);
  }
}
static Sx create(Scev *s, Val v) {
  Fn *f = s->f;
  if (!able(s, ty(f, v))) return sx_unknown(s, v);
  if (val_is_con(v)) return of_const(s, v);
  if (is_arg(f, v)) return sx_unknown(s, v);
  if (!dom_reachable(s->d, blk_of(f, v))) return sx_unknown(s, con_poison(&f->con, ty(f, v)));
  Op o = op(f, v);
  SxBin b;
  if ((op_is_bin(o) || o == OP_EXTRACTVALUE || o == OP_CALL) && match_bin(s, v, &b)) {
    switch (b.op) {
    case OP_ADD: return of_chain(s, b, false);
    case OP_SUB: {
      unsigned fl = b.ins && (b.nuw || b.nsw) ? flags_from_ub(s, b.ins) : 0;
      Sx l = sx_of(s, b.a), r = rhs(s, &b);
      return sx_minus(s, l, r, fl);
    }
    case OP_MUL: return of_chain(s, b, true);
    case OP_UDIV: {
      Sx l = sx_of(s, b.a), r = rhs(s, &b);
      return sx_udiv(s, l, r);
    }
    case OP_UREM: {
      Sx l = sx_of(s, b.a), r = rhs(s, &b);
      return sx_urem(s, l, r);
    }
    case OP_AND: return of_and(s, v, b);
    case OP_OR: return of_bools(s, v, b, SXK_UMAX);
    case OP_XOR: return of_xor(s, v, b);
    case OP_SHL: return of_shl(s, v, b);
    case OP_ASHR: return of_ashr(s, v, b);
    default: return sx_unknown(s, v);
    }
  }
  switch (o) {
  case OP_TRUNC: return sx_trunc(s, sx_of(s, arg(f, v, 0)), ty(f, v));
  case OP_ZEXT: return sx_zext(s, sx_of(s, arg(f, v, 0)), ty(f, v));
  case OP_SEXT:
    if (match_bin(s, arg(f, v, 0), &b) && b.op == OP_SUB && b.nsw) { /* the difference loses its flag in A + -1*B */
      Sx l = sx_sext(s, sx_of(s, b.a), ty(f, v)), r = sx_sext(s, sx_of(s, b.b), ty(f, v));
      return sx_minus(s, l, r, SX_NSW);
    }
    return sx_sext(s, sx_of(s, arg(f, v, 0)), ty(f, v));
  case OP_BITCAST: return able(s, ty(f, arg(f, v, 0))) ? sx_of(s, arg(f, v, 0)) : sx_unknown(s, v);
  case OP_PTRTOINT:
  case OP_PTRTOADDR: {
    Sx x = sx_ptrtoint(s, sx_of(s, arg(f, v, 0)), ty(f, v));
    return cnc(x) ? sx_unknown(s, v) : x;
  }
  case OP_SDIV:
  case OP_SREM: {
    Sx l = sx_of(s, arg(f, v, 0)), r = sx_of(s, arg(f, v, 1));
    if (!sx_known_nonneg(s, l) || !sx_known_nonneg(s, r)) return sx_unknown(s, v);
    return o == OP_SDIV ? sx_udiv(s, l, r) : sx_urem(s, l, r);
  }
  case OP_GEP: return of_gep(s, v);
  case OP_PHI: return of_phi(s, v);
  case OP_SELECT: return of_select(s, v, arg(f, v, 0), arg(f, v, 1), arg(f, v, 2));
  case OP_CALL:
  case OP_INVOKE: return of_call(s, v);
  default: return sx_unknown(s, v);
  }
}
/* Operations through which v is a sum (product, ...) of its operands: they are analysed first, without recursion. */
static const bool through[OP_COUNT] = {
  [OP_ADD] = 1,     [OP_SUB] = 1,   [OP_MUL] = 1,    [OP_UDIV] = 1, [OP_UREM] = 1,        [OP_SDIV] = 1,
  [OP_SREM] = 1,    [OP_AND] = 1,   [OP_OR] = 1,     [OP_XOR] = 1,  [OP_SHL] = 1,         [OP_LSHR] = 1,
  [OP_ASHR] = 1,    [OP_TRUNC] = 1, [OP_ZEXT] = 1,   [OP_SEXT] = 1, [OP_PTRTOINT] = 1,    [OP_PTRTOADDR] = 1,
  [OP_BITCAST] = 1, [OP_GEP] = 1,   [OP_SELECT] = 1, [OP_CALL] = 1, [OP_EXTRACTVALUE] = 1};
static bool looks_through(const Fn *f, Val v) { return !val_is_con(v) && through[f->ins[v].op]; }
/* The expression of v, whose operands were analysed. */
static Sx analyse(Scev *s, Val v) {
  Sx x = s->k_control && s->failures >= s->k_fail ? sx_unknown(s, v) : create(s, v);
  if (s->k_control && (rec_of(s, x)->size > s->k_size || past_cap(s->f->m, SCEV_VALUE_NEST, rec_of(s, x)->depth))) {
    s->failures += rec_of(s, x)->size > s->k_size;
    x = sx_unknown(s, v);
    sx_unbind(s, v); /* phis bind themselves */
  }
  Sx bound = sx_known_of(s, v);
  if (bound) return bound;
  sx_bind(s, v, x);
  return x;
}
static NOINLINE Sx sx_new(Scev *s, Val v) {
  Fn *f = s->f;
  ArenaMark m;
  enter(s, &m);
  vals_reserve(s);
  if (!looks_through(f, v)) {
    Sx x = analyse(s, v);
    leave(s, m);
    return x;
  }
  LIST(w);
  list_push(s, &w, (Sx)v);
  while (w.n) {
    Val t = (Val)w.p[w.n - 1];
    if (sx_known_of(s, t)) {
      w.n--;
      continue;
    }
    /* operands that need analysis themselves come first; a second visit makes the expression */
    if (!(s->pending[t] & 4)) {
      uint32_t before = w.n;
      s->pending[t] |= 4;
      for (uint32_t i = 0, n = nops(f, t); i < n; i++) {
        Val o = arg(f, t, i);
        if (looks_through(f, o) && !s->val[o] && !(s->pending[o] & 4) && able(s, ty(f, o))) list_push(s, &w, (Sx)o);
      }
      if (w.n != before) continue;
    }
    w.n--;
    analyse(s, t);
    s->pending[t] &= (uint8_t)~4u;
  }
  leave(s, m);
  return sx_known_of(s, v);
}
Sx sx_of(Scev *s, Val v) {
  Sx x = sx_known_of(s, v);
  return x ? x : sx_new(s, v);
}
