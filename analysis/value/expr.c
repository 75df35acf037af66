/* expr.c: hash and equality of what instructions compute. Contract: expr.h. */
#include "analysis/value/expr.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/hash.h"

/* The first two operands may change places. */
static inline bool commutes(const InsView *e) {
  return (op_info[e->op].props & P_COMM) ||
         (e->intrin && e->n >= 3 && (intrinsic_info((IntrinsicId)e->intrin)->flags & IF_COMMUTATIVE));
}
static inline bool is_cmp_op(Op o) { return o == OP_ICMP || o == OP_FCMP; }
static inline const uint32_t *words_at(const Fn *f, uint32_t at, uint32_t *n) { /* masks and indices; as words_of */
  *n = at ? f->words.p[at] : 0;
  return at ? f->words.p + at + 1 : words_none;
}
static inline uint64_t mix2(uint64_t h, Val a, Val b) { return hash_mix(h, (uint64_t)a << 32 | b); }
/* A select without what can be written in two ways: select(!c, a, b) is select(c, b, a), whether !c is a not or the
 * inverse comparison. Both hold for every choice of undef. */
typedef struct Selection {
  Op op; /* of the comparison x pred y with these flags; else x is the condition, and pred 0 */
  unsigned pred, flags;
  Val x, y, a, b;
} Selection;
static Selection selection(const Fn *f, const Val *o) {
  Val c = not_of(f, o[0]);
  bool not = c != VAL_NONE;
  if (!not) c = o[0];
  Selection s = {.x = c};
  if (is_cmp(f, c)) {
    Pred p = (Pred)sub(f, c), q = pred_invert(p);
    not ^= q < p;
    s = (Selection){op(f, c), 1 + (unsigned)(q < p ? q : p), flags(f, c), arg(f, c, 0), arg(f, c, 1), 0, 0};
  }
  s.a = o[not ? 2 : 1], s.b = o[not ? 1 : 2];
  return s;
}
static bool selections_same(const Selection *s, const Selection *t) {
  return s->op == t->op && s->pred == t->pred && s->flags == t->flags && s->x == t->x && s->y == t->y && s->a == t->a &&
         s->b == t->b;
}
uint32_t expr_hash(const Fn *f, const InsView *e) {
  const Val *o = e->ops;
  uint64_t h = (uint64_t)e->op << 32 | (uint32_t)e->type;
  uint32_t i = 0;
  if (is_cmp_op(e->op)) { /* (p, a, b) is (swap p, b, a) */
    Pred p = (Pred)e->sub, q = pred_swap(p);
    bool swap = o[0] > o[1] || (o[0] == o[1] && q < p);
    return (uint32_t)mix2(h ^ (uint64_t)(swap ? q : p) << 40, o[swap], o[!swap]);
  }
  switch (e->op) {
  case OP_SHUFFLEVECTOR:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE: {
    uint32_t n;
    const uint32_t *w = words_at(f, e->aux, &n);
    for (uint32_t k = 0; k < n; k++) h = hash_mix(h, w[k]);
    break;
  }
  case OP_GEP: h ^= (uint64_t)e->aux << 40; break;
  case OP_SELECT: {
    Selection s = selection(f, o);
    h = s.pred ? mix2(h ^ (uint64_t)s.pred << 40, s.x, s.y) : hash_mix(h, s.x);
    return (uint32_t)mix2(h, s.a, s.b);
  }
  default:
    if (commutes(e)) {
      h = mix2(h, o[o[0] > o[1]], o[o[0] <= o[1]]);
      i = 2;
    }
  }
  for (; i + 1 < e->n; i += 2) h = mix2(h, o[i], o[i + 1]);
  return (uint32_t)(i < e->n ? hash_mix(h, o[i]) : h);
}

static inline bool ops_same(const InsView *a, const InsView *b, uint32_t from) {
  for (uint32_t i = from; i < a->n; i++)
    if (a->ops[i] != b->ops[i]) return false;
  return true;
}
static inline bool ops_swapped(const InsView *a, const InsView *b) {
  return a->ops[0] == b->ops[1] && a->ops[1] == b->ops[0];
}
static bool calls_same(const Fn *f, const InsView *a, const InsView *b) {
  if (is_convergent(f, a->self) && blk_of(f, a->self) != blk_of(f, b->self)) return false;
  const CallRec *c = &f->calls.p[a->aux], *d = &f->calls.p[b->aux];
  if (c->fnty != d->fnty || c->cc != d->cc || c->nbundles != d->nbundles) return false;
  for (uint32_t i = 0; i < 2u * c->nbundles; i++)
    if (f->words.p[c->bundles + i] != f->words.p[d->bundles + i]) return false;
  return true;
}
bool expr_same(const Fn *f, const InsView *a, const InsView *b) {
  if (a->op != b->op || a->type != b->type || a->n != b->n) return false;
  switch (a->op) {
  case OP_ICMP:
  case OP_FCMP:
    return (a->sub == b->sub && ops_same(a, b, 0)) || ((Pred)a->sub == pred_swap((Pred)b->sub) && ops_swapped(a, b));
  case OP_SELECT: {
    Selection s = selection(f, a->ops), t = selection(f, b->ops);
    return selections_same(&s, &t);
  }
  case OP_SHUFFLEVECTOR:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE: {
    uint32_t n, k;
    const uint32_t *x = words_at(f, a->aux, &n), *y = words_at(f, b->aux, &k);
    return n == k && memcmp(x, y, n * sizeof *x) == 0 && ops_same(a, b, 0);
  }
  case OP_GEP: return a->aux == b->aux && ops_same(a, b, 0);
  case OP_CALL:
    if (!calls_same(f, a, b)) return false;
    break;
  case OP_EXTRACTELEMENT:
  case OP_INSERTELEMENT:
  case OP_FREEZE:
  case OP_FNEG: break;
  default:
    if (!op_is_bin(a->op) && !op_is_cast(a->op)) return false;
  }
  return ops_same(a, b, 0) || (commutes(a) && ops_swapped(a, b) && ops_same(a, b, 2));
}

static bool is_mergeable_call(const Fn *f, Val v) {
  if (f->ins[v].op != OP_CALL || ty(f, v) == TY_VOID || ty(f, v) == TY_TOKEN) return false;
  unsigned id = call_intrinsic(f, v);
  if (id && (intrinsic_info((IntrinsicId)id)->flags & IF_SIDEEFFECTS)) return false;
  return !asm_has_effects(f, v) && !call_has_fn_attr(f, v, ATTR_NOMERGE);
}
bool expr_is_computed(const Fn *f, Val v) {
  if (is_bin(f, v) || is_cast(f, v)) return true;
  switch (op(f, v)) {
  case OP_FNEG:
  case OP_ICMP:
  case OP_FCMP:
  case OP_SELECT:
  case OP_EXTRACTELEMENT:
  case OP_INSERTELEMENT:
  case OP_SHUFFLEVECTOR:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE:
  case OP_FREEZE:
  case OP_GEP: return true;
  case OP_CALL:
    return is_mergeable_call(f, v) && call_memeff(f, v) == MEMEFF_NONE && !call_has_fn_attr(f, v, ATTR_STRICTFP);
  default: return false;
  }
}
bool expr_is_reading_call(const Fn *f, Val v) { return is_mergeable_call(f, v) && (call_memeff(f, v) & 0xaaau) == 0; }
