/* cgp_merge.c: an address that is a phi or select of addresses is computed behind it, from what these have in common.
 *
 *     %a = getelementptr inbounds i8, ptr %p, i64 64        %s1 = select i1 %c, i64 64, i64 128
 *     %b = getelementptr inbounds i8, ptr %p, i64 128  ==>  %sunkaddr = getelementptr inbounds i8, ptr %p, i64 %s1
 *     %s = select i1 %c, ptr %a, ptr %b                     %v = load i64, ptr %sunkaddr
 *     %v = load i64, ptr %s
 *
 * From the address upward, through phis and selects (CGP_GRAPH of them and of what they lead to), each end is taken as
 * register and constant (cgp_address.c). If all ends are equal, and the register is there, the access takes that. If
 * they differ in the register only, or in the constant only, a graph of the same phis and selects over what differs is
 * made, as far as it is not there already or one value, and the address is the sum of that and what they have in
 * common. The field that may differ: knobs addr-sink-combine-base-reg, -gv (registers that are variables), -offs, and
 * -scaled-reg: the index, where all ends are getelementptrs of one index from one base that are used here alone (PTX
 * adds it outside of the access, but once for all); new selects: addr-sink-new-select; new phis (sunk_phi):
 * addr-sink-new-phis, off, since they hold a register for as long as the old ones may be held for others.
 * disable-complex-addr-modes: ends that differ are left alone.
 *
 * Sound: the new graph has, edge by edge and arm by arm, the part of what the old one has there, and part and end are
 * of one evaluation: what dominates an end is not evaluated again between it and the phi without the end being so, too.
 * No edge changes, so that it does not matter which threads take which. Cost: O(ends + nodes^2) for an access. Source:
 * LLVM's AddressingModeCombiner (public design). */
#include "analysis/cfg/dom.h"
#include "ir/cap.h"
#include "ir/match.h"
#include "passes/codegen/cgp_address_int.h"

typedef struct Node { /* a phi, a select, or an end */
  Val v;
  AddrMode m;    /* of an end */
  Val has;       /* what differs: of an end; of a node once it is known */
  uint32_t made; /* 1: `has` is to be filled in */
} Node;
typedef struct Merge {
  Cgp *c;
  Node n[CAP_CGP_GRAPH];
  uint32_t count;
} Merge;

static uint32_t find(const Merge *g, Val v) {
  uint32_t i = 0;
  while (i < g->count && g->n[i].v != v) i++;
  return i;
}
/* Operand i of a node that is an arm: all of a phi's, those of a select behind its condition. */
static uint32_t first_arm(const Fn *f, Val v) { return is_op(f, v, OP_SELECT) ? 1 : 0; }
static bool collect(Merge *g, Val addr) {
  const Fn *f = g->c->f;
  g->n[0] = (Node){.v = addr};
  g->count = 1;
  for (uint32_t k = 0; k < g->count; k++) {
    Val v = g->n[k].v;
    if (!is_phi_or_select(f, v)) continue;
    for (uint32_t i = first_arm(f, v); i < nops(f, v); i++) {
      Val x = arg(f, v, i);
      if (find(g, x) < g->count) continue;
      if (at_cap(f->m, CGP_GRAPH, g->count)) return false;
      g->n[g->count++] = (Node){.v = x};
    }
  }
  return true;
}
/* A constant end: the variable and the offset. */
static void constant_mode(const Fn *f, Val v, AddrMode *m) {
  *m = (AddrMode){.base = v};
  Val t = con_twin(&f->con, v);
  if (con_kind(&f->con, t) != CON_ADDR) return;
  Val base = con_op(&f->con, t, 0);
  if (ty(f, base) != ty(f, v) || !address_fits(con_addr_offset(&f->con, t))) return;
  *m = (AddrMode){.base = base, .off = con_addr_offset(&f->con, t), .flags = con_rec(&f->con, t)->flags, .steps = 1};
  m->flags &= F_INBOUNDS | F_NUSW | F_NUW;
}
typedef enum Differ { DIFFER_NOT, DIFFER_BASE, DIFFER_OFF, DIFFER_MORE } Differ;
static Differ compare(Merge *g, Val access, AddrMode *common, bool *variables) {
  const Fn *f = g->c->f;
  Differ d = DIFFER_NOT;
  bool any = false, sum = false;
  *variables = true;
  for (uint32_t k = 0; k < g->count && d != DIFFER_MORE; k++) {
    Node *n = &g->n[k];
    if (is_phi_or_select(f, n->v)) continue;
    if (val_is_con(n->v)) constant_mode(f, n->v, &n->m);
    else address_mode(g->c, n->v, access, &n->m);
    /* The register itself is 0 from itself, whatever it is. */
    if (!n->m.off) n->m.flags = F_INBOUNDS | F_NUSW | F_NUW;
    sum |= n->m.off != 0;
    *variables &= val_is_con(n->m.base);
    if (!any) {
      *common = n->m, any = true;
      continue;
    }
    Differ now = n->m.base != common->base ? n->m.off != common->off ? DIFFER_MORE : DIFFER_BASE
                 : n->m.off != common->off ? DIFFER_OFF
                                           : DIFFER_NOT;
    d = now == DIFFER_NOT || d == now ? d : d == DIFFER_NOT ? now : DIFFER_MORE;
    common->flags &= n->m.flags;
  }
  if (d == DIFFER_NOT) return any ? d : DIFFER_MORE;
  return sum ? d : DIFFER_MORE; /* ends that are the register alone have nothing in common but what is there */
}
/* Nodes over one value are that value. */
static void settle(Merge *g) {
  const Fn *f = g->c->f;
  for (bool more = true; more;) {
    more = false;
    for (uint32_t k = g->count; k--;) {
      Node *n = &g->n[k];
      if (n->has) continue;
      Val one = VAL_NONE;
      bool same = true;
      for (uint32_t i = first_arm(f, n->v); same && i < nops(f, n->v); i++) {
        if (arg(f, n->v, i) == n->v) continue;
        Val x = g->n[find(g, arg(f, n->v, i))].has;
        same = x && (!one || x == one);
        one = x;
      }
      if (same && one) n->has = one, more = true;
    }
  }
}
/* Phi `there`, beside the node's own, has the same parts over every edge, if those nodes are matched as `as` says. */
static bool matches(const Merge *g, uint32_t node, Val there, Val *as) {
  const Fn *f = g->c->f;
  uint32_t todo[CAP_CGP_GRAPH], n = 0;
  as[node] = there;
  todo[n++] = node;
  while (n) {
    uint32_t k = todo[--n];
    Val v = g->n[k].v;
    for (uint32_t i = 0; i < nops(f, v); i++) {
      uint32_t j = find(g, arg(f, v, i));
      Val have = arg(f, as[k], i), want = g->n[j].has ? g->n[j].has : as[j];
      if (want) {
        if (want != have) return false;
        continue;
      }
      if (!is_op(f, g->n[j].v, OP_PHI) || !is_op(f, have, OP_PHI) || blk_of(f, have) != blk_of(f, g->n[j].v) ||
          ty(f, have) != ty(f, there))
        return false;
      as[j] = have;
      todo[n++] = j;
    }
  }
  return true;
}
static bool match_there(Merge *g, uint32_t node, Ty t) {
  const Fn *f = g->c->f;
  uint32_t looked = 0;
  FOR_EACH_PHI(f, blk_of(f, g->n[node].v), p) {
    if (at_cap(f->m, CGP_USES, ++looked)) return false;
    Val as[CAP_CGP_GRAPH] = {VAL_NONE};
    if (ty(f, p) != t || p == g->n[node].v || !matches(g, node, p, as)) continue;
    for (uint32_t k = 0; k < g->count; k++)
      if (as[k]) g->n[k].has = as[k];
    return true;
  }
  return false;
}
/* Phis and selects over what differs, where they are not there already. */
static bool make_nodes(Merge *g, Ty t) {
  Cgp *c = g->c;
  Fn *f = c->f;
  bool phis = cgp_knob(c, KNOB_ADDR_SINK_NEW_PHIS), selects = cgp_knob(c, KNOB_ADDR_SINK_NEW_SELECT);
  for (uint32_t k = 0; k < g->count; k++) {
    Node *n = &g->n[k];
    if (n->has) continue;
    if (is_op(f, n->v, OP_SELECT) ? !selects : !match_there(g, k, t) && !phis) return false;
  }
  Val none = con_poison(&f->con, t);
  for (uint32_t k = 0; k < g->count; k++) {
    Node *n = &g->n[k];
    if (n->has) continue;
    n->made = 1;
    if (is_op(f, n->v, OP_PHI)) {
      Val *ops = ARENA_ARRAY(c->px->scratch, Val, nops(f, n->v));
      for (uint32_t i = 0; i < nops(f, n->v); i++) ops[i] = none;
      n->has = ins_new(f, OP_PHI, 0, 0, t, ops, nops(f, n->v));
      ins_place_before(f, n->has, n->v);
      name_set(f, n->has, STR("sunk_phi"));
      stat_add(c->px, ST_CGP_ADDRESS_PHIS, 1);
    } else {
      Bld b = bld_before(f, n->v);
      n->has = emit_select(&b, arg(f, n->v, 0), none, none);
      name_like(f, n->has, n->v, STR(""));
      md_copy(f, n->has, n->v);
      stat_add(c->px, ST_CGP_ADDRESS_SELECTS, 1);
    }
  }
  for (uint32_t k = 0; k < g->count; k++)
    if (g->n[k].made)
      for (uint32_t i = first_arm(f, g->n[k].v); i < nops(f, g->n[k].v); i++)
        opnd_set(f, g->n[k].has, i, g->n[find(g, arg(f, g->n[k].v, i))].has);
  return true;
}
/* All ends are one index from one base, used here alone: one of them. */
static Val indexed_ends(const Merge *g, unsigned *fl) {
  const Fn *f = g->c->f;
  Val one = VAL_NONE;
  *fl = F_INBOUNDS | F_NUSW | F_NUW;
  for (uint32_t k = 0; k < g->count; k++) {
    Val v = g->n[k].v;
    if (is_phi_or_select(f, v)) continue;
    if (!is_op(f, v, OP_GEP) || nops(f, v) != 2 || !has_one_use(f, v) || val_is_con(arg(f, v, 1))) return VAL_NONE;
    if (!one) one = v;
    if (arg(f, v, 0) != arg(f, one, 0) || gep_type(f, v) != gep_type(f, one) ||
        ty(f, arg(f, v, 1)) != ty(f, arg(f, one, 1)))
      return VAL_NONE;
    *fl &= flags(f, v);
  }
  return one;
}
static Val merged_index(Merge *g, Val access, Val one, unsigned fl) {
  Cgp *c = g->c;
  Fn *f = c->f;
  Val base = arg(f, one, 0);
  Ty source = gep_type(f, one), it = ty(f, arg(f, one, 1));
  if (cgp_knob(c, KNOB_DISABLE_COMPLEX_ADDR_MODES) || !cgp_knob(c, KNOB_ADDR_SINK_COMBINE_SCALED_REG) ||
      !dom_val(f, dom(f), base, access))
    return VAL_NONE;
  for (uint32_t k = 0; k < g->count; k++)
    if (!is_phi_or_select(f, g->n[k].v)) g->n[k].has = arg(f, g->n[k].v, 1);
  settle(g);
  if (!make_nodes(g, it)) return VAL_NONE;
  Bld k = bld_before(f, access);
  Val r = emit_gep(&k, source, fl, base, &g->n[0].has, 1);
  name_set(f, r, STR("sunkaddr"));
  return r;
}
Val address_merged(Cgp *c, Val access, Val addr) {
  Fn *f = c->f;
  Merge g = {.c = c};
  AddrMode m = {.base = VAL_NONE};
  bool variables;
  if (!collect(&g, addr)) return VAL_NONE;
  Val with = cgp_sunk(c, addr);
  if (with) return with;
  unsigned fl;
  Val one = indexed_ends(&g, &fl);
  if (one) return merged_index(&g, access, one, fl);
  Differ d = compare(&g, access, &m, &variables);
  if (d == DIFFER_MORE) return VAL_NONE;
  Ty it = ty_index(f->m, ty(f, addr));
  if (d == DIFFER_NOT || d == DIFFER_OFF)
    if (!dom_val(f, dom(f), m.base, access)) return VAL_NONE;
  if (d == DIFFER_NOT) {
    if (!m.off) return m.base;
    return val_is_con(m.base) ? con_addr(&f->con, ty(f, addr), m.base, m.off, m.flags)
                              : address_build(c, access, m.base, con_sint(&f->con, it, m.off), m.flags);
  }
  KnobId field = d == DIFFER_OFF ? KNOB_ADDR_SINK_COMBINE_OFFS
                 : variables     ? KNOB_ADDR_SINK_COMBINE_GV
                                 : KNOB_ADDR_SINK_COMBINE_BASE_REG;
  if (cgp_knob(c, KNOB_DISABLE_COMPLEX_ADDR_MODES) || !cgp_knob(c, field)) return VAL_NONE;
  for (uint32_t k = 0; k < g.count; k++)
    if (!is_phi_or_select(f, g.n[k].v))
      g.n[k].has = d == DIFFER_OFF ? con_sint(&f->con, it, g.n[k].m.off) : g.n[k].m.base;
  settle(&g);
  if (!make_nodes(&g, d == DIFFER_OFF ? it : ty(f, addr))) return VAL_NONE;
  Val part = g.n[0].has;
  if (d == DIFFER_OFF) return address_build(c, access, m.base, part, m.flags);
  return address_build(c, access, part, con_sint(&f->con, it, m.off), m.flags);
}
