/* sccp.c: sparse conditional constant propagation: "sccp" in one function, "ipsccp" over the module.
 *
 *   entry:                                    entry:
 *     br i1 true, label %a, label %b            br label %a
 *   a:                                  =>    a:
 *     %x = phi i32 [ 1, %entry ], [ 2, %b ]     ret i32 3
 *     %y = add i32 %x, 2
 *     ret i32 %y
 *
 * Wegman and Zadeck 1991 on a lattice of: unknown, one constant, an interval of integers (range.h), a pointer that
 * differs from a constant or has its address (so that comparisons fold, and nothing else), anything. Blocks
 * run when an edge into them is feasible; a value is visited when an operand or an edge changes. Intervals of phis
 * may grow CAP_SCCP_RANGE_STEPS times before they become "anything", which bounds the height. The interprocedural
 * solver also tracks arguments of functions that are only called directly and are local, what functions return, and
 * local variables that are only loaded and stored whole. Members of a struct or a short array have a lattice value
 * each. Undef: a phi of undef and one constant is that constant; of undef and an interval it is an interval whose
 * members may be undef: comparisons may take undef for a member, but it proves no flags, no range attribute, and
 * nothing that freeze fixes. A branch on undef or poison is undefined behaviour: no edge is feasible. Afterwards:
 * constants replace values, infeasible edges and blocks go, signed operations on non-negative intervals become
 * unsigned. Requires nothing. Keeps nothing. Cost: linear in (values + edges) * CAP_SCCP_RANGE_STEPS.
 */
#include "analysis/value/known.h"
#include "analysis/value/range.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/pass_fold.h"
#include "passes/scalar/sccp_int.h"
#include "passes/stat.h"
#include "support/few.h"

typedef struct FnSolve {
  Fn *f;
  Facts *facts; /* NULL: none; most functions of large modules are one block */
  Lat *lat;     /* by Val, for the nvals values there were at the start */
  Lat **part;   /* by Val, of an aggregate: its members, of which `lat` is made; NULL: none asked about yet */
  uint32_t nvals;
  uint8_t *live; /* by Blk: executable */
  uint8_t *edge; /* by predecessor entry of Fn.pred: feasible */
  bool track_args, track_ret, reached;
  Val null;           /* of TY_PTR, once asked for */
  Lat ret, *ret_part; /* in the module's scratch pool; ret_part as part */
} FnSolve;

typedef struct Item {
  uint32_t fn;
  Val v;
} Item;
typedef struct Solver {
  Module *m;
  PassCtx *px;
  FnSolve *fs;
  uint32_t nfs;
  uint32_t *of_glob;    /* by Glob, of the functions of fs: index into it + 1 */
  const GlobUses *uses; /* of the module as it was at the start */
  uint32_t *var_of;     /* by Glob: a tracked variable's index into var */
  VEC(Lat) var;         /* tracked variables, constants in `pool`; index 0 unused */
  VecU32 self;          /* one function alone: its calls of itself */
  ConPool pool;         /* constants that cross functions */
  VEC(Item) vals;
  VEC(Item) blks;
  bool ipo;
} Solver;

/* ---- lattice ---- */
static Lat lat_con(Val c) { return (Lat){.state = LV_CON, .con = c}; }
static Lat lat_over(void) { return (Lat){.state = LV_OVER}; }
static Lat lat_range(Range r) { return range_is_full(r) ? lat_over() : (Lat){.state = LV_RANGE, .r = r}; }

static Lat lat_of(FnSolve *x, Val v) {
  if (!val_is_con(v)) {
    Lat l = x->lat[v];
    l.soft = false;
    return l;
  }
  return lat_con(con_twin(&x->f->con, v));
}
static Lat lat_arg(FnSolve *x, Val w, uint32_t i) {
  Val v = arg(x->f, w, i);
  const Facts *c = x->facts;
  if (c && !val_is_con(v)) {
    uint32_t k = c->at[slot_of(x->f, w, i)];
    if (k && c->fact.p[k].of == v) return c->fact.p[k].lat;
  }
  return lat_of(x, v);
}
/* Where undef may be taken for a member. */
static Range lat_members(const FnSolve *x, Lat l, unsigned bits) {
  if (l.state == LV_RANGE) return l.r;
  if (l.state == LV_CON) return range_of_con(&x->f->con, l.con);
  return range_full(bits);
}
static Range lat_as_range(const FnSolve *x, Lat l, unsigned bits) {
  return l.state == LV_RANGE && l.undef ? range_full(bits) : lat_members(x, l, bits);
}
static bool may_be_undef(Lat l) { return l.state == LV_RANGE && l.undef; }
static bool has_con(Lat l) { return l.state == LV_CON || l.state == LV_NOT || l.state == LV_SAME; }
static Lat lat_nonnull(ConPool *p, Ty t) { return (Lat){.state = LV_NOT, .con = con_null(p, t)}; }
static bool is_undef(const ConPool *p, Val c) { return con_kind(p, c) == CON_UNDEF; }
static bool is_poison(const ConPool *p, Val c) { return con_kind(p, c) == CON_POISON; }
/* Some element is (or may be) poison: undef must not become that. */
static bool part_poison(const ConPool *p, Val c) {
  c = con_twin(p, c);
  if (con_kind(p, c) != CON_AGG) return con_kind(p, c) == CON_POISON;
  for (uint32_t i = 0, n = con_nops(p, c); i < n; i++) {
    ConKind k = con_kind(p, con_twin(p, con_op(p, c, i)));
    if (k == CON_POISON || k == CON_AGG) return true;
  }
  return false;
}

static bool is_nonnull(ConPool *p, Lat l, Ty t) {
  if (l.state == LV_NOT) return con_kind(p, l.con) == CON_NULL;
  Val c = con_fold_cmp(p, ICMP_EQ, l.con, con_null(p, t));
  return c && con_is_zero(p, c);
}
/* What both are, of two that are LV_CON, LV_NOT or LV_SAME: only of pointers is more than the constant known. */
static Lat lat_join_con(ConPool *p, Lat a, Lat b, Ty t) {
  if (!ty_is_ptr(p->m, t)) return lat_over();
  if (a.con == b.con && a.state != LV_NOT && b.state != LV_NOT) return (Lat){.state = LV_SAME, .con = a.con};
  if (a.con == b.con && a.state == b.state) return (Lat){.state = LV_NOT, .con = a.con};
  return is_nonnull(p, a, t) && is_nonnull(p, b, t) ? lat_nonnull(p, t) : lat_over();
}
/* a := a join b (values of type t, constants of pool p). Returns whether a changed. */
static bool lat_join(ConPool *p, Lat *a, Lat b, Ty t, bool widen) {
  if (b.state == LV_UNKNOWN || a->state == LV_OVER) return false;
  if (a->state == LV_UNKNOWN) {
    uint8_t st = a->steps;
    *a = b;
    a->steps = st;
    return true;
  }
  if (b.state == LV_OVER) {
    *a = b;
    return true;
  }
  if (b.state == LV_CON && is_poison(p, b.con)) return false;
  bool undefs[2] = {a->state == LV_CON && is_undef(p, a->con), b.state == LV_CON && is_undef(p, b.con)};
  if ((undefs[0] && b.state == LV_CON && part_poison(p, b.con)) ||
      (undefs[1] && a->state == LV_CON && part_poison(p, a->con) && !is_poison(p, a->con))) {
    *a = lat_over();
    return true;
  }
  if (a->state == LV_CON && (is_poison(p, a->con) || is_undef(p, a->con))) { /* undef takes the other's value */
    bool same = b.state == LV_CON && b.con == a->con, undef = b.undef || is_undef(p, a->con);
    if (same) return false;
    uint8_t st = a->steps;
    *a = b;
    a->steps = st;
    a->undef = undef;
    return true;
  }
  bool undef = b.undef || (b.state == LV_CON && is_undef(p, b.con)), news = undef && !a->undef;
  if ((b.state == LV_CON && is_undef(p, b.con)) || (has_con(b) && a->state == b.state && a->con == b.con)) {
    a->undef |= undef;
    return news;
  }
  undef |= a->undef;
  unsigned bits = int_bits(p->m, t);
  if (!bits) {
    Lat j = lat_join_con(p, *a, b, t);
    if (j.state == a->state && j.con == a->con) {
      a->undef = undef;
      return news;
    }
    j.undef = undef && j.state != LV_OVER;
    *a = j;
    return true;
  }
  Range ra = a->state == LV_CON ? range_of_con(p, a->con) : a->r, rb = b.state == LV_CON ? range_of_con(p, b.con) : b.r;
  if (range_is_full(ra) || range_is_full(rb)) {
    *a = lat_over();
    return true;
  }
  Range u = range_union(ra, rb);
  if (a->state == LV_RANGE && range_eq(u, a->r)) {
    a->undef = undef;
    return news;
  }
  uint8_t steps = (uint8_t)(a->steps + 1);
  *a = widen && past_cap(p->m, SCCP_RANGE_STEPS, steps) ? lat_over() : lat_range(u);
  a->steps = steps;
  a->undef = undef;
  return true;
}
/* A range of one value is that constant. */
static Lat lat_settle(ConPool *p, Lat l, Ty t) {
  uint64_t one;
  if (l.state != LV_RANGE || !range_single(l.r, &one)) return l;
  Lat c = lat_con(con_int(p, t, one));
  c.undef = l.undef;
  return c;
}

/* ---- propagation ---- */
static uint32_t fs_index(const Solver *s, const FnSolve *x) { return (uint32_t)(x - s->fs); }
static bool fact_update(Solver *s, FnSolve *x, uint32_t k);
static void queue_user(Solver *s, FnSolve *x, Val w) {
  Blk b = blk_of(x->f, w);
  if (b && x->live[b]) vec_push(&s->vals, ((Item){fs_index(s, x), w}));
}
/* What fact k stands on changed: recomputes it and, as far as they change, the facts inside it; queues the operands
 * that see them. */
static void fact_propagate(Solver *s, FnSolve *x, uint32_t k) {
  Facts *t = x->facts;
  uint32_t base = t->work.n;
  vec_push(&t->work, k);
  while (t->work.n > base) {
    uint32_t i = vec_pop(&t->work);
    if (!fact_update(s, x, i)) continue;
    const Fact *c = &t->fact.p[i];
    for (uint32_t q = c->slot_first; q < c->slot_last; q++) queue_user(s, x, use_user(x->f, (Use)t->slots[q]));
    for (uint32_t q = c->child; q; q = t->fact.p[q].sibling) vec_push(&t->work, q);
  }
}
static void push_users(Solver *s, FnSolve *x, Val v) {
  const Facts *t = x->facts;
  if (t) {
    for (uint32_t k = t->of[v]; k; k = t->fact.p[k].next_of) fact_propagate(s, x, k);
    for (uint32_t k = t->other[v]; k; k = t->fact.p[k].next_other) fact_propagate(s, x, k);
  }
  FOR_EACH_USE(x->f, v, u) queue_user(s, x, use_user(x->f, u));
}
/* ---- members of aggregates ---- */
/* How many members of a type have a lattice value of their own; 0: none. */
static uint32_t members(const Module *m, Ty t) {
  if (!ty_is_agg(m, t)) return 0;
  const TypeRec *r = ty_rec(m, t);
  uint64_t n = r->kind == TK_STRUCT ? r->n : r->count;
  return past_cap(m, SCCP_MEMBERS, n) ? 0 : (uint32_t)n;
}
static Lat *parts_of(Solver *s, FnSolve *x, Val v, uint32_t n) {
  if (!x->part) x->part = ARENA_ZARRAY(s->px->scratch, Lat *, x->nvals + 1);
  if (!x->part[v]) x->part[v] = ARENA_ZARRAY(s->px->scratch, Lat, n);
  return x->part[v];
}
static Lat part_of_con(ConPool *p, Val c, uint32_t i) {
  Val e = con_elem(p, c, i);
  return e ? lat_con(con_twin(p, e)) : lat_over();
}
/* Member i of operand k of w, of a type with n members. */
static Lat lat_part(Solver *s, FnSolve *x, Val w, uint32_t k, uint32_t i, uint32_t n) {
  Val a = arg(x->f, w, k);
  return val_is_con(a) ? part_of_con(&x->f->con, con_twin(&x->f->con, a), i) : parts_of(s, x, a, n)[i];
}
/* An aggregate as a whole: a constant if all its members are. */
static Lat lat_whole(ConPool *p, const Lat *part, uint32_t n, Ty t) {
  Val elem[CAP_SCCP_MEMBERS];
  bool unknown = false, undef = false;
  for (uint32_t i = 0; i < n; i++) {
    if (part[i].state != LV_UNKNOWN && part[i].state != LV_CON) return lat_over();
    unknown = unknown || part[i].state == LV_UNKNOWN;
    undef = undef || part[i].undef;
    elem[i] = part[i].con;
  }
  if (unknown) return (Lat){0};
  Lat l = lat_con(con_agg(p, t, elem, n));
  l.undef = undef;
  return l;
}
/* Joins `with`, n members of type t, into `part`; *whole is what they make. Returns whether a member changed. */
static bool parts_join(ConPool *p, Lat *part, Lat *whole, const Lat *with, uint32_t n, Ty t) {
  bool any = false;
  for (uint32_t i = 0; i < n; i++) {
    Ty mt = ty_field(p->m, t, i);
    any |= lat_join(p, &part[i], lat_settle(p, with[i], mt), mt, true);
  }
  if (any) *whole = lat_whole(p, part, n, t);
  return any;
}
static void raise_parts(Solver *s, FnSolve *x, Val v, const Lat *l, uint32_t n) {
  if (parts_join(&x->f->con, parts_of(s, x, v, n), &x->lat[v], l, n, ty(x->f, v))) push_users(s, x, v);
}
static void raise(Solver *s, FnSolve *x, Val v, Lat l) {
  uint32_t n = members(s->m, ty(x->f, v));
  if (n) {
    Lat part[CAP_SCCP_MEMBERS];
    for (uint32_t i = 0; i < n; i++) part[i] = l.state == LV_CON ? part_of_con(&x->f->con, l.con, i) : l;
    raise_parts(s, x, v, part, n);
    return;
  }
  l = lat_settle(&x->f->con, l, ty(x->f, v));
  if (x->lat[v].soft && !l.soft && l.state != LV_UNKNOWN) {
    bool same = l.state == LV_CON && l.con == x->lat[v].con && l.undef == x->lat[v].undef;
    x->lat[v] = l;
    if (!same) push_users(s, x, v);
    return;
  }
  if (lat_join(&x->f->con, &x->lat[v], l, ty(x->f, v), true)) push_users(s, x, v);
}
/* Recomputes what fact k says. */
static bool fact_update(Solver *s, FnSolve *x, uint32_t k) {
  Fact *c = &x->facts->fact.p[k];
  Fn *f = x->f;
  Lat l = c->parent ? x->facts->fact.p[c->parent].lat : x->lat[c->of], o = lat_of(x, c->other);
  if (l.state == LV_UNKNOWN || o.state == LV_UNKNOWN) return false;
  Ty t = ty(f, c->of);
  unsigned bits = int_bits(s->m, t);
  if (l.state != LV_CON) {
    ConKind ok = o.state == LV_CON ? con_kind(&f->con, o.con) : CON_NONE_;
    bool null = ok == CON_NULL &&
                !known_null_is_valid(f, t); /* else an object may lie there, and this is its address */
    if (c->pred == ICMP_EQ && (ok == CON_INT || null)) l = lat_con(o.con);
    else if (bits) {
      Range r = range_intersect(lat_members(x, l, bits), range_allowed(c->pred, lat_as_range(x, o, bits)));
      bool undef = may_be_undef(l);
      if (!range_is_empty(r))
        l = lat_range(r), l.undef = undef; /* empty: the edge is infeasible in a way not seen; keep what is known */
    } else if (ty_is_ptr(s->m, t) && o.state == LV_CON && l.state != LV_SAME && !con_is_undef(&f->con, o.con)) {
      bool unequal = c->pred != ICMP_EQ && pred_strict(c->pred) == c->pred;
      if (c->pred == ICMP_EQ) l = (Lat){.state = LV_SAME, .con = o.con};
      else if (unequal && (ok == CON_NULL || l.state == LV_OVER)) l = (Lat){.state = LV_NOT, .con = o.con};
    }
  }
  l.steps = 0;
  l = lat_settle(&f->con, l, t);
  if (!lat_join(&f->con, &c->lat, l, t, true)) return false;
  if (c->lat.state == LV_OVER && bits) { /* it has grown too often: all that the condition allows, then */
    Range all = range_allowed(c->pred, lat_as_range(x, o, bits));
    uint8_t steps = c->lat.steps;
    if (!range_is_empty(all)) c->lat = lat_range(all);
    c->lat.steps = steps;
    c->lat.undef = may_be_undef(l);
  }
  return true;
}
static void edge_feasible(Solver *s, FnSolve *x, Blk b, uint32_t i) {
  Fn *f = x->f;
  Blk to = succ(f, b, i);
  uint32_t e = f->blk[to].pred + succ_pred(f, b, i);
  if (x->edge[e]) return;
  x->edge[e] = 1;
  if (!x->live[to]) {
    x->live[to] = 1;
    vec_push(&s->blks, ((Item){fs_index(s, x), (Val)to}));
  } else
    FOR_EACH_PHI(f, to, p) vec_push(&s->vals, ((Item){fs_index(s, x), p}));
}

static void visit_terminator(Solver *s, FnSolve *x, Val t) {
  Fn *f = x->f;
  Blk b = blk_of(f, t);
  Op o = op(f, t);
  uint32_t n = nsuccs(f, b);
  if (o == OP_BR && n == 2) {
    Lat c = lat_arg(x, t, 0);
    if (c.state == LV_UNKNOWN) return;
    uint64_t k;
    if (c.state == LV_CON) {
      if (is_undef(&f->con, c.con) || is_poison(&f->con, c.con)) return;
      if (con_u64(&f->con, c.con, &k)) {
        edge_feasible(s, x, b, k ? 0 : 1);
        return;
      }
    }
    edge_feasible(s, x, b, 0);
    edge_feasible(s, x, b, 1);
    return;
  }
  if (o == OP_SWITCH) {
    Lat c = lat_arg(x, t, 0);
    if (c.state == LV_UNKNOWN) return;
    uint64_t k;
    if (c.state == LV_CON) {
      if (is_undef(&f->con, c.con) || is_poison(&f->con, c.con)) return;
      if (con_kind(&f->con, c.con) == CON_INT) {
        for (uint32_t i = 1; i < n; i++)
          if (con_twin(&f->con, arg(f, t, i)) == c.con) {
            edge_feasible(s, x, b, i);
            return;
          }
        edge_feasible(s, x, b, 0);
        return;
      }
    }
    if (c.state == LV_RANGE) {
      uint64_t covered = 0;
      for (uint32_t i = 1; i < n; i++)
        if (con_u64(&f->con, arg(f, t, i), &k) && range_has(c.r, k)) {
          edge_feasible(s, x, b, i);
          covered++;
        }
      if (covered == 0 || range_size_minus1(c.r) > covered - 1) edge_feasible(s, x, b, 0);
      return;
    }
  }
  if (o == OP_INDIRECTBR) {
    Lat c = lat_arg(x, t, 0);
    if (c.state == LV_UNKNOWN || (c.state == LV_CON && con_is_undef(&f->con, c.con))) return;
    uint32_t i = c.state == LV_CON ? sccp_named_successor(f, b, c.con) : UINT32_MAX;
    if (i < n) edge_feasible(s, x, b, i);
    if (i <= n) return;
  }
  for (uint32_t i = 0; i < n; i++) edge_feasible(s, x, b, i);
}

static void visit_phi(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  if (x->lat[v].state == LV_OVER) return;
  if (past_cap(f->m, SCCP_PHI_OPERANDS, nops(f, v))) { /* every edge that opens would look at all of them */
    raise(s, x, v, lat_over());
    return;
  }
  Blk b = blk_of(f, v);
  Lat l = {0};
  Ty t = ty(f, v);
  for (uint32_t i = 0; i < nops(f, v) && l.state != LV_OVER; i++) {
    if (!x->edge[f->blk[b].pred + i]) continue;
    lat_join(&f->con, &l, lat_arg(x, v, i), t, false);
  }
  if (l.state != LV_UNKNOWN) raise(s, x, v, l);
}

/* The constant an instruction gives when every operand is one; VAL_NONE otherwise or where it does not fold. */
static Val fold_constants(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  InsView i = ins_view(f, v);
  FEW_ON(s->px->scratch, Val, ops, 16, i.n);
  for (uint32_t k = 0; k < i.n; k++) {
    Lat l = lat_arg(x, v, k);
    if (l.state != LV_CON && (l.state != LV_SAME || op(f, v) != OP_ICMP)) return VAL_NONE;
    ops[k] = l.con;
  }
  i.ops = ops;
  FoldCtx c = pass_fold_ctx(f, s->px);
  return con_fold(&c, &i);
}
/* The constant an instruction gives whatever its unknown operands are, with the known ones in place. */
static Val simplify_partly(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  InsView i = ins_view(f, v);
  Val few[4];
  bool any = false;
  if (i.n > ARRAY_LEN(few)) return VAL_NONE;
  for (uint32_t k = 0; k < i.n; k++) {
    Lat l = lat_arg(x, v, k);
    few[k] = l.state == LV_CON ? l.con : i.ops[k];
    any = any || l.state == LV_CON;
  }
  if (!any) return VAL_NONE;
  i.ops = few;
  i.self = VAL_NONE;
  FoldCtx c = pass_fold_ctx(f, s->px);
  Val r = simplify_view(&c, &i);
  return r && val_is_con(r) ? r : VAL_NONE;
}
static Lat nonnull(FnSolve *x, Ty t) {
  if (t != TY_PTR) return lat_nonnull(&x->f->con, t);
  if (!x->null) x->null = con_null(&x->f->con, t);
  return (Lat){.state = LV_NOT, .con = x->null};
}
/* What the declaration, attributes and annotations of v say. */
static Lat lat_decl(FnSolve *x, Val v) {
  Fn *f = x->f;
  Ty t = ty(f, v);
  if (int_bits(f->m, t)) return lat_range(range_of_decl(f, v));
  return ty_is_ptr(f->m, t) && known_nonnull_decl(f, v) ? nonnull(x, t) : lat_over();
}
/* The same, of a value that is also l. */
static Lat lat_declared(FnSolve *x, Val v, Lat l) {
  if (l.state != LV_OVER && l.state != LV_RANGE) return l;
  Lat d = lat_decl(x, v);
  if (l.state == LV_OVER || d.state == LV_OVER) return l.state == LV_OVER ? d : l;
  Range r = range_intersect(l.r, d.r);
  if (!range_is_empty(r)) l.r = r;
  return l;
}
static Glob tracked_target(const Solver *s, const Fn *f, Val addr) {
  if (!s->ipo || !val_is_con(addr)) return GLOB_NONE;
  addr = con_twin(&f->con, addr);
  if (con_kind(&f->con, addr) != CON_GLOBAL) return GLOB_NONE;
  Glob g = con_glob(&f->con, addr);
  return s->var_of[g] ? g : GLOB_NONE;
}
/* A lattice value with its constant in another pool. */
static Lat lat_import(ConPool *to, const ConPool *from, Lat l) {
  if (has_con(l)) l.con = con_import(to, from, l.con);
  return l;
}

static void visit_call(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Glob g = call_target(f, v);
  uint32_t callee_ix = !g ? 0 : s->ipo ? s->of_glob[g] : g == f->id; /* alone a function knows what itself returns */
  if (callee_ix) {
    FnSolve *y = &s->fs[callee_ix - 1];
    if (call_rec(f, v)->fnty == glob(s->m, g)->type) {
      if (y->track_args) {
        uint32_t na = call_nargs(f, v);
        for (uint32_t i = 0; i < y->f->nargs && i < na; i++) {
          Val a = fn_arg(y->f, i);
          uint32_t n = members(s->m, ty(y->f, a));
          if (n) {
            Lat part[CAP_SCCP_MEMBERS];
            for (uint32_t k = 0; k < n; k++) part[k] = lat_import(&y->f->con, &f->con, lat_part(s, x, v, i, k, n));
            raise_parts(s, y, a, part, n);
            continue;
          }
          Lat l = attrset_has(s->m, attrlist_param(s->m, fn_glob(y->f)->fattrs, i), ATTR_BYVAL)
                      ? lat_over()
                      : lat_import(&y->f->con, &f->con, lat_arg(x, v, i));
          raise(s, y, a, lat_declared(y, a, l));
        }
        if (!y->reached) {
          y->reached = true;
          Blk e = entry_blk(y->f);
          y->live[e] = 1;
          vec_push(&s->blks, ((Item){callee_ix - 1, (Val)e}));
        }
      }
      if (y->track_ret && y->ret_part) {
        Lat part[CAP_SCCP_MEMBERS];
        uint32_t n = members(s->m, ty(f, v));
        for (uint32_t k = 0; k < n; k++) part[k] = lat_import(&f->con, &s->pool, y->ret_part[k]);
        raise_parts(s, x, v, part, n);
        return;
      }
      if (y->track_ret && ty(f, v) != TY_VOID) {
        Lat l = lat_declared(x, v, lat_import(&f->con, &s->pool, y->ret));
        if (l.state != LV_UNKNOWN) raise(s, x, v, l);
        return;
      }
    }
  }
  if (ty(f, v) == TY_VOID) return;
  unsigned id = call_intrinsic(f, v);
  unsigned bits = int_bits(s->m, ty(f, v));
  if (id) {
    uint32_t n = call_nargs(f, v);
    bool wait = false;
    for (uint32_t i = 0; i < n; i++) wait = wait || lat_arg(x, v, i).state == LV_UNKNOWN;
    if (wait && call_memeff(f, v) == MEMEFF_NONE) return;
    Val c = fold_constants(s, x, v);
    if (c) {
      raise(s, x, v, lat_con(c));
      return;
    }
    if (bits && n && n <= 3) {
      Range a[3];
      for (uint32_t i = 0; i < n; i++) {
        unsigned ab = int_bits(s->m, ty(f, arg(f, v, i)));
        a[i] = ab ? lat_as_range(x, lat_arg(x, v, i), ab) : range_full(0);
      }
      raise(s, x, v, lat_range(range_intersect(range_intrin(id, a, n, bits), range_of_decl(f, v))));
      return;
    }
  } else if (g && op(f, v) == OP_CALL && call_memeff(f, v) == MEMEFF_NONE) { /* functions of C's library */
    for (uint32_t i = 0; i < call_nargs(f, v); i++)
      if (lat_arg(x, v, i).state == LV_UNKNOWN) return;
    Val c = fold_constants(s, x, v);
    if (c) {
      raise(s, x, v, lat_con(c));
      return;
    }
  }
  raise(s, x, v, lat_decl(x, v));
}

/* x op with overflow: the result and whether it overflowed. False: v is no such call, or one of constants. */
static bool overflow_parts(Solver *s, FnSolve *x, Val v, Lat part[2]) {
  Fn *f = x->f;
  Op o;
  bool sgn = false;
  switch (call_intrinsic(f, v)) {
  case INTRIN_uadd_with_overflow: o = OP_ADD; break;
  case INTRIN_sadd_with_overflow:
    o = OP_ADD;
    sgn = true;
    break;
  case INTRIN_usub_with_overflow: o = OP_SUB; break;
  case INTRIN_ssub_with_overflow:
    o = OP_SUB;
    sgn = true;
    break;
  case INTRIN_umul_with_overflow: o = OP_MUL; break;
  case INTRIN_smul_with_overflow:
    o = OP_MUL;
    sgn = true;
    break;
  default: return false;
  }
  unsigned bits = ty_is_vec(s->m, ty(f, arg(f, v, 0))) ? 0 : int_bits(s->m, ty(f, arg(f, v, 0)));
  Lat a = lat_arg(x, v, 0), b = lat_arg(x, v, 1);
  if (!bits || (a.state == LV_CON && b.state == LV_CON)) return false;
  if (a.state == LV_UNKNOWN || b.state == LV_UNKNOWN) return true;
  Range ra = lat_as_range(x, a, bits), rb = lat_as_range(x, b, bits);
  part[0] = lat_range(range_bin(o, 0, ra, rb));
  /* overflow is impossible when every pair stays in range */
  part[1] = range_never_wraps(o, sgn, ra, rb) ? lat_con(con_int(&f->con, TY_I1, 0)) : lat_over();
  return true;
}

/* Member by member what becomes of aggregates. False: v is none of that, or not looked into. */
static bool visit_members(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Op o = op(f, v);
  uint32_t n = members(s->m, ty(f, v)), nw;
  if (!n || (o == OP_PHI && past_cap(f->m, SCCP_PHI_OPERANDS, nops(f, v)))) return false;
  Lat part[CAP_SCCP_MEMBERS] = {0};
  if (o == OP_INSERTVALUE) {
    const uint32_t *w = words_of(f, v, &nw);
    if (nw != 1) return false;
    for (uint32_t k = 0; k < n; k++) part[k] = k == w[0] ? lat_arg(x, v, 1) : lat_part(s, x, v, 0, k, n);
  } else if (o == OP_PHI || o == OP_SELECT) {
    uint64_t taken = 0;
    Lat c = o == OP_SELECT ? lat_arg(x, v, 0) : lat_over();
    if (c.state == LV_UNKNOWN) return true;
    bool one = c.state == LV_CON && con_kind(&f->con, c.con) == CON_INT && con_u64(&f->con, c.con, &taken);
    for (uint32_t i = o == OP_SELECT; i < nops(f, v); i++) {
      if (o == OP_PHI ? !x->edge[f->blk[blk_of(f, v)].pred + i] : one && i != (taken ? 1u : 2u)) continue;
      for (uint32_t k = 0; k < n; k++)
        lat_join(&f->con, &part[k], lat_part(s, x, v, i, k, n), ty_field(f->m, ty(f, v), k), false);
    }
  } else if (o != OP_CALL || !overflow_parts(s, x, v, part)) return false;
  raise_parts(s, x, v, part, n);
  return true;
}
static bool visit_extract(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  uint32_t nw, n = members(s->m, ty(f, arg(f, v, 0)));
  const uint32_t *w = words_of(f, v, &nw);
  if (!n) return false;
  Lat l = lat_part(s, x, v, 0, w[0], n);
  for (uint32_t k = 1; k < nw && l.state == LV_CON; k++) l = part_of_con(&f->con, l.con, w[k]);
  if (l.state != LV_UNKNOWN) raise(s, x, v, l);
  return true;
}

static void queue_callers(Solver *s, const FnSolve *x) {
  for (uint32_t i = 0; i < s->self.n; i++) vec_push(&s->vals, ((Item){0, (Val)s->self.p[i]}));
  if (!s->ipo) return;
  Glob g = x->f->id;
  for (uint32_t i = s->uses->first[g]; i < s->uses->first[g + 1]; i++) {
    const GlobUse *y = &s->uses->use[i];
    if (y->ins && is_call(glob(s->m, y->user)->fn, y->ins))
      vec_push(&s->vals, ((Item){s->of_glob[y->user] - 1, y->ins}));
  }
}
static void visit_store(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Glob g = tracked_target(s, f, arg(f, v, 1));
  if (g && lat_join(&s->pool, &s->var.p[s->var_of[g]], lat_import(&s->pool, &f->con, lat_arg(x, v, 0)),
                    glob(s->m, g)->type, true))
    for (uint32_t i = s->uses->first[g]; i < s->uses->first[g + 1]; i++) {
      const GlobUse *y = &s->uses->use[i];
      if (op(glob(s->m, y->user)->fn, y->ins) == OP_LOAD) vec_push(&s->vals, ((Item){s->of_glob[y->user] - 1, y->ins}));
    }
}
static void visit_load(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Glob g = tracked_target(s, f, arg(f, v, 0));
  if (g) {
    Lat l = lat_import(&f->con, &s->pool, s->var.p[s->var_of[g]]);
    if (l.state != LV_UNKNOWN) raise(s, x, v, l);
    return;
  }
  Lat a = lat_arg(x, v, 0);
  if (a.state == LV_UNKNOWN) return;
  if (a.state == LV_CON && !is_volatile(f, v)) {
    Val base = a.con;
    int64_t off = 0;
    bool null = con_kind(&f->con, base) == CON_NULL && !known_null_is_valid(f, ty(f, arg(f, v, 0)));
    if (null || con_is_undef(&f->con, base)) { /* undefined behaviour */
      raise(s, x, v, lat_con(con_poison(&f->con, ty(f, v))));
      return;
    }
    if (con_kind(&f->con, base) == CON_ADDR) {
      off = con_addr_offset(&f->con, base);
      base = con_op(&f->con, base, 0);
    }
    if (con_kind(&f->con, base) == CON_GLOBAL && off >= 0) {
      Val c = con_fold_load(&f->con, s->m, con_glob(&f->con, base), (uint64_t)off, ty(f, v));
      if (c) {
        raise(s, x, v, lat_con(c));
        return;
      }
    }
  }
  raise(s, x, v, lat_decl(x, v));
}
static void visit_select(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Lat c = lat_arg(x, v, 0);
  if (c.state == LV_UNKNOWN) return;
  uint64_t k;
  if (c.state == LV_CON && ty(f, arg(f, v, 0)) == TY_I1 && con_kind(&f->con, c.con) == CON_INT &&
      con_u64(&f->con, c.con, &k)) {
    Lat l = lat_arg(x, v, k ? 1 : 2);
    if (l.state != LV_UNKNOWN) raise(s, x, v, l);
    return;
  }
  Val con = fold_constants(s, x, v);
  if (con) {
    raise(s, x, v, lat_con(con));
    return;
  }
  Lat l = lat_arg(x, v, 1);
  Lat e = lat_arg(x, v, 2);
  if (l.state == LV_UNKNOWN && e.state == LV_UNKNOWN) return;
  l.steps = 0;
  lat_join(&f->con, &l, e, ty(f, v), false);
  raise(s, x, v, l);
}
/* True or false of a comparison of pointers one of which is not what the other one is; -1: not known. */
static int compare_unequal(FnSolve *x, Val v) {
  Fn *f = x->f;
  Pred p = (Pred)sub(f, v);
  Lat a = lat_arg(x, v, 0), b = lat_arg(x, v, 1);
  if (b.state == LV_NOT) {
    Lat t = a;
    a = b, b = t;
    p = pred_swap(p);
  }
  if (a.state != LV_NOT || (b.state != LV_CON && b.state != LV_SAME) || a.con != b.con) return -1;
  bool null = con_kind(&f->con, a.con) == CON_NULL;
  if (p == ICMP_EQ || (null && p == ICMP_ULE)) return 0;
  return p == ICMP_NE || (null && p == ICMP_UGT) ? 1 : -1;
}
/* A step inside an object, or one that does not wrap, from an address that is not null. */
static bool gep_nonnull(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Ty t = ty(f, v);
  if (!ty_is_ptr(s->m, t) || !(flags(f, v) & F_NUW || (flags(f, v) & F_INBOUNDS && !known_null_is_valid(f, t))))
    return false;
  Lat l = lat_arg(x, v, 0);
  return x->lat[v].state != LV_OVER && has_con(l) && is_nonnull(&f->con, l, t);
}
/* What is computed of its operands alone. */
static void visit_computed(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Op o = op(f, v);
  unsigned bits = int_bits(s->m, ty(f, v));
  bool all = true, undef = false;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Lat l = lat_arg(x, v, i);
    if (l.state == LV_UNKNOWN) return;
    all = all && (l.state == LV_CON || (l.state == LV_SAME && o == OP_ICMP));
    undef = undef || (l.state == LV_CON && is_undef(&f->con, l.con) && !val_is_con(arg(f, v, i)));
  }
  if (all) {
    Val c = fold_constants(s, x, v);
    if (c) {
      Lat l = lat_con(c);
      l.soft = undef;
      raise(s, x, v, l);
      return;
    }
  }
  if ((!bits || ty_is_vec(s->m, ty(f, v))) && (is_bin(f, v) || o == OP_FCMP)) {
    Val c = simplify_partly(s, x, v);
    if (c) {
      raise(s, x, v, lat_con(c));
      return;
    }
  }
  if (o == OP_ICMP) {
    unsigned ab = int_bits(s->m, ty(f, arg(f, v, 0)));
    if (ab) {
      Lat la = lat_arg(x, v, 0), lb = lat_arg(x, v, 1);
      int r = range_icmp((Pred)sub(f, v), lat_members(x, la, ab), lat_members(x, lb, ab));
      if (r >= 0) {
        raise(s, x, v, lat_con(con_int(&f->con, ty(f, v), (uint64_t)r)));
        return;
      }
    }
    int differ = ab ? -1 : compare_unequal(x, v);
    raise(s, x, v, differ < 0 ? lat_over() : lat_con(con_int(&f->con, TY_I1, (uint64_t)differ)));
    return;
  }
  if (o == OP_GEP && gep_nonnull(s, x, v)) {
    raise(s, x, v, nonnull(x, ty(f, v)));
    return;
  }
  if (bits && is_bin(f, v)) {
    Lat la = lat_arg(x, v, 0), lb = lat_arg(x, v, 1);
    Range r = range_bin(o, flags(f, v), lat_members(x, la, bits), lat_members(x, lb, bits));
    Lat l = range_is_empty(r) ? lat_over() : lat_range(r);
    if (may_be_undef(la) || may_be_undef(lb))
      l.undef = !range_eq(r, range_bin(o, flags(f, v), lat_as_range(x, la, bits), lat_as_range(x, lb, bits)));
    raise(s, x, v, l);
    return;
  }
  if (bits && (o == OP_ZEXT || o == OP_SEXT || o == OP_TRUNC)) {
    unsigned from = int_bits(s->m, ty(f, arg(f, v, 0)));
    if (from) {
      Lat a = lat_arg(x, v, 0);
      Range r = range_cast(o, lat_members(x, a, from), bits);
      Lat l = range_is_empty(r) ? lat_over() : lat_range(r);
      if (may_be_undef(a)) l.undef = !range_eq(r, range_cast(o, lat_as_range(x, a, from), bits));
      raise(s, x, v, l);
      return;
    }
  }
  raise(s, x, v, lat_over());
}
static void visit(Solver *s, FnSolve *x, Val v) {
  Fn *f = x->f;
  Op o = op(f, v);
  bool agg = ty_is_agg(s->m, ty(f, v));
  if (agg && visit_members(s, x, v)) return;
  if (o == OP_PHI) {
    visit_phi(s, x, v);
    return;
  }
  if (o == OP_INVOKE || o == OP_CALLBR || o == OP_CALL) visit_call(s, x, v);
  if (is_term(f, v)) {
    visit_terminator(s, x, v);
    if (o == OP_RET && x->track_ret && nops(f, v)) {
      Ty t = ty(f, arg(f, v, 0));
      if (x->ret_part) {
        Lat part[CAP_SCCP_MEMBERS];
        uint32_t n = members(s->m, t);
        for (uint32_t k = 0; k < n; k++) part[k] = lat_import(&s->pool, &f->con, lat_part(s, x, v, 0, k, n));
        if (parts_join(&s->pool, x->ret_part, &x->ret, part, n, t)) queue_callers(s, x);
        return;
      }
      Lat l = lat_import(&s->pool, &f->con, lat_arg(x, v, 0));
      if (lat_join(&s->pool, &x->ret, l, t, true)) queue_callers(s, x);
    }
    return;
  }
  if (o == OP_STORE) {
    visit_store(s, x, v);
    return;
  }
  if (o == OP_CALL || ty(f, v) == TY_VOID || (x->lat[v].state == LV_OVER && !agg)) return;
  switch (o) {
  case OP_LOAD: visit_load(s, x, v); return;
  case OP_SELECT: visit_select(s, x, v); return;
  case OP_EXTRACTVALUE:
    if (visit_extract(s, x, v)) return;
    break;
  case OP_FREEZE: {
    Lat l = lat_arg(x, v, 0);
    if (l.state == LV_UNKNOWN) return;
    if (l.state == LV_CON && (con_kind(&f->con, l.con) == CON_INT || con_kind(&f->con, l.con) == CON_FP ||
                              con_kind(&f->con, l.con) == CON_GLOBAL))
      raise(s, x, v, l);
    else raise(s, x, v, lat_over());
    return;
  }
  case OP_ALLOCA: raise(s, x, v, lat_decl(x, v)); return;
  case OP_VAARG:
  case OP_LANDINGPAD:
  case OP_CATCHPAD:
  case OP_CLEANUPPAD:
  case OP_CMPXCHG:
  case OP_ATOMICRMW: raise(s, x, v, lat_over()); return;
  default: break;
  }
  visit_computed(s, x, v);
}

static void solve(Solver *s) {
  while (s->vals.n || s->blks.n) {
    while (s->vals.n) {
      Item it = vec_pop(&s->vals);
      FnSolve *x = &s->fs[it.fn];
      if (op(x->f, it.v) != OP_NONE && x->live[blk_of(x->f, it.v)]) visit(s, x, it.v);
    }
    if (s->blks.n) {
      Item it = vec_pop(&s->blks);
      FnSolve *x = &s->fs[it.fn];
      FOR_EACH_INS(x->f, (Blk)it.v, v) visit(s, x, v);
    }
  }
}
/* What is still unknown in a block that runs hangs on undef in a way the lattice does not express: give it up, one
 * value at a time. */
static void solve_all(Solver *s) {
  for (;;) {
    solve(s);
    bool again = false;
    for (uint32_t i = 0; i < s->nfs && !again; i++) {
      FnSolve *x = &s->fs[i];
      if (s->ipo && x->track_args && !x->reached) continue;
      FOR_EACH_BLK(x->f, b) {
        if (!x->live[b]) continue;
        FOR_EACH_INS(x->f, b, v) {
          if (ty(x->f, v) == TY_VOID || x->lat[v].state != LV_UNKNOWN || op(x->f, v) == OP_PHI) continue;
          if (s->ipo && is_call(x->f, v)) {
            Glob g = call_target(x->f, v);
            uint32_t ix = g ? s->of_glob[g] : 0;
            if (ix && s->fs[ix - 1].track_ret) continue;
          }
          if (s->ipo && op(x->f, v) == OP_LOAD && tracked_target(s, x->f, arg(x->f, v, 0))) continue;
          bool ready = true; /* its operands settled, so nothing else will visit it */
          for (uint32_t k = 0; k < nops(x->f, v); k++) ready = ready && lat_arg(x, v, k).state != LV_UNKNOWN;
          if (!ready) continue;
          raise(s, x, v, lat_over());
          again = true;
        }
      }
    }
    if (!again) return;
  }
}

static void fs_init(Solver *s, FnSolve *x, Fn *f) {
  Arena *A = s->px->scratch;
  x->f = f;
  x->nvals = f->nins;
  x->lat = ARENA_ZARRAY(A, Lat, f->nins + 1);
  x->live = ARENA_ZARRAY(A, uint8_t, f->nblk + 1);
  x->edge = ARENA_ZARRAY(A, uint8_t, f->npred + 1);
}
static void facts_free(FnSolve *x) {
  if (!x->facts) return;
  vec_free(&x->facts->fact);
  vec_free(&x->facts->work);
}
static void args_over(Solver *s, FnSolve *x) {
  for (uint32_t i = 0; i < x->f->nargs; i++) {
    Val a = fn_arg(x->f, i);
    raise(s, x, a, lat_decl(x, a));
  }
}
static void enter(Solver *s, FnSolve *x) {
  Blk e = entry_blk(x->f);
  x->reached = true;
  x->live[e] = 1;
  vec_push(&s->blks, ((Item){fs_index(s, x), (Val)e}));
}

/* ---- using the solution ---- */

/* What is known of operand i of v as an interval; full where nothing is. */
static Range operand_range(FnSolve *x, Val v, uint32_t i, unsigned bits) {
  Val a = arg(x->f, v, i);
  if (val_is_con(a)) return range_of_con(&x->f->con, a);
  if ((uint32_t)a >= x->nvals) return range_full(bits);
  Lat l = lat_arg(x, v, i);
  return lat_as_range(x, l, bits);
}
static bool non_negative(FnSolve *x, Val v, uint32_t i, unsigned bits) {
  if (!bits || val_is_con(arg(x->f, v, i))) return false; /* constants are folded elsewhere */
  Range r = operand_range(x, v, i, bits);
  return !range_is_empty(r) && !range_is_full(r) && range_smin(r) >= 0;
}
/* No-wrap flags that intervals prove. Undef was widened to "anything", so every use of an operand lies in its
 * interval. */
static unsigned proved_flags(Op o, Range a, Range b) {
  if (range_is_full(a) && range_is_full(b)) return 0;
  return (range_never_wraps(o, false, a, b) ? F_NUW : 0u) | (range_never_wraps(o, true, a, b) ? F_NSW : 0u);
}
static Change refine(FnSolve *x, Val v) {
  Fn *f = x->f;
  Op o = op(f, v);
  unsigned fl = flags(f, v), add = 0, bits = int_bits(f->m, ty(f, v));
  if (bits && (o == OP_ADD || o == OP_SUB || o == OP_MUL || o == OP_SHL))
    add = proved_flags(o, operand_range(x, v, 0, bits), operand_range(x, v, 1, bits));
  else if (o == OP_TRUNC && bits) {
    unsigned from = int_bits(f->m, ty(f, arg(f, v, 0)));
    if (from) {
      Range r = operand_range(x, v, 0, from);
      if (!range_is_empty(r) && !range_is_full(r)) {
        if (range_umax(r) <= mask64(bits)) add |= F_NUW;
        if (range_smin(r) >= sext64(1ull << (bits - 1), bits) && range_smax(r) <= (int64_t)(mask64(bits) >> 1))
          add |= F_NSW;
      }
    }
  } else if (o == OP_GEP && (fl & (F_INBOUNDS | F_NUSW)) && !(fl & F_NUW)) {
    bool pos = true;
    for (uint32_t i = 1; i < nops(f, v) && pos; i++) {
      unsigned b = int_bits(f->m, ty(f, arg(f, v, i)));
      Range r = b ? operand_range(x, v, i, b) : range_full(0);
      pos = b && !range_is_full(r) && !range_is_empty(r) && range_smin(r) >= 0;
    }
    if (pos) add = F_NUW;
  }
  if (!(add & ~fl)) return CH_NONE;
  flags_set(f, v, fl | add);
  return CH_VAL;
}
static void op_change(Fn *f, Val v, Op o, unsigned fl) {
  op_set(f, v, o);
  flags_set(f, v, fl);
}

/* The phi has one entry for its operand's block: several have to say the same. */
static bool is_only_entry(const Fn *f, Val phi, uint32_t i) {
  Blk b = blk_of(f, phi), from = pred(f, b, i);
  uint32_t same = 0;
  for (uint32_t k = 0; k < npreds(f, b) && same < 2; k++) same += pred(f, b, k) == from;
  return same == 1;
}
/* Operands that a branch or an assumption fixed. */
static Change use_facts(FnSolve *x, Val v) {
  Fn *f = x->f;
  Change ch = CH_NONE;
  if (op(f, v) == OP_CALL && call_intrinsic(f, v) == INTRIN_assume)
    return ch; /* its condition is where the fact comes from */
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val a = arg(f, v, i);
    if (val_is_con(a) || x->lat[a].state == LV_CON || slot_of(f, v, i) >= x->facts->nslots ||
        !x->facts->at[slot_of(f, v, i)])
      continue;
    Lat l = lat_arg(x, v, i);
    if (l.state != LV_CON || con_kind(&f->con, l.con) == CON_UNDEF) continue;
    if (op(f, v) == OP_PHI && !is_only_entry(f, v, i)) continue;
    opnd_set(f, v, i, l.con);
    ch |= CH_VAL;
  }
  return ch;
}
/* Operations on signed numbers that are not negative become those on unsigned ones. */
static Change rewrite_signs(FnSolve *x, Val v) {
  Fn *f = x->f;
  Op o = op(f, v), to;
  unsigned fl = flags(f, v), bits = int_bits(f->m, ty(f, arg(f, v, 0)));
  switch (o) {
  case OP_SEXT:
  case OP_ZEXT: to = OP_ZEXT, fl |= F_NNEG; break;
  case OP_SITOFP:
  case OP_UITOFP: to = OP_UITOFP, fl |= F_NNEG; break;
  case OP_SDIV: to = OP_UDIV; break;
  case OP_SREM: to = OP_UREM; break;
  case OP_ASHR: to = OP_LSHR; break;
  default: return CH_NONE;
  }
  if ((to == o && fl == flags(f, v)) || !non_negative(x, v, 0, bits)) return CH_NONE;
  if (o == OP_SDIV || o == OP_SREM) {
    Val by = arg(f, v, 1);
    if (val_is_con(by) ? range_smin(range_of_con(&f->con, by)) < 0 : !non_negative(x, v, 1, bits)) return CH_NONE;
  }
  op_change(f, v, to, fl);
  return CH_VAL;
}
/* v is its first operand, of which it clears high bits that are clear. */
static bool masks_nothing(FnSolve *x, Val v) {
  const Fn *f = x->f;
  uint64_t m;
  unsigned bits = int_bits(f->m, ty(f, v));
  if (!is_op(f, v, OP_AND) || !bits || !val_is_con(arg(f, v, 1)) ||
      !con_u64(&f->con, con_twin(&f->con, arg(f, v, 1)), &m))
    return false;
  Range r = operand_range(x, v, 0, bits);
  return !(m & (m + 1)) && !range_is_empty(r) && range_umax(r) <= m;
}
static bool is_feasible(const FnSolve *x, Blk b, uint32_t i) {
  return x->edge[x->f->blk[succ(x->f, b, i)].pred + succ_pred(x->f, b, i)];
}
/* The successor that b's condition, rewritten, chooses; UINT32_MAX: not known. More edges may be feasible: one was
 * opened while undef was taken for another constant. */
static uint32_t chosen_edge(const FnSolve *x, Blk b) {
  const Fn *f = x->f;
  Val t = term(f, b), c = nops(f, t) ? arg(f, t, 0) : VAL_NONE;
  uint64_t k;
  if (op(f, t) == OP_INDIRECTBR) {
    uint32_t to = val_is_con(c) ? sccp_named_successor(f, b, c) : UINT32_MAX;
    return to < nsuccs(f, b) && is_feasible(x, b, to) ? to : UINT32_MAX;
  }
  if (!c || !val_is_con(c) || con_kind(&f->con, c = con_twin(&f->con, c)) != CON_INT) return UINT32_MAX;
  uint32_t i = 0, n = nsuccs(f, b);
  if (op(f, t) == OP_SWITCH) {
    for (i = 1; i < n && con_twin(&f->con, arg(f, t, i)) != c;) i++;
    if (i == n) i = 0;
  } else if (con_u64(&f->con, c, &k)) i = k ? 0 : 1;
  return i < n && is_feasible(x, b, i) ? i : UINT32_MAX;
}
/* Edge i of b: it is feasible, and the chosen one if one is. */
static bool stays(const FnSolve *x, Blk b, uint32_t i, uint32_t chosen) {
  return is_feasible(x, b, i) && (chosen == UINT32_MAX || chosen == i);
}
/* Edges: what is not feasible goes. A block without any feasible successor ends in unreachable. nblk: blocks that were
 * there when the solver ran. */
static Change rewrite_edges(Solver *s, FnSolve *x, uint32_t nblk) {
  Fn *f = x->f;
  Change ch = CH_NONE;
  Blk b = f->first_blk;
  for (; b && (uint32_t)b < nblk; b = f->blk[b].next) {
    if (!x->live[b]) continue;
    Val t = term(f, b);
    Op o = op(f, t);
    if (o != OP_BR && o != OP_SWITCH && o != OP_INDIRECTBR) continue;
    uint32_t n = nsuccs(f, b), nf = 0, one = chosen_edge(x, b);
    for (uint32_t i = 0; i < n; i++) nf += stays(x, b, i, one);
    if (nf == n || (o == OP_INDIRECTBR && nf > 1)) continue;
    x->live[b] = 2; /* edges below are edited: entry indices shift, so decide first, edit after */
  }
  uint32_t *npred = ARENA_ARRAY(s->px->scratch, uint32_t, nblk);
  for (b = f->first_blk; b; b = f->blk[b].next)
    if ((uint32_t)b < nblk) npred[b] = npreds(f, b);
  VecU32 todo = {0}; /* block, then its feasible successor indices, count first */
  for (b = f->first_blk; b; b = f->blk[b].next) {
    if ((uint32_t)b >= nblk || x->live[b] != 2) continue;
    uint32_t n = nsuccs(f, b), head = todo.n + 1, one = chosen_edge(x, b);
    vec_push(&todo, (uint32_t)b);
    vec_push(&todo, 0u);
    for (uint32_t i = 0; i < n; i++)
      if (stays(x, b, i, one)) {
        vec_push(&todo, i);
        todo.p[head]++;
      }
  }
  for (uint32_t i = 0; i < todo.n;) {
    Blk d = (Blk)todo.p[i];
    uint32_t nf = todo.p[i + 1], *ok = todo.p + i + 2;
    Val t = term(f, d);
    if (nf == 0) term_unreachable(f, d);
    else if (nf == 1) term_keep_edge(f, d, ok[0]);
    else { /* a switch: drop infeasible cases; an infeasible default goes to a block that is never reached */
      FEW_ON(s->px->scratch, uint8_t, drop, 64, nsuccs(f, d));
      memset(drop, 1, nsuccs(f, d));
      for (uint32_t c = 0; c < nf; c++)
        if (ok[c]) drop[ok[c] - 1] = 0;
      switch_cases_remove(f, t, drop);
      bool shared = false; /* nothing is to be had from a default that leads where a case leads */
      for (uint32_t c = nsuccs(f, d); c-- > 1 && !shared;) shared = succ(f, d, c) == succ(f, d, 0);
      if (ok[0] != 0 && !shared) {
        Blk u = blk_new(f);
        blk_place_end(f, u);
        blk_name_set(f, u, STR("default.unreachable"));
        Val un = ins_new(f, OP_UNREACHABLE, 0, 0, TY_VOID, NULL, 0);
        ins_place_end(f, un, u);
        edge_redirect(f, d, 0, u);
      }
    }
    ch |= CH_CFG;
    i += 2 + nf;
  }
  vec_free(&todo);
  if (blks_erase_unreachable(f)) ch |= CH_CFG | CH_VAL | CH_MEM;
  if (ch)
    for (b = f->first_blk; b; b = f->blk[b].next) /* phis that choose no more */
      if ((uint32_t)b < nblk && npreds(f, b) < npred[b] && phis_simplify(f, b)) ch |= CH_VAL;
  return ch;
}
static Change rewrite(Solver *s, FnSolve *x) {
  Fn *f = x->f;
  Change ch = CH_NONE;
  uint32_t nblk = f->nblk;
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val a = fn_arg(f, i);
    if (x->track_args && x->reached && x->lat[a].state == LV_CON && has_uses(f, a)) {
      val_replace(f, a, x->lat[a].con);
      stat_add(s->px, ST_SCCP_ARGS, 1);
      ch |= CH_VAL;
    }
  }
  FOR_EACH_BLK(f, b) {
    if (!x->live[b]) continue;
    FOR_EACH_INS_SAFE(f, b, v) {
      if (x->facts && (uint32_t)v < x->nvals) ch |= use_facts(x, v);
      if (is_term(f, v) && op(f, v) != OP_INVOKE) continue;
      if (ty(f, v) == TY_VOID || ty(f, v) == TY_TOKEN) continue;
      Lat l = x->lat[v];
      if (l.state == LV_UNKNOWN && op(f, v) == OP_PHI && !(x->part && x->part[v]))
        l = lat_con(con_poison(&f->con, ty(f, v))); /* no feasible entry, or only itself */
      if (l.state == LV_CON && !is_musttail(f, v)) {
        if (has_uses(f, v)) {
          dbg_salvage(f, v);
          val_replace(f, v, l.con);
          ch |= CH_VAL;
          stat_add(s->px, ST_SCCP_CONSTANTS, 1);
        }
        if (is_removable(f, v)) {
          ins_erase(f, v);
          ch |= CH_VAL;
        }
        continue;
      }
      if (!nops(f, v)) continue;
      if (masks_nothing(x, v)) {
        dbg_salvage(f, v);
        val_replace(f, v, arg(f, v, 0));
        ins_erase(f, v);
        ch |= CH_VAL;
        continue;
      }
      ch |= refine(x, v);
      ch |= rewrite_signs(x, v);
    }
  }
  return ch | rewrite_edges(s, x, nblk);
}

/* Attributes of a value with the interval where it lies. */
static AttrSet with_interval(const ConPool *p, AttrSet s, Lat l) {
  Module *m = p->m;
  uint64_t one;
  if (l.state == LV_NOT && !l.undef && con_kind(p, l.con) == CON_NULL && !attrset_has(m, s, ATTR_NONNULL))
    return attrset_add_kind(m, s, ATTR_NONNULL);
  if (l.state != LV_RANGE || l.undef || range_single(l.r, &one) || range_is_empty(l.r)) return s;
  unsigned bits = l.r.bits;
  Range old = range_of_attr(m, s, bits), now = range_intersect(l.r, old);
  if (range_eq(old, now) || now.kind != RANGE_SPAN) return s;
  return attrset_add_range(m, attrset_remove(m, s, ATTR_RANGE), bits, (int64_t)now.lo, (int64_t)now.hi);
}
/* The function's attributes with the intervals of its results, which callers may know, and of its arguments where all
 * callers are known. */
static AttrList interval_attrs(Solver *s, const FnSolve *x) {
  Module *m = s->m;
  const Fn *f = x->f;
  AttrList l = fn_glob(f)->fattrs;
  if (x->track_ret) l = attrlist_with_ret(m, l, with_interval(&s->pool, attrlist_ret(m, l), x->ret));
  for (uint32_t i = 0; i < f->nargs && x->track_args && x->reached; i++) {
    AttrSet old = attrlist_param(m, l, i), now = with_interval(&f->con, old, x->lat[fn_arg(f, i)]);
    if (old != now) l = attrlist_with_param(m, l, i, now);
  }
  return l;
}
typedef struct NewAttrs {
  Glob g;
  AttrList l;
} NewAttrs;
static void install_attrs(Module *m, void *data, PassCtx *px) {
  (void)px;
  NewAttrs *n = data;
  glob(m, n->g)->fattrs = n->l;
  mem_free(n);
}
static bool may_track_ret(const Module *m, const Global *gl) {
  AttrSet fa = attrlist_fn(m, gl->fattrs);
  Ty r = ty_ret(m, gl->type);
  return glob_is_exact(gl) && r != TY_VOID && (!ty_is_agg(m, r) || members(m, r)) && gl->cc != CC_PTX_KERNEL &&
         !attrset_has(m, fa, ATTR_NAKED) && !attrset_has(m, fa, ATTR_OPTNONE) &&
         !attrset_has(m, fa, ATTR_PRESPLITCOROUTINE);
}
static void track_ret(Solver *s, FnSolve *x) {
  const Global *gl = fn_glob(x->f);
  x->track_ret = may_track_ret(s->m, gl);
  uint32_t n = x->track_ret ? members(s->m, ty_ret(s->m, gl->type)) : 0;
  if (n) x->ret_part = ARENA_ZARRAY(s->px->scratch, Lat, n);
}
static void solver_free(Solver *s) {
  for (uint32_t i = 0; i < s->nfs; i++) facts_free(&s->fs[i]);
  vec_free(&s->self);
  vec_free(&s->var);
  vec_free(&s->vals);
  vec_free(&s->blks);
}

Change pass_sccp(Fn *f, PassCtx *px) {
  if (!entry_blk(f)) return CH_NONE;
  Solver s = {.m = f->m, .px = px, .nfs = 1};
  s.fs = ARENA_ZARRAY(px->scratch, FnSolve, 1);
  con_pool_init(&s.pool, f->m, px->scratch);
  fs_init(&s, s.fs, f);
  track_ret(&s, s.fs);
  if (s.fs->track_ret)
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (is_call(f, v) && call_target(f, v) == f->id) vec_push(&s.self, (uint32_t)v);
  s.fs->facts = sccp_facts(f, px->scratch);
  args_over(&s, s.fs);
  enter(&s, s.fs);
  solve_all(&s);
  Change c = rewrite(&s, s.fs);
  AttrList l = interval_attrs(&s, s.fs);
  if (l != fn_glob(f)->fattrs) {        /* a frozen fact: it changes when the stage is over */
    NewAttrs *n = mem_alloc(sizeof *n); /* not the function's: its body may be gone by then */
    *n = (NewAttrs){f->id, l};
    pass_at_barrier(px, install_attrs, n);
    c |= CH_ATTR;
  }
  con_pool_free(&s.pool);
  solver_free(&s);
  return c;
}

/* ---- the module ---- */
/* Local, defined, and every mention is a direct call with the right type. */
static bool only_called(const Module *m, const GlobUses *u, Glob g) {
  for (uint32_t i = u->first[g]; i < u->first[g + 1]; i++) {
    const GlobUse *x = &u->use[i];
    if (!x->ins) return false;
    const Fn *f = glob(m, x->user)->fn;
    if (con_kind(&f->con, arg(f, x->ins, x->slot)) == CON_BLOCKADDR) continue; /* nobody can call that */
    if (!x->direct || !is_call(f, x->ins) || x->slot != nops(f, x->ins) - 1 ||
        call_rec(f, x->ins)->fnty != glob(m, g)->type)
      return false;
  }
  return true;
}
/* A local variable that is only loaded and stored whole, by plain accesses of its own type. */
static bool only_accessed(const Module *m, const GlobUses *u, Glob g) {
  const Global *gl = glob(m, g);
  if (gl->kind != GK_VAR || !glob_is_local(gl) || gl->is_decl || gl->externally_initialized || gl->tls || !gl->init ||
      gl->constant || !ty_is_single(m, gl->type))
    return false;
  for (uint32_t i = u->first[g]; i < u->first[g + 1]; i++) {
    const GlobUse *x = &u->use[i];
    if (!x->ins || !x->direct) return false;
    const Fn *f = glob(m, x->user)->fn;
    Op o = op(f, x->ins);
    if (o == OP_LOAD) {
      if (ty(f, x->ins) != gl->type || is_volatile(f, x->ins)) return false;
    } else if (o == OP_STORE) {
      if (x->slot != 1 || ty(f, arg(f, x->ins, 0)) != gl->type || is_volatile(f, x->ins)) return false;
    } else return false;
  }
  return true;
}

/* The constant that f always returns need not be returned: every caller knows it. */
static Change drop_result(Module *m, const GlobUses *u, Fn *f) {
  Change c = CH_NONE;
  bool musttail = false; /* of a call in f or of f: its result is returned as it comes */
  for (uint32_t k = u->first[f->id]; k < u->first[f->id + 1] && !musttail; k++) {
    const GlobUse *y = &u->use[k];
    const Fn *caller = glob(m, y->user)->fn;
    musttail = y->ins && is_musttail(caller, y->ins);
  }
  musttail = musttail || fn_has_musttail(f);
  AttrSet ra = attrlist_ret(m, glob(m, f->id)->fattrs);
  for (Blk b = f->first_blk; b && !musttail; b = f->blk[b].next) {
    Val t = term(f, b);
    if (op(f, t) != OP_RET || !nops(f, t) || attrset_has(m, ra, ATTR_NOUNDEF)) continue;
    Val p = con_poison(&f->con, ty(f, arg(f, t, 0)));
    if (arg(f, t, 0) != p) {
      opnd_set(f, t, 0, p);
      c |= CH_VAL;
    }
  }
  return c;
}
/* Functions and tracked variables that facts can go between, because the one mentions the other. Nothing goes from one
 * group to another, so that each is solved by itself, on any thread: most kernels are alone once all is inlined. */
typedef struct Groups {
  Module *m;
  const GlobUses *uses;
  uint32_t n, *first; /* group i: member[first[i] .. first[i + 1]), in module order */
  Glob *member;
  uint32_t *of_glob, *var_of; /* Solver */
  bool *constant;             /* by Glob: a tracked variable that holds one constant */
  Change *ch;                 /* by group */
} Groups;

static Glob group_of(Glob *up, Glob g) {
  while (up[g] != g) g = up[g] = up[up[g]];
  return g;
}
static Groups groups_make(Module *m, const GlobUses *u, Arena *A) {
  uint32_t ng = m->glob.n;
  Groups t = {.m = m, .uses = u};
  t.of_glob = ARENA_ZARRAY(A, uint32_t, ng + 1);
  t.var_of = ARENA_ZARRAY(A, uint32_t, ng + 1);
  t.constant = ARENA_ZARRAY(A, bool, ng + 1);
  Glob *up = ARENA_ARRAY(A, Glob, ng + 1);
  for (uint32_t g = 0; g < ng; g++) up[g] = (Glob)g;
  FOR_EACH_GLOB(m, g) {
    const Global *gl = glob(m, g);
    t.var_of[g] = only_accessed(m, u, g); /* its number comes with its group */
    if (!gl->fn && !t.var_of[g] && (gl->kind == GK_VAR || gl->kind == GK_FUNC)) continue;
    for (uint32_t i = u->first[g]; i < u->first[g + 1]; i++) {
      Glob user = u->use[i].user;
      if (glob(m, user)->kind == GK_VAR) continue;
      Glob a = group_of(up, g), b = group_of(up, user);
      if (a < b) up[b] = a;
      else up[a] = b;
    }
  }
  uint32_t *number = ARENA_ZARRAY(A, uint32_t, ng + 1), all = 0;
  t.first = ARENA_ZARRAY(A, uint32_t, ng + 2);
  FOR_EACH_GLOB(m, g) {
    if (!glob(m, g)->fn && !t.var_of[g]) continue;
    Glob r = group_of(up, g);
    if (!number[r]) number[r] = ++t.n;
    t.first[number[r]]++; /* how many; then where they go; in the end where the next group begins */
    all++;
  }
  for (uint32_t i = 1, at = 0; i <= t.n; i++) {
    uint32_t n = t.first[i];
    t.first[i] = at;
    at += n;
  }
  t.member = ARENA_ARRAY(A, Glob, all + 1);
  FOR_EACH_GLOB(m, g)
    if (glob(m, g)->fn || t.var_of[g]) t.member[t.first[number[group_of(up, g)]]++] = g;
  t.ch = ARENA_ZARRAY(A, Change, t.n + 1);
  return t;
}
/* Local and never called: its body may do anything; deleting it is for others. */
static Change drop_body(Fn *f) {
  Blk e = entry_blk(f);
  if (op(f, first_ins(f, e)) == OP_UNREACHABLE) return CH_NONE;
  for (Val v = term(f, e), p; v; v = p) {
    p = prev_of(f, v);
    ins_erase_poison(f, v);
  }
  term_unreachable(f, e);
  blks_erase_unreachable(f);
  return CH_CFG | CH_VAL | CH_MEM;
}
static Change rewrite_in_group(Solver *s, FnSolve *x) {
  if (x->track_args && !x->reached) return drop_body(x->f);
  Module *m = s->m;
  Fn *f = x->f;
  Change c = rewrite(s, x);
  AttrList l = interval_attrs(s, x);
  if (l != glob(m, f->id)->fattrs) {
    glob(m, f->id)->fattrs = l; /* who mentions f is in the group */
    c |= CH_ATTR;
  }
  if (x->track_ret && x->track_args && x->ret.state == LV_CON && con_kind(&s->pool, x->ret.con) != CON_UNDEF)
    c |= drop_result(m, s->uses, f);
  return c;
}
static void solve_group(uint32_t i, PassCtx *px, void *data) {
  Groups *t = data;
  Module *m = t->m;
  const Glob *member = t->member + t->first[i];
  uint32_t n = t->first[i + 1] - t->first[i];
  Solver s = {.m = m, .px = px, .ipo = true, .uses = t->uses, .of_glob = t->of_glob, .var_of = t->var_of};
  Arena pool_arena;
  arena_init(&pool_arena);
  con_pool_init(&s.pool, m, &pool_arena);
  vec_push(&s.var, ((Lat){0}));
  for (uint32_t k = 0; k < n; k++) {
    Glob g = member[k];
    if (glob(m, g)->fn) {
      t->of_glob[g] = ++s.nfs;
      continue;
    }
    t->var_of[g] = s.var.n;
    vec_push(&s.var, lat_con(con_import(&s.pool, &m->con, con_twin(&m->con, glob(m, g)->init))));
  }
  s.fs = ARENA_ZARRAY(px->scratch, FnSolve, s.nfs + 1);
  for (uint32_t k = 0; k < n; k++) {
    const Global *gl = glob(m, member[k]);
    if (!gl->fn) continue;
    FnSolve *x = &s.fs[t->of_glob[member[k]] - 1];
    fs_init(&s, x, gl->fn);
    x->facts = sccp_facts(gl->fn, px->scratch);
    AttrSet fa = attrlist_fn(m, gl->fattrs);
    bool naked = attrset_has(m, fa, ATTR_NAKED) || attrset_has(m, fa, ATTR_OPTNONE);
    x->track_args = glob_is_local(gl) && !naked && only_called(m, t->uses, member[k]) && gl->cc != CC_PTX_KERNEL;
    track_ret(&s, x);
  }
  for (uint32_t k = 0; k < s.nfs; k++) {
    FnSolve *x = &s.fs[k];
    if (x->track_args) continue;
    args_over(&s, x);
    enter(&s, x);
  }
  solve_all(&s);
  for (uint32_t k = 0; k < s.nfs; k++) t->ch[i] |= rewrite_in_group(&s, &s.fs[k]);
  for (uint32_t k = 0; k < n; k++)
    if (!glob(m, member[k])->fn) t->constant[member[k]] = s.var.p[t->var_of[member[k]]].state == LV_CON;
  con_pool_free(&s.pool);
  arena_free(&pool_arena);
  solver_free(&s);
}
/* Variables that hold one constant for good: their stores do nothing, and they are deletable once nothing loads
 * them. */
static Change drop_variables(const Groups *t, PassCtx *px) {
  Module *m = t->m;
  const GlobUses *u = t->uses;
  Change ch = CH_NONE;
  FOR_EACH_GLOB(m, g) {
    if (!t->constant[g]) continue;
    bool loads = false;
    for (uint32_t i = u->first[g]; i < u->first[g + 1] && !loads; i++)
      loads = op(glob(m, u->use[i].user)->fn, u->use[i].ins) == OP_LOAD;
    if (loads) continue;
    for (uint32_t i = u->first[g]; i < u->first[g + 1]; i++) {
      Fn *f = glob(m, u->use[i].user)->fn;
      if (op(f, u->use[i].ins) == OP_STORE) {
        ins_erase(f, u->use[i].ins);
        ch |= CH_MEM;
      }
    }
    glob_delete(m, g);
    stat_add(px, ST_SCCP_GLOBALS, 1);
    ch |= CH_ATTR;
  }
  return ch;
}
Change pass_ipsccp(Module *m, PassCtx *px) {
  GlobUses u = glob_uses(m, px->scratch);
  Groups t = groups_make(m, &u, px->scratch);
  uint64_t *size = ARENA_ZARRAY(px->scratch, uint64_t, t.n + 1);
  for (uint32_t i = 0; i < t.n; i++)
    for (uint32_t k = t.first[i]; k < t.first[i + 1]; k++) {
      const Fn *f = glob(m, t.member[k])->fn;
      if (f) size[i] += 2 * f->nlive; /* it costs what two passes of functions cost */
    }
  pass_parts(px, t.n, size, solve_group, &t);
  Change ch = drop_variables(&t, px);
  for (uint32_t i = 0; i < t.n; i++) ch |= t.ch[i];
  if (ch & CH_ATTR) md_forget_deleted(m);
  return ch;
}
