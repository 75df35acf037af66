/* loop_load_elim.c: "loop-load-elim": what one round stores and the next one loads goes round in a register.
 *
 *     for (i = 1; i < n; i++)           x = a[0];
 *       a[i] = a[i - 1] + b[i];    =>   for (i = 1; i < n; i++)
 *                                         a[i] = x = x + b[i];
 *
 * Innermost loops with plain loads and stores. A load L and a store S of as many bits, S in every round, are a pair if
 * by scalar evolution the address of L is {p,+,s} and that of S {p + s,+,s}: L in round k + 1 reads where S has written
 * in round k. L becomes a phi of what S stores and of a load from p before the loop.
 *
 * Why it may be done. A round has no cycle in it, so that of two instructions only the one that stands first in reverse
 * post order can come first in it. What may write L's place between S in round k and L in round k + 1 is a store W that
 * stands behind S and writes S's place in the same round, or one that stands before L and writes L's place in the same
 * round (S, too, if it stands before L). Both are questions about one round, as alias analysis is asked, or as constant
 * distances by scalar evolution tell. The second holds for the first round, too: nothing writes p between the load before
 * the loop and L. That load runs where L did, for L runs in every round that begins; or nothing is wrong with a load
 * from there (load_is_safe, not poison), and the phi, like L, is used only where L ran. Nothing in the loop orders memory between
 * threads: with calls that may write, atomics, volatile accesses, fences, barriers, and whatever is convergent, a loop
 * is left alone. So another thread that writes the place meanwhile does so in a race, and what L reads is undefined.
 *
 * Where all that is in the way are stores whose places may be apart, and a test before the loop can tell
 * (loop_version.h), at most runtime-check-per-loop-load-elim pairs of places for each load that goes, the loop is there
 * twice (`checks`).
 *
 * Requires simplified loops in LCSSA form, keeps both. On a GPU a load less in each round is most of the latency of a
 * recurrence; the phi is a register more. Cost: one look at the innermost loops; of those with a load and a store of
 * one base, O(loads * stores) expressions and alias queries. Caps: LOAD_ELIM_ACCESSES, LOAD_ELIM_BLOCKS,
 * LOAD_ELIM_PAIRS, LOAD_ELIM_SIZE. Source: LLVM's LoopLoadElimination (public design); Callahan, Carr, Kennedy 1990 ("Improving register
 * allocation for subscripted variables"). */
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/loop/loop_version.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

static const char asked[] = "llvm.loop.load_elim.enable";

typedef struct Access {
  Val v, base; /* base: what its address is made of, as far as single steps tell */
  bool store;
  uint32_t range; /* of the loop's; 0: not asked or not known */
  Sx p;           /* its address; SX_NONE: not asked */
} Access;         /* in the order of a round */
typedef struct Carried {
  Val load, store, first; /* first: the address in the first round, before the loop */
  Sx p;
  uint64_t pairs; /* of places that have to be apart, bits of ranges.pair */
  Val phi;
} Carried;
_Static_assert(CAP_LOAD_ELIM_PAIRS <= 64, "");
typedef VEC(Access) Accesses;
typedef struct Plan {
  Blk head;
  VEC(Carried) free, checked;
  Val overlap; /* VAL_NONE: no test is needed */
} Plan;
typedef struct Elim {
  LoopCtx *lc;
  PassCtx *px;
  Fn *f;
  Scev *s;
  uint32_t loop; /* in lc_dense */
  Blk pre, latch;
  bool checks; /* tests may be made */
  Accesses access;
  LoopRanges ranges;
  VecU32 dead; /* addresses that a load has lost; erased in the end, when nothing that is planned needs them */
} Elim;

/* ---- loops that may have a pair ---- */
/* What address p of a loop is made of: through a phi that counts, where it starts. */
static Val base_of(const Fn *f, const Loops *l, uint32_t loop, Val p) {
  Val o = alias_object(f, p);
  if (val_is_con(o) || !is_op(f, o, OP_PHI) || blk_of(f, o) != l->loop[loop].header) return o;
  for (uint32_t i = 0; i < nops(f, o); i++)
    if (loop_of(l, pred(f, blk_of(f, o), i)) != loop) return alias_object(f, arg(f, o, i));
  return o;
}
typedef enum Touch { NO_TOUCH, PLAIN, REFUSED } Touch;
static Touch touch(const Fn *f, Val v) {
  if (is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE)) return is_simple(f, v) ? PLAIN : REFUSED;
  if (is_intrinsic(f, v, INTRIN_assume) || is_intrinsic(f, v, INTRIN_experimental_noalias_scope_decl)) return NO_TOUCH;
  return may_write(f, v) || (is_call(f, v) && (is_convergent(f, v) || is_sync(f, v))) ? REFUSED : NO_TOUCH;
}
/* The accesses of these blocks, in order. False: something else, or too many. */
static bool gather(const Fn *f, const Loops *l, uint32_t loop, const Blk *blk, uint32_t n, Accesses *out) {
  out->n = 0;
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_INS(f, blk[i], v) {
      Touch t = touch(f, v);
      if (t == REFUSED) return false;
      if (t == NO_TOUCH) continue;
      if (at_cap(f->m, LOAD_ELIM_ACCESSES, out->n)) return false;
      bool store = is_op(f, v, OP_STORE);
      vec_push(out, ((Access){.v = v, .store = store, .base = base_of(f, l, loop, arg(f, v, store))}));
    }
  return true;
}
/* A value of type `have` is one of type `want`, as memory has it. */
static bool may_cast(const Module *m, Ty have, Ty want) {
  if (have == want) return true;
  Ty t[2] = {have, want};
  for (int i = 0; i < 2; i++) {
    Ty e = ty_scalar(m, t[i]);
    if (!(ty_is_int(m, e) || ty_is_fp(e)) || (ty_is_vec(m, t[i]) && ty_scalable(m, t[i])) || ty_size_bits(m, e) % 8 ||
        ty_size_bits(m, t[i]) != ty_store_size(m, t[i]) * 8)
      return false;
  }
  return ty_size_bits(m, have) == ty_size_bits(m, want);
}
/* What b, a store, writes may be what a, a load, reads a round later. */
static bool may_carry(const Fn *f, const Access *a, const Access *b) {
  return b->store && a->base == b->base && arg(f, a->v, 0) != arg(f, b->v, 1) &&
         may_cast(f->m, ty(f, arg(f, b->v, 0)), ty(f, a->v));
}
static bool has_pair(const Fn *f, const Loops *l, uint32_t loop, const Accesses *a) {
  for (uint32_t i = 0; i < a->n; i++) {
    const Access *x = &a->p[i];
    Val p = arg(f, x->v, x->store);
    if (x->store || val_is_con(p) || is_arg(f, p) || loop_of(l, blk_of(f, p)) != loop) continue; /* one place only */
    for (uint32_t k = 0; k < a->n; k++)
      if (may_carry(f, x, &a->p[k])) return true;
  }
  return false;
}
/* Headers of loops to look at. */
static void find_loops(Fn *f, Accesses *scratch, VecU32 *heads) {
  const Loops *l = loops(f);
  for (uint32_t i = 1; i < l->n; i++) {
    const Loop *x = &l->loop[i];
    if (x->child || (x->last - x->first > CAP_LOAD_ELIM_BLOCKS && cap_hit(f->m, LOAD_ELIM_BLOCKS))) continue;
    if (gather(f, l, i, l->blk + x->first, x->last - x->first, scratch) && has_pair(f, l, i, scratch))
      vec_push(heads, (uint32_t)x->header);
  }
}

/* ---- pairs ---- */
static Sx place_of(Elim *x, Access *a) {
  if (!a->p) a->p = sx_of(x->s, arg(x->f, a->v, a->store));
  return a->p;
}
static bool counts(Elim *x, Sx p) {
  return sx_is(x->s, p, SXK_ADDREC) && sx_affine(x->s, p) && sx_loop(x->s, p) == x->loop &&
         sx_invariant(x->s, sx_op(x->s, p, 1), x->loop);
}
/* The store that writes what a, a load, reads in the round after. The last one in a round: another one there is
 * overwritten. */
static Access *store_for(Elim *x, Access *a) {
  Sx p = SX_NONE;
  for (uint32_t i = x->access.n; i-- > 0;) {
    Access *b = &x->access.p[i];
    if (!may_carry(x->f, a, b)) continue;
    if (!p && !counts(x, p = place_of(x, a))) return NULL;
    Sx q = place_of(x, b);
    if (counts(x, q) && sx_op(x->s, q, 1) == sx_op(x->s, p, 1) && sx_minus(x->s, q, p, 0) == sx_op(x->s, p, 1))
      return b;
  }
  return NULL;
}
typedef enum Apart { APART, UNKNOWN, OVERLAP } Apart;
/* Store w and access a, in one round. */
static Apart apart(Elim *x, Access *w, Access *a) {
  MemLoc p, q;
  if (!mem_loc(x->f, w->v, &p) || !mem_loc(x->f, a->v, &q)) return OVERLAP;
  if (alias_query(alias_of(x->f), p, q) == ALIAS_NO) return APART;
  if (w->base != a->base) return UNKNOWN;
  Sx d = sx_minus(x->s, place_of(x, w), place_of(x, a), 0);
  if (p.kind != LOC_PRECISE || q.kind != LOC_PRECISE || p.scalable || q.scalable || p.bytes > INT32_MAX ||
      q.bytes > INT32_MAX || !sx_is(x->s, d, SXK_CONST) || sx_bits(x->s, d) > 64)
    return UNKNOWN;
  int64_t by = ap_get_i64(sx_ap(x->s, d));
  return by >= (int64_t)q.bytes || by <= -(int64_t)p.bytes ? APART : OVERLAP;
}
/* A pair of places to be tested before the loop: its bit in *pairs. */
static bool want_apart(Elim *x, Access *w, Access *a, uint64_t *pairs) {
  Fn *f = x->f;
  if (!x->checks || ty(f, arg(f, w->v, 1)) != ty(f, arg(f, a->v, a->store))) return false;
  if (!w->range) w->range = loop_range(x->lc, x->s, x->loop, &x->ranges, w->v);
  if (!a->range) a->range = loop_range(x->lc, x->s, x->loop, &x->ranges, a->v);
  if (!w->range || !a->range || w->range == a->range) return false;
  loop_ranges_pair(&x->ranges, w->range, a->range);
  uint32_t lo = u32_min(w->range, a->range), hi = u32_max(w->range, a->range), i = 0;
  while (x->ranges.pair.p[i].a != lo || x->ranges.pair.p[i].b != hi) i++;
  if (at_cap(f->m, LOAD_ELIM_PAIRS, i)) return false;
  *pairs |= UINT64_C(1) << i;
  return true;
}
/* Nothing writes a's place between s in one round and a in the next, or what has to be tested for that. VAL_NONE, or
 * what may. */
static Val between(Elim *x, Access *a, Access *s, uint64_t *pairs) {
  for (Access *w = x->access.p; w < x->access.p + x->access.n; w++) {
    if (!w->store) continue;
    for (int k = 0; k < 2; k++) {
      Access *with = k ? a : s;
      if (k ? w > a : w <= s) continue;
      Apart r = apart(x, w, with);
      if (r == OVERLAP || (r == UNKNOWN && !want_apart(x, w, with, pairs))) return w->v;
    }
  }
  return VAL_NONE;
}

/* ---- plans ---- */
/* The address of the first round, before the loop; VAL_NONE: it cannot be computed, or nothing may be loaded there. */
static Val first_address(Elim *x, ScevExpand *e, Val load, Sx p) {
  Fn *f = x->f;
  Val at = term(f, x->pre);
  Sx start = sx_op(x->s, p, 0);
  if (!expand_safe(e, start, at)) return VAL_NONE;
  uint32_t made = e->made.n;
  Val v = expand_at(e, start, at);
  if (lc_runs_each_round(x->lc, load) ||
      (sx_not_poison(x->s, start) && load_is_safe(f, v, ty(f, load), align_of(f, load), at)))
    return v;
  (void)expand_clean(e, made);
  expand_forget(e);
  return VAL_NONE;
}
/* Addresses, made anew. Whether sext({m,+,1}) counts may be seen from {m + 1,+,1}<nsw>, if that is there already: a store,
 * which counts as the source does, comes before the load that is one behind. */
static void find_places(Elim *x) {
  Accesses a = x->access;
  scev_forget_loop(x->s, x->loop, 1);
  for (int store = 1; store >= 0; store--)
    for (uint32_t i = 0; i < a.n; i++)
      for (uint32_t k = 0; k < a.n && a.p[i].store == store; k++)
        if (a.p[k].store != store && may_carry(x->f, &a.p[store ? k : i], &a.p[store ? i : k])) {
          (void)place_of(x, &a.p[i]);
          break;
        }
}
static void find_pairs(Elim *x, Plan *p) {
  find_places(x);
  for (uint32_t i = 0; i < x->access.n; i++) {
    Access *a = &x->access.p[i], *s = a->store ? NULL : store_for(x, a);
    if (!s) continue;
    uint64_t pairs = 0;
    if (!lc_dom(x->lc, blk_of(x->f, s->v), x->latch)) {
      remark(x->px, LOAD_ELIM_SOMETIMES, x->f, a->v, ra_val(a->v));
      continue;
    }
    Val in_the_way = between(x, a, s, &pairs);
    if (in_the_way) {
      remark(x->px, LOAD_ELIM_BETWEEN, x->f, a->v, ra_val(a->v), ra_val(arg(x->f, in_the_way, 1)));
      continue;
    }
    Carried c = {.load = a->v, .store = s->v, .p = a->p, .pairs = pairs};
    if (pairs) vec_push(&p->checked, c);
    else vec_push(&p->free, c);
  }
}
/* Leaves what may be tested: all, or the most that need one set of tests. False: nothing. */
static bool choose(Elim *x, Plan *p) {
  uint64_t per_load = (uint64_t)knob_int(x->px->knobs, KNOB_LOAD_ELIM_CHECKS), best = 0, all = 0;
  uint32_t most = 0;
  for (uint32_t i = 0; i < p->checked.n; i++) all |= p->checked.p[i].pairs;
  for (uint32_t i = 0; i <= p->checked.n; i++) {
    uint64_t set = i ? p->checked.p[i - 1].pairs : all;
    uint32_t n = 0;
    for (uint32_t k = 0; k < p->checked.n; k++) n += !(p->checked.p[k].pairs & ~set);
    if (n > most && (uint64_t)__builtin_popcountll(set) <= per_load * n) best = set, most = n;
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < p->checked.n; i++)
    if (!(p->checked.p[i].pairs & ~best)) p->checked.p[kept++] = p->checked.p[i];
    else remark(x->px, LOAD_ELIM_MANY, x->f, p->checked.p[i].load, ra_val(p->checked.p[i].load));
  p->checked.n = kept;
  kept = 0;
  for (uint32_t i = 0; i < x->ranges.pair.n; i++)
    if (i < CAP_LOAD_ELIM_PAIRS && best >> i & 1) x->ranges.pair.p[kept++] = x->ranges.pair.p[i];
  x->ranges.pair.n = kept;
  return most != 0;
}
/* It leaves at its latch only, a known number of rounds later, and may be there twice. */
static bool may_version(Elim *x, const VecU32 *blks) {
  const Fn *f = x->f;
  Md id = md_get(f, term(f, x->latch), MDK_LOOP);
  if (!x->px->opt[0] || fn_has_attr(f, ATTR_OPTSIZE) || fn_has_attr(f, ATTR_MINSIZE) ||
      (id && loop_option(f->m, id, str_of(asked))) || !is_op(f, term(f, x->pre), OP_BR) ||
      !is_condbr(f, term(f, x->latch)) || !lc_exits_dedicated(x->lc) || convergence_heart(f, lc_header(x->lc)))
    return false;
  uint32_t size = 0;
  for (uint32_t i = 0; i < blks->n; i++) {
    Blk b = (Blk)blks->p[i];
    for (uint32_t k = 0; k < nsuccs(f, b); k++)
      if (!lc_has_blk(x->lc, succ(f, b, k)) && b != x->latch) return false;
    FOR_EACH_INS(f, b, v)
      if ((!is_term(f, v) && !transfers_execution(f, v)) || at_cap(f->m, LOAD_ELIM_SIZE, size++)) return false;
  }
  return !region_refuses(f, blks, CLONE_APART, NULL) && sx_backedge_count(x->s, x->loop) != SX_CNC;
}
static bool plan(Elim *x, Plan *p) {
  Fn *f = x->f;
  LoopCtx *lc = x->lc;
  VecU32 blks = {0};
  *p = (Plan){.head = lc_header(lc)};
  x->pre = lc_preheader(lc), x->latch = lc_latch(lc);
  if (!x->pre || !x->latch || npreds(f, p->head) != 2 || lc_has_inner(lc)) return false;
  const Loops *l = lc_dense(lc, &x->loop);
  x->s = lc_scev(lc);
  lc_blks(lc, &blks);
  bool some = gather(f, l, x->loop, (const Blk *)blks.p, blks.n, &x->access);
  if (some) {
    x->ranges.range.n = x->ranges.pair.n = 0;
    x->checks = may_version(x, &blks);
    find_pairs(x, p);
    some = p->free.n || p->checked.n;
  }
  vec_free(&blks);
  if (!some) return false;
  ScevExpand e;
  expand_init(&e, x->s, pass_fold_ctx(f, x->px));
  uint32_t kept = 0;
  for (uint32_t i = 0; i < p->free.n; i++) {
    p->free.p[kept] = p->free.p[i];
    p->free.p[kept].first = first_address(x, &e, p->free.p[i].load, p->free.p[i].p);
    if (p->free.p[kept].first) kept++;
    else remark(x->px, LOAD_ELIM_FIRST, f, p->free.p[i].load, ra_val(p->free.p[i].load));
  }
  p->free.n = kept;
  if (p->checked.n && choose(x, p) && loop_ranges_safe(lc, &e, &x->ranges)) {
    kept = 0;
    for (uint32_t i = 0; i < p->checked.n; i++) {
      p->checked.p[kept] = p->checked.p[i];
      p->checked.p[kept].first = first_address(x, &e, p->checked.p[i].load, p->checked.p[i].p);
      if (p->checked.p[kept].first) kept++;
    }
    p->checked.n = kept;
    if (kept) p->overlap = loop_ranges_test(lc, &e, &x->ranges);
  } else p->checked.n = 0;
  some = e.changed || p->free.n || p->checked.n;
  expand_free(&e);
  return some;
}

/* ---- edits ---- */
/* What the store of the round before has stored, at the head of the loop; `pre`: what leads to it from outside. n: of
 * the loads from here on some are the same, and that before the loop stands for them all. */
static void carry(Elim *x, Carried *c, uint32_t n, Blk pre, Blk head) {
  Fn *f = x->f;
  Ty t = ty(f, c->load);
  Bld k = bld_before(f, term(f, pre));
  k.loc = dbg_loc(f, c->load);
  Val first = emit_load(&k, t, c->first, align_of(f, c->load)), now = arg(f, c->store, 0), in[2];
  name_set(f, first, STR("load_initial"));
  Md tbaa = md_get(f, c->load, MDK_TBAA);
  for (uint32_t i = 1; i < n; i++)
    if (c[i].store == c->store && md_get(f, c[i].load, MDK_TBAA) != tbaa) tbaa = MD_NONE;
  if (tbaa) md_set(f, first, MDK_TBAA, tbaa);
  if (ty(f, now) != t) {
    k = bld_before(f, c->store);
    now = emit_cast(&k, OP_BITCAST, 0, now, t);
  }
  for (uint32_t i = 0; i < 2; i++) in[i] = pred(f, head, i) == pre ? first : now;
  c->phi = emit_phi(f, head, t, in);
  name_set(f, c->phi, STR("store_forwarded"));
  dbg_loc_set(f, c->phi, dbg_loc(f, c->load));
}
static void carry_all(Elim *x, Carried *c, uint32_t n, Blk pre, Blk head) {
  Fn *f = x->f;
  for (uint32_t i = 0; i < n; i++) {
    for (uint32_t k = 0; k < i && !c[i].phi; k++) /* the same, loaded twice */
      if (c[k].store == c[i].store && ty(f, c[k].phi) == ty(f, c[i].load)) c[i].phi = c[k].phi;
    if (!c[i].phi) carry(x, &c[i], n - i, pre, head);
  }
  for (uint32_t i = 0; i < n; i++) {
    remark(x->px, LOAD_ELIM_DONE, f, c[i].load, ra_val(c[i].load), ra_val(arg(f, c[i].store, 0)));
    vec_push(&x->dead, (uint32_t)arg(f, c[i].load, 0));
    val_replace(f, c[i].load, c[i].phi);
    ins_erase(f, c[i].load);
  }
  stat_add(x->px, ST_LOAD_ELIM, n);
}
static void carry_out(Elim *x, Plan *p) {
  Fn *f = x->f;
  LoopCtx *lc = x->lc;
  carry_all(x, p->free.p, p->free.n, lc_preheader(lc), p->head);
  if (p->overlap) {
    VecU32 exits = {0};
    lc_exits(lc, &exits);
    Blk latch = lc_latch(lc);
    remark_plain(x->px, LOAD_ELIM_VERSION, f, term(f, latch));
    Blk pre = loop_version(lc, x->px, p->overlap, STR(".lver.orig"), asked);
    md_set(f, term(f, latch), MDK_LOOP, loop_id_with(f, md_get(f, term(f, latch), MDK_LOOP), asked, false));
    carry_all(x, p->checked.p, p->checked.n, pre, p->head);
    (void)lc_dedicate(lc, &exits);
    vec_free(&exits);
    stat_add(x->px, ST_LOAD_ELIM_VERSIONS, 1);
  }
}
Change pass_loop_load_elim(Fn *f, PassCtx *px) {
  VecU32 heads = {0};
  Elim x = {.f = f, .px = px};
  if (loops(f)->n > 1) find_loops(f, &x.access, &heads);
  VEC(Plan) plans = {0};
  LoopForest forest;
  bool some = false, edges = false;
  for (int round = 0; round < 2 && (round ? plans.n : heads.n); round++) { /* all are looked at before one is edited */
    LoopCtx lc = {0};
    uint32_t next = 0;
    x.lc = &lc;
    loop_forest_init(&forest, f);
    uint8_t *wanted = ARENA_ZARRAY(px->scratch, uint8_t, f->nblk);
    uint32_t nblk = f->nblk;
    for (uint32_t i = 0; i < heads.n; i++) wanted[heads.p[i]] = 1;
    while (loop_ctx_next(&lc, &forest, false) && (!round || next < plans.n)) {
      if ((uint32_t)lc_header(&lc) >= nblk || !wanted[lc_header(&lc)]) continue;
      if (!round) {
        Plan p;
        if (plan(&x, &p)) {
          some = true;
          vec_push(&plans, p);
        } else vec_free(&p.free), vec_free(&p.checked);
      } else if (plans.p[next].head == lc_header(&lc)) {
        edges |= plans.p[next].overlap != VAL_NONE;
        carry_out(&x, &plans.p[next++]);
        lc_map_clear(&lc);
        lc_alive(&lc);
      }
    }
    loop_ctx_free(&lc);
    loop_forest_free(&forest);
  }
  for (uint32_t i = 0; i < x.dead.n; i++) {
    Val v = (Val)x.dead.p[i];
    if (!val_is_con(v) && !is_arg(f, v) && blk_of(f, v) && is_trivially_dead(f, v)) (void)ins_erase_dead(f, v);
  }
  for (uint32_t i = 0; i < plans.n; i++) vec_free(&plans.p[i].free), vec_free(&plans.p[i].checked);
  vec_free(&plans), vec_free(&heads), vec_free(&x.access), vec_free(&x.dead);
  loop_ranges_free(&x.ranges);
  return edges ? CH_ALL & ~(Change)CH_ATTR : some ? CH_VAL | CH_MEM : CH_NONE;
}
