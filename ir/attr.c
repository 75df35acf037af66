/* attr.c: attribute sets and lists, interned by content. Contract: attr.h.
 *
 * One lock around lookup and insert while the module is parallel; records never move, so readers take none. The steps
 * that passes take again and again, a kind added to a set, another set in a list, are remembered: no lock is taken
 * for them, nothing sorted or hashed.
 */
#include "ir/attr.h"
#include "ir/interners.h"
#include "support/few.h"
#include "support/vec.h"
#include <stdatomic.h>

/* Three numbers of 21 bits: of the set or list, of the kind or set that comes to it, of what that gives. 0: nothing. */
enum { STEPS_LOG2 = 8, STEP_BITS = 21 };
typedef _Atomic uint64_t Steps[1 << STEPS_LOG2];
struct AttrInterner {
  IdSet set_ids, list_ids;
  Steps kind_added, fn_set;
};
static _Atomic uint64_t *step_of(Steps t, uint32_t from, uint32_t with) {
  return &t[(uint32_t)hash_mix((uint64_t)from << 32, with) >> (32 - STEPS_LOG2)];
}
/* 0: not known. What was published before the step is seen by who finds it. */
static uint32_t step_find(Steps t, uint32_t from, uint32_t with) {
  uint64_t e = atomic_load_explicit(step_of(t, from, with), memory_order_acquire);
  return e >> STEP_BITS == ((uint64_t)from << STEP_BITS | with) ? (uint32_t)(e & ((1u << STEP_BITS) - 1)) : 0;
}
static void step_put(Steps t, uint32_t from, uint32_t with, uint32_t to) {
  if ((from | with | to) >> STEP_BITS == 0)
    atomic_store_explicit(step_of(t, from, with), ((uint64_t)from << STEP_BITS | with) << STEP_BITS | to,
                          memory_order_release);
}

static inline AttrSetRec *set_entry(const Module *m, AttrSet s) {
  return seg_of(&m->rec.attr_sets, (uint32_t)s, sizeof(AttrSetRec));
}
static inline AttrListRec *list_entry(const Module *m, AttrList l) {
  return seg_of(&m->rec.attr_lists, (uint32_t)l, sizeof(AttrListRec));
}

AttrInterner *attr_interner_new(Module *m) {
  m->rec.attr_sets.elem = sizeof(AttrSetRec);
  m->rec.attr_lists.elem = sizeof(AttrListRec);
  seg_push(&m->rec.attr_sets); /* 0: the empty one */
  seg_push(&m->rec.attr_lists);
  AttrSetRec *none = set_entry(m, ATTRS_NONE);
  none->memeff = MEMEFF_ALL;
  list_entry(m, ATTRLIST_NONE)->fn_rec = none;
  return mem_zalloc(sizeof(AttrInterner));
}
void attr_interner_free(AttrInterner *a) {
  if (!a) return;
  idset_free(&a->set_ids);
  idset_free(&a->list_ids);
  mem_free(a);
}

uint32_t attrset_count(const Module *m) {
  intern_lock(m);
  uint32_t n = m->rec.attr_sets.n;
  intern_unlock(m);
  return n;
}

/* ---- sets ---- */
static int attr_order(const Attr *a, const Attr *b) {
  if (a->kind != b->kind) return a->kind < b->kind ? -1 : 1;
  if (a->kind != ATTR_STRING) return 0;
  uint32_t n = u32_min(a->key.n, b->key.n);
  int c = n ? memcmp(a->key.p, b->key.p, n) : 0;
  return c ? c : (a->key.n > b->key.n) - (a->key.n < b->key.n);
}

bool attr_equal(const Attr *a, const Attr *b) {
  return a->kind == b->kind && a->val == b->val && a->type == b->type && a->bits == b->bits && a->nwords == b->nwords &&
         str_eq(a->key, b->key) && str_eq(a->str, b->str) &&
         (a->nwords == 0 || memcmp(a->words, b->words, a->nwords * sizeof(uint64_t)) == 0);
}

static uint32_t attrs_hash(const Attr *a, uint32_t n) {
  uint64_t h = n;
  for (uint32_t i = 0; i < n; i++) {
    h = hash_mix(h, (uint64_t)a[i].kind << 32 | (uint32_t)a[i].type);
    h = hash_mix(h, a[i].val);
    if (a[i].key.n) h = hash_mix(h, hash_bytes(a[i].key.p, a[i].key.n));
    if (a[i].str.n) h = hash_mix(h, hash_bytes(a[i].str.p, a[i].str.n));
    if (a[i].nwords) h = hash_mix(h, hash_bytes(a[i].words, a[i].nwords * sizeof(uint64_t)));
  }
  return (uint32_t)h;
}

/* Interns a sorted array without duplicates. */
static AttrSet set_intern(Module *m, const Attr *a, uint32_t n) {
  if (n == 0) return ATTRS_NONE;
  AttrInterner *in = m->in->attrs;
  uint32_t hash = attrs_hash(a, n);
  intern_lock(m);
  IdSet *set = &in->set_ids;
  uint32_t i = idset_first(set, hash), id;
  for (; (id = set->slot[i].id) != 0; i = idset_probe(set, i + 1, hash)) {
    const AttrSetRec *e = set_entry(m, (AttrSet)id);
    if (e->n != n) continue;
    uint32_t k = 0;
    while (k < n && attr_equal(&e->attr[k], &a[k])) k++;
    if (k == n) {
      intern_unlock(m);
      return (AttrSet)id;
    }
  }
  Arena *ar = &m->in->arena;
  Attr *copy = ARENA_ARRAY(ar, Attr, n);
  AttrSetRec e = {.n = n, .attr = copy, .memeff = MEMEFF_ALL};
  for (uint32_t k = 0; k < n; k++) {
    copy[k] = a[k];
    if (a[k].key.n) copy[k].key.p = arena_strdup(ar, a[k].key);
    if (a[k].str.p) copy[k].str.p = arena_strdup(ar, a[k].str);
    if (a[k].nwords) {
      uint64_t *w = ARENA_ARRAY(ar, uint64_t, a[k].nwords);
      memcpy(w, a[k].words, a[k].nwords * sizeof *w);
      copy[k].words = w;
    }
    e.mask[a[k].kind >> 6] |= 1ull << (a[k].kind & 63);
    if (a[k].kind == ATTR_MEMORY) e.memeff = (uint32_t)a[k].val;
    if (str_starts(a[k].key, STR("nvvm.")) && !e.nnvvm++) e.nvvm = k;
  }
  id = seg_push(&m->rec.attr_sets);
  *set_entry(m, (AttrSet)id) = e;
  idset_put(set, i, id, hash);
  intern_unlock(m);
  return (AttrSet)id;
}

/* Very many: sorted by merging, those that are equal as they stood, the last of them kept. */
static COLD AttrSet set_of_many(Module *m, const Attr *a, uint32_t n) {
  Attr *s = mem_alloc(n * sizeof *s), *t = mem_alloc(n * sizeof *t);
  memcpy(s, a, n * sizeof *s);
  for (uint32_t w = 1; w < n; w *= 2) {
    for (uint32_t lo = 0; lo < n; lo += 2 * w) {
      uint32_t mid = u32_min(lo + w, n), hi = u32_min(lo + 2 * w, n), i = lo, j = mid;
      for (uint32_t k = lo; k < hi; k++) t[k] = j >= hi || (i < mid && attr_order(&s[i], &s[j]) <= 0) ? s[i++] : s[j++];
    }
    Attr *x = s;
    s = t, t = x;
  }
  uint32_t k = 0;
  for (uint32_t i = 0; i < n; i++)
    if (i + 1 == n || attr_order(&s[i], &s[i + 1]) != 0) s[k++] = s[i];
  AttrSet r = set_intern(m, s, k);
  mem_free(s);
  mem_free(t);
  return r;
}

AttrSet attrset_get(Module *m, const Attr *a, uint32_t n) {
  enum { MANY = 512 };
  if (!n) return ATTRS_NONE;
  if (UNLIKELY(n > MANY)) return set_of_many(m, a, n);
  if (n == 0) return ATTRS_NONE;
  FEW(Attr, s, 48, n);
  uint32_t k = 0;
  for (uint32_t i = 0; i < n; i++) { /* nearly sorted as a rule, and short */
    uint32_t lo = 0, hi = k;
    if (k && attr_order(&s[k - 1], &a[i]) < 0) lo = k;
    while (lo < hi) {
      uint32_t mid = (lo + hi) / 2;
      if (attr_order(&s[mid], &a[i]) < 0) lo = mid + 1;
      else hi = mid;
    }
    if (lo < k && attr_order(&s[lo], &a[i]) == 0) {
      s[lo] = a[i];
      continue;
    }
    memmove(s + lo + 1, s + lo, (k - lo) * sizeof *s);
    s[lo] = a[i];
    k++;
  }
  AttrSet r = set_intern(m, s, k);
  FEW_FREE(s);
  return r;
}

const Attr *attrset_find(const Module *m, AttrSet s, AttrKind k) {
  if (!attrset_has(m, s, k)) return NULL;
  const AttrSetRec *r = attrset_rec(m, s);
  uint32_t i = 0;
  while (r->attr[i].kind != k) i++;
  return &r->attr[i];
}

const Attr *attrset_find_str(const Module *m, AttrSet s, Str key) {
  if (!attrset_has(m, s, ATTR_STRING)) return NULL;
  const AttrSetRec *r = attrset_rec(m, s);
  for (uint32_t i = r->n; i-- > 0 && r->attr[i].kind == ATTR_STRING;)
    if (str_eq(r->attr[i].key, key)) return &r->attr[i];
  return NULL;
}

/* s without the attribute at `drop` (n: none) and with `add` (may be NULL). */
static AttrSet set_edit(Module *m, AttrSet s, uint32_t drop, const Attr *add) {
  const AttrSetRec *r = attrset_rec(m, s);
  FEW(Attr, t, 48, r->n + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < r->n; i++)
    if (i != drop) t[n++] = r->attr[i];
  if (add) t[n++] = *add;
  AttrSet out = attrset_get(m, t, n);
  FEW_FREE(t);
  return out;
}

AttrSet attrset_add(Module *m, AttrSet s, Attr a) { return set_edit(m, s, UINT32_MAX, &a); }
AttrSet attrset_add_kind(Module *m, AttrSet s, AttrKind k) {
  if (attrset_has(m, s, k)) return s;
  Steps *t = &m->in->attrs->kind_added;
  uint32_t to = step_find(*t, (uint32_t)s, k);
  if (!to) step_put(*t, (uint32_t)s, k, to = (uint32_t)attrset_add(m, s, (Attr){.kind = (uint16_t)k}));
  return (AttrSet)to;
}
AttrSet attrset_add_int(Module *m, AttrSet s, AttrKind k, uint64_t v) {
  return attrset_add(m, s, (Attr){.kind = (uint16_t)k, .val = v});
}
AttrSet attrset_add_range(Module *m, AttrSet s, uint32_t bits, int64_t lo, int64_t hi) {
  uint32_t n = (bits + 63) / 64;
  uint64_t top = mask64(bits - (n - 1) * 64);
  FEW(uint64_t, w, 8, 2 * n);
  for (uint32_t i = 0; i < n; i++) {
    w[i] = i ? (uint64_t)(lo >> 63) : (uint64_t)lo;
    w[n + i] = i ? (uint64_t)(hi >> 63) : (uint64_t)hi;
  }
  w[n - 1] &= top, w[2 * n - 1] &= top;
  s = attrset_add(m, s, (Attr){.kind = ATTR_RANGE, .words = w, .nwords = 2 * n, .bits = bits});
  FEW_FREE(w);
  return s;
}
AttrSet attrset_remove(Module *m, AttrSet s, AttrKind k) {
  const Attr *a = attrset_find(m, s, k);
  return a ? set_edit(m, s, (uint32_t)(a - attrset_rec(m, s)->attr), NULL) : s;
}
AttrSet attrset_remove_str(Module *m, AttrSet s, Str key) {
  const Attr *a = attrset_find_str(m, s, key);
  return a ? set_edit(m, s, (uint32_t)(a - attrset_rec(m, s)->attr), NULL) : s;
}

/* ---- lists ---- */
AttrList attrlist_get(Module *m, AttrSet fn, AttrSet ret, const AttrSet *param, uint32_t nparams) {
  while (nparams && param[nparams - 1] == ATTRS_NONE) nparams--;
  if (!fn && !ret && !nparams) return ATTRLIST_NONE;
  AttrInterner *in = m->in->attrs;
  uint64_t h = hash_mix((uint64_t)fn << 32 | (uint32_t)ret, nparams);
  for (uint32_t i = 0; i < nparams; i++) h = hash_mix(h, (uint64_t)param[i]);
  uint32_t hash = (uint32_t)h;
  intern_lock(m);
  IdSet *set = &in->list_ids;
  uint32_t i = idset_first(set, hash), id;
  for (; (id = set->slot[i].id) != 0; i = idset_probe(set, i + 1, hash)) {
    const AttrListRec *e = list_entry(m, (AttrList)id);
    if (e->fn != fn || e->ret != ret || e->nparams != nparams) continue;
    if (nparams && memcmp(e->param, param, nparams * sizeof *param) != 0) continue;
    intern_unlock(m);
    return (AttrList)id;
  }
  AttrSet *copy = ARENA_ARRAY(&m->in->arena, AttrSet, nparams);
  if (nparams) memcpy(copy, param, nparams * sizeof *copy);
  id = seg_push(&m->rec.attr_lists);
  AttrListRec e = {.fn = fn, .ret = ret, .nparams = nparams, .param = copy, .fn_rec = set_entry(m, fn)};
  for (uint32_t k = 0; k < nparams; k++)
    for (unsigned w = 0; w < ARRAY_LEN(e.mask); w++) e.mask[w] |= attrset_rec(m, param[k])->mask[w];
  *list_entry(m, (AttrList)id) = e;
  idset_put(set, i, id, hash);
  intern_unlock(m);
  return (AttrList)id;
}

AttrList attrlist_with_fn(Module *m, AttrList l, AttrSet s) {
  const AttrListRec *r = attrlist_rec(m, l);
  if (r->fn == s) return l;
  Steps *t = &m->in->attrs->fn_set;
  uint32_t to = step_find(*t, (uint32_t)l, (uint32_t)s);
  if (!to) step_put(*t, (uint32_t)l, (uint32_t)s, to = (uint32_t)attrlist_get(m, s, r->ret, r->param, r->nparams));
  return (AttrList)to;
}
AttrList attrlist_with_ret(Module *m, AttrList l, AttrSet s) {
  const AttrListRec *r = attrlist_rec(m, l);
  return r->ret == s ? l : attrlist_get(m, r->fn, s, r->param, r->nparams);
}
AttrList attrlist_with_param(Module *m, AttrList l, uint32_t i, AttrSet s) {
  const AttrListRec *r = attrlist_rec(m, l);
  if (attrlist_param(m, l, i) == s) return l;
  uint32_t n = u32_max(r->nparams, i + 1);
  FEW(AttrSet, p, 64, n);
  for (uint32_t k = 0; k < n; k++) p[k] = k < r->nparams ? r->param[k] : ATTRS_NONE;
  p[i] = s;
  AttrList out = attrlist_get(m, r->fn, r->ret, p, n);
  FEW_FREE(p);
  return out;
}
