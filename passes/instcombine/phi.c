/* phi.c: phis of one value, dead cycles, phis of equal operations, operations on phis of constants.
 *
 *   a: %p = add i32 %x, 1                       join: %q = phi i32 [ %x, %a ], [ %y, %b ]
 *   b: %q = add i32 %y, 1                ->           %r = add i32 %q, 1
 *   join: %r = phi i32 [ %p, %a ], [ %q, %b ]
 *
 *   %q = phi i32 [ 1, %a ], [ 2, %b ]
 *   %r = icmp eq i32 %q, 1               ->     %r = phi i1 [ true, %a ], [ false, %b ]
 *
 * What is merged stood in the predecessors and is executed once behind them: never a convergent operation, never a
 * load that a write (a barrier is one) follows in its block. Compare LLVM's foldPHIArgOpIntoPHI, foldOpIntoPhi. Caps:
 * caps.def. */
#include "analysis/simplify/simplify.h"
#include "ir/debug_loc.h"
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

static Val phi_made(FoldCtx *x, Blk b, Ty t, const Val *ops) {
  Val v = emit_phi(x->f, b, t, ops);
  if (x->hooks && x->hooks->made) x->hooks->made(x, v);
  return v;
}

Val fold_phi_common(FoldCtx *x, const RuleMatch *m) { return m->root->self ? simplify_phi(x, m->root) : VAL_NONE; }
/* Phis and operations without effects that only feed each other. They all go here: a load or a division left over
 * would meet poison in its next round and say that the place is never reached. */
Val fold_phi_dead(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, set[CAP_COMBINE_DEAD_CYCLE];
  uint32_t n = 0;
  if (!self || !has_uses(f, self)) return VAL_NONE;
  set[n++] = self;
  for (uint32_t i = 0; i < n; i++) {
    FOR_EACH_USE(f, set[i], u) {
      Val w = use_user(f, u);
      bool known = false;
      for (uint32_t k = 0; k < n; k++) known |= set[k] == w;
      if (known) continue;
      if (at_cap(f->m, COMBINE_DEAD_CYCLE, n) || is_term(f, w) || !has_result(f, w) || op(f, w) == OP_MDVAL ||
          !blk_of(f, w))
        return VAL_NONE;
      if (op(f, w) != OP_PHI && !is_removable(f, w)) return VAL_NONE;
      if (is_convergent(f, w)) return VAL_NONE;
      set[n++] = w;
    }
  }
  for (uint32_t i = 1; i < n; i++) {
    dbg_salvage(f, set[i]);
    val_replace(f, set[i], con_poison(&f->con, ty(f, set[i])));
  }
  for (uint32_t i = 1; i < n; i++) comb_erase(x, set[i]);
  return con_poison(&f->con, m->root->type);
}

/* The load may be executed at the end of its block as well: nothing behind it writes. */
static bool load_reaches_end(const Fn *f, Val ld) {
  uint32_t n = 0;
  for (Val v = next_of(f, ld); v; v = next_of(f, v))
    if (may_write(f, v) || is_sync(f, v) || at_cap(f->m, COMBINE_LOAD_SCAN, n++)) return false;
  return true;
}
static bool mergeable(const Fn *f, Val v) {
  return is_bin(f, v) || is_cast(f, v) || is_cmp(f, v) || is_op(f, v, OP_GEP) || is_op(f, v, OP_LOAD) ||
         is_op(f, v, OP_FNEG) || is_op(f, v, OP_EXTRACTVALUE) || is_op(f, v, OP_INSERTVALUE);
}
static bool same_path(const Fn *f, Val a, Val b) {
  uint32_t n, k;
  const uint32_t *p = words_of(f, a, &n), *q = words_of(f, b, &k);
  return n == k && !memcmp(p, q, n * sizeof *p);
}
/* All operands are the same operation, with one operand that differs at most. */
Val fold_phi_of_ops(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  const Val *in = m->root->ops;
  uint32_t n = m->root->n;
  if (!self || n < 2 || past_cap(f->m, COMBINE_PHI_OPERANDS, n) || val_is_con(in[0]) || !mergeable(f, in[0]))
    return VAL_NONE;
  Blk b = blk_of(f, self);
  if (!blk_has_place(f, b)) return VAL_NONE;
  Val a = in[0];
  Op o = op(f, a);
  uint32_t na = nops(f, a);
  if (na > 8) return VAL_NONE;
  unsigned fl = flags(f, a);
  uint32_t al = o == OP_LOAD ? align_of(f, a) : 0;
  uint32_t differ = na; /* which operand differs */
  for (uint32_t i = 0; i < n; i++) {
    Val v = in[i];
    if (val_is_con(v) || op(f, v) != o || nops(f, v) != na || sub(f, v) != sub(f, a)) return VAL_NONE;
    /* A value that comes along several edges of one block is used once for each. */
    FOR_EACH_USE(f, v, u)
      if (use_user(f, u) != self) return VAL_NONE;
    if (o == OP_LOAD) {
      if (!is_simple(f, v) || blk_of(f, v) != pred(f, b, i) || !load_reaches_end(f, v)) return VAL_NONE;
      uint32_t vl = align_of(f, v);
      al = u32_min(al, vl);
      if (ty_addrspace(f->m, ty(f, arg(f, v, 0))) != ty_addrspace(f->m, ty(f, arg(f, a, 0)))) return VAL_NONE;
    } else fl &= flags(f, v);
    if (o == OP_GEP && gep_type(f, v) != gep_type(f, a)) return VAL_NONE;
    if ((o == OP_EXTRACTVALUE || o == OP_INSERTVALUE) && !same_path(f, a, v)) return VAL_NONE;
    if (blk_of(f, v) == b) return VAL_NONE; /* a loop around the phi itself */
    for (uint32_t k = 0; k < na; k++) {
      if (ty(f, arg(f, v, k)) != ty(f, arg(f, a, k))) return VAL_NONE;
      /* A step of a recurrence, `s >>= 1` say, which began with such a step: the value before it and the one behind it
       * would both live through the loop, and nobody would know the recurrence again. */
      if (arg(f, v, k) == self) return VAL_NONE;
      if (arg(f, v, k) == arg(f, a, k)) continue;
      if (differ != na && differ != k) return VAL_NONE;
      differ = k;
    }
  }
  if (o == OP_LOAD && !al) return VAL_NONE;
  const Dom *d = dom(f);
  Val ops[8], at = first_insertion(f, b);
  for (uint32_t k = 0; k < na; k++) {
    ops[k] = arg(f, a, k);
    if (k != differ && !dom_val(f, d, ops[k], at)) return VAL_NONE;
  }
  if (differ != na) {
    Val from[CAP_COMBINE_PHI_OPERANDS];
    bool all_alloca = true, all_con = true, some_con = false;
    for (uint32_t i = 0; i < n; i++) {
      from[i] = arg(f, in[i], differ);
      if (is_swifterror(f, from[i])) return VAL_NONE;
      all_alloca &= is_op(f, from[i], OP_ALLOCA);
      all_con &= val_is_con(from[i]);
      some_con |= val_is_con(from[i]);
    }
    if (o == OP_LOAD || o == OP_GEP) {
      /* A variable that only its loads keep in memory stays one. Addresses of constants and indices into structs stay
       * apart. */
      if (all_alloca || (differ == 0 && some_con)) return VAL_NONE;
      if (o == OP_GEP && differ > 0 && (some_con || na > 3)) return VAL_NONE;
    }
    if ((op_info[o].props & P_TRAP) && differ == 1)
      return VAL_NONE; /* no divisor that is chosen by a phi: it is costlier than a constant one */
    if ((o == OP_SHL || o == OP_LSHR || o == OP_ASHR || op_is_cast(o)) && all_con) return VAL_NONE;
    ops[differ] = phi_made(x, b, ty(f, from[0]), from);
  }
  InsView i = {.op = o,
               .sub = sub(f, a),
               .flags = fl,
               .type = m->root->type,
               .ops = ops,
               .n = na,
               .aux = o == OP_GEP || o == OP_EXTRACTVALUE || o == OP_INSERTVALUE ? aux(f, a) : 0};
  Md loc = x->loc;
  x->loc = dbg_loc(f, a);
  for (uint32_t k = 1; k < n; k++) x->loc = dbg_merge_loc(f->m, x->loc, dbg_loc(f, in[k]));
  Val r = emit_view(x, &i);
  x->loc = loc;
  if (o == OP_LOAD) align_set(f, r, al);
  return r;
}

/* A division that is defined whatever it divides. */
static bool divides_safely(const Fn *f, const InsView *r) {
  Ap c;
  return op_divides(r->op) && val_is_con(r->ops[1]) && con_splat_ap((ConPool *)&f->con, r->ops[1], &c) &&
         con_kind(&f->con, r->ops[1]) != CON_AGG && !ap_is_zero(c) && !con_is_allones(&f->con, r->ops[1]);
}
/* What `i` is at the end of block b: a value that is there, or built. */
static Val at_end(FoldCtx *x, Blk b, const InsView *i, bool build) {
  FoldCtx save = *x;
  fold_at(x, term(x->f, b));
  x->loc = save.loc;
  Val r = build ? fold_view(x, i) : simplify_view(x, i);
  x->before = save.before;
  x->at = save.at;
  x->end = save.end;
  x->loc = save.loc;
  return r;
}
/* What operand k of the phi makes of the operation i, if nothing is built for it. */
static Val into_operand(FoldCtx *x, const Dom *d, Val phi, uint32_t k, const InsView *i) {
  Fn *f = x->f;
  Val v = arg(f, phi, k);
  if (val_is_con(v)) return con_kind(&f->con, con_twin(&f->con, v)) == CON_EXPR ? VAL_NONE : con_fold(x, i);
  Blk b = blk_of(f, phi), p = pred(f, b, k);
  if (!dom_reachable(d, p) || dom_blk(d, b, p)) return VAL_NONE;
  Val r = at_end(x, p, i, false);
  return r && (val_is_con(r) || dom_val(f, d, r, term(f, p))) ? r : VAL_NONE;
}
/* operation(phi, constant): computed in the predecessors, where it is a value that is there for all but one of the
 * phi's operands. Not in the latch of a loop: the operation would be executed each time around, and one whose operand
 * depends on the result would not end. */
Val fold_into_phi(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  const InsView *r = m->root;
  Val self = r->self;
  if (!self || r->n > 3 || ((op_info[r->op].props & P_TRAP) && !divides_safely(f, r))) return VAL_NONE;
  uint32_t at = r->n;
  for (uint32_t k = 0; k < r->n; k++) {
    if (val_is_con(r->ops[k])) continue;
    if (at != r->n || !is_op(f, r->ops[k], OP_PHI)) return VAL_NONE;
    at = k;
  }
  if (at == r->n) return VAL_NONE;
  Val phi = r->ops[at], out[CAP_COMBINE_PHI_OPERANDS], ops[3];
  uint32_t n = nops(f, phi), open = n;
  Blk b = blk_of(f, phi);
  if (n < 2 || past_cap(f->m, COMBINE_PHI_OPERANDS, n) || !has_one_use(f, phi) || blk_of(f, self) == BLK_NONE)
    return VAL_NONE;
  memcpy(ops, r->ops, r->n * sizeof *ops);
  InsView i = *r;
  i.ops = ops;
  i.self = VAL_NONE;
  const Dom *d = dom(f);
  for (uint32_t k = 0; k < n; k++) {
    ops[at] = arg(f, phi, k);
    if (ops[at] == phi) return VAL_NONE;
    if ((out[k] = into_operand(x, d, phi, k, &i))) continue;
    if (open != n || val_is_con(ops[at])) return VAL_NONE;
    open = k;
  }
  if (open != n) {
    Blk p = pred(f, b, open);
    if (nsuccs(f, p) != 1 || !is_op(f, term(f, p), OP_BR) || p == b) return VAL_NONE;
    if (dom_blk(d, b, p) || !dom_reachable(d, p) || !dom_reachable(d, b)) return VAL_NONE;
    ops[at] = arg(f, phi, open);
    out[open] = at_end(x, p, &i, true);
  }
  return phi_made(x, b, r->type, out);
}

/* Extensions of values and constants that the narrow type holds: the extension of a narrow phi. */
Val fold_phi_zext(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, in[CAP_COMBINE_PHI_OPERANDS];
  uint32_t n = m->root->n, ext = 0;
  if (!self || n < 3 || past_cap(f->m, COMBINE_PHI_OPERANDS, n)) return VAL_NONE;
  Blk b = blk_of(f, self);
  if (!blk_has_place(f, b)) return VAL_NONE;
  Ty to = m->root->type, from = TY_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val v = m->root->ops[i];
    if (val_is_con(v)) continue;
    if (!is_op(f, v, OP_ZEXT) || blk_of(f, v) == b) return VAL_NONE;
    FOR_EACH_USE(f, v, u)
      if (use_user(f, u) != self) return VAL_NONE;
    in[i] = arg(f, v, 0);
    if (from != TY_NONE && ty(f, in[i]) != from) return VAL_NONE;
    from = ty(f, in[i]);
    ext++;
  }
  if (ext < 2 || ext == n) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val v = m->root->ops[i];
    if (!val_is_con(v)) continue;
    Val c = con_fold_cast(&f->con, OP_TRUNC, v, from);
    if (!c || con_fold_cast(&f->con, OP_ZEXT, c, to) != v) return VAL_NONE;
    in[i] = c;
  }
  return fold_cast(x, OP_ZEXT, 0, phi_made(x, b, from, in), to);
}

/* Phis of a width that no register has, which feed each other and truncations to one type only: booleans that the front
 * end keeps as bytes. The truncation of each instead, of extensions what they extend. */
typedef struct PhiWeb {
  Val phi[CAP_COMBINE_PHI_WEB], thin[CAP_COMBINE_PHI_WEB], trunc[CAP_COMBINE_PHI_WEB];
  uint32_t n, nt;
  Ty to;
} PhiWeb;
static uint32_t web_index(const PhiWeb *w, Val v) {
  uint32_t i = 0;
  while (i < w->n && w->phi[i] != v) i++;
  return i;
}
static bool web_takes(Fn *f, PhiWeb *w, Val phi) {
  if (web_index(w, phi) < w->n) return true;
  Blk b = blk_of(f, phi);
  if (at_cap(f->m, COMBINE_PHI_WEB, w->n) || !b || !blk_has_place(f, b) ||
      past_cap(f->m, COMBINE_PHI_OPERANDS, nops(f, phi)))
    return false;
  w->phi[w->n++] = phi;
  return true;
}
static bool web_found(Fn *f, PhiWeb *w, Val self) {
  if (!web_takes(f, w, self)) return false;
  for (uint32_t i = 0; i < w->n; i++) {
    FOR_EACH_USE(f, w->phi[i], u) {
      Val v = use_user(f, u);
      if (is_op(f, v, OP_PHI)) {
        if (!web_takes(f, w, v)) return false;
      } else {
        if (!is_op(f, v, OP_TRUNC) || (w->nt && ty(f, v) != w->to) || at_cap(f->m, COMBINE_PHI_WEB, w->nt))
          return false;
        w->trunc[w->nt++] = v, w->to = ty(f, v);
      }
    }
    for (uint32_t k = 0; k < nops(f, w->phi[i]); k++) {
      Val v = arg(f, w->phi[i], k);
      if (is_op(f, v, OP_PHI) && !web_takes(f, w, v)) return false;
    }
  }
  return w->nt != 0;
}
/* What phi operand o is when truncated; VAL_NONE: something that would have to be computed. */
static Val web_operand(Fn *f, const PhiWeb *w, Val o) {
  if (val_is_con(o)) return con_fold_cast(&f->con, OP_TRUNC, o, w->to);
  if (is_op(f, o, OP_PHI)) {
    uint32_t i = web_index(w, o);
    return i < w->n ? w->thin[i] : VAL_NONE;
  }
  bool ext = (is_op(f, o, OP_ZEXT) || is_op(f, o, OP_SEXT)) && ty(f, arg(f, o, 0)) == w->to;
  return ext ? arg(f, o, 0) : VAL_NONE;
}
Val fold_phi_truncated(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self;
  Ty t = m->root->type;
  if (!self || !has_uses(f, self) || !ty_is_int(f->m, t) || int_is_legal(f->m, ty_bits(f->m, t))) return VAL_NONE;
  PhiWeb w = {.n = 0};
  if (!web_found(f, &w, self)) return VAL_NONE;
  for (uint32_t i = 0; i < w.n; i++) w.thin[i] = w.phi[i]; /* stands for what will be made */
  for (uint32_t i = 0; i < w.n; i++)
    for (uint32_t k = 0; k < nops(f, w.phi[i]); k++)
      if (!web_operand(f, &w, arg(f, w.phi[i], k))) return VAL_NONE;
  Val ops[CAP_COMBINE_PHI_OPERANDS], none = con_poison(&f->con, w.to);
  for (uint32_t k = 0; k < CAP_COMBINE_PHI_OPERANDS; k++) ops[k] = none;
  for (uint32_t i = 0; i < w.n; i++) w.thin[i] = phi_made(x, blk_of(f, w.phi[i]), w.to, ops);
  for (uint32_t i = 0; i < w.n; i++)
    for (uint32_t k = 0; k < nops(f, w.phi[i]); k++) opnd_set(f, w.thin[i], k, web_operand(f, &w, arg(f, w.phi[i], k)));
  for (uint32_t i = 0; i < w.nt; i++) {
    Val thin = w.thin[web_index(&w, arg(f, w.trunc[i], 0))];
    FOR_EACH_USE(f, w.trunc[i], u) comb_requeue(x, use_user(f, u));
    val_replace(f, w.trunc[i], thin);
    ins_erase(f, w.trunc[i]);
  }
  for (uint32_t i = 1; i < w.n; i++) val_replace(f, w.phi[i], con_poison(&f->con, t));
  for (uint32_t i = 1; i < w.n; i++) comb_erase(x, w.phi[i]);
  return con_poison(&f->con, t);
}

/* select (phi true, false ...) a b: a phi of a and b, where they are available. */
Val fold_select_phi(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Val self = m->root->self, c = m->root->ops[0], out[CAP_COMBINE_PHI_OPERANDS];
  if (!self) return VAL_NONE;
  uint32_t n = nops(f, c);
  Blk b = blk_of(f, c);
  if (n < 2 || past_cap(f->m, COMBINE_PHI_OPERANDS, n)) return VAL_NONE;
  const Dom *d = dom(f);
  if (!dom_reachable(d, b) || !dom_reachable(d, blk_of(f, self))) return VAL_NONE;
  for (uint32_t i = 0; i < n; i++) {
    Val k = arg(f, c, i);
    if (!val_is_con(k) || con_kind(&f->con, k) != CON_INT) return VAL_NONE;
    Val v = m->root->ops[con_is_zero(&f->con, k) ? 2 : 1];
    if (!val_is_con(v)) {
      /* A phi of the same block has, along this edge, the operand of this edge; the two must mean the same time
       * around a loop. */
      if (is_op(f, v, OP_PHI) && blk_of(f, v) == b) v = arg(f, v, i);
      else if (!dom_val(f, d, v, c)) return VAL_NONE;
      if (!val_is_con(v) && !dom_val(f, d, v, term(f, pred(f, b, i)))) return VAL_NONE;
    }
    if (v == self) return VAL_NONE;
    out[i] = v;
  }
  return phi_made(x, b, m->root->type, out);
}
