/* forms.c: what passes require and what they claim to keep (REQUIRES and KEEPS of passes.def): made before, proved
 * after. Contract: manager.h. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/memssa.h"
#include "analysis/scev/scev.h"
#include "passes/loop/loop_utils.h"
#include "passes/pass_id.h"
#include "passes/pipeline/manager.h"

/* By the pass whose row says that it makes the form. */
static Change form_make(PassRun *r, Fn *f, unsigned makes) {
  PassId id = 0;
  while (!(pass_info[id].properties & makes)) id++;
  r->px = pass_ctx(r, id, NULL);
  return pass_info[id].function(f, &r->px);
}
Change forms_make(PassRun *r, Fn *f, unsigned requires) {
  Change ch = CH_NONE;
  if ((requires & REQ_SIMPLIFIED) && loops(f)->n > 1) ch |= form_make(r, f, PP_MAKES_SIMPLIFIED);
  if ((requires & REQ_LCSSA) && loops(f)->n > 1)
    ch |= form_make(r, f, PP_MAKES_LCSSA); /* values leave through exits, so that these come first */
  if (requires & REQ_MEMSSA) memory_ssa(f);
  r->changed |= ch;
  return ch;
}

static unsigned fresh_slots(Fn *f) {
  return (slot_fresh(f, AN_DOM, EP_CFG) ? KEEP_DOM : 0u) | (slot_fresh(f, AN_LOOPS, EP_CFG) ? KEEP_LOOPS : 0u) |
         (memory_ssa_had(f) ? KEEP_MEMSSA : 0u) | (scev_had(f) ? KEEP_SCEV : 0u);
}

Claims claims_before(const PassInfo *p, Fn *f, bool all) {
  unsigned keeps = p->keeps;
  if (keeps & KEEP_BLOCKS)
    keeps &= ~(unsigned)(KEEP_SIMPLIFIED | KEEP_DOM | KEEP_LOOPS); /* follow from the graph alone */
  if (all && (keeps & KEEP_LOOPS)) loops(f);
  if (all && (keeps & KEEP_DOM)) dom(f);
  if (all && (keeps & KEEP_MEMSSA)) memory_ssa(f);
  if (all && (keeps & KEEP_SCEV)) scev_all(f);
  unsigned held = KEEP_BLOCKS | fresh_slots(f);
  if ((keeps & (KEEP_SIMPLIFIED | KEEP_LCSSA)) && (all || (held & KEEP_LOOPS)) && loops(f)->n > 1)
    held |= (loops_are_simplified(f) ? KEEP_SIMPLIFIED : 0u) | (loops_are_lcssa(f) ? KEEP_LCSSA : 0u);
  return (Claims){held & keeps, f->ep_cfg};
}

const char *claims_broken(const Claims *c, Fn *f, StrBuf *err) {
  if ((c->held & KEEP_BLOCKS) && f->ep_cfg != c->ep_cfg) return "blocks and edges";
  unsigned stale = c->held & ~fresh_slots(f);
  if (stale & KEEP_DOM) return "dominators fresh";
  if (stale & KEEP_LOOPS) return "loops fresh";
  if (stale & KEEP_MEMSSA) return "memory SSA fresh";
  if (stale & KEEP_SCEV) return "scalar evolution fresh";
  if ((c->held & KEEP_DOM) && !verify_domtree(f, true, err)) return "dominators";
  if ((c->held & KEEP_LOOPS) && !verify_loops(f, true, err)) return "loops";
  if ((c->held & KEEP_MEMSSA) && !verify_memoryssa(f, true, err)) return "memory SSA";
  if ((c->held & KEEP_SCEV) && !verify_scev(f, true, err)) return "scalar evolution";
  if ((c->held & KEEP_SIMPLIFIED) && !loops_are_simplified(f)) return "loops in simplified form";
  if ((c->held & KEEP_LCSSA) && !loops_are_lcssa(f)) return "loops in LCSSA form";
  return NULL;
}
