/* loop_unroll.c: "loop-unroll-full" and "loop-unroll": the rounds of a loop written out.
 *
 *     h:  %i = phi [ 0, %pre ], [ %j, %h ]            h:   store %i=0 ...
 *         store ... %i                          =>         store ... 1
 *         %j = add %i, 1                                   store ... 2
 *         br (%j < 3), label %h, label %exit               br label %exit
 *
 * How often the loop runs is found by evaluating what decides an exit, round by round, from the constants that the
 * header's phis begin with; scalar evolution is asked where it is at hand. In full: as many copies as rounds
 * (ir/clone.h), the exit's test known in each, no loop left. Where only the most is known, and it is no more than
 * unroll-max-upperbound, the tests stay but that of the last copy: `for (i = tid; i < 400; i += 256)` is two copies. It
 * takes no more code than a loop of which ptxas does not know that and which it writes out by four, with a loop for the
 * rest: a staging loop of a convolution 320 -> 160 instructions. Only up to unroll-upperbound-threshold, since ptxas
 * leaves larger ones alone: two copies of a SIFT descriptor's loop, with its eight atomics, 480 -> 640 instructions and
 * 43 -> 48 registers. In part (loop-unroll): so many copies that they divide the rounds; the test stays in those where
 * it can hold.
 *
 * In full where the code that is left is small. Its size is that of the loop times the rounds, or, for few rounds,
 * what is left when they are simulated: constants are folded, branches on them taken, loads of constant tables known;
 * what is computed less counts for more code, up to unroll-max-percent-threshold-boost. Accesses to a variable on the
 * stack whose index becomes a constant are free if all of them do, since sroa dissolves the variable then; and a
 * loop that has such accesses may grow by the variable's number of elements, up to LOCAL_ARRAY times, where nothing
 * but counters of loops indexes the variable that are short enough to be written out as well: an array that stays in
 * local memory costs a round trip to memory for each access (cicc-facts 6.1, llvm#184855). Where that is too much, and
 * the indices come again every few rounds (`w[i & 15]`, the schedule of a hash), loop-unroll-full<counts> makes as many
 * copies as there are rounds in a turn, where the rounds are a whole number of turns.
 * llvm.loop.unroll.disable, .full, .count and .enable are obeyed; loop-unroll-full<counts>, as the tiers have it, makes
 * the copies that .count asks for although some rounds stay, and some for .enable where it is not known how many rounds
 * there are, unless a loop around will be written out: then it may be known. Copies of such a loop have no tests but the
 * last, and another loop runs the rest (loop_unroll_runtime.c); where that cannot be, each has its test, if .count asks
 * for it.
 *
 * On a GPU: all threads execute the same operations in the same order as before, convergent ones too, and those that
 * are in a round together are in its copy together: a copy depends on the tests that its round depended on, and what
 * leaves it leaves to the same block (loop_peel.c says the same of its rounds). Loops with a heart of convergence
 * control stay.
 *
 * The last round may leave loops around as well (a search in a nest): what is behind it lies in none of them then.
 *
 * Requires simplified loops in LCSSA form and keeps both. Cost: O(code made + UNROLL_STEPS) a loop. Knobs:
 * unroll-threshold, unroll-partial-threshold, unroll-count, unroll-max-count, unroll-full-max-count,
 * unroll-max-iteration-count-to-analyze, unroll-max-percent-threshold-boost, unroll-max-upperbound,
 * unroll-upperbound-threshold, pragma-unroll-threshold, unroll-allow-partial, unroll-runtime; peeling: loop_peel.c.
 * Source: LLVM's LoopUnroll and UnrolledInstAnalyzer (public design). */
#include "analysis/scev/scev.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/loop/loop_unroll.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "passes/util/code_size.h"
#include <stdio.h>

enum { LOCAL_ARRAY = 6, ROUND_OVERHEAD = 2 /* the branch back and its test */ };

/* ---- evaluating with what is known of a round; the loop's map holds it: a constant, or the value itself for the
 * address of a part of a variable on the stack ---- */
static Val known_of(const Unroll *u, Val v) {
  return val_is_con(v) ? v : (Val)clone_mapped(&u->lc->forest->val, (uint32_t)v);
}
static void set_known(Unroll *u, Val v, Val is) { clone_map(&u->lc->forest->val, (uint32_t)v, (uint32_t)is); }
/* The constant that v is when its operands are what is known; VAL_NONE. *less: it is no constant, but goes away. */
static Val evaluate(Unroll *u, Val v, bool *less) {
  Fn *f = u->f;
  Val ops[CAP_UNROLL_OPERANDS];
  uint32_t n = nops(f, v), known = 0;
  *less = false;
  Op o = op(f, v);
  unsigned id = o == OP_CALL ? call_intrinsic(f, v) : 0;
  if (is_term(f, v) || o == OP_PHI || o == OP_ALLOCA || (o == OP_CALL && !id) || may_write(f, v) ||
      is_convergent(f, v) || (o != OP_LOAD && may_read(f, v)) || past_cap(f->m, UNROLL_OPERANDS, n))
    return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val k = known_of(u, arg(f, v, i));
    ops[i] = k && val_is_con(k) ? k : arg(f, v, i);
    known += val_is_con(ops[i]);
  }
  if (known < n && (o == OP_LOAD || o == OP_GEP || o == OP_CALL || known == 0)) return VAL_NONE;
  InsView w = ins_view(f, v);
  w.ops = ops;
  w.self = VAL_NONE;
  Val r = known == n ? con_fold(&u->x, &w) : simplify_view(&u->x, &w);
  if (r && val_is_con(r)) return r;
  *less = r != VAL_NONE;
  return VAL_NONE;
}

/* ---- how many rounds ---- */
/* What decides `cond` within a round: instructions, in order, and header phis. */
static bool slice_of(Unroll *u, Val cond, VecU32 *order, VecU32 *phis) {
  Fn *f = u->f;
  VecU32 todo = {0};
  bool ok = true;
  vec_push(&todo, (uint32_t)cond);
  while (todo.n && ok) {
    Val v = (Val)vec_pop(&todo);
    if (val_is_con(v) || known_of(u, v)) continue;
    if (!lc_has_val(u->lc, v) || at_cap(f->m, UNROLL_SLICE, order->n + phis->n)) {
      ok = false;
      break;
    }
    set_known(u, v, v); /* seen */
    if (is_op(f, v, OP_PHI)) {
      uint32_t from_pre = succ_pred(f, u->pre, 0);
      ok = blk_of(f, v) == u->head && val_is_con(arg(f, v, from_pre));
      vec_push(phis, (uint32_t)v);
      for (uint32_t i = 0; i < nops(f, v) && ok; i++)
        if (i != from_pre) vec_push(&todo, (uint32_t)arg(f, v, i));
      continue;
    }
    ok = lc_is_innermost_blk(u->lc, blk_of(f, v)) && !may_read(f, v) && !is_op(f, v, OP_CALL);
    vec_push(order, (uint32_t)v);
    for (uint32_t i = 0; i < nops(f, v) && ok; i++) vec_push(&todo, (uint32_t)arg(f, v, i));
  }
  vec_free(&todo);
  if (ok) {
    order->n = 0;
    for (uint32_t i = 0; i < u->blk.n; i++)
      FOR_EACH_INS(f, (Blk)u->blk.p[i], v)
        if (!is_op(f, v, OP_PHI) && known_of(u, v)) vec_push(order, (uint32_t)v);
  }
  lc_map_clear(u->lc);
  return ok;
}
/* A value of the loop followed round by round, from the constants that the header's phis begin with. */
typedef struct Follow {
  Val v;
  VecU32 order, phis, next;
} Follow;
static bool follow_begin(Unroll *u, Follow *w, Val v) {
  *w = (Follow){.v = v};
  if (!slice_of(u, v, &w->order, &w->phis) || !w->phis.n) return false;
  uint32_t from_pre = succ_pred(u->f, u->pre, 0);
  for (uint32_t i = 0; i < w->phis.n; i++) vec_push(&w->next, (uint32_t)arg(u->f, (Val)w->phis.p[i], from_pre));
  return true;
}
/* Its value in the next round, an integer; VAL_NONE: it is not known, nor later. */
static Val follow_next(Unroll *u, Follow *w) {
  Fn *f = u->f;
  uint32_t from_latch = 1 - succ_pred(f, u->pre, 0);
  for (uint32_t i = 0; i < w->phis.n; i++) set_known(u, (Val)w->phis.p[i], (Val)w->next.p[i]);
  for (uint32_t i = 0; i < w->order.n; i++) {
    bool less;
    Val r = evaluate(u, (Val)w->order.p[i], &less);
    if (!r || !con_is_imm_int(&f->con, r)) return VAL_NONE;
    set_known(u, (Val)w->order.p[i], r);
  }
  Val is = known_of(u, w->v);
  for (uint32_t i = 0; i < w->phis.n; i++) w->next.p[i] = (uint32_t)known_of(u, arg(f, (Val)w->phis.p[i], from_latch));
  return is && val_is_con(is) && con_is_imm_int(&f->con, is) ? is : VAL_NONE;
}
static void follow_end(Unroll *u, Follow *w) {
  lc_map_clear(u->lc);
  vec_free(&w->order), vec_free(&w->phis), vec_free(&w->next);
}
/* Rounds until b leaves over its successor 1 - stay, from constants; 0: not known. */
static uint64_t count_rounds(Unroll *u, Blk b, uint32_t stay, bool asked) {
  Fn *f = u->f;
  Val cond = arg(f, term(f, b), 0), c;
  Follow w;
  uint64_t n = 0;
  if (val_is_con(cond)) return con_is_imm_int(&f->con, cond) && (con_is_zero(&f->con, cond) ? 1u : 0u) != stay;
  if (follow_begin(u, &w, cond))
    for (uint64_t round = 1; !n; round++) {
      if (asked ? past_cap(f->m, UNROLL_ROUNDS_ASKED, round) : past_cap(f->m, UNROLL_ROUNDS, round)) {
        u->beyond = true;
        break;
      }
      if (!(c = follow_next(u, &w))) break;
      if ((con_is_zero(&f->con, c) ? 1u : 0u) != stay) n = round;
    }
  follow_end(u, &w);
  return n;
}
Scev *unroll_scev(Unroll *u, uint32_t *loop, bool asked) {
  const LoopForest *lf = u->lc->forest;
  Scev *s = scev_had(u->f);
  if (!s && asked) s = lc_scev_within(u->lc);
  if (!s && !lf->edited && !at_cap(u->f->m, UNROLL_LOOPS, lf->node.n)) s = lc_scev(u->lc);
  if (s) (void)lc_dense(u->lc, loop);
  return s;
}
/* From one address to another, which no evaluation from constants sees: the constructors of an array's elements. */
static bool walks_addresses(const Unroll *u, Blk b) {
  const Fn *f = u->f;
  Val c = arg(f, term(f, b), 0);
  return is_op(f, c, OP_ICMP) && ty_is_ptr(f->m, ty(f, arg(f, c, 0)));
}
/* Where the loop is left at the latest, and when. */
static void find_rounds(Unroll *u, bool asked) {
  Fn *f = u->f;
  Scev *s = scev_had(f);
  for (uint32_t i = 0; i < u->blk.n; i++) {
    Blk b = (Blk)u->blk.p[i];
    if (!blk_forks(f, b) || !lc_is_innermost_blk(u->lc, b)) continue;
    bool in0 = lc_has_blk(u->lc, succ(f, b, 0)), in1 = lc_has_blk(u->lc, succ(f, b, 1));
    if (in0 == in1 || !lc_dom(u->lc, b, u->latch)) continue;
    uint32_t stay = in0 ? 0 : 1;
    uint64_t n = count_rounds(u, b, stay, asked);
    if (!n && !s && walks_addresses(u, b)) s = lc_scev_within(u->lc);
    if (!n && s) {
      uint32_t loop;
      (void)lc_dense(u->lc, &loop);
      Sx c = sx_exit_count(s, loop, b, SX_EXACT);
      if (sx_is(s, c, SXK_CONST) && sx_bits(s, c) <= 64 && ap_lo64(sx_ap(s, c)) < UINT32_MAX)
        n = ap_lo64(sx_ap(s, c)) + 1;
    }
    if (!n || (u->rounds && u->rounds <= n)) continue;
    u->rounds = n, u->exit_from = b, u->exit_stay = stay;
  }
  uint32_t loop;
  if (u->rounds || !(s = unroll_scev(u, &loop, asked)) || !blk_forks(f, u->latch)) return;
  Sx most = sx_backedge_max(s, loop);
  uint32_t stay = succ(f, u->latch, 0) == u->head ? 0 : 1;
  bool leaves = !lc_has_blk(u->lc, succ(f, u->latch, 1 - stay));
  if (!leaves || !sx_is(s, most, SXK_CONST) || sx_bits(s, most) > 64) return;
  uint64_t back = ap_lo64(sx_ap(s, most));
  bool or_once = sx_backedge_max_or_zero(s, loop);
  if (past_cap(f->m, UNROLL_UPPER_BOUND, back + 1)) return;
  if (!or_once && back >= unroll_knob(u, KNOB_UNROLL_MAX_UPPERBOUND)) return;
  u->rounds = back + 1, u->exit_from = u->latch, u->exit_stay = stay;
  u->tests = or_once ? 1 : (uint32_t)back;
  u->at_most = !or_once;
}

/* ---- what would be left ---- */
/* The variable on the stack that p points into, by constant steps or steps that vary in the loop only. */
static Val variable_of(const Unroll *u, Val p) {
  const Fn *f = u->f;
  for (unsigned depth = 0; !val_is_con(p) && depth < 8; depth++) {
    Op o = op(f, p);
    if (o == OP_ALLOCA) return p;
    if (o != OP_GEP && o != OP_BITCAST && o != OP_ADDRSPACECAST) return VAL_NONE;
    p = arg(f, p, 0);
  }
  return VAL_NONE;
}
static int64_t int_of(const Fn *f, Val v) { return ap_get_i64(con_get_ap(&f->con, v)); }
/* A constant, or one more or less than the counter of a loop around l, say: a triangle's bound. */
static bool is_bound(const Unroll *u, uint32_t l, Val v) {
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  for (unsigned depth = 0; depth < 4; depth++) {
    if (is_u64_con(f, v)) return true;
    if (val_is_con(v)) return false;
    if (is_op(f, v, OP_PHI)) {
      uint32_t around = (uint32_t)blk_of(f, v) < lf->of.n ? lf->of.p[blk_of(f, v)] : 0;
      return around && around != l && lf->node.p[around].header == blk_of(f, v) &&
             loop_forest_has(lf, around, lf->node.p[l].header);
    }
    if (!is_cast(f, v) && !(op_is_bin(op(f, v)) && is_u64_con(f, arg(f, v, 1)))) return false;
    v = arg(f, v, 0);
  }
  return false;
}
/* About how often loop l runs, as the test of a counter in its latch or its header says; 0: not known. 1 for a counter
 * that is not added to, which has few rounds, and for a bound that the loops around count: these are asked themselves.
 */
static uint64_t rounds_by_test(const Unroll *u, uint32_t l, Blk latch) {
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  Blk h = lf->node.p[l].header, at = is_condbr(f, term(f, latch)) ? latch : h;
  Val c = is_condbr(f, term(f, at)) ? arg(f, term(f, at), 0) : VAL_NONE;
  if (!c || val_is_con(c) || !is_op(f, c, OP_ICMP)) return 0;
  if (loop_forest_has(lf, l, succ(f, at, 0)) && loop_forest_has(lf, l, succ(f, at, 1))) return 0;
  for (uint32_t i = 0; i < 2; i++) {
    Val phi = arg(f, c, i), bound = arg(f, c, 1 - i), first = VAL_NONE, next = VAL_NONE;
    if (!val_is_con(phi) && op_is_bin(op(f, phi))) phi = arg(f, phi, 0);
    if (val_is_con(phi) || !is_op(f, phi, OP_PHI) || blk_of(f, phi) != h || nops(f, phi) != 2) continue;
    for (uint32_t k = 0; k < 2; k++) *(pred(f, h, k) == latch ? &next : &first) = arg(f, phi, k);
    if (!next || !first || val_is_con(next) || !op_is_bin(op(f, next)) || arg(f, next, 0) != phi) continue;
    Val step = arg(f, next, 1);
    if (!is_bound(u, l, bound) || !is_bound(u, l, first) || !is_u64_con(f, step)) continue;
    if (!is_op(f, next, OP_ADD) || !is_u64_con(f, bound) || !is_u64_con(f, first)) return 1;
    int64_t by = int_of(f, step);
    uint64_t way = (uint64_t)int_of(f, bound) - (uint64_t)int_of(f, first);
    if (by < 0) by = -by, way = -way;
    return by && (int64_t)way > 0 ? u64_max(way / (uint64_t)by, 1) : 1;
  }
  return 0;
}
/* The loop that h begins is small enough, times its rounds, to be written out itself: this one, or another that its
 * variables may let grow as much as this one. Loops in it count as they are: those behind come first. */
static bool is_written_out(Unroll *u, Blk h) {
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  if (h == u->head) return true;
  uint32_t slot = (uint32_t)h % ARRAY_LEN(u->others), l = lf->of.p[h];
  if (u->others[slot].head == h) return u->others[slot].ok;
  Blk latch = BLK_NONE;
  bool ok = true;
  for (uint32_t k = 0; k < npreds(f, h) && ok; k++)
    if (loop_forest_has(lf, l, pred(f, h, k))) ok = !latch || latch == pred(f, h, k), latch = pred(f, h, k);
  ok = ok && latch && lf->of.p[latch] == l;
  Md md = ok ? md_get(f, term(f, latch), MDK_LOOP) : MD_NONE;
  uint64_t rounds = ok ? rounds_by_test(u, l, latch) : 0, limit = unroll_knob(u, KNOB_UNROLL_THRESHOLD) * LOCAL_ARRAY;
  bool asked = md && (loop_option(f->m, md, STR("llvm.loop.unroll.full")) ||
                      loop_option(f->m, md, STR("llvm.loop.unroll.enable")));
  if (asked) limit = u64_max(limit, unroll_knob(u, KNOB_PRAGMA_UNROLL_THRESHOLD));
  if (md && loop_option(f->m, md, STR("llvm.loop.unroll.disable"))) rounds = 0;
  ok = rounds && rounds <= limit;
  if (ok) { /* its blocks, from the latch up */
    uint64_t most = limit / rounds, size = 0;
    VecU32 blks = {0};
    CloneMap *seen = &u->lc->forest->blk;
    clone_map(seen, (uint32_t)h, 1);
    if (latch != h) clone_map(seen, (uint32_t)latch, 1), vec_push(&blks, (uint32_t)latch);
    size = blk_size(f, h, (uint32_t)most + 1);
    for (uint32_t i = 0; i < blks.n && size <= most; i++) {
      Blk b = (Blk)blks.p[i];
      size += blk_size(f, b, (uint32_t)most + 1);
      for (uint32_t k = 0; k < npreds(f, b); k++)
        if (!clone_mapped(seen, (uint32_t)pred(f, b, k)))
          clone_map(seen, (uint32_t)pred(f, b, k), 1), vec_push(&blks, (uint32_t)pred(f, b, k));
    }
    ok = size <= most;
    vec_free(&blks);
    lc_map_clear(u->lc);
  }
  u->others[slot].head = h, u->others[slot].ok = ok;
  return ok;
}
/* Made of the counters of loops that are written out, and of constants: then it is a constant, too. */
static bool counts(Unroll *u, Val index) {
  enum { FAR = 12 };
  const Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  Val todo[FAR + 1];
  uint32_t n = 0, seen = 0;
  for (todo[n++] = index; n && seen < FAR; seen++) {
    Val v = todo[--n];
    if (val_is_con(v)) continue;
    if (is_op(f, v, OP_PHI)) {
      Blk b = blk_of(f, v);
      if ((uint32_t)b >= lf->of.n || !lf->of.p[b] || lf->node.p[lf->of.p[b]].header != b || !is_written_out(u, b))
        return false;
    } else if (is_cast(f, v)) todo[n++] = arg(f, v, 0);
    else if (op_is_bin(op(f, v))) todo[n++] = arg(f, v, 0), todo[n++] = arg(f, v, 1);
    else return false;
  }
  return !n;
}
/* Nothing but loads and stores reaches the variable, at constant places or from this loop: sroa will dissolve it.
 * others: places that other loops count are constant, too. */
static bool dissolves(Unroll *u, Val alloca, bool others) {
  Fn *f = u->f;
  uint32_t slot = (uint32_t)alloca % ARRAY_LEN(u->dissolves[0]);
  if (u->dissolves[others][slot].var == alloca) return u->dissolves[others][slot].ok;
  VecU32 todo = {0};
  bool ok = val_is_con(arg(f, alloca, 0));
  uint32_t seen = 0;
  vec_push(&todo, (uint32_t)alloca);
  while (todo.n && ok) {
    Val p = (Val)vec_pop(&todo);
    FOR_EACH_USE(f, p, use) {
      Val w = use_user(f, use);
      if (!ok || at_cap(f->m, UNROLL_VARIABLE_USES, seen++)) {
        ok = false;
        break;
      }
      switch (op(f, w)) {
      case OP_LOAD: break;
      case OP_STORE: ok = use_index(f, use) == 1; break;
      case OP_BITCAST:
      case OP_ADDRSPACECAST: vec_push(&todo, (uint32_t)w); break;
      case OP_GEP:
        ok = use_index(f, use) == 0;
        for (uint32_t i = 1; i < nops(f, w) && ok; i++)
          ok = val_is_con(arg(f, w, i)) || lc_has_blk(u->lc, blk_of(f, w)) || (others && counts(u, arg(f, w, i)));
        vec_push(&todo, (uint32_t)w);
        break;
      case OP_CALL: {
        unsigned id = call_intrinsic(f, w);
        ok = intrinsic_is_lifetime(id) || id == INTRIN_memset || id == INTRIN_memcpy;
        break;
      }
      default: ok = false;
      }
    }
  }
  vec_free(&todo);
  u->dissolves[others][slot].var = alloca, u->dissolves[others][slot].ok = ok;
  return ok;
}
/* Elements of the largest variable on the stack that the loop indexes and that can dissolve: by so much it may grow.
 * One that is also read at a place that is loaded, say, stays in memory, and copies of what accesses it are just that.
 */
static uint32_t local_array_factor(Unroll *u) {
  Fn *f = u->f;
  uint64_t best = 1;
  Val asked = VAL_NONE;
  for (uint32_t i = 0; i < u->blk.n; i++)
    FOR_EACH_INS(f, (Blk)u->blk.p[i], v) {
      if (!is_op(f, v, OP_GEP) || val_is_con(arg(f, v, nops(f, v) - 1))) continue;
      Val a = variable_of(u, v);
      if (!a || a == asked || !val_is_con(arg(f, a, 0))) continue;
      asked = a;
      if (!dissolves(u, a, true)) continue;
      Ty t = alloca_type(f, a);
      uint64_t n = 1;
      while (ty_rec(f->m, t)->kind == TK_ARRAY)
        n *= u64_min(ty_rec(f->m, t)->count, LOCAL_ARRAY), t = ty_rec(f->m, t)->elem[0];
      best = u64_max(best, u64_min(n, LOCAL_ARRAY));
    }
  return (uint32_t)best;
}
/* What index k of v is in each round: to place_is. How many rounds later it begins again; 0: it is not known. */
static uint64_t index_turn(Unroll *u, Val v, uint32_t k) {
  Follow w;
  uint64_t n = 0, at = u->place_is.n;
  bool ok = follow_begin(u, &w, arg(u->f, v, k)) && !at_cap(u->f->m, UNROLL_STEPS, at * w.order.n);
  for (; ok && n < u->rounds; n++) {
    Val is = follow_next(u, &w);
    vec_push(&u->place_is, (uint32_t)is);
    ok = is != VAL_NONE;
  }
  follow_end(u, &w);
  if (!ok) return 0;
  vec_push(&u->place, (uint32_t)v), vec_push(&u->place_at, k);
  for (uint64_t turn = 1; turn < u->rounds; turn++) {
    if (u->rounds % turn) continue;
    for (n = turn; n < u->rounds && u->place_is.p[at + n] == u->place_is.p[at + n - turn]; n++) {}
    if (n == u->rounds) return turn;
  }
  return u->rounds;
}
/* Variables on the stack used in turn, as the sixteen words of a hash's schedule are (`w[i & 15]`): so many copies that
 * each of them always has the same places. 1: there are none, or it is not worth it. */
static uint64_t ring_turn(Unroll *u) {
  const Fn *f = u->f;
  uint64_t n = 1;
  if (!u->rounds || u->inner || u->tests || past_cap(f->m, UNROLL_ROUNDS, u->rounds)) return 1;
  for (uint32_t i = 0; i < u->blk.n; i++)
    FOR_EACH_INS(f, (Blk)u->blk.p[i], v) {
      Val a = is_op(f, v, OP_GEP) ? variable_of(u, v) : VAL_NONE;
      if (!a || !dissolves(u, a, true)) continue;
      for (uint32_t k = 1; k < nops(f, v); k++) {
        if (val_is_con(arg(f, v, k))) continue;
        uint64_t turn = index_turn(u, v, k);
        for (uint64_t least = n; turn && n % turn; n += least) {} /* ends: both divide the rounds */
        if (!turn || n >= u->rounds) return 1;
      }
    }
  return n > 1 && u->size * n <= unroll_threshold(u) * (unroll_for_size(u) ? 1 : local_array_factor(u)) ? n : 1;
}
typedef struct Left {
  uint64_t unrolled, rolled, steps;
} Left;
/* Which successor of b is taken in this round; -1: either. */
static int taken(Unroll *u, Blk b, uint64_t round) {
  Fn *f = u->f;
  if (b == u->exit_from && round <= u->tests) return -1;
  if (b == u->exit_from) return (int)(round == u->rounds ? 1 - u->exit_stay : u->exit_stay);
  if (!is_condbr(f, term(f, b))) return -1;
  Val c = known_of(u, arg(f, term(f, b), 0));
  return c && val_is_con(c) && con_is_imm_int(&f->con, c) ? con_is_zero(&f->con, c) : -1;
}
/* One block of a round. */
static void simulate_blk(Unroll *u, Blk b, uint64_t round, Left *l) {
  Fn *f = u->f;
  CloneMap *reach = &u->lc->forest->blk; /* 1: reached and leads anywhere, 2 + i: along successor i */
  FOR_EACH_INS(f, b, v) {
    l->steps++;
    if (is_op(f, v, OP_PHI)) {
      if (b == u->head) continue;
      Val one = VAL_NONE;
      bool agree = true;
      for (uint32_t k = 0; k < nops(f, v) && agree; k++) {
        uint32_t r = clone_mapped(reach, (uint32_t)pred(f, b, k));
        if (!r || (r > 1 && r - 2 != pred_succ(f, b, k))) continue;
        Val x = known_of(u, arg(f, v, k));
        agree = x && val_is_con(x) && (!one || one == x);
        one = x;
      }
      if (agree && one) set_known(u, v, one);
      continue;
    }
    uint32_t size = ins_size(f, v);
    l->rolled += size;
    bool less = false, local = false;
    Val r = evaluate(u, v, &less);
    if (!r && (is_op(f, v, OP_GEP) || is_op(f, v, OP_BITCAST) || is_op(f, v, OP_ADDRSPACECAST))) {
      Val base = arg(f, v, 0);
      local = !val_is_con(base) && (is_op(f, base, OP_ALLOCA) ? dissolves(u, base, false) : known_of(u, base) == base);
      for (uint32_t i = 1; i < nops(f, v) && local; i++) {
        Val k = known_of(u, arg(f, v, i));
        local = k && val_is_con(k);
      }
      if (local) r = v;
    }
    int a = is_op(f, v, OP_LOAD) ? 0 : is_op(f, v, OP_STORE) ? 1 : -1;
    if (a >= 0 && !is_volatile(f, v)) {
      Val p = arg(f, v, (uint32_t)a);
      less |= !val_is_con(p) && (known_of(u, p) == p || (is_op(f, p, OP_ALLOCA) && dissolves(u, p, false)));
    }
    if (r) set_known(u, v, r);
    if (!r && !less && !(is_term(f, v) && (nsuccs(f, b) == 1 || taken(u, b, round) >= 0))) l->unrolled += size;
  }
  int t = taken(u, b, round);
  clone_map(reach, (uint32_t)b, t < 0 ? 1 : 2 + (uint32_t)t);
}
static bool is_reached(const Unroll *u, Blk b) {
  const Fn *f = u->f;
  const CloneMap *reach = &u->lc->forest->blk;
  if (b == u->head) return true;
  for (uint32_t k = 0; k < npreds(f, b); k++) {
    uint32_t r = clone_mapped(reach, (uint32_t)pred(f, b, k));
    if (r == 1 || (r > 1 && r - 2 == pred_succ(f, b, k))) return true;
  }
  return false;
}
/* Executes all rounds with what is known. False: more than `limit` is left, it takes too long, or a round gets to an
 * inner loop (one that no round gets to is what a special case of a library's function leaves where arguments become
 * constants). */
static bool simulate(Unroll *u, uint64_t limit, Left *l) {
  Fn *f = u->f;
  VecU32 phis = {0}, next = {0};
  uint32_t from_pre = succ_pred(f, u->pre, 0);
  FOR_EACH_PHI(f, u->head, v) {
    vec_push(&phis, (uint32_t)v);
    vec_push(&next, (uint32_t)(val_is_con(arg(f, v, from_pre)) ? arg(f, v, from_pre) : VAL_NONE));
  }
  bool ok = true;
  for (uint64_t round = 1; round <= u->rounds && ok; round++) {
    for (uint32_t i = 0; i < phis.n; i++)
      if (next.p[i]) set_known(u, (Val)phis.p[i], (Val)next.p[i]);
    for (uint32_t i = 0; i < u->blk.n && ok; i++) {
      Blk b = (Blk)u->blk.p[i];
      if (!is_reached(u, b)) continue;
      if (u->inner && !lc_is_innermost_blk(u->lc, b)) { /* how often that one runs is not known */
        ok = false;
        break;
      }
      simulate_blk(u, b, round, l);
      ok = l->unrolled <= limit && !past_cap(f->m, UNROLL_STEPS, l->steps);
    }
    for (uint32_t i = 0; i < phis.n; i++) {
      Val k = known_of(u, arg(f, (Val)phis.p[i], 1 - from_pre));
      next.p[i] = k && val_is_con(k) ? (uint32_t)k : 0;
    }
    lc_map_clear(u->lc);
  }
  vec_free(&phis), vec_free(&next);
  return ok;
}

/* ---- the copies ---- */
/* v goes; what it used may have been used for it alone, before the loop too. */
static void erase_used(Unroll *u, Val v) {
  for (uint32_t i = 0; i < nops(u->f, v); i++)
    if (val_is_local(arg(u->f, v, i)) && !is_arg(u->f, arg(u->f, v, i)))
      vec_push(&u->unused, (uint32_t)arg(u->f, v, i));
  ins_erase(u->f, v);
}
void unroll_simplify_blk(Unroll *u, Blk b) {
  Fn *f = u->f;
  FOR_EACH_INS_SAFE(f, b, v) {
    if (is_term(f, v)) break;
    if (is_op(f, v, OP_PHI)) continue;
    if (!has_uses(f, v)) {
      if (is_trivially_dead(f, v)) erase_used(u, v);
      continue;
    }
    Val r = simplify_ins(&u->x, v);
    if (!r || r == v || (u->inner && !val_is_con(r))) continue; /* a value of an inner loop would leave it */
    val_replace(f, v, r);
    if (is_trivially_dead(f, v)) erase_used(u, v);
  }
}
/* Of the last copy, what its header does not reach any more. */
static void erase_rest(Unroll *u, const VecU32 *blks) {
  Fn *f = u->f;
  CloneMap *reach = &u->lc->forest->blk; /* 1: of the copy, 2: reached */
  VecU32 todo = {0};
  for (uint32_t i = 0; i < blks->n; i++) clone_map(reach, blks->p[i], 1);
  vec_push(&todo, blks->p[0]);
  clone_map(reach, blks->p[0], 2);
  while (todo.n) {
    Blk b = (Blk)vec_pop(&todo);
    for (uint32_t i = 0; i < nsuccs(f, b); i++) {
      Blk s = succ(f, b, i);
      if (clone_mapped(reach, (uint32_t)s) != 1) continue;
      clone_map(reach, (uint32_t)s, 2);
      vec_push(&todo, (uint32_t)s);
    }
  }
  for (uint32_t i = 0; i < blks->n; i++)
    if (clone_mapped(reach, blks->p[i]) == 1) term_unreachable(f, (Blk)blks->p[i]);
  for (uint32_t i = 0; i < blks->n; i++) /* code that cannot run may still lead to one: an exit of an inner loop, say */
    if (clone_mapped(reach, blks->p[i]) == 1 && !npreds(f, (Blk)blks->p[i])) blk_erase(f, (Blk)blks->p[i]);
  lc_map_clear(u->lc);
  vec_free(&todo);
}
Md unroll_md(Unroll *u, bool unrolled, const char *name, uint32_t n) {
  Module *m = u->f->m;
  VEC(Md) ops = {0};
  Md now = md_forward(m), more[2] = {md_string(m, str_of(name)), n ? md_int(m, TY_I32, n) : MD_NONE};
  vec_push(&ops, now);
  const MdRec *r = u->loop_md ? md_rec(m, u->loop_md) : NULL;
  for (uint32_t i = 1; r && r->form == MDF_TUPLE && i < r->n; i++) {
    Md o = r->ops[i];
    const MdRec *x = o ? md_rec(m, o) : NULL;
    const MdRec *had = x && x->form == MDF_TUPLE && x->n && x->ops[0] ? md_rec(m, x->ops[0]) : NULL;
    if (had && had->form == MDF_STRING &&
        (unrolled ? str_starts(had->str, STR("llvm.loop.unroll.")) : str_eq(had->str, str_of(name))))
      continue;
    vec_push(&ops, o);
  }
  vec_push(&ops, md_tuple(m, more, n ? 2 : 1, false));
  md_define(m, now, &(MdRec){.form = MDF_TUPLE, .distinct = true, .n = ops.n, .ops = ops.p});
  vec_free(&ops);
  return now;
}
void unroll_erase_dead(Unroll *u, const VecU32 *blks) {
  Fn *f = u->f;
  for (uint32_t i = blks->n; i-- > 0;)
    for (Val v = first_ins(f, (Blk)blks->p[i]) ? last_ins(f, (Blk)blks->p[i]) : VAL_NONE, up; v; v = up) {
      up = prev_of(f, v);
      if (!is_op(f, v, OP_PHI) && is_trivially_dead(f, v)) erase_used(u, v);
    }
  for (uint32_t i = 0; i < u->unused.n; i++)
    if (op(f, (Val)u->unused.p[i]) != OP_NONE && !has_uses(f, (Val)u->unused.p[i]) &&
        is_trivially_dead(f, (Val)u->unused.p[i]))
      ins_erase_dead(f, (Val)u->unused.p[i]);
  u->unused.n = 0;
}
void unroll_lead_on(Fn *f, Blk latch, Blk from, Blk to) {
  for (uint32_t i = 0; i < nsuccs(f, latch); i++)
    if (succ(f, latch, i) == from) edge_redirect(f, latch, i, to);
}
/* Exits with one way left come behind the block that leads there, where they lie in the same loop: their phis close
 * none then. */
static void join_exits(Unroll *u, const VecU32 *exits) {
  Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  uint32_t up = lf->node.p[u->lc->loop].parent;
  for (uint32_t i = 0; i < exits->n; i++) {
    Blk e = (Blk)exits->p[i];
    if (!npreds(f, e)) { /* only the rest of the last round led here: phis want a way in */
      FOR_EACH_PHI_SAFE(f, e, v) ins_erase_poison(f, v);
      continue;
    }
    if (npreds(f, e) != 1 || nsuccs(f, pred(f, e, 0)) != 1 || (uint32_t)e >= lf->of.n || lf->of.p[e] != up) continue;
    phis_simplify(f, e);
    if (blk_merge_into_pred(f, e)) lc_exits_joined(u->lc);
  }
}
/* Place i in copy k, which is GEP v there. */
static void place_set(Unroll *u, uint32_t i, uint32_t k, Val v) {
  opnd_set(u->f, v, u->place_at.p[i], (Val)u->place_is.p[i * u->rounds + k]);
}
/* n copies in all. Full: n is the number of rounds, and no loop is left. Otherwise the exit's test stays in the copies
 * in which it may hold, which is all of them where the rounds are not known. */
static void make_copies(Unroll *u, uint32_t n, bool full) {
  Fn *f = u->f;
  LoopCtx *lc = u->lc;
  Blk h = u->head, latch = u->latch, after = (Blk)u->blk.p[u->blk.n - 1];
  VecU32 phi = {0}, back = {0}, cur = {0}, made = {0}, exit = {0}, heads = {0}, last = {0}, exits = {0};
  lc_exits(lc, &exits);
  uint32_t from_pre = succ_pred(f, u->pre, 0);
  FOR_EACH_PHI(f, h, v) {
    vec_push(&phi, (uint32_t)v);
    vec_push(&back, (uint32_t)arg(f, v, 1 - from_pre));
    vec_push(&cur, (uint32_t)arg(f, v, 1 - from_pre));
  }
  if (u->exit_from) vec_push(&exit, (uint32_t)u->exit_from);
  for (uint32_t i = 0; i < u->blk.n; i++) vec_push(&last, u->blk.p[i]), vec_push(&made, u->blk.p[i]);
  if (u->loop_md) md_set(f, term(f, latch), MDK_LOOP, MD_NONE);
  for (uint32_t k = 1; k < n; k++) {
    char *suffix = arena_alloc(u->px->scratch, 12);
    int len = snprintf(suffix, 12, ".%u", k);
    Clone c = lc_clone(lc, (Str){suffix, (uint32_t)len}, u->px->scratch);
    for (uint32_t i = 0; i < phi.n; i++) clone_map(c.val, phi.p[i], cur.p[i]);
    region_clone(&c, &u->blk, h, after);
    Blk hk = (Blk)clone_mapped(c.blk, (uint32_t)h);
    if (k > 1) unroll_lead_on(f, latch, h, hk);
    latch = (Blk)clone_mapped(c.blk, (uint32_t)u->latch);
    for (uint32_t i = 0; i < phi.n; i++) {
      uint32_t now = val_is_con((Val)back.p[i]) ? 0 : clone_mapped(c.val, back.p[i]);
      cur.p[i] = now ? now : back.p[i];
    }
    if (u->exit_from) vec_push(&exit, clone_mapped(c.blk, (uint32_t)u->exit_from));
    vec_push(&heads, (uint32_t)hk);
    last.n = 0;
    for (uint32_t i = 0; i < u->blk.n; i++) {
      uint32_t b = clone_mapped(c.blk, u->blk.p[i]);
      vec_push(&last, b);
      vec_push(&made, b);
    }
    after = (Blk)last.p[last.n - 1];
    for (uint32_t i = 0; i < u->place.n; i++) place_set(u, i, k, (Val)clone_mapped(c.val, u->place.p[i]));
    clone_end(&c);
    lc_map_clear(lc);
  }
  for (uint32_t i = 0; i < u->place.n; i++) place_set(u, i, 0, (Val)u->place.p[i]);
  if (n > 1) unroll_lead_on(f, u->latch, h, (Blk)heads.p[0]); /* last, since every copy is one of the loop as it was */
  for (uint32_t j = 1; j <= exit.n && u->rounds; j++) {
    if (j <= u->tests && n > 1) continue;
    if (full ? j < n : (u->rounds - j) % n != 0) term_keep_edge(f, (Blk)exit.p[j - 1], u->exit_stay);
    else if (full) term_keep_edge(f, (Blk)exit.p[j - 1], 1 - u->exit_stay);
  }
  if (full) erase_rest(u, &last);
  else md_set(f, term(f, latch), MDK_LOOP, unroll_md(u, true, "llvm.loop.unroll.disable", 0));
  phis_simplify(f, h);
  for (uint32_t i = 0; i < made.n; i++)
    if (first_ins(f, (Blk)made.p[i])) unroll_simplify_blk(u, (Blk)made.p[i]);
  unroll_erase_dead(u, &made);
  for (uint32_t i = 1; i < made.n; i++)
    if (first_ins(f, (Blk)made.p[i])) blk_merge_into_pred(f, (Blk)made.p[i]);
  if (full) join_exits(u, &exits);
  (void)lc_dedicate(lc, &exits);
  if (full && u->leaves_around) lc_close(lc, &last);
  vec_free(&exits);
  vec_free(&phi), vec_free(&back), vec_free(&cur), vec_free(&made), vec_free(&exit), vec_free(&heads), vec_free(&last);
}

/* ---- the decision ---- */
bool unroll_option(const Unroll *u, const char *name, uint64_t *value) {
  Md o = u->loop_md ? loop_option(u->f->m, u->loop_md, str_of(name)) : MD_NONE;
  return o && (!value || loop_option_number(u->f->m, o, value));
}
/* The last round goes on in the loop around, if there is one; or its parts that leave that loop too, or more of those
 * around, where nothing leads back any more, begin in one block for each of these loops (u->leaves_around): code that
 * was in them is not any more, and phis in that block close what it uses of them. */
static bool last_round_lands(Unroll *u) {
  Fn *f = u->f;
  const LoopForest *lf = u->lc->forest;
  uint32_t up = lc_parent(u->lc), depth = lf->node.p[up].depth;
  if (loop_forest_has(lf, up, succ(f, u->exit_from, 1 - u->exit_stay))) return true;
  if (u->inner) return false;
  CloneMap *in = &u->lc->forest->blk; /* executed in the last round: 1 + how many of the loops around it goes on in */
  clone_map(in, (uint32_t)u->head, 1);
  for (uint32_t i = 0; i < u->blk.n; i++) {
    Blk b = (Blk)u->blk.p[i];
    for (uint32_t k = 0; k < nsuccs(f, b) && clone_mapped(in, (uint32_t)b); k++)
      if ((b != u->exit_from || k != u->exit_stay) && lc_has_blk(u->lc, succ(f, b, k)))
        clone_map(in, (uint32_t)succ(f, b, k), 1);
  }
  bool ok = true;
  VecU32 begin = {0}; /* by depth of a loop around: that block */
  vec_resize_zero(&begin, depth + 1);
  for (uint32_t i = u->blk.n; i-- > 0 && ok;) {
    Blk b = (Blk)u->blk.p[i];
    uint32_t most = 0;
    for (uint32_t k = 0; k < nsuccs(f, b) && clone_mapped(in, (uint32_t)b); k++)
      if (b != u->exit_from || k != u->exit_stay) {
        Blk s = succ(f, b, k);
        uint32_t x = lc_has_blk(u->lc, s) ? clone_mapped(in, (uint32_t)s)
                                          : 1 + lf->node.p[loop_forest_around(lf, up, lf->of.p[s])].depth;
        most = u32_max(most, x);
      }
    if (most) clone_map(in, (uint32_t)b, most);
  }
  for (uint32_t i = 1; i < u->blk.n && ok; i++) {
    Blk b = (Blk)u->blk.p[i];
    uint32_t own = clone_mapped(in, (uint32_t)b), least = depth + 1, most = 0;
    if (!own) continue;
    for (uint32_t k = 0; k < npreds(f, b); k++) {
      Blk p = pred(f, b, k);
      uint32_t x = p == u->exit_from && pred_succ(f, b, k) == u->exit_stay ? 0 : clone_mapped(in, (uint32_t)p);
      if (x) least = u32_min(least, x), most = u32_max(most, x);
    }
    ok = least == most || own == least; /* else some way here leaves a loop, and another had left it */
    for (uint32_t d = own; d < most && ok; d++) {
      ok = !begin.p[d];
      begin.p[d] = (uint32_t)b;
    }
  }
  ok &= clone_mapped(in, (uint32_t)u->head) == 1 + depth;
  u->leaves_around = true;
  vec_free(&begin);
  lc_map_clear(u->lc);
  return ok;
}
/* All rounds written out are worth it. */
static bool worth_full(Unroll *u, uint64_t size, bool asked) {
  if (u->rounds == 1) return true;
  bool small = unroll_for_size(u);
  uint64_t factor = small ? 1 : local_array_factor(u), limit = unroll_threshold(u) * factor,
           all = (size > ROUND_OVERHEAD ? size - ROUND_OVERHEAD : 1) * u->rounds + ROUND_OVERHEAD;
  if (asked) limit = u64_max(limit, unroll_knob(u, KNOB_PRAGMA_UNROLL_THRESHOLD));
  else if (u->at_most && factor == 1) limit = u64_min(limit, unroll_knob(u, KNOB_UNROLL_UPPERBOUND_THRESHOLD));
  if (u->rounds > unroll_knob(u, KNOB_UNROLL_FULL_MAX)) return false;
  if (all <= limit) return true;
  if (u->rounds > unroll_knob(u, KNOB_UNROLL_ANALYZE)) return false;
  uint64_t boost = small ? 100 : unroll_knob(u, KNOB_UNROLL_BOOST);
  Left l = {0};
  if (!simulate(u, limit * boost / 100, &l)) return false;
  uint64_t gain = l.unrolled ? u64_min(100 * l.rolled / l.unrolled, boost) : boost;
  return l.unrolled < limit * gain / 100;
}
/* The source wants all rounds written out, and they are not. */
static void say_not_full(const Unroll *u) {
  Val at = term(u->f, u->head);
  if (u->rounds) remark_plain(u->px, UNROLL_TOO_LARGE, u->f, at);
  else if (u->beyond) remark(u->px, CAP_UNROLL, u->f, at, ra_z("UNROLL_ROUNDS_ASKED"), ra_int(CAP_UNROLL_ROUNDS_ASKED));
  else if (unroll_option(u, "llvm.loop.unroll.full", NULL)) remark_plain(u->px, UNROLL_RUNTIME, u->f, at);
}
/* How many copies of a loop of which it is not known how often it runs, with another for the rest; 1: none. ptxas
 * makes four of most loops itself, so that nobody has to ask. */
static uint64_t runtime_count(const Unroll *u, uint64_t size) {
  enum { COPIES = 8, COPIES_GPU = 4 };
  uint64_t n = u->f->m->permissions ? COPIES_GPU : COPIES,
           limit = unroll_knob(u, u->enabled ? KNOB_PRAGMA_UNROLL_THRESHOLD : KNOB_UNROLL_PARTIAL_THRESHOLD);
  if (!u->enabled && !knob_bool(u->px->knobs, KNOB_UNROLL_RUNTIME)) return 1;
  if (!u->enabled && unroll_for_size(u)) return 1;
  while (n > 1 && size * n > limit) n /= 2;
  return n;
}
/* How many copies of a loop that stays; 1: none. */
static uint64_t partial_count(Unroll *u, uint64_t size) {
  uint64_t want = 0, most = unroll_knob(u, KNOB_UNROLL_MAX_COUNT);
  if (unroll_option(u, "llvm.loop.unroll.count", &want)) /* 1: the source wants it as it is */
    return want && want <= unroll_knob(u, KNOB_PRAGMA_UNROLL_THRESHOLD) / u64_max(size, 1) ? want : 1;
  if ((want = unroll_knob(u, KNOB_UNROLL_COUNT))) return want;
  if (!u->rounds) return runtime_count(u, size);
  if (!u->asked && unroll_for_size(u)) return 1;
  uint64_t limit = unroll_knob(u, KNOB_UNROLL_PARTIAL_THRESHOLD),
           body = size > ROUND_OVERHEAD ? size - ROUND_OVERHEAD : 1,
           n = u64_min(limit > ROUND_OVERHEAD ? (limit - ROUND_OVERHEAD) / body : 0, u64_min(most, u->rounds));
  while (n > 1 && (u->rounds % n || !is_pow2(n))) n--; /* a remainder would want a loop of its own */
  return u64_max(n, 1);
}
/* How many of n copies are made of a loop of which it is not known how often it runs; 1: none. With another for the
 * rest, then its exits are in `exits`; or each with its test, where somebody wants so many. */
static uint32_t copies_apart(Unroll *u, uint32_t n, VecU32 *exits) {
  bool fixed = unroll_option(u, "llvm.loop.unroll.count", NULL);
  if (region_refuses(u->f, &u->blk, CLONE_APART, NULL)) return 1;
  lc_exits(u->lc, exits);
  if (unroll_split_rest(u, n, fixed || u->enabled)) return n;
  exits->n = 0;
  return fixed || unroll_knob(u, KNOB_UNROLL_COUNT) ? n : 1;
}
/* How often the loop runs, and what the source wants. False: it stays as it is. */
static bool plan(Unroll *u, uint64_t full_max) {
  Fn *f = u->f;
  LoopCtx *lc = u->lc;
  u->pre = lc_preheader(lc), u->head = lc_header(lc), u->latch = lc_latch(lc);
  if (!u->pre || !u->latch || !is_op(f, term(f, u->pre), OP_BR) || npreds(f, u->head) != 2 ||
      (lc_blks_reach(lc, CAP_UNROLL_BLOCKS) && cap_hit(f->m, UNROLL_BLOCKS)) || !lc_exits_dedicated(lc) ||
      convergence_heart(f, u->head))
    return false;
  u->loop_md = md_get(f, term(f, u->latch), MDK_LOOP);
  uint64_t count = 0, cap = u64_max(unroll_knob(u, KNOB_PRAGMA_UNROLL_THRESHOLD), 1);
  bool enable = unroll_option(u, "llvm.loop.unroll.enable", NULL);
  u->asked = enable || unroll_option(u, "llvm.loop.unroll.full", NULL);
  bool forced = u->asked || unroll_option(u, "llvm.loop.unroll.count", NULL);
  if (!is_op(f, term(f, u->latch), OP_BR) || unroll_option(u, "llvm.loop.unroll.disable", NULL) ||
      (!forced && unroll_option(u, "llvm.loop.disable_nonforced", NULL)))
    return false;
  lc_blks(lc, &u->blk);
  for (uint32_t i = 0; i < u->blk.n && u->size <= cap; i++) u->size += blk_size(f, (Blk)u->blk.p[i], (uint32_t)cap);
  if (u->size > cap || region_refuses(f, &u->blk, CLONE_IN_TURN, NULL)) return false;
  u->inner = lc_has_inner(lc);
  u->fixed = unroll_option(u, "llvm.loop.unroll.count", &count);
  u->enabled = !u->fixed && enable;
  find_rounds(u, u->asked || u->fixed);
  u->can = (!u->rounds || last_round_lands(u)) && (!u->fixed || count >= u->rounds) && u->rounds <= full_max;
  u->full = u->can && u->rounds && worth_full(u, u->size, u->asked || u->fixed);
  if (!u->full && u->tests) u->rounds = 0, u->exit_from = BLK_NONE;
  return true;
}
static void plan_free(Unroll *u) {
  vec_free(&u->blk), vec_free(&u->unused), vec_free(&u->place), vec_free(&u->place_at), vec_free(&u->place_is);
}
/* A loop around will be written out: how often this one runs may be known in each of the copies, which come here as
 * well (`for (i = 1; i < 24; i *= 2) for (j = 0; j < 24 - i; j += 2 * i)`, a sum by pairs). */
static bool written_out_around(const Unroll *u, uint64_t full_max) {
  bool full = false;
  for (uint32_t l = lc_parent(u->lc); l && !full; l = u->lc->forest->node.p[l].parent) {
    LoopCtx lc = lc_around(u->lc, l);
    Unroll o = {.lc = &lc, .px = u->px, .f = u->f, .x = u->x};
    full = plan(&o, full_max) && o.full;
    plan_free(&o);
    loop_ctx_free(&lc);
  }
  return full;
}
/* counts: a number of copies that the source asks for is made, without `partial` too. */
static Change unroll(LoopCtx *lc, PassCtx *px, bool partial, bool counts, uint64_t full_max) {
  Fn *f = lc->f;
  Unroll u = {.lc = lc, .px = px, .f = f, .x = pass_fold_ctx(f, px)};
  Change done = CH_NONE;
  if (plan(&u, full_max)) {
    bool full = u.full, asked = u.asked, fixed = u.fixed;
    uint64_t size = u.size;
    if (u.can && !full && asked && !fixed) say_not_full(&u);
    partial |= counts && (fixed || (u.enabled && !u.rounds && !written_out_around(&u, full_max)));
    uint64_t turn = counts && !full && !asked && !fixed ? ring_turn(&u) : 1;
    if (turn == 1) u.place.n = 0;
    uint32_t peeled = full || turn > 1 || fixed || asked || (u.tests && !u.rounds) ? 0 : peel_count(&u, size, partial);
    uint64_t n = peeled     ? 1
                 : full     ? u.rounds
                 : turn > 1 ? turn
                 : partial  ? u64_min(partial_count(&u, size), u.rounds ? u.rounds : UINT32_MAX)
                            : 1;
    VecU32 exits = {0};
    if (!u.rounds && n > 1) n = copies_apart(&u, (uint32_t)n, &exits);
    if (full) {
      remark(px, UNROLL_FULL, f, term(f, u.head), ra_int((int64_t)n));
      stat_add(px, ST_UNROLL_FULL, 1);
    } else if (n > 1) {
      if (exits.n) remark(px, UNROLL_PARTIAL_RUNTIME, f, term(f, u.head), ra_int((int64_t)n));
      else remark(px, UNROLL_PARTIAL, f, term(f, u.head), ra_int((int64_t)n));
      stat_add(px, ST_UNROLL_RUNTIME, exits.n != 0);
    }
    if (peeled) {
      remark(px, UNROLL_PEELED, f, term(f, u.head), ra_int((int64_t)peeled));
      stat_add(px, ST_UNROLL_PEELED, 1);
      peel(&u, peeled);
      done = CH_ALL & ~(Change)CH_ATTR;
    }
    if (full || n > 1) {
      stat_add(px, ST_UNROLLED, 1);
      make_copies(&u, (uint32_t)n, full);
      done = CH_ALL & ~(Change)CH_ATTR;
    }
    if (exits.n) (void)lc_dedicate(lc, &exits), (void)lc_simplify(lc);
    vec_free(&exits);
  }
  plan_free(&u);
  return done;
}

Change pass_loop_unroll_full(LoopCtx *lc, PassCtx *px) { return unroll(lc, px, false, px->opt[0], UINT32_MAX); }

Change pass_loop_unroll(Fn *f, PassCtx *px) {
  if (loops(f)->n < 2) return CH_NONE;
  Change ch = CH_NONE;
  LoopForest forest;
  LoopCtx lc = {0};
  uint64_t full_max = px->opt[2] < 0 ? UINT32_MAX : (uint64_t)px->opt[2];
  loop_forest_init(&forest, f);
  while (loop_ctx_next(&lc, &forest, false)) {
    ch |= unroll(&lc, px, px->opt[1] && knob_bool(px->knobs, KNOB_UNROLL_PARTIAL_OK), false, full_max);
    lc_map_clear(&lc);
    lc_alive(&lc);
  }
  loop_ctx_free(&lc);
  loop_forest_free(&forest);
  return ch;
}
