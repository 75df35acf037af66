/* version.h: output for older LLVMs (--emit-version=N). What came when: ir/text/versions.def, attrs.def,
 * intrinsic_versions.def, downgrades.def. */
#ifndef NVOPT_VERSION_H
#define NVOPT_VERSION_H
#include "ir/module.h"

enum { VERSION_OLDEST = 14, VERSION_NEWEST = 22 };
typedef enum Syntax {
#define VERSION_SYNTAX(id, since, what) SYN_##id,
#include "ir/text/versions.def"
  SYN_COUNT
} Syntax;
extern const uint8_t syntax_since[SYN_COUNT];
/* Whether the module's output may use it. */
static inline bool mod_has(const Module *m, Syntax s) { return !m->version || m->version >= syntax_since[s]; }
/* Whether a debug-info node of that kind may have that field. */
bool md_field_in(unsigned version, unsigned special, unsigned field);

/* Makes the module one that LLVM `version` (VERSION_OLDEST to VERSION_NEWEST) reads, and has the printer write it so:
 * drops flags and attributes that are only facts for the optimizer, spells others as they were, rewrites intrinsics.
 * False, with an error in the context's diagnostics for each construct that cannot be lowered, at its line. The
 * module is for printing only from then on. Not while functions run. Linear. */
bool module_lower(Module *m, unsigned version);
#endif
