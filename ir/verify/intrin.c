/* intrin.c: intrinsic calls: the function type against the table's signature, immediates, and the rules of single
 * intrinsics. */
#include "ir/match.h"
#include "ir/verify/verify_int.h"

static bool like_vec(const Module *m, Ty shape, Ty t) { /* t: a vector as long as shape, or a scalar as shape is */
  const TypeRec *a = ty_rec(m, shape), *b = ty_rec(m, t);
  if (a->kind != TK_VECTOR) return b->kind != TK_VECTOR;
  return b->kind == TK_VECTOR && a->count == b->count && (a->flags & TYF_SCALABLE) == (b->flags & TYF_SCALABLE);
}

/* Does fnty fit LLVM 22's signature, or (then *older) one that the name had before? NULL, or what is wrong. */
static const char *sig_fault(Ver *V, IntrinsicId id, Ty fnty, bool *older) {
  unsigned slot = ((unsigned)id * 7u + (unsigned)fnty) % ARRAY_LEN(V->sig), n;
  *older = false;
  if (V->sig[slot].id == (uint32_t)id && V->sig[slot].fnty == fnty) return NULL;
  Ty ov[INTRIN_MAX_OVERLOADS];
  int at = intrinsic_match(V->m, id, fnty, ov, &n);
  if (at == INTRIN_MATCH_OK) {
    V->sig[slot].id = (uint32_t)id, V->sig[slot].fnty = fnty;
    return NULL;
  }
  uint32_t imm;
  const char *alt;
  for (unsigned i = 0; (alt = intrinsic_alt_sig(id, i, &imm)); i++)
    if (intrinsic_match_sig(V->m, alt, fnty, ov, &n) == INTRIN_MATCH_OK) {
      *older = true;
      return NULL;
    }
  return at == INTRIN_MATCH_RET ? "Intrinsic has incorrect return type!" : "Intrinsic has incorrect argument type!";
}

/* ---- rules ---- */
static bool imm_u64(const Fn *f, Val v, uint64_t *x) {
  return val_is_con(v) && con_kind(&f->con, v) == CON_INT && con_u64(&f->con, v, x);
}

/* The string of a metadata-string argument. */
static bool md_str_arg(const Fn *f, Val v, Str *out) {
  if (!val_is_con(v) || con_kind(&f->con, v) != CON_MD) return false;
  Md id = con_md_id(&f->con, v);
  if (!id || id & MD_LOCAL_BIT) return false;
  const MdRec *r = md_rec(f->m, id);
  if (r->form == MDF_TUPLE && r->n == 1 && r->ops[0]) r = md_rec(f->m, r->ops[0]);
  if (r->form != MDF_STRING) return false;
  *out = r->str;
  return true;
}
static bool in_list(Str s, const char *const *l, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (str_eq(s, str_of(l[i]))) return true;
  return false;
}
static const char *const rounding[] = {"round.dynamic",  "round.tonearest", "round.tonearestaway",
                                       "round.downward", "round.upward",    "round.towardzero"};
static const char *const except[] = {"fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"};
static const char *const fpreds[] = {"oeq", "ogt", "oge", "olt", "ole", "one", "ord",
                                     "uno", "ueq", "ugt", "uge", "ult", "ule", "une"};
static const char *const ipreds[] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};

static void constrained(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  uint32_t n = call_nargs(f, v);
  Str s;
  bool cmp = id == INTRIN_experimental_constrained_fcmp || id == INTRIN_experimental_constrained_fcmps;
  CHECK(n >= 2 && md_str_arg(f, arg(f, v, n - 1), &s) && in_list(s, except, ARRAY_LEN(except)), v,
        "invalid exception behavior argument");
  if (cmp) {
    CHECK(md_str_arg(f, arg(f, v, 2), &s) && in_list(s, fpreds, ARRAY_LEN(fpreds)), v,
          "invalid predicate for constrained FP comparison intrinsic");
  } else {
    const char *sig = intrinsic_sig(id);
    size_t len = strlen(sig);
    if (len > 3 && sig[len - 2] == 'm' && sig[len - 3] == 'm')
      CHECK(md_str_arg(f, arg(f, v, n - 2), &s) && in_list(s, rounding, ARRAY_LEN(rounding)), v,
            "invalid rounding mode argument");
  }
  Ty a = ty(f, arg(f, v, 0)), t = ty(f, v);
  switch (id) {
  case INTRIN_experimental_constrained_lrint:
  case INTRIN_experimental_constrained_llrint:
  case INTRIN_experimental_constrained_lround:
  case INTRIN_experimental_constrained_llround:
    CHECK(!ty_is_vec(m, a) && !ty_is_vec(m, t), v, "Intrinsic does not support vectors");
    break;
  case INTRIN_experimental_constrained_fptosi:
  case INTRIN_experimental_constrained_fptoui:
  case INTRIN_experimental_constrained_sitofp:
  case INTRIN_experimental_constrained_uitofp:
    CHECK(ty_is_vec(m, a) == ty_is_vec(m, t), v, "Intrinsic first argument and result disagree on vector use");
    CHECK(like_vec(m, a, t), v, "Intrinsic first argument and result vector lengths must be equal");
    break;
  case INTRIN_experimental_constrained_fptrunc:
  case INTRIN_experimental_constrained_fpext:
    CHECK(ty_is_vec(m, a) == ty_is_vec(m, t), v, "Intrinsic first argument and result disagree on vector use");
    CHECK(like_vec(m, a, t), v, "Intrinsic first argument and result vector lengths must be equal");
    if (id == INTRIN_experimental_constrained_fptrunc)
      CHECK(ty_bits(m, a) > ty_bits(m, t), v, "Intrinsic first argument's type must be larger than result type");
    else CHECK(ty_bits(m, a) < ty_bits(m, t), v, "Intrinsic first argument's type must be smaller than result type");
    break;
  default: break;
  }
}

static void assume(Ver *V, Val v, const CallRec *c) {
  const Fn *f = V->f;
  Module *m = V->m;
  if (!c->nbundles) return;
  uint64_t x;
  CHECK(imm_u64(f, arg(f, v, 0), &x) && x == 1, v, "assume with operand bundles must have i1 true condition");
  for (Bundle b = {0}; bundle_next(f, v, &b);) {
    Str tag = b.tag;
    uint32_t n = b.n, a = b.at;
    if (str_eq(tag, STR("separate_storage"))) {
      CHECK(n == 2, v, "separate_storage assumptions should have 2 arguments");
      CHECK(ty_is_ptr(m, ty(f, arg(f, v, a))) && ty_is_ptr(m, ty(f, arg(f, v, a + 1))), v,
            "arguments to separate_storage assumptions should be pointers");
      continue;
    }
    AttrKind k = attr_lookup(tag);
    CHECK(str_eq(tag, STR("ignore")) || k, v, "tags must be valid attribute names");
    if (k == ATTR_ALIGN) {
      CHECK(n == 2 || n == 3, v, "alignment assumptions should have 2 or 3 arguments");
      CHECK(ty_is_ptr(m, ty(f, arg(f, v, a))), v, "first argument should be a pointer");
      CHECK(ty_is_int(m, ty(f, arg(f, v, a + 1))), v, "second argument should be an integer");
      if (n == 3) CHECK(ty_is_int(m, ty(f, arg(f, v, a + 2))), v, "third argument should be an integer if present");
      continue;
    }
    if (k == ATTR_DEREFERENCEABLE) {
      CHECK(n == 2, v, "dereferenceable assumptions should have 2 arguments");
      CHECK(ty_is_ptr(m, ty(f, arg(f, v, a))), v, "first argument should be a pointer");
      continue;
    }
    CHECK(n <= 2, v, "too many arguments");
    if (!k) break; /* "ignore": LLVM looks no further */
    const AttrInfo *in = attr_info(k);
    if (in->form != ATTRF_FLAG && in->form != ATTRF_TYPE) {
      CHECK(n == 2, v, "this attribute should have 2 arguments");
      CHECK(imm_u64(f, arg(f, v, a + 1), &x), v, "the second argument should be a constant integral value");
    } else if (in->where & ATTRW_PARAM) {
      CHECK(n == 1, v, "this attribute should have one argument");
    } else {
      CHECK(n == 0, v, "this attribute has no argument");
    }
  }
}

static uint32_t count_bundle(const Fn *f, Val v, Str tag) {
  uint32_t n = 0;
  for (Bundle b = {0}; bundle_next(f, v, &b);) n += str_eq(b.tag, tag);
  return n;
}
static uint32_t arg_align(Ver *V, Val v, const CallRec *c, uint32_t i) {
  const Attr *a = c->attrs ? attrset_find(V->m, attrlist_param(V->m, c->attrs, i), ATTR_ALIGN) : NULL;
  (void)v;
  return a ? (uint32_t)a->val : 0;
}
static bool el_aligned(uint64_t align, uint64_t size) { return align && is_pow2(align) && align >= size; }

static void matrix(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  uint64_t rows = 0, cols = 0, inner = 0, stride;
  Ty t = ty(f, v);
  switch (id) {
  case INTRIN_matrix_multiply:
    if (!imm_u64(f, arg(f, v, 2), &rows) || !imm_u64(f, arg(f, v, 3), &inner) || !imm_u64(f, arg(f, v, 4), &cols))
      return;
    CHECK(ty_rec(m, ty(f, arg(f, v, 0)))->count == rows * inner, v,
          "First argument of a matrix operation does not match specified shape!");
    CHECK(ty_rec(m, ty(f, arg(f, v, 1)))->count == inner * cols, v,
          "Second argument of a matrix operation does not match specified shape!");
    CHECK(ty_elem(m, ty(f, arg(f, v, 0))) == ty_elem(m, t), v,
          "Vector element type mismatch of the result and first operand vector!");
    CHECK(ty_elem(m, ty(f, arg(f, v, 1))) == ty_elem(m, t), v,
          "Vector element type mismatch of the result and second operand vector!");
    break;
  case INTRIN_matrix_transpose:
    if (!imm_u64(f, arg(f, v, 1), &rows) || !imm_u64(f, arg(f, v, 2), &cols)) return;
    break;
  case INTRIN_matrix_column_major_load:
    if (!imm_u64(f, arg(f, v, 3), &rows) || !imm_u64(f, arg(f, v, 4), &cols)) return;
    if (imm_u64(f, arg(f, v, 1), &stride))
      CHECK(stride >= rows, v, "Stride must be greater or equal than the number of rows!");
    CHECK(ty_bits(m, ty(f, arg(f, v, 1))) <= 64, v, "Stride bitwidth cannot exceed 64!");
    break;
  default:
    if (!imm_u64(f, arg(f, v, 4), &rows) || !imm_u64(f, arg(f, v, 5), &cols)) return;
    if (imm_u64(f, arg(f, v, 2), &stride))
      CHECK(stride >= rows, v, "Stride must be greater or equal than the number of rows!");
    CHECK(ty_bits(m, ty(f, arg(f, v, 2))) <= 64, v, "Stride bitwidth cannot exceed 64!");
    t = ty(f, arg(f, v, 0));
  }
  CHECK(ty_is_int_or_vec(m, t) || ty_is_fp_or_vec(m, t), v, "Result type must be an integer or floating-point type!");
  CHECK(ty_rec(m, t)->count == rows * cols, v, "Result of a matrix operation does not fit in the returned vector!");
}

static bool is_constrained(IntrinsicId id) {
  return (intrinsic_info(id)->flags & IF_STRICTFP) &&
         str_starts(intrinsic_name(id, &(IntrinsicName){0}), STR("experimental.constrained."));
}
/* Lanes: masks, shapes of argument and result. */
static void vector_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  uint32_t n = call_nargs(f, v);
  uint64_t x;
  Ty t = ty(f, v), a0 = n ? ty(f, arg(f, v, 0)) : TY_NONE;
  switch (id) {
  case INTRIN_get_active_lane_mask:
    CHECK(ty_is_vec(m, t), v, "get_active_lane_mask: must return a vector");
    CHECK(ty_elem(m, t) == TY_I1, v, "get_active_lane_mask: element type is not i1");
    break;
  case INTRIN_experimental_get_vector_length:
    if (imm_u64(f, arg(f, v, 1), &x)) CHECK((int32_t)x > 0, v, "get_vector_length: VF must be positive");
    break;
  case INTRIN_masked_load: {
    Ty mask = ty(f, arg(f, v, n - 2));
    CHECK(ty_is_vec(m, t), v, "masked_load: must return a vector");
    CHECK(ty_is_vec(m, mask), v, "masked_load: mask must be vector");
    CHECK(ty(f, arg(f, v, n - 1)) == t, v, "masked_load: pass through and return type must match");
    CHECK(like_vec(m, mask, t), v, "masked_load: vector mask must be same length as return");
    break;
  }
  case INTRIN_masked_store: {
    Ty mask = ty(f, arg(f, v, n - 1));
    CHECK(ty_is_vec(m, mask), v, "masked_store: mask must be vector");
    CHECK(like_vec(m, mask, a0), v, "masked_store: vector mask must be same length as value");
    break;
  }
  case INTRIN_lrint:
  case INTRIN_llrint:
  case INTRIN_lround:
  case INTRIN_llround:
    CHECK(ty_is_vec(m, t) == ty_is_vec(m, a0), v, "llvm.lrint: argument and result disagree on vector use");
    CHECK(like_vec(m, a0, t), v, "llvm.lrint: argument must be same length as result");
    break;
  case INTRIN_ucmp:
  case INTRIN_scmp:
    CHECK(ty_bits(m, t) >= 2, v, "result type must be at least 2 bits wide");
    CHECK(ty_is_vec(m, t) == ty_is_vec(m, a0), v,
          "ucmp/scmp argument and result types must both be either vector or scalar types");
    CHECK(like_vec(m, a0, t), v, "return type and arguments must have the same number of elements");
    break;
  case INTRIN_ptrmask: {
    Ty k = ty(f, arg(f, v, 1));
    CHECK(ty_is_ptr_or_vec(m, a0), v, "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers");
    CHECK(ty_is_vec(m, a0) == ty_is_vec(m, k), v,
          "llvm.ptrmask intrinsic arguments must be both scalars or both vectors");
    CHECK(like_vec(m, a0, k), v, "llvm.ptrmask intrinsic arguments must have the same number of elements");
    CHECK(ptr_index_bits(m, ty_addrspace(m, a0)) == ty_bits(m, k), v,
          "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument");
    break;
  }
  case INTRIN_stepvector:
  case INTRIN_experimental_stepvector:
    CHECK(ty_is_vec(m, t) && ty_is_int_or_vec(m, t) && ty_bits(m, t) >= 8, v,
          "stepvector only supported for vectors of integers with a bitwidth of at least 8.");
    break;
  default: break;
  }
}
/* Parts of vectors: put in, taken out, summed up, joined. */
static void part_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  uint64_t x;
  Ty t = ty(f, v), a0 = ty(f, arg(f, v, 0));
  switch (id) {
  case INTRIN_vector_insert:
  case INTRIN_experimental_vector_insert: {
    Ty sv = ty(f, arg(f, v, 1));
    if (!imm_u64(f, arg(f, v, 2), &x)) return;
    uint64_t vn = ty_rec(m, t)->count, sn = ty_rec(m, sv)->count;
    CHECK(ty_elem(m, t) == ty_elem(m, sv), v, "vector_insert parameters must have the same element type.");
    CHECK(x % sn == 0, v,
          "vector_insert index must be a constant multiple of the subvector's known minimum vector length.");
    if (ty_scalable(m, t) == ty_scalable(m, sv))
      CHECK(x < vn && x + sn <= vn, v,
            "subvector operand of vector_insert would overrun the vector being inserted into.");
    break;
  }
  case INTRIN_vector_extract:
  case INTRIN_experimental_vector_extract: {
    if (!imm_u64(f, arg(f, v, 1), &x)) return;
    uint64_t vn = ty_rec(m, a0)->count, rn = ty_rec(m, t)->count;
    CHECK(ty_elem(m, t) == ty_elem(m, a0), v,
          "vector_extract result must have the same element type as the input vector.");
    CHECK(x % rn == 0, v,
          "vector_extract index must be a constant multiple of the result type's known minimum vector length.");
    if (ty_scalable(m, t) == ty_scalable(m, a0)) CHECK(x < vn && x + rn <= vn, v, "vector_extract would overrun.");
    break;
  }
  case INTRIN_vector_partial_reduce_add:
  case INTRIN_experimental_vector_partial_reduce_add:
  case INTRIN_vector_partial_reduce_fadd: {
    const TypeRec *acc = ty_rec(m, a0), *in = ty_rec(m, ty(f, arg(f, v, 1)));
    CHECK(
        acc->count && in->count % acc->count == 0 && in->count >= acc->count, v,
        "Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.");
    break;
  }
  case INTRIN_experimental_vector_splice:
  case INTRIN_vector_splice_left:
  case INTRIN_vector_splice_right: {
    if (!imm_u64(f, arg(f, v, 2), &x)) return;
    int64_t i = sext64(x, 32);
    uint64_t len = ty_rec(m, t)->count;
    const Attr *vr = ty_scalable(m, t) ? attrset_find(m, attrlist_fn(m, V->g->fattrs), ATTR_VSCALE_RANGE) : NULL;
    if (vr) len *= vr->val >> 32;
    if (id == INTRIN_experimental_vector_splice)
      CHECK(
          (i < 0 && (uint64_t)-i <= len) || (i >= 0 && (uint64_t)i < len), v,
          "The splice index exceeds the range [-VL, VL-1] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.");
    else
      CHECK(
          id == INTRIN_vector_splice_left ? x < len : x <= len, v,
          "The splice index exceeds the range [0, VL%s] where VL is the known minimum number of elements in the vector. For scalable vectors the minimum number of elements is determined from vscale_range.",
          id == INTRIN_vector_splice_left ? "-1" : "");
    break;
  }
  default: break;
  }
}
/* Places and sizes of memory. */
static void memory_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = call_rec(f, v);
  uint32_t n = call_nargs(f, v);
  uint64_t x;
  switch (id) {
  case INTRIN_memcpy_element_unordered_atomic:
  case INTRIN_memmove_element_unordered_atomic:
  case INTRIN_memset_element_unordered_atomic:
    if (!imm_u64(f, arg(f, v, 3), &x)) return;
    CHECK(is_pow2(x), v, "element size of the element-wise atomic memory intrinsic must be a power of 2");
    CHECK(el_aligned(arg_align(V, v, c, 0), x), v, "incorrect alignment of the destination argument");
    if (id != INTRIN_memset_element_unordered_atomic)
      CHECK(el_aligned(arg_align(V, v, c, 1), x), v, "incorrect alignment of the source argument");
    break;
  case INTRIN_experimental_memset_pattern:
    CHECK(ty_is_sized(m, ty(f, arg(f, v, 1))), v, "unsized types cannot be used as memset patterns");
    break;
  case INTRIN_prefetch:
    if (imm_u64(f, arg(f, v, 1), &x)) CHECK(x < 2, v, "rw argument to llvm.prefetch must be 0-1");
    if (imm_u64(f, arg(f, v, 2), &x)) CHECK(x < 4, v, "locality argument to llvm.prefetch must be 0-3");
    if (imm_u64(f, arg(f, v, 3), &x)) CHECK(x < 2, v, "cache type argument to llvm.prefetch must be 0-1");
    break;
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end: {
    Val p = arg(f, v, n - 1);
    CHECK(is_op(f, p, OP_ALLOCA) || (val_is_con(p) && con_is_poison(&f->con, p)), v,
          "llvm.lifetime.start/end can only be used on alloca or poison");
    break;
  }
  case INTRIN_invariant_start:
    if (imm_u64(f, arg(f, v, 0), &x))
      CHECK((int64_t)x >= -1, v, "invariant_start parameter must be -1, 0 or a positive number");
    break;
  case INTRIN_threadlocal_address: {
    Val p = arg(f, v, 0);
    CHECK(val_is_con(p) && con_kind(&f->con, p) == CON_GLOBAL, v,
          "llvm.threadlocal.address first argument must be a GlobalValue");
    Glob g = con_glob(&f->con, p);
    if (glob(m, g)->kind == GK_VAR)
      CHECK(glob(m, g)->tls, v, "llvm.threadlocal.address operand isThreadLocal() must be true");
    break;
  }
  case INTRIN_preserve_array_access_index:
  case INTRIN_preserve_struct_access_index:
    CHECK(attrset_has(m, attrlist_param(m, c->attrs, 0), ATTR_ELEMENTTYPE), v,
          "Intrinsic requires elementtype attribute on first argument.");
    break;
  default: break;
  }
}
/* The function around the call: its stack, variable arguments, exceptions, coroutines. */
static void frame_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  Ty t = ty(f, v);
  switch (id) {
  case INTRIN_va_start: CHECK(ty_vararg(m, V->g->type), v, "va_start called in a non-varargs function"); break;
  case INTRIN_gcroot: {
    Val p = arg(f, v, 0);
    while (val_is_local(p) && (is_op(f, p, OP_BITCAST) || is_op(f, p, OP_ADDRSPACECAST))) p = arg(f, p, 0);
    CHECK(is_op(f, p, OP_ALLOCA), v, "llvm.gcroot parameter #1 must be an alloca.");
    CHECK(val_is_con(arg(f, v, 1)), v, "llvm.gcroot parameter #2 must be a constant.");
    if (!ty_is_ptr(m, alloca_type(f, p)))
      CHECK(!con_is_zero(&f->con, arg(f, v, 1)), v,
            "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant.");
    CHECK(V->g->gc, v, "Enclosing function does not use GC.");
    break;
  }
  case INTRIN_gcread:
  case INTRIN_gcwrite: CHECK(V->g->gc, v, "Enclosing function does not use GC."); break;
  case INTRIN_init_trampoline: {
    Glob g = val_is_con(arg(f, v, 1)) ? ver_base_object(m, &f->con, arg(f, v, 1)) : GLOB_NONE;
    CHECK(g && glob(m, g)->kind == GK_FUNC, v, "llvm.init_trampoline parameter #2 must resolve to a function.");
    break;
  }
  case INTRIN_stackprotector: {
    Val p = arg(f, v, 1);
    while (val_is_local(p) && (is_op(f, p, OP_BITCAST) || is_op(f, p, OP_ADDRSPACECAST))) p = arg(f, p, 0);
    CHECK(is_op(f, p, OP_ALLOCA), v, "llvm.stackprotector parameter #2 must resolve to an alloca.");
    break;
  }
  case INTRIN_eh_exceptionpointer:
    CHECK(is_op(f, arg(f, v, 0), OP_CATCHPAD), v, "eh.exceptionpointer argument must be a catchpad");
    break;
  case INTRIN_experimental_guard:
    CHECK(op(f, v) == OP_CALL, v, "experimental_guard cannot be invoked");
    CHECK(count_bundle(f, v, STR("deopt")) == 1, v,
          "experimental_guard must have exactly one \"deopt\" operand bundle");
    break;
  case INTRIN_experimental_deoptimize: {
    CHECK(op(f, v) == OP_CALL, v, "experimental_deoptimize cannot be invoked");
    CHECK(count_bundle(f, v, STR("deopt")) == 1, v,
          "experimental_deoptimize must have exactly one \"deopt\" operand bundle");
    CHECK(t == ty_ret(m, V->g->type), v, "experimental_deoptimize return type must match caller return type");
    Val r = next_of(f, v);
    CHECK(r && is_op(f, r, OP_RET), v, "calls to experimental_deoptimize must be followed by a return");
    if (t != TY_VOID)
      CHECK(
          nops(f, r) && arg(f, r, 0) == v, v,
          "calls to experimental_deoptimize must be followed by a return of the value computed by experimental_deoptimize");
    break;
  }
  case INTRIN_coro_id: {
    Val p = arg(f, v, 3);
    if (val_is_con(p) && con_is_zero(&f->con, p)) break;
    Glob g = val_is_con(p) ? ver_base_object(m, &f->con, p) : GLOB_NONE;
    if (g && glob(m, g)->kind == GK_FUNC) break;
    CHECK(g && glob(m, g)->kind == GK_VAR && glob(m, g)->constant && glob(m, g)->init, v,
          "info argument of llvm.coro.id must refer to an initialized constant");
    CHECK(ty_is_agg(m, glob(m, g)->type), v, "info argument of llvm.coro.id must refer to either a struct or an array");
    break;
  }
  default: break;
  }
}
/* Preallocated arguments. */
static void preallocated_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = call_rec(f, v);
  uint64_t x, y;
  switch (id) {
  case INTRIN_call_preallocated_arg: {
    Val tok = arg(f, v, 0);
    CHECK(attrlist_fn_has(m, c->attrs, ATTR_PREALLOCATED), v,
          "llvm.call.preallocated.arg must be called with a \"preallocated\" call site attribute");
    CHECK(val_is_local(tok) && is_intrinsic(f, tok, INTRIN_call_preallocated_setup), v,
          "llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup");
    if (!imm_u64(f, arg(f, v, 1), &x) || !imm_u64(f, arg(f, tok, 0), &y)) break;
    CHECK(
        x < y, v,
        "llvm.call.preallocated.alloc arg index must be between 0 and corresponding llvm.call.preallocated.setup's argument count");
    break;
  }
  case INTRIN_call_preallocated_teardown: {
    Val tok = arg(f, v, 0);
    CHECK(val_is_local(tok) && is_intrinsic(f, tok, INTRIN_call_preallocated_setup), v,
          "llvm.call.preallocated.teardown token argument must be a llvm.call.preallocated.setup");
    break;
  }
  case INTRIN_call_preallocated_setup: {
    uint32_t calls = 0;
    CHECK(imm_u64(f, arg(f, v, 0), &x), v, "llvm.call.preallocated.alloc arg index must be a constant");
    fn_uses(V->f);
    FOR_EACH_USE(f, v, u) {
      Val w = use_user(f, u);
      CHECK(is_call(f, w), v, "Uses of llvm.call.preallocated.setup must be calls");
      unsigned k = call_intrinsic(f, w);
      if (k == INTRIN_call_preallocated_arg || k == INTRIN_call_preallocated_teardown) continue;
      CHECK(count_bundle(f, w, STR("preallocated")), v,
            "Use of llvm.call.preallocated.setup outside intrinsics must be in \"preallocated\" operand bundle");
      CHECK(!calls++, v, "Can have at most one call corresponding to a llvm.call.preallocated.setup");
      uint64_t args = 0;
      for (uint32_t i = 0; i < call_nargs(f, w); i++)
        args += attrset_has(m, attrlist_param(m, call_rec(f, w)->attrs, i), ATTR_PREALLOCATED);
      CHECK(args, w, "cannot use preallocated intrinsics on a call without preallocated arguments");
      CHECK(args == x, v,
            "llvm.call.preallocated.setup arg size must be equal to number of preallocated arguments at call site");
    }
    break;
  }
  default: break;
  }
}
/* Operands of functions' frames that other functions reach by an index. */
static struct VerFrame *frame_of(Ver *V, Glob g) {
  if (!V->frames) V->frames = mem_zalloc(V->m->glob.n * sizeof *V->frames);
  return &V->frames[g];
}
/* The object below casts and getelementptrs that add nothing. */
static Val escaped_object(const Fn *f, Val p) {
  for (; val_is_local(p); p = arg(f, p, 0)) {
    if (is_op(f, p, OP_BITCAST) || is_op(f, p, OP_ADDRSPACECAST)) continue;
    if (!is_op(f, p, OP_GEP)) break;
    for (uint32_t i = 1; i < nops(f, p); i++)
      if (!val_is_con(arg(f, p, i)) || !con_is_zero(&f->con, arg(f, p, i))) return p;
  }
  return p;
}
static void escape_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  const Module *m = V->m;
  if (id == INTRIN_localescape) {
    CHECK(blk_of(f, v) == f->first_blk, v, "llvm.localescape used outside of entry block");
    CHECK(!V->saw_localescape, v, "multiple calls to llvm.localescape in one function");
    for (uint32_t i = 0; i < call_nargs(f, v); i++) {
      Val p = arg(f, v, i);
      if (val_is_con(p) && con_kind(&f->con, p) == CON_NULL) continue;
      p = escaped_object(f, p);
      CHECK(is_op(f, p, OP_ALLOCA) && !(f->ins[p].flags & F_INALLOCA) && val_is_con(arg(f, p, 0)) &&
                blk_of(f, p) == f->first_blk,
            v, "llvm.localescape only accepts static allocas");
    }
    V->saw_localescape = true;
    frame_of(V, f->id)->escaped = call_nargs(f, v);
    return;
  }
  Glob g = val_is_con(arg(f, v, 0)) ? ver_base_object(m, &f->con, arg(f, v, 0)) : GLOB_NONE;
  CHECK(g && glob(m, g)->kind == GK_FUNC && !glob(m, g)->is_decl, v,
        "llvm.localrecover first argument must be function defined in this module");
  uint64_t i;
  if (!imm_u64(f, arg(f, v, 2), &i)) return;
  struct VerFrame *w = frame_of(V, g);
  uint32_t need = i < UINT32_MAX ? (uint32_t)i + 1 : UINT32_MAX;
  if (need > w->recovered) w->recovered = need;
}
void ver_frames(Ver *V) {
  if (!V->frames) return;
  FOR_EACH_GLOB(V->m, g)
    if (V->frames[g].recovered > V->frames[g].escaped)
      ver_glob(V, g,
               "all indices passed to llvm.localrecover must be less than the number of arguments passed to "
               "llvm.localescape in the parent function");
}
/* The statepoint that a relocation belongs to: its token's call, or the invoke whose unwinding the landingpad takes
 * up. VAL_NONE: none, which is reported but for undef. */
static Val statepoint_of(Ver *V, Val v) {
  const Fn *f = V->f;
  Val t = arg(f, v, 0);
  if (is_op(f, t, OP_LANDINGPAD)) {
    Blk from = unique_pred(f, blk_of(f, t));
    if (!from) {
      ver_blk(V, blk_of(f, t), "safepoints should have unique landingpads");
      return VAL_NONE;
    }
    Val sp = term(f, from);
    if (!is_intrinsic(f, sp, INTRIN_experimental_gc_statepoint)) {
      ver_blk(V, from, "gc relocate should be linked to a statepoint");
      return VAL_NONE;
    }
    return sp;
  }
  if (is_undefined(f, t)) return VAL_NONE;
  if (is_intrinsic(f, t, INTRIN_experimental_gc_statepoint)) return t;
  ver_ins(V, v, "gc relocate is incorrectly tied to the statepoint");
  return VAL_NONE;
}
/* May a pointer of the type be the collector's? Those of LLVM that tell: address space 1 is theirs. */
static bool collected(const Module *m, Str gc, Ty t) {
  if (!str_eq(gc, STR("statepoint-example")) && !str_eq(gc, STR("coreclr"))) return true;
  return ty_addrspace(m, ty_scalar(m, t)) == 1;
}
static void relocation(Ver *V, Val v) {
  const Fn *f = V->f;
  const Module *m = V->m;
  Ty t = ty(f, v);
  CHECK(ty_is_ptr_or_vec(m, t), v, "gc.relocate must return a pointer or a vector of pointers");
  Val sp = statepoint_of(V, v);
  if (!sp) return;
  uint32_t first = 0, n = call_nargs(f, sp);
  for (Bundle b = {0}; bundle_next(f, sp, &b);)
    if (str_eq(b.tag, STR("gc-live"))) first = b.at, n = b.n;
  uint64_t base, derived;
  if (!imm_u64(f, arg(f, v, 1), &base) || !imm_u64(f, arg(f, v, 2), &derived)) return;
  CHECK(base < n, v, "gc.relocate: statepoint base index out of bounds");
  CHECK(derived < n, v, "gc.relocate: statepoint derived index out of bounds");
  Ty tb = ty(f, arg(f, sp, first + (uint32_t)base)), td = ty(f, arg(f, sp, first + (uint32_t)derived));
  CHECK(ty_is_ptr_or_vec(m, tb) && ty_is_ptr_or_vec(m, td), v, "gc.relocate: relocated value must be a pointer");
  CHECK(ty_is_vec(m, t) == ty_is_vec(m, td), v, "gc.relocate: vector relocates to vector and pointer to pointer");
  CHECK(ty_addrspace(m, ty_scalar(m, t)) == ty_addrspace(m, ty_scalar(m, td)), v,
        "gc.relocate: relocating a pointer shouldn't change its address space");
  CHECK(V->g->gc, v, "gc.relocate: calling function must have GCStrategy");
  Str gc = str_get(m, V->g->gc);
  CHECK(collected(m, gc, t), v, "gc.relocate: must return gc pointer");
  CHECK(collected(m, gc, tb) && collected(m, gc, td), v, "gc.relocate: relocated value must be a gc pointer");
}
/* Points where a garbage collector may run. */
static void statepoint_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Module *m = V->m;
  const CallRec *c = call_rec(f, v);
  uint32_t n = call_nargs(f, v);
  Ty t = ty(f, v);
  switch (id) {
  case INTRIN_experimental_gc_statepoint: {
    uint64_t na, fl, bytes;
    CHECK(V->g->gc, v, "Enclosing function does not use GC.");
    CHECK(attrset_has(m, attrlist_param(m, c->attrs, 2), ATTR_ELEMENTTYPE), v,
          "gc.statepoint callee argument must have elementtype attribute");
    const Attr *et = attrset_find(m, attrlist_param(m, c->attrs, 2), ATTR_ELEMENTTYPE);
    CHECK(ty_kind(m, et->type) == TK_FUNC, v, "gc.statepoint callee elementtype must be function type");
    if (imm_u64(f, arg(f, v, 1), &bytes))
      CHECK((int32_t)bytes >= 0, v, "gc.statepoint number of patchable bytes must be positive");
    if (!imm_u64(f, arg(f, v, 3), &na) || !imm_u64(f, arg(f, v, 4), &fl)) break;
    CHECK((int32_t)na >= 0, v, "gc.statepoint number of arguments to underlying call must be positive");
    if (ty_vararg(m, et->type))
      CHECK(na >= ty_nparams(m, et->type), v, "gc.statepoint mismatch in number of vararg call args");
    else CHECK(na == ty_nparams(m, et->type), v, "gc.statepoint mismatch in number of call args");
    CHECK(!(fl & ~3ull), v, "unknown flag used in gc.statepoint flags argument");
    for (uint32_t i = 0; i < ty_nparams(m, et->type) && 5 + i < n; i++)
      CHECK(ty(f, arg(f, v, 5 + i)) == ty_param(m, et->type, i), v,
            "gc.statepoint call argument does not match wrapped function type");
    fn_uses(V->f);
    FOR_EACH_USE(f, v, u) {
      unsigned k = call_intrinsic(f, use_user(f, u));
      CHECK(k == INTRIN_experimental_gc_result || k == INTRIN_experimental_gc_relocate ||
                is_op(f, use_user(f, u), OP_LANDINGPAD),
            v, "gc.result or gc.relocate are the only value uses of a gc.statepoint");
      if (k) CHECK(use_index(f, u) == 0, v, "illegal use of statepoint token");
    }
    break;
  }
  case INTRIN_experimental_gc_result: {
    Val sp = arg(f, v, 0);
    CHECK(is_undefined(f, sp) || is_intrinsic(f, sp, INTRIN_experimental_gc_statepoint), v,
          "gc.result operand #1 must be from a statepoint");
    if (val_is_con(sp)) break;
    const Attr *et = attrset_find(m, attrlist_param(m, call_rec(f, sp)->attrs, 2), ATTR_ELEMENTTYPE);
    if (et && ty_kind(m, et->type) == TK_FUNC)
      CHECK(ty_ret(m, et->type) == t, v, "gc.result result type does not match wrapped callee");
    break;
  }
  case INTRIN_experimental_gc_relocate: relocation(V, v); break;
  default: break;
  }
}
/* Operands that must be immediates are, and within their range. */
static bool immediates(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  uint32_t n = call_nargs(f, v);
  for (uint32_t w = intrinsic_info(id)->immarg; w; w &= w - 1) {
    uint32_t i = (uint32_t)__builtin_ctz(w);
    if (i >= n) break;
    Val a = arg(f, v, i);
    ConKind k = val_is_con(a) ? con_kind(&f->con, a) : CON_NONE_;
    uint64_t x;
    if (k != CON_INT && k != CON_FP) {
      ver_ins(V, v, "immarg operand has non-immediate parameter");
      return false;
    }
    IntrinsicArg ia = intrinsic_arg(id, (int)i);
    if (k != CON_INT || !(ia.flags & IA_RANGE) || !con_u64(&f->con, a, &x)) continue;
    uint32_t bits = ty_bits(V->m, ty(f, a));
    uint64_t lo = (uint64_t)ia.lo & mask64(bits), hi = (uint64_t)ia.hi & mask64(bits);
    if (lo <= hi ? x >= lo && x < hi : x >= lo || x < hi) continue;
    ver_ins(V, v, "immarg value %llu out of range [%lld, %lld)", (unsigned long long)x, (long long)ia.lo,
            (long long)ia.hi);
    return false;
  }
  return true;
}
/* Numbers, and how they are rounded and compared. */
static void value_rules(Ver *V, Val v, IntrinsicId id) {
  const Fn *f = V->f;
  Ty t = ty(f, v);
  uint64_t x;
  Str s;
  switch (id) {
  case INTRIN_is_fpclass:
    if (imm_u64(f, arg(f, v, 1), &x)) CHECK(!(x & ~0x3ffull), v, "unsupported bits for llvm.is.fpclass test mask");
    break;
  case INTRIN_fptrunc_round:
    CHECK(md_str_arg(f, arg(f, v, 1), &s), v,
          "invalid value for llvm.fptrunc.round metadata operand (the operand should be a string)");
    CHECK(in_list(s, rounding, ARRAY_LEN(rounding)), v, "unsupported rounding mode argument");
    break;
  case INTRIN_vp_fcmp:
    CHECK(md_str_arg(f, arg(f, v, 2), &s) && in_list(s, fpreds, ARRAY_LEN(fpreds)), v,
          "invalid predicate for VP FP comparison intrinsic");
    break;
  case INTRIN_vp_icmp:
    CHECK(md_str_arg(f, arg(f, v, 2), &s) && in_list(s, ipreds, ARRAY_LEN(ipreds)), v,
          "invalid predicate for VP integer comparison intrinsic");
    break;
  case INTRIN_bswap: CHECK(ty_bits(V->m, t) % 16 == 0, v, "bswap must be an even number of bytes"); break;
  case INTRIN_smul_fix:
  case INTRIN_smul_fix_sat:
  case INTRIN_umul_fix:
  case INTRIN_umul_fix_sat:
  case INTRIN_sdiv_fix:
  case INTRIN_sdiv_fix_sat:
  case INTRIN_udiv_fix:
  case INTRIN_udiv_fix_sat:
    if (!imm_u64(f, arg(f, v, 2), &x)) return;
    if (id == INTRIN_smul_fix || id == INTRIN_smul_fix_sat || id == INTRIN_sdiv_fix || id == INTRIN_sdiv_fix_sat)
      CHECK(x < ty_bits(V->m, t), v, "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands");
    else
      CHECK(x <= ty_bits(V->m, t), v,
            "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands");
    break;
  default: break;
  }
}
static void scope_rules(Ver *V, Val v) {
  const Fn *f = V->f;
  Module *m = V->m;
  Val a = arg(f, v, 0);
  CHECK(val_is_con(a) && con_kind(&f->con, a) == CON_MD, v,
        "llvm.experimental.noalias.scope.decl must have a MetadataAsValue argument");
  Md md = con_md_id(&f->con, a);
  if (md & MD_LOCAL_BIT) return;
  CHECK(md && md_rec(m, md)->form == MDF_TUPLE, v, "!id.scope.list must point to an MDNode");
  CHECK(md_rec(m, md)->n == 1, v, "!id.scope.list must point to a list with a single scope");
}
/* `older`: called with a signature of before, which has one operand more. */
static void rules_of(Ver *V, Val v, IntrinsicId id, bool older) {
  const Fn *f = V->f;
  const CallRec *c = call_rec(f, v);
  uint32_t n = call_nargs(f, v);
  uint64_t x = 0;
  if (older && (id == INTRIN_masked_load || id == INTRIN_masked_store || id == INTRIN_masked_gather ||
                id == INTRIN_masked_scatter)) {
    uint32_t i = id == INTRIN_masked_load || id == INTRIN_masked_gather ? 1 : 2;
    CHECK(imm_u64(f, arg(f, v, i), &x), v, "immarg operand has non-immediate parameter");
    CHECK(!x || is_pow2(x), v, "Invalid alignment argument");
  }
  if (is_constrained(id)) {
    constrained(V, v, id);
    return;
  }
  switch (id) {
  case INTRIN_assume: assume(V, v, c); break;
  case INTRIN_matrix_multiply:
  case INTRIN_matrix_transpose:
  case INTRIN_matrix_column_major_load:
  case INTRIN_matrix_column_major_store: matrix(V, v, id); break;
  case INTRIN_experimental_noalias_scope_decl: scope_rules(V, v); break;
  case INTRIN_nvvm_setmaxnreg_inc_sync_aligned_u32:
  case INTRIN_nvvm_setmaxnreg_dec_sync_aligned_u32:
    if (imm_u64(f, arg(f, v, 0), &x))
      CHECK(x % 8 == 0, v, "reg_count argument to nvvm.setmaxnreg must be in multiples of 8");
    break;
  case INTRIN_get_active_lane_mask:
  case INTRIN_experimental_get_vector_length:
  case INTRIN_masked_load:
  case INTRIN_masked_store:
  case INTRIN_lrint:
  case INTRIN_llrint:
  case INTRIN_lround:
  case INTRIN_llround:
  case INTRIN_ucmp:
  case INTRIN_scmp:
  case INTRIN_ptrmask:
  case INTRIN_stepvector:
  case INTRIN_experimental_stepvector: vector_rules(V, v, id); break;
  case INTRIN_vector_insert:
  case INTRIN_experimental_vector_insert:
  case INTRIN_vector_extract:
  case INTRIN_experimental_vector_extract:
  case INTRIN_vector_partial_reduce_add:
  case INTRIN_experimental_vector_partial_reduce_add:
  case INTRIN_vector_partial_reduce_fadd:
  case INTRIN_experimental_vector_splice:
  case INTRIN_vector_splice_left:
  case INTRIN_vector_splice_right: part_rules(V, v, id); break;
  case INTRIN_memcpy_element_unordered_atomic:
  case INTRIN_memmove_element_unordered_atomic:
  case INTRIN_memset_element_unordered_atomic:
  case INTRIN_experimental_memset_pattern:
  case INTRIN_prefetch:
  case INTRIN_lifetime_start:
  case INTRIN_lifetime_end:
  case INTRIN_invariant_start:
  case INTRIN_threadlocal_address:
  case INTRIN_preserve_array_access_index:
  case INTRIN_preserve_struct_access_index: memory_rules(V, v, id); break;
  case INTRIN_va_start:
  case INTRIN_gcroot:
  case INTRIN_gcread:
  case INTRIN_gcwrite:
  case INTRIN_init_trampoline:
  case INTRIN_stackprotector:
  case INTRIN_eh_exceptionpointer:
  case INTRIN_experimental_guard:
  case INTRIN_experimental_deoptimize:
  case INTRIN_coro_id: frame_rules(V, v, id); break;
  case INTRIN_localescape:
  case INTRIN_localrecover: escape_rules(V, v, id); break;
  case INTRIN_call_preallocated_arg:
  case INTRIN_call_preallocated_teardown:
  case INTRIN_call_preallocated_setup: preallocated_rules(V, v, id); break;
  case INTRIN_experimental_gc_statepoint:
  case INTRIN_experimental_gc_result:
  case INTRIN_experimental_gc_relocate: statepoint_rules(V, v, id); break;
  default: value_rules(V, v, id); break;
  }
  for (uint32_t i = 0; i < n; i++) { /* metadata operands */
    Val a = arg(f, v, i);
    if (val_is_con(a) && con_kind(&f->con, a) == CON_MD) ver_call_md(V, v, con_md_id(&f->con, a));
  }
}

bool ver_intrinsic(Ver *V, Val v, IntrinsicId id) {
  bool older;
  const char *why = sig_fault(V, id, call_rec(V->f, v)->fnty, &older);
  if (why) ver_ins(V, v, "%s", why);
  if (why || (!older && !immediates(V, v, id))) return false;
  rules_of(V, v, id, older);
  return true;
}
