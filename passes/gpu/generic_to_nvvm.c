/* generic_to_nvvm.c: "generic-to-nvvm": variables without an address space lie in global memory.
 *
 *   @v = global i32 0                     @v = addrspace(1) global i32 0
 *   %x = load i32, ptr @v          =>     %x = load i32, ptr addrspacecast (ptr addrspace(1) @v to ptr)
 *
 * A front end that knows no address spaces (and instrumentation) makes variables in space 0, where nothing may lie in
 * PTX. Each gets a twin in space 1 with its name, and a cast stands for every mention of it, in code, initialisers and
 * aliases; infer-address-spaces then takes the casts away. Not llvm.used and its like, variables of a thread, and
 * those that annotations of the module name (textures, surfaces, samplers, managed memory). Cost: O(module). Moves
 * nothing. Compare LLVM's pass of this name. */
#include "ir/glob_uses.h"
#include "passes/pass.h"
#include "passes/stat.h"

static bool moves(const Global *g) {
  return g->kind == GK_VAR && g->addrspace == 0 && !g->tls && g->name.n && !str_starts(g->name, STR("llvm.")) &&
         g->linkage != LINK_APPENDING;
}
/* Variables that named metadata mentions directly. */
static void forget_annotated(const Module *m, uint8_t *moved) {
  for (uint32_t i = 0; i < m->named_md.n; i++)
    for (uint32_t k = 0; k < m->named_md.p[i].n; k++) {
      Md node = m->named_md.p[i].ops[k];
      const MdRec *r = node ? md_rec(m, node) : NULL;
      for (uint32_t j = 0; r && r->form == MDF_TUPLE && j < r->n; j++) {
        const MdRec *v = r->ops[j] ? md_rec(m, r->ops[j]) : NULL;
        if (v && v->form == MDF_VALUE && v->con && con_kind(&m->con, v->con) == CON_GLOBAL)
          moved[con_glob(&m->con, v->con)] = 0;
      }
    }
}

Change pass_generic_to_nvvm(Module *m, PassCtx *px) {
  if (!str_starts(m->triple, STR("nvptx"))) return CH_NONE;
  uint32_t n = m->glob.n, count = 0;
  uint8_t *moved = ARENA_ZARRAY(px->scratch, uint8_t, n);
  FOR_EACH_GLOB(m, g) moved[g] = moves(glob(m, g));
  forget_annotated(m, moved);
  for (uint32_t g = 1; g < n; g++) count += moved[g];
  if (!count) return CH_NONE;
  Glob *to = ARENA_ZARRAY(px->scratch, Glob, n + count);
  for (uint32_t g = 1; g < n; g++)
    if (moved[g]) {
      Glob t = glob_new(m, GK_VAR, (Str){NULL, 0});
      glob(m, t)->addrspace = 1;
      glob(m, t)->ptr_type = ty_ptr(m, 1);
      to[g] = t;
    }
  globs_replace(m, to, px->scratch);
  for (uint32_t g = 1; g < n; g++) {
    if (!moved[g]) continue;
    Global *old = glob(m, (Glob)g), now = *old;
    Str name = mod_strdup(m, old->name);
    now.addrspace = 1;
    now.ptr_type = ty_ptr(m, 1);
    now.name = (Str){NULL, 0};
    *glob(m, to[g]) = now;
    glob_delete(m, (Glob)g);
    glob_rename(m, to[g], name);
  }
  stat_add(px, ST_GENERIC_GLOBALS, count);
  return CH_ALL;
}
