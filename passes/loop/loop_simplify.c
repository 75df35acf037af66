/* loop_simplify.c: loops in simplified form. Contract: loop_utils.h.
 *
 *     entry:                                      entry:
 *       br %c, label %loop, label %out              br %c, label %loop.preheader, label %out
 *     loop:                                       loop.preheader:
 *       br %d, label %loop, label %a         =>     br label %loop
 *     a:                                          loop:
 *       br %e, label %loop, label %out              br %d, label %loop.backedge, label %a
 *     out:                                        a:
 *                                                   br %e, label %loop.backedge, label %out.loopexit
 *                                                 loop.backedge: ...   out.loopexit: ...
 *
 * For each loop, inner ones first: edges into it from unreachable code go; exiting branches on undef leave it;
 * preheader; dedicated exits; one latch. A loop with few edges back, over some of which a phi of the header keeps its
 * value, is two loops in one: the others become the edges of an outer loop, unless a convergent operation stands in
 * the loop (the inner loop would decide anew who executes it together). Phis of the header that say one value go.
 * Where all exits lead to one block, exiting blocks that only compare are folded into their predecessors, once
 * loop-invariant instructions have been moved to the preheader.
 *
 * Cycles with several entries are no loops: a remark (-pass-remarks-missed=loop-simplify) names each, print<cycles>
 * shows them. Everything works on the loops as they were at the start (LoopEdit); only after a loop was split are
 * they found again and the function looked at once more. Exiting edges are listed once for all loops they leave, so
 * that shared exits and deep nests are not searched again for each loop. On a GPU: new blocks hold nothing but phis,
 * copies of a landing pad and a branch; no convergent operation depends on more conditions than before. */
#include "analysis/cfg/cycles.h"
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/loop/loop_utils.h"
#include "passes/remark.h"
#include "passes/simplifycfg/simplifycfg.h"
#include "support/hash.h"

static void edit_add(LoopEdit *e, Blk b, uint32_t loop) {
  uint32_t i = (uint32_t)b - e->l->nblk;
  if (i >= e->added.n) vec_resize_zero(&e->added, i + 1);
  e->added.p[i] = loop;
}
static uint32_t common_loop(const Loops *l, uint32_t a, uint32_t b) {
  while (a != b) {
    if (!a || !b) return 0;
    if (l->loop[a].depth >= l->loop[b].depth) a = l->loop[a].parent;
    else b = l->loop[b].parent;
  }
  return a;
}
/* preds_split; the block that the other edges of a landing pad get is in the innermost loop around `to` that one of
 * them comes from. */
static Blk split(LoopEdit *e, Blk to, const VecU32 *which, Str suffix, Str phi_suffix) {
  Blk rest, b = preds_split(e->f, to, which->p, which->n, suffix, phi_suffix, &rest);
  if (!rest) return b;
  uint32_t loop = loop_edit_of(e, to);
  for (; loop; loop = e->l->loop[loop].parent) {
    bool in = false;
    for (uint32_t k = 0; k < npreds(e->f, rest) && !in; k++) in = loop_edit_has(e, loop, pred(e->f, rest, k));
    if (in) break;
  }
  edit_add(e, rest, loop);
  return b;
}
/* Puts x behind one of its predecessors: best one that stands in front of a block of the loop. */
static void place_carefully(LoopEdit *e, Blk x, uint32_t loop) {
  Fn *f = e->f;
  for (uint32_t i = 0; i < npreds(f, x); i++)
    if (f->blk[x].prev == pred(f, x, i)) return;
  Blk after = pred(f, x, 0);
  for (uint32_t i = 0; i < npreds(f, x); i++) {
    Blk n = f->blk[pred(f, x, i)].next;
    if (n && n != x && loop_edit_has(e, loop, n)) {
      after = pred(f, x, i);
      break;
    }
  }
  blk_unplace(f, x);
  blk_place_after(f, x, after);
}
/* The block with the only edge back to the header. */
static Blk latch_of(const LoopEdit *e, uint32_t loop) {
  Blk h = e->l->loop[loop].header, in = BLK_NONE;
  for (uint32_t k = 0; k < npreds(e->f, h); k++) {
    Blk p = pred(e->f, h, k);
    if (!loop_edit_has(e, loop, p)) continue;
    if (in) return BLK_NONE;
    in = p;
  }
  return in;
}

Blk loop_preheader_make(LoopEdit *e, uint32_t loop, bool *changed) {
  Fn *f = e->f;
  Blk h = e->l->loop[loop].header, only = BLK_NONE;
  VecU32 which = {0};
  for (uint32_t k = 0; k < npreds(f, h); k++)
    if (!loop_edit_has(e, loop, pred(f, h, k))) {
      vec_push(&which, k);
      only = pred(f, h, k);
    }
  Blk p = BLK_NONE;
  if (which.n == 1 && nsuccs(f, only) == 1) p = only;
  else if (which.n) {
    Md loc = loop_start_loc(f, e->l, loop);
    p = split(e, h, &which, STR(".preheader"), STR(".ph"));
    if (p) {
      *changed = true;
      edit_add(e, p, e->l->loop[loop].parent);
      dbg_loc_set(f, term(f, p), loc);
      place_carefully(e, p, loop);
    }
  }
  vec_free(&which);
  return p;
}

Blk loop_latch_make(LoopEdit *e, uint32_t loop, bool *changed) {
  Fn *f = e->f;
  Blk h = e->l->loop[loop].header, first = BLK_NONE, last = BLK_NONE;
  VecU32 which = {0};
  uint32_t outside = 0;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    Blk p = pred(f, h, k);
    if (!loop_edit_has(e, loop, p)) {
      outside++;
      continue;
    }
    vec_push(&which, k);
    if (!first) first = p;
    last = p;
  }
  Blk b = which.n > 1 ? BLK_NONE : first;
  if (which.n > 1 && outside == 1) {
    Md loc = dbg_loc(f, first_nonphi(f, h)), id = MD_NONE;
    for (uint32_t i = 0; i < which.n && !id; i++) id = md_get(f, term(f, pred(f, h, which.p[i])), MDK_LOOP);
    VEC(Blk) from = {0};
    for (uint32_t i = 0; i < which.n; i++) vec_push(&from, pred(f, h, which.p[i]));
    b = split(e, h, &which, STR(".backedge"), STR(".be"));
    if (b) {
      *changed = true;
      edit_add(e, b, loop);
      blk_unplace(f, b);
      blk_place_after(f, b, last);
      dbg_loc_set(f, term(f, b), loc);
      for (uint32_t i = 0; i < from.n; i++)
        if (md_get(f, term(f, from.p[i]), MDK_LOOP)) md_set(f, term(f, from.p[i]), MDK_LOOP, MD_NONE);
      if (id) md_set(f, term(f, b), MDK_LOOP, id);
    }
    vec_free(&from);
  }
  vec_free(&which);
  return b;
}

typedef struct ExitEdge {
  Blk from;
  uint32_t succ;
  uint32_t next;
} ExitEdge; /* next: of the same exit */
/* edges: all that leave the loop. */
static bool exits_dedicate(LoopEdit *e, uint32_t loop, ExitEdge *edge, uint32_t n) {
  Fn *f = e->f;
  bool changed = false;
  if (!n) return false;
  /* group by target: sorted by insertion into lists, found through the target's first edge in the list */
  typedef struct Group {
    Blk to;
    uint32_t first, last, count;
    bool fixed;
  } Group;
  VEC(Group) g = {0};
  ARENA_ON_STACK(A);
  IdSet by_target = idset_on(&A, n);
  for (uint32_t i = 0; i < n; i++) {
    Blk to = succ(f, edge[i].from, edge[i].succ);
    uint32_t h = hash_u32((uint32_t)to), k = idset_probe(&by_target, h, h);
    if (!by_target.slot[k].id) {
      vec_push(&g, ((Group){.to = to, .first = i, .last = i}));
      idset_put(&by_target, k, g.n, h);
    }
    Group *x = &g.p[by_target.slot[k].id - 1];
    edge[x->last].next = i;
    edge[i].next = UINT32_MAX;
    x->last = i;
    x->count++;
    x->fixed |= op(f, term(f, edge[i].from)) == OP_INDIRECTBR;
  }
  arena_free(&A);
  VecU32 which = {0};
  for (uint32_t i = 0; i < g.n; i++) {
    Group x = g.p[i];
    if (x.fixed || npreds(f, x.to) == x.count) continue;
    which.n = 0;
    for (uint32_t k = x.first; k != UINT32_MAX; k = edge[k].next)
      vec_push(&which, succ_pred(f, edge[k].from, edge[k].succ));
    uint32_t around = loop_edit_of(e, x.to), in = common_loop(e->l, around, loop);
    bool header = around && e->l->loop[around].header == x.to;
    Blk old = header && in == around ? latch_of(e, around)
                                     : BLK_NONE; /* its edge back may come from the new block then */
    Md loc = header ? loop_start_loc(f, e->l, around) : dbg_loc(f, first_nonphi(f, x.to));
    Blk b = split(e, x.to, &which, STR(".loopexit"), STR(".ph"));
    if (!b) continue;
    changed = true;
    edit_add(e, b, in);
    dbg_loc_set(f, term(f, b), loc);
    if (old && latch_of(e, around) != old) {
      Md id = md_get(f, term(f, old), MDK_LOOP);
      Blk now = latch_of(e, around);
      if (id && now) {
        md_set(f, term(f, now), MDK_LOOP, id);
        uint32_t inner = loop_edit_of(e, old);
        if (!inner || latch_of(e, inner) != old) md_set(f, term(f, old), MDK_LOOP, MD_NONE);
      }
    }
  }
  vec_free(&which);
  vec_free(&g);
  return changed;
}

bool loop_is_simplified(const Fn *f, const Loops *l, uint32_t loop) {
  if (!loop_preheader(f, l, loop) || npreds(f, l->loop[loop].header) != 2) return false;
  const Loop *lp = &l->loop[loop];
  for (uint32_t i = lp->first; i < lp->last; i++)
    for (uint32_t k = 0; k < nsuccs(f, l->blk[i]); k++) {
      Blk s = succ(f, l->blk[i], k);
      if (loop_has_blk(l, loop, s)) continue;
      for (uint32_t j = 0; j < npreds(f, s); j++)
        if (!loop_has_blk(l, loop, pred(f, s, j))) return false;
    }
  return true;
}

/* ---- the pass ---- */
typedef struct Simp {
  LoopEdit e;
  PassCtx *px;
  uint32_t *first; /* by loop: exiting edges are edge[first[loop] .. first[loop + 1]) */
  ExitEdge *edge;
  uint8_t *stale; /* by loop: an inner loop's exits were merged in this round */
  Scfg *scfg;     /* for folding branches; made when first needed */
  bool changed;
  bool again; /* a loop became two, or exits were merged: look at the function once more */
} Simp;

/* What a phi says if it is one value: all operands that are not the phi itself agree; poison agrees with what is
 * available everywhere, undef only if that is no poison. */
static Val phi_value(Fn *f, Val phi) {
  Val c = VAL_NONE, undef = VAL_NONE;
  bool poison = false;
  for (uint32_t i = 0; i < nops(f, phi); i++) {
    Val x = arg(f, phi, i);
    if (x == phi) continue;
    if (val_is_con(x) && con_is_poison(&f->con, x)) {
      poison = true;
      continue;
    }
    if (val_is_con(x) && con_is_undef(&f->con, x)) {
      undef = x;
      continue;
    }
    if (c && c != x) return VAL_NONE;
    c = x;
  }
  if (!c) return undef ? undef : poison ? con_poison(&f->con, ty(f, phi)) : VAL_NONE;
  if (!undef && !poison) return c;
  KnownCtx k = known_at(f, &f->arena, VAL_NONE);
  return (val_is_con(c) || is_arg(f, c)) && (!undef || known_not_undef_poison(&k, c)) ? c : VAL_NONE;
}
static void phi_drop(Fn *f, Val phi, Val with) {
  val_replace(f, phi, with);
  ins_erase(f, phi);
}
/* A phi of the header that keeps its value over some edge back. */
static Val phi_to_split(Simp *s, uint32_t loop) {
  Fn *f = s->e.f;
  Blk h = s->e.l->loop[loop].header;
  FOR_EACH_PHI_SAFE(f, h, v) {
    Val c = phi_value(f, v);
    if (c && c != v) {
      phi_drop(f, v, c);
      s->changed = true;
      continue;
    }
    for (uint32_t i = 0; i < nops(f, v); i++)
      if (arg(f, v, i) == v && loop_edit_has(&s->e, loop, pred(f, h, i))) return v;
  }
  return VAL_NONE;
}
static bool split_nested(Simp *s, uint32_t loop) {
  Fn *f = s->e.f;
  Blk h = s->e.l->loop[loop].header;
  uint32_t back = 0;
  for (uint32_t k = 0; k < npreds(f, h); k++) back += loop_edit_has(&s->e, loop, pred(f, h, k));
  if (at_cap(f->m, LOOP_SIMPLIFY_SPLIT, back)) return false;
  for (uint32_t i = s->e.l->loop[loop].first; i < s->e.l->loop[loop].last; i++)
    FOR_EACH_INS(f, s->e.l->blk[i], v)
      if (is_convergent(f, v)) return false;
  Val phi = phi_to_split(s, loop);
  if (!phi) return false;
  VecU32 which = {0};
  bool can = true;
  for (uint32_t k = 0; k < npreds(f, h); k++) {
    if (arg(f, phi, k) == phi && loop_edit_has(&s->e, loop, pred(f, h, k))) continue;
    Op o = op(f, term(f, pred(f, h, k)));
    can &= o != OP_INDIRECTBR && o != OP_CALLBR;
    vec_push(&which, k);
  }
  Md loc = loop_start_loc(f, s->e.l, loop);
  Blk b = can && which.n ? split(&s->e, h, &which, STR(".outer"), STR(".ph")) : BLK_NONE;
  vec_free(&which);
  if (!b) return false;
  edit_add(&s->e, b, loop);
  dbg_loc_set(f, term(f, b), loc);
  place_carefully(&s->e, b, loop);
  s->again = true;
  return true;
}

/* v does not change in the loop, or can be moved to the end of `to` with all that it needs. */
static bool make_invariant(Simp *s, uint32_t loop, Val v, Blk to, bool *moved, unsigned depth) {
  Fn *f = s->e.f;
  if (!val_is_local(v) || is_arg(f, v) || !loop_edit_has(&s->e, loop, blk_of(f, v))) return true;
  if (!to || past_cap(f->m, LOOP_SIMPLIFY_HOIST, depth) || is_op(f, v, OP_PHI) || is_term(f, v) ||
      !is_speculatable(f, v) || may_read(f, v) || is_convergent(f, v))
    return false;
  for (uint32_t i = 0; i < nops(f, v); i++)
    if (!make_invariant(s, loop, arg(f, v, i), to, moved, depth + 1)) return false;
  ins_move_before(f, v, term(f, to));
  drop_ub_implying(f, v);
  dbg_loc_set(f, v, MD_NONE);
  *moved = true;
  return true;
}
/* All exiting edges lead to one block: exiting blocks that only compare become part of their predecessor's branch. */
static bool merge_exits(Simp *s, uint32_t loop) {
  Fn *f = s->e.f;
  uint32_t lo = s->first[loop], hi = s->first[loop + 1];
  bool changed = false, folded = false;
  Blk unique = BLK_NONE, last = BLK_NONE,
      pre = loop_preheader_make(&s->e, loop, &changed); /* it is there, if there can be one */
  for (uint32_t i = lo; i < hi; i++) {
    Blk to = succ(f, s->edge[i].from, s->edge[i].succ);
    if (unique && to != unique) return changed;
    unique = to;
  }
  for (uint32_t i = lo; i < hi; i++) {
    Blk b = s->edge[i].from;
    if (b == last || !single_pred(f, b)) continue;
    last = b;
    Val t = term(f, b);
    if (!is_condbr(f, t)) continue;
    Val c = arg(f, t, 0);
    if (!is_cmp(f, c) || blk_of(f, c) != b) continue;
    bool all = true;
    FOR_EACH_INS_SAFE(f, b, v) {
      if (v == t || v == c) continue;
      if (!make_invariant(s, loop, v, pre, &changed, 0)) {
        all = false;
        break;
      }
    }
    if (!all) continue;
    if (!s->scfg) s->scfg = scfg_new(f, s->px);
    if (!scfg_common_dest(s->scfg, b)) continue;
    changed = folded = true;
    if (!npreds(f, b)) blk_erase(f, b);
  }
  if (folded) { /* the lists of the loops around are not right any more */
    s->again = true;
    for (uint32_t i = s->e.l->loop[loop].parent; i && !s->stale[i]; i = s->e.l->loop[i].parent) s->stale[i] = 1;
  }
  return changed;
}

static bool simplify_one(Simp *s, uint32_t loop) {
  LoopEdit *e = &s->e;
  Fn *f = e->f;
  Blk h = e->l->loop[loop].header;
  bool changed = false;
  uint32_t lo = s->first[loop], hi = s->first[loop + 1];
  for (uint32_t i = lo; i < hi; i++) {
    Val t = term(f, s->edge[i].from);
    if (!is_condbr(f, t) || !val_is_con(arg(f, t, 0))) continue;
    Val c = arg(f, t, 0);
    if (!con_is_undef(&f->con, c) && !con_is_poison(&f->con, c)) continue;
    opnd_set(f, t, 0, con_int(&f->con, TY_I1, !loop_edit_has(e, loop, succ(f, s->edge[i].from, 0))));
    changed = true;
  }
  Blk pre = loop_preheader_make(e, loop, &changed);
  changed |= exits_dedicate(e, loop, s->edge + lo, hi - lo);
  if (pre && !latch_of(e, loop)) {
    if (split_nested(s, loop)) return true;
    loop_latch_make(e, loop, &changed);
  }
  FOR_EACH_PHI_SAFE(f, h, v) {
    Val c = phi_value(f, v);
    if (c && c != v) {
      phi_drop(f, v, c);
      changed = true;
    }
  }
  return changed;
}

/* Edges from unreachable blocks into the middle of loops. A block that loses its last edge so loses its phis, which
 * would have no operands. */
static bool drop_dead_edges(Fn *f, const Loops *l, const Dom *d) {
  bool changed = false;
  FOR_EACH_BLK(f, b) {
    if (dom_reachable(d, b)) continue;
    for (uint32_t k = 0; k < nsuccs(f, b); k++) {
      Blk to = succ(f, b, k);
      uint32_t i = loop_of(l, to);
      if (!i || (l->loop[i].header == to && !l->loop[i].parent)) continue;
      term_unreachable(f, b);
      changed = true;
      break;
    }
  }
  if (changed)
    FOR_EACH_BLK(f, b)
      while (!npreds(f, b) && is_op(f, first_ins(f, b), OP_PHI)) ins_erase_poison(f, first_ins(f, b));
  return changed;
}

Change loop_simplify_fn(Fn *f, PassCtx *px) {
  Change ch = CH_NONE;
  for (bool again = true; again;) {
    again = false;
    const Loops *l = loops(f);
    if (l->n < 2) break;
    if (drop_dead_edges(f, l, dom(f))) {
      ch = CH_VAL | CH_CFG | CH_MEM | CH_CALL;
      l = loops(f);
    }
    ArenaMark mark = arena_mark(px->scratch);
    Simp s = {.e = {.f = f, .l = l}, .px = px};
    s.first = ARENA_ZARRAY(px->scratch, uint32_t, l->n + 2);
    for (unsigned fill = 0; fill < 2;
         fill++) { /* count, then fill: an edge stands in the list of every loop that it leaves */
      if (fill) {
        for (uint32_t i = 1; i <= l->n + 1; i++) s.first[i] += s.first[i - 1];
        s.edge = ARENA_ARRAY(px->scratch, ExitEdge, s.first[l->n + 1] + 1);
      }
      FOR_EACH_BLK(f, b)
        for (uint32_t k = 0; loop_of(l, b) && k < nsuccs(f, b); k++)
          for (uint32_t i = loop_of(l, b); i && !loop_edit_has(&s.e, i, succ(f, b, k)); i = l->loop[i].parent)
            if (fill) s.edge[s.first[i + 1]++] = (ExitEdge){b, k, 0};
            else s.first[i + 2]++;
    }
    s.stale = ARENA_ZARRAY(px->scratch, uint8_t, l->n);
    for (uint32_t i = l->n; i-- > 1;) s.changed |= simplify_one(&s, i);
    if (!s.again)
      for (uint32_t i = l->n; i-- > 1;)
        if (!s.stale[i]) s.changed |= merge_exits(&s, i);
    again = s.again;
    loop_edit_end(&s.e);
    scfg_free(s.scfg);
    arena_release(px->scratch, mark);
    if (s.changed) ch = CH_VAL | CH_CFG | CH_MEM | CH_CALL;
  }
  return ch;
}
/* Cycles that are no natural loops, which every loop pass leaves alone. */
static void irreducible_report(Fn *f, PassCtx *px) {
  if (!remark_on(px) || !loops(f)->irreducible) return;
  const Cycles *c = cycles(f);
  for (uint32_t i = 1; i < c->n; i++)
    if (!cycle_reducible(c, i))
      remark(px, LOOP_IRREDUCIBLE, f, first_ins(f, c->cycle[i].header), ra_int(c->cycle[i].last - c->cycle[i].first),
             ra_int(c->cycle[i].nentry));
}
bool loops_are_simplified(Fn *f) {
  const Loops *l = loops(f);
  for (uint32_t i = 1; i < l->n; i++)
    if (!loop_is_simplified(f, l, i)) return false;
  return true;
}
Change pass_loop_simplify(Fn *f, PassCtx *px) {
  Change ch = loop_simplify_fn(f, px);
  irreducible_report(f, px);
  return ch;
}
