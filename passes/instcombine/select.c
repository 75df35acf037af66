/* select.c: selects of equal operations, and of a value and an operation on it.
 *
 *   %a = add i32 %x, %y                        %s = select i1 %c, i32 %y, i32 %z
 *   %b = add i32 %x, %z               ->       %r = add i32 %x, %s
 *   %r = select i1 %c, i32 %a, i32 %b
 *
 *   %a = or i32 %x, %y                         %s = select i1 %c, i32 %y, i32 0
 *   %r = select i1 %c, i32 %a, i32 %x ->       %r = or i32 %x, %s
 *
 *   %s = select i1 %c, i32 -1, i32 %x
 *   %r = icmp ult i32 %y, %s          ->       .. select of two comparisons, where one of them is known
 *
 * A poison condition made a poison result; where the operation would trap on a poison operand (a divisor) nothing is
 * done. Compare LLVM's foldSelectOpOp, foldSelectIntoOp, foldSelectValueEquivalence. */
#include "analysis/simplify/simplify.h"
#include "analysis/value/cond.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "ir/prof.h"
#include "passes/instcombine/instcombine_int.h"

/* The same operation twice, in two instructions: the one that promises less, or what both promise. */
static Val one_of_twins(FoldCtx *x, Val a, Val b) {
  Fn *f = x->f;
  if (!is_bin(f, a) && !is_cast(f, a) && !is_cmp(f, a) && op(f, a) != OP_FNEG) return VAL_NONE;
  if (!ins_same(f, a, b)) return VAL_NONE;
  unsigned both = flags(f, a) & flags(f, b);
  if (both == flags(f, a)) return a;
  if (both == flags(f, b)) return b;
  InsView i = ins_view(f, a);
  Val ops[2] = {arg(f, a, 0), i.n > 1 ? arg(f, a, 1) : VAL_NONE};
  i.ops = ops;
  i.flags = (uint16_t)both;
  i.self = VAL_NONE;
  return fold_view(x, &i);
}
/* select c (op ..) (op ..): both used once, one operand differs. */
Val fold_select_of_ops(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const Val *s = m->root->ops;
  Val c = s[0], a = s[1], b = s[2];
  if (val_is_con(a) || val_is_con(b) || op(f, a) != op(f, b) || sub(f, a) != sub(f, b)) return VAL_NONE;
  Op o = op(f, a);
  Val twin = ty(f, a) == m->root->type ? one_of_twins(x, a, b) : VAL_NONE;
  if (twin) return twin;
  /* A bitcast is free; a choice lane by lane shows as minimum or maximum in the type of its comparison. */
  bool free = o == OP_BITCAST && ty_is_vec(f->m, ty(f, c));
  if (!free && (!has_one_use(f, a) || !has_one_use(f, b))) return VAL_NONE;
  uint32_t n = nops(f, a);
  if (n != nops(f, b) || n > 4) return VAL_NONE;
  unsigned id, other;
  Val p[2], q[2];
  if (o == OP_CALL && match_minmax(f, a, &id, &p[0], &p[1]) && match_minmax(f, b, &other, &q[0], &q[1]) &&
      id == other) {
    for (uint32_t k = 0; k < 4; k++) {
      if (p[k & 1] != q[k >> 1]) continue;
      Val one[2] = {fold_select(x, 0, c, p[1 - (k & 1)], q[1 - (k >> 1)]), p[k & 1]};
      return fold_intrin(x, id, 0, m->root->type, one, 2);
    }
  }
  if (!is_bin(f, a) && !is_cast(f, a) && o != OP_FNEG && o != OP_GEP && o != OP_ICMP) return VAL_NONE;
  if (o == OP_GEP && (gep_type(f, a) != gep_type(f, b) || n > 2)) return VAL_NONE;
  bool comm = (op_info[o].props & P_COMM) != 0;
  uint32_t differ = n;
  Val da = VAL_NONE, db = VAL_NONE, ops[4];
  for (uint32_t k = 0; k < n; k++) ops[k] = arg(f, a, k);
  if (comm && n == 2 && arg(f, a, 0) != arg(f, b, 0) && arg(f, a, 1) != arg(f, b, 1)) {
    if (arg(f, a, 0) == arg(f, b, 1)) differ = 1, da = arg(f, a, 1), db = arg(f, b, 0);
    else if (arg(f, a, 1) == arg(f, b, 0)) differ = 0, da = arg(f, a, 0), db = arg(f, b, 1);
    else return VAL_NONE;
  } else {
    for (uint32_t k = 0; k < n; k++) {
      if (arg(f, a, k) == arg(f, b, k)) continue;
      if (differ != n) return VAL_NONE;
      differ = k, da = arg(f, a, k), db = arg(f, b, k);
    }
  }
  if (differ == n || ty(f, da) != ty(f, db)) return VAL_NONE;
  if ((op_info[o].props & P_TRAP) && differ == 1) return VAL_NONE;
  if (is_cast(f, a) && val_is_con(da) && val_is_con(db)) return VAL_NONE;
  const Module *mod = f->m;
  bool cv = ty_is_vec(mod, ty(f, c));
  if (cv && !ty_is_vec(mod, ty(f, da))) return VAL_NONE;
  if (cv && (ty_rec(mod, ty(f, c))->count != ty_rec(mod, ty(f, da))->count ||
             ty_scalable(mod, ty(f, c)) != ty_scalable(mod, ty(f, da))))
    return VAL_NONE;
  if (o == OP_GEP && differ == 1 && ty(f, da) != ty_index((Module *)mod, ty(f, a))) return VAL_NONE;
  unsigned fl = flags(f, a) & flags(f, b);
  uint32_t au = o == OP_GEP ? aux(f, a) : 0;
  unsigned sb = sub(f, a);
  ops[differ] = fold_select(x, 0, c, da, db);
  return fold_view(x,
                   &(InsView){.op = o, .sub = sb, .flags = fl, .type = m->root->type, .ops = ops, .n = n, .aux = au});
}

/* select c (p + i) p: p + (select c i 0). */
static Val into_step(FoldCtx *x, const RuleMatch *m, bool op_true) {
  Fn *f = x->f;
  const Val *s = m->root->ops;
  Val c = s[0], g = s[op_true ? 1 : 2], p = s[op_true ? 2 : 1];
  if (nops(f, g) != 2 || arg(f, g, 0) != p || ty(f, g) != ty(f, p)) return VAL_NONE;
  Val i = arg(f, g, 1), zero = con_null(&f->con, ty(f, i));
  if (ty_is_vec(f->m, ty(f, c)) && !ty_is_vec(f->m, ty(f, i))) return VAL_NONE;
  i = op_true ? fold_select(x, 0, c, i, zero) : fold_select(x, 0, c, zero, i);
  return fold_gep(x, flags(f, g) & (F_INBOUNDS | F_NUSW | F_NUW), gep_type(f, g), p, &i, 1);
}
/* select c (op x y) x, or the other way round: op x (select c y neutral). */
static Val into_op(FoldCtx *x, const RuleMatch *m, bool op_true) {
  Fn *f = x->f;
  const Val *s = m->root->ops;
  Val c = s[0], a = s[op_true ? 1 : 2], v = s[op_true ? 2 : 1];
  if (val_is_con(a) || val_is_con(v) || !has_one_use(f, a)) return VAL_NONE;
  Op o = op(f, a);
  if (o == OP_GEP) return into_step(x, m, op_true);
  if (!is_bin(f, a)) return VAL_NONE;
  Val y;
  switch ((int)o) {
  case OP_ADD:
  case OP_OR:
  case OP_XOR:
  case OP_MUL:
  case OP_AND:
    if (arg(f, a, 0) == v) y = arg(f, a, 1);
    else if (arg(f, a, 1) == v) y = arg(f, a, 0);
    else return VAL_NONE;
    break;
  case OP_SUB:
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR:
    if (arg(f, a, 0) != v) return VAL_NONE;
    y = arg(f, a, 1);
    break;
  default: return VAL_NONE;
  }
  if (y == v) return VAL_NONE;
  ConPool *p = &f->con;
  Ty t = m->root->type;
  Val neutral = o == OP_AND ? con_allones(p, t) : o == OP_MUL ? con_int(p, t, 1) : con_null(p, t);
  /* A constant stays where it is unless the choice is an extension of the condition. */
  if (val_is_con(y)) {
    bool z = con_is_zero(p, neutral), n1 = con_is_allones(p, neutral);
    if (!((z && (con_is_one(p, y) || con_is_allones(p, y))) || (n1 && con_is_zero(p, y)))) return VAL_NONE;
    if (ty_bits(f->m, t) == 1) return VAL_NONE;
    if (ty_is_vec(f->m, t) != ty_is_vec(f->m, ty(f, c))) return VAL_NONE;
  }
  unsigned fl = flags(f, a) & (F_NUW | F_NSW | F_EXACT | F_DISJOINT);
  if (o == OP_MUL || o == OP_SUB) fl &= F_NUW | F_NSW;
  Val ops[2] = {v, op_true ? fold_select(x, 0, c, y, neutral) : fold_select(x, 0, c, neutral, y)};
  return fold_view(x, &(InsView){.op = o, .flags = fl, .type = t, .ops = ops, .n = 2});
}
Val fold_select_into_op(FoldCtx *x, const RuleMatch *m) {
  Val r = into_op(x, m, true);
  return r ? r : into_op(x, m, false);
}

/* bitcast (select c (bitcast a) b) to a's type: select c a (bitcast b). */
Val fold_bitcast_select(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Ty t = m->root->type;
  Val s = m->root->ops[0], c = arg(f, s, 0), a = arg(f, s, 1), b = arg(f, s, 2);
  bool ba = is_op(f, a, OP_BITCAST) && ty(f, arg(f, a, 0)) == t,
       bb = is_op(f, b, OP_BITCAST) && ty(f, arg(f, b, 0)) == t;
  if (!ba && !bb) return VAL_NONE;
  /* A condition for each lane chooses among lanes of its own number only. */
  if (ty_is_vec(f->m, ty(f, c))) {
    if (!ty_is_vec(f->m, t) || ty_rec(f->m, t)->count != ty_rec(f->m, ty(f, c))->count ||
        ty_scalable(f->m, t) != ty_scalable(f->m, ty(f, c)))
      return VAL_NONE;
  } else if (ty_is_vec(f->m, t) != ty_is_vec(f->m, ty(f, s))) return VAL_NONE;
  a = ba ? arg(f, a, 0) : fold_bitcast(x, a, t);
  b = bb ? arg(f, b, 0) : fold_bitcast(x, b, t);
  return fold_select(x, 0, c, a, b);
}

/* ---- select (x == c) y f(x), where f(c) is y: f(x) without the flags that could make it poison at c ---- */
typedef struct Equal {
  FoldCtx *x;
  Val from, to, want;
  Val with_flags[CAP_COMBINE_EQUAL_STEPS];
  uint32_t n, seen;
} Equal;
enum { MAX_EQUAL_OPS = 4 }; /* three arguments and the callee */
/* Amounts of a shift: less than the width in every lane. What simplifies to something else may be poison otherwise. */
static bool amounts_fit(FoldCtx *x, Val v) {
  ConPool *p = &x->f->con;
  if (!is_defined_number(x, v)) return false;
  v = con_twin(p, v);
  uint64_t n = con_kind(p, v) == CON_AGG ? con_nelems(p, v) : 1;
  for (uint64_t i = 0; i < n; i++) {
    Cv c = con_cv(p, v, i);
    if (c.kind != CV_INT || !ap_ult_u64(c.ap, c.ap.bits)) return false;
  }
  return true;
}
static bool is_shift(Op o, unsigned id) {
  return o == OP_SHL || o == OP_LSHR || o == OP_ASHR || id == INTRIN_sshl_sat || id == INTRIN_ushl_sat;
}
/* What v is where from is the constant to, if nothing but constants and `want` decide it, and no lane of it is poison.
 * Depth is bounded. */
static Val where_equal(Equal *e, Val v, unsigned depth) {
  Fn *f = e->x->f;
  if (v == e->from) return e->to;
  if (v == e->want) return v;
  if (val_is_con(v)) return is_defined_number(e->x, v) ? v : VAL_NONE;
  if (at_cap(e->x->f->m, COMBINE_EQUAL_DEPTH, depth) || at_cap(e->x->f->m, COMBINE_EQUAL_STEPS, e->seen++))
    return VAL_NONE;
  Op o = op(f, v);
  unsigned id = o == OP_CALL ? call_intrinsic(f, v) : 0;
  if (!(op_is_bin(o) && !(op_info[o].props & P_TRAP)) && o != OP_ZEXT && o != OP_SEXT && o != OP_TRUNC &&
      o != OP_ICMP && !id)
    return VAL_NONE;
  if (op_info[o].cls == OC_FBIN) return VAL_NONE;
  Val ops[MAX_EQUAL_OPS];
  uint32_t n = nops(f, v);
  if (n > MAX_EQUAL_OPS ||
      (id && (may_read(f, v) || may_write(f, v) || is_convergent(f, v) || !ty_is_int_or_vec(f->m, ty(f, v)))))
    return VAL_NONE;
  for (uint32_t k = 0; k < n; k++) {
    ops[k] = id && k + 1 == n ? callee(f, v) : where_equal(e, arg(f, v, k), depth + 1);
    if (!ops[k]) return VAL_NONE;
  }
  if (is_shift(o, id) && !amounts_fit(e->x, ops[1])) return VAL_NONE;
  unsigned fl = flags(f, v) & op_flag_mask(o);
  if (fl) {
    if (at_cap(e->x->f->m, COMBINE_EQUAL_STEPS, e->n)) return VAL_NONE;
    e->with_flags[e->n++] = v;
  }
  return simplify_view(e->x, &(InsView){.op = o, .sub = sub(f, v), .type = ty(f, v), .ops = ops, .n = n, .intrin = id});
}
Val fold_select_equal(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val c = m->root->ops[0];
  bool eq = sub(f, c) == ICMP_EQ;
  Val a = arg(f, c, 0), b = arg(f, c, 1), t = m->root->ops[eq ? 1 : 2], v = m->root->ops[eq ? 2 : 1];
  if (val_is_con(a) || !val_is_con(b) || val_is_con(v) || v == a || !con_is_imm_int(&f->con, b) ||
      con_kind(&f->con, b) == CON_AGG)
    return VAL_NONE;
  if (val_is_con(t) && (con_is_undefined(&f->con, t) || con_kind(&f->con, t) == CON_AGG)) return VAL_NONE;
  if (ty_is_vec(f->m, ty(f, c)) != ty_is_vec(f->m, m->root->type)) return VAL_NONE;
  if (!val_is_con(t) && t != a && has_one_use(f, t)) { /* the arm taken where they are equal is a constant */
    Equal arm = {.x = x, .from = a, .to = b};
    Val k = where_equal(&arm, t, 0);
    if (k && val_is_con(k) && !con_is_undefined(&f->con, k))
      return fold_select(x, m->root->flags & F_FAST, c, eq ? k : v, eq ? v : k);
  }
  Equal e = {.x = x, .from = a, .to = b, .want = t};
  if (where_equal(&e, v, 0) != t) return VAL_NONE;
  for (uint32_t i = 0; i < e.n; i++) {
    Val w = e.with_flags[i];
    flags_set(f, w, flags(f, w) & (unsigned)~op_flag_mask(op(f, w)));
  }
  return v;
}

/* The smaller of x and y - 1, the greater of x and y + 1, chosen by the comparison of x and y: where y's neighbour
 * wraps it is what was chosen, so the flag that says it does not may stay; another flag, which may be wrong where x is
 * chosen, goes. */
Val fold_select_neighbour(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *i = m->root;
  Val c = i->ops[0], a = arg(f, c, 0), b = arg(f, c, 1);
  if (ty_scalar(f->m, ty(f, a)) == TY_I1) return VAL_NONE;
  bool chosen = i->ops[1] == a || i->ops[1] == b;
  Val v = i->ops[chosen ? 1 : 2], next = i->ops[chosen ? 2 : 1];
  Pred p = (Pred)sub(f, c);
  if (v == b) p = pred_swap(p);
  if (!chosen) p = pred_invert(p);
  Val step = p == ICMP_SLT ? con_allones(&f->con, i->type) : con_int(&f->con, i->type, 1);
  if (arg(f, next, 1) != step) return VAL_NONE; /* a lane of it is undefined, which the other side may save */
  flags_set(f, next, flags(f, next) & (pred_is_signed(p) ? F_NSW : F_NUW));
  Val ops[2] = {v, next};
  return fold_intrin(x, p == ICMP_SLT ? INTRIN_smin : p == ICMP_SGT ? INTRIN_smax : INTRIN_umax, 0, i->type, ops, 2);
}

/* ---- what the condition decides ---- */
/* What the comparison of an arm with k is where the condition chooses that arm, if it is known or there already. */
static Val arm_compared(FoldCtx *x, Ty t, Pred p, Val s, int side, Val k) {
  Fn *f = x->f;
  Val a = arg(f, s, (unsigned)side);
  if (val_is_con(a) && val_is_con(k)) return con_fold_cmp(&f->con, p, a, k);
  Val r = simplify_icmp(x, p, a, k);
  if (r) return r;
  KnownCtx kc = ctx_known(x);
  ArenaMark mark = arena_mark(x->scratch);
  int q = cond_implies_cmp(&kc, arg(f, s, 0), side == 1, (Cmp){p, a, k});
  arena_release(x->scratch, mark);
  return q >= 0 ? bool_con(x, t, q) : VAL_NONE;
}
/* (icmp p (select c a b) (select c d e)): a against d, b against e, if one of these is known and the choices go. */
static Val cmp_selects(FoldCtx *x, const InsView *i) {
  Fn *f = x->f;
  Val s = i->ops[0], t = i->ops[1];
  if (!is_op(f, s, OP_SELECT) || !is_op(f, t, OP_SELECT) || s == t) return VAL_NONE;
  Val c = arg(f, s, 0), r[2];
  if (arg(f, t, 0) != c || ty_is_vec(f->m, ty(f, c)) != ty_is_vec(f->m, i->type)) return VAL_NONE;
  for (uint32_t k = 0; k < 2; k++) r[k] = simplify_icmp(x, (Pred)i->sub, arg(f, s, k + 1), arg(f, t, k + 1));
  if (!r[0] && !r[1]) return VAL_NONE;
  if ((!r[0] || !r[1]) && (!has_one_use(f, s) || !has_one_use(f, t))) return VAL_NONE;
  for (uint32_t k = 0; k < 2; k++)
    if (!r[k]) r[k] = fold_icmp(x, (Pred)i->sub, 0, arg(f, s, k + 1), arg(f, t, k + 1));
  return fold_select(x, 0, c, r[0], r[1]);
}
/* (icmp p (select c a b) k): the comparison of one arm or both is known. */
Val fold_icmp_select(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val both = cmp_selects(x, i);
  if (both) return both;
  for (int side = 0; side < 2; side++) {
    Val s = i->ops[side], k = i->ops[1 - side];
    Pred p = side ? pred_swap((Pred)i->sub) : (Pred)i->sub;
    if (!is_op(f, s, OP_SELECT)) continue;
    Val c = arg(f, s, 0);
    if (ty_is_vec(f->m, ty(f, c)) != ty_is_vec(f->m, i->type)) continue;
    Val ra = arm_compared(x, i->type, p, s, 1, k), rb = arm_compared(x, i->type, p, s, 2, k);
    if (!ra && !rb) continue;
    if ((!ra || !rb) && !has_one_use(f, s)) continue;
    if (!ra) ra = fold_icmp(x, p, 0, arg(f, s, 1), k);
    if (!rb) rb = fold_icmp(x, p, 0, arg(f, s, 2), k);
    return fold_select(x, 0, c, ra, rb);
  }
  return VAL_NONE;
}
/* (select c (select d a b) e), (select c e (select d a b)): c decides d. */
Val fold_select_nested(FoldCtx *x, const RuleMatch *m) {
  const InsView *i = m->root;
  Fn *f = x->f;
  Val c = i->ops[0];
  for (int side = 1; side < 3; side++) {
    Val s = i->ops[side];
    if (!is_op(f, s, OP_SELECT) || ty(f, arg(f, s, 0)) != ty(f, c)) continue;
    KnownCtx k = ctx_known(x);
    ArenaMark mark = arena_mark(x->scratch);
    int q = cond_implies(&k, c, side == 1, arg(f, s, 0));
    arena_release(x->scratch, mark);
    if (q < 0) continue;
    Val in = arg(f, s, q ? 1 : 2);
    return side == 1 ? fold_select(x, i->flags, c, in, i->ops[2]) : fold_select(x, i->flags, c, i->ops[1], in);
  }
  return VAL_NONE;
}

/* ---- the other way round ---- */
/* The users of c, if it only chooses or is negated; their number, 0 else. */
static uint32_t only_chooses(const Fn *f, Val c, Val users[CAP_COMBINE_TURNED]) {
  uint32_t n = 0;
  Junction j;
  FOR_EACH_USE(f, c, u) {
    Val w = use_user(f, u);
    if (at_cap(f->m, COMBINE_TURNED, n)) return 0;
    if (!is_not(f, w) && (!is_op(f, w, OP_SELECT) || use_index(f, u) || match_junction(f, w, &j))) return 0;
    users[n++] = w;
  }
  return n;
}
/* A comparison in a form that is not canonical, with all selects and nots that use it; a condition that loses a `not`
 * by it. */
Val fold_select_turned(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, c = m->root->ops[0];
  Junction j;
  if (!self || val_is_con(c) || !blk_of(f, c) || match_junction(f, self, &j)) return VAL_NONE;
  if (!is_cmp(f, c)) {
    Val d = comb_inverted(x, c, true);
    if (!d) return VAL_NONE;
    Val ops[3] = {d, m->root->ops[2], m->root->ops[1]};
    Val r = emit_view(x,
                      &(InsView){.op = OP_SELECT, .flags = m->root->flags, .type = m->root->type, .ops = ops, .n = 3});
    md_copy(f, r, self);
    prof_swap(f, r);
    return r;
  }
  Val users[CAP_COMBINE_TURNED];
  if (op(f, c) != OP_ICMP) return VAL_NONE;
  uint32_t n = pred_is_canonical((Pred)sub(f, c)) ? 0 : only_chooses(f, c, users);
  if (!n) return VAL_NONE;
  dbg_salvage(f, c);
  sub_set(f, c, (unsigned)pred_invert((Pred)sub(f, c)));
  for (uint32_t i = 0; i < n; i++) {
    Val w = users[i];
    comb_requeue(x, w);
    if (is_not(f, w)) {
      FOR_EACH_USE(f, w, v) comb_requeue(x, use_user(f, v));
      val_replace(f, w, c);
      continue;
    }
    Val a = arg(f, w, 1);
    opnd_set(f, w, 1, arg(f, w, 2));
    opnd_set(f, w, 2, a);
    prof_swap(f, w);
  }
  return self;
}

/* The condition is assumed, or its opposite. */
Val fold_select_assumed(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, c = m->root->ops[0];
  if (!self || val_is_con(c) || ty(f, c) != TY_I1 || !may_assume(f)) return VAL_NONE;
  if (is_assumed(f, c, self)) return m->root->ops[1];
  unsigned seen = 0;
  FOR_EACH_USE(f, c, u) {
    if (at_cap(f->m, COND_USES, seen++)) break;
    Val n = use_user(f, u);
    if (is_not(f, n) && is_assumed(f, n, self)) return m->root->ops[2];
  }
  return VAL_NONE;
}

/* Of the flags of a sum or difference those that hold of the constants a and b; none of other operations. */
static unsigned kept_flags(FoldCtx *x, Op o, unsigned fl, Val a, Val b) {
  Ap p, q;
  bool wraps;
  if ((o != OP_ADD && o != OP_SUB) || !splat(x, a, &p) || !splat(x, b, &q)) return 0;
  ArenaMark mark = arena_mark(x->scratch);
  if (fl & F_NUW) {
    (void)(o == OP_ADD ? ap_uadd_ov(x->scratch, p, q, &wraps) : ap_usub_ov(x->scratch, p, q, &wraps));
    if (wraps) fl &= (unsigned)~F_NUW;
  }
  if (fl & F_NSW) {
    (void)(o == OP_ADD ? ap_sadd_ov(x->scratch, p, q, &wraps) : ap_ssub_ov(x->scratch, p, q, &wraps));
    if (wraps) fl &= (unsigned)~F_NSW;
  }
  arena_release(x->scratch, mark);
  return fl & (F_NUW | F_NSW);
}
/* x against C, with f(x) on one side of the select and f(C), or f of C's neighbour there, on the other: f of a minimum
 * or maximum.
 *   select (icmp sgt %x, 3), (add %x, 7), 10  ->  add (smax %x, 3), 7
 * Flags stay that f(C) keeps as well. */
Val fold_select_bound_op(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  Val c = m->root->ops[0], a = m->root->ops[1], k = m->root->ops[2];
  bool swapped = val_is_con(a);
  if (swapped) a = k, k = m->root->ops[1];
  if (!has_one_use(f, c) || !val_is_local(a) || !is_bin(f, a) || !has_one_use(f, a) || op_divides(op(f, a)))
    return VAL_NONE;
  Val v = arg(f, c, 0), bound = arg(f, c, 1), by = arg(f, a, 1);
  if (arg(f, a, 0) != v || !val_is_con(by) || !con_is_imm_int(p, by) || con_kind(p, con_twin(p, bound)) == CON_AGG)
    return VAL_NONE;
  Pred pr = (Pred)sub(f, c);
  bool above = pr == ICMP_SGT || pr == ICMP_UGT, sign = pr == ICMP_SGT || pr == ICMP_SLT;
  Val next = con_fold_bin(p, OP_ADD, bound, above ? con_int(p, ty(f, v), 1) : con_allones(p, ty(f, v)));
  for (unsigned i = 0; i < 2; i++) {
    Val b = i ? next : bound, r = b ? con_fold_bin(p, op(f, a), b, by) : VAL_NONE;
    if (!r || r != con_twin(p, k)) continue;
    unsigned fl = kept_flags(x, op(f, a), flags(f, a), b, by);
    bool most = above != swapped; /* where x is above the bound x itself counts */
    Val args[2] = {v, b};
    Val x2 = fold_intrin(x,
                         most   ? (sign ? INTRIN_smax : INTRIN_umax)
                         : sign ? INTRIN_smin
                                : INTRIN_umin,
                         0, ty(f, v), args, 2);
    return fold_bin(x, op(f, a), fl, x2, by);
  }
  return VAL_NONE;
}
