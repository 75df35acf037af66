/* capture.h: may somebody else get hold of a pointer. Follows the uses of the pointer through what passes it on
 * (getelementptr, casts, phi, select, calls that return an argument). Components are the CAPTURE_* bits of attr.h:
 * the address, the right to read through it, the right to access it. No caching; cost: knob
 * capture-tracking-max-uses-to-explore uses (100); beyond it everything is captured. Source: LangRef, "Pointer
 * Capture". */
#ifndef NVOPT_CAPTURE_H
#define NVOPT_CAPTURE_H
#include "ir/ir.h"

typedef struct UseCapture {
  uint8_t use, result; /* captured by the using instruction itself; what its result carries on */
} UseCapture;
/* What one use captures; `base` is the pointer the walk began at. */
UseCapture use_capture(const Fn *f, Use u, Val base);
/* Of what argument operand i (a bundle operand too) of call v: what the callee captures otherwise (.use) and by
 * returning (.result). */
UseCapture call_captures(const Fn *f, Val v, uint32_t i);
/* Everything captured of p, as far as `mask` asks; stops when all of the mask is. Returning p counts only if
 * `returns`. */
unsigned captures_of(const Fn *f, Val p, unsigned mask, bool returns);
/* The instructions that capture any of `mask` of p (returns not among them), at most `max`; more, or too many uses:
 * UINT32_MAX. */
uint32_t capturing_instructions(const Fn *f, Val p, unsigned mask, Val *out, uint32_t max);
/* Intrinsics and calls that return argument i unchanged as far as its object is concerned: the argument, or VAL_NONE.
 * `same`: the very address and nullness too. */
Val call_returned_arg(const Fn *f, Val v, bool same);
#endif
