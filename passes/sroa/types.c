/* types.c: which type the variable of a partition gets, and how values of one type become values of another of the
 * same size. Contract: sroa_int.h. */
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/sroa/sroa_int.h"
#include "passes/util/promote.h"

/* ---- conversions ---- */
bool can_convert(const Module *m, Ty from, Ty to) {
  if (from == to) return true;
  if (ty_is_int(m, from) && ty_is_int(m, to)) return false;
  if (!ty_is_single(m, from) || !ty_is_single(m, to) || ty_scalable(m, from) || ty_scalable(m, to)) return false;
  if (!ty_is_sized(m, from) || !ty_is_sized(m, to) || ty_size_bits(m, from) != ty_size_bits(m, to)) return false;
  Ty a = ty_scalar(m, from), b = ty_scalar(m, to);
  bool pa = ty_is_ptr(m, a), pb = ty_is_ptr(m, b);
  if (pa && pb) {
    unsigned x = ty_addrspace(m, a), y = ty_addrspace(m, b);
    return x == y || (!ptr_nonintegral(m, x) && !ptr_nonintegral(m, y) && ptr_bits(m, x) == ptr_bits(m, y));
  }
  if (pb) return ty_is_int(m, a) && !ptr_nonintegral(m, ty_addrspace(m, b));
  if (pa) return ty_is_int(m, b) && !ptr_nonintegral(m, ty_addrspace(m, a));
  return ty_kind(m, a) != TK_TARGET && ty_kind(m, b) != TK_TARGET && a != TY_AMX && b != TY_AMX;
}
Val convert(Sroa *s, Val v, Ty to) {
  Module *m = s->f->m;
  Ty from = ty(s->f, v);
  if (from == to) return v;
  bool pa = ty_is_ptr_or_vec(m, from), pb = ty_is_ptr_or_vec(m, to);
  if (pa && pb && ty_is_vec(m, from) == ty_is_vec(m, to) &&
      ty_addrspace(m, ty_scalar(m, from)) == ty_addrspace(m, ty_scalar(m, to)))
    return fold_bitcast(&s->x, v, to);
  if (pa) v = fold_cast(&s->x, OP_PTRTOINT, 0, v, ty_intptr(m, from));
  if (!pb) return fold_bitcast(&s->x, v, to);
  return fold_cast(&s->x, OP_INTTOPTR, 0, fold_bitcast(&s->x, v, ty_intptr(m, to)), to);
}

/* ---- the type of a partition ---- */
/* Structs and arrays of one element of the same size are taken off. */
static Ty unwrap(Module *m, Ty t) {
  for (;;) {
    if (!ty_is_agg(m, t)) return t;
    const TypeRec *r = ty_rec(m, t);
    Ty in;
    if (r->kind == TK_ARRAY) {
      if (!r->count) return t;
      in = ty_elem(m, t);
    } else {
      if (!r->n) return t;
      in = ty_field(m, t, ty_field_at(m, t, 0));
    }
    if (!ty_is_sized(m, in) || ty_scalable(m, in) || ty_alloc_size(m, t) > ty_alloc_size(m, in) ||
        ty_size_bits(m, t) > ty_size_bits(m, in))
      return t;
    t = in;
  }
}
Ty type_partition(Module *m, Ty t, uint64_t off, uint64_t size) {
  for (;;) {
    uint64_t all = ty_alloc_size(m, t);
    if (off == 0 && all == size) return unwrap(m, t);
    if (off > all || all - off < size) return TY_NONE;
    TyKind k = ty_kind(m, t);
    Ty e;
    uint64_t es;
    if (k == TK_ARRAY || k == TK_VECTOR) {
      e = ty_elem(m, t);
      es = ty_alloc_size(m, e);
      if (k == TK_VECTOR && ty_size_bits(m, e) != 8 * es) return TY_NONE;
      if (!es || off / es >= ty_rec(m, t)->count) return TY_NONE;
      off %= es;
      if (off == 0 && size > es) return size % es ? TY_NONE : ty_array(m, e, size / es);
    } else if (k == TK_STRUCT) {
      const TypeRec *r = ty_rec(m, t);
      if (!r->n || off >= all || off + size > all) return TY_NONE;
      uint32_t i = ty_field_at(m, t, off);
      uint64_t end = off + size;
      off -= ty_field_offset(m, t, i);
      e = ty_field(m, t, i);
      es = ty_alloc_size(m, e);
      if (off >= es) return TY_NONE; /* padding */
      if (off == 0 && size > es) {   /* several fields */
        uint32_t last = r->n;
        if (end < all) {
          last = ty_field_at(m, t, end);
          if (last == i || ty_field_offset(m, t, last) != end) return TY_NONE;
        }
        Ty sub = ty_struct(m, r->elem + i, last - i, (r->flags & TYF_PACKED) != 0);
        return ty_alloc_size(m, sub) == size ? sub : TY_NONE;
      }
    } else return TY_NONE;
    if (off == 0 && size == es) return unwrap(m, e);
    if (off + size > es) return TY_NONE;
    t = e;
  }
}
/* The type with which all loads and stores of the whole partition agree; *largest: the widest integer among them. */
static Ty common_type(const Fn *f, const Slices *x, const Partition *p, Ty *largest) {
  const Module *m = f->m;
  Ty t = TY_NONE;
  bool common = true;
  *largest = TY_NONE;
  for (uint32_t i = p->first; i < p->last; i++) {
    const Slice *s = &x->s.p[i];
    if (op(f, s->user) == OP_CALL) continue;
    if (s->begin != x->s.p[p->first].begin || s->end != p->end) continue;
    bool access = op(f, s->user) == OP_LOAD || op(f, s->user) == OP_STORE;
    Ty u = access ? access_type(f, s->user) : TY_NONE;
    if (u && ty_is_int(m, u)) {
      uint64_t bits = ty_size_bits(m, u);
      if (bits % 8 || bits / 8 > p->end - x->s.p[p->first].begin) continue;
      if (!*largest || ty_size_bits(m, *largest) < bits) *largest = u;
    }
    if (!u || (t && t != u)) common = false;
    else t = u;
  }
  return common ? t : TY_NONE;
}
Ty partition_type(Sroa *s, const Slices *x, const Partition *p) {
  Fn *f = s->f;
  Module *m = f->m;
  uint64_t size = p->end - p->begin;
  Ty largest, common = common_type(f, x, p, &largest), t = TY_NONE, whole = alloca_type(f, x->alloca_);
  if (common && ty_alloc_size(m, common) >= size) t = common;
  if (!t) t = type_partition(m, whole, p->begin, size);
  if (!t && largest && ty_alloc_size(m, largest) >= size) t = largest;
  if ((!t || (ty_kind(m, t) == TK_ARRAY && ty_is_int(m, ty_elem(m, t)))) && size <= 128 &&
      int_is_legal(m, (uint32_t)size * 8))
    t = ty_int(m, (uint32_t)size * 8);
  if (t && t == common && ty_is_vec(m, t) && !vector_type_ok(s, x, p, t)) {
    Ty u = type_partition(m, whole, p->begin, size);
    if (u && ty_is_vec(m, u) && vector_type_ok(s, x, p, u)) t = u;
  }
  return t ? t : ty_array(m, TY_I8, size);
}

/* ---- integer widening: one integer holds the partition, narrower accesses become shifts and masks ---- */
static bool widening_slice(const Fn *f, const Slice *s, uint64_t begin, Ty t, bool *whole) {
  const Module *m = f->m;
  uint64_t size = ty_store_size(m, t), rb = s->begin - begin, re = s->end - begin, n;
  Val v = s->user;
  if (is_lifetime(f, v)) return true;
  if (re > size) return false;
  if (op(f, v) == OP_LOAD || op(f, v) == OP_STORE) {
    Ty u = access_type(f, v);
    if (is_volatile(f, v) || ty_store_size(m, u) > size || s->begin < begin) return false;
    if (!ty_is_vec(m, u) && rb == 0 && re == size) *whole = true;
    if (ty_is_int(m, u)) return ty_size_bits(m, u) == 8 * ty_store_size(m, u);
    return rb == 0 && re == size && (op(f, v) == OP_LOAD ? can_convert(m, t, u) : can_convert(m, u, t));
  }
  bool transfer;
  return mem_intrinsic(f, v, &transfer) && !call_is_volatile(f, v) && mem_length(f, v, &n) && s->splittable;
}
bool int_widening_viable(const Sroa *s, const Slices *x, const Partition *p, Ty t) {
  const Fn *f = s->f;
  Module *m = f->m;
  if (!ty_is_sized(m, t) || ty_scalable(m, t)) return false;
  uint64_t bits = ty_size_bits(m, t);
  if (bits == 0 || bits >= (1u << 23) || bits != 8 * ty_store_size(m, t)) return false;
  Ty it = ty_int(m, (uint32_t)bits);
  if (!can_convert(m, t, it) || !can_convert(m, it, t)) return false;
  bool whole = p->first == p->last && int_is_legal(m, (uint32_t)bits);
  for (uint32_t i = p->first; i < p->last; i++)
    if (!widening_slice(f, &x->s.p[i], p->begin, t, &whole)) return false;
  for (uint32_t i = 0; i < p->ntails; i++)
    if (!widening_slice(f, &x->s.p[p->tails[i]], p->begin, t, &whole)) return false;
  return whole;
}

/* ---- vectors: the partition is a vector, accesses are of elements or runs of them ---- */
static bool vector_slice(Sroa *s, const Slice *sl, const Partition *p, Ty vt, uint64_t es) {
  const Fn *f = s->f;
  Module *m = f->m;
  uint64_t count = ty_rec(m, vt)->count, b = u64_max(sl->begin, p->begin) - p->begin,
           e = u64_min(sl->end, p->end) - p->begin;
  if (b % es || b / es >= count || e % es || e / es > count) return false;
  uint64_t n = e / es - b / es;
  Val v = sl->user;
  bool transfer;
  if (op(f, v) == OP_LOAD || op(f, v) == OP_STORE) {
    if (is_volatile(f, v)) return false;
    Ty u = access_type(f, v), part = n == 1 ? ty_elem(m, vt) : ty_vec(m, ty_elem(m, vt), n, false);
    if (ty_is_agg(m, u)) return false;
    if (sl->begin < p->begin || sl->end > p->end) u = ty_int(m, (uint32_t)(n * es * 8));
    return op(f, v) == OP_LOAD ? can_convert(m, part, u) : can_convert(m, u, part);
  }
  if (is_lifetime(f, v)) return true;
  return mem_intrinsic(f, v, &transfer) && !call_is_volatile(f, v) && sl->splittable;
}
bool vector_type_ok(Sroa *s, const Slices *x, const Partition *p, Ty vt) {
  Module *m = s->f->m;
  if (!ty_is_vec(m, vt) || ty_scalable(m, vt)) return false;
  uint64_t bits = ty_size_bits(m, ty_elem(m, vt));
  if (!bits || bits % 8) return false;
  for (uint32_t i = p->first; i < p->last; i++)
    if (!vector_slice(s, &x->s.p[i], p, vt, bits / 8)) return false;
  for (uint32_t i = 0; i < p->ntails; i++)
    if (!vector_slice(s, &x->s.p[p->tails[i]], p, vt, bits / 8)) return false;
  return true;
}
typedef struct Candidates {
  Ty t[CAP_SROA_TYPES];
  unsigned n;
  uint64_t bits;
  bool mixed;
} Candidates;
static void candidate(Module *m, Candidates *c, Ty t) {
  if (!ty_is_vec(m, t) || ty_scalable(m, t)) return;
  uint64_t bits = ty_size_bits(m, t);
  if (c->n && bits != c->bits) {
    c->mixed = true;
    return;
  }
  c->bits = bits;
  for (unsigned i = 0; i < c->n; i++)
    if (c->t[i] == t) return;
  if (!at_cap(m, SROA_TYPES, c->n)) c->t[c->n++] = t;
}
/* The vector type that serves all slices; TY_NONE if there is none. Candidates: vector types of accesses to the whole
 * partition, then vectors of as many bits of what else is loaded and stored. Integer elements are preferred, few
 * before many, as they convert most easily. */
Ty vector_viable(Sroa *s, const Slices *x, const Partition *p) {
  const Fn *f = s->f;
  Module *m = f->m;
  Candidates c = {.n = 0};
  for (uint32_t i = p->first; i < p->last; i++) {
    const Slice *sl = &x->s.p[i];
    if ((op(f, sl->user) == OP_LOAD || op(f, sl->user) == OP_STORE) && sl->begin == p->begin && sl->end == p->end)
      candidate(m, &c, access_type(f, sl->user));
  }
  if (!c.n || c.mixed) return TY_NONE;
  bool same = true, ptr = false;
  for (unsigned i = 0; i < c.n; i++) {
    if (ty_elem(m, c.t[i]) != ty_elem(m, c.t[0])) same = false;
    if (ty_is_ptr(m, ty_elem(m, c.t[i]))) ptr = true;
  }
  if (!same && ptr) { /* all must be one kind of pointer or integers */
    unsigned n = 0;
    for (unsigned i = 0; i < c.n; i++)
      if (ty_is_ptr(m, ty_elem(m, c.t[i])) || ty_is_int(m, ty_elem(m, c.t[i]))) c.t[n++] = c.t[i];
    c.n = n;
  } else if (!same) {
    unsigned n = 0;
    for (unsigned i = 0; i < c.n; i++)
      if (ty_is_int(m, ty_elem(m, c.t[i]))) c.t[n++] = c.t[i];
    c.n = n;
    for (unsigned i = 1; i < n; i++) /* fewest elements first */
      for (unsigned k = i; k && ty_rec(m, c.t[k])->count < ty_rec(m, c.t[k - 1])->count; k--) {
        Ty t = c.t[k];
        c.t[k] = c.t[k - 1];
        c.t[k - 1] = t;
      }
  }
  for (unsigned i = 0; i < c.n; i++)
    if (vector_type_ok(s, x, p, c.t[i])) return c.t[i];
  Candidates more = {.n = 0};
  for (uint32_t i = p->first; i < p->last; i++) {
    const Slice *sl = &x->s.p[i];
    if (op(f, sl->user) != OP_LOAD && op(f, sl->user) != OP_STORE) continue;
    Ty u = ty_scalar(m, access_type(f, sl->user));
    if (!ty_is_int(m, u) && !ty_is_fp(u) && !ty_is_ptr(m, u)) continue;
    uint64_t bits = ty_size_bits(m, u);
    if (bits && bits != c.bits && c.bits % bits == 0) candidate(m, &more, ty_vec(m, u, c.bits / bits, false));
  }
  for (unsigned i = 0; i < more.n; i++)
    if (vector_type_ok(s, x, p, more.t[i])) return more.t[i];
  return TY_NONE;
}
