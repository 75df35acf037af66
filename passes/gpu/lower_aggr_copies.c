/* lower_aggr_copies.c: "lower-aggr-copies": copies of memory become loads and stores.
 *
 *   call @llvm.memcpy(ptr align 8 %d,             br label %forward.for
 *     ptr align 8 %s, i64 1000, i1 false)       forward.for:
 *                                         =>      %i = phi i64 [ 0, %0 ], [ %n, %forward.for ]
 *                                                 ... load i64, %s + %i; store i64, %d + %i; %n = %i + 8 ...
 *                                                 br i1 %c, label %forward.for, label %split
 *                                               split:
 *
 * PTX has no library to call. Done: memmove of up to UNROLL bytes (all loads, then all stores:
 * `src.memmove.gep.unroll`, `dst.memmove.gep,unroll`); memcpy, memmove and memset of LOOP bytes and more or of unknown
 * length (the block behind is `split`; a length that is not constant is tested for zero and copied behind
 * `nonzerotrip`); an aggregate that is loaded only to be stored right behind, of LOOP bytes and more. Shorter ones the
 * back end does better. Elements are as wide as the alignments and the length allow, at most 16 bytes; what is left of
 * a constant length goes in pieces at the end. They are vectors of bytes, so that one undefined byte does not make its
 * neighbours so. memmove asks which address is lower and copies from there (`forward.for`, `reverse.for`) unless the
 * two lie in spaces, or are pointers, that cannot overlap. An element is read before it is written, so that either
 * direction is right for equal addresses.
 *
 * With lower-aggr-func-args also: an aggregate argument that is stored whole is stored element by element.
 *
 * Volatile and atomic copies, and those with operand bundles, stay. Convergence: the loops hold no
 * convergent operation. Cost: linear. Compare LLVM's NVPTXLowerAggrCopies; cicc has a pass of this name. */
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/stat.h"

enum { LOOP = 128 /* bytes: from here on a loop (LLVM's MaxAggrCopySize) */, UNROLL = 64, WIDEST = 16 };

typedef struct Copy {
  Fn *f;
  Val at;              /* the call or store that goes */
  Val src, dst, byte_; /* byte_: of a memset, which has no src */
  Val len;             /* as an i64; VAL_NONE: constant */
  uint64_t n;          /* constant length; of others what divides it */
  uint32_t src_align, dst_align;
  bool overlaps;
  Md scope, noalias;
} Copy;

static uint32_t arg_align(const Fn *f, Val v, uint32_t i) {
  const Attr *a = attrset_find(f->m, attrlist_param(f->m, call_rec(f, v)->attrs, i), ATTR_ALIGN);
  return a ? (uint32_t)u64_min(a->val, 1u << 31) : 1;
}
static uint32_t pow2_of(uint64_t n) { return n ? (uint32_t)1 << u32_min((uint32_t)__builtin_ctzll(n), 31) : 1u << 31; }

/* ---- one element ---- */
static Ty element(const Copy *c, uint32_t width) {
  Module *m = c->f->m;
  if (c->src && width > 1) return ty_vec(m, ty_int(m, 8), width, false);
  return width <= 8 ? ty_int(m, width * 8) : ty_vec(m, ty_int(m, 32), width / 4, false);
}
static Val address(Bld *k, Val p, Val offset, const char *name) {
  if (val_is_con(offset) && con_is_zero(&k->f->con, offset)) return p;
  Val a = emit_ptradd(k, 0, p, offset);
  name_set(k->f, a, str_of(name));
  return a;
}
static void dress(const Copy *c, Val access) {
  Fn *f = c->f;
  if (c->scope) md_set(f, access, MDK_ALIAS_SCOPE, c->scope);
  if (c->noalias) md_set(f, access, MDK_NOALIAS, c->noalias);
}
static bool is_number(const Copy *c, uint64_t *byte) { /* a constant may be undefined, or part of an address */
  return val_is_con(c->byte_) && con_u64(&c->f->con, c->byte_, byte);
}
static Val filled(const Copy *c, Bld *k, uint32_t width) {
  Fn *f = c->f;
  uint64_t b;
  if (is_number(c, &b)) {
    Ty s = width <= 8 ? element(c, width) : ty_int(f->m, 32);
    Val x = con_int(&f->con, s, (0x0101010101010101ull * b) & mask64(ty_bits(f->m, s)));
    return width <= 8 ? x : con_splat(&f->con, element(c, width), x);
  }
  if (width == 1) return c->byte_;
  Ty s = element(c, width);
  Val wide = emit_cast(k, OP_ZEXT, 0, c->byte_, s);
  return emit_bin(k, OP_MUL, 0, wide, con_int(&f->con, s, 0x0101010101010101ull & mask64(ty_bits(f->m, s))));
}
static Val load_piece(const Copy *c, Bld *k, Val offset, uint32_t width, uint32_t align) {
  Val a = address(k, c->src, offset, "src.memmove.gep.unroll");
  Val x = emit_load(k, element(c, width), a, align);
  dress(c, x);
  return x;
}
static void store_piece(const Copy *c, Bld *k, Val x, Val offset, uint32_t align) {
  Val a = address(k, c->dst, offset, "dst.memmove.gep,unroll");
  dress(c, emit_store(k, x, a, align));
}
static void copy_piece(const Copy *c, Bld *k, Val offset, uint32_t width) {
  Val x = c->src ? load_piece(c, k, offset, width, u32_min(c->src_align, width)) : filled(c, k, width);
  store_piece(c, k, x, offset, u32_min(c->dst_align, width));
}
/* Widths of the pieces of `left` bytes that stand at a multiple of `width`, the widest first. */
static uint32_t pieces(uint64_t left, uint32_t width, uint32_t out[64]) {
  uint32_t n = 0;
  for (uint32_t w = width; w; w /= 2)
    while (left >= w && n < 64) {
      out[n++] = w;
      left -= w;
    }
  return n;
}
static void copy_rest(const Copy *c, Bld *k, uint64_t from, uint32_t width, bool backwards) {
  uint32_t w[64], n = pieces(c->n - from, width, w);
  Ty i64 = ty_int(c->f->m, 64);
  uint64_t at = backwards ? c->n : from;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t x = backwards ? w[n - 1 - i] : w[i];
    if (backwards) at -= x;
    copy_piece(c, k, con_int(&c->f->con, i64, at), x);
    if (!backwards) at += x;
  }
}

/* ---- all at once ---- */
static void unroll(const Copy *c) {
  Fn *f = c->f;
  uint32_t width = u32_min(u32_min(c->src_align, c->dst_align), WIDEST), w[64], n = pieces(c->n, width, w);
  Bld k = bld_before(f, c->at);
  Val x[64];
  Ty i64 = ty_int(f->m, 64);
  uint64_t at = 0;
  for (uint32_t i = 0; i < n; at += w[i++])
    x[i] = load_piece(c, &k, con_int(&f->con, i64, at), w[i], u32_min(c->src_align, w[i]));
  at = 0;
  for (uint32_t i = 0; i < n; at += w[i++])
    store_piece(c, &k, x[i], con_int(&f->con, i64, at), u32_min(c->dst_align, w[i]));
}

/* ---- loops ---- */
/* A loop over [0, main) before `to`, entered from a block that is about to branch to it; returns its block. */
static Blk one_loop(const Copy *c, Blk from, Blk to, Val main, uint32_t width, bool backwards) {
  Fn *f = c->f;
  Ty i64 = ty_int(f->m, 64);
  Blk b = blk_new_before(f, to, backwards ? STR("reverse.for") : STR("forward.for"));
  edge_add(f, from, b);
  Bld k = bld_end(f, b);
  k.loc = dbg_loc(f, c->at);
  Val zero = con_int(&f->con, i64, 0), step = con_int(&f->con, i64, width);
  Val i = ins_new(f, OP_PHI, 0, 0, i64, NULL, 0);
  ins_place_end(f, i, b);
  opnd_insert(f, i, 0, backwards ? main : zero);
  Val next, more;
  if (backwards) {
    next = emit_bin(&k, OP_SUB, 0, i, step);
    copy_piece(c, &k, next, width);
    more = emit_icmp(&k, ICMP_NE, next, zero);
  } else {
    copy_piece(c, &k, i, width);
    next = emit_bin(&k, OP_ADD, 0, i, step);
    more = emit_icmp(&k, ICMP_NE, next, main);
  }
  emit(&k, OP_BR, 0, 0, TY_VOID, &more, 1);
  edge_add(f, b, b);
  edge_add(f, b, to);
  opnd_set(f, i, 1, next);
  return b;
}
/* Ends block b, whose branch went, with one to where the copy begins in that direction. */
static void enter(const Copy *c, Blk b, Blk to, uint32_t width, bool backwards) {
  Fn *f = c->f;
  uint64_t main = c->len ? 0 : c->n - c->n % width;
  Val count = c->len ? c->len : con_int(&f->con, ty_int(f->m, 64), main);
  if (backwards && !c->len && main != c->n) {
    Bld k = bld_end(f, b);
    k.loc = dbg_loc(f, c->at);
    copy_rest(c, &k, main, width, true);
  }
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, b);
  if (!c->len && !main) {
    edge_add(f, b, to);
    return;
  }
  Blk tail = to;
  if (!backwards && !c->len && main != c->n) { /* what is left, behind the loop */
    tail = blk_new(f);
    blk_place_before(f, tail, to);
    Bld k = bld_end(f, tail);
    k.loc = dbg_loc(f, c->at);
    copy_rest(c, &k, main, width, false);
    Val br = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
    ins_place_end(f, br, tail);
    edge_add(f, tail, to);
  }
  one_loop(c, b, tail, count, width, backwards);
}
static void expand(const Copy *c) {
  Fn *f = c->f;
  uint32_t width = u32_min(WIDEST, u32_min(c->dst_align, c->src ? c->src_align : WIDEST));
  if (c->len) width = u32_min(width, pow2_of(c->n));
  uint64_t byte;
  if (!c->src && !is_number(c, &byte)) width = u32_min(width, 8);
  Blk b = blk_of(f, c->at), split = blk_split(f, c->at);
  blk_name_set(f, split, STR("split"));
  Val old = term(f, b); /* the branch to split */
  edge_remove(f, b, 0);
  ins_erase(f, old);
  Md loc = dbg_loc(f, c->at);
  if (c->len) { /* nothing to do for no bytes */
    Bld k = bld_end(f, b);
    k.loc = loc;
    Val some = emit_icmp(&k, ICMP_NE, c->len, con_int(&f->con, ty_int(f->m, 64), 0));
    emit(&k, OP_BR, 0, 0, TY_VOID, &some, 1);
    Blk body = blk_new_before(f, split, STR("nonzerotrip"));
    edge_add(f, b, body);
    edge_add(f, b, split);
    b = body;
  }
  if (!c->overlaps) {
    enter(c, b, split, width, false);
    return;
  }
  Bld k = bld_end(f, b);
  k.loc = loc;
  Val s = c->src, d = c->dst;
  if (ty(f, s) != ty(f, d)) { /* generic, both of them */
    if (ty(f, s) != TY_PTR) s = emit_cast(&k, OP_ADDRSPACECAST, 0, s, TY_PTR);
    if (ty(f, d) != TY_PTR) d = emit_cast(&k, OP_ADDRSPACECAST, 0, d, TY_PTR);
  }
  Val up = emit_icmp(&k, ICMP_ULT, s, d);
  emit(&k, OP_BR, 0, 0, TY_VOID, &up, 1);
  Blk back = blk_new_before(f, split, (Str){NULL, 0});
  edge_add(f, b, back);
  Blk forth = blk_new_before(f, split, (Str){NULL, 0});
  edge_add(f, b, forth);
  enter(c, back, split, width, true);
  enter(c, forth, split, width, false);
}

/* ---- which ---- */
static bool may_overlap(Fn *f, Val s, Val d) {
  return alias_query(alias_of(f), mem_loc_any(s), mem_loc_any(d)) != ALIAS_NO;
}
/* Describes call v; false: it is none of ours, or stays. */
static bool is_copy(Fn *f, Val v, Copy *c) {
  unsigned id = is_op(f, v, OP_CALL) ? call_intrinsic(f, v) : 0;
  if ((id != INTRIN_memcpy && id != INTRIN_memmove && id != INTRIN_memset) || call_rec(f, v)->nbundles ||
      !con_is_zero(&f->con, arg(f, v, 3)))
    return false;
  *c = (Copy){
    .f = f, .at = v, .dst = arg(f, v, 0), .dst_align = u32_max(arg_align(f, v, 0), ptr_align(f, arg(f, v, 0)))};
  c->scope = md_get(f, v, MDK_ALIAS_SCOPE);
  c->noalias = md_get(f, v, MDK_NOALIAS);
  if (id == INTRIN_memset) c->byte_ = arg(f, v, 1);
  else {
    c->src = arg(f, v, 1);
    c->src_align = u32_max(arg_align(f, v, 1), ptr_align(f, c->src));
    c->overlaps = id == INTRIN_memmove;
  }
  Val n = arg(f, v, 2);
  if (val_is_con(n)) return con_u64(&f->con, n, &c->n);
  if (ty_bits(f->m, ty(f, n)) > 64) return false;
  c->len = n;
  return true;
}
/* A load whose only use stores it right behind, of many bytes: one copy, which may overlap. */
static bool is_aggregate_copy(Fn *f, Val v, Copy *c) {
  const Module *m = f->m;
  if (!is_op(f, v, OP_STORE) || !is_simple(f, v)) return false;
  Val x = arg(f, v, 0);
  Ty t = ty(f, x);
  if (!is_op(f, x, OP_LOAD) || !has_one_use(f, x) || !is_simple(f, x) ||
      (ty_kind(m, t) != TK_STRUCT && ty_kind(m, t) != TK_ARRAY) || blk_of(f, x) != blk_of(f, v) || !ty_is_sized(m, t) ||
      ty_scalable(m, t) || ty_store_size(m, t) < LOOP)
    return false;
  for (Val w = next_of(f, x); w != v; w = next_of(f, w))
    if (may_write(f, w) || is_sync(f, w)) return false;
  *c = (Copy){.f = f, .at = v, .src = arg(f, x, 0), .dst = arg(f, v, 1), .n = ty_store_size(m, t)};
  c->src_align = u32_max(align_of(f, x), 1);
  c->dst_align = u32_max(align_of(f, v), 1);
  c->overlaps = true;
  return true;
}
static bool store_elements(Fn *f, Val v) {
  Module *m = f->m;
  Val x = arg(f, v, 0), p = arg(f, v, 1);
  Ty t = ty(f, x);
  if (!is_arg(f, x) || !is_simple(f, v) || ty_kind(m, t) != TK_STRUCT || !ty_is_sized(m, t) || ty_scalable(m, t))
    return false;
  const TypeRec *r = ty_rec(m, t);
  Bld k = bld_before(f, v);
  uint32_t n = r->n;
  for (uint32_t i = 0; i < n; i++) {
    Val e = emit(&k, OP_EXTRACTVALUE, 0, 0, ty_field(m, t, i), &x, 1);
    aux_set(f, e, words_add(f, &i, 1));
    Val first = con_int(&f->con, ty_int(m, 32), 0), idx[2] = {first, con_int(&f->con, ty_int(m, 32), i)};
    Val a = emit_gep(&k, t, F_INBOUNDS | F_NUSW, p, idx, 2);
    int64_t off = 0;
    gep_offset(f, a, &off);
    emit_store(&k, e, a, u32_min(u32_max(align_of(f, v), 1), pow2_of((uint64_t)off)));
  }
  ins_erase(f, v);
  return true;
}
/* The length that is not constant, as one 64-bit number for all its uses, and what divides it. */
static void length_of(Copy *c) {
  Fn *f = c->f;
  Val n = c->len;
  uint64_t by;
  c->n = 1;
  if ((is_op(f, n, OP_MUL) || is_op(f, n, OP_SHL)) && val_is_con(arg(f, n, 1)) && con_u64(&f->con, arg(f, n, 1), &by))
    c->n = is_op(f, n, OP_SHL) ? 1ull << u32_min((uint32_t)u64_min(by, 16), 16) : pow2_of(by);
  Bld k = bld_before(f, c->at);
  n = emit(&k, OP_FREEZE, 0, 0, ty(f, n), &n, 1);
  if (ty_bits(f->m, ty(f, n)) < 64) n = emit_cast(&k, OP_ZEXT, 0, n, ty_int(f->m, 64));
  c->len = n;
}
static bool lower(Copy *c, PassCtx *px) {
  Fn *f = c->f;
  if (c->overlaps) c->overlaps = may_overlap(f, c->src, c->dst);
  bool moves = is_intrinsic(f, c->at, INTRIN_memmove);
  if (!c->len && moves && c->n && c->n <= UNROLL) unroll(c);
  else if (c->len || c->n >= LOOP) {
    if (c->len) length_of(c);
    expand(c);
  } else return false;
  stat_add(px, ST_AGGR_COPIES, 1);
  remark(px, AGGR_COPY_LOWERED, f, c->at, ra_int(c->len ? -1 : (int64_t)c->n));
  return true;
}

Change pass_lower_aggr_copies(Fn *f, PassCtx *px) {
  Change ch = CH_NONE;
  VecU32 work = {0};
  Copy c;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_copy(f, v, &c) || is_aggregate_copy(f, v, &c) || (px->opt[0] && is_op(f, v, OP_STORE)))
        vec_push(&work, (uint32_t)v);
  for (uint32_t i = work.n; i-- > 0;) { /* the last first: what is behind a copy moves once */
    Val v = (Val)work.p[i];
    if (is_copy(f, v, &c)) {
      if (!lower(&c, px)) continue;
      ins_erase(f, v);
    } else if (is_aggregate_copy(f, v, &c)) {
      Val x = arg(f, v, 0);
      if (!lower(&c, px)) continue;
      ins_erase(f, v);
      ins_erase(f, x);
    } else if (!px->opt[0] || !store_elements(f, v)) continue;
    ch = CH_CFG | CH_VAL | CH_MEM | CH_CALL;
  }
  vec_free(&work);
  return ch;
}
