/* dependence.c: dependence of two accesses: levels, subscripts, which test for which pair, printing. Contract:
 * dependence.h; the tests are in dependence_tests.c. */
#include "analysis/cfg/flow.h"
#include "analysis/cfg/dom.h"
#include "analysis/scev/dependence_int.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/text/text.h"
#include "support/knob.h"

/* ---- levels ---- */

static uint32_t outermost(const Loops *l, uint32_t loop) {
  while (l->loop[loop].parent) loop = l->loop[loop].parent;
  return loop;
}
static uint32_t depth(const Loops *l, uint32_t loop) { return loop ? l->loop[loop].depth : 0; }
/* Numbers of loops: common ones by depth; then those around src alone by depth; then those around dst alone. */
uint32_t da_level(const Da *d, uint32_t loop, bool is_src) {
  uint32_t n = d->l->loop[loop].depth;
  return is_src || n <= d->common ? n : n - d->common + d->src_levels;
}
/* As a number without sign x is less than half of what type t holds. */
static bool fits_signed(Da *d, Sx x, Ty t) {
  if (sx_bits(d->s, x) > 64) return false;
  Range r = sx_range_u(d->s, x);
  return !range_is_empty(r) && !(range_umax(r) >> (ty_bits(d->f->m, t) - 1));
}
Sx da_upper_bound(Da *d, uint32_t loop, Ty t) {
  Sx n = sx_backedge_count(d->s, loop);
  if (n == SX_CNC || !sx_invariant(d->s, n, loop) || !fits_signed(d, sx_apply_guards(d->s, loop, n), t)) return SX_NONE;
  return sx_trunc_or_zext(d->s, n, t);
}
static bool same_space(Da *d, uint32_t a, uint32_t b) { /* equal depth and number of rounds */
  if (a == b) return true;
  if (depth(d->l, a) != depth(d->l, b) || !loop_latch(d->f, d->l, a) || !loop_latch(d->f, d->l, b)) return false;
  Sx na = sx_backedge_count(d->s, a), nb = sx_backedge_count(d->s, b);
  if (na == SX_CNC || nb == SX_CNC || !sx_invariant(d->s, na, a) || !sx_invariant(d->s, nb, b)) return false;
  Ty t = sx_bits(d->s, na) >= sx_bits(d->s, nb) ? sx_type(d->s, na) : sx_type(d->s, nb);
  nb = sx_trunc_or_zext(d->s, nb, t), na = sx_trunc_or_zext(d->s, na, t);
  return sx_is_known_pred(d->s, ICMP_EQ, na, nb);
}
static void nesting(Da *d, uint32_t src, uint32_t dst) {
  const Loops *l = d->l;
  uint32_t ns = depth(l, src), nd = depth(l, dst);
  d->src_levels = ns;
  d->max_levels = ns + nd;
  d->same = 0;
  for (; ns > nd; ns--) src = l->loop[src].parent;
  for (; nd > ns; nd--) dst = l->loop[dst].parent;
  for (; src != dst; ns--) {
    d->same = same_space(d, src, dst) ? d->same + 1 : 0;
    src = l->loop[src].parent;
    dst = l->loop[dst].parent;
  }
  d->common = ns;
  d->max_levels -= ns;
}

/* ---- subscripts ---- */

typedef enum PairKind { PAIR_ZIV, PAIR_SIV, PAIR_RDIV, PAIR_MIV, PAIR_NONLINEAR } PairKind;
typedef struct Pair {
  Sx src, dst;
  uint64_t loops;
  bool address; /* the whole offset, as the address has it */
  bool bytes;   /* and in bytes */
} Pair;

static bool invariant_in_nest(Da *d, Sx x, uint32_t loop) {
  return !loop || sx_invariant(d->s, x, outermost(d->l, loop));
}
/* x is a sum of recurrences of the loops around, with steps that do not change in them: their levels. */
static bool linear(Da *d, Sx x, uint32_t loop, bool is_src, uint64_t *levels) {
  while (sx_is(d->s, x, SXK_ADDREC)) {
    uint32_t of = sx_loop(d->s, x);
    if (!loop || !loop_contains(d->l, of, loop)) return false;
    if (!invariant_in_nest(d, sx_step(d->s, x), loop)) return false;
    *levels |= 1ull << da_level(d, of, is_src);
    x = sx_op(d->s, x, 0);
  }
  return invariant_in_nest(d, x, loop);
}
static PairKind classify(Da *d, Pair *p) {
  uint64_t a = 0, b = 0;
  if (!linear(d, p->src, d->src_loop, true, &a) || !linear(d, p->dst, d->dst_loop, false, &b)) return PAIR_NONLINEAR;
  p->loops = a | b;
  int n = __builtin_popcountll(p->loops), na = __builtin_popcountll(a), nb = __builtin_popcountll(b);
  return n == 0 ? PAIR_ZIV : n == 1 ? PAIR_SIV : n == 2 && (!na || !nb || (na == 1 && nb == 1)) ? PAIR_RDIV : PAIR_MIV;
}
/* Does x, a sum of recurrences, take the value that mathematics gives it, as a signed number, in every round? By
 * flags or by bounds. */
static bool exact(Da *d, Sx x) {
  Scev *s = d->s;
  Sx y = x;
  while (sx_is(s, y, SXK_ADDREC) && (sx_flags(s, y) & SX_NSW)) y = sx_op(s, y, 0);
  if (!sx_is(s, y, SXK_ADDREC)) return true;
  __int128 lo = 0, hi = 0, lim = (__int128)1 << (sx_bits(s, x) - 1);
  for (; sx_is(s, x, SXK_ADDREC); x = sx_op(s, x, 0)) {
    Sx n = sx_backedge_max(s, sx_loop(s, x));
    if (n == SX_CNC || !fits_signed(d, n, TY_I64)) return false;
    Range r = sx_range_s(s, sx_step(s, x));
    __int128 rounds = (__int128)ap_get_u64(sx_ap(s, n)), a = range_smin(r) * rounds, b = range_smax(r) * rounds;
    if (a < 0) lo += a;
    if (b > 0) hi += b;
    if (lo < -lim || hi >= lim) return false;
  }
  Range r = sx_range_s(s, x);
  return lo + range_smin(r) >= -lim && hi + range_smax(r) < lim;
}
/* The one recurrence of both sides, which may wrap, has another value in every round: it does not come round within
 * the loop. */
static bool never_repeats(Da *d, const Pair *p) {
  Scev *s = d->s;
  if (p->src != p->dst || !sx_is(s, p->src, SXK_ADDREC) || !sx_affine(s, p->src) ||
      !sx_is(s, sx_op(s, p->src, 1), SXK_CONST))
    return false;
  Sx n = sx_backedge_max(s, sx_loop(s, p->src));
  Ap a = sx_ap(s, sx_op(s, p->src, 1));
  return sx_is(s, n, SXK_CONST) && !ap_is_zero(a) && ap_active_bits(sx_ap(s, n)) <= sx_bits(s, p->src) - ap_ctz(a);
}
/* v runs in every round of every loop that x moves in, up to the last round it runs in at all. Then its address does
 * not wrap, whatever x's flags say: it stays inside one object, which is smaller than half of the address space, so
 * that the step of a round is a step in numbers. */
static bool every_round(Da *d, Val v, Sx x) {
  for (; sx_is(d->s, x, SXK_ADDREC); x = sx_op(d->s, x, 0)) {
    Blk latch = loop_latch(d->f, d->l, sx_loop(d->s, x));
    if (!latch || !dom_blk(flow_dom(d->f), blk_of(d->f, v), latch)) return false;
  }
  return true;
}
/* access is A[i] with i stepping by b: the bytes i * size are exact (nusw), so that they stand still only where b is
 * 0. A product b * size by itself may be 0 in its width. */
bool da_index_moves(Da *d, Val access, uint32_t loop) {
  const Fn *f = d->f;
  Val p = arg(f, access, is_op(f, access, OP_STORE) ? 1 : 0);
  if (!d->whole || !is_op(f, p, OP_GEP) || nops(f, p) != 2 || !(flags(f, p) & (F_INBOUNDS | F_NUSW))) return false;
  Sx i = sx_of(d->s, arg(f, p, 1));
  if (!sx_is(d->s, i, SXK_ADDREC) || !sx_affine(d->s, i) || sx_loop(d->s, i) != loop || !every_round(d, access, i))
    return false;
  return sx_known_nonzero(d->s, sx_apply_guards(d->s, loop, sx_op(d->s, i, 1)));
}
static void unify_types(Da *d, Pair *p) {
  Ty t = sx_bits(d->s, p->src) >= sx_bits(d->s, p->dst) ? sx_type(d->s, p->src) : sx_type(d->s, p->dst);
  p->src = sx_trunc_or_sext(d->s, p->src, t);
  p->dst = sx_trunc_or_sext(d->s, p->dst, t);
}
/* Both extended in the same way: what is inside is equal when they are. */
static void strip_extensions(Da *d, Pair *p) {
  SxKind k = sx_kind(d->s, p->src);
  if ((k != SXK_ZEXT && k != SXK_SEXT) || sx_kind(d->s, p->dst) != k) return;
  Sx a = sx_op(d->s, p->src, 0), b = sx_op(d->s, p->dst, 0);
  if (sx_type(d->s, a) == sx_type(d->s, b)) {
    p->src = a;
    p->dst = b;
    p->address = p->bytes = false;
  }
}
static uint32_t split(Da *d, Val src, Val dst, Sx ps, Sx pd, Pair *p) {
  Scev *s = d->s;
  Fn *f = d->f;
  const Knobs *k = f->m->ctx->knobs;
  if (!knob_bool(k, KNOB_DA_DELINEARIZE)) return 1;
  ps = sx_at_scope(s, ps, d->src_loop);
  pd = sx_at_scope(s, pd, d->dst_loop);
  Sx base = sx_ptr_base(s, ps);
  if (!sx_is(s, base, SXK_UNKNOWN) || base != sx_ptr_base(s, pd)) return 1;
  bool check = !knob_bool(k, KNOB_DA_DISABLE_DELINEARIZATION_CHECKS);
  Sx os = sx_minus(s, ps, base, 0), od = sx_minus(s, pd, base, 0);
  if (os == SX_CNC || od == SX_CNC) return 1;
  Sx es = sx_elem_size(f, s, src, sx_type(s, os)), ed = sx_elem_size(f, s, dst, sx_type(s, od));
  if (es != ed) return 1;
  DelinKnown ka = delin_known(d->memo, f, s, os, es), kb = delin_known(d->memo, f, s, od, ed);
  Delin a = ka.fixed, b = kb.fixed;
  bool ok = ka.fixed_ok && kb.fixed_ok && a.nsize == b.nsize && memcmp(a.size, b.size, a.nsize * sizeof *a.size) == 0 &&
            (!check || (ka.fixed_valid && kb.fixed_valid));
  if (!ok) {
    if (!sx_affine(s, os) || !sx_affine(s, od)) return 1;
    DelinTerms t = ka.terms;
    for (uint32_t i = 0; i < kb.terms.n && !at_cap(sx_module(s), DELIN_TERMS, t.n); i++) t.t[t.n++] = kb.terms.t[i];
    delin_sizes(s, &t, es, &a);
    b = a;
    ok = delin_subscripts(s, os, &a) && delin_subscripts(s, od, &b) && a.nsub >= 2 && a.nsub == b.nsub &&
         (!check || (delin_valid(f, s, &a) && delin_valid(f, s, &b)));
  }
  if (!ok) return 1;
  for (uint32_t i = 0; i < a.nsub; i++) {
    p[i] = (Pair){.src = a.sub[i], .dst = b.sub[i], .address = a.nsub == 1 /* counted in elements */};
    unify_types(d, &p[i]);
  }
  return a.nsub;
}

/* ---- a pair of accesses ---- */

static bool plain(const Fn *f, Val v) {
  return (is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE)) && !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED;
}
static Val pointer(const Fn *f, Val v) { return arg(f, v, is_op(f, v, OP_STORE) ? 1 : 0); }
typedef enum Objects { OBJ_APART, OBJ_SAME, OBJ_UNKNOWN } Objects;
static Objects objects(Da *d, MemLoc a, MemLoc b) {
  Val oa = alias_object(d->f, a.ptr), ob = alias_object(d->f, b.ptr);
  a.kind = b.kind = LOC_ANY;
  if (alias_across(d->aa, a, b) == ALIAS_NO) return OBJ_APART;
  if (oa == ob) return OBJ_SAME;
  return is_identified_object(d->f, oa) && is_identified_object(d->f, ob) ? OBJ_APART : OBJ_UNKNOWN;
}
/* x is a multiple of n bytes; what cannot be told is assumed where that is allowed. */
static bool multiple_of(Da *d, Sx x, uint64_t n, Dep *out) {
  Scev *s = d->s;
  if (n == 0) return false;
  if (n == 1) return true;
  if (sx_is(s, x, SXK_ADDREC) && sx_affine(s, x)) {
    Sx step = sx_op(s, x, 1), start = sx_op(s, x, 0);
    return multiple_of(d, start, n, out) && multiple_of(d, step, n, out);
  }
  Sx rest = sx_urem(s, x, sx_int(s, sx_type(s, x), (int64_t)n));
  if (sx_is(s, rest, SXK_CONST)) return sx_is_zero(s, rest);
  Sx zero = sx_int(s, sx_type(s, x), 0);
  for (uint32_t i = 0; i < out->npred; i++)
    if (out->pred[i].pred == ICMP_EQ && out->pred[i].a == rest && out->pred[i].b == zero) return true;
  return da_assume(d, out, ICMP_EQ, rest, zero);
}
bool da_assume(Da *d, Dep *out, Pred p, Sx a, Sx b) {
  if (!d->assume || at_cap(d->f->m, DEPENDENCE_PREDICATES, out->npred)) return false;
  out->pred[out->npred++] = (DepPred){p, a, b};
  return true;
}
static bool confuse(Dep *out) {
  out->npred = 0;
  out->confused = true;
  out->consistent = false;
  return true;
}

static bool depends_on(Da *d, Val src, Val dst, Dep *out) {
  Fn *f = d->f;
  Scev *s = d->s;
  *out = (Dep){.src = src, .dst = dst};
  MemLoc ls, ld;
  if (!plain(f, src) || !plain(f, dst) || !mem_loc(f, src, &ls) || !mem_loc(f, dst, &ld)) return confuse(out);
  switch (objects(d, ls, ld)) {
  case OBJ_APART: return false;
  case OBJ_UNKNOWN: return confuse(out);
  case OBJ_SAME: break;
  }
  if (ls.kind != LOC_PRECISE || ld.kind != LOC_PRECISE || ls.bytes != ld.bytes || ls.scalable || ld.scalable)
    return confuse(out);
  Sx ps = sx_of(s, pointer(f, src)), pd = sx_of(s, pointer(f, dst)), base = sx_ptr_base(s, ps);
  d->src_loop = loop_of(d->l, blk_of(f, src));
  d->dst_loop = loop_of(d->l, blk_of(f, dst));
  if (past_cap(d->f->m, DEPENDENCE_LEVELS, depth(d->l, d->src_loop) + depth(d->l, d->dst_loop))) return confuse(out);
  if (base != sx_ptr_base(s, pd) || !invariant_in_nest(d, base, d->src_loop) ||
      !invariant_in_nest(d, base, d->dst_loop))
    return confuse(out);
  Sx os = sx_minus(s, ps, base, 0), od = sx_minus(s, pd, base, 0);
  if (os == SX_CNC || od == SX_CNC || sx_bits(s, os) > 64) return confuse(out);
  if (!multiple_of(d, os, ls.bytes, out) || !multiple_of(d, od, ld.bytes, out)) return confuse(out);

  Pair pair[CAP_DELIN_DIMENSIONS + 1] = {{.src = os, .dst = od, .address = true, .bytes = true}};
  uint32_t n = split(d, src, dst, ps, pd, pair);
  nesting(d, d->src_loop, d->dst_loop);
  d->common += d->same;
  d->max_levels -= d->same;
  for (uint32_t i = 0; i < n && d->same; i++) {
    Pair p = pair[i];
    PairKind k = classify(d, &p);
    if (k == PAIR_ZIV || k == PAIR_SIV || k == PAIR_RDIV) continue;
    d->common -= d->same; /* the tests for more loops do not know of fused ones */
    d->max_levels += d->same;
    d->same = 0;
  }
  out->consistent = true;
  out->loop_independent = src != dst;
  for (uint32_t i = 0; i < d->common; i++) out->level[i] = (DepLevel){.dir = DEP_ALL, .scalar = true};
  uint64_t all = 0;
  for (uint32_t i = 0; i < n; i++) {
    Pair *p = &pair[i];
    strip_extensions(d, p);
    PairKind k = classify(d, p);
    if (k != PAIR_NONLINEAR && p->bytes && da_apart_in_object(d, p->src, p->dst, ls.bytes, out)) return false;
    d->whole = p->address;
    d->address = k != PAIR_NONLINEAR && !(exact(d, p->src) && exact(d, p->dst));
    if (d->address && !(p->address && every_round(d, src, p->src) && every_round(d, dst, p->dst)) &&
        !(k == PAIR_SIV && never_repeats(d, p)))
      k = PAIR_NONLINEAR;
    bool apart = false;
    switch (k) {
    case PAIR_NONLINEAR:
      p->loops = 0;
      for (int side = 0; side < 2; side++)
        for (uint32_t x = side ? d->dst_loop : d->src_loop; x; x = d->l->loop[x].parent)
          if (depth(d->l, x) <= d->common && !sx_invariant(s, side ? p->dst : p->src, x))
            p->loops |= 1ull << depth(d->l, x);
      out->consistent = false;
      break;
    case PAIR_ZIV: apart = da_test_ziv(d, p->src, p->dst, out); break;
    case PAIR_SIV: apart = da_test_siv(d, p->src, p->dst, out); break;
    case PAIR_RDIV: apart = da_test_rdiv(d, p->src, p->dst, out); break;
    case PAIR_MIV: apart = da_test_miv(d, p->src, p->dst, p->loops, out); break;
    }
    if (apart) return false;
    all |= p->loops;
  }
  for (uint32_t i = 1; i <= d->common; i++) {
    DepLevel *e = &out->level[i - 1];
    if (all >> i & 1) e->scalar = false;
    if (e->dir == DEP_EQ && !e->distance) e->distance = sx_int(s, sx_type(s, os), 0);
  }
  out->nlevel = (uint8_t)(d->common - d->same);
  out->nsame = (uint8_t)d->same;
  if (d->same) out->consistent = false;
  bool all_equal = true;
  for (uint32_t i = 0; i < out->nlevel; i++) {
    if (!(out->level[i].dir & DEP_EQ)) out->loop_independent = false;
    all_equal &= out->level[i].dir == DEP_EQ;
  }
  return src != dst || !all_equal || out->npred; /* an access depends on itself only in another round */
}
bool depends_among(Fn *f, DelinMemo *memo, Val src, Val dst, bool assume, Dep *out) {
  Da d = {.f = f, .s = scev(f), .aa = alias_of(f), .l = flow_loops(f), .memo = memo, .assume = assume};
  return depends_on(&d, src, dst, out);
}

/* ---- printing ---- */

static void print_vector(const Scev *s, const Dep *e, uint32_t n, FnText *t) {
  StrBuf *out = fn_text_out(t);
  sb_ch(out, '[');
  for (uint32_t i = 0; i < n; i++) {
    const DepLevel *v = &e->level[i];
    if (i) sb_ch(out, ' ');
    if (v->peel_first) sb_ch(out, 'p');
    if (v->distance) sx_text(s, v->distance, t);
    else if (v->scalar) sb_ch(out, 'S');
    else if (v->dir == DEP_ALL) sb_ch(out, '*');
    else sb_fmt(out, "%s%s%s", v->dir & DEP_LT ? "<" : "", v->dir & DEP_EQ ? "=" : "", v->dir & DEP_GT ? ">" : "");
    if (v->peel_last) sb_ch(out, 'p');
  }
  sb_cz(out, e->loop_independent ? "|<]" : "]");
}
static void print_dep(const Fn *f, const Scev *s, const Dep *e, FnText *t) {
  StrBuf *out = fn_text_out(t);
  if (e->confused) {
    sb_lit(out, "confused!\n");
    return;
  }
  bool rd = may_read(f, e->dst), ws = may_write(f, e->src);
  sb_fmt(out, "%s%s ", e->consistent ? "consistent " : "", ws && rd ? "flow" : ws ? "output" : rd ? "input" : "anti");
  print_vector(s, e, e->nlevel, t);
  if (e->nsame) {
    sb_fmt(out, " / assuming %u loop level(s) fused:  ", e->nsame);
    print_vector(s, e, e->nlevel + e->nsame, t);
  }
  sb_lit(out, "!\n");
  if (e->npred) sb_lit(out, "  Runtime Assumptions:\n");
  for (uint32_t i = 0; i < e->npred; i++) {
    bool eq = e->pred[i].pred == ICMP_EQ;
    sb_cz(out, eq ? "  Equal predicate: " : "  Compare predicate: ");
    sx_text(s, e->pred[i].a, t);
    sb_cz(out, eq ? " == " : " ne) "); /* the bracket is opt's */
    sx_text(s, e->pred[i].b, t);
    sb_ch(out, '\n');
  }
}
/* out NULL: without text. */
static void every_pair(Fn *f, StrBuf *out) {
  VEC(Val) at = {0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (touches_mem(f, v)) vec_push(&at, v);
  DelinMemo memo = {0};
  Da d = {.f = f, .s = scev(f), .aa = alias_of(f), .l = flow_loops(f), .memo = &memo, .assume = true};
  FnText *t = fn_text_new_alone(f, out); /* numbers the function once */
  for (uint32_t i = 0; i < at.n; i++)
    for (uint32_t k = i; k < at.n; k++) {
      Dep e;
      if (!out) {
        depends_on(&d, at.p[i], at.p[k], &e);
        continue;
      }
      sb_lit(out, "Src:");
      fn_text_ins(t, at.p[i]);
      sb_lit(out, " --> Dst:");
      fn_text_ins(t, at.p[k]);
      sb_lit(out, "\n  da analyze - ");
      if (depends_on(&d, at.p[i], at.p[k], &e)) print_dep(f, d.s, &e, t);
      else sb_lit(out, "none!\n");
    }
  fn_text_free(t);
  delin_memo_free(&memo);
  vec_free(&at);
}
void dependence_all(Fn *f) { every_pair(f, NULL); }
void print_dependence(Fn *f, StrBuf *out) {
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis 'Dependence Analysis' for function '%.*s':\n", (int)name.n, name.p);
  every_pair(f, out);
}
