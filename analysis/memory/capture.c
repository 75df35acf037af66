/* capture.c: captured pointers. Contract: capture.h. */
#include "analysis/memory/alias.h"
#include "analysis/memory/capture.h"
#include "ir/ctx.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/knob.h"

static const UseCapture nothing = {0, 0}, everything = {CAPTURE_ALL, CAPTURE_ALL}, passes_on = {0, CAPTURE_ALL};

static bool returns_alias(unsigned id) {
  return id == INTRIN_launder_invariant_group || id == INTRIN_strip_invariant_group || id == INTRIN_ptrmask ||
         id == INTRIN_threadlocal_address;
}
Val call_returned_arg(const Fn *f, Val v, bool same) {
  const Module *m = f->m;
  unsigned id = call_intrinsic(f, v);
  if (id) {
    if (returns_alias(id) && !(same && (id == INTRIN_ptrmask || id == INTRIN_threadlocal_address))) return arg(f, v, 0);
    return VAL_NONE;
  }
  AttrList site = call_rec(f, v)->attrs;
  Glob g = call_target(f, v);
  AttrList decl = g && glob_is_fn(glob(m, g)) ? glob(m, g)->fattrs : ATTRLIST_NONE;
  for (unsigned w = 0; w < 2; w++) {
    const AttrListRec *r = attrlist_rec(m, w ? decl : site);
    for (uint32_t i = 0; i < r->nparams; i++)
      if (attrset_has(m, r->param[i], ATTR_RETURNED) && i < call_nargs(f, v) && ty(f, arg(f, v, i)) == ty(f, v))
        return arg(f, v, i);
  }
  return VAL_NONE;
}
UseCapture call_captures(const Fn *f, Val v, uint32_t i) {
  const Module *m = f->m;
  const CallRec *c = call_rec(f, v);
  unsigned id = call_intrinsic(f, v);
  Bundle b;
  if (i >= call_nargs(f, v))
    return id == INTRIN_assume || (bundle_of(f, v, i, &b) && str_eq(b.tag, STR("deopt"))) ? nothing : everything;
  if (call_param_attr(f, v, i, ATTR_BYVAL)) return nothing; /* the callee gets a copy */
  unsigned use = CAPTURE_ALL, res = CAPTURE_ALL;
  const Attr *a = attrset_find(m, attrlist_param(m, c->attrs, i), ATTR_CAPTURES);
  if (a) use &= (unsigned)a->val & 255u, res &= (unsigned)(a->val >> 8) & 255u;
  Glob g = call_target(f, v);
  if (id) {
    if (intrinsic_arg((IntrinsicId)id, (int)i).flags & IA_NOCAPTURE) use = res = 0;
  } else if (g && (a = attrset_find(m, attrlist_param(m, glob(m, g)->fattrs, i), ATTR_CAPTURES)))
    use &= (unsigned)a->val & 255u, res &= (unsigned)(a->val >> 8) & 255u;
  return (UseCapture){(uint8_t)use, (uint8_t)res};
}
UseCapture use_capture(const Fn *f, Use u, Val base) {
  Val v = use_user(f, u);
  uint32_t i = use_index(f, u);
  switch (op(f, v)) {
  case OP_MDVAL: return nothing;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    unsigned id = call_intrinsic(f, v);
    /* What only reads, returns nothing, and neither throws nor fails to return cannot pass a bit of it on. */
    if (ty(f, v) == TY_VOID && !(call_memeff(f, v) & 0xaaau) && call_has_fn_attr(f, v, ATTR_NOUNWIND) &&
        call_has_fn_attr(f, v, ATTR_WILLRETURN))
      return nothing;
    if (id && returns_alias(id)) return i == 0 ? passes_on : nothing;
    if (id && call_is_volatile(f, v)) return everything;
    if (i == nops(f, v) - 1) return nothing; /* called */
    return call_captures(f, v, i);
  }
  case OP_LOAD: return is_volatile(f, v) ? everything : nothing;
  case OP_VAARG: return nothing;
  case OP_STORE: return i == 0 || is_volatile(f, v) ? everything : nothing;
  case OP_ATOMICRMW:
  case OP_CMPXCHG: return i != 0 || is_volatile(f, v) ? everything : nothing;
  case OP_GEP: return ty_is_vec(f->m, ty(f, v)) ? everything : passes_on;
  case OP_BITCAST:
  case OP_PHI:
  case OP_SELECT:
  case OP_ADDRSPACECAST: return passes_on;
  case OP_PTRTOADDR: return (UseCapture){CAPTURE_ADDR, 0};
  case OP_ICMP: {
    Val other = arg(f, v, 1 - i), p = arg(f, v, i);
    if (val_is_con(other) && con_kind(&f->con, con_twin(&f->con, other)) == CON_NULL &&
        (sub(f, v) == ICMP_EQ || sub(f, v) == ICMP_NE)) {
      Val s = ptr_strip_casts(f, p);
      if (ty_addrspace(f->m, ty(f, p)) == 0 && val_is_local(s) && is_call(f, s) &&
          attrset_has(f->m, attrlist_ret(f->m, call_rec(f, s)->attrs), ATTR_NOALIAS))
        return nothing;
      if (p == base) return (UseCapture){CAPTURE_NULL, 0};
    }
    return (UseCapture){CAPTURE_ADDR, 0};
  }
  default: return everything;
  }
}
/* The usual uses of variables in memory, for which use_capture says `nothing`. */
static inline bool plain_use(const Fn *f, Use u, Val v) {
  const Ins *i = &f->ins[v];
  switch ((Op)i->op) {
  case OP_LOAD: return !(i->flags & F_VOLATILE);
  case OP_STORE: return !(i->flags & F_VOLATILE) && (uint32_t)u == i->opnd + 1;
  case OP_CALL: {
    unsigned id = call_intrinsic(f, v);
    return intrinsic_is_lifetime(id) && use_index(f, u) == 0;
  }
  default: return false;
  }
}
/* Walks the uses. `out` (may be NULL) takes the capturing instructions; without it the walk stops when all of the
 * mask is captured. */
static unsigned walk(const Fn *f, Val p, unsigned mask, bool returns, Val *out, uint32_t cap, uint32_t *nout) {
  uint32_t max = (uint32_t)knob_int(f->m->ctx->knobs, KNOB_CAPTURE_MAX_USES), n = 0;
  VecU32 seen = {0}; /* values passed through, after p */
  unsigned got = 0;
  bool stop = false;
  for (uint32_t at = 0; at <= seen.n && !stop; at++) {
    FOR_EACH_USE(f, at ? (Val)seen.p[at - 1] : p, u) {
      if (n++ >= max) {
        got = mask;
        stop = true;
        if (nout) *nout = UINT32_MAX;
        break;
      }
      Val v = use_user(f, u);
      if (plain_use(f, u, v)) continue;
      UseCapture c = use_capture(f, u, p);
      if (op(f, v) == OP_RET && !returns) continue;
      got |= c.use;
      if ((c.use & mask) && out) {
        if (*nout == cap) {
          *nout = UINT32_MAX;
          stop = true;
          break;
        }
        out[(*nout)++] = v;
      } else if ((got & mask) == mask) {
        stop = true;
        break;
      }
      if (!c.result || op(f, v) == OP_RET || !has_result(f, v)) continue;
      /* With one pointer for operand it is come to once. */
      bool old = v == p, once = is_op(f, v, OP_GEP) || is_op(f, v, OP_BITCAST) || is_op(f, v, OP_ADDRSPACECAST);
      for (uint32_t s = 0; s < seen.n && !old && !once; s++) old = seen.p[s] == (uint32_t)v; /* at most max of them */
      if (!old) vec_push(&seen, (uint32_t)v);
    }
  }
  vec_free(&seen);
  return got & mask;
}
static bool only_plain_uses(const Fn *f, Val p) {
  int64_t left = knob_int(f->m->ctx->knobs, KNOB_CAPTURE_MAX_USES);
  const Link *l = f->link;
  for (Use u = f->ins[p].uses; u; u = l[u].next)
    if (left-- <= 0 || !plain_use(f, u, (Val)l[u].user)) return false;
  return true;
}
unsigned captures_of(const Fn *f, Val p, unsigned mask, bool returns) {
  if (!val_is_local(p)) return mask;
  return only_plain_uses(f, p) ? 0 : walk(f, p, mask, returns, NULL, 0, NULL);
}
uint32_t capturing_instructions(const Fn *f, Val p, unsigned mask, Val *out, uint32_t max) {
  uint32_t n = 0;
  walk(f, p, mask, false, out, max, &n);
  return n;
}
