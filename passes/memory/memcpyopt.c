/* memcpyopt.c: "memcpyopt": copies read from where the bytes came from, or become fills, or go; without a GPU, rows
 * of equal stores become fills.
 *
 *     memcpy %b <- %a, 16                   memcpy %b <- %a, 16         memset %a, 0, 64        memset %a + 16, 0, 48
 *     memcpy %c <- %b, 8          ==>       memcpy %c <- %a, 8          memcpy %a <- %p, 16 ==> memcpy %a <- %p, 16
 *
 * For each copy memory SSA says what wrote its source: a copy, whose own source stands in if nothing has written that
 * since; a fill; nothing (a fresh stack slot), then the copy goes if its destination is fresh too. A source that is a
 * constant variable of one repeated byte makes it a fill. A fill that a copy overwrites the beginning of loses that
 * part if nothing touches it in between. A move whose places do not overlap is a copy. An argument passed by value
 * (byval) is passed from where it was copied from. A stack slot that is copied whole, and no more needed then, takes
 * its copy's place (copied_slots.c). Stores of one repeated byte next to each other become one fill.
 *
 * On a GPU. What another thread may write in between counts: barriers, fences and asynchronous waits write all that
 * other threads can reach (alias.h), so that nothing is read from its first place behind one. Fills are made of
 * stores only where there is a memset to call: on a GPU (and with it in LLVM) not, unless the knob
 * enable-memcpyopt-without-libcalls asks for them; a row of stores is vectorized there.
 *
 * Algorithm: part of LLVM's MemCpyOptimizer (public design): without its call slots. Requires
 * dominators and memory SSA, which it keeps. Keeps the flow graph. Cost: a few clobber queries a copy, each bounded
 * by memssa-check-limit; O(instructions) else. Caps: MEMCPYOPT_BYTES, MEMCPYOPT_ROW, MEMCPYOPT_ROUNDS. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/loads.h"
#include "analysis/memory/memssa.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/fold/fold.h"
#include "ir/intrinsic.h"
#include "passes/memory/copied_slots.h"
#include "passes/pass.h"
#include "passes/stat.h"
#include "passes/util/mem_call.h"
#include "support/knob.h"
#include <stdlib.h>

typedef struct Copies {
  Fn *f;
  PassCtx *px;
  Mssa *m;
  Change change;
} Copies;
/* One store of a row: bytes [from, to) from the row's base on. */
typedef struct Piece {
  int64_t from, to;
  Val ins, ptr;
} Piece;

/* ---- making and deleting ---- */
static void erase(Copies *c, Val v) {
  mem_removed(c->m, v);
  ins_erase(c->f, v);
  c->change |= CH_VAL | CH_MEM | CH_CALL;
}
static uint64_t align_of_arg(const Fn *f, Val v, uint32_t i) {
  const Attr *a = attrset_find(f->m, attrlist_param(f->m, call_rec(f, v)->attrs, i), ATTR_ALIGN);
  return a && a->val ? a->val : 1;
}
static uint64_t align_at(uint64_t align, uint64_t offset) { return offset ? u64_min(align, offset & -offset) : align; }
/* A memory intrinsic with these operands before `before`, not yet known to memory SSA; x: pointer or byte. */
static Val make(Copies *c, Val before, unsigned id, Val dst, uint64_t dst_align, Val x, uint64_t x_align, Val len) {
  Fn *f = c->f;
  Val v = mem_call(f, before, id, dst, dst_align, x, x_align, len);
  c->change |= CH_VAL | CH_MEM | CH_CALL;
  return v;
}
/* x, just made before v, stands for it: it writes the same bytes. */
static Val become(Copies *c, Val v, Val x) {
  mem_replaced(c->m, v, x);
  ins_erase(c->f, v);
  return x;
}
/* p + offset before `before`. */
static Val advance(Copies *c, Val before, Val p, uint64_t offset) {
  if (!offset) return p;
  Bld b = bld_before(c->f, before);
  return emit_ptradd(&b, F_INBOUNDS, p, con_int(&c->f->con, TY_I64, offset));
}

/* ---- places ---- */
static bool is_plain(const Fn *f, Val v, unsigned id) { return v && is_intrinsic(f, v, id) && !call_is_volatile(f, v); }
static bool is_copy(const Fn *f, Val v) { return is_plain(f, v, INTRIN_memcpy) || is_plain(f, v, INTRIN_memmove); }
/* y begins at x + *offset. */
static bool same_base(const Fn *f, Val x, Val y, int64_t *offset) {
  int64_t a, b;
  bool in;
  if (ptr_base_offset(f, x, &a, &in) != ptr_base_offset(f, y, &b, &in) || ty(f, x) != ty(f, y)) return false;
  *offset = (int64_t)((uint64_t)b - (uint64_t)a);
  return true;
}
/* The n bytes (a value) from `at` on lie within the first `all` bytes (a value). */
static bool within(const Fn *f, int64_t at, Val n, Val all) {
  uint64_t x, y;
  if (at == 0 && n == all) return true;
  return at >= 0 && val_is_con(n) && val_is_con(all) && con_u64(&f->con, n, &x) && con_u64(&f->con, all, &y) &&
         x <= y && (uint64_t)at <= y - x;
}
/* What wrote the place as v, which stands behind, finds it. */
static Acc written_by(Copies *c, Val v, MemLoc loc) {
  return mem_clobber_loc(c->m, mem(c->m, mem_of(c->m, v))->def, loc);
}
static Val writer(Copies *c, Acc a) {
  return a != MA_ENTRY && mem(c->m, a)->kind == MEM_DEF ? mem(c->m, a)->ins : VAL_NONE;
}
/* Nothing writes the place between `first` and v. */
static bool unchanged(Copies *c, Val first, Val v, MemLoc loc) {
  Acc a = written_by(c, v, loc);
  return a == MA_ENTRY || mem_dominates(c->m, a, mem_of(c->m, first)); /* the second may number the block anew */
}

/* ---- bytes ---- */
/* The byte that n bytes at constant memory p hold, VAL_NONE if they are not known to be one. */
static Val constant_bytes(Copies *c, Val p, Val len) {
  Fn *f = c->f;
  int64_t at;
  bool in;
  uint64_t n;
  Val base = ptr_base_offset(f, p, &at, &in);
  if (!val_is_con(base) || con_kind(&f->con, base) != CON_GLOBAL || !val_is_con(len) || !con_u64(&f->con, len, &n) ||
      !n || at < 0 || past_cap(f->m, MEMCPYOPT_BYTES, n))
    return VAL_NONE;
  Glob g = con_glob(&f->con, base);
  if (glob(f->m, g)->kind != GK_VAR || !glob(f->m, g)->constant || !glob_is_exact(glob(f->m, g))) return VAL_NONE;
  if (!at && n == ty_alloc_size(f->m, glob(f->m, g)->type)) {
    Val x = con_fold_load(&f->con, f->m, g, 0, glob(f->m, g)->type);
    int byte = x ? fill_of(f, x) : FILL_NONE;
    if (byte != FILL_NONE) return fill_val(f, byte);
  }
  int all = FILL_ANY;
  for (uint64_t i = 0; i < n; i++) {
    Val x = con_fold_load(&f->con, f->m, g, (uint64_t)at + i, TY_I8);
    all = x ? fill_join(all, fill_of(f, x)) : FILL_NONE;
    if (all == FILL_NONE) return VAL_NONE;
  }
  return fill_val(f, all);
}

/* ---- copies ---- */
/* The source of copy v was the destination of w: v becomes what is returned. VAL_NONE: nothing, or it is gone (op
 * OP_NONE). */
static Val read_from_origin(Copies *c, Val v, Val w) {
  Fn *f = c->f;
  Val src = arg(f, v, 1), len = arg(f, v, 2), from = arg(f, w, 1);
  int64_t at, back;
  if (!is_plain(f, w, INTRIN_memcpy) || !same_base(f, arg(f, w, 0), src, &at) || !within(f, at, len, arg(f, w, 2)))
    return VAL_NONE;
  if (from == src || !unchanged(c, w, v, mem_loc_arg(f, w, 1))) return VAL_NONE;
  stat_add(c->px, ST_MEMCPY_DELETED, 1);
  if (same_base(f, from, arg(f, v, 0), &back) && back == at) {
    erase(c, v);
    return VAL_NONE;
  } /* copied back */
  MemLoc origin = mem_loc_arg(f, w, 1), own = mem_loc_arg(f, v, 0);
  bool apart = alias_query(c->m->alias, own, origin) == ALIAS_NO;
  from = advance(c, v, from, (uint64_t)at);
  uint64_t align = align_at(align_of_arg(f, w, 1), (uint64_t)at);
  return become(
      c, v, make(c, v, apart ? INTRIN_memcpy : INTRIN_memmove, arg(f, v, 0), align_of_arg(f, v, 0), from, align, len));
}
static Val filled(Copies *c, Val v, Val byte) {
  Fn *f = c->f;
  stat_add(c->px, ST_MEMCPY_TO_SET, 1);
  return become(c, v, make(c, v, INTRIN_memset, arg(f, v, 0), align_of_arg(f, v, 0), byte, 0, arg(f, v, 2)));
}
/* Copy v overwrites the beginning of a fill: that is filled only behind it. */
static void shorten_fill(Copies *c, Val v) {
  Fn *f = c->f;
  MemLoc dst = mem_loc_arg(f, v, 0);
  Val s = writer(c, written_by(c, v, dst));
  int64_t at;
  uint64_t n, all;
  if (!is_plain(f, s, INTRIN_memset) || blk_of(f, s) != blk_of(f, v) ||
      !same_base(f, arg(f, s, 0), arg(f, v, 0), &at) || at)
    return;
  if (!val_is_con(arg(f, v, 2)) || !con_u64(&f->con, arg(f, v, 2), &n) || !n) return;
  bool known = val_is_con(arg(f, s, 2));
  if (known && !con_u64(&f->con, arg(f, s, 2), &all)) return;
  MemLoc place = mem_loc_arg(f, s, 0);
  Alias *a = alias_of(f);
  if (alias_query(a, place, mem_loc_arg(f, v, 1)) != ALIAS_NO) return;
  for (Acc x = mem(c->m, mem_of(c->m, s))->next; x != mem_of(c->m, v); x = mem(c->m, x)->next)
    if (alias_modref(a, mem(c->m, x)->ins, place)) return;
  /* the caller may see the fill where something unwinds, other threads where this one ends */
  bool catches = !attrlist_fn_has(f->m, fn_glob(f)->fattrs, ATTR_NOUNWIND);
  for (Val x = s; x != v; x = next_of(f, x))
    if (is_call(f, x) && (!will_return(f, x) || (catches && may_throw(f, x)))) return;
  if (!known || n < all) {
    Ty t = ty(f, arg(f, s, 2));
    Val len = known ? con_int(&f->con, t, all - n) : VAL_NONE;
    if (!known) { /* what is more than the copy, if it is more */
      Bld b = bld_before(f, v);
      Val k = con_int(&f->con, t, n), less = emit_icmp(&b, ICMP_ULE, arg(f, s, 2), k);
      Val rest = emit_bin(&b, OP_SUB, 0, arg(f, s, 2), k);
      len = emit_select(&b, less, con_int(&f->con, t, 0), rest);
    }
    Bld b = bld_before(f, v);
    Val to = known ? advance(c, v, arg(f, s, 0), n) : emit_ptradd(&b, 0, arg(f, s, 0), con_int(&f->con, TY_I64, n));
    uint64_t align = align_at(u64_max(align_of_arg(f, s, 0), align_of_arg(f, v, 0)), n);
    mem_inserted(c->m, make(c, v, INTRIN_memset, to, align, arg(f, s, 1), 0, len));
  }
  erase(c, s);
  stat_add(c->px, ST_MEMCPY_FILLS, 1);
}
static bool is_fresh(Copies *c, Acc state, Val p) {
  const Fn *f = c->f;
  Val o = alias_object(f, p);
  if (!is_op(f, o, OP_ALLOCA)) return false;
  Val w = writer(c, state);
  return state == MA_ENTRY || (is_intrinsic(f, w, INTRIN_lifetime_start) && arg(f, w, call_nargs(f, w) - 1) == o);
}
/* Copy v reads from within fill w on, and behind that only what nobody has written: undef, for which the byte does. */
static bool undef_behind(Copies *c, Val v, Val w, int64_t at) {
  Fn *f = c->f;
  uint64_t n, filled;
  return at >= 0 && val_is_con(arg(f, v, 2)) && con_u64(&f->con, arg(f, v, 2), &n) && val_is_con(arg(f, w, 2)) &&
         con_u64(&f->con, arg(f, w, 2), &filled) && (uint64_t)at < filled &&
         is_fresh(c, written_by(c, w, mem_loc_arg(f, v, 1)), arg(f, v, 1));
}
/* What v has become, to be looked at again; VAL_NONE: it is as it was, or gone. */
static Val simplify_copy(Copies *c, Val v) {
  Fn *f = c->f;
  int64_t at;
  if (same_base(f, arg(f, v, 0), arg(f, v, 1), &at) && !at) {
    erase(c, v);
    return VAL_NONE;
  }
  if (is_intrinsic(f, v, INTRIN_memmove)) {
    if (alias_query(c->m->alias, mem_loc_arg(f, v, 0), mem_loc_arg(f, v, 1)) != ALIAS_NO) return VAL_NONE;
    stat_add(c->px, ST_MEMCPY_MOVES, 1);
    return become(c, v,
                  make(c, v, INTRIN_memcpy, arg(f, v, 0), align_of_arg(f, v, 0), arg(f, v, 1), align_of_arg(f, v, 1),
                       arg(f, v, 2)));
  }
  Val byte = constant_bytes(c, arg(f, v, 1), arg(f, v, 2));
  if (byte) return filled(c, v, byte);
  Acc state = written_by(c, v, mem_loc_arg(f, v, 1));
  Val w = writer(c, state);
  if (is_plain(f, w, INTRIN_memset) && same_base(f, arg(f, w, 0), arg(f, v, 1), &at) &&
      (within(f, at, arg(f, v, 2), arg(f, w, 2)) || undef_behind(c, v, w, at)))
    return filled(c, v, arg(f, w, 1));
  if (!is_fresh(c, state, arg(f, v, 1))) return w ? read_from_origin(c, v, w) : VAL_NONE;
  /* Undef is copied. It goes where undef is already; elsewhere may be poison, which undef would have overwritten. */
  if (!is_fresh(c, written_by(c, v, mem_loc_arg(f, v, 0)), arg(f, v, 0))) return VAL_NONE;
  erase(c, v);
  stat_add(c->px, ST_MEMCPY_DELETED, 1);
  return VAL_NONE;
}
/* Arguments passed by value, from a copy nobody else needs then. */
static void simplify_arguments(Copies *c, Val v) {
  Fn *f = c->f;
  for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) {
    const Attr *by = attrset_find(f->m, attrlist_param(f->m, call_rec(f, v)->attrs, i), ATTR_BYVAL);
    if (!by || !by->type || !ty_is_sized(f->m, by->type) || ty_scalable(f->m, by->type)) continue;
    uint64_t bytes = ty_alloc_size(f->m, by->type), n_;
    Val p = arg(f, v, i), w = writer(c, written_by(c, v, mem_loc_bytes(p, bytes)));
    int64_t at;
    if (!is_plain(f, w, INTRIN_memcpy) || !same_base(f, arg(f, w, 0), p, &at) || at || ty(f, arg(f, w, 1)) != ty(f, p))
      continue;
    if (!val_is_con(arg(f, w, 2)) || !con_u64(&f->con, arg(f, w, 2), &n_) || n_ < bytes) continue;
    uint64_t align = align_of_arg(f, v, i);
    if (align <= 1 && !attrset_find(f->m, attrlist_param(f->m, call_rec(f, v)->attrs, i), ATTR_ALIGN))
      continue; /* what the target takes is not known */
    if (u64_max(align_of_arg(f, w, 1), ptr_align(f, arg(f, w, 1))) < align || !unchanged(c, w, v, mem_loc_arg(f, w, 1)))
      continue;
    opnd_set(f, v, i, arg(f, w, 1));
    mem_replaced(c->m, v, v);
    c->change |= CH_VAL | CH_MEM;
    stat_add(c->px, ST_MEMCPY_DELETED, 1);
  }
}

/* ---- rows of stores ---- */
static Val stored_byte(Fn *f, Val v, Ty *t) {
  if (op(f, v) == OP_STORE) {
    Val x = arg(f, v, 0);
    *t = ty(f, x);
    return is_volatile(f, v) || order_of(f, v) || md_get(f, v, MDK_NONTEMPORAL) ? VAL_NONE : fill_stored(f, x);
  }
  uint64_t n;
  return is_plain(f, v, INTRIN_memset) && val_is_con(arg(f, v, 2)) && con_u64(&f->con, arg(f, v, 2), &n) && n < 1u << 30
             ? arg(f, v, 1)
             : VAL_NONE;
}
static bool row_pays(const Fn *f, const Piece *p, uint32_t n, int64_t bytes) {
  if (n >= 4 || bytes >= 16) return true;
  if (n < 2) return false;
  for (uint32_t i = 0; i < n; i++)
    if (op(f, p[i].ins) != OP_STORE) return true;
  if (n == 2) return false;
  uint32_t word = 16; /* bytes of the widest register */
  while (word > 1 && !int_is_legal(f->m, 8 * word)) word /= 2;
  return n > (uint64_t)bytes / word + (uint64_t)bytes % word;
}
static int piece_order(const void *a, const void *b) {
  const Piece *x = a, *y = b;
  return x->from != y->from ? (x->from < y->from ? -1 : 1) : x->ins < y->ins ? -1 : x->ins > y->ins;
}
/* The stores of one byte from v on in its block, at fixed distances from one base, up to what touches memory
 * otherwise, become fills. Returns where the row ended. */
static Val fill_row(Copies *c, Val v) {
  Fn *f = c->f;
  Ty t;
  Val byte = stored_byte(f, v, &t), ptr = arg(f, v, op(f, v) == OP_STORE ? 1 : 0), stop = v;
  int64_t start;
  bool in;
  Val base = ptr_base_offset(f, ptr, &start, &in);
  Piece piece[CAP_MEMCPYOPT_ROW];
  uint32_t n = 0;
  for (Val x = v; x && !at_cap(f->m, MEMCPYOPT_ROW, n); stop = x = next_of(f, x)) {
    if (is_term(f, x)) break;
    bool store = op(f, x) == OP_STORE;
    if (!store && !is_intrinsic(f, x, INTRIN_memset)) {
      if (touches_mem(f, x) || may_throw(f, x)) break;
      continue;
    }
    int64_t at;
    Val b = stored_byte(f, x, &t), p = arg(f, x, store ? 1 : 0);
    if (b && val_is_con(byte) && con_is_undef(&f->con, byte)) byte = b;
    if (!b || (b != byte && !(val_is_con(b) && con_is_undef(&f->con, b))) || ptr_base_offset(f, p, &at, &in) != base ||
        ty(f, p) != ty(f, ptr))
      break;
    uint64_t bytes = 0;
    if (store) bytes = ty_store_size(f->m, t);
    else con_u64(&f->con, arg(f, x, 2), &bytes);
    piece[n++] = (Piece){at, at + (int64_t)bytes, x, p};
  }
  bool aggregate = n == 1 && op(f, v) == OP_STORE && ty_is_agg(f->m, ty(f, arg(f, v, 0)));
  if (n < 2 && !aggregate) return stop;
  qsort(piece, n, sizeof *piece, piece_order);
  for (uint32_t i = 0, k; i < n; i = k) {
    int64_t to = piece[i].to;
    for (k = i + 1; k < n && piece[k].from <= to; k++)
      if (piece[k].to > to) to = piece[k].to;
    if (!aggregate && !row_pays(f, piece + i, k - i, to - piece[i].from)) continue;
    Val first = piece[i].ins;
    uint64_t align = op(f, first) == OP_STORE ? align_of(f, first) : align_of_arg(f, first, 0);
    Val p = piece[i].ptr;
    Ty len = op(f, first) == OP_STORE ? TY_I64 : ty(f, arg(f, first, 2));
    mem_inserted(
        c->m, make(c, stop, INTRIN_memset, p, align, byte, 0, con_int(&f->con, len, (uint64_t)(to - piece[i].from))));
    for (uint32_t j = i; j < k; j++) erase(c, piece[j].ins);
    stat_add(c->px, ST_MEMCPY_ROWS, 1);
  }
  return stop;
}

/* Store v may stand before x already, in its block: nothing from x on touches its place or may not come to v; and its
 * address is known there, by itself or when its last step moves too. */
static bool raise_store(Copies *c, Val x, Val v, MemLoc to) {
  Fn *f = c->f;
  Alias *a = alias_of(f);
  Val p = arg(f, v, 1), step = VAL_NONE;
  for (Val y = x; y != v; y = next_of(f, y)) {
    bool block = is_copy(f, y) || is_plain(f, y, INTRIN_memset);
    if (alias_modref(a, y, to) || may_throw(f, y) || !will_return(f, y) || (is_sync(f, y) && !block)) return false;
    if (y == p) step = y;
  }
  if (!step) return true;
  if (op(f, step) != OP_GEP) return false;
  for (Val y = x; y != step; y = next_of(f, y))
    for (uint32_t i = 0; i < nops(f, step); i++)
      if (arg(f, step, i) == y) return false;
  ins_move_before(f, step, x);
  c->change |= CH_VAL;
  return true;
}
/* The store of an aggregate that was loaded in its block: a copy, where the place it came from is written next. */
static bool whole_copy(Copies *c, Val v) {
  enum { FAR = 64 };
  Fn *f = c->f;
  Val l = arg(f, v, 0);
  if (val_is_con(l) || !is_op(f, l, OP_LOAD) || !ty_is_agg(f->m, ty(f, l)) || ty_scalable(f->m, ty(f, l)) ||
      blk_of(f, l) != blk_of(f, v) || !has_one_use(f, l) || is_volatile(f, l) || order_of(f, l) || is_volatile(f, v) ||
      order_of(f, v) || md_get(f, v, MDK_NONTEMPORAL))
    return false;
  MemLoc from, to;
  mem_loc(f, l, &from), mem_loc(f, v, &to);
  Alias *a = alias_of(f);
  uint32_t n = 0;
  Val at = v; /* where the copy goes */
  for (Val x = next_of(f, l); x != v; x = next_of(f, x)) {
    if (n++ == FAR) return false;
    if (at == v && may_write(f, x) && (alias_modref(a, x, from) & MR_MOD)) at = x;
  }
  if (at != v && !raise_store(c, at, v, to)) return false;
  bool apart = alias_query(a, from, to) == ALIAS_NO;
  Val call = make(c, at, apart ? INTRIN_memcpy : INTRIN_memmove, arg(f, v, 1), align_of(f, v), arg(f, l, 0),
                  align_of(f, l), con_int(&f->con, TY_I64, ty_store_size(f->m, ty(f, l))));
  mem_inserted(c->m, call);
  erase(c, v);
  erase(c, l);
  stat_add(c->px, ST_MEMCPY_WHOLE, 1);
  return true;
}
static void go_over(Copies *c, const Dom *d, bool rows) {
  Fn *f = c->f;
  Ty t;
  mem_batch(c->m); /* what takes the place of a copy captures no pointer */
  for (uint32_t i = 0; i < d->n;
       i++) { /* first what makes no new accesses, so that the order of those that are there stays known */
    for (Val v = first_ins(f, d->rpo[i]), next; v; v = next) {
      next = next_of(f, v);
      if (is_copy(f, v))
        for (Val x = v; x && is_copy(f, x);) x = simplify_copy(c, x); /* what it becomes may become more */
      else if (op(f, v) == OP_CALL && !call_intrinsic(f, v)) simplify_arguments(c, v);
    }
  }
  mem_batch_end(c->m);
  for (uint32_t i = 0; i < d->n; i++) {
    for (Val v = first_ins(f, d->rpo[i]), next; v; v = next) {
      next = next_of(f, v);
      if (is_plain(f, v, INTRIN_memcpy)) shorten_fill(c, v);
      else if (rows && op(f, v) == OP_STORE && whole_copy(c, v)) continue;
      else if (rows && stored_byte(f, v, &t)) next = fill_row(c, v);
    }
  }
  if (copied_slots(f, c->px, d, c->m)) c->change |= CH_VAL | CH_MEM | CH_CALL;
}
Change pass_memcpyopt(Fn *f, PassCtx *px) {
  bool rows = !f->m->permissions || knob_int(px->knobs, KNOB_MEMCPYOPT_WITHOUT_LIBCALLS), work = false;
  Ty t;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      work = work || (op(f, v) == OP_CALL && (!call_intrinsic(f, v) || is_copy(f, v))) ||
             (rows && (stored_byte(f, v, &t) || (op(f, v) == OP_STORE && ty_is_agg(f->m, ty(f, arg(f, v, 0))))));
  if (!work) return CH_NONE;
  const Dom *d = dom(f);
  Copies c = {.f = f, .px = px, .m = memory_ssa(f)};
  Change all = CH_NONE;
  for (uint32_t round = 0; !at_cap(f->m, MEMCPYOPT_ROUNDS, round); round++) {
    c.change = CH_NONE;
    go_over(&c, d, rows);
    all |= c.change;
    if (!c.change) break;
  }
  if (all) memory_ssa_keep(c.m);
  return all;
}
