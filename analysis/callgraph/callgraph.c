/* callgraph.c: direct calls and their components (contract in callgraph.h).
 *
 * Tarjan, "Depth-first search and linear graph algorithms", 1972, with an explicit stack. A component is complete after all components it
 * calls into, so that the order of completion is callees first. */
#include "nvopt/callgraph.h"
#include "nvopt/glob_uses.h"

typedef struct Frame { uint32_t node, next; } Frame;

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
  cg->inlined = ARENA_ZARRAY(&cg->arena, bool, cg->m->glob.n + 1);
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
