/* memory.c: loads, stores and block operations that neighbours decide; variables that are only written.
 *
 *   store i32 %x, ptr %p                     store i32 %x, ptr %p
 *   %y = load i32, ptr %p              ->    ... %x
 *
 *   call @llvm.memcpy(ptr %d, ptr %s, i64 4, i1 false)   ->   %1 = load i32, ptr %s ; store i32 %1, ptr %d
 *
 * Only inside one block and only over instructions that do not write what is read; a barrier, a fence and an atomic
 * operation write all that another thread can reach, so nothing is carried over them. Volatile and ordered accesses
 * are left alone. Compare LLVM's visitLoadInst, visitStoreInst, visitExtractValueInst, SimplifyAnyMemTransfer,
 * visitAllocSite. Caps: caps.def. */
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/debug_loc.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"
#include "passes/instcombine/vector_int.h"

enum { SYSTEM_SCOPE = 1 /* what accesses that are not atomic carry */ };

void comb_requeue(FoldCtx *x, Val v) {
  if (val_is_local(v) && !is_arg(x->f, v) && x->hooks && x->hooks->made) x->hooks->made(x, v);
}
void comb_erase(FoldCtx *x, Val v) {
  Fn *f = x->f;
  Val ops[4];
  uint32_t n = u32_min(nops(f, v), 4);
  for (uint32_t i = 0; i < n; i++) ops[i] = arg(f, v, i);
  ins_erase(f, v);
  for (uint32_t i = 0; i < n; i++) comb_requeue(x, ops[i]);
}
CombPlace comb_at(FoldCtx *x, Val v) {
  CombPlace was = {x->before, x->at, x->loc};
  x->before = x->at = v;
  x->loc = dbg_loc(x->f, v);
  return was;
}
void comb_back(FoldCtx *x, CombPlace was) {
  x->before = was.before;
  x->at = was.at;
  x->loc = was.loc;
}

/* An address as a base and a constant offset. */
typedef struct Place {
  Val base;
  int64_t off;
} Place;
static Place place_of(const Fn *f, Val p) {
  Place r;
  bool ib;
  r.base = ptr_base_offset(f, p, &r.off, &ib);
  return r;
}
static bool same_place(Place a, Place b) { return a.base == b.base && a.off == b.off; }
/* np bytes at p and nq bytes at q cannot meet: other variables, or offsets from one base that lie apart. */
static bool apart(const Fn *f, Place p, uint64_t np, Place q, uint64_t nq) {
  if (p.base == q.base) {
    uint64_t d = (uint64_t)q.off - (uint64_t)p.off;
    if (np > (1u << 30) || nq > (1u << 30)) return false;
    return d >= np && (uint64_t)-d >= nq;
  }
  return (is_op(f, p.base, OP_ALLOCA) && is_op(f, q.base, OP_ARG)) ||
         (is_op(f, q.base, OP_ALLOCA) && is_op(f, p.base, OP_ARG)) ||
         (is_identified_object(f, p.base) && is_identified_object(f, q.base));
}
static uint64_t bytes_of(const Fn *f, Ty t) {
  return ty_is_sized(f->m, t) && !ty_scalable(f->m, t) ? ty_store_size(f->m, t) : 0;
}
/* Numbers that fill their bytes, so that memory gives the bits of one as the other. */
static bool is_plain_bits(const Fn *f, Ty t) {
  return (ty_is_int_or_vec(f->m, t) || ty_is_fp_or_vec(f->m, t)) && !ty_scalable(f->m, t) &&
         ty_bits(f->m, t) * (ty_is_vec(f->m, t) ? ty_rec(f->m, t)->count : 1) == 8 * ty_store_size(f->m, t);
}
static Val as_type(FoldCtx *x, Val v, Ty t) {
  Fn *f = x->f;
  if (ty(f, v) == t) return v;
  if (val_is_con(v) && con_is_zero(&f->con, v) && bytes_of(f, t) == bytes_of(f, ty(f, v)) &&
      ty_is_int_or_vec(f->m, ty(f, v)) && is_plain_bits(f, ty(f, v)) && ty_is_ptr(f->m, t))
    return con_null(&f->con, t);
  if (!is_plain_bits(f, t) || !is_plain_bits(f, ty(f, v)) || bytes_of(f, t) != bytes_of(f, ty(f, v))) return VAL_NONE;
  return fold_bitcast(x, v, t);
}

/* n bytes at `at`, as t, where memset v has filled them. */
static Val filled_with(FoldCtx *x, Val v, Place at, uint64_t n, Ty t) {
  Fn *f = x->f;
  uint64_t byte, len;
  Val fill = arg(f, v, 1);
  if (call_is_volatile(f, v) || !val_is_con(fill) || !con_u64(&f->con, fill, &byte) || !val_is_con(arg(f, v, 2)) ||
      !con_u64(&f->con, arg(f, v, 2), &len))
    return VAL_NONE;
  Place to = place_of(f, arg(f, v, 0));
  uint64_t off = (uint64_t)at.off - (uint64_t)to.off;
  if (at.base != to.base || off > len || n > len - off) return VAL_NONE;
  if (!byte) return is_plain_bits(f, t) || ty_is_ptr(f->m, t) ? con_null(&f->con, t) : VAL_NONE;
  if (!is_plain_bits(f, t) || n > 8) return VAL_NONE;
  Ty all = ty_int(f->m, (unsigned)(8 * n));
  return as_type(x, con_int(&f->con, all, (byte & 0xff) * (UINT64_MAX / 0xff) & mask64((unsigned)(8 * n))), t);
}
/* n bytes, `off` bytes behind where constant c of 8 bytes at most begins in memory, as t. */
static Val part_of_constant(FoldCtx *x, Val c, uint64_t off, uint64_t n, Ty t) {
  Fn *f = x->f;
  uint64_t all = bytes_of(f, ty(f, c)), bits;
  if (!all || all > 8 || off > all || n > all - off || !is_plain_bits(f, ty(f, c)) || !is_plain_bits(f, t))
    return VAL_NONE;
  Val number = as_type(x, c, ty_int(f->m, (unsigned)(8 * all)));
  if (!number || !val_is_con(number) || con_is_undefined(&f->con, number) || !con_u64(&f->con, number, &bits))
    return VAL_NONE;
  unsigned by = (unsigned)(8 * (dl_big_endian(f->m) ? all - off - n : off));
  return as_type(x, con_int(&f->con, ty_int(f->m, (unsigned)(8 * n)), bits >> by & mask64((unsigned)(8 * n))), t);
}
/* r, which is loaded from a variable: if it is, the variable may be needless now. */
static Val requeued(FoldCtx *x, Val object, Val r) {
  if (r && is_op(x->f, object, OP_ALLOCA)) comb_requeue(x, object);
  return r;
}
/* What a load gives that a store or load just above to the same address decides, or the variable's beginning there. */
Val fold_load_forward(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self || !is_unordered(f, self)) return VAL_NONE;
  bool whole = !is_simple(f, self); /* only what was not torn is right */
  Val p = m->root->ops[0];
  Ty t = m->root->type;
  uint64_t n = bytes_of(f, t);
  Place at = {VAL_NONE, 0}; /* of p, once it is asked for */
  uint32_t seen = 0;
  for (Val v = prev_of(f, self); v && !at_cap(f->m, COMBINE_STORE_SCAN, seen); v = prev_of(f, v), seen++) {
    if (is_op(f, v, OP_CALL) && call_intrinsic(f, v) == INTRIN_memset && n) {
      if (!at.base) at = place_of(f, p);
      return requeued(x, at.base, filled_with(x, v, at, n, t));
    }
    if (is_op(f, v, OP_STORE)) {
      if (!is_unordered(f, v) || (whole && is_simple(f, v))) return VAL_NONE;
      Val stored = arg(f, v, 0);
      if (!at.base) at = place_of(f, p);
      Place to = place_of(f, arg(f, v, 1));
      uint64_t k = bytes_of(f, ty(f, stored));
      if (same_place(at, to) && (n == k || !val_is_con(stored))) return requeued(x, at.base, as_type(x, stored, t));
      if (at.base == to.base && val_is_con(stored) && n) {
        Val part = part_of_constant(x, stored, (uint64_t)at.off - (uint64_t)to.off, n, t);
        if (part) return requeued(x, at.base, part);
      }
      if (k && n && apart(f, at, n, to, k)) continue;
      return VAL_NONE;
    }
    if (is_op(f, v, OP_LOAD) && arg(f, v, 0) == p && ty(f, v) == t && (!whole || order_of(f, v) != ORD_NONE)) {
      md_merge(f, v, self, false);
      return v;
    }
    if (op(f, v) == OP_ALLOCA && v == (at.base ? at.base : place_of(f, p).base) && !is_swifterror(f, v))
      return con_undef(&f->con, t);
    if (may_write(f, v) || is_sync(f, v)) return VAL_NONE;
  }
  return VAL_NONE;
}
/* A loaded value that is wanted as another type only is loaded as that. */
Val fold_load_cast(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val l = m->root->ops[0];
  Ty t = m->root->type;
  if (!is_simple(f, l) || is_swifterror(f, arg(f, l, 0)) || ty_is_ptr(f->m, ty_scalar(f->m, t))) return VAL_NONE;
  CombPlace was = comb_at(x, l);
  Val p = arg(f, l, 0);
  Val r = emit_view(x, &(InsView){.op = OP_LOAD, .sub = SYSTEM_SCOPE, .type = t, .ops = &p, .n = 1});
  align_set(f, r, align_of(f, l));
  md_copy(f, r, l);
  if (md_get(f, r, MDK_RANGE)) md_set(f, r, MDK_RANGE, MD_NONE);
  comb_back(x, was);
  return r;
}
/* Memory does not ask for the type of what is stored. */
Val fold_store_cast(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, c = m->root->ops[0];
  if (!self || !is_simple(f, self) || is_swifterror(f, m->root->ops[1])) return VAL_NONE;
  opnd_set(f, self, 0, arg(f, c, 0));
  comb_requeue(x, c);
  return self;
}
static bool null_is_invalid(const Fn *f, Val p) {
  return ty_is_ptr(f->m, ty(f, p)) && !known_null_is_valid(f, ty(f, p));
}
static bool is_bad_constant(const Fn *f, Val p, bool itself) {
  if (itself && con_is_undefined(&f->con, p)) return true;
  return con_is_zero(&f->con, p) && null_is_invalid(f, p);
}
/* Null belongs to no object, however far from it. */
static inline bool is_bad_address(const Fn *f, Val p) {
  if (val_is_con(p)) return is_bad_constant(f, p, true);
  return op(f, p) == OP_GEP && val_is_con(arg(f, p, 0)) && is_bad_constant(f, arg(f, p, 0), false);
}
bool is_bad_store(const Fn *f, Val v) { return is_unordered(f, v) && is_bad_address(f, arg(f, v, 1)); }
/* Execution does not come behind this place: said by a store to poison, which has no result. */
static Val not_reached(FoldCtx *x) {
  Fn *f = x->f;
  Val yes = con_int(&f->con, TY_I1, 1), nowhere = con_poison(&f->con, TY_PTR), ops[2] = {yes, nowhere};
  Val st = emit_view(x, &(InsView){.op = OP_STORE, .sub = SYSTEM_SCOPE, .type = TY_VOID, .ops = ops, .n = 2});
  align_set(f, st, 1);
  return st;
}
Val fold_assume_false(FoldCtx *x, const RuleMatch *m) {
  const ConPool *p = &x->f->con;
  Val c = m->root->ops[0];
  return m->root->self && (con_is_zero(p, c) || con_is_undefined(p, c)) ? not_reached(x) : VAL_NONE;
}
/* The next instruction says the same. */
Val fold_assume_twice(FoldCtx *x, const RuleMatch *m) {
  const Fn *f = x->f;
  Val self = m->root->self, next = self ? next_of(f, self) : VAL_NONE;
  bool same = next && is_intrinsic(f, next, INTRIN_assume) && arg(f, next, 0) == m->root->ops[0];
  return same && nops(f, self) == 2 && nops(f, next) == 2 ? con_poison(&x->f->con, TY_I1) : VAL_NONE;
}
/* A load from null: what follows is not reached; a store to poison says so. A select that has null as an arm is the
 * other arm. */
Val fold_load_null(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, p = m->root->ops[0];
  if (!self || !is_unordered(f, self)) return VAL_NONE;
  if (is_bad_address(f, p)) {
    (void)not_reached(x);
    return con_poison(&f->con, m->root->type);
  }
  if (is_op(f, p, OP_SELECT) && !ty_is_vec(f->m, ty(f, arg(f, p, 0)))) {
    Val keep = is_bad_address(f, arg(f, p, 1))   ? arg(f, p, 2)
               : is_bad_address(f, arg(f, p, 2)) ? arg(f, p, 1)
                                                 : VAL_NONE;
    if (!keep) return VAL_NONE;
    opnd_set(f, self, 0, keep);
    comb_requeue(x, p);
    return self;
  }
  return VAL_NONE;
}
/* load (select c p q) -> select c (load p) (load q), where both may be read. */
Val fold_load_select(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, p = m->root->ops[0];
  if (!self || !is_unordered(f, self) || !has_one_use(f, p)) return VAL_NONE;
  uint32_t al = align_of(f, self);
  Val c = arg(f, p, 0), a = arg(f, p, 1), b = arg(f, p, 2);
  if (!al || ty_is_vec(f->m, ty(f, c)) || is_op(f, a, OP_SELECT) || is_op(f, b, OP_SELECT)) return VAL_NONE;
  if (!load_is_safe(f, a, m->root->type, al, self) || !load_is_safe(f, b, m->root->type, al, self)) return VAL_NONE;
  InsView l = {.op = OP_LOAD, .sub = sub(f, self), .flags = flags(f, self), .type = m->root->type, .ops = &a, .n = 1};
  Val la = emit_view(x, &l);
  l.ops = &b;
  Val lb = emit_view(x, &l);
  align_set(f, la, al);
  align_set(f, lb, al);
  return fold_select(x, 0, c, la, lb);
}

/* The bytes of an object that is all there is at its address: a slot, or a constant of this module; 0: not known. */
static uint64_t whole_bytes(const Fn *f, Val b) {
  if (!val_is_con(b)) return is_op(f, b, OP_ALLOCA) ? object_bytes(f, b) : 0;
  if (con_kind(&f->con, b) != CON_GLOBAL) return 0;
  const Global *g = glob(f->m, con_glob(&f->con, b));
  return g->constant && !g->is_decl && !glob_is_interposable(g) ? object_bytes(f, b) : 0;
}
/* An access through `gep T, b, i` where b is an object with room for one such access and no second one a stride away:
 * any other place is outside, so i is 0. Multiples of a power of two stay such when they wrap; others must not. */
Val fold_only_place(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self || !is_simple(f, self)) return VAL_NONE;
  uint32_t at = op(f, self) == OP_STORE;
  Val p = arg(f, self, at), b = arg(f, p, 0);
  Ty t = at ? ty(f, arg(f, self, 0)) : ty(f, self), step = gep_type(f, p);
  if (nops(f, p) != 2 || ty_is_vec(f->m, ty(f, arg(f, p, 1))) || ty_scalable(f->m, step)) return VAL_NONE;
  Val o = b;
  while (is_op(f, o, OP_ADDRSPACECAST)) o = arg(f, o, 0);
  uint64_t n = bytes_of(f, t), all = whole_bytes(f, o), stride = ty_alloc_size(f->m, step);
  if (!n || n > all || stride <= all - n) return VAL_NONE;
  if ((stride & (stride - 1)) && !(flags(f, p) & (F_INBOUNDS | F_NUSW))) return VAL_NONE;
  opnd_set(f, self, at, b);
  comb_requeue(x, p);
  return self;
}

/* ---- fences ---- */
/* How far the fence of an NVVM intrinsic reaches; 0: it is none. */
static unsigned reach(const Fn *f, Val v) {
  switch (call_intrinsic(f, v)) {
  case INTRIN_nvvm_membar_cta: return 1;
  case INTRIN_nvvm_membar_gl: return 2;
  case INTRIN_nvvm_membar_sys: return 3;
  default: return 0;
  }
}
/* Fence v does all that fence w does. */
static bool fences_like(const Fn *f, Val v, Val w) {
  if (!is_op(f, v, OP_FENCE) || !is_op(f, w, OP_FENCE)) return reach(f, w) && reach(f, v) >= reach(f, w);
  Ordering a = order_of(f, v), b = order_of(f, w);
  return scope_of(f, v) == scope_of(f, w) && (a == b || a == ORD_SEQ_CST || (a == ORD_ACQ_REL && b != ORD_SEQ_CST));
}
/* Of fences side by side a weaker one does nothing. */
Val fold_fence(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self) return VAL_NONE;
  Val before = prev_of(f, self), behind = next_of(f, self);
  bool needless = (before && fences_like(f, before, self)) || (behind && fences_like(f, behind, self));
  if (!needless) return VAL_NONE;
  if (before) comb_requeue(x, before); /* beside the next one now */
  return con_poison(&f->con, TY_I1);
}

/* ---- stores; a fold of an instruction without result that returns poison has it erased ---- */
Val fold_store(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  ConPool *pool = &f->con;
  Val self = m->root->self, v = m->root->ops[0], p = m->root->ops[1];
  if (!self || !is_unordered(f, self)) return VAL_NONE;
  if (is_bad_address(f, p)) { /* stands for `unreachable` */
    if (val_is_con(v) && (con_is_poison(pool, v) || con_is_poison(pool, p))) return VAL_NONE;
    opnd_set(f, self, 0, con_poison(pool, ty(f, v)));
    comb_requeue(x, v);
    return self;
  }
  if (!is_simple(f, self)) return VAL_NONE;
  Val gone = con_poison(pool, TY_I1);
  if (val_is_con(v) && con_is_poison(pool, v)) return gone; /* undef would overwrite poison */
  if (ty_is_sized(f->m, ty(f, v)) && !ty_scalable(f->m, ty(f, v)) && !ty_store_size(f->m, ty(f, v))) return gone;
  Val at = p;
  if (is_op(f, p, OP_SELECT) && !ty_is_vec(f->m, ty(f, arg(f, p, 0)))) {
    Val keep = is_bad_address(f, arg(f, p, 1))   ? arg(f, p, 2)
               : is_bad_address(f, arg(f, p, 2)) ? arg(f, p, 1)
                                                 : VAL_NONE;
    if (keep) {
      opnd_set(f, self, 1, keep);
      comb_requeue(x, p);
      return self;
    }
  }
  uint64_t n = bytes_of(f, ty(f, v));
  if (!n) return VAL_NONE;
  Place to = {VAL_NONE, 0}; /* of the address, once it is asked for */
  uint32_t seen = 0;
  for (Val w = prev_of(f, self); w && !at_cap(f->m, COMBINE_STORE_SCAN, seen); w = prev_of(f, w), seen++) {
    if (is_op(f, w, OP_STORE) && is_simple(f, w) && arg(f, w, 1) == at) {
      if (ty(f, arg(f, w, 0)) == ty(f, v)) {
        comb_erase(x, w);
        return self;
      } /* overwritten before anybody reads */
      return VAL_NONE;
    }
    if (is_op(f, w, OP_LOAD) && w == v && arg(f, w, 0) == at && is_simple(f, w))
      return gone; /* writes back what was read */
    if (is_op(f, w, OP_STORE) && is_simple(f, w)) {
      uint64_t k = bytes_of(f, ty(f, arg(f, w, 0)));
      if (!to.base) to = place_of(f, at);
      if (k && apart(f, to, n, place_of(f, arg(f, w, 1)), k)) continue;
      return VAL_NONE;
    }
    if (is_op(f, w, OP_LOAD) && is_simple(f, w)) {
      if (v == w) return VAL_NONE;
      uint64_t k = bytes_of(f, ty(f, w));
      if (!to.base) to = place_of(f, at);
      if (k && apart(f, to, n, place_of(f, arg(f, w, 0)), k)) continue;
      return VAL_NONE;
    }
    if (touches_mem(f, w) || is_sync(f, w) || may_throw(f, w) || !transfers_execution(f, w)) return VAL_NONE;
  }
  return VAL_NONE;
}

/* ---- aggregates in parts ---- */
static uint32_t parts_of(const Fn *f, Ty t) { /* number of elements, 0 where it is not taken apart */
  const TypeRec *r = ty_rec(f->m, t);
  if (!ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return 0;
  if (r->kind == TK_ARRAY) return r->count && !past_cap(f->m, COMBINE_PARTS, r->count) ? (uint32_t)r->count : 0;
  if (r->kind != TK_STRUCT || !r->n || past_cap(f->m, COMBINE_PARTS, r->n)) return 0;
  if (r->n == 1) return 1;
  uint64_t end = 0; /* padding may matter to whoever copies bytes */
  for (uint32_t i = 0; i < r->n; i++) {
    if (ty_field_offset(f->m, t, i) != end) return 0;
    end += ty_alloc_size(f->m, r->elem[i]);
    if (ty_alloc_size(f->m, r->elem[i]) != ty_store_size(f->m, r->elem[i])) return 0;
  }
  return end == ty_alloc_size(f->m, t) ? r->n : 0;
}
static uint64_t part_offset(const Fn *f, Ty t, uint32_t i) {
  return ty_kind(f->m, t) == TK_STRUCT ? ty_field_offset(f->m, t, i) : i * ty_alloc_size(f->m, ty_elem(f->m, t));
}
static uint32_t part_align(uint32_t al, uint64_t off) {
  return off ? u32_min(al, (uint32_t)u64_min(off & -off, 1u << 30)) : al;
}
Val fold_load_parts(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, p = m->root->ops[0];
  Ty t = m->root->type;
  if (!self || !ty_is_agg(f->m, t) || !is_simple(f, self)) return VAL_NONE;
  uint32_t n = parts_of(f, t), al = align_of(f, self);
  if (!n || !al) return VAL_NONE;
  Val r = con_poison(&f->con, t);
  for (uint32_t i = 0; i < n; i++) {
    uint64_t off = part_offset(f, t, i);
    Val q = beyond(x, p, off);
    Val e = emit_view(x,
                      &(InsView){.op = OP_LOAD, .sub = SYSTEM_SCOPE, .type = ty_field(f->m, t, i), .ops = &q, .n = 1});
    align_set(f, e, part_align(al, off));
    r = fold_insertvalue(x, r, e, &i, 1);
  }
  return r;
}
Val fold_store_parts(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, v = m->root->ops[0], p = m->root->ops[1];
  Ty t = ty(f, v);
  if (!self || !ty_is_agg(f->m, t) || !is_simple(f, self)) return VAL_NONE;
  uint32_t n = parts_of(f, t), al = align_of(f, self);
  if (!n || !al) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    uint64_t off = part_offset(f, t, i);
    Val ops[2] = {fold_extractvalue(x, v, &i, 1), beyond(x, p, off)};
    Val st = emit_view(x, &(InsView){.op = OP_STORE, .sub = SYSTEM_SCOPE, .type = TY_VOID, .ops = ops, .n = 2});
    align_set(f, st, part_align(al, off));
  }
  return con_poison(&f->con, TY_I1);
}

/* Before v in its block nothing touches memory or may not come to v, but a store to p, as `like` is, if one is asked
 * for: that store. v itself: there is none such thing. VAL_NONE: there is. */
static Val last_store(const Fn *f, Val v, Val p, Val like) {
  uint32_t seen = 0;
  for (Val w = prev_of(f, v); w; w = prev_of(f, w)) {
    if (at_cap(f->m, COMBINE_STORE_SCAN, seen++)) return VAL_NONE;
    if (p && is_op(f, w, OP_STORE) && is_unordered(f, w) && order_of(f, w) == order_of(f, like) &&
        sub(f, w) == sub(f, like) && arg(f, w, 1) == p && ty(f, arg(f, w, 0)) == ty(f, arg(f, like, 0)))
      return w;
    if (may_read(f, w) || may_write(f, w) || may_throw(f, w) || !will_return(f, w) || is_sync(f, w)) return VAL_NONE;
  }
  return p ? VAL_NONE : v;
}
/* A store at the end of a block, and one to the same place on the only other way to where that leads: one store there,
 * of what either would have stored. Of the other way nothing but that edge, or an edge to this block, comes behind its
 * store.
 *   a: store i32 1, ptr %p ; br j              j: %v = phi i32 [ 1, %a ], [ 2, %b ]
 *   b: store i32 2, ptr %p ; br j        ->       store i32 %v, ptr %p */
Val fold_store_merged(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, v = m->root->ops[0], p = m->root->ops[1];
  if (!self || !is_unordered(f, self) || is_swifterror(f, p)) return VAL_NONE;
  Blk b = blk_of(f, self);
  if (next_of(f, self) != term(f, b) || !is_op(f, term(f, b), OP_BR) || nsuccs(f, b) != 1) return VAL_NONE;
  Blk d = succ(f, b, 0);
  if (npreds(f, d) != 2 || d == b || !blk_has_place(f, d)) return VAL_NONE;
  uint32_t mine = pred(f, d, 0) == b ? 0 : 1;
  Blk o = pred(f, d, 1 - mine);
  if (o == b || o == d || !is_op(f, term(f, o), OP_BR)) return VAL_NONE;
  if (nsuccs(f, o) == 2) {
    if (succ(f, o, 0) != b && succ(f, o, 1) != b) return VAL_NONE;
    if (!last_store(f, self, VAL_NONE, self)) return VAL_NONE;
  }
  Val other = last_store(f, term(f, o), p, self);
  if (!other) return VAL_NONE;
  Val w = arg(f, other, 0);
  if (v != w) {
    Val in[2];
    in[mine] = v, in[1 - mine] = w;
    Val phi = emit_phi(f, d, ty(f, v), in);
    comb_requeue(x, phi);
    opnd_set(f, self, 0, phi);
  }
  align_set(f, self, u32_min(align_of(f, self), align_of(f, other)));
  (void)md_merge(f, self, other, true);
  dbg_loc_set(f, self, dbg_merge_loc(f->m, dbg_loc(f, self), dbg_loc(f, other)));
  ins_move_before(f, self, first_insertion(f, d));
  comb_erase(x, other);
  return self;
}

/* What is taken from an aggregate that was put together: what was inserted there or around it, or the aggregate
 * before the insertions that are elsewhere. Of a part into which something was inserted, the insertion is made into
 * that part alone:
 *   %i = insertvalue {i32, {i8, i8}} %a, i8 %x, 1, 0      %p = extractvalue {i32, {i8, i8}} %a, 1
 *   %e = extractvalue {i32, {i8, i8}} %i, 1           ->  %e = insertvalue {i8, i8} %p, i8 %x, 0 */
Val fold_extract_insert(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val v = m->root->ops[0];
  const uint32_t *w = f->words.p + m->root->aux;
  uint32_t n = *w++, k, path[CAP_COMBINE_PATH], into[CAP_COMBINE_PATH];
  if (!is_op(f, v, OP_INSERTVALUE) || past_cap(f->m, COMBINE_PATH, n)) return VAL_NONE;
  memcpy(path, w, n * sizeof *w); /* building moves the words */
  for (unsigned step = 0; is_op(f, v, OP_INSERTVALUE) && !at_cap(f->m, COMBINE_INSERTS, step);
       step++, v = arg(f, v, 0)) {
    const uint32_t *u = words_of(f, v, &k);
    uint32_t same = 0;
    while (same < n && same < k && path[same] == u[same]) same++;
    if (same == k) return same == n ? arg(f, v, 1) : fold_extractvalue(x, arg(f, v, 1), path + k, n - k);
    if (same < n) continue;
    if (past_cap(f->m, COMBINE_PATH, k)) return VAL_NONE;
    memcpy(into, u, k * sizeof *u);
    return fold_insertvalue(x, fold_extractvalue(x, arg(f, v, 0), path, n), arg(f, v, 1), into + n, k - n);
  }
  return fold_extractvalue(x, v, path, n);
}
/* The only element that is taken from a loaded aggregate is loaded alone, where the aggregate was. */
Val fold_extract_load(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val l = m->root->ops[0];
  if (!is_op(f, l, OP_LOAD) || !is_simple(f, l) || !has_one_use(f, l) || !align_of(f, l)) return VAL_NONE;
  Ty t = ty(f, l);
  if (!ty_is_sized(f->m, t) || ty_scalable(f->m, t)) return VAL_NONE;
  const uint32_t *w = f->words.p + m->root->aux;
  uint64_t off = 0;
  for (uint32_t n = *w++; n; n--, w++) {
    off += part_offset(f, t, *w);
    t = ty_field(f->m, t, *w);
  }
  CombPlace was = comb_at(x, l);
  Val q = beyond(x, arg(f, l, 0), off);
  Val r = emit_view(x, &(InsView){.op = OP_LOAD, .sub = SYSTEM_SCOPE, .type = t, .ops = &q, .n = 1});
  align_set(f, r, part_align(align_of(f, l), off));
  comb_back(x, was);
  return r;
}

/* ---- memset, memcpy, memmove ---- */
static uint32_t param_align(Fn *f, Val call, uint32_t i) {
  const Attr *a = attrset_find(f->m, attrlist_param(f->m, call_rec(f, call)->attrs, i), ATTR_ALIGN);
  uint32_t al = a ? (uint32_t)a->val : 1;
  KnownCtx k = known_at(f, &f->arena, call);
  return u32_max(u32_max(al, 1), ptr_align_at(&k, arg(f, call, i)));
}
static bool is_constant_global(const Fn *f, Val p) {
  int64_t off;
  bool ib;
  Val b = ptr_base_offset(f, p, &off, &ib);
  if (!val_is_con(b) || con_kind(&f->con, b) != CON_GLOBAL) return false;
  const Global *g = glob(f->m, con_glob(&f->con, b));
  return g->kind == GK_VAR && g->constant;
}
AttrList comb_touched(const Fn *f, Val call, AttrList l, uint32_t i, uint64_t bytes) {
  Module *m = f->m;
  AttrSet s = attrlist_param(m, l, i), t = s;
  bool nonnull = attrset_has(m, s, ATTR_NONNULL) || null_is_invalid(f, arg(f, call, i));
  if (!attrset_has(m, t, ATTR_NOUNDEF)) t = attrset_add_kind(m, t, ATTR_NOUNDEF);
  if (nonnull && !attrset_has(m, t, ATTR_NONNULL)) t = attrset_add_kind(m, t, ATTR_NONNULL);
  const Attr *d = attrset_find(m, t, ATTR_DEREFERENCEABLE), *n = attrset_find(m, t, ATTR_DEREFERENCEABLE_OR_NULL);
  if (n && nonnull) {
    bytes = u64_max(bytes, n->val);
    t = attrset_remove(m, t, ATTR_DEREFERENCEABLE_OR_NULL);
    d = attrset_find(m, t, ATTR_DEREFERENCEABLE);
  }
  if (!d || d->val < bytes)
    t = attrset_add_int(m, d ? attrset_remove(m, t, ATTR_DEREFERENCEABLE) : t, ATTR_DEREFERENCEABLE, bytes);
  return t == s ? l : attrlist_with_param(m, l, i, t);
}
/* What is known of the n addresses is written down: the back end chooses the width of its accesses by their alignment.
 * bytes: how many are accessed there; 0: not known. */
static Val raise_params(FoldCtx *x, Val call, uint32_t n, uint64_t bytes) {
  Fn *f = x->f;
  CallRec c = *call_rec(f, call);
  AttrList l = c.attrs;
  for (uint32_t i = 0; i < n; i++) {
    if (bytes) l = comb_touched(f, call, l, i, bytes);
    AttrSet s = attrlist_param(f->m, l, i);
    const Attr *a = attrset_find(f->m, s, ATTR_ALIGN);
    uint32_t al = param_align(f, call, i);
    if (!a || al > a->val)
      l = attrlist_with_param(f->m, l, i,
                              attrset_add_int(f->m, a ? attrset_remove(f->m, s, ATTR_ALIGN) : s, ATTR_ALIGN, al));
  }
  if (l == c.attrs) return VAL_NONE;
  c.attrs = l;
  aux_set(f, call, call_add(f, c));
  return call;
}
Val fold_block_op(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self || call_nargs(f, self) != 4 || nops(f, self) != 5) return VAL_NONE;
  bool set = m->root->intrin == INTRIN_memset;
  Val d = m->root->ops[0], s = m->root->ops[1], len = m->root->ops[2], vol = m->root->ops[3],
      gone = con_poison(&f->con, TY_I1);
  uint64_t n;
  if (!val_is_con(vol) || !con_is_zero(&f->con, vol)) return VAL_NONE;
  if (is_constant_global(f, d)) return gone; /* writing there is undefined unless nothing is written */
  if (set && val_is_con(s) && con_is_poison(&f->con, s)) return gone;
  if (!set && d == s) return gone;
  if (!val_is_con(len) || !con_u64(&f->con, len, &n)) return raise_params(x, self, set ? 1 : 2, 0);
  if (n == 0) return gone;
  if (n != 1 && n != 2 && n != 4 && n != 8) return raise_params(x, self, set ? 1 : 2, n);
  if (is_bad_address(f, d) || (!set && is_bad_address(f, s))) return VAL_NONE;
  Ty t = ty_int(f->m, (uint32_t)n * 8);
  Val v;
  if (set) {
    uint64_t c;
    if (!val_is_con(s) || !con_u64(&f->con, s, &c)) return raise_params(x, self, 1, n);
    v = con_int(&f->con, t, (c & 0xff) * 0x0101010101010101ull);
  } else {
    uint32_t al = param_align(f, self, 1);
    v = emit_view(x, &(InsView){.op = OP_LOAD, .sub = SYSTEM_SCOPE, .type = t, .ops = &s, .n = 1});
    align_set(f, v, al);
  }
  uint32_t al = param_align(f, self, 0);
  Val ops[2] = {v, d};
  Val st = emit_view(x, &(InsView){.op = OP_STORE, .sub = SYSTEM_SCOPE, .type = TY_VOID, .ops = ops, .n = 2});
  align_set(f, st, al);
  return gone;
}

/* Element by element: none, each onto itself, or all in one access that is not torn either. */
Val fold_element_op(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self || call_nargs(f, self) != 4 || nops(f, self) != 5) return VAL_NONE;
  bool set = m->root->intrin == INTRIN_memset_element_unordered_atomic;
  Val d = m->root->ops[0], s = m->root->ops[1], len = m->root->ops[2], gone = con_poison(&f->con, TY_I1);
  uint64_t n, c;
  if (is_constant_global(f, d) || (!set && d == s)) return gone;
  if (!val_is_con(len) || !con_u64(&f->con, len, &n)) return VAL_NONE;
  if (n == 0) return gone;
  uint32_t to = param_align(f, self, 0);
  if ((n != 1 && n != 2 && n != 4 && n != 8) || to < n) return VAL_NONE;
  Ty t = ty_int(f->m, (uint32_t)n * 8);
  const uint16_t order = ORD_UNORDERED << F_ORDER_SHIFT;
  Val v;
  if (set) {
    if (!val_is_con(s) || !con_u64(&f->con, s, &c)) return VAL_NONE;
    v = con_int(&f->con, t, (c & 0xff) * 0x0101010101010101ull);
  } else {
    uint32_t from = param_align(f, self, 1);
    if (from < n) return VAL_NONE;
    v = emit_view(x, &(InsView){.op = OP_LOAD, .sub = SYSTEM_SCOPE, .flags = order, .type = t, .ops = &s, .n = 1});
    align_set(f, v, from);
  }
  Val ops[2] = {v, d};
  Val st = emit_view(
      x, &(InsView){.op = OP_STORE, .sub = SYSTEM_SCOPE, .flags = order, .type = TY_VOID, .ops = ops, .n = 2});
  align_set(f, st, to);
  return gone;
}

/* ---- masked accesses whose mask is known: no lane (nothing happens), or each of them (a plain access) ---- */
Val fold_masked_access(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  if (!self) return VAL_NONE;
  bool loads = m->root->type != TY_VOID,
       spread = m->root->intrin == INTRIN_masked_gather || m->root->intrin == INTRIN_masked_scatter;
  Val mask = m->root->ops[loads ? 1 : 2];
  if (!val_is_con(mask)) return VAL_NONE;
  if (con_is_zero(&f->con, mask)) return loads ? m->root->ops[2] : con_poison(&f->con, TY_I1);
  uint64_t on = 0, off = 0; /* lanes that may be accessed, or not: an undefined one may be one that must not */
  uint32_t lanes = vec_lanes(f->m, ty(f, mask));
  for (uint32_t i = 0; i < lanes; i++) {
    Val e = con_elem(&f->con, mask, i);
    if (!e) return VAL_NONE;
    if (con_is_zero(&f->con, e)) off |= UINT64_C(1) << i;
    else if (con_is_allones(&f->con, e)) on |= UINT64_C(1) << i;
    else on |= UINT64_C(1) << i, off |= UINT64_C(1) << i;
  }
  if (spread || off || (!lanes && !con_is_allones(&f->con, mask))) {
    if (!lanes) return VAL_NONE;
    bool change = loads ? demanded_lanes(x, self, 2, off) : demanded_lanes(x, self, 0, on);
    if (spread) change |= demanded_lanes(x, self, loads ? 0 : 1, on);
    return change ? self : VAL_NONE;
  }
  Ty t = loads ? m->root->type : ty(f, m->root->ops[0]);
  if (ty_bits(f->m, ty_scalar(f->m, t)) % 8) return VAL_NONE; /* lanes that share a byte */
  Val ops[2] = {m->root->ops[0], m->root->ops[1]};
  uint32_t al = param_align(f, self, loads ? 0 : 1);
  Val v = emit_view(
      x,
      &(InsView){
        .op = loads ? OP_LOAD : OP_STORE, .sub = SYSTEM_SCOPE, .type = m->root->type, .ops = ops, .n = loads ? 1 : 2});
  align_set(f, v, al);
  return loads ? v : con_poison(&f->con, TY_I1);
}

/* ---- atomicrmw: nothing changed is `or 0` (fadd -0.0), always the same is xchg ---- */
Val fold_atomicrmw(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, v = m->root->ops[1];
  if (!self || is_volatile(f, self) || !val_is_con(v)) return VAL_NONE;
  RmwOp o = (RmwOp)sub(f, self);
  ConPool *p = &f->con;
  Ty t = m->root->type;
  if (ty_is_int(f->m, t)) {
    Ap c;
    if (!con_splat_ap(p, v, &c) || c.bits > 64) return VAL_NONE;
    uint64_t k = ap_lo64(c), ones = mask64(c.bits), smin = 1ull << (c.bits - 1), smax = smin - 1;
    bool idle = false, fixed = false;
    switch ((int)o) {
    case RMW_ADD:
    case RMW_SUB:
    case RMW_XOR: idle = k == 0; break;
    case RMW_OR:
      idle = k == 0;
      fixed = k == ones;
      break;
    case RMW_AND:
      idle = k == ones;
      fixed = k == 0;
      break;
    case RMW_MIN:
      idle = k == smax;
      fixed = k == smin;
      break;
    case RMW_MAX:
      idle = k == smin;
      fixed = k == smax;
      break;
    case RMW_UMIN:
      idle = k == ones;
      fixed = k == 0;
      break;
    case RMW_UMAX:
      idle = k == 0;
      fixed = k == ones;
      break;
    default: break;
    }
    if (fixed) {
      sub_set(f, self, RMW_XCHG);
      return self;
    }
    if (!idle || (o == RMW_OR && k == 0)) return VAL_NONE;
    sub_set(f, self, RMW_OR);
    opnd_set(f, self, 1, con_null(p, t));
    return self;
  }
  if (!ty_is_fp(t) || o != RMW_FSUB || !con_is_zero(p, v)) return VAL_NONE;
  sub_set(f, self, RMW_FADD);
  opnd_set(f, self, 1, con_fp_from_double(p, t, -0.0));
  return self;
}
