/* alias_gep.c: addresses as sums. Contract: alias_gep.h.
 *
 * The walk goes up getelementptrs and casts, CAP_ALIAS_LOOKUP of them. An index is taken apart as far as it is
 * linear: add, sub, disjoint or, mul and shl by constants, through extensions where the operation does not wrap
 * (linear_of). */
#include "analysis/cfg/flow.h"
#include "analysis/cfg/loops.h"
#include "analysis/memory/alias_gep.h"
#include "ir/cap.h"
#include "ir/match.h"
#include "support/hash.h"

unsigned cast_bits(const Fn *f, Cast c) { return ty_bits(f->m, ty(f, c.v)) - c.trunc + c.zext + c.sext; }
bool cast_same(const Fn *f, Cast a, Cast b) {
  if (ty(f, a.v) != ty(f, b.v) || a.trunc != b.trunc) return false;
  if (a.zext == b.zext && a.sext == b.sext) return true;
  return (a.nneg || b.nneg) && a.zext + a.sext == b.zext + b.sext;
}
/* A constant of v's type after the casts. */
static uint64_t cast_con(const Fn *f, Cast c, uint64_t x) {
  unsigned bits = ty_bits(f->m, ty(f, c.v)) - c.trunc;
  x &= mask64(bits);
  if (c.sext && bits) {
    x = (uint64_t)sext64(x, bits > 64 ? 64 : bits);
    bits += c.sext;
    x &= mask64(bits);
  }
  return x;
}
static bool con_word(const Fn *f, Val v, uint64_t *x) { /* low 64 bits of a scalar integer */
  if (!val_is_con(v)) return false;
  v = con_twin(&f->con, v);
  if (con_kind(&f->con, v) != CON_INT) return false;
  Ap a = con_get_ap(&f->con, v);
  *x = ap_lo64(a);
  return true;
}
static bool ap_wide(const Fn *f, Val v) { return ty_bits(f->m, ty(f, v)) > 64; }
static Linear linear_mul(Linear l, unsigned bits, uint64_t by, bool nuw, bool nsw) {
  l.nsw = l.nsw && (by == 1 || (nsw && l.offset == 0));
  l.nuw = l.nuw && (by == 1 || nuw);
  l.scale = l.scale * by & mask64(bits);
  l.offset = l.offset * by & mask64(bits);
  return l;
}
static Cast cast_onto(Cast c, Val v, bool keep) {
  c.v = v;
  c.nneg = c.nneg && keep;
  return c;
}
Linear linear_of(const Fn *f, Cast c, unsigned depth) {
  const Module *m = f->m;
  Linear self = {c, 1, 0, true, true};
  unsigned bits = cast_bits(f, c);
  if (bits > 64 || at_cap(f->m, ALIAS_LINEAR_DEPTH, depth)) return self;
  uint64_t x;
  if (con_word(f, c.v, &x)) return ap_wide(f, c.v) && !c.trunc ? self : (Linear){c, 0, cast_con(f, c, x), true, true};
  if (val_is_con(c.v)) return self;
  Op o = op(f, c.v);
  if (is_bin(f, c.v) && con_word(f, arg(f, c.v, 1), &x) && !(ap_wide(f, c.v) && !c.trunc)) {
    uint64_t r = cast_con(f, c, x);
    bool nuw = true, nsw = true;
    if (o == OP_ADD || o == OP_SUB || o == OP_MUL || o == OP_SHL)
      nuw = flags(f, c.v) & F_NUW, nsw = flags(f, c.v) & F_NSW;
    if ((c.zext && !nuw) || (c.sext && !nsw)) return self;
    if (c.trunc) nuw = nsw = false;
    Val in = arg(f, c.v, 0);
    Linear e;
    switch (o) {
    case OP_OR:
      if (!(flags(f, c.v) & F_DISJOINT)) return self;
      /* fall through */
    case OP_ADD:
      e = linear_of(f, cast_onto(c, in, false), depth + 1);
      e.offset = (e.offset + r) & mask64(bits);
      e.nuw &= nuw, e.nsw &= nsw;
      return e;
    case OP_SUB:
      e = linear_of(f, cast_onto(c, in, false), depth + 1);
      e.offset = (e.offset - r) & mask64(bits);
      e.nuw = false, e.nsw &= nsw; /* minus without wrap is not plus the negative without wrap */
      return e;
    case OP_MUL: return linear_mul(linear_of(f, cast_onto(c, in, false), depth + 1), bits, r, nuw, nsw);
    case OP_SHL:
      if (r > bits) return self;
      e = linear_of(f, cast_onto(c, in, nsw), depth + 1);
      e.scale = r >= 64 ? 0 : e.scale << r & mask64(bits);
      e.offset = r >= 64 ? 0 : e.offset << r & mask64(bits);
      e.nuw &= nuw, e.nsw &= nsw;
      return e;
    default: return self;
    }
  }
  if (o == OP_ZEXT || o == OP_SEXT) {
    Val in = arg(f, c.v, 0);
    uint32_t by = ty_bits(m, ty(f, c.v)) - ty_bits(m, ty(f, in));
    Cast d;
    if (by <= c.trunc) d = (Cast){in, c.zext, c.sext, c.trunc - by, c.nneg};
    else if (o == OP_ZEXT) d = (Cast){in, c.zext + c.sext + by - c.trunc, 0, 0, (flags(f, c.v) & F_NNEG) != 0};
    else d = (Cast){in, c.zext, c.sext + by - c.trunc, 0, c.nneg};
    return linear_of(f, d, depth + 1);
  }
  return self;
}

/* Adds one getelementptr; false: part of it cannot be expressed (the sum is as it was). */
static bool add_gep(Alias *a, GepSum *s, Val p, Val at) {
  Fn *f = a->f;
  const Module *m = f->m;
  GepSum old;
  unsigned fl, n;
  const Val *idx;
  Ty t;
  ConExpr ce;
  if (val_is_con(p)) {
    ce = con_expr_get(&f->con, p);
    fl = ce.flags, n = ce.n, idx = ce.ops, t = ce.extra;
  } else {
    fl = flags(f, p), n = nops(f, p), idx = f->opnd + f->ins[p].opnd, t = gep_type(f, p);
  }
  old.n = s->n, old.offset = s->offset, old.flags = s->flags;
  memcpy(old.var, s->var, s->n * sizeof *s->var);
  s->flags &= fl;
  for (uint32_t i = 1; i < n; i++) {
    Val x = idx[i];
    uint64_t c;
    if (i > 1) {
      if (ty_kind(m, t) == TK_STRUCT) {
        if (!con_word(f, x, &c)) goto fail;
        s->offset += ty_field_offset(m, t, (uint32_t)c);
        t = ty_field(m, t, c);
        continue;
      }
      t = ty_elem(m, t);
    }
    uint64_t size = ty_alloc_size(m, t);
    bool scal = ty_scalable(m, t);
    if (!ty_is_int(m, ty(f, x))) goto fail;
    unsigned w = ty_bits(m, ty(f, x));
    if (con_word(f, x, &c) && w <= 64) {
      if (!c) continue;
      if (scal) goto fail;
      s->offset += (uint64_t)sext64(c, w) * size;
      continue;
    }
    if (scal) goto fail;
    bool nusw = fl & (F_NUSW | F_INBOUNDS), nuw = fl & F_NUW;
    Cast v = {con_canon(f, x), 0, s->bits > w ? s->bits - w : 0, s->bits < w ? w - s->bits : 0, nusw && nuw};
    Linear e = linear_mul(linear_of(f, v, 0), s->bits, size, nuw, nusw);
    s->offset += e.offset;
    if (!e.nuw) s->flags &= ~(unsigned)F_NUW;
    uint64_t scale = e.scale;
    for (unsigned k = 0; k < s->n; k++) {
      if (s->var[k].v.v != e.v.v || !cast_same(f, s->var[k].v, e.v)) continue;
      scale += s->var[k].scale;
      e.nsw = false;
      memmove(&s->var[k], &s->var[k + 1], (s->n - k - 1) * sizeof *s->var);
      s->n--;
      break;
    }
    scale &= mask64(s->bits);
    if (!scale) continue;
    if (at_cap(f->m, ALIAS_GEP_VARIABLES, s->n)) goto fail;
    s->var[s->n++] = (GepVar){e.v, scale, at, e.nsw, false};
  }
  s->offset &= mask64(s->bits);
  return true;
fail:
  s->n = old.n, s->offset = old.offset, s->flags = old.flags;
  memcpy(s->var, old.var, old.n * sizeof *s->var);
  return false;
}
void gep_sum(Alias *a, Val p, GepSum *s) {
  const Fn *f = a->f;
  const Module *m = f->m;
  p = con_canon(f, p);
  Val at = val_is_local(p) && !is_arg(f, p) ? p : VAL_NONE;
  s->bits = ptr_index_bits(m, ty_addrspace(m, ty(f, p)));
  s->flags = F_INBOUNDS | F_NUW | F_NUSW;
  s->offset = 0;
  s->n = 0;
  s->base = p;
  if (s->bits == 0 || s->bits > 64) return;
  for (unsigned i = 0; !at_cap(f->m, ALIAS_LOOKUP, i); i++, s->base = p) {
    bool con = val_is_con(p);
    ConKind ck = con ? con_kind(&f->con, p) : CON_NONE_;
    if (ck == CON_ADDR) {
      s->offset = (s->offset + (uint64_t)con_addr_offset(&f->con, p)) & mask64(s->bits);
      s->flags &= con_rec(&f->con, p)->flags;
    } else if ((con ? ck == CON_EXPR && con_rec(&f->con, p)->sub == OP_GEP : op(f, p) == OP_GEP) &&
               !add_gep(a, s, p, at))
      break;
    Val b = ptr_step(a, p, true);
    if (!b || b == p || ptr_index_bits(m, ty_addrspace(m, ty(f, b))) != s->bits) break;
    p = b;
  }
}

uint64_t alias_place_key(Alias *a, Val p, int64_t *offset) {
  const Fn *f = a->f;
  *offset = 0;
  if (a->reordered || is_phi_or_select(f, p)) return 0;
  addr_refresh(a);
  AddrSum s = addr_sum(a, addr_of(a, p)->strip);
  Val base = ptr_strip(a, s.base);
  if (is_phi_or_select(f, base)) return 0;
  *offset = s.bits ? sext64(s.offset, s.bits) : 0;
  uint64_t key = hash_mix(s.n, base);
  for (unsigned i = 0; i < s.n; i++) { /* in any order; zext and sext may be the same */
    const GepVar *w = &a->var.p[s.var + i];
    Cast c = w->v;
    key += hash_mix(hash_mix(w->scale, (uint64_t)c.v << 32 | c.trunc), c.zext + c.sext);
  }
  return key ? key : 1;
}

bool same_value(Alias *a, Val v, Val w) {
  if (v != w) return false;
  if (!a->cross || val_is_con(v)) return true;
  Fn *f = a->f;
  if (is_arg(f, v) || blk_of(f, v) == entry_blk(f)) return true;
  const Loops *l = flow_loops(f);
  return !l->irreducible && !loop_of(l, blk_of(f, v));
}
bool gep_sum_sub(Alias *a, GepSum *x, const AddrSum *y) {
  const Fn *f = a->f;
  uint64_t mask = mask64(x->bits);
  if (x->offset < y->offset) x->flags &= ~(unsigned)F_NUW;
  x->offset = (x->offset - y->offset) & mask;
  for (unsigned i = 0; i < y->n; i++) {
    const GepVar *s = &a->var.p[y->var + i];
    bool found = false;
    for (unsigned k = 0; k < x->n && !found; k++) {
      GepVar *d = &x->var[k];
      if (!same_value(a, d->v.v, s->v.v) || !cast_same(f, d->v, s->v)) continue;
      found = true;
      if (d->neg) {
        d->scale = (0 - d->scale) & mask;
        d->neg = d->nsw = false;
      }
      if (d->scale != s->scale) {
        if (d->scale < s->scale) x->flags &= ~(unsigned)F_NUW;
        d->scale = (d->scale - s->scale) & mask;
        d->nsw = false;
      } else {
        memmove(d, d + 1, (x->n - k - 1) * sizeof *d);
        x->n--;
      }
    }
    if (found) continue;
    if (at_cap(f->m, ALIAS_GEP_VARIABLES, x->n)) return false;
    x->var[x->n++] = (GepVar){s->v, s->scale, s->at, s->nsw, true};
    x->flags &= ~(unsigned)F_NUW;
  }
  return true;
}
