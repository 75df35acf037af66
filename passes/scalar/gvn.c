/* gvn.c: removes what has been computed or read before, on all ways here or, by doing it there, on most of them.
 *
 *     a:  %x = add %p, %q            a:  %x = add %p, %q            a:  store %v, %m
 *         br %m                          br %m                          br %j
 *     b:  br %m                 =>   b:  %x.pre = add %p, %q        b:  %w.pre = load %m     =>  no load behind j
 *     m:  %y = add %p, %q            m:  %y = phi [ %x ], [ %x.pre ]    br %j
 *
 * Values are numbered in reverse post order: equal operations on equal numbers have equal numbers (expr.h), every phi
 * its own but for equal ones of a block. What has the number of a value that is available here is that value. Where a
 * branch, a switch or an assumption says that two values are equal, the one is the other from there on. A load is what
 * the nearest store or load of its place left, found by memory dependence in its block or over all ways to it
 * (gvn_load.c), cut out of wider values where need be. In rounds, while one may find more (gvn_round.c); then what most
 * ways here have computed is computed on the one that has not (gvn_pre.c).
 *
 * Poison: a value that stands for another loses flags and facts that not both have. Equality from a branch is not taken
 * of pointers but null, since equal addresses may belong to different objects, nor of floating point zeros and
 * denormals.
 *
 * On a GPU: what is read is what memory dependence says: nothing is forwarded or read earlier across a barrier, fence
 * or other synchronisation (memdep.h). Convergent calls are equal in one block only, and are neither moved nor copied.
 * No load runs on a way on which it did not.
 *
 * Requires dominators. Cost: a round O(instructions * (operands + leaders asked)) and the loads' dependences
 * (memdep.h). Caps: GVN_ROUNDS, GVN_LEADERS, GVN_EQUALITIES, GVN_USES, GVN_OPERANDS, GVN_PREFIX, GVN_SPLITS. Options as
 * opt's: pre, load-pre, split-backedge-load-pre, memdep, memoryssa (or the knob enable-gvn-memoryssa: memory SSA is
 * asked where memdep meets a limit or does not know all ways). Source: Alpern, Wegman and Zadeck 1988; Simpson 1996;
 * VanDrunen and Hosking 2004 for partial redundancy; LLVM's GVN (public design).
 */
#include "passes/scalar/gvn.h"
#include "analysis/memory/loads.h"
#include "analysis/value/expr.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

/* ---- values by number ---- */
static void cover(Gvn *g) {
  if (g->number.n >= g->f->nins) return;
  uint32_t n = g->f->nins + g->f->nins / 4 + 16;
  vec_resize_zero(&g->number, n);
  vec_resize_zero(&g->leads, n);
}
bool gvn_is_dead(const Gvn *g, Blk b) { return (uint32_t)b < g->ndead && g->dead[b]; }
static bool is_there(const Fn *f, Val v) { return is_arg(f, v) || blk_of(f, v); }
/* A view of v with numbers as operands, in buf; false: too many. */
static bool numbered_view(Gvn *g, Val v, Val *buf, InsView *e) {
  const Fn *f = g->f;
  uint32_t n = nops(f, v);
  if (past_cap(f->m, GVN_OPERANDS, n)) return false;
  for (uint32_t i = 0; i < n; i++) {
    Val a = arg(f, v, i);
    buf[i] = val_is_con(a) || is_arg(f, a) ? a : g->number.p[a];
    if (!buf[i]) buf[i] = a; /* comes around a cycle of blocks that cannot run */
  }
  *e = ins_view(f, v);
  e->ops = buf;
  return true;
}
/* The slot of an equal number, or a free one; the table may be another afterwards. */
static uint32_t find_slot(Gvn *g, const InsView *e, uint32_t h) {
  Val buf[CAP_GVN_OPERANDS];
  uint32_t s = idset_first(&g->table, h);
  for (; g->table.slot[s].id; s = idset_probe(&g->table, s + 1, h)) {
    Val y = (Val)g->table.slot[s].id;
    InsView x;
    if (is_there(g->f, y) && numbered_view(g, y, buf, &x) && expr_same(g->f, &x, e)) break;
  }
  return s;
}
Val gvn_number_of(Gvn *g, Val v, const Val *ops) {
  InsView e = ins_view(g->f, v);
  e.ops = ops;
  uint32_t s = find_slot(g, &e, expr_hash(g->f, &e));
  return (Val)g->table.slot[s].id;
}
/* The call that only reads and whose result v, which reads the same, has again; VAL_NONE. */
static Val same_reading_call(Gvn *g, Val v) {
  const Fn *f = g->f;
  if (!is_op(f, v, OP_CALL) || may_write(f, v) || !may_read(f, v) || !expr_is_reading_call(f, v)) return VAL_NONE;
  Dep x = memdep_local(&g->dep, v);
  if (x.kind == DEP_DEF) return x.ins;
  if (x.kind != DEP_NONLOCAL || is_convergent(f, v)) return VAL_NONE; /* in another block other threads take part */
  memdep_nonlocal(&g->dep, v);
  if (g->dep.result.n != 1) return VAL_NONE;
  x = g->dep.result.p[0].dep;
  return x.kind == DEP_DEF && dom_blk(g->d, blk_of(f, x.ins), blk_of(f, v)) ? x.ins : VAL_NONE;
}
Val gvn_number(Gvn *g, Val v) {
  Fn *f = g->f;
  if (val_is_con(v) || is_arg(f, v)) return v;
  cover(g);
  if (g->number.p[v]) return g->number.p[v];
  Val is = v, buf[CAP_GVN_OPERANDS];
  InsView e;
  if (expr_is_computed(f, v)) {
    if (numbered_view(g, v, buf, &e)) {
      uint32_t h = expr_hash(f, &e), s = find_slot(g, &e, h);
      if (g->table.slot[s].id) is = (Val)g->table.slot[s].id;
      else idset_put(&g->table, s, (uint32_t)v, h);
    } else cap_hit(f->m, GVN_OPERANDS);
  } else {
    Val c = same_reading_call(g, v);
    if (c && g->number.p[c]) is = g->number.p[c];
  }
  return g->number.p[v] = is;
}
void gvn_lead(Gvn *g, Val number, Val val, Blk from) {
  cover(g);
  if (val_is_con(number)) return;
  uint32_t *head = &g->leads.p[number];
  GvnLeader l = {val, from, 0};
  if (!g->leader.n) vec_push(&g->leader, ((GvnLeader){0}));
  if (*head) { /* the first stays first: it dominates most */
    l.next = g->leader.p[*head].next;
    g->leader.p[*head].next = g->leader.n;
  } else *head = g->leader.n;
  vec_push(&g->leader, l);
}
Val gvn_leader(Gvn *g, Val number, Blk b) {
  const Fn *f = g->f;
  if (val_is_con(number) || is_arg(f, number)) return number;
  cover(g);
  Val best = VAL_NONE;
  uint32_t seen = 0;
  for (uint32_t i = g->leads.p[number]; i; i = g->leader.p[i].next) {
    const GvnLeader *l = &g->leader.p[i];
    if (at_cap(f->m, GVN_LEADERS, seen++)) break;
    if (l->blk && !dom_blk(g->d, l->blk, b)) continue;
    if (val_is_con(l->val)) return l->val;
    if (!best && is_there(f, l->val)) best = l->val;
  }
  return best;
}
void gvn_is_new(Gvn *g, Val v) {
  cover(g);
  g->number.p[v] = v;
  gvn_lead(g, v, v, blk_of(g->f, v));
}
Val gvn_translate(Gvn *g, Val v, Blk b, uint32_t edge) {
  const Fn *f = g->f;
  if (val_is_con(v) || is_arg(f, v) || blk_of(f, v) != b) return gvn_number(g, v);
  if (is_op(f, v, OP_PHI)) return gvn_number(g, arg(f, v, edge));
  if (!expr_is_computed(f, v) || is_op(f, v, OP_CALL)) return VAL_NONE;
  Val ops[CAP_GVN_OPERANDS];
  uint32_t n = nops(f, v);
  if (past_cap(f->m, GVN_OPERANDS, n)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) { /* one level: what the operands in b are computed of is not looked at */
    Val a = arg(f, v, i);
    if (val_is_con(a) || is_arg(f, a) || blk_of(f, a) != b) ops[i] = gvn_number(g, a);
    else if (is_op(f, a, OP_PHI)) ops[i] = gvn_number(g, arg(f, a, edge));
    else return VAL_NONE;
  }
  return gvn_number_of(g, v, ops);
}
void gvn_replace(Gvn *g, Val v, Val with) {
  Fn *f = g->f;
  gvn_goes(g, v);
  dbg_salvage(f, v);
  if (has_uses(f, v)) val_replace(f, v, with);
  ins_erase(f, v);
  g->changed = true;
}
bool gvn_reached_from_start(const Gvn *g, Val v) {
  const Fn *f = g->f;
  uint32_t seen = 0;
  for (Val x = prev_of(f, v); x; x = prev_of(f, x))
    if (at_cap(f->m, GVN_PREFIX, seen++) || !transfers_execution(f, x)) return false;
  return true;
}
SsaUpdate *gvn_ssa(Gvn *g) {
  if (!g->ssa_ready) ssa_update_init(&g->ssa, g->f, g->px->scratch);
  g->ssa_ready = true;
  return &g->ssa;
}
static void analyses_again(Gvn *g) {
  if (g->ssa_ready) ssa_update_free(&g->ssa);
  g->ssa_ready = false;
  g->d = dom(g->f);
  memdep_free(&g->dep);
  memdep_init(&g->dep, g->f, false);
}
bool gvn_may_split(const Gvn *g, Blk from, Blk to) {
  Op o = op(g->f, term(g->f, from)); /* of these no edge leads to an exception pad */
  return (o == OP_BR || o == OP_SWITCH) && !gvn_is_dead(g, from) && !gvn_is_dead(g, to) &&
         !past_cap(g->f->m, GVN_SPLITS, g->split_work + g->d->n);
}
Blk gvn_split(Gvn *g, Blk from, uint32_t i) {
  Blk b = edge_split(g->f, from, i);
  g->any_cfg = g->changed = true;
  g->split_work += g->d->n;
  analyses_again(g);
  return b;
}

/* ---- what is known to be equal ---- */
typedef struct Root { /* from where on: behind an instruction, or an edge */
  Val after;
  Blk to;
  uint32_t edge; /* place of the edge among the predecessors of `to` */
  bool only;     /* it is the only one */
  bool beside;   /* others of the same block lead there: they take one value with it in every phi */
} Root;
static bool holds_at(const Gvn *g, const Root *r, Use u) {
  const Fn *f = g->f;
  Val user = use_user(f, u);
  Blk b = blk_of(f, user);
  if (is_op(f, user, OP_PHI)) {
    uint32_t i = use_index(f, u);
    if (!r->after && b == r->to && i == r->edge) return !r->beside;
    b = pred(f, b, i);
    if (r->after) return dom_blk(g->d, blk_of(f, r->after), b);
    return r->only && dom_blk(g->d, r->to, b);
  }
  if (!r->after) return r->only && dom_blk(g->d, r->to, b);
  return b == blk_of(f, r->after) ? user != r->after && val_before(f, r->after, user)
                                  : dom_blk(g->d, blk_of(f, r->after), b);
}
/* u reads or writes at the address, or compares it. */
static bool is_access(const Fn *f, Use u) {
  Val v = use_user(f, u);
  uint32_t i = use_index(f, u);
  return is_op(f, v, OP_LOAD) || is_op(f, v, OP_ICMP) || (is_op(f, v, OP_STORE) && i == 1) ||
         ((is_op(f, v, OP_ATOMICRMW) || is_op(f, v, OP_CMPXCHG)) && i == 0);
}
static void replace_where(Gvn *g, Val v, Val with, const Root *r, bool accesses) {
  Fn *f = g->f;
  uint32_t seen = 0;
  for (Use u = first_use(f, v), next; u; u = next) {
    next = next_use(f, u);
    if (at_cap(f->m, GVN_USES, seen++)) return;
    if (!dom_reachable(g->d, blk_of(f, use_user(f, u))) || (accesses && !is_access(f, u)) || !holds_at(g, r, u))
      continue;
    gvn_opnd_set(g, use_user(f, u), use_index(f, u), with);
    stat_add(g->px, ST_GVN_EQUALITIES, 1);
  }
}
/* Everything that the comparison's opposite is known by is `with`. */
static void opposite(Gvn *g, Val cmp, Val with, const Root *r) {
  Fn *f = g->f;
  Val buf[CAP_GVN_OPERANDS];
  InsView e;
  if (!numbered_view(g, cmp, buf, &e)) return;
  e.sub = (unsigned)pred_invert((Pred)e.sub);
  e.flags = 0;
  uint32_t s = find_slot(g, &e, expr_hash(f, &e)), seen = 0;
  Val n = (Val)g->table.slot[s].id;
  for (uint32_t i = n ? g->leads.p[n] : 0; i; i = g->leader.p[i].next) {
    Val v = g->leader.p[i].val;
    if (at_cap(f->m, GVN_LEADERS, seen++)) break;
    if (!val_is_con(v) && is_there(f, v)) replace_where(g, v, with, r, false);
  }
  if (n && r->only && r->to) gvn_lead(g, n, with, r->to);
}
typedef struct Equal {
  Val a, b;
} Equal;
/* Where b may stand for a, which is equal: of pointers everywhere for null and for one into the same object; for an
 * address that may be accessed only where a is accessed or compared: a may point behind another object that lies before
 * that, and what is computed of it then may lead back into the other one. */
typedef enum Stand { STANDS_NOWHERE, STANDS_FOR_ACCESS, STANDS } Stand;
static Stand may_stand_for(const Fn *f, Val a, Val b) {
  if (!ty_is_ptr_or_vec(f->m, ty(f, a))) return STANDS;
  bool null = val_is_con(b) && con_is_zero(&f->con, b) && !known_null_is_valid(f, ty_scalar(f->m, ty(f, a)));
  if (null || alias_object(f, a) == alias_object(f, b)) return STANDS;
  return val_is_con(b) && ptr_dereferenceable(f, b, 1, 1) ? STANDS_FOR_ACCESS : STANDS_NOWHERE;
}
static bool is_certain_fp(Fn *f, Val b) { /* equal to nothing else: no zero, no denormal */
  FpKind k;
  FpBits x;
  return val_is_con(b) && con_splat_fp(&f->con, b, &k, &x) && fp_is_finite(k, x) && !fp_is_zero(k, x) &&
         !fp_is_denormal(k, x);
}
static void equalities(Gvn *g, Val a, Val b, const Root *r) {
  Fn *f = g->f;
  VEC(Equal) todo = {0};
  vec_push(&todo, ((Equal){a, b}));
  for (uint32_t seen = 0; todo.n && !at_cap(f->m, GVN_EQUALITIES, seen); seen++) {
    Equal e = vec_pop(&todo);
    if (e.a == e.b || (val_is_con(e.a) && val_is_con(e.b))) continue;
    if (val_is_con(e.a) || (!val_is_con(e.b) && (is_arg(f, e.a) && !is_arg(f, e.b)))) e = (Equal){e.b, e.a};
    else if (!val_is_con(e.b) && is_arg(f, e.a) == is_arg(f, e.b)) {
      Val na = gvn_number(g, e.a), nb = gvn_number(g, e.b);
      if (na < nb) e = (Equal){e.b, e.a};
    }
    Stand stands = may_stand_for(f, e.a, e.b);
    if (!stands) continue;
    if (!val_is_con(e.b) && !is_arg(f, e.b) && r->to && !dom_blk(g->d, blk_of(f, e.b), r->to)) continue;
    if (stands == STANDS && r->only && r->to && (val_is_con(e.b) || is_arg(f, e.b)))
      gvn_lead(g, gvn_number(g, e.a), e.b, r->to);
    else gvn_tell(g, e.a);
    replace_where(g, e.a, e.b, r, stands == STANDS_FOR_ACCESS);
    if (ty(f, e.a) != TY_I1 || !val_is_con(e.b) || is_arg(f, e.a)) continue;
    bool truth = con_is_allones(&f->con, e.b);
    if (!truth && !con_is_zero(&f->con, e.b)) continue; /* undef, poison, address */
    Val x, y;
    if (cond_parts(f, e.a, truth, &x, &y)) {
      vec_push(&todo, ((Equal){x, e.b}));
      vec_push(&todo, ((Equal){y, e.b}));
    } else if ((x = not_of(f, e.a))) {
      vec_push(&todo, ((Equal){x, con_int(&f->con, TY_I1, !truth)}));
    } else if (is_cmp(f, e.a)) {
      Pred p = (Pred)sub(f, e.a);
      x = arg(f, e.a, 0), y = arg(f, e.a, 1);
      if (p == (truth ? ICMP_EQ : ICMP_NE) && is_op(f, e.a, OP_ICMP)) vec_push(&todo, ((Equal){x, y}));
      if (is_op(f, e.a, OP_FCMP) && (flags(f, e.a) & F_NNAN))
        p = p == FCMP_UEQ ? FCMP_OEQ : p == FCMP_ONE ? FCMP_UNE : p;
      if (p == (truth ? FCMP_OEQ : FCMP_UNE) && is_op(f, e.a, OP_FCMP) && (is_certain_fp(f, x) || is_certain_fp(f, y)))
        vec_push(&todo, ((Equal){x, y}));
      opposite(g, e.a, con_int(&f->con, TY_I1, !truth), r);
    }
  }
  vec_free(&todo);
}
static Root edge_root(const Fn *f, Blk b, uint32_t i) {
  Blk s = succ(f, b, i);
  return (Root){VAL_NONE, s, succ_pred(f, b, i), npreds(f, s) == 1, false};
}
/* What each case of the switch at the end of b says. */
static void visit_cases(Gvn *g, Blk b, Val t) {
  Fn *f = g->f;
  uint32_t n = nsuccs(f, b);
  while (g->ways.n < f->nblk) vec_push(&g->ways, 0);
  for (uint32_t i = 0; i < n; i++) g->ways.p[succ(f, b, i)]++;
  for (uint32_t i = 1; i < n; i++) {
    Root r = edge_root(f, b, i);
    r.beside = g->ways.p[succ(f, b, i)] > 1;
    equalities(g, arg(f, t, 0), arg(f, t, i), &r);
  }
  for (uint32_t i = 0; i < n; i++) g->ways.p[succ(f, b, i)] = 0;
}
static void visit_term(Gvn *g, Blk b, Val t) {
  Fn *f = g->f;
  if (blk_forks(f, b) && !val_is_con(arg(f, t, 0))) {
    for (uint32_t i = 0; i < 2; i++) {
      Root r = edge_root(f, b, i);
      equalities(g, arg(f, t, 0), con_int(&f->con, TY_I1, i == 0), &r);
      if (val_is_con(arg(f, t, 0))) break;
    }
  } else if (is_op(f, t, OP_SWITCH) && !val_is_con(arg(f, t, 0))) visit_cases(g, b, t);
}
static void visit_assume(Gvn *g, Val v) {
  Fn *f = g->f;
  Val c = arg(f, v, 0);
  if (val_is_con(c)) return;
  Root r = {.after = v};
  equalities(g, c, con_int(&f->con, TY_I1, 1), &r);
}

/* ---- code that cannot run ---- */
static bool edge_is_dead(const Gvn *g, Blk b, uint32_t k) {
  const Fn *f = g->f;
  Blk p = pred(f, b, k);
  if (gvn_is_dead(g, p) || !dom_reachable(g->d, p)) return true;
  Val t = term(f, p);
  uint64_t x;
  return is_condbr(f, t) && succ(f, p, 0) != succ(f, p, 1) && val_is_con(arg(f, t, 0)) &&
         con_u64(&f->con, arg(f, t, 0), &x) && pred_succ(f, b, k) == (x ? 1u : 0u);
}
/* What phis take from ways that cannot run is poison. */
static void poison_phis(Gvn *g, Blk b) {
  Fn *f = g->f;
  for (uint32_t k = 0; k < npreds(f, b) && is_op(f, first_ins(f, b), OP_PHI); k++)
    if (edge_is_dead(g, b, k))
      FOR_EACH_PHI(f, b, v)
        if (!(val_is_con(arg(f, v, k)) && con_is_poison(&f->con, arg(f, v, k))))
          gvn_opnd_set(g, v, k, con_poison(&f->con, ty(f, v)));
}
/* Blocks come in reverse post order: what leads here but a loop's way back has been decided. */
static bool enter_blk(Gvn *g, Blk b) {
  Fn *f = g->f;
  bool live = b == entry_blk(f);
  for (uint32_t k = 0; k < npreds(f, b) && !live; k++)
    live = !edge_is_dead(g, b, k) && !(dom_reachable(g->d, pred(f, b, k)) && dom_blk(g->d, b, pred(f, b, k)));
  if (!live) {
    g->dead[b] = 1;
    return false;
  }
  poison_phis(g, b);
  return true;
}

/* ---- a round ---- */
/* Equal phis of a block are one. */
static void merge_phis(Gvn *g, Blk b) {
  Fn *f = g->f;
  uint32_t left = CAP_GVN_PHIS;
  FOR_EACH_PHI(f, b, v) {
    Val y = next_of(f, v);
    for (Val next; y && is_op(f, y, OP_PHI); y = next) {
      next = next_of(f, y);
      if (ty(f, y) != ty(f, v)) continue;
      if (!left--) {
        cap_hit(f->m, GVN_PHIS);
        return;
      }
      uint32_t i = 0;
      while (i < nops(f, v) && arg(f, v, i) == arg(f, y, i)) i++;
      if (i == nops(f, v)) {
        stat_add(g->px, ST_GVN_VALUES, 1);
        gvn_replace(g, y, v);
      }
    }
  }
}
/* What phi v always is: what its operands agree on but for poison, and undef where that is a constant. */
static Val phi_value(Gvn *g, Val v) {
  Fn *f = g->f;
  Val one = VAL_NONE;
  bool skipped = false, undef = false;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    if (x == v) continue;
    if (val_is_con(x) && con_is_undefined(&f->con, x)) {
      skipped = true, undef |= con_is_undef(&f->con, x);
      continue;
    }
    if (one && x != one) return VAL_NONE;
    one = x;
  }
  if (!one && skipped) return undef ? con_undef(&f->con, ty(f, v)) : con_poison(&f->con, ty(f, v));
  if (!one || (undef && !val_is_con(one))) return VAL_NONE;
  if (!skipped || val_is_con(one) || is_arg(f, one)) return one;
  return blk_of(f, one) != blk_of(f, v) && dom_blk(g->d, blk_of(f, one), blk_of(f, v)) ? one : VAL_NONE;
}
static void visit_ins(Gvn *g, Val v) {
  Fn *f = g->f;
  Blk b = blk_of(f, v);
  bool new = gvn_visits(g, v);
  if (is_trivially_dead(f, v)) {
    gvn_goes(g, v);
    dbg_salvage(f, v);
    ins_erase(f, v);
    g->changed = true;
    return;
  }
  Val s = VAL_NONE;
  if (is_op(f, v, OP_PHI)) s = phi_value(g, v);
  else if (new) {
    fold_at(&g->x, v);
    s = simplify_ins(&g->x, v);
  }
  if (s && s != v) {
    bool gone = is_removable(f, v);
    if (gone || has_uses(f, v)) {
      stat_add(g->px, ST_GVN_SIMPLIFIED, 1);
      if (gone) {
        gvn_replace(g, v, s);
        return;
      }
      FOR_EACH_USE(f, v, u) gvn_new_operand(g, use_user(f, u));
      val_replace(f, v, s);
      g->changed = true;
    }
  }
  if (is_intrinsic(f, v, INTRIN_assume)) {
    visit_assume(g, v);
    return;
  }
  if (is_op(f, v, OP_LOAD) && g->loads && gvn_load(g, v)) return;
  if (is_term(f, v)) {
    visit_term(g, b, v);
    if (!has_result(f, v)) return;
  }
  if (!has_result(f, v) || ty(f, v) == TY_TOKEN) return;
  Val n = gvn_number(g, v);
  if (n != v || g->leads.p[n]) {
    Val l = gvn_leader(g, n, b);
    if (l && l != v && !is_term(f, v)) {
      if (!val_is_con(l) && !is_arg(f, l)) {
        flags_intersect(f, l, v);
        md_merge(f, l, v, false);
        g->again |= (uint32_t)l < g->told.n && g->told.p[l];
      }
      stat_add(g->px, ST_GVN_VALUES, 1);
      gvn_replace(g, v, l);
      return;
    }
  }
  gvn_lead(g, n, v, b);
}
static void round_of(Gvn *g) {
  Fn *f = g->f;
  uint32_t n = g->d->n;
  Blk *order = ARENA_ARRAY(g->px->scratch, Blk, n);
  memcpy(order, g->d->rpo, n * sizeof *order);
  gvn_round_begin(g);
  g->number.n = g->leads.n = 0; /* cover clears them */
  g->leader.n = 0;
  idset_free(&g->table);
  g->table = (IdSet){0};
  g->ndead = f->nblk;
  g->dead = ARENA_ZARRAY(g->px->scratch, uint8_t, f->nblk);
  cover(g);
  for (uint32_t i = 0; i < n; i++) {
    Blk b = order[i];
    if (!enter_blk(g, b)) continue;
    merge_phis(g, b);
    for (Val v = first_ins(f, b), next; v; v = next) {
      next = next_of(f, v);
      visit_ins(g, v);
    }
  }
  for (uint32_t i = 0; i < n; i++) /* loops whose way back cannot run */
    if (!g->dead[order[i]]) poison_phis(g, order[i]);
}
Change pass_gvn(Fn *f, PassCtx *px) {
  bool pre = px->opt[0] != 0;
  Gvn g = {.f = f,
           .px = px,
           .x = pass_fold_ctx(f, px),
           .pre = pre,
           .load_pre = pre && px->opt[1],
           .loads = true,
           .since = px->simplified_ways ? 0 : px->simplified,
           .new_facts = px->simplified_facts,
           .split_back = px->opt[2] != 0,
           .memdep = px->opt[3] != 0,
           .memory_ssa = px->opt[4] || knob_bool(px->knobs, KNOB_ENABLE_GVN_MEMORYSSA)};
  for (Blk b = f->first_blk, next; b; b = next) {
    next = f->blk[b].next;
    if (blk_merge_into_pred(f, b)) g.any_cfg = g.any = true;
  }
  g.d = dom(f);
  memdep_init(&g.dep, f, false);
  for (uint32_t i = 0;; i++) {
    if (at_cap(f->m, GVN_ROUNDS, i)) break;
    round_of(&g);
    if (gvn_round_end(&g)) continue;
    if (!pre) break;
    g.changed = false;
    gvn_scalar_pre(&g);
    g.any |= g.changed;
    if (!g.changed) break;
    pre = false; /* what it made is looked at once more */
  }
  if (g.ssa_ready) ssa_update_free(&g.ssa);
  memdep_free(&g.dep);
  vec_free(&g.number), vec_free(&g.leads), vec_free(&g.leader), vec_free(&g.ways);
  vec_free(&g.visited), vec_free(&g.told), vec_free(&g.unused);
  idset_free(&g.table);
  return g.any_cfg ? CH_ALL & ~(Change)CH_ATTR : g.any ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
