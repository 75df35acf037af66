/* scev_expand.c: expressions of scalar evolution into code. Contract: scev_expand.h.
 *
 *   (4 * %n) + {%a,+,8}<%loop>   at an instruction of %loop
 *     preheader:  %1 = shl i64 %n, 2
 *     loop:       %iv = phi i64 [ %a, %preheader ], [ %iv.next, %loop ]  ...  %2 = add i64 %1, %iv
 *
 * Top-down: each node first looks how far out of the loops around it can go, then for a value that has the
 * expression, then makes its operands and itself. Operands of sums and products are ordered by the loop they vary in,
 * outermost first, so that partial results leave loops too. Flags are given only to operations of two operands, which
 * is where scalar evolution proved them. Recursion follows the nesting of expressions (scev_int.h). Compare LLVM's
 * ScalarEvolutionExpander.cpp. */
#include "analysis/cfg/flow.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/util/scev_expand.h"
#include "support/few.h"
#include "support/hash.h"

void expand_init(ScevExpand *e, Scev *s, FoldCtx fold) {
  Fn *f = fold.f;
  *e = (ScevExpand){.f = f, .s = s, .d = flow_dom(f), .l = flow_loops(f), .fold = fold};
  vec_push(&e->memo, ((ExpandMemo){0}));
}
void expand_free(ScevExpand *e) {
  vec_free(&e->made), vec_free(&e->memo), vec_free(&e->drop), vec_free(&e->dropped), vec_free(&e->head);
  vec_free(&e->memo_at);
  order_free(&e->order);
}
void expand_moved(ScevExpand *e, Val v) {
  order_moved(&e->order, v);
  e->head.n = 0;
}
bool expand_dom(ScevExpand *e, Val v, Val at) { return order_dom(&e->order, e->f, e->d, v, at); }
static uint32_t *memo_slot(ScevExpand *e, Sx x, Val at) {
  return &e->memo_at.p[hash_mix(hash_u32((uint32_t)x), (uint32_t)at) & (e->memo_at.n - 1)];
}
static Val recalled(ScevExpand *e, Sx x, Val at) {
  if (e->memo_at.n)
    for (uint32_t i = *memo_slot(e, x, at); i; i = e->memo.p[i].next)
      if (e->memo.p[i].x == x && e->memo.p[i].at == at) return e->memo.p[i].v;
  return VAL_NONE;
}
static void recall(ScevExpand *e, Sx x, Val at, Val v) {
  if (e->memo.n > e->memo_at.n) {
    uint32_t n = e->memo_at.n ? 2 * e->memo_at.n : 64;
    e->memo_at.n = 0;
    vec_resize_zero(&e->memo_at, n);
    for (uint32_t i = 1; i < e->memo.n; i++) {
      uint32_t *slot = memo_slot(e, e->memo.p[i].x, e->memo.p[i].at);
      e->memo.p[i].next = *slot, *slot = i;
    }
  }
  uint32_t *slot = memo_slot(e, x, at);
  vec_push(&e->memo, ((ExpandMemo){x, at, v, *slot}));
  *slot = e->memo.n - 1;
}
void expand_forget(ScevExpand *e) {
  for (uint32_t i = 1; i < e->memo.n; i++) *memo_slot(e, e->memo.p[i].x, e->memo.p[i].at) = 0;
  e->memo.n = 1;
}
/* Ids only grow: what has one from the first on was made by the expander, or by its user since. */
static bool was_made(const ScevExpand *e, Val v) { return e->made_first && v >= e->made_first; }
static Val remember(ScevExpand *e, Val v) {
  if (!e->made_first) e->made_first = v;
  vec_push(&e->made, (uint32_t)v);
  e->changed = true;
  return v;
}
static void made_hook(FoldCtx *x, Val v) { remember(x->an, v); }
static bool ask_nothing(FoldCtx *x, unsigned p, const Val *v, const Cv *c) {
  (void)x, (void)p, (void)v, (void)c;
  return false;
}
static const FoldHooks hooks = {ask_nothing, made_hook};

Val expand_place(const Fn *f, Val at) {
  if (is_op(f, at, OP_PHI) || is_op(f, at, OP_LANDINGPAD) || is_op(f, at, OP_CATCHPAD) || is_op(f, at, OP_CLEANUPPAD) ||
      is_op(f, at, OP_CATCHSWITCH))
    at = first_insertion(f, blk_of(f, at));
  return at;
}
static void place(ScevExpand *e, Val at) {
  e->fold.before = e->fold.at = at, e->fold.end = BLK_NONE;
  e->fold.loc = dbg_loc(e->f, at);
  e->fold.hooks = &hooks, e->fold.an = e;
}

/* ---- what may be expanded ---- */
typedef struct Safe {
  ScevExpand *e;
  Val at;
  uint32_t nodes;
  bool ok;
} Safe;
static bool loop_takes(const ScevExpand *e, uint32_t loop, Val at) {
  return loop_has_blk(e->l, loop, blk_of(e->f, at));
}
static bool usable(ScevExpand *e, Val v, Val at) {
  return val_is_con(v) ||
         (expand_dom(e, v, at) && (is_arg(e->f, v) || loop_takes(e, loop_of(e->l, blk_of(e->f, v)), at)));
}
static bool known_divisor(ScevExpand *e, Sx x) { return sx_known_nonzero(e->s, x) && sx_not_poison(e->s, x); }
static void check(Safe *c, Sx x, bool in_seq) {
  ScevExpand *e = c->e;
  Scev *s = e->s;
  if (!c->ok || ++c->nodes > EXPAND_NODES) {
    c->ok = false;
    return;
  }
  switch (sx_kind(s, x)) {
  case SXK_CNC: c->ok = false; return;
  case SXK_UDIV:
    if (!in_seq && !known_divisor(e, sx_op(s, x, 1))) {
      c->ok = false;
      return;
    }
    break;
  case SXK_ADDREC: {
    uint32_t loop = sx_loop(s, x);
    if (!loop || !loop_takes(e, loop, c->at) || !loop_preheader(e->f, e->l, loop) || !loop_latch(e->f, e->l, loop) ||
        !blk_has_place(e->f, e->l->loop[loop].header)) {
      c->ok = false;
      return;
    }
    Val start = term(e->f, loop_preheader(e->f, e->l, loop));
    Safe in = {e, start, c->nodes, true};
    for (uint32_t i = 0, n = sx_nops(s, x); i < n; i++) check(&in, sx_op(s, x, i), false);
    c->nodes = in.nodes, c->ok = in.ok;
    return;
  }
  case SXK_UNKNOWN:
    if (!usable(e, sx_val(s, x), c->at) && !expand_existing(e, x, c->at)) c->ok = false;
    return;
  case SXK_SEQ_UMIN: in_seq = true; break;
  default: break;
  }
  for (uint32_t i = 0, n = sx_nops(s, x); i < n; i++) check(c, sx_op(s, x, i), in_seq);
}
bool expand_safe(ScevExpand *e, Sx x, Val at) {
  at = expand_place(e->f, at);
  if (!at || !dom_reachable(e->d, blk_of(e->f, at))) return false;
  Safe c = {e, at, 0, true};
  check(&c, x, false);
  return c.ok;
}

/* ---- values that are there ---- */
Val expand_existing(ScevExpand *e, Sx x, Val at) {
  Scev *s = e->s;
  if (sx_is(s, x, SXK_CONST)) return VAL_NONE;
  uint32_t n = 0;
  for (Val v = sx_first_val(s, x); v && !at_cap(e->f->m, EXPAND_VALUES, n++); v = sx_next_val(s, v)) {
    if (is_arg(e->f, v) || !blk_of(e->f, v) || ty(e->f, v) != sx_type(s, x) || v == at || !usable(e, v, at)) continue;
    e->drop.n = 0;
    if (sx_may_reuse(s, x, v, &e->drop)) return v;
  }
  return VAL_NONE;
}
void expand_drop(ScevExpand *e) {
  for (uint32_t i = 0; i < e->drop.n; i++) {
    drop_poison_facts(e->f, (Val)e->drop.p[i]);
    vec_push(&e->dropped, e->drop.p[i]);
    e->changed = true;
  }
  e->drop.n = 0;
}
/* The same, made fit for use. */
static Val reuse(ScevExpand *e, Sx x, Val at) {
  Val v = expand_existing(e, x, at);
  if (v) expand_drop(e);
  return v;
}

/* ---- where ---- */
static bool risky_div(Scev *s, Sx x, void *u) {
  (void)u;
  return sx_is(s, x, SXK_UDIV) && (!sx_is(s, sx_op(s, x, 1), SXK_CONST) || sx_is_zero(s, sx_op(s, x, 1)));
}
/* Where code at the loop's head goes, behind what was made there before. */
static Val head_place(ScevExpand *e, uint32_t loop, Val at) {
  Fn *f = e->f;
  Blk head = e->l->loop[loop].header;
  Val to = loop < e->head.n ? (Val)e->head.p[loop] : VAL_NONE;
  if (!to || was_made(e, at) || blk_of(f, to) != head) {
    to = first_insertion(f, head);
    while (to && to != at && was_made(e, to)) to = next_of(f, to);
  }
  if (to && to != at) {
    if (loop >= e->head.n) vec_resize_zero(&e->head, e->l->n);
    e->head.p[loop] = (uint32_t)to;
  }
  return to;
}
/* As far out as x does not vary; never a division by something else than a constant: a condition may guard it. */
static Val best_place(ScevExpand *e, Sx x, Val at) {
  Scev *s = e->s;
  Fn *f = e->f;
  if (sx_contains(s, x, risky_div, NULL)) return at;
  Val to = at;
  uint32_t loop = loop_of(e->l, blk_of(f, at)), from = loop, out = 0;
  uint32_t known = loop ? (uint32_t)recalled(e, x, VAL_NONE) : 0; /* a loop in which x does not vary: nor within */
  if (known && loop_contains(e->l, known, loop)) loop = from = known;
  for (; loop; loop = e->l->loop[loop].parent) {
    SxDisp d = sx_disposition(s, x, loop);
    if (d == SX_INVARIANT) {
      Blk pre = loop_preheader(f, e->l, loop);
      Val up = pre ? term(f, pre) : first_insertion(f, e->l->loop[loop].header);
      if (!up) break;
      to = up, out = loop;
      continue;
    }
    Val head = d == SX_COMPUTABLE ? head_place(e, loop, at) : VAL_NONE;
    if (head) to = head;
    else
      while (to != at && was_made(e, to)) to = next_of(f, to);
    break;
  }
  if (out && out != from) recall(e, x, VAL_NONE, (Val)out);
  return to;
}
static bool invariant_val(const ScevExpand *e, Val v, uint32_t loop) {
  return val_is_con(v) || is_arg(e->f, v) || !loop_has_blk(e->l, loop, blk_of(e->f, v));
}
/* Out of the loops in which neither operand varies. */
static void hoist(ScevExpand *e, Val a, Val b) {
  for (uint32_t loop = loop_of(e->l, blk_of(e->f, e->fold.before));
       loop && invariant_val(e, a, loop) && invariant_val(e, b, loop); loop = e->l->loop[loop].parent) {
    Blk pre = loop_preheader(e->f, e->l, loop);
    if (!pre) break;
    place(e, term(e->f, pre));
  }
}
static Val binary(ScevExpand *e, Op o, unsigned fl, Val a, Val b, bool may_hoist) {
  Fn *f = e->f;
  Val at = e->fold.before, v = prev_of(f, at);
  for (unsigned i = 0; v && !at_cap(f->m, EXPAND_LOOK_BACK, i); i++, v = prev_of(f, v))
    if (is_op(f, v, o) && arg(f, v, 0) == a && arg(f, v, 1) == b && !(flags(f, v) & op_flag_mask(o) & ~fl)) return v;
  if (may_hoist) hoist(e, a, b);
  v = fold_bin(&e->fold, o, fl, a, b);
  place(e, at);
  return v;
}

/* ---- nodes ---- */
static Val expand(ScevExpand *e, Sx x);
/* The loop that a value or expression belongs to: 0 none. */
static uint32_t relevant(ScevExpand *e, Sx x) {
  Scev *s = e->s;
  if (sx_is(s, x, SXK_UNKNOWN)) {
    Val v = sx_val(s, x);
    return val_is_con(v) || is_arg(e->f, v) ? 0 : loop_of(e->l, blk_of(e->f, v));
  }
  uint32_t r = sx_is(s, x, SXK_ADDREC) ? sx_loop(s, x) : 0;
  for (uint32_t i = 0, n = sx_nops(s, x); i < n; i++) {
    uint32_t o = relevant(e, sx_op(s, x, i));
    if (!r) r = o;
    else if (o && (loop_contains(e->l, r, o) ||
                   (!loop_contains(e->l, o, r) && dom_blk(e->d, e->l->loop[r].header, e->l->loop[o].header))))
      r = o;
  }
  return r;
}
static bool nonconst_negative(const Scev *s, Sx x) {
  return sx_is(s, x, SXK_MUL) && sx_is(s, sx_op(s, x, 0), SXK_CONST) && ap_is_neg(sx_ap(s, sx_op(s, x, 0)));
}
static bool ptr_sx(const ScevExpand *e, Sx x) { return ty_is_ptr(e->f->m, sx_type(e->s, x)); }
typedef struct Part {
  Sx x;
  uint32_t loop;
} Part;
/* a before b: pointers, then outer loops, then what is added before what is subtracted. */
static bool part_before(ScevExpand *e, Part a, Part b) {
  bool pa = ptr_sx(e, a.x), pb = ptr_sx(e, b.x);
  if (pa != pb) return pa;
  if (a.loop != b.loop) {
    uint32_t da = e->l->loop[a.loop].depth, db = e->l->loop[b.loop].depth;
    if (!a.loop || !b.loop) return !a.loop;
    return da != db ? da < db : a.loop < b.loop;
  }
  return !nonconst_negative(e->s, a.x) && nonconst_negative(e->s, b.x);
}
/* Operands, last first (constants last), in that order. Into scratch. */
static Part *parts_of(ScevExpand *e, Sx x, uint32_t *n) {
  *n = sx_nops(e->s, x);
  Part *p = ARENA_ARRAY(e->fold.scratch, Part, *n);
  for (uint32_t i = 0; i < *n; i++) {
    Sx o = sx_op(e->s, x, *n - 1 - i);
    p[i] = (Part){o, relevant(e, o)};
  }
  for (uint32_t i = 1; i < *n; i++) {
    Part t = p[i];
    uint32_t j = i;
    for (; j && part_before(e, t, p[j - 1]); j--) p[j] = p[j - 1];
    p[j] = t;
  }
  return p;
}
static unsigned wrap_flags(const ScevExpand *e, Sx x) { /* of an operation of two operands */
  unsigned fl = sx_flags(e->s, x);
  return sx_nops(e->s, x) != 2 ? 0 : (fl & SX_NUW ? F_NUW : 0u) | (fl & SX_NSW ? F_NSW : 0u);
}
static Val add_offset(ScevExpand *e, Val base, Sx off) {
  if (sx_is_zero(e->s, off)) return base;
  Val o = expand(e, off), at = e->fold.before;
  hoist(e, base, o);
  Val v = fold_ptradd(&e->fold, 0, base, o);
  place(e, at);
  return v;
}
static Val expand_add(ScevExpand *e, Sx x) {
  Scev *s = e->s;
  ArenaMark m = arena_mark(e->fold.scratch);
  uint32_t n;
  Part *p = parts_of(e, x, &n);
  unsigned fl = wrap_flags(e, x);
  Val sum = VAL_NONE;
  for (uint32_t i = 0; i < n;) {
    if (!sum) {
      sum = expand(e, p[i++].x);
      continue;
    }
    if (ty_is_ptr(e->f->m, ty(e->f, sum))) { /* all offsets of one loop together */
      FEW_ON(e->fold.scratch, Sx, o, 16, n);
      uint32_t k = 0, loop = p[i].loop;
      for (; i < n && p[i].loop == loop; i++) o[k++] = p[i].x;
      sum = add_offset(e, sum, sx_add(s, o, k, 0));
      continue;
    }
    if (nonconst_negative(s, p[i].x)) {
      Val w = expand(e, sx_neg(s, p[i++].x, 0));
      sum = binary(e, OP_SUB, 0, sum, w, true);
    } else {
      Val w = expand(e, p[i++].x);
      if (val_is_con(sum)) {
        Val t = sum;
        sum = w, w = t;
      }
      sum = binary(e, OP_ADD, fl, sum, w, true);
    }
  }
  arena_release(e->fold.scratch, m);
  return sum;
}
/* v to the n-th, by squaring. */
static Val power(ScevExpand *e, Val v, uint32_t n) {
  Val r = VAL_NONE;
  for (; n; n >>= 1) {
    if (n & 1) r = r ? binary(e, OP_MUL, 0, r, v, true) : v;
    if (n > 1) v = binary(e, OP_MUL, 0, v, v, true);
  }
  return r;
}
static Val expand_mul(ScevExpand *e, Sx x) {
  Fn *f = e->f;
  ArenaMark m = arena_mark(e->fold.scratch);
  uint32_t n;
  Part *p = parts_of(e, x, &n);
  unsigned fl = wrap_flags(e, x);
  Val prod = VAL_NONE;
  for (uint32_t i = 0; i < n;) {
    uint32_t k = 1;
    while (i + k < n && p[i + k].x == p[i].x) k++;
    if (prod && k == 1 && sx_is(e->s, p[i].x, SXK_CONST) && ap_is_ones(sx_ap(e->s, p[i].x))) {
      prod = binary(e, OP_SUB, 0, con_null(&f->con, ty(f, prod)), prod, true);
      i++;
      continue;
    }
    Val w = power(e, expand(e, p[i].x), k);
    i += k;
    if (!prod) {
      prod = w;
      continue;
    }
    if (val_is_con(prod)) {
      Val t = prod;
      prod = w, w = t;
    }
    Ap c;
    if (val_is_con(w) && con_kind(&f->con, w) == CON_INT && (c = con_get_ap(&f->con, w), ap_is_pow2(c))) {
      uint32_t sh = ap_ctz(c);
      unsigned keep = sh == c.bits - 1 ? fl & ~(unsigned)F_NSW : fl;
      prod = binary(e, OP_SHL, keep, prod, con_int(&f->con, ty(f, prod), sh), true);
    } else prod = binary(e, OP_MUL, fl, prod, w, true);
  }
  arena_release(e->fold.scratch, m);
  return prod;
}
static Val expand_udiv(ScevExpand *e, Sx x) {
  Fn *f = e->f;
  Scev *s = e->s;
  Sx rx = sx_op(s, x, 1);
  Val l = expand(e, sx_op(s, x, 0));
  Ty t = ty(f, l);
  if (sx_is(s, rx, SXK_CONST) && ap_is_pow2(sx_ap(s, rx))) {
    uint32_t sh = ap_ctz(sx_ap(s, rx));
    return binary(e, OP_LSHR, 0, l, con_int(&f->con, t, sh), true);
  }
  Val r = expand(e, rx);
  bool sure = known_divisor(e, rx);
  if (!sure) {
    ASSERT(e->safe_div);
    e->guarded++;
    if (!sx_not_poison(s, rx)) r = fold_freeze(&e->fold, r);
    r = fold_intrin(&e->fold, INTRIN_umax, 0, t, (Val[]){r, con_int(&f->con, t, 1)}, 2);
  }
  return binary(e, OP_UDIV, 0, l, r, sure && val_is_con(r));
}
static Val expand_minmax(ScevExpand *e, Sx x) {
  static const struct {
    uint16_t id;
    Pred p;
  } how[] = {[SXK_UMAX] = {INTRIN_umax, ICMP_UGT},
             [SXK_SMAX] = {INTRIN_smax, ICMP_SGT},
             [SXK_UMIN] = {INTRIN_umin, ICMP_ULT},
             [SXK_SMIN] = {INTRIN_smin, ICMP_SLT},
             [SXK_SEQ_UMIN] = {INTRIN_umin, ICMP_ULT}};
  Scev *s = e->s;
  SxKind k = sx_kind(s, x);
  bool seq = k == SXK_SEQ_UMIN, was = e->safe_div;
  e->safe_div |= seq;
  Val acc = VAL_NONE;
  for (uint32_t i = sx_nops(s, x); i-- > 0;) {
    Val v = expand(e, sx_op(s, x, i));
    if (seq && i) v = fold_freeze(&e->fold, v);
    if (!acc) {
      acc = v;
      continue;
    }
    if (ty_is_ptr(e->f->m, ty(e->f, v)))
      acc = fold_select(&e->fold, 0, fold_icmp(&e->fold, how[k].p, 0, acc, v), acc, v);
    else acc = fold_intrin(&e->fold, how[k].id, 0, ty(e->f, v), (Val[]){acc, v}, 2);
  }
  e->safe_div = was;
  return acc;
}

/* ---- recurrences ---- */
/* A new phi at the header's top: start from outside, phi + step from the latch. */
static Val make_recurrence(ScevExpand *e, uint32_t loop, Ty t, Val start, Val step, const char *name) {
  Fn *f = e->f;
  Blk head = e->l->loop[loop].header, latch = loop_latch(f, e->l, loop);
  FEW_ON(e->fold.scratch, Val, ops, 8, npreds(f, head));
  for (uint32_t i = 0; i < npreds(f, head); i++)
    ops[i] = loop_has_blk(e->l, loop, pred(f, head, i)) ? con_poison(&f->con, t) : start;
  Val phi = remember(e, emit_phi(f, head, t, ops)), at = e->fold.before;
  name_set(f, phi, str_of(name));
  place(e, term(f, latch));
  Bld b = bld_before(f, term(f, latch));
  Val next = remember(e, ty_is_ptr(f->m, t) ? emit_ptradd(&b, 0, phi, step) : emit_bin(&b, OP_ADD, 0, phi, step));
  phi_set(f, phi, latch, next);
  place(e, at);
  return phi;
}
/* {0,+,1} of at least this width, as a phi of the loop. */
static Val counter_of(ScevExpand *e, uint32_t loop, uint32_t bits) {
  Fn *f = e->f;
  Scev *s = e->s;
  FOR_EACH_PHI(f, e->l->loop[loop].header, v) {
    if (!ty_is_int(f->m, ty(f, v)) || ty_bits(f->m, ty(f, v)) < bits) continue;
    Sx x = sx_of(s, v);
    if (!sx_affine(s, x) || sx_loop(s, x) != loop || !sx_is_zero(s, sx_op(s, x, 0)) || !sx_is_one(s, sx_op(s, x, 1)))
      continue;
    e->drop.n = 0;
    if (sx_may_reuse(s, x, v, &e->drop)) {
      expand_drop(e);
      return v;
    }
  }
  return VAL_NONE;
}
static Val own_phi(ScevExpand *e, Sx x) {
  Scev *s = e->s;
  Fn *f = e->f;
  uint32_t loop = sx_loop(s, x);
  Val at = e->fold.before;
  place(e, term(f, loop_preheader(f, e->l, loop)));
  Val start = expand(e, sx_op(s, x, 0));
  Sx sx = sx_step(s, x);
  Val step;
  if (sx_invariant(s, sx, loop)) step = expand(e, sx);
  else {
    place(e, first_insertion(f, e->l->loop[loop].header));
    step = expand(e, sx);
  }
  place(e, at);
  return make_recurrence(e, loop, sx_type(s, x), start, step, "scev.iv");
}
static Val expand_addrec(ScevExpand *e, Sx x) {
  Scev *s = e->s;
  Fn *f = e->f;
  uint32_t loop = sx_loop(s, x);
  Ty t = sx_type(s, x), it = ty_is_ptr(f->m, t) ? ty_index(f->m, t) : t;
  if (!e->canonical || !sx_affine(s, x)) return own_phi(e, x);
  Sx start = sx_op(s, x, 0), step = sx_op(s, x, 1);
  if (!sx_is_zero(s, start)) {
    Sx rest = sx_addrec2(s, sx_int(s, it, 0), step, loop, 0);
    Val base = expand(e, start);
    if (ty_is_ptr(f->m, t)) return add_offset(e, base, rest);
    Val r = expand(e, rest);
    return val_is_con(base) ? binary(e, OP_ADD, 0, r, base, true) : binary(e, OP_ADD, 0, base, r, true);
  }
  Val iv = counter_of(e, loop, ty_bits(f->m, it));
  if (!iv) {
    Val one = con_int(&f->con, it, 1), zero = con_null(&f->con, it);
    iv = make_recurrence(e, loop, it, zero, one, "indvar");
  }
  iv = fold_zext_or_trunc(&e->fold, iv, it);
  if (sx_is_one(s, step)) return iv;
  Val by = expand(e, step);
  Ap c;
  if (val_is_con(by) && con_kind(&f->con, by) == CON_INT && (c = con_get_ap(&f->con, by), ap_is_pow2(c))) {
    uint32_t sh = ap_ctz(c);
    return binary(e, OP_SHL, 0, iv, con_int(&f->con, it, sh), true);
  }
  return binary(e, OP_MUL, 0, iv, by, true);
}

static Val visit(ScevExpand *e, Sx x) {
  Scev *s = e->s;
  Fn *f = e->f;
  switch (sx_kind(s, x)) {
  case SXK_CONST: return con_ap(&f->con, sx_type(s, x), sx_ap(s, x));
  case SXK_UNKNOWN: return sx_val(s, x);
  case SXK_VSCALE: return fold_intrin(&e->fold, INTRIN_vscale, 0, sx_type(s, x), NULL, 0);
  case SXK_TRUNC: {
    Val v = expand(e, sx_op(s, x, 0));
    return fold_cast(&e->fold, OP_TRUNC, 0, v, sx_type(s, x));
  }
  case SXK_ZEXT: {
    Val v = expand(e, sx_op(s, x, 0));
    return fold_cast(&e->fold, OP_ZEXT, 0, v, sx_type(s, x));
  }
  case SXK_SEXT: {
    Val v = expand(e, sx_op(s, x, 0));
    return fold_cast(&e->fold, OP_SEXT, 0, v, sx_type(s, x));
  }
  case SXK_PTRTOINT: {
    Val v = expand(e, sx_op(s, x, 0));
    return fold_cast(&e->fold, OP_PTRTOINT, 0, v, sx_type(s, x));
  }
  case SXK_PTRTOADDR: {
    Val v = expand(e, sx_op(s, x, 0));
    return fold_cast(&e->fold, OP_PTRTOADDR, 0, v, sx_type(s, x));
  }
  case SXK_ADD: return expand_add(e, x);
  case SXK_MUL: return expand_mul(e, x);
  case SXK_UDIV: return expand_udiv(e, x);
  case SXK_ADDREC: return expand_addrec(e, x);
  case SXK_CNC: break;
  default: return expand_minmax(e, x);
  }
  BUG("an expression that could not be computed is expanded");
  return VAL_NONE;
}
/* The value at the place of e->fold. One with a divisor made harmless is not the expression: it stays apart. */
static Val expand(ScevExpand *e, Sx x) {
  if (sx_is(e->s, x, SXK_CONST)) return visit(e, x);
  Val at = e->fold.before, to = best_place(e, x, at);
  Val v = recalled(e, x, to);
  if (v) return v;
  place(e, to);
  uint32_t guarded = e->guarded;
  v = reuse(e, x, to);
  if (!v) v = visit(e, x);
  place(e, at);
  if (guarded == e->guarded) recall(e, x, to, v);
  return v;
}
void expand_tell(ScevExpand *e) {
  for (uint32_t i = 0; i < e->dropped.n; i++) scev_forget_value(e->s, (Val)e->dropped.p[i]);
  e->forgot |= e->dropped.n != 0;
  e->dropped.n = 0;
}
Val expand_at(ScevExpand *e, Sx x, Val at) {
  Val to = expand_place(e->f, at);
  ASSERT(to);
  while (to != at && was_made(e, to)) to = next_of(e->f, to); /* behind what was made there before */
  place(e, to);
  Val v = expand(e, x);
  expand_tell(e);
  return v;
}
uint32_t expand_clean(ScevExpand *e, uint32_t from) {
  uint32_t gone = 0;
  expand_forget(e);
  for (uint32_t i = e->made.n; i-- > from;) {
    Val v = (Val)e->made.p[i];
    if (!blk_of(e->f, v) || !is_trivially_dead(e->f, v)) continue;
    scev_value_gone(e->s, v);
    ins_erase(e->f, v);
    gone++;
  }
  return gone;
}
