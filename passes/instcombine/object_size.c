/* object_size.c: how many bytes there are from a pointer to its object's end, where object and offset are known.
 *
 *   %v = alloca [10 x i8]
 *   %p = getelementptr i8, ptr %v, i64 4
 *   %n = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 false, i1 false)     ->     i64 6
 *
 * Of a choice both sides must agree. What is not known stays a question, which the back end answers. Compare LLVM's lowerObjectSizeCall, ObjectSizeOffsetVisitor. Cap: LOADS_STEPS. */
#include "analysis/memory/loads.h"
#include "ir/cap.h"
#include "ir/effects.h"
#include "ir/match.h"
#include "passes/instcombine/instcombine_int.h"

/* What the host's allocators are asked for: one argument, or the product of two. */
static bool allocated(const Fn *f, Val call, uint64_t *n) {
  static const struct {
    const char *name;
    uint8_t a, b; /* b: 255 none */
  } table[] = {{"malloc", 0, 255},        {"calloc", 0, 1},   {"realloc", 1, 255},
               {"aligned_alloc", 1, 255}, {"valloc", 0, 255}, {"_Znwm", 0, 255},
               {"_Znam", 0, 255},         {"_Znwj", 0, 255},  {"_Znaj", 0, 255}};
  uint32_t a, b;
  if (alloc_size_args(f, call, &a, &b)) return alloc_bytes(f, call, a, b, n);
  Str name = host_call_name(f, call);
  for (uint32_t i = 0; i < ARRAY_LEN(table); i++)
    if (str_eq(str_of(table[i].name), name))
      return alloc_bytes(f, call, table[i].a, table[i].b == 255 ? UINT32_MAX : table[i].b, n);
  return false;
}
static bool is_empty_alloca(const Fn *f, Val v) {
  Ty t = alloca_type(f, v);
  return ty_is_sized(f->m, t) && !ty_scalable(f->m, t) && ty_alloc_size(f->m, t) == 0;
}
/* The whole size of the object at b. */
static bool whole_size(const Fn *f, Val b, bool null_unknown, uint64_t *n) {
  const Module *m = f->m;
  *n = 0;
  if (val_is_con(b)) {
    if (con_is_zero(&f->con, b)) return !null_unknown && ty_addrspace(m, ty(f, b)) == 0;
    if (con_kind(&f->con, b) != CON_GLOBAL) return false;
    const Global *g = glob(m, con_glob(&f->con, b));
    if (g->kind != GK_VAR || g->is_decl || glob_is_interposable(g)) return false;
    *n = object_bytes(f, b);
    return *n != 0;
  }
  if (is_op(f, b, OP_ALLOCA)) {
    *n = object_bytes(f, b);
    return *n || is_empty_alloca(f, b);
  }
  return is_call(f, b) && !call_intrinsic(f, b) && allocated(f, b, n);
}
static bool bytes_left(const Fn *f, Val p, bool null_unknown, unsigned depth, uint64_t *n) {
  int64_t off;
  bool in;
  Val b = ptr_base_offset(f, p, &off, &in);
  if (is_op(f, b, OP_SELECT) && off == 0) {
    uint64_t other;
    return depth < 2 && bytes_left(f, arg(f, b, 1), null_unknown, depth + 1, n) &&
           bytes_left(f, arg(f, b, 2), null_unknown, depth + 1, &other) && *n == other;
  }
  if (!whole_size(f, b, null_unknown, n)) return false;
  *n = off < 0 || (uint64_t)off > *n ? 0 : *n - (uint64_t)off;
  return true;
}
Val comb_object_size(FoldCtx *x, const RuleMatch *m) {
  Fn *f = x->f;
  Ty t = m->root->type;
  Val unknown = m->root->ops[2];
  uint64_t n;
  if (!is_int_con(f, unknown) || ty_is_vec(f->m, ty(f, m->root->ops[0]))) return VAL_NONE;
  if (!bytes_left(f, m->root->ops[0], !con_is_zero(&f->con, unknown), 0, &n)) return VAL_NONE;
  if (n > mask64(u32_min(ty_bits(f->m, t), 64))) return VAL_NONE;
  return con_int(&f->con, t, n);
}
