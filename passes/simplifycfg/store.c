/* store.c: two conditional stores to one place become one.
 *
 *   p:  br i1 %a, label %pa, label %q                p:  %v = select i1 %a, i32 1, i32 poison
 *   pa: store i32 1, ptr %x; br label %q                 %w = select i1 %b, i32 2, i32 %v
 *   q:  br i1 %b, label %qa, label %end       =>         %c = or i1 %a, %b
 *   qa: store i32 2, ptr %x; br label %end               br i1 %c, label %s, label %end
 *                                                    s:  store i32 %w, ptr %x; br label %end
 *
 * This step makes what is stored a phi and puts the one store behind a branch of its own; the arms, which are empty or
 * cheap then, become selects by the other steps. LLVM's mergeConditionalStores.
 *
 * Why it holds: both branches ran before, so that neither condition is poison or undef, and their `or` is what it says.
 * The first store moves down over code that touches no memory and always goes on; what it wrote was overwritten, or is
 * written now. The store runs in the same executions as before, for each thread, and no barrier, atomic or convergent
 * operation that orders memory is between. Who comes to which block does not change but for the new one, which holds
 * the store alone. Not before a loop's header: the loop would get a second way back. */
#include "ir/debug_loc.h"
#include "passes/simplifycfg/simplifycfg_int.h"

/* A branch at the end of `top` with one or two arms that have no other way in, and meet in `end`. */
typedef struct Fork {
  Blk top, end, arm[2]; /* arm: BLK_NONE where the edge goes to `end` itself */
  Val store;            /* of plain memory; the only one in the arms */
  uint32_t side;        /* the arm it stands in */
} Fork;

/* The arms hold one store and else only little that may become selects. */
static bool arms_fit(const Fn *f, Fork *k) {
  k->store = VAL_NONE;
  for (uint32_t i = 0; i < 2; i++) {
    if (!k->arm[i]) continue;
    unsigned cost = 0;
    FOR_EACH_INS(f, k->arm[i], v) {
      if (v == term(f, k->arm[i])) break;
      if (is_op(f, v, OP_STORE)) {
        if (k->store || !is_simple(f, v)) return false;
        k->store = v;
        k->side = i;
      } else if (!(is_bin(f, v) || is_op(f, v, OP_GEP)) || (cost += scfg_cost(f, v)) > SCFG_PHI_FOLD_COST) return false;
    }
  }
  return k->store != VAL_NONE;
}
static bool fork_of(const Fn *f, Blk top, Blk end, Fork *k) {
  *k = (Fork){.top = top, .end = end};
  if (!blk_forks(f, top)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Blk a = succ(f, top, i);
    if (a == end) continue;
    if (!is_br(f, term(f, a)) || succ(f, a, 0) != end || single_pred(f, a) != top || a == top) return false;
    k->arm[i] = a;
  }
  return arms_fit(f, k);
}
/* The one place where the arms of b's branch meet. */
static Blk meeting(const Fn *f, Blk b) {
  Blk x = succ(f, b, 0), y = succ(f, b, 1);
  if (nsuccs(f, x) == 1 && succ(f, x, 0) == y) return y;
  return nsuccs(f, y) == 1 ? succ(f, y, 0) : BLK_NONE;
}
/* From v to the end of its block nothing touches memory, or may stay there; `but` is let pass. */
static bool quiet(const Fn *f, Val v, Val but) {
  for (; v; v = next_of(f, v))
    if (v != but && (touches_mem(f, v) || !transfers_execution(f, v))) return false;
  return true;
}
/* What is in x where k's store has run, and `other` (VAL_NONE: anything) where not, in k's end. */
static Val stored_or(Fn *f, const Fork *k, Val x, Val other) {
  Blk from = k->arm[k->side];
  bool inside = val_is_local(x) && !is_arg(f, x) && blk_of(f, x) == from;
  if (!inside && (!other || other == x)) return x;
  uint32_t i = pred(f, k->end, 1) == from;
  FOR_EACH_PHI(f, k->end, v)
    if (arg(f, v, i) == x && (!other || arg(f, v, 1 - i) == other)) return v;
  Val ops[2];
  ops[i] = x;
  ops[1 - i] = other ? other : con_poison(&f->con, ty(f, x));
  Val v = emit_phi(f, k->end, ty(f, x), ops);
  name_set(f, v, STR("simplifycfg.merge"));
  return v;
}
/* k's store runs if and only if this holds. */
static Val runs_if(Scfg *s, Bld *b, const Fork *k) {
  Val c = arg(s->f, term(s->f, k->top), 0);
  return k->side ? scfg_not(s, b, c) : c;
}
static void merge(Scfg *s, const Fork *p, Fork *q) {
  Fn *f = s->f;
  Blk post = q->end;
  uint32_t which[2] = {0, 0}, n = 0;
  for (uint32_t i = 0; i < npreds(f, post) && n < 2; i++)
    if (pred(f, post, i) == q->top || pred(f, post, i) == q->arm[0] || pred(f, post, i) == q->arm[1]) which[n++] = i;
  Blk pad; /* none: branches lead here */
  Blk head = preds_split(f, post, which, n, STR(".split"), STR(".split"), &pad);
  q->end = head;
  Val first = arg(f, p->store, 0), last = arg(f, q->store, 0);
  first = stored_or(f, p, first, VAL_NONE);
  last = stored_or(f, q, last, first);
  Bld k = bld_before(f, term(f, head));
  k.loc = dbg_loc(f, q->store);
  Val yes = runs_if(s, &k, p), or_yes = runs_if(s, &k, q);
  Val c = emit_bin(&k, OP_OR, 0, yes, or_yes);
  Blk then = scfg_block_before(f, post, ".store", dbg_loc(f, q->store));
  scfg_phis_like(f, post, succ_pred(f, then, 0), head);
  edge_add(f, head, then);
  succs_swap(f, head, 0, 1);
  term_become(f, head, OP_BR, &c, 1);
  scfg_drop_records(f, q->store);
  ins_move_before(f, q->store, term(f, then));
  opnd_set(f, q->store, 0, last);
  md_merge(f, q->store, p->store, true);
  if (align_of(f, p->store) < align_of(f, q->store)) align_set(f, q->store, align_of(f, p->store));
  dbg_loc_set(f, q->store, dbg_merge_loc(f->m, dbg_loc(f, q->store), dbg_loc(f, p->store)));
  scfg_drop_records(f, p->store);
  ins_erase(f, p->store);
  scfg_touch_around(s, p->end);
  scfg_touch_around(s, head);
  scfg_touch(s, p->top);
}
bool scfg_merge_stores(Scfg *s, Blk b) {
  Fn *f = s->f;
  if (!s->speculate || npreds(f, b) != 2) return false;
  Blk top = pred(f, b, 0);
  if (!blk_forks(f, top)) top = single_pred(f, top);
  Blk end = meeting(f, b);
  Fork p, q;
  if (!top || !end || top == b || end == b || scfg_is_header(s, end) || blk_is_address_taken(f, b)) return false;
  if (!fork_of(f, top, b, &p) || !fork_of(f, b, end, &q)) return false;
  if (arg(f, p.store, 1) != arg(f, q.store, 1) || ty(f, arg(f, p.store, 0)) != ty(f, arg(f, q.store, 0))) return false;
  if (!quiet(f, next_of(f, p.store), VAL_NONE) || !quiet(f, first_ins(f, b), VAL_NONE)) return false;
  for (uint32_t i = 0; i < 2; i++)
    if (q.arm[i] && !quiet(f, first_ins(f, q.arm[i]), q.store)) return false;
  merge(s, &p, &q);
  return true;
}
