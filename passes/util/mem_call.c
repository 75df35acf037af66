/* mem_call.c: memory intrinsics made, and values made of one byte. Contract: mem_call.h. */
#include "passes/util/mem_call.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"

int fill_join(int a, int b) { return a == FILL_ANY ? b : b == FILL_ANY || a == b ? a : FILL_NONE; }
/* The byte that all of constant x is made of in memory. */
static int byte_of(const Fn *f, Val x, unsigned depth) {
  const ConPool *p = &f->con;
  Ty t = ty(f, x);
  x = con_twin(p, x);
  if (con_is_undef(p, x) || con_is_poison(p, x)) return FILL_ANY;
  if (con_is_zero(p, x))
    return ty_is_ptr_or_vec(f->m, t) && ptr_nonintegral(f->m, ty_addrspace(f->m, ty_scalar(f->m, t))) ? FILL_NONE : 0;
  if (at_cap(f->m, MEMCPYOPT_NEST, depth)) return FILL_NONE;
  switch (con_kind(p, x)) {
  case CON_INT: {
    Ap a = con_get_ap(p, x);
    if (a.bits % 8) return FILL_NONE;
    ARENA_ON_STACK(ar);
    bool same = a.bits == 8 || ap_eq(a, ap_rotl(&ar, a, 8));
    int byte = (int)ap_trunc(&ar, a, 8).u;
    arena_free(&ar);
    return same ? byte : FILL_NONE;
  }
  case CON_SPLAT: return ty_bits(f->m, ty_scalar(f->m, t)) % 8 ? FILL_NONE : byte_of(f, con_op(p, x, 0), depth + 1);
  case CON_AGG: {
    int all = FILL_ANY;
    if (ty_is_vec(f->m, t) && ty_bits(f->m, ty_scalar(f->m, t)) % 8) return FILL_NONE;
    for (uint32_t i = 0; i < con_nops(p, x) && all != FILL_NONE; i++)
      all = fill_join(all, byte_of(f, con_op(p, x, i), depth + 1));
    return all;
  }
  default: return FILL_NONE;
  }
}
Val fill_val(Fn *f, int b) { return b == FILL_ANY ? con_undef(&f->con, TY_I8) : con_int(&f->con, TY_I8, (uint64_t)b); }
int fill_of(const Fn *f, Val x) { return byte_of(f, x, 0); }
Val fill_stored(Fn *f, Val x) {
  Ty t = ty(f, x);
  if (ty_scalable(f->m, t)) return VAL_NONE;
  if (!val_is_con(x)) return t == TY_I8 ? x : VAL_NONE;
  if (8 * ty_store_size(f->m, t) != ty_size_bits(f->m, t) && (ty_is_int(f->m, t) || ty_is_vec(f->m, t)))
    return VAL_NONE;
  int b = fill_of(f, x);
  return b == FILL_NONE ? VAL_NONE : fill_val(f, b);
}
static AttrSet with_align(Fn *f, AttrSet s, uint64_t align) {
  s = attrset_remove(f->m, s, ATTR_ALIGN);
  return align > 1 ? attrset_add_int(f->m, s, ATTR_ALIGN, align) : s;
}
Val mem_call(Fn *f, Val before, unsigned id, Val dst, uint64_t dst_align, Val x, uint64_t x_align, Val len) {
  Bld b = bld_before(f, before);
  bool set = id == INTRIN_memset;
  Ty over[3] = {ty(f, dst), set ? ty(f, len) : ty(f, x), ty(f, len)};
  Val v = emit_intrinsic(&b, id, over, set ? 2 : 3, (Val[]){dst, x, len, con_int(&f->con, TY_I1, 0)}, 4);
  CallRec r = *call_rec(f, v);
  r.attrs = attrlist_with_param(f->m, r.attrs, 0, with_align(f, attrlist_param(f->m, r.attrs, 0), dst_align));
  if (!set) r.attrs = attrlist_with_param(f->m, r.attrs, 1, with_align(f, attrlist_param(f->m, r.attrs, 1), x_align));
  aux_set(f, v, call_add(f, r));
  return v;
}
