/* const_expr.c: constant expressions: the spelling as written and its canonical twin; copying and comparing across
 * pools. Contract: const.h. The twin computed here is what needs no target knowledge beyond the data layout: constant
 * byte offsets, casts that change nothing, and integer arithmetic on literals. It is computed once, when the
 * expression is made. */
#include "ir/const_pool.h"
#include "ir/ir.h"

bool con_gep_offset(const ConPool *p, Ty source, const Val *idx, uint32_t n, int64_t *out) {
  const Module *m = p->m;
  uint64_t off = 0;
  Ty t = source;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t x;
    if (!val_is_con(idx[i])) return false;
    Val c = con_twin(p, idx[i]);
    if (ty_is_vec(m, con_type(p, c))) return false;
    if (!con_u64(p, c, &x)) { /* a wide one is cut to the width of an index */
      if (con_kind(p, c) != CON_INT) return false;
      Ap wide = con_get_ap(p, c);
      x = ap_lo64(wide);
    }
    if (i) {
      const TypeRec *r = ty_rec(m, t);
      if (r->kind == TK_STRUCT) {
        if (x >= r->n || !ty_is_sized(m, t)) return false;
        off += ty_field_offset(m, t, (uint32_t)x);
        t = r->elem[x];
        continue;
      }
      t = ty_elem(m, t);
    }
    if (!x) continue;
    if (!ty_is_sized(m, t) || ty_scalable(m, t)) return false;
    off += (uint64_t)sext64(x, u32_min(ty_bits(m, con_type(p, c)), 64)) * ty_alloc_size(m, t);
  }
  *out = (int64_t)off;
  return true;
}

/* The canonical form of an expression, or VAL_NONE when there is none simpler than itself. */
static Val twin_of(ConPool *p, const ConExpr *e) {
  Val a = e->n ? con_twin(p, e->ops[0]) : VAL_NONE;
  if (ty_is_vec(p->m, e->type)) return VAL_NONE;
  switch (e->op) {
  case OP_GEP: {
    int64_t off;
    if (e->has_inrange || ty_is_vec(p->m, con_type(p, a)) || con_kind(p, a) == CON_EXPR ||
        !con_gep_offset(p, e->extra, e->ops + 1, e->n - 1, &off))
      return VAL_NONE;
    return con_addr(p, e->type, a, off, e->flags | (e->flags & F_INBOUNDS ? F_NUSW : 0u));
  }
  case OP_BITCAST: return con_type(p, a) == e->type ? a : VAL_NONE;
  case OP_INTTOPTR: /* inttoptr(ptrtoint x) is not x: provenance. A literal 0 is null in address space 0 */
    return VAL_NONE;
  case OP_ADDRSPACECAST: return VAL_NONE;
  case OP_TRUNC:
  case OP_ADD:
  case OP_SUB:
  case OP_XOR: {
    if (con_kind(p, a) == CON_POISON) return con_poison(p, e->type);
    if (con_kind(p, a) != CON_INT) return VAL_NONE;
    Arena *A = p->arena;
    Ap x = con_get_ap(p, a);
    if (e->op == OP_TRUNC) return con_ap(p, e->type, ap_trunc(A, x, ty_bits(p->m, e->type)));
    Val bv = con_twin(p, e->ops[1]);
    if (con_kind(p, bv) == CON_POISON) return con_poison(p, e->type);
    if (con_kind(p, bv) != CON_INT) return VAL_NONE;
    Ap y = con_get_ap(p, bv);
    return con_ap(p, e->type, e->op == OP_ADD ? ap_add(A, x, y) : e->op == OP_SUB ? ap_sub(A, x, y) : ap_xor(A, x, y));
  }
  default: return VAL_NONE;
  }
}

Val con_expr(ConPool *p, const ConExpr *e) {
  Val twin = twin_of(p, e); /* before the image: makes constants of its own */
  uint32_t at = p->list.n;
  uint64_t lo = (uint64_t)e->inrange_lo, hi = (uint64_t)e->inrange_hi;
  const uint32_t head[EX_OPS] = {e->n,
                                 e->nmask,
                                 (uint32_t)e->extra,
                                 (uint32_t)e->has_inrange | (uint32_t)e->inrange_pre << 1,
                                 e->inrange_index,
                                 (uint32_t)lo,
                                 (uint32_t)(lo >> 32),
                                 (uint32_t)hi,
                                 (uint32_t)(hi >> 32)};
  for (uint32_t i = 0; i < EX_OPS; i++) vec_push(&p->list, head[i]);
  for (uint32_t i = 0; i < e->n; i++) vec_push(&p->list, (uint32_t)e->ops[i]);
  for (uint32_t i = 0; i < e->nmask; i++) vec_push(&p->list, e->mask[i]);
  bool fresh;
  Val v = con_intern_(p, (Con){.kind = CON_EXPR, .sub = e->op, .flags = e->flags, .type = e->type, .a = at}, &fresh);
  if (!fresh) p->list.n = at;
  else p->con.p[con_index(v)].b = (uint32_t)(twin ? twin : v);
  return v;
}
ConExpr con_expr_get(const ConPool *p, Val v) {
  const Con *c = con_rec(p, v);
  DASSERT(c->kind == CON_EXPR);
  const uint32_t *l = p->list.p + c->a;
  return (ConExpr){.op = c->sub,
                   .flags = c->flags,
                   .type = c->type,
                   .extra = (Ty)l[EX_EXTRA],
                   .has_inrange = l[EX_INRANGE] & 1,
                   .inrange_pre = l[EX_INRANGE] >> 1 & 1,
                   .inrange_index = l[EX_INDEX],
                   .inrange_lo = (int64_t)((uint64_t)l[EX_LO] | (uint64_t)l[EX_LO2] << 32),
                   .inrange_hi = (int64_t)((uint64_t)l[EX_HI] | (uint64_t)l[EX_HI2] << 32),
                   .n = l[EX_N],
                   .ops = (const Val *)(l + EX_OPS),
                   .nmask = l[EX_NMASK],
                   .mask = l[EX_NMASK] ? l + EX_OPS + l[EX_N] : NULL};
}

/* ---- across pools: explicit stacks, because initialisers nest deeply ---- */
typedef struct ImportItem {
  Val v;
  uint32_t next, base;
} ImportItem; /* next operand to import; results start at base */

static Val import_leaf(ConPool *to, const ConPool *from, Val v) {
  const Con *c = con_rec(from, v);
  switch (c->kind) {
  case CON_INT: return con_ap(to, c->type, con_get_ap(from, v));
  case CON_FP: return con_fp(to, c->type, con_get_fp(from, v));
  case CON_NULL:
  case CON_ZERO:
  case CON_TOKEN: return con_null(to, c->type);
  case CON_UNDEF: return con_undef(to, c->type);
  case CON_POISON: return con_poison(to, c->type);
  case CON_DATA: {
    size_t n;
    const uint8_t *b = con_data_bytes(from, v, &n);
    return con_data(to, c->type, b, n);
  }
  case CON_GLOBAL: return con_global(to, (Glob)c->a);
  case CON_INTRIN: return con_intrin(to, c->flags, con_intrin_name(from, v));
  case CON_BLOCKADDR: return con_blockaddr(to, (Glob)c->a, c->b);
  case CON_DSO_EQUIV:
  case CON_NO_CFI: return con_glob_kind(to, (ConKind)c->kind, (Glob)c->a);
  case CON_ASM: {
    Str t, k;
    Ty ft;
    unsigned fl;
    con_asm_get(from, v, &t, &k, &ft, &fl);
    return con_asm(to, ft, t, k, fl);
  }
  case CON_MD: return con_md(to, (Md)c->a);
  default: BUG("constant kind %u is no leaf", c->kind);
  }
}
static Val import_node(ConPool *to, const ConPool *from, Val v, const Val *ops) {
  const Con *c = con_rec(from, v);
  switch (c->kind) {
  case CON_AGG: return con_agg(to, c->type, ops, c->b);
  case CON_SPLAT: return con_splat(to, c->type, ops[0]);
  case CON_PTRAUTH: return con_ptrauth(to, c->type, ops);
  case CON_ADDR: return con_addr(to, c->type, ops[0], con_addr_offset(from, v), c->flags);
  default: {
    ConExpr e = con_expr_get(from, v);
    e.ops = ops;
    return con_expr(to, &e);
  }
  }
}
Val con_import(ConPool *to, const ConPool *from, Val v) {
  if (to == from || v == VAL_NONE) return v;
  if (!con_nops(from, v))
    return con_kind(from, v) == CON_AGG ? con_null(to, con_type(from, v)) : import_leaf(to, from, v);
  VEC(ImportItem) work = {0};
  VEC(Val) done = {0};
  vec_push(&work, ((ImportItem){v, 0, 0}));
  while (work.n) {
    ImportItem *it = &vec_last(&work);
    uint32_t n = con_nops(from, it->v);
    if (it->next < n) {
      Val o = con_op(from, it->v, it->next++);
      if (!con_nops(from, o))
        vec_push(&done, con_kind(from, o) == CON_AGG || con_kind(from, o) == CON_EXPR ? import_node(to, from, o, NULL)
                                                                                      : import_leaf(to, from, o));
      else vec_push(&work, ((ImportItem){o, 0, done.n}));
      continue;
    }
    ImportItem top = vec_pop(&work);
    Val r = import_node(to, from, top.v, done.p + top.base);
    done.n = top.base;
    vec_push(&done, r);
  }
  Val r = done.p[0];
  vec_free(&work);
  vec_free(&done);
  return r;
}

typedef struct EqualItem {
  Val x, y;
} EqualItem;
bool con_equal(const ConPool *a, Val x, const ConPool *b, Val y) {
  if (a == b) return x == y;
  VEC(EqualItem) work = {0};
  vec_push(&work, ((EqualItem){x, y}));
  bool same = true;
  while (work.n && same) {
    EqualItem it = vec_pop(&work);
    const Con *c = con_rec(a, it.x), *d = con_rec(b, it.y);
    if (c->kind != d->kind || c->sub != d->sub || c->flags != d->flags || c->type != d->type) {
      same = false;
      break;
    }
    switch (c->kind) {
    case CON_INT: same = ap_eq(con_get_ap(a, it.x), con_get_ap(b, it.y)); break;
    case CON_FP: {
      FpBits p = con_get_fp(a, it.x), q = con_get_fp(b, it.y);
      same = p.lo == q.lo && p.hi == q.hi;
      break;
    }
    case CON_NULL:
    case CON_ZERO:
    case CON_TOKEN:
    case CON_UNDEF:
    case CON_POISON: break;
    case CON_DATA: {
      size_t n, k;
      const uint8_t *p = con_data_bytes(a, it.x, &n), *q = con_data_bytes(b, it.y, &k);
      same = n == k && !memcmp(p, q, n);
      break;
    }
    case CON_ASM: {
      Str t1, k1, t2, k2;
      Ty f1, f2;
      unsigned g1, g2;
      con_asm_get(a, it.x, &t1, &k1, &f1, &g1);
      con_asm_get(b, it.y, &t2, &k2, &f2, &g2);
      same = str_eq(t1, t2) && str_eq(k1, k2) && f1 == f2 && g1 == g2;
      break;
    }
    case CON_GLOBAL:
    case CON_INTRIN:
    case CON_BLOCKADDR:
    case CON_DSO_EQUIV:
    case CON_NO_CFI:
    case CON_MD: same = c->a == d->a && c->b == d->b; break;
    default: {
      uint32_t n = con_nops(a, it.x);
      same = n == con_nops(b, it.y);
      if (same && c->kind == CON_ADDR) same = con_addr_offset(a, it.x) == con_addr_offset(b, it.y);
      if (same && c->kind == CON_EXPR) {
        ConExpr e = con_expr_get(a, it.x), f = con_expr_get(b, it.y);
        same = e.extra == f.extra && e.has_inrange == f.has_inrange && e.inrange_lo == f.inrange_lo &&
               e.inrange_hi == f.inrange_hi && e.nmask == f.nmask &&
               (!e.nmask || !memcmp(e.mask, f.mask, e.nmask * sizeof(uint32_t)));
      }
      for (uint32_t i = 0; same && i < n; i++) vec_push(&work, ((EqualItem){con_op(a, it.x, i), con_op(b, it.y, i)}));
    }
    }
  }
  vec_free(&work);
  return same;
}
