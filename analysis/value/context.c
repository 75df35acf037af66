/* context.c: facts of a place. Contract: context.h. */
#include "analysis/analysis.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

static bool branch_fact(const Fn *f, Blk b, Val *cond, bool *truth) {
  Blk p = single_pred(f, b);
  if (!p) return false;
  Val t = term(f, p);
  if (!blk_forks(f, p)) return false;
  *cond = arg(f, t, 0);
  *truth = succ(f, p, 0) == b;
  return true;
}
bool assume_holds(const Fn *f, Val as, Val at) {
  Blk b = blk_of(f, at), from = blk_of(f, as);
  if (!b || !from) return false;
  if (b == from) {
    Val v = prev_of(f, at);
    for (unsigned i = 0; v && !at_cap(f->m, COND_SCAN, i); i++, v = prev_of(f, v))
      if (v == as) return true;
    return false;
  }
  if (from == entry_blk(f)) return true;
  for (unsigned i = 0; b && !at_cap(f->m, COND_CHAIN, i); i++) {
    b = single_pred(f, b);
    if (b == from) return true;
  }
  return false;
}

static void add_range(Context *c, Range r) {
  unsigned n = r.bits;
  if (r.kind != RANGE_SPAN) return; /* empty: this place is not reached; nothing is made of it */
  c->range = range_is_full(c->range) ? r : range_intersect(c->range, r);
  if (!range_has(r, 0)) c->nonzero = true;
  uint64_t lo = range_umin(r), hi = range_umax(r);
  unsigned same = lo == hi ? n : (unsigned)ap_clz(ap_small(n, lo ^ hi));
  uint64_t m = same ? mask64(n) & ~(same >= n ? 0 : mask64(n - same)) : 0;
  c->one |= lo & m;
  c->zero |= ~lo & m;
}
/* p holds between w and the constant z, where w is v or an operation on it. */
static void add_cmp(const Fn *f, Val v, Val w, Pred p, uint64_t z, unsigned n, Context *c) {
  if (w == v) {
    add_range(c, range_allowed(p, range_one(n, z)));
    return;
  }
  uint64_t m, all = mask64(n);
  Op o = op(f, w);
  if (nops(f, w) != 2 || arg(f, w, 0) != v || !val_is_con(arg(f, w, 1)) || !con_u64(&f->con, arg(f, w, 1), &m)) return;
  bool eq = p == ICMP_EQ;
  switch (o) {
  case OP_AND:
    if (eq) {
      c->one |= z & m;
      c->zero |= ~z & m & all;
    } else if (p == ICMP_NE && z == 0 && is_pow2(m)) c->one |= m;
    if ((eq && z) || (p == ICMP_NE && z == 0)) c->nonzero = true;
    return;
  case OP_OR:
    if (eq) {
      c->zero |= ~z & all;
      c->one |= z & ~m;
    }
    return;
  case OP_XOR:
    if (eq) add_range(c, range_one(n, z ^ m));
    return;
  case OP_SHL:
    if (eq && m < n) {
      uint64_t low = all >> m;
      c->one |= (z >> m) & low;
      c->zero |= ~(z >> m) & low;
    }
    return;
  case OP_LSHR:
  case OP_ASHR:
    if (eq && m < n) {
      uint64_t high = all & ~(m ? mask64((unsigned)m) : 0);
      c->one |= (z << m) & high;
      c->zero |= ~(z << m) & high;
    }
    return;
  case OP_ADD: {
    Range r = range_allowed(p, range_one(n, z));
    if (r.kind == RANGE_SPAN) add_range(c, range_make(n, r.lo - m, r.hi - m));
    return;
  }
  default: return;
  }
}
static bool stands_on(const Fn *f, Val w, Val v) {
  return w == v || (is_op(f, w, OP_PTRTOINT) && arg(f, w, 0) == v) ||
         (val_is_local(w) && nops(f, w) == 2 && arg(f, w, 0) == v && val_is_con(arg(f, w, 1)));
}
/* a is the number of pointer v masked with *m. */
static bool is_low_bits(const Fn *f, Val a, Val v, uint64_t *m) {
  return is_op(f, a, OP_AND) && is_op(f, arg(f, a, 0), OP_PTRTOINT) && arg(f, arg(f, a, 0), 0) == v &&
         val_is_con(arg(f, a, 1)) && con_u64(&f->con, arg(f, a, 1), m);
}
/* q has the value `truth`. */
static void add_cond(const Fn *f, Val v, Val q, bool truth, unsigned n, Context *c, unsigned depth) {
  Val a, b;
  if (!val_is_local(q)) return;
  if (is_op(f, q, OP_ICMP)) {
    Pred p = (Pred)sub(f, q);
    if (!truth) p = pred_invert(p);
    a = arg(f, q, 0), b = arg(f, q, 1);
    if (b == v) {
      Val t = a;
      a = b;
      b = t;
      p = pred_swap(p);
    }
    uint64_t z;
    if (p == ICMP_EQ && ty_is_ptr(f->m, ty(f, v)) && is_low_bits(f, a, v, &z) && val_is_con(b) &&
        con_is_zero(&f->con, b)) {
      c->zero |= z & mask64(n);
      return;
    }
    if (!stands_on(f, a, v) || !val_is_con(b)) return;
    if (ty_is_ptr(f->m, ty(f, v))) {
      if ((a == v || ty_bits(f->m, ty(f, a)) == n) && con_is_zero(&f->con, b)) {
        if (p == ICMP_NE || p == ICMP_UGT) c->nonzero = true;
      }
      return;
    }
    if (con_u64(&f->con, con_twin(&f->con, b), &z) && !con_is_undef(&f->con, b)) add_cmp(f, v, a, p, z, n, c);
    return;
  }
  if (depth && cond_parts(f, q, truth, &a, &b)) {
    add_cond(f, v, a, truth, n, c, depth - 1);
    add_cond(f, v, b, truth, n, c, depth - 1);
  } else if (depth && is_not(f, q)) add_cond(f, v, not_of(f, q), !truth, n, c, depth - 1);
  else if (q == v && n == 1) add_range(c, range_one(1, truth));
}
/* The bundle of the assumption in which its operand i stands first. */
static void add_bundle(const Fn *f, Val as, uint32_t i, Context *c) {
  Bundle b;
  uint64_t x, y = 0;
  if (!bundle_of(f, as, i, &b) || b.at != i) return;
  if (b.n == 1 && str_eq(b.tag, STR("nonnull"))) c->nonzero = true;
  if (b.n < 2 || !val_is_con(arg(f, as, i + 1)) || !con_u64(&f->con, arg(f, as, i + 1), &x)) return;
  if (str_eq(b.tag, STR("align")) && is_pow2(x) && x <= 1u << 30 &&
      (b.n == 2 || (b.n == 3 && val_is_con(arg(f, as, i + 2)) && con_u64(&f->con, arg(f, as, i + 2), &y)))) {
    if (y) x = u64_min(x, y & (0 - y)); /* pointer minus offset is aligned */
    c->align = u32_max(c->align, (uint32_t)x);
    c->zero |= x - 1;
  }
  if (b.n == 2 && str_eq(b.tag, STR("dereferenceable"))) c->deref = u64_max(c->deref, x);
}
bool bundle_fact(const Fn *f, Val as, uint32_t i, Context *out) {
  *out = (Context){.align = 1};
  add_bundle(f, as, i, out);
  return out->nonzero || out->align > 1 || out->deref;
}
bool is_assumed(const Fn *f, Val q, Val at) {
  unsigned seen = 0;
  FOR_EACH_USE(f, q, w) {
    if (at_cap(f->m, COND_USES, seen++)) return false;
    Val as = use_user(f, w);
    if (is_op(f, as, OP_CALL) && use_index(f, w) == 0 && call_intrinsic(f, as) == INTRIN_assume &&
        assume_holds(f, as, at))
      return true;
  }
  return false;
}
/* What questions about f ask for again and again. */
typedef struct Seen {
  uint32_t upto; /* constants looked at for the intrinsic assume */
  bool assume;
  Blk b; /* `facts` are of this block, at these epochs */
  uint64_t cfg, val;
  uint64_t named; /* values that add_cond finds in the facts, by their low bits: of others they say nothing */
  BranchFacts facts;
} Seen;
static Seen *seen_of(Fn *f) {
  Slot *s = slot_of_analysis(f, AN_ASSUME);
  if (!s->data) {
    s->data = mem_zalloc(sizeof(Seen));
    s->free = mem_free;
  }
  return s->data;
}
bool may_assume(Fn *f) {
  Seen *x = seen_of(f);
  for (; x->upto < f->con.con.n && !x->assume; x->upto++) {
    const Con *c = &f->con.con.p[x->upto];
    x->assume = c->kind == CON_INTRIN && c->flags == INTRIN_assume;
  }
  return x->assume;
}
static uint64_t bit_of(Val v) { return val_is_local(v) ? 1ull << ((uint32_t)v & 63) : 0; }
/* v and, up to two operations above, what it is made of first. */
static uint64_t made_of(const Fn *f, Val v) {
  uint64_t r = bit_of(v);
  for (unsigned i = 0; i < 2 && val_is_local(v) && nops(f, v); i++) r |= bit_of(v = arg(f, v, 0));
  return r;
}
/* The values that add_cond(f, v, q, truth, ..., depth) may say something of, and what floats are compared. */
static uint64_t named_in(const Fn *f, Val q, bool truth, unsigned depth) {
  Val a, b;
  uint64_t r = bit_of(q);
  if (!r) return 0;
  if (is_op(f, q, OP_ICMP)) return r | made_of(f, arg(f, q, 0)) | bit_of(arg(f, q, 1));
  if (is_op(f, q, OP_FCMP)) return r | bit_of(arg(f, q, 0)) | bit_of(arg(f, q, 1));
  if (depth && cond_parts(f, q, truth, &a, &b))
    return r | named_in(f, a, truth, depth - 1) | named_in(f, b, truth, depth - 1);
  return depth && is_not(f, q) ? r | named_in(f, not_of(f, q), !truth, depth - 1) : r;
}
static const BranchFacts *facts_of(Fn *f, Seen *x, Blk at) {
  if (LIKELY(x->b == at && x->val == f->ep_val && x->cfg == f->ep_cfg)) return &x->facts;
  x->b = at;
  x->val = f->ep_val;
  x->cfg = f->ep_cfg;
  x->facts.n = 0;
  x->named = 0;
  Blk b = at;
  for (unsigned i = 0; b && !at_cap(f->m, COND_BRANCHES, i); i++, b = single_pred(f, b)) {
    BranchFact *e = &x->facts.fact[x->facts.n];
    if (!branch_fact(f, b, &e->cond, &e->truth)) continue;
    x->named |= named_in(f, e->cond, e->truth, 1);
    x->facts.n++;
  }
  return &x->facts;
}
const BranchFacts *branch_facts(Fn *f, Blk at) { return facts_of(f, seen_of(f), at); }
bool branches_name(Fn *f, Blk at, Val a, Val b) {
  Seen *x = seen_of(f);
  (void)facts_of(f, x, at);
  return (x->named & bit_of(a)) && (x->named & bit_of(b));
}
static void from_assumptions(const KnownCtx *k, Val v, unsigned n, Context *out) {
  Fn *f = k->f;
  unsigned seen = 0;
  FOR_EACH_USE(f, v, u) {
    if (at_cap(f->m, COND_USES, seen++)) break;
    Val q = use_user(f, u);
    if (is_op(f, q, OP_ICMP)) {
      if (is_assumed(f, q, k->at)) add_cond(f, v, q, true, n, out, 0);
    } else if (is_op(f, q, OP_CALL)) {
      if (call_intrinsic(f, q) == INTRIN_assume && assume_holds(f, q, k->at)) {
        if (use_index(f, u) == 0) add_cond(f, v, v, true, n, out, 0);
        else add_bundle(f, q, use_index(f, u), out);
      }
    } else if ((is_bin(f, q) && use_index(f, u) == 0 && val_is_con(arg(f, q, 1))) ||
               (is_op(f, q, OP_PTRTOINT) && ty_bits(f->m, ty(f, q)) == n)) {
      unsigned masked = 0;
      FOR_EACH_USE(f, q, w) {
        if (at_cap(f->m, COND_MASKED, masked++)) break;
        Val c = use_user(f, w);
        if (is_op(f, c, OP_ICMP) && is_assumed(f, c, k->at)) add_cond(f, v, c, true, n, out, 0);
        else if (is_op(f, q, OP_PTRTOINT) && is_op(f, c, OP_AND) && has_one_use(f, c) &&
                 is_op(f, use_user(f, first_use(f, c)), OP_ICMP) && is_assumed(f, use_user(f, first_use(f, c)), k->at))
          add_cond(f, v, use_user(f, first_use(f, c)), true, n, out, 0);
      }
    }
  }
}
bool context_of(const KnownCtx *k, Val v, Context *out) {
  Fn *f = k->f;
  if (!val_is_local(k->at) || !val_is_local(v) || !blk_of(f, k->at)) return false;
  Seen *seen = seen_of(f);
  const BranchFacts *known = facts_of(f, seen, blk_of(f, k->at));
  bool assume = may_assume(f);
  if (!(seen->named & bit_of(v)) && !assume) return false;
  Ty t = ty(f, v);
  bool ptr = ty_is_ptr(f->m, t);
  unsigned n = ptr ? ptr_bits(f->m, ty_addrspace(f->m, t)) : ty_is_int(f->m, t) ? ty_bits(f->m, t) : 0;
  if (!n || n > 64) return false;
  *out = (Context){.range = range_full(n), .align = 1};
  if (assume) from_assumptions(k, v, n, out);
  for (unsigned i = 0; i < known->n; i++) add_cond(f, v, known->fact[i].cond, known->fact[i].truth, n, out, 1);
  if (out->zero & out->one) {
    out->zero = out->one = 0;
    return out->nonzero;
  } /* not reached */
  return out->zero || out->one || out->nonzero || !range_is_full(out->range) || out->align > 1 || out->deref;
}
