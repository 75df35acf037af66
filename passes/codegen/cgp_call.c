/* cgp_call.c: what codegenprepare does to calls.
 *
 * Markers that have done their work: launder and strip of an invariant group are their operand (together with the
 * group's mark on loads and stores, which speaks of nothing any more), conditions that may be chosen freely
 * (llvm.experimental.widenable.condition, allow.runtime.check, allow.ubsan.check) are true, and what follows from it is
 * simplified.
 *
 *     call void @llvm.memset.p3.i64(ptr addrspace(3) @tile, i8 0, i64 64, i1 false)
 *
 * Memory intrinsics say how their addresses are aligned, as far as it is known (they become loads and stores of that
 * width). A cold call computes addresses that it is given beside it, so that the frequent way is rid of them.
 *
 * No call moves or goes that anything but its result would miss. Cost: linear. Source: LLVM's CodeGenPrepare (public
 * design). */
#include "analysis/memory/loads.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/codegen/cgp_int.h"

/* v is x wherever it is used; what that decides is simplified. */
static void becomes(Cgp *c, Val v, Val x) {
  Fn *f = c->f;
  VecU32 todo = {0};
  vec_push(&todo, (uint32_t)v);
  for (bool first = true; todo.n; first = false) {
    Val w = (Val)vec_pop(&todo);
    if (op(f, w) == OP_NONE || (!first && (is_term(f, w) || op(f, w) == OP_MDVAL))) continue;
    fold_at(&c->fx, w);
    Val y = first ? x : simplify_ins(&c->fx, w);
    if (!y || y == w) continue;
    FOR_EACH_USE(f, w, u) vec_push(&todo, (uint32_t)use_user(f, u));
    val_replace(f, w, y);
    if (first) ins_erase(f, w);
    else cgp_erase_dead(c, w);
  }
  vec_free(&todo);
}
/* The addresses of a memory intrinsic, its operands 0 .. n, are aligned as is known. */
static bool align(Cgp *c, Val v, uint32_t n) {
  Fn *f = c->f;
  Module *m = f->m;
  bool changed = false;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t a = ptr_align(f, arg(f, v, i));
    AttrList l = call_rec(f, v)->attrs;
    AttrSet s = attrlist_param(m, l, i);
    const Attr *old = attrset_find(m, s, ATTR_ALIGN);
    if (a <= (old ? old->val : 1)) continue;
    CallRec r = *call_rec(f, v);
    if (old) s = attrset_remove(m, s, ATTR_ALIGN);
    r.attrs = attrlist_with_param(m, l, i, attrset_add_int(m, s, ATTR_ALIGN, a));
    aux_set(f, v, call_add(f, r));
    changed = true;
  }
  return changed;
}
static bool cold_call(Cgp *c, Val v) {
  bool changed = false;
  if (c->small || !call_has_fn_attr(c->f, v, ATTR_COLD)) return false;
  for (uint32_t i = 0; i < call_nargs(c->f, v); i++) changed |= cgp_sink_address(c, v, i);
  return changed;
}
bool cgp_call(Cgp *c, Val v) {
  Fn *f = c->f;
  switch (call_intrinsic(f, v)) {
  case INTRIN_launder_invariant_group:
  case INTRIN_strip_invariant_group: {
    Val x = arg(f, v, 0);
    if (ty(f, x) != ty(f, v)) return false;
    val_replace(f, v, x);
    ins_erase(f, v);
    return true;
  }
  case INTRIN_allow_runtime_check:
  case INTRIN_allow_ubsan_check:
  case INTRIN_experimental_widenable_condition: becomes(c, v, con_int(&f->con, TY_I1, 1)); return true;
  case INTRIN_memset: return align(c, v, 1);
  case INTRIN_memcpy:
  case INTRIN_memmove: return align(c, v, 2);
  case INTRIN_masked_gather: return cgp_gather(c, v, 0, ty(f, v));
  case INTRIN_masked_scatter: return cgp_gather(c, v, 1, ty(f, arg(f, v, 0)));
  default: return cold_call(c, v);
  }
}
