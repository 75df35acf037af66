/* launch.c: launch bounds and special registers. Contract: launch.h. */
#include "analysis/value/launch.h"
#include "ir/ctx.h"
#include "support/knob.h"

/* "128,2" and the like: up to three numbers, each below 2^31. How many, 0 if malformed. */
static unsigned read_sizes(Str s, uint32_t *out) {
  unsigned n = 0;
  for (uint32_t i = 0; i < s.n && n < 3; i++) {
    uint64_t x = 0;
    uint32_t from = i;
    for (; i < s.n && s.p[i] >= '0' && s.p[i] <= '9'; i++) {
      x = x * 10 + (uint64_t)(s.p[i] - '0');
      if (x > INT32_MAX) return 0;
    }
    if (i == from || x == 0 || (i < s.n && s.p[i] != ',')) return 0;
    out[n++] = (uint32_t)x;
  }
  return n;
}
static uint32_t product(const uint32_t *x, unsigned n) { /* 0: none, or above 2^31 */
  uint64_t p = n != 0;
  for (unsigned i = 0; i < n; i++) {
    p *= x[i];
    if (p > INT32_MAX) return 0;
  }
  return (uint32_t)p;
}
/* Asked for every special register that is looked at: one pass over the few attributes that are NVVM's. */
LaunchBounds launch_bounds(const Fn *f) {
  LaunchBounds b = {0};
  const AttrSetRec *r = attrset_rec(f->m, attrlist_fn(f->m, fn_glob(f)->fattrs));
  if (!r->nnvvm || !fn_is_kernel(f)) return b;
  uint32_t most = 0, rank = 0;
  for (const Attr *a = r->attr + r->nvvm, *end = a + r->nnvvm; a < end; a++) {
    uint32_t x[3];
    unsigned n = read_sizes(a->str, x);
    if (str_eq(a->key, STR("nvvm.reqntid"))) {
      for (unsigned i = 0; n && i < 3; i++) b.block[i] = i < n ? x[i] : 1;
      b.max_threads = product(x, n);
    } else if (str_eq(a->key, STR("nvvm.maxntid"))) most = product(x, n);
    else if (str_eq(a->key, STR("nvvm.cluster_dim"))) {
      for (unsigned i = 0; n && i < 3; i++) b.cluster[i] = i < n ? x[i] : 1;
      b.max_rank = product(x, n);
    } else if (str_eq(a->key, STR("nvvm.maxclusterrank")) && n == 1) rank = x[0];
  }
  if (most && (!b.max_threads || most < b.max_threads)) b.max_threads = most;
  if (rank && (!b.max_rank || rank < b.max_rank)) b.max_rank = rank;
  return b;
}
uint32_t fn_sm(const Fn *f) {
  const Attr *a = attrset_find_str(f->m, attrlist_fn(f->m, fn_glob(f)->fattrs), STR("target-cpu"));
  if (!a || !str_starts(a->str, STR("sm_"))) return 0;
  uint32_t x = 0;
  for (uint32_t i = 3; i < a->str.n && a->str.p[i] >= '0' && a->str.p[i] <= '9' && x < 1000; i++)
    x = x * 10 + (uint32_t)(a->str.p[i] - '0');
  return x;
}
/* A grid is at most 2^31 - 1 blocks wide, before sm_30 65,535 (CUDA C++ Programming Guide, technical specifications
 * per compute capability). */
static bool is_narrow_grid(const Fn *f) {
  enum { SM_WIDE_GRID = 30 };
  int64_t sm = knob_int(f->m->ctx->knobs, KNOB_NVVM_INTR_RANGE_SM);
  if (!sm) sm = fn_sm(f);
  return sm && sm < SM_WIDE_GRID;
}
/* Extent in [1, top], or exactly `exact`; an index is below it. */
static void extent(const SregInfo *s, bool index, uint32_t exact, uint32_t top, int64_t *lo, int64_t *hi) {
  if (exact && !index) {
    *lo = exact;
    *hi = (int64_t)exact + 1;
    return;
  }
  uint32_t t = exact ? exact : top;
  if (!t) return;
  int64_t limit = index ? (int64_t)t : (int64_t)t + 1;
  if (!s->hi || limit < *hi) *hi = limit;
  if (!s->hi) *lo = index ? 0 : 1;
}
bool sreg_bounds(const Fn *f, IntrinsicId id, int64_t *lo, int64_t *hi) {
  const SregInfo *s = intrinsic_sreg(id);
  if (!s) return false;
  *lo = s->lo;
  *hi = s->hi;
  if (s->dim < 3) switch (s->kind) {
    case SREG_TID:
    case SREG_NTID: {
      LaunchBounds b = launch_bounds(f);
      extent(s, s->kind == SREG_TID, b.block[s->dim], b.max_threads, lo, hi);
      break;
    }
    case SREG_CLUSTER_CTAID:
    case SREG_CLUSTER_NCTAID: {
      LaunchBounds b = launch_bounds(f);
      extent(s, s->kind == SREG_CLUSTER_CTAID, b.cluster[s->dim], b.max_rank, lo, hi);
      break;
    }
    case SREG_CLUSTER_CTARANK:
    case SREG_CLUSTER_NCTARANK: {
      LaunchBounds b = launch_bounds(f);
      extent(s, s->kind == SREG_CLUSTER_CTARANK, b.cluster[0] ? product(b.cluster, 3) : 0, b.max_rank, lo, hi);
      break;
    }
    case SREG_CTAID:
    case SREG_NCTAID:
      if (s->dim == 0 && is_narrow_grid(f)) extent(s, s->kind == SREG_CTAID, 0, UINT16_MAX, lo, hi);
      break;
    default: break;
    }
  return *hi > *lo;
}
bool sreg_below(IntrinsicId a, IntrinsicId b) {
  const SregInfo *x = intrinsic_sreg(a), *y = intrinsic_sreg(b);
  if (!x || !y || x->dim != y->dim || x->dim > 2) return false;
  switch (x->kind) {
  case SREG_TID: return y->kind == SREG_NTID;
  case SREG_CTAID: return y->kind == SREG_NCTAID;
  case SREG_CLUSTERID: return y->kind == SREG_NCLUSTERID;
  case SREG_CLUSTER_CTAID: return y->kind == SREG_CLUSTER_NCTAID;
  case SREG_CLUSTER_CTARANK: return y->kind == SREG_CLUSTER_NCTARANK;
  case SREG_LANEID: return y->kind == SREG_WARPSIZE;
  default: return false;
  }
}
