/* dead_sync_elim.c: deletes barriers of the block that keep no two accesses of memory in order.
 *
 *   %p = getelementptr i32, ptr addrspace(3) @s, i32 %tid      blocks are one row (nvvm.reqntid 256)
 *   %v = load i32, ptr addrspace(3) %p
 *   call void @llvm.nvvm.barrier0()                        =>  gone: each thread has its own element
 *   store i32 %w, ptr addrspace(3) %p
 *
 * Seed: Dead Sync Elimination (tileiras) and Dead Synchronization Elimination (cicc): four sets for each barrier, what
 * is read and written above and below it. What the sets hold and when a barrier is dead is in dead_sync.h; it differs
 * from both documents where they would delete barriers that programs need (docs/seed-deviations.md). Kin: MLIR's
 * gpu-eliminate-barriers (Moses et al., High-Performance GPU-to-CPU Transpilation and Optimization via High-Level
 * Parallel Constructs, PPoPP 2023), the barrier elimination of LLVM's OpenMPOpt, SYCLOptimizeBarriers of intel/llvm.
 *
 * Order: barriers of inner loops first, then in the order of the code. What has gone makes the sets of its neighbours
 * larger, never smaller, so that one that had to stay stays: one look at each is the fixed point.
 *
 * Also basic-dbe, cicc's block-local variant without restart: of two barriers with nothing between the first that
 * nobody asks a result of goes; at the beginning of a kernel the one before any access, at its end the one after the
 * last. And branch-dist, cicc's variant over the whole function that looks at classes of memory and objects only, not
 * at addresses.
 *
 * A barrier that stays for plain accesses alone becomes one of the warp (llvm.nvvm.bar.warp.sync) where blocks have 32
 * threads at most: ptxas keeps bar.sync in such blocks, and makes nothing of the other where the lanes are together.
 *
 *   call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)   =>   call void @llvm.nvvm.bar.warp.sync(i32 -1)
 *
 * Why it is sound on a GPU: a barrier means that accesses above it come before those below it, and that the threads of
 * the block are there together. dead_sync.h says why no pair of accesses loses an order that it had, block_sync.h why
 * all threads go on to meet at the same barriers; nothing is moved. Fences, barriers of warps and clusters, counted
 * barriers, waits for copies, exits and traps are never deleted, nor is a barrier whose result is used; but a fence for
 * the block alone goes that stands beside a barrier of the block, before that is looked at itself. A barrier of
 * the warp waits for its lanes that have not ended and orders their accesses, as that of the block does for its
 * threads, and all lanes of a block of one warp come to it together. That it does so from sm_70 on only is why older
 * processors keep theirs; what begins a chain of orders that leaves the block (atomics, fences) keeps it too.
 *
 * Cost: dead_sync.h. Nothing but one look at the code where a function has no barrier.
 */
#include "passes/gpu/dead_sync.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

static void say_removed(DeadSync *d, uint32_t i) {
  const SyncSide *up = &d->above, *down = &d->below;
  Fn *f = d->f;
  PassCtx *px = d->px;
  remark(px, DEAD_SYNC_REMOVED, f, d->event.p[i].v, ra_int(up->reads), ra_int(up->writes), ra_int(down->reads),
         ra_int(down->writes));
  if (!knob_bool(px->knobs, KNOB_PRINT_DEAD_SYNC_ELIM) && !knob_bool(px->knobs, KNOB_DUMP_BRANCH_DIST)) return;
  uint32_t line, col;
  mod_line_col(f->m, pos_of(f, d->event.p[i].v), &line, &col);
  sb_fmt(px->err, "Removed dead synch: [%.*s:%u] in function %.*s\n", (int)f->m->file.n, f->m->file.p, line,
         (int)fn_glob(f)->name.n, fn_glob(f)->name.p);
  sb_fmt(px->err, "  Read above: %d\n  Write above: %d\n  Read below: %d\n  Write below: %d\n", up->reads, up->writes,
         down->reads, down->writes);
}
static void say_kept(DeadSync *d, uint32_t i) {
  PassCtx *px = d->px;
  Val v = d->event.p[i].v;
  if (!remark_on(px)) return;
  if (!d->why) {
    remark(px, DEAD_SYNC_CONFLICT, d->f, v, ra_val(d->why_above), ra_val(d->why_below));
    return;
  }
  remark(px, DEAD_SYNC_KEPT, d->f, v, ra_z(d->why));
}
static void say_none_may_go(DeadSync *d, Fn *f, PassCtx *px) {
  if (!d->why || !remark_on(px)) return;
  remark(px, DEAD_SYNC_UNPROVED, f, VAL_NONE, ra_z(d->why));
}
/* ---- with nothing between that others see ---- */
/* Going down (or up) a block: what was passed last. What asks which lanes are there may stand behind the other barrier,
 * not behind this one alone. */
typedef struct Passed {
  Blk blk;
  uint32_t at; /* the next event, in the direction */
  bool barrier;
} Passed;
static void pass_event(Passed *p, const SyncEvent *e, bool down) {
  if (p->blk != e->blk) *p = (Passed){.blk = e->blk};
  if (!e->gone && (e->kind != EVENT_LANES || !down)) p->barrier = e->kind == EVENT_BARRIER;
}
/* A barrier stands just before event i. For events in the order of the code within a block: what p has passed, has
 * been decided. */
static bool is_behind_barrier(const DeadSync *d, Passed *p, uint32_t i) {
  Blk b = d->event.p[i].blk;
  if (p->blk != b) *p = (Passed){.blk = b, .at = d->first[b]};
  for (; p->at < i; p->at++) pass_event(p, &d->event.p[p->at], true);
  return p->barrier;
}
/* One stands just behind it. Where the barriers behind are undecided only fences have gone, so that what is between is
 * looked at once. */
static bool is_before_barrier(const DeadSync *d, uint32_t i) {
  uint32_t end = d->last[d->event.p[i].blk];
  do i++;
  while (i < end && d->event.p[i].gone);
  return i < end && d->event.p[i].kind == EVENT_BARRIER;
}
/* Of the block's threads only: what a barrier does as well. */
static bool is_block_fence(const Fn *f, Val v) {
  if (is_op(f, v, OP_FENCE)) return str_eq(f->m->sync_scopes.p[scope_of(f, v)], STR("block"));
  return is_op(f, v, OP_CALL) && call_intrinsic(f, v) == INTRIN_nvvm_membar_cta;
}
/* Fences of the block beside barriers. Whoever of the block sees an access behind the fence, or was seen by
 * one before it, meets this thread at the barrier, which orders all of both: nobody has ended before (block_sync.h). */
static void find_fence(DeadSync *d, uint32_t i, Passed *p, bool down) {
  SyncEvent *e = &d->event.p[i];
  bool beside = p->blk == e->blk && p->barrier;
  if (beside && !e->gone && e->kind == EVENT_OPAQUE && is_block_fence(d->f, e->v)) {
    remark_plain(d->px, DEAD_FENCE_REMOVED, d->f, e->v);
    e->gone = true;
    d->fences++;
  }
  pass_event(p, e, down);
}
static void find_fences(DeadSync *d) { /* one may stand behind another */
  Passed p = {0};
  for (uint32_t i = 0; i < d->event.n && d->nobody_ends; i++) find_fence(d, i, &p, true);
  p = (Passed){0};
  for (uint32_t i = d->event.n; i-- > 0 && d->nobody_ends;) find_fence(d, i, &p, false);
}
static Change erase(DeadSync *d) {
  uint32_t n = dead_sync_erase(d);
  dead_sync_close(d);
  stat_add(d->px, ST_DEAD_SYNC_REMOVED, n - d->fences);
  stat_add(d->px, ST_DEAD_FENCE_REMOVED, d->fences);
  return n ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}

/* Barriers, those of inner loops first: depths are counted, and sorted by that. */
static uint32_t in_order(DeadSync *d, uint32_t **out) {
  Arena *a = d->px->scratch;
  uint32_t deepest = 0, n = 0;
  for (uint32_t i = 0; i < d->event.n; i++)
    if (dead_sync_candidate(d, i)) {
      deepest = u32_max(deepest, loop_depth(d->l, d->event.p[i].blk));
      n++;
    }
  uint32_t *at = ARENA_ZARRAY(a, uint32_t, deepest + 2), *order = ARENA_ARRAY(a, uint32_t, n + 1);
  for (uint32_t i = 0; i < d->event.n; i++)
    if (dead_sync_candidate(d, i)) at[deepest - loop_depth(d->l, d->event.p[i].blk) + 1]++;
  for (uint32_t k = 1; k <= deepest + 1; k++) at[k] += at[k - 1];
  for (uint32_t i = 0; i < d->event.n; i++)
    if (dead_sync_candidate(d, i)) order[at[deepest - loop_depth(d->l, d->event.p[i].blk)]++] = i;
  *out = order;
  return n;
}
/* Blocks are one warp, whose barrier orders what its lanes access. */
enum { LANES = 32, SM_ORDERING_LANES = 70 };
static bool is_one_warp(const DeadSync *d) {
  uint32_t most = d->apart.launch.max_threads;
  return d->kernel && most && most <= LANES && fn_sm(d->f) >= SM_ORDERING_LANES;
}
static void make_narrow(DeadSync *d, uint32_t i) {
  Fn *f = d->f;
  Val v = d->event.p[i].v;
  Bld k = bld_before(f, v);
  Val lanes = con_int(&f->con, TY_I32, UINT32_MAX);
  remark(d->px, DEAD_SYNC_NARROWED, f, v, ra_int(d->apart.launch.max_threads));
  emit_intrinsic(&k, INTRIN_nvvm_bar_warp_sync, NULL, 0, &lanes, 1);
  stat_add(d->px, ST_DEAD_SYNC_NARROWED, 1);
  ins_erase(f, v);
}
/* One of two in a row: nothing need be known of what is above and below. */
static bool is_beside_another(DeadSync *d, Passed *p, uint32_t i) {
  if (!is_behind_barrier(d, p, i) && !is_before_barrier(d, i)) return false;
  d->above.reads = d->above.writes = d->below.reads = d->below.writes = false;
  return true;
}
static Change whole_function(Fn *f, PassCtx *px, bool classes_only) {
  DeadSync d;
  if (!dead_sync_open(&d, f, px, classes_only && knob_bool(px->knobs, KNOB_IGNORE_CALL_SAFETY))) {
    say_none_may_go(&d, f, px);
    return CH_NONE;
  }
  d.classes_only = classes_only;
  find_fences(&d);
  uint32_t *order, n = in_order(&d, &order), narrow = 0;
  bool one_warp = !classes_only && is_one_warp(&d);
  Passed p = {0};
  for (uint32_t k = 0; k < n; k++) {
    if (is_beside_another(&d, &p, order[k]) || dead_sync_is_dead(&d, order[k])) {
      say_removed(&d, order[k]);
      d.event.p[order[k]].gone = true;
    } else if (one_warp && !d.why && !call_rec(f, d.event.p[order[k]].v)->nbundles) {
      order[narrow++] = order[k];
    } else {
      say_kept(&d, order[k]);
    }
  }
  for (uint32_t k = 0; k < narrow; k++) make_narrow(&d, order[k]);
  return erase(&d) | (narrow ? CH_VAL | CH_MEM | CH_CALL : CH_NONE);
}
Change pass_dead_sync_elim(Fn *f, PassCtx *px) { return whole_function(f, px, false); }
Change pass_branch_dist(Fn *f, PassCtx *px) {
  int64_t most = knob_int(px->knobs, KNOB_BRANCH_DIST_BLOCK_LIMIT);
  if (most >= 0 && f->nblk > most) return CH_NONE;
  return whole_function(f, px, true);
}

static bool at_end_of_kernel(const DeadSync *d, uint32_t i) {
  Blk b = d->event.p[i].blk;
  return d->kernel && is_op(d->f, term(d->f, b), OP_RET) && i + 1 == d->last[b];
}
static bool at_begin_of_kernel(const DeadSync *d, uint32_t i) {
  Blk b = d->event.p[i].blk;
  return d->kernel && b == entry_blk(d->f) && i == d->first[b];
}
Change pass_basic_dbe(Fn *f, PassCtx *px) {
  DeadSync d;
  if (!dead_sync_open(&d, f, px, false)) {
    say_none_may_go(&d, f, px);
    return CH_NONE;
  }
  find_fences(&d);
  Passed p = {0};
  for (uint32_t i = 0; i < d.event.n; i++) {
    if (!dead_sync_candidate(&d, i)) continue;
    const char *what = is_behind_barrier(&d, &p, i) ? "the barrier before it"
                       : is_before_barrier(&d, i)   ? "the barrier behind it"
                       : at_begin_of_kernel(&d, i)  ? "the kernel's begin"
                       : at_end_of_kernel(&d, i)    ? "the kernel's end"
                                                    : NULL;
    if (!what) continue;
    remark(px, DEAD_BARRIER_REMOVED, f, d.event.p[i].v, ra_z(what));
    d.event.p[i].gone = true;
  }
  return erase(&d);
}
