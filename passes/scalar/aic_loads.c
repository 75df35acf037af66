/* aic_loads.c: aggressive-instcombine, loads: tables that hold what an operation computes, or one number only, and
 * numbers put together from bytes.
 *
 *     %a = load i8, ptr %p, align 2                         %a = load i16, ptr %p, align 2
 *     %q = getelementptr i8, ptr %p, i64 1
 *     %b = load i8, ptr %q                          ==>
 *     %x = zext i8 %a to i16, %y = zext i8 %b to i16
 *     %r = or (shl %y, 8), %x                               (uses of %r use %a)
 *
 * The wide load stands where the last narrow one did, so that all of its bytes have been read by then; what stands
 * between them must not write any of them: barriers, fences and calls that synchronize are writes to what other threads
 * reach (alias.h). On a GPU an access must be aligned to its size, which the narrow ones or the pointer have to prove.
 * A table is a constant that is wholly known. Each step of a proof is one constant read. */
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/remark.h"
#include "passes/scalar/aic_int.h"
#include "passes/stat.h"
#include "support/knob.h"

/* ---- tables ---- */
typedef struct Place { /* global g + offset + any sum of multiples of stride; stride 0: nothing but the offset */
  Glob g;
  uint64_t offset, stride;
  Val index; /* the only variable one, and all of it: VAL_NONE else */
} Place;
static uint64_t gcd(uint64_t a, uint64_t b) {
  while (b) {
    uint64_t t = a % b;
    a = b, b = t;
  }
  return a;
}
static bool is_table(const Module *m, Glob g) {
  const Global *x = glob(m, g);
  return x->kind == GK_VAR && ty_is_sized(m, x->type);
}
/* One step of an address: what index i of type t adds. */
static bool add_index(const Fn *f, Place *r, Val v, uint32_t i, Ty *t, bool inbounds) {
  Val x = arg(f, v, i);
  uint64_t k, size;
  bool is_con = val_is_con(x) && con_u64(&f->con, x, &k);
  if (is_con) k = (uint64_t)((int64_t)(k << (64 - ty_bits(f->m, ty(f, x)))) >> (64 - ty_bits(f->m, ty(f, x))));
  if (i > 1) {
    if (ty_kind(f->m, *t) == TK_STRUCT) {
      if (!is_con) return false;
      r->offset += ty_field_offset(f->m, *t, (uint32_t)k);
      *t = ty_field(f->m, *t, k);
      return true;
    }
    if (ty_kind(f->m, *t) != TK_ARRAY) return false;
    *t = ty_elem(f->m, *t);
  }
  if (!ty_is_sized(f->m, *t) || ty_scalable(f->m, *t) || ty_is_vec(f->m, ty(f, x))) return false;
  size = ty_alloc_size(f->m, *t);
  if (is_con) r->offset += k * size;
  else if (size) {
    r->index = r->stride ? VAL_NONE : x;
    r->stride = gcd(r->stride, inbounds ? size : size & -size); /* what wraps is a multiple of powers of two only */
  }
  return true;
}
static bool place_of(const Fn *f, Val p, Place *r) {
  *r = (Place){0};
  for (uint32_t n = 0; val_is_local(p); n++) {
    if (!is_op(f, p, OP_GEP) || ty_is_vec(f->m, ty(f, p)) || at_cap(f->m, AIC_ADDRESS, n)) return false;
    Ty t = gep_type(f, p);
    for (uint32_t i = 1; i < nops(f, p); i++)
      if (!add_index(f, r, p, i, &t, flags(f, p) & F_INBOUNDS)) return false;
    p = arg(f, p, 0);
  }
  p = con_twin(&f->con, p);
  if (con_kind(&f->con, p) == CON_ADDR) {
    r->offset += (uint64_t)con_addr_offset(&f->con, p);
    p = con_op(&f->con, p, 0);
  }
  if (con_kind(&f->con, p) != CON_GLOBAL) return false;
  r->g = con_glob(&f->con, p);
  return is_table(f->m, r->g);
}
/* The table holds, at (1 << k) * mul >> shift, k: it is read at (x & -x) * mul >> shift. */
static bool trailing_zeros(Aic *a, Val v, const Place *r) {
  Fn *f = a->f;
  Ty t = ty(f, v);
  Val i = r->index, m, x, k, n, low;
  if (!i || r->offset || !ty_is_int(f->m, t) || r->stride != ty_alloc_size(f->m, t)) return false;
  if (is_op(f, i, OP_ZEXT)) i = arg(f, i, 0);
  if (!aic_bin(f, i, OP_LSHR, &m, &n) || !aic_bin(f, m, OP_MUL, &low, &k) || !aic_bin(f, low, OP_AND, &x, &m))
    return false;
  uint64_t mul, shift;
  if (!val_is_con(k) || !con_u64(&f->con, k, &mul) || !val_is_con(n) || !con_u64(&f->con, n, &shift)) return false;
  Val zero, y;
  if (aic_bin(f, x, OP_SUB, &zero, &y) && aic_is_int(f, zero, 0) && y == m) x = m;
  else if (!aic_bin(f, m, OP_SUB, &zero, &y) || !aic_is_int(f, zero, 0) || y != x) return false;
  Ty xt = ty(f, x);
  uint32_t w = ty_bits(f->m, xt);
  if (!ty_is_int(f->m, xt) || (w != 32 && w != 64) || shift >= w) return false;
  uint64_t size = ty_alloc_size(f->m, glob(f->m, r->g)->type), step = r->stride, first;
  for (uint32_t bit = 0; bit < w; bit++) {
    uint64_t at = ((mul << bit) & mask64(w)) >> shift, is;
    if (at >= size / step) return false;
    Val c = con_fold_load(&f->con, f->m, r->g, at * step, t);
    if (!c || con_kind(&f->con, c) != CON_INT || !con_u64(&f->con, c, &is) || is != bit) return false;
  }
  Val c = con_fold_load(&f->con, f->m, r->g, 0, t);
  if (!c || con_kind(&f->con, c) != CON_INT || !con_u64(&f->con, c, &first) || first > mask64(w)) return false;
  uint32_t made = f->nins;
  fold_at(&a->x, v);
  Val z = fold_intrin(&a->x, INTRIN_cttz, 0, xt, (Val[]){x, con_int(&f->con, TY_I1, first != w)}, 2);
  if (first != w) {
    Val is = fold_icmp(&a->x, ICMP_EQ, 0, x, con_null(&f->con, xt));
    z = fold_select(&a->x, 0, is, con_int(&f->con, xt, first), z);
  }
  aic_replace(a, v, fold_zext_or_trunc(&a->x, z, t), made);
  stat_add(a->px, ST_AIC_TABLES, 1);
  return true;
}
/* Wherever in the table the load may read, it reads the same. */
static bool all_equal(Aic *a, Val v, Place r) {
  Fn *f = a->f;
  const Global *g = glob(f->m, r.g);
  Ty t = ty(f, v);
  uint64_t size = ty_alloc_size(f->m, g->type), bytes = ty_store_size(f->m, t), align = align_exact(f, v);
  if (!r.stride || !bytes || bytes > size || past_cap(f->m, AIC_TABLE, size) || ty_scalable(f->m, t)) return false;
  r.offset %= r.stride;
  if (align <= (glob_align(g) ? glob_align(g) : 1) && r.stride < align) r.offset = 0, r.stride = align;
  Val c = con_fold_load(&f->con, f->m, r.g, r.offset, t);
  if (!c) return false;
  for (uint64_t at = r.offset + r.stride; at <= size - bytes; at += r.stride)
    if (con_fold_load(&f->con, f->m, r.g, at, t) != c) return false;
  val_replace(f, v, c);
  return true;
}
bool aic_table(Aic *a, Val v) {
  Fn *f = a->f;
  Place r;
  if (!is_simple(f, v) || !has_uses(f, v) || !place_of(f, arg(f, v, 0), &r)) return false;
  return trailing_zeros(a, v, &r) || all_equal(a, v, r);
}

/* ---- numbers in memory ---- */
typedef struct Part {
  Val load;
  uint64_t shift; /* where its bits stand in the number */
  int64_t at;     /* where it is in memory, behind the common base */
} Part;
typedef struct Whole {
  Part part[CAP_AIC_PARTS];
  uint32_t n;
  Val base;
} Whole;
/* zext(load) << shift, which nothing else uses. */
static bool part_of(const Fn *f, Val v, Whole *w) {
  Part p = {.shift = 0};
  Val x = v, k;
  bool inbounds;
  if (!val_is_local(v) || !has_one_use(f, v) || at_cap(f->m, AIC_PARTS, w->n)) return false;
  if (aic_bin(f, v, OP_SHL, &x, &k) && (!val_is_con(k) || !con_u64(&f->con, k, &p.shift))) return false;
  if (!is_op(f, x, OP_ZEXT) || !has_one_use(f, x)) return false;
  p.load = arg(f, x, 0);
  if (!is_op(f, p.load, OP_LOAD) || !has_one_use(f, p.load) || !is_simple(f, p.load)) return false;
  Ty t = ty(f, p.load);
  if (!ty_is_int(f->m, t) || ty_bits(f->m, t) % 8) return false;
  Val base = ptr_base_offset(f, arg(f, p.load, 0), &p.at, &inbounds);
  if (w->n && (base != w->base || blk_of(f, p.load) != blk_of(f, w->part[0].load) ||
               ty(f, arg(f, p.load, 0)) != ty(f, arg(f, w->part[0].load, 0))))
    return false;
  w->base = base;
  uint32_t i = w->n++;
  for (; i > 0 && w->part[i - 1].at > p.at; i--) w->part[i] = w->part[i - 1];
  w->part[i] = p;
  return true;
}
static bool parts_of(const Fn *f, Val v, Whole *w) {
  Val todo[2 * CAP_AIC_PARTS];
  uint32_t n = 0;
  w->n = 0;
  todo[n++] = v;
  while (n) {
    Val x = todo[--n], l, r;
    if (aic_bin(f, x, OP_OR, &l, &r) && (x == v || has_one_use(f, x))) {
      if (at_cap(f->m, AIC_PARTS, n)) return false;
      todo[n++] = l, todo[n++] = r;
    } else if (!part_of(f, x, w)) return false;
  }
  return w->n > 1;
}
static uint32_t bytes_of(const Fn *f, const Part *p) { return ty_bits(f->m, ty(f, p->load)) / 8; }
/* The last of the loads in their block, when no byte of the number is written between them; VAL_NONE. */
static Val last_load(Aic *a, const Whole *w, MemLoc loc) {
  Fn *f = a->f;
  Val last = VAL_NONE;
  uint32_t seen = 0;
  int64_t left = knob_int(a->px->knobs, KNOB_AIC_MAX_SCAN);
  if (!a->alias) a->alias = alias_of(f);
  Val first = w->part[0].load; /* upward from any of them until none is met for as long as the scan may last */
  for (Val u = prev_of(f, first), n = VAL_NONE; u && left > 0; u = prev_of(f, u), left--) {
    for (uint32_t i = 0; i < w->n && !n; i++) n = w->part[i].load == u ? u : VAL_NONE;
    if (n) first = n, n = VAL_NONE;
  }
  left = 2 * knob_int(a->px->knobs, KNOB_AIC_MAX_SCAN);
  for (Val v = first; v && seen < w->n; v = next_of(f, v)) {
    for (uint32_t i = 0; i < w->n; i++)
      if (w->part[i].load == v) seen++, last = v;
    if (left-- <= 0 || (may_write(f, v) && (alias_modref(a->alias, v, loc) & MR_MOD))) return VAL_NONE;
  }
  return seen == w->n ? last : VAL_NONE;
}
/* Loads of this width are there, whatever their alignment: 2; where they are aligned: 1. */
static int has_load(const Module *m, uint32_t bits) {
  if (bits != 16 && bits != 32 && bits != 64) return 0;
  if (m->permissions) return 1;
  if (str_starts(m->triple, STR("x86_64"))) return 2;
  return str_starts(m->triple, STR("aarch64")) && bits > 16 ? 2 : 0;
}
bool aic_wide_load(Aic *a, Val v) {
  Fn *f = a->f;
  Whole w;
  if (!ty_is_int(f->m, ty(f, v)) || !parts_of(f, v, &w)) return false;
  uint64_t bytes = 0, lowest = UINT64_MAX;
  for (uint32_t i = 0; i < w.n; i++) {
    if (w.part[i].at != w.part[0].at + (int64_t)bytes) return false;
    bytes += bytes_of(f, &w.part[i]);
    if (w.part[i].shift < lowest) lowest = w.part[i].shift;
  }
  bool big = dl_big_endian(f->m);
  for (uint32_t i = 0, done = 0; i < w.n; i++) {
    uint32_t n = bytes_of(f, &w.part[i]);
    if (w.part[i].shift - lowest != (uint64_t)(big ? bytes - done - n : done) * 8) return false;
    done += n;
  }
  int has = bytes <= 8 ? has_load(f->m, (uint32_t)bytes * 8) : 0;
  if (!has || bytes * 8 + lowest > ty_bits(f->m, ty(f, v))) return false;
  Val low = w.part[0].load, p = arg(f, low, 0);
  uint32_t align = ptr_align(f, p);
  for (uint32_t i = 0; i < w.n; i++) {
    uint32_t n = align_of(f, w.part[i].load), d = (uint32_t)(w.part[i].at - w.part[0].at);
    if (d) n = n < (d & -d) ? n : d & -d;
    if (n > align) align = n;
  }
  if (align > 1u << 20) align = 1u << 20;
  Val at = last_load(a, &w, mem_loc_bytes(p, bytes));
  if (!at) return false;
  if (has == 1 && align < bytes) {
    remark(a->px, AIC_PARTS_STAY, f, low, ra_int(w.n), ra_int((int64_t)bytes * 8), ra_int((int64_t)bytes));
    return false;
  }
  remark(a->px, AIC_PARTS_JOINED, f, low, ra_int(w.n), ra_int((int64_t)bytes * 8));
  Bld k = bld_before(f, at);
  Val wide = emit_load(&k, ty_int(f->m, (uint32_t)bytes * 8), p, align);
  name_take(f, wide, low);
  fold_at(&a->x, at);
  a->x.before = at;
  Val r = fold_zext_or_trunc(&a->x, wide, ty(f, v));
  if (lowest) r = fold_bin(&a->x, OP_SHL, 0, r, con_int(&f->con, ty(f, v), lowest));
  val_replace(f, v, r);
  ins_erase_dead(f, v);
  stat_add(a->px, ST_AIC_LOADS, 1);
  return true;
}
