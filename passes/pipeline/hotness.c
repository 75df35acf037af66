/* hotness.c: how often the code of a remark ran, for -pass-remarks-with-hotness (remark.c).
 *
 * A block's count is its function's entry count of a profile (!prof) times the block's frequency (block_freq.h), as in
 * opt. Counts are taken before a pass runs, in the order of block ids, since within a pass neither edges nor dominators
 * need to be in order, and asking then would make analyses anew that the pass holds. So a block that a pass has made
 * has no count until the next pass. Cost: what block frequencies cost, before every pass, only where they are asked
 * for and the function has an entry count. */
#include "analysis/cfg/block_freq.h"
#include "ir/prof.h"
#include "passes/pipeline/manager.h"

static void take(PassRun *r, Fn *f) {
  uint64_t n;
  if (!prof_entry_count(f, &n)) return;
  const BlockFreq *q = block_freq(f);
  HotFn h = {.n = f->nblk, .entry = entry_blk(f), .count = mem_zalloc(f->nblk * sizeof *h.count)};
  FOR_EACH_BLK(f, b)
    if (!block_count(f, q, b, &h.count[b])) h.count[b] = 0;
  vec_push(&r->hot, h);
  idmap_put(&r->hot_of, (uint32_t)f->id, r->hot.n);
}
void hotness_drop(PassRun *r) {
  for (uint32_t i = 0; i < r->hot.n; i++) mem_free(r->hot.p[i].count);
  vec_free(&r->hot);
  idset_free(&r->hot_of);
}
void hotness_take(PassRun *r, Fn *f, const Scc *scc) {
  const Manager *mg = r->mg;
  if (LIKELY(!mg->o->remarks_hotness || !mg->has_remarks)) return;
  hotness_drop(r);
  if (f) take(r, f);
  else if (scc) {
    for (uint32_t i = 0; i < scc->n; i++)
      if (glob(mg->m, scc->fn[i])->fn) take(r, glob(mg->m, scc->fn[i])->fn);
  } else
    FOR_EACH_FN(mg->m, g) take(r, glob(mg->m, g)->fn);
}
bool hotness_of(const PassRun *r, const Fn *f, Blk b, uint64_t *count) {
  uint32_t i = idmap_get(&r->hot_of, (uint32_t)f->id);
  if (!i) return false;
  const HotFn *h = &r->hot.p[i - 1];
  if (!b) b = h->entry;
  if ((uint32_t)b >= h->n) return false;
  *count = h->count[b];
  return true;
}
