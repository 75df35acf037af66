/* verify.h: the invariants of the IR. A module that the verifier accepts may be given to every pass, and every pass
 * leaves such a module.
 *
 * The rules are LLVM 22's (LangRef, and what its verifier enforces), the wording of messages too.
 *
 * Functions
 *  - every block ends with its only terminator; the entry block has no predecessors, no phis, and its address is not
 *    taken
 *  - phis stand first; one value for each predecessor edge, the same value for all edges from one block; never of
 *    token type
 *  - a use is dominated by its definition; a phi's operand by the end of the edge's block; an invoke's result only by
 *    its normal edge. Unreachable code is exempt, but no reachable use may name an unreachable definition. Only phis
 *    name themselves
 *  - operand and result types of each instruction agree (binary operations, comparisons, casts, vectors, aggregates,
 *    addresses, memory); results are first-class or void; labels and metadata are no values (metadata may be an
 *    argument of an intrinsic call)
 *  - loads, stores and allocas are of sized types; atomics: orderings that exist for the operation, types of a
 *    power-of-two number of bytes, synchronization scopes only on atomic ones
 *  - switch cases are distinct integers of the condition's type
 *  - swifterror slots are only loaded, stored to and passed on; inalloca, byval, sret, preallocated, nest: at most
 *    one such attribute on a parameter, at most one parameter of those kinds that are unique, sret first or second,
 *    inalloca last
 *  - exception pads stand first in their block, have only unwind edges of the right kind, nest properly, and the
 *    function has a personality; landing pads and resumes of one function have one type
 * Calls
 *  - argument count and types are those of the call's function type; kernels of targets where no call exists are not
 *    called; attributes fit the types; immediates are constants within their range; operand bundles stand once and
 *    have the operands they need
 *  - a direct mention of an intrinsic is a call of it, with a signature of its table entry, and its own rules hold
 *    (intrin.c)
 *  - musttail: same prototype, convention and ABI attributes, directly before a return of its value
 *  - inline assembly: label constraints match callbr's destinations, indirect operands carry elementtype
 * Attributes
 *  - a kind stands only where attrs.def allows it, on a type it fits, with a value in range, without one that
 *    excludes it (attr.c)
 * Globals
 *  - declarations are external or weak; they and available_externally definitions are in no comdat; appending only on
 *    arrays; common ones are zero, mutable, in no comdat; initialisers have the variable's type, and it is sized and
 *    not scalable; aliases lead to definitions without cycles; resolvers are functions that return pointers
 *  - llvm.used, llvm.compiler.used, llvm.global_ctors, llvm.global_dtors have their forms; intrinsics are declared,
 *    never defined, never stored
 * Metadata
 *  - each attachment that LLVM gives a meaning has its form and stands on an instruction it fits: !range !nonnull
 *    !align !dereferenceable !tbaa (both formats, path and offsets) !prof !alias.scope !noalias !llvm.access.group
 *    !fpmath !memprof !annotation !captures ... (md.c)
 *  - module flags: triples with a known behavior, unique, requirements met; llvm.ident, llvm.commandline
 *  - debug info: operands of nodes are of the kinds DWARF needs; definitions of subprograms and compile units are
 *    distinct; a location's outermost scope is the function's subprogram; fragments lie within their variable (di.c)
 * Representation (fn_check in ir.h, run first in checked builds): use lists, edges, cross-links, ids.
 */
#ifndef NVOPT_VERIFY_H
#define NVOPT_VERIFY_H
#include "ir/ctx.h"
#include "ir/ir.h"

/* Each broken rule becomes a diagnostic with the instruction, the function, the line it was read from, and `after`:
 * the pass to blame, or NULL for a module as read. At most one breach is reported for an instruction. Returns the
 * number of breaches. O(size), no allocation per instruction; ~40 ns an instruction.
 *
 * Debug info of a module as read is treated as LLVM does: when it is broken, or of a version other than 3, a warning
 * is given and all of it is removed; what is still reachable afterwards must be sound. After a pass, broken debug
 * info is a breach.
 *
 * verify_fn looks at one function and reads, but never changes, the rest of the module; several may run at once. */
uint32_t verify_module(Module *m, DiagSink *d, const char *after);
uint32_t verify_fn(Fn *f, DiagSink *d, const char *after);

/* Removes all debug info: records, locations, !dbg and !DIAssignID attachments, llvm.dbg.*, locations in loop ids.
 * False when there was none. */
bool debug_strip(Module *m);
#endif
