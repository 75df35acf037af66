/* loop_idiom.c: a loop that writes one place after the other is a memset, memcpy or memmove before it.
 *
 *     h:  %i = phi [ 0, %pre ], [ %j, %h ]           call memset(%p, 0, 4 * %n)
 *         %q = getelementptr i32, %p, %i        =>   h:  ...  the loop without the store, which loop-deletion takes
 *         store i32 0, %q
 *         br (%j < %n), label %h, label %exit
 *
 * A store of every round whose address is a recurrence that goes on by its size, up or down, or several that together
 * fill what it goes on by; of one byte again and again, or of what a load along the same way reads. How often the loop
 * runs is known before it (scalar evolution), it runs to its end, and nothing else in it touches the bytes: of a copy,
 * the load may read them where it is ahead of the store, and nothing but the store wants what it reads (memmove).
 *
 * On a GPU: the bytes are written earlier, by the same thread. A barrier, fence or atomic in the loop touches all that
 * other threads can reach, so that such loops stay. llc makes a loop of the call again, with wider accesses.
 *
 * Requires simplified loops in LCSSA form and keeps the graph. Cost: O(loop) for each call made. Caps: IDIOM_LOOPS,
 * IDIOM_STORES, IDIOM_BLOCKS. Knobs: disable-loop-idiom-all, -memset, -memcpy. Source: LLVM's LoopIdiomRecognize
 * (public design). */
#include "analysis/memory/alias.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/loop/loop_ctx.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "passes/util/mem_call.h"
#include "passes/util/scev_expand.h"
#include "support/knob.h"

typedef struct Idiom {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Scev *s;
  uint32_t loop;
  Blk pre;
  VecU32 blk, stores;
  Sx count;     /* of the edge back */
  VecU32 group; /* the stores that go */
  Val load;     /* of a copy */
} Idiom;

static bool is_plain(const Fn *f, Val v) { return is_simple(f, v) && !md_get(f, v, MDK_NONTEMPORAL); }
/* Address p goes on by a constant in every round: by how much, and from where. */
static bool goes_on(Idiom *x, Val p, int64_t *step, Sx *start) {
  Scev *s = x->s;
  Sx a = sx_of(s, p);
  if (!sx_affine(s, a) || sx_loop(s, a) != x->loop) return false;
  Sx d = sx_step(s, a);
  if (!sx_is(s, d, SXK_CONST) || sx_bits(s, d) > 64) return false;
  *step = ap_get_i64(sx_ap(s, d));
  *start = sx_op(s, a, 0);
  return true;
}
static bool const_diff(Idiom *x, Sx a, Sx b, int64_t *d) { /* a - b */
  Sx m = sx_minus(x->s, a, b, 0);
  if (!sx_is(x->s, m, SXK_CONST) || sx_bits(x->s, m) > 64) return false;
  *d = ap_get_i64(sx_ap(x->s, m));
  return true;
}
/* All of the loop runs, in every round, to its end: nothing throws, exits or stays. */
static bool runs_through(const Idiom *x) {
  const Fn *f = x->f;
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_INS(f, (Blk)x->blk.p[i], v)
      if (!is_term(f, v) ? !transfers_execution(f, v) : may_throw(f, v)) return false;
  return true;
}
/* Something in the loop but the stores that go, and the load where asked, does `what` to the place. */
static bool is_touched(Idiom *x, MemLoc loc, ModRef what, bool but_load) {
  const Fn *f = x->f;
  Alias *a = alias_of(x->f);
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_INS(f, (Blk)x->blk.p[i], v) {
      if (!touches_mem(f, v) || (but_load && v == x->load)) continue;
      bool goes = false;
      for (uint32_t k = 0; k < x->group.n && !goes; k++) goes = x->group.p[k] == (uint32_t)v;
      if (!goes && (alias_modref(a, v, loc) & what)) return true;
    }
  return false;
}
/* The stores that fill, with store v as the lowest, what its address goes on by: into group. */
static bool gather(Idiom *x, Val v, Val byte, int64_t step, Sx start) {
  Fn *f = x->f;
  uint64_t want = step < 0 ? 0 - (uint64_t)step : (uint64_t)step, have = ty_store_size(f->m, ty(f, arg(f, v, 0)));
  x->group.n = 0;
  vec_push(&x->group, (uint32_t)v);
  while (have < want) {
    bool found = false;
    for (uint32_t i = 0; i < x->stores.n && !found; i++) {
      Val w = (Val)x->stores.p[i];
      int64_t st, d;
      Sx from;
      if (w == v || fill_stored(f, arg(f, w, 0)) != byte || !goes_on(x, arg(f, w, 1), &st, &from) || st != step ||
          !const_diff(x, from, start, &d) || d != (int64_t)have)
        continue;
      vec_push(&x->group, (uint32_t)w);
      have += ty_store_size(f->m, ty(f, arg(f, w, 0)));
      found = true;
    }
    if (!found) return false;
  }
  return have == want;
}
/* Bytes in all, as an index. */
static Sx total(Idiom *x, Ty index, uint64_t each) {
  Scev *s = x->s;
  Sx n = sx_trunc_or_zext(s, x->count, index);
  n = sx_add2(s, n, sx_int(s, index, 1), 0);
  return sx_mul2(s, n, sx_int(s, index, (int64_t)each), 0);
}
/* Where the lowest byte lies that is touched from `start` on, by steps of so many bytes. */
static Sx lowest(Idiom *x, Sx start, int64_t step, Ty index) {
  Scev *s = x->s;
  if (step > 0) return start;
  Sx by = sx_int(s, index, step);
  return sx_add2(s, start, sx_mul2(s, sx_trunc_or_zext(s, x->count, index), by, 0), 0);
}
static MemLoc place(const Idiom *x, Val base, Val bytes) {
  uint64_t n;
  return val_is_con(bytes) && con_u64(&x->f->con, bytes, &n) ? mem_loc_bytes(base, n) : mem_loc_after(base);
}
static void erase_group(Idiom *x) {
  Fn *f = x->f;
  for (uint32_t i = 0; i < x->group.n; i++) {
    Val v = (Val)x->group.p[i], p = arg(f, v, 1), y = arg(f, v, 0);
    ins_erase(f, v);
    if (!val_is_con(y) && !is_arg(f, y) && is_trivially_dead(f, y)) ins_erase_dead(f, y);
    if (!val_is_con(p) && !is_arg(f, p) && blk_of(f, p) && is_trivially_dead(f, p)) ins_erase_dead(f, p);
  }
}
static bool fill(Idiom *x, Val v) {
  Fn *f = x->f;
  int64_t step;
  Sx start;
  Val byte = fill_stored(f, arg(f, v, 0)), at = term(f, x->pre);
  if (!byte || knob_bool(x->px->knobs, KNOB_DISABLE_LOOP_IDIOM_MEMSET) ||
      (!val_is_con(byte) && lc_has_val(x->lc, byte)) || !goes_on(x, arg(f, v, 1), &step, &start) || !step ||
      !gather(x, v, byte, step, start))
    return false;
  Ty index = ty_index(f->m, ty(f, arg(f, v, 1)));
  Sx base = lowest(x, start, step, index), bytes = total(x, index, step < 0 ? 0 - (uint64_t)step : (uint64_t)step);
  ScevExpand e;
  expand_init(&e, x->s, pass_fold_ctx(f, x->px));
  bool ok = expand_safe(&e, base, at) && expand_safe(&e, bytes, at);
  if (ok) {
    Val p = expand_at(&e, base, at), n = expand_at(&e, bytes, at);
    ok = !is_touched(x, place(x, p, n), MR_MODREF, false);
    if (ok) {
      Val call = mem_call(f, at, INTRIN_memset, p, align_of(f, v), byte, 1, n);
      dbg_loc_set(f, call, dbg_loc(f, v));
      remark(x->px, IDIOM_MEMSET, f, v, ra_fn(f->id));
      stat_add(x->px, ST_IDIOM_MEMSET, 1);
    } else expand_clean(&e, 0);
  }
  expand_free(&e);
  if (ok) erase_group(x);
  return ok;
}
static bool copy(Idiom *x, Val v) {
  Fn *f = x->f;
  Scev *s = x->s;
  Val l = arg(f, v, 0), at = term(f, x->pre);
  int64_t step, lstep, d;
  Sx start, lstart;
  if (knob_bool(x->px->knobs, KNOB_DISABLE_LOOP_IDIOM_MEMCPY) || val_is_con(l) || !is_op(f, l, OP_LOAD) ||
      !lc_has_val(x->lc, l) || !is_plain(f, l) || !goes_on(x, arg(f, v, 1), &step, &start) ||
      !goes_on(x, arg(f, l, 0), &lstep, &lstart) || step != lstep ||
      (step < 0 ? 0 - (uint64_t)step : (uint64_t)step) != ty_store_size(f->m, ty(f, l)))
    return false;
  uint64_t size = ty_store_size(f->m, ty(f, l));
  if (ty_size_bits(f->m, ty(f, l)) != size * 8) return false;
  x->group.n = 0;
  vec_push(&x->group, (uint32_t)v);
  x->load = l;
  Ty index = ty_index(f->m, ty(f, arg(f, v, 1)));
  Sx to = lowest(x, start, step, index), from = lowest(x, lstart, step, ty_index(f->m, ty(f, arg(f, l, 0)))),
     bytes = total(x, index, size);
  ScevExpand e;
  expand_init(&e, s, pass_fold_ctx(f, x->px));
  bool ok = expand_safe(&e, to, at) && expand_safe(&e, from, at) && expand_safe(&e, bytes, at), move = false;
  if (ok) {
    Val p = expand_at(&e, to, at), q = expand_at(&e, from, at), n = expand_at(&e, bytes, at);
    MemLoc dst = place(x, p, n), src = place(x, q, n);
    if (is_touched(x, dst, MR_MODREF, false)) {
      /* nothing but the load, which reads what is not yet written */
      move = has_one_use(f, l) && !is_touched(x, dst, MR_MODREF, true) && ty(f, p) == ty(f, q) &&
             const_diff(x, start, lstart, &d) && (step > 0 ? d <= 0 : d >= 0);
      ok = move;
    }
    ok = ok && !is_touched(x, src, MR_MOD, false) &&
         (move || alias_query(alias_of(f), dst, src) == ALIAS_NO || const_diff(x, start, lstart, &d));
    if (ok && !move && alias_query(alias_of(f), dst, src) != ALIAS_NO)
      move = has_one_use(f, l) && (step > 0 ? d <= 0 : d >= 0), ok = move;
    if (ok) {
      Val call = mem_call(f, at, move ? INTRIN_memmove : INTRIN_memcpy, p, align_of(f, v), q, align_of(f, l), n);
      dbg_loc_set(f, call, dbg_loc(f, v));
      remark(x->px, IDIOM_MEMCPY, f, v, ra_z(move ? "memmove" : "memcpy"), ra_fn(f->id));
      stat_add(x->px, move ? ST_IDIOM_MEMMOVE : ST_IDIOM_MEMCPY, 1);
    } else expand_clean(&e, 0);
  }
  expand_free(&e);
  if (ok) erase_group(x);
  return ok;
}
static bool one(Idiom *x) {
  Fn *f = x->f;
  x->s = lc_scev(x->lc);
  (void)lc_dense(x->lc, &x->loop);
  x->count = sx_backedge_count(x->s, x->loop);
  if (x->count == SX_CNC || sx_is_zero(x->s, x->count)) return false;
  x->stores.n = 0;
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_INS(f, (Blk)x->blk.p[i], v)
      if (is_op(f, v, OP_STORE) && is_plain(f, v) && !ty_scalable(f->m, ty(f, arg(f, v, 0))) &&
          lc_runs_each_round(x->lc, v) && !at_cap(f->m, IDIOM_STORES, x->stores.n))
        vec_push(&x->stores, (uint32_t)v);
  for (uint32_t i = 0; i < x->stores.n; i++) {
    x->load = VAL_NONE;
    if (fill(x, (Val)x->stores.p[i]) || copy(x, (Val)x->stores.p[i])) return true;
  }
  return false;
}
Change pass_loop_idiom(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  const LoopForest *lf = lc->forest;
  Str name = fn_glob(f)->name;
  Idiom x = {.lc = lc, .px = px, .f = f, .pre = lc_preheader(lc)};
  bool done = false;
  if (knob_bool(px->knobs, KNOB_DISABLE_LOOP_IDIOM_ALL) || !x.pre || !lc_latch(lc) || str_eq(name, STR("memset")) ||
      str_eq(name, STR("memcpy")) || str_eq(name, STR("memmove")) ||
      (lc_blks_reach(lc, CAP_IDIOM_BLOCKS) && cap_hit(f->m, IDIOM_BLOCKS)) || lc_has_inner(lc) ||
      (!scev_had(f) && (lf->edited || at_cap(f->m, IDIOM_LOOPS, lf->node.n))))
    return CH_NONE;
  lc_blks(lc, &x.blk);
  if (runs_through(&x))
    while (one(&x)) done = true;
  vec_free(&x.blk), vec_free(&x.stores), vec_free(&x.group);
  return done ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
