/* bits.c: intervals of bit counts, permutations of bits put together from shifts, operations on a choice between
 * constants.
 *
 *   %a = shl i32 %x, 24   ... or of four such bytes   ->   %r = call i32 @llvm.bswap.i32(i32 %x)
 *   %s = select i1 %c, i32 3, i32 5
 *   %r = add i32 %s, 1                                ->   %r = select i1 %c, i32 4, i32 6
 *
 * Permutations: for each bit of the root, which bit of which value it is, or zero, found by walking up logic, shifts,
 * casts and permuting intrinsics (LLVM's collectBitParts): O(operations * width). Caps: caps.def; MAX_WIDTH bits. */
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

enum { MAX_WIDTH = 128, MAX_OPS = 4 };

static KnownCtx facts(FoldCtx *x) { return known_at(x->f, x->scratch, x->at); }

/* ---- counts ---- */
/* ctpop, cttz, ctlz: the interval of the result as an attribute; the promise that zero does not occur. */
Val fold_count_range(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  if (!v || !x->hooks) return VAL_NONE;
  Module *md = f->m;
  uint32_t n = ty_bits(md, m->root->type), lo, hi;
  if (n < 2 || n > 64) return VAL_NONE;
  Val a = arg(f, v, 0);
  KnownCtx k = facts(x);
  Known b = known_bits(&k, a);
  if (ap_intersects(b.zero, b.one)) return VAL_NONE;
  if (m->root->intrin == INTRIN_ctpop) lo = ap_popcount(b.one), hi = n - ap_popcount(b.zero);
  else {
    bool tail = m->root->intrin == INTRIN_cttz;
    lo = tail ? ap_cto(b.zero) : ap_clo(b.zero), hi = tail ? ap_ctz(b.one) : ap_clz(b.one);
    if (con_is_zero(&f->con, arg(f, v, 1)) && known_nonzero(&k, a)) {
      opnd_set(f, v, 1, con_allones(&f->con, TY_I1));
      return v;
    }
  }
  if (m->root->intrin != INTRIN_ctpop && !con_is_zero(&f->con, arg(f, v, 1))) { /* of zero it is poison */
    uint32_t none = m->root->intrin == INTRIN_cttz ? ap_clo(b.zero) : ap_cto(b.zero);
    if (none < n) hi = u32_min(hi, n - 1 - none);
  }
  if (lo == hi) return con_int(&f->con, m->root->type, lo);
  if (m->root->intrin == INTRIN_ctpop && hi == 1) /* the only bit that may be set */
    return fold_bin(x, OP_LSHR, 0, a, con_int(&f->con, m->root->type, ap_ctz(ap_not(x->scratch, b.zero))));
  AttrList l = call_rec(f, v)->attrs;
  AttrSet old = attrlist_ret(md, l);
  if (md_get(f, v, MDK_RANGE) || attrset_has(md, old, ATTR_RANGE)) return VAL_NONE;
  if ((uint64_t)hi + 1 > mask64(n) && lo == 0) return VAL_NONE;
  f->calls.p[aux(f, v)].attrs = attrlist_with_ret(md, l, attrset_add_range(md, old, n, lo, (int64_t)hi + 1));
  fn_touch(f, EP_VAL);
  return v;
}

/* shl a (zext b): an amount that is too large makes the result poison, so b's sign bit is not set, where that bit alone
 * is too much. */
Val fold_shift_amount(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val z = m->root->ops[1];
  if (!m->root->self || !is_op(f, z, OP_ZEXT) || (flags(f, z) & F_NNEG) || !has_one_use(f, z)) return VAL_NONE;
  uint32_t n = ty_bits(f->m, ty(f, arg(f, z, 0)));
  if (n < 2 || n > 32 || 1u << (n - 1) < ty_bits(f->m, m->root->type)) return VAL_NONE;
  flags_set(f, z, flags(f, z) | F_NNEG);
  return m->root->self;
}

/* ---- operations on a choice ---- */
/* The root with one operand replaced, if that needs no new instruction. */
static Val with_operand(FoldCtx *x, const InsView *root, uint32_t i, Val o) {
  Val ops[MAX_OPS];
  if (root->n > MAX_OPS) return VAL_NONE;
  memcpy(ops, root->ops, root->n * sizeof *ops);
  ops[i] = o;
  InsView v = *root;
  v.ops = ops;
  v.self = VAL_NONE;
  return simplify_view(x, &v);
}
/* op (select c, a, b) k -> select c, (op a k), (op b k), where at least one of them is a constant; where k is none,
 * both must be values that are there. */
static Val op_of_selects(FoldCtx *x, const InsView *r);
Val fold_op_of_select(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  if (!r->self || r->n > MAX_OPS) return VAL_NONE;
  Val both = op_of_selects(x, r);
  if (both) return both;
  if (r->op == OP_SUB && is_zero_con(f, r->ops[0]) && has_one_use(f, r->self)) {
    Val user = use_user(f, first_use(f, r->self)); /* a sum takes the negation in, and is a difference then */
    if (is_op(f, user, OP_ADD) || is_op(f, user, OP_SUB)) return VAL_NONE;
  }
  uint32_t n = r->n - (r->op == OP_CALL);
  for (uint32_t i = 0; i < n; i++) {
    Val s = r->ops[i];
    if (!is_op(f, s, OP_SELECT) || !has_one_use(f, s)) continue;
    uint32_t other = 0;
    while (other < n && (other == i || val_is_con(r->ops[other]))) other++;
    if (ty_scalar(f->m, ty(f, s)) == TY_I1) continue; /* logic of truth values: widening stays outside */
    Val c = arg(f, s, 0), a = arg(f, s, 1), b = arg(f, s, 2);
    if (other < n) { /* only if both are there already */
      if (!op_is_bin(r->op) || op_divides(r->op)) continue;
      Val ra = with_operand(x, r, i, a), rb = ra ? with_operand(x, r, i, b) : VAL_NONE;
      if (rb) return fold_select(x, 0, c, ra, rb);
      continue;
    }
    if (!val_is_con(a) && !val_is_con(b)) continue;
    if (is_cmp(f, c)) { /* leave minima, maxima and clamps alone */
      Val p = arg(f, c, 0), q = arg(f, c, 1);
      if ((a == p || a == q) && (b == p || b == q)) continue;
      /* A choice by what is as narrow stays so: select-zext-const, select-sext-const make it. */
      if ((r->op == OP_ZEXT || r->op == OP_SEXT) && !(val_is_con(a) && val_is_con(b)) && ty(f, p) == ty(f, s)) continue;
    }
    Op o = r->op;
    bool div = op_divides(o);
    if (div && i == 1 && !(val_is_con(a) && val_is_con(b))) continue; /* the other arm might divide by zero */
    Val na = with_operand(x, r, i, a), nb = with_operand(x, r, i, b);
    if (!(na && val_is_con(a)) && !(nb && val_is_con(b))) continue;
    if (div && (!na || !nb)) continue;
    Val ops[MAX_OPS];
    for (int k = 0; k < 2; k++) {
      Val *to = k ? &nb : &na;
      if (*to) continue;
      memcpy(ops, r->ops, r->n * sizeof *ops);
      ops[i] = k ? b : a;
      InsView v = *r;
      v.ops = ops;
      v.self = VAL_NONE;
      *to = fold_view(x, &v);
    }
    return fold_select(x, 0, c, na, nb);
  }
  return VAL_NONE;
}

/* op (select c, a, b) (select c, d, e) -> select c, (op a d), (op b e), where both, or one and the selects, go. */
static Val op_of_selects(FoldCtx *x, const InsView *r) {
  Fn *f = x->f;
  if (r->n != 2 || !is_op(f, r->ops[0], OP_SELECT) || !is_op(f, r->ops[1], OP_SELECT)) return VAL_NONE;
  Val s = r->ops[0], t = r->ops[1], c = arg(f, s, 0);
  if (s == t || arg(f, t, 0) != c || ty_scalar(f->m, ty(f, s)) == TY_I1) return VAL_NONE;
  Val res[2];
  InsView v[2];
  Val ops[2][2];
  for (uint32_t k = 0; k < 2; k++) {
    ops[k][0] = arg(f, s, k + 1);
    ops[k][1] = arg(f, t, k + 1);
    v[k] = *r;
    v[k].ops = ops[k];
    v[k].self = VAL_NONE;
    res[k] = simplify_view(x, &v[k]);
  }
  if (!res[0] && !res[1]) return VAL_NONE;
  bool traps = (op_info[r->op].props & P_TRAP) != 0;
  for (uint32_t k = 0; k < 2; k++) {
    if (res[k]) continue;
    if (traps || !has_one_use(f, s) || !has_one_use(f, t)) return VAL_NONE;
    res[k] = fold_view(x, &v[k]);
  }
  return fold_select(x, 0, c, res[0], res[1]);
}
/* ---- permutations ---- */
typedef struct Bits {
  Val from;
  uint32_t n;
  int16_t bit[MAX_WIDTH];
} Bits; /* bit i is bit[i] of `from`; -1: zero */
typedef struct Walk {
  FoldCtx *x;
  uint32_t nodes;
} Walk;

static bool collect(Walk *w, Val v, Bits *out, unsigned depth) {
  const Fn *f = w->x->f;
  uint32_t n = ty_bits(f->m, ty(f, v));
  if (n > MAX_WIDTH || val_is_con(v) || past_cap(f->m, COMBINE_BYTES_NODES, ++w->nodes)) return false;
  out->n = n;
  Ap c;
  Op o = op(f, v);
  if (!at_cap(f->m, COMBINE_BYTES_DEPTH, depth)) switch (o) {
    case OP_XOR: /* x ^ (x & mask): the bits outside */
    case OP_OR: {
      Bits b;
      if (!collect(w, arg(f, v, 0), out, depth + 1) || !collect(w, arg(f, v, 1), &b, depth + 1)) return false;
      if (out->from != b.from && out->from && b.from) return false;
      if (!out->from) out->from = b.from;
      for (uint32_t i = 0; i < n; i++) {
        if (out->bit[i] >= 0 && b.bit[i] >= 0 && out->bit[i] != b.bit[i]) return false;
        if (out->bit[i] < 0) out->bit[i] = b.bit[i];
        else if (b.bit[i] >= 0 && o == OP_XOR) out->bit[i] = -1;
      }
      return true;
    }
    case OP_AND:
      if (!splat(w->x, arg(f, v, 1), &c)) break;
      if (!collect(w, arg(f, v, 0), out, depth + 1)) return false;
      for (uint32_t i = 0; i < n; i++)
        if (!ap_test(c, i)) out->bit[i] = -1;
      return true;
    case OP_SHL:
    case OP_LSHR: {
      if (!splat(w->x, arg(f, v, 1), &c) || !ap_ult_u64(c, n)) break;
      uint32_t s = (uint32_t)ap_lo64(c);
      Bits b;
      if (!collect(w, arg(f, v, 0), &b, depth + 1)) return false;
      out->from = b.from;
      for (uint32_t i = 0; i < n; i++) {
        uint32_t j = o == OP_SHL ? i - s : i + s;
        out->bit[i] = (o == OP_SHL ? i < s : j >= n) ? -1 : b.bit[j];
      }
      return true;
    }
    case OP_ZEXT: {
      uint32_t k = ty_bits(f->m, ty(f, arg(f, v, 0)));
      if (!collect(w, arg(f, v, 0), out, depth + 1)) return false;
      for (uint32_t i = k; i < n; i++) out->bit[i] = -1;
      out->n = n;
      return true;
    }
    case OP_TRUNC:
      if (ty_bits(f->m, ty(f, arg(f, v, 0))) > MAX_WIDTH) break;
      if (!collect(w, arg(f, v, 0), out, depth + 1)) return false;
      out->n = n;
      return true;
    case OP_CALL: {
      unsigned id = call_intrinsic(f, v);
      Bits b;
      if (id == INTRIN_bswap || id == INTRIN_bitreverse) {
        if (!collect(w, arg(f, v, 0), &b, depth + 1)) return false;
        out->from = b.from;
        for (uint32_t i = 0; i < n; i++)
          out->bit[i] = b.bit[id == INTRIN_bswap ? n - 8 - i / 8 * 8 + i % 8 : n - 1 - i];
        return true;
      }
      if ((id == INTRIN_fshl || id == INTRIN_fshr) && splat(w->x, arg(f, v, 2), &c)) {
        uint32_t s = (uint32_t)ap_lo64(ap_urem(w->x->scratch, c, ap_u64(w->x->scratch, n, n)));
        if (id == INTRIN_fshr) s = (n - s) % n;
        if (s == 0) break;
        Bits l;
        if (!collect(w, arg(f, v, 0), &l, depth + 1) || !collect(w, arg(f, v, 1), &b, depth + 1) || l.from != b.from)
          return false;
        out->from = l.from;
        for (uint32_t i = 0; i < n; i++) out->bit[i] = i >= s ? l.bit[i - s] : b.bit[n - s + i];
        return true;
      }
      break;
    }
    default: break;
    }
  out->from = v;
  for (uint32_t i = 0; i < n; i++) out->bit[i] = (int16_t)i;
  return true;
}
static bool combines(const Fn *f, Val v) {
  return is_op(f, v, OP_OR) || is_op(f, v, OP_XOR) || is_op(f, v, OP_SHL) || is_op(f, v, OP_LSHR) ||
         is_op(f, v, OP_AND) || is_op(f, v, OP_ZEXT) || is_op(f, v, OP_CALL);
}
/* or of pieces of one value that are its bytes or bits reversed. */
Val fold_bit_permutation(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->self;
  Ty t = m->root->type;
  uint32_t n = ty_bits(f->m, t);
  if (!v || n < 8 || n > MAX_WIDTH || !combines(f, m->root->ops[0]) || !combines(f, m->root->ops[1])) return VAL_NONE;
  Walk w = {x, 0};
  Bits b;
  if (!collect(&w, v, &b, 0) || !b.from || b.from == v) return VAL_NONE;
  /* The lowest width that holds all bits; above it zeros, which an extension brings. */
  uint32_t used = n;
  while (used && b.bit[used - 1] < 0) used--;
  if (used < 8) return VAL_NONE;
  Ty ft = ty(f, b.from);
  if (ty_is_vec(f->m, ft) != ty_is_vec(f->m, t)) return VAL_NONE;
  uint32_t d = (used + 7) / 8 * 8;
  bool swap = d % 16 == 0, rev = true;
  Ap mask = ap_zero(x->scratch, d);
  for (uint32_t i = 0; i < d; i++) {
    int s = b.bit[i];
    if (s < 0) continue;
    mask = ap_set_bit(x->scratch, mask, i);
    swap &= (uint32_t)s == d - 8 - i / 8 * 8 + i % 8;
    rev &= (uint32_t)s == d - 1 - i;
  }
  if (!swap && !rev) return VAL_NONE;
  if (!swap && d != 8 && d != 16 && d != 32 && d != 64 && d != 128) return VAL_NONE;
  if (d > n || ty_bits(f->m, ft) < d) return VAL_NONE;
  Ty dt = d == n ? t : ty_with_scalar(f->m, t, ty_int(f->m, d));
  Val a = fold_zext_or_trunc(x, b.from, dt);
  Val r = fold_intrin(x, swap ? INTRIN_bswap : INTRIN_bitreverse, 0, dt, &a, 1);
  if (!ap_is_ones(mask)) r = fold_bin(x, OP_AND, 0, r, con_ap(&f->con, dt, mask));
  return fold_zext_or_trunc(x, r, t);
}
