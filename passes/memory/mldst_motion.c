/* mldst_motion.c: "mldst-motion": two stores of a hammock's sides to one place are one store behind it.
 *
 *     then:  store i32 %a, ptr %p                               then:  br label %join
 *            br label %join                                     else:  br label %join
 *     else:  store i32 %b, ptr %p                    ==>        join:  %b.sink = phi i32 [ %a, %then ], [ %b, %else ]
 *            br label %join                                            store i32 %b.sink, ptr %p
 *
 * A hammock is a branch to two blocks that nothing else leads to and that both lead to one, which nothing else leads
 * to; with split-footer-bb others may, and the two meet in a new block before it. A store may go down past what does
 * not touch its place and is certain to be left behind: what may throw or not return stays in front of it. To other
 * threads a barrier, fence or synchronizing call is the place where they look (alias.h), so none is passed. Neither do
 * volatile or atomic stores move. A getelementptr that is the same in both sides, for its store only, goes with it. On
 * a GPU the sides of a branch that threads disagree on take turns: their stores become one.
 *
 * From the end of one side upward, each store with those of the other side; what is merged begins anew, since stores
 * above it can pass now. Cap MLDST_PAIRS: stores of one side times instructions of the other. Cost: linear times that.
 * Source: LLVM's MergedLoadStoreMotion (public design), whose loads GVN and simplifycfg have taken over. */
#include "ir/debug_loc.h"
#include "analysis/memory/alias.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/stat.h"

typedef struct Motion {
  Fn *f;
  PassCtx *px;
  Alias *alias;
  bool cfg;
} Motion;

/* What stands behind store s in its block lets it down. */
static bool may_leave(Motion *m, Val s) {
  const Fn *f = m->f;
  MemLoc loc;
  if (!mem_loc(f, s, &loc)) return false;
  for (Val v = next_of(f, s); !is_term(f, v); v = next_of(f, v))
    if (!transfers_execution(f, v) || is_sync(f, v) || (touches_mem(f, v) && alias_modref(m->alias, v, loc)))
      return false;
  return true;
}
static bool is_simple_store(const Fn *f, Val s) { return is_op(f, s, OP_STORE) && is_simple(f, s); }
/* The store of the other side that goes with s. */
static Val partner(Motion *m, Val s, Blk other) {
  const Fn *f = m->f;
  MemLoc x, y;
  if (!mem_loc(f, s, &x)) return VAL_NONE;
  for (Val v = last_ins(f, other); v; v = prev_of(f, v))
    if (is_simple_store(f, v) && ty(f, arg(f, v, 0)) == ty(f, arg(f, s, 0)) && mem_loc(f, v, &y) &&
        alias_query(m->alias, x, y) == ALIAS_MUST && may_leave(m, v) && may_leave(m, s))
      return v;
  return VAL_NONE;
}
/* Both addresses are one value, or computed alike beside the store and for it only. */
static bool same_address(const Fn *f, Val a, Val b) {
  Val p = arg(f, a, 1), q = arg(f, b, 1);
  if (p == q) return true;
  if (!is_op(f, p, OP_GEP) || !is_op(f, q, OP_GEP) || !has_one_use(f, p) || !has_one_use(f, q) ||
      blk_of(f, p) != blk_of(f, a) || blk_of(f, q) != blk_of(f, b) || nops(f, p) != nops(f, q) || !ins_same(f, p, q))
    return false;
  for (uint32_t i = 0; i < nops(f, p); i++)
    if (arg(f, p, i) != arg(f, q, i)) return false;
  return true;
}
/* Store b joins a at the start of `join`, over whose edges i and k they come. */
static void merge(Motion *m, Val a, Val b, Blk join, uint32_t i) {
  Fn *f = m->f;
  Val x = arg(f, a, 0), y = arg(f, b, 0), p = arg(f, a, 1), q = arg(f, b, 1), at;
  Md loc = dbg_merge_loc(f->m, dbg_loc(f, a), dbg_loc(f, b));
  if (x != y) {
    Val ops[2];
    ops[i] = x, ops[1 - i] = y;
    Val phi = emit_phi(f, join, ty(f, x), ops);
    name_like(f, phi, y, STR(".sink"));
    dbg_loc_set(f, phi, loc);
    opnd_set(f, a, 0, phi);
  }
  at = first_insertion(f, join);
  if (align_of(f, b) < align_of(f, a)) align_set(f, a, align_of(f, b));
  md_merge(f, a, b, true);
  ins_move_before(f, a, at);
  dbg_loc_set(f, a, loc);
  if (p != q) {
    flags_intersect(f, p, q);
    dbg_loc_set(f, p, dbg_merge_loc(f->m, dbg_loc(f, p), dbg_loc(f, q)));
    ins_move_before(f, p, a);
  }
  ins_erase(f, b);
  if (p != q) ins_erase(f, q);
  stat_add(m->px, ST_MLDST_STORES, 1);
}
static bool hammock(Motion *m, Blk head) {
  Fn *f = m->f;
  if (!blk_forks(f, head)) return false;
  Blk l = succ(f, head, 0), r = succ(f, head, 1), join = single_succ(f, l), to = join;
  if (!join || npreds(f, l) != 1 || npreds(f, r) != 1 || single_succ(f, r) != join || join == l || join == r ||
      !is_br(f, term(f, l)) || !is_br(f, term(f, r)))
    return false;
  bool split = m->px->opt[0] != 0, some = false;
  if (npreds(f, join) > 2 && !split) return false;
  uint32_t size = 0, stores = 0;
  FOR_EACH_INS(f, r, v) size++;
  for (Val v = last_ins(f, l), up; v; v = up) {
    up = prev_of(f, v);
    if (!is_simple_store(f, v)) continue;
    if (at_cap(f->m, MLDST_PAIRS, ++stores * size)) break;
    if (!m->alias) m->alias = alias_of(f);
    Val other = partner(m, v, r);
    if (!other) continue;
    if (!same_address(f, v, other)) break; /* it stays, and others not past it */
    if (to == join && npreds(f, join) > 2) {
      uint32_t which[2] = {succ_pred(f, l, 0), succ_pred(f, r, 0)};
      if (which[0] > which[1]) which[0] = succ_pred(f, r, 0), which[1] = succ_pred(f, l, 0);
      Blk rest = BLK_NONE;
      to = preds_split(f, join, which, 2, STR(".sink.split"), STR(".ph"), &rest);
      if (!to) break;
      m->cfg = true;
    }
    merge(m, v, other, to, succ_pred(f, l, 0));
    m->alias = alias_of(f);
    some = true;
    up = last_ins(f, l);
  }
  return some;
}
Change pass_mldst_motion(Fn *f, PassCtx *px) {
  Motion m = {.f = f, .px = px};
  bool some = false;
  for (Blk b = f->first_blk, next; b; b = next) {
    next = f->blk[b].next; /* a new block is no head */
    some |= hammock(&m, b);
  }
  return some ? CH_VAL | CH_MEM | (m.cfg ? CH_CFG : 0) : CH_NONE;
}
