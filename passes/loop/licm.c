/* licm.c: "licm" and "lnicm", in loop-mssa(...): what does the same in every round moves out of the loop. Compare
 * LLVM's LICM.
 *
 *   for (...) { if (c) x = *p / d; s += x * i; }     v = *p; q = v / d     (both may be executed in front of the loop)
 *   use(s * k)                                   =>  for (...) { if (c) x = q; s += x * i; } use(s * k)
 *
 * For each loop in simplified and LCSSA form, inner ones first; only blocks in no inner loop are looked at, whose
 * invariants have come here before.
 *   sink      from the last block to the first: what is used behind the loop only is copied into the exits, where
 *             phis (LCSSA) took it, and goes. An instruction that costs nothing where it stands (an address with
 *             constant indices that only accesses of its block use, a cast that keeps the bits) is copied although
 *             the loop uses it, too
 *   hoist     in reverse post order: what has invariant operands moves before the loop, if it may be executed there:
 *             it cannot fault (option allowspeculation), or it runs whenever the loop is entered. In the former case
 *             what it says of its operands goes (metadata, attributes: drop_ub_implying)
 *   rewrite   a division by an invariant whose reciprocal is allowed; associative operations (licm_arith.c)
 *   promote   places that are always the same become values: loaded before the loop, stored behind it
 *             (licm_promote.c)
 *
 * lnicm does the same for outermost loops only, with the blocks of all loops inside: what is invariant in the whole
 * nest leaves it, what is invariant in an inner loop alone stays, so that a nest whose loops follow each other without
 * code between them stays one (loop-flatten and interchange want that).
 *
 * Memory. A load moves if memory SSA says that nothing in the loop writes its place, or if the place is never written
 * (constant memory, !invariant.load, a dominating invariant.start). A store or a call that only writes moves up if it
 * runs in any case, nothing in the loop reads or writes its place and no access is volatile; a fence, if it is the
 * only access. Memory SSA is kept, scalar evolution told.
 *
 * On a GPU: convergent operations never move, so that the same threads meet at them. Barriers, fences, asynchronous
 * waits and whatever else synchronizes threads, in inline assembly too, are definitions in memory SSA that read and
 * write all that another thread can reach (effects.h): no load, and no store, moves across one unless the place is
 * this thread's alone or is never written. A store moves down out of the loop only where every thread that gets there
 * has stored.
 *
 * Memory SSA's walker is asked of each load with an invariant address. At the first loop with many accesses it is asked
 * of all uses of the function, which finds more than one by one (a walk ends at memssa-check-limit definitions); not
 * at every such loop, since passes beside that edit edges make all answers unknown each time, and the function's.
 *
 * Caps (knobs): licm-mssa-optimization-cap questions in a loop about what else writes the place of a store;
 * licm-mssa-max-acc-promotion accesses in a loop beyond which no load sinks, no store moves and nothing is promoted;
 * licm-max-num-uses-traversed uses of an address looked at for invariant.start. !llvm.loop with llvm.licm.disable turns
 * the pass off. Cost: O(instructions of the loop) and what memory SSA takes. Not in: hoisting of branches and phis (off
 * in LLVM). */
#include "analysis/cfg/flow.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/loads.h"
#include "analysis/simplify/simplify.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "passes/loop/licm_int.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"
#include "support/few.h"
#include "support/knob.h"

/* ---- what runs whenever the loop is entered ---- */
/* v as it is in the first round. */
static Val first_round(const Licm *x, Val v) {
  const Fn *f = x->f;
  if (!is_op(f, v, OP_PHI) || blk_of(f, v) != x->head || !x->pre) return v;
  return arg(f, v, succ_pred(f, x->pre, 0));
}
/* Edge k out of b is not taken in the loop's first round. */
static bool not_at_first(Licm *x, Blk b, uint32_t k) {
  Fn *f = x->f;
  Val t = term(f, b);
  if (!is_condbr(f, t)) return false;
  Val c = first_round(x, arg(f, t, 0));
  if (is_op(f, c, OP_ICMP) || is_op(f, c, OP_FCMP)) {
    Val ops[2] = {first_round(x, arg(f, c, 0)), first_round(x, arg(f, c, 1))};
    FoldCtx fx = pass_fold_ctx(f, x->px);
    InsView i = {.op = op(f, c), .sub = sub(f, c), .type = ty(f, c), .ops = ops, .n = 2};
    c = val_is_con(ops[0]) && val_is_con(ops[1]) ? con_fold(&fx, &i) : simplify_view(&fx, &i);
  }
  uint64_t yes;
  return c && val_is_con(c) && con_u64(&f->con, c, &yes) && yes == (k == 1);
}
/* The first instruction of b that may not hand on; VAL_NONE: all do. */
static Val stops_at(Licm *x, Blk b) {
  const Fn *f = x->f;
  Val stop = VAL_NONE;
  FOR_EACH_INS(f, b, v) {
    bool t = is_term(f, v);
    if (is_call(f, v) || t) x->throws |= may_throw(f, v) || op(f, v) == OP_INVOKE;
    if (is_call(f, v)) {
      x->ends |= !will_return(f, v);
      x->scopes |= is_intrinsic(f, v, INTRIN_experimental_noalias_scope_decl);
    }
    x->watched |= acts_volatile(f, v);
    if (!stop && ((t && nsuccs(f, b) < 1) || !transfers_execution(f, v))) stop = v;
  }
  return stop;
}
/* Loops inside end: the function says that loops make progress, and nothing inside does that could count as such. */
static bool inner_loops_end(const Licm *x) {
  const Fn *f = x->f;
  const Module *m = f->m;
  AttrList own = fn_glob(f)->fattrs;
  if (!attrlist_fn_has(m, own, ATTR_MUSTPROGRESS) && !attrlist_fn_has(m, own, ATTR_WILLRETURN)) return false;
  for (uint32_t i = 0; i < x->blk.n; i++)
    if (!x->blk.p[i].own)
      FOR_EACH_INS(f, x->blk.p[i].b, v) {
        Op o = op(f, v);
        if (o == OP_LOAD || o == OP_STORE
                ? !is_simple(f, v)
                : o != OP_PHI && touches_mem(f, v) && (!is_call(f, v) || is_sync(f, v) || call_is_volatile(f, v)))
          return false;
      }
  return true;
}
/* Blocks in reverse post order; `open`: edges from blocks seen to blocks of the loop not seen yet. Where all of them
 * lead to one block, every path does. Edges that the first round does not take do not count. */
static void look_at_loop(Licm *x) {
  const Fn *f = x->f;
  VecU32 blks = {0};
  lc_blks(x->lc, &blks);
  lc_exits(x->lc, &x->exits);
  const Region *r = &x->lc->region;
  for (uint32_t i = 0; i < blks.n; i++) {
    bool own = lc_is_innermost_blk(x->lc, (Blk)blks.p[i]);
    x->inner |= !own;
    vec_push(&x->blk, ((LicmBlk){.b = (Blk)blks.p[i], .own = own}));
  }
  bool on = true;
  int ends = -1;
  uint32_t open = 0;
  for (uint32_t i = 0; i < blks.n; i++) {
    LicmBlk *k = &x->blk.p[i];
    k->stop = stops_at(x, k->b);
    if (!on && !x->inner) continue;
    uint32_t in = 0, place = region_place(r, k->b);
    for (uint32_t j = 0; j < npreds(f, k->b) && i; j++) {
      Blk p = pred(f, k->b, j);
      in += region_has(r, p) && region_place(r, p) < place && licm_has_blk(x, p) &&
            !not_at_first(x, p, pred_succ(f, k->b, j));
    }
    if (on && (!i || in == open)) k->must = true;
    open -= in;
    if (k->stop) on = false;
    for (uint32_t j = 0; j < nsuccs(f, k->b); j++) {
      Blk s = succ(f, k->b, j);
      bool inside = licm_has_blk(x, s), back = inside && region_place(r, s) <= place;
      if (back && s != x->head && lc_is_innermost_blk(x->lc, s)) x->inner = true; /* a cycle with several entries */
      if (!on || not_at_first(x, k->b, j)) continue;
      if (!inside || s == x->head) on = false;
      else if (!back) open++;
      else {
        if (ends < 0) ends = inner_loops_end(x);
        if (!ends || lc_is_innermost_blk(x->lc, s)) on = false;
      }
    }
  }
  vec_free(&blks);
}

/* ---- edits ---- */
void licm_erase(Licm *x, Val v) {
  Fn *f = x->f;
  dbg_salvage(f, v);
  if (x->s) scev_value_gone(x->s, v);
  mem_removed(x->m, v);
  ins_erase(f, v);
  x->changed = true;
}
void licm_replace(Licm *x, Val old, Val with) {
  if (x->s) scev_forget_value(x->s, old);
  val_replace(x->f, old, with);
  x->changed = true;
}
/* e lies in the innermost loop of b, or in one inside it. */
bool licm_in_loop_of(const Licm *x, Blk b, Blk e) {
  const LoopForest *lf = x->lc->forest;
  uint32_t in = (uint32_t)b < lf->of.n ? lf->of.p[b] : 0, i = (uint32_t)e < lf->of.n ? lf->of.p[e] : 0;
  while (i && lf->node.p[i].depth > lf->node.p[in].depth) i = lf->node.p[i].parent;
  return !in || i == in;
}
Val licm_closed(Licm *x, Val v, Blk e) {
  Fn *f = x->f;
  if (!val_is_local(v) || is_arg(f, v) || licm_in_loop_of(x, blk_of(f, v), e)) return v;
  uint32_t seen = 0;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (is_op(f, user, OP_PHI) && blk_of(f, user) == e && phi_common(f, user) == v) return user;
    if (at_cap(f->m, LICM_CLOSED_USES, ++seen)) break;
  }
  uint32_t n = npreds(f, e);
  FEW(Val, ops, 16, n);
  for (uint32_t i = 0; i < n; i++) ops[i] = v;
  Val phi = emit_phi(f, e, ty(f, v), ops);
  FEW_FREE(ops);
  name_like(x->f, phi, v, STR(".lcssa"));
  return phi;
}

/* ---- may it move at all ---- */
static bool movable_op(Op o) {
  switch (op_info[o].cls) {
  case OC_UNARY: return o != OP_VAARG; /* which goes on to the next argument each time */
  case OC_BIN:
  case OC_FBIN:
  case OC_CAST:
  case OC_CMP:
  case OC_SELECT:
  case OC_VEC:
  case OC_AGG:
  case OC_GEP: return true;
  default: return o == OP_LOAD || o == OP_STORE || o == OP_FENCE || o == OP_CALL || o == OP_FREEZE;
  }
}
/* An invariant.start that nobody ends stands before the loop and covers the load. */
static bool starts_invariant(Licm *x, Val load) {
  Fn *f = x->f;
  Val p = arg(f, load, 0);
  if (!val_is_local(p) || !ty_is_sized(f->m, ty(f, load)) || ty_scalable(f->m, ty(f, load))) return false;
  uint64_t bytes = ty_store_size(f->m, ty(f, load)), n;
  int64_t left = knob_int(x->px->knobs, KNOB_LICM_MAX_USES);
  FOR_EACH_USE(f, p, u) {
    if (left-- <= 0) return false;
    Val v = use_user(f, u);
    if (!is_intrinsic(f, v, INTRIN_invariant_start) || has_uses(f, v) || !val_is_con(arg(f, v, 0)) ||
        !con_u64(&f->con, arg(f, v, 0), &n))
      continue;
    if ((int64_t)n >= 0 && bytes <= n && blk_of(f, v) != x->head && dom_blk(flow_dom(f), blk_of(f, v), x->head))
      return true;
  }
  return false;
}
/* The first of the loop's barriers and the like writes what load v reads. The walker would come to it sooner or later,
 * past stores of which each is a question, and again for every load. */
static bool is_synchronized(Licm *x, Val v) {
  const Fn *f = x->f;
  if (!is_op(f, v, OP_LOAD) || md_get(f, v, MDK_INVARIANT_GROUP)) return false;
  MemLoc loc;
  return x->sync && mem_loc(f, v, &loc) && (alias_modref(alias_of(x->f), x->sync, loc) & MR_MOD);
}
/* What the access reads, a use in memory SSA, may be another where it would stand. */
static bool invalidated(Licm *x, Val v, bool sink) {
  Mssa *m = x->m;
  Acc u = mem_of(m, v);
  if (!u || mem(m, u)->kind != MEM_USE) return true;
  if (!sink) {
    if (!mem_opt(m, u) && is_synchronized(x, v)) return true;
    Acc c = mem_clobber(m, u);
    return c != MA_ENTRY && licm_has_blk(x, mem(m, c)->blk);
  }
  /* The walker asks about the round before, but the exit comes after all of this round: nothing may be written below.
   */
  if (x->too_many) return true;
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_MEM(m, x->blk.p[i].b, a)
      if (mem(m, a)->kind == MEM_DEF && (mem(m, a)->blk != blk_of(x->f, v) || !mem_dominates(m, a, u))) return true;
  return false;
}
/* No other access in the loop. */
static bool only_access(Licm *x, Val v) {
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_MEM(x->m, x->blk.p[i].b, a)
      if (mem(x->m, a)->kind != MEM_PHI && mem(x->m, a)->ins != v) return false;
  return true;
}
/* Store or call v, which only writes, may stand before the loop: nothing in it reads what was there before, or writes
 * it too. */
static bool writes_alone(Licm *x, Val v) {
  Fn *f = x->f;
  Mssa *m = x->m;
  Acc own = mem_of(m, v);
  if (!own || mem(m, own)->kind != MEM_DEF) return false;
  if (only_access(x, v)) return true;
  if (x->too_many || x->watched) return false;
  MemLoc loc;
  bool placed = mem_loc(f, v, &loc);
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_MEM(m, x->blk.p[i].b, a) {
      if (a == own || mem(m, a)->kind == MEM_PHI) continue;
      Val w = mem(m, a)->ins;
      if (mem(m, a)->kind == MEM_USE) {
        if (!mem_dominates(m, own, a) || invalidated(x, w, false))
          return false; /* it reads what v, or something in the loop, has written; above v: what was there before */
        continue;
      }
      Alias *al = alias_of(f);
      if (!is_op(f, w, OP_STORE) &&
          (placed          ? alias_modref(al, w, loc)
           : is_call(f, w) ? (ModRef)(alias_modref_calls(al, w, v) | alias_modref_calls(al, v, w))
                           : MR_MODREF))
        return false;
    }
  if (x->queries++ >= (uint64_t)knob_int(x->px->knobs, KNOB_LICM_MSSA_CAP)) return false;
  Acc c = mem_clobber_skip_self(m, own);
  return c == MA_ENTRY || !licm_has_blk(x, mem(m, c)->blk);
}
/* Nothing but its operands, and where it may be executed, binds v to its place. */
static bool may_move(Licm *x, Val v, bool sink) {
  Fn *f = x->f;
  Op o = op(f, v);
  if (!movable_op(o) || ty(f, v) == TY_TOKEN) return false;
  switch (o) {
  case OP_LOAD: {
    if (is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED) return false;
    if (md_get(f, v, MDK_INVARIANT_LOAD)) return true;
    MemLoc loc;
    mem_loc(f, v, &loc);
    if (alias_never_written(alias_of(f), loc.ptr, loc.tbaa) || starts_invariant(x, v)) return true;
    bool bad = invalidated(x, v, sink);
    if (bad && remark_on(x->px) && licm_invariant(x, arg(f, v, 0))) remark_plain(x->px, LICM_INVALIDATED, f, v);
    return !bad;
  }
  case OP_STORE: return !sink && !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED && writes_alone(x, v);
  case OP_FENCE: return !sink && only_access(x, v);
  case OP_CALL: {
    if (may_throw(f, v) || is_convergent(f, v)) return false;
    if (is_intrinsic(f, v, INTRIN_assume)) return true;
    unsigned e = alias_memeff(alias_of(f), v);
    if (e == MEMEFF_NONE) return !mem_of(x->m, v);
    if (!(e & 0xaaau)) return !invalidated(x, v, sink);
    return !(e & 0x555u) && !sink && writes_alone(x, v);
  }
  default: return true;
  }
}
bool licm_safe_before(Licm *x, Val v, bool sure) {
  Fn *f = x->f;
  if (sure) return true;
  if (!x->speculate) return false;
  if (is_op(f, v, OP_LOAD)) return load_is_safe(f, arg(f, v, 0), ty(f, v), u32_max(align_of(f, v), 1), licm_at(x));
  return is_speculatable(f, v);
}

/* ---- sinking ---- */
/* It costs nothing in the loop: an address that its accesses take in, a cast that keeps the bits. */
static bool is_free(const Licm *x, Val v) {
  const Fn *f = x->f;
  switch (op(f, v)) {
  case OP_GEP: {
    int64_t off;
    if (!gep_offset(f, v, &off)) return false;
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      if (licm_in_loop(x, w) &&
          (blk_of(f, w) != blk_of(f, v) || !(is_op(f, w, OP_LOAD) || (is_op(f, w, OP_STORE) && use_index(f, u) == 1))))
        return false;
    }
    return true;
  }
  case OP_BITCAST: return ty_is_vec(f->m, ty(f, v)) == ty_is_vec(f->m, ty(f, arg(f, v, 0)));
  case OP_PTRTOINT:
  case OP_INTTOPTR: return ty_bits(f->m, ty(f, v)) == ty_bits(f->m, ty(f, arg(f, v, 0)));
  default: return false;
  }
}
/* All uses behind the loop are by phis of exits that take nothing else; *stays: the loop uses it, too. */
static bool sinkable_uses(const Licm *x, Val v, bool *stays) {
  const Fn *f = x->f;
  bool outside = false, inside = false;
  if (is_call(f, v) && x->throws) return false; /* in an exception pad it would need a bundle that names the pad */
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    if (licm_in_loop(x, w)) {
      inside = true;
      continue;
    }
    if (!is_op(f, w, OP_PHI) || !first_insertion(f, blk_of(f, w))) return false;
    for (uint32_t k = 0; k < nops(f, w); k++)
      if (arg(f, w, k) != v) return false;
    for (uint32_t k = 0; k < npreds(f, blk_of(f, w)); k++)
      if (!licm_has_blk(x, pred(f, blk_of(f, w), k))) return false;
    outside = true;
  }
  *stays = inside;
  return outside && (!inside || is_free(x, v));
}
static Val copy_to_exit(Licm *x, Val v, Blk e) {
  Fn *f = x->f;
  uint32_t n = nops(f, v);
  FEW(Val, ops, 8, n);
  for (uint32_t i = 0; i < n; i++) ops[i] = licm_closed(x, arg(f, v, i), e);
  Val c = ins_new(f, op(f, v), sub(f, v), flags(f, v), ty(f, v), ops, n);
  FEW_FREE(ops);
  if (aux(f, v)) aux_set(f, c, aux(f, v));
  md_copy(f, c, v);
  dbg_loc_set(f, c, dbg_loc(f, v));
  name_like(x->f, c, v, STR(".le"));
  ins_place_before(f, c, first_insertion(f, e));
  mem_inserted(x->m, c);
  return c;
}
static void sink(Licm *x, Val v, bool stays) {
  Fn *f = x->f;
  remark(x->px, LICM_SUNK, f, v, ra_z(op_info[op(f, v)].text));
  stat_add(x->px, ST_LICM_SUNK, 1);
  if (is_op(f, v, OP_LOAD)) stat_add(x->px, ST_LICM_LOADS, 1);
  if (is_call(f, v)) stat_add(x->px, ST_LICM_CALLS, 1);
  VecU32 phis = {0}, copies = {0};
  FOR_EACH_USE(f, v, u)
    if (!licm_in_loop(x, use_user(f, u))) vec_push(&phis, (uint32_t)use_user(f, u));
  Blk last = BLK_NONE;
  Val c = VAL_NONE;
  for (uint32_t i = 0; i < phis.n; i++) { /* operands of one phi, and phis of one exit, mostly follow one another */
    Val phi = (Val)phis.p[i];
    if (op(f, phi) != OP_PHI) continue; /* it had several edges, and is gone */
    Blk e = blk_of(f, phi);
    if (e != last) {
      last = e, c = VAL_NONE;
      for (uint32_t k = copies.n; k-- > 0 && !c;)
        if (blk_of(f, (Val)copies.p[k]) == e) c = (Val)copies.p[k];
      if (!c) {
        c = copy_to_exit(x, v, e);
        vec_push(&copies, (uint32_t)c);
      }
    }
    licm_replace(x, phi, c);
    licm_erase(x, phi);
  }
  vec_free(&phis), vec_free(&copies);
  if (!stays) licm_erase(x, v);
}
static void sink_all(Licm *x) {
  Fn *f = x->f;
  for (uint32_t i = x->blk.n; i-- > 0;) {
    if (!x->blk.p[i].own && !x->nest) continue;
    for (Val v = last_ins(f, x->blk.p[i].b), up; v; v = up) {
      up = prev_of(f, v);
      if (is_trivially_dead(f, v)) {
        licm_erase(x, v);
        continue;
      }
      bool stays;
      if (has_uses(f, v) && movable_op(op(f, v)) && sinkable_uses(x, v, &stays) && !has_side_effects(f, v) &&
          may_move(x, v, true))
        sink(x, v, stays);
    }
  }
}

/* ---- hoisting ---- */
static void hoist(Licm *x, Val v, bool sure) {
  Fn *f = x->f;
  remark(x->px, LICM_HOISTED, f, v, ra_z(op_info[op(f, v)].text));
  if (!sure) drop_ub_implying(f, v);
  if (x->s) scev_value_gone(x->s, v); /* what is opaque stands elsewhere; an expression of invariants is what it was */
  ins_hoist(f, v, licm_at(x));
  if (x->m) mem_moved(x->m, v);
  stat_add(x->px, ST_LICM_HOISTED, 1);
  if (is_op(f, v, OP_LOAD)) stat_add(x->px, ST_LICM_LOADS, 1);
  if (is_call(f, v)) stat_add(x->px, ST_LICM_CALLS, 1);
  x->changed = true;
}
/* a / d: the product of a and the reciprocal of the invariant d, which is computed before the loop. */
static bool divide_before(Licm *x, Val v) {
  Fn *f = x->f;
  if (!is_op(f, v, OP_FDIV) || !(flags(f, v) & F_ARCP) || !licm_invariant(x, arg(f, v, 1))) return false;
  Bld before = {f, x->pre, licm_at(x), MD_NONE}, here = bld_before(f, v);
  Val r = emit_bin(&before, OP_FDIV, flags(f, v), con_fp_from_double(&f->con, ty(f, v), 1.0), arg(f, v, 1));
  Val product = emit_bin(&here, OP_FMUL, flags(f, v), arg(f, v, 0), r);
  name_take(f, product, v);
  licm_replace(x, v, product);
  licm_erase(x, v);
  stat_add(x->px, ST_LICM_HOISTED, 1);
  return true;
}
/* Nothing in the loop has written before v, in block i, runs for the first time. */
static bool first_to_write(const Licm *x, uint32_t i, Val v) {
  if (x->inner) return false;
  for (uint32_t k = 0; k <= i; k++)
    FOR_EACH_MEM(x->m, x->blk.p[k].b, a) {
      if (mem(x->m, a)->ins == v) return true;
      if (mem(x->m, a)->kind == MEM_DEF) return false;
    }
  return true;
}
static bool operands_invariant(const Licm *x, Val v) {
  for (uint32_t k = 0; k < nops(x->f, v); k++)
    if (!licm_invariant(x, arg(x->f, v, k))) return false;
  return true;
}
static void hoist_all(Licm *x) {
  Fn *f = x->f;
  for (uint32_t i = 0; i < x->blk.n; i++) {
    LicmBlk *k = &x->blk.p[i];
    if (!k->own && !x->nest) continue;
    bool sure = k->must, runs;
    FOR_EACH_INS_SAFE(f, k->b, v) {
      runs = sure;
      if (v == k->stop) sure = false;
      if (is_op(f, v, OP_PHI) || is_term(f, v)) continue;
      bool same = operands_invariant(x, v);
      if (same && may_move(x, v, false)) {
        if (licm_safe_before(x, v, runs)) {
          if (v == k->stop) k->must = false; /* the next one that may stop is not known */
          hoist(x, v, runs);
          continue;
        }
        if (is_op(f, v, OP_LOAD)) remark_plain(x->px, LICM_CONDITIONAL, f, v);
      }
      bool start = is_intrinsic(f, v, INTRIN_invariant_start) && !has_uses(f, v);
      if (same && runs && (start || is_intrinsic(f, v, INTRIN_experimental_guard)) && first_to_write(x, i, v)) {
        hoist(x, v, true);
        continue;
      }
      if (divide_before(x, v)) continue;
      licm_arith(x, v);
    }
  }
}

enum { ALL_AT_ONCE = 100 }; /* accesses of a loop; as LLVM's licm-mssa-optimization-cap */
static bool disabled(const Licm *x) {
  Blk latch = lc_latch(x->lc);
  Md id = latch ? md_get(x->f, term(x->f, latch), MDK_LOOP) : MD_NONE;
  return id && loop_option(x->f->m, id, STR("llvm.licm.disable"));
}
static Change licm(LoopCtx *lc, PassCtx *px, bool nest) {
  Fn *f = lc->f;
  Licm x = {
    .f = f, .lc = lc, .px = px, .pre = lc_preheader(lc), .head = lc_header(lc), .speculate = px->opt[0], .nest = nest};
  if (disabled(&x)) return CH_NONE;
  x.m = lc_memory_ssa(lc);
  x.s = slot_fresh(f, AN_SCEV, EP_CFG | EP_VAL | EP_MEM);
  look_at_loop(&x);
  uint64_t cap = (uint64_t)knob_int(px->knobs, KNOB_LICM_MAX_ACCESSES), n = 0;
  for (uint32_t i = 0; i < x.blk.n; i++)
    FOR_EACH_MEM(x.m, x.blk.p[i].b, a) {
      const MemAcc *d = mem(x.m, a);
      if (!x.sync && d->kind == MEM_DEF && is_call(f, d->ins) && is_sync(f, d->ins)) x.sync = d->ins;
      n++;
    }
  x.too_many = n > cap;
  if (n > ALL_AT_ONCE && !lc->forest->mem_asked) {
    lc->forest->mem_asked = true;
    mem_optimize_uses(x.m);
  }
  if (x.too_many)
    remark(px, CAP_LICM, f, first_nonphi(f, x.head), ra_z("licm-mssa-max-acc-promotion"), ra_int((int64_t)cap));
  bool dedicated = lc_exits_dedicated(lc);
  if (dedicated) sink_all(&x);
  bool before = x.pre && is_op(f, licm_at(&x), OP_BR); /* no place for code that leaves an exception pad */
  if (before) hoist_all(&x);
  if (before && dedicated && !x.too_many && !knob_bool(px->knobs, KNOB_DISABLE_LICM_PROMOTION)) licm_promote(&x);
  if (x.changed) {
    memory_ssa_keep(x.m);
    if (x.s) scev_keep(f);
  }
  vec_free(&x.blk), vec_free(&x.exits);
  return x.changed ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
Change pass_licm(LoopCtx *lc, PassCtx *px) { return licm(lc, px, false); }
Change pass_lnicm(LoopCtx *lc, PassCtx *px) { return lc_parent(lc) ? CH_NONE : licm(lc, px, true); }
