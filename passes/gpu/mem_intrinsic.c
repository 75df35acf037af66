/* mem_intrinsic.c: memcpy and its kind with a pointer of another address space. The name of the intrinsic says which
 * spaces its pointers have, so the call is made anew; attributes, flags and attachments stay, but what is not null as a
 * generic pointer may be the first byte of its space. */
#include "passes/gpu/mem_intrinsic.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/gpu/spaces.h"

uint32_t mem_intrinsic_pointers(const Fn *f, Val w) {
  if (!is_op(f, w, OP_CALL) || call_rec(f, w)->nbundles) return 0;
  unsigned id = call_intrinsic(f, w), kind = mem_kind(id);
  return kind == MEM_COPY ? 2 : kind == MEM_FILL || id == INTRIN_prefetch;
}
bool is_wmma_access(const Fn *f, Val w) {
  IntrinsicId id = (IntrinsicId)call_intrinsic(f, w);
  if (!id || !is_op(f, w, OP_CALL) || !ty_is_ptr(f->m, ty(f, arg(f, w, 0)))) return false;
  IntrinsicName room;
  return str_starts(intrinsic_name(id, &room), STR("nvvm.wmma."));
}
/* Overloaded types: those of the pointers, and of a length. */
Val mem_intrinsic_retarget(Fn *f, Val w, Val old, Val now) {
  unsigned id = call_intrinsic(f, w);
  bool wmma = is_wmma_access(f, w);
  uint32_t nptr = wmma ? 1 : mem_intrinsic_pointers(f, w), n = call_nargs(f, w);
  Val a[16];
  if (!nptr || n > ARRAY_LEN(a)) return VAL_NONE;
  bool hit = false;
  AttrList attrs = call_rec(f, w)->attrs;
  for (uint32_t i = 0; i < n; i++) {
    a[i] = arg(f, w, i);
    if (i < nptr && a[i] == old) {
      a[i] = now;
      AttrSet s = attrlist_param(f->m, attrs, i);
      if (ty_addrspace(f->m, ty(f, now)) > SPACE_GLOBAL)
        attrs = attrlist_with_param(f->m, attrs, i, attrset_remove(f->m, s, ATTR_NONNULL));
      hit = true;
    }
  }
  if (!hit) return VAL_NONE;
  Ty ov[3];
  uint32_t no = 0;
  for (uint32_t i = 0; i < nptr; i++) ov[no++] = ty(f, a[i]);
  if (!wmma && id != INTRIN_prefetch) ov[no++] = ty(f, a[2]);
  Bld k = bld_before(f, w);
  Val c = emit_intrinsic(&k, id, ov, no, a, n);
  CallRec r = *call_rec(f, c);
  r.attrs = attrs;
  aux_set(f, c, call_add(f, r));
  flags_set(f, c, flags(f, w));
  md_copy(f, c, w);
  if (has_uses(f, w)) {
    name_take(f, c, w);
    val_replace(f, w, c);
  }
  ins_erase(f, w);
  return c;
}
