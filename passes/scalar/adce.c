/* adce.c: "adce": aggressive dead code elimination: everything is dead until something that is needed needs it,
 * branches too.
 *
 *     entry: br i1 %c, label %a, label %b
 *     a:     %x = add i32 %n, 1                      entry: br label %m
 *            br label %m                    ==>      m:     ret i32 %n
 *     b:     br label %m
 *     m:     %p = phi i32 [ %x, %a ], [ 0, %b ]      (%p is not used)
 *            ret i32 %n
 *
 * Cytron, Ferrante, Rosen, Wegman, Zadeck, Efficiently Computing Static Single Assignment Form and the Control
 * Dependence Graph, TOPLAS 1991, section 7.1. Roots: effects, calls that are convergent (a barrier always is),
 * terminators other than br and switch. A live instruction makes its operands live, its block, and the branches its
 * block is control-dependent on (the post-dominance frontier, listed per block beforehand); a live phi makes live
 * what controls the predecessors. A dead branch goes straight to the successor nearest to the exit.
 *
 * Loops stay: the sources of back edges of a depth-first walk, and every terminator from which no return is reached,
 * are roots. So a loop that may not end is not removed (mustprogress or not, as in LLVM).
 *
 * Needs post-dominators. O(instructions + operands + control dependences). Cap: more than CD_FACTOR control
 * dependences per edge (nests of bottom-tested loops have depth squared): all branches are then taken as live. */
#include "analysis/cfg/dom.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/stat.h"

enum { CD_FACTOR = 64 };

typedef struct Dep {
  Blk on;
  uint32_t next;
} Dep;
typedef struct Adce {
  Fn *f;
  const Dom *pd;
  uint8_t *live;                                   /* by Val */
  uint8_t *blk_live, *ctl_live, *phi_live, *reach; /* by Blk */
  VecU32 work, newblk;
  VEC(Dep) dep;
  uint32_t *dep_of; /* by Blk: list of branches it is control-dependent on */
} Adce;

static void mark_blk_control(Adce *a, Blk b) {
  if (a->ctl_live[b]) return;
  a->ctl_live[b] = 1;
  vec_push(&a->newblk, (uint32_t)b);
}
static void mark(Adce *a, Val v) {
  if (a->live[v]) return;
  a->live[v] = 1;
  vec_push(&a->work, (uint32_t)v);
}

static bool instruments_constant(const Fn *f, Val v) { /* value profiling of a constant tells nothing */
  Glob g = is_call(f, v) ? call_target(f, v) : GLOB_NONE;
  return g && op(f, v) == OP_CALL && str_eq(glob(f->m, g)->name, STR("__llvm_profile_instrument_target")) &&
         call_nargs(f, v) && val_is_con(arg(f, v, 0));
}
static bool is_root(const Fn *f, Val v) {
  Op o = op(f, v);
  if (o == OP_BR || o == OP_SWITCH) return false;
  return (!is_removable(f, v) && !instruments_constant(f, v)) || is_convergent(f, v);
}

/* Control dependences: a branch in block q controls every block on the way up the post-dominator tree from each
 * successor to the immediate post-dominator of q. False: the cap was hit. */
static bool control_deps(Adce *a) {
  Fn *f = a->f;
  const Dom *pd = a->pd;
  uint64_t limit = 1024;
  FOR_EACH_BLK(f, b) limit += (uint64_t)CD_FACTOR * nsuccs(f, b);
  vec_push(&a->dep, ((Dep){BLK_NONE, 0}));
  FOR_EACH_BLK(f, q) {
    if (!a->reach[q] || nsuccs(f, q) < 2 || a->live[term(f, q)]) continue;
    Blk stop = pd->idom[q];
    for (uint32_t i = 0; i < nsuccs(f, q); i++) {
      for (Blk x = succ(f, q, i); x && x != stop; x = pd->idom[x]) {
        uint32_t h = a->dep_of[x];
        if (h && a->dep.p[h].on == q) break; /* the rest of the way is listed */
        if (a->dep.n > limit) return false;
        vec_push(&a->dep, ((Dep){q, h}));
        a->dep_of[x] = a->dep.n - 1;
      }
    }
  }
  return true;
}

typedef struct Frame {
  Blk b;
  uint32_t i;
} Frame;
/* Marks reachable blocks, and as live the terminators of the sources of back edges. */
static void back_edges(Adce *a, Arena *A) {
  Fn *f = a->f;
  uint8_t *on = ARENA_ZARRAY(A, uint8_t, f->nblk);
  Frame *st = ARENA_ARRAY(A, Frame, f->nblk);
  uint32_t top = 0;
  st[top++] = (Frame){entry_blk(f), 0};
  a->reach[entry_blk(f)] = on[entry_blk(f)] = 1;
  while (top) {
    Frame *fr = &st[top - 1];
    if (fr->i == nsuccs(f, fr->b)) {
      on[fr->b] = 0;
      top--;
      continue;
    }
    Blk s = succ(f, fr->b, fr->i++);
    if (on[s]) mark(a, term(f, fr->b));
    else if (!a->reach[s]) {
      a->reach[s] = on[s] = 1;
      st[top++] = (Frame){s, 0};
    }
  }
}

static void propagate(Adce *a) {
  Fn *f = a->f;
  do {
    while (a->work.n) {
      Val v = (Val)vec_pop(&a->work);
      if (is_arg(f, v) || op(f, v) == OP_NONE) continue;
      for (uint32_t i = 0; i < nops(f, v); i++)
        if (val_is_local(arg(f, v, i))) mark(a, arg(f, v, i));
      Blk b = blk_of(f, v);
      if (!b) continue; /* metadata wrapping a value */
      if (!a->blk_live[b]) {
        a->blk_live[b] = 1;
        mark_blk_control(a, b);
        if (is_br(f, term(f, b))) mark(a, term(f, b));
      }
      if (op(f, v) == OP_PHI && !a->phi_live[b]) {
        a->phi_live[b] = 1;
        for (uint32_t i = 0; i < npreds(f, b); i++) mark_blk_control(a, pred(f, b, i));
      }
    }
    while (a->newblk.n) {
      Blk b = (Blk)vec_pop(&a->newblk);
      for (uint32_t h = a->dep_of[b]; h; h = a->dep.p[h].next) mark(a, term(f, a->dep.p[h].on));
    }
  } while (a->work.n);
}

/* Branches that do not matter go to the successor nearest to the exit. */
static uint32_t cut_branches(Adce *a) {
  Fn *f = a->f;
  uint32_t n = 0;
  FOR_EACH_BLK(f, b) {
    Val t = term(f, b);
    if (a->live[t] || is_br(f, t)) continue;
    uint32_t best = 0;
    for (uint32_t i = 1; i < nsuccs(f, b); i++)
      if (a->pd->order[succ(f, b, i)] < a->pd->order[succ(f, b, best)]) best = i;
    term_keep_edge(f, b, best);
    n++;
  }
  return n;
}

Change pass_adce(Fn *f, PassCtx *px) {
  Arena *A = px->scratch;
  uint32_t nval = f->nins, nblk = f->nblk;
  Adce a = {.f = f, .pd = postdom(f)};
  a.live = ARENA_ZARRAY(A, uint8_t, nval);
  uint8_t *bytes = ARENA_ZARRAY(A, uint8_t, 4 * (size_t)nblk);
  a.blk_live = bytes, a.ctl_live = bytes + nblk, a.phi_live = bytes + 2 * (size_t)nblk,
  a.reach = bytes + 3 * (size_t)nblk;
  a.dep_of = ARENA_ZARRAY(A, uint32_t, nblk);
  back_edges(&a, A);
  FOR_EACH_BLK(f, b) { /* what never returns, and what is not reached, stays as it is */
    bool keep = !a.reach[b] || !dom_reachable(a.pd, b);
    FOR_EACH_INS(f, b, v)
      if (keep || is_root(f, v)) mark(&a, v);
  }
  uint8_t *ends = a.phi_live;              /* borrowed: below an end of the post-dominator tree that does not return */
  for (uint32_t i = 0; i < a.pd->n; i++) { /* parents first */
    Blk b = a.pd->rpo[i], up = a.pd->idom[b];
    ends[b] = up ? ends[up] : op(f, term(f, b)) != OP_RET;
  }
  FOR_EACH_BLK(f, b) {
    if (ends[b]) mark(&a, term(f, b));
  }
  memset(ends, 0, nblk);
  Blk e = entry_blk(f);
  a.blk_live[e] = 1;
  mark_blk_control(&a, e);
  if (is_br(f, term(f, e))) mark(&a, term(f, e));
  if (!control_deps(&a))
    FOR_EACH_BLK(f, b) mark(&a, term(f, b));
  propagate(&a);

  uint32_t cut = cut_branches(&a), gone = 0;
  for (Blk b = f->last_blk; b; b = f->blk[b].prev) {
    for (Val v = last_ins(f, b), p; v; v = p) {
      p = prev_of(f, v);
      if ((uint32_t)v >= nval || a.live[v] || is_term(f, v)) continue;
      dbg_salvage(f, v);
      ins_erase_poison(f, v);
      gone++;
    }
  }
  if (cut) blks_erase_unreachable(f);
  vec_free(&a.work);
  vec_free(&a.newblk);
  vec_free(&a.dep);
  stat_add(px, ST_ADCE_DELETED, gone);
  stat_add(px, ST_ADCE_BRANCHES, cut);
  return cut ? CH_VAL | CH_CFG | CH_MEM | CH_CALL : gone ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
