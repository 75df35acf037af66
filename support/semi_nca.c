/* semi_nca.c: Semi-NCA on arrays (contract in semi_nca.h). */
#include "support/semi_nca.h"

void semi_nca(Arena *A, const FlowGraph *g, uint32_t *idom) {
  uint32_t n = g->n;
  uint32_t *semi = ARENA_ARRAY(A, uint32_t, 4 * (size_t)n), *label = semi + n, *anc = label + n, *stack = anc + n;
  for (uint32_t i = 0; i < n; i++) {
    semi[i] = i;
    label[i] = i;
    anc[i] = g->parent[i];
    idom[i] = g->parent[i];
  }
  for (uint32_t w = n; w-- > 1;) {
    uint32_t s = g->parent[w], linked = w + 1; /* vertices >= linked are in the forest */
    for (uint32_t k = g->pred_first[w]; k < g->pred_first[w + 1]; k++) {
      uint32_t v = g->pred[k];
      if (v >= linked && anc[v] >= linked) { /* path compression towards the forest's root */
        uint32_t top = 0, x = v;
        do {
          stack[top++] = x;
          x = anc[x];
        } while (anc[x] >= linked);
        uint32_t p = x, best = label[x];
        do {
          x = stack[--top];
          anc[x] = anc[p];
          if (semi[best] < semi[label[x]]) label[x] = best;
          else best = label[x];
          p = x;
        } while (top);
      }
      uint32_t u = v >= linked ? semi[label[v]] : v;
      if (u < s) s = u;
    }
    semi[w] = s;
    label[w] = w;
  }
  for (uint32_t w = 1; w < n; w++) {
    uint32_t c = idom[w];
    while (c > semi[w]) c = idom[c];
    idom[w] = c;
  }
}
