/* eh.c: exception handling: landing pads, funclet pads, what may unwind into them and what they are nested in. */
#include "ir/match.h"
#include "ir/verify/verify_int.h"

static bool is_pad_op(Op o) {
  return o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD || o == OP_CATCHSWITCH;
}
static bool is_none_token(const Fn *f, Val v) { return val_is_con(v) && con_kind(&f->con, v) == CON_TOKEN; }
/* What a funclet pad or catchswitch is nested in: a pad or `token none`. */
static Val parent_pad(const Fn *f, Val p) {
  Op o = op(f, p);
  if (o == OP_CATCHSWITCH) return arg(f, p, 0);
  if (o == OP_CATCHPAD || o == OP_CLEANUPPAD) return arg(f, p, nops(f, p) - 1);
  return VAL_NONE;
}

/* Who may branch to a block that begins with a pad. */
static void pad_preds(Ver *V, Val v) {
  const Fn *f = V->f;
  Blk b = blk_of(f, v);
  CHECK(b != f->first_blk, v, "EH pad cannot be in entry block.");
  uint32_t n = npreds(f, b);
  Op o = op(f, v);
  if (o == OP_LANDINGPAD) {
    for (uint32_t i = 0; i < n; i++) {
      Blk p = pred(f, b, i);
      CHECK(is_op(f, term(f, p), OP_INVOKE) && succ(f, p, 1) == b && succ(f, p, 0) != b, v,
            "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.");
    }
    return;
  }
  if (o == OP_CATCHPAD) {
    Val cs = parent_pad(f, v);
    if (!n) return;
    for (uint32_t i = 0; i < n; i++)
      CHECK(pred(f, b, i) == blk_of(f, cs), v,
            "Block containg CatchPadInst must be jumped to only by its catchswitch.");
    Blk cb = blk_of(f, cs);
    CHECK(!(flags(f, cs) & F_UNWIND) || succ(f, cb, 0) != b, v, "Catchswitch cannot unwind to one of its catchpads");
    return;
  }
  Val to = parent_pad(f, v);
  for (uint32_t i = 0; i < n; i++) {
    Blk p = pred(f, b, i);
    Val t = term(f, p), from = VAL_NONE;
    bool none = false;
    switch (op(f, t)) {
    case OP_INVOKE: {
      CHECK(succ(f, p, 1) == b && succ(f, p, 0) != b, v, "EH pad must be jumped to via an unwind edge");
      none = true;
      for (Bundle u = {0}; bundle_next(f, t, &u);)
        if (str_eq(u.tag, STR("funclet"))) from = arg(f, t, u.at), none = false;
      if (call_intrinsic(f, t)) continue; /* such an invoke cannot throw into the wrong place */
      break;
    }
    case OP_CLEANUPRET:
      from = arg(f, t, 0);
      CHECK(from != to, t, "A cleanupret must exit its cleanup");
      break;
    case OP_CATCHSWITCH: from = t; break;
    default: CHECK(false, v, "EH pad must be jumped to via an unwind edge");
    }
    for (uint32_t steps = 0;; steps++) {
      if (none || is_none_token(f, from)) {
        CHECK(is_none_token(f, to), t, "A single unwind edge may only enter one EH pad");
        break;
      }
      CHECK(from != v, v, "EH pad cannot handle exceptions raised within it");
      if (from == to) break;
      CHECK(val_is_local(from) && is_pad_op(op(f, from)) && op(f, from) != OP_LANDINGPAD, v,
            "Parent pad must be catchpad/cleanuppad/catchswitch");
      CHECK(steps <= f->nblk, v, "EH pad jumps through a cycle of pads");
      from = parent_pad(f, from);
    }
  }
}

static bool unwinds_to_pad(const Fn *f, Blk b) {
  Val p = first_nonphi(f, b);
  return p && is_pad_op(op(f, p)) && !is_op(f, p, OP_LANDINGPAD);
}

void ver_eh(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Blk b = blk_of(f, v);
  Op o = op(f, v);
  uint32_t n = nops(f, v);
  bool personality = V->g->personality != VAL_NONE;
  switch (o) {
  case OP_LANDINGPAD: {
    CHECK(n || (flags(f, v) & F_CLEANUP), v, "LandingPadInst needs at least one clause or to be a cleanup.");
    pad_preds(V, v);
    if (!V->lpad_type) V->lpad_type = ty(f, v);
    else
      CHECK(V->lpad_type == ty(f, v), v,
            "The landingpad instruction should have a consistent result type inside a function.");
    CHECK(personality, v, "LandingPadInst needs to be in a function with a personality.");
    CHECK(first_nonphi(f, b) == v, v, "LandingPadInst not the first non-PHI instruction in the block.");
    for (uint32_t i = 0; i < n; i++) {
      uint32_t nw;
      const uint32_t *w = words_of(f, v, &nw);
      bool filter = i / 32 < nw && (w[i / 32] >> (i % 32) & 1);
      Val c = arg(f, v, i);
      if (!filter) {
        CHECK(ty_is_ptr(m, ty(f, c)), v, "Catch operand does not have pointer type!");
      } else {
        ConKind k = val_is_con(c) ? con_kind(&f->con, c) : CON_NONE_;
        CHECK(ty_kind(m, ty(f, c)) == TK_ARRAY && (k == CON_AGG || k == CON_ZERO || k == CON_DATA), v,
              "Filter operand is not an array of constants!");
      }
    }
    break;
  }
  case OP_RESUME:
    CHECK(personality, v, "ResumeInst needs to be in a function with a personality.");
    if (!V->lpad_type) V->lpad_type = ty(f, arg(f, v, 0));
    else
      CHECK(V->lpad_type == ty(f, arg(f, v, 0)), v,
            "The resume instruction should have a consistent result type inside a function.");
    break;
  case OP_CATCHPAD:
    CHECK(personality, v, "CatchPadInst needs to be in a function with a personality.");
    CHECK(is_op(f, parent_pad(f, v), OP_CATCHSWITCH), v,
          "CatchPadInst needs to be directly nested in a CatchSwitchInst.");
    CHECK(first_nonphi(f, b) == v, v, "CatchPadInst not the first non-PHI instruction in the block.");
    pad_preds(V, v);
    break;
  case OP_CLEANUPPAD: {
    CHECK(personality, v, "CleanupPadInst needs to be in a function with a personality.");
    CHECK(first_nonphi(f, b) == v, v, "CleanupPadInst not the first non-PHI instruction in the block.");
    Val p = parent_pad(f, v);
    CHECK(is_none_token(f, p) || is_op(f, p, OP_CATCHPAD) || is_op(f, p, OP_CLEANUPPAD), v,
          "CleanupPadInst has an invalid parent.");
    pad_preds(V, v);
    break;
  }
  case OP_CATCHSWITCH: {
    CHECK(personality, v, "CatchSwitchInst needs to be in a function with a personality.");
    CHECK(first_nonphi(f, b) == v, v, "CatchSwitchInst not the first non-PHI instruction in the block.");
    Val p = parent_pad(f, v);
    CHECK(is_none_token(f, p) || is_op(f, p, OP_CATCHPAD) || is_op(f, p, OP_CLEANUPPAD), v,
          "CatchSwitchInst has an invalid parent.");
    uint32_t ns = nsuccs(f, b), first = flags(f, v) & F_UNWIND ? 1 : 0;
    if (first)
      CHECK(ns && unwinds_to_pad(f, succ(f, b, 0)), v,
            "CatchSwitchInst must unwind to an EH block which is not a landingpad.");
    CHECK(ns > first, v, "CatchSwitchInst cannot have empty handler list");
    for (uint32_t i = first; i < ns; i++)
      CHECK(is_op(f, first_nonphi(f, succ(f, b, i)), OP_CATCHPAD), v, "CatchSwitchInst handlers must be catchpads");
    pad_preds(V, v);
    break;
  }
  case OP_CATCHRET:
    CHECK(is_op(f, arg(f, v, 0), OP_CATCHPAD), v, "CatchReturnInst needs to be provided a CatchPad");
    break;
  case OP_CLEANUPRET:
    CHECK(is_op(f, arg(f, v, 0), OP_CLEANUPPAD), v, "CleanupReturnInst needs to be provided a CleanupPad");
    if (nsuccs(f, b))
      CHECK(unwinds_to_pad(f, succ(f, b, 0)), v,
            "CleanupReturnInst must unwind to an EH block which is not a landingpad.");
    break;
  default: CHECK(false, v, "Unknown instruction type!");
  }
}
