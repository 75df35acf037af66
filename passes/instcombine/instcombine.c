/* instcombine.c: local algebra: rewrites an instruction with its operands into fewer, or canonical, instructions.
 *
 *   %n = xor i32 %x, -1
 *   %r = add i32 %n, 5             ->   %r = sub i32 4, %x
 *
 * Algorithm: a worklist in program order (every instruction after its operands; what a rewrite makes and what uses it
 * comes next), one pass, no fixpoint over the function; where it has been before, it begins with what changed since
 * then (PassCtx.since). For each instruction: dead ones are deleted; operands of commutative operations are put into
 * canonical order; the simplify rules; the combine rules (passes/rules). The laws that make it end are in
 * docs/add-a-rule.md; a cap on visits (CAP_COMBINE_VISITS times the instructions) guards against a pair of rules that
 * undo each other. What only one other block uses, reached from nowhere else, goes there (sink_block), so that who does
 * not come there does not compute it. Last, conditional branches on a not or on a comparison in a form that is not
 * canonical turn round (canon_branches). Names stay (the new value takes the old one's), locations of the root go to
 * what replaces it. Compare LLVM's InstCombine. */
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/prof.h"
#include "passes/pass.h"
#include "passes/instcombine/dead_code.h"
#include "passes/instcombine/instcombine_int.h"
#include "passes/pass_fold.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

typedef struct Comb {
  FoldCtx x;
  /* Not in the scratch arena: folds mark and release it, and these grow while a fold runs. */
  VEC(Val) stack;     /* the next instruction is on top */
  VEC(uint8_t) in;    /* by Val: on the stack */
  VecU32 seen;        /* by Val: low half of ep_val when it was visited last */
  VEC(Val) phi_end;   /* by Blk: behind_phis, when it was asked last */
  VEC(Val) made;      /* what the fold that runs has made, or wants looked at again */
  VEC(uint8_t) reach; /* by Blk: may run. What does not goes at once: there an instruction may be its own operand */
  DeadCode dead;
  /* What another pass has offered to the simplify rules, and nothing near it has changed since, is not offered again.
   */
  uint32_t told; /* when ep_val was this; 0: nothing */
  bool told_facts;
  uint8_t *told_far, *told_ways; /* by Val below ntold: change_distance from then; by Blk: change_ways, NULL: none */
  uint32_t ntold;
  uint64_t visits;
  uint32_t max_sink_users;
  bool changed;
} Comb;

static void push(Comb *c, Val v) {
  if (val_is_con(v)) return;
  const Ins *i = &c->x.f->ins[v];
  if (i->op == OP_ARG || !i->blk || !c->reach.p[i->blk]) return;
  if ((uint32_t)v >= c->in.n) vec_resize_zero(&c->in, u32_max((uint32_t)v + 1, c->x.f->cap_ins));
  if (c->in.p[v]) return;
  c->in.p[v] = 1;
  vec_push(&c->stack, v);
}
static void push_users(Comb *c, Val v) {
  FOR_EACH_USE(c->x.f, v, u) push(c, use_user(c->x.f, u));
}
static void on_made(FoldCtx *x, Val v) {
  Comb *c = x->an;
  vec_push(&c->made, v);
}
/* A variable of which a use went through an address in it may be needless. */
static void push_alloca(Comb *c, Val p) {
  if (is_op(c->x.f, p, OP_ALLOCA)) push(c, p);
}
static void erase(Comb *c, Val v) {
  Fn *f = c->x.f;
  Val ops[8];
  uint32_t n = u32_min(nops(f, v), 8);
  for (uint32_t i = 0; i < n; i++) ops[i] = arg(f, v, i);
  dbg_salvage(f, v);
  ins_erase(f, v);
  /* An operand that lost a use may be dead, or have one use left, which rules ask for. */
  for (uint32_t i = n; i-- > 0;) {
    if (!val_is_local(ops[i]) || is_arg(f, ops[i]) || !blk_of(f, ops[i])) continue;
    if (has_one_use(f, ops[i])) {
      Val u = use_user(f, first_use(f, ops[i]));
      if (has_one_use(f, u)) { /* rules look through it */
        Val w = use_user(f, first_use(f, u));
        if (is_cmp(f, u) || is_cmp(f, w)) push(c, w);
      }
      push(c, u);
    }
    if (is_op(f, ops[i], OP_GEP)) push_alloca(c, arg(f, ops[i], 0));
    push(c, ops[i]);
  }
  c->changed = true;
}

/* Canonical order: the more complex operand left (LLVM's ranks). */
static unsigned rank(const Fn *f, Val v) {
  if (val_is_con(v)) return con_is_undefined(&f->con, v) ? 0 : 1;
  Op o = op(f, v);
  if (o == OP_ARG) return 3;
  if (is_cast(f, v) || o == OP_FNEG) return 2;
  if (o == OP_SUB && val_is_con(arg(f, v, 0)) && con_is_zero(&f->con, arg(f, v, 0))) return 2;
  if (is_not(f, v)) return 2;
  return 5;
}
static bool canon_order(Comb *c, Val v) {
  Fn *f = c->x.f;
  Op o = op(f, v);
  bool cmp = op_info[o].cls == OC_CMP;
  bool comm = cmp || (op_info[o].props & P_COMM);
  if (o == OP_CALL) {
    unsigned id = call_intrinsic(f, v);
    comm = id && (intrinsic_info((IntrinsicId)id)->flags & IF_COMMUTATIVE) && call_nargs(f, v) >= 2;
  }
  if (!comm) return false;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  if (rank(f, a) >= rank(f, b)) return false;
  opnd_set(f, v, 0, b);
  opnd_set(f, v, 1, a);
  if (cmp) sub_set(f, v, (unsigned)pred_swap((Pred)sub(f, v)));
  return true;
}

/* The block that has all uses of v, where v may stand as well: one to which only v's own block leads, or, for what
 * reads no memory, one that leads nowhere and so lies in no loop. Neither is executed more often than v's block, and
 * the operands are the same there. Convergent calls stay: other threads would take part in them, or not. */
static Blk sink_block(Comb *c, Val v) {
  Fn *f = c->x.f;
  Blk from = blk_of(f, v), to = BLK_NONE;
  uint32_t n = 0;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    Blk b = op(f, user) == OP_PHI ? pred(f, blk_of(f, user), use_index(f, u)) : blk_of(f, user);
    if (b == from || (to && b != to) || ++n > c->max_sink_users) return BLK_NONE;
    to = b;
  }
  if (!to || !c->reach.p[to] || !blk_has_place(f, to)) return BLK_NONE;
  bool only = npreds(f, to) == 1 && pred(f, to, 0) == from;
  if (!only && nsuccs(f, to)) return BLK_NONE;
  Op o = op(f, v);
  if (is_term(f, v) || o == OP_PHI || o == OP_ALLOCA || op_info[o].cls == OC_EH || ty(f, v) == TY_TOKEN)
    return BLK_NONE;
  if (may_write(f, v) || may_throw(f, v) || !will_return(f, v) || is_convergent(f, v)) return BLK_NONE;
  Val first = first_nonphi(f, to);
  if (op_info[op(f, first)].cls == OC_EH) return BLK_NONE;
  if (!may_read(f, v)) return to;
  if (!only) return BLK_NONE;
  uint32_t scanned = 0;
  for (Val w = next_of(f, v); w; w = next_of(f, w))
    if (at_cap(f->m, COMBINE_LOAD_SCAN, scanned++) || may_write(f, w) || is_sync(f, w)) return BLK_NONE;
  return to;
}
/* One sweep, users before what they use, so that a tree of operations goes down together and each moves once. */
static uint64_t sink_all(Comb *c, const Dom *d) {
  Fn *f = c->x.f;
  uint64_t sunk = 0;
  for (uint32_t i = d->n; i-- > 0;)
    for (Val v = last_ins(f, d->rpo[i]), up; v; v = up) {
      up = prev_of(f, v);
      if (!has_uses(f, v)) continue;
      Blk to = sink_block(c, v);
      if (!to) continue;
      ins_move_before(f, v, first_insertion(f, to));
      push(c, v);
      sunk++;
    }
  return sunk;
}

/* Of the sign bit, as a comparison of numbers without sign. */
static bool is_sign_test(const Fn *f, Val v) {
  Ap c;
  Pred p = (Pred)sub(f, v);
  if (pred_is_signed(p) || !val_is_con(arg(f, v, 1)) || !con_splat_ap((ConPool *)&f->con, arg(f, v, 1), &c))
    return false;
  return p == ICMP_UGT || p == ICMP_ULE ? ap_is_smax(c) : ap_is_smin(c);
}
/* A comparison that is asked by one select, and by nobody else, of what it compares: a minimum, maximum or absolute
 * value. What it might become by itself would hide that from the select, which comes next. */
static bool is_part_of_minmax(Fn *f, Val v) {
  if (!is_op(f, v, OP_ICMP) || sub(f, v) <= ICMP_NE || !has_one_use(f, v)) return false;
  Val s = use_user(f, first_use(f, v));
  if (!is_op(f, s, OP_SELECT) || arg(f, s, 0) != v) return false;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  if (is_sign_test(f, v)) return false; /* its own form tells more */
  for (uint32_t i = 1; i <= 2; i++)
    if (arg(f, s, i) == a) {
      Val other = arg(f, s, 3 - i);
      return other == b || (val_is_con(b) && val_is_con(other) && con_is_imm_int(&f->con, other) &&
                            !(sub(f, v) == ICMP_UGT && con_is_zero(&f->con, b)) &&
                            !(sub(f, v) == ICMP_ULT && con_is_allones(&f->con, b)));
    }
  return false;
}
/* Constant addresses as a base and a number of bytes, however they were written; casts of constants as what they
 * give. */
static Val canon_constant(ConPool *p, Val c) {
  if (con_kind(p, con_twin(p, c)) == CON_ADDR) return con_twin(p, c);
  ConExpr e = con_expr_get(p, c);
  return op_is_cast((Op)e.op) ? con_fold_cast(p, (Op)e.op, con_twin(p, e.ops[0]), e.type) : VAL_NONE;
}
static bool canon_constants(Fn *f, Val v) {
  bool changed = false;
  for (uint32_t i = 0, n = nops(f, v); i < n; i++) {
    Val c = arg(f, v, i), r;
    if (!val_is_con(c) || con_kind(&f->con, c) != CON_EXPR || !(r = canon_constant(&f->con, c)) || r == c) continue;
    opnd_set(f, v, i, r);
    changed = true;
  }
  return changed;
}
static bool has_expressions(const Fn *f) {
  for (uint32_t i = 1; i < f->con.con.n; i++)
    if (f->con.con.p[i].kind == CON_EXPR) return true;
  return false;
}
static void again(void *c, Val v) {
  if (val_is_local(v)) push(c, v);
}
static void erase_dead(void *c, Val v) { erase(c, v); }
/* What v says of the code behind it or before it. */
static void visit_end(Comb *c, Val v) {
  Fn *f = c->x.f;
  if (op(f, v) == OP_UNREACHABLE) dead_before(&c->dead, v);
  else if (is_term(f, v)) {
    vec_clear(&c->made);
    if (is_condbr(f, v) && comb_spread_condition(&c->x, v)) c->changed = true;
    if (op(f, v) == OP_SWITCH)
      while (comb_switch(&c->x, v)) c->changed = true;
    for (uint32_t k = c->made.n; k-- > 0;) push(c, c->made.p[k]);
    dead_ways(&c->dead, blk_of(f, v));
  } else if (op(f, v) == OP_STORE && is_bad_store(f, v)) dead_behind(&c->dead, v);
}
static bool is_simplified(Comb *c, Val v) {
  const Fn *f = c->x.f;
  if (!c->told || (uint32_t)v >= c->ntold) return false;
  c->told_far[v] = change_distance(f, v, c->told, c->told_facts, c->told_far);
  return c->told_far[v] == CHANGE_FAR && !(c->told_ways && c->told_ways[blk_of(f, v)]);
}
/* Where b's phis end: near where they did, with what their folds have made before that place since. The work list goes
 * to and fro between blocks with thousands of phis. */
static Val behind_phis(Comb *c, Blk b) {
  const Fn *f = c->x.f;
  if ((uint32_t)b >= c->phi_end.n) vec_resize_zero(&c->phi_end, f->nblk);
  Val at = c->phi_end.p[b];
  if (at && blk_of(f, at) != b) at = VAL_NONE;
  for (unsigned i = 0; at && i < 16 && op(f, at) != OP_PHI && op_info[op(f, at)].cls != OC_EH; i++) {
    Val before = prev_of(f, at);
    if (before && op(f, before) == OP_PHI) return c->phi_end.p[b] = at;
    at = before;
  }
  return c->phi_end.p[b] = first_insertion(f, b);
}
static void visit(Comb *c, Val v) {
  Fn *f = c->x.f;
  if (is_trivially_dead(f, v)) {
    erase(c, v);
    return;
  }
  if (canon_order(c, v)) {
    c->changed = true;
    push_users(c, v);
  }
  fold_at(&c->x, v);
  if (op(f, v) == OP_PHI) /* what it becomes stands behind; without a place (blk_has_place) its folds make nothing */
    c->x.before = behind_phis(c, blk_of(f, v));
  vec_clear(&c->made);
  uint32_t first_new = f->nins;
  Val r = VAL_NONE;
  if (has_result(f, v) && has_uses(f, v) && !is_simplified(c, v)) r = simplify_ins(&c->x, v);
  if (!r && !is_part_of_minmax(f, v)) {
    InsView i = ins_view(f, v);
    /* The view's operands live in the function's pool, which moves when something is made: match on a copy. */
    Val ops[CAP_COMBINE_OPERANDS];
    if (past_cap(f->m, COMBINE_OPERANDS, i.n)) return;
    memcpy(ops, i.ops, i.n * sizeof *ops);
    i.ops = ops;
    r = rules_apply(&c->x, &rules_combine, &i);
  }
  if (!r) return;
  c->changed = true;
  if (r == v) {
    push_users(c, v);
    push(c, v);
  } else if (!has_result(f, v))
    erase(c, v); /* a store or the like that a fold found needless, or replaced by what it made */
  else {
    bool fresh = false; /* old ones are in the list too: comb_requeue */
    for (uint32_t k = 0; k < c->made.n; k++) fresh |= c->made.p[k] == r && (uint32_t)r >= first_new;
    if (fresh) name_take(f, r, v);
    push_users(c, v);
    val_replace(f, v, r);
    if (!fresh) push(c, r);
    if (is_trivially_dead(f, v)) erase(c, v);
  }
  for (uint32_t k = c->made.n; k-- > 0;) push(c, c->made.p[k]); /* the first made comes first */
}

static void visit_all(Comb *c, uint64_t limit) {
  Fn *f = c->x.f;
  while (c->stack.n && c->visits++ < limit) {
    Val v = vec_pop(&c->stack);
    c->in.p[v] = 0;
    if (!blk_of(f, v)) continue;
    visit(c, v);
    if (blk_of(f, v)) visit_end(c, v);
    if ((uint32_t)v >= c->seen.n) vec_resize_zero(&c->seen, u32_max((uint32_t)v + 1, f->cap_ins));
    c->seen.p[v] = (uint32_t)f->ep_val;
  }
}

/* The successor of b that leads back to the head of a loop that it is in, where only one does; else -1. */
static int way_back(const Fn *f, const Dom *d, Blk b) {
  bool back[2];
  for (uint32_t i = 0; i < 2; i++) back[i] = dom_reachable(d, b) && dom_blk(d, succ(f, b, i), b);
  return back[0] == back[1] ? -1 : back[1];
}
/* A conditional branch on a not, on what has one somewhere that the opposite does not need, or on a comparison of its
 * own in a form that is not canonical, branches the other way round. On a GPU one on a comparison of integers that
 * leads back does so where that is true, whatever its form: ptxas (of CUDA 13) writes out rounds of loops that end in
 * `@p bra LOOP`, and of no loop that ends in `@!p bra LOOP` or `@p bra EXIT; bra LOOP`. Done last, in one sweep: every
 * swap of successors makes the dominators stale. */
static bool canon_branches(FoldCtx *x, const Dom *d) {
  Fn *f = x->f;
  bool changed = false;
  FOR_EACH_BLK(f, b) {
    Val br = last_ins(f, b);
    if (!is_condbr(f, br)) continue;
    Val c = arg(f, br, 0), now = c;
    int back = f->m->permissions && is_op(f, c, OP_ICMP) && has_one_use(f, c) ? way_back(f, d, b) : -1;
    if (is_not(f, c)) now = arg(f, c, 0);
    else if (back >= 0 ? back == 1 : is_cmp(f, c) && has_one_use(f, c) && !pred_is_canonical((Pred)sub(f, c))) {
      dbg_salvage(f, c);
      sub_set(f, c, (unsigned)pred_invert((Pred)sub(f, c)));
    } else {
      fold_at(x, br);
      if (back >= 0 || !(now = comb_inverted(x, c, true))) continue;
    }
    if (now != c) opnd_set(f, br, 0, now);
    (void)ins_erase_dead(f, c);
    succs_swap(f, b, 0, 1);
    prof_swap(f, br);
    changed = true;
  }
  return changed;
}

/* What has been simplified when the pass begins. */
static void told_begin(Comb *c, const PassCtx *px, const Dom *d) {
  const Fn *f = c->x.f;
  if (!px->simplified) return;
  c->told = px->simplified;
  c->told_facts = px->simplified_facts;
  c->ntold = f->nins;
  c->told_far = arena_alloc(px->scratch, f->nins);
  for (uint32_t v = 0; v < f->nins; v++) /* until each is visited, operands first */
    c->told_far[v] = changed_since(f, (Val)v, c->told) ? 0 : CHANGE_FAR;
  if (px->simplified_ways) c->told_ways = change_ways(f, c->told, d->rpo, d->n, px->scratch);
}
static Change combine(Fn *f, PassCtx *px, bool may_declare, bool *wants_declared) {
  static const FoldHooks hooks = {known_ask, on_made};
  Comb c = {.x = pass_fold_ctx(f, px)};
  c.x.may_declare = may_declare;
  c.x.hooks = &hooks;
  c.x.an = &c;
  const Dom *d = dom(f);
  vec_resize_zero(&c.reach, f->nblk);
  for (uint32_t i = 0; i < d->n; i++) c.reach.p[d->rpo[i]] = 1;
  c.dead = (DeadCode){.f = f, .d = d, .reach = c.reach.p, .who = &c, .again = again, .erase = erase_dead};
  dead_begin(&c.dead);
  vec_resize_zero(&c.in, f->cap_ins);
  vec_reserve(&c.stack, f->nlive + 1);
  fn_stamps_on(f);
  uint32_t before = (uint32_t)f->ep_val;
  told_begin(&c, px, d);
  uint8_t *far = NULL, *other = NULL;
  if (px->since && px->new_ways) other = change_ways(f, px->since, d->rpo, d->n, px->scratch);
  if (px->since) {
    far = arena_alloc(px->scratch, f->nins);
    memset(far, CHANGE_FAR, f->nins);
    for (uint32_t i = 0; i < d->n; i++)
      FOR_EACH_INS(f, d->rpo[i], v) far[v] = change_distance(f, v, px->since, px->new_facts, far);
  }
  bool expressions = has_expressions(f);
  for (Blk b = f->last_blk; b; b = f->blk[b].prev)
    for (Val v = last_ins(f, b); v; v = prev_of(f, v))
      if (!far || far[v] < CHANGE_FAR || (other && other[b]) ||
          is_op(f, v, OP_ALLOCA)) { /* of an alloca all uses matter, however far */
        if (expressions) c.changed |= canon_constants(f, v);
        push(&c, v);
      }
  FOR_EACH_BLK(f, b)
    if (!dom_reachable(d, b)) dead_block(&c.dead, b);
  for (uint32_t i = 0; i < d->n; i++)
    if (c.reach.p[d->rpo[i]]) dead_ways(&c.dead, d->rpo[i]);
  uint64_t limit = (uint64_t)CAP_COMBINE_VISITS * (f->nlive + 16);
  visit_all(&c, limit);
  c.max_sink_users = (uint32_t)knob_int(px->knobs, KNOB_INSTCOMBINE_SINK_USERS);
  uint64_t sunk = c.stack.n || !knob_bool(px->knobs, KNOB_INSTCOMBINE_SINK) ? 0 : sink_all(&c, d);
  visit_all(&c, limit); /* where it stands now a branch may have decided it */
  if (c.stack.n) {
    (void)cap_hit(f->m, COMBINE_VISITS);
    remark(px, CAP_INSTCOMBINE, f, VAL_NONE, ra_z("MAX_VISITS"), ra_int(CAP_COMBINE_VISITS));
  }
  stat_add(px, ST_INSTCOMBINE_SUNK, sunk);
  c.changed |= sunk > 0;
  vec_free(&c.in);
  vec_free(&c.reach);
  c.changed |= c.dead.changed;
  dead_end(&c.dead);
  vec_free(&c.stack);
  vec_free(&c.made), vec_free(&c.phi_end);
  c.x.hooks = NULL; /* what it makes is the next run's */
  bool turned = canon_branches(&c.x, d);
  fn_stamps_on(f);
  for (uint32_t v = 1; v < f->cap_stamp;
       v++) { /* what has changed since it was visited, a lost use say, is the next run's */
    if (f->stamp[v] > before && f->stamp[v] > (v < c.seen.n ? c.seen.p[v] : 0)) f->stamp[v] = (uint32_t)f->ep_val + 1;
  }
  vec_free(&c.seen);
  f->combined = (uint32_t)f->ep_val;
  *wants_declared = c.x.wants_declared;
  if (turned) return CH_VAL | CH_CFG;
  return c.changed ? CH_VAL : CH_NONE;
}
/* A function of the library that is not declared is a new global: the module is frozen while functions run, so the
 * whole pass runs again on this function at the barrier. */
static void run_later(Module *m, void *data, PassCtx *px) {
  Glob g = *(Glob *)data;
  bool wants;
  mem_free(data);
  if (!glob(m, g)->deleted && glob(m, g)->fn) combine(glob(m, g)->fn, px, true, &wants);
}
Change pass_instcombine(Fn *f, PassCtx *px) {
  bool wants;
  Change ch = combine(f, px, false, &wants);
  if (wants && px->run) {                   /* not one function by itself */
    Glob *later = mem_alloc(sizeof *later); /* not the function's: its body may be gone by then */
    *later = f->id;
    pass_at_barrier(px, run_later, later);
  }
  return ch;
}
