/* call.c: calls: callee and argument types, calling conventions, attributes at the call site, operand bundles,
 * musttail, inline assembly. What single intrinsics demand is in intrin.c.
 */
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
  Val cal = callee(f, v);
  CHECK(!(val_is_con(cal) && con_kind(&f->con, cal) == CON_ASM), v, "cannot use musttail call with inline asm");
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
  Val cal = callee(f, v);
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
  (void)cal;
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

void ver_call(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = call_rec(f, v);
  Val cal = callee(f, v);
  uint32_t na = call_nargs(f, v), np;
  unsigned id = call_intrinsic(f, v);
  Op o = op(f, v);
  ConKind ck = val_is_con(cal) ? con_kind(&f->con, cal) : CON_NONE_;
  bool is_asm = ck == CON_ASM;
  CHECK(ck == CON_INTRIN || ck == CON_ASM || ty_is_ptr(m, ty(f, cal)), v, "Called function must be a pointer!");
  const TypeRec *ft = ty_rec(m, c->fnty);
  CHECK(c->fnty && ft->kind == TK_FUNC, v, "Called function is not of function type!");
  np = ft->n;
  if (ft->flags & TYF_VARARG) CHECK(na >= np, v, "Called function requires more parameters than were provided!");
  else CHECK(na == np, v, "Incorrect number of arguments passed to called function!");
  for (uint32_t i = 0; i < np; i++)
    CHECK(ty(f, arg(f, v, i)) == ft->elem[i + 1], v, "Call parameter type does not match function signature!");
  CHECK(ty(f, v) == ft->elem[0], v, "Call result type does not match function signature!");
  const AttrListRec *al = c->attrs ? attrlist_rec(m, c->attrs) : NULL;
  if (al) CHECK(al->nparams <= na, v, "Attribute after last parameter!");

  Glob tg = call_target(f, v);
  Global *t = tg ? glob(m, tg) : NULL;
  bool direct = t && t->kind == GK_FUNC && ck == CON_GLOBAL;
  bool unknown_intrin = direct && str_starts(t->name, STR("llvm.")); /* a reserved name that no table knows */
  if (unknown_intrin) CHECK(t->type == c->fnty, v, "Intrinsic called with incompatible signature");
  CHECK(cc_callable(c->cc), v, "calling convention does not permit calls");
  /* huge alignments cannot be written; speculatable is for declarations */
  if (al) {
    CHECK(!attrset_rec_has(al->fn_rec, ATTR_SPECULATABLE) ||
              (direct && attrset_has(m, attrlist_fn(m, t->fattrs), ATTR_SPECULATABLE)) ||
              (id && (intrinsic_info((IntrinsicId)id)->flags & IF_SPECULATABLE)),
          v, "speculatable attribute may not apply to call sites");
    if (attrset_rec_has(al->fn_rec, ATTR_PREALLOCATED))
      CHECK(id == INTRIN_call_preallocated_arg, v,
            "preallocated as a call site attribute can only be on llvm.call.preallocated.arg");
    if (!ver_attrs(V, c->attrs, c->fnty, VA_CALL | (id || unknown_intrin ? VA_INTRINSIC : 0) | (is_asm ? VA_ASM : 0), v,
                   GLOB_NONE))
      return;
    if (attrlist_some_param(al, ATTR_INALLOCA) && attrset_has(m, al->param[al->nparams - 1], ATTR_INALLOCA) &&
        al->nparams == na) {
      Val a = arg(f, v, na - 1);
      if (is_op(f, a, OP_ALLOCA))
        CHECK(flags(f, a) & F_INALLOCA, v, "inalloca argument for call has mismatched alloca");
    }
    bool odd = na > np || attrlist_some_param(al, ATTR_IMMARG) || attrlist_some_param(al, ATTR_PREALLOCATED);
    for (uint32_t i = 0; odd && i < al->nparams && i < na; i++) {
      AttrSet s = al->param[i];
      if (!s) continue;
      Val a = arg(f, v, i);
      if (attrset_has(m, s, ATTR_IMMARG)) {
        bool decl = id ? intrinsic_info((IntrinsicId)id)->immarg >> i & 1
                       : direct && attrset_has(m, attrlist_param(m, t->fattrs, i), ATTR_IMMARG);
        CHECK(decl, v, "immarg may not apply only to call sites");
      }
      if (attrset_has(m, s, ATTR_PREALLOCATED)) {
        bool bundle = false;
        for (Bundle b = {0}; bundle_next(f, v, &b);) bundle |= str_eq(b.tag, STR("preallocated"));
        CHECK(bundle != is_musttail(f, v), v,
              "preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)");
      }
      if (i >= np) { /* extra arguments */
        if (!ver_param_attrs(V, s, ty(f, a), v, GLOB_NONE)) return;
        CHECK(!attrset_has(m, s, ATTR_SRET), v, "Attribute 'sret' cannot be used for vararg call arguments!");
        if (attrset_has(m, s, ATTR_INALLOCA)) CHECK(i + 1 == na, v, "inalloca isn't on the last argument!");
      }
    }
  }
  const AttrListRec *dl = direct && t->fattrs ? attrlist_rec(m, t->fattrs) : NULL;
  uint32_t named = 0;
  if (al && attrlist_some_param(al, ATTR_SWIFTERROR)) named = al->nparams;
  if (dl && attrlist_some_param(dl, ATTR_SWIFTERROR)) named = u32_max(named, dl->nparams);
  for (uint32_t i = 0; i < named && i < na; i++) {
    if (!ver_arg_has(V, v, i, ATTR_SWIFTERROR)) continue;
    Val a = arg(f, v, i);
    if (is_op(f, a, OP_ALLOCA)) {
      CHECK(flags(f, a) & F_SWIFTERROR, v, "swifterror argument for call has mismatched alloca");
    } else {
      CHECK(is_arg(f, a), v, "swifterror argument should come from an alloca or parameter");
      CHECK(attrset_has(m, attrlist_param(m, V->g->fattrs, arg_index(f, a)), ATTR_SWIFTERROR), v,
            "swifterror argument for call has mismatched parameter");
    }
  }
  if (dl && attrlist_some_param(dl, ATTR_IMMARG)) { /* immediates of declarations nobody knows */
    for (uint32_t i = 0; i < dl->nparams && i < na; i++)
      if (dl->param[i] && attrset_has(m, dl->param[i], ATTR_IMMARG)) {
        ConKind k = val_is_con(arg(f, v, i)) ? con_kind(&f->con, arg(f, v, i)) : CON_NONE_;
        CHECK(k == CON_INT || k == CON_FP, v, "immarg operand has non-immediate parameter");
      }
  }
  if (!id && !unknown_intrin) {
    for (uint32_t i = 0; i < np; i++) {
      Ty p = ft->elem[i + 1];
      CHECK(p != TY_METADATA, v, "Function has metadata parameter but isn't an intrinsic");
      CHECK(p != TY_TOKEN, v, "Function has token parameter but isn't an intrinsic");
    }
    if (!direct) {
      CHECK(ty(f, v) != TY_TOKEN, v, "Return type cannot be token for indirect call!");
      CHECK(ty(f, v) != TY_AMX, v, "Return type cannot be x86_amx for indirect call!");
    }
  }
  if (c->nbundles) bundles(V, v);
  V->tokens |= c->nbundles || id == INTRIN_experimental_convergence_entry ||
               id == INTRIN_experimental_convergence_anchor || id == INTRIN_experimental_convergence_loop;
  if (is_asm) inline_asm(V, v, c, cal);
  if (is_musttail(f, v)) musttail(V, v);
  if (o == OP_INVOKE) {
    Blk b = blk_of(f, v), u = succ(f, b, 1);
    Val p = first_nonphi(f, u);
    CHECK(p && (is_op(f, p, OP_LANDINGPAD) || is_op(f, p, OP_CATCHSWITCH) || is_op(f, p, OP_CLEANUPPAD) ||
                is_op(f, p, OP_CATCHPAD)),
          v, "The unwind destination does not have an exception handling instruction!");
    if (unknown_intrin || id)
      CHECK(
          id == INTRIN_donothing || id == INTRIN_experimental_gc_statepoint || id == INTRIN_experimental_patchpoint ||
              id == INTRIN_experimental_patchpoint_void || id == INTRIN_experimental_patchpoint_i64 ||
              id == INTRIN_coro_resume || id == INTRIN_coro_destroy || id == INTRIN_objc_clang_arc_use ||
              id == INTRIN_experimental_guard || id == INTRIN_experimental_deoptimize || id == INTRIN_seh_try_begin ||
              id == INTRIN_seh_try_end || id == INTRIN_seh_scope_begin || id == INTRIN_seh_scope_end ||
              (unknown_intrin &&
               (str_starts(t->name, STR("llvm.wasm.throw")) || str_starts(t->name, STR("llvm.wasm.rethrow")))),
          v,
          "Cannot invoke an intrinsic other than donothing, patchpoint, statepoint, coro_resume, coro_destroy, clang.arc.attachedcall or wasm.(re)throw");
  }
  if (o == OP_CALLBR) {
    if (!is_asm)
      CHECK(direct && unknown_intrin && str_starts(t->name, STR("llvm.amdgcn.kill")), v,
            "Callbr currently only supports asm-goto and selected intrinsics");
    else {
      Str text, con;
      Ty ft;
      unsigned fl;
      con_asm_get(&f->con, cal, &text, &con, &ft, &fl);
      CHECK(!(fl & CON_ASM_UNWIND), v, "Unwinding from Callbr is not allowed");
    }
  }
  if (id) ver_intrinsic(V, v, (IntrinsicId)id);
  /* A call that inlining would turn into locations needs one itself. */
  if (direct && V->di_calls && !dbg_loc(f, v) && t->fn && !glob_is_interposable(t) && ver_subprogram(V, tg))
    ver_di_ins(V, v, "inlinable function call in a function with debug info must have a !dbg location");
}
