/* scev_cgp.c: "scev-cgp": addresses of accesses, rewritten from their closed expressions for as little arithmetic as
 * possible. Off by default (nv-disable-scev-cgp), as documented.
 *
 *   %x = zext i32 %tid.x to i64                          %1 = mul i32 %tid.y, %tid.z       one instruction each
 *   %y = zext i32 %tid.y to i64                          %2 = mul i32 %1, 48
 *   %z = zext i32 %tid.z to i64                     =>   %3 = add i32 %2, %tid.x
 *   %yz = mul i64 %y, %z                                 %4 = zext i32 %3 to i64           one multiply-add, which
 *   %m = mul i64 %yz, 48                                 %scevcgp_0 = getelementptr        extends and scales
 *   %i = add i64 %m, %x                                        i32, ptr %p, i64 %4
 *   %a = getelementptr i32, ptr %p, i64 %i
 *
 * Instruction level (do-scev-cgp). The offset of an address from the pointer at its bottom, less its constant, is
 * computed in 32 bits where its range says that it fits: thread indices have the bounds of the launch, or what
 * scev-cgp-tid-max-value says. The offset is divided by the power of two that all of it is a multiple of, which the
 * getelementptr multiplies in again. The constant goes on top, where accesses take it as an immediate.
 *
 * Function level (do-function-scev-cgp). Thread indices are taken as induction variables: what an address owes to
 * them, with the pointer, is a base; addresses of two different other parts or more share it. It is computed once, in
 * their common dominator (scev-cgp-idom-level-limit, scev-cgp-cross-block-limit), the parts are added.
 *
 * What is made is kept only where all that dies with it is dearer, by more than scev-cgp-check-latency, in
 * instructions of a GPU; else it goes again. Limits: expressions as deep as scev-cgp-inst-limit, scev-cgp-control
 * rewrites a function. do-scev-cgp-aggresively looks at every getelementptr and at twice that.
 *
 * Sound: address.h. A number that is in range where it is defined is what its low 32 bits extend to; they are a sum and
 * product of low 32 bits, whatever overflows above. The bounds of thread indices hold by the architecture or the
 * kernel's launch bounds. Four knobs take the user's word instead, all off: scev-cgp-tid-max-value below the real
 * bound, ignore-32-bit-overflow and ignore-signed-32-bit-overflow (docs/seed-deviations.md), while ignore-bad-base only
 * has bases looked at that are loaded or chosen. Nothing but arithmetic is made, no access moves.
 *
 * Cost: linear in addresses times the nodes of an expression. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/codegen/address.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/hash.h"
#include "support/knob.h"

enum { MAX_SCALE = 3 /* log2 */ };

typedef struct Access {
  Val v;
  Addr p;
  Sx base, rest; /* p.key: what it owes to thread indices, with its pointer, and the other part */
  uint32_t next; /* of one base: 1 + index */
} Access;
typedef struct Base {
  uint32_t first, last, n;
} Base;
typedef struct Cgp {
  AddrCtx a;
  VEC(Access) access;
  VEC(Base) base;
  VecU32 from, to; /* of the rewrite at hand: addresses and what is made for them */
  uint32_t *bases; /* by Blk: computed at its end */
  int64_t left, latency, tid_max, norm;
  uint32_t nodes, idom_limit, block_limit, narrowed, shared;
  bool aggressive, wrap_u, wrap_s, any_base, old_base, dump;
} Cgp;

/* ---- cost, in instructions ---- */
static bool wide(const Cgp *c, Val v) {
  Ty t = ty(c->a.f, v);
  return ty_is_ptr(c->a.f->m, t) ? sx_bits(c->a.s, sx_of(c->a.s, v)) > 32 : ty_bits(c->a.f->m, t) > 32;
}
static bool is_ext32(const Cgp *c, Val v) {
  const Fn *f = c->a.f;
  return val_is_local(v) && (is_op(f, v, OP_SEXT) || is_op(f, v, OP_ZEXT)) && ty_bits(f->m, ty(f, arg(f, v, 0))) <= 32;
}
static uint32_t cost_of(const Cgp *c, Val v) {
  const Fn *f = c->a.f;
  int64_t off;
  switch (op(f, v)) {
  case OP_GEP:
    if (gep_offset(f, v, &off)) return 0;
    return (wide(c, v) ? 2 : 1) * (nops(f, v) - 1) - (nops(f, v) == 2 && wide(c, v) && is_ext32(c, arg(f, v, 1)));
  case OP_ADD:
  case OP_SUB:
  case OP_OR:
  case OP_AND:
  case OP_XOR:
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: return wide(c, v) ? 2 : 1;
  case OP_MUL:
    if (!wide(c, v)) return 1;
    return is_ext32(c, arg(f, v, 0)) && (is_ext32(c, arg(f, v, 1)) || val_is_con(arg(f, v, 1))) ? 1 : 4;
  case OP_PHI: return 2;
  case OP_TRUNC:
  case OP_ZEXT: return 0;
  default: return 1;
  }
}
/* What has no other uses than the addresses of c->from, and those. */
static uint32_t dying_cost(const Cgp *c) {
  const Fn *f = c->a.f;
  Val dying[CAP_SCEV_CGP_DYING];
  uint32_t n = 0, cost = 0;
  for (uint32_t i = 0; i < c->from.n && !at_cap(f->m, SCEV_CGP_DYING, n); i++) dying[n++] = (Val)c->from.p[i];
  for (uint32_t i = 0; i < n; i++) {
    cost += cost_of(c, dying[i]);
    for (uint32_t k = 0; k < nops(f, dying[i]); k++) {
      Val o = arg(f, dying[i], k);
      if (!val_is_local(o) || is_arg(f, o) || is_op(f, o, OP_PHI) || !is_removable(f, o) || is_call(f, o)) continue;
      bool dies = !at_cap(f->m, SCEV_CGP_DYING, n);
      for (uint32_t j = 0; j < n && dies; j++) dies = dying[j] != o;
      uint32_t uses = 0;
      FOR_EACH_USE(f, o, u) {
        bool in = false;
        for (uint32_t j = 0; j < n && !in; j++) in = dying[j] == use_user(f, u);
        if (!in || at_cap(f->m, SCEV_CGP_USES, uses++)) dies = false;
        if (!dies) break;
      }
      if (dies) dying[n++] = o;
    }
  }
  return cost;
}
static uint32_t made_cost(const Cgp *c, uint32_t from) {
  uint32_t cost = 0;
  for (uint32_t i = from; i < c->a.e.made.n; i++) {
    Val v = (Val)c->a.e.made.p[i];
    if (op(c->a.f, v) != OP_NONE && blk_of(c->a.f, v)) cost += cost_of(c, v);
  }
  return cost;
}
/* Puts c->to in the place of c->from where that is cheaper; else what was made since e.made had `from` goes. */
static bool settle(Cgp *c, uint32_t from) {
  Fn *f = c->a.f;
  uint32_t made = made_cost(c, from), dying = dying_cost(c);
  bool pays = c->from.n && (int64_t)dying > (int64_t)made + c->latency;
  for (uint32_t i = 0; i < c->from.n; i++) {
    Val v = (Val)c->from.p[i], w = (Val)c->to.p[i];
    if (c->dump) sb_fmt(c->a.px->err, "  %u instructions for %u: %s\n", made, dying, pays ? "taken" : "left");
    if (!pays) continue;
    remark(c->a.px, SCEV_CGP_REWRITTEN, f, v, ra_val(v), ra_int(dying), ra_int(made));
    addr_take(&c->a, v, w);
  }
  c->from.n = c->to.n = 0;
  if (pays) {
    c->left--;
    return true;
  }
  expand_clean(&c->a.e, from);
  return false;
}
static void remember(Cgp *c, Val v) {
  vec_push(&c->a.e.made, (uint32_t)v);
  if (!c->a.e.made_first) c->a.e.made_first = v;
  c->a.changed = true;
}
/* w and the constant of the access. */
static void offer(Cgp *c, const Access *x, Val w) {
  Fn *f = c->a.f;
  if (x->p.off) {
    Bld k = bld_before(f, x->v);
    w = emit_ptradd(&k, 0, w, con_sint(&f->con, ty_index(f->m, ty(f, x->v)), x->p.off));
    remember(c, w);
  }
  vec_push(&c->from, (uint32_t)x->v);
  vec_push(&c->to, (uint32_t)w);
}

/* ---- 32 bits ---- */
typedef struct TidBound {
  Cgp *c;
  Sx from[CAP_SCEV_CGP_TIDS], to[CAP_SCEV_CGP_TIDS];
  uint32_t n;
} TidBound;
static bool bound_tid(Scev *s, Sx x, void *user) {
  TidBound *t = user;
  if (!sx_is(s, x, SXK_UNKNOWN) || at_cap(t->c->a.f->m, SCEV_CGP_TIDS, t->n)) return true;
  Val v = sx_val(s, x);
  if (!val_is_local(v) || is_arg(t->c->a.f, v)) return true;
  const SregInfo *r = intrinsic_sreg((IntrinsicId)call_intrinsic(t->c->a.f, v));
  if (!r || r->kind != SREG_TID) return true;
  t->from[t->n] = x;
  t->to[t->n++] = sx_minmax2(s, SXK_UMIN, x, sx_int(s, sx_type(s, x), t->c->tid_max - 1));
  return true;
}
/* The offset, an integer of 64 bits, is what its low 32 bits extend to, with zeros or copies of the sign. */
static bool fits(Cgp *c, Sx off, bool *sign) {
  Scev *s = c->a.s;
  TidBound t = {.c = c};
  if (c->tid_max) {
    sx_visit(s, off, bound_tid, &t);
    if (t.n) off = sx_rewrite(s, off, t.from, t.to, t.n);
  }
  Range u = sx_range_u(s, off), g = sx_range_s(s, off);
  if (!range_is_empty(u) && u.bits == 64 && range_umax(u) <= UINT32_MAX) return *sign = false, true;
  if (!range_is_empty(g) && g.bits == 64 && range_smin(g) >= INT32_MIN && range_smax(g) <= INT32_MAX)
    return *sign = true, true;
  if (c->wrap_u) return *sign = false, true;
  return *sign = true, c->wrap_s;
}
/* A number whose low bits are those of x / 2^by, for a sum of products that 2^by divides; SX_CNC: it is none. Modulo
 * 2^(64 - by) it is right whatever wraps. */
static Sx divided(Scev *s, Sx x, uint32_t by) {
  uint32_t n = sx_nops(s, x);
  Sx op[CAP_SCEV_CGP_TERMS];
  if (past_cap(sx_module(s), SCEV_CGP_TERMS, n)) return SX_CNC;
  switch (sx_kind(s, x)) {
  case SXK_CONST: {
    int64_t v = ap_get_i64(sx_ap(s, x));
    return v & (((int64_t)1 << by) - 1) ? SX_CNC : sx_int(s, sx_type(s, x), v >> by);
  }
  case SXK_ADD:
    for (uint32_t i = 0; i < n; i++)
      if ((op[i] = sx_is(s, sx_op(s, x, i), SXK_ADD) ? SX_CNC : divided(s, sx_op(s, x, i), by)) == SX_CNC)
        return SX_CNC;
    return sx_add(s, op, n, 0);
  case SXK_MUL:
    for (uint32_t i = 0; i < n; i++) op[i] = sx_op(s, x, i);
    if (!sx_is(s, op[0], SXK_CONST) || (op[0] = divided(s, op[0], by)) == SX_CNC) return SX_CNC;
    return sx_mul(s, op, n, 0);
  default: return SX_CNC;
  }
}
static bool narrow(Cgp *c, const Access *x) {
  Fn *f = c->a.f;
  Scev *s = c->a.s;
  static const Ty elements[MAX_SCALE + 1] = {TY_I8, TY_I16, TY_I32, TY_I64};
  Sx base = sx_ptr_base(s, x->p.key), off = sx_strip_base(s, x->p.key);
  bool sign;
  if (!sx_is(s, base, SXK_UNKNOWN) || sx_is(s, off, SXK_CNC) || sx_is(s, off, SXK_CONST) || sx_bits(s, off) != 64 ||
      ty_bits(f->m, sx_type(s, off)) != 64 || addr_in_loop(&c->a, off) || !fits(c, off, &sign))
    return false;
  uint32_t scale = sign ? 0 : sx_trailing_zeros(s, off);
  if (scale > MAX_SCALE) scale = MAX_SCALE;
  Sx q = off;
  while (scale && (q = divided(s, off, scale)) == SX_CNC) scale--;
  if (scale) off = q;
  Sx low = sx_trunc(s, off, TY_I32);
  if (c->dump) {
    sb_fmt(c->a.px->err, "scev-cgp: 32 bits, %s: ", sign ? "signed" : "unsigned");
    sx_print(s, low, c->a.px->err);
    sb_lit(c->a.px->err, "\n");
  }
  Val pointer = sx_val(s, base);
  if (!expand_safe(&c->a.e, low, x->v) || !expand_dom(&c->a.e, pointer, x->v)) return false;
  uint32_t from = c->a.e.made.n;
  Val n = expand_at(&c->a.e, low, x->v);
  Bld k = bld_before(f, x->v);
  Val e = emit_cast(&k, sign ? OP_SEXT : OP_ZEXT, 0, n, TY_I64);
  remember(c, e);
  Val w = emit_gep(&k, elements[scale], 0, pointer, &e, 1);
  remember(c, w);
  addr_name(&c->a, from, w);
  offer(c, x, w);
  expand_forget(&c->a.e);
  return settle(c, from);
}

/* ---- bases of thread indices ---- */
typedef struct Terms {
  Sx thread[CAP_SCEV_CGP_TERMS], other[CAP_SCEV_CGP_TERMS];
  uint32_t threads, others;
} Terms;
/* A term goes to the thread's sum or to the other one. */
static bool put_term(Cgp *c, Sx o, Terms *t) {
  if (at_cap(c->a.f->m, SCEV_CGP_TERMS, t->threads + t->others)) return false;
  if (!addr_in_loop(&c->a, o) && addr_of_thread(&c->a, o)) t->thread[t->threads++] = o;
  else t->other[t->others++] = o;
  return true;
}
/* A key is base, the pointer and what is the thread's, and rest. A product of a constant and a sum is taken apart, a
 * recurrence by its start. False: nothing of it is the thread's, or all. */
static bool split(Cgp *c, Access *x) {
  Scev *s = c->a.s;
  Sx rec = sx_affine(s, x->p.key) ? x->p.key : SX_NONE, t = rec ? sx_op(s, rec, 0) : x->p.key;
  Sx base = sx_ptr_base(s, x->p.key);
  if (!sx_is(s, t, SXK_ADD) || !sx_is(s, base, SXK_UNKNOWN)) return false;
  Val p = sx_val(s, base);
  bool good = val_is_con(p) || is_arg(c->a.f, p) || is_op(c->a.f, p, OP_ALLOCA) || is_op(c->a.f, p, OP_ADDRSPACECAST);
  if ((!good && !c->any_base) || !addr_of_thread(&c->a, t)) return false;
  Terms to;
  to.threads = to.others = 0;
  for (uint32_t i = 0, n = sx_nops(s, t); i < n; i++) {
    Sx o = sx_op(s, t, i);
    if (o == base) continue;
    if (ty_is_ptr(c->a.f->m, sx_type(s, o))) return false;
    bool scaled = sx_is(s, o, SXK_MUL) && sx_nops(s, o) == 2 && sx_is(s, sx_op(s, o, 0), SXK_CONST) &&
                  sx_is(s, sx_op(s, o, 1), SXK_ADD);
    if (!scaled) {
      if (!put_term(c, o, &to)) return false;
      continue;
    }
    Sx by = sx_op(s, o, 0), sum = sx_op(s, o, 1);
    for (uint32_t k = 0, m = sx_nops(s, sum); k < m; k++)
      if (!put_term(c, sx_mul2(s, by, sx_op(s, sum, k), 0), &to)) return false;
  }
  if (!to.threads || (!to.others && !rec)) return false;
  Sx thread = sx_add(s, to.thread, to.threads, 0);
  x->base = sx_add2(s, base, thread, 0);
  Sx other = to.others ? sx_add(s, to.other, to.others, 0) : sx_int(s, sx_type(s, thread), 0);
  x->rest = rec ? sx_addrec2(s, other, sx_step(s, rec), sx_loop(s, rec), 0) : other;
  return !sx_is(s, x->base, SXK_CNC) && !sx_is(s, x->rest, SXK_CNC);
}
static void group(Cgp *c) {
  IdSet by_base = {0};
  for (uint32_t i = 1; i <= c->access.n; i++) {
    Access *x = &c->access.p[i - 1];
    if (op(c->a.f, x->v) == OP_NONE || !has_uses(c->a.f, x->v) || !split(c, x)) continue;
    uint32_t h = hash_u32((uint32_t)x->base), slot = idset_first(&by_base, h), id;
    while ((id = by_base.slot[slot].id) != 0 && c->access.p[c->base.p[id - 1].first - 1].base != x->base)
      slot = idset_probe(&by_base, slot + 1, h);
    if (!id) {
      vec_push(&c->base, ((Base){.first = i}));
      id = c->base.n;
      idset_put(&by_base, slot, id, h);
    } else c->access.p[c->base.p[id - 1].last - 1].next = i;
    c->base.p[id - 1].last = i;
    c->base.p[id - 1].n++;
  }
  idset_free(&by_base);
}
static bool share(Cgp *c, const Base *g) {
  Fn *f = c->a.f;
  const Dom *d = c->a.d;
  const Access *x = &c->access.p[g->first - 1];
  Blk b = blk_of(f, x->v);
  uint32_t level = d->level[b];
  for (uint32_t i = x->next; i; i = c->access.p[i - 1].next) {
    Blk at = blk_of(f, c->access.p[i - 1].v);
    b = dom_common(d, b, at);
    if (d->level[at] < level) level = d->level[at];
  }
  bool has_top = blk_of(f, x->v) == b;
  if (c->dump) sb_fmt(c->a.px->err, "scev-cgp: a base of %u addresses\n", g->n);
  if (level - d->level[b] > c->idom_limit || !blk_has_place(f, b) || (!has_top && c->bases[b] >= c->block_limit))
    return false;
  Val top = has_top ? x->v : last_ins(f, b);
  uint32_t from = c->a.e.made.n;
  Val anchor = c->old_base ? expand_existing(&c->a.e, x->base, top) : VAL_NONE;
  if (anchor && !addr_reuse(&c->a, x->base, anchor)) anchor = VAL_NONE;
  if (!anchor && !(anchor = addr_make(&c->a, x->base, top))) return false;
  c->a.e.canonical = true;
  for (uint32_t i = g->first; i; i = c->access.p[i - 1].next) {
    x = &c->access.p[i - 1];
    if (!expand_safe(&c->a.e, x->rest, x->v)) continue;
    Val r = expand_at(&c->a.e, x->rest, x->v);
    Bld k = bld_before(f, x->v);
    Val w = emit_ptradd(&k, 0, anchor, r);
    remember(c, w);
    offer(c, x, w);
  }
  c->a.e.canonical = false;
  if (c->norm) addr_name(&c->a, from, anchor);
  expand_forget(&c->a.e);
  bool done = settle(c, from);
  if (done && !has_top) c->bases[b]++;
  return done;
}

/* ---- the function ---- */
static void collect(Cgp *c, int64_t skip) {
  Fn *f = c->a.f;
  uint8_t *seen = ARENA_ARRAY(c->a.px->scratch, uint8_t, f->nins);
  memset(seen, 0, f->nins);
  for (uint32_t i = 0; i < c->a.d->n; i++)
    FOR_EACH_INS(f, c->a.d->rpo[i], v) {
      Val p = c->aggressive && is_op(f, v, OP_GEP) ? v : address_of(f, v);
      Access x = {.v = p};
      if (!val_is_local(p) || !is_op(f, p, OP_GEP) || seen[p] || !dom_reachable(c->a.d, blk_of(f, p))) continue;
      seen[p] = 1;
      if (skip-- > 0 || !addr_parts(&c->a, p, c->nodes, &x.p) || sx_is(c->a.s, x.p.key, SXK_UNKNOWN)) continue;
      vec_push(&c->access, x);
    }
}
Change pass_scev_cgp(Fn *f, PassCtx *px) {
  const Knobs *k = px->knobs;
  bool whole = knob_bool(k, KNOB_DO_FUNCTION_SCEV_CGP), each = knob_bool(k, KNOB_DO_SCEV_CGP);
  if (knob_bool(k, KNOB_NV_DISABLE_SCEV_CGP) || !each) return CH_NONE;
  Cgp c = {.aggressive = knob_bool(k, KNOB_DO_SCEV_CGP_AGGRESIVELY),
           .left = knob_int(k, KNOB_SCEV_CGP_CONTROL),
           .latency = knob_int(k, KNOB_SCEV_CGP_CHECK_LATENCY),
           .tid_max = knob_int(k, KNOB_SCEV_CGP_TID_MAX_VALUE),
           .norm = knob_int(k, KNOB_SCEV_CGP_NORM),
           .nodes = (uint32_t)knob_int(k, KNOB_SCEV_CGP_INST_LIMIT),
           .idom_limit = (uint32_t)knob_int(k, KNOB_SCEV_CGP_IDOM_LEVEL_LIMIT),
           .block_limit = (uint32_t)knob_int(k, KNOB_SCEV_CGP_CROSS_BLOCK_LIMIT),
           .wrap_u = knob_bool(k, KNOB_IGNORE_32_BIT_OVERFLOW),
           .wrap_s = knob_bool(k, KNOB_IGNORE_SIGNED_32_BIT_OVERFLOW),
           .any_base = knob_bool(k, KNOB_IGNORE_BAD_BASE),
           .old_base = knob_bool(k, KNOB_SCEV_CGP_OLD_BASE),
           .dump = knob_bool(k, KNOB_DUMP_SCEV_CGP)};
  if (c.aggressive) c.nodes *= 2;
  addr_begin(&c.a, f, px);
  c.bases = ARENA_ARRAY(px->scratch, uint32_t, f->nblk);
  memset(c.bases, 0, f->nblk * sizeof *c.bases);
  collect(&c, knob_int(k, KNOB_TOPO_SORT_BEGIN));
  if (whole) {
    group(&c);
    for (uint32_t i = 0; i < c.base.n && c.left; i++)
      if (c.base.p[i].n > 1) c.shared += share(&c, &c.base.p[i]);
  }
  for (uint32_t i = 0; i < c.access.n && c.left; i++)
    if (op(f, c.access.p[i].v) != OP_NONE && has_uses(f, c.access.p[i].v)) c.narrowed += narrow(&c, &c.access.p[i]);
  if (!c.left)
    remark(px, CAP_SCEV_CGP, f, VAL_NONE, ra_z("scev-cgp-control"), ra_int(knob_int(k, KNOB_SCEV_CGP_CONTROL)));
  stat_add(px, ST_SCEV_CGP_NARROWED, c.narrowed);
  stat_add(px, ST_SCEV_CGP_SHARED, c.shared);
  vec_free(&c.access);
  vec_free(&c.base);
  vec_free(&c.from);
  vec_free(&c.to);
  bool changed = addr_end(&c.a);
  if (knob_bool(k, KNOB_PRINT_AFTER_SCEV_CGP)) addr_dump(&c.a, "IR Dump After SCEV-CGP");
  return changed ? CH_VAL : CH_NONE;
}
