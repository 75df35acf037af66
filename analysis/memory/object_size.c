/* object_size.c: how many bytes there are from a pointer to its object's end.
 *
 *   %v = alloca [10 x i8]
 *   %p = getelementptr i8, ptr %v, i64 4          6 bytes
 *
 * Offsets of a select's and a phi's values add up on the way; a choice that cannot be followed is not known. */
#include "analysis/memory/object_size.h"
#include "analysis/memory/heap.h"
#include "analysis/memory/loads.h"
#include "ir/attr.h"
#include "ir/cap.h"
#include "ir/match.h"

typedef struct Asked {
  const Fn *f;
  SizeOf which;
  bool null_unknown;
  uint32_t looked; /* selects and phis */
} Asked;
static bool is_empty_alloca(const Fn *f, Val v) {
  Ty t = alloca_type(f, v);
  return ty_is_sized(f->m, t) && !ty_scalable(f->m, t) && ty_alloc_size(f->m, t) == 0;
}
/* The whole size of the object at b. */
static bool whole_size(const Asked *q, Val b, uint64_t *n) {
  const Fn *f = q->f;
  const Module *m = f->m;
  *n = 0;
  if (val_is_con(b)) {
    if (con_is_zero(&f->con, b)) return !q->null_unknown && ty_addrspace(m, ty(f, b)) == 0;
    if (con_kind(&f->con, b) != CON_GLOBAL) return false;
    const Global *g = glob(m, con_glob(&f->con, b));
    if (g->kind != GK_VAR) return false;
    /* another module's may be larger, but not smaller */
    if ((g->is_decl || glob_is_interposable(g)) && q->which != SIZE_LEAST) return false;
    *n = object_bytes(f, b);
    return *n != 0;
  }
  if (is_op(f, b, OP_ALLOCA)) {
    *n = object_bytes(f, b);
    return *n || is_empty_alloca(f, b);
  }
  if (is_arg(f, b)) {
    const Attr *a = attrset_find(m, arg_attrset(f, b), ATTR_BYVAL);
    *n = a && a->type && ty_is_sized(m, a->type) ? ty_alloc_size(m, a->type) : 0;
    return *n != 0;
  }
  return is_call(f, b) && !call_intrinsic(f, b) && heap_bytes(f, b, n);
}
static bool left(Asked *q, Val p, int64_t beyond, uint64_t *n);
/* The k-th value that a select or phi chooses, counted from 0; VAL_NONE: no more. */
static Val choice(const Fn *f, Val v, uint32_t k) {
  if (is_op(f, v, OP_SELECT)) return k < 2 ? arg(f, v, k + 1) : VAL_NONE;
  return k < nops(f, v) ? arg(f, v, k) : VAL_NONE;
}
static bool left_of_choice(Asked *q, Val v, int64_t off, uint64_t *n) {
  const Fn *f = q->f;
  bool any = false;
  Val c;
  if (at_cap(f->m, OBJECT_SIZE_CHOICES, q->looked++)) return false;
  for (uint32_t k = 0; (c = choice(f, v, k)); k++) {
    uint64_t x;
    if (c == v) continue;
    if (!left(q, c, off, &x)) return false;
    if (any && x != *n && q->which == SIZE_EXACT) return false;
    if (!any || (q->which == SIZE_LEAST ? x < *n : x > *n)) *n = x;
    any = true;
  }
  return any;
}
static bool left(Asked *q, Val p, int64_t beyond, uint64_t *n) {
  const Fn *f = q->f;
  int64_t off;
  bool in;
  Val b = ptr_base_offset(f, p, &off, &in);
  if (__builtin_add_overflow(off, beyond, &off)) return false;
  if (is_op(f, b, OP_SELECT) || is_op(f, b, OP_PHI)) return left_of_choice(q, b, off, n);
  if (!whole_size(q, b, n)) return false;
  *n = off < 0 || (uint64_t)off > *n ? 0 : *n - (uint64_t)off;
  return true;
}
Val objectsize_answer(Fn *f, Val p, Ty t, SizeOf which, bool null_unknown) {
  Asked q = {f, which, null_unknown, 0};
  uint64_t n;
  if (ty_is_vec(f->m, ty(f, p)) || !left(&q, p, 0, &n) || n > mask64(u32_min(ty_bits(f->m, t), 64))) return VAL_NONE;
  return con_int(&f->con, t, n);
}
