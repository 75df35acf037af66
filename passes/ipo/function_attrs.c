/* function_attrs.c: attributes that function bodies prove: "function-attrs" (callees first) and "rpo-function-attrs"
 * (callers first).
 *
 *   define i32 @f(ptr %p) {                 define i32 @f(ptr readonly captures(none) %p) memory(argmem: read)
 *     %v = load i32, ptr %p          =>         nounwind nosync nofree norecurse willreturn {
 *     ret i32 %v
 *   }
 *
 * One strongly connected component of the call graph at a time, so that what was inferred of callees is used; calls
 * inside the component are taken at their word (everything inferred is a greatest fixed point). Inferred of
 * functions: memory(...), nounwind, nofree, nosync, norecurse, willreturn, noreturn, convergent goes; of results:
 * nonnull, noalias, noundef; of arguments: returned, captures(...), readnone, readonly, writeonly. Only where the
 * definition is the one that will run (glob_is_exact). After LLVM's pass of the same name.
 *
 * GPU: barriers, fences, asynchronous waits and ordered atomics may read and write everything and synchronize,
 * whatever their declarations say (effects.h); a function that contains a convergent operation is convergent, whether
 * its definition said so or not. Requires: the call graph's order. Keeps: everything but attributes. Cost: linear but
 * for arguments in recursive components, where rounds repeat while something changes.
 */
#include "analysis/callgraph/callgraph.h"
#include "analysis/cfg/dom.h"
#include "analysis/value/known.h"
#include "ir/edit.h"
#include "ir/effects.h"
#include "ir/glob_uses.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "passes/pass.h"

enum {
  FA_USES = 256,  /* uses of an argument looked at, all values derived from it together */
  FA_OBJECT = 16, /* steps to the object a pointer points into */
  FA_RETS = 64,   /* values that may be returned */
};

/* What is known of an argument: what the function does with the pointer. */
typedef struct ArgFact {
  uint8_t cap, ret, read, write;
} ArgFact; /* cap, ret: CAPTURE_*; read, write: through it */
typedef struct Fa {
  Module *m;
  PassCtx *px;
  Scc *scc;
  Glob *fn;
  uint32_t n;     /* functions whose bodies prove something */
  uint32_t *arg0; /* by function index: its first ArgFact */
  ArgFact *fact;
  bool unknown_call; /* somewhere a callee is not known, or a body may not be looked at */
  Change ch;
} Fa;

static AttrSet fn_attrs(const Fa *a, Glob g) { return attrlist_fn(a->m, glob(a->m, g)->fattrs); }
static bool fn_has(const Fa *a, Glob g, AttrKind k) { return attrset_has(a->m, fn_attrs(a, g), k); }
static void set_list(Fa *a, Glob g, AttrList l) {
  Global *p = glob(a->m, g);
  if (p->fattrs == l) return;
  p->fattrs = l;
  a->ch |= CH_ATTR;
}
static void set_fn(Fa *a, Glob g, AttrSet s) { set_list(a, g, attrlist_with_fn(a->m, glob(a->m, g)->fattrs, s)); }
static void add_fn(Fa *a, Glob g, AttrKind k) {
  if (!fn_has(a, g, k)) set_fn(a, g, attrset_add_kind(a->m, fn_attrs(a, g), k));
}
static void set_param(Fa *a, Glob g, uint32_t i, AttrSet s) {
  set_list(a, g, attrlist_with_param(a->m, glob(a->m, g)->fattrs, i, s));
}
static AttrSet param(const Fa *a, Glob g, uint32_t i) { return attrlist_param(a->m, glob(a->m, g)->fattrs, i); }
static bool param_has(const Fa *a, Glob g, uint32_t i, AttrKind k) { return attrset_has(a->m, param(a, g, i), k); }
/* Index of a function of the component, or UINT32_MAX. */
static uint32_t index_of(const Fa *a, Glob g) {
  if (!g) return UINT32_MAX;
  uint32_t lo = 0, hi = a->n;
  while (lo < hi) {
    uint32_t mid = (lo + hi) / 2;
    if (a->fn[mid] < g) lo = mid + 1;
    else hi = mid;
  }
  return lo < a->n && a->fn[lo] == g ? lo : UINT32_MAX;
}
/* The call is of a function of the component, with its own type and no bundles. */
static uint32_t inner_call(const Fa *a, const Fn *f, Val v) {
  uint32_t i = index_of(a, call_target(f, v));
  if (i == UINT32_MAX || call_rec(f, v)->nbundles || call_rec(f, v)->fnty != glob(a->m, a->fn[i])->type)
    return UINT32_MAX;
  return i;
}
static bool is_ptr(const Fa *a, Ty t) { return ty_kind(a->m, t) == TK_PTR; }

/* ---- memory ---- */
static Val object_of(const Fn *f, Val p) {
  for (unsigned i = 0; i < FA_OBJECT; i++) {
    if (val_is_con(p)) {
      Val t = con_twin(&f->con, p);
      if (con_kind(&f->con, t) == CON_ADDR) {
        p = con_op(&f->con, t, 0);
        continue;
      }
      if (con_kind(&f->con, t) == CON_EXPR &&
          (con_rec(&f->con, t)->sub == OP_ADDRSPACECAST || con_rec(&f->con, t)->sub == OP_BITCAST)) {
        p = con_op(&f->con, t, 0);
        continue;
      }
      return t;
    }
    Op o = op(f, p);
    if (o == OP_GEP || o == OP_ADDRSPACECAST || o == OP_BITCAST) {
      p = arg(f, p, 0);
      continue;
    }
    return p;
  }
  return p;
}
static unsigned loc_bits(MemEffLoc l, unsigned mr) { return mr << (2 * l); }
static unsigned access_effects(const Fa *a, const Fn *f, Val ptr, unsigned mr) {
  if (!is_ptr(a, ty(f, ptr))) return MEMEFF_ALL & (mr * 0x555u);
  Val o = object_of(f, ptr);
  if (val_is_con(o)) {
    if (con_kind(&f->con, o) == CON_GLOBAL) {
      const Global *g = glob(a->m, con_glob(&f->con, o));
      if (g->kind == GK_VAR && g->constant && mr == MODREF_REF) return 0;
      if (g->kind == GK_VAR) return loc_bits(MEMLOC_OTHER, mr) | loc_bits(MEMLOC_ERRNO, mr);
    }
  } else {
    if (is_op(f, o, OP_ALLOCA)) return 0;
    if (is_arg(f, o))
      return loc_bits(MEMLOC_ARG, mr); /* a byval copy as well: it belongs to the caller (LangRef, "byval") */
  }
  return loc_bits(MEMLOC_ARG, mr) | loc_bits(MEMLOC_OTHER, mr) | loc_bits(MEMLOC_ERRNO, mr);
}
static unsigned body_effects(Fa *a, Glob g, unsigned *recursive) {
  const Fn *f = glob(a->m, g)->fn;
  unsigned e = 0;
  for (uint32_t i = 0; i < f->nargs; i++)
    if (param_has(a, g, i, ATTR_INALLOCA) || param_has(a, g, i, ATTR_PREALLOCATED))
      e |= loc_bits(MEMLOC_ARG, MODREF_BOTH);
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v) {
      if (is_call(f, v)) {
        bool inner = inner_call(a, f, v) != UINT32_MAX;
        if (call_is_volatile(f, v)) e |= loc_bits(MEMLOC_INACCESSIBLE, MODREF_BOTH);
        unsigned c = inner ? 0 : call_memeff(f, v), mr = inner ? MODREF_BOTH : memeff_get(c, MEMLOC_ARG),
                 *to = inner ? recursive : &e;
        e |= c & ~loc_bits(MEMLOC_ARG, MODREF_BOTH);
        e |= loc_bits(MEMLOC_ARG,
                      memeff_get(c, MEMLOC_OTHER)); /* what other memory leads to may be what our arguments point to */
        if (!mr) continue;
        for (uint32_t i = 0, n = call_nargs(f, v); i < n; i++) {
          Val x = arg(f, v, i);
          if (!is_ptr(a, ty(f, x))) {
            if ((ty_kind(a->m, ty(f, x)) == TK_VECTOR && is_ptr(a, ty_scalar(a->m, ty(f, x)))))
              *to |= MEMEFF_ALL & (mr * 0x555u);
            continue;
          }
          unsigned pm = mr;
          if (call_param_attr(f, v, i, ATTR_READNONE)) continue;
          if (call_param_attr(f, v, i, ATTR_READONLY)) pm &= MODREF_REF;
          if (call_param_attr(f, v, i, ATTR_WRITEONLY)) pm &= MODREF_MOD;
          if (pm) *to |= access_effects(a, f, x, pm);
        }
        continue;
      }
      unsigned mr = (may_read(f, v) ? MODREF_REF : 0u) | (may_write(f, v) ? MODREF_MOD : 0u);
      if (!mr) continue;
      Op o = op(f, v);
      if (o != OP_LOAD && o != OP_STORE && o != OP_ATOMICRMW && o != OP_CMPXCHG && o != OP_VAARG) {
        e |= MEMEFF_ALL & (mr * 0x555u);
        continue;
      }
      if (o != OP_VAARG && order_of(f, v) > ORD_MONOTONIC) return MEMEFF_ALL; /* orders what others wrote, too */
      if (o == OP_VAARG) {
        e |= MEMEFF_ALL & (mr * 0x555u);
        continue;
      }
      if (is_volatile(f, v)) e |= loc_bits(MEMLOC_INACCESSIBLE, mr);
      e |= access_effects(a, f, arg(f, v, o == OP_STORE ? 1 : 0), mr);
    }
  return e;
}
static void infer_memory(Fa *a) {
  unsigned e = 0, rec = 0;
  for (uint32_t i = 0; i < a->n; i++) {
    Glob g = a->fn[i];
    const Attr *old = attrset_find(a->m, fn_attrs(a, g), ATTR_MEMORY);
    unsigned have = old ? (unsigned)old->val : MEMEFF_ALL;
    e |= glob_is_exact(glob(a->m, g)) && have ? body_effects(a, g, &rec) & have : have;
    if (e == MEMEFF_ALL) return;
  }
  e |= rec & (MEMEFF_ALL & (memeff_get(e, MEMLOC_ARG) * 0x555u));
  for (uint32_t i = 0; i < a->n; i++) {
    Glob g = a->fn[i];
    const Attr *old = attrset_find(a->m, fn_attrs(a, g), ATTR_MEMORY);
    unsigned have = old ? (unsigned)old->val : MEMEFF_ALL, now = have & e;
    if (now == have) continue;
    set_fn(a, g, attrset_add_int(a->m, fn_attrs(a, g), ATTR_MEMORY, now));
    for (uint32_t k = 0; k < glob(a->m, g)->fn->nargs; k++) {
      AttrSet s = param(a, g, k);
      if (!(now & 0xaaau)) s = attrset_remove(a->m, s, ATTR_WRITABLE);
      if (s != param(a, g, k)) set_param(a, g, k, s);
    }
  }
}

/* ---- arguments ---- */
static unsigned captures_of(const Fa *a, const Fn *f, Val v, uint32_t i, unsigned *ret) {
  const Module *m = a->m;
  AttrSet site = attrlist_param(m, call_rec(f, v)->attrs, i);
  Glob g = call_target(f, v);
  unsigned id = call_intrinsic(f, v), c = CAPTURE_ALL | CAPTURE_ALL << 8;
  const Attr *x = attrset_find(m, site, ATTR_CAPTURES);
  if (x) c &= (unsigned)x->val;
  if (g && (x = attrset_find(m, attrlist_param(m, glob(m, g)->fattrs, i), ATTR_CAPTURES))) c &= (unsigned)x->val;
  if (call_param_attr(f, v, i, ATTR_BYVAL)) c = 0;
  if (id && (intrinsic_arg((IntrinsicId)id, (int)i).flags & IA_NOCAPTURE)) c = call_is_volatile(f, v) ? CAPTURE_ALL : 0;
  /* what neither writes nor returns anything can only tell by whether it returns */
  if (ty(f, v) == TY_VOID) {
    c &= CAPTURE_ALL;
    if (!may_write(f, v))
      c &= call_has_fn_attr(f, v, ATTR_NOUNWIND) && call_has_fn_attr(f, v, ATTR_WILLRETURN) ? 0 : CAPTURE_ADDR;
  }
  *ret = c >> 8;
  return c & 0xff;
}
/* Walks what is derived from p. Facts of arguments of the component are as in the last round. */
static const ArgFact worst = {CAPTURE_ALL, CAPTURE_ALL, 1, 1};
/* What call v does to the pointer that is its operand i; *follow: its result stands on it. */
static void walk_call(Fa *a, const Fn *f, Val v, uint32_t i, ArgFact *r, bool *follow) {
  uint32_t n = call_nargs(f, v);
  if (i == nops(f, v) - 1) {
    r->read = 1;
    return;
  }
  if (i >= n) {
    *r = worst;
    return;
  }
  uint32_t k = inner_call(a, f, v);
  if (k != UINT32_MAX && glob_is_exact(glob(a->m, a->fn[k])) && i < glob(a->m, a->fn[k])->fn->nargs) {
    ArgFact y = a->fact[a->arg0[k] + i];
    r->cap |= y.cap;
    r->read |= y.read;
    r->write |= y.write;
    if (y.ret) *follow = true;
    return;
  }
  unsigned ret, cap = captures_of(a, f, v, i, &ret), e = call_memeff(f, v), mr = memeff_get(e, MEMLOC_ARG);
  if (call_param_attr(f, v, i, ATTR_BYVAL)) {
    r->read = 1;
    return;
  } /* copied at the call */
  r->cap |= (uint8_t)cap;
  if (ret) *follow = true;
  if (cap & (CAPTURE_RPROV | CAPTURE_PROV)) { /* the callee keeps it and may use it in any place its effects name */
    for (unsigned l = 0; l < MEMLOC_COUNT; l++) mr |= memeff_get(e, (MemEffLoc)l);
    if (e & 0xaaau) mr = MODREF_BOTH;
  }
  if (call_param_attr(f, v, i, ATTR_READNONE)) mr = 0;
  if (call_param_attr(f, v, i, ATTR_READONLY)) mr &= MODREF_REF;
  if (call_param_attr(f, v, i, ATTR_WRITEONLY)) mr &= MODREF_MOD;
  if ((cap & (CAPTURE_RPROV | CAPTURE_PROV)) && (e & 0xaaau)) mr = MODREF_BOTH; /* kept beyond the call */
  if (mr & MODREF_REF) r->read = 1;
  if (mr & MODREF_MOD) r->write = 1;
}
static ArgFact walk(Fa *a, const Fn *f, Val p) {
  ArgFact r = {0};
  VecU32 w = {0};
  vec_push(&w, (uint32_t)p);
  uint32_t seen = 0;
  bool bad = false;
  for (uint32_t q = 0; q < w.n && !bad; q++) {
    Val x = (Val)w.p[q];
    FOR_EACH_USE(f, x, u) {
      if (++seen > FA_USES) {
        bad = true;
        break;
      }
      Val v = use_user(f, u);
      uint32_t i = use_index(f, u);
      bool follow = false;
      switch (op(f, v)) {
      case OP_LOAD:
        r.read = 1;
        if (is_volatile(f, v)) r = worst;
        break;
      case OP_STORE:
        if (i == 0) {
          r = worst;
          break;
        }
        r.write = 1;
        if (is_volatile(f, v)) r = worst;
        break;
      case OP_ATOMICRMW:
      case OP_CMPXCHG:
        if (i != 0) {
          r = worst;
          break;
        }
        r.read = r.write = 1;
        if (is_volatile(f, v)) r = worst;
        break;
      case OP_ICMP: {
        Val o = arg(f, v, 1 - i);
        r.cap |= x == p && val_is_con(o) && con_kind(&f->con, o) == CON_NULL && ty_addrspace(a->m, ty(f, o)) == 0
                     ? CAPTURE_NULL
                     : CAPTURE_ADDR;
        break;
      }
      case OP_RET: r.ret = CAPTURE_ALL; break;
      case OP_GEP:
        if (i) {
          r = worst;
          break;
        }
        follow = true;
        break;
      case OP_BITCAST:
      case OP_ADDRSPACECAST:
      case OP_PHI:
      case OP_FREEZE: follow = true; break;
      case OP_SELECT: follow = i != 0; break;
      case OP_CALL:
      case OP_INVOKE: walk_call(a, f, v, i, &r, &follow); break;
      default: r = worst; break;
      }
      if (r.cap == CAPTURE_ALL && r.read && r.write) {
        bad = true;
        break;
      }
      if (follow && has_result(f, v)) {
        bool have = false;
        for (uint32_t k = 0; k < w.n && !have; k++) have = w.p[k] == (uint32_t)v;
        if (!have) vec_push(&w, (uint32_t)v);
      }
    }
  }
  vec_free(&w);
  return bad ? worst : r;
}
static void infer_arguments(Fa *a) {
  uint32_t total = 0;
  a->arg0 = ARENA_ARRAY(a->px->scratch, uint32_t, a->n + 1);
  for (uint32_t i = 0; i < a->n; i++) {
    a->arg0[i] = total;
    total += glob(a->m, a->fn[i])->fn->nargs;
  }
  a->arg0[a->n] = total;
  a->fact = ARENA_ZARRAY(a->px->scratch, ArgFact, total + 1);
  bool again = true;
  while (again) { /* facts only grow: at most 10 times per argument */
    again = false;
    for (uint32_t i = 0; i < a->n; i++) {
      const Global *p = glob(a->m, a->fn[i]);
      const Fn *f = p->fn;
      for (uint32_t k = 0; k < f->nargs; k++) {
        if (!is_ptr(a, ty(f, fn_arg(f, k)))) continue;
        ArgFact *x = &a->fact[a->arg0[i] + k], y = {CAPTURE_ALL, CAPTURE_ALL, 1, 1};
        if (glob_is_exact(p)) y = walk(a, f, fn_arg(f, k));
        y.cap |= x->cap, y.ret |= x->ret, y.read |= x->read, y.write |= x->write;
        if (memcmp(x, &y, sizeof y)) {
          *x = y;
          again = true;
        }
      }
    }
  }
  for (uint32_t i = 0; i < a->n; i++) {
    Glob g = a->fn[i];
    const Global *p = glob(a->m, g);
    if (!glob_is_exact(p)) continue;
    for (uint32_t k = 0; k < p->fn->nargs; k++) {
      if (!is_ptr(a, ty(p->fn, fn_arg(p->fn, k)))) continue;
      ArgFact x = a->fact[a->arg0[i] + k];
      AttrSet s = param(a, g, k);
      const Attr *old = attrset_find(a->m, s, ATTR_CAPTURES);
      unsigned have = old ? (unsigned)old->val : CAPTURE_ALL | CAPTURE_ALL << 8,
               now = have & ((unsigned)x.cap | (unsigned)(x.ret | x.cap) << 8);
      if (now != have && !attrset_has(a->m, s, ATTR_BYVAL)) s = attrset_add_int(a->m, s, ATTR_CAPTURES, now);
      if (attrset_has(a->m, s, ATTR_INALLOCA) || attrset_has(a->m, s, ATTR_PREALLOCATED)) { x.read = x.write = 1; }
      bool ro = attrset_has(a->m, s, ATTR_READONLY), wo = attrset_has(a->m, s, ATTR_WRITEONLY),
           rn = attrset_has(a->m, s, ATTR_READNONE);
      if (!rn && !(x.read && x.write)) {
        bool no_read = !x.read || wo, no_write = !x.write || ro;
        if (no_read && no_write && !x.read && !x.write)
          s = attrset_add_kind(
              a->m,
              attrset_remove(a->m, attrset_remove(a->m, attrset_remove(a->m, s, ATTR_READONLY), ATTR_WRITEONLY),
                             ATTR_WRITABLE),
              ATTR_READNONE);
        else if (!x.write && !ro && !wo)
          s = attrset_add_kind(a->m, attrset_remove(a->m, s, ATTR_WRITABLE), ATTR_READONLY);
        else if (!x.read && !ro && !wo) s = attrset_add_kind(a->m, s, ATTR_WRITEONLY);
      }
      if (s != param(a, g, k)) set_param(a, g, k, s);
    }
  }
}
static Val strip_casts(const Fn *f, Val v) {
  for (unsigned i = 0; i < FA_OBJECT && !val_is_con(v) && is_op(f, v, OP_BITCAST); i++) v = arg(f, v, 0);
  return v;
}
static void infer_returned(Fa *a) {
  for (uint32_t i = 0; i < a->n; i++) {
    Glob g = a->fn[i];
    const Global *p = glob(a->m, g);
    const Fn *f = p->fn;
    if (!glob_is_exact(p) || ty_ret(a->m, p->type) == TY_VOID) continue;
    bool has = false;
    for (uint32_t k = 0; k < f->nargs; k++) has = has || param_has(a, g, k, ATTR_RETURNED);
    if (has) continue;
    Val r = VAL_NONE;
    bool ok = true;
    FOR_EACH_BLK(f, b) {
      Val t = term(f, b);
      if (op(f, t) != OP_RET) continue;
      Val x = strip_casts(f, arg(f, t, 0));
      if (!is_arg(f, x) || ty(f, x) != ty(f, arg(f, t, 0)) || (r && r != x)) {
        ok = false;
        break;
      }
      r = x;
    }
    if (ok && r) set_param(a, g, arg_index(f, r), attrset_add_kind(a->m, param(a, g, arg_index(f, r)), ATTR_RETURNED));
  }
}

/* ---- results ---- */
typedef bool RetTest(Fa *a, Fn *f, Val v);
/* Every value that function g may return passes the test; phis and selects are looked through; calls inside the
 * component count as passed. */
static bool test_noundef(Fa *a, Fn *f, Val v);
static bool returns_all(Fa *a, Glob g, RetTest *test) {
  Fn *f = glob(a->m, g)->fn;
  VecU32 w = {0};
  bool ok = true, any = false;
  FOR_EACH_BLK(f, b) {
    Val t = term(f, b);
    if (op(f, t) == OP_RET) {
      vec_push(&w, (uint32_t)arg(f, t, 0));
      any = true;
    }
  }
  for (uint32_t q = 0; q < w.n && ok; q++) {
    Val v = (Val)w.p[q];
    bool seen = false;
    for (uint32_t k = 0; k < q && !seen; k++) seen = w.p[k] == (uint32_t)v;
    if (seen) continue;
    if (w.n > FA_RETS) {
      ok = false;
      break;
    }
    bool phi = is_op(f, v, OP_PHI), sel = is_op(f, v, OP_SELECT);
    if (test == test_noundef &&
        (phi || sel)) { /* they may be poison though no operand chosen is: by the condition, by their flags */
      if (((flags(f, v) & (F_NNAN | F_NINF)) && ty_is_fp_or_vec(f->m, ty(f, v))) ||
          (sel && !test(a, f, arg(f, v, 0)))) {
        ok = false;
        break;
      }
    }
    if (phi) {
      for (uint32_t k = 0; k < nops(f, v); k++) vec_push(&w, (uint32_t)arg(f, v, k));
      continue;
    }
    if (sel) {
      vec_push(&w, (uint32_t)arg(f, v, 1));
      vec_push(&w, (uint32_t)arg(f, v, 2));
      continue;
    }
    if (is_op(f, v, OP_CALL) && inner_call(a, f, v) != UINT32_MAX &&
        glob_is_exact(glob(a->m, a->fn[inner_call(a, f, v)]))) {
      if (test(a, f, VAL_NONE) || test(a, f, v)) continue; /* VAL_NONE: does the test allow calls inside? */
      ok = false;
      continue;
    }
    ok = test(a, f, v);
  }
  vec_free(&w);
  return ok && any;
}
static bool test_nonnull(Fa *a, Fn *f, Val v) {
  if (!v) return true;
  if (val_is_con(v)) { /* a symbol whose absolute value is given may be anywhere */
    Val o = object_of(f, v);
    if (con_kind(&f->con, o) == CON_GLOBAL && glob_is_absolute(glob(a->m, con_glob(&f->con, o)))) return false;
  }
  KnownCtx k = known_at(f, a->px->scratch, VAL_NONE);
  return known_nonzero(&k, v);
}
static bool test_noalias(Fa *a, Fn *f, Val v) {
  if (!v) return false; /* its result must not be kept elsewhere either: looked at as a call */
  if (val_is_con(v)) return con_kind(&f->con, v) == CON_NULL || con_is_undefined(&f->con, v);
  for (unsigned i = 0; i < FA_OBJECT && (is_op(f, v, OP_BITCAST) || is_op(f, v, OP_GEP)); i++) v = arg(f, v, 0);
  if (val_is_con(v) || !is_call(f, v)) return false;
  Glob g = call_target(f, v);
  bool na = attrset_has(a->m, attrlist_ret(a->m, call_rec(f, v)->attrs), ATTR_NOALIAS) ||
            (g && attrset_has(a->m, attrlist_ret(a->m, glob(a->m, g)->fattrs), ATTR_NOALIAS));
  if (!na && inner_call(a, f, v) == UINT32_MAX) return false;
  uint32_t n = a->n;
  a->n = 0; /* facts of the component's arguments are not kept for this */
  ArgFact x = walk(a, f, v);
  a->n = n;
  return x.cap == 0;
}
static bool test_noundef(Fa *a, Fn *f, Val v) {
  if (!v) return false;
  KnownCtx k = known_at(f, a->px->scratch, VAL_NONE);
  return known_not_undef_poison(&k, v);
}
static void add_ret(Fa *a, Glob g, AttrKind k) {
  AttrSet s = attrlist_ret(a->m, glob(a->m, g)->fattrs);
  if (!attrset_has(a->m, s, k))
    set_list(a, g, attrlist_with_ret(a->m, glob(a->m, g)->fattrs, attrset_add_kind(a->m, s, k)));
}
static void infer_results(Fa *a) {
  static const AttrKind poison[] = {ATTR_NONNULL, ATTR_ALIGN, ATTR_RANGE, ATTR_NOFPCLASS};
  for (uint32_t i = 0; i < a->n; i++) {
    Glob g = a->fn[i];
    const Global *p = glob(a->m, g);
    AttrSet s = attrlist_ret(a->m, p->fattrs);
    bool may = !glob_is_exact(p) || ty_ret(a->m, p->type) == TY_VOID || attrset_has(a->m, s, ATTR_NOUNDEF) ||
               fn_has(a, g, ATTR_SANITIZE_MEMORY);
    for (unsigned k = 0; k < ARRAY_LEN(poison); k++) may = may || attrset_has(a->m, s, poison[k]);
    if (!may && returns_all(a, g, test_noundef)) add_ret(a, g, ATTR_NOUNDEF);
  }
  if (a->unknown_call) return;
  for (unsigned kind = 0; kind < 2; kind++) { /* all of the component or none */
    AttrKind k = kind ? ATTR_NONNULL : ATTR_NOALIAS;
    bool all = true;
    for (uint32_t i = 0; i < a->n && all; i++) {
      const Global *p = glob(a->m, a->fn[i]);
      if (attrset_has(a->m, attrlist_ret(a->m, p->fattrs), k) || !is_ptr(a, ty_ret(a->m, p->type))) continue;
      all = glob_is_exact(p) && returns_all(a, a->fn[i], kind ? test_nonnull : test_noalias);
    }
    if (!all) continue;
    for (uint32_t i = 0; i < a->n; i++)
      if (is_ptr(a, ty_ret(a->m, glob(a->m, a->fn[i])->type))) add_ret(a, a->fn[i], k);
  }
}

/* ---- functions ---- */
/* Inside the component the assumption holds by itself. */
static bool inner(const Fa *a, const Fn *f, Val v) { return index_of(a, call_target(f, v)) != UINT32_MAX; }
static bool breaks(const Fa *a, const Fn *f, Val v, AttrKind k) {
  switch (k) {
  case ATTR_NOUNWIND:
    if (is_op(f, v, OP_INVOKE))
      return !call_has_fn_attr(f, v, ATTR_NOUNWIND) && !inner(a, f, v); /* a cleanup stops nothing in the first phase */
    return may_throw(f, v) && !(is_call(f, v) && inner(a, f, v));
  case ATTR_NOFREE: return is_call(f, v) && !call_has_fn_attr(f, v, ATTR_NOFREE) && !inner(a, f, v);
  case ATTR_NOSYNC: {
    Op o = op(f, v);
    if ((o == OP_LOAD || o == OP_STORE || o == OP_ATOMICRMW || o == OP_CMPXCHG) &&
        (is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED))
      return true; /* relaxed ones, too: flags between threads */
    return is_sync(f, v) && !(is_call(f, v) && inner(a, f, v));
  }
  case ATTR_CONVERGENT: return is_convergent(f, v) && !inner(a, f, v);
  default: return true;
  }
}
static bool scc_holds(const Fa *a, AttrKind k) {
  for (uint32_t i = 0; i < a->n; i++) {
    const Global *p = glob(a->m, a->fn[i]);
    bool have = fn_has(a, a->fn[i], k);
    if (k == ATTR_CONVERGENT ? !have : have) continue;
    if (!glob_is_exact(p)) return false;
    const Fn *f = p->fn;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (breaks(a, f, v, k)) return false;
  }
  return true;
}
static bool has_bundle_tokens(const Fa *a) {
  for (uint32_t i = 0; i < a->n; i++) {
    const Fn *f = glob(a->m, a->fn[i])->fn;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (ty(f, v) == TY_TOKEN) return true;
  }
  return false;
}
static void infer_functions(Fa *a) {
  static const AttrKind kinds[] = {ATTR_NOUNWIND, ATTR_NOFREE};
  if (!a->unknown_call)
    for (unsigned k = 0; k < ARRAY_LEN(kinds); k++)
      if (scc_holds(a, kinds[k]))
        for (uint32_t i = 0; i < a->n; i++) add_fn(a, a->fn[i], kinds[k]);
  if (scc_holds(a, ATTR_NOSYNC))
    for (uint32_t i = 0; i < a->n; i++) add_fn(a, a->fn[i], ATTR_NOSYNC);
  if (!a->unknown_call && scc_holds(a, ATTR_CONVERGENT) && !has_bundle_tokens(a))
    for (uint32_t i = 0; i < a->n; i++)
      if (fn_has(a, a->fn[i], ATTR_CONVERGENT))
        set_fn(a, a->fn[i], attrset_remove(a->m, fn_attrs(a, a->fn[i]), ATTR_CONVERGENT));
  /* The other way round: a body with a convergent operation whose definition forgot to say so would let its callers
   * lose the mark. */
  bool conv = false;
  for (uint32_t i = 0; i < a->n && !conv; i++) {
    const Fn *f = glob(a->m, a->fn[i])->fn;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (is_call(f, v) && breaks(a, f, v, ATTR_CONVERGENT)) conv = true;
  }
  if (conv)
    for (uint32_t i = 0; i < a->n; i++) add_fn(a, a->fn[i], ATTR_CONVERGENT);
  if (!a->unknown_call && a->n == 1 && a->scc->n == 1) { /* norecurse */
    Glob g = a->fn[0];
    const Fn *f = glob(a->m, g)->fn;
    bool ok = glob_is_exact(glob(a->m, g)) && !fn_has(a, g, ATTR_NORECURSE);
    if (ok)
      FOR_EACH_BLK(f, b)
        FOR_EACH_INS(f, b, v) {
          if (!ok || !is_call(f, v) || call_intrinsic(f, v)) continue;
          Glob t = call_target(f, v);
          ok = t && t != g &&
               (fn_has(a, t, ATTR_NORECURSE) || (glob(a->m, t)->is_decl && fn_has(a, t, ATTR_NOCALLBACK)));
        }
    if (ok) add_fn(a, g, ATTR_NORECURSE);
  }
  for (uint32_t i = 0; i < a->n; i++) {
    Glob g = a->fn[i];
    Global *p = glob(a->m, g);
    Fn *f = p->fn;
    const Attr *mem = attrset_find(a->m, fn_attrs(a, g), ATTR_MEMORY);
    if (mem && !(mem->val & 0xaaau)) add_fn(a, g, ATTR_NOFREE);
    if (mem && mem->val == MEMEFF_NONE && !fn_has(a, g, ATTR_CONVERGENT)) add_fn(a, g, ATTR_NOSYNC);
    if (!glob_is_exact(p)) continue;
    if (!fn_has(a, g, ATTR_NORETURN)) { /* no path from the entry gets to a return */
      VecU32 w = {0};
      uint8_t *seen = mem_zalloc(f->nblk + 1);
      bool returns = false;
      vec_push(&w, (uint32_t)entry_blk(f));
      seen[entry_blk(f)] = 1;
      while (w.n && !returns) {
        Blk b = (Blk)vec_pop(&w);
        bool stops = false;
        FOR_EACH_INS(f, b, v)
          if (is_call(f, v) && call_has_fn_attr(f, v, ATTR_NORETURN)) {
            stops = true;
            break;
          }
        if (stops) continue;
        if (op(f, term(f, b)) == OP_RET) returns = true;
        for (uint32_t k = 0; k < nsuccs(f, b); k++)
          if (!seen[succ(f, b, k)]) {
            seen[succ(f, b, k)] = 1;
            vec_push(&w, (uint32_t)succ(f, b, k));
          }
      }
      vec_free(&w);
      mem_free(seen);
      if (!returns) add_fn(a, g, ATTR_NORETURN);
    }
    if (!fn_has(a, g, ATTR_WILLRETURN)) {
      const Attr *me = attrset_find(a->m, fn_attrs(a, g), ATTR_MEMORY);
      bool ok = fn_has(a, g, ATTR_MUSTPROGRESS) && me && !(me->val & 0xaaau);
      if (!ok) { /* no cycle, and every call comes back */
        const Dom *d = dom(f);
        ok = true;
        for (uint32_t q = 0; q < d->n && ok; q++) {
          Blk b = d->rpo[q];
          for (uint32_t k = 0; k < nsuccs(f, b) && ok; k++) ok = d->order[succ(f, b, k)] > d->order[b];
          FOR_EACH_INS(f, b, v) ok = ok && will_return(f, v);
        }
      }
      if (ok) add_fn(a, g, ATTR_WILLRETURN);
    }
    if (fn_has(a, g, ATTR_WILLRETURN)) add_fn(a, g, ATTR_MUSTPROGRESS);
  }
}

Change pass_function_attrs(Scc *scc, PassCtx *px) {
  Fa a = {.m = scc->m, .px = px, .scc = scc};
  a.fn = ARENA_ARRAY(px->scratch, Glob, scc->n + 1);
  for (uint32_t i = 0; i < scc->n; i++) {
    Glob g = scc->fn[i];
    const Fn *f = glob(a.m, g)->fn;
    if (!f || glob(a.m, g)->deleted || fn_has(&a, g, ATTR_OPTNONE) || fn_has(&a, g, ATTR_NAKED) ||
        fn_has(&a, g, ATTR_PRESPLITCOROUTINE)) {
      a.unknown_call = true;
      continue;
    }
    a.fn[a.n++] = g;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v)
        if (is_call(f, v) && !call_intrinsic(f, v) && (!call_target(f, v) || !glob_is_fn(glob(a.m, call_target(f, v)))))
          a.unknown_call = true;
  }
  if (!a.n) return CH_NONE;
  if (px->opt[0] && scc->n == 1) { /* only recursive ones were asked for */
    const Fn *f = glob(a.m, scc->fn[0])->fn;
    bool self = false;
    FOR_EACH_BLK(f, b)
      FOR_EACH_INS(f, b, v) self = self || (is_call(f, v) && call_target(f, v) == scc->fn[0]);
    if (!self) return CH_NONE;
  }
  infer_returned(&a);
  infer_memory(&a);
  infer_arguments(&a);
  infer_functions(&a);
  infer_results(&a);
  return a.ch;
}

/* Callers first: a local function that only functions which do not recurse call does not recurse either, if it is not
 * in a cycle itself. */
Change pass_rpo_function_attrs(Module *m, PassCtx *px) {
  CallGraph *cg = callgraph_new(m);
  GlobUses u = glob_uses(m, px->scratch);
  Change ch = CH_NONE;
  for (uint32_t s = cg->nscc; s-- > 0;) {
    if (cg->scc_first[s + 1] - cg->scc_first[s] != 1) continue;
    Glob g = cg->scc_fn[cg->scc_first[s]];
    Global *p = glob(m, g);
    if (!glob_is_local(p) || attrlist_fn_has(m, p->fattrs, ATTR_NORECURSE)) continue;
    bool ok = true;
    for (uint32_t i = u.first[g]; i < u.first[g + 1] && ok; i++) {
      const GlobUse *x = &u.use[i];
      const Fn *f = x->ins ? glob(m, x->user)->fn : NULL;
      ok = f && x->direct && is_call(f, x->ins) && x->slot == nops(f, x->ins) - 1 && x->user != g &&
           attrlist_fn_has(m, glob(m, x->user)->fattrs, ATTR_NORECURSE);
    }
    if (!ok) continue;
    p->fattrs = attrlist_with_fn(m, p->fattrs, attrset_add_kind(m, attrlist_fn(m, p->fattrs), ATTR_NORECURSE));
    ch |= CH_ATTR;
  }
  callgraph_free(cg);
  return ch;
}
