/* ptx_forms.c: "ptx-forms": what optimizers write one way, and llc and ptxas make better code of when written another.
 *
 *     %y = select i1 %c, i32 %n, i32 0                       %t = add i32 %x, %n
 *     %r = add i32 %x, %y                          ==>       %r = select i1 %c, i32 %t, i32 %x     ; @p add
 *
 *     %i = fptosi float %x to i32                            %i = fptosi float %x to i32
 *     %y = sitofp i32 %i to float                  ==>       %i.fr = freeze i32 %i
 *     %c = fcmp olt float %x, %y    ; and %i is used         %y = sitofp i32 %i.fr to float
 *
 * Choose, then calculate: instcombine's form, since the select may go on into something else. ptxas makes one
 * predicated instruction of the other where %x ends there, and a SEL more of this one. On an H100, of opt-22's time: a
 * radix sort's counts 0.99 -> 0.81, scan 0.99 -> 0.96, compact 1.00 -> 0.98. What the operation has flags for holds where
 * %c is true; elsewhere nobody looks at it. Not where %x is a predicate: x & (c | n) is one PLOP3, and a choice between
 * predicates that llc writes out is four operations.
 *
 * Floor by hand. LLVM's back ends make one rounding of the pair where only comparisons read it, which take both zeros
 * for one. The conversion to the integer is there for its other uses, and cvt.rzi.f32.f32 is slower than a conversion: a
 * ray marcher that has three of each in its loop takes 0.80 of the time on an H100, as libNVVM's code does. A frozen
 * integer is a conversion's result to nobody; where the conversion is poison the frozen one may be anything: less is
 * undefined.
 *
 * For the end of a GPU's pipeline; on other targets nothing is done. Cost: linear times CAP_PTX_FORMS_USES. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/fold/fold.h"
#include "passes/pass.h"
#include "passes/stat.h"

/* v, made of an integer made of a number like v, and the integer is needed beside it. */
static bool is_round_trip(const Fn *f, Val v) {
  Op o = op(f, v);
  if (o != OP_SITOFP && o != OP_UITOFP) return false;
  Val i = arg(f, v, 0);
  return is_op(f, i, o == OP_SITOFP ? OP_FPTOSI : OP_FPTOUI) && ty(f, arg(f, i, 0)) == ty(f, v) && !has_one_use(f, i);
}
static bool only_compared(const Fn *f, Val v) {
  uint32_t seen = 0;
  FOR_EACH_USE(f, v, u) {
    if (is_op(f, use_user(f, u), OP_MDVAL)) continue;
    if (at_cap(f->m, PTX_FORMS_USES, seen++) || !is_op(f, use_user(f, u), OP_FCMP)) return false;
  }
  return seen != 0;
}
static bool keep_conversions(Fn *f, Val v) {
  if (!is_round_trip(f, v) || !only_compared(f, v)) return false;
  Val i = arg(f, v, 0);
  Bld k = bld_before(f, v);
  Val z = emit(&k, OP_FREEZE, 0, 0, ty(f, i), &i, 1);
  name_like(f, z, i, STR(".fr"));
  opnd_set(f, v, 0, z);
  return true;
}

/* c is 0 or -1. */
static bool is_con(const Fn *f, Val v, int64_t c) {
  return val_is_con(v) && (c ? con_is_allones(&f->con, v) : con_is_zero(&f->con, v));
}
/* v calculates with a choice between a value and what leaves the other operand as it is; that ends here. */
static bool calculate_then_choose(Fn *f, Val v) {
  Op o = op(f, v);
  int64_t c;
  if (!op_neutral(o, &c) || c == 1) return false; /* no product, which is dear, and no quotient, which may fault */
  bool either = o == OP_ADD || o == OP_OR || o == OP_XOR || o == OP_AND;
  uint32_t w = ty_is_int(f->m, ty(f, v)) ? (uint32_t)ty_bits(f->m, ty(f, v)) : 0;
  if (w < 2 || w > 64) return false;
  for (uint32_t k = either ? 0 : 1; k < 2; k++) {
    Val s = arg(f, v, k), x = arg(f, v, 1 - k);
    if (!is_op(f, s, OP_SELECT) || !has_one_use(f, s) || !val_is_local(x) || !has_one_use(f, x)) continue;
    uint32_t arm = is_con(f, arg(f, s, 2), c) ? 1 : is_con(f, arg(f, s, 1), c) ? 2 : 0;
    if (!arm) continue;
    Bld bld = bld_before(f, v);
    Val ops[2], cond = arg(f, s, 0);
    ops[k] = arg(f, s, arm), ops[1 - k] = x;
    Val t = emit_bin(&bld, o, flags(f, v), ops[0], ops[1]),
        r = emit_select(&bld, cond, arm == 1 ? t : x, arm == 1 ? x : t);
    name_take(f, r, v);
    val_replace(f, v, r);
    ins_erase(f, v);
    ins_erase(f, s);
    return true;
  }
  return false;
}

Change pass_ptx_forms(Fn *f, PassCtx *px) {
  uint32_t kept = 0, chosen = 0;
  if (!f->m->permissions) return CH_NONE;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) {
      kept += keep_conversions(f, v);
      chosen += calculate_then_choose(f, v);
    }
  stat_add(px, ST_CONVERSIONS_KEPT, kept);
  stat_add(px, ST_CHOSEN_AFTER, chosen);
  return kept || chosen ? CH_VAL : CH_NONE;
}
