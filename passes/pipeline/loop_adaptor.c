/* loop_adaptor.c: hands the loops of a function to loop passes, inner loops first, siblings in the order of their headers.
 *
 * Before, all loops are brought into simplified form and LCSSA form (loop_utils.h), as opt does it: loop passes rely on both and keep them.
 * All passes of the list run on one loop before the next loop is taken. Loops are remembered by header: where a pass has removed a loop, it
 * is not visited any more; loops that a pass makes are left for the next run. */
#include "manager.h"
#include "nvopt/loop_utils.h"

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

static Change canonical(PassRun *r, Fn *f) {
  if (loops(f)->n < 2) return CH_NONE;
  PassCtx px = {.scratch = &r->w->scratch, .knobs = r->mg->o->knobs, .stats = r->w->stats, .rules = &r->w->rules, .err = &r->err, .diag = &r->diag, .pass = "loop-simplify", .id = PASS_LOOP_SIMPLIFY, .run = r};
  Change ch = loop_simplify_fn(f, &px) | lcssa_fn(f, px.scratch);
  r->changed |= ch;
  return ch;
}

Change loop_adaptor(PassRun *r, const PipeNode *list, Fn *f, bool mssa) {
  (void)mssa; /* loop-mssa differs from loop only in what LLVM keeps up to date meanwhile */
  Change ch = canonical(r, f);
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
