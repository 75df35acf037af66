/* denormal.h: how a function's floating-point environment treats denormal numbers: the attributes "denormal-fp-math"
 * and "denormal-fp-math-f32" (LangRef, "Function Attributes").
 *
 * The value is "<output>,<input>"; one word stands for both, nothing for ieee. The second attribute speaks of float
 * (and vectors of it) only and then replaces the first. An operation must read a denormal operand as zero where the
 * input mode flushes; where the output mode does it may return zero for a denormal result. What only moves or
 * re-signs bits (fneg, fabs, copysign, select, is.fpclass) is no such operation, nor is an NVVM intrinsic, whose name
 * says what it does. Cost of a question: two searches in an attribute set. */
#ifndef NVOPT_DENORMAL_H
#define NVOPT_DENORMAL_H
#include "ir/ir.h"
#include "support/fp.h"

typedef enum DenormKind {
  DENORM_IEEE,          /* kept */
  DENORM_PRESERVE_SIGN, /* the zero of their sign */
  DENORM_POSITIVE_ZERO, /* +0 */
  DENORM_DYNAMIC        /* one of these; which is known when the code runs */
} DenormKind;
typedef struct DenormMode {
  DenormKind out, in;
} DenormMode;

DenormMode fn_denorm_mode(const Fn *f, FpKind k);
static inline bool denorm_ieee(DenormMode m) { return m.out == DENORM_IEEE && m.in == DENORM_IEEE; }
/* For certain. */
static inline bool denorm_flushes(DenormKind k) { return k == DENORM_PRESERVE_SIGN || k == DENORM_POSITIVE_ZERO; }
/* A number of kind k as that mode has it (not DYNAMIC). */
static inline FpBits denorm_apply(DenormKind m, FpKind k, FpBits a) {
  return m == DENORM_PRESERVE_SIGN ? fp_flush(k, a) : m == DENORM_POSITIVE_ZERO ? fp_flush_positive(k, a) : a;
}
#endif
