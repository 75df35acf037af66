/* deadargelim.c: removes arguments and results that nobody needs.
 *
 *   define internal i32 @f(i32 %a, i32 %unused) { ret i32 %a }          define internal void @f() { ret void }
 *   call i32 @f(i32 1, i32 2)      ; result unused                =>    call void @f()
 *
 * For functions that are local and only called directly. An argument or result (each element of a literal struct
 * result by itself) is live when something needs its value; being handed on as an argument of, or returned from, such
 * a function makes it only as live as what it is handed to. Liveness is propagated from the live ones over these
 * dependences, so rings of functions that pass values round without using them die together. For functions with an
 * exact body that must keep their type, dead arguments become poison at call sites. Kernels keep their signature.
 * Requires: nothing. Keeps: control flow. Cost: linear.
 */
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/pass.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/few.h"

typedef struct Fun {
  Fn *f;
  bool tracked;  /* its type may change */
  uint32_t node; /* first node: results, then arguments */
  uint32_t nret, nargs;
} Fun;
typedef struct Dae {
  Module *m;
  PassCtx *px;
  GlobUses u;
  Fun *fun;      /* by Glob */
  uint8_t *live; /* by node */
  VecU32 *feeds; /* by node n: nodes that are live if n is */
  VecU32 work;
  uint32_t nnodes;
} Dae;

static void set_live(Dae *d, uint32_t node) {
  if (d->live[node]) return;
  d->live[node] = 1;
  vec_push(&d->work, node);
}
static uint32_t ret_parts(const Module *m, Ty t) {
  if (t == TY_VOID) return 0;
  const TypeRec *r = ty_rec(m, t);
  return r->kind == TK_STRUCT && (r->flags & TYF_LITERAL) && r->n ? r->n
         : r->kind == TK_ARRAY && r->count && r->count <= 16      ? (uint32_t)r->count
                                                                  : 1;
}
static uint32_t arg_node(const Fun *x, uint32_t i) { return x->node + x->nret + i; }

/* A tracked function called directly with its own type by v, operand slot an argument. */
static Fun *callee_fun(const Dae *d, const Fn *f, Val v) {
  if (!is_call(f, v)) return NULL;
  Glob g = call_target(f, v);
  if (!g || !d->fun[g].f || !d->fun[g].tracked || call_rec(f, v)->fnty != glob(d->m, g)->type) return NULL;
  return &d->fun[g];
}

/* The use `index` of operand by `user` in function x: what it depends on goes to `deps`; returns true when it is
 * simply live. `part`: the element of the result an aggregate being built will be, or -1. */
static bool survey_use(Dae *d, Fun *x, Val v, VecU32 *deps) {
  const Fn *f = x->f;
  typedef struct {
    Val v;
    int part;
  } It; /* part: v sits in that element of an aggregate that may be returned */
  VEC(It) st = {0};
  vec_push(&st, ((It){v, -1}));
  bool live = false;
  uint32_t steps = 0;
  while (st.n && !live) {
    It it = vec_pop(&st);
    if (++steps > 64) {
      live = true;
      break;
    }
    for (Use u = first_use(f, it.v); u && !live; u = next_use(f, u)) {
      Val w = use_user(f, u);
      uint32_t i = use_index(f, u);
      if (op(f, w) == OP_RET) {
        if (!x->tracked) {
          live = true;
          break;
        }
        if (it.part >= 0) vec_push(deps, x->node + (uint32_t)it.part);
        else
          for (uint32_t k = 0; k < x->nret; k++) vec_push(deps, x->node + k);
        continue;
      }
      if (op(f, w) == OP_INSERTVALUE && i == 1 && it.part < 0) {
        uint32_t n;
        const uint32_t *ix = words_of(f, w, &n);
        if (x->nret > 1 && n >= 1 && ty(f, w) == ty_ret(d->m, glob(d->m, f->id)->type)) {
          vec_push(&st, ((It){w, (int)ix[0]}));
          continue;
        }
        live = true;
        break;
      }
      if (op(f, w) == OP_INSERTVALUE && i == 0 && it.part >= 0) { /* kept, or overwritten */
        uint32_t n;
        const uint32_t *ix = words_of(f, w, &n);
        if (n == 1 && (int)ix[0] == it.part) continue;
        vec_push(&st, ((It){w, it.part}));
        continue;
      }
      if (it.part >= 0) {
        live = true;
        break;
      }
      Fun *y = callee_fun(d, f, w);
      if (y && i < y->nargs && i < call_nargs(f, w)) {
        vec_push(deps, arg_node(y, i));
        continue;
      }
      live = true;
    }
  }
  vec_free(&st);
  return live;
}
static void mark_or_depend(Dae *d, uint32_t node, bool live, const VecU32 *deps) {
  if (live) {
    set_live(d, node);
    return;
  }
  for (uint32_t i = 0; i < deps->n; i++) {
    if (d->live[deps->p[i]]) {
      set_live(d, node);
      return;
    }
    vec_push(&d->feeds[deps->p[i]], node);
  }
}

static bool can_track(const Dae *d, Glob g) {
  const Module *m = d->m;
  const Global *p = glob(m, g);
  const Fn *f = p->fn;
  AttrSet fa = attrlist_fn(m, p->fattrs);
  if (!glob_is_local(p) || p->cc == CC_PTX_KERNEL || attrset_has(m, fa, ATTR_NAKED) ||
      attrset_has(m, fa, ATTR_OPTNONE) || attrset_has(m, fa, ATTR_PRESPLITCOROUTINE))
    return false;
  const AttrListRec *r = attrlist_rec(m, p->fattrs);
  for (uint32_t i = 0; i < r->nparams; i++)
    if (attrset_has(m, r->param[i], ATTR_INALLOCA) || attrset_has(m, r->param[i], ATTR_PREALLOCATED)) return false;
  for (uint32_t i = d->u.first[g]; i < d->u.first[g + 1]; i++) {
    const GlobUse *x = &d->u.use[i];
    if (!x->ins || !x->direct) return false;
    const Fn *c = glob(m, x->user)->fn;
    if (!is_call(c, x->ins) || x->slot != nops(c, x->ins) - 1 || call_rec(c, x->ins)->fnty != p->type) return false;
    if (is_musttail(c, x->ins)) return false;
  }
  return !fn_has_musttail(f);
}

static void survey(Dae *d, Glob g) {
  Fun *x = &d->fun[g];
  Module *m = d->m;
  VecU32 deps = {0};
  AttrList al = glob(m, g)->fattrs;
  for (uint32_t i = 0; i < x->nargs; i++) {
    vec_clear(&deps);
    bool live = survey_use(d, x, fn_arg(x->f, i), &deps);
    AttrSet a = attrlist_param(m, al, i);
    if (x->f->m->glob.p[g].cc == CC_PTX_KERNEL || attrset_has(m, a, ATTR_SWIFTERROR) ||
        attrset_has(m, a, ATTR_SWIFTSELF))
      live = true;
    mark_or_depend(d, arg_node(x, i), live, &deps);
  }
  if (!x->tracked || !x->nret) {
    vec_free(&deps);
    return;
  }
  for (uint32_t i = d->u.first[g]; i < d->u.first[g + 1]; i++) {
    Fun *c = &d->fun[d->u.use[i].user];
    const Fn *cf = c->f;
    Val call = d->u.use[i].ins;
    for (Use u = first_use(cf, call); u; u = next_use(cf, u)) {
      Val w = use_user(cf, u);
      if (op(cf, w) == OP_EXTRACTVALUE && x->nret > 1) {
        uint32_t n;
        const uint32_t *ix = words_of(cf, w, &n);
        vec_clear(&deps);
        bool live = survey_use(d, c, w, &deps);
        mark_or_depend(d, x->node + ix[0], live, &deps);
        continue;
      }
      vec_clear(&deps);
      bool live;
      Fun *y;
      if (op(cf, w) == OP_RET && c->tracked) {
        live = false;
        if (x->nret == c->nret) {
          for (uint32_t k = 0; k < x->nret; k++) {
            VecU32 one = {0};
            vec_push(&one, c->node + k);
            mark_or_depend(d, x->node + k, false, &one);
            vec_free(&one);
          }
          continue;
        }
        live = true;
      } else if ((y = callee_fun(d, cf, w)) != NULL && use_index(cf, u) < y->nargs && x->nret == 1) {
        live = false;
        vec_push(&deps, arg_node(y, use_index(cf, u)));
      } else live = true;
      for (uint32_t k = 0; k < x->nret; k++) mark_or_depend(d, x->node + k, live, &deps);
    }
  }
  vec_free(&deps);
}

/* ---- rewriting ---- */
static AttrList attrs_filtered(Module *m, AttrList l, const uint8_t *keep, uint32_t n, uint32_t total, bool keep_ret) {
  const AttrListRec *r = attrlist_rec(m, l);
  FEW(AttrSet, p, 64, total);
  uint32_t k = 0;
  for (uint32_t i = 0; i < total; i++) {
    if (i < n && !keep[i]) continue;
    AttrSet a = i < r->nparams ? r->param[i] : ATTRS_NONE;
    p[k++] = keep_ret ? a : attrset_remove(m, a, ATTR_RETURNED);
  }
  AttrSet fn = attrset_remove(m, r->fn, ATTR_ALLOCSIZE); /* its indices would be wrong */
  AttrList out = attrlist_get(m, fn, keep_ret ? r->ret : ATTRS_NONE, p, k);
  FEW_FREE(p);
  return out;
}

/* Call v gives another type from now on: what was said of the old result goes. */
static void result_retype(Fn *f, Val v, Ty t) {
  Md prof = md_get(f, v, MDK_PROF);
  dbg_forget(f, v);
  type_set(f, v, t);
  if (t == TY_VOID || !ty_is_fp(ty_scalar(f->m, t))) flags_set(f, v, flags(f, v) & ~(unsigned)F_FAST);
  md_set_all(f, v, NULL, 0);
  if (prof) md_set(f, v, MDK_PROF, prof);
}

/* What a function becomes. */
typedef struct NewShape {
  Glob g;
  Fun *x;
  Ty old_ret, ret, fnty;
  uint8_t *keep;     /* by argument */
  uint32_t *part_of; /* by part of the old result: its index in the new one */
  uint32_t nk, rk;   /* arguments and parts that stay */
  bool void_ret, shrink, drop_va;
} NewShape;

static bool part_live(const Dae *d, const NewShape *n, uint32_t k) { return d->live[n->x->node + k]; }
/* False: nothing goes. */
static bool shape_of(Dae *d, Glob g, NewShape *n) {
  Module *m = d->m;
  const Global *p = glob(m, g);
  Fun *x = &d->fun[g];
  Arena *A = d->px->scratch;
  *n = (NewShape){.g = g, .x = x, .old_ret = ty_ret(m, p->type), .keep = ARENA_ZARRAY(A, uint8_t, x->nargs + 1)};
  for (uint32_t i = 0; i < x->nargs; i++) n->nk += n->keep[i] = d->live[arg_node(x, i)];
  for (uint32_t k = 0; k < x->nret; k++) n->rk += part_live(d, n, k);
  n->void_ret = x->nret && n->rk == 0;
  n->shrink = x->nret > 1 && n->rk && n->rk < x->nret && ty_kind(m, n->old_ret) == TK_STRUCT;
  bool varargs = ty_vararg(m, p->type), va_used = false;
  if (varargs)
    FOR_EACH_BLK(x->f, b)
      FOR_EACH_INS(x->f, b, v) va_used = va_used || is_intrinsic(x->f, v, INTRIN_va_start) || is_musttail(x->f, v);
  n->drop_va = varargs && !va_used;
  if (n->nk == x->nargs && !n->void_ret && !n->shrink && !n->drop_va) return false;
  n->ret = n->void_ret ? TY_VOID : n->old_ret;
  n->part_of = ARENA_ZARRAY(A, uint32_t, x->nret + 1);
  if (n->shrink) {
    Ty *ft = ARENA_ARRAY(A, Ty, n->rk);
    uint32_t at = 0;
    for (uint32_t k = 0; k < x->nret; k++)
      if (part_live(d, n, k)) {
        n->part_of[k] = at;
        ft[at++] = ty_field(m, n->old_ret, k);
      }
    n->ret = n->rk == 1 ? ft[0] : ty_struct(m, ft, n->rk, (ty_rec(m, n->old_ret)->flags & TYF_PACKED) != 0);
  }
  Ty *pt = ARENA_ARRAY(A, Ty, n->nk + 1);
  uint32_t at = 0;
  for (uint32_t i = 0; i < x->nargs; i++)
    if (n->keep[i]) pt[at++] = ty_param(m, p->type, i);
  n->fnty = ty_func(m, n->ret, pt, n->nk, varargs && !n->drop_va);
  return true;
}
static void tell(const Dae *d, const NewShape *n) {
  if (!remark_on(d->px)) return;
  Fn *f = n->x->f;
  for (uint32_t i = 0; i < n->x->nargs; i++)
    if (!n->keep[i]) remark(d->px, DAE_ARGUMENT, f, VAL_NONE, ra_str(name_of(f, fn_arg(f, i))), ra_int(i));
  if (!n->void_ret && !n->shrink) return;
  for (uint32_t k = 0; k < n->x->nret; k++)
    if (!part_live(d, n, k)) remark(d->px, DAE_RESULT, f, VAL_NONE, ra_int(k));
}
/* Of `old`, which return t hands back, the parts that stay. */
static Val live_parts(const Dae *d, const NewShape *n, Val t, Val old) {
  Fn *f = n->x->f;
  Bld k = bld_before(f, t);
  Val agg = n->rk == 1 ? VAL_NONE : con_poison(&f->con, n->ret);
  for (uint32_t q = 0; q < n->x->nret; q++) {
    if (!part_live(d, n, q)) continue;
    Val e = VAL_NONE;
    if (val_is_con(old)) e = con_elem(&f->con, con_twin(&f->con, old), q);
    if (!e) {
      e = emit(&k, OP_EXTRACTVALUE, 0, 0, ty_field(d->m, n->old_ret, q), &old, 1);
      aux_set(f, e, words_add(f, &q, 1));
    }
    if (n->rk == 1) return e;
    uint32_t at = n->part_of[q];
    agg = emit(&k, OP_INSERTVALUE, 0, 0, n->ret, (Val[]){agg, e}, 2);
    aux_set(f, agg, words_add(f, &at, 1));
  }
  return agg;
}
/* The body: dead arguments become poison, kept ones move down. */
static void rewrite_body(const Dae *d, const NewShape *n) {
  Fn *f = n->x->f;
  fn_args_keep(f, n->keep);
  FOR_EACH_BLK(f, b) {
    Val t = term(f, b);
    if (op(f, t) != OP_RET || (!n->void_ret && !n->shrink)) continue;
    Val old = arg(f, t, 0);
    if (n->void_ret) opnd_remove(f, t, 0);
    else opnd_set(f, t, 0, live_parts(d, n, t, old));
    if (!val_is_con(old) && !is_arg(f, old) && is_trivially_dead(f, old)) ins_erase_dead(f, old);
  }
}
/* Use w of call v's result takes a part of it: now of the new result, or of nothing. */
static void rewrite_part(const Dae *d, const NewShape *n, Fn *c, Val v, Val w) {
  uint32_t nw;
  const uint32_t *ix = words_of(c, w, &nw);
  if (!part_live(d, n, ix[0])) {
    if (has_uses(c, w)) val_replace(c, w, con_poison(&c->con, ty(c, w)));
    ins_erase(c, w);
    return;
  }
  uint32_t path[16], np = 0;
  if (n->rk > 1) path[np++] = n->part_of[ix[0]];
  for (uint32_t z = 1; z < nw && np < ARRAY_LEN(path); z++) path[np++] = ix[z];
  if (np) {
    aux_set(c, w, words_add(c, path, np));
    return;
  }
  val_replace(c, w, v);
  ins_erase(c, w);
}
/* An aggregate of the old shape, made of call v's result; parts nobody reads are poison. */
static Val old_shape(const Dae *d, const NewShape *n, Fn *c, Val v) {
  Val at = op(c, v) == OP_CALL ? next_of(c, v) : first_insertion(c, succ(c, blk_of(c, v), 0));
  Bld k = bld_before(c, at);
  Val all = con_poison(&c->con, n->old_ret);
  for (uint32_t z = 0; z < n->x->nret; z++) {
    if (!part_live(d, n, z)) continue;
    Val e = v;
    if (n->rk > 1) {
      uint32_t from = n->part_of[z];
      e = emit(&k, OP_EXTRACTVALUE, 0, 0, ty_field(d->m, n->old_ret, z), &v, 1);
      aux_set(c, e, words_add(c, &from, 1));
    }
    all = emit(&k, OP_INSERTVALUE, 0, 0, n->old_ret, (Val[]){all, e}, 2);
    aux_set(c, all, words_add(c, &z, 1));
  }
  return all;
}
static void rewrite_result(const Dae *d, const NewShape *n, Fn *c, Val v) {
  if (n->void_ret) {
    if (has_uses(c, v)) val_replace(c, v, con_poison(&c->con, n->old_ret));
    if ((uint32_t)v < c->cap_name) c->name[v] = (Name){0, 0};
    result_retype(c, v, TY_VOID);
    return;
  }
  if (!n->shrink) return;
  result_retype(c, v, n->ret);
  VecU32 users = {0};
  FOR_EACH_USE(c, v, u) vec_push(&users, (uint32_t)use_user(c, u));
  Val rebuilt = VAL_NONE;
  for (uint32_t q = 0; q < users.n; q++) {
    Val w = (Val)users.p[q];
    if (op(c, w) == OP_NONE) continue;
    if (op(c, w) == OP_EXTRACTVALUE) {
      rewrite_part(d, n, c, v, w);
      continue;
    }
    if (!rebuilt) rebuilt = old_shape(d, n, c, v);
    for (uint32_t z = 0; z < nops(c, w); z++)
      if (arg(c, w, z) == v) opnd_set(c, w, z, rebuilt);
  }
  vec_free(&users);
}
static void rewrite_call(const Dae *d, const NewShape *n, Fn *c, Val v) {
  Module *m = d->m;
  uint32_t total = call_nargs(c, v), nargs = n->x->nargs;
  VecU32 dead = {0};
  for (uint32_t a = total; a-- > 0;) {
    if (a < nargs ? n->keep[a] : !n->drop_va) continue;
    Val o = arg(c, v, a);
    opnd_remove(c, v, a);
    if (!val_is_con(o) && !is_arg(c, o)) vec_push(&dead, (uint32_t)o);
  }
  CallRec r = *call_rec(c, v);
  r.fnty = n->fnty;
  r.attrs = attrs_filtered(m, r.attrs, n->keep, nargs, n->drop_va ? nargs : total, !n->void_ret && !n->shrink);
  aux_set(c, v, call_add(c, r));
  rewrite_result(d, n, c, v);
  for (uint32_t q = 0; q < dead.n; q++) {
    Val o = (Val)dead.p[q];
    if (op(c, o) != OP_NONE && is_trivially_dead(c, o)) ins_erase_dead(c, o);
  }
  vec_free(&dead);
}
static bool rewrite_fn(Dae *d, Glob g) {
  NewShape n;
  if (!shape_of(d, g, &n)) return false;
  tell(d, &n);
  rewrite_body(d, &n);
  Global *p = glob(d->m, g);
  p->type = n.fnty;
  p->fattrs = attrs_filtered(d->m, p->fattrs, n.keep, n.x->nargs, n.x->nargs, !n.void_ret && !n.shrink);
  for (uint32_t i = d->u.first[g]; i < d->u.first[g + 1]; i++) {
    Fn *c = d->fun[d->u.use[i].user].f;
    if (op(c, d->u.use[i].ins) != OP_NONE) rewrite_call(d, &n, c, d->u.use[i].ins);
  }
  stat_add(d->px, ST_DAE_ARGS, n.x->nargs - n.nk);
  return true;
}

/* The type stays: callers pass poison for what the body never reads. */
static bool poison_at_callers(Dae *d, Glob g) {
  Module *m = d->m;
  Global *p = glob(m, g);
  const Fun *x = &d->fun[g];
  if (!glob_is_exact(p) || attrlist_fn_has(m, p->fattrs, ATTR_NAKED) || attrlist_fn_has(m, p->fattrs, ATTR_OPTNONE))
    return false;
  bool ch = false;
  for (uint32_t i = 0; i < x->f->nargs; i++) { /* as it is now: rewriting may have taken some */
    AttrSet a = attrlist_param(m, p->fattrs, i);
    Val v = fn_arg(x->f, i);
    if (has_uses(x->f, v) || attrset_has(m, a, ATTR_BYVAL) || attrset_has(m, a, ATTR_SWIFTERROR) ||
        attrset_has(m, a, ATTR_INALLOCA) || attrset_has(m, a, ATTR_PREALLOCATED) || attrset_has(m, a, ATTR_RETURNED))
      continue;
    bool any = false;
    for (uint32_t k = d->u.first[g]; k < d->u.first[g + 1]; k++) {
      const GlobUse *u = &d->u.use[k];
      if (!u->ins || !u->direct) continue;
      Fn *c = glob(m, u->user)->fn;
      if (op(c, u->ins) == OP_NONE || !is_call(c, u->ins) || u->slot != nops(c, u->ins) - 1 ||
          call_rec(c, u->ins)->fnty != p->type || i >= call_nargs(c, u->ins))
        continue;
      Val o = arg(c, u->ins, i);
      if (val_is_con(o) && con_is_poison(&c->con, o)) continue;
      CallRec r = *call_rec(c, u->ins);
      AttrSet s = attrlist_param(m, r.attrs, i);
      s = attrset_remove(m, attrset_remove(m, attrset_remove(m, s, ATTR_NOUNDEF), ATTR_DEREFERENCEABLE),
                         ATTR_DEREFERENCEABLE_OR_NULL);
      if (s != attrlist_param(m, r.attrs, i)) {
        r.attrs = attrlist_with_param(m, r.attrs, i, s);
        aux_set(c, u->ins, call_add(c, r));
      }
      opnd_set(c, u->ins, i, con_poison(&c->con, ty(c, o)));
      any = true;
    }
    if (!any) continue;
    AttrSet s = attrset_remove(m, attrset_remove(m, attrset_remove(m, a, ATTR_NOUNDEF), ATTR_DEREFERENCEABLE),
                               ATTR_DEREFERENCEABLE_OR_NULL);
    if (s != a) p->fattrs = attrlist_with_param(m, p->fattrs, i, s);
    ch = true;
  }
  return ch;
}

Change pass_deadargelim(Module *m, PassCtx *px) {
  Dae d = {.m = m, .px = px, .u = glob_uses(m, px->scratch)};
  d.fun = ARENA_ZARRAY(px->scratch, Fun, m->glob.n + 1);
  FOR_EACH_FN(m, g) {
    Fun *x = &d.fun[g];
    x->f = glob(m, g)->fn;
    x->nargs = x->f->nargs;
    x->nret = ret_parts(m, ty_ret(m, glob(m, g)->type));
    x->node = d.nnodes;
    d.nnodes += x->nret + x->nargs;
  }
  FOR_EACH_FN(m, g) d.fun[g].tracked = can_track(&d, g);
  d.live = ARENA_ZARRAY(px->scratch, uint8_t, d.nnodes + 1);
  d.feeds = ARENA_ZARRAY(px->scratch, VecU32, d.nnodes + 1);
  FOR_EACH_FN(m, g) {
    Fun *x = &d.fun[g];
    if (!x->tracked)
      for (uint32_t i = 0; i < x->nret + x->nargs; i++) set_live(&d, x->node + i);
  }
  FOR_EACH_FN(m, g)
    if (d.fun[g].tracked) survey(&d, g);
  while (d.work.n) {
    uint32_t n = vec_pop(&d.work);
    for (uint32_t i = 0; i < d.feeds[n].n; i++) set_live(&d, d.feeds[n].p[i]);
  }
  Change ch = CH_NONE;
  FOR_EACH_FN(m, g)
    if (d.fun[g].tracked && rewrite_fn(&d, g)) ch |= CH_ATTR | CH_VAL;
  FOR_EACH_FN(m, g)
    if (poison_at_callers(&d, g)) ch |= CH_ATTR | CH_VAL;
  for (uint32_t i = 0; i < d.nnodes; i++) vec_free(&d.feeds[i]);
  vec_free(&d.work);
  return ch;
}
