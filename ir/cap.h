/* cap.h: limits on work and memory, one row a cap in ir/caps.def: CAP_x is the value, and
 *
 *   if (at_cap(f->m, COND_SCAN, n)) return false;      n has reached the value
 *   if (past_cap(f->m, COND_DEPTH, depth)) return -1;  n is greater
 *   if (... && cap_hit(f->m, SYNCDEP_STEPS)) ...       the condition says so itself; always true
 *
 * also count that the cap was reached, where somebody has asked for it (-stats). Ask where something more would have
 * been looked at: last in a condition. Cost: a comparison. Threads: the counters are atomic, and their sums do not
 * depend on the order, since what is asked of a function does not. */
#ifndef NVOPT_CAP_H
#define NVOPT_CAP_H
#include "ir/ctx.h"
#include "ir/module.h"
#include <stdatomic.h>

enum {
#define CAP(ID, OWNER, VALUE, DOC) CAP_##ID = VALUE,
#include "ir/caps.def"
#undef CAP
};
typedef enum CapId {
#define CAP(ID, OWNER, VALUE, DOC) CAP_ID_##ID,
#include "ir/caps.def"
#undef CAP
  CAP_COUNT
} CapId;
typedef struct CapHits {
  _Atomic uint64_t n[CAP_COUNT];
} CapHits; /* of a run: Ctx.caps */

static inline bool cap_count(const Module *m, CapId id) {
  CapHits *c = m->ctx->caps;
  if (UNLIKELY(c != NULL)) atomic_fetch_add_explicit(&c->n[id], 1, memory_order_relaxed);
  return true;
}
#define cap_hit(m_, ID) cap_count((m_), CAP_ID_##ID)
#define at_cap(m_, ID, n_) (UNLIKELY((uint64_t)(n_) >= (uint64_t)CAP_##ID) && cap_hit(m_, ID))
#define past_cap(m_, ID, n_) (UNLIKELY((uint64_t)(n_) > (uint64_t)CAP_##ID) && cap_hit(m_, ID))
#endif
