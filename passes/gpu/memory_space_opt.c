/* memory_space_opt.c: "memory-space-opt": the address spaces of pointers by where they come from, and what follows.
 *
 *   define ptx_kernel void @k(ptr %p, ptr byval({ptr, i32}) %s)     %q = load ptr, ptr %s
 *     %q = load ptr, ptr %s                                         %1 = addrspacecast ptr %q to ptr addrspace(1)
 *     %v = load float, ptr %q                                  =>   %v = load float, ptr addrspace(1) %1
 *     %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)               %c is false (second-time)
 *
 * The inference is that of infer_address_spaces.c (a pointer's set of spaces joins over phi and select; with one space
 * in it the pointer is resolved). What this pass knows beyond it:
 *  - pointers that lie in a kernel's byval parameters point to global memory, as pointers that are parameters do
 *    (track-indir-load; LLVM's NVPTXLowerArgs takes the same for granted): only where the parameter is never written;
 *  - an assumption that isspacep holds is one about the pointer, where it dominates (process-builtin-assume);
 *  - matrix loads and stores take a pointer of the space (wmma-memory-space-opt).
 * The second time, when functions are inlined, isspacep is answered where the space is known.
 *
 * A pointer of which it cannot be told where it points stays generic. NVIDIA's pass takes it for one to global memory
 * and warns; so does this one with strong-global-assumptions, which is off: the assumption is wrong for a pointer to
 * shared memory that a device function gets as an argument (docs/seed-deviations.md).
 *
 * Errors after which compilation goes on (the operation stays as it is): atomics on constant and local memory, vector
 * atomics on anything but global memory, matrix operations on constant and local memory.
 *
 * Parameters: first-time or second-time; warnings or no-warnings. Knobs: mem-space-alg (0 nothing, 1 chains without
 * phis and selects, 2 all), param-always-point-to-global, process-alloca-always, track-indir-load, track-int2ptr,
 * process-builtin-assume, wmma-memory-space-opt, strong-global-assumptions, dump-ir-before-memory-space-opt,
 * dump-ir-after-memory-space-opt, dump-memory-space-warnings; process-restrict (off) has the scopes of noalias
 * arguments written behind it. Cost: that of the inference and one walk. Keeps the
 * flow graph. */
#include "analysis/cfg/dom.h"
#include "analysis/memory/alias.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "ir/match.h"
#include "ir/text/text.h"
#include "passes/gpu/mem_intrinsic.h"
#include "passes/gpu/spaces.h"
#include "passes/remark.h"
#include "passes/stat.h"
#include "support/knob.h"

enum { SECOND_TIME = 1, NO_WARNINGS = 1 };

typedef struct Mso {
  Fn *f;
  PassCtx *px;
  bool warns, assumes_global;
} Mso;

static const char *place(const Mso *x) { return x->px->opt[0] ? "second" : "first"; }
static void say(const Mso *x, Severity s, Val v, const char *text) {
  const Module *m = x->f->m;
  uint32_t pos = pos_of(x->f, v);
  diag_add(x->px->diag, s, m->file, m->source, pos ? pos : DIAG_NO_POS, "%s", text);
}

/* ---- assumptions ---- */
static int32_t asked_space(unsigned id) {
  switch (id) {
  case INTRIN_nvvm_isspacep_global: return SPACE_GLOBAL;
  case INTRIN_nvvm_isspacep_const: return SPACE_CONST;
  case INTRIN_nvvm_isspacep_local: return SPACE_LOCAL;
  case INTRIN_nvvm_isspacep_shared: return SPACE_SHARED;
  case INTRIN_nvvm_isspacep_shared_cluster: return SPACE_CLUSTER;
  default: return 0;
  }
}
/* Behind assume(isspacep(p)) p is a pointer cast from the space: uses that this dominates get the cast, from which the
 * inference goes on. Uses that are such a cast stay, so that a second run finds nothing. */
static bool use_assumption(Fn *f, Val assume) {
  Val c = arg(f, assume, 0);
  int32_t space = val_is_con(c) ? 0 : asked_space(call_intrinsic(f, c));
  if (!space) return false;
  Val p = arg(f, c, 0), at = next_of(f, assume), there = VAL_NONE;
  if (val_is_con(p) || ty(f, p) != TY_PTR) return false;
  const Dom *d = dom(f);
  VecU32 uses = {0};
  FOR_EACH_USE(f, p, u) {
    Val w = use_user(f, u);
    if (w == c || is_op(f, w, OP_ADDRSPACECAST) || !dom_use(f, d, assume, w, use_index(f, u))) continue;
    vec_push(&uses, (uint32_t)w);
    vec_push(&uses, use_index(f, u));
  }
  if (uses.n) {
    Bld k = bld_before(f, at);
    Val in = emit_cast(&k, OP_ADDRSPACECAST, 0, p, ty_ptr(f->m, (uint32_t)space));
    there = emit_cast(&k, OP_ADDRSPACECAST, 0, in, TY_PTR);
  }
  for (uint32_t i = 0; i < uses.n; i += 2) opnd_set(f, (Val)uses.p[i], uses.p[i + 1], there);
  bool any = uses.n != 0;
  vec_free(&uses);
  return any;
}
static bool use_assumptions(Fn *f) {
  bool any = false;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS(f, b, v)
      if (is_intrinsic(f, v, INTRIN_assume) && is_op(f, v, OP_CALL)) any |= use_assumption(f, v);
  return any;
}

/* ---- what is left, and what cannot be done ---- */
static bool check(const Mso *x, Val v, uint32_t space) {
  const Fn *f = x->f;
  const char *text = NULL;
  bool atomic = is_op(f, v, OP_ATOMICRMW) || is_op(f, v, OP_CMPXCHG);
  if (atomic && ty_is_vec(f->m, ty(f, v)))
    text = space == SPACE_SHARED  ? "Cannot to vector atomic on shared memory"
           : space == SPACE_LOCAL ? "Cannot to vector atomic on local memory"
           : space == SPACE_CONST ? "Cannot to vector atomic on const memory"
                                  : NULL;
  else if (atomic)
    text = space == SPACE_CONST   ? "Cannot do atomic operation on const memory"
           : space == SPACE_LOCAL ? "Cannot do atomic on local memory"
                                  : NULL;
  else if (is_call(f, v))
    text = space == SPACE_CONST   ? "Cannot do WMMA on constant memory"
           : space == SPACE_LOCAL ? "Cannot do WMMA on local memory"
                                  : NULL;
  if (text) say(x, DIAG_WARNING, v, text);
  return text != NULL;
}
/* The space of an address by its type or, where that is generic, by what it is a cast of (matrix operations) or what
 * object it is in. */
static uint32_t space_of(const Fn *f, Val p) {
  if (ty_addrspace(f->m, ty(f, p))) return ty_addrspace(f->m, ty(f, p));
  if (is_op(f, p, OP_ADDRSPACECAST)) p = arg(f, p, 0);
  else if (val_is_con(p) && con_kind(&f->con, p) == CON_EXPR) {
    ConExpr e = con_expr_get(&f->con, p);
    if (e.op == OP_ADDRSPACECAST) p = e.ops[0];
  }
  Val object = alias_object(f, p);
  if (is_op(f, object, OP_ALLOCA)) return SPACE_LOCAL;
  if (is_arg(f, object) &&
      attrset_has(f->m, attrlist_param(f->m, fn_glob(f)->fattrs, arg_index(f, object)), ATTR_BYVAL))
    return fn_is_kernel(f) ? SPACE_PARAM : SPACE_LOCAL;
  return ty_addrspace(f->m, ty(f, p));
}
static bool settle(const Mso *x) {
  Fn *f = x->f;
  bool changed = false;
  bool dumps = knob_int(x->px->knobs, KNOB_DUMP_MEMORY_SPACE_WARNINGS) != 0;
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) {
      Val p = is_wmma_access(f, v) ? arg(f, v, 0) : address_of(f, v);
      if (!p || !ty_is_ptr(f->m, ty(f, p)) || check(x, v, space_of(f, p)) || space_of(f, p)) continue;
      remark(x->px, MSO_GENERIC, f, v, ra_val(p));
      if (dumps)
        sb_fmt(x->px->err, "memory-space-opt (%s time): %.*s: cannot tell what pointer points to\n", place(x),
               (int)fn_glob(f)->name.n, fn_glob(f)->name.p);
      if (!x->assumes_global || is_call(f, v) || val_is_con(p)) continue;
      if (x->warns) say(x, DIAG_WARNING, v, "Cannot tell what pointer points to, assuming global memory space");
      Bld k = bld_before(f, v);
      Val g = emit_cast(&k, OP_ADDRSPACECAST, 0, p, ty_ptr(f->m, SPACE_GLOBAL));
      opnd_set(f, v, is_op(f, v, OP_STORE) ? 1 : 0, g);
      stat_add(x->px, ST_MSO_ASSUMED, 1);
      changed = true;
    }
  return changed;
}
static void dump(const Mso *x, KnobId knob, const char *when) {
  if (!knob_int(x->px->knobs, knob)) return;
  sb_fmt(x->px->err, "*** IR %s memory-space-opt (%s time) ***\n", when, place(x));
  ir_print_fn(x->f, x->px->err);
}

Change pass_memory_space_opt(Fn *f, PassCtx *px) {
  const Knobs *k = px->knobs;
  int64_t alg = knob_int(k, KNOB_MEM_SPACE_ALG);
  if (!alg || !str_starts(f->m->triple, STR("nvptx"))) return CH_NONE;
  Mso x = {.f = f, .px = px, .warns = px->opt[1] != NO_WARNINGS};
  x.assumes_global = knob_int(k, KNOB_STRONG_GLOBAL_ASSUMPTIONS) != 0;
  dump(&x, KNOB_DUMP_IR_BEFORE_MEMORY_SPACE_OPT, "before");
  unsigned what = alg < 2 ? SP_CHAINS_ONLY : 0;
  if (knob_int(k, KNOB_PARAM_ALWAYS_POINT_TO_GLOBAL)) what |= SP_KERNEL_ARGS;
  if (knob_int(k, KNOB_PROCESS_ALLOCA_ALWAYS)) what |= SP_ALLOCAS;
  if (knob_int(k, KNOB_TRACK_INT2PTR)) what |= SP_INTEGERS;
  if (knob_int(k, KNOB_TRACK_INDIR_LOAD) && (what & SP_KERNEL_ARGS)) what |= SP_LOADED;
  if (knob_int(k, KNOB_WMMA_MEMORY_SPACE_OPT)) what |= SP_WMMA;
  if (x.assumes_global) what |= SP_LOADED_CONST;
  if (px->opt[0] == SECOND_TIME) what |= SP_QUERIES;
  Change ch = CH_NONE;
  if (knob_int(k, KNOB_PROCESS_BUILTIN_ASSUME) && use_assumptions(f)) ch |= CH_VAL;
  uint32_t answered;
  ch |= spaces_rewrite(f, px, what, &answered);
  stat_add(px, ST_MSO_ANSWERED, answered);
  if (settle(&x)) ch |= CH_VAL | CH_MEM;
  if (knob_int(k, KNOB_PROCESS_RESTRICT)) ch |= restrict_scopes(f, px, false);
  dump(&x, KNOB_DUMP_IR_AFTER_MEMORY_SPACE_OPT, "after");
  return ch;
}
