/* loop_versioning_licm.c: "loop-versioning-licm": a loop is there twice, and in one of them its places are known to be
 * apart, so that licm can do more there.
 *
 *     for (i) *p += a[i];   =>   if (p is in a[0 .. n]) for (i) *p += a[i];
 *                                else for (i) *p += a[i];    with !alias.scope and !noalias: licm keeps *p in a value
 *
 * For innermost loops that leave at their latch only after a known number of rounds, where at least
 * licm-versioning-invariant-threshold percent of the accesses are at places that stay the same, and some may be the
 * same place as another that is written. Each group of accesses at constant distances has a range (loop_version.h);
 * pairs of ranges that may overlap, one of them written, are tested before the loop, at most
 * runtime-memory-check-threshold of them. In the version for disjoint ranges every range has a scope; its accesses say
 * that they do not alias the scopes tested. The scopes are declared in the preheader
 * (llvm.experimental.noalias.scope.decl): they hold for one execution of the loop, and the next one, of a loop around,
 * has other places. Both loops say llvm.loop.licm_versioning.disable, and are not looked at again.
 *
 * On a GPU: loops with convergent operations are left alone, for which loop a thread takes is its own matter; atomics,
 * volatile accesses and calls that touch memory too. Requires simplified loops in LCSSA form, keeps both. Cost:
 * O(loop + accesses^2) for alias queries. Caps: LOOP_RANGES, VERSION_ACCESSES; knobs
 * licm-versioning-max-depth-threshold, licm-versioning-invariant-threshold, runtime-memory-check-threshold. Source:
 * LLVM's LoopVersioningLICM (public design). */
#include "analysis/memory/alias.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/loop/loop_version.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

static const char disable[] = "llvm.loop.licm_versioning.disable";

typedef struct Place {
  Val v;
  uint32_t range;
} Place;
typedef struct Version {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Scev *s;
  uint32_t loop;
  Blk latch;
  VecU32 blk;
  VEC(Place) access;
  LoopRanges ranges;
} Version;

static bool shape_fits(Version *x) {
  const Fn *f = x->f;
  LoopCtx *lc = x->lc;
  Blk pre = lc_preheader(lc);
  if (!pre || !is_op(f, term(f, pre), OP_BR) || !is_condbr(f, term(f, x->latch)) || !lc_exits_dedicated(lc) ||
      convergence_heart(f, lc_header(lc)) || lc_depth(lc) > (uint64_t)knob_int(x->px->knobs, KNOB_VERSIONING_DEPTH))
    return false;
  for (uint32_t i = 0; i < x->blk.n; i++) {
    Blk b = (Blk)x->blk.p[i];
    for (uint32_t k = 0; k < nsuccs(f, b); k++)
      if (!lc_has_blk(lc, succ(f, b, k)) && b != x->latch) return false;
  }
  (void)lc_dense(lc, &x->loop);
  x->s = lc_scev(lc);
  return sx_backedge_count(x->s, x->loop) != SX_CNC;
}
/* Loads, stores and what touches no memory; enough of the former are at a place that stays. */
static bool accesses_fit(Version *x) {
  const Fn *f = x->f;
  uint64_t still = 0;
  for (uint32_t i = 0; i < x->blk.n; i++)
    FOR_EACH_INS(f, (Blk)x->blk.p[i], v) {
      if (is_term(f, v) || is_intrinsic(f, v, INTRIN_assume)) continue;
      if (!touches_mem(f, v)) {
        if (transfers_execution(f, v)) continue;
        remark_plain(x->px, VERSIONING_INST, f, v);
        return false;
      }
      if (!(is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE)) || is_volatile(f, v) || order_of(f, v)) {
        remark_plain(x->px, VERSIONING_INST, f, v);
        return false;
      }
      if (at_cap(f->m, VERSION_ACCESSES, x->access.n)) return false;
      Val p = arg(f, v, is_op(f, v, OP_STORE) ? 1 : 0);
      still += !lc_has_val(x->lc, p) || sx_invariant(x->s, sx_of(x->s, p), x->loop);
      vec_push(&x->access, ((Place){.v = v}));
    }
  uint64_t least = (uint64_t)knob_int(x->px->knobs, KNOB_VERSIONING_INVARIANT);
  if (!still) return false;
  if (still * 100 >= least * x->access.n) return true;
  remark(x->px, VERSIONING_FEW, f, term(f, x->latch), ra_int((int64_t)(still * 100 / x->access.n)),
         ra_int((int64_t)least));
  return false;
}
/* Pairs of places that may be one. False: some place is not known, or there is nothing to gain. */
static bool find_pairs(Version *x) {
  Fn *f = x->f;
  for (uint32_t i = 0; i < x->access.n; i++) {
    Place *a = &x->access.p[i];
    a->range = loop_range(x->lc, x->s, x->loop, &x->ranges, a->v);
    if (!a->range) {
      remark_plain(x->px, VERSIONING_PLACE, f, a->v);
      return false;
    }
  }
  for (uint32_t i = 0; i < x->access.n; i++)
    for (uint32_t k = i + 1; k < x->access.n; k++) {
      Place a = x->access.p[i], b = x->access.p[k];
      MemLoc la, lb;
      if (a.range == b.range || !(is_op(f, a.v, OP_STORE) || is_op(f, b.v, OP_STORE)) || !mem_loc(f, a.v, &la) ||
          !mem_loc(f, b.v, &lb) || alias_across(alias_of(f), la, lb) == ALIAS_NO)
        continue;
      if (ty(f, la.ptr) != ty(f, lb.ptr)) return false; /* spaces that overlap: bounds could not be compared */
      loop_ranges_pair(&x->ranges, a.range, b.range);
    }
  return x->ranges.pair.n != 0;
}
/* The list with this scope in it, too. */
static void scope_add(Fn *f, Val v, MdKind kind, Md scope) {
  Module *m = f->m;
  Md had = md_get(f, v, kind);
  const MdRec *r = had ? md_rec(m, had) : NULL;
  VEC(Md) ops = {0};
  for (uint32_t i = 0; r && r->form == MDF_TUPLE && i < r->n; i++) vec_push(&ops, r->ops[i]);
  vec_push(&ops, scope);
  md_set(f, v, kind, md_tuple(m, ops.p, ops.n, false));
  vec_free(&ops);
}
/* A node like no other, with what it is named by. */
static Md node_new(Module *m, Md what) {
  Md now = md_forward(m), ops[2] = {now, what};
  md_define(m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = 2, .ops = ops});
  return now;
}
static void annotate(Version *x, Blk ph) {
  Fn *f = x->f;
  Module *m = f->m;
  Md domain = node_new(m, md_string(m, str_of("LVerDomain"))),
     *scope = ARENA_ZARRAY(x->px->scratch, Md, x->ranges.range.n + 1);
  for (uint32_t i = 0; i < x->ranges.pair.n; i++)
    for (int side = 0; side < 2; side++) {
      uint32_t r = side ? x->ranges.pair.p[i].b : x->ranges.pair.p[i].a;
      if (scope[r]) continue;
      scope[r] = node_new(m, domain);
      Bld k = bld_before(f, term(f, ph));
      Val list = con_md(&f->con, md_tuple(m, &scope[r], 1, false));
      (void)emit_intrinsic(&k, INTRIN_experimental_noalias_scope_decl, NULL, 0, &list, 1);
    }
  for (uint32_t i = 0; i < x->access.n; i++) {
    Place a = x->access.p[i];
    if (scope[a.range]) scope_add(f, a.v, MDK_ALIAS_SCOPE, scope[a.range]);
    for (uint32_t k = 0; k < x->ranges.pair.n; k++) {
      LoopPair p = x->ranges.pair.p[k];
      if (p.a == a.range) scope_add(f, a.v, MDK_NOALIAS, scope[p.b]);
      if (p.b == a.range) scope_add(f, a.v, MDK_NOALIAS, scope[p.a]);
    }
  }
}
static bool version(Version *x) {
  Fn *f = x->f;
  Val at = term(f, x->latch);
  int64_t most = knob_int(x->px->knobs, KNOB_RUNTIME_CHECKS), n = x->ranges.pair.n;
  if (n > most) {
    remark(x->px, VERSIONING_MANY, f, at, ra_int(n), ra_int(most));
    return false;
  }
  ScevExpand e;
  expand_init(&e, x->s, pass_fold_ctx(f, x->px));
  bool ok = loop_ranges_safe(x->lc, &e, &x->ranges);
  Val overlap = ok ? loop_ranges_test(x->lc, &e, &x->ranges) : VAL_NONE;
  expand_free(&e);
  if (!ok) return false;
  remark(x->px, VERSIONING_DONE, f, at, ra_int(n));
  stat_add(x->px, ST_VERSIONED, 1);
  VecU32 exits = {0};
  lc_exits(x->lc, &exits);
  Blk ph = loop_version(x->lc, x->px, overlap, STR(".lver.orig"), disable);
  md_set(f, at, MDK_LOOP, loop_id_with(f, md_get(f, at, MDK_LOOP), disable, false));
  annotate(x, ph);
  (void)lc_dedicate(x->lc, &exits);
  vec_free(&exits);
  return true;
}
Change pass_loop_versioning_licm(LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  Version x = {.lc = lc, .px = px, .f = f, .latch = lc_latch(lc)};
  Md id = x.latch ? md_get(f, term(f, x.latch), MDK_LOOP) : MD_NONE;
  if (!x.latch || (id && loop_option(f->m, id, str_of(disable))) ||
      (lc_blks_reach(lc, CAP_VERSION_BLOCKS) && cap_hit(f->m, VERSION_BLOCKS)) || lc_has_inner(lc) ||
      past_cap(f->m, VERSION_WORK, (uint64_t)lc->forest->node.n * f->nins))
    return CH_NONE;
  lc_blks(lc, &x.blk);
  bool done = false;
  if (region_refuses(f, &x.blk, CLONE_APART, NULL)) remark_plain(px, VERSIONING_INST, f, term(f, x.latch));
  else if (!shape_fits(&x)) remark_plain(px, VERSIONING_SHAPE, f, term(f, x.latch));
  else done = accesses_fit(&x) && find_pairs(&x) && version(&x);
  vec_free(&x.blk), vec_free(&x.access);
  loop_ranges_free(&x.ranges);
  return done ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
