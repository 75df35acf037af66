/* loop_distribute.c: "loop-distribute": a loop that holds a recurrence through memory and other work is two loops.
 *
 *     for (i) { a[i + 1] = a[i] * b[i];           for (i) a[i + 1] = a[i] * b[i];
 *               c[i] = d[i] * e[i]; }         =>  for (i) c[i] = d[i] * e[i];
 *
 * so that the second one, whose rounds do not depend on each other, can be treated as such. Off unless
 * llvm.loop.distribute.enable or the knob enable-loop-distribute asks for it.
 *
 * Innermost loops that leave at their latch only, a known number of rounds later, and hold plain loads and stores and
 * arithmetic. What a store, or a value used behind the loop, needs is found by walking up its operands; arithmetic may
 * be done again in several loops, a load is done once, so what shares a load stays together. That gives groups.
 * Dependences between accesses (dependence.h) are edges between groups: from the access that comes first, in the same
 * round or an earlier one. Groups that depend on each other in a circle are one part (Tarjan's components, by closure
 * of the small matrix); parts are put in an order that respects the edges, those without recurrences side by side, and
 * neighbours without one become one part. Every part is a copy of the loop with all of its branches and what it needs;
 * the last one is the loop itself, and values that an earlier one computes come from there.
 *
 * Accesses of which nothing is known are taken to be apart where a test before the loop can tell (loop_version.h), up
 * to runtime-memory-check-threshold pairs; the loop as it was stays for the other case.
 *
 * Why it may be done: all iterations of one part are before all of the next. Two accesses to one place keep their
 * order, for every pair that may touch one place is an edge, or is tested. One thread's plain accesses to different
 * places may change places as long as nothing between them orders memory: loops with calls, atomics, volatile
 * accesses, barriers and convergent operations are left alone. Every part takes the same branches, for what decides
 * them is arithmetic on values from before the loop, and runs equally often. Values that could be another each time
 * (freeze) are not computed twice.
 * Cost: O(accesses^2) dependence tests, O(parts * loop). All loops are looked at before the first is edited. Caps:
 * DISTRIBUTE_ACCESSES, DISTRIBUTE_BLOCKS, DISTRIBUTE_SIZE.
 * Source: Kennedy and McKinley, Loop distribution with arbitrary control flow (1990); Allen and Kennedy, Automatic
 * translation of FORTRAN programs to vector form (1987); LLVM's LoopDistribute (public design). */
#include "analysis/memory/alias.h"
#include "analysis/scev/dependence.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/loop/loop_version.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"
#include <stdio.h>

static const char asked[] = "llvm.loop.distribute.enable";
typedef uint64_t Groups; /* a set of them */
_Static_assert(CAP_DISTRIBUTE_ACCESSES <= 64, "");
typedef struct Access {
  Val v;
  uint32_t root;  /* union-find over accesses; what shares a load is one group */
  uint32_t range; /* of the loop's ranges; 0: not known */
} Access;
typedef struct Unknown {
  uint32_t a, b;
} Unknown; /* accesses that may be anywhere, a before b */
typedef struct Part {
  Groups groups;
  bool cyclic;
} Part;
typedef struct Distribute {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Scev *s;
  uint32_t loop; /* in loops(f) */
  Blk pre, head, latch, exit;
  VecU32 blk, ins; /* of the loop, in order */
  CloneMap *at;    /* by Val: 1 + place in ins */
  VecU32 seen;     /* by place: stamp of the walk that came there last */
  uint32_t stamp;
  VecU32 todo;
  VEC(Access) acc;
  VecU32 acc_of;   /* by place: 1 + access */
  VecU32 live;     /* values used behind the loop */
  VecU32 live_acc; /* for each of them: 1 + an access of its group; 0: it needs none */
  LoopRanges ranges;
  DelinMemo memo;
  VEC(Unknown) unknown;
  Groups after[CAP_DISTRIBUTE_ACCESSES]; /* by access that stands for a group: groups that come after it */
  Groups cyclic;                         /* groups with a recurrence of their own */
  VEC(Part) part;
  Val overlap; /* what was tested before the loop; VAL_NONE: nothing has to be */
} Distribute;

/* ---- what is there ---- */
typedef enum Refused {
  DONE,
  NOT_SIMPLE,
  MULTIPLE_EXITS,
  NOT_BOTTOM_TESTED,
  SAFE,         /* nothing to isolate */
  CANT_ISOLATE, /* everything is in one circle */
  CONVERGENT,
  BEYOND /* effects, count or size */
} Refused;

static uint32_t place(const Distribute *d, Val v) { return val_is_con(v) ? 0 : clone_mapped(d->at, (uint32_t)v); }
/* It may be computed in several loops, and where nobody needs it in none. */
static bool may_repeat(const Fn *f, Val v) {
  if (is_op(f, v, OP_PHI)) return true;
  return ty(f, v) != TY_TOKEN && !is_op(f, v, OP_FREEZE) && !touches_mem(f, v) && !is_convergent(f, v) &&
         !is_noduplicate(f, v) && transfers_execution(f, v) && is_removable(f, v);
}
static bool is_plain(const Fn *f, Val v) { return (is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE)) && is_simple(f, v); }
static Refused gather(Distribute *d) {
  Fn *f = d->f;
  bool beyond = false, convergent = false;
  for (uint32_t i = 0; i < d->blk.n && !beyond; i++)
    FOR_EACH_INS(f, (Blk)d->blk.p[i], v) {
      if (at_cap(f->m, DISTRIBUTE_SIZE, d->ins.n)) return BEYOND;
      vec_push(&d->ins, (uint32_t)v);
      clone_map(d->at, (uint32_t)v, d->ins.n);
      vec_push(&d->acc_of, 0);
      convergent |= is_convergent(f, v);
      if (is_plain(f, v)) {
        if (at_cap(f->m, DISTRIBUTE_ACCESSES, d->acc.n)) return BEYOND;
        uint32_t n = d->acc.n;
        d->acc_of.p[d->ins.n - 1] = n + 1;
        vec_push(&d->acc, ((Access){.v = v, .root = n}));
      } else if (!is_term(f, v) && !may_repeat(f, v) && !is_intrinsic(f, v, INTRIN_assume)) beyond = true;
    }
  vec_reserve(&d->seen, d->ins.n);
  memset(d->seen.p, 0, d->ins.n * sizeof *d->seen.p);
  d->seen.n = d->ins.n;
  return convergent ? CONVERGENT : beyond ? BEYOND : DONE;
}
static Refused find_shape(Distribute *d) {
  Fn *f = d->f;
  VecU32 exits = {0};
  lc_exits(d->lc, &exits);
  uint32_t n = exits.n;
  if (n == 1) d->exit = (Blk)exits.p[0];
  vec_free(&exits);
  if (n != 1) return MULTIPLE_EXITS;
  if (!d->pre || !d->latch || !is_op(f, term(f, d->pre), OP_BR) || !lc_exits_dedicated(d->lc) ||
      convergence_heart(f, d->head))
    return NOT_SIMPLE;
  for (uint32_t i = 0; i < d->blk.n; i++) {
    Blk b = (Blk)d->blk.p[i];
    if (!is_op(f, term(f, b), OP_BR) && !is_op(f, term(f, b), OP_SWITCH)) return BEYOND;
    for (uint32_t k = 0; k < nsuccs(f, b); k++)
      if (!lc_has_blk(d->lc, succ(f, b, k)) && b != d->latch) return NOT_BOTTOM_TESTED;
  }
  if (!is_condbr(f, term(f, d->latch)) || npreds(f, d->exit) != 1) return NOT_BOTTOM_TESTED;
  return region_refuses(f, &d->blk, CLONE_APART, NULL) ? CONVERGENT : DONE;
}

/* ---- groups ---- */
static uint32_t group_of(Distribute *d, uint32_t a) {
  while (d->acc.p[a].root != a) a = d->acc.p[a].root = d->acc.p[d->acc.p[a].root].root;
  return a;
}
static void want(Distribute *d, Val v) {
  uint32_t i = place(d, v);
  if (!i || d->seen.p[i - 1] == d->stamp) return;
  d->seen.p[i - 1] = d->stamp;
  vec_push(&d->todo, i - 1);
}
/* Up from what is on the list: everything it needs is marked by the stamp. The first access met (plus 1); those that
 * follow join its group. */
static uint32_t walk_up(Distribute *d, uint32_t first) {
  while (d->todo.n) {
    uint32_t i = vec_pop(&d->todo);
    Val v = (Val)d->ins.p[i];
    uint32_t a = d->acc_of.p[i];
    if (a && !first) first = a;
    else if (a) {
      uint32_t x = group_of(d, a - 1), y = group_of(d, first - 1);
      d->acc.p[x > y ? x : y].root = x > y ? y : x;
    }
    for (uint32_t k = 0; k < nops(d->f, v); k++) want(d, arg(d->f, v, k));
  }
  return first;
}
static void want_branches(Distribute *d) {
  for (uint32_t i = 0; i < d->blk.n; i++) want(d, term(d->f, (Blk)d->blk.p[i]));
}
/* False: what decides the branches is loaded. */
static bool find_groups(Distribute *d) {
  d->stamp++;
  want_branches(d);
  if (walk_up(d, 0)) return false;
  for (uint32_t i = 0; i < d->acc.n; i++) {
    if (!is_op(d->f, d->acc.p[i].v, OP_STORE)) continue;
    d->stamp++;
    want(d, d->acc.p[i].v);
    (void)walk_up(d, 0);
  }
  FOR_EACH_PHI(d->f, d->exit, v) {
    if (!place(d, arg(d->f, v, 0))) continue;
    d->stamp++;
    want(d, arg(d->f, v, 0));
    vec_push(&d->live, (uint32_t)arg(d->f, v, 0));
    vec_push(&d->live_acc, walk_up(d, 0));
  }
  return true;
}

/* ---- dependences ---- */
static void edge(Distribute *d, uint32_t a, uint32_t b) { d->after[group_of(d, a)] |= (Groups)1 << group_of(d, b); }
/* Of accesses a and b, a first in the text or the same. */
static void depend(Distribute *d, uint32_t a, uint32_t b, uint32_t level) {
  Dep e;
  Val va = d->acc.p[a].v, vb = d->acc.p[b].v;
  bool same = group_of(d, a) == group_of(d, b);
  if (!depends_among(d->f, &d->memo, va, vb, false, &e)) return;
  unsigned dir = DEP_ALL;
  if (e.confused) {
    MemLoc x, y;
    if (a != b && mem_loc(d->f, va, &x) && mem_loc(d->f, vb, &y) && alias_across(alias_of(d->f), x, y) == ALIAS_NO)
      return;
    if (a != b && d->acc.p[a].range && d->acc.p[b].range && d->acc.p[a].range != d->acc.p[b].range) {
      vec_push(&d->unknown, ((Unknown){a, b}));
      return;
    }
  } else {
    if (e.nlevel < level) return;
    for (uint32_t i = 0; i + 1 < level; i++)
      if (!(e.level[i].dir & DEP_EQ)) return; /* in another execution of the loop */
    dir = e.level[level - 1].dir;
  }
  if (same && (dir & DEP_GT || (a == b && dir != DEP_EQ))) d->cyclic |= (Groups)1 << group_of(d, a);
  if (same) return;
  if (dir & DEP_LE) edge(d, a, b);
  if (dir & DEP_GT) edge(d, b, a);
}
static void find_dependences(Distribute *d) {
  uint32_t level = lc_depth(d->lc);
  for (uint32_t i = 0; i < d->acc.n; i++)
    d->acc.p[i].range = loop_range(d->lc, d->s, d->loop, &d->ranges, d->acc.p[i].v);
  for (uint32_t i = 0; i < d->acc.n; i++)
    for (uint32_t k = i; k < d->acc.n; k++)
      if (is_op(d->f, d->acc.p[i].v, OP_STORE) || is_op(d->f, d->acc.p[k].v, OP_STORE)) depend(d, i, k, level);
  delin_memo_free(&d->memo);
}

/* ---- parts ---- */
static Groups groups_all(Distribute *d) {
  Groups all = 0;
  for (uint32_t i = 0; i < d->acc.n; i++)
    if (is_op(d->f, d->acc.p[i].v, OP_STORE)) all |= (Groups)1 << group_of(d, i);
  for (uint32_t i = 0; i < d->live.n; i++)
    if (d->live_acc.p[i]) all |= (Groups)1 << group_of(d, d->live_acc.p[i] - 1);
  return all; /* loads that nobody needs are in none */
}
static void close_paths(Groups *reach, uint32_t n) {
  for (uint32_t k = 0; k < n; k++)
    for (uint32_t i = 0; i < n; i++)
      if (reach[i] >> k & 1) reach[i] |= reach[k];
}
/* In an order that the edges allow, parts of one kind side by side as far as it goes, else as in the text. */
static void find_parts(Distribute *d) {
  Groups reach[CAP_DISTRIBUTE_ACCESSES], left = groups_all(d);
  memcpy(reach, d->after, sizeof reach);
  close_paths(reach, d->acc.n);
  d->part.n = 0;
  bool last = false;
  while (left) {
    Groups best = 0;
    bool kind = false;
    for (Groups rest = left; rest; rest &= rest - 1) {
      uint32_t i = (uint32_t)__builtin_ctzll(rest);
      Groups own = (Groups)1 << i;
      for (Groups r = reach[i] & left; r; r &= r - 1) {
        uint32_t k = (uint32_t)__builtin_ctzll(r);
        if (reach[k] >> i & 1) own |= (Groups)1 << k;
      }
      bool first = true;
      for (Groups r = left & ~own; r && first; r &= r - 1) first = !(reach[__builtin_ctzll(r)] & own);
      if (!first) continue;
      bool c = (own & (own - 1)) || (own & d->cyclic);
      if (!best || (d->part.n && c == last && kind != last)) best = own, kind = c;
    }
    left &= ~best;
    if (d->part.n && !kind && !last) d->part.p[d->part.n - 1].groups |= best;
    else vec_push(&d->part, ((Part){best, kind}));
    last = kind;
  }
}
static uint32_t part_of(Distribute *d, uint32_t a) {
  uint32_t g = group_of(d, a);
  for (uint32_t i = 0; i < d->part.n; i++)
    if (d->part.p[i].groups >> g & 1) return i;
  return d->part.n;
}
static Refused decide(Distribute *d) {
  int64_t most = knob_int(d->px->knobs, KNOB_RUNTIME_CHECKS);
  bool cyclic = false;
  find_parts(d);
  for (uint32_t i = 0; i < d->part.n; i++) cyclic |= d->part.p[i].cyclic;
  if (!cyclic) return SAFE;
  for (uint32_t i = 0; i < d->unknown.n && d->part.n > 1; i++) {
    Unknown u = d->unknown.p[i];
    uint32_t a = part_of(d, u.a), b = part_of(d, u.b);
    if (a < d->part.n && b < d->part.n && a != b)
      loop_ranges_pair(&d->ranges, d->acc.p[u.a].range, d->acc.p[u.b].range);
  }
  if (d->ranges.pair.n) {
    ScevExpand e;
    expand_init(&e, d->s, pass_fold_ctx(d->f, d->px));
    if (d->ranges.pair.n > (uint64_t)most || !loop_ranges_safe(d->lc, &e, &d->ranges)) {
      d->ranges.pair.n = 0;
      for (uint32_t i = 0; i < d->unknown.n; i++) {
        edge(d, d->unknown.p[i].a, d->unknown.p[i].b);
        edge(d, d->unknown.p[i].b, d->unknown.p[i].a);
      }
      find_parts(d);
    }
    expand_free(&e);
  }
  return d->part.n > 1 ? DONE : CANT_ISOLATE;
}

/* ---- the loops ---- */
/* What part p needs is marked by a new stamp. The last one has what no part has to compute. */
static void mark_needed(Distribute *d, uint32_t p) {
  d->stamp++;
  want_branches(d);
  for (uint32_t i = 0; i < d->acc.n; i++)
    if (is_op(d->f, d->acc.p[i].v, OP_STORE) && part_of(d, i) == p) want(d, d->acc.p[i].v);
  for (uint32_t i = 0; i < d->live.n; i++)
    if (d->live_acc.p[i] ? part_of(d, d->live_acc.p[i] - 1) == p : p + 1 == d->part.n) want(d, (Val)d->live.p[i]);
  while (d->todo.n) {
    Val v = (Val)d->ins.p[vec_pop(&d->todo)];
    for (uint32_t k = 0; k < nops(d->f, v); k++) want(d, arg(d->f, v, k));
  }
}
/* Of the loop whose instructions are these, in the order of d->ins, what is not needed goes. */
static void prune(Distribute *d, const uint32_t *ins) {
  Fn *f = d->f;
  for (uint32_t i = d->ins.n; i-- > 0;) {
    if (d->seen.p[i] == d->stamp) continue;
    Val v = (Val)ins[i];
    if (has_uses(f, v)) val_replace(f, v, con_poison(&f->con, ty(f, v)));
    ins_erase(f, v);
  }
}
/* Of a part there is nothing more to make. */
static void set_done(Distribute *d, Blk latch) {
  Val t = term(d->f, latch);
  md_set(d->f, t, MDK_LOOP, loop_id_with(d->f, md_get(d->f, t, MDK_LOOP), asked, false));
}
static void blk_name_like(Distribute *d, Blk ph) {
  Str h = blk_name_of(d->f, d->head);
  char *name = arena_alloc(d->px->scratch, h.n + 4u);
  if (!h.n || h.n > 200) return;
  memcpy(name, h.p, h.n);
  memcpy(name + h.n, ".ph", 3);
  blk_name_set(d->f, ph, (Str){name, h.n + 3});
}
static void make_loops(Distribute *d) {
  Fn *f = d->f;
  uint32_t n = d->part.n, m = d->ins.n;
  Blk ph = edge_split(f, d->pre, 0), next = ph, after = d->pre;
  VecU32 all = {0};
  blk_name_like(d, ph);
  vec_push(&all, (uint32_t)ph);
  for (uint32_t i = 0; i < d->blk.n; i++) vec_push(&all, d->blk.p[i]);
  uint32_t *ins = ARENA_ARRAY(d->px->scratch, uint32_t, (size_t)n *m);
  Blk *behind = ARENA_ARRAY(d->px->scratch, Blk, n); /* by part: the block that it leaves to */
  memcpy(ins + (size_t)(n - 1) * m, d->ins.p, m * sizeof *ins);
  behind[n - 1] = d->exit;
  lc_map_clear(d->lc);
  for (uint32_t p = n - 1; p-- > 0;) {
    char *suffix = arena_alloc(d->px->scratch, 24);
    int len = snprintf(suffix, 24, ".ldist%u", p + 1);
    Clone c = lc_clone(d->lc, (Str){suffix, (uint32_t)len}, d->px->scratch);
    region_clone(&c, &all, BLK_NONE, after);
    for (uint32_t i = 0; i < m; i++) ins[(size_t)p * m + i] = clone_mapped(c.val, d->ins.p[i]);
    Blk latch = (Blk)clone_mapped(c.blk, (uint32_t)d->latch), first = (Blk)clone_mapped(c.blk, (uint32_t)ph);
    clone_end(&c);
    lc_map_clear(d->lc);
    set_done(d, latch);
    for (uint32_t i = 0; i < nsuccs(f, latch); i++)
      if (succ(f, latch, i) == d->exit) edge_redirect(f, latch, i, next);
    behind[p] = next;
    next = first;
  }
  edge_redirect(f, d->pre, 0, next);
  set_done(d, d->latch);
  for (uint32_t i = 0; i < m; i++) clone_map(d->at, d->ins.p[i], i + 1);
  uint32_t k = 0;
  uint32_t way = succ_pred(f, d->latch,
                           succ(f, d->latch, 0) == d->exit ? 0 : 1); /* a version of the loop comes here too */
  FOR_EACH_PHI(f, d->exit, v) { /* what another part computes comes from behind it */
    Val now = arg(f, v, way);
    uint32_t i = place(d, now);
    if (!i) continue;
    uint32_t p = d->live_acc.p[k] ? part_of(d, d->live_acc.p[k] - 1) : n - 1;
    k++;
    if (p == n - 1) continue;
    Val own = (Val)ins[(size_t)p * m + i - 1], x = emit_phi(f, behind[p], ty(f, own), &own);
    name_like(f, x, own, STR(".lcssa"));
    opnd_set(f, v, way, x);
  }
  for (uint32_t p = 0; p < n - 1; p++) {
    mark_needed(d, p);
    prune(d, ins + (size_t)p * m);
  }
  mark_needed(d, n - 1); /* of the loop itself last: marks go by what it is */
  prune(d, ins + (size_t)(n - 1) * m);
  lc_map_clear(d->lc);
  vec_free(&all);
}

/* ---- the pass ---- */
/* The source's word on it; `otherwise` where it says nothing. */
static bool is_asked(const Distribute *d, bool otherwise) {
  const Module *m = d->f->m;
  Md id = d->latch ? md_get(d->f, term(d->f, d->latch), MDK_LOOP) : MD_NONE;
  Md o = id ? loop_option(m, id, str_of(asked)) : MD_NONE;
  uint64_t on;
  if (o && md_rec(m, o)->n == 2) return loop_option_number(m, o, &on) && on;
  return otherwise && !(id && loop_option(m, id, STR("llvm.loop.disable_nonforced")));
}
static void say(Distribute *d, Refused why) {
  Fn *f = d->f;
  Val at = term(f, d->pre ? d->pre : d->head);
  if (!remark_on(d->px)) return;
  if (why == DONE) {
    remark_plain(d->px, DISTRIBUTED, f, at);
    return;
  }
  remark_plain(d->px, DISTRIBUTE_NOT, f, at);
  switch (why) {
  case NOT_SIMPLE: remark_plain(d->px, DISTRIBUTE_FORM, f, at); break;
  case MULTIPLE_EXITS: remark_plain(d->px, DISTRIBUTE_EXITS, f, at); break;
  case NOT_BOTTOM_TESTED: remark_plain(d->px, DISTRIBUTE_BOTTOM, f, at); break;
  case SAFE: remark_plain(d->px, DISTRIBUTE_SAFE, f, at); break;
  case CANT_ISOLATE: remark_plain(d->px, DISTRIBUTE_CIRCLE, f, at); break;
  case CONVERGENT: remark_plain(d->px, DISTRIBUTE_CONVERGENT, f, at); break;
  case BEYOND:
  case DONE: remark_plain(d->px, DISTRIBUTE_EFFECTS, f, at); break;
  }
}
static void forget(Distribute *d) {
  vec_free(&d->blk), vec_free(&d->ins), vec_free(&d->seen), vec_free(&d->todo), vec_free(&d->acc), vec_free(&d->acc_of);
  vec_free(&d->live), vec_free(&d->live_acc), vec_free(&d->unknown), vec_free(&d->part);
  loop_ranges_free(&d->ranges);
}
/* Looks, without an edit of the graph, so that what is known of the function serves for all loops. False: it stays. */
static bool plan(Distribute *d, LoopCtx *lc, PassCtx *px) {
  Fn *f = lc->f;
  *d = (Distribute){.lc = lc, .px = px, .f = f, .at = &lc->forest->val};
  d->pre = lc_preheader(lc), d->head = lc_header(lc), d->latch = lc_latch(lc);
  if (!is_asked(d, knob_bool(px->knobs, KNOB_ENABLE_LOOP_DISTRIBUTE)) ||
      (lc_blks_reach(lc, CAP_DISTRIBUTE_BLOCKS) && cap_hit(f->m, DISTRIBUTE_BLOCKS)) || lc_has_inner(lc))
    return false;
  lc_blks(lc, &d->blk);
  Refused why = find_shape(d);
  if (why == DONE) why = gather(d);
  if (why == DONE) {
    (void)lc_dense(lc, &d->loop);
    d->s = lc_scev(lc);
    if (sx_backedge_count(d->s, d->loop) == SX_CNC) why = BEYOND;
  }
  if (why == DONE && !find_groups(d)) why = CANT_ISOLATE;
  if (why == DONE) {
    find_dependences(d);
    why = decide(d);
  }
  say(d, why);
  if (why == DONE && d->ranges.pair.n) {
    ScevExpand e;
    expand_init(&e, d->s, pass_fold_ctx(f, px));
    d->overlap = loop_ranges_test(lc, &e, &d->ranges);
    expand_free(&e);
  }
  lc_map_clear(lc);
  return why == DONE;
}
static void carry_out(Distribute *d, LoopCtx *lc) {
  d->lc = lc, d->at = &lc->forest->val, d->pre = lc_preheader(lc);
  (void)lc_exits_dedicated(lc); /* it has looked at the loop, and so need not look at the function after the edits */
  d->exit = succ(d->f, d->latch, lc_has_blk(lc, succ(d->f, d->latch, 0)) ? 1 : 0);
  if (d->overlap) d->pre = loop_version(lc, d->px, d->overlap, STR(".lver.orig"), asked);
  make_loops(d);
  VecU32 exits = {0};
  vec_push(&exits, (uint32_t)d->exit);
  (void)lc_dedicate(lc, &exits); /* the loop as it was leads there too */
  vec_free(&exits);
  stat_add(d->px, ST_DISTRIBUTED, 1);
}
Change pass_loop_distribute(Fn *f, PassCtx *px) {
  if (loops(f)->n < 2) return CH_NONE;
  LoopForest forest;
  LoopCtx lc = {0};
  VEC(Distribute *) plans = {0};
  Distribute *d = ARENA_ARRAY(px->scratch, Distribute, 1);
  loop_forest_init(&forest, f);
  VecU32 around = {0}; /* loops with others in them, which are not even looked at */
  while (around.n < forest.node.n) vec_push(&around, 0);
  for (uint32_t i = 1; i < forest.node.n; i++) around.p[forest.node.p[i].parent] = 1;
  while (loop_ctx_next(&lc, &forest, false)) {
    if (lc.loop < around.n && around.p[lc.loop]) continue;
    if (plan(d, &lc, px)) {
      vec_push(&plans, d);
      d = ARENA_ARRAY(px->scratch, Distribute, 1);
    } else forget(d);
  }
  loop_ctx_free(&lc);
  loop_forest_free(&forest);
  vec_free(&around);
  if (plans.n) {
    lc = (LoopCtx){0};
    loop_forest_init(&forest, f);
    for (uint32_t i = 0;
         i < plans.n && loop_ctx_next(&lc, &forest, false);) { /* in the same order, new loops between */
      if (lc_header(&lc) != plans.p[i]->head) continue;
      carry_out(plans.p[i], &lc);
      forget(plans.p[i++]);
      lc_map_clear(&lc);
      lc_alive(&lc);
    }
    loop_ctx_free(&lc);
    loop_forest_free(&forest);
  }
  bool done = plans.n != 0;
  vec_free(&plans);
  return done ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
