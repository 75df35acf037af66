/* loop_adaptor.c: hands the loops of a function to loop passes, inner loops first, siblings in the order of their headers.
 *
 * All passes of the list run on one loop before the next loop is taken. Loops are remembered by header: where a pass has removed a loop, it
 * is not visited any more; loops that a pass makes are left for the next run. */
#include "manager.h"
#include "nvopt/loops.h"

/* The loop whose header is `header`, or 0. */
static uint32_t loop_at(const Loops *l, Blk header) {
  uint32_t i = loop_of(l, header);
  return i && l->loop[i].header == header ? i : 0;
}

static void post_order(const Loops *l, VecU32 *headers) {
  uint32_t i = l->top;
  while (i) {
    while (l->loop[i].child) i = l->loop[i].child;
    for (;;) {
      vec_push(headers, (uint32_t)l->loop[i].header);
      if (l->loop[i].sibling) break;
      i = l->loop[i].parent;
      if (!i) return;
    }
    i = l->loop[i].sibling;
  }
}

Change loop_adaptor(PassRun *r, const PipeNode *list, Fn *f, bool mssa) {
  (void)mssa; /* loop-mssa differs from loop only in what LLVM keeps up to date meanwhile */
  Change ch = CH_NONE;
  VecU32 headers = {0};
  post_order(loops(f), &headers);
  for (uint32_t k = 0; k < headers.n && !r->stop; k++)
    for (const PipeNode *n = list; n && !r->stop; n = n->next) {
      if (n->kind == PIPE_SEQ || n->kind == PIPE_REPEAT) {
        for (int64_t times = n->kind == PIPE_REPEAT ? n->n : 1; times > 0; times--)
          for (const PipeNode *c = n->child; c; c = c->next) {
            uint32_t loop = loop_at(loops(f), (Blk)headers.p[k]);
            if (loop && c->kind == PIPE_PASS) ch |= run_loop_pass(r, c, f, loop);
          }
        continue;
      }
      uint32_t loop = loop_at(loops(f), (Blk)headers.p[k]);
      if (!loop) break;
      if (n->kind == PIPE_PASS) ch |= run_loop_pass(r, n, f, loop);
    }
  vec_free(&headers);
  return ch;
}
