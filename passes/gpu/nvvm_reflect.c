/* nvvm_reflect.c: answers __nvvm_reflect("...") and llvm.nvvm.reflect, the questions libdevice asks of its compiler.
 *
 *   @s = constant [11 x i8] c"__CUDA_FTZ\00"
 *   %r = call i32 @__nvvm_reflect(ptr @s)     =>    0 (or 1 when the module flag nvvm-reflect-ftz is set)
 *
 * __CUDA_ARCH: ten times the sm number of the function's "target-cpu" (sm_90: 900; -mcpu gives it to functions
 * without); __CUDA_FTZ: the module flag; anything else: 0. Terminators whose condition became constant are folded, so
 * that bodies for other architectures go away at once. Source: LLVM's NVPTX usage guide ("Reflection parameters").
 * Cost: linear.
 */
#include "analysis/value/launch.h"
#include "ir/edit.h"
#include "ir/intrinsic.h"
#include "passes/pass.h"
#include "passes/stat.h"
#include "passes/util/answers.h"

/* The string constant a pointer leads to, without its final NUL; false when it is not known. */
static bool string_at(const Fn *f, Val p, Str *out) {
  const Module *m = f->m;
  const ConPool *pool = &f->con;
  while (!val_is_con(p)) {
    if (!is_cast(f, p) && !(is_op(f, p, OP_CALL) && call_nargs(f, p) == 1 && call_intrinsic(f, p)))
      return false; /* nvvm.ptr.constant.to.gen and kin */
    p = arg(f, p, 0);
  }
  p = con_twin(pool, p);
  while (con_kind(pool, p) == CON_EXPR && con_nops(pool, p) >= 1) {
    ConExpr e = con_expr_get(pool, p);
    if (e.op != OP_ADDRSPACECAST && e.op != OP_BITCAST) return false;
    p = con_twin(pool, e.ops[0]);
  }
  if (con_kind(pool, p) != CON_GLOBAL) return false;
  const Global *g = glob(m, con_glob(pool, p));
  if (g->kind != GK_VAR || !g->constant || !g->init || con_kind(&m->con, g->init) != CON_DATA) return false;
  size_t n;
  const uint8_t *b = con_data_bytes(&m->con, g->init, &n);
  while (n && b[n - 1] == 0) n--;
  *out = (Str){(const char *)b, (uint32_t)n};
  return true;
}
static Change reflect_fn(Fn *f, PassCtx *px) {
  Module *m = f->m;
  Change ch = CH_NONE;
  Glob legacy = glob_find(m, STR("__nvvm_reflect")), ocl = glob_find(m, STR("__nvvm_reflect_ocl"));
  VecU32 users = {0};
  FOR_EACH_BLK(f, b)
    FOR_EACH_INS_SAFE(f, b, v) {
      if (!is_op(f, v, OP_CALL)) continue;
      Glob t = call_target(f, v);
      if (call_intrinsic(f, v) != INTRIN_nvvm_reflect && !(t && (t == legacy || t == ocl))) continue;
      Str key;
      if (call_nargs(f, v) != 1 || !ty_is_int(m, ty(f, v)) || !string_at(f, arg(f, v, 0), &key)) continue;
      uint64_t x = 0;
      if (str_eq(key, STR("__CUDA_FTZ"))) (void)md_module_flag_int(m, STR("nvvm-reflect-ftz"), &x);
      else if (str_eq(key, STR("__CUDA_ARCH"))) x = 10u * fn_sm(f);
      answer_give(f, v, con_int(&f->con, ty(f, v), x), &users);
      stat_add(px, ST_REFLECT_CALLS, 1);
      ch |= CH_VAL | CH_CALL;
    }
  return ch | answers_fold(f, px, &users);
}

Change pass_nvvm_reflect(Module *m, PassCtx *px) {
  Change ch = CH_NONE;
  FOR_EACH_FN(m, g) ch |= reflect_fn(glob(m, g)->fn, px);
  return ch;
}
