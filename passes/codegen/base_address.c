/* base_address.c: "base-address-strength-reduce": accesses of a loop that go by one base share one address, which the
 * loop advances.
 *
 *   loop:                                               loop:
 *     %i = phi i64 ...                                    %scevcgp_0 = phi ptr [ %start, ... ], [ %next, ... ]
 *     %t = mul i64 %i, %pitch                             %v = load float, ptr %scevcgp_0
 *     %u = add i64 %t, %tid                               %b = getelementptr i8, ptr %scevcgp_0, i64 4
 *     %a = getelementptr float, ptr %p, i64 %u     =>     %w = load float, ptr %b
 *     %v = load float, ptr %a                             %next = getelementptr i8, ptr %scevcgp_0, i64 %step
 *     %x = add nsw i64 %u, 1
 *     %b = getelementptr float, ptr %p, i64 %x
 *     %w = load float, ptr %b
 *
 * The addresses of loads, stores and atomics of a loop (not of loops inside) are taken apart into key and constant
 * (address.h). Of keys that two accesses or more go by,
 *   - one that is invariant is computed in the preheader,
 *   - one that the loop advances by an invariant step becomes a pointer that is advanced, where what computes it in the
 *     loop costs more than that addition; base-address-strength-reduce-iv-limit of them a loop, none in a loop that has
 *     more than base-address-strength-reduce-max-iv phis already. With do-base-address-strength-reduce-chain a key
 *     that is an earlier one and an invariant distance, off the same pointer, is computed from that one's pointer,
 *   - any other is computed once, where the first access is that stands above the others.
 * What threads of a block do not agree on is added last, with special-reassociate-for-threadid: what is below it is one
 * number for the block.
 *
 * do-base-address-strength-reduce: 0 off; 1 only accesses that every round makes; 2 those under conditions too, and
 * bases with negative constants only where the pointer itself is invariant (as NVIDIA's, whose pass this is after: its
 * anchor is the access of least constant; here it is the key, which needs no addition of its own).
 *
 * Sound, on a GPU too: address.h. Only arithmetic is made; accesses stay in their order and place. Cost: linear in the
 * instructions of loops. */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/codegen/address.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/hash.h"
#include "support/knob.h"

enum {
  ADVANCE_COST = 2 /* of an addition of 64 bits, in those of 32 */
};
typedef struct Member {
  Val v;
  Addr p;
  uint32_t next; /* of the group: 1 + index */
  bool always;   /* an access in every round */
} Member;
typedef struct Group {
  uint32_t loop, first, last, accesses;
  Blk top; /* common dominator of the members */
  int64_t lo, hi;
  Val anchor; /* made for it, a pointer that the loop advances */
} Group;
typedef struct OfLoop {
  uint32_t phis, made; /* its header has when it is first asked for a pointer; pointers made for it */
  Val head;            /* where code at its header goes */
} OfLoop;
typedef struct Basr {
  AddrCtx a;
  int64_t level;
  bool chain, by_thread;
  uint32_t iv_limit, max_iv, advanced, invariant, merged;
  VEC(Member) member;
  VEC(Group) group;
  OfLoop *of; /* by loop */
} Basr;

/* ---- groups ---- */
static bool in_every_round(const Basr *s, uint32_t loop, Blk b) {
  Blk latch = loop_latch(s->a.f, s->a.l, loop);
  return latch && dom_blk(s->a.d, b, latch);
}
static bool group_takes(const Basr *s, const Group *g, const Addr *p, uint32_t loop) {
  return g->loop == loop && s->member.p[g->first - 1].p.key == p->key;
}
static void access(Basr *s, IdSet *by_key, uint32_t *seen, Val v, uint32_t loop) {
  Fn *f = s->a.f;
  Addr p;
  if (!val_is_local(v) || !is_op(f, v, OP_GEP)) return;
  if (seen[v]) {
    s->group.p[seen[v] - 1].accesses++;
    return;
  }
  if (loop_of(s->a.l, blk_of(f, v)) != loop || !addr_parts(&s->a, v, CAP_ADDR_DEPTH, &p)) return;
  if (sx_is(s->a.s, p.key, SXK_UNKNOWN)) return;
  uint32_t h = (uint32_t)hash_mix((uint32_t)p.key, loop), slot = idset_first(by_key, h), id;
  while ((id = by_key->slot[slot].id) != 0 && !group_takes(s, &s->group.p[id - 1], &p, loop))
    slot = idset_probe(by_key, slot + 1, h);
  vec_push(&s->member, ((Member){v, p, 0, in_every_round(s, loop, blk_of(f, v))}));
  if (!id) {
    vec_push(&s->group, ((Group){.loop = loop, .first = s->member.n, .top = blk_of(f, v), .lo = p.off, .hi = p.off}));
    id = s->group.n;
    idset_put(by_key, slot, id, h);
  } else s->member.p[s->group.p[id - 1].last - 1].next = s->member.n;
  Group *g = &s->group.p[id - 1];
  g->last = s->member.n;
  g->accesses++;
  g->top = dom_common(s->a.d, g->top, blk_of(f, v));
  if (p.off < g->lo) g->lo = p.off;
  if (p.off > g->hi) g->hi = p.off;
  seen[v] = id;
}
static void collect(Basr *s) {
  Fn *f = s->a.f;
  IdSet by_key = {0};
  uint32_t *seen = ARENA_ARRAY(s->a.px->scratch, uint32_t, f->nins);
  memset(seen, 0, f->nins * sizeof *seen);
  for (uint32_t i = 0; i < s->a.d->n; i++) {
    uint32_t loop = loop_of(s->a.l, s->a.d->rpo[i]);
    if (loop)
      FOR_EACH_INS(f, s->a.d->rpo[i], v) access(s, &by_key, seen, address_of(f, v), loop);
  }
  idset_free(&by_key);
}
static bool allowed(Basr *s, const Group *g) {
  Scev *sc = s->a.s;
  const Member *m = &s->member.p[g->first - 1];
  if (g->accesses < 2 || g->lo < -ADDR_REACH || g->hi >= ADDR_REACH) return false;
  if (s->level < 2)
    for (uint32_t i = g->first; i; i = s->member.p[i - 1].next)
      if (!s->member.p[i - 1].always) return false;
  return g->hi >= 0 || (s->level > 1 && sx_invariant(sc, sx_ptr_base(sc, m->p.key), g->loop));
}

/* ---- anchors ---- */
/* All that uses v is arithmetic as addresses have it: likely it goes with them. */
static bool for_addresses(const Fn *f, Val v) {
  uint32_t n = 0;
  FOR_EACH_USE(f, v, u) {
    Val w = use_user(f, u);
    Op o = op(f, w);
    if (at_cap(f->m, BASR_CHAIN, n++) || (o != OP_GEP && o != OP_ADD && o != OP_SUB && o != OP_OR && o != OP_SHL &&
                                          o != OP_MUL && o != OP_SEXT && o != OP_ZEXT && o != OP_TRUNC))
      return false;
  }
  return true;
}
/* What computes v in the loop, in additions of 32 bits, as far as it is a chain that serves addresses. */
static uint32_t cost_of(const Basr *s, Val v, uint32_t loop) {
  const Fn *f = s->a.f;
  uint32_t cost = 0;
  for (uint32_t n = 0; val_is_local(v) && !is_arg(f, v) && !at_cap(f->m, BASR_CHAIN, n); n++) {
    if (is_op(f, v, OP_PHI) || loop_of(s->a.l, blk_of(f, v)) != loop) break;
    bool wide = ty_is_ptr(f->m, ty(f, v)) || ty_bits(f->m, ty(f, v)) > 32;
    Val next = VAL_NONE;
    switch (op(f, v)) {
    case OP_GEP: next = nops(f, v) == 2 ? arg(f, v, 1) : VAL_NONE, cost += 2; break;
    case OP_ADD:
    case OP_SUB:
    case OP_OR: next = arg(f, v, 0), cost += wide ? 2 : 1; break;
    case OP_SHL: next = arg(f, v, 0), cost += wide ? 2 : 1; break;
    case OP_MUL: next = arg(f, v, 0), cost += wide ? 4 : 1; break;
    case OP_SEXT:
    case OP_ZEXT:
    case OP_TRUNC: next = arg(f, v, 0), cost += 1; break;
    default: return cost;
    }
    if (!next || !val_is_local(next) || is_arg(f, next) || !for_addresses(f, next)) break;
    v = next;
  }
  return cost;
}
/* x, a pointer, at `at`: what the threads of a block agree on first. */
static Val make(Basr *s, Sx x, Val at) {
  Scev *sc = s->a.s;
  if (!s->by_thread || !sx_is(sc, x, SXK_ADD)) return addr_make(&s->a, x, at);
  Sx same = SX_NONE, other = SX_NONE;
  for (uint32_t i = 0, n = sx_nops(sc, x); i < n; i++) {
    Sx t = sx_op(sc, x, i);
    Sx *to = addr_of_thread(&s->a, t) ? &other : &same;
    *to = *to ? sx_add2(sc, *to, t, 0) : t;
  }
  if (!same || !other || sx_nops(sc, x) < 3 || !ty_is_ptr(s->a.f->m, sx_type(sc, same))) return addr_make(&s->a, x, at);
  return addr_make_split(&s->a, same, other, at);
}
static OfLoop *of_loop(Basr *s, uint32_t loop) {
  OfLoop *o = &s->of[loop];
  Blk head = s->a.l->loop[loop].header;
  if (!o->head && (o->head = first_insertion(s->a.f, head)) != VAL_NONE)
    FOR_EACH_PHI(s->a.f, head, v) o->phis++;
  return o;
}
/* An earlier pointer of the loop, off the same base, by an invariant distance. */
static Val chained(Basr *s, Group *g, Sx key, Blk pre) {
  Scev *sc = s->a.s;
  Fn *f = s->a.f;
  uint32_t at = (uint32_t)(g - s->group.p);
  for (uint32_t i = at; s->chain && i-- > 0 && !at_cap(f->m, BASR_CHAIN, at - 1 - i);) {
    const Group *h = &s->group.p[i];
    if (h->loop != g->loop) break;
    if (!h->anchor) continue;
    Sx other = s->member.p[h->first - 1].p.key, by = sx_minus(sc, key, other, 0);
    if (sx_is(sc, by, SXK_CNC) || !sx_invariant(sc, by, g->loop)) continue;
    Val d = addr_make(&s->a, by, last_ins(f, pre));
    if (!d) continue;
    Bld k = bld_before(f, of_loop(s, g->loop)->head);
    Val v = emit_ptradd(&k, 0, h->anchor, d);
    name_set(f, v, STR("scevcgp_"));
    s->a.changed = true;
    return v;
  }
  return VAL_NONE;
}
static Val advance(Basr *s, Group *g, Sx key, Blk pre) {
  Scev *sc = s->a.s;
  Fn *f = s->a.f;
  uint32_t loop = g->loop, cost = 0;
  OfLoop *o = of_loop(s, loop);
  Val head = o->head, v;
  if (!head || !loop_latch(f, s->a.l, loop)) return VAL_NONE;
  if ((v = expand_existing(&s->a.e, key, head)) && addr_reuse(&s->a, key, v))
    return v; /* a pointer like that is there */
  for (uint32_t i = g->first; i; i = s->member.p[i - 1].next) {
    uint32_t c = cost_of(s, s->member.p[i - 1].v, loop);
    if (c > cost) cost = c;
  }
  if (cost <= ADVANCE_COST + 2) return VAL_NONE;
  v = chained(s, g, key, pre);
  if (v) return v;
  bool made_enough = o->made >= s->iv_limit;
  if (made_enough || o->phis + o->made > s->max_iv) {
    const char *knob = made_enough ? "base-address-strength-reduce-iv-limit" : "base-address-strength-reduce-max-iv";
    remark(s->a.px, CAP_BASR, f, head, ra_z(knob), ra_int(made_enough ? s->iv_limit : s->max_iv));
    return VAL_NONE;
  }
  if (!expand_safe(&s->a.e, key, head)) return VAL_NONE;
  Val start = make(s, sx_op(sc, key, 0), last_ins(f, pre));
  if (start && val_is_local(start)) sx_of(sc, start);
  v = addr_make(&s->a, key, head);
  if (v) g->anchor = v, o->made++, s->advanced++;
  return v;
}
static void reduce(Basr *s, Group *g) {
  Fn *f = s->a.f;
  Scev *sc = s->a.s;
  const Member *m = &s->member.p[g->first - 1];
  Sx key = m->p.key;
  Blk pre = loop_preheader(f, s->a.l, g->loop);
  Val anchor = VAL_NONE;
  if (pre && sx_invariant(sc, key, g->loop)) {
    anchor = make(s, key, last_ins(f, pre));
    s->invariant += anchor != VAL_NONE;
  } else if (pre && sx_affine(sc, key) && sx_loop(sc, key) == g->loop) anchor = advance(s, g, key, pre);
  int64_t off = 0;
  if (!anchor && g->first != g->last && loop_of(s->a.l, g->top) == g->loop && blk_has_place(f, g->top)) {
    bool has_top = blk_of(f, m->v) == g->top;
    Val at = has_top ? m->v : last_ins(f, g->top);
    if (!addr_in_loop(&s->a, key)) anchor = addr_make(&s->a, key, at);
    else if ((has_top || addr_hoist(&s->a, m->v, at)) && addr_reuse(&s->a, m->p.x, m->v)) anchor = m->v, off = m->p.off;
  }
  if (!anchor) return;
  for (uint32_t i = g->first; i; i = s->member.p[i - 1].next) {
    m = &s->member.p[i - 1];
    if (m->v == anchor || addr_is_offset(&s->a, m->v, anchor, m->p.off - off)) continue;
    if (!expand_dom(&s->a.e, anchor, m->v)) continue;
    remark(s->a.px, BASR_REDUCED, f, m->v, ra_val(m->v), ra_val(anchor), ra_int(m->p.off - off));
    addr_replace(&s->a, m->v, anchor, m->p.off - off);
    s->merged++;
  }
}
Change pass_base_address_strength_reduce(Fn *f, PassCtx *px) {
  const Knobs *k = px->knobs;
  Basr s = {.level = knob_int(k, KNOB_DO_BASR),
            .chain = knob_bool(k, KNOB_DO_BASR_CHAIN),
            .by_thread = knob_bool(k, KNOB_SPECIAL_REASSOCIATE),
            .iv_limit = (uint32_t)knob_int(k, KNOB_BASR_IV_LIMIT),
            .max_iv = (uint32_t)knob_int(k, KNOB_BASR_MAX_IV)};
  if (!s.level || loops(f)->n < 2) return CH_NONE;
  addr_begin(&s.a, f, px);
  s.of = ARENA_ARRAY(px->scratch, OfLoop, s.a.l->n);
  memset(s.of, 0, s.a.l->n * sizeof *s.of);
  collect(&s);
  for (uint32_t i = 0; i < s.group.n; i++)
    if (allowed(&s, &s.group.p[i])) reduce(&s, &s.group.p[i]);
  stat_add(px, ST_BASR_ADVANCED, s.advanced);
  stat_add(px, ST_BASR_INVARIANT, s.invariant);
  stat_add(px, ST_BASR_MERGED, s.merged);
  vec_free(&s.member);
  vec_free(&s.group);
  expand_clean(&s.a.e, 0);
  bool changed = addr_end(&s.a);
  if (knob_bool(k, KNOB_DUMP_BASR)) addr_dump(&s.a, "BaseAddressStrengthReduce");
  return changed ? CH_VAL : CH_NONE;
}
