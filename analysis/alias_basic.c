/* alias_basic.c: basic-aa: what follows from objects and offsets. */
#include "alias_int.h"
#include "nvopt/loads.h"

ARes basic_alias(Alias *a, const MemLoc *x, const MemLoc *y) {
  const Fn *f = a->f;
  if ((x->kind == LOC_PRECISE && !x->bytes) || (y->kind == LOC_PRECISE && !y->bytes)) return ares(ALIAS_NO);
  int64_t ox, oy;
  bool in;
  Val bx = ptr_base_offset(f, x->ptr, &ox, &in), by = ptr_base_offset(f, y->ptr, &oy, &in);
  bx = con_canon(f, bx), by = con_canon(f, by);
  if (bx == by && !a->cross) {
    if (ox == oy) return ares(ALIAS_MUST);
    const MemLoc *lo = ox < oy ? x : y;
    uint64_t d = ox < oy ? (uint64_t)oy - (uint64_t)ox : (uint64_t)ox - (uint64_t)oy;
    if (x->kind > LOC_UPPER || y->kind > LOC_UPPER || x->scalable || y->scalable) return ares(ALIAS_MAY);
    if (d >= lo->bytes) return ares(ALIAS_NO);
    return ares(x->kind == LOC_PRECISE && y->kind == LOC_PRECISE ? ALIAS_PARTIAL : ALIAS_MAY);
  }
  Val p = ptr_object(a, bx, ALIAS_LOOKUP), q = ptr_object(a, by, ALIAS_LOOKUP);
  if (p == q) return ares(ALIAS_MAY);
  if (is_identified_object(f, p) && is_identified_object(f, q)) return ares(ALIAS_NO);
  bool pa = val_is_local(p) && is_arg(f, p), qa = val_is_local(q) && is_arg(f, q);
  if ((pa && is_identified_local(f, q)) || (qa && is_identified_local(f, p))) return ares(ALIAS_NO);
  return ares(ALIAS_MAY);
}
