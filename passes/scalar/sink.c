/* sink.c: "sink": moves computations down into the branch that needs them.
 *
 *     %x = mul i32 %a, %b                           br i1 %c, label %then, label %else
 *     br i1 %c, label %then, label %else    ==>   then:
 *   then:                                           %x = mul i32 %a, %b
 *     use %x                                        use %x
 *
 * An instruction goes to the nearest block that dominates all its uses, or from there up to where it may stand: a
 * block that only its own block leads to, or one that its own block dominates and that lies in no other loop. Loads
 * go to a block that only theirs leads to, and not past what may write their place: a barrier, fence or synchronizing
 * call is a write to all that other threads reach (alias.h). Convergent calls stay where they are, as does what
 * writes, may not return, or is the stack frame.
 *
 * Algorithm: LLVM's Sink (public design), blocks in reverse post order and each from its end upward, so that users go
 * before what they use; repeated until nothing moves. Requires dominators and loops. Keeps the flow graph. Cost:
 * O(instructions + uses) a round. Caps: knobs sink-max-rounds, and memdep-block-scan-limit: a load with more writes
 * than that behind it in its block stays. */
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/alias.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/stat.h"
#include "support/knob.h"

typedef struct Sink {
  Fn *f;
  const Dom *dom;
  const Loops *loops;
  Alias *alias;  /* asked for by the first load; instructions that only move change no answer */
  VecU32 writes; /* of the block at hand, those passed */
  uint32_t max_writes;
} Sink;

static Alias *alias(Sink *s) { return s->alias ? s->alias : (s->alias = alias_of(s->f)); }
/* w may write what v reads. */
static bool may_change(Sink *s, Val w, Val v) {
  const Fn *f = s->f;
  MemLoc loc;
  if (mem_loc(f, v, &loc)) return (alias_modref(alias(s), w, loc) & MR_MOD) != 0;
  if (is_call(f, w)) return (alias_modref_calls(alias(s), w, v) & MR_MOD) != 0;
  return is_sync(f, w) || !mem_loc(f, w, &loc) || (alias_modref(alias(s), v, loc) & MR_REF);
}
static bool may_sink(Sink *s, Val v) {
  const Fn *f = s->f;
  Op o = op(f, v);
  if (is_term(f, v) || o == OP_PHI || o == OP_ALLOCA || o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD ||
      ty(f, v) == TY_TOKEN)
    return false;
  if (may_throw(f, v) || !will_return(f, v) || is_convergent(f, v)) return false;
  if (!may_read(f, v)) return true; /* an invariant load too must not pass what frees the place */
  if (s->writes.n > s->max_writes) return false;
  for (uint32_t i = 0; i < s->writes.n; i++)
    if (may_change(s, (Val)s->writes.p[i], v)) return false;
  return true;
}
static bool acceptable(Sink *s, Val v, Blk to) {
  const Fn *f = s->f;
  Val first = first_nonphi(f, to);
  Op o = op(f, first);
  if (o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD || o == OP_CATCHSWITCH) return false;
  Blk from = blk_of(f, v);
  if (unique_pred(f, to) == from) return true;
  if (may_read(f, v)) return false;                                  /* other ways to `to` may write */
  if (is_op(f, v, OP_FREEZE) && s->loops->irreducible) return false; /* one choice, not one a round */
  uint32_t l = loop_of(s->loops, to);
  return dom_blk(s->dom, from, to) && (!l || l == loop_of(s->loops, from));
}
static Blk target(Sink *s, Val v) {
  Fn *f = s->f;
  Blk from = blk_of(f, v), to = BLK_NONE;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    Blk b = op(f, user) == OP_PHI ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
    if (!dom_reachable(s->dom, b)) continue;
    to = to ? dom_common(s->dom, to, b) : b;
    if (to == from || !dom_blk(s->dom, from, to)) return BLK_NONE;
  }
  while (to && to != from && !acceptable(s, v, to)) to = s->dom->idom[to];
  return to == from ? BLK_NONE : to;
}
static uint32_t sink_from(Sink *s, Blk b) {
  Fn *f = s->f;
  if (!nsuccs(f, b)) return 0;
  uint32_t moved = 0;
  s->writes.n = 0;
  for (Val v = last_ins(f, b), up; v; v = up) {
    up = prev_of(f, v);
    if (may_write(f, v)) {
      vec_push(&s->writes, (uint32_t)v);
      continue;
    }
    Blk to = has_uses(f, v) && may_sink(s, v) ? target(s, v) : BLK_NONE;
    if (!to) continue;
    ins_move_before(f, v, first_insertion(f, to));
    moved++;
  }
  return moved;
}

Change pass_sink(Fn *f, PassCtx *px) {
  Sink s = {.f = f,
            .dom = dom(f),
            .loops = loops(f),
            .max_writes = (uint32_t)knob_int(px->knobs, KNOB_MEMDEP_BLOCK_SCAN_LIMIT)};
  uint32_t all = 0;
  int64_t rounds = knob_int(px->knobs, KNOB_SINK_ROUNDS);
  for (uint32_t moved = 1; moved && rounds; rounds--) {
    moved = 0;
    for (uint32_t i = 0; i < s.dom->n; i++) moved += sink_from(&s, s.dom->rpo[i]);
    all += moved;
  }
  vec_free(&s.writes);
  stat_add(px, ST_SINK_MOVED, all);
  return all ? CH_VAL | CH_MEM : CH_NONE;
}
