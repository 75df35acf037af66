/* compare.c: comparisons of one value with constants: branches on `icmp eq/ne x, C` and switches on x are the same
 * thing.
 *
 *   a:  switch i32 %x, label %b [1: %s]            a:  switch i32 %x, label %t [1: %s  2: %u]
 *   b:  %c = icmp eq i32 %x, 2               =>
 *       br i1 %c, label %u, label %t
 *
 * Steps: what the only predecessor says about the value decides or thins out this comparison; a block that only
 * compares goes into its predecessors that compare the same value; chains of `or`ed equalities become a switch or a
 * range check; an equality below a switch's default becomes a case. Case lists are matched through a table by
 * constant id: linear. */
#include "ir/match.h"
#include "passes/simplifycfg/simplifycfg_int.h"
#include "ir/cap.h"
#include "support/few.h"

/* The integer of an integer or pointer constant of at most 64 bits. */
static bool con_as_int(const Fn *f, Val v, unsigned *bits, uint64_t *x) {
  if (!val_is_con(v)) return false;
  Ty t = ty(f, v);
  if (is_int_con(f, v)) {
    *bits = ty_bits(f->m, t);
    return *bits <= 64 && con_u64(&f->con, v, x);
  }
  if (!ty_is_ptr(f->m, t) || ptr_nonintegral(f->m, ty_addrspace(f->m, t))) return false;
  *bits = ptr_bits(f->m, ty_addrspace(f->m, t));
  if (*bits > 64) return false;
  if (con_kind(&f->con, v) == CON_NULL) {
    *x = 0;
    return true;
  }
  if (con_kind(&f->con, v) != CON_EXPR) return false;
  ConExpr e = con_expr_get(&f->con, v);
  if (e.op != OP_INTTOPTR || !is_int_con(f, e.ops[0]) || ty_bits(f->m, ty(f, e.ops[0])) > 64 ||
      !con_u64(&f->con, e.ops[0], x))
    return false;
  *x &= mask64(*bits);
  return true;
}
bool scfg_case(const Fn *f, Val k) {
  unsigned bits;
  uint64_t x;
  return is_int_con(f, k) || con_as_int(f, k, &bits, &x);
}
Val scfg_case_of(Fn *f, Val k) {
  unsigned bits;
  uint64_t x;
  return !is_int_con(f, k) && con_as_int(f, k, &bits, &x) ? con_int(&f->con, ty_intptr(f->m, ty(f, k)), x) : k;
}
Val scfg_switched(const Fn *f, Val t) {
  Val x = arg(f, t, 0);
  bool pointer = is_op(f, x, OP_PTRTOINT) && !ty_is_vec(f->m, ty(f, x)) &&
                 ty(f, x) == ty_intptr(f->m, ty(f, arg(f, x, 0))) &&
                 !ptr_nonintegral(f->m, ty_addrspace(f->m, ty(f, arg(f, x, 0))));
  return pointer ? arg(f, x, 0) : x;
}
Val scfg_as_int(Fn *f, Val v, Val before) {
  if (!ty_is_ptr(f->m, ty(f, v))) return v;
  Bld k = bld_before(f, before);
  v = emit_cast(&k, OP_PTRTOINT, 0, v, ty_intptr(f->m, ty(f, v)));
  name_set(f, v, STR("magicptr"));
  return v;
}
Val scfg_compared(const Fn *f, Val t) {
  if (is_op(f, t, OP_SWITCH))
    return npreds(f, blk_of(f, t)) >= 128 / nsuccs(f, blk_of(f, t)) + 1 && npreds(f, blk_of(f, t)) > 1
               ? VAL_NONE
               : scfg_switched(f, t);
  if (!is_condbr(f, t)) return VAL_NONE;
  Val c = arg(f, t, 0);
  if (!is_op(f, c, OP_ICMP) || !has_one_use(f, c) || !scfg_case(f, arg(f, c, 1))) return VAL_NONE;
  Pred p = (Pred)sub(f, c);
  if (p != ICMP_EQ && p != ICMP_NE) return VAL_NONE;
  return arg(f, c, 0);
}
/* Cases of b's terminator with their weights (1 each when there are none); returns the default. *weighted: there were
 * some. */
static Blk cases_of(Fn *f, Blk b, Cases *cs, uint64_t *dw, bool *weighted) {
  Val t = term(f, b);
  uint32_t n = nsuccs(f, b);
  FEW(uint64_t, w, 18, n);
  *weighted = prof_weights(f, t, w, n);
  if (!*weighted)
    for (uint32_t i = 0; i < n; i++) w[i] = 1;
  vec_clear(cs);
  Blk def;
  if (is_op(f, t, OP_SWITCH)) {
    for (uint32_t i = 1; i < n; i++) vec_push(cs, ((Case){arg(f, t, i), succ(f, b, i), w[i]}));
    def = succ(f, b, 0);
    *dw = w[0];
  } else {
    Val c = arg(f, t, 0);
    bool ne = (Pred)sub(f, c) == ICMP_NE;
    vec_push(cs, ((Case){scfg_case_of(f, arg(f, c, 1)), succ(f, b, ne), w[ne]}));
    def = succ(f, b, !ne);
    *dw = w[!ne];
  }
  FEW_FREE(w);
  return def;
}

void scfg_switch_keep(Scfg *s, Blk b, const uint8_t *drop) {
  Fn *f = s->f;
  Val t = term(f, b);
  for (uint32_t i = nsuccs(f, b); i-- > 1;)
    if (drop[i - 1]) scfg_touch(s, succ(f, b, i));
  switch_cases_remove(f, t, drop);
  scfg_touch(s, b);
}

static bool is_case(const Fn *f, Val sw, Val k) {
  const Val *o = f->opnd + f->ins[sw].opnd;
  for (uint32_t i = 1, n = f->ins[sw].nops; i < n; i++)
    if (o[i] == k) return true;
  return false;
}
/* ---- one predecessor ---- */
bool scfg_only_pred(Scfg *s, Blk b) {
  Fn *f = s->f;
  Blk p = single_pred(f, b);
  Val pt = term(f, p), t = term(f, b), pv = scfg_compared(f, pt), v = scfg_compared(f, t);
  if (p == b || !pv || pv != v) return false;
  if (is_op(f, pt, OP_SWITCH) && is_op(f, t, OP_BR) &&
      succ(f, p, 0) == b) { /* long chains of tests come here: no tables */
    Val c = arg(f, t, 0);
    if (!is_case(f, pt, scfg_case_of(f, arg(f, c, 1)))) return false;
    scfg_keep_edge(s, b, (Pred)sub(f, c) == ICMP_EQ ? 1 : 0);
    return true;
  }
  uint32_t e = pred_succ(f, b, 0);
  bool by_case = is_op(f, pt, OP_SWITCH) ? e != 0 : (e == 0) == ((Pred)sub(f, arg(f, pt, 0)) == ICMP_EQ);
  if (by_case) { /* b has one edge: the value is that of one case */
    Val c = is_op(f, pt, OP_SWITCH) ? arg(f, pt, e) : scfg_case_of(f, arg(f, arg(f, pt, 0), 1));
    uint32_t keep = 0;
    if (is_op(f, t, OP_BR))
      keep = (scfg_case_of(f, arg(f, arg(f, t, 0), 1)) == c) == ((Pred)sub(f, arg(f, t, 0)) == ICMP_EQ) ? 0 : 1;
    else keep = switch_way(f, t, c);
    scfg_keep_edge(s, b, keep);
    return true;
  }
  Cases pc = {0}, bc = {0};
  uint64_t w, bw;
  bool h;
  Blk bd = cases_of(f, b, &bc, &bw, &h);
  cases_of(f, p, &pc, &w, &h);
  ArenaMark mark = arena_mark(s->px->scratch);
  bool changed = false;
  /* The value is none of p's cases. */
  IdSet known = idset_on(s->px->scratch, pc.n);
  for (uint32_t i = 0; i < pc.n; i++) idmap_put(&known, (uint32_t)pc.p[i].con, 1);
  uint8_t *drop = arena_zalloc(s->px->scratch, bc.n + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < bc.n; i++)
    if (bc.p[i].to != bd && idmap_get(&known, (uint32_t)bc.p[i].con)) {
      drop[i] = 1;
      n++;
    }
  if (n) {
    changed = true;
    if (is_op(f, t, OP_BR)) scfg_keep_edge(s, b, succ(f, b, 0) == bd ? 0 : 1);
    else scfg_switch_keep(s, b, drop);
  }
  arena_release(s->px->scratch, mark);
  vec_free(&pc);
  vec_free(&bc);
  return changed;
}

/* ---- into predecessors ---- */
/* Values that phis of b's successors get from b, kept while edges move. */
/* p's branch becomes a switch over v with the cases nc; elsewhere to def. */
static void become_cases(Scfg *s, Blk p, Blk b, Val v, const Cases *nc, Blk def, bool weights, uint64_t defw) {
  Fn *f = s->f;
  Val pt = term(f, p);
  /* What each target's phis receive: from p if p branched there before, else from b. Read before the edges go. */
  ScfgMap *src = &s->map; /* by target: 1 + entry index to copy */
  scfg_map_begin(src, f);
  for (uint32_t i = nsuccs(f, b); i-- > 0;) scfg_map_set(src, succ(f, b, i), succ_pred(f, b, i) + 1);
  for (uint32_t i = nsuccs(f, p); i-- > 0;) scfg_map_set(src, succ(f, p, i), succ_pred(f, p, i) + 1);
  VecU32 vals = {0}, start = {0};
  for (uint32_t i = 0; i <= nc->n; i++) {
    Blk to = i == nc->n ? def : nc->p[i].to;
    vec_push(&start, vals.n);
    FOR_EACH_PHI(f, to, x) vec_push(&vals, (uint32_t)arg(f, x, scfg_map_get(src, to) - 1));
  }
  Md loc = dbg_loc(f, pt);
  Val old = is_op(f, pt, OP_BR) ? arg(f, pt, 0) : VAL_NONE;
  v = old ? scfg_as_int(f, v, pt) : arg(f, pt, 0);
  scfg_touch_around(s, p);
  while (nsuccs(f, p)) {
    uint32_t last = nsuccs(f, p) - 1;
    scfg_touch(s, succ(f, p, last));
    edge_remove(f, p, last);
  }
  ins_erase(f, pt);
  Val *ops = ARENA_ARRAY(s->px->scratch, Val, nc->n + 1);
  ops[0] = v;
  for (uint32_t i = 0; i < nc->n; i++) ops[i + 1] = nc->p[i].con;
  Val sw = ins_new(f, OP_SWITCH, 0, 0, TY_VOID, ops, nc->n + 1);
  ins_place_end(f, sw, p);
  dbg_loc_set(f, sw, loc);
  for (uint32_t e = 0; e <= nc->n; e++) { /* default first */
    uint32_t i = e == 0 ? nc->n : e - 1;
    Blk to = e == 0 ? def : nc->p[i].to;
    uint32_t pi = edge_add(f, p, to), k = start.p[i];
    FOR_EACH_PHI(f, to, x) opnd_set(f, x, pi, (Val)vals.p[k++]);
    scfg_touch(s, to);
  }
  if (weights) {
    uint64_t *w = ARENA_ARRAY(s->px->scratch, uint64_t, nc->n + 1);
    w[0] = defw;
    for (uint32_t i = 0; i < nc->n; i++) w[i + 1] = nc->p[i].w;
    prof_set_weights(f, sw, w, nc->n + 1);
  }
  if (old) scfg_drop(s, old);
  vec_free(&vals);
  vec_free(&start);
  scfg_touch_around(s, p);
  scfg_touch(s, b);
}
static bool into_pred(Scfg *s, Blk p, Blk b) {
  Fn *f = s->f;
  Val v = scfg_compared(f, term(f, b));
  Cases pc = {0}, bc = {0}, nc = {0};
  uint64_t pw, bw;
  bool hp, hb;
  Blk pd = cases_of(f, p, &pc, &pw, &hp), bd = cases_of(f, b, &bc, &bw, &hb);
  ArenaMark mark = arena_mark(s->px->scratch);
  bool ok = true;
  uint64_t sum = bw; /* of b */
  for (uint32_t i = 0; i < bc.n; i++) sum += bc.p[i].w;
  uint64_t defw = pw;
  Blk def = pd;
  if (pd == b) {
    IdSet known = idset_on(s->px->scratch, pc.n);
    uint64_t here = pw;
    for (uint32_t i = 0; i < pc.n; i++) {
      if (pc.p[i].to == b) {
        here += pc.p[i].w;
        continue;
      }
      idmap_put(&known, (uint32_t)pc.p[i].con, 1);
      Case c = pc.p[i];
      c.w *= u64_max(sum, 1);
      vec_push(&nc, c);
    }
    def = bd;
    defw = here * bw;
    for (uint32_t i = 0; i < bc.n; i++)
      if (!idmap_get(&known, (uint32_t)bc.p[i].con) && bc.p[i].to != bd)
        vec_push(&nc, ((Case){bc.p[i].con, bc.p[i].to, here * bc.p[i].w}));
  } else {
    IdSet place = idset_on(s->px->scratch, bc.n); /* 1 + index in bc, by constant */
    for (uint32_t i = 0; i < bc.n; i++) idmap_put(&place, (uint32_t)bc.p[i].con, i + 1);
    for (uint32_t i = 0; i < pc.n; i++) {
      Case c = pc.p[i];
      if (c.to == b) {
        uint32_t k = idmap_get(&place, (uint32_t)c.con);
        c.to = k ? bc.p[k - 1].to : bd;
      }
      vec_push(&nc, c);
    }
  }
  /* b as a target of its own comparison: the value does not change, so that is an endless loop, which gets a block of
   * its own. */
  bool endless = def == b;
  for (uint32_t i = 0; i < nc.n; i++) endless |= nc.p[i].to == b;
  if (endless && s->convergent) ok = false;
  if (endless && ok) {
    Blk l = blk_new(f);
    blk_place_end(f, l);
    blk_name_set(f, l, STR("infloop"));
    ins_place_end(f, ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0), l);
    edge_add(f, l, l);
    if (def == b) def = l;
    for (uint32_t i = 0; i < nc.n; i++)
      if (nc.p[i].to == b) nc.p[i].to = l;
    scfg_touch(s, l);
  }
  if (ok) become_cases(s, p, b, v, &nc, def, hp || hb, defw);
  arena_release(s->px->scratch, mark);
  vec_free(&pc);
  vec_free(&bc);
  vec_free(&nc);
  return ok;
}
/* The common case of a long chain of tests: p is a switch without weights whose default alone leads to b, and b one
 * equality. The case is appended in place, so that n tests cost n comparisons with the cases so far and no
 * rebuilding. */
static bool append_case(Scfg *s, Blk p, Blk b) {
  Fn *f = s->f;
  Val pt = term(f, p), t = term(f, b);
  if (!is_op(f, pt, OP_SWITCH) || !is_op(f, t, OP_BR) || succ(f, p, 0) != b || md_get(f, pt, MDK_PROF) ||
      md_get(f, t, MDK_PROF))
    return false;
  uint32_t from_p = 0;
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    if (i >= 16) return false;
    from_p += pred(f, b, i) == p;
  }
  if (from_p != 1 || succ(f, b, 0) == b || succ(f, b, 1) == b) return false;
  Val c = arg(f, t, 0), k = scfg_case_of(f, arg(f, c, 1));
  uint32_t eq = (Pred)sub(f, c) == ICMP_EQ ? 0 : 1;
  bool known = is_case(f, pt, k);
  Blk hit = succ(f, b, eq), miss = succ(f, b, 1 - eq);
  uint32_t pi = edge_redirect(f, p, 0, miss);
  scfg_phis_like(f, miss, pi, b);
  if (!known && hit != miss) {
    switch_case_add(f, pt, k, hit);
    uint32_t last = nsuccs(f, p) - 1;
    scfg_phis_like(f, hit, succ_pred(f, p, last), b);
  }
  scfg_touch(s, p);
  scfg_touch(s, b);
  scfg_touch(s, hit);
  scfg_touch(s, miss);
  return true;
}
/* b's comparison may become part of p's: where b has other predecessors p's threads no longer meet theirs, where both
 * have a target they come to it on one path instead of two, and where b's threads met before p's did they do no more.
 */
static bool merge_plain(Scfg *s, Blk p, Blk b) {
  enum { FEW = 16 };
  Fn *f = s->f;
  if (npreds(f, b) > 1) return scfg_region_plain(s, b) && scfg_nested_plain(s, p, b, b);
  if (!scfg_lanes(s)) return true;
  for (uint32_t i = 0; i < nsuccs(f, b); i++) {
    Blk t = succ(f, b, i);
    if (npreds(f, t) == 1 || (npreds(f, t) <= FEW && scfg_entry(s, t, p) < 0)) continue;
    if (!scfg_join_plain(s, p, t)) return false;
  }
  return scfg_nested_plain(s, p, b, b);
}
/* b holds nothing but its comparison: predecessors that compare the same value take its cases. */
bool scfg_compare_into_preds(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val v = scfg_compared(f, term(f, b));
  if (!v) return false;
  /* A comparison used by b's branch only: checked by scfg_compared; for a switch the value comes from above. */
  for (uint32_t i = 0; i < npreds(f, b); i++) {
    Blk p = pred(f, b, i);
    if (p == b || scfg_compared(f, term(f, p)) != v) continue;
    if (scfg_chain(s, p)) return true;
    if (scfg_chain_waits(s, p)) {
      scfg_touch(s, b);
      continue;
    }
    if ((npreds(f, b) > 1 && past_cap(f->m, SCFG_CASE_COPIES, nsuccs(f, p))) || !scfg_same_phis(f, b, p)) continue;
    if (!merge_plain(s, p, b)) return false;
    if (append_case(s, p, b) || into_pred(s, p, b)) return true;
  }
  return false;
}

/* ---- chains of equalities ---- */
enum { SPAN_MAX = 8 };
typedef struct Chain {
  Val x;
  Val extra;
  unsigned bits;
  uint64_t v[CAP_SCFG_CHAIN_VALUES];
  uint32_t n, used;
  bool is_eq;
} Chain;
/* One comparison of the chain: x == C (or != in an `and` chain), or a range of at most SPAN_MAX values. */
static bool chain_add(const Fn *f, Chain *c, Val v) {
  uint64_t k, m;
  unsigned bits;
  if (val_is_con(v) || !is_op(f, v, OP_ICMP) || !con_as_int(f, arg(f, v, 1), &bits, &k)) return false;
  Val x = arg(f, v, 0);
  Pred p = (Pred)sub(f, v);
  uint64_t mask = mask64(bits);
  if (p == (c->is_eq ? ICMP_EQ : ICMP_NE)) {
    if (past_cap(f->m, SCFG_CHAIN_VALUES, c->n + 2)) return false;
    Val y = x;
    bool both = false;
    uint64_t bit = 0;
    if ((is_op(f, x, OP_AND) || is_op(f, x, OP_OR)) && is_int_con(f, arg(f, x, 1)) &&
        con_u64(&f->con, arg(f, x, 1), &m)) {
      /* (y & ~bit) == k, (y | bit) == k: two values */
      bit = is_op(f, x, OP_AND) ? ~m & mask : m;
      both = is_pow2(bit) && ((k & bit) != 0) == is_op(f, x, OP_OR);
      if (both && (!c->x || c->x == arg(f, x, 0))) y = arg(f, x, 0);
      else both = false;
    }
    if (!both && c->x && c->x != x) return false;
    c->x = y;
    c->bits = bits;
    c->v[c->n++] = k;
    if (both) c->v[c->n++] = k ^ bit;
    c->used++;
    return true;
  }
  if (!is_int_con(f, arg(f, v, 1))) return false;
  /* x + a < k and the like: the values, if few. */
  if (!c->is_eq) p = pred_invert(p);
  uint64_t lo, size, a = 0;
  Val base = x;
  if (is_op(f, x, OP_ADD) && is_int_con(f, arg(f, x, 1)) && con_u64(&f->con, arg(f, x, 1), &a)) base = arg(f, x, 0);
  switch (p) {
  case ICMP_ULT:
    lo = 0;
    size = k;
    break;
  case ICMP_ULE:
    lo = 0;
    if (k == mask) return false;
    size = k + 1;
    break;
  case ICMP_UGT:
    lo = (k + 1) & mask;
    size = mask - k;
    break;
  case ICMP_UGE:
    lo = k;
    size = mask - k + 1;
    break;
  case ICMP_SLT:
    lo = 1ull << (bits - 1);
    size = (k - lo) & mask;
    break;
  case ICMP_SLE:
    lo = 1ull << (bits - 1);
    size = ((k - lo) & mask) + 1;
    break;
  case ICMP_SGT:
    lo = (k + 1) & mask;
    size = ((1ull << (bits - 1)) - 1 - k) & mask;
    break;
  case ICMP_SGE:
    lo = k;
    size = (((1ull << (bits - 1)) - 1 - k) & mask) + 1;
    break;
  default: return false;
  }
  if (size == 0 || size > SPAN_MAX || (bits < 64 && size > mask) || (c->x && c->x != base) ||
      past_cap(f->m, SCFG_CHAIN_VALUES, c->n + size))
    return false;
  c->x = base;
  c->bits = bits;
  for (uint64_t i = 0; i < size; i++) c->v[c->n++] = (lo + i - a) & mask;
  c->used++;
  return true;
}
static bool logic_op(const Fn *f, Val v, bool is_or, Val *a, Val *b) {
  bool c;
  if (val_is_con(v) || !scfg_is_i1(f, v)) return false;
  if (is_op(f, v, is_or ? OP_OR : OP_AND)) {
    *a = arg(f, v, 0);
    *b = arg(f, v, 1);
    return true;
  }
  if (!is_op(f, v, OP_SELECT) || !scfg_is_i1(f, arg(f, v, 0))) return false;
  if (is_or && scfg_con_bool(f, arg(f, v, 1), &c) && c) {
    *a = arg(f, v, 0);
    *b = arg(f, v, 2);
    return true;
  }
  if (!is_or && scfg_con_bool(f, arg(f, v, 2), &c) && !c) {
    *a = arg(f, v, 0);
    *b = arg(f, v, 1);
    return true;
  }
  return false;
}
static void sort_u64(uint64_t *v, uint32_t n) {
  for (uint32_t i = 1; i < n; i++) {
    uint64_t x = v[i];
    uint32_t k = i;
    while (k && v[k - 1] > x) {
      v[k] = v[k - 1];
      k--;
    }
    v[k] = x;
  }
}
/* The comparisons that cond is made of by and, or; false: something else is among them. */
static bool chain_gather(const Fn *f, Chain *c, Val cond) {
  Val l, r;
  Val work[CAP_SCFG_CHAIN_PARTS], seen[CAP_SCFG_CHAIN_PARTS + 1];
  uint32_t n = 0, nseen = 0;
  bool ok = true;
  work[n++] = cond;
  while (n && ok) {
    Val v = work[--n];
    bool dup = false;
    for (uint32_t i = 0; i < nseen; i++) dup |= seen[i] == v;
    if (dup) continue;
    if (past_cap(f->m, SCFG_CHAIN_PARTS, nseen)) {
      ok = false;
      break;
    }
    seen[nseen++] = v;
    if (logic_op(f, v, c->is_eq, &l, &r)) {
      if (past_cap(f->m, SCFG_CHAIN_PARTS, u32_max(n + 2, nseen))) {
        ok = false;
        break;
      }
      work[n++] = r;
      work[n++] = l;
      continue;
    }
    if (chain_add(f, c, v)) continue;
    if (!c->extra) {
      c->extra = v;
      continue;
    }
    ok = false;
  }
  return ok && c->x && c->used > 1;
}
/* What is no comparison is asked first, in b; the block for the others. */
static Blk extra_first(Scfg *s, Blk b, const Chain *c, Blk hit) {
  Fn *f = s->f;
  Val br = term(f, b);
  Md loc = dbg_loc(f, br);
  Blk e = blk_split(f, br);
  blk_name_set(f, e, STR("switch.early.test"));
  Bld k = bld_before(f, term(f, b));
  k.loc = loc;
  Val x = c->extra;
  KnownCtx known = known_at(f, s->px->scratch, VAL_NONE);
  if (!known_not_undef_poison(&known, x)) {
    x = emit(&k, OP_FREEZE, 0, 0, TY_I1, &x, 1);
    scfg_name(f, x, "", name_of(f, c->extra), ".fr");
  }
  if (c->is_eq) term_condbr(f, b, x, hit, e);
  else term_condbr(f, b, x, e, hit);
  uint32_t ei = c->is_eq ? 0 : 1;
  scfg_phis_like(f, hit, succ_pred(f, b, ei), e);
  scfg_touch(s, e);
  return e;
}
/* Values in a row, or one: b branches on one comparison. */
static void chain_to_compare(Scfg *s, Blk b, const Chain *c, uint32_t nv, bool hit_second, const uint64_t *w) {
  Fn *f = s->f;
  Val br = term(f, b);
  Ty t = ty(f, c->x);
  Bld k = bld_before(f, br);
  Val x = c->x, q;
  if (nv == 1) q = emit_icmp(&k, ICMP_EQ, x, con_int(&f->con, t, c->v[0]));
  else if (nv - 1 == mask64(ty_bits(f->m, t))) q = con_int(&f->con, TY_I1, 1);
  else {
    if (c->v[0]) {
      x = emit_bin(&k, OP_ADD, 0, x, con_int(&f->con, t, 0 - c->v[0]));
      scfg_name(f, x, "", name_of(f, c->x), ".off");
    }
    q = emit_icmp(&k, ICMP_ULT, x, con_int(&f->con, t, nv));
    name_set(f, q, STR("switch"));
  }
  opnd_set(f, br, 0, q);
  if (hit_second) {
    succs_swap(f, b, 0, 1);
    if (w) prof_set_weights(f, br, w, 2);
  }
}
/* b's branch becomes a switch: default is the miss edge, the hit edge is the first case. w: weights of hit and miss, or
 * NULL. */
static void chain_to_switch(Scfg *s, Blk b, const Chain *c, uint32_t nv, const uint64_t *w) {
  Fn *f = s->f;
  Val br = term(f, b);
  Ty t = ty(f, c->x);
  Blk miss = succ(f, b, 0), hit = succ(f, b, 1);
  Md loc = dbg_loc(f, br);
  ArenaMark mark = arena_mark(s->px->scratch);
  uint32_t hi = succ_pred(f, b, 1), nphi = 0;
  FOR_EACH_PHI(f, hit, x) nphi++;
  Val *vals = ARENA_ARRAY(s->px->scratch, Val, nphi + 1);
  nphi = 0;
  FOR_EACH_PHI(f, hit, x) vals[nphi++] = arg(f, x, hi);
  uint32_t mi = succ_pred(f, b, 0), mphi = 0;
  FOR_EACH_PHI(f, miss, x) mphi++;
  Val *mvals = ARENA_ARRAY(s->px->scratch, Val, mphi + 1);
  mphi = 0;
  FOR_EACH_PHI(f, miss, x) mvals[mphi++] = arg(f, x, mi);
  Md loop = md_get(f, br, MDK_LOOP);
  ins_erase(f, br);
  Val *ops = ARENA_ARRAY(s->px->scratch, Val, nv + 1);
  ops[0] = c->x;
  for (uint32_t i = 0; i < nv; i++) ops[i + 1] = con_int(&f->con, t, c->v[i]);
  Val sw = ins_new(f, OP_SWITCH, 0, 0, TY_VOID, ops, nv + 1);
  ins_place_end(f, sw, b);
  dbg_loc_set(f, sw, loc);
  if (loop) md_set(f, sw, MDK_LOOP, loop);
  uint32_t pi = edge_add(f, b, miss), q = 0;
  FOR_EACH_PHI(f, miss, x) opnd_set(f, x, pi, mvals[q++]);
  for (uint32_t i = 0; i < nv; i++) {
    pi = edge_add(f, b, hit);
    q = 0;
    FOR_EACH_PHI(f, hit, x) opnd_set(f, x, pi, vals[q++]);
  }
  if (w) {
    uint64_t *sw_w = ARENA_ARRAY(s->px->scratch, uint64_t, nv + 1);
    sw_w[0] = w[1];
    for (uint32_t i = 0; i < nv; i++) sw_w[i + 1] = w[0] / nv;
    prof_set_weights(f, sw, sw_w, nv + 1);
  }
  arena_release(s->px->scratch, mark);
}
bool scfg_icmp_chain(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val br = term(f, b), cond = arg(f, br, 0), l, r;
  if (val_is_con(cond) || is_arg(f, cond)) return false;
  bool is_eq = logic_op(f, cond, true, &l, &r);
  if (!is_eq && !logic_op(f, cond, false, &l, &r)) return false;
  Chain chain, *c = &chain; /* not its values: a kilobyte */
  c->x = c->extra = VAL_NONE;
  c->bits = 0;
  c->n = c->used = 0;
  c->is_eq = is_eq;
  if (!chain_gather(f, c, cond)) return false;
  sort_u64(c->v, c->n);
  uint32_t nv = 0;
  for (uint32_t i = 0; i < c->n; i++)
    if (!nv || c->v[nv - 1] != c->v[i]) c->v[nv++] = c->v[i];
  if (c->extra && nv < 2) return false;
  if (c->extra && s->convergent && !scfg_region_plain(s, b)) return false;
  Blk hit = succ(f, b, c->is_eq ? 0 : 1);
  uint64_t w[2];
  bool weights = prof_weights(f, br, w, 2);
  if (!c->is_eq && weights) {
    uint64_t x = w[0];
    w[0] = w[1];
    w[1] = x;
  }
  if (c->extra) {
    b = extra_first(s, b, c, hit);
    br = term(f, b);
  }
  /* hit and miss edges of b are replaced by those of the new terminator. */
  uint32_t ih = hit == succ(f, b, 0) ? 0 : 1;
  Ty t = ty(f, c->x);
  if (ty_is_ptr(f->m, t)) {
    Bld kp = bld_before(f, br);
    t = ty_intptr(f->m, t);
    c->x = emit_cast(&kp, OP_PTRTOINT, 0, c->x, t);
    name_set(f, c->x, STR("magicptr"));
  }
  bool contiguous = nv >= 2 && c->v[nv - 1] - c->v[0] == nv - 1;
  if (contiguous || nv == 1) chain_to_compare(s, b, c, nv, ih == 1, weights ? w : NULL);
  else {
    if (ih == 0) succs_swap(f, b, 0, 1);
    chain_to_switch(s, b, c, nv, weights ? w : NULL);
  }
  scfg_drop(s, cond);
  scfg_touch_around(s, b);
  return true;
}

/* ---- an equality under a switch ---- */
/* b: phis; %c = icmp eq %x, C; br %to   below a switch on %x whose default (or one case) is b and whose value C goes
 *                                       elsewhere:
 * the phi of `to` gets constants. With %c known in b it folds; at the default C becomes a case of its own. */
bool scfg_icmp_after_switch(Scfg *s, Blk b) {
  Fn *f = s->f;
  Val c = first_nonphi(f, b);
  Pred p = (Pred)sub(f, c);
  if ((p != ICMP_EQ && p != ICMP_NE) || !is_int_con(f, arg(f, c, 1)) || next_of(f, c) != term(f, b)) return false;
  Blk sb = single_pred(f, b);
  if (f->ins[first_ins(f, b)].op == OP_PHI || !sb || !has_one_use(f, c)) return false;
  Val sw = term(f, sb);
  if (!is_op(f, sw, OP_SWITCH) || arg(f, sw, 0) != arg(f, c, 0)) return false;
  Val k = arg(f, c, 1);
  uint32_t n = nsuccs(f, sb) - 1, at = 0, mine = pred_succ(f, b, 0);
  for (uint32_t i = 1; i <= n; i++)
    if (arg(f, sw, i) == k) at = i;
  if (mine != 0 || at) { /* the outcome is known */
    bool eq = mine != 0 && arg(f, sw, mine) == k;
    val_replace(f, c, con_int(&f->con, TY_I1, eq == (p == ICMP_EQ)));
    ins_erase(f, c);
    scfg_touch_around(s, b);
    return true;
  }
  /* b is the default: C gets an edge of its own, if the only use is the phi of a successor with two predecessors in
   * this very way. */
  Blk to = succ(f, b, 0);
  Val phi = use_user(f, first_use(f, c));
  if (!is_op(f, phi, OP_PHI) || blk_of(f, phi) != to || phi != first_ins(f, to) || is_op(f, next_of(f, phi), OP_PHI))
    return false;
  bool def = p == ICMP_NE;
  val_replace(f, c, con_int(&f->con, TY_I1, def));
  ins_erase(f, c);
  Blk e = blk_new_before(f, to, STR("switch.edge"));
  Val t = ins_new(f, OP_BR, 0, 0, TY_VOID, NULL, 0);
  ins_place_end(f, t, e);
  dbg_loc_set(f, t, dbg_loc(f, sw));
  uint32_t pi = edge_add(f, e, to);
  opnd_set(f, phi, pi, con_int(&f->con, TY_I1, !def));
  uint64_t *w = mem_alloc((n + 2) * sizeof *w);
  bool weights = prof_weights(f, sw, w, n + 1);
  switch_case_add(f, sw, k, e);
  if (weights) {
    w[n + 1] = (w[0] + 1) / 2;
    w[0] = (w[0] + 1) / 2;
    prof_set_weights(f, sw, w, n + 2);
  }
  mem_free(w);
  scfg_touch_around(s, e);
  scfg_touch_around(s, b);
  return true;
}
