/* cgp_sink.c: codegenprepare computes again, in the blocks that use it, what costs next to nothing.
 *
 *     %c = fcmp olt float %a, %b                     br label %loop
 *     br label %loop                           ==> loop:
 *   loop:                                            %0 = fcmp olt float %a, %b
 *     br i1 %c, label %x, label %loop                br i1 %0, label %x, label %loop
 *
 * Selection looks at one block at a time: a comparison beside its branch is a setp and a predicated branch, one in
 * another block is kept as a number in a register. Likewise casts that are no instruction of the machine (between
 * pointers and integers of one width, between integers that live in registers of one kind) and extensions to more than
 * 64 bits, whose halves are known where they stand.
 *
 * One copy a block, before what else stands there. What is copied computes from its operands alone: moving it changes
 * neither what it gives nor who executes what else; a frozen operand stays frozen once. Cost: linear in uses. Source:
 * LLVM's CodeGenPrepare (public design). */
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/codegen/cgp_int.h"

/* A place for a copy at the top of b, or VAL_NONE. */
static Val top_of(const Fn *f, Blk b) { return blk_has_place(f, b) ? first_insertion(f, b) : VAL_NONE; }
static Val copy_before(Cgp *c, Val v, Val before) {
  Fn *f = c->f;
  uint32_t n = nops(f, v);
  Val ops[2] = {arg(f, v, 0), n > 1 ? arg(f, v, 1) : VAL_NONE};
  Bld k = bld_before(f, before);
  k.loc = dbg_loc(f, v);
  return emit(&k, op(f, v), sub(f, v), flags(f, v), ty(f, v), ops, n);
}
/* Every use in another block gets a copy there; phis: at the end of the block they come from, or (not `phis`) none. */
static bool sink_to_users(Cgp *c, Val v, bool phis) {
  Fn *f = c->f;
  Blk home = blk_of(f, v);
  bool changed = false;
  marks_next(&c->copy);
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (is_op(f, user, OP_MDVAL)) continue;
    uint32_t i = use_index(f, u);
    bool phi = is_op(f, user, OP_PHI);
    if (phi && !phis) continue;
    Blk b = phi ? pred(f, blk_of(f, user), i) : blk_of(f, user);
    Op o = op(f, user);
    if (b == home || o == OP_CATCHPAD || o == OP_CLEANUPPAD || o == OP_CATCHSWITCH) continue;
    Val n = (Val)marks_get(&c->copy, (uint32_t)b);
    if (!n) {
      Val at = top_of(f, b);
      if (!at) continue;
      n = copy_before(c, v, at);
      marks_set(&c->copy, (uint32_t)b, (uint32_t)n);
    }
    opnd_set(f, user, i, n);
    changed = true;
  }
  if (!has_uses(f, v)) cgp_erase_dead(c, v), changed = true;
  return changed;
}

/* The width of the register that an integer of this type lives in; 0: of no single register. */
static uint32_t register_bits(const Module *m, Ty t) {
  if (ty_is_ptr(m, t)) return ptr_bits(m, ty_addrspace(m, t));
  if (!ty_is_int(m, t)) return 0;
  uint32_t n = ty_bits(m, t);
  return n == 1 ? 1 : n <= 16 ? 16 : n <= 32 ? 32 : n <= 64 ? 64 : 0;
}
/* No instruction of the machine. */
static bool is_free_cast(const Fn *f, Val v) {
  const Module *m = f->m;
  Op o = op(f, v);
  if (o != OP_TRUNC && o != OP_PTRTOINT && o != OP_INTTOPTR) return false;
  uint32_t from = register_bits(m, ty(f, arg(f, v, 0)));
  return from && from == register_bits(m, ty(f, v));
}
/* Its result takes several registers. */
static bool is_wide_extension(const Fn *f, Val v) {
  if (!is_op(f, v, OP_ZEXT) && !is_op(f, v, OP_SEXT)) return false;
  uint32_t n = ty_is_int(f->m, ty(f, v)) ? ty_bits(f->m, ty(f, v)) : 0;
  return n > 64 && !(n & (n - 1));
}
bool cgp_cast(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0);
  if (val_is_con(x)) return false;
  if (is_op(f, v, OP_BITCAST) && ty(f, x) == ty(f, v)) {
    val_replace(f, v, x);
    ins_erase(f, v);
    return true;
  }
  if ((!is_free_cast(f, v) && !is_wide_extension(f, v)) || !sink_to_users(c, v, true)) return false;
  stat_add(c->px, ST_CGP_CASTS, 1);
  return true;
}
bool cgp_sink_compare(Cgp *c, Val v) {
  if (!sink_to_users(c, v, false)) return false;
  stat_add(c->px, ST_CGP_COMPARES, 1);
  return true;
}

/* enable-andcmp-sinking: a mask that is only compared with zero goes to each of the comparisons in other blocks. */
bool cgp_sink_mask(Cgp *c, Val v) {
  Fn *f = c->f;
  Val a = arg(f, v, 0), b = arg(f, v, 1);
  if (!cgp_knob(c, KNOB_ENABLE_ANDCMP_SINKING) || marks_get(&c->ours, (uint32_t)v) || !has_uses(f, v)) return false;
  if (!val_is_con(a) && !val_is_con(b) && has_one_use(f, a) && has_one_use(f, b)) return false;
  bool away = false;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (!is_op(f, user, OP_ICMP) || use_index(f, u) != 0 || !val_is_con(arg(f, user, 1)) ||
        !con_is_zero(&f->con, arg(f, user, 1)))
      return false;
    away |= blk_of(f, user) != blk_of(f, v);
  }
  if (!away) return false;
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (blk_of(f, user) == blk_of(f, v)) continue;
    Val n = copy_before(c, v, user);
    marks_set(&c->ours, (uint32_t)n, 1);
    opnd_set(f, user, 0, n);
    stat_add(c->px, ST_CGP_MASKS, 1);
  }
  if (!has_uses(f, v)) cgp_erase_dead(c, v);
  return true;
}
