/* scev_expand_cost.c: what expanding expressions would cost. Contract: scev_expand.h.
 *
 *   ((%n + -1) /u 3) * %m   with %n + -1 there: one division and one multiplication
 *
 * Each node once; a node that a value at the place has already ends the walk there. Tables: without a target, LLVM's
 * (division 4, truncation to a native width and pointer casts nothing, the rest 1); on a GPU the instructions that
 * ptxas makes of it on sm_70 and later: 64-bit additions and logic 2, multiplications 4, divisions some 20 and 70 (by
 * constants 4 and 16). */
#include "passes/util/scev_expand.h"

enum { COST_NODES = 256 };
typedef enum Work { W_ADD, W_MUL, W_SHIFT, W_DIV, W_DIV_CONST, W_SELECT, W_EXT, W_FREE } Work;

static uint32_t cost_of(const ScevExpand *e, Work w, uint32_t bits) {
  bool gpu = e->f->m->permissions;
  uint32_t words = (bits + 31) / 32;
  switch (w) {
  case W_FREE: return 0;
  case W_EXT: return 1;
  case W_DIV: return !gpu ? 4 : bits <= 32 ? 20 : 70;
  case W_DIV_CONST: return !gpu || bits <= 32 ? 4 : 16; /* a multiplication for the high half, and shifts */
  case W_MUL: return !gpu ? 1 : bits <= 32 ? 1 : 4 * words / 2;
  default: return !gpu || bits <= 32 ? 1 : words;
  }
}
static uint32_t node_cost(const ScevExpand *e, Sx x) {
  Scev *s = e->s;
  uint32_t w = sx_bits(s, x), n = sx_nops(s, x);
  switch (sx_kind(s, x)) {
  case SXK_TRUNC: return cost_of(e, int_is_legal(e->f->m, w) ? W_FREE : W_ADD, w);
  case SXK_ZEXT:
  case SXK_SEXT: return cost_of(e, W_EXT, w);
  case SXK_ADD: return (n - 1) * cost_of(e, W_ADD, w);
  case SXK_MUL: {
    Sx c = sx_op(s, x, 0);
    bool con = sx_is(s, c, SXK_CONST);
    if (con && (ap_is_ones(sx_ap(s, c)) || ap_is_pow2(sx_ap(s, c))))
      return cost_of(e, W_SHIFT, w) + (n - 2) * cost_of(e, W_MUL, w);
    return (n - 1) * cost_of(e, W_MUL, w);
  }
  case SXK_UDIV: {
    Sx d = sx_op(s, x, 1);
    return cost_of(e, !sx_is(s, d, SXK_CONST) ? W_DIV : ap_is_pow2(sx_ap(s, d)) ? W_SHIFT : W_DIV_CONST, w);
  }
  case SXK_UMAX:
  case SXK_SMAX:
  case SXK_UMIN:
  case SXK_SMIN: return (n - 1) * 2 * cost_of(e, W_SELECT, w);
  case SXK_SEQ_UMIN: return (n - 1) * 3 * cost_of(e, W_SELECT, w) + cost_of(e, W_SELECT, w) + (n > 2 ? n - 2 : 0);
  case SXK_ADDREC: {
    uint32_t terms = 0, factors = 0;
    for (uint32_t i = 0; i < n; i++) {
      Sx o = sx_op(s, x, i);
      terms += !sx_is_zero(s, o);
      factors += !sx_is(s, o, SXK_CONST) || !(sx_is_zero(s, o) || sx_is_one(s, o));
    }
    return (terms ? terms - 1 : 0) * cost_of(e, W_ADD, w) + factors * (n - 1) * cost_of(e, W_MUL, w);
  }
  default: return 0;
  }
}
uint32_t expand_cost(ScevExpand *e, const Sx *x, uint32_t n, Val at, uint32_t budget) {
  Scev *s = e->s;
  Sx work[COST_NODES];
  uint32_t nw = 0, done = 0, cost = 0;
  at = expand_place(e->f, at);
  if (!at) return UINT32_MAX;
  for (uint32_t i = 0; i < n && nw < COST_NODES; i++) work[nw++] = x[i];
  while (done < nw) {
    Sx y = work[done++];
    if (y == SX_CNC) return UINT32_MAX;
    if (sx_is(s, y, SXK_CONST) || sx_is(s, y, SXK_UNKNOWN) || sx_is(s, y, SXK_VSCALE) || expand_existing(e, y, at))
      continue;
    if (sx_is(s, y, SXK_UDIV)) { /* one more than a quotient that is there */
      Sx up = sx_add2(s, y, sx_int(s, sx_type(s, y), 1), 0);
      if (expand_existing(e, up, at)) continue;
    }
    cost += node_cost(e, y);
    if (cost > budget) return cost;
    for (uint32_t i = 0, k = sx_nops(s, y); i < k; i++) {
      Sx o = sx_op(s, y, i);
      bool seen = false;
      for (uint32_t j = 0; j < nw && !seen; j++) seen = work[j] == o;
      if (seen) continue;
      if (nw == COST_NODES) return UINT32_MAX;
      work[nw++] = o;
    }
  }
  return cost;
}
