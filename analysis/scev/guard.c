/* guard.c: scalar evolution: what the conditions on the way into a loop say of expressions: n becomes (1 umax n)
 * below n != 0, and so on. Collected once a loop: branches up the chain of only predecessors, and assumptions that
 * dominate the header; the earliest condition is applied first. Rewriting keeps no-wrap flags only where ranges
 * shrink. Caps: as named here. */
#include "analysis/scev/scev_int.h"
#include "analysis/value/cond.h"
#include "ir/cap.h"

static Sx lookup(const SxGuards *g, Sx x) {
  for (uint32_t i = 0; i < g->n; i++)
    if (g->from[i] == x) return g->to[i];
  return SX_NONE;
}
static void put(Scev *s, SxGuards *g, SxList *order, Sx from, Sx to) {
  for (uint32_t i = 0; i < g->n; i++)
    if (g->from[i] == from) {
      g->to[i] = to;
      return;
    }
  if (at_cap(s->f->m, SCEV_GUARD_REWRITES, g->n)) return;
  if (!g->from)
    g->from = arena_alloc(&s->arena, CAP_SCEV_GUARD_REWRITES * sizeof *g->from),
    g->to = arena_alloc(&s->arena, CAP_SCEV_GUARD_REWRITES * sizeof *g->to);
  g->from[g->n] = from, g->to[g->n++] = to;
  list_push(s, order, from);
}
static bool has_rec(Scev *s, Sx x) { return rec_of(s, x)->recs != 0; }
/* -C1 + X < C2: one range of X. */
static bool range_check(Scev *s, SxGuards *g, SxList *order, Pred p, Sx l, Sx r) {
  if (kind_of(s, l) != SXK_ADD || nops_of(s, l) != 2 || !is_con_sx(s, op_of(s, l, 0)) ||
      kind_of(s, op_of(s, l, 1)) != SXK_UNKNOWN || !is_con_sx(s, r) || bits_of(s, r) > 64 || is_ptr_sx(s, l))
    return false;
  uint32_t w = bits_of(s, r);
  Sx x = op_of(s, l, 1);
  Range e = range_sub(range_of_icmp(p, const_of(s, r).u, w), range_one(w, const_of(s, op_of(s, l, 0)).u));
  if (e.kind != RANGE_SPAN || (e.lo > e.hi && e.hi)) return false;
  Sx old = lookup(g, x);
  Ty t = type_of(s, x);
  Sx hi = sx_minmax2(s, SXK_UMIN, old ? old : x, sx_const(s, t, ap_small(w, range_umax(e))));
  put(s, g, order, x, sx_minmax2(s, SXK_UMAX, sx_const(s, t, ap_small(w, range_umin(e))), hi));
  return true;
}
/* The greatest multiple of d that is at most c (down), or the least that is at least c. */
static Ap align_to(Scev *s, Ap c, Ap d, bool up) {
  if (ap_is_zero(d)) return c;
  Ap rem = ap_urem(&s->tmp, c, d);
  if (ap_is_zero(rem)) return c;
  return up ? ap_add(&s->tmp, c, ap_sub(&s->tmp, d, rem)) : ap_sub(&s->tmp, c, rem);
}
static bool divided_by(Scev *s, Sx x, Ap *d,
                       unsigned depth) { /* x is a product with a constant, or minima and maxima of such */
  if (kind_of(s, x) == SXK_MUL && is_con_sx(s, op_of(s, x, 0)) && !sx_is_zero(s, op_of(s, x, 0))) {
    *d = const_of(s, op_of(s, x, 0));
    return true;
  }
  if (is_minmax(kind_of(s, x)) && nops_of(s, x) == 2 && is_con_sx(s, op_of(s, x, 0)) && depth < 8)
    return divided_by(s, op_of(s, x, 1), d, depth + 1);
  return false;
}
static void collect(Scev *s, SxGuards *g, SxList *order, Pred p, Sx l, Sx r) {
  if (is_con_sx(s, l)) {
    Sx t = l;
    l = r, r = t, p = pred_swap(p);
  }
  if (range_check(s, g, order, p, l, r)) return;
  if (is_con_sx(s, l) || has_rec(s, r)) return;
  if (kind_of(s, l) != SXK_UNKNOWN && kind_of(s, r) == SXK_UNKNOWN) {
    Sx t = l;
    l = r, r = t, p = pred_swap(p);
  }
  if (is_con_sx(s, l) || has_rec(s, r)) return;
  /* a % b == 0: a is (a / b) * b */
  if (p == ICMP_EQ && sx_is_zero(s, r) && !is_ptr_sx(s, l)) {
    Sx a, b;
    if (match_urem(s, l, &a, &b) && kind_of(s, a) == SXK_UNKNOWN) {
      put(s, g, order, a, sx_mul2(s, sx_udiv(s, a, b), b, 0));
      return;
    }
  }
  Sx old = lookup(g, l), cur = old ? old : l;
  Ap div;
  bool has_div = divided_by(s, cur, &div, 0) && is_con_sx(s, r) && bits_of(s, r) <= 64;
  Ty t = type_of(s, l);
  if (is_ptr_sx(s, l) && p != ICMP_NE && p != ICMP_EQ) {
    if (!is_ptr_sx(s, r)) return;
  }
  Sx one = sx_int(s, t, 1);
  switch (p) {
  case ICMP_ULT:
  case ICMP_SLT: r = sx_minus(s, r, is_ptr_sx(s, r) ? sx_int(s, type_of(s, r), 1) : one, 0); break;
  case ICMP_UGT:
  case ICMP_SGT: r = sx_add2(s, r, one, 0); break;
  default: break;
  }
  if (cnc(r)) return;
  if (has_div && is_con_sx(s, r)) {
    if (p == ICMP_ULT || p == ICMP_ULE) r = sx_const(s, t, align_to(s, const_of(s, r), div, false));
    else if ((p == ICMP_UGT || p == ICMP_UGE) && !ap_is_zero(const_of(s, r)))
      r = sx_const(s, t, align_to(s, const_of(s, r), div, true));
  }
  LIST(w);
  list_push(s, &w, l);
  for (uint32_t i = 0; i < w.n && i < 16; i++) {
    Sx from = w.p[i];
    if (is_con_sx(s, from)) continue;
    old = lookup(g, from);
    cur = old ? old : from;
    Sx to = SX_NONE;
    SxKind open = SXK_CNC;
    switch (p) {
    case ICMP_ULT:
    case ICMP_ULE: to = sx_minmax2(s, SXK_UMIN, cur, r), open = SXK_UMAX; break;
    case ICMP_SLT:
    case ICMP_SLE: to = sx_minmax2(s, SXK_SMIN, cur, r), open = SXK_SMAX; break;
    case ICMP_UGT:
    case ICMP_UGE: to = sx_minmax2(s, SXK_UMAX, cur, r), open = SXK_UMIN; break;
    case ICMP_SGT:
    case ICMP_SGE: to = sx_minmax2(s, SXK_SMAX, cur, r), open = SXK_SMIN; break;
    case ICMP_EQ:
      if (is_con_sx(s, r)) to = r;
      break;
    default:
      if (sx_is_zero(s, r) || (kind_of(s, r) == SXK_UNKNOWN && val_is_con(unk_val(s, r)) &&
                               con_kind(&s->f->con, unk_val(s, r)) == CON_NULL)) {
        if (is_ptr_sx(s, cur)) break;
        to = sx_minmax2(s, SXK_UMAX, cur, divided_by(s, cur, &div, 0) && !ap_is_neg(div) ? sx_const(s, t, div) : one);
      } else {
        Sx a = l, b = r;
        if (is_ptr_sx(s, a)) a = sx_lossless_ptrtoint(s, a);
        if (is_ptr_sx(s, b)) b = sx_lossless_ptrtoint(s, b);
        if (cnc(a) || cnc(b)) break;
        for (int k = 0; k < 2; k++) {
          Sx d = k ? sx_minus(s, b, a, 0) : sx_minus(s, a, b, 0);
          if (!cnc(d) && !is_con_sx(s, d)) put(s, g, order, d, sx_minmax2(s, SXK_UMAX, d, sx_int(s, type_of(s, d), 1)));
        }
      }
      break;
    }
    if (open != SXK_CNC && kind_of(s, cur) == open) list_ops(s, &w, cur);
    if (to && !cnc(to)) put(s, g, order, from, to);
  }
}
static Sx apply(Scev *s, const SxGuards *g, Sx x, unsigned depth) {
  if (is_con_sx(s, x) || cnc(x) || past_cap(s->f->m, SCEV_GUARD_NEST, depth)) return x;
  SxKind k = kind_of(s, x);
  if (k == SXK_ADDREC) return x;
  Sx to;
  if (k == SXK_UNKNOWN || k == SXK_ZEXT || k == SXK_SEXT || k == SXK_UMIN || k == SXK_SMIN || k == SXK_ADD ||
      k == SXK_MUL || k == SXK_TRUNC || k == SXK_UDIV || k == SXK_PTRTOINT || k == SXK_UMAX || k == SXK_SMAX)
    if ((to = lookup(g, x))) return to;
  if (k == SXK_UNKNOWN) return x;
  if (k == SXK_ZEXT) { /* a narrower extension may be known */
    Sx o = op_of(s, x, 0);
    for (uint32_t w = bits_of(s, x) / 2; w % 8 == 0 && w >= 8 && w > bits_of(s, o); w /= 2) {
      Sx n = sx_find(s, SXK_ZEXT, sx_ity(s, w), &o, 1, 0);
      if (n && (to = lookup(g, n))) return sx_zext(s, to, type_of(s, x));
    }
  }
  if (k == SXK_ADD && !is_ptr_sx(s, x) && nops_of(s, x) > 2 &&
      is_con_sx(s, op_of(s, x, 0))) { /* the difference beside a constant */
    LIST(d);
    for (uint32_t i = 1; i < nops_of(s, x); i++) list_push(s, &d, op_of(s, x, i));
    Sx rest = sx_find(s, SXK_ADD, type_of(s, x), d.p, d.n, 0);
    if (rest && (to = lookup(g, rest))) return sx_add2(s, op_of(s, x, 0), to, 0);
  }
  LIST(l);
  bool ch = false;
  for (uint32_t i = 0, n = nops_of(s, x); i < n; i++) {
    Sx o = op_of(s, x, i), y = apply(s, g, o, depth + 1);
    ch |= y != o;
    list_push(s, &l, y);
  }
  if (!ch) return x;
  unsigned keep = flags_of(s, x) & ((g->nuw ? (unsigned)SX_NUW : 0) | (g->nsw ? (unsigned)SX_NSW : 0));
  if (k == SXK_ADD) return sx_add(s, l.p, l.n, keep);
  if (k == SXK_MUL) return sx_mul(s, l.p, l.n, keep);
  return rebuild(s, x, l.p);
}
typedef struct Term {
  Val c;
  bool truth;
} Term;
const SxGuards *guards_of(Scev *s, uint32_t loop) {
  const Fn *f = s->f;
  Blk head = s->l->loop[loop].header;
  SxGuards *g = &s->of[head].guards;
  if (g->gen == s->gen) return g;
  *g = (SxGuards){.gen = s->gen}; /* while it is collected: nothing */
  SxGuards n = {.gen = s->gen};
  Term term_[CAP_SCEV_GUARD_TERMS];
  uint32_t nt = 0;
  for (uint32_t i = 0; i < s->nassume && !at_cap(f->m, SCEV_GUARD_TERMS, nt); i++)
    if (blk_of(f, s->assume[i]) && blk_of(f, s->assume[i]) != head && dom_blk(s->d, blk_of(f, s->assume[i]), head))
      term_[nt++] = (Term){arg(f, s->assume[i], 0), true};
  Blk to = head, from = loop_predecessor(f, s->l, loop);
  for (unsigned c = 0; from && !at_cap(f->m, SCEV_GUARD_CLIMB, c) && !at_cap(f->m, SCEV_GUARD_TERMS, nt); c++) {
    Val t = term(f, from);
    if (blk_forks(f, from)) term_[nt++] = (Term){arg(f, t, 0), succ(f, from, 0) == to};
    to = from;
    Blk up = single_pred(f, from);
    uint32_t l;
    if (!up && (l = loop_of(s->l, from))) to = s->l->loop[l].header, up = loop_predecessor(f, s->l, l);
    from = up;
  }
  LIST(order);
  while (nt-- > 0) {
    Val w[32], a, b;
    uint32_t nw = 1, seen = 0;
    bool truth = term_[nt].truth;
    w[0] = term_[nt].c;
    while (nw && seen++ < 32) {
      Val c = w[--nw];
      if (val_is_con(c)) continue;
      if (is_op(f, c, OP_ICMP)) {
        if (!able(s, ty(f, arg(f, c, 0)))) continue;
        Pred p = (Pred)sub(f, c);
        Sx l = sx_of(s, arg(f, c, 0)), r = sx_of(s, arg(f, c, 1));
        collect(s, &n, &order, truth ? p : pred_invert(p), l, r);
      } else if (cond_parts(f, c, truth, &a, &b) && nw + 2 <= ARRAY_LEN(w)) w[nw++] = a, w[nw++] = b;
    }
  }
  n.nuw = n.nsw = true;
  for (uint32_t i = 0; i < n.n; i++) {
    if (bits_of(s, n.from[i]) > 64 || bits_of(s, n.to[i]) != bits_of(s, n.from[i])) {
      n.nuw = n.nsw = false;
      continue;
    }
    n.nuw &= range_contains(urange_of(s, n.from[i]), urange_of(s, n.to[i]));
    n.nsw &= range_contains(srange_of(s, n.from[i]), srange_of(s, n.to[i]));
  }
  /* what one says goes into the others */
  if (n.n > 1)
    for (uint32_t i = 0; i < n.n; i++) {
      Sx self = n.from[i];
      n.from[i] = SX_NONE;
      n.to[i] = apply(s, &n, n.to[i], 0);
      n.from[i] = self;
    }
  s->of[head].guards = n;
  return &s->of[head].guards;
}
Sx guards_apply(Scev *s, const SxGuards *g, Sx x) {
  SxGuards c = *g;
  return c.n ? apply(s, &c, x, 0) : x;
}
Sx sx_apply_guards(Scev *s, uint32_t loop, Sx x) { return cnc(x) ? x : guards_apply(s, guards_of(s, loop), x); }
