/* object_walk.c: where the address of a variable or parameter goes. Breadth first over uses, without recursion; each
 * address is looked at once. */
#include "passes/gpu/object_walk.h"
#include "analysis/memory/alias.h"
#include "analysis/memory/capture.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"

void object_walk_forget(ObjectWalk *x) {
  for (uint32_t i = 0; i < x->ptr.n; i++) x->at.p[x->ptr.p[i].v] = 0;
  x->ptr.n = 0;
}
void object_walk_free(ObjectWalk *x) {
  vec_free(&x->ptr);
  vec_free(&x->at);
}
static bool add_ptr(ObjectWalk *x, Val v, uint32_t from) {
  if (!ty_is_ptr(x->f->m, ty(x->f, v))) return false;
  if (object_index(x, v)) return true;
  if (at_cap(x->f->m, BYVAL_POINTERS, x->ptr.n)) return false;
  while (x->at.n < x->f->nins) vec_push(&x->at, 0);
  vec_push(&x->ptr, ((ObjectPtr){.v = v, .from = from}));
  x->at.p[v] = x->ptr.n;
  return true;
}
/* Copy w fills the variable from its beginning: its own address, or casts of it. */
static bool fills(const ObjectWalk *x, Val w) {
  const Fn *f = x->f;
  uint64_t n;
  uint32_t i = object_index(x, arg(f, w, 0));
  if (!i || !val_is_con(arg(f, w, 2)) || !con_u64(&f->con, arg(f, w, 2), &n) || object_index(x, arg(f, w, 1)))
    return false;
  for (i--; i; i = x->ptr.p[i].from)
    if (!is_op(f, x->ptr.p[i].v, OP_ADDRSPACECAST) && !is_op(f, x->ptr.p[i].v, OP_BITCAST)) return false;
  return true;
}
static bool call_only_reads(ObjectWalk *x, Val w, uint32_t i, bool variable) {
  const Fn *f = x->f;
  switch (call_intrinsic(f, w)) {
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end: return true;
  case INTRIN_memcpy:
  case INTRIN_memmove:
  case INTRIN_memcpy_inline:
    if (!con_is_zero(&f->con, arg(f, w, 3))) return false;
    if (i == 1) return arg(f, w, 0) != arg(f, w, 1);
    if (i != 0 || !variable || x->copy || !fills(x, w)) return false;
    x->copy = w;
    return true;
  default: break;
  }
  if (i >= call_nargs(f, w) || (is_op(f, w, OP_CALL) && (flags(f, w) & F_TAILMASK) == F_MUSTTAIL)) return false;
  x->called = true;
  if (attrset_has(f->m, attrlist_param(f->m, call_rec(f, w)->attrs, i), ATTR_BYVAL)) return true; /* of a copy */
  UseCapture c = call_captures(f, w, i);
  return !c.use && !c.result && !(alias_arg_modref(f, w, i) & MR_MOD);
}
/* Follows the object's address; false where something may write the object (other than, of a variable, the one copy
 * that fills it), see its address or cannot be followed. */
bool object_only_read(ObjectWalk *x, Val object, bool variable) {
  const Fn *f = x->f;
  object_walk_forget(x);
  x->copy = VAL_NONE;
  x->cast = x->foreign = x->called = false;
  if (!add_ptr(x, object, 0)) return false;
  for (uint32_t i = 0; i < x->ptr.n; i++)
    FOR_EACH_USE(f, x->ptr.p[i].v, u) {
      Val w = use_user(f, u);
      uint32_t k = use_index(f, u);
      bool ok = false;
      if (at_cap(f->m, BYVAL_USES, x->uses++)) return false;
      switch ((int)op(f, w)) {
      case OP_LOAD: ok = is_simple(f, w); break;
      case OP_ADDRSPACECAST: x->cast = true; /* fall through */
      case OP_GEP:
      case OP_BITCAST: ok = k == 0 && add_ptr(x, w, i); break;
      case OP_PHI:
      case OP_SELECT: ok = add_ptr(x, w, i); break;
      case OP_ICMP: ok = ty_is_ptr(f->m, ty(f, arg(f, w, 0))); break;
      case OP_CALL:
      case OP_INVOKE: ok = call_only_reads(x, w, k, variable); break;
      default: break;
      }
      if (!ok) return false;
    }
  for (uint32_t i = 0; i < x->ptr.n; i++) { /* what meets something else */
    Val p = x->ptr.p[i].v;
    if (is_op(f, p, OP_PHI) || is_op(f, p, OP_SELECT))
      for (uint32_t k = is_op(f, p, OP_SELECT); k < nops(f, p); k++) x->foreign |= !object_index(x, arg(f, p, k));
    FOR_EACH_USE(f, p, u)
      if (is_op(f, use_user(f, u), OP_ICMP) && !object_index(x, arg(f, use_user(f, u), 1 - use_index(f, u))))
        return false;
  }
  return true;
}
