/* bdce.c: "bdce": deletes what computes only bits that nobody looks at.
 *
 *     %a = sext i8 %x to i16                 %a = zext i8 %x to i16       (the copies of the sign are not wanted)
 *     %b = or i16 %a, -256           ==>
 *     %c = and i16 %b, 255                   %c = and i16 %a, 255         (the `or` changes unwanted bits alone)
 *
 * Uses of which no bit is wanted become 0; instructions that nobody needs go; a sign extension whose copies nobody
 * wants becomes a zero extension; and, or, xor with a constant that changes unwanted bits alone give way to their
 * operand. Values above may then be poison by their flags where they were not: flags are dropped up to where all bits
 * are wanted again. Demanded bits: demanded.h. Uses are those that the analysis found dead, not asked anew: facts
 * about bits may rest on each other. Cost: that of the analysis; flags are dropped at most once a value. What has
 * effects or is convergent is never deleted (effects.h). Compare LLVM's BDCE. */
#include "analysis/value/demanded.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "passes/pass.h"
#include "passes/stat.h"

typedef struct Bdce {
  Fn *f;
  const Demanded *d;
  uint8_t *clean; /* by Val: flags are dropped */
  VecU32 work, gone;
} Bdce;

static bool all_wanted(const Bdce *x, Val v) { return ap_is_ones(demanded_val(x->f, &x->f->arena, x->d, v)); }
static void push_users(Bdce *x, Val v) {
  FOR_EACH_USE(x->f, v, u) {
    Val user = use_user(x->f, u);
    if ((uint32_t)user >= x->d->nins || x->clean[user] || is_op(x->f, user, OP_MDVAL) || !has_result(x->f, user) ||
        !ty_is_int_or_vec(x->f->m, ty(x->f, user)))
      continue;
    x->clean[user] = 1;
    vec_push(&x->work, (uint32_t)user);
  }
}
/* v's unwanted bits change: flags of what is computed from them no longer hold. */
static void bits_change(Bdce *x, Val v) {
  if (!ty_is_int_or_vec(x->f->m, ty(x->f, v)) || all_wanted(x, v)) return;
  push_users(x, v);
  while (x->work.n) {
    Val j = (Val)vec_pop(&x->work);
    drop_poison_facts(x->f, j);
    if (!all_wanted(x, j)) push_users(x, j);
  }
}
static bool is_int_local(const Fn *f, Val v) { return !val_is_con(v) && ty_is_int_or_vec(f->m, ty(f, v)); }
static bool unwanted_mask(const Bdce *x, Val v) {
  Fn *f = x->f;
  Op o = op(f, v);
  Ap c;
  if ((o != OP_AND && o != OP_OR && o != OP_XOR) || !val_is_con(arg(f, v, 1)) || val_is_con(arg(f, v, 0)) ||
      !con_splat_ap(&f->con, arg(f, v, 1), &c))
    return false;
  Ap m = demanded_val(f, &f->arena, x->d, v);
  return o == OP_AND ? ap_is_subset(m, c) : !ap_intersects(m, c);
}
static bool visit(Bdce *x, Val v, uint32_t *simplified) {
  Fn *f = x->f;
  if (has_side_effects(f, v) && !has_uses(f, v)) return false;
  bool integer = has_result(f, v) && ty_is_int_or_vec(f->m, ty(f, v));
  if (!is_term(f, v) && is_removable(f, v) && !is_convergent(f, v) &&
      (demanded_dead(f, x->d, v) || (integer && ap_is_zero(demanded_val(f, &f->arena, x->d, v))))) {
    vec_push(&x->gone, (uint32_t)v);
    return true;
  }
  if (is_op(f, v, OP_SEXT) && !val_is_con(arg(f, v, 0))) {
    Ap m = demanded_val(f, &f->arena, x->d, v);
    if (ap_active_bits(m) <= ty_bits(f->m, ty(f, arg(f, v, 0)))) {
      bits_change(x, v);
      Bld k = bld_before(f, v);
      Val z = emit_cast(&k, OP_ZEXT, 0, arg(f, v, 0), ty(f, v));
      name_take(f, z, v);
      val_replace(f, v, z);
      vec_push(&x->gone, (uint32_t)v);
      (*simplified)++;
      return true;
    }
  }
  if (unwanted_mask(x, v)) {
    bits_change(x, v);
    val_replace(f, v, arg(f, v, 0));
    vec_push(&x->gone, (uint32_t)v);
    (*simplified)++;
    return true;
  }
  bool changed = false;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val o = arg(f, v, i);
    if (!is_int_local(f, o) || !demanded_use_dead(f, x->d, v, i)) continue;
    if (has_result(f, v)) bits_change(x, v);
    if (is_op(f, v, OP_PHI)) phi_set(f, v, pred(f, blk_of(f, v), i), con_null(&f->con, ty(f, o)));
    else opnd_set(f, v, i, con_null(&f->con, ty(f, o)));
    changed = true;
    (*simplified)++;
  }
  return changed;
}
Change pass_bdce(Fn *f, PassCtx *px) {
  Bdce x = {.f = f, .d = demanded_bits(f)};
  x.clean = mem_zalloc(x.d->nins + 1);
  uint32_t simplified = 0;
  bool changed = false;
  ArenaMark mark = arena_mark(&f->arena);
  FOR_EACH_BLK(f, b)
    for (Val v = first_ins(f, b), n; v; v = n) {
      n = next_of(f, v);
      changed |= visit(&x, v, &simplified);
    }
  for (uint32_t i = x.gone.n; i-- > 0;) dbg_salvage(f, (Val)x.gone.p[i]);
  for (uint32_t i = x.gone.n; i-- > 0;)
    ins_erase_poison(f, (Val)x.gone.p[i]); /* among themselves they may still be used */
  stat_add(px, ST_BDCE_REMOVED, x.gone.n);
  stat_add(px, ST_BDCE_SIMPLIFIED, simplified);
  arena_release(&f->arena, mark);
  mem_free(x.clean);
  vec_free(&x.work);
  vec_free(&x.gone);
  return changed ? CH_VAL | CH_MEM | CH_CALL : CH_NONE;
}
