/* indvars_float.c: the pass indvars: counters in floating point that count whole numbers are integers.
 *
 *     %x = phi double [ 0.0, %pre ], [ %y, %h ]          %x.int = phi i32 [ 0, %pre ], [ %y.int, %h ]
 *     ... %x ...                                   =>    ... sitofp %x.int ...
 *     %y = fadd double %x, 1.0                           %y.int = add nsw i32 %x.int, 1
 *     br (fcmp olt %y, 1.0e4), %h, %exit                 br (icmp slt %y.int, 10000), %h, %exit
 *
 * Start, step and end are whole and so small that every sum up to the end is exact in the type and fits 32 bits; the
 * end is met, or passed before the integer would wrap; the sum is used by the phi and the test alone. Minus zero is no
 * whole number. Compare LLVM's handleFloatingPointIV. */
#include "passes/loop/indvars_int.h"
#include "ir/match.h"

/* c is whole, and sums of such numbers below the limit are exact in its type. */
static bool whole(Iv *x, Val c, int64_t *out) {
  FpKind k;
  FpBits b;
  if (!val_is_con(c) || ty_is_vec(x->f->m, ty(x->f, c)) || !con_splat_fp(&x->f->con, c, &k, &b) || !fp_folds(k) ||
      !fp_is_integer(k, b) || (fp_is_zero(k, b) && fp_is_neg(k, b)))
    return false;
  uint32_t p = fp_precision(k);
  ARENA_ON_STACK(A);
  unsigned ex = 0;
  Ap i = fp_to_int_rm(&A, k, b, 64, true, FP_RTZ, &ex);
  *out = ap_get_i64(i);
  arena_free(&A);
  int64_t limit = p >= 31 ? INT32_MAX : (int64_t)1 << p;
  return !ex && *out <= limit && *out >= -limit;
}
static int signed_pred(Pred p) {
  switch (p) {
  case FCMP_OEQ:
  case FCMP_UEQ: return ICMP_EQ;
  case FCMP_ONE:
  case FCMP_UNE: return ICMP_NE;
  case FCMP_OGT:
  case FCMP_UGT: return ICMP_SGT;
  case FCMP_OGE:
  case FCMP_UGE: return ICMP_SGE;
  case FCMP_OLT:
  case FCMP_ULT: return ICMP_SLT;
  case FCMP_OLE:
  case FCMP_ULE: return ICMP_SLE;
  default: return -1;
  }
}
/* The counter reaches or passes `end` before it leaves what is exact. */
static bool ends_in_time(int64_t start, int64_t step, int64_t end, Pred p, int64_t limit) {
  int64_t far = step > 0 ? end - start : start - end, by = step > 0 ? step : -step;
  if (far <= 0) return false;
  bool meets = far % by == 0;
  if ((p == ICMP_EQ || p == ICMP_NE) && !meets) return false;
  int64_t last = step > 0 ? end + step : end - by; /* one beyond, for tests that hold at the end itself */
  return last <= limit && last >= -limit;
}
static bool one(Iv *x, Val phi) {
  Fn *f = x->f;
  if (nops(f, phi) != 2 || !ty_is_fp(ty(f, phi))) return false;
  uint32_t from = succ_pred(f, x->pre, 0);
  Val add = arg(f, phi, 1 - from), test = VAL_NONE;
  int64_t start, step, end;
  if (!whole(x, arg(f, phi, from), &start) || val_is_con(add) || !is_op(f, add, OP_FADD) || !iv_in_loop(x, add) ||
      arg(f, add, 0) != phi || !whole(x, arg(f, add, 1), &step) || !step)
    return false;
  uint32_t uses = 0;
  FOR_EACH_USE(f, add, u) {
    if (++uses > 2) return false;
    Val w = use_user(f, u);
    if (w == phi) continue;
    if (!is_op(f, w, OP_FCMP) || use_index(f, u) != 0) return false;
    test = w;
  }
  if (uses != 2 || !test || !has_one_use(f, test) || !iv_in_loop(x, test)) return false;
  Val br = use_user(f, first_use(f, test));
  int p = signed_pred((Pred)sub(f, test));
  if (p < 0 || !is_condbr(f, br) || !iv_in_loop(x, br) || !whole(x, arg(f, test, 1), &end)) return false;
  Blk b = blk_of(f, br);
  if (loop_has_blk(x->l, x->loop, succ(f, b, 0)) == loop_has_blk(x->l, x->loop, succ(f, b, 1)) ||
      !dom_blk(x->d, b, x->latch))
    return false;
  FpKind k;
  FpBits bits;
  (void)con_splat_fp(&f->con, arg(f, add, 1), &k, &bits);
  int64_t limit = fp_precision(k) >= 31 ? INT32_MAX : (int64_t)1 << fp_precision(k);
  /* the test that keeps the loop running must be one that ends it */
  Pred stays = loop_has_blk(x->l, x->loop, succ(f, b, 0)) ? (Pred)p : pred_invert((Pred)p);
  if (stays == ICMP_EQ || (step > 0 ? stays == ICMP_SGT || stays == ICMP_SGE : stays == ICMP_SLT || stays == ICMP_SLE))
    return false;
  if (!ends_in_time(start, step, end, stays, limit)) return false;
  Val ops[2];
  ops[from] = con_sint(&f->con, TY_I32, start), ops[1 - from] = con_poison(&f->con, TY_I32);
  Val iv = emit_phi(f, x->head, TY_I32, ops);
  name_like(f, iv, phi, STR(".int"));
  Bld at = bld_before(f, add);
  Val next = emit_bin(&at, OP_ADD, F_NSW, iv, con_sint(&f->con, TY_I32, step));
  name_like(f, next, add, STR(".int"));
  opnd_set(f, iv, 1 - from, next);
  at = bld_before(f, test);
  Val cmp = emit_icmp(&at, (Pred)p, next, con_sint(&f->con, TY_I32, end));
  val_replace(f, test, cmp);
  ins_erase(f, test);
  opnd_set(f, phi, 1 - from, con_poison(&f->con, ty(f, phi)));
  ins_erase(f, add);
  if (has_uses(f, phi)) {
    at = bld_before(f, first_nonphi(f, x->head));
    Val conv = emit_cast(&at, OP_SITOFP, 0, iv, ty(f, phi));
    name_set(f, conv, STR("indvar.conv"));
    val_replace(f, phi, conv);
  }
  ins_erase(f, phi);
  return true;
}
bool iv_float_counters(Iv *x) {
  bool any = false;
  FOR_EACH_PHI_SAFE(x->f, x->head, v) any |= one(x, v);
  return any;
}
