/* call.c: calls: callee and argument types, calling conventions, attributes at the call site, operand bundles,
 * musttail, inline assembly. What single intrinsics demand is in intrin.c.
 */
#include "ir/debug_loc.h"
#include "ir/match.h"
#include "ir/verify/verify_int.h"

static bool cc_callable(
    uint32_t cc) { /* kernels of other targets are only entered by hardware; calls of ptx_kernel pass, as in LLVM */
  switch (cc) {
  case 76: /* spir_kernel */
  case 87:
  case 88:
  case 89:
  case 90:
  case 91:
  case 93:
  case 95:
  case 96: /* amdgpu_vs, gs, ps, cs, kernel, hs, ls, es */
  case 104:
  case 105:
  case 124: /* amdgpu_cs_chain, amdgpu_cs_chain_preserve, amdgpu_gfx_whole_wave */ return false;
  default: return true;
  }
}

static bool congruent(const Module *m, Ty a,
                      Ty b) { /* equal, or pointers of one address space: with opaque pointers, equal */
  return a == b || (ty_is_ptr(m, a) && ty_is_ptr(m, b) && ty_addrspace(m, a) == ty_addrspace(m, b));
}

/* ABI attributes of parameter i that musttail needs to agree on. */
static uint64_t abi_key(const Module *m, AttrList l, uint32_t i, Ty *type, uint64_t *align) {
  static const uint8_t kinds[] = {ATTR_SRET,      ATTR_BYVAL,      ATTR_INALLOCA,   ATTR_INREG,        ATTR_ALIGNSTACK,
                                  ATTR_SWIFTSELF, ATTR_SWIFTASYNC, ATTR_SWIFTERROR, ATTR_PREALLOCATED, ATTR_BYREF};
  AttrSet s = attrlist_param(m, l, i);
  uint64_t k = 0;
  *type = TY_NONE, *align = 0;
  if (!s) return 0;
  for (unsigned j = 0; j < sizeof kinds; j++) {
    const Attr *a = attrset_find(m, s, (AttrKind)kinds[j]);
    if (!a) continue;
    k |= 1ull << j;
    if (a->type) *type = a->type;
  }
  const Attr *al = attrset_find(m, s, ATTR_ALIGN);
  if (al && (attrset_has(m, s, ATTR_BYVAL) || attrset_has(m, s, ATTR_BYREF))) *align = al->val;
  return k;
}

static void musttail(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = call_rec(f, v);
  CHECK(!is_asm_call(f, v), v, "cannot use musttail call with inline asm");
  Ty ct = V->g->type;
  CHECK(ty_vararg(m, ct) == ty_vararg(m, c->fnty), v, "cannot guarantee tail call due to mismatched varargs");
  CHECK(congruent(m, ty_ret(m, ct), ty_ret(m, c->fnty)), v,
        "cannot guarantee tail call due to mismatched return types");
  CHECK(V->g->cc == c->cc, v, "cannot guarantee tail call due to mismatched calling conv");
  Val val = v, next = next_of(f, v);
  if (next && is_op(f, next, OP_BITCAST)) {
    CHECK(arg(f, next, 0) == v, v, "bitcast following musttail call must use the call");
    val = next, next = next_of(f, next);
  }
  CHECK(next && is_op(f, next, OP_RET), v, "musttail call must precede a ret with an optional bitcast");
  if (nops(f, next)) {
    Val r = arg(f, next, 0);
    CHECK(r == val || (val_is_con(r) && con_is_undef(&f->con, r)) || (val_is_con(r) && con_is_poison(&f->con, r)), v,
          "musttail call result must be returned");
  }
  AttrList cl = V->g->fattrs, el = c->attrs;
  uint32_t np = ty_nparams(m, ct), ep = ty_nparams(m, c->fnty);
  if (c->cc == 18 || c->cc == 20) { /* tailcc, swifttailcc */
    const char *cn = c->cc == 18 ? "tailcc" : "swifttailcc";
    static const struct {
      AttrKind k;
      const char *name;
    } no[] = {{ATTR_INALLOCA, "inalloca"},
              {ATTR_INREG, "inreg"},
              {ATTR_SWIFTERROR, "swifterror"},
              {ATTR_PREALLOCATED, "preallocated"},
              {ATTR_BYREF, "byref"}};
    for (int side = 0; side < 2; side++)
      for (uint32_t i = 0; i < (side ? ep : np); i++)
        for (size_t k = 0; k < ARRAY_LEN(no); k++)
          CHECK(!attrset_has(m, attrlist_param(m, side ? el : cl, i), no[k].k), v,
                "%s attribute not allowed in %s musttail %s", no[k].name, cn, side ? "callee" : "caller");
    CHECK(!ty_vararg(m, ct), v, "cannot guarantee %s tail call for varargs function", cn);
    return;
  }
  if (!call_intrinsic(f, v)) {
    CHECK(np == ep, v, "cannot guarantee tail call due to mismatched parameter counts");
    for (uint32_t i = 0; i < np; i++)
      CHECK(congruent(m, ty_param(m, ct, i), ty_param(m, c->fnty, i)), v,
            "cannot guarantee tail call due to mismatched parameter types");
  }
  for (uint32_t i = 0; i < np && i < ep; i++) {
    Ty a, b;
    uint64_t x, y;
    CHECK(abi_key(m, cl, i, &a, &x) == abi_key(m, el, i, &b, &y) && a == b && x == y, v,
          "cannot guarantee tail call due to mismatched ABI impacting function attributes");
  }
}

/* Operand bundles: which may stand once, and what their operands are. */
static void bundles(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  static const struct {
    const char *tag, *text;
  } once[] = {{"deopt", "deopt"},
              {"gc-transition", "gc-transition"},
              {"funclet", "funclet"},
              {"cfguardtarget", "CFGuardTarget"},
              {"preallocated", "preallocated"},
              {"gc-live", "gc-live"},
              {"kcfi", "kcfi"},
              {"ptrauth", "ptrauth"},
              {"clang.arc.attachedcall", "\"clang.arc.attachedcall\""}};
  unsigned seen = 0;
  for (Bundle b = {0}; bundle_next(f, v, &b);) {
    uint32_t n = b.n, first = b.at;
    unsigned k = 0;
    while (k < ARRAY_LEN(once) && !str_eq(b.tag, str_of(once[k].tag))) k++;
    if (k == ARRAY_LEN(once)) continue;
    CHECK(!(seen >> k & 1), v, "Multiple %s operand bundles", once[k].text);
    seen |= 1u << k;
    switch (k) {
    case 2: {
      CHECK(n == 1, v, "Expected exactly one funclet bundle operand");
      Val p = arg(f, v, first);
      CHECK(is_op(f, p, OP_CATCHPAD) || is_op(f, p, OP_CLEANUPPAD), v,
            "Funclet bundle operands should correspond to a FuncletPadInst");
      break;
    }
    case 3: CHECK(n == 1, v, "Expected exactly one cfguardtarget bundle operand"); break;
    case 4: {
      CHECK(n == 1, v, "Expected exactly one preallocated bundle operand");
      Val p = arg(f, v, first);
      CHECK(val_is_local(p) && is_intrinsic(f, p, INTRIN_call_preallocated_setup), v,
            "\"preallocated\" argument must be a token from llvm.call.preallocated.setup");
      break;
    }
    case 6:
      CHECK(n == 1, v, "Expected exactly one kcfi bundle operand");
      CHECK(ty(f, arg(f, v, first)) == TY_I32 && val_is_con(arg(f, v, first)), v,
            "Kcfi bundle operand must be an i32 constant");
      break;
    case 7:
      CHECK(n == 2, v, "Expected exactly two ptrauth bundle operands");
      CHECK(ty(f, arg(f, v, first)) == TY_I32 && val_is_con(arg(f, v, first)), v,
            "Ptrauth bundle key operand must be an i32 constant");
      CHECK(ty(f, arg(f, v, first + 1)) == TY_I64, v, "Ptrauth bundle discriminator operand must be an i64");
      CHECK(!call_target(f, v) || glob(m, call_target(f, v))->kind != GK_FUNC, v,
            "Direct call cannot have a ptrauth bundle");
      break;
    case 8:
      CHECK(
          ty_is_ptr(m, ty(f, v)) || (call_rec(f, v)->fnty && ty(f, v) == TY_VOID), v,
          "a call with operand bundle \"clang.arc.attachedcall\" must call a function returning a pointer or a non-returning function that has a void return type");
      CHECK(n == 1, v, "operand bundle \"clang.arc.attachedcall\" requires one function as an argument");
      break;
    default: break;
    }
  }
}

/* The label and indirect constraints of inline assembly, and its elementtype attributes. A constraint list is read
 * only as far as needed to pair constraints with arguments. */
static void inline_asm(Ver *V, Val v, const CallRec *c, Val cal) {
  const Fn *f = V->f;
  Str text, con;
  Ty fnty;
  unsigned fl;
  con_asm_get(&f->con, cal, &text, &con, &fnty, &fl);
  uint32_t argno = 0, labels = 0, na = call_nargs(f, v);
  for (uint32_t i = 0; i < con.n;) {
    uint32_t e = i;
    while (e < con.n && con.p[e] != ',') e++;
    Str one = {con.p + i, e - i};
    i = e + 1;
    uint32_t p = 0;
    bool out = false, indirect = false, label = false, clobber = false;
    if (p < one.n && one.p[p] == '~') clobber = true;
    else if (p < one.n && one.p[p] == '=') out = true, p++;
    else if (p < one.n && one.p[p] == '!') label = true;
    if (p < one.n && one.p[p] == '*') indirect = true;
    if (clobber) continue;
    if (label) {
      labels++;
      continue;
    }
    if (out && !indirect) continue; /* in the result */
    if (argno >= na) continue;
    bool et = attrset_has(V->m, attrlist_param(V->m, c->attrs, argno), ATTR_ELEMENTTYPE);
    if (indirect) {
      CHECK(ty_is_ptr(V->m, ty(f, arg(f, v, argno))), v, "Operand for indirect constraint must have pointer type");
      CHECK(et, v, "Operand for indirect constraint must have elementtype attribute");
    } else {
      CHECK(!et, v, "Elementtype attribute can only be applied for indirect constraints");
    }
    argno++;
  }
  if (f->ins[v].op == OP_CALLBR)
    CHECK(labels + 1 == nsuccs(f, blk_of(f, v)), v,
          "Number of label constraints does not match number of callbr dests");
  else CHECK(!labels, v, "Label constraints can only be used with callbr");
}

bool ver_arg_has(const Ver *V, Val call, uint32_t i, AttrKind k) {
  if (attrset_has(V->m, attrlist_param(V->m, call_rec(V->f, call)->attrs, i), k)) return true;
  Glob t = call_target(V->f, call);
  return t && glob(V->m, t)->kind == GK_FUNC && attrset_has(V->m, attrlist_param(V->m, glob(V->m, t)->fattrs, i), k);
}

/* What the checks of one call share. */
typedef struct Call {
  const CallRec *c;
  const TypeRec *ft; /* its function type */
  Val callee;
  uint32_t nargs, nparams;
  unsigned id; /* intrinsic, 0: none that the table knows */
  Glob target;
  const Global *t; /* the target */
  bool is_asm, direct, unknown_intrin;
} Call;

/* CHECK for checks after which nothing more is said about the call. */
#define NEED(c, ...)                                                                                                   \
  do {                                                                                                                 \
    if (UNLIKELY(!(c))) return ver_ins(V, v, __VA_ARGS__), false;                                                      \
  } while (0)

static bool signature(Ver *V, Val v, Call *k) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = k->c = call_rec(f, v);
  Val cal = k->callee = callee(f, v);
  uint32_t na = k->nargs = call_nargs(f, v);
  k->id = call_intrinsic(f, v);
  ConKind ck = val_is_con(cal) ? con_kind(&f->con, cal) : CON_NONE_;
  k->is_asm = ck == CON_ASM;
  NEED(ck == CON_INTRIN || ck == CON_ASM || ty_is_ptr(m, ty(f, cal)), "Called function must be a pointer!");
  const TypeRec *ft = k->ft = ty_rec(m, c->fnty);
  NEED(c->fnty && ft->kind == TK_FUNC, "Called function is not of function type!");
  uint32_t np = k->nparams = ft->n;
  if (ft->flags & TYF_VARARG) NEED(na >= np, "Called function requires more parameters than were provided!");
  else NEED(na == np, "Incorrect number of arguments passed to called function!");
  for (uint32_t i = 0; i < np; i++)
    NEED(ty(f, arg(f, v, i)) == ft->elem[i + 1], "Call parameter type does not match function signature!");
  NEED(ty(f, v) == ft->elem[0], "Call result type does not match function signature!");
  if (c->attrs) NEED(attrlist_rec(m, c->attrs)->nparams <= na, "Attribute after last parameter!");
  k->target = call_target(f, v);
  k->t = k->target ? glob(m, k->target) : NULL;
  k->direct = k->t && k->t->kind == GK_FUNC && ck == CON_GLOBAL;
  k->unknown_intrin = k->direct && str_starts(k->t->name, STR("llvm.")); /* a reserved name that no table knows */
  if (k->unknown_intrin) NEED(k->t->type == c->fnty, "Intrinsic called with incompatible signature");
  NEED(cc_callable(c->cc), "calling convention does not permit calls");
  return true;
}

/* The attributes al at the call. */
static bool attributes(Ver *V, Val v, const Call *k, const AttrListRec *al) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = k->c;
  uint32_t na = k->nargs, np = k->nparams;
  /* huge alignments cannot be written; speculatable is for declarations */
  NEED(!attrset_rec_has(al->fn_rec, ATTR_SPECULATABLE) ||
           (k->direct && attrlist_fn_has(m, k->t->fattrs, ATTR_SPECULATABLE)) ||
           (k->id && (intrinsic_info((IntrinsicId)k->id)->flags & IF_SPECULATABLE)),
       "speculatable attribute may not apply to call sites");
  if (attrset_rec_has(al->fn_rec, ATTR_PREALLOCATED))
    NEED(k->id == INTRIN_call_preallocated_arg,
         "preallocated as a call site attribute can only be on llvm.call.preallocated.arg");
  unsigned what = VA_CALL | (k->id || k->unknown_intrin ? VA_INTRINSIC : 0) | (k->is_asm ? VA_ASM : 0);
  (void)ver_attrs(V, c->attrs, c->fnty, what, v, GLOB_NONE);
  if (attrlist_some_param(al, ATTR_INALLOCA) && attrset_has(m, al->param[al->nparams - 1], ATTR_INALLOCA) &&
      al->nparams == na) {
    Val a = arg(f, v, na - 1);
    if (is_op(f, a, OP_ALLOCA)) NEED(flags(f, a) & F_INALLOCA, "inalloca argument for call has mismatched alloca");
  }
  bool odd = na > np || attrlist_some_param(al, ATTR_IMMARG) || attrlist_some_param(al, ATTR_PREALLOCATED);
  for (uint32_t i = 0; odd && i < al->nparams && i < na; i++) {
    AttrSet s = al->param[i];
    if (!s) continue;
    Val a = arg(f, v, i);
    if (attrset_has(m, s, ATTR_IMMARG)) {
      bool decl = k->id ? intrinsic_info((IntrinsicId)k->id)->immarg >> i & 1
                        : k->direct && attrset_has(m, attrlist_param(m, k->t->fattrs, i), ATTR_IMMARG);
      NEED(decl, "immarg may not apply only to call sites");
    }
    if (attrset_has(m, s, ATTR_PREALLOCATED)) {
      bool bundle = false;
      for (Bundle b = {0}; bundle_next(f, v, &b);) bundle |= str_eq(b.tag, STR("preallocated"));
      NEED(bundle != is_musttail(f, v),
           "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)");
    }
    if (i >= np) { /* extra arguments */
      (void)ver_param_attrs(V, s, ty(f, a), v, GLOB_NONE);
      NEED(!attrset_has(m, s, ATTR_SRET), "Attribute 'sret' cannot be used for vararg call arguments!");
      if (attrset_has(m, s, ATTR_INALLOCA)) NEED(i + 1 == na, "inalloca isn't on the last argument!");
    }
  }
  return true;
}

/* swifterror arguments, and immediates of declarations that no table knows. `al`, `dl`: attributes of the call and of
 * what it calls, NULL: none. */
static bool marked_arguments(Ver *V, Val v, const Call *k, const AttrListRec *al, const AttrListRec *dl) {
  const Fn *f = V->f;
  Module *m = V->m;
  uint32_t named = 0;
  if (al && attrlist_some_param(al, ATTR_SWIFTERROR)) named = al->nparams;
  if (dl && attrlist_some_param(dl, ATTR_SWIFTERROR)) named = u32_max(named, dl->nparams);
  for (uint32_t i = 0; i < named && i < k->nargs; i++) {
    if (!ver_arg_has(V, v, i, ATTR_SWIFTERROR)) continue;
    Val a = arg(f, v, i);
    if (is_op(f, a, OP_ALLOCA)) {
      NEED(flags(f, a) & F_SWIFTERROR, "swifterror argument for call has mismatched alloca");
    } else {
      NEED(is_arg(f, a), "swifterror argument should come from an alloca or parameter");
      NEED(attrset_has(m, attrlist_param(m, V->g->fattrs, arg_index(f, a)), ATTR_SWIFTERROR),
           "swifterror argument for call has mismatched parameter");
    }
  }
  if (!dl || !attrlist_some_param(dl, ATTR_IMMARG)) return true;
  for (uint32_t i = 0; i < dl->nparams && i < k->nargs; i++) {
    if (!dl->param[i] || !attrset_has(m, dl->param[i], ATTR_IMMARG)) continue;
    ConKind kind = val_is_con(arg(f, v, i)) ? con_kind(&f->con, arg(f, v, i)) : CON_NONE_;
    NEED(kind == CON_INT || kind == CON_FP, "immarg operand has non-immediate parameter");
  }
  return true;
}

static bool operands(Ver *V, Val v, const Call *k) {
  Module *m = V->m;
  const AttrListRec *al = k->c->attrs ? attrlist_rec(m, k->c->attrs) : NULL;
  if (al && !attributes(V, v, k, al)) return false;
  const AttrListRec *dl = k->direct && k->t->fattrs ? attrlist_rec(m, k->t->fattrs) : NULL;
  if ((al || dl) && !marked_arguments(V, v, k, al, dl)) return false;
  if (k->id || k->unknown_intrin) return true;
  for (uint32_t i = 0; i < k->nparams; i++) {
    Ty p = k->ft->elem[i + 1];
    NEED(p != TY_METADATA, "Function has metadata parameter but isn't an intrinsic");
    NEED(p != TY_TOKEN, "Function has token parameter but isn't an intrinsic");
  }
  if (k->direct) return true;
  NEED(ty(V->f, v) != TY_TOKEN, "Return type cannot be token for indirect call!");
  NEED(ty(V->f, v) != TY_AMX, "Return type cannot be x86_amx for indirect call!");
  return true;
}

static bool may_be_invoked(const Call *k) {
  switch (k->id) {
  case 0:
    return !k->unknown_intrin || str_starts(k->t->name, STR("llvm.wasm.throw")) ||
           str_starts(k->t->name, STR("llvm.wasm.rethrow"));
  case INTRIN_donothing:
  case INTRIN_experimental_gc_statepoint:
  case INTRIN_experimental_patchpoint:
  case INTRIN_experimental_patchpoint_void:
  case INTRIN_experimental_patchpoint_i64:
  case INTRIN_coro_resume:
  case INTRIN_coro_destroy:
  case INTRIN_objc_clang_arc_use:
  case INTRIN_experimental_guard: /* the rules of these two speak of it */
  case INTRIN_experimental_deoptimize:
  case INTRIN_seh_try_begin:
  case INTRIN_seh_try_end:
  case INTRIN_seh_scope_begin:
  case INTRIN_seh_scope_end: return true;
  default: return false;
  }
}

/* Where an invoke or callbr goes on. */
static bool destinations(Ver *V, Val v, const Call *k) {
  const Fn *f = V->f;
  if (op(f, v) == OP_INVOKE) {
    Val p = first_nonphi(f, succ(f, blk_of(f, v), 1));
    NEED(p && (is_op(f, p, OP_LANDINGPAD) || is_op(f, p, OP_CATCHSWITCH) || is_op(f, p, OP_CLEANUPPAD) ||
               is_op(f, p, OP_CATCHPAD)),
         "The unwind destination does not have an exception handling instruction!");
    NEED(
        may_be_invoked(k),
        "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw");
  } else if (op(f, v) == OP_CALLBR) {
    if (!k->is_asm) {
      NEED(k->direct && k->unknown_intrin && str_starts(k->t->name, STR("llvm.amdgcn.kill")),
           "Callbr currently only supports asm-goto and selected intrinsics");
    } else {
      Str text, con;
      Ty ft;
      unsigned fl;
      con_asm_get(&f->con, k->callee, &text, &con, &ft, &fl);
      NEED(!(fl & CON_ASM_UNWIND), "Unwinding from Callbr is not allowed");
    }
  }
  return true;
}

/* What speaks for itself: a wrong attribute does not hide a wrong bundle, and so on. */
bool ver_call(Ver *V, Val v) {
  Call k;
  if (!signature(V, v, &k)) return false;
  bool ok = operands(V, v, &k);
  if (ok && k.id) ok = ver_intrinsic(V, v, (IntrinsicId)k.id);
  if (ok) {
    if (k.c->nbundles) bundles(V, v);
    V->tokens |= k.c->nbundles || k.id == INTRIN_experimental_convergence_entry ||
                 k.id == INTRIN_experimental_convergence_anchor || k.id == INTRIN_experimental_convergence_loop;
    if (k.is_asm) inline_asm(V, v, k.c, k.callee);
    /* A call that inlining would turn into locations needs one itself. */
    if (k.direct && V->di_calls && !dbg_loc(V->f, v) && k.t->fn && !glob_is_interposable(k.t) &&
        glob_subprogram(V->m, k.target))
      ver_di_ins(V, v, "inlinable function call in a function with debug info must have a !dbg location");
  }
  if (is_musttail(V->f, v)) musttail(V, v);
  return destinations(V, v, &k) && ok;
}
