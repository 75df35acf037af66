/* semi_nca.h: immediate dominators of a graph of numbers, in time linear in practice whatever its shape.
 *
 * In: vertices 0 .. n - 1 in preorder of a depth-first walk from vertex 0 that reaches all of them, each with its
 * parent in that walk, and their predecessors. Out: idom[w] < w for w > 0, idom[0] = 0. Scratch comes from the arena.
 * Cost O(edges * log n) at worst. Source: Georgiadis 2005 (Semi-NCA: Lengauer and Tarjan's semidominators without
 * their last step). */
#ifndef NVOPT_SEMI_NCA_H
#define NVOPT_SEMI_NCA_H
#include "support/arena.h"

typedef struct FlowGraph {
  uint32_t n;
  uint32_t *parent;     /* in the depth-first tree */
  uint32_t *pred_first; /* n + 1: predecessors of v are pred[pred_first[v] .. pred_first[v + 1]) */
  uint32_t *pred;
} FlowGraph;
void semi_nca(Arena *A, const FlowGraph *g, uint32_t *idom);
#endif
