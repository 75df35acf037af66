/* cgp_compare.c: codegenprepare and comparisons, remainders, frozen comparisons, switches.
 *
 *     %s = add i32 %a, %b                          %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(%a, %b)
 *     %c = icmp ult i32 %s, %a             ==>     %math = extractvalue %1, 0 ; %ov = extractvalue %1, 1
 *
 *     loop:                                        loop:
 *       %i = phi i32 [ 0, %pre ], [ %i1, ... ]       %i = phi i32 ...
 *       %r = urem i32 %i, %n               ==>       %r = phi i32 [ 0, %pre ], [ %r2, ... ]
 *       %i1 = add nuw i32 %i, 1                      %r1 = add nuw i32 %r, 1
 *                                                    %r2 = select (%r1 == %n), 0, %r1
 *
 * Sums that are tested for unsigned overflow, also by 1 and -1 (a loop that counts down to 0), if the sum is used.
 * A comparison turns its operands round where a difference of the same operands is that way round. Tests of a float's
 * absolute value for infinity become tests of its class. The remainder of a counter by what does not change in the loop
 * is counted along, if it begins with a value that is known. Two operands of a frozen comparison, one of them constant:
 * the other one is frozen. ctpop(x) == 1 of an x that is not 0 is ctpop(x) < 2. A switch on a type that no register of
 * PTX has is on the next larger one, and a phi that has over the edge of one case that case's value has the condition.
 *
 * Sound: sums of llvm.uadd.with.overflow wrap, whatever flags the addition had. The remainder's counter is not used
 * where the division did not run: it may be anything there, and nothing divides by 0 any more. A frozen operand makes a
 * comparison that is one of those that freezing the comparison allowed (its own flags go). Over the edge of a case the
 * condition is that value, or the switch was undefined. Cost: linear, uses of an operand looked at: CGP_USES. Source:
 * LLVM's CodeGenPrepare (public design). */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/codegen/cgp_int.h"

/* ---- unsigned overflow ---- */
/* v is a + b; the operands. */
static bool is_sum(const Fn *f, Val v, Val *a, Val *b) {
  if (!is_op(f, v, OP_ADD)) return false;
  *a = arg(f, v, 0), *b = arg(f, v, 1);
  return true;
}
static bool is_one(const Fn *f, Val v) { return val_is_con(v) && con_is_one(&f->con, v); }
/* The sum whose unsigned overflow v is; `used`: other uses than v that it must have. */
static Val overflow_of(Cgp *c, Val v, uint32_t *used) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), y = arg(f, v, 1), a, b;
  Pred p = (Pred)sub(f, v);
  *used = 2;
  if (p == ICMP_ULT && is_sum(f, x, &a, &b) && (y == a || y == b)) return x;
  if (p == ICMP_UGT && is_sum(f, y, &a, &b) && (x == a || x == b)) return y;
  Val is_zero = p != ICMP_EQ ? VAL_NONE : is_zero_con(f, y) ? x : is_zero_con(f, x) ? y : VAL_NONE;
  if (is_zero && is_sum(f, is_zero, &a, &b) && (is_one(f, a) || is_one(f, b))) return is_zero;
  if (!val_is_con(y) || val_is_con(x)) return VAL_NONE;
  *used = 1;
  bool up = p == ICMP_EQ && con_is_allones(&f->con, y);
  if (!up && !(p == ICMP_NE && con_is_zero(&f->con, y))) return VAL_NONE;
  Val by = up ? con_int(&f->con, ty(f, x), 1) : con_allones(&f->con, ty(f, x));
  uint32_t n = 0;
  FOR_EACH_USE(f, x, u) {
    if (at_cap(f->m, CGP_USES, ++n)) return VAL_NONE;
    Val w = use_user(f, u);
    if (is_op(f, w, OP_ADD) && arg(f, w, 0) == x && arg(f, w, 1) == by) return w;
  }
  return VAL_NONE;
}
/* The sum is what a loop counts with, and may be computed at v in the same loop. */
static bool counter_may_move(Cgp *c, Val sum, Val v) {
  Fn *f = c->f;
  Val phi = arg(f, sum, 0), start, around;
  if (!is_op(f, phi, OP_PHI)) return false;
  const Loops *l = loops(f);
  uint32_t n = loop_phi(f, l, phi, &start, &around);
  if (!n || around != sum || loop_of(l, blk_of(f, sum)) != n || loop_of(l, blk_of(f, v)) != n) return false;
  const Dom *d = dom(f);
  if (dom_blk(d, blk_of(f, v), blk_of(f, sum))) return true;
  Blk latch = loop_latch(f, l, n);
  return latch && has_one_use(f, sum) && dom_blk(d, blk_of(f, v), latch);
}
static bool overflow(Cgp *c, Val v) {
  Fn *f = c->f;
  uint32_t used;
  Val sum = overflow_of(c, v, &used);
  if (!sum) return false;
  Ty t = ty(f, sum);
  uint32_t bits = ty_is_int(f->m, t) ? ty_bits(f->m, t) : 0;
  if ((bits != 8 && bits != 16 && bits != 32 && bits != 64 && bits != 128) || count_uses(f, sum, used) < used)
    return false;
  bool away = blk_of(f, sum) != blk_of(f, v);
  if (away && (!has_one_use(f, sum) || !counter_may_move(c, sum, v))) return false;
  Val at = !away && used == 2 ? sum : away || val_before(f, v, sum) ? v : sum;
  FoldCtx *x = &c->fx;
  fold_at(x, at);
  Val ops[2] = {arg(f, sum, 0), arg(f, sum, 1)};
  Ty fields[2] = {t, TY_I1};
  Val both = fold_intrin(x, INTRIN_uadd_with_overflow, 0, ty_struct(f->m, fields, 2, false), ops, 2);
  Val math = fold_extractvalue(x, both, (const uint32_t[]){0}, 1);
  Val ov = fold_extractvalue(x, both, (const uint32_t[]){1}, 1);
  if (is_op(f, math, OP_EXTRACTVALUE)) name_set(f, math, STR("math"));
  if (is_op(f, ov, OP_EXTRACTVALUE)) name_set(f, ov, STR("ov"));
  val_replace(f, v, ov);
  val_replace(f, sum, math);
  ins_erase(f, v);
  ins_erase(f, sum);
  stat_add(c->px, ST_CGP_OVERFLOWS, 1);
  return true;
}

/* ---- other comparisons ---- */
/* A difference of the same operands is the other way round. */
static bool turn_round(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), y = arg(f, v, 1);
  if (!ty_is_int(f->m, ty(f, x)) || val_is_con(x) || val_is_con(y) || x == y) return false;
  int better = 0;
  uint32_t n = 0;
  FOR_EACH_USE(f, x, u) {
    Val w = use_user(f, u);
    if (at_cap(f->m, CGP_USES, ++n)) return false;
    if (!is_op(f, w, OP_SUB)) continue;
    if (arg(f, w, 0) == y && arg(f, w, 1) == x) better++;
    else if (arg(f, w, 0) == x && arg(f, w, 1) == y) better--;
  }
  if (better <= 0) return false;
  opnd_set(f, v, 0, y);
  opnd_set(f, v, 1, x);
  sub_set(f, v, (unsigned)pred_swap((Pred)sub(f, v)));
  return true;
}
static bool power_of_two(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), y = arg(f, v, 1);
  Pred p = (Pred)sub(f, v);
  if ((p != ICMP_EQ && p != ICMP_NE) || !is_intrinsic(f, x, INTRIN_ctpop) || !val_is_con(y) ||
      !con_is_one(&f->con, y) || ty_bits(f->m, ty(f, x)) < 2)
    return false;
  KnownCtx k = known_at(f, c->px->scratch, v);
  if (!known_nonzero(&k, arg(f, x, 0))) return false;
  if (p == ICMP_EQ) opnd_set(f, v, 1, con_int(&f->con, ty(f, y), 2));
  sub_set(f, v, p == ICMP_EQ ? ICMP_ULT : ICMP_UGT);
  return true;
}
/* |x| compared with infinity. */
static bool float_class(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), y = arg(f, v, 1);
  FpKind kind;
  FpBits inf;
  if (!is_intrinsic(f, x, INTRIN_fabs) || !val_is_con(y) || !con_splat_fp(&f->con, y, &kind, &inf) ||
      fp_class(kind, inf) != FPC_POS_INF)
    return false;
  unsigned mask;
  switch ((Pred)sub(f, v)) {
  case FCMP_OEQ:
  case FCMP_OGE: mask = FPC_INF; break;
  case FCMP_UEQ:
  case FCMP_UGE: mask = FPC_INF | FPC_NAN; break;
  case FCMP_ONE:
  case FCMP_OLT: mask = FPC_FINITE; break;
  case FCMP_UNE:
  case FCMP_ULT: mask = FPC_ALL & ~(unsigned)FPC_INF; break;
  default: return false;
  }
  fold_at(&c->fx, v);
  Val ops[2] = {arg(f, x, 0), con_int(&f->con, TY_I32, mask)};
  Val n = fold_intrin(&c->fx, INTRIN_is_fpclass, 0, ty(f, v), ops, 2);
  val_replace(f, v, n);
  cgp_erase_dead(c, v);
  return true;
}
bool cgp_compare(Cgp *c, Val v) {
  if (cgp_sink_compare(c, v)) return true;
  if (is_op(c->f, v, OP_FCMP)) return float_class(c, v);
  return overflow(c, v) || power_of_two(c, v) || turn_round(c, v);
}
bool cgp_freeze(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0);
  KnownCtx known = known_at(f, c->px->scratch, v);
  if (known_not_undef_poison(&known, x)) {
    val_replace(f, v, x);
    ins_erase(f, v);
    return true;
  }
  if (!is_cmp(f, x) || !has_one_use(f, x) || (is_op(f, x, OP_FCMP) && (flags(f, x) & F_FAST))) return false;
  bool c0 = val_is_con(arg(f, x, 0)), c1 = val_is_con(arg(f, x, 1));
  if (c0 == c1) return false;
  Val con = arg(f, x, c0 ? 0 : 1);
  ConKind k = con_kind(&f->con, con);
  if (k != CON_INT && k != CON_FP && k != CON_NULL) return false;
  fold_at(&c->fx, x);
  Val n = fold_freeze(&c->fx, arg(f, x, c0 ? 1 : 0));
  if (is_op(f, n, OP_FREEZE)) name_take(f, n, v);
  opnd_set(f, x, c0 ? 1 : 0, n);
  flags_set(f, x, 0);
  val_replace(f, v, x);
  ins_erase(f, v);
  return true;
}

/* ---- remainders of counters ---- */
typedef struct Counter {
  uint32_t loop;
  Val phi, step, start, sum, plus; /* sum: phi + plus, or VAL_NONE */
} Counter;
static bool counted(Cgp *c, Val v, const Loops *l, Counter *k) {
  const Fn *f = c->f;
  Val x = arg(f, v, 0);
  *k = (Counter){.phi = x};
  if (is_op(f, x, OP_ADD) && (flags(f, x) & F_NUW)) {
    uint32_t i = is_op(f, arg(f, x, 0), OP_PHI) ? 0 : 1;
    k->sum = x, k->phi = arg(f, x, i), k->plus = arg(f, x, 1 - i);
  }
  if (!is_op(f, k->phi, OP_PHI) || nops(f, k->phi) != 2) return false;
  k->loop = loop_phi(f, l, k->phi, &k->start, &k->step);
  if (!k->loop || !loop_preheader(f, l, k->loop) || !loop_latch(f, l, k->loop)) return false;
  return is_op(f, k->step, OP_ADD) && (flags(f, k->step) & F_NUW) && arg(f, k->step, 0) == k->phi &&
         val_is_con(arg(f, k->step, 1)) && con_is_one(&f->con, arg(f, k->step, 1)) &&
         loop_of(l, blk_of(f, k->step)) == k->loop;
}
static bool is_invariant(const Fn *f, const Loops *l, uint32_t loop, Val v) {
  return val_is_con(v) || is_arg(f, v) || !loop_has_blk(l, loop, blk_of(f, v));
}
/* What the operation gives, where that is there already. */
static Val simplified(Cgp *c, Op o, unsigned fl, Val a, Val b) {
  Val ops[2] = {a, b};
  InsView i = {.op = o, .flags = fl, .type = ty(c->f, a), .ops = ops, .n = 2};
  return simplify_view(&c->fx, &i);
}
bool cgp_remainder(Cgp *c, Val v) {
  Fn *f = c->f;
  Val by = arg(f, v, 1);
  Counter k;
  if (val_is_con(by) || !ty_is_int_or_vec(f->m, ty(f, v))) return false;
  if (!is_op(f, arg(f, v, 0), OP_PHI) && !is_op(f, arg(f, v, 0), OP_ADD)) return false;
  const Loops *l = loops(f);
  if (!counted(c, v, l, &k) || !loop_has_blk(l, k.loop, blk_of(f, v)) || !is_invariant(f, l, k.loop, by) ||
      (k.sum && !is_invariant(f, l, k.loop, k.plus)))
    return false;
  c->fx.at = VAL_NONE;
  Val start = k.sum ? simplified(c, OP_ADD, F_NUW, k.start, k.plus) : k.start;
  start = start ? simplified(c, OP_UREM, 0, start, by) : VAL_NONE;
  if (!start) return false;
  Ty t = ty(f, v);
  Val none = con_poison(&f->con, t), ops[2], phi = ins_new(f, OP_PHI, 0, 0, t, (Val[]){none, none}, 2);
  ins_place_before(f, phi, k.phi);
  Bld b = bld_before(f, k.step);
  Val next = emit_bin(&b, OP_ADD, F_NUW, phi, con_int(&f->con, t, 1));
  Val full = emit_icmp(&b, ICMP_EQ, next, by);
  ops[0] = emit_select(&b, full, con_null(&f->con, t), next);
  for (uint32_t i = 0; i < 2; i++) opnd_set(f, phi, i, arg(f, k.phi, i) == k.step ? ops[0] : start);
  name_take(f, phi, v);
  val_replace(f, v, phi);
  cgp_erase_dead(c, v);
  stat_add(c->px, ST_CGP_REMAINDERS, 1);
  return true;
}

/* ---- switches ---- */
static bool widen_switch(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0);
  uint32_t n = ty_bits(f->m, ty(f, x)), to = n == 1 || n > 64 ? n : n <= 16 ? 16 : n <= 32 ? 32 : 64;
  if (to == n) return false;
  bool sign = is_arg(f, x) &&
              attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, x)), ATTR_SIGNEXT);
  Ty t = ty_int(f->m, to);
  fold_at(&c->fx, v);
  Val wide = fold_cast(&c->fx, sign ? OP_SEXT : OP_ZEXT, 0, x, t);
  if (!val_is_con(wide)) marks_set(&c->ours, (uint32_t)wide, 1);
  for (uint32_t i = 1; i < nops(f, v); i++)
    opnd_set(f, v, i, con_fold_cast(&f->con, sign ? OP_SEXT : OP_ZEXT, arg(f, v, i), t));
  opnd_set(f, v, 0, wide);
  return true;
}
bool cgp_switch(Cgp *c, Val v) {
  Fn *f = c->f;
  if (val_is_con(arg(f, v, 0))) return false;
  bool changed = widen_switch(c, v);
  Val x = arg(f, v, 0);
  Blk b = blk_of(f, v);
  marks_next(&c->copy);
  for (uint32_t i = 0; i < nsuccs(f, b); i++)
    marks_set(&c->copy, (uint32_t)succ(f, b, i), marks_get(&c->copy, (uint32_t)succ(f, b, i)) + 1);
  for (uint32_t i = 1; i < nops(f, v); i++) {
    Blk to = succ(f, b, i);
    if (marks_get(&c->copy, (uint32_t)to) != 1) continue;
    uint32_t at = succ_pred(f, b, i);
    FOR_EACH_PHI(f, to, p)
      if (arg(f, p, at) == arg(f, v, i)) opnd_set(f, p, at, x), changed = true;
  }
  return changed;
}
