/* test_facts.c: transfer functions of value facts against brute force: for every pair of operands of which any bits
 * are known, and every value that fits, known bits, ranges, non-zero and sign copies of each operation hold (4 bits);
 * what demanded_transfer leaves out changes no wanted bit and no flag, even where both operands change at once (3
 * bits). Special: the operations of ranges on all pairs of intervals (3 bits). */
#include "analysis/value/cond.h"
#include "analysis/value/demanded.h"
#include "ir/ctx.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"
#include <stdio.h>
#include <stdlib.h>

static int failures;
static unsigned W;
#define MASK ((1u << W) - 1)
static int sx(unsigned x, unsigned w) { return (int)(x << (32 - w)) >> (32 - w); }

/* `width` of the result: 0 as the operands. Text: %T the type, %A %B the operands, %N %W narrower and wider types. */
typedef struct Form {
  const char *text;
  Op o;
  unsigned fl, id;
  int width;
} Form;
static const Form forms[] = {
  {"add %T %A, %B", OP_ADD, 0, 0, 0},
  {"add nuw %T %A, %B", OP_ADD, F_NUW, 0, 0},
  {"add nsw %T %A, %B", OP_ADD, F_NSW, 0, 0},
  {"add nuw nsw %T %A, %B", OP_ADD, F_NUW | F_NSW, 0, 0},
  {"sub %T %A, %B", OP_SUB, 0, 0, 0},
  {"sub nuw %T %A, %B", OP_SUB, F_NUW, 0, 0},
  {"sub nsw %T %A, %B", OP_SUB, F_NSW, 0, 0},
  {"sub nuw nsw %T %A, %B", OP_SUB, F_NUW | F_NSW, 0, 0},
  {"mul %T %A, %B", OP_MUL, 0, 0, 0},
  {"mul nuw %T %A, %B", OP_MUL, F_NUW, 0, 0},
  {"mul nsw %T %A, %B", OP_MUL, F_NSW, 0, 0},
  {"mul nsw %T %A, %A", OP_MUL, F_NSW, 1, 0},
  {"udiv %T %A, %B", OP_UDIV, 0, 0, 0},
  {"udiv exact %T %A, %B", OP_UDIV, F_EXACT, 0, 0},
  {"sdiv %T %A, %B", OP_SDIV, 0, 0, 0},
  {"sdiv exact %T %A, %B", OP_SDIV, F_EXACT, 0, 0},
  {"urem %T %A, %B", OP_UREM, 0, 0, 0},
  {"srem %T %A, %B", OP_SREM, 0, 0, 0},
  {"shl %T %A, %B", OP_SHL, 0, 0, 0},
  {"shl nuw %T %A, %B", OP_SHL, F_NUW, 0, 0},
  {"shl nsw %T %A, %B", OP_SHL, F_NSW, 0, 0},
  {"shl nuw nsw %T %A, %B", OP_SHL, F_NUW | F_NSW, 0, 0},
  {"lshr %T %A, %B", OP_LSHR, 0, 0, 0},
  {"lshr exact %T %A, %B", OP_LSHR, F_EXACT, 0, 0},
  {"ashr %T %A, %B", OP_ASHR, 0, 0, 0},
  {"ashr exact %T %A, %B", OP_ASHR, F_EXACT, 0, 0},
  {"and %T %A, %B", OP_AND, 0, 0, 0},
  {"or %T %A, %B", OP_OR, 0, 0, 0},
  {"or disjoint %T %A, %B", OP_OR, F_DISJOINT, 0, 0},
  {"xor %T %A, %B", OP_XOR, 0, 0, 0},
  {"zext %T %A to %W", OP_ZEXT, 0, 0, 2},
  {"zext nneg %T %A to %W", OP_ZEXT, F_NNEG, 0, 2},
  {"sext %T %A to %W", OP_SEXT, 0, 0, 2},
  {"trunc %T %A to %N", OP_TRUNC, 0, 0, -1},
  {"trunc nuw %T %A to %N", OP_TRUNC, F_NUW, 0, -1},
  {"trunc nsw %T %A to %N", OP_TRUNC, F_NSW, 0, -1},
  {"call %T @llvm.umin.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_umin, 0},
  {"call %T @llvm.umax.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_umax, 0},
  {"call %T @llvm.smin.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_smin, 0},
  {"call %T @llvm.smax.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_smax, 0},
  {"call %T @llvm.uadd.sat.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_uadd_sat, 0},
  {"call %T @llvm.usub.sat.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_usub_sat, 0},
  {"call %T @llvm.sadd.sat.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_sadd_sat, 0},
  {"call %T @llvm.ssub.sat.%T(%T %A, %T %B)", OP_CALL, 0, INTRIN_ssub_sat, 0},
  {"call %T @llvm.abs.%T(%T %A, i1 false)", OP_CALL, 0, INTRIN_abs, 0},
  {"call %T @llvm.abs.%T(%T %A, i1 true)", OP_CALL, 1, INTRIN_abs, 0},
  {"call %T @llvm.ctpop.%T(%T %A)", OP_CALL, 0, INTRIN_ctpop, 0},
  {"call %T @llvm.bitreverse.%T(%T %A)", OP_CALL, 0, INTRIN_bitreverse, 0},
  {"call %T @llvm.ctlz.%T(%T %A, i1 false)", OP_CALL, 0, INTRIN_ctlz, 0},
  {"call %T @llvm.ctlz.%T(%T %A, i1 true)", OP_CALL, 1, INTRIN_ctlz, 0},
  {"call %T @llvm.cttz.%T(%T %A, i1 false)", OP_CALL, 0, INTRIN_cttz, 0},
  {"call %T @llvm.cttz.%T(%T %A, i1 true)", OP_CALL, 1, INTRIN_cttz, 0},
  {"call %T @llvm.fshl.%T(%T %A, %T %B, %T 1)", OP_CALL, 0, INTRIN_fshl, 0},
  {"call %T @llvm.fshr.%T(%T %A, %T %B, %T 1)", OP_CALL, 0, INTRIN_fshr, 0},
};
enum { N = ARRAY_LEN(forms) };
static bool fits(int x) { return x >= -(int)(1u << (W - 1)) && x < (int)(1u << (W - 1)); }
/* False: poison or undefined. */
static bool eval(const Form *f, unsigned a, unsigned b, unsigned *r) {
  if (f->id == 1) b = a;
  int x = sx(a, W), y = sx(b, W), s;
  unsigned fl = f->fl, n;
  switch (f->o) {
  case OP_ADD:
    if (((fl & F_NUW) && a + b > MASK) || ((fl & F_NSW) && !fits(x + y))) return false;
    *r = (a + b) & MASK;
    return true;
  case OP_SUB:
    if (((fl & F_NUW) && a < b) || ((fl & F_NSW) && !fits(x - y))) return false;
    *r = (a - b) & MASK;
    return true;
  case OP_MUL:
    if (((fl & F_NUW) && a * b > MASK) || ((fl & F_NSW) && !fits(x * y))) return false;
    *r = (a * b) & MASK;
    return true;
  case OP_UDIV:
    if (!b || ((fl & F_EXACT) && a % b)) return false;
    *r = a / b;
    return true;
  case OP_UREM:
    if (!b) return false;
    *r = a % b;
    return true;
  case OP_SDIV:
    if (!b || !fits(x / y) || ((fl & F_EXACT) && x % y)) return false;
    *r = (unsigned)(x / y) & MASK;
    return true;
  case OP_SREM:
    if (!b || !fits(x / y)) return false;
    *r = (unsigned)(x % y) & MASK;
    return true;
  case OP_SHL:
    if (b >= W || ((fl & F_NUW) && (a << b) > MASK) || ((fl & F_NSW) && !fits(x * (1 << b)))) return false;
    *r = (a << b) & MASK;
    return true;
  case OP_LSHR:
    if (b >= W || ((fl & F_EXACT) && (a & ((1u << b) - 1)))) return false;
    *r = a >> b;
    return true;
  case OP_ASHR:
    if (b >= W || ((fl & F_EXACT) && (a & ((1u << b) - 1)))) return false;
    *r = (unsigned)(x >> b) & MASK;
    return true;
  case OP_AND: *r = a & b; return true;
  case OP_OR: *r = a | b; return !((fl & F_DISJOINT) && (a & b));
  case OP_XOR: *r = a ^ b; return true;
  case OP_ZEXT: *r = a; return !((fl & F_NNEG) && x < 0);
  case OP_SEXT: *r = (unsigned)x & ((1u << 2 * W) - 1); return true;
  case OP_TRUNC: *r = a & (MASK >> 1); return !((fl & F_NUW) && a != *r) && !((fl & F_NSW) && sx(*r, W - 1) != x);
  default: break;
  }
  switch (f->id) {
  case INTRIN_umin: *r = a < b ? a : b; return true;
  case INTRIN_umax: *r = a > b ? a : b; return true;
  case INTRIN_smin: *r = x < y ? a : b; return true;
  case INTRIN_smax: *r = x > y ? a : b; return true;
  case INTRIN_uadd_sat: *r = a + b > MASK ? MASK : a + b; return true;
  case INTRIN_usub_sat: *r = a < b ? 0 : a - b; return true;
  case INTRIN_sadd_sat:
  case INTRIN_ssub_sat:
    s = f->id == INTRIN_sadd_sat ? x + y : x - y;
    *r = fits(s) ? (unsigned)s & MASK : s < 0 ? 1u << (W - 1) : MASK >> 1;
    return true;
  case INTRIN_abs: *r = (unsigned)(x < 0 ? -x : x) & MASK; return !(fl && x == -(int)(1u << (W - 1)));
  case INTRIN_ctpop: *r = (unsigned)__builtin_popcount(a); return true;
  case INTRIN_bitreverse:
    for (n = 0, *r = 0; n < W; n++)
      if (a >> n & 1) *r |= 1u << (W - 1 - n);
    return true;
  case INTRIN_ctlz:
    for (n = 0; n < W && !(a >> (W - 1 - n) & 1); n++) {}
    *r = n;
    return a || !fl;
  case INTRIN_cttz:
    for (n = 0; n < W && !(a >> n & 1); n++) {}
    *r = n;
    return a || !fl;
  case INTRIN_fshl: *r = ((a << 1) | (b >> (W - 1))) & MASK; return true;
  case INTRIN_fshr: *r = ((b >> 1) | (a << (W - 1))) & MASK; return true;
  default: abort();
  }
}

static void bad(const Form *f, const char *what, unsigned za, unsigned oa, unsigned zb, unsigned ob, unsigned a,
                unsigned b) {
  if (failures++ < 20)
    printf("%s: %s wrong: a zero %x one %x, b zero %x one %x; at %u, %u\n", f->text, what, za, oa, zb, ob, a, b);
}
static Val a0, a1, b0, b1, res[N];
static Fn *build(Ctx *ctx, StrBuf *s) {
  char T[8], Nn[8], Ww[8];
  snprintf(T, sizeof T, "i%u", W);
  snprintf(Nn, sizeof Nn, "i%u", W - 1);
  snprintf(Ww, sizeof Ww, "i%u", 2 * W);
  sb_fmt(
      s,
      "define void @f(%s %%p, %s %%q) {\n  %%x = and %s %%p, -1\n  %%a = or %s %%x, 0\n  %%y = and %s %%q, -1\n  %%b = or %s %%y, 0\n",
      T, T, T, T, T, T);
  for (unsigned i = 0; i < N; i++) {
    sb_fmt(s, "  %%r%u = ", i);
    for (const char *c = forms[i].text; *c; c++) {
      if (*c != '%') {
        sb_ch(s, *c);
        continue;
      }
      switch (*++c) {
      case 'T': sb_cz(s, T); break;
      case 'N': sb_cz(s, Nn); break;
      case 'W': sb_cz(s, Ww); break;
      case 'A': sb_lit(s, "%a"); break;
      default: sb_lit(s, "%b"); break;
      }
    }
    sb_ch(s, '\n');
  }
  sb_lit(s, "  ret void\n}\n");
  Module *m = ir_parse(ctx, STR("facts"), (Str){s->p, (uint32_t)s->n});
  if (!m) {
    printf("the test's module does not parse\n");
    exit(1);
  }
  FOR_EACH_GLOB(m, g) {
    Fn *f = glob(m, g)->fn;
    if (!f) continue;
    Val v = first_ins(f, entry_blk(f));
    a0 = v;
    a1 = next_of(f, a0);
    b0 = next_of(f, a1);
    b1 = next_of(f, b0);
    v = next_of(f, b1);
    for (unsigned i = 0; i < N; i++, v = next_of(f, v)) res[i] = v;
    return f;
  }
  exit(1);
}
static void set_known(Fn *f, unsigned za, unsigned oa, unsigned zb, unsigned ob) {
  Ty t = ty(f, a0);
  opnd_set(f, a0, 1, con_int(&f->con, t, ~za));
  opnd_set(f, a1, 1, con_int(&f->con, t, oa));
  opnd_set(f, b0, 1, con_int(&f->con, t, ~zb));
  opnd_set(f, b1, 1, con_int(&f->con, t, ob));
}
static void facts(Fn *f, unsigned za, unsigned oa, unsigned zb, unsigned ob) {
  set_known(f, za, oa, zb, ob);
  for (unsigned i = 0; i < N; i++) {
    const Form *w = &forms[i];
    ArenaMark mark = arena_mark(&f->arena);
    KnownCtx k = known_at(f, &f->arena, res[i]);
    Known kb = known_bits(&k, res[i]);
    Range rg = value_range(&k, res[i]);
    bool nz = known_nonzero(&k, res[i]);
    unsigned sb = known_sign_bits(&k, res[i]), n = w->width == 2 ? 2 * W : W - (w->width == -1), r;
    for (unsigned a = 0; a <= MASK; a++) {
      if ((a & za) || (~a & oa)) continue;
      for (unsigned b = 0; b <= MASK; b++) {
        if ((b & zb) || (~b & ob) || !eval(w, a, b, &r)) continue;
        if ((r & kb.zero.u) || (~r & kb.one.u)) bad(w, "known bits", za, oa, zb, ob, a, b);
        if (rg.bits && !range_has(rg, r)) bad(w, "range", za, oa, zb, ob, a, b);
        if (nz && !r) bad(w, "non-zero", za, oa, zb, ob, a, b);
        if (sb > ap_sign_bits(ap_small(n, r))) bad(w, "sign copies", za, oa, zb, ob, a, b);
      }
    }
    arena_release(&f->arena, mark);
  }
}
static void demanded(Fn *f, unsigned za, unsigned oa, unsigned zb, unsigned ob) {
  set_known(f, za, oa, zb, ob);
  for (unsigned i = 0; i < N; i++) {
    const Form *w = &forms[i];
    if (w->id == 1) continue; /* one operand twice: both uses change together */
    unsigned n = w->width == 2 ? 2 * W : W - (w->width == -1);
    bool two = w->o != OP_ZEXT && w->o != OP_SEXT && w->o != OP_TRUNC && w->id != INTRIN_abs && w->id != INTRIN_ctpop &&
               w->id != INTRIN_bitreverse && w->id != INTRIN_ctlz && w->id != INTRIN_cttz;
    bool drops = w->o != OP_SHL && w->o != OP_LSHR &&
                 w->o != OP_ASHR; /* of other operations flags are dropped by who changes operands */
    for (unsigned m = 1; m < 1u << n; m++) {
      ArenaMark mark = arena_mark(&f->arena);
      DemandedKnown k = {.k = known_at(f, &f->arena, res[i])};
      unsigned da = (unsigned)demanded_transfer(&k, res[i], 0, ap_small(n, m)).u,
               db = two ? (unsigned)demanded_transfer(&k, res[i], 1, ap_small(n, m)).u : MASK, r, q;
      arena_release(&f->arena, mark);
      Form free_ = *w;
      if (drops && w->o != OP_CALL) free_.fl = 0;
      for (unsigned a = 0; a <= MASK; a++)
        for (unsigned b = 0; b <= MASK; b++) {
          if ((a & za) || (~a & oa) || (b & zb) || (~b & ob) || !eval(w, a, b, &r)) continue;
          for (unsigned c = 0; c <= MASK; c++) {
            if (c & da) continue;
            for (unsigned d = 0; d <= MASK; d++) {
              if (d & db) continue;
              if (!eval(&free_, a ^ c, b ^ d, &q) || ((q ^ r) & m))
                bad(w, "demanded bits", za, oa, zb, ob, a ^ c, b ^ d);
            }
          }
        }
    }
  }
}
static void each(Fn *f, void (*fn)(Fn *, unsigned, unsigned, unsigned, unsigned)) {
  for (unsigned za = 0; za <= MASK; za++)
    for (unsigned oa = 0; oa <= MASK; oa++) {
      if (za & oa) continue;
      for (unsigned zb = 0; zb <= MASK; zb++)
        for (unsigned ob = 0; ob <= MASK; ob++)
          if (!(zb & ob)) fn(f, za, oa, zb, ob);
    }
}
/* Intervals: all pairs. */
static void ranges(void) {
  for (unsigned i = 0; i < N; i++) {
    const Form *w = &forms[i];
    if (w->width || w->o == OP_CALL || w->id == 1) continue;
    for (unsigned al = 0; al <= MASK; al++)
      for (unsigned ah = 0; ah <= MASK; ah++)
        for (unsigned bl = 0; bl <= MASK; bl++)
          for (unsigned bh = 0; bh <= MASK; bh++) {
            Range ra = range_make(W, al, ah), rb = range_make(W, bl, bh), r = range_bin(w->o, w->fl, ra, rb);
            unsigned x;
            for (unsigned a = 0; a <= MASK; a++)
              for (unsigned b = 0; b <= MASK; b++) {
                if (!range_has(ra, a) || !range_has(rb, b)) continue;
                if (eval(w, a, b, &x) && !range_has(r, x)) bad(w, "range of intervals", al, ah, bl, bh, a, b);
              }
          }
  }
}
/* Whether no pair wraps, and where an operation with a constant does not: exactly. */
static void wraps(void) {
  static const Op ops[] = {OP_ADD, OP_SUB, OP_MUL, OP_SHL};
  for (unsigned i = 0; i < ARRAY_LEN(ops); i++)
    for (unsigned sign = 0; sign < 2; sign++) {
      Form w = {"no wrap", ops[i], sign ? F_NSW : F_NUW, 0, 0};
      unsigned x;
      for (unsigned al = 0; al <= MASK; al++)
        for (unsigned ah = 0; ah <= MASK; ah++)
          for (unsigned bl = 0; bl <= MASK; bl++)
            for (unsigned bh = 0; bh <= MASK; bh++) {
              Range ra = range_make(W, al, ah), rb = range_make(W, bl, bh);
              bool never = true;
              for (unsigned a = 0; a <= MASK; a++)
                for (unsigned b = 0; b <= MASK; b++)
                  if (range_has(ra, a) && range_has(rb, b) && (w.o != OP_SHL || b < W)) never &= eval(&w, a, b, &x);
              if (range_never_wraps(w.o, sign, ra, rb) != never && (never ? w.o != OP_SHL : true))
                bad(&w, "wraps", al, ah, bl, bh, 0, 0); /* of shl the bounds alone */
            }
      if (w.o == OP_SHL) continue;
      for (unsigned b = 0; b <= MASK; b++)
        for (unsigned a = 0; a <= MASK; a++)
          if (range_has(range_unwrapped(w.o, sign, W, b), a) != eval(&w, a, b, &x))
            bad(&w, "unwrapped", 0, 0, 0, 0, a, b);
    }
}

int main(void) {
  Ctx ctx = {0};
  StrBuf s4 = {0}, s3 = {0};
  W = 4;
  Fn *f = build(&ctx, &s4);
  each(f, facts);
  mod_free(f->m);
  W = 3;
  f = build(&ctx, &s3);
  each(f, demanded);
  mod_free(f->m);
  ranges();
  wraps();
  sb_free(&s4);
  sb_free(&s3);
  printf("facts: %d failures\n", failures);
  return failures != 0;
}
