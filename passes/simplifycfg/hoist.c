/* hoist.c: code that all successors (or all predecessors) have in common is executed once.
 *
 *   br %c, %a, %b     a: %x = add %p, 1 ...    b: %y = add %p, 1 ...     =>   %x = add %p, 1;  br %c ...
 *
 * Hoisting walks the successors in step from the top, may step over CAP_SCFG_HOIST_SKIP different instructions, and
 * takes the terminators too when everything before them went; phis behind then get selects. Sinking walks the
 * predecessors that only branch here in step from the end; an operand that differs becomes a phi, at most one an
 * instruction. Neither touches convergent operations: two calls in two arms are executed by two sets of threads.
 * Nothing is moved over a barrier either: barriers count as reading and writing everything. Linear in what is compared.
 */
#include "ir/debug_loc.h"
#include "passes/simplifycfg/simplifycfg_int.h"
#include "ir/cap.h"
#include "support/few.h"

static bool calls_mergeable(const Fn *f, Val v) {
  if (!is_call(f, v)) return true;
  return !is_convergent(f, v) && !call_has_fn_attr(f, v, ATTR_NOMERGE) && !is_noduplicate(f, v) &&
         !(f->ins[v].op == OP_CALL && is_intrinsic(f, v, INTRIN_experimental_deoptimize));
}
static bool identical(const Fn *f, Val a, Val b) {
  if (ins_same(f, a, b)) return !is_call(f, a) || (flags(f, a) & F_TAILMASK) == (flags(f, b) & F_TAILMASK);
  InsView x = ins_view(f, a), y = ins_view(f, b);
  return !is_call(f, a) && expr_same(f, &x, &y);
}
enum { SKIP_READ = 1, SKIP_EFFECT = 2, SKIP_EXIT = 4 };
static unsigned skip_flags(const Fn *f, Val v) {
  return (may_read(f, v) ? SKIP_READ : 0u) |
         (has_side_effects(f, v) || is_op(f, v, OP_ALLOCA) || is_convergent(f, v) ? SKIP_EFFECT : 0u) |
         (transfers_execution(f, v) ? 0u : SKIP_EXIT);
}
static bool may_hoist(const Scfg *s, Val v, unsigned skipped) {
  const Fn *f = s->f;
  if ((skipped & SKIP_READ) && may_write(f, v)) return false;
  if ((skipped & SKIP_EFFECT) && (touches_mem(f, v) || has_side_effects(f, v) || is_op(f, v, OP_ALLOCA))) return false;
  if ((skipped & SKIP_EXIT) && !scfg_can_speculate(s, v)) return false;
  if (!calls_mergeable(f, v) || ty(f, v) == TY_TOKEN) return false;
  for (uint32_t i = 0; i < nops(f, v); i++) {
    Val o = arg(f, v, i);
    if (val_is_con(o)) continue;
    if (is_op(f, o, OP_MDVAL)) return false;
    if (!is_arg(f, o) && blk_of(f, o) == blk_of(f, v)) return false;
  }
  return true;
}
static bool edges_same(const Fn *f, Blk a, Blk b) {
  if (nsuccs(f, a) != nsuccs(f, b)) return false;
  for (uint32_t i = 0; i < nsuccs(f, a); i++)
    if (succ(f, a, i) != succ(f, b, i)) return false;
  return true;
}
/* A copy of the invokes at the ends of the arms, which are the same; their users take it. */
static Val invoke_hoisted(Fn *f, const Blk *arm, uint32_t n) {
  Val v = ins_clone(f, term(f, arm[0]));
  name_take(f, v, term(f, arm[0]));
  for (uint32_t i = 0; i < n; i++) {
    Val o = term(f, arm[i]);
    md_merge(f, v, o, true);
    if (has_uses(f, o)) val_replace(f, o, v);
  }
  return v;
}
/* All successors ended up as the same terminator. b's own becomes that; differing phi entries become selects
 * (branches only). */
static bool hoist_terminator(Scfg *s, Blk b, const Blk *arm, uint32_t n) {
  Fn *f = s->f;
  Val br = term(f, b), t0 = term(f, arm[0]);
  bool invoke = is_op(f, t0, OP_INVOKE);
  if (!is_op(f, t0, OP_BR) && !is_op(f, t0, OP_RET) && !is_op(f, t0, OP_UNREACHABLE) && !is_op(f, t0, OP_CLEANUPRET) &&
      !(invoke && calls_mergeable(f, t0)))
    return false;
  for (uint32_t i = 0; i < nops(f, t0); i++) {
    Val o = arg(f, t0, i);
    if (val_is_local(o) && !is_arg(f, o) && blk_of(f, o) == arm[0]) return false;
  }
  bool two = is_op(f, br, OP_BR) && n == 2;
  if (nsuccs(f, arm[0]) == 2 && succ(f, arm[0], 0) == succ(f, arm[0], 1)) return false;
  for (uint32_t i = 0; i < nsuccs(f, arm[0]); i++) {
    Blk to = succ(f, arm[0], i);
    for (uint32_t k = 0; k < n; k++)
      if (to == arm[k] || to == b) return false;
    for (uint32_t k = 1; k < n; k++) {
      FOR_EACH_PHI(f, to, v) {
        Val x = arg(f, v, succ_pred(f, arm[0], i)), y = arg(f, v, succ_pred(f, arm[k], i));
        bool rx = x == t0, ry = y == term(f, arm[k]); /* results of invokes: no select before them can take one */
        if (x != y && !(rx && ry) &&
            (!two || rx || ry || ty(f, v) == TY_TOKEN || scfg_makes_undefined(s, x, v, false, 0) ||
             scfg_makes_undefined(s, y, v, false, 0)))
          return false;
      }
    }
    for (uint32_t k = 0; k < nsuccs(f, b); k++)
      if (succ(f, b, k) == to) return false;
    if (!scfg_paths_plain(s, b, to)) return false;
  }
  Bld k = bld_before(f, br);
  Val cond = arg(f, br, 0);
  typedef struct Made {
    Val x, y, v;
  } Made;
  Made made[8];
  uint32_t nmade = 0;
  uint64_t w[2];
  bool weights = two && prof_weights(f, br, w, 2);
  ArenaMark mark = arena_mark(s->px->scratch);
  uint32_t ns = nsuccs(f, arm[0]);
  Blk to[2] = {BLK_NONE, BLK_NONE};
  VecU32 vals = {0};
  for (uint32_t i = 0; i < ns; i++) {
    to[i] = succ(f, arm[0], i);
    FOR_EACH_PHI(f, to[i], v) {
      Val x = arg(f, v, succ_pred(f, arm[0], i)), y = arg(f, v, succ_pred(f, arm[1], i)), r = x;
      if (x != y && x != t0) {
        uint32_t m = 0;
        while (m < nmade && (made[m].x != x || made[m].y != y)) m++;
        if (m < nmade) r = made[m].v;
        else {
          r = emit_select(&k, cond, x, y);
          flags_set(f, r, flags(f, v) & F_FAST);
          name_set(f, r, STR("spec.select"));
          if (weights) prof_set_weights(f, r, w, 2);
          if (nmade < ARRAY_LEN(made)) made[nmade++] = (Made){x, y, r};
        }
      }
      vec_push(&vals, (uint32_t)r);
    }
  }
  for (uint32_t i = 0; i < n; i++) scfg_touch(s, arm[i]);
  Md loc = dbg_loc(f, t0), loop = md_get(f, t0, MDK_LOOP);
  for (uint32_t i = 1; i < n; i++) loc = dbg_merge_loc(f->m, loc, dbg_loc(f, term(f, arm[i])));
  Val nt = invoke ? invoke_hoisted(f, arm, n)
                  : ins_new(f, op(f, t0), 0, 0, TY_VOID, nops(f, t0) ? (Val[]){arg(f, t0, 0)} : NULL, nops(f, t0));
  for (uint32_t i = nsuccs(f, b); i-- > 0;) edge_remove(f, b, i);
  ins_erase(f, br);
  ins_place_end(f, nt, b);
  dbg_loc_set(f, nt, loc);
  if (loop) md_set(f, nt, MDK_LOOP, loop);
  uint32_t at = 0;
  for (uint32_t i = 0; i < ns; i++) {
    uint32_t pi = edge_add(f, b, to[i]);
    FOR_EACH_PHI(f, to[i], v) {
      Val x = (Val)vals.p[at++];
      opnd_set(f, v, pi, x == t0 ? nt : x);
    }
  }
  vec_free(&vals);
  arena_release(s->px->scratch, mark);
  scfg_drop(s, cond);
  scfg_touch_around(s, b);
  return true;
}
/* The arms are the same from begin to end, operands that they compute included: hoisting makes them vanish. */
static bool arms_vanish(const Fn *f, const Blk *arm, uint32_t n) {
  Val at[CAP_SCFG_HOIST_ARMS];
  for (uint32_t i = 0; i < n; i++) at[i] = first_ins(f, arm[i]);
  for (;;) {
    bool end = is_term(f, at[0]);
    for (uint32_t i = 1; i < n; i++) {
      if (is_term(f, at[i]) != end) return false;
      if (end) {
        if (!ins_same(f, at[0], at[i]) || !edges_same(f, arm[0], arm[i])) return false;
      } else if (f->ins[at[0]].op != f->ins[at[i]].op || ty(f, at[0]) != ty(f, at[i])) return false;
    }
    if (end) break;
    for (uint32_t i = 0; i < n; i++) {
      if (!calls_mergeable(f, at[i]) || ty(f, at[i]) == TY_TOKEN) return false;
      at[i] = next_of(f, at[i]);
    }
  }
  /* Operands may be values of the arms themselves: equal places match. */
  for (uint32_t i = 0; i < n; i++) at[i] = first_ins(f, arm[i]);
  for (; !is_term(f, at[0]);) {
    for (uint32_t i = 1; i < n; i++) {
      if (nops(f, at[0]) != nops(f, at[i])) return false;
      if (identical(f, at[0], at[i])) continue;
      Val c = at[i];
      for (uint32_t k = 0; k < nops(f, c); k++) {
        Val x = arg(f, at[0], k), y = arg(f, c, k);
        if (x == y) continue;
        if (val_is_con(x) || val_is_con(y) || is_arg(f, x) || is_arg(f, y) || blk_of(f, x) != arm[0] ||
            blk_of(f, y) != arm[i])
          return false;
        Val p = first_ins(f, arm[0]), q = first_ins(f, arm[i]);
        unsigned steps = 0;
        while (p != x && p != at[0] && !at_cap(f->m, SCFG_HOIST_PLACE, steps++)) {
          p = next_of(f, p);
          q = next_of(f, q);
        }
        if (p != x || q != y) return false;
      }
    }
    for (uint32_t i = 0; i < n; i++) at[i] = next_of(f, at[i]);
  }
  return true;
}
/* The instructions at[] of the arms, which are the same, are one before br; at[] goes on. */
static void hoist_one(Fn *f, Val br, Val *at, uint32_t n) {
  Val v = at[0], next = next_of(f, v);
  scfg_drop_records(f, v);
  Md loc = dbg_loc(f, v);
  ins_move_before(f, v, br);
  at[0] = next;
  for (uint32_t i = 1; i < n; i++) {
    Val o = at[i];
    at[i] = next_of(f, o);
    scfg_drop_records(f, o);
    flags_intersect(f, v, o);
    md_merge(f, v, o, true);
    if (is_op(f, v, OP_LOAD) || is_op(f, v, OP_STORE))
      if (align_of(f, o) < align_of(f, v)) align_set(f, v, align_of(f, o));
    loc = dbg_merge_loc(f->m, loc, dbg_loc(f, o));
    if (has_uses(f, o)) val_replace(f, o, v);
    if (!name_of(f, v).n) name_take(f, v, o);
    ins_erase(f, o);
  }
  if (loc || !is_call(f, v)) dbg_loc_set(f, v, loc); /* a call needs some location to be inlined later */
}
bool scfg_hoist(Scfg *s, Blk b, bool all_only) {
  Fn *f = s->f;
  Val br = term(f, b);
  Blk arm[CAP_SCFG_HOIST_ARMS];
  Val at[CAP_SCFG_HOIST_ARMS];
  unsigned skip[CAP_SCFG_HOIST_ARMS];
  uint32_t n = 0;
  if (nsuccs(f, b) < 2) return false;
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk a = succ(f, b, i);
    bool dup = false;
    for (uint32_t k = 0; k < n && !dup; k++) dup = arm[k] == a;
    if (dup) continue;
    if (at_cap(f->m, SCFG_HOIST_ARMS, n) || blk_is_address_taken(f, a)) return false;
    if (f->ins[first_ins(f, a)].op == OP_UNREACHABLE && nsuccs(f, b) > 2) continue; /* never goes there */
    if (unique_pred(f, a) != b || a == b || f->ins[first_ins(f, a)].op == OP_PHI) return false;
    arm[n] = a;
    skip[n] = 0;
    at[n++] = first_ins(f, a);
  }
  if (n < 2) return false;
  bool all_arms = true; /* whether arm[] is every successor */
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    bool in = false;
    for (uint32_t k = 0; k < n; k++) in |= arm[k] == succ(f, b, i);
    all_arms &= in;
  }
  if (all_only && !arms_vanish(f, arm, n)) return false;
  bool any = false;
  uint32_t skipped = 0;
  for (;;) {
    bool same = true, end = is_term(f, at[0]);
    for (uint32_t i = 1; i < n; i++) {
      end |= is_term(f, at[i]);
      if (same && !identical(f, at[0], at[i])) same = false;
    }
    if (end) {
      if (!same || skipped || !all_arms) break;
      for (uint32_t i = 1; i < n; i++)
        if (!edges_same(f, arm[0], arm[i])) same = false;
      if (same && hoist_terminator(s, b, arm, n)) return true;
      break;
    }
    for (uint32_t i = 0; i < n && same; i++) same = may_hoist(s, at[i], skip[i]);
    if (same) {
      hoist_one(f, br, at, n);
      any = true;
      continue;
    }
    if (at_cap(f->m, SCFG_HOIST_SKIP, skipped++)) break;
    for (uint32_t i = 0; i < n; i++) {
      skip[i] |= skip_flags(f, at[i]);
      at[i] = next_of(f, at[i]);
    }
  }
  if (any) scfg_touch_around(s, b);
  return any;
}

/* ---- sinking ---- */
static Val base_of(const Fn *f, Val p) {
  for (unsigned d = 0; d < 8 && (is_op(f, p, OP_BITCAST) || is_op(f, p, OP_ADDRSPACECAST)); d++) p = arg(f, p, 0);
  return p;
}
/* Operand k may be a phi instead of a constant or of whatever stands there. */
static bool operand_may_vary(const Fn *f, Val v, uint32_t k) {
  Op o = op(f, v);
  Val x = arg(f, v, k);
  if (ty(f, x) == TY_TOKEN || ty(f, x) == TY_METADATA || is_op(f, x, OP_MDVAL) || is_swifterror(f, x)) return false;
  bool con = val_is_con(x);
  switch (o) {
  case OP_GEP: {
    if (k == 0) return true;
    if (k == 1) return true;
    Ty t = gep_type(f, v);
    for (uint32_t i = 2; i < k; i++) {
      uint64_t c;
      if (ty_kind(f->m, t) == TK_STRUCT) {
        if (!val_is_con(arg(f, v, i)) || !con_u64(&f->con, arg(f, v, i), &c)) return false;
        t = ty_field(f->m, t, c);
      } else t = ty_elem(f->m, t);
    }
    if (ty_kind(f->m, t) == TK_STRUCT) return false;
    return !con;
  }
  case OP_CALL:
  case OP_INVOKE: {
    if (k == nops(f, v) - 1) return !con; /* callee */
    unsigned id = call_intrinsic(f, v);
    if (id) return false;
    if (k >= call_nargs(f, v)) return false;
    if (k < ty_nparams(f->m, call_rec(f, v)->fnty))
      return !call_param_attr(f, v, k, ATTR_IMMARG) && !call_param_attr(f, v, k, ATTR_SWIFTERROR) &&
             !call_param_attr(f, v, k, ATTR_INALLOCA);
    return true;
  }
  case OP_SWITCH:
  case OP_ALLOCA:
  case OP_EXTRACTVALUE: return k == 0;
  case OP_SHUFFLEVECTOR: return !con || k < 2;
  default: return true;
  }
}
static bool same_operation(const Fn *f, Val a, Val b) { /* all but operand values */
  const Ins *x = &f->ins[a], *y = &f->ins[b];
  if (x->op != y->op || x->sub != y->sub || x->type != y->type || x->nops != y->nops) return false;
  for (uint32_t i = 0; i < x->nops; i++)
    if (ty(f, arg(f, a, i)) != ty(f, arg(f, b, i))) return false;
  switch (x->op) {
  case OP_GEP: return gep_type(f, a) == gep_type(f, b);
  case OP_LOAD:
  case OP_STORE:
    return (x->flags & ~(unsigned)F_ALIGN_MASK) == (y->flags & ~(unsigned)F_ALIGN_MASK) &&
           align_of(f, a) == align_of(f, b) && aux(f, a) == aux(f, b);
  case OP_FENCE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW: return x->flags == y->flags && aux(f, a) == aux(f, b);
  case OP_SHUFFLEVECTOR:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE: {
    uint32_t n, m;
    const uint32_t *p = words_of(f, a, &n), *q = words_of(f, b, &m);
    return n == m && memcmp(p, q, n * sizeof *p) == 0;
  }
  case OP_CALL: {
    const CallRec *c = call_rec(f, a), *d = call_rec(f, b);
    if (c->fnty != d->fnty || c->cc != d->cc || c->attrs != d->attrs || c->nbundles || d->nbundles) return false;
    return (x->flags & F_TAILMASK) == (y->flags & F_TAILMASK);
  }
  default: return true;
  }
}
typedef struct Sink {
  Blk b;
  Blk *from;
  uint32_t *entry;
  uint32_t n; /* predecessors that only branch here, and their entries */
  Val *row;
  uint32_t rows; /* row r: row[r * n .. ) */
} Sink;
/* Use `u` of row[0] is matched by the same use of every other instruction of the row. */
static bool use_matches(const Fn *f, const Sink *k, const Val *row, Use u) {
  Val user = use_user(f, u);
  uint32_t at = use_index(f, u);
  if (is_op(f, user, OP_PHI) && blk_of(f, user) == k->b) {
    if (at != k->entry[0]) return false;
    for (uint32_t p = 0; p < k->n; p++)
      if (arg(f, user, k->entry[p]) != row[p]) return false;
    return true;
  }
  for (uint32_t r = 0; r < k->rows; r++) {
    const Val *x = k->row + r * k->n;
    if (x[0] != user) continue;
    for (uint32_t p = 0; p < k->n; p++)
      if (arg(f, x[p], at) != row[p]) return false;
    return true;
  }
  return false;
}
static bool can_sink(const Fn *f, const Sink *k, const Val *row) {
  uint32_t uses = count_uses(f, row[0], CAP_SCFG_SINK_USES);
  if (at_cap(f->m, SCFG_SINK_USES, uses)) return false;
  for (uint32_t p = 0; p < k->n; p++) {
    Val v = row[p];
    Op o = op(f, v);
    if (o == OP_PHI || o == OP_ALLOCA || o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD ||
        ty(f, v) == TY_TOKEN)
      return false;
    if (is_call(f, v)) {
      if (!calls_mergeable(f, v) || o != OP_CALL || is_asm_call(f, v) || is_musttail(f, v)) return false;
      unsigned id = call_intrinsic(f, v);
      if (intrinsic_is_lifetime(id)) return false;
    }
    if (p && (!same_operation(f, row[0], v) || count_uses(f, v, CAP_SCFG_SINK_USES) != uses)) return false;
  }
  FOR_EACH_USE(f, row[0], u)
    if (!use_matches(f, k, row, u)) return false;
  for (uint32_t i = 0; i < nops(f, row[0]); i++) {
    bool same = true;
    for (uint32_t p = 1; p < k->n; p++) same &= arg(f, row[p], i) == arg(f, row[0], i);
    if (same) {
      if (is_op(f, arg(f, row[0], i), OP_MDVAL)) return false;
      continue;
    }
    bool mem = (is_op(f, row[0], OP_STORE) && i == 1) || (is_op(f, row[0], OP_LOAD) && i == 0);
    for (uint32_t p = 0; p < k->n; p++) {
      if (!operand_may_vary(f, row[p], i)) return false;
      if (mem && is_op(f, base_of(f, arg(f, row[p], i)), OP_ALLOCA)) return false;
    }
  }
  return true;
}
static bool in_rows(const Sink *k, uint32_t rows, Val v) {
  for (uint32_t i = 0; i < rows * k->n; i++)
    if (k->row[i] == v) return true;
  return false;
}
static bool profitable(const Fn *f, const Sink *k, const Val *row, uint32_t rows) {
  uint32_t phis = 0;
  for (uint32_t i = 0; i < nops(f, row[0]); i++) {
    bool same = true, sunk = true, gep = false;
    for (uint32_t p = 0; p < k->n; p++) {
      Val x = arg(f, row[p], i);
      same &= x == arg(f, row[0], i);
      sunk = sunk && val_is_local(x) && in_rows(k, rows, x);
      gep |= is_op(f, x, OP_GEP);
    }
    if (same || sunk) continue;
    phis++;
    if (gep && ((is_op(f, row[0], OP_STORE) && i == 1) || (is_op(f, row[0], OP_LOAD) && i == 0))) return false;
  }
  return phis <= 1;
}
/* The n predecessors `from` of b meet in a block of their own, which leads to b; their order there is that of from[].
 */
static Blk meet_before(Scfg *s, Blk b, const Blk *from, uint32_t n) {
  Fn *f = s->f;
  Blk to = scfg_block_before(f, b, ".sink.split", dbg_loc(f, term(f, from[0])));
  Val t = term(f, to);
  uint32_t bi = succ_pred(f, to, 0);
  FOR_EACH_PHI(f, b, v) {
    Val x = ins_new(f, OP_PHI, 0, flags(f, v), ty(f, v), NULL, 0);
    ins_place_before(f, x, t);
    scfg_name(f, x, "", name_of(f, v), ".ph");
    opnd_set(f, v, bi, x);
  }
  for (uint32_t p = 0; p < n; p++) {
    int at = find_pred(f, b, from[p]);
    uint32_t c = 0;
    FOR_EACH_PHI(f, b, v) c++;
    FEW_ON(s->px->scratch, Val, x, 32, c);
    c = 0;
    FOR_EACH_PHI(f, b, v) x[c++] = arg(f, v, (uint32_t)at);
    uint32_t ei = edge_redirect(f, from[p], 0, to);
    c = 0;
    FOR_EACH_PHI(f, to, v) opnd_set(f, v, ei, x[c++]);
  }
  scfg_touch(s, to);
  return to;
}
/* Around a loop the phi of an operand takes the sunk instruction too, and something else over the other edges. */
static bool merges(const Fn *f, Val phi, const Val *row, const uint32_t *entry, uint32_t n) {
  for (uint32_t p = 0; p < n; p++)
    if (arg(f, phi, entry[p]) != row[p]) return false;
  return true;
}
/* The instructions of a row, one of each predecessor of `to`, are one in `to`; operands that differ become phis. */
static void sink_row(Scfg *s, Blk to, Val *row, const uint32_t *entry, uint32_t n) {
  Fn *f = s->f;
  Val v = row[0];
  Md loc = dbg_loc(f, v);
  for (uint32_t i = 0; i < nops(f, v); i++) {
    bool same = true;
    for (uint32_t p = 1; p < n; p++) same &= arg(f, row[p], i) == arg(f, v, i);
    if (same) continue;
    Val *x = ARENA_ARRAY(s->px->scratch, Val, npreds(f, to));
    for (uint32_t p = 0; p < n; p++) x[entry[p]] = arg(f, row[p], i);
    Val phi = emit_phi(f, to, ty(f, arg(f, v, i)), x);
    scfg_name(f, phi, "", name_of(f, arg(f, v, i)), ".sink");
    opnd_set(f, v, i, phi);
  }
  for (uint32_t p = 1; p < n; p++) {
    flags_intersect(f, v, row[p]);
    md_merge(f, v, row[p], true);
    loc = dbg_merge_loc(f->m, loc, dbg_loc(f, row[p]));
  }
  scfg_drop_records(f, v);
  ins_move_before(f, v, first_insertion(f, to));
  if (loc || !is_call(f, v)) dbg_loc_set(f, v, loc);
  /* The phis that merged the row are the instruction itself now. */
  FOR_EACH_USE(f, v, u) {
    Val phi = use_user(f, u);
    if (!is_op(f, phi, OP_PHI) || blk_of(f, phi) != to) continue;
    if (!merges(f, phi, row, entry, n)) continue;
    u_n = USE_NONE;
    val_replace(f, phi, v);
    ins_erase(f, phi);
    u_n = first_use(f, v);
  }
  for (uint32_t p = 1; p < n; p++) {
    scfg_drop_records(f, row[p]);
    ins_erase_poison(f, row[p]);
  }
}
bool scfg_sink(Scfg *s, Blk b) {
  Fn *f = s->f;
  uint32_t np = npreds(f, b);
  if (np < 2 || past_cap(f->m, SCFG_SINK_EDGES, np)) return false;
  Blk from[CAP_SCFG_SINK_PREDS];
  uint32_t entry[CAP_SCFG_SINK_PREDS], n = 0;
  bool others = false;
  for (uint32_t i = 0; i < np; i++) {
    Blk p = pred(f, b, i);
    if (!is_br(f, term(f, p)) || at_cap(f->m, SCFG_SINK_PREDS, n)) {
      others = true;
      continue;
    }
    if (p == b) return false;
    from[n] = p;
    entry[n++] = i;
  }
  if (n < 2) return false;
  ArenaMark mark = arena_mark(s->px->scratch);
  Sink k = {.b = b,
            .from = from,
            .entry = entry,
            .n = n,
            .row = ARENA_ARRAY(s->px->scratch, Val, (size_t)CAP_SCFG_SINK_ROWS * n)};
  Val *cur = ARENA_ARRAY(s->px->scratch, Val, n);
  for (uint32_t p = 0; p < n; p++) cur[p] = prev_of(f, term(f, from[p]));
  while (!at_cap(f->m, SCFG_SINK_ROWS, k.rows)) {
    bool all = true;
    for (uint32_t p = 0; p < n; p++) all &= cur[p] != VAL_NONE;
    if (!all || !can_sink(f, &k, cur)) break;
    for (uint32_t p = 0; p < n; p++) {
      k.row[k.rows * n + p] = cur[p];
      cur[p] = prev_of(f, cur[p]);
    }
    k.rows++;
  }
  bool last = is_op(f, term(f, b), OP_UNREACHABLE);
  uint32_t rows = k.rows;
  if (!last) { /* stop where two phis would be needed; giving up one may make others unprofitable */
    for (;;) {
      uint32_t r = 0;
      while (r < rows && profitable(f, &k, k.row + r * n, rows)) r++;
      if (r == rows) break;
      rows = r;
    }
  }
  if (rows && others) {
    bool effect = last;
    for (uint32_t r = 0; r < rows && !effect; r++) effect = !scfg_can_speculate(s, k.row[r * n]);
    if (!effect) rows = 0;
  }
  if (!rows) {
    arena_release(s->px->scratch, mark);
    return false;
  }
  Blk to = others ? meet_before(s, b, from, n) : b;
  for (uint32_t p = 0; p < n; p++) entry[p] = (uint32_t)find_pred(f, to, from[p]);
  for (uint32_t r = 0; r < rows; r++) sink_row(s, to, k.row + r * n, entry, n);
  arena_release(s->px->scratch, mark);
  for (uint32_t p = 0; p < n; p++) scfg_touch_around(s, from[p]);
  scfg_touch_around(s, to);
  scfg_touch_around(s, b);
  return true;
}
