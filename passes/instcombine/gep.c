/* gep.c: address arithmetic in its canonical form.
 *
 *   %a = getelementptr inbounds {i32, i32}, ptr %p, i64 1, i32 1  ->  %a = getelementptr inbounds nuw i8, ptr %p, i64 12
 *   %b = getelementptr inbounds [4 x i32], ptr %p, i64 0, i32 %i  ->  %1 = sext i32 %i to i64
 *                                                                     %b = getelementptr inbounds i32, ptr %p, i64 %1
 *
 * Constant offsets are byte offsets, two of them in a row are one; indices have the width of the data layout; zero
 * indices at either end go. Flags: both steps' (LangRef: inbounds of the sum holds when both steps are inbounds; nusw
 * only when no sum can wrap). Compare LLVM's visitGetElementPtrInst. Cap: COMBINE_INDICES. */
#include "analysis/simplify/simplify.h"
#include "passes/instcombine/instcombine_int.h"

/* The offset that constant indices from `first` on add, starting in type `at` (the type that index 1 steps over). */
static bool const_offset(Fn *f, Ty at, const Val *ops, uint32_t n, int64_t *off, bool *nonneg) {
  uint64_t sum = 0;
  *nonneg = true;
  for (uint32_t k = 1; k < n; k++) {
    Ap c;
    if (!val_is_con(ops[k]) || !con_splat_ap(&f->con, ops[k], &c) || c.bits > 64) return false;
    if (con_kind(&f->con, ops[k]) == CON_AGG) return false;
    int64_t s = ap_get_i64(c);
    if (k > 1) {
      const TypeRec *r = ty_rec(f->m, at);
      if (r->kind == TK_STRUCT) {
        if ((uint64_t)s >= r->n || !ty_is_sized(f->m, at)) return false;
        sum += ty_field_offset(f->m, at, (uint32_t)s);
        at = r->elem[s];
        continue;
      }
      if (r->kind != TK_ARRAY && r->kind != TK_VECTOR) return false;
      at = ty_elem(f->m, at);
    }
    if (!ty_is_sized(f->m, at) || ty_scalable(f->m, at)) return false;
    if (s < 0) *nonneg = false;
    sum += (uint64_t)s * ty_alloc_size(f->m, at);
  }
  *off = (int64_t)sum;
  return true;
}
static Ty con_scalar_or(Fn *f, Ty ptr) { return ty_scalar(f->m, ty_index(f->m, ptr)); }

/* All indices constant: bytes. Onto another constant offset: the sum. */
Val fold_gep_const(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  int64_t off;
  bool nonneg;
  if (r->n < 2 || ty(f, r->ops[0]) != r->type || past_cap(f->m, COMBINE_INDICES, r->n)) return VAL_NONE;
  if (!const_offset(f, (Ty)r->aux, r->ops, r->n, &off, &nonneg)) return VAL_NONE;
  uint32_t ib = ptr_index_bits(f->m, ty_addrspace(f->m, r->type));
  if (ib > 64) return VAL_NONE;
  if (ib < 64) off = sext64((uint64_t)off, ib);
  Val base = r->ops[0];
  if (off == 0) return base;
  unsigned fl = r->flags & (F_INBOUNDS | F_NUSW | F_NUW);
  if ((fl & (F_INBOUNDS | F_NUSW)) && nonneg && off > 0) fl |= F_NUW;
  bool merged = false;
  if (is_op(f, base, OP_GEP) && ty(f, arg(f, base, 0)) == r->type && !past_cap(f->m, COMBINE_INDICES, nops(f, base))) {
    Val ops[CAP_COMBINE_INDICES];
    uint32_t n = nops(f, base);
    for (uint32_t k = 0; k < n; k++) ops[k] = arg(f, base, k);
    int64_t o2;
    bool nn2;
    if (const_offset(f, gep_type(f, base), ops, n, &o2, &nn2)) {
      unsigned f2 = flags(f, base) & (F_INBOUNDS | F_NUSW | F_NUW);
      if ((f2 & (F_INBOUNDS | F_NUSW)) && nn2 && o2 > 0) f2 |= F_NUW;
      if (ib < 64) o2 = sext64((uint64_t)o2, ib);
      uint64_t s = (uint64_t)off + (uint64_t)o2;
      int64_t total = ib < 64 ? sext64(s, ib) : (int64_t)s;
      bool small = off > -(1ll << 62) && off < (1ll << 62) && o2 > -(1ll << 62) && o2 < (1ll << 62) && ib == 64;
      unsigned both = fl & f2;
      if (!small) both &= (unsigned)~(F_INBOUNDS | F_NUSW | F_NUW);
      /* nusw alone: the sum of offsets of one sign. */
      if (!(both & F_INBOUNDS) && (off < 0) != (o2 < 0)) both &= (unsigned)~F_NUSW;
      /* nuw with a negative sum would speak of another number. */
      if (off < 0 || o2 < 0) both &= (unsigned)~F_NUW;
      if ((both & F_INBOUNDS) && total > 0) both |= F_NUW;
      base = ops[0], off = total, fl = both, merged = true;
      if (off == 0) return base;
    }
  }
  if (!merged && r->n == 2 && (Ty)r->aux == TY_I8 && fl == (r->flags & (F_INBOUNDS | F_NUSW | F_NUW)) &&
      ty_scalar(f->m, ty(f, r->ops[1])) == con_scalar_or(f, r->type))
    return VAL_NONE;
  Ty it = con_scalar_or(f, r->type);
  return fold_ptradd(x, fl, base, con_sint(&f->con, it, off));
}

/* Zero indices and widths of indices. */
Val fold_gep_indices(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  uint32_t n = r->n;
  if (n < 2 || ty_is_vec(f->m, r->type) || past_cap(f->m, COMBINE_INDICES, n)) return VAL_NONE;
  Val ops[CAP_COMBINE_INDICES];
  memcpy(ops, r->ops, n * sizeof *ops);
  Ty src = (Ty)r->aux, ix = ty_index(f->m, r->type);
  bool changed = false;
  if (!ty_is_sized(f->m, src)) return VAL_NONE;
  while (n > 2 && val_is_con(ops[n - 1]) && con_is_zero(&f->con, ops[n - 1]))
    n--, changed = true; /* the first element begins where its aggregate does */
  while (n > 2 && val_is_con(ops[1]) && con_is_zero(&f->con, ops[1])) {
    TyKind k = ty_kind(f->m, src);
    if (k == TK_ARRAY) {
      src = ty_elem(f->m, src);
    } else if (k == TK_STRUCT && val_is_con(ops[2])) {
      uint64_t c;
      if (!con_u64(&f->con, ops[2], &c) || c != 0 || c >= ty_rec(f->m, src)->n) break;
      src = ty_rec(f->m, src)->elem[0];
    } else break;
    if (!ty_is_sized(f->m, src)) return VAL_NONE;
    bool strct = k == TK_STRUCT;
    memmove(ops + 1, ops + 2, (n - 2) * sizeof *ops);
    n--;
    if (strct) ops[1] = con_null(&f->con, ix);
    changed = true;
  }
  /* Widths: struct indices stay i32. */
  Ty at = src;
  for (uint32_t k = 1; k < n; k++) {
    if (k > 1) {
      const TypeRec *t = ty_rec(f->m, at);
      if (t->kind == TK_STRUCT) {
        uint64_t c;
        if (!val_is_con(ops[k]) || !con_u64(&f->con, ops[k], &c) || c >= t->n) return VAL_NONE;
        at = t->elem[c];
        continue;
      }
      at = ty_elem(f->m, at);
    }
    if (ty_kind(f->m, ty(f, ops[k])) != TK_INT) return VAL_NONE;
    if (ty(f, ops[k]) != ix) changed = true;
  }
  if (!changed) return VAL_NONE;
  at = src;
  for (uint32_t k = 1; k < n; k++) {
    if (k > 1) {
      const TypeRec *t = ty_rec(f->m, at);
      if (t->kind == TK_STRUCT) {
        uint64_t c = 0;
        (void)con_u64(&f->con, ops[k], &c);
        at = t->elem[c];
        continue;
      }
      at = ty_elem(f->m, at);
    }
    if (ty(f, ops[k]) != ix) ops[k] = fold_sext_or_trunc(x, ops[k], ix);
  }
  /* A truncated index says nothing of the sum that nusw and nuw speak of: the flags are of the index at its new
   * width, as LangRef defines them. */
  return fold_gep(x, r->flags & (F_INBOUNDS | F_NUSW | F_NUW), src, ops[0], ops + 1, n - 1);
}

/* Several indices: the last one is a step of its own, onto the address that the others give. */
Val fold_gep_split(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  uint32_t n = r->n;
  if (n < 3 || ty_is_vec(f->m, r->type) || past_cap(f->m, COMBINE_INDICES, n)) return VAL_NONE;
  Ty at = (Ty)r->aux;
  bool variable = !val_is_con(r->ops[1]);
  for (uint32_t k = 2; k < n; k++) { /* the type that the last index steps over, or into */
    variable |= !val_is_con(r->ops[k]);
    const TypeRec *t = ty_rec(f->m, at);
    if (t->kind == TK_STRUCT) {
      uint64_t c;
      if (!val_is_con(r->ops[k]) || !con_u64(&f->con, r->ops[k], &c) || c >= t->n) return VAL_NONE;
      if (k + 1 < n) at = t->elem[c];
    } else if (t->kind == TK_ARRAY) {
      if (k + 1 < n) at = ty_elem(f->m, at);
    } else return VAL_NONE;
  }
  if (!variable || !ty_is_sized(f->m, at) || ty_scalable(f->m, at)) return VAL_NONE;
  unsigned fl = r->flags & (F_INBOUNDS | F_NUSW | F_NUW);
  Ty ix = ty_index(f->m, r->type);
  Val head = fold_gep(x, fl, (Ty)r->aux, r->ops[0], r->ops + 1, n - 2);
  if (ty_kind(f->m, at) == TK_STRUCT) {
    uint64_t c = 0;
    (void)con_u64(&f->con, r->ops[n - 1], &c);
    uint64_t off = ty_field_offset(f->m, at, (uint32_t)c);
    return off ? fold_ptradd(x, fl | (fl & (F_INBOUNDS | F_NUSW) ? (unsigned)F_NUW : 0u), head,
                             con_int(&f->con, ix, off))
               : head;
  }
  return fold_gep(x, fl, ty_elem(f->m, at), head, r->ops + n - 1, 1);
}

/* Steps that go up, from an address that the sum does not wrap around: nuw. */
Val fold_gep_up(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self || !(m->root->flags & (F_INBOUNDS | F_NUSW)) || (m->root->flags & F_NUW)) return VAL_NONE;
  KnownCtx k = known_at(f, x->scratch, x->at);
  for (uint32_t i = 1; i < m->root->n; i++)
    if (!known_nonneg(&k, m->root->ops[i])) return VAL_NONE;
  flags_set(f, self, m->root->flags | F_NUW);
  return self;
}

/* The index is a sum with a constant that nobody else wants: two steps, of which the second is a constant offset.
 *   %i = add nsw i32 %x, 3 ; %s = sext i32 %i to i64 ; getelementptr float, ptr %p, i64 %s
 *     -> %1 = sext i32 %x to i64 ; %2 = getelementptr float, ptr %p, i64 %1 ; getelementptr i8, ptr %2, i64 12
 * %2 may lie outside the object, so flags stay only where both steps go up from %p. */
Val fold_gep_sum(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  if (r->n != 2 || ty_is_vec(f->m, r->type) || val_is_con(r->ops[1]) || !has_one_use(f, r->ops[1])) return VAL_NONE;
  Val i = r->ops[1];
  bool wide = is_op(f, i, OP_SEXT) || (is_op(f, i, OP_ZEXT) && (flags(f, i) & F_NNEG)), up = !is_op(f, i, OP_SEXT);
  Val sum = wide ? arg(f, i, 0) : i;
  bool disjoint = is_op(f, sum, OP_OR) && (flags(f, sum) & F_DISJOINT);
  if ((!disjoint && !is_op(f, sum, OP_ADD)) || !has_one_use(f, sum) || (wide && !disjoint && !(flags(f, sum) & F_NSW)))
    return VAL_NONE;
  Val c = arg(f, sum, 1);
  if (!val_is_con(c) || con_kind(&f->con, c) != CON_INT) return VAL_NONE;
  unsigned fl = up && (disjoint || (flags(f, sum) & F_NUW)) && (r->flags & F_NUW)
                    ? r->flags & (F_INBOUNDS | F_NUSW | F_NUW)
                    : 0;
  Ty t = ty(f, i), src = (Ty)r->aux;
  Val first = arg(f, sum, 0);
  if (wide) {
    first = fold_cast(x, OP_SEXT, 0, first, t);
    c = con_fold_cast(&f->con, OP_SEXT, c, t);
  }
  Val head = fold_gep(x, fl, src, r->ops[0], &first, 1);
  return fold_gep(x, fl, src, head, &c, 1);
}

/* An index that is a multiple, or an exact part, by a constant: bytes.
 *   %s = shl i64 %i, 2 ; getelementptr i32, ptr %p, i64 %s  ->  %s = shl i64 %i, 4 ; getelementptr i8, ptr %p, i64 %s
 * The product keeps a flag that it and the step had. */
Val fold_gep_scaled(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  if (r->n != 2 || (Ty)r->aux == TY_I8 || ty_is_vec(f->m, r->type)) return VAL_NONE;
  Val i = r->ops[1], by;
  Op o = val_is_con(i) ? OP_ARG : op(f, i);
  if ((o != OP_SHL && o != OP_MUL && o != OP_LSHR && o != OP_ASHR) || !val_is_con(by = arg(f, i, 1))) return VAL_NONE;
  Ty t = ty_index(f->m, r->type), src = (Ty)r->aux;
  if (ty(f, i) != t || !has_one_use(f, i) || !ty_is_sized(f->m, src) || ty_scalable(f->m, src)) return VAL_NONE;
  uint32_t n = ty_bits(f->m, t);
  uint64_t size = ty_alloc_size(f->m, src), c;
  bool two = size && !(size & (size - 1));
  if (n > 64 || !size || !con_u64(&f->con, by, &c)) return VAL_NONE;
  Val a = arg(f, i, 0), bytes;
  unsigned fl = flags(f, i), gf = r->flags & (F_INBOUNDS | F_NUSW | F_NUW);
  unsigned kept = (gf & (F_INBOUNDS | F_NUSW) ? fl & F_NSW : 0) | (gf & fl & F_NUW);
  if (o == OP_SHL && c < n) {
    uint32_t k = two ? (uint32_t)__builtin_ctzll(size) : 0;
    if (two && c + k >= n) bytes = con_null(&f->con, t);
    else if (two) bytes = fold_bin(x, OP_SHL, kept, a, con_int(&f->con, t, c + k));
    else {
      bool wraps = size >= (1ull << (n - 1)) >> c;
      bytes = fold_bin(x, OP_MUL, wraps ? 0 : kept, a, con_int(&f->con, t, size << c));
    }
  } else if (o == OP_MUL) {
    int64_t p, s = sext64(c, n);
    bool wraps = __builtin_mul_overflow(s, (int64_t)size, &p) || sext64((uint64_t)p, n) != p;
    bytes = fold_bin(x, OP_MUL, wraps ? 0 : kept, a, con_int(&f->con, t, c * size));
  } else if ((o == OP_LSHR || o == OP_ASHR) && (fl & F_EXACT) && two && c < n && (1ull << c) >= size) {
    bytes = fold_bin(x, o, F_EXACT, a, con_int(&f->con, t, c - (uint32_t)__builtin_ctzll(size)));
  } else return VAL_NONE;
  return fold_ptradd(x, gf, r->ops[0], bytes);
}

/* Two steps of one stride whose indices add up to a value that is there: one step.
 *   %a = getelementptr i32, ptr %p, i64 %i
 *   %b = getelementptr i32, ptr %a, i64 (sub i64 %j, %i)  ->  getelementptr i32, ptr %p, i64 %j
 * The flags go: the sum of two indices may wrap where neither step does. */
Val fold_gep_of_gep(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  Val base = r->ops[0];
  if (r->n != 2 || nops(f, base) != 2 || (Ty)r->aux != gep_type(f, base)) return VAL_NONE;
  Val p = arg(f, base, 0), i = arg(f, base, 1), j = r->ops[1];
  if (ty(f, i) != ty(f, j) || ty(f, p) != r->type || (val_is_con(i) && val_is_con(j))) return VAL_NONE;
  Val sum = simplify_bin(x, OP_ADD, 0, i, j);
  return sum ? fold_gep(x, 0, (Ty)r->aux, p, &sum, 1) : VAL_NONE;
}

/* ---- comparisons with null ---- */
/* A step inside an object from null, which lies in none, is poison unless it is 0: the result is null where the base
 * is. */
Val fold_icmp_gep_null(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val a = m->root->ops[0], b = m->root->ops[1];
  if (!val_is_con(b) || !con_is_zero(&f->con, b) || !is_op(f, a, OP_GEP) || !(flags(f, a) & F_INBOUNDS))
    return VAL_NONE;
  Val base = arg(f, a, 0);
  if (ty(f, base) != ty(f, a) || known_null_is_valid(f, ty_scalar(f->m, ty(f, a)))) return VAL_NONE;
  return fold_icmp(x, (Pred)m->root->sub, 0, base, con_null(&f->con, ty(f, base)));
}
