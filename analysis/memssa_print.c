/* memssa_print.c: memory SSA as text, in opt's form: print<memoryssa>, print<memoryssa-walker>, the drawing of -dot-cfg-mssa, and the check
 * of a result against one made afresh. */
#include "memssa.h"
#include "nvopt/ctx.h"
#include "nvopt/knob.h"
#include "nvopt/text.h"
#include <stdlib.h>

typedef struct Printer { Mssa *m; bool walk; } Printer;

static void put_number(const Mssa *m, Acc a, StrBuf *out) {
  if (a && mem(m, a)->number) sb_u64(out, mem(m, a)->number);
  else sb_lit(out, "liveOnEntry");
}
static int by_place(const void *a, const void *b) {
  const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
  return (x > y) - (x < y);
}
static void put(const Mssa *m, FnText *t, Acc a, StrBuf *out) {
  const MemAcc *x = mem(m, a);
  if (x->kind == MEM_USE) {
    sb_lit(out, "MemoryUse(");
    put_number(m, mem_defining(m, a), out);
    sb_ch(out, ')');
    return;
  }
  sb_u64(out, x->number);
  if (x->kind == MEM_DEF) {
    sb_lit(out, " = MemoryDef(");
    put_number(m, x->def, out);
    sb_ch(out, ')');
    if (mem_opt(m, a)) { sb_lit(out, "->"); put_number(m, mem_opt(m, a), out); }
    return;
  }
  sb_lit(out, " = MemoryPhi(");
  /* In the order of the walk of the dominator tree, then edges from blocks that nothing reaches, in layout order. */
  const Dom *d = dom(m->f);
  Arena A;
  arena_init(&A);
  uint64_t *at = ARENA_ARRAY(&A, uint64_t, x->nops + 1);
  bool far = false;
  for (uint32_t i = 0; i < x->nops; i++) {
    Blk from = m->op.p[x->ops + i].from;
    at[i] = (uint64_t)(dom_reachable(d, from) ? d->in[from] : UINT32_MAX) << 32 | i;
    far |= !dom_reachable(d, from);
  }
  if (far) {
    uint32_t *place = ARENA_ZARRAY(&A, uint32_t, m->f->nblk), n = d->n;
    FOR_EACH_BLK(m->f, b) place[b] = n++;
    for (uint32_t i = 0; i < x->nops; i++) if (at[i] >> 32 == UINT32_MAX) at[i] = (uint64_t)place[m->op.p[x->ops + i].from] << 32 | i;
  }
  qsort(at, x->nops, sizeof *at, by_place);
  for (uint32_t i = 0; i < x->nops; i++) {
    const MemOp *o = &m->op.p[x->ops + (uint32_t)at[i]];
    sb_cz(out, i ? ",{" : "{");
    if (blk_name_of(m->f, o->from).n) fn_text_blk_name(t, o->from);
    else fn_text_blk(t, o->from);
    sb_ch(out, ',');
    put_number(m, o->val, out);
    sb_ch(out, '}');
  }
  sb_ch(out, ')');
  arena_free(&A);
}
static void put_blk(void *user, FnText *t, Blk b, StrBuf *out) {
  const Printer *p = user;
  Acc phi = mem_phi(p->m, b);
  if (!phi) return;
  sb_lit(out, "; ");
  put(p->m, t, phi, out);
  sb_ch(out, '\n');
}
static void put_ins(void *user, FnText *t, Val v, StrBuf *out) {
  const Printer *p = user;
  Acc a = mem_of(p->m, v), c = MA_NONE;
  if (!a) return;
  if (p->walk) c = mem_clobber(p->m, a);
  sb_lit(out, "; ");
  put(p->m, t, a, out);
  if (p->walk) {
    sb_lit(out, " - clobbered by ");
    if (c == MA_ENTRY) sb_lit(out, "liveOnEntry");
    else put(p->m, t, c, out);
  }
  sb_ch(out, '\n');
}
static void show(Fn *f, const char *title, bool optimize, bool walk, StrBuf *out) {
  Printer p = {memory_ssa(f), walk};
  mem_batch(p.m);
  if (optimize) mem_optimize_uses(p.m);
  else FOR_EACH_BLK(f, b) FOR_EACH_MEM(p.m, b, a) if (mem(p.m, a)->kind == MEM_USE) mem_trivial_use(p.m, a);
  Str name = fn_glob(f)->name;
  sb_fmt(out, "%s for function: %.*s\n", title, (int)name.n, name.p);
  const Annot an = {put_blk, put_ins, &p};
  ir_print_fn_annotated(f, &an, out);
  mem_batch_end(p.m);
}
void print_memoryssa(Fn *f, StrBuf *out) { show(f, "MemorySSA", true, false, out); }
void print_memoryssa_raw(Fn *f, StrBuf *out) { show(f, "MemorySSA", false, false, out); }
void print_memoryssa_walker(Fn *f, StrBuf *out) { show(f, "MemorySSA (walker)", false, true, out); }
