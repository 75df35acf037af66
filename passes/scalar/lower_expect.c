/* lower_expect.c: llvm.expect and llvm.expect.with.probability become branch weights.
 *
 *   %e = call i64 @llvm.expect.i64(i64 %x, i64 1)        %c = icmp ne i64 %x, 0
 *   %c = icmp ne i64 %e, 0                           =>  br i1 %c, label %a, label %b, !prof !0
 *   br i1 %c, label %a, label %b                         !0 = !{!"branch_weights", !"expected", i32 2000, i32 1}
 *
 * Branches, switches and selects on the expectation, or on its comparison with a constant, get weights; when the
 * value is a phi (through extensions and xor with constants), so do the branches that decide constant entries. Then
 * the call is its argument. Algorithm: LLVM's LowerExpectIntrinsic. Keeps the control-flow graph. Linear. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/md_kinds.h"
#include "ir/prof.h"
#include "passes/pass.h"

enum { LIKELY_WEIGHT = 2000, UNLIKELY_WEIGHT = 1 };

static bool is_expect(const Fn *f, Val v) {
  if (val_is_con(v) || !is_op(f, v, OP_CALL)) return false;
  unsigned id = call_intrinsic(f, v);
  return id == INTRIN_expect || id == INTRIN_expect_with_probability;
}
static double probability(const Fn *f, Val call) {
  if (call_intrinsic(f, call) == INTRIN_expect) return 1.0;
  Val p = arg(f, call, 2);
  if (!val_is_con(p) || con_kind(&f->con, p) != CON_FP) return 1.0;
  uint64_t bits = con_get_fp(&f->con, p).lo;
  double d;
  memcpy(&d, &bits, sizeof d);
  return d;
}
static uint64_t ceil_weight(double p) {
  double x = p * (double)(INT32_MAX - 1) + 1.0;
  uint64_t n = x < 0 ? 0 : (uint64_t)x;
  return (double)n < x ? n + 1 : n;
}
/* Weights of the expected and of each other of n outcomes. */
static void weights(const Fn *f, Val call, uint32_t n, uint64_t *yes, uint64_t *no) {
  if (call_intrinsic(f, call) == INTRIN_expect) {
    *yes = LIKELY_WEIGHT;
    *no = UNLIKELY_WEIGHT;
    return;
  }
  double p = probability(f, call);
  *yes = ceil_weight(p);
  *no = ceil_weight((1.0 - p) / (double)(n - 1));
}

/* A branch or select on the expectation or its comparison. */
static bool on_condition(Fn *f, Val t) {
  Val c = arg(f, t, 0), cmp = VAL_NONE, call = c;
  Pred p = ICMP_NE;
  uint64_t to = 0, want;
  if (is_op(f, c, OP_ICMP)) {
    p = (Pred)sub(f, c);
    if ((p != ICMP_EQ && p != ICMP_NE) || !is_int_con(f, arg(f, c, 1)) || !con_u64(&f->con, arg(f, c, 1), &to))
      return false;
    cmp = c;
    call = arg(f, c, 0);
  }
  if (!is_expect(f, call) || !is_int_con(f, arg(f, call, 1)) || !con_u64(&f->con, arg(f, call, 1), &want)) return false;
  uint64_t yes, no;
  weights(f, call, 2, &yes, &no);
  bool first = (want == to) == (p == ICMP_EQ);
  prof_set_expected(f, t, first ? (uint64_t[]){yes, no} : (uint64_t[]){no, yes}, 2);
  opnd_set(f, cmp ? cmp : t, 0, arg(f, call, 0));
  return true;
}
static bool on_switch(Fn *f, Val t) {
  Val call = arg(f, t, 0);
  if (!is_expect(f, call) || !is_int_con(f, arg(f, call, 1))) return false;
  uint32_t n = nsuccs(f, blk_of(f, t)), at = 0;
  for (uint32_t i = 1; i < n; i++)
    if (arg(f, t, i) == arg(f, call, 1)) at = i;
  if (n < 2) return false;
  uint64_t *w = mem_alloc(n * sizeof *w), yes, no;
  weights(f, call, n, &yes, &no);
  for (uint32_t i = 0; i < n; i++) w[i] = i == at ? yes : no;
  prof_set_expected(f, t, w, n);
  mem_free(w);
  opnd_set(f, t, 0, arg(f, call, 0));
  return true;
}
/* The expected value is a phi: what leads to entries of the other kind is unlikely. */
static void through_phi(Fn *f, Val call) {
  Val want = arg(f, call, 1), v = arg(f, call, 0), path[CAP_EXPECT_PATH];
  uint64_t w;
  if (!is_int_con(f, want) || !con_u64(&f->con, want, &w)) return;
  uint32_t n = 0;
  while (!is_op(f, v, OP_PHI)) {
    if (val_is_con(v) || at_cap(f->m, EXPECT_PATH, n) || ty_bits(f->m, ty(f, v)) > 64) return;
    if (is_op(f, v, OP_XOR) ? !is_int_con(f, arg(f, v, 1)) : !is_op(f, v, OP_ZEXT) && !is_op(f, v, OP_SEXT)) return;
    path[n++] = v;
    v = arg(f, v, 0);
  }
  if (ty_bits(f->m, ty(f, v)) > 64) return;
  bool likely = probability(f, call) > 0.5;
  Blk b = blk_of(f, v);
  for (uint32_t i = 0; i < nops(f, v); i++) {
    uint64_t x, k;
    if (!is_int_con(f, arg(f, v, i)) || !con_u64(&f->con, arg(f, v, i), &x)) continue;
    unsigned bits = ty_bits(f->m, ty(f, v));
    for (uint32_t j = n; j-- > 0;) {
      unsigned nb = ty_bits(f->m, ty(f, path[j]));
      if (is_op(f, path[j], OP_SEXT)) x = (uint64_t)sext64(x, bits) & mask64(nb);
      else if (is_op(f, path[j], OP_XOR) && con_u64(&f->con, arg(f, path[j], 1), &k)) x ^= k;
      bits = nb;
    }
    if (likely == (x == w)) continue;
    Blk in = pred(f, b, i), top = in;
    Val t = term(f, in);
    if (!is_condbr(f, t)) {
      top = single_pred(f, in);
      if (!top) continue;
      t = term(f, top);
      if (!is_condbr(f, t)) continue;
    }
    uint64_t yes, no;
    weights(f, call, 2, &yes, &no);
    if (!likely) {
      uint64_t s = yes;
      yes = no;
      no = s;
    }
    for (uint32_t k2 = 2; k2-- > 0;) { /* successor 1 first, as LLVM asks */
      Blk s = succ(f, top, k2);
      if (in != s && !(in == top && s == b)) continue;
      prof_set_expected(f, t, k2 == 1 ? (uint64_t[]){yes, no} : (uint64_t[]){no, yes}, 2);
      break;
    }
  }
}

Change pass_lower_expect(Fn *f, PassCtx *px) {
  (void)px;
  bool any = false;
  FOR_EACH_BLK(f, b) {
    Val t = term(f, b);
    if (is_condbr(f, t)) any |= on_condition(f, t);
    else if (is_op(f, t, OP_SWITCH)) any |= on_switch(f, t);
    for (Val v = last_ins(f, b), p; v; v = p) {
      p = prev_of(f, v);
      if (is_op(f, v, OP_SELECT)) {
        any |= on_condition(f, v);
        continue;
      }
      if (!is_expect(f, v)) continue;
      through_phi(f, v);
      val_replace(f, v, arg(f, v, 0));
      ins_erase(f, v);
      any = true;
    }
  }
  return any ? CH_VAL | CH_CALL : CH_NONE;
}
