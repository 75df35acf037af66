/* keep_conversions.c: "keep-conversions": a number made an integer and a number again stays two conversions.
 *
 *     %i = fptosi float %x to i32                            %i = fptosi float %x to i32
 *     %y = sitofp i32 %i to float                  ==>       %i.fr = freeze i32 %i
 *     %c = fcmp olt float %x, %y    ; and %i is used         %y = sitofp i32 %i.fr to float
 *
 * Floor by hand. LLVM's back ends make one rounding of the pair where only comparisons read it, which take both zeros
 * for one. On NVPTX the conversion to the integer is there for its other uses, and cvt.rzi.f32.f32 is slower than a
 * conversion: a ray marcher that has three of each in its loop takes 0.80 of the time on an H100, as libNVVM's code
 * does. A frozen integer is a conversion's result to nobody; where the conversion is poison the frozen one may be
 * anything: less is undefined. A second run finds the freeze. On other targets nothing is done. Cost: linear times
 * CAP_KEEP_CONVERSIONS_USES. */
#include "ir/cap.h"
#include "ir/edit.h"
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
    if (at_cap(f->m, KEEP_CONVERSIONS_USES, seen++) || !is_op(f, use_user(f, u), OP_FCMP)) return false;
  }
  return seen != 0;
}
Change pass_keep_conversions(Fn *f, PassCtx *px) {
  uint32_t n = 0;
  if (!f->m->permissions) return CH_NONE;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!is_round_trip(f, v) || !only_compared(f, v)) continue;
      Val i = arg(f, v, 0);
      Bld k = bld_before(f, v);
      Val z = emit(&k, OP_FREEZE, 0, 0, ty(f, i), &i, 1);
      name_like(f, z, i, STR(".fr"));
      opnd_set(f, v, 0, z);
      n++;
    }
  stat_add(px, ST_CONVERSIONS_KEPT, n);
  return n ? CH_VAL : CH_NONE;
}
