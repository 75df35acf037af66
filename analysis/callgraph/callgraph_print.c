/* callgraph_print.c: the call graph and graphs of blocks as text, in the formats of opt's print-callgraph,
 * print-callgraph-sccs and print-cfg-sccs. Contract: callgraph.h.
 *
 * This graph is not the one the schedule is made from (callgraph.c): its nodes are all functions, declarations too,
 * and two that stand for what lies outside: "external" calls every function that is visible or whose address is
 * taken, "unknown" is called by every call through a pointer and by declarations that may call back. Components by
 * Tarjan's algorithm, printed in the order of completion. */
#include "analysis/callgraph/callgraph.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"
#include <stdlib.h>

enum { NODE_EXTERNAL, NODE_UNKNOWN, NODE_FIRST };
typedef struct Edge {
  uint32_t to;
  Val ins;
  Glob in;
} Edge; /* ins VAL_NONE: no call site */
typedef struct PrintGraph {
  Module *m;
  uint32_t n, *first, *refs;
  Glob *fn;       /* by node */
  uint32_t *node; /* by Glob */
  VEC(Edge) edge;
} PrintGraph;

/* The function that the call names with its own type; GLOB_NONE for calls through pointers. */
static Glob called(const PrintGraph *g, const Fn *f, Val v) {
  Val c = callee(f, v);
  if (!val_is_con(c)) return GLOB_NONE;
  Glob t = GLOB_NONE;
  if (con_kind(&f->con, c) == CON_GLOBAL) t = con_glob(&f->con, c);
  else if (con_kind(&f->con, c) == CON_INTRIN) t = glob_find(g->m, con_intrin_name(&f->con, c));
  if (!t || glob(g->m, t)->kind != GK_FUNC || glob(g->m, t)->type != call_rec(f, v)->fnty) return GLOB_NONE;
  return t;
}
/* Operand positions of callbacks that a call of t makes (!callback): calls `visit` with the argument of each. */
static void callbacks(const Module *m, Glob t, void (*visit)(void *ctx, uint64_t arg), void *ctx) {
  const Global *gl = glob(m, t);
  for (uint32_t i = 0; i < gl->nmd; i++) {
    if (gl->md[i].kind != MDK_CALLBACK) continue;
    const MdRec *list = md_rec(m, gl->md[i].node);
    for (uint32_t k = 0; list->form == MDF_TUPLE && k < list->n; k++) {
      const MdRec *e = list->ops[k] ? md_rec(m, list->ops[k]) : NULL;
      uint64_t at;
      if (e && e->form == MDF_TUPLE && e->n && md_get_int(m, e->ops[0], &at)) visit(ctx, at);
    }
  }
}
typedef struct Backs {
  PrintGraph *g;
  const Fn *f;
  Val call;
  uint32_t slot;
  bool found;
} Backs;
static Glob fn_of(const Fn *f, Val v) {
  if (!val_is_con(v)) return GLOB_NONE;
  v = con_twin(&f->con, v);
  if (con_kind(&f->con, v) != CON_GLOBAL) return GLOB_NONE;
  Glob g = con_glob(&f->con, v);
  return glob(f->m, g)->kind == GK_FUNC ? g : GLOB_NONE;
}
static void add_edge(PrintGraph *g, uint32_t to, Val ins, Glob in) {
  vec_push(&g->edge, ((Edge){to, ins, in}));
  g->refs[to]++;
}
static void add_callback(void *ctx, uint64_t at) {
  Backs *b = ctx;
  Glob t = at < call_nargs(b->f, b->call) ? fn_of(b->f, arg(b->f, b->call, (uint32_t)at)) : GLOB_NONE;
  if (t) add_edge(b->g, b->g->node[t], VAL_NONE, b->f->id);
}
static void is_callback(void *ctx, uint64_t at) {
  Backs *b = ctx;
  b->found |= at == b->slot;
}

/* Intrinsics that say something about the program and do nothing. */
static bool is_assume_like(const Fn *f, Val v) {
  switch (call_intrinsic(f, v)) {
  case INTRIN_assume:
  case INTRIN_sideeffect:
  case INTRIN_pseudoprobe:
  case INTRIN_invariant_start:
  case INTRIN_invariant_end:
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_experimental_noalias_scope_decl:
  case INTRIN_objectsize:
  case INTRIN_ptr_annotation:
  case INTRIN_var_annotation: return true;
  default: return false;
  }
}
/* Does a mention of t other than as the callee of a call of its type, a callback or an operand of an assumption lead
 * out of the module? */
static bool address_taken(PrintGraph *g, const GlobUses *uses, Glob t) {
  for (uint32_t i = uses->first[t]; i < uses->first[t + 1]; i++) {
    const GlobUse *u = &uses->use[i];
    if (!u->ins) return true;
    const Fn *f = glob(g->m, u->user)->fn;
    if (!u->direct) {
      if (con_kind(&f->con, arg(f, u->ins, u->slot)) == CON_BLOCKADDR) continue;
      return true;
    }
    if (!is_call(f, u->ins)) return true;
    if (is_assume_like(f, u->ins)) continue;
    if (u->slot + 1 == nops(f, u->ins)) {
      if (call_rec(f, u->ins)->fnty == glob(g->m, t)->type) continue;
      return true;
    }
    Glob c = called(g, f, u->ins);
    Backs b = {.slot = u->slot};
    if (c && u->slot < call_nargs(f, u->ins)) callbacks(g->m, c, is_callback, &b);
    if (!b.found) return true;
  }
  return false;
}

static void graph_make(PrintGraph *g, Module *m, Arena *A) {
  *g = (PrintGraph){.m = m,
                    .n = NODE_FIRST,
                    .node = ARENA_ZARRAY(A, uint32_t, m->glob.n + 1),
                    .fn = ARENA_ZARRAY(A, Glob, m->glob.n + NODE_FIRST)};
  FOR_EACH_GLOB(m, x)
    if (glob(m, x)->kind == GK_FUNC) {
      g->fn[g->n] = x;
      g->node[x] = g->n++;
    }
  g->first = ARENA_ZARRAY(A, uint32_t, g->n + 1);
  g->refs = ARENA_ZARRAY(A, uint32_t, g->n);
  GlobUses uses = glob_uses(m, A);
  for (uint32_t i = NODE_FIRST; i < g->n; i++)
    if (!glob_is_local(glob(m, g->fn[i])) || address_taken(g, &uses, g->fn[i])) add_edge(g, i, VAL_NONE, GLOB_NONE);
  g->first[NODE_UNKNOWN] = g->first[NODE_FIRST] = g->edge.n;
  for (uint32_t i = NODE_FIRST; i < g->n; i++) {
    const Global *gl = glob(m, g->fn[i]);
    g->first[i] = g->edge.n;
    if (!gl->fn) {
      IntrinsicId id = str_starts(gl->name, STR("llvm.")) ? intrinsic_lookup(gl->name) : INTRIN_NONE;
      bool quiet = attrlist_fn_has(m, gl->fattrs, ATTR_NOCALLBACK) ||
                   (id && (intrinsic_info(id)->flags & IF_NOCALLBACK));
      if (!quiet) add_edge(g, NODE_UNKNOWN, VAL_NONE, GLOB_NONE);
      continue;
    }
    const Fn *f = gl->fn;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v) {
        if (!is_call(f, v)) continue;
        Glob t = called(g, f, v);
        add_edge(g, t ? g->node[t] : NODE_UNKNOWN, v, f->id);
        Backs x = {.g = g, .f = f, .call = v};
        if (t) callbacks(m, t, add_callback, &x);
      }
  }
  g->first[g->n] = g->edge.n;
}

typedef struct Named {
  Str name;
  uint32_t node;
} Named;
static int by_name(const void *a, const void *b) {
  const Named *x = a, *y = b;
  int c = memcmp(x->name.p, y->name.p, u32_min(x->name.n, y->name.n));
  return c ? c : (x->name.n > y->name.n) - (x->name.n < y->name.n);
}
/* Where opt prints the addresses of its objects, numbers stand that are the same in every run. */
void print_callgraph_nodes(Module *m, StrBuf *out) {
  Arena A;
  arena_init(&A);
  PrintGraph g;
  graph_make(&g, m, &A);
  Named *order = ARENA_ARRAY(&A, Named, g.n);
  uint32_t n = 0;
  for (uint32_t i = NODE_FIRST; i < g.n; i++) order[n++] = (Named){glob(m, g.fn[i])->name, i};
  if (n) qsort(order, n, sizeof *order, by_name);
  for (uint32_t k = 0; k <= n; k++) {
    uint32_t i = k ? order[k - 1].node : NODE_EXTERNAL;
    if (k) sb_fmt(out, "Call graph node for function: '%.*s'", (int)order[k - 1].name.n, order[k - 1].name.p);
    else sb_lit(out, "Call graph node <<null function>>");
    sb_fmt(out, "<<0x%012x>>  #uses=%u\n", i, g.refs[i]);
    for (uint32_t e = g.first[i]; e < g.first[i + 1]; e++) {
      const Edge *x = &g.edge.p[e];
      if (x->ins) sb_fmt(out, "  CS<0x%04x%08x> calls ", g.node[x->in], (uint32_t)x->ins);
      else sb_lit(out, "  CS<None> calls ");
      if (x->to >= NODE_FIRST) {
        Str s = glob(m, g.fn[x->to])->name;
        sb_fmt(out, "function '%.*s'\n", (int)s.n, s.p);
      } else sb_lit(out, "external node\n");
    }
    sb_ch(out, '\n');
  }
  vec_free(&g.edge);
  arena_free(&A);
}

/* ---- components ---- */
typedef struct Comp { /* a graph by successor lists, and who prints a component */
  uint32_t n;
  uint32_t (*nsucc)(const void *g, uint32_t i);
  uint32_t (*succ)(const void *g, uint32_t i, uint32_t k);
  const void *g;
  void (*show)(void *ctx, const uint32_t *members, uint32_t n, bool self_loop);
  void *ctx;
} Comp;
/* Components of what `root` reaches, in the order of completion; members in the order in which they leave the stack. */
static void components(const Comp *c, uint32_t root) {
  typedef struct Frame {
    uint32_t node, next, low;
  } Frame;
  uint32_t *num = mem_zalloc((c->n + 1) * sizeof *num), *stack = mem_alloc((c->n + 1) * sizeof *stack),
           *members = mem_alloc((c->n + 1) * sizeof *members);
  Frame *fr = mem_alloc((c->n + 1) * sizeof *fr);
  uint32_t depth = 0, top = 0, clock = 0;
#define ENTER(x) (num[x] = ++clock, stack[top++] = (x), fr[depth++] = (Frame){(x), 0, clock})
  ENTER(root);
  while (depth) {
    Frame *t = &fr[depth - 1];
    if (t->next < c->nsucc(c->g, t->node)) {
      uint32_t w = c->succ(c->g, t->node, t->next++);
      if (!num[w]) {
        (void)ENTER(w);
        continue;
      }
      t->low = u32_min(t->low, num[w]);
      continue;
    }
    uint32_t v = t->node, low = t->low;
    depth--;
    if (depth) fr[depth - 1].low = u32_min(fr[depth - 1].low, low);
    if (low != num[v]) continue;
    uint32_t n = 0;
    do {
      members[n] = stack[--top];
      num[members[n]] = UINT32_MAX;
    } while (members[n++] != v);
    bool self = false;
    for (uint32_t k = 0; n == 1 && k < c->nsucc(c->g, v) && !self; k++) self = c->succ(c->g, v, k) == v;
    c->show(c->ctx, members, n, self);
  }
#undef ENTER
  mem_free(num), mem_free(stack), mem_free(members), mem_free(fr);
}
typedef struct Show {
  StrBuf *out;
  uint32_t count;
  const PrintGraph *g;
  FnText *text;
} Show;
static void show(void *ctx, const uint32_t *members, uint32_t n, bool self_loop) {
  Show *s = ctx;
  sb_fmt(s->out, "\nSCC #%u: ", ++s->count);
  for (uint32_t i = 0; i < n; i++) {
    if (i) sb_lit(s->out, ", ");
    if (s->text) fn_text_blk(s->text, (Blk)members[i]);
    else if (members[i] < NODE_FIRST) sb_lit(s->out, "external node");
    else sb_str(s->out, glob(s->g->m, s->g->fn[members[i]])->name);
  }
  if (self_loop) sb_lit(s->out, " (Has self-loop).");
}
static uint32_t cg_nsucc(const void *g, uint32_t i) {
  const PrintGraph *x = g;
  return x->first[i + 1] - x->first[i];
}
static uint32_t cg_succ(const void *g, uint32_t i, uint32_t k) {
  const PrintGraph *x = g;
  return x->edge.p[x->first[i] + k].to;
}
void print_callgraph_sccs(Module *m, StrBuf *out) {
  Arena A;
  arena_init(&A);
  PrintGraph g;
  graph_make(&g, m, &A);
  Show s = {.out = out, .g = &g};
  sb_lit(out, "SCCs for the program in PostOrder:");
  components(&(Comp){g.n, cg_nsucc, cg_succ, &g, show, &s}, NODE_EXTERNAL);
  sb_ch(out, '\n');
  vec_free(&g.edge);
  arena_free(&A);
}
static uint32_t cfg_nsucc(const void *g, uint32_t i) {
  const Fn *f = g;
  return nsuccs(f, (Blk)i);
}
static uint32_t cfg_succ(const void *g, uint32_t i, uint32_t k) {
  const Fn *f = g;
  return (uint32_t)succ(f, (Blk)i, k);
}
void print_cfg_sccs(Fn *f, StrBuf *out) {
  Str name = fn_glob(f)->name;
  sb_fmt(out, "SCCs for Function %.*s in PostOrder:", (int)name.n, name.p);
  Show s = {.out = out, .text = fn_text_new(f, out)};
  components(&(Comp){f->nblk, cfg_nsucc, cfg_succ, f, show, &s}, (uint32_t)entry_blk(f));
  sb_ch(out, '\n');
  fn_text_free(s.text);
}
