/* callgraph.c: direct calls and their components (contract in callgraph.h).
 *
 * Tarjan, "Depth-first search and linear graph algorithms", 1972, with an explicit stack. A component is complete
 * after all components it calls into, so that the order of completion is callees first. */
#include "analysis/callgraph/callgraph.h"
#include "ir/glob_uses.h"
#include <stdlib.h>

typedef struct Frame {
  uint32_t node, next;
} Frame;

/* What is called is no known piece of code: a pointer, an alias, an expression. */
static bool calls_through_pointer(const Fn *f, Val v, Glob g) {
  Val c = callee(f, v);
  if (g) return glob(f->m, g)->kind != GK_FUNC;
  return !val_is_con(c) || (con_kind(&f->con, c) != CON_INTRIN && con_kind(&f->con, c) != CON_ASM);
}

/* Distinct direct callees of every node; indirect: by node, whether it calls through pointers. */
static void edges_make(CallGraph *cg, uint8_t *indirect) {
  uint32_t n = cg->nfn, *seen = mem_zalloc((n + 1) * sizeof *seen);
  VecU32 list = {0};
  cg->edge = ARENA_ARRAY(&cg->arena, uint32_t, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    const Fn *f = glob(cg->m, cg->fn[i])->fn;
    cg->edge[i] = list.n;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v) {
        if (!is_call(f, v)) continue;
        Glob g = call_target(f, v);
        indirect[i] |= calls_through_pointer(f, v, g);
        uint32_t to = g && (uint32_t)g < cg->nglob ? cg->node_of[g] : 0;
        if (!to || seen[to - 1] == i + 1) continue;
        seen[to - 1] = i + 1;
        vec_push(&list, to - 1);
      }
  }
  cg->edge[n] = list.n;
  cg->callee = ARENA_ARRAY(&cg->arena, uint32_t, list.n);
  if (list.n) memcpy(cg->callee, list.p, list.n * sizeof *list.p);
  vec_free(&list);
  mem_free(seen);
}

static void components_make(CallGraph *cg) {
  uint32_t n = cg->nfn, clock = 0, nstack = 0, depth = 0;
  uint32_t *num = mem_zalloc((n + 1) * sizeof *num), *low = mem_zalloc((n + 1) * sizeof *low);
  uint32_t *stack = mem_alloc((n + 1) * sizeof *stack);
  Frame *fr = mem_alloc((n + 1) * sizeof *fr);
  cg->scc_of = ARENA_ARRAY(&cg->arena, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) cg->scc_of[i] = UINT32_MAX;
  for (uint32_t root = 0; root < n; root++) {
    if (num[root]) continue;
    fr[depth++] = (Frame){root, cg->edge[root]};
    num[root] = low[root] = ++clock;
    stack[nstack++] = root;
    while (depth) {
      Frame *t = &fr[depth - 1];
      uint32_t v = t->node;
      if (t->next < cg->edge[v + 1]) {
        uint32_t w = cg->callee[t->next++];
        if (!num[w]) {
          fr[depth++] = (Frame){w, cg->edge[w]};
          num[w] = low[w] = ++clock;
          stack[nstack++] = w;
        } else if (cg->scc_of[w] == UINT32_MAX) low[v] = u32_min(low[v], num[w]);
        continue;
      }
      depth--;
      if (depth) low[fr[depth - 1].node] = u32_min(low[fr[depth - 1].node], low[v]);
      if (low[v] != num[v]) continue;
      uint32_t w;
      do cg->scc_of[w = stack[--nstack]] = cg->nscc;
      while (w != v);
      cg->nscc++;
    }
  }
  mem_free(num), mem_free(low), mem_free(stack), mem_free(fr);
  /* members by counting: module order inside a component */
  cg->scc_first = ARENA_ZARRAY(&cg->arena, uint32_t, cg->nscc + 2);
  cg->scc_fn = ARENA_ARRAY(&cg->arena, Glob, n);
  for (uint32_t i = 0; i < n; i++) cg->scc_first[cg->scc_of[i] + 2]++;
  for (uint32_t s = 2; s <= cg->nscc + 1; s++) cg->scc_first[s] += cg->scc_first[s - 1];
  for (uint32_t i = 0; i < n; i++) cg->scc_fn[cg->scc_first[cg->scc_of[i] + 1]++] = cg->fn[i];
}

/* Edges between components, each once, and their reverse. */
static void deps_make(CallGraph *cg) {
  uint32_t ns = cg->nscc, *seen = mem_zalloc((ns + 1) * sizeof *seen);
  VecU32 list = {0};
  cg->dep = ARENA_ARRAY(&cg->arena, uint32_t, ns + 1);
  cg->rdep = ARENA_ZARRAY(&cg->arena, uint32_t, ns + 2);
  for (uint32_t s = 0; s < ns; s++) {
    cg->dep[s] = list.n;
    for (uint32_t k = cg->scc_first[s]; k < cg->scc_first[s + 1]; k++) {
      uint32_t i = cg->node_of[cg->scc_fn[k]] - 1;
      for (uint32_t e = cg->edge[i]; e < cg->edge[i + 1]; e++) {
        uint32_t to = cg->scc_of[cg->callee[e]];
        if (to == s || seen[to] == s + 1) continue;
        seen[to] = s + 1;
        vec_push(&list, to);
        cg->rdep[to + 2]++;
      }
    }
  }
  cg->dep[ns] = list.n;
  cg->dep_to = ARENA_ARRAY(&cg->arena, uint32_t, list.n);
  cg->rdep_to = ARENA_ARRAY(&cg->arena, uint32_t, list.n);
  if (list.n) memcpy(cg->dep_to, list.p, list.n * sizeof *list.p);
  for (uint32_t s = 2; s <= ns + 1; s++) cg->rdep[s] += cg->rdep[s - 1];
  for (uint32_t s = 0; s < ns; s++)
    for (uint32_t k = cg->dep[s]; k < cg->dep[s + 1]; k++) cg->rdep_to[cg->rdep[cg->dep_to[k] + 1]++] = s;
  vec_free(&list);
  mem_free(seen);
}

static bool is_callee(const Module *m, const GlobUse *x) {
  if (!x->ins || !x->direct) return false;
  const Fn *f = glob(m, x->user)->fn;
  return is_call(f, x->ins) && x->slot == nops(f, x->ins) - 1;
}
/* A function nobody can know of but by calls in bodies, and which may go then. */
static bool is_only_called(const CallGraph *cg, const GlobUses *u, Glob g, const uint32_t *in_comdat) {
  const Global *p = glob(cg->m, g);
  if (!glob_is_discardable(p) || (p->comdat && in_comdat[p->comdat] != 1)) return false;
  for (uint32_t k = u->first[g]; k < u->first[g + 1]; k++)
    if (!is_callee(cg->m, &u->use[k])) return false;
  return true;
}
static void holders_make(CallGraph *cg, const GlobUses *u) {
  uint32_t *in_comdat = mem_zalloc((cg->m->comdats.n + 1) * sizeof *in_comdat);
  FOR_EACH_GLOB(cg->m, g) in_comdat[glob(cg->m, g)->comdat]++;
  cg->holders = ARENA_ZARRAY(&cg->arena, uint32_t, cg->nfn + 1);
  cg->held = ARENA_ZARRAY(&cg->arena, CgHeld, cg->nfn + 1);
  for (uint32_t i = 0; i < cg->nfn; i++)
    if (!is_only_called(cg, u, cg->fn[i], in_comdat)) cg->holders[i] = CG_KEPT;
  for (uint32_t e = 0; e < cg->edge[cg->nfn]; e++)
    if (cg->holders[cg->callee[e]] != CG_KEPT) cg->holders[cg->callee[e]]++;
  mem_free(in_comdat);
}
static int by_number(const void *a, const void *b) {
  uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return x < y ? -1 : x > y;
}
static bool is_kept(const CallGraph *cg, uint32_t node) {
  return __atomic_load_n(&cg->holders[node], __ATOMIC_RELAXED) == CG_KEPT;
}
/* Sorted, each once. */
static CgHeld held_of(uint32_t *node, uint32_t n) {
  uint32_t k = 0;
  if (n > 1) qsort(node, n, sizeof *node, by_number);
  for (uint32_t i = 0; i < n; i++)
    if (!k || node[k - 1] != node[i]) node[k++] = node[i];
  return (CgHeld){node, k, true};
}
static void held_from_edges(CallGraph *cg, uint32_t i) {
  if (cg->held[i].set) return;
  VecU32 to = {0};
  for (uint32_t e = cg->edge[i]; e < cg->edge[i + 1]; e++)
    if (!is_kept(cg, cg->callee[e])) vec_push(&to, cg->callee[e]);
  cg->held[i] = held_of(to.p, to.n);
}
typedef struct Calls {
  const CallGraph *cg;
  VecU32 to;
} Calls;
static void called(void *ctx, Glob g) {
  Calls *c = ctx;
  uint32_t node = (uint32_t)g < c->cg->nglob ? c->cg->node_of[g] : 0;
  if (node && !is_kept(c->cg, node - 1)) vec_push(&c->to, node - 1);
}
void callgraph_recount(CallGraph *cg, uint32_t scc, const Fn *f) {
  uint32_t self = cg->node_of[f->id] - 1;
  Calls c = {.cg = cg};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      for (uint32_t i = 0; i < nops(f, v); i++)
        if (val_is_con(arg(f, v, i))) con_globals(&f->con, arg(f, v, i), called, &c);
  held_from_edges(cg, self);
  CgHeld old = cg->held[self], now = held_of(c.to.p, c.to.n);
  cg->held[self] = now;
  VecU32 gone = {0}; /* let go, the first `done` of them are seen to */
  for (uint32_t i = 0, k = 0; i < old.n || k < now.n;) {
    if (i < old.n && k < now.n && old.node[i] == now.node[k]) i++, k++;
    else if (k == now.n || (i < old.n && old.node[i] < now.node[k])) vec_push(&gone, old.node[i++]);
    else __atomic_fetch_add(&cg->holders[now.node[k++]], 1, __ATOMIC_RELAXED); /* before what it came from is let go */
  }
  mem_free(old.node);
  while (gone.n) {
    uint32_t g = vec_pop(&gone);
    if (__atomic_sub_fetch(&cg->holders[g], 1, __ATOMIC_ACQ_REL) || cg->scc_of[g] == scc) continue;
    Global *p = glob(cg->m, cg->fn[g]);
    fn_free(p->fn);
    p->fn = NULL;
    held_from_edges(cg, g);
    for (uint32_t i = 0; i < cg->held[g].n; i++) vec_push(&gone, cg->held[g].node[i]);
    mem_free(cg->held[g].node);
    cg->held[g] = (CgHeld){.set = true};
  }
  vec_free(&gone);
}
static void mentions_count(CallGraph *cg, const uint8_t *indirect) {
  Arena A;
  arena_init(&A);
  GlobUses u = glob_uses(cg->m, &A);
  cg->mentions = ARENA_ARRAY(&cg->arena, uint32_t, cg->m->glob.n + 1);
  cg->only_caller = ARENA_ZARRAY(&cg->arena, Glob, cg->m->glob.n + 1);
  for (uint32_t g = 0; g < cg->m->glob.n; g++) {
    cg->mentions[g] = u.first[g + 1] - u.first[g];
    if (cg->mentions[g] == 1 && is_callee(cg->m, &u.use[u.first[g]])) cg->only_caller[g] = u.use[u.first[g]].user;
  }
  holders_make(cg, &u);
  cg->pointers = ARENA_ZARRAY(&cg->arena, uint8_t, cg->nscc + 1);
  for (uint32_t i = 0; i < cg->nfn; i++) {
    uint8_t *p = &cg->pointers[cg->scc_of[i]];
    if (indirect[i]) *p |= CG_INDIRECT;
    Glob g = cg->fn[i];
    for (uint32_t k = u.first[g]; k < u.first[g + 1] && !(*p & CG_TAKEN); k++)
      if (!is_callee(cg->m, &u.use[k])) *p |= CG_TAKEN;
  }
  for (uint32_t s = 0; s < cg->nscc; s++) /* callees first */
    for (uint32_t k = cg->dep[s]; k < cg->dep[s + 1]; k++) cg->pointers[s] |= cg->pointers[cg->dep_to[k]] & CG_INDIRECT;
  for (uint32_t s = cg->nscc; s-- > 0;)
    for (uint32_t k = cg->dep[s]; k < cg->dep[s + 1]; k++) cg->pointers[cg->dep_to[k]] |= cg->pointers[s] & CG_TAKEN;
  arena_free(&A);
}

CallGraph *callgraph_new(Module *m) {
  CallGraph *cg = mem_zalloc(sizeof *cg);
  cg->m = m;
  arena_init(&cg->arena);
  cg->nglob = m->glob.n;
  cg->node_of = ARENA_ZARRAY(&cg->arena, uint32_t, m->glob.n + 1);
  FOR_EACH_FN(m, g) cg->nfn++;
  cg->fn = ARENA_ARRAY(&cg->arena, Glob, cg->nfn);
  cg->body = ARENA_ZARRAY(&cg->arena, _Atomic uint8_t, cg->nfn + 1);
  uint32_t i = 0;
  FOR_EACH_FN(m, g) {
    cg->fn[i++] = g;
    cg->node_of[g] = i;
  }
  uint8_t *indirect = mem_zalloc(cg->nfn + 1);
  edges_make(cg, indirect);
  components_make(cg);
  deps_make(cg);
  mentions_count(cg, indirect);
  mem_free(indirect);
  return cg;
}

void callgraph_free(CallGraph *cg) {
  if (!cg) return;
  for (uint32_t i = 0; i < cg->nfn; i++) mem_free(cg->held[i].node);
  arena_free(&cg->arena);
  mem_free(cg);
}

void print_callgraph(Module *m, StrBuf *out) {
  CallGraph *cg = callgraph_new(m);
  sb_lit(out, "Components of the call graph, callees first:\n");
  for (uint32_t s = 0; s < cg->nscc; s++) {
    sb_lit(out, "  SCC:");
    for (uint32_t k = cg->scc_first[s]; k < cg->scc_first[s + 1]; k++) {
      Str n = glob(m, cg->scc_fn[k])->name;
      sb_fmt(out, " %.*s", (int)n.n, n.p);
    }
    sb_lit(out, "\n");
  }
  callgraph_free(cg);
}
