/* infer_address_spaces.c: replaces generic pointers by pointers of the space they are known to point to.
 *
 *   %g = addrspacecast ptr addrspace(3) %s to ptr            %a = getelementptr float, ptr addrspace(3) %s, i64 %i
 *   %a = getelementptr float, ptr %g, i64 %i           =>    %v = load float, ptr addrspace(3) %a
 *   %v = load float, ptr %a
 *
 * A generic address expression (cast, getelementptr, phi, select, ptrmask) has the space that all its pointer operands have. The spaces are
 * found by an optimistic data-flow walk (unknown, one space, generic), so that cycles of phis resolve; null, undef and poison agree with any
 * space. Then each expression is cloned in its space and given to the uses that can take it: plain and volatile accesses (one generic access
 * is one specific access of the same width), atomics, memory intrinsics, comparisons with operands of the same space, and casts back. Other
 * uses get an addrspacecast of the clone when the expression goes away, or keep the old one.
 * Algorithm: Wu et al. 2014 (the idea behind LLVM's pass of this name). Requires: nothing. Keeps: the control-flow graph. Cost: linear.
 * Sound only where generic pointers are space 0 of NVPTX (or AMDGPU): other modules are left alone.
 */
#include "nvopt/edit.h"
#include "nvopt/intrinsic.h"
#include "nvopt/pass.h"

enum { GENERIC = 0, SPACE_UNKNOWN = -1 };

typedef struct Infer {
  Fn *f;
  Module *m;
  int32_t *space;        /* by Val: of collected expressions; SPACE_UNKNOWN, or a space (GENERIC: top) */
  uint8_t *collected;    /* by Val (as the function was) */
  uint32_t n;            /* values when the arrays were made */
  VecU32 order;          /* collected expressions, operands first where there is no cycle */
  Val *clone;            /* by Val: the copy in its space */
  bool kernel;
} Infer;
enum { SPACE_GLOBAL = 1, SPACE_LOCAL = 5 };

static bool has_generic_space(const Module *m) { return str_starts(m->triple, STR("nvptx")) || str_starts(m->triple, STR("amdgcn")); }
static bool is_generic(const Infer *x, Ty t) { return ty_is_ptr_or_vec(x->m, t) && ty_addrspace(x->m, t) == GENERIC; }

/* The mask of ptrmask v clears low bits that are zero where any space begins in the generic one, so that an offset in the space is aligned alike.
 * Higher bits tell the spaces apart. */
static bool only_aligns(const Fn *f, Val v) {
  enum { SPACE_ALIGN_BITS = 16 };
  uint64_t mask;
  return !ty_is_vec(f->m, ty(f, v)) && val_is_con(arg(f, v, 1)) && con_u64(&f->con, arg(f, v, 1), &mask) && (~mask & mask64(ty_bits(f->m, ty(f, arg(f, v, 1))))) >> SPACE_ALIGN_BITS == 0;
}

/* Number of leading pointer operands that decide the space of an address expression, and which; 0: no expression. */
static uint32_t pointer_operands(const Infer *x, Val v, uint32_t *first) {
  const Fn *f = x->f;
  *first = 0;
  if (!is_generic(x, ty(f, v))) return 0;
  switch (op(f, v)) {
  case OP_PHI: return op(f, term(f, blk_of(f, v))) == OP_CATCHSWITCH ? 0 : nops(f, v); /* no room for a cast there */
  case OP_GEP: case OP_ADDRSPACECAST: case OP_BITCAST: case OP_FREEZE: return op(f, v) == OP_FREEZE ? 0 : 1;
  case OP_SELECT: *first = 1; return 2;
  case OP_CALL: return call_intrinsic(f, v) == INTRIN_ptrmask && only_aligns(f, v) ? 1 : 0;
  case OP_INTTOPTR: { /* of a generic pointer's number, all bits of it: the numbers of other spaces are offsets in them */
    Val s = arg(f, v, 0);
    return !val_is_con(s) && op(f, s) == OP_PTRTOINT && is_generic(x, ty(f, arg(f, s, 0))) && ty_bits(x->m, ty(f, s)) >= ptr_bits(x->m, GENERIC) ? 1 : 0;
  }
  default: return 0;
  }
}
static Val pointer_operand(const Infer *x, Val v, uint32_t i) {
  Val o = arg(x->f, v, i);
  return op(x->f, v) == OP_INTTOPTR ? arg(x->f, o, 0) : o;
}
/* The space a generic pointer has by where it comes from: what a host passes to a kernel of NVPTX points to global memory, an alloca is
 * local. SPACE_UNKNOWN: nothing is known. */
static int32_t assumed_space(const Infer *x, Val v) {
  const Fn *f = x->f;
  if (!is_generic(x, ty(f, v)) || ty_is_vec(x->m, ty(f, v)) || !str_starts(x->m->triple, STR("nvptx"))) return SPACE_UNKNOWN;
  if (op(f, v) == OP_ALLOCA) return SPACE_LOCAL;
  if (is_arg(f, v) && x->kernel && !attrset_has(x->m, attrlist_param(x->m, fn_glob(f)->fattrs, arg_index(f, v)), ATTR_BYVAL)) return SPACE_GLOBAL;
  return SPACE_UNKNOWN;
}
static void collect(Infer *x, Val root) {
  Fn *f = x->f;
  if (val_is_con(root) || x->collected[root]) return;
  int32_t as = assumed_space(x, root);
  if (as != SPACE_UNKNOWN) { x->collected[root] = 2; x->space[root] = as; vec_push(&x->order, (uint32_t)root); return; }
  if (is_arg(f, root)) return;
  uint32_t first;
  typedef struct { Val v; uint32_t next; } Frame;
  VEC(Frame) st = {0};
  if (!pointer_operands(x, root, &first)) return;
  x->collected[root] = 1;
  vec_push(&st, ((Frame){root, 0}));
  while (st.n) {
    Frame *fr = &vec_last(&st);
    uint32_t n = pointer_operands(x, fr->v, &first);
    if (fr->next < n) {
      Val o = pointer_operand(x, fr->v, first + fr->next++);
      if (!val_is_con(o) && !x->collected[o] && assumed_space(x, o) != SPACE_UNKNOWN) { collect(x, o); fr = &vec_last(&st); continue; }
      if (!val_is_con(o) && !is_arg(f, o) && !x->collected[o] && pointer_operands(x, o, &first)) { x->collected[o] = 1; vec_push(&st, ((Frame){o, 0})); }
    } else vec_push(&x->order, (uint32_t)vec_pop(&st).v);
  }
  vec_free(&st);
}

/* Space of a constant operand: SPACE_UNKNOWN agrees with anything. */
static int32_t con_space(const Infer *x, Val c) {
  const ConPool *p = &x->f->con;
  if (!is_generic(x, con_type(p, c))) return (int32_t)ty_addrspace(x->m, con_type(p, c));
  switch (con_kind(p, c)) {
  case CON_NULL: case CON_ZERO: case CON_UNDEF: case CON_POISON: return SPACE_UNKNOWN;
  case CON_EXPR: {
    ConExpr e = con_expr_get(p, c);
    if (e.op == OP_ADDRSPACECAST) return (int32_t)ty_addrspace(x->m, con_type(p, e.ops[0]));
    if (e.op == OP_GEP) return con_space(x, e.ops[0]);
    return con_twin(p, c) == c ? GENERIC : con_space(x, con_twin(p, c));
  }
  case CON_ADDR: return con_space(x, con_op(p, c, 0));
  default: return GENERIC;
  }
}
static int32_t value_space(const Infer *x, Val o) {
  if (val_is_con(o)) return con_space(x, o);
  Ty t = ty(x->f, o);
  if (!is_generic(x, t)) return (int32_t)ty_addrspace(x->m, t);
  return (uint32_t)o < x->n && x->collected[o] ? x->space[o] : GENERIC;
}
static bool update(Infer *x, Val v) {
  if (x->collected[v] == 2) return false; /* a root */
  uint32_t first, n = pointer_operands(x, v, &first);
  int32_t s = SPACE_UNKNOWN;
  for (uint32_t i = 0; i < n && s != GENERIC; i++) {
    int32_t o = value_space(x, pointer_operand(x, v, first + i));
    if (o == SPACE_UNKNOWN || o == s) continue;
    s = s == SPACE_UNKNOWN ? o : GENERIC;
  }
  if (s == x->space[v]) return false;
  x->space[v] = s;
  return true;
}
static void infer(Infer *x) {
  VecU32 work = {0};
  uint8_t *queued = mem_zalloc(x->n + 1);
  for (uint32_t i = x->order.n; i-- > 0;) { vec_push(&work, x->order.p[i]); queued[x->order.p[i]] = 1; }
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    queued[v] = 0;
    if (!update(x, v)) continue;
    FOR_EACH_USE(x->f, v, u) {
      Val w = use_user(x->f, u);
      if (op(x->f, w) == OP_PTRTOINT) { FOR_EACH_USE(x->f, w, u2) { Val w2 = use_user(x->f, u2); if (x->collected[w2] && !queued[w2]) { queued[w2] = 1; vec_push(&work, (uint32_t)w2); } } }
      if (x->collected[w] && !queued[w]) { queued[w] = 1; vec_push(&work, (uint32_t)w); }
    }
  }
  mem_free(queued);
  vec_free(&work);
}

/* ---- rewriting ---- */
static Ty in_space(Infer *x, Ty t, int32_t space) { return ty_with_scalar(x->m, t, ty_ptr(x->m, (uint32_t)space)); }

/* An operand in the given space: constants are rebuilt, clones used, other values (of that space) as they are. VAL_NONE: patched later (phis). */
static Val operand_in(Infer *x, Val o, int32_t space) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  if (!val_is_con(o)) {
    if (!is_generic(x, ty(f, o))) return o;
    return x->clone[o];
  }
  Ty t = in_space(x, con_type(p, o), space);
  if (con_type(p, o) == t) return o;
  switch (con_kind(p, o)) {
  case CON_UNDEF: return con_undef(p, t);
  case CON_POISON: return con_poison(p, t);
  case CON_EXPR: {
    ConExpr e = con_expr_get(p, o);
    if (e.op == OP_ADDRSPACECAST && con_type(p, e.ops[0]) == t) return e.ops[0];
    if (e.op == OP_GEP) {
      Val few[16], *ops = e.n <= ARRAY_LEN(few) ? few : mem_alloc(e.n * sizeof *ops);
      memcpy(ops, e.ops, e.n * sizeof *ops);
      ops[0] = operand_in(x, ops[0], space);
      e.ops = ops;
      e.type = t;
      Val r = con_expr(p, &e);
      if (ops != few) mem_free(ops);
      return r;
    }
    break;
  }
  case CON_ADDR: {
    Val base = operand_in(x, con_op(p, o, 0), space);
    return con_addr(p, t, base, con_addr_offset(p, o), con_rec(p, o)->flags);
  }
  default: break;
  }
  /* null of the generic space is not null of the other */
  return con_expr(p, &(ConExpr){.op = OP_ADDRSPACECAST, .type = t, .n = 1, .ops = &o});
}

static void clone_one(Infer *x, Val v) {
  Fn *f = x->f;
  if (x->collected[v] == 2) { /* a cast where it is defined */
    Val at = is_arg(f, v) ? first_insertion(f, entry_blk(f)) : next_of(f, v);
    Bld k = {f, blk_of(f, at), at, is_arg(f, v) ? MD_NONE : dbg_loc(f, v)};
    x->clone[v] = emit_cast(&k, OP_ADDRSPACECAST, 0, v, in_space(x, ty(f, v), x->space[v]));
    return;
  }
  int32_t space = x->space[v];
  Ty t = in_space(x, ty(f, v), space);
  Op o = op(f, v);
  if (o == OP_ADDRSPACECAST || o == OP_INTTOPTR) {
    Val s = pointer_operand(x, v, 0);
    x->clone[v] = val_is_con(s) || is_generic(x, ty(f, s)) ? operand_in(x, s, space) : s;
    return;
  }
  uint32_t n = nops(f, v), first, np = pointer_operands(x, v, &first);
  Val few[32], *ops = n <= ARRAY_LEN(few) ? few : mem_alloc(n * sizeof *ops);
  for (uint32_t i = 0; i < n; i++) {
    ops[i] = arg(f, v, i);
    if (i < first || i >= first + np) continue;
    Val c = operand_in(x, ops[i], space);
    ops[i] = c ? c : con_poison(&f->con, t); /* a clone that does not exist yet: patched by fix_operands */
  }
  Val c;
  if (o == OP_CALL) { /* ptrmask */
    Bld k = bld_before(f, v);
    uint64_t mask = 0;
    con_u64(&f->con, ops[1], &mask);
    Ty ov[2] = {t, ty_int(x->m, ptr_index_bits(x->m, (uint32_t)space))};
    ops[1] = con_int(&f->con, ov[1], mask & mask64(ty_bits(x->m, ov[1])));
    c = emit_intrinsic(&k, INTRIN_ptrmask, ov, 2, ops, 2);
  } else {
    c = ins_new(f, o, sub(f, v), flags(f, v), t, ops, n);
    if (o == OP_GEP) aux_set(f, c, (uint32_t)gep_type(f, v));
    ins_place_before(f, c, v);
    dbg_loc_set(f, c, dbg_loc(f, v));
  }
  if (ops != few) mem_free(ops);
  md_copy(f, c, v);
  name_take(f, c, v);
  x->clone[v] = c;
}
static void fix_operands(Infer *x, Val v) {
  Fn *f = x->f;
  Val c = x->clone[v];
  Op o = op(f, v);
  if (!c || val_is_con(c) || o == OP_ADDRSPACECAST || o == OP_INTTOPTR || x->collected[v] == 2) return;
  uint32_t first, np = pointer_operands(x, v, &first);
  for (uint32_t i = 0; i < np; i++) {
    Val w = operand_in(x, arg(f, v, first + i), x->space[v]);
    if (w && arg(f, c, first + i) != w) opnd_set(f, c, first + i, w);
  }
}

/* The address operand of an access that may simply get another space: its index, or -1. */
static int address_operand(const Fn *f, Val w) {
  switch (op(f, w)) {
  case OP_LOAD: case OP_ATOMICRMW: case OP_CMPXCHG: return 0;
  case OP_STORE: return 1;
  default: return -1;
  }
}
/* Rebuilds memcpy and its kind with new pointer types. */
static bool rewrite_mem_intrinsic(Infer *x, Val w, Val old, Val now) {
  Fn *f = x->f;
  unsigned id = call_intrinsic(f, w);
  uint32_t nptr, n = call_nargs(f, w);
  switch (id) {
  case INTRIN_memcpy: case INTRIN_memmove: case INTRIN_memcpy_inline: nptr = 2; break;
  case INTRIN_memset: case INTRIN_memset_inline: case INTRIN_prefetch: nptr = 1; break;
  default: return false;
  }
  Val a[8];
  if (n > ARRAY_LEN(a) || call_rec(f, w)->nbundles) return false;
  bool hit = false;
  for (uint32_t i = 0; i < n; i++) { a[i] = arg(f, w, i); if (i < nptr && a[i] == old) { a[i] = now; hit = true; } }
  if (!hit) return false;
  Ty ov[3];
  uint32_t no = 0;
  for (uint32_t i = 0; i < nptr; i++) ov[no++] = ty(f, a[i]);
  if (id != INTRIN_prefetch) ov[no++] = ty(f, a[2]);
  Bld k = bld_before(f, w);
  Val c = emit_intrinsic(&k, id, ov, no, a, n);
  CallRec r = *call_rec(f, c);
  r.attrs = call_rec(f, w)->attrs;
  aux_set(f, c, call_add(f, r));
  flags_set(f, c, flags(f, w));
  md_copy(f, c, w);
  ins_erase(f, w);
  return true;
}

/* A generic pointer made from v's clone, for uses that need one; placed right after v, so it stands before every use of v. */
static Val cast_back(Infer *x, Val v) {
  Fn *f = x->f;
  Val c = x->clone[v];
  if (val_is_con(c)) return con_expr(&f->con, &(ConExpr){.op = OP_ADDRSPACECAST, .type = ty(f, v), .n = 1, .ops = &c});
  Val at = is_op(f, v, OP_PHI) ? first_insertion(f, blk_of(f, v)) : next_of(f, v);
  Bld k = {f, blk_of(f, at), at, dbg_loc(f, v)};
  return emit_cast(&k, OP_ADDRSPACECAST, 0, c, ty(f, v));
}

static bool replace_uses(Infer *x, Val v) {
  Fn *f = x->f;
  Val c = x->clone[v], back = VAL_NONE;
  bool changed = false;
  VecU32 uses = {0}; /* pairs user, operand index: the list itself changes below */
  FOR_EACH_USE(f, v, u) { vec_push(&uses, (uint32_t)use_user(f, u)); vec_push(&uses, use_index(f, u)); }
  for (uint32_t k = 0; k < uses.n; k += 2) {
    Val w = (Val)uses.p[k];
    uint32_t i = uses.p[k + 1];
    if (w == c || op(f, w) == OP_NONE || i >= nops(f, w) || arg(f, w, i) != v) continue; /* an earlier step dealt with it */
    if ((uint32_t)w < x->n && x->collected[w] && x->space[w] > GENERIC) continue; /* goes with its own clone */
    if (address_operand(f, w) == (int)i) { opnd_set(f, w, i, c); changed = true; continue; }
    if (is_op(f, w, OP_ADDRSPACECAST) && ty(f, w) == ty(f, c)) { val_replace(f, w, c); ins_erase(f, w); changed = true; continue; }
    if (is_op(f, w, OP_ICMP)) {
      Val o = arg(f, w, 1 - i), oc = VAL_NONE;
      int32_t s = x->space[v];
      if (!val_is_con(o) && (uint32_t)o < x->n && x->collected[o] && x->space[o] == s) oc = x->clone[o];
      else if (val_is_con(o) && (con_space(x, o) == s || con_is_poison(&f->con, o) || con_is_undef(&f->con, o))) oc = operand_in(x, o, s);
      if (oc && ty(f, oc) == ty(f, c)) {
        opnd_set(f, w, i, c);
        opnd_set(f, w, 1 - i, oc);
        changed = true;
        continue;
      }
    }
    if (is_op(f, w, OP_CALL) && rewrite_mem_intrinsic(x, w, v, c)) { changed = true; continue; }
    if (is_op(f, v, OP_ADDRSPACECAST) || x->collected[v] == 2) continue; /* the value itself is what such a use needs */
    if (!back) back = cast_back(x, v);
    opnd_set(f, w, i, back);
    changed = true;
  }
  vec_free(&uses);
  return changed;
}

Change pass_infer_address_spaces(Fn *f, PassCtx *px) {
  if (!has_generic_space(f->m)) return CH_NONE;
  Infer x = {.f = f, .m = f->m, .n = f->nins};
  x.kernel = fn_glob(f)->cc == CC_PTX_KERNEL;
  x.space = ARENA_ARRAY(px->scratch, int32_t, x.n + 1);
  x.collected = ARENA_ZARRAY(px->scratch, uint8_t, x.n + 1);
  x.clone = ARENA_ZARRAY(px->scratch, Val, x.n + 1);
  for (uint32_t i = 0; i <= x.n; i++) x.space[i] = SPACE_UNKNOWN;
  FOR_EACH_BLK(f, b) FOR_EACH_INS(f, b, v) {
    int a = address_operand(f, v);
    if (a >= 0) collect(&x, arg(f, v, (uint32_t)a));
    else if (is_op(f, v, OP_ICMP)) { collect(&x, arg(f, v, 0)); collect(&x, arg(f, v, 1)); }
    else if (is_op(f, v, OP_CALL)) { for (uint32_t i = 0; i < call_nargs(f, v); i++) { Val o = arg(f, v, i); if (!val_is_con(o) && ty_is_ptr_or_vec(f->m, ty(f, o))) collect(&x, o); } }
    else if (is_op(f, v, OP_ADDRSPACECAST) || is_op(f, v, OP_PTRTOINT)) collect(&x, arg(f, v, 0));
    else if (is_op(f, v, OP_RET) && nops(f, v)) collect(&x, arg(f, v, 0));
  }
  Change ch = CH_NONE;
  FOR_EACH_BLK(f, b) FOR_EACH_INS(f, b, v) { /* constant addresses */
    int a = address_operand(f, v);
    if (a < 0 || !val_is_con(arg(f, v, (uint32_t)a)) || !is_generic(&x, ty(f, arg(f, v, (uint32_t)a)))) continue;
    Val o = arg(f, v, (uint32_t)a);
    int32_t s = con_space(&x, o);
    if (s > GENERIC) { opnd_set(f, v, (uint32_t)a, operand_in(&x, o, s)); ch |= CH_VAL | CH_MEM; }
  }
  if (x.order.n) {
    infer(&x);
    bool any = false;
    for (uint32_t i = 0; i < x.order.n; i++) {
      Val v = (Val)x.order.p[i];
      if (x.space[v] > GENERIC) { any = any || has_uses(f, v); clone_one(&x, v); }
    }
    for (uint32_t i = 0; i < x.order.n; i++) if (x.space[x.order.p[i]] > GENERIC) fix_operands(&x, (Val)x.order.p[i]);
    for (uint32_t i = 0; any && i < x.order.n; i++) if (x.space[x.order.p[i]] > GENERIC && replace_uses(&x, (Val)x.order.p[i])) ch |= CH_VAL | CH_MEM;
    for (uint32_t i = x.order.n; i-- > 0;) { /* what has become dead, users first; then clones nobody took */
      Val v = (Val)x.order.p[i];
      if (x.space[v] <= GENERIC) continue;
      if (x.collected[v] != 2 && op(f, v) != OP_NONE && !has_uses(f, v)) { dbg_salvage(f, v); ins_erase(f, v); ch |= CH_VAL; }
    }
    bool again = true; /* cycles of phis and selects that only use each other */
    while (again) {
      again = false;
      for (uint32_t i = 0; i < x.order.n; i++) {
        Val v = (Val)x.order.p[i];
        if (x.space[v] <= GENERIC || op(f, v) == OP_NONE || x.collected[v] == 2) continue;
        bool dead = true;
        FOR_EACH_USE(f, v, u) { Val w = use_user(f, u); dead = dead && (uint32_t)w < x.n && x.collected[w] && x.space[w] > GENERIC; }
        if (op(f, v) == OP_ADDRSPACECAST ? has_uses(f, v) : !dead) continue;
        ins_erase_poison(f, v);
        ch |= CH_VAL;
        again = true;
      }
    }
    for (uint32_t i = x.order.n; i-- > 0;) {
      Val c = x.clone[x.order.p[i]];
      if (c && !val_is_con(c) && (uint32_t)c >= x.n && op(f, c) != OP_NONE && !has_uses(f, c)) { ins_erase_dead(f, c); ch |= CH_VAL; }
    }
  }
  vec_free(&x.order);
  return ch;
}
