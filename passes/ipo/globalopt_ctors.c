/* globalopt_ctors.c: constructors of the module that can be run now, in place of the program's start:
 *
 *   @llvm.global_ctors = ... @init        @x = global i32 7
 *   define internal void @init() {    =>  (the constructor leaves the list)
 *     store i32 7, ptr @x
 *
 * A constructor is evaluated on constants. Memory is an overlay over the initialisers: a tree per variable, opened
 * only where something is read or written. Nothing is kept unless the whole constructor could be run: no volatile or
 * ordered access, no variable that others may have changed or that the linker may replace, no function without a
 * body, no address in what remains that an initialiser cannot hold. Constructors run in the order of their
 * priorities; after the first that cannot be run only those of the same priority are tried. Variables in shared
 * memory have no initialisers, externally_initialized ones belong to the host: both stop the evaluation. Cost:
 * CAP_EVALUATE_STEPS instructions a constructor.
 */
#include "ir/attr.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "passes/ipo/globalopt_ctors.h"
#include "passes/pass_fold.h"
#include "support/few.h"

typedef struct Node { /* a piece of memory */
  Ty t;
  Val con;           /* of the module's pool, while there are no kids */
  struct Node **kid; /* elements; NULL: as in con */
  uint32_t nkid;
} Node;
typedef struct Object {
  Glob g;
  Node *root;
  bool written, temporary, invariant;
} Object;
typedef struct Eval {
  Module *m;
  PassCtx *px;
  Arena *A;
  VEC(Object) obj;
  uint32_t steps;
} Eval;

static Node *node_new(Eval *e, Ty t, Val con) {
  Node *n = ARENA_NEW(e->A, Node);
  n->t = t;
  n->con = con;
  return n;
}

/* What the variable holds when the program starts is its initialiser, here and in no other module. */
static bool readable(const Global *g) {
  if (g->kind != GK_VAR || !g->init || g->externally_initialized || glob_is_interposable(g) || g->tls ||
      g->addrspace == 3 || glob_is_absolute(g))
    return false;
  return g->constant || glob_is_local(g) || (g->linkage == LINK_EXTERNAL && !g->comdat);
}
static bool writable(const Global *g) {
  return readable(g) && !g->constant && !g->comdat && (glob_is_local(g) || g->linkage == LINK_EXTERNAL);
}

static Object *object(Eval *e, Glob g) {
  for (uint32_t i = 0; i < e->obj.n; i++)
    if (e->obj.p[i].g == g) return &e->obj.p[i];
  if (!readable(glob(e->m, g))) return NULL;
  vec_push(&e->obj,
           ((Object){.g = g, .root = node_new(e, glob(e->m, g)->type, con_twin(&e->m->con, glob(e->m, g)->init))}));
  return &vec_last(&e->obj);
}

/* The piece at an offset that a value of type t fills; NULL where there is none. */
static Node *piece(Eval *e, Node *n, uint64_t off, Ty t) {
  Module *m = e->m;
  uint64_t size = ty_store_size(m, t);
  for (;;) {
    TyKind k = ty_kind(m, n->t);
    if (off == 0 && n->t == t) return n;
    if (k != TK_STRUCT && k != TK_ARRAY) return off == 0 && ty_store_size(m, n->t) == size ? n : NULL;
    uint64_t i, count = k == TK_STRUCT ? ty_rec(m, n->t)->n : ty_rec(m, n->t)->count;
    if (!count || past_cap(m, EVALUATE_PARTS, count) || off >= ty_alloc_size(m, n->t)) return NULL;
    if (k == TK_STRUCT) {
      i = ty_field_at(m, n->t, off);
      off -= ty_field_offset(m, n->t, (uint32_t)i);
    } else {
      uint64_t es = ty_alloc_size(m, ty_elem(m, n->t));
      if (!es) return NULL;
      i = off / es;
      off %= es;
    }
    if (!n->kid) {
      n->nkid = (uint32_t)count;
      n->kid = ARENA_ZARRAY(e->A, Node *, count);
    }
    if (!n->kid[i]) {
      Val c = con_elem(&m->con, n->con, i);
      if (!c) return NULL;
      n->kid[i] = node_new(e, con_type(&m->con, c), con_twin(&m->con, c));
    }
    n = n->kid[i];
  }
}

static Val whole(Eval *e, Node *n) { /* the piece as one constant; bounded by the nesting of its type */
  if (!n->kid) return n->con;
  Val *v = ARENA_ARRAY(e->A, Val, n->nkid);
  for (uint32_t i = 0; i < n->nkid; i++) v[i] = n->kid[i] ? whole(e, n->kid[i]) : con_elem(&e->m->con, n->con, i);
  return con_agg(&e->m->con, n->t, v, n->nkid);
}

/* c as a value of type t of the same size; VAL_NONE where that is no simple constant. */
static Val as_type(ConPool *p, Val c, Ty t) {
  const Module *m = p->m;
  Ty from = con_type(p, c);
  if (from == t) return c;
  bool fp = ty_is_ptr(m, from), tp = ty_is_ptr(m, t);
  if (ty_is_vec(m, from) || ty_is_vec(m, t) || (!fp && !ty_is_int(m, from) && !ty_is_fp(from)) ||
      (!tp && !ty_is_int(m, t) && !ty_is_fp(t)))
    return VAL_NONE;
  if (fp && tp) return VAL_NONE;
  if (fp) return ty_is_int(m, t) ? con_fold_cast(p, OP_PTRTOINT, c, t) : VAL_NONE;
  if (tp) return ty_is_int(m, from) ? con_fold_cast(p, OP_INTTOPTR, c, t) : VAL_NONE;
  return ty_bits(p->m, from) == ty_bits(p->m, t) ? con_fold_cast(p, OP_BITCAST, c, t) : VAL_NONE;
}

static bool address(const ConPool *p, Val v, Glob *g, uint64_t *off) {
  v = con_twin(p, v);
  int64_t o = 0;
  if (con_kind(p, v) == CON_ADDR) {
    o = con_addr_offset(p, v);
    v = con_op(p, v, 0);
  }
  if (con_kind(p, v) != CON_GLOBAL || o < 0) return false;
  *g = con_glob(p, v);
  *off = (uint64_t)o;
  return true;
}

static Val read_memory(Eval *e, Fn *f, Val addr, Ty t) {
  Glob g;
  uint64_t off;
  if (!address(&f->con, addr, &g, &off) || !ty_is_sized(e->m, t) || ty_scalable(e->m, t)) return VAL_NONE;
  Object *o = object(e, g);
  Node *n = o ? piece(e, o->root, off, t) : NULL;
  if (!n) return VAL_NONE;
  Val c = as_type(&e->m->con, whole(e, n), t);
  return c ? con_import(&f->con, &e->m->con, c) : VAL_NONE;
}

static bool write_memory(Eval *e, Fn *f, Val addr, Val x) {
  Glob g;
  uint64_t off;
  Ty t = con_type(&f->con, x);
  if (!address(&f->con, addr, &g, &off) || !ty_is_sized(e->m, t) || ty_scalable(e->m, t)) return false;
  Object *o = object(e, g);
  if (!o || (!o->temporary && !writable(glob(e->m, g)))) return false;
  Node *n = piece(e, o->root, off, t);
  if (!n) return false;
  Val c = as_type(&e->m->con, con_import(&e->m->con, &f->con, con_twin(&f->con, x)), n->t);
  if (!c) return false;
  n->con = con_twin(&e->m->con, c);
  n->kid = NULL;
  o->written = true;
  return true;
}

/* ---- running ---- */

static bool run(Eval *e, Fn *f, const Val *args, unsigned depth, Val *result);

/* False: cannot be run. *out: its value, VAL_NONE for none. */
static bool run_call(Eval *e, Fn *f, Val v, const Val *map, unsigned depth, Val *out) {
  Module *m = e->m;
  uint32_t n = call_nargs(f, v);
  FEW_ON(e->A, Val, a, 16, n);
  for (uint32_t i = 0; i < n; i++) {
    Val x = arg(f, v, i);
    a[i] = val_is_con(x) ? x : map[x];
    if (!a[i]) return false;
  }
  *out = VAL_NONE;
  unsigned id = call_intrinsic(f, v);
  switch (id) {
  case INTRIN_assume:
  case INTRIN_donothing:
  case INTRIN_sideeffect:
  case INTRIN_experimental_noalias_scope_decl:
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_invariant_end: return true;
  case INTRIN_invariant_start: { /* of the whole of a variable, for good: it is constant from here on */
    Glob g;
    uint64_t off, size;
    if (count_uses(f, v, 1)) return false;
    if (!address(&f->con, a[1], &g, &off) || !con_u64(&f->con, a[0], &size)) return true;
    Object *o = object(e, g);
    if (o && off == 0 && (int64_t)size == (int64_t)ty_store_size(m, glob(m, g)->type)) o->invariant = true;
    return true;
  }
  case INTRIN_memset: { /* zeros over zeros */
    Glob g;
    uint64_t off;
    if (!con_is_zero(&f->con, a[1]) || call_is_volatile(f, v) || !address(&f->con, a[0], &g, &off)) return false;
    const Object *o = object(e, g);
    return o && !o->temporary && !o->written && glob(m, g)->init && con_is_zero(&m->con, glob(m, g)->init);
  }
  case INTRIN_launder_invariant_group:
  case INTRIN_strip_invariant_group: *out = a[0]; return true;
  default: break;
  }
  if (id && call_memeff(f, v) != MEMEFF_NONE) return false;
  Glob g = call_target(f, v);
  if (!id && g && glob(m, g)->kind == GK_FUNC && glob(m, g)->fn) {
    const Global *r = glob(m, g);
    if (glob_is_interposable(r) || r->type != call_rec(f, v)->fnty || ty_vararg(m, r->type) ||
        at_cap(m, EVALUATE_CALLS, depth))
      return false;
    Fn *to = r->fn;
    Val *b = ARENA_ARRAY(e->A, Val, to->nargs + 1);
    for (uint32_t i = 0; i < to->nargs; i++) {
      if (attrset_has(m, attrlist_param(m, r->fattrs, i), ATTR_BYVAL)) return false;
      b[i] = con_import(&to->con, &f->con, a[i]);
    }
    Val x = VAL_NONE;
    if (!run(e, to, b, depth + 1, &x)) return false;
    if (x) *out = con_import(&f->con, &to->con, x);
    return true;
  }
  if (ty(f, v) == TY_VOID) return false;
  InsView i = ins_view(f, v);
  Val *ops = ARENA_ARRAY(e->A, Val, i.n);
  memcpy(ops, i.ops, i.n * sizeof *ops);
  memcpy(ops, a, n * sizeof *ops);
  i.ops = ops;
  FoldCtx x = pass_fold_ctx(f, e->px);
  *out = con_fold(&x, &i);
  return *out != VAL_NONE;
}

static bool run(Eval *e, Fn *f, const Val *args, unsigned depth, Val *result) {
  Val *map = ARENA_ZARRAY(e->A, Val, f->nins);
  for (uint32_t i = 0; i < f->nargs; i++) map[fn_arg(f, i)] = args[i];
  Blk b = entry_blk(f), from = BLK_NONE;
  while (b) {
    if (is_op(f, first_ins(f, b), OP_PHI)) { /* all at once */
      Val next[32];
      uint32_t k = 0;
      FOR_EACH_PHI(f, b, v) {
        Val x = VAL_NONE;
        for (uint32_t i = 0; i < nops(f, v) && !x; i++)
          if (pred(f, b, i) == from) x = arg(f, v, i);
        if (x && !val_is_con(x)) x = map[x];
        if (!x || k == ARRAY_LEN(next)) return false;
        next[k++] = x;
      }
      k = 0;
      FOR_EACH_PHI(f, b, v) map[v] = next[k++];
    }
    Blk to = BLK_NONE;
    FOR_EACH_INS(f, b, v) {
      Op o = op(f, v);
      if (o == OP_PHI) continue;
      if (past_cap(e->m, EVALUATE_STEPS, ++e->steps)) return false;
#define OPERAND(i) (val_is_con(arg(f, v, i)) ? con_twin(&f->con, arg(f, v, i)) : map[arg(f, v, i)])
      switch (o) {
      case OP_RET: *result = nops(f, v) ? OPERAND(0) : VAL_NONE; return !nops(f, v) || *result;
      case OP_BR: {
        uint64_t c = 1;
        if (nops(f, v)) {
          Val x = OPERAND(0);
          if (!x || con_kind(&f->con, x) != CON_INT || !con_u64(&f->con, x, &c)) return false;
          to = succ(f, b, c ? 0 : 1);
        } else to = succ(f, b, 0);
        continue;
      }
      case OP_SWITCH: {
        Val x = OPERAND(0);
        if (!x || con_kind(&f->con, x) != CON_INT) return false;
        uint32_t at = 0;
        for (uint32_t i = 1; i < nops(f, v) && !at; i++)
          if (arg(f, v, i) == x) at = i;
        to = succ(f, b, at);
        continue;
      }
      case OP_STORE: {
        Val x = OPERAND(0), p = OPERAND(1);
        if (!x || !p || !is_simple(f, v) || !write_memory(e, f, p, x)) return false;
        continue;
      }
      case OP_LOAD: {
        Val p = OPERAND(0);
        if (!p || !is_simple(f, v)) return false;
        map[v] = read_memory(e, f, p, ty(f, v));
        if (!map[v]) return false;
        continue;
      }
      case OP_ALLOCA: { /* a variable of its own for as long as the evaluation takes */
        uint64_t count;
        Val n = arg(f, v, 0);
        if (!val_is_con(n) || !con_u64(&f->con, n, &count) || count != 1 || ty_addrspace(e->m, ty(f, v)) != 0)
          return false;
        Glob g = glob_new(e->m, GK_VAR, (Str){NULL, 0});
        Global *r = glob(e->m, g);
        r->type = alloca_type(f, v);
        r->ptr_type = ty(f, v);
        r->linkage = LINK_INTERNAL;
        r->init = con_undef(&e->m->con, r->type);
        vec_push(&e->obj, ((Object){.g = g, .root = node_new(e, r->type, r->init), .temporary = true}));
        map[v] = con_global(&f->con, g);
        continue;
      }
      case OP_CALL:
      case OP_INVOKE: {
        Val x;
        if (call_rec(f, v)->nbundles || !run_call(e, f, v, map, depth, &x)) return false;
        map[v] = x;
        if (o == OP_INVOKE) to = succ(f, b, 0);
        continue;
      }
      default: break;
      }
      if (is_term(f, v) || ty(f, v) == TY_VOID) return false;
      InsView i = ins_view(f, v);
      Val *ops = ARENA_ARRAY(e->A, Val, i.n + 1);
      for (uint32_t k = 0; k < i.n; k++) {
        ops[k] = OPERAND(k);
        if (!ops[k]) return false;
      }
#undef OPERAND
      i.ops = ops;
      FoldCtx x = pass_fold_ctx(f, e->px);
      map[v] = con_fold(&x, &i);
      if (!map[v]) return false;
    }
    from = b;
    b = to;
  }
  return false;
}

/* ---- keeping the result ---- */

/* An initialiser may hold it: numbers, addresses of what lasts with an offset, and aggregates of those. Bounded by
 * the nesting of types. */
static bool may_stay(const Eval *e, Val c) {
  const ConPool *p = &e->m->con;
  c = con_twin(p, c);
  if (con_is_data(p, c)) return true;
  switch (con_kind(p, c)) {
  case CON_GLOBAL: {
    Glob g = con_glob(p, c);
    for (uint32_t i = 0; i < e->obj.n; i++)
      if (e->obj.p[i].g == g && e->obj.p[i].temporary) return false;
    return !glob(e->m, g)->tls && glob(e->m, g)->dll != 1;
  }
  case CON_ADDR: return con_kind(p, con_op(p, c, 0)) != CON_ADDR && may_stay(e, con_op(p, c, 0));
  case CON_AGG:
  case CON_SPLAT:
    for (uint32_t i = 0; i < con_nops(p, c); i++)
      if (!may_stay(e, con_op(p, c, i))) return false;
    return true;
  case CON_EXPR: return con_expr_get(p, c).op == OP_INTTOPTR && con_kind(p, con_twin(p, con_op(p, c, 0))) == CON_INT;
  default: return false;
  }
}

static bool evaluate(Module *m, PassCtx *px, Fn *f) {
  Arena *A = px->scratch;
  Eval e = {.m = m, .px = px, .A = A};
  Val r;
  uint32_t first = m->glob.n;
  bool ok = run(&e, f, NULL, 0, &r);
  Val *init = ARENA_ZARRAY(A, Val, e.obj.n + 1);
  for (uint32_t i = 0; i < e.obj.n && ok; i++) {
    if (!e.obj.p[i].written || e.obj.p[i].temporary) continue;
    init[i] = whole(&e, e.obj.p[i].root);
    ok = may_stay(&e, init[i]);
  }
  for (uint32_t i = 0; i < e.obj.n && ok; i++) {
    Global *g = glob(m, e.obj.p[i].g);
    if (init[i]) g->init = init[i];
    if (e.obj.p[i].invariant && !e.obj.p[i].temporary) g->constant = true;
  }
  for (uint32_t g = first; g < m->glob.n; g++) glob_delete(m, (Glob)g);
  vec_free(&e.obj);
  return ok;
}

bool globalopt_ctors(Module *m, PassCtx *px) {
  Arena *A = px->scratch;
  Glob list = glob_find(m, STR("llvm.global_ctors"));
  if (list == GLOB_NONE || glob(m, list)->kind != GK_VAR || !glob(m, list)->init) return false;
  ConPool *p = &m->con;
  Val all = con_twin(p, glob(m, list)->init);
  Ty t = glob(m, list)->type;
  if (con_kind(p, all) != CON_AGG || ty_kind(m, t) != TK_ARRAY) return false;
  uint32_t n = con_nops(p, all), left = 0;
  typedef struct Entry {
    Val con;
    uint64_t priority;
    bool gone;
  } Entry;
  Entry *e = ARENA_ZARRAY(A, Entry, n);
  uint32_t *order = ARENA_ARRAY(A, uint32_t, n);
  for (uint32_t i = 0; i < n; i++) {
    e[i].con = con_op(p, all, i);
    if (con_kind(p, con_twin(p, e[i].con)) != CON_AGG ||
        !con_u64(p, con_op(p, con_twin(p, e[i].con), 0), &e[i].priority))
      return false;
    uint32_t k = i; /* by priority, stable; lists are short */
    while (k && e[order[k - 1]].priority > e[i].priority) order[k] = order[k - 1], k--;
    order[k] = i;
  }
  bool failed = false, any = false;
  uint64_t failed_at = 0;
  for (uint32_t i = 0; i < n; i++) {
    Entry *x = &e[order[i]];
    if (failed && x->priority != failed_at) break;
    Val who = con_twin(p, con_op(p, con_twin(p, x->con), 1));
    Fn *f = con_kind(p, who) == CON_GLOBAL ? glob(m, con_glob(p, who))->fn : NULL;
    const Global *g = f ? fn_glob(f) : NULL;
    bool ok = f && !glob_is_interposable(g) && !f->nargs && !attrlist_fn_has(m, g->fattrs, ATTR_OPTNONE) &&
              evaluate(m, px, f);
    x->gone = ok;
    any |= ok;
    if (!ok && !failed) failed = true, failed_at = x->priority;
  }
  if (!any) return false;
  Val *keep = ARENA_ARRAY(A, Val, n);
  for (uint32_t i = 0; i < n; i++)
    if (!e[i].gone) keep[left++] = e[i].con;
  Ty to = ty_array(m, ty_elem(m, t), left);
  glob(m, list)->type = to;
  glob(m, list)->init = left ? con_agg(p, to, keep, left) : con_null(p, to);
  return true;
}
