/* scope.c: scalar evolution: where an expression is defined and changes, its value seen from outside loops,
 * rewriting, and evaluation of loops round by round (knob scalar-evolution-max-iterations) where no closed form is
 * known. */
#include "analysis/scev/scev_int.h"
#include "ir/cap.h"
#include "ir/intrinsic.h"
#include "support/few.h"

/* ---- dispositions ---- */
static SxDisp disposition_new(Scev *s, Sx x, uint32_t loop) {
  const Loops *l = s->l;
  switch (kind_of(s, x)) {
  case SXK_CONST:
  case SXK_VSCALE: return SX_INVARIANT;
  case SXK_ADDREC: {
    uint32_t own = rec_loop(s, x);
    if (own == loop) return SX_COMPUTABLE;
    if (!loop) return SX_VARIANT;
    if (dom_blk(s->d, l->loop[loop].header, rec_head(s, x))) return SX_VARIANT;
    if (loop_contains(l, own, loop)) return SX_INVARIANT;
    for (uint32_t i = 0; i < nops_of(s, x); i++)
      if (!sx_invariant(s, op_of(s, x, i), loop)) return SX_VARIANT;
    return SX_INVARIANT;
  }
  case SXK_UNKNOWN: {
    Val v = unk_val(s, x);
    if (val_is_con(v) || is_arg(s->f, v)) return SX_INVARIANT;
    return loop && !loop_has_blk(l, loop, blk_of(s->f, v)) ? SX_INVARIANT : SX_VARIANT;
  }
  case SXK_CNC: return SX_VARIANT;
  default: {
    bool varying = false;
    for (uint32_t i = 0; i < nops_of(s, x); i++) {
      SxDisp d = sx_disposition(s, op_of(s, x, i), loop);
      if (d == SX_VARIANT) return d;
      varying |= d == SX_COMPUTABLE;
    }
    return varying ? SX_COMPUTABLE : SX_INVARIANT;
  }
  }
}
static void disp_add(Scev *s, Sx x, uint32_t key, uint32_t d) {
  if (!s->disp.n) array_push(s, &s->disp, ((SxScoped){0})); /* 0 ends lists */
  array_push(s, &s->disp, ((SxScoped){s->marks[x].disp, key, (Sx)(d + 1)}));
  s->marks[x].disp = s->disp.n - 1;
}
SxDisp sx_disposition(Scev *s, Sx x, uint32_t loop) {
  if (!rec_of(s, x)->local && !cnc(x)) return SX_INVARIANT;
  if (kind_of(s, x) == SXK_UNKNOWN) return disposition_new(s, x, loop);
  uint32_t key = (uint32_t)s->l->loop[loop].header; /* numbers of loops are others when they are found again */
  for (uint32_t i = s->marks[x].disp; i; i = s->disp.p[i].next)
    if (s->disp.p[i].loop == key) return (SxDisp)(s->disp.p[i].x - 1);
  SxDisp d = disposition_new(s, x, loop);
  disp_add(s, x, key, (uint32_t)d);
  return d;
}
/* 0 not defined at the end of b, 1 somewhere in b, 2 above it. */
static int block_disp(Scev *s, Sx x, Blk b);
static int block_disp_new(Scev *s, Sx x, Blk b) {
  switch (kind_of(s, x)) {
  case SXK_CONST:
  case SXK_VSCALE: return 2;
  case SXK_UNKNOWN: {
    Val v = unk_val(s, x);
    if (val_is_con(v) || is_arg(s->f, v)) return 2;
    return blk_of(s->f, v) == b ? 1 : dom_blk(s->d, blk_of(s->f, v), b) ? 2 : 0;
  }
  case SXK_CNC: return 0;
  case SXK_ADDREC:
    if (!dom_blk(s->d, rec_head(s, x), b)) return 0;
    /* fall through */
  default: {
    int r = 2;
    for (uint32_t i = 0; i < nops_of(s, x) && r; i++) {
      int d = block_disp(s, op_of(s, x, i), b);
      if (d < r) r = d;
    }
    return r;
  }
  }
}
static int block_disp(Scev *s, Sx x, Blk b) {
  if (cnc(x)) return 0;
  if (!rec_of(s, x)->local) return 2;
  if (kind_of(s, x) == SXK_UNKNOWN) return block_disp_new(s, x, b);
  uint32_t key = (uint32_t)b | (uint32_t)DISP_BLOCK;
  for (uint32_t i = s->marks[x].disp; i; i = s->disp.p[i].next)
    if (s->disp.p[i].loop == key) return (int)s->disp.p[i].x - 1;
  int d = block_disp_new(s, x, b);
  disp_add(s, x, key, (uint32_t)d);
  return d;
}
bool sx_dominates(Scev *s, Sx x, Blk b, bool proper) { return block_disp(s, x, b) >= (proper ? 2 : 1); }
bool sx_available_at_entry(Scev *s, Sx x, uint32_t loop) {
  return sx_invariant(s, x, loop) && sx_dominates(s, x, s->l->loop[loop].header, true);
}

/* ---- rewriting ---- */
Sx rebuild(Scev *s, Sx x, const Sx *op) {
  uint32_t n = nops_of(s, x);
  switch (kind_of(s, x)) {
  case SXK_TRUNC: return sx_trunc(s, op[0], type_of(s, x));
  case SXK_ZEXT: return sx_zext(s, op[0], type_of(s, x));
  case SXK_SEXT: return sx_sext(s, op[0], type_of(s, x));
  case SXK_PTRTOINT: return sx_ptrtoint(s, op[0], type_of(s, x));
  case SXK_PTRTOADDR: return sx_intern(s, SXK_PTRTOADDR, type_of(s, x), op, 1, 0);
  case SXK_ADD: return sx_add(s, op, n, 0);
  case SXK_MUL: return sx_mul(s, op, n, 0);
  case SXK_UDIV: return sx_udiv(s, op[0], op[1]);
  case SXK_ADDREC: return sx_addrec(s, op, n, rec_loop(s, x), flags_of(s, x));
  default: return is_minmax(kind_of(s, x)) ? sx_minmax(s, kind_of(s, x), op, n) : x;
  }
}
typedef enum RwMode { RW_INIT, RW_POSTINC, RW_SHIFT, RW_MAP } RwMode;
typedef struct Rw {
  RwMode mode;
  uint32_t loop;
  bool variant, other, bad;
  const Sx *from, *to;
  uint32_t n;
} Rw;
static Sx rewrite(Scev *s, Rw *r, Sx x) {
  if (r->bad || is_con_sx(s, x)) return x;
  if (kind_of(s, x) == SXK_UNKNOWN) {
    if (r->mode == RW_MAP) {
      for (uint32_t i = 0; i < r->n; i++)
        if (r->from[i] == x) return r->to[i];
      return x;
    }
    if (!sx_invariant(s, x, r->loop)) {
      r->variant = true;
      if (r->mode == RW_SHIFT) r->bad = true;
    }
    return x;
  }
  if (kind_of(s, x) == SXK_ADDREC && r->mode != RW_MAP) {
    bool own = rec_loop(s, x) == r->loop;
    if (!own) r->other = true;
    switch (r->mode) {
    case RW_INIT: return own ? op_of(s, x, 0) : x;
    case RW_POSTINC: return own ? sx_postinc(s, x) : x;
    default:
      if (own && sx_affine(s, x)) return sx_minus(s, x, sx_step(s, x), 0);
      r->bad = true;
      return x;
    }
  }
  LIST(l);
  bool ch = false;
  for (uint32_t i = 0, n = nops_of(s, x); i < n; i++) {
    Sx o = op_of(s, x, i), y = rewrite(s, r, o);
    if (cnc(y)) r->bad = true;
    ch |= y != o;
    list_push(s, &l, y);
  }
  if (!ch || r->bad) return x;
  return rebuild(s, x, l.p);
}
Sx rewrite_init(Scev *s, Sx x, uint32_t loop, bool ignore_other) {
  Rw r = {.mode = RW_INIT, .loop = loop};
  Sx y = rewrite(s, &r, x);
  return r.variant || r.bad || (r.other && !ignore_other) ? SX_CNC : y;
}
Sx rewrite_postinc(Scev *s, Sx x, uint32_t loop) {
  Rw r = {.mode = RW_POSTINC, .loop = loop};
  Sx y = rewrite(s, &r, x);
  return r.variant || r.bad ? SX_CNC : y;
}
Sx rewrite_shift(Scev *s, Sx x, uint32_t loop) {
  Rw r = {.mode = RW_SHIFT, .loop = loop};
  Sx y = rewrite(s, &r, x);
  return r.bad ? SX_CNC : y;
}
Sx sx_rewrite(Scev *s, Sx x, const Sx *from, const Sx *to, uint32_t n) {
  Rw r = {.mode = RW_MAP, .from = from, .to = to, .n = n};
  Sx y = rewrite(s, &r, x);
  return r.bad ? SX_CNC : y;
}

/* ---- evaluation round by round ---- */
static bool can_fold(const Fn *f, Val v) {
  Op o = op(f, v);
  if (op_is_bin(o) || op_is_cast(o) || o == OP_ICMP || o == OP_FCMP || o == OP_SELECT || o == OP_GEP || o == OP_LOAD ||
      o == OP_EXTRACTVALUE || o == OP_FNEG || o == OP_FREEZE)
    return true;
  unsigned id = o == OP_CALL ? call_intrinsic(f, v) : 0;
  return id && !is_convergent(f, v) && !touches_mem(f, v) && !has_side_effects(f, v);
}
Val con_fold_ins(Scev *s, Val v, const Val *ops) {
  Fn *f = s->f;
  InsView i = ins_view(f, v);
  FEW_ON(&s->tmp, Val, o, 8, i.n);
  for (uint32_t j = 0; j < i.n; j++) o[j] = ops[j];
  i.ops = o, i.self = VAL_NONE;
  FoldCtx x = fold_ctx(f, &s->tmp);
  Val r = con_fold(&x, &i);
  return r && val_is_con(r) ? r : VAL_NONE;
}
/* Phis do, and what folds, where an operand does. One that is not analysed yet is taken to; where it is analysed
 * anew, v is forgotten with it. */
bool moves_at_scope(const Scev *s, Val v) {
  const Fn *f = s->f;
  if (is_op(f, v, OP_PHI)) return true;
  bool any = false;
  for (uint32_t i = 0, n = nops(f, v); i < n; i++) {
    Val o = arg(f, v, i);
    if (val_is_con(o) || is_arg(f, o)) continue;
    if (!able(s, ty(f, o))) return false;
    Sx x = sx_known_of(s, o);
    any |= !x || rec_of(s, x)->moves;
  }
  return any && can_fold(f, v);
}
static bool can_evolve(const Scev *s, Val v, uint32_t loop) {
  const Fn *f = s->f;
  if (val_is_con(v) || is_arg(f, v) || !loop_has_blk(s->l, loop, blk_of(f, v))) return false;
  if (is_op(f, v, OP_PHI)) return s->l->loop[loop].header == blk_of(f, v);
  return can_fold(f, v);
}
/* What must be evaluated, operands first, to know v from the values of the header's phis. */
typedef struct Plan {
  Val *ins;
  uint32_t n, cap;
  Val *phi;
  uint32_t nphi, cphi;
  uint32_t *slot;
  uint32_t stamp;
} Plan;
static bool plan_add(Scev *s, Plan *p, Val v, uint32_t loop, unsigned depth) {
  if (val_is_con(v)) return true;
  for (uint32_t i = 0; i < p->n; i++)
    if (p->ins[i] == v) return true;
  for (uint32_t i = 0; i < p->nphi; i++)
    if (p->phi[i] == v) return true;
  if (!can_evolve(s, v, loop) || depth > s->k_evolve || at_cap(s->f->m, SCEV_PLAN, p->n)) return false;
  if (is_op(s->f, v, OP_PHI)) {
    if (p->nphi == p->cphi) {
      uint32_t c = p->cphi ? 2 * p->cphi : 8;
      Val *q = ARENA_ARRAY(&s->tmp, Val, c);
      if (p->nphi) memcpy(q, p->phi, p->nphi * sizeof *q);
      p->phi = q, p->cphi = c;
    }
    p->phi[p->nphi++] = v;
    return true;
  }
  uint32_t n = nops(s->f, v) - (is_call(s->f, v) ? 1u : 0);
  for (uint32_t i = 0; i < n; i++)
    if (!plan_add(s, p, arg(s->f, v, i), loop, depth + 1)) return false;
  if (p->n == p->cap) {
    uint32_t c = p->cap ? 2 * p->cap : 16;
    Val *q = ARENA_ARRAY(&s->tmp, Val, c);
    if (p->n) memcpy(q, p->ins, p->n * sizeof *q);
    p->ins = q, p->cap = c;
  }
  p->ins[p->n++] = v;
  return true;
}
static Val plan_value(const Plan *p, const Val *iv, const Val *pv, Val v) {
  if (val_is_con(v)) return v;
  for (uint32_t i = 0; i < p->nphi; i++)
    if (p->phi[i] == v) return pv[i];
  for (uint32_t i = 0; i < p->n; i++)
    if (p->ins[i] == v) return iv[i];
  return VAL_NONE;
}
static bool plan_run(Scev *s, const Plan *p, Val *iv, const Val *pv) {
  for (uint32_t i = 0; i < p->n; i++) {
    Val v = p->ins[i], local[16];
    uint32_t n = nops(s->f, v);
    Val *ops = n <= ARRAY_LEN(local) ? local : ARENA_ARRAY(&s->tmp, Val, n);
    bool ok = true;
    for (uint32_t j = 0; j < n && ok; j++) ok = (ops[j] = plan_value(p, iv, pv, arg(s->f, v, j))) != VAL_NONE;
    iv[i] = ok ? con_fold_ins(s, v, ops) : VAL_NONE;
  }
  return true;
}
/* Phis that `p` needs and what they need in turn; phis whose next value cannot be planned just become unknown after
 * the first round. */
static Val header_start(const Scev *s, Val phi, Blk latch) {
  Val r = VAL_NONE;
  for (uint32_t i = 0, n = nops(s->f, phi); i < n; i++) {
    if (pred(s->f, blk_of(s->f, phi), i) == latch) continue;
    Val v = arg(s->f, phi, i);
    if (r && r != v) return VAL_NONE;
    r = v;
  }
  return r && val_is_con(r) ? r : VAL_NONE;
}
static Val header_next(const Scev *s, Val phi, Blk latch) {
  int i = find_pred(s->f, blk_of(s->f, phi), latch);
  return i < 0 ? VAL_NONE : arg(s->f, phi, (uint32_t)i);
}
/* Runs the loop. cond: until it is `when`, the round's number to *round; VAL_NONE: `rounds` times, the value of phi
 * `want` to *out. */
static bool run_loop(Scev *s, uint32_t loop, Val cond, bool when, Val want, uint32_t rounds, uint32_t *round,
                     Val *out) {
  Fn *f = s->f;
  Blk latch = loop_latch(f, s->l, loop);
  if (!latch) return false;
  Plan p = {0};
  if (!plan_add(s, &p, cond ? cond : want, loop, 0)) return false;
  if (cond && p.nphi != 1) return false; /* one phi decides */
  for (uint32_t i = 0; i < p.nphi; i++) {
    Val phi = p.phi[i], next = header_next(s, phi, latch);
    if (i == 0 && (nops(f, phi) != 2 || !header_start(s, phi, latch))) return false;
    if (next) {
      uint32_t n = p.n;
      if (!plan_add(s, &p, next, loop, 0)) p.n = n;
    }
    if (p.nphi > 64) return false;
  }
  Val *iv = ARENA_ARRAY(&s->tmp, Val, p.n + 1), *pv = ARENA_ARRAY(&s->tmp, Val, p.nphi + 1),
      *nv = ARENA_ARRAY(&s->tmp, Val, p.nphi + 1);
  for (uint32_t i = 0; i < p.nphi; i++) pv[i] = header_start(s, p.phi[i], latch);
  for (uint32_t r = 0; r <= rounds; r++) {
    if (!cond && r == rounds) {
      *out = plan_value(&p, iv, pv, want);
      return *out != VAL_NONE;
    }
    if (cond && r == rounds) return false;
    ArenaMark m = arena_mark(&s->tmp);
    plan_run(s, &p, iv, pv);
    arena_release(&s->tmp, m);
    if (cond) {
      Val c = plan_value(&p, iv, pv, cond);
      uint64_t b;
      if (!c || con_kind(&f->con, c) != CON_INT || !con_u64(&f->con, c, &b)) return false;
      if ((b & 1) == when) {
        *round = r;
        return true;
      }
    }
    for (uint32_t i = 0; i < p.nphi; i++) {
      Val next = header_next(s, p.phi[i], latch);
      nv[i] = next ? plan_value(&p, iv, pv, next) : VAL_NONE;
    }
    memcpy(pv, nv, p.nphi * sizeof *pv);
    if (!pv[0]) return false;
  }
  return false;
}
Sx count_exhaustively(Scev *s, uint32_t loop, Val cond, bool exit_when) {
  uint32_t round;
  ArenaMark m = arena_mark(&s->tmp);
  bool ok = run_loop(s, loop, cond, exit_when, VAL_NONE, s->k_trip_more ? 4 * s->k_iter : s->k_iter, &round, NULL);
  arena_release(&s->tmp, m);
  return ok ? sx_const(s, TY_I32, ap_small(32, round)) : SX_CNC;
}

/* ---- seen from a scope ---- */
static Sx phi_at_scope(Scev *s, Val phi, uint32_t scope) {
  Fn *f = s->f;
  uint32_t loop = loop_of(s->l, blk_of(f, phi));
  if (!loop || s->l->loop[loop].parent != scope || s->l->loop[loop].header != blk_of(f, phi)) return SX_NONE;
  Sx be = sx_backedge_count(s, loop);
  if (sx_is_zero(s, be)) {
    Val init = VAL_NONE;
    bool many = false;
    for (uint32_t i = 0; i < nops(f, phi); i++) {
      if (loop_has_blk(s->l, loop, pred(f, blk_of(f, phi), i))) continue;
      if (init && init != arg(f, phi, i)) many = true;
      init = arg(f, phi, i);
    }
    if (init && !many) return sx_of(s, init);
  }
  if (!cnc(be) && nops(f, phi) == 2 && sx_known_nonzero(s, be)) {
    Val v = arg(f, phi, loop_has_blk(s->l, loop, pred(f, blk_of(f, phi), 0)) ? 0 : 1);
    if (val_is_con(v) || is_arg(f, v) || !loop_has_blk(s->l, loop, blk_of(f, v))) return sx_of(s, v);
  }
  if (is_con_sx(s, be) && ap_ult_u64(const_of(s, be), (uint64_t)s->k_iter + 1)) {
    Val out = VAL_NONE;
    ArenaMark m = arena_mark(&s->tmp);
    bool ok = run_loop(s, loop, VAL_NONE, false, phi, (uint32_t)ap_lo64(const_of(s, be)), NULL, &out);
    arena_release(&s->tmp, m);
    if (ok) return sx_of(s, out);
  }
  return SX_NONE;
}
/* The constant that an expression is. */
static Val con_of(Scev *s, Sx x, Ty t) {
  Fn *f = s->f;
  if (is_con_sx(s, x)) {
    if (ty_is_ptr(f->m, t)) return VAL_NONE;
    return con_ap(&f->con, t, const_of(s, x));
  }
  if (kind_of(s, x) == SXK_UNKNOWN) return val_is_con(unk_val(s, x)) ? unk_val(s, x) : VAL_NONE;
  if (kind_of(s, x) == SXK_ADD && is_ptr_sx(s, x) && nops_of(s, x) == 2 && is_con_sx(s, op_of(s, x, 0)) &&
      bits_of(s, x) <= 64) {
    Val b = con_of(s, op_of(s, x, 1), t);
    if (!b) return VAL_NONE;
    Val twin = con_twin(&f->con, b);
    if (con_kind(&f->con, twin) == CON_ADDR)
      return con_addr(&f->con, t, con_op(&f->con, twin, 0),
                      con_addr_offset(&f->con, twin) + ap_get_i64(const_of(s, op_of(s, x, 0))), 0);
    return con_addr(&f->con, t, twin, ap_get_i64(const_of(s, op_of(s, x, 0))), 0);
  }
  return VAL_NONE;
}
static Sx unknown_at_scope(Scev *s, Sx x, uint32_t scope) {
  Fn *f = s->f;
  Val v = unk_val(s, x);
  if (val_is_con(v) || is_arg(f, v)) return x;
  if (is_op(f, v, OP_PHI)) {
    Sx r = phi_at_scope(s, v, scope);
    if (r) return r;
  }
  if (!can_fold(f, v)) return x;
  uint32_t n = nops(f, v);
  Val *ops = ARENA_ARRAY(&s->tmp, Val, n);
  bool better = false;
  for (uint32_t i = 0; i < n; i++) {
    Val o = arg(f, v, i);
    if (val_is_con(o)) {
      ops[i] = o;
      continue;
    }
    if (!able(s, ty(f, o))) return x;
    Sx a = sx_of(s, o), b = sx_at_scope(s, a, scope);
    better |= a != b;
    if (!(ops[i] = con_of(s, b, ty(f, o)))) return x;
  }
  if (!better) return x;
  Val r = con_fold_ins(s, v, ops);
  return r ? sx_of(s, r) : x;
}
static Sx at_scope_new(Scev *s, Sx x, uint32_t scope) {
  if (is_con_sx(s, x) || kind_of(s, x) == SXK_VSCALE || cnc(x)) return x;
  if (kind_of(s, x) == SXK_UNKNOWN) return unknown_at_scope(s, x, scope);
  LIST(l);
  bool changed = false;
  for (uint32_t i = 0, n = nops_of(s, x); i < n; i++) {
    Sx o = op_of(s, x, i), y = rec_of(s, o)->moves ? sx_at_scope(s, o, scope) : o;
    if (cnc(y)) return x;
    if (y != o && !changed) list_ops(s, &l, x), changed = true;
    if (changed) l.p[i] = y;
  }
  if (kind_of(s, x) == SXK_ADDREC) {
    if (changed) {
      Sx y = sx_addrec(s, l.p, l.n, rec_loop(s, x), flags_of(s, x) & SX_NW);
      if (kind_of(s, y) != SXK_ADDREC) return y;
      x = y;
    }
    uint32_t own = rec_loop(s, x);
    if (scope && loop_contains(s->l, own, scope)) return x;
    Sx be = sx_backedge_count(s, own);
    return cnc(be) ? x : sx_eval_at(s, x, be);
  }
  if (!changed) return x;
  if (kind_of(s, x) == SXK_ADD) return sx_add(s, l.p, l.n, flags_of(s, x));
  if (kind_of(s, x) == SXK_MUL) return sx_mul(s, l.p, l.n, flags_of(s, x));
  return rebuild(s, x, l.p);
}
static NOINLINE Sx at_scope_find(Scev *s, Sx x, uint32_t scope) {
  if (past_cap(s->f->m, SCEV_SCOPE_NEST, s->building)) return x;
  ArenaMark m;
  enter(s, &m);
  array_push(s, &s->scoped,
             ((SxScoped){s->marks[x].at, (uint32_t)s->l->loop[scope].header, SX_NONE})); /* being computed: x itself */
  uint32_t at = s->scoped.n - 1;
  s->marks[x].at = at;
  s->building++;
  Sx r = at_scope_new(s, x, scope);
  s->building--;
  s->scoped.p[at].x = r;
  if (r != x) at_scope_register(s, x, r);
  leave(s, m);
  return r;
}
Sx sx_at_scope(Scev *s, Sx x, uint32_t scope) {
  if (!rec_of(s, x)->moves || s->l->n <= 1 /* no loops */) return x;
  uint32_t key = (uint32_t)s->l->loop[scope].header;
  for (uint32_t i = s->marks[x].at; i; i = s->scoped.p[i].next)
    if (s->scoped.p[i].loop == key) return s->scoped.p[i].x ? s->scoped.p[i].x : x;
  return at_scope_find(s, x, scope);
}

/* ---- poison: when a flag of an instruction says something of its expression ---- */
/* The last of the values in x to be defined; where it takes looking at too many, of those looked at. */
Val scope_bound(Scev *s, const Sx *x, uint32_t n) {
  LIST(w);
  uint32_t st = mark_begin(s), seen = 0;
  Val bound = VAL_NONE;
  for (uint32_t i = 0; i < n && seen <= CAP_SCEV_BOUND_VISIT; i++)
    if (mark_once(s, st, x[i]) && !past_cap(s->f->m, SCEV_BOUND_VISIT, ++seen) && rec_of(s, x[i])->local)
      list_push(s, &w, x[i]);
  while (w.n) {
    Sx y = w.p[--w.n];
    Val def = VAL_NONE;
    if (kind_of(s, y) == SXK_ADDREC) def = first_ins(s->f, rec_head(s, y));
    else if (kind_of(s, y) == SXK_UNKNOWN && !val_is_con(unk_val(s, y)) && !is_arg(s->f, unk_val(s, y)))
      def = unk_val(s, y);
    if (def) {
      if (!bound) bound = def;
      else {
        Blk a = blk_of(s->f, bound), b = blk_of(s->f, def);
        if (a == b ? val_before(s->f, bound, def) : dom_blk(s->d, a, b)) bound = def;
      }
      continue;
    }
    for (uint32_t i = 0; i < nops_of(s, y); i++) {
      if (!mark_once(s, st, op_of(s, y, i))) continue;
      if (!past_cap(s->f->m, SCEV_BOUND_VISIT, ++seen)) list_push(s, &w, op_of(s, y, i));
    }
  }
  return bound ? bound : first_ins(s->f, entry_blk(s->f));
}
const bool sx_may_stop[OP_COUNT] = {[OP_RET] = 1,         [OP_UNREACHABLE] = 1, [OP_CATCHPAD] = 1, [OP_STORE] = 1,
                                    [OP_CALL] = 1,        [OP_INVOKE] = 1,      [OP_CALLBR] = 1,   [OP_CLEANUPRET] = 1,
                                    [OP_CATCHSWITCH] = 1, [OP_RESUME] = 1};
static bool transfers_range(const Fn *f, Val from, Val to) { /* from .. before to (VAL_NONE: the block's end) */
  unsigned n = 0;
  for (Val v = from; v; v = next_of(f, v)) {
    if (v == to) return true;
    if (past_cap(f->m, SCEV_TRANSFER_SCAN, ++n) || !goes_on(f, v)) return false;
  }
  return to == VAL_NONE;
}
bool transfers_to(Scev *s, Val a, Val b) {
  const Fn *f = s->f;
  Blk ba = blk_of(f, a), bb = blk_of(f, b);
  if (ba == bb && transfers_range(f, a, b)) return true;
  uint32_t loop = loop_of(s->l, bb);
  return loop && s->l->loop[loop].header == bb && loop_preheader(f, s->l, loop) == ba &&
         transfers_range(f, a, VAL_NONE) && transfers_range(f, first_ins(f, bb), b);
}
bool propagates_poison(const Scev *s, Val u, uint32_t i) {
  const Fn *f = s->f;
  Op o = op(f, u);
  if (o == OP_SELECT) return i == 0;
  if (op_is_bin(o) || op_is_cast(o) || o == OP_FNEG || o == OP_ICMP || o == OP_FCMP || o == OP_GEP) return true;
  if (o != OP_CALL) return false;
  switch (call_intrinsic(f, u)) {
  case INTRIN_sadd_with_overflow:
  case INTRIN_ssub_with_overflow:
  case INTRIN_smul_with_overflow:
  case INTRIN_uadd_with_overflow:
  case INTRIN_usub_with_overflow:
  case INTRIN_umul_with_overflow:
  case INTRIN_ctpop:
  case INTRIN_ctlz:
  case INTRIN_cttz:
  case INTRIN_abs:
  case INTRIN_smax:
  case INTRIN_smin:
  case INTRIN_umax:
  case INTRIN_umin:
  case INTRIN_scmp:
  case INTRIN_ucmp:
  case INTRIN_bitreverse:
  case INTRIN_bswap:
  case INTRIN_sadd_sat:
  case INTRIN_ssub_sat:
  case INTRIN_sshl_sat:
  case INTRIN_uadd_sat:
  case INTRIN_usub_sat:
  case INTRIN_ushl_sat:
  case INTRIN_fshl:
  case INTRIN_fshr:
  case INTRIN_ptrmask: return true;
  default: return false;
  }
}
/* Executing `user` with `poison` as an operand is undefined behaviour. */
bool must_trigger_ub(const Scev *s, Val u, Val poison) {
  const Fn *f = s->f;
  switch (op(f, u)) {
  case OP_STORE: return arg(f, u, 1) == poison;
  case OP_LOAD:
  case OP_CMPXCHG:
  case OP_ATOMICRMW: return arg(f, u, 0) == poison;
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM: return arg(f, u, 1) == poison;
  case OP_BR:
  case OP_SWITCH: return nops(f, u) && arg(f, u, 0) == poison;
  case OP_RET:
    return nops(f, u) && arg(f, u, 0) == poison &&
           attrset_has(f->m, attrlist_ret(f->m, fn_glob(f)->fattrs), ATTR_NOUNDEF);
  case OP_CALL:
  case OP_INVOKE:
    if (callee(f, u) == poison || (is_intrinsic(f, u, INTRIN_assume) && arg(f, u, 0) == poison)) return true;
    for (uint32_t i = 0, n = call_nargs(f, u); i < n; i++)
      if (arg(f, u, i) == poison &&
          (call_param_attr(f, u, i, ATTR_NOUNDEF) || call_param_attr(f, u, i, ATTR_DEREFERENCEABLE) ||
           call_param_attr(f, u, i, ATTR_DEREFERENCEABLE_OR_NULL)))
        return true;
    return false;
  default: return false;
  }
}
enum { POISONED = 64 /* in Scev.pending */ };
typedef struct Poisoned {
  Val v[CAP_SCEV_POISONED];
  uint32_t n;
} Poisoned;
static bool is_poisoned(const Scev *s, Val v) { return !val_is_con(v) && (s->pending[v] & POISONED); }
static bool reaches_ub(Scev *s, Val v, Poisoned *p) {
  const Fn *f = s->f;
  uint32_t seen = 0, nv = 0;
  Blk b = is_arg(f, v) ? entry_blk(f) : blk_of(f, v), visited[CAP_SCEV_TRANSFER_SCAN + 1];
  Val i = is_arg(f, v) ? first_nonphi(f, b) : next_of(f, v);
  for (;;) {
    for (; i; i = next_of(f, i)) {
      if (at_cap(f->m, SCEV_TRANSFER_SCAN, ++seen)) return false;
      bool touched = false, on = false;
      const Val *ops = f->opnd + f->ins[i].opnd;
      for (uint32_t o = 0, e = nops(f, i); o < e; o++) {
        Val x = ops[o];
        if (!is_poisoned(s, x)) continue;
        if (must_trigger_ub(s, i, x)) return true;
        touched = true, on = on || propagates_poison(s, i, o);
      }
      if (!goes_on(f, i)) return false;
      if (!touched || !on || at_cap(f->m, SCEV_POISONED, p->n)) continue;
      s->pending[i] |= POISONED;
      p->v[p->n++] = i;
    }
    Blk nb = single_succ(f, b);
    if (!nb || nv == ARRAY_LEN(visited)) return false;
    visited[nv++] = b;
    for (uint32_t j = 0; j < nv; j++)
      if (visited[j] == nb) return false;
    b = nb;
    i = first_nonphi(f, b);
  }
}
/* In its block, and as far as reaches_ub looks. */
static bool runs_soon(const Fn *f, Val v, Val user) {
  unsigned seen = 1;
  for (Val i = next_of(f, v); i && !at_cap(f->m, SCEV_TRANSFER_SCAN, seen); i = next_of(f, i), seen++) {
    if (i == user) return true;
    if (!goes_on(f, i)) return false;
  }
  return false;
}
/* If v is poison, the program is undefined: something after v, which is certainly reached, does not take poison. */
bool undefined_if_poison(Scev *s, Val v) {
  const Fn *f = s->f;
  bool matters = false; /* to one that uses it */
  FOR_EACH_USE(f, v, u) {
    Val user = use_user(f, u);
    if (is_op(f, user, OP_MDVAL) || !blk_of(f, user)) continue;
    if ((matters = must_trigger_ub(s, user, v))) {
      if (!is_arg(f, v) && runs_soon(f, v, user)) return true;
      break;
    }
    if ((matters = propagates_poison(s, user, use_index(f, u)))) break;
  }
  if (!matters) return false;
  vals_reserve(s);
  Poisoned p;
  p.v[0] = v, p.n = 1;
  s->pending[v] |= POISONED;
  bool r = reaches_ub(s, v, &p);
  for (uint32_t i = 0; i < p.n; i++) s->pending[p.v[i]] &= (uint8_t)~POISONED;
  return r;
}
/* The flags of v hold for its expression wherever that is defined: v runs whenever all of its operands are there, and
 * poison would be seen. */
bool never_poison_expr(Scev *s, Val v) {
  const Fn *f = s->f;
  if (!undefined_if_poison(s, v)) return false;
  LIST(l);
  for (uint32_t i = 0, n = nops(f, v); i < n; i++) {
    Val o = arg(f, v, i);
    if (!able(s, ty(f, o))) return false;
    list_push(s, &l, sx_of(s, o));
  }
  return transfers_to(s, scope_bound(s, l.p, l.n), v);
}
/* v is not poison where it is defined: by what is known of it, because the program would be undefined, or by its
 * operands. */
bool not_poison(Scev *s, Val v, unsigned depth) {
  Fn *f = s->f;
  KnownCtx k = known_at(f, &s->tmp, VAL_NONE);
  if (known_not_poison(&k, v)) return true;
  if (val_is_con(v) || depth >= 4) return false;
  if (undefined_if_poison(s, v)) return true;
  Op o = op(f, v);
  bool plain = (op_is_bin(o) || op_is_cast(o) || o == OP_ICMP) && !(flags(f, v) & op_flag_mask(o)) && o != OP_SHL &&
               o != OP_LSHR && o != OP_ASHR;
  if (o != OP_SELECT && !plain) return false;
  for (uint32_t i = 0, n = nops(f, v); i < n; i++)
    if (!not_poison(s, arg(f, v, i), depth + 1)) return false;
  return true;
}
