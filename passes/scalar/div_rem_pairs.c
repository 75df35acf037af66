/* div_rem_pairs.c: "div-rem-pairs": a remainder of what is divided anyway is computed from the quotient.
 *
 *     %q = udiv i32 %x, %y                       %q = udiv i32 %x, %y
 *     %r = urem i32 %x, %y            ==>        %m = mul i32 %q, %y
 *                                                %r = sub i32 %x, %m
 *
 * Both divisions must be of the same two values and sign, and one must dominate the other; then the division moves up
 * to the remainder where that comes first: whatever undefined behaviour it has, the remainder had there. Or the
 * remainder stands in an arm that leads to the division and nothing else does, and both are certain to be reached
 * from the branch: then the division moves above it. Operands that may be undef or poison are frozen: the quotient
 * and the remainder must be of the same numbers. A remainder that is written out already stays. Where the target has
 * one instruction for both (x86), pairs are brought together instead, and remainders written out become remainders
 * again.
 *
 * Divisions are looked for among the first CAP_DIV_REM_USES uses of an operand. Cost: linear times that. Nothing moves
 * across a call that may not return. Compare LLVM's DivRemPairs. */
#include "ir/cap.h"
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/stat.h"

typedef struct Pairs {
  Fn *f;
  PassCtx *px;
  const Dom *d;
  KnownCtx k;
  bool both; /* the target divides with remainder */
} Pairs;

static bool divides_with_remainder(const Module *m) {
  return str_starts(m->triple, STR("x86_64")) || str_starts(m->triple, STR("i386")) ||
         str_starts(m->triple, STR("i586")) || str_starts(m->triple, STR("i686"));
}
/* v is x - (x / y) * y. */
static bool written_out(const Fn *f, Val v, Val *x, Val *y, Op *div) {
  if (!is_op(f, v, OP_SUB)) return false;
  Val m = arg(f, v, 1);
  if (!val_is_local(m) || !is_op(f, m, OP_MUL)) return false;
  for (uint32_t i = 0; i < 2; i++) {
    Val q = arg(f, m, i);
    if (!val_is_local(q) || (!is_op(f, q, OP_UDIV) && !is_op(f, q, OP_SDIV)) || arg(f, q, 0) != arg(f, v, 0) ||
        arg(f, q, 1) != arg(f, m, 1 - i))
      continue;
    *x = arg(f, q, 0), *y = arg(f, q, 1), *div = op(f, q);
    return true;
  }
  return false;
}
/* A reached division of x by y. */
static Val division(const Pairs *p, Op o, Val x, Val y) {
  const Fn *f = p->f;
  unsigned seen = 0;
  FOR_EACH_USE(f, val_is_con(x) ? y : x, u) {
    if (at_cap(f->m, DIV_REM_USES, seen++)) break;
    Val v = use_user(f, u);
    if (!is_op(f, v, OP_MDVAL) && op(f, v) == o && arg(f, v, 0) == x && arg(f, v, 1) == y && blk_of(f, v) &&
        dom_reachable(p->d, blk_of(f, v)))
      return v;
  }
  return VAL_NONE;
}
static bool reached_for_sure(const Fn *f, Val v) {
  for (Val w = prev_of(f, v); w; w = prev_of(f, w))
    if (!transfers_execution(f, w)) return false;
  return true;
}
static bool among(Blk b, Blk x, Blk y) { return b == x || b == y; }
/* The block above both, from which all ways lead to them; BLK_NONE: there is none. */
static Blk above(const Pairs *p, Val div, Val rem) {
  const Fn *f = p->f;
  Blk db = blk_of(f, div), rb = blk_of(f, rem), top = unique_pred(f, rb);
  if (!top || (single_succ(f, rb) != db && !(p->both && unique_pred(f, db) == top))) return BLK_NONE;
  for (uint32_t i = 0; i < nsuccs(f, top); i++)
    if (!among(succ(f, top, i), db, rb)) return BLK_NONE;
  for (uint32_t i = 0; i < npreds(f, db); i++)
    if (!among(pred(f, db, i), rb, top)) return BLK_NONE;
  return blk_has_place(f, top) && transfers_execution(f, term(f, top)) && reached_for_sure(f, div) &&
                 reached_for_sure(f, rem)
             ? top
             : BLK_NONE;
}
static Val freeze_at(Pairs *p, Val v, Val at) {
  p->k.at = at;
  if (known_not_undef_poison(&p->k, v)) return v;
  Bld k = bld_before(p->f, at);
  return emit(&k, OP_FREEZE, 0, 0, ty(p->f, v), &v, 1);
}
static bool pair_up(Pairs *p, Val rem) {
  Fn *f = p->f;
  Op o = op(f, rem), div_op = o == OP_UREM ? OP_UDIV : OP_SDIV;
  Val x = VAL_NONE, y = VAL_NONE;
  bool expanded = o == OP_SUB;
  if (expanded) {
    if (!written_out(f, rem, &x, &y, &div_op)) return false;
  } else x = arg(f, rem, 0), y = arg(f, rem, 1);
  if (val_is_con(x) && val_is_con(y)) return false;
  Val div = division(p, div_op, x, y);
  if (!div || (expanded && !p->both)) return false;
  stat_add(p->px, ST_DIVREM_PAIRS, 1);
  bool changed = false;
  if (expanded) {
    Bld k = bld_before(f, rem);
    Val r = emit_bin(&k, div_op == OP_UDIV ? OP_UREM : OP_SREM, 0, x, y);
    name_take(f, r, rem);
    val_replace(f, rem, r);
    ins_erase_dead(f, rem);
    stat_add(p->px, ST_DIVREM_RECOMPOSED, 1);
    rem = r;
    changed = true;
    if (op(f, div) == OP_NONE) return true; /* it served nothing else */
  }
  if (p->both && blk_of(f, rem) == blk_of(f, div)) return changed;
  bool first = dom_val(f, p->d, div, rem);
  if (!first && !dom_val(f, p->d, rem, div)) {
    Blk top = above(p, div, rem);
    if (!top) return changed;
    ins_hoist(f, div, term(f, top));
    if (p->both) {
      ins_hoist(f, rem, term(f, top));
      return true;
    }
    first = true;
  }
  if (p->both) {
    Val lower = first ? rem : div, upper = first ? div : rem;
    ins_hoist(f, lower, next_of(f, upper));
    stat_add(p->px, ST_DIVREM_HOISTED, 1);
    return true;
  }
  if (!first) ins_hoist(f, div, rem);
  flags_set(f, div,
            flags(f, div) & ~(unsigned)F_EXACT); /* the remainder is defined where the quotient would be poison */
  Val fx = freeze_at(p, x, div), fy = x == y ? fx : freeze_at(p, y, div);
  opnd_set(f, div, 0, fx);
  opnd_set(f, div, 1, fy);
  Bld k = bld_before(f, rem);
  Val r = emit_bin(&k, OP_SUB, 0, fx, emit_bin(&k, OP_MUL, 0, div, fy));
  name_take(f, r, rem);
  val_replace(f, rem, r);
  ins_erase(f, rem);
  stat_add(p->px, ST_DIVREM_DECOMPOSED, 1);
  return true;
}
Change pass_div_rem_pairs(Fn *f, PassCtx *px) {
  VecU32 rem = {0};
  bool changed = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      Op o = op(f, v);
      if (o == OP_UREM || o == OP_SREM || o == OP_SUB) vec_push(&rem, (uint32_t)v);
    }
  if (rem.n) {
    Pairs p = {
      .f = f, .px = px, .d = dom(f), .k = known_at(f, px->scratch, VAL_NONE), .both = divides_with_remainder(f->m)};
    for (uint32_t i = 0; i < rem.n; i++)
      if (op(f, (Val)rem.p[i]) != OP_NONE && dom_reachable(p.d, blk_of(f, (Val)rem.p[i])))
        changed |= pair_up(&p, (Val)rem.p[i]);
  }
  vec_free(&rem);
  return changed ? CH_VAL : CH_NONE;
}
