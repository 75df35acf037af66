/* mem_loc.c: the places that instructions touch. Contract: alias.h. */
#include "analysis/memory/alias.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"

enum { SIZE_LIMIT_LOG = 61 }; /* larger counts say nothing about where the access ends */
#define SIZE_LIMIT (1ull << SIZE_LIMIT_LOG)

static void tags(const Fn *f, Val v, MemLoc *l) {
  uint32_t n;
  const MdAttach *a = md_all(f, v, &n);
  for (uint32_t i = 0; i < n; i++) switch (a[i].kind) {
    case MDK_TBAA: l->tbaa = a[i].node; break;
    case MDK_TBAA_STRUCT: l->tbaa_struct = a[i].node; break;
    case MDK_ALIAS_SCOPE: l->scope = a[i].node; break;
    case MDK_NOALIAS: l->noalias = a[i].node; break;
    default: break;
    }
}
static MemLoc sized(const Fn *f, Val p, Ty t, LocKind kind) {
  const Module *m = f->m;
  if (!ty_is_sized(m, t)) return mem_loc_after(p);
  return (MemLoc){.ptr = p, .bytes = ty_store_size(m, t), .kind = (uint8_t)kind, .scalable = ty_scalable(m, t)};
}
Val ptr_strip_casts(const Fn *f, Val p) {
  for (unsigned i = 0; i < 8 && val_is_local(p) && (op(f, p) == OP_BITCAST || op(f, p) == OP_ADDRSPACECAST); i++)
    p = arg(f, p, 0);
  return p;
}
bool in_invariant_group(const Fn *f, Val v, Val p) {
  bool on = op(f, v) == OP_LOAD ? arg(f, v, 0) == p : op(f, v) == OP_STORE && arg(f, v, 1) == p;
  return on && !is_volatile(f, v) && md_get(f, v, MDK_INVARIANT_GROUP);
}
bool mem_loc(const Fn *f, Val v, MemLoc *out) {
  switch (op(f, v)) {
  case OP_LOAD: *out = sized(f, arg(f, v, 0), ty(f, v), LOC_PRECISE); break;
  case OP_STORE: *out = sized(f, arg(f, v, 1), ty(f, arg(f, v, 0)), LOC_PRECISE); break;
  case OP_CMPXCHG:
  case OP_ATOMICRMW: *out = sized(f, arg(f, v, 0), ty(f, arg(f, v, 1)), LOC_PRECISE); break;
  case OP_VAARG: *out = mem_loc_after(arg(f, v, 0)); break;
  default: return false;
  }
  tags(f, v, out);
  return true;
}
MemLoc mem_loc_arg(const Fn *f, Val v, uint32_t i) {
  const ConPool *cp = &f->con;
  Val p = arg(f, v, i);
  MemLoc l = mem_loc_any(p);
  uint64_t n;
  switch (call_intrinsic(f, v)) {
  case INTRIN_memcpy:
  case INTRIN_memcpy_inline:
  case INTRIN_memmove:
  case INTRIN_memset:
  case INTRIN_memset_inline:
  case INTRIN_memcpy_element_unordered_atomic:
  case INTRIN_memmove_element_unordered_atomic:
  case INTRIN_memset_element_unordered_atomic:
    l = val_is_con(arg(f, v, 2)) && con_u64(cp, con_twin(cp, arg(f, v, 2)), &n) && n <= SIZE_LIMIT ? mem_loc_bytes(p, n)
                                                                                                   : mem_loc_after(p);
    break;
  case INTRIN_experimental_memset_pattern: l = mem_loc_after(p); break;
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end: {
    if (i || !is_op(f, p, OP_ALLOCA)) break;
    Ty t = alloca_type(f, p);
    uint64_t all;
    bool known = val_is_con(arg(f, p, 0)) && con_u64(cp, arg(f, p, 0), &n) && ty_is_sized(f->m, t) &&
                 !__builtin_mul_overflow(n, ty_alloc_size(f->m, t), &all);
    l = known ? mem_loc_bytes(p, all) : mem_loc_after(p);
    if (known) l.scalable = ty_scalable(f->m, t);
    break;
  }
  case INTRIN_invariant_start:
    if (i == 1 && val_is_con(arg(f, v, 0)) && con_u64(cp, arg(f, v, 0), &n))
      l = n == UINT64_MAX ? mem_loc_after(p) : mem_loc_bytes(p, n);
    break;
  case INTRIN_invariant_end:
    if (i == 0) l = mem_loc_bytes(p, 0); /* a token, never looked into */
    else if (i == 2 && val_is_con(arg(f, v, 1)) && con_u64(cp, arg(f, v, 1), &n))
      l = n == UINT64_MAX ? mem_loc_after(p) : mem_loc_bytes(p, n);
    break;
  case INTRIN_masked_load:
    if (i == 0) l = sized(f, p, ty(f, v), LOC_UPPER);
    break;
  case INTRIN_masked_store:
    if (i == 1) l = sized(f, p, ty(f, arg(f, v, 0)), LOC_UPPER);
    break;
  default: break;
  }
  tags(f, v, &l);
  return l;
}
