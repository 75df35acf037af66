/* lazy_value.c: contract in lazy_value.h. */
#include "analysis/value/lazy_value.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/knob.h"

typedef struct Lazy {
  Range r;
  bool undef;
} Lazy;
typedef enum EntryState { ENTRY_NEW, ENTRY_ACTIVE, ENTRY_DONE } EntryState;
typedef struct Entry {
  Val v;
  Blk b;
  Lazy x;
  uint8_t state;
} Entry;
typedef struct Fact {
  Val call;
  uint32_t next;
} Fact; /* an assumption or guard; next: 1 + index of the one above it in its block */
enum { MARK_COND = 1 /* a branch, switch or assumption mentions it */, MARK_DEREF = 2 /* it is accessed through */ };

struct LazyValue {
  Fn *f;
  const Dom *d;
  Arena *arena;
  KnownCtx k;
  uint32_t nval;
  uint8_t *mark;     /* by Val */
  uint32_t *fact_of; /* by Blk: 1 + index of the last fact in it */
  VEC(Fact) fact;
  VEC(Entry) entry;
  uint32_t *table, mask; /* 1 + index of an entry, by hash of value and block */
  VEC(uint32_t) stack;   /* entries being computed, and those they wait for */
  uint32_t steps, max_steps;
};

static Lazy lazy_full(unsigned n) { return (Lazy){range_full(n), false}; }
static Lazy lazy_join(Lazy a, Lazy b) { return (Lazy){range_union(a.r, b.r), a.undef || b.undef}; }
static Lazy lazy_cut(Lazy a, Range r) { return (Lazy){range_intersect(a.r, r), a.undef}; }
/* As an operand of an operation, where undef may be anything. */
static Range as_range(Lazy x, bool undef_ok) { return x.undef && !undef_ok ? range_full(x.r.bits) : x.r; }

unsigned lazy_bits(const LazyValue *l, Val v) {
  const Module *m = l->f->m;
  Ty t = ty(l->f, v);
  if (ty_is_int_or_vec(m, t)) {
    unsigned n = ty_bits(m, t);
    return n <= 64 ? n : 0;
  }
  if (!ty_is_ptr(m, t)) return 0;
  unsigned n = ptr_bits(m, ty_addrspace(m, t));
  return n <= 64 ? n : 0;
}
static bool is_ptr(const LazyValue *l, Val v) { return ty_is_ptr(l->f->m, ty(l->f, v)); }
bool lazy_is_constrained(const LazyValue *l, Val v) { return val_is_local(v) && (uint32_t)v < l->nval && l->mark[v]; }
static bool small_con(const Fn *f, Val v, uint64_t *c) {
  return val_is_con(v) && con_u64(&f->con, con_twin(&f->con, v), c);
}

/* The operation that v, a call or not, does with an overflow bit; OP_COUNT: none. */
static Op overflow_op(const Fn *f, Val v, bool *sign) {
  unsigned id = call_intrinsic(f, v);
  *sign = id == INTRIN_sadd_with_overflow || id == INTRIN_ssub_with_overflow || id == INTRIN_smul_with_overflow;
  switch (id) {
  case INTRIN_uadd_with_overflow:
  case INTRIN_sadd_with_overflow: return OP_ADD;
  case INTRIN_usub_with_overflow:
  case INTRIN_ssub_with_overflow: return OP_SUB;
  case INTRIN_umul_with_overflow:
  case INTRIN_smul_with_overflow: return OP_MUL;
  default: return OP_COUNT;
  }
}

/* ---- what is mentioned ---- */
static void mark_value(LazyValue *l, Val v, uint8_t how, unsigned depth) {
  const Fn *f = l->f;
  for (; depth <= CAP_LAZY_PEEL + CAP_LAZY_COND && val_is_local(v) && (uint32_t)v < l->nval; depth++) {
    l->mark[v] |= how;
    if (is_arg(f, v)) return;
    switch (op(f, v)) {
    case OP_ICMP:
    case OP_AND:
    case OP_OR:
    case OP_XOR:
    case OP_SUB: mark_value(l, arg(f, v, 1), how, depth + 1); break;
    case OP_SELECT:
      if (ty(f, v) != TY_I1) return;
      mark_value(l, arg(f, v, 1), how, depth + 1);
      mark_value(l, arg(f, v, 2), how, depth + 1);
      break;
    case OP_ADD:
    case OP_UREM:
    case OP_UDIV:
    case OP_LSHR:
    case OP_ASHR:
    case OP_TRUNC:
    case OP_ZEXT:
    case OP_SEXT:
    case OP_PTRTOINT:
    case OP_EXTRACTVALUE: break;
    case OP_CALL: {
      bool sign;
      if (overflow_op(f, v, &sign) == OP_COUNT && call_intrinsic(f, v) != INTRIN_ctpop) return;
      break;
    }
    default: return;
    }
    v = arg(f, v, 0);
  }
}
/* v is computed of one value alone: where a branch knows that, it knows v. */
static bool of_one_value(const Fn *f, Val v, uint32_t *which) {
  Op o = op(f, v);
  *which = 0;
  if (op_is_cast(o)) return true;
  if (o == OP_EXTRACTVALUE) return false;
  if (!op_is_bin(o) || (unsigned)o > OP_LAST_IBIN) return false;
  if (val_is_con(arg(f, v, 1))) return true;
  if (arg(f, v, 0) == arg(f, v, 1)) return true;
  *which = 1;
  return val_is_con(arg(f, v, 0));
}
static bool is_assumption(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  return id == INTRIN_assume || id == INTRIN_experimental_guard;
}
static Val deref_base(const Fn *f, Val p) {
  for (unsigned i = 0; val_is_local(p) && is_op(f, p, OP_GEP) && (flags(f, p) & F_INBOUNDS); i++) {
    if (at_cap(f->m, LAZY_BASE, i)) break;
    p = arg(f, p, 0);
  }
  return p;
}
static Entry *entry_of(LazyValue *l, Val v, Blk b, bool make);
/* Under which it is kept that b accesses memory through a value: no block, no range. */
static Blk accessed_key(Blk b) { return (Blk)((uint32_t)b | 1u << 31); }
static void mark_deref(LazyValue *l, Val p, Blk b) {
  Fn *f = l->f;
  if (!val_is_local(p) || !is_ptr(l, p) || known_null_is_valid(f, ty(f, p))) return;
  p = deref_base(f, p);
  if (!val_is_local(p) || is_op(f, p, OP_ALLOCA)) return;
  l->mark[p] |= MARK_DEREF;
  entry_of(l, p, accessed_key(b), true);
}
static bool is_accessed(LazyValue *l, Val v, Blk b) {
  return (l->mark[v] & MARK_DEREF) && entry_of(l, v, accessed_key(b), false);
}
static void find_conditions(LazyValue *l) {
  Fn *f = l->f;
  for (uint32_t i = 0; i < l->d->n; i++) {
    Blk b = l->d->rpo[i];
    FOR_EACH_INS(f, b, v) {
      switch (op(f, v)) {
      case OP_BR:
      case OP_SWITCH:
        if (nsuccs(f, b) > 1) mark_value(l, arg(f, v, 0), MARK_COND, 0);
        break;
      case OP_LOAD:
        if (is_volatile(f, v)) break;
        mark_deref(l, arg(f, v, 0), b);
        break;
      case OP_STORE:
        if (is_volatile(f, v)) break;
        mark_deref(l, arg(f, v, 1), b);
        break;
      case OP_CALL: {
        unsigned id = call_intrinsic(f, v);
        if (is_assumption(f, v)) {
          vec_push(&l->fact, ((Fact){v, l->fact_of[b]}));
          l->fact_of[b] = l->fact.n;
          mark_value(l, arg(f, v, 0), MARK_COND, 0);
          for (uint32_t k = call_nargs(f, v); k + 1 < nops(f, v); k++)
            mark_value(l, arg(f, v, k), MARK_COND, CAP_LAZY_PEEL + CAP_LAZY_COND);
        } else if ((id == INTRIN_memcpy || id == INTRIN_memmove || id == INTRIN_memset) && !call_is_volatile(f, v)) {
          uint64_t n;
          if (!small_con(f, arg(f, v, 2), &n) || !n) break;
          mark_deref(l, arg(f, v, 0), b);
          if (id != INTRIN_memset) mark_deref(l, arg(f, v, 1), b);
        }
        break;
      }
      default: break;
      }
    }
  }
  for (uint32_t i = 0; i < l->d->n; i++)
    FOR_EACH_INS(f, l->d->rpo[i], v) {
      uint32_t which;
      if (!l->mark[v] && lazy_bits(l, v) && of_one_value(f, v, &which) && lazy_is_constrained(l, arg(f, v, which)))
        l->mark[v] |= MARK_COND;
    }
}
LazyValue *lazy_value_new(Fn *f, Arena *arena) {
  LazyValue *l = ARENA_NEW(arena, LazyValue);
  *l = (LazyValue){.f = f,
                   .d = dom(f),
                   .arena = arena,
                   .k = known_at(f, arena, VAL_NONE),
                   .nval = f->nins,
                   .max_steps = (uint32_t)knob_int(f->m->ctx->knobs, KNOB_LAZY_VALUE_STEPS)};
  l->mark = ARENA_ZARRAY(arena, uint8_t, f->nins);
  l->fact_of = ARENA_ZARRAY(arena, uint32_t, f->nblk);
  l->mask = 255;
  l->table = mem_zalloc((l->mask + 1) * sizeof *l->table);
  find_conditions(l);
  return l;
}
void lazy_value_free(LazyValue *l) {
  mem_free(l->table);
  vec_free(&l->entry);
  vec_free(&l->fact);
  vec_free(&l->stack);
}

/* ---- entries ---- */
static uint32_t hash_of(Val v, Blk b) {
  return (((uint32_t)v * 0x9E3779B1u) ^ ((uint32_t)b * 0x85EBCA6Bu)) * 0xC2B2AE35u >> 7;
}
/* NULL: there is none, and none was to be made. Valid until the next one is made. */
static Entry *entry_of(LazyValue *l, Val v, Blk b, bool make) {
  for (uint32_t i = hash_of(v, b);; i++) {
    uint32_t *s = &l->table[i & l->mask];
    if (*s) {
      Entry *e = &l->entry.p[*s - 1];
      if (e->v == v && e->b == b) return e;
      continue;
    }
    if (!make) return NULL;
    vec_push(&l->entry, ((Entry){.v = v, .b = b}));
    *s = l->entry.n;
    break;
  }
  if (l->entry.n * 2 > l->mask) {
    l->mask = l->mask * 2 + 1;
    mem_free(l->table);
    l->table = mem_zalloc((l->mask + 1) * sizeof *l->table);
    for (uint32_t n = 0; n < l->entry.n; n++) {
      uint32_t i = hash_of(l->entry.p[n].v, l->entry.p[n].b);
      while (l->table[i & l->mask]) i++;
      l->table[i & l->mask] = n + 1;
    }
  }
  return &vec_last(&l->entry);
}
static Lazy con_value(LazyValue *l, Val v, unsigned n) {
  const ConPool *p = &l->f->con;
  if (con_is_poison(p, v)) return (Lazy){range_empty(n), false};
  if (con_is_undef(p, v)) return (Lazy){range_empty(n), true};
  if (!is_ptr(l, v)) return (Lazy){range_of_con(p, v), false};
  if (con_is_zero(p, v)) return (Lazy){range_one(n, 0), false};
  l->k.at = VAL_NONE;
  return (Lazy){known_nonzero(&l->k, v) ? range_make(n, 1, 0) : range_full(n), false};
}
static Blk home(const LazyValue *l, Val v) { return is_arg(l->f, v) ? entry_blk(l->f) : blk_of(l->f, v); }
/* v at the end of b, without what assumptions in b say. False: not known yet, it is on the stack. */
static bool kept_value(LazyValue *l, Val v, Blk b, Lazy *out) {
  unsigned n = lazy_bits(l, v);
  *out = lazy_full(n);
  if (!n) return true;
  if (val_is_con(v)) {
    *out = con_value(l, v, n);
    return true;
  }
  if (!lazy_is_constrained(l, v)) b = home(l, v);
  if (!b || !dom_reachable(l->d, b)) return true;
  Entry *e = entry_of(l, v, b, true);
  if (e->state == ENTRY_NEW) {
    vec_push(&l->stack, (uint32_t)(e - l->entry.p));
    return false;
  }
  if (e->state == ENTRY_DONE) *out = e->x; /* else it is asked for while it is computed: around a cycle */
  return true;
}

/* The facts of b above `at` (VAL_NONE: all of them) about v. */
static bool cond_range(LazyValue *l, Val v, unsigned n, Val c, bool truth, Blk b, unsigned depth, Range *out);
static bool stands_above(const Fn *f, Val a, Val at) {
  Val v = prev_of(f, at);
  for (unsigned i = 0; v && !at_cap(f->m, COND_SCAN, i); i++, v = prev_of(f, v))
    if (v == a) return true;
  return false;
}
static bool cut_by_facts(LazyValue *l, Val v, Blk b, Val at, Lazy *x) {
  Fn *f = l->f;
  bool ready = true;
  unsigned n = 0;
  for (uint32_t i = l->fact_of[b]; i && !at_cap(f->m, COND_USES, n); n++, i = l->fact.p[i - 1].next) {
    Val as = l->fact.p[i - 1].call;
    if (blk_of(f, as) != b || (at && (as == at || !stands_above(f, as, at)))) continue;
    Range r;
    if (!cond_range(l, v, x->r.bits, arg(f, as, 0), true, b, 0, &r)) ready = false;
    else if (!range_is_full(r)) *x = (Lazy){range_intersect(x->r, r), false};
    if (!is_ptr(l, v)) continue;
    for (uint32_t k = call_nargs(f, as); k + 1 < nops(f, as); k++) {
      Context c;
      if (arg(f, as, k) == v && bundle_fact(f, as, k, &c) && c.nonzero)
        x->r = range_intersect(x->r, range_make(x->r.bits, 1, 0));
    }
  }
  return ready;
}
static bool accessed_above(const Fn *f, Val v, Val at) {
  at = prev_of(f, at);
  for (unsigned i = 0; at && !at_cap(f->m, COND_SCAN, i); i++, at = prev_of(f, at))
    if ((is_op(f, at, OP_LOAD) || is_op(f, at, OP_STORE)) && !is_volatile(f, at) &&
        deref_base(f, arg(f, at, is_op(f, at, OP_STORE))) == v)
      return true;
  return false;
}
/* v in b, at its end or where `at` in b runs. False: not known yet, what it waits for is on the stack. */
static bool value_in(LazyValue *l, Val v, Blk b, Val at, Lazy *out) {
  const Fn *f = l->f;
  if (!kept_value(l, v, b, out)) return false;
  if (!lazy_is_constrained(l, v) || !dom_reachable(l->d, b)) return true;
  if (is_ptr(l, v) && is_accessed(l, v, b) && (!at || accessed_above(f, v, at))) out->r = range_make(out->r.bits, 1, 0);
  return !l->fact_of[b] || cut_by_facts(l, v, b, at, out);
}

/* ---- conditions ---- */
/* Of a conversion w, as before_op: what its operand is, where the result lies in r. */
static Range before_cast(LazyValue *l, Val w, Range r, Val *next, uint32_t *width) {
  const Fn *f = l->f;
  Op o = op(f, w);
  Val x = arg(f, w, 0);
  unsigned n = r.bits, to = lazy_bits(l, x);
  uint64_t single;
  if (!to || (o == OP_PTRTOINT && (to > n || !is_ptr(l, x)))) return r;
  *next = x, *width = to;
  if (o == OP_PTRTOINT)
    return range_has(r, 0) ? (range_single(r, &single) && to == n ? range_one(to, 0) : range_full(to))
                           : range_make(to, 1, 0);
  if (o != OP_TRUNC) return range_cast(OP_TRUNC, range_intersect(r, range_cast(o, range_full(to), n)), to);
  if (flags(f, w) & F_NUW) return range_cast(OP_ZEXT, r, to);
  if (flags(f, w) & F_NSW) return range_cast(OP_SEXT, r, to);
  if (range_single(r, &single)) return range_of_bits(to, ~single & mask64(n), single);
  return range_is_empty(r) ? range_empty(to) : range_incl(to, range_umin(r), mask64(to));
}
/* w has a value in r: what its operand *next may be then; v if it is one of two variables. Full, or *next VAL_NONE,
 * where nothing is said. */
static Range before_op(LazyValue *l, Val w, Range r, Val v, Val *next, uint32_t *width) {
  const Fn *f = l->f;
  *next = VAL_NONE;
  if (!val_is_local(w) || is_arg(f, w) || !nops(f, w)) return r;
  Op o = op(f, w);
  Val x = arg(f, w, 0);
  unsigned n = r.bits;
  uint64_t c = 0, lo = range_is_empty(r) ? 0 : range_umin(r), hi = range_is_empty(r) ? 0 : range_umax(r), single;
  bool con = nops(f, w) > 1 && small_con(f, arg(f, w, 1), &c), ranged = !range_is_empty(r);
  *width = n;
  switch (o) {
  case OP_ADD:
    if (!con) return r;
    *next = x;
    return range_moved(r, 0 - c);
  case OP_SUB:
    if (con) {
      *next = x;
      return range_moved(r, c);
    }
    if (!small_con(f, x, &c)) return r;
    *next = arg(f, w, 1);
    return range_from(c, r);
  case OP_XOR:
    if (!con) return r;
    *next = x;
    if (c == mask64(n)) return range_from(c, r);
    if (c == 1ull << (n - 1)) return range_moved(r, c);
    if (range_single(r, &single)) return range_one(n, single ^ c);
    if (range_single(range_invert(r), &single)) return range_invert(range_one(n, single ^ c));
    return range_full(n);
  case OP_OR:
    if (!con) {
      if (x == v || arg(f, w, 1) == v) {
        *next = v;
        if (ranged) r = range_incl(n, 0, hi);
      }
      return r;
    } /* x <= x | y */
    *next = x;
    if (flags(f, w) & F_DISJOINT) return range_moved(r, 0 - c);
    if (range_single(r, &single))
      return range_of_bits(n, ~single & mask64(n), single & ~c); /* what is not in c is x's own */
    return ranged ? range_incl(n, 0, hi) : r;
  case OP_AND:
    if (!con) {
      if (x == v || arg(f, w, 1) == v) {
        *next = v;
        if (ranged) r = range_incl(n, lo, mask64(n));
      }
      return r;
    } /* x >= x & y */
    *next = x;
    if (range_single(r, &single)) return range_of_bits(n, ~single & c, single & c);
    if (!ranged) return r;
    return range_incl(n, lo && c ? u64_max(lo, c & (0 - c)) : 0, mask64(n)); /* x >= x & c */
  case OP_UREM:
    if (!con || !ranged) return r;
    *next = x;
    return range_incl(n, lo, mask64(n));
  case OP_UDIV: {
    if (!con || !ranged || !c) return r;
    *next = x;
    unsigned __int128 bottom = (unsigned __int128)lo * c, top = (unsigned __int128)hi * c + (c - 1);
    return bottom > mask64(n) ? range_empty(n)
                              : range_incl(n, (uint64_t)bottom, top > mask64(n) ? mask64(n) : (uint64_t)top);
  }
  case OP_LSHR:
    if (!con || !ranged || c >= n) return r;
    *next = x;
    if (lo > mask64(n) >> c) return range_empty(n);
    return range_incl(n, lo << c, (u64_min(hi, mask64(n) >> c) << c) | (c ? mask64((unsigned)c) : 0));
  case OP_ASHR: {
    if (!con || !ranged || c >= n) return r;
    *next = x;
    int64_t top = (int64_t)(mask64(n) >> 1) >> c, slo = range_smin(r), shi = range_smax(r);
    if (slo > top || shi < -top - 1) return range_empty(n);
    if (slo < -top - 1) slo = -top - 1;
    if (shi > top) shi = top;
    return range_incl(n, (uint64_t)slo << c & mask64(n),
                      ((uint64_t)shi << c | (c ? mask64((unsigned)c) : 0)) & mask64(n));
  }
  case OP_ZEXT:
  case OP_SEXT:
  case OP_TRUNC:
  case OP_PTRTOINT: return before_cast(l, w, r, next, width);
  case OP_CALL:
    if (call_intrinsic(f, w) != INTRIN_ctpop) return r;
    *next = x;
    return ranged && lo > 0 ? range_make(n, 1, 0) : range_full(n);
  default: return r;
  }
}
static bool icmp_range(LazyValue *l, Val v, unsigned n, Val c, bool truth, Blk b, Range *out) {
  const Fn *f = l->f;
  Pred p = (Pred)sub(f, c);
  bool ready = true;
  if (!truth) p = pred_invert(p);
  for (uint32_t side = 0; side < 2; side++) {
    Val w = arg(f, c, side), other = arg(f, c, 1 - side);
    uint32_t bits = lazy_bits(l, w);
    if (!bits || !val_is_local(w)) continue;
    Val at[CAP_LAZY_PEEL + 1];
    unsigned depth = 0;
    at[0] = w;
    /* the way from w to v first: most comparisons have none, and then the other side is not asked */
    Range r = range_full(bits);
    Val next;
    uint32_t width;
    while (at[depth] != v && !at_cap(l->f->m, LAZY_PEEL, depth)) {
      before_op(l, at[depth], r, v, &next, &width);
      if (!next || !val_is_local(next)) break;
      r = range_full(width);
      at[++depth] = next;
    }
    if (at[depth] != v) continue;
    Lazy o;
    if (!kept_value(l, other, b, &o)) {
      ready = false;
      continue;
    }
    r = range_allowed(side ? pred_swap(p) : p, as_range(o, false));
    if (is_ptr(l, w) && !(p == ICMP_EQ || p == ICMP_NE || !range_has(r, 0))) continue;
    for (unsigned i = 0; i < depth; i++) r = before_op(l, at[i], r, v, &next, &width);
    if (is_ptr(l, v) && !range_is_empty(r))
      r = range_has(r, 0) ? (range_single(r, &(uint64_t){0}) ? r : range_full(n)) : range_make(n, 1, 0);
    *out = range_intersect(*out, r);
  }
  return ready;
}
/* What c's being `truth`, asked at the end of b, says of v. False: not known yet. */
static bool cond_range(LazyValue *l, Val v, unsigned n, Val c, bool truth, Blk b, unsigned depth, Range *out) {
  const Fn *f = l->f;
  *out = range_full(n);
  if (val_is_con(c) || past_cap(f->m, LAZY_COND, depth)) return true;
  if (c == v) {
    *out = range_one(n, truth);
    return true;
  }
  if (!is_arg(f, c) && is_op(f, c, OP_ICMP)) return icmp_range(l, v, n, c, truth, b, out);
  Val x = not_of(f, c);
  if (x) return cond_range(l, v, n, x, !truth, b, depth + 1, out);
  Junction j;
  if (match_junction(f, c, &j)) {
    Range r, s;
    bool ready = cond_range(l, v, n, j.a, truth, b, depth + 1, &r);
    ready &= cond_range(l, v, n, j.b, truth, b, depth + 1, &s);
    *out = j.is_or != truth ? range_intersect(r, s) : range_union(r, s);
    return ready;
  }
  if (is_op(f, c, OP_TRUNC) && arg(f, c, 0) == v) {
    *out = (flags(f, c) & F_NUW) ? range_one(n, truth) : truth ? range_make(n, 1, 0) : range_incl(n, 0, mask64(n) - 1);
    return true;
  }
  uint32_t nw;
  const uint32_t *w;
  if (is_op(f, c, OP_EXTRACTVALUE) && (w = words_of(f, c, &nw), nw == 1 && w[0] == 1)) {
    Val wo = arg(f, c, 0);
    uint64_t z;
    bool sign;
    Op o = overflow_op(f, wo, &sign);
    if (o == OP_COUNT || arg(f, wo, 0) != v || !small_con(f, arg(f, wo, 1), &z)) return true;
    Range r = range_unwrapped(o, sign, n, z);
    *out = truth ? range_invert(r) : r;
  }
  return true;
}
/* What edge i out of b, with all others from b to the same block, says of v; without what v is in b. */
static bool edge_says(LazyValue *l, Val v, unsigned n, Blk b, uint32_t i, Range *out) {
  const Fn *f = l->f;
  Val t = term(f, b);
  *out = range_full(n);
  if (is_op(f, t, OP_BR)) {
    if (nsuccs(f, b) != 2 || succ(f, b, 0) == succ(f, b, 1)) return true;
    return cond_range(l, v, n, arg(f, t, 0), i == 0, b, 0, out);
  }
  if (!is_op(f, t, OP_SWITCH)) return true;
  Val c = arg(f, t, 0);
  if (c != v) return true;
  Blk to = succ(f, b, i);
  uint64_t x;
  if (succ(f, b, 0) == to) { /* the default: none of the cases that go elsewhere */
    for (uint32_t k = 1; k < nsuccs(f, b); k++)
      if (succ(f, b, k) != to && small_con(f, arg(f, t, k), &x))
        *out = range_intersect(*out, range_invert(range_one(n, x)));
    return true;
  }
  Range r = range_empty(n);
  for (uint32_t k = 0; k < npreds(f, to); k++) {
    if (pred(f, to, k) != b) continue;
    if (!small_con(f, arg(f, t, pred_succ(f, to, k)), &x)) return true;
    r = range_union(r, range_one(n, x));
  }
  *out = r;
  return true;
}
static Range transfer(const LazyValue *l, Val v, unsigned n, const Range *a);
static bool value_on_edge(LazyValue *l, Val v, Blk b, uint32_t i, Lazy *out) {
  const Fn *f = l->f;
  unsigned n = lazy_bits(l, v);
  if (!n || val_is_con(v)) return value_in(l, v, b, VAL_NONE, out);
  Range r;
  bool ready = true;
  if (lazy_is_constrained(l, v)) {
    ready = edge_says(l, v, n, b, i, &r);
    uint32_t which;
    if (!is_arg(f, v) && of_one_value(f, v, &which) && lazy_is_constrained(l, arg(f, v, which)) &&
        lazy_bits(l, arg(f, v, which))) { /* computed of what is tested here */
      Val x = arg(f, v, which);
      Range a[2];
      Lazy y;
      a[which] = range_full(lazy_bits(l, x));
      ready &= edge_says(l, x, lazy_bits(l, x), b, i, &a[which]);
      if (!range_is_full(a[which])) {
        if (op_is_bin(op(f, v)) && arg(f, v, 0) == arg(f, v, 1)) a[1] = a[0];
        else if (op_is_bin(op(f, v))) {
          if (value_in(l, arg(f, v, 1 - which), b, VAL_NONE, &y)) a[1 - which] = as_range(y, false);
          else a[1 - which] = range_full(n);
        }
        r = range_intersect(r, transfer(l, v, n, a));
      }
    }
  } else r = range_full(n);
  uint64_t c;
  if (ready && range_single(r, &c)) {
    *out = (Lazy){r, false};
    return true;
  }
  Lazy x;
  ready &= value_in(l, v, b, VAL_NONE, &x);
  *out = range_is_full(r) ? x : (Lazy){range_intersect(x.r, r), false}; /* branched on, it is not undef */
  return ready;
}

/* ---- definitions ---- */
/* The result of a cast or binary operation, of its operands' ranges. */
static Range transfer(const LazyValue *l, Val v, unsigned n, const Range *a) {
  const Fn *f = l->f;
  Op o = op(f, v);
  if (op_is_cast(o)) {
    if (o == OP_TRUNC && !range_is_empty(a[0]) && (flags(f, v) & (F_NUW | F_NSW))) {
      Range fit = range_intersect(a[0], (flags(f, v) & F_NUW) ? range_cast(OP_ZEXT, range_full(n), a[0].bits)
                                                              : range_cast(OP_SEXT, range_full(n), a[0].bits));
      return range_cast(o, fit, n);
    }
    Range r = range_cast(o, a[0], n);
    if (o == OP_ZEXT && (flags(f, v) & F_NNEG)) r = range_intersect(r, range_incl(n, 0, mask64(a[0].bits - 1u)));
    return r;
  }
  if (o == OP_OR && (flags(f, v) & F_DISJOINT))
    return range_intersect(range_bin(OP_ADD, F_NUW, a[0], a[1]), range_bin(o, 0, a[0], a[1]));
  return range_bin(o, flags(f, v), a[0], a[1]);
}
/* a select that takes one of its own comparison's operands, or an absolute value. */
static bool define_select(LazyValue *l, Val v, unsigned n, Blk b, Lazy *out) {
  Fn *f = l->f;
  Val c = arg(f, v, 0), x, y;
  Lazy t, e;
  bool ready = value_in(l, arg(f, v, 1), b, v, &t);
  ready &= value_in(l, arg(f, v, 2), b, v, &e);
  if (ty_is_vec(f->m, ty(f, c)) || val_is_con(c)) {
    *out = lazy_join(t, e);
    return ready;
  }
  unsigned id;
  if (match_minmax(f, v, &id, &x, &y)) {
    Lazy p, q;
    ready &= value_in(l, x, b, v, &p);
    ready &= value_in(l, y, b, v, &q);
    l->k.at = v;
    if (known_not_undef_poison(&l->k, x) && known_not_undef_poison(&l->k, y)) {
      Range a[2] = {as_range(p, false), as_range(q, false)};
      *out = (Lazy){range_intersect(range_intrin(id, a, 2, n), range_union(t.r, e.r)), false};
      return ready;
    }
  }
  l->k.at = v;
  Range r;
  if (known_not_undef_poison(&l->k, c)) { /* else the value compared and the value taken may be two uses of undef */
    ready &= cond_range(l, arg(f, v, 1), n, c, true, b, 0, &r);
    t = lazy_cut(t, r);
    ready &= cond_range(l, arg(f, v, 2), n, c, false, b, 0, &r);
    e = lazy_cut(e, r);
  }
  *out = lazy_join(t, e);
  return ready;
}
static bool define_phi(LazyValue *l, Val v, unsigned n, Blk b, Lazy *out) {
  const Fn *f = l->f;
  bool ready = true;
  *out = (Lazy){range_empty(n), false};
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk p = pred(f, b, i);
    if (!dom_reachable(l->d, p) || arg(f, v, i) == v || (i && pred(f, b, i - 1) == p))
      continue; /* edges from one block hold one value */
    Lazy x;
    if (value_on_edge(l, arg(f, v, i), p, pred_succ(f, b, i), &x)) *out = lazy_join(*out, x);
    else ready = false;
    if (ready && range_is_full(out->r)) break;
  }
  return ready;
}
static bool define_call(LazyValue *l, Val v, unsigned n, Blk b, Lazy *out) {
  const Fn *f = l->f;
  unsigned id = call_intrinsic(f, v);
  uint32_t na = call_nargs(f, v);
  switch (id) {
  case INTRIN_scmp:
  case INTRIN_ucmp: out->r = range_intersect(out->r, range_intrin(id, NULL, 0, n)); return true;
  case INTRIN_umin:
  case INTRIN_umax:
  case INTRIN_smin:
  case INTRIN_smax:
  case INTRIN_abs:
  case INTRIN_ctpop:
  case INTRIN_ctlz:
  case INTRIN_cttz:
  case INTRIN_uadd_sat:
  case INTRIN_usub_sat:
  case INTRIN_sadd_sat:
  case INTRIN_ssub_sat: break;
  default: return true;
  }
  Range a[2];
  bool ready = true;
  for (uint32_t i = 0; i < na && i < 2; i++) {
    Lazy x;
    ready &= value_in(l, arg(f, v, i), b, v, &x);
    a[i] = as_range(x, false);
  }
  if (ready && na <= 2) out->r = range_intersect(out->r, range_intrin(id, a, na, n));
  return ready;
}
static bool define(LazyValue *l, Val v, unsigned n, Blk b, Lazy *out) {
  Fn *f = l->f;
  bool ready = true;
  *out = lazy_full(n);
  l->k.at = VAL_NONE;
  if (is_ptr(l, v)) {
    if (is_op(f, v, OP_PHI)) return define_phi(l, v, n, b, out);
    if (is_op(f, v, OP_SELECT)) return define_select(l, v, n, b, out);
    if (known_nonzero(&l->k, v)) {
      out->r = range_make(n, 1, 0);
      return true;
    }
    Val x = !is_arg(f, v) && ((is_op(f, v, OP_GEP) && (flags(f, v) & F_INBOUNDS)) || is_op(f, v, OP_BITCAST))
                ? arg(f, v, 0)
                : VAL_NONE;
    if (!x || !is_ptr(l, x) || known_null_is_valid(f, ty(f, v))) return true;
    Lazy base;
    ready = value_in(l, x, b, v, &base);
    if (ready && !range_has(as_range(base, false), 0)) out->r = range_make(n, 1, 0);
    return ready;
  }
  if (is_arg(f, v)) {
    out->r = range_of_decl(f, v);
    return true;
  }
  Op o = op(f, v);
  if (o == OP_PHI) return define_phi(l, v, n, b, out);
  if (o == OP_SELECT) return define_select(l, v, n, b, out);
  if (op_is_cast(o) || (op_is_bin(o) && (unsigned)o <= OP_LAST_IBIN)) {
    Range a[2];
    uint32_t k = op_is_cast(o) ? 1 : 2;
    for (uint32_t i = 0; i < k; i++) {
      Lazy x;
      if (!lazy_bits(l, arg(f, v, i)) || is_ptr(l, arg(f, v, i))) return true;
      ready &= value_in(l, arg(f, v, i), b, v, &x);
      a[i] = as_range(x, false);
    }
    if (ready) out->r = transfer(l, v, n, a);
  } else if (o == OP_CALL) {
    out->r = range_of_decl(f, v);
    ready = define_call(l, v, n, b, out);
  } else if (o == OP_EXTRACTVALUE) {
    uint32_t nw;
    const uint32_t *w = words_of(f, v, &nw);
    bool sign;
    Val wo = arg(f, v, 0);
    if (val_is_local(wo) && is_op(f, wo, OP_INSERTVALUE) && nw == 1) { /* what an overflow check became */
      uint32_t ni;
      const uint32_t *wi = words_of(f, wo, &ni);
      if (ni == 1 && wi[0] == w[0]) return value_in(l, arg(f, wo, 1), b, v, out);
    }
    Op q = val_is_local(wo) && nw == 1 && w[0] == 0 ? overflow_op(f, wo, &sign) : OP_COUNT;
    if (q != OP_COUNT) {
      Lazy x, y;
      ready = value_in(l, arg(f, wo, 0), b, v, &x);
      ready &= value_in(l, arg(f, wo, 1), b, v, &y);
      if (ready) out->r = range_bin(q, 0, as_range(x, false), as_range(y, false));
    }
  } else out->r = range_of_decl(f, v);
  return ready;
}
/* v at the end of b without b's own assumptions. */
static bool compute(LazyValue *l, Val v, Blk b, Lazy *out) {
  const Fn *f = l->f;
  unsigned n = lazy_bits(l, v);
  if (home(l, v) == b) return define(l, v, n, b, out);
  bool ready = true;
  *out = (Lazy){range_empty(n), false};
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk p = pred(f, b, i);
    if (!dom_reachable(l->d, p) || (i && pred(f, b, i - 1) == p))
      continue; /* what an edge says holds for all from its block */
    Lazy x;
    if (value_on_edge(l, v, p, pred_succ(f, b, i), &x)) *out = lazy_join(*out, x);
    else ready = false;
    if (range_is_full(out->r)) return true;
  }
  return ready;
}
/* Computes what is on the stack. */
static void solve(LazyValue *l) {
  l->steps = 0;
  while (l->stack.n) {
    uint32_t i = vec_last(&l->stack);
    Entry *e = &l->entry.p[i];
    if (e->state == ENTRY_DONE) {
      l->stack.n--;
      continue;
    }
    Val v = e->v;
    Blk b = e->b;
    Lazy x;
    e->state = ENTRY_ACTIVE;
    if (l->steps++ < l->max_steps) {
      uint32_t top = l->stack.n;
      bool ready = compute(l, v, b, &x);
      if (!ready && l->stack.n > top) continue;
      if (ready) l->stack.n = top; /* what was pushed on the way to an answer that does not need it */
    } else x = lazy_full(lazy_bits(l, v));
    e = &l->entry.p[i];
    e->x = x;
    e->state = ENTRY_DONE;
    l->stack.n--;
  }
}

/* ---- questions ---- */
static Lazy ask_at(LazyValue *l, Val v, Val at) {
  Lazy x;
  while (!value_in(l, v, blk_of(l->f, at), at, &x)) solve(l);
  return x;
}
static Lazy ask_edge(LazyValue *l, Val v, Blk from, uint32_t i) {
  Lazy x;
  while (!value_on_edge(l, v, from, i, &x)) solve(l);
  return x;
}
Range lazy_range(LazyValue *l, Val v, Val at, bool undef_ok) { return as_range(ask_at(l, v, at), undef_ok); }
Range lazy_range_edge(LazyValue *l, Val v, Blk from, uint32_t i, bool undef_ok) {
  return as_range(ask_edge(l, v, from, i), undef_ok);
}
/* The program is undefined where the call takes or gives poison. */
static bool wants_no_poison(const Fn *f, Val v) {
  if (call_ret_attr(f, v, ATTR_NOUNDEF)) return true;
  for (uint32_t i = 0; i < call_nargs(f, v); i++)
    if (call_param_attr(f, v, i, ATTR_NOUNDEF)) return true;
  return false;
}
Range lazy_range_use(LazyValue *l, Val user, uint32_t i, bool undef_ok) {
  Fn *f = l->f;
  Val v = arg(f, user, i), at = user;
  Range r = lazy_range(l, v, user, undef_ok);
  if (val_is_con(v)) return r;
  uint32_t which = i;
  for (unsigned k = 0; !at_cap(f->m, LAZY_USES_UP, k); k++) {
    Range s = range_full(r.bits);
    if (is_op(f, at, OP_SELECT) && which && !ty_is_vec(f->m, ty(f, arg(f, at, 0)))) {
      l->k.at = at;
      if (known_not_undef_poison(&l->k, arg(f, at, 0)))
        while (!cond_range(l, v, r.bits, arg(f, at, 0), which == 1, blk_of(f, at), 0, &s)) solve(l);
    } else if (is_op(f, at, OP_PHI)) {
      if (dom_reachable(l->d, pred(f, blk_of(f, at), which)))
        while (!edge_says(l, v, r.bits, pred(f, blk_of(f, at), which), pred_succ(f, blk_of(f, at), which), &s))
          solve(l);
    }
    r = range_intersect(r, s);
    if (!has_result(f, at) || !has_one_use(f, at) || !is_speculatable(f, at) || is_op(f, at, OP_PHI) ||
        (is_call(f, at) && wants_no_poison(f, at)))
      break;
    Use u = first_use(f, at);
    which = use_index(f, u);
    at = use_user(f, u);
    if (is_op(f, at, OP_MDVAL) || !blk_of(f, at) || !dom_reachable(l->d, blk_of(f, at))) break;
  }
  return r;
}
static int answer(Pred p, Lazy a, Lazy b) { return a.r.bits && a.r.bits == b.r.bits ? range_icmp(p, a.r, b.r) : -1; }
int lazy_icmp(LazyValue *l, Pred p, Val a, Val b, Val at) {
  const Fn *f = l->f;
  unsigned n = lazy_bits(l, a);
  if (!n) return -1;
  int r = answer(p, ask_at(l, a, at), ask_at(l, b, at));
  if (r >= 0 || val_is_con(a)) return r;
  /* edge by edge, where ranges that met say too little */
  Blk blk = blk_of(f, at);
  bool here = !is_arg(f, a) && blk_of(f, a) == blk;
  uint32_t np = npreds(f, blk);
  if (!np || past_cap(f->m, LAZY_JOIN, np) || (here && !is_op(f, a, OP_PHI)) || (!here && !lazy_is_constrained(l, a)) ||
      (!val_is_con(b) && !is_arg(f, b) && blk_of(f, b) == blk && !is_op(f, b, OP_PHI)))
    return -1;
  int all = -1;
  for (uint32_t i = 0; i < np; i++) {
    Blk q = pred(f, blk, i);
    if (!dom_reachable(l->d, q)) continue;
    Val x = here ? arg(f, a, i) : a, y = !val_is_con(b) && !is_arg(f, b) && blk_of(f, b) == blk ? arg(f, b, i) : b;
    int e = answer(p, ask_edge(l, x, q, pred_succ(f, blk, i)), ask_edge(l, y, q, pred_succ(f, blk, i)));
    if (e < 0 || (all >= 0 && e != all)) return -1;
    all = e;
  }
  return all;
}
