/* const.c: constant pools. Contract: const.h.
 *
 * Interning: a maker appends the payload (list, words, bytes) to the pool, hashes the candidate, and either finds an
 * equal constant (and takes the payload back) or keeps both. Every canonical form is decided here, so equality is id
 * equality.
 */
#include "ir/const.h"
#include "ir/const_pool.h"
#include "ir/effects.h"
#include "ir/interners.h"
#include "ir/ir.h"
#include "support/few.h"

void con_pool_init(ConPool *p, Module *m, Arena *a) { *p = (ConPool){.m = m, .arena = a}; }
void con_pool_free(ConPool *p) {
  vec_free(&p->con);
  vec_free(&p->list);
  vec_free(&p->words);
  mem_free(p->hash);
  p->hash = NULL;
  p->hash_cap = p->hash_room = 0;
}

/* ---- payloads ---- */
static uint64_t data_size(const ConPool *p, Ty t) {
  const TypeRec *r = ty_rec(p->m, t);
  return r->count * ((ty_bits(p->m, r->elem[0]) + 7) / 8);
}
/* Words of the 64-bit pool that this constant owns. */
static uint32_t nwords_of(const ConPool *p, const Con *c) {
  if (c->kind == CON_INT || c->kind == CON_FP) {
    uint32_t b = ty_bits(p->m, c->type);
    return b > 64 ? (b + 63) / 64 : 0;
  }
  return c->kind == CON_ADDR ? 1 : 0;
}
static uint32_t nlist_of(const ConPool *p, const Con *c) {
  switch (c->kind) {
  case CON_AGG:
  case CON_PTRAUTH: return c->b;
  case CON_ASM: return 3;
  case CON_EXPR: return EX_OPS + p->list.p[c->a + EX_N] + p->list.p[c->a + EX_NMASK];
  default: return 0;
  }
}
_Static_assert(sizeof(Con) == 16, "no padding: constants without payload are compared as bytes");
static inline uint64_t con_head(const Con *c) { /* kind, sub, flags and type */
  uint64_t h;
  memcpy(&h, c, sizeof h);
  return h;
}
static inline uint64_t head_hash(const Con *c) { return con_head(c) * 0xC2B2AE3D27D4EB4Full; }
/* What con_hash is for a constant without payload. */
static inline uint64_t flat_hash(const Con *c) { return hash_mix(head_hash(c), c->lo); }
static uint64_t con_hash(const ConPool *p, const Con *c) {
  uint64_t h = head_hash(c);
  uint32_t nw = nwords_of(p, c), nl = nlist_of(p, c);
  if (c->kind == CON_ADDR) h = hash_mix(hash_mix(h, c->a), p->words.p[c->b]);
  else if (nw)
    for (uint32_t i = 0; i < nw; i++) h = hash_mix(h, p->words.p[c->lo + i]);
  else if (nl)
    for (uint32_t i = 0; i < nl; i++) h = hash_mix(h, p->list.p[c->a + i]);
  else if (c->kind == CON_DATA) h = hash_mix(h, hash_bytes((const void *)(uintptr_t)c->lo, data_size(p, c->type)));
  else h = hash_mix(h, c->lo);
  return h;
}
static bool con_same(const ConPool *p, const Con *x, const Con *y) {
  if (con_head(x) != con_head(y)) return false;
  uint32_t nw = nwords_of(p, x);
  if (x->kind == CON_ADDR) return x->a == y->a && p->words.p[x->b] == p->words.p[y->b];
  if (nw) return memcmp(p->words.p + x->lo, p->words.p + y->lo, nw * sizeof(uint64_t)) == 0;
  uint32_t nl = nlist_of(p, x);
  if (nl || x->kind == CON_AGG || x->kind == CON_EXPR)
    return nl == nlist_of(p, y) && memcmp(p->list.p + x->a, p->list.p + y->a, nl * sizeof(uint32_t)) == 0;
  if (x->kind == CON_DATA)
    return memcmp((const void *)(uintptr_t)x->lo, (const void *)(uintptr_t)y->lo, data_size(p, x->type)) == 0;
  return x->lo == y->lo;
}
static void hash_grow(ConPool *p) {
  uint32_t cap = u32_max(
      16, u32_min(p->hash_room, 64)); /* most functions fill no more: where there is room it is built once */
  while (cap < p->con.n * 2) cap *= 2;
  if (cap > p->hash_room) { /* what it holds is not needed, the pages it has are */
    p->hash = mem_realloc(p->hash, sizeof(uint32_t) * cap);
    p->hash_room = cap;
  }
  uint32_t *h = memset(p->hash, 0, sizeof(uint32_t) * cap);
  for (uint32_t i = 1; i < p->con.n; i++) {
    uint32_t s = (uint32_t)con_hash(p, &p->con.p[i]) & (cap - 1);
    while (h[s]) s = (s + 1) & (cap - 1);
    h[s] = i;
  }
  p->hash_cap = cap;
}
/* Finds or adds c. *fresh tells whether it was added (else its payload may be taken back). */
Val con_intern_(ConPool *p, Con c, bool *fresh) {
  if (UNLIKELY(!p->con.n)) vec_push(&p->con, ((Con){0}));
  if (UNLIKELY(p->con.n * 2 > p->hash_cap)) hash_grow(p);
  uint32_t mask = p->hash_cap - 1, s = (uint32_t)con_hash(p, &c) & mask;
  for (; p->hash[s]; s = (s + 1) & mask)
    if (con_same(p, &p->con.p[p->hash[s]], &c)) {
      if (fresh) *fresh = false;
      return (Val)(p->hash[s] | VAL_CON_BIT);
    }
  uint32_t id = p->con.n;
  ASSERT(id < VAL_CON_BIT);
  vec_push(&p->con, c);
  p->hash[s] = id;
  if (fresh) *fresh = true;
  return (Val)(id | VAL_CON_BIT);
}
/* The constant without payload that equals c, or 0: equal ones are equal bit by bit. There is a table. */
static inline uint32_t flat_find(const ConPool *p, const Con *c, uint32_t *slot) {
  uint32_t mask = p->hash_cap - 1, s = (uint32_t)flat_hash(c) & mask, id;
  for (; (id = p->hash[s]); s = (s + 1) & mask)
    if (con_head(&p->con.p[id]) == con_head(c) && p->con.p[id].lo == c->lo) break;
  *slot = s;
  return id;
}
/* Adds a constant without payload at slot s, where it was not found; there may have been no table. */
static NOINLINE Val con_add_flat(ConPool *p, Con c, uint32_t s) {
  if (UNLIKELY(!p->con.n || p->con.n * 2 > p->hash_cap)) {
    if (!p->con.n) vec_push(&p->con, ((Con){0}));
    hash_grow(p);
    uint32_t id = flat_find(p, &c, &s);
    if (id) return (Val)(id | VAL_CON_BIT);
  }
  uint32_t id = p->con.n;
  ASSERT(id < VAL_CON_BIT);
  vec_push(&p->con, c);
  p->hash[s] = id;
  return (Val)(id | VAL_CON_BIT);
}
static inline Val con_intern_flat(ConPool *p, Con c) {
  uint32_t s = 0, id = LIKELY(p->hash_cap) ? flat_find(p, &c, &s) : 0;
  return id ? (Val)(id | VAL_CON_BIT) : con_add_flat(p, c, s);
}
static Val con_simple(ConPool *p, ConKind k, Ty t) { return con_intern_flat(p, (Con){.kind = (uint8_t)k, .type = t}); }
static Val con_ab(ConPool *p, ConKind k, unsigned flags, Ty t, uint32_t a, uint32_t b) {
  return con_intern_flat(p, (Con){.kind = (uint8_t)k, .flags = (uint16_t)flags, .type = t, .a = a, .b = b});
}

/* ---- scalars ---- */
static Val int_words(ConPool *p, Ty t, const uint64_t *w, uint32_t bits) {
  uint32_t at = p->words.n, n = (bits + 63) / 64;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t x = w[i];
    if (i == n - 1 && bits % 64) x &= mask64(bits % 64);
    vec_push(&p->words, x);
  }
  bool fresh;
  Val v = con_intern_(p, (Con){.kind = CON_INT, .type = t, .lo = at}, &fresh);
  if (!fresh) p->words.n = at;
  return v;
}
static Val scalar_int(ConPool *p, Ty t, uint64_t x, bool sign) {
  uint32_t bits = ty_bits(p->m, t);
  if (LIKELY(bits <= 64)) return con_intern_flat(p, (Con){.kind = CON_INT, .type = t, .lo = x & mask64(bits)});
  uint32_t n = (bits + 63) / 64, at = p->words.n;
  uint64_t fill = sign && (int64_t)x < 0 ? ~0ull : 0;
  vec_push(&p->words, x);
  for (uint32_t i = 1; i < n; i++) vec_push(&p->words, i == n - 1 && bits % 64 ? fill & mask64(bits % 64) : fill);
  bool fresh;
  Val v = con_intern_(p, (Con){.kind = CON_INT, .type = t, .lo = at}, &fresh);
  if (!fresh) p->words.n = at;
  return v;
}
static Val splat_of(ConPool *p, Ty t, Val scalar) { return ty_is_vec(p->m, t) ? con_splat(p, t, scalar) : scalar; }
Val con_int(ConPool *p, Ty t, uint64_t x) {
  if (LIKELY(t >= TY_I1 && t <= TY_I64))
    return con_intern_flat(p, (Con){.kind = CON_INT, .type = t, .lo = x & mask64(ty_fixed_bits[t])});
  return splat_of(p, t, scalar_int(p, ty_scalar(p->m, t), x, false));
}
Val con_sint(ConPool *p, Ty t, int64_t x) {
  return splat_of(p, t, scalar_int(p, ty_scalar(p->m, t), (uint64_t)x, true));
}
Val con_ap(ConPool *p, Ty t, Ap x) {
  Ty s = ty_scalar(p->m, t);
  DASSERT(ty_bits(p->m, s) == x.bits);
  return splat_of(p, t, x.bits <= 64 ? scalar_int(p, s, x.u, false) : int_words(p, s, x.w, x.bits));
}
Val con_fp(ConPool *p, Ty t, FpBits x) {
  Ty s = ty_scalar(p->m, t);
  uint32_t bits = ty_bits(p->m, s);
  Val v;
  if (bits <= 64) v = con_intern_flat(p, (Con){.kind = CON_FP, .type = s, .lo = x.lo & mask64(bits)});
  else {
    uint32_t at = p->words.n;
    vec_push(&p->words, x.lo);
    vec_push(&p->words, bits == 80 ? x.hi & 0xffff : x.hi);
    bool fresh;
    v = con_intern_(p, (Con){.kind = CON_FP, .type = s, .lo = at}, &fresh);
    if (!fresh) p->words.n = at;
  }
  return splat_of(p, t, v);
}
FpKind fp_kind_of(Ty t) {
  switch (t) {
  case TY_HALF: return FP_HALF;
  case TY_BFLOAT: return FP_BFLOAT;
  case TY_FLOAT: return FP_FLOAT;
  case TY_DOUBLE: return FP_DOUBLE;
  case TY_FP80: return FP_X86_FP80;
  case TY_FP128: return FP_FP128;
  case TY_PPC128: return FP_PPC_FP128;
  default: BUG("type %u is no floating-point scalar", (unsigned)t);
  }
}
Val con_null(ConPool *p, Ty t) {
  switch (ty_kind(p->m, t)) {
  case TK_INT: return scalar_int(p, t, 0, false);
  case TK_PTR: return con_simple(p, CON_NULL, t);
  case TK_TOKEN: return con_simple(p, CON_TOKEN, t);
  default: return ty_is_fp(t) ? con_fp(p, t, (FpBits){0}) : con_simple(p, CON_ZERO, t);
  }
}
Val con_allones(ConPool *p, Ty t) { return con_sint(p, t, -1); }
Val con_undef(ConPool *p, Ty t) { return con_simple(p, CON_UNDEF, t); }
Val con_poison(ConPool *p, Ty t) { return con_simple(p, CON_POISON, t); }

/* ---- aggregates ---- */
static bool zero_shallow(const ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  switch (c->kind) {
  case CON_ZERO:
  case CON_NULL: return true;
  case CON_INT:
  case CON_FP: {
    uint32_t nw = nwords_of(p, c);
    if (!nw) return c->lo == 0;
    for (uint32_t i = 0; i < nw; i++)
      if (p->words.p[c->lo + i]) return false;
    return true;
  }
  default: return false;
  }
}
/* An array whose elements are whole bytes of simple numbers. */
static uint32_t data_elem_bytes(const ConPool *p, Ty t) {
  const TypeRec *r = ty_rec(p->m, t);
  if (r->kind != TK_ARRAY) return 0;
  switch (r->elem[0]) {
  case TY_I8: return 1;
  case TY_I16:
  case TY_HALF:
  case TY_BFLOAT: return 2;
  case TY_I32:
  case TY_FLOAT: return 4;
  case TY_I64:
  case TY_DOUBLE: return 8;
  default: return 0;
  }
}
Val con_data(ConPool *p, Ty t, const void *bytes, size_t n) {
  const uint8_t *b = bytes;
  DASSERT(data_elem_bytes(p, t) && n == data_size(p, t));
  size_t i = 0;
  while (i < n && !b[i]) i++;
  if (i == n) return con_simple(p, CON_ZERO, t);
  Con c = {.kind = CON_DATA, .type = t, .lo = (uint64_t)(uintptr_t)b};
  if (p->hash_cap) { /* look before copying */
    uint32_t mask = p->hash_cap - 1;
    for (uint32_t s = (uint32_t)con_hash(p, &c) & mask; p->hash[s]; s = (s + 1) & mask)
      if (con_same(p, &p->con.p[p->hash[s]], &c)) return (Val)(p->hash[s] | VAL_CON_BIT);
  }
  void *copy = arena_alloc(p->arena, n);
  memcpy(copy, b, n);
  c.lo = (uint64_t)(uintptr_t)copy;
  return con_intern_(p, c, NULL);
}
Val con_splat(ConPool *p, Ty t, Val e) {
  if (zero_shallow(p, e)) return con_simple(p, CON_ZERO, t);
  const Con *c = con_rec(p, e);
  if (c->kind == CON_UNDEF) return con_undef(p, t);
  if (c->kind == CON_POISON) return con_poison(p, t);
  return con_ab(p, CON_SPLAT, 0, t, (uint32_t)e, 0);
}
Val con_agg(ConPool *p, Ty t, const Val *e, uint32_t n) {
  bool all_zero = true, all_undef = n != 0, all_poison = n != 0, same = true, data = n != 0;
  uint32_t eb = data_elem_bytes(p, t);
  for (uint32_t i = 0; i < n; i++) {
    const Con *c = con_rec(p, e[i]);
    all_zero = all_zero && zero_shallow(p, e[i]);
    all_undef = all_undef && c->kind == CON_UNDEF;
    all_poison = all_poison && c->kind == CON_POISON;
    same = same && e[i] == e[0];
    data = data && eb && (c->kind == CON_INT || c->kind == CON_FP);
  }
  if (all_zero) return con_simple(p, CON_ZERO, t);
  if (all_undef) return con_undef(p, t);
  if (all_poison) return con_poison(p, t);
  if (same && ty_is_vec(p->m, t)) return con_splat(p, t, e[0]);
  if (data) {
    FEW(uint8_t, buf, 256, (size_t)n *eb);
    for (uint32_t i = 0; i < n; i++) memcpy(buf + (size_t)i * eb, &con_rec(p, e[i])->lo, eb); /* little-endian host */
    Val v = con_data(p, t, buf, (size_t)n * eb);
    FEW_FREE(buf);
    return v;
  }
  uint32_t at = p->list.n;
  for (uint32_t i = 0; i < n; i++) vec_push(&p->list, (uint32_t)e[i]);
  bool fresh;
  Val v = con_intern_(p, (Con){.kind = CON_AGG, .type = t, .a = at, .b = n}, &fresh);
  if (!fresh) p->list.n = at;
  return v;
}

/* ---- addresses and the rest ---- */
Val con_global(ConPool *p, Glob g) { return con_ab(p, CON_GLOBAL, 0, glob(p->m, g)->ptr_type, (uint32_t)g, 0); }
Val con_intrin(ConPool *p, uint32_t id, Str name) {
  return con_ab(p, CON_INTRIN, id, TY_PTR, str_intern(p->m, name), 0);
}
Val con_blockaddr(ConPool *p, Glob fn, uint32_t slot) {
  return con_ab(p, CON_BLOCKADDR, 0, glob(p->m, fn)->ptr_type, (uint32_t)fn, slot);
}
Val con_glob_kind(ConPool *p, ConKind k, Glob g) { return con_ab(p, k, 0, glob(p->m, g)->ptr_type, (uint32_t)g, 0); }
Val con_md(ConPool *p, Md md) { return con_ab(p, CON_MD, 0, TY_METADATA, (uint32_t)md, 0); }
Val con_ptrauth(ConPool *p, Ty t, const Val ops[5]) {
  uint32_t at = p->list.n;
  for (int i = 0; i < 5; i++) vec_push(&p->list, (uint32_t)ops[i]);
  bool fresh;
  Val v = con_intern_(p, (Con){.kind = CON_PTRAUTH, .type = t, .a = at, .b = 5}, &fresh);
  if (!fresh) p->list.n = at;
  return v;
}
Val con_asm(ConPool *p, Ty fnty, Str text, Str constraints, unsigned flags) {
  uint32_t at = p->list.n;
  vec_push(&p->list, str_intern(p->m, text));
  vec_push(&p->list, str_intern(p->m, constraints));
  vec_push(&p->list, (uint32_t)fnty);
  bool fresh;
  Val v = con_intern_(p, (Con){.kind = CON_ASM, .type = TY_PTR, .flags = (uint16_t)flags, .a = at}, &fresh);
  if (fresh) p->con.p[con_index(v)].b = asm_text_effect(text);
  else p->list.n = at;
  return v;
}
Val con_addr(ConPool *p, Ty t, Val base, int64_t offset, unsigned flags) {
  const Con *b = con_rec(p, base);
  DASSERT(b->kind != CON_EXPR);
  if (b->kind == CON_ADDR) {
    flags &= b->flags;
    if (__builtin_add_overflow(offset, con_addr_offset(p, base), &offset))
      flags = 0; /* wraps modulo 2^64; index widths below wrap the same way */
    base = (Val)b->a;
  }
  if (offset == 0 && con_type(p, base) == t) return base;
  if (con_is_poison(p, base)) return con_poison(p, t);
  uint32_t ib = ptr_index_bits(p->m, ty_addrspace(p->m, t));
  offset = sext64((uint64_t)offset, ib < 64 ? ib : 64);
  uint32_t at = p->words.n;
  vec_push(&p->words, (uint64_t)offset);
  bool fresh;
  Val v = con_intern_(p,
                      (Con){.kind = CON_ADDR,
                            .flags = (uint16_t)(flags & (F_INBOUNDS | F_NUSW | F_NUW)),
                            .type = t,
                            .a = (uint32_t)base,
                            .b = at},
                      &fresh);
  if (!fresh) p->words.n = at;
  return v;
}
int64_t con_addr_offset(const ConPool *p, Val v) { return (int64_t)p->words.p[con_rec(p, v)->b]; }

/* ---- readers ---- */
Ap con_get_ap(const ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  DASSERT(c->kind == CON_INT);
  uint32_t bits = ty_bits(p->m, c->type);
  if (bits <= 64) return (Ap){.bits = bits, .u = c->lo};
  return (Ap){.bits = bits, .w = p->words.p + c->lo};
}
FpBits con_get_fp(const ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  DASSERT(c->kind == CON_FP);
  if (nwords_of(p, c)) return (FpBits){p->words.p[c->lo], p->words.p[c->lo + 1]};
  return (FpBits){c->lo, 0};
}
Str con_intrin_name(const ConPool *p, Val v) { return str_get(p->m, con_rec(p, v)->a); }
Md con_md_id(const ConPool *p, Val v) { return (Md)con_rec(p, v)->a; }
void con_asm_get(const ConPool *p, Val v, Str *text, Str *constraints, Ty *fnty, unsigned *flags) {
  const Con *c = con_rec(p, v);
  const uint32_t *l = p->list.p + c->a;
  *text = str_get(p->m, l[0]);
  *constraints = str_get(p->m, l[1]);
  *fnty = (Ty)l[2];
  *flags = c->flags;
}
uint64_t con_nelems(const ConPool *p, Val v) {
  const TypeRec *r = ty_rec(p->m, con_type(p, v));
  return r->kind == TK_STRUCT ? r->n : r->count;
}
const uint8_t *con_data_bytes(const ConPool *p, Val v, size_t *n) {
  const Con *c = con_rec(p, v);
  DASSERT(c->kind == CON_DATA);
  *n = data_size(p, c->type);
  return (const uint8_t *)(uintptr_t)c->lo;
}
Val con_elem(ConPool *p, Val v, uint64_t i) {
  const Con c = *con_rec(p, v);
  Ty et = ty_field(p->m, c.type, i);
  switch (c.kind) {
  case CON_AGG: return i < c.b ? (Val)p->list.p[c.a + i] : VAL_NONE;
  case CON_SPLAT: return (Val)c.a;
  case CON_ZERO: return et ? con_null(p, et) : VAL_NONE;
  case CON_UNDEF: return et ? con_undef(p, et) : VAL_NONE;
  case CON_POISON: return et ? con_poison(p, et) : VAL_NONE;
  case CON_DATA: {
    if (!et) return VAL_NONE;
    uint32_t eb = data_elem_bytes(p, c.type);
    uint64_t x = 0;
    memcpy(&x, (const uint8_t *)(uintptr_t)c.lo + i * eb, eb);
    return con_intern_(p, (Con){.kind = ty_is_fp(et) ? CON_FP : CON_INT, .type = et, .lo = x}, NULL);
  }
  default: return VAL_NONE;
  }
}
uint32_t con_nops(const ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  switch (c->kind) {
  case CON_AGG:
  case CON_PTRAUTH: return c->b;
  case CON_SPLAT:
  case CON_ADDR: return 1;
  case CON_EXPR: return p->list.p[c->a + EX_N];
  default: return 0;
  }
}
Val con_op(const ConPool *p, Val v, uint32_t i) {
  const Con *c = con_rec(p, v);
  if (c->kind == CON_SPLAT || c->kind == CON_ADDR) return (Val)c->a;
  return (Val)p->list.p[c->a + (c->kind == CON_EXPR ? EX_OPS : 0) + i];
}
bool con_u64_other_(const ConPool *p, Val v, uint64_t *out) {
  const Con *c = con_rec(p, v);
  if (c->kind == CON_EXPR) c = con_rec(p, (Val)c->b);
  if (c->kind == CON_SPLAT) c = con_rec(p, (Val)c->a);
  if (c->kind == CON_ZERO && ty_is_int_or_vec(p->m, c->type) && ty_bits(p->m, c->type) <= 64) {
    *out = 0;
    return true;
  }
  if (c->kind != CON_INT || ty_bits(p->m, c->type) > 64) return false;
  *out = c->lo;
  return true;
}
bool con_is_zero(const ConPool *p, Val v) { return zero_shallow(p, con_twin(p, v)); }
bool con_is_one(const ConPool *p, Val v) {
  v = con_twin(p, v);
  if (con_kind(p, v) == CON_SPLAT) v = con_op(p, v, 0);
  return con_kind(p, v) == CON_INT && ap_is_one(con_get_ap(p, v));
}
bool con_is_allones(const ConPool *p, Val v) {
  v = con_twin(p, v);
  if (con_kind(p, v) == CON_SPLAT) v = con_op(p, v, 0);
  return con_kind(p, v) == CON_INT && ap_is_ones(con_get_ap(p, v));
}
Val con_fp_from_double(ConPool *p, Ty t, double x) {
  FpBits b = {0};
  memcpy(&b.lo, &x, sizeof x);
  Ty s = ty_scalar(p->m, t);
  if (s != TY_DOUBLE) { b = fp_convert(FP_DOUBLE, fp_kind_of(s), b); }
  return con_fp(p, t, b);
}
