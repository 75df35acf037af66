/* cgp_statepoint.c: behind a statepoint, where a collector may have moved objects, a pointer into an object is computed
 * from where the object is now:
 *
 *     %b = call ptr @llvm.experimental.gc.relocate(token %t, i32 0, i32 0)
 *     %d = call ptr @llvm.experimental.gc.relocate(token %t, i32 0, i32 1)  ==>  %d = getelementptr i32, ptr %b, i32 15
 *
 * where the second pointer that the statepoint keeps alive is a getelementptr of the first by small constants (below
 * CGP_RELOCATE_INDEX, so that an access can hold them), and both relocations stand in one block: the base's comes
 * first, or moves up to the other. Knob disable-cgp-gc-opts. Sound by what a relocation is: the object moves as a
 * whole. Cost: linear in relocations, CGP_USES of a statepoint. Source: LLVM's CodeGenPrepare (public design). */
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/codegen/cgp_int.h"

/* Pointer number i that statepoint t keeps alive; VAL_NONE: it is written in a form of before bundles. */
static Val live_pointer(const Fn *f, Val t, uint64_t i) {
  for (Bundle b = {0}; bundle_next(f, t, &b);)
    if (str_eq(b.tag, STR("gc-live"))) return i < b.n ? arg(f, t, b.at + (uint32_t)i) : VAL_NONE;
  return VAL_NONE;
}
static bool places(const Fn *f, Val r, uint64_t *base, uint64_t *derived) {
  return val_is_con(arg(f, r, 1)) && val_is_con(arg(f, r, 2)) && con_u64(&f->con, arg(f, r, 1), base) &&
         con_u64(&f->con, arg(f, r, 2), derived);
}
/* d is a getelementptr of b by small constants. */
static bool is_small_offset(const Fn *f, Val d, Val b) {
  if (!is_op(f, d, OP_GEP) || arg(f, d, 0) != b || ty(f, d) != ty(f, b)) return false;
  for (uint32_t i = 1; i < nops(f, d); i++) {
    uint64_t x;
    if (!val_is_con(arg(f, d, i)) || con_kind(&f->con, arg(f, d, i)) != CON_INT ||
        !con_u64(&f->con, arg(f, d, i), &x) || past_cap(f->m, CGP_RELOCATE_INDEX, x))
      return false;
  }
  return true;
}
/* Relocations of one statepoint. */
static bool relocates_of(Cgp *c, Val t, const VecU32 *r) {
  Fn *f = c->f;
  bool changed = false;
  for (uint32_t i = 0; i < r->n; i++) {
    Val v = (Val)r->p[i], base = VAL_NONE;
    uint64_t b, d, b2, d2;
    if (!places(f, v, &b, &d) || b == d) continue;
    Val from = live_pointer(f, t, b), to = live_pointer(f, t, d);
    if (!from || !to || !val_is_local(to) || !is_small_offset(f, to, from)) continue;
    for (uint32_t k = 0; k < r->n && !base; k++)
      if (op(f, (Val)r->p[k]) != OP_NONE && places(f, (Val)r->p[k], &b2, &d2) && b2 == b && d2 == b)
        base = (Val)r->p[k];
    if (!base || blk_of(f, base) != blk_of(f, v) || ty(f, base) != ty(f, v)) continue;
    if (val_before(f, v, base)) ins_move_before(f, base, v);
    uint32_t n = nops(f, to) - 1;
    Val *idx = ARENA_ARRAY(c->px->scratch, Val, n);
    for (uint32_t k = 0; k < n; k++) idx[k] = arg(f, to, k + 1);
    Bld k = bld_before(f, v);
    Val g = emit_gep(&k, gep_type(f, to), 0, base, idx, n);
    name_take(f, g, v);
    val_replace(f, v, g);
    ins_erase(f, v);
    stat_add(c->px, ST_CGP_RELOCATES, 1);
    changed = true;
  }
  return changed;
}
bool cgp_relocates(Cgp *c) {
  Fn *f = c->f;
  VecU32 points = {0}, r = {0};
  bool changed = false;
  if (cgp_knob(c, KNOB_DISABLE_CGP_GC_OPTS)) return false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_intrinsic(f, v, INTRIN_experimental_gc_statepoint)) vec_push(&points, (uint32_t)v);
  for (uint32_t i = 0; i < points.n; i++) {
    Val t = (Val)points.p[i];
    vec_clear(&r);
    FOR_EACH_USE(f, t, u) {
      if (at_cap(f->m, CGP_USES, r.n)) break;
      if (is_intrinsic(f, use_user(f, u), INTRIN_experimental_gc_relocate)) vec_push(&r, (uint32_t)use_user(f, u));
    }
    if (r.n > 1) changed |= relocates_of(c, t, &r);
  }
  vec_free(&points);
  vec_free(&r);
  return changed;
}
