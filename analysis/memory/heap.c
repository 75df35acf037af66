/* heap.c: which calls give and take back memory. Contract: heap.h. Compare LLVM's MemoryBuiltins. */
#include "analysis/memory/heap.h"
#include "ir/attr.h"
#include "ir/effects.h"
#include "ir/match.h"

typedef enum Role { ALLOCATES, REALLOCATES, FREES } Role;
enum { NONE = 255 };
#define NO_FACTOR UINT32_MAX /* as allocsize has it */
typedef struct HeapFn {
  const char *name, *family;
  Role role;
  bool gpu;     /* a GPU has it, too */
  uint8_t a, b; /* the size is argument a, or a times b; NONE: no size, one factor */
} HeapFn;
static const HeapFn c_fns[] = {
  {"malloc", "malloc", ALLOCATES, true, 0, NONE},
  {"calloc", "malloc", ALLOCATES, false, 0, 1},
  {"aligned_alloc", "malloc", ALLOCATES, false, 1, NONE},
  {"memalign", "malloc", ALLOCATES, false, 1, NONE},
  {"valloc", "malloc", ALLOCATES, false, 0, NONE},
  {"realloc", "malloc", REALLOCATES, false, 1, NONE},
  {"free", "malloc", FREES, true, NONE, NONE},
};
/* operator new, new[], delete and delete[] of C++, whose mangled names end in what they take. */
static const HeapFn cpp_fns[] = {
  {"_Znw", "_Znw", ALLOCATES, false, 0, NONE},
  {"_Zna", "_Zna", ALLOCATES, false, 0, NONE},
  {"_ZdlPv", "_Znw", FREES, false, NONE, NONE},
  {"_ZdaPv", "_Zna", FREES, false, NONE, NONE},
};
static bool is_cpp_tail(Str s) {
  static const char *const tails[] = {"", "St11align_val_t", "RKSt9nothrow_t", "St11align_val_tRKSt9nothrow_t"};
  if (s.n && (s.p[0] == 'm' || s.p[0] == 'j')) s.p++, s.n--; /* the size */
  for (uint32_t i = 0; i < ARRAY_LEN(tails); i++)
    if (str_eq(s, str_of(tails[i]))) return true;
  return false;
}
static const HeapFn *of_name(Str s) {
  if (s.n > 4 && s.p[0] == '_') {
    for (uint32_t i = 0; i < ARRAY_LEN(cpp_fns); i++) {
      Str head = str_of(cpp_fns[i].name);
      if (str_starts(s, head) && is_cpp_tail((Str){s.p + head.n, s.n - head.n})) return &cpp_fns[i];
    }
    return NULL;
  }
  for (uint32_t i = 0; i < ARRAY_LEN(c_fns); i++)
    if (str_eq(s, str_of(c_fns[i].name))) return &c_fns[i];
  return NULL;
}
static const HeapFn *by_name(const Fn *f, Val call) {
  Str s = lib_call_name(f, call);
  if (!s.n || !nops(f, call) || !call_nargs(f, call)) return NULL;
  const HeapFn *k = of_name(s);
  if (!k || (f->m->permissions && !k->gpu)) return NULL;
  Ty first = ty(f, arg(f, call, 0));
  bool fits = k->role == FREES ? ty_is_ptr(f->m, first) && ty(f, call) == TY_VOID : ty_is_ptr(f->m, ty(f, call));
  return fits ? k : NULL;
}
/* What the call or the function called says; NULL. */
static const Attr *fn_attr(const Fn *f, Val call, AttrKind kind, Str text) {
  const Module *m = f->m;
  AttrSet s = attrlist_fn(m, call_rec(f, call)->attrs);
  const Attr *a = text.n ? attrset_find_str(m, s, text) : attrset_find(m, s, kind);
  Glob g = a ? GLOB_NONE : call_target(f, call);
  if (!g || !glob_is_fn(glob(m, g))) return a;
  s = attrlist_fn(m, glob(m, g)->fattrs);
  return text.n ? attrset_find_str(m, s, text) : attrset_find(m, s, kind);
}
static bool says(const Fn *f, Val call, uint64_t kinds) {
  const Attr *a = fn_attr(f, call, ATTR_ALLOCKIND, (Str){0});
  return a && (a->val & kinds);
}
static Str family(const Fn *f, Val call, const HeapFn *k) {
  const Attr *a = k ? NULL : fn_attr(f, call, ATTR_ALLOCKIND, STR("alloc-family"));
  return k ? str_of(k->family) : a ? a->str : (Str){0};
}

bool heap_allocates(const Fn *f, Val call) {
  if (!is_call(f, call) || call_intrinsic(f, call)) return false;
  const HeapFn *k = by_name(f, call);
  return k ? k->role == ALLOCATES : says(f, call, ALLOCKIND_ALLOC) && ty_is_ptr(f->m, ty(f, call));
}
bool heap_frees(const Fn *f, Val free, Val alloc) {
  if (!is_call(f, free) || call_intrinsic(f, free) || !call_nargs(f, free)) return false;
  const HeapFn *k = by_name(f, free);
  if (k ? k->role != FREES : !says(f, free, ALLOCKIND_FREE) || !call_param_attr(f, free, 0, ATTR_ALLOCPTR))
    return false;
  Str a = family(f, free, k), b = family(f, alloc, by_name(f, alloc));
  return a.n && str_eq(a, b);
}
static bool const_arg(const Fn *f, Val call, uint32_t i, uint64_t *x) {
  return i < call_nargs(f, call) && val_is_con(arg(f, call, i)) &&
         con_u64(&f->con, con_twin(&f->con, arg(f, call, i)), x);
}
/* Argument a, or a times b; b is NO_FACTOR: none. */
static bool product(const Fn *f, Val call, uint32_t a, uint32_t b, uint64_t *n) {
  uint64_t x, y = 1;
  if (!const_arg(f, call, a, &x) || (b != NO_FACTOR && !const_arg(f, call, b, &y))) return false;
  return !__builtin_mul_overflow(x, y, n);
}
bool alloc_size(const Fn *f, Val call, uint64_t *n) {
  const Attr *s = fn_attr(f, call, ATTR_ALLOCSIZE, (Str){0});
  return s && product(f, call, (uint32_t)(s->val >> 32), (uint32_t)s->val, n);
}
bool heap_bytes(const Fn *f, Val call, uint64_t *n) {
  if (fn_attr(f, call, ATTR_ALLOCSIZE, (Str){0})) return alloc_size(f, call, n);
  const HeapFn *k = by_name(f, call);
  return k && k->a != NONE && product(f, call, k->a, k->b == NONE ? NO_FACTOR : k->b, n);
}
