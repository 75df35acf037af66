/* rewrite.c: the uses of one partition, rewritten for the variable that replaces it. Contract: sroa_int.h.
 *
 * Three modes. Integer widening: the variable is one integer; narrower loads shift and truncate, narrower stores mask
 * and insert. Vector: loads and stores extract and insert elements. Otherwise accesses to the whole convert, others
 * get a pointer into the new variable and keep it from promotion. Pieces of an integer load that was cut are put
 * together behind each other's shifts.
 *
 * Poison: memory holds it by the byte, a value as a whole. Where part of a widened integer is replaced, neither the
 * poison of the new part nor that of the old rest may spread to the other, so what may be poison is frozen (which
 * refines it). The same for a vector that becomes an integer: its elements were separate; and for bytes copied into
 * an integer that is read in parts: they are loaded as a vector of bytes and frozen. LLVM does none of this. A copy
 * from memory to memory through one variable is taken as one value, as LLVM and InstCombine do. */
#include "analysis/value/known.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/sroa/sroa_int.h"
#include "passes/util/promote.h"

/* ---- calls: alignment of pointer parameters ---- */
uint32_t call_param_align(const Fn *f, Val v, uint32_t i) {
  const Attr *a = attrset_find(f->m, attrlist_param(f->m, call_rec(f, v)->attrs, i), ATTR_ALIGN);
  return a ? (uint32_t)u64_min(a->val, 1u << 30) : 1;
}
void call_param_align_set(Fn *f, Val v, uint32_t i, uint32_t align) {
  CallRec c = *call_rec(f, v);
  AttrSet s = attrset_remove(f->m, attrlist_param(f->m, c.attrs, i), ATTR_ALIGN);
  if (align > 1) s = attrset_add_int(f->m, s, ATTR_ALIGN, align);
  c.attrs = attrlist_with_param(f->m, c.attrs, i, s);
  aux_set(f, v, call_add(f, c));
}

/* ---- places ---- */
typedef struct Span { /* the part of a slice that lies in the partition */
  uint64_t begin, end;
  bool split, whole; /* the slice reaches beyond; the part is the whole partition */
} Span;
static Span span(const Rewrite *r, const Slice *sl) {
  Span s = {u64_max(sl->begin, r->p->begin), u64_min(sl->end, r->p->end), false, false};
  s.split = sl->begin < r->p->begin || sl->end > r->p->end;
  s.whole = s.begin == r->p->begin && s.end == r->p->end;
  return s;
}
static uint32_t slice_align(const Rewrite *r, Span sp) {
  return common_align(alloca_align(r->s->f, r->new_), sp.begin - r->p->begin);
}
static Val in_space(Rewrite *r, Val p, Ty t) {
  Fn *f = r->s->f;
  return ty(f, p) == t ? p : fold_cast(&r->s->x, OP_ADDRSPACECAST, 0, p, t);
}
static Val ptr_plus(Rewrite *r, Val p, uint64_t off) {
  Fn *f = r->s->f;
  if (!off) return p;
  return fold_ptradd(&r->s->x, F_INBOUNDS | F_NUSW, p, con_int(&f->con, ty_index(f->m, ty(f, p)), off));
}
/* Address of the span in the new variable, of pointer type t. */
static Val slice_ptr(Rewrite *r, Span sp, Ty t) { return in_space(r, ptr_plus(r, r->new_, sp.begin - r->p->begin), t); }

/* ---- metadata of accesses that stay or are made from transfers: what speaks of the access as a whole and of its
 * address's scopes ---- */
static void md_keep(Fn *f, Val to, Val from, bool same_type) {
  static const uint32_t kinds[] = {MDK_ALIAS_SCOPE,  MDK_NOALIAS, MDK_NONTEMPORAL, MDK_MEM_PARALLEL_LOOP_ACCESS,
                                   MDK_ACCESS_GROUP, MDK_MMRA};
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++) {
    Md n = md_get(f, from, kinds[i]);
    if (n) md_set(f, to, kinds[i], n);
  }
  if (!same_type) return;
  static const uint32_t more[] = {MDK_TBAA,
                                  MDK_RANGE,
                                  MDK_NONNULL,
                                  MDK_NOUNDEF,
                                  MDK_ALIGN,
                                  MDK_DEREFERENCEABLE,
                                  MDK_DEREFERENCEABLE_OR_NULL,
                                  MDK_INVARIANT_LOAD,
                                  MDK_INVARIANT_GROUP};
  for (unsigned i = 0; i < ARRAY_LEN(more); i++) {
    Md n = md_get(f, from, more[i]);
    if (n) md_set(f, to, more[i], n);
  }
}
static Val new_load(Rewrite *r, Val at, Ty t, Val p, uint32_t align) {
  Bld k = bld_before(r->s->f, at);
  return emit_load(&k, t, p, align);
}
static Val new_store(Rewrite *r, Val at, Val x, Val p, uint32_t align) {
  Bld k = bld_before(r->s->f, at);
  return emit_store(&k, x, p, align);
}
static Val whole_load(Rewrite *r, Val at) { return new_load(r, at, r->t, r->new_, alloca_align(r->s->f, r->new_)); }
static void order_copy(Fn *f, Val to, Val from) {
  flags_set(f, to,
            (flags(f, to) & ~(unsigned)(F_ORDER_MASK | F_VOLATILE)) | (flags(f, from) & (F_ORDER_MASK | F_VOLATILE)));
  sub_set(f, to, sub(f, from));
}

/* ---- values ---- */
static Val frozen(Rewrite *r, Val v) {
  KnownCtx k = known_at(r->s->f, r->s->A, r->s->x.at);
  return known_not_poison(&k, v) ? v : fold_freeze(&r->s->x, v);
}
/* v, about to be stored as a value of type `to`: elements that were separate in v must not poison each other. Where
 * there was one, or each becomes several, none do. */
static Val convert_store(Rewrite *r, Val v, Ty to) {
  const Module *m = r->s->f->m;
  Ty from = ty(r->s->f, v);
  if (from != to && ty_is_vec(m, from) && ty_rec(m, from)->count != 1 &&
      (!ty_is_vec(m, to) || ty_rec(m, to)->count % ty_rec(m, from)->count))
    v = frozen(r, v);
  return convert(r->s, v, to);
}
static uint64_t shift_of(const Module *m, Ty wide, Ty part, uint64_t off) {
  return 8 * (dl_big_endian(m) ? ty_store_size(m, wide) - ty_store_size(m, part) - off : off);
}
static Val extract_int(Rewrite *r, Val v, Ty t, uint64_t off) {
  Fn *f = r->s->f;
  Ty w = ty(f, v);
  uint64_t sh = shift_of(f->m, w, t, off);
  if (sh) v = fold_bin(&r->s->x, OP_LSHR, 0, v, con_int(&f->con, w, sh));
  return w == t ? v : fold_cast(&r->s->x, OP_TRUNC, 0, v, t);
}
/* old with the bytes from `off` replaced by v; VAL_NONE for old: the other bytes are zero. */
static Val insert_int(Rewrite *r, Ty w, Val old, Val v, uint64_t off) {
  Fn *f = r->s->f;
  Ty t = ty(f, v);
  uint64_t sh = shift_of(f->m, w, t, off);
  uint32_t bits = ty_bits(f->m, w), n = ty_bits(f->m, t);
  if (t != w) v = fold_cast(&r->s->x, OP_ZEXT, 0, v, w);
  if (sh) v = fold_bin(&r->s->x, OP_SHL, 0, v, con_int(&f->con, w, sh));
  if (!old || (sh == 0 && n == bits)) return v;
  ArenaMark mark = arena_mark(r->s->A);
  Ap mask = ap_not(r->s->A, ap_range_mask(r->s->A, bits, (uint32_t)sh, (uint32_t)sh + n));
  old = fold_bin(&r->s->x, OP_AND, 0, old, con_ap(&f->con, w, mask));
  arena_release(r->s->A, mark);
  return fold_bin(&r->s->x, OP_OR, 0, old, v);
}
static Val extract_vec(Rewrite *r, Val v, uint64_t begin, uint64_t end) {
  Fn *f = r->s->f;
  uint64_t n = end - begin;
  if (n == ty_rec(f->m, ty(f, v))->count) return v;
  if (n == 1) return fold_extractelement(&r->s->x, v, con_int(&f->con, TY_I32, begin));
  uint32_t *mask = ARENA_ARRAY(r->s->A, uint32_t, n);
  for (uint64_t i = 0; i < n; i++) mask[i] = (uint32_t)(begin + i);
  return fold_shuffle(&r->s->x, v, con_poison(&f->con, ty(f, v)), mask, (uint32_t)n);
}
static Val insert_vec(Rewrite *r, Val old, Val v, uint64_t begin) {
  Fn *f = r->s->f;
  if (!ty_is_vec(f->m, ty(f, v))) return fold_insertelement(&r->s->x, old, v, con_int(&f->con, TY_I32, begin));
  uint64_t n = ty_rec(f->m, ty(f, v))->count, all = ty_rec(f->m, ty(f, old))->count;
  if (n == all) return v;
  uint32_t *mask = ARENA_ARRAY(r->s->A, uint32_t, all);
  for (uint64_t i = 0; i < all; i++) mask[i] = i >= begin && i < begin + n ? (uint32_t)(i - begin) : UINT32_MAX;
  v = fold_shuffle(&r->s->x, v, con_poison(&f->con, ty(f, v)), mask, (uint32_t)all);
  for (uint64_t i = 0; i < all; i++) mask[i] = i >= begin && i < begin + n ? (uint32_t)(i + all) : (uint32_t)i;
  return fold_shuffle(&r->s->x, old, v, mask, (uint32_t)all);
}
static Ty part_type(Module *m, Ty elem, uint64_t n) { return n == 1 ? elem : ty_vec(m, elem, n, false); }
/* An integer of `bytes` copies of the byte v. */
static Val byte_splat(Rewrite *r, Val v, uint64_t bytes) {
  Fn *f = r->s->f;
  if (bytes == 1) return v;
  uint32_t bits = (uint32_t)bytes * 8;
  Ty t = ty_int(f->m, bits);
  v = fold_cast(&r->s->x, OP_ZEXT, 0, v, t);
  ArenaMark mark = arena_mark(r->s->A);
  uint32_t n = ap_nwords(bits);
  uint64_t *w = ARENA_ARRAY(r->s->A, uint64_t, n);
  for (uint32_t i = 0; i < n; i++) w[i] = 0x0101010101010101ull;
  Val ones = con_ap(&f->con, t, ap_from_words(r->s->A, bits, w, n));
  arena_release(r->s->A, mark);
  return fold_bin(&r->s->x, OP_MUL, 0, v, ones);
}
static Val vec_splat(Rewrite *r, Val v, uint64_t n) {
  Fn *f = r->s->f;
  Ty t = ty_vec(f->m, ty(f, v), n, false);
  if (val_is_con(v)) return con_splat(&f->con, t, v);
  Val p = con_poison(&f->con, t);
  uint32_t *mask = ARENA_ZARRAY(r->s->A, uint32_t, n);
  return fold_shuffle(&r->s->x, fold_insertelement(&r->s->x, p, v, con_int(&f->con, TY_I32, 0)), p, mask, (uint32_t)n);
}

/* ---- which slices leave nothing that keeps the variable from promotion ---- */
static bool load_past_end(const Module *m, Ty var, Ty t, Span sp) {
  return ty_is_int(m, var) && ty_is_int(m, t) && ty_store_size(m, t) > sp.end - sp.begin &&
         ty_bits(m, t) > ty_bits(m, var);
}
static Ty load_target(const Rewrite *r, const Slice *sl, Span sp) {
  Module *m = r->s->f->m;
  return sp.split ? ty_int(m, (uint32_t)(sp.end - sp.begin) * 8) : ty(r->s->f, sl->user);
}
static bool memset_is_value(const Rewrite *r, const Slice *sl) {
  Module *m = r->s->f->m;
  uint64_t n;
  if (r->vec || r->int_) return true;
  if (sl->begin > r->p->begin || sl->end < r->p->end || !mem_length(r->s->f, sl->user, &n) || n > UINT32_MAX)
    return false;
  n = r->p->end - r->p->begin;
  return can_convert(m, ty_vec(m, TY_I8, n, false), r->t) && ty_size_bits(m, ty_scalar(m, r->t)) <= UINT32_MAX &&
         int_is_legal(m, (uint32_t)ty_size_bits(m, ty_scalar(m, r->t)));
}
static bool transfer_is_copy(const Rewrite *r, const Slice *sl, Span sp) { /* stays a memcpy */
  const Module *m = r->s->f->m;
  return !r->vec && !r->int_ &&
         (!r->promote || sl->begin > r->p->begin || sl->end < r->p->end ||
          sp.end - sp.begin != ty_store_size(m, r->t) || ty_size_bits(m, r->t) != 8 * ty_store_size(m, r->t) ||
          !ty_is_single(m, r->t));
}
bool slice_promotable(const Rewrite *r, const Slice *sl) {
  const Fn *f = r->s->f;
  const Module *m = f->m;
  Val v = sl->user;
  Span sp = span(r, sl);
  bool transfer;
  switch (op(f, v)) {
  case OP_LOAD:
    if (is_volatile(f, v)) return false;
    if (r->vec || (r->int_ && ty_is_int(m, ty(f, v)))) return true;
    return sp.whole &&
           (can_convert(m, r->t, load_target(r, sl, sp)) || load_past_end(m, r->t, load_target(r, sl, sp), sp));
  case OP_STORE: {
    if (is_volatile(f, v)) return false;
    Ty t = access_type(f, v);
    if (r->vec || (r->int_ && ty_is_int(m, t))) return true;
    if (sp.end - sp.begin < ty_store_size(m, t)) {
      if (!ty_is_int(m, t)) return false;
      t = ty_int((Module *)(uintptr_t)m, (uint32_t)(sp.end - sp.begin) * 8);
    }
    return sp.whole && can_convert(m, t, r->t);
  }
  case OP_PHI:
  case OP_SELECT: return true;
  default: break;
  }
  if (is_lifetime(f, v) || launder_or_strip(f, v)) return true;
  uint64_t n;
  if (!mem_intrinsic(f, v, &transfer) || call_is_volatile(f, v)) return false;
  if (!transfer) return mem_length(f, v, &n) && memset_is_value(r, sl);
  return sl->splittable && !transfer_is_copy(r, sl, sp);
}

/* ---- loads ---- */
static void rewrite_load(Rewrite *r, Slice *sl, Span sp) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Module *m = f->m;
  Val v = sl->user, x;
  Ty target = load_target(r, sl, sp), from = ty(f, arg(f, v, 0));
  if (r->vec) {
    uint64_t b = (sp.begin - r->p->begin) / r->elem_size, e = (sp.end - r->p->begin) / r->elem_size;
    x = extract_vec(r, whole_load(r, v), b, e);
  } else if (r->int_ && ty_is_int(m, ty(f, v))) {
    x = convert(s, whole_load(r, v), r->int_);
    uint64_t off = sp.begin - r->p->begin;
    if (off || sp.end < r->p->end) x = extract_int(r, x, ty_int(m, (uint32_t)(sp.end - sp.begin) * 8), off);
    if (!sp.split && ty_bits(m, target) > ty_bits(m, ty(f, x)))
      x = fold_cast(&s->x, OP_ZEXT, 0, x, target); /* reads past the end: undefined there */
  } else if (sp.whole && (can_convert(m, r->t, target) || (load_past_end(m, r->t, target, sp) && !is_volatile(f, v)))) {
    Val p = is_volatile(f, v) ? in_space(r, r->new_, from) : r->new_;
    x = new_load(r, v, r->t, p, alloca_align(f, r->new_));
    order_copy(f, x, v);
    md_keep(f, x, v, r->t == ty(f, v));
    if (load_past_end(m, r->t, target, sp)) {
      x = fold_cast(&s->x, OP_ZEXT, 0, x, target);
      if (dl_big_endian(m))
        x = fold_bin(&s->x, OP_SHL, 0, x, con_int(&f->con, target, ty_bits(m, target) - ty_bits(m, r->t)));
    }
  } else {
    x = new_load(r, v, target, slice_ptr(r, sp, from), slice_align(r, sp));
    order_copy(f, x, v);
    md_keep(f, x, v, target == ty(f, v));
  }
  x = convert(s, x, target);
  if (sp.split) { /* each byte of the load is in some partition: its last piece makes it complete */
    Ty w = ty(f, v);
    Val piece = insert_int(r, w, VAL_NONE, x, sp.begin - sl->begin);
    sl->acc = sl->acc ? fold_bin(&s->x, OP_OR, 0, sl->acc, piece) : piece;
    if (sp.end < sl->end) return;
    x = sl->acc;
  }
  if (has_uses(f, v) || ((uint32_t)v < f->rare->cap_dbg_use && f->rare->dbg_use[v])) val_replace(f, v, x);
  if (val_is_local(x) && !name_of(f, x).n) name_take(f, x, v);
  sroa_kill(s, v);
}

/* ---- stores ---- */
static void set_part(Rewrite *r, Val at, Val x, Span sp) { /* x into the bytes of sp; modes only */
  Sroa *s = r->s;
  if (r->vec) {
    uint64_t b = (sp.begin - r->p->begin) / r->elem_size, e = (sp.end - r->p->begin) / r->elem_size;
    x = convert_store(r, x, part_type(s->f->m, r->elem, e - b));
    if (!sp.whole) x = insert_vec(r, whole_load(r, at), x, b);
  } else {
    if (!sp.whole) {
      Val old = frozen(r, convert(s, whole_load(r, at), r->int_));
      x = insert_int(r, r->int_, old, frozen(r, x), sp.begin - r->p->begin);
    }
    x = convert(s, x, r->t);
  }
  new_store(r, at, x, r->new_, alloca_align(s->f, r->new_));
}
static void rewrite_store(Rewrite *r, Slice *sl, Span sp) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Module *m = f->m;
  Val v = sl->user, x = arg(f, v, 0);
  Ty from = ty(f, arg(f, v, 1)), xt = ty(f, x);
  bool vol = is_volatile(f, v);
  if (ty_is_ptr(m, xt)) { /* the variable whose address goes may be promotable once this one is gone */
    Val b = x;
    while (val_is_local(b) && (op(f, b) == OP_GEP || op(f, b) == OP_BITCAST || op(f, b) == OP_ADDRSPACECAST))
      b = arg(f, b, 0);
    if (is_op(f, b, OP_ALLOCA)) sroa_add(s, &s->later, SROA_IN_LATER, b);
  }
  if (sp.end - sp.begin < ty_store_size(m, xt) && ty_is_int(m, xt))
    x = extract_int(r, x, ty_int(m, (uint32_t)(sp.end - sp.begin) * 8), sp.begin - sl->begin);
  Val n;
  if (r->vec || (r->int_ && ty_is_int(m, xt))) {
    set_part(r, v, x, sp);
    sroa_kill(s, v);
    return;
  }
  if (sp.whole && can_convert(m, ty(f, x), r->t)) {
    x = convert_store(r, x, r->t);
    n = new_store(r, v, x, vol ? in_space(r, r->new_, from) : r->new_, alloca_align(f, r->new_));
  } else n = new_store(r, v, x, slice_ptr(r, sp, from), slice_align(r, sp));
  order_copy(f, n, v);
  md_keep(f, n, v, ty(f, x) == xt);
  sroa_kill(s, v);
}

/* ---- memset, memcpy, memmove ---- */
static Val mem_call(Rewrite *r, Val like, unsigned id, Val a0, Val a1, uint64_t len, uint32_t al0, uint32_t al1) {
  Fn *f = r->s->f;
  Bld k = bld_before(f, like);
  Ty lt = ty(f, arg(f, like, 2));
  bool set = id == INTRIN_memset || id == INTRIN_memset_inline;
  Ty ov[3] = {ty(f, a0), set ? lt : ty(f, a1), lt};
  Val n = emit_intrinsic(&k, id, ov, set ? 2 : 3, (Val[]){a0, a1, con_int(&f->con, lt, len), arg(f, like, 3)}, 4);
  call_param_align_set(f, n, 0, al0);
  if (!set) call_param_align_set(f, n, 1, al1);
  flags_set(f, n, flags(f, like) & F_TAILMASK);
  md_keep(f, n, like, false);
  return n;
}
static void set_pointer(Rewrite *r, Slice *sl, Span sp) {
  Fn *f = r->s->f;
  Val old = arg(f, sl->user, sl->index), p = slice_ptr(r, sp, ty(f, old));
  opnd_set(f, sl->user, sl->index, p);
  if (val_is_local(old) && !has_uses(f, old)) sroa_kill(r->s, old);
}
static void rewrite_memset(Rewrite *r, Slice *sl, Span sp) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Module *m = f->m;
  Val v = sl->user, byte = arg(f, v, 1);
  uint64_t n = 0;
  if (!mem_length(f, v, &n)) {
    set_pointer(r, sl, sp);
    call_param_align_set(f, v, 0, slice_align(r, sp));
    return;
  }
  sroa_kill(s, v);
  uint64_t size = sp.end - sp.begin;
  if (!memset_is_value(r, sl) || call_is_volatile(f, v)) {
    mem_call(r, v, call_intrinsic(f, v), slice_ptr(r, sp, ty(f, arg(f, v, 0))), byte, size, slice_align(r, sp), 1);
    return;
  }
  if (r->vec) {
    Val x = convert(s, byte_splat(r, byte, r->elem_size), r->elem);
    uint64_t k = size / r->elem_size;
    set_part(r, v, k > 1 ? vec_splat(r, x, k) : x, sp);
  } else if (r->int_) set_part(r, v, byte_splat(r, byte, size), sp);
  else {
    Val x = byte_splat(r, byte, ty_size_bits(m, ty_scalar(m, r->t)) / 8);
    if (ty_is_vec(m, r->t)) x = vec_splat(r, x, ty_rec(m, r->t)->count);
    new_store(r, v, convert(s, x, r->t), r->new_, alloca_align(f, r->new_));
  }
}
/* Loads the bytes that a copy brings in, as a value of type t. */
static Val copy_in(Rewrite *r, Val v, Ty t, Val p, uint32_t align, bool whole) {
  Sroa *s = r->s;
  Fn *f = s->f;
  uint64_t n = ty_store_size(f->m, t);
  bool bytes = r->int_ && n > 1 && (!whole || r->parts);
  Val x = new_load(r, v, bytes ? ty_vec(f->m, TY_I8, n, false) : t, p, align);
  md_keep(f, x, v, false);
  return bytes ? convert(s, fold_freeze(&s->x, x), t) : x;
}
static void rewrite_transfer(Rewrite *r, Slice *sl, Span sp) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Module *m = f->m;
  Val v = sl->user;
  bool dest = sl->index == 0, vol = call_is_volatile(f, v);
  if (!sl->splittable) {
    set_pointer(r, sl, sp);
    call_param_align_set(f, v, sl->index, slice_align(r, sp));
    return;
  }
  bool copy = transfer_is_copy(r, sl, sp);
  Val other = arg(f, v, dest ? 1 : 0);
  uint64_t size = sp.end - sp.begin, len = 0, skip = sp.begin - sl->begin;
  mem_length(f, v, &len);
  if (copy && r->new_ == r->old) {
    if (len != size) opnd_set(f, v, 2, con_int(&f->con, ty(f, arg(f, v, 2)), size));
    return;
  }
  Val b = other;
  while (val_is_local(b) &&
         (op(f, b) == OP_BITCAST || op(f, b) == OP_ADDRSPACECAST || (op(f, b) == OP_GEP && (flags(f, b) & F_INBOUNDS))))
    b = arg(f, b, 0);
  if (is_op(f, b, OP_ALLOCA)) {
    if (ty_is_agg(m, r->t)) sroa_forget_escape(s, b);
    sroa_add(s, &s->work, SROA_IN_WORK, b);
  }
  sroa_kill(s, v);
  uint32_t oalign = common_align(call_param_align(f, v, dest ? 1 : 0), skip);
  Val optr = ptr_plus(r, other, skip);
  if (copy) {
    Val ours = slice_ptr(r, sp, ty(f, arg(f, v, sl->index)));
    mem_call(r, v, call_intrinsic(f, v), dest ? ours : optr, dest ? optr : ours, size,
             dest ? slice_align(r, sp) : oalign, dest ? oalign : slice_align(r, sp));
    return;
  }
  Ty ot = r->t;
  if (!sp.whole) ot = r->vec ? part_type(m, r->elem, size / r->elem_size) : ty_int(m, (uint32_t)size * 8);
  Ty ourpt = ty(f, arg(f, v, sl->index));
  if (dest) {
    Val x;
    if (vol) {
      x = new_load(r, v, ot, optr, oalign);
      md_keep(f, x, v, false);
      flags_set(f, x, flags(f, x) | F_VOLATILE);
      Val st;
      if (sp.whole) st = new_store(r, v, x, in_space(r, r->new_, ourpt), alloca_align(f, r->new_));
      else st = new_store(r, v, x, slice_ptr(r, sp, ourpt), slice_align(r, sp));
      flags_set(f, st, flags(f, st) | F_VOLATILE);
      return;
    }
    x = copy_in(r, v, ot, optr, oalign, sp.whole);
    if (sp.whole) new_store(r, v, x, r->new_, alloca_align(f, r->new_));
    else set_part(r, v, x, sp);
    return;
  }
  Val x;
  if (vol || sp.whole) {
    x = new_load(r, v, ot, vol ? slice_ptr(r, sp, ourpt) : r->new_, slice_align(r, sp));
    if (vol) flags_set(f, x, flags(f, x) | F_VOLATILE);
  } else if (r->vec)
    x = extract_vec(r, whole_load(r, v), (sp.begin - r->p->begin) / r->elem_size,
                    (sp.end - r->p->begin) / r->elem_size);
  else x = extract_int(r, convert(s, whole_load(r, v), r->int_), ot, sp.begin - r->p->begin);
  Val st = new_store(r, v, x, optr, oalign);
  md_keep(f, st, v, false);
  if (vol) flags_set(f, st, flags(f, st) | F_VOLATILE);
}

/* ---- phis and selects ---- */
/* Loads and stores through a phi or select keep no more alignment than the slice has. */
static void fix_align(Rewrite *r, Val root, uint32_t align) {
  Fn *f = r->s->f;
  VecU32 work = {0}, seen = {0};
  vec_push(&work, (uint32_t)root);
  vec_push(&seen, (uint32_t)root);
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      if (op(f, w) == OP_LOAD || op(f, w) == OP_STORE) {
        if (align_of(f, w) > align) align_set(f, w, align);
        continue;
      }
      bool old = false;
      for (uint32_t i = 0; i < seen.n && !old; i++) old = seen.p[i] == (uint32_t)w;
      if (!old) {
        vec_push(&seen, (uint32_t)w);
        vec_push(&work, (uint32_t)w);
      }
    }
  }
  vec_free(&work);
  vec_free(&seen);
}
/* What stands behind a and the allocas that follow it. Rows are long, and asked about by each of their members: what
 * was walked once is skipped. */
static Val further(const Sroa *s, Val v) { /* in the row, or what stands behind it */
  Fn *f = s->f;
  Val n = (Val)s->alloca_run.p[v];
  return n && op(f, n) == OP_ALLOCA && blk_of(f, n) == blk_of(f, v) ? n : next_of(f, v);
}
static Val behind_allocas(Sroa *s, Val a) {
  Fn *f = s->f;
  Val last = a, n;
  if (s->alloca_run.n < f->nins) vec_resize_zero(&s->alloca_run, f->nins);
  while (op(f, n = further(s, last)) == OP_ALLOCA) last = n;
  for (Val v = a; v != last; v = n) {
    n = further(s, v);
    s->alloca_run.p[v] = (uint32_t)last;
  }
  return next_of(f, last);
}
static void rewrite_phi(Rewrite *r, Slice *sl, Span sp) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Val v = sl->user, old = arg(f, v, sl->index);
  if (old != sl->ptr) return; /* the same address came twice: done with the first */
  if (old != r->new_) {
    Val at = old; /* where the old address was made, which dominates the use */
    if (op(f, old) == OP_PHI) at = first_insertion(f, blk_of(f, old));
    if (op(f, at) == OP_ALLOCA) at = behind_allocas(s, at);
    fold_at(&s->x, at);
    Val p = slice_ptr(r, sp, ty(f, old));
    for (uint32_t i = op(f, v) == OP_SELECT; i < nops(f, v); i++)
      if (arg(f, v, i) == old) opnd_set(f, v, i, p);
    if (!has_uses(f, old)) sroa_kill(s, old);
  }
  fix_align(r, v, slice_align(r, sp));
  vec_push(op(f, v) == OP_PHI ? r->phis : r->sels, (uint32_t)v);
}

void slice_rewrite(Rewrite *r, Slice *sl) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Val v = sl->user;
  Span sp = span(r, sl);
  ArenaMark mark = arena_mark(s->A);
  fold_at(&s->x, v);
  switch (op(f, v)) {
  case OP_LOAD: rewrite_load(r, sl, sp); break;
  case OP_STORE: rewrite_store(r, sl, sp); break;
  case OP_PHI:
  case OP_SELECT: rewrite_phi(r, sl, sp); break;
  default: {
    bool transfer;
    if (is_lifetime(f, v)) {
      if (r->new_ == r->old && sp.whole) break;
      sroa_kill(s, v);
      if (!sp.whole) break;
      Bld k = bld_before(f, v);
      Ty t = ty(f, r->new_);
      emit_intrinsic(&k, call_intrinsic(f, v), &t, 1, &r->new_, 1);
    } else if (launder_or_strip(f, v)) sroa_kill(s, v);
    else if (mem_intrinsic(f, v, &transfer) && transfer) rewrite_transfer(r, sl, sp);
    else rewrite_memset(r, sl, sp);
  }
  }
  arena_release(s->A, mark);
}

bool slice_tidy(Rewrite *r, Slice *sl) {
  Sroa *s = r->s;
  Fn *f = s->f;
  Val v = sl->user, p;
  Span sp = span(r, sl);
  bool transfer = false, changed = false, mem = op(f, v) == OP_LOAD || op(f, v) == OP_STORE;
  uint64_t len;
  if (!mem && !mem_intrinsic(f, v, &transfer)) return false;
  p = arg(f, v, sl->index);
  if (p != r->new_ && ty(f, p) == ty(f, r->new_) && p == sl->ptr) {
    Val q = r->new_;
    fold_at(&s->x, v);
    if (sp.begin) q = op(f, p) == OP_GEP && arg(f, p, 0) == r->new_ ? p : ptr_plus(r, q, sp.begin);
    if (q != p) {
      opnd_set(f, v, sl->index, q);
      if (!has_uses(f, p)) sroa_kill(s, p);
      changed = true;
    }
  }
  uint32_t align = slice_align(r, sp);
  if (mem && align_of(f, v) < align) {
    align_set(f, v, align);
    changed = true;
  }
  if (!mem && call_param_align(f, v, sl->index) < align) {
    call_param_align_set(f, v, sl->index, align);
    changed = true;
  }
  if (!mem && sl->splittable && mem_length(f, v, &len) && len > sp.end - sp.begin) {
    opnd_set(f, v, 2, con_int(&f->con, ty(f, arg(f, v, 2)), sp.end - sp.begin));
    changed = true;
  }
  return changed;
}
