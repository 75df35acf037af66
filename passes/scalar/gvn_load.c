/* gvn_load.c: what a load gives is what its dependences left. Contract: gvn.h.
 *
 *     store i64 %x, ptr %p                        store i64 %x, ptr %p
 *     %q = getelementptr i8, ptr %p, i64 4   =>   %s = lshr i64 %x, 32
 *     %v = load i32, ptr %q                       %v = trunc i64 %s to i32
 *
 * A store or load of the place, or of a wider one around it, a memset, a copy from a constant, memory that nothing has
 * been written to. Over all ways here: where each way has such a thing, a phi of them. Where one way has none, the load
 * moves to that way: it ran there anyhow, behind code that always hands on. Bytes of a value are cut out of an integer
 * of its bits; out of a vector only whole elements, since a poison element is not to spread. */
#include "analysis/memory/loads.h"
#include "analysis/memory/memssa.h"
#include "analysis/memory/phi_translate.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/remark.h"
#include "passes/scalar/gvn.h"
#include "passes/stat.h"

typedef enum FromKind { FROM_NOTHING, FROM_VALUE, FROM_SET, FROM_CONST } FromKind;
typedef struct From {
  FromKind kind;
  Val val;         /* FROM_VALUE: as stored or loaded; FROM_SET: the byte; FROM_CONST: the value of the load */
  Val ins;         /* the load that gave it, VAL_NONE */
  uint64_t offset; /* bytes into val */
  Blk blk;         /* there at the end of this block */
} From;

/* ---- bytes of a value ---- */
/* A pointer that is no number, but null is all zeros. */
static bool is_odd_pointer(const Module *m, Ty t) { return ty_is_ptr(m, t) && ptr_nonintegral(m, ty_addrspace(m, t)); }
static bool is_cuttable(const Module *m, Ty t) {
  if (ty_is_vec(m, t)) return !ty_scalable(m, t) && is_cuttable(m, ty_scalar(m, t));
  if (!ty_is_int(m, t) && !ty_is_fp(t) && !ty_is_ptr(m, t)) return false;
  if (is_odd_pointer(m, t)) return false;
  return ty_size_bits(m, t) % 8 == 0 && ty_size_bits(m, t) == ty_store_size(m, t) * 8;
}
/* `bytes` of `want` at offset can be made of a value of type `have`. */
static bool may_cut(const Fn *f, Ty have, Ty want, uint64_t offset) {
  const Module *m = f->m;
  if (have == want) return offset == 0;
  if (!is_cuttable(m, have) || !is_cuttable(m, want)) return false;
  uint64_t h = ty_store_size(m, have), w = ty_store_size(m, want);
  if (offset + w > h) return false;
  if (ty_is_vec(m, have)) { /* whole elements */
    uint64_t e = ty_store_size(m, ty_scalar(m, have));
    if (ty_is_vec(m, want)) return w == h && ty_store_size(m, ty_scalar(m, want)) == e;
    return w == e && offset % e == 0;
  }
  return true;
}
static Val as_int(FoldCtx *x, Val v) {
  Module *m = x->f->m;
  Ty t = ty(x->f, v), i = ty_int(m, (uint32_t)ty_size_bits(m, ty_scalar(m, t)));
  if (ty_is_vec(m, t)) return fold_bitcast(x, v, ty_int(m, (uint32_t)(ty_store_size(m, t) * 8)));
  if (ty_is_int(m, t)) return v;
  return ty_is_ptr(m, t) ? fold_cast(x, OP_PTRTOINT, 0, v, i) : fold_bitcast(x, v, i);
}
static Val of_int(FoldCtx *x, Val v, Ty t) {
  Module *m = x->f->m;
  if (ty(x->f, v) == t) return v;
  if (ty_is_ptr(m, t)) return fold_cast(x, OP_INTTOPTR, 0, v, t);
  if (ty_is_vec(m, t) && ty_is_ptr(m, ty_scalar(m, t))) {
    Ty i = ty_int(m, (uint32_t)ty_size_bits(m, ty_scalar(m, t)));
    return fold_cast(x, OP_INTTOPTR, 0, fold_bitcast(x, v, ty_vec(m, i, ty_rec(m, t)->count, false)), t);
  }
  return fold_bitcast(x, v, t);
}
/* The value of type t at that offset of v; emitted where x says. */
static Val cut(FoldCtx *x, Val v, uint64_t offset, Ty t) {
  Fn *f = x->f;
  Module *m = f->m;
  Ty have = ty(f, v);
  if (have == t) return v;
  uint64_t h = ty_store_size(m, have), w = ty_store_size(m, t);
  if (ty_is_vec(m, have)) {
    uint64_t e = ty_store_size(m, ty_scalar(m, have));
    if (!ty_is_vec(m, t)) {
      v = fold_extractelement(x, v, con_int(&f->con, TY_I64, offset / e));
      return of_int(x, as_int(x, v), t);
    }
    Ty it = ty_vec(m, ty_int(m, (uint32_t)(e * 8)), ty_rec(m, have)->count, false);
    if (ty_is_ptr(m, ty_scalar(m, have))) v = fold_cast(x, OP_PTRTOINT, 0, v, it);
    return ty_is_ptr(m, ty_scalar(m, t)) ? fold_cast(x, OP_INTTOPTR, 0, fold_bitcast(x, v, it), t)
                                         : fold_bitcast(x, v, t);
  }
  if (h == w && !ty_is_ptr(m, have) && !ty_is_ptr(m, ty_scalar(m, t))) return fold_bitcast(x, v, t);
  v = as_int(x, v);
  uint64_t low = dl_big_endian(m) ? h - w - offset : offset;
  if (low) v = fold_bin(x, OP_LSHR, 0, v, con_int(&f->con, ty(f, v), low * 8));
  if (h != w) v = fold_cast(x, OP_TRUNC, 0, v, ty_int(m, (uint32_t)(w * 8)));
  return of_int(x, v, t);
}
/* The value of type t whose bytes are all b, an i8. */
static bool may_fill(const Fn *f, Val b, Ty t) {
  return is_cuttable(f->m, t) && ty_store_size(f->m, t) <= 16 && (val_is_con(b) || !ty_is_vec(f->m, t));
}
static Val filled(FoldCtx *x, Val b, Ty t) {
  Fn *f = x->f;
  Ty i = ty_int(f->m, (uint32_t)(ty_store_size(f->m, t) * 8));
  Val v = fold_zext_or_trunc(x, b, i);
  for (uint64_t have = 8, all = ty_bits(f->m, i); have < all;) {
    uint64_t by = have * 2 <= all ? have : 8;
    Val up = fold_bin(x, OP_SHL, 0, v, con_int(&f->con, i, by));
    v = by == have ? fold_bin(x, OP_OR, 0, v, up) : fold_bin(x, OP_OR, 0, up, fold_zext_or_trunc(x, b, i));
    have += by;
  }
  return of_int(x, v, t);
}

/* ---- what a dependence left ---- */
static bool is_plain(const Fn *f, Val v) { return !is_volatile(f, v) && order_of(f, v) <= ORD_UNORDERED; }
/* The load's place lies in `bytes` at p: how far in. */
static bool lies_in(const Fn *f, Val addr, Ty t, Val p, uint64_t bytes, uint64_t *offset) {
  int64_t a, b;
  bool in;
  if (ptr_base_offset(f, addr, &a, &in) != ptr_base_offset(f, p, &b, &in)) return false;
  if (a < b || (uint64_t)(a - b) + ty_store_size(f->m, t) > bytes) return false;
  *offset = (uint64_t)(a - b);
  return true;
}
static bool from_constant(Gvn *g, Val src, uint64_t offset, Ty t, From *out) {
  Fn *f = g->f;
  int64_t at;
  bool in;
  Val base = ptr_base_offset(f, src, &at, &in);
  if (!val_is_con(base) || con_kind(&f->con, base) != CON_GLOBAL || at < 0) return false;
  Val v = con_fold_load(&f->con, f->m, con_glob(&f->con, base), (uint64_t)at + offset, t);
  if (!v) return false;
  *out = (From){.kind = FROM_CONST, .val = v};
  return true;
}
/* What load v finds of what d left, at address addr; false: not known. */
static bool from_dep(Gvn *g, Val v, Dep d, Val addr, From *out) {
  Fn *f = g->f;
  Ty t = ty(f, v);
  *out = (From){0};
  if ((d.kind != DEP_DEF && d.kind != DEP_CLOBBER) || d.ins == v) return false;
  uint64_t n, offset = 0;
  switch (op(f, d.ins)) {
  case OP_ALLOCA: *out = (From){.kind = FROM_CONST, .val = con_undef(&f->con, t)}; return d.kind == DEP_DEF;
  case OP_STORE:
  case OP_LOAD: {
    bool is_load = is_op(f, d.ins, OP_LOAD);
    if (order_of(f, v) > ORD_NONE && order_of(f, d.ins) == ORD_NONE) return false;
    Val x = is_load ? d.ins : arg(f, d.ins, 0), p = arg(f, d.ins, is_load ? 0 : 1);
    if (ty_scalable(f->m, ty(f, x)) && (ty(f, x) != t || d.kind != DEP_DEF)) return false;
    if (d.kind == DEP_CLOBBER) {
      if (ty_scalable(f->m, t)) return false;
      if (d.has_offset && d.offset >= 0) offset = (uint64_t)d.offset;
      else if (!lies_in(f, addr, t, p, ty_store_size(f->m, ty(f, x)), &offset)) return false;
    }
    if (!may_cut(f, ty(f, x), t, offset)) {
      if (!is_zero_con(f, x) || !is_odd_pointer(f->m, t) ||
          offset + ty_store_size(f->m, t) > ty_store_size(f->m, ty(f, x)))
        return false;
      *out = (From){.kind = FROM_CONST, .val = con_null(&f->con, t)};
      return true;
    }
    *out = (From){FROM_VALUE, x, is_load ? x : VAL_NONE, offset, BLK_NONE};
    return true;
  }
  case OP_CALL:
    switch (call_intrinsic(f, d.ins)) {
    case INTRIN_lifetime_start:
      *out = (From){.kind = FROM_CONST, .val = con_undef(&f->con, t)};
      return d.kind == DEP_DEF;
    case INTRIN_memset:
      if (call_is_volatile(f, d.ins) || ty_scalable(f->m, t) || order_of(f, v) > ORD_NONE ||
          !val_is_con(arg(f, d.ins, 2)) || !con_u64(&f->con, arg(f, d.ins, 2), &n) ||
          !lies_in(f, addr, t, arg(f, d.ins, 0), n, &offset))
        return false;
      if (is_zero_con(f, arg(f, d.ins, 1)) && is_odd_pointer(f->m, t))
        *out = (From){.kind = FROM_CONST, .val = con_null(&f->con, t)};
      else *out = (From){.kind = FROM_SET, .val = arg(f, d.ins, 1)};
      return out->kind == FROM_CONST || may_fill(f, arg(f, d.ins, 1), t);
    case INTRIN_memcpy:
    case INTRIN_memmove:
      return !call_is_volatile(f, d.ins) && !ty_scalable(f->m, t) && order_of(f, v) == ORD_NONE &&
             val_is_con(arg(f, d.ins, 2)) && con_u64(&f->con, arg(f, d.ins, 2), &n) &&
             lies_in(f, addr, t, arg(f, d.ins, 0), n, &offset) && from_constant(g, arg(f, d.ins, 1), offset, t, out);
    default: return false;
    }
  default: return false;
  }
}
/* The load's value of it, made where g->x says. */
static Val made_of(Gvn *g, Val v, const From *from) {
  Fn *f = g->f;
  Ty t = ty(f, v);
  if (from->kind == FROM_CONST) return from->val;
  if (from->kind == FROM_SET) return filled(&g->x, from->val, t);
  if (from->ins && from->ins != v) {
    if (ty(f, from->ins) == t) md_merge(f, from->ins, v, false);
    else drop_poison_facts(f, from->ins);
  }
  return cut(&g->x, from->val, from->offset, t);
}
static void gone(Gvn *g, Val v, Val with) {
  g->again = true; /* loads looked at may depend on others now, and phis were made */
  remark(g->px, GVN_LOAD, g->f, v, ra_type(ty(g->f, v)), ra_val(with));
  stat_add(g->px, ST_GVN_LOADS, 1);
  gvn_replace(g, v, with);
}

/* ---- over all ways ---- */
typedef struct Ways {
  VEC(From) from;
  VecU32 none; /* blocks at whose end it is not known */
} Ways;
typedef struct Search {
  Gvn *g;
  Val load;
  Blk top; /* the load may move to a predecessor of this; BLK_NONE: all ways or nothing */
  Ways *w;
} Search;
/* Told of what is met on a way; false: nothing will come of it. */
static bool met_way(void *data, const DepBlk *r) {
  Search *s = data;
  Gvn *g = s->g;
  const Fn *f = g->f;
  From x;
  if (gvn_is_dead(g, r->blk)) x = (From){.kind = FROM_CONST, .val = con_poison(&g->f->con, ty(f, s->load))};
  else if (r->dep.ins == s->load && r->dep.kind == DEP_DEF) /* what it read in the last round of a loop */
    x = (From){.kind = FROM_VALUE, .val = s->load, .ins = s->load};
  else if (!from_dep(g, s->load, r->dep, r->addr, &x)) {
    vec_push(&s->w->none, (uint32_t)r->blk);
    return s->top != BLK_NONE;
  }
  x.blk = r->blk;
  vec_push(&s->w->from, x);
  return true;
}
/* The value that load v finds, with `more` at the end of more_blk. */
static Val joined(Gvn *g, Val v, const Ways *w, Blk more_blk, Val more) {
  Fn *f = g->f;
  if (w->from.n == 1 && !more_blk && dom_blk(g->d, w->from.p[0].blk, blk_of(f, v)) &&
      w->from.p[0].blk != blk_of(f, v)) {
    fold_at(&g->x, term(f, w->from.p[0].blk));
    return made_of(g, v, &w->from.p[0]);
  }
  VecU32 val = {0};
  for (uint32_t i = 0; i < w->from.n; i++) {
    Blk b = w->from.p[i].blk;
    if (w->from.p[i].val == v) continue; /* the load itself, around a loop */
    fold_at(&g->x, term(f, b));
    vec_push(&val, (uint32_t)made_of(g, v, &w->from.p[i]));
  }
  SsaUpdate *s = gvn_ssa(g);
  Str name = name_of(f, v); /* names made meanwhile may move it */
  char *text = arena_alloc(g->px->scratch, name.n + 1u);
  if (name.n) memcpy(text, name.p, name.n);
  ssa_update_begin(s, ty(f, v), (Str){text, name.n}, false);
  for (uint32_t i = 0, k = 0; i < w->from.n; i++)
    if (w->from.p[i].val != v) ssa_update_def(s, w->from.p[i].blk, (Val)val.p[k++]);
  if (more_blk) ssa_update_def(s, more_blk, more);
  Val r = ssa_update_at_start(s, blk_of(f, v));
  for (uint32_t i = 0; i < s->phis.n; i++) gvn_is_new(g, s->phis.p[i]);
  vec_free(&val);
  return r;
}
/* At the end of b the value is known on every way: CAP_GVN_WAYS blocks are looked at. */
static bool is_known_at(Gvn *g, const Ways *w, Blk b) {
  const Fn *f = g->f;
  VecU32 todo = {0}, seen = {0};
  bool ok = true;
  vec_push(&todo, (uint32_t)b);
  while (todo.n && ok) {
    uint32_t x = vec_pop(&todo);
    bool done = false;
    for (uint32_t i = 0; i < seen.n && !done; i++) done = seen.p[i] == x;
    for (uint32_t i = 0; i < w->from.n && !done; i++) done = (uint32_t)w->from.p[i].blk == x;
    for (uint32_t i = 0; i < w->none.n && !done; i++)
      if (w->none.p[i] == x) ok = false;
    if (done || !ok) continue;
    if (at_cap(f->m, GVN_WAYS, seen.n) || (Blk)x == entry_blk(f)) {
      ok = false;
      break;
    }
    vec_push(&seen, x);
    for (uint32_t k = 0; k < npreds(f, (Blk)x); k++) vec_push(&todo, (uint32_t)pred(f, (Blk)x, k));
  }
  vec_free(&todo), vec_free(&seen);
  return ok;
}
/* The address of load v at the end of predecessor number k of b, where the chain of blocks down to v begins. Computed
 * there if need be from what is available: getelementptrs and casts of b are copied. */
static Val address_at(Gvn *g, Val addr, Blk b, uint32_t k, Blk at, unsigned depth) {
  Fn *f = g->f;
  if (val_is_con(addr) || is_arg(f, addr) || dom_blk(g->d, blk_of(f, addr), at)) {
    if (val_is_con(addr) || is_arg(f, addr) || blk_of(f, addr) != b) return addr;
  }
  if (is_op(f, addr, OP_PHI) && blk_of(f, addr) == b) return arg(f, addr, k);
  enum { DEEP = 4, MOST = 8 };
  if (depth == DEEP || nops(f, addr) > MOST) return VAL_NONE;
  if (!is_op(f, addr, OP_GEP) && !is_cast(f, addr) && !(is_op(f, addr, OP_ADD) && val_is_con(arg(f, addr, 1))))
    return VAL_NONE;
  Val ops[MOST];
  for (uint32_t i = 0; i < nops(f, addr); i++)
    if (!(ops[i] = address_at(g, arg(f, addr, i), b, k, at, depth + 1))) return VAL_NONE;
  InsView e = ins_view(f, addr);
  e.ops = ops;
  e.self = VAL_NONE;
  fold_at(&g->x, term(f, at));
  Val r = fold_view(&g->x, &e);
  return r;
}
/* address_at would do it. */
static bool may_address(const Gvn *g, Val addr, Blk b, Blk at, unsigned depth) {
  const Fn *f = g->f;
  if (val_is_con(addr) || is_arg(f, addr)) return true;
  if (blk_of(f, addr) != b && dom_blk(g->d, blk_of(f, addr), at)) return true;
  if (is_op(f, addr, OP_PHI) && blk_of(f, addr) == b) return true;
  if (depth == 4 || nops(f, addr) > 8) return false;
  if (!is_op(f, addr, OP_GEP) && !is_cast(f, addr) && !(is_op(f, addr, OP_ADD) && val_is_con(arg(f, addr, 1))))
    return false;
  for (uint32_t i = 0; i < nops(f, addr); i++)
    if (!may_address(g, arg(f, addr, i), b, at, depth + 1)) return false;
  return true;
}
/* Where the ways meet that lead to load v; *sure: it runs whenever they come there. BLK_NONE: they do not meet. */
static Blk pre_top(const Gvn *g, Val v, bool *sure) {
  const Fn *f = g->f;
  Blk top = blk_of(f, v);
  *sure = gvn_reached_from_start(g, v);
  for (uint32_t n = 0; npreds(f, top) == 1; n++) {
    Blk p = pred(f, top, 0);
    if (at_cap(f->m, GVN_PREFIX, n) || nsuccs(f, p) != 1) return BLK_NONE;
    *sure = *sure && gvn_reached_from_start(g, term(f, p));
    top = p;
  }
  return npreds(f, top) ? top : BLK_NONE;
}
/* The other way out of `from` begins with the same load, and nothing before it there writes: one above serves both. */
static Val twin_beside(Gvn *g, Val v, Blk from, Blk top) {
  Fn *f = g->f;
  if (!is_condbr(f, term(f, from))) return VAL_NONE;
  Blk beside = succ(f, from, succ(f, from, 0) == top ? 1 : 0);
  if (beside == top || npreds(f, beside) != 1) return VAL_NONE;
  uint32_t seen = 0;
  for (Val x = first_ins(f, beside); x && !at_cap(f->m, GVN_PREFIX, seen++); x = next_of(f, x))
    if (is_op(f, x, OP_LOAD) && ty(f, x) == ty(f, v) && arg(f, x, 0) == arg(f, v, 0) && ins_same(f, x, v))
      return g->memdep && gvn_reached_from_start(g, x) && memdep_local(&g->dep, x).kind == DEP_NONLOCAL ? x : VAL_NONE;
  return VAL_NONE;
}
/* It may run where the program did not, somewhere: worth a search for what one way does not know. */
static bool may_be_early(const Gvn *g, Val v) {
  int64_t off;
  bool in;
  Val base = ptr_base_offset(g->f, arg(g->f, v, 0), &off, &in);
  return object_bytes(g->f, base) || object_bytes_unless_null(g->f, base);
}
/* All ways to `top` but one know it: the load moves to that one, where it runs anyhow (sure) or may be run. */
static bool pre(Gvn *g, Val v, Blk top, bool sure, Ways *w) {
  Fn *f = g->f;
  Blk b = blk_of(f, v);
  for (Blk x = b; x != top;) {
    x = pred(f, x, 0);
    for (uint32_t i = 0; i < w->none.n; i++)
      if (w->none.p[i] == (uint32_t)x) return false;
  }
  Blk from = BLK_NONE;
  uint32_t at = 0;
  for (uint32_t k = 0; k < npreds(f, top); k++) {
    Blk p = pred(f, top, k);
    if (!dom_reachable(g->d, p)) return false;
    if (is_known_at(g, w, p)) continue;
    if (from || dom_blk(g->d, b, p)) return false; /* two, or around a loop that nothing above knows */
    from = p, at = k;
  }
  if (!from) return false;
  bool critical = nsuccs(f, from) != 1;
  Val twin = critical ? twin_beside(g, v, from, top) : VAL_NONE;
  if (twin) critical = false;
  if (critical && (!gvn_may_split(g, from, top) || (!g->split_back && dom_blk(g->d, top, from)))) return false;
  Op o = op(f, term(f, from));
  if (!critical && !twin && o != OP_BR) return false;
  Val addr = arg(f, v, 0);
  for (Blk x = b; x != top; x = pred(f, x, 0)) /* addresses of blocks between are not followed */
    if (!val_is_con(addr) && !is_arg(f, addr) && blk_of(f, addr) == x) return false;
  if (!may_address(g, addr, top, from, 0)) return false;
  if (!sure || twin) { /* an address that stays as it is */
    bool above = val_is_con(addr) || is_arg(f, addr) ||
                 (blk_of(f, addr) != top && dom_blk(g->d, blk_of(f, addr), from));
    if (!above || (!sure && !load_is_safe(f, addr, ty(f, v), align_of(f, v), term(f, from)))) return false;
  }
  if (critical) {
    from = gvn_split(g, from, pred_succ(f, top, at));
    at = succ_pred(f, from, 0);
  }
  Val p = address_at(g, addr, top, at, from, 0);
  Val n = ins_clone_as(f, v, ty(f, v), &p);
  ins_place_before(f, n, term(f, from));
  if (!sure) drop_ub_implying(f, n);
  if (twin) {
    md_merge(f, n, twin, true);
    for (uint32_t i = w->from.n; i-- > 0;)
      if (w->from.p[i].ins == twin) w->from.p[i] = w->from.p[--w->from.n];
  }
  name_like(f, n, v, STR(".pre"));
  gvn_is_new(g, n);
  Val r = joined(g, v, w, from, n);
  if (twin) gvn_replace(g, twin, n);
  remark(g->px, GVN_LOAD_PRE, f, v);
  stat_add(g->px, ST_GVN_LOAD_PRE, 1);
  g->again = true;
  gvn_replace(g, v, r);
  return true;
}
/* The nearest write above by memory SSA, where it stands on every way to v; DEP_UNKNOWN. Its walk has limits of its
 * own: it goes up the chain of writes, not instruction by instruction. */
static Dep dep_by_memory_ssa(Gvn *g, Val v) {
  Fn *f = g->f;
  Dep d = {.kind = DEP_UNKNOWN};
  if (!g->memory_ssa || g->cfg) return d; /* it would be made anew after each edge */
  Mssa *m = memory_ssa(f);
  Acc u = mem_of(m, v);
  if (!u || mem(m, u)->kind != MEM_USE) return d;
  Acc c = mem_clobber(m, u);
  if (c == MA_ENTRY || mem(m, c)->kind != MEM_DEF) return d;
  MemLoc own, its;
  d.ins = mem(m, c)->ins;
  d.kind = DEP_CLOBBER;
  if (is_op(f, d.ins, OP_STORE) && mem_loc(f, v, &own) && mem_loc(f, d.ins, &its)) {
    AliasResult r = alias_query_offset(alias_of(f), its, own, &d.offset, &d.has_offset);
    if (r == ALIAS_MUST && its.bytes == own.bytes && its.kind == own.kind) d.kind = DEP_DEF;
  }
  return d;
}
bool gvn_load(Gvn *g, Val v) {
  Fn *f = g->f;
  if (!is_plain(f, v)) return false;
  Dep d = {.kind = DEP_UNKNOWN};
  if (g->memdep) d = memdep_local(&g->dep, v);
  if (d.kind == DEP_UNKNOWN) d = dep_by_memory_ssa(g, v);
  if (d.kind != DEP_NONLOCAL) {
    From x;
    if (!from_dep(g, v, d, arg(f, v, 0), &x)) return false;
    fold_at(&g->x, v);
    Val r = made_of(g, v, &x);
    gone(g, v, r);
    return true;
  }
  Ways w = {0};
  bool sure = false;
  Search s = {g, v, g->load_pre ? pre_top(g, v, &sure) : BLK_NONE, &w};
  if (s.top && !sure && !may_be_early(g, v)) s.top = BLK_NONE;
  bool all = memdep_nonlocal_while(&g->dep, v, met_way, &s), done = false;
  From x;
  if (g->memory_ssa && (!all || !w.from.n || w.none.n) && from_dep(g, v, dep_by_memory_ssa(g, v), arg(f, v, 0), &x)) {
    fold_at(&g->x, v);
    gone(g, v, made_of(g, v, &x));
    done = true;
  } else if (all && w.from.n && !w.none.n) {
    gone(g, v, joined(g, v, &w, BLK_NONE, VAL_NONE));
    done = true;
  } else if (all && w.from.n && s.top) done = pre(g, v, s.top, sure, &w);
  vec_free(&w.from), vec_free(&w.none);
  return done;
}
