/* alloca_share.c: stack objects that are never needed at the same time become one. Contract: alloca_share.h.
 *
 *   left:  %a = alloca [16 x i32]                  entry: %baseValue = alloca [16 x i32]
 *          ... %p = getelementptr ..., %a, %i      left:  ... %p = getelementptr ..., %baseValue, %i
 *   right: %b = alloca [16 x i32]              =>  right: ... %q = getelementptr ..., %baseValue, %i
 *          ... %q = getelementptr ..., %b, %i
 *
 * The addresses of both have one base then, and common-base-elim has them share what is computed; the frame, which is
 * local memory, is smaller.
 *
 * An object is looked at when all that happens to its address is known: getelementptr, casts between spaces, and as the
 * address of loads, stores, copies and lifetime markers that are not volatile. Then no other code, thread or comparison
 * sees where it lies, and which instance a later execution of the alloca gives is told by nothing but its contents: an
 * address cannot go round a loop, since phis are not among its uses. Between two accesses of an object its contents
 * matter unless the alloca or a lifetime.start runs between them; two data flows say where that is: "reached" (forward,
 * from an access; an end ends it) and "needed" (backward, from an access; alloca and start end it). Two objects
 * conflict where one is accessed while the other is reached and needed. In any run, then, no access of one lies between
 * two of the other that its contents live between. Objects that do not conflict, of the same size and space, become
 * one. Their markers go (what is always alive may be accessed whenever it was), and their accesses lose !tbaa, alias
 * scopes and the like: what told two objects apart would let later passes swap the last load of one with the first
 * store of the other.
 *
 * Source: the live ranges of LLVM's StackColoring, which knows markers only. CAP_CBE_ALLOCAS objects a function. */
#include "passes/codegen/alloca_share.h"
#include "analysis/cfg/dom.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/remark.h"
#include "passes/stat.h"

typedef enum EventKind { EV_ACCESS, EV_BEGIN, EV_END } EventKind;
typedef struct Event {
  Val v;
  uint8_t kind, object;
  uint64_t need; /* objects needed after it */
} Event;
typedef struct Share {
  Fn *f;
  PassCtx *px;
  const Dom *d;
  Val object[64];
  uint32_t n;
  uint64_t conflict[64];
  VEC(Event) event; /* of the whole function, block by block in reverse post-order */
  uint32_t *first;  /* by place in that order: its first event; one entry more */
  uint64_t *reach;  /* by Blk: at its end */
  uint64_t *need;   /* by Blk: at its begin */
  uint8_t *of;      /* by Val: 1 + object that an address is of, or that an instruction accesses */
  uint8_t *marks;   /* by Val: 1 + EventKind */
  uint8_t *waits;   /* by Blk: its turn in solve comes */
  VecU32 touched;   /* of the object at hand: has an entry in these two */
} Share;

static uint64_t bit(uint32_t i) { return (uint64_t)1 << i; }

/* ---- what may be shared ---- */
static bool plain_copy(unsigned id) { return id == INTRIN_memcpy || id == INTRIN_memmove || id == INTRIN_memset; }
static void mark(Share *s, Val v, uint8_t i, uint8_t event) {
  s->of[v] = (uint8_t)(i + 1);
  s->marks[v] = event;
  vec_push(&s->touched, (uint32_t)v);
}
/* Use u of an address of object i is one that is known; it is marked, addresses go on the list. */
static bool known_use(Share *s, Use u, uint8_t i, VecU32 *more) {
  Fn *f = s->f;
  Val v = use_user(f, u);
  uint32_t k = use_index(f, u);
  unsigned id;
  switch (op(f, v)) {
  case OP_GEP:
  case OP_ADDRSPACECAST:
    if (k || ty_is_vec(f->m, ty(f, v))) return false;
    mark(s, v, i, 0);
    vec_push(more, (uint32_t)v);
    return true;
  case OP_LOAD:
  case OP_STORE:
    if (!is_simple(f, v) || (op(f, v) == OP_STORE && k != 1)) return false;
    break;
  case OP_CALL:
    id = call_intrinsic(f, v);
    if (intrinsic_is_lifetime(id)) {
      if (arg(f, v, k) != s->object[i]) return false; /* of a part */
      mark(s, v, i, 1 + (id == INTRIN_lifetime_start ? EV_BEGIN : EV_END));
      return true;
    }
    if (!plain_copy(id) || k > (id == INTRIN_memset ? 0u : 1u) || call_is_volatile(f, v)) return false;
    break;
  default: return false;
  }
  if (s->of[v] && s->of[v] != i + 1) return false; /* a copy from one object to the other: both are needed there */
  mark(s, v, i, 1 + EV_ACCESS);
  return true;
}
/* All that happens to object i is known. Else nothing is marked: what is refused takes no number (and a copy between it
 * and one that is taken is an access of that one). */
static bool known_uses(Share *s, uint8_t i) {
  VecU32 w = {0};
  bool ok = true;
  s->touched.n = 0;
  vec_push(&w, (uint32_t)s->object[i]);
  while (w.n && ok) {
    Val p = (Val)vec_pop(&w);
    FOR_EACH_USE(s->f, p, u)
      if (!(ok = known_use(s, u, i, &w))) break;
  }
  vec_free(&w);
  for (uint32_t k = 0; k < s->touched.n && !ok; k++) s->of[s->touched.p[k]] = s->marks[s->touched.p[k]] = 0;
  return ok;
}
static void find_objects(Share *s) {
  Fn *f = s->f;
  for (uint32_t i = 0; i < s->d->n; i++)
    FOR_EACH_INS(f, s->d->rpo[i], v) {
      uint64_t size;
      if (!is_one_object(f, v, &size) || at_cap(f->m, CBE_ALLOCAS, s->n)) continue;
      s->object[s->n] = v;
      if (known_uses(s, (uint8_t)s->n)) s->of[v] = (uint8_t)(s->n + 1), s->marks[v] = 1 + EV_BEGIN, s->n++;
    }
}

/* ---- where they are needed ---- */
static void find_events(Share *s) {
  for (uint32_t i = 0; i < s->d->n; i++) {
    s->first[i] = s->event.n;
    FOR_EACH_INS(s->f, s->d->rpo[i], v)
      if (s->of[v] && s->marks[v])
        vec_push(&s->event, ((Event){v, (uint8_t)(s->marks[v] - 1), (uint8_t)(s->of[v] - 1), 0}));
  }
  s->first[s->d->n] = s->event.n;
}
static uint64_t need_before(const Event *e, uint64_t need) {
  if (e->kind == EV_ACCESS) return need | bit(e->object);
  return e->kind == EV_BEGIN ? need & ~bit(e->object) : need;
}
static uint64_t reach_after(const Event *e, uint64_t reach) {
  if (e->kind == EV_ACCESS) return reach | bit(e->object);
  return reach & ~bit(e->object);
}
/* Objects needed at the begin of b have changed. */
static bool need_changed(Share *s, Blk b) {
  const Fn *f = s->f;
  uint64_t need = 0;
  uint32_t i = s->d->order[b] - 1;
  for (uint32_t k = 0; k < nsuccs(f, b); k++) need |= s->need[succ(f, b, k)];
  for (uint32_t e = s->first[i + 1]; e-- > s->first[i];) {
    s->event.p[e].need = need;
    need = need_before(&s->event.p[e], need);
  }
  bool changed = need != s->need[b];
  s->need[b] = need;
  return changed;
}
static uint64_t reach_before(const Share *s, Blk b) {
  uint64_t reach = 0;
  for (uint32_t k = 0; k < npreds(s->f, b); k++) reach |= s->reach[pred(s->f, b, k)];
  return reach;
}
static bool reach_changed(Share *s, Blk b) {
  uint32_t i = s->d->order[b] - 1;
  uint64_t reach = reach_before(s, b);
  for (uint32_t e = s->first[i]; e < s->first[i + 1]; e++) reach = reach_after(&s->event.p[e], reach);
  bool changed = reach != s->reach[b];
  s->reach[b] = reach;
  return changed;
}
/* Every block once, in order, then those before (behind) which something has changed: a block changes once for each
 * object at the most, however loops nest. */
static void solve(Share *s, bool backward) {
  const Fn *f = s->f;
  VecU32 again = {0};
  memset(s->waits, 1, f->nblk);
  for (uint32_t next = 0, n = s->d->n; next < n || again.n;) {
    Blk b;
    if (next < n) b = s->d->rpo[backward ? n - 1 - next : next], next++;
    else b = (Blk)vec_pop(&again);
    s->waits[b] = 0;
    if (!(backward ? need_changed(s, b) : reach_changed(s, b))) continue;
    for (uint32_t k = 0, m = backward ? npreds(f, b) : nsuccs(f, b); k < m; k++) {
      Blk to = backward ? pred(f, b, k) : succ(f, b, k);
      if (s->waits[to] || !dom_reachable(s->d, to)) continue;
      s->waits[to] = 1;
      vec_push(&again, (uint32_t)to);
    }
  }
  vec_free(&again);
}
static void find_conflicts(Share *s) {
  solve(s, true);
  solve(s, false);
  for (uint32_t i = 0; i < s->d->n; i++) {
    uint64_t reach = reach_before(s, s->d->rpo[i]);
    for (uint32_t e = s->first[i]; e < s->first[i + 1]; e++) {
      const Event *ev = &s->event.p[e];
      if (ev->kind == EV_ACCESS)
        for (uint64_t live = reach & ev->need & ~bit(ev->object); live; live &= live - 1) {
          uint32_t o = (uint32_t)__builtin_ctzll(live);
          s->conflict[o] |= bit(ev->object);
          s->conflict[ev->object] |= bit(o);
        }
      reach = reach_after(ev, reach);
    }
  }
}

/* ---- sharing ---- */
static bool alike(const Share *s, uint32_t i, uint32_t k) {
  const Fn *f = s->f;
  Val a = s->object[i], b = s->object[k];
  return ty(f, a) == ty(f, b) && ty_alloc_size(f->m, alloca_type(f, a)) == ty_alloc_size(f->m, alloca_type(f, b));
}
static void to_entry(Share *s, uint32_t i) {
  Fn *f = s->f;
  Val v = s->object[i];
  if (blk_of(f, v) != entry_blk(f)) ins_hoist(f, v, first_insertion(f, entry_blk(f)));
}
static void forget_kinds(Fn *f, Val v) {
  static const uint32_t kinds[] = {MDK_TBAA,
                                   MDK_TBAA_STRUCT,
                                   MDK_ALIAS_SCOPE,
                                   MDK_NOALIAS,
                                   MDK_INVARIANT_LOAD,
                                   MDK_INVARIANT_GROUP,
                                   MDK_MEM_PARALLEL_LOOP_ACCESS,
                                   MDK_ACCESS_GROUP};
  for (uint32_t i = 0; i < ARRAY_LEN(kinds); i++)
    if (md_get(f, v, kinds[i])) md_set(f, v, kinds[i], MD_NONE);
}
/* Objects k with into[k] != k become into[k]. */
static uint32_t rewrite(Share *s, const uint8_t *into) {
  Fn *f = s->f;
  uint64_t touched = 0;
  uint32_t gone = 0;
  for (uint32_t k = 0; k < s->n; k++)
    if (into[k] != k) touched |= bit(k) | bit(into[k]);
  for (uint32_t e = 0; e < s->event.n; e++) {
    const Event *ev = &s->event.p[e];
    if (!(touched & bit(ev->object)) || op(f, ev->v) == OP_ALLOCA) continue;
    if (ev->kind == EV_ACCESS) forget_kinds(f, ev->v);
    else ins_erase(f, ev->v);
  }
  for (uint32_t k = 0; k < s->n; k++) {
    if (into[k] == k) continue;
    Val a = s->object[into[k]], b = s->object[k];
    remark(s->px, CBE_SHARED, f, b, ra_val(b), ra_val(a));
    if (!str_eq(name_of(f, a), STR("baseValue"))) name_set(f, a, STR("baseValue"));
    to_entry(s, into[k]);
    uint64_t al = align_exact(f, a), bl = align_exact(f, b);
    if (bl > al) flags_set(f, a, (flags(f, a) & ~(unsigned)F_ALIGN_MASK) | (flags(f, b) & F_ALIGN_MASK));
    val_replace(f, b, a);
    ins_erase(f, b);
    gone++;
  }
  return gone;
}
bool alloca_share(Fn *f, PassCtx *px) {
  uint32_t objects = 0;
  uint64_t size;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) objects += is_one_object(f, v, &size);
  if (objects < 2) return false;
  Share s = {.f = f, .px = px, .d = dom(f)};
  s.first = ARENA_ARRAY(px->scratch, uint32_t, s.d->n + 1);
  s.reach = ARENA_ARRAY(px->scratch, uint64_t, f->nblk);
  s.need = ARENA_ARRAY(px->scratch, uint64_t, f->nblk);
  s.waits = ARENA_ARRAY(px->scratch, uint8_t, f->nblk);
  s.of = ARENA_ARRAY(px->scratch, uint8_t, f->nins);
  s.marks = ARENA_ARRAY(px->scratch, uint8_t, f->nins);
  memset(s.reach, 0, f->nblk * sizeof *s.reach);
  memset(s.need, 0, f->nblk * sizeof *s.need);
  memset(s.of, 0, f->nins);
  memset(s.marks, 0, f->nins);
  find_objects(&s);
  find_events(&s);
  find_conflicts(&s);
  uint8_t into[64];
  uint64_t taken = 0;
  for (uint32_t i = 0; i < s.n; i++) {
    into[i] = (uint8_t)i;
    for (uint32_t k = 0; k < i && into[i] == i; k++)
      if (into[k] == k && !(s.conflict[k] & bit(i)) && alike(&s, k, i)) {
        into[i] = (uint8_t)k;
        taken |= bit(i);
        s.conflict[k] |= s.conflict[i];
        for (uint32_t j = 0; j < s.n; j++)
          if (s.conflict[j] & bit(i)) s.conflict[j] |= bit(k);
      }
  }
  uint32_t gone = taken ? rewrite(&s, into) : 0;
  stat_add(px, ST_CBE_ALLOCAS, gone);
  vec_free(&s.event);
  vec_free(&s.touched);
  return gone != 0;
}
