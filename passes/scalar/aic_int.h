/* aic_int.h: what the parts of aggressive-instcombine share. */
#ifndef NVOPT_AIC_INT_H
#define NVOPT_AIC_INT_H
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias.h"
#include "analysis/value/known.h"
#include "passes/pass.h"

typedef struct Aic {
  Fn *f;
  PassCtx *px;
  FoldCtx x;
  const Dom *d;
  Alias *alias; /* asked for by the first place compared */
} Aic;

/* The integer of a constant, or of all elements of one. */
static inline bool aic_con(const Fn *f, Val v, Ap *n) {
  if (!val_is_con(v)) return false;
  const ConPool *p = &f->con;
  if (con_kind(p, v) == CON_SPLAT) v = con_op(p, v, 0);
  if (con_kind(p, v) != CON_INT) return false;
  *n = con_get_ap(p, v);
  return true;
}
/* It is x. */
static inline bool aic_is_int(const Fn *f, Val v, uint64_t x) {
  Ap n;
  if (x == 0) return val_is_con(v) && con_is_zero(&f->con, v);
  return aic_con(f, v, &n) && ap_active_bits(n) <= 64 && ap_lo64(n) == x;
}
/* v is operation o of a and b, in this order. */
static inline bool aic_bin(const Fn *f, Val v, Op o, Val *a, Val *b) {
  if (!is_op(f, v, o)) return false;
  *a = arg(f, v, 0), *b = arg(f, v, 1);
  return true;
}
/* v is x >> n, without sign. */
static inline bool aic_lshr(const Fn *f, Val v, uint64_t n, Val *x) {
  Val k;
  return aic_bin(f, v, OP_LSHR, x, &k) && aic_is_int(f, k, n);
}
/* v's uses become `with`, which takes its name where it is new, that is, not below `made`. */
static inline void aic_replace(Aic *a, Val v, Val with, uint32_t made) {
  if (val_is_local(with) && (uint32_t)with >= made) name_take(a->f, with, v);
  val_replace(a->f, v, with);
}

bool aic_trunc(Aic *a);            /* all truncations of the function */
bool aic_mul_high(Aic *a, Val v);  /* v is the upper half of a product */
bool aic_table(Aic *a, Val v);     /* load v reads a table of trailing zeros, or one of equal elements */
bool aic_wide_load(Aic *a, Val v); /* v puts a number together from its bytes in memory */
bool aic_libcall(Aic *a, Val v);   /* call of the host's library; splits blocks */
#endif
