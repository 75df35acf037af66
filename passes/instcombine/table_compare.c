/* table_compare.c: comparisons of what is read from a constant table: the table is not read, the index is compared.
 *
 *   @t = constant [4 x i32] [i32 7, i32 5, i32 5, i32 9]
 *   %p = getelementptr inbounds i32, ptr @t, i64 %i
 *   %v = load i32, ptr %p                          ->   %1 = add i64 %i, -1
 *   %c = icmp eq i32 %v, 5                         ->   %c = icmp ult i64 %1, 2
 *
 * The comparison of every element is computed. Who reads outside of the table has undefined behaviour, so that the
 * index is one of an element; without nusw or inbounds the product with the stride, a power of two, may wrap, and the
 * bits of the index that it loses do not count. The answers are an interval, its opposite, two equalities, or bits of a
 * number that is shifted by the index. Source: LLVM's foldCmpLoadFromIndexedGlobal, by behaviour. Cap: COMBINE_TABLE
 * elements; cost linear in them. */
#include "ir/cap.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

typedef struct Table {
  Glob g;
  Val index;
  uint64_t stride, first; /* element i begins at byte first + i * stride */
  bool wraps;             /* the product may */
} Table;

static bool get_table(const Fn *f, Val p, Table *t) {
  const Module *m = f->m;
  *t = (Table){0};
  int64_t off = 0;
  for (; is_op(f, p, OP_GEP); p = arg(f, p, 0)) {
    Val i = arg(f, p, 1);
    Ty at = gep_type(f, p);
    if (nops(f, p) != 2 || ty_is_vec(m, ty(f, p)) || !ty_is_sized(m, at) || ty_scalable(m, at)) return false;
    uint64_t size = ty_alloc_size(m, at), c;
    if (val_is_con(i)) {
      if (!con_u64(&f->con, i, &c) || ty_bits(m, ty(f, i)) != 64 || size > INT32_MAX || c > INT32_MAX) return false;
      off += (int64_t)(c * size);
      if (off > INT32_MAX) return false;
      continue;
    }
    if (t->index || !size || size > INT32_MAX || ty_bits(m, ty(f, i)) != ptr_index_bits(m, ty_addrspace(m, ty(f, p))))
      return false;
    t->index = i;
    t->stride = size;
    t->wraps = !(flags(f, p) & (F_INBOUNDS | F_NUSW));
  }
  if (!t->index || !val_is_con(p)) return false;
  p = con_twin(&f->con, p);
  if (con_kind(&f->con, p) == CON_ADDR) {
    int64_t more = con_addr_offset(&f->con, p);
    if (more < 0 || more > INT32_MAX) return false;
    off += more;
    p = con_twin(&f->con, con_op(&f->con, p, 0));
  }
  if (con_kind(&f->con, p) != CON_GLOBAL || (t->wraps && !is_pow2(t->stride))) return false;
  t->g = con_glob(&f->con, p);
  t->first = (uint64_t)off;
  return t->first < t->stride;
}
/* The index before it was extended, where the elements have numbers of half its range. */
static void narrow_index(const Fn *f, Table *t, uint64_t n) {
  if (!is_op(f, t->index, OP_SEXT) && !is_op(f, t->index, OP_ZEXT)) return;
  Val i = arg(f, t->index, 0);
  uint32_t w = ty_bits(f->m, ty(f, i));
  if (w > 32 || ty_bits(f->m, ty(f, t->index)) != 64 || n > (uint64_t)1 << (w - 1)) return;
  t->index = i;
  t->wraps = false; /* 32 bits times a stride below 2^31 */
}
/* The answer of the comparison for the value v of an element: 0 or 1, 2 if both will do, -1 not known. */
static int answer(FoldCtx *x, const InsView *cmp, Val v, Val mask) {
  ConPool *p = &x->f->con;
  if (mask && v) v = con_fold_bin(p, OP_AND, v, mask);
  Val ops[] = {v, cmp->ops[1]};
  InsView y = *cmp;
  y.ops = ops;
  Val r = v ? con_fold(x, &y) : VAL_NONE; /* it knows how the function reads denormal numbers */
  uint64_t k;
  if (!r) return -1;
  if (con_is_undefined(p, r)) return 2;
  return con_u64(p, con_twin(p, r), &k) ? (int)(k & 1) : -1;
}
/* The answers equal to `what` are one interval. */
static bool is_interval(const uint8_t *yes, uint32_t n, bool what, uint32_t *first, uint32_t *last) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < n; i++)
    if ((yes[i] != 0) == what) {
      if (!count++) *first = i;
      *last = i;
    }
  return count && *last - *first + 1 == count;
}
/* What the n answers, which are not all the same, say of the index; VAL_NONE: too much. */
static Val ask_index(FoldCtx *x, Ty t, const Table *b, const uint8_t *yes, uint32_t n) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  Val i = b->index;
  Ty it = ty(f, i);
  uint32_t w = ty_bits(f->m, it), count = 0, first, last, cell = n <= 32 ? 32 : 64;
  for (uint32_t e = 0; e < n; e++) count += yes[e];
  bool in = is_interval(yes, n, true, &first, &last), out = !in && is_interval(yes, n, false, &first, &last);
  bool two = count == 2 || count + 2 == n;
  if (!in && !out && !two && (n > 64 || !int_is_legal(f->m, cell))) return VAL_NONE;
  if (b->wraps && b->stride > 1)
    i = fold_bin(x, OP_AND, 0, i, con_int(p, it, mask64(w) >> (uint32_t)__builtin_ctzll(b->stride)));
  if (in)
    return range_test(x, t, i, last + 1 == n && first < last ? range_make(w, first, 0) : range_incl(w, first, last));
  if (out) return range_test(x, t, i, range_invert(range_incl(w, first, last)));
  if (two) {
    Val part[2];
    uint32_t k = 0;
    for (uint32_t e = 0; e < n; e++)
      if ((yes[e] != 0) == (count == 2))
        part[k++] = fold_icmp(x, count == 2 ? ICMP_EQ : ICMP_NE, 0, i, con_int(p, it, e));
    return fold_bin(x, count == 2 ? OP_OR : OP_AND, 0, part[0], part[1]);
  }
  uint64_t bits = 0;
  for (uint32_t e = 0; e < n; e++) bits |= (uint64_t)yes[e] << e;
  Ty ct = ty_int(f->m, cell);
  Val at = fold_zext_or_trunc(x, i, ct), s = fold_bin(x, OP_LSHR, 0, con_int(p, ct, bits), at);
  s = fold_bin(x, OP_AND, 0, s, con_int(p, ct, 1));
  return fold_icmp(x, ICMP_NE, 0, s, con_null(p, ct));
}
Val fold_table_compare(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *i = m->root;
  Val l = i->ops[0], mask = VAL_NONE;
  if (is_op(f, l, OP_AND)) mask = arg(f, l, 1), l = arg(f, l, 0);
  Table t;
  if (!is_simple(f, l) || ty_is_vec(f->m, ty(f, l)) || !get_table(f, arg(f, l, 0), &t)) return VAL_NONE;
  const Global *g = glob(f->m, t.g);
  if (g->kind != GK_VAR || !g->constant || !g->init || !ty_is_sized(f->m, g->type)) return VAL_NONE;
  uint64_t size = ty_alloc_size(f->m, g->type), access = ty_store_size(f->m, ty(f, l));
  if (access > size || t.first > size - access) return VAL_NONE;
  uint64_t n = (size - access - t.first) / t.stride + 1;
  uint8_t yes[CAP_COMBINE_TABLE];
  if (past_cap(f->m, COMBINE_TABLE, n)) return VAL_NONE;
  narrow_index(f, &t, n);
  uint32_t count = 0;
  for (uint64_t e = 0; e < n; e++) {
    Val v = con_fold_load(&f->con, f->m, t.g, t.first + e * t.stride, ty(f, l));
    int a = v ? answer(x, i, v, mask) : -1;
    if (a < 0) return VAL_NONE;
    yes[e] = a == 2 ? (e ? yes[e - 1] : 0) : (uint8_t)a;
    count += yes[e];
  }
  if (count == 0 || count == n) return con_int(&f->con, i->type, count != 0);
  return ask_index(x, i->type, &t, yes, (uint32_t)n);
}
