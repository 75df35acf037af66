/* globals_aa.h: facts of the whole module about its own global variables: whose address never leaves plain accesses,
 * and which functions read or write those. Made at require<globals-aa> at module level; alias analysis asks while
 * functions run.
 *
 * The facts stay true through transformations: nothing makes an address escape that did not, or a function touch more
 * than it and what it calls did. Globals and functions made later are unknown. What can see memory of other threads
 * at a barrier is unknown too (design, section 6): a function that contains or calls one has no summary. Cost
 * O(module), plus 2 bits for each component of the call graph and variable, as long as that stays below
 * CAP_GLOBALS_AA_BITS; beyond, functions have no summaries of single variables. Source: LLVM's GlobalsModRef. */
#ifndef NVOPT_GLOBALS_AA_H
#define NVOPT_GLOBALS_AA_H
#include "analysis/memory/alias.h"

void globals_aa_build(Module *m); /* m->globals_aa; replaces earlier facts */
void globals_aa_drop(Module *m);
/* Local to the module, and only ever read, written, or compared with null. */
bool globals_aa_quiet(const Module *m, Glob g);
/* A quiet pointer variable that only ever holds null and fresh allocations, which are reached through it alone: what
 * is loaded from two of these is apart. */
bool globals_aa_indirect(const Module *m, Glob g);
/* The variable or function that constant p is the address of, without offset; GLOB_NONE. */
Glob globals_aa_address(const Fn *f, Val p);
bool globals_aa_is_allocation(const Fn *f, Val v); /* its result is noalias */
/* What a call of function f may do to a quiet variable g by itself (not through arguments). */
ModRef globals_aa_effect(const Module *m, Glob f, Glob g);
/* What function f may do to any memory that its callers see. MR_MODREF: nothing known. */
ModRef globals_aa_memory(const Module *m, Glob f);
#endif
