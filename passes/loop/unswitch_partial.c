/* unswitch_partial.c: simple-loop-unswitch, conditions that are loaded in every round, and that one side of the loop
 * cannot change. Contract: loop_unswitch.h.
 *
 *     h:  %v = load i32, ptr %p                          %v.0 = load i32, ptr %p
 *         %c = icmp eq i32 %v, 100                       %c.0 = icmp eq i32 %v.0, 100
 *         br i1 %c, label %a, label %b          =>       br i1 %c.0, label %h.us, label %h
 *     a:  store to another place ... br label %l         h.us:  the loop with %a only, nothing loaded
 *     b:  call void @f() ...         br label %l         h:     the loop as it was
 *
 * All blocks that are reached from that side without leaving the loop are looked at, the header among them. What
 * another thread may write counts: barriers, fences and calls that synchronize are writes to what others reach
 * (alias.h), and volatile and atomic loads are not done earlier. The first round loads in any case, and before anything
 * that may not hand on, so that the loads may stand before the loop and the branch there is on a condition that was
 * branched on. Source: LLVM's hasPartialIVCondition (public design). */
#include "analysis/memory/alias.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "ir/md.h"
#include "passes/loop/loop_unswitch.h"

const char unswitch_partial_off[] = "llvm.loop.unswitch.partial.disable";
enum { MOST_LOADED = 16 }; /* instructions that compute the condition */

/* What computes v in the loop, into load, operands first. False: something else than plain loads and addresses. */
static bool gather(LoopCtx *lc, Val v, VecU32 *load) {
  const Fn *f = lc->f;
  load->n = 0;
  vec_push(load, (uint32_t)v);
  for (uint32_t i = 0; i < load->n; i++) {
    Val x = (Val)load->p[i];
    for (uint32_t k = 0; k < nops(f, x); k++) {
      Val y = arg(f, x, k);
      if (val_is_con(y) || !lc_has_val(lc, y)) continue;
      bool plain = is_op(f, y, OP_LOAD) && is_simple(f, y);
      if ((!plain && !is_op(f, y, OP_GEP)) || !lc_runs_each_round(lc, y) || load->n == MOST_LOADED) return false;
      vec_push(load, (uint32_t)y);
    }
  }
  for (uint32_t i = 0; i < load->n / 2; i++) {
    uint32_t t = load->p[i];
    load->p[i] = load->p[load->n - 1 - i], load->p[load->n - 1 - i] = t;
  }
  return load->n > 1;
}
/* The blocks of the loop that `from` leads to without leaving it, and the header: into out. False: it does not go
 * round. */
static bool way_round(LoopCtx *lc, Blk from, VecU32 *out) {
  const Fn *f = lc->f;
  Blk head = lc_header(lc), latch = lc_latch(lc);
  CloneMap *seen = &lc->forest->blk;
  bool round = head == latch;
  out->n = 0;
  if (!lc_has_blk(lc, from) || from == head) return false;
  vec_push(out, (uint32_t)head);
  clone_map(seen, (uint32_t)head, 1);
  vec_push(out, (uint32_t)from);
  clone_map(seen, (uint32_t)from, 1);
  for (uint32_t i = 1; i < out->n; i++) {
    Blk b = (Blk)out->p[i];
    round |= b == latch;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk s = succ(f, b, k);
      if (!lc_has_blk(lc, s) || clone_mapped(seen, (uint32_t)s)) continue;
      clone_map(seen, (uint32_t)s, 1);
      vec_push(out, (uint32_t)s);
    }
  }
  lc_map_clear(lc);
  return round;
}
/* Nothing in these blocks writes what is loaded. */
static bool is_untouched(Fn *f, const VecU32 *blks, const VecU32 *load, uint64_t most) {
  Alias *a = alias_of(f);
  uint64_t seen = 0;
  for (uint32_t i = 0; i < blks->n; i++)
    FOR_EACH_INS(f, (Blk)blks->p[i], v) {
      if (!touches_mem(f, v)) continue;
      if (++seen >= most) return false;
      for (uint32_t k = 0; k < load->n && may_write(f, v); k++) {
        MemLoc loc;
        if (is_op(f, (Val)load->p[k], OP_LOAD) &&
            (!mem_loc(f, (Val)load->p[k], &loc) || (alias_modref(a, v, loc) & MR_MOD)))
          return false;
      }
    }
  return true;
}
bool unswitch_partial(LoopCtx *lc, uint64_t most, VecU32 *load, uint32_t *way) {
  Fn *f = lc->f;
  Blk head = lc_header(lc), latch = lc_latch(lc);
  Val t = term(f, head);
  if (!latch || !is_condbr(f, t) || succ(f, head, 0) == succ(f, head, 1) || !lc_runs_each_round(lc, t)) return false;
  Val c = arg(f, t, 0);
  if (val_is_con(c) || !lc_has_val(lc, c) || blk_of(f, c) != head || (!is_cmp(f, c) && !is_op(f, c, OP_TRUNC)))
    return false;
  Md id = md_get(f, term(f, latch), MDK_LOOP);
  if (id && loop_option(f->m, id, str_of(unswitch_partial_off))) return false;
  if (!gather(lc, c, load)) return false;
  VecU32 blks = {0};
  bool ok = false;
  for (uint32_t i = 0; i < 2 && !ok; i++) {
    ok = way_round(lc, succ(f, head, i), &blks) && is_untouched(f, &blks, load, most);
    *way = i;
  }
  vec_free(&blks);
  return ok;
}
Val unswitch_load_before(Fn *f, const VecU32 *load, Val before, Arena *scratch) {
  Val *now = ARENA_ARRAY(scratch, Val, load->n), x = VAL_NONE;
  for (uint32_t i = 0; i < load->n; i++) {
    Val v = (Val)load->p[i];
    uint32_t n = nops(f, v);
    Val *ops = ARENA_ARRAY(scratch, Val, n ? n : 1);
    for (uint32_t k = 0; k < n; k++) {
      ops[k] = arg(f, v, k);
      for (uint32_t j = i; j-- > 0;) /* the nearest: what stands twice is there twice */
        if (load->p[j] == (uint32_t)ops[k]) {
          ops[k] = now[j];
          break;
        }
    }
    now[i] = x = ins_clone_as(f, v, ty(f, v), ops);
    ins_place_before(f, x, before);
    md_set(f, x, MDK_ALIAS_SCOPE, MD_NONE), md_set(f, x, MDK_NOALIAS, MD_NONE); /* they hold in the loop */
  }
  return x;
}
