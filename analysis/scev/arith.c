/* arith.c: scalar evolution: sums, products, quotients, recurrences, minima and maxima, folded as they are made.
 *
 * One form per sum: constants first, operands ordered, inner sums and products opened, equal terms collected (2*x +
 * 3*x is 5*x), what is invariant in a recurrence's loop goes into its start. Products of recurrences multiply out
 * (Bachmann, Wang, Zima 1994). Flags: kept only where the new expression is evaluated no more often than the ones
 * they were proved of. Caps: knobs scalar-evolution-max-arith-depth, scev-addops-inline-threshold,
 * scev-mulops-inline-threshold, scalar-evolution-max-add-rec-size. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "support/hash.h"

static Sx con(Scev *s, Ty t, Ap c) { return sx_const(s, t, c); }

unsigned strengthen(Scev *s, SxKind k, const Sx *op, uint32_t n, unsigned fl) {
  if ((fl & (SX_NSW | SX_NUW)) == SX_NSW) {
    bool all = true;
    for (uint32_t i = 0; i < n && all; i++) all = sx_known_nonneg(s, op[i]);
    if (all) fl |= SX_NUW;
  }
  if ((fl & (SX_NSW | SX_NUW)) != (SX_NSW | SX_NUW) && (k == SXK_ADD || k == SXK_MUL) && n == 2 &&
      is_con_sx(s, op[0]) && bits_of(s, op[0]) > 64) {
    if (!(fl & SX_NSW) && wide_no_wrap(s, k, op[0], op[1], true)) fl |= SX_NSW;
    if (!(fl & SX_NUW) && wide_no_wrap(s, k, op[0], op[1], false)) fl |= SX_NUW;
  } else if ((fl & (SX_NSW | SX_NUW)) != (SX_NSW | SX_NUW) && (k == SXK_ADD || k == SXK_MUL) && n == 2 &&
             is_con_sx(s, op[0])) {
    Op o = k == SXK_ADD ? OP_ADD : OP_MUL;
    Range c = range_one(bits_of(s, op[0]), const_of(s, op[0]).u);
    if (!(fl & SX_NSW) && range_never_wraps(o, true, srange_of(s, op[1]), c)) fl |= SX_NSW;
    if (!(fl & SX_NUW) && range_never_wraps(o, false, urange_of(s, op[1]), c)) fl |= SX_NUW;
  }
  /* A recurrence that starts at zero, never steps back and does not pass its start again does not wrap. */
  if (k == SXK_ADDREC && (fl & SX_NW) && !(fl & SX_NUW) && n == 2 && sx_is_zero(s, op[0]) && sx_known_nonneg(s, op[1]))
    fl |= SX_NUW;
  if (k == SXK_MUL && !(fl & SX_NUW) && n == 2)
    for (uint32_t i = 0; i < 2; i++)
      if (kind_of(s, op[i]) == SXK_UDIV && op_of(s, op[i], 1) == op[1 - i]) fl |= SX_NUW;
  return fl;
}

/* Constants are folded into one, which comes first unless it is neutral. SX_NONE: go on with *l. */
typedef enum FoldKind { FK_ADD, FK_MUL, FK_MINMAX } FoldKind;
static Ap fold_two(Scev *s, FoldKind fk, SxKind k, Ap a, Ap b) {
  switch (fk) {
  case FK_ADD: return ap_add(&s->tmp, a, b);
  case FK_MUL: return ap_mul(&s->tmp, a, b);
  default:
    switch (k) {
    case SXK_UMAX: return ap_umax(a, b);
    case SXK_SMAX: return ap_max_signed(a, b);
    case SXK_SMIN: return ap_min_signed(a, b);
    default: return ap_umin(a, b);
    }
  }
}
static bool is_neutral(FoldKind fk, SxKind k, Ap c) {
  if (fk == FK_ADD) return ap_is_zero(c);
  if (fk == FK_MUL) return ap_is_one(c);
  return k == SXK_UMAX ? ap_is_zero(c) : k == SXK_SMAX ? ap_is_smin(c) : k == SXK_SMIN ? ap_is_smax(c) : ap_is_ones(c);
}
static bool is_absorbing(FoldKind fk, SxKind k, Ap c) {
  if (fk == FK_ADD) return false;
  if (fk == FK_MUL) return ap_is_zero(c);
  return k == SXK_UMAX ? ap_is_ones(c) : k == SXK_SMAX ? ap_is_smax(c) : k == SXK_SMIN ? ap_is_smin(c) : ap_is_zero(c);
}
static Sx fold_and_group(Scev *s, SxList *l, FoldKind fk, SxKind k) {
  bool any = false;
  Ap c = {0};
  Ty t = TY_NONE;
  uint32_t n = 0;
  for (uint32_t i = 0; i < l->n; i++) {
    Sx x = l->p[i];
    if (!is_con_sx(s, x)) {
      l->p[n++] = x;
      continue;
    }
    c = any ? fold_two(s, fk, k, c, const_of(s, x)) : const_of(s, x);
    t = type_of(s, x), any = true;
  }
  l->n = n;
  if (!n || (any && is_absorbing(fk, k, c))) return con(s, t, c);
  sx_group(s, l);
  if (any && !is_neutral(fk, k, c)) list_insert(s, l, 0, con(s, t, c));
  return l->n == 1 ? l->p[0] : SX_NONE;
}
static Ty sum_type(const Scev *s, const Sx *op, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (is_ptr_sx(s, op[i])) return type_of(s, op[i]);
  return type_of(s, op[0]);
}
static Sx make(Scev *s, SxKind k, const Sx *op, uint32_t n, unsigned fl) {
  Sx x = sx_intern(s, k, k == SXK_ADD ? sum_type(s, op, n) : type_of(s, op[0]), op, n, 0);
  sx_set_flags(s, x, fl);
  return x;
}

/* The opening of sums and products: operands go into *l, constants folded, in order. The expression where that
 * settles it or it was made before (with the flags `orig` added); SX_NONE: go on with *l. */
static Sx open_nary(Scev *s, SxList *l, SxKind k, const Sx *op, uint32_t n, unsigned orig, unsigned depth) {
  Sx r;
  Ty t;
  bool huge;
  if (LIKELY(n == 2)) { /* fold_and_group of two, which nearly all are */
    Sx a = op[0], b = op[1];
    if (cnc(a) || cnc(b)) return SX_CNC;
    bool ca = is_con_sx(s, a), cb = is_con_sx(s, b);
    if (ca && cb)
      return con(s, type_of(s, b), fold_two(s, k == SXK_ADD ? FK_ADD : FK_MUL, k, const_of(s, a), const_of(s, b)));
    if (cb || (!ca && sx_compare(s, b, a, 0) < 0)) {
      Sx t = a;
      a = b, b = t;
    }
    if (ca || cb) {
      if (k == SXK_ADD ? sx_is_zero(s, a) : sx_is_one(s, a)) return b;
      if (k == SXK_MUL && sx_is_zero(s, a)) return a;
    }
    l->p[0] = a, l->p[1] = b, l->n = 2;
    t = k == SXK_ADD && is_ptr_sx(s, b) && !is_ptr_sx(s, a) ? type_of(s, b) : type_of(s, a);
    huge = (uint32_t)rec_of(s, a)->size + rec_of(s, b)->size >= u32_min(s->k_huge, CAP_SCEV_NEST) &&
           sx_huge(s, l); /* no expression is deeper than large */
  } else {
    ASSERT(n);
    for (uint32_t i = 0; i < n; i++)
      if (cnc(op[i])) return SX_CNC;
    list_add(s, l, op, n);
    if ((r = n == 1 ? op[0] : fold_and_group(s, l, k == SXK_ADD ? FK_ADD : FK_MUL, k))) return r;
    t = k == SXK_ADD ? sum_type(s, l->p, l->n) : type_of(s, l->p[0]);
    huge = sx_huge(s, l);
  }
  if (depth > s->k_arith || huge) return make(s, k, l->p, l->n, strengthen(s, k, l->p, l->n, orig));
  r = sx_find(s, k, t, l->p, l->n, 0);
  if (r && (flags_of(s, r) & orig) != orig) sx_set_flags(s, r, strengthen(s, k, l->p, l->n, orig));
  return r;
}

/* ---- sums ---- */
/* Of which nothing comes beside others of its like: in a sum nothing is known of casts but sign extension, in a
 * product of two not of quotients. */
enum {
  KINDS_OPAQUE = 1 << SXK_CONST | 1 << SXK_VSCALE | 1 << SXK_SEXT | 1 << SXK_UMAX | 1 << SXK_SMAX | 1 << SXK_UMIN |
                 1 << SXK_SMIN | 1 << SXK_SEQ_UMIN | 1 << SXK_PTRTOADDR | 1 << SXK_PTRTOINT | 1 << SXK_UNKNOWN,
  KINDS_ALONE_IN_SUM = KINDS_OPAQUE | 1 << SXK_UDIV,
  KINDS_ALONE_IN_PRODUCT = KINDS_OPAQUE | 1 << SXK_TRUNC
};
typedef struct Scales {
  Sx *key;
  Ap *by;
  uint32_t *slot; /* 1 + index of the key by its hash, twice cap of them; NULL while there are few */
  uint32_t n, cap;
} Scales;
enum { SCALES_FEW = 16 };
static uint32_t *scale_slot(const Scales *m, Sx key) {
  uint32_t mask = 2 * m->cap - 1, i = hash_u32((uint32_t)key) & mask;
  while (m->slot[i] && m->key[m->slot[i] - 1] != key) i = (i + 1) & mask;
  return &m->slot[i];
}
static void scales_grow(Scev *s, Scales *m) {
  uint32_t cap = m->cap ? m->cap * 2 : SCALES_FEW;
  Sx *k = ARENA_ARRAY(&s->tmp, Sx, cap);
  Ap *b = ARENA_ARRAY(&s->tmp, Ap, cap);
  if (m->n) memcpy(k, m->key, m->n * sizeof *k), memcpy(b, m->by, m->n * sizeof *b);
  m->key = k, m->by = b, m->cap = cap;
  if (cap == SCALES_FEW) return;
  m->slot = ARENA_ZARRAY(&s->tmp, uint32_t, 2 * cap);
  for (uint32_t i = 0; i < m->n; i++) *scale_slot(m, m->key[i]) = i + 1;
}
static Ap *scale_of(Scev *s, Scales *m, Sx key, bool *fresh) {
  *fresh = false;
  if (m->slot) {
    uint32_t i = *scale_slot(m, key);
    if (i) return &m->by[i - 1];
  } else
    for (uint32_t i = 0; i < m->n; i++)
      if (m->key[i] == key) return &m->by[i];
  *fresh = true;
  if (m->n == m->cap) scales_grow(s, m);
  if (m->slot) *scale_slot(m, key) = m->n + 1;
  m->key[m->n] = key;
  return &m->by[m->n++];
}
static void scale_add(Scev *s, Scales *m, Sx key, Ap by, bool *interesting) {
  bool fresh;
  Ap *p = scale_of(s, m, key, &fresh);
  if (fresh) *p = by;
  else *p = ap_add(&s->tmp, *p, by), *interesting = true;
}
/* Terms of a sum with their constant factors; true if two of them met. */
static bool collect_scales(Scev *s, Scales *m, Ap *acc, const Sx *op, uint32_t n, Ap scale, unsigned depth) {
  bool hit = false;
  for (uint32_t i = 0; i < n; i++) {
    Sx x = op[i];
    if (is_con_sx(s, x)) {
      if (!ap_is_one(scale) || !ap_is_zero(*acc) || ap_is_zero(const_of(s, x))) hit = true;
      *acc = ap_add(&s->tmp, *acc, ap_mul(&s->tmp, scale, const_of(s, x)));
    } else if (kind_of(s, x) == SXK_MUL && is_con_sx(s, op_of(s, x, 0))) {
      Ap by = ap_mul(&s->tmp, scale, const_of(s, op_of(s, x, 0)));
      if (nops_of(s, x) == 2 && kind_of(s, op_of(s, x, 1)) == SXK_ADD && depth < 64) {
        LIST(in);
        list_ops(s, &in, op_of(s, x, 1));
        hit |= collect_scales(s, m, acc, in.p, in.n, by, depth + 1);
      } else {
        LIST(rest);
        for (uint32_t j = 1; j < nops_of(s, x); j++) list_push(s, &rest, op_of(s, x, j));
        scale_add(s, m, mul_d(s, rest.p, rest.n, 0, 0), by, &hit);
      }
    } else scale_add(s, m, x, scale, &hit);
  }
  return hit;
}
/* The product without operand i. */
static Sx mul_without(Scev *s, Sx mul, uint32_t i, unsigned depth) {
  if (nops_of(s, mul) == 2) return op_of(s, mul, i == 0);
  LIST(l);
  for (uint32_t j = 0; j < nops_of(s, mul); j++)
    if (j != i) list_push(s, &l, op_of(s, mul, j));
  return mul_d(s, l.p, l.n, 0, depth);
}
static bool trunc_source(const Scev *s, Sx x, Ty *t) {
  if (kind_of(s, x) == SXK_MUL) x = op_of(s, x, nops_of(s, x) - 1);
  if (kind_of(s, x) != SXK_TRUNC) return false;
  *t = type_of(s, op_of(s, x, 0));
  return true;
}
static Sx sum_of_truncs(Scev *s, const SxList *l, Ty t, Ty src, unsigned depth) {
  LIST(big);
  for (uint32_t i = 0; i < l->n; i++) {
    Sx x = l->p[i];
    if (kind_of(s, x) == SXK_TRUNC) {
      if (type_of(s, op_of(s, x, 0)) != src) return SX_NONE;
      list_push(s, &big, op_of(s, x, 0));
    } else if (is_con_sx(s, x)) list_push(s, &big, sx_anyext(s, x, src));
    else if (kind_of(s, x) == SXK_MUL) {
      LIST(f);
      for (uint32_t j = 0; j < nops_of(s, x); j++) {
        Sx y = op_of(s, x, j);
        if (kind_of(s, y) == SXK_TRUNC && type_of(s, op_of(s, y, 0)) == src) list_push(s, &f, op_of(s, y, 0));
        else if (is_con_sx(s, y)) list_push(s, &f, sx_anyext(s, y, src));
        else return SX_NONE;
      }
      list_push(s, &big, mul_d(s, f.p, f.n, 0, depth + 1));
    } else return SX_NONE;
  }
  Sx r = add_d(s, big.p, big.n, 0, depth + 1);
  return is_con_sx(s, r) || kind_of(s, r) == SXK_UNKNOWN ? trunc_d(s, r, t, 0) : SX_NONE;
}
static Sx sum_of_two(Scev *s, Sx a, Sx b) {
  /* C + (C1 + X): the flags of C1 + X hold for a constant that is nearer to zero. */
  if (is_con_sx(s, a) && kind_of(s, b) == SXK_ADD && is_con_sx(s, op_of(s, b, 0))) {
    Ap c1 = const_of(s, op_of(s, b, 0)), c = ap_add(&s->tmp, c1, const_of(s, a));
    unsigned keep = 0;
    if ((flags_of(s, b) & SX_NUW) && ap_ule(c, c1)) keep |= SX_NUW;
    if ((flags_of(s, b) & SX_NSW) && ap_is_neg(c1) == ap_is_neg(c) && ap_ule(ap_abs(&s->tmp, c), ap_abs(&s->tmp, c1)))
      keep |= SX_NSW;
    if (keep) {
      LIST(l);
      list_ops(s, &l, b);
      l.p[0] = con(s, type_of(s, a), c);
      return add_d(s, l.p, l.n, keep, 0);
    }
  }
  /* A + zext(-A + B) is zext(B) where trunc(A) + (-A + B) does not wrap. */
  if (is_con_sx(s, a) && kind_of(s, b) == SXK_ZEXT && kind_of(s, op_of(s, b, 0)) == SXK_ADD) {
    Sx in = op_of(s, b, 0), na = trunc_d(s, a, type_of(s, in), 0);
    if (na == sx_neg(s, op_of(s, in, 0), 0) && sx_zext(s, na, type_of(s, b)) == a &&
        (strengthen(s, SXK_ADD, (Sx[]){na, in}, 2, flags_of(s, in)) & SX_NUW))
      return sx_zext(s, sx_add2(s, na, in, 0), type_of(s, b));
  }
  /* X - X % Y is X / Y * Y. */
  if (kind_of(s, a) == SXK_MUL && nops_of(s, a) == 2 && all_ones(s, op_of(s, a, 0)) && !is_ptr_sx(s, b)) {
    Sx x, y;
    if (match_urem(s, op_of(s, a, 1), &x, &y) && x == b) return sx_mul2(s, y, sx_udiv(s, b, y), 0);
  }
  return SX_NONE;
}
/* No two terms are multiples of one another, as far as that is seen without making new ones. */
static bool scales_differ(const Scev *s, const SxList *l) {
  Sx key[8];
  if (l->n > ARRAY_LEN(key)) return false;
  for (uint32_t i = 0; i < l->n; i++) {
    Sx x = l->p[i];
    if (kind_of(s, x) == SXK_MUL && is_con_sx(s, op_of(s, x, 0))) {
      if (nops_of(s, x) != 2 || kind_of(s, op_of(s, x, 1)) == SXK_ADD) return false;
      x = op_of(s, x, 1);
    }
    for (uint32_t j = 0; j < i; j++)
      if (key[j] == x) return false;
    key[i] = x;
  }
  return true;
}
static Sx sum_with_scales(Scev *s, const SxList *l, Ty t, unsigned depth) {
  if (scales_differ(s, l)) return SX_NONE;
  uint32_t bits = bits_of(s, l->p[0]);
  Scales m = {0};
  Ap acc = ap_zero(&s->tmp, bits);
  if (!collect_scales(s, &m, &acc, l->p, l->n, ap_one(&s->tmp, bits), 0)) return SX_NONE;
  /* groups of equal factors, by unsigned size of the factor; terms in order of appearance */
  uint32_t *idx = ARENA_ARRAY(&s->tmp, uint32_t, m.n + 1);
  for (uint32_t i = 0; i < m.n; i++) {
    uint32_t j = i;
    for (; j && ap_ult(m.by[i], m.by[idx[j - 1]]); j--) idx[j] = idx[j - 1];
    idx[j] = i;
  }
  LIST(out);
  if (!ap_is_zero(acc)) list_push(s, &out, con(s, t, acc));
  for (uint32_t i = 0; i < m.n;) {
    LIST(g);
    Ap by = m.by[idx[i]];
    for (; i < m.n && ap_eq(m.by[idx[i]], by); i++) list_push(s, &g, m.key[idx[i]]);
    if (ap_is_zero(by)) continue;
    Sx sum = add_d(s, g.p, g.n, 0, depth + 1);
    list_push(s, &out, ap_is_one(by) ? sum : mul2_d(s, con(s, t, by), sum, 0, depth + 1));
  }
  if (!out.n) return sx_int(s, t, 0);
  if (out.n == 1) return out.p[0];
  return add_d(s, out.p, out.n, 0, depth + 1);
}
static Sx sum_with_products(Scev *s, SxList *l, uint32_t idx, Ty t, unsigned depth) {
  for (; idx < l->n && kind_of(s, l->p[idx]) == SXK_MUL; idx++) {
    Sx mul = l->p[idx];
    for (uint32_t i = 0, n = nops_of(s, mul); i < n; i++) {
      Sx x = op_of(s, mul, i);
      if (is_con_sx(s, x)) continue;
      for (uint32_t j = 0; j < l->n; j++) {
        if (l->p[j] != x) continue;
        Sx others = mul_without(s, mul, i, depth + 1);
        Sx one = add2_d(s, sx_int(s, t, 1), others, 0, depth + 1);
        Sx outer = mul2_d(s, one, x, 0, depth + 1);
        if (l->n == 2) return outer;
        if (j < idx) list_erase(l, j), list_erase(l, idx - 1);
        else list_erase(l, idx), list_erase(l, j - 1);
        list_push(s, l, outer);
        return add_d(s, l->p, l->n, 0, depth + 1);
      }
      for (uint32_t o = idx + 1; o < l->n && kind_of(s, l->p[o]) == SXK_MUL; o++) {
        Sx other = l->p[o];
        for (uint32_t j = 0; j < nops_of(s, other); j++) {
          if (op_of(s, other, j) != x) continue;
          Sx a = mul_without(s, mul, i, depth + 1), b = mul_without(s, other, j, depth + 1);
          Sx outer = mul2_d(s, x, add2_d(s, a, b, 0, depth + 1), 0, depth + 1);
          if (l->n == 2) return outer;
          list_erase(l, idx), list_erase(l, o - 1);
          list_push(s, l, outer);
          return add_d(s, l->p, l->n, 0, depth + 1);
        }
      }
    }
  }
  return SX_NONE;
}
static Sx sum_with_recs(Scev *s, SxList *l, uint32_t idx, unsigned orig, unsigned depth) {
  for (; idx < l->n && kind_of(s, l->p[idx]) == SXK_ADDREC; idx++) {
    Sx ar = l->p[idx];
    uint32_t loop = rec_loop(s, ar);
    LIST(li);
    uint32_t n = 0;
    for (uint32_t i = 0; i < l->n; i++)
      if (sx_available_at_entry(s, l->p[i], loop)) list_push(s, &li, l->p[i]);
      else l->p[n++] = l->p[i];
    if (li.n) {
      l->n = n;
      list_push(s, &li, ar);
      unsigned fl = strengthen(s, SXK_ADD, li.p, li.n, orig), in = fl;
      li.p[li.n - 1] = op_of(s, ar, 0);
      /* The flags hold where the loop runs; the new start is computed outside. */
      if ((in & (SX_NUW | SX_NSW)) && !transfers_to(s, scope_bound(s, li.p, li.n), first_ins(s->f, rec_head(s, ar))))
        in = 0;
      LIST(ops);
      list_ops(s, &ops, ar);
      ops.p[0] = add_d(s, li.p, li.n, in & (SX_NUW | SX_NSW), depth + 1);
      Sx rec = sx_addrec(s, ops.p, ops.n, loop, flags_of(s, ar) & (fl | SX_NW));
      if (l->n == 1) return rec;
      for (uint32_t i = 0; i < l->n; i++)
        if (l->p[i] == ar) {
          l->p[i] = rec;
          break;
        }
      return add_d(s, l->p, l->n, 0, depth + 1);
    }
    for (uint32_t o = idx + 1; o < l->n && kind_of(s, l->p[o]) == SXK_ADDREC; o++) {
      if (rec_head(s, l->p[o]) != rec_head(s, ar)) continue;
      LIST(ops);
      list_ops(s, &ops, ar);
      for (; o < l->n && kind_of(s, l->p[o]) == SXK_ADDREC; o++) {
        Sx other = l->p[o];
        if (rec_head(s, other) != rec_head(s, ar)) continue;
        for (uint32_t i = 0, e = nops_of(s, other); i < e; i++) {
          if (i >= ops.n) {
            list_push(s, &ops, op_of(s, other, i));
            continue;
          }
          ops.p[i] = add2_d(s, ops.p[i], op_of(s, other, i), 0, depth + 1);
        }
        list_erase(l, o), o--;
      }
      l->p[idx] = sx_addrec(s, ops.p, ops.n, loop, 0);
      return add_d(s, l->p, l->n, 0, depth + 1);
    }
  }
  return SX_NONE;
}
/* What x is a constant times of, where nothing comes of that beside others; SX_NONE. */
static inline Sx lone_term(const Scev *s, Sx x) {
  if (1u << kind_of(s, x) & KINDS_ALONE_IN_SUM) return x;
  return kind_of(s, x) == SXK_MUL && nops_of(s, x) == 2 && is_con_sx(s, op_of(s, x, 0)) &&
                 1u << kind_of(s, op_of(s, x, 1)) & KINDS_OPAQUE
             ? op_of(s, x, 1)
             : SX_NONE;
}
Sx add_d(Scev *s, const Sx *op, uint32_t n, unsigned orig, unsigned depth) {
  LIST(l);
  Sx r = open_nary(s, &l, SXK_ADD, op, n, orig, depth);
  if (r) return r;
  if (l.n == 2) {
    Sx a = lone_term(s, l.p[0]), b = lone_term(s, l.p[1]);
    if (a && b && a != b) return make(s, SXK_ADD, l.p, 2, strengthen(s, SXK_ADD, l.p, 2, orig));
  }
  Ty st = sum_type(s, l.p, l.n), t = type_of(s, l.p[0]);
  bool found = false;
  for (uint32_t i = 0; i + 1 < l.n; i++) {
    if (l.p[i] != l.p[i + 1]) continue;
    uint32_t c = 2;
    while (i + c < l.n && l.p[i + c] == l.p[i]) c++;
    Sx mul = mul2_d(s, sx_int(s, t, (int64_t)c), l.p[i], 0, depth + 1);
    if (l.n == c) return mul;
    l.p[i] = mul;
    memmove(l.p + i + 1, l.p + i + c, (l.n - i - c) * sizeof *l.p);
    l.n -= c - 1;
    i--;
    found = true;
  }
  if (found) return add_d(s, l.p, l.n, orig, depth + 1);
  uint32_t idx = is_con_sx(s, l.p[0]);
  Ty src;
  if (!ty_is_ptr(s->f->m, st) && trunc_source(s, l.p[idx], &src) && (r = sum_of_truncs(s, &l, st, src, depth)))
    return r;
  if (l.n == 2 && (r = sum_of_two(s, l.p[0], l.p[1]))) return r;
  while (idx < l.n && kind_of(s, l.p[idx]) < SXK_ADD) idx++;
  if (idx < l.n) {
    bool opened = false;
    unsigned common = orig & SX_NUW;
    while (idx < l.n && kind_of(s, l.p[idx]) == SXK_ADD) {
      Sx in = l.p[idx];
      if (l.n > s->k_addops || nops_of(s, in) > s->k_addops) break;
      list_erase(&l, idx);
      list_ops(s, &l, in);
      opened = true;
      common &= flags_of(s, in);
    }
    if (opened) return add_d(s, l.p, l.n, common, depth + 1);
  }
  while (idx < l.n && kind_of(s, l.p[idx]) < SXK_MUL) idx++;
  if (idx < l.n && kind_of(s, l.p[idx]) == SXK_MUL) {
    if ((r = sum_with_scales(s, &l, t, depth))) return r;
    if ((r = sum_with_products(s, &l, idx, t, depth))) return r;
    while (idx < l.n && kind_of(s, l.p[idx]) == SXK_MUL) idx++;
  }
  while (idx < l.n && kind_of(s, l.p[idx]) < SXK_ADDREC) idx++;
  if ((r = sum_with_recs(s, &l, idx, orig, depth))) return r;
  return make(s, SXK_ADD, l.p, l.n, strengthen(s, SXK_ADD, l.p, l.n, orig));
}

/* ---- products ---- */
static bool constant_below(Scev *s, Sx x, unsigned depth) {
  if (is_con_sx(s, x)) return true;
  if ((kind_of(s, x) != SXK_ADD && kind_of(s, x) != SXK_MUL) || depth > 32) return false;
  for (uint32_t i = 0; i < nops_of(s, x); i++)
    if (constant_below(s, op_of(s, x, i), depth + 1)) return true;
  return false;
}
static uint64_t choose(uint64_t n, uint64_t k, bool *ov) {
  if (n == 0 || n == k) return 1;
  if (k > n) return 0;
  if (k > n / 2) k = n - k;
  uint64_t r = 1;
  for (uint64_t i = 1; i <= k; i++) {
    if (__builtin_mul_overflow(r, n - (i - 1), &r)) *ov = true;
    r /= i;
  }
  return r;
}
static Sx times_const(Scev *s, Sx c, Sx x, unsigned depth) {
  Ty t = type_of(s, c);
  if (kind_of(s, x) == SXK_ADD && nops_of(s, x) == 2 && constant_below(s, x, 0)) {
    Sx a = mul2_d(s, c, op_of(s, x, 0), 0, depth + 1), b = mul2_d(s, c, op_of(s, x, 1), 0, depth + 1);
    return add2_d(s, a, b, 0, depth + 1);
  }
  if (all_ones(s, c)) {
    if (kind_of(s, x) == SXK_ADD) {
      LIST(l);
      bool folded = false;
      for (uint32_t i = 0; i < nops_of(s, x); i++) {
        Sx m = mul2_d(s, c, op_of(s, x, i), 0, depth + 1);
        folded |= kind_of(s, m) != SXK_MUL;
        list_push(s, &l, m);
      }
      if (folded) return add_d(s, l.p, l.n, 0, depth + 1);
    } else if (kind_of(s, x) == SXK_ADDREC) {
      LIST(l);
      for (uint32_t i = 0, n = nops_of(s, x); i < n; i++) list_push(s, &l, mul2_d(s, c, op_of(s, x, i), 0, depth + 1));
      unsigned mask = SX_NW;
      if (!ap_is_smin(smin_of(s, x))) mask |= SX_NSW; /* the negation of the least value wraps */
      return sx_addrec(s, l.p, l.n, rec_loop(s, x), flags_of(s, x) & mask);
    }
  }
  if (kind_of(s, x) == SXK_ZEXT && kind_of(s, op_of(s, x, 0)) == SXK_ADD) {
    Sx in = op_of(s, x, 0), nc = trunc_d(s, c, type_of(s, in), 0);
    if (is_con_sx(s, op_of(s, in, 0)) && sx_zext(s, nc, t) == c &&
        (strengthen(s, SXK_MUL, (Sx[]){nc, in}, 2, 0) & SX_NUW))
      return zext_d(s, mul2_d(s, nc, in, SX_NUW, depth + 1), t, depth + 1);
  }
  /* C1 * (D / C2) with powers of two, D a multiple of the smaller. */
  if (kind_of(s, x) == SXK_UDIV && is_con_sx(s, op_of(s, x, 1))) {
    Ap c1 = const_of(s, c), c2 = const_of(s, op_of(s, x, 1));
    Sx d = op_of(s, x, 0);
    if (ap_is_neg(c1) && !ap_is_smin(c1) && !ap_is_ones(c1)) c1 = ap_abs(&s->tmp, c1);
    if (ap_is_pow2(c1) && ap_is_pow2(c2) && ap_ctz(c1) <= sx_trailing_zeros(s, d)) {
      Sx r = SX_NONE;
      if (ap_uge(c1, c2)) {
        if (ap_ctz(c2) <= sx_trailing_zeros(s, d)) r = sx_mul2(s, con(s, t, ap_udiv(&s->tmp, c1, c2)), d, 0);
      } else if (ap_ctz(c2) <= sx_trailing_zeros(s, d)) r = sx_udiv(s, d, con(s, t, ap_udiv(&s->tmp, c2, c1)));
      if (r) return ap_eq(c1, const_of(s, c)) ? r : sx_neg(s, r, 0);
    }
  }
  return SX_NONE;
}
static Sx product_of_recs(Scev *s, Sx a, Sx b, unsigned depth) {
  uint32_t na = nops_of(s, a), nb = nops_of(s, b);
  Ty t = type_of(s, a);
  bool ov = false;
  LIST(ops);
  for (uint32_t x = 0; x != na + nb - 1; x++) {
    LIST(sum);
    for (uint32_t y = x; y <= 2 * x; y++) {
      uint64_t c1 = choose(x, 2 * x - y, &ov);
      uint32_t z0 = u32_max(y - x, y + 1 > na ? y + 1 - na : 0), z1 = u32_min(x + 1, nb);
      for (uint32_t z = z0; z < z1; z++) {
        uint64_t c2 = choose(2 * x - y, x - z, &ov), c = c1 * c2;
        if (bits_of(s, a) > 64 && __builtin_mul_overflow(c1, c2, &c)) ov = true;
        if (ov) return SX_NONE;
        Sx term[3] = {con(s, t, ap_u64(&s->tmp, bits_of(s, a), c)), op_of(s, a, y - z), op_of(s, b, z)};
        list_push(s, &sum, mul_d(s, term, 3, 0, depth + 1));
      }
    }
    if (ov) return SX_NONE;
    list_push(s, &ops, sum.n ? add_d(s, sum.p, sum.n, 0, depth + 1) : sx_int(s, t, 0));
  }
  return sx_addrec(s, ops.p, ops.n, rec_loop(s, a), 0);
}
static Sx product_with_recs(Scev *s, SxList *l, uint32_t idx, unsigned orig, unsigned depth) {
  for (; idx < l->n && kind_of(s, l->p[idx]) == SXK_ADDREC; idx++) {
    Sx ar = l->p[idx];
    uint32_t loop = rec_loop(s, ar);
    LIST(li);
    uint32_t n = 0;
    for (uint32_t i = 0; i < l->n; i++)
      if (sx_available_at_entry(s, l->p[i], loop)) list_push(s, &li, l->p[i]);
      else l->p[n++] = l->p[i];
    if (li.n) {
      l->n = n;
      Sx scale = mul_d(s, li.p, li.n, 0, depth + 1);
      unsigned fl = flags_of(s, ar) & strengthen(s, SXK_MUL, (Sx[]){scale, ar}, 2, orig);
      LIST(ops);
      for (uint32_t i = 0, e = nops_of(s, ar); i < e; i++) {
        Sx o = op_of(s, ar, i);
        list_push(s, &ops, mul2_d(s, scale, o, 0, depth + 1));
        if ((fl & SX_NSW) && !(fl & SX_NUW) &&
            !range_contains(nowrap_region(SXK_MUL, srange_of(s, scale), true), srange_of(s, o)))
          fl &= ~(unsigned)SX_NSW;
      }
      Sx rec = sx_addrec(s, ops.p, ops.n, loop, fl);
      if (l->n == 1) return rec;
      for (uint32_t i = 0; i < l->n; i++)
        if (l->p[i] == ar) {
          l->p[i] = rec;
          break;
        }
      return mul_d(s, l->p, l->n, 0, depth + 1);
    }
    bool changed = false;
    for (uint32_t o = idx + 1; o < l->n && kind_of(s, l->p[o]) == SXK_ADDREC; o++) {
      Sx other = l->p[o];
      if (rec_head(s, other) != rec_head(s, ar)) continue;
      if (nops_of(s, ar) + nops_of(s, other) - 1 > s->k_addrec || rec_of(s, ar)->size >= s->k_huge ||
          rec_of(s, other)->size >= s->k_huge)
        continue;
      Sx p = product_of_recs(s, ar, other, depth);
      if (!p) continue;
      if (l->n == 2) return p;
      l->p[idx] = p;
      list_erase(l, o), o--;
      changed = true;
      ar = p;
      if (kind_of(s, ar) != SXK_ADDREC) break;
    }
    if (changed) return mul_d(s, l->p, l->n, 0, depth + 1);
  }
  return SX_NONE;
}
Sx mul_d(Scev *s, const Sx *op, uint32_t n, unsigned orig, unsigned depth) {
  LIST(l);
  Sx r = open_nary(s, &l, SXK_MUL, op, n, orig, depth);
  if (r) return r;
  if (l.n == 2 && !((1u << kind_of(s, l.p[0]) | 1u << kind_of(s, l.p[1])) & ~(unsigned)KINDS_ALONE_IN_PRODUCT))
    return make(s, SXK_MUL, l.p, 2, strengthen(s, SXK_MUL, l.p, 2, orig));
  if (l.n == 2 && is_con_sx(s, l.p[0]) && (r = times_const(s, l.p[0], l.p[1], depth))) return r;
  uint32_t idx = 0;
  while (idx < l.n && kind_of(s, l.p[idx]) < SXK_MUL) idx++;
  if (idx < l.n) {
    bool opened = false;
    while (idx < l.n && kind_of(s, l.p[idx]) == SXK_MUL) {
      if (l.n > s->k_mulops) break;
      Sx in = l.p[idx];
      list_erase(&l, idx);
      list_ops(s, &l, in);
      opened = true;
    }
    if (opened) return mul_d(s, l.p, l.n, 0, depth + 1);
  }
  while (idx < l.n && kind_of(s, l.p[idx]) < SXK_ADDREC) idx++;
  if ((r = product_with_recs(s, &l, idx, orig, depth))) return r;
  return make(s, SXK_MUL, l.p, l.n, strengthen(s, SXK_MUL, l.p, l.n, orig));
}
Sx sx_add(Scev *s, const Sx *op, uint32_t n, unsigned fl) { return n == 1 ? op[0] : add_d(s, op, n, fl, 0); }
Sx sx_mul(Scev *s, const Sx *op, uint32_t n, unsigned fl) { return n == 1 ? op[0] : mul_d(s, op, n, fl, 0); }
Sx sx_add2(Scev *s, Sx a, Sx b, unsigned fl) { return add_d(s, (Sx[]){a, b}, 2, fl, 0); }
Sx sx_mul2(Scev *s, Sx a, Sx b, unsigned fl) { return mul_d(s, (Sx[]){a, b}, 2, fl, 0); }

/* ---- differences ---- */
Sx sx_ptr_base(Scev *s, Sx a) {
  for (;;) {
    if (kind_of(s, a) == SXK_ADDREC) {
      a = op_of(s, a, 0);
      continue;
    }
    if (kind_of(s, a) != SXK_ADD) return a;
    Sx p = SX_NONE;
    for (uint32_t i = 0; i < nops_of(s, a); i++)
      if (is_ptr_sx(s, op_of(s, a, i))) {
        p = op_of(s, a, i);
        break;
      }
    if (!p) return a;
    a = p;
  }
}
Sx sx_strip_base(Scev *s, Sx a) {
  if (kind_of(s, a) == SXK_ADDREC) {
    LIST(l);
    list_ops(s, &l, a);
    l.p[0] = sx_strip_base(s, l.p[0]);
    return sx_addrec(s, l.p, l.n, rec_loop(s, a), 0);
  }
  if (kind_of(s, a) == SXK_ADD) {
    LIST(l);
    list_ops(s, &l, a);
    for (uint32_t i = 0; i < l.n; i++)
      if (is_ptr_sx(s, l.p[i])) {
        l.p[i] = sx_strip_base(s, l.p[i]);
        break;
      }
    return sx_add(s, l.p, l.n, 0);
  }
  return sx_int(s, type_of(s, a), 0);
}
Sx sx_neg(Scev *s, Sx a, unsigned fl) {
  if (cnc(a)) return a;
  if (is_con_sx(s, a)) return con(s, type_of(s, a), ap_neg(&s->tmp, const_of(s, a)));
  return sx_mul2(s, a, sx_int(s, type_of(s, a), -1), fl);
}
static Sx not_of(const Scev *s, Sx x) { /* ~y is -1 + -1*y */
  if (kind_of(s, x) != SXK_ADD || nops_of(s, x) != 2 || !all_ones(s, op_of(s, x, 0))) return SX_NONE;
  Sx m = op_of(s, x, 1);
  return kind_of(s, m) == SXK_MUL && nops_of(s, m) == 2 && all_ones(s, op_of(s, m, 0)) ? op_of(s, m, 1) : SX_NONE;
}
Sx sx_not(Scev *s, Sx a) {
  if (is_con_sx(s, a)) return con(s, type_of(s, a), ap_not(&s->tmp, const_of(s, a)));
  SxKind k = kind_of(s, a);
  if (k >= SXK_UMAX && k <= SXK_SMIN) {
    static const uint8_t flip[] = {
      [SXK_UMAX] = SXK_UMIN, [SXK_SMAX] = SXK_SMIN, [SXK_UMIN] = SXK_UMAX, [SXK_SMIN] = SXK_SMAX};
    LIST(l);
    for (uint32_t i = 0; i < nops_of(s, a); i++) {
      Sx y = not_of(s, op_of(s, a, i));
      if (!y) break;
      list_push(s, &l, y);
    }
    if (l.n == nops_of(s, a)) return sx_minmax(s, (SxKind)flip[k], l.p, l.n);
  }
  return sx_minus(s, sx_int(s, type_of(s, a), -1), a, 0);
}
Sx sx_minus(Scev *s, Sx a, Sx b, unsigned fl) {
  if (cnc(a) || cnc(b)) return SX_CNC;
  if (a == b) return sx_int(s, type_of(s, a), 0);
  if (is_ptr_sx(s, b)) {
    if (!is_ptr_sx(s, a) || sx_ptr_base(s, a) != sx_ptr_base(s, b)) return SX_CNC;
    a = sx_strip_base(s, a), b = sx_strip_base(s, b);
  }
  bool not_min = !ap_is_smin(smin_of(s, b));
  unsigned af = 0;
  if ((fl & SX_NSW) && (not_min || sx_known_nonneg(s, a))) af = SX_NSW;
  return add2_d(s, a, sx_neg(s, b, not_min ? SX_NSW : 0), af, 0);
}

/* ---- quotients ---- */
/* Widened before or after each step, the affine recurrence ar is the same: it does not wrap. */
static bool zext_goes_in(Scev *s, Sx ar, Ty wide) {
  Sx step = sx_zext(s, op_of(s, ar, 1), wide), start = sx_zext(s, op_of(s, ar, 0), wide);
  Sx inside = sx_addrec2(s, start, step, rec_loop(s, ar), 0);
  return sx_zext(s, ar, wide) == inside;
}
Sx sx_udiv(Scev *s, Sx l, Sx r) {
  if (cnc(l) || cnc(r)) return SX_CNC;
  Ty t = type_of(s, l);
  Sx e = sx_find(s, SXK_UDIV, t, (Sx[]){l, r}, 2, 0);
  if (e) return e;
  if (sx_is_zero(s, l)) return l;
  if (is_con_sx(s, r) && !sx_is_zero(s, r)) {
    Ap rc = const_of(s, r);
    if (ap_is_one(rc)) return l;
    uint32_t bits = bits_of(s, l), shift = bits - ap_clz(rc) - 1 + !ap_is_pow2(rc);
    Ty wide = sx_ity(s, bits + shift);
    if (kind_of(s, l) == SXK_ADDREC && sx_affine(s, l) && is_con_sx(s, op_of(s, l, 1))) {
      Ap step = const_of(s, op_of(s, l, 1));
      uint32_t loop = rec_loop(s, l);
      bool whole = ap_is_zero(ap_urem(&s->tmp, step, rc));
      bool part = !whole && is_con_sx(s, op_of(s, l, 0)) && !ap_is_zero(step) && ap_is_zero(ap_urem(&s->tmp, rc, step));
      if ((whole || part) && zext_goes_in(s, l, wide)) {
        if (whole) {
          Sx a = sx_udiv(s, op_of(s, l, 0), r), b = sx_udiv(s, op_of(s, l, 1), r);
          return sx_addrec2(s, a, b, loop, SX_NW);
        }
        Ap start = const_of(s, op_of(s, l, 0)), rem = ap_urem(&s->tmp, start, step);
        if (!ap_is_zero(rem)) {
          Sx nl = sx_addrec2(s, con(s, t, ap_sub(&s->tmp, start, rem)), op_of(s, l, 1), loop, SX_NW);
          if (nl != l) {
            l = nl;
            if ((e = sx_find(s, SXK_UDIV, t, (Sx[]){l, r}, 2, 0))) return e;
          }
        }
      }
    }
    if (kind_of(s, l) == SXK_MUL) {
      LIST(w);
      for (uint32_t i = 0, n = nops_of(s, l); i < n; i++) list_push(s, &w, sx_zext(s, op_of(s, l, i), wide));
      Sx product = sx_mul(s, w.p, w.n, 0);
      if (sx_zext(s, l, wide) == product)
        for (uint32_t i = 0, n = nops_of(s, l); i < n; i++) {
          Sx o = op_of(s, l, i), q = sx_udiv(s, o, r);
          if (kind_of(s, q) == SXK_UDIV || sx_mul2(s, q, r, 0) != o) continue;
          LIST(ops);
          list_ops(s, &ops, l);
          ops.p[i] = q;
          return sx_mul(s, ops.p, ops.n, 0);
        }
    }
    if (kind_of(s, l) == SXK_UDIV && is_con_sx(s, op_of(s, l, 1))) {
      bool ov;
      Ap p = ap_umul_ov(&s->tmp, const_of(s, op_of(s, l, 1)), rc, &ov);
      return ov ? sx_int(s, t, 0) : sx_udiv(s, op_of(s, l, 0), con(s, t, p));
    }
    if (kind_of(s, l) == SXK_ADD) {
      LIST(w);
      for (uint32_t i = 0, n = nops_of(s, l); i < n; i++) list_push(s, &w, sx_zext(s, op_of(s, l, i), wide));
      Sx sum = sx_add(s, w.p, w.n, 0);
      if (sx_zext(s, l, wide) == sum) {
        LIST(q);
        for (uint32_t i = 0, n = nops_of(s, l); i < n; i++) {
          Sx o = op_of(s, l, i), d = sx_udiv(s, o, r);
          if (kind_of(s, d) == SXK_UDIV || sx_mul2(s, d, r, 0) != o) break;
          list_push(s, &q, d);
        }
        if (q.n == nops_of(s, l)) return sx_add(s, q.p, q.n, 0);
      }
    }
    if (is_con_sx(s, l)) return con(s, t, ap_udiv(&s->tmp, const_of(s, l), rc));
  }
  /* (-C + (C smax x)) / x is 0 for positive C: where x is the greater, x - C < x; else 0. */
  if (kind_of(s, l) == SXK_ADD && nops_of(s, l) == 2 && is_con_sx(s, op_of(s, l, 0))) {
    Ap nc = const_of(s, op_of(s, l, 0));
    Sx mm = op_of(s, l, 1);
    if (ap_is_neg(nc) && !ap_is_smin(nc) && kind_of(s, mm) == SXK_SMAX && nops_of(s, mm) == 2 &&
        is_con_sx(s, op_of(s, mm, 0)) && ap_eq(const_of(s, op_of(s, mm, 0)), ap_neg(&s->tmp, nc)) &&
        op_of(s, mm, 1) == r)
      return sx_int(s, t, 0);
  }
  return sx_intern(s, SXK_UDIV, t, (Sx[]){l, r}, 2, 0);
}
Sx sx_udiv_exact(Scev *s, Sx l, Sx r) {
  if (cnc(l) || cnc(r)) return SX_CNC;
  if (kind_of(s, l) != SXK_MUL || !(flags_of(s, l) & SX_NUW)) return sx_udiv(s, l, r);
  LIST(ops);
  list_ops(s, &ops, l);
  if (is_con_sx(s, r) && is_con_sx(s, ops.p[0])) {
    if (ops.p[0] == r) return sx_mul(s, ops.p + 1, ops.n - 1, 0);
    Ap g = ap_gcd(&s->tmp, const_of(s, ops.p[0]), const_of(s, r));
    if (!ap_is_one(g)) {
      Ty t = type_of(s, r);
      ops.p[0] = con(s, t, ap_udiv(&s->tmp, const_of(s, ops.p[0]), g));
      r = con(s, t, ap_udiv(&s->tmp, const_of(s, r), g));
      l = sx_mul(s, ops.p, ops.n, 0);
      return sx_udiv_exact(s, l, r);
    }
  }
  for (uint32_t i = 0; i < ops.n; i++) {
    if (ops.p[i] != r) continue;
    list_erase(&ops, i);
    return sx_mul(s, ops.p, ops.n, 0);
  }
  return sx_udiv(s, l, r);
}
Sx sx_udiv_ceil(Scev *s, Sx a, Sx b) {
  if (cnc(a) || cnc(b)) return SX_CNC;
  Sx one = sx_minmax2(s, SXK_UMIN, a, sx_int(s, type_of(s, a), 1));
  return sx_add2(s, one, sx_udiv(s, sx_minus(s, a, one, 0), b), 0);
}
Sx sx_urem(Scev *s, Sx a, Sx b) {
  Ty t = type_of(s, a);
  if (is_con_sx(s, b)) {
    if (sx_is_one(s, b)) return sx_int(s, t, 0);
    if (ap_is_pow2(const_of(s, b))) return sx_zext(s, sx_trunc(s, a, sx_ity(s, ap_ctz(const_of(s, b)))), t);
  }
  return sx_minus(s, a, sx_mul2(s, sx_udiv(s, a, b), b, SX_NUW), SX_NUW);
}
static bool urem_with(Scev *s, Sx x, Sx a, Sx b, Sx *oa, Sx *ob) {
  if (is_ptr_sx(s, b) || sx_urem(s, a, b) != x) return false;
  *oa = a, *ob = b;
  return true;
}
bool match_urem(Scev *s, Sx x, Sx *a, Sx *b) {
  if (is_ptr_sx(s, x)) return false;
  if (kind_of(s, x) == SXK_ZEXT && kind_of(s, op_of(s, x, 0)) == SXK_TRUNC) {
    Sx t = op_of(s, x, 0), in = op_of(s, t, 0);
    if (bits_of(s, in) > bits_of(s, x) || is_ptr_sx(s, in)) return false;
    if (type_of(s, in) != type_of(s, x)) in = sx_zext(s, in, type_of(s, x));
    *a = in, *b = con(s, type_of(s, x), ap_bit(&s->tmp, bits_of(s, x), bits_of(s, t)));
    return true;
  }
  if (kind_of(s, x) != SXK_ADD || nops_of(s, x) != 2) return false;
  Sx l = op_of(s, x, 1), m = op_of(s, x, 0);
  if (kind_of(s, m) != SXK_MUL || is_ptr_sx(s, l)) return false;
  bool quotient = rec_of(s, x)->recs; /* without one the division came out even, and the difference is no sum; of
                                         recurrences no-wrap flags are proved on the way */
  for (uint32_t i = 0; i < nops_of(s, m); i++) quotient |= kind_of(s, op_of(s, m, i)) == SXK_UDIV;
  if (!quotient) return false;
  if (nops_of(s, m) == 3 && is_con_sx(s, op_of(s, m, 0)))
    return urem_with(s, x, l, op_of(s, m, 1), a, b) || urem_with(s, x, l, op_of(s, m, 2), a, b);
  if (nops_of(s, m) != 2) return false;
  Sx p = op_of(s, m, 0), q = op_of(s, m, 1);
  return urem_with(s, x, l, q, a, b) || urem_with(s, x, l, p, a, b) || urem_with(s, x, l, sx_neg(s, q, 0), a, b) ||
         urem_with(s, x, l, sx_neg(s, p, 0), a, b);
}

/* ---- recurrences ---- */
Sx sx_addrec(Scev *s, const Sx *op, uint32_t n, uint32_t loop, unsigned fl) {
  for (uint32_t i = 0; i < n; i++)
    if (cnc(op[i])) return SX_CNC;
  while (n > 1 && sx_is_zero(s, op[n - 1])) n--, fl = 0; /* {X,+,0} is X */
  if (n == 1) return op[0];
  fl = strengthen(s, SXK_ADDREC, op, n, fl);
  LIST(l);
  list_add(s, &l, op, n);
  const Loops *L = s->l;
  if (kind_of(s, op[0]) == SXK_ADDREC) { /* the outer loop's recurrence goes inside */
    Sx in = op[0];
    uint32_t nl = rec_loop(s, in);
    bool swap = loop_contains(L, loop, nl)
                    ? L->loop[loop].depth < L->loop[nl].depth
                    : !loop_contains(L, nl, loop) && dom_blk(s->d, L->loop[loop].header, rec_head(s, in));
    if (swap) {
      l.p[0] = op_of(s, in, 0);
      bool inv = true;
      for (uint32_t i = 0; i < n && inv; i++) inv = sx_invariant(s, l.p[i], loop);
      if (inv) {
        LIST(no);
        list_ops(s, &no, in);
        unsigned inf = flags_of(s, in);
        no.p[0] = sx_addrec(s, l.p, n, loop, fl & (SX_NW | inf));
        for (uint32_t i = 0; i < no.n && inv; i++) inv = sx_invariant(s, no.p[i], nl);
        if (inv) return sx_addrec(s, no.p, no.n, nl, inf & (SX_NW | fl));
      }
      l.p[0] = in;
    }
  }
  Sx x = sx_intern(s, SXK_ADDREC, type_of(s, l.p[0]), l.p, n, (uint32_t)L->loop[loop].header);
  sx_set_flags(s, x, fl);
  return x;
}
Sx sx_addrec2(Scev *s, Sx start, Sx step, uint32_t loop, unsigned fl) {
  if (kind_of(s, step) == SXK_ADDREC &&
      rec_loop(s, step) == loop) { /* a step that is a recurrence of the loop: one of higher degree */
    LIST(l);
    list_push(s, &l, start);
    list_ops(s, &l, step);
    return sx_addrec(s, l.p, l.n, loop, fl & SX_NW);
  }
  return sx_addrec(s, (Sx[]){start, step}, 2, loop, fl);
}
Sx sx_step(Scev *s, Sx x) {
  if (nops_of(s, x) == 2) return op_of(s, x, 1);
  LIST(l);
  for (uint32_t i = 1; i < nops_of(s, x); i++) list_push(s, &l, op_of(s, x, i));
  return sx_addrec(s, l.p, l.n, rec_loop(s, x), 0);
}
Sx sx_postinc(Scev *s, Sx x) {
  LIST(l);
  uint32_t n = nops_of(s, x);
  for (uint32_t i = 0; i + 1 < n; i++) list_push(s, &l, sx_add2(s, op_of(s, x, i), op_of(s, x, i + 1), 0));
  list_push(s, &l, op_of(s, x, n - 1));
  return sx_addrec(s, l.p, l.n, rec_loop(s, x), 0);
}
/* It choose k, modulo 2^width of t: the product of k consecutive numbers over k!, the odd part by its inverse, the
 * even part by a wider division. */
static Sx binomial(Scev *s, Sx it, uint32_t k, Ty t) {
  if (k == 1) return sx_trunc_or_zext(s, it, t);
  if (past_cap(s->f->m, SCEV_BINOMIAL, k)) return SX_CNC;
  uint32_t w = ty_bits(s->f->m, t), two = 1;
  Ap odd = ap_one(&s->tmp, w);
  for (uint32_t i = 3; i <= k; i++) {
    uint32_t z = (uint32_t)__builtin_ctz(i);
    two += z;
    odd = ap_mul(&s->tmp, odd, ap_u64(&s->tmp, w, i >> z));
  }
  uint32_t cb = w + two;
  if (cb > SX_MAX_BITS) return SX_CNC;
  Ty ct = sx_ity(s, cb);
  Ap inv = ap_mul_inverse(&s->tmp, odd);
  Sx dividend = sx_trunc_or_zext(s, it, ct);
  for (uint32_t i = 1; i < k; i++) {
    Sx d = sx_minus(s, it, con(s, type_of(s, it), ap_u64(&s->tmp, bits_of(s, it), i)), 0);
    dividend = sx_mul2(s, dividend, sx_trunc_or_zext(s, d, ct), 0);
  }
  Sx q = sx_udiv(s, dividend, con(s, ct, ap_bit(&s->tmp, cb, two)));
  return sx_mul2(s, con(s, t, inv), sx_trunc_or_zext(s, q, t), 0);
}
Sx sx_eval_at(Scev *s, Sx ar, Sx it) {
  LIST(l);
  list_ops(s, &l, ar);
  Sx r = l.p[0];
  Ty t = sx_eff(s, type_of(s, r));
  for (uint32_t i = 1; i < l.n; i++) {
    Sx c = binomial(s, it, i, t);
    if (cnc(c)) return c;
    r = sx_add2(s, r, sx_mul2(s, l.p[i], c, 0), 0);
  }
  return r;
}

/* ---- minima and maxima ---- */
typedef struct Dedup {
  SxKind root;
  uint32_t stamp;
} Dedup;
/* What is left of x when operands seen before are taken out of nested minima; SX_NONE: nothing. */
static Sx dedup(Scev *s, Sx x, SxList *seen, bool *changed, unsigned depth) {
  for (uint32_t i = 0; i < seen->n; i++)
    if (seen->p[i] == x) {
      *changed = true;
      return SX_NONE;
    }
  list_push(s, seen, x);
  SxKind k = kind_of(s, x);
  if ((k != SXK_SEQ_UMIN && k != SXK_UMIN) || depth > 32) return x;
  LIST(l);
  bool ch = false;
  for (uint32_t i = 0, n = nops_of(s, x); i < n; i++) {
    Sx y = dedup(s, op_of(s, x, i), seen, &ch, depth + 1);
    if (y) list_push(s, &l, y);
  }
  if (!ch) return x;
  *changed = true;
  return l.n ? sx_minmax(s, k, l.p, l.n) : SX_NONE;
}
static bool may_be_ub(Scev *s, Sx x, void *u) {
  (void)u;
  return kind_of(s, x) == SXK_UDIV &&
         !(is_con_sx(s, op_of(s, x, 1)) ? !sx_is_zero(s, op_of(s, x, 1)) : sx_known_nonzero(s, op_of(s, x, 1)));
}
typedef struct Opaque {
  SxList l;
  bool through;
} Opaque;
static bool opaque_step(Scev *s, Sx x, void *u) {
  Opaque *p = u;
  if (!p->through && kind_of(s, x) == SXK_SEQ_UMIN) return false;
  if (kind_of(s, x) == SXK_UNKNOWN) list_push(s, &p->l, x);
  return true;
}
/* What may be poison in `assumed` makes x poison too. */
static bool implies_poison(Scev *s, Sx assumed, Sx x) {
  Opaque a = {.through = true}, b = {.through = false};
  a.l.p = a.l.in, a.l.n = 0, a.l.cap = ARRAY_LEN(a.l.in);
  b.l.p = b.l.in, b.l.n = 0, b.l.cap = ARRAY_LEN(b.l.in);
  sx_visit(s, assumed, opaque_step, &a);
  if (a.l.n) sx_visit(s, x, opaque_step, &b);
  for (uint32_t i = 0; i < a.l.n; i++) {
    bool in = false;
    for (uint32_t j = 0; j < b.l.n && !in; j++) in = b.l.p[j] == a.l.p[i];
    if (!in && !not_poison(s, unk_val(s, a.l.p[i]), 0)) return false;
  }
  return true;
}
static Sx seq_umin(Scev *s, SxList *l) {
  for (;;) {
    if (l->n == 1) return l->p[0];
    Sx e = sx_find(s, SXK_SEQ_UMIN, type_of(s, l->p[0]), l->p, l->n, 0);
    if (e) return e;
    bool changed = false;
    LIST(seen);
    LIST(out);
    for (uint32_t i = 0; i < l->n; i++) {
      Sx y = dedup(s, l->p[i], &seen, &changed, 0);
      if (y) list_push(s, &out, y);
    }
    if (changed) {
      l->n = 0;
      for (uint32_t i = 0; i < out.n; i++) list_push(s, l, out.p[i]);
      continue;
    }
    bool opened = false;
    for (uint32_t i = 0; i < l->n;) {
      if (kind_of(s, l->p[i]) != SXK_SEQ_UMIN) {
        i++;
        continue;
      }
      Sx in = l->p[i];
      list_erase(l, i);
      for (uint32_t j = 0; j < nops_of(s, in); j++) list_insert(s, l, i + j, op_of(s, in, j));
      opened = true;
    }
    if (opened) continue;
    bool again = false;
    for (uint32_t i = 1; i < l->n && !again; i++) {
      Sx a = l->p[i - 1], b = l->p[i];
      if (sx_contains(s, b, may_be_ub, NULL)) continue;
      if (implies_poison(s, b, a) || known_simple(s, ICMP_NE, a, sx_int(s, type_of(s, a), 0))) {
        l->p[i - 1] = sx_minmax2(s, SXK_UMIN, a, b);
        list_erase(l, i);
        again = true;
      } else if (known_simple(s, ICMP_ULE, a, b)) {
        list_erase(l, i);
        again = true;
      }
    }
    if (!again) return sx_intern(s, SXK_SEQ_UMIN, type_of(s, l->p[0]), l->p, l->n, 0);
  }
}
Sx sx_minmax(Scev *s, SxKind k, const Sx *op, uint32_t n) {
  if (n == 1) return op[0];
  LIST(l);
  for (uint32_t i = 0; i < n; i++) {
    if (cnc(op[i])) return SX_CNC;
    list_push(s, &l, op[i]);
  }
  if (k == SXK_SEQ_UMIN) return seq_umin(s, &l);
  Sx r = fold_and_group(s, &l, FK_MINMAX, k);
  if (r) return r;
  if ((r = sx_find(s, k, type_of(s, l.p[0]), l.p, l.n, 0))) return r;
  uint32_t idx = 0;
  while (idx < l.n && kind_of(s, l.p[idx]) < k) idx++;
  bool opened = false;
  while (idx < l.n && kind_of(s, l.p[idx]) == k) {
    Sx in = l.p[idx];
    list_erase(&l, idx);
    list_ops(s, &l, in);
    opened = true;
  }
  if (opened) return sx_minmax(s, k, l.p, l.n);
  bool is_signed = k == SXK_SMAX || k == SXK_SMIN, max = k == SXK_SMAX || k == SXK_UMAX;
  Pred ge = is_signed ? ICMP_SGE : ICMP_UGE, le = is_signed ? ICMP_SLE : ICMP_ULE, first = max ? ge : le,
       second = max ? le : ge;
  for (uint32_t i = 0; i + 1 < l.n; i++) {
    if (l.p[i] == l.p[i + 1] || known_simple(s, first, l.p[i], l.p[i + 1])) list_erase(&l, i + 1), i--;
    else if (known_simple(s, second, l.p[i], l.p[i + 1])) list_erase(&l, i), i--;
  }
  if (l.n == 1) return l.p[0];
  return sx_intern(s, k, type_of(s, l.p[0]), l.p, l.n, 0);
}
Sx sx_minmax2(Scev *s, SxKind k, Sx a, Sx b) { return sx_minmax(s, k, (Sx[]){a, b}, 2); }
Sx sx_umin_mismatched(Scev *s, const Sx *op, uint32_t n, bool seq) {
  if (n == 1) return op[0];
  Ty t = TY_NONE;
  uint32_t w = 0;
  for (uint32_t i = 0; i < n; i++) {
    if (cnc(op[i])) return SX_CNC;
    if (bits_of(s, op[i]) > w) w = bits_of(s, op[i]), t = sx_eff(s, type_of(s, op[i]));
  }
  LIST(l);
  for (uint32_t i = 0; i < n; i++) list_push(s, &l, noop_or_zext(s, op[i], t));
  return sx_minmax(s, seq ? SXK_SEQ_UMIN : SXK_UMIN, l.p, l.n);
}
