/* thread_apart.c: accesses of two threads that cannot meet. Contract: thread_apart.h. */
#include "analysis/access/thread_apart.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "ir/match.h"

/* ---- polynomials ---- */
/* An atom is an expression of scalar evolution, or one of these. */
static const uint32_t ATOM_LATER =
                          1u << 30, /* with the expression: its value in a later round, which nothing is known of */
    ATOM_SREG = 2u << 30,        /* with an IntrinsicId: a special register that a thread reads the same at all times */
    ATOM_ROUND = 3u << 30,       /* with a loop: the number of the round */
    ATOM_LINEAR = UINT32_MAX,    /* the linear number of the thread in its block */
    ATOM_WHICH = (1u << 30) - 1; /* the other bits */
enum {
  APART_TERMS = 16,
  APART_ATOMS = 4,
  APART_GUARDS = 8,
  FULL = 62 /* bits of numbers; addresses of 64 count as that */
};
typedef struct Term {
  int64_t c;
  uint32_t n, atom[APART_ATOMS]; /* ascending */
} Term;
typedef struct Poly {
  int64_t c;
  uint32_t n;
  unsigned bits; /* the number is this modulo 2^bits */
  bool bad;
  Term t[APART_TERMS];
} Poly;

static bool is_atom(uint32_t a, uint32_t kind) { return a != ATOM_LINEAR && (a & ~ATOM_WHICH) == kind; }
static Poly poly_int(int64_t c) { return (Poly){.c = c, .bits = FULL}; }
static Poly poly_atom(uint32_t a) {
  Poly p = {.n = 1, .bits = FULL};
  p.t[0] = (Term){1, 1, {a}};
  return p;
}
static bool same_atoms(const Term *x, const Term *y) {
  return x->n == y->n && !memcmp(x->atom, y->atom, x->n * sizeof *x->atom);
}
static void poly_term(Poly *p, const Term *t) {
  for (uint32_t i = 0; i < p->n; i++) {
    if (!same_atoms(&p->t[i], t)) continue;
    if (__builtin_add_overflow(p->t[i].c, t->c, &p->t[i].c)) p->bad = true;
    if (!p->t[i].c) p->t[i] = p->t[--p->n];
    return;
  }
  if (!t->c) return;
  if (p->n == APART_TERMS) p->bad = true;
  else p->t[p->n++] = *t;
}
/* p += q * by */
static void poly_add(Poly *p, const Poly *q, int64_t by) {
  int64_t c;
  if (!by) return;
  if (q->bad || __builtin_mul_overflow(q->c, by, &c) || __builtin_add_overflow(p->c, c, &p->c)) p->bad = true;
  for (uint32_t i = 0; i < q->n && !p->bad; i++) {
    Term t = q->t[i];
    if (__builtin_mul_overflow(t.c, by, &t.c)) p->bad = true;
    poly_term(p, &t);
  }
  unsigned bits = q->bits; /* times an even number more bits are known; FULL is all that is asked for */
  for (int64_t k = by; k && !(k & 1) && bits < FULL; k /= 2) bits++;
  if (bits < p->bits) p->bits = bits;
}
static void poly_mul(Poly *p, const Poly *q) {
  Poly r = poly_int(0);
  poly_add(&r, q, p->c);
  for (uint32_t i = 0; i < p->n && !r.bad; i++) {
    Term t = p->t[i];
    int64_t c = t.c;
    if (__builtin_mul_overflow(t.c, q->c, &t.c)) r.bad = true;
    poly_term(&r, &t);
    for (uint32_t k = 0; k < q->n && !r.bad; k++) {
      t = p->t[i];
      if (t.n + q->t[k].n > APART_ATOMS || __builtin_mul_overflow(c, q->t[k].c, &t.c)) {
        r.bad = true;
        break;
      }
      for (uint32_t j = 0; j < q->t[k].n; j++) { /* inserted in order */
        uint32_t at = t.n++, x = q->t[k].atom[j];
        for (; at && t.atom[at - 1] > x; at--) t.atom[at] = t.atom[at - 1];
        t.atom[at] = x;
      }
      poly_term(&r, &t);
    }
  }
  r.bad |= p->bad || q->bad;
  r.bits = p->bits < q->bits ? p->bits : q->bits;
  *p = r;
}

/* ---- expressions as polynomials ---- */
typedef struct Lin {
  ThreadApart *a;
  uint32_t loop;
  int shift; /* rounds of the loop by which values are later than those that atoms stand for */
  uint32_t steps;
} Lin;
static Poly lin(Lin *k, Sx x);

static Poly lin_bad(void) { return (Poly){.bad = true}; }
static bool later(Lin *k, Sx x) { /* it has another value in another round */
  return k->shift > 0 && k->loop && !sx_invariant(k->a->s, x, k->loop);
}
static Poly lin_opaque(Lin *k, Sx x) { return poly_atom((uint32_t)x | (later(k, x) ? ATOM_LATER : 0u)); }
/* Value of the special register, if a thread reads the same whenever it does. */
static bool lin_sreg(Lin *k, Val v, Poly *out) {
  unsigned id = val_is_local(v) ? call_intrinsic(k->a->f, v) : 0;
  const SregInfo *s = id ? intrinsic_sreg((IntrinsicId)id) : NULL;
  if (!s || s->dim > 2) return false;
  if (s->kind != SREG_TID && s->kind != SREG_NTID && s->kind != SREG_CTAID && s->kind != SREG_NCTAID) return false;
  uint32_t extent = k->a->launch.block[s->dim];
  if (s->kind == SREG_NTID && extent) *out = poly_int(extent);
  else if (s->kind == SREG_TID && extent == 1) *out = poly_int(0);
  else *out = poly_atom(ATOM_SREG | id);
  return true;
}
/* The value that a phi of the loop's header takes in the next round. */
static Val next_value(Lin *k, Val v) {
  Val start, around;
  return k->loop && k->shift == 1 && val_is_local(v) && is_op(k->a->f, v, OP_PHI) &&
                 loop_phi(k->a->f, k->a->l, v, &start, &around) == k->loop
             ? around
             : VAL_NONE;
}
/* A phi of a loop's header that goes from 0 to 1 and back. */
static bool flips(const ThreadApart *a, Val v) {
  const Fn *f = a->f;
  Val start, around;
  uint64_t c;
  if (!val_is_local(v) || !is_op(f, v, OP_PHI) || !loop_phi(f, a->l, v, &start, &around)) return false;
  if (!val_is_con(start) || !con_u64(&f->con, start, &c) || c > 1 || !val_is_local(around)) return false;
  return (is_op(f, around, OP_XOR) && arg(f, around, 0) == v && val_is_con(arg(f, around, 1)) &&
          con_u64(&f->con, arg(f, around, 1), &c) && c == 1) ||
         (is_op(f, around, OP_SUB) && arg(f, around, 1) == v && val_is_con(arg(f, around, 0)) &&
          con_u64(&f->con, arg(f, around, 0), &c) && c == 1);
}
static bool is_bit(const ThreadApart *a, Sx x) {
  if (sx_bits(a->s, x) > 64) return false;
  Range r = sx_range_u(a->s, x);
  return (!range_is_empty(r) && range_umax(r) <= 1) || (sx_is(a->s, x, SXK_UNKNOWN) && flips(a, sx_val(a->s, x)));
}
static Poly lin_unknown(Lin *k, Sx x) {
  Fn *f = k->a->f;
  Val v = sx_val(k->a->s, x);
  Poly p;
  if (lin_sreg(k, v, &p)) return p;
  uint64_t one;
  if (val_is_local(v) && is_op(f, v, OP_XOR) && val_is_con(arg(f, v, 1)) && con_u64(&f->con, arg(f, v, 1), &one) &&
      one == 1 && sx_able(k->a->s, ty(f, v))) { /* of 0 and 1, the other one */
    Sx y = sx_of(k->a->s, arg(f, v, 0));
    if (is_bit(k->a, y)) {
      Poly q = lin(k, y);
      p = poly_int(1);
      poly_add(&p, &q, -1);
      return p;
    }
  }
  Val next = next_value(k, v);
  if (next && sx_able(k->a->s, ty(f, v))) {
    k->shift = 0;
    p = lin(k, sx_of(k->a->s, next));
    k->shift = 1;
    return p;
  }
  return lin_opaque(k, x);
}
/* 0 or 1 of an i1: 1 minus the same of its complement, so that alternating ones are told from each other. */
static Poly lin_bit(Lin *k, Sx e) {
  Scev *s = k->a->s;
  Poly p = poly_int(1), q;
  if (sx_is(s, e, SXK_CONST)) return poly_int((int64_t)ap_get_u64(sx_ap(s, e)));
  if (sx_is(s, e, SXK_ADD) && sx_nops(s, e) == 2 && sx_is(s, sx_op(s, e, 0), SXK_CONST)) {
    q = lin_bit(k, sx_op(s, e, 1));
    poly_add(&p, &q, -1);
    return p;
  }
  Val next = sx_is(s, e, SXK_UNKNOWN) ? next_value(k, sx_val(s, e)) : VAL_NONE;
  if (next) {
    k->shift = 0;
    q = lin_bit(k, sx_of(s, next));
    k->shift = 1;
    return q;
  }
  if (sx_affine(s, e) && sx_is_one(s, sx_op(s, e, 1))) {
    Sx start = sx_op(s, e, 0);
    bool odd = k->shift > 0 && sx_loop(s, e) == k->loop && (k->shift & 1);
    if (sx_is(s, start, SXK_CONST) && !sx_is_zero(s, start)) {
      odd = !odd;
      e = sx_addrec2(s, sx_int(s, sx_type(s, e), 0), sx_op(s, e, 1), sx_loop(s, e), SX_ANYWRAP);
    }
    Sx z = sx_zext(s, e, ty_int(k->a->f->m, 8));
    q = sx_loop(s, e) == k->loop ? poly_atom((uint32_t)z) : lin_opaque(k, z);
    if (!odd) return q;
    poly_add(&p, &q, -1);
    return p;
  }
  return lin_opaque(k, sx_zext(s, e, ty_int(k->a->f->m, 8)));
}
static Poly lin_sum(Lin *k, Sx x) {
  Poly p = poly_int(0);
  for (uint32_t i = 0; i < sx_nops(k->a->s, x) && !p.bad; i++) {
    Poly q = lin(k, sx_op(k->a->s, x, i));
    poly_add(&p, &q, 1);
  }
  return p;
}
static Poly lin_product(Lin *k, Sx x) {
  Poly p = poly_int(1);
  for (uint32_t i = 0; i < sx_nops(k->a->s, x) && !p.bad; i++) {
    Poly q = lin(k, sx_op(k->a->s, x, i));
    poly_mul(&p, &q);
  }
  return p;
}
static Poly lin_addrec(Lin *k, Sx x) {
  Scev *s = k->a->s;
  if (!sx_affine(s, x)) return lin_opaque(k, x);
  uint32_t l = sx_loop(s, x);
  Poly start = lin(k, sx_op(s, x, 0)), step = lin(k, sx_op(s, x, 1));
  Poly round = poly_atom(ATOM_ROUND | l);
  if (l == k->loop && k->shift > 0) round.c = k->shift;
  poly_mul(&round, &step);
  poly_add(&start, &round, 1);
  return start;
}
static Poly lin_cast(Lin *k, Sx x) {
  Scev *s = k->a->s;
  Sx e = sx_op(s, x, 0);
  unsigned w = sx_bits(s, sx_is(s, x, SXK_TRUNC) ? x : e);
  if (w == 1) return sx_is(s, x, SXK_ZEXT) ? lin_bit(k, e) : lin_opaque(k, x);
  Poly p = lin(k, e);
  /* One unknown that is not negative is the same number in any width. */
  bool exact = sx_is(s, e, SXK_UNKNOWN) && !sx_is(s, x, SXK_TRUNC) && w <= 64 && sx_known_nonneg(s, e);
  if (!exact && w < p.bits) p.bits = w;
  return p;
}
/* Recursion is bounded by the depth of expressions, which scalar evolution keeps small. */
static Poly lin(Lin *k, Sx x) {
  Scev *s = k->a->s;
  if (at_cap(k->a->f->m, APART_STEPS, k->steps)) return lin_bad();
  k->steps++;
  switch (sx_kind(s, x)) {
  case SXK_CONST: return ap_fits_i64(sx_ap(s, x)) ? poly_int(ap_get_i64(sx_ap(s, x))) : lin_bad();
  case SXK_ADD: return lin_sum(k, x);
  case SXK_MUL: return lin_product(k, x);
  case SXK_TRUNC:
  case SXK_ZEXT:
  case SXK_SEXT: return lin_cast(k, x);
  case SXK_ADDREC: return lin_addrec(k, x);
  case SXK_UNKNOWN: return lin_unknown(k, x);
  case SXK_VSCALE:
  case SXK_CNC: return lin_bad();
  default: return lin_opaque(k, x);
  }
}

/* ---- which atoms are one number for both threads ---- */
typedef struct Agree {
  ThreadApart *a;
  uint32_t loop;
  bool any_round; /* the two may be in different rounds of all loops */
} Agree;
static bool loop_agrees(const Agree *g, uint32_t l) {
  return !l || (!g->any_round && g->loop && loop_contains(g->a->l, l, g->loop));
}
static bool leaf_differs(Scev *s, Sx x, void *user) {
  const Agree *g = user;
  const Fn *f = g->a->f;
  if (sx_is(s, x, SXK_ADDREC)) return !loop_agrees(g, sx_loop(s, x));
  if (!sx_is(s, x, SXK_UNKNOWN)) return false;
  Val v = sx_val(s, x);
  if (val_is_con(v)) return is_undefined(f, v);
  return !uniform_val(g->a->u, v, UNI_CTA) || (!is_arg(f, v) && !loop_agrees(g, loop_of(g->a->l, blk_of(f, v))));
}
static bool atom_agrees(Agree *g, uint32_t a) {
  if (a == ATOM_LINEAR) return false;
  if (is_atom(a, ATOM_ROUND)) {
    uint32_t l = a & ATOM_WHICH;
    return l && loop_agrees(g, l);
  }
  if (is_atom(a, ATOM_SREG)) return intrinsic_sreg((IntrinsicId)(a & ATOM_WHICH))->kind != SREG_TID;
  return !(a & ATOM_LATER) && !sx_contains(g->a->s, (Sx)a, leaf_differs, g);
}
static bool term_agrees(Agree *g, const Term *t) {
  for (uint32_t i = 0; i < t->n; i++)
    if (!atom_agrees(g, t->atom[i])) return false;
  return true;
}

/* ---- numbers of threads ---- */
enum { DIM_LINEAR = 3, DIMS = 4 };
typedef struct Span64 {
  int64_t lo, hi;
} Span64;
typedef struct Threads {
  Span64 of[DIMS]; /* x, y, z and linear numbers that a thread may have */
} Threads;
static int sreg_dim(uint32_t atom, SregKind kind) { /* 0 to 2; -1: not of that kind */
  if (!is_atom(atom, ATOM_SREG)) return -1;
  const SregInfo *s = intrinsic_sreg((IntrinsicId)(atom & ATOM_WHICH));
  return s->kind == kind ? s->dim : -1;
}
static int term_dim(const Term *t) {
  if (t->n != 1) return -1;
  return t->atom[0] == ATOM_LINEAR ? DIM_LINEAR : sreg_dim(t->atom[0], SREG_TID);
}
/* The term is the number in dimension d times the extents of the dimensions below it. */
static bool term_is_row(const ThreadApart *a, const Term *t, int d) {
  uint32_t want = 1; /* bits: the number, extents 0 and 1 */
  for (int i = 0; i < d; i++)
    if (!a->launch.block[i]) want |= 2u << i;
  uint32_t have = 0;
  for (uint32_t i = 0; i < t->n; i++) {
    int n = sreg_dim(t->atom[i], SREG_NTID);
    uint32_t bit = sreg_dim(t->atom[i], SREG_TID) == d ? 1 : n >= 0 ? 2u << n : 0;
    if (!bit || (have & bit)) return false;
    have |= bit;
  }
  return have == want;
}
/* tid.x * k + ntid.x * tid.y * k + ... becomes the linear number times k. Blocks of known extents are left: their
 * factors are numbers. */
static void find_linear(const ThreadApart *a, Poly *p) {
  const uint32_t *block = a->launch.block;
  if (block[0] && block[1] && block[2]) return;
  uint32_t at[3];
  int64_t k = 0;
  for (int d = 0; d < 3; d++) {
    at[d] = UINT32_MAX;
    for (uint32_t i = 0; i < p->n; i++)
      if (term_is_row(a, &p->t[i], d)) at[d] = i;
    if (at[d] == UINT32_MAX) {
      if (block[d] != 1) return;
      continue;
    }
    int64_t c = p->t[at[d]].c;
    for (int i = 0; i < d; i++) {
      if (!block[i]) continue;
      if (c % block[i]) return;
      c /= block[i];
    }
    if (k && c != k) return;
    k = c;
  }
  Poly q = {.c = p->c, .bits = p->bits, .bad = p->bad};
  for (uint32_t i = 0; i < p->n; i++)
    if (i != at[0] && i != at[1] && i != at[2]) q.t[q.n++] = p->t[i];
  Term t = {k, 1, {ATOM_LINEAR}};
  poly_term(&q, &t);
  *p = q;
}
static Threads threads_all(const ThreadApart *a) {
  Threads t;
  static const IntrinsicId id[3] = {INTRIN_nvvm_read_ptx_sreg_tid_x, INTRIN_nvvm_read_ptx_sreg_tid_y,
                                    INTRIN_nvvm_read_ptx_sreg_tid_z};
  for (int d = 0; d < 3; d++) {
    int64_t lo = 0, hi = 1024;
    if (!sreg_bounds(a->f, id[d], &lo, &hi)) lo = 0, hi = 1024;
    t.of[d] = (Span64){lo, hi - 1};
  }
  uint32_t most = a->launch.max_threads && a->launch.max_threads < 1024 ? a->launch.max_threads : 1024;
  t.of[DIM_LINEAR] = (Span64){0, most - 1};
  return t;
}
static void narrow(Span64 *s, Pred p, int64_t c) {
  if (p == ICMP_NE) {
    if (s->lo == c) s->lo++;
    else if (s->hi == c) s->hi--;
    return;
  }
  if (p == ICMP_ULT || p == ICMP_SLT) c--;
  if (p == ICMP_UGT || p == ICMP_SGT) c++;
  bool most = p == ICMP_EQ || p == ICMP_ULT || p == ICMP_SLT || p == ICMP_ULE || p == ICMP_SLE;
  bool least = p == ICMP_EQ || pred_is_greater(p);
  if (most && c < s->hi) s->hi = c;
  if (least && c > s->lo) s->lo = c;
}
/* What the comparison says of a thread's number. Numbers of threads are small: they are the same with and without
 * sign in 16 bits. */
static void guard_cmp(ThreadApart *a, Pred p, Val x, Val y, Threads *t) {
  Fn *f = a->f;
  uint64_t c;
  if (val_is_con(x)) {
    Val w = x;
    x = y, y = w, p = pred_swap(p);
  }
  if (val_is_con(x) || !ty_is_int(f->m, ty(f, x)) || !sx_able(a->s, ty(f, x)) || !val_is_con(y) ||
      !con_u64(&f->con, y, &c))
    return;
  uint32_t bits = ty_bits(f->m, ty(f, x));
  if (bits < 16 || bits > 64) return;
  if (p == ICMP_EQ && !c && is_op(f, x, OP_OR)) { /* both are 0 */
    guard_cmp(a, p, arg(f, x, 0), y, t);
    guard_cmp(a, p, arg(f, x, 1), y, t);
    return;
  }
  Lin k = {.a = a};
  Poly q = lin(&k, sx_of(a->s, x));
  if (q.bad) return;
  find_linear(a, &q);
  int d = q.n == 1 ? term_dim(&q.t[0]) : -1;
  if (d < 0 || q.c || q.t[0].c != 1 || q.bits < 16) return;
  int64_t n = pred_is_signed(p) ? sext64(c, bits) : c > INT32_MAX ? INT32_MAX : (int64_t)c;
  narrow(&t->of[d], p, n);
}
/* Threads that come to the instruction. */
static Threads threads_at(ThreadApart *a, Val at) {
  Fn *f = a->f;
  Threads t = threads_all(a);
  BranchFacts facts = *branch_facts(f, blk_of(f, at));
  for (unsigned i = 0; i < facts.n; i++) {
    Val todo[APART_GUARDS] = {facts.fact[i].cond};
    bool truth = facts.fact[i].truth;
    for (unsigned n = 1, k = 0; k < n; k++) {
      Val c = todo[k];
      if (val_is_con(c)) continue;
      if (is_op(f, c, OP_ICMP) && !ty_is_vec(f->m, ty(f, c)))
        guard_cmp(a, truth ? (Pred)f->ins[c].sub : pred_invert((Pred)f->ins[c].sub), arg(f, c, 0), arg(f, c, 1), &t);
      else if (n + 2 <= APART_GUARDS && is_op(f, c, truth ? OP_AND : OP_OR)) {
        todo[n++] = arg(f, c, 0);
        todo[n++] = arg(f, c, 1);
      }
    }
  }
  if (t.of[0].lo == t.of[0].hi && t.of[1].lo == t.of[1].hi && t.of[2].lo == t.of[2].hi && !t.of[0].lo && !t.of[1].lo &&
      !t.of[2].lo)
    t.of[DIM_LINEAR] = (Span64){0, 0};
  return t;
}

struct ThreadForm {
  Threads threads;
  Sx address;
  uint64_t bytes;
  Ty type;
  int64_t c;
  unsigned bits;
  uint32_t n;
  Term t[];
};

/* ---- differences ---- */
/* All numbers lo .. hi, plus any multiple of step. */
typedef struct Window {
  int64_t lo, hi, step;
  bool bad;
} Window;
static void window_add(Window *w, int64_t c, int64_t lo, int64_t hi) { /* += c * [lo, hi] */
  int64_t a, b;
  if (__builtin_mul_overflow(c, lo, &a) || __builtin_mul_overflow(c, hi, &b) ||
      __builtin_add_overflow(w->lo, a < b ? a : b, &w->lo) || __builtin_add_overflow(w->hi, a < b ? b : a, &w->hi))
    w->bad = true;
}
static void window_multiples(Window *w, int64_t c) { /* += c * any number */
  while (c) {                                        /* greatest common divisor */
    int64_t r = w->step % c;
    w->step = c;
    c = r;
  }
  if (w->step < 0) w->step = w->step == INT64_MIN ? 1 : -w->step;
}
/* Nothing in it is in (-below, above). */
static bool window_clear(const Window *w, uint64_t below, uint64_t above) {
  if (w->bad || !w->step || below > INT32_MAX || above > INT32_MAX) return false;
  int64_t q = w->lo / w->step - (w->lo % w->step < 0), lo, hi, base;
  if (__builtin_mul_overflow(q, w->step, &base) || __builtin_sub_overflow(w->lo, base, &lo) ||
      __builtin_sub_overflow(w->hi, base, &hi))
    return false;
  return lo >= (int64_t)above && hi <= w->step - (int64_t)below;
}
typedef struct Free {
  int64_t c, lo, hi;
  bool bounded;
} Free;
typedef struct Diff {
  int64_t c, step; /* step: what the addresses are known modulo of */
  uint32_t n;
  Free free[2 * APART_TERMS];
  int64_t kx[DIMS], ky[DIMS]; /* factors of thread numbers */
} Diff;

static bool atom_span(ThreadApart *a, uint32_t atom, Span64 *s) {
  if (is_atom(atom, ATOM_SREG)) {
    int64_t lo, hi;
    if (!sreg_bounds(a->f, (IntrinsicId)(atom & ATOM_WHICH), &lo, &hi)) return false;
    *s = (Span64){lo, hi - 1};
    return true;
  }
  if (is_atom(atom, ATOM_ROUND)) {
    Sx n = sx_backedge_max(a->s, atom & ATOM_WHICH);
    if (!sx_is(a->s, n, SXK_CONST) || !ap_fits_u64(sx_ap(a->s, n)) || ap_get_u64(sx_ap(a->s, n)) > INT32_MAX)
      return false;
    *s = (Span64){0, (int64_t)ap_get_u64(sx_ap(a->s, n))};
    return true;
  }
  Sx x = (Sx)(atom & ~ATOM_LATER);
  if (atom == ATOM_LINEAR || ty_is_ptr(a->f->m, sx_type(a->s, x)) || sx_bits(a->s, x) > 64) return false;
  if (sx_is(a->s, x, SXK_UNKNOWN) && sx_bits(a->s, x) > 1 && flips(a, sx_val(a->s, x))) {
    *s = (Span64){0, 1};
    return true;
  }
  Range r = sx_range_s(a->s, x);
  if (range_is_empty(r) || range_is_full(r)) return false;
  *s = (Span64){range_smin(r), range_smax(r)};
  return true;
}
static void diff_free(ThreadApart *a, Diff *d, const Term *t, int64_t c) {
  Span64 s = {0, 0};
  Free *e = &d->free[d->n++];
  e->bounded = t->n == 1 && atom_span(a, t->atom[0], &s);
  *e = (Free){c, s.lo, s.hi, e->bounded};
}
/* y - x. False: numbers too large. */
static bool difference(ThreadApart *a, const ThreadForm *x, const ThreadForm *y, Agree *g, Diff *d) {
  unsigned bits = x->bits < y->bits ? x->bits : y->bits;
  *d = (Diff){.step = (int64_t)1 << bits};
  if (__builtin_sub_overflow(y->c, x->c, &d->c)) return false;
  for (uint32_t i = 0; i < y->n; i++) {
    const Term *t = &y->t[i];
    int dim = term_dim(t);
    if (dim >= 0) {
      d->ky[dim] = t->c;
      continue;
    }
    int64_t c = t->c;
    if (term_agrees(g, t))
      for (uint32_t k = 0; k < x->n; k++)
        if (same_atoms(t, &x->t[k]) && __builtin_sub_overflow(c, x->t[k].c, &c)) return false;
    if (c == INT64_MIN) return false;
    if (c) diff_free(a, d, t, c);
  }
  for (uint32_t k = 0; k < x->n; k++) {
    const Term *t = &x->t[k];
    int dim = term_dim(t);
    if (dim >= 0) {
      d->kx[dim] = t->c;
      continue;
    }
    bool done = false;
    if (term_agrees(g, t))
      for (uint32_t i = 0; i < y->n && !done; i++) done = same_atoms(t, &y->t[i]);
    if (t->c == INT64_MIN) return false;
    if (!done) diff_free(a, d, t, -t->c);
  }
  return true;
}
/* Those with factors of `from` and more are any number, others what they may be. */
static Window window_of(const Diff *d, int64_t from) {
  Window w = {d->c, d->c, d->step, false};
  for (uint32_t i = 0; i < d->n; i++) {
    const Free *e = &d->free[i];
    if (e->bounded && e->c < from && e->c > -from) window_add(&w, e->c, e->lo, e->hi);
    else window_multiples(&w, e->c);
  }
  return w;
}
/* Threads that differ have sums of their numbers, with these factors, that are at least *gap and at most *most apart;
 * false: some may have one sum. */
static bool tells_apart(const int64_t *k, const Threads *x, const Threads *y, int64_t *gap, int64_t *most) {
  struct {
    int64_t k, n;
  } dim[DIMS];
  unsigned n = 0;
  bool linear = k[DIM_LINEAR] != 0;
  *gap = INT64_MAX;
  *most = 0;
  if (x->of[DIM_LINEAR].lo == x->of[DIM_LINEAR].hi && !memcmp(&x->of[DIM_LINEAR], &y->of[DIM_LINEAR], sizeof(Span64)))
    return true;
  for (int d = 0; d < DIMS; d++) {
    int64_t lo = x->of[d].lo < y->of[d].lo ? x->of[d].lo : y->of[d].lo;
    int64_t hi = x->of[d].hi > y->of[d].hi ? x->of[d].hi : y->of[d].hi;
    if (lo >= hi) continue; /* all have one number (or none comes here) */
    if (d == DIM_LINEAR ? !linear : linear) {
      if (d == DIM_LINEAR || !k[d]) continue; /* the linear number says it all */
      return false;
    }
    int64_t f = k[d] < 0 ? -k[d] : k[d];
    if (!f || f > INT32_MAX) return false;
    unsigned at = n++;
    for (; at && dim[at - 1].k > f; at--) dim[at] = dim[at - 1];
    dim[at].k = f;
    dim[at].n = hi - lo;
  }
  for (unsigned i = 0; i < n; i++) {
    if (dim[i].k <= *most) return false;
    if (dim[i].k - *most < *gap) *gap = dim[i].k - *most;
    *most += dim[i].k * dim[i].n;
  }
  return true;
}
static bool windows_clear(const Diff *d, const Threads *x, const Threads *y, uint64_t sx, uint64_t sy, int64_t from,
                          int64_t gap, int64_t most) {
  Window w = window_of(d, from), all = w, both = w, up = w, down = w;
  for (int i = 0; i < DIMS; i++) {
    window_add(&all, d->ky[i], y->of[i].lo, y->of[i].hi);
    window_add(&all, d->kx[i], -x->of[i].hi, -x->of[i].lo);
    window_multiples(&both, d->ky[i]);
    window_multiples(&both, d->kx[i]);
  }
  if (window_clear(&all, sy, sx) || window_clear(&both, sy, sx)) return true;
  if (!most) return false;
  window_add(&up, 1, gap, most);
  window_add(&down, 1, -most, -gap);
  return window_clear(&up, sy, sx) && window_clear(&down, sy, sx);
}
static bool apart_by_window(const Diff *d, const Threads *x, const Threads *y, uint64_t sx, uint64_t sy) {
  int64_t gap = 0, most = 0;
  if (!memcmp(d->kx, d->ky, sizeof d->kx)) {
    bool told = tells_apart(d->kx, x, y, &gap, &most);
    if (told && !most) return true; /* it is one thread */
    if (!told) most = 0;
  }
  if (windows_clear(d, x, y, sx, sy, INT64_MAX, gap, most)) return true;
  for (uint32_t i = 0; i < d->n; i++) { /* from each factor on */
    int64_t from = d->free[i].c < 0 ? -d->free[i].c : d->free[i].c;
    if (windows_clear(d, x, y, sx, sy, from, gap, most)) return true;
  }
  return false;
}

void thread_apart_open(ThreadApart *a, Fn *f, bool by_expression) {
  *a = (ThreadApart){.f = f, .by_expression = by_expression};
  a->u = uniformity(f);
  a->l = loops(f);
  a->s = scev(f);
  a->launch = launch_bounds(f);
}
const ThreadForm *thread_form(ThreadApart *a, Arena *arena, const ThreadPlace *x, uint32_t loop, uint32_t rounds) {
  if (!x->bytes || x->bytes > INT32_MAX || !sx_able(a->s, ty(a->f, x->ptr))) return NULL;
  Lin k = {.a = a, .loop = loop, .shift = (int)rounds};
  Sx address = sx_of(a->s, x->ptr);
  Poly p = lin(&k, address);
  if (p.bad) return NULL;
  unsigned width = sx_bits(a->s, address);
  if (width < p.bits) p.bits = width;
  find_linear(a, &p);
  ThreadForm *r = arena_alloc(arena, sizeof *r + p.n * sizeof *r->t);
  *r = (ThreadForm){.threads = threads_at(a, x->at), .address = address, .bytes = x->bytes};
  r->type = ty(a->f, x->ptr);
  r->c = p.c;
  r->bits = p.bits;
  r->n = p.n;
  if (p.n) memcpy(r->t, p.t, p.n * sizeof *p.t);
  return r;
}
bool thread_apart(ThreadApart *a, const ThreadForm *x, const ThreadForm *y, uint32_t loop, bool any_round) {
  if (!x || !y || x->type != y->type) return false;
  if (a->by_expression && x->address == y->address) return true;
  Agree g = {a, loop, any_round};
  Diff d;
  return difference(a, x, y, &g, &d) && apart_by_window(&d, &x->threads, &y->threads, x->bytes, y->bytes);
}
