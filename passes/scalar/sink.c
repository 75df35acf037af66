/* sink.c: "sink": moves computations down into the branch that needs them; "sinking2": towards texture and surface
 * accesses.
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
 * than that behind it in its block stays.
 *
 * sink<into-loops> is for the end of a GPU's pipeline, when nothing will look at loops any more. What ptxas computes
 * in one instruction, or takes from its constant bank, goes into the loop that alone uses it, if fewer registers are
 * held around the loop then: what it is made of is needed in the loop anyway, or is narrower. The step of
 * `for (i = tid; i < n; i += blockDim.x * gridDim.x)` is one multiplication of two constants of the launch in each
 * round or a register during all of them; ptxas sees both ways only where it finds the product in the loop, and it
 * moves out again what has room.
 *
 * sinking2 is NVIDIA's, and about how long registers are held: what a texture or surface access is told, and what that
 * is computed from, is computed shortly before it. sink-into-texture: 1 moves it into the block of the access, 2 within
 * that too, 3 what is only used in another block whatever for; 0 nothing. sink-limit: moved at most. Never into the
 * header of a loop, nor from one loop into another (the original may go into one, where it is computed every round).
 * Blocks in preorder of the dominator tree. */
#include "ir/cap.h"
#include "analysis/cfg/dom.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/alias.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
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
/* ---- towards textures ---- */
typedef struct Textures {
  Sink s;
  uint8_t *feeds; /* by Val: a texture access, or a computation that one needs */
  uint32_t nfeeds, level, left;
} Textures;
static bool is_texture(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  if (!id) return false;
  IntrinsicName room;
  Str n = intrinsic_name((IntrinsicId)id, &room);
  return str_starts(n, STR("nvvm.tex.")) || str_starts(n, STR("nvvm.tld4.")) || str_starts(n, STR("nvvm.suld.")) ||
         str_starts(n, STR("nvvm.sust."));
}
static void find_feeds(Textures *t) {
  const Fn *f = t->s.f;
  for (uint32_t i = t->s.dom->n; i-- > 0;)
    for (Val v = last_ins(f, t->s.dom->rpo[i]); v; v = prev_of(f, v)) {
      bool some = is_texture(f, v);
      if (!some && !has_side_effects(f, v) && op(f, v) != OP_PHI)
        FOR_EACH_USE(f, v, u)
          if ((uint32_t)use_user(f, u) < t->nfeeds && t->feeds[use_user(f, u)] && op(f, use_user(f, u)) != OP_PHI)
            some = true;
      t->feeds[v] = some;
    }
}
static bool in_reach(const Textures *t, Blk from, Blk to) {
  const Loops *l = t->s.loops;
  uint32_t n = loop_of(l, to);
  return n == loop_of(l, from) && (!n || l->loop[n].header != to);
}
/* The first user of v in its block, if one that matters to textures is first. */
static Val near_user(const Textures *t, Val v) {
  const Fn *f = t->s.f;
  Val first = VAL_NONE;
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    if (blk_of(f, w) == blk_of(f, v) && op(f, w) != OP_PHI && w != first && (!first || val_before(f, w, first)))
      first = w;
  }
  return first && t->feeds[first] ? first : VAL_NONE;
}
static uint32_t sink_to_textures(Textures *t, Blk b) {
  Sink *s = &t->s;
  Fn *f = s->f;
  uint32_t moved = 0;
  s->writes.n = 0;
  for (Val v = last_ins(f, b), up; v && t->left; v = up) {
    up = prev_of(f, v);
    if (may_write(f, v)) {
      vec_push(&s->writes, (uint32_t)v);
      continue;
    }
    if (!has_uses(f, v) || is_texture(f, v) || !may_sink(s, v)) continue;
    Val before = VAL_NONE;
    if (t->level >= 3 || t->feeds[v]) {
      Blk to = target(s, v);
      if (to && in_reach(t, b, to)) before = first_insertion(f, to);
    }
    if (!before && t->level >= 2 && t->feeds[v] &&
        !past_cap(f->m, SINK_NEAR_USES, count_uses(f, v, CAP_SINK_NEAR_USES + 1))) {
      before = near_user(t, v);
      if (before && next_of(f, v) == before) before = VAL_NONE;
    }
    if (!before) continue;
    ins_move_before(f, v, before);
    moved++, t->left--;
  }
  return moved;
}

/* ---- into loops ---- */
static bool is_launch_size(const Fn *f, Val v) {
  const SregInfo *r = intrinsic_sreg((IntrinsicId)call_intrinsic(f, v));
  return r && (r->kind == SREG_NTID || r->kind == SREG_NCTAID);
}
static bool is_cheap(const Fn *f, Val v) {
  if (!ty_is_int(f->m, ty(f, v))) return false;
  switch (op(f, v)) {
  case OP_SEXT:
  case OP_ZEXT:
  case OP_TRUNC:
  case OP_ADD:
  case OP_SUB:
  case OP_AND:
  case OP_OR:
  case OP_XOR:
  case OP_MUL: return true;
  default: return is_launch_size(f, v);
  }
}
/* Something in the loop, at a glance, uses v, which is computed before it. */
static bool lives_in(const Sink *s, Val v, uint32_t loop) {
  const Fn *f = s->f;
  uint32_t seen = 0;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (at_cap(f->m, SINK_LIVE_USES, seen++)) return false;
    if (is_op(f, user, OP_MDVAL) || !loop_has_blk(s->loops, loop, blk_of(f, user))) continue;
    if (!is_op(f, user, OP_PHI) || blk_of(f, user) != s->loops->loop[loop].header) return true;
  }
  return false;
}
/* Registers around the loop hold fewer bits when v is computed in it. */
static bool frees_registers(const Sink *s, Val v, uint32_t loop) {
  const Fn *f = s->f;
  if (is_launch_size(f, v)) return true;
  uint32_t held = 0;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    if (val_is_local(x) && !is_launch_size(f, x) && !lives_in(s, x, loop)) held += ty_bits(f->m, ty(f, x));
  }
  return held < ty_bits(f->m, ty(f, v));
}
/* The block of a loop around all uses of v, which is in fewer loops. */
static Blk into_loop(const Sink *s, Val v) {
  const Fn *f = s->f;
  Blk from = blk_of(f, v), to = BLK_NONE;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (is_op(f, user, OP_MDVAL)) continue;
    Blk b = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
    if (!dom_reachable(s->dom, b)) continue;
    to = to ? dom_common(s->dom, to, b) : b;
    if (to == from || !dom_blk(s->dom, from, to)) return BLK_NONE;
  }
  return to && loop_depth(s->loops, to) > loop_depth(s->loops, from) && first_insertion(f, to) ? to : BLK_NONE;
}
static uint32_t sink_into_loops(Sink *s, Blk b) {
  Fn *f = s->f;
  uint32_t moved = 0;
  s->writes.n = 0;
  for (Val v = last_ins(f, b), up; v; v = up) {
    up = prev_of(f, v);
    if (!is_cheap(f, v) || !may_sink(s, v)) continue;
    Blk to = into_loop(s, v);
    if (!to || !frees_registers(s, v, loop_of(s->loops, to))) continue;
    ins_move_before(f, v, first_insertion(f, to));
    moved++;
  }
  return moved;
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
  bool into_loops = px->opt[0];
  if (into_loops && (!f->m->permissions || loops(f)->n < 2)) return CH_NONE;
  Sink s = {.f = f,
            .dom = dom(f),
            .loops = loops(f),
            .max_writes = (uint32_t)knob_int(px->knobs, KNOB_MEMDEP_BLOCK_SCAN_LIMIT)};
  uint32_t all = 0;
  int64_t rounds = knob_int(px->knobs, KNOB_SINK_ROUNDS);
  for (uint32_t moved = 1; moved && rounds; rounds--) {
    moved = 0;
    for (uint32_t i = 0; i < s.dom->n; i++)
      moved += into_loops ? sink_into_loops(&s, s.dom->rpo[s.dom->n - 1 - i]) : sink_from(&s, s.dom->rpo[i]);
    all += moved;
  }
  vec_free(&s.writes);
  stat_add(px, ST_SINK_MOVED, all);
  return all ? CH_VAL | CH_MEM : CH_NONE;
}
Change pass_sinking2(Fn *f, PassCtx *px) {
  Textures t = {.s = {.f = f,
                      .dom = dom(f),
                      .loops = loops(f),
                      .max_writes = (uint32_t)knob_int(px->knobs, KNOB_MEMDEP_BLOCK_SCAN_LIMIT)},
                .nfeeds = f->nins,
                .level = (uint32_t)knob_int(px->knobs, KNOB_SINK_INTO_TEXTURE),
                .left = (uint32_t)knob_int(px->knobs, KNOB_SINK_LIMIT)};
  uint32_t all = 0;
  int64_t rounds = t.level ? knob_int(px->knobs, KNOB_SINK_ROUNDS) : 0;
  if (rounds) {
    t.feeds = ARENA_ZARRAY(px->scratch, uint8_t, t.nfeeds);
    find_feeds(&t);
  }
  for (uint32_t moved = 1; moved && rounds && t.left; rounds--) {
    moved = 0;
    for (uint32_t i = 0; i < t.s.dom->n; i++) moved += sink_to_textures(&t, t.s.dom->tree[i]);
    all += moved;
  }
  vec_free(&t.s.writes);
  stat_add(px, ST_SINK2_MOVED, all);
  return all ? CH_VAL | CH_MEM : CH_NONE;
}
