/* gep_compare.c: two addresses in one object compare like their offsets.
 *
 *   %a = getelementptr inbounds i32, ptr %p, i64 %i
 *   %b = getelementptr inbounds i32, ptr %p, i64 %j
 *   %c = icmp ult ptr %a, %b                            ->  %c = icmp slt i64 %i, %j
 *
 * Each side is the common base, a constant, and at most one index times the size of what it steps over. Equality is one
 * of the offsets modulo the width of a pointer. An order needs steps that do not wrap: under nusw (inbounds) on both
 * sides base + offset is exact, with a signed offset, so the order is the signed one of the offsets; under nuw alone it
 * is the unsigned one. A product is built only for an address that goes away with its comparison. Source: LLVM's
 * foldGEPICmp, by behaviour; LangRef, getelementptr. Cap: GEP_CHAIN steps a side; cost O(1). */
#include "passes/instcombine/instcombine_int.h"

enum { GEP_CHAIN = 6 };

typedef struct Offset {
  int64_t con;
  Val index;      /* VAL_NONE: none */
  uint64_t size;  /* of what the index steps over */
  unsigned flags; /* F_NUSW (inbounds too), F_NUW that all steps have */
  bool goes;      /* nothing but the comparison uses any step */
} Offset;

static unsigned no_wrap(unsigned fl) { return (fl & (F_INBOUNDS | F_NUSW) ? F_NUSW : 0) | (fl & F_NUW); }
/* One step: adds it to o. */
static bool step(const Fn *f, Val v, Offset *o) {
  int64_t c;
  if (ty(f, arg(f, v, 0)) != ty(f, v)) return false;
  if (gep_offset(f, v, &c)) {
    if (__builtin_add_overflow(o->con, c, &o->con)) return false;
  } else {
    Val i = nops(f, v) == 2 ? arg(f, v, 1) : VAL_NONE;
    if (!i || val_is_con(i) || o->index || ty_is_vec(f->m, ty(f, i))) return false;
    Ty t = gep_type(f, v);
    if (!ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return false;
    o->index = i;
    o->size = ty_alloc_size(f->m, t);
  }
  o->flags &= no_wrap(flags(f, v));
  o->goes &= has_one_use(f, v);
  return true;
}
/* The address below v by one step, or VAL_NONE: a step, or a constant address. */
static Val below(Fn *f, Val v, Offset *o) {
  if (!val_is_con(v)) return is_op(f, v, OP_GEP) && step(f, v, o) ? arg(f, v, 0) : VAL_NONE;
  Val a = con_twin(&f->con, v);
  if (con_kind(&f->con, a) != CON_ADDR) return VAL_NONE;
  const Con *c = con_rec(&f->con, a);
  if (__builtin_add_overflow(o->con, con_addr_offset(&f->con, a), &o->con)) return VAL_NONE;
  o->flags &= no_wrap(c->flags);
  return (Val)c->a;
}
/* The steps from the nearest common base to a and b. */
static bool to_common(Fn *f, const Val v[2], Offset o[2]) {
  Val chain[GEP_CHAIN];
  Offset sum[GEP_CHAIN];
  uint32_t n = 0;
  Offset s = {.flags = F_NUSW | F_NUW, .goes = true};
  for (Val a = v[0]; a && n < GEP_CHAIN; a = below(f, a, &s)) {
    chain[n] = a;
    sum[n++] = s;
  }
  Offset t = {.flags = F_NUSW | F_NUW, .goes = true};
  Val b = v[1];
  for (uint32_t k = 0; b && k < GEP_CHAIN; k++, b = below(f, b, &t))
    for (uint32_t i = 0; i < n; i++)
      if (chain[i] == b) {
        o[0] = sum[i];
        o[1] = t;
        return i || k;
      }
  return false;
}
static Val scaled(FoldCtx *x, const Offset *o, Ty t) {
  unsigned fl = (o->flags & F_NUSW ? F_NSW : 0) | (o->flags & F_NUW);
  return o->size == 1 ? o->index : fold_bin(x, OP_MUL, fl, o->index, con_int(&x->f->con, t, o->size));
}
/* index * size p d, the index on the left. */
static Val one_index(FoldCtx *x, Pred p, const Offset *o, int64_t d, Ty t) {
  int64_t size = (int64_t)o->size;
  bool exact = size == 1 || (o->flags & (p == ICMP_EQ || p == ICMP_NE || pred_is_signed(p) ? F_NUSW : F_NUW));
  if (exact && d % size && (p == ICMP_EQ || p == ICMP_NE)) return bool_con(x, TY_I1, p == ICMP_NE);
  if (exact && d % size == 0) return fold_icmp(x, p, 0, o->index, con_sint(&x->f->con, t, d / size));
  if (!o->goes) return VAL_NONE;
  Val l = scaled(x, o, t);
  return fold_icmp(x, p, 0, l, con_sint(&x->f->con, t, d));
}
static Val two_indices(FoldCtx *x, Pred p, const Offset o[2], Ty t) {
  unsigned both = o[0].flags & o[1].flags;
  bool exact = o[0].size == 1 ||
               (p == ICMP_EQ || p == ICMP_NE ? both != 0 : (both & (pred_is_signed(p) ? F_NUSW : F_NUW)));
  if (o[0].size == o[1].size && exact) return fold_icmp(x, p, 0, o[0].index, o[1].index);
  if ((o[0].size != 1 && !o[0].goes) || (o[1].size != 1 && !o[1].goes)) return VAL_NONE;
  Val l = scaled(x, &o[0], t);
  Val r = scaled(x, &o[1], t);
  return fold_icmp(x, p, 0, l, r);
}
/* The same step from two addresses: equal where they are. */
static Val same_step(FoldCtx *x, Pred p, Val a, Val b) {
  Fn *f = x->f;
  if ((p != ICMP_EQ && p != ICMP_NE) || !is_op(f, a, OP_GEP) || !is_op(f, b, OP_GEP) ||
      gep_type(f, a) != gep_type(f, b) || nops(f, a) != 2 || nops(f, b) != 2 || arg(f, a, 1) != arg(f, b, 1) ||
      ty(f, arg(f, a, 0)) != ty(f, arg(f, b, 0)) || ty(f, arg(f, a, 0)) != ty(f, a))
    return VAL_NONE;
  uint32_t as = ty_addrspace(f->m, ty(f, a));
  if (ptr_index_bits(f->m, as) != ptr_bits(f->m, as)) return VAL_NONE;
  return fold_icmp(x, p, 0, arg(f, a, 0), arg(f, b, 0));
}

Val fold_icmp_gep(FoldCtx *x, const RuleMatch *m) {
  const InsView *r = m->root;
  Fn *f = x->f;
  Ty pt = ty(f, r->ops[0]);
  Pred p = (Pred)r->sub;
  Offset o[2];
  if (ty_is_vec(f->m, pt) || pred_is_signed(p)) return VAL_NONE;
  if (!to_common(f, r->ops, o)) return same_step(x, p, r->ops[0], r->ops[1]);
  uint32_t as = ty_addrspace(f->m, pt), bits = ptr_index_bits(f->m, as);
  Ty t = ty_index(f->m, pt);
  int64_t d;
  if (bits > 64 || bits != ptr_bits(f->m, as) || __builtin_sub_overflow(o[1].con, o[0].con, &d)) return VAL_NONE;
  if (sext64((uint64_t)d, bits) != d || d == INT64_MIN) return VAL_NONE;
  for (unsigned i = 0; i < 2; i++)
    if (o[i].index && (ty(f, o[i].index) != t || !o[i].size || o[i].size > INT32_MAX)) return VAL_NONE;
  bool equal = d == 0 && o[0].index == o[1].index && (!o[0].index || o[0].size == o[1].size);
  if (p != ICMP_EQ && p != ICMP_NE && !equal) {
    unsigned both = o[0].flags & o[1].flags;
    bool up = (both & F_NUW) && o[0].con >= 0 && o[1].con >= 0 && !(o[0].index && d < 0) && !(o[1].index && d > 0);
    bool one = !o[0].index || !o[1].index; /* an address above the other: none of its steps goes down */
    if ((both & F_NUSW) && !(up && one && d == 0)) p = pred_to_signed(p);
    else if (!up) return VAL_NONE;
  }
  if (equal) return fold_icmp(x, p, 0, r->ops[0], r->ops[0]);
  if (o[0].index && o[1].index) return d == 0 ? two_indices(x, p, o, t) : VAL_NONE;
  if (o[0].index) return one_index(x, p, &o[0], d, t);
  if (o[1].index) return one_index(x, pred_swap(p), &o[1], -d, t);
  Val l = con_sint(&f->con, t, o[0].con);
  return fold_icmp(x, p, 0, l, con_sint(&f->con, t, o[1].con));
}
