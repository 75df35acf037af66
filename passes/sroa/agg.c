/* agg.c: before slices are built: loads and stores of whole structs and arrays become loads and stores of their
 * leaves, address arithmetic goes behind phis and selects, casts that do nothing go. Contract: sroa_int.h.
 *
 *     %v = load { i32, float }, ptr %a   ==>    %x = load i32, ptr %a;  %y = load float, (%a + 4);  insertvalue twice
 *
 *     %p = select i1 %c, ptr %a, ptr %b          %x = load i32, ptr %p;       %y = load float, (%p + 4)
 *     memcpy(ptr %d, ptr %p, i64 8)       ==>    store i32 %x, ptr %d;        store float %y, (%d + 4)
 *
 * `m = c ? a : b` of structs is such a copy; opt leaves all three in memory.
 * Only where the address comes from the alloca looked at. Cap: SROA_LEAVES. */
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/sroa/sroa_int.h"

typedef struct Walk {
  Ty t[CAP_SROA_TYPE_NEST];
  uint32_t i[CAP_SROA_TYPE_NEST];
  uint64_t off[CAP_SROA_TYPE_NEST];
  uint32_t depth;
} Walk;

static uint64_t fields_of(const Module *m, Ty t) {
  const TypeRec *r = ty_rec(m, t);
  return r->kind == TK_ARRAY ? r->count : r->n;
}
static void walk_start(Walk *w, Ty t) {
  w->t[0] = t;
  w->i[0] = 0;
  w->off[0] = 0;
  w->depth = 1;
}
/* The next leaf: its type, byte offset, and path in w->i[0 .. depth). TY_NONE at the end or when the nest is too deep
 * (*bad). */
static Ty walk_next(const Module *m, Walk *w, uint64_t *off, bool *bad) {
  while (w->depth) {
    uint32_t d = w->depth - 1;
    if (w->i[d] >= fields_of(m, w->t[d])) {
      if (--w->depth) w->i[w->depth - 1]++;
      continue;
    }
    Ty e = ty_field(m, w->t[d], w->i[d]);
    uint64_t o = w->off[d] + (ty_kind(m, w->t[d]) == TK_STRUCT ? ty_field_offset(m, w->t[d], w->i[d])
                                                               : w->i[d] * ty_alloc_size(m, e));
    if (ty_is_agg(m, e)) {
      if (at_cap(m, SROA_TYPE_NEST, w->depth)) {
        *bad = true;
        return TY_NONE;
      }
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
    if (!ty_is_single(m, e) || ty_scalable(m, e) || past_cap(m, SROA_LEAVES, ++n)) return false;
  return !bad;
}
static Val leaf_ptr(Sroa *s, Val p, uint64_t off) {
  Fn *f = s->f;
  return off ? fold_ptradd(&s->x, F_INBOUNDS | F_NUSW, p, con_int(&f->con, ty_index(f->m, ty(f, p)), off)) : p;
}
static void keep_scopes(Fn *f, Val to, Val from) {
  static const uint32_t kinds[] = {MDK_ALIAS_SCOPE, MDK_NOALIAS, MDK_MEM_PARALLEL_LOOP_ACCESS, MDK_ACCESS_GROUP,
                                   MDK_NONTEMPORAL};
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++) {
    Md n = md_get(f, from, kinds[i]);
    if (n) md_set(f, to, kinds[i], n);
  }
}
/* The value at path idx[0 .. n) of aggregate x, if it was inserted there. */
static Val leaf_of(Sroa *s, Val x, const uint32_t *idx, uint32_t n) {
  const Fn *f = s->f;
  for (unsigned step = 0; is_op(f, x, OP_INSERTVALUE) && !at_cap(f->m, SROA_INSERTS, step); step++) {
    uint32_t k;
    const uint32_t *w = words_of(f, x, &k);
    if (memcmp(w, idx, u32_min(k, n) * sizeof *w)) {
      x = arg(f, x, 0);
      continue;
    }
    if (k > n) break; /* part of the leaf: leaves are whole here, so only for aggregates without fields */
    x = arg(f, x, 1);
    if (k == n) return x;
    idx += k;
    n -= k;
  }
  return fold_extractvalue(&s->x, x, idx, n);
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
      Val y = leaf_of(s, x, w.i, w.depth);
      n = emit_store(&k, y, q, a);
    }
    keep_scopes(f, n, v);
  }
  if (load) val_replace(f, v, x);
  ins_erase(f, v);
  if (!load && val_is_local(x) && !is_arg(f, x)) sroa_kill_if_dead(s, x);
}
/* ---- copies from a phi or select of addresses ---- */
typedef struct Leaf {
  uint64_t off;
  Ty t;
  Val x;
} Leaf;
typedef VEC(Leaf) Leaves;

/* The n bytes of a variable of type t as leaves, padding in aligned integers. False: some leaf has bits that are no
 * bytes. */
static bool leaves_of(Module *m, Ty t, uint64_t n, Leaves *out) {
  Walk w;
  uint64_t off = 0, at = 0;
  bool bad = false;
  walk_start(&w, t);
  for (Ty e;; w.i[w.depth - 1]++) {
    e = walk_next(m, &w, &off, &bad);
    if (e && (!ty_is_single(m, e) || ty_scalable(m, e) || ty_size_bits(m, e) != 8 * ty_alloc_size(m, e))) return false;
    for (uint64_t to = e ? off : n, w; at < to; at += w) {
      for (w = 8; at % w || at + w > to;) w /= 2;
      if (past_cap(m, SROA_LEAVES, out->n)) return false;
      vec_push(out, ((Leaf){at, ty_int(m, (uint32_t)(8 * w)), VAL_NONE}));
    }
    if (!e) return !bad;
    if (past_cap(m, SROA_LEAVES, out->n)) return false;
    vec_push(out, ((Leaf){off, e, VAL_NONE}));
    at = off + ty_alloc_size(m, e);
  }
}
/* v is a copy of a whole variable of type t, from an address that is decided elsewhere. */
static bool is_copy_of(const Fn *f, Val v, Ty t) {
  bool transfer;
  uint64_t n;
  return is_call(f, v) && mem_intrinsic(f, v, &transfer) && transfer && !call_is_volatile(f, v) &&
         mem_length(f, v, &n) && ty_alloc_size(f->m, t) == n;
}
static void split_copy(Sroa *s, Val v, Leaves *l) {
  Fn *f = s->f;
  uint32_t from = u32_max(call_param_align(f, v, 1), 1), to = u32_max(call_param_align(f, v, 0), 1);
  fold_at(&s->x, v);
  for (uint32_t i = 0; i < l->n; i++) {
    Val q = leaf_ptr(s, arg(f, v, 1), l->p[i].off);
    Bld k = bld_before(f, v);
    l->p[i].x = emit_load(&k, l->p[i].t, q, common_align(from, l->p[i].off));
    keep_scopes(f, l->p[i].x, v);
  }
  for (uint32_t i = 0; i < l->n; i++) {
    Val q = leaf_ptr(s, arg(f, v, 0), l->p[i].off);
    Bld k = bld_before(f, v);
    keep_scopes(f, emit_store(&k, l->p[i].x, q, common_align(to, l->p[i].off)), v);
  }
  ins_erase(f, v);
}
/* Splits what copies a whole variable of type t from `web`, a phi or select. */
static bool split_copies(Sroa *s, Val web, Ty t) {
  Fn *f = s->f;
  if (!ty_is_agg(f->m, t) || !ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return false;
  VecU32 hit = {0};
  Leaves l = {0};
  FOR_EACH_USE(f, web, u)
    if (use_index(f, u) == 1 && is_copy_of(f, use_user(f, u), t)) vec_push(&hit, (uint32_t)use_user(f, u));
  bool split = hit.n && leaves_of(f->m, t, ty_alloc_size(f->m, t), &l);
  for (uint32_t i = 0; i < hit.n && split; i++) split_copy(s, (Val)hit.p[i], &l);
  vec_free(&hit);
  vec_free(&l);
  return split;
}

/* ---- getelementptr of a phi or select ----
 *
 *     %p = select i1 %c, ptr %a, ptr %b; %g = getelementptr i8, ptr %p, i64 4  ==>   select i1 %c, (%a + 4), (%b + 4)
 *
 * and the same where an index is a phi or select of constants: then every offset is constant. */
/* The operand of g that is a phi or select; UINT32_MAX unless it is the only operand that is not constant (base
 * apart). */
static uint32_t variant(const Fn *f, Val g, Op want) {
  uint32_t at = UINT32_MAX;
  for (uint32_t i = 0; i < nops(f, g); i++) {
    Val x = arg(f, g, i);
    if (is_op(f, x, want)) {
      if (at != UINT32_MAX) return UINT32_MAX;
      at = i;
    } else if (i && !is_u64_con(f, x)) return UINT32_MAX;
  }
  if (at == UINT32_MAX || at == 0) return at;
  Val x = arg(f, g, at);
  for (uint32_t i = want == OP_SELECT; i < nops(f, x); i++)
    if (!is_u64_con(f, arg(f, x, i))) return UINT32_MAX;
  return at;
}
static Val gep_with(Sroa *s, Val g, uint32_t at, Val x) {
  Fn *f = s->f;
  Val few[16];
  uint32_t n = nops(f, g);
  for (uint32_t i = 0; i < n; i++) few[i] = i == at ? x : arg(f, g, i);
  return fold_gep(&s->x, flags(f, g), gep_type(f, g), few[0], few + 1, n - 1);
}
static Val unfold_gep(Sroa *s, Val g) {
  Fn *f = s->f;
  if (nops(f, g) > 16 || ty_is_vec(f->m, ty(f, g)) || !has_uses(f, g)) return VAL_NONE;
  uint32_t at = variant(f, g, OP_SELECT);
  if (at != UINT32_MAX) {
    Val sel = arg(f, g, at);
    if (ty_is_vec(f->m, ty(f, arg(f, sel, 0)))) return VAL_NONE;
    fold_at(&s->x, g);
    Val a = gep_with(s, g, at, arg(f, sel, 1)), b = gep_with(s, g, at, arg(f, sel, 2));
    Bld k = bld_before(f, g);
    Val n = emit_select(&k, arg(f, sel, 0), a, b);
    name_take(f, n, g);
    val_replace(f, g, n);
    ins_erase(f, g);
    if (!has_uses(f, sel)) ins_erase_dead(f, sel);
    return n;
  }
  at = variant(f, g, OP_PHI);
  if (at == UINT32_MAX) return VAL_NONE;
  Val phi = arg(f, g, at);
  Blk b = blk_of(f, phi);
  uint32_t n = npreds(f, b);
  if (n > 64 || !blk_has_place(f, b)) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val x = arg(f, phi, i), e = term(f, pred(f, b, i));
    if (x == phi || x == g || x == e || is_call(f, e) || op(f, e) == OP_CATCHSWITCH) return VAL_NONE;
    unsigned steps = 0; /* an address that moves around a loop would be chased for ever */
    while (at == 0 && val_is_local(x) &&
           (op(f, x) == OP_GEP || op(f, x) == OP_BITCAST || op(f, x) == OP_ADDRSPACECAST) && steps++ < 16)
      x = arg(f, x, 0);
    if (at == 0 && (steps > 16 || is_op(f, x, OP_PHI))) return VAL_NONE;
  }
  ArenaMark mark = arena_mark(s->A);
  Val *ops = ARENA_ARRAY(s->A, Val, n);
  for (uint32_t i = 0; i < n; i++) {
    ops[i] = VAL_NONE;
    for (uint32_t k = 0; k < i && !ops[i]; k++)
      if (pred(f, b, k) == pred(f, b, i)) ops[i] = ops[k];
    if (ops[i]) continue;
    fold_at(&s->x, term(f, pred(f, b, i)));
    s->x.loc = dbg_loc(f, g);
    ops[i] = gep_with(s, g, at, arg(f, phi, i));
  }
  Val np = emit_phi(f, b, ty(f, g), ops);
  arena_release(s->A, mark);
  dbg_loc_set(f, np, dbg_loc(f, g));
  name_take(f, np, g);
  val_replace(f, g, np);
  ins_erase(f, g);
  if (!has_uses(f, phi)) ins_erase_dead(f, phi);
  return np;
}

/* Casts to their own type among the addresses derived from a. */
static bool drop_casts(Sroa *s, Val a) {
  Fn *f = s->f;
  VecU32 work = {0}, seen = {0}, casts = {0};
  vec_push(&work, (uint32_t)a);
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      Op o = op(f, w);
      if (o != OP_GEP && o != OP_BITCAST && o != OP_ADDRSPACECAST && o != OP_PHI && o != OP_SELECT) continue;
      if (sroa_has(s, SROA_SEEN, w)) continue;
      sroa_add(s, &seen, SROA_SEEN, w);
      vec_push(&work, (uint32_t)w);
      if (o == OP_BITCAST && ty(f, w) == ty(f, v)) vec_push(&casts, (uint32_t)w);
    }
  }
  for (uint32_t i = 0; i < seen.n; i++) sroa_unmark(s, SROA_SEEN, (Val)seen.p[i]);
  uint32_t n = 0;
  for (uint32_t i = 0; i < casts.n; i++) {
    Val w = (Val)casts.p[i], x = arg(f, w, 0);
    if (x == w) continue; /* unreachable code */
    val_replace(f, w, x);
    ins_erase(f, w);
    n++;
  }
  vec_free(&work);
  vec_free(&seen);
  vec_free(&casts);
  return n != 0;
}

bool agg_split(Sroa *s, Val a) {
  Fn *f = s->f;
  const Module *m = f->m;
  VecU32 work = {0}, hit = {0}, seen = {0}, users = {0};
  bool changed = drop_casts(s, a);
  vec_push(&work, (uint32_t)a);
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    if (op(f, v) == OP_NONE) continue;
    if ((op(f, v) == OP_PHI || op(f, v) == OP_SELECT) && split_copies(s, v, alloca_type(f, a))) changed = true;
    users.n = 0;
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      Op o = op(f, w);
      if (o == OP_LOAD || (o == OP_STORE && use_index(f, u) == 1)) {
        Ty t = access_type(f, w);
        if (ty_is_agg(m, t) && is_simple(f, w) && !ty_scalable(m, t) && can_split(m, t)) vec_push(&hit, (uint32_t)w);
      } else if (o == OP_GEP || o == OP_BITCAST || o == OP_ADDRSPACECAST) {
        if (!ty_is_vec(m, ty(f, w)) && use_index(f, u) == 0) vec_push(&users, (uint32_t)w);
      } else if (o == OP_PHI || o == OP_SELECT) {
        if (!ty_is_vec(m, ty(f, w)) && !sroa_has(s, SROA_SEEN, w)) {
          sroa_add(s, &seen, SROA_SEEN, w);
          vec_push(&users, (uint32_t)w);
        }
      }
    }
    for (uint32_t i = 0; i < users.n; i++) {
      Val w = (Val)users.p[i];
      if (op(f, w) == OP_NONE) continue;
      Val n = op(f, w) == OP_GEP ? unfold_gep(s, w) : VAL_NONE;
      if (n) {
        changed = true;
        w = n;
        if (!sroa_has(s, SROA_SEEN, w)) sroa_add(s, &seen, SROA_SEEN, w);
        else continue;
      }
      vec_push(&work, (uint32_t)w);
    }
  }
  for (uint32_t i = 0; i < seen.n; i++) sroa_unmark(s, SROA_SEEN, (Val)seen.p[i]);
  for (uint32_t i = 0; i < hit.n; i++)
    if (op(f, (Val)hit.p[i]) != OP_NONE) {
      split_access(s, (Val)hit.p[i]);
      changed = true;
    }
  vec_free(&work);
  vec_free(&hit);
  vec_free(&seen);
  vec_free(&users);
  return changed;
}
