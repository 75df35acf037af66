/* cgp_store.c: stores of what was put together, and of an element of a vector. Both are off for NVPTX.
 *
 * force-split-store:
 *     %l = zext i32 %a to i64                            store i32 %a, ptr %p
 *     %h = zext i32 %b to i64                            %q = getelementptr i8, ptr %p, i64 4
 *     %s = shl i64 %h, 32                        ==>     store i32 %b, ptr %q
 *     %o = or i64 %l, %s
 *     store i64 %o, ptr %p
 * stress-cgp-store-extract (unless disable-cgp-store-extract):
 *     %e = extractelement <2 x i32> %v, i32 1            %c = or <2 x i32> %v, <i32 poison, i32 7>
 *     %c = or i32 %e, 7                          ==>     %e = extractelement <2 x i32> %c, i32 1
 *     store i32 %c, ptr %p                               store i32 %e, ptr %p
 *
 * Only plain stores are split: no other thread may look at them meanwhile without a race, and one that is aligned as a
 * whole may have been seen whole only as an atomic. Operations with a constant go over to the vector if they are used
 * once, in one block, down to the store, and no lane of the vector can trap in them (divisions by a constant that is
 * not 0, and for signed ones not -1). Cost: linear. Source: LLVM's CodeGenPrepare (public design). */
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/codegen/cgp_int.h"

/* x, where v is zext x and used once; VAL_NONE else. */
static Val extended(const Fn *f, Val v, uint32_t half) {
  if (!is_op(f, v, OP_ZEXT) || !has_one_use(f, v)) return VAL_NONE;
  return ty_is_int(f->m, ty(f, arg(f, v, 0))) && ty_bits(f->m, ty(f, arg(f, v, 0))) <= half ? arg(f, v, 0) : VAL_NONE;
}
bool cgp_split_store(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), low = VAL_NONE, high = VAL_NONE;
  Ty t = ty(f, x);
  uint32_t bits = ty_is_int(f->m, t) ? ty_bits(f->m, t) : 0, half = bits / 2;
  if (!cgp_knob(c, KNOB_FORCE_SPLIT_STORE) || !is_simple(f, v) || !bits || bits % 16 || !is_op(f, x, OP_OR))
    return false;
  for (uint32_t i = 0; i < 2 && !high; i++) {
    Val s = arg(f, x, 1 - i);
    uint64_t by;
    low = extended(f, arg(f, x, i), half);
    if (!low || !is_op(f, s, OP_SHL) || !has_one_use(f, s) || !val_is_con(arg(f, s, 1)) ||
        !con_u64(&f->con, arg(f, s, 1), &by) || by != half)
      continue;
    high = extended(f, arg(f, s, 0), half);
  }
  if (!low || !high) return false;
  Val part[2] = {low, high}, addr = arg(f, v, 1);
  bool big = dl_big_endian(f->m);
  Ty ht = ty_int(f->m, half);
  uint32_t al = align_of(f, v), step = half / 8, other = al ? al < (step & -step) ? al : (step & -step) : 0;
  for (uint32_t i = 0; i < 2; i++) {
    bool behind = big ? i == 0 : i == 1;
    fold_at(&c->fx, v);
    Val y = fold_zext_or_trunc(&c->fx, part[i], ht);
    Bld k = bld_before(f, v);
    Val p = behind ? emit_ptradd(&k, 0, addr, con_int(&f->con, ty_index(f->m, ty(f, addr)), step)) : addr;
    emit_store(&k, y, p, behind ? other : al);
  }
  ins_erase(f, v);
  cgp_erase_dead(c, x);
  stat_add(c->px, ST_CGP_STORES, 1);
  return true;
}

/* v, a binary operation with x and a constant, may be done in all lanes. */
static bool may_be_wide(const Fn *f, Val v, Val x) {
  if (!is_bin(f, v) || ty_is_vec(f->m, ty(f, v))) return false;
  bool left = arg(f, v, 0) == x;
  Val con = arg(f, v, left ? 1 : 0);
  if (!val_is_con(con) || (con_kind(&f->con, con) != CON_INT && con_kind(&f->con, con) != CON_FP)) return false;
  switch (op(f, v)) {
  case OP_UDIV:
  case OP_UREM: return left && !con_is_zero(&f->con, con);
  case OP_SDIV:
  case OP_SREM: return left && !con_is_zero(&f->con, con) && !con_is_allones(&f->con, con);
  default: return true;
  }
}
bool cgp_store_extract(Cgp *c, Val v) {
  Fn *f = c->f;
  if (cgp_knob(c, KNOB_DISABLE_CGP_STORE_EXTRACT) || !cgp_knob(c, KNOB_STRESS_CGP_STORE_EXTRACT)) return false;
  Val chain[CAP_CGP_EXTRACT], x = v, vec = arg(f, v, 0);
  uint32_t n = 0;
  Ty t = ty(f, vec);
  for (;;) {
    if (!has_one_use(f, x)) return false;
    Use u = first_use(f, x);
    Val user = use_user(f, u);
    if (blk_of(f, user) != blk_of(f, v)) return false;
    if (is_op(f, user, OP_STORE)) {
      if (use_index(f, u) || !n) return false;
      break;
    }
    if (!may_be_wide(f, user, x) || at_cap(f->m, CGP_EXTRACT, n)) return false;
    chain[n++] = x = user;
  }
  Val last = chain[n - 1], from = v;
  for (uint32_t i = 0; i < n; i++) {
    Val w = chain[i], ops[2];
    for (uint32_t k = 0; k < 2; k++) ops[k] = arg(f, w, k) == from ? vec : con_splat(&f->con, t, arg(f, w, k));
    Bld k = bld_before(f, w);
    from = w;
    vec = emit(&k, op(f, w), 0, flags(f, w), t, ops, 2);
    name_like(f, vec, w, STR(""));
  }
  Val index = arg(f, v, 1), few[2] = {vec, index};
  Bld k = bld_before(f, next_of(f, last));
  Val e = emit(&k, OP_EXTRACTELEMENT, 0, 0, ty(f, v), few, 2);
  name_take(f, e, v);
  val_replace(f, last, e);
  cgp_erase_dead(c, last);
  stat_add(c->px, ST_CGP_EXTRACTS, 1);
  return true;
}
