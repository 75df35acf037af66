/* delinearize.c: dimensions and subscripts of flat offsets. Contract: delinearize.h. */
#include "analysis/cfg/flow.h"
#include "analysis/scev/delinearize.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/match.h"
#include "ir/text/text.h"
#include "support/hash.h"
#include "support/knob.h"

/* ---- terms ---- */

static void term_add(const Scev *s, DelinTerms *t, Sx x) {
  if (!at_cap(sx_module(s), DELIN_TERMS, t->n)) t->t[t->n++] = x;
}
typedef struct Walk {
  Fn *f;
  DelinTerms *t;
  DelinTerms *strides;
  const DelinStrategy *st;
} Walk;

static bool is_undef(Scev *s, Sx x, void *user) {
  const Fn *f = user;
  return sx_is(s, x, SXK_UNKNOWN) && is_undefined(f, sx_val(s, x));
}
static bool runs(Scev *s, Sx x, const DelinStrategy *st) {
  return sx_is(s, x, SXK_UNKNOWN) && st && st->runs && st->runs(s, x, st->user);
}
static bool running_part(Scev *s, Sx x, void *user) { return sx_is(s, x, SXK_ADDREC) || runs(s, x, user); }

static bool stride_found(Scev *s, Sx x, void *user) {
  Walk *w = user;
  if (sx_is(s, x, SXK_ADDREC)) term_add(s, w->strides, sx_step(s, x));
  return true;
}
static bool extent(Scev *s, Sx x, const DelinStrategy *st) {
  while (sx_is(s, x, SXK_ZEXT) || sx_is(s, x, SXK_SEXT)) x = sx_op(s, x, 0);
  return sx_is(s, x, SXK_UNKNOWN) && st && st->extent && st->extent(s, x, st->user);
}
/* The product without extents of the grid; SX_NONE: nothing is left. */
static Sx without_extents(Scev *s, Sx x, const DelinStrategy *st) {
  if (!sx_is(s, x, SXK_MUL)) return extent(s, x, st) ? SX_NONE : x;
  Sx o[CAP_DELIN_DIMENSIONS];
  uint32_t n = 0, m = sx_nops(s, x);
  if (past_cap(sx_module(s), DELIN_DIMENSIONS, m)) return x;
  for (uint32_t i = 0; i < m; i++)
    if (!extent(s, sx_op(s, x, i), st)) o[n++] = sx_op(s, x, i);
  return n == m ? x : n ? sx_mul(s, o, n, 0) : SX_NONE;
}
/* In a stride: what is no sum is a term. */
static bool stride_part(Scev *s, Sx x, void *user) {
  Walk *w = user;
  SxKind k = sx_kind(s, x);
  if (extent(s, x, w->st)) return false;
  if (k != SXK_UNKNOWN && k != SXK_MUL && k != SXK_SEXT) return true;
  if (w->st && !(x = without_extents(s, x, w->st))) return false;
  if (!sx_contains(s, x, is_undef, w->f)) term_add(s, w->t, x);
  return false;
}
/* The unknown factors of a product with something that runs. A call's result counts as running: it may be another one
 * each time. */
static bool product_part(Scev *s, Sx x, void *user) {
  Walk *w = user;
  if (!sx_is(s, x, SXK_MUL)) return true;
  const Fn *f = w->f;
  Sx factor[CAP_DELIN_DIMENSIONS];
  uint32_t n = 0;
  bool running = false;
  for (uint32_t i = 0; i < sx_nops(s, x); i++) {
    Sx o = sx_op(s, x, i);
    if (runs(s, o, w->st)) running = true;
    else if (sx_is(s, o, SXK_UNKNOWN)) {
      if (is_call(f, sx_val(s, o))) running = true;
      else if (!at_cap(sx_module(s), DELIN_DIMENSIONS, n)) factor[n++] = o;
    } else running |= sx_contains(s, o, running_part, (void *)w->st);
  }
  if (!n) return true;
  if (running) term_add(s, w->t, sx_mul(s, factor, n, 0));
  return false;
}
/* Without it nothing gives dimensions: every offset is flat. */
static bool is_enabled(const Scev *s) { return knob_bool(sx_module(s)->ctx->knobs, KNOB_ENABLE_DELINEARIZATION); }
void delin_terms(Fn *f, Scev *s, Sx offset, const DelinStrategy *st, DelinTerms *t) {
  DelinTerms strides = {0};
  if (!is_enabled(s)) return;
  Walk w = {.f = f, .t = t, .strides = &strides, .st = st};
  sx_visit(s, offset, stride_found, &w);
  for (uint32_t i = 0; i < strides.n; i++) sx_visit(s, strides.t[i], stride_part, &w);
  sx_visit(s, offset, product_part, &w);
}

/* ---- sizes ---- */

static uint32_t factors(const Scev *s, Sx x) { return sx_is(s, x, SXK_MUL) ? sx_nops(s, x) : 1; }
static Sx without_constants(Scev *s, Sx x) { /* SX_NONE: a constant */
  if (sx_is(s, x, SXK_CONST)) return SX_NONE;
  if (!sx_is(s, x, SXK_MUL)) return x;
  Sx o[CAP_DELIN_DIMENSIONS];
  uint32_t n = 0;
  for (uint32_t i = 0; i < sx_nops(s, x); i++) {
    if (sx_is(s, sx_op(s, x, i), SXK_CONST)) continue;
    if (at_cap(sx_module(s), DELIN_DIMENSIONS, n)) return x;
    o[n++] = sx_op(s, x, i);
  }
  return n ? sx_mul(s, o, n, 0) : SX_NONE;
}
static bool is_unknown(Scev *s, Sx x, void *user) {
  (void)user;
  return sx_is(s, x, SXK_UNKNOWN);
}

void delin_sizes(Scev *s, DelinTerms *t, Sx elem, Delin *d) {
  d->nsize = d->nsub = 0;
  bool parametric = false;
  for (uint32_t i = 0; i < t->n; i++) parametric |= sx_contains(s, t->t[i], is_unknown, NULL);
  if (!parametric) return;
  /* Each once, in order of creation, products of more factors first. */
  for (uint32_t i = 1; i < t->n; i++)
    for (uint32_t k = i; k && t->t[k] < t->t[k - 1]; k--) {
      Sx x = t->t[k];
      t->t[k] = t->t[k - 1];
      t->t[k - 1] = x;
    }
  uint32_t n = 0;
  for (uint32_t i = 0; i < t->n; i++)
    if (!n || t->t[i] != t->t[n - 1]) t->t[n++] = t->t[i];
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t k = i; k && factors(s, t->t[k]) > factors(s, t->t[k - 1]); k--) {
      Sx x = t->t[k];
      t->t[k] = t->t[k - 1];
      t->t[k - 1] = x;
    }
  uint32_t m = 0;
  for (uint32_t i = 0; i < n; i++) {
    Sx q, r, x = t->t[i];
    sx_divide(s, x, elem, &q, &r);
    if (!sx_is_zero(s, q)) x = q;
    x = without_constants(s, x);
    if (x) t->t[m++] = x;
  }
  t->n = m;
  /* The last term is the innermost size and divides all others; then the same for what is left. Sizes come out
   * innermost first. */
  Sx size[CAP_DELIN_DIMENSIONS];
  uint32_t ns = 0;
  while (m) {
    Sx step = t->t[m - 1];
    if (at_cap(sx_module(s), DELIN_DIMENSIONS, ns + 1)) return;
    if (m == 1) {
      Sx x = without_constants(s, step);
      if (!x) return;
      size[ns++] = x;
      break;
    }
    uint32_t left = 0;
    for (uint32_t i = 0; i < m; i++) {
      Sx q, r;
      sx_divide(s, t->t[i], step, &q, &r);
      if (!sx_is_zero(s, r)) return;
      if (!sx_is(s, q, SXK_CONST)) t->t[left++] = q;
    }
    m = left;
    size[ns++] = step;
  }
  if (!ns) return;
  for (uint32_t i = 0; i < ns; i++) d->size[i] = size[ns - 1 - i];
  d->size[ns] = elem;
  d->nsize = ns + 1;
}

bool delin_subscripts(Scev *s, Sx offset, Delin *d) {
  d->nsub = 0;
  if (!d->nsize || (sx_is(s, offset, SXK_ADDREC) && !sx_affine(s, offset))) return false;
  Sx rest = offset;
  for (uint32_t i = d->nsize; i-- > 0;) {
    Sx q, r;
    sx_divide(s, rest, d->size[i], &q, &r);
    rest = q;
    if (i == d->nsize - 1) {
      if (sx_is_zero(s, r)) continue;
      d->nsize = 0; /* bytes inside an element */
      return false;
    }
    d->sub[i + 1] = r;
  }
  d->sub[0] = rest;
  d->nsub = d->nsize;
  return true;
}
static Sx opened_ext(Scev *s, Sx x, Ty t, bool sign, unsigned depth) {
  Sx o[CAP_DELIN_DIMENSIONS];
  uint32_t n = sx_nops(s, x);
  SxKind k = sx_kind(s, x);
  if ((k != SXK_ADD && k != SXK_MUL && k != SXK_ADDREC) || at_cap(sx_module(s), DELIN_NEST, depth) ||
      past_cap(sx_module(s), DELIN_DIMENSIONS, n))
    return sign ? sx_sext(s, x, t) : sx_zext(s, x, t);
  for (uint32_t i = 0; i < n; i++) o[i] = opened_ext(s, sx_op(s, x, i), t, sign, depth + 1);
  return k == SXK_ADD ? sx_add(s, o, n, 0) : k == SXK_MUL ? sx_mul(s, o, n, 0) : sx_addrec(s, o, n, sx_loop(s, x), 0);
}
static Sx opened(Scev *s, Sx x, unsigned depth) {
  Sx o[CAP_DELIN_DIMENSIONS];
  uint32_t n = sx_nops(s, x);
  if (at_cap(sx_module(s), DELIN_NEST, depth) || past_cap(sx_module(s), DELIN_DIMENSIONS, n)) return x;
  switch (sx_kind(s, x)) {
  case SXK_ZEXT:
  case SXK_SEXT:
    return opened_ext(s, opened(s, sx_op(s, x, 0), depth + 1), sx_type(s, x), sx_is(s, x, SXK_SEXT), depth + 1);
  case SXK_ADD:
  case SXK_MUL:
  case SXK_ADDREC: break;
  default: return x;
  }
  for (uint32_t i = 0; i < n; i++) o[i] = opened(s, sx_op(s, x, i), depth + 1);
  return sx_is(s, x, SXK_ADD)   ? sx_add(s, o, n, 0)
         : sx_is(s, x, SXK_MUL) ? sx_mul(s, o, n, 0)
                                : sx_addrec(s, o, n, sx_loop(s, x), 0);
}
Sx delin_open(Scev *s, Sx x) { return opened(s, x, 0); }

static bool one_round(Fn *f, Scev *s, Sx offset, Sx elem, const DelinStrategy *st, Delin *d) {
  DelinTerms t = {0};
  *d = (Delin){.flat = offset};
  delin_terms(f, s, offset, st, &t);
  if (!t.n) return false;
  delin_sizes(s, &t, elem, d);
  return delin_subscripts(s, offset, d);
}
bool delinearize(Fn *f, Scev *s, Sx offset, Sx elem, const DelinStrategy *st, Delin *d) {
  if (st && st->open) offset = delin_open(s, offset);
  if (!one_round(f, s, offset, elem, st, d)) return false;
  for (Delin in; st && one_round(f, s, d->sub[0], sx_int(s, sx_type(s, offset), 1), st, &in) && in.nsub > 1 &&
                 !past_cap(sx_module(s), DELIN_DIMENSIONS, d->nsub + in.nsub - 1);) {
    /* its sizes but the 1 stand before ours, its subscripts instead of our first */
    uint32_t k = in.nsub - 1;
    memmove(d->size + k, d->size, d->nsize * sizeof *d->size);
    memmove(d->sub + k, d->sub, d->nsub * sizeof *d->sub);
    memcpy(d->size, in.size, k * sizeof *d->size);
    memcpy(d->sub, in.sub, in.nsub * sizeof *d->sub);
    d->nsize += k, d->nsub += k;
  }
  /* a leading 0 says nothing: nobody knows how long the outermost dimension is */
  while (st && d->nsub && sx_is_zero(s, d->sub[0])) {
    d->nsize--, d->nsub--;
    memmove(d->size, d->size + 1, d->nsize * sizeof *d->size);
    memmove(d->sub, d->sub + 1, d->nsub * sizeof *d->sub);
  }
  return d->nsub > 1 || !st;
}

bool delinearize_fixed(Scev *s, Sx offset, Sx elem, Delin *d) {
  *d = (Delin){.flat = offset};
  if (!is_enabled(s) || !sx_is(s, elem, SXK_CONST) || sx_bits(s, offset) > 64) return false;
  uint64_t bytes = ap_get_u64(sx_ap(s, elem)), step[CAP_DELIN_DIMENSIONS];
  if (!bytes) return false;
  uint32_t n = 0;
  Sx x = offset;
  for (; sx_is(s, x, SXK_ADDREC); x = sx_op(s, x, 0)) {
    if (!sx_affine(s, x) || !sx_is(s, sx_op(s, x, 1), SXK_CONST) || at_cap(sx_module(s), DELIN_DIMENSIONS, n))
      return false;
    int64_t c = ap_get_i64(sx_ap(s, sx_op(s, x, 1)));
    uint64_t a = c < 0 ? 0 - (uint64_t)c : (uint64_t)c;
    if (a % bytes) return false;
    step[n++] = a / bytes;
  }
  if (!n || !sx_is(s, x, SXK_CONST) || ap_get_u64(sx_ap(s, x)) % bytes) return false;
  for (uint32_t i = 1; i < n; i++)
    for (uint32_t k = i; k && step[k] > step[k - 1]; k--) {
      uint64_t y = step[k];
      step[k] = step[k - 1];
      step[k - 1] = y;
    }
  uint32_t m = 0;
  for (uint32_t i = 0; i < n; i++)
    if (!m || step[i] != step[m - 1]) step[m++] = step[i];
  step[m - 1] = 1;
  Ty t = sx_type(s, offset);
  for (uint32_t i = 0; i + 1 < m; i++) {
    if (step[i] % step[i + 1]) return false;
    d->size[i] = sx_int(s, t, (int64_t)(step[i] / step[i + 1]));
  }
  d->size[m - 1] = elem;
  d->nsize = m;
  return delin_subscripts(s, offset, d);
}

/* ---- validity ---- */

bool sx_no_signed_overflow(Fn *f, Scev *s, Op o, Sx a, Sx b) {
  Ty wide = ty_int(f->m, 2 * sx_bits(s, a));
  Sx wa = sx_sext(s, a, wide), wb = sx_sext(s, b, wide);
  Sx narrow = o == OP_ADD ? sx_add2(s, a, b, 0) : o == OP_SUB ? sx_minus(s, a, b, 0) : sx_mul2(s, a, b, 0);
  Sx full = o == OP_ADD ? sx_add2(s, wa, wb, 0) : o == OP_SUB ? sx_minus(s, wa, wb, 0) : sx_mul2(s, wa, wb, 0);
  return narrow != SX_CNC && full != SX_CNC && sx_sext(s, narrow, wide) == full;
}
bool delin_valid(Fn *f, Scev *s, const Delin *d) {
  if (!d->nsize || d->nsub != d->nsize) return false;
  for (uint32_t i = 1; i < d->nsub; i++) {
    Sx size = d->size[i - 1], sub = d->sub[i];
    if (!sx_known_nonneg(s, sub)) return false;
    Ty t = sx_bits(s, sub) >= sx_bits(s, size) ? sx_type(s, sub) : sx_type(s, size);
    size = sx_trunc_or_sext(s, size, t), sub = sx_trunc_or_sext(s, sub, t);
    if (!sx_is_known_pred(s, ICMP_SLT, sub, size)) return false;
  }
  /* Inner subscripts being in range, the least offset is sub[0] * product and the greatest that plus product - 1:
   * neither may overflow. */
  Ty t = sx_type(s, d->size[0]);
  Sx prod = sx_int(s, t, 1);
  for (uint32_t i = 0; i < d->nsize; i++) {
    if (sx_type(s, d->size[i]) != t || !sx_no_signed_overflow(f, s, OP_MUL, prod, d->size[i])) return false;
    prod = sx_mul2(s, prod, d->size[i], 0);
  }
  if (sx_type(s, d->sub[0]) != t || !sx_no_signed_overflow(f, s, OP_MUL, prod, d->sub[0])) return false;
  Sx least = sx_mul2(s, prod, d->sub[0], 0);
  if (!sx_no_signed_overflow(f, s, OP_ADD, least, prod)) return false;
  Sx one = sx_int(s, t, 1);
  return sx_no_signed_overflow(f, s, OP_SUB, sx_add2(s, least, prod, 0), one);
}

/* ---- memo ---- */

DelinKnown delin_known(DelinMemo *m, Fn *f, Scev *s, Sx offset, Sx elem) {
  uint32_t h = (uint32_t)hash_mix((uint64_t)offset << 32 | (uint32_t)elem, 0), at = idset_first(&m->at, h), id;
  for (; (id = m->at.slot[at].id) != 0; at = idset_probe(&m->at, at + 1, h))
    if (m->known.p[id - 1].offset == offset && m->known.p[id - 1].elem == elem) return m->known.p[id - 1];
  DelinKnown k = {.offset = offset, .elem = elem};
  k.fixed_ok = delinearize_fixed(s, offset, elem, &k.fixed);
  k.fixed_valid = k.fixed_ok && delin_valid(f, s, &k.fixed);
  delin_terms(f, s, offset, NULL, &k.terms);
  vec_push(&m->known, k);
  idset_put(&m->at, at, m->known.n, h);
  return k;
}
void delin_memo_free(DelinMemo *m) { idset_free(&m->at), vec_free(&m->known); }

/* ---- printing ---- */

Sx sx_elem_size(Fn *f, Scev *s, Val access, Ty index) {
  Ty t = op(f, access) == OP_STORE ? ty(f, arg(f, access, 0)) : ty(f, access);
  return sx_int(s, index, (int64_t)ty_alloc_size(f->m, t));
}
static void list(Scev *s, const Sx *x, uint32_t n, FnText *t) {
  StrBuf *out = fn_text_out(t);
  for (uint32_t i = 0; i < n; i++) {
    sb_ch(out, '[');
    sx_text(s, x[i], t);
    sb_ch(out, ']');
  }
}
/* out NULL: without text. */
static void every_access(Fn *f, StrBuf *out) {
  Scev *s = scev(f);
  const Loops *l = flow_loops(f);
  FnText *t = out ? fn_text_new_alone(f, out) : NULL; /* numbers the function once */
  bool fixed = knob_bool(f->m->ctx->knobs, KNOB_DELINEARIZE_USE_FIXED_SIZE_ARRAY_HEURISTIC);
  FOR_EACH_BLK(f, b) {
    uint32_t loop = loop_of(l, b);
    if (!loop) continue; /* accesses outside loops have nothing to be told apart by */
    FOR_EACH_INS(f, b, v) {
      if (!is_op(f, v, OP_LOAD) && !is_op(f, v, OP_STORE)) continue;
      Val p = arg(f, v, op(f, v) == OP_STORE ? 1 : 0);
      Sx access = sx_at_scope(s, sx_of(s, p), loop), base = sx_ptr_base(s, access);
      if (!sx_is(s, base, SXK_UNKNOWN)) {
        if (t) fn_text_free(t);
        return;
      }
      Sx off = sx_minus(s, access, base, 0);
      if (out) {
        sb_lit(out, "\nInst:");
        fn_text_ins(t, v);
        sb_lit(out, "\nAccessFunction: ");
        sx_text(s, off, t);
        sb_ch(out, '\n');
      }
      Delin d;
      Sx elem = sx_elem_size(f, s, v, sx_type(s, off));
      bool found = delinearize(f, s, off, elem, NULL, &d) || (fixed && delinearize_fixed(s, off, elem, &d));
      if (out && !found) sb_lit(out, "failed to delinearize\n");
      if (out && found) {
        sb_lit(out, "Base offset: ");
        sx_text(s, base, t);
        sb_lit(out, "\nArrayDecl[UnknownSize]");
        list(s, d.size, d.nsize - 1, t);
        sb_lit(out, " with elements of ");
        sx_text(s, d.size[d.nsize - 1], t);
        sb_lit(out, " bytes.\nArrayRef");
        list(s, d.sub, d.nsub, t);
      }
      bool valid = found && delin_valid(f, s, &d);
      if (out && found) sb_fmt(out, "\nDelinearization validation: %s\n", valid ? "Succeeded" : "Failed");
    }
  }
  if (t) fn_text_free(t);
}
void delinearize_all(Fn *f) { every_access(f, NULL); }
void print_delinearization(Fn *f, StrBuf *out) {
  Str name = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis 'Delinearization' for function '%.*s':", (int)name.n, name.p);
  every_access(f, out);
}
