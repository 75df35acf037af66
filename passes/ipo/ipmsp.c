/* ipmsp.c: "ipmsp": functions take and return pointers of the address space that all their callers pass.
 *
 *   define internal float @at(ptr %p, i32 %i)               define internal float @at(ptr addrspace(3) %p, i32 %i)
 *   ...                                                      ...
 *   %g = addrspacecast ptr addrspace(3) @s to ptr      =>    call float @at(ptr addrspace(3) @s, i32 %i)
 *   call float @at(ptr %g, i32 %i)
 *
 * The spaces of arguments and results are found for the whole module at once, optimistically: an argument has seen
 * nothing (documented as 1000), one space, or several (2000); a function is looked at again when that of its arguments
 * or of a call's result has changed, which happens twice at most. What a function passes on of its own arguments
 * agrees with itself, so that recursion stands in nobody's way. Within a function the inference is that of
 * passes/gpu/infer_address_spaces.c.
 *
 *  - Local functions that are only called directly get another type, in place; the entry casts the argument back for
 *    uses that infer-address-spaces then moves. Their results likewise.
 *  - Others keep theirs, for callers that are not seen. Where all calls in the module agree they are led to an internal
 *    clone (do-clone-for-ip-msp: how many; -1 as many as there are). The clone is a wrapper into which the body is
 *    inlined; it has no debug information. Not of functions whose body the linker may replace.
 *
 * Then all is looked at again, since the clone's calls may agree where the original's did not; cap IPMSP_ROUNDS.
 *
 * Null: a pointer that may be null keeps its generic type, unless it points to global memory, whose null is the same.
 * What the attributes said of the generic pointer's null (nonnull, dereferenceable_or_null, returned) goes. Kernels,
 * variadic and optnone functions and musttail calls keep their types. Convergence: nothing moves, and a clone runs
 * where the call ran. Knobs: do-ip-msp, do-clone-for-ip-msp, dump-ip-msp. Cost: the inference in each function, times
 * the changes of its arguments. Source: cicc's pass of this name; compare Wu et al. 2014. */
#include "ir/call_rewrite.h"
#include "ir/cap.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/glob_uses.h"
#include "ir/match.h"
#include "passes/gpu/spaces.h"
#include "passes/ipo/inline.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

typedef struct State { /* of an argument or result */
  int32_t space;       /* SPACE_OPEN, a space, or SPACE_GENERIC */
  bool null;           /* may be null */
} State;
typedef struct Fun {
  Fn *f;
  uint32_t at;          /* of its states: the result, then the arguments */
  bool tracked,         /* all callers are known, and its type may change */
      clonable, result, /* tracked, and returns a generic pointer */
      queued;
} Fun;
typedef struct Clone1 {
  Glob of, is;
} Clone1;
typedef struct Ipmsp {
  Module *m;
  PassCtx *px;
  GlobUses u;
  Fun *fun; /* by Glob */
  uint32_t nfun;
  State *state;
  VecU32 work;
  VEC(Clone1) clones;
  int64_t clones_left;
  bool dumps, changed;
} Ipmsp;

#define SAY(x, ...) ((x)->dumps ? sb_fmt((x)->px->err, __VA_ARGS__) : (void)0)

static bool is_generic(const Module *m, Ty t) { return ty_is_ptr(m, t) && ty_addrspace(m, t) == SPACE_GENERIC; }
static State *arg_state(const Ipmsp *x, Glob g, uint32_t i) { return &x->state[x->fun[g].at + 1 + i]; }
static State *ret_state(const Ipmsp *x, Glob g) { return &x->state[x->fun[g].at]; }
/* The space that an argument or result is going to have; 0: it stays as it is. */
static int32_t resolved(State s) {
  return s.space > SPACE_GENERIC && (!s.null || s.space == SPACE_GLOBAL) ? s.space : SPACE_GENERIC;
}
/* Argument i may have another type at all. */
static bool may_move(const Module *m, const Global *g, uint32_t i) {
  static const AttrKind fixed[] = {ATTR_BYVAL,        ATTR_SRET,       ATTR_BYREF,      ATTR_INALLOCA,
                                   ATTR_PREALLOCATED, ATTR_SWIFTERROR, ATTR_SWIFTSELF,  ATTR_SWIFTASYNC,
                                   ATTR_NEST,         ATTR_INREG,      ATTR_ELEMENTTYPE};
  AttrSet s = attrlist_param(m, g->fattrs, i);
  for (unsigned k = 0; k < ARRAY_LEN(fixed); k++)
    if (attrset_has(m, s, fixed[k])) return false;
  return is_generic(m, ty_param(m, g->type, i));
}

/* ---- who may be changed ---- */
static bool plain_function(const Module *m, const Global *g) {
  AttrSet fa = attrlist_fn(m, g->fattrs);
  return g->fn && g->cc != CC_PTX_KERNEL && !fn_is_kernel(g->fn) && !ty_vararg(m, g->type) &&
         !attrset_has(m, fa, ATTR_NAKED) && !attrset_has(m, fa, ATTR_OPTNONE) &&
         !attrset_has(m, fa, ATTR_PRESPLITCOROUTINE) && !attrset_has(m, fa, ATTR_NULL_POINTER_IS_VALID);
}
/* A call of g with its own type; the use is the callee. */
static bool direct_call(const Ipmsp *x, Glob g, const GlobUse *u) {
  if (!u->ins || !u->direct) return false;
  const Fn *c = glob(x->m, u->user)->fn;
  return op(c, u->ins) != OP_NONE && is_call(c, u->ins) && op(c, u->ins) != OP_CALLBR &&
         u->slot == nops(c, u->ins) - 1 && call_rec(c, u->ins)->fnty == glob(x->m, g)->type && !is_musttail(c, u->ins);
}
static void look_at(Ipmsp *x, Glob g) {
  const Module *m = x->m;
  const Global *p = glob(m, g);
  Fun *n = &x->fun[g];
  bool some = false, direct = true, invoked = false, called = false;
  for (uint32_t i = 0; i < n->f->nargs; i++) some |= may_move(m, p, i);
  for (uint32_t i = x->u.first[g]; i < x->u.first[g + 1]; i++) {
    bool d = direct_call(x, g, &x->u.use[i]);
    direct &= d;
    called |= d;
    invoked |= d && op(glob(m, x->u.use[i].user)->fn, x->u.use[i].ins) == OP_INVOKE;
  }
  bool pointer = is_generic(m, ty_ret(m, p->type));
  if (!called || !plain_function(m, p) || (!some && !pointer) || fn_has_musttail(n->f)) return;
  n->tracked = direct && glob_is_local(p);
  n->result = n->tracked && pointer && !invoked;
  n->clonable = !n->tracked && some && !p->is_decl && !glob_is_interposable(p) &&
                p->linkage != LINK_AVAILABLE_EXTERNALLY && inline_body(n->f) == INLINE_BODY_SEEN;
}

/* ---- the spaces ---- */
static int32_t known_space(void *data, const Fn *f, Val v) {
  const Ipmsp *x = data;
  if (is_arg(f, v)) {
    const Fun *n = &x->fun[f->id];
    if (!n->tracked || !may_move(x->m, fn_glob(f), arg_index(f, v))) return SPACE_UNKNOWN;
    return arg_state(x, f->id, arg_index(f, v))->space;
  }
  if (!is_call(f, v)) return SPACE_UNKNOWN;
  Glob g = call_target(f, v);
  if (!g || (uint32_t)g >= x->nfun || !x->fun[g].result || call_rec(f, v)->fnty != glob(x->m, g)->type)
    return SPACE_UNKNOWN;
  return ret_state(x, g)->space;
}
static bool known_null(void *data, const Fn *f, Val v) {
  const Ipmsp *x = data;
  if (is_arg(f, v)) return x->fun[f->id].tracked && arg_state(x, f->id, arg_index(f, v))->null;
  return is_call(f, v) && ret_state(x, call_target(f, v))->null;
}
/* Adds what v is to a state; true if that changed it. */
static bool join(const SpacesFound *s, Val v, State *t) {
  State was = *t;
  bool null;
  int32_t as = spaces_found(s, v, &null);
  t->null |= null;
  if (as != SPACE_UNKNOWN) t->space = t->space == SPACE_OPEN || t->space == as ? as : SPACE_GENERIC;
  return was.space != t->space || was.null != t->null;
}
static void queue(Ipmsp *x, Glob g) {
  Fun *n = &x->fun[g];
  if (!n->f || n->queued) return;
  n->queued = true;
  vec_push(&x->work, (uint32_t)g);
}
enum { KNOWN = SP_KERNEL_ARGS | SP_ALLOCAS | SP_INTEGERS };
static void visit(Ipmsp *x, Glob g) {
  Fun *n = &x->fun[g];
  Fn *f = n->f;
  Module *m = x->m;
  SpaceFacts facts = {known_space, known_null, x};
  ArenaMark mark = arena_mark(x->px->scratch);
  SpacesFound *s = spaces_find(f, x->px, KNOWN, &facts);
  bool ret = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (is_op(f, v, OP_RET) && n->result && nops(f, v)) ret |= join(s, arg(f, v, 0), ret_state(x, g));
      Glob to = is_call(f, v) ? call_target(f, v) : GLOB_NONE;
      if (!to || (uint32_t)to >= x->nfun) continue;
      const Fun *t = &x->fun[to];
      if ((!t->tracked && !t->clonable) || call_rec(f, v)->fnty != glob(m, to)->type) continue;
      bool changed = false;
      for (uint32_t i = 0; i < t->f->nargs; i++) {
        if (!may_move(m, glob(m, to), i)) continue;
        if (!join(s, arg(f, v, i), arg_state(x, to, i))) continue;
        changed = true;
        SAY(x, "%.*s changed in argument memory space\n", (int)glob(m, to)->name.n, glob(m, to)->name.p);
      }
      if (changed && t->tracked) queue(x, to);
    }
  spaces_found_free(s);
  arena_release(x->px->scratch, mark);
  if (!ret) return;
  SAY(x, "callees are affected\n");
  for (uint32_t i = x->u.first[g]; i < x->u.first[g + 1]; i++)
    if (x->u.use[i].ins) queue(x, x->u.use[i].user);
}

/* ---- rewriting ---- */
static AttrSet moved_attrs(Module *m, AttrSet s, int32_t space) {
  enum { WINDOW_ALIGN = 1 << 16 };
  s = attrset_remove(m, s, ATTR_RETURNED);
  const Attr *a = attrset_find(m, s, ATTR_ALIGN);
  if (a && a->val > WINDOW_ALIGN) s = attrset_add_int(m, s, ATTR_ALIGN, WINDOW_ALIGN);
  if (space == SPACE_GLOBAL) return s;
  s = attrset_remove(m, s, ATTR_NONNULL);
  return attrset_remove(m, s, ATTR_DEREFERENCEABLE_OR_NULL);
}
static AttrList moved_list(Module *m, AttrList l, const int32_t *space, uint32_t n, int32_t ret) {
  for (uint32_t i = 0; i < n; i++) {
    AttrSet s = attrlist_param(m, l, i), now = space[i] ? moved_attrs(m, s, space[i]) : s;
    if (ret) now = attrset_remove(m, now, ATTR_RETURNED);
    if (now != s) l = attrlist_with_param(m, l, i, now);
  }
  AttrSet s = attrlist_ret(m, l);
  return ret ? attrlist_with_ret(m, l, moved_attrs(m, s, ret)) : l;
}
static Ty moved_type(Module *m, Ty t, const int32_t *space, uint32_t n, int32_t ret, Arena *a) {
  Ty *p = ARENA_ARRAY(a, Ty, n + 1);
  for (uint32_t i = 0; i < n; i++) p[i] = space[i] ? ty_ptr(m, (uint32_t)space[i]) : ty_param(m, t, i);
  return ty_func(m, ret ? ty_ptr(m, (uint32_t)ret) : ty_ret(m, t), p, n, false);
}
/* v, generic, as a pointer of the space, before instruction `at`. */
static Val in_space(Fn *f, Val v, int32_t space, Val at) {
  Ty t = ty_ptr(f->m, (uint32_t)space);
  if (val_is_con(v)) {
    if (con_is_poison(&f->con, v)) return con_poison(&f->con, t);
    if (con_kind(&f->con, v) == CON_UNDEF) return con_undef(&f->con, t);
    if (con_kind(&f->con, v) == CON_EXPR) {
      ConExpr e = con_expr_get(&f->con, v);
      if (e.op == OP_ADDRSPACECAST && con_type(&f->con, e.ops[0]) == t) return e.ops[0];
    }
    return con_expr(&f->con, &(ConExpr){.op = OP_ADDRSPACECAST, .type = t, .n = 1, .ops = &v});
  }
  if (is_op(f, v, OP_ADDRSPACECAST) && ty(f, arg(f, v, 0)) == t) return arg(f, v, 0);
  Bld k = bld_before(f, at);
  return emit_cast(&k, OP_ADDRSPACECAST, 0, v, t);
}
static void cast_arguments(Fn *f, const int32_t *space) {
  Val at = first_insertion(f, entry_blk(f));
  for (uint32_t i = f->nargs; i-- > 0;) {
    Val a = fn_arg(f, i);
    if (!space[i]) continue;
    type_set(f, a, ty_ptr(f->m, (uint32_t)space[i]));
    if (!has_uses(f, a)) continue;
    Bld k = {f, entry_blk(f), at, MD_NONE};
    Val g = emit_cast(&k, OP_ADDRSPACECAST, 0, con_poison(&f->con, ty(f, a)), TY_PTR);
    val_replace(f, a, g);
    opnd_set(f, g, 0, a);
    at = g;
  }
}
static void redirect_call(Fn *f, Val v, Ty fnty, Val to, const int32_t *space, uint32_t n, int32_t ret) {
  for (uint32_t i = 0; i < n; i++) {
    if (!space[i]) continue;
    Val now = in_space(f, arg(f, v, i), space[i], v); /* may move arrays: no pointer is held across it */
    opnd_set(f, v, i, now);
  }
  if (to) opnd_set(f, v, nops(f, v) - 1, to);
  CallRec r = *call_rec(f, v);
  r.fnty = fnty;
  r.attrs = moved_list(f->m, r.attrs, space, n, ret);
  aux_set(f, v, call_add(f, r));
  if (!ret) return;
  dbg_forget(f, v);
  type_set(f, v, ty_ptr(f->m, (uint32_t)ret));
  md_set(f, v, MDK_RANGE, MD_NONE);
  if (!has_uses(f, v)) return;
  Bld k = bld_before(f, next_of(f, v));
  Val g = emit_cast(&k, OP_ADDRSPACECAST, 0, con_poison(&f->con, ty(f, v)), TY_PTR);
  val_replace(f, v, g);
  opnd_set(f, g, 0, v);
}
static bool any_space(const int32_t *space, uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    if (space[i]) return true;
  return false;
}
static void count_and_say(Ipmsp *x, Fn *f, const int32_t *space) {
  for (uint32_t i = 0; i < f->nargs; i++) {
    if (!space[i]) continue;
    stat_add(x->px, ST_IPMSP_ARGS, 1);
    remark(x->px, IPMSP_ARGUMENT, f, VAL_NONE, ra_val(fn_arg(f, i)), ra_int(space[i]));
  }
}
static void specialise(Ipmsp *x, Glob g, const int32_t *space, int32_t ret) {
  Module *m = x->m;
  Fn *f = x->fun[g].f;
  Ty t = moved_type(m, glob(m, g)->type, space, f->nargs, ret, x->px->scratch), old = glob(m, g)->type;
  count_and_say(x, f, space);
  cast_arguments(f, space);
  if (ret) {
    SAY(x, "return memory space is resolved : %d\n", ret);
    stat_add(x->px, ST_IPMSP_RESULTS, 1);
    FOR_EACH_BLK(f, b) {
      Val r = term(f, b);
      if (!is_op(f, r, OP_RET)) continue;
      Val now = in_space(f, arg(f, r, 0), ret, r);
      opnd_set(f, r, 0, now);
    }
  }
  for (uint32_t i = x->u.first[g]; i < x->u.first[g + 1]; i++) {
    Fn *c = glob(m, x->u.use[i].user)->fn;
    if (call_rec(c, x->u.use[i].ins)->fnty == old) redirect_call(c, x->u.use[i].ins, t, VAL_NONE, space, f->nargs, ret);
  }
  Global *p = glob(m, g);
  p->type = t;
  p->fattrs = moved_list(m, p->fattrs, space, f->nargs, ret);
  x->changed = true;
}
static Glob new_name(Ipmsp *x, Glob g, const int32_t *space, uint32_t n) {
  static const char *const text[] = {"", "global", "", "shared", "const", "local", "", "cluster"};
  StrBuf b = {0};
  Str s = glob(x->m, g)->name;
  sb_put(&b, s.p, s.n);
  uint32_t at = 0;
  while (!space[at] && at + 1 < n) at++;
  sb_fmt(&b, ".%s", (uint32_t)space[at] < ARRAY_LEN(text) && text[space[at]][0] ? text[space[at]] : "param");
  Glob r = glob_new(x->m, GK_FUNC, (Str){b.p, (uint32_t)b.n});
  size_t stem = b.n;
  for (uint32_t k = 1; !r; k++) {
    b.n = stem;
    sb_fmt(&b, ".%u", k);
    r = glob_new(x->m, GK_FUNC, (Str){b.p, (uint32_t)b.n});
  }
  sb_free(&b);
  return r;
}
/* An internal function with the body of g that takes pointers of these spaces; GLOB_NONE: it cannot be made. */
static Glob make_clone(Ipmsp *x, Glob g, const int32_t *space) {
  Module *m = x->m;
  Fn *from = x->fun[g].f;
  Ty t = moved_type(m, glob(m, g)->type, space, from->nargs, 0, x->px->scratch);
  Glob r = new_name(x, g, space, from->nargs);
  Global *p = glob(m, r);
  const Global *old = glob(m, g);
  p->linkage = LINK_INTERNAL;
  p->type = t;
  p->ptr_type = old->ptr_type;
  p->addrspace = old->addrspace;
  p->cc = old->cc;
  p->dso_local = false;
  p->unnamed_addr = UNNAMED_LOCAL;
  p->personality = old->personality;
  p->gc = old->gc;
  p->fattrs = moved_list(m, old->fattrs, space, from->nargs, 0);
  Fn *f = fn_new(m, r, 8, 1, NULL);
  p->fn = f;
  Blk b = blk_new(f);
  blk_place_end(f, b);
  Val *a = ARENA_ARRAY(x->px->scratch, Val, from->nargs + 1);
  Bld k = bld_end(f, b);
  for (uint32_t i = 0; i < from->nargs; i++) {
    a[i] = fn_arg(f, i);
    if (space[i]) a[i] = emit_cast(&k, OP_ADDRSPACECAST, 0, a[i], TY_PTR);
    name_set(f, fn_arg(f, i), name_of(from, fn_arg(from, i)));
  }
  AttrSet always = attrset_add_kind(m, ATTRS_NONE, ATTR_ALWAYSINLINE); /* whatever the function itself says */
  Val callee_ = con_global(&f->con, g);
  Val call = emit_call(&k, old->type, callee_, a, from->nargs, attrlist_with_fn(m, old->fattrs, always), old->cc);
  term_ret(f, b, ty_ret(m, old->type) == TY_VOID ? VAL_NONE : call);
  const char *why = inline_call_viable(f, call, from, true);
  if (!why) why = inline_call(f, call, from, false, x->px).why;
  if (!why) return r;
  SAY(x, "avoid cloning of %.*s: %s\n", (int)glob(m, g)->name.n, glob(m, g)->name.p, why);
  glob_delete(m, r);
  return GLOB_NONE;
}
static void clone_for_calls(Ipmsp *x, Glob g, const int32_t *space) {
  Module *m = x->m;
  Fn *from = x->fun[g].f;
  Glob to = GLOB_NONE;
  Ty t = moved_type(m, glob(m, g)->type, space, from->nargs, 0, x->px->scratch);
  for (uint32_t i = 0; i < x->clones.n; i++) /* made in an earlier round, in which other calls were led there */
    if (x->clones.p[i].of == g && glob(m, x->clones.p[i].is)->type == t) to = x->clones.p[i].is;
  if (!to) {
    if (!x->clones_left) {
      SAY(x, "avoid cloning of %.*s\n", (int)glob(m, g)->name.n, glob(m, g)->name.p);
      return;
    }
    to = make_clone(x, g, space);
    if (!to) {
      x->fun[g].clonable = false;
      return;
    }
    if (x->clones_left > 0) x->clones_left--;
    vec_push(&x->clones, ((Clone1){g, to}));
    SAY(x, "%.*s is cloned\n", (int)glob(m, g)->name.n, glob(m, g)->name.p);
    stat_add(x->px, ST_IPMSP_CLONES, 1);
    remark(x->px, IPMSP_CLONED, from, VAL_NONE, ra_fn(g), ra_fn(to));
    count_and_say(x, from, space);
    x->changed = true;
  }
  for (uint32_t i = x->u.first[g]; i < x->u.first[g + 1]; i++) {
    if (!direct_call(x, g, &x->u.use[i])) continue;
    Fn *c = glob(m, x->u.use[i].user)->fn;
    Val v = x->u.use[i].ins;
    redirect_call(c, v, t, con_global(&c->con, to), space, from->nargs, 0);
    x->changed = true;
  }
}

static void one_round(Ipmsp *x) {
  Module *m = x->m;
  x->u = glob_uses(m, x->px->scratch);
  x->nfun = m->glob.n;
  x->fun = ARENA_ZARRAY(x->px->scratch, Fun, m->glob.n + 1);
  uint32_t n = 0;
  FOR_EACH_FN(m, g) {
    x->fun[g] = (Fun){.f = glob(m, g)->fn, .at = n};
    n += 1 + x->fun[g].f->nargs;
  }
  x->state = ARENA_ARRAY(x->px->scratch, State, n + 1);
  for (uint32_t i = 0; i <= n; i++) x->state[i] = (State){.space = SPACE_OPEN};
  uint32_t candidates = 0;
  FOR_EACH_FN(m, g) {
    look_at(x, g);
    candidates += x->fun[g].tracked || x->fun[g].clonable;
  }
  SAY(x, "Initial work list size : %u\n", candidates);
  if (!candidates) return;
  x->work.n = 0;
  FOR_EACH_FN(m, g) queue(x, g);
  for (uint32_t i = 0; i < x->work.n; i++) {
    Glob g = (Glob)x->work.p[i];
    x->fun[g].queued = false;
    visit(x, g);
  }
  int32_t *space = ARENA_ARRAY(x->px->scratch, int32_t, n + 1);
  for (uint32_t g = 1; g < x->nfun; g++) {
    Fun *t = &x->fun[g];
    if (!t->tracked && !t->clonable) continue;
    for (uint32_t i = 0; i < t->f->nargs; i++)
      space[i] = may_move(m, glob(m, (Glob)g), i) ? resolved(*arg_state(x, (Glob)g, i)) : SPACE_GENERIC;
    int32_t ret = t->result ? resolved(*ret_state(x, (Glob)g)) : SPACE_GENERIC;
    if (t->tracked && (ret || any_space(space, t->f->nargs))) specialise(x, (Glob)g, space, ret);
    else if (t->clonable && any_space(space, t->f->nargs)) clone_for_calls(x, (Glob)g, space);
  }
}

Change pass_ipmsp(Module *m, PassCtx *px) {
  if (!knob_int(px->knobs, KNOB_DO_IP_MSP) || !str_starts(m->triple, STR("nvptx"))) return CH_NONE;
  Ipmsp x = {.m = m, .px = px, .clones_left = knob_int(px->knobs, KNOB_DO_CLONE_FOR_IP_MSP)};
  x.dumps = knob_int(px->knobs, KNOB_DUMP_IP_MSP) != 0;
  bool any = false;
  for (uint32_t round = 0; !at_cap(m, IPMSP_ROUNDS, round); round++) {
    x.changed = false;
    ArenaMark mark = arena_mark(px->scratch);
    one_round(&x);
    arena_release(px->scratch, mark);
    any |= x.changed;
    if (!x.changed) break;
  }
  vec_free(&x.work);
  vec_free(&x.clones);
  return any ? CH_ALL : CH_NONE;
}
