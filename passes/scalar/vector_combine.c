/* vector_combine.c: "vector-combine": what is done with single elements of vectors, and with whole vectors for a single
 * element's sake.
 *
 *     %i = insertelement <4 x i32> zeroinitializer, i32 %x, i64 1   %s = add i32 %x, 7
 *     %r = add <4 x i32> %i, splat (i32 7)                     ==>  %r = insertelement <4 x i32> <7, poison, 7, 7>, i32 %s, i64 1
 *
 * On every target:
 * - operations, comparisons and intrinsics of constants with one element inserted: one operation of scalars
 * - a vector that is loaded for single elements: loads of these; one that is stored with one element changed since it
 * was
 *   loaded: a store of that
 * - insertion of an operation's result among results of the same operation: the operands are inserted
 * - bit operations of two casts: one cast of theirs; a bitcast of a shuffle: the shuffle of a bitcast
 * - shuffles that give back a vector that is there; shuffles of shuffles; the shuffle of two results is the result of
 * two
 *   shuffles
 * Where vectors are registers (not on a GPU, which has none, and where a vector's operation is one for each element):
 * - operations and comparisons of extracted elements: extraction from an operation of vectors; two comparisons with
 *   constants of elements of one vector alike
 * - insertion of an extracted element, negated or not: a shuffle
 * - insertion of a loaded scalar, and shuffles that only lengthen a loaded vector: a load of the whole register, if all
 * of
 *   it may be read
 *
 * An operation is done for elements that it was not done for only where it cannot trap; what is loaded or stored
 * becomes less, or stays in what the pointer is known to point to. Loads do not pass writes (alias.h: barriers and
 * fences write what others reach), the store of one element comes where that of all did. Nothing convergent is touched.
 *
 * Algorithm: blocks in layout order, each instruction with what it is made of; then users and parts of what has
 * changed, until nothing changes. Every fold leaves fewer or cheaper operations by the target's costs, cost(): so it
 * ends. Knob vector-combine-max-scan-instrs: instructions between a load and what it is for. Cost: a fold O(elements),
 * at most MAX_LANES. Source: LLVM's VectorCombine (public design). */
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/pass_fold.h"
#include "passes/scalar/vector_int.h"
#include "passes/stat.h"
#include "support/knob.h"

/* ---- costs ---- */
/* Of an operation: 4 where it is a division, else 1; on a GPU for every element, or two where they are packed. */
uint32_t vc_cost(const VecComb *c, Op o, Ty t) {
  const Module *m = c->f->m;
  uint32_t n = 1;
  switch (o) {
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_FDIV:
  case OP_FREM: n = 4; break;
  default: break;
  }
  uint32_t lanes = c->gpu ? vc_lanes(m, t) : 0;
  if (!lanes) return n;
  return n * (ty_bits(m, t) == 16 && lanes % 2 == 0 && n == 1 ? lanes / 2 : lanes);
}
/* Of taking an element out, putting one in, shuffling: names of registers on a GPU. */
static uint32_t element_cost(const VecComb *c) { return c->gpu ? 0 : 1; }

/* ---- the work list ---- */
void vc_push(VecComb *c, Val v) {
  if (!val_is_local(v) || is_arg(c->f, v) || !blk_of(c->f, v)) return;
  while (c->queued.n <= (uint32_t)v) vec_push(&c->queued, 0);
  if (c->queued.p[v]) return;
  c->queued.p[v] = 1;
  vec_push(&c->todo, v);
}
static void made(FoldCtx *x, Val v) {
  VecComb *c = x->an;
  vc_push(c, v);
}
/* v becomes r; its users and what it was made of are looked at again. */
void vc_replace(VecComb *c, Val v, Val r) {
  Fn *f = c->f;
  FOR_EACH_USE(f, v, u) vc_push(c, use_user(f, u));
  if (val_is_local(r) && (uint32_t)r >= c->before) name_take(f, r, v);
  val_replace(f, v, r);
  vc_push(c, r);
  vc_push(c, v);
}
/* Erases v and what was there for it only; the others' remaining users may do now. */
static void erase(VecComb *c, Val v) {
  Fn *f = c->f;
  uint32_t from = c->dead.n;
  vec_push(&c->dead, v);
  while (c->dead.n > from) {
    Val w = c->dead.p[--c->dead.n];
    if (!blk_of(f, w) || !is_trivially_dead(f, w)) continue;
    uint32_t n = nops(f, w);
    Val op4[4];
    for (uint32_t i = 0; i < n && i < 4; i++) op4[i] = arg(f, w, i);
    ins_erase(f, w);
    for (uint32_t i = 0; i < n && i < 4; i++) {
      if (!val_is_local(op4[i]) || is_arg(f, op4[i]) || !blk_of(f, op4[i])) continue;
      if (is_trivially_dead(f, op4[i])) vec_push(&c->dead, op4[i]);
      else {
        vc_push(c, op4[i]);
        if (has_one_use(f, op4[i])) vc_push(c, use_user(f, first_use(f, op4[i])));
      }
    }
  }
}

/* ---- one element among constants ---- */
/* Computes every element from those of its operands, which have one type; i1 operands are the same for all. */
static bool is_elementwise(unsigned id) {
  switch (id) {
  case INTRIN_abs:
  case INTRIN_bitreverse:
  case INTRIN_bswap:
  case INTRIN_canonicalize:
  case INTRIN_ceil:
  case INTRIN_copysign:
  case INTRIN_cos:
  case INTRIN_ctlz:
  case INTRIN_ctpop:
  case INTRIN_cttz:
  case INTRIN_exp:
  case INTRIN_exp2:
  case INTRIN_fabs:
  case INTRIN_floor:
  case INTRIN_fma:
  case INTRIN_fmuladd:
  case INTRIN_fshl:
  case INTRIN_fshr:
  case INTRIN_log:
  case INTRIN_log10:
  case INTRIN_log2:
  case INTRIN_maximum:
  case INTRIN_maxnum:
  case INTRIN_minimum:
  case INTRIN_minnum:
  case INTRIN_nearbyint:
  case INTRIN_pow:
  case INTRIN_rint:
  case INTRIN_round:
  case INTRIN_roundeven:
  case INTRIN_sadd_sat:
  case INTRIN_sin:
  case INTRIN_smax:
  case INTRIN_smin:
  case INTRIN_sqrt:
  case INTRIN_sshl_sat:
  case INTRIN_ssub_sat:
  case INTRIN_trunc:
  case INTRIN_uadd_sat:
  case INTRIN_umax:
  case INTRIN_umin:
  case INTRIN_ushl_sat:
  case INTRIN_usub_sat: return true;
  default: return false;
  }
}
static bool is_condition_of_select(const Fn *f, Val v) {
  FOR_EACH_USE(f, v, u)
    if (is_op(f, use_user(f, u), OP_SELECT) && use_index(f, u) == 0) return true;
  return false;
}
/* v of these operands, as an instruction that need not exist. */
static InsView view_of(const Fn *f, Val v, Ty t, const Val *ops) {
  InsView i = ins_view(f, v);
  i.ops = ops, i.type = t, i.self = VAL_NONE;
  return i;
}
enum { MAX_OPERANDS = 4 };
typedef struct Inserted {
  Val base[MAX_OPERANDS], scalar[MAX_OPERANDS]; /* scalar: VAL_NONE where the operand is a constant */
  uint32_t n, at, taken, shared;                /* operands that are insertions, and those of them used elsewhere too */
} Inserted;
static bool inserted(const Fn *f, Val v, uint32_t n, bool call, Inserted *r) {
  *r = (Inserted){.n = n, .at = UINT32_MAX};
  for (uint32_t i = 0; i < n; i++) {
    Val o = arg(f, v, i), at;
    uint64_t k;
    if (call && !ty_is_vec(f->m, ty(f, o))) {
      if (!val_is_con(o)) return false;
      r->base[i] = r->scalar[i] = o;
      continue;
    }
    if (val_is_con(o)) {
      r->base[i] = o;
      continue;
    }
    if (!is_op(f, o, OP_INSERTELEMENT) || !val_is_con(arg(f, o, 0))) return false;
    at = arg(f, o, 2);
    if (!val_is_con(at) || con_kind(&f->con, at) != CON_INT || !con_u64(&f->con, at, &k)) return false;
    if (k >= ty_rec(f->m, ty(f, o))->count || (r->at != UINT32_MAX && r->at != k)) return false;
    r->at = (uint32_t)k;
    r->base[i] = arg(f, o, 0), r->scalar[i] = arg(f, o, 1);
    r->taken++;
    r->shared += !has_one_use(f, o);
  }
  return r->at != UINT32_MAX;
}
/* The constant that the operation makes of the constants around the element; VAL_NONE. */
static Val base_of(VecComb *c, Val v, const Inserted *s, bool call) {
  Fn *f = c->f;
  Ty t = ty(f, v), one = ty_scalar(f->m, t);
  Val ops[MAX_OPERANDS + 1];
  if (call) ops[s->n] = callee(f, v);
  uint32_t lanes = vc_lanes(f->m, t);
  InsView i = view_of(f, v, t, ops);
  if (!lanes) { /* only what does the same in all elements */
    for (uint32_t k = 0; k < s->n; k++) ops[k] = s->base[k];
    if (call) return VAL_NONE;
    Val r = con_fold(&c->x, &i);
    return r && (con_kind(&f->con, r) == CON_ZERO || con_kind(&f->con, r) == CON_SPLAT || con_is_undef(&f->con, r) ||
                 con_is_poison(&f->con, r))
               ? r
               : VAL_NONE;
  }
  Val *e = ARENA_ARRAY(c->px->scratch, Val, lanes);
  for (uint32_t l = 0; l < lanes; l++) {
    for (uint32_t k = 0; k < s->n; k++) {
      ops[k] = ty_is_vec(f->m, ty(f, s->base[k])) ? con_elem(&f->con, s->base[k], l) : s->base[k];
      if (!ops[k]) return VAL_NONE;
    }
    i.type = one;
    if (call) {
      Ty types[MAX_OPERANDS], fnty;
      for (uint32_t k = 0; k < s->n; k++) types[k] = ty(f, ops[k]);
      ops[s->n] = intrin_callee(f, call_intrinsic(f, v), one, types, s->n, &fnty);
    }
    e[l] = con_fold(&c->x, &i);
    if (!e[l] && l == s->at) e[l] = con_poison(&f->con, one);
    if (!e[l]) return VAL_NONE;
  }
  return con_agg(&f->con, t, e, lanes);
}
static bool scalarize(VecComb *c, Val v) {
  Fn *f = c->f;
  bool call = is_op(f, v, OP_CALL), cmp = is_op(f, v, OP_ICMP) || is_op(f, v, OP_FCMP);
  uint32_t n = call ? call_nargs(f, v) : nops(f, v);
  if (!call && !cmp && !is_bin(f, v) && !is_op(f, v, OP_FNEG)) return false;
  if (call && (!is_elementwise(call_intrinsic(f, v)) || call_rec(f, v)->nbundles)) return false;
  Inserted s;
  if (n > MAX_OPERANDS || !inserted(f, v, n, call, &s) || (cmp && is_condition_of_select(f, v))) return false;
  Ty t = ty(f, v), one = ty_scalar(f->m, t), of = cmp ? ty(f, arg(f, v, 0)) : t;
  uint32_t was = vc_cost(c, op(f, v), of) + s.taken * element_cost(c),
           is = vc_cost(c, op(f, v), ty_scalar(f->m, of)) + element_cost(c) + s.shared * element_cost(c);
  if (was < is) return false;
  ArenaMark mark = arena_mark(c->px->scratch);
  Val base = base_of(c, v, &s, call);
  arena_release(c->px->scratch, mark);
  if (!base) return false;
  for (uint32_t i = 0; i < n; i++)
    if (!s.scalar[i]) s.scalar[i] = fold_extractelement(&c->x, s.base[i], con_int(&f->con, TY_I64, s.at));
  Val r;
  if (call) r = fold_intrin(&c->x, call_intrinsic(f, v), flags(f, v) & F_FAST, one, s.scalar, n);
  else {
    InsView i = view_of(f, v, one, s.scalar);
    r = fold_view(&c->x, &i);
  }
  if (val_is_local(r) && (uint32_t)r >= c->before) name_like(f, r, v, STR(".scalar"));
  vc_replace(c, v, fold_insertelement(&c->x, base, r, con_int(&f->con, TY_I64, s.at)));
  stat_add(c->px, cmp ? ST_VC_SCALAR_CMPS : call ? ST_VC_SCALAR_CALLS : ST_VC_SCALAR_OPS, 1);
  return true;
}

/* ---- insertion among results of the same operation; casts ---- */
static bool insert_operands(VecComb *c, Val v) {
  Fn *f = c->f;
  Val a = arg(f, v, 0), b = arg(f, v, 1), i = arg(f, v, 2);
  uint32_t at;
  if (!val_is_local(a) || !val_is_local(b) || !is_bin(f, a) || op(f, a) != op(f, b) || !has_one_use(f, a) ||
      !has_one_use(f, b) || !is_lane(f, i, vc_lanes(f->m, ty(f, v)), &at))
    return false;
  Op o = op(f, a);
  if (vc_cost(c, o, ty(f, a)) + 2 * element_cost(c) >
      vc_cost(c, o, ty(f, a)) + vc_cost(c, o, ty(f, b)) + element_cost(c))
    return false;
  unsigned fl = flags(f, a) & flags(f, b);
  Val ops[2];
  for (uint32_t k = 0; k < 2; k++) ops[k] = fold_insertelement(&c->x, arg(f, a, k), arg(f, b, k), i);
  vc_replace(c, v, fold_bin(&c->x, o, fl, ops[0], ops[1]));
  return true;
}
static bool bits_of_casts(VecComb *c, Val v) {
  Fn *f = c->f;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  Op o = op(f, a);
  if (!val_is_local(a) || !val_is_local(b) || op(f, b) != o ||
      (o != OP_BITCAST && o != OP_TRUNC && o != OP_ZEXT && o != OP_SEXT))
    return false;
  Val x = arg(f, a, 0), y = arg(f, b, 0);
  Ty from = ty(f, x), to = ty(f, v);
  if (ty(f, y) != from || !ty_is_int_or_vec(f->m, from)) return false;
  if (o != OP_BITCAST && (!vc_lanes(f->m, from) || !vc_lanes(f->m, to))) return false;
  uint32_t cast = c->gpu ? vc_cost(c, o, to) : 1;
  if (vc_cost(c, op(f, v), from) + cast + !has_one_use(f, a) * cast + !has_one_use(f, b) * cast >
      vc_cost(c, op(f, v), to) + 2 * cast)
    return false;
  unsigned cut = flags(f, a) & flags(f, b),
           fl = flags(f, v) & (o == OP_TRUNC ? 0u : ~0u); /* what is cut off may meet */
  Val r = fold_bin(&c->x, op(f, v), fl, x, y);
  if (val_is_local(r) && (uint32_t)r >= c->before) name_like(f, r, v, STR(".inner"));
  vc_replace(c, v, fold_cast(&c->x, o, cut, r, to));
  return true;
}

/* ---- shuffles ---- */
static bool bitcast_of_shuffle(VecComb *c, Val v) {
  Fn *f = c->f;
  const Module *m = f->m;
  Val s = arg(f, v, 0);
  if (!is_op(f, s, OP_SHUFFLEVECTOR) || !has_one_use(f, s)) return false;
  Val x = arg(f, s, 0), y = arg(f, s, 1);
  Ty to = ty(f, v), from = ty(f, x);
  uint32_t n = vc_lanes(m, from), k = vc_lanes(m, to), mask[MAX_LANES], wide[MAX_LANES], len = vc_mask(f, s, mask);
  if (!n || !k || !len || !val_is_con(y) || !(con_is_undef(&f->con, y) || con_is_poison(&f->con, y))) return false;
  uint32_t a = (uint32_t)ty_size_bits(m, ty_scalar(m, from)), b = (uint32_t)ty_size_bits(m, ty_scalar(m, to));
  if (!b || (uint64_t)n * a % b || !(ty_is_int(m, ty_scalar(m, to)) || ty_is_fp(ty_scalar(m, to))) ||
      ty_is_ptr(m, ty_scalar(m, from)))
    return false;
  for (uint32_t i = 0; i < len; i++)
    if (mask[i] != VC_POISON && mask[i] >= n) mask[i] = VC_POISON; /* of y: undefined */
  if (b <= a) {
    if (a % b || (uint64_t)len * (a / b) != k) return false;
    uint32_t by = a / b;
    for (uint32_t i = 0; i < k; i++) wide[i] = mask[i / by] == VC_POISON ? VC_POISON : mask[i / by] * by + i % by;
  } else {
    if (b % a) return false;
    uint32_t by = b / a;
    if ((uint64_t)k * by != len) return false;
    for (uint32_t i = 0; i < k; i++) { /* whole elements of the new kind */
      wide[i] = VC_POISON;
      for (uint32_t j = 0; j < by; j++) {
        uint32_t e = mask[i * by + j];
        if (e == VC_POISON) continue;
        if (e % by != j || (wide[i] != VC_POISON && wide[i] != e / by)) return false;
        wide[i] = e / by;
      }
    }
  }
  Ty t = ty_vec(f->m, ty_scalar(m, to), (uint64_t)n * a / b, false);
  while (is_op(f, x, OP_BITCAST) && vc_lanes(m, ty(f, arg(f, x, 0)))) x = arg(f, x, 0);
  Val nothing = con_poison(&f->con, t);
  vc_replace(c, v, fold_shuffle(&c->x, fold_bitcast(&c->x, x, t), nothing, wide, k));
  stat_add(c->px, ST_VC_BITCASTS, 1);
  return true;
}
typedef struct Lane {
  Val vec;
  uint32_t at;
} Lane; /* vec VAL_NONE: poison */
/* Where lane `at` of v comes from, through shuffles and insertions of extracted elements. */
static Lane lane_of(const Fn *f, Val v, uint32_t at) {
  for (uint32_t step = 0; !at_cap(f->m, VECTOR_LANE, step); step++) {
    if (val_is_con(v)) return con_is_poison(&f->con, v) ? (Lane){VAL_NONE, 0} : (Lane){v, at};
    if (is_op(f, v, OP_SHUFFLEVECTOR)) {
      uint32_t n, k = vc_lanes(f->m, ty(f, arg(f, v, 0)));
      const uint32_t *mask = words_of(f, v, &n);
      if (!k || at >= n) return (Lane){v, at};
      if (mask[at] == VC_POISON) return (Lane){VAL_NONE, 0};
      at = mask[at];
      v = arg(f, v, at < k ? 0 : 1);
      at %= k;
      continue;
    }
    uint32_t i;
    if (!is_op(f, v, OP_INSERTELEMENT) || !is_lane(f, arg(f, v, 2), vc_lanes(f->m, ty(f, v)), &i)) return (Lane){v, at};
    if (i != at) {
      v = arg(f, v, 0);
      continue;
    }
    Val e = arg(f, v, 1);
    if (!is_op(f, e, OP_EXTRACTELEMENT) || !is_lane(f, arg(f, e, 1), vc_lanes(f->m, ty(f, arg(f, e, 0))), &i))
      return (Lane){v, at};
    v = arg(f, e, 0), at = i;
  }
  return (Lane){v, at};
}
/* All lanes of v are those of one vector, in their places. */
static bool is_there(VecComb *c, Val v) {
  Fn *f = c->f;
  uint32_t n = vc_lanes(f->m, ty(f, v));
  Val whole = VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Lane l = lane_of(f, v, i);
    if (!l.vec) continue;
    if (l.at != i || ty(f, l.vec) != ty(f, v) || l.vec == v || (whole && whole != l.vec)) return false;
    whole = l.vec;
  }
  if (!n || !whole) return false;
  vc_replace(c, v, whole);
  return true;
}
static bool is_for(const Fn *f, Val s, Val v) { /* v, and nothing else, uses s */
  FOR_EACH_USE(f, s, u)
    if (use_user(f, u) != v) return false;
  return true;
}
/* Shuffles of which v is the only user are done at once, where no more than two vectors of one type come together: of
 * both operands, or of one. */
static bool shuffle_of_shuffles(VecComb *c, Val v) {
  Fn *f = c->f;
  uint32_t mask[MAX_LANES], in[2][MAX_LANES], to[MAX_LANES], n = vc_mask(f, v, mask);
  uint32_t k = vc_lanes(f->m, ty(f, arg(f, v, 0)));
  bool is[2];
  if (!n || !k) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Val s = arg(f, v, i);
    is[i] = is_op(f, s, OP_SHUFFLEVECTOR) && is_for(f, s, v) && vc_lanes(f->m, ty(f, arg(f, s, 0))) &&
            vc_mask(f, s, in[i]);
  }
  for (uint32_t through = 3; through; through--) {
    if (((through & 1) && !is[0]) || ((through & 2) && !is[1])) continue;
    Val src[2] = {VAL_NONE, VAL_NONE};
    bool ok = true;
    for (uint32_t i = 0; i < n && ok; i++) {
      uint32_t w = mask[i] >= k, at = mask[i] % k;
      Val x = arg(f, v, w);
      to[i] = VC_POISON;
      if (mask[i] == VC_POISON) continue;
      if (through >> w & 1) {
        if (in[w][at] == VC_POISON) continue;
        uint32_t l = vc_lanes(f->m, ty(f, arg(f, x, 0)));
        at = in[w][at];
        x = arg(f, x, at >= l), at %= l;
      }
      if (val_is_con(x) && con_is_poison(&f->con, x)) continue;
      uint32_t j = 0;
      while (j < 2 && src[j] && src[j] != x) j++;
      if (j == 2 || (src[0] && ty(f, src[0]) != ty(f, x))) {
        ok = false;
        continue;
      }
      src[j] = x;
      to[i] = at + j * vc_lanes(f->m, ty(f, x));
    }
    if (!ok || !src[0] || (through != 3 && is[0] && is[1] && c->gpu)) continue;
    vc_replace(c, v, fold_shuffle(&c->x, src[0], src[1] ? src[1] : con_poison(&f->con, ty(f, src[0])), to, n));
    return true;
  }
  return false;
}
/* The shuffle of two results, used here only, is the result of shuffles: an operation less, which may leave the others
 * to meet. */
static bool shuffle_of_operations(VecComb *c, Val v) {
  Fn *f = c->f;
  Val a = arg(f, v, 0), b = arg(f, v, 1), r[2];
  uint32_t mask[MAX_LANES], n = vc_mask(f, v, mask);
  if (!n || !val_is_local(a) || !val_is_local(b) || a == b || !is_bin(f, a) || op(f, a) != op(f, b) ||
      !has_one_use(f, a) || !has_one_use(f, b) ||
      (op_info[op(f, a)].props & P_TRAP)) /* by an element that is poison now */
    return false;
  uint32_t one = vc_cost(c, op(f, a), ty(f, a));
  if (vc_cost(c, op(f, a), ty(f, v)) + 2 * element_cost(c) > 2 * one + element_cost(c)) return false;
  for (uint32_t i = 0; i < 2; i++) r[i] = fold_shuffle(&c->x, arg(f, a, i), arg(f, b, i), mask, n);
  vc_replace(c, v, fold_bin(&c->x, op(f, a), flags(f, a) & flags(f, b), r[0], r[1]));
  return true;
}

/* ---- the pass ---- */
static bool fold(VecComb *c, Val v) {
  Fn *f = c->f;
  Ty t = ty(f, v);
  Op o = op(f, v);
  c->before = f->nins;
  fold_at(&c->x, v);
  if (o == OP_STORE) return vc_store(c, v);
  if (!has_result(f, v) || !has_uses(f, v)) return false;
  bool fixed = vc_lanes(f->m, t) != 0, vec = fixed || ty_is_vec(f->m, t);
  if (vec && scalarize(c, v)) return true;
  switch (o) {
  case OP_LOAD: return vec && vc_load(c, v);
  case OP_INSERTELEMENT:
    return fixed && ((!c->gpu && vc_wide_load(c, v)) || insert_operands(c, v) || is_there(c, v) ||
                     (!c->gpu && vc_insert_extracted(c, v)));
  case OP_SHUFFLEVECTOR:
    return fixed && (is_there(c, v) || (!c->gpu && vc_longer_load(c, v)) || shuffle_of_operations(c, v) ||
                     shuffle_of_shuffles(c, v));
  case OP_BITCAST: return fixed && bitcast_of_shuffle(c, v);
  case OP_ICMP:
  case OP_FCMP: return !vec && !c->gpu && vc_extracted(c, v);
  case OP_AND:
  case OP_OR:
  case OP_XOR:
    if (bits_of_casts(c, v)) return true;
    break;
  default: break;
  }
  return !vec && !c->gpu && is_bin(f, v) && (vc_extracted(c, v) || vc_extracted_cmps(c, v));
}
Change pass_vector_combine(Fn *f, PassCtx *px) {
  VecComb c = {.f = f, .px = px, .x = pass_fold_ctx(f, px), .gpu = f->m->permissions != 0};
  const Dom *d = dom(f);
  bool changed = false;
  FoldHooks hooks = {.ask = known_ask, .made = made};
  c.x.hooks = &hooks, c.x.an = &c;
  FOR_EACH_BLK(f, b) {
    if (!dom_reachable(d, b)) continue;
    FOR_EACH_INS_SAFE(f, b, v) {
      if (is_trivially_dead(f, v)) vc_push(&c, v);
      else changed |= fold(&c, v);
    }
  }
  while (c.todo.n) {
    Val v = c.todo.p[--c.todo.n];
    c.queued.p[v] = 0;
    if (!blk_of(f, v) || !dom_reachable(d, blk_of(f, v))) continue;
    if (is_trivially_dead(f, v)) {
      erase(&c, v);
      changed = true;
    } else changed |= fold(&c, v);
  }
  vec_free(&c.todo), vec_free(&c.dead), vec_free(&c.queued);
  return changed ? CH_VAL | CH_MEM : CH_NONE;
}
