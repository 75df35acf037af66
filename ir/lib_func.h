/* lib_func.h: the functions of the host's C library that passes know (lib_funcs.def).
 *
 * A function is one of them if it is declared with that name and type and neither the call nor the caller forbids to
 * take it for that (host_call_name). Never on a GPU, where most of these names are nobody's in particular. */
#ifndef NVOPT_LIB_FUNC_H
#define NVOPT_LIB_FUNC_H
#include "ir/ir.h"

typedef enum LibFunc {
  LF_NONE,
#define LIBFUNC(NAME, TYPE, ACCESS) LF_##NAME,
#include "ir/lib_funcs.def"
  LIBFUNC_COUNT
} LibFunc;

/* The library's function that v calls. *fp (may be NULL): the type of float it is for, where there are several. O(log
 * functions) for declarations. */
LibFunc lib_func(const Fn *f, Val v, Ty *fp);
const char *lib_func_access(LibFunc k); /* column of the table */
const char *lib_func_type(LibFunc k);
static inline bool lib_func_is_checked(LibFunc k) { return k >= LF___memccpy_chk && k <= LF___vsprintf_chk; }
/* Code of f may call k (of float type fp): the target has it, nothing forbids it, and the name is nobody else's. *name
 * is the function's name, *type its type; *g the declaration, GLOB_NONE where the module has none yet. Functions with
 * long or complex arguments in their type cannot be asked for. */
bool lib_func_usable(const Fn *f, LibFunc k, Ty fp, char name[32], Ty *type, Glob *g);
Glob lib_func_declare(Module *m, Str name, Ty type); /* module passes, and at barriers (pass.h) */
uint32_t lib_int_bits(const Module *m);              /* of C's int */
#endif
