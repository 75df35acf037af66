/* memssa_print.c: memory SSA as text, in opt's form: print<memoryssa>, print<memoryssa-walker>, the drawing of
 * -dot-cfg-mssa, and the check of a result against one made afresh. */
#include "analysis/memory/memssa_int.h"
#include "ir/ctx.h"
#include "ir/text/text.h"
#include <stdio.h>
#include <stdlib.h>

typedef struct Printer {
  Mssa *m;
  bool walk;
} Printer;

static void put_number(const Mssa *m, Acc a, StrBuf *out) {
  if (a && mem(m, a)->number) sb_u64(out, mem(m, a)->number);
  else sb_lit(out, "liveOnEntry");
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
    if (mem_opt(m, a)) {
      sb_lit(out, "->");
      put_number(m, mem_opt(m, a), out);
    }
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
    for (uint32_t i = 0; i < x->nops; i++)
      if (at[i] >> 32 == UINT32_MAX) at[i] = (uint64_t)place[m->op.p[x->ops + i].from] << 32 | i;
  }
  qsort(at, x->nops, sizeof *at, u64_order);
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
/* ---- -dot-cfg-mssa=FILE: the graph of blocks with their accesses, in GraphViz' language, in opt's layout ---- */
enum { DOT_COLUMNS = 80 };
/* The lines of a block as a label: predecessor comments go, long lines are broken at blanks, signs of the language
 * are escaped. */
static void dot_label(Str s, StrBuf *out) {
  uint32_t col = 0;
  size_t blank = 0; /* place in `out` of the last blank of the line; 0: none */
  for (uint32_t i = 0; i < s.n; i++) {
    char ch = s.p[i];
    if (ch == ';' && i && s.p[i - 1] != '\n') { /* a comment behind something, not a line of ours */
      while (i < s.n && s.p[i] != '\n') i++;
      if (i == s.n) break;
      ch = '\n';
    }
    if (ch == '\n') {
      sb_lit(out, "\\l");
      col = 0;
      blank = 0;
      continue;
    }
    if (col == DOT_COLUMNS) {
      if (!blank) blank = out->n;
      uint32_t rest = (uint32_t)(out->n - blank);
      sb_lit(out, "\\l...");
      memmove(out->p + blank + 5, out->p + blank, rest);
      memcpy(out->p + blank, "\\l...", 5);
      col = rest + 3;
      blank = 0;
    } else col++;
    if (ch == ' ') blank = out->n;
    if (strchr("{}<>|\"\\", ch)) sb_ch(out, '\\');
    sb_ch(out, ch);
  }
}
static void dot_edges(const Fn *f, Blk b, const uint32_t *no, StrBuf *ports, StrBuf *edges) {
  Val v = term(f, b);
  uint32_t n = nsuccs(f, b);
  bool cond = (is_op(f, v, OP_BR) && n == 2) || is_op(f, v, OP_SWITCH);
  if (cond) sb_lit(ports, "|{");
  for (uint32_t k = 0; k < n; k++) {
    sb_fmt(edges, "\tNode%u", no[b]);
    if (cond) {
      sb_fmt(edges, ":s%u", k);
      sb_fmt(ports, "%s<s%u>", k ? "|" : "", k);
      if (is_op(f, v, OP_BR)) sb_cz(ports, k ? "F" : "T");
      else if (!k) sb_lit(ports, "def");
      else ir_print_con(f->m, &f->con, arg(f, v, k), false, ports);
    }
    sb_fmt(edges, " -> Node%u;\n", no[succ(f, b, k)]);
  }
  if (cond) sb_ch(ports, '}');
}
static void dot_write(Printer *p, Fn *f, StrBuf *out) {
  StrBuf text = {0}, dot = {0}, edges = {0};
  const Annot an = {put_blk, put_ins, p};
  ir_print_fn_annotated(f, &an, &text);
  Arena A;
  arena_init(&A);
  uint32_t *no = ARENA_ZARRAY(&A, uint32_t, f->nblk), n = 0;
  FOR_EACH_BLK(f, b) no[b] = n++;
  sb_lit(&dot, "digraph \"MSSA\" {\n\tlabel=\"MSSA\";\n\n");
  const char *at = memmem(text.p, text.n, " {\n", 3), *end = text.p + text.n - 2; /* before the closing brace */
  at = at ? at + 3 : end;
  FOR_EACH_BLK(f, b) { /* blocks are parted by empty lines */
    const char *stop = at < end ? memmem(at, (size_t)(end - at), "\n\n", 2) : NULL;
    Str s = {at, (uint32_t)((stop ? stop + 1 : end) - at)};
    edges.n = 0;
    StrBuf ports = {0};
    dot_edges(f, b, no, &ports, &edges);
    sb_fmt(&dot, "\tNode%u [shape=record,%slabel=\"{\\l|", no[b],
           mem_first(p->m, b) ? "style=filled, fillcolor=lightpink," : "");
    dot_label(s, &dot);
    if (ports.n) sb_put(&dot, ports.p, ports.n);
    sb_lit(&dot, "}\"];\n");
    sb_put(&dot, edges.p, edges.n);
    sb_free(&ports);
    at = stop ? stop + 2 : end;
  }
  sb_lit(&dot, "}\n");
  Str file = f->m->ctx->dot_cfg_mssa;
  char *name = arena_strdup(&A, file);
  FILE *o = fopen(name, "wb");
  bool ok = o && fwrite(dot.p, 1, dot.n, o) == dot.n;
  if (o) ok &= fclose(o) == 0;
  if (ok) sb_fmt(out, "writing to the newly created file %s\n done. \n", name);
  else sb_fmt(out, "nvopt: error: cannot write '%s'\n", name);
  arena_free(&A);
  sb_free(&text);
  sb_free(&dot);
  sb_free(&edges);
}

static void show(Fn *f, const char *title, bool optimize, bool walk, StrBuf *out) {
  Printer p = {memory_ssa(f), walk};
  mem_batch(p.m);
  if (optimize) mem_optimize_uses(p.m);
  else
    FOR_EACH_BLK(f, b)
      FOR_EACH_MEM(p.m, b, a)
        if (mem(p.m, a)->kind == MEM_USE) mem_trivial_use(p.m, a);
  if (f->m->ctx->dot_cfg_mssa.n && !walk) {
    dot_write(&p, f, out);
    mem_batch_end(p.m);
    return;
  }
  Str name = fn_glob(f)->name;
  sb_fmt(out, "%s for function: %.*s\n", title, (int)name.n, name.p);
  const Annot an = {put_blk, put_ins, &p};
  ir_print_fn_annotated(f, &an, out);
  mem_batch_end(p.m);
}
void print_memoryssa(Fn *f, StrBuf *out) { show(f, "MemorySSA", true, false, out); }
void print_memoryssa_raw(Fn *f, StrBuf *out) { show(f, "MemorySSA", false, false, out); }
void print_memoryssa_walker(Fn *f, StrBuf *out) { show(f, "MemorySSA (walker)", false, true, out); }
