/* vector_memory.c: vector-combine, loads and stores: single elements instead of the vector, or the whole register
 * instead of a part of it.
 *
 *     %v = load <4 x i32>, ptr %p                        %q = getelementptr inbounds <4 x i32>, ptr %p, i32 0, i32 2
 *     %e = extractelement <4 x i32> %v, i32 2      ==>   %e = load i32, ptr %q, align 8
 *
 * A single element is loaded where the vector was, if its place is a constant; else where it is taken out, up to which
 * nothing may write. An index must be below the number of elements, and not poison: a wrong one made poison, and now
 * would access other memory. On a GPU a wide access is one, and several narrow ones are several: there a load becomes
 * narrow only for one element. Whole registers: 16 bytes, which must be readable (loads.h); what was not loaded before
 * is poison. Cost: knob vector-combine-max-scan-instrs instructions for a load or store. */
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/scalar/vector_int.h"
#include "passes/stat.h"
#include "support/knob.h"

static bool is_whole(const Module *m, Ty e) { return ty_size_bits(m, e) == 8 * ty_alloc_size(m, e); }
/* Between two instructions of a block, the first before the second: nothing writes; with loc: writes that. */
static bool unwritten(VecComb *c, Val from, Val to, const MemLoc *loc) {
  Fn *f = c->f;
  int64_t left = knob_int(c->px->knobs, KNOB_VC_MAX_SCAN);
  if (!c->alias) c->alias = alias_of(f);
  for (Val v = next_of(f, from); v != to; v = next_of(f, v)) {
    if (!v || left-- <= 0) return false;
    if (may_write(f, v) && (!loc || (alias_modref(c->alias, v, *loc) & MR_MOD))) return false;
  }
  return true;
}
/* An assumption shortly before `at` in its block says that i is below n: else, or were it undefined, nothing would be
 * defined. */
static bool is_assumed(const Fn *f, Val i, uint64_t n, Val at) {
  uint64_t k;
  uint32_t seen = 0;
  for (Val v = prev_of(f, at); v && !at_cap(f->m, VECTOR_ASSUMED, seen); v = prev_of(f, v), seen++) {
    Val c = is_intrinsic(f, v, INTRIN_assume) ? arg(f, v, 0) : VAL_NONE;
    if (c && is_op(f, c, OP_ICMP) && sub(f, c) == ICMP_ULT && arg(f, c, 0) == i && val_is_con(arg(f, c, 1)) &&
        con_u64(&f->con, arg(f, c, 1), &k) && k <= n)
      return true;
  }
  return false;
}
typedef enum Bound { NO_BOUND, IN_BOUNDS, IN_BOUNDS_FROZEN } Bound;
/* Index i is below n wherever `at` runs; frozen: if what it is a remainder or mask of is frozen. */
static Bound bound(VecComb *c, Val i, uint64_t n, Val at) {
  Fn *f = c->f;
  uint64_t k;
  if (val_is_con(i)) return con_kind(&f->con, i) == CON_INT && con_u64(&f->con, i, &k) && k < n ? IN_BOUNDS : NO_BOUND;
  uint32_t w = ty_bits(f->m, ty(f, i));
  if (w > 64 || (w < 64 && n > 1ull << (w - 1))) return NO_BOUND; /* indices of addresses have a sign */
  if (is_assumed(f, i, n, at)) return IN_BOUNDS;
  KnownCtx x = known_at(f, c->px->scratch, at);
  if (known_not_undef_poison(&x, i)) {
    return known_icmp(&x, ICMP_ULT, i, con_int(&f->con, ty(f, i), n)) == 1 ? IN_BOUNDS : NO_BOUND;
  }
  if ((!is_op(f, i, OP_AND) && !is_op(f, i, OP_UREM)) || !val_is_con(arg(f, i, 1)) ||
      !con_u64(&f->con, arg(f, i, 1), &k))
    return NO_BOUND;
  return (is_op(f, i, OP_AND) ? k < n : k && k <= n) ? IN_BOUNDS_FROZEN : NO_BOUND;
}
static void freeze_base(VecComb *c, Val i) {
  Fn *f = c->f;
  FoldCtx x = c->x;
  fold_at(&x, i);
  uint32_t made = f->nins;
  Val b = arg(f, i, 0), r = fold_freeze(&x, b);
  if (val_is_local(r) && (uint32_t)r >= made && val_is_local(b)) name_like(f, r, b, STR(".frozen"));
  opnd_set(f, i, 0, r);
}
static Val element_address(FoldCtx *x, Ty vec, Val p, Val i) {
  return fold_gep(x, F_INBOUNDS, vec, p, (Val[]){con_null(&x->f->con, ty(x->f, i)), i}, 2);
}
static uint32_t element_align(const Fn *f, uint32_t align, Ty e, Val i) {
  uint64_t k, step = ty_alloc_size(f->m, e);
  if (val_is_con(i) && con_u64(&f->con, i, &k)) step *= k;
  if (!align) align = 1;
  return step && (step & -step) < align ? (uint32_t)(step & -step) : align;
}
/* What holds of a part of an access as of the whole. */
static void keep_facts(Fn *f, Val to, Val from) {
  static const uint32_t kinds[] = {MDK_INVARIANT_LOAD, MDK_ALIAS_SCOPE, MDK_NOALIAS, MDK_NONTEMPORAL, MDK_ACCESS_GROUP};
  for (uint32_t i = 0; i < ARRAY_LEN(kinds); i++) {
    Md n = md_get(f, from, kinds[i]);
    if (n) md_set(f, to, kinds[i], n);
  }
}

bool vc_load(VecComb *c, Val v) {
  Fn *f = c->f;
  Ty t = ty(f, v), e = ty_scalar(f->m, t);
  uint32_t n = 0;
  if (!is_simple(f, v) || !is_whole(f->m, e)) return false;
  Val last = VAL_NONE;
  FOR_EACH_USE(f, v, u) {
    Val x = use_user(f, u);
    if (!is_op(f, x, OP_EXTRACTELEMENT) || use_index(f, u) != 0 || !has_uses(f, x)) return false;
    if (past_cap(f->m, VECTOR_ELEMENTS, ++n) || (c->gpu && n > 1)) return false;
    if (bound(c, arg(f, x, 1), ty_rec(f->m, t)->count, v) == NO_BOUND) return false;
    if (val_is_con(arg(f, x, 1))) continue;
    if (blk_of(f, x) != blk_of(f, v)) return false;
    if (!last || val_before(f, last, x)) last = x;
  }
  if (last && !unwritten(c, v, last, NULL)) return false;
  Val p = arg(f, v, 0);
  FOR_EACH_USE(f, v, u) {
    Val x = use_user(f, u), i = arg(f, x, 1);
    if (bound(c, i, ty_rec(f->m, t)->count, v) == IN_BOUNDS_FROZEN) freeze_base(c, i);
    fold_at(&c->x, val_is_con(i) ? v : x);
    Val q = element_address(&c->x, t, p, i);
    Bld k = bld_before(f, val_is_con(i) ? v : x);
    Val r = emit_load(&k, e, q, element_align(f, align_of(f, v), e, i));
    keep_facts(f, r, v);
    vc_replace(c, x, r);
  }
  stat_add(c->px, ST_VC_LOADS, 1);
  return true;
}
bool vc_store(VecComb *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), p = arg(f, v, 1);
  if (!is_simple(f, v) || !is_op(f, x, OP_INSERTELEMENT)) return false;
  Val old = arg(f, x, 0), e = arg(f, x, 1), i = arg(f, x, 2);
  if (!is_op(f, old, OP_LOAD) || !is_simple(f, old) || arg(f, old, 0) != p || blk_of(f, old) != blk_of(f, v) ||
      !is_whole(f->m, ty(f, e)))
    return false;
  Bound b = bound(c, i, ty_rec(f->m, ty(f, x))->count, old);
  MemLoc loc;
  if (b == NO_BOUND || !mem_loc(f, v, &loc) || !unwritten(c, old, v, &loc)) return false;
  if (b == IN_BOUNDS_FROZEN) freeze_base(c, i);
  fold_at(&c->x, v);
  Val q = element_address(&c->x, ty(f, x), p, i);
  Bld k = bld_before(f, v);
  uint32_t align = align_of(f, v) > align_of(f, old) ? align_of(f, v) : align_of(f, old);
  Val s = emit_store(&k, e, q, element_align(f, align, ty(f, e), i));
  keep_facts(f, s, v);
  ins_erase(f, v);
  vc_push(c, x);
  vc_push(c, old);
  stat_add(c->px, ST_VC_STORES, 1);
  return true;
}

/* ---- whole registers ---- */
enum { REGISTER = 128 }; /* bits */
/* A load that may read more: what watches accesses would see it. */
static bool may_grow(const Fn *f, Val v) {
  AttrSet a = attrlist_fn(f->m, fn_glob(f)->fattrs);
  uint64_t bits = is_op(f, v, OP_LOAD) ? ty_size_bits(f->m, ty_scalar(f->m, ty(f, v))) : 0;
  return bits && is_simple(f, v) && has_one_use(f, v) && REGISTER % bits == 0 && bits % 8 == 0 &&
         !attrset_find(f->m, a, ATTR_SANITIZE_ADDRESS) && !attrset_find(f->m, a, ATTR_SANITIZE_HWADDRESS) &&
         !attrset_find(f->m, a, ATTR_SANITIZE_MEMTAG) && !attrset_find(f->m, a, ATTR_SANITIZE_THREAD);
}
static Val load_all(VecComb *c, Val v, Val p, Ty t) {
  Fn *f = c->f;
  uint32_t a = ptr_align(f, p);
  Bld k = bld_before(f, v);
  Val r = emit_load(&k, t, p, a > align_of(f, v) ? a : align_of(f, v));
  vc_push(c, r);
  stat_add(c->px, ST_VC_WIDE_LOADS, 1);
  return r;
}
/* A loaded scalar is the first element of an otherwise undefined vector. */
bool vc_wide_load(VecComb *c, Val v) {
  Fn *f = c->f;
  Val e = arg(f, v, 1), into = arg(f, v, 0), l = e;
  uint32_t at, n = vc_lanes(f->m, ty(f, v)), mask[MAX_LANES];
  if (!val_is_con(into) || !con_is_poison(&f->con, into) || !val_is_local(e) || !has_one_use(f, e) ||
      !is_lane(f, arg(f, v, 2), 1, &at))
    return false;
  if (is_op(f, e, OP_EXTRACTELEMENT) && is_lane(f, arg(f, e, 1), 1, &at)) l = arg(f, e, 0);
  if (!may_grow(f, l)) return false;
  Ty one = ty(f, e), t = ty_vec(f->m, one, REGISTER / ty_size_bits(f->m, one), false);
  Val p = arg(f, l, 0);
  int64_t off;
  bool inbounds;
  if (!load_is_safe(f, p, t, 1, l)) return false;
  Val b = ptr_base_offset(f, p, &off, &inbounds);
  if (!off && ty(f, b) == ty(f, p)) p = b;
  Val r = load_all(c, l, p, t);
  fold_at(&c->x, l);
  for (uint32_t i = 0; i < n; i++) mask[i] = i ? VC_POISON : 0;
  vc_replace(c, v, fold_shuffle(&c->x, r, con_poison(&f->con, t), mask, n));
  return true;
}
/* A loaded vector with undefined elements behind it. */
bool vc_longer_load(VecComb *c, Val v) {
  Fn *f = c->f;
  Val l = arg(f, v, 0);
  uint32_t n = vc_lanes(f->m, ty(f, v)), k = vc_lanes(f->m, ty(f, l)), mask[MAX_LANES];
  if (!vc_mask(f, v, mask) || !k || k >= n || !is_op(f, l, OP_LOAD) || !may_grow(f, l)) return false;
  for (uint32_t i = 0; i < n; i++)
    if (mask[i] != VC_POISON && (i >= k || mask[i] != i)) return false;
  if (!load_is_safe(f, arg(f, l, 0), ty(f, v), 1, l)) return false;
  vc_replace(c, v, load_all(c, l, arg(f, l, 0), ty(f, v)));
  return true;
}
