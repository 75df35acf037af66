/* spec.c: loads and stores through phis and selects of addresses. Contract: sroa_int.h.
 *
 *     m: %p = phi ptr [ %a, %x ], [ %b, %y ]             x: %vx = load %a      y: %vy = load %b
 *        %v = load i32, ptr %p                   ==>     m: %v = phi i32 [ %vx, %x ], [ %vy, %y ]
 *
 *     %p = select i1 %c, ptr %a, ptr %q            %va = load %a;  %vq = load %q;  %v = select i1 %c, %va, %vq
 *     %v = load i32, ptr %p                ==>     or, where %q may not be read: a branch on %c around the load of %q
 *
 * A load is moved up only where it may be executed (loads.h) and nothing may write in between. Branches are made only
 * if the pass may change the flow graph; they are around one load or store and so change nobody's convergence. */
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/sroa/sroa_int.h"

bool phi_safe_to_speculate(Sroa *s, Val phi) {
  Fn *f = s->f;
  Blk b = blk_of(f, phi);
  Ty t = TY_NONE;
  uint32_t align = 1, left = 0;
  FOR_EACH_USE(f, phi, u) {
    Val v = use_user(f, u);
    if (op(f, v) != OP_LOAD || !is_simple(f, v) || blk_of(f, v) != b) return false;
    if (t && ty(f, v) != t) return false;
    t = ty(f, v);
    align = u32_max(align, align_of(f, v));
    left++;
  }
  if (!left || !ty_is_single(f->m, t)) return false;
  unsigned n = 0;
  for (Val v = first_nonphi(f, b); v && left; v = next_of(f, v)) { /* nothing may write before the last of them */
    if (op(f, v) == OP_LOAD && arg(f, v, 0) == phi) {
      left--;
      continue;
    }
    if (may_write(f, v) || past_cap(f->m, SROA_BETWEEN, ++n)) return false;
  }
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk q = pred(f, b, i);
    Val x = arg(f, phi, i), e = term(f, q);
    if (x == e || x == phi || has_side_effects(f, e) || !blk_has_place(f, q)) return false;
    if (is_op(f, x, OP_PHI) && blk_of(f, x) == b) return false;
    if (nsuccs(f, q) == 1) continue;
    if (!load_is_safe(f, x, t, align, e)) return false;
  }
  return true;
}
void phi_speculate(Sroa *s, Val phi) {
  Fn *f = s->f;
  Blk b = blk_of(f, phi);
  Val some = use_user(f, first_use(f, phi));
  Ty t = ty(f, some);
  uint32_t align = align_of(f, some);
  FOR_EACH_USE(f, phi, u) align = u32_max(align, align_of(f, use_user(f, u)));
  uint32_t n = npreds(f, b);
  ArenaMark mark = arena_mark(s->A);
  Val *ops = ARENA_ARRAY(s->A, Val, n);
  for (uint32_t i = 0; i < n; i++) {
    Blk q = pred(f, b, i);
    ops[i] = VAL_NONE;
    for (uint32_t k = 0; k < i && n <= 16; k++)
      if (pred(f, b, k) == q) ops[i] = ops[k];
    if (ops[i]) continue;
    if (n > 16) {
      int first = find_pred(f, b, q);
      if (first >= 0 && (uint32_t)first < i) {
        ops[i] = ops[first];
        continue;
      }
    }
    Bld k = bld_before(f, term(f, q));
    ops[i] = emit_load(&k, t, arg(f, phi, i), align);
    dbg_loc_set(f, ops[i], dbg_loc(f, some));
  }
  Val np = emit_phi(f, b, t, ops);
  dbg_loc_set(f, np, dbg_loc(f, phi));
  arena_release(s->A, mark);
  FOR_EACH_USE(f, phi, u) {
    Val v = use_user(f, u);
    val_replace(f, v, np);
    ins_erase(f, v);
  }
  ins_erase(f, phi);
}

/* What the users of select `sel` need. add: into spec_sels. */
bool select_safe(Sroa *s, Val sel, bool add) {
  Fn *f = s->f;
  if (ty_is_vec(f->m, ty(f, sel)) || ty_is_vec(f->m, ty(f, arg(f, sel, 0)))) return false;
  if (!has_uses(f, sel)) return false;
  FOR_EACH_USE(f, sel, u) {
    Val v = use_user(f, u);
    if (op(f, v) == OP_STORE) {
      if (s->keep_cfg || use_index(f, u) != 1 || !is_simple(f, v)) return false;
      if (add) vec_push(&s->spec_sels, ((SelOp){sel, v, 0}));
      continue;
    }
    if (op(f, v) != OP_LOAD || !is_simple(f, v) || !ty_is_single(f->m, ty(f, v))) return false;
    uint32_t a = u32_max(align_of(f, v), 1);
    uint8_t safe = 0;
    if (load_is_safe(f, arg(f, sel, 1), ty(f, v), a, v)) safe |= 1;
    if (load_is_safe(f, arg(f, sel, 2), ty(f, v), a, v)) safe |= 2;
    if (safe != 3 && s->keep_cfg) return false;
    if (add) vec_push(&s->spec_sels, ((SelOp){sel, v, safe}));
  }
  return true;
}
void select_rewrite(Sroa *s, SelOp o) {
  Fn *f = s->f;
  Val sel = o.sel, v = o.mem;
  Val c = arg(f, sel, 0), p[2] = {arg(f, sel, 1), arg(f, sel, 2)}, x[2] = {VAL_NONE, VAL_NONE};
  bool load = op(f, v) == OP_LOAD;
  uint32_t align = align_of(f, v);
  Md loc = dbg_loc(f, v);
  if (load) {
    for (unsigned i = 0; i < 2; i++) {
      if (!(o.safe & 1 << i)) continue;
      Bld k = bld_before(f, v);
      x[i] = emit_load(&k, ty(f, v), p[i], align);
    }
    if (o.safe == 3) {
      fold_at(&s->x, v);
      Val n = fold_select(&s->x, 0, c, x[0], x[1]);
      val_replace(f, v, n);
      if (val_is_local(n) && !name_of(f, n).n) name_take(f, n, v);
      ins_erase(f, v);
      if (!has_uses(f, sel)) sroa_kill(s, sel);
      return;
    }
  }
  Blk head = blk_of(f, v), tail = blk_split(f, v), side[2];
  for (unsigned i = 0; i < 2; i++) {
    side[i] = tail;
    if (x[i]) continue;
    side[i] = blk_new(f);
    blk_place_before(f, side[i], tail);
    Bld k = bld_end(f, side[i]);
    k.loc = loc;
    if (load) x[i] = emit_load(&k, ty(f, v), p[i], align);
    else emit_store(&k, arg(f, v, 0), p[i], align);
    term_br(f, side[i], tail);
  }
  Val t = term_condbr(f, head, c, side[0], side[1]);
  Md prof = md_get(f, sel, MDK_PROF);
  if (prof) md_set(f, t, MDK_PROF, prof);
  if (load) {
    Val ops[4];
    ASSERT(npreds(f, tail) == 2);
    for (uint32_t i = 0; i < 2; i++) {
      Blk q = pred(f, tail, i);
      ops[i] = q == side[0] || (q == head && side[0] == tail) ? x[0] : x[1];
    }
    Val n = emit_phi(f, tail, ty(f, v), ops);
    dbg_loc_set(f, n, loc);
    val_replace(f, v, n);
    name_take(f, n, v);
  }
  ins_erase(f, v);
  if (!has_uses(f, sel)) sroa_kill(s, sel);
  s->ch |= CH_CFG;
}
