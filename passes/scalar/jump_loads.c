/* jump_loads.c: what a block branches on is loaded where it comes in already known from above.
 *
 *     a:  store i32 42, ptr %p                     a:  store i32 42, ptr %p
 *         br label %m                                  br label %m
 *     b:  br label %m                       ==>    b:  %x.pr = load i32, ptr %p
 *     m:  %x = load i32, ptr %p                        br label %m
 *         %c = icmp sgt i32 %x, 36                 m:  %x = phi i32 [ 42, %a ], [ %x.pr, %b ]
 *         br i1 %c, label %yes, label %no              %c = icmp sgt i32 %x, 36 ...
 *
 * After which jump-threading, whose file this is cut from, leads a to %yes. The load is done again on the edges over
 * which nothing is known, together, in one place: as often as before, or less. It moves up over instructions of its
 * block that write nothing it could read and always go on; barriers, fences and what else lets other threads write is
 * such a write (alias.h), here as above.
 *
 * Cost: JUMP_LOAD_SCAN instructions above the load and above the end of each predecessor, JUMP_EDGES of those; a query
 * of alias each. Source: LLVM's JumpThreading (public design). */
#include "analysis/memory/alias.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/scalar/jump_threading.h"
#include "passes/stat.h"

/* It orders nothing: unordered accesses are only never torn. */
static bool orders_nothing(const Fn *f, Val v) { return !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED; }
/* What v writes to loc or reads there, of what `wanted` loads, and as atomically; *load: v where it reads. */
static Val accessed(const Fn *f, Val v, MemLoc loc, Val wanted, Val *load) {
  *load = VAL_NONE;
  bool stores = is_op(f, v, OP_STORE);
  if ((!stores && !is_op(f, v, OP_LOAD)) || !orders_nothing(f, v) || order_of(f, v) < order_of(f, wanted) ||
      arg(f, v, stores) != loc.ptr)
    return VAL_NONE;
  Val x = stores ? arg(f, v, 0) : v;
  if (ty(f, x) != ty(f, wanted)) return VAL_NONE;
  if (!stores) *load = v;
  return x;
}
/* What is known to stand in loc, for `wanted`, at the end of p: the value, and what reads it (or VAL_NONE) in *load. */
static Val known_after(Fn *f, Alias *a, Blk p, MemLoc loc, Val wanted, Val *load) {
  *load = VAL_NONE;
  uint32_t n = 0;
  for (Val v = term(f, p);;) {
    Val x = accessed(f, v, loc, wanted, load);
    if (x) return x;
    if (at_cap(f->m, JUMP_LOAD_SCAN, n++) || (may_write(f, v) && alias_modref(a, v, loc) & MR_MOD)) return VAL_NONE;
    Val up = prev_of(f, v);
    if (!up) {
      if (!(p = single_pred(f, p))) return VAL_NONE;
      up = term(f, p);
    }
    v = up;
  }
}
/* The same of what stands above the load in its own block: it is that, then. */
static bool known_above(Fn *f, PassCtx *px, Val load) {
  MemLoc loc;
  uint32_t n = 0;
  if (!orders_nothing(f, load) || !mem_loc(f, load, &loc)) return false;
  Alias *a = alias_of(f);
  for (Val v = prev_of(f, load), from; v && !is_op(f, v, OP_PHI); v = prev_of(f, v)) {
    Val x = accessed(f, v, loc, load, &from);
    if (x) {
      if (from) md_merge(f, from, load, false);
      val_replace(f, load, x);
      ins_erase(f, load);
      stat_add(px, ST_JUMP_LOADS, 1);
      return true;
    }
    if (at_cap(f->m, JUMP_LOAD_SCAN, n++) || (may_write(f, v) && alias_modref(a, v, loc) & MR_MOD)) return false;
  }
  return false;
}
/* The load may be done at the end of the blocks before its own: nothing above it in there says otherwise. */
static bool may_rise(Fn *f, Alias *a, Val load, MemLoc loc) {
  uint32_t n = 0;
  for (Val v = prev_of(f, load); v && !is_op(f, v, OP_PHI); v = prev_of(f, v))
    if (at_cap(f->m, JUMP_LOAD_SCAN, n++) || !transfers_execution(f, v) ||
        (may_write(f, v) && alias_modref(a, v, loc) & MR_MOD))
      return false;
  return true;
}
/* Over the edges which[0 .. n) the load is done in a block that leads nowhere else; returns that. */
static Blk place_for(Fn *f, Blk b, const uint32_t *which, uint32_t n) {
  Blk p = pred(f, b, which[0]), rest;
  return n == 1 && nsuccs(f, p) == 1 ? p : preds_split(f, b, which, n, STR(".pre"), STR(".pre"), &rest);
}
static bool load_above(Fn *f, PassCtx *px, Val load) {
  Blk b = blk_of(f, load);
  uint32_t n = npreds(f, b), open = 0;
  Val ptr = arg(f, load, 0);
  bool own = val_is_local(ptr) && !is_arg(f, ptr) && blk_of(f, ptr) == b;
  MemLoc loc;
  Op pad = op(f, first_nonphi(f, b));
  if (n < 2 || !orders_nothing(f, load) || !mem_loc(f, load, &loc) || (own && !is_op(f, ptr, OP_PHI)) ||
      past_cap(f->m, JUMP_EDGES, n) || pad == OP_LANDINGPAD || pad == OP_CATCHPAD || pad == OP_CLEANUPPAD)
    return false;
  Alias *a = alias_of(f);
  if (!may_rise(f, a, load, loc)) return false;
  ArenaMark mark = arena_mark(px->scratch);
  Val *ops = ARENA_ARRAY(px->scratch, Val, n), *from = ARENA_ARRAY(px->scratch, Val, n);
  uint32_t *which = ARENA_ARRAY(px->scratch, uint32_t, n);
  bool ok = true;
  for (uint32_t k = 0; k < n && ok; k++) {
    Op o = op(f, term(f, pred(f, b, k)));
    loc.ptr = own ? arg(f, ptr, k) : ptr;
    ops[k] = known_after(f, a, pred(f, b, k), loc, load, &from[k]);
    if (ops[k]) continue;
    ops[k] = con_poison(&f->con, ty(f, load));
    which[open++] = k;
    ok = o == OP_BR || o == OP_SWITCH;
  }
  if (ok && open < n) {
    for (uint32_t k = 0; k < n; k++)
      if (from[k] && from[k] != load) md_merge(f, from[k], load, false);
    Val phi = emit_phi(f, b, ty(f, load), ops);
    if (open) {
      Blk e = place_for(f, b, which, open);
      uint32_t k = succ_pred(f, e, 0);
      Val x = ins_clone(f, load);
      opnd_set(f, x, 0, own ? arg(f, ptr, k) : ptr);
      ins_place_before(f, x, term(f, e));
      name_like(f, x, load, STR(".pr"));
      opnd_set(f, phi, k, x);
    }
    name_take(f, phi, load);
    val_replace(f, load, phi);
    ins_erase(f, load);
    stat_add(px, ST_JUMP_LOADS, 1);
  }
  arena_release(px->scratch, mark);
  return ok && open < n;
}
bool jump_loads(Fn *f, PassCtx *px) {
  bool any = false;
  for (Blk b = f->first_blk; b; b = f->blk[b].next) {
    Val t = term(f, b);
    if (!is_condbr(f, t) && !is_op(f, t, OP_SWITCH)) continue;
    Val c = arg(f, t, 0);
    if (is_op(f, c, OP_FREEZE)) c = arg(f, c, 0);
    if (is_op(f, c, OP_ICMP) && val_is_con(arg(f, c, 1))) c = arg(f, c, 0);
    if (is_op(f, c, OP_LOAD) && (known_above(f, px, c) || load_above(f, px, c))) any = true;
  }
  return any;
}
