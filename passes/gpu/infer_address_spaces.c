/* infer_address_spaces.c: replaces generic pointers by pointers of the space they are known to point to.
 *
 *   %g = addrspacecast ptr addrspace(3) %s to ptr            %a = getelementptr float, ptr addrspace(3) %s, i64 %i
 *   %a = getelementptr float, ptr %g, i64 %i           =>    %v = load float, ptr addrspace(3) %a
 *   %v = load float, ptr %a
 *
 * A generic address expression (cast, getelementptr, phi, select, ptrmask) has the space that all its pointer
 * operands have. The spaces are found by an optimistic data-flow walk (unknown, one space, generic), so that cycles
 * of phis resolve; undef and poison agree with any space, and so does null. Each expression is cloned in its space
 * for the uses that can take the clone: plain and volatile accesses (one generic access is one specific access of the
 * same width), atomics, memory intrinsics, comparisons with operands of the same space, and casts to it. Expressions
 * that no such use wants, directly or through others, stay as they are. Other uses of what is cloned get an
 * addrspacecast of the clone. isspacep of a pointer whose space is known is answered.
 *
 * Null. Shared, local and constant memory are windows of the generic space: null cast to one of them is its first
 * byte, and cast back no null any more. So what may be null, because null is joined somewhere above it, never goes
 * back: its clone serves accesses (which null had no right to make: there the clone of null is poison) and casts to
 * the space, and whatever else looks at it (comparisons, calls, stores of the pointer, volatile accesses, whose null
 * may be meant) keeps the generic original beside the clone. Where null is a place that may be accessed
 * (null_pointer_is_valid) it has the generic space. Global addresses are generic ones, null included: none of this
 * holds there. Algorithm: Wu et al. 2014 (the idea behind LLVM's pass of this name). Requires: nothing. Keeps: the
 * control-flow graph. Cost: linear, times the nesting of cycles of phis. Sound only where generic pointers are space
 * 0 of NVPTX (or AMDGPU): other modules are left alone.
 */
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/clone.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/gpu/mem_intrinsic.h"
#include "passes/gpu/object_walk.h"
#include "passes/gpu/spaces.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "support/few.h"

enum {
  GENERIC = SPACE_GENERIC,
};

typedef struct Infer {
  Fn *f;
  Module *m;
  int32_t *space;     /* by Val: of collected expressions; SPACE_UNKNOWN, or a space (GENERIC: top) */
  uint8_t *collected; /* by Val (as the function was) */
  uint32_t n;         /* values when the arrays were made */
  VecU32 order;       /* collected expressions, operands first where there is no cycle */
  Val *clone;         /* by Val: the copy in its space */
  uint8_t *mark;      /* by Val: of collected expressions, the bits below */
  bool kernel, null_valid;
  unsigned what; /* SP_* */
  const SpaceFacts *facts;
  ObjectWalk byval;
  uint8_t *only_read; /* by argument: 0 not asked, 1 a byval parameter that is only read, 2 anything else */
} Infer;

enum {
  M_WANTED = 1, /* a use takes the clone */
  M_NULL = 2,   /* may be generic null, which the space does not have */
  M_EXACT = 4,  /* the clone of null matters (a cast to the space, a memory intrinsic that may touch nothing), not only
                   where it is accessed */
  M_KEPT = 8,   /* M_NULL, and some use needs the original */
  M_ROOT = 16,  /* made from an argument or alloca: the clone costs a cast */
  M_LIVE = 32   /* the original has a use that stays */
};
static bool has_generic_space(const Module *m) {
  return str_starts(m->triple, STR("nvptx")) || str_starts(m->triple, STR("amdgcn"));
}
static bool is_generic(const Infer *x, Ty t) { return ty_is_ptr_or_vec(x->m, t) && ty_addrspace(x->m, t) == GENERIC; }

/* The mask of ptrmask v clears low bits that are zero where any space begins in the generic one, so that an offset in
 * the space is aligned alike. Higher bits tell the spaces apart. */
static bool only_aligns(const Fn *f, Val v) {
  enum { SPACE_ALIGN_BITS = 16 };
  uint64_t mask;
  return !ty_is_vec(f->m, ty(f, v)) && val_is_con(arg(f, v, 1)) && con_u64(&f->con, arg(f, v, 1), &mask) &&
         (~mask & mask64(ty_bits(f->m, ty(f, arg(f, v, 1))))) >> SPACE_ALIGN_BITS == 0;
}

/* Number of leading pointer operands that decide the space of an address expression, and which; 0: no expression. */
static uint32_t pointer_operands(const Infer *x, Val v, uint32_t *first) {
  const Fn *f = x->f;
  *first = 0;
  if (!is_generic(x, ty(f, v))) return 0;
  switch (op(f, v)) {
  case OP_PHI:
    if (x->what & SP_CHAINS_ONLY) return 0;
    return op(f, term(f, blk_of(f, v))) == OP_CATCHSWITCH ? 0 : nops(f, v); /* no room for a cast there */
  case OP_GEP:
  case OP_ADDRSPACECAST:
  case OP_BITCAST:
  case OP_FREEZE: return op(f, v) == OP_FREEZE ? 0 : 1;
  case OP_SELECT: *first = 1; return x->what & SP_CHAINS_ONLY ? 0 : 2;
  case OP_CALL: return call_intrinsic(f, v) == INTRIN_ptrmask && only_aligns(f, v) ? 1 : 0;
  case OP_INTTOPTR: { /* of a generic pointer's number, all bits of it: the numbers of other spaces are offsets in them
                       */
    Val s = arg(f, v, 0);
    return (x->what & SP_INTEGERS) && !val_is_con(s) && op(f, s) == OP_PTRTOINT && is_generic(x, ty(f, arg(f, s, 0))) &&
                   ty_bits(x->m, ty(f, s)) >= ptr_bits(x->m, GENERIC)
               ? 1
               : 0;
  }
  default: return 0;
  }
}
static Val pointer_operand(const Infer *x, Val v, uint32_t i) {
  Val o = arg(x->f, v, i);
  return op(x->f, v) == OP_INTTOPTR ? arg(x->f, o, 0) : o;
}
static bool is_byval(const Infer *x, Val v) {
  return is_arg(x->f, v) &&
         attrset_has(x->m, attrlist_param(x->m, fn_glob(x->f)->fattrs, arg_index(x->f, v)), ATTR_BYVAL);
}
/* Kernel parameter a lies in parameter space, and nobody wants it anywhere else: it is passed by value and only read,
 * so that no copy has to be made of it. */
static bool stays_parameter(Infer *x, Val a) {
  uint8_t *known = &x->only_read[arg_index(x->f, a)];
  if (!*known) *known = x->kernel && is_byval(x, a) && object_only_read(&x->byval, a, false) ? 1 : 2;
  return *known == 1;
}
/* What p points into is written by the host before the kernel runs, and by nobody else: parameters; constant memory
 * that the host fills. */
static bool host_fills(Infer *x, Val p) {
  const Fn *f = x->f;
  int64_t off;
  bool in;
  Val b = ptr_base_offset(f, p, &off, &in);
  for (uint32_t i = 0; op(f, b) == OP_GEP && !at_cap(f->m, SPACES_BASES, i); i++)
    b = ptr_base_offset(f, arg(f, b, 0), &off, &in);
  if (is_arg(f, b)) return (x->what & SP_LOADED) && stays_parameter(x, b);
  if (!(x->what & SP_LOADED_CONST)) return false;
  return ty_addrspace(x->m, ty(f, b)) == SPACE_CONST || (val_is_con(b) && con_kind(&f->con, b) == CON_GLOBAL &&
                                                         glob(x->m, con_glob(&f->con, b))->addrspace == SPACE_CONST);
}
/* The space a generic pointer has by where it comes from: what a host passes to a kernel of NVPTX points to global
 * memory, an alloca is local. SPACE_UNKNOWN: nothing is known. */
static int32_t assumed_space(Infer *x, Val v) {
  const Fn *f = x->f;
  if (!is_generic(x, ty(f, v)) || ty_is_vec(x->m, ty(f, v)) || !str_starts(x->m->triple, STR("nvptx")))
    return SPACE_UNKNOWN;
  if (x->facts) {
    int32_t s = x->facts->of(x->facts->data, f, v);
    if (s != SPACE_UNKNOWN) return s;
  }
  if (op(f, v) == OP_ALLOCA) return x->what & SP_ALLOCAS ? SPACE_LOCAL : SPACE_UNKNOWN;
  if (op(f, v) == OP_LOAD)
    return (x->what & (SP_LOADED | SP_LOADED_CONST)) && x->kernel && host_fills(x, arg(f, v, 0)) ? SPACE_GLOBAL
                                                                                                 : SPACE_UNKNOWN;
  if (!is_arg(f, v) || !x->kernel) return SPACE_UNKNOWN;
  if (is_byval(x, v)) return (x->what & SP_BYVAL) && stays_parameter(x, v) ? SPACE_PARAM : SPACE_UNKNOWN;
  return x->what & SP_KERNEL_ARGS ? SPACE_GLOBAL : SPACE_UNKNOWN;
}
static void collect(Infer *x, Val root) {
  Fn *f = x->f;
  if (val_is_con(root) || x->collected[root]) return;
  int32_t as = assumed_space(x, root);
  if (as != SPACE_UNKNOWN) {
    x->collected[root] = 2;
    x->space[root] = as == SPACE_OPEN ? SPACE_UNKNOWN : as;
    if (x->facts && x->facts->may_be_null(x->facts->data, f, root)) x->mark[root] |= M_NULL;
    vec_push(&x->order, (uint32_t)root);
    return;
  }
  if (is_arg(f, root)) return;
  uint32_t first;
  typedef struct {
    Val v;
    uint32_t next;
  } Frame;
  VEC(Frame) st = {0};
  if (!pointer_operands(x, root, &first)) return;
  x->collected[root] = 1;
  vec_push(&st, ((Frame){root, 0}));
  while (st.n) {
    Frame *fr = &vec_last(&st);
    uint32_t n = pointer_operands(x, fr->v, &first);
    if (fr->next < n) {
      Val o = pointer_operand(x, fr->v, first + fr->next++);
      if (!val_is_con(o) && !x->collected[o] && assumed_space(x, o) != SPACE_UNKNOWN) {
        collect(x, o);
        fr = &vec_last(&st);
        continue;
      }
      if (!val_is_con(o) && !is_arg(f, o) && !x->collected[o] && pointer_operands(x, o, &first)) {
        x->collected[o] = 1;
        vec_push(&st, ((Frame){o, 0}));
      }
    } else vec_push(&x->order, (uint32_t)vec_pop(&st).v);
  }
  vec_free(&st);
}

/* Space of a constant operand: SPACE_UNKNOWN agrees with anything. */
static int32_t con_space(const Infer *x, Val c) {
  const ConPool *p = &x->f->con;
  if (!is_generic(x, con_type(p, c))) return (int32_t)ty_addrspace(x->m, con_type(p, c));
  switch (con_kind(p, c)) {
  case CON_NULL:
  case CON_ZERO: return x->null_valid ? GENERIC : SPACE_UNKNOWN;
  case CON_UNDEF:
  case CON_POISON: return SPACE_UNKNOWN;
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
  for (uint32_t i = x->order.n; i-- > 0;) {
    vec_push(&work, x->order.p[i]);
    queued[x->order.p[i]] = 1;
  }
  while (work.n) {
    Val v = (Val)vec_pop(&work);
    queued[v] = 0;
    if (!update(x, v)) continue;
    FOR_EACH_USE(x->f, v, u) {
      Val w = use_user(x->f, u);
      if (op(x->f, w) == OP_PTRTOINT) {
        FOR_EACH_USE(x->f, w, u2) {
          Val w2 = use_user(x->f, u2);
          if (x->collected[w2] && !queued[w2]) {
            queued[w2] = 1;
            vec_push(&work, (uint32_t)w2);
          }
        }
      }
      if (x->collected[w] && !queued[w]) {
        queued[w] = 1;
        vec_push(&work, (uint32_t)w);
      }
    }
  }
  mem_free(queued);
  vec_free(&work);
}

/* ---- which clones are wanted ---- */
static bool keeps_null(int32_t space) { return space == SPACE_GLOBAL; }
static bool in_a_space(const Infer *x, Val v) {
  return !val_is_con(v) && (uint32_t)v < x->n && x->collected[v] && x->space[v] > GENERIC;
}

/* How many of its leading arguments are pointers that may get another space; 0: no intrinsic for that. */
static uint32_t pointers_of(const Infer *x, Val w) {
  uint32_t n = mem_intrinsic_pointers(x->f, w);
  return !n && (x->what & SP_WMMA) && is_wmma_access(x->f, w) ? 1 : n;
}
/* The other side of comparison w of v (its operand i) in v's space exists. */
static bool compares_in_space(const Infer *x, Val w, Val v, uint32_t i) {
  Val o = arg(x->f, w, 1 - i);
  int32_t s = x->space[v];
  if (x->mark[v] & M_NULL) return false;
  if (val_is_con(o)) {
    int32_t c = con_space(x, o);
    return c == s || (c == SPACE_UNKNOWN && (con_is_undefined(&x->f->con, o) || keeps_null(s)));
  }
  return in_a_space(x, o) && x->space[o] == s && !(x->mark[o] & M_NULL);
}
/* What use i of v by w makes of the clone: it takes it (M_WANTED, perhaps with M_EXACT), or needs the original or a
 * cast back (0). */
static unsigned use_takes(const Infer *x, Val w, Val v, uint32_t i) {
  const Fn *f = x->f;
  if (address_operand(f, w) == (int)i) return (x->mark[v] & M_NULL) && is_volatile(f, w) ? 0 : M_WANTED;
  if (is_op(f, w, OP_ADDRSPACECAST))
    return (int32_t)ty_addrspace(x->m, ty(f, w)) == x->space[v] ? M_WANTED | M_EXACT : 0;
  if (is_op(f, w, OP_ICMP)) return compares_in_space(x, w, v, i) ? M_WANTED : 0;
  if (i >= pointers_of(x, w)) return 0;
  if (!mem_intrinsic_pointers(f, w) && x->space[v] != SPACE_GLOBAL && x->space[v] != SPACE_SHARED)
    return 0; /* no matrix there */
  return M_WANTED | M_EXACT;
}
/* Adds bits to the marks of v's pointer operands in a space; true if that changed one. */
static bool mark_operands(Infer *x, Val v, unsigned bits) {
  uint32_t first, n = pointer_operands(x, v, &first);
  bool any = false;
  for (uint32_t i = 0; i < n && x->collected[v] != 2; i++) {
    Val o = pointer_operand(x, v, first + i);
    if (!in_a_space(x, o) || (x->mark[o] & bits) == bits) continue;
    x->mark[o] |= (uint8_t)bits;
    any = true;
  }
  return any;
}
static bool cloned(const Infer *x, Val v) { return in_a_space(x, v) && (x->mark[v] & M_WANTED); }
/* Joins nothing but casts that go away then, so that one cast of the clone does for all of them. */
static bool joins_casts(const Infer *x, Val v) {
  const Fn *f = x->f;
  if ((x->mark[v] & (M_NULL | M_ROOT)) || (!is_op(f, v, OP_PHI) && !is_op(f, v, OP_SELECT))) return false;
  uint32_t first, n = pointer_operands(x, v, &first);
  for (uint32_t i = 0; i < n; i++) {
    Val o = pointer_operand(x, v, first + i);
    if (!val_is_con(o) && !(is_op(f, o, OP_ADDRSPACECAST) && has_one_use(f, o))) return false;
  }
  return true;
}
/* Marks run along the order (operands first) or against it until nothing changes; cycles of phis take another round
 * or two. */
static void mark_nulls(Infer *x) {
  bool again = true;
  while (again) { /* downwards from null and from roots */
    again = false;
    for (uint32_t k = 0; k < x->order.n; k++) {
      Val v = (Val)x->order.p[k];
      if (x->space[v] <= GENERIC) continue;
      unsigned m = x->mark[v] | (x->collected[v] == 2 ? M_ROOT : 0);
      uint32_t first, n = x->collected[v] == 2 ? 0 : pointer_operands(x, v, &first);
      for (uint32_t i = 0; i < n; i++) {
        Val o = pointer_operand(x, v, first + i);
        if (in_a_space(x, o)) m |= x->mark[o] & (M_NULL | M_ROOT);
        else if (val_is_con(o) && con_space(x, o) == SPACE_UNKNOWN && !con_is_undefined(&x->f->con, o) &&
                 !keeps_null(x->space[v]))
          m |= M_NULL;
      }
      again = again || m != x->mark[v];
      x->mark[v] = (uint8_t)m;
    }
  }
}
/* v's only use is the cast to its space that a clone would be: there is nothing to gain, and what has been moved to
 * where it is needed stays there. */
static bool is_cast_already(const Infer *x, Val v) {
  if (x->collected[v] != 2 || !has_one_use(x->f, v)) return false;
  Val w = use_user(x->f, first_use(x->f, v));
  return is_op(x->f, w, OP_ADDRSPACECAST) && (int32_t)ty_addrspace(x->m, ty(x->f, w)) == x->space[v];
}
static void mark_all(Infer *x) {
  Fn *f = x->f;
  bool again = true;
  mark_nulls(x);
  for (uint32_t k = 0; k < x->order.n; k++) { /* what uses want; two roots compared gain nothing by it */
    Val v = (Val)x->order.p[k];
    if (x->space[v] <= GENERIC || is_cast_already(x, v)) continue;
    if (x->collected[v] != 2 && joins_casts(x, v)) x->mark[v] |= M_WANTED;
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      if (is_op(f, w, OP_ICMP) && (x->mark[v] & M_ROOT)) continue;
      if (is_op(f, w, OP_ICMP) && in_a_space(x, arg(f, w, 1 - use_index(f, u))) &&
          (x->mark[arg(f, w, 1 - use_index(f, u))] & M_ROOT))
        continue;
      x->mark[v] |= (uint8_t)use_takes(x, w, v, use_index(f, u));
    }
  }
  for (again = true; again;) { /* upwards: what is cloned needs its operands' clones, and whether null matters */
    again = false;
    for (uint32_t k = x->order.n; k-- > 0;) {
      Val v = (Val)x->order.p[k];
      if (!cloned(x, v)) continue;
      if (mark_operands(x, v, M_WANTED | (x->mark[v] & M_EXACT))) again = true;
      FOR_EACH_USE(f, v, u) { /* a comparison moves where one side is there already */
        Val w = use_user(f, u);
        if (!is_op(f, w, OP_ICMP) || !compares_in_space(x, w, v, use_index(f, u))) continue;
        Val o = arg(f, w, 1 - use_index(f, u));
        if (!val_is_con(o) && !(x->mark[o] & M_WANTED)) {
          x->mark[o] |= M_WANTED;
          again = true;
        }
      }
    }
  }
  for (uint32_t k = 0; k < x->order.n; k++) { /* what needs the original */
    Val v = (Val)x->order.p[k];
    if (!cloned(x, v) || !(x->mark[v] & M_NULL)) continue;
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      if (!cloned(x, w) && !use_takes(x, w, v, use_index(f, u))) x->mark[v] |= M_KEPT;
    }
  }
  for (again = true; again;) { /* the original of what may be null needs those of its operands that may be */
    again = false;
    for (uint32_t k = x->order.n; k-- > 0;) {
      Val v = (Val)x->order.p[k];
      if (!in_a_space(x, v) || !(x->mark[v] & M_KEPT) || x->collected[v] == 2) continue;
      uint32_t first, n = pointer_operands(x, v, &first);
      for (uint32_t i = 0; i < n; i++) {
        Val o = pointer_operand(x, v, first + i);
        if (cloned(x, o) && (x->mark[o] & (M_NULL | M_KEPT)) == M_NULL) {
          x->mark[o] |= M_KEPT;
          again = true;
        }
      }
    }
  }
}

/* ---- rewriting ---- */
static Ty in_space(Infer *x, Ty t, int32_t space) { return ty_with_scalar(x->m, t, ty_ptr(x->m, (uint32_t)space)); }

/* The copy of o: what stood for it may have been a cast to the space that another copy has replaced since. */
static Val clone_of(const Infer *x, Val o) {
  Val c = x->clone[o];
  while (c && !val_is_con(c) && (uint32_t)c < x->n && op(x->f, c) == OP_NONE) c = x->clone[c];
  return c;
}

/* An operand in the given space: constants are rebuilt (null as poison, unless it matters), clones used, other values
 * (of that space) as they are. VAL_NONE: patched later (phis). */
static Val operand_in(Infer *x, Val o, int32_t space, bool exact) {
  Fn *f = x->f;
  ConPool *p = &f->con;
  if (!val_is_con(o)) {
    if (!is_generic(x, ty(f, o))) return o;
    return clone_of(x, o);
  }
  Ty t = in_space(x, con_type(p, o), space);
  if (con_type(p, o) == t) return o;
  if (!exact && !keeps_null(space) && con_space(x, o) == SPACE_UNKNOWN && !con_is_undefined(&x->f->con, o))
    return con_poison(p, t);
  switch (con_kind(p, o)) {
  case CON_UNDEF: return con_undef(p, t);
  case CON_POISON: return con_poison(p, t);
  case CON_EXPR: {
    ConExpr e = con_expr_get(p, o);
    if (e.op == OP_ADDRSPACECAST && con_type(p, e.ops[0]) == t) return e.ops[0];
    if (e.op == OP_GEP) {
      FEW(Val, ops, 16, e.n);
      memcpy(ops, e.ops, e.n * sizeof *ops);
      ops[0] = operand_in(x, ops[0], space, exact);
      e.ops = ops;
      e.type = t;
      Val r = con_expr(p, &e);
      FEW_FREE(ops);
      return r;
    }
    break;
  }
  case CON_ADDR: {
    Val base = operand_in(x, con_op(p, o, 0), space, exact);
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
  bool exact = x->mark[v] & M_EXACT;
  Ty t = in_space(x, ty(f, v), space);
  Op o = op(f, v);
  if (o == OP_ADDRSPACECAST || o == OP_INTTOPTR) {
    Val s = pointer_operand(x, v, 0);
    x->clone[v] = val_is_con(s) || is_generic(x, ty(f, s)) ? operand_in(x, s, space, exact) : s;
    return;
  }
  uint32_t n = nops(f, v), first, np = pointer_operands(x, v, &first);
  FEW(Val, ops, 32, n);
  for (uint32_t i = 0; i < n; i++) {
    ops[i] = arg(f, v, i);
    if (i < first || i >= first + np) continue;
    Val c = operand_in(x, ops[i], space, exact);
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
    md_copy(f, c, v);
  } else {
    c = ins_clone_as(f, v, t, ops);
    ins_place_before(f, c, v);
  }
  FEW_FREE(ops);
  if (!(x->mark[v] & M_KEPT)) name_take(f, c, v);
  x->clone[v] = c;
}
static void fix_operands(Infer *x, Val v) {
  Fn *f = x->f;
  Val c = clone_of(x, v);
  Op o = op(f, v);
  if (!c || val_is_con(c) || o == OP_ADDRSPACECAST || o == OP_INTTOPTR || x->collected[v] == 2) return;
  uint32_t first, np = pointer_operands(x, v, &first);
  for (uint32_t i = 0; i < np; i++) {
    Val w = operand_in(x, arg(f, v, first + i), x->space[v], x->mark[v] & M_EXACT);
    if (w && arg(f, c, first + i) != w) opnd_set(f, c, first + i, w);
  }
}

/* A generic pointer made from v's clone, for uses that need one; placed right after v, so it stands before every use
 * of v. */
static Val cast_back(Infer *x, Val v) {
  Fn *f = x->f;
  Val c = clone_of(x, v);
  if (val_is_con(c)) return con_expr(&f->con, &(ConExpr){.op = OP_ADDRSPACECAST, .type = ty(f, v), .n = 1, .ops = &c});
  Val at = is_op(f, v, OP_PHI) ? first_insertion(f, blk_of(f, v)) : next_of(f, v);
  Bld k = {f, blk_of(f, at), at, dbg_loc(f, v)};
  return emit_cast(&k, OP_ADDRSPACECAST, 0, c, ty(f, v));
}

static bool replace_uses(Infer *x, Val v) {
  Fn *f = x->f;
  Val c = clone_of(x, v), back = VAL_NONE;
  bool changed = false;
  VecU32 uses = {0}; /* pairs user, operand index: the list itself changes below */
  FOR_EACH_USE(f, v, u) {
    vec_push(&uses, (uint32_t)use_user(f, u));
    vec_push(&uses, use_index(f, u));
  }
  for (uint32_t k = 0; k < uses.n; k += 2) {
    Val w = (Val)uses.p[k];
    uint32_t i = uses.p[k + 1];
    if (w == c || op(f, w) == OP_NONE || i >= nops(f, w) || arg(f, w, i) != v)
      continue;                                           /* an earlier step dealt with it */
    if (cloned(x, w) && !(x->mark[w] & M_KEPT)) continue; /* goes with its own clone */
    if (use_takes(x, w, v, i)) {
      if (address_operand(f, w) == (int)i) {
        opnd_set(f, w, i, c);
        changed = true;
        continue;
      }
      if (is_op(f, w, OP_ADDRSPACECAST) && ty(f, w) == ty(f, c)) {
        val_replace(f, w, c);
        if ((uint32_t)w < x->n) x->clone[w] = c;
        ins_erase(f, w);
        changed = true;
        continue;
      }
      if (is_op(f, w, OP_ICMP)) {
        Val o = arg(f, w, 1 - i), oc = val_is_con(o) ? operand_in(x, o, x->space[v], true) : clone_of(x, o);
        if (oc && ty(f, oc) == ty(f, c)) {
          opnd_set(f, w, i, c);
          opnd_set(f, w, 1 - i, oc);
          changed = true;
          continue;
        }
      } else if (mem_intrinsic_retarget(f, w, v, c)) {
        changed = true;
        continue;
      }
    }
    if (is_op(f, v, OP_ADDRSPACECAST) || x->collected[v] == 2 || (x->mark[v] & M_NULL))
      continue; /* the value itself is what such a use needs */
    if (!back) back = cast_back(x, v);
    opnd_set(f, w, i, back);
    changed = true;
  }
  vec_free(&uses);
  return changed;
}
/* Erases the originals that nothing needs any more: cycles of phis and selects may still use each other. */
static bool erase_dead(Infer *x) {
  Fn *f = x->f;
  bool changed = false;
  for (bool again = true; again;) {
    again = false;
    for (uint32_t k = x->order.n; k-- > 0;) {
      Val v = (Val)x->order.p[k];
      if (!cloned(x, v) || op(f, v) == OP_NONE || (x->mark[v] & M_LIVE)) continue;
      bool live = x->collected[v] == 2;
      FOR_EACH_USE(f, v, u) {
        Val w = use_user(f, u);
        live = live || !cloned(x, w) || (x->mark[w] & M_LIVE);
      }
      if (live) {
        x->mark[v] |= M_LIVE;
        again = true;
      }
    }
  }
  for (uint32_t k = x->order.n; k-- > 0;) { /* users first, where there is an order */
    Val v = (Val)x->order.p[k];
    if (!cloned(x, v) || op(f, v) == OP_NONE || (x->mark[v] & M_LIVE)) continue;
    if (has_uses(f, v)) ins_erase_poison(f, v);
    else {
      dbg_salvage(f, v);
      ins_erase(f, v);
    }
    changed = true;
  }
  return changed;
}

/* Accesses of which it is still not known where they go: each asks the hardware, and alias analysis takes each for
 * one of anything. */
static void say_generic(const Fn *f, PassCtx *px) {
  if (!remark_on(px)) return;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      int a = address_operand(f, v);
      if (a >= 0 && ty_is_ptr(f->m, ty(f, arg(f, v, (uint32_t)a))) &&
          ty_addrspace(f->m, ty(f, arg(f, v, (uint32_t)a))) == GENERIC)
        remark(px, SPACE_GENERIC, f, v, ra_z(op_info[op(f, v)].text), ra_val(arg(f, v, (uint32_t)a)));
    }
}

/* ---- questions ---- */
/* What isspacep of that space says of a pointer to space s: 0, 1; -1: it takes more to know. */
static int answer(unsigned id, int32_t s) {
  if (s == SPACE_PARAM) return -1; /* part of the global window, or a local copy */
  switch (id) {
  case INTRIN_nvvm_isspacep_global: return s == SPACE_GLOBAL;
  case INTRIN_nvvm_isspacep_const: return s == SPACE_CONST;
  case INTRIN_nvvm_isspacep_local: return s == SPACE_LOCAL;
  case INTRIN_nvvm_isspacep_shared: return s == SPACE_CLUSTER ? -1 : s == SPACE_SHARED;
  case INTRIN_nvvm_isspacep_shared_cluster: return s == SPACE_SHARED || s == SPACE_CLUSTER;
  default: return -1;
  }
}
static bool is_query(const Fn *f, Val w) {
  switch (call_intrinsic(f, w)) {
  case INTRIN_nvvm_isspacep_const:
  case INTRIN_nvvm_isspacep_global:
  case INTRIN_nvvm_isspacep_local:
  case INTRIN_nvvm_isspacep_shared:
  case INTRIN_nvvm_isspacep_shared_cluster: return true;
  default: return false;
  }
}
/* Folds isspacep of pointers whose space is known, and which are not null. */
static uint32_t fold_queries(Infer *x) {
  Fn *f = x->f;
  uint32_t n = 0;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) {
      if (!is_op(f, v, OP_CALL) || !is_query(f, v)) continue;
      Val p = arg(f, v, 0);
      int32_t s = value_space(x, p);
      if (s <= GENERIC || (!val_is_con(p) && (uint32_t)p < x->n && (x->mark[p] & M_NULL))) continue;
      int a = answer(call_intrinsic(f, v), s);
      if (a < 0) continue;
      val_replace(f, v, con_int(&f->con, TY_I1, (uint64_t)a));
      ins_erase(f, v);
      n++;
    }
  return n;
}

static void collect_all(Infer *x) {
  Fn *f = x->f;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      int a = address_operand(f, v);
      if (a >= 0) collect(x, arg(f, v, (uint32_t)a));
      else if (is_op(f, v, OP_ICMP)) {
        collect(x, arg(f, v, 0));
        collect(x, arg(f, v, 1));
      } else if (is_op(f, v, OP_CALL)) {
        for (uint32_t i = 0; i < call_nargs(f, v); i++) {
          Val o = arg(f, v, i);
          if (!val_is_con(o) && ty_is_ptr_or_vec(f->m, ty(f, o))) collect(x, o);
        }
      } else if (is_op(f, v, OP_ADDRSPACECAST) || is_op(f, v, OP_PTRTOINT)) collect(x, arg(f, v, 0));
      else if (is_op(f, v, OP_RET) && nops(f, v)) collect(x, arg(f, v, 0));
    }
}
static Change move_constants(Infer *x) {
  Fn *f = x->f;
  Change ch = CH_NONE;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      int a = address_operand(f, v);
      if (a < 0 || !val_is_con(arg(f, v, (uint32_t)a)) || !is_generic(x, ty(f, arg(f, v, (uint32_t)a)))) continue;
      Val o = arg(f, v, (uint32_t)a);
      int32_t s = con_space(x, o);
      if (s > GENERIC) {
        opnd_set(f, v, (uint32_t)a, operand_in(x, o, s, true));
        ch |= CH_VAL | CH_MEM;
      }
    }
  return ch;
}
static Change move_values(Infer *x) {
  Fn *f = x->f;
  Change ch = CH_NONE;
  /* Casts of arguments stand in the order of the arguments, whatever uses them first, and those that a first run left
   * at the entry stay: a second run finds what it would make. */
  for (Val w = first_insertion(f, entry_blk(f)); is_op(f, w, OP_ADDRSPACECAST) && is_arg(f, arg(f, w, 0));
       w = next_of(f, w)) {
    Val v = arg(f, w, 0);
    if (x->collected[v] && cloned(x, v) && ty(f, w) == in_space(x, ty(f, v), x->space[v])) x->clone[v] = w;
  }
  for (uint32_t i = f->nargs; i-- > 0;) {
    Val v = fn_arg(f, i);
    if (x->collected[v] && cloned(x, v) && !x->clone[v]) clone_one(x, v);
  }
  for (uint32_t i = 0; i < x->order.n; i++)
    if (!is_arg(f, (Val)x->order.p[i]) && cloned(x, (Val)x->order.p[i])) clone_one(x, (Val)x->order.p[i]);
  for (uint32_t i = 0; i < x->order.n; i++)
    if (cloned(x, (Val)x->order.p[i])) fix_operands(x, (Val)x->order.p[i]);
  for (uint32_t i = 0; i < x->order.n; i++)
    if (cloned(x, (Val)x->order.p[i]) && replace_uses(x, (Val)x->order.p[i])) ch |= CH_VAL | CH_MEM;
  if (erase_dead(x)) ch |= CH_VAL;
  for (uint32_t i = x->order.n; i-- > 0;) {
    Val c = clone_of(x, (Val)x->order.p[i]);
    if (c && !val_is_con(c) && (uint32_t)c >= x->n && op(f, c) != OP_NONE && !has_uses(f, c)) {
      ins_erase_dead(f, c);
      ch |= CH_VAL;
    }
  }
  return ch;
}
static void prepare(Infer *x, Fn *f, PassCtx *px, unsigned what, const SpaceFacts *facts) {
  *x = (Infer){.f = f, .m = f->m, .n = f->nins, .what = what, .facts = facts, .byval = {.f = f}};
  x->kernel = fn_glob(f)->cc == CC_PTX_KERNEL;
  x->null_valid = fn_has_attr(f, ATTR_NULL_POINTER_IS_VALID);
  x->space = ARENA_ARRAY(px->scratch, int32_t, x->n + 1);
  x->collected = ARENA_ZARRAY(px->scratch, uint8_t, x->n + 1);
  x->mark = ARENA_ZARRAY(px->scratch, uint8_t, x->n + 1);
  x->only_read = ARENA_ZARRAY(px->scratch, uint8_t, f->nargs + 1);
  for (uint32_t i = 0; i <= x->n; i++) x->space[i] = SPACE_UNKNOWN;
  collect_all(x);
}
static void release(Infer *x) {
  vec_free(&x->order);
  object_walk_free(&x->byval);
}
Change spaces_rewrite(Fn *f, PassCtx *px, unsigned what, uint32_t *answered) {
  *answered = 0;
  if (!has_generic_space(f->m)) return CH_NONE;
  Infer x;
  prepare(&x, f, px, what, NULL);
  x.clone = ARENA_ZARRAY(px->scratch, Val, x.n + 1);
  Change ch = move_constants(&x);
  if (x.order.n) {
    infer(&x);
    mark_all(&x);
  }
  if (what & SP_QUERIES) *answered = fold_queries(&x);
  if (*answered) ch |= CH_VAL | CH_CALL;
  if (x.order.n) ch |= move_values(&x);
  release(&x);
  return ch;
}

struct SpacesFound {
  Infer x;
};
SpacesFound *spaces_find(Fn *f, PassCtx *px, unsigned what, const SpaceFacts *facts) {
  SpacesFound *s = ARENA_NEW(px->scratch, SpacesFound);
  prepare(&s->x, f, px, what, facts);
  if (s->x.order.n) {
    infer(&s->x);
    mark_nulls(&s->x);
  }
  return s;
}
int32_t spaces_found(const SpacesFound *s, Val v, bool *may_be_null) {
  const Infer *x = &s->x;
  int32_t as = value_space(x, v);
  *may_be_null = val_is_con(v) ? as == SPACE_UNKNOWN && !con_is_undefined(&x->f->con, v)
                               : as == SPACE_UNKNOWN || ((uint32_t)v < x->n && (x->mark[v] & M_NULL));
  return as;
}
void spaces_found_free(SpacesFound *s) { release(&s->x); }

Change pass_infer_address_spaces(Fn *f, PassCtx *px) {
  uint32_t none;
  Change ch = spaces_rewrite(f, px, SP_KERNEL_ARGS | SP_ALLOCAS | SP_INTEGERS | SP_QUERIES, &none);
  if (has_generic_space(f->m)) say_generic(f, px);
  return ch;
}
