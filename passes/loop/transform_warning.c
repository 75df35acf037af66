/* transform_warning.c: "transform-warning": says which loops did not become what their source asks for.
 *
 *     #pragma unroll                     warning: k.cu:7:3: loop not unrolled: the optimizer was unable to perform the
 *     while (*p) ...                     requested transformation; ...
 *
 * A pass that does what a loop's !llvm.loop asks for takes the request away (loop_unroll.c leaves
 * llvm.loop.unroll.disable, loop_distribute.c llvm.loop.distribute.enable false). What still stands when those passes
 * have run was not done. Whoever wrote the pragma wants to know, so that it is a warning and no remark; clang shows the
 * same as -Wpass-failed. Nothing here vectorizes or makes unrolled loops one, so that such requests are always named.
 *
 * Changes nothing, keeps everything. Cost: O(blocks), and loops(f) where a terminator has !llvm.loop.
 * Source: LLVM's WarnMissedTransforms (public design); names and texts are opt's. */
#include "analysis/cfg/loops.h"
#include "passes/pass.h"
#include "passes/remark.h"

/* An option of the loop; its number where it has one (a flag alone is 1). */
static bool option(const Module *m, Md id, const char *name, uint64_t *value) {
  Md o = loop_option(m, id, str_of(name));
  *value = 1;
  if (!o) return false;
  (void)loop_option_number(m, o, value);
  return true;
}
static bool flag(const Module *m, Md id, const char *name) {
  uint64_t on;
  return option(m, id, name, &on) && on;
}
static bool asks_unroll(const Module *m, Md id) {
  uint64_t n;
  if (flag(m, id, "llvm.loop.unroll.disable")) return false;
  if (option(m, id, "llvm.loop.unroll.count", &n)) return n != 1;
  return flag(m, id, "llvm.loop.unroll.enable") || flag(m, id, "llvm.loop.unroll.full");
}
static bool asks_unroll_and_jam(const Module *m, Md id) {
  uint64_t n;
  if (flag(m, id, "llvm.loop.unroll_and_jam.disable")) return false;
  if (option(m, id, "llvm.loop.unroll_and_jam.count", &n)) return n != 1;
  return flag(m, id, "llvm.loop.unroll_and_jam.enable");
}
typedef enum Lanes { LANES_NONE, LANES_VECTORS, LANES_INTERLEAVED } Lanes;
static Lanes asks_lanes(const Module *m, Md id) {
  uint64_t on, width = 0, times = 0;
  bool has_width = option(m, id, "llvm.loop.vectorize.width", &width);
  bool has_times = option(m, id, "llvm.loop.interleave.count", &times);
  bool vector = has_width && (width > 1 || (width && flag(m, id, "llvm.loop.vectorize.scalable.enable")));
  if (!option(m, id, "llvm.loop.vectorize.enable", &on) || !on || flag(m, id, "llvm.loop.isvectorized"))
    return LANES_NONE;
  if (!has_width || vector) return LANES_VECTORS;
  return has_times && times == 1 ? LANES_NONE : LANES_INTERLEAVED; /* one lane, one round at a time: as it is */
}

Change pass_transform_warning(Fn *f, PassCtx *px) {
  const Module *m = f->m;
  bool any = false;
  FOR_EACH_BLK(f, b) any |= md_get(f, term(f, b), MDK_LOOP) != MD_NONE;
  if (!any) return CH_NONE;
  const Loops *l = loops(f);
  for (uint32_t i = 1; i < l->n; i++) {
    Md id = l->loop[i].id, at = id ? loop_start_loc(f, l, i) : MD_NONE;
    Val head = term(f, l->loop[i].header);
    if (!id) continue;
    Lanes lanes = asks_lanes(m, id);
    if (asks_unroll(m, id)) remark_failure(px, REMARK_ID_FAILED_UNROLL, f, head, at);
    if (asks_unroll_and_jam(m, id)) remark_failure(px, REMARK_ID_FAILED_UNROLL_AND_JAM, f, head, at);
    if (lanes == LANES_VECTORS) remark_failure(px, REMARK_ID_FAILED_VECTORIZE, f, head, at);
    if (lanes == LANES_INTERLEAVED) remark_failure(px, REMARK_ID_FAILED_INTERLEAVE, f, head, at);
    if (flag(m, id, "llvm.loop.distribute.enable")) remark_failure(px, REMARK_ID_FAILED_DISTRIBUTE, f, head, at);
  }
  return CH_NONE;
}
