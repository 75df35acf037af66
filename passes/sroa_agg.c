/* sroa_agg.c: loads and stores of whole structs and arrays become loads and stores of their leaves. Contract: sroa_int.h.
 *
 *     %v = load { i32, float }, ptr %a     ==>     %x = load i32, ptr %a;  %y = load float, (%a + 4);  insertvalue twice
 *
 * Only where the address comes from the alloca looked at. Cap: SROA_MAX_AGG leaves. */
#include "sroa_int.h"
#include "nvopt/effects.h"

enum { MAX_NEST = 32 }; /* depth of a type that is taken apart */
typedef struct Walk { Ty t[MAX_NEST]; uint32_t i[MAX_NEST]; uint64_t off[MAX_NEST]; uint32_t depth; } Walk;

static uint64_t fields_of(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  return r->kind == TK_ARRAY ? r->count : r->n;
}
static void walk_start(Walk *w, Ty t) { w->t[0] = t; w->i[0] = 0; w->off[0] = 0; w->depth = 1; }
/* The next leaf: its type, byte offset, and path in w->i[0 .. depth). TY_NONE at the end or when the nest is too deep (*bad). */
static Ty walk_next(const Module *m, Walk *w, uint64_t *off, bool *bad) {
  while (w->depth) {
    uint32_t d = w->depth - 1;
    if (w->i[d] >= fields_of(m, w->t[d])) {
      if (--w->depth) w->i[w->depth - 1]++;
      continue;
    }
    Ty e = ty_field(m, w->t[d], w->i[d]);
    uint64_t o = w->off[d] + (ty_kind(m, w->t[d]) == TK_STRUCT ? ty_field_offset(m, w->t[d], w->i[d]) : w->i[d] * ty_alloc_size(m, e));
    if (ty_is_agg(m, e)) {
      if (w->depth == MAX_NEST) { *bad = true; return TY_NONE; }
      w->t[w->depth] = e, w->i[w->depth] = 0, w->off[w->depth] = o;
      w->depth++;
      continue;
    }
    *off = o;
    return e;
  }
  return TY_NONE;
}
static bool can_split(const Module *m, Ty t) {
  Walk w;
  uint64_t off;
  bool bad = false;
  uint32_t n = 0;
  walk_start(&w, t);
  for (Ty e; (e = walk_next(m, &w, &off, &bad)) != TY_NONE; w.i[w.depth - 1]++)
    if (++n > SROA_MAX_AGG || !ty_is_single(m, e) || ty_scalable(m, e)) return false;
  return !bad;
}
static Val leaf_ptr(Sroa *s, Val p, uint64_t off) {
  Fn *f = s->f;
  return off ? fold_ptradd(&s->x, F_INBOUNDS | F_NUSW, p, con_int(&f->con, ty_index(f->m, ty(f, p)), off)) : p;
}
static void keep_scopes(Fn *f, Val to, Val from) {
  static const uint32_t kinds[] = {MDK_ALIAS_SCOPE, MDK_NOALIAS, MDK_MEM_PARALLEL_LOOP_ACCESS, MDK_ACCESS_GROUP, MDK_NONTEMPORAL};
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++) { Md n = md_get(f, from, kinds[i]); if (n) md_set(f, to, kinds[i], n); }
}
static void split_access(Sroa *s, Val v) {
  Fn *f = s->f;
  Module *m = f->m;
  bool load = op(f, v) == OP_LOAD;
  Val p = arg(f, v, !load), x = load ? con_poison(&f->con, ty(f, v)) : arg(f, v, 0);
  uint32_t align = align_of(f, v);
  fold_at(&s->x, v);
  Walk w;
  uint64_t off;
  bool bad = false;
  walk_start(&w, access_type(f, v));
  for (Ty e; (e = walk_next(m, &w, &off, &bad)) != TY_NONE; w.i[w.depth - 1]++) {
    Val q = leaf_ptr(s, p, off);
    Bld k = bld_before(f, v);
    uint32_t a = common_align(align ? align : ty_abi_align(m, access_type(f, v)), off);
    Val n;
    if (load) {
      n = emit_load(&k, e, q, a);
      x = fold_insertvalue(&s->x, x, n, w.i, w.depth);
    } else {
      Val y = fold_extractvalue(&s->x, x, w.i, w.depth);
      n = emit_store(&k, y, q, a);
    }
    keep_scopes(f, n, v);
  }
  if (load) val_replace(f, v, x);
  ins_erase(f, v);
}
bool agg_split(Sroa *s, Val a) {
  Fn *f = s->f;
  const Module *m = f->m;
  VecU32 work = {0}, hit = {0}, seen = {0};
  vec_push(&work, (uint32_t)a);
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      Op o = op(f, w);
      if (o == OP_LOAD || (o == OP_STORE && use_index(f, u) == 1)) {
        Ty t = access_type(f, w);
        if (ty_is_agg(m, t) && !is_volatile(f, w) && order_of(f, w) == ORD_NONE && !ty_scalable(m, t) && can_split(m, t)) vec_push(&hit, (uint32_t)w);
      } else if (o == OP_GEP || o == OP_BITCAST || o == OP_ADDRSPACECAST) {
        if (!ty_is_vec(m, ty(f, w)) && use_index(f, u) == 0) vec_push(&work, (uint32_t)w);
      } else if (o == OP_PHI || o == OP_SELECT) {
        bool old = sroa_has(s, SROA_SEEN, w);
        if (!old && !ty_is_vec(m, ty(f, w))) { sroa_add(s, &seen, SROA_SEEN, w); vec_push(&work, (uint32_t)w); }
      }
    }
  }
  for (uint32_t i = 0; i < seen.n; i++) s->mark.p[seen.p[i]] &= (uint8_t)~SROA_SEEN;
  for (uint32_t i = 0; i < hit.n; i++) if (op(f, (Val)hit.p[i]) != OP_NONE) split_access(s, (Val)hit.p[i]);
  bool changed = hit.n != 0;
  vec_free(&work);
  vec_free(&hit);
  vec_free(&seen);
  return changed;
}
