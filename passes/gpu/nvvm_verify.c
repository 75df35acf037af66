/* nvvm_verify.c: "nvvm-verify": the rules that NVVM IR has beyond those of LLVM IR. Nothing is changed; every breach
 * is reported, none ends the search.
 *
 * Modes: `standard` (triples nvptx-*-cuda and nvptx64-*-cuda) and `unified` (nvptx, nvptx64 or nvsass with nvidia and
 * cuda or nvcl; nvsass-nvidia-directx and -spirv), which allows atomic loads and stores, and fences of acq_rel and
 * seq_cst.
 *
 * Instructions: no indirectbr, invoke, resume, landingpad; no loads and stores in tensor memory (space 6); allocas in
 * the generic space, aligned to 2^23 at most; casts from or to the generic space; cmpxchg of i32, i64 and i128 in
 * spaces 0, 1 and 3; no memset and memcpy into constant memory. Functions: no attributes that the target has no
 * meaning for, no section, alignment, prefix, prologue, personality, collector; integers of less than 32 bits with
 * signext or zeroext; kernels return nothing; clusters from sm_90, on kernels. "pragma" attachments name
 * llvm.loop.unroll.count.
 *
 * Beyond the documented rules nothing is asked. Space 5 is refused for allocas as documented, though newer LLVM puts
 * them there. Cost: O(module). Source: the rules of cicc's pass of this name. */
#include "analysis/value/launch.h"
#include "ir/intrinsic.h"
#include "passes/gpu/mem_intrinsic.h"
#include "passes/gpu/spaces.h"
#include "passes/pass.h"

typedef struct Nv {
  const Module *m;
  PassCtx *px;
  const Fn *f;
  bool unified;
} Nv;

static void broken(const Nv *x, uint32_t pos, const char *text, Str what) {
  const Module *m = x->m;
  Str name = x->f ? fn_glob(x->f)->name : (Str){NULL, 0};
  StrBuf b = {0};
  sb_put(&b, text, strlen(text));
  if (what.n) sb_fmt(&b, ": %.*s", (int)what.n, what.p);
  if (name.n) sb_fmt(&b, " (in function '%.*s')", (int)name.n, name.p);
  diag_add(x->px->diag, DIAG_ERROR, m->file, m->source, pos ? pos : DIAG_NO_POS, "%.*s", (int)b.n, b.p);
  sb_free(&b);
}
static void wrong(const Nv *x, Val v, const char *text) { broken(x, pos_of(x->f, v), text, (Str){NULL, 0}); }
static void wrong_op(const Nv *x, Val v) {
  broken(x, pos_of(x->f, v), "instruction is not supported", str_of(op_info[op(x->f, v)].text));
}

/* ---- the module ---- */
static bool triple_fits(const Nv *x) {
  static const char *const unified[] = {"nvptx-nvidia-cuda",     "nvptx64-nvidia-cuda", "nvptx-nvidia-nvcl",
                                        "nvptx64-nvidia-nvcl",   "nvsass-nvidia-cuda",  "nvsass-nvidia-nvcl",
                                        "nvsass-nvidia-directx", "nvsass-nvidia-spirv"};
  Str t = x->m->triple;
  if (x->unified) {
    for (unsigned i = 0; i < ARRAY_LEN(unified); i++)
      if (str_eq(t, str_of(unified[i]))) return true;
    return false;
  }
  Str tail = STR("-cuda");
  return (str_starts(t, STR("nvptx-")) || str_starts(t, STR("nvptx64-"))) && t.n > tail.n &&
         memcmp(t.p + t.n - tail.n, tail.p, tail.n) == 0;
}

/* ---- functions ---- */
static const struct {
  AttrKind kind;
  const char *name;
} refused[] = {
  {ATTR_BUILTIN, "builtin"},
  {ATTR_JUMPTABLE, "jumptable"},
  {ATTR_NAKED, "naked"},
  {ATTR_NOBUILTIN, "nobuiltin"},
  {ATTR_NOIMPLICITFLOAT, "noimplicitfloat"},
  {ATTR_NOREDZONE, "noredzone"},
  {ATTR_NONLAZYBIND, "nonlazybind"},
  {ATTR_RETURNS_TWICE, "returns_twice"},
  {ATTR_SAFESTACK, "safestack"},
  {ATTR_SANITIZE_ADDRESS, "sanitize_address"},
  {ATTR_SANITIZE_MEMORY, "sanitize_memory"},
  {ATTR_SANITIZE_THREAD, "sanitize_thread"},
  {ATTR_SSP, "ssp"},
  {ATTR_SSPREQ, "sspreq"},
  {ATTR_SSPSTRONG, "sspstrong"},
  {ATTR_ALIGNSTACK, "alignstack"},
  {ATTR_UWTABLE, "uwtable"},
};
static bool is_extended(const Module *m, Ty t, AttrSet s) {
  return !ty_is_int(m, t) || ty_bits(m, t) >= 32 || attrset_has(m, s, ATTR_SIGNEXT) || attrset_has(m, s, ATTR_ZEROEXT);
}
static void clusters(const Nv *x, const Global *g) {
  static const char *const key[] = {"nvvm.cluster_dim", "nvvm.maxclusterrank", "nvvm.blocksareclusters"};
  enum { SM_CLUSTERS = 90 };
  bool some = false;
  for (unsigned i = 0; i < ARRAY_LEN(key); i++)
    some |= attrset_find_str(x->m, attrlist_fn(x->m, g->fattrs), str_of(key[i])) != NULL;
  if (!some) return;
  if (!g->fn || !fn_is_kernel(g->fn)) broken(x, g->pos, "cluster dimensions are supported on kernels only", g->name);
  else if (fn_sm(g->fn) && fn_sm(g->fn) < SM_CLUSTERS)
    broken(x, g->pos, "cluster dimensions are not supported before sm_90", g->name);
}
static void signature(const Nv *x, const Global *g) {
  const Module *m = x->m;
  AttrSet fa = attrlist_fn(m, g->fattrs);
  Str none = {NULL, 0};
  for (unsigned i = 0; i < ARRAY_LEN(refused); i++)
    if (attrset_has(m, fa, refused[i].kind))
      broken(x, g->pos, "function attribute is not supported", str_of(refused[i].name));
  if (!is_extended(m, ty_ret(m, g->type), attrlist_ret(m, g->fattrs)))
    broken(x, g->pos, "integer return values of less than 32 bits must be sign or zero extended", none);
  for (uint32_t i = 0; i < ty_nparams(m, g->type); i++)
    if (!is_extended(m, ty_param(m, g->type, i), attrlist_param(m, g->fattrs, i)))
      broken(x, g->pos, "integer parameters of less than 32 bits must be sign or zero extended", none);
  if (g->fn && fn_is_kernel(g->fn) && ty_ret(m, g->type) != TY_VOID)
    broken(x, g->pos, "kernels must return void", none);
  if (g->section) broken(x, g->pos, "functions in sections are not supported", none);
  if (g->align) broken(x, g->pos, "explicit alignment of functions is not supported", none);
  if (g->prefix) broken(x, g->pos, "prefix data is not supported", none);
  if (g->prologue) broken(x, g->pos, "prologue data is not supported", none);
  if (g->personality) broken(x, g->pos, "personality functions are not supported", none);
  if (g->gc) broken(x, g->pos, "garbage collection is not supported", none);
  clusters(x, g);
}

/* ---- instructions ---- */
static uint32_t space_of(const Nv *x, Val p) { return ty_addrspace(x->m, ty(x->f, p)); }
static void access(const Nv *x, Val v, Val p) {
  enum { SPACE_TENSOR = 6 };
  if (order_of(x->f, v) != ORD_NONE && !x->unified) wrong(x, v, "atomic loads and stores are not supported");
  if (space_of(x, p) == SPACE_TENSOR) wrong(x, v, "loads and stores in tensor memory are not supported");
}
static void exchange(const Nv *x, Val v) {
  const Fn *f = x->f;
  Ty t = ty(f, arg(f, v, 1));
  uint32_t bits = ty_is_int(x->m, t) ? ty_bits(x->m, t) : 0, s = space_of(x, arg(f, v, 0));
  if (bits != 32 && bits != 64 && bits != 128) wrong(x, v, "cmpxchg is supported on i32, i64 and i128 only");
  if (s != SPACE_GENERIC && s != SPACE_GLOBAL && s != SPACE_SHARED)
    wrong(x, v, "cmpxchg is supported in generic, global and shared memory only");
}
static void attachments(const Nv *x, Val v, uint32_t pragma) {
  Md node = md_get(x->f, v, pragma);
  if (!node || (node & MD_LOCAL_BIT)) return;
  const MdRec *r = md_rec(x->m, node);
  const MdRec *s = r->form == MDF_TUPLE && r->n && r->ops[0] ? md_rec(x->m, r->ops[0]) : NULL;
  if (!s || s->form != MDF_STRING || !str_eq(s->str, STR("llvm.loop.unroll.count")))
    wrong(x, v, "pragma unroll metadata must be llvm.loop.unroll.count");
}
static void instruction(const Nv *x, Val v) {
  const Fn *f = x->f;
  enum { MAX_ALIGN_LOG2 = 23 };
  switch (op(f, v)) {
  case OP_INDIRECTBR:
  case OP_INVOKE:
  case OP_RESUME:
  case OP_LANDINGPAD: wrong_op(x, v); break;
  case OP_LOAD: access(x, v, arg(f, v, 0)); break;
  case OP_STORE: access(x, v, arg(f, v, 1)); break;
  case OP_FENCE:
    if (!x->unified || (order_of(f, v) != ORD_ACQ_REL && order_of(f, v) != ORD_SEQ_CST)) wrong_op(x, v);
    break;
  case OP_ALLOCA:
    if (ty_addrspace(x->m, ty(f, v))) wrong(x, v, "Allocas are not supported on address spaces except Generic");
    if (align_exact(f, v) > 1u << MAX_ALIGN_LOG2) wrong(x, v, "alignment of an alloca is more than 2^23");
    break;
  case OP_ADDRSPACECAST: {
    Val p = arg(f, v, 0);
    if (space_of(x, p) != SPACE_GENERIC && space_of(x, v) != SPACE_GENERIC)
      wrong(x, v, "casts between two address spaces neither of which is generic are not supported");
    break;
  }
  case OP_CMPXCHG: exchange(x, v); break;
  case OP_CALL:
    if (mem_intrinsic_pointers(f, v) && call_intrinsic(f, v) != INTRIN_prefetch &&
        space_of(x, arg(f, v, 0)) == SPACE_CONST)
      wrong(x, v, "constant memory cannot be written by memset or memcpy");
    break;
  default: break;
  }
}

Change pass_nvvm_verify(Module *m, PassCtx *px) {
  Nv x = {.m = m, .px = px, .unified = px->opt[0] != 0};
  if (!triple_fits(&x)) broken(&x, 0, "unsupported target triple", m->triple);
  uint32_t pragma = md_kind(m, STR("pragma"));
  FOR_EACH_GLOB(m, g) {
    const Global *p = glob(m, g);
    if (!glob_is_fn(p) || p->intrinsic || str_starts(p->name, STR("llvm."))) continue;
    x.f = NULL;
    signature(&x, p);
    if (!p->fn) continue;
    x.f = p->fn;
    FOR_EACH_BLK(p->fn, b)
      FOR_EACH_INS(p->fn, b, v) {
        instruction(&x, v);
        attachments(&x, v, pragma);
      }
  }
  return CH_NONE;
}
