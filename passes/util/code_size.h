/* code_size.h: how much code an instruction and a block are, in the units of LLVM's cost of size: 1 is an instruction
 * of the machine. What goes away in selection is 0: phis, casts of nothing, addresses with constant offsets, markers
 * (lifetimes, assumptions, annotations). Divisions are 4; a call is 1 for itself and 1 an argument; integers and
 * vectors wider than a register count by registers. For decisions about duplicating code: rotating, unrolling,
 * unswitching. Source: TargetTransformInfo's TCK_CodeSize, as NVPTX has it. O(1) for an instruction. */
#ifndef NVOPT_CODE_SIZE_H
#define NVOPT_CODE_SIZE_H
#include "ir/ir.h"

uint32_t ins_size(const Fn *f, Val v);
uint32_t blk_size(const Fn *f, Blk b, uint32_t limit); /* stops when it is more than limit */
#endif
