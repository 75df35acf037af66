/* globaldce.c: deletes what nothing can reach: "globaldce" and "strip-dead-prototypes".
 *
 *   @a = internal global i32 0          (no uses)   =>  gone
 *   define internal void @f() { ... }   (only called by itself)  =>  gone
 *   declare void @g()                   (no uses)   =>  gone
 *
 * Marks from what must stay (external definitions, llvm.used and other appending arrays) through bodies,
 * initialisers, aliasees and comdat groups; deletes the rest. Mentions in metadata keep nothing alive: they become
 * null. Cost: linear, one sweep.
 */
#include "ir/effects.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "passes/pass.h"
#include "passes/stat.h"

typedef struct Mark {
  Module *m;
  uint8_t *live;
  VecU32 work;
} Mark;
static void mark(void *ctx, Glob g) {
  Mark *k = ctx;
  if (k->live[g]) return;
  k->live[g] = 1;
  vec_push(&k->work, (uint32_t)g);
}
static void mark_comdat(Mark *k, uint32_t comdat) {
  FOR_EACH_GLOB(k->m, g)
    if (glob(k->m, g)->comdat == comdat) mark(k, g);
}

/* Does nothing but return. */
static bool is_empty_function(const Global *p) {
  if (p->is_decl || !p->fn || glob_is_interposable(p)) return false;
  const Fn *f = p->fn;
  Val t = first_ins(f, entry_blk(f));
  return op(f, t) == OP_RET && nops(f, t) == 0;
}
/* Takes constructors that do nothing out of llvm.global_ctors. */
static bool ctors_drop_empty(Module *m, PassCtx *px) {
  Glob g = glob_find(m, STR("llvm.global_ctors"));
  if (!g) return false;
  Global *p = glob(m, g);
  if (!p->init || con_kind(&m->con, p->init) != CON_AGG || p->linkage != LINK_APPENDING) return false;
  uint32_t n = con_nops(&m->con, p->init), k = 0;
  Val *keep = ARENA_ARRAY(px->scratch, Val, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    Val e = con_op(&m->con, p->init, i);
    Val fn = con_kind(&m->con, e) == CON_AGG ? con_twin(&m->con, con_op(&m->con, e, 1)) : VAL_NONE;
    if (fn && con_kind(&m->con, fn) == CON_GLOBAL && is_empty_function(glob(m, con_glob(&m->con, fn)))) continue;
    keep[k++] = e;
  }
  if (k == n) return false;
  if (k == 0) {
    glob_delete(m, g);
    return true;
  } /* nothing else may name it */
  p->type = ty_array(m, ty_elem(m, p->type), k);
  p->init = con_agg(&m->con, p->type, keep, k);
  return true;
}

Change pass_globaldce(Module *m, PassCtx *px) {
  Change c = ctors_drop_empty(m, px) ? CH_ATTR : CH_NONE;
  Mark k = {.m = m, .live = ARENA_ZARRAY(px->scratch, uint8_t, m->glob.n + 1)};
  uint8_t *comdat_done = ARENA_ZARRAY(px->scratch, uint8_t, m->comdats.n + 2);
  FOR_EACH_GLOB(m, g) {
    Global *p = glob(m, g);
    if (!p->is_decl && !glob_is_discardable(p)) mark(&k, g);
  }
  while (k.work.n) {
    Glob g = (Glob)vec_pop(&k.work);
    Global *p = glob(m, g);
    if (p->comdat && !comdat_done[p->comdat]) {
      comdat_done[p->comdat] = 1;
      mark_comdat(&k, p->comdat);
    }
    con_globals(&m->con, p->init, mark, &k);
    con_globals(&m->con, p->prefix, mark, &k);
    con_globals(&m->con, p->prologue, mark, &k);
    con_globals(&m->con, p->personality, mark, &k);
    Fn *f = p->fn;
    if (!f) continue;
    uint8_t *seen = mem_zalloc(f->con.con.n + 1); /* constants of this function already walked */
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        for (uint32_t i = 0; i < nops(f, v); i++) {
          Val x = arg(f, v, i);
          if (!val_is_con(x) || seen[con_index(x)]) continue;
          seen[con_index(x)] = 1;
          if (con_kind(&f->con, x) == CON_INTRIN) {
            Glob d = glob_find(m, con_intrin_name(&f->con, x));
            if (d) mark(&k, d);
          } else con_globals(&f->con, x, mark, &k);
        }
    mem_free(seen);
  }
  vec_free(&k.work);
  FOR_EACH_GLOB(m, g) {
    if (k.live[g]) continue;
    Global *p = glob(m, g);
    if (p->is_decl && glob_is_fn(p)) stat_add(px, ST_GLOBALDCE_FUNCTIONS, 1);
    else if (glob_is_fn(p)) stat_add(px, ST_GLOBALDCE_FUNCTIONS, 1);
    else stat_add(px, ST_GLOBALDCE_VARIABLES, 1);
    glob_delete(m, g);
    c |= CH_ATTR | CH_CALL;
  }
  if (c) md_forget_deleted(m);
  return c;
}

Change pass_strip_dead_prototypes(Module *m, PassCtx *px) {
  GlobUses u = glob_uses(m, px->scratch);
  Change c = CH_NONE;
  FOR_EACH_GLOB(m, g) {
    Global *p = glob(m, g);
    bool unused = u.first[g] == u.first[g + 1] && !u.intrinsic_uses[g];
    if (!p->is_decl || !unused || (!glob_is_fn(p) && p->kind != GK_VAR)) continue;
    glob_delete(m, g);
    c |= CH_ATTR;
  }
  if (c) md_forget_deleted(m);
  return c;
}
