/* switches.c: knobs that take passes out of the tiers (contract in pipeline.h).
 *
 *   nvopt -O3 -disable-EarlyCSEPass     cgscc(inline,function(sroa,early-cse<memssa>)) -> cgscc(inline,function(sroa))
 *
 * Done on the pipeline that was read and not while it runs, so that -print-pipeline-passes shows what will run. */
#include "passes/pass_id.h"
#include "passes/pipeline/pipeline.h"
#include "support/knob.h"

static const struct {
  KnobId knob;
  int64_t off;
  PassId pass;
} switch_row[] = {
#define SWITCH(KNOB, OFF, PASS) {KNOB_##KNOB, OFF, PASS_##PASS},
#include "passes/pipeline/switches.def"
#undef SWITCH
};

static PipeNode *without(PipeNode *n, const bool *off) {
  PipeNode *first = NULL, **tail = &first;
  for (PipeNode *next; n; n = next) {
    next = n->next;
    n->next = NULL;
    if (n->kind == PIPE_PASS && n->of_tier && off[n->pass]) continue;
    if (n->child) {
      n->child = without(n->child, off);
      if (!n->child) continue;
    }
    *tail = n;
    tail = &n->next;
  }
  return first;
}

void pipeline_switch(Pipeline *p, const Knobs *k) {
  bool off[PASS_COUNT] = {0}, any = false;
  for (size_t i = 0; i < ARRAY_LEN(switch_row); i++)
    if (knob_int(k, switch_row[i].knob) == switch_row[i].off) off[switch_row[i].pass] = any = true;
  if (any) p->first = without(p->first, off);
}
