/* alias_basic.c: basic-aa: what follows from objects, captures and offsets. No metadata, no other function.
 *
 * Different objects that each are identified do not overlap; an object that was not captured is not what a load or
 * call gives. Within one object the difference of two addresses is a sum (alias_gep.h): constant, it decides; else
 * its remainder modulo the common divisor of the scales, its range, and a least distance from 0 may show that the
 * accesses stay apart. Phis and selects answer what all their operands agree on; a phi that advances a pointer round
 * a loop is asked with all of its object.
 *
 * A question about operands assumes NoAlias where it meets itself again; if that turns out wrong, answers that rested
 * on it are forgotten (as in LLVM's AAQueryInfo). Depth, number and memo of such questions are bounded by
 * CAP_ALIAS_DEPTH and CAP_ALIAS_ASKED. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias_gep.h"
#include "analysis/memory/capture.h"
#include "analysis/memory/heap.h"
#include "analysis/value/cond.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/hash.h"

/* ---- places ---- */
static inline bool has_size(const MemLoc *l) { return l->kind <= LOC_UPPER; }
static inline bool is_zero(const MemLoc *l) { return has_size(l) && !l->bytes; }
static inline MemLoc at_ptr(MemLoc l, Val p) {
  return (MemLoc){.ptr = p, .bytes = has_size(&l) ? l.bytes : 0, .kind = l.kind, .scalable = l.scalable};
}
static bool same_loc(const MemLoc *x, const MemLoc *y) {
  return x->ptr == y->ptr && x->kind == y->kind && x->bytes == y->bytes && x->scalable == y->scalable;
}

Val ptr_strip(Alias *a, Val p) {
  Fn *f = a->f;
  p = con_canon(f, p);
  for (unsigned i = 0; !is_usual_object(f, p) && !at_cap(f->m, ALIAS_STRIP, i); i++) {
    Val b = VAL_NONE;
    if (val_is_con(p)) {
      if (con_kind(&f->con, p) == CON_ADDR ? con_addr_offset(&f->con, p) == 0
                                           : con_kind(&f->con, p) == CON_EXPR && con_rec(&f->con, p)->sub != OP_GEP)
        b = ptr_step(a, p, true);
    } else if (op(f, p) != OP_GEP || has_zero_indices(f, p)) b = ptr_step(a, p, true);
    if (!b || b == p) break;
    p = b;
  }
  return p;
}
bool is_null_nowhere(const Alias *a, Val v) { /* null, where nothing lies */
  return val_is_con(v) && con_kind(&a->f->con, v) == CON_NULL && !a->null_valid &&
         ty_addrspace(a->f->m, ty(a->f, v)) == 0;
}
/* What such an instruction gives did escape before: an object that nobody else got hold of is not it. */
static bool is_escape_source(const Fn *f, Val v) {
  if (val_is_con(v)) return con_kind(&f->con, v) == CON_EXPR && con_rec(&f->con, v)->sub == OP_INTTOPTR;
  switch (op(f, v)) {
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    unsigned id = call_intrinsic(f, v);
    if (id == INTRIN_launder_invariant_group || id == INTRIN_strip_invariant_group || id == INTRIN_ptrmask ||
        id == INTRIN_threadlocal_address)
      return false;
    for (uint32_t i = 0, n = call_nargs(f, v); i < n;
         i++) { /* an argument that comes back though it is not captured otherwise */
      if (!ty_is_ptr(f->m, ty(f, arg(f, v, i)))) continue;
      UseCapture c = call_captures(f, v, i);
      if (c.result & ~c.use) return false;
    }
    return true;
  }
  case OP_LOAD:
  case OP_INTTOPTR:
  case OP_EXTRACTVALUE:
  case OP_EXTRACTELEMENT: return true;
  default: return false;
  }
}
bool object_size(const Fn *f, Val o, uint64_t *out, uint64_t *rounded) {
  const Module *m = f->m;
  uint64_t n = 0, al = 1;
  if (val_is_con(o)) {
    if (con_kind(&f->con, o) != CON_GLOBAL) return false;
    const Global *g = glob(m, con_glob(&f->con, o));
    if (g->kind != GK_VAR || !ty_is_sized(m, g->type) || ty_scalable(m, g->type) || g->linkage == LINK_EXTERN_WEAK ||
        g->is_decl || glob_is_interposable(g))
      return false;
    n = ty_alloc_size(m, g->type);
    al = g->align ? glob_align(g) : 1;
  } else if (is_arg(f, o)) {
    AttrSet s = attrlist_param(m, fn_glob(f)->fattrs, arg_index(f, o));
    static const AttrKind kinds[] = {ATTR_BYVAL, ATTR_BYREF, ATTR_SRET, ATTR_INALLOCA, ATTR_PREALLOCATED};
    const Attr *t = NULL;
    for (unsigned i = 0; i < ARRAY_LEN(kinds) && !t; i++) t = attrset_find(m, s, kinds[i]);
    if (!t || !t->type || !ty_is_sized(m, t->type) || ty_scalable(m, t->type)) return false;
    n = ty_alloc_size(m, t->type);
    const Attr *l = attrset_find(m, s, ATTR_ALIGN);
    al = l ? l->val : 1;
  } else if (op(f, o) == OP_ALLOCA) {
    uint64_t k;
    Ty t = alloca_type(f, o);
    if (!ty_is_sized(m, t) || ty_scalable(m, t) || !val_is_con(arg(f, o, 0)) || !con_u64(&f->con, arg(f, o, 0), &k) ||
        __builtin_mul_overflow(ty_alloc_size(m, t), k, &n))
      return false;
    al = align_of(f, o) ? align_of(f, o) : ty_abi_align(m, t);
  } else if (is_call(f, o) && !call_intrinsic(f, o)) {
    if (!alloc_size(f, o, &n)) return false;
  } else return false;
  *out = n;
  *rounded = al > 1 ? round_up(n, al) : n;
  return true;
}
/* The object at o is smaller than what is certainly accessible at the other side's pointer p. */
static bool object_too_small(const Addr *o, const Addr *p, const MemLoc *l) {
  uint64_t need = l->kind == LOC_PRECISE ? u64_max(p->needs, l->bytes) : p->needs;
  return need && o->has_size && o->whole_and_more < need;
}

/* ---- assumptions of separate storage ---- */
static void gather_separate(Alias *a) {
  Fn *f = a->f;
  a->separate_known = true;
  if (!may_assume(f)) return; /* this is asked anew after every edit of edges */
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (op(f, v) != OP_CALL || call_intrinsic(f, v) != INTRIN_assume) continue;
      for (Bundle u = {0}; bundle_next(f, v, &u);) {
        if (u.n != 2 || !str_eq(u.tag, STR("separate_storage"))) continue;
        vec_push(&a->separate_at, ((Separate){v, ptr_object(a, arg(f, v, u.at), CAP_OBJECT_LOOKUP),
                                              ptr_object(a, arg(f, v, u.at + 1), CAP_OBJECT_LOOKUP)}));
      }
    }
}
/* The assumption has been, or will certainly be, passed when `at` runs. */
static bool assumed_at(const Fn *f, const Dom *d, Val as, Val at) {
  if (blk_of(f, as) == blk_of(f, at)) {
    if (val_before(f, as, at)) return true;
    unsigned n = 0;
    for (Val v = at; v != as; v = next_of(f, v))
      if (!transfers_execution(f, v) || at_cap(f->m, ALIAS_ASSUME_SCAN, n++)) return false;
    return true;
  }
  return dom_reachable(d, blk_of(f, at)) && dom_blk(d, blk_of(f, as), blk_of(f, at));
}
static bool assumed_for_ptr(const Fn *f, const Dom *d, Val as, Val p) {
  if (val_is_con(p)) return false;
  return assumed_at(f, d, as, is_arg(f, p) ? first_ins(f, entry_blk(f)) : p);
}
static bool stored_apart(Alias *a, Val o1, Val o2, Val p1, Val p2) {
  if (!a->separate) return false;
  if (!a->separate_known) gather_separate(a);
  for (uint32_t i = 0; i < a->separate_at.n; i++) {
    Separate s = a->separate_at.p[i];
    if (!((o1 == s.x && o2 == s.y) || (o1 == s.y && o2 == s.x))) continue;
    const Dom *d = dom(a->f);
    if (assumed_for_ptr(a->f, d, s.at, p1) || assumed_for_ptr(a->f, d, s.at, p2)) return true;
  }
  return false;
}

/* ---- the same object at different offsets ---- */
static bool vscale_max(const Fn *f, uint64_t *max) {
  const Attr *a = attrset_find(f->m, attrlist_fn(f->m, fn_glob(f)->fattrs), ATTR_VSCALE_RANGE);
  if (!a || !(uint32_t)a->val) return false;
  *max = (uint32_t)a->val;
  return true;
}
static uint64_t gcd64(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t t = a % b;
    a = b;
    b = t;
  }
  return a;
}
static uint64_t abs_bits(uint64_t x, unsigned bits) {
  int64_t s = sext64(x, bits);
  return (s < 0 ? 0 - (uint64_t)s : (uint64_t)s) & mask64(bits);
}
static KnownCtx ctx_at(Alias *a, Val at) { return known_at(a->f, &a->arena, at); }
/* Values of the variable after its casts, in the index width. */
static Range var_range(Alias *a, const GepVar *g, unsigned bits) {
  const Fn *f = a->f;
  unsigned w = ty_bits(f->m, ty(f, g->v.v));
  if (w > 64 || !ty_is_int(f->m, ty(f, g->v.v))) return range_full(bits);
  KnownCtx k = ctx_at(a, g->at);
  Range r = value_range(&k, g->v.v);
  if (!r.bits) r = range_full(w);
  if (g->at && assume_implies_cmp(&k, (Cmp){ICMP_SGE, g->v.v, con_null(&a->f->con, ty(f, g->v.v))}) == 1)
    r = range_intersect(r, range_incl(w, 0, mask64(w) >> 1));
  if (g->v.trunc) r = range_cast(OP_TRUNC, r, w -= g->v.trunc);
  if (g->v.sext) r = range_cast(OP_SEXT, r, w += g->v.sext);
  if (g->v.zext) r = range_cast(OP_ZEXT, r, w += g->v.zext);
  if (w < bits) r = range_cast(OP_SEXT, r, bits);
  if (w > bits) r = range_cast(OP_TRUNC, r, bits);
  return r;
}
static Range range_scaled(Range r, uint64_t scale, unsigned bits, bool nsw) {
  typedef __int128 i128;
  if (range_is_empty(r)) return r;
  i128 s = sext64(scale, bits), x = (i128)range_smin(r) * s, y = (i128)range_smax(r) * s, lo = x < y ? x : y,
       hi = x < y ? y : x;
  i128 max = (i128)(mask64(bits) >> 1), min = -max - 1;
  if (!nsw && (lo < min || hi > max)) return range_full(bits);
  lo = lo < min ? min : lo > max ? max : lo;
  hi = hi > max ? max : hi < min ? min : hi;
  return range_incl(bits, (uint64_t)lo, (uint64_t)hi);
}
static bool negated_scale(const GepVar *x, const GepVar *y, unsigned bits) {
  return x->neg == y->neg ? x->scale == ((0 - y->scale) & mask64(bits)) : x->scale == y->scale;
}
/* |scale * v| >= |scale| for v other than 0. */
static bool scales_up(const Fn *f, const GepVar *g, unsigned bits) {
  if (g->nsw) return true;
  unsigned w = ty_bits(f->m, ty(f, g->v.v)), all = cast_bits(f, g->v);
  return all > w && g->scale <= mask64(all - w) && bits >= all;
}
static bool never_equal_con(const KnownCtx *k, Val x, Val y) {
  return x != y && cmp_by_range(k, (Cmp){ICMP_NE, x, y}) == 1;
}
static bool assumed_nonzero(Alias *a, const KnownCtx *k, Val v) {
  Cmp c = {ICMP_NE, v, con_null(&a->f->con, ty(a->f, v))};
  return assume_implies_cmp(k, c) == 1 || branch_implies_cmp(k, c) == 1;
}
static bool never_equal(const KnownCtx *k, Val x, Val y) {
  const Fn *f = k->f;
  if (x == y || ty(f, x) != ty(f, y)) return false;
  int r = cmp_by_range(k, (Cmp){ICMP_NE, x, y});
  if (r < 0) r = assume_implies_cmp(k, (Cmp){ICMP_NE, x, y});
  if (r < 0) r = branch_implies_cmp(k, (Cmp){ICMP_NE, x, y});
  if (r >= 0) return r == 1;
  for (int side = 0; side < 2; side++) { /* x = y op something other than 0 */
    Val p = side ? y : x, q = side ? x : y;
    if (val_is_con(p)) continue;
    Op o = op(f, p);
    if (o == OP_ADD || o == OP_XOR) {
      for (unsigned i = 0; i < 2; i++)
        if (arg(f, p, i) == q && known_nonzero(k, arg(f, p, 1 - i))) return true;
    } else if (o == OP_SUB && arg(f, p, 0) == q && known_nonzero(k, arg(f, p, 1))) return true;
    if (!val_is_con(q) && o == op(f, q) && (o == OP_ADD || o == OP_XOR || o == OP_SUB)) { /* a common operand */
      if (arg(f, p, 0) == arg(f, q, 0) && side == 0 && never_equal_con(k, arg(f, p, 1), arg(f, q, 1))) return true;
      if (arg(f, p, 1) == arg(f, q, 1) && side == 0 && never_equal_con(k, arg(f, p, 0), arg(f, q, 0))) return true;
    }
  }
  return false;
}
/* The two variables differ by a constant, and that far apart everything fits between. */
static bool constant_gap(Alias *a, const GepSum *g, uint64_t size1, uint64_t size2) {
  const Fn *f = a->f;
  if (a->cross || g->n != 2) return false;
  const GepVar *x = &g->var[0], *y = &g->var[1];
  if (x->v.trunc || !cast_same(f, x->v, y->v) || !negated_scale(x, y, g->bits)) return false;
  Linear p = linear_of(f, (Cast){.v = x->v.v}, 0), q = linear_of(f, (Cast){.v = y->v.v}, 0);
  unsigned w = ty_bits(f->m, ty(f, x->v.v));
  if (w > 64 || p.scale != q.scale || !cast_same(f, p.v, q.v) || !same_value(a, p.v.v, q.v.v)) return false;
  uint64_t d = (p.offset - q.offset) & mask64(w), back = (0 - d) & mask64(w);
  if (back < d) d = back;
  uint64_t gap = d * abs_bits(x->scale, g->bits) & mask64(g->bits), off = abs_bits(g->offset, g->bits);
  return size1 <= UINT64_MAX - off && size2 <= UINT64_MAX - off && gap >= size1 + off && gap >= size2 + off;
}
static bool is_object_base(const Fn *f, Val v) {
  if (val_is_local(v)) return op(f, v) == OP_ALLOCA;
  return con_kind(&f->con, v) == CON_GLOBAL && glob(f->m, con_glob(&f->con, v))->kind == GK_VAR;
}
static bool is_gep(const Fn *f, Val v) {
  if (!val_is_con(v)) return op(f, v) == OP_GEP;
  return con_kind(&f->con, v) == CON_ADDR || (con_kind(&f->con, v) == CON_EXPR && con_rec(&f->con, v)->sub == OP_GEP);
}
static ARes bases_apart(Alias *a, Val o1, Val o2) {
  MemLoc x = mem_loc_any(o1), y = mem_loc_any(o2);
  return ares(alias_ask(a, &x, &y).r == ALIAS_NO ? ALIAS_NO : ALIAS_MAY);
}
static ARes gep_far(Alias *a, GepSum *g, const MemLoc *x, const MemLoc *y);
/* To be changed: with room for that many variables more. */
static GepSum *gep_sum_copy(Alias *a, const AddrSum *s, unsigned more) {
  unsigned room = u32_min(s->n + more, CAP_ALIAS_GEP_VARIABLES);
  GepSum *g = arena_alloc(&a->arena, offsetof(GepSum, var) + room * sizeof(GepVar));
  g->base = s->base, g->bits = s->bits, g->flags = s->flags, g->offset = s->offset, g->n = s->n;
  if (s->n) memcpy(g->var, &a->var.p[s->var], s->n * sizeof(GepVar));
  return g;
}
/* x.ptr is a getelementptr. */
static ARes alias_gep(Alias *a, MemLoc x, MemLoc y, Val o1, Val o2) {
  const Fn *f = a->f;
  if (!has_size(&x) && !has_size(&y)) return is_gep(f, y.ptr) ? bases_apart(a, o1, o2) : ares(ALIAS_MAY);
  AddrSum of_x = addr_sum(a, x.ptr), of_y = addr_sum(a, y.ptr);
  if (of_x.base == x.ptr && of_y.base == y.ptr) return ares(ALIAS_MAY);
  if (of_x.bits != of_y.bits) return bases_apart(a, o1, o2);
  bool swapped = of_x.n < of_y.n;
  if (swapped) {
    AddrSum t = of_x;
    of_x = of_y;
    of_y = t;
    MemLoc l = x;
    x = y;
    y = l;
  }
  const AddrSum *h = &of_y;
  ArenaMark mark = arena_mark(&a->arena);
  GepSum *g = gep_sum_copy(a, &of_x, of_y.n);
  ARes r = ares(ALIAS_MAY);
  if (!gep_sum_sub(a, g, h)) goto done;
  int64_t off = sext64(g->offset, g->bits);
  bool ysize = has_size(&y) && !y.scalable, xsize = has_size(&x) && !x.scalable;
  /* An inbounds walk from an object's outside does not come inside. */
  if ((g->flags & F_INBOUNDS) && !g->n && ysize && off >= 0 && (uint64_t)off >= y.bytes && is_object_base(f, h->base)) {
    r = ares(ALIAS_NO);
    goto done;
  }
  if ((h->flags & F_INBOUNDS) && !g->n && xsize && off < 0 && 0 - (uint64_t)off >= x.bytes &&
      is_object_base(f, g->base)) {
    r = ares(ALIAS_NO);
    goto done;
  }
  MemLoc bx = at_ptr(x, g->base), by = at_ptr(y, h->base);
  if (!off && !g->n) {
    r = alias_ask(a, &bx, &by);
    goto done;
  }
  bx = mem_loc_any(g->base), by = mem_loc_any(h->base);
  r = alias_ask(a, &bx, &by);
  if (r.r != ALIAS_MUST) {
    if (r.r != ALIAS_NO) r = ares(ALIAS_MAY);
    goto done;
  }
  r = gep_far(a, g, &x, &y);
done:
  arena_release(&a->arena, mark);
  return swapped ? ares_swap(r) : r;
}
/* One base; x lies g above y. */
static ARes gep_far(Alias *a, GepSum *g, const MemLoc *x, const MemLoc *y) {
  const Fn *f = a->f;
  unsigned bits = g->bits;
  int64_t off = sext64(g->offset, bits);
  if (!g->n) {
    const MemLoc *left = off < 0 ? x : y, *right = off < 0 ? y : x;
    uint64_t d = off < 0 ? 0 - (uint64_t)off : (uint64_t)off;
    if (!has_size(left)) return ares(ALIAS_MAY);
    if (!left->scalable) {
      if (d >= left->bytes) return ares(ALIAS_NO);
      ARes r = ares(ALIAS_PARTIAL);
      if (has_size(right) && !right->scalable && d <= INT32_MAX && d + right->bytes <= left->bytes)
        r.has = true, r.off = (int32_t)(off < 0 ? (int64_t)d : -(int64_t)d);
      return r;
    }
    uint64_t max;
    if (vscale_max(f, &max) && !__builtin_mul_overflow(max, left->bytes, &max) && d >= max) return ares(ALIAS_NO);
  }
  /* vscale times a scale against sizes that are multiples of it, or fixed. */
  if (g->n == 1 && !g->var[0].v.trunc && !g->offset && val_is_local(g->var[0].v.v) && is_call(f, g->var[0].v.v) &&
      call_intrinsic(f, g->var[0].v.v) == INTRIN_vscale) {
    const GepVar *v = &g->var[0];
    int64_t s = sext64(v->neg ? 0 - v->scale : v->scale, bits);
    const MemLoc *left = s < 0 ? x : y;
    uint64_t m, k = abs_bits((uint64_t)s, bits);
    bool wraps = !v->nsw && !(vscale_max(f, &m) && !__builtin_mul_overflow(m, k, &m) && m <= mask64(bits) >> 1);
    if (!wraps && has_size(left) && k >= left->bytes) return ares(ALIAS_NO);
  }
  if (g->n && (g->flags & F_NUW) && has_size(y) && !y->scalable && g->offset >= y->bytes) return ares(ALIAS_NO);
  if (x->scalable || y->scalable || !has_size(x) || !has_size(y) || x->bytes > mask64(bits) ||
      y->bytes > mask64(bits) || !g->n)
    return ares(ALIAS_MAY);

  uint64_t gcd = 0;
  Range r = range_one(bits, g->offset);
  for (unsigned i = 0; i < g->n; i++) {
    const GepVar *v = &g->var[i];
    uint64_t s = v->nsw ? abs_bits(v->scale, bits)
                        : v->scale & (0 - v->scale); /* a product that wraps keeps its power of two */
    gcd = i ? gcd64(gcd, s) : s;
    Range k = range_scaled(var_range(a, v, bits), v->scale, bits, v->nsw);
    r = v->neg ? range_sub(r, k) : range_add(r, k);
  }
  int64_t rem = gcd && gcd <= INT64_MAX ? off % (int64_t)gcd : off;
  uint64_t mod = rem < 0 ? (uint64_t)rem + gcd : (uint64_t)rem;
  if (gcd && mod >= y->bytes && gcd - mod >= x->bytes) return ares(ALIAS_NO);
  if (!range_is_empty(r)) {
    Range rx = x->bytes == mask64(bits) ? range_full(bits) : range_add(r, range_make(bits, 0, x->bytes)),
          ry = range_make(bits, 0, y->bytes);
    if (range_is_empty(range_intersect(rx, ry))) return ares(ALIAS_NO);
  }
  uint64_t least = 0;
  bool apart = false;
  if (g->n == 1) {
    const GepVar *v = &g->var[0];
    KnownCtx k = ctx_at(a, v->at);
    if (!v->v.trunc && scales_up(f, v, bits) && ty_is_int(f->m, ty(f, v->v.v)) &&
        (known_nonzero(&k, v->v.v) || assumed_nonzero(a, &k, v->v.v)))
      apart = true, least = abs_bits(v->scale, bits);
  } else if (g->n == 2 && !a->cross) {
    const GepVar *v = &g->var[0], *w = &g->var[1];
    KnownCtx k = ctx_at(a, v->at ? v->at : w->at);
    if (negated_scale(v, w, bits) && !v->v.trunc && cast_same(f, v->v, w->v) && scales_up(f, v, bits) &&
        scales_up(f, w, bits) && never_equal(&k, v->v.v, w->v.v))
      apart = true, least = abs_bits(v->scale, bits);
  }
  if (apart) {
    int64_t lo = sext64((g->offset - least) & mask64(bits), bits),
            hi = sext64((g->offset + least) & mask64(bits), bits);
    if (lo < 0 && 0 - (uint64_t)lo >= x->bytes && hi >= 0 && (uint64_t)hi >= y->bytes) return ares(ALIAS_NO);
  }
  return constant_gap(a, g, x->bytes, y->bytes) ? ares(ALIAS_NO) : ares(ALIAS_MAY);
}

/* ---- select and phi ---- */
static ARes merge(ARes x, ARes y) {
  if (x.r == y.r) {
    if (x.has != y.has || x.off != y.off) x.has = false;
    return x;
  }
  if (x.r >= ALIAS_PARTIAL && y.r >= ALIAS_PARTIAL) return ares(ALIAS_PARTIAL);
  return ares(ALIAS_MAY);
}
static ARes ask2(Alias *a, Val p, const MemLoc *x, Val q, const MemLoc *y) {
  MemLoc l = at_ptr(*x, p), m = at_ptr(*y, q);
  return alias_ask(a, &l, &m);
}
static ARes alias_select(Alias *a, const MemLoc *x, const MemLoc *y) {
  const Fn *f = a->f;
  Val s = x->ptr, t = y->ptr;
  bool both = is_op(f, t, OP_SELECT) && same_value(a, arg(f, s, 0), arg(f, t, 0));
  ARes r = ask2(a, arg(f, s, 1), x, both ? arg(f, t, 1) : t, y);
  if (r.r == ALIAS_MAY) return r;
  return merge(ask2(a, arg(f, s, 2), x, both ? arg(f, t, 2) : t, y), r);
}
static ARes alias_phi(Alias *a, MemLoc x, const MemLoc *y) {
  Fn *f = a->f;
  Val p = x.ptr, q = y->ptr;
  uint32_t n = nops(f, p);
  if (!n) return ares(ALIAS_NO);
  if (is_op(f, q, OP_PHI) && blk_of(f, q) == blk_of(f, p) && !a->cross) {
    ARes r = ares(ALIAS_MAY);
    for (uint32_t i = 0; i < n; i++) {
      ARes s = ask2(a, arg(f, p, i), &x, arg(f, q, i), y);
      r = i ? merge(r, s) : s;
      if (r.r == ALIAS_MAY) break;
    }
    return r;
  }
  bool again = false;
  Val one = VAL_NONE;
  ArenaMark mark = arena_mark(&a->arena);
  Val *src = ARENA_ARRAY(&a->arena, Val, u32_min(n, CAP_ALIAS_PHI_SOURCES));
  uint32_t k = 0;
  ARes r = ares(ALIAS_MAY);
  for (uint32_t i = 0; i < n; i++) {
    Val v = con_canon(f, arg(f, p, i));
    if (v == p) continue;
    if (is_op(f, v, OP_PHI)) {
      if (one && one != v) goto done; /* more than one: paths multiply */
      one = v;
    }
    if (a->recphi && ptr_object(a, v, CAP_OBJECT_LOOKUP) == p) {
      again = true;
      continue;
    }
    bool old = false;
    for (uint32_t j = 0; j < k && !old; j++) old = src[j] == v;
    if (old) continue;
    if (at_cap(f->m, ALIAS_PHI_SOURCES, k)) goto done;
    src[k++] = v;
  }
  if (!k || (one && k > 1)) goto done;
  if (again) x = mem_loc_any(p);
  bool cross = a->cross;
  a->cross = true; /* an operand may be of an earlier round than the other side */
  for (uint32_t i = 0; i < k; i++) {
    ARes s = ask2(a, src[i], &x, q, y);
    r = i ? merge(s, r) : s;
    if (r.r == ALIAS_MAY) break;
    if (again && r.r != ALIAS_NO) {
      r = ares(ALIAS_MAY);
      break;
    }
  }
  a->cross = cross;
done:
  arena_release(&a->arena, mark);
  return r;
}

/* ---- objects ---- */
uint8_t obj_kind(const Fn *f, Val o) {
  if (val_is_con(o) && is_identified_object(f, o)) return AO_GLOBAL;
  if (is_op(f, o, OP_LOAD)) return AO_ESCAPED;
  if (is_identified_local(f, o)) return AO_LOCAL;
  if (val_is_local(o) && is_arg(f, o)) return AO_ARG;
  return is_escape_source(f, o) ? AO_ESCAPED : AO_UNKNOWN;
}
/* Different objects, of which one at least is identified, are apart. */
static bool objs_apart(Alias *a, AliasObj x, AliasObj y) {
  if (x.kind != AO_LOCAL) {
    AliasObj t = x;
    x = y;
    y = t;
  }
  if (x.kind == AO_GLOBAL) return y.kind == AO_GLOBAL;
  if (x.kind != AO_LOCAL) return false;
  switch (y.kind) {
  case AO_LOCAL:
  case AO_GLOBAL:
  case AO_ARG: return true;
  case AO_ESCAPED: return !object_captures(a, x.o);
  case AO_CALL: {
    const Fn *f = a->f;
    if (op(f, x.o) != OP_ALLOCA || object_captures(a, x.o)) return false;
    for (uint32_t i = 0; i + 1 < nops(f, y.o); i++)
      if (ty_is_ptr(f->m, ty(f, arg(f, y.o, i))) && !alias_objs_apart(a, alias_obj(a, arg(f, y.o, i)), x)) return false;
    return true;
  }
  default: return false;
  }
}

AliasObj alias_obj(Alias *a, Val p) {
  if (!in_chain(a, AA_BASIC)) return (AliasObj){VAL_NONE, AO_UNKNOWN};
  if (val_is_local(p) && op(a->f, p) == OP_ALLOCA) return (AliasObj){p, AO_LOCAL};
  addr_refresh(a);
  const Addr *r = addr_of(a, p);
  return (AliasObj){r->object, r->kind};
}
AliasObj alias_written(Alias *a, Val v) {
  const Fn *f = a->f;
  AliasObj none = {VAL_NONE, AO_UNKNOWN};
  if (op(f, v) == OP_STORE) return order_of(f, v) > ORD_UNORDERED ? none : alias_obj(a, arg(f, v, 1));
  if (!is_call(f, v) || !in_chain(a, AA_BASIC)) return none;
  unsigned id = call_intrinsic(f, v);
  if (intrinsic_is_lifetime(id)) return alias_obj(a, arg(f, v, call_nargs(f, v) - 1));
  if (id == INTRIN_stackrestore) return none;
  for (uint32_t i = 0; i + 1 < nops(f, v); i++)
    if (ty_is_vec(f->m, ty(f, arg(f, v, i))) && ty_is_ptr_or_vec(f->m, ty(f, arg(f, v, i)))) return none;
  return (AliasObj){v, AO_CALL}; /* whatever the callee is, a barrier too */
}
bool alias_objs_apart_(Alias *a, AliasObj x, AliasObj y) { return objs_apart(a, x, y); }

/* ---- one question ---- */
static ARes check_operands(Alias *a, const MemLoc *x, const MemLoc *y, Val o1, Val o2) {
  const Fn *f = a->f;
  ARes r = ares(ALIAS_MAY);
  if (is_gep(f, x->ptr)) r = alias_gep(a, *x, *y, o1, o2);
  else if (is_gep(f, y->ptr)) r = ares_swap(alias_gep(a, *y, *x, o2, o1));
  if (r.r != ALIAS_MAY) return r;
  if (is_op(f, x->ptr, OP_PHI)) r = alias_phi(a, *x, y);
  else if (is_op(f, y->ptr, OP_PHI)) r = ares_swap(alias_phi(a, *y, x));
  if (r.r != ALIAS_MAY) return r;
  if (is_op(f, x->ptr, OP_SELECT)) r = alias_select(a, x, y);
  else if (is_op(f, y->ptr, OP_SELECT)) r = ares_swap(alias_select(a, y, x));
  if (r.r != ALIAS_MAY) return r;
  if (o1 == o2 && x->kind == LOC_PRECISE && y->kind == LOC_PRECISE && !x->scalable && !y->scalable &&
      !a->cross) { /* one of them is the whole object */
    uint64_t n, rounded;
    if (object_size(f, o1, &n, &rounded) && (n == x->bytes || n == y->bytes)) return ares(ALIAS_PARTIAL);
  }
  return r;
}
static uint32_t bucket(const MemLoc *x, const MemLoc *y, bool cross) {
  uint64_t sizes = x->bytes ^ y->bytes << 28 ^
                   (uint64_t)(x->kind | (uint32_t)y->kind << 3 | (uint32_t)cross << 6) << 56;
  return (uint32_t)hash_mix(hash_mix(0, (uint64_t)x->ptr << 32 | y->ptr), sizes) & 255u;
}
static uint32_t memo_find(const Alias *a, const MemLoc *x, const MemLoc *y, uint32_t h) {
  uint32_t i = a->bucket[h];
  while (i) {
    const AliasMemo *e = &a->memo.p[i - 1];
    if (!e->dead && e->cross == a->cross && same_loc(&e->x, x) && same_loc(&e->y, y)) break;
    i = e->next;
  }
  return i;
}
static ARes check_memo(Alias *a, MemLoc x, MemLoc y, Val o1, Val o2) {
  bool swapped = x.ptr > y.ptr;
  if (swapped) {
    MemLoc t = x;
    x = y;
    y = t;
    Val o = o1;
    o1 = o2;
    o2 = o;
  }
  uint32_t h = bucket(&x, &y, a->cross), at = memo_find(a, &x, &y, h);
  if (at) {
    AliasMemo *e = &a->memo.p[at - 1];
    if (e->uses != MEMO_FINAL) {
      a->assumption_uses++;
      if (e->uses >= 0) e->uses++;
    }
    return swapped ? ares_swap(e->r) : e->r;
  }
  vec_push(&a->memo, ((AliasMemo){.x = x, .y = y, .r = ares(ALIAS_NO), .next = a->bucket[h], .cross = a->cross}));
  a->bucket[h] = (uint16_t)(at = a->memo.n);
  int uses = a->assumption_uses;
  uint32_t based = a->assumed.n;
  ARes r = check_operands(a, &x, &y, o1, o2);
  AliasMemo *e = &a->memo.p[at - 1];
  bool wrong = e->uses > 0 && r.r != ALIAS_NO;
  if (wrong) r = ares(ALIAS_MAY);
  a->assumption_uses -= e->uses;
  e->r = r;
  if (wrong)
    while (a->assumed.n > based) a->memo.p[vec_pop(&a->assumed)].dead = true;
  if (uses != a->assumption_uses && r.r != ALIAS_MAY) {
    vec_push(&a->assumed, at - 1);
    e->uses = MEMO_BASED;
  } else e->uses = MEMO_FINAL;
  return swapped ? ares_swap(r) : r;
}
ARes basic_alias(Alias *a, const MemLoc *lx, const MemLoc *ly) {
  if (is_zero(lx) || is_zero(ly)) return ares(ALIAS_NO);
  Addr ax = addr_sized(a, lx->ptr), ay = addr_sized(a, ly->ptr);
  if (ax.undefined || ay.undefined) return ares(ALIAS_NO);
  Val p = ax.strip, q = ay.strip, o1 = ax.object, o2 = ay.object;
  if (same_value(a, p, q)) return ares(ALIAS_MUST);
  if (ax.nowhere || ay.nowhere) return ares(ALIAS_NO);
  if (o1 != o2 && objs_apart(a, (AliasObj){o1, ax.kind}, (AliasObj){o2, ay.kind})) return ares(ALIAS_NO);
  MemLoc x = at_ptr(*lx, p), y = at_ptr(*ly, q);
  if (object_too_small(&ay, &ax, &x) || object_too_small(&ax, &ay, &y)) return ares(ALIAS_NO);
  if (stored_apart(a, o1, o2, p, q)) return ares(ALIAS_NO);
  if (x.kind == LOC_ANY || y.kind == LOC_ANY)
    x.kind = y.kind = LOC_AFTER, x.bytes = y.bytes = 0, x.scalable = y.scalable = false;
  return check_memo(a, x, y, o1, o2);
}
void basic_reset(Alias *a) {
  if (!a->memo.n) return;
  vec_clear(&a->memo);
  vec_clear(&a->assumed);
  memset(a->bucket, 0, sizeof a->bucket);
  a->assumption_uses = 0;
}
