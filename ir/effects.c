/* effects.c: what instructions may do. Contract: effects.h. */
#include "ir/effects.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "support/few.h"

/* ---- calls ---- */
static AttrList callee_attrs(const Fn *f, Val v) {
  Glob g = call_target(f, v);
  return g ? glob(f->m, g)->fattrs : ATTRLIST_NONE;
}
static const IntrinsicInfo *callee_intrinsic(const Fn *f, Val v) {
  unsigned id = call_intrinsic(f, v);
  return id ? intrinsic_info((IntrinsicId)id) : NULL;
}
bool call_has_fn_attr(const Fn *f, Val v, AttrKind k) {
  const Module *m = f->m;
  if (attrlist_fn_has(m, call_rec(f, v)->attrs, k)) return true;
  const IntrinsicInfo *i = callee_intrinsic(f, v);
  if (i) {
    switch (k) {
    case ATTR_NOUNWIND: return i->flags & IF_NOUNWIND;
    case ATTR_WILLRETURN: return i->flags & IF_WILLRETURN;
    case ATTR_NOSYNC: return (i->flags & IF_NOSYNC) && !intrinsic_orders_memory((IntrinsicId)call_intrinsic(f, v));
    case ATTR_NOFREE: return i->flags & IF_NOFREE;
    case ATTR_NOCALLBACK: return i->flags & IF_NOCALLBACK;
    case ATTR_SPECULATABLE: return i->flags & IF_SPECULATABLE;
    case ATTR_NOCREATEUNDEFORPOISON: return i->flags & IF_NOPOISON;
    case ATTR_CONVERGENT: return intrinsic_convergent((IntrinsicId)call_intrinsic(f, v));
    case ATTR_NORETURN: return i->flags & IF_NORETURN;
    case ATTR_COLD: return i->flags & IF_COLD;
    case ATTR_NODUPLICATE: return i->flags & IF_NODUPLICATE;
    case ATTR_NOMERGE: return i->flags & IF_NOMERGE;
    case ATTR_STRICTFP: return i->flags & IF_STRICTFP;
    case ATTR_NORECURSE: return true;
    default: return false;
    }
  }
  return attrlist_fn_has(m, callee_attrs(f, v), k);
}
static unsigned intrinsic_bit(AttrKind k) { /* IA_*; 0: the table does not say it */
  return k == ATTR_READONLY    ? IA_READONLY
         : k == ATTR_WRITEONLY ? IA_WRITEONLY
         : k == ATTR_READNONE  ? IA_READNONE
         : k == ATTR_NOUNDEF   ? IA_NOUNDEF
         : k == ATTR_NONNULL   ? IA_NONNULL
         : k == ATTR_NOALIAS   ? IA_NOALIAS
         : k == ATTR_RETURNED  ? IA_RETURNED
         : k == ATTR_IMMARG    ? IA_IMMARG
                               : 0;
}
bool call_param_attr(const Fn *f, Val v, uint32_t i, AttrKind k) {
  const Module *m = f->m;
  if (attrset_has(m, attrlist_param(m, call_rec(f, v)->attrs, i), k)) return true;
  unsigned id = call_intrinsic(f, v);
  if (id) return (intrinsic_arg((IntrinsicId)id, (int)i).flags & intrinsic_bit(k)) != 0;
  return attrset_has(m, attrlist_param(m, callee_attrs(f, v), i), k);
}
bool call_ret_attr(const Fn *f, Val v, AttrKind k) {
  const Module *m = f->m;
  if (attrset_has(m, attrlist_ret(m, call_rec(f, v)->attrs), k)) return true;
  unsigned id = call_intrinsic(f, v);
  if (id) return (intrinsic_arg((IntrinsicId)id, INTRIN_RET).flags & intrinsic_bit(k)) != 0;
  return attrset_has(m, attrlist_ret(m, callee_attrs(f, v)), k);
}

unsigned asm_effect(const Fn *f, Val v) {
  return is_asm_call(f, v) ? con_rec(&f->con, callee(f, v))->b & ~(unsigned)ASM_ALONE : 0;
}
static bool asm_is_alone(const Fn *f, Val v) {
  return f->m->permissions && is_asm_call(f, v) && (con_rec(&f->con, callee(f, v))->b & ASM_ALONE);
}
bool asm_has_effects(const Fn *f, Val v) {
  return is_asm_call(f, v) && (con_rec(&f->con, callee(f, v))->flags & CON_ASM_SIDEEFFECT);
}

/* What a callee of effects e and the call's bundles do: bundles may read, unknown ones write, beside what the callee
 * does. */
static unsigned bundles_memeff(const Fn *f, Val v, unsigned e) {
  for (Bundle b = {0}; bundle_next(f, v, &b);) {
    if (str_eq(b.tag, STR("deopt")) || str_eq(b.tag, STR("funclet")))
      for (unsigned l = 0; l < MEMLOC_COUNT; l++) e |= (unsigned)MODREF_REF << (2 * l);
    else if (!str_eq(b.tag, STR("ptrauth")) && !str_eq(b.tag, STR("kcfi")) && !str_eq(b.tag, STR("convergencectrl")))
      return MEMEFF_ALL;
  }
  return e;
}
unsigned call_memeff(const Fn *f, Val v) {
  const Module *m = f->m;
  const CallRec *c = call_rec(f, v);
  Val to = callee(f, v);
  unsigned e = MEMEFF_ALL, id = 0, least = MEMEFF_NONE;
  const Con *k = val_is_con(to) ? con_rec(&f->con, to) : NULL;
  switch (k ? (ConKind)k->kind : CON_NONE_) {
  case CON_INTRIN:
    id = k->flags;
    if (!id) break;
    if (intrinsic_orders_memory((IntrinsicId)id)) return MEMEFF_ALL;
    e = intrinsic_info((IntrinsicId)id)->mem;
    break;
  case CON_ASM:
    if (k->b & ASM_ORDERS) return MEMEFF_ALL;
    least = (k->b & ~(unsigned)ASM_ALONE) >> ASM_MEM_SHIFT;
    break;
  case CON_GLOBAL: e = attrlist_memeff(m, glob(m, con_glob(&f->con, to))->fattrs); break;
  case CON_EXPR: e = attrlist_memeff(m, callee_attrs(f, v)); break;
  default: break;
  }
  if (UNLIKELY(c->nbundles) && id != INTRIN_assume) e = bundles_memeff(f, v, e);
  return e == MEMEFF_NONE
             ? e
             : (e & attrlist_memeff(m, c->attrs)) | least; /* the call's own attribute covers the bundles */
}

unsigned mem_kind(unsigned intrinsic) {
  switch (intrinsic) {
  case INTRIN_memcpy:
  case INTRIN_memcpy_inline:
  case INTRIN_memmove: return MEM_COPY;
  case INTRIN_memset:
  case INTRIN_memset_inline: return MEM_FILL;
  case INTRIN_memcpy_element_unordered_atomic:
  case INTRIN_memmove_element_unordered_atomic: return MEM_COPY | MEM_ATOMIC;
  case INTRIN_memset_element_unordered_atomic: return MEM_FILL | MEM_ATOMIC;
  default: return 0;
  }
}
bool intrinsic_is_lifetime(unsigned id) { return id == INTRIN_lifetime_start || id == INTRIN_lifetime_end; }
bool is_lifetime(const Fn *f, Val v) { return intrinsic_is_lifetime(call_intrinsic(f, v)); }
bool call_is_volatile(const Fn *f, Val v) {
  unsigned kind = mem_kind(call_intrinsic(f, v));
  if (!kind || (kind & MEM_ATOMIC)) return false;
  return !(val_is_con(arg(f, v, 3)) && con_is_zero(&f->con, arg(f, v, 3)));
}
bool acts_volatile(const Fn *f, Val v) {
  if (is_call(f, v)) return call_is_volatile(f, v);
  return op_info[op(f, v)].cls == OC_MEM && !is_op(f, v, OP_FENCE) && is_volatile(f, v);
}

bool lib_name_forbidden(const Fn *f, Str name) {
  AttrSet s = attrlist_fn(f->m, fn_glob(f)->fattrs);
  char key[80] = "no-builtin-";
  enum { PREFIX = 11 };
  if (attrset_find_str(f->m, s, STR("no-builtins"))) return true;
  if (name.n > sizeof key - PREFIX) return false;
  memcpy(key + PREFIX, name.p, name.n);
  return attrset_find_str(f->m, s, (Str){key, PREFIX + name.n}) != NULL;
}
/* Of functions on integers and pointers ARM's conventions are C's, but on iOS. */
static bool is_c_convention(const Module *m, unsigned cc, Ty fn) {
  enum { ARM_FIRST = 66, ARM_LAST = 68 };
  if (cc == CC_C) return true;
  if (cc < ARM_FIRST || cc > ARM_LAST || (m->triple.n && memmem(m->triple.p, m->triple.n, "ios", 3))) return false;
  Ty r = ty_ret(m, fn);
  bool fits = r == TY_VOID || ty_is_int(m, r) || ty_is_ptr(m, r);
  for (uint32_t i = 0; i < ty_nparams(m, fn); i++)
    fits = fits && (ty_is_int(m, ty_param(m, fn, i)) || ty_is_ptr(m, ty_param(m, fn, i)));
  return fits;
}
Str lib_call_name(const Fn *f, Val v) {
  const Module *m = f->m;
  Glob g = call_target(f, v);
  if (!g) return (Str){0};
  const Global *p = glob(m, g);
  if (p->kind != GK_FUNC || !p->is_decl || p->intrinsic || !is_c_convention(m, p->cc, p->type)) return (Str){0};
  const CallRec *c = call_rec(f, v);
  if (c->cc != p->cc || c->nbundles || c->fnty != p->type || is_musttail(f, v) ||
      (call_has_fn_attr(f, v, ATTR_NOBUILTIN) && !attrlist_fn_has(m, c->attrs, ATTR_BUILTIN)) ||
      lib_name_forbidden(f, p->name))
    return (Str){0};
  return p->name;
}
Str host_call_name(const Fn *f, Val v) { return f->m->permissions ? (Str){0} : lib_call_name(f, v); }
Val ret_musttail(const Fn *f, Val ret) {
  Val p = prev_of(f, ret);
  if (p && op(f, p) == OP_BITCAST && arg(f, p, 0) == prev_of(f, p)) p = prev_of(f, p);
  return p && is_musttail(f, p) ? p : VAL_NONE;
}
bool fn_has_musttail(const Fn *f) {
  FOR_EACH_BLK(f, b)
    if (is_op(f, term(f, b), OP_RET) && ret_musttail(f, term(f, b))) return true;
  return false;
}

bool may_read(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_LOAD:
  case OP_VAARG:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_FENCE:
  case OP_CATCHPAD:
  case OP_CATCHRET: return true;
  case OP_STORE: return is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: return (call_memeff(f, v) & 0x555u) != 0;
  default: return false;
  }
}
bool may_write(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_STORE:
  case OP_VAARG:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_FENCE:
  case OP_CATCHPAD:
  case OP_CATCHRET: return true;
  case OP_LOAD: return is_volatile(f, v) || order_of(f, v) > ORD_UNORDERED;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: return (call_memeff(f, v) & 0xaaau) != 0;
  default: return false;
  }
}
bool may_throw(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_CALL: return !call_has_fn_attr(f, v, ATTR_NOUNWIND);
  case OP_CLEANUPRET: return nsuccs(f, blk_of(f, v)) == 0;
  case OP_CATCHSWITCH: return !(flags(f, v) & F_UNWIND);
  case OP_RESUME: return true;
  default: return false;
  }
}
bool will_return(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_STORE: return !is_volatile(f, v);
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR:
    return call_has_fn_attr(f, v, ATTR_WILLRETURN) || asm_is_alone(f, v); /* among those are no branches */
  default: return true;
  }
}
bool transfers_execution(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_RET:
  case OP_UNREACHABLE: return false;
  case OP_CATCHPAD: return false; /* the personality may do anything */
  case OP_STORE: return will_return(f, v);
  case OP_CALL: {
    const IntrinsicInfo *i = callee_intrinsic(f, v);
    if (i && (i->flags & (IF_NOUNWIND | IF_WILLRETURN)) == (IF_NOUNWIND | IF_WILLRETURN)) return true;
  } /* fall through */
  case OP_INVOKE:
  case OP_CALLBR:
  case OP_CLEANUPRET:
  case OP_CATCHSWITCH:
  case OP_RESUME: return !may_throw(f, v) && will_return(f, v);
  default: return true;
  }
}
bool has_side_effects(const Fn *f, Val v) { return may_write(f, v) || may_throw(f, v) || !will_return(f, v); }

bool is_removable(const Fn *f, Val v) {
  Op o = op(f, v);
  if (is_term(f, v) || o == OP_ARG || o == OP_NONE) return false;
  if (o == OP_LANDINGPAD || o == OP_CATCHPAD || o == OP_CLEANUPPAD) return false;
  if (o == OP_CALL) {
    unsigned id = call_intrinsic(f, v);
    if (id) {
      if (intrinsic_info((IntrinsicId)id)->flags & IF_SIDEEFFECTS) return false;
      if (id == INTRIN_assume || id == INTRIN_experimental_guard) { /* of a true condition; assume: without bundles */
        uint64_t c;
        return (id != INTRIN_assume || !call_rec(f, v)->nbundles) && val_is_con(arg(f, v, 0)) &&
               con_u64(&f->con, arg(f, v, 0), &c) && c == 1;
      }
      if (nops(f, v) > 1 &&
          (intrinsic_info((IntrinsicId)id)->flags & IF_STRICTFP)) { /* whose exceptions nobody asks for */
        Val md = arg(f, v, nops(f, v) - 2);
        if (val_is_con(md) && con_kind(&f->con, md) == CON_MD && !(con_md_id(&f->con, md) & MD_LOCAL_BIT)) {
          const MdRec *r = md_rec(f->m, con_md_id(&f->con, md));
          if (r->form == MDF_STRING &&
              (str_eq(r->str, STR("fpexcept.ignore")) || str_eq(r->str, STR("fpexcept.maytrap"))))
            return true;
        }
      }
      if (id == INTRIN_stacksave || id == INTRIN_launder_invariant_group) return true;
    }
    if (asm_has_effects(f, v)) return false;
  }
  return !has_side_effects(f, v);
}

/* A divisor that cannot trap: a constant without zero lanes (and for signed division without -1 lanes unless the
 * dividend is not smin). */
static bool divisor_safe(const Fn *f, Val v, bool sgn) {
  Val d = arg(f, v, 1);
  if (!val_is_con(d)) return false;
  const ConPool *p = &f->con;
  d = con_twin(p, d);
  if (con_kind(p, d) == CON_SPLAT) d = con_op(p, d, 0);
  if (con_kind(p, d) == CON_AGG) {
    for (uint32_t i = 0; i < con_nops(p, d); i++) {
      Val e = con_op(p, d, i);
      if (con_kind(p, e) != CON_INT || con_is_zero(p, e) || (sgn && con_is_allones(p, e))) return false;
    }
    return true;
  }
  if (con_kind(p, d) != CON_INT || con_is_zero(p, d)) return false;
  if (sgn && con_is_allones(p, d)) {
    Val n = arg(f, v, 0);
    return val_is_con(n) && con_kind(p, n) == CON_INT && !ap_is_smin(con_get_ap(p, n));
  }
  return true;
}
bool is_speculatable(const Fn *f, Val v) {
  Op o = op(f, v);
  switch (o) {
  case OP_UDIV:
  case OP_UREM: return divisor_safe(f, v, false);
  case OP_SDIV:
  case OP_SREM: return divisor_safe(f, v, true);
  case OP_CALL:
    return call_has_fn_attr(f, v, ATTR_SPECULATABLE) && !is_convergent(f, v) && call_memeff(f, v) == MEMEFF_NONE;
  case OP_PHI:
  case OP_ALLOCA:
  case OP_LOAD:
  case OP_STORE:
  case OP_FENCE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW:
  case OP_VAARG:
  case OP_LANDINGPAD:
  case OP_CATCHPAD:
  case OP_CLEANUPPAD:
  case OP_NONE:
  case OP_ARG: return false;
  default: return !is_term(f, v);
  }
}
bool is_convergent(const Fn *f, Val v) {
  if (!is_call(f, v)) return false;
  if (call_has_fn_attr(f, v, ATTR_CONVERGENT)) return !asm_is_alone(f, v);
  if (call_intrinsic(f, v)) return false;
  if (is_asm_call(f, v)) return (asm_effect(f, v) & ASM_CONVERGENT) != 0;
  Glob g = call_target(f, v); /* an llvm.* that the table does not know */
  return g && str_starts(glob(f->m, g)->name, STR("llvm.")) && glob(f->m, g)->is_decl;
}
bool fn_has_convergent(const Fn *f) {
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_call(f, v) && is_convergent(f, v)) return true;
  return false;
}
bool is_sync(const Fn *f, Val v) {
  switch (op(f, v)) {
  case OP_FENCE: return true;
  case OP_LOAD:
  case OP_STORE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW: return order_of(f, v) > ORD_MONOTONIC;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    unsigned id = call_intrinsic(f, v);
    if (id) return intrinsic_orders_memory((IntrinsicId)id) || !(intrinsic_info((IntrinsicId)id)->flags & IF_NOSYNC);
    if (is_asm_call(f, v)) return touches_mem(f, v);
    return !call_has_fn_attr(f, v, ATTR_NOSYNC);
  }
  default: return false;
  }
}
bool is_noduplicate(const Fn *f, Val v) { return is_call(f, v) && call_has_fn_attr(f, v, ATTR_NODUPLICATE); }
bool is_swifterror(const Fn *f, Val v) {
  if (is_arg(f, v))
    return attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, v)), ATTR_SWIFTERROR);
  return is_op(f, v, OP_ALLOCA) && (flags(f, v) & F_SWIFTERROR);
}
bool is_one_object(const Fn *f, Val v, uint64_t *size) {
  uint64_t n;
  if (!is_op(f, v, OP_ALLOCA) || (flags(f, v) & (F_INALLOCA | F_SWIFTERROR)) || is_swifterror(f, v) ||
      !val_is_con(arg(f, v, 0)) || !con_u64(&f->con, arg(f, v, 0), &n) || n != 1)
    return false;
  Ty t = alloca_type(f, v);
  return !ty_scalable(f->m, t) && (*size = ty_alloc_size(f->m, t)) != 0;
}

/* ---- merging ---- */
static bool words_same(const Fn *f, Val a, Val b) {
  uint32_t n, k;
  const uint32_t *x = words_of(f, a, &n), *y = words_of(f, b, &k);
  return n == k && memcmp(x, y, n * sizeof *x) == 0;
}
bool ins_same(const Fn *f, Val a, Val b) {
  const Ins *x = &f->ins[a], *y = &f->ins[b];
  if (x->op != y->op || x->sub != y->sub || x->type != y->type || x->nops != y->nops) return false;
  for (uint32_t i = 0; i < x->nops; i++)
    if (arg(f, a, i) != arg(f, b, i)) return false;
  switch (x->op) {
  case OP_GEP: return gep_type(f, a) == gep_type(f, b);
  case OP_SHUFFLEVECTOR:
  case OP_EXTRACTVALUE:
  case OP_INSERTVALUE:
  case OP_LANDINGPAD: return words_same(f, a, b);
  case OP_ALLOCA: return alloca_type(f, a) == alloca_type(f, b) && x->flags == y->flags;
  case OP_LOAD:
  case OP_STORE:
  case OP_FENCE:
  case OP_CMPXCHG:
  case OP_ATOMICRMW: return x->flags == y->flags;
  case OP_PHI: return x->blk == y->blk;
  case OP_CALL:
  case OP_INVOKE:
  case OP_CALLBR: {
    const CallRec *c = call_rec(f, a), *d = call_rec(f, b);
    if (c->fnty != d->fnty || c->cc != d->cc || c->nbundles != d->nbundles) return false;
    for (uint32_t i = 0; i < 2u * c->nbundles; i++)
      if (f->words.p[c->bundles + i] != f->words.p[d->bundles + i]) return false;
    return c->attrs == d->attrs;
  }
  default: return true;
  }
}
/* Attributes of a value that make poison of it where they do not hold, and that b's do not state as well. With
 * noundef that is undefined behaviour, where `keep` runs in any case. */
static AttrSet facts_meet(Module *m, AttrSet keep, AttrSet b) {
  static const AttrKind facts[] = {ATTR_RANGE, ATTR_NONNULL, ATTR_ALIGN, ATTR_NOFPCLASS};
  if (keep == b || attrset_has(m, keep, ATTR_NOUNDEF)) return keep;
  for (unsigned i = 0; i < ARRAY_LEN(facts); i++) {
    const Attr *x = attrset_find(m, keep, facts[i]), *y = attrset_find(m, b, facts[i]);
    if (x && !(y && attr_equal(x, y))) keep = attrset_remove(m, keep, facts[i]);
  }
  return keep;
}
static void call_facts_meet(Fn *f, Val keep, Val b) {
  Module *m = f->m;
  CallRec r = *call_rec(f, keep);
  AttrList old = r.attrs, other = call_rec(f, b)->attrs;
  if (old == other) return;
  r.attrs = attrlist_with_ret(m, r.attrs, facts_meet(m, attrlist_ret(m, old), attrlist_ret(m, other)));
  for (uint32_t i = 0; i < call_nargs(f, keep); i++) {
    AttrSet s = attrlist_param(m, old, i), t = facts_meet(m, s, attrlist_param(m, other, i));
    if (s != t) r.attrs = attrlist_with_param(m, r.attrs, i, t);
  }
  if (r.attrs == old) return;
  aux_set(f, keep, call_add(f, r));
}
void flags_intersect(Fn *f, Val keep, Val b) {
  Op o = op(f, keep);
  if (op_info[o].cls == OC_CALL) call_facts_meet(f, keep, b);
  unsigned x = flags(f, keep), y = flags(f, b), z;
  switch (op_info[o].cls) {
  case OC_MEM:
  case OC_ALLOCA: return;
  case OC_CALL:
    z = (x & ~(unsigned)(F_FAST | F_TAILMASK)) | (x & y & F_FAST) |
        ((x & F_TAILMASK) == (y & F_TAILMASK) ? x & F_TAILMASK : 0);
    break;
  default: z = x & y; break;
  }
  if (z != x) flags_set(f, keep, z);
}
void drop_poison_flags(Fn *f, Val v) {
  unsigned cls = op_info[op(f, v)].cls, x = flags(f, v), z = x;
  if (cls == OC_MEM || cls == OC_ALLOCA || cls == OC_EH) return;
  if (cls == OC_CALL) z = x & ~(unsigned)(F_NNAN | F_NINF);
  else z = x & (unsigned)(F_FAST & ~(F_NNAN | F_NINF));
  if (z != x) flags_set(f, v, z);
}
void drop_poison_facts(Fn *f, Val v) {
  drop_poison_flags(f, v);
  static const uint32_t kinds[] = {MDK_RANGE, MDK_NONNULL, MDK_ALIGN, MDK_NOUNDEF};
  for (unsigned i = 0; i < ARRAY_LEN(kinds); i++)
    if (md_get(f, v, kinds[i])) md_set(f, v, kinds[i], MD_NONE);
  if (!is_call(f, v)) return;
  static const AttrKind facts[] = {ATTR_RANGE, ATTR_NONNULL, ATTR_ALIGN, ATTR_NOFPCLASS, ATTR_NOUNDEF};
  CallRec c = *call_rec(f, v);
  AttrSet s = attrlist_ret(f->m, c.attrs), t = s;
  for (unsigned i = 0; i < ARRAY_LEN(facts); i++)
    if (attrset_has(f->m, t, facts[i])) t = attrset_remove(f->m, t, facts[i]);
  if (t != s) {
    c.attrs = attrlist_with_ret(f->m, c.attrs, t);
    aux_set(f, v, call_add(f, c));
  }
}
void drop_ub_implying(Fn *f, Val v) {
  uint32_t n, k = 0;
  const MdAttach *a = md_all(f, v, &n);
  MdAttach keep[8];
  for (uint32_t i = 0; i < n && k < ARRAY_LEN(keep); i++) {
    uint32_t kind = a[i].kind;
    if (kind == MDK_RANGE || kind == MDK_NONNULL || kind == MDK_ALIGN || kind == MDK_FPMATH || kind == MDK_ANNOTATION ||
        kind == MDK_PROF)
      keep[k++] = a[i];
  }
  if (k != n) md_set_all(f, v, keep, k);
  if (!is_call(f, v)) return;
  Module *m = f->m;
  CallRec c = *call_rec(f, v);
  static const AttrKind ub[] = {ATTR_NOUNDEF, ATTR_DEREFERENCEABLE, ATTR_DEREFERENCEABLE_OR_NULL};
  AttrList l = c.attrs;
  for (unsigned i = 0; i < ARRAY_LEN(ub); i++) {
    if (attrset_has(m, attrlist_ret(m, l), ub[i]))
      l = attrlist_with_ret(m, l, attrset_remove(m, attrlist_ret(m, l), ub[i]));
    for (uint32_t p = 0; l && p < attrlist_rec(m, l)->nparams; p++)
      if (attrset_has(m, attrlist_param(m, l, p), ub[i]))
        l = attrlist_with_param(m, l, p, attrset_remove(m, attrlist_param(m, l, p), ub[i]));
  }
  if (l != c.attrs) {
    c.attrs = l;
    aux_set(f, v, call_add(f, c));
  }
}
bool md_merge(Fn *f, Val keep, Val b, bool moves) {
  uint32_t n, k = 0;
  const MdAttach *a = md_all(f, keep, &n);
  if (!n) return false;
  FEW(MdAttach, out, 24, n);
  bool noundef = md_get(f, keep, MDK_NOUNDEF) != MD_NONE;
  for (uint32_t i = 0; i < n; i++) {
    uint32_t kind = a[i].kind;
    bool same = md_get(f, b, kind) == a[i].node;
    bool facts = kind == MDK_RANGE || kind == MDK_NONNULL || kind == MDK_ALIGN || kind == MDK_DEREFERENCEABLE ||
                 kind == MDK_DEREFERENCEABLE_OR_NULL || kind == MDK_NOUNDEF;
    /* Facts that are checked where `keep` runs stay when it does not move and breaking them is undefined behaviour
     * there. */
    if (same || (facts && !moves && noundef) || (kind == MDK_NOUNDEF && !moves) ||
        (kind == MDK_INVARIANT_LOAD && !moves && op(f, b) != OP_LOAD))
      out[k++] = a[i];
  }
  if (k != n) md_set_all(f, keep, out, k);
  FEW_FREE(out);
  return k != n;
}
