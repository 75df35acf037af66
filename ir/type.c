/* type.c: the type interner, queries, and sizes under the data layout. Contract: type.h.
 * Layout rules: LLVM Language Reference, "Data Layout". */
#include "ir/interners.h"
#include "ir/type.h"
#include "support/few.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct PtrLayout {
  uint32_t as, bits, index_bits;
  uint8_t abi, pref;
  bool nonintegral;
} PtrLayout;
typedef struct SizeAlign {
  uint32_t bits;
  uint8_t abi, pref;
} SizeAlign; /* log2 of bytes */
typedef struct DataLayoutInfo {
  VEC(PtrLayout) ptr;
  VEC(SizeAlign) ints, floats, vecs; /* sorted by bits */
  uint8_t agg_abi, agg_pref;
  VecU32 legal;
  uint32_t alloca_as, globals_as, program_as;
  bool big_endian;
} DataLayoutInfo;

static inline TypeRec *rec(const Module *m, Ty t) { return seg_of(&m->rec.types, (uint32_t)t, sizeof(TypeRec)); }
uint32_t ty_count(const Module *m) {
  intern_lock(m);
  uint32_t n = m->rec.types.n;
  intern_unlock(m);
  return n;
}

/* ---- interning ---- */
static uint32_t key_hash(const TypeRec *k) {
  uint64_t h = hash_mix(k->kind | (uint64_t)(k->flags & ~TYF_OPAQUE) << 8, k->n);
  h = hash_mix(h, k->count);
  uint32_t ne = k->kind == TK_FUNC                                                      ? k->n + 1
                : k->kind == TK_STRUCT || k->kind == TK_TARGET                          ? k->n
                : k->kind == TK_VECTOR || k->kind == TK_ARRAY || k->kind == TK_TYPEDPTR ? 1
                                                                                        : 0;
  for (uint32_t i = 0; i < ne; i++) h = hash_mix(h, (uint64_t)k->elem[i]);
  if (k->kind == TK_TARGET) {
    h = hash_mix(h, hash_bytes(k->name.p, k->name.n));
    for (uint64_t i = 0; i < k->count; i++) h = hash_mix(h, k->field[i]);
  }
  return (uint32_t)h;
}

static uint32_t elem_count(const TypeRec *k) {
  switch (k->kind) {
  case TK_FUNC: return k->n + 1;
  case TK_STRUCT:
  case TK_TARGET: return k->n;
  case TK_VECTOR:
  case TK_ARRAY:
  case TK_TYPEDPTR: return 1;
  default: return 0;
  }
}
static bool key_equal(const TypeRec *a, const TypeRec *b) {
  if (a->kind != b->kind || a->flags != b->flags || a->n != b->n || a->count != b->count) return false;
  uint32_t ne = elem_count(a);
  for (uint32_t i = 0; i < ne; i++)
    if (a->elem[i] != b->elem[i]) return false;
  if (a->kind == TK_TARGET) {
    if (!str_eq(a->name, b->name)) return false;
    for (uint64_t i = 0; i < a->count; i++)
      if (a->field[i] != b->field[i]) return false;
  }
  return true;
}
/* Offsets of a structure's fields, its size and alignment; false: it has none. */
static bool struct_layout(const Module *m, TypeRec *r, uint64_t *bits, unsigned *abi) {
  const DataLayoutInfo *d = m->dl;
  if (r->flags & TYF_OPAQUE) return false;
  for (uint32_t i = 0; i < r->n; i++)
    if (!rec(m, r->elem[i])->sized) return false;
  bool scalable = false, same = true; /* scalable vectors only among equals: otherwise offsets are no constants */
  for (uint32_t i = 0; i < r->n; i++) scalable |= ty_scalable(m, r->elem[i]), same &= r->elem[i] == r->elem[0];
  if (scalable && !same) return false;
  uint64_t *off = ARENA_ARRAY(&m->in->arena, uint64_t, r->n + 1), at = 0;
  unsigned al = 0;
  for (uint32_t i = 0; i < r->n; i++) {
    const TypeRec *e = rec(m, r->elem[i]);
    unsigned a = r->flags & TYF_PACKED ? 0 : e->abi_log2;
    at = round_up(at, 1ull << a);
    off[i] = at;
    at += e->alloc_size;
    if (a > al) al = a;
  }
  if (!(r->flags & TYF_PACKED) && d->agg_abi > al) al = d->agg_abi;
  at = round_up(at, 1ull << al);
  r->field = off;
  *bits = at * 8;
  *abi = al;
  return true;
}
static void layout_compute(const Module *m, TypeRec *r);

static Ty intern(Module *m, const TypeRec *key) {
  Interners *in = m->in;
  intern_lock(m);
  IdSet *set = &in->type_set;
  uint32_t hash = key_hash(key), h = idset_first(set, hash), id;
  for (; (id = set->slot[h].id) != 0; h = idset_probe(set, h + 1, hash))
    if (key_equal(rec(m, (Ty)id), key)) {
      intern_unlock(m);
      return (Ty)id;
    }
  id = seg_push(&m->rec.types);
  TypeRec *r = rec(m, (Ty)id);
  *r = *key;
  uint32_t ne = elem_count(key);
  if (ne) {
    Ty *e = ARENA_ARRAY(&in->arena, Ty, ne);
    memcpy(e, key->elem, ne * sizeof(Ty));
    r->elem = e;
  }
  if (key->kind == TK_TARGET) {
    r->name = (Str){arena_strdup(&in->arena, key->name), key->name.n};
    uint64_t *f = ARENA_ARRAY(&in->arena, uint64_t, key->count + 1);
    if (key->count) memcpy(f, key->field, key->count * sizeof(uint64_t));
    r->field = f;
  }
  if (m->dl) layout_compute(m, r);
  idset_put(set, h, id, hash);
  intern_unlock(m);
  return (Ty)id;
}

/* The fixed ids of type.h, in their order. */
void types_init(Module *m);
void types_init(Module *m) {
  m->rec.types.elem = sizeof(TypeRec);
  seg_push(&m->rec.types); /* TY_NONE */
  static const uint8_t simple[] = {TK_VOID,  TK_HALF,   TK_BFLOAT, TK_FLOAT,    TK_DOUBLE, TK_FP80,
                                   TK_FP128, TK_PPC128, TK_LABEL,  TK_METADATA, TK_TOKEN,  TK_AMX};
  for (unsigned i = 0; i < ARRAY_LEN(simple); i++) intern(m, &(TypeRec){.kind = simple[i]});
  static const uint32_t bits[] = {1, 8, 16, 32, 64, 128}, as[] = {0, 1, 3, 4, 5, 7, 101};
  for (unsigned i = 0; i < ARRAY_LEN(bits); i++) intern(m, &(TypeRec){.kind = TK_INT, .n = bits[i]});
  for (unsigned i = 0; i < ARRAY_LEN(as); i++) intern(m, &(TypeRec){.kind = TK_PTR, .n = as[i]});
  ASSERT(m->rec.types.n == TY_NFIXED);
}

Ty ty_int(Module *m, uint32_t bits) {
  switch (bits) { /* known without a look at the table, which other threads fill */
  case 1: return TY_I1;
  case 8: return TY_I8;
  case 16: return TY_I16;
  case 32: return TY_I32;
  case 64: return TY_I64;
  case 128: return TY_I128;
  default: break;
  }
  return intern(m, &(TypeRec){.kind = TK_INT, .n = bits});
}
Ty ty_ptr(Module *m, uint32_t as) {
  switch (as) {
  case 0: return TY_PTR;
  case 1: return TY_PTR1;
  case 3: return TY_PTR3;
  case 4: return TY_PTR4;
  case 5: return TY_PTR5;
  case 7: return TY_PTR7;
  case 101: return TY_PTR101;
  default: break;
  }
  return intern(m, &(TypeRec){.kind = TK_PTR, .n = as});
}
Ty ty_vec(Module *m, Ty elem, uint64_t n, bool scalable) {
  return intern(m, &(TypeRec){.kind = TK_VECTOR, .count = n, .elem = &elem, .flags = scalable ? TYF_SCALABLE : 0});
}
Ty ty_array(Module *m, Ty elem, uint64_t n) {
  return intern(m, &(TypeRec){.kind = TK_ARRAY, .count = n, .elem = &elem});
}
Ty ty_struct(Module *m, const Ty *fields, uint32_t n, bool packed) {
  return intern(
      m, &(TypeRec){
           .kind = TK_STRUCT, .n = n, .elem = fields, .flags = (uint8_t)(TYF_LITERAL | (packed ? TYF_PACKED : 0))});
}
Ty ty_target(Module *m, Str name, const Ty *types, uint32_t ntypes, const uint64_t *ints, uint32_t nints) {
  return intern(m,
                &(TypeRec){.kind = TK_TARGET, .n = ntypes, .elem = types, .count = nints, .field = ints, .name = name});
}
Ty ty_func(Module *m, Ty ret, const Ty *params, uint32_t n, bool vararg) {
  FEW(Ty, all, 32, (size_t)n + 1);
  all[0] = ret;
  if (n) memcpy(all + 1, params, n * sizeof(Ty));
  Ty t = intern(m, &(TypeRec){.kind = TK_FUNC, .n = n, .elem = all, .flags = vararg ? TYF_VARARG : 0});
  FEW_FREE(all);
  return t;
}

Ty ty_struct_new(Module *m, Str name) {
  Interners *in = m->in;
  intern_lock(m);
  uint32_t id = seg_push(&m->rec.types);
  TypeRec *r = rec(m, (Ty)id);
  r->kind = TK_STRUCT;
  r->flags = TYF_NAMED | TYF_OPAQUE;
  r->count = id; /* makes the key unlike any other; named structs are not in the set anyway */
  if (name.n) {
    r->name = (Str){text_keep(m, &in->arena, name), name.n};
    IdSet *set = &in->struct_names;
    uint32_t hash = (uint32_t)hash_bytes(name.p, name.n), h = idset_first(set, hash);
    while (set->slot[h].id) h = idset_probe(set, h + 1, hash);
    idset_put(set, h, id, hash);
  }
  intern_unlock(m);
  return (Ty)id;
}
Ty ty_struct_find(const Module *m, Str name) {
  const IdSet *s = &m->in->struct_names;
  if (!s->cap) return TY_NONE;
  uint32_t hash = (uint32_t)hash_bytes(name.p, name.n), id;
  for (uint32_t h = idset_probe(s, hash, hash); (id = s->slot[h].id) != 0; h = idset_probe(s, h + 1, hash))
    if (str_eq(rec(m, (Ty)id)->name, name)) return (Ty)id;
  return TY_NONE;
}
void ty_struct_body(Module *m, Ty t, const Ty *fields, uint32_t n, bool packed) {
  intern_lock(m);
  TypeRec *r = rec(m, t);
  r->flags = (uint8_t)(TYF_NAMED | (packed ? TYF_PACKED : 0));
  Ty *e = ARENA_ARRAY(&m->in->arena, Ty, n);
  if (n) memcpy(e, fields, n * sizeof(Ty));
  r->elem = e;
  r->n = n;
  r->sized = 0;
  intern_unlock(m);
}

/* ---- queries ---- */
static inline TyKind kind_of(const Module *m, Ty t) { return (TyKind)rec(m, t)->kind; }
const uint8_t ty_fixed_kind[TY_NFIXED] = {[TY_VOID] = TK_VOID,     [TY_HALF] = TK_HALF,
                                          [TY_BFLOAT] = TK_BFLOAT, [TY_FLOAT] = TK_FLOAT,
                                          [TY_DOUBLE] = TK_DOUBLE, [TY_FP80] = TK_FP80,
                                          [TY_FP128] = TK_FP128,   [TY_PPC128] = TK_PPC128,
                                          [TY_LABEL] = TK_LABEL,   [TY_METADATA] = TK_METADATA,
                                          [TY_TOKEN] = TK_TOKEN,   [TY_AMX] = TK_AMX,
                                          [TY_I1] = TK_INT,        [TY_I8] = TK_INT,
                                          [TY_I16] = TK_INT,       [TY_I32] = TK_INT,
                                          [TY_I64] = TK_INT,       [TY_I128] = TK_INT,
                                          [TY_PTR] = TK_PTR,       [TY_PTR1] = TK_PTR,
                                          [TY_PTR3] = TK_PTR,      [TY_PTR4] = TK_PTR,
                                          [TY_PTR5] = TK_PTR,      [TY_PTR7] = TK_PTR,
                                          [TY_PTR101] = TK_PTR};
const uint8_t ty_fixed_bits[TY_NFIXED] = {[TY_HALF] = 16, [TY_BFLOAT] = 16, [TY_FLOAT] = 32,   [TY_DOUBLE] = 64,
                                          [TY_FP80] = 80, [TY_FP128] = 128, [TY_PPC128] = 128, [TY_I1] = 1,
                                          [TY_I8] = 8,    [TY_I16] = 16,    [TY_I32] = 32,     [TY_I64] = 64,
                                          [TY_I128] = 128};
TyKind ty_made_kind(const Module *m, Ty t) { return kind_of(m, t); }
bool ty_made_int(const Module *m, Ty t) { return kind_of(m, t) == TK_INT; }
bool ty_made_ptr(const Module *m, Ty t) { return kind_of(m, t) == TK_PTR; }
bool ty_made_vec(const Module *m, Ty t) { return kind_of(m, t) == TK_VECTOR; }
bool ty_made_same_lanes(const Module *m, Ty a, Ty b) {
  const TypeRec *x = ty_rec(m, a), *y = ty_rec(m, b);
  if ((x->kind == TK_VECTOR) != (y->kind == TK_VECTOR)) return false;
  return x->kind != TK_VECTOR || (x->count == y->count && (x->flags & TYF_SCALABLE) == (y->flags & TYF_SCALABLE));
}
bool ty_made_agg(const Module *m, Ty t) { return kind_of(m, t) == TK_STRUCT || kind_of(m, t) == TK_ARRAY; }
Ty ty_made_scalar(const Module *m, Ty t) { return ty_is_vec(m, t) ? rec(m, t)->elem[0] : t; }
bool ty_made_func(const Module *m, Ty t) { return kind_of(m, t) == TK_FUNC; }
Ty ty_made_with_scalar(Module *m, Ty shape, Ty scalar) {
  if (!ty_is_vec(m, shape)) return scalar;
  const TypeRec *r = rec(m, shape);
  return r->elem[0] == scalar ? shape : ty_vec(m, scalar, r->count, r->flags & TYF_SCALABLE);
}
uint32_t ty_made_bits(const Module *m, Ty t) {
  t = ty_made_scalar(m, t);
  return t < TY_NFIXED ? ty_fixed_bits[t] : rec(m, t)->kind == TK_INT ? rec(m, t)->n : 0;
}
const uint8_t ty_fixed_space[TY_NFIXED - TY_PTR] = {[TY_PTR1 - TY_PTR] = 1, [TY_PTR3 - TY_PTR] = 3,
                                                    [TY_PTR4 - TY_PTR] = 4, [TY_PTR5 - TY_PTR] = 5,
                                                    [TY_PTR7 - TY_PTR] = 7, [TY_PTR101 - TY_PTR] = 101};
uint32_t ty_made_addrspace(const Module *m, Ty t) { return rec(m, ty_scalar(m, t))->n; }
Ty ty_field(const Module *m, Ty t, uint64_t i) {
  const TypeRec *r = rec(m, t);
  switch (r->kind) {
  case TK_STRUCT: return i < r->n && !(r->flags & TYF_OPAQUE) ? r->elem[i] : TY_NONE;
  case TK_ARRAY:
  case TK_VECTOR: return i < r->count ? r->elem[0] : TY_NONE;
  default: return TY_NONE;
  }
}
Ty ty_index(Module *m, Ty p) { return ty_with_scalar(m, p, ty_int(m, ptr_index_bits(m, ty_addrspace(m, p)))); }
Ty ty_intptr(Module *m, Ty p) { return ty_with_scalar(m, p, ty_int(m, ptr_bits(m, ty_addrspace(m, p)))); }

/* ---- data layout ---- */
static const PtrLayout *ptr_layout(const Module *m, uint32_t as) {
  const DataLayoutInfo *d = m->dl;
  for (uint32_t i = 0; i < d->ptr.n; i++)
    if (d->ptr.p[i].as == as) return &d->ptr.p[i];
  return &d->ptr.p[0]; /* address space 0 is always first */
}
uint32_t ptr_bits(const Module *m, uint32_t as) { return ptr_layout(m, as)->bits; }
uint32_t ptr_index_bits(const Module *m, uint32_t as) { return ptr_layout(m, as)->index_bits; }
bool ptr_nonintegral(const Module *m, uint32_t as) {
  const PtrLayout *p = ptr_layout(m, as);
  return p->as == as && p->nonintegral;
}
bool int_is_legal(const Module *m, uint32_t bits) {
  for (uint32_t i = 0; i < m->dl->legal.n; i++)
    if (m->dl->legal.p[i] == bits) return true;
  return false;
}
uint32_t dl_alloca_as(const Module *m) { return m->dl->alloca_as; }
uint32_t dl_globals_as(const Module *m) { return m->dl->globals_as; }
uint32_t dl_program_as(const Module *m) { return m->dl->program_as; }
bool dl_big_endian(const Module *m) { return m->dl->big_endian; }

typedef VEC(SizeAlign) VecSA;
static void sa_set(VecSA *v, uint32_t bits, uint8_t abi, uint8_t pref) {
  uint32_t i = 0;
  while (i < v->n && v->p[i].bits < bits) i++;
  if (i == v->n || v->p[i].bits != bits) {
    vec_push(v, ((SizeAlign){0}));
    memmove(v->p + i + 1, v->p + i, (v->n - 1 - i) * sizeof *v->p);
  }
  v->p[i] = (SizeAlign){bits, abi, pref};
}
/* Fills size and alignment of r if everything it is made of is sized. */
static void layout_compute(const Module *m, TypeRec *r) {
  const DataLayoutInfo *d = m->dl;
  uint64_t bits = 0;
  unsigned abi = 0;
  switch (r->kind) {
  case TK_HALF:
  case TK_BFLOAT:
  case TK_FLOAT:
  case TK_DOUBLE:
  case TK_FP80:
  case TK_FP128:
  case TK_PPC128: {
    static const uint32_t w[] = {16, 16, 32, 64, 80, 128, 128};
    bits = w[r->kind - TK_HALF];
    abi = log2_ceil((bits + 7) / 8);
    for (uint32_t i = 0; i < d->floats.n; i++)
      if (d->floats.p[i].bits == bits) abi = d->floats.p[i].abi;
    break;
  }
  case TK_INT: {
    bits = r->n;
    uint32_t i = 0;
    while (i < d->ints.n && d->ints.p[i].bits < bits) i++;
    abi = i < d->ints.n ? d->ints.p[i].abi : d->ints.p[d->ints.n - 1].abi; /* the next larger, else the largest */
    break;
  }
  case TK_PTR: {
    const PtrLayout *p = ptr_layout(m, r->n);
    bits = p->bits;
    abi = p->abi;
    break;
  }
  case TK_AMX:
    bits = 8192;
    abi = 6;
    break;
  case TK_VECTOR: {
    const TypeRec *e = rec(m, r->elem[0]);
    if (!e->sized) return;
    bits = e->size_bits * r->count;
    uint32_t i = 0;
    while (i < d->vecs.n && d->vecs.p[i].bits != bits) i++;
    abi = i < d->vecs.n ? d->vecs.p[i].abi : log2_ceil((bits + 7) / 8);
    break;
  }
  case TK_ARRAY: {
    const TypeRec *e = rec(m, r->elem[0]);
    if (!e->sized) return;
    bits = e->alloc_size * 8 * r->count;
    abi = e->abi_log2;
    break;
  }
  case TK_STRUCT:
    if (!struct_layout(m, r, &bits, &abi)) return;
    break;
  case TK_TARGET: /* target types without a layout are pointer-like only for spirv; size unknown here */
    if (str_eq(r->name, STR("riscv.vector.tuple")) || str_eq(r->name, STR("amdgcn.named.barrier"))) {
      bits = 128;
      abi = 2;
      break;
    }
    if (str_starts(r->name, STR("spirv."))) {
      const PtrLayout *p = ptr_layout(m, 0);
      bits = p->bits;
      abi = p->abi;
      break;
    }
    if (str_eq(r->name, STR("aarch64.svcount"))) {
      bits = 16;
      abi = 1;
      break;
    }
    return;
  default: return;
  }
  r->size_bits = bits;
  r->abi_log2 = (uint8_t)abi;
  r->alloc_size = round_up((bits + 7) / 8, 1ull << abi);
  r->sized = 1;
}

void types_layout(Module *m) {
  /* Ids grow from parts to wholes except through named structs, which may be defined after their users: parts first,
   * depth first. A struct that contains itself stays without a size. Linear. */
  uint32_t n = m->rec.types.n;
  uint8_t *seen = mem_zalloc(n);
  VEC(uint32_t) st = {0};
  for (uint32_t i = 1; i < n; i++) {
    if (rec(m, (Ty)i)->sized || seen[i]) continue;
    vec_push(&st, i);
    while (st.n) {
      uint32_t t = vec_last(&st), open = st.n;
      TypeRec *r = rec(m, (Ty)t);
      if (!seen[t]) {
        seen[t] = 1;
        uint32_t parts = r->kind == TK_STRUCT ? r->n : r->kind == TK_ARRAY || r->kind == TK_VECTOR ? 1 : 0;
        for (uint32_t k = 0; k < parts; k++) {
          uint32_t e = (uint32_t)r->elem[k];
          if (!rec(m, (Ty)e)->sized && !seen[e]) vec_push(&st, e);
        }
      }
      if (st.n != open) continue;
      if (!r->sized) layout_compute(m, r);
      st.n--;
    }
  }
  vec_free(&st);
  mem_free(seen);
}

static const TypeRec *sized(const Module *m, Ty t) {
  TypeRec *r = rec(m, t);
  if (UNLIKELY(!r->sized && !m->types_known))
    types_layout((Module *)(uintptr_t)m); /* a struct whose parts may have got their bodies since */
  return r;
}
bool ty_made_sized(const Module *m, Ty t) { return sized(m, t)->sized; }
uint64_t ty_size_bits(const Module *m, Ty t) { return sized(m, t)->size_bits; }
uint64_t ty_made_store_size(const Module *m, Ty t) { return (sized(m, t)->size_bits + 7) / 8; }
uint64_t ty_alloc_size(const Module *m, Ty t) { return sized(m, t)->alloc_size; }
uint32_t ty_abi_align(const Module *m, Ty t) { return 1u << sized(m, t)->abi_log2; }
uint32_t ty_pref_align(const Module *m, Ty t) {
  const TypeRec *r = sized(m, t);
  const DataLayoutInfo *d = m->dl;
  while (r->kind == TK_ARRAY) r = rec(m, r->elem[0]);
  unsigned p = r->abi_log2;
  switch (r->kind) {
  case TK_INT: {
    uint32_t i = 0;
    while (i + 1 < d->ints.n && d->ints.p[i].bits < r->n) i++;
    p = d->ints.p[i].pref; /* the next larger, else the largest */
    break;
  }
  case TK_PTR: p = ptr_layout(m, r->n)->pref; break;
  case TK_STRUCT:
    if (d->agg_pref > p) p = d->agg_pref;
    break; /* a packed one too */
  case TK_VECTOR:
    for (uint32_t i = 0; i < d->vecs.n; i++)
      if (d->vecs.p[i].bits == r->size_bits) p = d->vecs.p[i].pref;
    break;
  case TK_HALF:
  case TK_BFLOAT:
  case TK_FLOAT:
  case TK_DOUBLE:
  case TK_FP80:
  case TK_FP128:
  case TK_PPC128:
    for (uint32_t i = 0; i < d->floats.n; i++)
      if (d->floats.p[i].bits == r->size_bits) p = d->floats.p[i].pref;
    break;
  default: break;
  }
  return 1u << p;
}
bool ty_made_scalable(const Module *m, Ty t) {
  for (;;) {
    const TypeRec *r = rec(m, t);
    if (r->kind == TK_VECTOR) return r->flags & TYF_SCALABLE;
    if (r->kind == TK_TARGET)
      return str_eq(r->name, STR("riscv.vector.tuple")) || str_eq(r->name, STR("aarch64.svcount"));
    if (r->kind == TK_ARRAY) {
      t = r->elem[0];
      continue;
    }
    if (r->kind != TK_STRUCT || r->n == 0 || (r->flags & TYF_OPAQUE)) return false;
    t = r->elem[0]; /* LLVM allows scalable structs only when every field is alike */
  }
}
uint64_t ty_field_offset(const Module *m, Ty t, uint32_t i) {
  const TypeRec *r = sized(m, t);
  ASSERT(r->field && i < r->n);
  return r->field[i];
}
uint32_t ty_field_at(const Module *m, Ty t, uint64_t offset) {
  const TypeRec *r = sized(m, t);
  ASSERT(r->field && r->n);
  uint32_t lo = 0, hi = r->n; /* last i with field[i] <= offset */
  while (hi - lo > 1) {
    uint32_t mid = (lo + hi) / 2;
    if (r->field[mid] <= offset) lo = mid;
    else hi = mid;
  }
  return lo;
}

/* The reader of one specification of a layout, a letter and components between ':'. The first fault is written to
 * `err`, in LLVM's words. */
typedef struct DlRead {
  char *err;
  size_t err_size;
} DlRead;
enum { DL_COMPONENTS = 6 }; /* one more than any specification of fixed length has */

static PRINTF_LIKE(2, 3) bool dl_fault(const DlRead *r, const char *fmt, ...) {
  va_list ap;
  va_start(ap, fmt);
  vsnprintf(r->err, r->err_size, fmt, ap);
  va_end(ap);
  return false;
}

static Str dl_component(Str *rest, bool *more) { /* up to the next ':', which is taken too */
  const char *colon = rest->n ? memchr(rest->p, ':', rest->n) : NULL;
  Str c = {rest->p, colon ? (uint32_t)(colon - rest->p) : rest->n};
  *more = colon != NULL;
  rest->p += c.n + (colon != NULL);
  rest->n -= c.n + (colon != NULL);
  return c;
}
static uint32_t dl_split(Str rest,
                         Str part[DL_COMPONENTS]) { /* how many there are; those beyond the array are counted as one */
  uint32_t n = 0;
  for (bool more = true; more && n < DL_COMPONENTS;) part[n++] = dl_component(&rest, &more);
  return n;
}
static bool dl_num(Str s, unsigned bits, uint32_t *out) {
  uint64_t x = 0;
  for (uint32_t i = 0; i < s.n; i++) {
    if (s.p[i] < '0' || s.p[i] > '9') return false;
    x = x * 10 + (uint64_t)(s.p[i] - '0');
    if (x >> bits) return false;
  }
  *out = (uint32_t)x;
  return s.n != 0;
}
static bool dl_size(const DlRead *r, Str s, const char *name, uint32_t *out) {
  if (!s.n) return dl_fault(r, "%s component cannot be empty", name);
  if (!dl_num(s, 24, out) || !*out) return dl_fault(r, "%s must be a non-zero 24-bit integer", name);
  return true;
}
static bool dl_space(const DlRead *r, Str s, uint32_t *out) {
  if (!s.n) return dl_fault(r, "address space component cannot be empty");
  return dl_num(s, 24, out) || dl_fault(r, "address space must be a 24-bit integer");
}
static bool dl_align(const DlRead *r, Str s, const char *name, bool zero_ok, uint8_t *log2_bytes) {
  uint32_t bits;
  if (!s.n) return dl_fault(r, "%s alignment component cannot be empty", name);
  if (!dl_num(s, 16, &bits)) return dl_fault(r, "%s alignment must be a 16-bit integer", name);
  *log2_bytes = 0;
  if (!bits) return zero_ok || dl_fault(r, "%s alignment must be non-zero", name);
  if (bits % 8 || !is_pow2(bits / 8))
    return dl_fault(r, "%s alignment must be a power of two times the byte width", name);
  *log2_bytes = (uint8_t)log2_floor(bits / 8);
  return true;
}
/* <abi>[:<pref>] */
static bool dl_aligns(const DlRead *r, const Str *part, uint32_t n, bool zero_ok, bool byte, uint8_t *abi,
                      uint8_t *pref) {
  if (!dl_align(r, part[0], "ABI", zero_ok, abi)) return false;
  if (byte && *abi) return dl_fault(r, "i8 must be 8-bit aligned");
  *pref = *abi;
  if (n > 1 && !dl_align(r, part[1], "preferred", false, pref)) return false;
  return *pref >= *abi || dl_fault(r, "preferred alignment cannot be less than the ABI alignment");
}

/* p[<flags>][<n>][(<name>)]:<size>:<abi>[:<pref>[:<idx>]] */
static bool dl_pointer(const DlRead *r, DataLayoutInfo *d, Str rest) {
  Str part[DL_COMPONENTS];
  uint32_t n = dl_split(rest, part);
  if (n < 3 || n > 5)
    return dl_fault(r, "malformed specification, must be of the form \"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\"");
  Str s = part[0];
  bool odd = false; /* external state or an unstable representation */
  for (; s.n && (s.p[0] < '0' || s.p[0] > '9') && s.p[0] != '('; s.p++, s.n--) {
    if (s.p[0] != 'e' && s.p[0] != 'u') return dl_fault(r, "'%c' is not a valid pointer specification flag", s.p[0]);
    odd = true;
  }
  const char *name = s.n ? memchr(s.p, '(', s.n) : NULL;
  if (name) {
    uint32_t len = s.n - (uint32_t)(name - s.p);
    if (len < 3 || s.p[s.n - 1] != ')') return dl_fault(r, "Expected `( address space name )`");
    s.n -= len;
  }
  PtrLayout pl = {.nonintegral = odd};
  if (s.n && !dl_space(r, s, &pl.as)) return false;
  if (odd && !pl.as) return dl_fault(r, "address space 0 cannot be unstable or have external state");
  if (!dl_size(r, part[1], "pointer size", &pl.bits)) return false;
  if (!dl_aligns(r, part + 2, n - 2, false, false, &pl.abi, &pl.pref)) return false;
  pl.index_bits = pl.bits;
  if (n > 4 && !dl_size(r, part[4], "index size", &pl.index_bits)) return false;
  if (pl.index_bits > pl.bits) return dl_fault(r, "index size cannot be larger than the pointer size");
  uint32_t i = 0;
  while (i < d->ptr.n && d->ptr.p[i].as != pl.as) i++;
  if (i < d->ptr.n) d->ptr.p[i] = pl;
  else vec_push(&d->ptr, pl);
  return true;
}

/* i, f, v<size>:<abi>[:<pref>] and a:<abi>[:<pref>] */
static bool dl_type(const DlRead *r, DataLayoutInfo *d, char c, Str rest) {
  Str part[DL_COMPONENTS];
  uint32_t n = dl_split(rest, part), bits = 0;
  uint8_t abi = 0, pref = 0;
  bool aggregate = c == 'a';
  if (n < 2 || n > 3)
    return dl_fault(r, "malformed specification, must be of the form \"%c%s:<abi>[:<pref>]\"", c,
                    aggregate ? "" : "<size>");
  if (!aggregate && !dl_size(r, part[0], "size", &bits)) return false;
  if (aggregate && part[0].n && (!dl_num(part[0], 24, &bits) || bits)) return dl_fault(r, "size must be zero");
  if (!dl_aligns(r, part + 1, n - 1, aggregate, c == 'i' && bits == 8, &abi, &pref)) return false;
  if (aggregate) d->agg_abi = abi, d->agg_pref = pref;
  else sa_set(c == 'i' ? (VecSA *)&d->ints : c == 'f' ? (VecSA *)&d->floats : (VecSA *)&d->vecs, bits, abi, pref);
  return true;
}

/* n<size>[:<size>]... and ni:<address space>[:<address space>]... */
static bool dl_list(const DlRead *r, DataLayoutInfo *d, Str rest) {
  bool spaces = rest.n && rest.p[0] == 'i';
  if (spaces) {
    if (rest.n < 2 || rest.p[1] != ':')
      return dl_fault(r, "malformed specification, must be of the form \"ni:<address space>[:<address space>]...\"");
    rest.p += 2, rest.n -= 2;
  }
  for (bool more = true; more;) {
    Str s = dl_component(&rest, &more);
    uint32_t x = 0;
    if (!spaces) {
      if (!dl_size(r, s, "size", &x)) return false;
      vec_push(&d->legal, x);
      continue;
    }
    if (!dl_space(r, s, &x)) return false;
    if (!x) return dl_fault(r, "address space 0 cannot be non-integral");
    uint32_t i = 0;
    while (i < d->ptr.n && d->ptr.p[i].as != x) i++;
    if (i == d->ptr.n) {
      PtrLayout pl = d->ptr.p[0];
      pl.as = x;
      vec_push(&d->ptr, pl);
    }
    d->ptr.p[i].nonintegral = true;
  }
  return true;
}

static bool dl_specification(const DlRead *r, DataLayoutInfo *d, Str s) {
  if (!s.n) return dl_fault(r, "empty specification is not allowed");
  char c = s.p[0];
  Str rest = {s.p + 1, s.n - 1};
  uint8_t unused;
  switch (c) {
  case 'e':
  case 'E': d->big_endian = c == 'E'; return !rest.n || dl_fault(r, "malformed specification, must be just 'e' or 'E'");
  case 'm':
    if (rest.n < 2 || rest.p[0] != ':')
      return dl_fault(r, "malformed specification, must be of the form \"m:<mangling>\"");
    return (rest.n == 2 && memchr("aelmowx", rest.p[1], 7)) || dl_fault(r, "unknown mangling mode");
  case 'p': return dl_pointer(r, d, rest);
  case 'i':
  case 'f':
  case 'v':
  case 'a': return dl_type(r, d, c, rest);
  case 'n': return dl_list(r, d, rest);
  case 'S':
    if (!rest.n) return dl_fault(r, "malformed specification, must be of the form \"S<size>\"");
    return dl_align(r, rest, "stack natural", false, &unused);
  case 'P':
  case 'A':
  case 'G':
    if (!rest.n) return dl_fault(r, "malformed specification, must be of the form \"%c<address space>\"", c);
    return dl_space(r, rest, c == 'P' ? &d->program_as : c == 'A' ? &d->alloca_as : &d->globals_as);
  case 'F':
    if (!rest.n) return dl_fault(r, "malformed specification, must be of the form \"F<type><abi>\"");
    if (rest.p[0] != 'i' && rest.p[0] != 'n')
      return dl_fault(r, "unknown function pointer alignment type '%c'", rest.p[0]);
    return dl_align(r, (Str){rest.p + 1, rest.n - 1}, "ABI", false, &unused);
  case 's': return true; /* obsolete stack object alignment: LLVM ignores it */
  default: return dl_fault(r, "unknown specifier '%c'", c);
  }
}

void datalayout_free(Module *m) {
  DataLayoutInfo *d = m->dl;
  if (!d) return;
  vec_free(&d->ptr);
  vec_free(&d->ints);
  vec_free(&d->floats);
  vec_free(&d->vecs);
  vec_free(&d->legal);
}

bool datalayout_parse(Module *m, Str text, char *err, size_t err_size) {
  DataLayoutInfo *d = m->dl;
  datalayout_free(m);
  if (!d) d = arena_alloc(&m->arena, sizeof *d);
  *d = (DataLayoutInfo){.agg_pref = 3};
  m->dl = d;
  for (uint32_t i = 1; i < m->rec.types.n; i++) rec(m, (Ty)i)->sized = 0;
  vec_push(&d->ptr, ((PtrLayout){0, 64, 64, 3, 3, false}));
  sa_set((VecSA *)&d->ints, 1, 0, 0);
  sa_set((VecSA *)&d->ints, 8, 0, 0);
  sa_set((VecSA *)&d->ints, 16, 1, 1);
  sa_set((VecSA *)&d->ints, 32, 2, 2);
  sa_set((VecSA *)&d->ints, 64, 2, 3);
  sa_set((VecSA *)&d->floats, 16, 1, 1);
  sa_set((VecSA *)&d->floats, 32, 2, 2);
  sa_set((VecSA *)&d->floats, 64, 3, 3);
  sa_set((VecSA *)&d->floats, 128, 4, 4);
  sa_set((VecSA *)&d->vecs, 64, 3, 3);
  sa_set((VecSA *)&d->vecs, 128, 4, 4);
  DlRead r = {err, err_size};
  for (bool more = text.n != 0; more;) {
    const char *dash = text.n ? memchr(text.p, '-', text.n) : NULL;
    Str s = {text.p, dash ? (uint32_t)(dash - text.p) : text.n};
    more = dash != NULL;
    text.p += s.n + more, text.n -= s.n + more;
    if (!dl_specification(&r, d, s)) return false;
  }
  types_layout(m);
  return true;
}
