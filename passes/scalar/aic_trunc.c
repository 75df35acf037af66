/* aic_trunc.c: expressions of which only the low bits are wanted are computed with fewer bits.
 *
 *     %x = zext i16 %a to i32                        %s = add i16 %a, %b
 *     %y = zext i16 %b to i32              ==>       ret i16 %s
 *     %s = add i32 %x, %y
 *     %t = trunc i32 %s to i16
 *
 * The graph of a truncation are the operations above it, up to casts and constants; nothing else may use their
 * results, but those of extensions from the very type that the graph gets. The type is that of the truncation, or,
 * where shifts and divisions need more bits, the smallest legal one that holds them: shifts right want the bits that
 * would be lost to be zeros (copies of the sign), divisions want operands that fit, and amounts must stay below the
 * width. What is known for that is asked at the operation itself, since a division that divides by what was cut to zero
 * would be wrong even where nobody comes to the truncation. Flags go, but exact, which cutting above does not change.
 *
 * A poison operand of a graph gives poison at the truncation unless a select, phi or element does not choose it, and so
 * it is in the narrow graph. Nothing moves. Cost: a graph has at most CAP_AIC_GRAPH operands and uses, so linear times
 * that. Source: LLVM's TruncInstCombine (public design). */
#include "ir/cap.h"
#include "ir/edit.h"
#include "passes/scalar/aic_int.h"
#include "passes/stat.h"

typedef struct Node {
  Val v, now; /* now: what stands for it with fewer bits */
} Node;
typedef struct Frame {
  Val v;
  uint32_t next;
} Frame;
typedef struct Graph {
  Aic *a;
  Fn *f;
  Val trunc;
  uint32_t least; /* bits that operations of the graph need */
  uint32_t work;
  VEC(Node) node;   /* operands first, but for those of phis */
  VEC(Frame) stack; /* way from a root of the walk to the value at hand */
  VecU32 root;      /* phis' operands are walked on their own */
  VEC(Val) todo;    /* truncations */
  uint32_t *at;     /* by Val: 1 + index in node, IN_WORK while its operands are looked at; 0 */
  uint32_t nat;
} Graph;
enum { IN_WORK = UINT32_MAX };

static bool is_leaf(Op o) { return o == OP_TRUNC || o == OP_ZEXT || o == OP_SEXT; }
static bool fits(Op o) {
  switch (o) {
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT:
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_AND:
  case OP_OR:
  case OP_XOR:
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR:
  case OP_UDIV:
  case OP_UREM:
  case OP_INSERTELEMENT:
  case OP_EXTRACTELEMENT:
  case OP_SELECT:
  case OP_PHI: return true;
  default: return false;
  }
}
/* Operand i of such an operation is cut with it. */
static bool is_cut(Op o, uint32_t i) {
  if (is_leaf(o)) return false;
  return o == OP_INSERTELEMENT ? i < 2 : o == OP_EXTRACTELEMENT ? i == 0 : o == OP_SELECT ? i != 0 : true;
}
static uint32_t node_of(const Graph *g, Val v) { return val_is_local(v) && (uint32_t)v < g->nat ? g->at[v] : 0; }
static Ty cut_type(const Graph *g, Val v, Ty narrow) { return ty_with_scalar(g->f->m, ty(g->f, v), narrow); }
/* A constant as it will be; VAL_NONE: it does not fold. */
static Val cut_con(const Graph *g, Val c, Ty narrow) {
  return con_fold_cast(&g->f->con, OP_TRUNC, c, cut_type(g, c, narrow));
}
static void forget(Graph *g) {
  for (uint32_t i = 0; i < g->node.n; i++) g->at[g->node.p[i].v] = 0;
  for (uint32_t i = 0; i < g->stack.n; i++) g->at[g->stack.p[i].v] = 0;
  g->node.n = g->stack.n = g->root.n = 0;
  g->work = 0;
}
/* v belongs to the graph: it is walked unless it has been. False: it cannot. */
static bool enter(Graph *g, Val v) {
  Fn *f = g->f;
  if (val_is_con(v)) return cut_con(g, v, ty_scalar(f->m, ty(f, g->trunc))) != VAL_NONE;
  if ((uint32_t)v >= g->nat || is_arg(f, v) || !fits(op(f, v))) return false;
  if (g->at[v] == IN_WORK) return false; /* only code that is not reached leads back here but through a phi */
  if (g->at[v]) return true;
  if (at_cap(f->m, AIC_GRAPH, g->work += nops(f, v))) return false;
  if (op(f, v) == OP_PHI) {
    vec_push(&g->node, ((Node){.v = v}));
    g->at[v] = g->node.n;
    for (uint32_t i = 0; i < nops(f, v); i++) vec_push(&g->root, (uint32_t)arg(f, v, i));
    return true;
  }
  vec_push(&g->stack, ((Frame){v, 0}));
  g->at[v] = IN_WORK;
  return true;
}
static bool build(Graph *g) {
  Fn *f = g->f;
  vec_push(&g->root, (uint32_t)arg(f, g->trunc, 0));
  while (g->root.n) {
    if (!enter(g, (Val)g->root.p[--g->root.n])) return false;
    while (g->stack.n) {
      Frame *t = &g->stack.p[g->stack.n - 1];
      Val v = t->v;
      if (is_leaf(op(f, v)) || t->next == nops(f, v)) {
        g->stack.n--;
        vec_push(&g->node, ((Node){.v = v}));
        g->at[v] = g->node.n;
        continue;
      }
      uint32_t i = t->next++;
      if (is_cut(op(f, v), i) && !enter(g, arg(f, v, i))) return false;
    }
  }
  return true;
}
/* Nothing outside needs what the graph computes. *desired: the type that the graph must get, by its bits, so that
 * extensions which are used outside need not be there twice. */
static bool is_closed(Graph *g, uint32_t *desired) {
  Fn *f = g->f;
  *desired = 0;
  for (uint32_t i = 0; i < g->node.n; i++) {
    Val v = g->node.p[i].v;
    if (has_one_use(f, v)) continue;
    FOR_EACH_USE(f, v, u) {
      Val user = use_user(f, u);
      if (at_cap(f->m, AIC_GRAPH, ++g->work)) return false;
      if (user == g->trunc || (node_of(g, user) && is_cut(op(f, user), use_index(f, u)))) continue;
      if (!is_op(f, v, OP_ZEXT) && !is_op(f, v, OP_SEXT)) return false;
      uint32_t bits = ty_bits(f->m, ty(f, arg(f, v, 0)));
      if (*desired && *desired != bits) return false;
      *desired = bits;
    }
  }
  return true;
}
static uint32_t active_bits(const KnownCtx *k, Val v) {
  Known b = known_bits(k, v);
  return b.zero.bits - ap_clo(b.zero);
}
/* Bits that v needs on its own account. */
static uint32_t bits_for(Graph *g, Val v, uint32_t orig) {
  Fn *f = g->f;
  Op o = op(f, v);
  if (o != OP_SHL && o != OP_LSHR && o != OP_ASHR && o != OP_UDIV && o != OP_UREM) return 0;
  Arena *A = g->a->px->scratch;
  ArenaMark mark = arena_mark(A);
  KnownCtx k = known_at(f, A, v);
  uint32_t n = 0;
  if (o == OP_UDIV || o == OP_UREM) {
    n = active_bits(&k, arg(f, v, 0));
    uint32_t m = n < orig ? active_bits(&k, arg(f, v, 1)) : orig;
    if (m > n) n = m;
  } else {
    Known by = known_bits(&k, arg(f, v, 1));
    Ap most = known_umax(A, by);
    n = ap_active_bits(most) > 31 || ap_lo64(most) >= orig ? orig : (uint32_t)ap_lo64(most) + 1;
    if (n < orig && o == OP_LSHR) {
      uint32_t m = active_bits(&k, arg(f, v, 0));
      if (m > n) n = m;
    }
    if (n < orig && o == OP_ASHR) {
      uint32_t m = orig - known_sign_bits(&k, arg(f, v, 0)) + 1;
      if (m > n) n = m;
    }
  }
  arena_release(A, mark);
  return n;
}
/* The type that the graph can have, TY_NONE: none that is smaller. */
static Ty narrow_type(Graph *g) {
  Fn *f = g->f;
  Module *m = f->m;
  Ty to = ty(f, g->trunc);
  uint32_t orig = ty_bits(m, ty(f, arg(f, g->trunc, 0))), want = ty_bits(m, to), n = want, desired;
  if (!build(g) || !is_closed(g, &desired)) return TY_NONE;
  if (!g->node.n) return ty_int(m, want); /* a constant */
  for (uint32_t i = 0; i < g->node.n; i++) {
    uint32_t k = bits_for(g, g->node.p[i].v, orig);
    if (k >= orig) return TY_NONE;
    if (k > n) n = k;
  }
  if (n > want) {
    if (ty_is_vec(m, to)) return TY_NONE; /* no kinds of vectors that were not there */
    while (n < orig && n <= 256 && !int_is_legal(m, n)) n++;
    if (n >= orig || n > 256) return TY_NONE;
  } else if (!ty_is_vec(m, to) && want != 1 && int_is_legal(m, orig) && !int_is_legal(m, want)) return TY_NONE;
  return desired && desired != n ? TY_NONE : ty_int(m, n);
}
static Val narrow_operand(Graph *g, Val v, Ty narrow) {
  if (val_is_con(v)) return cut_con(g, v, narrow);
  return g->node.p[g->at[v] - 1].now;
}
static Val narrow_cast(Graph *g, Bld *k, Val x, Ty to, bool is_signed) {
  Fn *f = g->f;
  uint32_t from = ty_bits(f->m, ty(f, x)), n = ty_bits(f->m, to);
  if (from == n) return x;
  Val r = val_is_con(x) ? con_fold_cast(&f->con, from > n ? OP_TRUNC : is_signed ? OP_SEXT : OP_ZEXT, x, to) : VAL_NONE;
  if (r) return r;
  r = emit_cast(k, from > n ? OP_TRUNC : is_signed ? OP_SEXT : OP_ZEXT, 0, x, to);
  if (from > n) vec_push(&g->todo, r);
  return r;
}
static Val narrow_ins(Graph *g, Val v, Ty narrow) {
  Fn *f = g->f;
  Op o = op(f, v);
  Bld k = bld_before(f, v);
  Ty t = cut_type(g, v, narrow);
  if (is_leaf(o)) return narrow_cast(g, &k, arg(f, v, 0), t, o == OP_SEXT);
  Val ops[3];
  uint32_t n = nops(f, v);
  for (uint32_t i = 0; i < n; i++) ops[i] = is_cut(o, i) ? narrow_operand(g, arg(f, v, i), narrow) : arg(f, v, i);
  if (is_bin(f, v) && val_is_con(ops[0]) && val_is_con(ops[1])) {
    Val r = con_fold_bin(&f->con, o, ops[0], ops[1]);
    if (r) return r;
  }
  Val r = emit(&k, o, sub(f, v), flags(f, v) & F_EXACT & op_flag_mask(o), t, ops, n);
  if (o == OP_SELECT) md_copy(f, r, v);
  return r;
}
static void reduce(Graph *g, Ty narrow) {
  Fn *f = g->f;
  uint32_t made = f->nins;
  for (uint32_t i = 0; i < g->node.n; i++) {
    Val v = g->node.p[i].v;
    if (!is_op(f, v, OP_PHI)) continue;
    Ty t = cut_type(g, v, narrow);
    uint32_t n = nops(f, v);
    Arena *A = g->a->px->scratch;
    ArenaMark mark = arena_mark(A);
    Val *ops = ARENA_ARRAY(A, Val, n ? n : 1), none = con_poison(&f->con, t);
    for (uint32_t e = 0; e < n; e++) ops[e] = none;
    Val r = ins_new(f, OP_PHI, 0, 0, t, ops, n);
    arena_release(A, mark);
    ins_place_before(f, r, v);
    dbg_loc_set(f, r, dbg_loc(f, v));
    name_take(f, r, v);
    g->node.p[i].now = r;
  }
  for (uint32_t i = 0; i < g->node.n; i++) {
    Val v = g->node.p[i].v;
    if (is_op(f, v, OP_PHI)) continue;
    Val r = narrow_ins(g, v, narrow);
    if (val_is_local(r) && (uint32_t)r >= made) name_take(f, r, v);
    g->node.p[i].now = r;
  }
  for (uint32_t i = 0; i < g->node.n; i++) {
    Val v = g->node.p[i].v;
    if (is_op(f, v, OP_PHI))
      for (uint32_t e = 0; e < nops(f, v); e++)
        opnd_set(f, g->node.p[i].now, e, narrow_operand(g, arg(f, v, e), narrow));
  }
  Bld k = bld_before(f, g->trunc);
  Val r = narrow_operand(g, arg(f, g->trunc, 0), narrow);
  if (ty(f, r) == ty(f, g->trunc)) val_replace(f, g->trunc, r);
  else aic_replace(g->a, g->trunc, narrow_cast(g, &k, r, ty(f, g->trunc), false), made);
  ins_erase(f, g->trunc);
  stat_add(g->a->px, ST_AIC_TRUNCS, 1);
  stat_add(g->a->px, ST_AIC_NARROWED, g->node.n);
}
/* What the narrow graph stands for goes, users first; extensions that others use stay. */
static void erase_old(Graph *g) {
  Fn *f = g->f;
  for (uint32_t i = 0; i < g->node.n; i++) {
    Val v = g->node.p[i].v;
    if (is_op(f, v, OP_PHI)) ins_erase_poison(f, v);
  }
  for (uint32_t i = g->node.n; i-- > 0;) {
    Val v = g->node.p[i].v;
    if (op(f, v) != OP_NONE && !has_uses(f, v)) ins_erase(f, v);
  }
}

bool aic_trunc(Aic *a) {
  Fn *f = a->f;
  Graph g = {.a = a, .f = f};
  bool changed = false;
  FOR_EACH_BLK(f, b) {
    if (!dom_reachable(a->d, b)) continue;
    FOR_EACH_INS(f, b, v)
      if (is_op(f, v, OP_TRUNC)) vec_push(&g.todo, v);
  }
  while (g.todo.n) {
    g.trunc = g.todo.p[--g.todo.n];
    if (!is_op(f, g.trunc, OP_TRUNC) || !blk_of(f, g.trunc)) continue;
    if (f->nins > g.nat) { /* half as many again: what is made here gets a place now and then */
      uint32_t n = f->nins + f->nins / 2;
      g.at = ARENA_ZARRAY(a->px->scratch, uint32_t, n);
      g.nat = n;
    }
    Ty t = narrow_type(&g);
    if (t) {
      reduce(&g, t);
      erase_old(&g);
      changed = true;
    }
    forget(&g);
  }
  vec_free(&g.node), vec_free(&g.stack), vec_free(&g.root), vec_free(&g.todo);
  return changed;
}
