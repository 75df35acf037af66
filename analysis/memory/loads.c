/* loads.c: may memory be read here, how is it aligned. Contract: loads.h. */
#include "analysis/memory/loads.h"
#include "analysis/value/cond.h"
#include "analysis/value/context.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"

Val ptr_base_offset(const Fn *f, Val p, int64_t *offset, bool *inbounds) {
  uint64_t sum = 0;
  bool in = true;
  for (unsigned i = 0; !at_cap(f->m, LOADS_STEPS, i); i++) {
    if (val_is_con(p)) {
      Val c = con_twin(&f->con, p);
      if (con_kind(&f->con, c) != CON_ADDR) {
        p = c;
        break;
      }
      sum += (uint64_t)con_addr_offset(&f->con, c);
      if (!(con_rec(&f->con, c)->flags & F_INBOUNDS)) in = false;
      p = con_op(&f->con, c, 0);
      continue;
    }
    int64_t o;
    if (op(f, p) == OP_GEP && gep_offset(f, p, &o)) {
      if (!(flags(f, p) & F_INBOUNDS)) in = false;
      sum += (uint64_t)o;
    } else if (op(f, p) != OP_BITCAST) break;
    p = arg(f, p, 0);
  }
  unsigned bits = ptr_index_bits(f->m, ty_addrspace(f->m, ty(f, p)));
  *offset = bits && bits < 64 ? sext64(sum, bits) : (int64_t)sum;
  *inbounds = in;
  return p;
}
static uint64_t attr_int(const Fn *f, AttrSet s, AttrKind k) {
  const Attr *a = attrset_find(f->m, s, k);
  return a ? a->val : 0;
}
static uint64_t md_num(const Fn *f, Val v, uint32_t kind) {
  Md n = md_get(f, v, kind);
  if (!n || (n & MD_LOCAL_BIT)) return 0;
  const MdRec *r = md_rec(f->m, n);
  uint64_t x;
  if (r->form != MDF_TUPLE || r->n != 1 || !r->ops[0]) return 0;
  r = md_rec(f->m, r->ops[0]);
  return r->form == MDF_VALUE && con_u64(&f->m->con, r->con, &x) ? x : 0;
}
static uint32_t type_attr_align(const Fn *f, AttrSet s, AttrKind k) {
  const Attr *a = attrset_find(f->m, s, k);
  return a && a->type && ty_is_sized(f->m, a->type) ? ty_abi_align(f->m, a->type) : 1;
}
static uint32_t base_align(const Fn *f, Val p, unsigned depth);
/* Selects and casts are followed as long as `depth`, which counts down, allows. */
static bool spent(const Fn *f, unsigned depth) { return !depth && cap_hit(f->m, LOADS_SELECTS); }
static uint32_t align_at(const Fn *f, Val p, unsigned depth) {
  int64_t off;
  bool in;
  Val b = ptr_base_offset(f, p, &off, &in);
  uint32_t a = base_align(f, b, depth);
  if (off) a = u32_min(a, (uint32_t)1 << u32_min((uint32_t)__builtin_ctzll((uint64_t)off), 30));
  return a;
}
static uint32_t base_align(const Fn *f, Val p, unsigned depth) {
  const Module *m = f->m;
  if (val_is_con(p)) {
    if (con_kind(&f->con, p) != CON_GLOBAL) return 1;
    const Global *g = glob(m, con_glob(&f->con, p));
    if (g->align) return glob_align(g);
    if (g->kind != GK_VAR || !ty_is_sized(m, g->type)) return 1;
    return glob_is_exact(g) && !g->section
               ? ty_pref_align(m, g->type)
               : ty_abi_align(m, g->type); /* what is defined here, here gets its preferred place */
  }
  if (is_arg(f, p)) {
    AttrSet s = arg_attrset(f, p);
    uint64_t a = attr_int(f, s, ATTR_ALIGN);
    if (a) return (uint32_t)u64_min(a, 1u << 30);
    return u32_max(type_attr_align(f, s, ATTR_BYVAL), type_attr_align(f, s, ATTR_SRET));
  }
  switch (op(f, p)) {
  case OP_ALLOCA: {
    uint32_t a = align_of(f, p);
    return a ? a : ty_abi_align(m, alloca_type(f, p));
  }
  case OP_CALL:
  case OP_INVOKE: {
    uint64_t a = attr_int(f, attrlist_ret(m, call_rec(f, p)->attrs), ATTR_ALIGN);
    return a ? (uint32_t)u64_min(a, 1u << 30) : 1;
  }
  case OP_LOAD: {
    uint64_t a = md_num(f, p, MDK_ALIGN);
    return is_pow2(a) ? (uint32_t)u64_min(a, 1u << 30) : 1;
  }
  case OP_ADDRSPACECAST: return spent(f, depth) ? 1 : align_at(f, arg(f, p, 0), depth - 1);
  case OP_SELECT:
    return ty_is_vec(m, ty(f, p)) || spent(f, depth)
               ? 1
               : u32_min(align_at(f, arg(f, p, 1), depth - 1), align_at(f, arg(f, p, 2), depth - 1));
  default: return 1;
  }
}
uint32_t ptr_align(const Fn *f, Val p) { return align_at(f, p, CAP_LOADS_SELECTS); }
uint32_t ptr_align_at(const KnownCtx *k, Val p) {
  uint32_t a = align_at(k->f, p, CAP_LOADS_SELECTS);
  int64_t off;
  bool in;
  Val b = ptr_base_offset(k->f, p, &off, &in);
  Context c;
  for (int i = 0; i < 2; i++) { /* of the pointer, of what it is an offset from */
    Val q = i ? b : p;
    if (!val_is_local(q) || (i && b == p) || !context_of(k, q, &c)) continue;
    uint32_t x = u32_max(
        c.align, (uint32_t)1 << u32_min((uint32_t)__builtin_ctzll(~c.zero | 1ull << 30), 30)); /* low bits known zero */
    if (i && off) x = u32_min(x, (uint32_t)1 << u32_min((uint32_t)__builtin_ctzll((uint64_t)off), 30));
    a = u32_max(a, x);
  }
  return a;
}

/* What the attribute or metadata of the argument, call or load p promises. */
static uint64_t promised_bytes(const Fn *f, Val p, AttrKind a, uint32_t md) {
  if (is_arg(f, p)) return attr_int(f, arg_attrset(f, p), a);
  switch (op(f, p)) {
  case OP_CALL:
  case OP_INVOKE: return attr_int(f, attrlist_ret(f->m, call_rec(f, p)->attrs), a);
  case OP_LOAD: return md_num(f, p, md);
  default: return 0;
  }
}
uint64_t object_bytes(const Fn *f, Val p) {
  const Module *m = f->m;
  if (val_is_con(p)) {
    if (con_kind(&f->con, p) != CON_GLOBAL) return 0;
    const Global *g = glob(m, con_glob(&f->con, p));
    return g->kind == GK_VAR && g->linkage != LINK_EXTERN_WEAK && ty_is_sized(m, g->type) && !ty_scalable(m, g->type)
               ? ty_alloc_size(m, g->type)
               : 0;
  }
  if (is_arg(f, p)) {
    AttrSet s = arg_attrset(f, p);
    const Attr *a = attrset_find(m, s, ATTR_BYVAL);
    uint64_t n = a && a->type && ty_is_sized(m, a->type) ? ty_alloc_size(m, a->type) : 0;
    a = attrset_find(m, s, ATTR_SRET);
    if (a && a->type && ty_is_sized(m, a->type)) n = u64_max(n, ty_alloc_size(m, a->type));
    return u64_max(n, promised_bytes(f, p, ATTR_DEREFERENCEABLE, MDK_DEREFERENCEABLE));
  }
  if (op(f, p) == OP_ALLOCA) {
    uint64_t n;
    Ty t = alloca_type(f, p);
    if (!ty_is_sized(m, t) || ty_scalable(m, t) || !val_is_con(arg(f, p, 0)) || !con_u64(&f->con, arg(f, p, 0), &n))
      return 0;
    uint64_t s = ty_alloc_size(m, t), all;
    return __builtin_mul_overflow(s, n, &all) ? 0 : all;
  }
  return promised_bytes(f, p, ATTR_DEREFERENCEABLE, MDK_DEREFERENCEABLE);
}
uint64_t object_bytes_unless_null(const Fn *f, Val p) {
  return val_is_con(p) ? 0 : promised_bytes(f, p, ATTR_DEREFERENCEABLE_OR_NULL, MDK_DEREFERENCEABLE_OR_NULL);
}
/* c is not poison, nor is then the address that it chooses, where no load was before. */
static bool may_choose(const Fn *f, Val c) {
  Arena a;
  char buf[512];
  arena_init_on(&a, buf, sizeof buf);
  KnownCtx k = known_at((Fn *)f, &a, VAL_NONE);
  bool r = known_not_poison(&k, c);
  arena_free(&a);
  return r;
}
static bool dereferenceable(const Fn *f, Val p, uint64_t bytes, uint32_t align, unsigned depth) {
  int64_t off;
  bool in;
  Val b = ptr_base_offset(f, p, &off, &in);
  if (!val_is_con(b) && op(f, b) == OP_SELECT && off == 0 && !ty_is_vec(f->m, ty(f, b)) && !spent(f, depth))
    return may_choose(f, arg(f, b, 0)) && dereferenceable(f, arg(f, b, 1), bytes, align, depth - 1) &&
           dereferenceable(f, arg(f, b, 2), bytes, align, depth - 1);
  if (!val_is_con(b) && op(f, b) == OP_ADDRSPACECAST && off == 0 && !spent(f, depth))
    return dereferenceable(f, arg(f, b, 0), bytes, align, depth - 1);
  uint64_t n = object_bytes(f, b);
  if (off < 0 || (uint64_t)off > n || bytes > n - (uint64_t)off) return false;
  return align_at(f, p, CAP_LOADS_SELECTS) >= align;
}
bool ptr_dereferenceable(const Fn *f, Val p, uint64_t bytes, uint32_t align) {
  return dereferenceable(f, p, bytes, align, CAP_LOADS_SELECTS);
}

/* The assumption says that `bytes` bytes at base + off may be read here; what it says of the alignment there. */
static bool bundle_dereferenceable(const Fn *f, Val as, Val base, int64_t off, uint64_t bytes) {
  for (uint32_t i = call_nargs(f, as); i + 1 < nops(f, as); i++) {
    Context c;
    int64_t o;
    bool in;
    if (ty_is_ptr(f->m, ty(f, arg(f, as, i))) && bundle_fact(f, as, i, &c) && c.deref &&
        ptr_base_offset(f, arg(f, as, i), &o, &in) == base && off >= o && (uint64_t)(off - o) <= c.deref &&
        bytes <= c.deref - (uint64_t)(off - o))
      return true;
  }
  return false;
}
static uint32_t bundle_align(const Fn *f, Val as, Val base, int64_t off) {
  uint32_t a = 1;
  for (uint32_t i = call_nargs(f, as); i + 1 < nops(f, as); i++) {
    Context c;
    int64_t o;
    bool in;
    if (!ty_is_ptr(f->m, ty(f, arg(f, as, i))) || !bundle_fact(f, as, i, &c) ||
        ptr_base_offset(f, arg(f, as, i), &o, &in) != base)
      continue;
    a = u32_max(a, off == o ? c.align
                            : u32_min(c.align, (uint32_t)1 << u32_min(
                                                   (uint32_t)__builtin_ctzll((uint64_t)off - (uint64_t)o), 30)));
  }
  return a;
}
static bool is_not_null_at(const Fn *f, Val p, Val at) {
  Arena scratch;
  arena_init(&scratch);
  KnownCtx k = known_at((Fn *)f, &scratch, at);
  Cmp c = {ICMP_NE, p, con_null((ConPool *)&f->con, ty(f, p))};
  bool is = known_nonzero(&k, p) || branch_implies_cmp(&k, c) == 1 || assume_implies_cmp(&k, c) == 1;
  arena_free(&scratch);
  return is;
}
bool load_is_safe(const Fn *f, Val p, Ty t, uint32_t align, Val at) {
  const Module *m = f->m;
  if (!ty_is_sized(m, t) || ty_scalable(m, t)) return false;
  uint64_t bytes = ty_store_size(m, t);
  if (ptr_dereferenceable(f, p, bytes, align)) return true;
  int64_t off, o;
  bool in;
  Val b = ptr_base_offset(f, p, &off, &in);
  uint64_t most = object_bytes_unless_null(f, b);
  if (most && off >= 0 && (uint64_t)off <= most && bytes <= most - (uint64_t)off &&
      align_at(f, p, CAP_LOADS_SELECTS) >= align && is_not_null_at(f, b, at))
    return true;
  unsigned n = 0;
  for (Val v = prev_of(f, at); v && !at_cap(f->m, LOADS_SCAN, n); v = prev_of(f, v), n++) {
    Op k = op(f, v);
    if (k == OP_LOAD || k == OP_STORE) {
      if (is_volatile(f, v)) continue; /* it may be a device register: its size proves nothing */
      Val q = arg(f, v, k == OP_STORE), qb = ptr_base_offset(f, q, &o, &in);
      Ty qt = k == OP_LOAD ? ty(f, v) : ty(f, arg(f, v, 0));
      if (qb == b && o == off && ty_is_sized(m, qt) && !ty_scalable(m, qt) && ty_store_size(m, qt) >= bytes &&
          u32_max(align_of(f, v), 1) >= align)
        return true;
    } else if (is_call(f, v)) {
      unsigned id = call_intrinsic(f, v);
      if (id == INTRIN_assume && bundle_dereferenceable(f, v, b, off, bytes) &&
          u32_max(align_at(f, p, CAP_LOADS_SELECTS), bundle_align(f, v, b, off)) >= align)
        return true;
      if (!may_write(f, v)) continue;
      if (intrinsic_is_lifetime(id) || id == INTRIN_assume) continue;
      return false;
    }
  }
  return false;
}
