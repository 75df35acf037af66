/* cgp_ext.c: codegenprepare and extensions.
 *
 * An extension of what is loaded comes to stand behind the load, so that the load extends:
 *
 *   a:                                                a:
 *     %v = load i32, ptr %p                             %v = load i32, ptr %p
 *     br label %b                              ==>      %e = sext i32 %v to i64
 *   b:                                                  br label %b
 *     %e = sext i32 %v to i64
 *
 * A value that is used in other blocks beside its extension to 64 bits is the low half of that there: one register
 * crosses the blocks, not two. A load of whose result only low bits are used, 8, 16 or 32 by the widest mask, is masked
 * where it stands, so that it loads no more; masks that then change nothing go, and what stood under an assumption
 * about the bits above (nsw) does so no more.
 *
 * With -disable-cgp-ext-ld-promotion=0 (NVPTX does not ask for it) an extension goes up through additions,
 * subtractions, products and shifts left that do not wrap its way, through and, or, xor with a constant, and through
 * other extensions, as long as one extension stays at most and a load is at the end of it:
 *
 *     %s = add nuw i32 %v, 4                            %e = zext i32 %v to i64
 *     %e = zext i32 %s to i64                  ==>      %s = add nuw i64 %e, 4
 *
 * cgp-type-promotion-merge: of sign extensions of one value that this leaves the dominating one serves.
 *
 * Sound: an extension computes from its operand alone, and loads are not widened or moved. Cost: linear, but for uses
 * looked at behind a load (CGP_USES). Source: LLVM's CodeGenPrepare (public design). */
#include "analysis/cfg/dom.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "passes/codegen/cgp_int.h"

/* In registers of PTX: i8 lives in 16 bits. */
static bool legal_bits(uint32_t n) { return n == 1 || n == 16 || n == 32 || n == 64; }
static bool truncates_freely(uint32_t from, uint32_t to) { return from == 64 && to == 32; }
static bool is_ext(const Fn *f, Val v) { return is_op(f, v, OP_ZEXT) || is_op(f, v, OP_SEXT); }
/* A load of `from` bits can extend to `to`. */
static bool load_extends(uint32_t from, uint32_t to) {
  return legal_bits(to) && to > from && (from == 8 || from == 16 || from == 32);
}
static bool can_extend(const Fn *f, Val ld, Val ext) {
  uint32_t from = ty_bits(f->m, ty(f, ld)), to = ty_bits(f->m, ty(f, ext));
  if (!ty_is_int(f->m, ty(f, ld))) return false;
  if (!has_one_use(f, ld) && (legal_bits(from) || !legal_bits(to)) && !truncates_freely(to, from)) return false;
  return load_extends(from, to);
}

/* ---- promotion ---- */
/* ext(v) is v on extended operands. */
static bool gets_through(const Fn *f, Val v, bool sign) {
  unsigned wrap = sign ? F_NSW : F_NUW;
  if (!ty_is_int(f->m, ty(f, v))) return false;
  switch (op(f, v)) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL: return (flags(f, v) & wrap) != 0;
  case OP_SHL: return (flags(f, v) & wrap) && val_is_con(arg(f, v, 1));
  case OP_LSHR: return !sign && val_is_con(arg(f, v, 1));
  case OP_AND:
  case OP_OR: return true;
  case OP_XOR: return val_is_con(arg(f, v, 1)) && !con_is_allones(&f->con, arg(f, v, 1));
  default: return false;
  }
}
/* ext(op(x, constant)) -> op(ext(x), constant): the new extension, VAL_NONE: it stays. */
static Val promote(Cgp *c, Val ext) {
  Fn *f = c->f;
  Val v = arg(f, ext, 0);
  bool sign = is_op(f, ext, OP_SEXT);
  if (!val_is_local(v) || !has_one_use(f, v)) return VAL_NONE;
  FoldCtx *x = &c->fx;
  Ty t = ty(f, ext);
  if (is_ext(f, v)) {
    if (sign && is_op(f, v, OP_ZEXT)) sign = false;
    else if (!sign && is_op(f, v, OP_SEXT)) return VAL_NONE;
    fold_at(x, ext);
    Bld k = bld_before(f, ext);
    Val n = emit_cast(&k, sign ? OP_SEXT : OP_ZEXT, 0, arg(f, v, 0), t);
    val_replace(f, ext, n);
    cgp_erase_dead(c, ext);
    return n;
  }
  if (!gets_through(f, v, sign)) return VAL_NONE;
  uint32_t con = val_is_con(arg(f, v, 1)) ? 1 : val_is_con(arg(f, v, 0)) ? 0 : 2;
  if (con == 2) return VAL_NONE;
  fold_at(x, v);
  Bld k = bld_before(f, v);
  bool shift = is_op(f, v, OP_SHL) || is_op(f, v, OP_LSHR);
  Val ops[2], n = emit_cast(&k, sign ? OP_SEXT : OP_ZEXT, 0, arg(f, v, 1 - con), t);
  name_set(f, n, STR("promoted"));
  ops[1 - con] = n;
  ops[con] = fold_cast(x, sign && !shift ? OP_SEXT : OP_ZEXT, 0, arg(f, v, con), t);
  unsigned keep = is_op(f, v, OP_LSHR) ? 0 : flags(f, v) & (sign ? F_NSW : F_NUW);
  if (is_op(f, v, OP_AND) || is_op(f, v, OP_OR) || is_op(f, v, OP_XOR)) keep = 0;
  Val wide = emit(&k, op(f, v), 0, keep, t, ops, 2);
  name_take(f, wide, v);
  val_replace(f, ext, wide);
  cgp_erase_dead(c, ext);
  return n;
}
/* A load lies at the end of what promote would go through. */
static Val load_above(const Fn *f, Val ext, uint32_t *steps) {
  bool sign = is_op(f, ext, OP_SEXT);
  *steps = 0;
  for (Val v = arg(f, ext, 0);; ++*steps) {
    if (!val_is_local(v) || at_cap(f->m, CGP_PROMOTED, *steps)) return VAL_NONE;
    if (is_op(f, v, OP_LOAD)) return v;
    if (!has_one_use(f, v)) return VAL_NONE;
    if (is_ext(f, v)) {
      if (!sign && is_op(f, v, OP_SEXT)) return VAL_NONE;
      sign &= is_op(f, v, OP_SEXT);
      v = arg(f, v, 0);
      continue;
    }
    if (!gets_through(f, v, sign)) return VAL_NONE;
    if (val_is_con(arg(f, v, 1))) v = arg(f, v, 0);
    else if (val_is_con(arg(f, v, 0)) && !is_op(f, v, OP_SHL)) v = arg(f, v, 1);
    else return VAL_NONE;
  }
}
/* Behind the rounds: of sign extensions of one value, those that another dominates go. */
bool cgp_merge_extensions(Cgp *c) {
  Fn *f = c->f;
  bool changed = false;
  if (!c->exts.n || !cgp_knob(c, KNOB_CGP_TYPE_PROMOTION_MERGE)) return false;
  const Dom *d = dom(f);
  for (uint32_t i = 0; i < c->exts.n; i++) {
    Val v = (Val)c->exts.p[i];
    if (!is_op(f, v, OP_SEXT) || !blk_of(f, v)) continue;
    uint32_t n = 0;
    FOR_EACH_USE(f, arg(f, v, 0), u) {
      Val w = use_user(f, u);
      if (at_cap(f->m, CGP_USES, ++n)) break;
      if (w == v || !is_op(f, w, OP_SEXT) || ty(f, w) != ty(f, v) || !dom_val(f, d, v, w)) continue;
      val_replace(f, w, v);
      cgp_erase_dead(c, w);
      changed = true;
    }
  }
  return changed;
}

/* ---- extensions ---- */
/* What uses the operand in other blocks uses the low half of the extension. */
static bool use_extension(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0);
  Blk home = blk_of(f, v);
  if (!val_is_local(x) || is_arg(f, x) || is_op(f, x, OP_FREEZE) || has_one_use(f, x) || blk_of(f, x) != home ||
      !truncates_freely(ty_bits(f->m, ty(f, v)), ty_bits(f->m, ty(f, x))) || !ty_is_int(f->m, ty(f, v)))
    return false;
  bool live_out = false;
  FOR_EACH_USE(f, v, u) live_out |= blk_of(f, use_user(f, u)) != home;
  if (!live_out) return false;
  FOR_EACH_USE(f, x, u) {
    Val user = use_user(f, u);
    if (blk_of(f, user) == home) continue;
    Op o = op(f, user);
    if (o == OP_PHI || o == OP_LOAD || o == OP_STORE || o == OP_MDVAL || !blk_has_place(f, blk_of(f, user)))
      return false;
  }
  bool changed = false;
  marks_next(&c->copy);
  FOR_EACH_USE(f, x, u) {
    Val user = use_user(f, u);
    Blk b = blk_of(f, user);
    if (b == home) continue;
    Val low = (Val)marks_get(&c->copy, (uint32_t)b);
    if (!low) {
      Bld k = bld_before(f, first_insertion(f, b));
      k.loc = MD_NONE;
      low = emit_cast(&k, OP_TRUNC, 0, v, ty(f, x));
      marks_set(&c->ours, (uint32_t)low, 1);
      marks_set(&c->copy, (uint32_t)b, (uint32_t)low);
    }
    opnd_set(f, user, use_index(f, u), low);
    changed = true;
  }
  return changed;
}
bool cgp_extension(Cgp *c, Val v) {
  Fn *f = c->f;
  Val x = arg(f, v, 0), ld = x;
  if (!val_is_local(x) || marks_get(&c->ours, (uint32_t)v)) return false;
  uint32_t steps = 0;
  if (!is_op(f, x, OP_LOAD)) {
    ld = cgp_knob(c, KNOB_DISABLE_CGP_EXT_LD_PROMOTION) ? VAL_NONE : load_above(f, v, &steps);
    if (!ld || !can_extend(f, ld, v)) return use_extension(c, v);
  } else if (blk_of(f, v) == blk_of(f, ld)) {
    return use_extension(c, v);
  }
  if (!steps && !can_extend(f, ld, v)) return use_extension(c, v);
  for (Val n = v; steps && n && arg(f, n, 0) != ld;) {
    n = promote(c, n);
    if (!n) return true;
    v = n;
  }
  if (next_of(f, ld) != v) ins_move_before(f, v, next_of(f, ld));
  if (steps) vec_push(&c->exts, (uint32_t)v);
  stat_add(c->px, ST_CGP_EXTENSIONS, 1);
  return true;
}

/* ---- loads of which only low bits are used ---- */
typedef struct LowBits {
  uint64_t used, widest; /* by all; the largest mask */
  VecU32 masks, wraps;   /* masks of the load itself; shifts and truncations */
} LowBits;
static bool low_bits(const Cgp *c, Val ld, LowBits *l) {
  const Fn *f = c->f;
  uint32_t bits = ty_bits(f->m, ty(f, ld)), seen = 0;
  uint64_t all = bits == 64 ? UINT64_MAX : (1ull << bits) - 1, x;
  Val phi[CAP_CGP_USES + 1];
  uint32_t n = 0;
  phi[n++] = ld;
  for (uint32_t i = 0; i < n; i++)
    FOR_EACH_USE(f, phi[i], u) {
      Val v = use_user(f, u);
      if (at_cap(f->m, CGP_USES, ++seen)) return false;
      switch (op(f, v)) {
      case OP_PHI: {
        uint32_t k = 0;
        while (k < n && phi[k] != v) k++;
        if (k == n) phi[n++] = v;
        break;
      }
      case OP_AND:
        if (use_index(f, u) || !val_is_con(arg(f, v, 1)) || !con_u64(&f->con, arg(f, v, 1), &x)) return false;
        l->used |= x;
        if (x > l->widest) l->widest = x;
        if (x == l->widest && phi[i] == ld) vec_push(&l->masks, (uint32_t)v);
        break;
      case OP_SHL:
        if (use_index(f, u) || !val_is_con(arg(f, v, 1)) || !con_u64(&f->con, arg(f, v, 1), &x)) return false;
        l->used |= all >> (x < bits ? x : bits - 1);
        vec_push(&l->wraps, (uint32_t)v);
        break;
      case OP_TRUNC:
        l->used |= (1ull << ty_bits(f->m, ty(f, v))) - 1;
        vec_push(&l->wraps, (uint32_t)v);
        break;
      default: return false;
      }
    }
  return true;
}
bool cgp_narrow_load(Cgp *c, Val ld) {
  Fn *f = c->f;
  Ty t = ty(f, ld);
  uint32_t bits = ty_is_int(f->m, t) ? ty_bits(f->m, t) : 0;
  if (!is_simple(f, ld) || bits < 16 || bits > 64 || !has_uses(f, ld)) return false;
  if (has_one_use(f, ld) && marks_get(&c->ours, (uint32_t)use_user(f, first_use(f, ld)))) return false;
  LowBits l = {0};
  bool fits = low_bits(c, ld, &l) && l.widest == l.used &&
              load_extends(l.used == 0xff         ? 8
                           : l.used == 0xffff     ? 16
                           : l.used == 0xffffffff ? 32
                                                  : 0,
                           bits);
  if (fits) {
    Bld k = bld_before(f, next_of(f, ld));
    k.loc = dbg_loc(f, ld);
    Val m = emit_bin(&k, OP_AND, 0, ld, con_int(&f->con, t, l.used));
    marks_set(&c->ours, (uint32_t)m, 1);
    FOR_EACH_USE(f, ld, u)
      if (use_user(f, u) != m) opnd_set(f, use_user(f, u), use_index(f, u), m);
    for (uint32_t i = 0; i < l.masks.n; i++) {
      Val v = (Val)l.masks.p[i];
      uint64_t x = 0;
      if (!con_u64(&f->con, arg(f, v, 1), &x) || x != l.used) continue;
      val_replace(f, v, m);
      cgp_erase_dead(c, v);
    }
    for (uint32_t i = 0; i < l.wraps.n; i++)
      flags_set(f, (Val)l.wraps.p[i], flags(f, (Val)l.wraps.p[i]) & ~(unsigned)F_NSW);
    stat_add(c->px, ST_CGP_LOAD_MASKS, 1);
  }
  vec_free(&l.masks);
  vec_free(&l.wraps);
  return fits;
}
