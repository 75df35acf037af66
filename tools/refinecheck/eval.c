/* eval.c: two functions on many inputs, by the reference interpreter. Refinement is as LangRef and sem.h have it: no
 * undefined behaviour, poison or undef where the original has none, and every result among those the original may
 * give.
 *
 * Inputs: every value and poison for integers of up to 4 bits (all tuples if they are few enough, else a sample),
 * extremes and random bits for wider ones; special values of floats (zeros, infinities, NaN, denormals, the largest,
 * halves, thirds) and random ones; vectors lane by lane; pointers to two places of one buffer, to another, to its
 * end, null. Functions that touch memory get fresh buffers for every input and are compared with all that they wrote
 * and called; the others run again and again in one Run.
 *
 * A freeze of poison may give any value: in exact mode (SemCtx.exact) all choices of both sides are run, up to
 * FREEZE_BITS bits, and every outcome after must refine one before. Undef takes another value at each use:
 * straight-line functions over integers of up to 5 bits are evaluated on sets of values; elsewhere the interpreter's
 * own approximation is used, which never blames wrongly.
 *
 * Arguments keep what their attributes promise, but for one value that does not.
 *
 * Floats are compared bit for bit (a NaN that arithmetic has made equals any NaN; one that only moved keeps its
 * bits). Where an instruction carries reassoc, contract, afn or arcp, inputs are small numbers (finite ones where the
 * order may change) and results may differ by a rounding where something was rounded; with nsz alone only in the sign
 * of a zero. */
#include "support/random.h"
#include "tools/refinecheck/refine.h"

enum { NBUF = 2, BUF_SIZE = 48, MAX_LANES = 40, DOM = 96, FREEZE_BITS = 10, MAX_OUTCOMES = 64, MAX_IDS = 512 };

/* ---- what a function does ---- */
typedef struct Traits {
  bool memory; /* or calls, or allocas */
  bool alg;    /* value-changing float flags */
  bool order;  /* those that change the order of operations */
  bool wild;   /* float constants of extreme size: with such flags anything may come */
  bool straight;
  bool undef; /* among its constants */
} Traits;
static Traits traits(Fn *f) {
  bool infinite = false;
  Traits t = {.straight = f->blk[f->first_blk].nsucc == 0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      Op o = op(f, v);
      bool fmf = (op_info[o].props & P_FMF) != 0 && ty_is_fp_or_vec(f->m, ty(f, v));
      if (fmf && (flags(f, v) & (F_REASSOC | F_CONTRACT | F_AFN | F_ARCP))) t.alg = true;
      if (fmf && (flags(f, v) & (F_REASSOC | F_AFN))) t.order = true;
      for (uint32_t i = 0; i < nops(f, v); i++) {
        Val x = arg(f, v, i);
        t.undef |= val_is_con(x) && con_is_undef(&f->con, con_twin(&f->con, x));
        if (!val_is_con(x) || !ty_is_fp_or_vec(f->m, ty(f, x)) || !con_is_imm_fp(&f->con, con_twin(&f->con, x)))
          continue;
        uint64_t n = con_kind(&f->con, con_twin(&f->con, x)) == CON_AGG ? con_nelems(&f->con, con_twin(&f->con, x)) : 1;
        for (uint64_t k = 0; k < n; k++) {
          Cv c = con_cv(&f->con, con_twin(&f->con, x), k);
          if (c.kind != CV_FP || fp_is_zero((FpKind)c.fk, c.fp) || fp_is_nan((FpKind)c.fk, c.fp)) continue;
          if (!fp_is_finite((FpKind)c.fk, c.fp)) {
            infinite = true;
            continue;
          }
          int32_t e = fp_ilogb((FpKind)c.fk, c.fp);
          int32_t far = (FpKind)c.fk == FP_HALF ? 4 : 13; /* a product of a few such constants and inputs is finite */
          if (e < -far || e > far) t.wild = true;
        }
      }
      if (o == OP_ALLOCA || (op_info[o].cls == OC_MEM)) t.memory = true;
      if (o != OP_CALL && op_info[o].cls == OC_CALL) t.memory = true;
      if (o == OP_CALL) {
        unsigned id = call_intrinsic(f, v);
        if (!id || !sem_intrin_decode(intrinsic_name((IntrinsicId)id, &(IntrinsicName){0})).kind) {
          if (id != INTRIN_assume) t.memory = true;
          continue;
        }
        if (!ty_is_fp_or_vec(f->m, ty(f, v))) continue;
        switch (id) {
        case INTRIN_fabs:
        case INTRIN_copysign:
        case INTRIN_minnum:
        case INTRIN_maxnum:
        case INTRIN_minimum:
        case INTRIN_maximum:
        case INTRIN_minimumnum:
        case INTRIN_maximumnum:
        case INTRIN_floor:
        case INTRIN_ceil:
        case INTRIN_trunc:
        case INTRIN_round:
        case INTRIN_roundeven:
        case INTRIN_rint:
        case INTRIN_nearbyint:
        case INTRIN_sqrt:
        case INTRIN_fma:
        case INTRIN_canonicalize:
        case INTRIN_ldexp: break;
        default: t.alg = true; /* the host's, or fused or not */
        }
      }
    }
  t.wild |= infinite && t.order; /* what holds of numbers does not of infinities */
  return t;
}

/* ---- inputs ---- */
typedef struct Dom {
  Lane l[DOM + 2];
  uint32_t n;
  bool all;
} Dom;
typedef struct Space {
  Dom *dom; /* one a lane */
  SemTy ty[MAX_LANES];
  uint32_t n;
  double total;
} Space;
static void add_ap(Dom *d, Ap a) {
  if (d->n < DOM) d->l[d->n++] = lane_of_ap(a);
}
static void dom_int(Run *r, Dom *d, uint32_t bits, uint64_t *s) {
  Arena *A = &r->arena;
  if (bits <= 4) {
    for (uint64_t x = 0; x < 1ull << bits; x++) d->l[d->n++] = lane_val(x);
    d->all = true;
    return;
  }
  add_ap(d, ap_zero(A, bits));
  add_ap(d, ap_one(A, bits));
  add_ap(d, ap_ones(A, bits));
  add_ap(d, ap_smin(A, bits));
  add_ap(d, ap_smax(A, bits));
  for (int64_t k = -8; k <= 8; k++)
    if (k < -1 || k > 1) add_ap(d, ap_i64(A, bits, k));
  for (unsigned k = 0; k < 6; k++) add_ap(d, ap_bit(A, bits, (uint32_t)(random_next(s) % bits)));
  add_ap(d, ap_u64(A, bits, bits));
  add_ap(d, ap_u64(A, bits, bits - 1));
  add_ap(d, ap_u64(A, bits, bits / 2));
  for (unsigned k = 0; k < (bits <= 8 ? 40 : 24); k++) {
    uint64_t w[2], by = 0;
    if (random_next(s) % 2) by = random_next(s) % 63;
    w[0] = random_next(s) >> by, w[1] = random_next(s);
    add_ap(d, ap_from_words(A, bits, w, 2));
  }
}
static void dom_fp(Run *r, Dom *d, SemTy t, bool tame, bool finite, uint64_t *s) {
  FpKind k = (FpKind)t.fp;
  static const int small[] = {1, -1, 2, -2, 3, 4, -4, 7, 8};
  for (unsigned i = 0; i < 2; i++) {
    d->l[d->n++] = lane_of_fp(&r->sem, t, fp_zero(k, i));
    if (!finite) d->l[d->n++] = lane_of_fp(&r->sem, t, fp_inf(k, i));
  }
  if (!finite) d->l[d->n++] = lane_of_fp(&r->sem, t, fp_qnan(k, false));
  if (!finite && !tame) { /* one with sign and payload, and a signaling one */
    Ap inf = fp_to_bits(&r->arena, k, fp_inf(k, true));
    d->l[d->n++] = lane_of_fp(
        &r->sem, t,
        fp_from_bits(k, ap_or(&r->arena, fp_to_bits(&r->arena, k, fp_qnan(k, true)), ap_one(&r->arena, t.bits))));
    d->l[d->n++] = lane_of_fp(&r->sem, t, fp_from_bits(k, ap_or(&r->arena, inf, ap_one(&r->arena, t.bits))));
  }
  for (unsigned i = 0; i < ARRAY_LEN(small); i++) d->l[d->n++] = lane_of_fp(&r->sem, t, fp_of_i64(k, small[i]));
  d->l[d->n++] = lane_of_fp(&r->sem, t, fp_pow2(k, -1));
  d->l[d->n++] = lane_of_fp(&r->sem, t, fp_neg(k, fp_pow2(k, -2)));
  d->l[d->n++] = lane_of_fp(&r->sem, t, fp_ldexp(k, fp_of_i64(k, 3), -1));
  if (tame) return;
  for (unsigned i = 0; i < 2; i++) {
    d->l[d->n++] = lane_of_fp(&r->sem, t, fp_smallest(k, i));
    d->l[d->n++] = lane_of_fp(&r->sem, t, fp_largest(k, i));
    d->l[d->n++] = lane_of_fp(&r->sem, t, fp_smallest_normal(k, i));
    d->l[d->n++] = lane_of_fp(&r->sem, t, fp_next(k, fp_one(k), i));
  }
  d->l[d->n++] = lane_of_fp(&r->sem, t, fp_div(k, fp_one(k), fp_of_i64(k, 3)));
  d->l[d->n++] = lane_of_fp(&r->sem, t, fp_div(k, fp_of_i64(k, 10), fp_of_i64(k, -7)));
  for (unsigned i = 0; i < 12; i++) {
    uint64_t w[2];
    w[0] = random_next(s), w[1] = random_next(s);
    FpBits b = fp_from_bits(k, ap_from_words(&r->arena, t.bits, w, 2));
    if (fp_is_nan(k, b)) b = fp_ldexp(k, fp_of_i64(k, (int64_t)(random_next(s) % 2001) - 1000), -3);
    d->l[d->n++] = lane_of_fp(&r->sem, t, b);
  }
}
/* Values that break a promise are poison or undefined behaviour: only the first stays, so that they come at all. */
static void keep_promises(Fn *f, AttrSet as, SemTy t, Dom *d) {
  const Attr *rg = attrset_find(f->m, as, ATTR_RANGE), *fc = attrset_find(f->m, as, ATTR_NOFPCLASS);
  uint32_t n = 0, broken = 0;
  for (uint32_t i = 0; i < d->n; i++) {
    Lane l = d->l[i];
    bool ok = true;
    if (rg && t.cls == SC_INT && rg->bits == t.bits && t.bits <= 64)
      ok = ((l.u - rg->words[0]) & mask64(t.bits)) < ((rg->words[1] - rg->words[0]) & mask64(t.bits));
    if (fc && t.cls == SC_FP) ok = !(fp_class((FpKind)t.fp, lane_fp(t, l)) & fc->val);
    if (ok || !broken++) d->l[n++] = l;
  }
  if (rg && t.cls == SC_INT && rg->bits == t.bits && t.bits <= 64) d->l[n++] = lane_val(rg->words[0]);
  d->n = n;
}
static bool space_make(Run *r, Fn *f, bool tame, bool finite, uint64_t *s, Space *sp) {
  sp->total = 1;
  sp->dom = ARENA_ZARRAY(&r->arena, Dom, MAX_LANES);
  for (uint32_t i = 0; i < f->nargs; i++) {
    Val a = fn_arg(f, i);
    const SemShape *sh = sem_shape(&r->sem, ty(f, a));
    AttrSet as = attrlist_param(f->m, fn_glob(f)->fattrs, i);
    if (sh->bad || sp->n + sh->n > MAX_LANES) return false;
    for (uint32_t j = 0; j < sh->n; j++) {
      SemTy t = sp->ty[sp->n] = sh->leaf[j];
      Dom *d = &sp->dom[sp->n++];
      switch (t.cls) {
      case SC_INT: dom_int(r, d, t.bits, s); break;
      case SC_FP:
        if (!fp_folds((FpKind)t.fp)) return false;
        dom_fp(r, d, t, tame, finite, s);
        break;
      case SC_PTR: {
        const Alloc *x = &r->alloc.p[r->buf_alloc[0]], *y = &r->alloc.p[r->buf_alloc[1]];
        d->l[d->n++] = (Lane){.u = x->base, .prov = r->buf_alloc[0]};
        d->l[d->n++] = (Lane){.u = y->base, .prov = r->buf_alloc[1]};
        d->l[d->n++] = (Lane){.u = x->base + 16, .prov = r->buf_alloc[0]};
        d->l[d->n++] = (Lane){.u = x->base + 1, .prov = r->buf_alloc[0]};
        d->l[d->n++] = (Lane){.u = y->base + BUF_SIZE, .prov = r->buf_alloc[1]};
        d->l[d->n++] = lane_val(0);
        d->all = true;
        break;
      }
      default: return false;
      }
      keep_promises(f, as, t, d);
      if (!attrset_has(f->m, as, ATTR_NOUNDEF)) d->l[d->n++] = lane_poison();
      if (!has_uses(f, a)) d->n = 1;
      sp->total *= d->n;
      if (!d->all && d->n > 1) sp->total *= 4; /* a sample, whatever its size */
    }
  }
  return true;
}

/* ---- running ---- */
static Buffer buf[NBUF];
static const Config config = {.grid = {1, 1, 1}, .block = {1, 1, 1}, .max_steps = 20000, .approx = true};
static void buffers_fill(uint64_t *s) {
  static const char *const names[NBUF] = {"buf0", "buf1"};
  static uint8_t data[NBUF][BUF_SIZE], shadow[NBUF][BUF_SIZE];
  for (unsigned i = 0; i < NBUF; i++) {
    for (unsigned j = 0; j < BUF_SIZE; j++)
      data[i][j] = (uint8_t)(random_next(s) % 3 ? random_next(s) : random_next(s) % 3), shadow[i][j] = LS_VAL;
    if (i == 0 && random_next(s) % 4 == 0) {
      uint64_t at = random_next(s) % (BUF_SIZE - 4);
      memset(shadow[i] + at, random_next(s) % 2 ? LS_POISON : LS_UNDEF, 4);
    }
    buf[i] = (Buffer){.name = str_of(names[i]),
                      .type = TY_I8,
                      .n = BUF_SIZE,
                      .space = SPACE_ANY,
                      .size = BUF_SIZE,
                      .data = data[i],
                      .shadow = shadow[i]};
  }
}
typedef struct Side {
  Run *r;
  Module *m;
  Glob g;
  const SemShape *rs;
} Side;
static Side side(Module *m, Glob g) {
  Side s = {.m = m, .g = g, .r = run_new(m, &config, buf, NBUF)};
  s.rs = sem_shape(&s.r->sem, ty_ret(m, glob(m, g)->type));
  return s;
}

static const Run *before_run, *after_run; /* whose objects pointers lead to */
static bool lane_ok(SemTy t, Lane a, Lane b, bool alg) {
  if (t.cls == SC_PTR && a.state == LS_VAL && b.state == LS_VAL && a.prov && b.prov && a.prov != PROV_ANY &&
      b.prov != PROV_ANY) { /* objects that are no inputs lie anywhere */
    const Alloc *x = &before_run->alloc.p[a.prov], *y = &after_run->alloc.p[b.prov];
    if (!x->fixed && !y->fixed) return a.u - x->base == b.u - y->base;
  }
  if (a.state == LS_APX && !alg && b.state < LS_UNDEF) { /* nsz only */
    if (t.cls != SC_FP || lane_is_nan(t, a)) return lane_refines(t, a, b, 0);
    FpKind k = (FpKind)t.fp;
    FpBits x = lane_fp(t, a), y = lane_fp(t, b);
    return fp_same(x, y) || (fp_is_zero(k, x) && fp_is_zero(k, y));
  }
  if (t.cls == SC_FP && a.state == LS_VAL && b.state != LS_POISON && lane_is_nan(t, a))
    return lane_is_nan(t, b) && b.state == LS_VAL &&
           lane_same_bits(t, a, b); /* no arithmetic has made it: it keeps its bits */
  if (lane_refines(t, a, b, 0x1p-12)) return true;
  if (a.state != LS_APX || b.state >= LS_UNDEF || t.cls != SC_FP) return false;
  FpKind k = (FpKind)t.fp;
  FpBits x = fp_convert(k, FP_DOUBLE, lane_fp(t, a)), y = fp_convert(k, FP_DOUBLE, lane_fp(t, b));
  double dx, dy;
  memcpy(&dx, &x.lo, 8);
  memcpy(&dy, &y.lo, 8);
  double eps = k == FP_HALF ? 0x1p-6 : k == FP_BFLOAT ? 0x1p-3 : 0x1p-16;
  return __builtin_fabs(dx - dy) <= eps * 64; /* cancellation of numbers the size of the inputs */
}
static void show_input(const Space *sp, const Lane *a, StrBuf *why) {
  sb_lit(why, "on (");
  for (uint32_t i = 0; i < sp->n; i++) {
    if (i) sb_lit(why, ", ");
    lane_print(why, sp->ty[i], a[i]);
  }
  sb_lit(why, "): ");
}

typedef struct Res {
  RunStatus st;
  Lane l[MAX_LANES];
} Res;
/* One run of a function that keeps nothing; its choices follow `script`. */
static void go(Side *s, const Lane *a, uint64_t script, Res *out) {
  run_rewind(s->r);
  s->r->sem.exact = true;
  s->r->sem.script = script;
  s->r->sem.script_used = 0;
  s->r->sem.script_short = false;
  out->st = run_call(s->r, s->g, a, out->l);
}
static bool res_ok(const Side *s, const Res *a, const Res *b, bool alg) {
  if (a->st == R_UB) return true;
  if (a->st != b->st) return false;
  for (uint32_t i = 0; i < s->rs->n; i++)
    if (!lane_ok(s->rs->leaf[i], a->l[i], b->l[i], alg)) return false;
  return true;
}
typedef enum Ans { A_OK, A_UB, A_WRONG, A_UNKNOWN /* and further: why */ } Ans;
uint64_t undecided(const Counts *n) {
  uint64_t k = 0;
  for (unsigned i = 0; i < UD_COUNT; i++) k += n->unknown[i];
  return k;
}
static Ans unknown(Undecided why) { return (Ans)((int)A_UNKNOWN + (int)why); }
static bool rough(const SemShape *s, const Lane *l) {
  for (uint32_t i = 0; i < s->n; i++)
    if (l[i].state != LS_UNK) return false;
  return s->n != 0;
}
static void show_res(const Side *s, const Res *r, StrBuf *why) {
  if (r->st != R_OK)
    sb_fmt(why, "%s (%s)", r->st == R_UB ? "undefined behaviour" : r->st == R_TRAP ? "trap" : "no result", s->r->msg);
  else if (s->rs->n) value_print(why, s->rs, r->l);
  else sb_lit(why, "no value");
}
static Ans pure_input(Side *b, Side *a, const Space *sp, const Lane *in, bool alg, StrBuf *why) {
  static Res src[MAX_OUTCOMES];
  Res dst;
  uint32_t n = 0, used = 0;
  bool part = false; /* not all choices of the original were seen */
  for (uint64_t k = 0;; k++) {
    Res *r = &src[n];
    go(b, in, k, r);
    if (r->st == R_UB) return A_UB;
    if (r->st != R_OK && r->st != R_TRAP) return unknown(UD_UNSUPPORTED);
    if (b->r->sem.imprecise) return unknown(UD_ROUGH);
    used = u32_max(used, b->r->sem.script_used);
    part |= b->r->sem.script_short;
    bool old = false;
    for (uint32_t i = 0; i < n && !old; i++)
      old = src[i].st == r->st && !memcmp(src[i].l, r->l, b->rs->n * sizeof(Lane));
    if (!old && ++n == MAX_OUTCOMES) {
      part = true;
      break;
    }
    if (used > FREEZE_BITS) {
      part = true;
      if (k + 1 >= MAX_OUTCOMES) break;
    }
    if (k + 1 >= 1ull << u32_min(used, FREEZE_BITS)) break;
  }
  uint32_t after = 0;
  for (uint64_t k = 0;; k++) {
    go(a, in, k, &dst);
    if (dst.st == R_UNSUP || dst.st == R_LIMIT) return unknown(UD_UNSUPPORTED);
    after = u32_max(after, a->r->sem.script_used);
    bool ok = false;
    for (uint32_t i = 0; i < n && !ok; i++) ok = res_ok(b, &src[i], &dst, alg);
    if (!ok) {
      if (part) return unknown(UD_CHOICES);
      show_input(sp, in, why);
      show_res(b, &src[0], why);
      if (n > 1) sb_fmt(why, " (or another of %u)", n);
      sb_lit(why, " became ");
      show_res(a, &dst, why);
      sb_ch(why, '\n');
      return A_WRONG;
    }
    if (k + 1 >= 1ull << u32_min(after, FREEZE_BITS)) break;
  }
  return n == 1 && src[0].st == R_OK && rough(b->rs, src[0].l) ? unknown(UD_RESULT) : A_OK;
}
/* Anything at all, in fresh runs. */
static Ans memory_input(Module *mb, Glob gb, Module *ma, Glob ga, const Space *sp, const Lane *in, uint64_t choose,
                        bool alg, StrBuf *why) {
  Config c = config;
  Ans r = A_OK;
  Outcome o[2];
  StrBuf w = {0};
  for (unsigned i = 0; i < 2; i++) {
    c.choose = i ? choose : 0;
    Run *run = run_new(i ? ma : mb, &c, buf, NBUF);
    run->sem.tame = alg;
    o[i] = (Outcome){.r = run, .rs = sem_shape(&run->sem, ty_ret(run->m, glob(run->m, i ? ga : gb)->type))};
    o[i].res = ARENA_ZARRAY(&run->arena, Lane, o[i].rs->n + 1);
    if (run->status == R_OK) run_call(run, i ? ga : gb, in, o[i].res);
    if (i == 0 && run->status == R_UB) {
      outcome_free(&o[0]);
      return A_UB;
    }
  }
  const Run *keep[2] = {before_run, after_run};
  before_run = o[0].r;
  after_run = o[1].r;
  if (o[0].r->sem.imprecise) r = unknown(UD_ROUGH);
  else {
    if (alg && o[0].r->status == R_OK &&
        o[1].r->status == R_OK) /* what a rounding may change is not compared bit for bit */
      for (uint32_t i = 0; i < o[0].rs->n; i++)
        if (lane_ok(o[0].rs->leaf[i], o[0].res[i], o[1].res[i], alg)) o[1].res[i] = o[0].res[i];
    Verdict v = outcome_compare(&o[0], &o[1], &w);
    r = v == V_INCONCLUSIVE                                  ? unknown(UD_UNSUPPORTED)
        : v != V_OK                                          ? A_WRONG
        : o[0].r->status == R_OK && rough(o[0].rs, o[0].res) ? unknown(UD_RESULT)
                                                             : A_OK;
    if (r == A_WRONG) {
      show_input(sp, in, why);
      sb_put(why, w.p, w.n);
    }
  }
  before_run = keep[0];
  after_run = keep[1];
  sb_free(&w);
  outcome_free(&o[0]);
  outcome_free(&o[1]);
  return r;
}

/* ---- undef, exactly: sets of values ---- */
typedef struct Set {
  uint32_t vals;
  bool poison, ub, unknown;
} Set;
static Set set_of(Lane l) {
  return l.state == LS_POISON ? (Set){.poison = true}
         : l.state != LS_VAL  ? (Set){.unknown = true}
                              : (Set){.vals = 1u << (l.u & 31)};
}
static Set set_eval(Side *s, Fn *f, const Lane *in, unsigned which) {
  static Set e[MAX_IDS];
  SemCtx *c = &s->r->sem;
  Set unknown = {.unknown = true};
  for (uint32_t i = 0; i < f->nargs; i++) {
    uint32_t bits = ty_bits(f->m, ty(f, fn_arg(f, i)));
    e[fn_arg(f, i)] = i == which ? (Set){.vals = (uint32_t)mask64(1u << bits)} : set_of(in[i]);
  }
  FOR_EACH_INS(f, f->first_blk, v) {
    Op o = op(f, v);
    uint32_t n = nops(f, v) - (o == OP_CALL);
    if (n > 4 || (uint32_t)v >= MAX_IDS || o == OP_FREEZE ||
        (o != OP_RET && (!ty_is_int(f->m, ty(f, v)) || ty_bits(f->m, ty(f, v)) > 5)))
      return unknown;
    Set a[4];
    const SemShape *as[4];
    for (uint32_t i = 0; i < n; i++) {
      Val x = arg(f, v, i);
      as[i] = sem_shape(c, ty(f, x));
      if (as[i]->bad || as[i]->n != 1 || as[i]->s.cls != SC_INT || as[i]->s.bits > 5) return unknown;
      if (!val_is_con(x)) a[i] = e[x];
      else {
        Val t = con_twin(&f->con, x);
        if (con_is_poison(&f->con, t)) a[i] = (Set){.poison = true};
        else if (con_is_undef(&f->con, t)) a[i] = (Set){.vals = (uint32_t)mask64(1u << as[i]->s.bits)};
        else {
          uint64_t k;
          if (!con_u64(&f->con, t, &k)) return unknown;
          a[i] = (Set){.vals = 1u << k};
        }
      }
      if (a[i].ub || a[i].unknown) return a[i];
    }
    if (o == OP_RET) return n ? a[0] : unknown;
    SemIntrin d = {0};
    if (o == OP_CALL) {
      unsigned id = call_intrinsic(f, v);
      if (!id) return unknown;
      d = sem_intrin_decode(intrinsic_name((IntrinsicId)id, &(IntrinsicName){0}));
      if (!d.kind) return unknown;
    }
    Lane pool[4][33], x[4], out[4];
    uint32_t cnt[4] = {0}, idx[4] = {0}, combos = 1;
    for (uint32_t i = 0; i < n; i++) {
      for (unsigned k = 0; k < 32; k++)
        if (a[i].vals >> k & 1) pool[i][cnt[i]++] = lane_val(k);
      if (a[i].poison) pool[i][cnt[i]++] = lane_poison();
      combos *= cnt[i];
    }
    if (combos > 4096) return unknown;
    Set res = {0};
    const Lane *xp[4] = {x, x + 1, x + 2, x + 3};
    for (;;) {
      for (uint32_t i = 0; i < n; i++) x[i] = pool[i][idx[i]];
      c->ub = c->unsup = NULL;
      if (o == OP_CALL) sem_intrin(c, &d, 0, sem_shape(c, ty(f, v)), out, n, as, xp);
      else if (!sem_exec(c, f, v, xp, out)) return unknown;
      if (c->unsup) {
        c->unsup = NULL;
        return unknown;
      }
      if (c->ub) {
        c->ub = NULL;
        res.ub = true;
        return res;
      }
      if (out[0].state == LS_POISON) res.poison = true;
      else if (out[0].state != LS_VAL) return unknown;
      else res.vals |= 1u << (out[0].u & 31);
      uint32_t i = 0;
      while (i < n && ++idx[i] == cnt[i]) idx[i++] = 0;
      if (i == n) break;
    }
    e[v] = res;
  }
  return unknown;
}
static void show_set(Set s, StrBuf *why) {
  sb_ch(why, '{');
  for (unsigned k = 0, n = 0; k < 32; k++)
    if (s.vals >> k & 1) sb_fmt(why, "%s%u", n++ ? " " : "", k);
  sb_fmt(why, "%s%s}", s.poison ? " poison" : "", s.ub ? " UB" : "");
}

bool refines(Module *mb, Glob gb, Module *ma, Glob ga, const Effort *e, uint64_t seed, Counts *n, StrBuf *why) {
  Fn *fb = glob(mb, gb)->fn, *fa = glob(ma, ga)->fn;
  Traits tb = traits(fb), ta = traits(fa);
  bool memory = tb.memory || ta.memory, alg = tb.alg, good = true; /* flags that only the result has allow nothing */
  uint64_t s = seed;
  buffers_fill(&s);
  Side b = side(mb, gb), a = side(ma, ga);
  Space sp = {0};
  before_run = b.r;
  after_run = a.r;
  b.r->sem.tame = a.r->sem.tame = alg;
  bool can = b.r->status == R_OK && a.r->status == R_OK && !b.rs->bad && b.rs->n <= MAX_LANES &&
             space_make(b.r, fb, alg, tb.order, &s, &sp);
  bool promises = false; /* about arguments: sets do not see them */
  for (uint32_t i = 0; i < fb->nargs; i++) {
    AttrSet as = attrlist_param(mb, fn_glob(fb)->fattrs, i);
    promises |= attrset_find(mb, as, ATTR_RANGE) != NULL;
  }
  Lane in[MAX_LANES + 1];
  uint32_t most = memory ? u32_max(e->inputs / 10, 12) : e->inputs, tries = can ? most : 0;
  bool all = can && sp.total <= most;
  if (all) tries = (uint32_t)sp.total;
  uint32_t live = 0;
  if (!can) n->unknown[UD_TYPES]++;
  for (uint32_t k = 0; good && k < tries; k++) {
    uint64_t x = k;
    for (uint32_t i = 0; i < sp.n; i++) {
      Dom *d = &sp.dom[i];
      if (all) in[i] = d->l[x % d->n], x /= d->n;
      else in[i] = d->l[random_next(&s) % d->n];
      if (!all && in[i].state == LS_POISON && random_next(&s) % 4) in[i] = d->l[0];
      if (!all && !d->all && !promises && d->n > 1 && random_next(&s) % 8 == 0 && sp.ty[i].cls == SC_INT &&
          sp.ty[i].bits <= 64)
        in[i] = lane_val(random_next(&s) & mask64(sp.ty[i].bits));
    }
    if (memory && k % 4 == 0) buffers_fill(&s);
    Ans r = memory ? memory_input(mb, gb, ma, ga, &sp, in, k % 3 ? k : 0, alg, why)
                   : pure_input(&b, &a, &sp, in, alg, why);
    if (r == A_WRONG && alg && tb.wild) {
      r = unknown(UD_EXTREME);
      why->n = 0;
    }
    n->runs++;
    if (r == A_UB) n->ub++;
    else if (r >= A_UNKNOWN) n->unknown[r - A_UNKNOWN]++;
    else n->decided++, live++;
    good = r != A_WRONG;
  }
  for (uint32_t k = 0; good && can && k < e->undef * (tb.undef ? 8 : 1) && sp.n;
       k++) { /* one argument undef; where constants are, also none */
    bool none = tb.undef && k >= e->undef;
    unsigned w = (unsigned)(random_next(&s) % sp.n);
    for (uint32_t i = 0; i < sp.n; i++) {
      Dom *d = &sp.dom[i];
      in[i] = d->l[random_next(&s) % d->n];
      if (in[i].state == LS_POISON) in[i] = d->l[0];
    }
    const Lane old = in[w];
    if (!none && (sp.dom[w].n < 2 || sp.dom[w].l[sp.dom[w].n - 1].state != LS_POISON))
      continue; /* not used, or noundef */
    bool done = none;
    if (!promises && !memory && tb.straight && ta.straight && sp.n == fb->nargs &&
        (none || (sp.ty[w].cls == SC_INT && sp.ty[w].bits <= 3))) {
      b.r->sem.exact = a.r->sem.exact = true;
      uint32_t which = none ? UINT32_MAX : w;
      Set x = set_eval(&b, fb, in, which);
      if (!x.unknown && !x.ub && !x.poison) {
        Set y = set_eval(&a, fa, in, which);
        if (!y.unknown) {
          done = true;
          if (y.ub || y.poison || (y.vals & ~x.vals)) {
            if (!none) in[w] = (Lane){.state = LS_UNDEF};
            show_input(&sp, in, why);
            show_set(x, why);
            sb_lit(why, " became ");
            show_set(y, why);
            sb_ch(why, '\n');
            good = false;
          }
        }
      } else done = !x.unknown;
    }
    if (done) continue;
    in[w] = old;
    in[w].state = LS_UNDEF;
    in[w].prov = 0;
    Ans r = memory_input(mb, gb, ma, ga, &sp, in, k, alg, why);
    if (alg && tb.wild) why->n = 0;
    else good = r != A_WRONG;
  }
  run_delete(b.r);
  run_delete(a.r);
  return good;
}
