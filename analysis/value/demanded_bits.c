/* demanded_bits.c: wanted bits. Contract: demanded.h. */
#include "analysis/value/demanded.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"

static void ask(DemandedKnown *k, Val v) {
  if (k->have) return;
  k->have = true;
  k->a = known_bits(&k->k, arg(k->k.f, v, 0));
  k->b = known_bits(&k->k, arg(k->k.f, v, 1));
}
/* Operand i of a + b (+ 1 for a - b as a + ~b + 1). A wanted bit wants its own two operand bits and the carry into
 * it. That carry is wanted from the bits below, down to the first where both operands are known and alike: its carry
 * out does not depend on what comes in. A bit whose carry out is wanted matters, unless the carry that comes in and
 * the other operand are known and fix it alone: nothing comes in and the other bit is 0, or one comes in and the
 * other bit is 1 (where both operands could go by this rule the left one stays). */
static Ap add_operand(Arena *A, uint32_t i, Ap m, Known a, Known b, bool sub) {
  uint32_t n = m.bits;
  if (sub) {
    Ap t = b.zero;
    b.zero = b.one;
    b.one = t;
  }
  Ap alike = ap_or(A, ap_and(A, a.zero, b.zero), ap_and(A, a.one, b.one));
  Ap max = ap_add(A, ap_add(A, ap_not(A, a.zero), ap_not(A, b.zero)), ap_u64(A, n, sub)),
     min = ap_add(A, ap_add(A, a.one, b.one), ap_u64(A, n, sub));
  Ap in0 = ap_not(A, ap_xor(A, ap_xor(A, max, ap_not(A, a.zero)), ap_not(A, b.zero))),
     in1 = ap_xor(A, ap_xor(A, min, a.one), b.one);
  Known mine = i ? b : a, other = i ? a : b;
  Ap fixed = ap_or(A, ap_and(A, in0, ap_and(A, other.zero, ap_not(A, mine.zero))),
                   ap_and(A, in1, ap_and(A, other.one, ap_not(A, mine.one))));
  Ap out = m;
  if (n <= 64) {
    bool want = false;
    for (uint64_t bit = 1ull << (n - 1); bit; bit >>= 1) {
      if (want && !(fixed.u & bit)) out.u |= bit;
      want = (m.u & bit) || (want && !(alike.u & bit));
    }
    return out;
  }
  bool want = false;
  for (uint32_t k = n; k-- > 0;) {
    if (want && !ap_test(fixed, k) && !ap_test(out, k)) out = ap_set_bit(A, out, k);
    want = ap_test(m, k) || (want && !ap_test(alike, k));
  }
  return out;
}
/* m shifted by every amount from lo to hi: by doubling, O(log) shifts. */
static Ap shifted_by_all(Arena *A, Ap m, uint32_t lo, uint32_t hi, bool left) {
  uint32_t count = hi - lo + 1, done = 1; /* m holds the first `done` amounts */
  while (done < count) {
    uint32_t step = u32_min(done, count - done);
    m = ap_or(A, m, left ? ap_shl(A, m, step) : ap_lshr(A, m, step));
    done += step;
  }
  return left ? ap_shl(A, m, lo) : ap_lshr(A, m, lo);
}
static Ap shift_operand(DemandedKnown *k, Val v, Ap m) {
  Fn *f = k->k.f;
  Arena *A = k->k.arena;
  uint32_t n = m.bits, lo, hi;
  Op o = op(f, v);
  Ap c;
  if (val_is_con(arg(f, v, 1)) && con_splat_ap(&f->con, arg(f, v, 1), &c)) lo = hi = (uint32_t)ap_limited(c, n - 1);
  else {
    Known s = known_bits(&k->k, arg(f, v, 1));
    if (ap_intersects(s.zero, s.one)) return ap_ones(A, n);
    lo = (uint32_t)ap_limited(known_umin(A, s), n - 1);
    hi = (uint32_t)ap_limited(known_umax(A, s), n - 1);
  }
  Ap in = shifted_by_all(A, m, lo, hi, o != OP_SHL);
  unsigned fl = flags(f, v);
  if (o == OP_SHL) { /* the flags speak of what is shifted out */
    if (fl & F_NSW) return ap_or(A, in, ap_high_mask(A, n, u32_min(n, hi + 1)));
    return fl & F_NUW ? ap_or(A, in, ap_high_mask(A, n, hi)) : in;
  }
  if (o == OP_ASHR && hi && ap_clz(m) < hi) in = ap_set_bit(A, in, n - 1); /* copies of the sign */
  return fl & F_EXACT ? ap_or(A, in, ap_low_mask(A, n, hi)) : in;
}
static Ap call_operand(DemandedKnown *k, Val v, uint32_t i, Ap m, uint32_t w) {
  Fn *f = k->k.f;
  Arena *A = k->k.arena;
  unsigned id = call_intrinsic(f, v);
  Ap c;
  switch (id) {
  case INTRIN_bswap: return ap_bswap(A, m);
  case INTRIN_bitreverse: return ap_bitreverse(A, m);
  case INTRIN_ctlz:
  case INTRIN_cttz: {
    if (i) break;
    Known a = known_bits(&k->k, arg(f, v, 0));
    uint32_t most = id == INTRIN_ctlz ? ap_clz(a.one)
                                      : ap_ctz(a.one); /* the count is at most this: the bits up to the first one */
    return id == INTRIN_ctlz ? ap_high_mask(A, w, u32_min(w, most + 1)) : ap_low_mask(A, w, u32_min(w, most + 1));
  }
  case INTRIN_fshl:
  case INTRIN_fshr: {
    if (i == 2) {
      if (is_pow2(w)) return ap_u64(A, w, w - 1);
      break;
    }
    if (!val_is_con(arg(f, v, 2)) || !con_splat_ap(&f->con, arg(f, v, 2), &c)) break;
    uint32_t s = (uint32_t)ap_lo64(ap_urem(A, c, ap_u64(A, w, w)));
    if (id == INTRIN_fshr) s = w - s;
    return i == 0 ? ap_lshr(A, m, s) : ap_shl(A, m, w - s);
  }
  case INTRIN_umax:
  case INTRIN_umin:
  case INTRIN_smax:
  case INTRIN_smin: return ap_high_mask(A, w, w - ap_ctz(m)); /* lower bits do not order those above */
  default: break;
  }
  return ap_ones(A, w);
}
Ap demanded_transfer(DemandedKnown *k, Val v, uint32_t i, Ap m) {
  Fn *f = k->k.f;
  Arena *A = k->k.arena;
  uint32_t w = ty_bits(f->m, ty_scalar(f->m, ty(f, arg(f, v, i))));
  switch (op(f, v)) {
  case OP_CALL:
  case OP_INVOKE: return m.bits && call_intrinsic(f, v) ? call_operand(k, v, i, m, w) : ap_ones(A, w);
  case OP_ADD:
  case OP_SUB:
    if (ap_is_low_mask(m)) return m;
    ask(k, v);
    return add_operand(A, i, m, k->a, k->b, op(f, v) == OP_SUB);
  case OP_MUL: return ap_low_mask(A, w, ap_active_bits(m));
  case OP_SHL:
  case OP_LSHR:
  case OP_ASHR: return i ? ap_ones(A, w) : shift_operand(k, v, m);
  case OP_AND: /* where one is known 0 the other does not matter; where both are, the left one stays */
    ask(k, v);
    return ap_and(A, m, ap_not(A, i ? ap_and(A, k->a.zero, ap_not(A, k->b.zero)) : k->b.zero));
  case OP_OR: ask(k, v); return ap_and(A, m, ap_not(A, i ? ap_and(A, k->a.one, ap_not(A, k->b.one)) : k->b.one));
  case OP_XOR:
  case OP_PHI: return m;
  case OP_TRUNC: return ap_zext(A, m, w);
  case OP_ZEXT: return ap_trunc(A, m, w);
  case OP_SEXT: return ap_active_bits(m) > w ? ap_set_bit(A, ap_trunc(A, m, w), w - 1) : ap_trunc(A, m, w);
  case OP_SELECT: return i ? m : ap_ones(A, w);
  case OP_EXTRACTELEMENT: return i ? ap_ones(A, w) : m;
  case OP_INSERTELEMENT:
  case OP_SHUFFLEVECTOR: return i < 2 ? m : ap_ones(A, w);
  default: return ap_ones(A, w);
  }
}

/* ---- the analysis ---- */
static void demanded_free(void *p) {
  Demanded *d = p;
  arena_free(&d->A);
  mem_free(d->bits);
  mem_free(d->live);
  mem_free(d->dead);
  mem_free(d);
}
static uint32_t tracked(const Fn *f, Val v) { /* width, 0: no integer to be followed */
  Ty t = ty(f, v);
  if (!ty_is_int_or_vec(f->m, t)) return 0;
  uint32_t n = ty_bits(f->m, ty_scalar(f->m, t));
  return n <= DEMANDED_MAX_BITS ? n : 0;
}
static bool always_live(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LANDINGPAD:
  case OP_CATCHPAD:
  case OP_CLEANUPPAD: return true;
  default: return is_term(f, v) || has_side_effects(f, v);
  }
}
const Demanded *demanded_bits(Fn *f) {
  Demanded *d = slot_fresh(f, AN_DEMANDED, EP_CFG | EP_VAL | EP_MEM);
  if (d) return d;
  d = mem_zalloc(sizeof *d);
  arena_init(&d->A);
  d->nins = f->nins;
  d->bits = mem_zalloc(sizeof(Ap) * (f->nins + 1));
  d->live = mem_zalloc(f->nins + 1);
  d->nopnd = f->nopnd;
  d->dead = mem_zalloc(f->nopnd + 1);
  uint8_t *queued = mem_zalloc(f->nins + 1);
  VecU32 work = {0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!always_live(f, v)) continue;
      uint32_t n = tracked(f, v);
      if (n) d->bits[v] = ap_zero(&d->A, n);
      d->live[v] = queued[v] = 1;
      vec_push(&work, (uint32_t)v);
    }
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    queued[v] = 0;
    ArenaMark mark = arena_mark(&f->arena);
    DemandedKnown k = {.k = known_at(f, &f->arena, v)};
    Ap m = d->bits[v];
    bool nothing = m.bits && ap_is_zero(m) && !always_live(f, v);
    for (uint32_t i = 0; i < nops(f, v); i++) {
      Val x = arg(f, v, i);
      if (val_is_con(x) || is_op(f, x, OP_MDVAL)) continue;
      uint32_t n = tracked(f, x);
      bool more = !d->live[x];
      if (n) {
        Ap want = nothing                    ? ap_zero(&f->arena, n)
                  : m.bits || !tracked(f, v) ? demanded_transfer(&k, v, i, m)
                                             : ap_ones(&f->arena, n);
        if (!nothing) d->dead[slot_of(f, v, i)] = ap_is_zero(want);
        if (is_arg(f, x)) more = false;
        else if (!d->bits[x].bits) {
          d->bits[x] = ap_copy(&d->A, want);
          more = true;
        } else if (!ap_is_subset(want, d->bits[x])) {
          d->bits[x] = ap_or(&d->A, d->bits[x], want);
          more = true;
        }
      }
      d->live[x] = 1;
      if (!more || is_arg(f, x) || queued[x]) continue;
      queued[x] = 1;
      vec_push(&work, (uint32_t)x);
    }
    arena_release(&f->arena, mark);
  }
  vec_free(&work);
  mem_free(queued);
  slot_set(f, AN_DEMANDED, d, demanded_free);
  return d;
}
bool demanded_dead(Fn *f, const Demanded *d, Val v) {
  return (uint32_t)v < d->nins && !d->live[v] && !always_live(f, v);
}
Ap demanded_val(const Fn *f, Arena *A, const Demanded *d, Val v) {
  if ((uint32_t)v < d->nins && d->bits[v].bits) return d->bits[v];
  return ap_ones(A, ty_bits(f->m, ty_scalar(f->m, ty(f, v))));
}
bool demanded_use_dead(const Fn *f, const Demanded *d, Val v, uint32_t i) {
  if ((uint32_t)v >= d->nins || (uint32_t)slot_of(f, v, i) >= d->nopnd || always_live(f, v)) return false;
  return d->dead[slot_of(f, v, i)] || (d->bits[v].bits && ap_is_zero(d->bits[v]) && tracked(f, arg(f, v, i)));
}
Ap demanded_use(Fn *f, Arena *A, const Demanded *d, Val v, uint32_t i) {
  uint32_t n = ty_bits(f->m, ty_scalar(f->m, ty(f, arg(f, v, i))));
  bool know = (uint32_t)v < d->nins && d->bits[v].bits;
  if (know && ap_is_zero(d->bits[v]) && !always_live(f, v)) return ap_zero(A, n);
  if (!know && tracked(f, v)) return ap_ones(A, n);
  DemandedKnown k = {.k = known_at(f, A, v)};
  return demanded_transfer(&k, v, i, know ? d->bits[v] : (Ap){0});
}

static void print_mask(StrBuf *out, Ap m) {
  uint64_t x = ap_limited(m, UINT64_MAX);
  sb_fmt(out, "DemandedBits: 0x%llx for ", (unsigned long long)x);
}
void print_demanded_bits(Fn *f, StrBuf *out) {
  const Demanded *d = demanded_bits(f);
  Str n = fn_glob(f)->name;
  sb_fmt(out, "Printing analysis 'Demanded Bits Analysis' for function '%.*s':\n", (int)n.n, n.p);
  FnText *t = fn_text_new(f, out);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (!d->bits[v].bits) continue;
      print_mask(out, d->bits[v]);
      fn_text_ins(t, v);
      sb_ch(out, '\n');
      for (uint32_t i = 0; i < nops(f, v); i++) {
        Val x = arg(f, v, i);
        ArenaMark mark = arena_mark(&f->arena);
        Ty xs = ty_scalar(f->m, ty(f, x));
        uint32_t bits = ty_is_ptr(f->m, xs) ? ptr_bits(f->m, ty_addrspace(f->m, xs)) : ty_bits(f->m, xs);
        bool whole = !ty_is_int_or_vec(f->m, ty(f, x));
        if (!bits) bits = 64;
        print_mask(out, whole ? ap_ones(&f->arena, bits) : demanded_use(f, &f->arena, d, v, i));
        arena_release(&f->arena, mark);
        fn_text_val(t, x, false);
        sb_lit(out, " in ");
        fn_text_ins(t, v);
        sb_ch(out, '\n');
      }
      for (uint32_t i = 0; is_term(f, v) && i < nsuccs(f, b); i++) { /* of an invoke: blocks count as operands */
        print_mask(out, ap_u64(NULL, 64, UINT64_MAX));
        fn_text_blk(t, succ(f, b, i));
        sb_lit(out, " in ");
        fn_text_ins(t, v);
        sb_ch(out, '\n');
      }
    }
  fn_text_free(t);
}
