/* sem.c: what integer, vector and aggregate operations mean on lanes; floats are in sem_fp.c, intrinsics in
 * sem_intrin.c. The model of poison and undef is in sem.h. Source: LangRef, section by section ("Poison Values",
 * "Undefined Values", "Binary Operations", "Conversion Operations", "freeze"). Caps: SEM_MAX_LANES lanes a value,
 * SEM_MAX_DEPTH levels of nested types; beyond that a shape is `bad`.
 */
#include "support/random.h"
#include "tools/sem/sem.h"
#include "tools/sem/sem_fp.h"

/* ---- shapes ---- */
void sem_enter(SemCtx *c, Module *m, Arena *a) {
  *c = (SemCtx){.m = m, .arena = a};
  for (uint32_t i = 0; i < m->datalayout.n; i++)
    if (m->datalayout.p[i] == 'E' && (i == 0 || m->datalayout.p[i - 1] == '-')) c->big = true;
}

static SemTy scalar_ty(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  switch (r->kind) {
  case TK_INT: return (SemTy){SC_INT, 0, r->n};
  case TK_PTR: return (SemTy){SC_PTR, (uint8_t)u32_min(r->n, SEM_SPACES), ptr_bits(m, r->n)};
  default:
    if (ty_is_fp(t)) {
      FpKind k = fp_kind_of(t);
      return (SemTy){SC_FP, (uint8_t)k, fp_width(k)};
    }
    return (SemTy){SC_OTHER, 0, 64};
  }
}

static const SemShape *shape_make(SemCtx *c, Ty t, unsigned depth);
static const SemShape *shape_get(SemCtx *c, Ty t, unsigned depth) {
  if ((uint32_t)t >= c->nshape) {
    uint32_t n = u32_max((uint32_t)t + 1, ty_count(c->m));
    SemShape **s = ARENA_ZARRAY(c->arena, SemShape *, n);
    if (c->nshape) memcpy(s, c->shape, c->nshape * sizeof *s);
    c->shape = s;
    c->nshape = n;
  }
  if (!c->shape[t]) {
    const SemShape *s = shape_make(c, t, depth);
    c->shape[t] = (SemShape *)(uintptr_t)s;
  }
  return c->shape[t];
}
const SemShape *sem_shape(SemCtx *c, Ty t) { return shape_get(c, t, 0); }

static const SemShape *shape_make(SemCtx *c, Ty t, unsigned depth) {
  const Module *m = c->m;
  SemShape *s = ARENA_NEW(c->arena, SemShape);
  TyKind k = ty_kind(m, t);
  if (k != TK_VECTOR && k != TK_ARRAY && k != TK_STRUCT) {
    s->s = scalar_ty(m, t);
    s->n = k == TK_VOID ? 0 : 1;
    SemTy *leaf = ARENA_NEW(c->arena, SemTy);
    *leaf = s->s;
    s->leaf = leaf;
    s->off = ARENA_NEW(c->arena, uint64_t);
    if (k == TK_FUNC || k == TK_LABEL) s->bad = true;
    if (ty_is_sized(m, t)) s->store_size = ty_store_size(m, t);
    return s;
  }
  const TypeRec *r = ty_rec(m, t);
  if (depth > SEM_MAX_DEPTH || (r->flags & (TYF_SCALABLE | TYF_OPAQUE)) || !ty_is_sized(m, t)) return s->bad = true, s;
  uint64_t nelem = k == TK_STRUCT ? r->n : r->count, n = 0;
  if (nelem > SEM_MAX_LANES) return s->bad = true, s;
  s->nelem = (uint32_t)nelem;
  s->store_size = ty_store_size(m, t);
  uint32_t *first = ARENA_ARRAY(c->arena, uint32_t, nelem + 1);
  for (uint32_t i = 0; i < nelem; i++) {
    const SemShape *e = shape_get(c, k == TK_STRUCT ? r->elem[i] : r->elem[0], depth + 1);
    first[i] = (uint32_t)n;
    n += e->n;
    if (e->bad || n > SEM_MAX_LANES) return s->bad = true, s;
  }
  first[nelem] = (uint32_t)n;
  if (k != TK_STRUCT) s->elem = r->elem[0];
  SemTy *leaf = ARENA_ARRAY(c->arena, SemTy, n ? n : 1);
  uint64_t *off = ARENA_ARRAY(c->arena, uint64_t, n ? n : 1);
  leaf[0] = (SemTy){SC_OTHER, 0, 64};
  for (uint32_t i = 0; i < nelem; i++) {
    Ty et = k == TK_STRUCT ? r->elem[i] : r->elem[0];
    const SemShape *e = shape_get(c, et, depth + 1);
    uint64_t base = k == TK_STRUCT  ? ty_field_offset(m, t, i) * 8
                    : k == TK_ARRAY ? i * ty_alloc_size(m, et) * 8
                                    : i * ty_size_bits(m, et);
    for (uint32_t j = 0; j < e->n; j++) {
      leaf[first[i] + j] = e->leaf[j];
      off[first[i] + j] = base + e->off[j];
    }
    if (k == TK_ARRAY || k == TK_STRUCT) s->packed_bits |= e->packed_bits;
    else if (e->s.bits % 8) s->packed_bits = true;
  }
  s->n = (uint32_t)n;
  s->leaf = leaf;
  s->off = off;
  s->first = first;
  s->s = leaf[0];
  return s;
}

/* ---- lanes ---- */
uint64_t sem_choose(SemCtx *c, SemTy t) {
  if (!c->rng) return 0;
  uint64_t x = random_next(&c->rng);
  if (!c->rng) c->rng = 1;
  return (x & 3) ? x & mask64(t.bits) : 0;
}
Lane lane_of_ap(Ap a) {
  Lane l = {.state = LS_VAL};
  if (a.bits <= 64) l.u = a.u;
  else l.w = a.w;
  return l;
}
Ap lane_ap(SemTy t, Lane l) {
  Ap a = {.bits = t.bits};
  if (t.bits <= 64) a.u = l.u;
  else a.w = l.w;
  return a;
}
Lane lane_undef(SemCtx *c, SemTy t) {
  Lane l = lane_of_ap(ap_u64(c->arena, t.bits, sem_choose(c, t)));
  l.state = LS_UNDEF;
  return l;
}
bool lane_same_bits(SemTy t, Lane a, Lane b) { return ap_eq(lane_ap(t, a), lane_ap(t, b)); }

static Lane with_state(Lane l, unsigned s) {
  if (l.state < s) l.state = (uint8_t)s;
  return l;
}
/* State of a result computed from lanes that are not poison, by an operation that may map many values to one. */
static unsigned join(Lane a, Lane b) {
  unsigned s = a.state > b.state ? a.state : b.state;
  return s == LS_UNDEF ? LS_UNK : s == LS_NAN || s == LS_APX ? LS_VAL : s;
}

/* ---- integers ---- */
static Lane div_lane(SemCtx *c, Op o, unsigned fl, SemTy t, Lane x, Lane y) {
  bool sgn = o == OP_SDIV || o == OP_SREM, rem = o == OP_UREM || o == OP_SREM;
  if (y.state == LS_POISON || y.state == LS_UNDEF) return c->ub = "division by poison or undef", lane_poison();
  Ap a, b = lane_ap(t, y);
  if (ap_is_zero(b)) return c->ub = "division by zero", lane_poison();
  if (y.state == LS_UNK) c->imprecise = true; /* another choice may be zero */
  if (x.state == LS_POISON) {
    /* poison may be the smallest number */
    if (sgn && ap_is_ones(b)) c->ub = "signed division of poison by -1";
    return lane_poison();
  }
  if (sgn && ap_is_ones(b)) {
    if (x.state == LS_UNDEF || ap_is_smin(lane_ap(t, x))) return c->ub = "signed division overflow", lane_poison();
    if (x.state == LS_UNK) c->imprecise = true;
  }
  a = lane_ap(t, x);
  Arena *A = c->arena;
  if ((fl & F_EXACT) && !rem) {
    if (x.state == LS_UNDEF && !ap_is_one(b)) return lane_poison();
    if (!ap_is_zero(sgn ? ap_srem(A, a, b) : ap_urem(A, a, b))) return lane_poison();
    if (x.state == LS_UNK || y.state == LS_UNK) c->imprecise = true;
  }
  Ap r = rem ? (sgn ? ap_srem(A, a, b) : ap_urem(A, a, b)) : (sgn ? ap_sdiv(A, a, b) : ap_udiv(A, a, b));
  return with_state(lane_of_ap(r), x.prov | y.prov ? LS_UNK : join(x, y));
}

static Lane shift_lane(SemCtx *c, Op o, unsigned fl, SemTy t, Lane x, Lane y) {
  if (y.state == LS_UNDEF) return lane_poison(); /* may be chosen too large */
  Ap a = lane_ap(t, x);
  uint64_t n = ap_limited(lane_ap(t, y), t.bits);
  if (y.state == LS_UNK) c->imprecise = true;
  if (n >= t.bits) return lane_poison();
  uint32_t k = (uint32_t)n;
  Arena *A = c->arena;
  unsigned pg = o == OP_SHL ? fl & (F_NUW | F_NSW) : fl & F_EXACT;
  if (pg && k) {
    if (x.state == LS_UNDEF) return lane_poison();
    if (x.state == LS_UNK) c->imprecise = true;
    bool ov;
    if (o == OP_SHL) {
      if ((fl & F_NUW) && (ap_ushl_ov(A, a, k, &ov), ov)) return lane_poison();
      if ((fl & F_NSW) && (ap_sshl_ov(A, a, k, &ov), ov)) return lane_poison();
    } else if (ap_ctz(a) < k && !ap_is_zero(a)) return lane_poison();
  }
  Ap r = o == OP_SHL ? ap_shl(A, a, k) : o == OP_LSHR ? ap_lshr(A, a, k) : ap_ashr(A, a, k);
  Lane l = lane_of_ap(r);
  if (k == 0 && y.state == LS_VAL) {
    l.prov = x.prov;
    return with_state(l, x.state);
  }
  return with_state(l, x.prov | y.prov ? LS_UNK : join(x, y));
}

static Lane int_bin(SemCtx *c, Op o, unsigned fl, SemTy t, Lane x, Lane y) {
  if (o >= OP_UDIV && o <= OP_SREM) return div_lane(c, o, fl, t, x, y);
  if (x.state == LS_POISON || y.state == LS_POISON) return lane_poison();
  if (o >= OP_SHL && o <= OP_ASHR) return shift_lane(c, o, fl, t, x, y);
  Arena *A = c->arena;
  Ap a = lane_ap(t, x), b = lane_ap(t, y), r;
  unsigned pg = o <= OP_MUL ? fl & (F_NUW | F_NSW) : o == OP_OR ? fl & F_DISJOINT : 0;
  if (pg) {
    bool ov = false;
    if (x.state == LS_UNDEF || y.state == LS_UNDEF) {
      /* some choice overflows, unless the other operand is harmless */
      Lane other = x.state == LS_UNDEF ? y : x;
      if (other.state == LS_UNK) c->imprecise = true;
      Ap k = lane_ap(t, other);
      bool harmless = other.state <= LS_UNK &&
                      (o == OP_SUB && y.state == LS_UNDEF
                           ? ap_is_ones(k)
                           : ap_is_zero(k) ||
                                 (o == OP_MUL && ap_is_one(k) && !(t.bits == 1 && (fl & F_NSW)))); /* -1 * -1 of i1 */
      if (!harmless) return lane_poison();
    } else if (x.state == LS_UNK || y.state == LS_UNK) c->imprecise = true;
    switch (o) {
    case OP_ADD:
      if (fl & F_NUW) ap_uadd_ov(A, a, b, &ov);
      if (!ov && (fl & F_NSW)) ap_sadd_ov(A, a, b, &ov);
      break;
    case OP_SUB:
      if (fl & F_NUW) ap_usub_ov(A, a, b, &ov);
      if (!ov && (fl & F_NSW)) ap_ssub_ov(A, a, b, &ov);
      break;
    case OP_MUL:
      if (fl & F_NUW) ap_umul_ov(A, a, b, &ov);
      if (!ov && (fl & F_NSW)) ap_smul_ov(A, a, b, &ov);
      break;
    default: ov = ap_intersects(a, b); break;
    }
    if (ov) return lane_poison();
  }
  switch (o) {
  case OP_ADD: r = ap_add(A, a, b); break;
  case OP_SUB: r = ap_sub(A, a, b); break;
  case OP_MUL: r = ap_mul(A, a, b); break;
  case OP_AND: r = ap_and(A, a, b); break;
  case OP_OR: r = ap_or(A, a, b); break;
  case OP_XOR: r = ap_xor(A, a, b); break;
  default: return c->unsup = "binary operation", lane_poison();
  }
  Lane l = lane_of_ap(r);
  unsigned s = x.state > y.state ? x.state : y.state;
  if (LIKELY(s == LS_VAL && !(x.prov | y.prov))) return l;
  if (s == LS_UNDEF) s = (o == OP_ADD || o == OP_SUB || o == OP_XOR) ? LS_UNDEF : LS_UNK; /* onto: still anything */
  /* a known bit pattern decides whatever the other operand holds */
  if (s > LS_VAL) {
    Lane k = x.state == LS_VAL ? x : y;
    if (k.state == LS_VAL && !k.prov) {
      Ap ka = lane_ap(t, k);
      if ((o == OP_AND || o == OP_MUL) && ap_is_zero(ka)) return l;
      if (o == OP_OR && ap_is_ones(ka)) return l;
      if (s == LS_UNK && (x.state == LS_UNDEF || y.state == LS_UNDEF) &&
          ((o == OP_AND && ap_is_ones(ka)) || (o == OP_OR && ap_is_zero(ka)) || (o == OP_MUL && ap_is_one(ka))))
        s = LS_UNDEF;
    }
  }
  if (x.prov | y.prov) {
    if (o == OP_ADD && !(x.prov && y.prov)) l.prov = x.prov | y.prov;
    else if (o == OP_SUB && x.prov == y.prov) l.prov = 0;
    else if (o == OP_SUB && !y.prov) l.prov = x.prov;
    else if (s < LS_UNK) s = LS_UNK;
  }
  return with_state(l, s);
}

Lane sem_bin(SemCtx *c, Op o, unsigned fl, SemTy t, Lane a, Lane b) {
  if (o >= OP_FADD) return sem_fbin(c, o, fl, t, a, b);
  return int_bin(c, o, fl, t, a, b);
}

/* ---- comparisons ---- */
Lane sem_cmp(SemCtx *c, Op o, unsigned pred, unsigned fl, SemTy t, Lane x, Lane y) {
  if (o == OP_FCMP) return sem_fcmp(c, pred, fl, t, x, y);
  if (x.state == LS_POISON || y.state == LS_POISON) return lane_poison();
  Ap a = lane_ap(t, x), b = lane_ap(t, y);
  Lane r = lane_val(pred_holds((Pred)pred, a, b));
  unsigned s = x.state > y.state ? x.state : y.state;
  if (fl & F_SAMESIGN) {
    if (s == LS_UNDEF) return lane_poison();
    if (s == LS_UNK) c->imprecise = true;
    if (ap_is_neg(a) != ap_is_neg(b)) return lane_poison();
  }
  if (s == LS_UNDEF) {
    if (x.state == LS_UNDEF && y.state == LS_UNDEF) return with_state(r, LS_UNDEF);
    if (pred == ICMP_EQ || pred == ICMP_NE)
      return with_state(r, (x.state == LS_UNK || y.state == LS_UNK) ? LS_UNK : LS_UNDEF);
    /* ordering is monotone in the undefined operand: try its extremes */
    bool sg = pred_is_signed((Pred)pred);
    Arena *A = c->arena;
    Ap lo = sg ? ap_smin(A, t.bits) : ap_zero(A, t.bits), hi = sg ? ap_smax(A, t.bits) : ap_ones(A, t.bits);
    bool r0 = x.state == LS_UNDEF ? pred_holds((Pred)pred, lo, b) : pred_holds((Pred)pred, a, lo);
    bool r1 = x.state == LS_UNDEF ? pred_holds((Pred)pred, hi, b) : pred_holds((Pred)pred, a, hi);
    unsigned os = x.state == LS_UNDEF ? y.state : x.state;
    if (r0 != r1) return with_state(r, os == LS_UNK ? LS_UNK : LS_UNDEF);
    return with_state(lane_val(r0), os == LS_UNK ? LS_UNK : LS_VAL);
  }
  if (s == LS_UNK) return with_state(r, LS_UNK);
  /* addresses of different objects: unequal, but in no known order */
  if (t.cls == SC_INT ? x.prov != y.prov && (x.prov || y.prov) && pred > ICMP_NE : false) return with_state(r, LS_UNK);
  return r;
}

/* ---- select, freeze ---- */
Lane sem_select(SemCtx *c, unsigned fl, SemTy t, Lane k, Lane a, Lane b) {
  Lane r;
  if (k.state == LS_POISON) return lane_poison();
  if (k.state == LS_VAL) r = k.u ? a : b;
  else {
    if (a.state == LS_POISON || b.state == LS_POISON) {
      if (k.state == LS_UNDEF) return lane_poison();
      c->imprecise = true;
    }
    r = k.u ? a : b;
    if (r.state < LS_UNK && !(a.state == LS_VAL && b.state == LS_VAL && a.prov == b.prov && lane_same_bits(t, a, b)))
      r.state = LS_UNK;
  }
  return t.cls == SC_FP && (fl & F_FAST) ? sem_fmf(c, fl, t, r) : r;
}
Lane sem_freeze(SemCtx *c, SemTy t, Lane a) {
  if (a.state < LS_UNDEF) return a;
  if (c->exact) {
    bool small = t.bits <= SEM_SCRIPT_BITS && t.cls == SC_INT;
    unsigned take = small ? t.bits : 3;
    uint64_t k = c->script_used < 60 ? c->script >> c->script_used & mask64(take) : 0;
    c->script_used += take;
    if (small) return lane_val(k);
    c->script_short = true;
    Arena *A = c->arena;
    return lane_of_ap(k == 0   ? ap_zero(A, t.bits)
                      : k == 1 ? ap_one(A, t.bits)
                      : k == 2 ? ap_ones(A, t.bits)
                      : k == 3 ? ap_smin(A, t.bits)
                      : k == 4 ? ap_smax(A, t.bits)
                               : ap_u64(A, t.bits, k * 0x2545F491u));
  }
  Lane l = lane_of_ap(ap_u64(c->arena, t.bits, sem_choose(c, t)));
  l.state = LS_UNK;
  return l;
}
bool sem_decide(SemCtx *c, Lane l, const char *ub) {
  if (l.state >= LS_UNDEF) return c->ub = ub, false;
  if (l.state != LS_VAL) c->imprecise = true;
  return l.u & 1;
}

/* ---- casts ---- */
Lane sem_cast(SemCtx *c, Op o, unsigned fl, SemTy from, SemTy to, Lane x) {
  if (x.state == LS_POISON) return lane_poison();
  Arena *A = c->arena;
  Lane l;
  switch (o) {
  case OP_TRUNC: {
    Ap a = lane_ap(from, x), r = ap_trunc(A, a, to.bits);
    if (fl & (F_NUW | F_NSW)) {
      if (x.state == LS_UNDEF) return lane_poison();
      if (x.state == LS_UNK) c->imprecise = true;
      if ((fl & F_NUW) && !ap_eq(ap_zext(A, r, from.bits), a)) return lane_poison();
      if ((fl & F_NSW) && !ap_eq(ap_sext(A, r, from.bits), a)) return lane_poison();
    }
    return with_state(lane_of_ap(r), x.prov && x.state < LS_UNK ? (unsigned)LS_UNK : x.state);
  }
  case OP_ZEXT:
  case OP_SEXT: {
    Ap a = lane_ap(from, x);
    if (o == OP_ZEXT && (fl & F_NNEG)) {
      if (x.state == LS_UNDEF) return lane_poison();
      if (x.state == LS_UNK) c->imprecise = true;
      if (ap_is_neg(a)) return lane_poison();
    }
    l = lane_of_ap(o == OP_ZEXT ? ap_zext(A, a, to.bits) : ap_sext(A, a, to.bits));
    l.prov = x.prov;
    return with_state(l, x.state == LS_UNDEF ? (unsigned)LS_UNK : x.state);
  }
  case OP_FPTRUNC:
  case OP_FPEXT:
  case OP_FPTOUI:
  case OP_FPTOSI:
  case OP_UITOFP:
  case OP_SITOFP: return sem_fcast(c, o, fl, from, to, x);
  default: return c->unsup = "cast", lane_poison();
  }
}

/* As through memory: lane 0 is the low end, with a big-endian layout the high one. */
void sem_bitcast(SemCtx *c, const SemShape *fs, const Lane *a, const SemShape *ts, Lane *r) {
  SemTy f = fs->s, t = ts->s;
  uint32_t n = fs->n, k = ts->n;
  if (fs->bad || ts->bad || !n || !k) {
    c->unsup = "bitcast of such types";
    return;
  }
  if (n == k) {
    for (uint32_t i = 0; i < n; i++) {
      r[i] = a[i];
      if (f.cls == SC_FP && t.cls != SC_FP && (a[i].state == LS_NAN || a[i].state == LS_APX)) r[i].state = LS_UNK;
      if (f.cls == SC_INT && t.cls == SC_FP && a[i].prov) r[i].prov = 0, r[i].state = LS_UNK;
    }
    return;
  }
  Arena *A = c->arena;
  if (n > k) { /* join n / k lanes into one */
    uint32_t g = n / k;
    for (uint32_t i = 0; i < k; i++) {
      Ap x = ap_zero(A, t.bits);
      unsigned s = LS_VAL, nundef = 0;
      for (uint32_t j = 0; j < g; j++) {
        Lane l = a[i * g + j];
        unsigned ls = l.state == LS_NAN || l.state == LS_APX || (l.prov && l.state < LS_UNK) ? (unsigned)LS_UNK
                                                                                             : l.state;
        if (ls == LS_UNDEF) nundef++, ls = LS_UNK;
        if (ls > s) s = ls;
        if (l.state != LS_POISON) x = ap_insert(A, x, lane_ap(f, l), (c->big ? g - 1 - j : j) * f.bits);
      }
      r[i] = s == LS_POISON ? lane_poison() : lane_of_ap(x);
      r[i].state = (uint8_t)(nundef == g ? (unsigned)LS_UNDEF : s);
    }
  } else { /* split each lane */
    uint32_t g = k / n;
    for (uint32_t i = 0; i < n; i++) {
      for (uint32_t j = 0; j < g; j++) {
        Lane l = a[i];
        if (l.state == LS_POISON) {
          r[i * g + j] = l;
          continue;
        }
        Lane x = lane_of_ap(ap_extract(A, lane_ap(f, l), (c->big ? g - 1 - j : j) * t.bits, t.bits));
        x.state = (uint8_t)(l.state == LS_NAN || l.state == LS_APX || (l.prov && l.state < LS_UNK) ? (unsigned)LS_UNK
                                                                                                   : l.state);
        r[i * g + j] = x;
      }
    }
  }
}

/* ---- whole instructions ---- */
static uint32_t agg_lane(SemCtx *c, Ty t, const uint32_t *idx, uint32_t n, Ty *leaf) {
  uint32_t at = 0;
  for (uint32_t i = 0; i < n; i++) {
    const SemShape *s = sem_shape(c, t);
    at += s->first[idx[i]];
    t = ty_field(c->m, t, idx[i]);
  }
  *leaf = t;
  return at;
}

bool sem_exec(SemCtx *c, const Fn *f, Val v, const Lane *const *ops, Lane *r) {
  const Ins *in = &f->ins[v];
  Op o = (Op)in->op;
  const SemShape *rs = sem_shape(c, in->type);
  if (rs->bad) return c->unsup = "value of such a type", true;
  if ((unsigned)o >= OP_FIRST_BIN && (unsigned)o <= OP_LAST_BIN) {
    for (uint32_t i = 0; i < rs->n; i++) r[i] = sem_bin(c, o, in->flags, rs->s, ops[0][i], ops[1][i]);
    return true;
  }
  const SemShape *as = in->nops ? sem_shape(c, ty(f, arg(f, v, 0))) : rs;
  if (as->bad) return c->unsup = "value of such a type", true;
  switch (o) {
  case OP_FNEG:
    for (uint32_t i = 0; i < rs->n; i++) r[i] = sem_fneg(c, in->flags, rs->s, ops[0][i]);
    return true;
  case OP_ICMP:
  case OP_FCMP:
    for (uint32_t i = 0; i < rs->n; i++) r[i] = sem_cmp(c, o, in->sub, in->flags, as->s, ops[0][i], ops[1][i]);
    return true;
  case OP_SELECT:
    if (as->nelem) {
      for (uint32_t i = 0; i < rs->n; i++)
        r[i] = sem_select(c, in->flags, rs->leaf[i], ops[0][i], ops[1][i], ops[2][i]);
    } else {
      for (uint32_t i = 0; i < rs->n; i++)
        r[i] = sem_select(c, in->flags, rs->leaf[i], ops[0][0], ops[1][i], ops[2][i]);
    }
    return true;
  case OP_FREEZE:
    for (uint32_t i = 0; i < rs->n; i++) r[i] = sem_freeze(c, rs->leaf[i], ops[0][i]);
    return true;
  case OP_BITCAST: sem_bitcast(c, as, ops[0], rs, r); return true;
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT:
  case OP_FPTRUNC:
  case OP_FPEXT:
  case OP_FPTOUI:
  case OP_FPTOSI:
  case OP_UITOFP:
  case OP_SITOFP:
    for (uint32_t i = 0; i < rs->n; i++) r[i] = sem_cast(c, o, in->flags, as->s, rs->s, ops[0][i]);
    return true;
  case OP_EXTRACTELEMENT: {
    Lane k = ops[1][0];
    SemTy it = sem_shape(c, ty(f, arg(f, v, 1)))->s;
    uint64_t i = k.state == LS_POISON ? as->n : ap_limited(lane_ap(it, k), as->n);
    if (k.state >= LS_UNDEF || i >= as->n) return r[0] = lane_poison(), true;
    if (k.state == LS_UNK) c->imprecise = true;
    r[0] = with_state(ops[0][i], k.state == LS_UNK && ops[0][i].state < LS_UNK ? LS_UNK : LS_VAL);
    return true;
  }
  case OP_INSERTELEMENT: {
    Lane k = ops[2][0];
    SemTy it = sem_shape(c, ty(f, arg(f, v, 2)))->s;
    uint64_t i = k.state == LS_POISON ? rs->n : ap_limited(lane_ap(it, k), rs->n);
    bool bad = k.state >= LS_UNDEF || i >= rs->n;
    if (k.state == LS_UNK) c->imprecise = true;
    for (uint32_t j = 0; j < rs->n; j++) r[j] = bad ? lane_poison() : j == i ? ops[1][0] : ops[0][j];
    return true;
  }
  case OP_SHUFFLEVECTOR: {
    uint32_t n;
    const uint32_t *w = words_of(f, v, &n);
    for (uint32_t i = 0; i < rs->n; i++)
      r[i] = w[i] == 0xffffffffu ? lane_poison() : w[i] < as->n ? ops[0][w[i]] : ops[1][w[i] - as->n];
    return true;
  }
  case OP_EXTRACTVALUE: {
    uint32_t n;
    const uint32_t *w = words_of(f, v, &n);
    Ty leaf;
    uint32_t at = agg_lane(c, ty(f, arg(f, v, 0)), w, n, &leaf);
    for (uint32_t i = 0; i < rs->n; i++) r[i] = ops[0][at + i];
    return true;
  }
  case OP_INSERTVALUE: {
    uint32_t n;
    const uint32_t *w = words_of(f, v, &n);
    Ty leaf;
    uint32_t at = agg_lane(c, in->type, w, n, &leaf);
    uint32_t k = sem_shape(c, leaf)->n;
    for (uint32_t i = 0; i < rs->n; i++) r[i] = i >= at && i < at + k ? ops[1][i - at] : ops[0][i];
    return true;
  }
  default: return false;
  }
}

Lane sem_rmw(SemCtx *c, unsigned rmw, SemTy t, Lane old, Lane x) {
  Arena *A = c->arena;
  switch (rmw) {
  case RMW_XCHG: return x;
  case RMW_ADD: return int_bin(c, OP_ADD, 0, t, old, x);
  case RMW_SUB: return int_bin(c, OP_SUB, 0, t, old, x);
  case RMW_AND: return int_bin(c, OP_AND, 0, t, old, x);
  case RMW_OR: return int_bin(c, OP_OR, 0, t, old, x);
  case RMW_XOR: return int_bin(c, OP_XOR, 0, t, old, x);
  case RMW_NAND: return int_bin(c, OP_XOR, 0, t, int_bin(c, OP_AND, 0, t, old, x), lane_of_ap(ap_ones(A, t.bits)));
  case RMW_FADD: return sem_fbin(c, OP_FADD, 0, t, old, x);
  case RMW_FSUB: return sem_fbin(c, OP_FSUB, 0, t, old, x);
  case RMW_FMAX:
  case RMW_FMIN:
  case RMW_FMAXIMUM:
  case RMW_FMINIMUM:
  case RMW_FMAXIMUMNUM:
  case RMW_FMINIMUMNUM:
    return sem_fminmax(c, t, old, x, rmw == RMW_FMAX || rmw == RMW_FMAXIMUM || rmw == RMW_FMAXIMUMNUM,
                       rmw == RMW_FMAX || rmw == RMW_FMIN           ? 0
                       : rmw == RMW_FMAXIMUM || rmw == RMW_FMINIMUM ? 1
                                                                    : 2);
  default: break;
  }
  if (old.state == LS_POISON || x.state == LS_POISON) return lane_poison();
  Ap a = lane_ap(t, old), b = lane_ap(t, x), r;
  switch (rmw) {
  case RMW_MAX: r = ap_max_signed(a, b); break;
  case RMW_MIN: r = ap_min_signed(a, b); break;
  case RMW_UMAX: r = ap_umax(a, b); break;
  case RMW_UMIN: r = ap_umin(a, b); break;
  case RMW_UINC_WRAP: r = ap_uge(a, b) ? ap_zero(A, t.bits) : ap_add(A, a, ap_one(A, t.bits)); break;
  case RMW_UDEC_WRAP: r = ap_is_zero(a) || ap_ugt(a, b) ? b : ap_sub(A, a, ap_one(A, t.bits)); break;
  case RMW_USUB_COND: r = ap_uge(a, b) ? ap_sub(A, a, b) : a; break;
  case RMW_USUB_SAT: r = ap_usub_sat(A, a, b); break;
  default: return c->unsup = "atomicrmw operation", lane_poison();
  }
  return with_state(lane_of_ap(r), old.prov | x.prov ? LS_UNK : join(old, x));
}
