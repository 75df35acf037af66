/* assume.c: scalar evolution: counts of loops under assumptions that a program could check before the loop.
 *
 *   zext({0,+,1}<i16>) < n   ->   {0,+,1}<i64> < n   if {0,+,1}<i16> does not wrap unsigned: count n umax 0
 *
 * An extension of a recurrence of the loop that is not proved to go inside goes inside under an assumption; so does a
 * phi that comes around as ext(trunc(phi)) + step. The tests of exit.c ask for it where they have no recurrence
 * (s->assuming). What is found goes into counts of its own (SxBtc of pbtc), never into facts: flags, ranges and the
 * plain counts hold without assumptions. Source: LLVM's predicated scalar evolution. */
#include "analysis/scev/scev_int.h"

typedef struct Assume {
  uint32_t loop;
  SxAssumed *list;
} Assume; /* newest first */

static void assume(Scev *s, Assume *a, SxAssumption kind, Sx x, Sx y) {
  for (const SxAssumed *p = a->list; p; p = p->next)
    if (p->kind == kind && p->a == x && p->b == y) return;
  SxAssumed *n = arena_alloc(&s->arena, sizeof *n);
  *n = (SxAssumed){a->list, kind, x, y};
  a->list = n;
}
/* ext(trunc(phi)), in the phi's width: the type between. */
static bool cast_of_phi(const Scev *s, Sx x, Sx phi, Ty *narrow, bool *sign) {
  if ((kind_of(s, x) != SXK_ZEXT && kind_of(s, x) != SXK_SEXT) || bits_of(s, x) != bits_of(s, phi)) return false;
  Sx t = op_of(s, x, 0);
  if (kind_of(s, t) != SXK_TRUNC || op_of(s, t, 0) != phi) return false;
  *narrow = type_of(s, t), *sign = kind_of(s, x) == SXK_SEXT;
  return true;
}
/* True, or said to be; false where it is known not to hold. */
static bool assume_equal(Scev *s, Assume *a, Sx x, Sx y) {
  if (x == y || sx_is_known_pred(s, ICMP_EQ, x, y)) return true;
  if (sx_is_known_pred(s, ICMP_NE, x, y)) return false;
  assume(s, a, SX_ASSUME_EQ, x, y);
  return true;
}
/* A header's phi {start, ext(trunc(phi)) + step} is {start,+,step}. */
static Sx phi_with_casts(Scev *s, Assume *a, Sx x) {
  const Fn *f = s->f;
  Val v = unk_val(s, x);
  Val start_v, be_v;
  if (!ty_is_int(f->m, ty(f, v)) || loop_phi(f, s->l, v, &start_v, &be_v) != a->loop) return x;
  Sx be = sx_of(s, be_v);
  if (kind_of(s, be) != SXK_ADD) return x;
  LIST(rest);
  Ty narrow = TY_NONE;
  bool sign = false;
  for (uint32_t i = 0; i < nops_of(s, be); i++)
    if (narrow || !cast_of_phi(s, op_of(s, be, i), x, &narrow, &sign)) list_push(s, &rest, op_of(s, be, i));
  if (!narrow || !rest.n) return x;
  Sx step = sx_add(s, rest.p, rest.n, 0), start = sx_of(s, start_v);
  if (!sx_invariant(s, step, a->loop)) return x;
  Assume mine = {a->loop, a->list};
  Sx ns = sx_trunc(s, start, narrow), nt = sx_trunc(s, step, narrow), ar = sx_addrec2(s, ns, nt, a->loop, 0);
  if (kind_of(s, ar) == SXK_ADDREC) assume(s, &mine, sign ? SX_ASSUME_NSSW : SX_ASSUME_NUSW, ar, SX_NONE);
  if (!assume_equal(s, &mine, start, sign ? sx_sext(s, ns, type_of(s, x)) : sx_zext(s, ns, type_of(s, x))) ||
      !assume_equal(s, &mine, step, sx_sext(s, nt, type_of(s, x))))
    return x;
  a->list = mine.list;
  return sx_addrec2(s, start, step, a->loop, 0);
}
static Sx rewritten(Scev *s, Assume *a, Sx x) {
  if (kind_of(s, x) == SXK_UNKNOWN) return phi_with_casts(s, a, x);
  if (!rec_of(s, x)->local || kind_of(s, x) == SXK_CNC) return x;
  LIST(l);
  bool changed = false;
  for (uint32_t i = 0; i < nops_of(s, x); i++) {
    Sx o = op_of(s, x, i), y = rewritten(s, a, o);
    changed |= o != y;
    list_push(s, &l, y);
  }
  Sx in = l.n ? l.p[0] : SX_NONE;
  if ((kind_of(s, x) == SXK_ZEXT || kind_of(s, x) == SXK_SEXT) && sx_affine(s, in) && rec_loop(s, in) == a->loop) {
    bool sign = kind_of(s, x) == SXK_SEXT;
    Sx step = sx_step(s, in), start = op_of(s, in, 0);
    assume(s, a, sign ? SX_ASSUME_NSSW : SX_ASSUME_NUSW, in, SX_NONE);
    step = sx_sext(s, step, type_of(s, x));
    start = sign ? sx_sext(s, start, type_of(s, x)) : sx_zext(s, start, type_of(s, x));
    return sx_addrec2(s, start, step, a->loop, 0);
  }
  return changed ? rebuild(s, x, l.p) : x;
}
/* An assumption that the code makes false: the count known without it takes the recurrence over its end. */
static bool hopeless(Scev *s, const SxAssumed *p) {
  if (p->kind != SX_ASSUME_NSSW) return false;
  Sx be = sx_backedge_count(s, rec_loop(s, p->a)), start = op_of(s, p->a, 0);
  if (cnc(be) || !sx_is_one(s, sx_step(s, p->a))) return false;
  return sx_is_known_pred(s, ICMP_SLT, sx_add2(s, start, sx_trunc_or_sext(s, be, type_of(s, start)), 0), start);
}
Sx assumed_rec(Scev *s, Sx x, uint32_t loop) {
  if (!s->assuming) return SX_NONE;
  Assume a = {loop, NULL};
  Sx r = rewritten(s, &a, x);
  if (kind_of(s, r) != SXK_ADDREC) return SX_NONE;
  SxAssumed *first = NULL, *last = a.list;
  for (SxAssumed *p = a.list, *next; p; p = next) { /* into the order they were made in */
    if (hopeless(s, p)) return SX_NONE;
    next = p->next, p->next = first, first = p;
  }
  if (!first) return r;
  last->next = s->assumed, s->assumed = first;
  return r;
}
bool assumed_equal(Scev *s, Sx x, Sx y) {
  if (!s->assuming) return false;
  Assume a = {0, s->assumed};
  if (!assume_equal(s, &a, x, y)) return false;
  s->assumed = a.list;
  return true;
}
SxAssumed *assumed_both(Scev *s, const SxAssumed *a, const SxAssumed *b) {
  SxAssumed *head = NULL, **to = &head;
  for (int i = 0; i < 2; i++)
    for (const SxAssumed *p = i ? b : a; p; p = p->next) {
      SxAssumed *n = arena_alloc(&s->arena, sizeof *n);
      *n = (SxAssumed){NULL, p->kind, p->a, p->b};
      *to = n, to = &n->next;
    }
  return head;
}
Sx sx_predicated_count(Scev *s, uint32_t loop, SxExitKind k, const SxAssumed **under) {
  const SxBtc *t = btc_assuming(s, loop);
  Sx r = k == SX_EXACT ? t->exact : k == SX_CONST_MAX ? t->cmax : t->smax;
  SxAssumed *all = NULL;
  for (uint32_t i = 0; i < t->n && !cnc(r); i++) all = assumed_both(s, all, t->exit[i].under);
  *under = all;
  return r;
}
Sx sx_predicated_exit_count(Scev *s, uint32_t loop, Blk b, SxExitKind k, const SxAssumed **under) {
  const SxBtc *t = btc_assuming(s, loop);
  *under = NULL;
  for (uint32_t i = 0; i < t->n; i++)
    if (t->exit[i].blk == b) {
      *under = t->exit[i].under;
      return k == SX_EXACT ? t->exit[i].exact : k == SX_CONST_MAX ? t->exit[i].cmax : t->exit[i].smax;
    }
  return SX_CNC;
}
