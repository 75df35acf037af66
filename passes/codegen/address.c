/* address.c: addresses as scalar evolution sees them. Contract: address.h.
 *
 *   {(12 + %p),+,4}<%loop>   key {%p,+,4}<%loop>, offset 12: the constant is the first operand of a sum, or lies in
 *                            the start of the recurrence that scalar evolution folded the sum into */
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/text/text.h"
#include "passes/codegen/address.h"
#include "passes/pass_fold.h"
#include <stdio.h>

void addr_begin(AddrCtx *a, Fn *f, PassCtx *px) {
  *a = (AddrCtx){.f = f, .px = px, .s = scev(f), .d = dom(f), .l = loops(f)};
  expand_init(&a->e, a->s, pass_fold_ctx(f, px));
}
bool addr_end(AddrCtx *a) {
  for (uint32_t i = 0; i < a->dead.n; i++) {
    Val v = (Val)a->dead.p[i];
    if (op(a->f, v) != OP_NONE && blk_of(a->f, v) && is_trivially_dead(a->f, v)) ins_erase_dead(a->f, v);
  }
  bool changed = a->changed || a->e.changed;
  expand_free(&a->e);
  vec_free(&a->dead);
  return changed;
}

/* ---- looking at an address ---- */
bool addr_shallow(const AddrCtx *a, Sx x, uint32_t depth) {
  struct {
    Sx x;
    uint32_t depth;
  } w[CAP_ADDR_NODES];
  uint32_t n = 0, seen = 0;
  w[n].x = x, w[n++].depth = 1;
  while (n) {
    n--;
    Sx t = w[n].x;
    uint32_t dep = w[n].depth, no = sx_nops(a->s, t);
    if (dep > depth && cap_hit(a->f->m, ADDR_DEPTH)) return false;
    if (past_cap(a->f->m, ADDR_NODES, seen += no)) return false; /* so w holds them too */
    for (uint32_t i = 0; i < no; i++) w[n].x = sx_op(a->s, t, i), w[n++].depth = dep + 1;
  }
  return true;
}
int64_t addr_constant(const AddrCtx *a, Sx x) {
  const Scev *s = a->s;
  for (;;) {
    if (sx_is(s, x, SXK_CONST)) {
      Ap c = sx_ap(s, x);
      return ap_fits_i64(c) ? ap_get_i64(c) : 0;
    }
    if (sx_is(s, x, SXK_ADDREC)) {
      x = sx_op(s, x, 0);
      continue;
    }
    if (!sx_is(s, x, SXK_ADD)) return 0;
    uint32_t n = sx_nops(s, x), i = 0;
    if (sx_is(s, sx_op(s, x, 0), SXK_CONST)) {
      x = sx_op(s, x, 0);
      continue;
    }
    while (i < n && !sx_is(s, sx_op(s, x, i), SXK_ADDREC)) i++;
    if (i == n) return 0;
    x = sx_op(s, x, i);
  }
}
bool addr_parts(AddrCtx *a, Val v, uint32_t depth, Addr *out) {
  Scev *s = a->s;
  Ty t = ty(a->f, v);
  if (!ty_is_ptr(a->f->m, t) || ty_is_vec(a->f->m, t) || !sx_able(s, t)) return false;
  Sx x = sx_of(s, v);
  if (sx_is(s, x, SXK_CNC) || sx_is(s, x, SXK_CONST) || sx_bits(s, x) > 64 || !addr_shallow(a, x, depth)) return false;
  *out = (Addr){x, x, addr_constant(a, x)};
  if (!out->off || out->off == INT64_MIN) return out->off = 0, true;
  out->key = sx_add2(s, x, sx_int(s, t, -out->off), 0);
  if (sx_is(s, out->key, SXK_CNC) || addr_constant(a, out->key)) out->key = x, out->off = 0;
  return true;
}
static bool differs_between_threads(Scev *s, Sx x, void *user) {
  const AddrCtx *a = user;
  if (!sx_is(s, x, SXK_UNKNOWN)) return false;
  Val v = sx_val(s, x);
  if (!val_is_local(v) || is_arg(a->f, v)) return false;
  const SregInfo *r = intrinsic_sreg((IntrinsicId)call_intrinsic(a->f, v));
  return r && r->lane < LANE_CTA;
}
bool addr_of_thread(AddrCtx *a, Sx x) { return sx_contains(a->s, x, differs_between_threads, a); }

/* ---- making ---- */
bool addr_reuse(AddrCtx *a, Sx x, Val v) {
  a->e.drop.n = 0;
  if (!sx_may_reuse(a->s, x, v, &a->e.drop)) return false;
  expand_drop(&a->e);
  expand_tell(&a->e);
  return true;
}
void addr_name(AddrCtx *a, uint32_t from, Val top) {
  char text[32];
  for (uint32_t i = from; i < a->e.made.n; i++) {
    Val v = (Val)a->e.made.p[i];
    if (op(a->f, v) == OP_NONE || !blk_of(a->f, v)) continue;
    int n = snprintf(text, sizeof text, v == top ? "scevcgp_%u" : "scevcgptmp_%u", (unsigned)a->bases);
    name_set(a->f, v, (Str){text, (uint32_t)n});
  }
  if (from < a->e.made.n) a->bases++;
}
Val addr_make(AddrCtx *a, Sx x, Val at) {
  if (!expand_safe(&a->e, x, at)) return VAL_NONE;
  uint32_t from = a->e.made.n;
  Val v = expand_at(&a->e, x, at);
  addr_name(a, from, v);
  return v;
}
Val addr_make_split(AddrCtx *a, Sx uniform, Sx rest, Val at) {
  if (!expand_safe(&a->e, uniform, at) || !expand_safe(&a->e, rest, at)) return VAL_NONE;
  uint32_t from = a->e.made.n;
  Val p = expand_at(&a->e, uniform, at), o = expand_at(&a->e, rest, at);
  a->e.fold.before = a->e.fold.at = at;
  Val v = fold_ptradd(&a->e.fold, 0, p, o);
  addr_name(a, from, v);
  return v;
}
static bool is_addrec(Scev *s, Sx x, void *user) {
  (void)user;
  return sx_is(s, x, SXK_ADDREC);
}
bool addr_in_loop(AddrCtx *a, Sx x) { return sx_contains(a->s, x, is_addrec, NULL); }
static bool may_hoist(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_GEP:
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_SHL:
  case OP_OR:
  case OP_AND:
  case OP_XOR:
  case OP_LSHR:
  case OP_ASHR:
  case OP_SEXT:
  case OP_ZEXT:
  case OP_TRUNC: return true;
  default: return false;
  }
}
bool addr_hoist(AddrCtx *a, Val v, Val at) {
  Fn *f = a->f;
  Val chain[CAP_ADDR_HOIST];
  uint32_t n = 0;
  if (expand_dom(&a->e, v, at)) return true;
  chain[n++] = v;
  for (uint32_t i = 0; i < n; i++) { /* operands come behind their users; what is met again goes to the end */
    if (!may_hoist(f, chain[i])) return false;
    for (uint32_t k = 0; k < nops(f, chain[i]); k++) {
      Val o = arg(f, chain[i], k);
      if (val_is_con(o) || expand_dom(&a->e, o, at)) continue;
      if (at_cap(f->m, ADDR_HOIST, n)) return false;
      chain[n++] = o;
    }
  }
  for (uint32_t i = n; i-- > 0;)
    if (!expand_dom(&a->e, chain[i], at)) ins_hoist(f, chain[i], at), expand_moved(&a->e, chain[i]);
  expand_forget(&a->e);
  a->changed = true;
  return true;
}
bool addr_is_offset(const AddrCtx *a, Val v, Val anchor, int64_t delta) {
  int64_t off;
  return is_op(a->f, v, OP_GEP) && arg(a->f, v, 0) == anchor && gep_offset(a->f, v, &off) && off == delta;
}
Val addr_place(const Fn *f, Val v) { return is_op(f, v, OP_PHI) ? first_insertion(f, blk_of(f, v)) : v; }
void addr_take(AddrCtx *a, Val v, Val with) {
  val_replace(a->f, v, with);
  scev_value_gone(a->s, v); /* nobody is to find it again */
  vec_push(&a->dead, (uint32_t)v);
  a->changed = true;
}
void addr_replace(AddrCtx *a, Val v, Val anchor, int64_t delta) {
  Fn *f = a->f;
  if (delta) {
    Bld k = bld_before(f, addr_place(f, v));
    Val p = emit_ptradd(&k, 0, anchor, con_sint(&f->con, ty_index(f->m, ty(f, v)), delta));
    name_take(f, p, v);
    anchor = p;
  }
  addr_take(a, v, anchor);
}
void addr_dump(AddrCtx *a, const char *what) {
  sb_fmt(a->px->err, "*** %s ***\n", what);
  ir_print_fn(a->f, a->px->err);
}
