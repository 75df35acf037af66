/* presplit.c: copies by integers wider than the parts they carry. Contract: sroa_int.h.
 *
 *     %w = load i64, ptr %s                          %lo = load i32, ptr %s;  %hi = load i32, (%s + 4)
 *     store i64 %w, ptr %t                   ==>     store i32 %lo, ptr %t;   store i32 %hi, (%t + 4)
 *
 * where %s is used as two i32 elsewhere. Left alone, the load would be put together by shifts only to be taken apart
 * again. A load takes part if all its uses are plain stores of it, a store if its value is a plain load; a load and a
 * store of the same alloca only if they are cut at the same places. Cost: O(slices log slices + pieces made). */
#include "ir/effects.h"
#include "passes/sroa/sroa_int.h"

static bool only_stored(const Fn *f, Val load) {
  FOR_EACH_USE(f, load, u) {
    Val v = use_user(f, u);
    if (op(f, v) != OP_STORE || use_index(f, u) != 0 || !is_simple(f, v)) return false;
  }
  return true;
}
typedef struct Cuts {
  const uint64_t *p;
  uint32_t n;
} Cuts;
/* Borders strictly inside a slice. */
static Cuts cuts_of(const VecU64 *border, const Slice *s) {
  uint32_t lo = 0, hi = border->n;
  while (lo < hi) {
    uint32_t m = (lo + hi) / 2;
    if (border->p[m] <= s->begin) lo = m + 1;
    else hi = m;
  }
  uint32_t k = lo;
  while (k < border->n && border->p[k] < s->end) k++;
  return (Cuts){border->p + lo, k - lo};
}
static bool same_cuts(Cuts a, const Slice *x, Cuts b, const Slice *y) {
  if (a.n != b.n) return false;
  for (uint32_t i = 0; i < a.n; i++)
    if (a.p[i] - x->begin != b.p[i] - y->begin) return false;
  return true;
}
static Val part_ptr(Sroa *s, Val p, uint64_t off, Val at) {
  Fn *f = s->f;
  fold_at(&s->x, at);
  return off ? fold_ptradd(&s->x, F_INBOUNDS | F_NUSW, p, con_int(&f->con, ty_index(f->m, ty(f, p)), off)) : p;
}
static void keep_md(Fn *f, Val to, Val from) {
  static const uint32_t kinds[] = {MDK_ALIAS_SCOPE, MDK_NOALIAS, MDK_MEM_PARALLEL_LOOP_ACCESS, MDK_ACCESS_GROUP};
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++) {
    Md n = md_get(f, from, kinds[i]);
    if (n) md_set(f, to, kinds[i], n);
  }
}
static Val part_load(Sroa *s, Val load, uint64_t off, uint64_t size) {
  Fn *f = s->f;
  Val q = part_ptr(s, arg(f, load, 0), off, load);
  Bld k = bld_before(f, load);
  Val n = emit_load(&k, ty_int(f->m, (uint32_t)size * 8), q, common_align(align_of(f, load), off));
  keep_md(f, n, load);
  return n;
}
static Val part_store(Sroa *s, Val store, Val x, uint64_t off) {
  Fn *f = s->f;
  Val q = part_ptr(s, arg(f, store, 1), off, store);
  Bld k = bld_before(f, store);
  Val n = emit_store(&k, x, q, common_align(align_of(f, store), off));
  keep_md(f, n, store);
  return n;
}
/* Another alloca whose accesses were cut has to be looked at again. */
static void look_again(Sroa *s, Val p) {
  const Fn *f = s->f;
  while (val_is_local(p) &&
         (op(f, p) == OP_BITCAST || op(f, p) == OP_ADDRSPACECAST || (op(f, p) == OP_GEP && (flags(f, p) & F_INBOUNDS))))
    p = arg(f, p, 0);
  if (!is_op(f, p, OP_ALLOCA)) return;
  sroa_unmark(s, SROA_IN_PROMOTABLE, p);
  sroa_add(s, &s->work, SROA_IN_WORK, p);
}
static void add_slice(Slices *x, const Fn *f, Val v, uint64_t begin, uint64_t end) {
  uint32_t i = op(f, v) == OP_STORE;
  vec_push(&x->s, ((Slice){.begin = begin, .end = end, .user = v, .index = i, .ptr = arg(f, v, i), .seq = x->s.n}));
}

/* The loads, and stores of what they load, in pieces, which are appended to parts. */
static void cut_loads(Sroa *s, Slices *x, const VecU64 *border, const VecU32 *loads, VecU32 *parts) {
  Fn *f = s->f;
  vec_push(parts, 0);
  for (uint32_t i = 0; i < loads->n; i++) {
    Slice sl = x->s.p[loads->p[i]];
    Val v = sl.user;
    if (sroa_has(s, SROA_SEEN, v)) {
      s->seen_of.p[v] = 0;
      continue;
    }
    Cuts c = cuts_of(border, &sl);
    uint32_t at = parts->n;
    uint64_t whole = ty_store_size(f->m, ty(f, v));
    for (uint32_t k = 0; k <= c.n; k++) { /* the last piece also takes what lies past the alloca */
      uint64_t o = k ? c.p[k - 1] - sl.begin : 0, e = k < c.n ? c.p[k] - sl.begin : whole;
      Val l = part_load(s, v, o, e - o);
      vec_push(parts, (uint32_t)l);
      add_slice(x, f, l, sl.begin + o, u64_min(sl.begin + e, x->size));
    }
    s->seen_of.p[v] = at; /* from here on: its first piece */
    FOR_EACH_USE(f, v, u) {
      Val st = use_user(f, u);
      if (sroa_has(s, SROA_SPEC, st)) continue;
      for (uint32_t k = 0; k <= c.n; k++) part_store(s, st, (Val)parts->p[at + k], k ? c.p[k - 1] - sl.begin : 0);
      look_again(s, arg(f, st, 1));
      sroa_kill(s, st);
    }
    sroa_kill(s, v);
    x->s.p[loads->p[i]].dead = true;
    s->ch |= CH_VAL | CH_MEM;
  }
}
/* The stores; of what has been cut already, its pieces. */
static void cut_stores(Sroa *s, Slices *x, const VecU64 *border, const VecU32 *stores, const VecU32 *parts) {
  Fn *f = s->f;
  for (uint32_t i = 0; i < stores->n; i++) {
    Slice sl = x->s.p[stores->p[i]];
    Val v = sl.user, l = arg(f, v, 0);
    Cuts c = cuts_of(border, &sl);
    uint32_t at = (uint32_t)l < s->seen_of.n ? s->seen_of.p[l] : 0;
    for (uint32_t k = 0; k <= c.n; k++) {
      uint64_t o = k ? c.p[k - 1] - sl.begin : 0, e = k < c.n ? c.p[k] - sl.begin : sl.end - sl.begin;
      Val y = at ? (Val)parts->p[at + k] : part_load(s, l, o, e - o);
      Val n2 = part_store(s, v, y, o);
      add_slice(x, f, n2, sl.begin + o, sl.begin + e);
    }
    if (!at) {
      look_again(s, arg(f, l, 0));
      if (has_one_use(f, l)) sroa_kill(s, l);
    }
    sroa_kill(s, v);
    x->s.p[stores->p[i]].dead = true;
    s->ch |= CH_VAL | CH_MEM;
  }
}
void presplit(Sroa *s, Slices *x) {
  Fn *f = s->f;
  if (dl_big_endian(f->m)) return;
  VecU64 border = {0};
  VecU32 loads = {0}, stores = {0}, bad = {0}, parts = {0};
  PartIter t = {0};
  for (Partition p; partition_next(x, &t, &p);) {
    vec_push(&border, p.end);
    for (uint32_t i = p.first; i < p.last; i++) {
      const Slice *sl = &x->s.p[i];
      Val v = sl->user;
      if (op(f, v) != OP_LOAD && op(f, v) != OP_STORE) continue;
      Val l = op(f, v) == OP_LOAD ? v : arg(f, v, 0);
      if (!sl->splittable || sl->end <= p.end) {
        if (is_op(f, l, OP_LOAD)) sroa_add(s, &bad, SROA_SEEN, l);
      } else if (op(f, v) == OP_LOAD) {
        if (only_stored(f, v) && is_simple(f, v)) vec_push(&loads, i);
        else sroa_add(s, &bad, SROA_SEEN, v);
      } else if (is_op(f, l, OP_LOAD) && is_simple(f, l) && is_simple(f, v) && ty_is_int(f->m, ty(f, l)))
        vec_push(&stores, i);
    }
  }
  vec_free(&t.tails);
  if (loads.n + stores.n) {
    for (uint32_t i = 0; i < loads.n; i++) { /* value -> slice */
      Val v = x->s.p[loads.p[i]].user;
      vec_resize_zero(&s->seen_of, u32_max(s->seen_of.n, (uint32_t)v + 1));
      s->seen_of.p[v] = 1 + loads.p[i];
    }
    for (uint32_t i = 0; i < stores.n; i++) {
      const Slice *st = &x->s.p[stores.p[i]];
      Val l = arg(f, st->user, 0);
      uint32_t k = (uint32_t)l < s->seen_of.n ? s->seen_of.p[l] : 0;
      if (k && !same_cuts(cuts_of(&border, st), st, cuts_of(&border, &x->s.p[k - 1]), &x->s.p[k - 1]))
        sroa_add(s, &bad, SROA_SEEN, l);
    }
    uint32_t n = 0;
    for (uint32_t i = 0; i < stores.n; i++) {
      Val v = x->s.p[stores.p[i]].user;
      if (sroa_has(s, SROA_SEEN, arg(f, v, 0))) continue;
      stores.p[n++] = stores.p[i];
      sroa_mark(s, SROA_SPEC, v); /* will be cut here */
    }
    stores.n = n;
    uint32_t first_new = x->s.n;
    cut_loads(s, x, &border, &loads, &parts);
    cut_stores(s, x, &border, &stores, &parts);
    for (uint32_t i = 0; i < loads.n; i++) s->seen_of.p[x->s.p[loads.p[i]].user] = 0;
    for (uint32_t i = 0; i < stores.n; i++) sroa_unmark(s, SROA_SPEC, x->s.p[stores.p[i]].user);
    if (x->s.n != first_new) {
      uint32_t k = 0;
      for (uint32_t i = 0; i < x->s.n; i++)
        if (!x->s.p[i].dead) x->s.p[k++] = x->s.p[i];
      x->s.n = k;
      slices_sort(x);
    }
  }
  for (uint32_t i = 0; i < bad.n; i++) sroa_unmark(s, SROA_SEEN, (Val)bad.p[i]);
  vec_free(&border), vec_free(&loads), vec_free(&stores), vec_free(&bad), vec_free(&parts);
}
