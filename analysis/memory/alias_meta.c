/* alias_meta.c: what metadata says of aliasing: tbaa (types, LangRef "'tbaa' Metadata", both formats) and
 * scoped-noalias-aa ("'noalias' and 'alias.scope' Metadata"). Only for accesses as they stand: places derived from
 * them carry no metadata. Type graphs are walked to CAP_TBAA_STEPS nodes; where that is not enough, or a node is not
 * of the form, the answer is "may". */
#include "analysis/memory/alias_int.h"
#include "ir/cap.h"

static const MdRec *node(const Module *m, Md n) {
  if (!n || (n & MD_LOCAL_BIT)) return NULL;
  const MdRec *r = md_rec(m, n);
  return r->form == MDF_TUPLE ? r : NULL;
}
static Md op_node(const Module *m, const MdRec *r, uint32_t i) {
  return i < r->n && node(m, r->ops[i]) ? r->ops[i] : MD_NONE;
}
static bool op_int(const Module *m, const MdRec *r, uint32_t i, uint64_t *x) {
  return i < r->n && md_get_int(m, r->ops[i], x);
}
static bool new_type(const Module *m, const MdRec *r) { return r->n >= 3 && op_node(m, r, 0); }

/* ---- types ---- */
typedef struct Tag {
  Md base, access;
  uint64_t offset;
  bool fresh, ok;
} Tag; /* fresh: the newer format, with sizes */
static Tag tag_of(const Module *m, Md n) {
  Tag t = {0};
  const MdRec *r = node(m, n);
  if (!r || r->n < 3) return t;
  t.base = op_node(m, r, 0), t.access = op_node(m, r, 1);
  if (!t.base || !t.access || !op_int(m, r, 2, &t.offset)) return t;
  t.fresh = r->n >= 4 && new_type(m, node(m, t.access));
  t.ok = true;
  return t;
}
static Md type_parent(const Module *m, Md t) {
  const MdRec *r = node(m, t);
  return !r ? MD_NONE : new_type(m, r) ? op_node(m, r, 0) : op_node(m, r, 1);
}
/* The deepest type that both go up to; MD_NONE: different roots. *bad: too deep to tell. */
static Md common_type(const Module *m, Md a, Md b, bool *bad) {
  Md pa[CAP_TBAA_STEPS], pb[CAP_TBAA_STEPS];
  unsigned na = 0, nb = 0;
  if (a == b) return a;
  for (; a; a = type_parent(m, a)) {
    if (at_cap(m, TBAA_STEPS, na)) {
      *bad = true;
      return MD_NONE;
    }
    pa[na++] = a;
  }
  for (; b; b = type_parent(m, b)) {
    if (at_cap(m, TBAA_STEPS, nb)) {
      *bad = true;
      return MD_NONE;
    }
    pb[nb++] = b;
  }
  Md r = MD_NONE;
  while (na && nb && pa[na - 1] == pb[nb - 1]) r = pa[--na], nb--;
  return r;
}
/* The field of t at *offset, which becomes relative to it. */
static Md type_field(const Module *m, Md t, uint64_t *offset, bool *bad) {
  const MdRec *r = node(m, t);
  if (!r) return MD_NONE;
  bool fresh = new_type(m, r);
  uint32_t first = fresh ? 3 : 1, per = fresh ? 3 : 2, at = 0;
  uint64_t cur = 0;
  if (fresh) {
    if (r->n < 6) return MD_NONE;
  } else {
    if (r->n < 2) return MD_NONE;
    if (r->n <= 3) {
      if (r->n == 3 && !op_int(m, r, 2, &cur)) *bad = true;
      *offset -= cur;
      return op_node(m, r, 1);
    }
  }
  for (uint32_t i = first; i + 1 < r->n; i += per) {
    if (!op_int(m, r, i + 1, &cur)) {
      *bad = true;
      return MD_NONE;
    }
    if (cur > *offset) {
      if (i == first) *bad = true;
      else at = i - per;
      break;
    }
  }
  if (*bad) return MD_NONE;
  if (!at) at = first + (r->n - first) / per * per - per;
  if (!op_int(m, r, at + 1, &cur)) {
    *bad = true;
    return MD_NONE;
  }
  *offset -= cur;
  return op_node(m, r, at);
}
static bool has_field(const Module *m, Md t, Md field, unsigned depth, unsigned *steps) {
  const MdRec *r = node(m, t);
  if (!r) return false;
  if (at_cap(m, TBAA_DEPTH, depth) || past_cap(m, TBAA_STEPS, (*steps)++)) return true;
  bool fresh = new_type(m, r);
  for (uint32_t i = fresh ? 3 : 1; i + 1 < r->n; i += fresh ? 3 : 2) {
    Md x = op_node(m, r, i);
    if (x && (x == field || has_field(m, x, field, depth + 1, steps))) return true;
  }
  return false;
}
/* 1, 0: s may, or does not, access what `base` does, as part of its object; -1: it is no part. */
static int part_of(const Module *m, const Tag *base, const Tag *s, Md common) {
  if (base->access == base->base && base->access == common) return 1;
  uint64_t off = base->offset;
  bool bad = false;
  Md t = base->base;
  for (unsigned i = 0;; i++) {
    if (past_cap(m, TBAA_STEPS, i)) return 1;
    if (!t) break;
    if (t == s->base) return off == s->offset || t == base->access || s->base == s->access;
    if (base->fresh && t == base->access) break;
    t = type_field(m, t, &off, &bad);
    if (bad) return 1;
  }
  unsigned steps = 0;
  return base->fresh && has_field(m, base->access, s->base, 0, &steps) ? 1 : -1;
}
bool tbaa_may_alias(const Module *m, Md a, Md b, bool strict) {
  if (a == b || !a || !b) return true;
  Tag x = tag_of(m, a), y = tag_of(m, b);
  if (!x.ok || !y.ok) return true;
  bool bad = false;
  Md common = common_type(m, x.access, y.access, &bad);
  if (bad) return true;
  if (!common) return !strict;
  int r = part_of(m, &x, &y, common);
  if (r < 0) r = part_of(m, &y, &x, common);
  return r > 0;
}
bool tbaa_immutable(const Module *m, Md a) {
  const MdRec *r = node(m, a);
  uint64_t x;
  if (!r || (r->n == 3 && op_node(m, r, 0))) return false; /* the usual tag, without the flag */
  Tag t = tag_of(m, a);
  return t.ok ? op_int(m, r, t.fresh ? 4 : 3, &x) && (x & 1) : !op_node(m, r, 0) && op_int(m, r, 2, &x) && (x & 1);
}

/* ---- scopes ---- */
static Md domain_of(const Module *m, Md scope) {
  const MdRec *r = node(m, scope);
  return r ? op_node(m, r, 1) : MD_NONE;
}
bool scopes_may_alias(const Module *m, Md scopes, Md noalias) {
  const MdRec *s = node(m, scopes), *n = node(m, noalias);
  if (!s || !n || past_cap(m, SCOPE_PAIRS, (uint64_t)s->n * (s->n + n->n))) return true;
  for (uint32_t i = 0; i < s->n; i++) { /* all scopes of one domain must be in the other list */
    Md d = domain_of(m, s->ops[i]);
    if (!d) continue;
    bool all = true, first = true;
    for (uint32_t k = 0; k < i && first; k++) first = domain_of(m, s->ops[k]) != d;
    if (!first) continue;
    for (uint32_t k = i; k < s->n && all; k++) {
      if (domain_of(m, s->ops[k]) != d) continue;
      all = false;
      for (uint32_t j = 0; j < n->n && !all; j++) all = n->ops[j] == s->ops[k];
    }
    if (all) return false;
  }
  return true;
}
