/* glob.c: variables, aliases, ifuncs and the headers of functions: linkage, visibility, storage, initialisers, the
 * variables LLVM gives a meaning to (llvm.used, llvm.global_ctors), calling conventions.
 */
#include "ir/verify/verify_int.h"

Glob ver_base_object(const Module *m, const ConPool *p, Val c) {
  (void)m;
  for (;;) {
    switch (con_kind(p, c)) {
    case CON_GLOBAL:
    case CON_DSO_EQUIV:
    case CON_NO_CFI: return con_glob(p, c);
    case CON_ADDR: c = con_op(p, c, 0); break;
    case CON_EXPR: {
      ConExpr e = con_expr_get(p, c);
      if (e.op != OP_GEP && e.op != OP_BITCAST && e.op != OP_ADDRSPACECAST) return GLOB_NONE;
      c = e.ops[0];
      break;
    }
    default: return GLOB_NONE;
    }
  }
}

/* Everything an initialiser reaches: addresses of intrinsics, casts, signed pointers. `done` has a bit for each
 * constant of the pool. */
static void constants(Ver *V, Glob g, Val root, uint64_t *done, uint32_t *stack) {
  Module *m = V->m;
  const ConPool *p = &m->con;
  uint32_t n = 0;
  if (!root) return;
  stack[n++] = con_index(root);
  done[con_index(root) >> 6] |= 1ull << (con_index(root) & 63);
  while (n) {
    Val c = (Val)(stack[--n] | VAL_CON_BIT);
    ConKind k = con_kind(p, c);
    CHECKG(k != CON_INTRIN, g, "Invalid user of intrinsic instruction!");
    if (k == CON_GLOBAL) {
      const Global *t = glob(m, con_glob(p, c));
      CHECKG(t->kind != GK_FUNC || !str_starts(t->name, STR("llvm.")), g, "Invalid user of intrinsic instruction!");
    }
    if (k == CON_BLOCKADDR) continue;
    if (k == CON_PTRAUTH) {
      CHECKG(ty_is_ptr(m, con_type(p, con_op(p, c, 0))), g,
             "signed ptrauth constant base pointer must have pointer type");
      CHECKG(con_type(p, con_op(p, c, 0)) == con_type(p, c), g,
             "signed ptrauth constant must have same type as its base pointer");
      CHECKG(con_type(p, con_op(p, c, 1)) == TY_I32, g, "signed ptrauth constant key must be i32 constant integer");
      CHECKG(con_type(p, con_op(p, c, 2)) == TY_I64, g,
             "signed ptrauth constant discriminator must be i64 constant integer");
      CHECKG(ty_is_ptr(m, con_type(p, con_op(p, c, 3))), g,
             "signed ptrauth constant address discriminator must be a pointer");
    }
    uint32_t ops = con_nops(p, c);
    for (uint32_t i = 0; i < ops; i++) {
      Val x = con_op(p, c, i);
      uint32_t j = con_index(x);
      if (!x || done[j >> 6] >> (j & 63) & 1) continue;
      done[j >> 6] |= 1ull << (j & 63);
      stack[n++] = j;
    }
  }
}

static void value_rules(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  if (x->is_decl)
    CHECKG(x->linkage == LINK_EXTERNAL || x->linkage == LINK_EXTERN_WEAK, g,
           "Global is external, but doesn't have external or weak linkage!");
  CHECKG(x->align <= 33, g, "huge alignment values are unsupported");
  if (x->linkage == LINK_APPENDING) {
    CHECKG(x->kind == GK_VAR, g, "Only global variables can have appending linkage!");
    CHECKG(ty_kind(m, x->type) == TK_ARRAY, g, "Only global arrays can have appending linkage!");
  }
  if (x->is_decl || x->linkage == LINK_AVAILABLE_EXTERNALLY)
    CHECKG(!x->comdat, g, "Declaration may not be in a Comdat!");
  if (x->dll == DLL_EXPORT)
    CHECKG(x->visibility != VIS_HIDDEN, g, "dllexport GlobalValue must have default or protected visibility");
  if (x->dll == DLL_IMPORT) {
    CHECKG(x->visibility == VIS_DEFAULT, g, "dllimport GlobalValue must have default visibility");
    CHECKG(!x->dso_local, g, "GlobalValue with DLLImport Storage is dso_local!");
    CHECKG((x->is_decl && (x->linkage == LINK_EXTERNAL || x->linkage == LINK_EXTERN_WEAK)) ||
               x->linkage == LINK_AVAILABLE_EXTERNALLY,
           g, "Global is marked as dllimport, but not external");
  }
}

static bool is_program_ptr(const Module *m, Ty t) { return ty_is_ptr(m, t); }

static void ctors(Ver *V, Glob g) { /* { i32, ptr, ptr } */
  Module *m = V->m;
  const Global *x = glob(m, g);
  CHECKG(x->is_decl || x->linkage == LINK_APPENDING, g, "invalid linkage for intrinsic global variable");
  if (ty_kind(m, x->type) != TK_ARRAY) return;
  const TypeRec *e = ty_rec(m, ty_elem(m, x->type));
  CHECKG(e->kind == TK_STRUCT && (e->n == 2 || e->n == 3) && e->elem[0] == TY_I32 && is_program_ptr(m, e->elem[1]), g,
         "wrong type for intrinsic global variable");
  CHECKG(
      e->n == 3, g,
      "the third field of the element type is mandatory, specify ptr null to migrate from the obsoleted 2-field form");
  CHECKG(ty_is_ptr(m, e->elem[2]), g, "wrong type for intrinsic global variable");
}

static void used(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  CHECKG(x->is_decl || x->linkage == LINK_APPENDING, g, "invalid linkage for intrinsic global variable");
  if (ty_kind(m, x->type) != TK_ARRAY) return;
  CHECKG(ty_is_ptr(m, ty_elem(m, x->type)), g, "wrong type for intrinsic global variable");
  if (!x->init) return;
  ConKind k = con_kind(&m->con, x->init);
  CHECKG(k == CON_AGG, g, "wrong initializer for intrinsic global variable");
  for (uint32_t i = 0; i < con_nops(&m->con, x->init); i++) {
    Val c = con_op(&m->con, x->init, i);
    Glob t = ver_base_object(m, &m->con, c);
    CHECKG(t && (glob(m, t)->kind == GK_VAR || glob(m, t)->kind == GK_FUNC || glob(m, t)->kind == GK_ALIAS), g,
           "invalid %.*s member", (int)x->name.n, x->name.p);
    CHECKG(glob(m, t)->name.n, g, "members of %.*s must be named", (int)x->name.n, x->name.p);
  }
}

static void variable(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  if (x->init) {
    CHECKG(con_type(&m->con, x->init) == x->type, g,
           "Global variable initializer type does not match global variable type!");
    CHECKG(ty_is_sized(m, x->type), g, "Global variable initializer must be sized");
    if (x->linkage == LINK_COMMON) {
      CHECKG(con_is_zero(&m->con, x->init), g, "'common' global must have a zero initializer!");
      CHECKG(!x->constant, g, "'common' global may not be marked constant!");
      CHECKG(!x->comdat, g, "'common' global may not be in a Comdat!");
    }
  }
  if (str_eq(x->name, STR("llvm.global_ctors")) || str_eq(x->name, STR("llvm.global_dtors"))) ctors(V, g);
  if (str_eq(x->name, STR("llvm.used")) || str_eq(x->name, STR("llvm.compiler.used"))) used(V, g);
  if (ty_is_sized(m, x->type)) CHECKG(!ty_scalable(m, x->type), g, "Globals cannot contain scalable types");
}

/* What an alias may stand for: definitions only, no cycle, no alias that the linker may replace. LLVM asks so of all
 * that an aliasee reaches, but for an alias that is the aliasee of an alias or stands in an expression, whose own
 * aliasee is asked at once. The answer is one of a constant, whoever asks: each is looked at once, and a chain of
 * aliases is linear. */
enum {
  AL_NEW,
  AL_OPEN,
  AL_FINE,
  AL_FIRST_FAULT,
  AL_DECLARATION = AL_FIRST_FAULT,
  AL_INTERPOSABLE,
  AL_CYCLE,
  AL_NOT_AVAILABLE
};
static const char *const alias_fault[] = {
  [AL_DECLARATION] = "Alias must point to a definition",
  [AL_INTERPOSABLE] = "Alias cannot point to an interposable alias",
  [AL_CYCLE] = "Aliases cannot form a cycle",
  [AL_NOT_AVAILABLE] = "available_externally alias must point to available_externally global value"};

static Glob con_symbol(const ConPool *p, Val c) { /* the global that c is; GLOB_NONE: c is an expression */
  ConKind k = con_kind(p, c);
  return k == CON_GLOBAL || k == CON_DSO_EQUIV || k == CON_NO_CFI ? con_glob(p, c) : GLOB_NONE;
}
static Val alias_behind(const Module *m, Val c) { /* the aliasee if c is an alias, else c */
  const Global *t = con_kind(&m->con, c) == CON_GLOBAL ? glob(m, con_glob(&m->con, c)) : NULL;
  return t && t->kind == GK_ALIAS && t->init ? t->init : c;
}
/* Of c itself, `avail`: for an available_externally alias. */
static uint8_t aliasee_fault(const Module *m, Val c, bool avail) {
  Glob g = con_symbol(&m->con, c);
  const Global *t = g ? glob(m, g) : NULL;
  if (avail) return t && t->linkage == LINK_AVAILABLE_EXTERNALLY ? AL_FINE : AL_NOT_AVAILABLE;
  if (t && (t->is_decl || t->linkage == LINK_AVAILABLE_EXTERNALLY)) return AL_DECLARATION;
  return t && t->kind == GK_ALIAS && glob_is_interposable(t) ? AL_INTERPOSABLE : AL_FINE;
}
static void aliasee(Ver *V, Glob g) {
  Module *m = V->m;
  const ConPool *p = &m->con;
  bool avail = glob(m, g)->linkage == LINK_AVAILABLE_EXTERNALLY;
  if (!V->alias_state[avail]) V->alias_state[avail] = ARENA_ZARRAY(&V->tmp, uint8_t, p->con.n);
  uint8_t *state = V->alias_state[avail];
  typedef struct {
    Val c;
    uint32_t next;
  } Frame;
  VEC(Frame) st = {0};
  Val root = glob(m, g)->init;
  if (!state[con_index(root)]) vec_push(&st, ((Frame){root, 0}));
  while (st.n) {
    Frame *fr = &vec_last(&st);
    uint8_t *s = &state[con_index(fr->c)];
    if (!fr->next) {
      *s = aliasee_fault(m, fr->c, avail);
      if (*s == AL_FINE) *s = AL_OPEN;
    }
    Glob t = con_symbol(p, fr->c);
    bool leaf = t && glob(m, t)->kind != GK_ALIAS;
    if (*s != AL_OPEN || leaf || fr->next == (t ? 1 : con_nops(p, fr->c))) {
      if (*s == AL_OPEN) *s = AL_FINE;
      uint8_t fault = *s;
      st.n--;
      if (st.n && fault >= AL_FIRST_FAULT) state[con_index(vec_last(&st).c)] = fault;
      continue;
    }
    Val c = t ? glob(m, t)->init : con_op(p, fr->c, fr->next);
    fr->next++;
    if (!c) continue;
    c = alias_behind(m, c);
    uint8_t known = state[con_index(c)];
    if (known == AL_NEW) vec_push(&st, ((Frame){c, 0}));
    else if (known != AL_FINE) *s = known == AL_OPEN ? AL_CYCLE : known;
  }
  vec_free(&st);
  uint8_t fault = state[con_index(root)];
  CHECKG(fault < AL_FIRST_FAULT, g, "%s", alias_fault[fault]);
}

static void alias(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  CHECKG(
      x->linkage != LINK_COMMON && x->linkage != LINK_APPENDING && x->linkage != LINK_EXTERN_WEAK, g,
      "Alias should have private, internal, linkonce, weak, linkonce_odr, weak_odr, external, or available_externally linkage!");
  CHECKG(x->init, g, "Aliasee cannot be NULL!");
  CHECKG(con_type(&m->con, x->init) == x->ptr_type, g, "Alias and aliasee types should match!");
  ConKind k = con_kind(&m->con, x->init);
  CHECKG(k == CON_GLOBAL || k == CON_EXPR || k == CON_ADDR || k == CON_DSO_EQUIV || k == CON_NO_CFI, g,
         "Aliasee should be either GlobalValue or ConstantExpr");
  aliasee(V, g);
}

/* The global that r stands for when it is an alias; GLOB_NONE in a cycle. Every alias on the way keeps the answer. */
#define BEHIND_NOTHING ((Glob)UINT32_MAX)
static Glob behind_aliases(Ver *V, Glob r) {
  Module *m = V->m;
  Glob end = r;
  if (!V->behind) V->behind = ARENA_ZARRAY(&V->tmp, Glob, m->glob.n);
  for (uint32_t steps = 0; end && glob(m, end)->kind == GK_ALIAS; steps++) {
    if (V->behind[end]) {
      end = V->behind[end] == BEHIND_NOTHING ? GLOB_NONE : V->behind[end];
      break;
    }
    end = steps < m->glob.n && glob(m, end)->init ? ver_base_object(m, &m->con, glob(m, end)->init) : GLOB_NONE;
  }
  while (r && glob(m, r)->kind == GK_ALIAS && !V->behind[r]) {
    V->behind[r] = end ? end : BEHIND_NOTHING;
    if (glob(m, r)->init) r = ver_base_object(m, &m->con, glob(m, r)->init);
  }
  return end;
}

static void ifunc(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  CHECKG(x->linkage != LINK_COMMON && x->linkage != LINK_APPENDING && x->linkage != LINK_EXTERN_WEAK &&
             x->linkage != LINK_AVAILABLE_EXTERNALLY,
         g, "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage!");
  Glob r = behind_aliases(V, x->init ? ver_base_object(m, &m->con, x->init) : GLOB_NONE);
  CHECKG(r && glob(m, r)->kind == GK_FUNC, g, "IFunc must have a Function resolver");
  CHECKG(!glob(m, r)->is_decl, g, "IFunc resolver must be a definition");
  CHECKG(ty_is_ptr(m, ty_ret(m, glob(m, r)->type)), g, "IFunc resolver must return a pointer");
  CHECKG(ty_is_ptr(m, con_type(&m->con, x->init)), g, "IFunc resolver has incorrect type");
}

void ver_globals(Ver *V) {
  Module *m = V->m;
  uint32_t n = m->con.con.n;
  uint64_t *done = ARENA_ZARRAY(&V->tmp, uint64_t, n / 64 + 1);
  uint32_t *stack = ARENA_ARRAY(&V->tmp, uint32_t, n + 1);
  FOR_EACH_GLOB(m, g) {
    const Global *x = glob(m, g);
    value_rules(V, g);
    if (x->kind == GK_VAR) variable(V, g);
    else if (x->kind == GK_ALIAS) alias(V, g);
    else if (x->kind == GK_IFUNC) ifunc(V, g);
    constants(V, g, x->init, done, stack);
    constants(V, g, x->prefix, done, stack);
    constants(V, g, x->prologue, done, stack);
  }
}

static void cc_rules(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  uint32_t np = ty_nparams(m, x->type);
  Ty ret = ty_ret(m, x->type);
  bool vararg = ty_vararg(m, x->type);
  switch (x->cc) {
  case 91:
  case 76: /* amdgpu_kernel, spir_kernel */
    CHECKG(ret == TY_VOID, g, "Calling convention requires void return type");
    goto shader;
  case 104:
  case 105: /* amdgpu_cs_chain, amdgpu_cs_chain_preserve */
    CHECKG(ret == TY_VOID, g, "Calling convention requires void return type");
    goto shader;
  case 124:
    CHECKG(np > 0 && ty_param(m, x->type, 0) == TY_I1, g, "Calling convention requires first argument to be i1");
    CHECKG(!attrset_has(m, attrlist_param(m, x->fattrs, 0), ATTR_INREG), g,
           "Calling convention requires first argument to not be inreg");
    CHECKG(!vararg, g, "Calling convention does not support varargs or perfect forwarding!");
    break;
  case 87:
  case 88:
  case 89:
  case 90:
  case 93:
  case 95:
  case 96:
  shader:
    for (uint32_t i = 0; i < np; i++) {
      AttrSet s = attrlist_param(m, x->fattrs, i);
      CHECKG(!attrset_has(m, s, ATTR_SRET), g, "Calling convention does not allow sret");
      if (x->cc != 76) {
        Ty t = ty_param(m, x->type, i);
        CHECKG(!attrset_has(m, s, ATTR_BYVAL), g, "Calling convention disallows byval");
        CHECKG(!attrset_has(m, s, ATTR_PREALLOCATED), g, "Calling convention disallows preallocated");
        CHECKG(!attrset_has(m, s, ATTR_INALLOCA), g, "Calling convention disallows inalloca");
        if (attrset_has(m, s, ATTR_BYREF))
          CHECKG(ty_addrspace(m, t) != 5, g, "Calling convention disallows stack byref");
      }
    }
    /* fall through */
  case 8:
  case 9:
  case 77:
  case 71:
  case 72: /* fastcc, coldcc, intel_ocl_bi, ptx_kernel, ptx_device */
    CHECKG(!vararg, g, "Calling convention does not support varargs or perfect forwarding!");
    break;
  case 83: /* x86_intrcc */
    CHECKG(!np || attrset_has(m, attrlist_param(m, x->fattrs, 0), ATTR_BYVAL), g,
           "Calling convention parameter requires byval");
    break;
  default: break;
  }
}

void ver_fn_header(Ver *V, Glob g) {
  Module *m = V->m;
  const Global *x = glob(m, g);
  bool reserved = x->intrinsic || str_starts(x->name, STR("llvm."));
  const TypeRec *ft = ty_rec(m, x->type);
  uint32_t np = ft->n;
  Ty ret = ft->elem[0];
  CHECKG(x->linkage != LINK_COMMON, g, "Functions may not have common linkage");
  CHECKG(!x->fn || x->fn->nargs == np, g, "# formal arguments must match # of arguments for function type!");
  CHECKG(ret == TY_VOID || ty_is_first_class(m, ret), g, "Functions cannot return aggregate values!");
  bool sret = false;
  const AttrListRec *al = attrlist_rec(m, x->fattrs);
  if (attrlist_some_param(al, ATTR_SRET))
    for (uint32_t i = 0; i < np && i < al->nparams && i < 2; i++) sret |= attrset_has(m, al->param[i], ATTR_SRET);
  CHECKG(!sret || ret == TY_VOID, g, "Invalid struct return type!");
  /* attributes of an intrinsic that the table knows are the table's, whatever the declaration says */
  if (!x->intrinsic && !ver_attrs(V, x->fattrs, x->type, reserved ? VA_INTRINSIC : 0, VAL_NONE, g)) return;
  if (x->cc) cc_rules(V, g);
  for (uint32_t i = 0; i < np; i++) {
    Ty t = ft->elem[i + 1];
    CHECKG(ty_is_first_class(m, t), g, "Function arguments must have first-class types!");
    if (!reserved) {
      CHECKG(t != TY_METADATA, g, "Function takes metadata but isn't an intrinsic");
      CHECKG(t != TY_TOKEN, g, "Function takes token but isn't an intrinsic");
      CHECKG(t != TY_AMX, g, "Function takes x86_amx but isn't an intrinsic");
    }
    if (x->fn) CHECKG(ty(x->fn, fn_arg(x->fn, i)) == t, g, "Argument value does not match function argument type!");
  }
  if (!reserved) {
    CHECKG(ret != TY_TOKEN, g, "Function returns a token but isn't an intrinsic");
    CHECKG(ret != TY_AMX, g, "Function returns a x86_amx but isn't an intrinsic");
  }
  if (x->is_decl) {
    CHECKG(!x->personality, g, "Function declaration shouldn't have a personality routine");
  } else {
    CHECKG(!reserved, g, "llvm intrinsics cannot be defined!");
    CHECKG(x->linkage != LINK_EXTERN_WEAK, g, "invalid linkage type for function definition");
  }
}
