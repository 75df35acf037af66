/* cgp_phi.c: phis of the type that their values are used in.
 *
 *     %x = load i32, ptr %p                              %x = load float, ptr %p
 *     ...                                         ==>    ...
 *     %f = phi i32 [ %x, %a ], [ 0, %b ]                 %f = phi float [ %x, %a ], [ 0.0, %b ]
 *     %g = bitcast i32 %f to float                       use float %f
 *
 * PTX has registers of integers and of floats, and a bitcast moves from one to the other. Phis that feed each other,
 * whose values are loads, elements of vectors, bitcasts of one type and constants, and which are only stored or cast to
 * that same type, become of that type, if a cast goes by it that will not come back (of something else than a load, or
 * used by something else than a store). Loads and stores take the type; elements are cast. Webs of at most CGP_PHI_WEB.
 *
 * Sound: bits are moved as they are by loads, stores and phis of either type; only plain accesses are changed. Cost:
 * linear. Source: LLVM's CodeGenPrepare (public design), which casts at loads and stores. */
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/codegen/cgp_int.h"

typedef struct Web {
  Cgp *c;
  VecU32 member; /* phis, loads, elements, bitcasts that feed them: their users are looked at */
  VecU32 cast;   /* bitcasts to the type */
  Ty type;
  bool anchored;
} Web;

static bool one_type(Web *w, Ty t) {
  if (!w->type) w->type = t;
  return w->type == t;
}
/* False: too many. c->sunk marks members. */
static bool add(Web *w, Val v) {
  if (marks_get(&w->c->sunk, (uint32_t)v) == 2) return true;
  if (at_cap(w->c->f->m, CGP_PHI_WEB, w->member.n)) return false;
  marks_set(&w->c->sunk, (uint32_t)v, 2);
  vec_push(&w->member, (uint32_t)v);
  return true;
}
static bool add_phi(Web *w, Val v) {
  Marks *m = &w->c->sunk;
  /* 1: a phi of a web that was looked at before. */
  return marks_get(m, (uint32_t)v) != 1 && add(w, v);
}
static bool feeds(Web *w, Val x) {
  Fn *f = w->c->f;
  if (val_is_con(x)) {
    ConKind k = con_kind(&f->con, x);
    return k == CON_INT || k == CON_FP || k == CON_UNDEF || k == CON_POISON;
  }
  switch (op(f, x)) {
  case OP_PHI: return add_phi(w, x);
  case OP_LOAD: return is_simple(f, x) && add(w, x);
  case OP_EXTRACTELEMENT: return add(w, x);
  case OP_BITCAST: {
    Val y = arg(f, x, 0);
    if (!one_type(w, ty(f, y))) return false;
    w->anchored |= !is_op(f, y, OP_LOAD) && !is_op(f, y, OP_EXTRACTELEMENT);
    return add(w, x);
  }
  default: return false;
  }
}
static bool takes(Web *w, Val user, uint32_t i) {
  Fn *f = w->c->f;
  switch (op(f, user)) {
  case OP_PHI: return add_phi(w, user);
  case OP_STORE: return i == 0 && is_simple(f, user);
  case OP_BITCAST:
    if (!one_type(w, ty(f, user))) return false;
    FOR_EACH_USE(f, user, u) w->anchored |= !is_op(f, use_user(f, u), OP_STORE);
    vec_push(&w->cast, (uint32_t)user);
    return true;
  default: return false;
  }
}
static bool collect(Web *w, Val phi) {
  const Fn *f = w->c->f;
  if (!add(w, phi)) return false;
  for (uint32_t i = 0; i < w->member.n; i++) {
    Val v = (Val)w->member.p[i];
    if (is_op(f, v, OP_PHI))
      for (uint32_t k = 0; k < nops(f, v); k++)
        if (!feeds(w, arg(f, v, k))) return false;
    FOR_EACH_USE(f, v, u)
      if (!takes(w, use_user(f, u), use_index(f, u))) return false;
  }
  return w->type && w->anchored && (ty_is_int(f->m, w->type) || ty_is_fp(w->type));
}
static void convert(Web *w) {
  Cgp *c = w->c;
  Fn *f = c->f;
  static const uint32_t speaks_of_type[] = {MDK_RANGE, MDK_NONNULL, MDK_ALIGN, MDK_DEREFERENCEABLE,
                                            MDK_DEREFERENCEABLE_OR_NULL};
  for (uint32_t i = 0; i < w->member.n; i++) {
    Val v = (Val)w->member.p[i];
    if (is_op(f, v, OP_LOAD)) {
      for (uint32_t k = 0; k < ARRAY_LEN(speaks_of_type); k++)
        if (md_get(f, v, speaks_of_type[k])) md_set(f, v, speaks_of_type[k], MD_NONE);
      type_set(f, v, w->type);
    } else if (is_op(f, v, OP_PHI)) {
      type_set(f, v, w->type);
    } else {
      /* What it is in the phi's type. */
      Val x = arg(f, v, 0);
      if (is_op(f, v, OP_EXTRACTELEMENT)) {
        Bld k = bld_before(f, next_of(f, v));
        k.loc = dbg_loc(f, v);
        x = emit_cast(&k, OP_BITCAST, 0, v, w->type);
      }
      FOR_EACH_USE(f, v, u)
        if (use_user(f, u) != x) opnd_set(f, use_user(f, u), use_index(f, u), x);
    }
  }
  for (uint32_t i = 0; i < w->member.n; i++) {
    Val v = (Val)w->member.p[i];
    if (!is_op(f, v, OP_PHI)) continue;
    for (uint32_t k = 0; k < nops(f, v); k++)
      if (val_is_con(arg(f, v, k)) && ty(f, arg(f, v, k)) != w->type)
        opnd_set(f, v, k, con_fold_cast(&f->con, OP_BITCAST, arg(f, v, k), w->type));
  }
  for (uint32_t i = 0; i < w->cast.n; i++) {
    Val v = (Val)w->cast.p[i];
    if (!is_op(f, v, OP_BITCAST) || ty(f, arg(f, v, 0)) != w->type) continue;
    val_replace(f, v, arg(f, v, 0));
    ins_erase(f, v);
  }
  for (uint32_t i = 0; i < w->member.n; i++) cgp_erase_dead(c, (Val)w->member.p[i]);
}
/* Constants of phis can be of the other type. */
static bool constants_convert(Web *w) {
  Fn *f = w->c->f;
  for (uint32_t i = 0; i < w->member.n; i++) {
    Val v = (Val)w->member.p[i];
    if (!is_op(f, v, OP_PHI)) continue;
    for (uint32_t k = 0; k < nops(f, v); k++)
      if (val_is_con(arg(f, v, k)) && !con_fold_cast(&f->con, OP_BITCAST, arg(f, v, k), w->type)) return false;
  }
  return true;
}
bool cgp_phi_types(Cgp *c) {
  Fn *f = c->f;
  bool changed = false;
  marks_next(&c->sunk);
  FOR_EACH_BLK(f, b)
    FOR_EACH_PHI(f, b, phi) {
      Ty t = ty(f, phi);
      if ((!ty_is_int(f->m, t) && !ty_is_fp(t)) || marks_get(&c->sunk, (uint32_t)phi)) continue;
      Web w = {.c = c};
      bool done = collect(&w, phi) && constants_convert(&w);
      if (done) convert(&w);
      for (uint32_t i = 0; i < w.member.n; i++)
        marks_set(&c->sunk, w.member.p[i], is_op(f, (Val)w.member.p[i], OP_PHI) ? 1 : 0);
      vec_free(&w.member);
      vec_free(&w.cast);
      changed |= done;
      if (done) stat_add(c->px, ST_CGP_PHI_WEBS, 1);
    }
  return changed;
}
