/* warp_values.c: values of an expression in the lanes of a warp. Contract: warp_values.h.
 *
 *   (tid.x ^ tid.y) & 31, one row a warp   ->   32 cases, one for each tid.y mod 32: lane ^ 0, lane ^ 1, ...
 *   blockIdx.x * blockDim.x + tid.x        ->   U + {0, 1, ..., 31}
 */
#include "analysis/cfg/dom.h"
#include "analysis/access/warp_values.h"
#include "analysis/memory/alias.h"
#include "analysis/memory/loads.h"
#include "analysis/value/launch.h"
#include "analysis/value/range.h"
#include "ir/cap.h"
#include "ir/effects.h"

typedef enum NodeKind {
  N_NONE,
  N_CONST,
  N_LEAF,
  N_TID,
  N_LANE,
  N_WIDTH,
  N_BIN,
  N_CAST,
  N_CMP,
  N_SELECT,
  N_MINMAX,
  N_LOOP,
  N_PICK,
  N_PURE /* of one to three operands; evaluated only to "the same in all lanes" */
} NodeKind;
typedef struct Node {
  Val v; /* VAL_NONE: a step inside of an instruction */
  uint8_t kind, op, bits, tz;
  uint8_t exact, nonneg; /* by range: WARP_S, WARP_U; the operand of what needs it only */
  bool asked, uniform, array;
  uint16_t flags, a, b, c;
  uint64_t k; /* N_CONST: value; N_LEAF: low bits known one; N_TID: dimension; N_PICK: block; N_CMP, N_MINMAX:
                 predicate, intrinsic */
} Node;
typedef enum AboutKind {
  ABOUT_LOW,
  ABOUT_MOD_U,
  ABOUT_MOD_S,
  ABOUT_SIGN,
  ABOUT_AMOUNT,
  ABOUT_ARM,
  ABOUT_PICK
} AboutKind;
typedef struct Question {
  uint8_t kind, bits;
  uint32_t about, count, at, node;
} Question; /* bits: of ABOUT_LOW; node: that asked first */
struct WarpExpr {
  WarpFn *w;
  uint32_t n, root, narm;
  bool full, gathers;
  Node node[CAP_WARP_NODES];
  uint16_t arm[CAP_WARP_NODES];
  WarpVal val[CAP_WARP_NODES];
  /* of a run */
  unsigned given, used;
  uint32_t steps, lanes, nq, now;
  bool failed;   /* too many questions */
  int64_t first; /* linear number of lane 0; -1: an unknown multiple of 32 in its row */
  Question q[CAP_WARP_TRAIL];
};

void warp_fn_open(WarpFn *w, Fn *f) {
  *w = (WarpFn){.f = f, .s = scev(f), .u = uniformity(f), .l = loops(f), .c = cycles(f)};
  w->left = mem_zalloc(w->c->n + 1);
  LaunchBounds b = launch_bounds(f);
  memcpy(w->dim, b.block, sizeof w->dim);
  w->max_threads = b.max_threads ? u32_min(b.max_threads, WARPS_MAX * WARP_LANES) : WARPS_MAX * WARP_LANES;
}
void warp_fn_close(WarpFn *w) { mem_free(w->left); }

/* ---- reading the expression ---- */
static uint16_t build(WarpExpr *e, Val v, unsigned depth);

Val warp_forwarded(const Fn *f, Val load) {
  if (!is_op(f, load, OP_LOAD)) return VAL_NONE;
  Val slot = ptr_strip_casts(f, arg(f, load, 0)), x = VAL_NONE, store = VAL_NONE;
  if (!is_op(f, slot, OP_ALLOCA)) return VAL_NONE;
  Val at[4] = {slot};
  unsigned n = 1, uses = 0;
  for (unsigned i = 0; i < n; i++)
    FOR_EACH_USE(f, at[i], u) {
      Val user = use_user(f, u);
      if (past_cap(f->m, WARP_USES, ++uses)) return VAL_NONE;
      switch (op(f, user)) {
      case OP_LOAD:
      case OP_MDVAL: break;
      case OP_ADDRSPACECAST:
      case OP_BITCAST:
        if (n == ARRAY_LEN(at)) return VAL_NONE;
        at[n++] = user;
        break;
      case OP_STORE:
        if (store || use_index(f, u) != 1) return VAL_NONE;
        store = user;
        x = arg(f, user, 0);
        break;
      case OP_CALL:
        if (is_lifetime(f, user)) break;
        return VAL_NONE;
      default: return VAL_NONE;
      }
    }
  return store && ty(f, x) == ty(f, load) && dom_val(f, dom((Fn *)f), store, load) ? x : VAL_NONE;
}
static uint16_t add_node(WarpExpr *e, Node n) {
  if (at_cap(e->w->f->m, WARP_NODES, e->n)) {
    e->full = true;
    return 0;
  }
  e->node[e->n] = n;
  return (uint16_t)e->n++;
}
/* What gives the same wherever it is read. */
static uint16_t add_once(WarpExpr *e, NodeKind kind, unsigned bits, uint64_t k) {
  for (uint32_t i = 1; i < e->n; i++)
    if (e->node[i].kind == kind && e->node[i].bits == bits && e->node[i].k == k) return (uint16_t)i;
  return add_node(e, (Node){.kind = (uint8_t)kind, .bits = (uint8_t)bits, .k = k});
}
static uint16_t add_const(WarpExpr *e, unsigned bits, uint64_t k) {
  return add_once(e, N_CONST, bits, k & mask64(bits));
}
static uint16_t add_bin(WarpExpr *e, Op o, unsigned flags, uint16_t a, uint16_t b) {
  return add_node(
      e, (Node){.kind = N_BIN, .op = (uint8_t)o, .bits = e->node[a].bits, .flags = (uint16_t)flags, .a = a, .b = b});
}
static uint32_t bits_of(const WarpFn *w, Val v) {
  Ty t = ty(w->f, v);
  uint32_t n = ty_is_int(w->f->m, t)   ? ty_bits(w->f->m, t)
               : ty_is_ptr(w->f->m, t) ? ptr_index_bits(w->f->m, ty_addrspace(w->f->m, t))
                                       : 0;
  return n <= 64 ? n : 0;
}
/* Low bits that are known: how many, and their value. */
static unsigned low_bits(WarpFn *w, Val v, uint64_t *one) {
  *one = 0;
  if (ty_is_ptr(w->f->m, ty(w->f, v))) return log2_floor(ptr_align(w->f, v));
  ArenaMark m = arena_mark(&w->f->arena);
  KnownCtx k = known_at(w->f, &w->f->arena, VAL_NONE);
  Known b = known_bits(&k, v);
  uint64_t zero = ap_get_u64(b.zero), ones = ap_get_u64(b.one), all = (zero | ones) & ~(zero & ones);
  unsigned n = (unsigned)__builtin_ctzll(~all | 1ull << 63);
  *one = ones & mask64(n);
  arena_release(&w->f->arena, m);
  return n;
}
/* What the range of the node's value says about wrapping. */
static void ask_range(WarpExpr *e, uint16_t i) {
  Node *n = &e->node[i];
  if (n->asked || n->v == VAL_NONE || val_is_con(n->v) || !ty_is_int(e->w->f->m, ty(e->w->f, n->v)) || n->bits < 2)
    return;
  n->asked = true;
  Sx x = sx_of(e->w->s, n->v);
  Range u = sx_range_u(e->w->s, x), r = sx_range_s(e->w->s, x);
  if (range_is_empty(u) || range_is_empty(r) || u.bits != n->bits || r.bits != n->bits) return;
  if (range_umax(u) - range_umin(u) < 1ull << (n->bits - 1)) n->exact |= WARP_U;
  if ((uint64_t)range_smax(r) - (uint64_t)range_smin(r) < 1ull << (n->bits - 1)) n->exact |= WARP_S;
  n->nonneg = range_smin(r) >= 0;
}
static uint16_t add_cast(WarpExpr *e, Op o, unsigned flags, uint16_t a, unsigned bits) {
  if (o == OP_ZEXT || o == OP_SEXT) ask_range(e, a);
  return add_node(e, (Node){.kind = N_CAST, .op = (uint8_t)o, .bits = (uint8_t)bits, .flags = (uint16_t)flags, .a = a});
}
static uint16_t leaf_node(WarpExpr *e, Val v, unsigned bits) {
  uint64_t one;
  unsigned tz = low_bits(e->w, v, &one);
  const Fn *f = e->w->f;
  bool array = ty_is_ptr(f->m, ty(f, v)) && !is_op(f, v, OP_PHI) &&
               !is_op(f, v, OP_SELECT); /* not a place within one */
  return add_node(
      e,
      (Node){
        .v = v, .kind = N_LEAF, .bits = (uint8_t)bits, .tz = (uint8_t)tz, .array = array, .k = one, .uniform = true});
}
/* Lanes that leave a cycle in different rounds see different values of what it computes. */
static bool left_together(WarpFn *w, uint32_t c) {
  if (!w->left[c]) {
    w->left[c] = 1;
    for (uint32_t k = w->c->cycle[c].first; k < w->c->cycle[c].last; k++) {
      Blk b = w->c->blk[k];
      for (uint32_t i = 0; i < nsuccs(w->f, b); i++)
        if (!cycle_has_blk(w->c, c, succ(w->f, b, i)) && !uniform_branch(w->u, b, UNI_WARP)) w->left[c] = 2;
    }
  }
  return w->left[c] == 1;
}
static uint16_t operand(WarpExpr *e, Val v, Blk user, unsigned depth) {
  WarpFn *w = e->w;
  if (!val_is_con(v) && !is_arg(w->f, v))
    for (uint32_t c = cycle_of(w->c, blk_of(w->f, v)); c && !cycle_has_blk(w->c, c, user); c = w->c->cycle[c].parent)
      if (!left_together(w, c)) return 0;
  return build(e, v, depth);
}
/* Every branch between the immediate dominator of b and b goes one way for the warp, and there is no loop on the way.
 */
static bool reached_together(WarpFn *w, Blk b) {
  Fn *f = w->f;
  const Dom *d = dom(f);
  Blk top = dom_reachable(d, b) ? d->idom[b] : BLK_NONE, seen[CAP_WARP_BLOCKS];
  uint32_t n = 0;
  if (!top || loop_of(w->l, top) != loop_of(w->l, b) || cycle_of(w->c, top) != cycle_of(w->c, b)) return false;
  seen[n++] = b;
  for (uint32_t i = 0; i < n; i++) {
    Blk x = seen[i];
    if (cycle_of(w->c, x) != cycle_of(w->c, b) || (i && nsuccs(f, x) > 1 && !uniform_branch(w->u, x, UNI_WARP)))
      return false;
    if (x == top) continue;
    for (uint32_t k = 0; k < npreds(f, x); k++) {
      Blk p = pred(f, x, k);
      bool known = false;
      if (!dom_reachable(d, p)) continue;
      for (uint32_t j = 0; j < n; j++) known |= seen[j] == p;
      if (known && p == b) return false; /* around a cycle */
      if (known) continue;
      if (at_cap(f->m, WARP_BLOCKS, n)) return false;
      seen[n++] = p;
    }
  }
  return true;
}
static bool reads_memory(const Fn *f, Val v) {
  Op o = op(f, v);
  return o == OP_ATOMICRMW || o == OP_CMPXCHG || (o == OP_LOAD && !is_op(f, alias_object(f, arg(f, v, 0)), OP_ALLOCA));
}
/* A phi of a loop that every lane adds the same to in each round: its start plus one unknown. Where all lanes see one
 * value of it anyway steps are constants, so that two such phis do not lead to each other for ever. */
static uint16_t build_loop(WarpExpr *e, Val phi, unsigned bits, unsigned depth) {
  WarpFn *w = e->w;
  Fn *f = w->f;
  Val start, at;
  uint32_t loop = loop_phi(f, w->l, phi, &start, &at);
  if (!loop) return 0;
  bool same = uniform_val(w->u, phi, UNI_WARP);
  unsigned flags = F_NSW | F_NUW;
  uint16_t sum = add_const(e, bits, 0);
  for (unsigned i = 0; at != phi; i++) {
    if (val_is_con(at) || !loop_has_blk(w->l, loop, blk_of(f, at)) || at_cap(f->m, WARP_TRAIL, i)) return 0;
    Op o = op(f, at);
    if (o == OP_GEP) {
      if (nops(f, at) != 2 || ty_is_vec(f->m, ty(f, at)) || !ty_is_sized(f->m, gep_type(f, at)) ||
          ty_scalable(f->m, gep_type(f, at)))
        return 0;
      Val x = arg(f, at, 1);
      if (!uniform_val(w->u, x, UNI_WARP) || bits_of(w, x) != bits || (same && !val_is_con(x))) return 0;
      sum = add_bin(e, OP_ADD, 0, sum,
                    add_bin(e, OP_MUL, 0, operand(e, x, blk_of(f, at), depth + 1),
                            add_const(e, bits, ty_alloc_size(f->m, gep_type(f, at)))));
      at = arg(f, at, 0);
      flags = 0;
      continue;
    }
    if (o != OP_ADD && o != OP_SUB) return 0;
    Val a = arg(f, at, 0), b = arg(f, at, 1);
    if (o == OP_ADD && uniform_val(w->u, a, UNI_WARP)) {
      Val t = a;
      a = b;
      b = t;
    }
    if (!uniform_val(w->u, b, UNI_WARP)) e->gathers |= reads_memory(f, b);
    if (!uniform_val(w->u, b, UNI_WARP) || (same && !val_is_con(b))) return 0;
    flags &= w->f->ins[at].flags;
    sum = add_bin(e, o, 0, sum, operand(e, b, blk_of(f, at), depth + 1));
    at = a;
  }
  return add_node(e, (Node){.v = phi,
                            .kind = N_LOOP,
                            .bits = (uint8_t)bits,
                            .flags = (uint16_t)flags,
                            .a = operand(e, start, w->l->loop[loop].header, depth + 1),
                            .b = sum});
}
static uint16_t build_gep(WarpExpr *e, Val v, unsigned bits, unsigned depth) {
  Fn *f = e->w->f;
  const Module *m = f->m;
  Blk b = blk_of(f, v);
  unsigned fl = (flags(f, v) & (F_NUSW | F_INBOUNDS) ? F_NSW : 0) | (flags(f, v) & F_NUW);
  if (ty_is_vec(m, ty(f, v))) return 0;
  uint16_t at = operand(e, arg(f, v, 0), b, depth + 1);
  Ty t = gep_type(f, v);
  for (uint32_t i = 1; i < nops(f, v); i++) {
    Val x = arg(f, v, i);
    if (i > 1 && ty_kind(m, t) == TK_STRUCT) {
      uint64_t k;
      if (!val_is_con(x) || !con_u64(&f->con, x, &k) || !ty_is_sized(m, t)) return 0;
      at = add_bin(e, OP_ADD, 0, at, add_const(e, bits, ty_field_offset(m, t, (uint32_t)k)));
      t = ty_field(m, t, k);
      continue;
    }
    if (i > 1) t = ty_elem(m, t);
    unsigned n = bits_of(e->w, x);
    if (!n || !ty_is_sized(m, t) || ty_scalable(m, t)) return 0;
    uint16_t ix = operand(e, x, b, depth + 1);
    if (n != bits) ix = add_cast(e, n < bits ? OP_SEXT : OP_TRUNC, fl, ix, bits);
    at = add_bin(e, OP_ADD, 0, at, add_bin(e, OP_MUL, fl, ix, add_const(e, bits, ty_alloc_size(m, t))));
  }
  if (at && e->node[at].v == VAL_NONE && e->node[at].kind == N_BIN) e->node[at].v = v; /* found again by it */
  return at;
}
static uint16_t build_constant(WarpExpr *e, Val v, unsigned bits) {
  const ConPool *cp = &e->w->f->con;
  uint64_t k;
  if (ty_is_int(e->w->f->m, con_type(cp, v))) return con_u64(cp, con_twin(cp, v), &k) ? add_const(e, bits, k) : 0;
  v = con_twin(cp, v);
  if (con_kind(cp, v) == CON_ADDR) {
    uint64_t off = (uint64_t)con_addr_offset(cp, v);
    return add_bin(e, OP_ADD, 0, build_constant(e, con_op(cp, v, 0), bits), add_const(e, bits, off));
  }
  if (con_kind(cp, v) == CON_EXPR && con_rec(cp, v)->sub == OP_ADDRSPACECAST) {
    Val from = con_expr_get(cp, v).ops[0];
    unsigned n = bits_of(e->w, from);
    return n ? add_node(e, (Node){.v = v,
                                  .kind = N_CAST,
                                  .op = OP_ADDRSPACECAST,
                                  .bits = (uint8_t)bits,
                                  .a = build_constant(e, from, n)})
             : 0;
  }
  return con_kind(cp, v) == CON_UNDEF || con_kind(cp, v) == CON_POISON ? 0 : leaf_node(e, v, bits);
}
static uint16_t build_call(WarpExpr *e, Val v, unsigned bits, unsigned depth) {
  WarpFn *w = e->w;
  unsigned id = call_intrinsic(w->f, v);
  const SregInfo *r = id ? intrinsic_sreg((IntrinsicId)id) : NULL;
  Node n = {.v = v, .bits = (uint8_t)bits, .uniform = uniform_val(w->u, v, UNI_WARP)};
  if (r && r->kind == SREG_TID && r->dim < 3) return add_once(e, N_TID, bits, r->dim);
  if (r && r->kind == SREG_LANEID) return add_once(e, N_LANE, bits, 0);
  if (r && r->kind == SREG_WARPSIZE) return add_const(e, bits, WARP_LANES);
  if (r && r->kind == SREG_NTID && r->dim < 3 && w->dim[0]) return add_const(e, bits, w->dim[r->dim]);
  if (r && r->kind == SREG_NTID && r->dim == 0) return add_once(e, N_WIDTH, bits, 0);
  switch (id) {
  case INTRIN_umin:
  case INTRIN_umax:
  case INTRIN_smin:
  case INTRIN_smax:
    n.kind = N_MINMAX;
    n.k = id;
    n.a = operand(e, arg(w->f, v, 0), blk_of(w->f, v), depth + 1);
    n.b = operand(e, arg(w->f, v, 1), blk_of(w->f, v), depth + 1);
    return add_node(e, n);
  case INTRIN_expect:
  case INTRIN_ssa_copy: return operand(e, arg(w->f, v, 0), blk_of(w->f, v), depth + 1);
  default: break;
  }
  if (n.uniform) return leaf_node(e, v, bits);
  const IntrinsicInfo *i = intrinsic_info((IntrinsicId)id);
  uint32_t args = call_nargs(w->f, v);
  if (!id || r || i->mem != MEMEFF_NONE || i->sync != ISYNC_NONE || intrinsic_convergent((IntrinsicId)id) ||
      i->flags & IF_SIDEEFFECTS || !args || args > 3)
    return 0;
  uint16_t x[3];
  for (uint32_t k = 0; k < 3; k++)
    x[k] = bits_of(w, arg(w->f, v, k < args ? k : 0))
               ? operand(e, arg(w->f, v, k < args ? k : 0), blk_of(w->f, v), depth + 1)
               : 0;
  n.kind = N_PURE;
  n.a = x[0];
  n.b = x[1];
  n.c = x[2];
  return add_node(e, n);
}
static uint16_t build_cast(WarpExpr *e, Node n, unsigned depth) {
  const Fn *f = e->w->f;
  Op o = op(f, n.v);
  Val x = arg(f, n.v, 0);
  uint32_t from = bits_of(e->w, x);
  if (!from) return 0;
  n.kind = N_CAST;
  n.a = operand(e, x, blk_of(f, n.v), depth + 1);
  if (o == OP_PTRTOINT || o == OP_INTTOPTR || o == OP_BITCAST) {
    if (from == n.bits) return n.a;
    n.op = from < n.bits ? OP_ZEXT : OP_TRUNC;
    n.flags = 0;
  }
  if (n.op == OP_ZEXT || n.op == OP_SEXT) ask_range(e, n.a);
  return add_node(e, n);
}
static uint16_t build_select(WarpExpr *e, Node n, unsigned depth) {
  const Fn *f = e->w->f;
  Val v = n.v, c = arg(f, v, 0);
  Blk b = blk_of(f, v);
  if (ty_is_vec(f->m, ty(f, c))) return 0;
  n.kind = N_SELECT;
  n.c = operand(e, c, b, depth + 1);
  n.a = operand(e, arg(f, v, 1), b, depth + 1);
  n.b = operand(e, arg(f, v, 2), b, depth + 1);
  /* the smaller or larger of two */
  n.k = is_op(f, c, OP_ICMP) && sub(f, c) != ICMP_EQ && sub(f, c) != ICMP_NE &&
        ((arg(f, c, 0) == arg(f, v, 1) && arg(f, c, 1) == arg(f, v, 2)) ||
         (arg(f, c, 0) == arg(f, v, 2) && arg(f, c, 1) == arg(f, v, 1)));
  return add_node(e, n);
}
static uint16_t build_phi(WarpExpr *e, Node n, unsigned depth) {
  WarpFn *w = e->w;
  const Fn *f = w->f;
  Val v = n.v;
  Blk b = blk_of(f, v);
  if (nops(f, v) == 1) return operand(e, arg(f, v, 0), b, depth + 1);
  bool of_header = loop_of(w->l, b) && w->l->loop[loop_of(w->l, b)].header == b;
  uint16_t at = of_header ? build_loop(e, v, n.bits, depth) : 0;
  if (at || n.uniform) return at ? at : leaf_node(e, v, n.bits);
  if (of_header) return 0;
  if (!reached_together(w, b) || past_cap(f->m, WARP_OPTIONS, nops(f, v))) return 0;
  uint16_t arms[CAP_WARP_OPTIONS];
  for (uint32_t i = 0; i < nops(f, v); i++) arms[i] = operand(e, arg(f, v, i), pred(f, b, i), depth + 1);
  if (past_cap(f->m, WARP_NODES, e->narm + nops(f, v))) return 0;
  n.kind = N_PICK;
  n.a = (uint16_t)e->narm;
  n.b = (uint16_t)nops(f, v);
  n.k = (uint32_t)b;
  memcpy(e->arm + e->narm, arms, nops(f, v) * sizeof *arms);
  e->narm += nops(f, v);
  return add_node(e, n);
}
static uint16_t build_ins(WarpExpr *e, Val v, unsigned bits, unsigned depth) {
  WarpFn *w = e->w;
  Fn *f = w->f;
  Op o = op(f, v);
  Blk b = blk_of(f, v);
  Node n = {.v = v,
            .op = (uint8_t)o,
            .bits = (uint8_t)bits,
            .flags = (uint16_t)flags(f, v),
            .uniform = uniform_val(w->u, v, UNI_WARP)};
  switch (o) {
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_LSHR:
  case OP_ASHR:
  case OP_ICMP:
  case OP_SELECT:
  case OP_LOAD:
  case OP_FREEZE:
    if (n.uniform) return leaf_node(e, v, bits);
    break;
  default: break;
  }
  switch (o) {
  case OP_ADD:
  case OP_SUB:
  case OP_MUL:
  case OP_SHL:
  case OP_AND:
  case OP_OR:
  case OP_XOR:
  case OP_UDIV:
  case OP_SDIV:
  case OP_UREM:
  case OP_SREM:
  case OP_LSHR:
  case OP_ASHR: {
    n.kind = N_BIN;
    n.a = operand(e, arg(f, v, 0), b, depth + 1);
    n.b = operand(e, arg(f, v, 1), b, depth + 1);
    if (op_divides(o) || o == OP_LSHR || o == OP_ASHR) ask_range(e, n.a);
    uint64_t one;
    n.tz = (uint8_t)low_bits(w, v, &one);
    n.k = one;
    return add_node(e, n);
  }
  case OP_TRUNC:
  case OP_ZEXT:
  case OP_SEXT:
  case OP_PTRTOINT:
  case OP_INTTOPTR:
  case OP_BITCAST:
  case OP_ADDRSPACECAST: return build_cast(e, n, depth);
  case OP_GEP: return build_gep(e, v, bits, depth);
  case OP_ICMP:
    if (!bits_of(w, arg(f, v, 0))) return 0;
    n.kind = N_CMP;
    n.k = sub(f, v);
    n.a = operand(e, arg(f, v, 0), b, depth + 1);
    n.b = operand(e, arg(f, v, 1), b, depth + 1);
    return add_node(e, n);
  case OP_SELECT: return build_select(e, n, depth);
  case OP_PHI: return build_phi(e, n, depth);
  case OP_FREEZE: {
    ArenaMark m = arena_mark(&f->arena);
    KnownCtx k = known_at(f, &f->arena, v);
    bool clean = known_not_undef_poison(&k, arg(f, v, 0));
    arena_release(&f->arena, m);
    return clean ? operand(e, arg(f, v, 0), b, depth + 1) : 0;
  }
  case OP_CALL: return build_call(e, v, bits, depth);
  case OP_LOAD: {
    Val x = warp_forwarded(f, v);
    if (x) return operand(e, x, b, depth + 1);
    e->gathers |= reads_memory(f, v);
    return 0;
  }
  case OP_ATOMICRMW:
  case OP_CMPXCHG: e->gathers = true; return 0;
  default: return n.uniform ? leaf_node(e, v, bits) : 0;
  }
}
static uint16_t build(WarpExpr *e, Val v, unsigned depth) {
  unsigned bits = bits_of(e->w, v);
  if (past_cap(e->w->f->m, WARP_DEPTH, depth)) e->full = true;
  if (!bits || e->full) return 0;
  for (uint32_t i = 1; i < e->n; i++)
    if (e->node[i].v == v) return (uint16_t)i;
  if (val_is_con(v)) return build_constant(e, v, bits);
  if (is_arg(e->w->f, v)) return uniform_val(e->w->u, v, UNI_WARP) ? leaf_node(e, v, bits) : 0;
  return build_ins(e, v, bits, depth);
}
WarpExpr *warp_expr_new(WarpFn *w, Val v, Val at) {
  WarpExpr *e = mem_alloc(sizeof *e);
  e->w = w;
  e->n = 1; /* 0: not known */
  e->narm = 0;
  e->full = e->gathers = false;
  e->node[0] = (Node){.kind = N_NONE};
  e->root = operand(e, v, blk_of(w->f, at), 0);
  if (e->full) e->root = 0;
  return e;
}
void warp_expr_free(WarpExpr *e) { mem_free(e); }
bool warp_expr_gathers(const WarpExpr *e) { return e->gathers; }

/* ---- evaluation ---- */
static int64_t diff(const WarpVal *a, uint32_t i) { return sext64(a->d[i], a->bits); }
static void none(WarpVal *o) { o->known = false; }
static void base(WarpVal *o, unsigned bits) { /* 0 in all lanes */
  memset(o, 0, sizeof *o);
  o->known = true;
  o->bits = (uint8_t)bits;
  o->exact = WARP_S | WARP_U;
  o->ngroup = 1;
}
static bool flat(const WarpExpr *e, const WarpVal *a) {
  if (a->ngroup != 1) return false;
  for (uint32_t i = 1; i < e->lanes; i++)
    if (a->d[i] != a->d[0]) return false;
  return true;
}
static bool number(const WarpExpr *e, const WarpVal *a) { return !a->sym && flat(e, a); } /* one known number */
static void settle(const WarpExpr *e, WarpVal *o) {
  for (uint32_t i = 0; i < e->lanes; i++) o->d[i] &= mask64(o->bits);
  if (o->sym && o->tz >= o->bits && o->ngroup == 1) o->sym = 0; /* U is 0 */
  if (!o->sym) o->exact = WARP_S | WARP_U;
  if (o->tz > o->bits) o->tz = o->bits;
}
static void name(WarpVal *o, uint32_t id) { o->sym = o->low = (uint16_t)id; }
/* The unknown of node i, with what is known of its low bits. */
static void unknown(const WarpExpr *e, uint32_t i, WarpVal *o) {
  const Node *n = &e->node[i];
  base(o, n->bits);
  name(o, i);
  o->tz = n->tz;
  for (uint32_t k = 0; k < e->lanes; k++) o->d[k] = n->k;
  if (n->array && (e->given & ACCESS_ALIGNED) && n->tz < log2_floor(SECTOR_BYTES))
    o->tz = (uint8_t)log2_floor(SECTOR_BYTES);
  settle(e, o);
}
/* A fresh unknown that is the same in all lanes; what is known of its bits by the node. */
static void unknown_result(const WarpExpr *e, uint32_t i, WarpVal *o) {
  if (e->node[i].kind == N_BIN) {
    unknown(e, i, o);
    return;
  }
  base(o, e->node[i].bits);
  name(o, i);
}
static unsigned zeros(uint64_t x) { return x ? (unsigned)__builtin_ctzll(x) : 64; }
static unsigned total_tz(const WarpExpr *e, const WarpVal *a) { /* 2^tz divides the value in every lane */
  unsigned z = a->sym ? a->tz : 64;
  for (uint32_t i = 0; i < e->lanes; i++) z = u32_min(z, zeros(a->d[i]));
  return z;
}
/* One of `count` answers; every one gets its turn. The same question has one answer. */
static uint32_t choose(WarpExpr *e, AboutKind kind, unsigned bits, uint32_t about, uint32_t count) {
  if (count == 1) return 0;
  for (uint32_t i = 0; i < e->nq; i++) {
    const Question *q = &e->q[i];
    if (q->kind == kind && q->bits == bits && q->about == about && q->count == count) return q->at;
  }
  if (!count || at_cap(e->w->f->m, WARP_TRAIL, e->nq) || past_cap(e->w->f->m, WARP_OPTIONS, count)) {
    e->failed = true;
    return 0;
  }
  e->q[e->nq++] = (Question){(uint8_t)kind, (uint8_t)bits, about, count, 0, e->now};
  return 0;
}
/* U modulo 2^k. No k is more than the bits of a number whose name lives on in wider ones (op_cast): then both mean
 * one residue. */
static bool residue(WarpExpr *e, const WarpVal *a, unsigned k, uint64_t *r) {
  *r = 0;
  if (!a->sym || a->tz >= k) return true;
  if (a->ngroup != 1 || k > WARP_LOW_BITS || 1u << (k - a->tz) > CAP_WARP_OPTIONS) return false;
  *r = (uint64_t)choose(e, ABOUT_LOW, k, (uint32_t)a->low << 8 | a->tz, 1u << (k - a->tz)) << a->tz;
  return !e->failed;
}
static uint64_t span(const WarpExpr *e, const WarpVal *a) {
  int64_t lo = diff(a, 0), hi = lo;
  for (uint32_t i = 1; i < e->lanes; i++) {
    int64_t x = diff(a, i);
    if (x < lo) lo = x;
    if (x > hi) hi = x;
  }
  return (uint64_t)hi - (uint64_t)lo;
}
static bool holds_exact(const WarpExpr *e, const WarpVal *a, unsigned which) {
  if (a->sym) return (a->exact & which) != 0;
  if (which == WARP_U)
    for (uint32_t i = 1; i < e->lanes; i++)
      if ((diff(a, i) < 0) != (diff(a, 0) < 0)) return false;
  return true;
}
/* The differences hold for the numbers with (without) sign; where nothing says so, it is assumed. */
static void need_exact(WarpExpr *e, uint32_t node, const WarpVal *a, unsigned which) {
  if (!a->sym || (a->exact & which)) return;
  if ((e->node[node].exact & which) && span(e, a) < 1ull << (a->bits - 1)) return;
  e->used |= ACCESS_NO_WRAP;
}
static void merge_groups(const WarpExpr *e, WarpVal *o, const WarpVal *a, const WarpVal *b) {
  uint16_t pair[WARP_LANES];
  unsigned n = 0;
  for (uint32_t i = 0; i < e->lanes; i++) {
    uint16_t p = (uint16_t)(a->group[i] << 8 | b->group[i]);
    unsigned k = 0;
    while (k < n && pair[k] != p) k++;
    if (k == n) pair[n++] = p;
    o->group[i] = (uint8_t)k;
  }
  o->ngroup = (uint8_t)n;
}
static void op_add(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, bool minus, WarpVal *o) {
  const Node *n = &e->node[id];
  base(o, a->bits);
  o->by_x = a->by_x | b->by_x;
  unsigned keep = (n->flags & F_NSW ? WARP_S : 0) | (n->flags & F_NUW ? WARP_U : 0);
  if (n->op == OP_OR) keep = WARP_S | WARP_U; /* no carries: nothing wraps */
  if (!holds_exact(e, a, WARP_S) || !holds_exact(e, b, WARP_S)) keep &= ~(unsigned)WARP_S;
  if (!holds_exact(e, a, WARP_U) || !holds_exact(e, b, WARP_U)) keep &= ~(unsigned)WARP_U;
  for (uint32_t i = 0; i < e->lanes; i++) {
    int64_t x, y = diff(a, i), z = diff(b, i);
    o->d[i] = minus ? a->d[i] - b->d[i] : a->d[i] + b->d[i];
    if ((minus ? __builtin_sub_overflow(y, z, &x) : __builtin_add_overflow(y, z, &x)) || x != sext64(o->d[i], o->bits))
      keep = 0;
  }
  if (a->ngroup > 1 || b->ngroup > 1) merge_groups(e, o, a, b);
  if (minus && a->sym == b->sym && o->ngroup == 1) o->sym = 0;
  else if (!b->sym) {
    o->sym = a->sym;
    o->low = a->low;
    o->tz = a->tz;
  } else if (!a->sym) {
    name(o, b->sym);
    o->low = b->low;
    if (minus) name(o, id);
    o->tz = b->tz;
  } else {
    name(o, id);
    o->tz = (uint8_t)u32_min(a->tz, b->tz);
  }
  o->exact = (uint8_t)keep;
  settle(e, o);
}
static void op_mul_by(WarpExpr *e, uint32_t id, const WarpVal *a, uint64_t c, WarpVal *o) { /* a known factor */
  const Node *n = &e->node[id];
  *o = *a;
  int64_t by = sext64(c, a->bits);
  unsigned keep = (n->flags & F_NSW ? WARP_S : 0) | (n->flags & F_NUW && by > 0 ? WARP_U : 0);
  for (uint32_t i = 0; i < e->lanes; i++) {
    int64_t x;
    o->d[i] = a->d[i] * c & mask64(a->bits);
    if (__builtin_mul_overflow(diff(a, i), by, &x) || x != sext64(o->d[i], o->bits)) keep = 0;
  }
  if (!holds_exact(e, a, WARP_S)) keep &= ~(unsigned)WARP_S;
  if (!holds_exact(e, a, WARP_U)) keep &= ~(unsigned)WARP_U;
  if (by != 1) o->exact = (uint8_t)keep;
  if (!by) {
    o->sym = 0;
    o->ngroup = 1;
    memset(o->group, 0, sizeof o->group);
  }
  if (o->sym && by != 1) {
    name(o, id);
    o->tz = (uint8_t)u32_min(64, a->tz + zeros((uint64_t)by));
  }
  settle(e, o);
}
static void op_mul(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  if (number(e, a)) {
    const WarpVal *t = a;
    a = b;
    b = t;
  }
  if (number(e, b)) {
    op_mul_by(e, id, a, b->d[0], o);
    return;
  }
  base(o, a->bits);
  o->by_x = a->by_x | b->by_x;
  if (!a->sym && !b->sym) {
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = a->d[i] * b->d[i];
    settle(e, o);
    return;
  }
  if (flat(e, a)) {
    const WarpVal *t = a;
    a = b;
    b = t;
  }
  if (!flat(e, b) || !b->sym) {
    none(o);
    return;
  }
  o->tz = (uint8_t)u32_min(64, total_tz(e, a) + total_tz(e, b));
  name(o, id);
  if (!flat(e, a)) { /* rows an unknown distance apart: one unknown for each */
    if (a->by_x) {
      none(o);
      return;
    }
    WarpVal rows = *a;
    for (uint32_t i = 0; i < e->lanes; i++) {
      uint32_t k = 0;
      while (a->d[k] != a->d[i]) k++;
      rows.group[i] = (uint8_t)k;
    }
    merge_groups(e, o, a, &rows);
  }
  settle(e, o);
}
static int64_t floor_div(int64_t a, int64_t b) { return a / b - (a % b < 0); } /* b > 0 */
static int64_t floor_mod(int64_t a, int64_t b) {
  int64_t r = a % b;
  return r < 0 ? r + b : r;
}
/* floor(a / c) or a - c * floor(a / c) (up: the ceiling) of numbers, with sign or without, whose differences hold; c
 * > 1. */
static void divided(WarpExpr *e, uint32_t id, uint32_t node, const WarpVal *a, int64_t c, bool with_sign, bool rem,
                    bool up, WarpVal *o) {
  base(o, a->bits);
  o->by_x = a->by_x;
  uint64_t r = 0;
  bool pow2 = is_pow2((uint64_t)c);
  unsigned k = pow2 ? log2_floor((uint64_t)c) : 0;
  if (a->ngroup > 1 && !(pow2 && a->tz >= k)) {
    none(o);
    return;
  }
  if (a->sym && pow2 && !residue(e, a, k, &r)) {
    none(o);
    return;
  }
  if (a->sym && !pow2) {
    if (c > CAP_WARP_OPTIONS) {
      none(o);
      return;
    }
    r = choose(e, with_sign ? ABOUT_MOD_S : ABOUT_MOD_U, 0, node, (uint32_t)c);
  }
  for (uint32_t i = 0; i < e->lanes; i++) {
    int64_t x;
    if (__builtin_add_overflow(diff(a, i), (int64_t)r, &x)) {
      none(o);
      return;
    }
    int64_t q = floor_div(x, c);
    if (up && floor_mod(x, c)) q++;
    o->d[i] = (uint64_t)(rem ? x - c * q : q);
  }
  if (!rem && a->sym) {
    name(o, id);
    o->tz = (uint8_t)(pow2 && a->tz > k ? a->tz - k : 0);
    o->ngroup = a->ngroup;
    memcpy(o->group, a->group, sizeof o->group);
    if (with_sign && !e->node[node].nonneg) o->exact = WARP_S;
  }
  settle(e, o);
}
static void op_shift(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  const Node *n = &e->node[id];
  base(o, a->bits);
  o->by_x = a->by_x | b->by_x;
  if (!b->sym && !a->sym) {
    for (uint32_t i = 0; i < e->lanes; i++) {
      if (b->d[i] >= a->bits) {
        none(o);
        return;
      }
      o->d[i] = n->op == OP_SHL    ? a->d[i] << b->d[i]
                : n->op == OP_LSHR ? a->d[i] >> b->d[i]
                                   : (uint64_t)(diff(a, i) >> b->d[i]);
    }
    settle(e, o);
    return;
  }
  if (!flat(e, b)) {
    none(o);
    return;
  }
  uint64_t k = b->d[0];
  if (b->sym) {
    if (flat(e, a)) {
      unknown_result(e, id, o);
      return;
    }
    k = choose(e, ABOUT_AMOUNT, 0, n->b, a->bits);
  }
  if (k >= a->bits) {
    none(o);
    return;
  }
  if (n->op == OP_SHL) {
    op_mul_by(e, id, a, 1ull << k, o);
    if (k == a->bits - 1u) o->exact &= (uint8_t)~WARP_S;
    settle(e, o);
    return;
  }
  if (k == 0) {
    *o = *a;
    return;
  }
  if (!a->sym) {
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = n->op == OP_LSHR ? a->d[i] >> k : (uint64_t)(diff(a, i) >> k);
    settle(e, o);
    return;
  }
  if (flat(e, a)) {
    unknown_result(e, id, o);
    return;
  }
  if (k > 62) {
    none(o);
    return;
  }
  need_exact(e, n->a, a, n->op == OP_LSHR ? WARP_U : WARP_S);
  divided(e, id, n->a, a, 1ll << k, n->op == OP_ASHR, false, false, o);
}
static void op_divide(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  const Node *n = &e->node[id];
  bool rem = n->op == OP_UREM || n->op == OP_SREM, with_sign = n->op == OP_SDIV || n->op == OP_SREM;
  base(o, a->bits);
  o->by_x = a->by_x | b->by_x;
  if (!a->sym && !b->sym) {
    for (uint32_t i = 0; i < e->lanes; i++) {
      int64_t x = diff(a, i), y = diff(b, i);
      if (!y || (with_sign && y == -1)) {
        none(o);
        return;
      }
      o->d[i] = with_sign ? (uint64_t)(rem ? x % y : x / y) : rem ? a->d[i] % b->d[i] : a->d[i] / b->d[i];
    }
    settle(e, o);
    return;
  }
  if (flat(e, a) && flat(e, b)) {
    unknown_result(e, id, o);
    return;
  }
  int64_t c = (int64_t)b->d[0];
  if (!number(e, b) || c <= 0 || diff(b, 0) <= 0) {
    none(o);
    return;
  }
  if (c == 1) {
    if (!rem) *o = *a;
    return;
  }
  if (!with_sign) {
    need_exact(e, n->a, a, WARP_U);
    divided(e, id, n->a, a, c, false, rem, false, o);
    return;
  }
  need_exact(e, n->a, a, WARP_S);
  if (e->node[n->a].nonneg) {
    divided(e, id, n->a, a, c, true, rem, false, o);
    return;
  }
  /* All lanes at 0 or above, all below, or both: then U is one of a few numbers. */
  if (a->ngroup > 1 || a->tz > 31) {
    none(o);
    return;
  }
  int64_t lo = diff(a, 0), hi = lo, unit = 1ll << a->tz;
  for (uint32_t i = 1; i < e->lanes; i++) {
    int64_t x = diff(a, i);
    if (x < lo) lo = x;
    if (x > hi) hi = x;
  }
  if (lo < -(1ll << 40) || hi > 1ll << 40) {
    none(o);
    return;
  }
  int64_t first = floor_div(-hi + unit - 1, unit),
          last = floor_div(-lo - 1, unit); /* U = unit * first .. unit * last */
  int64_t many = last >= first ? last - first + 1 : 0;
  if (many + 2 > CAP_WARP_OPTIONS) {
    none(o);
    return;
  }
  uint32_t which = choose(e, ABOUT_SIGN, 0, n->a, (uint32_t)many + 2);
  if (which < 2) {
    divided(e, id, n->a, a, c, true, rem, which == 1, o);
    return;
  }
  for (uint32_t i = 0; i < e->lanes; i++) {
    int64_t x = diff(a, i) + unit * (first + which - 2);
    o->d[i] = (uint64_t)(rem ? x % c : x / c);
  }
  settle(e, o);
}
static uint64_t bitwise(unsigned o, uint64_t a, uint64_t b) { return o == OP_AND ? a & b : o == OP_OR ? a | b : a ^ b; }
static unsigned varying_bits(const WarpExpr *e,
                             const WarpVal *a) { /* above them all lanes agree, if U is a multiple of 2^ that */
  uint64_t x = 0;
  for (uint32_t i = 1; i < e->lanes; i++) x |= a->d[i] ^ a->d[0];
  if (a->sym && x && log2_floor(x) + 1 > a->tz) {
    uint64_t s = span(e, a);
    return s ? log2_floor(s) + 1 : 0;
  }
  return x ? log2_floor(x) + 1 : 0;
}
static void op_bits(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  const Node *n = &e->node[id];
  base(o, a->bits);
  o->by_x = a->by_x | b->by_x;
  if (!a->sym && !b->sym) {
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = bitwise(n->op, a->d[i], b->d[i]);
    settle(e, o);
    return;
  }
  if (flat(e, a) && flat(e, b) && !(number(e, b) && n->op == OP_AND)) {
    unknown_result(e, id, o);
    return;
  }
  if (n->op == OP_OR && n->flags & F_DISJOINT) {
    op_add(e, id, a, b, false, o);
    return;
  }
  if (number(e, a)) {
    const WarpVal *t = a;
    a = b;
    b = t;
  }
  uint64_t all = mask64(a->bits), r;
  if (number(e, b) && n->op == OP_AND) { /* bits from k on are all cleared, or all kept */
    uint64_t c = b->d[0];
    bool keeps = c >> (a->bits - 1) & 1;
    uint64_t low = keeps ? ~c & all : c;
    unsigned k = low ? log2_floor(low) + 1 : 0;
    if (flat(e, a) && a->tz < k) {
      unknown_result(e, id, o);
      return;
    }
    if (!residue(e, a, k, &r)) {
      none(o);
      return;
    }
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = (a->d[i] + r) & c;
    if (keeps && a->sym) {
      if (a->ngroup > 1) {
        o->ngroup = a->ngroup;
        memcpy(o->group, a->group, sizeof o->group);
      }
      name(o, id);
      o->tz = (uint8_t)u32_max(a->tz, k);
      o->exact = a->exact;
    }
    settle(e, o);
    return;
  }
  if (number(e, b) && n->op == OP_XOR && b->d[0] == all && a->ngroup == 1) { /* -1 - a */
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = ~a->d[i];
    name(o, id);
    o->tz = a->tz;
    o->exact = 0;
    settle(e, o);
    return;
  }
  /* Low parts are computed; the high ones are the same in all lanes, and so is what comes of them. */
  unsigned k = u32_max(varying_bits(e, a), varying_bits(e, b));
  uint64_t ra, rb, hi[2] = {0};
  if (a->ngroup > 1 || b->ngroup > 1 || !residue(e, a, k, &ra) || !residue(e, b, k, &rb)) {
    none(o);
    return;
  }
  for (uint32_t i = 0; i < e->lanes; i++) {
    uint64_t x = (a->d[i] + ra) & all, y = (b->d[i] + rb) & all, h[2] = {k < 64 ? x >> k : 0, k < 64 ? y >> k : 0};
    for (int j = 0; j < 2; j++) {
      if (!i) hi[j] = h[j];
      else if (hi[j] != h[j]) {
        none(o);
        return;
      }
    }
    o->d[i] = bitwise(n->op, x, y) & mask64(k);
  }
  bool zero = n->op == OP_AND && ((!a->sym && !hi[0]) || (!b->sym && !hi[1]));
  if (!zero && k < o->bits) {
    name(o, id);
    o->tz = (uint8_t)k;
  }
  settle(e, o);
}
static void op_cast(WarpExpr *e, uint32_t id, const WarpVal *a, WarpVal *o) {
  const Node *n = &e->node[id];
  *o = *a;
  o->bits = n->bits;
  if (a->sym && u32_min(a->bits, n->bits) < WARP_LOW_BITS) o->low = (uint16_t)id;
  switch (n->op) {
  case OP_TRUNC:
    o->exact = a->exact & (uint8_t)((n->flags & F_NSW ? WARP_S : 0) | (n->flags & F_NUW ? WARP_U : 0));
    for (uint32_t i = 0; i < e->lanes; i++)
      if (diff(a, i) != sext64(a->d[i], n->bits)) o->exact = 0;
    break;
  case OP_ZEXT:
  case OP_SEXT: {
    bool nonneg = n->op == OP_ZEXT && n->flags & F_NNEG;
    if (!a->sym) {
      for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = n->op == OP_SEXT ? (uint64_t)diff(a, i) : a->d[i];
      break;
    }
    if (!(nonneg && (a->exact || span(e, a) < 1ull << (a->bits - 1))))
      need_exact(e, n->a, a, n->op == OP_ZEXT ? WARP_U : WARP_S);
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = (uint64_t)diff(a, i);
    o->exact = n->op == OP_ZEXT || e->node[n->a].nonneg ? WARP_S | WARP_U : WARP_S;
    o->sym = (uint16_t)id; /* another number above the narrow one's bits */
    break;
  }
  default: /* addrspacecast: the window's beginning is added */
    if (a->bits != n->bits)
      for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = (uint64_t)diff(a, i);
    name(o, id);
    o->tz = a->sym ? (uint8_t)u32_min(a->tz, WINDOW_LOG2) : WINDOW_LOG2;
    o->exact = 0;
  }
  settle(e, o);
}
static bool compare(unsigned p, unsigned bits, uint64_t a, uint64_t b) {
  int64_t x = sext64(a, bits), y = sext64(b, bits);
  switch (p) {
  case ICMP_EQ: return a == b;
  case ICMP_NE: return a != b;
  case ICMP_UGT: return a > b;
  case ICMP_UGE: return a >= b;
  case ICMP_ULT: return a < b;
  case ICMP_ULE: return a <= b;
  case ICMP_SGT: return x > y;
  case ICMP_SGE: return x >= y;
  case ICMP_SLT: return x < y;
  default: return x <= y;
  }
}
static void op_compare(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  const Node *n = &e->node[id];
  base(o, 1);
  o->by_x = a->by_x | b->by_x;
  bool equality = n->k == ICMP_EQ || n->k == ICMP_NE;
  if (a->sym == b->sym && (!a->sym || (equality && a->ngroup == 1 && b->ngroup == 1))) {
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = compare((unsigned)n->k, a->bits, a->d[i], b->d[i]);
  } else if (flat(e, a) && flat(e, b)) unknown_result(e, id, o);
  else none(o);
}
/* One of two moves, the other is a bound: away from the bound. */
static void op_clamp(WarpExpr *e, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  if (flat(e, a) == flat(e, b)) {
    none(o);
    return;
  }
  *o = flat(e, a) ? *b : *a;
  e->used |= ACCESS_INSIDE;
}
static void op_minmax(WarpExpr *e, uint32_t id, const WarpVal *a, const WarpVal *b, WarpVal *o) {
  const Node *n = &e->node[id];
  if (!a->sym && !b->sym) {
    unsigned p = n->k == INTRIN_umin   ? ICMP_ULT
                 : n->k == INTRIN_umax ? ICMP_UGT
                 : n->k == INTRIN_smin ? ICMP_SLT
                                       : ICMP_SGT;
    *o = *a;
    o->by_x |= b->by_x;
    for (uint32_t i = 0; i < e->lanes; i++)
      if (!compare(p, a->bits, a->d[i], b->d[i])) o->d[i] = b->d[i];
  } else if (flat(e, a) && flat(e, b)) unknown_result(e, id, o);
  else op_clamp(e, a, b, o);
}
static void op_select(WarpExpr *e, uint32_t id, WarpVal *o) {
  const Node *n = &e->node[id];
  const WarpVal *c = &e->val[n->c], *a = &e->val[n->a], *b = &e->val[n->b];
  if (c->known && c->sym && flat(e, c)) {
    if (a->known && b->known && flat(e, a) && flat(e, b) && (a->sym || b->sym)) {
      unknown_result(e, id, o);
      return;
    }
    *o = choose(e, ABOUT_ARM, 0, n->c, 2) ? *b : *a;
    return;
  }
  if (c->known && number(e, c)) {
    *o = c->d[0] ? *a : *b;
    return;
  }
  if (!a->known || !b->known) {
    none(o);
    return;
  }
  if (c->known && !c->sym && a->sym == b->sym && a->ngroup == 1 && b->ngroup == 1) {
    *o = *a;
    o->by_x |= b->by_x | c->by_x;
    o->tz = (uint8_t)u32_min(a->tz, b->tz);
    for (uint32_t i = 0; i < e->lanes; i++)
      if (!c->d[i]) o->d[i] = b->d[i];
    o->exact = 0;
    settle(e, o);
  } else if (n->k) op_clamp(e, a, b, o);
  else none(o);
}
static void op_tid(WarpExpr *e, uint32_t id, WarpVal *o) {
  const Node *n = &e->node[id];
  const uint32_t *dim = e->w->dim;
  base(o, n->bits);
  o->by_x = n->k == 0;
  if (!dim[0]) e->used |= ACCESS_ONE_ROW;
  if (dim[n->k] == 1) return;
  if (n->k && (e->first < 0 || !dim[0])) {
    name(o, id);
    return;
  }
  if (e->first < 0 && dim[0] != WARP_LANES) {
    name(o, id);
    o->tz = (uint8_t)log2_floor(WARP_LANES);
  }
  for (uint32_t i = 0; i < e->lanes; i++) {
    uint32_t at = e->first < 0 ? i : (uint32_t)e->first + i;
    o->d[i] = !dim[0] || e->first < 0 ? at
              : n->k == 0             ? at % dim[0]
              : n->k == 1             ? at / dim[0] % dim[1]
                                      : at / dim[0] / dim[1];
  }
  settle(e, o);
}
static void eval(WarpExpr *e, uint32_t id) {
  const Node *n = &e->node[id];
  WarpVal *o = &e->val[id];
  const WarpVal *a = &e->val[n->a], *b = &e->val[n->b];
  e->steps++;
  switch ((NodeKind)n->kind) {
  case N_NONE: none(o); return;
  case N_CONST:
    base(o, n->bits);
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = n->k;
    return;
  case N_LEAF: unknown(e, id, o); return;
  case N_TID: op_tid(e, id, o); return;
  case N_LANE:
    base(o, n->bits);
    o->by_x = true;
    for (uint32_t i = 0; i < e->lanes; i++) o->d[i] = i;
    return;
  case N_WIDTH:
    base(o, n->bits);
    name(o, id);
    if (e->given & ACCESS_WIDE_BLOCK) o->tz = 5;
    return;
  case N_SELECT: op_select(e, id, o); break;
  case N_PICK: *o = e->val[e->arm[n->a + choose(e, ABOUT_PICK, 0, (uint32_t)n->k, n->b)]]; break;
  case N_CAST:
    if (a->known) op_cast(e, id, a, o);
    else none(o);
    break;
  case N_PURE: {
    const WarpVal *c = &e->val[n->c];
    if (a->known && b->known && c->known && flat(e, a) && flat(e, b) && flat(e, c)) unknown_result(e, id, o);
    else none(o);
    break;
  }
  case N_LOOP:
    if (!a->known || !b->known || !flat(e, b)) {
      none(o);
      break;
    }
    *o = *a;
    o->tz = (uint8_t)u32_min(a->sym ? a->tz : 64, total_tz(e, b));
    o->exact = (uint8_t)((n->flags & F_NSW && holds_exact(e, a, WARP_S) ? WARP_S : 0) |
                         (n->flags & F_NUW && holds_exact(e, a, WARP_U) ? WARP_U : 0));
    name(o, id);
    settle(e, o);
    break;
  case N_CMP:
  case N_MINMAX:
  case N_BIN:
    if (!a->known || !b->known) {
      none(o);
      break;
    }
    if (n->kind == N_CMP) {
      op_compare(e, id, a, b, o);
      break;
    }
    if (n->kind == N_MINMAX) {
      op_minmax(e, id, a, b, o);
      break;
    }
    switch (n->op) {
    case OP_ADD: op_add(e, id, a, b, false, o); break;
    case OP_SUB: op_add(e, id, a, b, true, o); break;
    case OP_MUL: op_mul(e, id, a, b, o); break;
    case OP_SHL:
    case OP_LSHR:
    case OP_ASHR: op_shift(e, id, a, b, o); break;
    case OP_AND:
    case OP_OR:
    case OP_XOR: op_bits(e, id, a, b, o); break;
    default: op_divide(e, id, a, b, o); break;
    }
  }
  if (!o->known && n->uniform) unknown_result(e, id, o);
}
/* All answers to all questions, for one warp; `more`: how many warps there are still. */
static bool run_warp(WarpExpr *e, uint64_t more, WarpCaseFn *fn, void *user) {
  e->nq = 0;
  e->now = 1;
  for (bool first = true;; first = false) {
    for (; e->now <= e->root; e->now++) eval(e, e->now);
    const WarpVal *r = &e->val[e->root];
    if (e->failed || !r->known) return false;
    if (first) { /* what is bound to be too much is not begun */
      uint64_t cases = more;
      for (uint32_t i = 0; i < e->nq && cases <= CAP_WARP_STEPS; i++) cases *= e->q[i].count;
      if (cases * (e->root - (e->nq ? e->q[e->nq - 1].node - 1 : 0)) >
              CAP_WARP_STEPS - u32_min(e->steps, CAP_WARP_STEPS) &&
          cap_hit(e->w->f->m, WARP_STEPS))
        return false;
    }
    if (past_cap(e->w->f->m, WARP_STEPS, e->steps)) return false;
    fn(r, e->lanes, user);
    while (e->nq && e->q[e->nq - 1].at + 1 == e->q[e->nq - 1].count) e->nq--;
    if (!e->nq) return true;
    e->q[e->nq - 1].at++;
    e->now = e->q[e->nq - 1].node; /* nodes above asked nothing since */
  }
}
bool warp_expr_run(WarpExpr *e, unsigned given, unsigned *used, bool each_warp, WarpCaseFn *fn, void *user) {
  const uint32_t *dim = e->w->dim;
  e->given = given;
  e->used = e->steps = 0;
  e->failed = false;
  e->lanes = WARP_LANES;
  e->val[0].known = false;
  bool ok = e->root != 0;
  uint64_t threads = dim[0] ? (uint64_t)dim[0] * dim[1] * dim[2] : e->w->max_threads;
  if (ok && !each_warp) {
    e->first = -1;
    ok = (!dim[0] || dim[0] % WARP_LANES == 0) && run_warp(e, 1, fn, user);
  } else if (ok && threads < WARP_LANES && dim[0]) {
    e->first = 0;
    e->lanes = (uint32_t)threads;
    ok = run_warp(e, 1, fn, user);
  } else {
    uint64_t n = u64_min(u64_max(threads / WARP_LANES, 1), WARPS_MAX);
    for (uint64_t i = 0; i < n && ok; i++) {
      e->first = (int64_t)(i * WARP_LANES);
      ok = run_warp(e, n - i, fn, user);
    }
  }
  *used = e->used;
  return ok;
}
