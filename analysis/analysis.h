/* analysis.h: analysis slots of a function. An analysis is a fixed slot; `dom(f)` and the like build it when the
 * epochs it depends on have moved since. A pass that updates a result in place calls slot_mark_fresh. Results are
 * freed when rebuilt, and when a stage of the pipeline is done with the function (fn_drop_analyses). */
#ifndef NVOPT_ANALYSIS_H
#define NVOPT_ANALYSIS_H
#include "ir/ir.h"
typedef enum AnalysisId {
  AN_DOM,
  AN_POSTDOM,
  AN_LOOPS,
  AN_KNOWN,
  AN_UNIFORMITY,
  AN_MEMSSA,
  AN_SCEV,
  AN_ALIAS,
  AN_BRANCHPROB,
  AN_BLOCKFREQ,
  AN_ASSUME,
  AN_CYCLES,
  AN_DEMANDED,
  AN_RANGES,
  AN_FLOW,
  AN_COUNT
} AnalysisId;
_Static_assert((int)AN_COUNT <= (int)FN_SLOTS, "");
/* The slot's data if the epochs named by `deps` (EP_*) have not moved, else NULL. */
static inline void *slot_fresh(const Fn *f, AnalysisId a, unsigned deps) {
  if (!f->slot) return NULL;
  const Slot *s = &f->slot[a];
  if (!s->data || ((deps & EP_CFG) && s->cfg != f->ep_cfg) || ((deps & EP_VAL) && s->val != f->ep_val) ||
      ((deps & EP_MEM) && s->mem != f->ep_mem))
    return NULL;
  return s->data;
}
static inline Slot *slot_of_analysis(Fn *f, AnalysisId a) {
  if (!f->slot) f->slot = mem_zalloc(FN_SLOTS * sizeof(Slot));
  return &f->slot[a];
}
static inline void slot_mark_fresh(Fn *f, AnalysisId a) {
  if (!f->slot) return;
  Slot *s = &f->slot[a];
  s->cfg = f->ep_cfg;
  s->val = f->ep_val;
  s->mem = f->ep_mem;
}
/* For memos in a slot: a zeroed table of 2^k entries of `elem` bytes, one for every four values of the function, at
 * most 2^max; *shift: 32 - k, for hashes of 32 bits. Made anew when the function has outgrown it; free_ is mem_free. */
static inline void *slot_memo(Fn *f, AnalysisId a, unsigned max, size_t elem, unsigned *shift) {
  Slot *s = slot_of_analysis(f, a);
  if (UNLIKELY(!s->data || (s->val < max && f->nins >> (s->val + 3)))) {
    mem_free(s->data);
    s->data = NULL;
    s->free = mem_free;
    s->val = 6; /* of a memo: k */
    while (s->val < max && f->nins >> (s->val + 2)) s->val++;
    s->data = mem_zalloc(elem << s->val);
  }
  *shift = 32 - (unsigned)s->val;
  return s->data;
}
static inline void slot_drop(Fn *f, AnalysisId a) {
  if (!f->slot) return;
  Slot *s = &f->slot[a];
  if (s->data && s->free) s->free(s->data);
  s->data = NULL;
}
static inline void slot_set(Fn *f, AnalysisId a, void *data, void (*free_)(void *)) {
  slot_drop(f, a);
  slot_of_analysis(f, a)->data = data;
  f->slot[a].free = free_;
  slot_mark_fresh(f, a);
}
#endif
