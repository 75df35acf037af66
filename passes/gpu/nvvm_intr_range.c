/* nvvm_intr_range.c: "nvvm-intr-range": writes what the launch bounds say of special registers to where they are
 * read.
 *
 *   define ptx_kernel void @k() "nvvm.reqntid"="64,2"
 *     %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()     =>   %t = call range(i32 0, 64) i32 @...tid.x()
 *
 * Our own analyses ask the launch bounds themselves (launch.h); the attribute says it to whoever reads the IR later,
 * and it stays with the call where bounds do not. Only reads in kernels get one (a function may be called from
 * several), and only where it says more than the call's own attribute and the declaration do. A call with !range
 * metadata is left alone, as LLVM's pass of this name does. Where a required size is given, each dimension has its
 * own bound; LLVM takes the number of threads for all of them. Knob nvvm-intr-range-sm: the processor whose grids are
 * meant. Cost: O(calls). Keeps the flow graph. Adds facts only; moves nothing. */
#include "analysis/value/launch.h"
#include "ir/ir.h"
#include "passes/pass.h"
#include "passes/stat.h"

/* The range in the set, as [*lo, *hi) of numbers that are not negative; false where there is none of that form. */
static bool range_of(const Module *m, AttrSet s, int64_t *lo, int64_t *hi) {
  const Attr *a = attrset_find(m, s, ATTR_RANGE);
  if (!a || a->bits > 32 || a->words[0] >= a->words[a->nwords / 2]) return false;
  *lo = (int64_t)a->words[0];
  *hi = (int64_t)a->words[a->nwords / 2];
  return true;
}
static bool tell(Fn *f, Val v) {
  Module *m = f->m;
  int64_t lo, hi, l, h;
  IntrinsicId id = (IntrinsicId)call_intrinsic(f, v);
  if (!id || !intrinsic_sreg(id) || md_get(f, v, MDK_RANGE) || !sreg_bounds(f, id, &lo, &hi) || lo < 0 || lo >= hi)
    return false;
  uint32_t bits = ty_is_int(m, ty(f, v)) ? ty_bits(m, ty(f, v)) : 0;
  if (!bits || bits > 32 || (uint64_t)hi > mask64(bits)) return false;
  AttrSet own = attrlist_ret(m, call_rec(f, v)->attrs);
  AttrSet declared = call_target(f, v) ? attrlist_ret(m, glob(m, call_target(f, v))->fattrs) : ATTRS_NONE;
  IntrinsicArg table = intrinsic_arg(id, INTRIN_RET);
  if (attrset_has(m, own, ATTR_RANGE) && !range_of(m, own, &l, &h)) return false;
  if ((range_of(m, own, &l, &h) && l >= lo && h <= hi) || (range_of(m, declared, &l, &h) && l >= lo && h <= hi) ||
      ((table.flags & IA_RANGE) && table.lo >= lo && table.hi <= hi))
    return false;
  if (range_of(m, own, &l, &h)) {
    lo = l > lo ? l : lo;
    hi = h < hi ? h : hi;
    if (lo >= hi) return false; /* it is never reached, or undefined: not ours to say */
  }
  CallRec r = *call_rec(f, v);
  r.attrs = attrlist_with_ret(m, r.attrs, attrset_add_range(m, attrset_remove(m, own, ATTR_RANGE), bits, lo, hi));
  aux_set(f, v, call_add(f, r));
  return true;
}

Change pass_nvvm_intr_range(Fn *f, PassCtx *px) {
  if (!fn_is_kernel(f)) return CH_NONE;
  uint32_t n = 0;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) n += is_op(f, v, OP_CALL) && tell(f, v);
  stat_add(px, ST_INTR_RANGES, n);
  return n ? CH_VAL : CH_NONE;
}
