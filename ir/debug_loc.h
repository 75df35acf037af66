/* debug_loc.h: what the metadata of debug locations says: the subprogram of a function, the location of code that
 * stands for two places. Nodes are the module's; malformed ones (scopes in a circle) end after DBG_SCOPES_MAX. */
#ifndef NVOPT_IR_DEBUG_LOC_H
#define NVOPT_IR_DEBUG_LOC_H
#include "ir/md_kinds.h"
#include "ir/module.h"

enum { DBG_SCOPES_MAX = 64 }; /* scopes in one another, inlinings in one another */

/* Field `field` (MD_FIELD_OF) of a specialized node where it is a node, else MD_NONE. */
Md md_field_node(const MdRec *r, uint16_t field);
/* The DISubprogram attached to a function, or MD_NONE: it has no lines. O(attachments). */
Md glob_subprogram(const Module *m, Glob g);
/* The DISubprogram that a scope (block, file of a block, subprogram) belongs to, or MD_NONE. O(depth). */
Md dbg_subprogram_of(const Module *m, Md scope);
/* The location of one instruction that stands for two (LLVM's DILocation::getMergedLocation): equal ones stay; else
 * in the innermost function into which both were inlined, through calls that are merged the same way, in the nearest
 * common scope, the line and column on which they agree and else 0. MD_NONE: one has no location, or they have
 * nothing in common. Thread-safe, as makers of metadata are. O(depth of the inlinings, times that of the scopes
 * squared). */
Md dbg_merge_loc(Module *m, Md a, Md b);
#endif
