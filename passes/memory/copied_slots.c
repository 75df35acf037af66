/* copied_slots.c: stack slots that take over from one another become one. Contract: copied_slots.h.
 *
 *     %a = alloca [16 x i8]                       %a = alloca [16 x i8]
 *     %b = alloca [16 x i8]
 *     call void @fill(ptr captures(none) %a)      call void @fill(ptr captures(none) %a)
 *     memcpy %b <- %a, 16                   ==>
 *     call void @use(ptr captures(none) %b)       call void @use(ptr captures(none) %a)
 *
 * Why it is right. The copy stands in no cycle, so it runs at most once. What touches the destination is dominated by
 * it; nothing that touches the source can come behind it: in reverse post-order, which is numbered by a depth-first
 * search, all that a block in no cycle reaches has a higher number. So the source is touched only until the copy, and
 * the destination from it on, and what the copy leaves in all of the destination is what the source holds. (Reads of
 * the source behind it may stay where nothing writes to either any more: both hold the same.) Every use
 * of both is known, and none captures as much as an address, so that nobody can tell two slots from one, no other
 * thread either. Markers of lifetime go; each slot has at most one begin, in no cycle, so that none forgets what was
 * there. Of metadata that says what does not alias, accesses of both lose all, because they may do so now.
 *
 * Cost: O(uses of the two) a copy of a whole slot. Cap: MEMCPYOPT_SLOT_USES. */
#include "passes/memory/copied_slots.h"
#include "analysis/cfg/block_order.h"
#include "analysis/cfg/cycles.h"
#include "analysis/memory/capture.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/stat.h"

typedef struct Touch {
  Val ins;
  bool writes; /* by this use of the address it may */
} Touch;
typedef struct Slots {
  Fn *f;
  PassCtx *px;
  const Dom *d;
  const Cycles *cycles;
  Mssa *m;
  BlkOrder order;
  VEC(Touch) access; /* of both slots of the copy at hand */
  VecU32 marker;     /* the same of instructions that mark lifetimes */
  bool only_copied;  /* nothing but the copy writes to its destination */
  VecU32 addr;
} Slots;

static bool whole_slot(const Fn *f, Val v, uint64_t *size) {
  return v && is_one_object(f, v, size) && blk_of(f, v) == entry_blk(f);
}
/* Use u of an address of the slot is of a kind that is known; what it is goes on a list. */
static bool known_use(Slots *s, Val slot, Use u, uint32_t *begins) {
  Fn *f = s->f;
  Val v = use_user(f, u);
  uint32_t k = use_index(f, u);
  unsigned id = 0;
  switch (op(f, v)) {
  case OP_GEP:
  case OP_BITCAST:
  case OP_ADDRSPACECAST:
    if (k || ty_is_vec(f->m, ty(f, v))) return false;
    vec_push(&s->addr, (uint32_t)v);
    return true;
  case OP_LOAD:
  case OP_STORE:
    if ((op(f, v) == OP_STORE && k != 1) || md_get(f, v, MDK_INVARIANT_LOAD) || md_get(f, v, MDK_INVARIANT_GROUP))
      return false;
    break;
  case OP_CALL:
    id = call_intrinsic(f, v);
    if (intrinsic_is_lifetime(id)) {
      if (arg(f, v, k) != slot) return false;
      if (id == INTRIN_lifetime_start && ((*begins)++ || cycle_of(s->cycles, blk_of(f, v)))) return false;
      vec_push(&s->marker, (uint32_t)v);
      return true;
    }
    if (id ? id != INTRIN_memcpy && id != INTRIN_memmove && id != INTRIN_memset : k >= call_nargs(f, v)) return false;
    UseCapture c = call_captures(f, v, k);
    if (c.use || c.result) return false;
    break;
  default: return false;
  }
  bool reads = op(f, v) == OP_LOAD || ((id == INTRIN_memcpy || id == INTRIN_memmove) && k == 1) ||
               (op(f, v) == OP_CALL && !id &&
                (call_param_attr(f, v, k, ATTR_READONLY) || call_param_attr(f, v, k, ATTR_READNONE)));
  vec_push(&s->access, ((Touch){v, !reads}));
  return true;
}
/* All that touches the slot beside the copy is known and stands on its side of it. */
static bool on_its_side(Slots *s, Val slot, Val copy, bool source) {
  Fn *f = s->f;
  const Dom *d = s->d;
  uint32_t begins = 0, uses = 0, from = s->access.n, marks = s->marker.n;
  Blk at = blk_of(f, copy);
  s->addr.n = 0;
  vec_push(&s->addr, (uint32_t)slot);
  while (s->addr.n) {
    Val p = (Val)vec_pop(&s->addr);
    FOR_EACH_USE(f, p, u) {
      if (use_user(f, u) == copy) continue;
      if (at_cap(f->m, MEMCPYOPT_SLOT_USES, uses++) || !known_use(s, slot, u, &begins)) return false;
    }
  }
  if (!source) s->only_copied = true;
  for (uint32_t i = from; i < s->access.n; i++) {
    Val v = s->access.p[i].ins;
    bool writes = s->access.p[i].writes;
    if (!source && writes) s->only_copied = false;
    Blk b = blk_of(f, v);
    if (!dom_reachable(d, b)) continue;
    if (!source && !order_dom(&s->order, f, d, copy, v)) return false;
    if (source && (b == at ? !order_before(&s->order, f, v, copy) : d->order[b] > d->order[at]) &&
        (!s->only_copied || writes))
      return false;
  }
  for (uint32_t i = marks; i < s->marker.n; i++) { /* the copy reads what is alive, and nothing forgets what it wrote */
    Val v = (Val)s->marker.p[i];
    Blk b = blk_of(f, v);
    bool before = b == at ? order_before(&s->order, f, v, copy) : d->order[b] < d->order[at];
    if (call_intrinsic(f, v) == INTRIN_lifetime_start ? !before : before && source) return false;
  }
  return true;
}
static void touch_one(Slots *s, Val v) {
  static const uint32_t kinds[] = {MDK_TBAA, MDK_TBAA_STRUCT, MDK_ALIAS_SCOPE, MDK_NOALIAS};
  for (uint32_t i = 0; i < ARRAY_LEN(kinds); i++) md_set(s->f, v, kinds[i], MD_NONE);
}
static bool merge(Slots *s, Val copy) {
  Fn *f = s->f;
  int64_t at[2];
  bool in;
  uint64_t size[2], len;
  if (cycle_of(s->cycles, blk_of(f, copy)) || !val_is_con(arg(f, copy, 2)) || !con_u64(&f->con, arg(f, copy, 2), &len))
    return false;
  Val to = ptr_base_offset(f, arg(f, copy, 0), &at[0], &in), from = ptr_base_offset(f, arg(f, copy, 1), &at[1], &in);
  if (to == from || !whole_slot(f, to, &size[0]) || !whole_slot(f, from, &size[1]) || at[0] || at[1] ||
      len != size[0] || len > size[1] || ty(f, to) != ty(f, from))
    return false;
  s->access.n = s->marker.n = 0;
  if (!on_its_side(s, to, copy, false) || !on_its_side(s, from, copy, true)) return false;
  for (uint32_t i = 0; i < s->access.n; i++) touch_one(s, s->access.p[i].ins);
  for (uint32_t i = 0; i < s->marker.n; i++) {
    mem_removed(s->m, (Val)s->marker.p[i]);
    ins_erase(f, (Val)s->marker.p[i]);
  }
  mem_removed(s->m, copy);
  ins_erase(f, copy);
  if (order_before(&s->order, f, to, from)) { /* addresses may be computed in between */
    ins_move_before(f, from, to);
    order_moved(&s->order, from);
  }
  if (align_exact(f, to) > align_exact(f, from))
    flags_set(f, from, (flags(f, from) & ~(unsigned)F_ALIGN_MASK) | (flags(f, to) & F_ALIGN_MASK));
  val_replace(f, to, from);
  ins_erase(f, to);
  stat_add(s->px, ST_MEMCPY_SLOTS, 1);
  return true;
}
uint32_t copied_slots(Fn *f, PassCtx *px, const Dom *d, Mssa *m) {
  Slots s = {.f = f, .px = px, .d = d, .m = m};
  uint32_t n = 0;
  for (uint32_t i = 0; i < d->n; i++)
    for (Val v = first_ins(f, d->rpo[i]), next; v; v = next) {
      next = next_of(f, v);
      while (next && is_lifetime(f, next)) next = next_of(f, next); /* these may go */
      if (!is_intrinsic(f, v, INTRIN_memcpy) || call_is_volatile(f, v)) continue;
      if (!s.cycles) s.cycles = cycles(f);
      n += merge(&s, v);
    }
  if (n) mem_edited(m);
  order_free(&s.order);
  vec_free(&s.access), vec_free(&s.marker), vec_free(&s.addr);
  return n;
}
