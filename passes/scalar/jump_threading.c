/* jump_threading.c: a block that decides nothing for who comes from one of its predecessors is jumped over.
 *
 *     a:  br label %m                             a:  br label %yes
 *     b:  br label %m                             b:  br label %m
 *     m:  %p = phi i1 [ true, %a ], [ %c, %b ] => m:  ; what else stands in m is copied for a
 *         br i1 %p, label %yes, label %no             br i1 %c, label %yes, label %no
 *
 * In rounds. First, on the function as it is, for every block that ends in a conditional branch or switch and every
 * edge into it: what the condition is when the block is entered over that edge, from the phis of the block, and from
 * what conditions on the way say of other values (lazy_value.h), computed through the instructions of the block as
 * ranges. Where all edges lead one way, the branch goes; else the edges that agree with most others on a way get a copy
 * of the block that ends in it. A block that branches on its own phi is copied into predecessors that lead nowhere
 * else. Then the copies are made, and values that have several definitions now get their phis, for all copies at once
 * so that dominators are needed once a round.
 *
 * Not copied: blocks of more than jump-threading-threshold instructions (free ones apart); heads of loops, and jumps to
 * them (jump-threading-across-loop-headers), since that would give a loop two entries or turn it inside out; blocks
 * that may not be there twice (clone.h). Before each round loads that branches decide on become phis: jump_loads.c.
 *
 * On a GPU: who jumps over a block does not wait there for who does not, so that threads may meet later than before. A
 * function in which a convergent operation could notice is left alone but for branches that go altogether.
 *
 * Requires dominators, lazy values. Cost: a round O(edges * the block's instructions that decide) and that of the
 * questions; caps JUMP_ROUNDS, JUMP_EDGES, JUMP_DEPTH. Source: LLVM's JumpThreading (public design). */
#include "analysis/value/lazy_value.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/pass_fold.h"
#include "passes/scalar/jump_threading.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"
#include "support/knob.h"
#include <stdlib.h>

typedef struct Edge {
  Blk from;
  uint32_t i; /* its successor number */
} Edge;
typedef struct Jump {
  Blk over;
  uint32_t way;         /* successor of `over`; WAY_ALL: the copy keeps them all; WAY_UNFOLD: select becomes a branch */
  uint32_t first, last; /* in Jumps.edge */
  Val select;
} Jump;
enum { WAY_ALL = UINT32_MAX, WAY_OPEN = UINT32_MAX - 1, WAY_ANY = UINT32_MAX - 2, WAY_UNFOLD = UINT32_MAX - 3 };
typedef struct Jumps {
  Fn *f;
  PassCtx *px;
  LazyValue *l;
  const Dom *d;
  FoldCtx x;
  bool meets; /* something in the function notices which threads are together */
  VEC(Jump) jump;
  VEC(Edge) edge;
  uint8_t *head; /* by Blk below nblk: a way back leads here */
  uint32_t nblk;
  bool changed, cfg;
} Jumps;

/* ---- what a value is over an edge ---- */
static bool is_here(const Jumps *j, Val v, Blk b) {
  return val_is_local(v) && !is_arg(j->f, v) && blk_of(j->f, v) == b;
}
static Range of_con(const Jumps *j, Val v, unsigned bits) {
  const ConPool *p = &j->f->con;
  if (con_kind(p, v) == CON_NULL) return range_one(bits, 0);
  if (ty_kind(j->f->m, con_type(p, v)) == TK_PTR) {
    KnownCtx kc = known_at(j->f, j->px->scratch, VAL_NONE);
    return known_nonzero(&kc, v) ? range_make(bits, 1, 0) : range_full(bits);
  }
  if (con_kind(p, v) != CON_INT) return range_full(bits);
  return range_of_con(p, v);
}
/* What the branches on the way to edge k of b say of the comparison, whose operands are there before it. */
static int on_the_way(Jumps *j, Cmp c, Blk b, uint32_t k) {
  const Fn *f = j->f;
  if (is_here(j, c.a, b) || is_here(j, c.b, b)) return -1;
  Blk p = pred(f, b, k);
  KnownCtx kc = known_at(j->f, j->px->scratch, term(f, p));
  int t = -1;
  if (blk_forks(f, p)) t = cond_implies_cmp(&kc, arg(f, term(f, p), 0), pred_succ(f, b, k) == 0, c);
  return t >= 0 ? t : branch_implies_cmp(&kc, c);
}
/* What operand i of v, of b, is when b is entered over edge k. */
static Val operand_over(const Jumps *j, Val v, uint32_t i, Blk b, uint32_t k) {
  Val x = arg(j->f, v, i);
  return is_here(j, x, b) && is_op(j->f, x, OP_PHI) ? arg(j->f, x, k) : x;
}
/* The constant that comparison v of x and y folds to; VAL_NONE: none. */
static Val folded(Jumps *j, Val v, Val x, Val y) {
  Val ops[2] = {x, y};
  InsView e = ins_view(j->f, v);
  e.ops = ops, e.self = VAL_NONE;
  Val s = simplify_view(&j->x, &e);
  return s && val_is_con(s) ? s : VAL_NONE;
}
/* What v is when b is entered over its edge number k, as far as a range says. frozen: what v may be is not to be
 * chosen, since others see what was chosen. */
static Range over_edge(Jumps *j, Val v, Blk b, uint32_t k, unsigned depth, bool frozen) {
  Fn *f = j->f;
  unsigned bits = lazy_bits(j->l, v);
  if (!bits) return range_full(1);
  if (val_is_con(v)) return of_con(j, v, bits);
  if (!is_here(j, v, b) || is_op(f, v, OP_PHI)) {
    if (is_here(j, v, b)) v = arg(f, v, k);
    if (val_is_con(v)) return of_con(j, v, bits);
    if (frozen) return range_full(bits);
    return lazy_range_edge(j->l, v, pred(f, b, k), pred_succ(f, b, k), true);
  }
  if (at_cap(f->m, JUMP_DEPTH, depth) || ty_is_vec(f->m, ty(f, v))) return range_full(bits);
  Op o = op(f, v);
  if (o == OP_FREEZE) return over_edge(j, arg(f, v, 0), b, k, depth + 1, true);
  if (o == OP_ICMP || o == OP_FCMP) {
    Val x = arg(f, v, 0), y = arg(f, v, 1), tx = operand_over(j, v, 0, b, k), ty_ = operand_over(j, v, 1, b, k);
    if (o == OP_ICMP) {
      Pred p = (Pred)sub(f, v);
      if (tx == ty_ && !frozen)
        return range_one(1, p == ICMP_EQ || p == ICMP_UGE || p == ICMP_ULE || p == ICMP_SGE || p == ICMP_SLE);
      unsigned w = lazy_bits(j->l, x);
      if (!w || ty_is_vec(f->m, ty(f, x))) return range_full(1);
      int t = range_icmp(p, over_edge(j, x, b, k, depth + 1, frozen), over_edge(j, y, b, k, depth + 1, frozen));
      if (t >= 0) return range_one(1, (uint64_t)t);
      if (!frozen && (t = on_the_way(j, (Cmp){p, tx, ty_}, b, k)) >= 0) return range_one(1, (uint64_t)t);
    }
    Val s = !frozen && (tx != x || ty_ != y) ? folded(j, v, tx, ty_) : VAL_NONE;
    return s ? of_con(j, s, 1) : range_full(1);
  }
  if (o == OP_SELECT) {
    Range c = over_edge(j, arg(f, v, 0), b, k, depth + 1, frozen);
    uint64_t t;
    if (range_single(c, &t)) return over_edge(j, arg(f, v, t ? 1 : 2), b, k, depth + 1, frozen);
    Range x = over_edge(j, arg(f, v, 1), b, k, depth + 1, frozen);
    return range_is_full(x) ? x : range_union(x, over_edge(j, arg(f, v, 2), b, k, depth + 1, frozen));
  }
  if (is_bin(f, v) && ty_is_int(f->m, ty(f, v))) {
    Range x = over_edge(j, arg(f, v, 0), b, k, depth + 1, frozen),
          y = over_edge(j, arg(f, v, 1), b, k, depth + 1, frozen);
    return range_bin(o, frozen ? 0 : flags(f, v), x, y);
  }
  if (o == OP_ZEXT || o == OP_SEXT || o == OP_TRUNC)
    return lazy_bits(j->l, arg(f, v, 0)) ? range_cast(o, over_edge(j, arg(f, v, 0), b, k, depth + 1, frozen), bits)
                                         : range_full(bits);
  return range_full(bits);
}
/* b's successor whose address the constant is. */
static uint32_t way_to(const Fn *f, Blk b, Val con) {
  Blk to = blk_of_address(f, con);
  for (uint32_t i = 0; to && i < nsuccs(f, b); i++)
    if (succ(f, b, i) == to) return i;
  return WAY_OPEN;
}
/* Where b leads when entered over edge k: a successor's number; WAY_ANY: wherever one likes; WAY_OPEN: not known. */
static uint32_t way_of(Jumps *j, Blk b, uint32_t k) {
  Fn *f = j->f;
  Val t = term(f, b), c = arg(f, t, 0);
  if (is_here(j, c, b) && is_op(f, c, OP_PHI) && val_is_con(arg(f, c, k)) && con_is_undefined(&f->con, arg(f, c, k)))
    return WAY_ANY;
  if (is_op(f, t, OP_INDIRECTBR))
    return is_here(j, c, b) && is_op(f, c, OP_PHI) ? way_to(f, b, arg(f, c, k)) : WAY_OPEN;
  unsigned bits = lazy_bits(j->l, c);
  if (!bits || ty_is_ptr(f->m, ty(f, c))) return WAY_OPEN;
  Range r = over_edge(j, c, b, k, 0, false);
  uint64_t x;
  if (range_is_empty(r)) return WAY_ANY; /* no value can come this way */
  if (range_is_full(r)) return WAY_OPEN;
  if (is_op(f, t, OP_BR)) return range_single(r, &x) ? (x ? 0 : 1) : WAY_OPEN;
  bool none = true;
  for (uint32_t i = 1; i < nsuccs(f, b); i++) {
    uint64_t con;
    if (!con_u64(&f->con, arg(f, t, i), &con)) return WAY_OPEN;
    if (!range_has(r, con)) continue;
    if (range_single(r, &x)) return i;
    none = false;
  }
  return none ? 0 : WAY_OPEN;
}

/* ---- decisions ---- */
/* Instructions that a copy of b costs; UINT32_MAX: it may not be there twice. */
static uint32_t copy_cost(const Fn *f, Blk b) {
  uint32_t n = 0;
  FOR_EACH_INS(f, b, v) {
    if (is_op(f, v, OP_PHI) || is_term(f, v)) continue;
    if (ty(f, v) == TY_TOKEN || is_noduplicate(f, v) || is_convergent(f, v)) return UINT32_MAX;
    if (is_op(f, v, OP_BITCAST) && ty_is_ptr(f->m, ty(f, v))) continue;
    n++;
    if (is_op(f, v, OP_CALL)) n += call_intrinsic(f, v) ? (ty_is_vec(f->m, ty(f, v)) ? 0 : 1) : 3;
  }
  uint32_t bonus = is_op(f, term(f, b), OP_SWITCH) ? 6 : 0;
  return n > bonus ? n - bonus : 0;
}
static bool may_copy(const Jumps *j, Blk b) {
  const Fn *f = j->f;
  Val first = first_nonphi(f, b);
  Op o = op(f, first);
  return !j->meets && (!j->head[b] || knob_bool(j->px->knobs, KNOB_JUMP_ACROSS)) && !blk_is_address_taken(f, b) &&
         o != OP_LANDINGPAD && o != OP_CATCHPAD && o != OP_CLEANUPPAD &&
         copy_cost(f, b) <= (uint64_t)knob_int(j->px->knobs, KNOB_JUMP_THRESHOLD);
}
static bool may_redirect(const Fn *f, Blk p) {
  Op o = op(f, term(f, p));
  return o == OP_BR || o == OP_SWITCH;
}
static void unfold(Jumps *j, Blk b, Val select) {
  vec_push(&j->jump, ((Jump){b, WAY_UNFOLD, j->edge.n, j->edge.n, select}));
}
/* What is decided on, or the comparison of it with a constant, is for the arm of a select that is known at `at`: a
 * number, -1 unknown. */
static int arm_says(Jumps *j, Val c, bool cmp, Val arm, Val at) {
  const Fn *f = j->f;
  unsigned bits = lazy_bits(j->l, arm);
  if (bits) {
    Range r = val_is_con(arm) ? of_con(j, arm, bits) : lazy_range(j->l, arm, at, true);
    uint64_t x;
    return cmp                   ? range_icmp((Pred)sub(f, c), r, of_con(j, arg(f, c, 1), bits))
           : range_single(r, &x) ? (int)(x & INT32_MAX)
                                 : -1;
  }
  if (!cmp || !val_is_con(arm)) return -1;
  Val s = folded(j, c, arm, arg(f, c, 1));
  uint64_t x;
  return s && con_u64(&f->con, s, &x) ? (int)x : -1;
}
/* b decides on a phi, or a comparison of one with a constant, that takes a select from a block which only leads here,
 * and one of the arms settles it. */
static bool unfold_above(Jumps *j, Blk b, Val c) {
  Fn *f = j->f;
  if (!is_here(j, c, b)) return false;
  bool cmp = (is_op(f, c, OP_ICMP) || is_op(f, c, OP_FCMP)) && val_is_con(arg(f, c, 1));
  Val phi = cmp ? arg(f, c, 0) : c;
  if (!is_here(j, phi, b) || !is_op(f, phi, OP_PHI) || ty_is_vec(f->m, ty(f, phi))) return false;
  for (uint32_t k = 0; k < nops(f, phi); k++) {
    Val s = arg(f, phi, k);
    Blk p = pred(f, b, k);
    if (val_is_con(s) || !is_here(j, s, p) || !is_op(f, s, OP_SELECT) || !has_one_use(f, s) || nsuccs(f, p) != 1 ||
        !is_op(f, term(f, p), OP_BR) || ty(f, arg(f, s, 0)) != TY_I1)
      continue;
    int known[2] = {arm_says(j, c, cmp, arg(f, s, 1), term(f, p)), arm_says(j, c, cmp, arg(f, s, 2), term(f, p))};
    if ((known[0] < 0 && known[1] < 0) || known[0] == known[1]) continue;
    unfold(j, p, s);
    return true;
  }
  return false;
}
/* A select in b on a phi of b that is a constant over some edge, or on a comparison of it with a constant: as a branch
 * it can be jumped over. */
static void unfold_here(Jumps *j, Blk b) {
  const Fn *f = j->f;
  if (npreds(f, b) < 2 || !may_copy(j, b)) return;
  FOR_EACH_INS(f, b, v) {
    if (!is_op(f, v, OP_SELECT) || ty(f, arg(f, v, 0)) != TY_I1 || ty(f, v) == TY_I1) continue;
    Val c = arg(f, v, 0), phi = !val_is_con(c) && is_op(f, c, OP_ICMP) && has_one_use(f, c) && val_is_con(arg(f, c, 1))
                                    ? arg(f, c, 0)
                                    : c;
    if (!is_here(j, phi, b) || !is_op(f, phi, OP_PHI)) continue;
    bool some = false;
    for (uint32_t k = 0; k < nops(f, phi); k++)
      some |= val_is_con(arg(f, phi, k)) && con_kind(&f->con, arg(f, phi, k)) == CON_INT;
    if (!some) continue;
    unfold((Jumps *)j, b, v);
    return;
  }
}
/* b, which only p leads to, is settled for who comes to p over one of its edges: p is jumped over with all its ways,
 * and the next round does it with b. */
static void over_two(Jumps *j, Blk b, Val c) {
  Fn *f = j->f;
  if (npreds(f, b) != 1 || val_is_con(c) || (is_here(j, c, b) && (!is_op(f, c, OP_ICMP) || !has_one_use(f, c)))) return;
  Blk p = pred(f, b, 0);
  if (!is_condbr(f, term(f, p)) || succ(f, p, 0) == succ(f, p, 1) || npreds(f, p) < 2 ||
      past_cap(f->m, JUMP_EDGES, npreds(f, p)) || j->head[p] || j->head[b] || !may_copy(j, p) ||
      copy_cost(f, p) + copy_cost(f, b) > (uint64_t)knob_int(j->px->knobs, KNOB_JUMP_THRESHOLD))
    return;
  uint32_t count[2] = {0}, at[2] = {0};
  for (uint32_t k = 0; k < npreds(f, p); k++) {
    uint64_t x;
    Range r;
    if (!dom_reachable(j->d, pred(f, p, k))) continue;
    if (is_here(j, c, b)) {
      Val y = arg(f, c, 0), z = arg(f, c, 1);
      if (is_here(j, y, b) || is_here(j, z, b) || !lazy_bits(j->l, y)) return;
      int t = range_icmp((Pred)sub(f, c), over_edge(j, y, p, k, 0, false), over_edge(j, z, p, k, 0, false));
      r = t < 0 ? range_full(1) : range_one(1, (uint64_t)t);
    } else r = over_edge(j, c, p, k, 0, false);
    if (range_single(r, &x)) count[x & 1]++, at[x & 1] = k;
  }
  uint32_t way = count[0] == 1 ? 0 : count[1] == 1 ? 1 : 2;
  if (way == 2 || !may_redirect(f, pred(f, p, at[way])) || j->head[succ(f, b, 1 - way)]) return;
  Jump jump = {.over = p, .way = WAY_ALL, .first = j->edge.n, .last = j->edge.n + 1};
  vec_push(&j->edge, ((Edge){pred(f, p, at[way]), pred_succ(f, p, at[way])}));
  vec_push(&j->jump, jump);
}
static void keep(Jumps *j, Blk b, uint32_t i) {
  Fn *f = j->f;
  Val c = arg(f, term(f, b), 0);
  term_keep_edge(f, b, i);
  if (!val_is_con(c) && !is_arg(f, c) && is_trivially_dead(f, c)) ins_erase_dead(f, c);
  stat_add(j->px, ST_JUMP_FOLDED, 1);
  j->changed = j->cfg = true;
}
/* b leads along `way`: what it decides on, of b itself, is that for others too, behind b, and in b where what says so
 * holds when b is entered. (Of uses above b nothing is known.) */
static void settled(Jumps *j, Blk b, uint32_t way, bool here) {
  Fn *f = j->f;
  Val t = term(f, b), c = arg(f, t, 0), is = VAL_NONE;
  if (!is_here(j, c, b) || has_one_use(f, c)) return;
  if (is_op(f, t, OP_BR)) is = con_int(&f->con, TY_I1, way == 0);
  else if (is_op(f, t, OP_SWITCH) && way) is = arg(f, t, way);
  if (!is) return;
  if (here) val_replace(f, c, is);
  else
    FOR_EACH_USE(f, c, u)
      if (blk_of(f, use_user(f, u)) != b || is_op(f, use_user(f, u), OP_PHI))
        opnd_set(f, use_user(f, u), use_index(f, u), is);
  if (is_trivially_dead(f, c)) ins_erase_dead(f, c);
}
/* A freeze of what something above has branched on already is that itself. */
static void frozen_known(Jumps *j, Val t) {
  Fn *f = j->f;
  Val c = arg(f, t, 0);
  if (!is_op(f, c, OP_FREEZE)) return;
  Val x = arg(f, c, 0);
  bool above = false;
  Blk b = j->d->idom[blk_of(f, t)];
  for (unsigned n = 0; b && !above && !at_cap(f->m, JUMP_DEPTH, n); n++, b = j->d->idom[b]) {
    Val up = term(f, b);
    above = (is_condbr(f, up) || is_op(f, up, OP_SWITCH)) && arg(f, up, 0) == x;
  }
  KnownCtx kc = known_at(f, j->px->scratch, t);
  if (!above && !known_not_undef_poison(&kc, x)) return;
  opnd_set(f, t, 0, x);
  if (is_trivially_dead(f, c)) ins_erase_dead(f, c);
  j->changed = j->cfg = true;
}
/* What b branches on is a phi of b, or the freeze of one for the branch alone. */
static bool on_phi(const Jumps *j, Val c, Blk b) {
  const Fn *f = j->f;
  if (is_here(j, c, b) && is_op(f, c, OP_FREEZE) && has_one_use(f, c)) c = arg(f, c, 0);
  return is_here(j, c, b) && is_op(f, c, OP_PHI);
}
static void decide(Jumps *j, Blk b) {
  Fn *f = j->f;
  Val t = term(f, b);
  uint32_t n = npreds(f, b), m = nsuccs(f, b);
  if (!j->meets) unfold_here(j, b);
  if (is_op(f, t, OP_INDIRECTBR) && m == 1) { /* to go elsewhere is undefined */
    keep(j, b, 0);
    return;
  }
  if ((!is_condbr(f, t) && !is_op(f, t, OP_SWITCH) && !is_op(f, t, OP_INDIRECTBR)) || m < 2) return;
  frozen_known(j, t);
  Val c = arg(f, t, 0),
      simple = val_is_con(c) || is_arg(f, c) || is_op(f, c, OP_PHI) ? VAL_NONE : simplify_ins(&j->x, c);
  uint64_t x;
  if (simple && val_is_con(simple)) {
    Val was = c;
    val_replace(f, was, c = simple);
    if (is_trivially_dead(f, was)) ins_erase_dead(f, was);
    j->changed = true;
    j->cfg = true;
  }
  if (val_is_con(c)) {
    if (con_is_undefined(&f->con, c)) x = 0;
    else if (is_op(f, t, OP_INDIRECTBR)) {
      if ((x = way_to(f, b, c)) >= m) return;
    } else if (!con_u64(&f->con, c, &x)) return;
    else if (is_op(f, t, OP_BR)) x = !x;
    else {
      uint32_t i = 1;
      while (i < m && arg(f, t, i) != c) i++;
      x = i < m ? i : 0;
    }
    keep(j, b, (uint32_t)x);
    return;
  }
  if (is_op(f, t, OP_BR) && is_op(f, c, OP_ICMP)) {
    int is = lazy_icmp(j->l, (Pred)sub(f, c), arg(f, c, 0), arg(f, c, 1), t);
    if (is >= 0) {
      settled(j, b, is ? 0 : 1, false);
      keep(j, b, is ? 0 : 1);
      return;
    }
  }
  if (past_cap(f->m, JUMP_EDGES, n) || n == 0) return;
  uint32_t *way = ARENA_ARRAY(j->px->scratch, uint32_t, n), *votes = ARENA_ZARRAY(j->px->scratch, uint32_t, m),
           all = WAY_ANY, known = 0;
  for (uint32_t k = 0; k < n; k++) {
    way[k] = dom_reachable(j->d, pred(f, b, k)) ? way_of(j, b, k) : WAY_ANY;
    if (way[k] == WAY_ANY) continue;
    if (way[k] != WAY_OPEN) votes[way[k]]++, known++;
    all = all == WAY_ANY || all == way[k] ? way[k] : WAY_OPEN;
  }
  if (all < m) {
    settled(j, b, all, true);
    keep(j, b, all);
    return;
  }
  if (!may_copy(j, b)) return;
  uint32_t best = WAY_OPEN;
  for (uint32_t i = 0; i < m; i++)
    if (votes[i] && (best == WAY_OPEN || votes[i] > votes[best]) && succ(f, b, i) != b &&
        (!j->head[succ(f, b, i)] || knob_bool(j->px->knobs, KNOB_JUMP_ACROSS)))
      best = i;
  Jump jump = {.over = b, .way = best, .first = j->edge.n};
  if (best != WAY_OPEN) {
    for (uint32_t k = 0; k < n; k++)
      if ((way[k] == best || way[k] == WAY_ANY || (way[k] < m && succ(f, b, way[k]) == succ(f, b, best))) &&
          may_redirect(f, pred(f, b, k)) && dom_reachable(j->d, pred(f, b, k)))
        vec_push(&j->edge, ((Edge){pred(f, b, k), pred_succ(f, b, k)}));
  } else if (is_condbr(f, t) && on_phi(j, c, b)) {
    jump.way = WAY_ALL;
    for (uint32_t k = 0; k < n; k++)
      if (nsuccs(f, pred(f, b, k)) == 1 && is_op(f, term(f, pred(f, b, k)), OP_BR) &&
          dom_reachable(j->d, pred(f, b, k)) && j->edge.n - jump.first + 1 < n)
        vec_push(&j->edge, ((Edge){pred(f, b, k), pred_succ(f, b, k)}));
  }
  jump.last = j->edge.n;
  if (jump.first < jump.last) vec_push(&j->jump, jump);
  else if (!unfold_above(j, b, c) && is_condbr(f, t)) over_two(j, b, c);
}

/* ---- copies ---- */
typedef struct Copy {
  Blk is;
  Val val, to; /* a value of the block, and what it is in the copy */
} Copy;
typedef struct Copies {
  VEC(Copy) val;
  VecU32 made;
  CloneMap vmap, bmap;
} Copies;
static bool used_outside(const Fn *f, Val v) {
  FOR_EACH_USE(f, v, u)
    if (blk_of(f, use_user(f, u)) != blk_of(f, v) || is_op(f, use_user(f, u), OP_PHI)) return true;
  return false;
}
/* What comes in over the edge may itself have copies by the end of the round: a phi of the copy's uses it, so that it
 * is mended. */
static void copy_over(Jumps *j, Copies *cs, Blk b, Blk from, uint32_t i, uint32_t way) {
  Fn *f = j->f;
  uint32_t k = succ_pred(f, from, i);
  Clone c = clone_begin(f, f, &cs->vmap, &cs->bmap, STR(".thread"), j->px->scratch);
  FOR_EACH_PHI(f, b, v) clone_map(c.val, (uint32_t)v, (uint32_t)arg(f, v, k));
  VecU32 one = {0};
  vec_push(&one, (uint32_t)b);
  region_clone(&c, &one, b, from);
  vec_free(&one);
  Blk is = (Blk)clone_mapped(c.blk, (uint32_t)b);
  edge_redirect(f, from, i, is);
  FOR_EACH_INS(f, b, v) {
    if (!has_result(f, v) || !has_uses(f, v)) continue;
    Val to = (Val)clone_mapped(c.val, (uint32_t)v);
    if (is_op(f, v, OP_PHI) && val_is_local(to) && !is_arg(f, to) && used_outside(f, v))
      to = emit_phi(f, is, ty(f, v), &to);
    vec_push(&cs->val, ((Copy){is, v, to}));
  }
  clone_end(&c);
  clone_map_clear(&cs->vmap), clone_map_clear(&cs->bmap);
  if (way != WAY_ALL) term_keep_edge(f, is, way);
  vec_push(&cs->made, (uint32_t)is);
}
static bool is_edge(const Fn *f, Edge e, Blk to) {
  return first_ins(f, e.from) && e.i < nsuccs(f, e.from) && succ(f, e.from, e.i) == to;
}
static Val branched_on(Fn *f, Arena *scratch, Blk b, Val c) {
  KnownCtx kc = known_at(f, scratch, term(f, b));
  if (known_not_undef_poison(&kc, c)) return c;
  Bld k = bld_before(f, term(f, b));
  c = emit(&k, OP_FREEZE, 0, 0, TY_I1, &c, 1);
  name_set(f, c, STR("cond.fr"));
  return c;
}
void jump_unfold_select(Fn *f, Arena *scratch, Val sel) {
  Blk b = blk_of(f, sel), tail = blk_split(f, sel);
  Val c = branched_on(f, scratch, b, arg(f, sel, 0));
  Blk then = edge_split(f, b, 0);
  (void)term_condbr(f, b, c, then, tail);
  Val ops[2];
  ops[succ_pred(f, then, 0)] = arg(f, sel, 1);
  ops[succ_pred(f, b, 1)] = arg(f, sel, 2);
  Val phi = emit_phi(f, tail, ty(f, sel), ops);
  val_replace(f, sel, phi);
  ins_erase(f, sel);
}
/* The same where only a phi of the only block behind takes the result: it takes the arms. */
static void unfold_into(Fn *f, Arena *scratch, Val sel, Val phi) {
  Blk b = blk_of(f, sel), to = succ(f, b, 0);
  Val c = branched_on(f, scratch, b, arg(f, sel, 0)), yes = arg(f, sel, 1), no = arg(f, sel, 2);
  Blk then = edge_split(f, b, 0);
  (void)term_condbr(f, b, c, then, to);
  uint32_t from = succ_pred(f, then, 0), now = succ_pred(f, b, 1);
  FOR_EACH_PHI(f, to, v) opnd_set(f, v, now, arg(f, v, from));
  opnd_set(f, phi, from, yes), opnd_set(f, phi, now, no);
  ins_erase(f, sel);
}
static void apply_unfold(Jumps *j, Copies *cs, Blk b, Val sel) {
  if (blk_of(j->f, sel) != b) return;
  Val phi = has_one_use(j->f, sel) && nsuccs(j->f, b) == 1 ? use_user(j->f, first_use(j->f, sel)) : VAL_NONE;
  if (phi && is_op(j->f, phi, OP_PHI) && blk_of(j->f, phi) == succ(j->f, b, 0))
    unfold_into(j->f, j->px->scratch, sel, phi);
  else jump_unfold_select(j->f, j->px->scratch, sel);
  vec_push(&cs->made, (uint32_t)b);
  stat_add(j->px, ST_JUMP_UNFOLDED, 1);
  j->changed = j->cfg = true;
}
static void apply(Jumps *j, Copies *cs, const Jump *jump) {
  Fn *f = j->f;
  if (!first_ins(f, jump->over)) return;
  if (jump->way == WAY_UNFOLD) {
    apply_unfold(j, cs, jump->over, jump->select);
    return;
  }
  VecU32 which = {0};
  Edge last = {0};
  uint32_t n = 0;
  for (uint32_t i = jump->first; i < jump->last; i++) {
    Edge e = j->edge.p[i];
    if (!is_edge(f, e, jump->over)) continue;
    last = e;
    n++;
    if (jump->way == WAY_ALL) copy_over(j, cs, jump->over, e.from, e.i, WAY_ALL);
    else vec_push(&which, succ_pred(f, e.from, e.i));
  }
  if (jump->way != WAY_ALL && n) {
    if (n > 1) {
      for (uint32_t a = 1; a < which.n; a++) /* ascending */
        for (uint32_t z = a; z && which.p[z - 1] > which.p[z]; z--) {
          uint32_t t = which.p[z];
          which.p[z] = which.p[z - 1], which.p[z - 1] = t;
        }
      Blk rest = BLK_NONE, thr = preds_split(f, jump->over, which.p, which.n, STR(".thr_comm"), STR(".ph"), &rest);
      if (thr) copy_over(j, cs, jump->over, thr, 0, jump->way), vec_push(&cs->made, (uint32_t)thr);
    } else copy_over(j, cs, jump->over, last.from, last.i, jump->way);
  }
  if (n) {
    stat_add(j->px, jump->way == WAY_ALL ? ST_JUMP_DUPLICATED : ST_JUMP_THREADED, 1);
    j->changed = j->cfg = true;
  }
  vec_free(&which);
}
static int by_value(const void *a, const void *b) {
  const Copy *x = a, *y = b;
  return x->val != y->val ? (x->val < y->val ? -1 : 1) : (x->is > y->is) - (x->is < y->is);
}
/* What of a value reaches the end of b: looked for upward, with a phi where ways meet (Braun and others 2013). Costs
 * the blocks between the uses and the definitions, however far what the definitions dominate may reach. */
typedef struct Reach {
  Fn *f;
  const Dom *d; /* with the copies: what is not reached brings poison */
  Ty t;
  Val like;    /* gives phis its name */
  CloneMap at; /* by Blk: what reaches its end */
  VecU32 phi, path;
} Reach;
static Val reaching(Reach *r, Blk b) {
  Fn *f = r->f;
  Val v = VAL_NONE;
  r->path.n = 0;
  while (!(v = (Val)clone_mapped(&r->at, (uint32_t)b))) {
    vec_push(&r->path, (uint32_t)b);
    v = con_poison(&f->con, r->t);
    if (!dom_reachable(r->d, b)) break;
    if (npreds(f, b) == 1) {
      b = pred(f, b, 0);
      continue;
    }
    if (!npreds(f, b)) break;
    VEC(Val) ops = {0};
    for (uint32_t k = 0; k < npreds(f, b); k++) vec_push(&ops, v);
    v = emit_phi(f, b, r->t, ops.p);
    name_like(f, v, r->like, STR(""));
    vec_push(&r->phi, (uint32_t)v);
    vec_free(&ops);
    break;
  }
  for (uint32_t i = 0; i < r->path.n; i++) clone_map(&r->at, r->path.p[i], (uint32_t)v);
  return v;
}
static void fill_phis(Reach *r) {
  Fn *f = r->f;
  for (uint32_t i = 0; i < r->phi.n; i++) {
    Val p = (Val)r->phi.p[i];
    Blk b = blk_of(f, p);
    for (uint32_t k = 0; k < npreds(f, b); k++) opnd_set(f, p, k, reaching(r, pred(f, b, k)));
  }
  for (bool again = true; again;) { /* those that choose between nothing */
    again = false;
    for (uint32_t i = 0; i < r->phi.n; i++) {
      Val p = (Val)r->phi.p[i], c = blk_of(f, p) ? phi_common(f, p) : VAL_NONE;
      if (!c) continue;
      val_replace(f, p, c);
      ins_erase(f, p);
      again = true;
    }
  }
}
/* Every value with copies: what is used elsewhere is what reaches it. */
static void mend_values(Jumps *j, Copies *cs) {
  Fn *f = j->f;
  if (!cs->val.n) return;
  qsort(cs->val.p, cs->val.n, sizeof *cs->val.p, by_value);
  VEC(Use) uses = {0};
  Reach r = {.f = f, .d = j->d};
  for (uint32_t i = 0, k; i < cs->val.n; i = k) {
    Val v = cs->val.p[i].val;
    for (k = i; k < cs->val.n && cs->val.p[k].val == v;) k++;
    if (!blk_of(f, v)) continue;
    uses.n = 0;
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      Blk at = is_op(f, user, OP_PHI) ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
      if (at != blk_of(f, v)) vec_push(&uses, u);
    }
    if (!uses.n) continue;
    r.t = ty(f, v), r.like = v, r.phi.n = 0;
    clone_map_clear(&r.at);
    clone_map(&r.at, (uint32_t)blk_of(f, v), (uint32_t)v);
    for (uint32_t n = i; n < k; n++)
      if (first_ins(f, cs->val.p[n].is)) clone_map(&r.at, (uint32_t)cs->val.p[n].is, (uint32_t)cs->val.p[n].to);
    for (uint32_t n = 0; n < uses.n; n++) {
      Val user = use_user(f, uses.p[n]);
      uint32_t slot = use_index(f, uses.p[n]);
      Blk b = blk_of(f, user);
      if (is_op(f, user, OP_PHI)) b = pred(f, b, slot);
      opnd_set(f, user, slot, reaching(&r, b));
    }
    fill_phis(&r);
  }
  vec_free(&uses), vec_free(&r.phi), vec_free(&r.path);
  clone_map_free(&r.at);
}
static void tidy(Jumps *j, Blk b) {
  Fn *f = j->f;
  if (!first_ins(f, b)) return;
  phis_simplify(f, b);
  FOR_EACH_INS_SAFE(f, b, v) {
    if (is_term(f, v)) break;
    Val s = has_uses(f, v) && !is_op(f, v, OP_PHI) ? simplify_ins(&j->x, v) : VAL_NONE;
    if (s && s != v) val_replace(f, v, s);
    if (is_trivially_dead(f, v)) ins_erase_dead(f, v);
    if (v_n && !blk_of(f, v_n)) break;
  }
}
/* What phi v of s takes from b, entered over its edge k. */
static Val through(const Jumps *j, Val v, uint32_t at, Blk b, uint32_t k) {
  Val x = arg(j->f, v, at);
  return is_here(j, x, b) ? arg(j->f, x, k) : x;
}
/* b holds nothing but a branch to s, and phis that only phis of s take from there: who leads to b may lead to s. */
static bool leads_on(Jumps *j, Blk b) {
  Fn *f = j->f;
  Val t = first_nonphi(f, b);
  if (b == entry_blk(f) || !is_op(f, t, OP_BR) || nsuccs(f, b) != 1 || succ(f, b, 0) == b ||
      blk_is_address_taken(f, b) || ((uint32_t)b < j->nblk && j->head[b]) || md_get(f, t, MDK_LOOP) ||
      past_cap(f->m, JUMP_EDGES, npreds(f, b)))
    return false;
  Blk s = succ(f, b, 0);
  if (((uint32_t)s < j->nblk && j->head[s]) || npreds(f, s) < 2) return false; /* b may be its preheader or latch */
  uint32_t at = succ_pred(f, b, 0), seen = 0;
  FOR_EACH_PHI(f, b, v)
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (past_cap(f->m, JUMP_EDGES, ++seen) || !is_op(f, user, OP_PHI) || blk_of(f, user) != s ||
          use_index(f, u) != at)
        return false;
    }
  for (uint32_t k = 0; k < npreds(f, b); k++) {
    Blk p = pred(f, b, k);
    if (!may_redirect(f, p)) return false;
    for (uint32_t i = 0; i < nsuccs(f, p); i++)
      if (succ(f, p, i) == s) {
        uint32_t had = succ_pred(f, p, i);
        FOR_EACH_PHI_SAFE(f, s, v) {
          if (arg(f, v, had) == through(j, v, at, b, k)) continue;
          if (has_uses(f, v)) return false;
          ins_erase(f, v);
          j->changed = j->cfg = true;
        }
      }
  }
  return true;
}
static void skip_empty(Jumps *j, Blk b) {
  Fn *f = j->f;
  if (!leads_on(j, b)) return;
  Blk s = succ(f, b, 0);
  VEC(Val) in = {0};
  while (npreds(f, b)) {
    Blk p = pred(f, b, 0);
    uint32_t i = pred_succ(f, b, 0), from = succ_pred(f, b, 0);
    in.n = 0;
    FOR_EACH_PHI(f, s, v) vec_push(&in, through(j, v, from, b, 0));
    edge_redirect(f, p, i, s);
    uint32_t now = succ_pred(f, p, i), n = 0;
    FOR_EACH_PHI(f, s, v) opnd_set(f, v, now, in.p[n++]);
  }
  vec_free(&in);
  blk_erase(f, b);
  j->changed = j->cfg = true;
}
static void tidy_blocks(Jumps *j) {
  Fn *f = j->f;
  for (Blk b = f->first_blk, next; b; b = next) {
    next = f->blk[b].next;
    if ((npreds(f, b) == 1 || j->changed) && phis_simplify(f, b)) j->changed = j->cfg = true;
    if (blk_merge_into_pred(f, b)) j->changed = j->cfg = true;
    else skip_empty(j, b);
  }
}
static bool round_of(Jumps *j) {
  Fn *f = j->f;
  Copies cs = {0};
  j->changed = false;
  j->jump.n = j->edge.n = 0;
  if (!j->meets && jump_loads(f, j->px)) j->cfg = true;
  j->d = dom(f);
  j->nblk = f->nblk;
  j->head = ARENA_ZARRAY(j->px->scratch, uint8_t, f->nblk);
  uint32_t n = j->d->n;
  Blk *order = ARENA_ARRAY(j->px->scratch, Blk, n);
  memcpy(order, j->d->rpo, n * sizeof *order);
  for (uint32_t i = 0; i < n; i++)
    for (uint32_t k = 0; k < nsuccs(f, order[i]); k++)
      if (j->d->order[succ(f, order[i], k)] <= i + 1) j->head[succ(f, order[i], k)] = 1;
  j->l = lazy_value_new(f, j->px->scratch);
  for (uint32_t i = 0; i < n; i++) decide(j, order[i]);
  lazy_value_free(j->l);
  for (uint32_t i = 0; i < j->jump.n; i++) apply(j, &cs, &j->jump.p[i]);
  if (j->changed) {
    j->d = dom(f);
    mend_values(j, &cs); /* while what has been copied is there, though it may not be reached any more */
    blks_erase_unreachable(f);
    for (uint32_t i = 0; i < cs.made.n; i++) tidy(j, (Blk)cs.made.p[i]);
    for (uint32_t i = 0; i < j->jump.n; i++) tidy(j, j->jump.p[i].over);
  }
  if (j->changed || !j->meets) tidy_blocks(j);
  vec_free(&cs.val), vec_free(&cs.made);
  clone_map_free(&cs.vmap), clone_map_free(&cs.bmap);
  return j->changed;
}
Change pass_jump_threading(Fn *f, PassCtx *px) {
  Jumps j = {.f = f, .px = px, .x = pass_fold_ctx(f, px), .meets = fn_has_convergent(f)};
  for (Blk b = f->first_blk, next; b; b = next) {
    next = f->blk[b].next;
    if (blk_merge_into_pred(f, b)) j.cfg = true;
  }
  for (uint32_t n = 0; !at_cap(f->m, JUMP_ROUNDS, n) && round_of(&j); n++) {}
  vec_free(&j.jump), vec_free(&j.edge);
  return j.cfg ? CH_ALL & ~(Change)CH_ATTR : CH_NONE;
}
