/* slices.c: which bytes of an alloca each use touches. Contract: sroa_int.h.
 *
 * The uses of the address are followed through casts and getelementptrs with constant offsets. What cannot be
 * followed ends the matter: the address escapes. Accesses that lie outside the alloca are undefined and so dead. */
#include "ir/effects.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/sroa/sroa_int.h"
#include "passes/util/promote.h"
#include <stdlib.h>

bool mem_intrinsic(const Fn *f, Val v, bool *transfer) {
  unsigned kind = mem_kind(call_intrinsic(f, v));
  *transfer = kind == MEM_COPY;
  return (*transfer || kind == MEM_FILL) && call_nargs(f, v) == 4 && call_rec(f, v)->nbundles == 0;
}
bool mem_length(const Fn *f, Val v, uint64_t *n) {
  return val_is_con(arg(f, v, 2)) && con_u64(&f->con, arg(f, v, 2), n);
}
bool launder_or_strip(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  return id == INTRIN_launder_invariant_group || id == INTRIN_strip_invariant_group;
}

Val sroa_same_value(const Fn *f, Val v) {
  if (op(f, v) == OP_SELECT) {
    uint64_t c;
    if (arg(f, v, 1) == arg(f, v, 2)) return arg(f, v, 1);
    if (val_is_con(arg(f, v, 0)) && con_u64(&f->con, arg(f, v, 0), &c)) return arg(f, v, c ? 1 : 2);
    return VAL_NONE;
  }
  Val c = VAL_NONE;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    if (x == v || x == c) continue;
    if (c) return VAL_NONE;
    c = x;
  }
  return c;
}
bool sroa_phi_access(Sroa *s, Val root, uint64_t *size) {
  const Fn *f = s->f;
  VecU32 work = {0}, seen = {0};
  bool ok = true;
  *size = 0;
  vec_push(&work, (uint32_t)root);
  vec_push(&seen, (uint32_t)root);
  while (work.n && ok) {
    Val v = (Val)vec_pop(&work);
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      Op o = op(f, w);
      if (o == OP_LOAD || (o == OP_STORE && use_index(f, u) == 1)) {
        Ty t = access_type(f, w);
        if (ty_scalable(f->m, t)) {
          ok = false;
          break;
        }
        *size = u64_max(*size, ty_store_size(f->m, t));
        continue;
      }
      if (!(o == OP_BITCAST || o == OP_ADDRSPACECAST || o == OP_PHI || o == OP_SELECT ||
            (o == OP_GEP && has_zero_indices(f, w))) ||
          ty_is_vec(f->m, ty(f, w)) || (o == OP_SELECT && use_index(f, u) == 0)) {
        ok = false;
        break;
      }
      bool old = false;
      for (uint32_t i = 0; i < seen.n && !old; i++)
        old = seen.p[i] == (uint32_t)w; /* few: webs of address phis are small */
      if (old) continue;
      if (past_cap(f->m, SROA_ADDRESS_WEB, seen.n)) {
        ok = false;
        break;
      }
      vec_push(&seen, (uint32_t)w);
      vec_push(&work, (uint32_t)w);
    }
  }
  vec_free(&work);
  vec_free(&seen);
  return ok;
}

typedef struct Item {
  Val user;
  uint32_t index;
  int64_t off;
} Item;
typedef struct Builder {
  Sroa *s;
  Slices *out;
  VEC(Item) work;
  VEC(struct Seen {
    Val v;
    uint32_t slice;
  })
  seen; /* transfers of which one side was met; Sroa.seen_of leads here */
} Builder;

static void push_users(Builder *b, Val v, int64_t off) {
  const Fn *f = b->s->f;
  uint32_t first = b->work.n;
  FOR_EACH_USE(f, v, u) vec_push(&b->work, ((Item){use_user(f, u), use_index(f, u), off}));
  for (uint32_t i = first, j = b->work.n; i + 1 < j; i++) {
    j--;
    Item t = b->work.p[i];
    b->work.p[i] = b->work.p[j];
    b->work.p[j] = t;
  }
}
static void dead_user(Builder *b, Val v) { vec_push(&b->out->dead_users, (uint32_t)v); }
static void insert(Builder *b, const Item *i, uint64_t size, bool splittable) {
  Slices *o = b->out;
  uint64_t begin = (uint64_t)i->off;
  if (size == 0 || begin >= o->size) {
    dead_user(b, i->user);
    return;
  }
  uint64_t end = size > o->size - begin ? o->size : begin + size;
  vec_push(&o->s, ((Slice){.begin = begin,
                           .end = end,
                           .user = i->user,
                           .index = i->index,
                           .ptr = arg(b->s->f, i->user, i->index),
                           .seq = o->s.n,
                           .splittable = splittable}));
}
static void seen_add(Builder *b, Val v, uint32_t slice) {
  vec_push(&b->seen, ((struct Seen){v, slice}));
  vec_resize_zero(&b->s->seen_of, u32_max(b->s->seen_of.n, (uint32_t)v + 1));
  b->s->seen_of.p[v] = b->seen.n;
}
/* Adds the constant offset of a getelementptr; false: not constant. */
static bool gep_add(const Fn *f, Val v, int64_t *off) {
  int64_t d;
  if (!gep_offset(f, v, &d)) return false;
  uint64_t sum = (uint64_t)*off + (uint64_t)d;
  unsigned bits = ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, v)));
  *off = bits < 64 ? sext64(sum, bits) : (int64_t)sum;
  return true;
}
static bool whole_int(const Module *m, Ty t) {
  return ty_is_int(m, t) && ty_size_bits(m, t) == 8 * ty_store_size(m, t);
}

static bool visit_choice(Builder *b, const Item *i) {
  Sroa *s = b->s;
  Fn *f = s->f;
  const Module *m = f->m;
  Val v = i->user;
  uint64_t size = b->out->size, n;
  if (ty_is_vec(m, ty(f, v)) || (op(f, v) == OP_SELECT && i->index == 0)) return false;
  if (!has_uses(f, v)) {
    dead_user(b, v);
    return true;
  }
  Val same = sroa_same_value(f, v);
  if (same == arg(f, v, i->index)) { /* it is this address; a second operand must not visit its users again */
    for (uint32_t k = 0; k < i->index; k++)
      if (arg(f, v, k) == same && !(op(f, v) == OP_SELECT && k == 0)) return true;
    push_users(b, v, i->off);
    return true;
  }
  if (same) {
    vec_push(&b->out->dead_ops, ((UseRef){v, i->index}));
    return true;
  }
  if (op(f, v) == OP_PHI && !blk_has_place(f, blk_of(f, v))) return false;
  if (!sroa_phi_access(s, v, &n)) return false;
  if ((uint64_t)i->off >= size) {
    vec_push(&b->out->dead_ops, ((UseRef){v, i->index}));
    return true;
  }
  if (n == 0) {
    dead_user(b, v);
    return true;
  } /* nothing is read or written through it */
  insert(b, i, n, false);
  return true;
}
/* A copy of n bytes, where that is known, between here and elsewhere, or within the variable. */
static bool visit_transfer(Builder *b, const Item *i, bool known, uint64_t n) {
  Sroa *s = b->s;
  Fn *f = s->f;
  Val v = i->user;
  uint64_t size = b->out->size, off = (uint64_t)i->off;
  if (i->index > 1) return false;
  struct Seen *other = NULL;
  Val dst = arg(f, v, 0), src = arg(f, v, 1);
  if ((uint32_t)v < s->seen_of.n && s->seen_of.p[v]) other = &b->seen.p[s->seen_of.p[v] - 1];
  if (other && other->slice == UINT32_MAX) return true; /* found dead from its other side */
  if (off >= size) {
    if (other) {
      b->out->s.p[other->slice].dead = true;
      other->slice = UINT32_MAX;
    } else seen_add(b, v, UINT32_MAX);
    dead_user(b, v);
    return true;
  }
  uint64_t len = known ? n : size - off;
  if (dst == src) {
    if (i->index == 1) return true; /* seen as operand 0 */
    if (!call_is_volatile(f, v)) {
      dead_user(b, v);
      seen_add(b, v, UINT32_MAX);
      return true;
    }
    insert(b, i, len, false);
    return true;
  }
  bool first = other == NULL;
  if (first) seen_add(b, v, b->out->s.n);
  else {
    Slice *p = &b->out->s.p[other->slice];
    if (!call_is_volatile(f, v) && p->begin == off) {
      p->dead = true;
      other->slice = UINT32_MAX;
      dead_user(b, v);
      return true;
    } /* copies onto itself */
    p->splittable = false;
  }
  insert(b, i, len, first && known);
  return true;
}
static bool visit(Builder *b, const Item *i) {
  Fn *f = b->s->f;
  const Module *m = f->m;
  Val v = i->user;
  uint64_t size = b->out->size, n;
  bool transfer;
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_STORE: {
    if (op(f, v) == OP_STORE && i->index != 1) return false;
    Ty t = access_type(f, v);
    if (ty_scalable(m, t) || !ty_is_sized(m, t)) return false;
    n = ty_store_size(m, t);
    if (op(f, v) == OP_STORE && (n > size || (uint64_t)i->off > size - n)) {
      dead_user(b, v);
      return true;
    }
    insert(b, i, n, whole_int(m, t) && !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED);
    return true;
  }
  case OP_BITCAST:
  case OP_ADDRSPACECAST:
    if (ty_is_vec(m, ty(f, v)) || size >> (ptr_index_bits(m, ty_addrspace(m, ty(f, v))) - 1))
      return false; /* offsets must fit there too */
    if (has_uses(f, v)) push_users(b, v, i->off);
    else dead_user(b, v);
    return true;
  case OP_GEP: {
    if (i->index) return false;
    int64_t off = i->off;
    if (!has_uses(f, v)) {
      dead_user(b, v);
      return true;
    }
    if (!gep_add(f, v, &off)) return false;
    push_users(b, v, off);
    return true;
  }
  case OP_PHI:
  case OP_SELECT: return visit_choice(b, i);
  case OP_CALL: break;
  default: return false;
  }
  if (assume_is_bundle_operand(f, v, i->index)) {
    vec_push(&b->out->drop, ((UseRef){v, i->index}));
    return true;
  }
  if (is_lifetime(f, v)) {
    if ((uint64_t)i->off >= size) dead_user(b, v);
    else insert(b, i, size - (uint64_t)i->off, true);
    return true;
  }
  if (launder_or_strip(f, v)) {
    if ((uint64_t)i->off >= size) return false;
    insert(b, i, size - (uint64_t)i->off, true);
    push_users(b, v, i->off);
    return true;
  }
  if (!mem_intrinsic(f, v, &transfer)) return false;
  bool known = mem_length(f, v, &n);
  if (known && n == 0) {
    dead_user(b, v);
    return true;
  }
  uint64_t off = (uint64_t)i->off;
  if (!transfer) {
    if (i->index != 0) return false;
    if (off >= size) {
      dead_user(b, v);
      return true;
    }
    insert(b, i, known ? n : size - off, known);
    return true;
  }
  return visit_transfer(b, i, known, n);
}

static int by_place(const void *a, const void *b) {
  const Slice *x = a, *y = b;
  if (x->begin != y->begin) return x->begin < y->begin ? -1 : 1;
  if (x->splittable != y->splittable) return x->splittable ? 1 : -1;
  if (x->end != y->end) return x->end > y->end ? -1 : 1;
  return x->seq < y->seq ? -1 : x->seq > y->seq;
}
void slices_sort(Slices *x) {
  if (x->s.n) qsort(x->s.p, x->s.n, sizeof *x->s.p, by_place);
}

void slices_build(Sroa *s, Slices *out, Val a) {
  Fn *f = s->f;
  *out = (Slices){.alloca_ = a, .size = ty_alloc_size(f->m, alloca_type(f, a))};
  Builder b = {.s = s, .out = out};
  push_users(&b, a, 0);
  while (b.work.n) {
    Item i = vec_pop(&b.work);
    bool many = past_cap(f->m, SROA_SLICES, out->s.n);
    if (many || !visit(&b, &i)) {
      out->escaped = true;
      out->escape = (UseRef){many ? VAL_NONE : i.user, i.index};
      break;
    }
  }
  vec_free(&b.work);
  for (uint32_t i = 0; i < b.seen.n; i++) s->seen_of.p[b.seen.p[i].v] = 0;
  vec_free(&b.seen);
  uint32_t n = 0;
  for (uint32_t i = 0; i < out->s.n; i++)
    if (!out->s.p[i].dead) out->s.p[n++] = out->s.p[i];
  out->s.n = n;
  slices_sort(out);
}
bool slices_escape_at(Sroa *s, Val a, UseRef u) {
  const Fn *f = s->f;
  if (op(f, u.user) == OP_NONE || u.index >= nops(f, u.user) || op(f, u.user) == OP_PHI || op(f, u.user) == OP_SELECT)
    return false; /* what a choice is depends on more than itself */
  Item i = {u.user, u.index, 0};
  Val p = arg(f, u.user, u.index);
  for (; p != a; p = arg(f, p, 0)) {
    if (!val_is_local(p) || (op(f, p) != OP_GEP && op(f, p) != OP_BITCAST && op(f, p) != OP_ADDRSPACECAST))
      return false;
    if (op(f, p) == OP_GEP && !gep_add(f, p, &i.off)) return true;
  }
  Slices none = {.alloca_ = a, .size = ty_alloc_size(f->m, alloca_type(f, a))};
  Builder b = {.s = s, .out = &none};
  bool followed = visit(&b, &i);
  for (uint32_t k = 0; k < b.seen.n; k++) s->seen_of.p[b.seen.p[k].v] = 0;
  vec_free(&b.work);
  vec_free(&b.seen);
  slices_free(&none);
  return !followed;
}
void slices_free(Slices *x) {
  vec_free(&x->s);
  vec_free(&x->dead_users);
  vec_free(&x->dead_ops);
  vec_free(&x->drop);
}
