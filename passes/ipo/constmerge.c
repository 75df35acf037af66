/* constmerge.c: merges constants with equal contents.
 *
 *   @a = private unnamed_addr constant [3 x i8] c"ab\00"
 *   @b = private unnamed_addr constant [3 x i8] c"ab\00"    =>    one of them
 *
 * Only addresses that nobody may compare: the one that goes must be local and unnamed_addr, and the one that stays
 * unnamed_addr too, or the other way round. Equal means: same initialiser, type, space, section, and thread-locality;
 * the alignment becomes the larger. Rounds repeat because merged addresses make other initialisers equal. Cost:
 * linear per round.
 */
#include "ir/glob_uses.h"
#include "passes/pass.h"
#include "passes/stat.h"

static bool candidate(const Global *g) {
  return g->kind == GK_VAR && g->constant && !g->is_decl && g->init && !g->externally_initialized && !g->tls &&
         !glob_is_interposable(g) && g->linkage != LINK_APPENDING && g->linkage != LINK_AVAILABLE_EXTERNALLY &&
         !g->comdat && !g->partition;
}
static bool only_debug_info(const Global *g) {
  for (uint32_t i = 0; i < g->nmd; i++)
    if (g->md[i].kind != MDK_DBG) return false;
  return true;
}
static bool same_place(const Global *a, const Global *b) {
  return a->init == b->init && a->type == b->type && a->ptr_type == b->ptr_type && a->section == b->section &&
         only_debug_info(a) && only_debug_info(b) && a->sanitize_no_address == b->sanitize_no_address &&
         a->sanitize_memtag == b->sanitize_memtag && a->code_model == b->code_model;
}
Change pass_constmerge(Module *m, PassCtx *px) {
  Change ch = CH_NONE;
  Arena *A = px->scratch;
  uint8_t *pinned = ARENA_ZARRAY(A, uint8_t, m->glob.n + 1); /* named by llvm.used and kin */
  FOR_EACH_GLOB(m, g) {
    const Global *p = glob(m, g);
    if (!str_eq(p->name, STR("llvm.used")) && !str_eq(p->name, STR("llvm.compiler.used"))) continue;
    for (uint32_t i = 0; p->init && i < con_nops(&m->con, p->init); i++) {
      Val e = con_twin(&m->con, con_op(&m->con, p->init, i));
      while (con_nops(&m->con, e)) e = con_op(&m->con, e, 0);
      if (con_kind(&m->con, e) == CON_GLOBAL) pinned[con_glob(&m->con, e)] = 1;
    }
  }
  for (;;) { /* what is merged with another is described as that one from then on */
    Glob *to = ARENA_ZARRAY(A, Glob, m->glob.n + 1);
    Glob *keep_of = ARENA_ZARRAY(A, Glob, m->con.con.n + 1); /* by initialiser: the one to keep */
    bool any = false;
    FOR_EACH_GLOB(m, g) { /* first choice: one that must stay (not local); else the first */
      const Global *p = glob(m, g);
      if (!candidate(p) || pinned[g]) continue;
      Glob *k = &keep_of[con_index(p->init)];
      if (!*k || (glob_is_local(glob(m, *k)) && !glob_is_local(p))) *k = g;
    }
    FOR_EACH_GLOB(m, g) {
      Global *p = glob(m, g);
      if (!candidate(p) || pinned[g] || !glob_is_local(p)) continue;
      Glob k = keep_of[con_index(p->init)];
      if (k == g || to[k] || !same_place(glob(m, k), p)) continue;
      if (p->unnamed_addr != UNNAMED_GLOBAL && glob(m, k)->unnamed_addr != UNNAMED_GLOBAL) continue;
      Global *keep = glob(m, k);
      if (p->align > keep->align && !glob_is_exact(keep)) continue; /* the linker may take another copy, aligned less */
      if (p->unnamed_addr != UNNAMED_GLOBAL) {
        if (!glob_is_local(keep)) continue;
        keep->unnamed_addr = UNNAMED_NONE;
      }
      if (p->align > keep->align) keep->align = p->align;
      to[g] = k;
      any = true;
    }
    if (!any) return ch;
    globs_replace(m, to, A);
    for (uint32_t i = 1; i < m->glob.n; i++)
      if (to[i]) {
        glob_delete(m, (Glob)i);
        stat_add(px, ST_CONSTMERGE, 1);
      }
    md_forget_deleted(m);
    ch |= CH_ATTR | CH_VAL;
  }
}
