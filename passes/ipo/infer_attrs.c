/* infer_attrs.c: "inferattrs": what is known of library functions that are declared only: libdevice's
 * (libdevice.def).
 *
 *   declare i32 @__nv_clz(i32)  =>  declare range(i32 0, 33) i32 @__nv_clz(i32) mustprogress nocallback nofree norecurse nosync nounwind
 *                                           speculatable willreturn memory(none)
 *
 * A declaration of just that name and type in the module of a GPU (permissions) gets the attributes; `convergent`,
 * which front ends write on every declaration, goes: none of these functions talks to other threads. Definitions are
 * left to function-attrs. LLVM's pass of this name does the same for the C library of hosts. Keeps: everything but
 * attributes. Cost: one look per global, O(log rows) for names that start with __nv_. */
#include "passes/pass.h"
#include "passes/stat.h"
#include "support/fp.h"

typedef enum LibMem { MEM_SAFE, MEM_PURE, MEM_READS, MEM_WRITES } LibMem;
typedef struct LibFn {
  const char *name, *type;
  uint8_t mem, lo, hi; /* hi: the result is in [lo, hi) */
  uint16_t never;      /* classes of floats that the result never has */
} LibFn;
#define ANY 0, 0, 0
#define RANGE(LO, HI) LO, HI, 0
#define NEVER(CLASSES) 0, 0, CLASSES
static const LibFn row[] = {
#define LIBDEVICE(NAME, TYPE, MEMORY, RESULT, WHY) {NAME, TYPE, MEM_##MEMORY, RESULT},
#include "passes/ipo/libdevice.def"
};

static int cmp(Str a, const char *b) {
  size_t n = strlen(b);
  int c = memcmp(a.p, b, a.n < n ? a.n : n);
  return c ? c : (a.n > n) - (a.n < n);
}
static const LibFn *find(Str name) {
  if (!str_starts(name, STR("__nv_"))) return NULL;
  for (uint32_t lo = 0, hi = ARRAY_LEN(row); lo < hi;) {
    uint32_t mid = (lo + hi) / 2;
    int c = cmp(name, row[mid].name);
    if (!c) return &row[mid];
    if (c < 0) hi = mid;
    else lo = mid + 1;
  }
  return NULL;
}
static bool is_letter(const Module *m, Ty t, char c) {
  switch (c) {
  case 'v': return t == TY_VOID;
  case 'h':
  case 'i':
  case 'l': return ty_is_int(m, t) && ty_bits(m, t) == (c == 'h' ? 16u : c == 'i' ? 32u : 64u);
  case 'f': return t == TY_FLOAT;
  case 'd': return t == TY_DOUBLE;
  default: return ty_is_ptr(m, t) && ty_addrspace(m, t) == 0;
  }
}
static bool has_type(const Module *m, Ty fn, const char *type) {
  uint32_t n = ty_nparams(m, fn);
  if (ty_vararg(m, fn) || strlen(type) != n + 3 || !is_letter(m, ty_ret(m, fn), type[0])) return false;
  for (uint32_t i = 0; i < n; i++)
    if (!is_letter(m, ty_param(m, fn, i), type[2 + i])) return false;
  return true;
}
static AttrSet result_attrs(Module *m, AttrSet s, const LibFn *l) {
  if (l->hi && !attrset_has(m, s, ATTR_RANGE)) s = attrset_add_range(m, s, 32, l->lo, l->hi);
  const Attr *old = attrset_find(m, s, ATTR_NOFPCLASS);
  return l->never ? attrset_add_int(m, s, ATTR_NOFPCLASS, l->never | (old ? old->val : 0)) : s;
}
static AttrList lib_attrs(Module *m, const Global *g, const LibFn *l) {
  static const AttrKind all[] = {ATTR_MUSTPROGRESS, ATTR_NOCALLBACK, ATTR_NOFREE,    ATTR_NORECURSE,
                                 ATTR_NOSYNC,       ATTR_NOUNWIND,   ATTR_WILLRETURN};
  AttrList a = g->fattrs;
  AttrSet s = attrset_remove(m, attrlist_fn(m, a), ATTR_CONVERGENT);
  for (unsigned i = 0; i < ARRAY_LEN(all); i++) s = attrset_add_kind(m, s, all[i]);
  if (l->mem == MEM_SAFE) s = attrset_add_kind(m, s, ATTR_SPECULATABLE);
  const Attr *old = attrset_find(m, s, ATTR_MEMORY);
  uint64_t effect = l->mem <= MEM_PURE ? MEMEFF_NONE
                                       : (l->mem == MEM_READS ? MODREF_REF : MODREF_MOD) << (2 * MEMLOC_ARG);
  s = attrset_add_int(m, s, ATTR_MEMORY, old ? old->val & effect : effect);
  a = attrlist_with_ret(m, attrlist_with_fn(m, a, s), result_attrs(m, attrlist_ret(m, a), l));
  for (uint32_t i = 0; i < ty_nparams(m, g->type); i++) {
    if (!ty_is_ptr(m, ty_param(m, g->type, i))) continue;
    AttrSet p = attrlist_param(m, a, i);
    if (!attrset_has(m, p, ATTR_CAPTURES)) p = attrset_add_int(m, p, ATTR_CAPTURES, 0);
    if (!attrset_has(m, p, ATTR_READNONE) && !attrset_has(m, p, ATTR_READONLY) && !attrset_has(m, p, ATTR_WRITEONLY))
      p = attrset_add_kind(m, p, l->mem == MEM_READS ? ATTR_READONLY : ATTR_WRITEONLY);
    a = attrlist_with_param(m, a, i, p);
  }
  return a;
}

Change pass_inferattrs(Module *m, PassCtx *px) {
  if (!m->permissions) return CH_NONE;
  Change ch = CH_NONE;
  FOR_EACH_GLOB(m, g) {
    Global *p = glob(m, g);
    const LibFn *l = p->kind == GK_FUNC && p->is_decl && !p->cc ? find(p->name) : NULL;
    if (!l || !has_type(m, p->type, l->type) || attrlist_fn_has(m, p->fattrs, ATTR_NOBUILTIN)) continue;
    AttrList a = lib_attrs(m, p, l);
    if (a == p->fattrs) continue;
    p->fattrs = a;
    stat_add(px, ST_INFERATTRS, 1);
    ch |= CH_ATTR;
  }
  return ch;
}
