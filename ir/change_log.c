/* change_log.c: the log of changes. Contract: change_log.h. */
#include "ir/change_log.h"
#include "ir/effects.h"
#include "ir/function_pool.h"
#include "ir/intrinsic.h"

static unsigned bit(LogReader who) { return 1u << who; }
static unsigned of_values(const ChangeLog *l) { /* readers of values that have not lost the log */
  return l->readers & ~(unsigned)l->lost & ~bit(LOG_FLOW);
}
/* What every reader has read goes. */
static void trim(ChangeLog *l) {
  for (unsigned r = 0; r < LOG_READERS; r++)
    if (r != LOG_FLOW && (l->readers & ~(unsigned)l->lost & bit(r)) && l->from[r] < l->entry.n) return;
  vec_clear(&l->entry);
  memset(l->from, 0, sizeof l->from);
}
void log_attach(Fn *f, LogReader who) {
  if (!f->log) f->log = mem_zalloc(sizeof *f->log);
  ChangeLog *l = f->log;
  l->readers |= (uint8_t)bit(who);
  l->lost &= (uint8_t)~bit(who);
  l->from[who] = l->entry.n;
  if (who == LOG_FLOW) vec_clear(&l->edge);
  if (who == LOG_SCEV) vec_clear(&l->decide);
  trim(l);
}
void log_detach(Fn *f, LogReader who) {
  ChangeLog *l = f->log;
  if (!l) return;
  l->readers &= (uint8_t)~bit(who);
  l->lost &= l->readers;
  if (who == LOG_FLOW) vec_clear(&l->edge);
  if (who == LOG_SCEV) vec_clear(&l->decide);
  if (l->readers) {
    trim(l);
    return;
  }
  vec_free(&l->entry);
  vec_free(&l->edge);
  vec_free(&l->decide);
  mem_free(l);
  f->log = NULL;
}
bool log_read(const Fn *f, LogReader who, const uint32_t **entry, uint32_t *n) {
  const ChangeLog *l = f->log;
  if (!l || !(l->readers & ~(unsigned)l->lost & bit(who))) return false;
  if (who == LOG_FLOW) {
    *entry = l->edge.p;
    *n = l->edge.n;
    return true;
  }
  *entry = l->entry.p + l->from[who];
  *n = l->entry.n - l->from[who];
  return true;
}
const uint32_t *log_decided(const Fn *f, uint32_t *n) {
  *n = f->log ? f->log->decide.n : 0;
  return *n ? f->log->decide.p : NULL;
}
void log_lose_(Fn *f) {
  f->log->lost = f->log->readers;
  vec_clear(&f->log->edge);
  trim(f->log);
}
/* Whether execution goes on past v may be another question once v is gone or has come. */
static bool decides(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_STORE: return is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED;
  case OP_FENCE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_VAARG: return true;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR:
    if (!aux(f, v)) return false; /* placed before it has its record: aux_set will ask */
    return has_side_effects(f, v);
  default: return false;
  }
}
static bool assumes(const Fn *f, Val v) {
  return op(f, v) == OP_CALL && aux(f, v) &&
         (call_intrinsic(f, v) == INTRIN_assume || call_intrinsic(f, v) == INTRIN_experimental_guard);
}
/* False: it is not worth reading any more. */
static bool decide_append(Fn *f, Blk b) {
  ChangeLog *l = f->log;
  if (!b || (l->decide.n && vec_last(&l->decide) == (uint32_t)b)) return true;
  if (l->decide.n >= u32_max(64, f->nblk / 4)) return false;
  vec_push(&l->decide, (uint32_t)b);
  return true;
}
void log_append_(Fn *f, Val v, unsigned how) {
  ChangeLog *l = f->log;
  if (!of_values(l)) return;
  uint32_t e = (uint32_t)v | (how & LOG_MOVED_BIT);
  if ((l->readers & ~(unsigned)l->lost & bit(LOG_SCEV)) && how &&
      (assumes(f, v) || (decides(f, v) && !decide_append(f, blk_of(f, v))))) {
    l->lost |= (uint8_t)bit(LOG_SCEV);
    trim(l);
    if (!of_values(l)) return;
  }
  if (l->entry.n && vec_last(&l->entry) == e) return;
  if (l->entry.n >= u32_max(64, f->nlive / 4)) {
    l->lost |= (uint8_t)of_values(l);
    trim(l);
    return;
  }
  vec_push(&l->entry, e);
}
void log_edge_(Fn *f, Blk from, Blk to) {
  ChangeLog *l = f->log;
  if (!(l->readers & ~(unsigned)l->lost & bit(LOG_FLOW))) return;
  if (l->edge.n >= u32_max(64, f->nblk / 2)) {
    l->lost |= (uint8_t)bit(LOG_FLOW);
    vec_clear(&l->edge);
    return;
  }
  vec_push(&l->edge, (uint32_t)from | LOG_OUT_BIT);
  vec_push(&l->edge, (uint32_t)to | LOG_IN_BIT);
}
