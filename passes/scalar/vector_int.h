/* vector_int.h: what the parts of vector-combine share. */
#ifndef NVOPT_VECTOR_INT_H
#define NVOPT_VECTOR_INT_H
#include "analysis/memory/alias.h"
#include "ir/fold/fold.h"
#include "ir/match.h"
#include "passes/pass.h"

enum { MAX_LANES = 64, VC_POISON = UINT32_MAX /* lane of a mask */ };
typedef struct VecComb {
  Fn *f;
  PassCtx *px;
  FoldCtx x;
  Alias *alias; /* asked for by the first access */
  bool gpu;
  uint32_t before; /* values from here on are new */
  VEC(Val) todo, dead;
  VEC(uint8_t) queued; /* by Val */
} VecComb;

/* Lanes of a fixed vector, at most MAX_LANES; 0: none such. */
static inline uint32_t vc_lanes(const Module *m, Ty t) {
  return ty_is_vec(m, t) && !ty_scalable(m, t) && ty_rec(m, t)->count <= MAX_LANES ? (uint32_t)ty_rec(m, t)->count : 0;
}
/* The mask of a shuffle; its length, 0: too long. */
static inline uint32_t vc_mask(const Fn *f, Val v, uint32_t mask[MAX_LANES]) {
  uint32_t n;
  const uint32_t *w = words_of(f, v, &n);
  if (n > MAX_LANES) return 0;
  for (uint32_t i = 0; i < n; i++) mask[i] = w[i];
  return n;
}
uint32_t vc_cost(const VecComb *c, Op o, Ty t);
void vc_push(VecComb *c, Val v);
void vc_replace(VecComb *c, Val v, Val r);
/* vector_widen.c */
bool vc_extracted(VecComb *c, Val v);
bool vc_extracted_cmps(VecComb *c, Val v);
bool vc_insert_extracted(VecComb *c, Val v);
/* vector_memory.c */
bool vc_load(VecComb *c, Val v);
bool vc_store(VecComb *c, Val v);
bool vc_wide_load(VecComb *c, Val v);
bool vc_longer_load(VecComb *c, Val v);
#endif
